"""Negotiators in Men of Mayhem trade cash, guns, bags and peace."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

import consigliere as cg
from consigliere.bots import MANNERS, GreedyBot, NegotiatorBot, Sight, hold_talks
from consigliere.engine import Gift, Offer, Option
from tests.bots.players import watched

WANTED = 4  # the minimum of deals in a game; they are made long before its end


def moves(match: cg.Match, bots: Sequence[NegotiatorBot]) -> Iterator[None]:
    """Play on with talks before each answer; stops after each, for the reader to look."""
    while match.result is None:
        hold_talks(match, bots, 1)
        seat = match.deciders[0]
        match.play(seat, bots[seat].choose(Sight(match, seat)))
        yield


def test_a_table_makes_deals_in_which_nobody_loses_by_their_own_evaluation() -> None:
    """Every offer made or accepted is a gain for that bot, in goods or in peace."""
    manners = ("trader", "bully", "trader")
    bots = [NegotiatorBot(GreedyBot(i, 1, 1), MANNERS[manner], 5 + i, 1) for i, manner in enumerate(manners)]
    match = watched(cg.new("men_of_mayhem", seats=3, seed=2), bots)
    for _ in moves(match, bots):
        if len(match.deals) >= 2 * WANTED:  # both are asked about each deal
            break
    assert match.result is None
    for seat, offer, gain in (*match.deals, *match.offers):
        assert gain > 0, (seat, offer)
    assert match.title.problems(match.state) == []
    assert cg.load(match.save()).position() == match.position()


def test_it_names_the_price_at_which_it_would_deal_and_names_it_once() -> None:
    """Also where it sees nothing in it for the other side: a person may value things differently."""
    match = cg.new("men_of_mayhem", seats=4, seed=1)
    movers = [GreedyBot(1 + seat) for seat in range(4)]
    for _ in range(15):
        seat = match.deciders[0]
        match.play(seat, movers[seat].choose(Sight(match, seat)))
    bot = NegotiatorBot(GreedyBot(2), MANNERS["trader"], 2)
    asked = Option("offer", json.dumps({"gives": [[1, 0, "gun", 1], [0, 1, "cash", 1]], "text": ""}))
    for price in (2, None):
        match.play(0, asked)
        refusal = bot.talk(Sight(match, 1, 3))
        assert refusal is not None
        assert refusal.verb == "refuse"
        match.play(1, refusal)
        counter = bot.talk(Sight(match, 1, 3))
        if price is None:
            assert counter is None or "#why:counter" not in str(counter.target), "it has said so"
            break
        assert counter is not None
        said = json.loads(str(counter.target))
        assert said["text"] == "#why:counter"
        assert said["gives"][0] == [1, 0, "gun", 1]
        assert said["gives"][1][:3] == [0, 1, "cash"]
        assert said["gives"][1][3] >= price
        match.play(1, counter)
        match.play(0, Option("refuse", match.view(0)["offers"][-1]["number"]))


class Overheard(NegotiatorBot):
    """A trader whose offers are kept: each with whether the goods are there. A counter-offer is a price, no request."""

    asked: list[tuple[bool, Offer]]

    def talk(self, sight: Sight) -> Option | None:
        said = super().talk(sight)
        if said is not None and said.verb == "offer" and "#why:counter" not in str(said.target):
            gives = tuple([Gift(*gift) for gift in json.loads(str(said.target))["gives"]])
            parties = tuple(sorted({seat for gift in gives for seat in (gift.giver, gift.taker)}))
            offer = Offer(0, sight.seat, parties, gives, "", False, (sight.seat,))
            assert sight.trade is not None
            if gives:
                self.asked.append((not sight.trade.problem(self.match.state, offer, None), offer))
        return said

    match: cg.Match


def test_it_asks_only_for_what_the_other_side_probably_has() -> None:
    """Goods lie behind shutters: that a gang could pay in one possible world is no reason to ask it."""
    match = cg.new("men_of_mayhem", seats=4, seed=0)
    manners = ("trader", "bully", "miser", "trader")
    bots = [Overheard(GreedyBot(seat, 1, 1), MANNERS[manner], 7 + seat) for seat, manner in enumerate(manners)]
    asked: list[tuple[bool, Offer]] = []
    for bot in bots:
        bot.asked, bot.match = asked, match
    for _ in moves(match, bots):
        pass
    missing = [offer for there, offer in asked if not there]
    assert len(asked) >= 20
    assert len(missing) <= len(asked) // 20, missing
