"""How much the random tests play.

`make test` plays a part of the games, worlds and positions. `make test-long` (each night in CI) runs the same tests
with all of them.
"""

from __future__ import annotations

import os
from typing import TypeVar

T = TypeVar("T")

LONG = bool(os.environ.get("LONG_TESTS"))


def effort(usual: T, long: T) -> T:
    """A number for `make test`, and another for `make test-long`."""
    return long if LONG else usual
