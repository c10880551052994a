"""Positions that break an invariant of the ledger are refused, each with a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import consigliere as cg
from consigliere.games.la_cosa_nostra.components import JOB_CATEGORY, JOB_IDS, REACTION

from .scene import GAME, scene, side


def _money(table: dict[str, Any]) -> None:
    table["players"][0]["cash"] = -1
    table["players"][1]["laundered"] = -500


def _job_twice(table: dict[str, Any]) -> None:
    table["players"][0]["jobs"].append(table["job_decks"][0][0])
    table["players"][0]["jobs_known"].append([0])


def _business_gone(table: dict[str, Any]) -> None:
    table["deck"].pop()
    table["deck_known"].pop()


def _influence_twice(table: dict[str, Any]) -> None:
    table["players"][0]["influence"].append(table["influence_deck"][0])


def _two_tasks(table: dict[str, Any]) -> None:
    for player in table["players"]:
        for one in player["gangsters"]:
            if one["id"] == "big_joey":
                one["tasks"].append({"job": table["job_decks"][0].pop(), "known": [0]})


def _two_pins(table: dict[str, Any]) -> None:
    found = [name for name in table["influence_deck"] if name.startswith("smg")][:2]
    table["influence_deck"] = [name for name in table["influence_deck"] if name not in found]
    table["players"][0]["gangsters"][0]["attached"] = found


def _monopoly(table: dict[str, Any]) -> None:
    table["monopolies"] = dict.fromkeys(table["monopolies"], 1)


def _market(table: dict[str, Any]) -> None:
    table["phase"] = "planning"
    table["deck"].insert(0, table["market"].pop())
    table["deck_known"].insert(0, [])


def _blocked_busy(table: dict[str, Any]) -> None:
    next(one for one in table["players"][0]["gangsters"] if one["id"] == "big_joey")["blocked"] = True


def _left_over(table: dict[str, Any]) -> None:
    table["phase"] = "income"


def _early(table: dict[str, Any]) -> None:
    name = next(name for name in table["job_decks"][2] if JOB_CATEGORY[JOB_IDS.index(name)] == REACTION)
    table["job_decks"][2].remove(name)
    table["piles"][0].append(name)
    table["piles_known"][0].append([])


def _nowhere(table: dict[str, Any]) -> None:
    table["elsewhere"]["under_boss"].remove("micky_dogs")
    table["elsewhere"]["display"].append("micky_dogs")


def _blocked_early(table: dict[str, Any]) -> None:
    table["phase"] = "planning"
    table["players"][0]["businesses"][0]["blocked"] = True


@pytest.mark.rule("LCN-INV-01", "LCN-INV-02", "LCN-INV-05", "LCN-INV-06", "LCN-INV-08", "LCN-INV-09")
@pytest.mark.rule("LCN-INV-10", "LCN-INV-11", "LCN-INV-12", "LCN-INV-14", "LCN-INV-15")
@pytest.mark.parametrize(
    ("breaks", "said"),
    [
        (_money, "seat 0 has -1 in cash"),
        (_money, "seat 1 has laundered -500"),
        (_job_twice, "2 cards"),
        (_business_gone, "missing"),
        (_influence_twice, "9 cards snitch, not 8"),
        (_two_tasks, "cannot carry two"),
        (_two_pins, "two cards of one kind"),
        (_monopoly, "a monopoly is not with"),
        (_market, "the market is short"),
        (_blocked_busy, "is blocked, yet"),
        (_left_over, "left after the action phase"),
        (_early, "before round 3"),
        (_nowhere, "is nowhere"),
        (_blocked_early, "blocked before the action phase"),
    ],
)
def test_a_broken_position_is_reported(breaks: Callable[[dict[str, Any]], None], said: str) -> None:
    table = scene(
        blundetto=side(gangsters="big_joey=theft", businesses="pimp"),
        calmuti=side(gangsters="vito_baritono"),
        turn="blundetto",
    )
    position = table.match.position()
    breaks(position["table"])
    with pytest.raises(cg.BadPosition) as refusal:
        cg.from_position(GAME, position)
    assert any(said in problem for problem in refusal.value.problems), refusal.value.problems
