"""Impossible positions are refused: a step whose fields or table do not fit it, a roll that nobody could have made."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import consigliere as cg

from .scene import GAME, Table, scene, side

Change = Callable[[dict[str, Any], list[dict[str, Any]]], Any]  # of the table and of the steps, the next one last


def refused(table: Table, change: Change) -> list[str]:
    """The errors of a valid position after a change. It changes no match."""
    position = json.loads(json.dumps(table.match.position()))
    cg.from_position(GAME, position)
    steps = [step["of"] if step["step"] == "Answers" else step for step in position["stack"]]
    change(position["table"], steps)
    with pytest.raises(cg.BadPosition) as refusal:
        cg.from_position(GAME, position)
    assert not [problem for problem in refusal.value.problems if "Error" in problem]
    return refusal.value.problems


def turn(gangsters: str = "big_joey=theft_r3 little_joey=party", **others: Any) -> Table:
    own = {"gangsters": gangsters, **others.pop("own", {})}
    return scene(round=4, blundetto=side(**own), turn="blundetto", **others).calm()


def planning(**others: Any) -> Table:
    own = side(gangsters="big_joey little_joey", jobs="party theft_r2_a", **others)
    return scene(phase="planning", round=2, blundetto=own)


def attacked() -> Table:
    """A theft that may be ambushed."""
    table = turn(calmuti=side(gangsters="vito_baritono=ambush_r3"))
    return table.job("big_joey", "target:calmuti", dice=(6, 6, 1))


def robbed() -> Table:
    """A reward that may be robbed."""
    table = turn(
        "big_joey=usury", own={"businesses": "loan_shark cop~"}, calmuti=side(gangsters="vito_baritono=robbery_r3")
    )
    return table.job("big_joey", dice=(6, 6, 1))


def stolen() -> Table:
    """A robbery with success that may be ambushed."""
    table = turn(
        "big_joey=usury little_joey=ambush_r3",
        own={"businesses": "loan_shark cop~"},
        calmuti=side(gangsters="vito_baritono=robbery_r3"),
    )
    return table.job("big_joey", dice=(6, 6, 1)).dice(6).do("rob:vito_baritono")


def treated() -> Table:
    """A murder that a doctor may turn into a block."""
    table = turn("big_joey=murder_r3", calmuti=side(gangsters="vito_baritono", influence="doctor"))
    return table.job("big_joey", "target:vito_baritono", dice=(6, 6, 1))


def cancelled() -> Table:
    """A card being played, which may be cancelled."""
    extra = scene(
        phase="planning",
        round=2,
        blundetto=side(gangsters="big_joey", jobs="party", influence="smg"),
        calmuti=side(gangsters="vito_baritono+smg", influence="godfather"),
        options={"extra_cards": "on"},
    )
    return extra.do("play:smg", "on:big_joey")


def bought() -> Table:
    return turn("big_joey=exclusive_offer_r2").job("big_joey", dice=(6, 6, 1))


def washed() -> Table:
    return turn("big_joey=laundering_r2").job("big_joey", dice=(6, 6, 1))


def deed(**change: Any) -> Change:
    return lambda table, steps: table["deeds"][-1].update(change)


def top(**change: Any) -> Change:
    return lambda table, steps: steps[-1].update(change)


def put(**change: Any) -> Change:
    return lambda table, steps: table.update(change)


BREAKS: list[tuple[Callable[[], Table], Change, str]] = [
    (turn, put(phase="planning"), "phase is planning, not action"),
    (turn, put(phase="end"), "an assignment is left after the action phase"),
    (turn, put(turn=1), "turn is 1, but seat 0 is asked"),
    (turn, put(turn=9), "first, turn or declined names a seat"),
    (turn, put(first=3), "first, turn or declined names a seat"),
    (turn, put(round=0), "round is 0, but the first has begun"),
    (turn, top(gangster="big_joey"), "gangster is big_joey, of whom no second assignment can follow"),
    (turn, lambda t, s: t["players"][0]["gangsters"][0].update(used=1), "big_joey was used 1 times"),
    (turn, lambda t, s: t["players"][0]["gangsters"][0].update(split={"left": 1, "of": 3}), "has split no dice"),
    (
        turn,
        lambda t, s: t["players"][0]["gangsters"][0]["tasks"][0].update(known=[1]),
        "does not know the job on big_joey",
    ),
    (planning, top(left=0), "left is 0, after 0 of 1 assignments"),
    (planning, top(left=99), "left is 99"),
    (planning, top(fresh=["big_joey"]), "fresh names a gangster who has no assignment"),
    (planning, top(searched=True), "it is played with the expansion alone"),
    (attacked, lambda t, s: t["deeds"].clear(), "which are not those that steps on the stack end"),
    (attacked, deed(gangster="vito_baritono"), "gangster vito_baritono is not seat 0's"),
    (attacked, deed(job="ambush_r3"), "job is none that big_joey does as job"),
    (attacked, deed(mode="bonus"), "which are not those that steps on the stack end"),
    (attacked, deed(mode="substitute"), "job is none that big_joey does as substitute"),
    (attacked, deed(against=None), "against is not another seat"),
    (attacked, deed(against=0), "against is not another seat"),
    (attacked, deed(aim="gangster"), "aim is not that of the job"),
    (attacked, deed(target="pimp_1"), "target is missing, or given for a job without one"),
    (attacked, deed(successes=3), "successes is 3, which the dice do not say"),
    (attacked, deed(dice=[7, 6, 1]), "dice cannot be thrown so"),
    (attacked, deed(value=99), "value cannot be 99"),
    (attacked, deed(stake=5000), "stake is 5000, not 0 to 0"),
    (attacked, deed(dice_planned=2), "dice_planned is 2, but the gangster does not split so"),
    (attacked, deed(gamble=True), "gamble, but the gangster does not"),
    (attacked, deed(again=True), "again, but the gangster repeats nothing"),
    (attacked, deed(harm="kill"), "harm is to be done, but no step does it"),
    (attacked, deed(reward=9000), "reward is 9000 and taken 0"),
    (attacked, deed(sources=["pimp_1"]), "sources are not what the job needs"),
    (attacked, lambda t, s: t["deeds"][-1]["card"].update(known=[0]), "card is not theft_r3, revealed to all"),
    (robbed, deed(reward=99_000), "reward is 99000"),
    (robbed, deed(taken=99_000), "which the roll does not bring"),
    (robbed, deed(sources=[]), "sources are not what the job needs"),
    (stolen, deed(against=2), "against is not the seat whose roll is answered"),
    (stolen, deed(reward=1), "reward is 1 and taken 0"),
    (treated, deed(target="bobby_ruthless"), "target is not seat 1's"),
    (treated, deed(target=None), "target is missing"),
    (cancelled, top(thing="stevie_blundetto"), "thing is no gangster on whom the card can be laid"),
    (cancelled, top(thing=None), "thing is no gangster on whom the card can be laid"),
    (cancelled, top(mode="reroll"), "influence is a card that cannot be played so"),
    (cancelled, top(influence="spy", mode="peek", thing=None), "is being played, but does not lie open"),
    (cancelled, top(instead={"step": "RedealCheck"}), "instead is not None"),
    (cancelled, top(leads_to={"step": "ExtraTurn", "seat": 0}), "leads_to is not None"),
    (bought, top(den=0), "deck, discount, num and den are those of no job"),
    (bought, top(discount=99), "deck, discount, num and den are those of no job"),
    (bought, top(searched=True), "searched, but the deck is not for sale"),
    (washed, top(limit=99_000), "limit is 99000, that of no job"),
]


@pytest.mark.parametrize(("table", "change", "words"), BREAKS, ids=[f"{i}: {b[2]}" for i, b in enumerate(BREAKS)])
def test_what_does_not_fit_is_refused(table: Callable[[], Table], change: Change, words: str) -> None:
    said = refused(table(), change)
    assert any(words in problem for problem in said), said


@pytest.mark.parametrize("name", ["Roll", "Outcome", "Pay", "Apply", "Loot", "Repulse", "EndReaction", "Drop", "Close"])
def test_a_step_of_a_roll_needs_one(name: str) -> None:
    position = turn().match.position()
    position["stack"].append({"step": name})
    with pytest.raises(cg.BadPosition, match="deeds has 0 rolls on their way"):
        cg.from_position(GAME, position)


def test_everybody_chooses_one_boss() -> None:
    position = cg.new(GAME, seats=3, seed=1).position()
    position["stack"][-1]["seat"] = 2
    with pytest.raises(cg.BadPosition, match="have no boss yet, but"):
        cg.from_position(GAME, position)
    position = cg.new(GAME, seats=3, seed=1).position()
    position["table"]["players"][0]["cash"] = 5
    with pytest.raises(cg.BadPosition, match="before it is laid out"):
        cg.from_position(GAME, position)


@pytest.mark.rule("LCN-END-06", "LCN-END-07")
def test_a_result_is_the_one_that_the_table_gives() -> None:
    table = scene(phase="income", round=4, blundetto=side(cash=50_000), calmuti=side(), dimaggio=side())
    position = table.match.position()
    assert (position["result"]["winners"], position["result"]["reason"]) == ([0], "most_money")
    cg.from_position(GAME, position)
    changes: list[dict[str, Any]] = [{"winners": [1]}, {"winners": [0, 1]}, {"reason": "shared"}, {"scores": [1, 2, 3]}]
    for change in changes:
        with pytest.raises(cg.BadPosition, match="the result is most_money with winners"):
            cg.from_position(GAME, {**position, "result": {**position["result"], **change}})
    for key, value in (("phase", "income"), ("round", 3)):
        with pytest.raises(cg.BadPosition, match="the final payday is not over"):
            cg.from_position(GAME, {**position, "table": {**position["table"], key: value}})
