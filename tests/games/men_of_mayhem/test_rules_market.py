"""Chapters 7 and 8: the black market, the aftermath, the clean-up, the end of the game."""

from __future__ import annotations

import pytest

from consigliere.games.men_of_mayhem import TITLE
from consigliere.games.men_of_mayhem.components import DATA, SURVIVE_ON, Rules, mods_of
from tests.games.men_of_mayhem.scene import Table, gang, scene


def market(**told: object) -> Table:
    return scene(phase="market", **told)  # type: ignore[arg-type]


@pytest.mark.rule("MM-MKT-01")
def test_the_market_opens_when_all_orders_are_used() -> None:
    table = scene(
        samcro=gang(home="1m", orders=1), mayans=gang(home="1m", orders=0), one_niners=gang(home="1m", orders=0)
    )
    assert table.do("sit_tight").step() == "Traffic"


@pytest.mark.rule("MM-MKT-02")
@pytest.mark.rule("MM-MKT-07")
@pytest.mark.rule("MM-EX-4")
@pytest.mark.parametrize(("heat", "most"), [(0, 9), (2, 2), (3, 1), (4, 0)])
def test_the_limit_is_read_off_the_heat_at_the_commitment(heat: int, most: int) -> None:
    table = market(samcro=gang(home="1m", heat=heat, bags=9), mayans=gang(home="1m", heat=heat, bags=1))
    assert table.may("samcro") == [f"bags:{n}" for n in range(most + 1)]
    table.refuses(f"bags:{most + 1}", "MM-MKT-02", "samcro")
    assert len(table.may("mayans")) == min(most, 1) + 1


@pytest.mark.rule("MM-MKT-03")
@pytest.mark.rule("MM-DEC-23")
def test_bags_are_committed_unseen_and_shown_together() -> None:
    table = market(samcro=gang(home="1m", heat=0), mayans=gang(home="1m", heat=0, bags=0))
    assert table.asked() == ["samcro", "mayans", "one_niners"]  # a gang without bags is asked too
    before = table.match.view(1)
    table.do("samcro bags:2")
    assert {**table.match.view(1), "waiting": 0} == {**before, "waiting": 0}
    table.match.undo(0)
    table.do("samcro bags:1", "mayans bags:0", "one_niners bags:0")
    assert [row["bags"] for row in table.happened("market")[0]["gangs"]] == [1, 0, 0]


@pytest.mark.rule("MM-MKT-04")
@pytest.mark.rule("MM-X56-02")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_price_follows_the_table_of_so_many_players(seats: int) -> None:
    rules = Rules(seats, TITLE.defaults(seats))
    rows = DATA["black_market"][f"players_{seats}"]
    prices = [rules.price(total, mods_of(())) for total in range(1, 40)]
    assert prices == sorted(prices, reverse=True)
    for total in range(1, 40):
        wanted = next(price for up_to, price in rows if total <= up_to or up_to < 0)
        assert rules.price(total, mods_of(())) == wanted


@pytest.mark.rule("MM-MKT-05")
@pytest.mark.rule("MM-MKT-06")
def test_everybody_is_paid_for_its_bags_then_takes_one_heat() -> None:
    table = market(samcro=gang(home="1m", heat=0, bags=4), mayans=gang(home="1m", heat=1, bags=2))
    supply = table.table["supply"]["contraband"]
    table.do("samcro bags:3", "mayans bags:1", "one_niners bags:0")
    price = table.happened("market")[0]["price"]
    assert table.happened("market")[0]["total"] == 4
    assert [table.cash(club) for club in table.names] == [4 + 3 * price, 4 + price, 4]
    assert table.table["supply"]["contraband"] == supply + 4
    assert [table.heat(club) for club in table.names] == [1, 2, 1]


@pytest.mark.rule("MM-MKT-08")
def test_with_no_bags_nothing_happens() -> None:
    table = market().do("samcro bags:0", "mayans bags:0", "one_niners bags:0")
    assert [table.cash(club) for club in table.names] == [4, 4, 4]
    assert [table.heat(club) for club in table.names] == [1, 1, 1]


def test_cards_change_price_and_heat_of_the_market() -> None:
    glut = market(lying="glut", samcro=gang(home="1m", heat=0)).do(
        "samcro bags:1", "mayans bags:0", "one_niners bags:0"
    )
    assert glut.happened("market")[0]["price"] == 3
    blind = market(lying="blind_eye", samcro=gang(home="1m", heat=0)).do(
        "samcro bags:1", "mayans bags:0", "one_niners bags:0"
    )
    assert blind.heat("samcro") == 0


# --- clean-up


@pytest.mark.rule("MM-CLN-01")
def test_tokens_contacts_cards_then_the_wounded() -> None:
    table = scene(
        phase="clean_up",
        round=2,
        contacts="nomad",
        lying="glut warrant",
        samcro=gang(nomad="1m", docks="1m", marked="nomad docks", room="1p"),
    )
    kinds = [event["event"] for row in table.match.events() for event in row]
    assert kinds.index("clean_up") < kinds.index("emergency")
    assert table.table["marked"] == []
    assert {"nomad", "glut", "warrant"} <= set(table.table["discard"])
    assert table.crew("samcro")["docks"] == "1m"


@pytest.mark.rule("MM-ER-01")
@pytest.mark.rule("MM-ER-02")
@pytest.mark.rule("MM-RULE-21")
@pytest.mark.rule("MM-RULE-38")
def test_a_die_for_each_of_the_wounded_members_first_in_turn_order() -> None:
    table = scene(phase="clean_up", patch="mayans", samcro=gang(room="1m2p"), mayans=gang(room="1p", home="1m"))
    rolls = table.happened("emergency")
    assert [(row["seat"], row["kind"]) for row in rolls] == [
        (1, "prospect"),
        (0, "member"),
        (0, "prospect"),
        (0, "prospect"),
    ]
    lived = {"member": 0, "prospect": 0}
    for row in rolls[1:]:
        assert row["lives"] == (row["die"] >= SURVIVE_ON)
        lived[row["kind"]] += row["lives"]
    assert table.player("samcro")["clubhouse"] == {"members": lived["member"], "prospects": lived["prospect"]}
    assert table.player("samcro")["emergency_room"] == {"members": 0, "prospects": 0}


@pytest.mark.rule("MM-ER-03")
@pytest.mark.rule("MM-ER-04")
def test_the_wounded_do_nothing_and_count_against_the_limits() -> None:
    table = scene(samcro=gang(room="2m1p", home="4p"), mayans=gang(home="1m"))
    table.refuses("recruit:1", "MM-REC-02")
    table.refuses("ride:emergency_room", "MM-ER-03")
    table.do("ride:clubhouse_samcro")
    assert "to:emergency_room" not in table.may()
    fight = scene(samcro=gang(room="2m", docks="1p"), mayans=gang(docks="1m"))
    fight.refuses("fight:docks", "MM-TD-01")
    healed = scene(contacts="back_alley_doctor", samcro=gang(back_alley_doctor="1m", room="2m2p"))
    healed.do("exploit:back_alley_doctor", "use:back_alley_doctor_1")
    healed.refuses("pick:samcro_member_back_alley_doctor", "MM-ER-03")
    healed.do("pick:samcro_member_emergency_room", "pick:samcro_prospect_emergency_room", "done")
    assert healed.crew("samcro")["home"] == "1m1p"


@pytest.mark.rule("MM-DEC-25")
def test_up_to_so_many_are_healed() -> None:
    table = scene(samcro=gang(st_thomas_hospital="1m", room="2m2p"))
    table.do("exploit:st_thomas_hospital", "use:st_thomas_hospital_1")
    assert set(table.may()) == {"pick:samcro_member_emergency_room", "pick:samcro_prospect_emergency_room", "done"}
    table.do("pick:samcro_member_emergency_room", "pick:samcro_member_emergency_room")
    assert table.crew("samcro")["room"] == "2p"
    assert table.step() == "TrickChoice"


# --- the end


def last(**told: object) -> Table:
    return scene(round=6, phase="clean_up", **told)  # type: ignore[arg-type]


@pytest.mark.rule("MM-END-01")
@pytest.mark.rule("MM-END-04")
def test_the_blinds_come_off_and_most_cash_wins() -> None:
    table = last(samcro=gang(cash=9, guns=0, bags=0, home="1m"), mayans=gang(cash=8, guns=9, bags=9, home="1m"))
    result = table.match.result
    assert result is not None
    assert (result.winners, result.scores, result.reason) == ((0,), (9, 8, 4), "most_cash")
    assert table.match.view()["table"]["players"][1]["goods"] == {"cash": 8, "gun": 9, "contraband": 9}


@pytest.mark.rule("MM-PAT-04")
@pytest.mark.rule("MM-END-02")
def test_a_tie_goes_to_the_patch_then_to_guns() -> None:
    patch = last(
        patch="mayans", samcro=gang(cash=9, guns=9, home="1m"), mayans=gang(cash=9, guns=0, home="1m")
    ).match.result
    assert patch is not None
    assert (patch.winners, patch.reason) == ((1,), "patch")
    guns = last(
        patch="one_niners", samcro=gang(cash=9, guns=1, home="1m"), mayans=gang(cash=9, guns=2, home="1m")
    ).match.result
    assert guns is not None
    assert (guns.winners, guns.reason) == ((1,), "most_guns")


@pytest.mark.rule("MM-END-03")
@pytest.mark.rule("MM-RULE-22")
def test_a_last_throw_with_all_dudes_and_no_guns_again_until_somebody_wins() -> None:
    table = scene(
        round=6,
        phase="market",
        patch="one_niners",
        samcro=gang(cash=9, guns=1, home="1m1p", room="1m"),
        mayans=gang(cash=9, guns=1, docks="2m", heat=4),
    )
    table.dice(4, 2, 1, 3, 6)  # the wounded member lives; 2 + 5 against 1 + 4, or again
    table.do("samcro bags:0", "mayans bags:0", "one_niners bags:0")
    throws = table.happened("last_throw")
    assert throws[0]["dice"] == [2, 1]
    assert throws[0]["totals"] == [2 + 5, 1 + 4]
    result = table.match.result
    assert result is not None
    assert (result.winners, result.reason) == ((0,), "last_throw")
    again = scene(
        round=6, phase="market", patch="one_niners", samcro=gang(cash=9, home="1m"), mayans=gang(cash=9, home="1m")
    )
    again.dice(3, 3, 1, 2).do("samcro bags:0", "mayans bags:0", "one_niners bags:0")
    assert len(again.happened("last_throw")) == 2
    assert again.match.result is not None
    assert again.match.result.winners == (1,)
