"""Bots for tests of negotiation, and a match that asks all parties what a deal is worth to them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import Any

import consigliere as cg
from consigliere.bots import MANNERS, Bot, Manner, NegotiatorBot, RandomBot, Sight
from consigliere.engine import Offer, Option
from consigliere.engine.deals import offer_and_reason
from consigliere.engine.promises import REASONS
from tests.toy.scene import scene

HANDS = ["crate_1 crate_4", "crate_2 guard_1", "crate_3 guard_2"]  # of the toy game with three seats
RAN = (5, 5)  # a run that earns three coins
RENT = {"stall_1": 0, "stall_2": 0, "stall_3": 0, "stall_4": -1, "stall_5": -1}  # only seat 0 has stalls


def landlord(**more: Any) -> cg.Match:
    """Seats 1 and 2 need a permit from seat 0 to earn anything."""
    return scene(HANDS, stalls=RENT, **more)


def said(option: Option | None) -> tuple[str, object]:
    """The verb of a bot's answer and the offer it concerns. The bot has given a reason that has a sentence."""
    assert option is not None
    number, why = offer_and_reason(option)
    assert why.removeprefix("#why:") in REASONS
    return option.verb, number


def offer_option(gives: Sequence[Sequence[Any]], text: str = "", **more: Any) -> Option:
    return Option("offer", json.dumps({"gives": [list(gift) for gift in gives], "text": text, **more}))


def negotiator(manner: str | Manner, seed: int = 0, worlds: int = 2, muses: float = 1.0) -> NegotiatorBot:
    """A negotiator that plays at random and takes every chance to talk: the tests look at its deals."""
    chosen = MANNERS[manner] if isinstance(manner, str) else manner
    return NegotiatorBot(RandomBot(seed), chosen, seed, worlds, muses)


def answer(match: cg.Match, bot: NegotiatorBot, seat: int, gives: list[Any], maker: int, text: str = "") -> str:
    """The verb of a bot's answer to an offer. The match is unchanged afterwards."""
    trial = match.clone(record_events=True)
    trial.play(maker, offer_option(gives, text))
    option = bot.talk(Sight(trial, seat))
    assert option is not None
    return option.verb


class Gambler(RandomBot):
    """Makes random offers and gives random answers: a negotiator must not lose to it."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.random = Random(seed)

    def talk(self, sight: Sight) -> Option | None:
        answers = [option for option in sight.extras if option.verb in ("accept", "refuse")]
        if answers and self.random.random() < 0.7:
            return self.random.choice(answers)
        if not sight.offers_left:
            return None
        gives: list[tuple[int, int, str, int | str]] = []
        for _ in range(self.random.randint(1, 3)):
            other = self.random.choice([seat for seat in range(sight.seats) if seat != sight.seat])
            giver, taker = self.random.choice([(sight.seat, other), (other, sight.seat)])
            if self.random.random() < 0.6:
                gives.append((giver, taker, "coins", self.random.randint(1, 3)))
            else:
                gives.append((giver, taker, self.random.choice(("stall", "permit")), f"stall_{giver + 1}"))
        words = self.random.choice(("", "", f"#peace:{sight.seat}-{other}", f"#peace:{other}-{sight.seat}"))
        return offer_option(gives, words)


class Watched(cg.Match):
    """A match that asks all parties about each deal when it is made, and the maker about each offer."""

    __slots__ = ("bots", "deals", "offers")

    def watch(self, bots: Sequence[Bot]) -> Watched:
        self.bots = bots
        # a party that negotiates, the deal, and its value to that party
        self.deals: list[tuple[int, Offer, float]] = []
        self.offers: list[tuple[int, Offer, float]] = []
        return self

    def play(self, seat: int, option: Option | str, number: int | None = None) -> None:
        standing = self.state.offers
        told = option if isinstance(option, Option) else Option.parse(option)
        asked: list[tuple[int, Offer, float]] = []
        for offer in standing:
            if told == Option("accept", offer.number) and len(offer.accepted) + 1 == len(offer.parties):
                asked = self._ask(offer, offer.parties)
        super().play(seat, option, number)
        self.deals += asked
        if told.verb == "offer":
            self.offers += self._ask(self.state.offers[-1], (seat,))

    def _ask(self, offer: Offer, seats: tuple[int, ...]) -> list[tuple[int, Offer, float]]:
        asked = []
        for seat in seats:
            bot = self.bots[seat]
            if isinstance(bot, NegotiatorBot):
                asked.append((seat, offer, bot.gain(Sight(self, seat), offer)))
        return asked


def watched(match: cg.Match, bots: Sequence[Bot]) -> Watched:
    """The same match, with a record of what everybody thinks of each deal."""
    again = Watched(match.setup, match.state)
    again.opening = match.opening
    return again.watch(bots)
