"""The reader's own: effects still to take, jobs just drawn, the hand sorted by kind, the open suitcase."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any, Final

from consigliere.drawing import PT_SERIF, Texts, badge, piece
from consigliere.drawing.svg import at, path, rect
from consigliere.games.corleones_empire import listing

from . import glyphs
from .cards import CARD_WIDTH, card_inside

View = dict[str, Any]
HAND_HEIGHT: Final = 190
WIDTH: Final = 1750
CHIP: Final = 310  # an effect that is still to be taken
LEAST: Final = 19.2  # no letter of a hand is smaller: so it can be read on a notebook
APART: Final = 40  # between jobs just drawn and the hand
CASE: Final = 430  # room for the suitcase


def hand(view: View, words: Texts, top: float) -> str:
    """What only the reader sees, from left to right."""
    table = view["table"]
    chosen = Counter(option.partition(":")[2] for option in view["row"])
    drawn: list[str] = [rect(0, top, WIDTH, HAND_HEIGHT, class_="mahogany")]
    x = 14.0
    effects = Counter(view["facts"].get("effects", ()))
    if effects:
        drawn.append(_effects(tuple(effects.items()), x, top, words))
        x += CHIP + 14
    things = [("drawn", job, 1) for job in sorted(set(table["drawn"] or ()))]
    things += [("hand", card, count) for card, count in Counter(table["hand"]).items()]
    room = WIDTH - CASE - x - 10 - (APART if table["drawn"] else 0)
    start, apart = x, False
    step = min(CARD_WIDTH + 10.0, (room - CARD_WIDTH) / max(1, len(things) - 1))
    bids = view["step"] == "Bids"  # out of the suitcase: nothing leaves the hand
    for place, card, count in things:
        left = count - chosen[card] if place == "hand" and not bids else count
        if place == "hand" and x > start and not apart and table["drawn"]:
            x, apart = x + APART, True  # jobs just drawn lie apart from those that are held
        drawn.append(_card(place, card, left, x, top + 2, step < CARD_WIDTH, words))
        x += step
    drawn.append(_case(view, top, words, chosen))
    return "".join(drawn)


@lru_cache(maxsize=2048)
def _card(place: str, card: str, count: int, x: float, y: float, fanned: bool, words: Texts) -> str:
    """A kind of card, with its number where there are several: on the side that the next card leaves free."""
    return piece(
        x,
        y,
        card_inside(card, words),
        badge(count, 17 if fanned else CARD_WIDTH - 17, 17, 15.5 if count < 10 else 19.5) if count > 1 else "",
        told=listing.card_lines(card, words),
        id=f"{place}-{card}",
        data_thing=f"{place}-{card}",
        class_="half" if count < 1 else None,
    )


@lru_cache(maxsize=512)
def _effects(effects: tuple[tuple[str, int], ...], x: float, top: float, words: Texts) -> str:
    """Effects still to take, as chips, with their number where there are several alike."""
    drawn = []
    tall = min(36.0, (HAND_HEIGHT - 16) / len(effects) - 4)
    for i, (effect, count) in enumerate(effects):
        inside = rect(0, 0, CHIP, tall, rx=tall / 2, class_="chalk brass frame")
        inside += glyphs.icon(effect, 24, tall / 2, min(34, tall))
        told = listing.names([effect] * count, words)
        left = 46 if glyphs.icon(effect, 0, 0, 34) else 16  # what is said in words alone begins at the edge
        inside += PT_SERIF.line(told, left, tall / 2 + 6, LEAST, CHIP - left - 12, text_anchor="start")
        y = top + 8 + (tall + 4) * i
        drawn.append(piece(x, y, inside, told=told, id=f"effect-{effect}", data_thing=f"effect-{effect}"))
    return "".join(drawn)


def _case(view: View, top: float, words: Texts, chosen: Counter[str]) -> str:
    """The reader's own suitcase, open: bills by value, completed jobs by name."""
    case = view["table"]["families"][view["seat"]]["suitcase"]
    left = WIDTH - CASE
    wide, tall = CASE - 12, HAND_HEIGHT - 16
    inside = [  # the lid stands open behind, its handle on top
        path(f"M{wide / 2 - 34} 8V0H{wide / 2 + 34}V8", class_="none handle"),
        path(f"M26 6H{wide - 26}L{wide} 44H0Z", class_="ink brass"),
        rect(0, 42, wide, tall - 42, rx=10, class_="ink brass"),
        rect(8, 50, wide - 16, tall - 58, rx=6, class_="shade thin"),
        *(rect(x, 38, 26, 10, rx=2, class_="accent thin") for x in (60, wide - 86)),
        PT_SERIF.line(words("pic-suitcase-money", money=case["money"]), wide / 2, 33, 22, 300, class_="light"),
    ]
    drawn = [piece(left, top + 8, *inside, told=words("pic-suitcase"), id="own-suitcase")]
    for i, (bill, count) in enumerate(sorted(Counter(case["bills"]).items())):
        spot = left + 62 + 98 * i
        there = count - chosen[bill] if view["step"] == "Bids" else count
        drawn.append(
            piece(
                spot,
                top + 98,
                glyphs.bill(bill.removeprefix("bill_"), 0, 0, 84),
                badge(there, 36, -20, 15.5 if there < 10 else 19.5) if there != 1 else "",
                told=f"{words('pic-suitcase')}: {listing.name(bill, words)}",
                id=f"case-{bill}",
                data_thing=f"case-{bill}",
            )
        )
    jobs = listing.names(case["jobs"], words) or words("pic-none-yet")
    told = f"{words('pic-completed')}: {jobs}"
    drawn.append(at(left + 20, top + 128, PT_SERIF.paragraph(told, 0, 0, LEAST, CASE - 54, 50, least=1)))
    return "".join(drawn)
