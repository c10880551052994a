"""How a game ended."""

from __future__ import annotations

from typing import Any, NamedTuple

from .option import Seat


class Result(NamedTuple):
    """`winners` share the first place; `scores` are the points; `reason` names the way it ended.

    If seats play in teams, `teams` lists them: all of a winning team are among the winners, and each seat's score is
    its team's. If scores are equal and the rules still rank the seats, `ties` has a number for each seat; more is
    better.
    """

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    reason: str
    teams: tuple[tuple[Seat, ...], ...] = ()
    ties: tuple[int, ...] = ()

    @property
    def ranking(self) -> tuple[tuple[Seat, ...], ...]:
        """Places from first to last; tied seats share one. Winners always come first."""
        standing = list(zip(self.scores, self.ties or (0,) * len(self.scores), strict=True))
        rest = [seat for seat in range(len(standing)) if seat not in self.winners]
        places = [
            tuple([seat for seat in rest if standing[seat] == one])
            for one in sorted({standing[seat] for seat in rest}, reverse=True)
        ]
        return ((self.winners, *places)) if self.winners else tuple(places)

    def share(self, seat: Seat) -> float:
        """A seat's share of one point that the winners split."""
        if seat not in self.winners:
            return 0.0
        if self.teams:  # a team wins as one, however many seats it has
            return 1.0 / sum(1 for team in self.teams if team[0] in self.winners)
        return 1.0 / len(self.winners)

    def to_json(self) -> dict[str, Any]:
        """The result as JSON data, as views and positions hold it."""
        found: dict[str, Any] = {"winners": list(self.winners), "scores": list(self.scores), "reason": self.reason}
        if self.teams:
            found["teams"] = [list(team) for team in self.teams]
        if self.ties:
            found["ties"] = list(self.ties)
        return found
