"""Impossible positions are refused with a message that names what is wrong. The steps declare their requirements."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import consigliere as cg
from tests.games.men_of_mayhem.scene import Table, gang, scene

Change = Callable[[dict[str, Any]], Any]


def refused(table: Table, change: Change) -> str:
    """The errors of a scene's position after a change."""
    position: dict[str, Any] = json.loads(json.dumps(table.match.position()))
    assert cg.from_position("men_of_mayhem", position).position() == table.match.position()
    change(position)
    with pytest.raises(cg.BadPosition) as refusal:
        cg.from_position("men_of_mayhem", position)
    return "; ".join(refusal.value.problems)


def top(**fields: Any) -> Change:
    return lambda position: position["stack"][-1].update(fields)


def table_with(**parts: Any) -> Change:
    return lambda position: position["table"].update(parts)


def player(seat: int, **parts: Any) -> Change:
    return lambda position: position["table"]["players"][seat].update(parts)


def fists() -> Table:
    return scene(samcro=gang(docks="2m", guns=3), mayans=gang(docks="2m", guns=2)).do("fight:docks", "samcro guns:1")


def wounded() -> Table:
    table = scene(samcro=gang(docks="3m", guns=1), mayans=gang(docks="1m2p", guns=0))
    table.do("fight:docks").dice(6, 1).do("samcro guns:1", "mayans guns:0")
    assert table.step() == "Wounded"
    return table


def rumble() -> Table:
    told = {"samcro": gang(docks="3m", guns=2), "mayans": gang(docks="2m"), "one_niners": gang(docks="2m")}
    table = scene(**told).do("fight:docks").dice(6, 1, 1)  # type: ignore[arg-type]
    table.do("samcro guns:2", "mayans guns:0", "one_niners guns:0")
    assert table.step() == "Aim"
    return table


def sold() -> Table:
    market = scene(phase="market", samcro=gang(home="1m", bags=2, heat=4), mayans=gang(home="1m", bags=3))
    assert market.may("samcro") == ["bags:0"]
    return market


def acting(card: str, **told: Any) -> Table:
    return scene(phase="reveal", stack=[{"step": "OrdersPhase"}, {"step": "CardActs", "card": card}], **told)


SCENES: dict[str, tuple[Callable[[], Table], Change, str]] = {
    "a turn with no orders": (scene, player(0, orders=0), "has no order left"),
    "a turn of somebody else": (scene, top(seat=1), "it is the turn of 0"),
    "too many orders": (scene, player(1, orders=60), "seat 1 has 60 orders"),
    "the phase of another moment": (scene, table_with(phase="over"), "phase is over"),
    "the end in the middle": (scene, table_with(phase="clean_up"), "phase is clean_up"),
    "no round": (scene, table_with(round=0), "round is 0"),
    "nobody's turn": (scene, table_with(turn=-1), "turn is nobody's"),
    "a patch of nobody": (scene, table_with(patch=-1), "no living gang holds the patch"),
    "bags sold in a turn": (scene, table_with(sold=[1, 0, 0]), "bags are shown"),
    "deals shut for nothing": (scene, table_with(shut=True), "shut is true"),
    "a fight nobody fights": (
        scene,
        table_with(
            fight={
                **{name: [] for name in ("guns", "dice", "totals", "hits", "shots")},
                "site": "cut_house",
                "starter": 0,
                "gangs": [0, 1],
                "barred": False,
                "winner": -1,
                "holder": False,
            }
        ),
        "exactly while its steps are on the stack",
    ),
    "a fist of nine": (
        lambda: scene(phase="market", samcro=gang(home="1m", bags=2, heat=0)).do("samcro bags:2"),
        top(rows=[["bags:9"], [], []]),
        "cannot have answered bags:9",
    ),
    "a fist of more guns": (fists, top(rows=[["guns:3"], []]), "cannot have answered guns:3"),
    "a fighter who is not there": (
        fists,
        lambda position: position["table"]["fight"].update(gangs=[0, 2], starter=0),
        "at the site are [0, 1]",
    ),
    "a fight begun by another": (
        fists,
        lambda position: position["table"]["fight"].update(starter=1),
        "started by seat 1",
    ),
    "a fight barred by nobody": (fists, lambda position: position["table"]["fight"].update(barred=True), "cannot bar"),
    "a fight decided at once": (fists, lambda position: position["table"]["fight"].update(winner=0), "decided before"),
    "a total too high": (
        wounded,
        lambda position: position["table"]["fight"].update(totals=[40, 1]),
        "a total of 40 is not",
    ),
    "another winner": (wounded, lambda position: position["table"]["fight"].update(winner=1), "winner of the fight"),
    "a die of nine": (wounded, lambda position: position["table"]["fight"].update(dice=[9, 1]), "dice of the fight"),
    "more hits than shots": (
        wounded,
        lambda position: position["table"]["fight"].update(hits=[0, 2]),
        "more shots than guns",
    ),
    "somebody else falls": (wounded, top(seat=0), "whose turn to fall it is not"),
    "somebody else aims": (rumble, top(seat=1), "whose turn to aim it is not"),
    "no shot left": (rumble, lambda position: position["table"]["fight"].update(shots=[0, 0, 0]), "has no shot left"),
    "an operation used too often": (
        lambda: scene(samcro=gang(cut_house="1m")).do("exploit:cut_house"),
        lambda position: position["stack"][-1].update(uses=[9] * len(position["stack"][-1]["uses"])),
        "uses say 9",
    ),
    "operations of a site that is not there": (
        lambda: scene(samcro=gang(cut_house="1m")).do("exploit:cut_house"),
        top(site="emergency_room"),
        "not those of the SiteHeat",
    ),
    "a club order of another club": (
        lambda: scene(samcro=gang(side="high_octane", home="2m", cash=9)).do("club_order"),
        top(site="clubhouse_mayans"),
        "whose order this is not",
    ),
    "a theft of something else": (
        lambda: scene(samcro=gang(card_room="1m")).do("exploit:card_room", "use:card_room_1"),
        top(op="cut_house_1"),
        "not the theft that has been used",
    ),
    "a look at oneself": (
        lambda: scene(samcro=gang(card_room="1m"), mayans=gang(home="1m", cash=0)).do(
            "exploit:card_room", "use:card_room_1", "rob:mayans"
        ),
        top(victim=0),
        "cannot have robbed victim 0",
    ),
    "riding from where nobody is": (
        lambda: scene(samcro=gang(docks="2m")).do("ride:docks"),
        top(source="brothel"),
        "has no dudes",
    ),
    "more riders than there are": (
        lambda: scene(samcro=gang(docks="2m")).do("ride:docks", "to:cut_house"),
        top(members=4),
        "are not all at the source",
    ),
    "riding to a rival's clubhouse": (
        lambda: scene(samcro=gang(docks="2m")).do("ride:docks", "to:cut_house"),
        top(target="clubhouse_mayans"),
        "where nobody can ride",
    ),
    "a price of 99": (lambda: acting("shakedown"), top(cash=99), "is not what the card that acts asks for"),
    "wounds without end": (lambda: acting("drive_by"), top(left=7), "the card wounds 1"),
    "an arrest at four heat": (
        lambda: scene(samcro=gang(docks="2m", heat=4), tiles="docks brothel").do("exploit:docks", "stop"),
        player(0, heat=4),
        "heat of seat 0 is 4, not 1",
    ),
    "more cards than the round has": (
        lambda: acting("shakedown"),
        lambda position: position["stack"].insert(-2, {"step": "RevealCard", "more": 9}),
        "cannot lie upon",
    ),
    "a step upon the wrong one": (
        scene,
        lambda position: position["stack"].append({"step": "Turn", "seat": 0}),
        "Turn cannot lie upon Turn",
    ),
}


@pytest.mark.parametrize("name", SCENES)
def test_a_position_that_cannot_be_is_refused(name: str) -> None:
    begin, change, said = SCENES[name]
    assert said in refused(begin(), change)


def test_the_limit_of_the_market_holds_for_bags_that_lie_open() -> None:
    table = sold()
    assert table.may("samcro") == ["bags:0"]
    assert "cannot have answered" in refused(table.do("samcro bags:0"), top(rows=[["bags:2"], [], []]))


@pytest.mark.parametrize("reason", ["most_cash", "patch", "most_guns", "last_throw", "last_gang"])
def test_a_result_is_the_one_that_the_table_gives(reason: str) -> None:
    made_up = {"winners": [1], "scores": [4, 4, 4], "reason": reason}

    def over(position: dict[str, Any]) -> None:
        position.update(stack=[], result=made_up)

    assert "result" in refused(scene(), over)
    end = scene(round=6, phase="clean_up", samcro=gang(home="1m", cash=9))
    assert end.match.result is not None
    assert end.match.result.reason == "most_cash"
    assert "result is not what the table gives" in refused(
        end, lambda position: position.update(result={**made_up, "scores": [9, 4, 4]})
    )
    assert "result.scores" in refused(end, lambda position: position["result"].update(scores=[8, 4, 4]))


def fight(**parts: Any) -> Change:
    return lambda position: position["table"]["fight"].update(parts)


NOTHING = {"cash": 0, "gun": 0, "contraband": 0}
NOBODY: dict[str, Any] = {"cash": [], "gun": [], "contraband": []}
LINK: dict[str, Any] = {"seats": [0, 1], "least": [NOTHING, NOTHING], "shown": [NOBODY, NOBODY]}
BOUNDS: tuple[tuple[Callable[[], Table], Change, str], ...] = (
    (scene, table_with(round=7), "round cannot be 7"),
    (scene, table_with(patch=3), "patch cannot be 3"),
    (scene, table_with(turn=3), "turn cannot be 3"),
    (scene, table_with(turn=-2), "turn cannot be -2"),
    (scene, table_with(cash=[10**12 + 1, 4, 4]), "cash of seat 0 cannot be 1000000000001"),
    (scene, table_with(gun=[-1, 2, 2]), "gun of seat 0 cannot be -1"),
    (scene, table_with(gun=[2, 2]), "gun of 2 gangs at a table of 3"),
    (scene, table_with(sites=[]), "0 spots on the table, not"),
    (scene, table_with(players=[]), "0 players at a table of 3"),
    (scene, table_with(marked=["brothel"]), "brothel is not on the table"),
    (scene, table_with(sold=[0, 0]), "bags sold of 2 gangs at a table of 3"),
    (scene, player(0, heat=5), "heat of seat 0 cannot be 5"),
    (scene, player(0, orders=100), "orders of seat 0 cannot be 100"),
    (scene, player(0, pool={"members": 6, "prospects": 0}), "members in the pool cannot be 6"),
    (scene, player(0, pool={"members": 0, "prospects": 6}), "prospects in the pool cannot be 6"),
    (scene, table_with(dealt=[{**LINK, "seats": [0, 3]}]), "dealer cannot be 3"),
    (fists, fight(gangs=[0]), "a fight is between two gangs or more"),
    (fists, fight(gangs=[0, 0]), "a fight is between two gangs or more"),
    (fists, fight(gangs=[0, 3]), "a fight is between two gangs or more"),
    (fists, fight(guns=[1]), "the rows of a fight do not fit its gangs"),
    (fists, fight(starter=2), "starter and winner of a fight take part in it"),
    (fists, fight(winner=2), "starter and winner of a fight take part in it"),
    (fists, fight(site="brothel"), "the fight is at a site that is not on the table"),
)  # fmt: skip


@pytest.mark.parametrize(("begin", "change", "said"), BOUNDS, ids=lambda value: value if isinstance(value, str) else "")
def test_every_number_has_its_bounds(begin: Callable[[], Table], change: Change, said: str) -> None:
    assert said in refused(begin(), change)


def test_all_who_can_sit_there_can_have_seen_what_was_dealt() -> None:
    position: dict[str, Any] = json.loads(json.dumps(scene().match.position()))
    seen = {"cash": [0, 1, 5, -1], "gun": [], "contraband": [-1]}
    position["table"]["dealt"] = [{**LINK, "shown": [seen, LINK["shown"][1]]}]
    assert cg.from_position("men_of_mayhem", position).position() == position
    position["table"]["dealt"][0]["shown"][0]["cash"] = [6]
    with pytest.raises(cg.BadPosition, match="seat cannot be 6"):
        cg.from_position("men_of_mayhem", position)
