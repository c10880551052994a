"""Contexts of the pages about people. See `context.py`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from .context import Frame


@dataclass(frozen=True, slots=True)
class PastGame:
    """A game that has ended, in the list of a person."""

    table: str
    game: str
    with_whom: str
    outcome: str
    length: str  # tonight, or over so many days
    day: str
    won: bool = False
    rated: bool = False
    again: bool = False  # the reader sat there and can play again with the same people


@dataclass(frozen=True, slots=True)
class RatingInfo:
    """A person's rating in a title with a number of seats."""

    game: str
    seats: int
    games: int
    values: tuple[int, ...] = ()  # as shown, oldest first; empty until enough games are played


@dataclass(frozen=True, slots=True)
class Reliability:
    """How a person plays over days."""

    word: str
    usual: tuple[float, float] | None
    kept: int
    seats: int
    missed: int
    thanks: int


@dataclass(frozen=True, slots=True)
class Met:
    """How often the reader and a person have met, and who won."""

    tables: int
    theirs: int
    yours: int


@dataclass(frozen=True, slots=True)
class ProfileContext:
    """The page of a person with an account. What the reader may not see is not there."""

    frame: Frame
    name: str
    since: float
    yours: bool = False
    closed: bool = False  # shown to friends only, and the reader is none
    friend: Literal["none", "asked", "asks", "both"] = "none"
    blocked: bool = False
    muted: bool = False
    night: tuple[int, int, str] | None = None  # from, to, zone
    reliability: Reliability | None = None
    ratings: tuple[RatingInfo, ...] = ()
    games: tuple[PastGame, ...] = ()
    met: Met | None = None
    writes: bool = False  # the reader may read and write letters
    invites_to: str = ""  # the game for which an invitation opens a table
    rated: bool = False  # the person's own choices
    friends_only: bool = False
    reported: bool = False


@dataclass(frozen=True, slots=True)
class PeopleContext:
    """The people around the reader: only names."""

    frame: Frame
    friends: tuple[str, ...] = ()
    asking: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()
    met: tuple[str, ...] = ()
    blocked: tuple[str, ...] = ()
    letters: tuple[tuple[str, int], ...] = ()  # with whom the reader has exchanged some; how many are new
    error: str = ""


@dataclass(frozen=True, slots=True)
class LetterInfo:
    """A letter as one of the two reads it."""

    text: str
    when: str
    own: bool
    new: bool = False


@dataclass(frozen=True, slots=True)
class LettersContext:
    """The letters between the reader and a person."""

    frame: Frame
    name: str
    letters: tuple[LetterInfo, ...] = ()
    folded: bool = False  # the reader has folded what this person says
    writes: bool = False  # the reader may write now
    text: str = ""  # what was not sent
