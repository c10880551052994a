"""`python -m tests.browser.dealt SECRET DATABASE`: a server whose new tables all have this secret, so that a test knows
what will be dealt. It is made in Python: no option and no variable of `consigliere serve` can do this."""

from __future__ import annotations

import sys

from consigliere.table.base.settings import Settings
from consigliere.table.web.command import run

from .stage import PACE

if __name__ == "__main__":
    secret, database = sys.argv[1:]
    # Bots are given all the time they need on a busy machine: the move they would make instead is by lot.
    settings = Settings(database, limits=False, think=120.0, pace=float(PACE), window=0.0, secret=bytes.fromhex(secret))
    run(settings, "127.0.0.1", 0)
