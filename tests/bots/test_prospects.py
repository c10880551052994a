"""Bots that look ahead check deals by playouts with the goods and without."""

from __future__ import annotations

import json
from time import perf_counter

import pytest

import consigliere as cg
from consigliere.bots import MANNERS, NegotiatorBot, RandomBot, Sight, make
from consigliere.bots.levels import AHEAD, PAIRS
from consigliere.bots.negotiator import Foresight
from consigliere.bots.prospects import DOUBT, Prospects
from consigliere.engine import Gift, Lookahead, Offer, Option, Seat
from tests.bots.players import HANDS, RENT, answer, landlord, offer_option, said
from tests.toy.scene import scene

pytestmark = pytest.mark.usefixtures("toy")

PERMIT = (Gift(0, 1, "permit", "stall_1"),)
SOON = Lookahead(6, tries=2)


def far_sighted(pairs: int = 8, seed: int = 1) -> NegotiatorBot:
    return NegotiatorBot(RandomBot(seed), MANNERS["trader"], seed, muses=1.0, foresight=Foresight(pairs))


def prospects(match: cg.Match, seat: Seat, pairs: int = 8, until: float = 0.0) -> Prospects:
    bot = far_sighted()
    return Prospects(bot.appraise(Sight(match, seat)), SOON, pairs, 3, until)


def deal(gives: tuple[Gift, ...]) -> Offer:
    return Offer(0, 0, (0, 1), gives, "", False, (0,))


def test_a_gain_is_the_difference_of_two_searches() -> None:
    """Coins for nothing are worth something to who gets them, and cost who gives them."""
    match = landlord()
    gift = deal((Gift(1, 0, "coins", 2),))
    found = {seat: prospects(match, seat).correction(seat, gift, 0.0) for seat in (0, 1)}
    assert found[0] > 0 > found[1]
    assert prospects(match, 0).correction(0, deal(()), 0.0) == 0.0


def test_the_answer_depends_on_the_seed_alone_not_on_what_was_asked_before() -> None:
    match = landlord()
    one, two = prospects(match, 1), prospects(match, 1)
    other = deal((Gift(1, 0, "coins", 1),))
    two.correction(1, other, 0.0)
    two.correction(0, other, 0.0)
    assert one.correction(1, deal(PERMIT), 0.01) == two.correction(1, deal(PERMIT), 0.01)


def test_what_a_bot_cannot_know_changes_neither_its_offers_nor_its_answers() -> None:
    told: list[list[object]] = []
    for hands, coins in ((HANDS, (4, 6, 2)), (["thief_1 thief_2", HANDS[1], "guard_3 crate_7"], (2, 6, 4))):
        match = scene(hands, coins=coins, stalls=RENT)
        gives = [[0, 1, "permit", "stall_1"], [1, 0, "coins", 1]]
        told.append([answer(match, far_sighted(), 1, gives, 0), far_sighted().talk(Sight(match, 1, 1))])
    assert told[0] == told[1]
    assert told[0][0] in ("accept", "refuse")


@pytest.mark.parametrize(("gain", "verb"), [(-0.5, "refuse"), (0.5, "accept")])
def test_playouts_that_agree_outweigh_the_evaluation(gain: float, verb: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Prospects, "_difference", lambda _self, _seat, _offer: (gain, 0.0))
    match = landlord()
    match.play(0, offer_option([[0, 1, "permit", "stall_1"], [1, 0, "coins", 1]]))
    assert said(far_sighted().talk(Sight(match, 1)))[0] == verb if verb == "refuse" else True
    if verb == "accept":
        assert far_sighted().talk(Sight(match, 1)) == Option("accept", match.view(1)["offers"][0]["number"])


def test_playouts_that_differ_as_much_as_the_evaluation_errs_count_half(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Prospects, "_difference", lambda _self, _seat, _offer: (0.5, DOUBT))
    assert prospects(landlord(), 1).correction(1, deal(PERMIT), 0.1) == pytest.approx(0.2)


def test_when_time_is_over_the_evaluation_stands_alone() -> None:
    match = landlord()
    assert prospects(match, 1, until=perf_counter() - 1).correction(1, deal(PERMIT), 0.1) == 0.0


def test_it_does_not_refuse_what_it_has_proposed_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even if playouts come out a little worse the second time."""
    match, bot = landlord(), far_sighted()
    option = far_sighted(0).talk(Sight(match, 1, 4))
    assert option is not None
    match.play(1, option)
    offer = match.state.offers[-1]
    (other,) = set(offer.parties) - {1}
    match.play(other, f"refuse:{offer.number}")
    match.play(other, offer_option([list(gift) for gift in offer.gives], offer.text))
    monkeypatch.setattr(NegotiatorBot, "_correction", lambda bot, appraisal, _, one: -bot._gain(appraisal, one) - 0.005)
    assert bot.talk(Sight(match, 1, 4)) == Option("accept", match.state.offers[-1].number)


def test_money_that_is_meant_for_something_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The evaluation counts coins. Playouts show what they would have bought, and then the bot keeps them."""

    def difference(_: Prospects, seat: Seat, offer: Offer) -> tuple[float, float]:
        return (-0.5 if any(gift.giver == seat and gift.kind == "coins" for gift in offer.gives) else 0.1, 0.0)

    def pays(bot: NegotiatorBot) -> bool:
        said_now = bot.talk(Sight(landlord(), 1, 1))
        if said_now is None or said_now.verb != "offer":
            return False
        return any(row[0] == 1 and row[2] == "coins" for row in json.loads(str(said_now.target))["gives"])

    assert pays(far_sighted(0))
    monkeypatch.setattr(Prospects, "_difference", difference)
    assert not pays(far_sighted())


def test_where_nobody_has_money_a_refused_offer_is_not_repeated() -> None:
    """It would be the very same offer."""
    match = scene(HANDS, stalls=RENT, coins=(0, 0, 0))
    bot = far_sighted(0)
    made: list[str] = []
    for _ in range(8):
        option = bot.talk(Sight(match, 1, 4))
        if option is None:
            break
        body = json.loads(str(option.target))
        made.append(json.dumps(body["gives"]))
        match.play(1, option)
        offer = match.state.offers[-1]
        match.play(next(seat for seat in offer.parties if seat != 1), f"refuse:{offer.number}")
    assert len(made) == len(set(made))


def test_the_upper_levels_look_ahead_in_deals_and_the_lower_do_not() -> None:
    for level in ("novice-trader", "soldier-trader", "capo-trader", "consigliere-trader"):
        bot = make(level, 1)
        assert isinstance(bot, NegotiatorBot)
        assert bot.foresight.pairs == PAIRS.get(level.partition("-")[0], 0)
    assert set(PAIRS) == set(AHEAD)
    timed = make("capo-bully", 1, seconds=2.0)
    assert isinstance(timed, NegotiatorBot)
    assert 0 < timed.foresight.seconds < 2.0
