"""La Famiglia: The Great Mafia War, announced: what its box says."""

from __future__ import annotations

from consigliere.drawing import Announced

FACE = Announced(__package__, players=(4, 4), minutes=(120, 180))
