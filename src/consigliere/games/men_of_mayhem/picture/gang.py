"""A gang's place: patch, heat as a thermometer, orders, the blind and what lies behind it, clubhouse and pool."""

from __future__ import annotations

from typing import Final

from consigliere.drawing import OSWALD, piece, screen, sign, thermometer
from consigliere.drawing.svg import at, circle, group, rect, text
from consigliere.games.men_of_mayhem.components import CLUB, CLUB_OPS, CLUB_ORDER_IDS, CLUB_RULE_IDS, OP_IDS

from .board import patch
from .pieces import BAG, FIST, PALM, SCYTHE, emblem, figure, goods, order_token
from .sheet import Valley

WIDTH: Final = 520
HEIGHT: Final = 300


def area(sheet: Valley, seat: int) -> list[str]:
    words, table = sheet.words, sheet.table
    player = sheet.player(seat)
    club = player["club"]
    if club is None:
        empty = [rect(0, 0, WIDTH, HEIGHT, rx=12, class_="ink half"), circle(90, 90, 60, class_="none fine dashed")]
        return [piece(0, 0, *empty, told=words("seat-name", number=str(seat + 1)), id=f"seat-{seat}", class_="gang")]
    lit = table["turn"] == seat or sheet.waits_for(seat)
    parts = [
        rect(0, 0, WIDTH, HEIGHT, rx=12, class_="asphalt line frame"),
        rect(0, 0, WIDTH, 10, rx=5, class_="own"),
        rect(4, 4, WIDTH - 8, HEIGHT - 8, rx=10, class_="none", stroke="var(--accent)", stroke_width=4) if lit else "",
        patch(club, 78, 94, 128, words),
    ]
    if table["patch"] == seat:
        parts.append(_reaper(128, 152, words("badge-patch")))
    if player["out"]:
        parts.append(text(words("pic-out"), WIDTH / 2 + 60, HEIGHT / 2, 40, text_anchor="middle", class_="bone mono"))
    else:
        parts += [_heat(sheet, seat), _orders(sheet, seat), _blind(sheet, seat), *_rules(sheet, seat)]
        parts.append(_fist(sheet))
    parts += [*_clubhouse(sheet, seat), *_pool(sheet, seat)]
    return [at(0, 0, *parts, id=f"seat-{seat}", class_=f"gang of-{club}")]


def _fist(sheet: Valley) -> str:
    """A fist that is closed; after the market one that has opened on its bags."""
    if sheet.table["fist"]:
        return at(WIDTH - 40, 172, sign(FIST, 0, 0, 50, class_="own"))
    bags = sheet.table["bags"]
    if bags is None:
        return ""
    shown = [sign(BAG, WIDTH - 66 + 12 * n, 164, 24, class_="chrome") for n in range(min(bags, 3))]
    number = text(f"×{bags}", WIDTH - 78, 182, 20, text_anchor="end", class_="bone mono")
    return group(at(WIDTH - 54, 172, sign(PALM, 0, 0, 50, class_="own")), *shown, number)


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


def _heat(sheet: Valley, seat: int) -> str:
    player, words = sheet.player(seat), sheet.words
    limit = player["limit"]
    allowed = words("pic-limit", limit="none" if limit is None else str(limit))
    told = f"{words('badge-heat', count=player['heat'])}\n{allowed}"
    body = thermometer(0, 0, 168, player["heat"], 4, width=38, alarm=4, told=told, id=f"heat-{seat}")
    return at(164, 16, body, class_="heat")


def _orders(sheet: Valley, seat: int) -> str:
    """Order tokens left; behind the blind in Undercover, unless they are the reader's."""
    player, words = sheet.player(seat), sheet.words
    orders = player["orders"]
    if orders is None:
        return piece(
            214, 22, text("?", 16, 30, 30, class_="bone mono"), told=words("pic-orders-hidden"), id=f"orders-{seat}"
        )
    shown = [order_token(14 + i % 5 * 27, 14 + i // 5 * 27, 12) for i in range(orders)]
    return piece(214, 14, *shown, told=words("badge-orders", count=orders), id=f"orders-{seat}", class_="orders")


def _blind(sheet: Valley, seat: int) -> str:
    """What lies behind a corrugated blind: for its owner, and at the end for all."""
    player, words = sheet.player(seat), sheet.words
    stock = player["goods"]
    if stock is None:
        return screen(
            362, 14, 146, 130, emblem=emblem(player["club"], 40, "own"), told=words("pic-blind"), id=f"blind-{seat}"
        )
    inside = "".join(
        [goods(item, stock[item], 34, 18 + i * 34, words, 30) for i, item in enumerate(("cash", "gun", "contraband"))]
    )
    return screen(362, 14, 146, 130, inside=inside, lifted=True, told=words("pic-blind-own"), id=f"blind-{seat}")


def _rules(sheet: Valley, seat: int) -> list[str]:
    """The club's special rules, on the high octane side; its order can be chosen from here."""
    player, words = sheet.player(seat), sheet.words
    if player["side"] != "high_octane":
        return []
    club = CLUB[player["club"]]
    found = []
    for i, rule in enumerate(CLUB_RULE_IDS[club]):
        hint = words(f"{rule}-hint")
        what: dict[str, str] = {}
        if rule == CLUB_ORDER_IDS[club]:
            thing = OP_IDS[CLUB_OPS[club][0]]
            hint = f"{hint} {words(thing)}"
            what = {"id": f"op-{thing}", "data_thing": thing}
        found.append(
            piece(
                214,
                78 + i * 38,
                rect(0, 0, 140, 35, rx=5, class_="own fine frame"),
                OSWALD.caption(words(rule), 70, 25, 21, 132, class_="on"),
                told=f"{words(rule)}\n{hint}",
                class_="rule",
                **what,
            )
        )
    return found


def _clubhouse(sheet: Valley, seat: int) -> list[str]:
    player, words = sheet.player(seat), sheet.words
    club = player["club"]
    found = [
        piece(
            12,
            196,
            rect(0, 0, 300, 94, rx=8, class_="rust fine frame"),
            OSWALD.caption(words("clubhouse"), 10, 24, 21, 200, text_anchor="start", class_="bone"),
            told=words(f"clubhouse_{club}"),
            id=f"clubhouse-{club}",
            data_thing=f"clubhouse_{club}",
            class_="site clubhouse",
        )
    ]
    return found + _standing(sheet, seat, "clubhouse", "clubhouse", 42, 256)


def _pool(sheet: Valley, seat: int) -> list[str]:
    words = sheet.words
    found = [
        rect(322, 196, 186, 94, rx=8, class_="ink half"),
        OSWALD.caption(words("pool"), 332, 220, 21, 150, text_anchor="start", class_="bone"),
    ]
    return found + _standing(sheet, seat, "pool", "pool", 352, 256)


def _standing(sheet: Valley, seat: int, key: str, place: str, x: float, y: float) -> list[str]:
    player = sheet.player(seat)
    found: list[str] = []
    for kind in ("member", "prospect"):
        count = player[key][f"{kind}s"]
        if count:
            found.append(figure(player["club"], kind, place, count, x + len(found) * 58, y, sheet.words, 22))
    return found
