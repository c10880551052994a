"""Chapter 9: optional rules, and five or six players."""

from __future__ import annotations

from typing import Any

import pytest

import consigliere as cg
from consigliere.engine import Option
from consigliere.games.men_of_mayhem import TITLE
from consigliere.games.men_of_mayhem.components import DATA
from tests.cases import play_answers
from tests.games.men_of_mayhem.scene import gang, scene, state_of


def opened(seats: int = 3, seed: int = 1, **options: Any) -> cg.Match:
    match = cg.new("men_of_mayhem", seats=seats, seed=seed, options=options)
    while match.view()["table"]["phase"] == "setup":
        match.play(match.deciders[0], match.options(match.deciders[0])[0])
    return match


@pytest.mark.rule("MM-VAR-01")
def test_deadly_rounds_have_no_hospital() -> None:
    sites = [site["id"] for site in opened(deadly_rounds=True).view()["table"]["sites"]]
    assert "st_thomas_hospital" not in sites
    assert "charming_police" in sites


@pytest.mark.rule("MM-VAR-02")
def test_the_long_road_adds_rounds_of_three_cards_and_no_sites() -> None:
    match = opened(long_road=2)
    assert match.view()["table"]["rounds"] == 8
    assert match.view()["table"]["deck"] == 15 + 6 - 1
    for _ in play_answers(match, 3):
        pass
    table = match.view()["table"]
    assert table["round"] == 8
    assert table["deck"] == 0
    assert sum(site["kind"] == "tile" for site in table["sites"]) == 4 + 6
    with pytest.raises(cg.NotUnderstood):
        cg.new("men_of_mayhem", seats=3, seed=1, options={"long_road": 7})
    most = DATA["variants"][1]["params"]["extra_rounds_max"]
    assert 15 + 3 * most <= 36 - 1  # it holds in every mix


@pytest.mark.rule("MM-VAR-03")
@pytest.mark.rule("MM-RULE-36")
def test_undercover_hides_the_order_tokens() -> None:
    match = opened(undercover=True)
    seen = [player["orders"] for player in match.view(0)["table"]["players"]]
    assert seen[0] is not None
    assert seen[1:] == [None, None]
    assert [player["orders"] for player in match.view()["table"]["players"]] == [None] * 3
    for reader in (None, 0, 1, 2):  # the log does not reveal what was issued
        issued = [event for row in match.events(reader) for event in row if event["event"] == "orders"]
        assert issued == [{"event": "orders"}]
    open_game = [event for row in opened().events() for event in row if event["event"] == "orders"]
    assert open_game == [{"event": "orders", "orders": [5, 5, 5]}]
    plain = scene(settings={"undercover": True}, samcro=gang(docks="2m"), mayans=gang(docks="1m", home="1m", orders=0))
    assert plain.do("fight:docks").step() == "CloseFists"  # the same players are asked as without the rule


@pytest.mark.rule("MM-INF-03")
@pytest.mark.rule("MM-VAR-03")
def test_undercover_a_thief_sees_the_tokens_behind_the_blind() -> None:
    table = scene(settings={"undercover": True}, samcro=gang(card_room="1m"), mayans=gang(home="1m", cash=0, orders=5))
    table.do("exploit:card_room", "use:card_room_1", "rob:mayans", "look")
    assert table.happened("looked", "samcro")[0]["orders"] == 5


@pytest.mark.rule("MM-VAR-04")
def test_lean_supplies_leave_a_gang_the_prospects_it_began_with() -> None:
    match = opened(lean_supplies=True, mode="unleaded")
    player = match.position()["table"]["players"][0]
    assert player["pool"]["prospects"] == 0
    assert player["gone"]["prospects"] == 2
    seat = match.deciders[0]
    assert match.why_not(seat, Option("recruit", 1)) == "MM-VAR-04"
    table = scene(settings={"lean_supplies": True}, samcro=gang(home="1m2p", gone="2p"))
    assert table.do("recruit:1").crew("samcro")["home"] == "1m3p"  # one that had died may be recruited again


@pytest.mark.rule("MM-VAR-05")
@pytest.mark.rule("MM-RULE-28")
def test_hardcore_cards_are_shuffled_in() -> None:
    hardcore = {card["id"] for card in DATA["cards"] if card["hardcore"]}
    table = opened(hardcore_cards=True).position()["table"]
    assert hardcore <= {*table["deck"], *table["lying"], *table["discard"]}
    assert {card["kind"] for card in DATA["cards"] if card["hardcore"]} == {"ambush", "hassle", "aftermath"}


@pytest.mark.rule("MM-VAR-06")
@pytest.mark.rule("MM-DEC-26")
def test_fifteen_years_cost_a_dude_for_good_after_every_arrest() -> None:
    table = scene(
        settings={"fifteen_years": True}, samcro=gang(docks="1m1p", room="1p", heat=4), mayans=gang(home="1m")
    )
    table.do("exploit:docks", "stop", "pick:samcro_member_docks")
    assert table.step() == "FifteenYears"
    assert set(table.may()) == {
        "pick:samcro_prospect_docks",
        "pick:samcro_prospect_emergency_room",
        "pick:samcro_member_pool",
        "pick:samcro_prospect_pool",
    }
    table.refuses("leave", "MM-VAR-06")
    table.refuses("pick:mayans_member_clubhouse", "MM-VAR-06")
    table.refuses("pick:samcro_member_docks", "MM-VAR-06")
    table.do("pick:samcro_member_pool")
    assert table.player("samcro")["gone"] == {"members": 1, "prospects": 0}
    assert table.player("samcro")["pool"] == {"members": 4, "prospects": 3}
    fall = scene(
        octane=True, settings={"fifteen_years": True}, calaveras=gang(docks="1m1p", heat=4), mayans=gang(home="1m")
    )
    fall.do("exploit:docks", "stop", "pick:calaveras_prospect_docks")
    assert fall.step() == "FifteenYears"  # also if a prospect took the fall


@pytest.mark.rule("MM-VAR-13")
def test_lean_supplies_and_fifteen_years_together() -> None:
    table = scene(
        settings={"fifteen_years": True, "lean_supplies": True},
        samcro=gang(docks="1m1p", home="2p", gone="2p", heat=4),
        mayans=gang(home="1m3p", gone="2p"),
        one_niners=gang(home="1m3p", gone="2p"),
    )
    table.do("exploit:docks", "stop", "pick:samcro_member_docks", "pick:samcro_prospect_docks")
    assert table.player("samcro")["gone"] == {"members": 0, "prospects": 3}
    table.do("sit_tight", "sit_tight")
    table.refuses("recruit:1", "MM-VAR-04")


# --- arson


def burning(**told: Any) -> Any:
    return scene(phase="round", settings={"arson": True}, **told)


@pytest.mark.rule("MM-VAR-07")
@pytest.mark.rule("MM-DEC-05")
def test_the_holder_may_burn_a_tile_for_a_gun() -> None:
    table = burning(round=2, patch="mayans", samcro=gang(docks="1m1p"), mayans=gang(guns=1, home="1m"))
    assert table.asked() == ["mayans"]
    assert "burn:gun_factory" in table.may()
    for name in ("charming_police", "st_thomas_hospital", "emergency_room", "nomad"):
        table.refuses(f"burn:{name}", "MM-VAR-07")
    table.do("burn:docks")
    assert table.goods("mayans")[1] == 0
    assert table.crew("samcro")["home"] == "1m1p"
    assert table.table["burnt"] == ["docks"]
    fresh = table.happened("burnt")[0]["fresh"]
    assert table.table["sites"][4] == fresh  # in its place, turned up at once
    poor = burning(round=2, patch="mayans", mayans=gang(guns=0, home="1m"), samcro=gang(home="1m"))
    assert poor.may() == ["leave"]  # asked in any case
    poor.refuses("burn:cut_house", "MM-VAR-07")


@pytest.mark.rule("MM-VAR-08")
@pytest.mark.rule("MM-RULE-40")
def test_a_start_site_or_a_face_down_tile_may_burn_once_a_round() -> None:
    table = burning(round=1, samcro=gang(guns=2, home="1m"))
    assert {"burn:cut_house", "burn:face_down_5"} <= set(table.may())
    table.do("burn:face_down_5")
    event = table.happened("burnt")[0]
    assert event["face_down"]
    assert table.table["burnt"] == [event["tile"]]  # shown as it leaves
    assert table.table["sites"][4] == event["fresh"]
    shown = [name for name in table.table["sites"][4:10] if name != "face_down"]
    assert len(shown) == 3  # the replacement does not count for the two
    assert table.step() != "Arson"  # once a round
    table.refuses("burn:cut_house", "MM-VAR-08")


@pytest.mark.rule("MM-VAR-07")
def test_a_fire_of_an_earlier_round_does_not_count_for_this_one() -> None:
    table = burning(round=2, burnt="docks", samcro=gang(guns=2, home="1m"))
    table.do("leave")
    table.refuses("burn:cut_house", "MM-VAR-07")  # only at the start of the round


@pytest.mark.rule("MM-VAR-08")
def test_with_no_tile_left_there_is_no_replacement() -> None:
    burnt = (
        "reservation pawn_shop truck_stop card_room impound_lot courthouse grow_house warehouse lumber_yard bus_depot"
    )
    table = burning(
        round=4,
        tiles="hairy_dog palace_restaurant suburban_meth_lab military_surplus porn_studio docks",
        burnt=f"{burnt} liquor_store roadside_bar tattoo_parlor brothel",
        samcro=gang(guns=2, home="1m"),
    )
    table.do("burn:docks")
    assert table.table["sites"][9] is None
    assert table.happened("burnt")[0]["fresh"] is None


# --- money and war


@pytest.mark.rule("MM-VAR-09")
@pytest.mark.rule("MM-RULE-23")
def test_dirty_money_pays_for_each_token_added() -> None:
    table = scene(settings={"dirty_money": True}, samcro=gang(docks="2m", heat=0), mayans=gang(home="1m"))
    assert table.do("exploit:docks", "stop").cash("samcro") == 4 + 2
    arrest = scene(settings={"dirty_money": True}, samcro=gang(docks="2m", heat=4), mayans=gang(home="1m"))
    arrest.do("exploit:docks", "stop", "pick:samcro_member_docks")
    assert arrest.cash("samcro") == 4
    start = opened(dirty_money=True, mode="unleaded")
    assert state_of(start).goods[0] == DATA["clubs"][0]["unleaded"]["cash"]


@pytest.mark.rule("MM-VAR-10")
@pytest.mark.rule("MM-VAR-12")
def test_gangageddon_has_gang_war_for_the_whole_game() -> None:
    match = opened(gangageddon=True)
    table = match.position()["table"]
    assert "gang_war" not in [*table["deck"], *table["lying"], *table["discard"]]
    assert match.view()["table"]["permanent"] == ["gang_war"]
    war = scene(round=3, settings={"gangageddon": True}, samcro=gang(docks="2m"), mayans=gang(docks="1m"))
    war.do("fight:docks").dice(6, 1).do("samcro guns:0", "mayans guns:0")
    assert (war.cash("samcro"), war.cash("mayans")) == (5, 3)
    after = scene(phase="clean_up", settings={"gangageddon": True})
    assert after.g.mods.steals == ((0, 1),)


@pytest.mark.rule("MM-VAR-11")
def test_all_of_them_together() -> None:
    options = {setting.name: setting.values[-1] for setting in TITLE.settings}
    options |= {"mode": "high_octane", "clubs": "both", "long_road": 1}
    for seats in (3, 6):
        match = cg.new("men_of_mayhem", seats=seats, seed=seats, options=options)
        for _ in play_answers(match, seats, every=5):
            assert TITLE.problems(state_of(match)) == []
        assert match.result is not None


@pytest.mark.rule("MM-X56-01")
@pytest.mark.rule("MM-X56-04")
@pytest.mark.parametrize("seats", [5, 6])
def test_five_and_six_players_have_eight_random_sites(seats: int) -> None:
    table = opened(seats).view()["table"]
    assert sum(site["kind"] == "face_down" for site in table["sites"]) == 8 - 2
    assert table["rounds"] == 6
