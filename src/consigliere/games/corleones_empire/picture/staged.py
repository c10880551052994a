"""Scenes in front of the board: the count of a turf war, the envelopes of a bribery, the final accounts."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any, Final

from consigliere.drawing import OSWALD, PLAYFAIR, Texts, piece
from consigliere.drawing.svg import at, circle, group, line, path, rect, text
from consigliere.games.corleones_empire import influence, listing, telling
from consigliere.games.corleones_empire.components import (
    COLOUR_AWARD,
    DISTRICT,
    DISTRICT_AWARD,
    DISTRICT_IDS,
    ROUNDS,
)

from . import glyphs
from .art import MAP
from .cards import ALLY_HEIGHT, CARD_WIDTH, LIT, ally_inside, colour_of, framed
from .city import AREAS, Box
from .inks import JOB_SIGNS

View = dict[str, Any]
Counts = dict[str, list[str]]
PANEL: Final = 742  # width of the count of a war
FIRST: Final = 46  # height of the leader's row
ROW: Final = 31
TIED: Final = 36  # of the rows that share the most
PAPER: Final = (10, 10, 380, 422)  # the evening edition, on the wall
TABLE: Final = (32, 20, 776, 624)  # where envelopes are opened
LOW: Final = 400  # districts below this y have the count above them


def on_the_streets(view: View, words: Texts) -> str:
    """A war or a bribery, in front of the dimmed city."""
    if view["table"]["war"]:
        return war(view, words)
    return bribery(view, words) if bribing(view) else ""


def _veil(*holes: Box) -> str:
    """Dim the city except for the thing in question."""
    wide, high = MAP
    d = f"M0 0H{wide}V{high}H0Z" + "".join([f"M{x} {y}v{tall}h{width}v{-tall}Z" for x, y, width, tall in holes])
    return path(d, class_="dim through")


# --- the turf war


def war(view: View, words: Texts) -> str:
    """The count in the district just settled: each side's figures in a row, their sum, and who takes it.

    [CE-WAR-02 to CE-WAR-05]
    """
    district = view["table"]["war"]
    x, y, width, tall = AREAS[district]
    rows = influence.present(district, view)
    told = f"{listing.name(district, words)}: {influence.standing(district, view, words)}"
    high = 30 + 3 + (sum(_talls(rows)) or FIRST) + 14
    hole = (x - 36.0, max(0.0, y - 46.0), width + 72, tall + 82)
    below = y < LOW
    top = min(MAP[1] - high - 6, y + tall + 40) if below else 8.0
    frame = rect(x - 5, y - 5, width + 10, tall + 10, rx=6, class_="none", stroke="#22131a", stroke_width=8)
    frame += rect(x - 5, y - 5, width + 10, tall + 10, rx=6, class_="none bold-gilt")
    beam = path(f"M60 {top:g}L{x - 5:g} {y + tall:g}H{x + width + 5:g}L800 {top:g}Z", class_="beam") if below else ""
    return piece(
        0,
        0,
        _veil(hole),
        beam,
        frame,
        at(49, top, _marquee(district, rows, high, words)),
        tooltip=told,
        id=f"war-{district}",
        class_="through on-stage",
    )


def _marquee(district: str, rows: Counts, high: float, words: Texts) -> str:
    winner = influence.winner({side: len(row) for side, row in rows.items()})
    title = words("pic-war-in", district=district).upper()
    drawn = [
        rect(6, 8, PANEL, high, rx=6, fill="#000", opacity=0.5),
        rect(0, 0, PANEL, high, rx=6, class_="tray bold-gilt"),
        rect(9, 9, PANEL - 18, high - 18, rx=3, fill="#f7ebcf", class_="line"),
        _bulbs(PANEL, high),
        rect(9, 9, PANEL - 18, 30, class_="red"),
        circle(28, 24, 11, class_="accent edged"),
        text(str(DISTRICT[district] + 1), 28, 30, 17, text_anchor="middle"),
        OSWALD.line(title, 48, 31, 20, 330, text_anchor="start", class_="paper grown"),
        OSWALD.line(words("pic-war-rule"), PANEL - 20, 30, 14.2, 330, text_anchor="end", class_="paper fine-print"),
    ]
    if not rows:
        drawn.append(PLAYFAIR.line(words("pic-nobody-there"), PANEL / 2, 42 + FIRST / 2 + 7, 22, 600, class_="display"))
    y = 42.0
    tied = _tied(rows)
    for (side, row), tall in zip(rows.items(), _talls(rows), strict=True):
        outcome = "pic-takes-it" if side == winner else "pic-tied" if side in tied else ""
        drawn.append(at(0, y, _side(side, row, tall, outcome, words)))
        y += tall
    return "".join(drawn)


def _tied(rows: Counts) -> list[str]:
    """The sides that share the most influence; none if one is alone with it. [CE-WAR-05]"""
    most = max(map(len, rows.values()), default=0)
    first = [side for side, row in rows.items() if len(row) == most]
    return first if len(first) > 1 else []


def _talls(rows: Counts) -> list[float]:
    """The heights of the rows of a count: the leader's is the highest; those of a tie are equal."""
    tied = len(_tied(rows))
    return [float(TIED)] * tied + [float(FIRST)] * (not tied and bool(rows)) + [float(ROW)] * (len(rows) - (tied or 1))


@lru_cache(maxsize=32)
def _bulbs(wide: float, high: float) -> str:
    across, down = range(5, int(wide), 15), range(5, int(high), 15)
    d = "".join([f"M{x} 4.5h.01M{x} {high - 4.5:g}h.01" for x in across])
    d += "".join([f"M4.5 {y}h.01M{wide - 4.5:g} {y}h.01" for y in down])
    return path(d, class_="none", stroke="#f4d079", stroke_width=4.6, stroke_linecap="round")


def _side(side: str, row: list[str], tall: float, outcome: str, words: Texts) -> str:
    """One side's row: its figures one by one, then their number, and what comes of it."""
    large, won = tall >= FIRST, outcome == "pic-takes-it"
    middle = tall / 2 - 1
    ink = "on" if won else "ink"
    drawn = [line(14, tall - 1, PANEL - 14, tall - 1, stroke="#22131a", stroke_opacity=0.3)]
    if won:
        drawn = [
            rect(12, 0, PANEL - 24, tall - 2, class_="own"),
            rect(12, 0, PANEL - 24, tall - 2, class_="weave", opacity=0.4),
        ]
    drawn.append(glyphs.emblem(side, 36, middle, 16 if large else 12.5))
    size = 21 if large else 17.5
    drawn.append(
        PLAYFAIR.line(
            words(f"side-{side}"), 60, middle + 6.5, size, 116, text_anchor="start", class_=f"display grown {ink}"
        )
    )
    gap = min(62.0, 360 / max(1, len(row)))
    for i, name in enumerate(row):
        role, _ = glyphs.role_of(name)
        x = 200 + gap * i
        drawn.append(at(x, tall - 4, glyphs.figure(role, side), scale=0.84 if large else 0.58))
        drawn.append(pluses(x + (25 if large else 20), middle, ink, 17 if large else 15))
    x = PANEL - 176
    sum_ = 32 if large else 22
    drawn.append(rect(x, 2, 48, tall - 6, rx=3, class_="ink gilt"))
    drawn.append(text(str(len(row)), x + 24, middle + sum_ * 0.35, sum_, text_anchor="middle", class_="gold"))
    if outcome:
        said = words(outcome).upper()
        drawn.append(OSWALD.line(said, PANEL - 20, middle + 7.5, 20, 102, text_anchor="end", class_=f"grown {ink}"))
    return group(*drawn, class_=f"of-{side}")


def pluses(x: float, y: float, ink: str, size: float) -> str:
    """A figure counts one."""
    return text("+1", x, y + size * 0.36, size, text_anchor="middle", class_=f"fine-print {ink}")


# --- the evening edition


def edition(view: View, words: Texts) -> str:
    """The paper on the wall: a war as a line score, or the last accounts; "" at other times."""
    if view["table"]["war"]:
        return _line_score(view, words)
    return _accounts(view, words) if reckons(view) else ""


def _sheet(view: View, words: Texts, headline: str, *inside: str, told: str) -> str:
    x, y, wide, tall = PAPER
    number = str(view["table"]["round"])
    lines = (
        OSWALD.two_lines(headline.upper())
        if OSWALD.width(headline.upper()) * 38 > wide - 24
        else (headline.upper(), "")
    )
    drawn = [
        rect(6, 8, wide, tall, fill="#000", opacity=0.5),
        rect(0, 0, wide, tall, fill="#f5ebd0", class_="thin"),
        PLAYFAIR.line(words("pic-edition"), wide / 2, 36, 31, wide - 24, class_="display"),
        line(12, 46, wide - 12, 46, stroke="#22131a", stroke_width=2),
        line(12, 49, wide - 12, 49, stroke="#22131a", stroke_width=0.8),
        OSWALD.line(
            words("status-round", number=number, name=f"round-name-{number}").upper(), wide / 2, 64, 14, wide - 30
        ),
        line(12, 70, wide - 12, 70, stroke="#22131a", stroke_width=0.8),
        *[
            OSWALD.line(one, wide / 2, 110 + 40 * i, 38, wide - 24)
            for i, one in enumerate([one for one in lines if one])
        ],
    ]
    return piece(x, y, *drawn, *inside, tooltip=told, id="edition")


def _line_score(view: View, words: Texts) -> str:
    """A line score of seven districts: who had how many, who took it; the current one is marked."""
    _, _, wide, _ = PAPER
    now = DISTRICT[view["table"]["war"]]
    each, left, top = 37.0, 104.0, 170.0
    scores = [influence.present(district, view) for district in DISTRICT_IDS]
    winners = [influence.winner({side: len(found) for side, found in score.items()}) for score in scores]
    sides = [*[side for side, seat in telling.sides(view).items() if seat is not None], "neutral"]
    row = min(30.0, 190 / (len(sides) + 1))
    drawn = [rect(10, top, wide - 20, 26, class_="ink")]
    drawn.append(
        rect(
            left + each * now,
            top - 4,
            each,
            34 + row * (len(sides) + 1),
            class_="gold",
            stroke="#22131a",
            stroke_width=2,
        )
    )
    for i in range(len(DISTRICT_IDS)):
        ink = "ink" if i == now else "paper"
        drawn.append(text(str(i + 1), left + each * (i + 0.5), top + 20, 18, text_anchor="middle", class_=ink))
    for r, side in enumerate(sides):
        y = top + 30 + row * r
        drawn.append(
            line(10, y + row - 1, wide - 10, y + row - 1, stroke="#22131a", stroke_opacity=0.5, stroke_width=0.8)
        )
        drawn.append(glyphs.emblem(side, 24, y + 14, 10.5))
        drawn.append(OSWALD.line(words(f"side-{side}"), 39, y + 19.5, 14.4, left - 42, text_anchor="start"))
        for i, score in enumerate(scores):
            count, x = len(score.get(side, ())), left + each * (i + 0.5)
            if i > now:
                drawn.append(text("·", x, y + 21, 20, text_anchor="middle"))
            elif winners[i] == side:
                won = circle(0, 0, 13.4, class_="own thin") + text(
                    str(count), 0, 6.6, 18.5, text_anchor="middle", class_="on"
                )
                drawn.append(at(x, y + 14, won, class_=f"of-{side}"))
            else:
                drawn.append(text(str(count) if count else "–", x, y + 20.3, 17, text_anchor="middle"))
    y = top + 30 + row * len(sides)
    drawn.append(OSWALD.line(words("pic-takes-it"), 16, y + 20.5, 14.4, left - 20, text_anchor="start"))
    for i, winner in enumerate(winners):
        x = left + each * (i + 0.5)
        if i <= now:
            tied = OSWALD.line(words("pic-tied"), x, y + 20.5, 14.4, each - 3) if _tied(scores[i]) else ""
            nobody = tied or text("–", x, y + 20.5, 17, text_anchor="middle")
            drawn.append(glyphs.emblem(winner, x, y + 15, 11) if winner else nobody)
    if now + 1 < len(DISTRICT_IDS):
        name = words("pic-war-next", number=now + 2, district=DISTRICT_IDS[now + 1])
        drawn.append(PLAYFAIR.line(name, wide / 2, y + row + 21, 17, wide - 30, class_="display"))
    return _sheet(view, words, words("pic-headline-war"), *drawn, told=words("phase-turf_war"))


# --- bribery


def bribing(view: View) -> bool:
    """Whether sealed bids are being made or shown."""
    table = view["table"]
    return table["phase"] == "bribery" and bool(table["bids"] or view["step"] == "Bids")


def bribery(view: View, words: Texts) -> str:
    """A table with the allies for sale and an envelope of every family: sealed, or open with its bills.

    [CE-BRIBE-01 to CE-BRIBE-04]
    """
    x, y, wide, tall = TABLE
    offer = view["table"]["offer"]
    opened = bool(view["table"]["bids"])
    title = words("pic-bribery-open" if opened else "pic-bribery-bid").upper()
    drawn = [
        rect(6, 8, wide, tall, rx=8, fill="#000", opacity=0.5),
        rect(0, 0, wide, tall, rx=8, class_="mahogany bold-gilt"),
        rect(0, 0, wide, tall, rx=8, class_="wood"),
        rect(14, 14, wide - 28, tall - 28, rx=5, class_="felt line"),
        rect(20, 20, wide - 40, tall - 40, rx=3, class_="none", stroke="#f4d079", stroke_opacity=0.5),
        rect(14, 14, wide - 28, 34, class_="red"),
        glyphs.pict("envelope", 36, 31, 22, "c-paper"),
        OSWALD.line(title, 56, 39, 21, 340, text_anchor="start", class_="paper grown"),
        OSWALD.line(words("pic-bribery-rule"), wide - 28, 38, 14.6, 340, text_anchor="end", class_="paper fine-print"),
    ]
    scale = 1.75
    gap = min(210.0, (wide - 60) / max(1, len(offer)))
    for i, ally in enumerate(offer):
        left = wide / 2 + gap * (i - (len(offer) - 1) / 2) - CARD_WIDTH * scale / 2
        card = framed(CARD_WIDTH, ALLY_HEIGHT, ally_inside(ally, words))
        lot = {"id": f"offer-{ally}", "data_thing": f"offer-{ally}", "class_": f"option ally {LIT}"}  # from the wall
        told = listing.card_lines(ally, words)
        drawn.append(at(left, 62, piece(0, 0, card, tooltip=told, **lot), scale=scale, class_="for-sale"))
    sides = view["table"]["families"]
    each = (wide - 52) / len(sides)
    for i, side in enumerate(sides):
        drawn.append(at(34 + each * i, 376, _envelope(side, view, each - 16, words)))
    return at(0, 0, _veil(), at(x, y, *drawn), id="bribery", class_="on-stage")


def _envelope(side: dict[str, Any], view: View, wide: float, words: Texts) -> str:
    """A family's envelope: sealed while bids are made, open with its bills when it has been shown. [CE-BRIBE-01]"""
    table, seat = view["table"], side["seat"]
    family = side["family"] or "neutral"
    shown = table["bids"][seat] if table["bids"] else None
    waits = shown is None and not table["bids"] and seat in (view["waiting"] or ())
    mine = [option.removeprefix("bid:bill_") for option in view["row"] if option.startswith("bid:bill_")]
    bills = mine if shown is None and seat == view["seat"] else [bill.removeprefix("bill_") for bill in shown or ()]
    own = seat == view["seat"]
    known = shown is not None or (own and bool(mine or waits))
    total = sum(map(int, bills))
    if shown is not None:
        told = f"{words('pic-bids')}: ${total}" + (f" ({listing.names(shown, words)})" if shown else "")
    else:
        told = words("pic-bid-open") if waits else words("pic-bid-sealed")
    high = 88.0
    name = words(f"side-{family}") if side["family"] else str(seat + 1)
    drawn = [
        _paper(wide, high, shown is not None or known, bills, family),
        rect(0, high, wide, 30, class_="own"),
        rect(0, high, wide, 30, class_="weave", opacity=0.4),
        glyphs.emblem(family, 17, high + 15, 11),
        PLAYFAIR.line(name, 33, high + 21, 16.5, wide - 38, text_anchor="start", class_="display on grown"),
        rect(wide / 2 - 34, high + 38, 68, 44, rx=4, class_="ink gilt"),
        OSWALD.line(f"${total}" if known else "?", wide / 2, high + 71, 30, 60, class_="gold"),
        line(wide / 2 - 34, high + 60, wide / 2 + 34, high + 60, stroke="#000", stroke_width=1.6),
    ]
    if own:
        drawn.insert(0, rect(-6, -6, wide + 12, high + 42, rx=4, class_="none bold-gilt"))
    if shown is None:
        drawn.append(OSWALD.line(told, wide / 2, high + 102, 15.5, wide + 6, class_="paper fine-print"))
    place = _rank(seat, table["bids"], table["horse"])
    if place:
        drawn.append(
            OSWALD.line(_fate(place, total, table["bids"], words), wide / 2, high + 102, 16, wide, class_="paper")
        )
    if place and total:
        drawn.append(circle(wide / 2 - 52, high + 60, 13, class_="accent thin"))
        drawn.append(text(str(place), wide / 2 - 52, high + 66, 17, text_anchor="middle"))
    faint = {"opacity": 0.6} if waits and not own else {}
    return piece(0, 0, group(*drawn, **faint), tooltip=told, id=f"bid-{seat}", class_=f"of-{family}")


def _rank(seat: int, bids: list[list[str] | None], horse: int) -> int:
    """The rank of an opened bid among those opened so far; 0 for none. [CE-BRIBE-02]"""
    ranked = sorted(
        [other for other, bid in enumerate(bids) if bid is not None],
        key=lambda other: (-_sum(bids[other]), (other - horse) % len(bids)),
    )
    return ranked.index(seat) + 1 if seat in ranked else 0


def _sum(bid: list[str] | None) -> int:
    return sum([int(bill.removeprefix("bill_")) for bill in bid or ()])


def _fate(place: int, total: int, bids: list[list[str] | None], words: Texts) -> str:
    """What a bid comes to, once all are open: who chooses when, and whose goes back. [CE-BRIBE-03 to CE-BRIBE-05]"""
    if not total:
        return words("pic-bid-none")
    if None in bids:
        return words("pic-bid-so-far", first=place == 1)
    return words("pic-bid-back") if place == len(bids) else words("pic-bid-chooses", place=place)


def _paper(wide: float, high: float, opened: bool, bills: list[str], family: str) -> str:
    body = rect(0, 0, wide, high, fill="#e9d8b0", class_="line")
    if not opened:
        folds = path(f"M0 0L{wide / 2:g} {high * 0.6:g} {wide:g} 0", class_="none line")
        wax = circle(0, 0, 19, class_="own line") + glyphs.emblem(family, 0, 0, 13)
        return body + folds + at(wide / 2, high * 0.52, wax)
    flap = path(f"M0 0L{wide / 2:g} -46 {wide:g} 0Z", fill="#d9c28f", class_="line")
    gap = min(50.0, (wide - 50) / max(1, len(bills)))
    notes = [
        at(
            wide / 2 + gap * (i - (len(bills) - 1) / 2),
            -28,
            glyphs.bill(bill, 0, 0, 46, 28),
            turn=7 * (i - (len(bills) - 1) / 2),
        )
        for i, bill in enumerate(bills)
    ]
    pocket = path(f"M0 0L{wide / 2:g} {high * 0.56:g} {wide:g} 0V{high:g}H0Z", fill="#f1e4c2", class_="thin")
    return flap + "".join(notes) + body + pocket


# --- the end


def reckons(view: View) -> bool:
    """Whether the final accounts are in progress or done: the last hands are gone. [CE-FIN-02]"""
    table = view["table"]
    late = table["round"] == ROUNDS and table["phase"] == "tribute"
    return late and not any(side["cards"] for side in table["families"])


def awarded_to(seat: int, view: View) -> int:
    """What a seat has been awarded so far."""
    awards = view["table"]["awards"]
    return awards[seat]["district_award"] + awards[seat]["colour_award"] if awards else 0


def _accounts(view: View, words: Texts) -> str:
    """The final accounts, line by line: bills, districts, colours of jobs, and the sum; the best so far is marked.

    [CE-FIN-03 to CE-FIN-05]
    """
    _, _, wide, _ = PAPER
    sides = view["table"]["families"]
    known = [
        None if side["suitcase"] is None else side["suitcase"]["money"] + awarded_to(side["seat"], view)
        for side in sides
    ]
    best = max([money for money in known if money is not None], default=None)
    top, row = 182.0, min(46.0, 232.0 / len(sides))
    heads = (("bill", 166), ("marker", 222), ("award", 280))
    drawn = [rect(10, top - 28, wide - 20, 26, class_="ink")]
    drawn += [glyphs.pict(name, x, top - 15, 20, "c-paper") for name, x in heads]
    drawn.append(text("=", wide - 44, top - 8, 18, text_anchor="middle", class_="paper"))
    for i, side in enumerate(sides):
        drawn.append(at(0, top + row * i, _account(side, view, known[side["seat"]], row, best, words)))
    return _sheet(view, words, words("pic-headline-end"), *drawn, told=words("phase-tribute"))


def _account(side: dict[str, Any], view: View, money: int | None, row: float, best: int | None, words: Texts) -> str:
    """One family's line, with its suitcase, open or closed."""
    _, _, wide, _ = PAPER
    seat, case = side["seat"], side["suitcase"]
    family = side["family"] or "neutral"
    awards = view["table"]["awards"]
    own: dict[str, Any] = (
        awards[seat] if awards else {"districts": [], "colours": [], "district_award": 0, "colour_award": 0}
    )
    y = row / 2
    leads = money is not None and money == best
    ground = rect(10, 1, wide - 20, row - 2, class_="own", opacity=0.3) if leads else ""
    drawn = [
        ground,
        line(10, row, wide - 10, row, stroke="#22131a", stroke_opacity=0.4),
        glyphs.emblem(family, 26, y, 12),
        OSWALD.line(words(f"side-{family}"), 44, y + 6, 16, 88, text_anchor="start"),
    ]
    told = [words("pic-suitcase-shut")]
    if case is not None and money is not None:
        told = [words("pic-suitcase-money", money=case["money"])]
        told += [f"{listing.name(district, words)}: +${DISTRICT_AWARD}" for district in own["districts"]]
        told += [f"{words(f'account-{colour}')}: +${COLOUR_AWARD}" for colour in own["colours"]]
        drawn.append(text(f"${case['money']}", 166, y + 6.5, 18, text_anchor="middle"))
        if awards:
            drawn.append(text(f"+${own['district_award']}", 222, y + 6.5, 17, text_anchor="middle"))
            drawn.append(text(f"+${own['colour_award']}", 280, y + 6.5, 17, text_anchor="middle"))
        else:
            drawn += [
                glyphs.pict(JOB_SIGNS[colour], 218 + 30 * k, y, 18) + text(str(count), 229 + 30 * k, y + 6, 14)
                for k, (colour, count) in enumerate(sorted(Counter(map(colour_of, case["jobs"])).items()))
            ]
        drawn.append(PLAYFAIR.line(f"${money}", wide - 44, y + 9, 26, 62, class_="display"))
    else:
        drawn.append(glyphs.pict("suitcase", 166, y, 24))
        drawn.append(text("?", wide - 44, y + 9, 24, text_anchor="middle"))
    return piece(0, 0, *drawn, tooltip="\n".join(told), id=f"opened-{seat}", class_=f"of-{family}")


def _award(district: str, view: View) -> str:
    """The award of a counted district, at its stack of markers. [CE-FIN-04]"""
    awards = view["table"]["awards"] or ()
    whose = next((seat for seat, one in enumerate(awards) if district in one["districts"]), None)
    if whose is None:
        return ""
    x, y, width, _ = AREAS[district]
    family = view["table"]["families"][whose]["family"]
    shown = rect(-58, -2, 96, 36, rx=6, class_="ink gilt") + glyphs.emblem(family, -40, 16, 13)
    shown += text(f"+${DISTRICT_AWARD}", 10, 25, 24, text_anchor="middle", class_="gold")
    return at(x + width - 40, y + 30, shown, id=f"award-{DISTRICT[district]}", class_="through")


def awarded(view: View) -> str:
    """The awards of all districts counted so far. [CE-FIN-04]"""
    return "".join([_award(district, view) for district in DISTRICT_IDS])
