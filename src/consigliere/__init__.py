"""Consigliere: one table for five games of power.

>>> import consigliere as cg
>>> match = cg.new("dual_powers", seats=2, seed=7)
>>> match.play(0, match.options(0)[0])
>>> match.deciders
(1,)
"""

from .engine import (
    BadPosition,
    ConsigliereError,
    IllegalMove,
    NotUnderstood,
    NotYours,
    Option,
    Result,
    Stale,
)
from .match import GameInfo, Match, from_position, load, new, scene, titles

__version__ = "1.0.0"

__all__ = [
    "BadPosition",
    "ConsigliereError",
    "GameInfo",
    "IllegalMove",
    "Match",
    "NotUnderstood",
    "NotYours",
    "Option",
    "Result",
    "Stale",
    "from_position",
    "load",
    "new",
    "scene",
    "titles",
]
