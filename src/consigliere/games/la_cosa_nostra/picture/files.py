"""Cards of the reader's hand in legible size: jobs as case files, influence cards as slips. 190 by 264."""

from __future__ import annotations

from typing import Any, Final

from consigliere.drawing import row_positions
from consigliere.drawing.svg import at, circle, group, path, rect, title
from consigliere.games.la_cosa_nostra.components import (
    AIM_IDS,
    CATEGORY_IDS,
    DATA,
    JOB,
    JOB_AIM,
    JOB_CATEGORY,
    JOB_IDS,
    JOB_KIND,
    JOB_MONOPOLIES,
    JOB_NEEDS,
    JOB_ROUND,
    JOB_VALUE,
    KIND_IDS,
    NO_AIM,
    TARGET_STRENGTH,
)

from .glyphs import BUSINESSES, SIGNS, drawn, job_sign
from .glyphs import INFLUENCE as SLIPS
from .letters import line_of, name_lines, paragraph
from .pieces import die_sign
from .sheet import COMPANIES, ROMAN, Sheet

WIDTH: Final = 190
SLIP_WIDTH: Final = 228  # a slip explains its effect in words
HEIGHT: Final = 264
_FACES: Final[dict[str, dict[str, Any]]] = {job["id"]: job for job in DATA["jobs"]}
_CLIP: Final = "M0 0V-26A9 9 0 0 1 18 -26V6A6 6 0 0 1 6 6V-20"  # a paper clip, as a line


def job_file(
    sheet: Sheet, name: str, x: float, y: float, scale: float = 1, kind: str = "in-hand", thing: bool = True
) -> str:
    """A job: round on the tab, name, requirement or target, the success value, one and two successes."""
    told = f"{sheet.words(name)}\n{sheet.words(f'{name}-terms')}\n{sheet.words(f'{name}-hint')}"
    marked = sheet.classes(name, f"card job {CATEGORY_IDS[JOB_CATEGORY[JOB[name]]]} {kind}")
    return at(
        x,
        y,
        title(told),
        *job_face(sheet, JOB[name]),
        scale=scale,
        id=f"job-{name}" if thing else None,
        class_=marked,
        data_thing=name if thing else None,
    )


def job_face(sheet: Sheet, job: int) -> list[str]:
    """The content of a case file."""
    category = CATEGORY_IDS[JOB_CATEGORY[job]]
    ground = {"earning": "felt", "attack": "lipstick", "neutral": "steel", "reaction": "night"}[category]
    value = "?" if JOB_VALUE[job] == TARGET_STRENGTH else f"{JOB_VALUE[job]}+"
    parts = [
        path(f"M4 26L12 5H84L92 26H{WIDTH + 4}V{HEIGHT + 5}H4Z", class_="card-shade"),
        path(f"M0 22L8 0H80L88 22H{WIDTH}V{HEIGHT}H0Z", class_="manila edge frame"),
        line_of(ROMAN[JOB_ROUND[job]], 44, 21, 25, 60, class_="ink"),
        rect(6, 26, WIDTH - 12, HEIGHT - 32, class_="bone"),
        path(_CLIP, transform="translate(162,22) scale(0.8)", class_="none", stroke="var(--steel)", stroke_width=3),
        name_lines(sheet.words(JOB_KIND[job]), 95, 48, 27.2, 172, 0.92, least=1),
        *_wants(sheet, job, 96),
        rect(6, 122, WIDTH - 12, 40, class_=ground),
        drawn(SIGNS[category], 28, 142, 30, "bone"),
        line_of(sheet.words("pic-category", category=category), 50, 151, 25, 84, class_="bone", text_anchor="start"),
        rect(138, 126, 42, 32, rx=5, class_="bone"),
        line_of(value, 159, 153, 28, 38, class_="ink"),
    ]
    rows = effect_rows(job)
    step = 96 / max(len(rows), 2)
    for i, (count, effects) in enumerate(rows):
        parts += _effects(sheet, count, effects, 162 + step * (i + 0.5), min(step, 46))
        if i:
            parts.append(path(f"M14 {162 + step * i}H176", class_="none rule"))
    return parts


def _wants(sheet: Sheet, job: int, y: float) -> list[str]:
    """The sign of the job, then the businesses it needs, or its target."""
    needs = [KIND_IDS[kind] for kind in JOB_NEEDS[job]]
    sign = job_sign(JOB_KIND[job])
    if not needs and not JOB_MONOPOLIES[job] and JOB_AIM[job] == NO_AIM:
        return [drawn(sign, 95, y, 42, "ink")]
    parts = [drawn(sign, 34, y, 40, "ink"), path(f"M64 {y - 20}V{y + 20}", class_="none rule")]
    if needs:
        step = min(36.0, 116 / len(needs))
        for i, kind in enumerate(needs):
            parts.append(_need(kind, 72 + step * (i + 0.5), y, min(step - 2, 33)))
    elif JOB_MONOPOLIES[job]:
        crown = "M-40 20V-24L-16 -4L0 -34L16 -4L40 -24V20Z"
        parts += [drawn(crown, 92 + 44 * i, y, 38, "ink") for i in range(JOB_MONOPOLIES[job])]
    else:
        parts.append(drawn(SIGNS["arrow"], 92, y, 28, "lipstick"))
        parts.append(drawn(SIGNS[AIM_IDS[JOB_AIM[job]]], 136, y, 44, "ink"))
    return parts


def _need(kind: str, x: float, y: float, size: float) -> str:
    company = kind in COMPANIES
    h = size / 2
    frame = (
        rect(x - h, y - h, size, size, class_="lamp" if company else "slate")
        if company
        else circle(x, y, h, class_="slate")
    )
    return frame + drawn(BUSINESSES[kind], x, y, size * 0.72, "ink" if company else "bone")


def _effects(sheet: Sheet, count: int, effects: list[dict[str, Any]], y: float, room: float) -> list[str]:
    """One row: so many successes, and what they bring."""
    size = min(24.0, room * 0.56)
    parts: list[str] = []
    if count:
        parts.append(die_sign(32, y, size, count))
    else:
        parts.append(die_sign(32, y, size))
        parts.append(path(f"M{20} {y + 13}L{44} {y - 13}", stroke="var(--lipstick)", stroke_width=5, fill="none"))
    if not effects:
        parts.append(path(f"M70 {y}H110", class_="none rule"))
        return parts
    signs, words = effect_words(sheet, effects)
    left = 62.0
    for sign in signs:
        parts.append(drawn(SIGNS[sign], left + 14, y, min(28, room * 0.7), "ink"))
        left += 34
    size = min(25.0, room * 0.75)
    parts.append(line_of(words, left, y + size * 0.36, size, WIDTH - 12 - left, class_="ink", text_anchor="start"))
    return parts


def effect_rows(job: int) -> list[tuple[int, list[dict[str, Any]]]]:
    """What successes bring, the better row first; two successes only if they bring something else."""
    face = _FACES[JOB_IDS[job]]
    rows = [(1, face["one"])] if face["one"] else []
    if face["two"] != face["one"]:
        rows.insert(0, (2, face["two"]))
    return [*rows, (0, face["fail"])] if face["fail"] else rows


def effect_words(sheet: Sheet, effects: list[dict[str, Any]]) -> tuple[list[str], str]:
    """Signs and a word or figure for a row of effects."""
    first = effects[0]
    kind = first["kind"]
    if kind == "gain":
        return [], sheet.money(first["amount"])
    if kind in ("steal", "fine", "collect_each"):
        return [], sheet.words("pic-effect-sum", effect=kind, amount=first["amount"])
    if kind == "launder":
        return ["launder"], sheet.words("pic-up-to", amount=first["max"])
    if kind == "bet":
        return ["bet"], f"×{first['factor']}"
    if kind == "rob":
        return ["rob"], sheet.words("pic-share", share="all" if first["num"] == first["den"] else "half")
    if kind == "buy":
        if first["num"] != first["den"]:
            return ["buy"], f"×{first['num']}/{first['den']}"
        discount = first["discount"]
        return ["buy"], f"−{sheet.money(discount)}" if discount else sheet.words("pic-full-price")
    if kind == "repel" and len(effects) > 1:
        return ["repel", "kill"], sheet.words("pic-effect", effect="repel_and_kill")
    sign = {
        "kill": "kill",
        "block": "block",
        "destroy": "destroy",
        "take": "take",
        "repel": "repel",
        "shoot_back": "gun",
    }[kind]
    return [sign], sheet.words("pic-effect", effect=kind)


# --- influence cards


def slip(sheet: Sheet, name: str, x: float, y: float, scale: float = 1) -> str:
    """An influence card: a slip from a sealed envelope, with its effect in words."""
    hint = sheet.words(f"{name}-hint")
    helpless = path(f"M0 0H{SLIP_WIDTH}V{HEIGHT - 14}L{SLIP_WIDTH - 14} {HEIGHT}H0Z", class_="paper edge frame")
    return at(
        x,
        y,
        title(f"{sheet.words(name)}\n{hint}"),
        rect(4, 5, SLIP_WIDTH, HEIGHT, class_="card-shade"),
        helpless,
        path(f"M0 0H{SLIP_WIDTH}V10H0Z", class_="lipstick"),
        path(
            "".join(f"M{x0} 0L{x0 + 14} 10H{x0 + 26}L{x0 + 12} 0Z" for x0 in range(-6, SLIP_WIDTH - 20, 52)),
            class_="bone",
        ),
        path(f"M{SLIP_WIDTH - 14} {HEIGHT}V{HEIGHT - 14}H{SLIP_WIDTH}Z", class_="manila"),
        circle(35, 41, 26, class_="dark"),
        drawn(SLIPS[name], 35, 41, 36, "lamp"),
        name_lines(sheet.words(name), 145, 41, 26.5, 156, 0.95, least=1),
        path(f"M12 72H{SLIP_WIDTH - 12}", class_="none rule"),
        paragraph(hint, 12, 77, 26, SLIP_WIDTH - 20, HEIGHT - 81, "book bold", 1.0, 0.8),
        scale=scale,
        id=f"influence-{name}",
        class_=sheet.classes(name, "card influence in-hand"),
        data_thing=name,
    )


# --- the reader's hand

HAND_HEIGHT: Final = 296
_GAP: Final = 12
_MANY: Final = 10
_WIDER: Final = SLIP_WIDTH - WIDTH


def _kinds(names: list[str]) -> dict[str, int]:
    """Equal cards are stacked: each kind once, with a count."""
    return {name: names.count(name) for name in names}


def _row_of(sheet: Sheet) -> tuple[dict[str, int], dict[str, int]]:
    """Jobs from the oldest round, and influence cards."""
    jobs = sorted(sheet.table["hand"] or (), key=lambda name: (JOB_ROUND[JOB[name]], JOB[name]))
    return _kinds(jobs), _kinds(list(sheet.table["influence"] or ()))


def hand_width(sheet: Sheet) -> float:
    """The width of the drawing of the reader's hand."""
    jobs, slips = _row_of(sheet)
    count = len(jobs) + len(slips)
    gap = _GAP if count < _MANY else 2  # a full hand is drawn closer, so that it fits on a screen
    return max(24 + (WIDTH + gap) * len(jobs) + (SLIP_WIDTH + gap) * len(slips) + 16, 420)


def hand(sheet: Sheet, width: float) -> list[str]:
    """Jobs from the oldest round, then influence cards; they overlap when the row is too short."""
    jobs, slips = _row_of(sheet)
    count = len(jobs) + len(slips)
    between = 16.0 if jobs and slips else 0.0
    # Compute as if all had a job's width; each slip then moves the following cards by its extra width.
    places = row_positions(count, WIDTH, width - _WIDER * len(slips), _GAP, between=between)
    seat = sheet.view["seat"]
    drawn_: list[str] = [
        rect(0, 0, width, HAND_HEIGHT, class_="dark"),
        group(rect(0, 0, width, 5, class_="own"), class_=sheet.hue(seat)),
    ]
    if not count:
        drawn_.append(line_of(sheet.words("pic-no-cards"), width / 2, HAND_HEIGHT / 2, 26, width - 40, class_="ash"))
    for i, (name, copies) in enumerate((*jobs.items(), *slips.items())):
        x = places[i] + (between + _WIDER * (i - len(jobs)) if i >= len(jobs) else 0)
        y = 10 if name in sheet.chosen else 18
        drawn_.append(job_file(sheet, name, x, y) if i < len(jobs) else slip(sheet, name, x, y))
        if copies > 1:
            badge = (circle(0, 0, 21, class_="lamp edge"), line_of(f"×{copies}", 0, 9, 25, 36, class_="ink"))
            drawn_.append(
                at(x + (WIDTH if i < len(jobs) else SLIP_WIDTH) - 22, y + HEIGHT - 22, *badge, class_="copies")
            )
    return drawn_
