"""A second referee, written from the rulebook alone: it follows random games and works out two things by itself, what
gaining influence costs and how a conflict ends. It reads positions and the dataset, and none of the engine's tables."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import consigliere as cg
from consigliere.engine import Match, Option
from consigliere.games.la_famiglia.components import DATA

COSTS = {int(board["id"]): board["column_costs"] for board in DATA["action_board"]}


def column_of(cell: str) -> str:
    return cell.partition("_")[2].rpartition("_")[0]  # b2_two_institutions_3


def price(table: dict[str, Any], seat: int, column: str) -> dict[str, int] | None:
    """Who gets how much for a column: "" is the bank; None if it has no marker. [LF-INF-01, LF-INF-02]"""
    player = table["players"][seat]
    markers: list[str] = []
    for cell, heap in table["upper"].items():
        if column_of(cell) == column:
            markers += heap
    if not markers:
        return None
    paid = {"": COSTS[table["round"] - 1][column] + len(markers)}
    for colour in markers:
        if colour not in ("grey", player["family"]) and not player["exempt"]:
            paid[colour] = paid.get(colour, 0) + 1
    return paid


def check_influence(match: Match, seat: int) -> None:
    """What is offered can be paid, and the payment goes to the right players."""
    table = match.position()["table"]
    money = {player["family"]: player["money"] for player in table["players"]}
    offered = {str(option.target) for option in match.options(seat) if option.verb == "gain"}
    if not any(option.verb in ("move", "gain") for option in match.options(seat)):
        return  # nothing can be paid: sales, or an emergency [LF-RULE-4]
    own = table["players"][seat]["family"]
    for column in COSTS[0]:
        paid = price(table, seat, column)
        assert (f"column_{column}" in offered) == (paid is not None and sum(paid.values()) <= money[own]), column
        if f"column_{column}" in offered and paid is not None:
            world = match.clone()
            world.play(seat, Option("gain", f"column_{column}"))
            after = {player["family"]: player["money"] for player in world.position()["table"]["players"]}
            for family, amount in money.items():
                assert after[family] == amount - (sum(paid.values()) if family == own else -paid.get(family, 0))


def fight(men: int, guards: int, cards: tuple[list[str], list[str]], supplies: list[int]) -> list[int]:
    """Attackers and defenders left: Defectors first, then Cowards, then one for one. [LF-MOV-18 to LF-MOV-23]"""
    sides = [men, guards]
    for side in (0, 1):
        for card in cards[side]:
            if card == "defector":
                if sides[1 - side]:
                    sides[1 - side] -= 1
                if supplies[side]:
                    sides[side] += 1
                    supplies[side] -= 1
    for side in (0, 1):
        for card in cards[side]:
            if card.startswith("coward"):
                sides[side] -= min(sides[side], int(card[-1]))
    pairs = min(sides)
    return [sides[0] - pairs, sides[1] - pairs]


def check_conflict(match: Match, seat: int, option: Option, predictable: bool) -> bool:
    """Whether the end of a conflict, brute or cunning, follows the rulebook; False if none ends here."""
    table = match.position()["table"]
    b = table["battle"]
    if b is None:
        return False
    place = b["place"]
    guards = table["map"][place]["soldiers"]
    supply = {player["family"]: player["supply"] for player in table["players"]}
    supply["grey"] = table["neutral_soldiers"]
    if str(option) == "conflict:brute":
        left = fight(b["men"] - 2, guards, ([], []), [0, 0])
    elif option.verb == "card_of_enemy" and seat == b["player"]:
        own: tuple[list[str], list[str]] = ([], [])
        own[1 if str(option) == "card_of_enemy:take" else 0].append(b["attack_card"])
        own[0 if b["taken"] & 1 else 1].append(b["defence_card"])
        if predictable:
            own = (list(dict.fromkeys(own[0])), list(dict.fromkeys(own[1])))
        if "defector" in (*own[0], *own[1]) and 0 in (supply[b["colour"]], supply[b["defender"]]):
            return False  # whose piece comes from an empty supply depends on the order
        left = fight(b["men"], guards, own, [supply[b["colour"]], supply[b["defender"]]])
    else:
        return False
    world = match.clone(record_events=True)
    world.play(seat, option)
    spot = world.position()["table"]["map"][place]
    if left[0]:
        told = [event for row in world.events(None)[-1:] for event in row if event["event"] == "took_control"]
        assert told[0]["place"] == place
        assert told[0]["count"] == left[0]
    elif left[1]:
        assert (spot["colour"], spot["soldiers"]) == (b["defender"], left[1])
    else:
        assert spot["soldiers"] == 0
    return True


@pytest.mark.rule("LF-INF-02", "LF-MOV-15", "LF-MOV-18", "LF-MOV-19", "LF-MOV-20", "LF-MOV-21", "LF-MOV-23")
def test_the_referee_agrees_with_random_games() -> None:
    conflicts = columns = 0
    for seed in range(4):
        predictable = seed % 2 == 1
        match = cg.new("la_famiglia", seats=4, seed=seed, options={"predictable_conflicts": predictable})
        pick = Random(seed)
        while match.result is None:
            seat = pick.choice(match.deciders)
            option = pick.choice(match.options(seat))
            if type(match.step).__name__ == "Turn" and not match.view(seat)["row"] and pick.random() < 0.3:
                check_influence(match, seat)
                columns += 1
            conflicts += check_conflict(match, seat, option, predictable)
            match.play(seat, option)
    assert conflicts > 15
    assert columns > 30
