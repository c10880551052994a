"""Rulings of ours that a table may switch to the other reading. By default our reading holds and no game changes."""

from __future__ import annotations

from random import Random

import pytest

import consigliere as cg
from consigliere.engine import IllegalMove, Option
from consigliere.games.corleones_empire import TITLE
from consigliere.games.corleones_empire.effects import NextEffect
from consigliere.games.corleones_empire.state import Empire

from .scene import Table, scene

SWITCHES = ("tie_frees_district", "shared_backs", "named_member")


def test_a_switch_that_is_off_is_nowhere_in_a_game() -> None:
    plain = cg.new("corleones_empire", 3, seed=1)
    off = cg.new("corleones_empire", 3, seed=1, options=dict.fromkeys(SWITCHES, False))
    assert off.save() == plain.save()
    assert off.position() == plain.position()
    assert TITLE.actions(3, off.setup.options) == TITLE.actions(3, plain.setup.options)
    on = cg.new("corleones_empire", 3, seed=1, options=dict.fromkeys(SWITCHES, True))
    assert cg.load(on.save()).setup.options == on.setup.options != plain.setup.options
    assert cg.from_position("corleones_empire", on.position()).setup.options == on.setup.options
    cited = [setting.rule for setting in TITLE.settings if setting.name in SWITCHES]
    assert cited == ["CE-RULE-3", "CE-RULE-4", "CE-RULE-42"]


@pytest.mark.rule("CE-RULE-3")
@pytest.mark.parametrize("freed", [False, True])
def test_control_after_a_tie(freed: bool) -> None:
    war = scene(
        round=2,
        phase="turf_war",
        markers={"queens": "1", "brooklyn": "1"},
        figures={"loc_queens": "0t", "loc_brooklyn": "1t", "loc_midtown": "0t"},
        chief="queens",  # a tie: one thug against the neutral side
        switches={"tie_frees_district": freed},
    )
    state = war.match.state
    assert isinstance(state, Empire)
    assert war.now("markers")["queens"] == [1]  # the marker stays in both readings
    districts = TITLE.names["district"]
    queens, brooklyn = districts.index("queens"), districts.index("brooklyn")
    assert state.controller(queens) == (-1 if freed else 1)
    assert state.controller(brooklyn) == 1  # won again
    table = war.match.view(0)["table"]
    assert ("queens" in table["freed"] and "brooklyn" not in table["freed"]) if freed else ("freed" not in table)
    assert cg.from_position("corleones_empire", war.match.position()).position() == war.match.position()


@pytest.mark.rule("CE-RULE-4")
def test_backs_that_a_card_collects() -> None:
    def begun(**switches: bool) -> Table:
        markers = {"midtown": "1", "queens": "2"}
        table = scene(round=2, markers=markers, allies=["ward_politician"], switches=switches)
        return table.do("ally:ward_politician", "place:fs_02")

    plain = begun()
    assert plain.step != "WhoNext"
    shared = begun(shared_backs=True)
    assert (shared.step, shared.may()) == ("WhoNext", {"first:seat_0", "first:seat_1", "first:seat_2"})
    shared.do("first:seat_1")
    assert shared.seat == 1
    step, state = shared.match.step, shared.match.state
    assert isinstance(step, NextEffect)
    assert isinstance(state, Empire)
    assert step.effects == state.backs_for(1, step.source)
    shared.do("finish")
    assert (shared.step, shared.may()) == ("WhoNext", {"first:seat_0", "first:seat_2"})
    position = shared.match.position()
    assert cg.from_position("corleones_empire", position).position() == position
    member = scene(round=2, markers={"midtown": "1", "queens": "2"}, switches={"shared_backs": True})
    assert member.do("family:fs_02").step != "WhoNext"  # the action itself is shared in no reading


@pytest.mark.rule("CE-RULE-42")
def test_a_player_names_the_family_member_that_goes() -> None:
    plain = scene(round=2)
    plain.do(f"family:{free(plain)}")
    assert "marzullo_don" in plain.now("figures").values()
    named = scene(round=2, switches={"named_member": True})
    place = free(named)
    named.play(0, f"family:{place}")
    assert named.may("member") == {"marzullo_don", "marzullo_consigliere"}
    with pytest.raises(IllegalMove) as caught:
        named.match.play(0, Option("member", "marzullo_heir"))
    assert caught.value.rule == "CE-RULE-42"
    named.play(0, "member:marzullo_consigliere")
    assert named.now("figures")[place] == "marzullo_consigliere"
    alone = scene(round=1, switches={"named_member": True})
    alone.play(0, f"family:{free(alone)}")  # the only one is not asked for
    assert "marzullo_don" in alone.now("figures").values()


def free(table: Table) -> str:
    return sorted(table.may("family"))[0]


def test_games_with_all_switches_play_to_their_end_and_replay() -> None:
    for seats in (2, 3, 5):
        pick = Random(seats)
        match = cg.new("corleones_empire", seats, seed=seats, options=dict.fromkeys(SWITCHES, True))
        while match.result is None:
            seat = pick.choice(match.deciders)
            match.play(seat, pick.choice(match.options(seat)))
        assert match.title.problems(match.state) == []
        assert cg.load(match.save()).position() == match.position()
