"""Lets a test set a server's clock back: `consigliere serve --load tests.table.clock_set_back`, then SIGUSR1.

Each signal sets the wall clock back by an hour. The bots' worker processes load it too, and have no clock to set.
"""

import signal
import time

from consigliere.table.base import clock

turns: list[float] = []

clock.now = lambda: time.time() - sum(turns)
signal.signal(signal.SIGUSR1, lambda *_: turns.append(3600.0))
