"""The base class of a question to one side."""

from __future__ import annotations

from consigliere.engine import Decision

from .state import Petrograd
from .step_checks import played_by


class SideDecision(Decision[Petrograd]):
    """A decision of the side that is its first field. One with more fields has its own `__init__`."""

    __slots__ = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side

    def problems(self, g: Petrograd) -> list[str]:
        return played_by(g, self.side)

    def deciders(self, g: Petrograd) -> tuple[int, ...]:
        """The seat that plays the side; override it if there may be nothing to ask."""
        return g.rules.asked[self.side]
