"""Small pieces: poker chips for deal tokens, emblems, dice, backs, counts."""

from __future__ import annotations

import math
from typing import Final

from consigliere.drawing import pattern_fill, pips
from consigliere.drawing.svg import at, circle, group, path, polygon, rect, title

from .glyphs import EMBLEMS, INFLUENCE, SIGNS, drawn
from .letters import line_of, wide
from .sheet import ROMAN, Sheet

NOTCHES: Final[dict[str, int]] = {"blundetto": 4, "dimaggio": 5, "calmuti": 6, "laserva": 8, "caruso": 10}


def disc(sheet: Sheet, family: str, x: float, y: float, r: float) -> str:
    """A family's sign: its emblem on its colour and pattern."""
    inside = [circle(0, 0, r, class_="own", stroke="var(--night)", stroke_width=r * 0.06)]
    if family:
        inside.append(circle(0, 0, r, fill=pattern_fill(sheet.id_prefix, family), class_="printed"))
        inside.append(circle(0, 0, r * 0.74, class_="own"))
        inside.append(drawn(EMBLEMS[family], 0, 0, r * 1.12, "on"))
    return at(x, y, *inside, class_=f"disc of-{family}" if family else "disc nobody")


def chip(sheet: Sheet, seat: int, x: float, y: float, r: float, name: str | None = None, told: str = "") -> str:
    """A deal token: a poker chip in its owner's colour, with its own number of notches, its pattern and its emblem."""
    family = sheet.family(seat)
    notches = NOTCHES[family]
    around = 2 * math.pi * 0.85 * r
    dash = around / notches / 2
    return at(
        x,
        y,
        title(told) if told else "",
        circle(0, 0, r, class_="own", stroke="var(--night)", stroke_width=max(1.2, r * 0.09)),
        circle(
            0,
            0,
            0.85 * r,
            class_="none",
            stroke="var(--bone)",
            stroke_width=0.26 * r,
            stroke_dasharray=f"{dash * 0.8:.2f} {dash * 1.2:.2f}",
        ),
        circle(0, 0, 0.68 * r, class_="bone"),
        circle(0, 0, 0.62 * r, class_="own"),
        drawn(EMBLEMS[family], 0, 0, 0.92 * r, "on"),
        id=name,
        class_=f"chip of-{family}",
    )


def chips(sheet: Sheet, spot: str, owners: list[int], right: float, y: float, r: float, room: float) -> str:
    """The deal tokens on a card, in a row that ends on the right; they overlap if there are many."""
    step = min(1.75 * r, (room - 2 * r) / max(len(owners) - 1, 1))
    found = []
    for i, seat in enumerate(owners):
        told = sheet.words("pic-token", family=sheet.called(seat))
        x = right - r - step * (len(owners) - 1 - i)
        found.append(chip(sheet, seat, x, y, r, f"token-{spot}-{seat}-{owners[:i].count(seat)}", told))
    return "".join(found)


# --- dice


def die(
    face: int, x: float, y: float, size: float, success: bool, fixed: bool = False, thing: str | None = None,
    name: str | None = None, told: str = "", turn: float = 0, picked: bool = False,
) -> str:  # fmt: skip
    """A die on the felt. A success is lit and has a tick, a miss is dark; a locked die stays as it is.

    A die with a thing but without a name is drawn once more, in another place.
    """
    h = size / 2
    ground, pip = ("glare", "ink") if success else ("slate", "ash")
    inside = [title(told) if told else ""]
    if success:
        inside.append(circle(0, 0, size * 0.86, class_="glow"))
    body = [
        rect(-h + 3, -h + 4, size, size, rx=size * 0.16, class_="card-shade"),
        rect(-h, -h, size, size, rx=size * 0.16, class_=f"{ground} frame", stroke="var(--night)", stroke_width=2),
        *pips(face, size, pip),
    ]
    inside.append(at(0, 0, *body, turn=turn))
    if success:
        inside.append(circle(h * 0.92, h * 0.92, size * 0.19, class_="lamp", stroke="var(--night)", stroke_width=1.5))
        inside.append(drawn(SIGNS["used"], h * 0.92, h * 0.92, size * 0.24, "ink"))
    if fixed:
        inside.append(drawn(SIGNS["lock"], -h * 0.9, h * 0.9, size * 0.36, "bone"))
    state = f"die {'success' if success else 'miss'}{' chosen' if picked else ''}"
    again = "1" if thing and not name else None
    return at(x, y, *inside, id=name, class_=state, data_thing=thing, data_again=again, data_die=str(face))


def die_sign(x: float, y: float, size: float, count: int = 1) -> str:
    """One or two dice as a sign: how many successes an effect needs."""
    row = []
    for i in range(count):
        left = x + (i - (count - 1) / 2) * size * 0.8
        row.append(
            rect(
                left - size / 2,
                y - size / 2,
                size,
                size,
                rx=size * 0.18,
                class_="bone",
                stroke="var(--ink)",
                stroke_width=size * 0.08,
            )
        )
        row += [circle(left + d * size * 0.22, y + d * size * 0.22, size * 0.09, class_="ink") for d in (-1, 0, 1)]
    return "".join(row)


# --- backs of hidden cards


def job_back(sheet: Sheet, round_: int, width: float, height: float) -> str:
    """A closed file with its round stamped on it, which is public. [LCN-GEN-09]"""
    tab = width * 0.5
    size = min(height * 0.62, width * 0.72)
    stamp = min(size * 1.56, width - 3)
    return group(
        path(
            f"M0 {height * 0.12}L{width * 0.04} 0H{tab}L{tab + width * 0.05} {height * 0.12}H{width}V{height}H0Z",
            class_="slate edge frame",
        ),
        rect(0, height * 0.12, width, height * 0.88, fill=pattern_fill(sheet.id_prefix, "weave")),
        rect(
            width * 0.5 - stamp / 2,
            height * 0.56 - size * 0.62,
            stamp,
            size * 1.24,
            class_="dark",
            stroke="var(--lamp)",
            stroke_width=1.5,
        ),
        line_of(ROMAN[round_], width * 0.5, height * 0.56 + size * 0.36, size, stamp - 4, class_="lamp"),
    )


def influence_back(width: float, height: float) -> str:
    """A sealed envelope: influence cards have one common back."""
    r = height * 0.2
    return group(
        rect(0, 0, width, height, class_="bone edge frame"),
        path(f"M0 0L{width / 2} {height * 0.56}L{width} 0", class_="none", stroke="var(--steel)", stroke_width=1.6),
        circle(width / 2, height * 0.52, r, class_="lipstick"),
        drawn(SIGNS["lock"], width / 2, height * 0.52, r * 1.2, "bone"),
    )


def business_back(sheet: Sheet, width: float, height: float) -> str:
    """The back of a business: a drawn shutter."""
    rows = [rect(4, 4 + i * (height - 8) / 7, width - 8, (height - 8) / 7 - 2, class_="slate") for i in range(7)]
    return rect(0, 0, width, height, class_="dark edge frame") + "".join(rows)


def tag(
    words: str, x: float, y: float, size: float, ground: str, ink: str, anchor: str = "start", fit: float = 200
) -> str:
    """A word on its own strip."""
    words = words.upper()
    long = min(fit, wide(words) * size)
    left = x if anchor == "start" else x - long - size if anchor == "end" else x - long / 2 - size / 2
    return rect(left, y - size * 0.98, long + size, size * 1.36, rx=2, class_=ground) + line_of(
        words, left + size / 2 + long / 2, y + size * 0.06, size, fit, class_=ink
    )


def tape(sheet: Sheet, width: float, height: float) -> str:
    """Police tape across a blocked card."""
    thick = min(width, height) * 0.24
    y = height * 0.5
    band = polygon(
        ((-2, y + 8), (width + 2, y - thick + 4), (width + 2, y + 4), (-2, y + thick + 8)),
        fill=pattern_fill(sheet.id_prefix, "tape"),
        stroke="var(--night)",
        stroke_width=1.5,
    )
    return group(band, class_="through")


def attachment(sheet: Sheet, gangster: str, kind: str, x: float, y: float, size: float) -> str:
    """An influence card on a gangster: help in lamp yellow, harm in lipstick red."""
    helps = kind in ("henchman", "smg")
    ground, ink = ("lamp", "ink") if helps else ("lipstick", "bone")
    shape = (
        rect(0, 0, size, size, rx=3, class_=f"{ground} edge frame")
        if helps
        else polygon(
            ((0, 0), (size, 0), (size, size * 0.8), (size / 2, size * 1.12), (0, size * 0.8)),
            class_=f"{ground} edge frame",
        )
    )
    return at(
        x,
        y,
        title(f"{sheet.words(kind)}\n{sheet.words(f'{kind}-hint')}"),
        shape,
        drawn(INFLUENCE[kind], size / 2, size * 0.48, size * 0.78, ink),
        id=f"{kind}-on-{gangster}",
        class_="attachment",
    )
