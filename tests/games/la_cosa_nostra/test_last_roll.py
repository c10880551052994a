"""The last roll stays on the felt until the next action, for every reader."""

from __future__ import annotations

from random import Random

import consigliere as cg
from consigliere.board.words import Words
from consigliere.games import face

CLEARS = ("revealed", "bought", "cancelled", "action")


def test_the_last_roll_stays_on_the_felt_until_the_next_action() -> None:
    match, pick = cg.new("la_cosa_nostra", seats=3, seed=3), Random(3)
    shown, words = face("la_cosa_nostra"), Words("en", "la_cosa_nostra")
    lying = cleared = 0
    dice: list[int] = []
    told = 0
    while match.result is None and lying < 40:
        seat = match.deciders[0]
        match.play(seat, pick.choice(match.options(seat)))
        events = [event for row in match.events(None) for event in row]
        for event in events[told:]:
            if event["event"] in ("rolled", "rerolled"):
                dice = event["dice"]
            elif event["event"] in CLEARS:
                dice = []
        told = len(events)
        view = match.view(None)
        if view["table"]["phase"] != "action" or view["table"]["deeds"]:
            assert shown.with_recent_events(view, reversed(events)) is view
            continue
        drawn = shown.with_recent_events(view, reversed(events))
        if dice:
            assert drawn["table"]["deeds"][-1]["dice"] == dice
            picture = shown.picture(drawn, words)
            assert picture is not None
            assert "die_1" in picture.things
            lying += 1
        else:
            assert drawn is view
            cleared += 1
    assert lying
    assert cleared
