"""The board in the middle, 1320 by 630: round and phase, market and monopolies, the felt, the order of play, the
decks."""

from __future__ import annotations

from typing import Any, Final

from consigliere.drawing import draw_cached, draw_cached_by, pattern_fill
from consigliere.drawing.svg import at, circle, group, path, rect, title
from consigliere.games.la_cosa_nostra.components import (
    DATA,
    JOB,
    JOB_KIND,
    MONOPOLY_IDS,
)

from . import room
from .cards import business
from .felt import felt, rack
from .glyphs import BUSINESSES, SIGNS, drawn, job_sign
from .glyphs import INFLUENCE as SLIPS
from .letters import caption, line_of, name_lines, wide
from .pieces import business_back, chips, disc, influence_back, job_back
from .sheet import HIDDEN, ROMAN, Sheet

WIDTH: Final = 1320
HEIGHT: Final = 630
_MONOPOLIES: Final[dict[str, dict[str, Any]]] = {card["id"]: card for card in DATA["monopolies"]}
ACROSS: Final = 2 * WIDTH + 10  # two blocks side by side, and the gap between them
# The size of a family's place across the table, by their number: the more there are, the higher they are
FAR: Final = {2: (890, 555), 3: (760, 690), 4: (650, 800)}
_NAME: Final = {2: 83.0, 3: 74.0, 4: 74.0}  # the height of a family's name there
_STACKS: Final = ("influence_deck", "influence_discard", "special_deck", "aside")


def board(sheet: Sheet) -> list[str]:
    """Its blocks are groups with names: on a narrow screen the page stacks them."""
    # Special gangsters for hire have long texts, and what is known of the business deck needs room too.
    wide_cloth = bool(sheet.table["display"]) and all(card == HIDDEN for card in sheet.table["deck"])
    return [
        rect(0, 0, WIDTH, HEIGHT, class_="dark ground"),
        rect(0, 0, WIDTH, HEIGHT, fill=pattern_fill(sheet.id_prefix, "beams"), class_="ground"),
        rect(0, 0, WIDTH, HEIGHT, fill=pattern_fill(sheet.id_prefix, "grain"), class_="grain ground"),
        group(draw_cached(_clock, sheet.of("rounds", "round", "phase", "first")), class_="clock"),
        at(16, 72, draw_cached(_market, sheet.priced("market", "deck")), class_="market"),
        at(724, 72, draw_cached(_monopolies, sheet.of("monopolies")), class_="monopolies"),
        at(1132, 72, draw_cached(_stacks, sheet.of(*_STACKS)), class_="stacks"),
        at(14, 256, *felt(sheet, 1032 if wide_cloth else 782, 360), class_="cloth wide" if wide_cloth else "cloth"),
        "" if wide_cloth else at(812, 256, *_side(sheet), class_="side"),
        at(1062, 256, draw_cached(_decks, sheet.of("job_decks", "piles")), class_="decks"),
        rect(2, 2, WIDTH - 4, HEIGHT - 4, class_="none pale ground"),
        _room(sheet),
    ]


def _room(sheet: Sheet) -> str:
    """The room of a job that may still be answered, above the board: over the families across the table."""
    across, scale = height_across(sheet.seats - 1), ACROSS / room.WIDTH
    high = across * (1 - _NAME[sheet.seats - 1] / FAR[sheet.seats - 1][1])
    inside = room.low_room(sheet, high / scale)
    return at(0, -10 - high, *inside, scale=scale, class_="room") if inside else ""


def height_across(families: int) -> float:
    """How high the places of so many families across the table are, side by side as wide as the table."""
    wide, high = FAR[families]
    return (ACROSS - 10 * (families - 1)) / families * high / wide


# --- round and phase


def _clock(sheet: Sheet) -> list[str]:
    """The rounds as tabs of a file, the phases as lamps; the current ones are lit. [LCN-RND-01]"""
    table = sheet.table
    parts: list[str] = []
    for number in range(1, table["rounds"] + 1):
        now = number == table["round"]
        x = 16 + 62 * (number - 1)
        tab = path(f"M{x} 58L{x + 6} {8 if now else 16}H{x + 50}L{x + 56} 58Z", class_="manila" if now else "slate")
        numeral = line_of(
            ROMAN[number], x + 28, 47 if now else 49, 32 if now else 28, 40, class_="ink" if now else "ash"
        )
        parts.append(
            group(
                title(sheet.words("pic-round", round=str(number))),
                tab,
                numeral,
                id=f"round-{number}",
                class_="round now" if now else "round",
            )
        )
    parts = [rect(0, 0, WIDTH, 58, class_="night ground"), group(*parts, class_="rounds")]
    lamps: list[str] = []
    phases = [name for name in ("draw", "hire", "planning", "action", "income") if name != "hire" or sheet.expansion]
    left = 16 + 62 * table["rounds"] + 22.0
    names = [sheet.words(f"phase-{name}").upper() for name in phases]
    long = [wide(words) for words in names]
    room = WIDTH - 250 - left - 34 * len(phases)
    size = min(28.0, room / sum(long))
    air = (room - size * sum(long)) / len(phases)
    x = left
    for name, words, wide_ in zip(phases, names, long, strict=True):
        now = table["phase"] == name
        inside = [title(words), circle(x + 10, 29, 8, class_="lamp" if now else "slate")]
        if now:
            inside.append(circle(x + 10, 29, 16, class_="glow"))
        ink = "glare" if now else "ash"
        inside.append(line_of(words, x + 25, 29 + size * 0.38, size, wide_ * size, class_=ink, text_anchor="start"))
        lamps.append(group(*inside, class_="phase now" if now else "phase"))
        x += 34 + wide_ * size + air
    parts.append(group(*lamps, class_="phases"))
    first = table["first"]
    if first is not None and sheet.family(first):
        name = sheet.called(first)
        told = f"{sheet.words('pic-first')}: {name}"
        card = [
            title(told),
            rect(WIDTH - 242, 6, 228, 46, class_="lamp edge"),
            drawn(SIGNS["first"], WIDTH - 220, 29, 32, "ink"),
            disc(sheet, sheet.family(first), WIDTH - 180, 29, 19),
            caption(name, WIDTH - 155, 40, 28, 136, least=1, text_anchor="start"),
        ]
        parts.append(group(*card, id="first", class_="marker first"))
    return parts


# --- market and monopolies


def _market(sheet: Sheet) -> list[str]:
    """Four businesses for sale, and the deck they come from. [LCN-SET-07, LCN-PLAN-03]"""
    count = len(sheet.table["deck"])
    backs = [at(4 + 3 * i, 14 - 3 * i, business_back(sheet, 100, 128)) for i in range(min(3, (count + 9) // 10))]
    told = title(sheet.words("pic-deck", count=count))
    pile = backs or [at(4, 8, _empty(100, 128))]
    parts = [group(told, *pile, _count(57, 76, count, 32), id="deck", class_="stack deck")]
    for i, name in enumerate(sheet.table["market"]):
        parts.append(business(sheet, name, 126 + 143 * i, 0, 1.38, price=sheet.table["prices"][name]))
    return parts


def _monopolies(sheet: Sheet) -> list[str]:
    """The three monopolies: what counts for each, what it pays, who holds it. [LCN-MONO-01]"""
    return [monopoly(sheet, name, 133 * i) for i, name in enumerate(MONOPOLY_IDS)]


def monopoly(sheet: Sheet, name: str, x: float) -> str:
    """The card of a monopoly, with whoever holds it; 125 wide, 169 high."""
    facts = sheet.table["monopolies"][name]
    holder: int | None = facts["seat"]
    card = _MONOPOLIES[name]
    kind: str = card["counts"]
    by = sheet.called(holder) if holder is not None else "none"
    told = [sheet.words("pic-monopoly", name=sheet.words(name), holder=by), sheet.words(f"{name}-hint")]
    told += [sheet.words("pic-token", family=sheet.called(seat)) for seat in facts["tokens"]]
    held = holder is not None
    inside = [
        title("\n".join(told)),
        rect(3, 4, 116, 156, class_="card-shade"),
        rect(0, 0, 116, 156, class_="bone edge frame" if held else "manila edge frame"),
        rect(5, 5, 106, 42, class_="night"),
        path("M40 20V8L49 14L58 4L67 14L76 8V20Z", class_="lamp"),
        drawn(BUSINESSES[kind], 34, 33, 25, "bone"),
        drawn(BUSINESSES[kind], 82, 33, 25, "bone"),
        name_lines(sheet.words(name), 58, 77, 26, 112, 1.0, least=1),
        line_of(sheet.money(card["income"]), 58, 125, 26, 100, class_="ink"),
        rect(1, 127, 114, 28, class_="own" if held else "slate"),
    ]
    if holder is not None:
        inside.append(rect(1, 127, 26, 28, fill=pattern_fill(sheet.id_prefix, sheet.family(holder)), class_="printed"))
        inside.append(disc(sheet, sheet.family(holder), 16, 141, 13))
        inside.append(caption(by, 71, 151, 26, 86, least=1, class_="on"))
    else:
        inside.append(path("M48 141H68", stroke="var(--ash)", stroke_width=3))
    if facts["tokens"]:
        inside.append(chips(sheet, name, facts["tokens"], 116, 14, 14, 112))
    state = f"card monopoly {sheet.hue(holder)}"
    return at(x, 0, *inside, scale=1.08, id=f"monopoly-{name}", class_=sheet.classes(name, state), data_thing=name)


# --- the order of play, and what is known of the business deck


def _side(sheet: Sheet) -> list[str]:
    """The families in the order of play, 238 wide; below them the business deck as far as the reader has seen it."""
    planned = [sum([task is not None for one in p["gangsters"] for task in one["tasks"]]) for p in sheet.players]
    parts = [draw_cached_by(_order, sheet, sheet.families, sheet.table["first"] or 0, sheet.table["turn"], planned)]
    top = 40 + _STEP * sheet.seats
    cards: list[str] = sheet.table["deck"]
    if any(card != HIDDEN for card in cards) and not sheet.open_deck():
        parts.append(at(0, top, *rack(sheet, 238, 360 - top)))
    return parts


_STEP: Final = 34.0


def _order(sheet: Sheet, families: tuple[str, ...], first: int, turn: int | None, planned: list[int]) -> list[str]:
    """The order of play, and how much each has planned."""
    parts = [caption(sheet.words("pic-order"), 119, 26, 28, 236, least=1, class_="ash")]
    for i in range(sheet.seats):
        seat = (first + i) % sheet.seats
        y = 36 + _STEP * i
        now = turn == seat
        inside = [
            title(sheet.called(seat)),
            rect(0, y, 238, _STEP - 4, rx=3, class_="lamp" if now else "slate"),
            disc(sheet, sheet.family(seat), 18, y + 15, 13),
            caption(
                sheet.called(seat), 38, y + 26, 28, 140, least=1, class_="ink" if now else "bone", text_anchor="start"
            ),
        ]
        if now:
            inside.append(path(f"M222 {y + 6}L232 {y + 15}L222 {y + 24}Z", class_="ink"))
        if planned[seat]:
            inside.append(path(f"M184 {y + 5}h8l2 3h10v16h-20Z", class_="dark edge"))
            ink = "ink" if now else "bone"
            inside.append(line_of(str(planned[seat]), 206, y + 25, 28, 16, class_=ink, text_anchor="start"))
        parts.append(group(*inside, class_="order"))
    return parts


# --- decks and piles


def _decks(sheet: Sheet) -> list[str]:
    """Jobs: for each round its deck and its pile."""
    parts = []
    for number in range(1, len(sheet.table["job_decks"]) + 1):
        y = 91 * (number - 1)
        parts.append(_job_deck(sheet, number, y))
        parts.append(_pile(sheet, number, y))
    return parts


def _stacks(sheet: Sheet) -> list[str]:
    """Influence cards, and special gangsters in the expansion."""
    return [_influence(sheet), _specials(sheet)] if sheet.expansion else [_influence(sheet)]


def _count(x: float, y: float, count: int, size: float = 28) -> str:
    """A number on a dark disc."""
    r = size * 0.72
    return circle(x, y, r, class_="night", stroke="var(--lamp)", stroke_width=1.5) + line_of(
        str(count), x, y + size * 0.36, size, r * 1.6, class_="lamp"
    )


def _empty(width: float, height: float) -> str:
    return rect(0, 0, width, height, class_="none", stroke="var(--steel)", stroke_width=2, stroke_dasharray="6 5")


def _job_deck(sheet: Sheet, number: int, y: float) -> str:
    count: int = sheet.table["job_decks"][number - 1]
    told = title(sheet.words("pic-job-deck", count=count, round=str(number)))
    back = job_back(sheet, number, 82, 82) if count else _empty(82, 82)
    numeral = "" if count else line_of(ROMAN[number], 41, 54, 34, 60, class_="ash half")
    return at(0, y, told, back, numeral, _count(64, 64, count), id=f"job-deck-{number}", class_="stack jobs")


def _pile(sheet: Sheet, number: int, y: float) -> str:
    """A round's pile: its last card on top; cards discarded unseen stay face down. [LCN-ACT-07]"""
    pile: list[dict[str, Any]] = sheet.table["piles"][number - 1]
    told = [sheet.words("pic-pile", count=len(pile), round=str(number))]
    told += sorted(sheet.words(job["card"]) for job in pile if job["card"] != HIDDEN)
    inside = [title("\n".join(told))]
    if not pile:
        inside.append(_empty(148, 82))
    elif pile[-1]["card"] == HIDDEN:
        inside.append(job_back(sheet, pile[-1]["round"], 148, 82))
    else:
        kind = JOB_KIND[JOB[pile[-1]["card"]]]
        inside.append(rect(0, 0, 148, 82, class_="manila edge"))
        inside.append(drawn(job_sign(kind), 30, 30, 42, "ink"))
        inside.append(name_lines(sheet.words(kind), 99, 41, 28, 94, 1.0, least=1))
    if pile:
        inside.append(_count(20, 64, len(pile)))
    return at(94, y, *inside, id=f"pile-{number}", class_="stack pile")


def _influence(sheet: Sheet) -> str:
    table = sheet.table
    discard: list[str] = table["influence_discard"]
    told = [sheet.words("pic-influence-discard", count=len(discard))]
    told += sorted(sheet.words(card) for card in discard if card != HIDDEN)
    deck = [title(sheet.words("pic-influence-deck", count=table["influence_deck"]))]
    deck.append(influence_back(82, 66) if table["influence_deck"] else _empty(82, 66))
    deck.append(_count(64, 52, table["influence_deck"]))
    pile = [title("\n".join(told))]
    if not discard:
        pile.append(_empty(82, 66))
    elif discard[-1] == HIDDEN:
        pile.append(influence_back(82, 66))
    else:
        kind = discard[-1]
        pile += [rect(0, 0, 82, 66, class_="paper edge"), rect(0, 0, 82, 6, class_="lipstick")]
        pile.append(drawn(SLIPS[kind], 36, 36, 46, "ink"))
    if discard:
        pile.append(_count(64, 52, len(discard)))
    return group(
        group(*deck, id="influence-deck", class_="stack influence"),
        at(92, 0, *pile, id="influence-discard", class_="stack influence"),
    )


def _specials(sheet: Sheet) -> str:
    """The other special gangsters: in the deck, set aside, out. [LCN-EXP-04]"""
    table = sheet.table
    rows = (
        ("special-deck", "pic-special-deck", table["special_deck"]),
        ("special-aside", "pic-special-aside", table["aside"]),
    )
    parts = []
    for i, (name, message, cards) in enumerate(rows):
        told = [sheet.words(message, count=len(cards)), *sorted(sheet.words(card) for card in cards)]
        face = rect(0, 0, 82, 74, class_="slate edge") + drawn(
            SIGNS["gangster"], 41, 36, 54, "lamp" if i == 0 else "steel"
        )
        if not cards:
            face = _empty(82, 74)
        count = _count(64, 60, len(cards))
        parts.append(at(92 * i, 0, title("\n".join(told)), face, count, id=name, class_="stack specials"))
    return at(0, 88, *parts)
