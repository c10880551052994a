"""The bot that looks at where its own move would lead, in a few worlds it deems possible, and takes the best.

It needs nothing of a game but its evaluation (`Title.value`), and sees nothing but views and determinized worlds.
"""

from __future__ import annotations

from random import Random

from consigliere.engine import OPEN, Answers, Option, Seat, State, Step, Title, take

from .sight import Sight


class GreedyBot:
    """One decision ahead, and to the end of the own move: a card is worth what can be done with it.

    `worlds` is how many possible worlds a decision is looked at in, `reach` how many further decisions of the own move
    are tried out behind an option. Equal options are told apart by lot.
    """

    def __init__(self, seed: int = 0, worlds: int = 2, reach: int = 3) -> None:
        self._random = Random(seed)
        self.worlds = worlds
        self.reach = reach

    def choose(self, sight: Sight) -> Option:
        options = sight.options
        if len(options) == 1:
            return options[0]
        totals = [0.0] * len(options)
        for _ in range(self.worlds):
            world = sight.world(self._random.getrandbits(62))
            move = _Move(world.title, world.state, sight.seat, self._random)
            for i, option in enumerate(options):
                totals[i] += move.after(world.state, option, self.reach)
        best = max(totals)
        return self._random.choice([options[i] for i, total in enumerate(totals) if total >= best - 1e-9])


class _Move:
    """A move of one seat's from a question on, in one possible world."""

    def __init__(self, title: Title, g: State, seat: Seat, random: Random) -> None:
        top = g.stack[-1]
        self.title = title
        self.seat = seat
        self.random = random
        self.question: type[Step] | None = type(top.of) if isinstance(top, Answers) else None  # if it is a sealed one

    def after(self, g: State, option: Option, reach: int) -> float:
        """The best value the seat can still reach in this move once it has taken an option."""
        seat = self.seat
        world = g.clone()
        take(world, seat, option)
        if self._goes_on(world) and reach:
            further = world.stack[-1].options(world, seat)
            return max([self.after(world, more, reach - 1) for more in further])
        return self.title.value(world, seat)

    def _goes_on(self, g: State) -> bool:
        """Whether the seat is asked further in this move.

        Others who owe sealed answers to a question that is the seat's as well, or may react to what it did, give them
        by lot, so that its own takes effect. With a question to others alone their move begins. And where the seat has
        answered in full and is asked the same anew, that is its next move. Parts of an answer that can be judged one by
        one are: trying out all rows of a discard of eight cards would take for ever.
        """
        seat = self.seat
        while seat not in g.deciders:
            top = g.stack[-1] if g.stack else None
            if not isinstance(top, Answers) or not (top.of.progress != OPEN or seat in top.whom):
                return False
            other = g.deciders[0]
            options = top.options(g, other)
            take(g, other, options[int(self.random.random() * len(options))])
        top = g.stack[-1]
        if not isinstance(top, Answers):
            return True
        given = bool(top.row(seat))
        return not (given and top.of.weighed) and (given or type(top.of) is not self.question)
