"""A family's play area: who it is and what it has; businesses above, gangsters below. It scales to any size."""

from __future__ import annotations

from typing import Any, Final

from consigliere.drawing import draw_cached_by, pattern_fill
from consigliere.drawing.svg import at, circle, group, path, polygon, rect, title
from consigliere.games.la_cosa_nostra.components import (
    DATA,
    GANGSTER,
    SPECIAL_DATA,
)

from .cards import BUSINESS_HEIGHT, CREW_HEIGHT, STRIP_HEIGHT, STRIP_WIDTH, business, gangster, recruit, trophy
from .figures import GANG
from .glyphs import BUSINESSES, EMBLEMS, GANGS, SIGNS, drawn
from .letters import caption, line_of, paragraph, wide
from .pieces import chip, disc, influence_back, job_back, tag
from .sheet import COMPANIES, HIDDEN, Sheet, kind_of

_KIND_OF_MONOPOLY: Final[dict[str, str]] = {card["id"]: card["counts"] for card in DATA["monopolies"]}
_CELL: Final = 106  # a card with the space around it
_HEAD: Final = 120  # the height of the header at scale 1
_LARGEST: Final = 1.9
_ROOMY: Final = 900  # from this width on the header is a cover on the left
_COVER: Final = 340
# The maximum size of a rival's strips and gangsters
_STRIP_LARGEST: Final = 1.4
_RIVAL_LARGEST: Final = 1.5
_LEGIBLE: Final = 1.5  # below this size cards are drawn as a rival's, whose letters are larger: 11 px on a notebook
_SMALL: Final = 27.2  # the smallest font size of a rival: 11 px on a notebook, with five seats


def area(sheet: Sheet, seat: int, width: float, height: float) -> list[str]:
    """Everything in front of a player. Hidden things are face down, public things are open."""
    facts = sheet.players[seat]
    family = sheet.family(seat)
    turn = sheet.table["turn"] == seat
    parts = [
        rect(0, 0, width, height, class_="dark ground"),
        rect(0, 0, width, height, fill=pattern_fill(sheet.id_prefix, "beams"), class_="ground"),
        rect(0, 0, width, height, fill=pattern_fill(sheet.id_prefix, "grain"), class_="grain ground"),
    ]
    left, top = 8.0, 8.0
    if not family:
        parts += _vacant(sheet, seat, width, height)
    elif width >= _ROOMY:
        parts.append(rect(4, 4, _COVER, height - 8, class_="slate ground"))
        parts += _cover(sheet, seat, facts, height)
        left = _COVER + 14.0
    else:
        scale = max(1.0, width / 720)
        parts.append(at(0, 0, *_header(sheet, seat, facts, width / scale), scale=scale))
        top = _HEAD * scale + 6
    if family:
        size = min(width - left, height - top) * 0.78
        parts.append(drawn(EMBLEMS[family], width - size * 0.52, height - size * 0.5, size, "own watermark ground"))
        parts.append(
            at(left, top, *_rows(sheet, facts, width - left - 8, height - top - 8, _far(sheet, seat)), class_="rows")
        )
    lit = turn or sheet.waits_for(seat)
    parts.append(rect(2, 2, width - 4, height - 4, class_=f"none ground {'lit' if lit else 'pale'}"))
    roomy = (" roomy tall" if height > 500 else " roomy") if width >= _ROOMY and family else ""
    return [group(*parts, id=f"seat-{seat}", class_=f"area {sheet.hue(seat)}{' turn' if turn else ''}{roomy}")]


def _vacant(sheet: Sheet, seat: int, width: float, height: float) -> list[str]:
    """A seat without a family: an empty chair. [LCN-SET-04]"""
    middle = height * 0.46
    return [
        title(sheet.words("pic-vacant", seat=sheet.called(seat))),
        drawn(SIGNS["gangster"], width / 2, middle, min(width, height) * 0.46, "slate"),
        caption(sheet.called(seat), width / 2, height - 62, 34, width - 60, class_="ash"),
        line_of(sheet.words("pic-no-family"), width / 2, height - 26, 28, width - 40, class_="ash book"),
    ]


def _far(sheet: Sheet, seat: int) -> bool:
    """Whether a family is across the table: its cards are small, with letters as large as possible."""
    return seat != sheet.near()


def _tags(sheet: Sheet, seat: int) -> list[tuple[str, str, str]]:
    """Text on a family's sign, with its background and ink."""
    found = []
    if seat == sheet.you:
        found.append((sheet.words("pic-you"), "bone", "ink"))
    if sheet.table["first"] == seat:
        found.append((sheet.words("pic-first"), "lamp", "ink"))
    if seat in sheet.winners:
        found.append((sheet.words("pic-winner"), "lipstick", "bone"))
    return found


# --- the cover: a column on the left, if there is room


def _cover(sheet: Sheet, seat: int, facts: dict[str, Any], height: float) -> list[str]:
    """The file's cover: the boss, the money, hidden cards and set-aside things."""
    family = sheet.family(seat)
    tall = height > 500
    lift = 1.24 if tall else 1.0
    inside = [
        title(_told(sheet, seat, facts)),
        rect(4, 4, _COVER, 178 * lift, class_="slate"),
        rect(4, 4, 8, height - 8, class_="own ground"),
        rect(4, 4, 8, height - 8, fill=pattern_fill(sheet.id_prefix, family), class_="printed ground"),
    ]
    if sheet.table["turn"] == seat:
        beam = ((60, 4), (100, 4), (_COVER + 4, 120 * lift), (_COVER + 4, 182 * lift), (12, 182 * lift))
        inside.append(polygon(beam, class_="glow"))
    y = 46 * lift
    inside.append(disc(sheet, family, 20 + 34 * lift, y, 34 * lift))
    right = 26 + 70 * lift
    tags = _tags(sheet, seat)
    name = sheet.called(seat)
    inside.append(
        caption(name, right, y + (-3 if tags else 13), 38, _COVER - right - 4, class_="bone", text_anchor="start")
    )
    left = right
    for words, ground, ink in tags:
        inside.append(tag(words, left, y + 33, 28, ground, ink, fit=_COVER - left - 24))
        left += min(_COVER - left - 24, wide(words.upper()) * 28) + 34
    y = 88 * lift
    inside.append(line_of(sheet.money(facts["cash"]), 24, y + 50, 54, 300, class_="lamp", text_anchor="start"))
    washed, coming = sheet.money(facts["laundered"]), f"+{sheet.money(facts['payday'])}"
    beside = 70 + wide(coming) * 28
    money = [
        group(
            title(sheet.words("pic-payday", amount=facts["payday"])),
            drawn(SIGNS["earning"], 34, y + 75, 24, "ash"),
            line_of(coming, 50, y + 85, 28, 130, class_="bone", text_anchor="start"),
        ),
        group(
            title(sheet.words("pic-laundered", amount=facts["laundered"])),
            drawn(SIGNS["launder"], beside + 14, y + 75, 26, "ash"),
            line_of(washed, beside + 32, y + 85, 28, _COVER - beside - 34, class_="bone", text_anchor="start"),
        ),
    ]
    head = group(*inside, *money, class_=sheet.classes(family, "boss cover"), data_thing=family)
    shelf = y + 102
    if not tall:
        return [head, at(20, shelf, *_drawer(sheet, seat, facts, 1.1, 1.15), class_="drawer")]
    specials = [one["id"] for one in facts["gangsters"] if _skills(one["id"]) and not one["blocked"]]
    size = 1.25
    low = shelf + 100 * size + (88 * 1.4 + 12 if facts["boss"] else 6)
    return [
        head,
        at(20, shelf, *_drawer(sheet, seat, facts, size, 1.4), class_="drawer"),
        at(0, low, *_abilities(sheet, specials, height - low - 10), class_="abilities") if specials else "",
    ]


def _abilities(sheet: Sheet, names: list[str], height: float) -> list[str]:
    """What the near family's special gangsters can do, in words; blocked ones can do nothing. [LCN-EXP-08]"""
    room = min(height / len(names), 130)
    parts = []
    for i, name in enumerate(names):
        top = room * i
        parts.append(circle(33, top + 10, 10, class_="lamp"))
        parts.append(drawn(GANGS[GANG[name]], 33, top + 10, 13, "ink"))
        parts.append(caption(sheet.words(name), 49, top + 19, 26, _COVER - 54, class_="lamp", text_anchor="start"))
        hint = sheet.words(f"{name}-hint")
        parts.append(paragraph(hint, 22, top + 26, 24, _COVER - 28, room - 26, "plain bone", 1.1, 0.99))
    return parts


def _drawer(sheet: Sheet, seat: int, facts: dict[str, Any], scale: float, size: float) -> list[str]:
    """Three rows, 300 wide: the hand; chips, monopolies and trophies; gangsters that can be hired."""
    room = 312 / scale
    upper: list[str] = []
    for i, (number, own) in enumerate(_by_round(facts["jobs"])):
        upper.append(_held(sheet, seat, number, own, 64 * i, 0))
    upper.append(_envelopes(sheet, seat, facts["influence"], 0, 48))
    upper.append(_chips_left(sheet, seat, facts["tokens"], 72, 48))
    x = 140.0
    for monopoly in facts["monopolies"]:
        upper.append(_crown(sheet, monopoly, x, 51))
        x += 39
    trophies: list[str] = facts["trophies"]
    step = min(38.0, (room - x - 36) / max(len(trophies) - 1, 1))
    upper += [trophy(sheet, name, x + 2 + step * i, 49, 44) for i, name in enumerate(trophies)]
    parts = [at(0, 0, *upper, scale=scale)]
    for i, name in enumerate(facts["boss"]):
        parts.append(recruit(sheet, name, (60 * size + 6) * i, 100 * scale, size, sheet.table["prices"][name]))
    return parts


# --- the header: a strip on top, if there is not


def _header(sheet: Sheet, seat: int, facts: dict[str, Any], width: float) -> list[str]:
    """The boss and the name, cash and laundered money; below, hidden cards and set-aside things."""
    family = sheet.family(seat)
    inside = [title(_told(sheet, seat, facts)), rect(2, 2, width - 4, 66, class_="slate")]
    inside.append(rect(2, 2, 8, 66, class_="own"))
    inside.append(rect(2, 2, 8, 66, fill=pattern_fill(sheet.id_prefix, family), class_="printed"))
    if sheet.table["turn"] == seat:
        inside.append(polygon(((40, 2), (60, 2), (width - 2, 40), (width - 2, 68), (10, 68)), class_="glow"))
    inside.append(disc(sheet, family, 44, 35, 29))
    washed, coming = sheet.money(facts["laundered"]), f"+{sheet.money(facts['payday'])}"
    edge = width - 12 - max(wide(washed), wide(coming)) * _SMALL - 28
    cash = sheet.money(facts["cash"])
    inside.append(line_of(cash, edge - 12, 50, 42, 190, class_="lamp", text_anchor="end"))
    left, room = 84.0, edge - 108 - wide(cash) * 42
    if sheet.table["first"] == seat:
        mark = rect(left, 15, 34, 40, class_="lamp edge"), drawn(SIGNS["first"], left + 17, 35, 28, "ink")
        inside.append(group(title(sheet.words("pic-first")), *mark))
        left, room = left + 42, room - 42
    tags = [tag for tag in _tags(sheet, seat) if tag[1] != "lamp"]
    inside.append(caption(sheet.called(seat), left, 31 if tags else 47, 34, room, class_="bone", text_anchor="start"))
    for words, ground, ink in tags:
        inside.append(tag(words, left, 59, _SMALL, ground, ink, fit=90))
        left += min(90, wide(words.upper()) * _SMALL) + 33
    coming_in = [
        title(sheet.words("pic-payday", amount=facts["payday"])),
        line_of(coming, width - 12, 32, _SMALL, 130, class_="bone", text_anchor="end"),
        drawn(SIGNS["earning"], edge + 12, 22, 21, "ash"),
    ]
    money = [
        title(sheet.words("pic-laundered", amount=facts["laundered"])),
        line_of(washed, width - 12, 62, _SMALL, 130, class_="bone", text_anchor="end"),
        drawn(SIGNS["launder"], edge + 12, 51, 22, "ash"),
    ]
    head = group(*inside, group(*money), group(*coming_in), class_=sheet.classes(family, "boss"), data_thing=family)
    own = {name: facts[name] for name in _OWN}
    prices = {name: sheet.table["prices"][name] for name in facts["boss"]}
    row = [name for name in facts["boss"] if name in sheet.chosen]
    yours = seat == sheet.you
    below = draw_cached_by(_belongings, sheet, seat, own, width, prices, row, sheet.families, yours)
    return [head, at(0, 72, below), *_note(sheet, seat, width - 12 - 36.0 * len(facts["boss"]))]


def _note(sheet: Sheet, seat: int, right: float) -> list[str]:
    """An open offer to the reader: a note on its maker's file, with what each of the two gives."""
    note = sheet.table["note"] if "note" in sheet.table else sheet.note_of(seat)
    if note is None:
        return []
    half = 94.0
    paper = f"M2 2L{2 * half + 24:g} 0L{2 * half + 26:g} 42L0 45Z"
    tape = rect(half - 6, -4, 38, 9, class_="lamp", opacity=0.9)
    arrows = path(f"M{half + 2:g} 16h20l-7-6m7 6l-7 6M{half + 22:g} 30h-20l7-6m-7 6l7 6", class_="none rule")
    parts = [path(paper, class_="paper edge"), tape, arrows]
    for i, gifts in enumerate(note):
        parts += _goods(sheet, gifts, half / 2 + i * (half + 24), half - 6)
    return [at(right - 2 * half - 26, 73, *parts, class_="note through")]


def _goods(sheet: Sheet, gifts: list[list[Any]], x: float, room: float) -> list[str]:
    """The first of some goods as a sign, or as an amount; "+" if there are more."""
    if not gifts:
        return [line_of("–", x, 33, _SMALL, room, class_="ink")]
    kind, what = gifts[0]
    more = [line_of("+", x + room / 2 - 8, 33, _SMALL, 16, class_="ink")] if len(gifts) > 1 else []
    if kind == "cash":
        return [line_of(sheet.money(what), x - 6 * len(more), 33, _SMALL, room - 16 * len(more), class_="ink"), *more]
    if kind == "gangster":
        return [drawn(SIGNS["gangster"], x, 23, 36, "ink"), *more]
    sign = _KIND_OF_MONOPOLY.get(what) or kind_of(what)
    company = sign in COMPANIES
    box = rect(x - 19, 4, 38, 38, rx=0 if company else 19, class_="lamp" if company else "slate")
    ring = circle(x, 23, 24, class_="none rule", stroke_dasharray="5 3") if kind == "token" else ""
    return [ring, box, drawn(BUSINESSES[sign], x, 23, 28, "ink" if company else "bone"), *more]


def _skills(gangster: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = SPECIAL_DATA[GANGSTER[gangster]].get("abilities", [])
    return found


def _told(sheet: Sheet, seat: int, facts: dict[str, Any]) -> str:
    told = [sheet.called(seat), sheet.words("pic-cash", amount=facts["cash"])]
    told.append(sheet.words("pic-laundered", amount=facts["laundered"]))
    if sheet.table["first"] == seat:
        told.append(sheet.words("pic-first"))
    return "\n".join(told)


_OWN: Final = ("jobs", "influence", "tokens", "monopolies", "boss", "trophies")


def _belongings(sheet: Sheet, seat: int, facts: dict[str, Any], width: float, *_: object) -> list[str]:
    """Hand counts as backs, unused chips, monopolies, trophies; on the right the gangsters that can be hired."""
    parts: list[str] = []
    x = 10.0
    for number, own in _by_round(facts["jobs"]):
        parts.append(_held(sheet, seat, number, own, x, 0))
        x += 68
    parts.append(_envelopes(sheet, seat, facts["influence"], x, 0))
    x += 72
    parts.append(_chips_left(sheet, seat, facts["tokens"], x, 0))
    x += 68
    for monopoly in facts["monopolies"]:
        parts.append(_crown(sheet, monopoly, x, 3))
        x += 37
    right = width - 6.0
    for name in reversed(facts["boss"]):
        right -= 36
        parts.append(recruit(sheet, name, right, -1, 0.55, sheet.table["prices"][name]))
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


def _held(sheet: Sheet, seat: int, number: int, own: list[dict[str, Any]], x: float, y: float) -> str:
    """Jobs of a round in hand: one closed file with their number; an eye if the reader knows one of them."""
    names = [sheet.words(job["card"]) for job in own if job["card"] != HIDDEN]
    told = [sheet.words("pic-jobs", count=len(own), round=str(number))]
    seen = names and seat != sheet.you
    if seen:
        told += names
    inside = [title("\n".join(told)), at(0, 0, job_back(sheet, number, 38, 44))]
    if seen:
        inside.append(drawn(SIGNS["eye"], 17, 9, 20, "lamp"))
    inside.append(line_of(f"×{len(own)}", 39, 35, _SMALL, 26, class_="bone", text_anchor="start"))
    return at(x, y, *inside, id=f"hand-{seat}-{number}", class_="held jobs")


def _envelopes(sheet: Sheet, seat: int, count: int, x: float, y: float) -> str:
    told = title(sheet.words("pic-influence", count=count))
    back = at(0, 10, influence_back(38, 29), class_=None if count else "faint")
    number = line_of(f"×{count}", 40, 35, _SMALL, 27, class_="bone", text_anchor="start")
    return at(x, y, told, back, number, id=f"influence-{seat}", class_="held influence")


def _chips_left(sheet: Sheet, seat: int, left: int, x: float, y: float) -> str:
    """Deal tokens not yet on a card. [LCN-DEAL-05]"""
    told = title(sheet.words("pic-tokens", count=left))
    gone = circle(17, 24, 16, class_="none", stroke="var(--steel)", stroke_width=2, stroke_dasharray="5 4")
    pile = [chip(sheet, seat, 17, 28 - 2.2 * i, 16) for i in range(min(left, 3))] or [gone]
    count = line_of(f"×{left}", 36, 35, _SMALL, 27, class_="bone", text_anchor="start")
    return at(x, y, told, *pile, count, id=f"tokens-{seat}", class_="held tokens")


def _crown(sheet: Sheet, monopoly: str, x: float, y: float) -> str:
    """A monopoly held: the card itself is on the board."""
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


def _rows(sheet: Sheet, facts: dict[str, Any], width: float, height: float, far: bool) -> list[str]:
    """Businesses in the upper rows, gangsters in the lower, each as large as the room allows."""
    businesses: list[dict[str, Any]] = facts["businesses"]
    crew: list[dict[str, Any]] = facts["gangsters"]
    far = far or min(fit(len(businesses), len(crew), width, height)[:2]) < _LEGIBLE
    if far:
        small, large, across, lower = fit_strips(len(businesses), len(crew), width, height)
        upper, wide_, tall = -(-len(businesses) // across), STRIP_WIDTH, STRIP_HEIGHT
    else:
        small, large, upper, lower = fit(len(businesses), len(crew), width, height)
        wide_, tall = _CELL - 6, BUSINESS_HEIGHT
    parts = []
    top = _block(len(businesses), upper, small, tall)
    for left, down, one in _places(businesses, upper, small, width, wide_, tall):
        parts.append(business(sheet, one["id"], left, down, small, one, strip=far))
    air = max(0.0, height - top - _block(len(crew), lower, large, CREW_HEIGHT))
    for left, down, one in _places(crew, lower, large, width, _CELL - 6, CREW_HEIGHT):
        parts.append(gangster(sheet, one, left, top + min(air * 0.4, 30) + down, large, far))
    return parts


def _block(count: int, rows: int, scale: float, height: float) -> float:
    return rows * (height + 8) * scale if count else 0.0


def fit(above: int, below: int, width: float, height: float) -> tuple[float, float, int, int]:
    """The size of businesses and gangsters, and the number of rows, chosen so that both are as large as possible."""
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
            # One more row only if it helps: cards should not change places for a small gain.
            if small * large > best * 1.2:
                best, chosen = small * large, (small, large, upper, lower)
    return chosen


def fit_strips(above: int, below: int, width: float, height: float) -> tuple[float, float, int, int]:
    """The same for a rival, with businesses as strips: their size, how many strips side by side, how many rows of
    gangsters. The smaller font size of the two is maximised."""
    best, chosen = 0.0, (1.0, 1.0, 1, 1)
    for across in range(1, 8):
        rows = -(-above // across)
        for lower in (1, 2, 3):
            small = min(width / ((STRIP_WIDTH + 6) * across), _STRIP_LARGEST)
            most = min(width / (_CELL * max(1, -(-below // lower))), _RIVAL_LARGEST)
            tall_a, tall_b = rows * (STRIP_HEIGHT + 8), lower * (CREW_HEIGHT + 8)
            large = min(most, (height - small * tall_a) / tall_b)
            if large < small:
                small = min(small, height / (tall_a + tall_b))
                large = min(most, (height - small * tall_a) / tall_b)
            worth = min(small, large) + 0.25 * max(small, large)
            if worth > best * 1.02:
                best, chosen = worth, (small, large, across, lower)
    return chosen


def _places(
    cards: list[dict[str, Any]], rows: int, scale: float, width: float, wide_: float, height: float
) -> list[tuple[float, float, dict[str, Any]]]:
    """The positions of the cards of a block, rows filled evenly from the left."""
    across = max(1, -(-len(cards) // max(rows, 1)))
    step = min((wide_ + 6) * scale * 1.12, width / across)
    return [(i % across * step, i // across * (height + 8) * scale, one) for i, one in enumerate(cards)]
