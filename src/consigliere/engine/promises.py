"""Promises in the text of an offer.

They bind nobody, and no rule depends on them. Those who heard a promise can see from later events whether it was kept.
Promises are tags in the text:

    #peace:0-2               seat 0 will not attack seat 2 before the round is over
    #later:0-2:cash:3000     seat 0 will hand seat 2 that much before the round is over
    #later:0-2:token:cop_1   or that piece: a loan is returned
    #word:0-2                the rest of the text is seat 0's promise to seat 2

The suffix `+1` extends the first three by a round. A promise is given when the offer is accepted. Bots give and
understand the first three. People see all of them as sentences. Only this module knows the syntax.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from .option import Seat

if TYPE_CHECKING:
    from .deals import Trade

_TAG: Final = re.compile(
    r"#(peace|later|word):(\d{1,2})-(\d{1,2})(?::([a-z_]{1,20}):([a-z0-9_]{1,40}))?(?:\+([1-3]))?(?![\w:])"
)
_WHY: Final = re.compile(r"#why:([a-z_]{1,20})(?![\w:])")
AMOUNT_LIMIT: Final = 10**9

REASONS: Final = (  # reasons with a short form: of answers, of offers, of what became of a promise, and of what follows
    *("no", "loss", "little", "trust", "share", "changed"),
    *("want", "sell", "swap", "peace", "threat", "counter", "word", "premium"),
    *("gain", "unbound", "first", "forced", "late", "lost", "dear", "tempted"),
    *("punish", "shun", "forgive"),
)
STANDING, KEPT, BROKEN, DISPUTED, UNKNOWN = "standing", "kept", "broken", "disputed", "unknown"


class Peace(NamedTuple):
    """A promise not to attack another seat, this round and `more` further rounds."""

    giver: Seat
    taker: Seat
    extra_rounds: int = 0

    def __str__(self) -> str:
        return f"#peace:{self.giver}-{self.taker}{_more(self.extra_rounds)}"


class Delivery(NamedTuple):
    """A promise to hand over an amount or a piece before the round is over, or `more` rounds later."""

    giver: Seat
    taker: Seat
    kind: str
    what: str | int
    extra_rounds: int = 0

    def __str__(self) -> str:
        return f"#later:{self.giver}-{self.taker}:{self.kind}:{self.what}{_more(self.extra_rounds)}"


class FreePromise(NamedTuple):
    """A promise in free text: only its two seats can say whether it was kept."""

    giver: Seat
    taker: Seat

    def __str__(self) -> str:
        return f"#word:{self.giver}-{self.taker}"


Promise = Peace | Delivery | FreePromise


def _more(rounds: int) -> str:
    return f"+{rounds}" if rounds else ""


def _read(found: re.Match[str]) -> Promise | None:
    """The promise that a tag stands for; None if the tag is not valid."""
    sort, giver, taker, kind, what, more = found.groups()
    seats, rounds = (int(giver), int(taker)), int(more or 0)
    if sort == "later":
        if kind is None:
            return None
        thing: str | int = int(what) if what.isdecimal() and what.isascii() else what
        if isinstance(thing, int) and not 0 < thing < AMOUNT_LIMIT:
            return None
        return Delivery(*seats, kind, thing, rounds)
    if kind is not None or (sort == "word" and rounds):
        return None
    return Peace(*seats, rounds) if sort == "peace" else FreePromise(*seats)


def parse_promises(text: str, parties: Iterable[Seat]) -> tuple[Promise, ...]:
    """The promises in an offer's text that its parties can give each other.

    >>> parse_promises("no hard feelings #peace:0-2 #peace:0-0 #peace:7-2", (0, 2))
    (Peace(giver=0, taker=2, extra_rounds=0),)
    >>> parse_promises("#later:2-0:cash:3000+1 #later:2-0", (0, 2))
    (Delivery(giver=2, taker=0, kind='cash', what=3000, extra_rounds=1),)
    """
    seats = set(parties)
    read = [_read(found) for found in _TAG.finditer(text)]
    plain = text_without_tags(text)
    return tuple(
        dict.fromkeys(
            [
                word
                for word in read
                if word is not None
                and word.giver != word.taker
                and seats.issuperset(word[:2])
                and (plain or not isinstance(word, FreePromise))
            ]
        )
    )


def text_without_tags(text: str) -> str:
    """The free text, without the tags of promises and reasons.

    >>> text_without_tags("#word:0-2 I shall spare the Harbour. #peace:0-2")
    'I shall spare the Harbour.'
    """
    return " ".join(_WHY.sub("", _TAG.sub(lambda found: "" if _read(found) else found[0], text)).split())


def find_tags(text: str) -> list[tuple[str, Promise | str]]:
    """The tags in a text, each with the promise or the reason it stands for.

    >>> find_tags("Deal? #peace:0-1 #why:want")
    [('#peace:0-1', Peace(giver=0, taker=1, extra_rounds=0)), ('#why:want', 'want')]
    """
    found: list[tuple[str, Promise | str]] = []
    for tag in _TAG.finditer(text):
        word = _read(tag)
        if word is not None:
            found.append((tag[0], word))
    found += [(why[0], why[1]) for why in _WHY.finditer(text)]
    return found


def with_sentences(
    text: str, seats: int, sentence: Callable[[Promise], str], reason: Callable[[str], str] = str
) -> str:
    """A text with its promises and reasons as sentences. A tag that means nothing at this table stays unchanged.

    >>> with_sentences("Deal? #peace:0-1 #peace:0-7", 2, lambda word: f"({word.giver} spares {word.taker})")
    'Deal? (0 spares 1) #peace:0-7'
    """

    def told(found: re.Match[str]) -> str:
        word = _read(found)
        return (word is not None and max(word[:2]) < seats and sentence(word)) or found[0]

    return _WHY.sub(lambda found: reason(found[1]) or found[0], _TAG.sub(told, text))


class GivenPromise(NamedTuple):
    """A promise that was given, and its outcome as far as a reader knows it."""

    number: int
    """Computed from its content alone, like an offer's."""
    promise: Promise
    parties: tuple[Seat, ...]
    text: str
    """The free text of a Word."""
    event_row: int
    """The index of the events in which it was given."""
    state: str = STANDING
    rounds_left: int = 1
    """Rounds until it is judged."""
    delivered: int = 0
    """For an amount: how much has been handed over."""
    verdicts: tuple[tuple[Seat, bool], ...] = ()
    """The seats that say a Word was kept, or was broken."""
    remarks: tuple[tuple[Seat, str], ...] = ()
    """What its two seats have said about its outcome: why it was kept or broken, and what follows from that."""

    def to_json(self) -> dict[str, Any]:
        """The promise and its state as JSON data."""
        return {
            "number": self.number,
            "promise": str(self.promise),
            "giver": self.promise.giver,
            "taker": self.promise.taker,
            "parties": list(self.parties),
            "text": self.text,
            "state": self.state,
            "said": {str(seat): kept for seat, kept in self.verdicts},
            "remarks": [list(remark) for remark in self.remarks],
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> GivenPromise:
        """The promise from its JSON data, for display: it is not judged further."""
        (word,) = [read for found in _TAG.finditer(data["promise"]) if (read := _read(found)) is not None]
        said = tuple([(int(seat), kept) for seat, kept in data["said"].items()])
        remarks = tuple([(seat, why) for seat, why in data.get("remarks", ())])  # absent in older records
        parties = tuple(data["parties"])
        return GivenPromise(
            data["number"], word, parties, data["text"], 0, data["state"], verdicts=said, remarks=remarks
        )


class PromiseTracker:
    """All promises that one reader has heard, derived only from the events that the reader has seen."""

    def __init__(self, trade: Trade) -> None:
        self.trade = trade
        self.rows_read = 0  # rows of events
        self.promises: list[GivenPromise] = []

    def read_events(self, rows: Sequence[list[dict[str, Any]]]) -> None:
        """Process the events since the last call."""
        for row in rows:
            for event in row:
                self.read_event(event)
            self.rows_read += 1

    def read_event(self, event: dict[str, Any]) -> list[GivenPromise]:
        """Process one event; return the promises that it has decided."""
        kind = event.get("deal") if event["event"] == "talk" else event["event"]
        found: list[GivenPromise] = []
        if kind == "deal":
            found = self._handed(event)
            self._promised(event)
        elif kind == "marked":
            found = self._marked(event)
        elif kind == "explained":
            self._explained(event)
        elif kind == "refused":
            found = self._declined(event["offer"])
        elif kind not in ("offered", "withdrew", "agreed"):
            found = self._handed(event)
            blow = self.trade.attack_in(event)
            if blow is not None:
                found += self._settle(
                    lambda given: isinstance(given.promise, Peace) and given.promise[:2] == blow, BROKEN
                )
            if self.trade.ends_promises(event):
                found += self._round_over()
        return found

    def close(self) -> None:
        """The game is over: outstanding deliveries are broken, and promises of peace are kept."""
        self._judge(lambda given: given._replace(rounds_left=0))

    def standing(self) -> list[GivenPromise]:
        """The promises that are neither kept nor broken yet."""
        return [given for given in self.promises if given.state == STANDING]

    def _promised(self, event: dict[str, Any]) -> None:
        parties, text = tuple(event["parties"]), event.get("text", "")
        for place, word in enumerate(parse_promises(text, parties)):
            if isinstance(word, Delivery) and word.kind not in self.trade.promisable:
                continue
            number = _number(parties, text, place)
            # A promise given again is the same promise and starts over.
            self.promises = [old for old in self.promises if old.number != number or old.state != STANDING]
            free = text_without_tags(text) if isinstance(word, FreePromise) else ""
            ends = 0 if isinstance(word, FreePromise) else 1 + word.extra_rounds
            self.promises.append(GivenPromise(number, word, parties, free, self.rows_read, rounds_left=ends))

    def _handed(self, event: dict[str, Any]) -> list[GivenPromise]:
        """Count what changes hands towards promised deliveries."""
        gifts = self.trade.gifts_in(event)
        hidden = event["event"] == "deal" and "gives" not in event
        found: list[GivenPromise] = []
        for i, given in enumerate(self.promises):
            word = given.promise
            if given.state != STANDING or not isinstance(word, Delivery):
                continue
            if hidden and {word.giver, word.taker} <= set(event["parties"]):
                # it may have been the promised goods: an onlooker cannot tell
                self.promises[i] = given._replace(state=UNKNOWN)
                continue
            fitting = [x for x in gifts if x[0] == word.giver and x[1] in (word.taker, -1) and x[2] == word.kind]
            if isinstance(word.what, int):
                had = given.delivered + sum([x[3] for x in fitting if isinstance(x[3], int)])
                given = given._replace(delivered=had, state=KEPT if had >= word.what else STANDING)
            elif any(x[3] == word.what for x in fitting):
                given = given._replace(state=KEPT)
            if given.state == KEPT:
                found.append(given)
            self.promises[i] = given
        return found

    def _declined(self, offer: dict[str, Any]) -> list[GivenPromise]:
        """A seat that declines the promised goods as a gift has no claim any more."""
        maker = offer["maker"]
        if any(gift[0] != maker for gift in offer["gives"]):
            return []

        def released(given: GivenPromise) -> bool:
            word = given.promise
            if not isinstance(word, Delivery) or word.giver != maker:
                return False
            for _, taker, kind, what in offer["gives"]:
                if (taker, kind) == (word.taker, word.kind):
                    enough = (
                        isinstance(what, int) and isinstance(word.what, int) and given.delivered + what >= word.what
                    )
                    if enough or what == word.what:
                        return True
            return False

        return self._settle(released, KEPT)

    def _marked(self, event: dict[str, Any]) -> list[GivenPromise]:
        found: list[GivenPromise] = []
        for i in range(len(self.promises) - 1, -1, -1):
            given = self.promises[i]
            if given.number == event["promise"]:
                said = dict(given.verdicts)
                said[event["seat"]] = event["verdict"] == KEPT
                verdicts = set(said.values())
                state = DISPUTED if len(verdicts) > 1 else KEPT if verdicts == {True} else BROKEN
                self.promises[i] = given._replace(verdicts=tuple(sorted(said.items())), state=state)
                found.append(self.promises[i])
                break  # the last time it was given
        return found

    def _explained(self, event: dict[str, Any]) -> None:
        for i in range(len(self.promises) - 1, -1, -1):
            given = self.promises[i]
            if given.number == event["promise"]:
                self.promises[i] = given._replace(remarks=(*given.remarks, (event["seat"], event["why"])))
                return  # the last time it was given

    def _round_over(self) -> list[GivenPromise]:
        return self._judge(lambda given: given._replace(rounds_left=given.rounds_left - 1))

    def _judge(self, older: Callable[[GivenPromise], GivenPromise]) -> list[GivenPromise]:
        found: list[GivenPromise] = []
        for i, given in enumerate(self.promises):
            if given.state == STANDING and not isinstance(given.promise, FreePromise):
                given = older(given)
                if given.rounds_left <= 0:
                    given = given._replace(state=KEPT if isinstance(given.promise, Peace) else BROKEN)
                    found.append(given)
                self.promises[i] = given
        return found

    def _settle(self, which: Callable[[GivenPromise], bool], state: str) -> list[GivenPromise]:
        found: list[GivenPromise] = []
        for i, given in enumerate(self.promises):
            if given.state == STANDING and which(given):
                self.promises[i] = given._replace(state=state)
                found.append(self.promises[i])
        return found


def _number(parties: tuple[Seat, ...], text: str, place: int) -> int:
    content = json.dumps([parties, text, place]).encode()
    return int.from_bytes(hashlib.blake2b(content, digest_size=8).digest(), "big") % AMOUNT_LIMIT
