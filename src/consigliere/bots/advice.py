"""Advice: the chance to win after each of a few options, from what one seat knows.

Every option is tried in the same possible worlds with the same chance, continued by quick players, and evaluated at the
end of the playout (`chances`). Worlds depend only on what the seat sees, so the same view, seed and budget give the
same advice, whatever is hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter
from typing import NamedTuple

from consigliere.engine import Fast, Lookahead, Match, Option, State, Title, play_on, take

from .chances import chances
from .greedy import GreedyBot
from .search import habits_of
from .sight import Sight

CANDIDATES = 6  # options that are tried
SHOWN = 3  # the maximum number of options advised
USUAL = Lookahead(24)  # for a game in which no bot looks ahead
SURE = 2.0  # standard errors from which a difference counts
LEAST = 0.001  # a smaller difference is none: chances are told to three decimals

Watch = Callable[[Option, Match], None]
"""Called with each option and the state it led to in one world."""


class Weighed(NamedTuple):
    """An option with the chance to win after it."""

    option: Option
    chance: float
    error: float
    """The standard error of the chance, from world to world."""
    worlds: int


class Advice(NamedTuple):
    """The best few options, best first, and the option that was asked about."""

    best: tuple[Weighed, ...]
    other: Weighed | None
    apart: bool
    """Whether the first is better than the second beyond doubt."""


class Tried:
    """The outcomes of options in common worlds: for each, the chance to win in each world, in the same order."""

    def __init__(self, options: Sequence[Option]) -> None:
        self.found: dict[Option, list[float]] = {option: [] for option in options}

    def weighed(self, option: Option) -> Weighed:
        """The mean chance after an option, and its error."""
        row = self.found[option]
        mean, error = _mean(row)
        return Weighed(option, mean, error, len(row))

    def gain(self, better: Option, worse: Option) -> tuple[float, float]:
        """By how much one option beats another in the worlds both were tried in, and the error of that."""
        return _mean([a - b for a, b in zip(self.found[better], self.found[worse], strict=False)])

    def apart(self, better: Option, worse: Option) -> bool:
        """Whether one option is better than another beyond doubt, by more than chances that are told can show."""
        gain, error = self.gain(better, worse)
        return gain >= LEAST and gain > SURE * error

    def ranked(self) -> list[Weighed]:
        """All options, best first. Those tried in more worlds come first: the others were dropped earlier."""
        rows = [self.weighed(option) for option in self.found]
        return sorted(rows, key=lambda one: (-one.worlds, -one.chance))


def play_out_quickly(title: Title, g: State, random: Random) -> State:
    """The state that quick players reach, with new random numbers. Consumes the given state."""
    g.chance = Fast(random.getrandbits(62))
    return play_on(title, g, title.lookahead or USUAL, habits_of(title), random)


def try_out(
    sight: Sight,
    options: Sequence[Option],
    random: Random,
    worlds: int,
    until: float = 0.0,
    tried: Tried | None = None,
    watch: Watch | None = None,
) -> Tried:
    """Try options in so many more worlds, or until a time of `perf_counter`; in at least one."""
    tried = Tried(options) if tried is None else tried
    for number in range(worlds):
        if number and until and perf_counter() > until:
            break
        world = sight.world(random.getrandbits(62))
        luck = random.getrandbits(62)
        title, setup = world.title, world.setup
        judge = chances(title, setup.seats, setup.options)
        for option in options:
            leaf = world.clone()
            take(leaf.state, sight.seat, option)
            leaf.state = play_out_quickly(title, leaf.state, Random(luck))
            tried.found[option].append(judge.of(title, leaf.state)[sight.seat])
            if watch is not None:
                watch(option, leaf)
    return tried


def candidates(sight: Sight, seed: int, most: int = CANDIDATES) -> list[Option]:
    """The options worth trying: the best of the greedy bot, which leaves out pointless ones."""
    return [one.option for one in GreedyBot(seed).rank(sight)[:most]]


def _filled(sight: Sight, sensible: list[Option]) -> list[Option]:
    """These options, and others to compare them with if they are few."""
    rest = [option for option in sight.options if option not in sensible]
    return [*sensible, *rest[: max(0, SHOWN - len(sensible))]]


def advise(
    sight: Sight,
    seed: int = 0,
    playouts: int = 120,
    seconds: float = 0.0,
    other: Option | None = None,
    watch: Watch | None = None,
) -> Advice:
    """Evaluate the best few options of a seat, and one more if asked.

    `playouts` is the budget. With `seconds` it also ends when that time is over. Without it the advice depends only on
    what the seat sees and on the seed.
    """
    until = perf_counter() + seconds if seconds else 0.0
    random = Random(seed)
    sensible = candidates(sight, random.getrandbits(62))
    options = _filled(sight, sensible)
    if other is not None and other not in options:
        options.append(other)
    first = max(2, playouts // 3 // len(options))
    tried = try_out(sight, options, random, first, until, watch=watch)
    left = [one.option for one in tried.ranked()][:SHOWN]
    left += [] if set(left) & set(sensible) else sensible[:1]
    asked = [other] if other is not None and other not in left else []
    rest = (playouts - first * len(options)) // max(1, len(left) + len(asked))
    if rest > 0 and not (until and perf_counter() > until):
        try_out(sight, [*left, *asked], random, rest, until, tried, watch)
    most = max([tried.weighed(option).chance for option in left if option in sensible])
    # What bots leave out as pointless is never advised: playouts only make it look better by chance.
    best = [one for one in map(tried.weighed, left) if one.option in sensible or one.chance <= most]
    best.sort(key=lambda one: -one.chance)
    apart = len(best) < 2 or tried.apart(best[0].option, best[1].option)
    return Advice(tuple(best), None if other is None else tried.weighed(other), apart)


def _mean(row: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error. For a single number the error is unknown and counts as a half."""
    if not row:
        return 0.0, 0.5
    mean = sum(row) / len(row)
    if len(row) == 1:
        return mean, 0.5
    spread = sum([(one - mean) ** 2 for one in row]) / (len(row) - 1)
    return mean, (spread / len(row)) ** 0.5
