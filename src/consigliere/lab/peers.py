"""Other engines for the benchmark: OpenSpiel, RLCard, PettingZoo.

Each is used as its documentation says, by random players whose choices come from the same source as ours.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from importlib.metadata import version
from random import Random
from typing import Any, NamedTuple

from .floor import time_with_floor
from .measuring import BATCHES, memory, split

KEPT = 60  # states copied in a round
APART = 11  # decisions between two of them
SHARE = 10  # so many of our games for one of theirs


class Seen(NamedTuple):
    """The parts of a peer's game."""

    decisions: int
    legal: int
    forced: int


class Drive(NamedTuple):
    """How a peer is used."""

    begin: Callable[[int], Any]
    """A new game with a seed."""
    play: Callable[[Any, Random, list[Any] | None], Seen]
    """Play a game to its end. With a list, store copies of states in it."""
    copy: Callable[[Any], Any] | None
    """Copy a state; None if the engine cannot."""


def open_spiel(name: str) -> Drive:
    """A game of OpenSpiel, in C++ or (`python_...`) in Python. Chance is drawn from the listed outcomes."""
    import pyspiel

    if name.startswith("python_"):
        import_module(f"open_spiel.python.games.{name.removeprefix('python_')}")
    game = pyspiel.load_game(name)

    def play(state: Any, random: Random, kept: list[Any] | None) -> Seen:
        below = random.random
        decisions = legal = forced = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, odds)[0])
                continue
            options = state.legal_actions()
            decisions += 1
            legal += len(options)
            forced += len(options) == 1
            if kept is not None and decisions % APART == 0 and len(kept) < KEPT:
                kept.append(state.clone())
            state.apply_action(options[int(below() * len(options))])
        return Seen(decisions, legal, forced)

    return Drive(lambda seed: game.new_initial_state(), play, lambda state: state.clone())


def rlcard(name: str) -> Drive:
    """A game of RLCard, through `env.step`. A copy is a deep copy of the game: RLCard offers nothing else."""
    from copy import deepcopy

    made = import_module("rlcard").make

    def begin(seed: int) -> Any:
        env = made(name, config={"seed": seed})
        env.first = env.reset()
        return env

    def play(env: Any, random: Random, kept: list[Any] | None) -> Seen:
        state, _ = env.first
        decisions = legal = forced = 0
        while not env.is_over():
            options = list(state["legal_actions"])
            decisions += 1
            legal += len(options)
            forced += len(options) == 1
            if kept is not None and decisions % APART == 0 and len(kept) < KEPT:
                kept.append(deepcopy(env.game))
            state, _ = env.step(options[int(random.random() * len(options))])
        return Seen(decisions, legal, forced)

    return Drive(begin, play, deepcopy)


def pettingzoo(name: str) -> Drive:
    """A classic game of PettingZoo, through `agent_iter`, `last` and `step`. Its environments cannot be copied."""
    module = import_module(f"pettingzoo.classic.{name}")

    def begin(seed: int) -> Any:
        env = module.env()
        env.reset(seed=seed)
        return env

    def play(env: Any, random: Random, kept: list[Any] | None) -> Seen:
        decisions = legal = forced = 0
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            options = observation["action_mask"].nonzero()[0]
            decisions += 1
            legal += len(options)
            forced += len(options) == 1
            env.step(options[int(random.random() * len(options))])
        return Seen(decisions, legal, forced)

    return Drive(begin, play, None)


class Source(NamedTuple):
    """Where a peer comes from."""

    drive: Callable[[str], Drive]
    game: str
    package: str
    title: str


PEERS: dict[str, Source] = {
    "openspiel-gin_rummy": Source(open_spiel, "gin_rummy", "open-spiel", "OpenSpiel (C++) gin rummy"),
    "openspiel-dark_chess": Source(open_spiel, "dark_chess", "open-spiel", "OpenSpiel (C++) dark chess"),
    "openspiel-liars_poker": Source(open_spiel, "python_liars_poker", "open-spiel", "OpenSpiel (Python) liar's poker"),
    "rlcard-doudizhu": Source(rlcard, "doudizhu", "rlcard", "RLCard dou dizhu"),
    "rlcard-mahjong": Source(rlcard, "mahjong", "rlcard", "RLCard mahjong"),
    "pettingzoo-connect_four": Source(pettingzoo, "connect_four_v3", "pettingzoo", "PettingZoo connect four"),
    "pettingzoo-leduc_holdem": Source(pettingzoo, "leduc_holdem_v4", "pettingzoo", "PettingZoo leduc hold'em"),
}
"""By the name for `bench --peer`."""


class Peer:
    """A contender that is another engine."""

    def __init__(self, name: str, games: int) -> None:
        source = PEERS[name]
        self.drive = source.drive(source.game)
        self.name = f"{source.title} {version(source.package)}"
        self.source = source
        self.seeds = range(1, 1 + max(1, games // SHARE))
        self.kept: list[Any] = []
        seen = [self.drive.play(self.drive.begin(seed), Random(seed), self.kept) for seed in self.seeds]
        self.seen = Seen(*(sum(row) for row in zip(*seen, strict=True)))

    def describe(self) -> dict[str, Any]:
        """The size of games and states."""
        seen, copy = self.seen, self.drive.copy
        found = {
            "name": self.name,
            "game": self.source.game,
            "version": version(self.source.package),
            "games": len(self.seeds),
            "decisions_per_game": seen.decisions / len(self.seeds),
            "legal_per_decision": seen.legal / seen.decisions,
            "forced_share": seen.forced / seen.decisions,
        }
        # Python does not count what a C++ engine allocates.
        if copy is not None and self.kept and self.source.drive is not open_spiel:
            found["bytes_clone"] = memory([partial(copy, state) for state in self.kept])
        return found

    def round(self) -> dict[str, float]:
        """Each figure of one round, in floor steps."""
        gc.collect()
        start = time_with_floor([partial(self._begin, batch) for batch in split(self.seeds)])
        played: list[Seen] = []
        timing = time_with_floor([partial(self._play, batch, played) for batch in split(self._begin(self.seeds))])
        decisions = sum(seen.decisions for seen in played)
        found = {
            "floor_microseconds": timing.floor * 1e6,
            "games_per_second": len(self.seeds) / (start.seconds + timing.seconds),
            "start": start.floor_steps(len(self.seeds)),
            "decisions_per_second": decisions / timing.seconds,
            "decision": timing.floor_steps(decisions),
            "legal_action": timing.floor_steps(sum(seen.legal for seen in played)),
        }
        if self.drive.copy is not None and self.kept:
            copies = partial(self._copies, self.drive.copy)
            found["clone"] = time_with_floor([copies] * BATCHES).floor_steps(BATCHES * len(self.kept))
        return found

    def _begin(self, seeds: Sequence[int]) -> list[tuple[Any, Random]]:
        return [(self.drive.begin(seed), Random(seed)) for seed in seeds]

    def _play(self, begun: list[tuple[Any, Random]], played: list[Seen]) -> None:
        for game, random in begun:
            played.append(self.drive.play(game, random, None))

    def _copies(self, copy: Callable[[Any], Any]) -> None:
        for state in self.kept:
            copy(state)
