"""Who would win a district now, and why. A tie is shown as one, in every language. [CE-WAR-04, CE-WAR-05]"""

from __future__ import annotations

import random

import pytest

import consigliere as cg
from consigliere.board import tell
from consigliere.board.words import Words
from consigliere.games.corleones_empire.components import DISTRICT_IDS, FIGURE_IDS
from consigliere.games.corleones_empire.influence import present, standing, winner
from consigliere.games.corleones_empire.listing import listing
from consigliere.games.corleones_empire.state import Empire

from .scene import scene


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_a_tie_is_shown(language: str) -> None:
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
            assert (told == words("pic-nobody")) == (not counts)
            assert (winner(counts) is None) == (
                tied or not counts or ("neutral" in counts and counts["neutral"] == best)
            )
            seen.add("tie" if tied else "lead" if counts else "none")
            if counts:
                assert any(told in line.text for place in listing(view, words) for line in place.lines)
            leads = winner(counts)
            if leads is not None:
                said = words("list-influence", rows=told, leads="some", family=words(f"side-{leads}"))
                assert any(said == line.text for place in listing(view, words) for line in place.lines)
        seat = rng.choice(match.deciders)
        match.play(seat, rng.choice(match.options(seat)))
    assert seen == {"tie", "lead", "none"}


@pytest.mark.rule("CE-WAR-02", "CE-WAR-03")
def test_everybody_present_counts_on_tiles_too() -> None:
    """The displayed influence equals the computation of the turf war, at every moment of random games."""
    tiles = 0
    for seed in range(6):
        match, rng = cg.new("corleones_empire", seats=2 + seed % 4, seed=seed), random.Random(seed)
        while match.result is None:
            g, view = match.state, match.view(None)
            assert isinstance(g, Empire)
            for number, district in enumerate(DISTRICT_IDS):
                told = [figure for row in present(district, view).values() for figure in row]
                assert sorted(told) == sorted(FIGURE_IDS[figure] for figure in g.present(number))
                tiles += number < len(g.tiles) and g.at[g.tiles[number]] >= 0
            seat = rng.choice(match.deciders)
            match.play(seat, rng.choice(match.options(seat)))
    assert tiles > 100
    table = scene(tiles="tile_gun_shop", figures={"tile_gun_shop": "1t", "loc_wall_street": "0t", "fs_11": "1f"})
    words = Words("en", "corleones_empire")
    assert standing("wall_street", table.match.view(None), words) == "Matarazzo 2, Marzullo 1"


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_a_turf_war_is_shown_by_what_each_side_had(language: str) -> None:
    """The names of family members would not say whose they are."""
    words, seen = Words(language, "corleones_empire"), set[str]()
    view = cg.new("corleones_empire", seats=2, seed=3).view(None)
    for seat, family in enumerate(("vitale", "pizzino")):
        view["table"]["families"][seat]["family"] = family
    vitale, pizzino = words("side-vitale"), words("side-pizzino")
    for points, neutral, wins, row in (
        ([1, 2], 0, 1, f"{pizzino} 2, {vitale} 1"),
        ([2, 2], 0, None, f"{vitale} 2, {pizzino} 2"),
        ([1, 0], 2, None, f"{words('side-neutral')} 2, {vitale} 1"),
        ([0, 0], 0, None, ""),
    ):
        facts = {"district": "queens", "points": points, "neutral": neutral, "winner": wins, "figures": []}
        told = tell.sentence({"event": "turf", **facts}, view, words, ("Anna", "Boris"))
        assert told is not None
        assert row in told
        assert ("Boris" in told) == (wins == 1)
        seen.add(told.partition(". ")[2])
    assert len(seen) == 4, "a tie, a neutral win and an empty district are told apart"
