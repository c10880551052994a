"""The rule ledger of a game (rules.md): every rule with its id, so that errors, tests and the app can cite it."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from typing import NamedTuple

_BULLET = re.compile(r"^\s*-\s+\*{0,2}(?P<id>[A-Z]{2,4}-[A-Z]+(?:-\d+|\d+)?(?:-\d+)?)\*{0,2}\s*(?P<text>.*)$")
_ROW = re.compile(r"^\|\s*\*{0,2}(?P<id>[A-Z]{2,4}-[A-Z]+-\d+)\*{0,2}[^|]*\|(?P<text>.*)\|\s*$")
_HEADING = re.compile(r"^#{2,3}\s+(?P<text>.*?)(?:\s+\[[^\]]*\])?$")
_SOURCE = re.compile(r"\s*\[(?![^\]]*-\d)[^\]]*[А-Яа-я][^\]]*\]")  # the place in the rulebook, for editors
_DEVELOPERS = "# For developers"


class Rule(NamedTuple):
    """One atomic statement of the rulebook, or (`internal`) one that only developers and tests need."""

    id: str
    text: str
    chapter: str
    internal: bool = False


def load_ledger(package: str, language: str = "en") -> dict[str, Rule]:
    """Every rule of a game's ledger by its id, in the ledger's order.

    rules.md, in English, is authoritative; rules.<language>.md is its translation. Everything below the heading "For
    developers" (decisions, invariants) is only in rules.md and is never shown to players.
    """
    own = files(package) / f"rules.{language}.md"
    book = own if own.is_file() else files(package) / "rules.md"
    return parse_ledger(book.read_text(encoding="utf-8"))


def load_lines(package: str) -> dict[str, dict[str, int]]:
    """The lines of the rulebook's text in which the section about a rule (`rules`) begins, or in which a component is
    named (`entries`, by path). `silent` lists rulings on which the text says nothing, with the line nearest to the
    question. A rule or component without a known line is not listed; nothing is for a game without the file.
    """
    file = files(package) / "lines.json"
    if not file.is_file():
        return {"rules": {}, "silent": {}, "entries": {}}
    found = json.loads(file.read_text(encoding="utf-8"))
    return {part: found.get(part, {}) for part in ("rules", "silent", "entries")}


def parse_ledger(text: str) -> dict[str, Rule]:
    """The rules in a ledger's text. A rule is a bullet or table row that begins with its id."""
    rules: dict[str, Rule] = {}
    chapter = ""
    last = ""
    internal = False
    for line in text.splitlines():
        internal = internal or line == _DEVELOPERS
        heading = _HEADING.match(line)
        found = _BULLET.match(line) or _ROW.match(line)
        if heading:
            chapter, last = heading["text"], ""
        elif found and found["id"] not in rules:
            last = found["id"]
            rules[last] = Rule(last, _SOURCE.sub("", found["text"]).strip(" |"), chapter, internal)
        elif last and line.startswith("  ") and line.strip():
            rule = rules[last]
            rules[last] = rule._replace(text=f"{rule.text} {_SOURCE.sub('', line).strip()}")
        elif not line.strip() or line.startswith("|"):
            last = ""
    return rules
