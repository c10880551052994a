"""Guided first games: scripts in a game's folder, and where in its script a game stands.

A lesson is one file, `lessons/<name>.toml`, in the folder of a game's face. Its texts are in the game's
`lessons/<language>.ftl`. docs/lessons.md describes the format. A lesson changes no rule: it names a
start, what the learner is asked to do, and what the other seats answer. Where a game stands in its lesson follows from
the choices that were made and from the number of beats that the learner has read.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from consigliere.engine import Choice, NotUnderstood, Option
from consigliere.games import face, find
from consigliere.games.editions import base_of

MOST_WORDS = 25  # of a beat's text
ANY = "*"  # in `else`: every other option

READS, PLAYS, ASTRAY, DONE = "reads", "plays", "astray", "done"


class Scripted(NamedTuple):
    """A choice that another seat makes by script."""

    seat: int
    option: str


class Beat(NamedTuple):
    """One step of a lesson: a text, and perhaps a move that is asked for."""

    id: str
    part: str
    """The part of the lesson that it belongs to, as the list beside the board names it."""
    point: tuple[str, ...]
    """Things of the board that it is about; `@` and the id of a place of the page for anything else."""
    about: tuple[str, ...]
    """Things that it mentions besides."""
    before: tuple[Scripted, ...]
    """What the others do before it is shown."""
    accept: tuple[tuple[str, ...], ...]
    """Rows of own choices; each of them answers it. `verb:*` stands for every option with that verb. (): there is
    nothing to do but to read it."""
    keep: tuple[tuple[str, ...], ...]
    """Rows of other choices after which the lesson can go on: everything that it says later stays true."""
    replies: dict[str, str]
    """For other choices, by option, by verb or by `*`: the end of the name of the text that answers it."""


class Lesson(NamedTuple):
    """A guided game."""

    game: str
    name: str
    seats: int
    seat: int
    """Where the learner sits."""
    minutes: int
    options: dict[str, Any]
    seed: int
    table: dict[str, Any]
    """What differs from a new game, as `scene` reads it; {} for nothing."""
    steps: tuple[dict[str, Any], ...]
    draws: tuple[int, ...]
    rest: str
    played: tuple[Scripted, ...]
    """Choices of all seats, made before the lesson begins."""
    bot: str
    """The level of the bots that play on afterwards."""
    beats: tuple[Beat, ...]

    @property
    def id(self) -> str:
        """How it is stored and addressed."""
        return f"{self.game}/{self.name}"

    @property
    def parts(self) -> tuple[str, ...]:
        """Its parts, in order."""
        return tuple(dict.fromkeys(beat.part for beat in self.beats))

    def text(self, beat: Beat, reply: str = "") -> str:
        """The message of a beat, or of its answer to another choice than the ones it asks for."""
        return f"lesson-{self.name}-{beat.id}{'-' if reply else ''}{reply}"


class Standing(NamedTuple):
    """Where a game stands in its lesson."""

    at: int
    """The number of the beat; as many as there are beats when the lesson is over."""
    state: str
    """READS, PLAYS (the beat asks for a move), ASTRAY (another move was made) or DONE."""
    own: int
    """The learner's choices that the beats before this one have used."""
    reply: str = ""
    """ASTRAY: the end of the name of the text that answers the move; "" for the text that all games share."""
    keeps: bool = False
    """ASTRAY: whether the lesson can go on with this move."""
    read: int = 0
    """How often the learner has gone on from beats before this one: beats that are read, and moves that were kept."""


# --- reading


@lru_cache(64)
def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, by name; () if it has none. Raises NotUnderstood for a file that is not a lesson."""
    if base_of(game) != game:  # a game with corrected components may go another way than the script
        return ()
    folder = face(game).folder
    files = folder.joinpath("lessons") if folder is not None else None
    if files is None or not files.is_dir():
        return ()
    found = [file for file in files.iterdir() if file.name.endswith(".toml")]
    return tuple(read_lesson(game, file.name[:-5], file.read_text(encoding="utf-8")) for file in sorted(found, key=str))


def find_lesson(lesson_id: str) -> Lesson | None:
    """A lesson by its id; None if this release has no such lesson."""
    game, _, name = lesson_id.partition("/")
    try:
        return next((lesson for lesson in lessons(game) if lesson.name == name), None)
    except NotUnderstood:
        return None


def read_lesson(game: str, name: str, text: str) -> Lesson:
    """A lesson from the text of its file. Raises NotUnderstood with what is wrong."""
    where = f"lesson {game}/{name}"
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise NotUnderstood(f"{where} is no TOML: {error}") from error
    found = _Reader(where, data)
    seats = found.number("seats")
    lesson = Lesson(
        game=game,
        name=name,
        seats=seats,
        seat=found.number("seat", 0),
        minutes=found.number("minutes"),
        options=found.part("options"),
        seed=found.number("seed", 0),
        table=found.part("table"),
        steps=tuple(found.rows("steps")),
        draws=tuple(found.row("draws", int)),
        rest=found.word("rest", ""),
        played=tuple(_scripted(where, one, seats) for one in found.row("played", str)),
        bot=found.word("bot", "novice"),
        beats=tuple(_beat(f"{where}: beat {i}", one, seats) for i, one in enumerate(found.rows("beat"), 1)),
    )
    found.end()
    find(game).complete_options(lesson.seats, lesson.options)
    if not 0 <= lesson.seat < lesson.seats:
        raise NotUnderstood(f"{where} seats the learner at {lesson.seat} of {lesson.seats}")
    if not lesson.beats:
        raise NotUnderstood(f"{where} has no beats")
    ids = [beat.id for beat in lesson.beats]
    twice = sorted({one for one in ids if ids.count(one) > 1})
    if twice:
        raise NotUnderstood(f"{where} has more than one beat {', '.join(twice)}")
    return lesson


def _beat(where: str, data: dict[str, Any], seats: int) -> Beat:
    found = _Reader(where, data)
    beat = Beat(
        id=found.word("id"),
        part=found.word("part"),
        point=tuple(found.row("point", str)),
        about=tuple(found.row("about", str)),
        before=tuple(_scripted(where, one, seats) for one in found.row("before", str)),
        accept=tuple(tuple(_options(where, row)) for row in found.row("accept", list)),
        keep=tuple(tuple(_options(where, row)) for row in found.row("keep", list)),
        replies={str(option): str(reply) for option, reply in found.part("else").items()},
    )
    found.end()
    if any(not row for row in (*beat.accept, *beat.keep)):
        raise NotUnderstood(f"{where} accepts an empty row of choices")
    if beat.keep and not beat.accept:
        raise NotUnderstood(f"{where} has choices to keep, but asks for none")
    return beat


def _scripted(where: str, text: str, seats: int) -> Scripted:
    seat, _, option = text.partition(" ")
    if not seat.isdigit() or int(seat) >= seats:
        raise NotUnderstood(f"{where}: {text!r} begins with no seat of 0 to {seats - 1}")
    return Scripted(int(seat), _options(where, [option])[0])


def _options(where: str, row: list[Any]) -> list[str]:
    try:
        return [str(Option.parse(str(one))) for one in row]
    except NotUnderstood as error:
        raise NotUnderstood(f"{where}: {error}") from error


class _Reader:
    """Takes the fields of a table one by one, and complains about wrong and unknown ones."""

    def __init__(self, where: str, data: dict[str, Any]) -> None:
        self._where = where
        self._left = dict(data)

    def _take(self, name: str, kind: type, default: Any) -> Any:
        value = self._left.pop(name, default)
        if type(value) is not kind:
            raise NotUnderstood(f"{self._where}: {name} is {'missing' if value is None else repr(value)[:40]}")
        return value

    def number(self, name: str, default: int | None = None) -> int:
        return int(self._take(name, int, default))

    def word(self, name: str, default: str | None = None) -> str:
        return str(self._take(name, str, default))

    def part(self, name: str) -> dict[str, Any]:
        found: dict[str, Any] = self._take(name, dict, {})
        return found

    def row(self, name: str, kind: type) -> list[Any]:
        found: list[Any] = self._take(name, list, [])
        if any(type(one) is not kind for one in found):
            raise NotUnderstood(f"{self._where}: {name} holds something else than {kind.__name__}")
        return found

    def rows(self, name: str) -> list[dict[str, Any]]:
        return self.row(name, dict)

    def end(self) -> None:
        if self._left:
            raise NotUnderstood(f"{self._where}: {', '.join(self._left)} means nothing here")


# --- where a game stands in its lesson


def standing(lesson: Lesson, history: Sequence[Choice], read: int) -> Standing:
    """Where a game stands: from its choices, and from how often the learner has gone on without a move.

    They go on from a beat that is only read, and from another move than the one asked for, if they keep it.
    """
    own = [str(choice.option) for choice in history if choice.seat == lesson.seat]
    used = gone = 0
    for at, beat in enumerate(lesson.beats):
        if not beat.accept:
            if gone == read:
                return Standing(at, READS, used, read=gone)
            gone += 1
            continue
        rest = own[used:]
        row = next((row for row in beat.accept if len(rest) >= len(row) and _begins(row, rest)), None)
        if row is None:
            if any(_begins(row, rest) for row in beat.accept):
                return Standing(at, PLAYS, used, read=gone)
            row = next((row for row in beat.keep if _begins(row, rest)), None)
            if row is None or gone == read:
                return Standing(at, ASTRAY, used, _reply(beat, rest), row is not None, gone)
            if len(rest) < len(row):
                return Standing(at, PLAYS, used, read=gone)
            gone += 1
        used += len(row)
    return Standing(len(lesson.beats), DONE, used, read=gone)


def _begins(row: Sequence[str], said: Sequence[str]) -> bool:
    """Whether choices fit a row of the script, as far as both go. `verb:*` fits every option with that verb."""
    return all(
        one == wanted or (wanted.endswith(f":{ANY}") and one.startswith(wanted[:-1]))
        for wanted, one in zip(row, said, strict=False)
    )


def _reply(beat: Beat, rest: list[str]) -> str:
    """The end of the name of the text that answers choices which the beat does not accept."""
    wrong = next(one for i, one in enumerate(rest) if not any(_begins(row, rest[: i + 1]) for row in beat.accept))
    for key in (wrong, wrong.partition(":")[0], ANY):
        if key in beat.replies:
            return beat.replies[key]
    return ""


def wanted(lesson: Lesson, history: Sequence[Choice], stands: Standing) -> tuple[str, ...]:
    """The choices with which the learner can go on as a beat asks; `verb:*` for every option with that verb."""
    said, rows = _open_rows(lesson, history, stands)
    return tuple(dict.fromkeys([row[said] for row in rows]))


def ends(lesson: Lesson, history: Sequence[Choice], stands: Standing) -> bool:
    """Whether every choice that is asked for is the last of its row."""
    said, rows = _open_rows(lesson, history, stands)
    return bool(rows) and all(len(row) == said + 1 for row in rows)


def _open_rows(lesson: Lesson, history: Sequence[Choice], stands: Standing) -> tuple[int, list[tuple[str, ...]]]:
    """How many choices the learner has made at a beat that asks for a move, and the rows that still fit."""
    if stands.state != PLAYS:
        return 0, []
    rest = [str(choice.option) for choice in history if choice.seat == lesson.seat][stands.own :]
    beat = lesson.beats[stands.at]
    return len(rest), [row for row in beat.accept if len(row) > len(rest) and _begins(row, rest)]


def before(lesson: Lesson, history: Sequence[Choice], at: int) -> Standing:
    """Where a game stood when a beat was reached; all beats before it are done."""
    return standing(lesson._replace(beats=lesson.beats[:at]), history, at)


def to_come(lesson: Lesson, played: Sequence[int], at: int) -> list[Scripted]:
    """What the others have still to do up to a beat, by script, given how many choices each seat has made: of each seat
    the next choice only, in the order of the script."""
    seen = [0] * lesson.seats
    found: list[Scripted] = []
    for beat in lesson.beats[: at + 1]:
        for scripted in beat.before:
            if seen[scripted.seat] == played[scripted.seat]:
                found.append(scripted)
            seen[scripted.seat] += 1
    return found


def choices_before(lesson: Lesson, history: Sequence[Choice], at: int, own: int) -> int:
    """How many choices stay when the learner returns to a beat before which they had made `own` of them."""
    most = [0] * lesson.seats
    for beat in lesson.beats[: at + 1]:
        for scripted in beat.before:
            most[scripted.seat] += 1
    most[lesson.seat] = own
    for n, choice in enumerate(history):
        most[choice.seat] -= 1
        if most[choice.seat] < 0:
            return n
    return len(history)
