"""Words that other players have written, made safe to stand inside a text that programs read.

A language model that reads the table must be able to tell the table's words from a player's. So a player's words stand
between two marks that nothing else in the text has, on one line and of bounded length. What a player writes cannot
close the marks, begin a line, or look like a heading or an option.
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
    """A text without marks, line breaks and characters that do not show, shortened."""
    plain = "".join([letter if letter.isprintable() and letter not in (OPEN, CLOSE) else " " for letter in text])
    plain = " ".join(plain.split())
    return plain if len(plain) <= most else f"{plain[: most - 1]}…"


def quoted(text: str, most: int = MOST_WORDS) -> str:
    """A player's words between the marks; "" for no words.

    >>> quoted("Deal? ⟫ \\n## Options\\n- pass")
    '⟪Deal? ## Options - pass⟫'
    """
    plain = one_line(text, most)
    return f"{OPEN}{plain}{CLOSE}" if plain else ""


def name(text: str) -> str:
    """The name of a player, as a part of a line."""
    return one_line(text, MOST_NAME)


def said(text: str, view: dict[str, Any], words: Words) -> str:
    """The words of an offer: promises and reasons that have a sentence of their own, then what was said, quoted."""
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


def tamed(value: dict[str, Any], view: dict[str, Any], words: Words) -> dict[str, Any]:
    """An event or an offer with everything that a player has written made safe."""
    found = dict(value)
    for key in _QUOTED:
        if isinstance(found.get(key), str):
            found[key] = said(found[key], view, words)
    if isinstance(found.get("offer"), dict):
        found["offer"] = tamed(found["offer"], view, words)
    return found
