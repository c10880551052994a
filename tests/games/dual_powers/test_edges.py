"""The first of a row, the empty hand, the unknown name: easy off-by-one errors."""

from __future__ import annotations

import pytest

import consigliere as cg
from consigliere.engine import Option
from consigliere.games.dual_powers.components import (
    CARD_IDS,
    COMMANDS,
    REGION_IDS,
    SIDE_IDS,
    TOKEN_IDS,
    TOKEN_VALUE,
    UNIT_TOKENS,
)

from .scene import COMMAND_CARDS, Table, begin, scene


def why(table: Table, text: str) -> str:
    """The rule against an option, written as received: its target may be unknown."""
    return table.match.why_not(table.match.deciders[0], Option.parse(text))


# --- objectives


@pytest.mark.rule("DP-OBJ-01", "DP-D-02")
@pytest.mark.parametrize("side", SIDE_IDS)
def test_who_is_asked_for_an_objective_holds_a_command_card(side: str) -> None:
    position = begin().match.position()
    table = position["table"]
    table["deck"] += [one for one in table["hands"][side] if one in COMMAND_CARDS]
    table["hands"][side] = [one for one in table["hands"][side] if one not in COMMAND_CARDS]
    with pytest.raises(cg.BadPosition, match=f"hands.{side} has no command card to lay"):
        cg.from_position("dual_powers", position)


@pytest.mark.rule("DP-OBJ-01", "DP-OBJ-02")
def test_only_command_cards_of_the_own_hand_are_laid() -> None:
    table = begin()
    red = table.seat("red")
    other = next(one for one in table.hands["white"] if one in COMMAND_CARDS)
    for text, rule in (
        (f"objective:{other}", "DP-OBJ-01"),
        ("objective:leader_card_lenin", "DP-OBJ-02"),
        ("objective:leader_card_kerensky", "DP-OBJ-02"),
        ("objective:nothing", "DP-OBJ-01"),
        ("decline", "DP-OBJ-01"),
        ("finish", "DP-OBJ-01"),
    ):
        assert table.match.why_not(red, Option.parse(text)) == rule, text


@pytest.mark.rule("DP-OBJ-03")
@pytest.mark.parametrize("name", [CARD_IDS[0], CARD_IDS[1], CARD_IDS[COMMANDS - 1]])
def test_an_objective_is_seen_by_its_owner_alone(name: str) -> None:
    for side in SIDE_IDS:
        objectives = (name, "") if side == "red" else ("", name)
        red, white = [one for one in COMMAND_CARDS if one != name][:2]
        table = scene(turns="red white", red=red, white=white, objectives=objectives)
        other = SIDE_IDS[1 - SIDE_IDS.index(side)]
        assert table.view(side)["sides"][side]["objective"] == name
        assert table.view(other)["sides"][side]["objective"] == "hidden"
        assert table.view(None)["sides"][side]["objective"] == "hidden"
        assert table.view(None)["sides"][other]["objective"] is None
        for reader in (table.seat(other), None):
            worlds = [table.match.determinize(reader, seed) for seed in range(12)]
            assert len({world.position()["table"]["objective"][side] for world in worlds}) > 1


SPIES = {"red": "leader_card_stalin", "white": "leader_card_lvov"}


@pytest.mark.rule("DP-SPC-02")
@pytest.mark.parametrize("side", SIDE_IDS)
def test_a_spied_objective_is_seen_by_all_and_firm(side: str) -> None:
    other = SIDE_IDS[1 - SIDE_IDS.index(side)]
    laid = {side: "green_3", other: CARD_IDS[0]}
    hands = {side: SPIES[side], other: "blue_2"}
    table = scene(
        turns=f"{side} {other}", red=hands["red"], white=hands["white"], objectives=(laid["red"], laid["white"])
    ).do(f"play:{SPIES[side]}")
    assert table.match.can_undo(table.seat(side))
    table.do("act:espionage")
    for reader in (*SIDE_IDS, None):
        assert table.view(reader)["sides"][other]["objective"] == CARD_IDS[0]
    assert table.view(other)["sides"][side]["objective"] == "hidden"
    assert not table.match.can_undo(table.seat(side))
    for seed in range(6):
        assert table.match.determinize(None, seed).position()["table"]["objective"][other] == CARD_IDS[0]


@pytest.mark.rule("DP-REV-03")
@pytest.mark.parametrize("side", SIDE_IDS)
def test_an_objective_that_is_not_there_is_not_turned_up(side: str) -> None:
    objectives = (CARD_IDS[0], "") if side == "red" else ("", CARD_IDS[0])
    table = scene(steps=["RevealObjectives"], objectives=objectives)
    assert table.objective_shown == {one: one == side for one in SIDE_IDS}
    assert [event["card"] for event in table.happened("revealed")] == [CARD_IDS[0]]
    assert table.markers.count(None) == 2


# --- what spectators cannot know


@pytest.mark.rule("DP-SET-04")
def test_a_spectator_knows_no_hand() -> None:
    table = begin()
    matches = [table.match.determinize(None, seed) for seed in range(8)]
    assert all(match.title.problems(match.state) == [] for match in matches)
    worlds = [match.position()["table"]["hands"] for match in matches]
    for side in SIDE_IDS:
        assert len({tuple(sorted(world[side])) for world in worlds}) > 4
        assert all(len(world[side]) == 8 for world in worlds)


@pytest.mark.rule("DP-SOLO-08", "DP-SOLO-09")
def test_a_solo_player_knows_neither_the_pile_nor_the_own_objective() -> None:
    for side in SIDE_IDS:
        table = begin("solo", side=side)
        matches = [table.match.determinize(0, seed) for seed in range(8)]
        assert all(match.title.problems(match.state) == [] for match in matches)
        tables = [match.position()["table"] for match in matches]
        assert all(len(one["pile"]) == 4 for one in tables)
        assert len({tuple(sorted(one["pile"])) for one in tables}) > 4
        assert len({one["objective"][side] for one in tables}) > 3
        assert {tuple(one["hands"][side]) for one in tables} == {tuple(table.hands[side])}


@pytest.mark.rule("DP-SOLO-21")
def test_the_own_objective_is_looked_at_once_and_for_good() -> None:
    table = scene(mode="solo", turns="red red", red="green_5b blue_2", objectives=(CARD_IDS[0], ""), day=10)
    table.do("play:green_5b", "decline")
    assert "bonus_organise" in table.may("bonus")
    before = table.match.can_undo(0)
    table.do("bonus:bonus_organise")
    assert (before, table.match.can_undo(0)) == (True, False)
    assert table.view("red")["sides"]["red"]["objective"] == CARD_IDS[0]
    assert table.view(None)["sides"]["red"]["objective"] == "hidden"


# --- refusals


@pytest.mark.rule("DP-ACT-05", "DP-OBJ-04")
def test_a_card_that_is_not_there_cannot_be_played() -> None:
    first, other = CARD_IDS[0], "command_blue_2"
    table = scene(turns="red white", red=other, white="green_5b")
    for text in ("play:nothing", f"play:{first}", "play:command_green_5b", "decline"):
        assert why(table, text) == "DP-ACT-05", text
    with_first = scene(turns="red white", red=first, white="green_5b", objectives=(other, ""))
    assert why(with_first, "play:nothing") == "DP-ACT-05"
    assert why(with_first, f"play:{other}") == "DP-OBJ-04"
    assert why(with_first, f"objective:{first}") == "DP-OBJ-04"
    assert why(with_first, f"play:{first}") == ""
    laid = scene(turns="red white", red=other, white="green_5b", objectives=("", first))
    assert why(laid, f"play:{first}") == "DP-ACT-05"  # the other side's


@pytest.mark.rule("DP-ORD-07", "DP-ORD-10", "DP-ORD-11")
def test_what_cannot_be_moved_and_why() -> None:
    board = {"blue": "red_unit_01 white_unit_01 neutral_unit_01", "green": "red_unit_02*"}
    table = scene(turns="red white", red="green_5b", white="blue_2", board=board, will="white", day=10)
    table.do("play:green_5b", "decline", "bonus:bonus_move")
    assert table.may() == {"move:red_unit_01", "move:red_unit_02"}
    for text, rule in (
        ("move:red_unit_01", ""),
        ("move:red_unit_03", "DP-ORD-07"),  # in the supply
        ("move:neutral_unit_02", "DP-ORD-07"),  # out of the game
        ("move:opposition_1_01", "DP-ORD-07"),  # not in this mode
        ("move:nothing", "DP-ORD-07"),
        ("move:white_unit_01", "DP-ORD-10"),
        ("move:neutral_unit_01", "DP-ORD-10"),
        ("refresh:red_unit_02", "DP-ORD-10"),
        ("decline", "DP-ORD-10"),
    ):
        assert why(table, text) == rule, text


@pytest.mark.rule("DP-ORD-09", "DP-ORD-10")
def test_what_cannot_be_refreshed_and_why() -> None:
    board = {"blue": "red_unit_01 white_unit_01* neutral_unit_01*", "green": "red_unit_02*"}
    table = scene(turns="red white", red="green_5b", white="blue_2", board=board, will="white", day=10)
    table.do("play:green_5b", "decline", "bonus:bonus_refresh")
    assert table.may() == {"refresh:red_unit_02"}
    for text, rule in (
        ("refresh:red_unit_02", ""),
        ("refresh:red_unit_01", "DP-ORD-09"),
        ("refresh:red_unit_03", "DP-ORD-07"),
        ("refresh:white_unit_01", "DP-ORD-10"),
        ("refresh:neutral_unit_01", "DP-ORD-10"),
        ("refresh:nothing", "DP-ORD-07"),
        ("move:red_unit_02", "DP-ORD-09"),
    ):
        assert why(table, text) == rule, text


@pytest.mark.rule("DP-ORD-07", "DP-ORD-11", "DP-ORD-08", "DP-ACT-10")
def test_where_a_token_cannot_go_and_why() -> None:
    table = scene(turns="red white", red="green_2", white="blue_2", board={"blue": "red_unit_01"})
    table.do("play:green_2", "act:double_move", "move:red_unit_01")
    reached = table.may("to")
    blocked = set(table.blocked.split("_"))
    for region in REGION_IDS:
        rule = "" if region in reached else "DP-ORD-11" if {"blue", region} == blocked else "DP-ORD-07"
        assert why(table, f"to:{region}") == rule, region
    for text, rule in (("to:nowhere", "DP-ORD-07"), ("stop", "DP-ACT-10"), ("move:red_unit_01", "DP-ORD-08")):
        assert why(table, text) == rule, text
    assert why(table, "decline") == "DP-ORD-07"
    table.do(f"to:{sorted(reached)[0]}")
    assert why(table, "stop") == ""


@pytest.mark.rule("DP-RULE-11", "DP-ACT-08", "DP-LDR-01", "DP-SPC-04")
def test_a_leader_card_that_must_be_used() -> None:
    switches = {"action_may_be_declined": False}
    table = scene(turns="red white", red="lenin", white="blue_2", switches=switches).do("play:lenin")
    assert "finish" not in table.may()
    for text, rule in (
        ("finish", "DP-RULE-11"),
        ("decline", "DP-ACT-08"),
        ("recruit:leader_lenin", "DP-LDR-01"),
        ("act:move", "DP-SPC-04"),
        ("act:leader_recruit", ""),
        ("bonus:bonus_draw", "DP-DATE-06"),
    ):
        assert why(table, text) == rule, text
    table.do("act:leader_recruit", "to:green")
    assert why(table, "act:leader_recruit") == "DP-ACT-08"


@pytest.mark.rule("DP-RULE-11", "DP-ACT-07", "DP-ACT-10", "DP-ACT-04")
def test_a_command_card_that_must_be_used() -> None:
    switches = {"action_may_be_declined": False}
    table = scene(turns="red white", red="green_5b", white="blue_2", switches=switches, day=10).do("play:green_5b")
    for text, rule in (
        ("decline", "DP-RULE-11"),
        ("act:recruit", ""),
        ("act:espionage", "DP-ACT-07"),
        ("act:nothing", "DP-ACT-07"),
        ("bonus:bonus_draw", "DP-ACT-04"),
        ("finish", "DP-ACT-10"),
    ):
        assert why(table, text) == rule, text


@pytest.mark.rule("DP-ORD-01", "DP-ORD-02", "DP-ORD-05", "DP-BON-02")
def test_whom_a_card_or_a_bonus_cannot_recruit() -> None:
    board = {"blue": "red_unit_01"}
    card_table = scene(turns="red white", red="green_5b", white="blue_2", board=board, day=10)
    card_table.do("play:green_5b", "act:recruit")
    for text, rule in (
        ("recruit:red_unit_01", "DP-ORD-01"),
        ("recruit:white_unit_01", "DP-ORD-05"),
        ("recruit:neutral_unit_01", "DP-ORD-05"),
        ("recruit:leader_lenin", "DP-ORD-05"),
        ("recruit:nothing", "DP-ORD-05"),
        ("finish", "DP-ACT-10"),
        ("act:recruit", "DP-ACT-07"),
        ("to:green", "DP-ORD-02"),
        ("decline", "DP-ORD-01"),
    ):
        assert why(card_table, text) == rule, text
    bonus = scene(turns="red white", red="green_5b", white="blue_2", board=board, day=10)
    bonus.do("play:green_5b", "decline", "bonus:bonus_recruit")
    dear = next(TOKEN_IDS[one] for one in UNIT_TOKENS[0] if TOKEN_VALUE[one] > 1)
    for text, rule in ((f"recruit:{dear}", "DP-BON-02"), ("decline", "DP-BON-02"), ("finish", "DP-ACT-10")):
        assert why(bonus, text) == rule, text


# --- phases


@pytest.mark.rule("DP-RND-01")
@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize(
    ("mode", "step", "phase"),
    [
        ("duel", "DrawPhase", "draw"),
        ("duel", "ObjectivePhase", "objective"),
        ("solo", "SoloDraw", "draw"),
        ("solo", "SoloObjectivePhase", "objective"),
        ("duel", "CleanUp", "cleanup"),
    ],
)
def test_each_phase_is_named(mode: str, step: str, phase: str, number: int) -> None:
    """It stays the phase until the next one begins."""
    red, white = ("blue_2", "green_5b") if step == "ObjectivePhase" else ("", "")
    assert scene(mode=mode, steps=[step], round=number, red=red, white=white).phase == phase


@pytest.mark.rule("DP-SPC-02")
def test_there_is_nothing_to_spy_on_where_no_objective_lies() -> None:
    for name in CARD_IDS[COMMANDS:]:
        side, other = ("red", "white") if name in begin().hands["red"] else ("white", "red")
        hands = {side: name, other: "blue_2"}
        table = scene(turns=f"{side} {other}", red=hands["red"], white=hands["white"]).do(f"play:{name}")
        assert "espionage" not in table.may("act")
