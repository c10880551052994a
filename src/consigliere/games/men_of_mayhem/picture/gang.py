"""A gang's place: patch, heat as a thermometer, orders, the blind and what lies behind it, clubhouse and pool."""

from __future__ import annotations

from typing import Final, NamedTuple

from consigliere.drawing import OSWALD, Texts, piece, screen, sign, thermometer
from consigliere.drawing.svg import at, circle, group, rect, text
from consigliere.games.men_of_mayhem.components import CLUB, CLUB_OPS, CLUB_ORDER_IDS, CLUB_RULE_IDS, ITEM_IDS, OP_IDS

from .board import boards_told, patch
from .pieces import BAG, FIST, PALM, SCYTHE, STAR, emblem, figure, goods, order_token
from .sheet import Valley


class Room(NamedTuple):
    """Where the parts of a gang's area lie."""

    narrow: bool
    width: float
    height: float
    letters: float
    dude: float
    """half as wide as one is"""
    reaper: tuple[float, float]
    heat: tuple[float, float, float, float]
    orders: tuple[float, float]
    rules: tuple[float, float, float]
    """of the first, and how far down the next is"""
    blind: tuple[float, float, float, float]
    goods: tuple[tuple[float, float], ...]
    """in the blind"""
    good: float
    coins: float
    fist: tuple[float, float]
    clubhouse: tuple[float, float, float]
    pool: tuple[float, float, float]


ROOMY: Final = Room(
    narrow=False,
    width=520,
    height=300,
    letters=21,
    dude=22,
    reaper=(128, 152),
    heat=(164, 16, 168, 38),
    orders=(214, 14),
    rules=(214, 78, 38),
    blind=(362, 14, 146, 130),
    goods=((34, 18), (34, 52), (34, 86)),
    good=30,
    coins=0.6,
    fist=(466, 172),
    clubhouse=(12, 196, 300),
    pool=(322, 196, 186),
)
NARROW: Final = Room(
    narrow=True,
    width=404,
    height=290,
    letters=25,
    dude=27,
    reaper=(104, 98),
    heat=(152, 16, 170, 46),
    orders=(212, 14),
    rules=(356, 16, 46),
    blind=(212, 112, 184, 72),
    goods=((27, 40), (92, 40), (146, 40)),
    good=28,
    coins=0.82,
    fist=(356, 150),
    clubhouse=(8, 190, 220),
    pool=(236, 190, 160),
)


def area(sheet: Valley, seat: int) -> list[str]:
    return _laid(sheet, seat, ROOMY)


def narrow(sheet: Valley, seat: int) -> list[str]:
    """The same where five or six sit side by side: larger letters, and the special rules are signs to point at."""
    return _laid(sheet, seat, NARROW)


def _laid(sheet: Valley, seat: int, room: Room) -> list[str]:
    words, table = sheet.words, sheet.table
    width, height = room.width, room.height
    player = sheet.player(seat)
    club = player["club"]
    if club is None:
        empty = [rect(0, 0, width, height, rx=12, class_="ink half"), circle(90, 90, 60, class_="none fine dashed")]
        return [piece(0, 0, *empty, told=words("seat-name", number=str(seat + 1)), id=f"seat-{seat}", class_="gang")]
    boards = boards_told(CLUB[club], True, words) if player["side"] is None else ""  # to be chosen
    lit = table["turn"] == seat or sheet.waits_for(seat)
    parts = [
        rect(0, 0, width, height, rx=12, class_="asphalt line frame"),
        rect(0, 0, width, 10, rx=5, class_="own"),
        rect(4, 4, width - 8, height - 8, rx=10, class_="none", stroke="var(--accent)", stroke_width=4) if lit else "",
        _colours(club, boards, words) if room.narrow else patch(club, 78, 94, 128, words, boards),
    ]
    if table["patch"] == seat:
        parts.append(_reaper(*room.reaper, words("badge-patch")))
    if player["out"]:
        parts.append(text(words("pic-out"), width / 2 + 60, height / 2, 40, text_anchor="middle", class_="bone mono"))
    else:
        parts += [_heat(sheet, seat, room), _orders(sheet, seat, room), _blind(sheet, seat, room)]
        parts += [*_rules(sheet, seat, room), _fist(sheet, room)]
    parts += [*_clubhouse(sheet, seat, room), *_pool(sheet, seat, room)]
    return [at(0, 0, *parts, id=f"seat-{seat}", class_=f"gang of-{club}")]


def _colours(club: str, boards: str, words: Texts) -> str:
    """A club's patch with its name below it: inside, the letters would be too small."""
    name = words(f"side-{club}")
    return piece(
        0,
        0,
        circle(63, 65, 48, class_="cast"),
        circle(60, 62, 48, class_="own line frame"),
        circle(60, 62, 41, class_="none", stroke="var(--on)", stroke_width=3, stroke_dasharray="9 6"),
        at(60, 62, emblem(club, 58)),
        OSWALD.name(name, 60, 146, 26, 112, 1, class_="bone", font_weight=600),
        told=f"{name}\n{boards}" if boards else name,
        id=f"patch-{club}",
        data_thing=club,
        class_=f"patch of-{club}",
    )


def _fist(sheet: Valley, room: Room) -> str:
    """A fist that is closed; on the market one that has opened on its bags, then what it is paid for them."""
    x, y = room.fist
    if sheet.table["fist"]:
        return at(x + 14, y, sign(FIST, 0, 0, 50, class_="own"))
    bags = sheet.table["bags"]
    if bags is None:
        return ""
    if sheet.table["paid"] is not None:
        return text(f"+${sheet.table['paid']}", x + 30, y + 10, 28, text_anchor="end", class_="accent mono")
    shown = [sign(BAG, x - 12 + 12 * n, y - 8, 24, class_="chrome") for n in range(min(bags, 3))]
    number = text(f"×{bags}", x - 24, y + 10, 24, text_anchor="end", class_="bone mono")
    return group(at(x, y, sign(PALM, 0, 0, 50, class_="own")), *shown, number)


def _reaper(x: float, y: float, told: str) -> str:
    """The Reaper Patch."""
    return piece(
        x,
        y,
        circle(2, 3, 26, class_="cast"),
        circle(0, 0, 26, class_="chalk line"),
        sign(SCYTHE, 0, 0, 38, class_="ink"),
        told=told,
        id="reaper",
        class_="reaper",
    )


def _heat(sheet: Valley, seat: int, room: Room) -> str:
    player, words = sheet.player(seat), sheet.words
    limit = player["limit"]
    allowed = words("pic-limit", limit="none" if limit is None else str(limit))
    told = f"{words('badge-heat', count=player['heat'])}\n{allowed}"
    x, y, high, wide = room.heat
    marks = not room.narrow
    body = thermometer(0, 0, high, player["heat"], 4, 4, wide, told, marks, id=f"heat-{seat}")
    return at(x, y, body, class_="heat")


def _orders(sheet: Valley, seat: int, room: Room) -> str:
    """Order tokens left; behind the blind in Undercover, unless they are the reader's."""
    player, words = sheet.player(seat), sheet.words
    orders = player["orders"]
    x, y = room.orders
    if orders is None:
        return piece(
            x, y + 8, text("?", 16, 30, 30, class_="bone mono"), told=words("pic-orders-hidden"), id=f"orders-{seat}"
        )
    shown = [order_token(14 + i % 5 * 27, 14 + i // 5 * 27, 12) for i in range(orders)]
    return piece(x, y, *shown, told=words("badge-orders", count=orders), id=f"orders-{seat}", class_="orders")


def _blind(sheet: Valley, seat: int, room: Room) -> str:
    """What lies behind a corrugated blind: for its owner, and at the end for all."""
    player, words = sheet.player(seat), sheet.words
    stock = player["goods"]
    x, y, wide, high = room.blind
    if stock is None:
        own = emblem(player["club"], 40, "own")
        return screen(x, y, wide, high, emblem=own, told=words("pic-blind"), id=f"blind-{seat}")
    inside = "".join(
        [goods(item, stock[item], *room.goods[i], words, room.good, room.coins) for i, item in enumerate(ITEM_IDS)]
    )
    return screen(x, y, wide, high, inside=inside, lifted=True, told=words("pic-blind-own"), id=f"blind-{seat}")


def _rules(sheet: Valley, seat: int, room: Room) -> list[str]:
    """The club's special rules, on the high octane side; its order can be chosen from here."""
    player, words = sheet.player(seat), sheet.words
    if player["side"] != "high_octane":
        return []
    club = CLUB[player["club"]]
    x, y, step = room.rules
    found = []
    for i, rule in enumerate(CLUB_RULE_IDS[club]):
        hint = words(f"{rule}-hint")
        what: dict[str, str] = {}
        ordered = rule == CLUB_ORDER_IDS[club]
        if ordered:
            thing = OP_IDS[CLUB_OPS[club][0]]
            hint = f"{hint} {words(thing)}"
            what = {"id": f"op-{thing}", "data_thing": thing}
        if room.narrow:
            plate = rect(0, 0, 40, 40, rx=6, class_="own fine frame")
            body = order_token(20, 20, 13) if ordered else sign(STAR, 20, 20, 26, class_="on")
        else:
            plate = rect(0, 0, 140, 35, rx=5, class_="own fine frame")
            body = OSWALD.caption(words(rule), 70, 25, 21, 132, class_="on")
        found.append(piece(x, y + i * step, plate, body, told=f"{words(rule)}\n{hint}", class_="rule", **what))
    return found


def _clubhouse(sheet: Valley, seat: int, room: Room) -> list[str]:
    player, words = sheet.player(seat), sheet.words
    club = player["club"]
    x, y, wide = room.clubhouse
    found = [
        piece(
            x,
            y,
            rect(0, 0, wide, 94, rx=8, class_="rust fine frame"),
            OSWALD.caption(words("clubhouse"), 10, 24, room.letters, wide - 20, text_anchor="start", class_="bone"),
            told=words(f"clubhouse_{club}"),
            id=f"clubhouse-{club}",
            data_thing=f"clubhouse_{club}",
            class_="site clubhouse",
        )
    ]
    return found + _standing(sheet, seat, "clubhouse", "clubhouse", x, y, room)


def _pool(sheet: Valley, seat: int, room: Room) -> list[str]:
    x, y, wide = room.pool
    name = sheet.words("pool")
    found = [
        rect(x, y, wide, 94, rx=8, class_="ink half"),
        OSWALD.caption(name, x + 10, y + 24, room.letters, wide - 20, text_anchor="start", class_="bone"),
    ]
    return found + _standing(sheet, seat, "pool", "pool", x, y, room)


def _standing(sheet: Valley, seat: int, key: str, place: str, x: float, y: float, room: Room) -> list[str]:
    """Dudes at home or in the pool, below its name."""
    player = sheet.player(seat)
    r = room.dude
    found: list[str] = []
    for kind in ("member", "prospect"):
        count = player[key][f"{kind}s"]
        if count:
            place_x = x + r + 8 + len(found) * (2 * r + 14)
            found.append(figure(player["club"], kind, place, count, place_x, y + 60, sheet.words, r))
    return found
