"""The bot that plays out its best few options and compares the results.

It takes the greedy bot's best options, plays each of them on in possible worlds, and repeatedly
drops the worse half (sequential halving). All options are tried in the same worlds with the same chance, so that chance
does not decide between them. The game says how far and by which players playouts go on (`Title.lookahead`).
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import inf, sqrt
from random import Random
from time import perf_counter

from consigliere.engine import Fast, Habits, Lookahead, NotUnderstood, Option, Seat, Title, play_on, take
from consigliere.engine.data import load_habits
from consigliere.engine.match import Match

from .greedy import GreedyBot
from .sight import Sight

MOST_WORLDS = 100_000  # in one round, if time alone is the budget
CERTAIN = 4.0  # standard errors above the second best option at which a search stops early
FEWEST = 5  # worlds in which both were tried before it may


@cache
def habits_of(title: Title) -> Habits | None:
    """How quick players of a game choose; None if the game does not say."""
    weights = load_habits(type(title).__module__.rpartition(".")[0])
    return None if weights is None else Habits(weights)


class Tried:
    """An option and the values it led to, one for each world in which it was tried."""

    __slots__ = ("option", "reached", "values")

    def __init__(self, option: Option) -> None:
        self.option = option
        self.values: list[float] = []
        self.reached = 0
        """The rounds of halving that it survived."""

    @property
    def mean(self) -> float:
        """The mean of the values; 0 before the first."""
        return sum(self.values) / len(self.values) if self.values else 0.0

    def errors_above(self, other: Tried) -> float:
        """By how many standard errors it is better than another in the worlds in which both were tried."""
        pairs = list(zip(self.values, other.values, strict=False))
        if len(pairs) < 2:
            return 0.0
        off = [mine - theirs for mine, theirs in pairs]
        mean = sum(off) / len(off)
        error = sqrt(sum([(one - mean) ** 2 for one in off]) / (len(off) - 1) / len(off))
        return mean / error if error else 0.0 if not mean else 1e9 if mean > 0 else -1e9


class SearchBot:
    """Sequential halving over the greedy bot's best options, by playouts in common worlds.

    `playouts` is the budget of one decision, `candidates` the number of options tried. With `seconds` a decision also
    stops when that time is over. Without it, the same seed makes the same moves on every machine. With `playouts=0`
    time alone is the budget, and each round of halving gets an equal part of it. `evidence`: instead of what the game
    says (`Lookahead.evidence`). `greedy`: the bot that ranks the options before the playouts.
    """

    def __init__(
        self,
        seed: int = 0,
        playouts: int = 96,
        candidates: int = 6,
        seconds: float = 0.0,
        evidence: float | None = None,
        greedy: GreedyBot | None = None,
    ) -> None:
        if playouts < 1 and seconds <= 0:
            raise NotUnderstood("a bot that looks ahead needs a budget: playouts or seconds")
        self._random = Random(seed)
        usual = GreedyBot(self._random.getrandbits(62))
        self._greedy = usual if greedy is None else greedy
        self.playouts = playouts
        self.candidates = candidates
        self.seconds = seconds
        self.evidence = evidence

    def choose(self, sight: Sight) -> Option:
        """The option that does best in playouts; if a game has no lookahead, the greedy bot's choice."""
        if len(sight.options) == 1:
            return sight.options[0]
        lookahead = sight.title.lookahead
        if lookahead is None:
            return self._greedy.choose(sight)
        began = None if self.playouts else perf_counter()  # of a time budget, finding the candidates takes a part
        ranked = self._greedy.ranked_as_seen(sight)[: self.candidates]
        tried = self.compare(sight, [one.option for one in ranked], lookahead, began)
        best = max(tried, key=lambda one: (one.reached, one.mean))
        evidence = lookahead.evidence if self.evidence is None else self.evidence
        if best is not tried[0] and best.errors_above(tried[0]) < evidence:
            return tried[0].option
        return best.option

    def compare(
        self, sight: Sight, options: list[Option], lookahead: Lookahead, began: float | None = None
    ) -> list[Tried]:
        """The results of each option, in the given order. The last one left is the best.

        The time of the decision is counted from `began`; by default from now.
        """
        start = perf_counter() if began is None else began
        tried = [Tried(option) for option in options]
        left = list(tried)
        rounds = max(1, (len(left) - 1).bit_length())
        for number in range(1, rounds + 1):
            if len(left) == 1:
                break
            self._play_round(sight, left, lookahead, start, number, rounds)
            left.sort(key=lambda one: -one.mean)
            left = left[: (len(left) + 1) // 2]
            for one in left:
                one.reached += 1
            if len(left) > 1 and len(left[1].values) >= FEWEST and left[0].errors_above(left[1]) > CERTAIN:
                left[0].reached += 1  # the rest of the budget would hardly change the choice
                break
        return tried

    def _play_round(
        self, sight: Sight, left: list[Tried], lookahead: Lookahead, start: float, number: int, rounds: int
    ) -> None:
        """Try the options that are left in common worlds, until the budget of a round of halving is used up."""
        if self.playouts:
            most, until = max(1, self.playouts // rounds // len(left)), start + self.seconds if self.seconds else inf
        else:
            most, until = MOST_WORLDS, start + self.seconds * number / rounds
        for played in range(most):
            # Time alone allows at least one world in each round, otherwise nothing would be compared.
            if perf_counter() > until and (self.playouts or played):
                break
            world = sight.world(self._random.getrandbits(62))
            luck = self._random.getrandbits(62)
            for one in left:
                one.values.append(_worth(world, sight.seat, one.option, lookahead, luck))


def _worth(world: Match, seat: Seat, option: Option, lookahead: Lookahead, luck: int) -> float:
    """The value for a seat of the state that an option leads to, in one world with one chance."""
    title = world.title
    g = world.state.clone()
    random = Random(luck)
    g.chance = Fast(random.getrandbits(62))
    take(g, seat, option)
    habits = habits_of(title)
    if lookahead.looks == 1:
        return title.outlook(play_on(title, g, lookahead, habits, random), seat)
    part = _part(lookahead)
    total = 0.0
    for _ in range(lookahead.looks):
        g = play_on(title, g, part, habits, random)
        total += title.outlook(g, seat)
    return total / lookahead.looks


@lru_cache(64)
def _part(lookahead: Lookahead) -> Lookahead:
    """The part of a playout up to the next time that the evaluation judges it."""
    return lookahead._replace(decisions=lookahead.decisions // lookahead.looks)
