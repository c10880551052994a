"""The wall next to the streets: acts and phases, jobs for anybody, allies for sale, stocks, and the other families."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any, Final

from consigliere.drawing import OSWALD, PLAYFAIR, Texts, legal_mark, piece
from consigliere.drawing.svg import at, circle, element, group, line, path, rect, text
from consigliere.games.corleones_empire import listing
from consigliere.games.corleones_empire.components import DATA, DISTRICT_AWARD, ROUNDS

from . import glyphs, staged
from .board import standee
from .cards import (
    CARD_WIDTH,
    GOODS,
    JOB_HEIGHT,
    JOBS,
    LIT,
    ally_card,
    ally_inside,
    colour_of,
    framed,
    job_card,
    outline,
)
from .inks import JOB_SIGNS
from .portraits import portrait

View = dict[str, Any]
WIDTH: Final = 400
HEIGHT: Final = 664
LEFT: Final = 10
ROOM: Final = 384
JOBS_TOP: Final = 88
OFFER: Final = 249
STOCK: Final = 387
FAMILIES: Final = 438
MOST: Final = 150.0  # the height of a family's band with a gap below it
ALONE: Final = 260.0  # of the only rival's band
TALL: Final = 170  # from this height on figures have a row of their own below everything else
ROOMY: Final = 84  # from this height on a band has larger letters and figures
FEW: Final = 3  # a stack of this size may run out
_PHASES: Final = {
    "open_location": "open",
    "family_business": "business",
    "turf_war": "turf",
    "bribery": "envelope",
    "tribute": "tribute",
}


def wall(view: View, words: Texts) -> list[str]:
    """The wall next to the streets, part by part from the top."""
    table = view["table"]
    sold = table["round"] < ROUNDS
    stock = STOCK if sold else OFFER - 14
    families = FAMILIES if sold else OFFER + 41
    if paper := staged.edition(view, words):
        return [_ground(), paper, *_families(view, words, FAMILIES)]
    return [
        _ground(),
        _acts(table["round"], words),
        _phases(table["phase"], words),
        *_jobs(view, words),
        *(_allies(view, words) if sold else ()),
        *_stacks(view, words, stock),
        *_families(view, words, families),
    ]


@lru_cache(maxsize=1)
def _ground() -> str:
    wall = rect(0, 0, WIDTH, HEIGHT, class_="wall") + rect(0, 0, WIDTH, HEIGHT, class_="boards")
    return wall + rect(0, 0, 4, HEIGHT, fill="#8a5c1b") + rect(3, 0, 1.5, HEIGHT, class_="gold")


def _heading(words: str, y: float, room: float = ROOM) -> str:
    return OSWALD.line(words.upper(), LEFT, y, 14.5, room, text_anchor="start", class_="gold")


# --- acts and phases


@lru_cache(maxsize=64)
def _acts(now: int, words: Texts) -> str:
    """The four acts with their hand limits; the present one in brass."""
    drawn = []
    for i, number in enumerate(("I", "II", "III", "IV")):
        here, ink = now == i + 1, "ink" if now == i + 1 else "paper"
        limit = DATA["round"][i]["hand_limit"]
        inside = [
            rect(0, 0, 42, 50, rx=3, class_=f"{'accent' if here else 'tray'} {'gilt' if here else 'brassy'}"),
            text(number, 21, 23, 19, text_anchor="middle", class_=f"display {ink}"),
            glyphs.pict("limit", 13.5, 37, 16, f"c-{ink}"),
            text(str(limit), 29, 43, 15, text_anchor="middle", class_=ink),
        ]
        told = f"{words('pic-round')} {i + 1}: {words(f'round-name-{i + 1}')}"
        told += f"\n{words('status-limit', limit=str(limit))}"
        past = {"opacity": 0.6} if now > i + 1 else {}
        drawn.append(piece(LEFT + 45 * i, 5, group(*inside, **past), tooltip=told, id=f"round-{i + 1}"))
    return "".join(drawn)


@lru_cache(maxsize=64)
def _phases(now: str, words: Texts) -> str:
    """An avenue of five phases with the police car on one of them."""
    left, wide = LEFT + 190, ROOM - 190
    street = rect(left, 6, wide, 48, rx=3, fill="#2c1d25", class_="brassy")
    lane = line(left + 8, 42, left + wide - 8, 42, stroke="#6e545e", stroke_width=2, stroke_dasharray="7 6")
    drawn = []
    for i, phase in enumerate([phase["id"] for phase in DATA["phase"]]):
        here = phase == now
        sign = glyphs.pict(_PHASES[phase], 0, 20, 20, "c-gold" if here else "c-faded")
        car = at(0, 42, _car()) if here else ""
        area = rect(-18, 6, 36, 48, fill="#000", opacity=0)
        faint = {} if here else {"opacity": 0.75}
        drawn.append(
            piece(
                left + 20 + 38.5 * i,
                0,
                area,
                group(sign, **faint),
                car,
                tooltip=words(f"phase-{phase}"),
                id=f"phase-{phase}",
            )
        )
    return street + lane + "".join(drawn)


def _car() -> str:
    body = rect(-16, -8, 32, 15, rx=5, class_="paper thin") + rect(-7, -7, 14, 13, rx=3, class_="ink", opacity=0.8)
    return body + rect(-2, -9, 4, 17, class_="red") + rect(-16, -8, 6, 15, rx=3, class_="ink", opacity=0.85)


# --- cards


def _jobs(view: View, words: Texts) -> list[str]:
    table = view["table"]
    told = words("pic-deck", count=table["deck"])
    more = f"{told}\n{words('pic-discard', cards=listing.names(table['discard'], words))}" if table["discard"] else told
    deck = OSWALD.line(told, 0, 0, 13.6, 180, text_anchor="end", class_="paper")
    drawn = [_heading(words("pic-common"), 73, 200), piece(LEFT + ROOM, 73, deck, tooltip=more, id="job-deck")]
    held = None if table["hand"] is None else tuple(sorted([card for card in table["hand"] if card in GOODS]))
    places = table["common"]
    step = min(CARD_WIDTH + 6.0, (ROOM - CARD_WIDTH) / max(1, len(places) - 1))
    shown: list[str] = []
    for i, job in enumerate(places):
        x = LEFT + step * i
        if job is None:
            gap = rect(0, 0, CARD_WIDTH, JOB_HEIGHT, rx=4, class_="none gap")
            drawn.append(
                at(x, JOBS_TOP, gap, glyphs.pict("suitcase", CARD_WIDTH / 2, 66, 30, "c-moss"), id=f"cell-common-{i}")
            )
            continue
        thing = None if job in shown else f"common-{job}"
        shown.append(job)
        mark = f"common-{job}" if thing else f"common-{job}-{i}"
        drawn.append(job_card(job, x, JOBS_TOP, words, held, id=mark, data_thing=thing, class_=f"option {LIT}"))
    if len(places) < 4 and table["deck"]:
        drawn.append(_deck(LEFT + step * len(places)))
    return drawn


@lru_cache(maxsize=8)
def _deck(x: float) -> str:
    drawn = []
    for i in (2, 1, 0):
        back = rect(0, 0, CARD_WIDTH - 6, JOB_HEIGHT - 6, rx=4, class_="night gilt")
        edge = rect(4, 4, CARD_WIDTH - 14, JOB_HEIGHT - 14, rx=2, class_="none", stroke="#f4d079", stroke_opacity=0.6)
        drawn.append(at(x + 2 * i, JOBS_TOP + 4 - 2 * i, back, edge))
    return "".join(drawn) + glyphs.pict("don", x + 43, JOBS_TOP + 66, 46, "c-gold")


def _allies(view: View, words: Texts) -> list[str]:
    drawn = [_heading(words("pic-offer"), 242)]
    offer = view["table"]["offer"]
    most = len(view["table"]["families"]) - 1  # one ally fewer than families: the envelope keeps its place
    step = min(CARD_WIDTH + 6.0, (ROOM - CARD_WIDTH) / max(1, max(most, len(offer)) - 1))
    bribing = staged.bribing(view)  # then they are on the table, and faint here
    for i, ally in enumerate(offer):
        if bribing:
            drawn.append(at(LEFT + step * i, OFFER, ally_inside(ally, words), class_="through", opacity=0.3))
            continue
        mark = f"offer-{ally}"
        drawn.append(ally_card(ally, LEFT + step * i, OFFER, words, id=mark, data_thing=mark, class_=f"option {LIT}"))
    if most < 4:
        drawn.append(at(LEFT + step * most + 2, OFFER + 8, _envelope()))
        lines = OSWALD.wrapped(words("pic-bid-from"), 13.4, 88)
        x = LEFT + step * most + 44
        drawn += [OSWALD.line(one, x, OFFER + 90 + 16 * i, 13.4, 90, class_="paper") for i, one in enumerate(lines[:3])]
    return drawn


@lru_cache(maxsize=1)
def _envelope() -> str:
    folds = path("M0 12L42 42 84 12M0 62L32 36M84 62L52 36", class_="none thin")
    seal = circle(42, 38, 11, class_="red thin") + glyphs.pict("don", 42, 38, 14, "c-shade")
    return path("M0 12H84V62H0Z", fill="#e9d8b0", class_="thin") + folds + seal


def _stacks(view: View, words: Texts, y: float) -> list[str]:
    """The open stacks of bills and goods, each with its number."""
    stacks = view["table"]["stacks"].items()
    return [_stack(card, count, LEFT + 48 * i, y, words) for i, (card, count) in enumerate(stacks)]


@lru_cache(maxsize=1024)
def _stack(card: str, count: int, x: float, y: float, words: Texts) -> str:
    bill = card.startswith("bill_")
    few = count <= FEW
    inside = [
        outline(45, 44, 4, 1.5),
        rect(1.5, 0, 45, 44, rx=3, class_="tray brassy frame"),
        glyphs.bill(card.removeprefix("bill_"), 24, 14.5, 34, 19)
        if bill
        else glyphs.pict(card, 24, 14.5, 22, "c-paper"),
        text(str(count), 24, 39, 14.5, text_anchor="middle", class_="danger" if few else "gold"),
        path("M33 31h8l-4 7Z", class_="danger") if few else "",
    ]
    told = f"{listing.name(card, words)}\n{words('pic-left', count=count)}"
    name = f"stack-{card}"
    return piece(x, y, *inside, legal_mark(44, 3, 8), tooltip=told, id=name, data_thing=name, class_=f"option {LIT}")


# --- the families


def _families(view: View, words: Texts, top: float) -> list[str]:
    """The families, each in a band. The reader's own is in the strip below the streets."""
    table = view["table"]
    sides = [side for side in table["families"] if table["hand"] is None or side["seat"] != view["seat"]]
    each = min(MOST if len(sides) > 1 else ALONE, (HEIGHT - 3 - top) / max(1, len(sides)))
    return [_family(side, view, top + each * i, each - 5, words) for i, side in enumerate(sides)]


def _family(side: dict[str, Any], view: View, y: float, tall: float, words: Texts) -> str:
    seat = side["seat"]
    case = side["suitcase"]
    table = view["table"]
    money = None if case is None else case["money"] + staged.awarded_to(seat, view)
    counted = table["awards"] is not None  # the sum includes them already
    awards = -1 if counted else DISTRICT_AWARD * led(view).count(seat)
    facts = side["family"], side["cards"], side["markers"], money, awards, table["horse"] == seat
    doing = table["doing"] if table["turn"] == seat else None
    turn = table["turn"] == seat
    out = tuple(away(side, view))
    band = _band(seat, *facts, turn, y, tall, words)
    people = _people(tuple(listing.figures_of(side)), out, y, tall, words) if side["family"] else ""
    return band + people + _played(tuple(side["played"]), doing, y, tall, words)


def led(view: View) -> tuple[int, ...]:
    """By district with markers, the family that would get its award now."""
    return _led(tuple([tuple(stack) for stack in view["table"]["markers"]]))


@lru_cache(maxsize=256)
def _led(stacks: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """Who has the most markers in each district; the topmost marker breaks ties. [CE-FIN-04]"""
    found = []
    for stack in stacks:
        counted = Counter(stack)
        most = max(counted.values(), default=0)
        found += [next(seat for seat in stack[::-1] if counted[seat] == most)] if stack else []
    return tuple(found)


def away(side: dict[str, Any], view: View) -> list[str]:
    """Figures of a family that are killed."""
    family = side["family"]
    return [name for name in view["table"]["hudson"] if family and name.startswith(f"{family}_")]


@lru_cache(maxsize=1024)
def _band(
    seat: int,
    family: str | None,
    cards: int,
    markers: int,
    money: int | None,
    awards: int,
    first: bool,
    turn: bool,
    y: float,
    tall: float,
    words: Texts,
) -> str:
    """The public part of a family; `money` is the value of its suitcase, if the reader may know it."""
    side = family or "neutral"
    name = words(f"side-{side}") if family else words("seat-name", number=str(seat + 1))
    edge = f"M0 4a4 4 0 0 1 4-4H50V{tall:g}H4a4 4 0 0 1 -4-4Z"
    size = 22.0 if tall >= ROOMY else 17.0 if tall >= 60 else 15.0
    base = 27.0 if tall >= ROOMY else 21.0 if tall >= 60 else 16.5
    middle = tall / 2
    beside = 50.0 if tall >= TALL else middle
    told = [words(f"faction-{family}") if family else name, words("count-cards", count=cards)]
    told += [words("count-markers", count=markers)]
    inside = [
        rect(0, 0, ROOM, tall, rx=4, class_=f"tray frame {'gilt' if turn else 'brassy'}"),
        path(edge, class_="own"),
        path(edge, class_="weave"),
        glyphs.emblem(side, 25, middle, 20 if tall >= ROOMY else min(18.0, middle - 3)),
        PLAYFAIR.line(name, 58, base, size, 120, text_anchor="start", class_="display paper"),
        at(232, beside + 3, *[_back(i) for i in (-1, 0, 1)]),
        text(str(cards), 248, beside + 7, 18, text_anchor="start", class_="paper"),
        at(284, beside + 6, glyphs.chip(side, 11, 5)),
        text(str(markers), 300, beside + 7, 18, text_anchor="start", class_="paper"),
        _suitcase(seat, money, awards, 2 * beside, words),
    ]
    if first:
        plate = circle(0, 0, 11, class_="accent thin") + glyphs.pict("horse", 0, 0, 16)
        inside.append(piece(190, base - 5, plate, tooltip=words("pic-first"), id="horse"))
    return piece(
        LEFT,
        y,
        framed(ROOM, tall, *inside),
        tooltip="\n".join(told),
        id=f"seat-{seat}",
        data_thing=f"seat_{seat}",
        class_=f"of-{side} {LIT}",
    )


def _back(i: int) -> str:
    turned = f"rotate({9 * i})"
    return rect(4 * i - 8, -14 + abs(i) * 1.5, 15, 24, rx=2, class_="mahogany gilt", transform=turned)


def _suitcase(seat: int, money: int | None, awards: int, tall: float, words: Texts) -> str:
    """The suitcase, closed unless the reader may look into it, with the public awards for districts."""
    told = words("pic-suitcase-shut") if money is None else words("pic-suitcase-money", money=money)
    scale = min(1.0, (tall - 8) / 50)
    known = "?" if money is None else f"${money}"
    return piece(
        ROOM - 6 - 62 * scale,
        tall / 2 - 18 * scale,
        path("M22 0V-6H40V0", class_="none", stroke="#f4d079", stroke_width=3),
        rect(0, 0, 62, 42, rx=5, fill="#7a4a2c", class_="gilt"),
        rect(0, 0, 62, 42, rx=5, class_="leather"),
        line(0, 18, 62, 18, class_="thin"),
        rect(9, 15, 8, 7, class_="gold"),
        rect(45, 15, 8, 7, class_="gold"),
        OSWALD.line(known, 31, 15 if awards >= 0 else 37, 16.5, 30 if awards >= 0 else 56, class_="gold"),
        OSWALD.line(f"+${awards}", 31, 37, 16.5, 56, class_="paper") if awards >= 0 else "",
        tooltip=f"{words('pic-suitcase')}\n{told}" + (f"\n{words('pic-awards', money=awards)}" if awards >= 0 else ""),
        scale=scale,
        id=f"suitcase-{seat}",
    )


@lru_cache(maxsize=1024)
def _people(names: tuple[str, ...], dead: tuple[str, ...], y: float, tall: float, words: Texts) -> str:
    """Figures still to play, and a hat on the water for each that is dead."""
    low = tall < 44
    left, scale = LEFT + 72.0, min(0.86, (tall - 19) / 47)
    if low:
        left, scale = LEFT + 150.0, (tall - 4) / 50
    elif tall >= ROOMY:
        left, scale = LEFT + 82.0, min(1.7, (tall - 32) / 50)
    end = 208.0
    if tall >= TALL:
        left, scale, end = LEFT + 92.0, min(2.2, (tall - 90) / 50), ROOM - 20.0
    gap = min(46 * scale, (end - (left - LEFT)) / max(1, len(names) + len(dead)))
    scale = min(scale, gap / 25)
    drawn = [
        standee(name, left + gap * i, y + tall - 4, words, words("pic-supply"), scale) for i, name in enumerate(names)
    ]
    for i, name in enumerate(dead):
        x = left + gap * (len(names) + i)
        ring = element(
            "ellipse", rx=12, ry=4.5, class_="none", stroke="#3b9a97", stroke_width=1.4, stroke_dasharray="3 2"
        )
        hat = glyphs.pict("kill", 0, -15, 20, "c-sage")
        drawn.append(
            piece(
                x, y + tall - 7, ring, hat, tooltip=f"{listing.name(name, words)}\n{words('hudson')}", id=f"lost-{name}"
            )
        )
    if not names and not dead and not low:
        drawn.append(
            OSWALD.line(words("pic-on-duty"), left - 12, y + tall - 14, 13.6, 130, text_anchor="start", class_="faded")
        )
    return "".join(drawn)


@lru_cache(maxsize=256)
def _played(allies: tuple[str, ...], doing: str | None, y: float, tall: float, words: Texts) -> str:
    """The job that a family is doing and the allies it has played, small, with tooltips."""
    drawn = []
    cards = (doing, *allies) if doing else allies
    gap = min(25.0, 60 / max(1, len(cards)))
    for i, card in enumerate(cards):
        told = f"{words('pic-doing' if card == doing else 'pic-played')}: {listing.card_lines(card, words)}"
        x = LEFT + 216 - 22 - gap * i
        drawn.append(
            piece(x, y + tall - 33, mini(card), tooltip=told, id="doing" if card == doing else f"played-{card}")
        )
    return "".join(drawn)


@lru_cache(maxsize=128)
def mini(card: str) -> str:
    """A tiny card, 22 by 28, that only shows its kind."""
    if card in JOBS:
        colour = colour_of(card)
        ink = "c-ink" if colour == "yellow" else "c-paper"
        return rect(0, 0, 22, 28, rx=2, class_=f"hue-{colour} edged") + glyphs.pict(JOB_SIGNS[colour], 11, 14, 17, ink)
    seen = at(0, 0, portrait(card, 60, 76), scale=22 / 60)
    return seen + rect(0, 0, 22, 28, rx=2, class_="none edged")
