"""Golden games: whole games stored as saves, one for each way of ending and each winner.

The tests replay them. If a change of the rules makes one of them end differently, either raise the title's version and
write the games again, or add a migration. `python -m tests.golden` lists the games that break.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import consigliere as cg
from consigliere.bots import make, play_out
from consigliere.engine import NotUnderstood, Result, Title
from consigliere.match import Match
from tests.cases import Case, cases, play_random
from tests.golden.rare import rare

FOLDER = Path(__file__).parent


def folder(title: Title, root: Path = FOLDER) -> Path:
    return root / title.id


def outcome(seats: int, result: Result) -> str:
    """A way to end and who won: the name of a golden game."""
    if seats == 1:
        won = "won" if result.winners else "lost"
    elif len(result.winners) > 1:
        won = "shared"
    else:
        won = f"seat{result.winners[0]}" if seats == 2 else "won"  # a number of seats does not make it another game
    return f"{seats}-{result.reason}-{won}"


def final(match: Match) -> str:
    """A hash of the last position, over everything in it."""
    text = json.dumps(match.position(), sort_keys=True, ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def record(match: Match) -> dict[str, Any]:
    """The content of a golden file."""
    assert match.result is not None
    return {"result": match.result.to_json(), "final": final(match), "save": json.loads(match.save())}


def broken(golden: dict[str, Any]) -> str:
    """What differs from the stored game; "" if it replays as stored."""
    try:
        match = cg.load(json.dumps(golden["save"]))
    except NotUnderstood as error:
        return str(error)
    if match.result is None:
        return "it does not end any more"
    if match.result.to_json() != golden["result"]:
        return f"it ends otherwise: {match.result.to_json()} instead of {golden['result']}"
    return "" if final(match) == golden["final"] else "its last position is another one"


def games(case: Case, tries: int, played: int) -> Iterator[Match]:
    """Whole games: some played by bots, many at random with any-time options."""
    for seed in range(played):
        match = case.begin(seed)
        bots = [make("greedy", seed + seat) for seat in range(case.seats)]
        play_out(match, bots)
        yield match
    for seed in range(tries):
        match = case.begin(seed)
        pick = Random(seed)
        while match.result is None:
            play_random(match, pick)
        yield match


def find(title: Title, tries: int, played: int) -> dict[str, Match]:
    """The first game found for each outcome, and a prepared one for each outcome that random games do not find."""
    found: dict[str, Match] = {}
    for case in cases(title):
        if case.usual:
            for match in games(case, tries, played):
                assert match.result is not None
                found.setdefault(outcome(case.seats, match.result), match)
    for case, match in rare(title):
        assert match.result is not None
        found.setdefault(outcome(case.seats, match.result), match)
    return dict(sorted(found.items()))


def stored(title: Title, root: Path = FOLDER) -> dict[str, dict[str, Any]]:
    """The golden games of a title by name."""
    files = sorted(folder(title, root).glob("*.json"))
    return {file.stem: json.loads(file.read_text(encoding="utf-8")) for file in files}


def write(
    title: Title, found: dict[str, Match], root: Path = FOLDER, force: bool = False
) -> tuple[list[str], list[str]]:
    """Write games. Return the names written, and those kept because they were played under the current rules."""
    written: list[str] = []
    kept: list[str] = []
    there = stored(title, root)
    folder(title, root).mkdir(parents=True, exist_ok=True)
    for name, match in found.items():
        if name in there and there[name]["save"]["rules"] == title.version and not force:
            kept.append(name)
            continue
        text = json.dumps(record(match), indent=1, ensure_ascii=False)
        (folder(title, root) / f"{name}.json").write_text(text + "\n", encoding="utf-8")
        written.append(name)
    return written, kept
