"""The streets: districts and their shops, corners between them, the Hudson, all figures there.

Functions that draw a piece take only what it depends on, not the view, and are cached by that: little changes between
two choices.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from consigliere.drawing import OSWALD, PLAYFAIR, Texts, changed_mark, chosen_mark, legal_mark, piece, while_legal
from consigliere.drawing.svg import Value, at, circle, element, group, path, rect, text, use
from consigliere.games.corleones_empire import influence, listing, telling
from consigliere.games.corleones_empire.components import (
    DATA,
    DISTRICT,
    DISTRICT_IDS,
    FIGURE_IDS,
    FIRST_SPACE,
    PARK_ID,
    SPACE_IDS,
    SPACE_PLAYERS,
)

from . import glyphs, staged
from .art import MAP, SHOP
from .check import check
from .choosing import choosing
from .city import (
    AREAS,
    CHECK,
    DISTRICT_SIZE,
    KERB,
    PILLS,
    PRINTED,
    SPOTS,
    TOUCHES,
    Box,
    back_door,
    door_of,
    lit_room,
    nearest,
    shop_at,
)

View = dict[str, Any]
WIDTH, HEIGHT = MAP
RISE: Final = 13  # how far a figure's foot is below the middle of its corner
SHORTENED: Final = ("upper_east_side", "upper_west_side")  # their names are too long for the whole map of a phone
FAR: Final = 24.4  # the letters of a name on the whole map of a phone
FROM_FAR: Final[dict[str, Value]] = {"class_": "overview", "display": "none"}  # what is drawn there only
OVERVIEW_SIGN: Final = 38  # the height of a street sign there
_SIGNS_FROM_FAR: Final = FAR / glyphs.LEAST  # how much larger signs are there
LARGE: Final = 1.2  # a figure's scale above which its marks keep their breadth
FEWEST: Final = 2  # players; corners for more are closed
IN_WATER: Final = 6  # this many figures fit side by side in the river; more overlap
_TILE_KINDS: Final = {tile["id"]: f"{tile['colour']}-tile" for tile in DATA["tile"]}


def streets(view: View, words: Texts) -> list[str]:
    """The streets with everything in them, part by part from back to front. Most parts come from the cache."""
    table = view["table"]
    tiles = tuple(table["tiles"])
    holders = telling.controllers(view)
    stands = table["figures"].get
    stacks = [tuple([telling.family(seat, view) or "neutral" for seat in stack]) for stack in table["markers"]]
    present = [_counts(district, view) for district in DISTRICT_IDS]
    return [
        use("ce_land"),
        _hudson(tuple(table["hudson"]), words),
        _park(words),
        *[
            _district(district, _top(stack), influence.told(counts, words), words)
            for district, stack, counts in zip(DISTRICT_IDS, stacks, present, strict=True)
        ],
        *[_space(space, view["seats"], tiles, stands(space), words) for space in SPACE_IDS[FIRST_SPACE:]],
        _all_shops(tiles, tuple([holders[district] for district in DISTRICT_IDS]), words),
        *[_control(district, stack, words) for district, stack in zip(DISTRICT_IDS, stacks, strict=True)],
        _halos(tiles),
        at(CHECK[0], CHECK[1], check(view, words)),
        *_figures(view, words),
        *[_tally(district, counts) for district, counts in zip(DISTRICT_IDS, present, strict=True)],
        staged.awarded(view),
        staged.on_the_streets(view, words),
        choosing(view, words),
    ]


def plan(place: str, words: Texts) -> tuple[Box, list[str]]:
    """A part of the empty map, with its box: a district or the park with its corners, or a corner with its areas."""
    corners = [place] if place in TOUCHES else [space for space, areas in TOUCHES.items() if place in areas]
    areas = [area for area in AREAS if area in TOUCHES.get(place, (place,))]
    boxes = [AREAS[area] for area in areas] + [(SPOTS[at_][0] - 22, SPOTS[at_][1] - 22, 44, 44) for at_ in corners]
    left, top = min(x for x, _, _, _ in boxes), min(y for _, y, _, _ in boxes)
    right, low = max(x + wide for x, _, wide, _ in boxes), max(y + tall for _, y, _, tall in boxes)
    drawn = [use("ce_land")]
    for area in areas:
        drawn += (
            [_park(words)] if area == PARK_ID else [_district(area, None, "", words), _shops(area, (), None, words)]
        )
    drawn += [_space(space, FEWEST, (), None, words) for space in corners]
    if place in SPOTS:
        drawn.append(circle(*SPOTS[place], 27, class_="none", stroke="#f4d079", stroke_width=5))
    return (left, top, right - left, low - top), drawn


def _top(stack: tuple[str, ...]) -> str | None:
    return stack[-1] if stack else None


def _counts(district: str, view: View) -> tuple[tuple[str, int], ...]:
    return tuple([(side, len(row)) for side, row in influence.present(district, view).items()])


@lru_cache(maxsize=256)
def _hudson(killed: tuple[str, ...], words: Texts) -> str:
    """The river, with a tooltip that says who is in it and for how long. [CE-BRD-09, CE-KILL-05]"""
    told = words("pic-hudson", figures=listing.names(list(killed), words)) if killed else words("pic-hudson-empty")
    name = words("hudson")
    letters = PLAYFAIR.line(name, 0, 0, 27, 210, class_="display sea", letter_spacing=2)
    return piece(
        0,
        0,
        rect(0, 0, 60, HEIGHT, fill="#000", opacity=0),
        at(34, 112, letters, turn=-90),
        tooltip=f"{name}\n{told}",
        id="hudson",
    )


@lru_cache(maxsize=8)
def _park(words: Texts) -> str:
    x, y, _, _ = AREAS[PARK_ID]
    name = listing.name(PARK_ID, words)
    told = f"{name}\n{words('pic-brings', effects=words('effect-launder'))}"
    plate = group(
        rect(18, 4, 116, 23, rx=4, class_="night edged"),
        PLAYFAIR.line(name, 76, 20.5, 15.5, 110, class_="display paper"),
        class_="close-up",
    )
    plate += group(
        rect(8, 3, 214, 35, rx=4, class_="night edged"),
        PLAYFAIR.line(name, 115, 29, 26, 202, class_="display paper"),
        **FROM_FAR,
    )
    return piece(
        x,
        y,
        use("ce_park"),
        glyphs.pict("launder", 160, 67, 23, "c-paper"),
        plate,
        tooltip=told,
        id="area-central_park",
    )


# --- districts


@lru_cache(maxsize=1024)
def _district(area: str, holder: str | None, standing: str, words: Texts) -> str:
    """The pavement of a district, its street sign, and its kerb in the colours of its controller."""
    x, y, _, _ = AREAS[area]
    wide, tall = DISTRICT_SIZE
    name = listing.name(area, words)
    short = words(f"{area}.short") if area in SHORTENED else name
    told = f"{name}\n{words('pic-influence')}: {standing}"
    if holder is not None:
        told += "\n" + words("pic-shared", family=holder)
    kerb = rect(0, tall, wide, KERB, class_="own line") + rect(0, tall, wide, KERB, class_="weave")
    slabs = f"M0 60H{wide}M0 104H{wide}M0 150H{wide}M38 30V182M76 30V182M115 30V182M153 30V182M191 30V182"
    inside = [
        rect(4, 6, wide + 4, tall + 12, fill="#000", opacity=0.3, rx=3),
        group(kerb, class_=f"of-{holder}") if holder else rect(0, tall, wide, KERB, fill="#9c8163", class_="line"),
        rect(0, 0, wide, tall, class_=f"on-{area} line frame"),
        path(f"M0 {tall - 1}H{wide}", stroke="#faf0d7", stroke_width=2),
        path(slabs, stroke="#7a5a3a", stroke_opacity=0.16, stroke_width=1),
        group(
            rect(0, 0, wide, 26, class_="night thin"),
            rect(2.5, 2.5, wide - 5, 21, class_="none", stroke="#faf0d7", stroke_opacity=0.8, stroke_width=1.1),
            circle(16, 13, 9.5, class_="accent", stroke="#faf0d7", stroke_width=1),
            text(str(DISTRICT[area] + 1), 16, 18.6, 15.5, text_anchor="middle"),
            PLAYFAIR.line(name, 31, 18.8, 17, 160, text_anchor="start", class_="display paper"),
            class_="close-up",
        ),
        # Only a style of the page shows it: a picture elsewhere has the other sign alone.
        group(
            rect(0, 0, wide, OVERVIEW_SIGN, class_="night thin"),
            circle(19, OVERVIEW_SIGN / 2, 15, class_="accent", stroke="#faf0d7", stroke_width=1.6),
            text(str(DISTRICT[area] + 1), 19, OVERVIEW_SIGN / 2 + 9, FAR, text_anchor="middle"),
            PLAYFAIR.line(short, 40, OVERVIEW_SIGN - 11.5, 27, 158, text_anchor="start", class_="display paper"),
            **FROM_FAR,
        ),
        _lit_district(wide, tall),
    ]
    return piece(x, y, *inside, tooltip=told, id=f"area-{area}", data_thing=area, class_="self-lit")


def _lit_district(wide: float, tall: float) -> str:
    """A whole district that may be chosen: its kerb and its sign are lit."""
    edge = rect(-3, -3, wide + 6, tall + KERB + 6, rx=5, class_="rim-line", stroke_width=8)
    return while_legal(edge, rect(-3, -3, wide + 6, tall + KERB + 6, rx=5, class_="light-line", stroke_width=4))


@lru_cache(maxsize=1024)
def _tally(district: str, counts: tuple[tuple[str, int], ...]) -> str:
    """Influence as it is now, on the kerb."""
    if not counts:
        return ""
    x, y, _, _ = AREAS[district]
    return at(
        x + PILLS[district], y + DISTRICT_SIZE[1] + 7, group(glyphs.pill(counts, 0, 0), class_="pill"), class_="through"
    )


@lru_cache(maxsize=512)
def _control(district: str, stack: tuple[str, ...], words: Texts) -> str:
    """The markers of a district in a stack, the topmost last."""
    x, y, _, _ = AREAS[district]
    left = x + DISTRICT_SIZE[0] - 20
    if not stack:
        dashes: dict[str, Value] = {
            "stroke": "#faf0d7",
            "stroke_opacity": 0.6,
            "stroke_width": 1.2,
            "stroke_dasharray": "3 2.5",
        }
        return element("ellipse", cx=left, cy=y + 17, rx=13, ry=5.5, class_="none through", **dashes)
    drawn = []
    for i, family in enumerate(stack):
        told = f"{words('pic-control')}: {words(f'faction-{family}')}"
        drawn.append(
            piece(
                left,
                y + 22 - 5 * i,
                glyphs.chip(family, top=i == len(stack) - 1),
                tooltip=told,
                id=f"marker-{district}-{i + 1}",
                data_thing=f"{district}_{i + 1}",
                class_=f"of-{family}",
            )
        )
    return "".join(drawn)


# --- corners


@lru_cache(maxsize=2048)
def _space(space: str, seats: int, tiles: tuple[str, ...], taken: str | None, words: Texts) -> str:
    """A corner with zebra crossings to the adjacent areas. The lamp is on if a figure may go there."""
    x, y = SPOTS[space]
    closed = SPACE_PLAYERS[SPACE_IDS.index(space)] > seats
    told = [listing.name(space, words), *listing.doors(space, tiles, words)]
    if closed:
        told.append(words("pic-closed"))
    elif taken:
        told.append(listing.name(taken, words))
    legs = _legs(space)
    disc = circle(0, 0, 17, class_="disc frame")
    if closed:
        disc += OSWALD.line("3+", 0, 5.5, 15, 20, class_="paper")
    elif not taken:
        disc += circle(0, 0, 5, class_="ghost")
    lamp = circle(0, 0, 19.5, class_="rim-of") + circle(0, 0, 17, class_="light-of") + glyphs.pict("don", 0, -1, 25)
    light = while_legal(
        circle(0, 0, 32, class_="glow-of"),
        path(legs, class_="rim-line", stroke_width=13),
        path(legs, class_="lit-zebra"),
        group(lamp, class_="spot"),
    )
    kinds = [f"to-{area}" for area in TOUCHES[space]]
    return piece(
        x,
        y,
        path(legs, class_="zebra"),
        group(disc, class_="spot"),
        light,
        "" if taken else changed_mark(-22, -22, 44, 44),  # a figure has its own
        tooltip="\n".join(told),
        id=f"space-{space}",
        data_thing=space,
        class_=" ".join([*kinds, "self-lit", *(("closed",) if closed else ())]),
    )


@lru_cache(maxsize=32)
def _legs(space: str) -> str:
    x, y = SPOTS[space]
    found = ""
    for area in TOUCHES[space]:
        to = nearest((x, y), AREAS[area])
        if space == "fs_04" and area != PARK_ID:  # a long way along the avenue
            to = AREAS[area][0] + (AREAS[area][2] if area == "upper_west_side" else 0), y
        found += f"M0 0L{to[0] - x:g} {to[1] - y:g}"
    return found


@lru_cache(maxsize=16)
def _halos(tiles: tuple[str, ...]) -> str:
    """The back rooms that light up while an adjacent corner is pointed at: a figure there would collect from them."""
    return "".join([_halo(area, tiles) for area in AREAS])


def _halo(area: str, tiles: tuple[str, ...]) -> str:
    if area == PARK_ID:
        x, y, _, _ = AREAS[area]
        rooms: list[tuple[Box, list[str]]] = [((x + 132, y + 54, 56, 26), ["launder"])]
    else:
        rooms = [(lit_room(area, False), telling.back(PRINTED[area]))]
        if DISTRICT[area] < len(tiles):
            rooms.append((lit_room(area, True), telling.back(tiles[DISTRICT[area]])))
    drawn = []
    for (x, y, wide, tall), effects in rooms:
        near = rect(x - 2, y - 2, wide + 4, tall + 4, class_="ink") + rect(x, y, wide, tall, class_="take")
        signs = glyphs.all_signs(effects)
        near += glyphs.row(signs, x + wide / 2, y + tall / 2, min(26, tall - 3), wide - 8)
        if area == PARK_ID:
            drawn.append(near)
            continue
        far = rect(x - 21, y - 4, 94, 64, class_="take line") + _far_signs(signs, x + 26, y + 28, "ink")
        drawn += [group(near, class_="close-up"), group(far, **FROM_FAR)]
    return group(*drawn, class_=f"halo-{area} halo through")


# --- shops


@lru_cache(maxsize=128)
def _all_shops(tiles: tuple[str, ...], holders: tuple[str | None, ...], words: Texts) -> str:
    both = zip(DISTRICT_IDS, holders, strict=True)
    return "".join([_shops(district, tiles, holder, words) for district, holder in both])


@lru_cache(maxsize=512)
def _shops(district: str, tiles: tuple[str, ...], holder: str | None, words: Texts) -> str:
    drawn = _shop(PRINTED[district], *shop_at(district, False), holder, words)
    x, y = shop_at(district, True)
    if DISTRICT[district] < len(tiles):
        return drawn + _shop(tiles[DISTRICT[district]], x, y, holder, words)
    letters = OSWALD.line(words("pic-to-let").upper(), SHOP[0] / 2, SHOP[1] - 13.5, 14.5, 94, class_="gold close-up")
    return drawn + piece(
        x, y + 4, use(f"ce_lot-{district}"), letters, tooltip=words("pic-opens"), id=f"cell-{district}"
    )


def _shop(location: str, x: float, y: float, holder: str | None, words: Texts) -> str:
    """A shop, with a tooltip that says who shares its window. [CE-THUG-05]"""
    shares = f"\n{words('pic-shares', family=holder)}" if holder else ""
    return piece(
        x,
        y,
        sign_inside(location, words),
        _lit_window(location),
        changed_mark(-5, -12, SHOP[0] + 16, SHOP[1] + 18),
        tooltip=sign_told(location, words) + shares,
        id=f"sign-{location}",
        data_thing=location,
        class_="self-lit",
    )


def _lit_window(location: str) -> str:
    """The window and the doorway, lit: a thug may go there."""
    bulbs = "".join([f"M{x} 92h.01M{x} 139h.01" for x in range(2, 76, 9)])
    bulbs += "".join([f"M2 {y}h.01M74 {y}h.01" for y in range(101, 135, 9)])
    signs = glyphs.all_signs(telling.front(location))
    return while_legal(
        group(
            rect(0, 90, 106, 52, class_="rim-of"),
            rect(5, 95, 66, 41, class_="light-of"),
            glyphs.row(signs, 38, 117.5, 24, 63, tall=38),
            rect(79, 94, 22, 46, class_="light-of"),
            glyphs.pict("thug", 90, 116, 20),
            path(bulbs, class_="light-line", stroke_width=3.6, stroke_linecap="round"),
            class_="close-up",
        ),
        group(
            rect(0, 77, 106, 67, class_="rim-of"),
            rect(4, 81, 98, 59, class_="light-of"),
            _far_signs(signs, 53, 110.5, "ink"),
            **FROM_FAR,
        ),
    )


def _far_signs(signs: tuple[glyphs.Sign, ...], x: float, y: float, ink: str) -> str:
    """Signs around x, y for the whole map of a phone: their letters are large enough to be read there."""
    return at(x, y, glyphs.row(signs, 0, 0, 24, 51, ink, 32), scale=round(_SIGNS_FROM_FAR, 3))


def _from_far(location: str) -> str:
    """A shop on the whole map of a phone: the back room above, the awning, the window below, without its name."""
    stripes = "".join([f"M{x} 69h13v8h-13Z" for x in range(0, 100, 26)])
    return group(
        rect(0, 0, 106, 144, class_="shop-wall line"),
        rect(3, 3, 100, 64, class_="shop-room thin"),
        rect(3, 3, 9, 64, fill="#6e3b2b", class_="thin"),
        _far_signs(glyphs.all_signs(telling.back(location)), 57, 35, "paper"),
        rect(0, 69, 106, 8, class_="awning"),
        path(stripes, class_="paper"),
        rect(0, 69, 106, 8, class_="none thin"),
        rect(3, 80, 100, 61, class_="glass thin"),
        _far_signs(glyphs.all_signs(telling.front(location)), 53, 110.5, "paper"),
        **FROM_FAR,
    )


def sign_told(location: str, words: Texts) -> str:
    """The text behind a business sign: its name, its back for families and its front for thugs."""
    return "\n".join(
        [
            listing.name(location, words),
            f"{words('pic-back')} ({words('pic-for-family')}): {listing.names(telling.back(location), words)}",
            f"{words('pic-front')} ({words('pic-for-thugs')}): {listing.names(telling.front(location), words)}",
        ]
    )


@lru_cache(maxsize=128)
def sign_inside(location: str, words: Texts) -> str:
    """A shop: the back room above (for family members), the name, the window below (for thugs)."""
    kind = _TILE_KINDS.get(location, "printed")
    wide, _ = SHOP
    name = listing.name(location, words).upper()
    if OSWALD.width(name) * 17 <= wide - 6:
        letters = OSWALD.line(name, wide / 2, 76.3, 17, wide - 6, class_="gold")
    else:
        first, second = OSWALD.two_lines(name)
        letters = OSWALD.line(first, wide / 2, 68.6, glyphs.LEAST, wide - 5, class_="gold")
        letters += OSWALD.line(second, wide / 2, 82, glyphs.LEAST, wide - 5, class_="gold")
    near = group(
        use("ce_shop"),
        glyphs.row(glyphs.all_signs(telling.back(location)), 66.5, 31, 26, 60, "paper"),
        letters,
        glyphs.row(glyphs.all_signs(telling.front(location)), 38, 117.5, 24, 63, "paper", 38),
        class_="close-up",
    )
    return group(near, _from_far(location), class_=f"at-{location} {kind}")


# --- figures


@lru_cache(maxsize=2048)
def standee(name: str, x: float, y: float, words: Texts, where: str, scale: float = 1, floats: bool = False) -> str:
    """A figure, standing or lying in the river."""
    role, family = glyphs.role_of(name)
    drawn = glyphs.drowned(role, family) if floats else glyphs.figure(role, family)
    inner = scale if scale > LARGE else 1.0  # marks around a large figure are no wider than around others
    drawn = at(0, 0, drawn, scale=inner) if inner > 1 else group(drawn, class_="doll")
    x0, y0, wide, tall = (-30, -14, 60, 36) if floats else (-20, -50, 40, 56)
    return piece(
        x,
        y,
        drawn,
        changed_mark(x0 * inner, y0 * inner, wide * inner, tall * inner),
        legal_mark(-13 * inner, -43 * inner, 9),
        chosen_mark(-13 * inner, -43 * inner, 9),
        tooltip=f"{listing.name(name, words)}\n{where}",
        scale=scale / inner,
        id=f"figure-{name}",
        data_thing=name,
        class_=f"of-{family} figure",
    )


def _figures(view: View, words: Texts) -> list[str]:
    """Every figure on the board, drawn last so that it can be pointed at, in a fixed order."""
    table = view["table"]
    places = {figure: place for place, figure in table["figures"].items()}
    dead = table["hudson"]
    step = 48.0 if len(dead) <= IN_WATER else 48.0 * IN_WATER / len(dead)
    drawn = []
    for name in FIGURE_IDS:
        if name in places:
            place = places[name]
            x, y = SPOTS[place] if place in SPOTS else door_of(place, table["tiles"])
            y = y + RISE if place in SPOTS else y
            drawn.append(standee(name, x, y, words, listing.name(place, words), 1.02))
        elif name in dead:
            y = 256 + step * dead.index(name)
            drawn.append(standee(name, 31, y, words, words("hudson"), 1.08, True))
        elif name == "police_chief" and table["chief"] is not None:
            drawn.append(standee(name, *back_door(table["chief"]), words, listing.name(table["chief"], words), 0.8))
    return drawn
