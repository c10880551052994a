"""What the pages about a game's box show."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .context import Frame


@dataclass(frozen=True, slots=True)
class FigureInfo:
    """One figure of an entry, with its field in the editor."""

    path: str
    label: str
    value: Any
    source: str
    kind: str  # number, switch, words, names, counts, numbers, list, choice, effects, json
    choices: tuple[str, ...] = ()  # of a word, of a list, or the keys of counts
    note: str = ""
    least: int = 0  # of its numbers
    step: int = 1  # by which they are changed


@dataclass(frozen=True, slots=True)
class EntryInfo:
    """One entry: a component, or a row of figures."""

    path: str
    name: str
    source: str
    unsure: int  # figures that are reconstructed
    figures: tuple[FigureInfo, ...]
    drawn: str = ""  # as SVG
    line: int = 0  # of the rulebook's text, where it is named; 0 if not known


@dataclass(frozen=True, slots=True)
class SectionInfo:
    """One table of the dataset."""

    table: str
    name: str
    total: int
    certain: int


@dataclass(frozen=True, slots=True)
class BoxContext:
    """What is in the box of a game."""

    frame: Frame
    game: str
    rules: int
    sections: tuple[SectionInfo, ...]
    sources: dict[str, int]
    table: str
    uncertain_only: bool
    entries: tuple[EntryInfo, ...]
    chosen: EntryInfo | None = None
    forms: tuple[dict[str, Any], ...] = ()  # the ways to say an effect, as `box_effects.js` reads them
    boxes: tuple[str, ...] = ()  # corrected games that this server offers


@dataclass(frozen=True, slots=True)
class ChecklistContext:
    """A list to print and go through beside the box."""

    frame: Frame
    game: str
    sections: tuple[tuple[SectionInfo, tuple[EntryInfo, ...]], ...]
    uncertain_only: bool
