"""The draw of a tournament and its standings: properties of every draw, and the rules of points."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from consigliere.engine import Result
from consigliere.table.base.pairing import BOT, Round, draw, meetings, seats_had
from consigliere.table.base.standings import AWAY, PLAYED, UNFINISHED, SeatResult, places_of, points_of, standings

few = settings(max_examples=25, deadline=None, derandomize=True, database=None)


def drawn(players: int, seats: int, rounds: int, seed: str = "seed") -> list[Round]:
    found: list[Round] = []
    for _ in range(rounds):
        found.append(draw(range(players), seats, found, seed))
    return found


@few
@given(st.integers(2, 11), st.integers(2, 6), st.integers(1, 6), st.text(max_size=5))
def test_everybody_sits_once_and_has_each_seat_as_often(players: int, seats: int, rounds: int, seed: str) -> None:
    found = drawn(players, seats, rounds, seed)
    for tables in found:
        assert len(tables) == -(-players // seats), "no table too many"
        assert all(len(table) == seats for table in tables)
        assert sorted(one for table in tables for one in table if one != BOT) == list(range(players))
        bots = [table.count(BOT) for table in tables]
        assert max(bots) - min(bots) <= 1, "bots are spread over the tables"
    had = seats_had(found)
    for player in range(players):
        times = [had[player, seat] for seat in range(seats)]
        assert max(times) - min(times) <= 1


@few
@given(st.integers(2, 9), st.integers(2, 5), st.integers(1, 4), st.randoms(use_true_random=False))
def test_a_draw_depends_on_its_seed_alone(players: int, seats: int, rounds: int, mixed: object) -> None:
    first = drawn(players, seats, rounds)
    order = list(range(players))
    mixed.shuffle(order)  # type: ignore[attr-defined]
    assert draw(order, seats, first[:-1], "seed") == first[-1]


def test_another_seed_gives_another_draw() -> None:
    assert len({str(drawn(8, 4, 2, f"seed {n}")) for n in range(20)}) == 20


def test_a_draw_is_the_same_for_ever() -> None:
    """Anybody can draw a tournament again from its seed, with any later release too."""
    assert drawn(5, 4, 2, "1917") == [
        ((BOT, 0, 4, 1), (BOT, 2, BOT, 3)),
        ((4, BOT, 1, BOT), (3, BOT, 0, 2)),
    ]


@pytest.mark.parametrize(("players", "seats", "rounds"), [(4, 2, 3), (8, 4, 2), (12, 4, 3), (16, 2, 8)])
def test_opponents_vary(players: int, seats: int, rounds: int) -> None:
    met = meetings(drawn(players, seats, rounds))
    assert max(met[pair] for pair in combinations(range(players), 2)) <= (1 if seats == 2 else 2)


def test_bots_are_met_in_turn() -> None:
    met = meetings(drawn(3, 2, 3))
    assert [met[BOT, player] for player in range(3)] == [1, 1, 1]


def test_somebody_leaves_and_the_others_are_drawn_on() -> None:
    first = drawn(6, 3, 2)
    third = draw([0, 1, 3, 4, 5], 3, first, "seed")
    assert sorted(one for table in third for one in table) == [BOT, 0, 1, 3, 4, 5]


def test_no_draw_without_players() -> None:
    with pytest.raises(ValueError, match="needs players"):
        draw([], 4, [], "seed")


# --- points


def test_tied_places_share_their_points() -> None:
    places = places_of(Result((0, 1), (3, 3, 2, 2), "", teams=((0, 1), (2, 3))).ranking)
    assert places == {0: (1, 2), 1: (1, 2), 2: (3, 2), 3: (3, 2)}
    seats = [SeatResult(1, 1, seat, seat, *places[seat], how=PLAYED) for seat in range(4)]
    assert [points_of(one, (4, 2, 1, 0)) for one in seats] == [3, 3, Fraction(1, 2), Fraction(1, 2)]


def test_who_was_away_and_bots_get_nothing() -> None:
    assert points_of(SeatResult(1, 1, 0, 3, 1, 1, AWAY), (3, 1)) == 0
    assert points_of(SeatResult(1, 1, 0, BOT, 1, 1, PLAYED), (3, 1)) == 0
    assert points_of(SeatResult(1, 1, 0, 3), (3, 1)) == 0, "while the game runs"
    assert points_of(SeatResult(1, 1, 0, 3, 1, 2, UNFINISHED), (3, 1)) == 2


def test_equal_points_are_ordered_by_opponents_then_by_victories() -> None:
    """0 beats 1 and 2 beats 3; then 1 beats 3, and 0 and 2 lose to bots; the last game is not over."""
    results = [
        *(SeatResult(1, 1, 0, 0, 1, 1, PLAYED), SeatResult(1, 1, 1, 1, 2, 1, PLAYED)),
        *(SeatResult(1, 2, 0, 2, 1, 1, PLAYED), SeatResult(1, 2, 1, 3, 2, 1, PLAYED)),
        *(SeatResult(2, 1, 0, 1, 1, 1, PLAYED), SeatResult(2, 1, 1, 3, 2, 1, PLAYED)),
        *(SeatResult(2, 2, 0, 0, 2, 1, PLAYED), SeatResult(2, 2, 1, BOT, 1, 1, PLAYED)),
        *(SeatResult(2, 3, 0, 2, 2, 1, PLAYED), SeatResult(2, 3, 1, BOT, 1, 1, PLAYED)),
        *(SeatResult(3, 1, 0, 0), SeatResult(3, 1, 1, 2)),
    ]
    found = standings(range(4), results, (1, 0))
    assert [(one.rank, one.player, int(one.points), int(one.opponents), one.wins) for one in found] == [
        (1, 0, 1, 1, 1),
        (1, 1, 1, 1, 1),
        (3, 2, 1, 0, 1),
        (4, 3, 0, 2, 0),
    ]
    assert [one.games for one in found] == [2, 2, 2, 2], "a game that runs does not count"
    assert BOT not in [one.player for one in found]
    assert all(a.rank <= b.rank for a, b in pairwise(found))
