"""Keeping promises in play: options that leave others in peace, and options that attack those who were warned."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from consigliere.engine import PASS, Answers, Option, Seat, State, Title, take

from .sight import Sight

MOST_TRIED = 200  # options tried after the given ones; later attacks are ignored
WORLDS = 3  # in which breaking a promise is evaluated


class End(NamedTuple):
    """A way to complete an answer: whom the seat attacks by it, and the value of the state after it."""

    victims: frozenset[Seat]
    worth: float


def options_in_keeping(
    sight: Sight, spare: set[Seat], strike: set[Seat], random: Random, price: float = float("inf")
) -> tuple[Option, ...]:
    """The options that attack nobody in `spare`; among these, if there are any, the ones that attack somebody in
    `strike`.

    All options, if every one breaks a promise: the rules come first. Also if breaking it is worth more than its
    `price`, on average over several possible worlds.
    """
    look = _Look(sight, random)
    worlds = [look.ends() for _ in range(WORLDS if spare and price < float("inf") else 1)]
    ways = worlds[0]
    kept = [option for option, ends in ways.items() if any(not end.victims & spare for end in ends)]
    if spare and kept and _tempted(worlds, spare) > price:
        kept = list(ways)
        spare = set()
    struck = [option for option in kept if any(end.victims & strike - spare for end in ways[option])]
    struck = [option for option in struck if any(not end.victims & spare for end in ways[option])]
    return tuple(struck or kept or sight.options)


def _tempted(worlds: list[dict[Option, list[End]]], spare: set[Seat]) -> float:
    """How much better the best answer is than the best one that keeps the promise. Each is one option in all worlds."""
    free: dict[Option, float] = {}
    bound: dict[Option, float] = {}
    for ways in worlds:
        for option, ends in ways.items():
            keeping = [end.worth for end in ends if not end.victims & spare]
            free[option] = free.get(option, 0.0) + max([end.worth for end in ends])
            bound[option] = bound.get(option, 0.0) + (max(keeping) if keeping else float("-inf"))
    return (max(free.values()) - max(bound.values())) / len(worlds)


def ways_to_answer(sight: Sight, random: Random) -> dict[Option, list[End]]:
    """For each option, the ways to complete an answer that begins with it, in one possible world."""
    return _Look(sight, random).ends()


class _Look:
    """Where the parts of one answer lead, in possible worlds."""

    def __init__(self, sight: Sight, random: Random) -> None:
        trade = sight.trade
        assert trade is not None
        self.trade = trade
        self.sight = sight
        self.seat = sight.seat
        self.random = random
        self.left = 0

    def ends(self) -> dict[Option, list[End]]:
        """For each option, the ways to complete an answer that begins with it, in one possible world."""
        self.left = MOST_TRIED
        world = self.sight.world(self.random.getrandbits(62))
        return {option: self._ends(world.state, option, world.title) for option in self.sight.options}

    def _ends(self, g: State, option: Option, title: Title[Any]) -> list[End]:
        self.left -= 1
        world = g.clone()
        world.event_log = []
        take(world, self.seat, option)
        self._others_pass(world)
        if world.moves == g.moves and self.seat in world.deciders:  # the same question: the answer has more parts
            found: list[End] = []
            for further in world.stack[-1].options(world, self.seat):
                found += self._ends(world, further, title) if self.left > 0 else [End(frozenset(), 0.0)]
            return found
        attacks = [
            self.trade.attack_in(seen) for seen in [event.seen_by(self.seat) for event in world.event_log] if seen
        ]
        victims = frozenset([blow[1] for blow in attacks if blow is not None and blow[0] == self.seat])
        return [End(victims, title.value(world, self.seat))]

    def _others_pass(self, g: State) -> None:
        """Let the other seats pass, so that the own answer takes effect."""
        while g.stack and isinstance(g.stack[-1], Answers) and self.seat not in g.deciders:
            other = g.deciders[0]
            options = g.stack[-1].options(g, other)
            take(g, other, PASS if PASS in options else self.random.choice(options))
