"""A view in, a picture out. Which game it is, the view says; each game draws itself (`picture.py` in its folder)."""

from __future__ import annotations

from typing import Any

from consigliere.drawing import Picture
from consigliere.games import find

from .words import Words


def draw(view: dict[str, Any], language: str = "en") -> Picture:
    """The table of a view, texts in the reader's language."""
    picture: Picture = find(view["game"]).picture(view, Words(language, view["game"]))
    return picture
