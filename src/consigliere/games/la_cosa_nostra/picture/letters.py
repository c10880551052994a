"""Text on the sheet.

Two fonts: a condensed one for labels, names and figures (Oswald), and a book font for sentences (Old Standard TT), used
by the class `book`.
"""

from __future__ import annotations

from consigliere.drawing import OLD_STANDARD, OSWALD, Font
from consigliere.drawing.svg import Value

wide = OSWALD.width
caption = OSWALD.caption
two_lines = OSWALD.two_lines
name_lines = OSWALD.name


def _face(class_: Value) -> Font:
    return OLD_STANDARD if "book" in str(class_) else OSWALD


def line_of(words: str, x: float, y: float, size: float, fit: float, **attributes: Value) -> str:
    """A line at most `fit` wide, condensed if necessary; x is where `text_anchor` says (middle)."""
    return _face(attributes.get("class_", "")).line(words, x, y, size, fit, **attributes)


def paragraph(
    words: str,
    x: float,
    y: float,
    size: float,
    width: float,
    height: float,
    class_: str = "book",
    leading: float = 1.12,
    least: float = 0.6,
) -> str:
    """A sentence in a box, the top of its first line at y; letters shrink until it fits, at most to `least` of their
    size."""
    face = _face(class_)
    if face is OLD_STANDARD:
        words = words.replace("−", "–")  # this font draws its minus as long as a dash
    return face.paragraph(words, x, y, size, width, height, leading, least, class_=class_)
