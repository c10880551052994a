"""Deals: offers between seats, outside the stack. Both halves change hands together or not at all.

An offer says who gives what to whom. Promises in its text bind nobody (`promises.py`). Making, accepting, refusing and
withdrawing are any-time options, so they are recorded and replayed like every other choice:

    offer:{"gives":[[0,1,"cash",2000],[1,0,"token","lawyer_1"]],"text":"deal?"}
    offer:{"gives":[],"to":[1],"text":"#peace:0-1 #peace:1-0"}          promises alone
    accept:407316582     refuse:407316582     withdraw:407316582
    refuse:{"offer":407316582,"why":"too dear"}                         for a reason
    kept:158210937       broken:158210937                               what became of a promise in free words
    because:{"promise":158210937,"why":"it was too dear"}               why a promise was kept or broken

An offer's number is computed from its maker and its content alone. Consecutive numbers would reveal how many offers
others have made in secret, and a reused number could turn a late "accept" into the acceptance of another offer.
"""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, NamedTuple

from .errors import IllegalMove, NotUnderstood, NotYours
from .native import G, mypyc_attr
from .option import MAX_TEXT, Option, Seat, is_storable
from .promises import STANDING, FreePromise, GivenPromise, parse_promises

if TYPE_CHECKING:
    from .state import State

VERBS: Final = ("offer", "accept", "refuse", "withdraw", "kept", "broken", "because")
VERDICTS: Final = ("kept", "broken")
BECAUSE: Final = "because"
MAX_REMARKS: Final = 4  # that one seat makes about one promise
MAX_WORDS: Final = 500
MAX_REASON: Final = 200
MAX_GIFTS: Final = 24
MAX_OPEN_OFFERS: Final = 8  # offers one seat may have open at a time
AMOUNT_LIMIT: Final = 10**9  # more than there can be of anything


class Gift(NamedTuple):
    """One thing that changes hands: an amount (`what` is a number) or a piece (`what` is its id)."""

    giver: Seat
    taker: Seat
    kind: str
    what: str | int


class Offer(NamedTuple):
    """An open offer. `accepted` are the parties that have agreed, its maker first."""

    number: int
    maker: Seat
    parties: tuple[Seat, ...]
    gives: tuple[Gift, ...]
    text: str
    public: bool
    accepted: tuple[Seat, ...]

    def to_json(self) -> dict[str, Any]:
        """The offer as JSON data, as views and positions hold it."""
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
        """The offer that `to_json` wrote."""
        gives = tuple(Gift(*gift) for gift in data["gives"])
        parties, accepted = tuple(data["parties"]), tuple(data["accepted"])
        return Offer(data["number"], data["maker"], parties, gives, data["text"], data["public"], accepted)


@mypyc_attr(allow_interpreted_subclasses=True)
class Trade(Generic[G]):
    """What a game says about trade. The kernel does the rest."""

    rule: ClassVar[str] = ""
    """The id of the rule that allows deals. Refusals cite it."""
    failure_rule: ClassVar[str] = ""
    """The id of the rule cited when an accepted deal fails because of something hidden; "" means `rule`."""
    lapse_rule: ClassVar[str] = ""
    """The id of the rule that ends offers unanswered as play goes on; "" if there is none."""
    money_kind: ClassVar[str] = ""
    """The kind of gift that is money; "" if the game has none."""
    money_unit: ClassVar[int] = 1
    """The smallest amount of money worth naming: bots offer multiples of it."""
    promisable: ClassVar[tuple[str, ...]] = ()
    """Kinds of goods that can be promised for later: what was lent comes back."""

    def closed_by(self, g: G) -> str:
        """ "" while deals are open; otherwise the id of the rule that closes them now."""
        return ""

    def problem(self, g: G, offer: Offer, seat: Seat | None) -> str:
        """ "" if all gifts could change hands now, together; otherwise the id of the rule that forbids it.

        With a `seat`: as far as that seat can tell. What others have in secret then counts as sufficient; otherwise
        offers would reveal what is behind their screens. None: according to the real state.
        """
        raise NotImplementedError

    def transfer(self, g: G, gift: Gift) -> None:
        """Carry out one gift, which is known to be possible."""
        raise NotImplementedError

    def after_deal(self, g: G, offer: Offer) -> None:
        """Called after all gifts of a deal: recompute what depends on them."""

    def goods(self, view: dict[str, Any]) -> list[tuple[Seat, str, str, int]]:
        """What the reader of a view may name in an offer: (owner, kind, a piece's id or "" for an amount, the most)."""
        return []

    def sees_offer(self, g: G, seat: Seat | None, offer: Offer) -> bool:
        """Whether a seat may know about a standing offer."""
        return offer.public or (seat is not None and seat in offer.parties)

    def sees_deal(self, g: G, seat: Seat | None, offer: Offer) -> bool:
        """Whether a seat may know the goods of a deal that was made (that it was made is public)."""
        return True

    # --- for bots: `g` is a world that the seat considers possible

    def money_available(self, g: G, seat: Seat) -> int:
        """The most money a seat could give now. `g` is a world that a bot considers possible, never the real state."""
        return 0

    def suggestions(self, g: G, seat: Seat) -> list[tuple[Gift, ...]]:
        """Exchanges worth considering, each with one other seat and without money: bots find the price themselves.

        `g` is a world that the seat considers possible, never the real state. So this may read what others hide.
        """
        return []

    def possible_attacks(self, g: G, attacker: Seat, victim: Seat) -> list[tuple[float, G]]:
        """Attacks that a seat could soon make on another: the probability that each happens and succeeds, and the state
        after it.

        The rest to 1 is the probability that nothing happens. This gives not being attacked a price.
        """
        return []

    # --- the outcome of promises, from events as a seat has seen them

    @property
    def has_attacks(self) -> bool:
        """Whether the game has attacks, and so promises not to attack."""
        return type(self).attack_in is not Trade.attack_in

    def attack_in(self, event: dict[str, Any]) -> tuple[Seat, Seat] | None:
        """Who attacked whom in this event; None if it is not an attack. `event` is `{"event": kind, **facts}`."""
        return None

    def gifts_in(self, event: dict[str, Any]) -> list[Gift]:
        """What changed hands in this event. By default the gifts of a deal; a game adds its own ways of giving.

        The taker is -1 if the event names none: the gift then counts for the seat that was promised it.
        """
        gives: list[Any] = event.get("gives", []) if "parties" in event else []
        return [Gift(*gift) for gift in gives]

    def fulfil(self, g: G, gift: Gift) -> bool:
        """Hand over what was promised for later, in a possible world of a bot; False if it cannot be done."""
        parties = tuple(sorted((gift.giver, gift.taker)))
        offer = Offer(0, gift.giver, parties, (gift,), "", False, (gift.giver,))
        if self.problem(g, offer, None):
            return False
        exchange(self, g, offer)
        return True

    def promises_due(self, g: G) -> bool:
        """Whether the round has advanced far enough for bots to keep promises to deliver later."""
        return True

    def ends_promises(self, event: dict[str, Any]) -> bool:
        """Whether promises made "for this round" end with this event, such as the start of a round."""
        return False


def parse_offer(maker: Seat, seats: int, text: object) -> Offer:
    """The offer in a text; does not check whether the goods are there."""
    if not isinstance(text, str) or len(text) > MAX_TEXT:
        raise NotUnderstood(f"an offer is a text of at most {MAX_TEXT} characters")
    try:
        data = json.loads(text)
        # Nothing has been checked yet. A compiled `Gift` would not take it, or take a bool for a number.
        rows: list[tuple[Any, ...]] = [(giver, taker, kind, what) for giver, taker, kind, what in data["gives"]]
        words, public, to = data.get("text", ""), data.get("public", False), tuple(data.get("to", ()))
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        form = '{"gives": [[giver, taker, kind, what], ...]}'
        raise NotUnderstood(f"an offer names who gives what to whom: {form}") from error
    if not isinstance(words, str) or len(words) > MAX_WORDS or not is_storable(words):
        raise NotUnderstood(f"an offer's words are a text of at most {MAX_WORDS} characters")
    if not isinstance(public, bool):
        raise NotUnderstood("an offer is public, true or false")
    if len(rows) > MAX_GIFTS:
        raise NotUnderstood(f"an offer names at most {MAX_GIFTS} things")
    for row in rows:
        if not isinstance(row[2], str) or not is_storable(row[2]) or not _is_thing(row[3]):
            raise NotUnderstood("what changes hands is a piece's id or a number above zero")
    named: list[Any] = [maker, *to, *(seat for row in rows for seat in row[:2])]
    if not all(type(seat) is int and 0 <= seat < seats for seat in named) or len(set(named)) < 2:
        raise NotUnderstood("an offer needs at least two seats of this table")
    gives = tuple([Gift(*row) for row in rows])
    parties = tuple(sorted(set(named)))
    if not (gives or parse_promises(words, parties)) or any(gift.giver == gift.taker for gift in gives):
        raise NotUnderstood("in an offer something passes from one seat to another")
    return Offer(_number(maker, parties, gives, words, public), maker, parties, gives, words, public, (maker,))


def _is_thing(what: object) -> bool:
    return (type(what) is int and 0 < what < AMOUNT_LIMIT) or (
        isinstance(what, str) and what != "" and is_storable(what)
    )


def _number(maker: Seat, parties: tuple[Seat, ...], gives: tuple[Gift, ...], words: str, public: bool) -> int:
    content = json.dumps([maker, parties, gives, words, public]).encode()
    return int.from_bytes(hashlib.blake2b(content, digest_size=8).digest(), "big") % AMOUNT_LIMIT


def offer_and_reason(option: Option) -> tuple[object, str]:
    """The number of the offer that a refusal or withdrawal is about, and its reason if it has one."""
    number: object = option.target
    if not isinstance(number, str) or not number.startswith("{"):
        return number, ""
    try:
        data = json.loads(number)
        number, why = data["offer"], data.get("why", "")
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        raise NotUnderstood('a reason is given as {"offer": number, "why": text}') from error
    if not isinstance(why, str) or len(why) > MAX_REASON or not is_storable(why):
        raise NotUnderstood(f"a reason is a text of at most {MAX_REASON} characters")
    return number, why.strip()


def offer_options(trade: Trade, g: State, seat: Seat) -> list[Option]:
    """What a seat may do about the offers it sees. Making one is always possible and cannot be listed."""
    found: list[Option] = []
    if trade.closed_by(g):
        return found
    for offer in g.offers:
        if seat == offer.maker:
            found.append(Option("withdraw", offer.number))
        elif seat in offer.parties:
            if seat not in offer.accepted and not trade.problem(g, offer, seat):
                found.append(Option("accept", offer.number))
            found.append(Option("refuse", offer.number))
    return found


def _standing(g: State, trade: Trade, seat: Seat, number: object) -> Offer:
    for offer in g.offers:
        if offer.number == number and trade.sees_offer(g, seat, offer):
            return offer
    if type(number) is not int:
        raise NotUnderstood("an offer is answered by its number, such as accept:407316582")
    raise IllegalMove(f"no offer {number} stands", trade.rule)  # the same text for a hidden offer and for none


def play_deal(trade: Trade, g: State, seat: Seat, seats: int, option: Option) -> None:
    """Carry out one of the four verbs of offers, or raise and change nothing."""
    closed = trade.closed_by(g)
    if closed:
        raise IllegalMove("no deals at this moment", closed)
    if option.verb == "offer":
        offer = parse_offer(seat, seats, option.target)
        if any(other.number == offer.number for other in g.offers):
            raise IllegalMove("this very offer stands already", trade.rule)
        if sum(other.maker == seat for other in g.offers) >= MAX_OPEN_OFFERS:
            raise IllegalMove(f"a seat has at most {MAX_OPEN_OFFERS} offers standing", trade.rule)
        if any(party in g.seats_out for party in offer.parties):
            rule = trade.problem(g, offer, seat) or trade.rule
            raise IllegalMove("who is out of the game has nothing to trade", rule)
        wrong = trade.problem(g, offer, seat)
        if wrong:
            raise IllegalMove("these things cannot change hands now", wrong)
        g.offers = (*g.offers, offer)
        _tell(g, trade, "offered", offer, seat)
        return
    number, why = offer_and_reason(option) if option.verb != "accept" else (option.target, "")
    offer = _standing(g, trade, seat, number)
    if option.verb == "withdraw":
        if seat != offer.maker:
            raise NotYours("only its maker withdraws an offer")
        _drop(g, offer)
        _tell(g, trade, "withdrew", offer, seat, why)
    elif seat == offer.maker or seat not in offer.parties:
        raise NotYours("that offer is not made to this seat")
    elif option.verb == "refuse":
        _drop(g, offer)
        _tell(g, trade, "refused", offer, seat, why)
    else:
        _accept(trade, g, seat, offer)


def _accept(trade: Trade, g: State, seat: Seat, offer: Offer) -> None:
    if seat in offer.accepted:
        raise IllegalMove("this seat has already agreed", trade.rule)
    agreed = offer._replace(accepted=(*offer.accepted, seat))
    last = len(agreed.accepted) == len(agreed.parties)
    # Check the own side first: a seat that cannot pay must learn nothing about what others still have.
    wrong = trade.problem(g, offer, seat)
    if wrong:
        raise IllegalMove("these things cannot change hands now", wrong)
    if last and trade.problem(g, offer, None):  # why others cannot is their secret: always the same text and rule
        raise IllegalMove("the others cannot keep their side of this deal now", trade.failure_rule or trade.rule)
    if not last:
        g.offers = tuple(agreed if other.number == offer.number else other for other in g.offers)
        _tell(g, trade, "agreed", agreed, seat)
        return
    _drop(g, offer)
    if not offer.gives and not trade.sees_offer(g, None, offer):  # visible only to its parties
        g.emit("talk", {}, {**_struck(seat, offer), "text": offer.text, "deal": "deal"}, offer.parties)
        return
    if offer.gives:
        exchange(trade, g, offer)
    facts = _struck(seat, offer)
    secret: dict[str, Any] = {}
    (facts if trade.sees_deal(g, None, offer) else secret)["gives"] = [list(gift) for gift in offer.gives]
    (facts if offer.public else secret)["text"] = offer.text
    g.emit("deal", facts, secret, offer.parties)


def _struck(seat: Seat, offer: Offer) -> dict[str, Any]:
    return {"seat": seat, "parties": list(offer.parties)}


def mark_promise(trade: Trade, g: State, seat: Seat, heard: list[GivenPromise], option: Option, public: bool) -> None:
    """A party of a promise in free text says what became of it. Raises if that is not allowed.

    `heard` are all the promises that the seat knows about. Everybody who has heard this one (`public`: everybody) hears
    this too.
    """
    if type(option.target) is not int:
        raise NotUnderstood("a promise is marked by its number, such as kept:158210937")
    found = [given for given in heard if given.number == option.target]
    if not found:
        raise IllegalMove(f"no promise {option.target} was given", trade.rule)
    given = found[-1]
    if not isinstance(given.promise, FreePromise):
        raise IllegalMove("what became of this promise is for all to see", trade.rule)
    if seat not in given.promise:
        raise NotYours("only the two between whom a promise was given say what became of it")
    if (seat, option.verb == VERDICTS[0]) in given.verdicts:
        raise IllegalMove("this seat has said so already", trade.rule)
    facts = {"seat": seat, "parties": list(given.parties), "promise": given.number, "verdict": option.verb}
    facts.update(giver=given.promise.giver, taker=given.promise.taker, words=given.text)
    if public:
        g.emit("marked", facts)
    else:
        g.emit("talk", {}, {**facts, "deal": "marked"}, given.parties)


def promise_and_reason(option: Option) -> tuple[int, str]:
    """The number of the promise that a remark is about, and what it says."""
    try:
        data = json.loads(str(option.target))
        number, why = data["promise"], data["why"]
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        raise NotUnderstood('a remark about a promise is given as {"promise": number, "why": text}') from error
    if type(number) is not int:
        raise NotUnderstood("a remark names a promise by its number, such as 158210937")
    if not isinstance(why, str) or not why.strip() or len(why) > MAX_REASON or not is_storable(why):
        raise NotUnderstood(f"a reason is a text of 1 to {MAX_REASON} characters")
    return number, why.strip()


def explain_promise(
    trade: Trade, g: State, seat: Seat, heard: list[GivenPromise], option: Option, public: bool
) -> None:
    """One of the two seats of a promise says why it was kept or broken, or what follows. Raises if it may not.

    It changes nothing. Everybody who has heard the promise (`public`: everybody) hears this too.
    """
    number, why = promise_and_reason(option)
    found = [given for given in heard if given.number == number]
    if not found:
        raise IllegalMove(f"no promise {number} was given", trade.rule)
    given = found[-1]
    if seat not in given.promise[:2]:
        raise NotYours("only the two between whom a promise was given say why it was kept or broken")
    if given.state == STANDING:
        raise IllegalMove("this promise has been neither kept nor broken yet", trade.rule)
    if (seat, why) in given.remarks or sum(one == seat for one, _ in given.remarks) >= MAX_REMARKS:
        raise IllegalMove("this seat has said so already", trade.rule)
    facts = {"seat": seat, "parties": list(given.parties), "promise": number, "given": str(given.promise)}
    facts.update(state=given.state, words=given.text, why=why)
    if public:
        g.emit("explained", facts)
    else:
        g.emit("talk", {}, {**facts, "deal": "explained"}, given.parties)


def exchange(trade: Trade, g: State, offer: Offer) -> None:
    """Carry out all gifts of an offer, which are known to be possible."""
    for gift in offer.gives:
        trade.transfer(g, gift)
    trade.after_deal(g, offer)


def _drop(g: State, offer: Offer) -> None:
    g.offers = tuple(other for other in g.offers if other.number != offer.number)


def _tell(g: State, trade: Trade, kind: str, offer: Offer, seat: Seat, why: str = "") -> None:
    facts: dict[str, Any] = {"seat": seat, "offer": offer.to_json()}
    if why:
        facts["why"] = why
    if trade.sees_offer(g, None, offer):
        g.emit(kind, facts)
    else:
        g.emit("talk", {}, {**facts, "deal": kind}, offer.parties)
