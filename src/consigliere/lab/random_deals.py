"""Random deals for the contract test: what one seat gives the other gets, and nothing else changes."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from consigliere.engine import ConsigliereError, Gift, Offer, Option, Seat, Title, Trade
from consigliere.engine.deals import exchange, parse_offer
from consigliere.match import Match

MOST_GIVEN = 2  # goods that one side gives in a deal

Good = tuple[str, str]  # a kind, and a piece's id or "" for an amount
Owned = dict[Good, int]


class RandomDeals:
    """Offers and deals between random seats. `found` is called for every violation, once each."""

    def __init__(self, title: Title, found: Callable[[str], None]) -> None:
        self.title = title
        self.found = found
        self.open = 0  # moments at which deals were open
        self.struck = 0
        self.named: set[str] = set()  # kinds of goods that an offer could name
        self.given: set[str] = set()  # and those that changed hands
        self._said: set[tuple[str, str]] = set()

    def deal(self, match: Match, pick: Random) -> bool:
        """Make an offer, and accept or decline it; True if something was played and the match has changed."""
        trade = self.title.trade
        seats = [seat for seat in range(match.setup.seats) if seat not in match.state.seats_out]
        if trade is None or match.result is not None or match.deals_closed_by() or len(seats) < 2:
            return False
        self.open += 1
        maker, other = pick.sample(seats, 2)
        mine, theirs = owned(trade, match, maker), owned(trade, match, other)
        self.named.update(kind for kind, _ in (*mine, *theirs))
        self._too_much(match, maker, other, mine)
        gives = [*_some(maker, other, mine, trade, pick), *_some(other, maker, theirs, trade, pick)]
        if not gives:
            return False
        text = json.dumps({"gives": gives, "public": pick.random() < 0.5})
        before = _whole(match)
        try:
            match.play(maker, Option("offer", text))
        except ConsigliereError:
            self._untouched(match, before, "an offer")
            return False
        offer = parse_offer(maker, match.setup.seats, text)
        accept = Option("accept", offer.number)
        if accept not in match.extras(other) or pick.random() < 0.1:
            match.play(other, Option("refuse", offer.number))
            return True
        self._law(match, trade, offer)
        before = _whole(match)
        try:
            match.play(other, accept)
        except ConsigliereError:  # what is committed in secret cannot be given either
            self._untouched(match, before, "an answer to an offer")
            match.play(maker, Option("withdraw", offer.number))
        else:
            self.struck += 1
            self.given.update(gift.kind for gift in offer.gives)
        return True

    def _law(self, match: Match, trade: Trade, offer: Offer) -> None:
        """Carry out the deal in a copy and compare everybody's goods, by each seat's own view."""
        world = match.clone()
        if trade.problem(world.state, offer, None):
            return
        seats = range(match.setup.seats)
        before = [owned(trade, world, seat) for seat in seats]
        purses = [trade.money_available(world.state, seat) for seat in seats]
        table = world.position()["table"]
        exchange(trade, world.state, offer)
        after = [owned(trade, world, seat) for seat in seats]
        kinds = ", ".join(sorted({gift.kind for gift in offer.gives}))
        if world.position()["table"] == table and not _evens_out(offer):
            self._breach(kinds, "nothing", f"a deal of {kinds} changes nothing on the table")
        gained: Counter[tuple[Seat, str]] = Counter()
        for giver, taker, kind, what in offer.gives:
            if isinstance(what, int):
                gained[giver, kind] -= what
                gained[taker, kind] += what
        for seat in seats:
            amounts = sorted({kind for kind, piece in (*before[seat], *after[seat]) if not piece})
            for kind in amounts:
                had, has = before[seat].get((kind, ""), 0), after[seat].get((kind, ""), 0)
                self._compare(kinds, kind, had, gained[seat, kind], has)
            if trade.money_kind:
                now = trade.money_available(world.state, seat)
                self._compare(
                    kinds, f"{trade.money_kind} in Trade.purse", purses[seat], gained[seat, trade.money_kind], now
                )
        self._pieces(kinds, offer, before, after)

    def _compare(self, kinds: str, kind: str, had: int, gained: int, has: int) -> None:
        if has != had + gained:
            more = "more" if has > had + gained else "less"
            example = f"it had {had}, was to have {had + gained}, has {has}"
            self._breach(more, kind, f"after a deal of {kinds} a seat has {more} than it should of {kind}: {example}")

    def _pieces(self, kinds: str, offer: Offer, before: list[Owned], after: list[Owned]) -> None:
        """A piece goes to its taker, or stays if only its use was given. No other piece moves."""
        old, new = _holders(before), _holders(after)
        given = {(kind, what): (giver, taker) for giver, taker, kind, what in offer.gives if isinstance(what, str)}
        named = Counter([piece for _, piece in given])
        moved: set[str] = set()
        stays = True
        for (kind, piece), (giver, taker) in given.items():
            holders = new.get((kind, piece), [])
            if not holders and len(given) > 1:
                continue  # a right that ended when the piece it belongs to moved
            if holders not in ([giver], [taker]):
                whose = f"belongs to {len(holders)} seats" if holders else "is nobody's"
                self._breach(kind, "moved", f"after a deal of {kind} {piece} {whose}, not its taker's")
            elif holders == [taker]:
                stays = False
                if named[piece] == 1:
                    moved.add(kind)
        # Rights move with their piece: if pieces moved, only pieces of other kinds must stay.
        for good in {**old, **new}:
            if good[1] not in named and (stays or good[0] in moved) and old.get(good) != new.get(good):
                self._breach(good[0], "other", f"a deal of {kinds} moves {good[1]} too, which nobody gave")

    def _too_much(self, match: Match, maker: Seat, other: Seat, mine: Owned) -> None:
        """Nobody can offer more than their own view shows."""
        for (kind, piece), most in mine.items():
            if not piece and (kind, "too much") not in self._said:
                world, before = match.clone(), _whole(match)
                try:
                    world.play(maker, Option("offer", json.dumps({"gives": [[maker, other, kind, most + 1]]})))
                except ConsigliereError:
                    self._untouched(world, before, "an offer")
                else:
                    self._breach(kind, "too much", f"a seat can offer more {kind} than Trade.goods says it has")

    def _untouched(self, match: Match, before: str, what: str) -> None:
        if _whole(match) != before:
            self._breach(what, "refused", f"{what} that is refused changes the table")

    def _breach(self, about: str, sort: str, problem: str) -> None:
        if (about, sort) not in self._said:
            self._said.add((about, sort))
            self.found(problem)


def owned(trade: Trade, match: Match, seat: Seat) -> Owned:
    """What a seat could give, by its own view."""
    found: Owned = {}
    for owner, kind, piece, most in trade.goods(match.view(seat)):
        if owner == seat:
            found[kind, piece] = max(most, found.get((kind, piece), 0))
    return found


def _some(giver: Seat, taker: Seat, goods: Owned, trade: Trade, pick: Random) -> list[Gift]:
    """A few of a seat's goods, sometimes none."""
    there = [good for good, most in goods.items() if most > 0]
    kinds = sorted({kind for kind, _ in there})  # kinds first, otherwise money would be rare among forty cards
    gifts: list[Gift] = []
    for kind in pick.sample(kinds, min(pick.randint(0, MOST_GIVEN), len(kinds))):
        _, piece = pick.choice([good for good in there if good[0] == kind])
        gifts.append(Gift(giver, taker, kind, piece or _amount(kind, goods[kind, ""], trade, pick)))
    return gifts


def _amount(kind: str, most: int, trade: Trade, pick: Random) -> int:
    unit = trade.money_unit if kind == trade.money_kind and most >= trade.money_unit else 1
    return unit * pick.randint(1, most // unit)


def _evens_out(offer: Offer) -> bool:
    """Whether both sides give the same amounts, so that nothing changes."""
    sums: Counter[tuple[Seat, str]] = Counter()
    for giver, taker, kind, what in offer.gives:
        if not isinstance(what, int):
            return False
        sums[giver, kind] -= what
        sums[taker, kind] += what
    return not any(sums.values())


def _holders(owned_by: list[Owned]) -> dict[Good, list[Seat]]:
    found: dict[Good, list[Seat]] = {}
    for seat, goods in enumerate(owned_by):
        for good in goods:
            if good[1]:
                found.setdefault(good, []).append(seat)
    return found


def _whole(match: Match) -> str:
    position: dict[str, Any] = match.position()
    return json.dumps(position, sort_keys=True)
