"""Cards on the table: businesses as photographs, gangsters in front of window blinds with their assignments.

All are drawn from their upper left corner. A business is 100 by 100 (124 with a price), or a strip of 200 by 56 across
a full table. A gangster is 100 by 138 with his assignments below him, so that the guns stay visible. [LCN-SET-12]
"""

from __future__ import annotations

from typing import Any, Final

from consigliere.drawing import draw_cached_by, pattern_fill
from consigliere.drawing.svg import at, circle, group, path, rect, title
from consigliere.games.la_cosa_nostra.components import (
    BUSINESS,
    COST,
    FAMILY_GANGSTERS,
    FAMILY_IDS,
    GANGSTER,
    GANGSTER_FAMILY,
    GUNS,
    INCOME,
    JOB,
    JOB_KIND,
    JOB_VALUE,
    SPECIAL_DATA,
    TARGET_STRENGTH,
)

from .figures import GANG, figure
from .glyphs import ABILITIES, BUSINESSES, EMBLEMS, GANGS, SIGNS, drawn, job_sign
from .letters import caption, line_of, name_lines, wide
from .pieces import attachment, business_back, chips, job_back, tape
from .sheet import COMPANIES, HIDDEN, Sheet, kind_of

WIDTH: Final = 100
BUSINESS_HEIGHT: Final = 100
PRICED_HEIGHT: Final = 124
GANGSTER_HEIGHT: Final = 138
TASK_HEIGHT: Final = 56
CREW_HEIGHT: Final = GANGSTER_HEIGHT + 3 + TASK_HEIGHT
STRIP_WIDTH: Final = 200
STRIP_HEIGHT: Final = 56

# What a businessman can do besides earning, as a sign
_SKILLS: Final = {"lawyer": "eye", "politician": "cards", "cop": "die"}


def family_of(gangster: str) -> str:
    """The family printed on a gangster, "" on a special one."""
    family = GANGSTER_FAMILY[GANGSTER[gangster]]
    return FAMILY_IDS[family] if family >= 0 else ""


# --- businesses


def business(
    sheet: Sheet,
    name: str,
    x: float,
    y: float,
    scale: float = 1,
    facts: dict[str, Any] | None = None,
    price: int | None = None,
    strip: bool = False,
) -> str:
    """A face-up business. `facts` are those of a card in play, `price` is its cost if it is for sale.

    Across a full table each is a `strip` without the picture, so that the letters are legible.
    """
    families = sheet.families if facts and facts["tokens"] else ()
    inside = draw_cached_by(_printed, sheet, name, facts, price, strip, families)
    company = "company" if kind_of(name) in COMPANIES else "businessman"
    state = f"card business {company}{' blocked' if facts and facts['blocked'] else ''}"
    return at(x, y, inside, scale=scale, id=f"business-{name}", class_=sheet.classes(name, state), data_thing=name)


def _printed(
    sheet: Sheet, name: str, facts: dict[str, Any] | None, price: int | None, strip: bool, families: tuple[str, ...]
) -> list[str]:
    """The content of a business card. The families are those whose tokens may be on it."""
    kind = kind_of(name)
    blocked = bool(facts and facts["blocked"])
    used = facts["used"] if facts else 0
    owners: list[int] = facts["tokens"] if facts else []
    width, height = WIDTH, BUSINESS_HEIGHT if price is None else PRICED_HEIGHT
    if strip:
        width, height = STRIP_WIDTH, STRIP_HEIGHT
    called, figures = sheet.words(kind), {"income": INCOME[BUSINESS[name]], "cost": COST[BUSINESS[name]]}
    told = [called]  # income and cost are shown once: with the effect, below
    if blocked:
        told = [sheet.words("pic-business", name=called, **figures), sheet.words("pic-blocked")]
    told += [sheet.words("pic-used", count=used)] if used else []
    told += [sheet.words("pic-token", family=sheet.called(seat)) for seat in owners]
    if not blocked:
        told.append(sheet.words(f"{name}-hint"))
    inside = [title("\n".join(told)), rect(3, 4, width, height, class_="card-shade")]
    if strip:
        inside += _strip(sheet, name, kind, used, blocked, len(owners))
    else:
        inside += _blocked_business(sheet, kind) if blocked else _open_business(sheet, name, kind, used, price)
    if owners:
        inside.append(chips(sheet, name, owners, width - 1, 14, 14, 97))
    return inside


def _photo(sheet: Sheet, kind: str, width: float, height: float, size: float) -> str:
    """A company in lamp light, a businessman in the dark."""
    company = kind in COMPANIES
    ground, ink = ("lamp", "ink") if company else ("slate", "bone")
    return (
        rect(5, 5, width, height, class_=ground)
        + rect(5, 5, width, height, fill=pattern_fill(sheet.id_prefix, "grain"), class_="grain")
        + drawn(BUSINESSES[kind], 5 + width / 2, 5 + height / 2, size, ink)
    )


_NAME: Final = 20.3  # the font size on a business: on the market it is 11 px on a notebook


def _open_business(sheet: Sheet, name: str, kind: str, used: int, price: int | None) -> list[str]:
    height = BUSINESS_HEIGHT if price is None else PRICED_HEIGHT
    called = sheet.words(kind)
    long = wide(called.upper()) * _NAME > 96 * 1.04  # two lines: the photo leaves room for them
    parts = [
        rect(0, 0, WIDTH, height, class_="bone edge frame"),
        _photo(sheet, kind, 90, 32 if long else 40, 29 if long else 37),
        name_lines(called, 50, 58 if long else 60, _NAME, 96, 1.0, least=1),
        line_of(sheet.money(INCOME[BUSINESS[name]]), 5, 97, _NAME, 66, class_="ink", text_anchor="start"),
    ]
    if kind in _SKILLS:
        parts.append(drawn(SIGNS[_SKILLS[kind]], 85, 87, 20, "ink half" if used else "ink"))
        if used:
            parts.append(drawn(SIGNS["used"], 86, 85, 26, "lipstick"))
    if price is not None:
        parts.append(rect(1, 101, 98, 22, class_="night"))
        parts.append(drawn(SIGNS["buy"], 13, 112, 15, "lamp"))
        parts.append(line_of(sheet.money(price), 94, 120, _NAME, 70, class_="lamp", text_anchor="end"))
    return parts


def _strip(sheet: Sheet, name: str, kind: str, used: int, blocked: bool, tokens: int) -> list[str]:
    """A label from a card index: sign and income in a box on the left, the name next to it; tape if it is blocked."""
    company = kind in COMPANIES
    ground, ink = ("lamp", "ink") if company else ("slate", "bone")
    box = [
        rect(0, 0, STRIP_WIDTH, STRIP_HEIGHT, class_="bone edge frame"),
        rect(3, 3, 57, STRIP_HEIGHT - 6, class_=ground),
        rect(3, 3, 57, STRIP_HEIGHT - 6, fill=pattern_fill(sheet.id_prefix, "grain"), class_="grain"),
    ]
    if blocked:
        return [
            business_back(sheet, STRIP_WIDTH, STRIP_HEIGHT),
            drawn(BUSINESSES[kind], 31, 27, 38, "ash"),
            at(60, 0, tape(sheet, STRIP_WIDTH - 60, STRIP_HEIGHT)),
            rect(64, 15, STRIP_WIDTH - 70, 27, class_="night"),
            caption(sheet.words(kind), 129, 37, 22, STRIP_WIDTH - 76, class_="bone"),
        ]
    box.append(drawn(BUSINESSES[kind], 31, 19, 29, ink))
    box.append(line_of(sheet.money(INCOME[BUSINESS[name]]), 31.5, 51, 20, 54, class_=ink))
    taken = 28 + 15 * (min(tokens, 3) - 1) if tokens else 0
    room = STRIP_WIDTH - 66 - taken
    skill = kind in _SKILLS
    box.append(name_lines(sheet.words(kind), 63 + room / 2, 22 if skill else 28, 26, room, 0.93))
    if skill:
        box.append(drawn(SIGNS[_SKILLS[kind]], 185, 43, 20, "ink half" if used else "ink"))
        if used:
            box.append(drawn(SIGNS["used"], 185, 42, 26, "lipstick"))
    return box


def _blocked_business(sheet: Sheet, kind: str) -> list[str]:
    """Turned over: the back, tape across, and a small sign of what it was. [LCN-BLK-01]"""
    return [
        business_back(sheet, WIDTH, BUSINESS_HEIGHT),
        drawn(BUSINESSES[kind], 50, 24, 32, "ash"),
        tape(sheet, WIDTH, BUSINESS_HEIGHT),
        rect(4, 74, 92, 22, class_="night"),
        caption(sheet.words(kind), 50, 92, 18, 88, class_="bone"),
    ]


# --- gangsters


def gangster(sheet: Sheet, facts: dict[str, Any], x: float, y: float, scale: float = 1, far: bool = False) -> str:
    """A gangster in play: in front of the blinds if he can act, face down under tape if he is blocked."""
    name: str = facts["id"]
    family = family_of(name)
    planned = [task for task in facts["tasks"] if task and task["kind"] == "purchase"]
    prices = {task["business"]: sheet.table["prices"][task["business"]] for task in planned}
    inside = draw_cached_by(_crew, sheet, facts, prices, sheet.families if planned else (), far)
    state = f"card gangster{' blocked' if facts['blocked'] else ''} {f'of-{family}' if family else 'nobody'}"
    return at(x, y, inside, scale=scale, id=f"gangster-{name}", class_=sheet.classes(name, state), data_thing=name)


def _crew(
    sheet: Sheet, facts: dict[str, Any], prices: dict[str, int], families: tuple[str, ...], far: bool
) -> list[str]:
    """The content of his card; the prices and families are those of his planned purchases."""
    name: str = facts["id"]
    inside = [
        title(_told(sheet, facts)),
        rect(3, 4, WIDTH, GANGSTER_HEIGHT, class_="card-shade"),
        rect(0, 0, WIDTH, GANGSTER_HEIGHT, class_="bone edge frame"),
    ]
    if facts["blocked"]:
        inside += [
            at(4, 4, business_back(sheet, 92, 74)),
            drawn(SIGNS["gangster"], 50, 42, 56, "ash"),
            at(4, 4, tape(sheet, 92, 74)),
        ]
    else:
        inside += [window(sheet, name, 4, 4), *_ability(sheet, name, facts["used"])]
    inside += [_plate_far(sheet, name) if far else _plate(sheet, name), _guns(facts, 111)]
    corners = ((5, 8), (72, 32), (30, 8), (5, 33)) if far else ((5, 6), (5, 31), (5, 56), (72, 53))
    for (left, top), card in zip(corners, facts["attached"], strict=False):
        inside.append(attachment(sheet, name, card, left, top, 23))
    tasks = facts["tasks"]
    both = tasks[0] is not None and tasks[1] is not None
    for slot, task in enumerate(tasks):
        if task is not None:
            beside, width = (50.5 * slot, 49.5) if both else (0.0, 100.0)
            inside.append(_task(sheet, name, slot, task, beside, GANGSTER_HEIGHT + 3, width, far))
    return inside


def _told(sheet: Sheet, facts: dict[str, Any]) -> str:
    """Everything known about a gangster in play."""
    name = facts["id"]
    told = [sheet.words("pic-gangster", name=sheet.words(name), guns=facts["guns"], strength=facts["strength"])]
    if GANGSTER[name] >= FAMILY_GANGSTERS:
        told.append(sheet.words(f"{name}-hint"))
    if facts["blocked"]:
        told.append(sheet.words("pic-blocked"))
    if facts["used"]:
        told.append(sheet.words("pic-used", count=facts["used"]))
    told += [sheet.words(card) for card in facts["attached"]]
    if facts["split"] is not None:
        told.append(sheet.words("pic-split", dice=facts["split"]))
    return "\n".join(told)


def window(sheet: Sheet, name: str, x: float, y: float, scale: float = 1) -> str:
    """A silhouette in an office window, cut off at the frame."""
    inside = (
        rect(0, 0, 92, 74, fill=pattern_fill(sheet.id_prefix, "blinds"))
        + figure(name, 46, 41, 76)
        + rect(0, 0, 92, 74, fill=pattern_fill(sheet.id_prefix, "grain"), class_="grain")
    )
    return at(x, y, group(inside, clip_path=pattern_fill(sheet.id_prefix, "window")), scale=scale)


def _ability(sheet: Sheet, name: str, used: int) -> list[str]:
    """A special gangster has the sign of his ability."""
    abilities = SPECIAL_DATA[GANGSTER[name]].get("abilities", ())
    if not abilities:
        return []
    sign = SIGNS[ABILITIES[abilities[0]["kind"]]]
    parts = [
        circle(84, 18, 13, class_="night", stroke="var(--lamp)", stroke_width=1.5),
        drawn(sign, 84, 18, 15, "lamp"),
    ]
    if used:
        parts.append(drawn(SIGNS["used"], 86, 16, 26, "lipstick"))
    return parts


def _plate(sheet: Sheet, name: str) -> str:
    """The name on the family's colour, with its pattern and emblem on the left; for a special gangster with his gang's
    sign."""
    family = family_of(name)
    parts = [rect(1, 75, 98, 36, class_="own" if family else "dark")]
    if family:
        parts.append(rect(1, 75, 15, 36, fill=pattern_fill(sheet.id_prefix, family), class_="printed"))
        parts.append(drawn(EMBLEMS[family], 8.5, 93, 13, "on"))
    else:
        parts.append(rect(1, 75, 15, 36, class_="lamp"))
        parts.append(drawn(GANGS[GANG[name]], 8.5, 93, 13, "ink"))
    parts.append(name_lines(sheet.words(name), 57.5, 93, 19, 81, 0.9, class_="on" if family else "bone"))
    return group(*parts)


def _plate_far(sheet: Sheet, name: str) -> str:
    """The same for families across a full table: the name takes the whole width, the mark is a band above it."""
    family = family_of(name)
    ground, ink = ("own", "on") if family else ("dark", "bone")
    parts = [rect(1, 56, 98, 55, class_=ground)]
    if family:
        parts.append(rect(1, 56, 98, 6, fill=pattern_fill(sheet.id_prefix, family), class_="printed"))
    else:
        parts.append(rect(1, 56, 98, 5, class_="lamp"))
    parts.append(name_lines(sheet.words(name), 50, 87, 26, 95, 0.92, least=1, class_=ink))
    return group(*parts)


def _guns(facts: dict[str, Any], y: float) -> str:
    """Strength as a numeral with guns to count next to it; grown strength is lit, a lost gun is hollow."""
    strength: int = facts["strength"]
    printed: int = facts["guns"]
    growth: int = facts["growth"]
    changed = strength != printed
    parts = [
        rect(1, y, 29, 26, class_="lipstick" if strength < printed else "lamp" if changed else "night"),
        line_of(
            str(strength),
            13 if changed else 15,
            y + 22,
            23,
            22,
            class_="ink" if changed and strength > printed else "bone",
        ),
    ]
    if changed:
        up = strength > printed
        arrow = f"M22 {y + 8}L25 {y + 3}L28 {y + 8}Z" if up else f"M22 {y + 18}L25 {y + 23}L28 {y + 18}Z"
        parts.append(path(arrow, class_="ink" if up else "bone"))
    count = printed + growth
    step = min(17.5, 66 / count)
    for i in range(count):
        parts.append(
            drawn(SIGNS["gun"], 41 + step * i, y + 13, min(17.5, step + 1), "lipstick" if i >= printed else "ink")
        )
    return group(*parts)


def _task(sheet: Sheet, name: str, slot: int, task: dict[str, Any], x: float, y: float, width: float, far: bool) -> str:
    """An assignment: a closed file with its round, the face if the reader knows it, or a planned purchase."""
    if task["kind"] == "purchase":
        return _purchase(sheet, name, slot, task, x, y, width, far)
    thing = f"{name}_2" if slot else None
    card: str = task["card"]
    known = card != HIDDEN
    number = str(task["round"])
    told = (
        sheet.words("pic-task-known", job=sheet.words(card), round=number)
        if known
        else sheet.words("pic-task", round=number)
    )
    inside = [title(told)]
    inside.append(_open_task(sheet, card, width, far) if known else job_back(sheet, task["round"], width, TASK_HEIGHT))
    # A hidden card has no id of its own: it is named by its place.
    piece = f"task-{name}-{slot + 1}"
    return at(x, y, *inside, id=piece, class_=f"task job {'known' if known else 'back'}", data_thing=thing)


def _open_task(sheet: Sheet, card: str, width: float, far: bool) -> str:
    """A face-down job that the reader knows: the file is slightly open, with an eye on it."""
    job = JOB[card]
    kind = JOB_KIND[job]
    h = TASK_HEIGHT
    value = "?" if JOB_VALUE[job] == TARGET_STRENGTH else f"{JOB_VALUE[job]}+"
    parts = [
        path(f"M0 7L4 0H{width * 0.5}L{width * 0.55} 7H{width}V{h}H0Z", class_="manila edge frame"),
        path(f"M{width} {h - 20}V{h}H{width - 20}Z", class_="slate"),
        drawn(SIGNS["eye"], width - 7, h - 6, 11, "lamp"),
    ]
    if width < 80:
        parts.append(drawn(job_sign(kind), width / 2, 24, 26, "ink"))
        parts.append(line_of(value, 4, h - 4, 17, 24, class_="ink", text_anchor="start"))
    else:
        parts.append(drawn(job_sign(kind), 15, 21, 24, "ink"))
        parts.append(line_of(value, 4, h - 3, 19, 26, class_="ink", text_anchor="start"))
        parts.append(name_lines(sheet.words(kind), 61, 26, 22 if far else 20, 64, 0.95, least=1))
    return group(*parts)


def _purchase(
    sheet: Sheet, name: str, slot: int, task: dict[str, Any], x: float, y: float, width: float, far: bool
) -> str:
    """A business planned but not yet paid lies face up on him. [LCN-PLAN-03]"""
    planned: str = task["business"]
    price: int = sheet.table["prices"][planned]
    kind = kind_of(planned)
    company = kind in COMPANIES
    h = TASK_HEIGHT
    size, room = 23 if far else 19, 62
    wide_ = width >= 80 and (not far or wide(sheet.words(kind).upper()) * size <= room * 1.25)  # one line, or the sign
    told = [sheet.words("pic-planned", name=sheet.words(kind), cost=price)]
    told += [sheet.words("pic-token", family=sheet.called(seat)) for seat in task["tokens"]]
    photo = 34 if wide_ else width - 6
    tall = h - 24
    inside = [
        title("\n".join(told)),
        rect(0, 0, width, h, class_="bone edge frame", stroke_dasharray="5 3"),
        rect(3, 3, photo, tall, class_="lamp" if company else "slate"),
        drawn(BUSINESSES[kind], 3 + photo / 2, 3 + tall / 2, min(28, tall - 3), "ink" if company else "bone"),
        rect(0, h - 22, width, 22, class_="night"),
        line_of(sheet.money(price), width / 2, h - 2.5, 23, width - 6, class_="lamp"),
    ]
    if wide_:
        inside.append(
            caption(sheet.words(kind), 68, 23, size, room, least=1)
            if far
            else name_lines(sheet.words(kind), 68, 16, size, room, 0.9)
        )
    if task["tokens"]:
        right = min(width, 38 + 14 * (len(task["tokens"]) - 1))
        inside.append(chips(sheet, planned, task["tokens"], right, 9, 10, width))
    drawn_ = at(x, y, *inside, id=f"business-{planned}", class_="task purchase", data_thing=planned)
    return group(drawn_, data_thing=f"{name}_2") if slot else drawn_


# --- gangsters that are not in play


def recruit(sheet: Sheet, name: str, x: float, y: float, scale: float, price: int) -> str:
    """A gangster under the boss card, 60 by 88: he may be hired. [LCN-SET-05, LCN-INC-02]"""
    guns = GUNS[GANGSTER[name]]
    if scale < 0.6:  # too small for the price, which depends on the guns
        low = [line_of(str(guns), 16, 87, 50, 30, class_="ink"), drawn(SIGNS["gun"], 45, 70, 25, "ink")]
    else:
        low = [
            line_of(str(guns), 15, 66, 20, 18, class_="ink"),
            drawn(SIGNS["gun"], 40, 58, 25, "ink"),
            rect(1, 67, 58, 20, class_="night"),
            line_of(sheet.money(price), 30, 84.5, 20, 56, class_="lamp"),
        ]
    return at(
        x,
        y,
        title(sheet.words("pic-recruit", name=sheet.words(name), price=price, guns=guns)),
        rect(0, 0, 60, 88, class_="bone edge frame"),
        window(sheet, name, 3, 3, 54 / 92),
        rect(1, 46, 58, 4, class_="own"),
        *low,
        scale=scale,
        id=f"gangster-{name}",
        class_=sheet.classes(name, f"card recruit of-{family_of(name)}"),
        data_thing=name,
    )


def trophy(sheet: Sheet, name: str, x: float, y: float, size: float) -> str:
    """A killed gangster: a stone with his guns on it. [LCN-KILL-02]"""
    guns = GUNS[GANGSTER[name]]
    return at(
        x,
        y,
        title(sheet.words("pic-trophy", name=sheet.words(name), guns=guns)),
        path("M2 44V14C2 -4 34 -4 34 14V44Z", class_="ash edge frame"),
        drawn(SIGNS["kill"], 18, 13, 16, "ink"),
        line_of(str(guns), 18, 43, 27.5, 26, class_="ink"),
        scale=size / 44,
        id=f"gangster-{name}",
        class_="trophy",
    )
