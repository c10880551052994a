"""Chapter 3: deals."""

from __future__ import annotations

import json
from typing import Any

import pytest

import consigliere as cg
from consigliere.engine import Option
from tests.games.men_of_mayhem.scene import Table, gang, scene


@pytest.mark.rule("MM-TRD-01")
@pytest.mark.rule("MM-DEC-03")
@pytest.mark.rule("MM-DEC-04")
@pytest.mark.rule("MM-TRD-10")
def test_any_two_exchange_any_amounts_gifts_included() -> None:
    table = scene()
    table.deal("mayans", "one_niners", {"cash": 3, "guns": 1}, {"bags": 2})
    assert table.goods("mayans") == (1, 1, 4)
    assert table.goods("one_niners") == (7, 3, 0)
    table.deal("samcro", "mayans", {"bags": 2})  # a gift
    assert table.goods("samcro") == (4, 2, 0)
    assert table.asked() == ["samcro"]
    assert [table.orders(club) for club in table.names] == [6, 6, 6]


@pytest.mark.rule("MM-TRD-02")
@pytest.mark.parametrize("kind", ["orders", "heat", "member", "site", "card"])
def test_nothing_else_changes_hands(kind: str) -> None:
    scene().no_deal("MM-TRD-02", "samcro", "mayans", {kind: 1})


@pytest.mark.rule("MM-TRD-03")
def test_a_promise_is_no_good_and_words_bind_nobody() -> None:
    table = scene(samcro=gang(docks="1m"), mayans=gang(docks="1m"))
    table.no_deal("MM-TRD-03", "samcro", "mayans", {"promise": 1})
    table.no_deal("MM-TRD-03", "samcro", "mayans", {"debt": 1})
    words = json.dumps({"gives": [[1, 0, "cash", 2]], "text": "I will not fight you"})
    table.match.play(0, Option("offer", words))
    table.match.play(1, Option("accept", table.match.state.offers[0].number))
    assert "fight:docks" in table.may("samcro")


@pytest.mark.rule("MM-TRD-04")
@pytest.mark.rule("MM-RULE-8")
def test_deals_are_open_in_anothers_turn_and_in_a_fight_and_closed_after_the_end() -> None:
    table = scene(samcro=gang(docks="2m", home="1m"), mayans=gang(docks="2m"))
    table.do("fight:docks")
    assert table.step() == "Backup"
    table.deal("mayans", "one_niners", {"cash": 1})
    table.do("done")
    assert table.step() == "CloseFists"
    table.deal("one_niners", "mayans", {"guns": 2})
    assert "guns:2" in table.may("mayans")
    over = scene(round=6, phase="clean_up")
    assert over.match.result is not None
    with pytest.raises(cg.Stale):
        over.offer("samcro", "mayans", {"cash": 1})


@pytest.mark.rule("MM-TRD-05")
def test_a_deal_is_all_or_nothing_and_nobody_gives_what_they_lack() -> None:
    table = scene(samcro=gang(cash=2, home="1m"), mayans=gang(guns=1, home="1m"))
    table.no_deal("MM-TRD-05", "samcro", "mayans", {"cash": 3})
    number = table.offer("samcro", "mayans", {"cash": 1}, {"guns": 5})  # an offer may ask for more than there is
    assert Option("accept", number) not in table.match.extras(1)
    with pytest.raises(cg.IllegalMove) as refusal:
        table.match.play(1, Option("accept", number))
    assert refusal.value.rule == "MM-TRD-05"
    assert table.goods("samcro") == (2, 2, 2)


@pytest.mark.rule("MM-TRD-06")
def test_what_is_in_a_closed_fist_cannot_be_traded() -> None:
    table = scene(samcro=gang(docks="2m", guns=3), mayans=gang(docks="2m"))
    table.do("fight:docks", "samcro guns:2")
    table.no_deal("MM-TRD-06", "samcro", "one_niners", {"guns": 2})
    table.deal("samcro", "one_niners", {"guns": 1})
    table.deal("one_niners", "mayans", {"guns": 3})
    assert "guns:2" in table.may("mayans")  # goods received before the own commitment may be committed
    market = scene(phase="market", samcro=gang(home="1m", heat=0, bags=2))
    market.do("samcro bags:1")
    market.no_deal("MM-TRD-06", "samcro", "mayans", {"bags": 2})


@pytest.mark.rule("MM-TRD-07")
def test_a_bystander_sells_a_gun_between_backup_and_fists() -> None:
    table = scene(samcro=gang(docks="2m", guns=0), mayans=gang(docks="2m", guns=0))
    table.do("fight:docks")
    assert table.may("samcro") == ["guns:0"]
    table.deal("one_niners", "samcro", {"guns": 1}, {"cash": 2})
    assert table.may("samcro") == ["guns:0", "guns:1"]


@pytest.mark.rule("MM-TRD-08")
def test_all_see_that_a_deal_was_made_and_only_the_two_see_what() -> None:
    table = scene()
    table.deal("samcro", "mayans", {"cash": 1}, {"guns": 1})
    assert table.happened("deal") == [{"event": "deal", "seat": 1, "parties": [0, 1]}]
    assert table.happened("deal", "one_niners") == table.happened("deal")
    assert table.happened("deal", "mayans")[0]["gives"] == [[0, 1, "cash", 1], [1, 0, "gun", 1]]
    open_offer = json.dumps({"gives": [[0, 1, "cash", 1]], "public": True})
    table.match.play(0, Option("offer", open_offer))
    assert table.match.view(2)["offers"] == []
    assert len(table.match.view(1)["offers"]) == 1


@pytest.mark.rule("MM-TRD-09")
def test_an_offer_stands_until_withdrawn_and_fails_if_its_giver_has_spent_the_goods() -> None:
    table = scene()
    number = table.offer("samcro", "mayans", {"cash": 4})
    table.deal("samcro", "one_niners", {"cash": 2})
    assert [offer["number"] for offer in table.match.view(1)["offers"]] == [number]
    before = table.match.save()
    with pytest.raises(cg.IllegalMove) as refusal:
        table.match.play(1, Option("accept", number))
    assert refusal.value.rule == "MM-TRD-09"
    assert table.match.save() == before
    table.match.play(1, Option("refuse", number))
    again = table.offer("samcro", "mayans", {"cash": 1})
    table.match.play(0, Option("withdraw", again))
    assert table.match.view(1)["offers"] == []


def _refusal(table: Table, club: str, option: Option) -> tuple[str, str]:
    """The message and the rule of a refusal."""
    with pytest.raises(cg.IllegalMove) as refusal:
        table.match.play(table.seat(club), option)
    return str(refusal.value), refusal.value.rule


@pytest.mark.rule("MM-TRD-09")
@pytest.mark.rule("MM-INF-01")
@pytest.mark.parametrize("place", ["fight", "market"])
def test_a_refused_deal_does_not_tell_goods_in_a_fist_from_goods_that_are_gone(place: str) -> None:
    """The maker has two of a good and one of them in its fist, or one and an empty fist: the same bytes for the others.

    It offers one, sells the free one, and the offer is accepted.
    """
    kind, verb = ("guns", "guns") if place == "fight" else ("bags", "bags")
    heard = []
    for mine, theirs, fist in ((2, 1, 1), (1, 2, 0)):  # the public supply is the same in both
        told: dict[str, Any] = {
            "samcro": gang(docks="2m", heat=0, **{kind: mine}),
            "mayans": gang(docks="2m", **{kind: theirs}),
            "one_niners": gang(home="1m"),
            "lin_syndicate": gang(home="1m"),
        }
        table = scene(phase="market", **told) if place == "market" else scene(**told).do("fight:docks")
        table.do(f"samcro {verb}:{fist}")
        number = table.offer("samcro", "one_niners", {kind: 1})
        table.deal("samcro", "lin_syndicate", {kind: 1})
        said = _refusal(table, "one_niners", Option("accept", number))
        assert said[1] == "MM-TRD-09"
        seat = table.seat("one_niners")
        seen = table.match.view(seat), table.match.events(seat), [str(one) for one in table.match.extras(seat)]
        heard.append(json.dumps([said, seen, table.match.number(seat), table.match.can_undo(seat)]))
    assert heard[0] == heard[1]


@pytest.mark.rule("MM-TRD-12")
def test_deals_do_not_change_the_question_and_lapse_when_a_fist_closes() -> None:
    table = scene(samcro=gang(docks="2m"), mayans=gang(docks="2m"))
    before = table.step(), table.asked()
    table.deal("mayans", "one_niners", {"cash": 1})
    assert (table.step(), table.asked()) == before
    table.do("fight:docks")
    table.offer("mayans", "one_niners", {"cash": 1})
    kept = table.offer("samcro", "one_niners", {"cash": 1})
    table.do("mayans guns:0")
    assert [offer.number for offer in table.match.state.offers] == [kept]
    late = table.offer("one_niners", "mayans", {"cash": 1})  # a new one may stand
    assert late in [offer.number for offer in table.match.state.offers]
    table.dice(6, 1).do("samcro guns:0")
    assert table.match.state.offers == ()  # the fists were opened


@pytest.mark.rule("MM-TRD-12")
def test_an_offer_lapses_with_the_gang_that_is_disbanded() -> None:
    table = scene(samcro=gang(docks="1p", heat=4), mayans=gang(home="2m"))
    table.offer("samcro", "mayans", {"cash": 1})
    table.offer("one_niners", "mayans", {"cash": 1})
    table.do("exploit:docks", "stop")
    assert [offer.maker for offer in table.match.state.offers] == [2]


def _closed(table: Table) -> None:
    table.no_deal("MM-TRD-13", "mayans", "one_niners", {"cash": 1})
    assert table.match.extras(0) == ()


@pytest.mark.rule("MM-TRD-13")
@pytest.mark.rule("MM-TRD-11")
@pytest.mark.rule("MM-RULE-39")
def test_deals_are_closed_where_goods_are_being_taken() -> None:
    match = cg.new("men_of_mayhem", seats=3, seed=1)
    with pytest.raises(cg.IllegalMove) as refusal:
        match.play(0, Option("offer", json.dumps({"gives": [[0, 1, "cash", 1]]})))
    assert refusal.value.rule == "MM-TRD-13"
    look = scene(samcro=gang(card_room="1m"), mayans=gang(cash=1, home="2m"))
    look.deal("mayans", "one_niners", {"cash": 1})  # before the theft is announced, goods may be moved out of the way
    look.do("exploit:card_room")
    look.offer("one_niners", "mayans", {"cash": 1})
    look.do("use:card_room_1")
    assert look.step() == "Steal"
    look.no_deal("MM-TRD-11", "mayans", "one_niners", {"cash": 1})
    assert look.match.extras(1) == ()  # nor can an open offer be accepted
    assert look.match.deals_closed_by() == "MM-TRD-11"
    look.do("rob:mayans")
    assert look.step() == "Look"
    _closed(look)
    look.do("leave")
    look.deal("samcro", "one_niners", {"cash": 1})


@pytest.mark.rule("MM-TRD-13")
@pytest.mark.rule("MM-TRD-11")
def test_deals_are_closed_until_the_last_target_of_pay_or_take_heat_is_done() -> None:
    stack = [{"step": "OrdersPhase"}, {"step": "CardActs", "card": "shakedown"}]
    table = scene(phase="reveal", stack=stack, samcro=gang(home="2m", heat=4), mayans=gang(home="2m"))
    assert table.step() == "PayOrHeat"
    _closed(table)
    table.do("heat")
    assert table.step() == "Arrest"  # by this card: closed too
    _closed(table)
    table.do("pick:samcro_member_clubhouse", "pay", "pay")
    assert table.g.shut is False


@pytest.mark.rule("MM-TRD-13")
def test_deals_are_closed_from_the_totals_to_the_winners_theft_and_open_else() -> None:
    """If winning brings a theft; otherwise shooters may be bribed."""
    for card, closed in (("gang_war", True), ("dry_spell", False)):
        table = scene(
            lying=card,
            samcro=gang(docks="3m", guns=1),
            mayans=gang(docks="2m1p"),
            one_niners=gang(docks="1m1p", home="1m"),
        )
        table.do("fight:docks", "done").dice(6, 1, 1).do("samcro guns:1", "mayans guns:0", "one_niners guns:0")
        assert table.step() == "Aim"
        if closed:
            _closed(table)
        else:
            table.deal("mayans", "samcro", {"cash": 1})
        table.do("shoot:mayans", "pick:mayans_prospect_docks")
        assert table.g.shut is False
