"""The reader's own: effects still to take, jobs just drawn, the hand sorted by kind, the open suitcase."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from consigliere.drawing import PT_SERIF, Texts, badge, piece
from consigliere.drawing.svg import at, path, rect, text
from consigliere.games.corleones_empire import listing, telling

from . import glyphs
from .cards import CARD_WIDTH, card_inside
from .staged import COLOUR

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
    # Effects lie beside the suitcase and jobs just drawn behind the hand: what is held stays where it is, and nothing
    # of it comes to lie under the pointer that has just taken an effect.
    end = float(WIDTH - CASE)
    asked, later = view["facts"].get("effects", ()), listing.to_come(view)
    if asked or later:
        end -= CHIP + 14
        drawn.append(_effects(_counted(asked), _counted(later), end, top, words))
    things = [("hand", card, count) for card, count in Counter(table["hand"]).items()]
    things += [("drawn", job, 1) for job in sorted(set(table["drawn"] or ()))]
    x, apart = 14.0, False
    room = end - x - 10 - (APART if table["drawn"] else 0)
    step = min(CARD_WIDTH + 10.0, (room - CARD_WIDTH) / max(1, len(things) - 1))
    bids = view["step"] == "Bids"  # out of the suitcase: nothing leaves the hand
    for place, card, count in things:
        left = count - chosen[card] if place == "hand" and not bids else count
        if place == "drawn" and not apart:
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


def _counted(effects: Sequence[str]) -> tuple[tuple[str, int], ...]:
    return tuple(Counter(effects).items())


@lru_cache(maxsize=512)
def _effects(
    asked: tuple[tuple[str, int], ...], later: tuple[tuple[str, int], ...], x: float, top: float, words: Texts
) -> str:
    """Effects as chips, with their number where there are several alike: to choose from, and faint what comes later."""
    drawn = []
    tall = min(36.0, (HAND_HEIGHT - 16) / len(asked + later) - 4)
    size = min(LEAST, tall * 0.8)
    for i, (effect, count) in enumerate(asked + later):
        inside = rect(0, 0, CHIP, tall, rx=tall / 2, class_="chalk brass frame")
        picture = glyphs.icon(effect, 27, tall / 2, min(34, tall)) if glyphs.share(effect) == 1 else ""  # too tall
        inside += picture
        told = listing.names([effect] * count, words)
        left = 56 if picture else 16  # what is said in words alone begins at the edge
        inside += PT_SERIF.line(told, left, tall / 2 + size * 0.31, size, CHIP - left - 12, text_anchor="start")
        y = top + 8 + (tall + 4) * i
        name = f"effect-{effect}"
        if i < len(asked):
            drawn.append(piece(x, y, inside, told=told, id=name, data_thing=name))
        else:
            drawn.append(piece(x, y, inside, told=f"{words('pic-later')}: {told}", id=f"later-{effect}", class_="half"))
    return "".join(drawn)


def _case(view: View, top: float, words: Texts, chosen: Counter[str]) -> str:
    """The reader's own suitcase, open: bills by value, completed jobs by name."""
    case = view["table"]["families"][view["seat"]]["suitcase"]
    staked = sum(int(option.removeprefix("bid:bill_")) for option in view["row"] if option.startswith("bid:bill_"))
    lid = words("pic-suitcase-money", money=case["money"] - staked)
    family = telling.family(view["seat"], view)
    if family and view["table"].get("you", 0) is None:  # many hands lie open: this says whose it is
        lid = f"{words(f'side-{family}')}: ${case['money']}"
    left = WIDTH - CASE
    wide, tall = CASE - 12, HAND_HEIGHT - 16
    inside = [  # the lid stands open behind, its handle on top
        path(f"M{wide / 2 - 34} 8V0H{wide / 2 + 34}V8", class_="none handle"),
        path(f"M26 6H{wide - 26}L{wide} 44H0Z", class_="ink brass"),
        rect(0, 42, wide, tall - 42, rx=10, class_="ink brass"),
        rect(8, 50, wide - 16, tall - 58, rx=6, class_="shade thin"),
        *(rect(x, 38, 26, 10, rx=2, class_="accent thin") for x in (60, wide - 86)),
        PT_SERIF.line(lid, wide / 2, 33, 22, 300, class_="light"),
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
    drawn.append(at(left + 20, top + 128, _jobs(case["jobs"], words)))
    return "".join(drawn)


def _jobs(jobs: list[str], words: Texts) -> str:
    """Completed jobs by name while all names fit; many by colour, which is what the end counts, and by name to whoever
    points at them. [CE-FIN-05]"""
    heading = words("pic-completed")
    told = f"{heading}: {listing.names(jobs, words) or words('pic-none-yet')}"
    if len(PT_SERIF.wrapped(told, LEAST, CASE - 54)) <= 2:
        return PT_SERIF.paragraph(told, 0, 0, LEAST, CASE - 54, 50, least=1)
    drawn = [PT_SERIF.line(f"{heading}: {len(jobs)}", 0, 21, LEAST, 210, text_anchor="start")]
    for i, (colour, count) in enumerate(sorted(Counter(COLOUR[job] for job in jobs).items())):
        drawn.append(rect(216 + 42 * i, 2, 34, 28, rx=4, class_=f"hue-{colour} thin"))
        light = None if colour == "yellow" else "light"
        drawn.append(text(str(count), 233 + 42 * i, 22, 20, text_anchor="middle", class_=light))
    return piece(0, 0, *drawn, told=told.replace(": ", "\n", 1).replace(", ", "\n"), id="own-jobs")
