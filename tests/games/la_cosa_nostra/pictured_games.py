"""Games of La Cosa Nostra to look at, and a table with as much on it as there can be."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any

import consigliere as cg
from consigliere.board.words import Words
from consigliere.games.la_cosa_nostra.components import (
    BUSINESS_IDS,
    GANGSTER_IDS,
    GUNS,
    SPECIAL_DATA,
)
from tests.cases import play_answers

EXPANSION = {"expansion_gangsters": True}
TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "three": (3, {}),
    "four": (4, {"bosses": "random"}),
    "five": (5, {}),
    "three-expansion": (3, EXPANSION),
    "four-expansion": (4, {**EXPANSION, "corrected_prices": True}),
    "five-expansion": (5, {**EXPANSION, "espionage": True, "robbery_against_robbery": True}),
}

ENGLISH = Words("en", "la_cosa_nostra")


def game(table: str, seed: int, every: int = 1) -> Iterator[cg.Match]:
    """A random game at its decisions (every so many of them) and at its end."""
    seats, options = TABLES[table]
    return play_answers(cg.new("la_cosa_nostra", seats=seats, seed=seed, options=options), seed, every)


def crowded(seat: int) -> dict[str, Any]:
    """A view that games hardly reach: five families with ten businesses, nine gangsters, chips, tape and trophies."""
    match = next(m for m in game("five-expansion", 3) if m.view(seat)["table"]["phase"] == "planning")
    view = copy.deepcopy(match.view(seat))
    table = view["table"]
    chance = random.Random(4)
    businesses = [name for name in BUSINESS_IDS if name not in table["market"]]
    hired = {one["id"] for player in table["players"] for one in player["gangsters"]}
    specials = [name for i, name in enumerate(GANGSTER_IDS) if SPECIAL_DATA[i] and name not in hired]
    chance.shuffle(businesses)
    table["deck"] = []
    for player in table["players"]:
        others = [other for other in range(5) if other != player["seat"]]
        full = player["seat"] == 1
        player["businesses"] = [
            {"id": businesses.pop(), "blocked": i == 1, "used": 0, "tokens": [] if i == 1 else others[: i % 4]}
            for i in range(10 if full else 3)
        ]
        names = [one["id"] for one in player["gangsters"]]
        names += [specials.pop() for _ in range((9 if full else 5) - len(names))]
        player["gangsters"] = []
        for i, name in enumerate(names):
            tasks: list[dict[str, Any] | None] = [{"kind": "job", "round": 1 + i % 4, "card": "hidden"}, None]
            if i == 1:
                tasks = [None, None]
            elif i == 2:
                table["prices"][businesses[-1]] = 9000
                tasks[0] = {"kind": "purchase", "business": businesses.pop(), "tokens": others[:2]}
            elif i == 3:
                tasks[1] = {"kind": "job", "round": 4, "card": "hidden"}
            facts = {"guns": GUNS[GANGSTER_IDS.index(name)], "growth": 0, "strength": 2, "used": i % 2, "split": None}
            player["gangsters"].append({"id": name, "blocked": i == 1, "attached": [], "tasks": tasks, **facts})
        player["trophies"] = []
        player["boss"] = []
    table["market"] = table["market"][:4]
    table["display"] = []
    table["deeds"] = []
    table["monopolies"]["lending"] = {"seat": 1, "tokens": [0, 0, 2]}
    return view
