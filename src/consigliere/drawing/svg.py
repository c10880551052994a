"""A small writer of SVG for the games' pictures: elements are strings, every text and attribute is escaped.

An attribute is a keyword: a trailing underscore is dropped and other underscores become hyphens (`class_`,
`stroke_width`, `data_thing`). None omits it. Numbers are written short. Child elements must come from this module.
"""

from __future__ import annotations

from functools import lru_cache

Value = str | int | float | None

# Characters that XML cannot represent, even escaped; they are removed from names.
_FORBIDDEN = dict.fromkeys([*(c for c in range(32) if c not in (9, 10, 13)), *range(0xD800, 0xE000), 0xFFFE, 0xFFFF])


# A board is redrawn after every choice, and most of its elements are the same as before.
@lru_cache(maxsize=8192)
def escape(text: str) -> str:
    """A text that is safe between tags or inside a quoted attribute.

    >>> escape('Tom & "Jerry" <cat>')
    'Tom &amp; &quot;Jerry&quot; &lt;cat&gt;'
    """
    if not text.isprintable():
        text = text.translate(_FORBIDDEN)
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


@lru_cache(maxsize=16384)
def number(x: float) -> str:
    """A number with at most two decimals, without trailing zeros.

    >>> number(12.0), number(0.3333), number(-0.001)
    ('12', '0.33', '0')
    """
    text = f"{x:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def element(tag: str, *inside: str, **attributes: Value) -> str:
    """An element with its children.

    >>> element("rect", class_="tile", stroke_width=1.5, x=3, fill=None)
    '<rect class="tile" stroke-width="1.5" x="3"/>'
    """
    opened = _opened(tag, tuple(attributes.items()))
    return f"{opened}>{''.join(inside)}</{tag}>" if inside else f"{opened}/>"


@lru_cache(maxsize=16384)
def _opened(tag: str, attributes: tuple[tuple[str, Value], ...]) -> str:
    """The beginning of an element's tag, up to its last attribute."""
    parts = ["<", tag]
    for name, value in attributes:
        if value is None:
            continue
        written = escape(value) if isinstance(value, str) else number(value)
        parts += [" ", name.rstrip("_").replace("_", "-"), '="', written, '"']
    return "".join(parts)


def text(words: str, x: float, y: float, size: float, **attributes: Value) -> str:
    """A line of text; the attribute `textLength` makes it that wide in any font."""
    if "textLength" in attributes:
        attributes["lengthAdjust"] = "spacingAndGlyphs"
    return element("text", escape(words), x=x, y=y, font_size=size, **attributes)


def title(words: str) -> str:
    """The tooltip of a piece, also read by screen readers; the first child of its group."""
    return element("title", escape(words))


def group(*inside: str, **attributes: Value) -> str:
    """A `g` element."""
    return element("g", *inside, **attributes)


def at(x: float, y: float, *inside: str, turn: float = 0, scale: float = 1, **attributes: Value) -> str:
    """A group moved to a place: pieces are drawn around their own origin and positioned only with this."""
    return element("g", *inside, **attributes, transform=moved(x, y, turn, scale))


@lru_cache(maxsize=16384)
def moved(x: float, y: float, turn: float = 0, scale: float = 1) -> str:
    """The `transform` that moves something to its place."""
    move = f"translate({number(x)},{number(y)})"
    if turn:
        move += f" rotate({number(turn)})"
    if scale != 1:
        move += f" scale({scale:.4g})"
    return move


def path(d: str, **attributes: Value) -> str:
    """A `path` element."""
    return element("path", d=d, **attributes)


def use(shape: str, **attributes: Value) -> str:
    """A shape of the game's style (`Style.shapes`), by its id."""
    return element("use", href=f"#{shape}", **attributes)


def rect(x: float, y: float, width: float, height: float, **attributes: Value) -> str:
    """A `rect` element."""
    return element("rect", x=x, y=y, width=width, height=height, **attributes)


def circle(x: float, y: float, r: float, **attributes: Value) -> str:
    """A `circle` element with its centre at x, y."""
    return element("circle", cx=x or None, cy=y or None, r=r, **attributes)


def line(x1: float, y1: float, x2: float, y2: float, **attributes: Value) -> str:
    """A `line` element from one point to another."""
    return element("line", x1=x1, y1=y1, x2=x2, y2=y2, **attributes)


def points(corners: tuple[tuple[float, float], ...]) -> str:
    """Corners as a polygon's `points`."""
    return " ".join(f"{number(x)},{number(y)}" for x, y in corners)


def polygon(corners: tuple[tuple[float, float], ...], **attributes: Value) -> str:
    """A `polygon` element."""
    return element("polygon", points=points(corners), **attributes)
