"""Promises of negotiators: they are understood, kept or broken at a price, and a broken one is remembered."""

from __future__ import annotations

import json
from random import Random

import pytest

import consigliere as cg
from consigliere.bots import (
    MANNERS,
    Sight,
    play_out,
)
from consigliere.bots.conduct import options_in_keeping
from consigliere.bots.memory import Memory
from consigliere.engine import Gift, Offer, Option
from consigliere.engine.promises import Delivery, Peace, parse_promises
from tests.bots.players import HANDS, RAN, answer, negotiator, offer_option
from tests.toy.scene import play, scene
from tests.toy.steps import Turn

pytestmark = pytest.mark.usefixtures("toy")


def test_the_vocabulary_of_promises() -> None:
    assert parse_promises("ok? #peace:1-2 (#peace:2-1)", (1, 2)) == (Peace(1, 2), Peace(2, 1))
    assert parse_promises("#peace:1-2 #peace:1-2", (1, 2)) == (Peace(1, 2),)
    for nothing in ("", "#peace", "#peace:1", "#peace:1-1", "#peace:1-3", "#peace:-1-2", "#war:1-2", "#peace:999-2"):
        assert parse_promises(nothing, (1, 2)) == ()
    assert parse_promises(str(Peace(0, 1)), (0, 1)) == (Peace(0, 1),)


FAILED = (0,)  # a robbery that fails


def passes(match: cg.Match) -> cg.Match:
    """Nobody reacts."""
    while match.view(None)["step"] in ("Rob", "Guard"):
        match.play(match.deciders[0], Option("pass"))
    return match


def betrayed(times: int) -> cg.Match:
    """Seat 1 has promised peace to seat 2 and then robbed it, so many times, without success."""
    hands = [HANDS[0], "thief_1 thief_2 thief_3", HANDS[2]]
    turns = tuple(Turn(2) for _ in range(times))
    match = scene(hands, coins=(1, 8, 1), stack=(*turns, Turn(0), Turn(1), Turn(2)), draws=(*RAN, *FAILED) * times)
    for i in range(times):
        match.play(1, offer_option([[1, 2, "coins", 1]], "#peace:1-2"))
        match.play(2, Option("accept", match.view(2)["offers"][0]["number"]))
        play(match, "2 run:stall_3", "0 pass", f"1 rob:thief_{i + 1}", "1 stake:0")
        passes(match)
    return match


def test_a_broken_word_lowers_acceptance_and_is_forgotten_in_time() -> None:
    """The same offer from the seat that broke its promise: first at a premium, then refused, then accepted again."""
    memories = []
    verbs: dict[tuple[int, int], list[str]] = {}
    for times in (0, 1, 2):
        match = betrayed(times)
        memory = negotiator("trader").memory(Sight(match, 2))
        memories.append(memory.distrust.get(1, 0.0))
        # a seat that knows of no broken promise does not mind
        assert negotiator("trader").memory(Sight(match, 0)).distrust == {}
        for coins in (1, 2, 3):
            # A gain for seat 2 in any case: money for nothing.
            bot = negotiator(MANNERS["trader"]._replace(content=0.0), 1)
            verbs.setdefault((times, coins), []).append(answer(match, bot, 2, [[1, 2, "coins", coins]], 1))
    assert memories == [0.0, 1.0, 2.0]
    accepted = {times: sum(verbs[times, coins] == ["accept"] for coins in (1, 2, 3)) for times in (0, 1, 2)}
    assert accepted[0] == 3
    assert accepted[2] == 0
    assert accepted[0] >= accepted[1] > accepted[2]


def test_distrust_asks_a_premium_first() -> None:
    """A deal with a small gain is made with every seat except the one that broke its promise."""
    bot = negotiator("trader", 1)
    sight = Sight(betrayed(1), 2)
    memory = bot.memory(sight)
    assert bot._wants(memory, (1, 2)) > bot._wants(memory, (0, 2)) > 0
    assert bot._wants(negotiator("trader").memory(Sight(betrayed(2), 2)), (1, 2)) == float("inf")


def test_distrust_fades() -> None:
    match = betrayed(2)
    trade = match.title.trade
    assert trade is not None
    memory = Memory(2)
    memory.learn(trade, match.events(2))
    assert memory.distrust[1] == 2.0
    memory.learn(trade, [[{"event": "dealt", "seat": 0, "count": 3}]])
    assert memory.distrust[1] == 1.0
    assert memory.given == set()
    bot = negotiator("trader")
    assert bot._wants(memory, (1, 2)) < float("inf")


def test_hearsay_counts_half() -> None:
    trade = cg.new("toy", seats=3, seed=1).title.trade
    assert trade is not None
    memory = Memory(0)
    public = {"event": "deal", "seat": 2, "parties": [1, 2], "gives": [], "text": "#peace:1-2"}
    memory.learn(trade, [[public], [{"event": "robbed", "seat": 1, "from": 2}]])
    assert memory.distrust == {1: 0.5}
    memory.learn(trade, [[{"event": "robbed", "seat": 1, "from": 2}]])
    assert memory.distrust == {1: 0.5}  # a promise was broken once, and none was given afterwards


def test_a_promise_is_worth_less_from_a_seat_that_breaks_promises() -> None:
    offer = Offer(0, 1, (1, 2), (Gift(2, 1, "coins", 1),), "#peace:1-2", False, (1,))
    plain = offer._replace(text="")
    gains = []
    for times in (0, 1):
        bot = negotiator("trader", 1, worlds=30)
        sight = Sight(betrayed(times), 2)
        gains.append(bot.gain(sight, offer) - bot.gain(sight, plain))
    assert gains[0] > gains[1] > 0


def test_coins_promised_for_later_are_worth_less_and_least_from_a_promise_breaker() -> None:
    gift = Offer(0, 1, (1, 2), (Gift(1, 2, "coins", 2),), "", False, (1,))
    later = gift._replace(gives=(Gift(1, 2, "coins", 1),), text="#later:1-2:coins:1")
    one, bot, sight = gift._replace(gives=later.gives), negotiator("trader", 1, worlds=8), Sight(betrayed(0), 2)
    gains = []
    for distrust in (0.0, 1.0):
        bot.memory(sight).distrust[1] = distrust
        gains.append((bot.gain(sight, later) - bot.gain(sight, one)) / (bot.gain(sight, gift) - bot.gain(sight, one)))
    assert 0 < gains[0] < 1
    assert gains[1] == pytest.approx(gains[0] / 2)


def test_a_bot_makes_good_what_it_has_promised_and_a_liar_does_not() -> None:
    match = scene(HANDS, coins=(4, 6, 4))
    match.play(0, offer_option([[0, 1, "coins", 1], [0, 1, "permit", "stall_1"]], "#later:1-0:coins:2"))
    match.play(1, Option("accept", match.view(1)["offers"][0]["number"]))
    assert negotiator("trader").memory(Sight(match, 1)).owed() == [Delivery(1, 0, "coins", 2)]
    option = negotiator("trader", 3).talk(Sight(match, 1, 1))
    assert option is not None
    assert json.loads(str(option.target)) == {"gives": [[1, 0, "coins", 2]], "text": "#why:word"}
    match.play(1, option)
    match.play(0, Option("accept", match.view(0)["offers"][0]["number"]))
    assert negotiator("trader").memory(Sight(match, 1)).owed() == []
    match = scene(HANDS, coins=(4, 6, 4))
    match.play(0, offer_option([[0, 1, "permit", "stall_1"]], "#later:1-0:permit:stall_1"))
    match.play(1, Option("accept", match.view(1)["offers"][0]["number"]))
    assert negotiator("trader").talk(Sight(match, 1, 1)) == Option("recall", "stall_1")
    assert negotiator(MANNERS["trader"]._replace(word=0.0, patience=-1)).talk(Sight(match, 1, 1)) != Option(
        "recall", "stall_1"
    )


def test_a_word_is_broken_only_where_that_pays_more_than_it_is_worth() -> None:
    hands = ["crate_1", "thief_1 crate_2 guard_1", "crate_3 guard_2"]
    match = scene(hands, coins=(4, 4, 4), stack=(Turn(2), Turn(1)), draws=RAN)
    play(match, "2 run:stall_3")
    robbery, sight = Option("rob", "thief_1"), Sight(match, 1)
    for price, broken in ((0.9, False), (float("inf"), False), (0.001, True)):
        ways = [robbery in options_in_keeping(sight, {2}, set(), Random(seed), price) for seed in range(6)]
        assert any(ways) == broken


def test_an_honest_bot_does_not_rob_and_a_liar_may() -> None:
    hands = ["crate_1", "thief_1 crate_2 guard_1", "crate_3 guard_2"]
    match = scene(hands, coins=(4, 4, 4), stack=(Turn(2), Turn(1)), draws=RAN)
    match.play(1, offer_option([[2, 1, "coins", 1]], "#peace:1-2"))
    match.play(2, Option("accept", match.view(2)["offers"][0]["number"]))
    play(match, "2 run:stall_3")
    assert match.view(None)["step"] == "Rob"
    honest = {negotiator("trader", seed).choose(Sight(match, 1)) for seed in range(20)}
    liar = {negotiator(MANNERS["trader"]._replace(word=0.0), seed).choose(Sight(match, 1)) for seed in range(20)}
    assert honest == {Option("pass")}
    assert liar == {Option("pass"), Option("rob", "thief_1")}
    assert options_in_keeping(Sight(match, 1), set(), set(), Random(1)) == match.options(1)
    assert options_in_keeping(Sight(match, 1), set(), {2}, Random(1)) == (Option("rob", "thief_1"),)


def test_memory_depends_only_on_events() -> None:
    """A bot that joins late and reads the history remembers the same as one that was there."""
    for seed in range(8):
        match = cg.new("toy", seats=3, seed=seed, options={"homeless": seed % 2 == 0})
        bots = [negotiator(manner, seed) for manner in ("bully", "trader", "trader")]
        play_out(match, bots, talk=3)
        for seat, bot in enumerate(bots):
            there, later = bot.memory(Sight(match, seat)), negotiator("miser").memory(Sight(match, seat))
            assert {**vars(later), "ledger": later.given} == {**vars(there), "ledger": there.given}
