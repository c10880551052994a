"""Positions with one value changed: each is refused with a clear error, or plays on like any other.

`python -m tests.broken_positions --game la_famiglia --each 400` (or `make positions`) tries many more than the contract
does (tests/contract/test_broken_positions.py). It prints each kind of failure once, with a position that shows it.
"""

from __future__ import annotations

import argparse
import json
import sys
import traceback
from collections.abc import Iterator
from pathlib import Path as File
from random import Random
from typing import Any, NamedTuple

import consigliere as cg
from consigliere.engine import Fast, Setup, Title, position
from consigliere.engine.state import run_one
from consigliere.match import Match
from tests.cases import USUAL, Case, all_titles
from tests.contract.secrets import leaves

Path = tuple[Any, ...]
ABSURD: tuple[Any, ...] = (-1, 0, 1, 2, 3, 9, 99, 10**6)
LIMIT = 20_000  # more choices than any game has


class Broken(NamedTuple):
    """A position with one value changed."""

    game: str
    step: str
    place: str
    value: Any
    position: dict[str, Any]

    def __str__(self) -> str:
        return f"{self.game}, {self.step} next: {self.place} = {self.value!r}"


class Source:
    """Positions from random games by the class of step they contain, and the values seen at each path."""

    def __init__(self, cases: list[Case], games: int, seed: int = 0) -> None:
        self.by_step: dict[str, list[dict[str, Any]]] = {}
        self.values: dict[Path, list[Any]] = {}
        for case in cases:
            for number in range(games):
                for found in stretches(case, seed + number):
                    self.add(found)

    def add(self, found: dict[str, Any]) -> None:
        """Remember a position for each class of step on its stack: the newest few."""
        for name in {_name(step) for step in found["stack"]}:
            known = self.by_step.setdefault(name, [])
            if len(known) < 12:
                known.append(found)
                self.learn(found)

    def learn(self, found: dict[str, Any]) -> None:
        for part in ("table", "stack"):
            for path, value in leaves(found[part]):
                seen = self.values.setdefault(_general((part, *path)), [])
                if value not in seen and len(seen) < 40:
                    seen.append(value)


def stretches(case: Case, seed: int) -> Iterator[dict[str, Any]]:
    """The positions of a random game: at every question, and before every step that runs without one."""
    match = case.begin(seed)
    pick = Random(seed)
    while match.result is None:
        yield _written(match)
        seat = pick.choice(match.deciders)
        option = pick.choice(match.options(seat))
        g = match.clone().state
        g.moves += 1
        g.stack.pop().take(g, seat, option)
        while g.stack and not g.stack[-1].waits:
            yield json.loads(json.dumps(position.write(case.title, g, case.seats, case.options)))
            run_one(g)
        match.play(seat, option)


def broken(title: Title, source: Source, pick: Random) -> Iterator[Broken]:
    """An endless series of broken positions: each class of step in turn, one random value changed."""
    while True:
        for name in sorted(source.by_step):
            found = pick.choice(source.by_step[name])
            steps = [i for i, step in enumerate(found["stack"]) if _name(step) == name]
            kind = pick.random()
            if kind < 0.55:
                part: Path = ("stack", steps[-1])
            elif kind < 0.97:
                part = ("table",)
            else:
                yield from _with_a_result(title, name, found, pick)
                continue
            places = [(*part, *path) for path, _ in leaves(_at(found, part)) if path[-1:] != ("step",)]
            if not places:
                continue
            yield from _changed(title, name, found, pick.choice(places), source, pick)


def _changed(
    title: Title, name: str, found: dict[str, Any], place: Path, source: Source, pick: Random
) -> Iterator[Broken]:
    """A position with one value replaced, or one list entry duplicated or removed."""
    old = _at(found, place)
    seen = [value for value in source.values.get(_general(place), []) if value != old]
    candidates: list[Any] = [*pick.sample(seen, min(3, len(seen)))]
    if isinstance(old, bool):
        candidates.append(not old)
    elif isinstance(old, int):
        candidates += [old - 1, old + 1, pick.choice(ABSURD)]
    elif isinstance(old, str):
        candidates += [pick.choice(["nowhere", None])]
    else:
        candidates += [0, "nowhere"]
    value = pick.choice(candidates)
    copy = json.loads(json.dumps(found))
    holder = _at(copy, place[:-1])
    if isinstance(holder, list) and pick.random() < 0.3:
        if pick.random() < 0.5:
            holder.insert(place[-1], old)
            value = f"{old!r} twice"
        else:
            del holder[place[-1]]
            value = "left out"
    else:
        holder[place[-1]] = value
    yield Broken(title.id, name, _shown(place), value, copy)


def _with_a_result(title: Title, name: str, found: dict[str, Any], pick: Random) -> Iterator[Broken]:
    """A game in progress that is marked as over."""
    seats = found["seats"]
    scores = [pick.randrange(30) for _ in range(seats)]
    result = {"winners": [pick.randrange(seats)], "scores": scores, "reason": pick.choice(title.facts.endings)}
    yield Broken(title.id, name, "result", result, {**found, "stack": [], "offers": [], "result": result})


def verdict(one: Broken, pick: Random, every: int = 17) -> str:
    """What happened to a position: "refused" or "played". Raises AssertionError or any other error found."""
    try:
        match = begun(one.position)
    except cg.BadPosition as refusal:
        problems = refusal.problems
    else:
        play_on(match, pick, every)
        return "played"
    assert problems, "refused without a word"
    unclear = [problem for problem in problems if "Error" in problem]
    assert not unclear, f"unclear refusal: {unclear[0]}"
    return "refused"


def play_on(match: Match, pick: Random, every: int) -> None:
    """Play to the end at random. Check all invariants after each choice, and render the match now and then."""
    look(match, pick)
    for number in range(LIMIT):
        if match.result is not None:
            look(match, pick)
            return
        seat = pick.choice(match.deciders)
        options = match.options(seat)
        assert options, f"seat {seat} has no option"
        option = pick.choice(options)
        match.play(seat, option)
        wrong = match.title.problems(match.state) or position.stack_problems(match.state)
        assert not wrong, f"after {option}: {wrong[0]}"
        if number % every == 0:
            look(match, pick)
    raise AssertionError("it has no end")


def begun(position: dict[str, Any]) -> Match:
    """Like `cg.from_position`, but also for the toy game."""
    title = next(title for title in all_titles() if title.id == position["game"])
    return Match.begin(Setup(title, position["seats"], position["options"], Fast(0), position))


def look(match: Match, pick: Random) -> None:
    """Compute once all that can be seen of a match, and all its text forms."""
    for seat in (None, *range(match.setup.seats)):
        match.view(seat)
    seat = pick.choice((None, *range(match.setup.seats)))
    assert match.determinize(seat, pick.getrandbits(16)).view(seat) == match.view(seat)
    if match.title.id != "toy":
        match.svg(seat)
    begun(_written(match))


def failures(title: Title, source: Source, seed: int, each: int) -> Iterator[tuple[Broken, str, BaseException]]:
    """The failures among so many broken positions, with the kind of each."""
    pick = Random(f"{title.id} {seed}")
    for one, _ in zip(broken(title, source, pick), range(each), strict=False):
        try:
            verdict(one, Random(seed))
        except cg.NotUnderstood as error:
            yield one, f"refused late: {error}", error
        except Exception as error:
            last = traceback.extract_tb(error.__traceback__)[-1]
            place = f"{File(last.filename).name}:{last.lineno}" if type(error) is not AssertionError else ""
            yield one, f"{type(error).__name__} {place} {error}", error


def _written(match: Match) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(match.position()))
    return found


def _name(step: dict[str, Any]) -> str:
    return str(step["of"]["step"] if step["step"] == "Answers" else step["step"])


def _at(node: Any, path: Path) -> Any:
    for key in path:
        node = node[key]
    return node


def _general(path: Path) -> Path:
    """A path without indices: all entries of a list count as the same."""
    return tuple("*" if isinstance(key, int) else key for key in path)


def _shown(path: Path) -> str:
    return "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in path).lstrip(".")


def main() -> int:
    parser = argparse.ArgumentParser(description="Change positions in one place and see what becomes of them.")
    parser.add_argument("--game", default="", help="one game; all without it")
    parser.add_argument("--each", type=int, default=500, help="positions for each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=4, help="random games that positions are taken from")
    parser.add_argument("--keep", default="", help="a folder for the positions that failed")
    given = parser.parse_args()
    wrong = 0
    for title in all_titles():
        if given.game in ("", title.id):
            source = Source([case for case in USUAL if case.title.id == title.id], given.games, given.seed)
            kinds: dict[str, int] = {}
            for one, kind, _ in failures(title, source, given.seed, given.each):
                kinds[kind] = kinds.get(kind, 0) + 1
                if kinds[kind] == 1:
                    print(f"{one}\n    {kind[:300]}", flush=True)
                    if given.keep:
                        File(given.keep).mkdir(parents=True, exist_ok=True)
                        File(given.keep, f"{title.id}-{len(kinds)}.json").write_text(json.dumps(one.position))
            wrong += sum(kinds.values())
            total, classes = sum(kinds.values()), len(source.by_step)
            print(f"{title.id}: {given.each} positions, {classes} classes of steps, {total} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
