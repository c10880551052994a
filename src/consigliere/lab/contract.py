"""A short contract test for game authors: a minute of random play, and causes in words.

The full contract is in tests/contract. This module checks the same laws for one game from any package, and adapts to
it: a game with few secrets is asked for few.
"""

from __future__ import annotations

import inspect
import re
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from random import Random
from traceback import extract_tb
from typing import Any

from consigliere.board import tell
from consigliere.board.glossary import glossary
from consigliere.board.words import LANGUAGES, Words, WordsError, words_for
from consigliere.bots.levels import levels_of
from consigliere.drawing import Face
from consigliere.engine import OPEN, ConsigliereError, Fast, NotUnderstood, Option, Seat, Setup, Title
from consigliere.engine.ledger import load_ledger
from consigliere.games import face
from consigliere.match import Match

from .catalogues import is_copy, repeated
from .random_deals import RandomDeals

CLOSELY = 150  # decisions inspected one by one
AHEAD = 3  # choices played on in a possible world
TRADES = 3  # the seats try to deal at one in so many inspected moments
COUNTS = (1, 2, 5, 21)  # amounts with different plural forms
SHOWN = 5  # ids named if a list would be long
BROKEN = (ArithmeticError, LookupError, TypeError, ValueError, AttributeError, AssertionError, NotImplementedError)
NAMES = ("Anna", "Boris", "Clara", "Dmytro", "Emma", "Felix", "Greta", "Hugo")
TEXT = "a text is missing or wrong: "
_LANGUAGE = re.compile(rf"{TEXT}(?P<text>.+?) \((?P<language>{'|'.join(LANGUAGES)})\): (?P<why>.*)")
_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
_ID = re.compile(r'<\w+ [^>]*?\bid="([^"]*)"')


class Contract:
    """The check of one game; `problems` are its violations, each reported once, in the order they were found."""

    def __init__(self, title: Title, games: int = 12) -> None:
        self.title = title
        self.games = games
        self.problems: dict[str, None] = {}
        self.notes: dict[str, None] = {}  # things that may be correct but are worth a look
        self.offered: Counter[str] = Counter()
        self.pointed: Counter[str] = Counter()  # verbs whose target was in the picture
        self.unseen: Counter[str] = Counter()  # and those whose target was not
        self.broken: set[str] = set()  # causes of errors: each is reported once
        self.worlds = 0
        self.decisions = 0
        self.endings: set[str] = set()
        self.random_deals = RandomDeals(title, self.found)
        self.goods: set[tuple[str, str]] = set()  # goods whose texts have been checked

    def found(self, problem: str) -> None:
        """Record a problem; the same one is reported once."""
        self.problems.setdefault(problem)

    def run(self) -> list[str]:
        """Every fault, in words."""
        self._files()
        self._settings()
        low, high = self.title.facts.players
        tables = high - low + 1
        for i in range(self.games):
            seats = low + i % tables
            try:
                options = self._agreed(seats, i) if i // tables % 2 else self.title.complete_options(seats, {})
                self._game(seats, options, seed=i)
            except ConsigliereError as error:
                self.found(f"a game for {seats} cannot go on: {error}")
            except BROKEN as error:
                self._broke(f"a game for {seats} broke with seed {i}", error)
        self._afterwards()
        return _by_text(self.problems)

    def _agreed(self, seats: int, seed: int) -> dict[str, Any]:
        """Valid combinations of its settings: first every number of seats with defaults, then these."""
        options = self.title.complete_options(seats, {})
        given: dict[str, Any] = {}
        pick = Random(seed)
        for setting in self.title.settings:
            more = {**given, setting.name: pick.choice(setting.values)}
            with suppress(NotUnderstood):
                options = self.title.complete_options(seats, more)
                given = more
        return options

    def _settings(self) -> None:
        """What is shown before the game: its settings and the primer."""

        def say(words: Words) -> None:
            for setting in self.title.settings:
                tell.setting(setting.name, words)
                for value in setting.values:
                    tell.setting_value(setting.name, value, words)
            face(self.title.id).primer(words)

        for language in LANGUAGES:
            self._worded(say, language)

    def _broke(self, what: str, error: Exception) -> None:
        cause = self._where(error)
        if cause not in self.broken:
            self.broken.add(cause)
            self.found(f"{what}: {cause}")

    def _where(self, error: Exception) -> str:
        """What went wrong, and where: the last line of the game's own code in the traceback."""
        frames = extract_tb(error.__traceback__)
        folder = Path(inspect.getfile(type(self.title))).parent
        own = [frame for frame in frames if Path(frame.filename).is_relative_to(folder)] or frames
        last = own[-1]
        return f"{type(error).__name__}: {error} ({Path(last.filename).name}:{last.lineno}, in {last.name})"

    # --- the game's folder

    def _files(self) -> None:
        shown = face(self.title.id)
        package = type(self.title).__module__.rpartition(".")[0]
        if shown.package != package:  # otherwise every file would be reported as missing
            self.found(
                f"FACE looks for its files in {shown.package or 'no package'}, not in {package}: make it an instance "
                f"of a class in face.py, or write Face(__package__)"
            )
            return
        for name in ("rules.md", "theme.css", "poster.svg", *(f"locale/{one}.ftl" for one in LANGUAGES)):
            if not shown.read_file(*name.split("/")):
                self.found(f"its folder has no {name}")
        texts = {one: set(_MESSAGE.findall(shown.read_file("locale", f"{one}.ftl"))) for one in LANGUAGES}
        for language in LANGUAGES[1:]:  # readers would see these in English
            missing = texts[LANGUAGES[0]] - texts[language]
            if missing and texts[language]:
                self.found(f"locale/{language}.ftl lacks {', '.join(sorted(missing))}")
        self._translated()
        try:
            levels_of(self.title)
        except NotUnderstood as error:
            self.found(str(error))
        if not shown.read_file("rules.md"):
            return
        known = {name: rule for name, rule in load_ledger(shown.package).items() if not rule.internal}
        for step in self.title.steps.values():
            if step.waits and step.rule not in known:
                self.found(f"{step.__name__}.rule is {step.rule!r}: no such rule in rules.md")
        for name in [name for name, step in self.title.steps.items() if step.progress != OPEN]:
            for language in LANGUAGES:  # without it the page of standing orders shows the class name
                self._worded(lambda words, name=name: words(f"window-{name}"), language)
        self._glossary(set(known))
        for language in LANGUAGES[1:]:
            if shown.read_file(f"rules.{language}.md"):
                missing = set(known) - set(load_ledger(shown.package, language))
                if missing:
                    self.found(f"rules.{language}.md lacks {', '.join(sorted(missing))}")
                strange = set(load_ledger(shown.package, language)) - set(known)
                if strange:
                    self.found(f"rules.{language}.md has {', '.join(sorted(strange))}, which rules.md has not")

    def _glossary(self, rules: set[str]) -> None:
        """Every term has a name, words and a definition in each language, and cites rules that exist."""
        shown = face(self.title.id)
        if not shown.read_file("glossary.toml"):
            return
        try:
            terms = glossary(self.title.id, LANGUAGES[0])
        except NotUnderstood as error:
            self.found(f"glossary.toml: {error}")
            return
        for term in terms:
            unknown = [rule for rule in term.rules if rule not in rules]
            if unknown or not term.rules:
                self.found(f"glossary.toml: {term.id} cites {', '.join(unknown) or 'no rule'}")

    def _translated(self) -> None:
        """A file of texts is in its own language, not a copy of English or of another."""
        texts = {one: face(self.title.id).read_file("locale", f"{one}.ftl") for one in LANGUAGES}
        for number, language in enumerate(LANGUAGES):
            same = repeated(texts[LANGUAGES[0]], texts[language]) if number else []
            if same:
                more = f" and {len(same) - SHOWN} more" if len(same) > SHOWN else ""
                self.found(f"locale/{language}.ftl repeats the English of {', '.join(same[:SHOWN])}{more}")
            for other in LANGUAGES[1:number]:
                if not same and is_copy(texts[other], texts[language]):
                    self.found(f"locale/{language}.ftl is a copy of locale/{other}.ftl")

    # --- play

    def _game(self, seats: int, options: dict[str, Any], seed: int) -> None:
        match = Match.begin(Setup(self.title, seats, options, Fast(seed)))
        pick = Random(seed)
        actions = frozenset(self.title.actions(seats, options))
        answers = 0
        while match.result is None:
            if self._looks() and self._deals(match, pick):
                continue
            answers += 1
            if answers > self.title.facts.longest:
                self.found(f"a game has more decisions than facts.longest says ({self.title.facts.longest})")
                return
            self.decisions += 1
            seat = pick.choice(match.deciders)
            legal = match.options(seat)
            language = LANGUAGES[self.decisions % len(LANGUAGES)]
            self.offered.update([option.verb for option in legal])
            if self._looks():
                self._laws(match, seed)
                self._options(match, seat, legal, actions)
                self._shown(match, seat, legal, language)
            match.play(seat, pick.choice(legal))
            if self._looks():
                self._told(match, language)
        if match.result.reason not in self.title.facts.endings:
            self.found(f"it ended by {match.result.reason!r}, which facts.endings does not name")
        self.endings.add(match.result.reason)
        if Match.load(self.title, _read(match)).result != match.result:
            self.found("a saved game does not come to the same end when it is replayed")
        for language in LANGUAGES:
            self._worded(lambda words: tell.outcome(match.view(None), words, NAMES), language)
        self._breakdown(match)

    def _deals(self, match: Match, pick: Random) -> bool:
        """Let two seats deal sometimes; True if they did, and the state may have changed."""
        trade = self.title.trade
        if trade is None:
            return False
        for seat in (None, *range(match.setup.seats)):
            for _, kind, piece, _ in trade.goods(match.view(seat)):
                self._good(kind, piece)
        if pick.randrange(TRADES) or not self.random_deals.deal(match, pick):
            return False
        language = pick.choice(LANGUAGES)
        self._told(match, language)
        if match.result is None:
            self._laws(match, pick.randrange(1000))
        return True

    def _good(self, kind: str, piece: str) -> None:
        """The name of a good in an offer, in every language."""
        if (kind, piece) in self.goods:
            return
        self.goods.add((kind, piece))
        for language in LANGUAGES:
            for what in (piece,) if piece else COUNTS:
                self._worded(lambda words, what=what: tell.goods(kind, what, words), language)

    def _looks(self) -> bool:
        """Every moment of a short game, fewer and fewer of a long one, so that the check takes at most a minute."""
        return self.decisions < CLOSELY or self.decisions % (self.decisions // CLOSELY * 8) == 0

    def _laws(self, match: Match, seed: int) -> None:
        for wrong in self.title.problems(match.state):
            self.found(f"Title.problems after a legal choice: {wrong}")
        for seat in (None, *range(match.setup.seats)):
            view = match.view(seat)
            world = match.determinize(seat, seed=seed + 1)
            if world.view(seat) != view:
                keys = [key for key in view["table"] if view["table"][key] != world.view(seat)["table"].get(key)]
                self.found(f"determinize changes what the seat itself sees: {', '.join(keys) or 'the view'}")
            again = match.determinize(seat, seed=seed + 2).determinize(seat, seed=seed + 1)
            if again.position() != world.position():
                self.found("determinize depends on what is hidden: sort what is dealt anew before shuffling it")
            self.worlds += world.position() != match.position()
            self._goes_on(world, seat, seed)
        if self.decisions % 5 == 0:
            back = Match.begin(Setup(self.title, match.setup.seats, match.setup.options, Fast(0), match.position()))
            if back.position() != match.position():
                self.found("a position that was written is read back as another")

    def _goes_on(self, world: Match, seat: Seat | None, seed: int) -> None:
        """A world that a seat considers possible can be played on: bots think in such worlds. What everybody has seen
        holds in them too (a card shown a moment ago is in the hand it was shown from)."""
        asked = world.view(seat)["step"]
        pick = Random(seed)
        try:
            for _ in range(AHEAD):
                if world.result is not None:
                    return
                one = pick.choice(world.deciders)
                world.play(one, pick.choice(world.options(one)))
        except (ConsigliereError, *BROKEN) as error:
            self.found(f"a world that determinize imagines at {asked} cannot be played on: {self._where(error)}")

    def _options(self, match: Match, seat: Seat, legal: tuple[Option, ...], actions: frozenset[Option]) -> None:
        if not legal:
            self.found(f"{match.view(seat)['step']} asks seat {seat} and offers nothing")
        if len(set(legal)) != len(legal):
            self.found(f"{match.view(seat)['step']} offers an option twice")
        for option in legal:
            if option not in actions:
                self.found(f"{option} is offered but not in Title.actions")
        for option in actions:
            why = match.state.stack[-1].why_illegal(match.state, seat, option, ())
            if (why == "") != (option in legal):
                said = f"it is offered, but {why} forbids it" if why else "it is not offered, but no rule forbids it"
                self.found(f"{option.verb} at {match.view(seat)['step']}: {said}")

    # --- what people see

    def _worded(self, say: Any, language: str) -> None:
        strict = Words.strict
        Words.strict = True
        try:
            say(words_for(language, self.title.id))
        except WordsError as error:
            self.found(f"{TEXT}{error}")
        except BROKEN as error:
            self._broke("what people read cannot be made", error)
        finally:
            Words.strict = strict

    def _shown(self, match: Match, seat: Seat, legal: tuple[Option, ...], language: str) -> None:
        view, shown = match.view(seat), face(self.title.id)

        def say(words: Words) -> None:
            tell.question(view, words, NAMES)
            for option in legal:
                tell.label(option, view, words, NAMES)
            for note in shown.status_notes(view):
                words(note.message, **note.args)
            for one in range(match.setup.seats):
                for message, count in shown.seat_counts(one, view):
                    words(message, count=count)
            shown.board_text(view, words)
            shown.listing(view, words)
            shown.pictures(view, words)

        self._worded(say, language)
        pictures = shown.pictures(view, words_for("en", self.title.id)).values()
        ids = Counter([name for picture in pictures for name in _ID.findall(picture.svg(styled=False))])
        for name in [name for name, times in ids.items() if times > 1]:
            self.found(f"two pieces share an id: {name}")
        things = Counter([thing for picture in pictures for thing in picture.things])
        for name in [name for name, times in things.items() if times > 1]:
            self.found(f"two pieces are the same thing: {name}")
        for option in legal:
            thing = shown.target_thing(option, view)
            if thing and pictures:
                (self.pointed if thing in things else self.unseen)[option.verb] += 1

    def _told(self, match: Match, language: str) -> None:
        for seat in (None, *range(match.setup.seats)):
            rows = match.events(seat)
            view = match.view(seat)
            for event in rows[-1] if rows else ():
                self._worded(lambda words, event=event, view=view: tell.sentence(event, view, words, NAMES), language)

    def _breakdown(self, match: Match) -> None:
        """The result page explains the scores: every line has its text, and the lines add up."""
        view, shown = match.view(None), face(self.title.id)
        lines = shown.score_breakdown(view, [event for row in match.events(None) for event in row])
        if not lines:
            return
        if [sum(row) for row in zip(*[row for _, row, _ in lines], strict=True)] != list(view["result"]["scores"]):
            self.found("the lines of Face.score_breakdown do not add up to the scores")
        for language in LANGUAGES:
            for message in (*[line[0] for line in lines], "account-total"):
                self._worded(lambda words, message=message: words(message), language)
            for sign in ("plus", "minus"):
                self._worded(lambda words, sign=sign: words("account-sum", amount=1, sign=sign), language)

    # --- the whole run

    def _afterwards(self) -> None:
        facts = self.title.facts
        for option in self.title.actions(facts.players[1], self.title.defaults(facts.players[1])):
            if option.verb not in self.offered and self.endings:  # otherwise no game got far enough to say
                self.notes.setdefault(f"{option.verb} was never offered in {self.games} games: rare, or out of reach?")
        for verb, times in self.unseen.items():
            if not self.pointed[verb]:
                self.found(
                    f"this verb is never drawn: {verb} (what it points at has no data_thing; "
                    f"if it points at no piece, name it in Face.abstract_verbs)"
                )
            else:
                self.found(
                    f"{verb} points {times} times at something that is not on the picture: draw it there, say in "
                    f"Face.thing what it points at, or name the verb in Face.abstract_verbs if it points at no piece"
                )
        self._traded()
        self._rounds()
        if facts.hidden and not self.worlds:
            self.found("facts.hidden is true, but determinize never finds another world")

    def _rounds(self) -> None:
        """Points by round need a round: the status line names it."""
        shown = face(self.title.id)
        if type(shown).seat_points is Face.seat_points:
            return
        view = Match.begin(self._setup(self.title.facts.players[0])).view(None)
        if not [note for note in shown.status_notes(view) if note.name == "round"]:
            self.notes.setdefault(
                "Face.seat_points is never shown: the result page lists points by round, and Face.status_notes names "
                "no 'round'"
            )

    def _setup(self, seats: int) -> Setup:
        return Setup(self.title, seats, self.title.complete_options(seats, {}), Fast(0))

    def _traded(self) -> None:
        asked = self.random_deals
        if self.title.trade is None or not self.endings:
            return
        if not asked.struck:
            what = (
                "no offer of what Trade.goods names could be accepted" if asked.named else "Trade.goods names nothing"
            )
            self.found(f"no deal was struck at {asked.open} open moments: {what}")
        for kind in sorted(asked.named - asked.given):
            self.notes.setdefault(f"{kind} never changed hands in {asked.struck} deals: rare, or out of reach?")


def _read(match: Match) -> dict[str, Any]:
    from consigliere.engine.saves import read_save

    data: dict[str, Any] = read_save(match.save())
    return data


def _by_text(problems: Iterable[str]) -> list[str]:
    """The problems, with one line for a text that has the same fault in several languages."""
    found: dict[str, list[str]] = {}
    for problem in problems:
        match = _LANGUAGE.fullmatch(problem)
        line, language = (f"{TEXT}{match['text']} (%s): {match['why']}", match["language"]) if match else (problem, "")
        found.setdefault(line, []).append(language)
    where = {line: ", ".join(one for one in LANGUAGES if one in languages) for line, languages in found.items()}
    return [line.replace("(%s)", f"({where[line]})") if where[line] else line for line in found]


def contract(title: Title, games: int = 12) -> list[str]:
    """Every fault that a quick check of a game finds; empty if there is none."""
    return Contract(title, games).run()


def report(title: Title, games: int = 12) -> tuple[list[str], list[str]]:
    """The faults that `contract` finds, and a list of things that may be correct but are worth a look."""
    asked = Contract(title, games)
    return asked.run(), list(asked.notes)
