"""A family's play area: who it is and what it has; businesses above, gangsters below. Any size; cards fill the room."""

from __future__ import annotations

from typing import Any, Final

from consigliere.engine.svg import at, circle, group, path, polygon, rect, title
from consigliere.games.la_cosa_nostra.components import (
    BUSINESS,
    DATA,
    GANGSTER,
    HIRE_COST,
    INCOME,
    MONOPOLY,
    MONOPOLY_INCOME,
    SPECIAL_DATA,
    SUSPECTED_COST,
)

from .cards import BUSINESS_HEIGHT, CREW_HEIGHT, business, gangster, recruit, trophy
from .figures import GANG
from .glyphs import BUSINESSES, EMBLEMS, GANGS, SIGNS, drawn
from .letters import caption, line_of, paragraph, wide
from .pieces import chip, disc, influence_back, job_back, tag
from .sheet import HIDDEN, Sheet
from .style import pattern

_KIND_OF_MONOPOLY: Final[dict[str, str]] = {card["id"]: card["counts"] for card in DATA["monopolies"]}
_CELL: Final = 106  # a card with the air beside it
_HEAD: Final = 120  # the height of the header at scale 1
_LARGEST: Final = 1.62
_ROOMY: Final = 900  # from this width on the header is a cover at the left
_COVER: Final = 300


def area(sheet: Sheet, seat: int, width: float, height: float) -> list[str]:
    """All that lies before a player. What is hidden lies face down; what everybody knows lies open."""
    facts = sheet.players[seat]
    family = sheet.family(seat)
    turn = sheet.table["turn"] == seat
    parts = [
        rect(0, 0, width, height, class_="dark"),
        rect(0, 0, width, height, fill=pattern(sheet.part, "grain"), class_="grain"),
    ]
    left, top = 8.0, 8.0
    if width >= _ROOMY:
        parts += _cover(sheet, seat, facts, height)
        left = _COVER + 14.0
    else:
        scale = max(1.0, width / 700)
        parts.append(at(0, 0, *_header(sheet, seat, facts, width / scale), scale=scale))
        top = _HEAD * scale + 6
    if family:
        size = min(width - left, height - top) * 0.78
        parts.append(drawn(EMBLEMS[family], width - size * 0.52, height - size * 0.5, size, "own watermark"))
        parts += _rows(sheet, facts, left, top, width - left - 8, height - top - 8, _far(sheet, seat))
    lit = turn or sheet.waits_for(seat)
    parts.append(rect(2, 2, width - 4, height - 4, class_=f"none {'lit' if lit else 'pale'}"))
    return [group(*parts, id=f"seat-{seat}", class_=f"area {sheet.hue(seat)}{' turn' if turn else ''}")]


def _far(sheet: Sheet, seat: int) -> bool:
    """Whether a family's cards are drawn small: those across the table, where there are more than two."""
    return seat != sheet.near() and sheet.seats > 3


def _tags(sheet: Sheet, seat: int) -> list[tuple[str, str, str]]:
    """Words on a family's sign, with their ground and ink."""
    found = []
    if seat == sheet.you:
        found.append((sheet.words("pic-you"), "bone", "ink"))
    if sheet.table["first"] == seat:
        found.append((sheet.words("pic-first"), "lamp", "ink"))
    if seat in sheet.winners:
        found.append((sheet.words("pic-winner"), "lipstick", "bone"))
    return found


# --- the cover: a column at the left, where there is room


def _cover(sheet: Sheet, seat: int, facts: dict[str, Any], height: float) -> list[str]:
    """The file's cover: the boss, his money, what he holds hidden and what he keeps apart."""
    family = sheet.family(seat)
    tall = height > 500
    lift = 1.28 if tall else 1.0
    inside = [title(_told(sheet, seat, facts)), rect(4, 4, _COVER, height - 8, class_="slate")]
    inside.append(rect(4, 4, 8, height - 8, class_="own"))
    if family:
        inside.append(rect(4, 4, 8, height - 8, fill=pattern(sheet.part, family), class_="printed"))
    if sheet.table["turn"] == seat:
        inside.append(
            polygon(
                ((60, 4), (100, 4), (_COVER + 4, height * 0.5), (_COVER + 4, height * 0.72), (12, height * 0.72)),
                class_="glow",
            )
        )
    y = 50 * lift
    inside.append(disc(sheet, family, 22 + 36 * lift, y, 36 * lift))
    right = 28 + 74 * lift
    tags = _tags(sheet, seat)
    inside.append(
        caption(
            sheet.called(seat),
            right,
            y + (-2 if tags else 11),
            34,
            _COVER - right - 4,
            class_="bone",
            text_anchor="start",
        )
    )
    left = right
    for words, ground, ink in tags:
        inside.append(tag(words, left, y + 28, 16, ground, ink, fit=96))
        left += min(96, wide(words.upper()) * 16) + 22
    y = 96 * lift
    inside.append(line_of(sheet.money(facts["cash"]), 24, y + 44, 48, 240, class_="lamp", text_anchor="start"))
    washed, coming = sheet.money(facts["laundered"]), f"+{sheet.money(payday(facts))}"
    beside = 60 + wide(washed) * 22
    money = [
        group(
            title(sheet.words("pic-laundered", amount=facts["laundered"])),
            drawn(SIGNS["launder"], 34, y + 67, 22, "ash"),
            line_of(washed, 51, y + 75, 22, 120, class_="bone", text_anchor="start"),
        ),
        group(
            title(sheet.words("pic-payday", amount=payday(facts))),
            drawn(SIGNS["earning"], beside + 12, y + 67, 20, "ash"),
            line_of(coming, beside + 24, y + 75, 22, 120, class_="bone", text_anchor="start"),
        ),
    ]
    head = group(*inside, *money, class_=sheet.marked(family, "boss"), data_thing=family or None)
    if not family:
        return [head]
    if not tall:
        return [head, at(22, y + 92, *_drawer(sheet, seat, facts))]
    low = y + 98 + (110 if not facts["boss"] else 212)
    return [
        head,
        at(22, y + 98, *_drawer(sheet, seat, facts, 1.1, 1.1)),
        *_abilities(sheet, facts, low, height - low - 12),
    ]


def _abilities(sheet: Sheet, facts: dict[str, Any], y: float, height: float) -> list[str]:
    """What the near family's special gangsters can do, in words; those who are blocked can do nothing. [LCN-EXP-08]"""
    names = [one["id"] for one in facts["gangsters"] if _skills(one["id"]) and not one["blocked"]]
    room = min(height / max(len(names), 1), 96)
    parts = []
    for i, name in enumerate(names):
        top = y + room * i
        parts.append(circle(33, top + 9, 9, class_="lamp"))
        parts.append(drawn(GANGS[GANG[name]], 33, top + 9, 12, "ink"))
        parts.append(caption(sheet.words(name), 48, top + 15, 15, _COVER - 54, class_="lamp", text_anchor="start"))
        hint = sheet.words(f"{name}-hint")
        parts.append(paragraph(hint, 48, top + 19, 15, _COVER - 56, room - 23, "book bone", 1.06))
    return parts


def _drawer(sheet: Sheet, seat: int, facts: dict[str, Any], scale: float = 1, size: float = 0.92) -> list[str]:
    """Three shelves, 274 wide: the hand; chips, monopolies and trophies; those who can be hired."""
    upper: list[str] = []
    x = 0.0
    for number, own in _by_round(facts["jobs"]):
        upper.append(_held(sheet, seat, number, own, x, 0))
        x += min(62.0, 190 / len(_by_round(facts["jobs"])))
    upper.append(_envelopes(sheet, seat, facts["influence"], x, 0))
    upper.append(_chips_left(sheet, seat, facts["tokens"], 0, 48))
    x = 66.0
    for monopoly in facts["monopolies"]:
        upper.append(_crown(sheet, monopoly, x, 51))
        x += 39
    trophies: list[str] = facts["trophies"]
    step = min(38.0, (250 - x - 36) / max(len(trophies) - 1, 1))
    upper += [trophy(sheet, name, x + 2 + step * i, 49, 44) for i, name in enumerate(trophies)]
    parts = [at(0, 0, *upper, scale=scale)]
    for i, name in enumerate(facts["boss"]):
        parts.append(recruit(sheet, name, (60 * size + 5) * i, 100 * scale, size, _price(sheet, name)))
    return parts


# --- the header: a strip above, where there is not


def _header(sheet: Sheet, seat: int, facts: dict[str, Any], width: float) -> list[str]:
    """The boss and his name, cash and laundered money; below, what he holds hidden and what he keeps apart."""
    family = sheet.family(seat)
    inside = [title(_told(sheet, seat, facts)), rect(2, 2, width - 4, 66, class_="slate")]
    inside.append(rect(2, 2, 8, 66, class_="own"))
    if family:
        inside.append(rect(2, 2, 8, 66, fill=pattern(sheet.part, family), class_="printed"))
    if sheet.table["turn"] == seat:
        inside.append(polygon(((40, 2), (60, 2), (width - 2, 40), (width - 2, 68), (10, 68)), class_="glow"))
    inside.append(disc(sheet, family, 42, 35, 28))
    cash = sheet.money(facts["cash"])
    room = width - 80 - wide(cash) * 36 - 28
    tags = _tags(sheet, seat)
    inside.append(caption(sheet.called(seat), 80, 38 if tags else 46, 31, room, class_="bone", text_anchor="start"))
    left = 80.0
    for words, ground, ink in tags:
        inside.append(tag(words, left, 60, 14, ground, ink, fit=84))
        left += min(84, wide(words.upper()) * 14) + 20
    inside.append(line_of(cash, width - 12, 40, 36, 190, class_="lamp", text_anchor="end"))
    washed = sheet.money(facts["laundered"])
    money = [
        title(sheet.words("pic-laundered", amount=facts["laundered"])),
        line_of(washed, width - 12, 61, 18, 140, class_="bone", text_anchor="end"),
        drawn(SIGNS["launder"], width - 26 - wide(washed) * 18, 54, 18, "ash"),
    ]
    coming = f"+{sheet.money(payday(facts))}"
    edge = width - 48 - wide(washed) * 18
    coming_in = [
        title(sheet.words("pic-payday", amount=payday(facts))),
        line_of(coming, edge, 61, 18, 120, class_="bone", text_anchor="end"),
        drawn(SIGNS["earning"], edge - 10 - wide(coming) * 18, 54, 17, "ash"),
    ]
    head = group(
        *inside, group(*money), group(*coming_in), class_=sheet.marked(family, "boss"), data_thing=family or None
    )
    return [head, at(0, 72, *_belongings(sheet, seat, facts, width))] if family else [head]


def payday(facts: dict[str, Any]) -> int:
    """What the next payday would bring as things lie now; a kind that pays double is chosen only then. [LCN-INC-01]"""
    total = sum(INCOME[BUSINESS[one["id"]]] for one in facts["businesses"] if not one["blocked"])
    total += sum(MONOPOLY_INCOME[MONOPOLY[name]] for name in facts["monopolies"])
    for one in facts["gangsters"]:
        if not one["blocked"]:
            total += sum(skill["amount"] for skill in _skills(one["id"]) if skill["kind"] == "income")
    return total


def _skills(gangster: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = SPECIAL_DATA[GANGSTER[gangster]].get("abilities", [])
    return found


def _told(sheet: Sheet, seat: int, facts: dict[str, Any]) -> str:
    told = [sheet.called(seat), sheet.words("pic-cash", amount=facts["cash"])]
    told.append(sheet.words("pic-laundered", amount=facts["laundered"]))
    if sheet.table["first"] == seat:
        told.append(sheet.words("pic-first"))
    return "\n".join(told)


def _belongings(sheet: Sheet, seat: int, facts: dict[str, Any], width: float) -> list[str]:
    """Hand counts as backs, chips not yet placed, monopolies, trophies; at the right who can still be hired."""
    parts: list[str] = []
    x = 10.0
    for number, own in _by_round(facts["jobs"]):
        parts.append(_held(sheet, seat, number, own, x, 0))
        x += 57
    parts.append(_envelopes(sheet, seat, facts["influence"], x, 0))
    x += 62
    parts.append(_chips_left(sheet, seat, facts["tokens"], x, 0))
    x += 56
    for monopoly in facts["monopolies"]:
        parts.append(_crown(sheet, monopoly, x, 3))
        x += 37
    right = width - 6.0
    for name in reversed(facts["boss"]):
        right -= 36
        parts.append(recruit(sheet, name, right, -1, 0.55, _price(sheet, name)))
    trophies: list[str] = facts["trophies"]
    step = min(34.0, (right - 6 - x) / max(len(trophies), 1))
    for i, name in enumerate(trophies):
        parts.append(trophy(sheet, name, x + step * i, 2, 44))
    return parts


def _by_round(jobs: list[dict[str, Any]]) -> list[tuple[int, list[dict[str, Any]]]]:
    """Jobs in hand by the number on their backs."""
    return [
        (number, [job for job in jobs if job["round"] == number]) for number in sorted({job["round"] for job in jobs})
    ]


def _price(sheet: Sheet, name: str) -> int:
    prices = SUSPECTED_COST if sheet.view["options"]["corrected_prices"] else HIRE_COST
    return prices[GANGSTER[name]]


def _held(sheet: Sheet, seat: int, number: int, own: list[dict[str, Any]], x: float, y: float) -> str:
    """Jobs of a round in hand: one closed file and how many; an eye where the reader knows one of them."""
    names = [sheet.words(job["card"]) for job in own if job["card"] != HIDDEN]
    told = [sheet.words("pic-jobs", count=len(own), round=str(number))]
    seen = names and seat != sheet.you
    if seen:
        told += names
    inside = [title("\n".join(told)), at(0, 3, job_back(sheet, number, 34, 40))]
    if seen:
        inside.append(drawn(SIGNS["eye"], 17, 9, 20, "lamp"))
    inside.append(line_of(f"×{len(own)}", 37, 32, 19, 20, class_="bone", text_anchor="start"))
    return at(x, y, *inside, id=f"hand-{seat}-{number}", class_="held jobs")


def _envelopes(sheet: Sheet, seat: int, count: int, x: float, y: float) -> str:
    told = title(sheet.words("pic-influence", count=count))
    back = at(0, 10, influence_back(38, 29), class_=None if count else "faint")
    number = line_of(f"×{count}", 41, 32, 19, 20, class_="bone", text_anchor="start")
    return at(x, y, told, back, number, id=f"influence-{seat}", class_="held influence")


def _chips_left(sheet: Sheet, seat: int, left: int, x: float, y: float) -> str:
    """Deal tokens not yet on a card. [LCN-DEAL-05]"""
    told = title(sheet.words("pic-tokens", count=left))
    gone = circle(17, 24, 16, class_="none", stroke="var(--steel)", stroke_width=2, stroke_dasharray="5 4")
    pile = [chip(sheet, seat, 17, 28 - 2.2 * i, 16) for i in range(min(left, 3))] or [gone]
    count = line_of(f"×{left}", 36, 32, 19, 20, class_="bone", text_anchor="start")
    return at(x, y, told, *pile, count, id=f"tokens-{seat}", class_="held tokens")


def _crown(sheet: Sheet, monopoly: str, x: float, y: float) -> str:
    """A monopoly held: the card itself lies on the board."""
    return at(
        x,
        y,
        title(sheet.words("pic-monopoly-held", name=sheet.words(monopoly))),
        rect(0, 0, 34, 40, class_="lamp edge"),
        drawn(BUSINESSES[_KIND_OF_MONOPOLY[monopoly]], 17, 25, 26, "ink"),
        path("M5 9L5 2L11 6L17 0L23 6L29 2V9Z", class_="ink"),
        class_="held monopoly",
    )


# --- the rows


def _rows(
    sheet: Sheet, facts: dict[str, Any], x: float, y: float, width: float, height: float, far: bool
) -> list[str]:
    """Businesses in the upper row, gangsters in the lower, each as large as the room allows."""
    businesses: list[dict[str, Any]] = facts["businesses"]
    crew: list[dict[str, Any]] = facts["gangsters"]
    small, large, upper, lower = fit(len(businesses), len(crew), width, height)
    parts = []
    top = _block(len(businesses), upper, small, BUSINESS_HEIGHT)
    for left, down, one in _places(businesses, upper, small, width, BUSINESS_HEIGHT):
        parts.append(business(sheet, one["id"], x + left, y + down, small, one, far=far))
    bottom = _block(len(crew), lower, large, CREW_HEIGHT)
    air = max(0.0, height - top - bottom)
    for left, down, one in _places(crew, lower, large, width, CREW_HEIGHT):
        parts.append(gangster(sheet, one, x + left, y + top + min(air * 0.4, 30) + down, large, far))
    return parts


def _block(count: int, rows: int, scale: float, height: float) -> float:
    return rows * (height + 8) * scale if count else 0.0


def fit(above: int, below: int, width: float, height: float) -> tuple[float, float, int, int]:
    """How large businesses and gangsters can be, and in how many rows: both together as large as may be."""
    best, chosen = 0.0, (1.0, 1.0, 1, 1)
    for upper in (1, 2, 3):
        for lower in (1, 2, 3):
            wide_a = width / (_CELL * max(1, -(-above // upper)))
            wide_b = width / (_CELL * max(1, -(-below // lower)))
            tall_a = upper * (BUSINESS_HEIGHT + 8) if above else 1
            tall_b = lower * (CREW_HEIGHT + 8)
            small = large = min(height / (tall_a + tall_b), wide_a, wide_b, _LARGEST)
            if wide_a <= wide_b:
                large = min(wide_b, _LARGEST, 1.3 * small, (height - small * tall_a) / tall_b)
            else:
                small = min(wide_a, _LARGEST, 1.3 * large, (height - large * tall_b) / tall_a)
            # One row more only where it pays: cards should not change places for a hair.
            if small * large > best * 1.2:
                best, chosen = small * large, (small, large, upper, lower)
    return chosen


def _places(
    cards: list[dict[str, Any]], rows: int, scale: float, width: float, height: float
) -> list[tuple[float, float, dict[str, Any]]]:
    """Where each card of a block lies, rows filled evenly from the left."""
    across = max(1, -(-len(cards) // rows))
    step = min(_CELL * scale * 1.12, width / across)
    return [(i % across * step, i // across * (height + 8) * scale, one) for i, one in enumerate(cards)]
