"""Measures with greedy bots whether the reconstructed figures of the dataset give every club a fair chance, on the high
octane sides.

    python -m tests.games.men_of_mayhem.fairness --games 200            of each number of players
    python -m tests.games.men_of_mayhem.fairness --seats 6 --minutes 30

For each number of players: how often each club wins, relative to an equal chance (1.00), with Wilson's interval, and
its final cash. Bots think in one possible world: without deals only draws are hidden. The figures are in
docs/balance.md.
"""

from __future__ import annotations

import time

from consigliere.bots import GreedyBot, play_out
from consigliere.games.men_of_mayhem.components import CLUB_IDS
from consigliere.games.men_of_mayhem.state import Charming
from consigliere.lab.stats import wilson
from consigliere.match import new
from tests.fairness import measure


class Tally:
    """The statistics for one number of players."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.seconds = 0.0
        self.played = dict.fromkeys(CLUB_IDS, 0)
        self.won = dict.fromkeys(CLUB_IDS, 0)
        self.cash = dict.fromkeys(CLUB_IDS, 0)

    def play(self, seed: int) -> None:
        """Play one game of greedy bots and count it."""
        began = time.process_time()
        match = new("men_of_mayhem", self.seats, seed).clone(record_events=False)
        result = play_out(match, [GreedyBot(seed * 10 + seat, worlds=1) for seat in range(self.seats)])
        g = match.state
        assert isinstance(g, Charming)
        for seat, score in enumerate(result.scores):
            club = g.club(seat)
            self.played[club] += 1
            self.won[club] += seat in result.winners
            self.cash[club] += score
        self.games += 1
        self.seconds += time.process_time() - began

    def told(self) -> str:
        """The figures in a few lines."""
        lines = [f"{self.seats} players, {self.games} games, {self.seconds / self.games:.2f} s each"]
        for club in CLUB_IDS:
            games = self.played[club]
            if games:
                low, high = wilson(self.won[club], games)
                share, n = self.won[club] / games, self.seats
                cash = self.cash[club] / games
                lines.append(f"  {club}: {share * n:.2f} ({low * n:.2f}-{high * n:.2f}) in {games}, ${cash:.1f}")
        return "\n".join(lines)


if __name__ == "__main__":
    measure(__doc__, range(3, 7), Tally)
