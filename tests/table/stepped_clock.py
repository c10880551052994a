"""A server whose clocks stand still until the test advances them: `consigliere serve --load tests.table.stepped_clock`,
then SIGUSR1.

Each signal advances the clocks by one window. So a hidden window lasts until the test has seen what it waits for, on
any machine. Bots must have no pace, because no time passes for them either.
"""

from __future__ import annotations

import signal
import time

from consigliere.table.base import clock
from consigliere.table.play.clerk import Clerk

WINDOW = 5.0  # seconds of the table's hidden windows
LOOKS = 0.2  # seconds until the clerk checks again whether a window is over

BEGAN = time.time()
turns: list[float] = []
set_alarm = Clerk._set_timer

clock.now = lambda: BEGAN + sum(turns)
clock.ticks = lambda: sum(turns)
# A timer runs in real time, which has nothing to do with the simulated clock.
Clerk._set_timer = lambda clerk, table, left: set_alarm(clerk, table, min(left, LOOKS))  # type: ignore[assignment, method-assign]
signal.signal(signal.SIGUSR1, lambda *_: turns.append(WINDOW))
