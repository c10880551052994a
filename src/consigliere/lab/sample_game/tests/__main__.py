"""`python -m sample_game.tests`: the golden games and the playthrough, written anew."""

from .nets import write

for file in write():
    print(file)
