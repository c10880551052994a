"""Sites as lots along the street: a house with its sign, the plate with its operations, the bays in front."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from consigliere.drawing import OSWALD, Texts, changed_mark, chosen_mark, piece, while_legal
from consigliere.drawing.svg import Value, at, circle, group, path, rect, text, use
from consigliere.games.men_of_mayhem.components import (
    HAS_TRICK,
    MAIN_OPS,
    NO_GUNS,
    OP_IDS,
    OP_KIND,
    PLACE,
    SELL,
    SITE_HEAT,
    TILES_PER_ROUND,
    TRICK_HEAT,
    TRICK_OPS,
)
from consigliere.games.men_of_mayhem.terms import Terms

from .phrases import heat_of, operation
from .pieces import crew, crew_width, dudes, emblem, icon, no_guns, width_of
from .sheet import Valley
from .signboards import NARROW, Holders, signboard
from .street import END, HORIZON, KERB, ROAD, lot_at, lot_width

PLATE_ONE: Final = 40.0
PLATE_TWO: Final = 68.0
LEAST: Final = 13.6  # font sizes
# Verbs have fixed places on the road in front of a lot. Fighting and exploiting share one: they exclude each other.
VERBS: Final = (("fight", -1), ("exploit", -1), ("ride", 0), ("patch_in", 1), ("burn", 2))


def tube(x: float, y: float, width: float, height: float, rx: float = 9) -> str:
    """A neon tube around a lot that can be chosen, in a dark gutter, with its two ends at the top."""
    gap = 9.0 if width > 60 else 0.0
    mid = x + width / 2
    way = (
        f"M{mid + gap:g} {y:g}H{x + width - rx:g}a{rx:g} {rx:g} 0 0 1 {rx:g} {rx:g}V{y + height - rx:g}"
        f"a{rx:g} {rx:g} 0 0 1 {-rx:g} {rx:g}H{x + rx:g}a{rx:g} {rx:g} 0 0 1 {-rx:g} {-rx:g}V{y + rx:g}"
        f"a{rx:g} {rx:g} 0 0 1 {rx:g} {-rx:g}H{mid - gap:g}"
    )
    return while_legal(
        path(way, class_="rim-line", stroke_width=8.5),
        path(way, class_="light-line", stroke_width=7.5, opacity=0.28),
        path(way, class_="light-line tube", stroke_width=3.2, stroke_linecap="round"),
    )


def _verbs(x: float, y: float, r: float = 16.5) -> str:
    """A disc for each possible verb; the page shows those that are legal (`data-can-...`)."""
    return "".join(
        [
            at(
                x + slot * 42,
                y,
                circle(0, 0, r + 3, class_="rim-of"),
                circle(0, 0, r, class_="night light-line", stroke_width=2.6),
                icon(verb, 0, 0, r * 1.35, "legal"),
                class_=f"verb can-{verb}",
                data_verb=verb,
            )
            for verb, slot in VERBS
        ]
    )


def _two_rows(place: int, wide: float) -> bool:
    """Whether the plate needs two rows: for a trick, or on a narrow lot for a second operation."""
    return bool(TRICK_OPS[place]) or (wide < NARROW and len(MAIN_OPS[place]) > 1)


def plate_top(place: int, wide: float) -> float:
    """The upper edge of the plate with a site's operations, which has one row or two."""
    return KERB - 2 - (PLATE_TWO if _two_rows(place, wide) else PLATE_ONE)


def _fitted(ops: tuple[int, ...], terms: tuple[Terms, ...], room: float, high: float) -> tuple[float, float]:
    """The height of the signs in a row, and their total width."""
    while True:
        wide = sum([operation(op, high, each).width for op, each in zip(ops, terms, strict=True)])
        wide += 21 * (len(ops) - 1)
        if wide <= room or high <= 14:
            return high, wide
        high -= 0.5


def _op(op: int, x: float, y: float, wide: float, tall: float, high: float, terms: Terms, told: str) -> str:
    """One operation on a plate; its line of signs begins at x."""
    thing = OP_IDS[op]
    line = operation(op, high, terms)
    return piece(
        x,
        y,
        rect(-6, -tall / 2, wide + 12, tall, rx=5, class_="frame reach"),
        line.drawn,
        while_legal(
            rect(-6, -tall / 2, wide + 12, tall, rx=5, class_="rim-line", stroke_width=6),
            rect(-6, -tall / 2, wide + 12, tall, rx=5, class_="light-line", stroke_width=2.6),
        ),
        tooltip=told,
        id=f"op-{thing}",
        data_thing=thing,
        class_="op self-lit",
    )


@lru_cache(maxsize=2048)
def plate(name: str, wide: float, terms: tuple[Terms, ...], words: Texts) -> str:
    """The operations: a row for the site, one for its trick below a tear line; the printed heat on the right."""
    place = PLACE[name]
    main, trick = MAIN_OPS[place], TRICK_OPS[place]
    y, heat = plate_top(place, wide), SITE_HEAT[place]
    two = _two_rows(place, wide)
    high = PLATE_TWO if two else PLATE_ONE
    row = high / 2 if two else high
    parts: list[str] = []
    stacked = two and not trick
    room = wide - 30 - (28 if heat else 0)
    if stacked:
        size = min([_fitted((op,), (terms[i],), room, 21.5)[0] for i, op in enumerate(main)])
        total = room
    else:
        size, total = _fitted(main, terms[: len(main)], room, 21.5 if trick else 24)
    x = (wide - total - (28 if heat else 0)) / 2 if not trick or len(main) > 1 else min(18.0, (wide - total) / 2)
    mid = y + row / 2
    for i, op in enumerate(main):
        each = operation(op, size, terms[i]).width
        told = told_op(op, terms[i], words)
        parts.append(_op(op, round(x, 1), mid, round(each, 1), row - 4, size, terms[i], told))
        if stacked:
            mid += row if i < len(main) - 1 else 0
            continue
        x += each + 21
        if i < len(main) - 1:
            parts.append(
                path(f"M{x - 10.5:.1f} {mid - 11:g}v22", class_="none", stroke="var(--edge)", stroke_width=1.6)
            )
    parts.append(heat_of(heat, wide - 25, mid, 30 if not trick else 27))
    bed = rect(6, y, wide - 12, high, rx=6, class_="plate fine")
    tricks = _trick(trick, y + row, wide, row, terms[len(main) :], TRICK_HEAT[place], words) if trick else []
    rows = _rows(place, wide) if trick else "one" if not two else "two stacked"
    return group(bed, group(*parts, class_="main"), group(*tricks, class_="trick"), class_=f"terms {rows}")


def _rows(place: int, wide: float) -> str:
    """How many rows a plate has, as a class: a phone moves what is above and below it."""
    return "two" if _two_rows(place, wide) else "one"


def _trick(
    ops: tuple[int, ...], y: float, wide: float, row: float, terms: tuple[Terms, ...], heat: int, words: Texts
) -> list[str]:
    """The row of a site's trick: one more order, same turn."""
    mid, right = y + row / 2, wide - 7
    parts = [
        path(f"M7 {y:g}H{right:g}V{y + row - 6:g}a5 5 0 0 1 -5 5H12a5 5 0 0 1 -5 -5Z", fill="#2c2733"),
        path(f"M8 {y:g}H{wide - 8:g}", class_="tear"),
        icon("trick", 22, mid, 21, "chalk"),
    ]
    size, _ = _fitted(ops, terms, wide - 52 - (26 if heat else 0), 21.5)
    x = 40.0
    for op, each in zip(ops, terms, strict=True):
        line = operation(op, size, each)
        told = words("pic-trick", what=told_op(op, each, words))
        parts.append(_op(op, x, mid, round(line.width, 1), row - 4, size, each, told))
        x += line.width + 21
    parts.append(heat_of(heat, wide - 22, mid, 26))
    return parts


def told_op(op: int, terms: Terms, words: Texts) -> str:
    """An operation in words: how many uses are left, what it pays the reader, whether a card forbids it."""
    label = words(OP_IDS[op])
    if terms.banned:
        return f"{label}\n{words('pic-banned')}"
    if terms.changed:
        sells = OP_KIND[op] == SELL
        amount = terms.amount if sells else terms.price
        label = f"{label}\n{words('pic-pays' if sells else 'pic-costs', count=amount)}"
    return f"{label}\n{words('pic-left', count=terms.left)}" if terms.left >= 0 else label


@lru_cache(maxsize=1024)
def told_site(name: str, terms: tuple[Terms, ...], words: Texts) -> str:
    """Everything on a site's plate, in words."""
    place = PLACE[name]
    main = MAIN_OPS[place]
    lines = [words(name), *[told_op(op, terms[i], words) for i, op in enumerate(main)]]
    if SITE_HEAT[place]:
        lines.append(words("pic-heat", count=SITE_HEAT[place]))
    if HAS_TRICK[place]:
        for op, each in zip(TRICK_OPS[place], terms[len(main) :], strict=True):
            lines.append(words("pic-trick", what=told_op(op, each, words)))
        if TRICK_HEAT[place]:
            lines.append(words("list-trick-heat", count=TRICK_HEAT[place]))
    if NO_GUNS[place]:
        lines.append(words("pic-no-guns"))
    return "\n".join(lines)


@lru_cache(maxsize=256)
def _ground(name: str, wide: float, hour: int) -> str:
    """The house and the painted bays in front of it."""
    mid, top = wide / 2, plate_top(PLACE[name], wide)
    scale = 1.18 if top > KERB - 60 else 1.0
    scale = min(scale, wide / 166)
    bays = "".join([f"M{mid + dx:g} {KERB + 2:g}L{mid + dx * 1.1:g} {ROAD:g}" for dx in (-72, -36, 0, 36, 72)])
    return group(
        rect(2, HORIZON - 1, wide - 4, ROAD - HORIZON + 1, fill="#22303a" if hour else "#3a2a2c", class_="yard"),
        rect(2, KERB, wide - 4, ROAD - KERB, class_="bays"),
        path(bays, class_="bay"),
        at(
            0,
            0,
            use(f"mm-at-{name}", transform=f"translate({mid:g},{top + 2:g}) scale({scale:.3g})"),
            class_=f"house {_rows(PLACE[name], wide)}",
        ),
    )


def _closed(wide: float, top: float, rows: str, words: Texts) -> str:
    """Used this round: a board with the order token hangs in front of the dark house."""
    label = words("pic-closed").upper()
    size = min(22.0, 82 / OSWALD.width(label))
    return at(
        wide / 2,
        top - 22,
        path("M-36-17L0-36 36-17", class_="none", stroke="var(--paper)", stroke_width=1.4),
        circle(0, -36, 2.2, class_="bone"),
        rect(-62, -17, 124, 35, rx=4, class_="night", stroke="var(--paper)", stroke_width=1.8),
        icon("order", -44, 0.5, 23, "lamp"),
        OSWALD.line(label, 14, 8.5, max(LEAST, size), 84, class_="bone", font_weight=700),
        turn=-4,
        class_=f"closed {rows}",
    )


def _chip(sheet: Valley, row: dict[str, Any], place: str, x: float, y: float, wide: float) -> str:
    """Three or more gangs at one site: a painted plate for each, its dudes as signs that can be picked."""
    club, high = sheet.club(row["seat"]), 23.0
    parts = [
        rect(x, y, wide, high, rx=4, class_="own fine"),
        rect(x, y, 22, high, rx=4, fill=sheet.fill(club)),
        at(x + 11, y + high / 2, emblem(club, 16)),
    ]
    left = x + 24
    for kind in ("member", "prospect"):
        number = row[f"{kind}s"]
        if number:
            parts.append(_sign_of(sheet, club, kind, place, number, left, y + high / 2))
            left += 29 if kind == "member" else 26
    return group(*parts, class_=f"of-{club}")


def _sign_of(sheet: Valley, club: str, kind: str, place: str, number: int, x: float, y: float) -> str:
    thing, words = f"{club}_{kind}_{place}", sheet.words
    members, prospects = (number, 0) if kind == "member" else (0, number)
    wide = 28 if kind == "member" else 24
    if thing in sheet.away:
        return at(x, y, icon(kind, 9, 0, 17, "on"), class_="half")
    return piece(
        x,
        y,
        rect(0, -11, wide, 22, rx=4, class_="reach frame"),
        icon(kind, 9 if kind == "member" else 6, 0, 17, "on"),
        text(str(number), 18 if kind == "member" else 13, 5.5, 15, class_="on", font_weight=700),
        tooltip=f"{words(f'side-{club}')}\n{words('dudes', members=members, prospects=prospects)}",
        id=f"figure-{thing}",
        data_thing=thing,
        class_=f"figure of-{club}",
    )


def parked(sheet: Valley, place: str, gangs: list[dict[str, Any]], wide: float) -> list[str]:
    """All dudes at a site."""
    foot = ROAD - 10
    if len(gangs) == 2 and sum([crew_width(row["members"], row["prospects"], 0.81, 1) for row in gangs]) > wide - 8:
        return [_chip(sheet, row, place, 4, KERB + 3 + i * 24, wide - 8) for i, row in enumerate(gangs)]
    if len(gangs) > 2:
        per = 2 if len(gangs) < 5 else 3
        each = (wide - 8 - 4 * (per - 1)) / per
        return [
            _chip(sheet, row, place, 4 + i % per * (each + 4), KERB + 2 + i // per * 24, each)
            for i, row in enumerate(gangs)
        ]
    found: list[str] = []
    sizes = ((1.12, 3),) if len(gangs) == 1 else ()
    for scale, shown in (*sizes, (1.0, 3), (1.0, 2), (0.9, 2), (0.81, 2), (0.81, 1)):
        widths = [crew_width(row["members"], row["prospects"], scale, shown) for row in gangs]
        if sum(widths) <= wide - 8:
            break
    gap = (wide - sum(widths)) / (len(gangs) + 1)
    x = gap
    for row, each in zip(gangs, widths, strict=True):
        club = sheet.club(row["seat"])
        found += crew(club, row["members"], row["prospects"], place, x, foot, sheet.words, scale, shown, sheet.away)
        x += each + gap
    return found


def coming(sheet: Valley, place: str, x: float, y: float) -> list[str]:
    """The dudes that the reader has picked so far to ride there: pale, because they have not left."""
    facts = sheet.view["facts"]
    if sheet.view["step"] != "Gather" or facts.get("target") != place:
        return []
    found: list[str] = []
    for kind in ("member", "prospect"):
        number = facts[f"{kind}s"]
        if number:
            found.append(at(x, y, dudes(kind, number, 0.9), class_=f"half of-{sheet.club(sheet.view['seat'])}"))
            x += width_of(kind, number, 0.9) + 6
    return found


def holders_of(sheet: Valley, site: dict[str, Any]) -> Holders:
    """Who is at a site: the only gang there, or all gangs that share it."""
    clubs = tuple([sheet.club(row["seat"]) for row in site["gangs"]])
    return Holders(clubs[0], ()) if len(clubs) == 1 else Holders("", clubs)


def lot(sheet: Valley, site: dict[str, Any], spots: int) -> str:
    """A site on the street."""
    name, spot, words = site["id"], site["spot"], sheet.words
    (x, y), wide = lot_at(spot, spots), lot_width(spots)
    hour = int(y > END)
    place_class = f"lot lot-{spot} option self-lit"
    if site["kind"] == "face_down":
        return _hidden(sheet, site, x, y, wide, hour, place_class)
    place = PLACE[name]
    terms = sheet.terms(name)
    holders = holders_of(sheet, site)
    top = plate_top(place, wide)
    tape = rect(4, KERB - 5, wide - 8, 8, fill=sheet.fill("tape"), class_="tape") if holders.contested else ""
    exploited = sheet.view["step"] in ("Operations", "TrickChoice") and sheet.view["facts"].get("site") == name
    shut = site["marked"] and not exploited  # it is open while it is being exploited
    return piece(
        x,
        y,
        rect(2, 3, wide - 4, END - 3, rx=8, class_="frame reach"),
        _ground(name, wide, hour),
        group(no_guns(wide - 24, top - 13), class_=f"peace {_rows(place, wide)}") if NO_GUNS[place] else "",
        plate(name, wide, terms, words),
        signboard(name, wide, holders, sheet.id_prefix, words),
        _closed(wide, top, _rows(place, wide), words) if shut else "",
        tape,
        tube(2, 3, wide - 4, ROAD - 1),
        group(*parked(sheet, name, site["gangs"], wide), *coming(sheet, name, 10, ROAD - 6), class_=_crew_class(site)),
        changed_mark(5, KERB + 2, wide - 10, ROAD - KERB - 4),
        _verbs(wide / 2 - 21, ROAD + 16),
        chosen_mark(wide - 20, 68, 13),
        tooltip=told_site(name, terms, words),
        id=f"site-{name}",
        data_thing=name,
        class_=sheet.classes(name, f"{place_class} shut" if shut else place_class),
    )


def _crew_class(site: dict[str, Any]) -> str:
    """A phone puts a single gang more or less in front of the house, where it covers fewer operations."""
    if len(site["gangs"]) != 1:
        return "crew"
    (row,) = site["gangs"]
    return "crew crew-2" if row["members"] and row["prospects"] else "crew crew-1"


def _hidden(sheet: Valley, site: dict[str, Any], x: float, y: float, wide: float, hour: int, class_: str) -> str:
    """A billboard from behind, and the round in which it is revealed."""
    mid = wide / 2
    lying = [one["spot"] for one in sheet.table["sites"] if one["kind"] == "face_down"]
    opens = sheet.table["round"] + 1 + lying.index(site["spot"]) // TILES_PER_ROUND
    wood: dict[str, Value] = {"class_": "none", "stroke": "#1a1418"}
    post = min(52.0, wide * 0.28)
    return piece(
        x,
        y,
        rect(2, 3, wide - 4, END - 3, rx=8, class_="frame reach"),
        rect(2, HORIZON - 1, wide - 4, ROAD - HORIZON + 1, fill="#22303a" if hour else "#3a2a2c", class_="yard"),
        rect(2, KERB, wide - 4, ROAD - KERB, class_="bays"),
        group(
            path("".join([f"M{mid + dx:g} {ROAD - 6}V150" for dx in (-post, 0, post)]), stroke_width=7, **wood),
            path(f"M{mid - post:g} {ROAD - 8}L{mid:g} 176L{mid + post:g} {ROAD - 8}", stroke_width=4, **wood),
            class_="posts",
        ),
        group(
            rect(14, 24, wide - 28, 136, rx=3, fill="#1a1418", stroke="#0b080c", stroke_width=2),
            *[rect(20, 32 + k * 22, wide - 40, 16, fill="#3a2c2e") for k in range(6)],
            path("".join([f"M{mid + dx:g} 24V160" for dx in (-post, 0, post)]), stroke_width=8, **wood),
            class_="billboard",
        ),
        at(
            mid,
            96,
            circle(0, 0, 37, class_="night", stroke="var(--shade)", stroke_width=1.8),
            OSWALD.caption(sheet.words("pic-round"), 0, -9, 14, 58, 0.97, class_="shade"),
            text(str(opens), 0, 20, 30, text_anchor="middle", class_="bone", font_weight=700),
            class_="opens",
        ),
        tube(2, 3, wide - 4, ROAD - 1),
        tooltip=sheet.words(site["id"]),
        id=f"site-{site['id']}",
        data_thing=site["id"],
        class_=f"{class_} hidden",
    )


def house(name: str, words: Texts, part: str, terms: tuple[Terms, ...]) -> str:
    """A site without dudes, for the primer."""
    wide = 186.0
    return group(
        rect(0, 0, wide, ROAD, class_="wine"),
        _ground(name, wide, 0),
        plate(name, wide, terms, words),
        signboard(name, wide, Holders("", ()), part, words),
    )
