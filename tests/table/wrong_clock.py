"""Lets a test turn the hands of a server's clock: `consigliere serve --load tests.table.wrong_clock`, then SIGUSR1.

Each signal sets the time of day back by an hour. Processes in which bots think load it too, and have no clock to turn.
"""

import signal
import time

from consigliere.table.base import clock

turns: list[float] = []

clock.now = lambda: time.time() - sum(turns)
signal.signal(signal.SIGUSR1, lambda *_: turns.append(3600.0))
