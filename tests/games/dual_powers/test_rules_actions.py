"""Chapters 6.4 to 6.6: the effects of command cards, leader cards and bonus actions."""

import pytest

from consigliere.games.dual_powers.components import CONNECTION_IDS, REGION_IDS

from .scene import Table, card, scene

TEN_UNITS = " ".join(f"red_unit_{n:02}" for n in range(1, 11))

# --- 6.4 recruit


@pytest.mark.rule("DP-ORD-01", "DP-D-05", "DP-RULE-04")
def test_recruited_values_add_up_to_at_most_the_recruit_value() -> None:
    table = scene(turns="red white", red="green_5b", white="blue_2")  # recruit value 3
    table.do("play:green_5b", "act:recruit")
    assert table.may("recruit") == set(TEN_UNITS.split())
    table.do("recruit:red_unit_05")  # value 2: one left
    assert table.may() == {f"recruit:red_unit_0{n}" for n in (1, 2, 3, 4)} | {"finish"}
    table.refuses("recruit:red_unit_06", "DP-ORD-01")  # 2 + 2 on a 3
    table.refuses("recruit:red_unit_08", "DP-ORD-01")
    table.do("recruit:red_unit_01")
    assert table.side() == "white"
    assert table.tokens("green") == {"red_unit_01", "red_unit_05"}


@pytest.mark.rule("DP-ORD-01", "DP-RULE-04")
@pytest.mark.parametrize(("name", "dearest"), [("green_2", 1), ("green_4a", 2), ("green_6a", 3)])
def test_no_unit_dearer_than_the_recruit_value(name: str, dearest: int) -> None:
    table = scene(turns="red white", red=name, white="blue_2")
    table.do(f"play:{name}", "act:recruit")
    last = {1: 4, 2: 7, 3: 10}[dearest]  # units 1 to 4 have value 1, 5 to 7 value 2, the rest 3
    assert table.may("recruit") == {f"red_unit_{n:02}" for n in range(1, last + 1)}


@pytest.mark.rule("DP-ORD-01")
def test_units_come_from_the_own_supply_only() -> None:
    table = scene(turns="red white", red="green_5b", white="blue_2", board={"blue": "red_unit_01"})
    table.do("play:green_5b", "act:recruit")
    table.refuses("recruit:red_unit_01", "DP-ORD-01")
    assert "red_unit_01" not in table.may("recruit")


@pytest.mark.rule("DP-ORD-02")
def test_all_go_ready_into_the_cards_region() -> None:
    table = scene(turns="red white", red="purple_5b", white="blue_2")
    table.do("play:purple_5b", "act:recruit", "recruit:red_unit_01")
    table.refuses("to:green", "DP-ORD-02")
    table.do("recruit:red_unit_02", "recruit:red_unit_03")
    assert table.tokens("purple") == {"red_unit_01", "red_unit_02", "red_unit_03"}  # no star: ready
    assert table.side() == "white"


@pytest.mark.rule("DP-ORD-03")
def test_fewer_bars_than_allowed_is_legal_and_the_rest_is_lost() -> None:
    table = scene(turns="red white red", red="green_5b green_2", white="blue_2")
    table.do("play:green_5b", "act:recruit", "recruit:red_unit_01", "finish")
    assert table.tokens("green") == {"red_unit_01"}
    table.do("play:blue_2", "decline", "play:green_2", "act:recruit")
    assert table.may("recruit") == {"red_unit_02", "red_unit_03", "red_unit_04"}  # value 1 again, nothing saved up


@pytest.mark.rule("DP-ORD-04")
def test_without_a_fitting_unit_in_the_supply_recruit_cannot_be_chosen() -> None:
    small = "red_unit_01 red_unit_02 red_unit_03 red_unit_04"
    table = scene(turns="red white", red="green_2", white="blue_2", board={"blue": small})
    table.do("play:green_2")
    assert table.may("act") == {"double_move"}
    table.refuses("act:recruit", "DP-ACT-10")


@pytest.mark.rule("DP-ORD-05")
@pytest.mark.parametrize("name", ["lenin", "trotsky_red", "neutral_unit_01", "white_unit_01", "kerensky"])
def test_no_leader_no_neutral_and_no_enemy_by_a_command_card(name: str) -> None:
    table = scene(turns="red white", red="green_5b lenin", white="blue_2", board={"blue": "neutral_unit_02"})
    table.do("play:green_5b", "act:recruit")
    table.refuses(f"recruit:{name}", "DP-ORD-05")


@pytest.mark.rule("DP-ORD-06")
def test_neither_blockade_nor_other_tokens_limit_recruiting() -> None:
    crowd = " ".join(f"white_unit_{n:02}" for n in range(1, 11)) + " kerensky lvov kornilov neutral_unit_01"
    for region in REGION_IDS:  # wherever the blockade is
        blockade = "green" if region != "green" else "red"
        table = scene(turns="red white", red=f"{region}_4a", white="blue_2", board={region: crowd}, blockade=blockade)
        table.do(f"play:{region}_4a", "act:recruit", "recruit:red_unit_05")
        assert table.at("red_unit_05") == region
        assert len(table.tokens(region)) == 15


# --- 6.4 move, double move


def moving(board: dict[str, str], card_name: str = "green_5a", **more: str) -> Table:
    """Red has played a card and chosen its move."""
    action = "double_move" if card_name.endswith(("2", "4b")) else "move"
    table = scene(turns="red white", red=card_name, white="blue_2", board=board, **more)  # type: ignore[arg-type]
    return table.do(f"play:{card_name}", f"act:{action}")


@pytest.mark.rule("DP-ORD-07", "DP-D-06")
@pytest.mark.parametrize("face", ["", "*"])
@pytest.mark.parametrize("name", ["red_unit_01", "lenin"])
def test_a_move_takes_one_token_to_an_adjacent_region_and_never_flips_it(name: str, face: str) -> None:
    table = moving({"purple": f"{name}{face}"})
    table.do(f"move:{name}")
    assert table.may() == {"to:brown", "to:white"}  # the ring's neighbours of purple
    table.refuses("to:green", "DP-ORD-07")
    table.refuses("to:purple", "DP-ORD-07")
    table.do("to:white")
    assert table.at(name) == f"white{face}"
    assert table.side() == "white"  # one step only
    table.refuses("to:blue", "NotYours", "red")


@pytest.mark.rule("DP-ORD-08", "DP-D-06")
def test_a_double_move_makes_one_or_two_steps_with_one_token() -> None:
    table = moving({"purple": "red_unit_01 red_unit_02"}, "green_2")
    table.do("move:red_unit_01", "to:white")
    assert table.may() == {"to:purple", "to:blue", "stop"}
    table.refuses("move:red_unit_02", "DP-ORD-08")
    table.do("to:blue")
    assert (table.at("red_unit_01"), table.at("red_unit_02")) == ("blue", "purple")
    assert table.side() == "white"
    once = moving({"purple": "red_unit_01*"}, "green_2")
    once.do("move:red_unit_01", "to:white", "stop")
    assert once.at("red_unit_01") == "white*"
    assert once.side() == "white"


@pytest.mark.rule("DP-ORD-08", "DP-RULE-30")
def test_a_double_move_may_go_there_and_back() -> None:
    table = moving({"purple": "red_unit_01"}, "green_2")
    table.do("move:red_unit_01", "to:white", "to:purple")
    assert table.at("red_unit_01") == "purple"
    assert table.side() == "white"


@pytest.mark.rule("DP-ORD-10", "DP-RULE-06")
@pytest.mark.parametrize("will", ["red", "white"])
def test_own_tokens_always_neutral_ones_with_the_will_in_every_region(will: str) -> None:
    board = {"purple": "red_unit_01* lenin white_unit_01 kerensky", "blue": "neutral_unit_01", "red": "trotsky_neutral"}
    table = moving(board, month="may_june", will=will)
    neutral = {"neutral_unit_01", "trotsky_neutral"} if will == "red" else set()
    assert table.may("move") == {"red_unit_01", "leader_lenin"} | neutral
    table.refuses("move:white_unit_01", "DP-ORD-10")
    if will == "white":
        table.refuses("move:neutral_unit_01", "DP-ORD-10")
        table.refuses("move:trotsky_neutral", "DP-ORD-10")


@pytest.mark.rule("DP-ORD-11")
@pytest.mark.parametrize("connection", CONNECTION_IDS)
def test_the_blockade_closes_its_connection_both_ways_for_everybody(connection: str) -> None:
    one, other = connection.split("_")
    for here, there in ((one, other), (other, one)):
        for side, name in (("red", "lenin*"), ("red", "red_unit_01"), ("red", "neutral_unit_01"), ("white", "lvov")):
            table = scene(turns=side, red="green_5a", white="blue_5a", blocked=connection, board={here: name})
            table.do(f"play:{'green' if side == 'red' else 'blue'}_5a", "act:move", f"move:{name.rstrip('*')}")
            assert len(table.may("to")) == 1  # the ring's other way round
            table.refuses(f"to:{there}", "DP-ORD-11")


@pytest.mark.rule("DP-ORD-08", "DP-ORD-11")
def test_the_second_step_cannot_cross_the_blockade_either() -> None:
    table = moving({"blue": "red_unit_01"}, "red_2", blocked="green_red")
    table.do("move:red_unit_01", "to:green")
    assert table.may() == {"to:blue", "stop"}
    table.refuses("to:red", "DP-ORD-11")


# --- 6.4 refresh


@pytest.mark.rule("DP-ORD-09", "DP-D-07", "DP-RULE-05")
def test_refresh_turns_one_exhausted_token_to_ready_never_the_other_way() -> None:
    board = {"blue": "red_unit_01* red_unit_07", "purple": "lenin*", "red": "neutral_unit_05 neutral_unit_06*"}
    table = scene(turns="red white", red="green_3", white="blue_2", board=board)
    table.do("play:green_3", "act:refresh")
    assert table.may("refresh") == {"red_unit_01", "leader_lenin", "neutral_unit_06"}
    table.refuses("refresh:red_unit_07", "DP-ORD-09")
    table.refuses("refresh:neutral_unit_05", "DP-ORD-09")  # tempting: its exhausted face is stronger
    table.do("refresh:lenin")
    assert (table.at("lenin"), table.at("red_unit_01")) == ("purple", "blue*")  # one only
    assert table.side() == "white"


@pytest.mark.rule("DP-ORD-09", "DP-ORD-10")
def test_only_controlled_tokens_are_refreshed() -> None:
    board = {"blue": "red_unit_01* white_unit_01* neutral_unit_01*"}
    table = scene(turns="red white", red="green_3", white="blue_2", board=board, will="white")
    table.do("play:green_3", "act:refresh")
    assert table.may("refresh") == {"red_unit_01"}
    table.refuses("refresh:white_unit_01", "DP-ORD-10")
    table.refuses("refresh:neutral_unit_01", "DP-ORD-10")


# --- 6.5 leader cards


@pytest.mark.rule("DP-LDR-01", "DP-D-09")
@pytest.mark.parametrize("region", REGION_IDS)
def test_the_cards_own_leader_enters_ready_anywhere(region: str) -> None:
    table = scene(turns="red white", red="stalin lenin", white="blue_2")
    table.do("play:stalin")
    table.refuses("recruit:lenin", "DP-LDR-01")
    table.do("act:leader_recruit")
    assert table.may("to") == set(REGION_IDS)
    table.refuses("recruit:lenin", "DP-LDR-01")
    table.do(f"to:{region}")
    assert (table.at("stalin"), table.at("lenin")) == (region, "supply")


@pytest.mark.rule("DP-LDR-02", "DP-RULE-19")
def test_a_leader_refreshes_the_controlled_neutral_units_of_the_region() -> None:
    tired = "neutral_unit_01* neutral_unit_02* trotsky_neutral* red_unit_01* white_unit_01*"
    table = scene(turns="red", red="stalin", board={"blue": tired, "red": "neutral_unit_03*"}, month="july", will="red")
    table.do("play:stalin", "act:leader_recruit", "to:blue")
    assert table.tokens("blue") == {
        "leader_stalin",
        "neutral_unit_01",
        "neutral_unit_02",
        "trotsky_neutral*",  # units only
        "red_unit_01*",  # neutral ones only
        "white_unit_01*",
    }
    assert table.at("neutral_unit_03") == "red*"  # that region only


@pytest.mark.rule("DP-LDR-02", "DP-RULE-19")
def test_without_the_will_a_leader_refreshes_nobody() -> None:
    table = scene(turns="red", red="stalin", board={"blue": "neutral_unit_01*"}, will="white")
    table.do("play:stalin", "act:leader_recruit", "to:blue")
    assert table.at("neutral_unit_01") == "blue*"


@pytest.mark.rule("DP-LDR-03")
def test_control_is_judged_when_the_leader_is_placed() -> None:
    board = {"blue": "neutral_unit_01*"}
    first = scene(turns="red white", red="lenin", white="blue_2", board=board, will="white")
    first.do("play:lenin", "act:inspire_people", "act:leader_recruit", "to:blue")
    assert first.at("neutral_unit_01") == "blue"
    too_late = scene(turns="red white", red="lenin", white="blue_2", board=board, will="white")
    too_late.do("play:lenin", "act:leader_recruit", "to:blue", "act:inspire_people")
    assert too_late.at("neutral_unit_01") == "blue*"
    by_date = scene(turns="red white", red="stalin", white="blue_2", board=board, will="white", day=31)
    by_date.do("play:stalin", "act:leader_recruit", "to:blue")
    assert by_date.at("neutral_unit_01") == "blue"


@pytest.mark.rule("DP-LDR-04", "DP-RULE-11")
def test_a_leader_whose_recruit_was_declined_never_enters() -> None:
    table = scene(turns="red white red", red="zinoviev lenin", white="blue_2", objectives=("green_2", "green_3"))
    table.do("play:zinoviev", "act:organise_protest", "block:white_blue", "finish", "play:blue_2", "decline")
    table.refuses("play:zinoviev", "DP-LDR-04")
    table.do("play:lenin")
    table.refuses("recruit:zinoviev", "DP-LDR-01")
    assert table.at("zinoviev") == "supply"
    later = scene(steps=["CleanUp"], played=("zinoviev", ""))
    everywhere = [*later.deck, *later.discard, *later.hands["red"], *later.played["red"]]
    assert card("zinoviev") not in everywhere
    assert later.at("zinoviev") == "supply"


@pytest.mark.rule("DP-SPC-01", "DP-D-10", "DP-RULE-20")
def test_mobilize_protest_moves_the_marker_to_any_other_connection() -> None:
    table = scene(turns="white red", white="kornilov", red="blue_2", blockade="brown", unrest="white")
    table.do("play:kornilov", "act:organise_protest")
    assert table.may("block") == set(CONNECTION_IDS) - {"brown_purple"}
    table.refuses("block:brown_purple", "DP-SPC-01")
    table.refuses("finish", "DP-SPC-01")
    table.do("block:white_blue")
    assert (table.blocked, table.blockade) == ("white_blue", "brown")  # the tile stays


@pytest.mark.rule("DP-SPC-02", "DP-RULE-28", "DP-D-11")
def test_espionage_turns_the_opponents_objective_face_up_for_all() -> None:
    hands = {"red": "stalin green_2", "white": "blue_2"}
    table = scene(turns="red white red", objectives=("red_3", "blue_3"), **hands)  # type: ignore[arg-type]
    assert table.view("red")["sides"]["white"]["objective"] == "hidden"
    table.do("play:stalin", "act:espionage")
    for who in ("red", "white", None):
        assert table.view(who)["sides"]["white"]["objective"] == card("blue_3")
    assert table.view("white")["sides"]["red"]["objective"] == "hidden"
    table.idle().do("play:blue_2").idle()
    assert table.view(None)["sides"]["white"]["objective_shown"]  # it stays so
    assert not scene(steps=["CleanUp"], objectives=("red_3", "blue_3"), shown=(False, True)).objective_shown["white"]


@pytest.mark.rule("DP-SPC-02", "DP-D-08")
def test_espionage_is_offered_only_while_the_objective_is_face_down() -> None:
    table = scene(turns="red white", red="stalin", white="blue_2", objectives=("red_3", "blue_3"), shown=(False, True))
    assert table.do("play:stalin").may() == {"act:leader_recruit", "finish"}


@pytest.mark.rule("DP-SPC-03", "DP-D-11")
@pytest.mark.parametrize("will", ["red", "white"])
def test_inspire_the_people_takes_or_keeps_the_will_at_once(will: str) -> None:
    table = scene(
        turns="red white red", red="lenin green_5a", white="blue_2", will=will, board={"blue": "neutral_unit_01"}
    )
    table.do("play:lenin", "act:inspire_people")
    assert table.will == "red"
    table.idle().do("play:blue_2").idle().do("play:green_5a", "act:move")
    assert "neutral_unit_01" in table.may("move")


@pytest.mark.rule("DP-SPC-04")
def test_a_special_belongs_to_the_cards_own_turn() -> None:
    board = {"blue": "lenin zinoviev"}
    table = scene(turns="red white red", red="stalin green_2", white="blue_2", board=board, will="white")
    table.do("play:stalin")
    table.refuses("act:inspire_people", "DP-SPC-04")  # Lenin is on the board, but his card was not played now
    table.refuses("act:organise_protest", "DP-SPC-04")
    table.do("finish", "play:blue_2", "decline", "play:green_2")
    table.refuses("act:espionage", "DP-ACT-07")


# --- 6.6 bonus actions


def bonus(board: dict[str, str] | None = None, **more: str) -> Table:
    """Red has stopped on 15 and declined the normal action."""
    table = scene(turns="red white", red="green_2", white="blue_2", day=13, board=board, **more)  # type: ignore[arg-type]
    return table.do("play:green_2", "decline")


@pytest.mark.rule("DP-BON-01", "DP-D-12")
def test_one_of_four_bonus_actions_or_none() -> None:
    table = bonus({"blue": "red_unit_05*"})
    four = {"bonus_recruit", "bonus_move", "bonus_refresh", "bonus_draw"}
    assert table.may() == {f"bonus:{name}" for name in four} | {"decline"}
    assert bonus().do("decline").side() == "white"
    table.do("bonus:bonus_refresh", "refresh:red_unit_05")
    assert table.side() == "white"  # exactly one
    table.refuses("bonus:bonus_draw", "NotYours", "red")


@pytest.mark.rule("DP-BON-02")
def test_bonus_recruit_brings_one_unit_of_value_one_anywhere() -> None:
    table = bonus({"blue": "red_unit_01"})
    table.do("bonus:bonus_recruit")
    assert table.may() == {"recruit:red_unit_02", "recruit:red_unit_03", "recruit:red_unit_04"}
    table.refuses("recruit:red_unit_05", "DP-BON-02")
    table.refuses("recruit:red_unit_08", "DP-BON-02")
    table.refuses("recruit:lenin", "DP-ORD-05")
    table.do("recruit:red_unit_02")
    assert table.may() == {f"to:{region}" for region in REGION_IDS}
    table.refuses("recruit:red_unit_03", "DP-BON-02")
    table.do("to:purple")
    assert table.at("red_unit_02") == "purple"
    assert table.side() == "white"  # one token only
    none_left = bonus({"blue": "red_unit_01 red_unit_02 red_unit_03 red_unit_04"})
    none_left.refuses("bonus:bonus_recruit", "DP-ACT-10")


@pytest.mark.rule("DP-BON-03", "DP-RULE-14")
@pytest.mark.parametrize("name", ["red_unit_10", "lenin*", "neutral_unit_01", "trotsky_neutral*", "red_unit_01*"])
def test_bonus_move_is_one_step_of_any_controlled_token(name: str) -> None:
    table = bonus({"blue": name, "red": "white_unit_01"}, month="may_june", blocked="blue_green")
    table.do("bonus:bonus_move")
    table.refuses("move:white_unit_01", "DP-ORD-10")
    table.do(f"move:{name.rstrip('*')}")
    assert table.may() == {"to:white"}
    table.refuses("to:green", "DP-ORD-11")
    table.do("to:white")
    assert table.at(name.rstrip("*")) == "white" + ("*" if name.endswith("*") else "")
    assert table.side() == "white"
    table.refuses("to:purple", "NotYours", "red")


@pytest.mark.rule("DP-BON-04", "DP-RULE-05")
def test_bonus_refresh_goes_one_way_only() -> None:
    table = bonus({"blue": "red_unit_05* lenin* neutral_unit_01* neutral_unit_05 red_unit_01 white_unit_01*"})
    table.do("bonus:bonus_refresh")
    assert table.may() == {"refresh:red_unit_05", "refresh:leader_lenin", "refresh:neutral_unit_01"}
    table.refuses("refresh:neutral_unit_05", "DP-ORD-09")
    table.refuses("refresh:white_unit_01", "DP-ORD-10")
    table.do("refresh:lenin")
    assert (table.at("lenin"), table.at("red_unit_05")) == ("blue", "blue*")


@pytest.mark.rule("DP-BON-05")
def test_bonus_draw_takes_one_command_card_for_good() -> None:
    table = bonus(deck="purple_3")
    table.do("bonus:bonus_draw")
    assert table.hands["red"] == [card("purple_3")]  # from the deck, never a leader card back
    assert table.deck == []
    assert table.happened("drew") == [{"event": "drew", "side": "red", "count": 1}]
    assert table.happened("drew", "red")[0]["cards"] == [card("purple_3")]
    kept = scene(steps=["CleanUp", "DrawPhase"], red="purple_3 green_2 green_3 green_4a")
    assert len(kept.hands["red"]) == 9


@pytest.mark.rule("DP-BON-06")
@pytest.mark.parametrize("name", ["bonus_recruit", "bonus_move", "bonus_refresh", "bonus_draw"])
def test_a_bonus_action_moves_no_date_and_earns_no_bonus(name: str) -> None:
    table = bonus({"blue": "red_unit_05*"})
    table.do(f"bonus:{name}")
    while table.asked() == ["red"]:
        table.do(sorted(table.may())[0])
    assert (table.day, table.month) == (15, "march_april")
    assert (table.side(), table.step()) == ("white", "Turn")
