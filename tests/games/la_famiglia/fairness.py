"""Measures with greedy bots whether the reconstructed figures of the dataset give every corner, side and family a fair
chance.

    python -m tests.games.la_famiglia.fairness --games 2000
    python -m tests.games.la_famiglia.fairness --minutes 30

Families are drawn, as in the rules. It shows how often each side, corner and family wins, relative to an equal chance
(1.00; a draw counts half), with Wilson's interval; how games end; how long one takes. Bots think in one possible world
and two decisions ahead. The figures are in docs/balance.md.
"""

from __future__ import annotations

import time
from collections import Counter, defaultdict

from consigliere.bots import GreedyBot, play_out
from consigliere.games.la_famiglia.components import FAMILY_IDS, SEATS, TEAMS
from consigliere.games.la_famiglia.state import Sicily
from consigliere.lab.stats import wilson
from consigliere.match import new
from tests.fairness import measure


class Tally:
    """The statistics so far."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.seconds = 0.0
        self.played: Counter[str] = Counter()
        self.won: dict[str, float] = defaultdict(float)
        self.endings: Counter[str] = Counter()

    def play(self, seed: int) -> None:
        """Play one game of greedy bots and count it."""
        began = time.process_time()
        match = new("la_famiglia", SEATS, seed).clone(record_events=False)
        result = play_out(
            match,
            [GreedyBot(seed * 10 + seat, worlds=1, reach=2) for seat in range(SEATS)],
        )
        g = match.state
        assert isinstance(g, Sicily)
        sharing = len(result.winners) // 2  # a draw has both teams as winners
        for side, team in enumerate(TEAMS):
            for who in [
                f"side {side + 1}",
                *[f"corner {seat + 1}" for seat in team],
                *[self._family(g, s) for s in team],
            ]:
                self.played[who] += 1
                if team[0] in result.winners:
                    self.won[who] += 1 / sharing
        self.endings[result.reason] += 1
        self.games += 1
        self.seconds += time.process_time() - began

    def _family(self, g: Sicily, seat: int) -> str:
        return FAMILY_IDS[g.family[seat]]

    def told(self) -> str:
        """The figures in a few lines."""
        ends = ", ".join(f"{reason} {n}" for reason, n in self.endings.most_common())
        lines = [f"{self.games} games, {self.seconds / self.games:.2f} s each; {ends}"]
        for who in sorted(self.played, key=lambda who: (who in FAMILY_IDS, who)):
            games = self.played[who]
            low, high = wilson(self.won[who], games)
            lines.append(f"  {who}: {2 * self.won[who] / games:.2f} ({2 * low:.2f}-{2 * high:.2f}) in {games}")
        return "\n".join(lines)


if __name__ == "__main__":
    measure(__doc__, [SEATS], Tally)
