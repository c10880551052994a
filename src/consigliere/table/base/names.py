"""The names that people may use."""

from __future__ import annotations

import unicodedata

from .errors import Refused

LONGEST_NAME = 24
MOST_MARKS = 2  # accents on one letter: as many as any living spelling stacks
BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0\u034f")  # seen as nothing, though Unicode does not call them spaces


def one_line(text: str) -> str:
    """A text in one line, without what cannot be seen."""
    return " ".join("".join(c if c.isprintable() and c not in BLANKS else " " for c in text).split())


def tidy_name(name: str) -> str:
    """A name as others will see it: one line, something to be seen in it, no towers of accents."""
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
    """One account a name: without case, width and spaces that only look different."""
    return " ".join(unicodedata.normalize("NFKC", name).split()).casefold()[:80]
