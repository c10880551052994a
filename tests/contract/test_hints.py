"""Advice and hints are the same in all worlds of a seat, in every game."""

from __future__ import annotations

import json

import pytest

from consigliere.board.words import LANGUAGES
from consigliere.mcp_server.local_advice import local_advice, local_hints
from tests.cases import USUAL, Case, moments

MOST = list({case.title.id: case for case in USUAL}.values())  # the maximum number of seats of each
PLAYOUTS = 6  # a number instead of a time: the same on every machine


@pytest.mark.parametrize("case", MOST, ids=str)
def test_advice_and_hints_are_the_same_in_all_worlds_of_a_seat(case: Case) -> None:
    compared = 0
    for i, match in enumerate(moments(case, 22)):
        if i % 5 or not match.deciders or len(match.options(match.deciders[0])) < 2:
            continue
        seat, language = match.deciders[0], LANGUAGES[i % len(LANGUAGES)]
        told = set()
        for world in (match, match.determinize(seat, i), match.determinize(seat, 1000 + i)):
            found = [local_hints(world, seat, (), language)]
            if case.title.evaluates:
                found.append(local_advice(world, seat, "", (), language, PLAYOUTS))
            told.add(json.dumps(found))
        assert len(told) == 1
        compared += 1
    assert compared
