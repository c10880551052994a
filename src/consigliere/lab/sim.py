"""The simulator: many games between bots, and their basic statistics.

The same seed gives the same figures on every machine and with any number of worker processes. Only the timing differs,
which has its own part in the report.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from consigliere.bots import MANNERS, Talker, make, play_out
from consigliere.engine import NotUnderstood
from consigliere.engine.chance import Fast
from consigliere.games import find
from consigliere.match import new

from .stats import describe, wilson
from .workers import check_workers, run

MOST_GAMES = 100_000_000
MOST_TALK = 100
SEEDS = 1 << 53  # seeds of single games fit into a JSON number that every language reads exactly

Progress = Callable[[int], None]
"""Called repeatedly with the number of further games that are done."""


class Plan(NamedTuple):
    """What is simulated. Small and picklable, because it is sent to the workers."""

    game: str
    seats: int
    options: dict[str, Any]
    lineup: tuple[str, ...]
    """A bot for each seat of the first game; in each further game all move one seat on."""
    seed: int
    talk: int = 0
    """Offers that each seat may make before each question; 0: no talk."""

    def seed_of(self, number: int) -> int:
        """The seed of one game: `consigliere.new(game, seats, seed)` deals it again."""
        return Fast(self.seed).draw(number, SEEDS)

    def bots_of(self, number: int) -> tuple[str, ...]:
        """The bots at each seat in one game: over as many games as seats, every bot has had every seat."""
        shift = number % self.seats
        return self.lineup[self.seats - shift :] + self.lineup[: self.seats - shift]


class Tally:
    """The outcome of some games, in integers, so that tallies add up to the same in any order."""

    def __init__(self, seats: int, teams: Sequence[Sequence[int]] = ()) -> None:
        self.teams = tuple(teams) or tuple((seat,) for seat in range(seats))
        self.decisions: Counter[int] = Counter()  # decisions of a game -> games
        self.reasons: Counter[str] = Counter()
        self.shared: Counter[int] = Counter()  # number of winning sides -> games; 0 is a game that all have lost
        self.seat_wins: list[Counter[int]] = [Counter() for _ in range(seats)]  # number of winning sides -> wins
        self.seat_scores: list[Counter[int]] = [Counter() for _ in range(seats)]
        self.bot_played: Counter[str] = Counter()
        self.bot_wins: dict[str, Counter[int]] = {}
        self.bot_scores: dict[str, Counter[int]] = {}
        self.deals: Counter[int] = Counter()  # deals made in a game -> games
        self.bot_deals: Counter[str] = Counter()

    @property
    def games(self) -> int:
        """The number of games counted."""
        return self.decisions.total()

    def count(self, names: tuple[str, ...], decisions: int, result: Any, deals: Sequence[Sequence[int]] = ()) -> None:
        """Count one finished game; each of its deals is given by the seats that made it."""
        self.deals[len(deals)] += 1
        self.bot_deals.update([names[seat] for parties in deals for seat in parties])
        self.decisions[decisions] += 1
        self.reasons[result.reason] += 1
        sides = sum(any(seat in result.winners for seat in team) for team in self.teams)  # a team wins as one
        self.shared[sides] += 1
        for seat, name in enumerate(names):
            self.bot_played[name] += 1
            self.seat_scores[seat][result.scores[seat]] += 1
            self.bot_scores.setdefault(name, Counter())[result.scores[seat]] += 1
            self.bot_wins.setdefault(name, Counter())
            if seat in result.winners:
                self.seat_wins[seat][sides] += 1
                self.bot_wins[name][sides] += 1

    def add(self, other: Tally) -> None:
        """Add the games of another tally."""
        self.decisions += other.decisions
        self.reasons += other.reasons
        self.shared += other.shared
        self.bot_played += other.bot_played
        self.deals += other.deals
        self.bot_deals += other.bot_deals
        for mine, theirs in zip(self.seat_wins, other.seat_wins, strict=True):
            mine.update(theirs)
        for mine, theirs in zip(self.seat_scores, other.seat_scores, strict=True):
            mine.update(theirs)
        for name, wins in other.bot_wins.items():
            self.bot_wins.setdefault(name, Counter()).update(wins)
        for name, scores in other.bot_scores.items():
            self.bot_scores.setdefault(name, Counter()).update(scores)


def plan(game: str, bots: list[str], players: int, options: dict[str, Any], seed: int, talk: int = 0) -> Plan:
    """A checked plan. Fewer bots than seats are repeated in turn. Raises NotUnderstood if something does not fit."""
    title = find(game)
    full = title.complete_options(players, options)
    talkers = [name for name in bots if isinstance(make(name), Talker)]
    if not bots:
        raise NotUnderstood("name at least one bot")
    if len(bots) > players:
        raise NotUnderstood(f"{len(bots)} bots for {players} seats")
    if not 0 <= talk <= MOST_TALK:
        raise NotUnderstood(f"offers before a question are 0 to {MOST_TALK} a seat, not {talk}")
    if talk and title.trade is None:
        raise NotUnderstood(f"{game} has no trade, so there is nothing to talk about")
    if talk and not talkers:
        raise NotUnderstood(f"{', '.join(bots)}: none of these bots talks; {', '.join(MANNERS)} play as greedy and do")
    lineup = tuple(bots[seat % len(bots)] for seat in range(players))
    return Plan(game, players, full, lineup, seed, talk)


def simulate(
    wanted: Plan,
    games: int,
    workers: int = 1,
    progress: Progress | None = None,
    executor: Any = None,
) -> dict[str, Any]:
    """Play `games` games and report, JSON-able.

    With several `workers` in as many processes. An `executor` takes their place: one with the interface of
    `concurrent.futures`, or a Dask client.

    >>> report = simulate(plan("dual_powers", ["random"], 2, {}, seed=1), games=4)
    >>> report["games"], sum(seat["wins"] for seat in report["seats"])
    (4, 4.0)
    """
    if not 1 <= games <= MOST_GAMES:
        raise NotUnderstood(f"the number of games lies between 1 and {MOST_GAMES}, not {games}")
    check_workers(workers)
    began = time.perf_counter()
    tally = Tally(wanted.seats)
    for part in _parts(wanted, games, workers, executor):
        tally.add(part)
        if progress is not None:
            progress(part.games)
    return _report(wanted, tally, time.perf_counter() - began, workers)


def _parts(wanted: Plan, games: int, workers: int, executor: Any) -> Iterator[Tally]:
    """The tallies of ranges of games, as they are done."""
    size = max(1, min(100, games // (16 * workers)))
    stretches = [(wanted, first, min(first + size, games)) for first in range(0, games, size)]
    return run(play_games_of, stretches, workers, executor)


def play_games_of(wanted: Plan, first: int, end: int) -> Tally:
    """Play the games of a plan from `first` up to but not including `end`."""
    tally = Tally(wanted.seats, find(wanted.game).teams(wanted.seats, wanted.options))
    for number in range(first, end):
        seed = wanted.seed_of(number)
        names = wanted.bots_of(number)
        # Nobody reads events, so a silent clone is used. Only bots that talk need events for their memory.
        match = new(wanted.game, wanted.seats, seed, wanted.options).clone(record_events=wanted.talk > 0)
        # Each bot has its own chance. A game counts its draws upwards from 0, so bots never share them.
        seated = [make(name, Fast(seed).draw(-1 - seat, SEEDS)) for seat, name in enumerate(names)]
        result = play_out(match, seated, wanted.talk)
        history = match.history()
        deals = [event.facts["parties"] for choice in history for event in choice.events if event.kind == "deal"]
        tally.count(names, sum(not choice.extra for choice in history), result, deals)
    return tally


# --- the report


def _report(wanted: Plan, tally: Tally, seconds: float, workers: int) -> dict[str, Any]:
    games = tally.games
    decisions = sum(count * number for number, count in tally.decisions.items())
    return {
        "game": wanted.game,
        "rules": find(wanted.game).version,
        "players": wanted.seats,
        "options": wanted.options,
        "seed": wanted.seed,
        "games": games,
        "decisions": decisions,
        "decisions_per_game": describe(tally.decisions),
        "talk": wanted.talk,
        "deals_per_game": describe(tally.deals),
        "seats": [
            {"seat": seat, **_wins(tally.seat_wins[seat], games), "score": describe(tally.seat_scores[seat])}
            for seat in range(wanted.seats)
        ],
        "bots": [
            {
                "bot": name,
                "played": tally.bot_played[name],
                **_wins(tally.bot_wins[name], tally.bot_played[name]),
                "score": describe(tally.bot_scores[name]),
                "deals_per_game": tally.bot_deals[name] / tally.bot_played[name],
            }
            for name in dict.fromkeys(wanted.lineup)
        ],
        "shared": tally.shared.total() - tally.shared[1] - tally.shared[0],
        "without_winner": tally.shared[0],
        "reasons": dict(sorted(tally.reasons.items(), key=lambda item: (-item[1], item[0]))),
        "timing": {
            "seconds": seconds,
            "workers": workers,
            "games_per_second": games / seconds,
            "decisions_per_second": decisions / seconds,
        },
    }


def _wins(wins: Counter[int], played: int) -> dict[str, Any]:
    """Wins, their rate and its 95 % interval. A win shared by three sides counts as a third of one."""
    points = float(sum(count / winners for winners, count in sorted(wins.items())))
    return {"wins": points, "rate": points / played, "interval": list(wilson(points, played))}
