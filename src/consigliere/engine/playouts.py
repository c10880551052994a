"""Fast continuation of a state: search needs it thousands of times a second.

A quick player chooses by habit: a table of weights says how often a good player takes an option of this kind. The table
is learned from the choices of stronger bots (`python -m consigliere.lab.habits`) and stored as `habits.json` in the
game's folder. A choice by habit copies and evaluates no state.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final
from zlib import crc32

from .chance import Fast
from .option import Option, Seat
from .state import State, take
from .step import Answers, Step
from .title import Lookahead, Title

LONGEST: Final = 4000  # the maximum number of answers in a playout, including forced ones
SLOPE: Final = "~"  # the suffix of weights that multiply a hint
MOST_EXPONENT: Final = 30.0
FINE: Final = 1 << 53


def kind_of(step: Step) -> str:
    """The name of the question that a step asks: the key of its habits."""
    return type(step.question).__name__ if isinstance(step, Answers) else type(step).__name__


class Habits:
    """How likely a player in a playout takes each option, by the kind of question.

    The odds of an option are exp(weight of its verb + weight of the option itself + slope of its verb * hint). A hint
    is a number that the game gives for an option (`Title.hints`).
    """

    __slots__ = ("_odds", "_slopes", "weights")

    def __init__(self, weights: dict[str, float]) -> None:
        self.weights = weights
        self._odds: dict[str, dict[Option, float]] = {}  # by kind: the part that does not depend on the state
        self._slopes: dict[str, dict[str, float]] = {}  # by kind and verb
        for name, weight in weights.items():
            if name.endswith(SLOPE):
                kind, _, verb = name[: -len(SLOPE)].partition("/")
                self._slopes.setdefault(kind, {})[verb] = weight

    def draw(self, title: Title, g: State, seat: Seat, options: list[Option], random: Random) -> int:
        """The index of an option, drawn at random by its odds."""
        return drawn(self.odds(title, g, seat, options), random)

    def odds(self, title: Title, g: State, seat: Seat, options: list[Option]) -> list[float]:
        """The odds of each option, not normalised."""
        kind = kind_of(g.stack[-1])
        known = self._odds.get(kind)
        if known is None:
            known = self._odds[kind] = {}
        found: list[float] = []
        for option in options:
            share = known.get(option, -1.0)
            if share < 0.0:
                share = known[option] = self._base(kind, option)
            found.append(share)
        slopes = self._slopes.get(kind)
        if slopes is None:
            return found
        by_option = [slopes.get(option.verb, 0.0) for option in options]
        if any(by_option):  # else no hint would matter
            for i, hint in enumerate(title.hints(g, seat, options)):
                if hint and by_option[i]:
                    found[i] *= exp(max(-MOST_EXPONENT, min(MOST_EXPONENT, by_option[i] * hint)))
        return found

    def _base(self, kind: str, option: Option) -> float:
        named = self.weights
        weight = named.get(f"{kind}/{option.verb}", 0.0)
        if option.target != "":
            weight += named.get(f"{kind}/{option}", 0.0)
        return exp(max(-MOST_EXPONENT, min(MOST_EXPONENT, weight)))


def drawn(odds: list[float], random: Random) -> int:
    """An index, drawn at random by the odds."""
    return _placed(odds, random.random())


def _placed(odds: list[float], share: float) -> int:
    """The index at a share of all odds in a row."""
    left = share * sum(odds)
    for i, share in enumerate(odds):
        left -= share
        if left < 0.0:
            return i
    return len(odds) - 1


class Luck:
    """Chance of quick players by what it is for: the first, second, ... answer of a seat to the like question always
    gets the same number. So playouts that begin with different options go on alike where they can, and the difference
    between them is not drowned by chance."""

    __slots__ = ("_asked", "_chance")

    def __init__(self, random: Random) -> None:
        self._chance = Fast(random.getrandbits(62))
        self._asked: dict[int, int] = {}

    def share(self, step: Step, seat: Seat, verb: str) -> float:
        """A number from 0 to 1 for an answer that begins with such a verb."""
        row = step.row(seat) if isinstance(step, Answers) else ()
        part = f"{row[0].verb}:{row[0].target}" if row else ""
        like = crc32(f"{seat} {kind_of(step)} {part} {verb}".encode())
        count = self._asked.get(like, 0) + 1
        self._asked[like] = count
        return self._chance.draw(like + (count << 32), FINE) / FINE


def play_on(title: Title, g: State, lookahead: Lookahead, habits: Habits | None, random: Random) -> State:
    """Play on quickly and return the state that is reached; the given state is used up.

    `lookahead` says when to stop. Players choose by `habits`; without habits they take the best of some options by the
    game's evaluation.
    """
    left = lookahead.decisions
    tries = lookahead.tries
    luck = Luck(random) if lookahead.keyed else None
    last = title.round_of(g) + lookahead.rounds if lookahead.rounds >= 0 else -1
    for _ in range(LONGEST):
        if g.result is not None or left == 0 or (last >= 0 and title.round_of(g) > last):
            break
        seat = g.deciders[0]
        options = g.stack[-1].options(g, seat)
        if len(options) > 1:
            options = title.options_to_try(g, seat, options)
        if len(options) == 1:
            take(g, seat, options[0])
            continue
        left -= 1
        if tries != 1 or habits is None:
            g = _best_step(title, g, seat, random.sample(options, tries) if len(options) > tries else options)
        elif luck is not None:
            share = luck.share(g.stack[-1], seat, options[0].verb)
            take(g, seat, options[_placed(habits.odds(title, g, seat, options), share)])
        else:
            take(g, seat, options[habits.draw(title, g, seat, options, random)])
    return g


def _best_step(title: Title, g: State, seat: Seat, options: list[Option]) -> State:
    """The state after the option that looks best at once."""
    best, most = g, -1.0
    for option in options:
        after = g.clone()
        take(after, seat, option)
        value = title.value(after, seat)
        if value > most:
            best, most = after, value
    return best
