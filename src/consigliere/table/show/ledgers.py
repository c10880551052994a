"""The rules of a game as pages show them."""

from __future__ import annotations

from consigliere.board.ledgers import ledger

from .pages.context import RuleInfo

__all__ = ["ledger", "rule_info"]


def rule_info(game: str, rule: str, language: str) -> tuple[RuleInfo, ...]:
    """Return a rule as pages show it, or () if there is no such rule."""
    found = ledger(game, language).get(rule)
    return () if found is None else (RuleInfo(found.id, found.text, found.chapter),)
