"""A region being scored is shown on a stage over the map: its tokens on two arrows, each drawn once. [DP-SCO-02]"""

from __future__ import annotations

import re
from typing import Any

import pytest

import consigliere as cg
from consigliere.board.words import LANGUAGES, words_for
from consigliere.bots import Sight, make
from consigliere.engine.scenes import beats
from consigliere.games.dual_powers.face import FACE
from consigliere.table.show.asking import is_asked_beside

COUNTED = ("unrest", "scored", "unscored")
ID = re.compile(r' id="(token-[^"]+)"')


def counts() -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """What was scored in the first round of a game, and the public view just after it."""
    match = cg.new("dual_powers", seats=2, seed=52)
    bots = [make("greedy", 1 + seat) for seat in range(2)]
    found = []
    while match.view(None)["table"]["round"] == 1:
        seat = match.deciders[0]
        option = bots[seat].choose(Sight(match, seat))
        for beat in beats(match, seat, option):
            last = beat.events[-1]
            if last.kind in COUNTED:
                found.append(({"event": last.kind, **last.facts}, beat.match.view(None)))
        match.play(seat, option)
    return found


COUNTS = counts()


def test_unrest_and_both_objectives_are_staged() -> None:
    assert [event["event"] for event, _ in COUNTS] == ["unrest", "scored", "scored", "scored"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tokens_that_count_lie_on_the_stage_and_nowhere_else(language: str) -> None:
    words = words_for(language, "dual_powers")
    for event, view in COUNTS:
        plain = FACE.pictures(view, words)
        seen = FACE.with_recent_events(view, [event])
        region = seen["table"]["count"]["region"]
        staged = FACE.pictures(seen, words)
        tokens = {name: ID.findall(picture.svg(styled=False)) for name, picture in staged.items()}
        whole = sorted(token for found in tokens.values() for token in found)
        assert whole == sorted(ID.findall("".join(one.svg(styled=False) for one in plain.values()))), "each once"
        board = staged["board"].svg(styled=False)
        band = board[board.index(f'id="count-{region}"') :]
        there = [name for name, spot in view["table"]["tokens"].items() if spot.startswith(f"{region}:")]
        own = [name for name in there if not name.startswith(("neutral", "trotsky_neutral"))]
        assert all(f'id="token-{name}"' in band for name in own)
        assert board.count("print-left") >= len(own), "where they were, prints are left"


def test_the_stage_is_gone_with_the_next_event() -> None:
    event, view = COUNTS[-1]
    assert "count" in FACE.with_recent_events(view, [event])["table"]
    assert FACE.with_recent_events(view, [{"event": "round", "round": 2}, event]) is view
    assert FACE.with_recent_events(view, []) is view


def test_a_leaf_lists_the_results_of_the_round_from_the_second_region_on() -> None:
    words, before = words_for("en", "dual_powers"), {"event": "round", "round": 1}
    told = [event for event, _ in COUNTS]
    for number, (_, view) in enumerate(COUNTS, 1):
        seen = FACE.with_recent_events(view, [*reversed(told[:number]), before, *told])
        results = seen["table"]["results"]
        assert len(results) == max(1, number - 1), "unrest and its points are one result"
        assert results[-1]["region"] == seen["table"]["count"]["region"]
        assert ("leaf" in FACE.pictures(seen, words)["board"].svg(styled=False)) == (len(results) > 1)


def test_a_count_that_ends_the_game_is_staged_too() -> None:
    event, view = COUNTS[-1]
    ended = {"event": "ended", "side": "red"}
    assert FACE.with_recent_events(view, [ended, event]) == FACE.with_recent_events(view, [event])


def test_points_or_a_bonus_action_is_asked_after_the_count_and_not_in_a_menu_before_it() -> None:
    match = cg.new("dual_powers", seats=2, seed=52)
    bots = [make("greedy", 1 + seat) for seat in range(2)]
    while match.view(None)["step"] != "UnrestChoice":
        match.play(match.deciders[0], bots[match.deciders[0]].choose(Sight(match, match.deciders[0])))
    assert not is_asked_beside(match, match.deciders[0])
