"""Contexts of hints. See `context.py`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from .context import Frame, RuleInfo


class HintInfo(NamedTuple):
    """A choice with what it leads to."""

    option: str  # as the form sends it
    label: str
    about: str  # what the thing or action is, in a sentence
    lines: tuple[str, ...]  # what it changes
    then: str  # the question that follows
    thing: str = ""  # what it points at on the board


class HintGroup(NamedTuple):
    """Choices of a kind."""

    about: str  # what it means to choose one of them
    shared: tuple[str, ...]  # what each of them changes
    hints: tuple[HintInfo, ...]


@dataclass(frozen=True, slots=True)
class HintsContext:
    """What a seat can do now."""

    frame: Frame
    table: str
    game: str
    question: str
    rules: tuple[RuleInfo, ...]  # the rule of the question
    status: tuple[str, ...]
    always: tuple[str, ...]  # what every choice changes
    groups: tuple[HintGroup, ...]
    trades: bool  # offers may be made besides
