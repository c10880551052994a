"""Fits chances to win: what the evaluation, a game's signs and its roles say about who wins, in each part of the game.

Greedy bots play many games. Some moments of each are stored: what every side looks like, the progress of the game, and
who won. The weights are fitted by maximum likelihood (`fit_weights`). The quality of the chances (Brier score),
compared with a constant chance for every side, is measured on other games than the fit: each half of the games is
judged by the fit of the other half.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from math import sqrt
from typing import Any, NamedTuple

from consigliere.bots import Sight, make
from consigliere.bots.chances import PARTS, Chances, Look, sides_of
from consigliere.engine import Fast, NotUnderstood
from consigliere.games import find
from consigliere.match import new

from .fit_weights import NEVER, Moment, Weights, learn, part_of
from .sim import MOST_GAMES, SEEDS, Progress
from .workers import check_workers, run

EACH = 9  # every ninth moment is stored: neighbours are nearly equal
BINS = 10  # of the calibration plot


class Fitting(NamedTuple):
    """What is fitted. Small and picklable, because it is sent to the workers."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: int


def fitting(game: str, seats: int, options: dict[str, Any], seed: int) -> Fitting:
    """A checked plan. Raises NotUnderstood if the game has no evaluation or something does not fit."""
    title = find(game)
    full = title.complete_options(seats, options)
    if not title.evaluates:
        raise NotUnderstood(f"{game} has no evaluation, so there is nothing to fit")
    return Fitting(game, seats, full, seed)


def play_games_of(wanted: Fitting, first: int, end: int) -> tuple[list[Moment], list[int]]:
    """Play the games from `first` up to but not including `end`: their moments, and the number of questions of each."""
    moments: list[Moment] = []
    lengths: list[int] = []
    for number in range(first, end):
        seed = Fast(wanted.seed).draw(number, SEEDS)
        match = new(wanted.game, wanted.seats, seed, wanted.options).clone()
        title, sides = match.title, sides_of(match.title, wanted.seats, wanted.options)
        bots = [make("greedy", Fast(seed).draw(-1 - seat, SEEDS)) for seat in range(wanted.seats)]
        kept: list[tuple[int, Look]] = []
        last = -EACH
        while match.result is None:
            g = match.state
            if g.moves >= last + EACH:
                last = g.moves
                kept.append((g.moves, Look.at(title, g, sides)))
            seat = match.deciders[0]
            match.play(seat, bots[seat].choose(Sight(match, seat)))
        won = tuple([match.result.share(side[0]) for side in sides])
        moments += [Moment(number, moves, look, won) for moves, look in kept]
        lengths.append(match.state.moves)
    return moments, lengths


def fit(
    wanted: Fitting, games: int, workers: int = 1, progress: Progress | None = None, executor: Any = None
) -> dict[str, Any]:
    """Play and fit; return the table and how good it is, JSON-able. The same seed gives the same table.

    >>> found = fit(fitting("dual_powers", 2, {}, seed=1), games=2)
    >>> len(found["steepness"]), found["games"]
    (5, 2)
    """
    if not 2 <= games <= MOST_GAMES:
        raise NotUnderstood(f"the number of games lies between 2 and {MOST_GAMES}, not {games}")
    check_workers(workers)
    size = max(1, min(25, games // (8 * workers)))
    moments: list[Moment] = []
    lengths: list[int] = []
    for part, lasted in run(
        play_games_of, [(wanted, one, min(one + size, games)) for one in range(0, games, size)], workers, executor
    ):
        moments += part
        lengths += lasted
        if progress is not None:
            progress(len(lasted))
    return summary(wanted, games, sorted(moments), lengths)


def summary(wanted: Fitting, games: int, moments: Sequence[Moment], lengths: Sequence[int]) -> dict[str, Any]:
    """The table of some games that were played, and how good it is."""
    title = find(wanted.game)
    length = round(sum(lengths) / len(lengths), 1)
    sides = sides_of(title, wanted.seats, wanted.options)
    early = 0.0
    judged = _judge(moments, length, sides, early)
    first = _quality([one for one in judged if part_of(one[0], length) == 0])
    if first["moments"] and first["better"] <= first["error"]:  # not shown to know anything: so say nothing
        early = NEVER
        judged = _judge(moments, length, sides, early)
    found = learn(moments, length, early)
    return {
        "game": wanted.game,
        "rules": title.version,
        "players": wanted.seats,
        "options": wanted.options,
        "seed": wanted.seed,
        "games": games,
        "length": length,
        "steepness": list(found.steepness),
        "signs": dict(zip(title.sign_names, map(list, zip(*found.signs, strict=True)), strict=False)),
        "roles": found.roles,
        "parts": [_quality([one for one in judged if part_of(one[0], length) == part]) for part in range(PARTS)],
        "all": _quality(judged),
        "calibration": _calibration(judged),
    }


def _judge(moments: Sequence[Moment], length: float, sides: tuple[tuple[int, ...], ...], early: float) -> list[Judged]:
    """Every moment with its chances, by the fit of the other half of the games."""
    halves = [[moment for moment in moments if moment.game % 2 == half] for half in (0, 1)]
    return [
        (one, chances.of_look(one.moves, one.look))
        for learned, fresh in (halves, halves[::-1])
        for chances in [_chances(learn(learned, length, early), length, sides)]
        for one in fresh
    ]


def _chances(found: Weights, length: float, sides: tuple[tuple[int, ...], ...]) -> Chances:
    return Chances(length, found.steepness, sides, found.signs, found.roles)


Judged = tuple[Moment, list[float]]


def _quality(judged: Sequence[Judged]) -> dict[str, Any]:
    """The Brier score of the chances and of a constant, over all sides: lower is better. By how much it is better, with
    the standard error from game to game."""
    if not judged:
        return {"moments": 0, "brier": None, "constant": None, "better": None, "error": None}
    brier = constant = 0.0
    by_game: dict[int, list[float]] = {}
    for one, found in judged:
        even = 1 / max(2, len(found))
        mine = sum([(p - w) ** 2 for p, w in zip(found, one.won, strict=True)])
        flat = sum([(even - w) ** 2 for w in one.won])
        brier += mine
        constant += flat
        by_game.setdefault(one.game, []).append(flat - mine)
    better = (constant - brier) / len(judged)
    each = len(judged) / len(by_game)
    off = [(sum(row) - better * len(row)) / each for row in by_game.values()]
    return {
        "moments": len(judged),
        "brier": round(brier / len(judged), 4),
        "constant": round(constant / len(judged), 4),
        "better": round(better, 4),
        "error": round(sqrt(sum([one * one for one in off])) / len(off), 4),
    }


def _calibration(judged: Sequence[Judged]) -> list[dict[str, Any]]:
    """By tenths of the predicted chance: the mean prediction, and how often it came true."""
    rows: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for one, found in judged:
        for p, w in zip(found, one.won, strict=True):
            rows[min(BINS - 1, int(p * BINS))].append((p, w))
    return [
        {
            "given": round(sum([p for p, _ in row]) / len(row), 3),
            "came": round(sum([w for _, w in row]) / len(row), 3),
            "count": len(row),
        }
        for row in rows
        if row
    ]


def as_toml(found: Sequence[dict[str, Any]]) -> str:
    """The tables of a game in the format of its `chances.toml`."""
    first = found[0]
    command = f"consigliere fit {first['game']} --games {first['games']} --seed {first['seed']} --write"
    lines = [f"# Made by `{command}`.", "# How evaluation, signs and roles turn into wins, by fifths of a game."]
    for one in found:
        everything = one["all"]
        lines += [
            "",
            f"[seats.{one['players']}]",
            f"length = {one['length']}",
            f"steepness = {one['steepness']}",
            f"brier = {[part['brier'] for part in one['parts']]}",
            f"constant = {[part['constant'] for part in one['parts']]}",
            f"whole = [{everything['brier']}, {everything['constant']}]",
        ]
        for kind in ("signs", "roles"):
            if one[kind]:
                lines += ["", f"[seats.{one['players']}.{kind}]"]
                lines += [f"{json.dumps(name)} = {weights}" for name, weights in one[kind].items()]
    return "\n".join(lines) + "\n"
