"""A fight as a scene over the valley: who came, what the fists held, the dice, who is hit, who leaves."""

from __future__ import annotations

from typing import Any, Final

from consigliere.drawing import OSWALD, badge, die, piece, sign
from consigliere.drawing.svg import at, circle, group, path, rect, text
from consigliere.games.men_of_mayhem.components import GUN_BONUS, MEMBER, STRENGTH

from .pieces import FIST, GUN, HOLE, HOUSE, PALM, emblem, mark
from .sheet import Valley

HEAD: Final = 36  # above the gangs
HIGH: Final = 202  # a gang's column
EACH: Final = 160
LEAST: Final = 2 * EACH + 40
IN_COLUMNS: Final = 3  # gangs; of more each has a strip
STRIP: Final = 48
MOST_STRIP: Final = 92
MOST_HIGH: Final = 328  # of all strips: what there is on a tablet and a phone, too
TWO_LINES: Final = 72  # so high a strip has a line for the name
MOST_DRAWN: Final = 3  # guns in an open hand; more are told by their number alone


def size_of(gangs: int) -> tuple[float, float]:
    """How wide and high the scene of so many gangs is in the valley."""
    if gangs > IN_COLUMNS:
        return 2 * STRIP_W + 12, HEAD + MOST_STRIP * -(-gangs // 2) + 10
    return max(LEAST, 24 + EACH * gangs), HEAD + HIGH


STRIP_W: Final = 252


def least_high(gangs: int) -> float:
    """How high strips for so many gangs must be at least."""
    return HEAD + STRIP * gangs + 4


def strips_high(gangs: int, room: float) -> float:
    """How high strips for so many gangs are where there is so much room."""
    return HEAD + min(MOST_STRIP, (min(room, MOST_HIGH) - HEAD - 4) // gangs) * gangs + 4


def scene(sheet: Valley, fight: dict[str, Any], x: float, y: float) -> str:
    """The scene in the valley: a column for each of two or three gangs, of four strips two by two."""
    gangs = fight["gangs"]
    width, height = size_of(len(gangs))
    here = _here(sheet, fight)
    inside: list[str] = []
    for i, seat in enumerate(gangs):
        if len(gangs) > IN_COLUMNS:
            left, top = 6 + i % 2 * STRIP_W, HEAD + i // 2 * MOST_STRIP
            inside.append(_strip(sheet, fight, i, here.get(seat), left, top, MOST_STRIP))
        else:
            middle = (width - EACH * len(gangs)) / 2 + EACH * (i + 0.5)
            inside.append(_gang(sheet, fight, i, here.get(seat), middle, HEAD))
    return _framed(sheet, fight, x, y, width, height, inside, "in-valley")


def strips(sheet: Valley, fight: dict[str, Any], x: float, y: float, width: float, height: float) -> str:
    """The scene in the rail: the gangs one below the other."""
    gangs, here = fight["gangs"], _here(sheet, fight)
    each = (height - HEAD - 4) / len(gangs)
    inside = [_strip(sheet, fight, i, here.get(seat), 0, HEAD + i * each, each) for i, seat in enumerate(gangs)]
    return _framed(sheet, fight, x, y, width, height, inside, "in-rail")


def _here(sheet: Valley, fight: dict[str, Any]) -> dict[int, dict[str, Any]]:
    """Who stands at the site of a fight, by seat."""
    return {row["seat"]: row for site in sheet.table["sites"] if site["id"] == fight["site"] for row in site["gangs"]}


def _framed(
    sheet: Valley, fight: dict[str, Any], x: float, y: float, width: float, height: float, inside: list[str], kind: str
) -> str:
    """A fight in its frame; where the signs lie otherwise, the style sheet moves it by where it is."""
    title = sheet.words("pic-fight", site=sheet.words(fight["site"]))
    return piece(
        x,
        y,
        rect(4, 6, width, height, rx=14, class_="cast"),
        rect(0, 0, width, height, rx=14, class_="ink line"),
        rect(4, 4, width - 8, height - 8, rx=10, class_="hazard"),
        OSWALD.caption(title, width / 2, 27, 19, width - 30, class_="bone"),
        *inside,
        told=title,
        id="fight",
        class_=f"fight through {kind}",
    )


def _strip(
    sheet: Valley, fight: dict[str, Any], i: int, here: dict[str, Any] | None, x: float, y: float, high: float
) -> str:
    """One gang's strip: patch, who came, the hand, the total; a high one has a line for the name above them."""
    seat = fight["gangs"][i]
    club, won, thrown = sheet.club(seat), fight["winner"] == seat, fight["totals"] is not None
    two = high >= TWO_LINES
    row = high - 28 if two else high / 2
    parts = [
        circle(32, row - (18 if two else 0), 19, class_="own line"),
        at(32, row - (18 if two else 0), emblem(club, 23)),
    ]
    if won:
        middle = row - (18 if two else 0)
        parts.append(circle(32, middle, 22, class_="none", stroke="var(--accent)", stroke_width=4))
    if seat == fight["starter"]:
        parts.append(at(11, row - (38 if two else 20), path("M0 34V0H3L14 6L3 12V34Z", class_="accent")))
    if two:
        ink = "accent" if won else "bone"
        name = sheet.words(f"side-{club}")
        parts.append(OSWALD.caption(name, 64, 22, 17, 116, text_anchor="start", class_=ink, font_weight=600))
    parts.append(at(76, row, _came(here, thrown, 0, 38)))
    parts += [_drawn_hand(sheet, fight, i, 156, row), _reckoned(fight, i, here, row, two)]
    hits = fight["hits"][i] if i < len(fight["hits"]) else 0
    parts += [sign(HOLE, 134 - 9 * (n % 2), row - 12 + 11 * (n // 2), 15, class_="hot") for n in range(hits)]
    gone = here is None and thrown and not won
    return at(x, y, *parts, class_=f"of-{club}", opacity=0.55 if gone else None)


def _drawn_hand(sheet: Valley, fight: dict[str, Any], i: int, x: float, y: float) -> str:
    """A strip's fist, or the hand it has opened on its guns."""
    if fight["guns"] is None:
        return at(x, y, sign(FIST, 0, 0, 36, class_=_closed(sheet, fight["gangs"][i])))
    guns = fight["guns"][i]
    gun = sign(GUN, x + 1, y - 2, 26, class_="chrome") if guns else ""
    number = text(f"×{guns}", x + 12, y + 17, 17, class_="bone", font_weight=700)
    return group(sign(PALM, x, y, 36, class_="own"), gun, number)


def _reckoned(fight: dict[str, Any], i: int, here: dict[str, Any] | None, y: float, two: bool) -> str:
    """A strip's strength, later its total; where there is room, what that is made of."""
    if fight["totals"] is None:
        return text(f"{_strength(here)}+…", 240, y + 6, 18, text_anchor="end", class_="bone")
    eyes, total = fight["dice"][i], fight["totals"][i]
    guns = GUN_BONUS * fight["guns"][i]
    made_of = text(f"{total - eyes - guns}+{guns}+{eyes}", 242, 22, 17, text_anchor="end", class_="bone") if two else ""
    sum_ = text(f"={total}", 242, y + 7, 20, text_anchor="end", class_="accent", font_weight=700)
    return group(made_of, die(eyes, 198, y, 24), sum_)


def _gang(sheet: Valley, fight: dict[str, Any], i: int, here: dict[str, Any] | None, x: float, y: float) -> str:
    """One gang's column, from who came at the top to its total at the bottom."""
    seat = fight["gangs"][i]
    club = sheet.club(seat)
    thrown = fight["totals"] is not None
    gone = here is None and thrown
    parts = [_head(sheet, fight, seat, club), at(-54, 72, _came(here, thrown, 0, 44))]
    if fight["guns"] is None:
        parts.append(at(0, 132, sign(FIST, 0, 0, 58, class_=_closed(sheet, seat))))
    else:
        parts.append(_hand(fight["guns"][i]))
    strength = text(f"{_strength(here)}+…", 0, 186, 18, text_anchor="middle", class_="bone")
    parts.append(_sum(fight, i) if thrown else strength)
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
        path("M-77 46V0H-74L-61 7L-74 14V46Z", class_="accent") if seat == fight["starter"] else "",
    )


def _came(here: dict[str, Any] | None, thrown: bool, x: float, step: float) -> str:
    """Its dudes at the site, members and prospects; a house where all have left."""
    if here is None:
        return at(x + step / 2, 0, sign(HOUSE, 0, 0, 30, class_="shade")) if thrown else ""
    found: list[str] = []
    for kind in ("member", "prospect"):
        count = here[f"{kind}s"]
        if count:
            number = badge(count, 13, 11, 13) if count > 1 else ""
            found.append(at(x + step * len(found), 0, mark(kind, 15), number))
    return group(*found)


def _strength(here: dict[str, Any] | None) -> int:
    """What its dudes bring to the total. [MM-TD-15]"""
    return 0 if here is None else STRENGTH[MEMBER * here["members"] + here["prospects"]]


def _closed(sheet: Valley, seat: int) -> str:
    """How a fist is drawn: closed, or still to be closed; before that nobody has raised one."""
    waiting = sheet.view["waiting"] or []
    return "own" if sheet.view["step"] == "CloseFists" and seat not in waiting else "shade half"


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
