"""The two clocks. `now` is the wall clock, which is stored and may be set back; `ticks` is monotonic.

Everything that waits measures by `ticks`. Tests replace `now`.
"""

from __future__ import annotations

import time


def now() -> float:
    """Seconds since 1970, as the machine has it."""
    return time.time()


def ticks() -> float:
    """Seconds since some moment, never turned back."""
    return time.monotonic()
