"""Figures worth foreseeing: hands, the reader's own suitcase, the first player, who leads in each district."""

from __future__ import annotations

from consigliere.drawing import Texts, View

from . import telling
from .components import DISTRICT_IDS, SPACE, TOUCHES


def figures(view: View, words: Texts) -> dict[str, str]:
    table = view["table"]
    found: dict[str, str] = {}
    for side in table["families"]:
        if side["family"] is None:
            continue
        family = words(f"side-{side['family']}")
        found[words("figure-hand", family=family)] = words("count-cards", count=side["cards"])
        if side["suitcase"] is not None:
            found[words("figure-suitcase", family=family)] = f"${side['suitcase']['money']}"
    found[words("pic-first")] = _family(telling.family(table["horse"], view), words)
    for district in DISTRICT_IDS:
        found[words("figure-influence", district=district)] = standing(district, view, words)
    return found


def _family(family: str | None, words: Texts) -> str:
    return words(f"side-{family}") if family else words("pic-nobody")


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
    """Influence in a district as it is now, the strongest first."""
    told = [f"{words(f'side-{side}')} {len(row)}" for side, row in present(district, view).items()]
    return ", ".join(told) or words("pic-nobody")


def _side(figure: str, view: View) -> str:
    """The family a figure belongs to, or the neutral side."""
    return next((family for family in telling.sides(view) if figure.startswith(f"{family}_")), "neutral")
