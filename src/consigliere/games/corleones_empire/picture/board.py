"""The board: districts and their shop signs, spaces on the borders, the Hudson, and what lies beside the streets.

A piece is given no view, only what it depends on, and kept by that: between two choices hardly anything changes.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from consigliere.drawing import PLAYFAIR, PT_SERIF, Texts, badge, piece, sign
from consigliere.drawing.svg import at, circle, line, path, rect, text
from consigliere.games.corleones_empire import influence, listing, telling
from consigliere.games.corleones_empire.components import (
    DATA,
    DISTRICT,
    DISTRICT_IDS,
    FIGURE,
    FIGURE_IDS,
    FIRST_SPACE,
    NEUTRAL,
    PARK_ID,
    ROUNDS,
    SPACE_IDS,
    SPACE_PLAYERS,
)

from . import glyphs, staged
from .cards import ALLY_HEIGHT, CARD_WIDTH, JOB_HEIGHT, ally_card, job_card

View = dict[str, Any]
WIDTH: Final = 1750
HEIGHT: Final = 1000
Box = tuple[float, float, float, float]
AREAS: Final[dict[str, Box]] = {
    "upper_west_side": (130, 20, 290, 280),
    "central_park": (500, 75, 300, 225),
    "upper_east_side": (880, 20, 290, 280),
    "chelsea": (130, 370, 290, 280),
    "midtown": (500, 370, 300, 280),
    "queens": (880, 370, 290, 280),
    "wall_street": (290, 720, 300, 268),
    "brooklyn": (700, 720, 300, 268),
}
SPOTS: Final = {
    "fs_01": (487, 335),
    "fs_02": (840, 490),
    "fs_03": (460, 685),
    "fs_04": (650, 42),
    "fs_05": (412, 335),
    "fs_06": (800, 335),
    "fs_07": (884, 335),
    "fs_08": (840, 685),
    "fs_09": (645, 685),
    "fs_10": (250, 335),
    "fs_11": (645, 850),
    "fs_12": (460, 190),
    "fs_13": (840, 190),
    "fs_14": (1030, 335),
    "fs_15": (960, 685),
    "fs_16": (360, 685),
    "fs_17": (460, 470),
}
_TOUCHES: Final = {space["id"]: tuple(space["touches"]) for space in DATA["family_space"]}
_PRINTED: Final = {district["id"]: district["location"] for district in DATA["district"]}
SIGN_WIDTH: Final = 138
SIGN_HEIGHT: Final = 222
LONG_NAME: Final = 12  # letters of a district's name that fit beside its markers at full size
STREETS: Final = 1183  # how wide the streets are
PANEL: Final = 1195  # where the cards beside the streets begin
CHIPS: Final = 274  # room for what lies open before a family


def streets(view: View, words: Texts) -> str:
    """The streets with everything that stands in them, from back to front."""
    table = view["table"]
    tiles = tuple(table["tiles"])
    holders = telling.controllers(view)
    stands = table["figures"].get
    stacks = [tuple([telling.family(seat, view) or "neutral" for seat in stack]) for stack in table["markers"]]
    return "".join(
        [
            _ground(words),
            _hudson(tuple(table["hudson"]), words),
            *[_area(area, holders.get(area), _influence(area, view, words), words) for area in AREAS],
            *[_space(space, view["seats"], tiles, stands(space), words) for space in SPACE_IDS[FIRST_SPACE:]],
            _all_signs(tiles, tuple([holders[district] for district in DISTRICT_IDS]), words),
            *[_control(district, stack, words) for district, stack in zip(DISTRICT_IDS, stacks, strict=True)],
            _halos(len(tiles)),
            _figures(view, words),
            staged.awarded(view, AREAS),
            staged.war(view, words, AREAS[view["table"]["war"]]) if view["table"]["war"] else "",
        ]
    )


def beside(view: View, words: Texts) -> str:
    """What lies beside the streets: rounds, jobs, allies, stacks, and the families' places."""
    return "".join(
        [
            rect(STREETS, 0, WIDTH - STREETS, HEIGHT, class_="street"),
            _tracks(view["table"]["round"], view["table"]["phase"], words),
            _cards(view, words),
            _stacks(view, words),
            *[_family(side, view, words) for side in view["table"]["families"]],
        ]
    )


def nearest(spot: tuple[float, float], box: Box) -> tuple[float, float]:
    """The point of a box nearest to a spot."""
    x, y, width, tall = box
    return min(max(spot[0], x), x + width), min(max(spot[1], y), y + tall)


def _paper() -> str:
    """A street map that has been folded: blocks, and the creases across them."""
    blocks = [line(108, y, PANEL - 12, y, class_="block") for y in range(25, HEIGHT, 50)]
    blocks += [line(x, 0, x, HEIGHT, class_="block") for x in range(140, PANEL - 12, 64)]
    creases = [line(x, 0, x, HEIGHT, class_="crease") for x in (380, 740, 1110)]
    return "".join([*blocks, *creases, line(108, HEIGHT / 2, PANEL - 12, HEIGHT / 2, class_="crease")])


def _waves() -> str:
    return "".join(path(f"M12 {y}q20 -12 40 0t40 0", class_="wave") for y in range(30, HEIGHT - 10, 34))


@lru_cache(maxsize=8)
def _ground(words: Texts) -> str:
    """What never changes: the map itself."""
    return rect(0, 0, STREETS, HEIGHT, class_="street") + _paper()


@lru_cache(maxsize=256)
def _hudson(killed: tuple[str, ...], words: Texts) -> str:
    """The river, and for whoever points at it who lies there and for how long. [CE-BRD-09, CE-KILL-05]"""
    told = words("pic-hudson", figures=listing.names(list(killed), words)) if killed else words("pic-hudson-empty")
    return piece(
        0,
        0,
        rect(0, 0, 108, HEIGHT, class_="hudson"),
        _waves(),
        at(54, 520, PLAYFAIR.line(words("hudson"), 0, 0, 40, 300, class_="display light"), turn=-90, class_="half"),
        told=f"{words('hudson')}\n{told}",
        id="hudson",
    )


def _influence(area: str, view: View, words: Texts) -> str:
    return "" if area == "central_park" else influence.standing(area, view, words)


@lru_cache(maxsize=1024)
def _area(area: str, family: str | None, standing: str, words: Texts) -> str:
    """An area, who stands there, and who controls it."""
    x, y, width, tall = AREAS[area]
    name = listing.name(area, words)
    if area == "central_park":
        told = f"{name}\n{words('pic-brings', effects=words('effect-launder'))}"
        trees = "".join(circle(30 + 52 * i % 270, 60 + (i * 67) % 140, 15, class_="money half") for i in range(14))
        inside = rect(0, 0, width, tall, rx=14, class_="park map") + trees
        inside += PLAYFAIR.name(name, width / 2, 30, 26, width - 30, class_="display")
        inside += glyphs.icon("launder", width / 2, tall / 2 + 20, 66)
        return piece(x, y, inside, told=told, id="area-central_park")
    told = f"{name}\n{words('pic-influence')}: {standing}"
    if family is not None:
        told += "\n" + words("pic-shared", family=family)
    inside = rect(0, 0, width, tall, rx=10, class_="paper map frame")
    inside += rect(0, 0, width, 40, rx=10, class_="shade")
    inside += circle(24, 21, 17, class_="mahogany") + text(
        str(DISTRICT[area] + 1), 24, 29, 23, text_anchor="middle", class_="light display"
    )
    size = 23 if len(name) <= LONG_NAME else 19.5  # rather smaller than squeezed; markers want the right end
    inside += PLAYFAIR.line(name, 50, 29, size, 150, text_anchor="start", class_="display")
    return piece(x, y, inside, told=told, id=f"area-{area}", data_thing=area)


# --- family spaces


@lru_cache(maxsize=2048)
def _space(space: str, seats: int, tiles: tuple[str, ...], taken: str | None, words: Texts) -> str:
    x, y = SPOTS[space]
    number = SPACE_IDS.index(space)
    closed = SPACE_PLAYERS[number] > seats
    told = [listing.name(space, words), *listing.doors(space, tiles, words)]
    if closed:
        told.append(words("pic-closed"))
    elif taken:
        told.append(listing.name(taken, words))
    legs = []
    for area in _TOUCHES[space]:
        to = nearest((x, y), AREAS[area])
        if area in ("upper_west_side", "upper_east_side") and space == "fs_04":
            to = (AREAS[area][0] + (AREAS[area][2] if area == "upper_west_side" else 0), y)
        legs.append(line(0, 0, to[0] - x, to[1] - y, class_="leg"))
    mark = text("3+", 0, 8, 20, text_anchor="middle", class_="half") if closed else circle(0, 0, 7, class_="shade")
    return piece(
        x,
        y,
        *legs,
        circle(0, 0, 26, class_="chalk brass frame"),
        mark,
        told="\n".join(told),
        id=f"space-{space}",
        data_thing=space,
        class_=" ".join([*(f"to-{area}" for area in _TOUCHES[space]), *(("closed",) if closed else ())]),
    )


@lru_cache(maxsize=16)
def _halos(tiles: int) -> str:
    return "".join([_halo(area, tiles) for area in AREAS])


def _halo(area: str, tiles: int) -> str:
    """What lights up while a space that touches an area is pointed at: the area and every back door in it."""
    x, y, width, tall = AREAS[area]
    lit = rect(-4, -4, width + 8, tall + 8, rx=14, class_="none lit")
    if area != PARK_ID:
        doors = [6.0] if DISTRICT[area] >= tiles else [6.0, width - SIGN_WIDTH - 6]
        top = tall - SIGN_HEIGHT - 8
        lit += "".join(rect(left + 3, top + 41, SIGN_WIDTH - 6, 68, rx=5, class_="none lit") for left in doors)
    return at(x, y, lit, class_=f"halo-{area} halo through")


# --- shop signs


@lru_cache(maxsize=128)
def _all_signs(tiles: tuple[str, ...], holders: tuple[str | None, ...], words: Texts) -> str:
    both = zip(DISTRICT_IDS, holders, strict=True)
    return "".join([_signs(district, tiles, holder, words) for district, holder in both])


@lru_cache(maxsize=512)
def _signs(district: str, tiles: tuple[str, ...], holder: str | None, words: Texts) -> str:
    x, y, width, tall = AREAS[district]
    top = y + tall - SIGN_HEIGHT - 8
    drawn = _sign(_PRINTED[district], x + 6, top, holder, words)
    if DISTRICT[district] < len(tiles):
        return drawn + _sign(tiles[DISTRICT[district]], x + width - SIGN_WIDTH - 6, top, holder, words)
    cell = piece(
        x + width - SIGN_WIDTH - 6,
        top,
        rect(0, 0, SIGN_WIDTH, SIGN_HEIGHT, rx=6, class_="none thin dashed"),
        told=words("pic-opens"),
        id=f"cell-{district}",
    )
    return drawn + cell


def _sign(location: str, x: float, y: float, holder: str | None, words: Texts) -> str:
    """A shop sign; whoever points at it is told with whom its window is shared. [CE-THUG-05]"""
    shares = f"\n{words('pic-shares', family=holder)}" if holder else ""
    return piece(
        x,
        y,
        sign_inside(location, words),
        told=sign_told(location, words) + shares,
        id=f"sign-{location}",
        data_thing=location,
    )


def sign_told(location: str, words: Texts) -> str:
    return "\n".join(
        [
            listing.name(location, words),
            f"{words('pic-back')} ({words('pic-for-family')}): {listing.names(telling.back(location), words)}",
            f"{words('pic-front')} ({words('pic-for-thugs')}): {listing.names(telling.front(location), words)}",
        ]
    )


@lru_cache(maxsize=128)
def sign_inside(location: str, words: Texts) -> str:
    """A shop sign: its name, the back door with what family members find, the window with what thugs find."""
    ground = "chalk" if location.startswith("loc_") else "paper"
    inside = [
        rect(0, 0, SIGN_WIDTH, SIGN_HEIGHT, rx=6, class_=f"{ground} line frame"),
        rect(0, 0, SIGN_WIDTH, 38, rx=6, class_="mahogany"),
        PLAYFAIR.name(
            listing.name(location, words), SIGN_WIDTH / 2, 19, 19, SIGN_WIDTH - 8, 0.98, 1, class_="display light"
        ),
        rect(6, 44, SIGN_WIDTH - 12, 62, rx=3, class_="shade thin"),
        rect(10, 51, 18, 51, class_="mahogany"),
        circle(24, 78, 2, class_="accent"),
    ]
    inside += _icons(telling.back(location), 34, SIGN_WIDTH - 10, 76, 44)
    inside.append(rect(6, 112, SIGN_WIDTH - 12, 60, rx=3, class_="chalk thin"))
    awning = "".join(rect(6 + 14 * i, 110, 14, 11, class_="accent" if i % 2 else "mahogany") for i in range(9))
    inside.append(awning)
    inside += _icons(telling.front(location), 8, SIGN_WIDTH - 8, 147, 40)
    inside.append(rect(SIGN_WIDTH / 2 - 24, 184, 48, 32, rx=2, class_="shade brass"))
    return "".join(inside)


def _icons(effects: list[str], left: float, right: float, y: float, size: float) -> list[str]:
    shares = [glyphs.share(effect) for effect in effects]
    gap = (right - left) / sum(shares)
    found = []
    for effect, share in zip(effects, shares, strict=True):
        found.append(glyphs.icon(effect, left + gap * share / 2, y, min(size, gap * share * 0.95)))
        left += gap * share
    return found


# --- control and figures


@lru_cache(maxsize=512)
def _control(district: str, stack: tuple[str, ...], words: Texts) -> str:
    """The markers of a district, the topmost last."""
    x, y, width, _ = AREAS[district]
    drawn = []
    for i, family in enumerate(stack):
        told = f"{words('pic-control')}: {words(f'faction-{family}')}"
        spot = x + width - 22 - 25 * (len(stack) - 1 - i)
        drawn.append(
            piece(
                spot,
                y + 20,
                glyphs.marker(family),
                told=told,
                id=f"marker-{district}-{i + 1}",
                data_thing=f"{district}_{i + 1}",
                class_=f"of-{family}",
            )
        )
    return "".join(drawn)


@lru_cache(maxsize=2048)
def _figure(name: str, x: float, y: float, words: Texts, where: str, scale: float = 1) -> str:
    number = FIGURE[name]
    family = name.rsplit("_thug", 1)[0] if "_thug" in name else name.rsplit("_", 1)[0]
    family = family if number < NEUTRAL else "neutral"
    role = name[len(family) + 1 :] if number < NEUTRAL else name
    return piece(
        x,
        y,
        glyphs.figure(role, family),
        told=f"{listing.name(name, words)}\n{where}",
        scale=scale,
        id=f"figure-{name}",
        data_thing=name,
        class_=f"of-{family}",
    )


def sign_place(location: str, view: View) -> tuple[float, float]:
    """Where the figure in a location stands."""
    tiles = view["table"]["tiles"]
    if location in tiles:
        x, y, width, tall = AREAS[DISTRICT_IDS[tiles.index(location)]]
        left = x + width - SIGN_WIDTH - 6
    else:
        district = next(one for one, printed in _PRINTED.items() if printed == location)
        x, y, width, tall = AREAS[district]
        left = x + 6
    return left + SIGN_WIDTH / 2, y + tall - 14


def _figures(view: View, words: Texts) -> str:
    """Every figure that is out, drawn last so that it can be pointed at, in an order that never changes."""
    table = view["table"]
    places = {figure: place for place, figure in table["figures"].items()}
    drawn = []
    for name in FIGURE_IDS:
        if name in places:
            place = places[name]
            x, y = SPOTS[place] if place in SPOTS else sign_place(place, view)
            y = y + 18 if place in SPOTS else y
            drawn.append(_figure(name, x, y, words, listing.name(place, words), 1 if place in SPOTS else 0.85))
        elif name in table["hudson"]:
            i = table["hudson"].index(name)
            drawn.append(_figure(name, 30 + 48 * (i % 2), 90 + 70 * (i // 2), words, words("hudson")))
        elif name == "police_chief" and table["chief"] is not None:
            x, y, width, tall = AREAS[table["chief"]]
            drawn.append(_figure(name, x + width / 2, y + tall - 60, words, listing.name(table["chief"], words)))
    return "".join(drawn)


# --- beside the streets


@lru_cache(maxsize=128)
def _tracks(now: int, phase_now: str, words: Texts) -> str:
    """Rounds with Don Vito on one of them, phases with the police car."""
    drawn = []
    for i in range(4):
        here = now == i + 1
        inside = rect(0, 0, 66, 40, rx=6, class_=f"{'accent' if here else 'paper'} thin")
        inside += text(["I", "II", "III", "IV"][i], 33, 29, 24, text_anchor="middle", class_="display")
        limit = DATA["round"][i]["hand_limit"]
        told = (
            f"{words('pic-round')} {i + 1}: {words(f'round-name-{i + 1}')}\n{words('status-limit', limit=str(limit))}"
        )
        drawn.append(piece(PANEL + 72 * i, 14, inside, told=told, id=f"round-{i + 1}"))
    phases = [phase["id"] for phase in DATA["phase"]]
    for i, phase in enumerate(phases):
        here = phase_now == phase
        inside = rect(0, 0, 46, 40, rx=6, class_=f"{'accent' if here else 'paper'} thin")
        inside += (
            sign(glyphs.SHAPES["car"], 23, 20, 34, "ink")
            if here
            else text(str(i + 1), 23, 28, 20, text_anchor="middle")
        )
        drawn.append(piece(PANEL + 300 + 49 * i, 14, inside, told=words(f"phase-{phase}"), id=f"phase-{phase}"))
    return "".join(drawn)


def _cards(view: View, words: Texts) -> str:
    table = view["table"]
    drawn = [PT_SERIF.line(words("pic-common"), PANEL, 76, 18.6, 240, text_anchor="start")]
    told = words("pic-deck", count=table["deck"])
    if table["discard"]:
        told += "\n" + words("pic-discard", cards=listing.names(table["discard"], words))
    drawn.append(
        piece(
            PANEL + 250,
            58,
            PT_SERIF.line(words("pic-deck", count=table["deck"]), 0, 18, 18.6, 290, text_anchor="start"),
            told=told,
            id="job-deck",
        )
    )
    shown: list[str] = []
    for i, job in enumerate(table["common"]):
        x, y = PANEL + (CARD_WIDTH + 8) * i, 84
        if job is None:
            drawn.append(
                at(x, y, rect(0, 0, CARD_WIDTH, JOB_HEIGHT, rx=6, class_="none thin dashed"), id=f"cell-common-{i}")
            )
            continue
        thing = None if job in shown else f"common-{job}"
        shown.append(job)
        mark = f"common-{job}" if thing else f"common-{job}-{i}"
        drawn.append(job_card(job, x, y, words, id=mark, data_thing=thing))
    y = 84 + JOB_HEIGHT + 26
    if table["round"] < ROUNDS:
        drawn.append(PT_SERIF.line(words("pic-offer"), PANEL, y - 7, 18.6, 300, text_anchor="start"))
    for i, ally in enumerate(table["offer"]):
        x = PANEL + (CARD_WIDTH + 8) * i
        drawn.append(ally_card(ally, x, y, words, id=f"offer-{ally}", data_thing=f"offer-{ally}"))
    return "".join(drawn)


def _stacks(view: View, words: Texts) -> str:
    """The open stacks of bills and goods, each with its number."""
    stacks = view["table"]["stacks"].items()
    return "".join([_stack(card, count, PANEL + 68 * i, words) for i, (card, count) in enumerate(stacks)])


@lru_cache(maxsize=1024)
def _stack(card: str, count: int, x: float, words: Texts) -> str:
    y = 84 + JOB_HEIGHT + 26 + ALLY_HEIGHT + 12
    inside = rect(0, 0, 62, 66, rx=5, class_="paper thin frame")
    value = card.removeprefix("bill_")
    inside += glyphs.bill(value, 31, 24, 48) if card.startswith("bill_") else glyphs.good(card, 31, 24, 38)
    inside += text(str(count), 31, 60, 18.6, text_anchor="middle")
    told = f"{listing.name(card, words)}\n{words('pic-left', count=count)}"
    return piece(x, y, inside, told=told, id=f"stack-{card}", data_thing=f"stack-{card}")


# --- the families


def _family(side: dict[str, Any], view: View, words: Texts) -> str:
    """A family's place: its sign, what all can see of it, its suitcase."""
    top = 84 + JOB_HEIGHT + 26 + ALLY_HEIGHT + 12 + 76
    seats = view["seats"]
    gap = (HEIGHT - 8 - top) / max(seats, 3)
    tall = gap - 6
    seat = side["seat"]
    y = top + gap * seat
    case = side["suitcase"]
    money = None if case is None else case["money"] + staged.awarded_to(seat, view)
    first = view["table"]["horse"] == seat
    place = _place(seat, side["family"], y, tall, side["cards"], side["markers"], money, first, words)
    if case is not None and staged.reckons(view):
        room = tall - 48 if tall < 100 else 46  # below the counts, where that has room
        return place + at(PANEL + 18, y + tall - room - 4, staged.opened(side, view, words, room))
    envelope = staged.bid(side, view, words, tall - 52)
    supply = _supply(tuple(listing.figures_of(side)), y, tall, words)
    doing = view["table"]["doing"] if view["table"]["turn"] == seat else None
    played = _played(tuple(side["played"]), doing, y, tall, words)
    return place + supply + played + at(PANEL + 22, y + 46, envelope)


@lru_cache(maxsize=1024)
def _place(
    seat: int,
    family: str | None,
    y: float,
    tall: float,
    cards: int,
    markers: int,
    money: int | None,
    first: bool,
    words: Texts,
) -> str:
    """What shows of a family at all times; `money` is what lies in the suitcase, if the reader may know."""
    side = family or "neutral"
    name = words(f"side-{side}") if family else str(seat + 1)
    inside = [
        rect(0, 0, 545, tall, rx=8, class_="chalk map frame"),
        rect(0, 0, 12, tall, class_="own"),
        at(32, 24, glyphs.marker(side)),
        PLAYFAIR.line(name, 54, 31, 22, 120, text_anchor="start", class_="display"),
    ]
    told = [words(f"faction-{family}") if family else name, words("count-cards", count=cards)]
    told += [words("count-markers", count=markers)]
    if first:
        inside.append(
            piece(196, 24, sign(glyphs.SHAPES["horse"], 0, 0, 34, "mahogany"), told=words("pic-first"), id="horse")
        )
    inside += _counts(seat, side, cards, markers, money, words)
    return piece(
        PANEL,
        y,
        *inside,
        told="\n".join(told),
        id=f"seat-{seat}",
        data_thing=f"seat_{seat}",
        class_=f"of-{side}",
    )


def _counts(seat: int, side: str, cards: int, markers: int, money: int | None, words: Texts) -> list[str]:
    """Cards in hand as backs, markers left, the suitcase: shut but for its owner."""
    known = money is not None
    told = words("pic-suitcase-money", money=money) if known else words("pic-suitcase-shut")
    return [
        at(
            252,
            24,
            rect(-13, -18, 26, 36, rx=3, class_="mahogany thin"),
            badge(cards, 13, 10, 16.5 if cards < 10 else 19),
        ),
        at(318, 24, glyphs.marker(side), badge(markers, 16, 10, 15)),
        piece(
            400,
            24,
            sign(glyphs.SHAPES["suitcase"], 0, 0, 54, "mahogany"),
            text(f"${money}", 32, 8, 22, text_anchor="start", class_="display") if known else "",
            told=f"{words('pic-suitcase')}\n{told}",
            id=f"suitcase-{seat}",
        ),
    ]


def _supply(names: tuple[str, ...], y: float, tall: float, words: Texts) -> str:
    scale = min(0.8, (tall - 46) / 56)
    drawn = []
    for i, name in enumerate(names):
        drawn.append(_figure(name, PANEL + 34 + 40 * i, y + tall - 5, words, words("pic-supply"), scale))
    return "".join(drawn)


@lru_cache(maxsize=256)
def _played(allies: tuple[str, ...], doing: str | None, y: float, tall: float, words: Texts) -> str:
    """What lies open before a family: the job it is doing, in its colour, and the allies it has played."""
    cards = (doing, *allies) if doing else allies
    wide = (CHIPS - 6) / 2 if len(cards) > 1 else CHIPS  # alone it has the room of two
    drawn = []
    for i, card in enumerate(cards):
        job = card == doing
        inside = rect(0, 0, wide, 26, rx=4, class_=f"hue-{staged.COLOUR[card]} brass" if job else "paper thin")
        light = "light" if job and staged.COLOUR[card] != "yellow" else None
        inside += PT_SERIF.line(listing.name(card, words), wide / 2, 19, 19, wide - 10, class_=light)
        told = f"{words('pic-doing' if job else 'pic-played')}: {listing.card_lines(card, words)}"
        x, row = PANEL + 537 - CHIPS + (wide + 6) * (i % 2), y + tall - 30 - 28 * (i // 2)
        drawn.append(piece(x, row, inside, told=told, id="doing" if job else f"played-{card}"))
    return "".join(drawn)
