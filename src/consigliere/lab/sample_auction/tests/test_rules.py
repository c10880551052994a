"""A test or more for each rule, marked with its id; the golden games; the playthrough."""

from __future__ import annotations

import json
from typing import Any

import pytest

import consigliere as cg
from consigliere.engine import Option
from consigliere.lab.contract import contract
from consigliere.lab.sample_auction.components import COINS, DEALT
from consigliere.lab.sample_auction.title import TITLE

from .nets import ENDINGS, FOLDER, PLAYTHROUGH, playthrough
from .scene import NONE, bids, scene


def offer(match: cg.Match, seat: int, gives: list[list[Any]], text: str = "") -> int:
    """Make an offer; return its number."""
    match.play(seat, Option("offer", json.dumps({"gives": gives, "text": text})))
    return int(match.view(seat)["offers"][-1]["number"])


@pytest.mark.rule("SA-SET-01")
@pytest.mark.rule("SA-SET-02")
@pytest.mark.rule("SA-NIGHT-01")
@pytest.mark.parametrize("seats", range(3, 6))
def test_everybody_begins_alike(seats: int) -> None:
    match = cg.new(TITLE.id, seats=seats, seed=1)
    table = match.view(1)["table"]
    assert table["coins"] == [COINS] * seats
    assert table["goods"] == [DEALT] * seats
    assert [sum(lot) for lot in table["lots"]] == [3, 3]
    assert sum(match.view(0)["table"]["stock"]) == DEALT
    assert match.view(None)["table"]["stock"] is None


@pytest.mark.rule("SA-SET-03")
@pytest.mark.rule("SA-END-01")
@pytest.mark.parametrize("nights", [3, 4])
def test_the_game_lasts_as_long_as_agreed(nights: int) -> None:
    match = cg.new(TITLE.id, seats=3, seed=1, options={"rounds": nights})
    for _ in range(nights):
        assert match.result is None
        for seat in range(3):
            match.play(seat, "ready")
        bids(match, (0, 0), (0, 0), (0, 0))
    assert match.result is not None
    assert match.result.reason == "closing_time"
    assert match.view(None)["table"]["lifted"] is not None


@pytest.mark.rule("SA-NIGHT-02")
@pytest.mark.rule("SA-BID-03")
def test_of_equal_bids_the_one_nearest_to_the_lantern_counts() -> None:
    match = scene(NONE, NONE, NONE, night=1)
    assert match.view()["table"]["lantern"] == 1
    bids(match, (4, 0), (0, 3), (4, 3))
    table = match.view()["table"]
    assert table["goods"] == [3, 6, 6], "east: seat 2 comes before seat 0; west: seat 1 before seat 2"
    assert table["coins"] == [12 + 2, 9, 8]


@pytest.mark.rule("SA-NIGHT-03")
def test_bids_follow_when_all_are_ready() -> None:
    match = scene(NONE, NONE, NONE, bidding=False)
    match.play(0, "ready")
    match.play(2, "ready")
    assert match.view(1)["waiting"] == [1]
    match.play(1, "ready")
    assert match.view(1)["step"] == "Bidding"


@pytest.mark.rule("SA-TRADE-01")
def test_a_deal_moves_both_halves_and_everybody_sees_it() -> None:
    match = scene(NONE, NONE, NONE, bidding=False)
    number = offer(match, 0, [[0, 1, "coins", 4], [1, 0, "silk", 1]])
    match.play(1, f"accept:{number}")
    assert match.view(0)["table"]["stock"] == [1, 2, 1]
    assert match.view(1)["table"]["stock"] == [1, 0, 1]
    assert match.view(2)["table"]["coins"] == [8, 16, 12]
    assert match.view(2)["table"]["least"] == [[0, 1, 0], [0, 0, 0], [0, 0, 0]]


@pytest.mark.rule("SA-TRADE-01")
@pytest.mark.parametrize(
    "gives", [[[0, 1, "coins", 13]], [[0, 1, "tea", 2]], [[0, 1, "salt", 1]], [[0, 1, "tea", "tea"]]]
)
def test_nobody_gives_what_they_do_not_have(gives: list[list[Any]]) -> None:
    match = scene(NONE, NONE, NONE, bidding=False)
    with pytest.raises((cg.IllegalMove, cg.NotUnderstood)):
        offer(match, 0, gives)
    assert match.view(1)["offers"] == []


@pytest.mark.rule("SA-TRADE-01")
def test_an_offer_does_not_look_behind_a_screen() -> None:
    match = scene(NONE, NONE, NONE, bidding=False, dealt=((1, 1, 1), (3, 0, 0), (0, 3, 0)))
    number = offer(match, 0, [[1, 0, "silk", 2]])
    assert f"accept:{number}" not in [str(option) for option in match.extras(1)]
    with pytest.raises(cg.IllegalMove):
        match.play(1, f"accept:{number}")


@pytest.mark.rule("SA-TRADE-02")
def test_there_is_no_trade_while_bids_are_made() -> None:
    match = scene(NONE, NONE, NONE)
    assert match.deals_closed_by() == "SA-TRADE-02"
    with pytest.raises(cg.IllegalMove) as error:
        offer(match, 0, [[0, 1, "coins", 1]])
    assert error.value.rule == "SA-TRADE-02"


@pytest.mark.rule("SA-TRADE-01")
def test_a_promise_is_kept_before_the_night_is_over_or_broken() -> None:
    for kept in (True, False):
        match = scene(NONE, NONE, NONE, bidding=False)
        number = offer(match, 0, [[0, 1, "coins", 4]], "#later:1-0:silk:1")
        match.play(1, f"accept:{number}")
        assert [given.state for given in match.promises(0)] == ["standing"]
        if kept:
            number = offer(match, 1, [[1, 0, "silk", 1]])
            match.play(0, f"accept:{number}")
        for seat in range(3):
            match.play(seat, "ready")
        bids(match, (0, 0), (0, 0), (0, 0))
        assert [given.state for given in match.promises(0)] == ["kept" if kept else "broken"]


@pytest.mark.rule("SA-BID-01")
def test_both_bids_together_are_at_most_the_coins() -> None:
    match = scene(NONE, NONE, NONE, coins=(5, 12, 12))
    assert match.why_not(0, Option("bid_east", 6)) == "SA-BID-01"
    assert match.why_not(0, Option("bid_west", 1)) == "SA-BID-01"
    match.play(0, "bid_east:3")
    assert [str(option) for option in match.options(0)] == ["bid_west:0", "bid_west:1", "bid_west:2"]
    assert match.view(1) == scene(NONE, NONE, NONE, coins=(5, 12, 12)).view(1), "nobody learns of a bid"


@pytest.mark.rule("SA-BID-02")
@pytest.mark.rule("SA-BID-05")
def test_the_highest_bid_takes_the_goods_and_is_paid() -> None:
    match = scene(NONE, NONE, NONE, lots=((3, 0, 0), (0, 2, 1)))
    bids(match, (3, 2), (2, 5), (0, 0))
    table = match.view()["table"]
    assert table["coins"] == [9, 7, 14]
    assert match.view(0)["table"]["stock"] == [4, 1, 1]
    assert match.view(1)["table"]["stock"] == [1, 3, 2]


@pytest.mark.rule("SA-BID-04")
def test_goods_that_nobody_takes_go_back() -> None:
    match = scene(NONE, NONE, NONE, night=3)
    bids(match, (0, 0), (0, 0), (0, 0))
    position = match.position()["table"]
    assert position["bag"] == {"tea": 12, "silk": 12, "amber": 12}
    assert match.view()["table"]["coins"] == [14, 14, 14]


@pytest.mark.rule("SA-END-02")
@pytest.mark.rule("SA-END-03")
@pytest.mark.rule("SA-END-04")
@pytest.mark.rule("SA-END-05")
def test_points_are_coins_majorities_and_sets() -> None:
    match = scene((2, 1, 0), (2, 0, 0), NONE, night=3, coins=(3, 4, 5))
    bids(match, (0, 0), (0, 0), (0, 0))
    assert match.result is not None
    # stocks: 3 2 1, 3 1 1, 1 1 1; tea is shared by two, silk is seat 0's, amber is shared by three
    assert match.result.scores == (3 + 2 + 5 + 3 + 6 + 2, 4 + 2 + 5 + 3 + 2, 5 + 2 + 5 + 2)
    assert match.result.winners == (0,)


@pytest.mark.rule("SA-END-05")
def test_equals_share_the_victory_and_nobody_makes_up_a_result() -> None:
    match = scene(NONE, NONE, NONE, night=3)
    bids(match, (0, 0), (0, 0), (0, 0))
    assert match.result is not None
    assert match.result.winners == (0, 1, 2)
    position = match.position()
    cg.from_position(TITLE.id, position)
    with pytest.raises(cg.BadPosition, match="the result is not the one"):
        cg.from_position(TITLE.id, {**position, "result": {**position["result"], "winners": [1]}})


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"coins": [12, -1, 12]}, "less than no coins"),
        ({"night": 9}, "there is no night 10"),
        ({"bag": {"tea": 1, "silk": 1, "amber": 1}}, "the goods are not each in one place"),
    ],
)
def test_a_table_that_cannot_be_is_refused(change: dict[str, Any], words: str) -> None:
    position = scene(NONE, NONE, NONE).position()
    with pytest.raises(cg.BadPosition, match=words):
        cg.from_position(TITLE.id, {**position, "table": {**position["table"], **change}})


@pytest.mark.parametrize("ending", ENDINGS)
def test_golden_games(ending: str) -> None:
    """If this fails, stored games would continue differently: raise the version, and write them again."""
    match = cg.load((FOLDER / f"golden-{ending}.json").read_text(encoding="utf-8"))
    assert match.result is not None
    assert match.result.reason == ending


def test_the_playthrough_reads_as_before() -> None:
    assert playthrough() == PLAYTHROUGH.read_text(encoding="utf-8")


def test_the_contract_holds() -> None:
    assert contract(TITLE, games=6) == []
