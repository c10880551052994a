"""The flow of Sample Auction, in the order of its rules."""

from __future__ import annotations

from typing import Any, Final

from consigliere.engine import Option, Row, Sealed, Seat, Step

from .components import CONSOLATION, GOOD_IDS, KINDS, LOT, STALL_IDS, STALLS
from .state import SampleAuctionState as State

READY: Final = Option("ready")
BIDS: Final = tuple(f"bid_{stall}" for stall in STALL_IDS)
EMPTY: Final = (0,) * KINDS


class Night(Step[State]):
    """Begin a night: put goods on both stalls. [SA-NIGHT-01, SA-NIGHT-02]"""

    __slots__ = ()

    def problems(self, g: State) -> list[str]:
        return [] if g.round < g.rounds else [f"there is no night {g.round + 1} [SA-SET-03]"]

    def run(self, g: State) -> None:
        g.lots = tuple([g.draw(LOT) for _ in range(STALLS)])
        g.count_reveal()
        g.emit("night", {"seat": g.round % len(g.coins), "number": str(g.round + 1)})
        for stall, lot in enumerate(g.lots):
            goods = [GOOD_IDS[kind] for kind in range(KINDS) for _ in range(lot[kind])]
            g.emit("laid_out", {"stall": STALL_IDS[stall], "goods": goods})
        g.then(MARKET, BIDDING)


class Market(Sealed[State]):
    """Everybody trades until all are ready. [SA-NIGHT-03]"""

    __slots__ = ()
    rule = "SA-NIGHT-03"
    always_ask = True  # a question with a single answer: people trade until they give it

    def seats(self, g: State) -> tuple[Seat, ...]:
        return tuple(range(len(g.coins)))

    def next_options(self, g: State, seat: Seat, row: Row) -> list[Option]:
        return [READY]

    def resolve(self, g: State, answers: list[tuple[Seat, Row]]) -> None:
        g.emit("market_closes", {})


class Bidding(Sealed[State]):
    """All bid in secret for both stalls. [SA-BID-01 to SA-BID-05]"""

    __slots__ = ()
    rule = "SA-BID-01"
    own_turn = True  # once a night everybody decides at leisure; being ready is a small answer

    def problems(self, g: State) -> list[str]:
        return [] if all(sum(lot) == LOT for lot in g.lots) else [f"a stall does not hold {LOT} goods [SA-NIGHT-01]"]

    def seats(self, g: State) -> tuple[Seat, ...]:
        return tuple(range(len(g.coins)))

    def is_complete(self, g: State, seat: Seat, row: Row) -> bool:
        return len(row) == STALLS

    def candidates(self, g: State, seat: Seat, row: Row) -> list[Option]:
        return [Option(BIDS[len(row)], amount) for amount in range(g.coins[seat] + 1)]

    def forbidden_by(self, g: State, seat: Seat, option: Option, row: Row) -> str:
        if len(row) >= STALLS or option.verb != BIDS[len(row)] or not isinstance(option.target, int):
            return self.rule
        spent = sum([int(part.target) for part in row])
        return "" if 0 <= option.target <= g.coins[seat] - spent else self.rule

    def question_facts(self, g: State, seat: Seat) -> dict[str, Any]:
        return {"coins": g.coins[seat]}

    def resolve(self, g: State, answers: list[tuple[Seat, Row]]) -> None:
        bids = {seat: [int(part.target) for part in row] for seat, row in answers}
        g.count_reveal()
        for seat, amounts in bids.items():
            g.emit("bid", {"seat": seat, **dict(zip(STALL_IDS, amounts, strict=True))})
        seats = len(g.coins)
        order = [(g.round + i) % seats for i in range(seats)]
        took = set()
        for stall in range(STALLS):
            best = max(order, key=lambda seat: bids[seat][stall])  # the first of equal bids: the lantern decides
            if bids[best][stall]:
                took.add(best)
                self.sell(g, stall, best, bids[best][stall])
            else:
                g.bag = tuple([a + b for a, b in zip(g.bag, g.lots[stall], strict=True)])
                g.emit("unsold", {"stall": STALL_IDS[stall]})
        g.lots = (EMPTY,) * STALLS
        for seat in order:
            if seat not in took:
                g.pay(seat, CONSOLATION)
                g.emit("consoled", {"seat": seat, "count": CONSOLATION})
        g.round += 1
        g.then(NIGHT if g.round < g.rounds else END)

    def sell(self, g: State, stall: int, seat: Seat, price: int) -> None:
        """The highest bid takes a lot. [SA-BID-02]"""
        g.pay(seat, -price)
        for kind, count in enumerate(g.lots[stall]):
            g.gain(seat, kind, count)
        g.emit("sold", {"seat": seat, "stall": STALL_IDS[stall], "count": price})


class End(Step[State]):
    """Remove all screens and count the points. [SA-END-01 to SA-END-05]"""

    __slots__ = ()

    def problems(self, g: State) -> list[str]:
        return [] if g.round == g.rounds else ["there are nights to come [SA-END-01]"]

    def run(self, g: State) -> None:
        g.count_reveal()
        for seat in range(len(g.coins)):
            g.emit("lifted", {"seat": seat, **dict(zip(GOOD_IDS, g.stock(seat), strict=True))})
        g.end(g.outcome())


NIGHT: Final = Night()
MARKET: Final = Market()
BIDDING: Final = Bidding()
END: Final = End()
STEPS: Final[tuple[type[Step], ...]] = (Night, Market, Bidding, End)
