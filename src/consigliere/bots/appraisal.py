"""The value of a deal: the game's own evaluation after it minus that before it, in a few possible worlds.

This prices anything in any game, be it a piece, a permission or not being attacked.
"""

from __future__ import annotations

from random import Random

from consigliere.engine import Gift, Match, Offer, Seat, State
from consigliere.engine.deals import exchange
from consigliere.engine.promises import Delivery, Peace

from .sight import Sight

CHECKED = 9  # further worlds in which it looks whether the goods of an offer are there
THERE = 8  # of these worlds, in which they must be


class Appraisal:
    """The value of deals at one moment, as one seat estimates it.

    Another seat's gain is estimated in worlds that this other seat considers possible: it does not know what the bot
    knows.
    """

    def __init__(self, sight: Sight, count: int, random: Random) -> None:
        trade = sight.trade
        assert trade is not None
        self.trade = trade
        self.seat = sight.seat
        self._sight = sight
        self._random = random
        self._worlds: dict[Seat, list[Match]] = {
            sight.seat: [sight.world(random.getrandbits(62)) for _ in range(count)]
        }
        self._before: dict[Seat, list[float]] = {}
        self._harm: dict[tuple[Peace, Seat], float] = {}

    def worlds(self, seat: Seat) -> list[Match]:
        """Worlds that a seat considers possible."""
        if seat not in self._worlds:
            mine = self._worlds[self.seat]
            self._worlds[seat] = [world.determinize(seat, self._random.getrandbits(62)) for world in mine]
        return self._worlds[seat]

    def imagine(self, seat: Seat, random: Random) -> Match:
        """One more world that a seat considers possible, as the bot imagines it."""
        world = self._sight.world(random.getrandbits(62))
        return world if seat == self.seat else world.determinize(seat, random.getrandbits(62))

    def gain(self, seat: Seat, offer: Offer) -> float | None:
        """The gain of a seat from the goods of an offer; None if they cannot change hands.

        In a world in which somebody lacks the goods they would give, nothing happens.
        """
        worlds = self.worlds(seat)
        before = self._values(seat)
        total, possible = 0.0, False
        for i, world in enumerate(worlds):
            g = world.state
            if self.trade.problem(g, offer, None):
                continue
            possible = True
            after = self._after(g, offer)
            total += world.title.value(after, seat) - before[i]
        return total / len(worlds) if possible else None

    def later(self, seat: Seat, offer: Offer, word: Delivery) -> float:
        """The gain of a seat if, after a deal, a promise to hand something over is kept."""
        total = 0.0
        for world in self.worlds(seat):
            if self.trade.problem(world.state, offer, None):
                continue
            after = self._after(world.state, offer)
            before, gift = world.title.value(after, seat), Gift(*word[:4])
            if self.trade.fulfil(after, gift):
                total += world.title.value(after, seat) - before
        return total / len(self.worlds(seat))

    def _after(self, g: State, offer: Offer) -> State:
        after = g.clone()
        if offer.gives:
            exchange(self.trade, after, offer)
        return after

    def harm(self, word: Peace, seat: Seat) -> float:
        """What the attacks that a promise of peace rules out would cost a seat (if negative: bring it)."""
        known = self._harm.get((word, seat))
        if known is None:
            known = 0.0
            for i, world in enumerate(self.worlds(seat)):
                before = self._values(seat)[i]
                for likely, after in self.trade.possible_attacks(world.state, word.giver, word.taker):
                    known += likely * (before - world.title.value(after, seat))
            known /= len(self.worlds(seat))
            self._harm[word, seat] = known
        return known

    def purse(self, seat: Seat) -> int:
        """The money that a seat has in every one of the worlds; of its own the bot knows it exactly."""
        return min([self.trade.money_available(world.state, seat) for world in self._worlds[self.seat]])

    def is_likely(self, offer: Offer) -> bool:
        """Whether the goods can change hands in nearly all of some further worlds: the partner seems to have its part.

        The worlds do not depend on what else the bot has looked at.
        """
        random = Random(f"{self._sight.number}/{offer.parties}/{offer.gives}")
        worlds = [self.imagine(self.seat, random) for _ in range(CHECKED)]
        return sum(not self.trade.problem(world.state, offer, None) for world in worlds) >= THERE

    def states(self) -> list[State]:
        """The states of the worlds that the bot's own seat considers possible."""
        return [world.state for world in self._worlds[self.seat]]

    def _values(self, seat: Seat) -> list[float]:
        if seat not in self._before:
            self._before[seat] = [world.title.value(world.state, seat) for world in self.worlds(seat)]
        return self._before[seat]
