"""Promises: given with a deal, open, then kept or broken by public events, and known to those who heard them."""

from __future__ import annotations

import json
from typing import Any

import pytest

import consigliere as cg
from consigliere.engine import IllegalMove, NotUnderstood, NotYours, Option
from consigliere.engine.promises import (
    AMOUNT_LIMIT,
    Delivery,
    FreePromise,
    Peace,
    PromiseTracker,
    parse_promises,
    with_sentences,
)
from tests.toy import TITLE
from tests.toy.scene import everything, play, scene
from tests.toy.steps import Turn

pytestmark = pytest.mark.usefixtures("toy")

HANDS = ["crate_1 thief_1", "thief_2 crate_5", "crate_3 guard_3"]


def strike(match: cg.Match, maker: int, gives: list[Any], taker: int = 1, **more: Any) -> None:
    """A deal between two seats."""
    match.play(maker, Option("offer", json.dumps({"gives": gives, "to": [taker], **more})))
    match.play(taker, Option("accept", match.view(taker)["offers"][-1]["number"]))


def states(match: cg.Match, seat: int | None) -> list[str]:
    return [given.state for given in match.promises(seat)]


def round_over(match: cg.Match) -> None:
    """The event that the toy emits when a night begins."""
    match.state.event_log = []
    match._new_choices += (0, Option("pass"), False, True, [cg.engine.Event("dealt", {"seat": 0, "count": 3})])


def test_promises_as_sentences_and_what_means_nothing_as_it_was() -> None:
    def sentence(word: Any) -> str:
        return f"<{word.giver} to {word.taker}>"

    def told(text: str) -> str:
        return with_sentences(text, 3, sentence)

    assert told("so: #peace:0-2 and #later:1-0:coins:3") == "so: <0 to 2> and <1 to 0>"
    for other in ("#peace:0-3", "#peace:3-0", "#later:0-1", "#later:0-1:coins:0", "#peace:0-1:coins:3", "#word:0-1+1"):
        assert told(f"so: {other}") == f"so: {other}"
    assert with_sentences("#peace:0-1", 2, lambda word: "") == "#peace:0-1"  # it has no sentence


def test_an_amount_is_less_than_there_ever_is() -> None:
    assert parse_promises(f"#later:0-1:coins:{AMOUNT_LIMIT - 1}", (0, 1)) == (
        Delivery(0, 1, "coins", AMOUNT_LIMIT - 1),
    )
    assert parse_promises(f"#later:0-1:coins:{AMOUNT_LIMIT}", (0, 1)) == ()
    assert parse_promises("#later:0-1:coins:1", (0, 1)) == (Delivery(0, 1, "coins", 1),)
    assert parse_promises("#later:0-1:coins:0", (0, 1)) == ()


def test_only_the_parties_can_give_each_other_their_word() -> None:
    assert parse_promises("#peace:0-2 #peace:2-0 #peace:0-1 #peace:0-0 #peace:0-2", (0, 1)) == (Peace(0, 1),)


def deal(*words: str) -> dict[str, Any]:
    return {"event": "deal", "parties": [0, 1], "gives": [], "text": " ".join(words)}


def ledger(*words: str) -> PromiseTracker:
    assert TITLE.trade is not None
    found = PromiseTracker(TITLE.trade)
    assert found.read_event(deal(*words)) == []
    return found


def decided(book: PromiseTracker, event: dict[str, Any]) -> list[tuple[str, str]]:
    return [(str(given.promise), given.state) for given in book.read_event(event)]


def test_reading_an_event_returns_the_promises_it_decides() -> None:
    book = ledger("#peace:0-1", "#peace:1-0", "#later:0-1:coins:2", "#later:1-0:stall:stall_1+1", "#word:0-1 Well.")
    assert decided(book, {"event": "robbed", "seat": 0, "from": 2}) == []
    assert decided(book, {"event": "robbed", "seat": 0, "from": 1}) == [("#peace:0-1", "broken")]
    assert decided(book, {"event": "robbed", "seat": 0, "from": 1}) == []  # it cannot be broken twice
    assert decided(book, {"event": "deal", "parties": [0, 1], "gives": [[0, 1, "coins", 1]]}) == []
    assert decided(book, {"event": "deal", "parties": [0, 1], "gives": [[0, 1, "coins", 1]]}) == [
        ("#later:0-1:coins:2", "kept")
    ]
    word = next(given for given in book.promises if isinstance(given.promise, FreePromise))
    marked = {"event": "marked", "promise": word.number, "seat": 1, "verdict": "kept"}
    assert decided(book, marked) == [("#word:0-1", "kept")]
    assert decided(book, {"event": "dealt", "seat": 0, "count": 3}) == [("#peace:1-0", "kept")]  # a round is over
    assert [str(given.promise) for given in book.standing()] == ["#later:1-0:stall:stall_1+1"]


def test_when_the_game_is_over_what_was_not_handed_over_never_will_be() -> None:
    book = ledger("#peace:0-1+5", "#later:0-1:coins:2+5", "#word:0-1 Well.")
    book.close()
    assert [given.state for given in book.promises] == ["kept", "broken", "standing"]


def test_only_a_declined_gift_releases_from_a_promise() -> None:
    def declined(*gives: list[Any], maker: int = 0) -> list[tuple[str, str]]:
        event = {"event": "refused", "offer": {"maker": maker, "gives": list(gives)}}
        return decided(ledger("#later:0-1:coins:3"), event)

    kept = [("#later:0-1:coins:3", "kept")]
    assert declined([0, 1, "coins", 3]) == declined([0, 1, "coins", 4]) == kept
    assert declined([0, 1, "coins", 2]) == declined([0, 1, "stall", "stall_1"]) == []
    assert declined([0, 2, "coins", 3]) == declined([1, 0, "coins", 3], maker=1) == []
    assert declined([0, 1, "coins", 3], [1, 0, "coins", 1]) == []  # they asked for something in return


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("#peace:0-1+2", (Peace(0, 1, 2),)),
        (
            "#later:1-0:coins:3 #later:0-1:stall:stall_2+1",
            (Delivery(1, 0, "coins", 3), Delivery(0, 1, "stall", "stall_2", 1)),
        ),
        ("#word:0-1 I shall rest.", (FreePromise(0, 1),)),
        ("#word:0-1", ()),  # a promise without words
        ("#later:0-1 #later:0-1:coins:0 #peace:0-1:coins:1 #peace:0-1x #word:0-1+1 x", ()),
    ],
)
def test_how_promises_are_written(text: str, found: tuple[Any, ...]) -> None:
    assert parse_promises(text, (0, 1)) == found
    for word in found:
        assert word in parse_promises(f"{word} and so", (0, 1))


def test_promises_alone_are_a_deal_that_nobody_else_hears_of() -> None:
    match = scene(HANDS)
    seen = [match.view(2), match.events(2), match.view(None), match.events(None)]
    strike(match, 0, [], text="#peace:0-1 #peace:1-0")
    assert states(match, 0) == states(match, 1) == ["standing", "standing"]
    assert match.promises(2) == match.promises(None) == []
    assert [match.view(2), match.events(2), match.view(None), match.events(None)] == seen
    with pytest.raises(NotUnderstood, match="something passes"):
        match.play(0, Option("offer", '{"gives": [], "to": [1], "text": "nice weather"}'))


def test_an_attack_breaks_the_peace_and_the_round_keeps_it() -> None:
    hands = ["crate_1", "thief_1 thief_3", HANDS[2]]
    match = scene(hands, coins=(1, 8, 1), stack=(Turn(2), Turn(0), Turn(1), Turn(2)), draws=(5, 5, 0))
    strike(match, 1, [[1, 2, "coins", 1]], 2, text="#peace:1-2 #peace:2-1")
    play(match, "2 run:stall_3", "0 pass", "1 rob:thief_1", "1 stake:0")
    while match.view(None)["step"] in ("Rob", "Guard"):
        match.play(match.deciders[0], "pass")
    assert states(match, 2) == ["broken", "standing"]
    round_over(match)
    assert states(match, 1) == states(match, 2) == ["broken", "kept"]


def test_what_was_lent_comes_back_or_does_not() -> None:
    match = scene(HANDS)
    strike(
        match, 0, [[0, 1, "coins", 2], [1, 0, "stall", "stall_2"]], text="#later:1-0:coins:3 #later:0-1:stall:stall_2"
    )
    strike(match, 1, [[1, 0, "coins", 2]], 0)
    assert states(match, 0) == ["standing", "standing"]
    strike(match, 1, [[1, 0, "coins", 1]], 0)  # in two parts
    assert states(match, 0) == ["kept", "standing"]
    round_over(match)
    assert states(match, 0) == states(match, 1) == ["kept", "broken"]


def test_a_round_more_and_leave_that_is_given_back() -> None:
    match = scene(HANDS)
    strike(match, 0, [[0, 1, "permit", "stall_1"]], text="#later:1-0:permit:stall_1+1 #later:1-0:coins:1")
    round_over(match)
    assert states(match, 0) == ["standing", "broken"]
    match.play(1, "recall:stall_1")
    assert states(match, 0) == ["kept", "broken"]


def test_who_will_not_have_what_was_promised_has_nothing_left_to_claim() -> None:
    match = scene(HANDS)
    strike(match, 0, [[0, 1, "coins", 1]], text="#later:1-0:coins:2")
    match.play(1, Option("offer", '{"gives": [[1, 0, "coins", 2]]}'))
    match.play(0, Option("refuse", match.view(0)["offers"][0]["number"]))
    assert states(match, 1) == ["kept"]


def test_the_two_say_what_became_of_free_words() -> None:
    match = scene(HANDS)
    strike(match, 0, [], text="#word:0-1 I shall rest.")
    (given,) = match.promises(1)
    assert (given.text, given.state) == ("I shall rest.", "standing")
    before = everything(match)
    seen = [match.view(2), match.events(2)]
    for seat, option, error in (
        # a seat that has not heard of it gets the same error as for a promise that does not exist
        (2, f"kept:{given.number}", IllegalMove),
        (0, "kept:5", IllegalMove),
        (0, "kept:x", NotUnderstood),
    ):
        with pytest.raises(error):
            match.play(seat, option)
        assert everything(match) == before
    match.play(1, f"broken:{given.number}")
    assert states(match, 0) == ["broken"]
    with pytest.raises(IllegalMove, match="already"):
        match.play(1, f"broken:{given.number}")
    match.play(0, f"kept:{given.number}")
    assert states(match, 0) == states(match, 1) == ["disputed"]
    match.play(1, f"kept:{given.number}")
    assert states(match, 0) == ["kept"]
    assert [match.view(2), match.events(2)] == seen
    again = cg.load(match.save())
    assert again.promises(1) == match.promises(1)


def test_words_for_all_to_hear_are_marked_for_all_to_hear() -> None:
    match = scene(HANDS)
    strike(match, 0, [[0, 1, "stall", "stall_1"]], public=True, text="#word:0-1 I shall rest. #peace:0-1")
    given, peace = match.promises(None)
    with pytest.raises(NotYours):
        match.play(2, f"kept:{given.number}")
    with pytest.raises(IllegalMove, match="for all to see"):
        match.play(1, f"kept:{peace.number}")
    match.play(1, f"kept:{given.number}")
    assert states(match, None) == states(match, 2) == ["kept", "standing"]


def test_the_two_say_why_a_promise_was_kept_or_broken() -> None:
    match = scene(HANDS)
    strike(match, 0, [], text="#peace:0-1 #later:1-0:coins:1")
    peace, later = match.promises(1)

    def because(number: object, why: object = "#why:gain") -> str:
        return f"because:{json.dumps({'promise': number, 'why': why})}"

    strike(match, 1, [[1, 0, "coins", 1]], 0)
    before, seen = everything(match), [match.view(2), match.events(2)]
    for seat, option, error, said in (
        (0, because(peace.number), IllegalMove, "neither kept nor broken"),
        (2, because(later.number), IllegalMove, "no promise"),  # a seat that has not heard of it
        (0, because(5), IllegalMove, "no promise"),
        (0, because("x"), NotUnderstood, "by its number"),
        (0, because(True), NotUnderstood, "by its number"),
        (0, because(later.number, " "), NotUnderstood, "1 to 200 characters"),
        (0, because(later.number, 5), NotUnderstood, "1 to 200 characters"),
        (0, because(later.number, "x" * 201), NotUnderstood, "1 to 200 characters"),
        (0, "because:no", NotUnderstood, "given as"),
    ):
        with pytest.raises(error, match=said):
            match.play(seat, option)
        assert everything(match) == before
    match.play(1, because(later.number, "#why:word"))
    with pytest.raises(IllegalMove, match="already"):
        match.play(1, because(later.number, "#why:word"))
    match.play(0, because(later.number, "I thank you"))
    assert match.promises(0)[1].remarks == ((1, "#why:word"), (0, "I thank you"))
    assert states(match, 0) == ["standing", "kept"]
    assert [match.view(2), match.events(2)] == seen
    assert cg.load(match.save()).promises(1) == match.promises(1)
    given = match.promises(1)[1]
    assert given.from_json(given.to_json()).remarks == given.remarks


def test_what_all_have_heard_is_explained_to_all() -> None:
    match = scene(HANDS)
    strike(match, 0, [[0, 1, "stall", "stall_1"]], public=True, text="#later:1-0:coins:1")
    strike(match, 1, [[1, 0, "coins", 1]], 0, public=True)
    (given,) = match.promises(None)
    with pytest.raises(NotYours):
        match.play(2, f'because:{{"promise": {given.number}, "why": "who knows"}}')
    match.play(1, f'because:{{"promise": {given.number}, "why": "#why:word"}}')
    assert match.promises(None)[0].remarks == match.promises(2)[0].remarks == ((1, "#why:word"),)


def test_an_onlooker_does_not_judge_unseen_promises() -> None:
    match = scene(HANDS)
    strike(match, 0, [[0, 1, "stall", "stall_1"]], public=True, text="#later:1-0:coins:1")
    strike(match, 1, [[1, 0, "coins", 1]], 0)  # out of sight
    assert (states(match, 0), states(match, 2)) == (["kept"], ["unknown"])


def test_a_refusal_can_have_a_reason() -> None:
    match = scene(HANDS)
    match.play(0, Option("offer", '{"gives": [[0, 1, "coins", 1]]}'))
    number, before = match.view(1)["offers"][0]["number"], everything(match)
    for wrong in (
        "{",
        '{"why": "x"}',
        f'{{"offer": {number}, "why": 3}}',
        f'{{"offer": {number}, "why": "{"x" * 201}"}}',
    ):
        with pytest.raises(NotUnderstood):
            match.play(1, Option("refuse", wrong))
        assert everything(match) == before
    seen = match.events(2)
    match.play(1, Option("refuse", f'{{"offer": {number}, "why": "too little"}}'))
    assert match.events(0)[-1][0]["why"] == "too little"
    assert match.events(2) == seen
    assert match.view(0)["offers"] == []
