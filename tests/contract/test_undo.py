"""The contract of taking back: whoever has learned something by a choice cannot take it back, in any game.

The law: play the choice in worlds that the seat deemed possible before it. If what the seat sees afterwards differs,
it has learned which kind of world it is in, and the choice is firm.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from consigliere.engine import Option, Seat
from consigliere.match import Match
from tests.cases import ALL, Case, over_play, reach

WORLDS = range(1000, 1006)  # others than those the kernel looks into


def sight(match: Match, seat: Seat, option: Option) -> tuple[Any, ...]:
    """All that a seat sees after a choice, which is carried out in a copy."""
    after = match.clone(telling=True)
    after.play(seat, option)
    last = after.last
    assert last is not None
    told = [event.seen_by(seat) for event in last.events]
    return after.view(seat), after.options(seat), after.extras(seat), [one for one in told if one is not None]


def undoable(match: Match, seed: int, choices: int) -> Iterator[tuple[Match, Seat, Option]]:
    """Choices of random play that can be taken back, each with the match before it."""
    pick = Random(seed)
    for _ in range(choices):
        if match.result is not None:
            return
        seat = pick.choice(match.deciders)
        option = pick.choice(match.options(seat))
        before = match.clone(telling=True)
        match.play(seat, option)
        if match.can_undo(seat):
            yield before, seat, option


@pytest.mark.parametrize("case", ALL, ids=str)
def test_nobody_takes_back_what_has_shown_him_something(case: Case) -> None:
    def firm(match: Match, seed: int) -> None:
        for before, seat, option in undoable(match, seed, 12):
            here = sight(before, seat, option)
            for world in WORLDS:
                assert sight(before.determinize(seat, world), seat, option) == here, (seat, str(option))

    over_play(case, 6, firm)


def test_a_whole_solo_round_cannot_be_scouted() -> None:
    """Dual Powers solo: the Opposition turns a card up after every turn of the player, out of a pile dealt before."""
    case = next(case for case in ALL if case.name == "dual_powers-1")
    shown = 0
    for seed in range(12):
        match = reach(case, seed, 0)
        pick = Random(seed)
        while match.result is None:
            piles = match.view(0)["table"]["pile"]
            match.play(0, pick.choice(match.options(0)))
            if match.result is None and match.view(0)["table"]["pile"] != piles:
                shown += 1
                assert not match.can_undo(0)
    assert shown > 50


def test_something_can_be_taken_back_in_every_game() -> None:
    for title in {case.title.id for case in ALL}:
        case = next(case for case in ALL if case.title.id == title)
        assert any(True for seed in range(5) for _ in undoable(case.begin(seed), seed, 40)), title
