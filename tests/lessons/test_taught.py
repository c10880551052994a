"""What a guided game tells its learner to look at is worth something: that alone beats random bots."""

from __future__ import annotations

import pytest

from .taught import ALL, Taught, measure

FAST = ("dual_powers/duel", "dual_powers/solo", "corleones_empire/first", "men_of_mayhem/first")
QUICK = [one for one in ALL if one.lesson in FAST]


@pytest.mark.parametrize("taught", QUICK, ids=lambda taught: taught.lesson)
def test_a_taught_player_is_ahead_of_more_than_half(taught: Taught) -> None:
    assert measure(taught, 8).beaten > 0.5
