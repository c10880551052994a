"""Hidden things as plain numbers."""

from __future__ import annotations

import pytest

from consigliere.engine import Fast, State
from consigliere.engine.hidden import (
    bits_of_seats,
    knower_bit,
    miscounted,
    redeal,
    replace_unknown,
    seats_in_bits,
    unknown_cards,
)

UNIT = 64


def test_who_knows_a_card_parses_back_from_its_text() -> None:
    assert seats_in_bits(knower_bit(2, 5) | knower_bit(None, 5), 5) == [2, -1]
    for bits in range(1 << 6):
        assert bits_of_seats(seats_in_bits(bits, 5), 5) == bits
    for wrong in (5, -2, "1", True, 1.0):
        with pytest.raises(ValueError):
            bits_of_seats([wrong], 5)


def test_unknown_cards_are_replaced_and_who_else_knew_knows_still() -> None:
    row = (3 + UNIT * knower_bit(0, 2), 4 + UNIT * knower_bit(1, 2), 5)
    mine = UNIT * knower_bit(0, 2)
    assert unknown_cards(row, mine, UNIT) == [4, 5]
    assert replace_unknown(row, mine, UNIT, [8, 9]) == (3 + UNIT * knower_bit(0, 2), 9 + UNIT * knower_bit(1, 2), 8)


def test_what_is_redealt_does_not_depend_on_where_it_lay() -> None:
    def dealt(heap: list[int], seed: int) -> tuple[list[int], list[int]]:
        world = State()
        world.begin_kernel(Fast(seed))
        return redeal(world, heap, 4), heap

    assert dealt([5, 1, 4, 2, 3, 6], 1) == dealt([1, 2, 3, 4, 5, 6], 1)
    assert len({tuple(dealt(list(range(9)), seed)[0]) for seed in range(40)}) > 30
    taken, rest = dealt(list(range(9)), 3)
    assert sorted(taken + rest) == list(range(9))
    assert len(rest) == 4


def test_everything_is_there_as_often_as_it_should_be() -> None:
    assert miscounted([0, 1, 1, 2], (1, 2, 1)) == []
    assert miscounted([0, 0, 1, 2], (1, 2, 1)) == [(0, 2), (1, 1)]
