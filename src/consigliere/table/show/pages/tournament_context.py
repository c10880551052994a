"""Contexts of the pages of tournaments."""

from __future__ import annotations

from dataclasses import dataclass

from .context import Agreed, Frame, GameCard


@dataclass(frozen=True, slots=True)
class TournamentCard:
    """A tournament in a list."""

    id: str
    name: str
    game: str
    organiser: str
    state: str
    people: int
    seats: int
    round: int
    rounds: int
    speed: str


@dataclass(frozen=True, slots=True)
class TournamentListContext:
    """All tournaments that a reader finds."""

    frame: Frame
    cards: tuple[TournamentCard, ...]
    games: tuple[GameCard, ...]


@dataclass(frozen=True, slots=True)
class StandingInfo:
    """A line of the standings, or of the list of people before the start."""

    name: str  # "" for a deleted account
    rank: int = 0
    points: str = ""
    opponents: str = ""
    wins: int = 0
    games: int = 0
    yours: bool = False
    left: bool = False


@dataclass(frozen=True, slots=True)
class DrawnSeat:
    """A seat of a tournament table: who was drawn for it."""

    name: str  # "" for a bot or a deleted account
    bot: bool = False
    yours: bool = False
    place: int = 0  # 0 while the game runs, and if it ended unfinished
    points: str = ""  # "" while the game runs
    away: bool = False  # the place brings no points


@dataclass(frozen=True, slots=True)
class DrawnTable:
    """A table of a round."""

    number: int
    table: str  # "" if it was deleted
    state: str  # running, over, unfinished
    seats: tuple[DrawnSeat, ...]


@dataclass(frozen=True, slots=True)
class TournamentContext:
    """One tournament."""

    frame: Frame
    card: TournamentCard
    link: str
    points: tuple[int, ...]
    options: tuple[tuple[str, str], ...]  # name and value, worded
    standings: tuple[StandingInfo, ...]
    rounds: tuple[tuple[int, tuple[DrawnTable, ...]], ...]  # the newest first
    version: int
    agreed: Agreed | None = None
    own_table: str = ""  # where the reader plays in this round
    organises: bool = False
    takes_part: bool = False
    seed: str = ""  # "" before the start
