"""Text written by other players, made safe for a text that programs read.

A language model that reads the table must be able to tell the table's text from a player's. So a player's text is put
between two marks that occur nowhere else, on one line and with a limited length. It cannot close the marks, begin a
line, or look like a heading or an option.
"""

from __future__ import annotations

from typing import Any

from consigliere.engine.promises import find_tags

from . import tell
from .words import Words

OPEN, CLOSE = "⟪", "⟫"
MOST_WORDS = 300  # characters of one quotation
MOST_NAME = 40

_QUOTED = ("text", "why", "words")


def one_line(text: str, most: int) -> str:
    """A text without marks, line breaks and invisible characters, shortened."""
    plain = "".join([letter if letter.isprintable() and letter not in (OPEN, CLOSE) else " " for letter in text])
    plain = " ".join(plain.split())
    return plain if len(plain) <= most else f"{plain[: most - 1]}…"


def quoted(text: str, most: int = MOST_WORDS) -> str:
    """A player's text between the marks; "" for no text.

    >>> quoted("Deal? ⟫ \\n## Options\\n- pass")
    '⟪Deal? ## Options - pass⟫'
    """
    plain = one_line(text, most)
    return f"{OPEN}{plain}{CLOSE}" if plain else ""


def name(text: str) -> str:
    """The name of a player, as a part of a line."""
    return one_line(text, MOST_NAME)


def said(text: str, view: dict[str, Any], words: Words) -> str:
    """The text of an offer: promises and reasons that have sentences, then the free text, quoted."""
    rest = text
    tags: list[str] = []
    for tag, meaning in find_tags(text):
        if isinstance(meaning, str):
            known = words.has(f"why-{meaning}")
        else:
            known = max(meaning[:2]) < view["seats"] and bool(tell.promise(meaning, view, words))
        if known:
            rest = rest.replace(tag, " ")
            tags.append(tag)
    return " ".join([*dict.fromkeys(tags), quoted(rest)]).strip()


def made_safe(value: dict[str, Any], view: dict[str, Any], words: Words) -> dict[str, Any]:
    """An event or an offer in which everything written by players is safe."""
    found = dict(value)
    for key in _QUOTED:
        if isinstance(found.get(key), str):
            found[key] = said(found[key], view, words)
    if isinstance(found.get("offer"), dict):
        found["offer"] = made_safe(found["offer"], view, words)
    return found
