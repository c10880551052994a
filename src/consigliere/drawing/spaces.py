"""Places for something: a worker's space, a screen with what it hides, an envelope."""

from __future__ import annotations

from .shapes import badge, piece
from .svg import Value, at, circle, path, polygon, rect


def worker_space(
    x: float,
    y: float,
    r: float,
    sign: str = "",
    standing: str = "",
    closed: bool = False,
    tooltip: str = "",
    **attributes: Value,
) -> str:
    """A round space for a worker: a dashed ring with a sign of its action, until a worker is there.

    A closed one is crossed out: it cannot be used now, but is still visible.
    """
    parts = [
        circle(0, 0, r, class_="shade"),
        circle(0, 0, r, class_="none line dashed frame" if not standing else "none line frame"),
    ]
    if standing:
        parts.append(standing)
    elif sign:
        parts.append(at(0, 0, sign, class_="half"))
    if closed:
        d = r * 0.7
        parts.append(path(f"M{-d:g} {-d:g}L{d:g} {d:g}M{d:g} {-d:g}L{-d:g} {d:g}", class_="none line"))
    return piece(x, y, *parts, tooltip=tooltip, **attributes)


def screen(
    x: float,
    y: float,
    width: float,
    height: float,
    inside: str = "",
    lifted: bool = False,
    emblem: str = "",
    count: int | None = None,
    tooltip: str = "",
    **attributes: Value,
) -> str:
    """A corrugated blind in its owner's colour, in front of what nobody else may see.

    Its owner, and everybody at the end, sees it `lifted`: folded up above what is behind it (`inside`, drawn from the
    upper left corner of the place). For the others it is down, with its owner's emblem (around 0,0) and, if that is
    public, the number of things behind it. Never give `inside` to a reader who may not know it.
    """
    fold = width / max(6, round(width / 22))
    folds = round(width / fold)
    drop = height * 0.16 if lifted else height
    top = "".join(f"L{fold * (i + 1):.1f} {6 if i % 2 == 0 else 0}" for i in range(folds))
    low = "".join(f"L{fold * i:.1f} {drop - (6 if i % 2 == 0 else 0):.1f}" for i in range(folds - 1, -1, -1))
    last = f"L{width:g} {drop - (6 if folds % 2 == 0 else 0):.1f}"
    slats = [
        polygon(
            ((fold * i, 0), (fold * (i + 1), 6), (fold * (i + 1), drop - 6), (fold * i, drop)), fill="#000", opacity=0.2
        )
        for i in range(0, folds, 2)
    ]
    parts = [rect(0, 0, width, height, class_="shade fine")]
    if lifted:
        parts.append(at(0, drop, inside))
    parts += [path(f"M0 0{top}{last}{low}Z", class_="own line frame"), *slats]
    if emblem and not lifted:
        size = min(width, height)
        parts.append(circle(width / 2, height / 2, size * 0.26, class_="on"))
        parts.append(at(width / 2, height / 2, emblem, class_="own"))
    if count is not None:
        parts.append(badge(count, width - 14, height - 14, 15))
    return piece(x, y, *parts, tooltip=tooltip, **attributes)


def envelope(
    x: float,
    y: float,
    width: float,
    seal: str = "",
    opened: str = "",
    tooltip: str = "",
    **attributes: Value,
) -> str:
    """A letter, drawn from its upper left corner; its height is 0.64 of its width. Sealed with its owner's wax and mark
    (around 0,0), or `opened` with its content (drawn from the upper left corner of the slip)."""
    height = width * 0.64
    middle, low = height * 0.56, f"{height * 0.48:.1f}"
    body = [
        rect(3, 4, width, height, rx=3, class_="cast"),
        rect(0, 0, width, height, rx=3, class_="chalk line frame"),
        path(
            f"M0 {height:g}L{width * 0.42:.1f} {low}M{width:g} {height:g}L{width * 0.58:.1f} {low}", class_="none fine"
        ),
    ]
    if opened:
        flap = path(f"M0 0L{width / 2:g} {-height * 0.5:.1f}L{width:g} 0Z", class_="shade line")
        slip = at(width * 0.08, -height * 0.42, rect(0, 0, width * 0.84, height * 0.62, class_="paper fine"), opened)
        pocket = path(
            f"M0 {height * 0.1:.1f}L{width / 2:g} {height * 0.6:.1f}L{width:g} {height * 0.1:.1f}V{height:g}H0Z",
            class_="chalk line",
        )
        parts = [flap, body[0], body[1], slip, pocket]
    else:
        flap = path(f"M0 0L{width / 2:g} {middle:.1f}L{width:g} 0Z", class_="chalk line")
        r = height * 0.2
        wax = circle(0, 0, r, class_="own fine") + circle(0, 0, r * 0.72, class_="none", stroke="var(--on)")
        parts = [*body, flap, at(width / 2, middle, wax, at(0, 0, seal, class_="on"))]
    return piece(x, y, *parts, tooltip=tooltip, **attributes)
