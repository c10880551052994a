"""What negotiators say about promises: why they broke or kept one, that they punish a breach and forgive it."""

from __future__ import annotations

from typing import Any

import pytest

import consigliere as cg
from consigliere.bots import MANNERS, Manner, NegotiatorBot, Sight
from consigliere.bots.memory import Memory
from consigliere.engine import Event, Option
from consigliere.engine.deals import promise_and_reason
from consigliere.engine.promises import REASONS
from tests.bots.players import HANDS, RAN, answer, landlord, negotiator, offer_option
from tests.bots.test_broken_promises import FAILED, betrayed, passes
from tests.toy.scene import play, scene
from tests.toy.steps import Turn

pytestmark = pytest.mark.usefixtures("toy")

THIEF = [HANDS[0], "thief_1 crate_2 guard_1", HANDS[2]]


def remark(match: cg.Match, bot: NegotiatorBot, seat: int) -> str:
    """The reason in the bot's next remark, which it makes; "" if it makes none."""
    option = bot.talk(Sight(match, seat))
    if option is None or option.verb != "because":
        return ""
    number, why = promise_and_reason(option)
    assert why.removeprefix("#why:") in REASONS
    match.play(seat, option)
    said = [given for given in match.promises(seat) if given.number == number][-1]  # it may have been given twice
    assert said.remarks[-1] == (seat, why)
    return why.removeprefix("#why:")


def agree(match: cg.Match, maker: int, taker: int, gives: list[Any], text: str) -> None:
    match.play(maker, offer_option(gives, text, to=[taker]))
    match.play(taker, Option("accept", match.view(taker)["offers"][-1]["number"]))


def robbery(hands: list[str] = THIEF) -> cg.Match:
    """Seat 1 may rob seat 2, which it has promised to spare."""
    match = scene(hands, coins=(4, 4, 4), stack=(Turn(2), Turn(1)), draws=RAN)
    agree(match, 1, 2, [[2, 1, "coins", 1]], "#peace:1-2")
    play(match, "2 run:stall_3")
    return match


def robbed(hands: list[str] = THIEF) -> cg.Match:
    match = robbery(hands)
    play(match, "1 rob:thief_1", "1 stake:0")
    return passes(match)


def happens(match: cg.Match, kind: str, **facts: Any) -> None:
    match._new_choices += (0, Option("pass"), False, True, [Event(kind, facts)])


def night(match: cg.Match) -> None:
    """The event with which a round begins."""
    happens(match, "dealt", seat=0, count=3)


WORTHLESS: Manner = MANNERS["trader"]._replace(word=0.0)


@pytest.mark.parametrize(("manner", "why"), [("trader", "gain"), (WORTHLESS, "unbound")])
def test_who_breaks_a_promise_says_why_once_whenever_it_is_asked(manner: str | Manner, why: str) -> None:
    match = robbed()
    assert remark(match, negotiator(manner), 1) == why
    assert remark(match, negotiator(manner), 1) == ""  # a bot made anew knows what was said


def test_what_a_bot_cannot_know_does_not_change_what_it_says() -> None:
    others = [[HANDS[0], HANDS[2]], ["thief_2 thief_3", "guard_3 crate_7"]]
    told = []
    for first, last in others:
        match = robbed([first, THIEF[1], last])
        told.append([str(negotiator("trader", seed).talk(Sight(match, 1))) for seed in range(3)])
    assert told[0] == told[1]
    assert "because" in told[0][0]


def test_what_could_not_be_helped_was_not_a_choice() -> None:
    """The robbery comes from what another seat does."""
    match = scene(THIEF, coins=(4, 4, 4), stack=(Turn(2), Turn(1)), draws=RAN)
    agree(match, 1, 2, [[2, 1, "coins", 1]], "#peace:1-2")
    play(match, "2 run:stall_3", "1 pass")
    happens(match, "robbed", seat=1, **{"from": 2})
    assert remark(match, negotiator("trader"), 1) == "late"


def test_who_is_wronged_says_what_follows_and_later_that_it_is_forgiven() -> None:
    bot = negotiator("trader")
    match = betrayed(1)
    assert remark(match, bot, 2) == "punish"
    assert remark(match, bot, 0) == ""  # nobody has broken a promise to this seat
    night(match)
    assert remark(match, negotiator("trader"), 2) == ""
    night(match)
    assert remark(match, negotiator("trader"), 2) == "forgive"
    assert remark(match, bot, 2) == ""
    assert bot.memory(Sight(match, 2)).distrust == {}


def test_the_second_time_it_makes_no_more_deals_and_says_so() -> None:
    match = betrayed(2)
    assert remark(match, negotiator("trader"), 2) == "shun"
    gift = [[1, 2, "coins", 3]]
    assert answer(match, negotiator("trader"), 2, gift, 1) == "refuse"
    match.play(1, offer_option(gift))
    option = negotiator("trader").talk(Sight(match, 2))
    assert option is not None
    assert "#why:shun" in str(option)


def test_a_promise_kept_since_helps_to_forgive() -> None:
    trade = robbery().title.trade
    assert trade is not None
    memory = Memory(2)
    attack = {"event": "robbed", "seat": 1, "from": 2}
    deal = {"event": "deal", "seat": 2, "parties": [1, 2], "gives": [], "text": "#peace:1-2"}
    memory.learn(trade, [[deal], [attack], [{**deal, "text": "#later:1-2:coins:1"}]])
    assert (memory.distrust, set(memory.grudges)) == ({1: 1.0}, {1})
    memory.learn(trade, [[{"event": "deal", "seat": 1, "parties": [1, 2], "gives": [[1, 2, "coins", 1]]}]])
    assert memory.distrust == {1: 0.5}
    memory.learn(trade, [[{"event": "dealt", "seat": 0, "count": 3}]])
    assert (memory.distrust, memory.grudges, memory.forgiven) == ({}, {}, {1})


def test_a_promise_does_not_bind_towards_a_seat_that_broke_its_own() -> None:
    """Seat 2 gave its word before seat 1 broke its own. A promise given afterwards binds."""
    hands = [HANDS[0], "thief_1", "thief_2 crate_3"]
    match = scene(hands, coins=(1, 4, 3), stack=(Turn(2), Turn(1), Turn(0)), draws=(*RAN, *FAILED))
    agree(match, 1, 2, [[1, 2, "coins", 1]], "#peace:1-2 #peace:2-1 #later:2-1:coins:1")
    memory = negotiator("trader").memory(Sight(match, 2))
    assert (memory.spared(), len(memory.owed())) == ({1}, 1)
    play(match, "2 run:stall_3", "0 pass", "1 rob:thief_1", "1 stake:0")
    passes(match)
    memory = negotiator("trader").memory(Sight(match, 2))
    assert (memory.spared(), memory.owed()) == (set(), [])
    agree(match, 1, 2, [[1, 2, "coins", 1]], "#peace:2-1+1")
    assert negotiator("trader").memory(Sight(match, 2)).spared() == {1}


def test_an_offer_to_a_seat_that_broke_its_word_says_that_it_is_dearer() -> None:
    for distrust, dearer in ((0.0, False), (0.5, True)):
        bot, sight = negotiator("trader", 1), Sight(landlord(coins=(4, 6, 4)), 1, 1)
        bot.memory(sight).distrust.update({0: distrust} if distrust else {})
        option = bot.talk(sight)
        assert option is not None
        assert option.verb == "offer"
        assert ("#why:premium" in str(option.target)) == dearer


def test_who_was_tempted_and_kept_the_peace_says_so() -> None:
    match = scene(THIEF, coins=(4, 4, 4), stack=(Turn(1), Turn(2)), draws=RAN)
    agree(match, 1, 2, [[2, 1, "coins", 1]], "#peace:1-2")
    play(match, "1 run:stall_2")
    while match.deciders == (0,) or match.view(None)["step"] == "Rob":
        match.play(match.deciders[0], Option("pass"))
    later = match.clone(record_events=True)
    night(match)
    assert remark(match, negotiator("trader"), 1) == "tempted"
    assert remark(match, negotiator("trader"), 1) == ""
    for _ in range(6):  # so long after it there is no point in it
        happens(later, "dealt", seat=0, count=3)
    assert remark(later, negotiator("trader"), 1) == ""


def test_nothing_tempts_before_the_promise_is_given() -> None:
    match = scene(THIEF, coins=(4, 4, 4), stack=(Turn(2), Turn(1), Turn(0)), draws=RAN)
    play(match, "2 run:stall_3", "0 pass", "1 pass")
    agree(match, 1, 2, [[2, 1, "coins", 1]], "#peace:1-2")
    night(match)
    assert remark(match, negotiator("trader"), 1) == ""


def test_what_was_promised_and_is_gone() -> None:
    match = scene(HANDS, coins=(4, 1, 4))
    agree(match, 0, 1, [[0, 1, "permit", "stall_1"]], "#later:1-0:coins:9")
    seat = match.deciders[0]
    while match.deciders and match.deciders[0] == seat:
        match.play(seat, match.options(seat)[0])
    night(match)
    assert remark(match, negotiator("trader"), 1) == "lost"
