"""Puzzles about hidden things: what another seat cannot hold, holds for certain, how much or how many at most.

The file `puzzles/reads.toml` of a game says where its hidden things are, as paths in the holder's own view. A statement
counts as certain if it holds in all of many possible worlds. A world may allow more than a careful reader would, never
less. So "it cannot be there" is always right, and wrong answers are things that the holder really has, or, where the
game says that its worlds are exact, things that are there in many worlds.
"""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from random import Random
from typing import Any, NamedTuple

from consigliere.board.puzzles import (
    COUNT,
    FOLDER,
    MOST,
    NOT,
    READ,
    SURE,
    Checked,
    Puzzle,
    Reading,
    Record,
    begun,
    digest,
    id_of,
)
from consigliere.board.words import Words, words_for
from consigliere.engine import Match, NotUnderstood
from consigliere.engine.step import HIDDEN
from consigliere.games import face

CHOICES = 4
FIRST_LOOK = 40  # worlds
PASSES = (200, 300, 400)  # worlds of each check, each with another seed
PLAUSIBLE = 0.04  # the least share of worlds in which a wrong answer is right, if worlds are exact
STEPS = (3, 10)  # that lead to an amount, the first one too: fewer are seen at a glance, more are no fun to add up
LEAST = 0.02  # the least share of worlds in which every check finds that
USUAL_SHARE = 0.2  # of the moments that are examined: neighbouring ones ask nearly the same


class Row(NamedTuple):
    """Hidden things of a game."""

    what: str
    path: str
    """Where the holder's own view has them. `{seat}` is the holder; `*` stands for every key there."""
    amount: bool
    """Whether it is a number."""
    exact: bool
    """Whether possible worlds use everything that a reader could know."""
    alike: bool
    """Whether all choices begin with the same word: cards of one kind or family."""
    plain: tuple[str, ...]
    """Parts of the reader's own view in which things lie open: nobody is asked about what is seen at a glance."""
    most: bool
    """Whether to ask how many of a sort there can be at most. The sort is the id up to its last `_`."""
    before: int
    """Ask only up to this many choices: what depends on the whole game so far is no fun to add up later."""


class Reads:
    """What the puzzles of a game may ask about, every thing that was ever seen there, and when it came and went."""

    def __init__(self, game: str) -> None:
        text = face(game).read_file(FOLDER, "reads.toml")
        self.rows = tuple(_row(game, one) for one in tomllib.loads(text).get("read", ())) if text else ()
        self.known: dict[str, set[str]] = {row.what: set() for row in self.rows}
        self._past: dict[tuple[str, int, str], list[tuple[int, list[str]]]] = {}

    def begin(self) -> None:
        """Another game begins."""
        self._past = {}

    def watch(self, match: Match, at: int) -> None:
        """Record what every seat holds before a choice."""
        for seat in range(match.setup.seats):
            table = match.view(seat)["table"]
            for row in self.rows:
                for place, things in _held(row, table, seat).items():
                    self.known[row.what].update(things)
                    past = self._past.setdefault((row.what, seat, place), [])
                    if not past or past[-1][1] != things:
                        past.append((at - 1, things))

    def steps(self, row: Row, seat: int, place: str, asks: str, answer: str) -> tuple[tuple[int, int], ...]:
        """Why something is certain: the changes of an amount, or when a thing came or went. () if nothing says it."""
        past = self._past.get((row.what, seat, place), [])
        if asks == COUNT:
            amounts = [(at, int(things[0]) if things else 0) for at, things in past]
            before = [0, *[amount for _, amount in amounts]]
            return tuple([(at, amount - before[i]) for i, (at, amount) in enumerate(amounts) if amount != before[i]])
        came = asks == SURE
        for i in range(len(past) - 1, -1, -1):
            at, things = past[i]
            had = i > 0 and answer in past[i - 1][1]
            if (answer in things) != had:
                return ((at, 1 if came else -1),) if (answer in things) == came else ()
        return ()


def _row(game: str, data: dict[str, Any]) -> Row:
    try:
        return Row(
            str(data["what"]),
            str(data["path"]),
            bool(data.get("amount", False)),
            bool(data.get("exact", False)),
            bool(data.get("alike", False)),
            tuple(map(str, data.get("plain", ()))),
            bool(data.get("most", False)),
            int(data.get("before", 1 << 30)),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise NotUnderstood(f"{game}: reads.toml: {type(error).__name__} {error}") from error


def held(row: Row, match: Match, seat: int) -> dict[str, list[str]]:
    """The hidden things of a seat, by place ("" if there is only one place); {} if there are none now."""
    return _held(row, match.view(seat)["table"], seat)


def _held(row: Row, table: Any, seat: int) -> dict[str, list[str]]:
    places: dict[str, Any] = {"": table}
    for part in row.path.replace("{seat}", str(seat)).split("."):
        further: dict[str, Any] = {}
        for place, value in places.items():
            if part == "*" and isinstance(value, dict):
                further.update({str(key): one for key, one in value.items()})
            elif isinstance(value, list) and part.isdigit() and int(part) < len(value):
                further[place] = value[int(part)]
            elif isinstance(value, dict) and part in value:
                further[place] = value[part]
        places = further
    found: dict[str, list[str]] = {}
    for place, value in places.items():
        if isinstance(value, list):
            found[place] = [str(one) for one in value if one is not None]
        elif type(value) is int or (isinstance(value, str) and value != HIDDEN):
            found[place] = [str(value)]
    return found


def read_moment(
    game: str, record: Record, match: Match, at: int, seat: int, reads: Reads, random: Random
) -> Puzzle | None:
    """A puzzle about what others hide from a seat at a moment; None if nothing there is certain and not obvious."""
    others = [other for other in range(record.seats) if other not in match.seats_sharing_view(seat)]
    if random.random() >= USUAL_SHARE:
        return None
    asked = [(row, other) for row in reads.rows for other in others if at < row.before]
    random.shuffle(asked)
    for row, other in asked:
        for place in sorted(held(row, match, other)):
            found = _ask(game, record, match, at, seat, row, other, place, reads, random)
            if found is not None:
                return found
    return None


def _ask(
    game: str,
    record: Record,
    match: Match,
    at: int,
    seat: int,
    row: Row,
    other: int,
    place: str,
    reads: Reads,
    random: Random,
) -> Puzzle | None:
    own = _held(row, match.view(seat)["table"], other)
    if row.path.count("{seat}") + row.path.count("*") and own.get(place):
        return None  # the reader sees it anyway
    if row.most:
        return _ask_most(game, record, match, at, seat, row, other, place, random)
    true = held(row, match, other)[place]
    if row.amount and not _teaches(match, seat, COUNT, "", reads.steps(row, other, place, COUNT, ""), 2):
        return None
    first = shares(row, match, seat, other, place, random, FIRST_LOOK)
    if row.amount:
        began = held(row, begun(game, record), other).get(place)
        made = _amount(true, first, random) if began != true else None  # what nobody has touched is no riddle
        asks = COUNT
    else:
        obvious = {thing for things in held(row, match, seat).values() for thing in things}
        table = match.view(seat)["table"]
        glance = json.dumps([table.get(part) for part in row.plain])
        obvious |= {thing for thing in reads.known[row.what] if f'"{thing}"' in glance}
        shown = json.dumps(match.view(seat)["table"])
        first = {thing: share for thing, share in first.items() if share < 1.0 or f'"{thing}"' not in shown}
        known = reads.known[row.what] - obvious - set(true)
        made, asks = _cards(row, true, first, known, random)
        if made is not None and not _names_differ(game, made[0], made[1], first):
            return None
    if made is None:
        return None
    choices, answer = made
    checked: list[Checked] = []
    for worlds in PASSES:
        seed = random.getrandbits(32)
        found = shares(row, match, seat, other, place, Random(seed), worlds)
        margin = _margin(asks, answer, choices, true, found, row.exact)
        if margin < LEAST:
            return None
        checked.append(Checked(seed, worlds, round(margin, 3), 0.0))
    words = words_for("en", game)
    level = 1 if asks == NOT and _lies_open(answer, match.view(seat)["table"], words) else 2
    steps = reads.steps(row, other, place, asks, answer)
    if not _teaches(match, seat, asks, answer, steps, level):
        return None
    reading = Reading(other, row.what, asks, place, () if level == 1 else steps)
    return _puzzle(game, record, match, at, seat, choices, answer, level, checked, reading)


def _lies_open(thing: str, table: dict[str, Any], words: Words) -> bool:
    """Whether the reader sees a thing in a place that the game has words for."""
    return any(words.has(f"puzzle-at-{key}") and f'"{thing}"' in json.dumps(value) for key, value in table.items())


def _teaches(match: Match, seat: int, asks: str, answer: str, steps: tuple[tuple[int, int], ...], level: int) -> bool:
    """Whether the reader has seen why something is certain: where the thing lies, or every step in the log."""
    if level == 1:
        return True
    if not steps or (asks == COUNT and not STEPS[0] <= len(steps) <= STEPS[1]):
        return False
    past = match.history()
    for at, _ in steps:
        if at < 0 and asks == COUNT:
            continue  # what everybody begins with
        events = match.opening if at < 0 else past[at].events
        seen = [fact for fact in (event.seen_by(seat) for event in events) if fact is not None]
        if not seen or (asks != COUNT and f'"{answer}"' not in json.dumps(seen)):
            return False
    return True


def _puzzle(
    game: str,
    record: Record,
    match: Match,
    at: int,
    seat: int,
    choices: list[str],
    answer: str,
    level: int,
    checked: list[Checked],
    reading: Reading,
) -> Puzzle:
    return Puzzle(
        game=game,
        id=id_of(READ, record, at, seat),
        kind=READ,
        record=record,
        at=at,
        seat=seat,
        choices=tuple(choices),
        answer=answer,
        level=level,
        seen=digest(match.view(seat)),
        checked=tuple(checked),
        chances={},
        later={},
        reading=reading,
        offer=0,
    )


class Sort(NamedTuple):
    """What possible worlds say about the things of one sort that a seat holds."""

    most: int
    """The largest number in any world."""
    share: float
    """The share of worlds with that number."""
    bound: int
    """How many different ones occur at all, or what there is room for: never more than that can be there."""


def sorts(row: Row, match: Match, seat: int, other: int, place: str, random: Random, worlds: int) -> dict[str, Sort]:
    """By sort: how many of it another seat holds in possible worlds."""
    counts: dict[str, Counter[int]] = {}
    different: dict[str, set[str]] = {}
    room = 0
    for _ in range(worlds):
        world = match.determinize(seat, random.getrandbits(62))
        things = held(row, world, other).get(place, [])
        room = max(room, len(things))
        for sort, count in Counter(_sort(thing) for thing in things).items():
            counts.setdefault(sort, Counter())[count] += 1
        for thing in things:
            different.setdefault(_sort(thing), set()).add(thing)
    return {
        sort: Sort(max(found), found[max(found)] / worlds, min(room, len(different[sort])))
        for sort, found in counts.items()
    }


def _sort(thing: str) -> str:
    return thing.rpartition("_")[0]


def _ask_most(
    game: str, record: Record, match: Match, at: int, seat: int, row: Row, other: int, place: str, random: Random
) -> Puzzle | None:
    """A puzzle about the largest number of a sort that another can hold; None if none is certain."""
    first = sorts(row, match, seat, other, place, random, FIRST_LOOK)
    fit = sorted(sort for sort, found in first.items() if found.most == found.bound and found.share < 1.0)
    if not fit:
        return None
    sort = random.choice(fit)
    most, checked = first[sort].most, list[Checked]()
    for worlds in PASSES:
        seed = random.getrandbits(32)
        found = sorts(row, match, seat, other, place, Random(seed), worlds).get(sort)
        if found is None or not found.most == found.bound == most or found.share < LEAST:
            return None
        checked.append(Checked(seed, worlds, round(found.share, 3), 0.0))
    lowest = max(0, most - random.randrange(CHOICES))
    choices = [str(lowest + i) for i in range(CHOICES)]
    return _puzzle(game, record, match, at, seat, choices, str(most), 2, checked, Reading(other, row.what, MOST, sort))


def _same_word(row: Row, answer: str, things: list[str]) -> list[str]:
    """The things that may stand beside an answer."""
    return [one for one in things if not row.alike or one.partition("_")[0] == answer.partition("_")[0]]


def _names_differ(game: str, choices: list[str], answer: str, found: dict[str, float]) -> bool:
    """Whether the names of the choices differ, and no copy of the answer has its name."""
    words = words_for("en", game)
    if not all(words.has(choice) for choice in choices):
        return True
    names = [words.thing(choice, "full") for choice in choices]
    copies = [words.thing(thing, "full") for thing in found if thing != answer]
    return len(set(names)) == len(names) and words.thing(answer, "full") not in copies


def shares(row: Row, match: Match, seat: int, other: int, place: str, random: Random, worlds: int) -> dict[str, float]:
    """By thing: the share of possible worlds of a seat in which another has it."""
    found: Counter[str] = Counter()
    for _ in range(worlds):
        world = match.determinize(seat, random.getrandbits(62))
        found.update(set(held(row, world, other).get(place, ())))
    return {thing: count / worlds for thing, count in found.items()}


def _amount(true: list[str], found: dict[str, float], random: Random) -> tuple[list[str], str] | None:
    """The amount, if it is certain, among its neighbours."""
    if list(found.values()) != [1.0] or list(found) != true or int(true[0]) < 1:
        return None
    number = int(true[0])
    lowest = max(0, number - random.randrange(CHOICES))
    return [str(lowest + i) for i in range(CHOICES)], true[0]


def _cards(
    row: Row, true: list[str], found: dict[str, float], known: set[str], random: Random
) -> tuple[tuple[list[str], str] | None, str]:
    """What the holder cannot have among what it may, or what it has for certain among what it may not; and which."""
    never = sorted(known - found.keys())
    always = sorted(thing for thing, share in found.items() if share == 1.0 and thing in true)
    maybe = sorted(thing for thing, share in found.items() if PLAUSIBLE <= share < 1.0)
    really = sorted(set(true))
    wrong_never = maybe if row.exact else [thing for thing in really if found.get(thing, 0.0) < 1.0]
    # What is surely not there stands beside what surely is: otherwise the one thing that was ever shown gives it away.
    wrong_always = never[:]
    random.shuffle(wrong_always)
    wrong_always = [*wrong_always[:2], *[thing for thing in maybe if thing not in true]]
    for asks, answers, wrong in ((SURE, always, wrong_always), (NOT, never, wrong_never)):
        answer = random.choice(answers) if answers else ""
        beside = _same_word(row, answer, wrong)
        if answer and len(beside) >= CHOICES - 1:
            chosen = [*beside[:2], *random.sample(beside[2:], CHOICES - 3)] if asks == SURE else []
            return (sorted([answer, *(chosen or random.sample(beside, CHOICES - 1))]), answer), asks
    return None, NOT


def _margin(asks: str, answer: str, choices: list[str], true: list[str], found: dict[str, float], exact: bool) -> float:
    """How far the wrong answers are from being right, in shares of worlds; 0 or less if the answer is not certain."""
    wrong = [choice for choice in choices if choice != answer]
    if asks == NOT:
        if answer in found:
            return 0.0
        return min([1.0 if choice in true and not exact else found.get(choice, 0.0) for choice in wrong])
    if found.get(answer, 0.0) < 1.0:
        return 0.0
    return 1.0 - max([found.get(choice, 0.0) for choice in wrong])


def read_again(puzzle: Puzzle, match: Match, random: Random) -> str:
    """The answer of a puzzle in other worlds; "" if none is certain."""
    reading = puzzle.reading
    assert reading is not None
    row = next(row for row in Reads(puzzle.game).rows if row.what == reading.what)
    if reading.asks == MOST:
        sort = sorts(row, match, puzzle.seat, reading.holder, "", random, PASSES[-1]).get(reading.place)
        return str(sort.most) if sort is not None and sort.most == sort.bound else ""
    found = shares(row, match, puzzle.seat, reading.holder, reading.place, random, PASSES[0])
    if reading.asks == NOT:
        there = set(found) | set(held(row, match, reading.holder).get(reading.place, ()))
        answers = [choice for choice in puzzle.choices if choice not in there]
    else:
        answers = [choice for choice in puzzle.choices if found.get(choice, 0.0) == 1.0]
    return answers[0] if len(answers) == 1 else ""
