"""The games that puzzles are made from: their bots, named by exact parameters, and games kept on disk."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import NamedTuple

from consigliere.board.puzzles import Record
from consigliere.bots import Bot, SearchBot, make, play_out
from consigliere.bots.levels import TemperedBot
from consigliere.bots.negotiator import Foresight
from consigliere.engine import Fast, NotUnderstood
from consigliere.games import find
from consigliere.match import new

from .sim import SEEDS

_NAMED = re.compile(r"playouts=(\d+) candidates=(\d+) pairs=(\d+)")


class Player(NamedTuple):
    """A bot that looks ahead, by its parameters. Levels change from release to release; these do not."""

    playouts: int
    """Of one decision."""
    candidates: int
    """Options that it tries."""
    pairs: int
    """Pairs of playouts that judge a deal."""

    @classmethod
    def named(cls, name: str) -> Player | None:
        """The bot of a name; None if it has no parameters."""
        found = _NAMED.fullmatch(name)
        return None if found is None else cls(*map(int, found.groups()))

    def __str__(self) -> str:
        return f"playouts={self.playouts} candidates={self.candidates} pairs={self.pairs}"


USUAL = Player(48, 3, 16)
PLAIN = "soldier"  # plays where nobody can look ahead


def bot_of(name: str, seed: int) -> Bot:
    """A bot by its parameters, as `Player` writes them, or by its level. Raises NotUnderstood."""
    player = Player.named(name)
    if player is None:
        return make(name, seed)
    if not (player.playouts and player.candidates):
        raise NotUnderstood(f"the bot {name!r} looks at nothing: playouts and candidates begin at 1")
    return TemperedBot(SearchBot(seed, player.playouts, player.candidates), seed, Foresight(player.pairs))


def usual_bot(game: str) -> str:
    """The bot that plays the games of puzzles, unless another is named."""
    return PLAIN if find(game).lookahead is None else str(USUAL)


def play_game(game: str, seed: int, number: int, bot: str, kept: str = "") -> Record:
    """A game between strong bots. The number of players goes through all numbers that the game allows.

    `kept`: a folder with games played before. A game that is there is not played again.
    """
    place = Path(kept, f"{game}-{seed}-{number}-{bot.replace(' ', '-')}.json") if kept else None
    if place is not None and place.is_file():
        return Record(**{**(data := json.loads(place.read_text("utf-8"))), "choices": tuple(data["choices"])})
    record = _played(game, seed, number, bot)
    if place is not None:
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(json.dumps(record._asdict()), "utf-8")
    return record


def _played(game: str, seed: int, number: int, bot: str) -> Record:
    title = find(game)
    low, high = title.facts.players
    low = max(low, min(2, high))  # a solo game has nobody to read
    seats = low + number % (min(high, low + 2) - low + 1)
    own = Fast(seed).draw(number, SEEDS)
    match = new(game, seats, own)
    bots = [bot_of(bot, Fast(own).draw(-1 - seat, SEEDS)) for seat in range(seats)]
    play_out(match, bots, 1 if title.trade is not None else 0)
    choices = tuple([f"{one.seat} {one.option}" for one in match.history()])
    return Record(seats, match.setup.options, own, choices, bot)
