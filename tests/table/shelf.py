"""Puts the test games on a server's shelf: `consigliere serve --load tests.table.shelf`."""

from consigliere.games import register
from tests import bidding, toy

register(toy.TITLE)
register(bidding.TITLE)
