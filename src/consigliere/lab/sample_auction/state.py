"""The state of Sample Auction. A field is declared here and nowhere else; the block below is written by a tool:
`python -m consigliere.lab.fields state.py`."""

from __future__ import annotations

from consigliere.engine import Chance, Result, Seat, State

from .components import KINDS, MAJORITY, SET


class SampleAuctionState(State):
    """Goods are counted by kind. A seat's stock is what it was dealt (secret) and what it gained and gave (public)."""

    round: int
    """Rounds completed."""
    rounds: int
    """Rounds of this game: a setting."""
    bag: tuple[int, ...]
    """By kind: goods in the bag."""
    lots: tuple[tuple[int, ...], ...]
    """By stall: the goods on offer, by kind."""
    dealt: tuple[tuple[int, ...], ...]
    """By seat: the goods dealt at the start, by kind. Secret."""
    gained: tuple[tuple[int, ...], ...]
    """By seat: goods gained less goods given since, by kind. Public."""
    proved: tuple[tuple[int, ...], ...]
    """By seat: goods that were dealt to it for certain, because it has given them away. Public."""
    coins: tuple[int, ...]

    # --- generated from the fields above (python -m consigliere.lab.fields); do not edit
    # fmt: off

    __slots__ = ("bag", "coins", "dealt", "gained", "lots", "proved", "round", "rounds")

    @staticmethod
    def make(
        chance: Chance, *, round: int, rounds: int, bag: tuple[int, ...], lots: tuple[tuple[int, ...], ...],
        dealt: tuple[tuple[int, ...], ...], gained: tuple[tuple[int, ...], ...], proved: tuple[tuple[int, ...], ...],
        coins: tuple[int, ...],
    ) -> SampleAuctionState:
        new = SampleAuctionState()
        new.begin_kernel(chance)
        new.round = round
        new.rounds = rounds
        new.bag = bag
        new.lots = lots
        new.dealt = dealt
        new.gained = gained
        new.proved = proved
        new.coins = coins
        return new

    def clone(self) -> SampleAuctionState:
        new = SampleAuctionState()
        self.copy_kernel(new)
        new.round = self.round
        new.rounds = self.rounds
        new.bag = self.bag
        new.lots = self.lots
        new.dealt = self.dealt
        new.gained = self.gained
        new.proved = self.proved
        new.coins = self.coins
        return new

    # fmt: on
    # --- end of the generated part

    def stock(self, seat: Seat) -> tuple[int, ...]:
        """The goods of a seat, by kind."""
        return tuple([a + b for a, b in zip(self.dealt[seat], self.gained[seat], strict=True)])

    def pay(self, seat: Seat, amount: int) -> None:
        """Take coins from the bank, or pay them into it."""
        self.coins = tuple([have + (amount if other == seat else 0) for other, have in enumerate(self.coins)])

    def gain(self, seat: Seat, kind: int, amount: int) -> None:
        """Give goods to a seat, or take them. A seat that gives more than it gained proves what it was dealt."""
        row = list(self.gained[seat])
        row[kind] += amount
        self.gained = tuple([tuple(row) if other == seat else old for other, old in enumerate(self.gained)])
        if row[kind] + self.proved[seat][kind] < 0:
            known = list(self.proved[seat])
            known[kind] = -row[kind]
            self.proved = tuple([tuple(known) if other == seat else old for other, old in enumerate(self.proved)])

    def draw(self, count: int) -> tuple[int, ...]:
        """Draw random goods from the bag, by kind."""
        bag, drawn = list(self.bag), [0] * KINDS
        for _ in range(count):
            place = self.random_below(sum(bag))
            kind = 0
            while place >= bag[kind]:
                place -= bag[kind]
                kind += 1
            bag[kind] -= 1
            drawn[kind] += 1
        self.bag = tuple(bag)
        return tuple(drawn)

    def scores(self) -> tuple[int, ...]:
        """Coins, majorities and sets. [SA-END-02, SA-END-03, SA-END-04]"""
        stocks = [self.stock(seat) for seat in range(len(self.coins))]
        scores = [have + SET * min(stock) for have, stock in zip(self.coins, stocks, strict=True)]
        for kind in range(KINDS):
            most = max([stock[kind] for stock in stocks])
            leaders = [seat for seat, stock in enumerate(stocks) if stock[kind] == most]
            if most:
                for seat in leaders:
                    scores[seat] += MAJORITY // len(leaders)
        return tuple(scores)

    def outcome(self) -> Result:
        """The result if the game ended now. [SA-END-05]"""
        scores = self.scores()
        return Result(
            tuple([seat for seat, score in enumerate(scores) if score == max(scores)]), scores, "closing_time"
        )
