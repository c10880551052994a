"""A fight as a scene over the valley: who came, what the fists held, the dice, who is hit, who leaves."""

from __future__ import annotations

from typing import Any, Final

from consigliere.drawing import OSWALD, badge, die, piece, sign
from consigliere.drawing.svg import at, circle, group, path, rect, text
from consigliere.games.men_of_mayhem.components import GUN_BONUS

from .pieces import FIST, GUN, HOLE, HOUSE, PALM, emblem, mark
from .sheet import Valley

HEAD: Final = 38  # above the gangs
HIGH: Final = 202  # a gang's column
EACH: Final = 160
LEAST: Final = 2 * EACH + 40
IN_A_ROW: Final = 3  # gangs; of more there are two rows
MOST_DRAWN: Final = 3  # guns in an open hand; more are told by their number alone


def size_of(gangs: int) -> tuple[float, float]:
    """How wide and high the scene of so many gangs is."""
    rows = -(-gangs // IN_A_ROW)
    return max(LEAST, 24 + EACH * -(-gangs // rows)), HEAD + HIGH * rows


def scene(sheet: Valley, fight: dict[str, Any], x: float, y: float, row: int) -> str:
    """The scene in a row of the board: where the signs lie otherwise, the style sheet moves it by that."""
    words, gangs = sheet.words, fight["gangs"]
    width, height = size_of(len(gangs))
    across = int(width // EACH)
    title = words("pic-fight", site=words(fight["site"]))
    parts = [
        rect(4, 6, width, height, rx=14, class_="cast"),
        rect(0, 0, width, height, rx=14, class_="ink line"),
        rect(5, 5, width - 10, height - 10, rx=10, class_="hazard"),
        OSWALD.caption(title, width / 2, 34, 20, width - 40, class_="bone"),
    ]
    here = {row["seat"]: row for site in sheet.table["sites"] if site["id"] == fight["site"] for row in site["gangs"]}
    for i, seat in enumerate(gangs):
        line, column = divmod(i, across)
        beside = min(across, len(gangs) - line * across)
        middle = (width - EACH * beside) / 2 + EACH * (column + 0.5)
        parts.append(_gang(sheet, fight, i, here.get(seat), middle, HEAD + line * HIGH))
    kind = f"fight through row-{row}" if len(gangs) <= IN_A_ROW else f"fight through row-{row} high"
    return piece(x, y, *parts, told=title, id="fight", class_=kind)


def _gang(sheet: Valley, fight: dict[str, Any], i: int, here: dict[str, Any] | None, x: float, y: float) -> str:
    """One gang's column, from who came at the top to its total at the bottom."""
    seat = fight["gangs"][i]
    club = sheet.club(seat)
    thrown = fight["totals"] is not None
    gone = here is None and thrown
    parts = [_head(sheet, fight, seat, club), _came(here, thrown)]
    if fight["guns"] is None:
        parts.append(_fist(sheet, seat))
    else:
        parts.append(_hand(fight["guns"][i]))
    if thrown:
        parts.append(_sum(fight, i))
    hits = fight["hits"][i] if i < len(fight["hits"]) else 0
    parts += [sign(HOLE, 60 - 15 * (n % 3), 62 + 15 * (n // 3), 20, class_="hot") for n in range(hits)]
    return at(x, y, *parts, class_=f"of-{club}", opacity=0.55 if gone and fight["winner"] != seat else None)


def _head(sheet: Valley, fight: dict[str, Any], seat: int, club: str) -> str:
    """The club's patch; whoever started it has a flag, whoever won a ring."""
    won = fight["winner"] == seat
    return group(
        circle(-46, 24, 22, class_="own line"),
        at(-46, 24, emblem(club, 26)),
        circle(-46, 24, 27, class_="none", stroke="var(--accent)", stroke_width=5) if won else "",
        OSWALD.name(
            sheet.words(f"side-{club}"), 27, 25, 17, 98, 0.95, class_="accent" if won else "bone", font_weight=600
        ),
        path("M-79 46V0H-76L-61 7L-76 14V46Z", class_="accent") if seat == fight["starter"] else "",
    )


def _came(here: dict[str, Any] | None, thrown: bool) -> str:
    """Its dudes at the site, members and prospects; a house where all have left."""
    if here is None:
        return at(-30, 72, sign(HOUSE, 0, 0, 30, class_="shade")) if thrown else ""
    found: list[str] = []
    for kind in ("member", "prospect"):
        count = here[f"{kind}s"]
        if count:
            number = badge(count, 14, 12, 13) if count > 1 else ""
            found.append(at(-54 + 44 * len(found), 72, mark(kind, 16), number))
    return group(*found)


def _fist(sheet: Valley, seat: int) -> str:
    """Closed, or still to be closed; before that nobody has raised one."""
    waiting = sheet.view["waiting"] or []
    closed = sheet.view["step"] == "CloseFists" and seat not in waiting
    return at(0, 134, sign(FIST, 0, 0, 64, class_="own" if closed else "shade half"))


def _hand(guns: int) -> str:
    """A fist that has opened on its guns, or on none."""
    shown = [sign(GUN, -28 + 13 * n, 118 + 9 * n, 38, class_="chrome") for n in range(min(guns, MOST_DRAWN))]
    return group(
        at(-22, 132, sign(PALM, 0, 0, 58, class_="own")),
        *shown,
        text(f"×{guns}", 22, 142, 24, class_="bone mono"),
    )


def _sum(fight: dict[str, Any], i: int) -> str:
    """Dudes, guns and the die make the total."""
    total, eyes, guns = fight["totals"][i], fight["dice"][i], fight["guns"][i]
    strength = total - eyes - GUN_BONUS * guns
    return group(
        text(f"{strength}+{GUN_BONUS * guns}+", -24, 184, 18, text_anchor="end", class_="bone"),
        die(eyes, -5, 178, 32),
        text(f"={total}", 14, 187, 20, class_="accent mono"),
    )
