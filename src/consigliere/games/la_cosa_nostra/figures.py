"""Figures worth foreseeing: money, cards and tokens of each family, its people and businesses and how they stand."""

from __future__ import annotations

from consigliere.drawing import Texts, View

from .names import name_of


def figures(view: View, words: Texts) -> dict[str, str]:
    found: dict[str, str] = {}
    for player in view["table"]["players"]:
        if player["family"] is None:
            continue
        family = words(f"side-{player['family']}")
        found[words("figure-cash", family=family)] = words("pic-money", amount=player["cash"])
        found[words("figure-laundered", family=family)] = words("pic-money", amount=player["laundered"])
        found[words("figure-influence", family=family)] = str(player["influence"])
        found[words("figure-tokens", family=family)] = str(player["tokens"])
        for gangster in player["gangsters"]:
            state = "blocked" if gangster["blocked"] else "ready"
            found[_called(gangster["id"], words)] = words("figure-gangster", strength=gangster["strength"], state=state)
        for business in player["businesses"]:
            state = "blocked" if business["blocked"] else "open"
            found[_called(business["id"], words)] = words("figure-business", family=family, state=state)
    return found


def _called(thing: str, words: Texts) -> str:
    message, args = name_of(thing)
    return words(message, **args)
