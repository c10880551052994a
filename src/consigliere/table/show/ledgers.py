"""The rules of a game in the language of a reader."""

from __future__ import annotations

from functools import cache

from consigliere.engine.ledger import Rule, load_ledger
from consigliere.games import face

from .pages.context import RuleInfo


@cache
def ledger(game: str, language: str) -> dict[str, Rule]:
    """Return a game's rules by id in a language, or none for a game without a ledger."""
    shown = face(game)
    return load_ledger(shown.package, language) if shown.read_file("rules.md") else {}


def rule_info(game: str, rule: str, language: str) -> tuple[RuleInfo, ...]:
    """Return a rule as pages show it, or () if there is no such rule."""
    found = ledger(game, language).get(rule)
    return () if found is None else (RuleInfo(found.id, found.text, found.chapter),)
