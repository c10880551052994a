"""What is staged: the count of a turf war, the envelopes of a bribery, the suitcases that are opened at the end."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from consigliere.drawing import PLAYFAIR, PT_SERIF, Texts, envelope, piece
from consigliere.drawing.svg import at, rect, text
from consigliere.games.corleones_empire import influence, listing
from consigliere.games.corleones_empire.components import (
    COLOUR_AWARD,
    DATA,
    DISTRICT,
    DISTRICT_AWARD,
    DISTRICT_IDS,
    ROUNDS,
)

from . import glyphs

View = dict[str, Any]
ROW: Final = 40  # of a count
COLOUR: Final = {job["id"]: job["colour"] for job in DATA["job"]}


# --- the turf war


def war(view: View, words: Texts, box: tuple[float, float, float, float]) -> str:
    """The count in the district just settled: each side's figures in a row, their sum, and a marker for who won.

    [CE-WAR-02 to CE-WAR-05]
    """
    x, y, width, tall = box
    district = view["table"]["war"]
    rows = influence.present(district, view)
    winner = influence.winner({side: len(row) for side, row in rows.items()})
    told = f"{listing.name(district, words)}: {influence.standing(district, view, words)}"
    inside = [rect(-5, -5, width + 10, tall + 10, rx=14, class_="none lit")]
    height = ROW * max(1, len(rows)) + 12
    inside.append(rect(6, 44, width - 12, height, rx=8, class_="chalk map frame"))
    if not rows:
        inside.append(PT_SERIF.line(words("pic-nobody-there"), width / 2, 44 + height / 2 + 6, 18.6, width - 40))
    for i, (side, row) in enumerate(rows.items()):
        inside.append(at(0, 50 + ROW * i, _side(side, row, width, side == winner)))
    return piece(x, y, *inside, told=told, id=f"war-{district}", class_="through")


def _side(side: str, row: list[str], width: float, won: bool) -> str:
    """One side's row: its figures one by one, then how many they are."""
    drawn = [rect(8, 1, width - 16, ROW - 2, rx=6, class_="accent half")] if won else []
    gap = min(27.0, (width - 110) / max(1, len(row)))
    for i, name in enumerate(row):
        role = name.removeprefix(f"{side}_") if side != "neutral" else name
        drawn.append(at(28 + gap * i, ROW - 3, glyphs.figure(role, side), scale=0.66))
    drawn.append(text(str(len(row)), width - 62, ROW - 9, 28, text_anchor="middle", class_="display ink"))
    if won:
        drawn.append(at(width - 28, ROW / 2, glyphs.marker(side)))
    return at(0, 0, *drawn, class_=f"of-{side}")


# --- bribery


def bid(side: dict[str, Any], view: View, words: Texts, room: float) -> str:
    """A family's envelope: sealed while bids are made, open with its bills when all have been shown. [CE-BRIBE-01]"""
    table = view["table"]
    seat = side["seat"]
    if table["phase"] != "bribery" or not (table["bids"] or view["step"] == "Bids"):
        return ""
    family = side["family"] or "neutral"
    shown = table["bids"][seat] if table["bids"] else None
    if shown is None:
        width = min(84.0, room / 0.68)
        waits = not table["bids"] and seat in (view["waiting"] or ())
        told = words("pic-bid-open") if waits else words("pic-bid-sealed")
        seal = glyphs.sign_of(family, width * 0.16)
        drawn = envelope(0, 0, width, seal, told=told, id=f"bid-{seat}", class_=f"of-{family}")
        mine = [option.removeprefix("bid:bill_") for option in view["row"] if option.startswith("bid:")]
        own = _bills(mine, width, width * 0.3) if view["seat"] == seat and mine else ""
        return (at(0, 0, drawn, class_="faint") if waits else drawn) + own
    bills = [bill.removeprefix("bill_") for bill in shown]
    total = sum(map(int, bills))
    width = min(84.0, room / 0.98)
    told = f"{words('pic-bids')}: ${total}" + (f" ({listing.names(shown, words)})" if bills else "")
    slip = glyphs.bill(bills[-1], width * 0.42, width * 0.2, width * 0.6) if bills else " "
    letter = at(0, width * 0.34, envelope(0, 0, width, opened=slip, told=told, id=f"bid-{seat}"))
    return letter + _bills(bills, width, min(width * 0.34 + 13, room / 2))  # five families have little room


def _bills(bills: list[str], width: float, y: float) -> str:
    """What is in an envelope of that width: the sum, and the bills one by one."""
    told = text(f"${sum(map(int, bills))}", width + 14, y + 9, 28, text_anchor="start", class_="display")
    gap = min(46.0, (240 - width) / max(1, len(bills)))
    return told + "".join([glyphs.bill(bill, width + 90 + gap * i, y, 44) for i, bill in enumerate(bills)])


# --- the end


def reckons(view: View) -> bool:
    """Whether the final accounts are being drawn up or are done: the last hands are gone. [CE-FIN-02]"""
    table = view["table"]
    late = table["round"] == ROUNDS and table["phase"] == "tribute"
    return late and not any(side["cards"] for side in table["families"])


def awarded_to(seat: int, view: View) -> int:
    """What a seat has been awarded so far."""
    awards = view["table"]["awards"]
    return awards[seat]["district_award"] + awards[seat]["colour_award"] if awards else 0


def opened(side: dict[str, Any], view: View, words: Texts, room: float) -> str:
    """A suitcase that lies open: its bills by value, jobs by colour, and the awards counted so far.

    [CE-FIN-03 to CE-FIN-05]
    """
    case = side["suitcase"]
    tall = min(room, 46.0)
    drawn = [
        rect(0, 0, 520, tall, rx=6, class_="mahogany brass"),
        rect(5, 4, 510, tall - 8, rx=4, class_="shade thin"),
    ]
    x = 34.0
    for bill, count in sorted(Counter(case["bills"]).items()):
        drawn.append(glyphs.bill(bill.removeprefix("bill_"), x, tall / 2, 40))
        drawn.append(text(f"× {count}", x + 24, tall / 2 + 6, 18.6, text_anchor="start"))
        x += 74
    colours = Counter(COLOUR[job] for job in case["jobs"])
    x = 334.0
    awards = view["table"]["awards"]
    own = awards[side["seat"]] if awards else {"districts": [], "colours": []}
    for colour, count in sorted(colours.items()):
        first = colour in own["colours"]
        drawn.append(rect(x, 8, 24, tall - 16, rx=3, class_=f"hue-{colour} {'brass' if first else 'thin'}"))
        drawn.append(text(str(count), x + 12, tall / 2 + 6, 18.6, text_anchor="middle", class_="light"))
        x += 30
    if awarded := awarded_to(side["seat"], view):
        drawn.append(PLAYFAIR.line(f"+${awarded}", 482, tall / 2 + 8, 24, 60, class_="display"))
    told = [words("pic-suitcase-money", money=case["money"])]
    told += [f"{listing.name(district, words)}: +${DISTRICT_AWARD}" for district in own["districts"]]
    told += [f"{words(f'account-{colour}')}: +${COLOUR_AWARD}" for colour in own["colours"]]
    return piece(0, 0, *drawn, told="\n".join(told), id=f"opened-{side['seat']}")


def award(district: str, view: View, box: tuple[float, float, float, float]) -> str:
    """The award of a district, once it is counted: at the stack of markers that brought it. [CE-FIN-04]"""
    awards = view["table"]["awards"] or ()
    whose = next((seat for seat, one in enumerate(awards) if district in one["districts"]), None)
    if whose is None:
        return ""
    x, y, width, _ = box
    family = view["table"]["families"][whose]["family"]
    shown = at(-44, 17, glyphs.marker(family), class_=f"of-{family}")
    shown += rect(-34, 0, 68, 34, rx=5, class_="money thin")
    shown += text(f"+${DISTRICT_AWARD}", 0, 25, 24, text_anchor="middle", class_="light display")
    return at(x + width - 40, y + 46, shown, id=f"award-{DISTRICT[district]}", class_="through")


def awarded(view: View, boxes: dict[str, tuple[float, float, float, float]]) -> str:
    return "".join([award(district, view, boxes[district]) for district in DISTRICT_IDS])
