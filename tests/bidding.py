"""A small game that asks for numbers: three sealed bids for a prize. `consigliere serve --load tests.bidding`."""

from __future__ import annotations

from typing import Any, ClassVar

from consigliere.engine import (
    Chance,
    Facts,
    Option,
    Result,
    Row,
    Sealed,
    Seat,
    Setting,
    State,
    Step,
    Title,
)

COINS, ROUNDS = 15, 3


class Bidding(State):
    """The coins and prizes of each seat, and the round."""

    __slots__ = ("coins", "prizes", "round")

    coins: tuple[int, ...]
    prizes: tuple[int, ...]
    round: int

    def clone(self) -> Bidding:
        new = Bidding()
        self.copy_kernel(new)
        new.coins, new.prizes, new.round = self.coins, self.prizes, self.round
        return new


class Bid(Sealed[Bidding]):
    """All seats bid in secret. The highest bid takes the prize, and every seat pays its bid."""

    __slots__ = ()
    rule = "BID-01"

    def seats(self, g: Bidding) -> tuple[Seat, ...]:
        return tuple(range(len(g.coins)))

    def next_options(self, g: Bidding, seat: Seat, row: Row) -> list[Option]:
        return [Option("bid", n) for n in range(g.coins[seat] + 1)]

    def resolve(self, g: Bidding, answers: list[tuple[Seat, Row]]) -> None:
        bids = [int(row[0].target) for _, row in answers]
        g.coins = tuple([coins - bid for coins, bid in zip(g.coins, bids, strict=True)])
        best = bids.index(max(bids))
        g.prizes = tuple([prizes + (seat == best) for seat, prizes in enumerate(g.prizes)])
        g.emit("sold", {"seat": best, "bids": bids})
        g.round += 1
        g.then(BID if g.round < ROUNDS else END)


class End(Step[Bidding]):
    """The winner is the seat with the most prizes."""

    __slots__ = ()

    def run(self, g: Bidding) -> None:
        winners = tuple([seat for seat, prizes in enumerate(g.prizes) if prizes == max(g.prizes)])
        g.end(Result(winners, g.prizes, "sold_out"))


BID, END = Bid(), End()


class BiddingTitle(Title[Bidding]):
    """The title of the small game."""

    id = "bidding"
    version = 1
    facts = Facts(
        players=(2, 2),
        minutes=(1, 2),
        hidden=True,
        simultaneous=True,
        endings=("sold_out",),
        longest=2 * ROUNDS,
    )
    settings: ClassVar[tuple[Setting, ...]] = ()
    steps: ClassVar[dict[str, type[Step]]] = {"Bid": Bid, "End": End}

    def start(self, seats: int, options: dict[str, Any], chance: Chance) -> Bidding:
        g = Bidding()
        g.begin_kernel(chance)
        g.coins, g.prizes, g.round = (COINS,) * seats, (0,) * seats, 0
        g.then(BID)
        return g

    def view(self, g: Bidding, seat: Seat | None) -> dict[str, Any]:
        return {"coins": list(g.coins), "prizes": list(g.prizes)}

    def determinize(self, g: Bidding, seat: Seat | None, chance: Chance) -> Bidding:
        world = g.clone()
        world.chance, world.draws = chance, 0
        return world

    def position(self, g: Bidding) -> dict[str, Any]:
        return {"coins": list(g.coins), "prizes": list(g.prizes), "round": g.round}

    def restore(self, position: dict[str, Any], seats: int, options: dict[str, Any], chance: Chance) -> Bidding:
        g = Bidding()
        g.begin_kernel(chance)
        g.coins, g.prizes, g.round = tuple(position["coins"]), tuple(position["prizes"]), position["round"]
        return g

    def problems(self, g: Bidding) -> list[str]:
        return []

    def value(self, g: Bidding, seat: Seat) -> float:
        return g.result.share(seat) if g.result is not None else 0.5

    def actions(self, seats: int, options: dict[str, Any]) -> tuple[Option, ...]:
        return tuple([Option("bid", n) for n in range(COINS + 1)])


TITLE = BiddingTitle()
