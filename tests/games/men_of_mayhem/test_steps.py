"""What each step requires of the table, each part alone. A valid step has no errors."""

from __future__ import annotations

import pytest

from consigliere.engine import Option
from consigliere.games.men_of_mayhem import TITLE, flow
from consigliere.games.men_of_mayhem.cards import CardWound, acting
from consigliere.games.men_of_mayhem.components import (
    BAGS_IN_BOX,
    BAGS_IN_EXPANSION,
    CARD,
    CLUB,
    HOME,
    PHASE_IDS,
    PLACE,
    Rules,
)
from consigliere.games.men_of_mayhem.exploit import Operations, SiteHeat, Steal, used_of
from consigliere.games.men_of_mayhem.law import FifteenYears
from consigliere.games.men_of_mayhem.operations import bars_target, rival
from consigliere.games.men_of_mayhem.options import GO
from consigliere.games.men_of_mayhem.riding import Gather, RideTo
from consigliere.games.men_of_mayhem.rounds import End, Round
from consigliere.games.men_of_mayhem.throw_down import Backup
from consigliere.games.men_of_mayhem.wounds import not_last

from .scene import Table, gang, scene
from .test_positions import acting as card_acting
from .test_positions import rumble


@pytest.mark.rule("MM-ANA-15")
def test_wounds_are_those_of_the_card_that_acts() -> None:
    g = scene().g
    assert CardWound(0, 0).problems(g) == []
    assert CardWound(0, 1).problems(g) == ["left is 1, but the card wounds 0"]
    g = card_acting("drive_by").g
    assert CardWound(0, 1).problems(g) == []
    assert CardWound(0, 2).problems(g) == ["left is 2, but the card wounds 1"]
    assert CardWound(0, -1).problems(g) == ["left is -1, but the card wounds 1"]
    assert acting(g, 0, "wound", CARD["drive_by"]) == acting(g, 0, "wound") != []
    assert acting(g, 0, "wound", CARD["shakedown"]) == []


@pytest.mark.rule("MM-RIDE-03")
def test_dudes_ride_from_where_they_are_their_own_clubhouse_included() -> None:
    table = scene(samcro=gang(docks="2m", home="1m"), mayans=gang(home="2m"), turn="mayans")
    assert RideTo(1, HOME + CLUB["mayans"]).problems(table.g) == []
    for place in ("clubhouse_samcro", "docks"):
        assert RideTo(1, PLACE[place]).problems(table.g) == [f"source is {place}, where seat 1 has no dudes"]


@pytest.mark.rule("MM-TD-16")
def test_nobody_may_have_won_where_two_have_the_highest_total() -> None:
    table = scene(
        samcro=gang(docks="1m1p", guns=1), mayans=gang(docks="1m1p", guns=1), patch="one_niners", turn="samcro"
    )
    table.do("fight:docks").dice(3, 3).do("samcro guns:1", "mayans guns:1")
    assert table.g.fight is not None
    assert table.g.fight.winner == -1
    assert TITLE.problems(table.g) == []


@pytest.mark.rule("MM-OP-04")
def test_a_theft_names_a_living_rival() -> None:
    table = scene(samcro=gang(card_room="1m")).do("exploit:card_room", "use:card_room_1")
    step = table.g.stack[-1]
    for option in ("rob:samcro", "rob:calaveras", "rob:nobody"):
        assert step.why_illegal(table.g, 0, Option.parse(option), ()) == "MM-OP-04"
    assert step.why_illegal(table.g, 0, Option.parse("shoot:mayans"), ()) != ""
    assert step.why_illegal(table.g, 0, Option.parse("rob:mayans"), ()) == ""
    assert rival(table.g, 0, Option("rob", "mayans"), "rob") == 1
    for option in ("rob:nobody", "rob:samcro", "rob:calaveras", "shoot:mayans"):
        assert rival(table.g, 0, Option.parse(option), "rob") == -1


def calling() -> Table:
    table = scene(samcro=gang(docks="2m", brothel="2m", home="1m"), mayans=gang(docks="1m", home="2m"))
    table.do("fight:docks")
    assert table.step() == "Backup"
    return table


@pytest.mark.rule("MM-TD-04", "MM-TD-07")
def test_backup_comes_from_other_sites_each_called_once() -> None:
    g = calling().g
    brothel, docks, home = PLACE["brothel"], PLACE["docks"], HOME + CLUB["samcro"]
    no_site = ["called names what is no other site of seat 0, or one twice"]
    for called in ((), (brothel,), (home,), (brothel, home)):
        assert Backup(0, called).problems(g) == []
    for called in ((docks,), (brothel, brothel), (HOME + CLUB["mayans"],), (-1,)):
        assert Backup(0, called).problems(g) == no_site
    assert Backup(2, ()).problems(g) == ["seat is 2, which is not in the fight"]
    gone = next(place for place in PLACE.values() if place < HOME and place not in g.sites)
    assert Backup(0, (gone,)).problems(g) == no_site


@pytest.mark.rule("MM-TD-06")
def test_who_comes_as_backup_comes_from_the_place_called_last() -> None:
    table = calling().do("call:brothel")
    assert table.step() == "Gather"
    g = table.g
    step = g.stack[-2]
    assert isinstance(step, Backup)
    assert step.problems(g) == []
    wrong = ["the Gather upon it is not that of the last place called"]
    for other in (
        Gather(0, PLACE["docks"], PLACE["docks"], 0, 0, True),
        Gather(1, PLACE["brothel"], PLACE["docks"], 0, 0, True),
    ):
        g.stack[-1] = other
        assert step.problems(g) == wrong
    g.stack[-1] = Gather(0, PLACE["brothel"], PLACE["docks"], 0, 0, False)
    assert step.problems(g) == wrong
    g.stack[-2:] = [Backup(0, ()), Gather(0, PLACE["brothel"], PLACE["docks"], 0, 0, True)]
    assert g.stack[-2].problems(g) == wrong


@pytest.mark.rule("MM-EXP-04", "MM-TRK-06")
def test_heat_of_a_site_follows_its_operations() -> None:
    table = scene(samcro=gang(docks="1m"), tiles="docks brothel").do("exploit:docks")
    g = table.g
    step = next(one for one in g.stack if isinstance(one, SiteHeat))
    assert step.problems(g) == []
    assert SiteHeat(1, step.site, step.part).problems(g) == ["seat is 1, but it is the turn of 0"]
    off = SiteHeat(0, PLACE["emergency_room"], step.part)
    assert off.problems(g) == ["site is emergency_room, which is no site on the table"]
    at = g.stack.index(step)
    g.stack[at] = other = SiteHeat(0, PLACE["brothel"], step.part)
    assert other.problems(g) == ["seat and site are not those of the TrickChoice that follows"]


def test_operations_used_are_those_that_have_been() -> None:
    table = scene(samcro=gang(card_room="1m")).do("exploit:card_room", "use:card_room_1")
    g = table.g
    steal, under = g.stack[-1], g.stack[-2]
    assert isinstance(steal, Steal)
    assert isinstance(under, Operations)
    assert used_of(g, steal) == [steal.op]
    g.stack[-2] = Operations(0, under.site, under.part, tuple(0 for _ in under.uses))
    assert used_of(g, steal) == []


@pytest.mark.rule("MM-VAR-06")
def test_dudes_leave_for_fifteen_years_by_that_rule_alone() -> None:
    hot = gang(home="2m", heat=1)
    assert FifteenYears(0).problems(scene(settings={"fifteen_years": True}, samcro=hot).g) == []
    assert FifteenYears(0).problems(scene(samcro=hot).g) == ["nobody leaves the game for good here"]
    cold = scene(settings={"fifteen_years": True}, samcro=gang(home="2m", heat=3)).g
    assert FifteenYears(0).problems(cold) == ["heat of seat 0 is 3, not 1"]


@pytest.mark.rule("MM-TD-19")
def test_those_still_to_come_in_a_fight_are_its_last() -> None:
    g = rumble().g
    seats: tuple[int, ...]
    for seats in ((0, 1, 2), (1, 2), (2,)):
        assert not_last(g, seats) == []
    for seats in ((), (0,), (0, 1), (2, 1)):
        assert not_last(g, seats) == [f"seats are {list(seats)}, not the last of [0, 1, 2]"]


@pytest.mark.rule("MM-RIDE-01")
def test_a_prospect_may_ride_alone_and_somebody_must() -> None:
    table = scene(samcro=gang(docks="2m2p")).do("ride:docks", "to:cut_house")
    table.refuses("go", "MM-RIDE-01")
    prospect = next(option for option in table.may() if "prospect" in option)
    assert table.g.stack[-1].why_illegal(table.g, 0, GO, ()) == "MM-RIDE-01"
    table.do(prospect)
    assert "go" in table.may()
    step = table.g.stack[-1]
    assert isinstance(step, Gather)
    assert step.guard(table.g, 0, GO) == ""
    table.do("go")
    assert table.crew("samcro")["cut_house"] == "1p"


@pytest.mark.rule("MM-RND-01")
def test_rounds_follow_one_another_up_to_the_last() -> None:
    g = scene(phase="round", round=3).g
    g.stack[:] = [Round()]
    for number, last in ((2, False), (6, True)):
        g.round, g.phase = number, PHASE_IDS.index("clean_up")
        for step in (Round(), End()):
            g.stack[:] = [step]
            told = (
                [] if isinstance(step, End) == last else [f"after round {number} of 6 comes no {type(step).__name__}"]
            )
            assert [line for line in flow.problems(g) if line.startswith("after round")] == told


@pytest.mark.rule("MM-RIDE-02")
def test_the_first_place_is_a_place_to_ride_to() -> None:
    table = scene(samcro=gang(docks="1m"))
    assert PLACE["charming_police"] == 0
    assert bars_target(table.g, 0, Option("to", "charming_police")) == ""
    for place in ("emergency_room", "clubhouse_mayans", "nowhere"):
        assert bars_target(table.g, 0, Option("to", place)) == "MM-RIDE-03"
    table.do("ride:docks", "to:charming_police")
    assert table.crew("samcro")["charming_police"] == "1m"


@pytest.mark.rule("MM-MKT-02", "MM-VAR-07")
def test_the_action_space_holds_all_bags_and_all_tiles() -> None:
    plain = TITLE.actions(6, TITLE.complete_options(6, {}))
    bags = [int(option.target) for option in plain if option.verb == "bags"]
    assert bags == list(range(BAGS_IN_BOX + 2 * BAGS_IN_EXPANSION + 1))
    burning = TITLE.actions(3, TITLE.complete_options(3, {"arson": True}))
    face_down = [option for option in burning if str(option.target).startswith("face_down")]
    assert len(face_down) == Rules(3, TITLE.complete_options(3, {})).tile_spots == 10
