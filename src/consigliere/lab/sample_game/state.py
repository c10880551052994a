"""The state of Sample Game. A field is declared here and nowhere else; the block below is written by a tool:
`python -m consigliere.lab.fields state.py`."""

from __future__ import annotations

from consigliere.engine import Chance, Result, Seat, State


class SampleGameState(State):
    """The table, the hands, and whose turn it is."""

    turns: int
    """Turns played so far."""
    deck: tuple[int, ...]
    """Kinds of the cards nobody holds, in the order they will be drawn."""
    hands: tuple[tuple[int, ...], ...]
    """By seat: kinds, sorted, so that their order reveals nothing."""
    shown: tuple[tuple[int, ...], ...]
    """By seat: cards turned face up for good, in the order they were lost."""
    coins: tuple[int, ...]

    # --- generated from the fields above (python -m consigliere.lab.fields); do not edit

    __slots__ = ("coins", "deck", "hands", "shown", "turns")

    @staticmethod
    def make(
        chance: Chance,
        *,
        turns: int,
        deck: tuple[int, ...],
        hands: tuple[tuple[int, ...], ...],
        shown: tuple[tuple[int, ...], ...],
        coins: tuple[int, ...],
    ) -> SampleGameState:
        new = SampleGameState()
        new.begin_kernel(chance)
        new.turns = turns
        new.deck = deck
        new.hands = hands
        new.shown = shown
        new.coins = coins
        return new

    def clone(self) -> SampleGameState:
        new = SampleGameState()
        self.copy_kernel(new)
        new.turns = self.turns
        new.deck = self.deck
        new.hands = self.hands
        new.shown = self.shown
        new.coins = self.coins
        return new

    # --- end of the generated part

    def others(self, seat: Seat) -> list[Seat]:
        """The seats still in the game, from the next after a seat."""
        around = [(seat + i) % len(self.hands) for i in range(1, len(self.hands))]
        return [other for other in around if other not in self.seats_out]

    def pay(self, seat: Seat, amount: int) -> None:
        """Take coins from the bank, or pay them into it."""
        self.coins = tuple([have + (amount if other == seat else 0) for other, have in enumerate(self.coins)])

    def with_hand(self, seat: Seat, hand: tuple[int, ...]) -> None:
        """Replace a seat's hand."""
        self.hands = tuple([hand if other == seat else row for other, row in enumerate(self.hands)])

    def finish(self) -> None:
        """End the game with the result that follows from cards and coins. [SG-END-01, SG-END-02]"""
        self.end(self.outcome())

    def outcome(self) -> Result:
        """The result if the game ended now: a card counts more than all coins. [SG-END-01, SG-END-02]"""
        scores = tuple([100 * len(hand) + have for hand, have in zip(self.hands, self.coins, strict=True)])
        standing = [(len(hand), have) for hand, have in zip(self.hands, self.coins, strict=True)]
        winners = tuple([seat for seat, one in enumerate(standing) if one == max(standing)])
        alone = len(self.seats_out) == len(self.hands) - 1
        return Result(winners, scores, "last_one" if alone else "forty_turns")
