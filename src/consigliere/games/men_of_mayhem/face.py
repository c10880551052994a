"""Sons of Anarchy: Men of Mayhem, announced: what its box says."""

from __future__ import annotations

from consigliere.drawing import Announced

FACE = Announced(__package__, players=(3, 6), minutes=(60, 90))
