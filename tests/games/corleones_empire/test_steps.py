"""What each step requires of the table, each part alone. A valid step has no errors."""

from __future__ import annotations

import pytest

from consigliere.engine import Option, Step
from consigliere.games.corleones_empire import TITLE
from consigliere.games.corleones_empire.accounts import AwardColours, AwardDistricts
from consigliere.games.corleones_empire.bribery import OpenEnvelope
from consigliere.games.corleones_empire.business import ChooseFamily, FinishJob, Turn
from consigliere.games.corleones_empire.cards import places, put_chief
from consigliere.games.corleones_empire.components import (
    BACK,
    CARD_EFFECTS,
    CHIEF,
    DISTRICT_IDS,
    EFFECT,
    KIND,
    NEUTRAL,
    OF_ALLY,
    OF_CARD,
    SPACE,
    TOUCHES,
)
from consigliere.games.corleones_empire.effects import WhoNext, _settled, bound
from consigliere.games.corleones_empire.icons import ChooseGood, Exchange
from consigliere.games.corleones_empire.influence import present
from consigliere.games.corleones_empire.killing import KillWhere, NameVictim
from consigliere.games.corleones_empire.options import NOTHING
from consigliere.games.corleones_empire.robbing import ChooseOpponent, Offers, bars_bill
from consigliere.games.corleones_empire.state import Empire
from consigliere.games.corleones_empire.step_checks import effects_of, not_begun, shown_by

from .scene import Table, scene


def state(table: Table) -> Empire:
    assert isinstance(table.match.state, Empire)
    return table.match.state


def test_effects_are_those_that_their_source_shows() -> None:
    g = state(scene())
    space = SPACE["loc_midtown"]
    so_often = "which loc_midtown does not show so often"
    first = EFFECT["gain_good_dirty_money"]
    assert first == 0
    assert effects_of(g, 0, (first, first, first), space) == [f"effects has gain_good_dirty_money, {so_often}"]
    assert effects_of(g, 0, (-1,), space) == [f"effects has None, {so_often}"]
    assert effects_of(g, 0, (), space) == ["effects is empty"]


@pytest.mark.rule("CE-JOB-04")
def test_a_job_gives_its_effects_to_the_player_who_does_it() -> None:
    g = state(scene())
    g.doing = KIND["second_visit"]
    source = OF_CARD + g.doing
    assert shown_by(g, 0, source) == ([], CARD_EFFECTS[g.doing])
    assert shown_by(g, 1, source) == (["source is second_visit, which seat 1 is not carrying out"], ())


@pytest.mark.rule("CE-RULE-4", "CE-THUG-07")
def test_backs_are_shared_by_the_controllers_of_their_districts() -> None:
    space = SPACE["fs_01"]
    controlled, _ = TOUCHES[space]
    markers = {DISTRICT_IDS[controlled]: "1"}
    g = state(scene(round=2, figures={"fs_01": "0f"}, markers=markers, switches={"shared_backs": True}))
    assert shown_by(g, 0, space) == ([], g.backs(space))  # all of them, without any control
    assert shown_by(g, 1, space) == ([], BACK[controlled])
    assert WhoNext(0, space, 0b011).problems(g) == []
    assert WhoNext(0, space, 0b101).problems(g) == ["left has seat 2, which has no share"]
    assert WhoNext(0, space, 0b1001).problems(g) == ["left has seat 3, which has no share"]


@pytest.mark.rule("CE-CARD-05")
def test_a_card_kills_in_the_district_that_was_named() -> None:
    g = state(scene(figures={"loc_wall_street": "1t", "loc_midtown": "2t"}))
    wall_street, effect = 0, EFFECT["kill_any_any_any_any_one_district"]
    ask = NameVictim(0, effect, wall_street, 0, ())
    assert ask.forbidden_by(g, 0, Option("kill", "matarazzo_thug_1"), ()) == ""
    assert ask.forbidden_by(g, 0, Option("kill", "vitale_thug_1"), ()) == "CE-CARD-05"


@pytest.mark.rule("CE-CARD-08")
def test_only_a_player_is_robbed() -> None:
    g = state(scene(hands=["gun", "gun"], turn=1))
    ask = ChooseOpponent(1, EFFECT["steal_random_1"])
    assert ask.forbidden_by(g, 1, Option("rob", "seat_0"), ()) == ""
    assert ask.forbidden_by(g, 1, Option("rob", "gun"), ()) == "CE-CARD-08"


@pytest.mark.rule("CE-CARD-11")
def test_who_holds_a_bill_offers_one() -> None:
    g = state(scene(hands=["", "bill_1 gun", "gun booze"]))
    offers = Offers(0)
    assert offers.forbidden_by(g, 1, NOTHING, ()) == "CE-CARD-11"
    assert offers.forbidden_by(g, 1, Option("offer", "bill_1"), ()) == ""
    assert offers.forbidden_by(g, 1, Option("offer", "bill_2"), ()) == "CE-CARD-11"
    assert offers.forbidden_by(g, 2, NOTHING, ()) == ""
    assert bars_bill(g, g.hands[1], Option("bid", "bill_1"), (), "give", "CE-CARD-09") != ""


@pytest.mark.rule("CE-SET-07")
def test_a_family_is_chosen_once() -> None:
    g = state(scene())
    assert "seat is 0, which has a family" in ChooseFamily(0).problems(g)


@pytest.mark.rule("CE-FAM-03", "CE-THUG-01")
def test_a_figure_is_named_in_no_move() -> None:
    table = scene()
    table.refuses("family:marzullo_heir", "CE-FAM-03")  # not of this round
    table.refuses("family:marzullo_don", "CE-FAM-01")
    table.refuses("thug:marzullo_heir", "CE-THUG-01")
    table.refuses("thug:marzullo_thug_1", "CE-THUG-01")


@pytest.mark.rule("CE-RULE-7", "CE-THUG-10")
def test_gains_are_a_duty_of_the_active_player_and_of_allies() -> None:
    g = state(scene())
    assert bound(g, 0, SPACE["loc_midtown"])
    assert not bound(g, 1, SPACE["loc_midtown"])
    assert not bound(g, 0, OF_CARD)
    assert not bound(g, 0, OF_ALLY - 1)
    assert bound(g, 0, OF_ALLY)


@pytest.mark.parametrize("award", [AwardDistricts, AwardColours])
@pytest.mark.rule("CE-FIN-02", "CE-FIN-04", "CE-FIN-05")
def test_awards_come_seat_by_seat_when_all_is_over(award: type[AwardDistricts | AwardColours]) -> None:
    over = scene(2, round=4, phase="tribute", cases=["bill_5*2", "bill_5"], markers={"queens": "1"})
    g = state(over)
    g.result = None

    def told(*seats: int) -> list[str]:
        steps: list[Step[Empire]] = [award(seat) for seat in seats]
        g.stack[:] = steps
        return steps[-1].problems(g)

    assert told(1, 0) == told(1) == []
    assert told(0) == ["the seats to come are [0], not [1]"]
    assert told(0, 1) == ["the seats to come are [1, 0], not [0, 1]"]
    closed = ["accounts are closed when the last round is over and all hands are empty"]
    g.played = ((KIND["bandit"],), ())
    assert told(1) == closed
    g.played = ((), ())
    g.hands[0] = (KIND["gun"],)
    assert told(1) == closed
    g.hands[0] = ()
    g.round = 3
    assert told(1) == closed


@pytest.mark.rule("CE-NEU-04", "CE-NEU-10")
def test_the_police_chief_goes_to_another_district() -> None:
    g = state(scene(chief="midtown"))
    assert "patrol:midtown" not in {str(option) for option in places(g, CHIEF)}
    assert len(places(g, CHIEF)) == 6
    assert not put_chief(g)
    g.commanded = 1 << (CHIEF - NEUTRAL)
    assert put_chief(g)
    g.chief = -1
    assert not put_chief(g)


@pytest.mark.rule("CE-WAR-02", "CE-WAR-03")
def test_neutral_figures_on_tiles_count_for_the_neutral_side() -> None:
    table = scene(figures={"tile_gun_shop": "union_boss"}, tiles="tile_gun_shop", chief="wall_street")
    g = state(table)
    assert g.influence(0) == [0, 0, 0, 2]
    assert g.owner(CHIEF) == -1
    assert g.owner(0) == 0
    assert present("wall_street", table.match.view(None)) == {"neutral": ["union_boss", "police_chief"]}


@pytest.mark.rule("CE-BRIBE-01")
def test_some_envelope_is_to_be_opened() -> None:
    g = state(scene())
    g.bids = ((KIND["bill_1"],), (), ())
    assert OpenEnvelope((0, 1, 2)).problems(g) == OpenEnvelope((2,)).problems(g) == []
    assert OpenEnvelope(()).problems(g) == ["order is [], which does not end the ranking [0, 1, 2]"]
    assert OpenEnvelope((0,)).problems(g) == ["order is [0], which does not end the ranking [0, 1, 2]"]


@pytest.mark.rule("CE-FB-01")
def test_nothing_is_under_way_before_a_turn() -> None:
    for change in ({"doing": KIND["second_visit"]}, {"drawn": (KIND["second_visit"],)}, {"commanded": 1}):
        g = state(scene())
        assert Turn(0).problems(g) == []
        for name, value in change.items():
            setattr(g, name, value)
        assert Turn(0).problems(g) == ["something is under way before it"]


@pytest.mark.rule("CE-FB-01")
def test_a_job_that_is_done_is_no_longer_under_way() -> None:
    g = state(scene())
    g.doing = KIND["second_visit"]
    FinishJob(0).run(g)
    assert g.doing == -1
    assert g.cases[0] == (KIND["second_visit"],)


@pytest.mark.rule("CE-ICON-04", "CE-ICON-07", "CE-CARD-05")
def test_an_effect_finds_what_it_acts_on() -> None:
    g = state(scene(hands=["gun"]))
    assert Exchange(0, EFFECT["exchange_1_5"]).problems(g) == []
    assert Exchange(0, EFFECT["exchange_2_5"]).problems(g) == ["seat is 0, which has fewer than 2 cards"]
    assert Exchange(1, EFFECT["exchange_1_5"]).problems(g) == ["seat is 1, which has neither the turn nor a district"]
    good = ChooseGood(0, EFFECT["gain_good_choice_booze_gun_dirty_money"])
    assert good.problems(g) == []
    for name in ("booze", "gun", "dirty_money"):
        g.stock[KIND[name]] = 0
    assert good.problems(g) == ["effect is gain_good_choice_booze_gun_dirty_money, and no such good is left"]
    assert KillWhere(0, EFFECT["kill_any_family_any_thug_one_district"]).problems(g) == []
    board = "kill_opponent_thug_board"
    assert KillWhere(0, EFFECT[board]).problems(g) == [f"effect is {board}, which names no district"]


@pytest.mark.rule("CE-RULE-7")
def test_the_order_of_gains_is_a_choice_where_bills_run_short() -> None:
    g = state(scene())
    duties = [EFFECT["gain_bill_2"], EFFECT["reward_3_2"]]
    twos = KIND["bill_2"]
    g.stock[twos] = 2
    assert _settled(g, duties)
    g.stock[twos] = 1
    assert not _settled(g, duties)
    assert _settled(g, duties[:1] * 2)


def test_a_round_begins_with_all_figures_at_home() -> None:
    g = state(scene())
    g.turn = -1
    assert not_begun(g) == []
    g.at[SPACE["loc_midtown"]] = 0
    assert not_begun(g) == ["the round is to begin, but figures are out"]


def test_allies_on_offer_are_as_many_as_the_rules_have() -> None:
    g = state(scene(offer="bandit"))
    assert TITLE.problems(g) == []
    g.allies = tuple(kind for kind in KIND.values() if kind >= KIND["bandit"])
    assert f"{len(g.allies)} allies are on offer" in TITLE.problems(g)
