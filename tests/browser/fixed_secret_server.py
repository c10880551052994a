"""A server whose new tables all have a given secret, so that a test knows what is dealt.

`python -m tests.browser.fixed_secret_server SECRET DATABASE`. No option or variable of `consigliere serve` can do this.
"""

from __future__ import annotations

import sys

from consigliere.table.base.settings import Settings
from consigliere.table.web.command import run

from .live_server import PACE

if __name__ == "__main__":
    secret, database = sys.argv[1:]
    # Bots get all the time they need on a busy machine: without it they would fall back to a random move.
    settings = Settings(database, limits=False, think=120.0, pace=float(PACE), window=0.0, secret=bytes.fromhex(secret))
    run(settings, "127.0.0.1", 0)
