"""The names that people may use."""

from __future__ import annotations

import unicodedata
from urllib.parse import quote

from .errors import Refused

LONGEST_NAME = 24
MOST_MARKS = 2  # combining marks on one letter; no living language needs more
BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0\u034f")  # invisible, although Unicode does not class them as spaces


def one_line(text: str) -> str:
    """Return a text on one line, without invisible characters."""
    return " ".join("".join(c if c.isprintable() and c not in BLANKS else " " for c in text).split())


def tidy_name(name: str) -> str:
    """Return a name as others see it: one line, visible, no stacks of accents."""
    clean = unicodedata.normalize("NFC", one_line(name))
    if not clean or len(clean) > LONGEST_NAME:
        raise Refused("name-length", 400, most=LONGEST_NAME)
    kinds = [unicodedata.category(c) for c in clean]
    marks = most = 0
    for kind in kinds:
        marks = marks + 1 if kind.startswith("M") else 0
        most = max(most, marks)
    if most > MOST_MARKS or all(kind[0] in "MZC" for kind in kinds) or kinds[0].startswith("M"):
        raise Refused("name-unreadable", 400)
    return clean


def folded(name: str) -> str:
    """Return a name without differences of case, width and spaces. Account names are unique in this form."""
    return " ".join(unicodedata.normalize("NFKC", name).split()).casefold()[:80]


def person_page(name: str) -> str:
    """Return the address of a person's page."""
    return f"/people/{quote(name, safe='')}"


def letters_page(name: str) -> str:
    """Return the address of the letters with a person."""
    return f"{person_page(name)}/letters"
