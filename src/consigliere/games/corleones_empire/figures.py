"""Figures to preview before a choice: hands, the reader's own suitcase, the first player, each district's leader."""

from __future__ import annotations

from consigliere.drawing import Texts, View

from . import telling
from .components import DISTRICT_IDS
from .influence import in_short


def figures(view: View, words: Texts) -> dict[str, str]:
    """Cards, suitcases, the first player and the influence in every district, by name, to show what changes."""
    table = view["table"]
    found: dict[str, str] = {}
    if any(side["family"] is None for side in table["families"]):
        return found  # the choice itself shows whose hand and suitcase change
    for side in table["families"]:
        family = words(f"side-{side['family']}")
        found[words("figure-hand", family=family)] = words("count-cards", count=side["cards"])
        if side["suitcase"] is not None:
            found[words("figure-suitcase", family=family)] = f"${side['suitcase']['money']}"
    found[words("pic-first")] = _family(telling.family(table["horse"], view), words)
    for district in DISTRICT_IDS:
        found[words("figure-influence", district=district)] = in_short(district, view, words)
    return found


def _family(family: str | None, words: Texts) -> str:
    return words(f"side-{family}") if family else words("pic-nobody")


def standings(view: View, words: Texts) -> list[tuple[str, list[str]]]:
    """Markers in the districts, and what the reader's own suitcase holds, at the end of an act."""
    families = view["table"]["families"]
    owners = [owner for district in view["table"]["markers"] for owner in district]
    cases = ["?" if side["suitcase"] is None else f"${side['suitcase']['money']}" for side in families]
    return [
        (words("standing-markers"), [str(owners.count(side["seat"])) for side in families]),
        (words("standing-suitcase"), cases),
        (words("standing-hand"), [str(side["cards"]) for side in families]),
    ]
