"""Cards, their backs, fans of them and piles. A card is drawn from its upper left corner."""

from __future__ import annotations

from collections.abc import Sequence

from .shapes import badge, piece
from .svg import Value, at, group, path, rect


def card(
    x: float,
    y: float,
    width: float,
    height: float,
    *inside: str,
    corner: float = 8,
    ground: str = "paper",
    tooltip: str = "",
    **attributes: Value,
) -> str:
    """A card with its content, drawn from its upper left corner; it has a small shadow.

    Its border has the class `frame`: a card in a group of class `chosen` is outlined there.
    """
    return piece(
        x,
        y,
        rect(3, 4, width, height, rx=corner, class_="cast"),
        rect(0, 0, width, height, rx=corner, class_=f"{ground} line frame"),
        *inside,
        tooltip=tooltip,
        **attributes,
    )


def card_back(
    x: float,
    y: float,
    width: float,
    height: float,
    motif: str = "",
    corner: float = 8,
    tooltip: str = "",
    **attributes: Value,
) -> str:
    """A face-down card. `motif` is drawn around its middle, on a plain field."""
    inset = min(width, height) * 0.08
    step = min(width, height) * 0.16
    rows, columns = int((height - 2 * inset) / step), int((width - 2 * inset) / step)
    half = f"{step / 2:.1f}"
    mesh = "".join(
        f"M{inset + (i + 0.5) * step:.1f} {inset + j * step:.1f}l{half} {half}l-{half} {half}l-{half} -{half}Z"
        for i in range(columns)
        for j in range(rows)
    )
    across = min(width, height) * 0.52
    field = (
        rect((width - across) / 2, (height - across) / 2, across, across, rx=across / 2, class_="ink") if motif else ""
    )
    return piece(
        x,
        y,
        rect(3, 4, width, height, rx=corner, class_="cast"),
        rect(0, 0, width, height, rx=corner, class_="ink line frame"),
        path(mesh, class_="none", stroke="var(--paper)", stroke_width=1.1, opacity=0.45),
        rect(
            inset,
            inset,
            width - 2 * inset,
            height - 2 * inset,
            rx=corner * 0.6,
            class_="none",
            stroke="var(--paper)",
            stroke_width=1.5,
        ),
        field,
        at(width / 2, height / 2, motif) if motif else "",
        tooltip=tooltip,
        **attributes,
    )


def empty_space(x: float, y: float, width: float, height: float, mark: str = "", corner: float = 8) -> str:
    """The outline of a space without a card; `mark` is drawn around its middle."""
    outline = rect(0, 0, width, height, rx=corner, class_="none line dashed", opacity=0.5)
    return at(x, y, outline, at(width / 2, height / 2, mark, class_="faint") if mark else "")


def fan(cards: Sequence[str], x: float, y: float, radius: float, spread: float = 10, most: float = 70) -> str:
    """A hand of cards. Each is drawn with the middle of its lower edge at 0,0; that point is `radius` away from the
    wrist at x, y + radius, and every card is rotated by `spread` degrees from the last, by `most` in total."""
    step = min(spread, most / max(len(cards) - 1, 1))
    first = -step * (len(cards) - 1) / 2
    held = [
        group(one, transform=f"rotate({first + step * i:.2f} 0 {radius:g}) translate(0 0)")
        for i, one in enumerate(cards)
    ]
    return at(x, y, *held, class_="fan")


def pile(
    x: float,
    y: float,
    count: int,
    top: str,
    width: float,
    height: float,
    step: float = 2.5,
    most: int = 6,
    corner: float = 8,
    tooltip: str = "",
    **attributes: Value,
) -> str:
    """A pile of cards with their number: `top` is the uppermost, drawn from its corner; the others show only their
    edges."""
    if not count:
        return piece(
            x,
            y,
            empty_space(0, 0, width, height, corner=corner),
            badge(0, width, height, 15),
            tooltip=tooltip,
            **attributes,
        )
    high = min(count, most) - 1
    edges = [rect(-step * i, step * i, width, height, rx=corner, class_="shade fine") for i in range(high, 0, -1)]
    number = badge(count, width, height, 15)
    return piece(x, y, *edges, top, number, tooltip=tooltip, **attributes)
