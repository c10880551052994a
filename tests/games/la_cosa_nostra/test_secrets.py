"""What the contract cannot see from outside: the order of the business deck, which some have seen and others not."""

from __future__ import annotations

from random import Random

import pytest

import consigliere as cg

from .scene import GAME


@pytest.mark.rule("LCN-INV-13", "LCN-RULE-75")
@pytest.mark.parametrize("expansion", [False, True])
def test_the_business_deck_is_dealt_anew_where_a_seat_has_not_seen_it(expansion: bool) -> None:
    match = cg.new(GAME, seats=4, seed=5, options={"expansion_gangsters": expansion, "bosses": "random"})
    pick = Random(5)
    moved = kept = 0
    while match.result is None:
        seat = pick.choice(match.deciders)
        match.play(seat, pick.choice(match.options(seat)))
        if match.state.moves % 19 or match.result is not None:
            continue
        for who in (*range(4), None):
            seen = match.view(who)["table"]["deck"]
            true = match.position()["table"]["deck"]
            worlds = [match.determinize(who, i).position()["table"]["deck"] for i in range(12)]
            for i, name in enumerate(seen):
                found = {deck[i] for deck in worlds}
                if name != "hidden":
                    assert found == {true[i]} == {name}
                    kept += 1
                elif seen.count("hidden") > 2:
                    moved += len(found) > 1
    assert moved > 100
    assert kept > 20
