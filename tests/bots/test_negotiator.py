"""Negotiation: no bot loses by its own evaluation, manners differ, and no secret leaks."""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise
from random import Random

import pytest

import consigliere as cg
from consigliere.bots import (
    MANNERS,
    Bot,
    NegotiatorBot,
    Sight,
    make,
    play_out,
)
from consigliere.bots.memory import Haggling, Memory
from consigliere.engine import Gift, IllegalMove, Offer, Option
from consigliere.engine.deals import exchange
from consigliere.engine.promises import Peace, parse_promises
from consigliere.games import find
from tests.bots.players import HANDS, RAN, RENT, Gambler, answer, landlord, negotiator, offer_option, said, watched
from tests.effort import effort
from tests.toy.scene import play, scene
from tests.toy.steps import Turn

pytestmark = pytest.mark.usefixtures("toy")

# --- no deal is a loss


def test_no_deal_is_a_loss_by_ones_own_evaluation() -> None:
    """Whole games among negotiators, and with gamblers who offer and accept anything."""
    struck = offered = 0
    for seed in range(effort(16, 48)):
        manners = list(MANNERS)
        bots = [negotiator(manners[(seed + i) % 3], seed + i) for i in range(2)]
        table: list[Bot] = [*bots, Gambler(seed), Gambler(seed + 1)]
        table = table[seed % 4 :] + table[: seed % 4]
        match = watched(cg.new("toy", seats=4, seed=seed, options={"homeless": seed % 2 == 0}), table)
        play_out(match, table, talk=4)
        for seat, offer, gain in (*match.deals, *match.offers):
            assert gain >= 0, (seed, seat, offer)
        struck += len(match.deals)
        offered += len(match.offers)
    assert struck > effort(60, 200)
    assert offered > effort(60, 200)


def test_no_accepted_offer_of_thousands_is_a_loss() -> None:
    """What a gambler offers: every accepted offer is a gain, and a good gain at a low price is accepted."""
    answers: Counter[str] = Counter()
    for seed in range(60):
        match = cg.new("toy", seats=3, seed=seed, options={"homeless": seed % 2 == 0})
        random = Random(seed)
        while match.result is None and (match.view(None)["step"] != "Turn" or random.random() < 0.6):
            match.play(match.deciders[0], random.choice(match.options(match.deciders[0])))
        if match.result is not None:
            continue
        gambler = Gambler(seed)
        for _ in range(60):
            trial = match.clone(record_events=True)
            option = gambler.talk(Sight(trial, 0, 1))
            assert option is not None
            try:
                trial.play(0, option)
            except IllegalMove:
                continue
            (offer,) = trial.state.offers
            for seat in offer.parties:
                if seat:
                    manner = random.choice(list(MANNERS))
                    bot = negotiator(manner, seed)
                    answer = bot.talk(Sight(trial, seat))
                    assert answer is not None
                    gain = bot.gain(Sight(trial, seat), offer)
                    assert gain > 0 or answer.verb == "refuse"
                    possible = Option("accept", offer.number) in trial.extras(seat)
                    assert gain < 0.2 or answer.verb == "accept" or not possible
                    answers[answer.verb] += 1
    assert answers["accept"] > 500
    assert answers["refuse"] > 500


def test_its_evaluation_is_the_games_own_before_and_after() -> None:
    match = landlord()
    title = match.title
    assert title.trade is not None
    bot = negotiator("trader", 3)
    for price in range(1, 4):
        gives = (Gift(0, 1, "permit", "stall_2"), Gift(1, 0, "coins", price))
        offer = Offer(0, 0, (0, 1), gives, "", False, (0,))
        for seat in (0, 1):
            sight = Sight(match, seat)
            gains = []
            for world in bot.appraise(sight).worlds(seat):
                after = world.state.clone()
                if not title.trade.problem(after, offer, None):  # otherwise nothing happens in that world
                    exchange(title.trade, after, offer)
                gains.append(title.value(after, seat) - title.value(world.state, seat))
            assert bot.gain(sight, offer) == pytest.approx(sum(gains) / len(gains))


def test_deals_are_whole_and_replayed() -> None:
    """After every step of a talkative game the invariants hold, and coins only change hands."""
    deals = 0
    for seed in range(30):
        match = cg.new("toy", seats=3, seed=seed, options={"homeless": True})
        play_out(match, [negotiator(manner, seed) for manner in MANNERS], talk=3)
        again = cg.new("toy", seats=3, seed=seed, options={"homeless": True})
        for choice in match.history():
            coins = sum(again.state.coins)  # type: ignore[attr-defined]
            again.play(choice.seat, choice.option)
            assert again.title.problems(again.state) == []
            if choice.option.verb == "accept":
                deals += 1
                assert sum(again.state.coins) == coins  # type: ignore[attr-defined]
        assert again.save() == match.save()
        assert cg.load(match.save()).position() == match.position()
    assert deals > 20


# --- making, judging and countering offers


def test_it_offers_what_serves_both_at_a_price_between_them() -> None:
    match = landlord()
    option = negotiator("trader", 1).talk(Sight(match, 1, 1))
    assert option is not None
    assert option.verb == "offer"
    match.play(1, option)
    (offer,) = match.view(0)["offers"]
    assert offer["parties"] == [0, 1]
    goods, money = offer["gives"]
    assert goods[:3] == [0, 1, "permit"]
    assert money[:3] == [1, 0, "coins"]
    assert negotiator("trader", 2).talk(Sight(match, 0)) == Option("accept", offer["number"])


def test_it_refuses_what_it_would_lose_by_and_counters_with_its_price() -> None:
    match = landlord()
    bot = negotiator("trader", 1)
    match.play(1, offer_option([[0, 1, "permit", "stall_1"], [0, 1, "coins", 1]]))  # asks for money on top
    number = match.view(0)["offers"][0]["number"]
    assert said(bot.talk(Sight(match, 0, 1))) == ("refuse", number)
    match.play(0, Option("refuse", number))
    counter = bot.talk(Sight(match, 0, 1))
    assert counter is not None
    assert counter.verb == "offer"
    match.play(0, counter)
    gives = match.view(1)["offers"][0]["gives"]
    assert gives[0][:3] == [0, 1, "permit"]
    assert gives[1][:3] == [1, 0, "coins"]


@pytest.mark.parametrize("manner", list(MANNERS))
def test_its_price_for_peace_is_not_to_be_paid_for_it(manner: str) -> None:
    """It has refused to pay for peace. It may offer less, but asks for no money on top, of nobody."""
    match = scene(HANDS, coins=(8, 8, 8), stack=(Turn(0), Turn(1)))
    match.play(1, offer_option([[0, 1, "coins", 8]], "#peace:1-0"))
    bot = negotiator(manner, 1)
    assert said(bot.talk(Sight(match, 0, 4)))[0] == "refuse"
    match.play(0, Option("refuse", match.view(0)["offers"][0]["number"]))
    while (option := bot.talk(Sight(match, 0, 4))) is not None:
        match.play(0, option)
        offer = match.state.offers[-1]
        spared = any(isinstance(word, Peace) and word.taker == 0 for word in parse_promises(offer.text, offer.parties))
        assert not (spared and all(gift.taker == 0 for gift in offer.gives)), offer
        match.play(next(seat for seat in offer.parties if seat), Option("refuse", offer.number))


def test_where_nobody_has_money_nobody_is_asked_to_give_something_for_nothing() -> None:
    match = scene(HANDS, stalls=RENT, coins=(0, 0, 0))
    for seed in range(6):
        option = negotiator("trader", seed).talk(Sight(match, 1, 1))
        assert option is None or any(gift[0] == 1 for gift in json.loads(str(option.target))["gives"])


def test_it_comes_back_with_a_better_price_and_then_gives_up() -> None:
    match = scene(HANDS, stalls=RENT, coins=(1, 8, 8), stack=(Turn(0), Turn(1)))
    bot = negotiator(MANNERS["trader"]._replace(share=0.9), 1)
    prices: list[int] = []
    while (option := bot.talk(Sight(match, 0, 1))) is not None and len(prices) < 20:
        match.play(0, option)
        offer = match.view(0)["offers"][0]
        if offer["parties"] == [0, 1] and offer["gives"][0][2] == "permit":
            prices.append(offer["gives"][-1][3])
        match.play(next(seat for seat in offer["parties"] if seat), Option("refuse", offer["number"]))
    by_stall = len({1, 2, 3})
    assert 1 <= len(prices) <= by_stall * (1 + MANNERS["trader"].patience)
    assert option is None
    assert sorted(prices, reverse=True)[0] == prices[0]


def test_it_withdraws_an_offer_that_has_turned_sour() -> None:
    match = landlord()
    bot = negotiator("trader", 1)
    option = bot.talk(Sight(match, 1, 1))
    assert option is not None
    match.play(1, option)
    number = match.view(1)["offers"][0]["number"]
    assert bot.talk(Sight(match, 1, 0)) is None  # still good: the offer stays open
    play(match, "0 rest", "1 rest")  # the turn the permit was for is over
    assert said(bot.talk(Sight(match, 1, 0))) == ("withdraw", number)


def test_an_offer_of_three_is_judged_by_what_one_gets() -> None:
    match = landlord()
    bot = negotiator("trader", 1)
    good = [[0, 1, "permit", "stall_1"], [2, 0, "coins", 1]]
    assert answer(match, bot, 1, good, 0) == "accept"
    assert answer(match, bot, 2, good, 0) == "refuse"


def test_a_game_without_trade_has_nothing_to_talk_about() -> None:
    match = cg.new("dual_powers", seats=2, seed=1)
    bot = make("trader", 1)
    assert isinstance(bot, NegotiatorBot)
    assert bot.talk(Sight(match, 0, 3)) is None
    assert bot.choose(Sight(match, 0)) in match.options(0)


# --- manners


def profits(manner: str, games: int = 30) -> Counter[str]:
    """What one negotiator among traders earns with its deals: their number, its own gain and its partners' gain."""
    found: Counter[str] = Counter()
    for seed in range(games):
        bots = [negotiator("trader", 3 * seed + i) for i in range(3)]
        seat = seed % 3
        bots[seat] = negotiator(manner, 3 * seed + seat)
        match = watched(cg.new("toy", seats=3, seed=seed, options={"homeless": True}), bots)
        play_out(match, bots, talk=2)
        for party, offer, gain in match.deals:
            if seat in offer.parties:
                found["deals"] += party == seat
                found["mine"] += round(1e6 * gain) if party == seat else 0
                found["both"] += round(1e6 * gain)
        for maker, offer, _ in match.offers:
            words = parse_promises(offer.text, offer.parties)
            found["threats"] += maker == seat and any(word.giver == seat for word in words)
    return found


def test_manners_differ_measurably() -> None:
    trader, bully, miser = (profits(manner) for manner in ("trader", "bully", "miser"))
    assert trader["deals"] > 1.3 * miser["deals"] > 0  # a trader deals much more than a miser
    share = {name: row["mine"] / row["both"] for name, row in (("trader", trader), ("bully", bully))}
    assert share["bully"] > share["trader"] + 0.03  # a bully takes a larger part of the gain
    assert miser["mine"] / miser["deals"] > trader["mine"] / trader["deals"]  # a miser only deals for a large gain
    assert bully["threats"] > 10 * (trader["threats"] + miser["threats"])  # theirs answer a demand for peace


def test_a_bully_is_paid_for_peace_and_goes_for_those_who_do_not_pay() -> None:
    hands = ["crate_1 thief_1 crate_4", "crate_2 guard_1 crate_5", "crate_3 guard_2 crate_6"]
    match = scene(hands, coins=(4, 5, 5))
    bully = negotiator(MANNERS["bully"], 1, worlds=30)
    option = bully.talk(Sight(match, 0, 1))
    assert option is not None
    assert "#peace:0-" in str(option.target)
    match.play(0, option)
    offer = match.view(0)["offers"][0]
    victim = next(seat for seat in offer["parties"] if seat)
    assert offer["gives"] == [[victim, 0, "coins", offer["gives"][0][3]]]
    match.play(victim, Option("refuse", offer["number"]))
    assert bully.memory(Sight(match, 0)).defied == {victim}
    # When that seat's reward can be robbed, the bully robs it. A trader with the same cards may not.
    robbery = scene(hands, coins=(4, 5, 5), stack=(Turn(victim), Turn(0)), draws=RAN)
    robbery.play(0, option)
    robbery.play(victim, Option("refuse", offer["number"]))
    play(robbery, f"{victim} run:stall_{victim + 1}")
    for seed in range(8):
        angry = negotiator(MANNERS["bully"], seed)
        assert angry.choose(Sight(robbery, 0)) == Option("rob", "thief_1")
    calm = {negotiator("trader", seed).choose(Sight(robbery, 0)) for seed in range(8)}
    assert Option("pass") in calm


def test_a_bully_that_does_not_bluff_needs_something_to_threaten_with() -> None:
    honest_threat = MANNERS["bully"]._replace(bluffs=False)
    for hand, expected in (("crate_1 crate_7 thief_1", True), ("crate_1 crate_7 crate_4", False)):
        match = scene([hand, "crate_2 guard_1 crate_5", "crate_3 guard_2 crate_6"], coins=(4, 5, 5))
        option = negotiator(honest_threat, 1, worlds=30).talk(Sight(match, 0, 1))
        assert (option is not None and "#peace:0-" in str(option.target)) == expected
        option = negotiator("bully", 1, worlds=30).talk(Sight(match, 0, 1))
        assert option is not None
        assert "#peace:0-" in str(option.target)  # this one bluffs


# --- secrets


def test_what_a_bot_cannot_know_does_not_change_its_offers() -> None:
    """Matches that differ only in the others' hands and coins: the same offers with the same seed, in every manner."""
    worlds = (
        (["crate_1 thief_1", "crate_2 guard_1", "thief_3 guard_2"], (4, 6, 2)),
        (["crate_1 thief_1", "thief_2 thief_4", "crate_9 crate_12"], (4, 2, 6)),
        (["crate_1 thief_1", "guard_4 guard_5", "guard_6 crate_8"], (4, 4, 4)),
    )
    said: list[list[Option | None]] = []
    for hands, coins in worlds:
        row: list[Option | None] = []
        for manner in MANNERS:
            for seed in range(6):
                for stalls in (RENT, {**RENT, "stall_2": 1, "stall_3": 2}):
                    match = scene(hands, coins=coins, stalls=stalls)
                    bot = negotiator(manner, seed)
                    option = bot.talk(Sight(match, 0, 1))
                    row.append(option)
                    if option is not None:
                        match.play(0, option)
                        offer = match.view(0)["offers"][0]
                        partner = next(seat for seat in offer["parties"] if seat)
                        match.play(partner, Option("refuse", offer["number"]))
                        row.append(bot.talk(Sight(match, 0, 1)))
        said.append(row)
    assert said[0] == said[1] == said[2]
    assert sum(option is not None for option in said[0]) > 20


def test_what_a_bot_cannot_know_does_not_change_its_answers() -> None:
    answers = []
    for hands, coins in ((HANDS, (4, 6, 2)), (["thief_1 thief_2", HANDS[1], "guard_3 crate_7"], (2, 6, 4))):
        match = scene(hands, coins=coins, stalls=RENT)
        row = []
        for price in (1, 2):
            for manner in MANNERS:
                gives = [[0, 1, "permit", "stall_1"], [1, 0, "coins", price]]
                row.append(answer(match, negotiator(manner, 1), 1, gives, 0))
        answers.append(row)
    assert answers[0] == answers[1]
    assert set(answers[0]) == {"accept", "refuse"}


# --- its own offers, and refused ones


def test_it_does_not_refuse_what_it_has_proposed_itself() -> None:
    """Its own offer, sent back with the same terms, is accepted, even if it has conceded below its usual minimum."""
    sent_back = 0
    for seed in range(12):
        match, bot = landlord(), negotiator("trader", seed)
        for _ in range(4):
            option = bot.talk(Sight(match, 1, 4))
            if option is None or option.verb != "offer":
                break
            match.play(1, option)
            offer = match.state.offers[-1]
            (other,) = set(offer.parties) - {1}
            match.play(other, f"refuse:{offer.number}")
            gives = json.dumps({"gives": [list(gift) for gift in offer.gives], "text": offer.text})
            match.play(other, f"offer:{gives}")
            answered = bot.talk(Sight(match, 1, 4))
            assert answered is not None
            assert answered.verb == "accept", (seed, answered)
            sent_back += 1
            match.play(other, f"withdraw:{match.state.offers[-1].number}")
    assert sent_back > 12


def test_what_is_refused_again_and_again_is_asked_ever_more_seldom() -> None:
    memory = Memory(0)
    trade = find("toy").trade
    assert trade is not None
    wanted = (Gift(1, 0, "permit", "stall_1"),)
    asked = []
    for number in range(30):
        if not memory.resting(1, wanted, ()):
            asked.append(number)
            memory.refused[1, wanted, ()] = Haggling(1, 3)
        memory._round_over()
    assert len(asked) <= 5
    assert asked[:3] == [0, 2, 5]
    gaps = [later - earlier for earlier, later in pairwise(asked)]
    assert gaps == sorted(gaps)
