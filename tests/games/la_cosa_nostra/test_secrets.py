"""What the contract cannot check from outside: everything a seat does not know varies between possible worlds."""

from __future__ import annotations

from random import Random

import pytest

import consigliere as cg

from .scene import GAME, scene, side


@pytest.mark.rule("LCN-INV-13", "LCN-RULE-75")
@pytest.mark.parametrize("expansion", [False, True])
def test_the_business_deck_is_redealt_where_a_seat_has_not_seen_it(expansion: bool) -> None:
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


@pytest.mark.rule("LCN-INV-13")
def test_both_jobs_of_a_double_gangster_a_hand_and_a_pile_are_redealt_for_those_who_do_not_know_them() -> None:
    own = side(gangsters="heavy_hand=theft_r3=murder big_joey=party", jobs="beating", influence="spy")
    match = scene(round=3, blundetto=own, calmuti=side()).calm().do("cancel:big_joey").match
    for seat in (0, 1, None):
        jobs, cards = [], []
        for seed in range(20):
            table = match.determinize(seat, seed).position()["table"]
            player = table["players"][0]
            tasks = next(one["tasks"] for one in player["gangsters"] if one["id"] == "heavy_hand")
            jobs.append((tasks[0]["job"], tasks[1]["job"], player["jobs"][0], table["piles"][2][-1]))
            cards.append(player["influence"][0])
        for row in (*zip(*jobs, strict=True), cards):
            assert (len(set(row)) == 1) == (seat == 0)
