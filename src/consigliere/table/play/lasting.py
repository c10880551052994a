"""Whether a bot's offer can last, found by playing on at random in worlds that its maker considers possible.

The game must go on long enough, and nothing that may well happen may take away what was offered. This runs in a worker
process.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random

from consigliere.engine import Offer, Option, Trade
from consigliere.engine.deals import parse_offer
from consigliere.engine.match import Match

from .ended_offers import MIN_OFFER_SECONDS

WORLDS = 16
TOO_EARLY = 4  # worlds in which an offer ends before its time that are enough: those play at random, bots do not
MARGIN = 1.5  # times as long as needed: bots that know what they want are quicker than random ones
MOST = 400  # choices of one world: a game that goes on for so many does not end soon
OWN_MOVE_SPEED = 3  # a bot in the middle of its own move is this many times as fast


def lasts(match: Match, maker: int, said: Option, people: Collection[int], pace: float) -> bool:
    """Whether an offer to some of these people is likely to have its time, however quickly they play.

    Bots wait `pace` seconds before a move. An offer to nobody of them need not last.
    """
    offer = parse_offer(maker, match.setup.seats, said.target)
    if not set(people) & set(offer.parties):
        return True
    early = 0
    for seed in range(WORLDS):
        early += not _lasts_in(match.determinize(maker, seed), offer, people, pace, seed)
        if early == TOO_EARLY:
            return False
    return True


def _lasts_in(world: Match, offer: Offer, people: Collection[int], pace: float, seed: int) -> bool:
    trade, pick, before = world.title.trade, Random(seed), -1
    assert trade is not None
    left = MARGIN * MIN_OFFER_SECONDS
    for _ in range(MOST):
        if world.result is not None or trade.problem(world.state, offer, offer.maker):
            return False
        if left <= 0:
            break
        asked = world.deciders
        seat = asked[0]
        if len(asked) == 1:
            if seat not in people and not world.deals_closed_by():
                left -= pace / OWN_MOVE_SPEED if seat == before else pace
            before = seat
        options = list(world.options(seat))
        pick.shuffle(options)
        if seat == offer.maker:
            options = that_keep(world, trade, seat, options, (offer,)) or options
        world.play(seat, options[0])
    return True


def that_keep(
    world: Match, trade: Trade, seat: int, options: Sequence[Option], offers: Sequence[Offer]
) -> list[Option]:
    """The options after which a seat can still carry out its offers."""
    kept = []
    for option in options:
        trial = world.clone()
        trial.play(seat, option)
        if not any(trade.problem(trial.state, offer, seat) for offer in offers):
            kept.append(option)
    return kept
