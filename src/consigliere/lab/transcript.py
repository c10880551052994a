"""The transcript of a game: who said what to whom, what was promised, whether it was kept, and who lied.

A lie is either a broken promise, or a false statement of a seat about its own goods. Statements are tags
(`engine/claims.py`) and plain sentences such as "I have 3 guns", in the three languages. Everything else that players
say is quoted and not judged.

The game is replayed from its choices, so a transcript contains everything that was hidden.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from consigliere.board import tell
from consigliere.board.words import LANGUAGES, Words, words_for
from consigliere.engine import Option, Seat, Trade
from consigliere.engine.claims import Claim, parse_claims
from consigliere.engine.deals import parse_offer
from consigliere.engine.promises import BROKEN, KEPT, GivenPromise, PromiseTracker, parse_promises, text_without_tags
from consigliere.match import Match

MOVE, OFFER, ANSWER, DEAL, PROMISE, OUTCOME, LIE, RESULT = (
    *("move", "offer", "answer", "deal", "promise", "outcome", "lie", "result"),
)

HAVE = {
    "en": ("i have", "i've got", "i hold"),
    "ru": ("у меня есть", "у меня"),
    "uk": ("у мене є", "у мене", "я маю"),
}
HAVE_NO = {"en": ("i have no", "i've got no"), "ru": ("у меня нет",), "uk": ("у мене немає", "я не маю")}
_NUMBER = re.compile(r"\d[\d,.\u00a0\u202f ]*")


class Entry(NamedTuple):
    """One line of a transcript."""

    choice: int
    """The number of the choice that it belongs to, from 1."""
    kind: str
    seat: Seat | None
    """Who did it, or whose promise or statement it is."""
    text: str
    """A sentence."""
    facts: dict[str, Any] = {}

    def to_json(self, bots: Sequence[str]) -> dict[str, Any]:
        """The entry as JSON data, with the bot of its seat."""
        bot = bots[self.seat] if self.seat is not None else None
        return {
            "choice": self.choice,
            "kind": self.kind,
            "seat": self.seat,
            "bot": bot,
            "text": self.text,
            **self.facts,
        }


class _Writer:
    """Builds a transcript."""

    def __init__(self, match: Match, bots: Sequence[str]) -> None:
        self.match = match.clone(record_events=True)
        self.names = [f"{seat} {bot}" for seat, bot in enumerate(bots)]
        self.words = words_for("en", match.title.id)
        self.trade = match.title.trade
        self.tracker = PromiseTracker(self.trade) if self.trade is not None else None
        self.seats = tuple(range(match.setup.seats))
        self.number = 0

    def written(self, choices: Iterable[str]) -> Iterator[Entry]:
        for text in choices:
            self.number += 1
            who, _, code = text.partition(" ")
            seat, option = int(who), Option.parse(code)
            if option.verb == "offer" and self.trade is not None:
                yield from self._offered(self.trade, seat, option)
            before = self._states()
            view = self.match.view(seat)
            answers = option in self.match.options(seat)
            self.match.play(seat, option)
            if answers:
                yield self._entry(MOVE, seat, tell.label(option, view, self.words, self.names), option=str(option))
            yield from self._told(seat)
            yield from self._judged(before)
        if self.match.result is not None:
            before = self._states()
            if self.tracker is not None:
                self.tracker.close()
            yield from self._judged(before)
            lines = tell.outcome(self.match.view(None), self.words, self.names)
            yield self._entry(RESULT, None, ". ".join(lines), winners=list(self.match.result.winners))

    def _entry(self, kind: str, seat: Seat | None, text: str, **facts: Any) -> Entry:
        return Entry(self.number, kind, seat, text, facts)

    def _offered(self, trade: Trade, seat: Seat, option: Option) -> Iterator[Entry]:
        """The offer that is about to be made, and its false statements."""
        offer = parse_offer(seat, len(self.seats), option.target)
        view = self.match.view(None)
        promises = [str(word) for word in parse_promises(offer.text, offer.parties)]
        goods = trade.goods(self.match.view(seat))
        claims = claims_in(offer.text, seat, trade, self.match)
        yield self._entry(
            OFFER,
            seat,
            tell.offer(offer.to_json(), view, self.words, self.names),
            offer=offer.number,
            to=[party for party in offer.parties if party != seat],
            gives=[list(gift) for gift in offer.gives],
            words=offer.text,
            public=offer.public,
            promises=promises,
            claims=[{"claim": str(claim), "true": claim.holds(goods)} for claim in claims],
        )
        for claim in claims:
            if not claim.holds(goods):
                told = tell.claim(claim, view, self.words, self.names) or str(claim)
                yield self._entry(LIE, seat, f"This is not true: {told}", lie="statement", about=str(claim))

    def _told(self, seat: Seat) -> Iterator[Entry]:
        """What the last choice said about deals, and the promises it made."""
        last, view = self.match.last, self.match.view(None)
        events = [event.seen_by(*self.seats) for event in last.events] if last is not None else []
        for event in events:
            if event is None:
                continue
            kind = event["deal"] if event["event"] == "talk" else event["event"]
            if kind in ("refused", "withdrew", "agreed", "marked", "explained"):
                said = tell.sentence(event, view, self.words, self.names) or kind
                yield self._entry(ANSWER, event["seat"], said, answer=kind, **_about(event))
            elif kind == "deal":
                said = tell.sentence(event, view, self.words, self.names) or kind
                yield self._entry(DEAL, seat, said, parties=event["parties"], gives=event.get("gives", []))
            if self.tracker is not None:
                known = self._states()
                self.tracker.read_event(event)
                fresh = [one for one in self.tracker.promises if (one.number, one.event_row) not in known]
                yield from [
                    self._entry(PROMISE, one.promise.giver, self._promise(one), **_promised(one)) for one in fresh
                ]
        if self.tracker is not None:
            self.tracker.rows_read += 1

    def _promise(self, given: GivenPromise) -> str:
        told = tell.promise(given.promise, self.match.view(None), self.words, self.names) or str(given.promise)
        return f"{told} {given.text}".strip()

    def _states(self) -> dict[tuple[int, int], str]:
        found = self.tracker.promises if self.tracker is not None else []
        return {(given.number, given.event_row): given.state for given in found}

    def _judged(self, before: dict[tuple[int, int], str]) -> Iterator[Entry]:
        """Promises that have been decided since; a broken one is a lie."""
        for given in self.tracker.promises if self.tracker is not None else []:
            old = before.get((given.number, given.event_row), "standing")
            if given.state == old:
                continue
            text = f"{given.state}: {self._promise(given)}"
            yield self._entry(OUTCOME, given.promise.giver, text, state=given.state, **_promised(given))
            if given.state == BROKEN:
                told = f"A promise is broken: {self._promise(given)}"
                yield self._entry(LIE, given.promise.giver, told, lie="promise", about=str(given.promise))


def _promised(given: GivenPromise) -> dict[str, Any]:
    return {"promise": str(given.promise), "to": given.promise.taker, "words": given.text}


def _about(event: dict[str, Any]) -> dict[str, Any]:
    found = {"offer": event["offer"]["number"]} if "offer" in event else {}
    return {**found, "why": event["why"]} if event.get("why") else found


def transcribe(match: Match, bots: Sequence[str], choices: Iterable[str]) -> list[Entry]:
    """The transcript of a game that began as `match` and continued with these choices (`seat option`)."""
    return list(_Writer(match, bots).written(choices))


# --- statements about own goods


def claims_in(text: str, seat: Seat, trade: Trade, match: Match) -> tuple[Claim, ...]:
    """The statements of a seat about its own goods in its text: tags, and sentences such as "I have 3 guns"."""
    kinds = sorted({kind for _, kind, what, _ in trade.goods(match.view(seat)) if not what})
    found = list(parse_claims(text, seat))
    plain = _plain(text_without_tags(text))
    for language in LANGUAGES:
        words = words_for(language, match.title.id)
        for kind in kinds:
            found += [Claim(seat, kind, amount) for amount in _amounts(plain) if _says(plain, kind, amount, words)]
            if _says_none(plain, kind, words):
                found.append(Claim(seat, kind, 0, at_most=True))
    return tuple(dict.fromkeys(found))


def _plain(text: str) -> str:
    return " ".join(text.lower().replace("’", "'").replace("\u00a0", " ").replace("\u202f", " ").split())


def _amounts(text: str) -> list[int]:
    found = ["".join(sign for sign in number[0] if sign.isdigit()) for number in _NUMBER.finditer(text)]
    return [int(digits) for digits in found if 0 < len(digits) < 10 and int(digits) > 0]


def _says(text: str, kind: str, amount: int, words: Words) -> bool:
    named = re.escape(_goods(kind, amount, words))
    return any(re.search(rf"\b{verb} {named}(?!\w)", text) for verb in HAVE[words.language])


def _says_none(text: str, kind: str, words: Words) -> bool:
    noun = _goods(kind, 0, words).replace("0", "").strip()
    if not any(sign.isalpha() for sign in noun):
        return False
    return any(re.search(rf"\b{verb} {re.escape(noun)}(?!\w)", text) for verb in HAVE_NO[words.language])


@lru_cache(maxsize=4096)
def _goods(kind: str, amount: int, words: Words) -> str:
    return _plain(tell.goods(kind, amount, words))


# --- many games


MARKS = {OFFER: "OFFER", DEAL: "DEAL", PROMISE: "PROMISE", OUTCOME: "promise", LIE: "LIE", ANSWER: "answer"}


def as_text(entries: Iterable[Entry], heading: str) -> str:
    """A transcript as text: one line per entry, with offers, promises and lies marked in front."""
    lines = [heading, "=" * len(heading)]
    for entry in entries:
        who = "" if entry.seat is None else f"{entry.seat}: "
        mark = MARKS.get(entry.kind, "")
        aside = "" if entry.facts.get("public", True) else " (in private)"
        text = " ".join(entry.text.split())  # players may write line breaks
        lines.append(f"{entry.choice:>5}  {mark:<8} {who}{text}{aside}")
    return "\n".join(lines) + "\n"


def tally(games: Iterable[tuple[Sequence[str], Sequence[Entry]]]) -> list[dict[str, Any]]:
    """For each bot what its seats said in all games: offers, deals, promises and their outcomes, lies."""
    rows: dict[str, dict[str, Any]] = {}
    for bots, entries in games:
        for bot in bots:
            row = rows.setdefault(bot, {"bot": bot, **dict.fromkeys(_COUNTS, 0)})
            row["seats"] += 1
        for entry in entries:
            if entry.kind == DEAL:
                for party in entry.facts["parties"]:
                    rows[bots[party]]["deals"] += 1
            elif entry.seat is not None:
                row = rows[bots[entry.seat]]
                if entry.kind == OFFER:
                    row["offers"] += 1
                    row["statements"] += len(entry.facts["claims"])
                elif entry.kind == PROMISE:
                    row["promises"] += 1
                elif entry.kind == OUTCOME and entry.facts["state"] in (KEPT, BROKEN):
                    row[entry.facts["state"]] += 1
                elif entry.kind == LIE:
                    row["lies"] += 1
                    row["false"] += entry.facts["lie"] == "statement"
    return list(rows.values())


_COUNTS = ("seats", "offers", "deals", "promises", KEPT, BROKEN, "statements", "false", "lies")
