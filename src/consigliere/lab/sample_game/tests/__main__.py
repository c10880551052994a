"""`python -m sample_game.tests`: write the golden games and the playthrough."""

from .nets import write

for file in write():
    print(file)
