"""The words of a game: short definitions, and where they occur in a text.

A glossary is one file, `glossary.toml`, in the folder of a game's face. docs/lessons.md describes the format.
"""

from __future__ import annotations

import re
import tomllib
from functools import lru_cache
from typing import Any, NamedTuple

from consigliere.engine import NotUnderstood
from consigliere.games import face
from consigliere.games.editions import base_of

from .words import LANGUAGES

ANY_ENDING = "*"  # at the end of a word: whatever letters follow


class Term(NamedTuple):
    """A word of a game in one language."""

    id: str
    name: str
    text: str
    """Its definition, in words of our own."""
    words: tuple[str, ...]
    """What it is recognised by."""
    rules: tuple[str, ...]


@lru_cache(128)
def glossary(game: str, language: str) -> tuple[Term, ...]:
    """The terms of a game in a language, in the order of the file; () for a game without a glossary."""
    text = face(base_of(game)).read_file("glossary.toml")
    return read_glossary(text, language) if text else ()


def read_glossary(text: str, language: str) -> tuple[Term, ...]:
    """The terms in a file. Raises NotUnderstood if it is no glossary, with the term and the field."""
    try:
        rows: list[dict[str, Any]] = tomllib.loads(text)["term"]
    except (tomllib.TOMLDecodeError, KeyError) as error:
        raise NotUnderstood(f"this is no glossary: {error}") from None
    found: dict[str, Term] = {}
    for row in rows:
        term = _term(row, language)
        if term.id in found:
            raise NotUnderstood(f"the glossary has {term.id!r} twice")
        found[term.id] = term
    return tuple(found.values())


def _term(row: dict[str, Any], language: str) -> Term:
    name = row.get("id")
    if not isinstance(name, str):
        raise NotUnderstood("a term of the glossary has no id")
    for one in LANGUAGES:
        said = row.get(one, {})
        for field, kind in (("name", str), ("text", str), ("words", list)):
            if not isinstance(said.get(field), kind) or not said[field]:
                raise NotUnderstood(f"term {name!r} of the glossary has no {one}.{field}")
    if not isinstance(row.get("rules"), list):
        raise NotUnderstood(f"term {name!r} of the glossary has no rules")
    said = row[language]
    return Term(name, said["name"], said["text"], tuple(said["words"]), tuple(row["rules"]))


@lru_cache(128)
def _pattern(game: str, language: str) -> re.Pattern[str] | None:
    """An expression with a group for each term. Longer words come first, so that “family member” is not “member”."""
    terms = glossary(game, language)
    rows = [(word, i) for i, term in enumerate(terms) for word in term.words]
    if not rows:
        return None
    by_length = sorted(rows, key=lambda row: -len(row[0]))
    branches = [f"(?P<t{i}_{n}>{_expression(word)})" for n, (word, i) in enumerate(by_length)]
    return re.compile(rf"(?<!\w)(?:{'|'.join(branches)})(?!\w)", re.IGNORECASE)


def _expression(word: str) -> str:
    parts = word.split()
    stems = [re.escape(part.removesuffix(ANY_ENDING)) + r"\w*" * part.endswith(ANY_ENDING) for part in parts]
    return r"\s+".join(stems)


@lru_cache(4096)
def split_at_terms(text: str, game: str, language: str) -> tuple[tuple[str, str], ...]:
    """A text in pieces, each with the id of its term or "". Only the first occurrence of a term is one."""
    pattern = _pattern(game, language)
    if pattern is None:
        return ((text, ""),)
    terms = glossary(game, language)
    pieces: list[tuple[str, str]] = []
    seen: set[str] = set()
    at = 0
    for found in pattern.finditer(text):
        assert found.lastgroup is not None
        term = terms[int(found.lastgroup[1:].partition("_")[0])].id
        if term in seen:
            continue
        seen.add(term)
        pieces += [(text[at : found.start()], ""), (found[0], term)]
        at = found.end()
    return tuple([piece for piece in (*pieces, (text[at:], "")) if piece[0]])
