"""The board in the middle, 1060 by 620: round and phase, market and monopolies, the felt, decks and piles."""

from __future__ import annotations

from typing import Any, Final

from consigliere.engine.svg import at, circle, group, path, rect, title
from consigliere.games.la_cosa_nostra.components import (
    BUSINESS,
    COST,
    DATA,
    INFLUENCE,
    INFLUENCE_KIND,
    JOB,
    JOB_KIND,
    MONOPOLY_IDS,
)

from .cards import business
from .felt import felt
from .glyphs import BUSINESSES, SIGNS, drawn, job_sign
from .glyphs import INFLUENCE as SLIPS
from .letters import caption, line_of, name_lines, wide
from .pieces import business_back, chips, disc, influence_back, job_back
from .sheet import HIDDEN, ROMAN, Sheet
from .style import pattern

WIDTH: Final = 1060
HEIGHT: Final = 620
_MONOPOLIES: Final[dict[str, dict[str, Any]]] = {card["id"]: card for card in DATA["monopolies"]}


def board(sheet: Sheet) -> list[str]:
    return [
        rect(0, 0, WIDTH, HEIGHT, class_="dark"),
        rect(0, 0, WIDTH, HEIGHT, fill=pattern(sheet.part, "beams")),
        rect(0, 0, WIDTH, HEIGHT, fill=pattern(sheet.part, "grain"), class_="grain"),
        at(0, 0, *_clock(sheet), class_="clock"),
        at(16, 72, *_market(sheet), class_="market"),
        at(676, 72, *_monopolies(sheet), class_="monopolies"),
        at(14, 250, *felt(sheet, 782, 356)),
        at(810, 250, *_decks(sheet), class_="decks"),
        rect(2, 2, WIDTH - 4, HEIGHT - 4, class_="none pale"),
    ]


# --- round and phase


def _clock(sheet: Sheet) -> list[str]:
    """The rounds as tabs of a file, the phases as lamps; the one that burns is now. [LCN-RND-01]"""
    table = sheet.table
    parts = [rect(0, 0, WIDTH, 58, class_="night")]
    for number in range(1, table["rounds"] + 1):
        now = number == table["round"]
        x = 16 + 62 * (number - 1)
        tab = path(f"M{x} 58L{x + 6} {8 if now else 16}H{x + 50}L{x + 56} 58Z", class_="manila" if now else "slate")
        numeral = line_of(
            ROMAN[number], x + 28, 47 if now else 48, 32 if now else 25, 40, class_="ink" if now else "ash"
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
    phases = [name for name in ("draw", "hire", "planning", "action", "income") if name != "hire" or sheet.expansion]
    left = 16 + 62 * table["rounds"] + 22.0
    names = [sheet.words(f"phase-{name}").upper() for name in phases]
    long = [wide(words) for words in names]
    room = WIDTH - 232 - left - 42 * len(phases)
    size = min(21.0, room / sum(long))
    air = (room - size * sum(long)) / len(phases)
    x = left
    for name, words, wide_ in zip(phases, names, long, strict=True):
        now = table["phase"] == name
        inside = [title(words), circle(x + 10, 29, 8, class_="lamp" if now else "slate")]
        if now:
            inside.append(circle(x + 10, 29, 16, class_="glow"))
        ink = "glare" if now else "ash"
        inside.append(line_of(words, x + 25, 29 + size * 0.38, size, wide_ * size, class_=ink, text_anchor="start"))
        parts.append(group(*inside, class_="phase now" if now else "phase"))
        x += 42 + wide_ * size + air
    first = table["first"]
    if first is not None and sheet.family(first):
        name = sheet.called(first)
        told = f"{sheet.words('pic-first')}: {name}"
        card = [
            title(told),
            rect(WIDTH - 218, 7, 202, 44, class_="lamp edge"),
            drawn(SIGNS["first"], WIDTH - 197, 29, 30, "ink"),
            disc(sheet, sheet.family(first), WIDTH - 160, 29, 17),
            caption(name, WIDTH - 137, 38, 23, 116, text_anchor="start"),
        ]
        parts.append(group(*card, id="first", class_="marker first"))
    return parts


# --- market and monopolies


def _market(sheet: Sheet) -> list[str]:
    """Four businesses for sale, and the deck they come from. [LCN-SET-07, LCN-PLAN-03]"""
    count = len(sheet.table["deck"])
    backs = [at(4 + 3 * i, 14 - 3 * i, business_back(sheet, 96, 118)) for i in range(min(3, (count + 9) // 10))]
    told = title(sheet.words("pic-deck", count=count))
    parts = [group(told, *backs, _count(60, 74, count), id="deck", class_="stack deck")]
    prices = sheet.view["facts"].get("prices", {}) if sheet.view["asked"] else {}
    for i, name in enumerate(sheet.table["market"]):
        cost = prices.get(name, COST[BUSINESS[name]])
        parts.append(business(sheet, name, 124 + 130 * i, 0, 1.24, price=cost))
    return parts


def _monopolies(sheet: Sheet) -> list[str]:
    """The three monopolies: what counts for each, what it pays, who holds it. [LCN-MONO-01]"""
    return [_monopoly(sheet, name, 124 * i) for i, name in enumerate(MONOPOLY_IDS)]


def _monopoly(sheet: Sheet, name: str, x: float) -> str:
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
        rect(5, 5, 106, 61, class_="night"),
        path("M34 26V8L46 17L58 4L70 17L82 8V26Z", class_="lamp"),
        drawn(BUSINESSES[kind], 36, 46, 34, "bone"),
        drawn(BUSINESSES[kind], 80, 46, 34, "bone"),
        name_lines(sheet.words(name), 58, 84, 18, 106, 0.86),
        line_of(sheet.money(card["income"]), 58, 121, 20, 100, class_="ink"),
        rect(1, 127, 114, 28, class_="own" if held else "slate"),
    ]
    if holder is not None:
        inside.append(rect(1, 127, 26, 28, fill=pattern(sheet.part, sheet.family(holder)), class_="printed"))
        inside.append(disc(sheet, sheet.family(holder), 16, 141, 13))
        inside.append(caption(by, 71, 148, 18, 80, class_="on"))
    else:
        inside.append(path("M48 141H68", stroke="var(--ash)", stroke_width=3))
    if facts["tokens"]:
        inside.append(chips(sheet, name, facts["tokens"], 116, 14, 14, 112))
    state = f"card monopoly {sheet.hue(holder)}"
    return at(x, 0, *inside, id=f"monopoly-{name}", class_=sheet.marked(name, state), data_thing=name)


# --- decks and piles


def _decks(sheet: Sheet) -> list[str]:
    """Jobs: a deck and a pile for each round. Then influence, and special gangsters in the expansion."""
    table = sheet.table
    parts = []
    for number in range(1, len(table["job_decks"]) + 1):
        x = 60 * (number - 1)
        parts.append(_job_deck(sheet, number, x))
        parts.append(_pile(sheet, number, x))
    parts.append(_influence(sheet))
    if sheet.expansion:
        parts.append(_specials(sheet))
    return parts


def _count(x: float, y: float, count: int, size: float = 26) -> str:
    """A number on a dark disc."""
    r = size * 0.72
    return circle(x, y, r, class_="night", stroke="var(--lamp)", stroke_width=1.5) + line_of(
        str(count), x, y + size * 0.36, size, r * 1.6, class_="lamp"
    )


def _empty(width: float, height: float) -> str:
    return rect(0, 0, width, height, class_="none", stroke="var(--steel)", stroke_width=2, stroke_dasharray="6 5")


def _job_deck(sheet: Sheet, number: int, x: float) -> str:
    count: int = sheet.table["job_decks"][number - 1]
    told = title(sheet.words("pic-job-deck", count=count, round=str(number)))
    back = job_back(sheet, number, 54, 72) if count else _empty(54, 72)
    numeral = "" if count else line_of(ROMAN[number], 27, 48, 26, 40, class_="ash half")
    return at(x, 0, told, back, numeral, _count(42, 66, count, 18), id=f"job-deck-{number}", class_="stack jobs")


def _pile(sheet: Sheet, number: int, x: float) -> str:
    """A round's pile: its last card on top; those laid down unseen stay face down. [LCN-ACT-07]"""
    pile: list[dict[str, Any]] = sheet.table["piles"][number - 1]
    told = [sheet.words("pic-pile", count=len(pile), round=str(number))]
    told += sorted(sheet.words(job["card"]) for job in pile if job["card"] != HIDDEN)
    inside = [title("\n".join(told))]
    if not pile:
        inside.append(_empty(54, 72))
    elif pile[-1]["card"] == HIDDEN:
        inside.append(job_back(sheet, pile[-1]["round"], 54, 72))
    else:
        kind = JOB_KIND[JOB[pile[-1]["card"]]]
        inside.append(rect(0, 0, 54, 72, class_="manila edge"))
        inside.append(drawn(job_sign(kind), 27, 28, 36, "ink"))
        inside.append(name_lines(sheet.words(kind), 27, 59, 12, 50, 0.9))
    if pile:
        inside.append(_count(45, 5, len(pile), 18))
    return at(x, 92, *inside, id=f"pile-{number}", class_="stack pile")


def _influence(sheet: Sheet) -> str:
    table = sheet.table
    discard: list[str] = table["influence_discard"]
    told = [sheet.words("pic-influence-discard", count=len(discard))]
    told += sorted(sheet.words(INFLUENCE_KIND[INFLUENCE[card]]) for card in discard if card != HIDDEN)
    deck = [title(sheet.words("pic-influence-deck", count=table["influence_deck"]))]
    deck.append(influence_back(92, 62) if table["influence_deck"] else _empty(92, 62))
    deck.append(_count(80, 54, table["influence_deck"], 20))
    pile = [title("\n".join(told))]
    if not discard:
        pile.append(_empty(92, 62))
    elif discard[-1] == HIDDEN:
        pile.append(influence_back(92, 62))
    else:
        kind = INFLUENCE_KIND[INFLUENCE[discard[-1]]]
        pile += [rect(0, 0, 92, 62, class_="paper edge"), rect(0, 0, 92, 6, class_="lipstick")]
        pile += [drawn(SLIPS[kind], 24, 34, 34, "ink"), name_lines(sheet.words(kind), 66, 34, 16, 46, 0.8)]
    if discard:
        pile.append(_count(80, 54, len(discard), 20))
    return at(
        0,
        188,
        group(*deck, id="influence-deck", class_="stack influence"),
        at(120, 0, *pile, id="influence-discard", class_="stack influence"),
    )


def _specials(sheet: Sheet) -> str:
    """What is left of the special gangsters: in the deck, set aside, out. [LCN-EXP-04]"""
    table = sheet.table
    rows = (
        ("special-deck", "pic-special-deck", table["special_deck"]),
        ("special-aside", "pic-special-aside", table["aside"]),
    )
    parts = []
    for i, (name, message, cards) in enumerate(rows):
        told = [sheet.words(message, count=len(cards)), *sorted(sheet.words(card) for card in cards)]
        face = rect(0, 0, 92, 74, class_="slate edge") + drawn(
            SIGNS["gangster"], 46, 36, 56, "lamp" if i == 0 else "steel"
        )
        if not cards:
            face = _empty(92, 74)
        parts.append(
            at(
                120 * i,
                0,
                title("\n".join(told)),
                face,
                _count(80, 66, len(cards), 20),
                id=name,
                class_="stack specials",
            )
        )
    return at(0, 270, *parts)
