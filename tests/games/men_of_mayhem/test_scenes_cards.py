"""Scenes of anarchy cards and of optional rules."""

from __future__ import annotations

from typing import Any

import pytest

import consigliere as cg
from consigliere.games.men_of_mayhem import TITLE
from tests.games.men_of_mayhem.scene import Table, gang, scene, state_of


def revealed(card: str, settings: dict[str, Any] | None = None, **told: Any) -> Table:
    stack = [{"step": "OrdersPhase"}, {"step": "CardActs", "card": card}]
    return scene(phase="reveal", stack=stack, settings=settings, **told)


def aftermath(card: str, **told: Any) -> Table:
    return scene(phase="aftermath", lying=card, **told)


@pytest.mark.rule("MM-ANA-12")
@pytest.mark.rule("MM-RULE-37")
def test_two_friends_of_the_force_each_name_a_rival() -> None:
    table = aftermath(
        "friends_on_the_force",
        patch="mayans",
        samcro=gang(charming_police="1m1p", heat=0),
        mayans=gang(charming_police="2p", home="1m", heat=3),
        one_niners=gang(home="1m2p"),
    )
    assert table.asked() == ["mayans"]
    table.refuses("accuse:mayans", "MM-ANA-12")
    table.do("accuse:samcro")
    assert table.asked() == ["samcro"]
    table.do("pick:samcro_member_charming_police")
    assert table.asked() == ["samcro"]  # it was tied when the card began to act
    table.do("accuse:one_niners", "pick:one_niners_member_clubhouse")
    assert [table.heat(club) for club in table.names] == [1, 3, 1]
    assert not table.player("one_niners")["out"]  # prospects alone continue


@pytest.mark.rule("MM-ANA-10")
@pytest.mark.rule("MM-AFT-03")
def test_hospital_bills_and_protection_money() -> None:
    bills = aftermath("hospital_bills", samcro=gang(room="2m1p", cash=2), mayans=gang(room="1p", home="1m", cash=5))
    assert [event["amount"] for event in bills.happened("lost")][:2] == [2, 1]
    assert [event["short"] for event in bills.happened("lost")][:2] == [True, False]
    money = scene(
        phase="aftermath",
        lying="protection_money",
        contacts="nomad",
        round=2,
        samcro=gang(docks="1p", nomad="1m", brothel="1m", home="1m", cash=0),
        mayans=gang(brothel="1p", cash=0),
    )
    events = {event["seat"]: event["amount"] for event in money.happened("received")}
    assert events == {0: 2}  # a tile and a contact; neither the contested site nor the clubhouse


@pytest.mark.rule("MM-ANA-09")
def test_kings_of_the_street_share_or_there_are_none() -> None:
    both = aftermath("kings_of_the_street", samcro=gang(docks="1p", cash=0), mayans=gang(brothel="1p", cash=0))
    assert [event["seat"] for event in both.happened("received")] == [0, 1]
    assert aftermath("kings_of_the_street").happened("received") == []


@pytest.mark.rule("MM-ANA-15")
@pytest.mark.rule("MM-ANA-08")
def test_a_massacre_wounds_everyone_there_and_asks_nobody_else() -> None:
    table = revealed(
        "massacre",
        settings={"hardcore_cards": True},
        patch="mayans",
        samcro=gang(docks="1p"),
        mayans=gang(home="1m", docks="2p"),
        one_niners=gang(home="1m1p"),
    )
    assert table.asked() == ["mayans"]
    table.do("pick:mayans_prospect_docks", "pick:mayans_member_clubhouse")
    table.do("pick:one_niners_member_clubhouse", "pick:one_niners_prospect_clubhouse", "pick:samcro_prospect_docks")
    assert table.crew("samcro") == {"room": "1p", "pool": "5m4p"}  # one stood, one fell
    assert table.crew("mayans")["room"] == "1m1p"
    assert table.step() != "CardWound"


@pytest.mark.rule("MM-ANA-09")
@pytest.mark.rule("MM-RULE-30")
def test_an_informant_arrests_all_who_stand_at_four() -> None:
    table = revealed("informant", samcro=gang(home="1m", heat=4), mayans=gang(home="1m", heat=4))
    table.do("pick:samcro_member_clubhouse")
    assert table.asked() == ["mayans"]
    table.do("pick:mayans_member_clubhouse")
    assert [table.heat(club) for club in table.names] == [1, 1, 1]


@pytest.mark.rule("MM-SUP-05")
@pytest.mark.rule("MM-VAR-04")
def test_new_blood_finds_an_empty_pool_where_supplies_are_lean() -> None:
    table = revealed(
        "new_blood",
        settings={"lean_supplies": True},
        samcro=gang(home="1m3p", gone="2p"),
        mayans=gang(home="2m3p", gone="2p"),
        one_niners=gang(home="2m3p", gone="2p"),
    )
    assert table.crew("samcro")["home"] == "1m3p"
    dead = revealed(
        "new_blood",
        settings={"lean_supplies": True},
        samcro=gang(home="1m2p", gone="2p"),  # one has died: it lies in the pool
        mayans=gang(home="2m3p", gone="2p"),
        one_niners=gang(home="2m3p", gone="2p"),
    )
    assert dead.crew("samcro")["home"] == "1m3p"


@pytest.mark.rule("MM-ANA-04")
def test_the_highway_patrol_lets_three_ride_and_any_number_come_as_backup() -> None:
    table = scene(lying="highway_patrol", samcro=gang(home="2m2p", docks="1m"), mayans=gang(docks="1m"))
    table.do("ride:clubhouse_samcro", "to:cut_house")
    table.refuses("all", "MM-ANA-04")
    table.do(*["pick:samcro_prospect_clubhouse"] * 2, "pick:samcro_member_clubhouse")
    assert table.crew("samcro")["home"] == "1m"
    assert table.asked() == ["mayans"]
    backup = scene(lying="highway_patrol", samcro=gang(home="2m2p", docks="1m"), mayans=gang(docks="1m"))
    backup.do("fight:docks", "call:clubhouse_samcro", "all")
    assert backup.crew("samcro")["docks"] == "3m2p"


@pytest.mark.rule("MM-ANA-02")
@pytest.mark.rule("MM-RULE-10")
@pytest.mark.rule("MM-TRD-13")
def test_a_rico_case_turned_up_first_doubles_the_shakedown_and_deals_wait_for_its_arrests() -> None:
    table = scene(
        phase="reveal",
        round=3,
        lying="rico_case",
        settings={"hardcore_cards": True},
        stack=[{"step": "OrdersPhase"}, {"step": "CardActs", "card": "shakedown"}],
        samcro=gang(home="1m", heat=3),
        mayans=gang(home="1m", cash=0, heat=0),
    )
    table.do("heat")
    assert table.step() == "Arrest"
    table.no_deal("MM-TRD-13", "samcro", "mayans", {"cash": 1})
    table.do("pick:samcro_member_clubhouse")
    table.refuses("pay", "MM-ANA-15")
    table.do("heat")
    assert table.heat("mayans") == 2
    table.no_deal("MM-TRD-13", "samcro", "mayans", {"cash": 1})
    table.do("pay")
    table.deal("samcro", "mayans", {"cash": 1})


# --- optional rules


@pytest.mark.rule("MM-VAR-01")
@pytest.mark.rule("MM-VAR-07")
def test_arson_in_deadly_rounds() -> None:
    table = scene(
        phase="round",
        round=4,
        settings={"arson": True, "deadly_rounds": True},
        samcro=gang(home="1m", guns=1, gun_factory="1p"),
        mayans=gang(gun_factory="2p"),
    )
    assert "st_thomas_hospital" not in table.table["sites"]
    assert not any(option.startswith("burn:face_down") for option in table.may())
    table.refuses("burn:charming_police", "MM-VAR-07")
    table.do("burn:gun_factory")
    assert (table.crew("samcro")["home"], table.crew("mayans")["home"]) == ("1m1p", "2p")
    assert table.table["sites"][1] is None  # no hospital, and nothing comes in its place
    assert table.table["sites"][3] == table.happened("burnt")[0]["fresh"]
    assert TITLE.problems(table.g) == []


@pytest.mark.rule("MM-VAR-07")
@pytest.mark.rule("MM-TRD-04")
def test_the_holder_may_buy_the_gun_it_burns_with() -> None:
    table = scene(phase="round", round=2, settings={"arson": True}, samcro=gang(home="1m", guns=0, cash=3))
    table.refuses("burn:cut_house", "MM-VAR-07")
    table.deal("mayans", "samcro", {"guns": 1}, {"cash": 2})
    table.do("burn:cut_house")
    assert "cut_house" in table.table["burnt"]
    assert table.goods("samcro") == (1, 0, 2)


@pytest.mark.rule("MM-VAR-03")
@pytest.mark.rule("MM-INF-03")
@pytest.mark.rule("MM-TD-10")
def test_undercover_in_a_fight_the_same_are_asked() -> None:
    table = scene(
        settings={"undercover": True},
        samcro=gang(docks="1m", home="1m"),
        mayans=gang(docks="1m", home="1m", orders=0),
    )
    view = table.match.view(0)["table"]["players"]
    assert (view[0]["orders"], view[1]["orders"]) == (6, None)
    table.do("fight:docks", "done")
    assert table.step() == "CloseFists"


@pytest.mark.rule("MM-VAR-06")
@pytest.mark.rule("MM-HEAT-07")
def test_fifteen_years_may_take_the_last_member_and_the_gang_continues_without() -> None:
    table = scene(
        phase="aftermath",
        lying="warrant",
        settings={"fifteen_years": True},
        samcro=gang(home="2m1p", heat=3),
    )
    table.do("pick:samcro_member_clubhouse", "pick:samcro_member_clubhouse")
    assert table.match.result is None
    assert table.crew("samcro")["home"] == "1p"
    assert not table.player("samcro")["out"]
    assert table.orders("samcro") == 3  # the next round: base orders alone


@pytest.mark.rule("MM-VAR-04")
@pytest.mark.rule("MM-PIN-01")
def test_lean_supplies_a_prospect_patched_in_may_be_recruited_again() -> None:
    table = scene(
        settings={"lean_supplies": True},
        samcro=gang(home="2m3p", gone="2p"),
        mayans=gang(home="2m3p", gone="2p"),
        one_niners=gang(home="2m3p", gone="2p"),
    )
    table.refuses("recruit:1", "MM-VAR-04")
    table.do("patch_in:clubhouse_samcro", "sit_tight", "sit_tight", "recruit:1")
    assert table.crew("samcro")["home"] == "3m3p"


@pytest.mark.rule("MM-VAR-02")
@pytest.mark.rule("MM-X56-01")
@pytest.mark.parametrize(("seats", "road"), [(4, 2), (6, 1)])
def test_a_long_road_has_more_rounds_and_the_same_valley(seats: int, road: int) -> None:
    match = cg.new("men_of_mayhem", seats=seats, seed=3, options={"long_road": road, "mode": "unleaded"})
    tiles: dict[int, int] = {}
    while match.result is None:
        seat = match.deciders[0]
        table = match.view()["table"]
        if table["round"]:
            tiles[table["round"]] = sum(site["kind"] == "tile" for site in table["sites"]) - 4
        options = [str(option) for option in match.options(seat)]
        quiet = [option for option in options if option in ("sit_tight", "bags:0", "leave", "pay")]
        match.play(seat, (quiet or options)[0])
    most = 8 if seats > 4 else 6
    assert [tiles[number] for number in range(1, 7 + road)] == [min(2 * number, most) for number in range(1, 7 + road)]
    assert state_of(match).left == 0
