"""The benchmark: the cost of a decision, a copy and a view, in floor steps and compared with a known engine.

Each contender has its own process, and rounds alternate (ours, the peer, ours, the peer ...), so that all run under the
same conditions. A figure is the median of its rounds with the range; a comparison is the median of the ratios within
each round. Nothing is compared with a number from an earlier run, except by `regressions`, and then in floor steps.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from typing import Any, NamedTuple

from consigliere.engine import NotUnderstood, state
from consigliere.games import find, loaded_modules, titles

from .peers import PEERS
from .stats import median

PEER = "catanatron"
LEAST_ROUNDS = 5  # fewer are not meaningful; `quick` is for checking that it works
WARN, FAIL = 1.10, 1.20  # the growth of a figure that `regressions` allows
FLOOR_FIGURES = (  # in floor steps: these can be compared between runs
    "start",
    "decision",
    "decision_options",
    "decision_play",
    "legal_action",
    "search_decision",
    "clone",
    "clone_per_100_fields",
    "match_clone",
    "view",
    "determinize",
)


class Wanted(NamedTuple):
    """A game to measure. By default its settings are those that fit the number of players."""

    game: str
    players: int
    options: dict[str, Any]


class _Process:
    """A contender at work in its own process."""

    def __init__(self, wanted: dict[str, Any]) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "consigliere.lab.contenders", json.dumps(wanted)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONHASHSEED": "0"},  # the peer plays other games if its sets have another order
        )
        self.described = self._answer()
        self.rounds: list[dict[str, float]] = []

    def round(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write("round\n")
        self.process.stdin.flush()
        self.rounds.append(self._answer())

    def _answer(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            self.close()
            raise RuntimeError(f"a contender stopped with code {self.process.returncode}; its error stands above")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def close(self) -> None:
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()
        self.process.wait()


def every_game() -> list[Wanted]:
    """Each game at its smallest and its largest table."""
    found = []
    for title in titles():
        for players in sorted(set(title.facts.players)):
            found.append(Wanted(title.id, players, title.complete_options(players, {})))
    return found


def every_peer() -> tuple[str, ...]:
    """The engines that ours can be compared with."""
    return (PEER, *PEERS)


def bench(
    wanted: list[Wanted],
    rounds: int = LEAST_ROUNDS,
    games: int = 200,
    peers: tuple[str, ...] = (PEER,),
    progress: Callable[[int], None] | None = None,
) -> dict[str, Any]:
    """Measure and report, JSON-able. `games` is the number of games a round plays for each of ours."""
    if not wanted:
        raise NotUnderstood("name at least one game to measure")
    if rounds < 1 or games < 1:
        raise NotUnderstood("a benchmark has at least one round of one game")
    for name in peers:
        if name not in every_peer():
            raise NotUnderstood(f"no peer {name!r}; there are {', '.join(every_peer())}")
    for one in wanted:
        find(one.game).complete_options(one.players, one.options)
    running: list[_Process] = []
    missing: list[dict[str, str]] = []
    try:
        for one in wanted:
            running.append(_Process({**one._asdict(), "games": games, "modules": loaded_modules()}))
        for name in peers:
            peer = _Process({"game": name, "games": games})
            if "missing" in peer.described:
                missing.append({"peer": name, "why": peer.described["missing"]})
                peer.close()
            else:
                running.append(peer)
        for _ in range(rounds):
            for process in running:
                process.round()
                if progress is not None:
                    progress(1)
    finally:
        for process in running:
            process.close()
    ours = running[: len(wanted)]
    return {
        "machine": machine(),
        "rounds": rounds,
        "contenders": [_contender(process) for process in running],
        "ratios": [_ratio(mine, peer) for peer in running[len(wanted) :] for mine in ours],
        "missing": missing,
    }


def machine() -> dict[str, Any]:
    """What the machine is. Floor steps can be compared between machines far better than seconds, but not perfectly."""
    return {
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "build": " ".join(platform.python_build()),
        "compiler": platform.python_compiler(),
        "system": f"{platform.system()} {platform.machine()}",
        "processors": os.cpu_count(),
        "compiled": not str(state.__file__).endswith(".py"),
    }


def spread(values: list[float]) -> dict[str, Any]:
    """Summarize the rounds of one figure: median, lowest, highest, and all of them."""
    return {"median": median(values), "low": min(values), "high": max(values), "rounds": values}


def _contender(process: _Process) -> dict[str, Any]:
    described, rounds = dict(process.described), process.rounds
    if "fields" in described:
        rounds = [{**one, "clone_per_100_fields": one["clone"] * 100 / described["fields"]} for one in rounds]
    return {**described, "figures": {name: spread([one[name] for one in rounds]) for name in rounds[0]}}


def _ratio(mine: _Process, peer: _Process) -> dict[str, Any]:
    """How many times as fast ours is, round by round: in seconds, and in floor steps."""
    pairs = list(zip(mine.rounds, peer.rounds, strict=True))
    return {
        "contender": mine.described["name"],
        "peer": peer.described["name"],
        "decisions_per_second": spread([a["decisions_per_second"] / b["decisions_per_second"] for a, b in pairs]),
        "decision": spread([b["decision"] / a["decision"] for a, b in pairs]),
        "search_decision": spread([b["decision"] / a["search_decision"] for a, b in pairs]),
        **({"clone": spread([b["clone"] / a["clone"] for a, b in pairs])} if "clone" in peer.rounds[0] else {}),
    }


class Regression(NamedTuple):
    """A figure that is worse than in the earlier report."""

    contender: str
    figure: str
    before: float
    now: float

    @property
    def factor(self) -> float:
        """How many times as slow as before."""
        return self.now / self.before

    @property
    def fails(self) -> bool:
        """Whether it is slow enough to fail the benchmark."""
        return self.factor > FAIL

    def __str__(self) -> str:
        change = f"{self.before:.1f} -> {self.now:.1f} floor steps, {self.factor:.2f} times"
        return f"{self.contender}: {self.figure} {change}{' (too slow)' if self.fails else ''}"


def regressions(before: dict[str, Any], now: dict[str, Any]) -> list[Regression]:
    """The figures in floor steps that grew by more than a tenth since an earlier report; by a fifth, they fail."""
    try:
        earlier = {one["name"]: one["figures"] for one in before["contenders"]}
        found = [
            Regression(one["name"], figure, earlier[one["name"]][figure]["median"], one["figures"][figure]["median"])
            for one in now["contenders"]
            if one["name"] in earlier and "hash" in one
            for figure in FLOOR_FIGURES
            if figure in earlier[one["name"]]
        ]
        return [one for one in found if one.factor > WARN]
    except (KeyError, TypeError, ZeroDivisionError) as error:
        raise NotUnderstood("not an earlier report of this benchmark") from error
