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

from .fight import scene, size_of
from .pieces import CROSS, FIST, HOUSE, SCYTHE, emblem, figure, flame, mark, no_guns, order_token
from .sheet import Valley

WIDTH: Final = 1600
HEIGHT: Final = 752
COLUMNS: Final = 4
SIGN_W: Final = 258
SIGN_H: Final = 238
STEP_X: Final = 266
STEP_Y: Final = 246
START_GOODS: Final = (("cash", "cash"), ("gun", "guns"), ("contraband", "contraband"))
LEFT: Final = 10
TOP: Final = 8
CONTACT_X: Final = LEFT + COLUMNS * STEP_X
RAIL_X: Final = CONTACT_X + STEP_X
RAIL_W: Final = WIDTH - RAIL_X - 8
TILE_SPOTS: Final = 12
ROWS: Final = (1, 2, 0)  # of the board: where a fight is shown first


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
    """Over the market, which is closed meanwhile: no tile is hidden, nor a contact where there is another row for it,
    least of all the very site. It stays there as long as the fight lasts."""
    contacts = {site["spot"] - TILE_SPOTS for site in sheet.table["sites"] if site["kind"] == "contact"}
    spot = next(site["spot"] for site in sheet.table["sites"] if site["id"] == fight["site"])
    width, height = size_of(len(fight["gangs"]))
    rows = ROWS if height < 2 * STEP_Y - SIGN_H else ROWS[:1]  # a high one covers two rows
    free = [row for row in rows if row not in contacts] or [row for row in rows if row != spot - TILE_SPOTS] or rows
    return scene(sheet, fight, WIDTH - width - 8, TOP + free[0] * STEP_Y, free[0])


@lru_cache(maxsize=1)
def _roads() -> str:
    """The valley road winds behind the signs."""
    way = f"M-20 {HEIGHT * 0.3:g}C300 40 420 420 700 300S1080 120 1240 380S1500 640 {WIDTH + 20} 560"
    more = f"M180 {HEIGHT + 20}C240 560 520 560 640 640S980 760 1180 600S1420 200 {WIDTH + 20} 120"
    return group(
        path(way, class_="road"),
        path(more, class_="road"),
        path(way, class_="lane"),
        path(more, class_="lane"),
        class_="through",
    )


# --- setup


def _clubs(sheet: Valley) -> list[str]:
    """Patches of the clubs that nobody has chosen yet."""
    taken = {player["club"] for player in sheet.table["players"]}
    clubs = Rules(sheet.view["seats"], sheet.view["options"]).clubs
    found = [text(sheet.words("phase-setup"), WIDTH / 2, 120, 54, text_anchor="middle", class_="bone mono")]
    for i, club in enumerate(clubs):
        name = CLUB_IDS[club]
        if name not in taken:
            told = boards_told(club, sheet.view["options"]["mode"] == "high_octane", sheet.words)
            found.append(patch(name, 190 + i * 244, 390, 200, sheet.words, told))
    return found


@lru_cache(maxsize=64)
def boards_told(club: int, both: bool, words: Texts) -> str:
    """What a club's board prints: what it begins with, and its rules; of both sides where one may choose."""
    lines: list[str] = []
    for side in ("high_octane", "unleaded") if both else ("unleaded",):
        board = DATA["clubs"][club][side]
        goods = [words(f"n-{item}", count=board[name]) for item, name in START_GOODS]
        begins = [*goods, words("dudes", members=board["members"], prospects=board["prospects"])]
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
            lines.append(words("pic-heat", count=TRICK_HEAT[place]))
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
        parts = [
            rect(8, 0, SIGN_W - 16, high - 2, rx=5, class_="frame none"),
            OSWALD.paragraph(label, lead, 2, 15, room, high - 3, 1.05, 1, class_="bone"),
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
    return [_cards(sheet), _market(sheet.view["seats"], sheet.words), _emergency(sheet)]


def _cards(sheet: Valley) -> str:
    """The anarchy deck, and the cards that lie open."""
    table, words = sheet.table, sheet.words
    parts = [
        rect(0, 0, RAIL_W, 318, rx=10, class_="ink half"),
        OSWALD.caption(words("pic-anarchy"), 12, 28, 20, RAIL_W - 70, text_anchor="start", class_="bone"),
        badge(table["deck"], RAIL_W - 26, 20, 16),
    ]
    y = 42.0
    lying = [*table["permanent"], *[card for card in table["lying"] if not _is_contact(card)]]
    asks = sheet.view["facts"].get("card")  # an ambush lies nowhere while it acts: whoever it asks shall see it
    for name in lying if asks is None or asks in lying else [asks, *lying]:
        parts.append(card(name, 8, y, words))
        y += 66
    return piece(RAIL_X, TOP, *parts, told=words("status-deck", count=table["deck"]), id="anarchy", class_="anarchy")


def _is_contact(name: str) -> bool:
    """Contacts lie among the sites."""
    return CARD_KIND[CARD[name]] == CONTACT


@lru_cache(maxsize=512)
def card(name: str, x: float, y: float, words: Texts) -> str:
    """An anarchy card: what it is and what it does."""
    kind = CARD_KIND_IDS[CARD_KIND[CARD[name]]]
    hint = words(f"{name}-hint")
    return piece(
        x,
        y,
        rect(0, 0, RAIL_W - 16, 62, rx=6, class_="paper fine frame"),
        OSWALD.caption(words(name), 8, 20, 17, RAIL_W - 120, text_anchor="start", class_="ink", font_weight=700),
        OSWALD.caption(words(f"kind-{kind}"), RAIL_W - 24, 19, 16, 80, text_anchor="end", class_="ink half"),
        OSWALD.paragraph(hint, 8, 24, 15, RAIL_W - 32, 37, 1.1, 0.97, class_="ink"),
        told=f"{words(name)}\n{hint}",
        id=f"card-{name}",
        class_="news",
    )


@lru_cache(maxsize=32)
def _market(seats: int, words: Texts) -> str:
    """The black market: what a bag brings, by how many are sold in all."""
    parts = [
        rect(0, 0, RAIL_W, 176, rx=10, class_="ink half"),
        OSWALD.caption(words("phase-black_market"), 12, 27, 20, RAIL_W - 20, text_anchor="start", class_="bone"),
    ]
    low = 1
    for i, (up_to, price) in enumerate(DATA["black_market"][f"players_{seats}"]):
        y = 38 + i * 27
        bags = f"{low}–{up_to}" if up_to > low else str(low) if up_to == low else f"{low}+"
        low = up_to + 1
        parts += [
            rect(10, y, RAIL_W - 20, 24, rx=4, class_="paper" if i % 2 else "shade"),
            text(bags, 22, y + 18, 17, class_="ink"),
            text(f"${price}", RAIL_W - 24, y + 18, 18, text_anchor="end", class_="ink", font_weight=700),
        ]
    return piece(RAIL_X, TOP + 326, *parts, told=words("pic-market"), id="market", class_="market")


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
