"""Figures worth foreseeing: where the calendar stops, who leads in each region, how the support track stands."""

from __future__ import annotations

from consigliere.drawing import Texts, View

from .components import REGION_IDS, SIDE_IDS
from .picture.sheet import Sheet
from .text import standing


def figures(view: View, words: Texts) -> dict[str, str]:
    table = view["table"]
    sheet = Sheet(view, words, "board")
    found = {
        words("figure-date"): words("status-date", month=table["month"], day=str(table["day"])),
        words("support-track"): standing(table, words),
        words("will-of-the-people"): words(f"side-{table['will']}"),
    }
    for region in REGION_IDS:
        red, white, stronger = sheet.totals(region)
        found[words(region)] = words("figure-region", red=red, white=white, leads=stronger or "nobody")
    for side in SIDE_IDS:
        if table["sides"][side]["seat"] is not None:
            found[words("figure-hand", side=side)] = str(table["sides"][side]["hand"])
    return found
