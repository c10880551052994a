"""Contexts of advice, of the planner and of reviews. See `context.py`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from consigliere.drawing import Picture

from .context import Frame, SeatInfo
from .play_context import OptionInfo, PromiseInfo


class WeighedInfo(NamedTuple):
    """A choice with the reader's chance to win after it."""

    option: str  # as the form sends it
    label: str
    chance: float
    error: float
    says: str  # what it does, in one or two sentences
    thing: str = ""  # what it points at on the board


@dataclass(frozen=True, slots=True)
class AdviceContext:
    """Advice on the question of a seat."""

    frame: Frame
    table: str
    game: str
    number: int
    best: tuple[WeighedInfo, ...]
    other: WeighedInfo | None  # the choice that the reader points at
    apart: bool  # the first is better than the second beyond doubt
    worlds: int
    seen: bool  # others see that the reader asked


@dataclass(frozen=True, slots=True)
class PlanContext:
    """One moment of a plan: a copy of the game in a possible world, with some moves tried."""

    frame: Frame
    table: str
    game: str
    seats: tuple[SeatInfo, ...]
    world: int  # the seed of the possible world
    at: int  # the number of the question that the plan starts from
    moves: tuple[str, ...]  # "seat option", oldest first
    said: tuple[str, ...]  # the same in words
    decider: SeatInfo | None  # None: the copy has ended
    own: bool  # the reader's own decision
    options: tuple[OptionInfo, ...]
    board: Picture | None
    areas: tuple[Picture, ...] = ()
    hands: tuple[Picture, ...] = ()
    status: tuple[tuple[str, str], ...] = ()
    outcome: tuple[str, ...] = ()


class Line(NamedTuple):
    """One seat's chances over a game: the moment and the chance, smoothed."""

    seat: SeatInfo
    points: tuple[tuple[int, float], ...]
    own: bool
    end: str  # the score


class MomentInfo(NamedTuple):
    """A moment worth looking at again."""

    n: int
    when: str
    kind: str  # wrong, right, others
    gain: int  # in per cent of the chance to win; below zero: lost
    rows: tuple[tuple[str, str], ...]  # the comment, with its label
    board: Picture | None
    things: tuple[tuple[str, str], ...] = ()  # things marked on it, with the message of the mark


class KnownInfo(NamedTuple):
    """What a reader could know of another seat, and what was true."""

    seat: SeatInfo
    knew: str
    was: str


class WordInfo(NamedTuple):
    """A promise, when it was given and its outcome."""

    n: int
    when: str
    promise: PromiseInfo
    came: str = ""
    """What became of it and when, as a sentence."""
    settled: str = ""
    """When that was."""
    dear: bool = False
    """Its giver says that breaking it would have paid."""


@dataclass(frozen=True, slots=True)
class ReviewContext:
    """The review of a finished game for one reader. Without `ready` it is still being made."""

    frame: Frame
    table: str
    game: str
    seats: tuple[SeatInfo, ...]
    headline: str
    choices: int
    ready: bool
    own: bool  # by what the reader could see; otherwise by what everybody could
    seat: int | None = None
    lines: tuple[Line, ...] = ()
    rounds: tuple[tuple[int, str], ...] = ()
    moments: tuple[MomentInfo, ...] = ()
    known: tuple[KnownInfo, ...] = ()
    known_at: int = 0
    words_given: tuple[WordInfo, ...] = ()
    can_try: bool = False
