"""Three kinds of question: while one is open, its step alone decides what is visible."""

from __future__ import annotations

import pytest

from consigliere.engine import HIDDEN, OPEN, TIMED
from tests.toy.scene import others, play, scene
from tests.toy.steps import Bid, Exile, Rob

pytestmark = pytest.mark.usefixtures("toy")

HANDS = ["crate_1 thief_1", "thief_2 crate_5", "crate_3 guard_3"]


def test_open_progress_shows_who_is_awaited_and_not_what_was_answered() -> None:
    match = scene(HANDS, stack=(Bid(),))
    assert match.view(None)["progress"] == OPEN
    assert match.view(None)["waiting"] == [0, 1, 2]
    one, two = play(match.clone(), "1 done"), play(match.clone(), "1 bid:crate_5", "1 done")
    assert others(one, 1) == others(two, 1)
    assert one.view(0)["waiting"] == [0, 2]


def test_hidden_progress_shows_nothing_and_closes_with_the_last_answer() -> None:
    match = scene(HANDS, stack=(Exile(),))
    before = others(match, 1)
    assert match.view(None)["progress"] == HIDDEN
    assert match.view(None)["waiting"] is None
    play(match, "1 exile:seat_0")
    assert others(match, 1) == before
    play(match, "0 pass", "2 pass")
    assert match.view(None)["step"] != "Exile"


def test_a_window_is_hidden_and_a_table_keeps_it_open_for_a_fixed_time() -> None:
    match = scene(HANDS, stack=(Rob(0, 2),))
    before = others(match, 2)
    assert match.view(None)["progress"] == TIMED
    assert match.view(None)["waiting"] is None
    play(match, "2 pass")
    assert others(match, 2) == before


def test_over_there_is_no_question() -> None:
    match = play(scene(HANDS), "0 rest", "1 rest", "2 rest")
    view = match.view(None)
    assert (view["progress"], view["waiting"], view["step"]) == ("", [], None)


def test_a_world_keeps_who_has_answered_only_where_that_is_public() -> None:
    """In a hidden question the others are asked again. In an open one a given answer counts."""
    hidden = play(scene(HANDS, stack=(Exile(),)), "1 exile:seat_0")
    assert hidden.determinize(0, 1).deciders == (0, 1, 2)
    assert hidden.determinize(1, 1).deciders == (0, 2)
    shown = play(scene(HANDS, stack=(Bid(),)), "1 done")
    assert shown.determinize(0, 1).deciders == (0, 2)
