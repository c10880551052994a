"""The state of Night Market."""

from __future__ import annotations

from typing import Final

from consigliere.engine import Chance, Result, Seat, State

CRATES: Final = 12
CARD_IDS: Final = (
    *(f"crate_{i + 1}" for i in range(CRATES)),
    *(f"thief_{i + 1}" for i in range(6)),
    *(f"guard_{i + 1}" for i in range(6)),
)
CARD: Final = {name: i for i, name in enumerate(CARD_IDS)}
THIEVES: Final = range(CRATES, CRATES + 6)
GUARDS: Final = range(CRATES + 6, CRATES + 12)
STALL_IDS: Final = tuple(f"stall_{i + 1}" for i in range(5))
STALL: Final = {name: i for i, name in enumerate(STALL_IDS)}
DRAW: Final = 3
COINS: Final = 4  # at the start, for each seat
RICH: Final = 10
PERMITS: Final = 2  # tokens of each seat


def worth(card: int) -> int:
    """The value of a card in a bid and in the stash: crates 1 to 3, others nothing."""
    return 1 + card % 3 if card < CRATES else 0


class Market(State):
    """Everything on the table and everything hidden."""

    seats: int
    nights: int
    race: bool
    exile: bool
    teams: tuple[tuple[Seat, ...], ...]
    """The teams; () if everybody plays alone."""
    night: int
    deck: list[int]
    discard: list[int]
    hands: list[list[int]]
    stash: list[list[int]]
    coins: list[int]
    """Hidden."""
    owner: list[int]
    """By stall; -1: nobody."""
    permits: list[tuple[Seat, int]]
    """(owner, stall), in the order placed."""
    plans: list[int]
    """How often each seat has planned, which is public."""
    searched: list[bool]
    """This night."""
    dice: tuple[int, ...]
    """The last roll."""

    # --- generated from the fields above (python -m consigliere.lab.fields); do not edit
    # fmt: off

    __slots__ = (
        "coins", "deck", "dice", "discard", "exile", "hands", "night", "nights", "owner", "permits", "plans", "race",
        "searched", "seats", "stash", "teams",
    )

    @staticmethod
    def make(
        chance: Chance, *, seats: int, nights: int, race: bool, exile: bool, teams: tuple[tuple[Seat, ...], ...],
        night: int, deck: list[int], discard: list[int], hands: list[list[int]], stash: list[list[int]],
        coins: list[int], owner: list[int], permits: list[tuple[Seat, int]], plans: list[int], searched: list[bool],
        dice: tuple[int, ...],
    ) -> Market:
        new = Market()
        new.begin_kernel(chance)
        new.seats = seats
        new.nights = nights
        new.race = race
        new.exile = exile
        new.teams = teams
        new.night = night
        new.deck = deck
        new.discard = discard
        new.hands = hands
        new.stash = stash
        new.coins = coins
        new.owner = owner
        new.permits = permits
        new.plans = plans
        new.searched = searched
        new.dice = dice
        return new

    def clone(self) -> Market:
        new = Market()
        self.copy_kernel(new)
        new.seats = self.seats
        new.nights = self.nights
        new.race = self.race
        new.exile = self.exile
        new.teams = self.teams
        new.night = self.night
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.hands = [one[:] for one in self.hands] if self.hands else []
        new.stash = [one[:] for one in self.stash] if self.stash else []
        new.coins = self.coins[:]
        new.owner = self.owner[:]
        new.permits = self.permits[:]
        new.plans = self.plans[:]
        new.searched = self.searched[:]
        new.dice = self.dice
        return new

    # fmt: on
    # --- end of the generated part

    @property
    def dealt(self) -> int:
        """How many cards a seat draws each night: the deck is enough for two nights. [TOY-NIGHT]"""
        return min(DRAW, len(CARD_IDS) // (2 * self.seats))

    def cards(self, seat: Seat) -> int:
        """How many cards a seat has in hand and stash together: this is all that others know."""
        return len(self.hands[seat]) + len(self.stash[seat])

    def after(self, seat: Seat) -> list[Seat]:
        """The other seats in turn order."""
        return [(seat + i) % self.seats for i in range(1, self.seats)]

    def team(self, seat: Seat) -> tuple[Seat, ...]:
        """The team of a seat, including itself. [TOY-TEAM]"""
        return next((team for team in self.teams if seat in team), (seat,))

    def exiled(self, seat: Seat) -> None:
        """[TOY-EXILE]"""
        self.discard += self.hands[seat] + self.stash[seat]
        self.hands[seat], self.stash[seat], self.coins[seat] = [], [], 0
        self.owner = [-1 if owner == seat else owner for owner in self.owner]
        self.permits = [(who, stall) for who, stall in self.permits if who != seat and self.owner[stall] >= 0]
        self.count_reveal()
        self.eliminate(seat)

    def take_random(self, cards: list[int]) -> int:
        """One card of a face-down stack whose order nobody knows."""
        return cards.pop(self.random_below(len(cards)))

    def roll(self, dice: int) -> int:
        self.dice = tuple(self.random_below(6) + 1 for _ in range(dice))
        return sum(self.dice)

    def spend(self, seat: Seat, card: int) -> None:
        """Discard a card from hand in public."""
        self.hands[seat].remove(card)
        self.discard.append(card)
        self.count_reveal()

    def gain(self, seat: Seat, coins: int) -> None:
        self.coins[seat] += coins
        self.rich()

    def rich(self) -> None:
        """[TOY-END]"""
        if max(self.coins) >= RICH and self.result is None:
            self.finish("rich")

    def finish(self, reason: str) -> None:
        own = [self.coins[seat] + sum(worth(card) for card in self.stash[seat]) for seat in range(self.seats)]
        scores = [sum(own[mate] for mate in self.team(seat)) for seat in range(self.seats)]
        winners = tuple(seat for seat in range(self.seats) if scores[seat] == max(scores))
        self.emit("ended", {"reason": reason, "winners": list(winners)})
        self.end(Result(winners, tuple(scores), reason, self.teams))
