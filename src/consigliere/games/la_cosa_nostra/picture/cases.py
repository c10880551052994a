"""The deeds in progress, drawn on the felt: who attacks what, with which dice, and the result."""

from __future__ import annotations

from typing import Any, Final

from consigliere.drawing.svg import at, circle, group, path, rect, title
from consigliere.games.la_cosa_nostra.components import (
    CATEGORY_IDS,
    DATA,
    GANGSTER,
    JOB,
    JOB_CATEGORY,
    JOB_KIND,
)

from .cards import window
from .files import effect_rows, effect_words
from .glyphs import BUSINESSES, SIGNS, drawn, job_sign
from .letters import caption, line_of, name_lines
from .pieces import die, die_sign, disc, tag
from .sheet import COMPANIES, Sheet, kind_of

_WOOD: Final = {"earning": "felt", "attack": "lipstick", "neutral": "steel", "reaction": "night"}
_MONOPOLIES: Final = {card["id"]: card["counts"] for card in DATA["monopolies"]}


def cases(sheet: Sheet, width: float, height: float) -> list[str]:
    """The current deed in full; those it answers as strips above it."""
    deeds: list[dict[str, Any]] = sheet.table["deeds"]
    parts = []
    y = 14.0
    for i, deed in enumerate(deeds[:-1]):
        parts.append(at(16, y, *_strip(sheet, i, deed, width - 32), id=f"deed-{i + 1}", class_="deed under"))
        y += 50
    parts.append(
        at(
            16,
            y,
            *_case(sheet, deeds[-1], width - 32, height - y - 14),
            id=f"deed-{len(deeds)}",
            class_="deed",
        )
    )
    return parts


def dice_of(sheet: Sheet, deed: dict[str, Any], width: float, height: float, again: bool = False) -> list[str]:
    """The dice of a deed and what they bring, for the room in front of the board.

    `again`: the same drawing has them on the felt, so they get no ids here.
    """
    return [title(_told(sheet, deed)), *_dice(sheet, deed, width, 0, height, again)]


def wall_file(sheet: Sheet, deed: dict[str, Any], width: float, height: float) -> list[str]:
    """The file on the wall of the room: the job, and what it needs, or an arrow to whom it is done to."""
    sign, category = _sign(deed)
    middle, size = height * 0.36, min(1.0, height / 220)
    parts = [
        path(f"M0 10L10 0H{width * 0.42:g}L{width * 0.42 + 12:g} 10H{width:g}V{height:g}H0Z", class_="manila edge"),
        rect(7, 17, width - 14, height - 24, class_="bone"),
        rect(14, 24, width - 28, height * 0.5, class_=_WOOD[category]),
        drawn(sign, 76, middle + 10, 84 * size, "bone"),
        name_lines(_called(sheet, deed), 76 + width / 2 - 14, middle + 10, 40 * size, width - 172, 0.98, class_="bone"),
    ]
    row = height * (0.77 if size == 1 else 0.8)
    if "against" in deed:
        tail, neck, tip = width * 0.3, width * 0.64, width * 0.72
        half, edge = 9 * size, 24 * size
        head = f"V{row - edge:g}L{tip:g} {row:g}L{neck:g} {row + edge:g}V{row + half:g}"
        way = f"M{tail:g} {row - half:g}H{neck:g}{head}H{tail:g}Z"
        return [*parts, path(way, class_="lipstick edge")]
    if deed.get("stake"):
        parts.append(drawn(SIGNS["bet"], width * 0.3, row, 58, "ink"))
        parts.append(
            line_of(
                sheet.money(deed["stake"]), width * 0.4, row + 15, 42, width * 0.5, class_="ink", text_anchor="start"
            )
        )
    sources: list[str] = deed["sources"]
    step = min(92.0, (width - 60) / max(len(sources), 1))
    for i, spot in enumerate(sources):
        kind = _MONOPOLIES.get(spot) or kind_of(spot)
        company = kind in COMPANIES
        x = width / 2 + step * (i - (len(sources) - 1) / 2)
        half = 30 * size
        around = {"rx": 0 if company else half, "class_": "lamp" if company else "slate"}
        parts.append(rect(x - half, row - half, 2 * half, 2 * half, **around))
        parts.append(drawn(BUSINESSES[kind], x, row, 42 * size, "ink" if company else "bone"))
        parts.append(circle(x + 26, row + 22, 13, class_="felt edge"))
        parts.append(path(f"M{x + 20:g} {row + 22:g}l4 5 8-9", class_="none", stroke="var(--bone)", stroke_width=3.4))
    return parts


def _sign(deed: dict[str, Any]) -> tuple[str, str]:
    """The sign of a deed and its category."""
    if deed["job"] is None:
        return SIGNS["gun"] if deed["mode"] == "shoot_back" else SIGNS["earning"], "attack" if deed[
            "mode"
        ] == "shoot_back" else "earning"
    job = JOB[deed["job"]]
    return job_sign(JOB_KIND[job]), CATEGORY_IDS[JOB_CATEGORY[job]]


def _called(sheet: Sheet, deed: dict[str, Any]) -> str:
    """The name of a deed: its job, or what is done without one."""
    if deed["mode"] in ("shoot_back", "substitute_earning") or deed["job"] is None:
        return sheet.words("pic-deed", mode=deed["mode"])
    return sheet.words(JOB_KIND[JOB[deed["job"]]])


def _needed(deed: dict[str, Any]) -> str:
    return f"{max(deed['value'], 1)}+" if deed["value"] <= 6 else f"{deed['value']}+"


def _told(sheet: Sheet, deed: dict[str, Any]) -> str:
    """A case in words: who does what to whom, with which dice against which value."""
    told = [f"{sheet.words(deed['gangster'])} ({sheet.called(deed['seat'])}): {_called(sheet, deed)}"]
    if "target" in deed:
        told.append(sheet.words("pic-against", target=_target_name(sheet, deed)))
    elif "against" in deed:
        told.append(sheet.words("pic-against", target=sheet.called(deed["against"])))
    if deed["dice"]:
        dice = ", ".join(str(n) for n in deed["dice"])
        told.append(sheet.words("pic-roll", dice=dice, value=str(deed["value"]), successes=_hits(deed)))
    return "\n".join(told)


def _target_name(sheet: Sheet, deed: dict[str, Any]) -> str:
    target = deed["target"]
    return sheet.words(target if target in GANGSTER else kind_of(target))


def _hits(deed: dict[str, Any]) -> int:
    return sum(1 for n in deed["dice"] if n >= deed["value"])


def _strip(sheet: Sheet, number: int, deed: dict[str, Any], width: float) -> list[str]:
    """A deed that waits for the one above it: actor, job, dice."""
    sign, _ = _sign(deed)
    parts = [
        title(_told(sheet, deed)),
        rect(0, 0, width, 44, class_="manila edge"),
        disc(sheet, sheet.family(deed["seat"]), 24, 22, 17),
        drawn(sign, 66, 22, 30, "ink"),
        caption(_called(sheet, deed), 160, 31, 26, 146),
        caption(sheet.words(deed["gangster"]), 306, 31, 26, 134),
    ]
    x = 392.0
    for n in deed["dice"]:
        parts.append(die(n, x, 22, 28, n >= deed["value"]))
        x += 38
    if deed["value"]:
        parts.append(line_of(_needed(deed), x + 8, 32, 26, 50, class_="ink"))
    if deed["reward"]:
        parts.append(line_of(sheet.money(deed["reward"]), width - 10, 31, 24, 120, class_="ink", text_anchor="end"))
    return parts


def _case(sheet: Sheet, deed: dict[str, Any], width: float, height: float) -> list[str]:
    """The open file: who, what and whom above; dice and what they need below."""
    sign, category = _sign(deed)
    seat = deed["seat"]
    top = 104.0
    parts = [title(_told(sheet, deed)), path(f"M0 8L8 0H150L158 8H{width}V{top}H0Z", class_="manila edge")]
    parts.append(rect(5, 13, width - 10, top - 18, class_="bone"))
    parts.append(group(window(sheet, deed["gangster"], 10, 17, 1.02), class_="through"))
    parts.append(disc(sheet, sheet.family(seat), 104, 84, 14))
    parts.append(name_lines(sheet.words(deed["gangster"]), 182, 36, 26, 134, 0.94))
    parts.append(caption(sheet.called(seat), 182, 90, 26, 126, class_="ink half"))
    middle = width * 0.5
    parts.append(rect(middle - 118, 17, 236, top - 26, class_=_WOOD[category]))
    parts.append(drawn(sign, middle - 84, 54, 52, "bone"))
    parts.append(name_lines(_called(sheet, deed), middle + 30, 54, 27, 164, 0.98, class_="bone"))
    parts += _victim(sheet, deed, width, top)
    parts += _dice(sheet, deed, width, top, height)
    return parts


def _victim(sheet: Sheet, deed: dict[str, Any], width: float, top: float) -> list[str]:
    """On the right the target; for an earning the businesses it uses, for a bet the stake."""
    right = width - 10
    if "target" in deed:
        target = deed["target"]
        parts = [drawn(SIGNS["arrow"], width * 0.5 + 133, 54, 25, "lipstick")]
        if target in GANGSTER:
            parts.append(window(sheet, target, right - 94, 17, 1.02))
        else:
            kind = kind_of(target)
            company = kind in COMPANIES
            parts.append(rect(right - 94, 17, 94, 76, class_="lamp" if company else "slate"))
            parts.append(drawn(BUSINESSES[kind], right - 47, 55, 60, "ink" if company else "bone"))
        parts.append(name_lines(_target_name(sheet, deed), right - 154, 54, 26, 112, 1.0))
        parts.append(disc(sheet, sheet.family(deed["against"]), right - 94, 84, 14))
        return parts
    if "against" in deed:
        return [
            drawn(SIGNS["arrow"], width * 0.5 + 133, 54, 25, "lipstick"),
            disc(sheet, sheet.family(deed["against"]), right - 40, 55, 36),
            name_lines(sheet.called(deed["against"]), right - 138, 54, 26, 114, 1.0),
        ]
    parts = []
    sources: list[str] = deed["sources"]
    step = min(48.0, 220 / max(len(sources), 1))
    for i, spot in enumerate(sources):
        kind = _MONOPOLIES.get(spot) or kind_of(spot)
        company = kind in COMPANIES
        x = right - 24 - step * (len(sources) - 1 - i)
        parts.append(rect(x - 20, 34, 40, 40, rx=0 if company else 20, class_="lamp" if company else "slate"))
        parts.append(drawn(BUSINESSES[kind], x, 54, 28, "ink" if company else "bone"))
    if deed.get("stake"):
        parts.append(drawn(SIGNS["bet"], right - 150, 54, 40, "ink"))
        parts.append(line_of(sheet.money(deed["stake"]), right - 8, 64, 28, 110, class_="ink", text_anchor="end"))
    return parts


def _dice(
    sheet: Sheet, deed: dict[str, Any], width: float, top: float, height: float, again: bool = False
) -> list[str]:
    """The dice with the value they need; a stamp shows the result."""
    middle = top + (height - top) / 2 + 4
    dice: list[int] = deed["dice"]
    parts = []
    size = min(66.0, height - top - 30)
    if not dice:
        parts.append(drawn(SIGNS["die"], width / 2, middle, min(58, size), "deep"))
        parts.append(caption(sheet.words("pic-revealed"), width / 2, middle + 56, 26, 340, class_="glare"))
    picked = set(sheet.view["facts"].get("chosen", ())) if sheet.view["asked"] else set()
    x = 150.0
    if dice:
        parts.append(line_of(_needed(deed), 56, middle + 20, 58, 104, class_="glare"))
        parts.append(caption(sheet.words("pic-needed"), 62, middle + 50, 26, 116, class_="bone"))
    step = min(size + 22, 380 / max(len(dice), 1))
    for i, n in enumerate(dice):
        hit = n >= deed["value"]
        name = f"die_{i + 1}"
        told = sheet.words("pic-die", face=str(n), value=str(deed["value"]), hit="yes" if hit else "no")
        turn = (-7, 5, -3, 8, 4, -5, 6, -8)[i % 8]
        fixed = i in deed["fixed"]
        parts.append(
            die(
                n, x + step * i + size / 2, middle - 4, size, hit, fixed, name, None if again else name, told, turn,
                name in picked,
            )
        )  # fmt: skip
    right = width - 12
    parts += _outcome(sheet, deed, right, top, middle)
    stamps = [word for word in ("repelled", "void", "repeated") if deed[word]]
    stamps += ["gamble"] if deed.get("gamble") else []
    stamps += [deed["harm"]] if deed["harm"] != "none" else []
    for i, word in enumerate(stamps):
        stamp = tag(sheet.words("pic-stamp", stamp=word), 0, 0, 26, "lipstick", "bone", "middle", 190)
        parts.append(at(width * 0.46, height - 26 - 38 * i, stamp, turn=-5))
    return parts


def _outcome(sheet: Sheet, deed: dict[str, Any], right: float, top: float, middle: float) -> list[str]:
    """On the right what one and two successes bring, with the rolled row highlighted; below, pending money."""
    parts: list[str] = []
    left = right - 218
    hits = _hits(deed)
    rows = effect_rows(JOB[deed["job"]]) if deed["job"] is not None and deed["mode"] != "shoot_back" else []
    reached = next((count for count, _ in rows if hits >= count), -1) if deed["dice"] else -1
    y = max(top + 34, middle - 18 * len(rows) - 4)
    if deed["dice"]:
        parts.append(
            line_of(sheet.words("pic-successes", count=hits), right, y - 12, 24, 218, class_="glare", text_anchor="end")
        )
    for count, effects in rows:
        signs, words = effect_words(sheet, effects)
        now = count == reached
        ink = "ink" if now else "bone"
        parts.append(rect(left, y, 218, 32, rx=4, class_="glare" if now else "deep"))
        parts.append(die_sign(left + 24, y + 16, 18, max(count, 1)))
        if not count:
            parts.append(
                path(
                    f"M{left + 14} {y + 26}L{left + 34} {y + 6}", stroke="var(--lipstick)", stroke_width=4, fill="none"
                )
            )
        x = left + 50
        for sign in signs:
            parts.append(drawn(SIGNS[sign], x + 10, y + 16, 21, ink))
            x += 26
        parts.append(line_of(words, x, y + 25, 24, right - 6 - x, class_=ink, text_anchor="start"))
        y += 36
    money = sheet.money(deed["reward"]) if deed["reward"] else ""
    if deed["taken"]:
        money += f" − {sheet.money(deed['taken'])}"
    if money:
        parts.append(line_of(money, right, y + 24, 28, 218, class_="lamp", text_anchor="end"))
    return parts
