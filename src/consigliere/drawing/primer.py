"""A primer: how a game is played, for somebody who has never seen it. A few lessons, each with figures and a few words.

The ledger is exact but hard to learn from. A primer says little, shows much, and links to the ledger.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from .picture import Picture
from .texts import Texts


class Figure(NamedTuple):
    """A figure. The page makes the ids inside it unique, so figures need not care about each other."""

    picture: Picture
    """Its label says what it shows, for screen readers."""
    caption: str = ""
    """What happens here, if several figures are a series of steps."""
    notes: tuple[str, ...] = ()
    """The explanations of the numbers drawn on it, from 1."""


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
    """Builds a primer. A game implements `picture`, the background of its figures, and calls the rest.

    Its texts are messages of the game: `primer-<lesson>`, `primer-<lesson>-text`, `primer-<lesson>-alt` (what a figure
    shows, for screen readers), `primer-<lesson>-note-<n>`, `primer-<lesson>-step-<n>`.
    """

    step_size: tuple[float, float] = (240, 170)
    """The width and height of a picture in a series of steps."""

    def __init__(self, words: Texts, **figures: Any) -> None:
        self.words = words
        self.figures = figures  # numbers that any text may use

    def picture(self, width: float, height: float, label: str, *inside: str) -> Picture:
        """A picture of this size in the style of the game."""
        raise NotImplementedError

    def lesson(self, name: str, figures: tuple[Figure, ...], *rules: str) -> Lesson:
        """A lesson with its texts, figures and the rules it explains."""
        text = self.words(f"primer-{name}-text", **self.figures)
        return Lesson(name, self.words(f"primer-{name}"), text, figures, rules)

    def figure(self, name: str, width: float, height: float, *inside: str, notes: int = 0) -> Figure:
        """A picture with notes for the numbers on it."""
        label = self.words(f"primer-{name}-alt")
        told = tuple([self.words(f"primer-{name}-note-{i}") for i in range(1, notes + 1)])
        return Figure(self.picture(width, height, label, *inside), notes=told)

    def step(self, name: str, number: int, *inside: str, **figures: Any) -> Figure:
        """One of a series of pictures, each with its sentence below."""
        told = self.words(f"primer-{name}-step-{number}", **{**self.figures, **figures})
        return Figure(self.picture(*self.step_size, told, *inside), told)
