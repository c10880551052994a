"""The refusal of a deal is the same in all worlds that a seat cannot tell apart, except for its own goods."""

from __future__ import annotations

import json
from random import Random

import pytest

from consigliere.engine import Gift, IllegalMove, NotUnderstood, NotYours, Offer, Option, Seat
from consigliere.engine.deals import parse_offer
from consigliere.match import Match
from tests.cases import ALL, Case, over_play, random_offer, walk

TRADING = [case for case in ALL if case.title.trade is not None]
WORLDS = 8


def answer(match: Match, seat: Seat, option: Option) -> str:
    """The text a seat gets when it tries an any-time option; "" if it succeeds."""
    try:
        match.clone().play(seat, option)
    except (IllegalMove, NotYours, NotUnderstood) as error:
        return f"{type(error).__name__}: {error}"
    return ""


def with_offer(match: Match, offer: Offer) -> Match:
    """The match with an open offer, whatever its maker has now: goods may have been spent since it was made."""
    match = match.clone()
    match.state.offers = (*match.state.offers, offer)
    return match


def made_up(match: Match, maker: Seat, pick: Random) -> Offer | None:
    """An offer that a seat could have made at some time."""
    assert match.title.trade is not None
    text = random_offer(match.title.trade, match, maker, pick).target
    if pick.random() < 0.5:  # amounts that nobody is likely to have
        words = json.loads(str(text))
        for gift in words["gives"]:
            if isinstance(gift[3], int):
                gift[3] = pick.choice([gift[3], 2 * gift[3] + 1, 99])
        text = json.dumps(words)
    try:
        return parse_offer(maker, match.setup.seats, text)
    except NotUnderstood:
        return None


@pytest.mark.parametrize("case", TRADING, ids=str)
def test_a_refused_deal_is_refused_alike_in_all_worlds(case: Case) -> None:
    def alike(match: Match, seed: int) -> None:
        pick = Random(seed)
        if match.result is not None or match.deals_closed_by():
            return
        playing = [seat for seat in range(case.seats) if seat not in match.state.seats_out]
        for _ in range(6):
            maker, taker = pick.sample(playing, 2)
            offer = made_up(match, maker, pick)
            if offer is None or taker not in offer.parties or any(o.number == offer.number for o in match.state.offers):
                continue
            said = set()
            for number in range(WORLDS):
                world = with_offer(match.determinize(taker, number), offer)
                said.add(answer(world, taker, Option("accept", offer.number)))
            said.add(answer(with_offer(match, offer), taker, Option("accept", offer.number)))
            assert len(said - {""}) <= 1, (str(offer), said)
            shown = {
                Option("accept", offer.number) in with_offer(match.determinize(taker, number), offer).extras(taker)
                for number in range(WORLDS)
            }
            assert len(shown) == 1, str(offer)

    over_play(case, 8, alike)


@pytest.mark.parametrize("case", [case for case in TRADING if case.usual], ids=str)
def test_what_others_lack_is_always_refused_in_the_same_words(case: Case) -> None:
    """Hidden goods, goods sold since, goods that never existed: the seat that accepts cannot tell which."""
    said: set[str] = set()
    trade = case.title.trade
    assert trade is not None
    for seed in range(6):
        pick = Random(seed)
        for match in walk(case, seed):
            if match.result is not None or match.deals_closed_by() or pick.random() < 0.8:
                continue
            playing = [seat for seat in range(case.seats) if seat not in match.state.seats_out]
            maker, taker = pick.sample(playing, 2)
            offer = made_up(match, maker, pick)
            if offer is None or len(offer.parties) != 2 or taker not in offer.parties:
                continue
            standing = with_offer(match, offer)
            if not trade.problem(standing.state, offer, taker):
                said.add(answer(standing, taker, Option("accept", offer.number)))
    assert len(said - {""}) <= 1, said


@pytest.mark.parametrize("case", TRADING, ids=str)
def test_an_offer_is_refused_alike_in_all_worlds(case: Case) -> None:
    def alike(match: Match, seed: int) -> None:
        pick = Random(seed)
        if match.result is not None or match.deals_closed_by():
            return
        playing = [seat for seat in range(case.seats) if seat not in match.state.seats_out]
        for _ in range(4):
            maker = pick.choice(playing)
            offer = made_up(match, maker, pick)
            if offer is None:
                continue
            words = {"gives": [list(Gift(*gift)) for gift in offer.gives], "text": offer.text, "public": offer.public}
            option = Option("offer", json.dumps(words))
            said = {answer(match.determinize(maker, number), maker, option) for number in range(WORLDS)}
            assert said == {answer(match, maker, option)}, (str(offer), said)

    over_play(case, 8, alike)
