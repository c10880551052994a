"""The board: road signs along the valley road, contacts, anarchy cards, the market, the emergency room, a fight."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from consigliere.drawing import OSWALD, Texts, badge, die, piece, sign
from consigliere.drawing.svg import at, circle, group, line, path, rect, text
from consigliere.games.men_of_mayhem.components import (
    CARD,
    CARD_KIND,
    CARD_KIND_IDS,
    CLUB,
    CLUB_IDS,
    CLUB_OPS,
    CLUB_ORDER_IDS,
    CLUB_RULE_IDS,
    CONTACT,
    DATA,
    HAS_TRICK,
    MAIN_OPS,
    NO_GUNS,
    OP_IDS,
    PLACE,
    SITE_HEAT,
    SURVIVE_ON,
    TRICK_HEAT,
    TRICK_OPS,
    Rules,
)

from .fight import least_high, scene, size_of, strips, strips_high
from .pieces import BAG, CROSS, FIST, HOUSE, SCYTHE, emblem, figure, flame, goods, mark, no_guns, order_token
from .sheet import Valley

WIDTH: Final = 1600
HEIGHT: Final = 752
COLUMNS: Final = 4
SIGN_W: Final = 258
SIGN_H: Final = 238
STEP_X: Final = 266
STEP_Y: Final = 246
SIDES: Final = ("high_octane", "unleaded")
START_GOODS: Final = (("cash", "cash"), ("gun", "guns"), ("contraband", "contraband"))
LEFT: Final = 10
TOP: Final = 8
CONTACT_X: Final = LEFT + COLUMNS * STEP_X
RAIL_X: Final = CONTACT_X + STEP_X
RAIL_W: Final = WIDTH - RAIL_X - 8
TILE_SPOTS: Final = 12
FREE_SPOT: Final = 10  # this one and the next are empty where up to four sit
CARDS_Y: Final = 42.0  # in the box of cards
CARD_STEP: Final = 66
FOLDED_STEP: Final = 31
MARKET_Y: Final = 326
MARKET_H: Final = 176


def board(sheet: Valley) -> list[str]:
    table = sheet.table
    inside = [rect(0, 0, WIDTH, HEIGHT, class_="asphalt"), _roads()]
    if table["phase"] == "setup":
        return [*inside, *_clubs(sheet)]
    inside += [_site(sheet, site) for site in table["sites"]]
    inside += _rail(sheet)
    if table["fight"] is not None:
        inside.append(_fight(sheet, table["fight"]))
    return inside


def _fight(sheet: Valley, fight: dict[str, Any]) -> str:
    """Where nothing lies that may be chosen meanwhile: up to four seats leave two spots of the valley empty; at a
    larger table it is over the market, which is closed, as high as the open cards leave it."""
    gangs = len(fight["gangs"])
    if _in_valley(sheet):
        width, _ = size_of(gangs)
        x = LEFT + FREE_SPOT % COLUMNS * STEP_X
        return scene(sheet, fight, x + (2 * STEP_X - 8 - width) / 2, TOP + FREE_SPOT // COLUMNS * STEP_Y)
    height = strips_high(gangs, _room_in_rail(sheet, _folded(sheet)))
    return strips(sheet, fight, RAIL_X, TOP + MARKET_Y + MARKET_H - height, RAIL_W, height)


def _in_valley(sheet: Valley) -> bool:
    """Whether no tile lies where fights are shown. [MM-SET-02]"""
    return all(site["spot"] < FREE_SPOT or site["kind"] == "contact" for site in sheet.table["sites"])


def _room_in_rail(sheet: Valley, folded: bool) -> float:
    """How much lies between the open cards and the end of the market."""
    return MARKET_Y + MARKET_H - CARDS_Y - len(_open_cards(sheet)) * (FOLDED_STEP if folded else CARD_STEP)


def _folded(sheet: Valley) -> bool:
    """Whether the open cards make room for a fight, by their names alone."""
    fight = sheet.table["fight"]
    if fight is None or _in_valley(sheet):
        return False
    return _room_in_rail(sheet, False) < least_high(len(fight["gangs"]))


@lru_cache(maxsize=1)
def _roads() -> str:
    """The valley road winds behind the signs."""
    way = f"M0 {HEIGHT * 0.3:g}C300 40 420 420 700 300S1080 120 1240 380S1500 640 {WIDTH} 560"
    more = f"M184 {HEIGHT}C240 560 520 560 640 640S980 760 1180 600S1420 200 {WIDTH} 120"
    return group(
        path(way, class_="road"),
        path(more, class_="road"),
        path(way, class_="lane"),
        path(more, class_="lane"),
        class_="through",
    )


# --- setup


def _clubs(sheet: Valley) -> list[str]:
    """The boards of the clubs that nobody has chosen yet; while a side is being chosen, the two sides of that board."""
    words, both = sheet.words, sheet.view["options"]["mode"] == "high_octane"
    taken = {player["club"] for player in sheet.table["players"]}
    choosing = [player["club"] for player in sheet.table["players"] if player["club"] and player["side"] is None]
    title = words("ask-ChooseSide", club=choosing[0]) if choosing else words("ask-ChooseClub")
    found = [text(title, WIDTH / 2, 62, 40, text_anchor="middle", class_="bone heading")]
    if choosing and both:
        for i, side in enumerate(SIDES):
            found.append(at(0, 0, _club_board(choosing[0], side, 480 + i * 340, side, words), class_=f"club-side-{i}"))
        return found
    for i, club in enumerate(Rules(sheet.view["seats"], sheet.view["options"]).clubs):
        name = CLUB_IDS[club]
        if name not in taken:
            side = SIDES[0] if both else SIDES[1]
            told = boards_told(club, both, words)
            found.append(at(0, 0, _club_board(name, side, 2 + i * STEP_X, name, words, told), class_=f"club-{i}"))
    return found


@lru_cache(maxsize=128)
def _club_board(club: str, side: str, x: float, thing: str, words: Texts, told: str = "") -> str:
    """A side of a club's board: what it begins with, and its special rules."""
    wide, high = STEP_X - 8, 640
    board = DATA["clubs"][CLUB[club]][side]
    title = words(f"side-{club}") if thing == club else words(f"pic-side-{side}")
    orders = board["base_orders"] + board["members"]
    parts = [
        rect(3, 5, wide, high, rx=12, class_="cast"),
        rect(0, 0, wide, high, rx=12, class_="paper line frame"),
        rect(0, 0, wide, 14, rx=7, class_="own"),
        circle(wide / 2, 88, 58, class_="own line"),
        circle(wide / 2, 88, 51, class_="none", stroke="var(--on)", stroke_width=3, stroke_dasharray="9 6"),
        at(wide / 2, 88, emblem(club, 66)),
        OSWALD.name(title, wide / 2, 178, 28, wide - 24, class_="ink", font_weight=700),
        *[goods(item, board[name], 36 + i * 78, 226, words, 34) for i, (item, name) in enumerate(START_GOODS)],
        at(36, 278, mark("member", 17), text(f"×{board['members']}", 24, 8, 24, class_="ink", font_weight=700)),
        at(114, 278, mark("prospect", 17), text(f"×{board['prospects']}", 24, 8, 24, class_="ink", font_weight=700)),
        at(192, 278, order_token(0, 0, 17), text(f"×{orders}", 24, 8, 24, class_="ink", font_weight=700)),
        line(14, 308, wide - 14, 308, stroke="var(--ink)", stroke_width=1.5, opacity=0.5),
    ]
    rules = CLUB_RULE_IDS[CLUB[club]] if side == SIDES[0] else ()
    for i, rule in enumerate(rules):
        y = 318 + i * 158
        also = f" {words(OP_IDS[CLUB_OPS[CLUB[club]][0]])}" if rule == CLUB_ORDER_IDS[CLUB[club]] else ""
        hint = f"{words(f'{rule}-hint')}{also}"
        parts += [
            OSWALD.caption(words(rule), 14, y + 20, 20, wide - 28, text_anchor="start", class_="ink", font_weight=700),
            OSWALD.paragraph(hint, 14, y + 28, 20, wide - 28, 122, 1.15, 0.85, class_="ink"),
        ]
    if not rules and thing == side:
        parts.append(OSWALD.paragraph(words(f"opt-side-{side}"), 14, 318, 20, wide - 28, 150, 1.15, 0.85, class_="ink"))
    return piece(
        x,
        92,
        *parts,
        told=f"{title}\n{told}" if told else title,
        id=f"patch-{club}" if thing == club else f"board-{side}",  # a club keeps the id of its patch
        data_thing=thing,
        class_=f"club-board of-{club}",
    )


@lru_cache(maxsize=64)
def boards_told(club: int, both: bool, words: Texts) -> str:
    """What a club's board prints: what it begins with, and its rules; of both sides where one may choose."""
    lines: list[str] = []
    for side in SIDES if both else SIDES[1:]:
        board = DATA["clubs"][club][side]
        begins = [
            *[words(f"n-{item}", count=board[name]) for item, name in START_GOODS],
            words("dudes", members=board["members"], prospects=board["prospects"]),
        ]
        lines.append(f"{words(f'pic-side-{side}')}: {', '.join(begins)}")
        if side == "high_octane":
            for rule in CLUB_RULE_IDS[club]:
                also = f" {words(OP_IDS[CLUB_OPS[club][0]])}" if rule == CLUB_ORDER_IDS[club] else ""
                lines.append(f"{words(rule)}: {words(f'{rule}-hint')}{also}")
    return "\n".join(lines)


def patch(club: str, x: float, y: float, size: float, words: Texts, more: str = "") -> str:
    """A club's patch: its emblem between two rockers."""
    r = size / 2
    name = words(f"side-{club}")
    return piece(
        x,
        y,
        circle(3, 5, r, class_="cast"),
        circle(0, 0, r, class_="own line frame"),
        circle(0, 0, r * 0.88, class_="none", stroke="var(--on)", stroke_width=3, stroke_dasharray="9 6"),
        at(0, -r * 0.24, emblem(club, size * 0.42)),
        OSWALD.caption(name, 0, r * 0.6, size * 0.165, size * 0.68, class_="on", font_weight=600),
        told=f"{name}\n{more}" if more else name,
        id=f"patch-{club}",
        data_thing=club,
        class_=f"patch of-{club}",
    )


# --- sites


def _site(sheet: Valley, site: dict[str, Any]) -> str:
    spot = site["spot"]
    if site["kind"] == "contact":
        x, y = CONTACT_X, TOP + (spot - TILE_SPOTS) * STEP_Y
        side = f"contact-{spot - TILE_SPOTS}"
    else:
        x, y = LEFT + spot % COLUMNS * STEP_X, TOP + spot // COLUMNS * STEP_Y
        side = "west" if spot % COLUMNS < COLUMNS // 2 else "east"
    name = site["id"]
    if site["kind"] == "face_down":
        return _face_down(name, x, y, side, sheet.words)
    body = _sign(name, site["kind"], sheet.words)
    marked = order_token(SIGN_W - 24, 26, 17) if site["marked"] else ""
    told = "\n".join([sheet.words(name), *_told_ops(name, sheet.words)])
    kind = f"site {side} used" if site["marked"] else f"site {side}"
    return piece(
        x,
        y,
        rect(0, 0, SIGN_W, SIGN_H, rx=14, class_="asphalt") if site["marked"] else "",  # no road shines through
        body,
        *_ops(name, sheet.words),
        *_figures(sheet, name, site["gangs"], 26, SIGN_H - 64, 38, 6),
        *_coming(sheet, name, site["gangs"], 26, SIGN_H - 64, 38, 6),
        marked,
        told=told,
        id=f"site-{name}",
        data_thing=name,
        class_=sheet.marked(name, kind),
    )


@lru_cache(maxsize=512)
def _sign(name: str, kind: str, words: Texts) -> str:
    """The road sign itself: green for tiles, rust for contacts that are gone tomorrow."""
    place = PLACE[name]
    ground = "sign" if kind == "tile" else "rust"
    parts = [
        rect(3, 5, SIGN_W, SIGN_H, rx=14, class_="cast"),
        rect(0, 0, SIGN_W, SIGN_H, rx=14, class_=f"{ground} line frame"),
        rect(5, 5, SIGN_W - 10, SIGN_H - 10, rx=10, class_="edge"),
        OSWALD.name(words(name), SIGN_W / 2, 30, 23, SIGN_W - 94, class_="bone", font_weight=700),
        line(14, 56, SIGN_W - 14, 56, stroke="var(--paper)", stroke_width=1.5, opacity=0.6),
        rect(8, SIGN_H - 88, SIGN_W - 16, 80, rx=8, class_="ink", opacity=0.28),
    ]
    if SITE_HEAT[place]:
        parts.append(flame(SITE_HEAT[place], 24, 30, 34))
    if NO_GUNS[place]:
        parts.append(no_guns(24, 30, 30))
    return "".join(parts)


@lru_cache(maxsize=512)
def _told_ops(name: str, words: Texts) -> tuple[str, ...]:
    place = PLACE[name]
    lines = [words(OP_IDS[op]) for op in MAIN_OPS[place]]
    if SITE_HEAT[place]:
        lines.append(words("pic-heat", count=SITE_HEAT[place]))
    if HAS_TRICK[place]:
        lines += [words("pic-trick", what=words(OP_IDS[op])) for op in TRICK_OPS[place]]
        if TRICK_HEAT[place]:
            lines.append(words("list-trick-heat", count=TRICK_HEAT[place]))
    if NO_GUNS[place]:
        lines.append(words("pic-no-guns"))
    return tuple(lines)


@lru_cache(maxsize=512)
def _ops(name: str, words: Texts) -> tuple[str, ...]:
    """What can be done there, line by line; the trick below a dashed line."""
    place = PLACE[name]
    rows = [(op, False) for op in MAIN_OPS[place]] + [(op, True) for op in TRICK_OPS[place]]
    high = min(44.0, 92.0 / max(1, len(rows)))
    found = []
    for i, (op, trick) in enumerate(rows):
        thing = OP_IDS[op]
        y = 60 + i * high
        label = words(thing)
        lead = 30 if trick else 14
        room = SIGN_W - lead - (40 if trick and TRICK_HEAT[place] else 14)
        tall = len(OSWALD.wrapped(label, 15, room)) * 15 * 1.05
        top = max(2, (high - 2 - tall) / 2)
        parts = [
            rect(8, 0, SIGN_W - 16, high - 2, rx=5, class_="frame none"),
            OSWALD.paragraph(label, lead, top, 15, room, high - 3, 1.05, 1, class_="bone"),
        ]
        if trick:
            parts.append(at(19, high / 2 - 1, sign(FIST, 0, 0, 15, class_="accent")))
            if TRICK_HEAT[place]:
                parts.append(flame(TRICK_HEAT[place], SIGN_W - 24, high / 2 - 1, 28))
        told = words("pic-trick", what=label) if trick else label
        found.append(piece(0, y, *parts, told=told, id=f"op-{thing}", data_thing=thing, class_="op"))
    return tuple(found)


def _face_down(name: str, x: float, y: float, side: str, words: Texts) -> str:
    return piece(
        x,
        y,
        rect(3, 5, SIGN_W, SIGN_H, rx=14, class_="cast"),
        rect(0, 0, SIGN_W, SIGN_H, rx=14, class_="ink line frame"),
        rect(8, 8, SIGN_W - 16, SIGN_H - 16, rx=9, class_="none", stroke="var(--shade)", stroke_width=2, opacity=0.5),
        sign(SCYTHE, SIGN_W / 2, SIGN_H / 2, 130, class_="shade half"),
        told=words(name),
        id=f"site-{name}",
        data_thing=name,
        class_=f"site {side} hidden",
    )


def _figures(
    sheet: Valley, place: str, gangs: list[dict[str, Any]], x: float, y: float, step: float, columns: int
) -> list[str]:
    """Everybody's dudes at a place, gang by gang."""
    found: list[str] = []
    for row in gangs:
        club = sheet.club(row["seat"])
        for kind in ("member", "prospect"):
            count = row[f"{kind}s"]
            if count:
                at_ = len(found)
                px, py = x + at_ % columns * (step + 2), y + at_ // columns * step
                found.append(figure(club, kind, place, count, px, py, sheet.words, step * 0.44))
    return found


def _coming(
    sheet: Valley, place: str, gangs: list[dict[str, Any]], x: float, y: float, step: float, columns: int
) -> list[str]:
    """Those the reader has named so far to ride there, after whoever is there already: pale, as they have not left."""
    facts = sheet.view["facts"]
    if sheet.view["step"] != "Gather" or facts.get("target") != place:
        return []
    taken = sum([bool(row["members"]) + bool(row["prospects"]) for row in gangs])
    found: list[str] = []
    for kind in ("member", "prospect"):
        count = facts[f"{kind}s"]
        if count:
            at_, r = taken + len(found), step * 0.44
            number = badge(count, r * 0.84, r * 0.72, r * 0.72) if count > 1 else ""
            px, py = x + at_ % columns * (step + 2), y + at_ // columns * step
            found.append(at(px, py, mark(kind, r), number, class_=f"half of-{sheet.club(sheet.view['seat'])}"))
    return found


def road_sign(name: str, kind: str, words: Texts) -> str:
    """A site with its operations and nobody there, for those who learn."""
    return group(_sign(name, kind, words), *_ops(name, words))


# --- the rail: what holds for all


def _rail(sheet: Valley) -> list[str]:
    sold = sheet.table["market"]
    total = sold["total"] if sold is not None and sold["counted"] else 0
    return [_cards(sheet), _market(sheet.view["seats"], total, sheet.words), _emergency(sheet)]


def _cards(sheet: Valley) -> str:
    """The anarchy deck, and the cards that lie open."""
    table, words = sheet.table, sheet.words
    parts = [
        rect(0, 0, RAIL_W, 318, rx=10, class_="ink half"),
        OSWALD.caption(words("pic-anarchy"), 12, 28, 20, RAIL_W - 70, text_anchor="start", class_="bone"),
        badge(table["deck"], RAIL_W - 26, 20, 16),
    ]
    folded = _folded(sheet)
    for i, name in enumerate(_open_cards(sheet)):
        y = CARDS_Y + i * (FOLDED_STEP if folded else CARD_STEP)
        parts.append(card(name, 8, y, words, name == table["acting"], folded))
    return piece(RAIL_X, TOP, *parts, told=words("status-deck", count=table["deck"]), id="anarchy", class_="anarchy")


def _open_cards(sheet: Valley) -> list[str]:
    """Cards that lie open beside the board. An ambush lies nowhere, but while it acts all see it."""
    table = sheet.table
    lying = [*table["permanent"], *[card for card in table["lying"] if not _is_contact(card)]]
    acting = table["acting"]
    return lying if acting is None or acting in lying or _is_contact(acting) else [acting, *lying]


def _is_contact(name: str) -> bool:
    """Contacts lie among the sites."""
    return CARD_KIND[CARD[name]] == CONTACT


@lru_cache(maxsize=512)
def card(name: str, x: float, y: float, words: Texts, acts: bool = False, folded: bool = False) -> str:
    """An anarchy card: what it is and what it does; folded, its name alone. One that acts just now is edged."""
    kind = CARD_KIND_IDS[CARD_KIND[CARD[name]]]
    hint = words(f"{name}-hint")
    high = FOLDED_STEP - 4 if folded else CARD_STEP - 4
    return piece(
        x,
        y,
        rect(0, 0, RAIL_W - 16, high, rx=6, class_="paper fine frame"),
        rect(2, 2, RAIL_W - 20, high - 4, rx=5, class_="acts") if acts else "",
        OSWALD.caption(words(name), 8, 20, 17, RAIL_W - 120, text_anchor="start", class_="ink", font_weight=700),
        OSWALD.caption(words(f"kind-{kind}"), RAIL_W - 24, 19, 16, 80, text_anchor="end", class_="ink half"),
        "" if folded else OSWALD.paragraph(hint, 8, 24, 15, RAIL_W - 32, 37, 1.1, 0.97, class_="ink"),
        told=f"{words(name)}\n{hint}",
        id=f"card-{name}",
        class_="news",
    )


@lru_cache(maxsize=256)
def _market(seats: int, total: int, words: Texts) -> str:
    """The black market: what a bag brings, by how many are sold in all. Once the bags are counted their row is lit."""
    parts = [
        rect(0, 0, RAIL_W, MARKET_H, rx=10, class_="ink half"),
        OSWALD.caption(words("phase-black_market"), 12, 27, 20, RAIL_W - 80, text_anchor="start", class_="bone"),
    ]
    if total:
        parts += [sign(BAG, RAIL_W - 54, 19, 24, class_="chrome"), badge(total, RAIL_W - 26, 20, 16)]
    low = 1
    for i, (up_to, price) in enumerate(DATA["black_market"][f"players_{seats}"]):
        y = 38 + i * 27
        bags = f"{low}–{up_to}" if up_to > low else str(low) if up_to == low else f"{low}+"
        lit = low <= total and (total <= up_to or up_to < low)
        low = up_to + 1
        parts += [
            rect(10, y, RAIL_W - 20, 24, rx=4, class_="accent lit" if lit else "paper" if i % 2 else "shade"),
            text(bags, 22, y + 18, 17, class_="ink"),
            text(f"${price}", RAIL_W - 24, y + 18, 18, text_anchor="end", class_="ink", font_weight=700),
        ]
    return piece(RAIL_X, TOP + MARKET_Y, *parts, told=words("pic-market"), id="market", class_="market")


def _rolls(sheet: Valley) -> list[str]:
    """The dice that have just been thrown for a gang's wounded: whom each was for, and who rides home."""
    rolls = sheet.table.get("rolls", ())
    step = min(44.0, (RAIL_W - 24) / max(1, len(rolls)))
    size = step * 0.76
    return [
        at(
            12 + step * (i + 0.5),
            118,
            at(0, 0, mark(roll["kind"], size / 2), class_=f"of-{sheet.club(roll['seat'])}"),
            die(roll["die"], 0, 36, size),
            sign(HOUSE, 0, 66, 22, class_="ink") if roll["lives"] else "",
            class_=None if roll["lives"] else "half",
        )
        for i, roll in enumerate(rolls)
    ]


def _emergency(sheet: Valley) -> str:
    """The emergency room with everybody's wounded."""
    words = sheet.words
    rows = [{"seat": player["seat"], **player["emergency"]} for player in sheet.table["players"] if player["club"]]
    return piece(
        RAIL_X,
        TOP + 510,
        rect(0, 0, RAIL_W, 226, rx=10, class_="chalk line frame"),
        sign(CROSS, RAIL_W - 26, 26, 30, class_="hot"),
        OSWALD.caption(words("emergency_room"), 12, 31, 18, RAIL_W - 66, text_anchor="start", class_="ink"),
        *_figures(sheet, "emergency_room", rows, 30, 72, 44, 5),
        *_rolls(sheet),
        at(RAIL_W - 104, 206, die(SURVIVE_ON, 0, 0, 26), text("+", 18, 9, 24, class_="ink")),
        at(
            RAIL_W - 58,
            206,
            text("→", 0, 8, 24, text_anchor="middle", class_="ink"),
            sign(HOUSE, 32, -1, 26, class_="ink"),
        ),
        told=f"{words('emergency_room')}\n{words('pic-emergency', number=str(SURVIVE_ON))}",
        id="emergency_room",
        data_thing="emergency_room",
        class_="site emergency",
    )
