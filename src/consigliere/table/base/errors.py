"""Refusals other than rules of a game. Each has a message in the reader's language and an HTTP status."""

from __future__ import annotations

from typing import Any

from consigliere.board import tell
from consigliere.board.words import Words
from consigliere.engine import ConsigliereError, IllegalMove, NotUnderstood, NotYours, Stale


class Refused(ConsigliereError):
    """A refused request. `word` names the message `refused-<word>`."""

    def __init__(self, word: str, status: int, headers: dict[str, str] | None = None, **facts: Any) -> None:
        super().__init__(Words("en")(f"refused-{word}", **facts))
        self.word = word
        self.status = status
        self.headers = headers or {}
        self.facts = facts


def status_of(error: ConsigliereError) -> int:
    """Return the HTTP status of an error: not understood, not yours, stale and not legal differ."""
    if isinstance(error, Refused):
        return error.status
    if isinstance(error, NotUnderstood):
        return 400
    if isinstance(error, NotYours):
        return 403
    if isinstance(error, Stale):
        return 409
    return 422


def kind_of(error: ConsigliereError) -> str:
    """Return the kind of a refusal for programs."""
    if isinstance(error, Refused):
        return error.word
    kinds = ((NotUnderstood, "not-understood"), (NotYours, "not-yours"), (Stale, "stale"), (IllegalMove, "not-legal"))
    return next((name for cls, name in kinds if isinstance(error, cls)), "refused")


def sentence_of(error: ConsigliereError, words: Words, said: str = "") -> str:
    """Return one sentence for the reader."""
    if isinstance(error, Refused):
        return words(f"refused-{error.word}", **error.facts)
    return tell.refusal(error, words, said)
