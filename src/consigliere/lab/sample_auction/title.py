"""Sample Auction for the kernel: rules only."""

from __future__ import annotations

from typing import Any

from consigliere.engine import Chance, Facts, Option, Seat, Setting, Title

from . import components, view
from .components import COINS, CONSOLATION, COPIES, DATA, DEALT, DEFAULT_ROUNDS, KINDS, ROUNDS, STALLS
from .state import SampleAuctionState as State
from .steps import BIDS, EMPTY, NIGHT, READY, STEPS
from .trade import SampleAuctionTrade

SEATS = DATA["meta"]["players_max"]


class SampleAuction(Title[State]):
    """Three to five seats at two stalls."""

    id = "sample_auction"
    version = 1  # raise it whenever a stored game would continue differently
    facts = Facts(
        players=(DATA["meta"]["players_min"], SEATS),
        minutes=(15, 25),
        hidden=True,
        simultaneous=True,
        endings=("closing_time",),
        longest=SEATS * (1 + STALLS) * max(ROUNDS),
    )
    settings = (Setting("rounds", ROUNDS, DEFAULT_ROUNDS, "SA-SET-03"),)
    steps = {cls.__name__: cls for cls in STEPS}
    trade = SampleAuctionTrade()

    def start(self, seats: int, options: dict[str, Any], chance: Chance) -> State:
        """The table before the first night. [SA-SET-01, SA-SET-02, SA-SET-03]"""
        none = ((0,) * KINDS,) * seats
        g = State.make(
            chance,
            round=0,
            rounds=options["rounds"],
            bag=COPIES,
            lots=(EMPTY,) * STALLS,
            dealt=none,
            gained=none,
            proved=none,
            coins=(COINS,) * seats,
        )
        g.dealt = tuple([g.draw(DEALT) for _ in range(seats)])
        g.then(NIGHT)
        return g

    def view(self, g: State, seat: Seat | None) -> dict[str, Any]:
        return view.view(g, seat)

    def determinize(self, g: State, seat: Seat | None, chance: Chance) -> State:
        return view.determinize(g, seat, chance)

    def position(self, g: State) -> dict[str, Any]:
        return view.write(g)

    def restore(self, position: dict[str, Any], seats: int, options: dict[str, Any], chance: Chance) -> State:
        return view.read(position, options, chance)

    def problems(self, g: State) -> list[str]:
        return view.problems(g)

    def check_data(self, data: dict[str, Any] | None = None) -> list[str]:
        return components.check() if data is None else components.check(data)

    def value(self, g: State, seat: Seat) -> float:
        """The score now, against the best of the others."""
        if g.result is not None:
            return g.result.share(seat)
        scores = g.scores()
        lead = scores[seat] - max([score for other, score in enumerate(scores) if other != seat])
        return min(0.99, max(0.01, 0.5 + lead / 60))

    def actions(self, seats: int, options: dict[str, Any]) -> tuple[Option, ...]:
        most = seats * (COINS + CONSOLATION * options["rounds"])
        return (READY, *[Option(verb, amount) for verb in BIDS for amount in range(most + 1)])


TITLE = SampleAuction()
