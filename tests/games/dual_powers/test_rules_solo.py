"""Chapter 12: the solo game against the Opposition."""

from typing import Any

import pytest

import consigliere as cg
from consigliere.games.dual_powers.components import DATA, OPPOSITION, TOKEN_IDS

from .scene import COMMAND_CARDS, Table, begin, card, scene

OPPOSITION_UNITS = {TOKEN_IDS[t] for t in OPPOSITION}
OTHER = {"red": "white", "white": "red"}


def solo(**more: Any) -> Table:
    return scene(mode="solo", **more)


# --- set-up


@pytest.mark.rule("DP-SOLO-01", "DP-D-16")
@pytest.mark.parametrize("side", ["red", "white"])
def test_one_human_plays_a_faction_of_choice(side: str) -> None:
    table = begin("solo", side=side)
    assert table.match.setup.seats == 1
    assert table.view(side)["you"] == side
    assert table.view(side)["sides"][OTHER[side]]["seat"] is None
    while table.match.result is None:
        assert table.asked() == [side]  # the Opposition decides nothing
        table.play(0, table.match.options(0)[-1])
    with pytest.raises(cg.NotUnderstood, match="mode solo has 1 seat"):
        cg.new("dual_powers", seats=2, seed=1, options={"mode": "solo"})


@pytest.mark.rule("DP-SOLO-02", "DP-SOLO-06")
@pytest.mark.parametrize("side", ["red", "white"])
def test_the_other_factions_units_are_not_used(side: str) -> None:
    table = begin("solo", side=side)
    for n in range(1, 11):
        assert table.at(f"{OTHER[side]}_unit_{n:02}") == "out"
        assert table.at(f"{side}_unit_{n:02}") == "supply"
    own = {"red": ("lenin", "stalin", "zinoviev"), "white": ("kerensky", "lvov", "kornilov")}[side]
    assert {card(name) for name in own} <= set(table.hands[side])
    assert {table.at(name) for name in own} == {"supply"}


@pytest.mark.rule("DP-SOLO-03", "DP-RULE-24", "DP-D-16")
def test_the_level_is_one_to_six_chosen_once() -> None:
    for level in range(1, 7):
        table = begin("solo", difficulty=level)
        assert table.view(None)["difficulty"] == level
    assert begin("solo").view(None)["difficulty"] == 1  # advised for a first game
    for wrong in (0, 7):
        with pytest.raises(cg.NotUnderstood, match="difficulty is one of 1, 2, 3, 4, 5, 6"):
            begin("solo", difficulty=wrong)
    faces = [face for chip in DATA["solo"]["difficulty_chips"] for face in chip["faces"]]
    assert faces == [1, 2, 3, 4, 5, 6]
    table = begin("solo", difficulty=4)
    assert not any("difficulty" in str(option) for option in table.match.title.actions(1, table.match.setup.options))


@pytest.mark.rule("DP-SOLO-04")
def test_27_opposition_units_wait_in_the_supply() -> None:
    table = solo(turns="red", red="green_2")
    assert len(OPPOSITION_UNITS) == 27
    assert table.tokens("supply") >= OPPOSITION_UNITS
    levels = [name.split("_")[1] for name in OPPOSITION_UNITS]
    assert {level: levels.count(level) for level in levels} == {"1": 9, "2": 9, "3": 9}


@pytest.mark.rule("DP-SOLO-05", "DP-RULE-21")
def test_the_other_leaders_cards_lie_shuffled_face_down() -> None:
    firsts = set()
    for seed in range(30):
        table = begin("solo", seed=seed)
        (on_board,) = [name for name in ("kerensky", "lvov", "kornilov") if table.at(name) != "supply"]
        firsts.add(on_board)
        assert set(table.leader_pile) == {card(n) for n in ("kerensky", "lvov", "kornilov")} - {card(on_board)}
        assert table.view("red")["leader_pile"] == 2  # a number: nobody looks at them
        assert table.hands["white"] == []
    assert firsts == {"kerensky", "lvov", "kornilov"}


# --- draw and objective phases


@pytest.mark.rule("DP-SOLO-07", "DP-SOLO-08")
def test_four_cards_one_unseen_objective_five_for_the_opposition_in_this_order() -> None:
    ten = "green_2 green_3 green_4a green_4b green_5a green_5b green_6a green_6b red_2 red_3"
    table = solo(steps=["SoloDraw"], deck=ten, draws=(9, 8, 7, 6, 5, 4, 3, 2, 1, 0), leader_pile="lvov")
    order = [card(name) for name in reversed(ten.split())]
    assert table.hands["red"] == order[:4]
    assert table.objective == {"red": order[4], "white": None}  # the Opposition's space stays empty
    assert set(table.pile) == set(order[5:])
    assert table.deck == []
    assert table.happened("unseen", "red") == [{"event": "unseen", "side": "red", "count": 5}]  # no card is named


@pytest.mark.rule("DP-SOLO-09")
def test_nobody_knows_the_objective_and_nobody_chooses_it() -> None:
    table = begin("solo")
    assert table.step() == "Turn"  # no question about an objective was asked
    secret = table.objective["red"]
    assert secret in COMMAND_CARDS
    for who in ("red", None):
        assert table.view(who)["sides"]["red"]["objective"] == "hidden"
        assert secret not in str(table.match.view(0 if who else None))
        assert secret not in str(table.match.events(0 if who else None))
    # a refusal does not reveal it either
    other = next(one for one in table.deck)
    table.refuses(f"play:{secret}", "DP-ACT-05")
    table.refuses(f"play:{other}", "DP-ACT-05")


@pytest.mark.rule("DP-SOLO-10", "DP-SOLO-11", "DP-RULE-25")
def test_an_opposition_leader_enters_the_unrest_and_does_nothing_else() -> None:
    board = {"purple": "neutral_unit_01*"}
    table = solo(
        steps=["SoloObjectivePhase"],
        leader_pile="kornilov lvov",
        unrest="purple",
        will="white",
        board=board,
        draws=(1,),
    )
    assert table.at("lvov") == "purple"  # ready; the top card is lvov's
    assert table.leader_pile == [card("kornilov")]
    assert table.at("kornilov") == "supply"
    assert (table.day, table.blocked) == (1, "green_red")  # no days, no special
    assert table.at("neutral_unit_01") == "purple*"  # nobody refreshed


@pytest.mark.rule("DP-SOLO-12")
def test_then_the_will_goes_to_the_opposition() -> None:
    table = solo(steps=["SoloObjectivePhase"], leader_pile="lvov", will="red")
    assert table.will == "white"
    assert solo(steps=["SoloObjectivePhase"], leader_pile="lvov", will="white").will == "white"
    for seed in range(5):
        later = begin("solo", seed=seed)
        while later.match.result is None and later.round < 2:
            later.play(0, later.match.options(0)[0])
        assert later.match.result is not None or later.will == "white"


# --- action phase


@pytest.mark.rule("DP-SOLO-13")
@pytest.mark.parametrize("side", ["red", "white"])
def test_the_opposition_takes_the_first_and_the_last_of_nine_turns(side: str) -> None:
    table = begin("solo", side=side, seed=2)
    while table.round == 1 and table.match.result is None:
        table.play(0, table.match.options(0)[-1])
    order = [event["side"] for event in table.happened("played")][:9]
    assert order == [OTHER[side], side] * 4 + [OTHER[side]]


def opposition(name: str, **more: Any) -> Table:
    """The Opposition takes one turn with this card; then it is the player's."""
    more.setdefault("leader_pile", "kerensky lvov")
    return solo(turns="opposition red", pile=name, red="green_2", **more)


@pytest.mark.rule("DP-SOLO-14")
def test_its_card_moves_the_date_like_any_other() -> None:
    assert opposition("blue_3", day=3).day == 6
    assert opposition("blue_3", day=27).day == 31  # snap
    turned = opposition("blue_3", day=30 + 1, will="red", unrest="purple")
    assert (turned.day, turned.month, turned.will) == (1, "may_june", "white")
    assert turned.at("trotsky_neutral") == "purple"
    assert turned.played["white"] == [card("blue_3")]
    assert turned.pile == []


@pytest.mark.rule("DP-SOLO-14")
@pytest.mark.parametrize(("pile", "day"), [("blue_3 blue_2", 3), ("blue_2 blue_3", 4)])
def test_the_top_card_of_the_pile_is_turned_up(pile: str, day: int) -> None:
    assert solo(turns="opposition red", pile=pile, red="green_2").day == day


@pytest.mark.rule("DP-SOLO-15")
@pytest.mark.parametrize(("name", "level"), [("purple_2", 1), ("blue_4a", 2), ("white_6a", 3)])
def test_it_places_one_unit_of_the_cards_level_in_the_cards_region(name: str, level: int) -> None:
    table = opposition(name)
    (placed,) = OPPOSITION_UNITS - table.tokens("supply")
    assert placed.startswith(f"opposition_{level}_")
    assert table.at(placed) == name.partition("_")[0]  # ready


@pytest.mark.rule("DP-SOLO-15", "DP-RULE-23")
def test_with_none_of_the_level_left_nothing_is_placed() -> None:
    on_board = {"red": " ".join(sorted(one for one in OPPOSITION_UNITS if one.startswith("opposition_2")))}
    table = opposition("blue_4a", board=on_board)
    assert table.tokens("blue") == set()
    assert table.day == 5
    assert table.happened("none_left") == [{"event": "none_left", "level": 2}]


@pytest.mark.rule("DP-SOLO-16")
def test_it_never_moves_and_never_refreshes() -> None:
    board = {"blue": "opposition_1_01* lvov*", "white": "opposition_2_01"}
    for name in ("purple_2", "purple_3", "purple_5a"):  # double move, refresh, move
        table = opposition(name, board=board, leader_pile="kerensky", will="white")
        assert table.tokens("blue") == {"opposition_1_01*", "leader_lvov*"}
        assert table.tokens("white") == {"opposition_2_01"}


@pytest.mark.rule("DP-SOLO-17")
@pytest.mark.parametrize("day", [13, 27, 28])
def test_its_bonus_is_a_level_one_unit_in_the_unrest(day: int) -> None:
    name = "blue_4a" if day == 27 else "blue_2"  # 13 to 15; 27 to 31; 28 to 30 to 31
    table = opposition(name, day=day, unrest="purple")
    assert table.day == (15 if day == 13 else 31)
    assert table.tokens("purple") == {"opposition_1_01" if name == "blue_4a" else "opposition_1_02"}
    assert len(table.tokens("blue")) == 1
    assert table.happened("bonus") == [{"event": "bonus", "side": "white", "action": "bonus_recruit"}]


@pytest.mark.rule("DP-SOLO-17")
@pytest.mark.parametrize("day", [12, 14, 31])
def test_passing_earns_the_opposition_nothing(day: int) -> None:
    table = opposition("blue_2", day=day, unrest="purple", month="july")
    assert table.tokens("purple") == set()
    assert table.happened("bonus") == []


@pytest.mark.rule("DP-SOLO-18")
@pytest.mark.parametrize("month", ["july", "october_november"])
def test_past_31_it_takes_the_will_in_october_too(month: str) -> None:
    table = opposition("blue_2", day=31, will="red", month=month)
    assert (table.day, table.will) == (1, "white")
    stays = opposition("blue_2", day=20, will="red", month=month)
    assert stays.will == "red"


@pytest.mark.rule("DP-SOLO-19")
def test_its_cards_lie_in_a_row_in_the_order_played() -> None:
    pile = "white_4a red_3 blue_2"  # the top card stands last
    table = solo(turns="opposition opposition opposition red", pile=pile, red="green_2")
    names = table.view("red")["sides"]["white"]["played"]
    assert names == [event["card"] for event in table.happened("played")]
    assert names == [card("blue_2"), card("red_3"), card("white_4a")]


@pytest.mark.rule("DP-SOLO-20")
def test_the_players_turn_is_the_usual_one() -> None:
    table = solo(turns="red opposition red", pile="blue_2", red="green_4a green_2", day=11, leader_pile="lvov")
    table.do("play:green_4a", "act:recruit", "recruit:red_unit_05")
    assert table.may("bonus") == {"bonus_recruit", "bonus_move", "bonus_draw"}  # 15; nothing to organise without a card
    table.do("bonus:bonus_move", "move:red_unit_05", "to:blue")
    assert table.at("red_unit_05") == "blue"
    assert table.at("opposition_1_01") == "blue"  # the Opposition has moved meanwhile


@pytest.mark.rule("DP-SOLO-21", "DP-D-17", "DP-RULE-38")
def test_organise_shows_the_own_objective_to_the_player_alone() -> None:
    table = solo(turns="red red", red="green_2 green_4a", day=13, objectives=("purple_2", ""))
    table.do("play:green_2", "decline")
    assert "bonus_organise" in table.may("bonus")
    table.do("bonus:bonus_organise")
    assert table.step() == "Turn"  # instead of any other bonus action
    assert table.view("red")["sides"]["red"]["objective"] == card("purple_2")
    assert table.view(None)["sides"]["red"]["objective"] == "hidden"
    assert table.view("red")["sides"]["red"]["objective_shown"] is False  # looked at, not turned up
    assert table.happened("organised", "red")[0]["card"] == card("purple_2")
    assert "card" not in table.happened("organised")[0]
    table.refuses("play:purple_2", "DP-OBJ-04")  # known now, so it can be named


@pytest.mark.rule("DP-SOLO-21", "DP-D-17")
def test_organise_is_offered_while_the_card_is_unseen_also_in_the_unrest() -> None:
    seen = solo(turns="red red", red="green_2 green_4a", day=13, objectives=("purple_2", ""), seen=True)
    seen.do("play:green_2", "decline")
    assert "bonus_organise" not in seen.may("bonus")
    seen.refuses("bonus:bonus_organise", "DP-ACT-10")
    unrest = solo_scoring("red_2", {"brown": "red_unit_01"})
    unrest.do("unrest:bonus")
    assert "bonus_organise" in unrest.may("bonus")
    duel = scene(turns="red white", red="green_2", white="blue_2", day=13, objectives=("purple_2", "purple_3"))
    duel.do("play:green_2", "decline")
    assert "bonus_organise" not in duel.may("bonus")
    duel.refuses("bonus:bonus_organise", "DP-SOLO-21")


@pytest.mark.rule("DP-SOLO-22", "DP-RULE-22")
def test_espionage_reveals_nothing_but_the_leader_enters() -> None:
    table = solo(turns="red opposition red", pile="blue_2", red="stalin green_2", objectives=("purple_2", ""))
    table.do("play:stalin")
    assert table.may() == {"act:leader_recruit", "finish"}
    table.refuses("act:espionage", "DP-ACT-10")
    table.do("act:leader_recruit", "to:blue")
    assert table.at("stalin") == "blue"
    assert table.view("red")["sides"]["red"]["objective"] == "hidden"


# --- scoring


def solo_scoring(played: str, board: dict[str, str] | None = None, **more: Any) -> Table:
    more.setdefault("objectives", ("purple_3", ""))
    return solo(steps=["ScoringPhase"], played=("", played), board=board, blockade="red", **more)


@pytest.mark.rule("DP-SOLO-23")
def test_a_stronger_opposition_always_scores_the_unrest() -> None:
    table = solo_scoring("blue_2", {"brown": "opposition_3_01"}, month="july")
    assert table.match.deciders == ()
    assert table.happened("scored")[0] == {"event": "scored", "side": "white", "points": 3, "why": "unrest", "score": 3}
    you = solo_scoring("blue_2", {"brown": "red_unit_01"})
    assert you.may() == {"unrest:score", "unrest:bonus"}


def objective(row: str) -> str:
    """The Opposition's objective card after it has played this row."""
    table = solo_scoring(row, objectives=("", ""))
    (revealed,) = table.happened("revealed")
    assert revealed["side"] == "white"
    return str(revealed["card"])


@pytest.mark.rule("DP-SOLO-24")
def test_the_region_with_most_days_and_its_card_with_most_points() -> None:
    assert objective("red_2 red_4a blue_5a white_3 green_2") == card("red_4a")  # red 6
    assert objective("red_6a red_3 blue_5a white_3 green_2") == card("red_3")  # red 9; 3 points beat 1
    assert objective("blue_6a red_3 blue_2 red_6b red_2") == card("red_3")  # red 11
    assert objective("red_6a blue_2 green_2 white_2 blue_3") == card("red_6a")  # 6 days beat 5, whatever the cards
    table = solo_scoring("red_2 blue_2 white_2 green_3 brown_2", objectives=("purple_3", ""))
    sides = {event["side"]: event["card"] for event in table.happened("revealed")}
    assert sides == {"red": card("purple_3"), "white": card("green_3")}
    assert table.view(None)["sides"]["red"]["objective"] == card("purple_3")  # revealed now at the latest


@pytest.mark.rule("DP-SOLO-25")
def test_ties_go_to_more_cards_then_to_the_card_played_last() -> None:
    assert objective("blue_6b red_2 red_4a white_3 green_2") == card("red_4a")  # 6 and 6; two cards beat one
    assert objective("red_2 red_4a blue_6b white_3 green_2") == card("red_4a")
    assert objective("red_5a blue_5b white_2 green_2 brown_2") == card("blue_5b")  # one card each; blue came later
    assert objective("blue_5b red_5a white_2 green_2 brown_2") == card("red_5a")


@pytest.mark.rule("DP-SOLO-25", "DP-RULE-41")
def test_the_last_card_decides_the_region_only() -> None:
    assert objective("red_4b purple_4b brown_5a red_2 purple_2") == card("purple_4b")


@pytest.mark.rule("DP-RULE-32")
def test_of_equal_points_the_later_card_is_the_objective() -> None:
    assert objective("red_3 red_5a blue_2 white_2 green_2") == card("red_5a")
    assert objective("red_5a red_3 blue_2 white_2 green_2") == card("red_3")


@pytest.mark.rule("DP-SOLO-26")
@pytest.mark.parametrize(
    ("score", "will", "first"), [(1, "white", "red"), (-1, "red", "white"), (0, "red", "white"), (0, "white", "red")]
)
def test_markers_two_and_three_follow_the_usual_order(score: int, will: str, first: str) -> None:
    table = solo_scoring("blue_2", score=score, will=will)
    regions = {"red": "purple", "white": "blue"}
    assert table.markers == ["brown", regions[first], regions[OTHER[first]]]


@pytest.mark.rule("DP-SOLO-27")
def test_objectives_are_scored_as_usual() -> None:
    board = {"purple": "opposition_3_01 red_unit_01", "blue": "red_unit_10 opposition_1_01"}
    table = solo_scoring("blue_4b", board, objectives=("purple_3", ""))
    scored = {event["why"]: (event["side"], event["points"]) for event in table.happened("scored")}
    assert scored == {card("purple_3"): ("white", 3), card("blue_4b"): ("red", 4)}
    assert table.score == -1


@pytest.mark.rule("DP-SOLO-28", "DP-COMP-22")
@pytest.mark.parametrize("level", range(1, 7))
def test_an_exhausted_opposition_unit_has_the_strength_of_the_level(level: int) -> None:
    def stronger(opposed: str) -> str:
        board = {"brown": f"opposition_1_01* {opposed}"}
        table = solo_scoring("blue_2", board, difficulty=level, will="red")
        return str(table.happened("unrest")[0]["side"])

    # red of strength 0 to 6, from 1 on with two tokens: enough to win a tie
    of = [
        "red_unit_01*",
        "red_unit_01 red_unit_02*",
        "red_unit_01 red_unit_03",
        "red_unit_01 red_unit_05",
        "red_unit_05 red_unit_06",
        "red_unit_10 red_unit_05",
        "red_unit_10 red_unit_09",
    ]
    assert stronger(of[level]) == "red"
    assert stronger(of[level - 1]) == "white"


@pytest.mark.rule("DP-SOLO-28", "DP-RULE-23")
def test_opposition_units_are_exhausted_and_go_back_to_its_supply() -> None:
    table = solo_scoring("blue_2", {"purple": "opposition_2_01 opposition_3_01* lvov*"}, leader_pile="kerensky")
    assert table.tokens("purple") == {"opposition_2_01*"}
    assert table.at("opposition_3_01") == "supply"
    assert table.at("lvov") == "out"


@pytest.mark.rule("DP-SOLO-29")
def test_clean_up_discards_the_oppositions_cards_too() -> None:
    table = solo(
        steps=["CleanUp"],
        played=("green_2", "blue_2 blue_3 red_2 red_3 white_2"),
        objectives=("purple_2", ""),
        seen=True,
    )
    names = "green_2 blue_2 blue_3 red_2 red_3 white_2 purple_2"
    assert set(table.discard) == {card(name) for name in names.split()}
    assert (table.unrest, table.objective["red"], table.objective_seen) == ("green", None, False)


# --- the end, and the rest


@pytest.mark.rule("DP-SOLO-30")
@pytest.mark.parametrize(("side", "winners"), [("red", (0,)), ("white", ())])
def test_an_end_of_the_track_ends_the_solo_game_at_once(side: str, winners: tuple[int, ...]) -> None:
    token = "red_unit_01" if side == "red" else "opposition_1_01"
    table = solo_scoring("blue_2", {"brown": token}, score=-11 if side == "red" else 11)
    if side == "red":
        table.do("unrest:score")
    assert table.match.result is not None
    assert (table.match.result.winners, table.match.result.reason) == (winners, "support_track")
    assert table.markers == ["brown", None, None]


@pytest.mark.rule("DP-SOLO-31")
@pytest.mark.parametrize(
    ("score", "will", "winners", "reason"),
    [
        (-1, "white", (0,), "round_three"),
        (1, "red", (), "round_three"),
        (0, "red", (0,), "round_three_will"),
        (0, "white", (), "round_three_will"),
    ],
)
def test_round_three_ends_it_by_half_or_by_will(score: int, will: str, winners: tuple[int, ...], reason: str) -> None:
    table = solo_scoring("blue_2", score=score, will=will, round=3)
    assert table.match.result == cg.Result(winners, (-score,), reason)
    assert solo_scoring("blue_2", score=score, will=will, round=2).match.result is None


@pytest.mark.rule("DP-SOLO-32", "DP-RULE-35")
def test_october_is_no_end_of_the_solo_game() -> None:
    assert solo_scoring("blue_2", month="october_november", score=5, round=1).match.result is None


@pytest.mark.rule("DP-SOLO-33", "DP-RULE-34")
def test_red_trotsky_belongs_to_a_red_opposition() -> None:
    board = {"brown": "trotsky_red neutral_unit_01 neutral_unit_02 white_unit_05 white_unit_06"}  # 3 + 2 against 4
    red = solo(steps=["ResolveUnrest"], side="white", board=board, will="red", month="august", played=("blue_2", ""))
    assert red.happened("unrest")[0]["side"] == "red"
    without = {"brown": "neutral_unit_01 neutral_unit_02 white_unit_01"}
    alone = solo(steps=["ResolveUnrest"], side="white", board=without, will="red", month="august")
    assert alone.happened("unrest")[0]["side"] == "white"
    turn = solo(turns="opposition white", side="white", pile="blue_5a", white="green_2", board=board, month="august")
    assert turn.at("trotsky_red") == "brown"  # never moved
    mine = solo(turns="red", red="green_5a", board={"blue": "trotsky_red"}, month="august", will="white")
    assert mine.do("play:green_5a", "act:move").may("move") == {"trotsky_red"}


@pytest.mark.rule("DP-SOLO-33")
def test_the_opposition_counts_neutral_tokens_while_it_holds_the_will() -> None:
    board = {"brown": "opposition_1_01 neutral_unit_01 neutral_unit_02 red_unit_05"}  # 1 + 2 against 2
    for will, winner in (("white", "white"), ("red", "red")):
        table = solo(steps=["ResolveUnrest"], board=board, will=will, played=("", "blue_2"))
        assert table.happened("unrest")[0]["side"] == winner


@pytest.mark.rule("DP-SOLO-34")
def test_the_players_leaders_work_as_usual() -> None:
    table = solo(turns="red red red", red="zinoviev lenin green_2", will="white", board={"blue": "neutral_unit_01*"})
    table.do("play:zinoviev", "act:organise_protest", "block:white_blue", "finish")
    assert table.blocked == "white_blue"
    table.do("play:lenin", "act:inspire_people")
    assert table.will == "red"
    table.do("act:leader_recruit", "to:blue")
    assert table.tokens("blue") == {"leader_lenin", "neutral_unit_01"}


@pytest.mark.rule("DP-RULE-42")
def test_opposition_units_are_unit_tokens() -> None:
    board = {"brown": "opposition_2_01 opposition_2_02 red_unit_10"}  # 4 against 3
    table = solo(steps=["ResolveUnrest"], board=board, will="red", played=("", "blue_2"))
    assert table.happened("unrest")[0]["side"] == "white"
    you = solo(turns="red", red="green_5a", board={"blue": "opposition_2_01 red_unit_01"}, will="red")
    you.do("play:green_5a", "act:move")
    you.refuses("move:opposition_2_01", "DP-ORD-10")  # an opponent's unit like any other
