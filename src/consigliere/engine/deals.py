"""Deals: offers between seats beside the stack. Both halves change hands at once or not at all.

An offer says who gives what to whom; what it promises in words binds nobody. Making, accepting, refusing and
withdrawing are any-time options, so they are recorded and replayed like every other choice:

    offer:{"gives":[[0,1,"cash",2000],[1,0,"token","lawyer_1"]],"text":"deal?"}     accept:3   refuse:3   withdraw:3
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, NamedTuple

from .errors import IllegalMove, NotUnderstood, NotYours
from .option import Option, Seat

if TYPE_CHECKING:
    from .state import State

VERBS = ("offer", "accept", "refuse", "withdraw")
LONGEST_WORDS = 500
MOST_GIFTS = 24
MOST_OPEN = 8  # offers one seat may have standing at a time


class Gift(NamedTuple):
    """One thing that changes hands: an amount (`what` is a number) or a piece (`what` is its id)."""

    giver: Seat
    taker: Seat
    kind: str
    what: str | int


class Offer(NamedTuple):
    """A standing offer. `accepted` are the parties that have agreed, its maker first of all."""

    number: int
    maker: Seat
    parties: tuple[Seat, ...]
    gives: tuple[Gift, ...]
    text: str
    public: bool
    accepted: tuple[Seat, ...]

    def to_json(self) -> dict[str, Any]:
        return {
            "number": self.number,
            "maker": self.maker,
            "parties": list(self.parties),
            "gives": [list(gift) for gift in self.gives],
            "text": self.text,
            "public": self.public,
            "accepted": list(self.accepted),
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> Offer:
        gives = tuple(Gift(*gift) for gift in data["gives"])
        parties, accepted = tuple(data["parties"]), tuple(data["accepted"])
        return Offer(data["number"], data["maker"], parties, gives, data["text"], data["public"], accepted)


class Trade:
    """What a game says about trade. The kernel does the rest."""

    rule = ""  # the ledger's id of the rule that allows deals

    def closed(self, g: Any) -> str:
        """ "" while deals may be struck; else the id of the rule that closes them now."""
        return ""

    def problem(self, g: Any, offer: Offer) -> str:
        """ "" if every gift could change hands now, all together; else the id of the rule that forbids it."""
        raise NotImplementedError

    def transfer(self, g: Any, gift: Gift) -> None:
        """One gift changes hands; known to be possible."""
        raise NotImplementedError

    def settled(self, g: Any, offer: Offer) -> None:
        """After all gifts of a deal: what the game must recompute."""

    def sees(self, g: Any, seat: Seat | None, offer: Offer) -> bool:
        """Whether a seat may know of a standing offer."""
        return offer.public or (seat is not None and seat in offer.parties)

    def sees_deal(self, g: Any, seat: Seat | None, offer: Offer) -> bool:
        """Whether a seat may know the goods of a deal that has been struck (that it was struck, all may)."""
        return True


def parse_offer(g: State, maker: Seat, seats: int, text: str) -> Offer:
    """The offer a text stands for; says nothing of whether the goods are there."""
    try:
        data = json.loads(text)
        gives = tuple(Gift(int(a), int(b), str(kind), what) for a, b, kind, what in data["gives"])
        words, public = data.get("text", ""), data.get("public", False)
        to = tuple(int(seat) for seat in data.get("to", ()))
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        form = '{"gives": [[giver, taker, kind, what], ...]}'
        raise NotUnderstood(f"an offer names who gives what to whom: {form}") from error
    if not isinstance(words, str) or len(words) > LONGEST_WORDS or not isinstance(public, bool):
        raise NotUnderstood(f"an offer's words are a text of at most {LONGEST_WORDS} characters")
    if len(gives) > MOST_GIFTS:
        raise NotUnderstood(f"an offer names at most {MOST_GIFTS} things")
    for gift in gives:
        amount = isinstance(gift.what, int) and not isinstance(gift.what, bool)
        if not (amount or isinstance(gift.what, str)) or (amount and int(gift.what) <= 0):
            raise NotUnderstood("what changes hands is a piece's id or a number above zero")
    parties = tuple(sorted({maker, *to, *(x for gift in gives for x in (gift.giver, gift.taker))}))
    if len(parties) < 2 or not all(0 <= seat < seats for seat in parties):
        raise NotUnderstood("an offer needs at least two seats of this table")
    if not gives or any(gift.giver == gift.taker for gift in gives):
        raise NotUnderstood("in an offer something passes from one seat to another")
    number = 1 + max((offer.number for offer in g.offers), default=g.moves * 100)
    return Offer(number, maker, parties, gives, words, public, (maker,))


def extras(trade: Trade, g: State, seat: Seat) -> list[Option]:
    """What a seat may do about the offers it sees. Making one is always possible and cannot be listed."""
    found: list[Option] = []
    if trade.closed(g):
        return found
    for offer in g.offers:
        if seat == offer.maker:
            found.append(Option("withdraw", offer.number))
        elif seat in offer.parties:
            if seat not in offer.accepted and not trade.problem(g, offer):
                found.append(Option("accept", offer.number))
            found.append(Option("refuse", offer.number))
    return found


def _standing(g: State, trade: Trade, seat: Seat, number: object) -> Offer:
    for offer in g.offers:
        if offer.number == number and trade.sees(g, seat, offer):
            return offer
    raise IllegalMove(f"no offer {number} stands", trade.rule)  # the same words for a hidden offer and for none


def play_deal(trade: Trade, g: State, seat: Seat, seats: int, option: Option) -> None:
    """Carry out one of the four deal verbs, or raise and change nothing."""
    closed = trade.closed(g)
    if closed:
        raise IllegalMove("no deals at this moment", closed)
    if option.verb == "offer":
        offer = parse_offer(g, seat, seats, str(option.target))
        if sum(other.maker == seat for other in g.offers) >= MOST_OPEN:
            raise IllegalMove(f"a seat has at most {MOST_OPEN} offers standing", trade.rule)
        wrong = trade.problem(g, offer)
        if wrong:
            raise IllegalMove("these things cannot change hands now", wrong)
        g.offers = (*g.offers, offer)
        _tell(g, trade, "offered", offer, seat)
        return
    offer = _standing(g, trade, seat, option.target)
    if option.verb == "withdraw":
        if seat != offer.maker:
            raise NotYours("only its maker withdraws an offer")
        _drop(g, offer)
        _tell(g, trade, "withdrew", offer, seat)
    elif seat == offer.maker or seat not in offer.parties:
        raise NotYours("that offer is not made to this seat")
    elif option.verb == "refuse":
        _drop(g, offer)
        _tell(g, trade, "refused", offer, seat)
    else:
        _accept(trade, g, seat, offer)


def _accept(trade: Trade, g: State, seat: Seat, offer: Offer) -> None:
    if seat in offer.accepted:
        raise IllegalMove("this seat has already agreed", trade.rule)
    wrong = trade.problem(g, offer)
    if wrong:
        raise IllegalMove("these things cannot change hands now", wrong)
    agreed = offer._replace(accepted=(*offer.accepted, seat))
    if len(agreed.accepted) < len(agreed.parties):
        g.offers = tuple(agreed if other.number == offer.number else other for other in g.offers)
        _tell(g, trade, "agreed", agreed, seat)
        return
    _drop(g, offer)
    for gift in offer.gives:
        trade.transfer(g, gift)
    trade.settled(g, offer)
    facts = {"seat": seat, "parties": list(offer.parties)}
    goods = {"gives": [list(gift) for gift in offer.gives], "text": offer.text}
    if trade.sees_deal(g, None, offer):
        facts["gives"] = goods["gives"]
        goods = {"text": offer.text}
    g.tell("deal", facts, goods, offer.parties)


def _drop(g: State, offer: Offer) -> None:
    g.offers = tuple(other for other in g.offers if other.number != offer.number)


def _tell(g: State, trade: Trade, kind: str, offer: Offer, seat: Seat) -> None:
    facts: dict[str, Any] = {"seat": seat, "offer": offer.to_json()}
    if trade.sees(g, None, offer):
        g.tell(kind, facts)
    else:
        g.tell("talk", {}, {**facts, "deal": kind}, offer.parties)
