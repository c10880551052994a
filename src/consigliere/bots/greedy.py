"""The bot that looks at where its own move would lead, in a few worlds it deems possible, and takes the best.

It needs nothing of a game but its evaluation (`Title.value`), and sees nothing but views and determinized worlds.
"""

from __future__ import annotations

from random import Random

from consigliere.engine import Answers, Option, Seat, State, Title, take

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
            for i, option in enumerate(options):
                totals[i] += self._after(world.title, world.state, sight.seat, option, self.reach)
        best = max(totals)
        return self._random.choice([options[i] for i, total in enumerate(totals) if total >= best - 1e-9])

    def _after(self, title: Title, g: State, seat: Seat, option: Option, reach: int) -> float:
        """The best value the seat can still reach in this move once it has taken an option."""
        world = g.clone()
        take(world, seat, option)
        self._unseal(world, seat)
        if reach and seat in world.deciders:
            further = world.stack[-1].options(world, seat)
            return max([self._after(title, world, seat, more, reach - 1) for more in further])
        return title.value(world, seat)

    def _unseal(self, g: State, seat: Seat) -> None:
        """Where others still owe sealed answers, let them answer by lot, so that the own answer takes effect."""
        while g.stack and isinstance(g.stack[-1], Answers):
            if seat in g.deciders:
                return
            other = g.deciders[0]
            options = g.stack[-1].options(g, other)
            take(g, other, options[int(self._random.random() * len(options))])
