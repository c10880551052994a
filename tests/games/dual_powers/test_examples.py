"""The rulebook's eight worked examples with their own numbers. Katya is white, Viktor is red."""

import pytest

from .scene import card, scene, stronger


@pytest.mark.rule("DP-EX-1")
@pytest.mark.parametrize("name", ["purple_4a", "purple_4b"])
@pytest.mark.parametrize("month", ["march_april", "september"])
def test_example_a_purple_4_from_day_26(name: str, month: str) -> None:
    table = scene(turns="white red", white=name, red="blue_2", day=26, month=month, will="red")
    table.do(f"play:{name}")
    assert table.happened("day") == [{"event": "day", "day": 31}]  # 26 -> 30 -> 31
    assert (table.day, table.month, table.will) == (31, month, "red")
    table.do("decline")
    assert (table.side(), table.step()) == ("white", "BonusAction")  # earned for step 4


@pytest.mark.rule("DP-EX-2")
@pytest.mark.parametrize("name", ["green_4a", "green_4b"])
def test_example_b_two_units_of_value_one_with_green_4(name: str) -> None:
    table = scene(turns="red white", red=name, white="blue_2")
    table.do(f"play:{name}", "act:recruit", "recruit:red_unit_01")
    table.refuses("to:blue", "DP-ORD-02")
    table.do("recruit:red_unit_02")
    assert table.tokens("green") == {"red_unit_01", "red_unit_02"}  # both ready
    assert len([unit for unit in table.tokens("supply") if unit.startswith("red_unit")]) == 8
    table.refuses("recruit:red_unit_03", "NotYours", "red")  # the value is used up and the turn is over


@pytest.mark.rule("DP-EX-3")
@pytest.mark.parametrize("face", ["", "*"])
def test_example_c_kerensky_stops_at_the_blockade(face: str) -> None:
    board = {"green": "kerensky", "blue": f"white_unit_05{face}"}
    table = scene(turns="white red", white="red_5a", red="blue_2", board=board, blocked="green_red")
    table.do("play:red_5a", "act:move", "move:kerensky")
    table.refuses("to:red", "DP-ORD-11")
    table.match.undo(1)  # she changes her mind
    table.do("move:white_unit_05", "to:white")
    assert table.at("white_unit_05") == f"white{face}"
    assert table.at("kerensky") == "green"


@pytest.mark.rule("DP-EX-4")
def test_example_d_a_recruit_and_a_bonus_move_of_a_neutral_unit() -> None:
    table = scene(
        turns="red white",
        red="purple_4b",
        white="blue_2",
        objectives=("purple_3", "blue_3"),
        day=11,
        will="red",
        board={"brown": "neutral_unit_01"},
    )
    table.do("play:purple_4b")
    assert table.day == 15
    table.do("act:recruit", "recruit:red_unit_05")  # value 2: the card is used up
    table.do("bonus:bonus_move", "move:neutral_unit_01", "to:purple")
    assert table.tokens("purple") == {"red_unit_05", "neutral_unit_01"}
    assert table.tokens("brown") == set()
    assert (table.side(), table.step()) == ("white", "Turn")  # no further bonus


@pytest.mark.rule("DP-EX-5")
@pytest.mark.parametrize("will", ["red", "white"])
def test_example_e_four_against_four_and_three_tokens_against_two(will: str) -> None:
    viktor, katya = "red_unit_10 red_unit_03 red_unit_01*", "white_unit_05 white_unit_06"  # 3 + 1 + 0 and 2 + 2
    assert stronger(f"{viktor} {katya}", will=will) == "red"


@pytest.mark.rule("DP-EX-6")
@pytest.mark.parametrize("score", [-7, 0, 4])
def test_example_f_three_points_for_unrest_in_july(score: int) -> None:
    katya, viktor = "white_unit_01 white_unit_02 white_unit_03", "red_unit_05 red_unit_01*"  # 1 + 1 + 1 and 2 + 0
    table = scene(
        steps=["ScoringPhase"], board={"brown": f"{katya} {viktor}"}, unrest="brown", month="july", score=score
    )
    assert table.side() == "white"
    table.do("unrest:score")
    assert table.score == score + 3  # three spaces nearer to the white end


@pytest.mark.rule("DP-EX-7")
@pytest.mark.parametrize("will", ["red", "white"])
@pytest.mark.parametrize(("ready", "leader"), [("white_unit_05", "kerensky*"), ("white_unit_02", "kornilov*")])
def test_example_g_one_token_turned_one_back_one_gone(ready: str, leader: str, will: str) -> None:
    board = {"white": f"{ready} {leader} red_unit_10*"}  # 2 + 1 (or 1 + 2) against 3
    table = scene(steps=["ScoringPhase"], board=board, objectives=("white_3", "purple_2"), will=will)
    assert table.happened("scored")[0]["side"] == "white"  # 3 against 3, tokens 2 against 1
    assert table.at(ready) == "white*"
    assert table.at("red_unit_10") == "supply"
    assert table.at(leader.rstrip("*")) == "out"


@pytest.mark.rule("DP-EX-8")
@pytest.mark.parametrize("red_four", ["red_4a", "red_4b"])
@pytest.mark.parametrize("purple_four", ["purple_4a", "purple_4b"])
@pytest.mark.parametrize("brown_five", ["brown_5a", "brown_5b"])
def test_example_h_the_oppositions_objective_is_purple_4(red_four: str, purple_four: str, brown_five: str) -> None:
    row = f"red_2 {red_four} {purple_four} {brown_five} purple_2"
    table = scene(mode="solo", steps=["ScoringPhase"], played=("", row), leader_pile="lvov")
    (revealed,) = table.happened("revealed")
    assert (revealed["side"], revealed["card"]) == ("white", card(purple_four))
    assert "purple" in table.markers
