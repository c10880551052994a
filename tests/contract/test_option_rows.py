"""One click can stand for several options in a row: each row is playable and depends only on what the seat sees."""

from __future__ import annotations

from typing import Any

import pytest

from consigliere.engine import Match, Option, Seat
from consigliere.engine.routes import Row, shortest_ways, successors
from consigliere.games import face, titles
from tests.cases import USUAL, Case, moments

GAMES = [case for case in USUAL if case.title in titles()]


def ways(match: Match, seat: Seat, target: str) -> list[Row]:
    shows = face(match.title.id)

    def aims(row: Row, worlds: tuple[Any, ...]) -> bool:
        return shows.target_thing(row[-1], worlds[-1].view(seat)) == target

    def enters(option: Option, depth: int) -> bool:
        return not (depth and option.verb in shows.separate_verbs)

    return [way.row for way in shortest_ways(match, seat, aims, enters)]


@pytest.mark.parametrize("case", GAMES, ids=str)
def test_every_way_to_a_piece_can_be_played_and_reveals_no_secret(case: Case) -> None:
    shows = face(case.title.id)
    found = 0
    for match in moments(case, 40):
        if len(match.deciders) != 1 or found > 12:
            continue
        seat = match.deciders[0]
        behind = list(successors(match, seat).values())[:2]
        near = {shows.target_thing(option, match.view(seat)) for option in match.options(seat)}
        seconds = [
            thing
            for later in behind
            for option in later.options(seat)[:2]
            if (thing := shows.target_thing(option, later.view(seat))) and thing not in near
        ]
        for thing in dict.fromkeys(seconds):
            rows = ways(match, seat, thing)
            for row in rows[:4]:
                later = match.clone()
                for option in row:
                    later.play(seat, option)
                found += 1
            assert rows == ways(match.determinize(seat, 77), seat, thing)
    assert found
