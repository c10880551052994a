"""Contexts of hints. See `context.py`."""

from __future__ import annotations

from dataclasses import dataclass

from consigliere.board.hints import HintGroup

from .context import Frame, RuleInfo


@dataclass(frozen=True, slots=True)
class HintsContext:
    """What a seat can do now."""

    frame: Frame
    table: str
    game: str
    number: int  # of the question
    question: str
    rules: tuple[RuleInfo, ...]  # the rule of the question
    status: tuple[str, ...]
    always: tuple[str, ...]  # what every choice changes
    groups: tuple[HintGroup, ...]
    trades: bool  # offers may be made besides
