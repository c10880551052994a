"""The random games reach everything: each verb of a title is played, and no invariant is violated."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from consigliere.engine import Title
from consigliere.match import Match
from tests.cases import all_titles, cases, play_with_preferences
from tests.effort import effort

from .rare_scenes import OPENINGS

GAMES = 300  # from the beginning, over all cases; a small game needs far fewer
FROM_OPENINGS = 20  # from each scene, and the length of each
FAR = 120


def nets(title: Title, played: set[str]) -> Iterator[Match]:
    """Games of many kinds of players in every case, and from every scene of a title: each moment of each."""
    row = cases(title)
    for seed in range(FROM_OPENINGS):
        for opening in OPENINGS.get(title.id, ()):
            yield from islice(play_with_preferences(opening(), seed, played), FAR)
    for seed in range(GAMES):
        yield from play_with_preferences(row[seed % len(row)].begin(seed), seed, played)


@pytest.mark.parametrize("title", all_titles(), ids=lambda title: title.id)
def test_random_games_play_every_verb_and_break_no_invariant(title: Title) -> None:
    """A verb that is never played is a rule that no test checks."""
    wanted = {option.verb for case in cases(title) for option in title.actions(case.seats, case.options)}
    played: set[str] = set()
    for number, match in enumerate(nets(title, played)):
        assert number % effort(5, 1) or title.problems(match.state) == []
        if wanted <= played:
            return
    assert not wanted - played, "never played"
