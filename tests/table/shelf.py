"""Puts the toy game on a server's shelf: `consigliere serve --load tests.table.shelf`."""

from consigliere.games import register
from tests.toy import TITLE

register(TITLE)
