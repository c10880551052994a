"""The reader's own strip: the family's figures, bills and goods in fixed places, cards, the open suitcase."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from consigliere.drawing import OSWALD, PLAYFAIR, Texts, changed_mark, chosen_mark, legal_mark, piece
from consigliere.drawing.svg import at, circle, element, group, path, rect, text
from consigliere.games.corleones_empire import listing, telling
from consigliere.games.corleones_empire.components import COLOUR_AWARD, DISTRICT_AWARD

from . import glyphs
from .cards import GOODS, HAND_CARD, JOBS, LIT, ally_inside, colour_of, framed, good_inside, job_inside, marks, outline
from .inks import JOB_HUES, JOB_SIGNS
from .staged import awarded_to
from .wall import away, led, mini

View = dict[str, Any]
WIDTH: Final = 1240
HEIGHT: Final = 180
BILLS: Final = ("bill_1", "bill_2", "bill_3", "bill_5")
TRAY: Final = (8, 4, 210, 172)
FELT: Final = (226, 6, 740, 168)
CARDS: Final = 528  # where jobs and allies begin
END: Final = 866  # where they end
CHIP: Final = 208  # an effect that is still to be taken
FOOT: Final = 38  # the row below the own figures: those that are out, cards that were played
SIGN: Final = 74  # the same as a sign, while something else is asked
FEW: Final = 3  # with this many cards there is room for the hand limit next to them
APART: Final = 16  # between jobs just drawn and the hand
CASE: Final = (972, 4, 262, 172)


def hand(view: View, words: Texts) -> list[str]:
    """What only the reader sees, from left to right, part by part."""
    return [_strip(), *_inside(view, words)]


def _inside(view: View, words: Texts) -> list[str]:
    table = view["table"]
    chosen = Counter(option.partition(":")[2] for option in view["row"])
    bids = view["step"] == "Bids"  # bids come from the suitcase: nothing leaves the hand
    held = Counter(table["hand"])
    left = {card: count - (0 if bids else chosen[card]) for card, count in held.items()}
    asked, later = view["facts"].get("effects", ()), listing.to_come(view)
    end = float(END)
    drawn = [_tray(view, words)]
    stock = [_bill(bill, held[bill], left.get(bill, 0), i, words) for i, bill in enumerate(BILLS)]
    stock += [_good(good, held[good], left.get(good, 0), i, words) for i, good in enumerate(GOODS)]
    if asked or later:
        end = FELT[0] + FELT[2] - (CHIP if asked else SIGN) - 16.0
        drawn.append(group(_effects(_counted(asked), _counted(later), end + 8, words), class_="effects"))
    goods = tuple(sorted([card for card in table["hand"] if card in GOODS]))
    things = [("hand", card, count) for card, count in held.items() if card not in GOODS and card not in BILLS]
    new = [("drawn", job, count) for job, count in Counter(table["drawn"] or ()).items()]  # in the order of the answers
    things += new
    wide, _ = HAND_CARD
    if len(things) <= FEW and end == END:
        drawn.append(_limit(len(table["hand"]), table["limit"], words))
    elif end == END:
        end = float(FELT[0] + FELT[2] - 8)  # many cards need the room; the acts show the limit too
    if new:  # jobs just drawn are compared: they are whole, and the others overlap
        room = end - CARDS - APART - (wide + 8.0) * len(new)
        step = min(wide + 8.0, room / max(1, len(things) - len(new)))
    else:
        step = min(wide + 8.0, (end - CARDS - wide) / max(1, len(things) - 1))
    x, apart = float(CARDS), False
    cards: list[str] = []
    for place, card, count in things:
        if place == "drawn" and not apart:
            x, apart = x + APART, True  # a gap between jobs just drawn and the hand
        still = left.get(card, 0) if place == "hand" else count
        cards.append(_card(place, card, still, x, goods, words))
        x += wide + 8.0 if place == "drawn" else step
    # A narrow window shows what is in the purse only further to the right.
    drawn.append(group(*stock, class_="stock" if len(things) <= FEW else "stock far"))
    drawn.append(group(*cards, class_="held"))
    drawn.append(_case(view, words, chosen))
    return drawn


@lru_cache(maxsize=1)
def _strip() -> str:
    x, y, wide, tall = FELT
    return "".join(
        [
            rect(0, 0, WIDTH, HEIGHT, class_="mahogany"),
            rect(0, 0, WIDTH, HEIGHT, class_="wood"),
            rect(0, 0, WIDTH, 2, fill="#8a5c1b"),
            rect(0, 2, WIDTH, 1.2, class_="gold"),
            rect(x, y, wide, tall, rx=4, class_="felt line"),
            rect(x + 4, y + 4, wide - 8, tall - 8, rx=2, class_="none", stroke="#f4d079", stroke_opacity=0.5),
        ]
    )


def _number(count: int, x: float, y: float) -> str:
    return circle(x, y, 11.5, class_="ink gilt") + text(
        str(count), x, y + 5.6, 15.5, text_anchor="middle", class_="gold"
    )


# --- the family's own tray


def _tray(view: View, words: Texts) -> str:
    """The figures that may be sent, and those that are out."""
    table = view["table"]
    side = table["families"][view["seat"]]
    family = side["family"]
    names = tuple(listing.figures_of(side))
    out = tuple([name for name in table["figures"].values() if family and name.startswith(f"{family}_")])
    dead = tuple(away(side, view))
    first, doing = table["horse"] == view["seat"], table["doing"] if table["turn"] == view["seat"] else None
    cards = (doing, *side["played"]) if doing else tuple(side["played"])
    drawn = [_head(view["seat"], family, side["markers"], first, words)]
    drawn.append(_own_figures(names, family or "", bool(out or dead or cards), words))
    drawn.append(_away(out, dead, not names, len(cards), words))
    return "".join(drawn) + _lying(cards, doing, words)


@lru_cache(maxsize=256)
def _head(seat: int, family: str | None, markers: int, first: bool, words: Texts) -> str:
    x, y, wide, tall = TRAY
    side = family or "neutral"
    name = words(f"side-{side}") if family else words("seat-name", number=str(seat + 1))
    top = f"M0 5a5 5 0 0 1 5-5H{wide - 5}a5 5 0 0 1 5 5V32H0Z"
    told = [words(f"faction-{family}") if family else name, words("count-markers", count=markers)]
    inside = [
        outline(wide, tall),
        rect(0, 0, wide, tall, rx=5, class_="tray gilt frame"),
        path(top, class_="own"),
        rect(124, 0, 26, 32, class_="weave"),
        glyphs.emblem(side, 19, 16, 12.5),
        PLAYFAIR.line(name, 38, 23, 19, 84, text_anchor="start", class_="display on"),
        at(172, 21, glyphs.chip(side, 11, 5)),
        text(str(markers), 188, 23, 18, text_anchor="start", class_="on"),
    ]
    if first:
        plate = circle(0, 0, 11, class_="accent thin") + glyphs.pict("horse", 0, 0, 16)
        inside.append(piece(138, 16, plate, tooltip=words("pic-first"), id="horse"))
    return piece(
        x,
        y,
        *inside,
        marks(wide - 2, 30),
        tooltip="\n".join(told),
        id=f"seat-{seat}",
        data_thing=f"seat_{seat}",
        class_=f"of-{side} {LIT}",
    )


@lru_cache(maxsize=512)
def _own_figures(names: tuple[str, ...], family: str, low: bool, words: Texts) -> str:
    """The figures still to be sent, each framed like a card; `low` leaves a row below them."""
    x, y, wide, tall = TRAY
    each = min(66.0, (wide - 8) / max(1, len(names)))
    left = x + (wide - each * len(names)) / 2
    high = tall - 38 - (FOOT if low else 4)
    return "".join(
        [_own_figure(name, family, left + each * i + 2, y + 37, each - 4, high, words) for i, name in enumerate(names)]
    )


@lru_cache(maxsize=512)
def _own_figure(name: str, family: str, x: float, y: float, wide: float, high: float, words: Texts) -> str:
    role, _ = glyphs.role_of(name)
    scale = min(1.8, (wide - 4) / 34, (high - 26) / 51)
    called = short_name(name, family, words, wide)
    return piece(
        x,
        y,
        outline(wide, high, 5),
        rect(0, 0, wide, high, rx=4, class_="slot brassy frame"),
        at(wide / 2, high - 21 - 3 * scale, glyphs.figure(role, family), scale=scale),
        OSWALD.line(called, wide / 2, high - 5, 14.2, wide - 3, class_="paper"),
        changed_mark(-3, -3, wide + 6, high + 6),
        legal_mark(wide - 9, 9, 8.5),
        chosen_mark(wide - 9, 9, 8.5),
        tooltip=f"{listing.name(name, words)}\n{words('pic-supply')}",
        id=f"figure-{name}",
        data_thing=name,
        class_=f"of-{family} figure {LIT}",
    )


@lru_cache(maxsize=256)
def _away(out: tuple[str, ...], dead: tuple[str, ...], alone: bool, cards: int, words: Texts) -> str:
    """A hat on a dashed base for each figure that is out: below those still to be sent, or in rows of three."""
    x, y, wide, tall = TRAY
    names = [*out, *dead]
    step = min(32.0, (wide - 22 - 25 * cards) / max(1, len(names)))
    drawn = []
    for i, name in enumerate(names):
        role, _ = glyphs.role_of(name)
        spot, down = (x + 42 + 63 * (i % 3), y + 80 + 46 * (i // 3)) if alone else (x + 20 + step * i, y + tall - 10)
        base = element(
            "ellipse", rx=14, ry=5, class_="none", stroke="#c98a6a", stroke_width=1.3, stroke_dasharray="4 3"
        )
        hat = glyphs.pict("kill" if name in dead else role, 0, -12, 20, "c-sage" if name in dead else "c-faded")
        told = f"{listing.name(name, words)}\n{words('hudson') if name in dead else words('pic-on-duty')}"
        drawn.append(piece(spot, down, base, hat, tooltip=told, id=f"out-{name}"))
    if alone and names:
        said = words("pic-on-duty")
        drawn.append(OSWALD.line(said, x + wide / 2, y + tall - 9, 13.6, 80, class_="faded"))
    elif names and 20 + step * len(names) < wide - 72 - 25 * cards:
        end = x + wide - 8 - 26 * cards
        drawn.append(OSWALD.line(words("pic-on-duty"), end, y + tall - 9, 13.6, 66, text_anchor="end", class_="faded"))
    return "".join(drawn)


ARTICLE: Final = 2  # letters: of the Macellaio no more than "Il" would be left


def short_name(name: str, family: str, words: Texts, room: float) -> str:
    """A figure's short name: without the family's name. If that is too long, its first word that is no article."""
    called = listing.name(name, words)
    for one in (words(f"side-{family}"), "  "):
        called = called.replace(one, " ").strip() or called
    if OSWALD.width(called) * 14.2 <= room + 6:
        return called
    return next((word for word in called.split(" ") if len(word) > ARTICLE), called)


@lru_cache(maxsize=128)
def _lying(cards: tuple[str, ...], doing: str | None, words: Texts) -> str:
    """The job being done and the allies played, small, at the foot of the tray."""
    drawn = []
    for i, card in enumerate(cards):
        told = f"{words('pic-doing' if card == doing else 'pic-played')}: {listing.card_lines(card, words)}"
        x = TRAY[0] + TRAY[2] - 28 - 25 * i
        drawn.append(
            piece(
                x, TRAY[1] + TRAY[3] - 33, mini(card), tooltip=told, id="doing" if card == doing else f"played-{card}"
            )
        )
    return "".join(drawn)


# --- bills, goods, cards


@lru_cache(maxsize=256)
def _bill(bill: str, held: int, left: int, i: int, words: Texts) -> str:
    """Bills of a value in their place; an empty place is dashed."""
    x, y = 294, 30 + 40 * i
    value = bill.removeprefix("bill_")
    if not held:
        letters = text(f"${value}", x, y + 5.5, 16, text_anchor="middle", class_="sage")
        return rect(x - 53, y - 17, 106, 34, rx=3, class_="none hole") + letters
    stacked = [at(3 * k, -2 * k, glyphs.big_bill(value, 106, 35)) for k in range(min(left, 3) - 1, -1, -1)]
    inside = stacked or [at(0, 0, glyphs.big_bill(value, 106, 35), opacity=0.35)]
    count = _number(left, 62, 0) if left != 1 else ""
    name = f"hand-{bill}"
    return piece(
        x,
        y,
        outline(106, 35, 4, -53, -17.5),
        *inside,
        count,
        legal_mark(-50, -14, 9),
        tooltip=listing.card_lines(bill, words),
        id=name,
        data_thing=name,
        class_=f"half {LIT}" if left < 1 else LIT,
    )


@lru_cache(maxsize=256)
def _good(good: str, held: int, left: int, i: int, words: Texts) -> str:
    x, y = 378 + 74 * (i % 2), 17 + 80 * (i // 2)
    inside = good_inside(good, max(left, 0) or (1 if held else 0), words)
    if not held:
        return at(x, y, inside)
    count = _number(left, 62, 2) if left != 1 else ""
    name = f"hand-{good}"
    return piece(
        x,
        y,
        outline(66, 73, 5),
        inside,
        count,
        legal_mark(5, 5, 9),
        tooltip=listing.card_lines(good, words),
        id=name,
        data_thing=name,
        class_=f"half {LIT}" if left < 1 else LIT,
    )


@lru_cache(maxsize=2048)
def _card(place: str, card: str, count: int, x: float, goods: tuple[str, ...], words: Texts) -> str:
    """A job or an ally; the cost shows what the reader lacks."""
    wide, tall = HAND_CARD
    inside = job_inside(card, words, wide, tall, goods) if card in JOBS else ally_inside(card, words, wide, tall)
    return piece(
        x,
        24,
        framed(wide, tall, inside, _number(count, 8, 8) if count > 1 else ""),
        tooltip=listing.card_lines(card, words),
        id=f"{place}-{card}",
        data_thing=f"{place}-{card}",
        class_=f"half {LIT}" if count < 1 else LIT,
    )


@lru_cache(maxsize=256)
def _limit(cards: int, limit: int, words: Texts) -> str:
    """The number of cards in hand, and the hand limit of the tribute."""
    inside = [
        glyphs.pict("limit", 15, 16, 26, "c-gold"),
        text(str(cards), 34, 26, 26, class_="display paper"),
        *[
            OSWALD.line(one, 0, 50 + 17 * i, 13.6, 90, text_anchor="start", class_="paper")
            for i, one in enumerate(OSWALD.wrapped(words("pic-tribute-leaves"), 13.6, 88)[:3])
        ],
        glyphs.pict("limit", 15, 122, 26, "c-gold"),
        text(str(limit), 34, 134, 34, class_="display gold"),
    ]
    told = f"{words('count-cards', count=cards)}\n{words('status-limit', limit=str(limit))}"
    return piece(874, 22, *inside, tooltip=told, id="own-limit")


def _counted(effects: Sequence[str]) -> tuple[tuple[str, int], ...]:
    return tuple(Counter(effects).items())


@lru_cache(maxsize=512)
def _effects(asked: tuple[tuple[str, int], ...], later: tuple[tuple[str, int], ...], x: float, words: Texts) -> str:
    """Effects as slips, with a count for equal ones: those to choose from, and faintly those that come later."""
    drawn = []
    each = min(44.0, (HEIGHT - 22) / len(asked + later))
    tall = each - 4
    for i, (effect, count) in enumerate(asked + later):
        told = listing.names([effect] * count, words)
        if not asked:
            drawn.append(_sign(effect, count, x, 11 + each * i, tall, f"{words('pic-later')}: {told}"))
            continue
        lines = OSWALD.wrapped(told, 13.4, CHIP - 78)
        inside = [
            rect(0, 0, CHIP, tall, rx=5, class_="paper gilt frame"),
            glyphs.row(glyphs.signs(effect), 34, tall / 2, min(26.0, tall - 2), 60),
        ]
        most = 2 if tall >= 32 else 1
        if len(lines) > most:
            lines = (*lines[: most - 1], OSWALD.shortened(" ".join(lines[most - 1 :]), 13.4, CHIP - 78))
        top = tall / 2 + 4.8 - 8 * (len(lines) - 1)
        inside += [
            OSWALD.line(one, 70, top + 16 * k, 13.4, CHIP - 74, text_anchor="start") for k, one in enumerate(lines)
        ]
        y = 11 + each * i
        name = f"effect-{effect}"
        if i < len(asked):
            line = outline(CHIP, tall)
            marked = {"id": name, "data_thing": name, "class_": LIT}
            drawn.append(piece(x, y, line, *inside, legal_mark(CHIP - 4, 4, 9), tooltip=told, **marked))
        else:
            later_told = f"{words('pic-later')}: {told}"
            drawn.append(piece(x, y, *inside, tooltip=later_told, id=f"later-{effect}", class_="half"))
    return "".join(drawn)


def _sign(effect: str, count: int, x: float, y: float, tall: float, told: str) -> str:
    """An effect that comes later, while something else is asked: its sign, and how often."""
    inside = [
        rect(0, 0, SIGN, tall, rx=5, class_="paper gilt frame"),
        glyphs.row(glyphs.signs(effect), SIGN / 2 - (12 if count > 1 else 0), tall / 2, min(26.0, tall - 2), SIGN - 30),
    ]
    if count > 1:
        inside.append(text(f"×{count}", SIGN - 8, tall / 2 + 6, 16, text_anchor="end"))
    return piece(x, y, *inside, tooltip=told, id=f"later-{effect}", class_="half")


# --- the suitcase


def _case(view: View, words: Texts, chosen: Counter[str]) -> str:
    """The reader's own suitcase, open: the sum, bills by value, completed jobs by colour, awards so far."""
    case = view["table"]["families"][view["seat"]]["suitcase"]
    bids = view["step"] == "Bids"
    staked = sum(int(option.removeprefix("bid:bill_")) for option in view["row"] if option.startswith("bid:bill_"))
    money = case["money"] - staked
    counted = view["table"]["awards"] is not None
    awards = awarded_to(view["seat"], view) if counted else DISTRICT_AWARD * led(view).count(view["seat"])
    family = telling.family(view["seat"], view)
    whose = words(f"side-{family}") if family and view["table"].get("you", 0) is None else ""
    drawn = [_lid(money, awards, whose, words)]
    there = sorted(Counter(case["bills"]).items())
    apart = min(82.0, 236 / max(1, len(there)))
    for i, (bill, count) in enumerate(there):
        drawn.append(_case_bill(bill, count - chosen[bill] if bids else count, 42 + apart * i, words))
    drawn.append(_jobs(tuple(case["jobs"]), words))
    return at(CASE[0], CASE[1], *drawn)


@lru_cache(maxsize=512)
def _lid(money: int, awards: int, whose: str, words: Texts) -> str:
    _, _, wide, tall = CASE
    lid = f"M14 0H{wide - 14}L{wide} 52H0Z"
    title = f"{whose}: ${money}" if whose else words("pic-suitcase").upper()
    most = OSWALD.line(words("pic-most-wins"), 24, 42, 13.6, 150, text_anchor="start", class_="paper")
    sum_ = PLAYFAIR.line(f"${money}", wide - 26, 41, 36, 92, text_anchor="end", class_="display gold")
    awarded = [
        rect(wide - 76, 104, 64, 34, rx=4, class_="ink"),
        glyphs.pict("award", wide - 61, 121, 20, "c-gold"),
        OSWALD.line(f"+${awards}", wide - 32, 127, 16.5, 36, class_="gold"),
    ]
    foot = words("pic-awards-each", money=COLOUR_AWARD)
    inside = [
        path(lid, class_="case", stroke="#f4d079", stroke_width=1.6),
        path(lid, class_="leather"),
        path(f"M22 6H{wide - 22}L{wide - 12} 47H12Z", class_="lining"),
        OSWALD.line(title, 28, 24, 15, 140, text_anchor="start", class_="gold"),
        most,
        sum_,
        rect(0, 50, wide, tall - 50, rx=6, class_="case", stroke="#f4d079", stroke_width=1.6),
        rect(0, 50, wide, tall - 50, rx=6, class_="leather"),
        rect(8, 58, wide - 16, tall - 66, rx=3, class_="lining thin"),
        rect(46, 46, 20, 9, class_="gold thin"),
        rect(wide - 66, 46, 20, 9, class_="gold thin"),
        *awarded,
        OSWALD.line(foot, wide / 2, 156, 13.4, wide - 22, class_="paper"),
    ]
    told = f"{words('pic-suitcase')}\n{words('pic-suitcase-money', money=money)}\n{words('pic-awards', money=awards)}"
    return piece(0, 0, *inside, tooltip=told, id="own-suitcase")


@lru_cache(maxsize=256)
def _case_bill(bill: str, count: int, x: float, words: Texts) -> str:
    value = bill.removeprefix("bill_")
    stacked = [glyphs.bill(value, 3 * k, -3 * k, 50, 28) for k in range(min(max(count, 1), 3) - 1, -1, -1)]
    return piece(
        x,
        80,
        outline(50, 28, 4, -25, -14),
        *stacked,
        at(
            25,
            -14,
            circle(0, 0, 10.5, class_="ink gilt"),
            text(str(count), 0, 5.2, 14.5, text_anchor="middle", class_="gold"),
        )
        if count != 1
        else "",
        legal_mark(-24, -13, 8),
        tooltip=f"{words('pic-suitcase')}: {listing.name(bill, words)}",
        id=f"case-{bill}",
        data_thing=f"case-{bill}",
        class_=f"half {LIT}" if count < 1 else LIT,
    )


@lru_cache(maxsize=256)
def _jobs(jobs: tuple[str, ...], words: Texts) -> str:
    """Completed jobs by colour, which counts at the end, with their names in the tooltip. [CE-FIN-05]"""
    told = f"{words('pic-completed')}: {listing.names(list(jobs), words) or words('pic-none-yet')}"
    counted = Counter([colour_of(job) for job in jobs])
    drawn = []
    for i, colour in enumerate(JOB_HUES):
        x, count = 14 + 43 * i, counted[colour]
        folder = f"M{x} 106h14l3 4h21v26h-38Z"
        ink = "ink" if colour == "yellow" else "paper"
        if count:
            drawn += [path(folder, class_=f"hue-{colour} edged"), path(folder, class_=f"j-{colour}")]
        else:
            drawn.append(path(folder, class_="none", stroke="#d9a8a0", stroke_width=1.2, stroke_dasharray="3 3"))
        drawn.append(glyphs.pict(JOB_SIGNS[colour], x + 12, 124, 19, f"c-{ink if count else 'shade'}"))
        drawn.append(text(str(count), x + 29, 130, 17, text_anchor="middle", class_=ink if count else "shade"))
    area = rect(12, 104, 172, 34, fill="#000", opacity=0)
    return piece(0, 0, area, *drawn, tooltip=told.replace(": ", "\n", 1).replace(", ", "\n"), id="own-jobs")
