"""Figures for previews: the reader's goods, everybody's heat and orders, and who holds which site."""

from __future__ import annotations

from typing import Any

from consigliere.drawing import Texts, View

from .components import ITEM_IDS

DUDES = 10  # of a gang, members and prospects


def figures(view: View, words: Texts) -> dict[str, str]:
    """Goods, orders, heat and dudes of every gang, the patch and the sites by name. A preview shows what changes."""
    table = view["table"]
    found: dict[str, str] = {}
    if table["phase"] == "setup":  # a club that begins has no figures to compare with
        return found
    for player in table["players"]:
        if player["side"] is None or player["out"]:  # nothing is on the table before a side is chosen
            continue
        club = words(f"side-{player['club']}")
        if player["goods"] is not None:
            for item in ITEM_IDS:
                found[words(f"figure-{item}", club=club)] = str(player["goods"][item])
        if player["orders"] is not None:
            found[words("figure-orders", club=club)] = str(player["orders"])
        found[words("figure-heat", club=club)] = str(player["heat"])
        home = player["clubhouse"]
        found[words("figure-home", club=club)] = words("dudes", **home) if any(home.values()) else words("nobody")
    holder = None if table["patch"] is None else table["players"][table["patch"]]["club"]
    if holder is not None:  # clubs are chosen one by one
        found[words("badge-patch")] = words(f"side-{holder}")
    for site in table["sites"]:
        found[words(site["id"])] = _held(site, view, words)
    return found


def _held(site: dict[str, Any], view: View, words: Texts) -> str:
    """The gangs at a site."""
    told = []
    for row in site["gangs"]:
        club = words(f"side-{view['table']['players'][row['seat']]['club']}")
        who = words("dudes", members=row["members"], prospects=row["prospects"])
        told.append(words("list-there", club=club, who=who))
    return "; ".join(told) or words("nobody")


def standings(view: View, words: Texts) -> list[tuple[str, list[str]]]:
    """Sites held, dudes, heat, and what the reader has behind the own blind, at the end of a round."""
    table = view["table"]
    players = table["players"]
    held = [site["control"] for site in table["sites"]]
    cash = ["?" if one["goods"] is None else f"${one['goods']['cash']}" for one in players]
    away = [sum([one[place][kind] for place in ("pool", "gone") for kind in one[place]]) for one in players]
    return [
        (words("standing-cash"), cash),
        (words("standing-sites"), [str(held.count(one["seat"])) for one in players]),
        (words("standing-dudes"), [str(DUDES - count) for count in away]),
        (words("standing-heat"), [str(one["heat"]) for one in players]),
    ]
