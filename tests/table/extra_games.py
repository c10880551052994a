"""Registers the test games on a server: `consigliere serve --load tests.table.extra_games`."""

from consigliere.games import register
from tests import bidding, toy

register(toy.TITLE)
register(bidding.TITLE)
