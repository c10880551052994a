"""Playthroughs: whole games as text that people can read and diff.

They show every question with its options, the choice, the events for each reader, and the public changes on the table.
When rules change, the diff of these files shows the effect on play. `python -m tests.playthroughs --write` writes them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from textwrap import wrap
from typing import Any

from consigliere.engine import Event
from consigliere.match import Match
from tests.cases import USUAL, Case, play_random
from tests.contract.secrets import leaves

FOLDER = Path(__file__).parent
WIDTH = 120
SEED = 17


def file_of(case: Case, root: Path = FOLDER) -> Path:
    return root / f"{case.name}.txt"


def playthrough(case: Case, seed: int = SEED) -> str:
    """A random game from beginning to end, as text."""
    match = case.begin(seed)
    pick = Random(seed)
    lines = [f"{case.title.id}, rules {case.title.version}, {case.seats} seats, seed {seed}"]
    lines += _folded("settings: ", [f"{name}={value}" for name, value in case.options.items()])
    lines += ["", "the beginning", *_told(match.opening), *_table(match)]
    while match.result is None:
        lines += ["", *_decision(match, pick)]
    result = match.result
    lines += ["", f"the end: {result.reason}, winners {list(result.winners)}, scores {list(result.scores)}"]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _decision(match: Match, pick: Random) -> Iterator[str]:
    before = _public(match)
    views = {seat: match.view(seat) for seat in range(match.setup.seats)}
    options = {seat: match.options(seat) for seat in match.deciders}
    waiting = " ".join(str(seat) for seat in match.deciders)
    play_random(match, pick)
    choice = match.history()[-1]
    view = views[choice.seat]
    yield f"{len(match.history())}. {view['step']} {view['rule']} asks {waiting}"
    if not choice.extra:
        known = "".join(f" {name}={value}" for name, value in view["facts"].items())
        given = f" after {' '.join(view['row'])}" if view["row"] else ""
        yield from _folded(f"   options{known}{given}: ", [str(option) for option in options[choice.seat]])
    beside = " beside the question" if choice.extra else ""
    yield from _folded(f"   seat {choice.seat} plays {choice.option}{beside}", [])
    yield from _told(choice.events)
    after = _public(match)
    for name in [*before, *(name for name in after if name not in before)]:
        if before.get(name) != after.get(name):
            yield from _folded(f"   {name}: ", [_change(before.get(name, "-"), after.get(name, "-"))])


def _change(before: str, after: str) -> str:
    """Short texts in full; for long lists only what was added and removed."""
    old, new = Counter(before.split()), Counter(after.split())
    gone = [f"-{word}" for word in (old - new).elements()]
    come = [f"+{word}" for word in (new - old).elements()]
    if old.total() + new.total() > 8 and (gone or come):
        return " ".join(gone + come)
    return f"{before} -> {after}"


def _told(events: list[Event]) -> Iterator[str]:
    for event in events:
        facts = [f"{name}={value}" for name, value in event.facts.items()]
        secret = [f"{name}={value}" for name, value in (event.secret or {}).items()]
        only = f" | only {','.join(map(str, event.knows))}: {' '.join(secret)}" if event.secret else ""
        yield from _folded(f"   * {event.kind} ", [f"{' '.join(facts)}{only}"])


def _table(match: Match) -> Iterator[str]:
    for name, value in _public(match).items():
        yield from _folded(f"   {name}: ", [value])


def _public(match: Match) -> dict[str, str]:
    """What a spectator sees of the table: lists of plain values as a whole, everything else value by value."""
    return dict(_rows(match.view(None)["table"], ""))


def _rows(node: Any, name: str) -> Iterator[tuple[str, str]]:
    if isinstance(node, dict):
        for key, value in node.items():
            yield from _rows(value, f"{name}.{key}" if name else key)
    elif isinstance(node, list) and any(isinstance(value, dict) for value in node):
        for i, value in enumerate(node):
            yield from _rows(value, f"{name}.{value.get('id', i) if isinstance(value, dict) else i}")
    elif isinstance(node, list):
        yield name, " ".join(str(leaf) for _, leaf in leaves(node)) or "none"
    else:
        yield name, str(node)


def _folded(head: str, words: list[str]) -> list[str]:
    """A line of words after its heading, wrapped and indented."""
    text = head + " ".join(words)
    return wrap(text, WIDTH, subsequent_indent=" " * 6, break_long_words=False, break_on_hyphens=False) or [head]


# The fewest seats of each game, and all numbers of seats if they are different games (solo and duel).
CASES = [case for case in USUAL if case.seats == case.title.facts.players[0] or case.title.facts.players[1] <= 2]
