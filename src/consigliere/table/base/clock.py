"""The two clocks. `now` is the time of day, which goes into the store and may be set back; `ticks` only ever grows.

Whatever waits measures by `ticks`; tests turn the hands of `now`.
"""

from __future__ import annotations

import time


def now() -> float:
    """Seconds since 1970, as the machine has it."""
    return time.time()


def ticks() -> float:
    """Seconds since some moment, never turned back."""
    return time.monotonic()
