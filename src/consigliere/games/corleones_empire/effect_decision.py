"""The base class of a question that an effect asks."""

from __future__ import annotations

from consigliere.engine import SeatDecision

from .components import EFFECT_IDS
from .state import Empire


class EffectDecision(SeatDecision[Empire]):
    """A decision of the seat that carries out an effect. One with more fields has its own `__init__`."""

    __slots__ = ("effect",)

    def __init__(self, seat: int, effect: int) -> None:
        self.seat = seat
        self.effect = effect

    def question_facts(self, g: Empire, seat: int) -> dict[str, object]:
        return {"effect": EFFECT_IDS[self.effect]}
