"""Sample Game for the kernel: rules only."""

from __future__ import annotations

from typing import Any

from consigliere.engine import PASS, Chance, Facts, Option, Seat, Title, seat_id

from . import components, view
from .components import COINS, COPIES, DATA, HAND, KIND_IDS
from .state import SampleGameState
from .steps import DOUBT, LONGEST, LOSE, STEAL, STEPS, STRIKE, WORK, Turn


class SampleGame(Title[SampleGameState]):
    """Two to five seats, one lie at a time."""

    id = "sample_game"
    version = 1  # raise it whenever a stored game would continue differently
    facts = Facts(
        players=(DATA["meta"]["players_min"], DATA["meta"]["players_max"]),
        minutes=(5, 15),
        hidden=True,
        simultaneous=True,
        endings=("last_one", "forty_turns"),
        longest=LONGEST,
    )
    settings = ()
    steps = {cls.__name__: cls for cls in STEPS}
    seat_fields = ("seat", "claimant", "victim", "thief")

    def start(self, seats: int, options: dict[str, Any], chance: Chance) -> SampleGameState:
        """The table before the first turn: cards and coins are dealt. [SG-SET-01, SG-SET-02]"""
        g = SampleGameState.make(chance, turns=0, deck=(), hands=(), shown=((),) * seats, coins=(COINS,) * seats)
        cards = [kind for kind, copies in enumerate(COPIES) for _ in range(copies)]
        g.shuffle(cards)
        g.hands = tuple([tuple(sorted([cards.pop() for _ in range(HAND)])) for _ in range(seats)])
        g.deck = tuple(cards)
        g.then(Turn(0))
        return g

    def view(self, g: SampleGameState, seat: Seat | None) -> dict[str, Any]:
        return view.view(g, seat)

    def determinize(self, g: SampleGameState, seat: Seat | None, chance: Chance) -> SampleGameState:
        return view.determinize(g, seat, chance)

    def position(self, g: SampleGameState) -> dict[str, Any]:
        return view.write(g)

    def restore(self, position: dict[str, Any], seats: int, options: dict[str, Any], chance: Chance) -> SampleGameState:
        return view.read(position, seats, chance)

    def problems(self, g: SampleGameState) -> list[str]:
        return view.problems(g)

    def check_data(self, data: dict[str, Any] | None = None) -> list[str]:
        return components.check() if data is None else components.check(data)

    def value(self, g: SampleGameState, seat: Seat) -> float:
        """Cards are lives; coins threaten others."""
        if g.result is not None:
            return g.result.share(seat)
        worth = [len(hand) * 10 + min(have, 6) if hand else 0 for hand, have in zip(g.hands, g.coins, strict=True)]
        return worth[seat] / sum(worth)

    def actions(self, seats: int, options: dict[str, Any]) -> tuple[Option, ...]:
        aimed = [Option(verb, seat_id(seat)) for verb in (STEAL, STRIKE) for seat in range(seats)]
        return (WORK, *aimed, *[Option(LOSE, kind) for kind in KIND_IDS], DOUBT, PASS)


TITLE = SampleGame()
