"""What a negotiating bot remembers: promises given, promises broken, offers refused.

Promises are not binding. Bots make and understand those promises of `engine.promises` that the game can judge; the
kernel reports whether they were kept. Bots do not read free text. A memory is built only from events that its seat may
know, so it is the same for a bot that has been there from the beginning and for one that reads the events later.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from consigliere.engine import Gift, Offer, Seat, Trade
from consigliere.engine.promises import (
    BROKEN,
    Delivery,
    FreePromise,
    GivenPromise,
    Peace,
    Promise,
    PromiseTracker,
    parse_promises,
)

BREACH = 1.0  # distrust for a broken promise
HEARSAY = 0.5  # the share of it if the promise was made to somebody else
FADES = 0.5  # the share of distrust that remains after a round, and after a promise that is kept
FORGIVEN = 0.3  # below so much distrust all is forgiven

Goods = tuple[Gift, ...]
Words = tuple[Promise, ...]
Topic = tuple[Seat, tuple[tuple[Seat, str], ...], tuple[str, ...]]
"""What an offer is about: with whom, who gives which kind of goods, which kinds of promises."""


class Haggling(NamedTuple):
    """How often an exchange was refused, and the most that was offered for it."""

    times: int
    price: int


class Settled(NamedTuple):
    """A promise to or by the seat that was kept or broken."""

    given: GivenPromise
    row: int
    """The row of events in which it was."""
    grudge: bool
    """Whether its taker had broken a later promise to its giver, who is this seat: so it no longer bound."""


class Memory:
    """What one seat remembers about a match."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.read = 0  # rows of events
        self.moment = 0  # events that have changed something; talk has not
        self.passed: set[Gift] = set()  # pieces that have changed hands this round
        self.ledger: PromiseTracker | None = None  # of the promises that the seat has heard
        self.distrust: dict[Seat, float] = {}
        self.refused: dict[tuple[Seat, Goods, Words], Haggling] = {}  # own offers, by partner, goods and promises
        self.proposed: set[tuple[Goods, Words]] = set()  # the terms of own offers this round, money included
        self.round = 0  # rounds that are over
        self.rests: dict[Topic, tuple[int, int]] = {}  # what was refused: until which round it rests, for how many
        self.wanted: list[Offer] = []  # others' offers that this seat has refused since the last deal or question
        self.unheard: dict[Seat, int] = {}  # own offers withdrawn this round that a seat had not answered
        self.defied: set[Seat] = set()  # seats that would not pay this seat for peace
        self.settled: list[Settled] = []  # own promises and those to this seat, oldest first
        self.grudges: dict[Seat, int] = {}  # who has broken a promise to this seat: in which row, until it is forgiven
        self.forgiven: set[Seat] = set()  # whose breaches are forgiven
        self.delivered_aloud: set[int] = set()  # rows in which something was handed over as promised, and said so

    def learn(self, trade: Trade, rows: list[list[dict[str, Any]]]) -> None:
        """Read the events since the last update."""
        if self.ledger is None:
            self.ledger = PromiseTracker(trade)
        for row in rows:
            self.ledger.rows_read = self.read
            for event in row:
                self._note(trade, event)
            self.read += 1

    @property
    def given(self) -> set[Promise]:
        """Open promises, as far as the seat knows."""
        return {given.promise for given in self.ledger.standing()} if self.ledger is not None else set()

    def owed(self) -> list[Delivery]:
        """What the seat has promised to hand over and has not yet handed over."""
        own = [word for word in self._binding() if isinstance(word, Delivery)]
        return sorted(own, key=str)

    def spared(self) -> set[Seat]:
        """The seats that this seat has promised not to attack."""
        return {word.taker for word in self._binding() if isinstance(word, Peace)}

    def _binding(self) -> set[Promise]:
        """Own open promises, except those to a seat that has since broken one to this seat."""
        standing = self.ledger.standing() if self.ledger is not None else []
        own = [given for given in standing if given.promise.giver == self.seat]
        return {given.promise for given in own if not self._wronged_since(given)}

    def _wronged_since(self, given: GivenPromise) -> bool:
        return self.grudges.get(given.promise.taker, -1) > given.event_row

    def remarks(self, settled: Settled) -> set[str]:
        """What this seat has said about what became of a promise, by the names of its reasons."""
        latest = self._latest(settled)
        return {why.removeprefix("#why:") for seat, why in latest.remarks if seat == self.seat}

    def state_of(self, settled: Settled) -> str:
        """The state of a promise if it has been given once more since; otherwise the state it was settled in."""
        return self._latest(settled).state

    def _latest(self, settled: Settled) -> GivenPromise:
        known = self.ledger.promises if self.ledger is not None else []
        return next((given for given in reversed(known) if given.number == settled.given.number), settled.given)

    def _note(self, trade: Trade, event: dict[str, Any]) -> None:
        assert self.ledger is not None
        at_peace = {word[:2] for word in self.given if isinstance(word, Peace)}
        judged = self.ledger.read_event(event)
        kind = event.get("deal") if event["event"] == "talk" else event["event"]
        if kind == "deal":
            self.moment += 1
            self.wanted = []
            self._heard(*event["parties"])
            self.passed.update(goods(trade, tuple([Gift(*gift) for gift in event.get("gives", ())])))
            self.defied.difference_update(event["parties"])
            if "#why:word" in event.get("text", ""):
                self.delivered_aloud.add(self.read)
        elif kind == "withdrew":
            offer = Offer.from_json(event["offer"])
            if offer.maker == self.seat:
                for other in set(offer.parties) - set(offer.accepted):
                    self.unheard[other] = self.unheard.get(other, 0) + 1
        elif kind == "refused":
            self._heard(event["seat"])
            self._note_refusal(trade, Offer.from_json(event["offer"]), event["seat"])
        elif kind in ("offered", "agreed", "marked", "explained"):
            self._heard(event["seat"])
            if kind == "offered" and event["seat"] == self.seat:
                self.proposed.add(terms(Offer.from_json(event["offer"])))
        else:
            self.moment += 1
            self.wanted = []
            blow = trade.attack_in(event)
            if blow is not None and blow[0] == self.seat and blow not in at_peace:
                self.defied.discard(blow[1])  # that is settled
            if trade.ends_promises(event):
                self._round_over()
        for given in judged:
            self._note_outcome(given)

    def _note_outcome(self, given: GivenPromise) -> None:
        word = given.promise
        if isinstance(word, FreePromise):
            return
        if self.seat in word[:2]:
            self.settled.append(Settled(given, self.read, word.giver == self.seat and self._wronged_since(given)))
        if word.giver == self.seat:
            return
        if given.state == BROKEN:
            felt = BREACH if word.taker == self.seat else BREACH * HEARSAY
            self.distrust[word.giver] = self.distrust.get(word.giver, 0.0) + felt
            if word.taker == self.seat:
                self.grudges[word.giver] = self.read
                self.forgiven.discard(word.giver)
        elif word.giver in self.distrust and word.taker == self.seat:
            self._trust_more({word.giver})

    def _trust_more(self, seats: set[Seat]) -> None:
        """Let distrust fade. What is left of it in the end is forgiven."""
        for seat in seats:
            self.distrust[seat] *= FADES
            if self.distrust[seat] < FORGIVEN:
                del self.distrust[seat]
                if self.grudges.pop(seat, None) is not None:
                    self.forgiven.add(seat)

    def _heard(self, *seats: Seat) -> None:
        """These seats talk: it is worth talking to them."""
        for seat in seats:
            self.unheard.pop(seat, None)

    def _note_refusal(self, trade: Trade, offer: Offer, by: Seat) -> None:
        if by == self.seat:
            self.wanted.append(offer)
        elif offer.maker == self.seat:
            key = (by, goods(trade, offer.gives), parse_promises(offer.text, offer.parties))
            before = self.refused.get(key)
            price = pays(trade, offer.gives, self.seat)
            if before is None:
                self.refused[key] = Haggling(1, price)
            else:
                self.refused[key] = Haggling(before.times + 1, max(before.price, price))
            if price < 0 and Peace(self.seat, by) in key[2]:
                self.defied.add(by)

    def undoes(self, gives: Goods) -> bool:
        """Whether something would return this round to where it came from. Estimates differ, so this could repeat for
        ever."""
        return any(gift._replace(giver=gift.taker, taker=gift.giver) in self.passed for gift in gives)

    def resting(self, partner: Seat, gives: Goods, words: Words) -> bool:
        """Whether a partner has refused such a thing so lately that it is not mentioned again."""
        return self.rests.get(topic(partner, gives, words), (0, 0))[0] > self.round

    def _round_over(self) -> None:
        self.round += 1
        for about in {topic(*key) for key in self.refused}:
            rest = 2 * self.rests[about][1] if about in self.rests else 1
            self.rests[about] = (self.round + rest, rest)
        self.passed.clear()
        self.proposed.clear()
        self.refused.clear()
        self.unheard.clear()
        self.defied.clear()
        self._trust_more(set(self.distrust))


def terms(offer: Offer) -> tuple[Goods, Words]:
    """The terms of an offer, equal for equal offers no matter who makes them."""
    return tuple(sorted(offer.gives, key=str)), tuple(sorted(parse_promises(offer.text, offer.parties), key=str))


def topic(partner: Seat, gives: Goods, words: Words) -> Topic:
    """What an offer is about, whatever its amounts and pieces."""
    kinds = tuple(sorted({(gift.giver, gift.kind) for gift in gives}))
    return partner, kinds, tuple(sorted({type(word).__name__ + str(word.giver) for word in words}))


def goods(trade: Trade, gives: Goods) -> Goods:
    """What changes hands besides money, in a fixed order."""
    return tuple(sorted([gift for gift in gives if gift.kind != trade.money_kind], key=str))


def pays(trade: Trade, gives: Goods, seat: Seat) -> int:
    """How much money a seat gives away in total; negative if it receives."""
    total = 0
    for gift in gives:
        if gift.kind == trade.money_kind and isinstance(gift.what, int):
            total += gift.what * ((gift.giver == seat) - (gift.taker == seat))
    return total
