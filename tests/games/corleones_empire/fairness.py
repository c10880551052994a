"""Measures with greedy bots whether the reconstructed figures of the dataset make a fair game whose stacks last.

    python -m tests.games.corleones_empire.fairness --games 200            of each number of players
    python -m tests.games.corleones_empire.fairness --seats 5 --minutes 30

For each number of players: how often each place in the first round's order wins, relative to an equal chance (1.00; a
shared victory counts as a part), with Wilson's interval; in how many turns of family business each stack is empty; how
many jobs a player completes; how long a game takes.
"""

from __future__ import annotations

import time
from collections import Counter

from consigliere.bots.greedy import GreedyBot
from consigliere.bots.sight import Sight
from consigliere.engine import Answers
from consigliere.games.corleones_empire.business import Turn
from consigliere.games.corleones_empire.components import FIRST_JOB, KIND_IDS, STACKED
from consigliere.games.corleones_empire.state import Empire
from consigliere.lab.stats import wilson
from consigliere.match import new
from tests.fairness import measure

STACKS = range(STACKED)


class Tally:
    """The statistics for one number of players."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.wins = [0.0] * seats  # by place in the first round's order
        self.turns = 0
        self.empty: Counter[int] = Counter()  # by bill and good: turns in which its stack was empty
        self.jobs = 0  # completed by all players together
        self.seconds = 0.0
        self.scores = 0

    def play(self, seed: int) -> None:
        """Play one game of greedy bots and count it."""
        began = time.process_time()
        match = new("corleones_empire", self.seats, seed).clone(record_events=False)
        bots = [GreedyBot(seed * self.seats + seat) for seat in range(self.seats)]
        g = match.state
        assert isinstance(g, Empire)
        first = g.horse
        while match.result is None:
            g = match.state
            assert isinstance(g, Empire)
            top = g.stack[-1]
            seat = match.deciders[0]
            if isinstance(top, Answers) and isinstance(top.question, Turn) and not top.row(seat):
                self.turns += 1
                self.empty.update(kind for kind in STACKS if not g.stock[kind])
            match.play(seat, bots[seat].choose(Sight(match, seat)))
        for seat in match.result.winners:
            self.wins[(seat - first) % self.seats] += 1 / len(match.result.winners)
        self.scores += sum(match.result.scores)
        self.jobs += sum(kind >= FIRST_JOB for case in g.cases for kind in case)
        self.games += 1
        self.seconds += time.process_time() - began

    def told(self) -> str:
        """The figures in a few lines."""
        shares = []
        for place, wins in enumerate(self.wins):
            low, high = wilson(wins, self.games)
            n = self.seats
            shares.append(f"{place + 1}: {wins / self.games * n:.2f} ({low * n:.2f}-{high * n:.2f})")
        dry = [f"{KIND_IDS[kind]} {100 * self.empty[kind] / self.turns:.1f} %" for kind in STACKS]
        mean, jobs = self.scores / self.games / self.seats, self.jobs / self.games / self.seats
        return (
            f"{self.seats} players, {self.games} games, {self.seconds / self.games:.2f} s each, "
            f"${mean:.0f} and {jobs:.1f} jobs a family\n"
            f"  wins by place in the order, 1 is its share: {', '.join(shares)}\n"
            f"  empty in so many turns: {', '.join(dry)}"
        )


if __name__ == "__main__":
    measure(__doc__, range(2, 6), Tally)
