"""Negotiators in La Cosa Nostra."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import consigliere as cg
from consigliere.bots import MANNERS, Sight, play_out
from consigliere.engine import Option
from consigliere.engine.promises import parse_promises
from tests.bots.players import negotiator, watched

SHORT = {"short_game": True, "bosses": "random"}


def open_moments(seed: int, count: int) -> Iterator[cg.Match]:
    """A random game, stopped where deals are open."""
    match = cg.new("la_cosa_nostra", seats=4, seed=seed, options=SHORT)
    random = Random(seed)
    trade = match.title.trade
    assert trade is not None
    while match.result is None and count:
        if not trade.closed_by(match.state) and match.view(None)["table"]["round"] > 1 and random.random() < 0.08:
            count -= 1
            yield match
        seat = match.deciders[0]
        match.play(seat, random.choice(match.options(seat)))


@pytest.mark.rule("LCN-NEG-15")
def test_a_whole_game_with_deals_in_which_nobody_loses_by_their_own_evaluation() -> None:
    """At least five deals a game, of several kinds. Offers are bounded, and the invariants hold."""
    bots = [negotiator(manner, 1, muses=0.25) for manner in ("trader", "bully", "trader", "miser")]
    match = watched(cg.new("la_cosa_nostra", seats=4, seed=1, options=SHORT), bots)
    play_out(match, bots, talk=1)
    assert match.result is not None
    assert sum(choice.option.verb == "accept" for choice in match.history()) >= 5
    for seat, offer, gain in (*match.deals, *match.offers):
        assert gain > 0, (seat, offer)
    kinds = {gift.kind for _, offer, _ in match.deals for gift in offer.gives}
    assert {"cash", "token"} <= kinds
    assert any(parse_promises(offer.text, offer.parties) for _, offer, _ in match.deals)
    assert cg.load(match.save()).position() == match.position()


@pytest.mark.rule("LCN-GEN-01")
def test_what_a_bot_cannot_know_does_not_change_its_words() -> None:
    """Two worlds that look the same to a seat, with hands, assignments and decks redealt: the same offer in both."""
    said: list[Option | None] = []
    for seed in range(3):
        for match in open_moments(seed, 3):
            for manner in MANNERS:
                for seat in (0, 2):
                    one, two = (match.determinize(seat, world) for world in (1, 2))
                    assert one.position()["table"] != two.position()["table"]
                    first = negotiator(manner, seed).talk(Sight(one, seat, 1))
                    assert first == negotiator(manner, seed).talk(Sight(two, seat, 1))
                    said.append(first)
    assert sum(option is not None for option in said) > 5  # offers were compared, not only silence
