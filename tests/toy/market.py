"""The state of Night Market."""

from __future__ import annotations

from typing import Final

from consigliere.engine import Chance, Offer, Result, Seat, State, Step

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
    """What a card counts in a bid and in the stash: crates 1 to 3, others nothing."""
    return 1 + card % 3 if card < CRATES else 0


class Market(State):
    """Everything on the table and behind the screens."""

    __slots__ = (
        "coins",
        "deck",
        "dice",
        "discard",
        "hands",
        "night",
        "nights",
        "owner",
        "permits",
        "plans",
        "race",
        "searched",
        "seats",
        "stash",
    )

    def __init__(
        self,
        seats: int,
        nights: int,
        race: bool,
        chance: Chance,
        draws: int,
        reveals: int,
        moves: int,
        stack: list[Step],
        deciders: tuple[Seat, ...],
        offers: tuple[Offer, ...],
        result: Result | None,
        night: int,
        deck: list[int],
        discard: list[int],
        hands: list[list[int]],
        stash: list[list[int]],
        coins: list[int],
        owner: list[int],
        permits: list[tuple[Seat, int]],
        plans: list[int],
        searched: list[bool],
        dice: tuple[int, ...],
    ) -> None:
        self.seats = seats
        self.nights = nights
        self.race = race
        self.chance = chance
        self.draws = draws
        self.reveals = reveals
        self.moves = moves
        self.stack = stack
        self.deciders = deciders
        self.told = None
        self.offers = offers
        self.result = result
        self.night = night
        self.deck = deck
        self.discard = discard
        self.hands = hands
        self.stash = stash
        self.coins = coins  # behind screens
        self.owner = owner  # by stall; -1 nobody
        self.permits = permits  # (whose, on which stall), in the order placed
        self.plans = plans  # how often each seat has planned: public
        self.searched = searched  # this night
        self.dice = dice  # the last roll

    def clone(self) -> Market:
        return Market(
            self.seats,
            self.nights,
            self.race,
            self.chance,
            self.draws,
            self.reveals,
            self.moves,
            self.stack[:],
            self.deciders,
            self.offers,
            self.result,
            self.night,
            self.deck[:],
            self.discard[:],
            [hand[:] for hand in self.hands],
            [stash[:] for stash in self.stash],
            self.coins[:],
            self.owner[:],
            self.permits[:],
            self.plans[:],
            self.searched[:],
            self.dice,
        )

    def cards(self, seat: Seat) -> int:
        """How many cards a seat has in hand and stash together: all that others know."""
        return len(self.hands[seat]) + len(self.stash[seat])

    def after(self, seat: Seat) -> list[Seat]:
        """The other seats in turn order."""
        return [(seat + i) % self.seats for i in range(1, self.seats)]

    def take_random(self, cards: list[int]) -> int:
        """One of a face-down stack whose order nobody knows."""
        return cards.pop(self.below(len(cards)))

    def roll(self, dice: int) -> int:
        self.dice = tuple(self.below(6) + 1 for _ in range(dice))
        return sum(self.dice)

    def spend(self, seat: Seat, card: int) -> None:
        """A card from hand to the discard pile, for all to see."""
        self.hands[seat].remove(card)
        self.discard.append(card)
        self.revealed()

    def gain(self, seat: Seat, coins: int) -> None:
        self.coins[seat] += coins
        self.rich()

    def rich(self) -> None:
        """[TOY-END]"""
        if max(self.coins) >= RICH and self.result is None:
            self.finish("rich")

    def finish(self, reason: str) -> None:
        scores = [self.coins[seat] + sum(worth(card) for card in self.stash[seat]) for seat in range(self.seats)]
        winners = tuple(seat for seat in range(self.seats) if scores[seat] == max(scores))
        self.tell("ended", {"reason": reason, "winners": list(winners)})
        self.end(Result(winners, tuple(scores), reason))
