"""Terms of the glossary, marked where they occur in a text."""

from __future__ import annotations

from consigliere.board.glossary import split_at_terms
from consigliere.board.words import Words

from . import html as h
from .html import Node


def glossed(text: str, words: Words, seen: set[str] | None = None) -> Node:
    """Render a text with its terms as links to the glossary. A script shows their definitions in place.

    `seen` has the terms that were marked before in the same text. Each is marked once.
    """
    return _marked(text, words, set() if seen is None else seen, linked=True)


def glossed_in_link(text: str, words: Words) -> Node:
    """The same for a text that is a link itself: its terms are marked, and focus on the link shows the first one."""
    return _marked(text, words, set(), linked=False)


def _marked(text: str, words: Words, seen: set[str], linked: bool) -> Node:
    if not words.game_id:
        return text
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
