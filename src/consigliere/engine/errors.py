"""What can be wrong with a request: four different things, each one clear sentence.

A refused request leaves the state byte for byte as it was.
"""

from __future__ import annotations


class ConsigliereError(Exception):
    """Anything this package refuses. `str(error)` is one sentence that names what is wrong."""


class NotUnderstood(ConsigliereError, ValueError):
    """The request does not parse: an unknown game, a malformed option, a damaged save."""


class IllegalMove(ConsigliereError):
    """Understood, but the rules forbid it. `rule` is the ledger's id of the rule that says so."""

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(f"{message} [{rule}]" if rule else message)
        self.rule = rule


class NotYours(ConsigliereError):
    """The seat owes no answer now, or the thing belongs to another seat."""


class Stale(ConsigliereError):
    """The answer is to a question that has been answered already."""


class BadPosition(NotUnderstood):
    """A position that breaks the game's invariants; `problems` lists everything that is wrong with it."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("not a possible position: " + "; ".join(problems))
        self.problems = problems
