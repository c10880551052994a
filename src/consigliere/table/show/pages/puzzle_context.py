"""Contexts of puzzles. See `context.py`."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from consigliere.drawing import Picture

from .context import Frame, PuzzleInfo, SeatInfo
from .play_context import OptionInfo

ASKED, RIGHT, WRONG, SHOWN = "asked", "right", "wrong", "shown"
"""The states of a puzzle's page: not answered yet, answered right or wrong, answer shown on request."""


class Because(NamedTuple):
    """What is said after an answer."""

    heading: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PuzzleContext:
    """One puzzle, as its seat sees the moment. Before an answer nothing here depends on which one is right."""

    frame: Frame
    info: PuzzleInfo
    count: int
    """Puzzles of the game."""
    solved: int
    """How many of them the reader has solved."""
    seats: tuple[SeatInfo, ...]
    seat: int
    asks: str
    about: tuple[str, ...]
    """What the question is about: the terms of an offer, the question of the game."""
    choices: tuple[OptionInfo, ...]
    state: str
    said: str = ""
    """The choice that was made."""
    answer: str = ""
    """The best choice; "" until it has been found or shown."""
    because: Because | None = None
    chances: dict[str, int] = field(default_factory=dict)
    """The chance to win after choices, in per cent: of the one that was made; of all, once the answer is known."""
    following: PuzzleInfo | None = None
    """The next puzzle of the game that the reader has not solved; None if there is none."""
    log: tuple[str, ...] = ()
    status: tuple[tuple[str, str], ...] = ()
    board: Picture | None = None
    areas: tuple[Picture, ...] = ()
    hands: tuple[Picture, ...] = ()


@dataclass(frozen=True, slots=True)
class PuzzleListContext:
    """The puzzles of all games or of one, and that of the day."""

    frame: Frame
    game: str
    """"" for all games."""
    puzzles: tuple[PuzzleInfo, ...]
    daily: PuzzleInfo | None
