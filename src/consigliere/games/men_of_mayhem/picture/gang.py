"""A gang's area: its tank, orders, heat and market limit, goods behind a shutter, clubhouse, pool, rules."""

from __future__ import annotations

from typing import Any, Final

from consigliere.drawing import OSWALD, piece, while_legal
from consigliere.drawing.svg import Value, at, circle, group, moved, path, rect, text, title
from consigliere.games.men_of_mayhem.components import (
    CLUB,
    CLUB_OPS,
    CLUB_ORDER_IDS,
    CLUB_RULE_IDS,
    MOST_HEAT,
    OP_IDS,
)

from .clubs import boards_told, legend, rule_told
from .lots import tube
from .phrases import club_rule
from .pieces import disc, emblem, icon, order_token, reaper, standing, tank, width_of
from .sheet import Valley
from .street import WIDTH

HIGH: Final = 232.0
_GAP: Final = 7.0
_ROOMY: Final = 4  # gangs side by side, each with everything it has
_OWN: Final = (484.0, 404.0)  # the reader's width for up to four gangs, and for more
_NARROW: Final = 230.0  # below this width a disc replaces the tank, and rules are signs with tooltips


def widths(seats: int) -> list[float]:
    """The widths of the gangs' areas, the reader's first."""
    own = _OWN[seats > _ROOMY]
    each = round((WIDTH - 8 - own - _GAP * (seats - 1)) / (seats - 1), 1)
    return [own, *[each] * (seats - 1)]


def width_of_each(seats: int) -> float:
    """The width of every area at a table that is shown open."""
    return round((WIDTH - 8 - _GAP * (seats - 1)) / seats, 1)


def area(sheet: Valley, seat: int, wide: float, first: bool) -> list[str]:
    """The area of one gang; the reader's (for spectators, the first seat's) has more room."""
    words, table = sheet.words, sheet.table
    player = sheet.player(seat)
    club = player["club"]
    mine = sheet.is_reader(seat)
    if club is None:
        empty = [
            rect(1, 1, wide - 2, HIGH - 2, rx=10, class_="slab rimmed"),
            *(legend(wide, words) if mine else [circle(wide / 2, 100, 40, class_="vacant")]),
        ]
        told = words("seat-name", number=str(seat + 1))
        return [piece(0, 0, *empty, tooltip=told, id=f"seat-{seat}", class_="gang nobody")]
    awaited = table["turn"] == seat or sheet.waits_for(seat)
    head = 14 if first else 12
    edge: dict[str, Value] = {
        "stroke": "var(--own)" if awaited or mine else "var(--kerb)",
        "stroke_width": 3 if awaited or mine else 1.4,
    }
    crown = f"M1 11A10 10 0 0 1 11 1H{wide - 11:g}A10 10 0 0 1 {wide - 1:g} 11V{head}H1Z"
    parts = [
        rect(1.5, 1.5, wide - 3, HIGH - 3, rx=10, class_="slab frame", **edge),
        path(crown, class_="own"),
        path(crown, fill=sheet.fill(club)),
    ]
    if awaited:
        parts.append(rect(5, HIGH - 7, wide - 10, 3.4, rx=1.7, class_="accent"))
    if player["out"]:
        parts += [_colours(sheet, seat, wide, first)]
        parts.append(text(words("pic-out"), wide / 2, HIGH * 0.66, 32, text_anchor="middle", class_="bone mono"))
    else:
        parts += _own(sheet, seat, wide) if first else _rival(sheet, seat, wide)
    faint = 0.4 if table["aside"] and not mine else None
    return [at(0, 0, *parts, id=f"seat-{seat}", class_=f"gang of-{club}{' open' * sheet.shown_open}", opacity=faint)]


def _colours(sheet: Valley, seat: int, wide: float, first: bool) -> str:
    """The club's tank, or its disc if there is little room, and its name: the gang itself."""
    player, words = sheet.player(seat), sheet.words
    club, table = player["club"], sheet.table
    name = words(f"side-{club}")
    boards = boards_told(CLUB[club], True, words) if player["side"] is None else ""  # can be chosen
    patched = table["patch"] == seat
    slim = first and wide < _OWN[0]
    size, left, y = (20.0, 88.0, 42.0) if slim else (25.0, 140.0, 46.0) if first else (20.0, 88.0, 40.0)
    if not first and wide < _NARROW:
        size, left, y = 16.0, 44.0, 36.0
    mine = sheet.is_reader(seat)
    you = words("pic-you").upper()
    tag = OSWALD.width(you) * 15 + 12 if mine else 0.0
    limit = wide - 184 if first else wide
    room = limit - left - 10 - (38 if patched and not first else 0) - (tag + 9 if mine else 0)
    shown = min(room, OSWALD.width(name.upper()) * size)
    parts = [
        tank(club, 45, 50, 0.6)
        if slim
        else tank(club, 72, 58, 0.92)
        if first
        else tank(club, 45, 46, 0.58)
        if wide >= _NARROW
        else disc(club, 24, 38, 17, True),
        OSWALD.caption(name, left, y, size, room, 0.86, text_anchor="start", class_="bone", font_weight=700),
    ]
    if mine:
        parts += [
            rect(left + shown + 9, y - 19, tag, 22, rx=3, class_="bone"),
            text(you, left + shown + 9 + tag / 2, y - 2.5, 15, text_anchor="middle", class_="ink", font_weight=700),
        ]
    if patched:
        parts.append(reaper(24 if first else limit - 22, 34, 16, words("badge-patch")))
    if sheet.table["fist"]:
        parts.append(icon("fist", 24 if first else 20, 92 if first else 68, 22, "own"))
    return piece(
        0,
        0,
        rect(4, 15, limit - 8, 60, rx=6, class_="reach frame"),
        *parts,
        tube(4, 15, limit - 8, 60, 6),
        tooltip=f"{name}\n{boards}" if boards else name,
        id=f"patch-{club}",
        data_thing=club,
        class_="patch self-lit",
    )


# --- orders and heat


def _orders(sheet: Valley, seat: int, x: float, y: float, r: float, room: float) -> str:
    """Orders left; hidden in Undercover, unless they are the reader's."""
    orders, words = sheet.player(seat)["orders"], sheet.words
    if orders is None:
        drawn = [order_token(r, 0, r), text("?", 2 * r + 5, 6, 18, class_="bone", font_weight=700)]
        return piece(x, y, *drawn, tooltip=words("pic-orders-hidden"), id=f"orders-{seat}", class_="orders")
    if orders * r * 2.25 > room:
        drawn = [order_token(r, 0, r), text(f"×{orders}", 2 * r + 5, 6, 18, class_="accent", font_weight=700)]
    else:
        drawn = [order_token(r + i * r * 2.25, 0, r) for i in range(orders)]
        if not orders:
            drawn = [icon("order-spent", r, 0, 2 * r, "edge")]
    return piece(x, y, *drawn, tooltip=words("badge-orders", count=orders), id=f"orders-{seat}", class_="orders")


def _limit(sheet: Valley, seat: int, heat: int) -> str:
    """How many bags a gang may sell with this heat."""
    most = sheet.mods.limits[heat][sheet.powers_of(seat)]
    return "∞" if most < 0 else str(most)


def heat(sheet: Valley, seat: int, x: float, y: float, wide: float, high: float, full: bool) -> str:
    """Heat 0 to 4 with the market limit of each step; beyond them the handcuffs."""
    player, words = sheet.player(seat), sheet.words
    limit, heat = player["limit"], player["heat"]
    allowed = words("pic-limit", limit="none" if limit is None else str(limit))
    told = f"{words('badge-heat', count=heat)}\n{allowed}"
    each = (wide - 27) / (MOST_HEAT + 1)
    parts = [rect(0, 0, wide, high, class_="reach")]
    for i in range(MOST_HEAT + 1):
        here, mid = i == heat, (i + 0.5) * each
        edge: dict[str, Value] = {"stroke": "var(--paper)", "stroke_width": 2.4} if here else {"stroke": "var(--edge)"}
        parts.append(rect(i * each + 1, 0, each - 2, high, rx=4, class_=f"heat{i}" if i <= heat else "night", **edge))
        ink = "chalk" if i <= heat else "shade"
        if not full:
            parts.append(text(str(i), mid, high / 2 + 5.6, 16, text_anchor="middle", class_=ink, font_weight=700))
            continue
        bags = _limit(sheet, seat, i)
        parts += [
            text(str(i), mid, 20, 19, text_anchor="middle", class_=ink, font_weight=700),
            rect(i * each + 3, high - 21, each - 6, 18, rx=2.5, class_="night"),
            icon("bag", i * each + each * 0.32, high - 12, 13, "bag"),
            icon("nolimit", i * each + each * 0.7, high - 12, 15, "bag")
            if bags == "∞"
            else text(bags, i * each + each * 0.55, high - 6.5, 15, class_="bag", font_weight=700),
        ]
    parts.append(icon("arrest", wide - 12, high / 2, 24 if full else 19, "hot" if heat == MOST_HEAT else "law"))
    return piece(x, y, *parts, tooltip=told, id=f"heat-{seat}", class_="heat")


# --- goods


def _goods(sheet: Valley, seat: int, x: float, y: float, wide: float, high: float) -> str:
    """The open shutter: cash first, because it wins."""
    player, words = sheet.player(seat), sheet.words
    stock = player["goods"]
    half = wide * 0.52
    each = (high - 29) / 2
    told = "\n".join([words("pic-blind-own"), *[words(f"n-{item}", count=number) for item, number in stock.items()]])
    size = 48 if stock["cash"] < 100 else 38
    parts = [
        rect(0, 0, wide, high, rx=6, fill="#0e0b10", class_="frame"),
        rect(0, 0, wide, 10, rx=3, class_="own"),
        rect(0, 0, wide, 10, rx=3, fill=sheet.fill(player["club"])),
        group(
            rect(7, 17, half - 10, high - 24, rx=5, fill="#1e2a1b"),
            icon("cash", 2 + half / 2, 34, 34, "cash"),
            text(
                str(stock["cash"]), 2 + half / 2, high - 17, size, text_anchor="middle", class_="cash", font_weight=700
            ),
            id=f"stock-{seat}-cash",
        ),
    ]
    for i, (item, name, ground) in enumerate((("gun", "gun", "#25282d"), ("contraband", "bag", "#2d2419"))):
        top = 17 + i * (each + 5)
        number = str(stock[item])
        parts.append(
            group(
                rect(half + 2, top, wide - half - 9, each, rx=5, fill=ground),
                icon(name, half + 22, top + each / 2, 27, name),
                text(number, wide - 14, top + each / 2 + 11, 31, text_anchor="end", class_=name, font_weight=700),
                id=f"stock-{seat}-{item}",
            )
        )
    return piece(x, y, *parts, tooltip=told, id=f"blind-{seat}", class_="stock")


def _shutter(sheet: Valley, seat: int, x: float, y: float, wide: float, high: float) -> str:
    """Hidden goods: a painted roll-down shutter. At the end all are open."""
    player, words = sheet.player(seat), sheet.words
    stock = player["goods"]
    if stock is not None:
        told = "\n".join([words(f"n-{item}", count=number) for item, number in stock.items()])
        step = (high - 12) / 3
        rows = [
            at(
                8,
                10 + step * (i + 0.5),
                icon(name, 9, 0, 18, name),
                text(str(stock[item]), wide - 14, 7, 20, text_anchor="end", class_=name, font_weight=700),
            )
            for i, (item, name) in enumerate((("cash", "cash"), ("gun", "gun"), ("contraband", "bag")))
        ]
        body = [
            rect(0, 0, wide, high, rx=4, fill="#0e0b10", class_="frame"),
            rect(0, 0, wide, 7, rx=3, class_="own"),
            *rows,
        ]
        return piece(x, y, *body, tooltip=told, id=f"blind-{seat}", class_="stock")
    trades = sheet.table["trades"]
    r = min(high, wide) * 0.3
    slats = [
        rect(3, 5 + i * (high - 7) / 7, wide - 6, (high - 7) / 7 * 0.42, fill="#000", opacity=0.22) for i in range(7)
    ]
    return piece(
        x,
        y,
        rect(0, 0, wide, high, rx=4, fill="#0e0b10", class_="frame"),
        rect(3, 5, wide - 6, high - 7, class_="own"),
        *slats,
        rect(0, 0, wide, 7, rx=3, fill="#5a5462"),
        circle(wide / 2, high / 2 + 2, r, class_="night", opacity=0.86),
        at(wide / 2, high / 2 + 2, emblem(player["club"], round(r * 1.26, 1), "own")),
        rect(3, high - 6, wide - 6, 5, fill="#3b3741"),
        *(_note(sheet.table["note"], wide, high) or [_handshake(wide - 15, high - 17)] * trades),
        tooltip=words("pic-blind"),
        id=f"blind-{seat}",
        class_="blind",
        **({"data_desk": str(seat)} if trades else {}),
    )


def _handshake(x: float, y: float) -> str:
    """A click on a rival's shutter opens the form for an offer."""
    return at(
        x, y, circle(0, 0, 13, class_="night", stroke="var(--paper)", stroke_width=1.4), icon("deal", 0, 0, 18, "bone")
    )


_GOODS: Final = {"cash": "cash", "gun": "gun", "contraband": "bag"}  # the icons of what can be traded


def _note(note: dict[str, Any] | None, wide: float, high: float) -> list[str]:
    """An open offer to the reader: a note taped to the shutter of its maker, with what each of the two gives."""
    if note is None:
        return []
    step, slim = (high - 14) / 2, wide < 80
    sign, number_x, size = (28.0, 37.0, 17) if slim else (42.0, 54.0, 19)
    rows: list[str] = []
    for i, (club, gives) in enumerate(zip(note["clubs"], note["gives"], strict=True)):
        y = 12 + step * (i + 0.5)
        rows.append(disc(club, 10 if slim else 15, y, 7 if slim else 9))
        for kind, number in gives[:1]:
            rows.append(icon(_GOODS[kind], sign, y, 16 if slim else 18, "ink"))
            more = "+" if len(gives) > 1 else ""
            rows.append(text(f"{number}{more}", number_x, y + 6, size, class_="ink", font_weight=700))
        if not gives:
            rows.append(text("–", sign, y + 6, size, class_="ink", font_weight=700))
    return [
        path(f"M2 8L{wide - 2:.0f} 5L{wide - 1:.0f} {high - 4:.0f}L1 {high - 2:.0f}Z", class_="bone"),
        rect(wide / 2 - 13, 1, 26, 9, fill="#e8b84a", opacity=0.9),
        *rows,
    ]


# --- clubhouse, pool, rules


def _standing(sheet: Valley, seat: int, place: str, x: float, y: float, room: float, scale: float) -> list[str]:
    """Dudes at home or in the pool."""
    player = sheet.player(seat)
    there = [(kind, player[place][f"{kind}s"]) for kind in ("member", "prospect") if player[place][f"{kind}s"]]
    shown = 3
    while shown > 1 and sum([width_of(kind, number, scale, shown) + 8 for kind, number in there]) > room:
        shown -= 1
    total = sum([width_of(kind, number, scale, shown) + 8 for kind, number in there])
    if total > room:
        scale *= room / total
    x += max(0.0, (room - total) / 2)
    found: list[str] = []
    for kind, number in there:
        at_, scaled = round(x, 1), round(scale, 2)
        found.append(standing(player["club"], kind, place, number, at_, y, sheet.words, scaled, shown, sheet.away))
        x += width_of(kind, number, scale, shown) + 8
    return found


def _verb(verb: str, x: float, y: float, r: float = 13) -> str:
    return at(
        x,
        y,
        circle(0, 0, r + 2.5, class_="rim-of"),
        circle(0, 0, r, class_="night light-line", stroke_width=2.4),
        icon(verb, 0, 0, r * 1.35, "legal"),
        class_=f"verb can-{verb}",
        data_verb=verb,
    )


def _clubhouse(sheet: Valley, seat: int, x: float, y: float, wide: float, high: float, full: bool) -> str:
    club, words = sheet.club(seat), sheet.words
    label = words("clubhouse").upper()
    boards = [rect(0, 24 + k * 10, wide, 1.6, fill="#3a1b14") for k in range(int((high - 24) / 10))] if full else []
    head = [
        path(f"M0 6A6 6 0 0 1 6 0H{wide - 6:g}A6 6 0 0 1 {wide:g} 6V22H0Z", fill="#3a1b14"),
        icon("home", 13, 11, 17, "bone"),
        OSWALD.line(
            label, 26, 17, min(15.0, (wide - 32) / OSWALD.width(label)), wide - 32, text_anchor="start", class_="bone"
        ),
    ]
    verbs = [_verb("ride", wide - 19, high - 20), _verb("patch_in", wide - 19, high - 52)] if full else []
    return piece(
        x,
        y,
        rect(0, 0, wide, high, rx=6, class_="home frame"),
        *boards,
        *(head if full else [icon("home", 13, 14, 17, "bone")]),
        tube(-2, -2, wide + 4, high + 4, 8),
        *verbs,
        tooltip=words(f"clubhouse_{club}"),
        id=f"clubhouse-{club}",
        data_thing=f"clubhouse_{club}",
        class_="clubhouse option self-lit",
    )


def _pool(sheet: Valley, x: float, y: float, wide: float, high: float, full: bool) -> str:
    name = sheet.words("pool")
    label = name.upper()
    return piece(
        x,
        y,
        rect(0, 0, wide, high, rx=6, class_="night rimmed", stroke_dasharray="5 4"),
        icon("pool", 14, 11 if full else min(16, high / 2), 17, "shade"),
        OSWALD.line(
            label, 28, 17, min(15.0, (wide - 32) / OSWALD.width(label)), wide - 32, text_anchor="start", class_="shade"
        )
        if full
        else "",
        tooltip=name,
        class_="pool",
    )


def _rules(sheet: Valley, seat: int, x: float, y: float, wide: float, high: float, how: str) -> list[str]:
    """The club's special rules, on the high octane side; its order can be chosen here.

    `how`: "named" in a column with names, "stacked" without them, "signs" side by side, "marks" as one sign with a
    tooltip.
    """
    player, words = sheet.player(seat), sheet.words
    if player["side"] != "high_octane":
        return []
    name = player["club"]
    club = CLUB[name]
    found = []
    for i, rule in enumerate(CLUB_RULE_IDS[club]):
        ordered = rule == CLUB_ORDER_IDS[club]
        w, h = (wide, (high - 6) / 2) if how in ("named", "stacked") else ((wide - 4) / 2, high)
        lead = 28.0 if ordered else 8.0
        parts = [rect(0, 0, w, h, rx=5, class_="plate frame", stroke="var(--own)", stroke_width=1.6)]
        if ordered:
            parts.append(icon("order", 15 if how == "named" else 11, h / 2, 18 if how == "named" else 14, "lamp"))
        if how == "named":
            parts += _named(words(rule), name, rule, lead, w, h)
        elif how == "stacked":
            line = club_rule(name, rule, 17)
            parts.append(at((20 if ordered else 4) + (w - (20 if ordered else 4) - line.width) / 2, h / 2, line.drawn))
        elif how == "signs":
            room, size = w - (20 if ordered else 4), 17.0
            while size > 11 and club_rule(name, rule, size, True).width > room - 3:
                size -= 0.5
            line = club_rule(name, rule, size, True)
            parts.append(at((20 if ordered else 3) + (room - line.width) / 2, h / 2, line.drawn))
        elif not ordered:
            parts.append(icon("club_order", w / 2, h / 2, 18, "own"))
        what: dict[str, Value] = {}
        if ordered:
            thing = OP_IDS[CLUB_OPS[club][0]]
            what = {"id": f"op-{thing}", "data_thing": thing}
            parts.append(
                while_legal(
                    rect(-1, -1, w + 2, h + 2, rx=6, class_="rim-line", stroke_width=7),
                    rect(-1, -1, w + 2, h + 2, rx=6, class_="light-line", stroke_width=2.8),
                )
            )
        told = rule_told(club, rule, words).replace(": ", "\n", 1)
        across, down = (0.0, i * (h + 6)) if how in ("named", "stacked") else (i * (w + 4), 0.0)
        what["class_"] = "rule self-lit" if ordered else "rule"
        found.append(group(title(told), *parts, transform=moved(x + across, y + down), **what))
    return found


def _named(title: str, club: str, rule: str, lead: float, w: float, h: float) -> list[str]:
    """A rule's name, and its signs at the right."""
    size = 17.0
    while size > 14 and club_rule(club, rule, size).width > w * 0.46:
        size -= 0.5
    line = club_rule(club, rule, size)
    room = w - lead - line.width - 16
    return [
        OSWALD.caption(title, lead, h / 2 + 5.2, 14.5, room, 0.95, text_anchor="start", class_="bone"),
        at(w - line.width - 9, h / 2, line.drawn),
    ]


# --- the two layouts of an area


def _own(sheet: Valley, seat: int, wide: float) -> list[str]:
    top = 146.0
    high = HIGH - top - 10
    home = 146.0 if wide > 450 else 122.0
    pool_x, pool = 16 + home, 106.0 if wide > 450 else 92.0
    rules_x = pool_x + pool + 6
    shown = sheet.player(seat)["goods"] is not None
    stash = _goods(sheet, seat, wide - 184, 20, 176, 118) if shown else _shutter(sheet, seat, wide - 184, 20, 176, 118)
    return [
        _colours(sheet, seat, wide, True),
        _orders(sheet, seat, 140 if wide > 450 else 88, 68, 10, wide - (330 if wide > 450 else 280)),
        icon("heat", 20, 115, 24, "hot"),
        heat(sheet, seat, 36, 92, wide - 230, 46, True),
        stash,
        _clubhouse(sheet, seat, 10, top, home, high, True),
        _pool(sheet, pool_x, top, pool, high, True),
        *_standing(sheet, seat, "clubhouse", 14, HIGH - 19, home - 40, 1.05),
        *[group(*_standing(sheet, seat, "pool", pool_x + 6, HIGH - 19, pool - 10, 0.86), class_="off")],
        *_rules(sheet, seat, rules_x, top, wide - rules_x - 9, high, "named" if wide > 450 else "stacked"),
    ]


def _rival(sheet: Valley, seat: int, wide: float) -> list[str]:
    narrow = wide < _NARROW
    top, shut = 114.0, (88.0 if not narrow else 58.0) if wide < 300 else 110.0
    high = HIGH - top - 10
    x = shut + 15
    room = wide - x - 9
    player = sheet.player(seat)
    bag = "∞" if player["limit"] is None else f"≤{player['limit']}"
    ladder = wide - 29 - (66 if not narrow else 8)
    limit: list[str] = []
    if not narrow:
        limit = [icon("bag", wide - 54, 94, 19, "bag"), text(bag, wide - 41, 101, 19, class_="bone", font_weight=700)]
    rules = "marks" if narrow else "signs"
    return [
        _colours(sheet, seat, wide, False),
        _orders(sheet, seat, 88 if not narrow else 44, 58, 9, wide - (96 if not narrow else 50)),
        icon("heat", 16, 94, 19, "hot"),
        heat(sheet, seat, 28, 80, ladder, 28, False),
        *limit,
        _shutter(sheet, seat, 9, top, shut, high),
        _clubhouse(sheet, seat, x, top, room, 45, False),
        *_standing(sheet, seat, "clubhouse", x + 26, top + 40, room - 30, 0.94),
        _pool(sheet, x, top + 49, room, 31, False),
        *[group(*_standing(sheet, seat, "pool", x + 26, top + 77, room - 30, 0.66), class_="off")],
        *_rules(sheet, seat, x, top + 84, room, high - 84, rules),
    ]


def seat_row(order: list[int]) -> list[tuple[int, float, float]]:
    """The gangs' areas below the board: seat, left edge, width."""
    x, found = 4.0, []
    for seat, wide in zip(order, widths(len(order)), strict=True):
        found.append((seat, x, wide))
        x += wide + _GAP
    return found
