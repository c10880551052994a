"""Chapter 15: every tempting illegal move is refused with its rule, and nothing changes.

One test for each row of the ledger's table, named after the row. The last test checks that none is missing.
"""

import re
from importlib.resources import files

import pytest

import consigliere as cg

from .scene import COMMAND_CARDS, Table, begin, card, scene


def at_turn(day: int = 1) -> Table:
    return scene(turns="red white", red="green_2 green_5a", white="blue_2", day=day)


@pytest.mark.rule("DP-OBJ-02")
def test_leader_as_objective() -> None:
    """a leader card as objective"""
    table = begin()
    table.refuses("objective:lenin", "DP-OBJ-02", "red")
    table.refuses("objective:kerensky", "DP-OBJ-02", "white")


@pytest.mark.rule("DP-OBJ-01")
def test_not_exactly_one_own_card() -> None:
    """two cards, none, or a card of the opponent"""
    table = begin()
    own, another = [one for one in table.hands["red"] if one in COMMAND_CARDS][:2]
    opponents = next(one for one in table.hands["white"] if one in COMMAND_CARDS)
    table.refuses(f"objective:{opponents}", "DP-OBJ-01", "red")
    for nothing in ("pass", "decline"):
        table.refuses(nothing, "DP-OBJ-01", "red")
    table.play(0, f"objective:{own}")
    table.refuses(f"objective:{another}", "NotYours", "red")  # one card: the seat owes no further answer


@pytest.mark.rule("DP-OBJ-04")
def test_another_objective_later() -> None:
    """changing the objective after both have chosen"""
    table = scene(turns="red white", red="green_2", white="blue_2", objectives=("red_2", "red_3"))
    table.refuses("objective:green_2", "DP-OBJ-04")
    table.refuses("objective:blue_2", "NotYours", "white")


@pytest.mark.rule("DP-OBJ-04")
def test_playing_the_objective() -> None:
    """playing the card lying as objective"""
    table = scene(turns="red white", red="green_2", white="blue_2", objectives=("red_2", "red_3"))
    table.refuses("play:red_2", "DP-OBJ-04")


@pytest.mark.rule("DP-ACT-05")
def test_passing() -> None:
    """passing the turn while holding cards"""
    for word in ("pass", "decline", "finish", "stop"):
        at_turn().refuses(word, "DP-ACT-05")


@pytest.mark.rule("DP-ACT-01")
def test_out_of_turn() -> None:
    """playing out of turn, or a fifth turn"""
    at_turn().refuses("play:blue_2", "NotYours", "white")
    fifth = scene(steps=["ScoringPhase"], red="green_2", board={"brown": "red_unit_01"})
    assert fifth.side() == "red"
    fifth.refuses("play:green_2", "DP-ACT-01")


@pytest.mark.rule("DP-ACT-07")
def test_both_actions() -> None:
    """recruit AND the icon action of one command card"""
    table = at_turn(day=1).do("play:green_5a", "act:recruit")
    table.refuses("act:move", "DP-ACT-07")
    table.do("recruit:red_unit_05")
    table.refuses("act:move", "NotYours", "red")


@pytest.mark.rule("DP-ACT-04")
def test_early_bonus() -> None:
    """bonus action before the normal action"""
    table = at_turn(day=13)
    table.refuses("bonus:bonus_draw", "DP-ACT-04")
    table.do("play:green_2").refuses("bonus:bonus_draw", "DP-ACT-04")
    leader = scene(turns="red white", red="lenin", white="blue_2", day=10).do("play:lenin")
    leader.refuses("bonus:bonus_draw", "DP-ACT-04")


@pytest.mark.rule("DP-ORD-01")
def test_too_dear() -> None:
    """total value above the recruit value (e.g. 2+2 on a 3 card)"""
    table = scene(turns="red white", red="green_5b", white="blue_2")
    table.do("play:green_5b", "act:recruit", "recruit:red_unit_05").refuses("recruit:red_unit_06", "DP-ORD-01")
    small = at_turn().do("play:green_2", "act:recruit")
    small.refuses("recruit:red_unit_05", "DP-ORD-01")


@pytest.mark.rule("DP-ORD-02")
def test_another_region() -> None:
    """recruiting into another region, or splitting over two regions"""
    table = scene(turns="red white", red="green_5b", white="blue_2").do("play:green_5b", "act:recruit")
    table.refuses("to:blue", "DP-ORD-02")
    table.do("recruit:red_unit_01").refuses("to:blue", "DP-ORD-02")


@pytest.mark.rule("DP-ORD-05")
def test_not_a_unit_of_mine() -> None:
    """leader or neutral token by a command card"""
    table = scene(turns="red white", red="green_5b", white="blue_2").do("play:green_5b", "act:recruit")
    for name in ("lenin", "neutral_unit_01", "trotsky_neutral", "white_unit_01"):
        table.refuses(f"recruit:{name}", "DP-ORD-05")


@pytest.mark.rule("DP-ORD-01", "DP-EXH-04")
def test_not_in_the_supply() -> None:
    """a token that is on the board or out of the game"""
    board = {"blue": "red_unit_01", "out": "lenin"}
    table = scene(turns="red white", red="green_5b", white="blue_2", board=board).do("play:green_5b", "act:recruit")
    table.refuses("recruit:red_unit_01", "DP-ORD-01")
    table.refuses("recruit:lenin", "DP-ORD-05")
    table.refuses("recruit:neutral_unit_01", "DP-ORD-05")
    assert table.at("neutral_unit_01") == "out"


@pytest.mark.rule("DP-ORD-08", "DP-ORD-11")
def test_crossing_the_blockade() -> None:
    """crossing the blockaded connection in either direction, also as the second step"""
    for here, there in (("green", "red"), ("red", "green")):
        table = scene(turns="red white", red="green_5a", white="blue_2", board={here: "lenin"}, blocked="green_red")
        table.do("play:green_5a", "act:move", "move:lenin").refuses(f"to:{there}", "DP-ORD-11")
    second = scene(turns="red white", red="green_2", white="blue_2", board={"brown": "lenin"}, blocked="green_red")
    second.do("play:green_2", "act:double_move", "move:lenin", "to:red").refuses("to:green", "DP-ORD-11")


@pytest.mark.rule("DP-ORD-07")
def test_too_far() -> None:
    """moving between regions without a connection; two steps with a plain move"""
    table = scene(turns="red white", red="green_5a", white="blue_2", board={"green": "lenin"}, blocked="white_blue")
    table.do("play:green_5a", "act:move", "move:lenin")
    table.refuses("to:purple", "DP-ORD-07")
    table.do("to:red").refuses("to:brown", "NotYours", "red")
    assert table.at("lenin") == "red"


@pytest.mark.rule("DP-ORD-08")
def test_two_tokens() -> None:
    """moving two different tokens one step each with a double move"""
    board = {"blue": "red_unit_01 red_unit_02"}
    table = scene(turns="red white", red="green_2", white="blue_2", board=board)
    table.do("play:green_2", "act:double_move", "move:red_unit_01", "to:white").refuses("move:red_unit_02", "DP-ORD-08")


@pytest.mark.rule("DP-ORD-10", "DP-EVT-04")
def test_not_mine_to_move() -> None:
    """moving an opponent's token; a neutral token without the Will; red Trotsky as white"""
    board = {"blue": "red_unit_01 white_unit_01 neutral_unit_01"}
    table = scene(turns="red white", red="green_5a", white="blue_2", board=board, will="white")
    table.do("play:green_5a", "act:move")
    table.refuses("move:white_unit_01", "DP-ORD-10")
    table.refuses("move:neutral_unit_01", "DP-ORD-10")
    board = {"blue": "white_unit_01 trotsky_red"}
    white = scene(turns="white red", white="green_5a", red="blue_2", board=board, will="white", month="august")
    white.do("play:green_5a", "act:move").refuses("move:trotsky_red", "DP-ORD-10")


@pytest.mark.rule("DP-ORD-09", "DP-BON-04")
def test_backwards() -> None:
    """turning a ready token to exhausted (tempting where the exhausted side is stronger)"""
    board = {"blue": "neutral_unit_05 red_unit_01*"}
    table = scene(turns="red white", red="green_3", white="blue_2", board=board)
    table.do("play:green_3", "act:refresh").refuses("refresh:neutral_unit_05", "DP-ORD-09")
    bonus = scene(turns="red white", red="green_2", white="blue_2", board=board, day=13)
    bonus.do("play:green_2", "decline", "bonus:bonus_refresh").refuses("refresh:neutral_unit_05", "DP-ORD-09")


@pytest.mark.rule("DP-ORD-10")
def test_not_mine_to_refresh() -> None:
    """refreshing an opponent's token or, without the Will, a neutral one"""
    board = {"blue": "neutral_unit_05* red_unit_01* white_unit_01*"}
    table = scene(turns="red white", red="green_3", white="blue_2", board=board, will="white")
    table.do("play:green_3", "act:refresh")
    table.refuses("refresh:white_unit_01", "DP-ORD-10")
    table.refuses("refresh:neutral_unit_05", "DP-ORD-10")


@pytest.mark.rule("DP-ACT-08", "DP-SPC-04")
def test_special_again() -> None:
    """performing the special twice, or a special of a leader already on the board"""
    table = scene(turns="red white", red="lenin", white="blue_2", board={"blue": "zinoviev"})
    table.do("play:lenin", "act:inspire_people")
    table.refuses("act:inspire_people", "DP-ACT-08")
    table.refuses("act:organise_protest", "DP-SPC-04")


@pytest.mark.rule("DP-LDR-01")
def test_another_leader() -> None:
    """recruiting another leader than the card's"""
    table = scene(turns="red white", red="lenin stalin", white="blue_2").do("play:lenin")
    table.refuses("recruit:stalin", "DP-LDR-01")
    table.do("act:leader_recruit").refuses("recruit:stalin", "DP-LDR-01")


@pytest.mark.rule("DP-SPC-01")
def test_blockade_stays() -> None:
    """leaving the blockade where it is, or taking it off the map"""
    table = scene(turns="red white", red="zinoviev", white="blue_2", blocked="green_red")
    table.do("play:zinoviev", "act:organise_protest")
    for text in ("block:green_red", "block:nowhere", "block", "finish"):
        table.refuses(text, "DP-SPC-01")


@pytest.mark.rule("DP-DATE-06")
def test_bonus_not_earned() -> None:
    """any bonus when the marker only passed 15 or was set to 1"""
    for day in (14, 31):
        table = at_turn(day=day).do("play:green_2")
        table.refuses("bonus:bonus_draw", "DP-DATE-06")
        table.do("decline").refuses("bonus:bonus_draw", "NotYours", "red")
    leader = scene(turns="red white", red="stalin", white="blue_2", day=14).do("play:stalin")
    leader.refuses("bonus:bonus_draw", "DP-DATE-06")


@pytest.mark.rule("DP-BON-02")
def test_bonus_recruit_too_much() -> None:
    """bonus recruit of a value-2 or -3 token, or of two tokens"""
    table = at_turn(day=13).do("play:green_2", "decline", "bonus:bonus_recruit")
    table.refuses("recruit:red_unit_05", "DP-BON-02")
    table.refuses("recruit:red_unit_08", "DP-BON-02")
    table.do("recruit:red_unit_01").refuses("recruit:red_unit_02", "DP-BON-02")
    table.do("to:blue").refuses("recruit:red_unit_02", "NotYours", "red")


@pytest.mark.rule("DP-BON-03", "DP-BON-05")
def test_bonus_too_far() -> None:
    """two steps with a bonus move; drawing a leader card back"""
    table = scene(turns="red white", red="green_2", white="blue_2", board={"blue": "lenin"}, day=13)
    table.do("play:green_2", "decline", "bonus:bonus_move", "move:lenin", "to:white")
    table.refuses("to:purple", "NotYours", "red")
    leaders = scene(turns="red white", red="green_2", white="blue_2", day=13, played=("lenin", ""), deck="purple_2")
    leaders.do("play:green_2", "decline", "bonus:bonus_draw")
    assert leaders.hands["red"] == [card("purple_2")]


@pytest.mark.rule("DP-UNR-02")
def test_points_and_bonus() -> None:
    """taking points and a bonus action; a choice by the weaker player"""
    table = scene(steps=["ScoringPhase"], board={"brown": "red_unit_10 white_unit_01"})
    table.refuses("bonus:bonus_draw", "DP-UNR-02")
    table.refuses("unrest:bonus", "NotYours", "white")
    after_bonus = scene(steps=["ScoringPhase"], board={"brown": "red_unit_10"}).do("unrest:bonus")
    after_bonus.refuses("unrest:score", "DP-UNR-02")
    after_points = scene(turns="red", red="green_2 red_2", white="blue_2", board={"brown": "red_unit_10"})
    after_points.do("play:green_2", "decline", "unrest:score")
    after_points.refuses("bonus:bonus_draw", "DP-OBJ-01", "red")  # the next question is already another


@pytest.mark.rule("DP-SCO-05")
def test_bonus_for_an_objective() -> None:
    """choosing a bonus instead of points for a secret objective"""
    board = {"purple": "red_unit_10"}
    table = scene(turns="red", red="green_2 red_2", white="blue_2", board=board, objectives=("purple_2", "red_3"))
    table.do("play:green_2", "decline")
    assert table.score == -2  # scored without a question
    for text in ("unrest:bonus", "bonus:bonus_draw"):
        table.refuses(text, "DP-OBJ-01", "red")


@pytest.mark.rule("DP-STR-07")
def test_lone_neutral_tokens() -> None:
    """the Will holder claiming an unrest region in which only neutral tokens stand"""
    table = scene(turns="red", red="green_2 red_2", white="blue_2", board={"brown": "neutral_unit_01"}, will="red")
    table.do("play:green_2", "decline")
    assert table.step() == "ChooseObjective"  # nobody was asked
    assert table.score == 0
    table.refuses("unrest:score", "DP-OBJ-01", "red")


@pytest.mark.rule("DP-ACT-10")
def test_impossible() -> None:
    """choosing an action that cannot be carried out (e.g. refresh without an exhausted token, to waste it)"""
    table = scene(turns="red white", red="green_3", white="blue_2", board={"blue": "red_unit_01"})
    table.do("play:green_3").refuses("act:refresh", "DP-ACT-10")
    bonus = at_turn(day=13).do("play:green_2", "decline")
    bonus.refuses("bonus:bonus_refresh", "DP-ACT-10")
    bonus.refuses("bonus:bonus_move", "DP-ACT-10")


@pytest.mark.rule("DP-LDR-04")
def test_declined_leader() -> None:
    """bringing in a leader whose recruit was declined on an earlier turn"""
    table = scene(turns="red white red", red="lenin stalin", white="blue_2").do("play:lenin", "finish")
    table.do("play:blue_2", "decline").refuses("play:lenin", "DP-LDR-04")
    table.do("play:stalin").refuses("recruit:lenin", "DP-LDR-01")


@pytest.mark.rule("DP-SOLO-03")
def test_no_such_level() -> None:
    """difficulty 0 or 7; changing it during the game"""
    for level in (0, 7):
        with pytest.raises(cg.NotUnderstood, match="difficulty"):
            begin("solo", difficulty=level)
    begin("solo").refuses("difficulty:6", "DP-ACT-05")


@pytest.mark.rule("DP-SOLO-09", "DP-SOLO-21")
def test_peeking() -> None:
    """looking at the own objective in solo without Organise; Organise in a two-player game"""
    table = begin("solo")
    assert table.view("red")["sides"]["red"]["objective"] == "hidden"
    table.refuses("bonus:bonus_organise", "DP-ACT-04")
    duel = scene(turns="red white", red="green_2", white="blue_2", day=13, objectives=("red_2", "red_3"))
    duel.do("play:green_2", "decline").refuses("bonus:bonus_organise", "DP-SOLO-21")


def test_every_row_of_the_ledger_is_tried() -> None:
    text = (files("consigliere.games.dual_powers") / "rules.md").read_text(encoding="utf-8")
    chapter = text.split("## 15. ")[1].split("\n## ")[0]
    rows = re.findall(r"^\| D-[\d, D-]+ \| (.*?) \| DP-", chapter, re.MULTILINE)
    assert len(rows) > 25
    tests = [test.__doc__ for name, test in globals().items() if name.startswith("test_") and test.__doc__]
    assert tests == rows
