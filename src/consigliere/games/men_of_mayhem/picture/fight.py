"""A fight as a drag strip: each gang has a lane, its strength as a length, a finish line at the total to beat."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from consigliere.drawing import OSWALD, RUBIK_MONO, YESEVA, die, piece
from consigliere.drawing.svg import Value, at, group, path, rect, text, use
from consigliere.games.men_of_mayhem.components import DATA, GUN_BONUS, MEMBER, NO_GUNS, PLACE, STRENGTH, TILE_SPOTS

from .lots import LEAST
from .pieces import disc, fist, hand, icon, reaper
from .sheet import Valley
from .street import END, HEIGHT, LOTS, ROAD, TOP, WIDTH, lot_at, lot_width

HIGH: Final = 312.0
HEAD: Final = 38.0
TAPE: Final = 12.0
FROM: Final = 300.0  # where the bar of strength begins
LENGTH: Final = 714.0  # of a lane
LEAST_POINTS: Final = 21
STEPS: Final = ("backup", "guns", "dice", "hits", "home")
SIGNS: Final = {"backup": "backup", "guns": "fist", "hits": "wound", "home": "home"}
_STRIP_ROOM: Final = 168.0  # beside the signs of the steps
_MEMBER_BONUS: Final[int] = DATA["throw_down"]["member_bonus"]


class Lane(NamedTuple):
    """One gang in a fight."""

    seat: int
    club: str
    members: int
    prospects: int
    lumped: int
    """strength of dudes that are not shown separately any more, because some have left"""
    guns: int
    """-1: the fist is closed"""
    eyes: int
    """0: not rolled"""
    total: int
    """the known part of it"""
    hits: int
    present: bool


def _lanes(sheet: Valley, fight: dict[str, Any]) -> list[Lane]:
    here = {row["seat"]: row for site in sheet.table["sites"] if site["id"] == fight["site"] for row in site["gangs"]}
    found = []
    for i, seat in enumerate(fight["gangs"]):
        row = here.get(seat)
        members, prospects = (row["members"], row["prospects"]) if row else (0, 0)
        strength = STRENGTH[MEMBER * members + prospects]
        guns = -1 if fight["guns"] is None else fight["guns"][i]
        eyes = 0 if fight["dice"] is None else fight["dice"][i]
        lumped = 0
        if fight["totals"] is not None:
            then = fight["totals"][i] - eyes - GUN_BONUS * guns
            if then != strength:
                members, prospects, lumped, strength = 0, 0, then, then
        total = strength + GUN_BONUS * max(0, guns) + eyes
        hits = fight["hits"][i] if i < len(fight["hits"]) else 0
        found.append(Lane(seat, sheet.club(seat), members, prospects, lumped, guns, eyes, total, hits, row is not None))
    return found


def site_of(sheet: Valley, fight: dict[str, Any]) -> dict[str, Any]:
    """The site of a throw down, from the view."""
    return next(site for site in sheet.table["sites"] if site["id"] == fight["site"])


def stage_top(sheet: Valley, fight: dict[str, Any]) -> float:
    """The stage covers the row of the street without the fight."""
    spot = site_of(sheet, fight)["spot"]
    low = spot < TILE_SPOTS and lot_at(spot, sheet.spots)[1] > END
    return 0.0 if low else HEIGHT - HIGH


def fight_scene(sheet: Valley, fight: dict[str, Any]) -> str:
    """The fight over the street; while backup is called, only a strip along the road: any site can be chosen."""
    title = sheet.words("pic-fight", site=sheet.words(fight["site"]))
    if sheet.calls_backup:
        strip = piece(0, TOP + ROAD + 2, _strip(sheet, fight), tooltip=title, id="fight", class_="fight through strip")
        return _framed(sheet, fight) + strip
    top = stage_top(sheet, fight)
    lanes = _lanes(sheet, fight)
    high = (HIGH - 2 * TAPE - HEAD - 4 * (len(lanes) - 1)) / len(lanes)
    best = max([lane.total + (0 if lane.eyes else 6) for lane in lanes])
    unit = LENGTH / max(LEAST_POINTS, best)
    inside = [
        rect(0, 0, WIDTH, HIGH, class_="night"),
        rect(0, 0, WIDTH, TAPE, fill=sheet.fill("tape")),
        rect(0, HIGH - TAPE, WIDTH, TAPE, fill=sheet.fill("tape")),
        _head(sheet, fight),
    ]
    first = TAPE + HEAD
    inside += [_lane(sheet, fight, lane, first + i * (high + 4), high, unit) for i, lane in enumerate(lanes)]
    if fight["totals"] is not None:
        inside.append(_finish(FROM + max(fight["totals"]) * unit, first, HIGH - TAPE - first))
    return _dimmed(sheet, fight, top) + piece(
        0, top, *inside, tooltip=title, id="fight", class_="fight stage low" if top else "fight stage"
    )


def _dimmed(sheet: Valley, fight: dict[str, Any], top: float) -> str:
    """Dim everything except the site of the fight; its light falls on the stage."""
    spot = site_of(sheet, fight)["spot"]
    if spot >= TILE_SPOTS:
        return group(rect(0, 0, LOTS, HEIGHT, class_="night", opacity=0.68), class_="through dim")
    (x, y), wide = lot_at(spot, sheet.spots), lot_width(sheet.spots)
    hole = f"M{x:g} {y:g}h{wide:.1f}v{ROAD + 4:g}h{-wide:.1f}Z"
    foot = y + ROAD + 4
    lower = top > y
    light = (
        f"M{x:g} {foot:g}h{wide:.1f}L{WIDTH} {top + 2:g}H0Z"
        if lower
        else f"M{x:g} {y:g}h{wide:.1f}L{WIDTH} {HIGH - 2:g}H0Z"
    )
    return group(
        path(f"M0 0H{WIDTH}V{HEIGHT}H0Z{hole}", class_="night", fill_rule="evenodd", opacity=0.68),
        path(light, class_="accent", opacity=0.4),
        _frame(x, y, wide),
        class_="through dim",
    )


def _frame(x: float, y: float, wide: float) -> str:
    edge: dict[str, Value] = {"class_": "none", "stroke": "var(--picked,#fff)", "stroke_width": 4}
    return rect(x + 1, y, wide - 2, ROAD + 3, rx=8, **edge)


def _framed(sheet: Valley, fight: dict[str, Any]) -> str:
    """The frame around the site of the fight while backup is called: nothing is dimmed yet."""
    spot = site_of(sheet, fight)["spot"]
    if spot >= TILE_SPOTS:
        return ""
    (x, y), wide = lot_at(spot, sheet.spots), lot_width(sheet.spots)
    return group(_frame(x, y, wide), class_="through dim")


def _now(sheet: Valley, fight: dict[str, Any]) -> int:
    """The step that a fight has reached."""
    if sheet.calls_backup:
        return 0
    if fight["guns"] is None:
        return 1
    if fight["totals"] is None:
        return 2
    busy = any(fight["hits"]) or any(fight["shots"]) or sheet.view["step"] in ("Aim", "Wounded", "Aiming", "Falling")
    return 3 if busy else 4


def _head(sheet: Valley, fight: dict[str, Any], signs_only: bool = False) -> str:
    """The title, the site, and the step it has reached. `signs_only`: only that one has a label."""
    words = sheet.words
    title = words("pic-fight-title").upper()
    size = min(24.0, 210 / RUBIK_MONO.width(title))
    site = words(fight["site"])
    parts = [
        RUBIK_MONO.line(title, 16, TAPE + 28, size, 216, text_anchor="start", class_="mono chalk"),
        YESEVA.line(
            site, 26 + RUBIK_MONO.width(title) * size, TAPE + 28, 22, 190, text_anchor="start", class_="yeseva accent"
        ),
    ]
    now, x = _now(sheet, fight), 470.0
    steps: list[str] = []
    for i, step in enumerate(STEPS):
        if step == "guns" and NO_GUNS[PLACE[fight["site"]]]:
            continue
        label = words(f"pic-step-{step}").upper() if i == now or not signs_only else ""
        long = OSWALD.width(label) * 16 + 40
        ink = "ink" if i == now else "bone" if i < now else "shade"
        drawn = [
            rect(-6, 5, long + 12, 28, rx=14, class_="accent") if i == now else "",
            die(5, 12, 19, 18) if step == "dice" else icon(SIGNS[step], 12, 19, 19, ink),
            text(label, 28, 25, 16, class_=ink if i <= now else "shade half") if label else "",
            icon("yes", long + 4, 19, 14, "bone") if i < now else "",
        ]
        steps.append(at(x, TAPE, *drawn, class_=f"fight-step step-{i}" + " now" * (i == now)))
        x += long + 30 if label else 38
    return group(group(*parts, class_="what"), group(*steps, class_="steps"))


def _strip(sheet: Valley, fight: dict[str, Any]) -> str:
    """The fight's title along the road, with room for the label of this step only, and how strong each gang is."""
    lanes = _lanes(sheet, fight)
    each = min(58.0, _STRIP_ROOM / len(lanes))
    sums = [
        group(
            disc(lane.club, x, 16, 10.5, True),
            text(str(lane.total), x + 15, 23, 20, class_="bone", font_weight=700),
            class_="so-far",
        )
        for i, lane in enumerate(lanes)
        for x in [LOTS - 12 - each * (len(lanes) - i) + 10]
    ]
    head = at(0, -TAPE - 3, _head(sheet, fight, signs_only=True))
    return group(rect(0, 0, LOTS, HEAD - 6, class_="night"), head, *sums)


def _closed(sheet: Valley, seat: int) -> bool:
    """Whether a fist is closed; before guns are committed there is none."""
    waiting = sheet.view["waiting"] or []
    return bool(sheet.view["step"] == "CloseFists" and seat not in waiting)


def _lane(sheet: Valley, fight: dict[str, Any], lane: Lane, y: float, high: float, unit: float) -> str:
    """One gang: its hand, its name, its strength, the total."""
    won = fight["winner"] == lane.seat
    scale = min(0.86, high / 150)
    drawn = fist() if lane.guns < 0 else hand(lane.guns)
    raised = lane.guns >= 0 or _closed(sheet, lane.seat)
    parts = [
        rect(0, 0, WIDTH, high, class_="slab"),
        rect(0, 0, 9, high, class_="own"),
        rect(0, 0, 9, high, fill=sheet.fill(lane.club)),
        path(f"M150 {high * 0.62:g}L{WIDTH} 6V{high - 4:g}Z", class_="accent", opacity=0.07),
        at(70, high * 0.53, drawn, scale=round(scale, 3), opacity=None if raised else 0.4),
        _who(sheet, fight, lane, high),
    ]
    if lane.guns >= 0:
        parts.append(text(f"×{lane.guns}", 112, high - 8, 17, class_="bone", font_weight=700))
    parts.append(group(*_strength(sheet, fight, lane, high, unit), class_="bar"))
    known = lane.guns >= 0 or NO_GUNS[PLACE[fight["site"]]]
    shown = str(lane.total) if lane.eyes else f"{lane.total}+" if known else f"{lane.total}+…"
    size = min(70.0, high * 0.7, 190 / RUBIK_MONO.width(shown))
    ink = "accent" if won else "chalk" if lane.eyes else "own"
    parts.append(text(shown, WIDTH - 14, high / 2 + size * 0.36, size, text_anchor="end", class_=f"mono sum {ink}"))
    if won:
        parts.append(icon("win", WIDTH - 34 - RUBIK_MONO.width(shown) * size, high / 2, min(40.0, high * 0.5), "lamp"))
        parts.append(rect(2, 2, WIDTH - 4, high - 4, rx=4, class_="none", stroke="var(--accent)", stroke_width=3))
    gone = not lane.present and bool(lane.eyes) and not won
    return at(0, y, *parts, class_=f"of-{lane.club}", opacity=0.55 if gone else None)


def _who(sheet: Valley, fight: dict[str, Any], lane: Lane, high: float) -> str:
    """Whose lane it is, who started the fight, who wins ties, the shots it has taken."""
    words = sheet.words
    middle = high / 2 if high < 90 else 28.0
    parts = [
        disc(lane.club, 160, middle, min(18.0, high * 0.4), True),
        OSWALD.caption(
            words(f"side-{lane.club}"),
            184,
            middle + 8,
            21,
            108,
            0.75,
            text_anchor="start",
            class_="bone plus",
            font_weight=700,
        ),
    ]
    if high < 90:
        if lane.seat == fight["starter"]:
            parts.append(at(140, middle - 10, path("M0 16V-12H3L18-5 3 2V16Z", class_="accent"), scale=0.7))
        return group(*parts, *_hit(lane, 284, high - 12))
    started, patched = lane.seat == fight["starter"], sheet.table["patch"] == lane.seat
    step = min(30.0, (high - 72) / max(1, started + patched + bool(lane.hits) - 1))  # three rows stand closer
    row = min(68.0, high - 12 - step * (started + patched + bool(lane.hits) - 1))
    if started:
        parts.append(at(150, row, path("M0 14V-12H3L16-5 3 2V14Z", class_="accent"), scale=0.85))
        parts.append(
            OSWALD.caption(words("pic-started"), 174, row + 6, 15, 116, text_anchor="start", class_="shade plus")
        )
        row += step
    if patched:
        parts.append(reaper(160, row, 12, words("badge-patch")).replace('id="reaper" ', ""))
        parts.append(OSWALD.caption(words("pic-ties"), 180, row + 6, 15, 112, text_anchor="start", class_="bone plus"))
        row += step
    return group(*parts, *_hit(lane, 160, row))


def _hit(lane: Lane, x: float, y: float) -> list[str]:
    """Shots assigned to a gang that it has not taken yet."""
    if not lane.hits:
        return []
    return [
        icon("wound", x, y, 22, "hot"),
        text(f"×{lane.hits}", x + 14, y + 6, 17, class_="bone plus", font_weight=700),
    ]


def _strength(sheet: Valley, fight: dict[str, Any], lane: Lane, high: float, unit: float) -> list[str]:
    """The parts of a gang's strength: bikes, men, guns, the die; empty cells for a die that is not rolled yet."""
    top, tall = (16.0, high - 44) if high >= 90 else (4.0, high - 8)
    x = FROM
    found: list[str] = []

    def segment(points: float, body: str, label: str) -> None:
        nonlocal x
        wide = points * unit
        found.append(rect(x + 1.5, top, wide - 3, tall, rx=4, class_="own fine"))
        found.append(rect(x + 1.5, top, wide - 3, tall, rx=4, fill=sheet.fill(lane.club), opacity=0.7))
        found.append(body)
        if tall > 44:
            found.append(text(label, x + wide - 6, top + 18, 17, text_anchor="end", class_="on plus", font_weight=700))
        x += wide

    foot = top + tall - 7
    scale = min(1.2, tall / 40, unit * _MEMBER_BONUS / 44)
    man = min(1.15, tall / 40, unit / 20)
    begun = len(found)
    for _ in range(lane.members):
        segment(
            _MEMBER_BONUS,
            use(
                "mm-bike-ink",
                transform=f"translate({x + unit * _MEMBER_BONUS / 2 - 2:.1f},{foot:.1f}) scale({scale:.2f})",
            ),
            f"+{_MEMBER_BONUS}",
        )
    _as_piece(found, begun, f"{lane.club}_member_{fight['site']}")
    begun = len(found)
    for _ in range(lane.prospects):
        segment(1, use("mm-man-ink", transform=f"translate({x + unit / 2:.1f},{foot:.1f}) scale({man:.2f})"), "+1")
    _as_piece(found, begun, f"{lane.club}_prospect_{fight['site']}")
    if lane.lumped:
        wide = lane.lumped * unit
        segment(
            lane.lumped,
            icon("dude", x + wide / 2, top + tall / 2, min(44, tall * 0.8, wide - 4), "on"),
            f"+{lane.lumped}",
        )
    for _ in range(max(0, lane.guns)):
        size = min(54.0, tall * 0.8, GUN_BONUS * unit - 8)
        segment(GUN_BONUS, icon("gun", x + 1.5 * unit, top + tall * 0.6, size, "on"), f"+{GUN_BONUS}")
    if lane.eyes:
        wide = lane.eyes * unit
        size = min(48.0, tall * 0.8, max(18.0, wide - 6))
        segment(lane.eyes, "", "" if wide < 70 else f"+{lane.eyes}")
        found.append(at(x - wide / 2, top + tall / 2, die(lane.eyes, 0, 0, size), turn=-8))
    elif fight["guns"] is not None or NO_GUNS[PLACE[fight["site"]]]:
        found += _cells(x, top, tall, unit)
    if high >= 90:
        found += _scale(high, unit)
    return found


def _as_piece(found: list[str], begun: int, thing: str) -> None:
    """Join what was drawn since then: the dudes of a lane are chosen there too, if some of them are hit."""
    if begun < len(found):
        found[begun:] = [group(*found[begun:], class_="men", data_thing=thing, data_again="1")]


def _cells(x: float, top: float, tall: float, unit: float) -> list[str]:
    """What a die that is not rolled yet may add."""
    found = []
    for i in range(1, 7):
        left = x + (i - 1) * unit
        how: dict[str, Value] = {
            "class_": "none",
            "stroke": "var(--own)",
            "stroke_width": 1.6,
            "stroke_dasharray": "5 4",
        }
        found.append(rect(left + 1.5, top, unit - 3, tall, rx=4, **how))
        found.append(
            text(str(i), left + unit / 2, top + tall - 8, 17, text_anchor="middle", class_="shade", font_weight=700)
        )
    return found


def _scale(high: float, unit: float) -> list[str]:
    most = int(LENGTH / unit)
    ticks = "".join([f"M{FROM + i * unit:.1f} {high - 22:g}v6" for i in range(most + 1)])
    found = [path(ticks, class_="none", stroke="var(--shade)", stroke_width=1.2, opacity=0.7)]
    return found + [
        text(str(i), FROM + i * unit, high - 3, LEAST, text_anchor="middle", class_="shade points")
        for i in range(5, most + 1, 5)
    ]


def _finish(x: float, y: float, high: float) -> str:
    """The finish line: a gang that reaches it wins."""
    rows = 30
    each = high / rows
    dark = "".join([f"M{x - 5 + (k % 2) * 5:.1f} {y + k * each:.1f}h5v{each:.1f}h-5Z" for k in range(rows)])
    return group(rect(x - 5, y, 10, high, class_="chalk"), path(dark, class_="ink"), class_="finish")
