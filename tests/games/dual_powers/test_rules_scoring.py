"""Chapters 7 to 11: strength, scoring, exhaustion, clean-up, the end."""

from typing import Any

import pytest

import consigliere as cg
from consigliere.games.dual_powers.components import DATA, REGION_IDS

from .scene import COMMAND_CARDS, Table, card, scene, stronger

# --- chapter 7: the order of scoring


def scoring(board: dict[str, str], unrest: str = "green", **more: Any) -> Table:
    """The scoring phase alone: it stops before clean-up. Objectives have no effect unless named."""
    more.setdefault("objectives", ("purple_2", "purple_3"))
    blockade = "red" if unrest != "red" else "blue"
    return scene(steps=["ScoringPhase"], board=board, unrest=unrest, blockade=blockade, **more)


@pytest.mark.rule("DP-SCO-01")
def test_unrest_then_reveal_then_objectives_then_exhaustion() -> None:
    table = scoring({"green": "red_unit_01", "purple": "white_unit_10"})
    table.do("unrest:score")
    kinds = [event["event"] for row in table.match.events(None) for event in row]
    assert kinds == [
        "unrest",
        "unrest_choice",
        "scored",
        "revealed",
        "revealed",
        "scored",
        "scored",
        "exhausted",
        "exhausted",
    ]


# --- chapter 8: the greater strength


@pytest.mark.rule("DP-STR-01", "DP-STR-03")
def test_strength_is_the_sum_of_the_faces_that_are_up() -> None:
    assert stronger("red_unit_08 white_unit_05", will="white") == "red"  # 3 against 2
    assert stronger("red_unit_08* white_unit_05", will="red") == "white"  # 1 against 2
    assert stronger("red_unit_05 red_unit_07* white_unit_10", will="white") == "red"  # 2 + 2 against 3
    assert stronger("lenin* red_unit_05 white_unit_05", will="white") == "red"  # 1 + 2 against 2: leaders count
    assert stronger("red_unit_01 white_unit_02 white_unit_03", will="red") == "white"


@pytest.mark.rule("DP-STR-02", "DP-RULE-34")
def test_neutral_tokens_count_for_the_will_holder_next_to_an_own_token() -> None:
    contest = "red_unit_05 white_unit_01 neutral_unit_01 neutral_unit_02"  # 2 against 1, neutral 1 + 1
    assert stronger(contest, will="red") == "red"
    assert stronger(contest, will="white") == "white"
    alone = "red_unit_01 neutral_unit_01 neutral_unit_02"
    assert stronger(alone, will="white") == "red"  # white has nobody to accompany them
    with_leader = "red_unit_05 kerensky* neutral_unit_01 neutral_unit_02"
    assert stronger(with_leader, will="white") == "white"  # a leader accompanies as well as a unit
    with_trotsky = "red_unit_05 white_unit_01 trotsky_neutral"
    assert stronger(with_trotsky, will="white", month="july") == "white"  # neutral leaders too
    each_other = "red_unit_01 trotsky_neutral neutral_unit_01"
    assert stronger(each_other, will="white", month="july") == "red"  # neutral tokens do not accompany each other


@pytest.mark.rule("DP-STR-04")
def test_on_equal_totals_more_tokens_decide() -> None:
    assert stronger("red_unit_01 red_unit_03 white_unit_05", will="white") == "red"  # 2 tokens against 1
    assert stronger("red_unit_05 white_unit_02 white_unit_03", will="red") == "white"
    # 3 against 3; neutral units of strength nothing make it three tokens against two, for the holder of the Will only
    neutral = "red_unit_08 red_unit_01* white_unit_08 neutral_unit_01* neutral_unit_02*"
    assert stronger(neutral, will="white") == "white"
    assert stronger(neutral, will="red") == "red"
    alone = "red_unit_01* neutral_unit_01* neutral_unit_02*"
    assert stronger(alone, will="white") == "red"  # without an own token they do not count in number either


@pytest.mark.rule("DP-STR-05", "DP-RULE-08")
@pytest.mark.parametrize("will", ["red", "white"])
def test_still_equal_the_will_holder_is_stronger(will: str) -> None:
    assert stronger("red_unit_08 white_unit_08", will=will) == will
    assert stronger("red_unit_01* white_unit_01*", will=will) == will  # 0 against 0 with tokens there


@pytest.mark.rule("DP-STR-06")
def test_in_an_empty_region_nobody_is_stronger() -> None:
    assert stronger("", will="red") is None
    assert stronger("", will="white") is None


@pytest.mark.rule("DP-STR-07", "DP-RULE-07")
@pytest.mark.parametrize("will", ["red", "white"])
def test_where_only_neutral_tokens_stand_nobody_is_stronger(will: str) -> None:
    assert stronger("neutral_unit_05* trotsky_neutral", will=will, month="july") is None


@pytest.mark.rule("DP-STR-08")
def test_a_token_of_strength_nothing_is_a_token() -> None:
    assert stronger("red_unit_01*", will="white") == "red"
    assert stronger("red_unit_08 red_unit_01* white_unit_08", will="white") == "red"  # it counts in number
    assert stronger("red_unit_03 white_unit_01* neutral_unit_05*", will="white") == "white"  # and for presence


# --- 9.1 unrest


@pytest.mark.rule("DP-UNR-01")
@pytest.mark.parametrize("region", REGION_IDS)
def test_marker_one_goes_to_the_region_of_unrest(region: str) -> None:
    table = scoring({region: "white_unit_01"}, unrest=region)
    assert table.markers == [region, None, None]
    assert (table.step(), table.side()) == ("UnrestChoice", "white")


@pytest.mark.rule("DP-UNR-02", "DP-D-13")
def test_the_stronger_player_must_choose_points_or_a_bonus_action() -> None:
    board = {"green": "white_unit_10 red_unit_01"}
    table = scoring(board)
    assert table.side() == "white"
    assert table.may() == {"unrest:score", "unrest:bonus"}
    table.refuses("decline", "DP-UNR-02")
    table.refuses("bonus:bonus_draw", "DP-UNR-02")
    table.refuses("unrest:score", "NotYours", "red")
    scored = scoring(board).do("unrest:score")
    (public,) = scored.happened("unrest_choice")
    assert (public["side"], public["choice"]) == ("white", "score")
    assert scored.match.deciders == ()  # points and no bonus action
    taken = scoring(board).do("unrest:bonus")
    taken.refuses("unrest:score", "DP-UNR-02")
    assert taken.score == 0


@pytest.mark.rule("DP-UNR-03", "DP-RULE-13")
@pytest.mark.parametrize(
    ("month", "points"),
    [
        ("march_april", 2),
        ("may_june", 2),
        ("july", 3),
        ("august", 4),
        ("september", 5),
        ("october_november", 6),
    ],
)
@pytest.mark.parametrize("side", ["red", "white"])
def test_unrest_gives_the_points_of_the_month(month: str, points: int, side: str) -> None:
    table = scoring({"green": f"{side}_unit_01"}, month=month).do("unrest:score")
    assert table.score == (points if side == "white" else -points)


@pytest.mark.rule("DP-UNR-04", "DP-D-14")
def test_the_bonus_action_comes_at_once_and_can_change_what_follows() -> None:
    board = {"green": "red_unit_10 red_unit_08", "white": "white_unit_01"}
    table = scoring(board, objectives=("blue_4b", "blue_2")).do("unrest:bonus")
    assert table.step() == "BonusAction"
    assert table.may() == {"bonus:bonus_recruit", "bonus:bonus_move", "bonus:bonus_draw", "decline"}
    assert table.markers == ["green", None, None]  # objectives are still face down
    table.do("bonus:bonus_move", "move:red_unit_10", "to:blue")
    assert table.score == -6  # red now wins both blue objectives, 4 + 2
    assert table.at("red_unit_10") == "blue*"
    declined = scoring(board, objectives=("blue_4b", "blue_2")).do("unrest:bonus", "decline")
    assert declined.score == 0


@pytest.mark.rule("DP-UNR-05", "DP-RULE-33")
def test_without_a_stronger_player_nobody_scores_and_the_marker_stays() -> None:
    table = scoring({"green": "neutral_unit_01 neutral_unit_05*"})
    assert table.match.deciders == ()
    assert (table.score, table.markers[0]) == (0, "green")
    assert table.at("neutral_unit_01") == "green*"  # exhausted in any case
    assert table.at("neutral_unit_05") == "out"


@pytest.mark.rule("DP-UNR-06", "DP-RULE-09")
@pytest.mark.parametrize("choice", ["score", "bonus"])
def test_marker_one_stays_whichever_was_chosen(choice: str) -> None:
    table = scoring({"green": "red_unit_03"}).do(f"unrest:{choice}")
    if choice == "bonus":
        table.do("decline")
    assert table.markers[0] == "green"
    assert table.at("red_unit_03") == "green*"


# --- 9.2 points


@pytest.mark.rule("DP-PTS-01")
@pytest.mark.parametrize(("side", "start", "then"), [("red", 3, 1), ("white", 3, 5), ("red", 1, -1), ("white", -1, 1)])
def test_one_marker_moves_towards_the_scorers_end(side: str, start: int, then: int) -> None:
    table = scoring({"green": f"{side}_unit_01"}, score=start).do("unrest:score")
    assert table.score == then


@pytest.mark.rule("DP-PTS-02")
def test_having_more_points_is_the_marker_on_the_own_half() -> None:
    for score, first in ((-1, "white"), (1, "red")):
        table = scoring({}, score=score, will=first)
        assert table.happened("revealed")[0]["side"] == first
    level = scoring({}, score=0, will="red")
    assert level.happened("revealed")[0]["side"] == "white"


@pytest.mark.rule("DP-PTS-03", "DP-RULE-27")
@pytest.mark.parametrize(("side", "start", "end"), [("white", 11, 12), ("red", -10, -12), ("red", -11, -12)])
def test_the_marker_stops_at_the_end_and_the_game_with_it(side: str, start: int, end: int) -> None:
    table = scoring({"green": f"{side}_unit_01"}, score=start).do("unrest:score")
    assert table.score == end
    assert table.match.result is not None
    assert table.match.result.reason == "support_track"


# --- 9.3 reveal


@pytest.mark.rule("DP-REV-01")
@pytest.mark.parametrize(("score", "first"), [(2, "red"), (-2, "white")])
@pytest.mark.parametrize("will", ["red", "white"])
def test_the_player_with_fewer_points_reveals_first_and_places_marker_two(score: int, first: str, will: str) -> None:
    table = scoring({}, score=score, will=will, objectives=("purple_2", "blue_3"))
    other = "white" if first == "red" else "red"
    assert [(e["side"], e["marker"]) for e in table.happened("revealed")] == [(first, 2), (other, 3)]
    regions = {"red": "purple", "white": "blue"}
    assert table.markers == ["green", regions[first], regions[other]]
    assert table.view(None)["sides"]["red"]["objective"] == card("purple_2")  # face up for all


@pytest.mark.rule("DP-REV-02")
@pytest.mark.parametrize("will", ["red", "white"])
def test_level_the_player_without_the_will_reveals_first(will: str) -> None:
    table = scoring({}, will=will)
    assert table.happened("revealed")[0]["side"] == ("white" if will == "red" else "red")


@pytest.mark.rule("DP-REV-03")
def test_points_of_the_unrest_count_for_the_order() -> None:
    table = scoring({"green": "red_unit_01"}, score=1, will="white").do("unrest:score")
    assert table.happened("revealed")[0]["side"] == "white"  # the marker has crossed to red's half


@pytest.mark.rule("DP-REV-04", "DP-SCO-04")
def test_several_markers_in_one_region_are_evaluated_one_by_one() -> None:
    table = scoring({"green": "red_unit_10"}, objectives=("green_2", "green_4b")).do("unrest:score")
    assert table.markers == ["green", "green", "green"]
    scored = [(event["points"], event["why"]) for event in table.happened("scored")]
    assert scored == [(2, "unrest"), (4, card("green_4b")), (2, card("green_2"))]  # 1, 2, 3: white reveals first
    assert table.score == -8


@pytest.mark.rule("DP-REV-05")
@pytest.mark.parametrize("shown", [(False, False), (True, False), (False, True), (True, True)])
def test_espionage_does_not_change_the_order(shown: tuple[bool, bool]) -> None:
    table = scoring({}, score=3, shown=shown, objectives=("purple_2", "blue_3"))
    assert table.markers == ["green", "purple", "blue"]
    assert [event["side"] for event in table.happened("revealed")] == ["red", "white"]


# --- 9.4 objectives


@pytest.mark.rule("DP-SCO-02", "DP-COMP-18", "DP-RULE-43", "DP-RULE-17")
@pytest.mark.parametrize("side", ["red", "white"])
def test_the_stronger_player_gets_the_points_of_the_card_no_matter_who_chose_it(side: str) -> None:
    sign = 1 if side == "white" else -1
    own = scoring({"purple": f"{side}_unit_10"}, objectives=("purple_4b", "blue_2"))
    assert own.score == 4 * sign
    others = scoring({"blue": f"{side}_unit_10"}, objectives=("purple_4b", "blue_2"))
    assert others.score == 2 * sign
    assert [event["why"] for event in others.happened("scored")] == [card("blue_2")]


@pytest.mark.rule("DP-COMP-18")
def test_points_of_a_card_that_was_only_played_never_count() -> None:
    table = scoring({"blue": "red_unit_10"}, played=("blue_4b", "blue_3"), objectives=("purple_2", "purple_3"))
    assert table.score == 0


@pytest.mark.rule("DP-SCO-02")
def test_marker_two_is_scored_before_marker_three() -> None:
    board = {"purple": "white_unit_10", "blue": "red_unit_10"}
    table = scoring(board, score=-9, objectives=("blue_4b", "purple_4b"))
    assert table.score == -9  # white's card is first: +4 to -5, then red's: -4
    assert table.match.result is None
    other_way = scoring(board, score=9, objectives=("blue_4b", "purple_4b"))
    assert [event["points"] for event in other_way.happened("scored")] == [4, 4]
    assert [event["side"] for event in other_way.happened("scored")] == ["red", "white"]


@pytest.mark.rule("DP-SCO-03")
def test_nobody_stronger_nobody_scores_the_card() -> None:
    table = scoring({"purple": "neutral_unit_01", "blue": "red_unit_01"}, objectives=("purple_4b", "blue_2"))
    assert table.score == -2
    assert table.happened("unscored") == [{"event": "unscored", "card": card("purple_4b"), "region": "purple"}]


@pytest.mark.rule("DP-SCO-05")
def test_no_bonus_action_instead_of_an_objectives_points() -> None:
    table = scoring({"purple": "red_unit_10"}, objectives=("purple_4b", "blue_2"))
    assert table.match.deciders == ()  # nobody was asked: the points were scored
    assert table.score == -4


# --- 9.5 exhaustion


@pytest.mark.rule("DP-EXH-01", "DP-EXH-06")
def test_ready_tokens_of_every_colour_are_turned_where_a_marker_lies() -> None:
    crowd = "red_unit_01 lenin white_unit_01 kerensky neutral_unit_01 trotsky_neutral"
    board = {"green": "neutral_unit_02", "purple": crowd, "blue": "neutral_unit_03", "white": "red_unit_02 lvov*"}
    table = scoring(board, objectives=("purple_2", "blue_3"), month="july")
    crowd_after = {"red_unit_01*", "leader_lenin*", "white_unit_01*", "leader_kerensky*"}
    assert table.tokens("purple") == crowd_after | {"neutral_unit_01*", "trotsky_neutral*"}
    assert (table.at("neutral_unit_02"), table.at("neutral_unit_03")) == ("green*", "blue*")
    assert table.tokens("white") == {"red_unit_02", "leader_lvov*"}  # no marker there: untouched
    told = {(event["token"], event["region"]) for event in table.happened("exhausted")}
    assert {("leader_lenin", "purple"), ("neutral_unit_02", "green"), ("neutral_unit_03", "blue")} <= told
    assert len(told) == 8


@pytest.mark.rule("DP-EXH-02", "DP-EXH-03", "DP-EXH-04")
def test_exhausted_tokens_leave_the_board() -> None:
    crowd = "red_unit_01* lenin* white_unit_01* kerensky* neutral_unit_01* trotsky_neutral*"
    table = scoring({"purple": crowd}, month="july")
    assert table.tokens("purple") == set()
    assert (table.at("red_unit_01"), table.at("white_unit_01")) == ("supply", "supply")
    assert {table.at(name) for name in ("lenin", "kerensky", "neutral_unit_01", "trotsky_neutral")} == {"out"}
    told = {event["token"]: (event["region"], event["to"]) for event in table.happened("removed")}
    assert len(told) == 6
    assert told["red_unit_01"] == ("purple", "supply")
    assert told["leader_lenin"] == ("purple", "out")


@pytest.mark.rule("DP-EXH-03")
def test_a_unit_back_in_the_supply_is_recruited_again_ready() -> None:
    table = scene(
        steps=["ScoringPhase", "CleanUp", "DrawPhase", "ObjectivePhase", "ActionPhase"],
        red="green_2 green_3",
        white="blue_2",
        unrest="purple",
        blockade="red",
        board={"purple": "red_unit_01* white_unit_10"},
    )
    table.do("unrest:score")
    table.play(table.seat("red"), f"objective:{card('green_3')}")
    table.play(table.seat("white"), f"objective:{card('blue_2')}")
    table.do("play:green_2", "act:recruit", "recruit:red_unit_01")
    assert table.at("red_unit_01") == "green"


@pytest.mark.rule("DP-EXH-05")
def test_each_token_is_treated_once_however_many_markers() -> None:
    table = scoring({"green": "red_unit_10 white_unit_02*"}, objectives=("green_2", "green_3")).do("unrest:score")
    assert table.markers == ["green", "green", "green"]
    assert table.at("red_unit_10") == "green*"
    assert table.at("white_unit_02") == "supply"


# --- chapter 10: clean-up


@pytest.mark.rule("DP-CLN-01", "DP-CLN-02")
def test_tiles_move_on_and_the_marker_goes_to_the_new_tiles_connection() -> None:
    seen = set()
    for draw in range(3):
        table = scene(
            steps=["CleanUp"],
            unrest="brown",
            blockade="green",
            blocked="white_blue",
            tiles="red blue white",
            draws=(draw,),
        )
        assert table.unrest == "green"
        assert "brown" in table.removed_tiles
        assert table.blockade not in table.tiles
        assert sorted([table.blockade, *table.tiles]) == ["blue", "red", "white"]
        arrows = {link["tile"]: link["id"] for link in DATA["connections"]}
        assert table.blocked == arrows[table.blockade]
        seen.add(table.blockade)
    assert seen == {"red", "blue", "white"}


@pytest.mark.rule("DP-CLN-03", "DP-RULE-15")
def test_removed_tiles_come_back_only_when_the_stack_is_empty() -> None:
    table = scene(steps=["CleanUp"], unrest="brown", blockade="green", tiles="red")
    assert (table.blockade, table.tiles) == ("red", [])
    assert set(table.removed_tiles) == {"blue", "white", "purple", "brown"}
    renewed = {scene(steps=["CleanUp"], tiles="", draws=(draw,)).blockade for draw in range(5)}
    assert renewed == {"red", "blue", "white", "purple", "brown"}  # the tile just removed is shuffled in
    last = scene(steps=["CleanUp"], tiles="")
    assert last.unrest == "green"
    assert last.removed_tiles == []
    assert len(last.tiles) == 4


@pytest.mark.rule("DP-CLN-04")
def test_objective_markers_come_home() -> None:
    table = scoring({}, objectives=("purple_2", "blue_3"))
    assert None not in table.markers
    after = scene(steps=["ScoringPhase", "CleanUp"], objectives=("purple_2", "blue_3"))
    assert after.markers == [None, None, None]


@pytest.mark.rule("DP-CLN-05", "DP-RULE-02", "DP-RULE-37")
def test_played_cards_and_objectives_are_discarded_the_hand_is_kept() -> None:
    table = scene(
        steps=["CleanUp"],
        red="red_2 lenin",
        white="red_3",
        played=("green_2 green_3", "blue_2"),
        objectives=("purple_2", "purple_3"),
    )
    gone = {card(name) for name in ("green_2", "green_3", "blue_2", "purple_2", "purple_3")}
    assert set(table.discard) == gone
    assert set(table.hands["red"]) == {card("red_2"), card("lenin")}
    assert table.hands["white"] == [card("red_3")]
    assert table.objective == {"red": None, "white": None}
    assert set(table.view(None)["discard"]) == gone  # open to everybody


@pytest.mark.rule("DP-CLN-06")
def test_played_leader_cards_are_set_aside_for_good() -> None:
    table = scene(steps=["CleanUp", "DrawPhase"], played=("lenin", "kerensky"), board={"blue": "lenin"}, deck="red_2")
    somewhere = [*table.deck, *table.discard, *table.hands["red"], *table.hands["white"]]
    assert not set(somewhere) - set(COMMAND_CARDS)
    again = scene(turns="red white", red="green_2", white="blue_2", board={"blue": "lenin"})
    again.refuses("play:lenin", "DP-CLN-06")


@pytest.mark.rule("DP-CLN-07")
def test_tokens_will_date_and_score_stay() -> None:
    board = {"blue": "red_unit_01* lenin", "green": "neutral_unit_01*"}
    table = scene(steps=["CleanUp"], board=board, will="white", day=17, month="july", score=-5)
    assert table.tokens("blue") == {"red_unit_01*", "leader_lenin"}
    assert table.tokens("green") == {"neutral_unit_01*"}
    assert (table.will, table.day, table.month, table.score) == ("white", 17, "july", -5)


# --- chapter 11: the end


@pytest.mark.rule("DP-END-01", "DP-RULE-27")
def test_an_end_of_the_track_ends_the_game_at_once() -> None:
    board = {"purple": "red_unit_10", "blue": "white_unit_10"}
    table = scoring(board, score=-9, will="red", objectives=("purple_4b", "purple_3"))  # white reveals first: 3, then 4
    assert table.match.result == cg.Result((0,), (12, -12), "support_track")
    assert len(table.happened("scored")) == 1
    assert table.at("red_unit_10") == "purple"  # later steps are not carried out
    table.match.view(0)
    with pytest.raises(cg.Stale):
        table.play(0, "decline")


@pytest.mark.rule("DP-END-02")
@pytest.mark.parametrize(("score", "winner"), [(-1, 0), (1, 1), (-11, 0)])
@pytest.mark.parametrize("will", ["red", "white"])
def test_after_a_scoring_phase_in_october_the_half_decides(score: int, winner: int, will: str) -> None:
    table = scoring({"purple": "neutral_unit_01"}, score=score, will=will, month="october_november")
    assert table.match.result == cg.Result((winner,), (-score, score), "october")
    assert table.at("neutral_unit_01") == "purple*"  # after the exhaust step


@pytest.mark.rule("DP-END-02")
@pytest.mark.parametrize("month", ["march_april", "may_june", "july", "august", "september"])
def test_other_months_end_nothing(month: str) -> None:
    table = scoring({}, score=5, month=month)
    assert table.match.result is None


@pytest.mark.rule("DP-END-03", "DP-END-04")
@pytest.mark.parametrize(("will", "winner"), [("red", 0), ("white", 1)])
def test_in_the_middle_the_holder_of_the_will_wins(will: str, winner: int) -> None:
    table = scoring({}, score=0, will=will, month="october_november")
    assert table.match.result == cg.Result((winner,), (0, 0), "october_will")  # never a draw


@pytest.mark.rule("DP-END-05")
def test_october_does_not_stop_the_round() -> None:
    table = scene(
        turns="red white",
        red="green_2",
        white="blue_2",
        day=31,
        month="september",
        objectives=("purple_2", "purple_3"),
        board={"brown": "white_unit_01"},
    )
    table.do("play:green_2").idle()
    assert (table.month, table.match.result) == ("october_november", None)
    table.do("play:blue_2").idle()  # the remaining turn
    assert table.step() == "UnrestChoice"  # and the whole scoring phase
    table.do("unrest:score")
    assert table.match.result == cg.Result((1,), (-6, 6), "october")
