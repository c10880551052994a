"""The arena: which bot is stronger, and how certain that is.

Bots meet in pairs. In each game of a pair one bot, the challenger, holds one side (a seat, or a team if the game has
teams) and the other bot holds all the others. Every deal is played once from each side, and all pairs play the same
deals, so neither seats nor luck decide. The same seed gives the same games on every machine, with any number of workers
and on a cluster, unless bots think for a time instead of a number of playouts.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from hashlib import sha256
from itertools import combinations, permutations
from pathlib import Path
from typing import Any, NamedTuple

from consigliere.bots import AHEAD, Bot, looks_ahead, make, play_out
from consigliere.engine import NotUnderstood, Result, Seat
from consigliere.engine.chance import Fast
from consigliere.games import find
from consigliere.match import new

from .sim import MOST_GAMES, SEEDS, Plan, plan
from .stats import wilson
from .workers import run

ROUND_ROBIN = "round-robin"
LADDER = "ladder"
FORMATS = (ROUND_ROBIN, LADDER)
SECONDS = (0.001, 60.0)  # the least and the most for a move
PLAYOUTS = (1, 100_000)
MOST_AT_ONCE = 20  # games in one piece of work, in long seasons of several workers
PIECES = 1000  # a season has about so many pieces before one piece has more than one game


class Season(NamedTuple):
    """What is played. It is sent to the workers, and is the header of the file of games."""

    plan: Plan
    """The game, its options and its seed; the line-up is not used."""
    pairs: tuple[tuple[str, str], ...]
    """Challenger and field of each pair."""
    games: int
    """Games of each pair."""
    choices: bool = False
    """Whether the choices of each game are kept, for transcripts."""
    seconds: float = 0.0
    """How long a bot that looks ahead thinks about a move; 0: by its playouts, the same on every machine."""
    playouts: int = 0
    """The playouts of a decision of every bot that looks ahead; 0: those of its level."""

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """The seats of each side: a team, or a single seat."""
        teams = find(self.plan.game).teams(self.plan.seats, self.plan.options)
        return teams or tuple((seat,) for seat in range(self.plan.seats))

    def to_json(self) -> dict[str, Any]:
        """The season as JSON data, with the version of the rules it is played under."""
        kept: dict[str, Any] = {"choices": True} if self.choices else {}
        if self.seconds:
            kept |= {"seconds": self.seconds, "reproducible": False}
        if self.playouts:
            kept["playouts"] = self.playouts
        return {
            "game": self.plan.game,
            "rules": find(self.plan.game).version,
            "players": self.plan.seats,
            "options": self.plan.options,
            "seed": self.plan.seed,
            "talk": self.plan.talk,
            "pairs": [list(pair) for pair in self.pairs],
            "games": self.games,
            **kept,
        }


class Game(NamedTuple):
    """One finished game, as in a line of the file of games."""

    pair: int
    number: int
    """The game's number among those of its pair."""
    seed: int
    """`consigliere.new(game, players, seed, options)` deals it again."""
    bots: tuple[str, ...]
    """The bot at each seat."""
    side: tuple[int, ...]
    """The challenger's seats."""
    share: float
    """The challenger's share of one point that the winners split."""
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    places: tuple[tuple[int, ...], ...]
    """Seats from the first place to the last."""
    reason: str
    decisions: int
    deals: int
    fallbacks: tuple[int, ...] = ()
    """For each seat, decisions that its language model has not made; () if no bot has one."""
    choices: tuple[str, ...] = ()
    """`seat option` of every choice, if the season keeps them."""


def season(
    game: str,
    bots: list[str],
    players: int,
    options: dict[str, Any],
    seed: int,
    games: int,
    form: str = ROUND_ROBIN,
    talk: int = 0,
    choices: bool = False,
    seconds: float = 0.0,
    playouts: int = 0,
) -> Season:
    """Return a checked season: every bot against every other, or each against the one named before it.

    With `seconds` bots that look ahead think so long about each move, and the games are not reproducible. With
    `playouts` all of them use that budget instead of their level's. Raises NotUnderstood if something does not fit.
    """
    if form not in FORMATS:
        raise NotUnderstood(f"no format {form!r}; there are {', '.join(FORMATS)}")
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise NotUnderstood("the arena needs two or more different bots")
    if not 1 <= games <= MOST_GAMES:
        raise NotUnderstood(f"the number of games lies between 1 and {MOST_GAMES}, not {games}")
    for name in bots:
        make(name)
    made = Season(plan(game, bots[:players], players, options, seed, talk), (), games, choices, seconds, playouts)
    if seconds or playouts:
        _check_budget(made, bots)
    sides = len(made.sides)
    if sides < 2:
        raise NotUnderstood(f"at this table of {game} there is one side only: nobody to compare with")
    if form == LADDER:
        return made._replace(pairs=tuple(zip(bots[1:], bots, strict=False)))
    if sides == 2:  # one side each: the bot named later is the challenger
        return made._replace(pairs=tuple((later, earlier) for earlier, later in combinations(bots, 2)))
    return made._replace(pairs=tuple(permutations(bots, 2)))


def _check_budget(wanted: Season, bots: Sequence[str]) -> None:
    """Raise NotUnderstood if the time or the playouts of a move are out of range, or if no bot would use them."""
    if wanted.seconds and wanted.playouts:
        raise NotUnderstood("a move has seconds or playouts, not both")
    what = "seconds" if wanted.seconds else "playouts"
    given, (low, high) = (wanted.seconds, SECONDS) if wanted.seconds else (wanted.playouts, PLAYOUTS)
    if not low <= given <= high:
        raise NotUnderstood(f"the {what} for a move lie between {low:g} and {high:g}, not {given:g}")
    if find(wanted.plan.game).lookahead is None:
        raise NotUnderstood(f"no bot looks ahead in {wanted.plan.game}, so none would use the {what}")
    if not any(looks_ahead(name) for name in bots):
        raise NotUnderstood(f"none of these bots looks ahead, so none would use the {what}; {' and '.join(AHEAD)} do")


def play_games(wanted: Season, pair: int, numbers: Sequence[int]) -> list[Game]:
    """Play some games of a pair, by their numbers."""
    challenger, field = wanted.pairs[pair]
    sides, row = wanted.sides, wanted.plan
    played = []
    for number in numbers:
        side = sides[number % len(sides)]
        seed = row.seed_of(number // len(sides))
        names = tuple(challenger if seat in side else field for seat in range(row.seats))
        match = new(row.game, row.seats, seed, row.options).clone(record_events=row.talk > 0)
        seated = [
            make(name, Fast(seed).draw(-1 - seat, SEEDS), wanted.seconds, wanted.seconds > 0, wanted.playouts)
            for seat, name in enumerate(names)
        ]
        result = play_out(match, seated, row.talk)
        history = match.history()
        deals = sum(event.kind == "deal" for choice in history for event in choice.events)
        decisions = sum(not choice.extra for choice in history)
        played.append(
            Game(
                pair=pair,
                number=number,
                seed=seed,
                bots=names,
                side=side,
                share=_share(result, side, sides),
                winners=result.winners,
                scores=result.scores,
                places=result.ranking,
                reason=result.reason,
                decisions=decisions,
                deals=deals,
                fallbacks=_fallbacks(seated),
                choices=tuple(f"{one.seat} {one.option}" for one in history) if wanted.choices else (),
            )
        )
    return played


def _fallbacks(seated: Sequence[Bot]) -> tuple[int, ...]:
    """Return how often each bot had to do without its language model; () if none of them has one."""
    counts = [getattr(bot, "fallbacks", None) for bot in seated]
    return tuple(count or 0 for count in counts) if any(count is not None for count in counts) else ()


def _share(result: Result, side: Sequence[Seat], sides: Sequence[Sequence[Seat]]) -> float:
    """A side's share of one point. A side wins as one, however many of its seats are winners."""
    won = [any(seat in result.winners for seat in one) for one in sides]
    return 1.0 / sum(won) if any(seat in result.winners for seat in side) else 0.0


def play(
    wanted: Season,
    known: Iterable[Game] = (),
    workers: int = 1,
    executor: Any = None,
    on_games: Callable[[list[Game]], None] | None = None,
) -> list[Game]:
    """Play the games that are not `known` yet and return all of them, in order.

    `on_games` gets each game as soon as it is done: a file keeps it, so that a run can be resumed. Only workers of a
    long season return several games at once, because sending each alone would cost more than it saves.
    """
    done = {(game.pair, game.number): game for game in known}
    alone = workers == 1 and executor is None
    size = 1 if alone else max(1, min(MOST_AT_ONCE, wanted.games // PIECES))
    pieces = []
    for first in range(0, wanted.games, size):
        for pair in range(len(wanted.pairs)):
            missing = [n for n in range(first, min(first + size, wanted.games)) if (pair, n) not in done]
            if missing:
                pieces.append((wanted, pair, missing))
    for played in run(play_games, pieces, workers, executor):
        done.update({(game.pair, game.number): game for game in played})
        if on_games is not None:
            on_games(played)
    return [done[key] for key in sorted(done)]


# --- the file of games

_OPTIONAL = ("fallbacks", "choices")  # left out of a line if empty


class GameFile:
    """The games of a season on disk, one JSON line each. An interrupted season continues where it stopped, and a
    finished one can get more games.

    Each line also says which game it is of, and has a code that tells seasons apart.
    """

    def __init__(self, path: str, wanted: Season) -> None:
        self._path = Path(path)
        row = wanted.to_json()
        about = {name: value for name, value in row.items() if name != "games"}  # more games can be added later
        code = sha256(json.dumps(about, sort_keys=True).encode()).hexdigest()[:16]
        self._season: dict[str, Any] = {
            "season": code,
            "game": row["game"],
            "rules": row["rules"],
            "players": row["players"],
        }
        for budget in ("seconds", "playouts"):
            if budget in row:
                self._season[budget] = row[budget]
        self.games = list(self._read(wanted))
        text = "".join(self._line(game) for game in self.games)
        if not self._path.exists() or self._path.read_text(encoding="utf-8") != text:
            self._path.write_text(text, encoding="utf-8")  # a new file, or one whose last line was cut off

    def _line(self, game: Game) -> str:
        found = {name: value for name, value in game._asdict().items() if name not in _OPTIONAL or value}
        return json.dumps({**self._season, **found}) + "\n"

    def _read(self, wanted: Season) -> Iterator[Game]:
        if not self._path.exists():
            return
        rows = self._path.read_text(encoding="utf-8").split("\n")
        for number, row in enumerate(rows[:-1], start=1):  # after the last line break comes nothing, or a line cut off
            where = f"{self._path}, line {number}"
            try:
                found = json.loads(row)
                season = {name: found.pop(name, None) for name in self._season}
            except (json.JSONDecodeError, AttributeError, TypeError):
                raise NotUnderstood(f"{where}: not a game") from None
            if season != self._season:
                raise NotUnderstood(
                    f"{where}: a game of another season (another seed, other bots or settings); choose another file"
                )
            yield _game(found, wanted, where)

    def add(self, games: list[Game]) -> None:
        """Append games."""
        with self._path.open("a", encoding="utf-8") as file:
            file.writelines(self._line(game) for game in games)


def _game(found: Any, wanted: Season, where: str) -> Game:
    """Return a game from its JSON data."""
    try:
        game = Game(**{name: _frozen(value) for name, value in found.items()})
        if not (0 <= game.pair < len(wanted.pairs) and game.number >= 0):
            raise ValueError
    except (TypeError, ValueError):
        raise NotUnderstood(f"{where}: not a game of this season") from None
    if game.number >= wanted.games:
        raise NotUnderstood(
            f"{where}: game {game.number + 1} of a pair, and {wanted.games} are asked for; ask for that many or more"
        )
    return game


def _frozen(value: Any) -> Any:
    return tuple(_frozen(one) for one in value) if isinstance(value, list) else value


# --- the report


def report(wanted: Season, games: Sequence[Game]) -> dict[str, Any]:
    """Return what the games say, as JSON data: a row for each pair, and a rating for each bot.

    It depends on the games alone, not on who played them where and in which order.
    """
    chance = 1 / len(wanted.sides)
    rows = []
    for pair, (challenger, field) in enumerate(wanted.pairs):
        shares = [game.share for game in games if game.pair == pair]
        low, high = wilson(sum(shares), len(shares))
        rows.append(
            {
                "challenger": challenger,
                "field": field,
                "games": len(shares),
                "wins": sum(shares),
                "share": sum(shares) / len(shares) if shares else None,
                "interval": [low, high],
                "chance": chance,
                "verdict": "stronger" if low > chance else "weaker" if high < chance else "not told apart",
            }
        )
    found = {**wanted.to_json(), "chance": chance, "rows": rows, "ratings": ratings(wanted, games)}
    silent = _silent_models(games)
    return {**found, "fallbacks": silent} if silent else found


def _silent_models(games: Sequence[Game]) -> list[dict[str, Any]]:
    """Return which bots had to do without their language model, how often, and in how many of their games."""
    counts: dict[str, list[int]] = {}
    for game in games:
        for name in dict.fromkeys(game.bots):
            missed = sum(count for bot, count in zip(game.bots, game.fallbacks, strict=False) if bot == name)
            if missed:
                counts.setdefault(name, []).append(missed)
    return [{"bot": name, "decisions": sum(row), "games": len(row)} for name, row in counts.items()]


def ratings(wanted: Season, games: Sequence[Game]) -> list[dict[str, Any]]:
    """Return the OpenSkill rating of each bot, the best first.

    The model is Bradley-Terry with partial pairing. A bot with several sides in a game gets the mean of their changes.
    """
    try:
        from openskill.models import BradleyTerryPart
    except ImportError:
        raise NotUnderstood("ratings need openskill: pip install 'consigliere[lab]'") from None
    model = BradleyTerryPart()
    names = dict.fromkeys(name for pair in wanted.pairs for name in pair)
    rated = {name: model.rating(name=name) for name in names}
    for game in sorted(games, key=lambda game: (game.number, game.pair)):
        place = {seat: i for i, seats in enumerate(game.places) for seat in seats}
        ranks = [float(min(place[seat] for seat in side)) for side in wanted.sides]
        after = model.rate([[rated[game.bots[side[0]]]] for side in wanted.sides], ranks=ranks)
        for name in set(game.bots):
            held = [team[0] for side, team in zip(wanted.sides, after, strict=True) if game.bots[side[0]] == name]
            rated[name] = model.create_rating(
                [sum(one.mu for one in held) / len(held), sum(one.sigma for one in held) / len(held)], name
            )
    order = sorted(rated, key=lambda name: -rated[name].mu)
    return [{"bot": name, "mu": rated[name].mu, "sigma": rated[name].sigma} for name in order]
