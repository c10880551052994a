"""The bot that takes the option with the best outcome of its own move, averaged over a few possible worlds.

It knows only the game's evaluation (`Title.value`), and sees only views and determinized worlds.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from consigliere.engine import OPEN, Answers, Fast, Option, Seat, State, Step, Title, take

from .sight import Sight

SAME = 1e-9  # values that differ by less are equal
NEAR = 0.3  # of the way from the best value to the worst: further away nothing looks like the best, if nobody says more
RIVAL_BUDGET = 8  # rivals' answers that are computed for a decision in one world; the rest are random


class GreedyBot:
    """Tries each option in some possible worlds, up to the end of its own move, and takes the best.

    - `worlds`: the number of possible worlds for each decision.
    - `reach`: how many further decisions of its own move it tries after an option.
    - `throws`: how often it tries an answer in a hidden window in each world, if dice or draws follow.

    - `blur`, `near`: how far a value may seem off: it takes one of the options that look like the best
      (`nearly_best`).

    Among equal options it prefers those without chance, then takes one at random.
    """

    def __init__(
        self, seed: int = 0, worlds: int = 2, reach: int = 3, throws: int = 3, blur: float = 0.0, near: float = NEAR
    ) -> None:
        self._random = Random(seed)
        self.worlds = worlds
        self.reach = reach
        self.throws = throws
        self.blur = blur
        self.near = near

    def choose(self, sight: Sight) -> Option:
        """The option with the best average value over the sampled worlds, or with `blur` one nearly as good."""
        if len(sight.options) == 1:
            return sight.options[0]
        ranked = self.ranked_as_seen(sight)
        if self.blur:
            return ranked[0].option
        equal = [one for one in ranked if one.value >= ranked[0].value - SAME]
        return self._random.choice([one for one in equal if not one.lucky] or equal).option

    def ranked_as_seen(self, sight: Sight) -> list[Ranked]:
        """The same as `rank`, but with `blur` first comes an option that only looks like the best."""
        ranked = self.rank(sight)
        if self.blur:
            first = nearly_best([one.value for one in ranked], self.blur, self._random, self.near)
            ranked.insert(0, ranked.pop(first))
        return ranked

    def rank(self, sight: Sight) -> list[Ranked]:
        """The sensible options with the mean value they lead to, best first."""
        seen = sight.world(self._random.getrandbits(62))
        sensible = [option for option in sight.options if not seen.title.pointless(seen.state, sight.seat, option)]
        options = seen.title.options_to_try(seen.state, sight.seat, sensible or list(sight.options))
        if len(options) == 1:
            return [Ranked(options[0], 0.0, False)]
        totals = [0.0] * len(options)
        lucky = [False] * len(options)
        for _ in range(self.worlds):
            world = sight.world(self._random.getrandbits(62))
            move = _Move(world.title, world.state, sight.seat, self._random)
            for i, option in enumerate(options):
                value, lucky_here = move.after(world.state, option, self.reach, self.throws if move.hidden else 1)
                totals[i] += value
                lucky[i] = lucky[i] or lucky_here
        rows = [Ranked(option, totals[i] / self.worlds, lucky[i]) for i, option in enumerate(options)]
        return sorted(rows, key=lambda one: -one.value)


def nearly_best(values: list[float], blur: float, random: Random, near: float = NEAR) -> int:
    """The index of one of the values that look like the best: at most `blur` below it.

    They must also lie in the share `near` of the way from the best to the worst. If that is below 1, it is the better
    of two different values, and nobody does by mistake what is plainly the worst.
    """
    best = max(values)
    least = best - min(blur, near * (best - min(values)))
    return random.choice([i for i, value in enumerate(values) if value >= least])


class Ranked(NamedTuple):
    """An option with the greedy bot's estimate of it."""

    option: Option
    value: float
    lucky: bool
    """Whether something is drawn on the way there."""


class _Move:
    """What follows a question for one seat, up to the end of its move, in one possible world."""

    def __init__(self, title: Title, g: State, seat: Seat, random: Random) -> None:
        top = g.stack[-1]
        self.title = title
        self.seat = seat
        self.random = random
        self.question: type[Step] | None = (
            type(top.question) if isinstance(top, Answers) else None
        )  # if it is a sealed one
        self.hidden = isinstance(top, Answers) and top.question.progress != OPEN
        self.rival_verbs: dict[tuple[type[Step], Seat], str] = {}  # by kind of question and rival
        self.rival_budget = RIVAL_BUDGET

    def after(self, g: State, option: Option, reach: int, throws: int) -> tuple[float, bool]:
        """The best value that the seat can still reach in this move after an option, and whether chance plays a part.

        If the option draws something, it is tried `throws` times: the best of single throws would always look better
        than waiting.
        """
        value, lucky, here = self._once(g, option, reach, throws)
        if not here or throws == 1:
            return value, lucky
        for _ in range(throws - 1):
            again = g.clone()
            again.chance = Fast(self.random.getrandbits(62))
            value += self._once(again, option, reach, throws)[0]
        return value / throws, True

    def _once(self, g: State, option: Option, reach: int, throws: int) -> tuple[float, bool, bool]:
        """Like `after` with one throw. Also returns whether something was drawn at once, not only later."""
        seat = self.seat
        world = g.clone()
        take(world, seat, option)
        goes_on = self._goes_on(world)
        here = world.draws != g.draws
        if not goes_on or not reach:
            return self.title.value(world, seat), here, here
        options = self.title.options_to_try(world, seat, world.stack[-1].options(world, seat))
        value, further = max([self.after(world, more, reach - 1, throws) for more in options])
        return value, here or further, here

    def _goes_on(self, g: State) -> bool:
        """Whether the seat is asked further in this move.

        Other seats that must answer the same sealed question, or may react to the move, give their answers, so that the
        seat's own takes effect. A question to others only is the beginning of their move. If the seat has answered in
        full and is asked the same question again, that is its next move. Parts of an answer that can be judged one by
        one are: trying all rows of a discard of eight cards would take too long.
        """
        seat = self.seat
        while seat not in g.deciders:
            top = g.stack[-1] if g.stack else None
            if not isinstance(top, Answers) or not (top.question.progress != OPEN or seat in top.asked):
                return False
            take(g, g.deciders[0], self._wanted(g, g.deciders[0]))
        top = g.stack[-1]
        if not isinstance(top, Answers):
            return True
        given = bool(top.row(seat))
        return not (given and top.question.values_parts) and (given or type(top.question) is not self.question)

    def _wanted(self, g: State, rival: Seat) -> Option:
        """A rival's answer in this world: the best one for the rival if the others answer at random.

        It is computed once for each kind of question: a rival who robs one reward would also rob another.
        """
        question = g.stack[-1]
        assert isinstance(question, Answers)
        options = question.options(g, rival)
        if len(options) == 1:
            return options[0]
        kind = (type(question.question), rival)
        if kind not in self.rival_verbs and self.rival_budget >= len(options):
            self.rival_budget -= len(options)
            values = [self._worth(g, rival, option) for option in options]
            self.rival_verbs[kind] = options[values.index(max(values))].verb
        likely = [option for option in options if option.verb == self.rival_verbs.get(kind)] or options
        return likely[int(self.random.random() * len(likely))]

    def _worth(self, g: State, rival: Seat, option: Option) -> float:
        """The value of an answer for a rival, after the others have answered the same question at random."""
        world = g.clone()
        question = world.stack[-1]
        assert isinstance(question, Answers)
        take(world, rival, option)
        while world.deciders and isinstance(top := world.stack[-1], Answers) and top.opened_at == question.opened_at:
            others = top.options(world, world.deciders[0])
            take(world, world.deciders[0], others[int(self.random.random() * len(others))])
        return self.title.value(world, rival)
