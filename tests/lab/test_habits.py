"""Imitation: the odds of the chosen options grow, and the same arguments give the same habits."""

from __future__ import annotations

from random import Random

import pytest

from consigliere.engine import Option
from consigliere.lab.habits import Example, agreement, features, learn, odds, study


def test_what_is_chosen_becomes_likely_by_verb_by_option_and_by_hint() -> None:
    assert features("Ask", Option("go"), 0.0) == [("Ask/go", 1.0)]
    assert features("Ask", Option("go", "home"), 2.0) == [("Ask/go", 1.0), ("Ask/go:home", 1.0), ("Ask/go~", 2.0)]
    rows = [features("Ask", Option("go", "home"), 0.1), features("Ask", Option("go", "away"), 1.5)]
    weights = learn([Example("Ask", rows, 1)] * 50, Random(1))
    shares = odds(Example("Ask", rows, 1), weights)
    assert shares[1] > 5 * shares[0]
    assert weights["Ask/go~"] > 0
    assert agreement([Example("Ask", rows, 1)], weights) == (1.0, 0.5)


def test_the_same_arguments_give_the_same_habits() -> None:
    one, two = (study("dual_powers", 2, 1, 3, "random") for _ in range(2))
    assert one == two
    assert one["examples"] == 0 or one["weights"] is not None
    assert one["agreement_by_lot"] == pytest.approx(two["agreement_by_lot"])
