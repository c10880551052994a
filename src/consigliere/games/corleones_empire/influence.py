"""Influence in the districts: the figures there, who would win now, and why."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from consigliere.drawing import Texts, View

from . import telling
from .components import DISTRICT_IDS, SPACE, TOUCHES

_TO: Final = "\u00a0:\u00a0"  # between numbers; lines do not break there


def present(district: str, view: View) -> dict[str, list[str]]:
    """The figures in a district by side, the strongest side first. [CE-WAR-02, CE-WAR-03]"""
    table = view["table"]
    number = DISTRICT_IDS.index(district)
    rows: dict[str, list[str]] = {}
    for place, figure in table["figures"].items():
        space = SPACE[place]
        if number in TOUCHES[space] or space == number or place in table["tiles"][number : number + 1]:
            rows.setdefault(_side(figure, view), []).append(figure)
    if table["chief"] == district:
        rows.setdefault("neutral", []).append("police_chief")
    return dict(sorted(rows.items(), key=lambda row: -len(row[1])))


def standing(district: str, view: View, words: Texts) -> str:
    """The current influence in a district, the strongest first, and whether nobody would win it. [CE-WAR-05]"""
    return told(tuple([(side, len(row)) for side, row in present(district, view).items()]), words)


@lru_cache(maxsize=1024)
def told(rows: tuple[tuple[str, int], ...], words: Texts) -> str:
    """Influence by side, the strongest first, in words, and whether nobody would win. [CE-WAR-05]"""
    said = ", ".join([f"{words(f'side-{side}')} {count}" for side, count in rows])
    if not rows or winner(dict(rows)) is not None:
        return said or words("pic-nobody")
    tied = len(rows) > 1 and rows[0][1] == rows[1][1]
    return words("pic-tie" if tied else "pic-neutral-leads", rows=said)


def in_short(district: str, view: View, words: Texts) -> str:
    """Who would win a district now, and the numbers, the strongest first: "Pizzino 2 : 1"."""
    rows = [(side, len(row)) for side, row in present(district, view).items()]
    if not rows:
        return words("pic-nobody")
    first = winner(dict(rows))
    tied = len(rows) > 1 and rows[0][1] == rows[1][1]
    leads = words(f"side-{first or 'neutral'}") if not tied else words("pic-tied")
    return f"{leads} {_TO.join([str(count) for _, count in rows])}"


def winner(counts: dict[str, int]) -> str | None:
    """The family with more influence than every other family and the neutral side. [CE-WAR-04]"""
    best = max(counts.values(), default=0)
    first = [side for side, count in counts.items() if count == best]
    return first[0] if len(first) == 1 and first[0] != "neutral" else None


def _side(figure: str, view: View) -> str:
    """The family a figure belongs to, or the neutral side."""
    return next((family for family in telling.sides(view) if figure.startswith(f"{family}_")), "neutral")
