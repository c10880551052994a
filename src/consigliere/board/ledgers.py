"""The rules of a game in the language of a reader."""

from __future__ import annotations

from functools import cache

from consigliere.engine import NotUnderstood
from consigliere.engine.ledger import Rule, load_ledger
from consigliere.games import face, find


@cache
def ledger(game: str, language: str) -> dict[str, Rule]:
    """A game's rules by id in a language; none for a game without a ledger."""
    shown = face(game)
    return load_ledger(shown.package, language) if shown.read_file("rules.md") else {}


def rules_text(game: str, language: str = "en", part: str = "") -> str:
    """The rules as text, one a line under their chapters: all of them, or those whose id begins with `part`.

    Raises NotUnderstood if there is no such game or no such rule.

    >>> rules_text("dual_powers", part="DP-END-01").splitlines()[0]
    '## 11. End of the game (two players)'
    """
    find(game)
    wanted = part.strip().upper()
    lines: list[str] = []
    chapter = ""
    for rule in ledger(game, language).values():
        if rule.internal or not (rule.id == wanted or rule.id.startswith(wanted and f"{wanted}-")):
            continue
        if rule.chapter != chapter:
            chapter = rule.chapter
            lines.append(f"## {chapter}")
        lines.append(f"{rule.id}  {rule.text}")
    if wanted and not lines:
        raise NotUnderstood(f"{game} has no rule {wanted[:40]!r}")
    return "\n".join(lines)
