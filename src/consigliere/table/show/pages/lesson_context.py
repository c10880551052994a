"""Contexts of guided games. See `context.py`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from consigliere.board.lessons import Lesson

from .context import Frame

READ, PLAY, WATCH, ASTRAY, DONE = "read", "play", "watch", "astray", "done"


@dataclass(frozen=True, slots=True)
class LessonInfo:
    """Where the reader's lesson stands."""

    title: str
    beat: str  # its id; "" at the end
    number: int  # of the beat, from 1
    count: int
    state: str  # READ, PLAY, WATCH (the others move), ASTRAY (another move was made) or DONE
    text: str
    parts: tuple[tuple[str, int], ...]  # names, and -1 for those that are done, 0 for the present one, 1 for later ones
    point: tuple[str, ...] = ()  # things of the board; places of the page begin with @
    about: tuple[str, ...] = ()
    wanted: tuple[str, ...] = ()  # PLAY: the choices that it asks for
    ends: bool = False  # PLAY: nothing is asked for after them
    keeps: bool = False  # ASTRAY: the lesson can go on with the move
    alone: bool = False  # a solo game: no bots to play on against


@dataclass(frozen=True, slots=True)
class LearnContext:
    """The choice between a guided game and a game at once."""

    frame: Frame
    game: str
    lessons: tuple[Lesson, ...]
    quick: Mapping[str, str] = field(default_factory=dict)  # what the button "Play now" would send
