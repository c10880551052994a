"""Why options are not offered: collected from random games and written to one readable file per game.

`python -m tests.refusals --write` writes the files. Read the diff.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import count, islice
from pathlib import Path
from typing import Any

from consigliere.engine import Answers, Option, Step, Title
from consigliere.match import Match
from tests.cases import cases, play_with_preferences
from tests.contract.rare_scenes import OPENINGS

FOLDER = Path(__file__).parent
MOMENTS = 1500  # moments at which every option of the action space is tried; `make test` tries a part of them
STRIDE = 7
OWN_VERBS: dict[type[Step], set[str]] = {}  # how often each question has been offered at most


class Space:
    """The action space of one case, and other plausible but illegal options."""

    def __init__(self, title: Title, seats: int, options: dict[str, Any]) -> None:
        self.actions = title.actions(seats, options)
        self._targets = tuple(dict.fromkeys(option.target for option in self.actions))
        self.known = frozenset(self.actions)
        self._aimed: dict[str, list[Option]] = {}

    def aimed(self, verb: str) -> list[Option]:
        """A verb with every thing that any option can point at, if that is no action of the game."""
        if verb not in self._aimed:
            options = [Option(verb, target) for target in self._targets]
            self._aimed[verb] = [option for option in options if option not in self.known]
        return self._aimed[verb]

    def clicks(self, match: Match) -> list[Option]:
        """Every verb on offer now, combined with every thing that exists."""
        verbs = dict.fromkeys(option.verb for seat in match.deciders for option in match.options(seat))
        return [option for verb in verbs for option in self.aimed(verb)]


def moments(title: Title, wanted: int, stride: int) -> Iterator[tuple[Match, Space]]:
    """So many moments of all random games of a title, with the action space of each."""
    row = cases(title)
    spaces = [Space(title, case.seats, case.options) for case in row]
    played: set[str] = set()

    def openings() -> Iterator[tuple[Match, Space]]:
        for opening in OPENINGS.get(title.id, ()):
            whole: Space | None = None
            for seed in range(3):
                match = opening()
                whole = whole or Space(title, match.setup.seats, match.setup.options)
                for one in islice(play_with_preferences(match, seed, played), 30):
                    yield one, whole

    def games() -> Iterator[tuple[Match, Space]]:
        for seed in count():
            case, whole = row[seed % len(row)], spaces[seed % len(row)]
            for one in play_with_preferences(case.begin(seed), seed, played):
                yield one, whole

    yield from openings()
    yield from islice(games(), 0, wanted * stride, stride)


def refusals(
    match: Match, options: Sequence[Option], actions: frozenset[Option] = frozenset()
) -> Iterator[tuple[int, Option, str]]:
    """Every option that is not offered to a seat that is asked, and why. Checks the guards at the same time.

    A step that lists options for speed has both guards and a list. Each alone must say which of its options are legal,
    among the `actions` of the game.
    """
    g = match.state
    for seat in match.deciders:
        top = g.stack[-1]
        asked, row = (top.question, top.row(seat)) if isinstance(top, Answers) else (top, ())
        offered = set(match.options(seat))
        own = OWN_VERBS.setdefault(type(asked), set())
        own |= {option.verb for option in offered}
        for option in options:
            why = asked.why_illegal(g, seat, option, row)
            assert (why == "") == (option in offered), f"{match.step} {match.view(seat)['row']} {option}: {why!r}"
            if asked.listed_because and option.verb in own and option in actions:
                barred = asked.forbidden_by(g, seat, option, row)
                assert barred == why, f"{match.step} {match.view(seat)['row']} {option}: {barred!r}, not {why!r}"
            if why:
                yield seat, option, why


@cache
def reasons(title: Title, wanted: int = MOMENTS, every: int = 1) -> set[tuple[str, str, str]]:
    """The reasons for which each step has refused each verb in the random games.

    With fewer moments, or at every so many of them: some of these reasons.
    """
    found: set[tuple[str, str, str]] = set()
    for i, (match, space) in enumerate(moments(title, wanted, STRIDE)):
        if i % every:
            continue
        hasty = space.clicks(match) if i < MOMENTS // 2 or i % 5 == 0 else []
        name = type(match.step).__name__
        said = {(option.verb, why) for _, option, why in refusals(match, (*space.actions, *hasty), space.known)}
        found |= {(name, verb, why) for verb, why in said}
    return found


def file_of(title: Title) -> Path:
    return FOLDER / f"{title.id}.txt"


def stored(title: Title) -> set[tuple[str, str, str]]:
    """The reasons in a title's file. Verbs that it leaves out were refused with the own rule of the question."""
    found: set[tuple[str, str, str]] = set()
    name = ""
    for line in file_of(title).read_text(encoding="utf-8").splitlines():
        key, said = line.strip().split(": ")
        if not line.startswith(" "):
            name, key = key, ""
        found |= {(name, key, why) for why in said.split()}
    return found


def written(title: Title) -> str:
    """The own rule of each question, and the verbs for which guards gave another reason or one of several."""
    rows: dict[str, dict[str, set[str]]] = {}
    for name, verb, why in reasons(title):
        rows.setdefault(name, {}).setdefault(verb, set()).add(why)
    lines: list[str] = []
    for name in sorted(rows):
        rule = title.steps[name].rule
        lines.append(f"{name}: {rule}")
        lines += [f"  {verb}: {' '.join(sorted(said))}" for verb, said in sorted(rows[name].items()) if said != {rule}]
    return "".join(f"{line}\n" for line in lines)
