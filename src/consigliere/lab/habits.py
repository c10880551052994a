"""Learns how quick players choose: imitates a stronger bot and writes `habits.json` into a game's folder.

    python -m consigliere.lab.habits men_of_mayhem --games 100 --seed 1

A bot plays all seats, with a random move now and then to reach new states. Each of its choices is an example. The model
is a conditional logit: the odds of an option are exp(the sum of the weights of its features). The same arguments give
the same file.
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

from consigliere.bots import Bot, GreedyBot, Sight, make
from consigliere.engine import kind_of
from consigliere.engine.playouts import SLOPE
from consigliere.games import find
from consigliere.match import new

STRAY = 0.08  # the share of random moves
EPOCHS = 5
RATE = 0.12
SHRINK = 2e-4  # pulls weights that few examples support towards 0
LEAST = 0.05  # smaller weights are left out
HELD_BACK = 5  # every so many games are reserved for the test


class Example(NamedTuple):
    """One decision: the options by their features with their factors, and the index of the chosen one."""

    kind: str
    options: list[list[tuple[str, float]]]
    chosen: int


def features(kind: str, option: Any, hint: float) -> list[tuple[str, float]]:
    """The names and factors of an option's weights."""
    found = [(f"{kind}/{option.verb}", 1.0)]
    if option.target != "":
        found.append((f"{kind}/{option}", 1.0))
    if hint:
        found.append((f"{kind}/{option.verb}{SLOPE}", hint))
    return found


def record(game: str, seats: int, seed: int, bots: list[Bot], random: Random) -> list[Example]:
    """The examples of one game."""
    match = new(game, seats, seed).clone()
    title = match.title
    found: list[Example] = []
    while match.result is None:
        seat = match.deciders[0]
        sight = Sight(match, seat)
        choice = sight.options[0]
        if len(sight.options) > 1:
            g = match.state
            options = title.options_to_try(g, seat, list(sight.options))
            choice = bots[seat].choose(sight)
            if len(options) > 1 and choice in options:
                kind = kind_of(g.stack[-1])
                hints = title.hints(g, seat, options) or [0.0] * len(options)
                rows = [features(kind, option, hint) for option, hint in zip(options, hints, strict=True)]
                found.append(Example(kind, rows, options.index(choice)))
            if random.random() < STRAY:
                choice = random.choice(sight.options)
        match.play(seat, choice)
    return found


def learn(examples: list[Example], random: Random) -> dict[str, float]:
    """Weights by stochastic gradient ascent of the likelihood."""
    weights: dict[str, float] = defaultdict(float)
    order = list(examples)
    for epoch in range(EPOCHS):
        random.shuffle(order)
        rate = RATE / (1 + epoch)
        for example in order:
            shares = odds(example, weights)
            total = sum(shares)
            for i, row in enumerate(example.options):
                off = (i == example.chosen) - shares[i] / total
                for name, factor in row:
                    factor = max(-3.0, min(3.0, factor))
                    weights[name] += rate * (off * factor - SHRINK * weights[name])
    return weights


def odds(example: Example, weights: dict[str, float]) -> list[float]:
    """The odds of each option by the weights, not normalised."""
    sums = [sum([weights.get(name, 0.0) * factor for name, factor in row]) for row in example.options]
    top = max(sums)
    return [exp(one - top) for one in sums]


def agreement(examples: list[Example], weights: dict[str, float]) -> tuple[float, float]:
    """How often the most likely option is the bot's, and how often a random option would be."""
    hits = lots = 0.0
    for example in examples:
        shares = odds(example, weights)
        hits += shares.index(max(shares)) == example.chosen
        lots += 1 / len(shares)
    return hits / len(examples), lots / len(examples)


def study(game: str, seats: int, games: int, seed: int, bot: str) -> dict[str, Any]:
    """The content of `habits.json`."""
    random = Random(seed)
    taught: list[Example] = []
    tested: list[Example] = []
    for number in range(games):
        # The greedy bot with one world is as good a teacher as with two, in half the time.
        seeds = [random.getrandbits(62) for _ in range(seats)]
        bots = [GreedyBot(one, worlds=1) if bot == "greedy" else make(bot, one) for one in seeds]
        found = record(game, seats, seed + number, bots, random)
        (tested if number % HELD_BACK == HELD_BACK - 1 else taught).extend(found)
    weights = learn(taught, random)
    agreed, lots = agreement(tested or taught, weights)
    return {
        "learned_from": bot,
        "games": games,
        "seed": seed,
        "players": seats,
        "examples": len(taught),
        "agreement": round(agreed, 3),
        "agreement_by_lot": round(lots, 3),
        "weights": {name: round(weight, 2) for name, weight in sorted(weights.items()) if abs(weight) >= LEAST},
    }


def main() -> None:
    """Learn from a game and write its habits."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=0)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="greedy", help="whom to imitate")
    parser.add_argument("--out", default="", help="instead of the game's own folder")
    given = parser.parse_args()
    title = find(given.game)
    seats = given.players or min(4, title.facts.players[1])
    found = study(given.game, seats, given.games, given.seed, given.bot)
    folder = str(files(type(title).__module__.rpartition(".")[0]))
    Path(given.out or f"{folder}/habits.json").write_text(json.dumps(found, indent=0) + "\n", encoding="utf-8")
    told = {name: value for name, value in found.items() if name != "weights"}
    print(f"{given.game}: {told}, {len(found['weights'])} weights")


if __name__ == "__main__":
    main()
