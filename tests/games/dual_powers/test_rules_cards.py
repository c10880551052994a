"""Chapter 6 up to 6.3: turns, the date, the calendar's events, performing the action of a card."""

from itertools import pairwise

import pytest

from .scene import COMMAND_CARDS, begin, card, scene

MONTHS = ["march_april", "may_june", "july", "august", "september", "october_november"]

# --- turns


@pytest.mark.rule("DP-ACT-01", "DP-ACT-02", "DP-ACT-03")
@pytest.mark.parametrize("will", ["red", "white"])
def test_the_holder_of_the_will_begins_and_turns_alternate_four_each(will: str) -> None:
    hands = {"red": "lenin green_2 green_3 green_4a", "white": "kerensky blue_2 blue_3 blue_4a"}
    table = scene(steps=["ActionPhase"], will=will, red=hands["red"], white=hands["white"])
    order = []
    while table.match.deciders:
        side = table.side()
        order.append(side)
        leader = "lenin" if side == "red" else "kerensky"
        name = leader if card(leader) in table.hands[side] else table.hands[side][0]
        table.do(f"play:{name}")
        if name == leader:
            table.do("act:inspire_people")  # the Will changes hands in the first turn of each
            assert table.will == side
        table.idle()
    other = "white" if will == "red" else "red"
    assert order == [will, other] * 4
    assert table.hands == {"red": [], "white": []}


@pytest.mark.rule("DP-ACT-02")
def test_in_round_one_red_begins() -> None:
    table = begin()
    for side in ("red", "white"):
        seat = table.seat(side)
        table.play(seat, table.match.options(seat)[0])
    assert (table.step(), table.side()) == ("Turn", "red")


@pytest.mark.rule("DP-ACT-04")
def test_a_turn_is_card_then_date_then_action_then_bonus() -> None:
    table = scene(turns="red white", red="green_2 green_4a", white="blue_2", day=13, will="red")
    table.refuses("act:recruit", "DP-ACT-04")
    table.refuses("bonus:bonus_draw", "DP-ACT-04")
    table.do("play:green_2")
    assert table.day == 15  # the date has moved before the action is asked
    assert table.may("act") == {"recruit"}
    table.refuses("bonus:bonus_draw", "DP-ACT-04")
    table.do("act:recruit", "recruit:red_unit_01")
    assert table.step() == "BonusAction"
    table.do("bonus:bonus_draw")
    assert table.side() == "white"
    kinds = [event["event"] for row in table.match.events(None) for event in row]
    assert kinds == ["played", "day", "action", "placed", "bonus", "drew"]


@pytest.mark.rule("DP-ACT-05", "DP-D-03")
def test_any_card_of_the_hand_and_never_none() -> None:
    table = scene(turns="red white", red="green_2 blue_4a lenin", white="blue_2")
    assert table.may() == {"play:command_green_2", "play:command_blue_4a", "play:leader_card_lenin"}
    for pass_of_some_kind in ("pass", "decline", "finish"):
        table.refuses(pass_of_some_kind, "DP-ACT-05")
    table.refuses("play:blue_2", "DP-ACT-05")
    table.do("play:blue_4a")
    assert set(table.hands["red"]) == {card("green_2"), card("lenin")}
    assert table.view("white")["sides"]["red"]["played"] == [card("blue_4a")]


@pytest.mark.rule("DP-ACT-06")
def test_played_cards_stay_face_up_until_clean_up() -> None:
    table = scene(turns="red white red", red="green_2 green_3", white="blue_2", board={"red": "red_unit_01"})
    table.do("play:green_2", "decline", "play:blue_2", "decline", "play:green_3")
    assert table.view(None)["sides"]["red"]["played"] == [card("green_2"), card("green_3")]
    assert table.view(None)["sides"]["white"]["played"] == [card("blue_2")]
    assert table.discard == []
    after = scene(steps=["CleanUp"], played=("green_2 green_3", "blue_2"))
    assert after.view(None)["sides"]["red"]["played"] == []


# --- 6.1 the date


@pytest.mark.rule("DP-DATE-01", "DP-COMP-16")
@pytest.mark.parametrize("name", [*COMMAND_CARDS, "lenin", "stalin", "zinoviev"])
def test_the_day_marker_advances_by_the_cards_number(name: str) -> None:
    days = {"lenin": 5, "stalin": 3, "zinoviev": 4}.get(name) or int(name.split("_")[2][0])
    table = scene(turns="red", red=name, white="kerensky", day=3)
    table.do(f"play:{name}")
    assert table.step() in ("CommandAction", "LeaderAction")  # before the action, and the full number
    assert table.day == 3 + days
    assert table.month == "march_april"


@pytest.mark.rule("DP-DATE-02", "DP-RULE-12")
@pytest.mark.parametrize(("day", "name"), [(31, "green_2"), (28, "green_4a"), (28, "green_6a"), (27, "green_5a")])
def test_past_31_the_day_is_1_and_the_month_one_on(day: int, name: str) -> None:
    table = scene(turns="red white", red=name, white="blue_2", day=day)
    table.do(f"play:{name}")
    assert (table.day, table.month) == (1, "may_june")  # surplus days are lost


@pytest.mark.rule("DP-DATE-02")
def test_reaching_31_exactly_is_not_passing_it() -> None:
    table = scene(turns="red", red="green_3", day=28)
    table.do("play:green_3")
    assert (table.day, table.month) == (31, "march_april")


@pytest.mark.rule("DP-DATE-03")
@pytest.mark.parametrize("will", ["red", "white"])
def test_a_player_who_moves_the_month_takes_the_will_and_the_neutral_tokens(will: str) -> None:
    table = scene(turns="white", white="green_5a", will=will, day=27, board={"blue": "neutral_unit_01"})
    table.do("play:green_5a")
    assert table.will == "white"
    table.do("act:move")
    assert {"neutral_unit_01", "trotsky_neutral"} == table.may("move")
    stayed = scene(turns="white", white="green_3", will=will, day=20)
    assert stayed.do("play:green_3").will == will


@pytest.mark.rule("DP-DATE-04", "DP-DATE-05")
@pytest.mark.parametrize(("day", "name", "stops"), [(27, "green_2", 31), (27, "green_3", 31), (25, "green_4a", 31)])
def test_a_marker_that_stops_on_29_or_30_moves_on_to_31_and_earns_a_bonus(day: int, name: str, stops: int) -> None:
    table = scene(turns="red", red=name, day=day)
    table.do(f"play:{name}", "decline")
    assert (table.day, table.month) == (stops, "march_april")
    assert table.step() == "BonusAction"


@pytest.mark.rule("DP-DATE-04")
def test_28_is_an_ordinary_day() -> None:
    table = scene(turns="red white", red="green_2", white="blue_2", day=26)
    table.do("play:green_2")
    assert table.day == 28


@pytest.mark.rule("DP-DATE-05")
@pytest.mark.parametrize(("day", "name"), [(13, "green_2"), (28, "green_3"), (10, "green_5a")])
def test_stopping_on_15_or_31_earns_a_bonus_action_in_step_four(day: int, name: str) -> None:
    table = scene(turns="red white", red=name, white="blue_2", day=day)
    table.do(f"play:{name}")
    assert table.step() == "CommandAction"
    table.do("decline")
    assert (table.step(), table.side()) == ("BonusAction", "red")


@pytest.mark.rule("DP-DATE-06")
@pytest.mark.parametrize(
    ("day", "name", "to"),
    [(14, "green_2", 16), (11, "green_6a", 17), (15, "green_2", 17), (31, "green_2", 1), (28, "green_4a", 1)],
)
def test_passing_15_or_31_earns_nothing_nor_does_1(day: int, name: str, to: int) -> None:
    table = scene(turns="red white", red=name, white="blue_2", day=day)
    table.do(f"play:{name}")
    assert table.day == to
    table.refuses("bonus:bonus_draw", "DP-DATE-06")
    table.do("decline")
    assert (table.step(), table.side()) == ("Turn", "white")
    table.refuses("bonus:bonus_draw", "NotYours", "red")


@pytest.mark.rule("DP-DATE-07")
@pytest.mark.parametrize("name", ["green_2", "green_6a", "lenin"])
def test_from_31_any_card_turns_the_month(name: str) -> None:
    table = scene(turns="red", red=name, day=31, white="kerensky")
    table.do(f"play:{name}")
    assert (table.day, table.month) == (1, "may_june")


@pytest.mark.rule("DP-DATE-08", "DP-RULE-16")
def test_the_month_never_goes_beyond_october() -> None:
    board = {"green": "trotsky_red neutral_unit_01"}
    table = scene(turns="white", white="blue_2", day=31, month="october_november", will="red", board=board)
    table.do("play:blue_2")
    assert (table.day, table.month, table.will) == (1, "october_november", "red")
    assert table.tokens("green") == {"trotsky_red", "neutral_unit_01"}
    assert table.happened("month") == []


@pytest.mark.rule("DP-DATE-02", "DP-DATE-08")
@pytest.mark.parametrize(("month", "then"), list(pairwise(MONTHS)))
def test_the_months_follow_each_other(month: str, then: str) -> None:
    table = scene(turns="red", red="green_2", day=31, month=month)
    assert table.do("play:green_2").month == then


# --- 6.2 calendar events


@pytest.mark.rule("DP-EVT-01", "DP-EVT-06", "DP-RULE-18")
def test_trotsky_returns_to_the_region_of_unrest_ready_before_the_action() -> None:
    table = scene(turns="white", white="green_5a", day=31, unrest="purple", will="red")
    assert table.at("trotsky_neutral") == "calendar"
    table.do("play:green_5a")
    assert table.step() == "CommandAction"
    assert table.at("trotsky_neutral") == "purple"
    assert table.at("trotsky_red") == "calendar"
    table.do("act:move")
    assert table.may("move") == {"trotsky_neutral"}  # the action can already use him


@pytest.mark.rule("DP-EVT-06", "DP-RULE-29")
def test_the_will_changes_hands_first_then_the_event_then_the_action() -> None:
    table = scene(turns="white", white="green_5a", day=31, will="red")
    table.do("play:green_5a", "decline")
    kinds = [event["event"] for row in table.match.events(None) for event in row]
    assert kinds[:6] == ["played", "month", "will", "placed", "day", "declined"]


@pytest.mark.rule("DP-EVT-02")
@pytest.mark.parametrize("will", ["red", "white"])
def test_neutral_trotsky_obeys_the_holder_of_the_will(will: str) -> None:
    board = {"purple": "trotsky_neutral", "blue": "red_unit_01 white_unit_01"}
    table = scene(turns="red white", red="green_5a", white="blue_5a", month="july", will=will, board=board)
    for side, name in (("red", "green_5a"), ("white", "blue_5a")):
        table.do(f"play:{name}", "act:move")
        assert ("trotsky_neutral" in table.may("move")) == (side == will)
        table.do(f"move:{side}_unit_01", "to:white")


@pytest.mark.rule("DP-EVT-03")
@pytest.mark.parametrize("face", ["", "*"])
def test_trotsky_joins_the_bolsheviks_in_place_and_on_the_same_face(face: str) -> None:
    table = scene(turns="white", white="green_2", day=31, month="july", board={"blue": f"trotsky_neutral{face}"})
    table.do("play:green_2")
    assert table.at("trotsky_red") == f"blue{face}"
    assert table.at("trotsky_neutral") == "out"


@pytest.mark.rule("DP-EVT-04")
def test_red_trotsky_is_reds_no_matter_who_holds_the_will() -> None:
    board = {"blue": "trotsky_red", "green": "white_unit_01"}
    table = scene(turns="white red", white="green_5a", red="blue_5a", will="white", month="august", board=board)
    table.do("play:green_5a", "act:move")
    assert table.may("move") == {"white_unit_01"}
    table.refuses("move:trotsky_red", "DP-ORD-10")
    table.do("move:white_unit_01", "to:blue", "play:blue_5a", "act:move")
    assert table.may("move") == {"trotsky_red"}
    # a red leader in every respect: he accompanies neutral units, and leaves the game when exhausted twice
    company = scene(
        steps=["ScoringPhase"], board={"blue": "trotsky_red* neutral_unit_01"}, unrest="blue", month="september"
    )
    assert company.side() == "red"
    assert company.do("unrest:score").at("trotsky_red") == "out"


@pytest.mark.rule("DP-EVT-05")
def test_without_neutral_trotsky_red_trotsky_is_removed() -> None:
    table = scene(turns="white", white="green_2", day=31, month="july")
    assert (table.at("trotsky_neutral"), table.at("trotsky_red")) == ("out", "calendar")
    table.do("play:green_2")
    assert (table.at("trotsky_neutral"), table.at("trotsky_red")) == ("out", "out")


# --- 6.3 performing the action


@pytest.mark.rule("DP-ACT-07", "DP-D-04")
def test_a_command_card_does_one_of_two_things() -> None:
    board = {"blue": "red_unit_01*"}
    table = scene(turns="red white", red="green_4a", white="blue_2", board=board)
    table.do("play:green_4a")
    assert table.may() == {"act:recruit", "act:refresh", "decline"}
    table.refuses("act:move", "DP-ACT-07")
    table.do("act:recruit")
    table.refuses("act:refresh", "DP-ACT-07")
    table.do("recruit:red_unit_05")
    assert table.side() == "white"
    table.refuses("act:refresh", "NotYours", "red")
    other = scene(turns="red white", red="green_4a", white="blue_2", board=board)
    other.do("play:green_4a", "act:refresh", "refresh:red_unit_01")
    assert other.side() == "white"
    assert other.at("red_unit_05") == "supply"


@pytest.mark.rule("DP-ACT-08", "DP-RULE-10", "DP-D-08")
@pytest.mark.parametrize("order", [("leader_recruit", "inspire_people"), ("inspire_people", "leader_recruit")])
def test_a_leader_card_does_both_things_each_once_in_either_order(order: tuple[str, str]) -> None:
    table = scene(turns="white red", white="kerensky", red="blue_2", will="red")
    table.do("play:kerensky")
    assert table.may() == {"act:leader_recruit", "act:inspire_people", "finish"}
    for action in order:
        table.do(f"act:{action}")
        if action == "leader_recruit":
            assert table.may() == {f"to:{region}" for region in ("green", "red", "brown", "purple", "white", "blue")}
            table.do("to:green")
        if action == order[0]:
            assert table.may() == {f"act:{order[1]}", "finish"}
            table.refuses(f"act:{action}", "DP-ACT-08")
    assert (table.at("kerensky"), table.will) == ("green", "white")
    assert table.side() == "red"


@pytest.mark.rule("DP-ACT-09", "DP-RULE-11")
def test_where_nothing_can_be_done_the_step_is_skipped() -> None:
    on_board = " ".join(f"red_unit_{n:02}" for n in range(1, 11))
    table = scene(turns="red white", red="green_4a", white="blue_2", board={"blue": on_board})
    table.do("play:green_4a")  # no unit in the supply, none exhausted
    assert (table.day, table.side(), table.step()) == (5, "white", "Turn")
    assert table.happened("idle") == [{"event": "idle", "side": "red", "card": card("green_4a")}]  # and the log says so
    assert scene(turns="red", red="green_4a").do("play:green_4a").happened("idle") == []


@pytest.mark.rule("DP-ACT-09", "DP-RULE-11")
def test_an_action_may_be_declined_but_the_days_are_spent() -> None:
    table = scene(turns="red white", red="green_4a", white="blue_2")
    table.do("play:green_4a", "decline")
    assert (table.day, table.side()) == (5, "white")
    leader = scene(turns="red white", red="lenin", white="blue_2", will="white")
    leader.do("play:lenin", "finish")
    assert (leader.day, leader.will, leader.at("lenin")) == (6, "white", "supply")
    for declined, name in ((table, "green_4a"), (leader, "lenin")):
        (told,) = declined.happened("declined")
        assert (told["side"], told["card"]) == ("red", card(name))


@pytest.mark.rule("DP-ACT-10", "DP-RULE-45")
def test_only_what_can_be_carried_out_is_offered() -> None:
    nothing_there = scene(turns="red white", red="green_5a", white="blue_2")
    assert nothing_there.do("play:green_5a").may("act") == {"recruit"}  # nobody to move
    nothing_there.refuses("act:move", "DP-ACT-10")
    somebody = scene(turns="red white", red="green_5a", white="blue_2", board={"blue": "red_unit_01*"})
    assert somebody.do("play:green_5a").may("act") == {"recruit", "move"}
    nobody_tired = scene(turns="red white", red="green_3", white="blue_2", board={"blue": "red_unit_01 white_unit_01*"})
    assert nobody_tired.do("play:green_3").may("act") == {"recruit"}
    nobody_tired.refuses("act:refresh", "DP-ACT-10")
    small = " ".join(f"red_unit_{n:02}" for n in range(1, 5))
    no_small_ones = scene(turns="red white", red="green_3", white="blue_2", board={"blue": f"{small} red_unit_05*"})
    assert no_small_ones.do("play:green_3").may("act") == {"refresh"}
    no_small_ones.refuses("act:recruit", "DP-ACT-10")


@pytest.mark.rule("DP-ACT-10")
def test_bonus_actions_too_are_offered_only_where_they_can_be_carried_out() -> None:
    small = " ".join(f"red_unit_{n:02}" for n in range(1, 5))
    table = scene(turns="red white", red="green_2", white="blue_2", day=13)
    assert table.do("play:green_2", "decline").may("bonus") == {"bonus_recruit", "bonus_draw"}
    table = scene(turns="red white", red="green_2", white="blue_2", day=13, board={"blue": small})
    assert table.do("play:green_2", "decline").may("bonus") == {"bonus_move", "bonus_draw"}
    table = scene(turns="red white", red="green_2", white="blue_2", day=13, board={"blue": "red_unit_05*"})
    assert table.do("play:green_2", "decline").may("bonus") == {
        "bonus_recruit",
        "bonus_move",
        "bonus_refresh",
        "bonus_draw",
    }


@pytest.mark.rule("DP-ACT-10")
def test_a_chosen_action_is_carried_out() -> None:
    table = scene(turns="red white", red="green_4b", white="blue_2", board={"blue": "red_unit_01"})
    table.do("play:green_4b", "act:recruit")
    assert "finish" not in table.may()
    table.refuses("finish", "DP-ACT-10")
    other = scene(turns="red white", red="green_4b", white="blue_2", board={"blue": "red_unit_01"})
    other.do("play:green_4b", "act:double_move", "move:red_unit_01")
    assert "stop" not in other.may()
    other.refuses("stop", "DP-ACT-10")
