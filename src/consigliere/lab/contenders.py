"""What is measured: one contender in one process. `bench` starts one of these for each and calls the rounds in turn.

    python -m consigliere.lab.contenders '{"game": "dual_powers", "players": 2, "options": {}, "games": 5}'

Each line on stdin asks for one round; each line on stdout is a JSON object: first what the contender is, then a round
of figures for each line read.
"""

from __future__ import annotations

import gc
import hashlib
import json
import sys
from collections.abc import Callable, Sequence
from functools import partial
from importlib.metadata import version
from random import Random
from random import seed as seed_all
from time import perf_counter
from typing import Any, Protocol

from consigliere.bots.search import habits_of
from consigliere.engine import Lookahead, play_on, take
from consigliere.engine.position import read
from consigliere.games import find, load_modules
from consigliere.match import Match, new

from .floor import Timing, time_with_floor
from .measuring import BATCHES, memory, split
from .peers import PEERS, Peer

APART = 7  # decisions between two states that are stored for the figures about single states
MOST_KEPT = 300
PLAYOUTS = 40  # of each kind in a round
PLIES = 24  # decisions of a playout that does not go to the end
STATES = 3000  # a batch of figures about single states covers this many: shorter ones are lost in noise
STATES_A_GAME = 30  # but not more for each game, so that a quick run stays quick
CATAN_SHARE = 20  # a game of Catan has roughly this many times the decisions of one of ours
CATAN_TURNS = 1000

Begun = tuple[Match, Random]  # a match at its first decision, and the source of its choices


class Contender(Protocol):
    """A program that the benchmark measures."""

    def describe(self) -> dict[str, Any]:
        """What it is, and all figures that are the same in every round."""
        ...

    def round(self) -> dict[str, float]:
        """Figures of one round."""
        ...


class Ours:
    """One of our games with random players, through the public API and through the interface that search uses."""

    def __init__(self, game: str, players: int, options: dict[str, Any], games: int) -> None:
        self.title = find(game)
        self.players = players
        self.options = options
        self.seeds = range(games)
        self.decisions = 0
        self.legal = 0
        self.forced = 0
        self.kept: list[Match] = []
        self.hash = ""
        self._survey()

    def _survey(self) -> None:
        """Play all games once without timing: count, store states along the way, record how the games end."""
        ends = []
        for match, random in self._begin(self.seeds):
            below = random.random
            while match.result is None:
                seat = match.deciders[0]
                options = match.options(seat)
                if self.decisions % APART == 0 and len(self.kept) < MOST_KEPT:
                    self.kept.append(match.clone())
                self.decisions += 1
                self.legal += len(options)
                self.forced += len(options) == 1
                match.play(seat, options[int(below() * len(options))])
            ends.append(match)
        self.hash = _hash(ends)

    def _new(self, seed: int) -> Match:
        """A new game without events: a clone emits none."""
        return new(self.title.id, self.players, seed, self.options).clone()

    def describe(self) -> dict[str, Any]:
        """The size of games and states, and a hash of the games played."""
        states = [match.state for match in self.kept]
        tables = [match.position() for match in self.kept]
        whole = partial(read, self.title, seats=self.players, options=self.kept[0].setup.options)
        usual = self.title.complete_options(self.players, {})
        chosen = [f"{name}={value}".lower() for name, value in self.options.items() if value != usual[name]]
        table = "solo" if self.players == 1 else f"{self.players} players"
        return {
            "name": ", ".join([self.title.id, table, *chosen]),
            "game": self.title.id,
            "version": self.title.version,
            "players": self.players,
            "options": self.kept[0].setup.options,
            "games": len(self.seeds),
            "decisions_per_game": self.decisions / len(self.seeds),
            "legal_per_decision": self.legal / self.decisions,
            "forced_share": self.forced / self.decisions,
            "fields": sum(_leaves(table["table"]) for table in tables) / len(tables),
            "bytes_clone": memory([state.clone for state in states]),
            "bytes_whole": memory([partial(whole, position=table) for table in tables]),
            "hash": self.hash,
        }

    def round(self) -> dict[str, float]:
        """Each figure of one round, in floor steps."""
        gc.collect()
        start = time_with_floor([partial(self._begin, batch) for batch in split(self.seeds)])
        public = self._timed(self._play)
        search = self._timed(self._search)
        share = self._share_of_options()
        decision = public.floor_steps(self.decisions)
        seats = {id(match): match.deciders[0] for match in self.kept}
        return {
            "floor_microseconds": public.floor * 1e6,
            "games_per_second": len(self.seeds) / (start.seconds + public.seconds),
            "start": start.floor_steps(len(self.seeds)),
            "decisions_per_second": self.decisions / public.seconds,
            "decision": decision,
            "decision_options": decision * share,
            "decision_play": decision * (1 - share),
            "legal_action": public.floor_steps(self.legal),
            "search_decisions_per_second": self.decisions / search.seconds,
            "search_decision": search.floor_steps(self.decisions),
            "clone": self._each_state(lambda match: match.state.clone()),
            "match_clone": self._each_state(lambda match: match.clone()),
            "view": self._each_state(lambda match: match.view(seats[id(match)])),
            "determinize": self._each_state(lambda match: match.determinize(seats[id(match)], 1)),
            **self._playouts(),
        }

    def _playouts(self) -> dict[str, float]:
        """Playouts a second from states along the way: of so many decisions, and to the end of the game."""
        habits = habits_of(self.title)
        states = [match.state for match in self.kept[:: max(1, len(self.kept) // PLAYOUTS)]]
        found: dict[str, float] = {}
        for name, lookahead in (
            ("playouts_tried_per_second", Lookahead(PLIES)),
            ("playouts_by_habit_per_second", Lookahead(PLIES, tries=1)),
            ("playouts_to_the_end_per_second", Lookahead(-1, tries=1)),
        ):

            def batch(lookahead: Lookahead = lookahead) -> None:
                for number, state in enumerate(states):
                    play_on(self.title, state.clone(), lookahead, habits, Random(number))

            found[name] = len(states) / time_with_floor([batch]).seconds
        return found

    def _timed(self, play: Callable[[list[Begun]], None]) -> Timing:
        """All games once, from their first decision; they must end as before."""
        begun = self._begin(self.seeds)
        timing = time_with_floor([partial(play, batch) for batch in split(begun)])
        if _hash([match for match, _ in begun]) != self.hash:
            raise AssertionError("the same seeds and choices gave other games")
        return timing

    def _begin(self, seeds: Sequence[int]) -> list[Begun]:
        return [(self._new(seed), Random(seed)) for seed in seeds]

    def _play(self, begun: list[Begun]) -> None:
        """Whole games through the public API: every answer is checked."""
        for match, random in begun:
            below = random.random
            while match.result is None:
                seat = match.deciders[0]
                options = match.options(seat)
                match.play(seat, options[int(below() * len(options))])

    def _search(self, begun: list[Begun]) -> None:
        """The same games as search plays them: the offered options are legal, so none is checked again."""
        for match, random in begun:
            g = match.state
            below = random.random
            while g.stack:
                seat = g.deciders[0]
                options = g.stack[-1].options(g, seat)
                take(g, seat, options[int(below() * len(options))])

    def _share_of_options(self) -> float:
        """The share of a decision that goes into listing the options; the cost of reading the clock is subtracted."""
        tick = perf_counter()
        for _ in range(1000):
            perf_counter()
        tick = (perf_counter() - tick) / 1000
        listing = playing = 0.0
        for match, random in self._begin(self.seeds):
            below = random.random
            while match.result is None:
                one = perf_counter()
                seat = match.deciders[0]
                options = match.options(seat)
                two = perf_counter()
                match.play(seat, options[int(below() * len(options))])
                listing += two - one - tick
                playing += perf_counter() - two - tick
        return listing / (listing + playing)

    def _each_state(self, work: Callable[[Match], object]) -> float:
        """Floor steps for one operation on a stored state."""

        row = self.kept * -(-min(STATES, STATES_A_GAME * len(self.seeds)) // len(self.kept))

        def batch() -> None:
            for match in row:
                work(match)

        return time_with_floor([batch] * BATCHES).floor_steps(BATCHES * len(row))


class Catanatron:
    """The Catan engine from PyPI, four random players. It lists the next options inside its own step."""

    def __init__(self, games: int) -> None:
        from catanatron import Color, Game, RandomPlayer

        self.make: Callable[[int], Any] = lambda seed: Game([RandomPlayer(colour) for colour in list(Color)[:4]], seed)
        self.seeds = range(1, 1 + max(1, games // CATAN_SHARE))  # it treats seed 0 as none
        self.decisions = 0
        self.legal = 0
        self.forced = 0
        self.kept: list[Any] = []
        self._play(self._begin(self.seeds), keep=True)

    def _begin(self, seeds: Sequence[int]) -> list[tuple[Any, Random]]:
        return [(self.make(seed), Random(seed)) for seed in seeds]

    def _play(self, begun: list[tuple[Any, Random]], keep: bool = False) -> None:
        """Whole games up to its own limit of turns; `execute` checks every action, as our `play` does.

        Counted while they are played: the order of its sets, and so its games, may differ from one time to the next.
        """
        for game, random in begun:
            seed_all(game.seed)  # its dice use the global generator, seeded when a game is made
            below = random.random
            while game.winning_color() is None and game.state.num_turns < CATAN_TURNS:
                options = game.state.playable_actions
                if keep and self.decisions % (APART * CATAN_SHARE) == 0 and len(self.kept) < MOST_KEPT:
                    self.kept.append(game.copy())
                self.decisions += 1
                self.legal += len(options)
                self.forced += len(options) == 1
                game.execute(options[int(below() * len(options))])

    def describe(self) -> dict[str, Any]:
        """The size of games and states."""
        return {
            "name": f"Catanatron {version('catanatron')}",
            "game": "catan",
            "version": version("catanatron"),
            "players": 4,
            "options": {},
            "games": len(self.seeds),
            "decisions_per_game": self.decisions / len(self.seeds),
            "legal_per_decision": self.legal / self.decisions,
            "forced_share": self.forced / self.decisions,
            "bytes_clone": memory([game.copy for game in self.kept]),
        }

    def round(self) -> dict[str, float]:
        """Each figure of one round, in floor steps."""
        gc.collect()
        start = time_with_floor([partial(self._begin, batch) for batch in split(self.seeds)])
        self.decisions = self.legal = self.forced = 0
        timing = time_with_floor([partial(self._play, batch) for batch in split(self._begin(self.seeds))])

        row = self.kept * -(-STATES // CATAN_SHARE // len(self.kept))

        def copies() -> None:
            for game in row:
                game.copy()

        return {
            "floor_microseconds": timing.floor * 1e6,
            "games_per_second": len(self.seeds) / (start.seconds + timing.seconds),
            "start": start.floor_steps(len(self.seeds)),
            "decisions_per_second": self.decisions / timing.seconds,
            "decision": timing.floor_steps(self.decisions),
            "legal_action": timing.floor_steps(self.legal),
            "clone": time_with_floor([copies] * BATCHES).floor_steps(BATCHES * len(row)),
        }


def _hash(ends: list[Match]) -> str:
    """A hash of the final states. It must be equal on every machine, Python and build; otherwise figures are not
    comparable."""
    sha = hashlib.sha256()
    for match in ends:
        sha.update(json.dumps(match.position(), sort_keys=True).encode())
    return sha.hexdigest()[:16]


def _leaves(value: Any) -> int:
    """The number of single values in a piece of JSON."""
    if isinstance(value, dict):
        return sum(_leaves(one) for one in value.values())
    return sum(_leaves(one) for one in value) if isinstance(value, list) else 1


def contender(wanted: dict[str, Any]) -> Contender:
    """The request from `bench`."""
    if wanted["game"] == "catanatron":
        return Catanatron(wanted["games"])
    if wanted["game"] in PEERS:
        return Peer(wanted["game"], wanted["games"])
    load_modules(wanted["modules"])
    return Ours(wanted["game"], wanted["players"], wanted["options"], wanted["games"])


def main() -> None:
    """Serve rounds until the input ends."""
    try:
        chosen = contender(json.loads(sys.argv[1]))
    except ImportError as error:
        print(json.dumps({"missing": str(error)}), flush=True)
        return
    print(json.dumps(chosen.describe()), flush=True)
    for _ in sys.stdin:
        print(json.dumps(chosen.round()), flush=True)


if __name__ == "__main__":
    main()
