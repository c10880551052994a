"""Finds texts of a language that only repeat those of another."""

from __future__ import annotations

import re

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

_WORD = re.compile(r"[^\W\d_]{2,}")


class _Said(Visitor):
    """The words of a message and of all its variants, without placeables."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.parts.append(node.value)

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:
        self.parts.append(node.value)

    def visit_CallArguments(self, node: ftl.CallArguments) -> None:
        """The name of a grammatical form is not a word."""


def said(source: str) -> dict[str, str]:
    """The words of each message of a file, by id; an attribute counts as a part of its message."""
    found = {}
    for entry in FluentParser(with_spans=False).parse(source).body:
        if isinstance(entry, ftl.Message):
            reader = _Said()
            reader.visit(entry)
            found[entry.id.name] = " ".join(" ".join(reader.parts).split())
    return found


def repeated(master: str, other: str) -> list[str]:
    """Ids of the messages that are equal in both files. Names, numbers and signs may be: a message counts if one of its
    words begins with a lower-case letter."""
    there = said(other)
    return [name for name, text in said(master).items() if _is_speech(text) and there.get(name) == text]


def is_copy(master: str, other: str) -> bool:
    """Whether most messages are equal: related languages share some words, but not most sentences."""
    speech = [name for name, text in said(master).items() if _is_speech(text)]
    return 2 * len(repeated(master, other)) > len(speech) > 0


def _is_speech(text: str) -> bool:
    return any(word[0].islower() for word in _WORD.findall(text))
