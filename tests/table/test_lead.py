"""The curve of a game, which shows who leads, and the moments that turned it."""

from __future__ import annotations

from random import Random

from consigliere.table.show.lead import smoothed, turning_points

CHOICES = 350


def noisy() -> list[tuple[float, ...]]:
    """A game of two: wild choices that even out in the first sixth, one real turn at 200, and a slow end."""
    pick = Random(4)
    rows: list[tuple[float, ...]] = []
    for n in range(CHOICES):
        lead = 0.62 if n < 200 else 0.35
        jitter = pick.choice((-0.3, 0.3)) if n < 60 else pick.uniform(-0.02, 0.02)
        rows.append((lead + jitter, 1 - lead - jitter))
    return rows


def test_what_evens_out_is_smoothed_away_and_what_lasts_is_not() -> None:
    rows = noisy()
    soft = smoothed(rows)
    assert len(soft) == CHOICES
    assert max(abs(soft[n][0] - soft[n - 1][0]) for n in range(1, 100)) < 0.08  # it jumped by 0.6
    assert abs(soft[100][0] - 0.62) < 0.03
    assert abs(soft[280][0] - 0.35) < 0.03
    assert soft[-1] == rows[-1]  # how it ended


def test_a_turning_point_is_a_choice_that_turned_the_game() -> None:
    rows = noisy()
    found = turning_points(rows, 4)
    assert 200 in found
    assert sum(n < 60 for n in found) <= 2
    assert turning_points([(0.5, 0.5)] * CHOICES, 4) == []  # nothing has turned


def test_no_two_turning_points_belong_to_the_same_swing() -> None:
    rows: list[tuple[float, ...]] = [(0.5 + 0.3 * (n > 100), 0.5 - 0.3 * (n > 100)) for n in range(CHOICES)]
    assert turning_points(rows, 4) == [101]


def test_a_game_of_few_choices_has_a_curve_too() -> None:
    assert smoothed([(0.5, 0.5)]) == [(0.5, 0.5)]
    assert smoothed([]) == []
    assert turning_points([(0.5, 0.5), (1.0, 0.0)], 4) == []
