"""Negotiators in Men of Mayhem trade cash, guns, bags and peace."""

from __future__ import annotations

import consigliere as cg
from consigliere.bots import MANNERS, GreedyBot, NegotiatorBot, Sight, hold_talks
from tests.bots.players import watched

WANTED = 4  # the minimum of deals in a game; they are made long before its end


def test_a_table_makes_deals_in_which_nobody_loses_by_their_own_evaluation() -> None:
    """Every offer made or accepted is a gain for that bot, in goods or in peace."""
    manners = ("trader", "bully", "trader")
    bots = [NegotiatorBot(GreedyBot(i, 1, 1), MANNERS[manner], 5 + i, 1) for i, manner in enumerate(manners)]
    match = watched(cg.new("men_of_mayhem", seats=3, seed=2), bots)
    talked = -1
    while len(match.deals) < 2 * WANTED:  # both are asked about each deal
        assert match.result is None
        if match.number(None) != talked:
            talked = match.number(None)
            hold_talks(match, bots, 1)
            continue
        seat = match.deciders[0]
        match.play(seat, bots[seat].choose(Sight(match, seat)))
    for seat, offer, gain in (*match.deals, *match.offers):
        assert gain > 0, (seat, offer)
    assert match.title.problems(match.state) == []
    assert cg.load(match.save()).position() == match.position()
