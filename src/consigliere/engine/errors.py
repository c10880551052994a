"""The four kinds of errors of a request, each with one clear sentence.

A refused request leaves the state unchanged.
"""

from __future__ import annotations


class ConsigliereError(Exception):
    """Anything this package refuses. `str(error)` is one sentence that names what is wrong."""


class NotUnderstood(ConsigliereError, ValueError):
    """The request does not parse: an unknown game, a malformed option, a damaged save."""


class IllegalMove(ConsigliereError):
    """Understood, but forbidden by the rules. `rule` is the ledger's id of the rule."""

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(f"{message} [{rule}]" if rule else message)
        self.rule = rule


class NotYours(ConsigliereError):
    """The seat owes no answer now, or the thing belongs to another seat."""


class Stale(ConsigliereError):
    """The answer is for a question that has already been answered."""


class BadPosition(NotUnderstood):
    """A position that violates the game's invariants; `problems` lists all faults."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("not a possible position: " + "; ".join(problems))
        self.problems = problems
