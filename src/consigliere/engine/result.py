"""How a game ended."""

from __future__ import annotations

from typing import Any, NamedTuple

from .option import Seat


class Result(NamedTuple):
    """`winners` share the first place; `scores` are what the game counts; `reason` names the way it ended."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    reason: str

    @property
    def ranking(self) -> tuple[tuple[Seat, ...], ...]:
        """Places from first to last; seats on one place share it. Winners always come first."""
        rest = sorted({s for i, s in enumerate(self.scores) if i not in self.winners}, reverse=True)
        places = [tuple(i for i, s in enumerate(self.scores) if s == score and i not in self.winners) for score in rest]
        return ((self.winners, *places)) if self.winners else tuple(places)

    def share(self, seat: Seat) -> float:
        """What a seat takes of one point that the winners split."""
        return 1.0 / len(self.winners) if seat in self.winners else 0.0

    def to_json(self) -> dict[str, Any]:
        return {"winners": list(self.winners), "scores": list(self.scores), "reason": self.reason}
