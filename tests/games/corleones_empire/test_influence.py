"""Who would win a district now, and by what: a tie is called one, in every language. [CE-WAR-04, CE-WAR-05]"""

from __future__ import annotations

import random

import pytest

import consigliere as cg
from consigliere.board.words import Words
from consigliere.games.corleones_empire.components import DISTRICT_IDS
from consigliere.games.corleones_empire.influence import present, standing, winner
from consigliere.games.corleones_empire.listing import listing


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_a_tie_is_told(language: str) -> None:
    words, rng, seen = Words(language, "corleones_empire"), random.Random(4), set[str]()
    match = cg.new("corleones_empire", seats=4, seed=3)
    for _ in range(120):
        if match.result is not None:
            break
        view = match.view(None)
        for district in DISTRICT_IDS:
            counts = {side: len(row) for side, row in present(district, view).items()}
            told, best = standing(district, view, words), max(counts.values(), default=0)
            tied = sum(count == best for count in counts.values()) > 1
            assert (words("pic-tie", rows="").strip() in told) == tied
            assert (winner(counts) is None) == (
                tied or not counts or ("neutral" in counts and counts["neutral"] == best)
            )
            seen.add("tie" if tied else "lead" if counts else "none")
            if counts:
                assert any(told in line.text for place in listing(view, words) for line in place.lines)
        seat = rng.choice(match.deciders)
        match.play(seat, rng.choice(match.options(seat)))
    assert seen == {"tie", "lead", "none"}
