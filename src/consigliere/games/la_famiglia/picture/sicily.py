"""The map: glazed tiles with the real coast, seas with boats, letters, and the place of a conflict.

A territory has its owner's colour and motif; a district that somebody holds has a solid band inside its border. Every
territory and sea has three lines (`mark-1` to `mark-3`) inside its border, which the theme uses to mark what may be
chosen, is pointed at or has just changed. A small map has larger pieces and no names (theme.css): a tap shows a name,
and zooming in shows all.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Final

from consigliere.drawing import OSWALD, YESEVA, Sheet, Texts
from consigliere.drawing.shapes import piece, sign
from consigliere.drawing.svg import at, circle, element, path, rect, title, use
from consigliere.games.la_famiglia.components import (
    BRONTE,
    DATA,
    DISTRICT,
    INITIATIVE,
    IS_ATTACK,
    ORDER,
    TERRITORY_IDS,
    VEST,
)
from consigliere.games.la_famiglia.listing import district_told, place_told
from consigliere.games.la_famiglia.telling import order_told

from .battle import NEAR_HEIGHT, NEAR_WIDTH, fight, sequence, zoomed
from .coast import DISTRICTS, ETNA, HEIGHT, LABEL, LANDS, SEAS, SLOT, WIDTH, around, spot
from .pieces import LETTERS, LIT, boats, cars, labs, letter, opened, rope_box, soldiers
from .style import MARKS, emblem, icon

_SEA: Final = 14.5  # letters of the seas
_TOKEN: Final = 29
_HIT: Final = rect(-14, -12.5, 28, 25, fill="transparent")  # around a letter, so that it is easier to hit
_FRAME: Final = 12  # of tiles around the sea
_CORNER: Final = 36
NAMES: Final = ("band", "waves", "blue", "green", "red", "white", "yellow", "black", "grey")
_BORDERS: Final = "".join(
    [
        f"M{x1:g} {y1:g}L{x2:g} {y2:g}"
        for (x1, y1), (x2, y2) in [tuple(spot(point) for point in entry["line"]) for entry in DATA["sea_border"]]
    ]
)
_WATER: Final = at(
    0,
    0,
    path(_BORDERS, class_="none s-paper round", stroke_width=1.6, stroke_dasharray="2 6", opacity=0.75),
    use("lf-coast", class_="none s-foam round", stroke_width=22, opacity=0.25),
    use("lf-coast", class_="none s-pale round", stroke_width=9, opacity=0.45),
    use("lf-coast", class_="night", transform="translate(3,6)", opacity=0.55),
    class_="through",
)
_LINES: Final = at(
    0,
    0,
    *[use(f"lf-{name}", class_="bound round") for name in DISTRICTS],
    *[use(f"lf-{name}", class_="bound-light round") for name in DISTRICTS],
    use("lf-coast", class_="coast round"),
    at(
        *ETNA,
        path("M-21 9L-5 -12L-1 -9L4 -12L20 9Z", class_="accent thin round"),
        path("M-5 -12L-1 -9L4 -12L9 -5.5L4 -4L0 -6L-5 -3L-9.5 -6Z", class_="chalk"),
        path("M-1 -13c-3 -4 3 -5 0 -9c5 2 6 -3 10 -1", class_="none s-chalk round", stroke_width=2.2),
    ),
    class_="through",
)


@cache
def clips(part: str) -> str:
    """The clip paths that keep marks inside their territories and seas."""
    return element(
        "defs",
        element("clipPath", rect(0, 0, NEAR_WIDTH, NEAR_HEIGHT), id=f"{part}-near"),
        *[element("clipPath", use(f"lf-{name}"), id=f"{part}-in-{name}") for name in (*TERRITORY_IDS, *SEAS)],
    )


def board(sheet: Sheet) -> list[str]:
    """The map with everything on it. Its pieces are cached by what they show, since a choice changes only a few."""
    table = sheet.table
    if table["battle"] is None:
        return [*_sicily(sheet), _frame(sheet.id_prefix, WIDTH, HEIGHT)]
    wide, high, scale, left, top = zoomed(table["battle"]["place"], table["battle"]["from"])
    inside = [at(left, top, *_sicily(sheet), scale=scale, class_="near"), *fight(sheet, table["battle"])]
    return [
        element("g", *inside, clip_path=f"url(#{sheet.id_prefix}-near)"),
        *sequence(sheet, wide),
        _frame(sheet.id_prefix, wide, high),
    ]


def _sicily(sheet: Sheet) -> list[str]:
    table, words, part = sheet.table, sheet.words, sheet.id_prefix
    parts = [
        rect(-WIDTH, -HEIGHT, 3 * WIDTH, 3 * HEIGHT, class_="sea"),
        rect(-WIDTH, -HEIGHT, 3 * WIDTH, 3 * HEIGHT, fill=sheet.fill("waves"), class_="through"),
    ]
    parts += [_sea(words, part, name, name in sheet.chosen, len(table["seas"].get(name, ()))) for name in SEAS]
    parts.append(_WATER)
    holders = {name: _holder(name, table) for name in DISTRICTS}
    for name, owner in zip(TERRITORY_IDS, table["owners"], strict=True):
        held = holders[LANDS[name]["district"]]
        parts.append(_land(part, name, owner, held, place_told(name, table, words), name in sheet.chosen))
    parts.append(_LINES)
    for name, holder in holders.items():
        parts.append(_slot(name, holder, name in table["crests"], district_told(DISTRICT[name], table, words)))
    fought = table["battle"]
    apart = (fought["place"], fought["from"]) if fought else ()  # a fight writes these larger
    parts.append(_names(words, tuple([name for name in TERRITORY_IDS if name not in apart])))
    sealed = table["phase"].startswith("planning")
    resolved = frozenset(table["resolved"])
    for name, owner, men, machines, works in zip(
        TERRITORY_IDS, table["owners"], table["soldiers"], table["cars"], table["labs"], strict=True
    ):
        parts.append(_standing(name, owner, men, machines, works))
        if name in table["orders"]:
            parts.append(_letters(words, name, owner, tuple(table["orders"][name]), sealed, resolved))
    parts += [_fleet(sheet, name) for name in SEAS]
    return parts


def plan(words: Texts, part: str, names: list[str]) -> tuple[float, float, float, float, list[str]]:
    """A part of the empty map: territories and seas, and the box around them."""
    left, top, right, low = around(names)
    seas, lands = [[one for one in all_ if _meets(around([one]), (left, top, right, low))] for all_ in (SEAS, LANDS)]
    crests = [one for one, (x, y) in SLOT.items() if left < x < right and top < y < low]
    waters = rect(0, 0, WIDTH, HEIGHT, class_="sea") + rect(0, 0, WIDTH, HEIGHT, fill=f"url(#{part}-waves)")
    drawn = [waters, *[_sea(words, part, name, name in names) for name in seas], _WATER]
    drawn += [_land(part, name, None, None, words(name), name in names) for name in lands]
    drawn += [_LINES, *[_slot(name, None, False, words(name)) for name in crests], _names(words, tuple(lands))]
    return left, top, right - left, low - top, drawn


def _meets(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    """Whether two boxes (left, top, right, low) overlap."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _holder(district: str, table: dict[str, Any]) -> str | None:
    """The family of the control marker in a district."""
    seat = table["districts"].get(district)
    return None if seat is None else str(table["seats"][seat]["family"])


@cache
def _frame(part: str, wide: float, high: float) -> str:
    """A border of tiles with lemons at its corners, and the joints of the large ones."""
    band, inner = f"url(#{part}-band)", _FRAME
    joints = "".join([f"M{x} 0V{high}" for x in range(81, int(wide), 81)])
    joints += "".join([f"M0 {y}H{wide}" for y in range(82, int(high), 82)])
    far, low = wide - _FRAME, high - _FRAME
    corners = ((0, 0), (wide - _CORNER, 0), (0, high - _CORNER), (wide - _CORNER, high - _CORNER))
    return at(
        0,
        0,
        path(joints, class_="none s-chalk", stroke_width=1.6, opacity=0.13),
        *[at(0, y, rect(0, 0, wide, _FRAME, fill=band)) for y in (0, low)],
        *[at(x, 0, rect(0, 0, _FRAME, high, fill=band)) for x in (0, far)],
        rect(inner, inner, wide - 2 * inner, high - 2 * inner, class_="none s-ink", stroke_width=2),
        rect(inner + 1.6, inner + 1.6, wide - 27.2, high - 27.2, class_="none s-ochre", stroke_width=1.2),
        *[emblem("lemon", x, y, _CORNER) + rect(x, y, _CORNER, _CORNER, class_="none thin") for x, y in corners],
        class_="through",
    )


@lru_cache(maxsize=1024)
def _sea(words: Texts, part: str, name: str, chosen: bool, fleets: int = 0) -> str:
    """A sea. When something has changed there, its name and its boats are framed, since land covers its border."""
    x, y = LABEL[name]
    called = words(name)
    label = YESEVA.line(called, _inside(called, x), y + 5, _SEA, 150, class_="display halo-sea whole")
    marks = [use(f"lf-{name}", class_=f"mark-{i}") for i in (1, 2, 3)]
    inside = [
        title(called),
        use(f"lf-{name}", class_="frame", fill="transparent"),
        element("g", *marks, clip_path=f"url(#{part}-in-{name})"),
    ]
    kind = "sea-area self-lit chosen" if chosen else "sea-area self-lit"
    left, top, right, low = _named(called, name)
    if fleets:
        across, down = _mooring(words, name, fleets)
        half = 21 * fleets
        left, right = min(left, x + across - half), max(right, x + across + half)
        top, low = min(top, y + down - 18), max(low, y + down + 18)
    inside.append(rope_box(left - 4, top - 3, right - left + 8, low - top + 6, 8, 3))
    return at(0, 0, *inside, label, id=f"sea-{name}", class_=kind, data_thing=name)


def _named(called: str, name: str) -> Box:
    """The box of a sea's name."""
    x, y = LABEL[name]
    half = min(YESEVA.width(called) * _SEA, 150) / 2
    middle = _inside(called, x)
    return middle - half, y - 7, middle + half, y + 9


@lru_cache(maxsize=512)
def _mooring(words: Texts, name: str, fleets: int) -> tuple[float, float]:
    """Where the boats of this many families lie, from a sea's point: where they cover least."""
    x, y = LABEL[name]
    half = 21 * fleets - 4
    name_half = (_named(words(name), name)[2] - _named(words(name), name)[0]) / 2
    places = [(0.0, -27.0), (0.0, 29.0), (name_half + half + 8, 0.0), (-name_half - half - 8, 0.0)]
    places += [(side * (name_half - half + way), down) for side in (1, -1) for way in (0, 20) for down in (-27.0, 29.0)]
    taken = [(cx - 17, cy - 19, cx + 17, cy + 19) for cx, cy in SLOT.values()]
    taken += [_named(words(other), other) for other in SEAS]
    for land in TERRITORY_IDS:
        taken += _lying(words, land)

    def covered(place: tuple[float, float]) -> float:
        across, down = place
        box = (x + across - half, y + down - 17, x + across + half, y + down + 17)
        beyond = max(
            0.0, _FRAME + 2 - box[0], box[2] - WIDTH + _FRAME + 2, _FRAME + 2 - box[1], box[3] - HEIGHT + _FRAME + 2
        )
        return 1000 * beyond + sum([_overlap(box, one) for one in taken])

    return min(places, key=covered)


def _lying(words: Texts, name: str) -> list[Box]:
    """The boxes of what stands on a territory: its name, and its soldiers."""
    x, y = LABEL[name]
    half = min(OSWALD.width(words(name)) * LETTERS, 94) / 2
    return [(x - half, y + 17, x + half, y + 30), (x - 13, y - 13, x + 13, y + 13)]


def _inside(called: str, x: float) -> float:
    """The middle of a name, moved so that the edge of the sheet does not cut it off."""
    half = YESEVA.width(called) * _SEA / 2 + _FRAME + 8
    return min(max(x, half), WIDTH - half)


@lru_cache(maxsize=8192)
def _land(part: str, name: str, owner: str | None, held: str | None, told: str, chosen: bool) -> str:
    """A territory: the glaze and motif of its owner, the band of its district's holder, and its marks."""
    shape = f"lf-{name}"
    inside = [use(shape, class_="glaze seam frame")]
    if owner is not None:
        inside.append(use(shape, fill=f"url(#{part}-{owner})", class_="through"))
    if held is not None:
        bound = f"lf-{LANDS[name]['district']}"
        band = use(bound, class_="band-edge round") + use(bound, class_="band round")
        inside.append(element("g", band, class_=f"of-{held} through"))
    inside += [use(shape, class_=f"mark-{i}") for i in (1, 2, 3)]
    kind = f"land self-lit of-{owner or 'nobody'}{' chosen' if chosen else ''}"
    clipped = element("g", *inside, clip_path=f"url(#{part}-in-{name})")
    return at(0, 0, title(told), clipped, id=f"land-{name}", class_=kind, data_thing=name)


@lru_cache(maxsize=8192)
def _standing(name: str, owner: str | None, men: int, machines: int, works: int) -> str:
    """The pieces in a territory."""
    x, y = LABEL[name]
    standing = []
    if works:
        standing.append(at(19, 3, labs(works)))
    if owner is not None and machines:
        standing.append(at(-23, 5, cars(owner, machines)))
    if owner is not None and men:
        standing.append(soldiers(owner, men, _TOKEN, 17))
    else:
        standing.append(circle(0, 0, 9, class_="none s-ink", stroke_width=1.6, stroke_dasharray="3 3", opacity=0.7))
    return at(x, y, at(0, 0, *standing, class_="stands"), id=f"stand-{name}", class_="through")


@lru_cache(maxsize=64)
def _names(words: Texts, lands: tuple[str, ...] = tuple(TERRITORY_IDS)) -> str:
    """The names of territories, below all pieces. Bronte has a star, because it breaks ties."""
    found = ""
    for name in lands:
        x, y = LABEL[name]
        whole = words(name)
        found += OSWALD.line(whole, x, y + 28, LETTERS, 94, class_="halo whole")
        if name == TERRITORY_IDS[BRONTE]:
            found += icon("star", x - OSWALD.width(whole) * LETTERS / 2 - 9, y + 23, 14, "c-accent whole")
    return at(0, 0, found, class_="through")


@lru_cache(maxsize=4096)
def _letters(
    words: Texts, name: str, owner: str, lying: tuple[str | None, ...], sealed: bool, resolved: frozenset[str]
) -> str:
    """The orders on a territory: sealed letters until they are turned up, open for readers who may know them."""
    x, y = LABEL[name]
    found = ""
    for i, known in enumerate(lying):
        told = order_told(known, words) if known is not None else words("list-sealed")
        names: dict[str, Any] = {"id": f"letter-{name}-{i}"}
        if known is not None:
            names = {"id": f"order-{known}", "data_thing": known}
        drawn_sealed = known is None or sealed
        if known is None or sealed:
            drawn, wide = letter(owner), 26
        else:
            order = ORDER[known]
            spent = known in resolved
            drawn, wide = opened(owner, IS_ATTACK[order], INITIATIVE[order], VEST[order] if spent else 0, spent), 34
        across, down = _letter_place(words, name, len(lying), drawn_sealed)
        place = x + across + wide * (i - (len(lying) - 1) / 2), y + down
        broad, high = (25, 17) if drawn_sealed else (32, 19.2)
        line = rope_box(-broad / 2 - 0.5, -high / 2 - 0.5, broad + 1, high + 1, 2.5, 2.6)
        found += piece(*place, _HIT, drawn, line, tooltip=told, class_=f"letter {LIT}", **names)
    return found


@lru_cache(maxsize=512)
def _letter_place(words: Texts, name: str, count: int, sealed: bool) -> tuple[float, float]:
    """Where the letters of a territory lie, from its point: where they cover least, preferably above to the right."""
    x, y = LABEL[name]
    half, high = (13 if sealed else 17) * count, 8.5 if sealed else 10
    up = -19.0 if sealed and count == 1 else -23.0  # an open letter is larger and must not cover a figure
    places = [(14.0, up), (-14.0, up)] if count == 1 else [(0.0, up), (12.0, up), (-12.0, up)]
    places += [(half + 14, -8.0), (-half - 14, -8.0), (0.0, up - 5), (half + 10, 8.0), (-half - 10, 8.0), (0.0, 38.0)]
    taken = [(1.0, one) for other in TERRITORY_IDS if other != name for one in _lying(words, other)]
    label, men = _lying(words, name)
    taken += [(1.0, label), (2.0, (men[0] + 3, men[1] + 4, men[2] - 3, men[3])), (0.4, (x + 11, y - 6, x + 30, y + 12))]
    taken += [(1.0, (cx - 15, cy - 17, cx + 15, cy + 17)) for cx, cy in SLOT.values()]

    def covered(number: int) -> float:
        across, down = places[number]
        box = (x + across - half, y + down - high, x + across + half, y + down + high)
        return 3 * number + sum([weight * _overlap(box, one) for weight, one in taken])

    return places[min(range(len(places)), key=covered)]


Box = tuple[float, float, float, float]


def _overlap(one: Box, other: Box) -> float:
    wide, high = min(one[2], other[2]) - max(one[0], other[0]), min(one[3], other[3]) - max(one[1], other[1])
    return max(0.0, wide) * max(0.0, high)


@lru_cache(maxsize=1024)
def _slot(name: str, colour: str | None, up: bool, told: str) -> str:
    """The place of a district's control marker: a crest, or an empty shield."""
    x, y = SLOT[name]
    if colour is None:
        inside = sign(MARKS["green"], 0, 0, 19, "empty-slot")
        return piece(x, y, inside, tooltip=told, id=f"crest-{name}", class_="crest")
    shield = [
        sign(MARKS["green"], 1.5, 2.4, 30, "cast"),
        sign(MARKS["green"], 0, 0, 33, "ink"),
        sign(MARKS["green"], 0, 0, 31, "chalk"),
        sign(MARKS["green"], 0, 0, 26, "own"),
        sign(MARKS[colour], 0, -1, 13, "on" if up else "none s-on"),
    ]
    return piece(x, y, *shield, tooltip=told, id=f"crest-{name}", class_=f"crest of-{colour}")


def _fleet(sheet: Sheet, name: str) -> str:
    x, y = LABEL[name]
    fleet = sheet.table["seas"].get(name, {})
    sinking = sheet.view["step"] == "Sink" and sheet.view["facts"].get("sea") == name
    found = ""
    for i, (colour, count) in enumerate(fleet.items()):
        names: dict[str, Any] = {"id": f"boats-{name}-{colour}", "class_": "boat through"}
        if sinking:
            names = {"id": f"boat_{colour}", "class_": "boat", "data_thing": f"boat_{colour}"}
        told = sheet.words("list-boats", colour=colour, count=count)
        across, down = _mooring(sheet.words, name, len(fleet))
        found += piece(
            x + across - 21 * (len(fleet) - 1) + 42 * i, y + down, boats(colour, count), tooltip=told, **names
        )
    return found
