"""What a deal is worth by search: playouts with the goods compared with playouts without them.

The evaluation alone sees what changes hands, not what becomes of it: a borrowed card that nobody uses, money that buys
a business a moment later. Both playouts of a pair begin in the same possible world and have the same luck, so most of
what chance does cancels out.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from time import perf_counter

from consigliere.engine import Fast, Lookahead, Offer, Seat, State, Title, play_on
from consigliere.engine.deals import exchange
from consigliere.engine.match import Match

from .appraisal import Appraisal
from .search import habits_of

DOUBT = 0.05
"""How far the evaluation of a deal is usually off, in games won. The less playouts differ from each other, compared
with this, the more they count. docs/writing-a-bot.md says how it was measured."""
FEWEST = 4  # pairs of playouts below which they say nothing


class Prospects:
    """The playouts of one moment. Another seat's gain is judged in worlds that this other seat considers possible.

    `pairs` is the number of pairs of playouts for each deal and seat. With `until` (a time of `perf_counter`) no more
    are begun after that moment. Without it the same seed gives the same answer on every machine, whatever else was
    asked before.
    """

    def __init__(self, appraisal: Appraisal, lookahead: Lookahead, pairs: int, seed: int, until: float = 0.0) -> None:
        self._appraisal = appraisal
        self._lookahead = lookahead
        self._pairs = pairs
        self._seed = seed
        self._until = until
        self._worlds: dict[Seat, list[tuple[Match, int]]] = {}
        self._without: dict[tuple[Seat, int], float] = {}
        self._known: dict[tuple[Seat, tuple[object, ...]], tuple[float, float] | None] = {}

    def correction(self, seat: Seat, offer: Offer, estimate: float) -> float:
        """What to add to the evaluation's estimate of a seat's gain from the goods of an offer."""
        key = (seat, tuple(sorted(offer.gives, key=str)))
        if key not in self._known:
            self._known[key] = self._difference(seat, offer) if offer.gives else None
        found = self._known[key]
        if found is None:
            return 0.0
        mean, error = found
        trust = DOUBT * DOUBT / (DOUBT * DOUBT + error * error)
        return trust * (mean - estimate)

    def _difference(self, seat: Seat, offer: Offer) -> tuple[float, float] | None:
        """The mean gain of a seat in playouts and its standard error; None if there were too few."""
        off: list[float] = []
        trade = self._appraisal.trade
        for number in range(self._pairs):
            if self._until and perf_counter() > self._until:
                break
            world, luck = self._world(seat, number)
            g = world.state
            if trade.problem(g, offer, None):
                off.append(0.0)
                continue
            if (seat, number) not in self._without:
                self._without[seat, number] = self._worth(world.title, g.clone(), seat, luck)
            after = g.clone()
            exchange(trade, after, offer)
            off.append(self._worth(world.title, after, seat, luck) - self._without[seat, number])
        if len(off) < FEWEST:
            return None
        if not any(off):  # quick players never used what changed hands, which does not mean that nobody can
            return 0.0, DOUBT
        mean = sum(off) / len(off)
        return mean, sqrt(sum([(one - mean) ** 2 for one in off]) / (len(off) - 1) / len(off))

    def _world(self, seat: Seat, number: int) -> tuple[Match, int]:
        """A world that a seat considers possible, as the bot imagines it, and the luck of its playouts."""
        worlds = self._worlds.setdefault(seat, [])
        while len(worlds) <= number:
            random = Random(f"{self._seed}/{seat}/{len(worlds)}")
            worlds.append((self._appraisal.imagine(seat, random), random.getrandbits(62)))
        return worlds[number]

    def _worth(self, title: Title, g: State, seat: Seat, luck: int) -> float:
        """The value for a seat of the state in which a playout ends. Consumes the given state."""
        random = Random(luck)
        g.chance = Fast(random.getrandbits(62))
        return title.outlook(play_on(title, g, self._lookahead, habits_of(title), random), seat)
