"""Figures to preview before a choice: money, cards and tokens of each family, the state of its gangsters and
businesses, and the holder of each monopoly."""

from __future__ import annotations

from consigliere.drawing import Texts, View

from .components import SCORING
from .names import name_of
from .telling import named


def figures(view: View, words: Texts) -> dict[str, str]:
    """Money, influence, gangsters, businesses and monopolies by name, to show what changes."""
    found: dict[str, str] = {}
    if not view["table"]["round"]:  # families are being chosen: their cards show what they start with
        return found
    for player in view["table"]["players"]:
        if player["family"] is None:
            continue
        family = words(f"side-{player['family']}")
        found[words("figure-cash", family=family)] = words("pic-money", amount=player["cash"])
        found[words("figure-laundered", family=family)] = words("pic-money", amount=player["laundered"])
        found[words("figure-payday", family=family)] = words("pic-money", amount=player["payday"])
        found[words("figure-influence", family=family)] = str(player["influence"])
        found[words("figure-tokens", family=family)] = str(player["tokens"])
        for gangster in player["gangsters"]:
            state = "blocked" if gangster["blocked"] else "ready"
            found[_called(gangster["id"], words)] = words("figure-gangster", strength=gangster["strength"], state=state)
        owned: dict[str, list[bool]] = {}  # several of a kind may belong to several families
        for business in player["businesses"]:
            owned.setdefault(_called(business["id"], words), []).append(business["blocked"])
        for kind, blocked in owned.items():
            state = "blocked" if any(blocked) else "open"
            count = words("figure-owned", count=str(len(blocked)), state=state, blocked=str(sum(blocked)))
            found[words("figure-business", family=family, business=kind)] = count
    for monopoly, facts in view["table"]["monopolies"].items():
        found[_called(monopoly, words)] = words(named(view, facts["seat"]))
    return found


def _called(thing: str, words: Texts) -> str:
    message, args = name_of(thing)
    return words(message, **args)


def standings(view: View, words: Texts) -> list[tuple[str, list[str]]]:
    """Money as it would count at the end, and what it is made of, at the end of a round."""
    players = view["table"]["players"]

    def row(message: str, sums: list[int]) -> tuple[str, list[str]]:
        return words(message), [words("pic-money", amount=amount) for amount in sums]

    factor = SCORING["laundered_factor"]
    return [
        row("standing-total", [one["cash"] + factor * one["laundered"] for one in players]),
        row("standing-cash", [one["cash"] for one in players]),
        row("standing-laundered", [one["laundered"] for one in players]),
        row("standing-payday", [one["payday"] for one in players]),
    ]
