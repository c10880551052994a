"""Deals: offers outside the stack; both halves change hands together or not at all; other seats hear nothing."""

from __future__ import annotations

import json
from typing import Any

import pytest

import consigliere as cg
from consigliere.engine import ConsigliereError, IllegalMove, NotUnderstood, NotYours, Option
from consigliere.engine.deals import MAX_GIFTS, MAX_OPEN_OFFERS
from tests.toy.scene import everything, others, play, scene
from tests.toy.steps import Bid

pytestmark = pytest.mark.usefixtures("toy")

HANDS = ["crate_1 thief_1", "thief_2 crate_5", "crate_3 guard_3"]
SWAP = [[0, 1, "coins", 3], [1, 0, "stall", "stall_2"]]


def offer(match: cg.Match, maker: int, gives: list[Any], **more: Any) -> int:
    """Make an offer; return its number."""
    match.play(maker, Option("offer", json.dumps({"gives": gives, **more})))
    return int(match.view(maker)["offers"][-1]["number"])


def table(match: cg.Match) -> Any:
    return match.position()["table"]


def test_a_deal_of_money_against_a_piece() -> None:
    match = scene(HANDS)
    number = offer(match, 0, SWAP, text="for the harbour")
    assert table(match)["coins"] == [4, 4, 4]  # nothing moves before both accept
    assert match.extras(1)[-2:] == (Option("accept", number), Option("refuse", number))
    assert match.extras(0)[-1] == Option("withdraw", number)
    match.play(1, f"accept:{number}")
    assert table(match)["coins"] == [1, 7, 4]
    assert table(match)["stalls"]["stall_2"] == 0
    assert match.view(0)["offers"] == match.view(1)["offers"] == []


def test_a_permission_is_a_gift_of_the_owner_and_uses_the_takers_token() -> None:
    match = scene(HANDS)
    match.play(1, f"accept:{offer(match, 0, [[0, 1, 'permit', 'stall_1'], [1, 0, 'coins', 1]])}")
    assert table(match)["permits"] == [[1, "stall_1"]]
    play(match, "0 rest")
    assert Option("run", "stall_1") in match.options(1)


def test_the_pending_question_is_not_disturbed() -> None:
    match = scene(HANDS)
    stack, number, options = match.position()["stack"], match.number(0), match.options(0)
    match.play(1, f"accept:{offer(match, 2, [[2, 1, 'coins', 2]])}")
    assert match.position()["stack"] == stack
    assert match.number(0) == number
    assert match.options(0) == options


def test_a_gift_needs_the_takers_consent_too() -> None:
    match = scene(HANDS)
    number = offer(match, 0, [[0, 1, "coins", 1]])
    assert table(match)["coins"] == [4, 4, 4]
    match.play(1, f"accept:{number}")
    assert table(match)["coins"] == [3, 5, 4]


def test_three_parties_all_must_agree_and_then_all_happens_at_once() -> None:
    match = scene(HANDS)
    round_trip = [[0, 1, "coins", 2], [1, 2, "stall", "stall_2"], [2, 0, "permit", "stall_3"]]
    number = offer(match, 0, round_trip)
    assert match.view(2)["offers"][0]["parties"] == [0, 1, 2]
    match.play(2, f"accept:{number}")
    assert table(match)["coins"] == [4, 4, 4]
    assert match.view(1)["offers"][0]["accepted"] == [0, 2]
    with pytest.raises(IllegalMove, match="already agreed"):
        match.play(2, f"accept:{number}")
    assert Option("accept", number) not in match.extras(2)
    match.play(1, f"accept:{number}")
    assert table(match)["coins"] == [2, 6, 4]
    assert table(match)["stalls"]["stall_2"] == 2
    assert table(match)["permits"] == [[0, "stall_3"]]


def test_a_party_without_gifts_is_heard_if_named() -> None:
    match = scene(HANDS)
    number = offer(match, 0, [[0, 1, "coins", 1]], to=[2])
    match.play(1, f"accept:{number}")
    assert table(match)["coins"] == [4, 4, 4]
    match.play(2, f"accept:{number}")
    assert table(match)["coins"] == [3, 5, 4]


def test_refused_as_a_whole_when_goods_are_gone() -> None:
    match = scene(HANDS, draws=(0,))
    both = [[0, 1, "coins", 4], [1, 0, "stall", "stall_2"], [1, 0, "permit", "stall_2"]]
    with pytest.raises(IllegalMove, match="TOY-TRADE"):
        offer(match, 0, [*both, [0, 2, "coins", 1]])  # five coins in all
    number = offer(match, 0, [[0, 1, "coins", 4], [1, 0, "stall", "stall_2"]])
    play(match, "0 search", "0 look:stall_1")  # costs a coin
    before = everything(match)
    with pytest.raises(IllegalMove, match=r"cannot keep their side of this deal now \[TOY-TRADE\]"):
        match.play(1, f"accept:{number}")
    assert everything(match) == before
    assert match.view(1)["offers"][0]["number"] == number  # the offer stays open; its maker may get the coin again


def test_a_piece_that_has_left_voids_the_offer_for_both_to_see() -> None:
    match = scene(HANDS)
    number = offer(match, 0, SWAP)
    match.play(2, f"accept:{offer(match, 1, [[1, 2, 'stall', 'stall_2']])}")
    assert Option("accept", number) not in match.extras(1)
    assert Option("refuse", number) in match.extras(1)
    with pytest.raises(IllegalMove):
        match.play(1, f"accept:{number}")


@pytest.mark.parametrize(
    "gives",
    [
        [[0, 1, "stall", "stall_1"], [0, 2, "stall", "stall_1"]],
        [[0, 1, "permit", "stall_1"], [0, 1, "permit", "stall_1"]],
        [[0, 1, "coins", 3], [0, 2, "coins", 2]],
        [[0, 1, "stall", "stall_2"]],
        [[1, 0, "stall", "stall_1"]],
        [[0, 1, "stall", "stall_9"]],
        [[0, 1, "card", "crate_1"]],
        [[0, 1, "coins", "three"]],
    ],
)
def test_goods_that_cannot_change_hands_together_are_illegal(gives: list[Any]) -> None:
    match = scene(HANDS)
    before = everything(match)
    with pytest.raises(IllegalMove, match="TOY-TRADE"):
        offer(match, 0, gives)
    assert everything(match) == before


def test_an_offer_is_no_way_to_look_behind_a_screen() -> None:
    """Seat 1's coins are hidden: what seat 0 may ask for, and what it sees afterwards, must not depend on them."""
    poor, rich = (scene(HANDS, coins=(4, coins, 4)) for coins in (0, 9))
    for match in (poor, rich):
        offer(match, 0, [[1, 0, "coins", 5], [0, 1, "stall", "stall_1"]])
    assert others(poor, 1) == others(rich, 1)
    number = poor.view(1)["offers"][0]["number"]
    assert Option("accept", number) not in poor.extras(1)  # seat 1 knows its own coins
    assert Option("accept", number) in rich.extras(1)


def test_an_offer_does_not_vanish_when_its_maker_has_spent_the_money() -> None:
    spent, kept = (scene(HANDS, coins=(4, 4, 4)) for _ in range(2))
    for match in (spent, kept):
        offer(match, 0, [[0, 1, "coins", 4]])
        number = offer(match, 0, [[0, 2, "coins", 4]])
    spent.play(2, f"accept:{number}")
    kept.play(2, f"refuse:{number}")
    assert spent.extras(1) == kept.extras(1)


def test_offers_are_private_to_their_parties() -> None:
    match = scene(HANDS)
    before = others(match, 0, 1)
    number = offer(match, 0, SWAP, text="psst")
    assert others(match, 0, 1) == before
    assert match.events(1)[-1][0]["deal"] == "offered"
    for choice in (f"1 refuse:{number}",):
        play(match, choice)
        assert others(match, 0, 1) == before
    number = offer(match, 0, SWAP)
    play(match, f"0 withdraw:{number}")
    assert others(match, 0, 1) == before


def test_an_offer_number_reveals_nothing_about_other_offers_or_sealed_answers() -> None:
    quiet, busy = scene(HANDS), scene(HANDS)
    offer(busy, 0, [[0, 1, "coins", 1]])
    offer(busy, 1, [[1, 0, "coins", 1]])
    assert offer(quiet, 2, [[2, 0, "coins", 1]]) == offer(busy, 2, [[2, 0, "coins", 1]])
    for match in (quiet, busy):
        play(match, "0 plan")
    play(busy, "0 stash:crate_1")
    assert offer(quiet, 2, [[2, 1, "coins", 1]]) == offer(busy, 2, [[2, 1, "coins", 1]])


def test_a_public_offer_is_heard_by_all_but_answered_by_its_parties() -> None:
    match = scene(HANDS)
    number = offer(match, 0, SWAP, public=True, text="who else?")
    assert match.view(None)["offers"] == match.view(2)["offers"] == match.view(1)["offers"]
    assert match.events(None)[-1][0]["event"] == "offered"
    for verb in ("accept", "refuse", "withdraw"):
        with pytest.raises(NotYours):
            match.play(2, f"{verb}:{number}")


def test_a_hidden_offer_and_none_are_refused_in_the_same_words() -> None:
    match, empty = scene(HANDS), scene(HANDS)
    number = offer(match, 0, SWAP)
    said = []
    for one in (match, empty):
        with pytest.raises(IllegalMove) as caught:
            one.play(2, f"accept:{number}")
        said.append(str(caught.value))
    assert said[0] == said[1]


def test_a_deal_struck_is_public_its_hidden_goods_are_not() -> None:
    match = scene(HANDS)
    match.play(1, f"accept:{offer(match, 0, SWAP, text='ours')}")
    assert match.events(2)[-1] == [{"event": "deal", "seat": 1, "parties": [0, 1]}]
    assert match.events(0)[-1] == [{"event": "deal", "seat": 1, "parties": [0, 1], "gives": SWAP, "text": "ours"}]
    match.play(1, f"accept:{offer(match, 2, [[2, 1, 'stall', 'stall_3']], text='a gift')}")
    assert match.events(None)[-1] == [
        {"event": "deal", "seat": 1, "parties": [1, 2], "gives": [[2, 1, "stall", "stall_3"]]}
    ]


def test_withdraw_refuse_and_counter() -> None:
    match = scene(HANDS)
    first = offer(match, 0, SWAP)
    with pytest.raises(NotYours, match="only its maker"):
        match.play(1, f"withdraw:{first}")
    with pytest.raises(NotYours):
        match.play(0, f"accept:{first}")
    match.play(1, f"refuse:{first}")
    counter = offer(match, 1, [[0, 1, "coins", 4], [1, 0, "stall", "stall_2"]], text="four")
    match.play(0, f"accept:{counter}")
    assert table(match)["coins"] == [0, 8, 4]
    again = offer(match, 1, [[1, 0, "coins", 1]])
    match.play(1, f"withdraw:{again}")
    with pytest.raises(IllegalMove, match="no offer"):
        match.play(0, f"accept:{again}")


def test_suspended_while_trade_is_closed_and_standing_afterwards() -> None:
    match = scene(HANDS, draws=(5, 5))
    number = offer(match, 1, [[1, 2, "coins", 1]])
    play(match, "0 run:stall_1")
    assert match.view(None)["step"] == "Rob"
    assert match.view(2)["offers"][0]["number"] == number
    assert match.extras(2) == (Option("search"),)
    before = everything(match)
    for choice in (f"2 accept:{number}", f"1 withdraw:{number}", f"2 refuse:{number}"):
        with pytest.raises(IllegalMove, match="TOY-LOCK"):
            play(match, choice)
    with pytest.raises(IllegalMove, match="TOY-LOCK"):
        offer(match, 0, [[0, 1, "coins", 1]])
    assert everything(match) == before
    play(match, "1 pass", "2 pass", f"2 accept:{number}")
    assert table(match)["coins"] == [7, 3, 5]


def test_closed_below_a_pushed_step_too() -> None:
    match = play(scene(HANDS, stack=(Bid(),)), "0 search")
    with pytest.raises(IllegalMove, match="TOY-LOCK"):
        offer(match, 0, [[0, 1, "coins", 1]])


def test_a_seat_has_so_many_offers_standing_and_none_twice() -> None:
    match = scene(HANDS, coins=(9, 4, 4))
    first = offer(match, 0, [[0, 1, "coins", 1]])
    with pytest.raises(IllegalMove, match="stands already"):
        offer(match, 0, [[0, 1, "coins", 1]])
    for i in range(MAX_OPEN_OFFERS - 1):
        offer(match, 0, [[0, 1, "coins", i + 2]])
    with pytest.raises(IllegalMove, match=str(MAX_OPEN_OFFERS)):
        offer(match, 0, [[0, 2, "coins", 1]])
    offer(match, 1, [[1, 0, "coins", 1]])
    match.play(0, f"withdraw:{first}")
    assert offer(match, 0, [[0, 1, "coins", 1]]) == first  # repeating an offer keeps its number


BROKEN: list[Any] = [
    "",
    "not json",
    "[]",
    "5",
    "null",
    "{}",
    "[" * 2000,
    '{"gives": ' + "[" * 1500,
    '{"gives": []}',
    '{"gives": 7}',
    '{"gives": "abcd"}',
    '{"gives": {"a": 1}}',
    '{"gives": [[0, 1, "coins"]]}',
    '{"gives": [[0, 1, "coins", 1, 1]]}',
    '{"gives": [[0, 0, "coins", 1]]}',
    '{"gives": [[0, 3, "coins", 1]]}',
    '{"gives": [[-1, 0, "coins", 1]]}',
    '{"gives": [["0", 1, "coins", 1]]}',
    '{"gives": [[0, true, "coins", 1]]}',
    '{"gives": [[0, 1.0, "coins", 1]]}',
    '{"gives": [[0, 1e999, "coins", 1]]}',
    '{"gives": [[0, NaN, "coins", 1]]}',
    '{"gives": [[0, null, "coins", 1]]}',
    '{"gives": [[0, 1, "coins", 0]]}',
    '{"gives": [[0, 1, "coins", -2]]}',
    '{"gives": [[0, 1, "coins", 1.5]]}',
    '{"gives": [[0, 1, "coins", 1e999]]}',
    '{"gives": [[0, 1, "coins", true]]}',
    '{"gives": [[0, 1, "coins", null]]}',
    '{"gives": [[0, 1, "coins", [1]]]}',
    '{"gives": [[0, 1, "coins", ' + "9" * 3000 + "]]}",
    '{"gives": [[0, 1, null, 1]]}',
    '{"gives": [[0, 1, "stall", ""]]}',
    '{"gives": [[0, 1, "stall", "\\ud800"]]}',
    '{"gives": [[0, 1, "coins", 1]], "text": 5}',
    '{"gives": [[0, 1, "coins", 1]], "text": "\\udfff"}',
    '{"gives": [[0, 1, "coins", 1]], "text": "' + "x" * 501 + '"}',
    '{"gives": [[0, 1, "coins", 1]], "public": "yes"}',
    '{"gives": [[0, 1, "coins", 1]], "to": 5}',
    '{"gives": [[0, 1, "coins", 1]], "to": [7]}',
    '{"gives": [[0, 1, "coins", 1]], "to": ["2"]}',
    json.dumps({"gives": [[0, 1, "coins", 1]] * (MAX_GIFTS + 1)}),
    json.dumps({"gives": [[0, 1, "coins", 1]], "to": [0] * 3000}),
    5,
    None,
    b"{}",
]


@pytest.mark.parametrize("text", BROKEN, ids=lambda text: repr(text)[:50])
def test_malformed_offers_are_not_understood(text: Any) -> None:
    match = scene(HANDS)
    before = everything(match)
    with pytest.raises(NotUnderstood) as caught:
        match.play(0, Option("offer", text))
    assert len(str(caught.value)) < 200
    assert everything(match) == before


@pytest.mark.parametrize("target", ["", "x", "1.0", -1, 0, 1.0, True, None])
@pytest.mark.parametrize("verb", ["accept", "refuse", "withdraw"])
def test_malformed_answers_to_offers_change_nothing(verb: str, target: Any) -> None:
    match = scene(HANDS)
    offer(match, 0, SWAP)
    before = everything(match)
    with pytest.raises(ConsigliereError):
        match.play(1, Option(verb, target))
    assert everything(match) == before


def test_deals_are_recorded_and_replayed() -> None:
    match = scene(HANDS)
    match.play(1, f"accept:{offer(match, 0, SWAP, text='два стола — «да»?', public=True)}")
    offer(match, 2, [[2, 0, "permit", "stall_3"]], text='"quoted" \\ and\nbroken')
    again = cg.load(match.save())
    assert again.position() == match.position()
    assert again.save() == match.save()
    assert [again.events(seat) for seat in (None, 0, 1, 2)] == [match.events(seat) for seat in (None, 0, 1, 2)]


def test_a_game_without_trade_knows_no_deals() -> None:
    match = cg.new("dual_powers", seats=2, seed=1)
    with pytest.raises(IllegalMove):
        match.play(0, Option("offer", json.dumps({"gives": SWAP})))
    assert match.view(0)["offers"] == []
