"""Chapter 14: the worked examples of the rulebook, with their own numbers."""

from __future__ import annotations

import pytest

from tests.games.men_of_mayhem.scene import Table, gang, scene


@pytest.mark.rule("MM-EX-1")
def test_three_base_orders_and_three_members() -> None:
    assert scene(phase="round", samcro=gang(home="3m")).orders("samcro") == 6


@pytest.mark.rule("MM-EX-2")
def test_three_of_four_ride_to_a_contact() -> None:
    table = scene(contacts="nomad", samcro=gang(docks="3m1p"))
    table.do("ride:docks", "to:nomad", *["pick:samcro_member_docks"] * 3, "go")
    assert table.orders("samcro") == 5
    assert (table.crew("samcro")["docks"], table.crew("samcro")["nomad"]) == ("1p", "3m")


@pytest.mark.rule("MM-EX-5")
def test_sasha_keeps_the_market_below_nine() -> None:
    table = scene(
        phase="market",
        samcro=gang(home="1m", heat=0, bags=6),
        mayans=gang(home="1m", heat=3, bags=5),
        one_niners=gang(home="1m", heat=2, bags=5),
        lin_syndicate=gang(home="1m", heat=2, bags=5),
    )
    most = [len(table.may(club)) - 1 for club in table.names]
    assert most == [6, 1, 2, 2]
    table.do("samcro bags:3", "mayans bags:1", "one_niners bags:2", "lin_syndicate bags:2")
    market = table.happened("market")[0]
    assert market["total"] == 8
    assert market["price"] >= 2
    assert table.cash("samcro") >= 4 + 6
    assert table.heat("samcro") == 1
    assert table.g.rules.price(9, table.g.mods) < market["price"]  # for more than eight, less per bag


@pytest.mark.rule("MM-EX-6")
def test_the_warrant_takes_one_each_of_sergey_and_stas() -> None:
    table = scene(
        phase="aftermath",
        lying="warrant",
        samcro=gang(home="2m", heat=3),
        mayans=gang(home="2m", heat=3),
        one_niners=gang(home="2m", heat=2),
        lin_syndicate=gang(home="2m", heat=1),
    )
    table.do("pick:samcro_member_clubhouse", "pick:mayans_member_clubhouse")
    assert [table.heat(club) for club in table.names] == [1, 1, 2, 1]
    assert [table.crew(club)["home"] for club in table.names] == ["1m", "1m", "2m", "2m"]


@pytest.mark.rule("MM-EX-7")
def test_the_warrant_takes_one_of_everybody_when_all_are_lawful() -> None:
    lawful = gang(home="2m", heat=0)
    table = scene(phase="aftermath", lying="warrant", samcro=lawful, mayans=lawful, one_niners=lawful)
    for club in table.names:
        table.do(f"pick:{club}_member_clubhouse")
    assert [table.heat(club) for club in table.names] == [1, 1, 1]
    assert [table.crew(club)["home"] for club in table.names] == ["1m", "1m", "1m"]


def masha_and_vasya() -> Table:
    table = scene(
        patch="mayans",
        turn="samcro",
        samcro=gang(docks="2m4p", guns=1, heat=1),
        mayans=gang(docks="2m3p", guns=2, heat=4),
    )
    return table.do("fight:docks").dice(3, 4).do("mayans guns:2", "samcro guns:1")


@pytest.mark.rule("MM-EX-9")
@pytest.mark.rule("MM-EX-10")
def test_masha_sixteen_vasya_fifteen() -> None:
    table = masha_and_vasya()
    rows = {row["seat"]: row for row in table.happened("totals")[0]["gangs"]}
    assert (rows[1]["guns"], rows[1]["die"], rows[1]["total"]) == (2, 3, 16)
    assert (rows[0]["guns"], rows[0]["die"], rows[0]["total"]) == (1, 4, 15)
    table.do("pick:mayans_prospect_docks", "pick:samcro_prospect_docks", "pick:samcro_prospect_docks")
    assert table.crew("samcro")["home"] == "2m2p"
    control = {site["id"]: site["control"] for site in table.match.view()["table"]["sites"]}
    assert control["docks"] == 1


@pytest.mark.rule("MM-EX-11")
@pytest.mark.rule("MM-RULE-25")
def test_two_of_vasyas_and_one_of_mashas_are_shot() -> None:
    table = masha_and_vasya()
    assert table.match.view(1)["facts"]["left"] == 1
    table.do("pick:mayans_prospect_docks")
    assert table.match.view(0)["facts"]["left"] == 2
    table.do("pick:samcro_member_docks", "pick:samcro_prospect_docks")
    assert (table.crew("samcro")["room"], table.crew("mayans")["room"]) == ("1m1p", "1p")


@pytest.mark.rule("MM-EX-12")
def test_sasha_at_four_heat_is_arrested_after_the_fight() -> None:
    table = masha_and_vasya().do(
        "pick:mayans_prospect_docks", "pick:samcro_prospect_docks", "pick:samcro_prospect_docks"
    )
    assert table.asked() == ["mayans"]
    assert table.step() == "Arrest"
    table.do("pick:mayans_member_docks")
    assert (table.heat("mayans"), table.heat("samcro")) == (1, 2)
