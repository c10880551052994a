"""The order of effects is only asked if it matters: a plain gain comes before a decision, and nothing is lost."""

from __future__ import annotations

from random import Random

import pytest

import consigliere as cg
from consigliere.engine.foresight import needless_order


@pytest.mark.rule("CE-FAM-06")
def test_a_gain_comes_first_where_nothing_hangs_on_the_order() -> None:
    match = cg.new("corleones_empire", 4, seed=0)
    pick = Random(4)
    settled: set[str] = set()
    asked: set[str] = set()
    while len(settled) < 2 or all("finish" in options for options in asked):
        seat = match.deciders[0]
        if type(match.step).__name__ == "NextEffect":
            options, found = match.options(seat), needless_order(match)
            if found is None:
                asked.add(" ".join(str(option) for option in options))
            else:
                assert found[1] in options
                assert "finish" not in {option.verb for option in options}, "who could give it up is asked"
                settled.add(str(found[1]))
                world = match.determinize(None, 5)
                assert needless_order(world) == found, "everybody could know it"
        else:
            assert needless_order(match) is None, "no other question is one of order"
        match.play(seat, pick.choice(match.options(seat)))
    assert all(option.startswith(("apply:gain_", "apply:reward_", "apply:take_")) for option in settled), settled
