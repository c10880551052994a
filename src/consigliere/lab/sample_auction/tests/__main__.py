"""`python -m sample_auction.tests`: the golden games and the playthrough, written anew."""

from .nets import write

for file in write():
    print(file)
