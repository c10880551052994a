"""Deals in the middle of play, derived from the rulebook's text: "at any time and for any reason"."""

from __future__ import annotations

import json

import pytest

import consigliere as cg
from consigliere.engine import Option
from tests.games.men_of_mayhem.scene import Table, gang, scene


def rumble() -> Table:
    table = scene(
        samcro=gang(docks="2m1p", home="1p", guns=2, heat=4),
        mayans=gang(docks="1m1p", guns=1, heat=0),
        one_niners=gang(docks="1m", guns=0, heat=0),
        lin_syndicate=gang(home="2m", guns=3, cash=0),
    )
    return table.do("fight:docks")


@pytest.mark.rule("MM-TRD-04")
@pytest.mark.rule("MM-TRD-07")
@pytest.mark.rule("MM-RULE-39")
def test_deals_at_every_question_of_a_rumble() -> None:
    table = rumble()
    assert table.step() == "Backup"
    table.deal("lin_syndicate", "one_niners", {"guns": 1}, {"cash": 2}).do("done")
    assert table.may("one_niners") == ["guns:0", "guns:1"]
    table.dice(6, 1, 1).do("samcro guns:2", "mayans guns:0", "one_niners guns:1")
    assert table.step() == "Aim"
    table.deal("one_niners", "samcro", {"cash": 1})  # a bribe
    table.do("shoot:mayans", "shoot:one_niners", "shoot:samcro")
    assert table.step() == "Wounded"
    table.deal("samcro", "lin_syndicate", {"bags": 1})
    table.do("pick:samcro_prospect_docks", "pick:mayans_member_docks")
    assert table.step() == "Arrest"
    table.deal("samcro", "mayans", {"cash": 1})
    table.do("pick:samcro_member_docks")
    assert table.step() == "ExploitAfter"
    table.deal("mayans", "samcro", {"cash": 1})
    assert table.cash("lin_syndicate") == 2


@pytest.mark.rule("MM-TRD-06")
@pytest.mark.rule("MM-TRD-12")
def test_a_closed_fist_keeps_its_guns_and_its_owner_may_sell_the_others() -> None:
    table = scene(samcro=gang(docks="2m", guns=2), mayans=gang(docks="1m", guns=0, home="1p"))
    table.do("fight:docks", "done")
    table.offer("mayans", "samcro", {"cash": 1}, {"guns": 1})
    assert table.match.extras(0)
    table.do("samcro guns:1")
    assert not table.match.extras(0)  # the offer has lapsed with the fist, whatever is in it
    table.no_deal("MM-TRD-06", "samcro", "mayans", {"guns": 2})
    table.deal("samcro", "mayans", {"guns": 1}, {"cash": 1})
    assert table.may("mayans") == ["guns:0", "guns:1"]


@pytest.mark.rule("MM-TRD-06")
@pytest.mark.rule("MM-MKT-03")
def test_a_bag_bought_on_the_way_to_the_market_goes_there() -> None:
    table = scene(phase="market", samcro=gang(home="1m", bags=0, heat=0), mayans=gang(home="1m", bags=2, heat=4))
    assert table.may("samcro") == ["bags:0"]
    table.deal("mayans", "samcro", {"bags": 2}, {"cash": 1})
    table.do("samcro bags:2", "mayans bags:0", "one_niners bags:0")
    assert table.cash("samcro") == 4 - 1 + 2 * 4


@pytest.mark.rule("MM-TRD-11")
def test_goods_may_be_moved_out_of_the_way_of_an_open_aftermath() -> None:
    table = scene(phase="market", lying="search_and_seizure", samcro=gang(home="1m", guns=2, heat=3))
    table.deal("samcro", "mayans", {"guns": 2})
    table.do("samcro bags:0", "mayans bags:0", "one_niners bags:0")
    assert table.happened("lost")[0]["amount"] == 0
    assert table.goods("mayans")[1] == 4


@pytest.mark.rule("MM-TRD-05")
@pytest.mark.rule("MM-TRD-09")
@pytest.mark.parametrize("left", [0, 2])
def test_who_cannot_pay_learns_nothing_of_what_the_other_still_has(left: int) -> None:
    """Accepting fails for the acceptor's own lack first: with an empty hand nobody can probe another's blind."""
    table = scene(samcro=gang(gun_factory="1m", guns=2, cash=0), mayans=gang(home="1m", cash=0, guns=0))
    number = table.offer("samcro", "mayans", {"guns": 2}, {"cash": 3})
    if not left:
        table.deal("samcro", "one_niners", {"guns": 2})
    with pytest.raises(cg.IllegalMove) as refusal:
        table.match.play(1, Option("accept", number))
    assert refusal.value.rule == "MM-TRD-05"


@pytest.mark.rule("MM-TRD-02")
@pytest.mark.rule("MM-TRD-03")
def test_what_cannot_change_hands_is_refused_no_matter_who_has_it() -> None:
    table = scene()
    for kind in ("order", "heat", "member", "prospect", "docks", "warrant"):
        table.no_deal("MM-TRD-02", "samcro", "mayans", {kind: 1})
    for kind in ("debt", "promise"):
        table.no_deal("MM-TRD-03", "samcro", "mayans", {kind: 1})
    three = Option("offer", json.dumps({"gives": [[0, 1, "cash", 1], [1, 2, "cash", 1]]}))
    with pytest.raises(cg.IllegalMove):  # three parties are no deal
        table.match.play(0, three)


@pytest.mark.rule("MM-TRD-10")
def test_a_deal_is_no_turn_and_costs_no_order() -> None:
    table = scene(samcro=gang(home="1m", orders=1), mayans=gang(home="1m", orders=1))
    table.deal("mayans", "samcro", {"cash": 4})
    assert (table.orders("samcro"), table.orders("mayans")) == (1, 1)
    assert table.asked() == ["samcro"]


def at_peace(table: Table, giver: str, taker: str) -> Table:
    """One gang has promised another peace."""
    a, b = table.seat(giver), table.seat(taker)
    table.match.play(a, Option("offer", json.dumps({"gives": [], "to": [b], "text": f"#peace:{a}-{b}"})))
    table.match.play(b, Option("accept", table.match.state.offers[-1].number))
    return table


def word(table: Table) -> str:
    """What became of the only promise."""
    (given,) = table.match.promises(0)
    return given.state


@pytest.mark.rule("MM-TD-24")
@pytest.mark.parametrize(("peaceful", "became"), [("mayans", "standing"), ("samcro", "broken")])
def test_gang_war_breaks_no_promise_of_who_was_attacked(peaceful: str, became: str) -> None:
    """The card robs the loser, not its winner's will; who starts a fight has broken the peace by that."""
    table = scene(
        lying="gang_war", turn="samcro", samcro=gang(docks="1m", cash=5), mayans=gang(docks="3m", cash=0, guns=0)
    )
    at_peace(table, peaceful, "samcro" if peaceful == "mayans" else "mayans")
    table.do("fight:docks").dice(1, 6).do("samcro guns:0", "mayans guns:0")
    (stolen,) = table.happened("stolen")
    assert (stolen["seat"], stolen["from"], stolen["spoils"]) == (table.seat("mayans"), table.seat("samcro"), True)
    assert word(table) == became


@pytest.mark.rule("MM-OP-04")
def test_a_theft_by_choice_breaks_the_peace() -> None:
    table = at_peace(scene(samcro=gang(card_room="1m"), mayans=gang(home="1m", cash=5)), "samcro", "mayans")
    table.do("exploit:card_room", "use:card_room_1", "rob:mayans")
    assert "spoils" not in table.happened("stolen")[0]
    assert word(table) == "broken"
