"""The two clocks. `now` is the wall clock, which is stored and may be set back; `ticks` is monotonic.

Everything that waits measures by `ticks`. Tests replace `now`.
"""

from __future__ import annotations

import time


def now() -> float:
    """Return seconds since 1970 by the system clock."""
    return time.time()


def ticks() -> float:
    """Return seconds since an arbitrary moment. This clock is never set back."""
    return time.monotonic()
