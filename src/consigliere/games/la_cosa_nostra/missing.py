"""What an assignment lacks that cannot be carried out now, according to the reader's view."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from consigliere.drawing import Texts

from .components import BUSINESS, BUSINESS_KIND, EARNING, GANGSTER, JOB, JOB_CATEGORY, JOB_NEEDS, KIND_IDS
from .names import listed
from .telling import View, price, task_on

REACTION: Final = "LCN-REACT-01"


def missing(thing: str, rule: str, view: View, words: Texts) -> str:
    """Why an own assignment can only be cancelled: money, businesses, or because it cannot be done in the own turn."""
    name = thing if thing in GANGSTER else thing[:-2]
    seat = view["seat"]
    if view["step"] != "ActionTurn" or name not in GANGSTER or seat is None:
        return ""
    owner, _, task = task_on(view, thing)
    if owner != seat or not task:
        return ""
    if task["kind"] == "purchase":
        short = price(view, task["business"]) - view["table"]["players"][seat]["cash"]
        return f"{words('why-short', short=short)} [LCN-ACT-06]" if short > 0 else ""
    if task.get("card") not in JOB:
        return ""
    job = JOB[task["card"]]
    if JOB_CATEGORY[job] != EARNING:
        return words("why-reaction") if rule == REACTION else ""
    lacks = Counter(KIND_IDS[kind] for kind in JOB_NEEDS[job]) - _usable(seat, view)
    return f"{words('why-needs', needs=listed(tuple(lacks.elements())))} [LCN-EARN-06]" if lacks else ""


def _usable(seat: int, view: View) -> Counter[str]:
    """The kinds of businesses that a seat may use: its own, and those of others with a deal token of its own."""
    found: Counter[str] = Counter()
    for player in view["table"]["players"]:
        for business in player["businesses"]:
            own: dict[str, Any] = business
            if not own["blocked"] and (player["seat"] == seat or seat in own["tokens"]):
                found[KIND_IDS[BUSINESS_KIND[BUSINESS[own["id"]]]]] += 1
    return found
