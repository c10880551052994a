"""The table as text: what a seat sees, what it is asked and what it may do. For players that read instead of looking.

It is made only from what the seat may know (`Seen`): the view, the options, the events, the promises. Every option is
listed with its code, the text that `Match.play` takes. There are two forms:

    short    for a reader who knows the full form: figures, the last news, the question, the options with the
             lines of the board that they point at, open offers and promises
    full     everything: the goal, the whole board, more news, what deals can name, and how to write offers

Text by other players is between ⟪ and ⟫ (`foreign.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from consigliere.drawing import Line, Place
from consigliere.engine import Match, NotUnderstood, Option, Seat, Trade
from consigliere.engine.deals import BECAUSE
from consigliere.engine.deals import VERBS as DEALING
from consigliere.engine.promises import STANDING, FreePromise, GivenPromise, PromiseTracker
from consigliere.games import face, find

from . import foreign, tell
from .ledgers import ledger, rules_text
from .words import LANGUAGES, Words, title_of, words_for

SHORT, FULL = "short", "full"
FORMS = (SHORT, FULL)
NO_RULES, RULE_HERE, ALL_RULES = "none", "question", "all"
RULES = (NO_RULES, RULE_HERE, ALL_RULES)

NEWS = {SHORT: 6, FULL: 30}  # sentences
PROMISES = {SHORT: 8, FULL: 30}
TALK = {SHORT: 5, FULL: 20}  # lines
OFFER_CODE = 'offer:{"gives":[[giver,taker,"kind",what]],"to":[seat],"text":"words"}'


class Spoken(NamedTuple):
    """A line of talk: who said it, what, and whether only some seats heard it."""

    name: str
    text: str
    private: bool = False


class Seen(NamedTuple):
    """Everything a seat may know at a moment (a spectator, if the view is a spectator's)."""

    view: dict[str, Any]
    options: tuple[Option, ...] = ()
    extras: tuple[Option, ...] = ()
    rows: Sequence[list[dict[str, Any]]] = ()
    """What happened, as `Match.events` gives it."""
    promises: Sequence[GivenPromise] = ()
    closed_by: str = ""
    """The rule that closes deals now."""
    talk: Sequence[Spoken] = ()
    names: Sequence[str] = ()


def seen_by(match: Match, seat: Seat | None, names: Sequence[str] = (), talk: Sequence[Spoken] = ()) -> Seen:
    """What a seat may know of a match (None: a spectator)."""
    options, extras = ((), ()) if seat is None else (match.options(seat), match.extras(seat))
    rows, view = match.events(seat), match.view(seat)
    promises = promises_in(rows, match.title.trade, view["result"] is not None)
    return Seen(view, options, extras, rows, promises, match.deals_closed_by(), talk, names)


def promises_in(rows: Sequence[list[dict[str, Any]]], trade: Trade | None, is_over: bool = False) -> list[GivenPromise]:
    """The promises that a reader of these events has heard; like `Match.promises`, without reading the events again."""
    if trade is None:
        return []
    tracker = PromiseTracker(trade)
    tracker.read_events(rows)
    if is_over:
        tracker.close()
    return tracker.promises


def table_text(seen: Seen, form: str = FULL, language: str = "en", rules: str = NO_RULES) -> str:
    """The table as text. Raises NotUnderstood for an unknown form, language or choice of rules."""
    for what, given, known in (("form", form, FORMS), ("language", language, LANGUAGES), ("rules", rules, RULES)):
        if given not in known:
            raise NotUnderstood(f"{what} is one of {', '.join(known)}, not {str(given)[:40]!r}")
    return _Text(seen, form, words_for(language, seen.view["game"])).written(rules)


def option_words(option: Option, seen: Seen, language: str = "en") -> str:
    """What an option does, in words."""
    text = _Text(seen, SHORT, words_for(language, seen.view["game"]))
    return text.option(option)


def question_words(seen: Seen, language: str = "en") -> str:
    """The question in words."""
    return _Text(seen, SHORT, words_for(language, seen.view["game"])).question()


class _Text:
    """Builds one text."""

    def __init__(self, seen: Seen, form: str, words: Words) -> None:
        self.seen = seen
        self.view = seen.view
        self.form = form
        self.words = words
        self.names = [foreign.name(name) for name in seen.names]
        self.face = face(self.view["game"])
        self.trade = find(self.view["game"]).trade

    def written(self, rules: str) -> str:
        """The whole text."""
        parts = [self._head()]
        for heading, lines in self._sections(rules):
            found = [line for line in lines if line]
            if found:
                parts.append("\n".join([f"## {self.words(heading)}", *found]))
        return "\n\n".join(parts) + "\n"

    def _sections(self, rules: str) -> Iterator[tuple[str, list[str]]]:
        full = self.form == FULL
        if full:
            yield "text-goal", [self.words("primer-goal-text")] if self.words.has("primer-goal-text") else []
        yield "text-seats", self._seats()
        yield "text-status", [" · ".join(self._status())]
        if full:
            yield "text-board", self._board(self._places())
        else:
            yield "text-figures", self._figures()
            yield "text-near", self._board(self._near())
        yield "text-news", self._news()
        yield "text-talk", self._talk()
        yield "text-promises", self._promises()
        if self.trade is not None and self.view["result"] is None:
            yield "text-deals", [*self._deals(), *(self._how() if full else [])]
        yield "text-question", self._question()
        if rules == RULE_HERE or (full and rules == NO_RULES):
            yield "text-rule", self._rule()
        yield "text-options", [self._code(option) for option in self.seen.options]
        yield "text-beside", [self._code(option) for option in self.seen.extras if option.verb not in DEALING]
        if rules == ALL_RULES:
            yield "text-rules", [rules_text(self.view["game"], self.words.language).replace("\n## ", "\n### ")]

    # --- the parts

    def _head(self) -> str:
        seat = self.view["seat"]
        title = title_of(self.view["game"], self.words.language)
        if seat is None:
            who = self.words("text-spectator")
        else:
            name = tell.player(seat, self.view, self.words, self.names)
            who = self.words("text-you", name=name, number=str(seat))
        return "\n".join([f"# {title}", who, self.words("text-untrusted")])

    def _seats(self) -> list[str]:
        lines: list[str] = []
        for seat in range(self.view["seats"]):
            name = tell.player(seat, self.view, self.words, self.names)
            if seat == self.view["seat"]:
                name = self.words("text-seat-you", name=name)
            if seat in self.view["out"]:
                name = self.words("text-seat-out", name=name)
            counts = [self.words(message, count=count) for message, count in self.face.seat_counts(seat, self.view)]
            lines.append(f"{seat}: {'; '.join([name, *counts])}")
        if self.view["teams"]:
            lines.append(" / ".join([" + ".join(map(str, team)) for team in self.view["teams"]]))
        return lines

    def _status(self) -> list[str]:
        return [self.words(note.message, **note.args) for note in self.face.status_notes(self.view)]

    def _figures(self) -> list[str]:
        figures = self.face.preview_figures(self.view, self.words)
        return [f"{name}: {value}" for name, value in figures.items()]

    def _places(self) -> tuple[Place, ...]:
        places = self.face.listing(self.view, self.words)
        if places:
            return places
        text = self.face.board_text(self.view, self.words)
        return (Place("", tuple([Line(line) for line in text.splitlines()])),)

    def _near(self) -> tuple[Place, ...]:
        """The lines of the board that options point at."""
        aimed = {self.face.target_thing(option, self.view) for option in (*self.seen.options, *self.seen.extras)}
        near: list[Place] = []
        for place in self._places():
            lines = tuple([line for line in place.lines if aimed.intersection(line.things)])
            if lines:
                near.append(Place(place.heading, lines))
        return tuple(near)

    def _board(self, places: Sequence[Place]) -> list[str]:
        lines: list[str] = []
        for place in places:
            lines += [f"### {place.heading}"] if place.heading else []
            lines += [f"- {line.text}" for line in place.lines]
        return lines

    def _news(self) -> list[str]:
        most = NEWS[self.form]
        events = [event for row in self.seen.rows[-8 * most :] for event in row][-8 * most :]
        safe = [foreign.made_safe(event, self.view, self.words) if tell.quotes(event) else event for event in events]
        told = [
            tell.sentence(event, self.view, self.words, self.names)
            for event in tell.together(safe, self.view)[-3 * most :]
        ]
        return [f"- {line}" for line in told if line][-most:]

    def _talk(self) -> list[str]:
        lines: list[str] = []
        for line in self.seen.talk[-TALK[self.form] :]:
            name = foreign.name(line.name)
            who = self.words("text-talk-room", name=name) if line.private else name
            lines.append(f"- {who}: {foreign.quoted(line.text)}")
        return lines

    def _promises(self) -> list[str]:
        lines: list[str] = []
        for given in self.seen.promises:
            told = tell.promise(given.promise, self.view, self.words, self.names)
            if not told or (self.form == SHORT and given.state != STANDING):
                continue
            if isinstance(given.promise, FreePromise):
                marks = ""
                if self.view["seat"] in given.promise and self.view["result"] is None:
                    marks = f" (kept:{given.number}, broken:{given.number})"
                told = f"{told} {foreign.quoted(given.text)}{marks}"
            told = " ".join([told, *self._remarks(given)])
            lines.append(f"- {self.words(f'web-promise-{given.state}')}: {told}")
        return lines[-PROMISES[self.form] :]

    def _remarks(self, given: GivenPromise) -> list[str]:
        """What was said about the outcome of a promise, and the code with which the reader may say something."""
        said = [
            self.words(
                "web-remark",
                name=tell.player(seat, self.view, self.words, self.names),
                said=tell.spoken(foreign.said(why, self.view, self.words), self.view, self.words, self.names),
            )
            for seat, why in given.remarks
        ]
        seat = self.view["seat"]
        silent = all(by != seat for by, _ in given.remarks)
        if seat in given.promise[:2] and given.state != STANDING and silent and self.view["result"] is None:
            said.append(f'({BECAUSE}:{{"promise":{given.number},"why":"..."}})')
        return said

    def _deals(self) -> list[str]:
        closed = self.seen.closed_by
        lines = [self.words("text-deals-closed", rule=closed) if closed else self.words("text-deals-open")]
        for offer in self.view["offers"]:
            safe = foreign.made_safe(offer, self.view, self.words)
            codes = [str(option) for option in self.seen.extras if option.target == offer["number"]]
            answers = self.words("text-offer-answers", codes=", ".join(codes)) if codes else ""
            told = tell.offer(safe, self.view, self.words, self.names)
            lines.append(f"- {told} {answers or self.words('text-offer-waits')}")
        return lines

    def _how(self) -> list[str]:
        """What an offer can name and how to write it; nothing for a spectator, or while deals are closed."""
        trade, seat = self.trade, self.view["seat"]
        if trade is None or seat is None or self.seen.closed_by:
            return []
        lines = [self.words("text-how-offer", code=OFFER_CODE)]
        promises = [f"#peace:{seat}-N"] if trade.has_attacks else []
        promises += [f"#later:{seat}-N:{kind}:what" for kind in trade.promisable]
        lines.append(self.words("text-how-promise", codes=", ".join([*promises, f"#word:{seat}-N"])))
        lines.append(self.words("text-how-claim", codes=f"#have:{seat}:kind:what, #most:{seat}:kind:amount"))
        goods: dict[Seat, list[str]] = {}
        for owner, kind, what, most in trade.goods(self.view):
            if what or most:
                named = tell.goods(kind, what or most, self.words)
                goods.setdefault(owner, []).append(f"{kind} {what or most} ({named})")
        lines += [f"{self.words('text-goods')}:", *[f"- {owner}: {'; '.join(found)}" for owner, found in goods.items()]]
        return lines

    def question(self) -> str:
        """The question."""
        return tell.question(self.view, self.words, self.names)

    def _question(self) -> list[str]:
        if self.view["result"] is not None:
            return tell.outcome(self.view, self.words, self.names)
        lines = [self.question()]
        if not self.seen.options:
            lines += [tell.awaited(self.view, self.words)]
            lines += [self.words("text-no-options")] if self.view["seat"] is not None else []
        if self.view["row"]:
            lines.append(self.words("text-answer-given", codes=", ".join(self.view["row"])))
        return lines

    def _rule(self) -> list[str]:
        rule = ledger(self.view["game"], self.words.language).get(str(self.view.get("rule") or ""))
        return [] if rule is None or self.view["result"] is not None else [f"{rule.id}  {rule.text}"]

    def option(self, option: Option) -> str:
        """What an option does."""
        return tell.label(option, self.view, self.words, self.names)

    def _code(self, option: Option) -> str:
        words, thing = self.words, self.face.target_thing(option, self.view) or option.target
        hint = words(f"{thing}-hint") if self.form == FULL and thing and words.has(f"{thing}-hint") else ""
        return f"- {option} = {self.option(option)}{f' ({hint})' if hint else ''}"
