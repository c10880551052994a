"""How balanced a game is: the value of a seat, a side, a family or a club if the same bot plays them all."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from consigliere.bots import make, play_out
from consigliere.engine import NotUnderstood
from consigliere.engine.chance import Fast
from consigliere.games import find
from consigliere.match import new

from .sim import MOST_GAMES, SEEDS, Progress
from .stats import wilson
from .workers import check_workers, run

SEAT = "seat"
DIGITS = 6  # shares of wins are stored as multiples of this, so that sums do not depend on the order


class Match(NamedTuple):
    """What is measured. Small and picklable, because it is sent to the workers."""

    game: str
    seats: int
    options: dict[str, Any]
    bot: str
    seed: int


class Tally(NamedTuple):
    """By kind and name: how many played it, and what they won, in millionths of a game."""

    played: Counter[tuple[str, str]]
    won: Counter[tuple[str, str]]
    games: int


def measure(
    wanted: Match, games: int, workers: int = 1, progress: Progress | None = None, executor: Any = None
) -> dict[str, Any]:
    """Play so many games and report, JSON-able. The same seed gives the same report with any number of workers."""
    if not 1 <= games <= MOST_GAMES:
        raise NotUnderstood(f"the number of games lies between 1 and {MOST_GAMES}, not {games}")
    check_workers(workers)
    full = wanted._replace(options=find(wanted.game).complete_options(wanted.seats, wanted.options))
    make(full.bot)
    size = max(1, min(50, games // (16 * workers)))
    pieces = [(full, first, min(first + size, games)) for first in range(0, games, size)]
    played: Counter[tuple[str, str]] = Counter()
    won: Counter[tuple[str, str]] = Counter()
    for part in run(play_games_of, pieces, workers, executor):
        played.update(part.played)
        won.update(part.won)
        if progress is not None:
            progress(part.games)
    return _report(full, games, played, won)


def play_games_of(wanted: Match, first: int, end: int) -> Tally:
    """Play the games from `first` up to but not including `end`."""
    title = find(wanted.game)
    teams = title.teams(wanted.seats, wanted.options) or tuple((seat,) for seat in range(wanted.seats))
    tally = Tally(Counter(), Counter(), end - first)
    for number in range(first, end):
        seed = Fast(wanted.seed).draw(number, SEEDS)
        match = new(wanted.game, wanted.seats, seed, wanted.options).clone()
        seats = range(wanted.seats)
        begun = [title.roles(match.state, seat) for seat in seats]
        result = play_out(match, [make(wanted.bot, Fast(seed).draw(-1 - seat, SEEDS)) for seat in seats])
        sides = sum(any(seat in result.winners for seat in team) for team in teams)  # a team wins as one
        for seat in seats:
            roles = {SEAT: f"seat {seat + 1}", **title.roles(match.state, seat), **begun[seat]}
            for role in roles.items():
                tally.played[role] += 1
                if seat in result.winners:
                    tally.won[role] += round(10**DIGITS / sides)
    return tally


def _report(
    wanted: Match, games: int, played: Counter[tuple[str, str]], won: Counter[tuple[str, str]]
) -> dict[str, Any]:
    title = find(wanted.game)
    sides = len(title.teams(wanted.seats, wanted.options)) or wanted.seats
    kinds = sorted({kind for kind, _ in played}, key=lambda kind: (kind != SEAT, kind))
    return {
        "game": wanted.game,
        "rules": title.version,
        "players": wanted.seats,
        "options": wanted.options,
        "bot": wanted.bot,
        "seed": wanted.seed,
        "games": games,
        "chance": 1 / sides,
        "kinds": [
            {
                "kind": kind,
                "rows": [
                    _row(name, played[kind, name], won[kind, name] / 10**DIGITS, sides)
                    for name in sorted(name for of, name in played if of == kind)
                ],
            }
            for kind in kinds
        ],
    }


def _row(name: str, played: int, wins: float, sides: int) -> dict[str, Any]:
    low, high = wilson(wins, played)
    return {
        "name": name,
        "played": played,
        "wins": wins,
        "ratio": wins / played * sides,
        "interval": [low * sides, high * sides],
        "verdict": "more" if low * sides > 1 else "less" if high * sides < 1 else "not told apart",
    }
