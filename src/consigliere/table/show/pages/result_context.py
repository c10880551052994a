"""Contexts of a game that is over, and of earlier moments of one. See `context.py`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from consigliere.drawing import Picture

from .context import Frame, SeatInfo
from .play_context import CommentaryInfo, LogLine, PromiseInfo


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """A line of the score sheet."""

    label: str
    values: tuple[str, ...]  # one per seat
    total: bool = False
    rule: str = ""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A choice after which the lead changed."""

    n: int
    text: str


@dataclass(frozen=True, slots=True)
class RoundLine:
    """Every seat's points at the end of a round, worded, and as a share of the highest score ever reached."""

    label: str
    values: tuple[str, ...]
    shares: tuple[float, ...]
    n: int  # the moment in the replay


@dataclass(frozen=True, slots=True)
class ResultContext:
    """A game that is over."""

    frame: Frame
    table: str
    game: str
    seat: int | None
    seats: tuple[SeatInfo, ...]
    headline: str  # "You have won", "Anna wins"
    outcome: tuple[str, ...]  # how it came about, line by line
    winners: tuple[int, ...] = ()
    scores: tuple[ScoreLine, ...] = ()
    curve: tuple[tuple[int, tuple[float, ...]], ...] = ()  # (number of the choice, each seat's standing 0..1)
    turning: tuple[TurningPoint, ...] = ()
    choices: int = 0
    commitment: str = ""
    secret: str = ""
    board: Picture | None = None  # the last position, open
    areas: tuple[Picture, ...] = ()
    by_round: tuple[RoundLine, ...] = ()  # each seat's points at the end of each round
    can_rematch: bool = False
    can_replay: bool = True
    can_share: bool = False  # there is a picture of the whole table
    can_card: bool = False  # somebody won: there is a picture that says so
    when: str = ""  # the day on which it ended, worded
    address: str = ""  # the page's own address, for link previews
    can_review: bool = False
    note: str | None = None  # the reader's own; None if they did not sit there
    shares: str = ""  # whether the game is given to researchers: ask, given, all; "" if the reader has no say


@dataclass(frozen=True, slots=True)
class ReplayContext:
    """One moment of a game, in somebody's view."""

    frame: Frame
    table: str
    game: str
    seats: tuple[SeatInfo, ...]
    n: int  # choices played, 0 to `of`
    of: int
    eyes: str  # a seat's number, "open" or "public"
    may: tuple[str, ...]  # the views the reader may use
    board: Picture | None
    lines: tuple[LogLine, ...] = ()  # the lines of the last choice
    status: tuple[tuple[str, str], ...] = ()
    areas: tuple[Picture, ...] = ()
    hands: tuple[Picture, ...] = ()  # several in an open game
    rounds: tuple[tuple[int, str], ...] = ()  # where each begins, and its name
    over: bool = True  # otherwise an earlier moment of a running game
    can_branch: bool = False  # a new game can continue from here
    promises: tuple[PromiseInfo, ...] = ()  # heard by then
    standing: bool = False  # a standing answer made the last choice
    asked: bool = False  # the reader must move now, whichever moment they look at
    commentary: CommentaryInfo | None = None  # the reader sees all hands of a running game, later
    leads: bool = False  # the reader may lead the others through this replay
    flights: tuple[dict[str, Any], ...] = ()  # what flew over the board with the last choice (scenes.py)
