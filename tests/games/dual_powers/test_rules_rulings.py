"""Chapter 16: rulings that no other test covers, and every switch both ways."""

from typing import Any

import pytest

from consigliere.engine.ledger import load_ledger
from consigliere.games.dual_powers.components import DATA, PHASE_IDS, REGION_IDS, SWITCHES
from consigliere.games.dual_powers.title import TITLE

from .scene import Table, begin, card, scene, stronger

LEDGER = load_ledger("consigliere.games.dual_powers")


@pytest.mark.rule("DP-RULE-01")
def test_yellow_is_brown_and_there_are_six_regions() -> None:
    assert sorted(REGION_IDS) == ["blue", "brown", "green", "purple", "red", "white"]
    aliases = {alias: region["id"] for region in DATA["regions"] for alias in region["aliases"]}
    assert aliases["yellow"] == "brown"
    assert aliases["lilac"] == "purple"


@pytest.mark.rule("DP-RULE-03", "DP-COMP-21")
def test_the_face_that_is_up_counts_even_where_it_is_the_smaller_or_the_larger_number() -> None:
    contest = "red_unit_01 white_unit_05 neutral_unit_05"  # 1 + 1 against 2
    assert stronger(contest, will="red") == "red"  # 2 against 2, two tokens
    assert stronger("red_unit_01 white_unit_08 neutral_unit_05", will="red") == "white"  # 2 against 3
    assert stronger("red_unit_03 white_unit_08 neutral_unit_05*", will="red") == "red"  # 1 + 2 against 3, two tokens
    assert stronger("red_unit_08* white_unit_05", will="red") == "white"  # 1, though a 3 is on the other face


@pytest.mark.rule("DP-RULE-31")
def test_the_bonus_action_is_step_four_of_the_turn_not_a_phase() -> None:
    table = scene(turns="red white", red="green_2", white="blue_2", day=13)
    table.do("play:green_2", "decline")
    assert (table.step(), table.side(), table.phase) == ("BonusAction", "red", "action")
    table.do("decline")
    assert (table.step(), table.side()) == ("Turn", "white")


@pytest.mark.rule("DP-RULE-36")
def test_the_map_is_the_datasets_and_has_what_the_text_forces() -> None:
    links = {frozenset(link["regions"]) for link in DATA["connections"]}
    assert {frozenset(pair) for pair in (("green", "red"), ("blue", "white"), ("brown", "purple"))} <= links
    assert sorted(link["colour"] for link in DATA["connections"]) == sorted(REGION_IDS)
    for here in REGION_IDS:
        table = scene(turns="red white", red="green_5a", white="blue_2", board={here: "lenin"}, blocked="green_red")
        table.do("play:green_5a", "act:move", "move:lenin")
        reached = {there for there in REGION_IDS if frozenset((here, there)) in links - {frozenset(("green", "red"))}}
        assert table.may("to") == reached


@pytest.mark.rule("DP-RULE-39")
def test_one_objective_phase_and_one_supply_under_all_their_names() -> None:
    assert [phase for phase in PHASE_IDS if "objective" in phase] == ["objective"]
    assert begin().phase == "objective"
    assert scene(mode="solo", steps=["SoloObjectivePhase"], leader_pile="lvov").phase == "objective"
    table = scene(steps=["Exhaust"], board={"blue": "red_unit_01*"})
    assert table.at("red_unit_01") == "blue*"  # no marker there
    removed = scene(
        steps=["ScoringPhase"], board={"brown": "red_unit_01*"}, objectives=("purple_2", "purple_3"), will="white"
    )
    removed.do("unrest:score")
    assert removed.at("red_unit_01") == "supply"  # where it was recruited from


# --- 16.1 the switches


@pytest.mark.rule("DP-RULE-02", "DP-RULE-06", "DP-RULE-07", "DP-RULE-08")
@pytest.mark.rule("DP-RULE-09", "DP-RULE-11", "DP-RULE-15", "DP-RULE-22")
def test_every_switch_is_a_setting_with_its_ruling_and_default() -> None:
    settings = {setting.name: setting for setting in TITLE.settings}
    defaults = {
        "keep_unplayed_cards": (True, "DP-RULE-02"),
        "neutral_control_needs_presence": (False, "DP-RULE-06"),
        "lone_neutrals_count": (False, "DP-RULE-07"),
        "final_tie_to_will_holder": (True, "DP-RULE-08"),
        "unrest_marker_stays_if_bonus_taken": (True, "DP-RULE-09"),
        "region_tiles_reshuffle_when_empty": (True, "DP-RULE-15"),
        "action_may_be_declined": (True, "DP-RULE-11"),
        "solo_espionage_has_effect": (False, "DP-RULE-22"),
    }
    assert set(SWITCHES) == set(defaults)
    for name, (default, ruling) in defaults.items():
        assert settings[name].values == (True, False)
        assert settings[name].default is default
        assert settings[name].rule == ruling
        assert ruling in LEDGER


def switched(name: str, value: bool, **more: Any) -> Table:
    return scene(switches={name: value}, **more)


@pytest.mark.rule("DP-RULE-02")
@pytest.mark.parametrize("value", [True, False])
def test_switch_keep_unplayed_cards(value: bool) -> None:
    table = switched("keep_unplayed_cards", value, steps=["CleanUp"], red="green_2 lenin", white="blue_2")
    assert set(table.hands["red"]) == ({card("green_2"), card("lenin")} if value else {card("lenin")})
    assert set(table.discard) == (set() if value else {card("green_2"), card("blue_2")})
    enough = Table(begin(keep_unplayed_cards=value).match)
    while enough.match.result is None:  # one objective and four turns every round
        enough.play(enough.match.deciders[0], enough.match.options(enough.match.deciders[0])[0])
    assert enough.round > 1


@pytest.mark.rule("DP-RULE-06")
@pytest.mark.parametrize("value", [True, False])
def test_switch_neutral_control_needs_presence(value: bool) -> None:
    board = {"blue": "neutral_unit_01* white_unit_01", "red": "neutral_unit_02* red_unit_01"}
    rest: dict[str, Any] = {"turns": "red white", "white": "blue_2", "board": board, "will": "red"}
    moves = switched("neutral_control_needs_presence", value, red="green_5a", **rest)
    far = set() if value else {"neutral_unit_01"}
    assert moves.do("play:green_5a", "act:move").may("move") == {"neutral_unit_02", "red_unit_01"} | far
    turns = switched("neutral_control_needs_presence", value, red="green_3", **rest)
    assert turns.do("play:green_3", "act:refresh").may("refresh") == {"neutral_unit_02"} | far
    if value:
        moves.refuses("move:neutral_unit_01", "DP-ORD-10")
        turns.refuses("refresh:neutral_unit_01", "DP-ORD-10")
    leader = switched("neutral_control_needs_presence", value, red="stalin", **rest)
    leader.do("play:stalin", "act:leader_recruit", "to:blue")
    assert leader.at("neutral_unit_01") == "blue"  # the leader just placed is a presence
    only = switched(
        "neutral_control_needs_presence", value, turns="red white", red="green_5a green_3", white="blue_2", will="red",
        board={"blue": "neutral_unit_01*"},
    )  # fmt: skip
    assert only.do("play:green_5a").may("act") == ({"recruit"} if value else {"recruit", "move"})


@pytest.mark.rule("DP-RULE-07")
@pytest.mark.parametrize("value", [True, False])
def test_switch_lone_neutrals_count(value: bool) -> None:
    switches = {"lone_neutrals_count": value}
    assert stronger("neutral_unit_01", will="red", switches=switches) == ("red" if value else None)
    strength = "white_unit_01 neutral_unit_01 neutral_unit_03"  # 1 against 2, if they count
    assert stronger(strength, will="red", switches=switches) == ("red" if value else "white")
    number = "white_unit_05 neutral_unit_01 neutral_unit_03"  # 2 against 2, one token against two
    assert stronger(number, will="red", switches=switches) == ("red" if value else "white")


@pytest.mark.rule("DP-RULE-08")
@pytest.mark.parametrize("value", [True, False])
def test_switch_final_tie_to_will_holder(value: bool) -> None:
    switches = {"final_tie_to_will_holder": value}
    for will in ("red", "white"):
        assert stronger("red_unit_08 white_unit_08", will=will, switches=switches) == (will if value else None)
    assert stronger("red_unit_08 red_unit_01* white_unit_08", will="white", switches=switches) == "red"


@pytest.mark.rule("DP-RULE-09")
@pytest.mark.parametrize("value", [True, False])
def test_switch_unrest_marker_stays_if_bonus_taken(value: bool) -> None:
    name = "unrest_marker_stays_if_bonus_taken"
    rest: dict[str, Any] = {"steps": ["ScoringPhase"], "board": {"brown": "red_unit_10"}}
    table = switched(name, value, objectives=("purple_2", "purple_3"), **rest)
    table.do("unrest:bonus")
    assert table.markers[0] == ("brown" if value else None)  # as soon as `bonus` is chosen
    table.do("decline")
    assert table.at("red_unit_10") == ("brown*" if value else "brown")
    scored = switched(name, value, objectives=("purple_2", "purple_3"), **rest).do("unrest:score")
    assert scored.at("red_unit_10") == "brown*"
    objective_there = switched(name, value, objectives=("brown_2", "purple_3"), **rest).do("unrest:bonus", "decline")
    assert objective_there.at("red_unit_10") == "brown*"  # in the scoring of the objective


@pytest.mark.rule("DP-RULE-15")
@pytest.mark.parametrize("value", [True, False])
def test_switch_region_tiles_reshuffle_when_empty(value: bool) -> None:
    name = "region_tiles_reshuffle_when_empty"
    table = switched(name, value, steps=["CleanUp"], tiles="", unrest="brown", blockade="green", blocked="white_blue")
    assert table.unrest == "green"
    if value:
        assert table.blockade is not None
        assert table.blocked != "white_blue" or table.blockade == "white"
    else:
        assert (table.blockade, table.blocked) == (None, "white_blue")
        assert table.tiles == []
        assert set(table.removed_tiles) == set(REGION_IDS) - {"green"}
        later = switched(name, value, steps=["CleanUp"], tiles="", unrest="brown", blockade=None)
        assert (later.unrest, later.blockade) == (None, None)
        quiet = switched(
            name, value, steps=["ScoringPhase"], tiles="", unrest=None, blockade=None, board={"brown": "red_unit_01"}
        )
        assert quiet.match.deciders == ()
        assert quiet.happened("unrest") == []  # no unrest step
        assert quiet.markers == [None, None, None]


@pytest.mark.rule("DP-RULE-11")
@pytest.mark.parametrize("value", [True, False])
def test_switch_action_may_be_declined(value: bool) -> None:
    name = "action_may_be_declined"
    table = switched(name, value, turns="red white", red="green_4a", white="blue_2", day=11)
    table.do("play:green_4a")
    assert ("decline" in table.may()) is value
    if not value:
        table.refuses("decline", "DP-RULE-11")
    table.do("act:recruit", "recruit:red_unit_05")
    assert "decline" in table.may()  # a bonus action may always be declined
    leader = switched(name, value, turns="red white", red="lenin", white="blue_2")
    leader.do("play:lenin")
    assert ("finish" in leader.may()) is value
    leader.do("act:inspire_people")
    assert ("finish" in leader.may()) is value
    leader.do("act:leader_recruit", "to:blue")
    assert leader.side() == "white"
    units = " ".join(f"red_unit_{n:02}" for n in range(1, 11))
    stuck = switched(name, value, turns="red white", red="green_4a", white="blue_2", board={"blue": units})
    assert stuck.do("play:green_4a").side() == "white"  # nothing can be done: the step is skipped


@pytest.mark.rule("DP-RULE-22")
@pytest.mark.parametrize("value", [True, False])
def test_switch_solo_espionage_has_effect(value: bool) -> None:
    rest: dict[str, Any] = {"mode": "solo", "turns": "red red", "red": "stalin green_2", "objectives": ("purple_2", "")}
    table = switched("solo_espionage_has_effect", value, **rest)
    table.do("play:stalin")
    assert ("espionage" in table.may("act")) is value
    if value:
        table.do("act:espionage")
        assert table.view("red")["sides"]["red"]["objective"] == card("purple_2")
        assert table.view(None)["sides"]["red"]["objective"] == "hidden"
    seen = switched("solo_espionage_has_effect", value, seen=True, **rest)
    assert "espionage" not in seen.do("play:stalin").may("act")
