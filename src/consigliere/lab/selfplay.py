"""Makes quick players win: they play thousands of games against each other and learn from the results.

    python -m consigliere.lab.selfplay la_cosa_nostra --games 20000 --seed 1

It begins with habits that imitate greedy bots (`lab.habits`) and writes `habits.json` and `outlook.json` into the
game's folder:

- The outlook says how often what a seat has between two rounds (`Title.footing`) wins. It is a conditional logit, for
  each number of rounds left, fitted to the newest games.
- The habits follow the gradient of the result (REINFORCE): what was chosen in a round becomes likelier if the seat's
  outlook improved in this round. So the luck of later rounds does not count.

All seats play by the same habits, and all of them learn. The same arguments give the same files.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from importlib.resources import files
from math import exp
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from consigliere.engine import Fast, Option, Seat, State, Title, kind_of, take
from consigliere.engine.playouts import SLOPE, drawn
from consigliere.games import find
from consigliere.match import new

from . import habits
from .fit_weights import load_numpy

BATCH = 250  # games between two steps of learning
REFIT = 10  # steps between two fits of the outlook
FIRST = 2000  # games before the first fit; nothing is learned from them
NEWEST = 8000  # games that a fit sees
RATE = (0.025, 0.0025)  # how far a step goes: at first, and in the end
CALM = (0.9, 0.99)  # Adam: how slowly the means of gradients and of their squares change
TINY = 1e-5
RESULT = 0.3  # the part of a round's lesson that is the game's result; the rest is the outlook after the round
WON = 0.5  # the part of a result that is who won; the rest is by how much
MARGIN = 10000.0
RIDGE = 1e-3
NEWTON = 40
SMALLEST = 0.01  # smaller weights are left out

Sums = dict[int, float]


class Played(NamedTuple):
    """A game of quick players."""

    footings: list[tuple[int, tuple[tuple[float, ...], ...]]]
    """What the seats had at the beginning of each round but the first."""
    shares: list[float]
    """The result of each seat."""
    choices: dict[tuple[Seat, int], Sums]
    """By seat and round: how much likelier its choices become, by weight."""


class Learner:
    """The weights of a quick player, by number instead of by name."""

    def __init__(self, start: dict[str, float]) -> None:
        self.start = start
        self.names: list[str] = []
        self.weights: list[float] = []
        self._numbers: dict[str, int] = {}
        self._of: dict[tuple[str, Option], tuple[int, int, int]] = {}
        self._mean: dict[int, float] = defaultdict(float)
        self._square: dict[int, float] = defaultdict(float)
        self._steps = 0

    def numbers_of(self, kind: str, option: Option) -> tuple[int, int, int]:
        """The weights of an option: of its verb, of itself (-1: none), of its hint."""
        found = self._of.get((kind, option))
        if found is None:
            named = self._number(f"{kind}/{option}") if option.target != "" else -1
            found = (self._number(f"{kind}/{option.verb}"), named, self._number(f"{kind}/{option.verb}{SLOPE}"))
            self._of[kind, option] = found
        return found

    def _number(self, name: str) -> int:
        if name not in self._numbers:
            self._numbers[name] = len(self.names)
            self.names.append(name)
            self.weights.append(self.start.get(name, 0.0))
        return self._numbers[name]

    def step(self, gradient: Sums, rate: float) -> None:
        """Change the weights along a gradient (Adam)."""
        self._steps += 1
        first, second = CALM
        for one, slope in gradient.items():
            self._mean[one] = first * self._mean[one] + (1 - first) * slope
            self._square[one] = second * self._square[one] + (1 - second) * slope * slope
            mean = self._mean[one] / (1 - first**self._steps)
            square = self._square[one] / (1 - second**self._steps)
            self.weights[one] += rate * mean / (square**0.5 + TINY)

    def named(self) -> dict[str, float]:
        """The weights by name."""
        return {
            name: round(weight, 2)
            for name, weight in sorted(zip(self.names, self.weights, strict=True))
            if abs(weight) >= SMALLEST
        }


def play(learner: Learner, title: Title[Any], seats: int, random: Random) -> Played:
    """One game of quick players, all with the same habits."""
    g: State = new(title.id, seats, random.getrandbits(40)).clone().state
    g.chance = Fast(random.getrandbits(62))
    footings: list[tuple[int, tuple[tuple[float, ...], ...]]] = []
    choices: dict[tuple[Seat, int], Sums] = {}
    number = title.round_of(g)
    while g.result is None:
        if title.round_of(g) != number:
            number = title.round_of(g)
            footing = title.footing(g)
            if footing is not None:
                footings.append((footing.left, footing.rows))
        seat = g.deciders[0]
        options = g.stack[-1].options(g, seat)
        if len(options) > 1:
            options = title.options_to_try(g, seat, options)
        if len(options) == 1:
            take(g, seat, options[0])
            continue
        if (seat, len(footings)) not in choices:
            choices[seat, len(footings)] = defaultdict(float)
        chosen = _choose(learner, title, g, seat, options, random, choices[seat, len(footings)])
        take(g, seat, options[chosen])
    clear = _softmax([score / MARGIN for score in g.result.scores])
    shares = [WON * g.result.share(seat) + (1 - WON) * clear[seat] for seat in range(seats)]
    return Played(footings, shares, choices)


def _choose(
    learner: Learner, title: Title[Any], g: State, seat: Seat, options: list[Option], random: Random, sums: Sums
) -> int:
    """The index of an option, drawn by habit. Adds the gradient of its likelihood to the sums."""
    kind = kind_of(g.stack[-1])
    rows = [learner.numbers_of(kind, option) for option in options]
    hints = title.hints(g, seat, options) or [0.0] * len(options)
    weights = learner.weights
    scores = [
        weights[verb] + (weights[named] if named >= 0 else 0.0) + weights[slope] * hint
        for (verb, named, slope), hint in zip(rows, hints, strict=True)
    ]
    odds = _softmax(scores)
    chosen = drawn(odds, random)
    for i, (verb, named, slope) in enumerate(rows):
        off = (i == chosen) - odds[i]
        sums[verb] += off
        if named >= 0:
            sums[named] += off
        if hints[i]:
            sums[slope] += off * hints[i]
    return chosen


def _softmax(scores: list[float]) -> list[float]:
    top = max(scores)
    odds = [exp(one - top) for one in scores]
    total = sum(odds)
    return [one / total for one in odds]


Outlook = dict[int, list[float]]


def fit_outlook(games: list[Played]) -> Outlook:
    """By the rounds left: the weights that explain the results best, with a small penalty."""
    found: Outlook = {}
    for left in sorted({left for game in games for left, _ in game.footings}):
        pairs = [(rows, game.shares) for game in games for at, rows in game.footings if at == left]
        found[left] = _logit([rows for rows, _ in pairs], [shares for _, shares in pairs])
    return found


def _logit(rows: list[Any], shares: list[Any]) -> list[float]:
    """Conditional logit by Newton's method."""
    np = load_numpy()
    x, y = np.array(rows), np.array(shares)
    scale = x.std((0, 1)) + 1e-6
    x = x / scale
    flat = x.reshape(-1, x.shape[2])
    weights = np.zeros(x.shape[2])
    for _ in range(NEWTON):
        scores = x @ weights
        odds = np.exp(scores - scores.max(1, keepdims=True))
        odds /= odds.sum(1, keepdims=True)
        mean = (x * odds[:, :, None]).sum(1)
        slope = (odds - y).ravel() @ flat / len(x) + RIDGE * weights
        curve = ((flat * odds.reshape(-1, 1)).T @ flat - mean.T @ mean) / len(x) + RIDGE * np.eye(len(weights))
        change = np.linalg.solve(curve, slope)
        weights = weights - change
        if np.abs(change).max() < 1e-6:
            break
    return [float(one) for one in weights / scale]


def lessons(game: Played, outlook: Outlook) -> dict[tuple[Seat, int], float]:
    """By seat and round: how much better than expected it went."""
    seats = len(game.shares)
    known = [[1 / seats] * seats]
    for left, rows in game.footings:
        weights = outlook[left]
        known.append(_softmax([sum([weight * one for weight, one in zip(weights, row, strict=True)]) for row in rows]))
    known.append(game.shares)
    return {
        (seat, number): (1 - RESULT) * known[number + 1][seat] + RESULT * game.shares[seat] - known[number][seat]
        for seat, number in game.choices
    }


def improve(title: Title[Any], seats: int, games: int, seed: int, start: dict[str, float]) -> tuple[Learner, Outlook]:
    """Habits and outlook after so many games."""
    learner, random = Learner(start), Random(seed)
    newest: list[Played] = []
    outlook: Outlook = {}
    for number in range(0, games, BATCH):
        batch = [play(learner, title, seats, random) for _ in range(BATCH)]
        newest = (newest + [game._replace(choices={}) for game in batch])[-NEWEST:]
        if len(newest) < min(FIRST, games // 2):
            continue
        if not outlook or number // BATCH % REFIT == 0:
            outlook = fit_outlook(newest)
        gradient: Sums = defaultdict(float)
        for game in batch:
            for key, better in lessons(game, outlook).items():
                for one, slope in game.choices[key].items():
                    gradient[one] += better * slope / BATCH
        learner.step(gradient, RATE[0] + (RATE[1] - RATE[0]) * number / games)
    return learner, fit_outlook(newest)


def study(game: str, seats: int, imitated: int, games: int, seed: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """The contents of `habits.json` and `outlook.json`."""
    title = find(game)
    if not title.footing_names:
        raise SystemExit(f"{game} does not say what a seat has between two rounds (Title.footing)")
    start = habits.study(game, seats, imitated, seed, "greedy")["weights"] if imitated else {}
    learner, outlook = improve(title, seats, games, seed, start)
    made = {"learned_from": "greedy, then self-play", "imitated": imitated, "games": games, "seed": seed}
    made["players"] = seats
    by_left = {
        str(left): {name: round(one, 4) for name, one in zip(title.footing_names, row, strict=True) if abs(one) >= 1e-4}
        for left, row in outlook.items()
    }
    return {**made, "weights": learner.named()}, {**made, "weights": by_left}


def main() -> None:
    """Let quick players of a game learn, and write their habits and their outlook."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--imitated", type=int, default=20, help="games of greedy bots to begin with")
    parser.add_argument("--games", type=int, default=20000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default="", help="instead of the game's own folder")
    given = parser.parse_args()
    found = study(given.game, given.players, given.imitated, given.games, given.seed)
    folder = Path(given.out or str(files(type(find(given.game)).__module__.rpartition(".")[0])))
    for name, content in zip(("habits", "outlook"), found, strict=True):
        (folder / f"{name}.json").write_text(json.dumps(content, indent=0) + "\n", encoding="utf-8")
    print(f"{given.game}: {len(found[0]['weights'])} weights of habits")


if __name__ == "__main__":
    main()
