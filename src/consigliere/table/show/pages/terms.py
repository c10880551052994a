"""Terms of the glossary, marked where they occur in a text."""

from __future__ import annotations

import re

from consigliere.board.glossary import split_at_terms
from consigliere.board.words import Words

from . import html as h
from .html import Node, markup

NUMBERED = re.compile(r"([^\W\d_]+-\d+)")


def glossed(text: str, words: Words, seen: set[str] | None = None) -> Node:
    """Render a text with its terms as links to the glossary. A script shows their definitions in place.

    `seen` has the terms that were marked before in the same text. Each is marked once.
    """
    return _marked(text, words, set() if seen is None else seen, linked=True)


def glossed_in_link(text: str, words: Words) -> Node:
    """The same for a text that is a link itself: its terms are marked, and focus on the link shows the first one."""
    nodes = _marked(text, words, set(), linked=False)
    return [unbroken(node) if isinstance(node, str) else node for node in nodes]


def unbroken(text: str) -> Node:
    """Render a text in which a name and its number ("Vyborg-4") stay on one line."""
    parts = NUMBERED.split(text)
    return (
        text
        if len(parts) == 1
        else markup([h.span(".unbroken")[part] if i % 2 else part for i, part in enumerate(parts)])
    )


def _marked(text: str, words: Words, seen: set[str], linked: bool) -> list[Node]:
    if not words.game_id:
        return [text]
    nodes: list[Node] = []
    for piece, term in split_at_terms(text, words.game_id, words.language):
        if not term or term in seen:
            nodes.append(piece)
            continue
        seen.add(term)
        address = f"/glossary/{words.game_id}#{term}"
        nodes.append(
            h.a(".term", href=address, data_term=term)[piece] if linked else h.span(".term", data_term=term)[piece]
        )
    return nodes
