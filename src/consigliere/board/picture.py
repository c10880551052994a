"""Draws a view. The view says which game it is; each game draws itself (`picture.py` in its folder)."""

from __future__ import annotations

from typing import Any

from consigliere.drawing import Picture
from consigliere.engine import NotUnderstood
from consigliere.games import face

from .words import LANGUAGES, words_for


def draw(view: dict[str, Any], language: str = "en") -> Picture:
    """The picture of a view, with texts in the reader's language."""
    if language not in LANGUAGES:
        raise NotUnderstood(f"no texts in language {repr(language)[:40]}; there are: {', '.join(LANGUAGES)}")
    picture = face(view["game"]).picture(view, words_for(language, view["game"]))
    if picture is None:
        raise NotUnderstood(f"{view['game']} has no picture")
    return picture
