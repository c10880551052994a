"""Contexts of a game that is over, and of earlier moments of one. See `context.py`."""

from __future__ import annotations

from dataclasses import dataclass

from consigliere.drawing import Picture

from .context import Frame, SeatInfo
from .play_context import LogLine, PromiseInfo


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """A line of the score sheet."""

    label: str
    values: tuple[str, ...]  # one a seat
    total: bool = False
    rule: str = ""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A choice after which the lead changed."""

    n: int
    text: str


@dataclass(frozen=True, slots=True)
class RoundLine:
    """What every seat had at the end of a round, worded, and as a share of the most that anybody ever had."""

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
    by_round: tuple[RoundLine, ...] = ()  # what each seat had when a round was over
    can_rematch: bool = False
    can_replay: bool = True
    can_share: bool = False  # there is a picture of the whole table


@dataclass(frozen=True, slots=True)
class ReplayContext:
    """One moment of a game, through the eyes of somebody."""

    frame: Frame
    table: str
    game: str
    seats: tuple[SeatInfo, ...]
    n: int  # choices played, 0 to `of`
    of: int
    eyes: str  # a seat's number, "open" or "public"
    may: tuple[str, ...]  # the eyes the reader may borrow
    board: Picture | None
    lines: tuple[LogLine, ...] = ()  # what the last choice brought
    status: tuple[tuple[str, str], ...] = ()
    areas: tuple[Picture, ...] = ()
    hands: tuple[Picture, ...] = ()  # several where all lies open
    rounds: tuple[tuple[int, str], ...] = ()  # where each begins, and what it is called
    over: bool = True  # else it is an earlier moment of a game that goes on
    can_branch: bool = False  # it can be played on from here
    promises: tuple[PromiseInfo, ...] = ()  # heard by then
    asked: bool = False  # the reader's move is due now, whatever he looks at
