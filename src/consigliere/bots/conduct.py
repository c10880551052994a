"""Keeping one's word in play: which options leave others in peace, and which strike at those who were warned."""

from __future__ import annotations

from random import Random

from consigliere.engine import PASS, Answers, Option, Seat, State, Trade, take

from .sight import Sight

MOST_TRIED = 200  # options tried out behind those at hand; what lies further on is taken to be harmless


def in_keeping(sight: Sight, spare: set[Seat], strike: set[Seat], random: Random) -> tuple[Option, ...]:
    """The options that attack nobody of `spare`; of these, if there are any, the ones that attack somebody of `strike`.

    All options, where every one breaks the word: the rules come first.
    """
    trade = sight.trade
    assert trade is not None
    look = _Look(trade, sight.seat, random)
    g = sight.world(random.getrandbits(62)).state
    ways = {option: look.victims(g, option) for option in sight.options}
    kept = [option for option, ends in ways.items() if any(not end & spare for end in ends)]
    struck = [option for option in kept if any(end & strike and not end & spare for end in ways[option])]
    return tuple(struck or kept or sight.options)


class _Look:
    """Where the parts of one answer lead, in one possible world."""

    def __init__(self, trade: Trade, seat: Seat, random: Random) -> None:
        self.trade = trade
        self.seat = seat
        self.random = random
        self.left = MOST_TRIED

    def victims(self, g: State, option: Option) -> list[frozenset[Seat]]:
        """For each way to complete an answer that begins like this: whom the seat attacks by it."""
        self.left -= 1
        world = g.clone()
        world.told = []
        take(world, self.seat, option)
        self._others_pass(world)
        if world.moves == g.moves and self.seat in world.deciders:  # the same question: the answer has more parts
            found: list[frozenset[Seat]] = []
            for further in world.stack[-1].options(world, self.seat):
                found += self.victims(world, further) if self.left > 0 else [frozenset()]
            return found
        attacks = [self.trade.attack(seen) for seen in [event.seen_by(self.seat) for event in world.told] if seen]
        return [frozenset([blow[1] for blow in attacks if blow is not None and blow[0] == self.seat])]

    def _others_pass(self, g: State) -> None:
        """Let the others leave it at that, so that the own answer takes effect."""
        while g.stack and isinstance(g.stack[-1], Answers) and self.seat not in g.deciders:
            other = g.deciders[0]
            options = g.stack[-1].options(g, other)
            take(g, other, PASS if PASS in options else self.random.choice(options))
