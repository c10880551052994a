"""The bot that plays out its best few options and compares the results.

It takes the greedy bot's best options, plays each of them on for some decisions in possible worlds, and repeatedly
drops the worse half (sequential halving). All options are tried in the same worlds with the same chance, so that chance
does not decide between them. The game says how far and by which players playouts go on (`Title.lookahead`).
"""

from __future__ import annotations

from random import Random
from time import perf_counter

from consigliere.engine import Fast, Lookahead, Option, Seat, State, Title, take

from .greedy import GreedyBot
from .sight import Sight

LONGEST = 400  # forced answers and decisions of one playout: more than any useful one has


class SearchBot:
    """Sequential halving over the greedy bot's best options, by playouts in common worlds.

    `playouts` is the budget of one decision, `candidates` the number of options tried. With `seconds` a decision also
    stops when that time is over. Without it, the same seed makes the same moves on every machine.
    """

    def __init__(self, seed: int = 0, playouts: int = 96, candidates: int = 6, seconds: float = 0.0) -> None:
        self._random = Random(seed)
        self._greedy = GreedyBot(self._random.getrandbits(62))
        self.playouts = playouts
        self.candidates = candidates
        self.seconds = seconds

    def choose(self, sight: Sight) -> Option:
        """The option that does best in playouts; if a game has no lookahead, the greedy bot's choice."""
        if len(sight.options) == 1:
            return sight.options[0]
        lookahead = sight.world(0).title.lookahead
        if lookahead is None:
            return self._greedy.choose(sight)
        ranked = self._greedy.rank(sight)[: self.candidates]
        scores = self.compare(sight, [one.option for one in ranked], lookahead)
        return max(scores, key=lambda option: scores[option])

    def compare(self, sight: Sight, options: list[Option], lookahead: Lookahead) -> dict[Option, tuple[int, float]]:
        """For each option the round of halving that it reached and its mean value. A greater tuple is better."""
        until = perf_counter() + self.seconds if self.seconds else 0.0
        totals = dict.fromkeys(options, 0.0)
        counts = dict.fromkeys(options, 0)
        reached = dict.fromkeys(options, 0)
        left = list(options)
        rounds = max(1, (len(left) - 1).bit_length())
        number = 0
        while len(left) > 1:
            for _ in range(max(1, self.playouts // rounds // len(left))):
                if until and perf_counter() > until:
                    break
                world = sight.world(self._random.getrandbits(62))
                luck = self._random.getrandbits(62)
                for option in left:
                    g = world.state.clone()
                    take(g, sight.seat, option)
                    random = Random(luck)
                    g.chance = Fast(random.getrandbits(62))
                    g = play_on(world.title, g, lookahead, random)
                    totals[option] += world.title.value(g, sight.seat)
                    counts[option] += 1
            left.sort(key=lambda option: -totals[option] / max(1, counts[option]))
            left = left[: (len(left) + 1) // 2]
            number += 1
            for option in left:
                reached[option] = number
        return {option: (reached[option], totals[option] / max(1, counts[option])) for option in options}


def play_on(title: Title, g: State, lookahead: Lookahead, random: Random) -> State:
    """The state after a number of decisions by quick players. Changes the given state."""
    left = lookahead.decisions
    for _ in range(LONGEST):
        if g.result is not None or left == 0:
            break
        seat = g.deciders[0]
        options = g.stack[-1].options(g, seat)
        if len(options) > 1:
            options = title.options_to_try(g, seat, options)
        if len(options) == 1:
            take(g, seat, options[0])
            continue
        left -= 1
        g = _best_step(title, g, seat, options, lookahead.tries, random)
    return g


def _best_step(title: Title, g: State, seat: Seat, options: list[Option], tries: int, random: Random) -> State:
    """The state after the option that looks best at once, out of a few."""
    if len(options) > tries:
        options = random.sample(options, tries)
    best, most = g, -1.0
    for option in options:
        after = g.clone()
        take(after, seat, option)
        value = title.value(after, seat)
        if value > most:
            best, most = after, value
    return best
