"""Standing answers: what a seat wants to be answered for it, as data.

A game declares in `standing.toml` for which questions there are standing answers, which options each one takes, under
which conditions its person is asked after all, and which events are a surprise. Everything is from closed lists, so a
standing answer can be stored, shown and checked.

Whether a standing answer answers a question may depend only on what everybody knows: otherwise the time that passes
would tell the others what the seat holds. Which option it takes may depend on what the seat sees. Therefore figures of
a condition are read from the view of a spectator, and a fact of a question may be named only if everybody knows it.
The contract tests compare both in worlds that the other seats consider possible.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from fnmatch import fnmatchcase
from typing import Any, Final, NamedTuple

from .errors import NotUnderstood
from .option import Option, Seat

FILE: Final = "standing.toml"
PHASE_END, ROUND_END, GAME_END = "phase", "round", "game"
ENDS: Final = (PHASE_END, ROUND_END, GAME_END)
"""When a standing answer ends by itself: with the phase, with the round, or not before the game."""
RANKS: Final = ("first", "least", "most")
LONGEST_NAME: Final = 10  # letters of an answer's name, as tables store it


class Pick(NamedTuple):
    """Which option is taken: one that matches the pattern, the first, or by the number that its target ends with."""

    pattern: str
    rank: str = "first"

    def among(self, options: Iterable[Option], seat: Seat) -> Option | None:
        """The option that it takes; None if none matches."""
        pattern = self.pattern.replace("{seat}", str(seat))
        found = [option for option in options if fnmatchcase(str(option), pattern)]
        if not found or self.rank == "first":
            return found[0] if found else None
        best = min if self.rank == "least" else max
        return best(found, key=_number)


class Unless(NamedTuple):
    """A condition under which the person is asked after all: a public figure is above a number, or names the seat."""

    name: str
    fact: str
    """a fact of the question that everybody knows; "" if the figure is on the table"""
    table: str
    """the path of a figure in the view of a spectator; {seat} and {side} stand for the seat's own"""
    values: tuple[int, int] | None
    """the numbers that may be chosen; None: the fact names the seat"""

    def holds(self, view: Mapping[str, Any], public: Mapping[str, Any], seat: Seat, side: str, value: int) -> bool:
        """Whether the person has to be asked. `view` is the seat's own, `public` that of a spectator."""
        found = view["facts"].get(self.fact) if self.fact else at_path(public["table"], self.table, seat, side)
        if self.values is None:
            return bool(found == seat)
        return not isinstance(found, int) or found > value


class StandingKind(NamedTuple):
    """The standing answers to one kind of question."""

    step: str
    answers: dict[str, tuple[Pick, ...]]
    """by name: what is taken, the first pick that finds an option"""
    unless: dict[str, Unless]
    expects: frozenset[str]
    """events that are a surprise elsewhere, but come with this question"""

    def choose(self, answer: str, options: tuple[Option, ...], seat: Seat) -> Option | None:
        """The option that an answer takes; None if there is none, and the person has to be asked."""
        for pick in self.answers.get(answer, ()):
            found = pick.among(options, seat)
            if found is not None:
                return found
        return None


class StandingAnswers(NamedTuple):
    """What a game declares."""

    kinds: dict[str, StandingKind]
    surprises: dict[str, tuple[str, ...]]
    """events that stop the standing answers of a seat, with the fields that name it or something of its own"""
    own: str
    """the path, in the view of a spectator, of what belongs to a seat; "" if events name seats or sides only"""

    def surprised(
        self, event: Mapping[str, Any], public: Mapping[str, Any], seat: Seat, side: str, expected: frozenset[str]
    ) -> bool:
        """Whether an event that everybody sees is a surprise for a seat. `public`: as a spectator saw it before."""
        kind = event["event"]
        if kind in expected or kind not in self.surprises:
            return False
        named = [event[field] for field in self.surprises[kind] if field in event]
        mine = set(_texts(at_path(public["table"], self.own, seat, side))) if self.own else set[str]()
        return any(_is_own(value, seat, side, mine) for value in named)


def read_standing(text: str, steps: Mapping[str, Any]) -> StandingAnswers:
    """Read what a game declares, from the text of its file; "" declares none. Raises NotUnderstood."""
    try:
        data = tomllib.loads(text)
        kinds = {step: _kind(step, entry, steps) for step, entry in data.get("questions", {}).items()}
        surprises = {event: tuple(fields) for event, fields in data.get("surprises", {}).items()}
    except (tomllib.TOMLDecodeError, AttributeError, LookupError, TypeError) as error:
        raise NotUnderstood(f"{FILE} cannot be read: {error!r}") from error
    return StandingAnswers(kinds, surprises, data.get("own", ""))


def _kind(step: str, entry: dict[str, Any], steps: Mapping[str, Any]) -> StandingKind:
    if step not in steps or not steps[step].waits:
        raise NotUnderstood(f"{FILE}: {step} is no question of this game")
    unknown = sorted(set(entry) - {"answers", "unless", "expects"})
    if unknown:
        raise NotUnderstood(f"{FILE}: {step}: {', '.join(unknown)} is not understood")
    answers = {name: tuple([_pick(text) for text in picks]) for name, picks in entry.get("answers", {}).items()}
    long = [name for name in answers if len(name) > LONGEST_NAME]
    if long:
        raise NotUnderstood(f"{FILE}: {step}: the name {long[0]} is longer than {LONGEST_NAME} letters")
    unless = {name: _unless(name, one) for name, one in entry.get("unless", {}).items()}
    return StandingKind(step, answers, unless, frozenset(entry.get("expects", ())))


def _pick(text: str) -> Pick:
    pattern, _, rank = text.partition(" ")
    if rank and rank not in RANKS:
        raise NotUnderstood(f"{text}: {rank} is not one of {', '.join(RANKS)}")
    return Pick(pattern, rank or RANKS[0])


def _unless(name: str, entry: dict[str, Any]) -> Unless:
    fact, table, values = entry.get("fact", ""), entry.get("table", ""), entry.get("values")
    if bool(fact) == bool(table) or (table and values is None):
        raise NotUnderstood(f"{name} needs either a fact or a figure of the table with its values")
    return Unless(name, fact, table, None if values is None else (values[0], values[1]))


def at_path(data: Any, path: str, seat: Seat, side: str) -> Any:
    """What is at a path of names and places separated by dots; None if there is nothing."""
    for part in path.replace("{seat}", str(seat)).replace("{side}", side).split("."):
        if isinstance(data, Mapping):
            data = data.get(part)
        elif isinstance(data, list) and part.isdigit() and int(part) < len(data):
            data = data[int(part)]
        else:
            return None
    return data


def _number(option: Option) -> int:
    """The number that an option's target ends with; 0 if it has none."""
    text = str(option)
    digits = len(text) - len(text.rstrip("0123456789"))
    return int(text[-digits:]) if digits else 0


def _is_own(value: Any, seat: Seat, side: str, mine: set[str]) -> bool:
    if isinstance(value, list):
        return any(_is_own(one, seat, side, mine) for one in value)
    if isinstance(value, str):
        return value in mine or bool(side and (value == side or value.startswith(f"{side}_")))
    return bool(value == seat and value is not True and value is not False)


def _texts(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, Mapping):
        for one in data.values():
            yield from _texts(one)
    elif isinstance(data, list):
        for one in data:
            yield from _texts(one)
