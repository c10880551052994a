"""How a game is played, for somebody who has never seen it: a few lessons, each something to look at and a few words.

The ledger says everything exactly and teaches nobody; a primer says little, shows much, and points at the ledger.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from .picture import Picture
from .texts import Texts


class Figure(NamedTuple):
    """Something to look at. Where a page puts it, ids inside it are made its own: no drawing need care for another."""

    picture: Picture
    """Its label says what it shows to those who cannot see it."""
    caption: str = ""
    """What happens here, where several figures make a row of steps."""
    notes: tuple[str, ...] = ()
    """What the numbers drawn on it point at, from 1."""


class Lesson(NamedTuple):
    """One block of a primer: pictures, one to three sentences, and the rules that say it exactly."""

    id: str
    """Unique within the primer, and stable: pages link to it."""
    title: str
    text: str
    figures: tuple[Figure, ...]
    rules: tuple[str, ...]
    """Ids of the ledger."""


class Primer:
    """A primer being made. A game gives `picture`, the ground its figures stand on, and calls the rest.

    Its texts are messages of the game: `primer-<lesson>`, `primer-<lesson>-text`, `primer-<lesson>-alt` (what a figure
    shows, for those who cannot see it), `primer-<lesson>-note-<n>`, `primer-<lesson>-step-<n>`.
    """

    step_size: tuple[float, float] = (240, 170)
    """Of a picture in a row of steps."""

    def __init__(self, words: Texts, **figures: Any) -> None:
        self.words = words
        self.figures = figures  # numbers that any text may name

    def picture(self, width: float, height: float, label: str, *inside: str) -> Picture:
        """A picture of this size in the style of the game."""
        raise NotImplementedError

    def lesson(self, name: str, figures: tuple[Figure, ...], *rules: str) -> Lesson:
        """A lesson with its texts, figures and the rules it explains."""
        text = self.words(f"primer-{name}-text", **self.figures)
        return Lesson(name, self.words(f"primer-{name}"), text, figures, rules)

    def figure(self, name: str, width: float, height: float, *inside: str, notes: int = 0) -> Figure:
        """A picture with so many notes to the numbers on it."""
        label = self.words(f"primer-{name}-alt")
        told = tuple([self.words(f"primer-{name}-note-{i}") for i in range(1, notes + 1)])
        return Figure(self.picture(width, height, label, *inside), notes=told)

    def step(self, name: str, number: int, *inside: str, **figures: Any) -> Figure:
        """One of a row of pictures, each with its sentence below."""
        told = self.words(f"primer-{name}-step-{number}", **{**self.figures, **figures})
        return Figure(self.picture(*self.step_size, told, *inside), told)
