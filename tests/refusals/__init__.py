"""Why what is not offered is not offered: asked over all nets, and written down for a reader, a file for each game.

`python -m tests.refusals --write` writes the files anew; read the difference.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import count, islice
from pathlib import Path

from consigliere.engine import Option, Title
from consigliere.match import Match
from tests.cases import cases, with_a_temper
from tests.contract.openings import OPENINGS

FOLDER = Path(__file__).parent
MOMENTS = 1500  # at which every option of the action space is asked about
STRIDE = 7


def moments(title: Title, wanted: int, stride: int) -> Iterator[tuple[Match, tuple[Option, ...]]]:
    """So many moments of all the nets of a title, with the action space of each."""
    row = cases(title)
    actions = [title.actions(case.seats, case.options) for case in row]
    played: set[str] = set()

    def openings() -> Iterator[tuple[Match, tuple[Option, ...]]]:
        for opening in OPENINGS.get(title.id, ()):
            for seed in range(3):
                match = opening()
                whole = title.actions(match.setup.seats, match.setup.options)
                for one in islice(with_a_temper(match, seed, played), 30):
                    yield one, whole

    def games() -> Iterator[tuple[Match, tuple[Option, ...]]]:
        for seed in count():
            case, whole = row[seed % len(row)], actions[seed % len(row)]
            for one in with_a_temper(case.begin(seed), seed, played):
                yield one, whole

    yield from openings()
    yield from islice(games(), 0, wanted * stride, stride)


def refusals(match: Match, actions: Iterable[Option]) -> Iterator[tuple[int, Option, str]]:
    """Every option that is not offered to a seat that is asked, and why. It checks the law on the way."""
    g = match.state
    for seat in match.deciders:
        top = g.stack[-1]
        offered = set(match.options(seat))
        for option in actions:
            why = top.illegal(g, seat, option, ())
            assert (why == "") == (option in offered), f"{match.step} {match.view(seat)['row']} {option}: {why!r}"
            if why:
                yield seat, option, why


def clicks(match: Match, actions: tuple[Option, ...]) -> list[Option]:
    """What a hasty hand could do: every verb now on offer, with everything that any option can point at."""
    verbs = dict.fromkeys(option.verb for seat in match.deciders for option in match.options(seat))
    targets = dict.fromkeys(option.target for option in actions)
    return [Option(verb, target) for verb in verbs for target in targets]


@cache
def reasons(title: Title) -> Counter[tuple[str, str, str]]:
    """How often each step refused each verb for each reason, in the nets."""
    found: Counter[tuple[str, str, str]] = Counter()
    for i, (match, actions) in enumerate(moments(title, MOMENTS, STRIDE)):
        hasty = clicks(match, actions) if i < MOMENTS // 2 or i % 5 == 0 else []
        for _, option, why in refusals(match, (*actions, *hasty)):
            found[type(match.step).__name__, option.verb, why] += 1
    return found


def file_of(title: Title) -> Path:
    return FOLDER / f"{title.id}.txt"


def written(title: Title) -> str:
    """For each question its own rule, and the verbs for which guards gave another reason, or one of several."""
    rows: dict[str, dict[str, set[str]]] = {}
    for name, verb, why in reasons(title):
        rows.setdefault(name, {}).setdefault(verb, set()).add(why)
    lines: list[str] = []
    for name in sorted(rows):
        rule = title.steps[name].rule
        lines.append(f"{name}: {rule}")
        lines += [f"  {verb}: {' '.join(sorted(said))}" for verb, said in sorted(rows[name].items()) if said != {rule}]
    return "".join(f"{line}\n" for line in lines)
