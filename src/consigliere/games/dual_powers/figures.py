"""Figures to preview before a choice: where the calendar stops, who leads in each region, the support track."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from consigliere.drawing import Texts, View

from .components import CARD, CARD_REGION, EARNS_BONUS, REGION_IDS, SIDE_IDS, TRACK_SIGN
from .picture.sheet import Sheet
from .text import side_message, standing


def figures(view: View, words: Texts) -> dict[str, str]:
    """Date, support track, Will of the People and the balance of every region, by name, to show what changes."""
    table = view["table"]
    sheet = Sheet(view, words, "board")
    red, white = (side_message(table, side) for side in SIDE_IDS)
    day = table["day"]
    bonus = "yes" if EARNS_BONUS[day] else "no"
    found = {
        words("figure-date"): words("figure-day", month=table["month"], day=str(day), bonus=bonus),
        words("support-track"): standing(table, words),
        words("will-of-the-people"): words(side_message(table, table["will"])),
    }
    for region in REGION_IDS:
        balance = sheet.balance(region)
        found[words(region)] = words(
            "figure-region",
            first=red,
            second=white,
            red=str(balance.red),
            white=str(balance.white),
            leads=side_message(table, balance.leads) if balance.leads else "nobody",
            why=balance.why,
        )
    return found


def standings(view: View, words: Texts) -> list[tuple[str, list[str]]]:
    """The support track as each seat sees it, and who holds the Will, at the end of a round."""
    table = view["table"]
    played = {facts["seat"]: side for side, facts in table["sides"].items() if facts["seat"] is not None}
    leads = [table["score"] * TRACK_SIGN[SIDE_IDS.index(played[seat])] for seat in sorted(played)]
    sums = [words("account-sum", sign="minus" if lead < 0 else "plus", amount=str(abs(lead))) for lead in leads]
    holders = ["★" if played[seat] == table["will"] else "–" for seat in sorted(played)]
    return [(words("support-track"), sums), (words("will-of-the-people"), holders)]


def counted(event: dict[str, Any], table: dict[str, Any]) -> dict[str, Any] | None:
    """What an event counted: the region, the stronger side, its points, the marker then; None for other events."""
    kind = event["event"]
    if kind not in ("unrest", "scored", "unscored"):
        return None
    why = event.get("why") or event.get("card") or "unrest"
    region = table["unrest"] if why == "unrest" else REGION_IDS[CARD_REGION[CARD[why]]]
    points, score = event.get("points", 0), event.get("score", table["score"])
    return {"region": region, "side": event.get("side"), "points": points, "score": score, "why": why}


def results(last: dict[str, Any], earlier: Iterable[dict[str, Any]], table: dict[str, Any]) -> list[dict[str, Any]]:
    """What was counted in this round up to `last`, oldest first. What a side gained for a region counts once."""
    found = {last["why"]: last}
    for event in earlier:
        if event["event"] == "round":
            break
        count = counted(event, table)
        if count is not None:
            found.setdefault(count["why"], count)
    return [{**count, "round": table["round"]} for count in found.values()][::-1]
