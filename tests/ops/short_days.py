"""Tables over days that take minutes: `consigliere serve --load tests.ops.short_days`, for the soak.

Only lengths of time change. Everything that measures, stores and obeys them is as it is.
"""

from __future__ import annotations

from consigliere.table.base import seat_clock
from consigliere.table.base.seat_clock import PACES, Pace
from consigliere.table.notice import collecting
from consigliere.table.play import days, notices

PACES["brisk"] = Pace(bank=30.0, increment=10.0, cap=60.0, window=30.0)
PACES["steady"] = Pace(bank=60.0, increment=20.0, cap=120.0, window=40.0)
PACES["easy"] = Pace(bank=120.0, increment=30.0, cap=240.0, window=60.0)
seat_clock.GRID = 15.0
seat_clock.SOONEST = 5.0
days.CARETAKER = 45.0
notices.SETTLE = collecting.SETTLE = 5.0  # type: ignore[attr-defined]
collecting.EVERY = 20.0
