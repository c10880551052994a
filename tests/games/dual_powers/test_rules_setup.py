"""Chapters 2 to 5: set-up, the round, drawing cards, choosing objectives."""

from itertools import pairwise

import pytest

import consigliere as cg
from consigliere.engine import Dictated
from consigliere.games.dual_powers.components import DATA, REGION_IDS, TRACK_SIGN
from consigliere.games.dual_powers.state import Petrograd
from consigliere.games.dual_powers.title import TITLE

from .scene import COMMAND_CARDS, begin, card, scene

RED_LEADERS = {"leader_card_lenin", "leader_card_stalin", "leader_card_zinoviev"}
WHITE_LEADERS = {"leader_card_kerensky", "leader_card_lvov", "leader_card_kornilov"}

# --- chapter 2: set-up


@pytest.mark.rule("DP-SET-01", "DP-D-01")
@pytest.mark.parametrize("side", ["red", "white"])
def test_the_players_agree_who_is_red_and_who_is_white(side: str) -> None:
    table = begin(side=side)
    other = "white" if side == "red" else "red"
    assert (table.seat(side), table.seat(other)) == (0, 1)
    assert table.match.view(0)["table"]["you"] == side
    assert table.match.view(1)["table"]["you"] == other
    assert DATA["components"]["aid_cards"] == table.match.setup.seats  # one each
    with pytest.raises(cg.NotUnderstood, match="option side is one of red, white"):
        begin(side="green")


@pytest.mark.rule("DP-SET-02")
def test_each_player_has_an_own_half_of_the_track() -> None:
    assert sorted(TRACK_SIGN) == [-1, 1]
    ends = [scene(steps=["EndCheck"], month="october_november", score=score).match.result for score in (-1, 1)]
    assert [end.winners for end in ends if end] == [(0,), (1,)]


@pytest.mark.rule("DP-SET-03", "DP-SET-04")
def test_each_player_has_three_leaders_and_ten_units_of_the_own_colour() -> None:
    table = begin()
    for side, leaders in (("red", RED_LEADERS), ("white", WHITE_LEADERS)):
        assert leaders < set(table.hands[side])
        units = {f"{side}_unit_{n:02}" for n in range(1, 11)}
        tokens = {name.replace("card_", "") for name in leaders}
        assert units | tokens <= table.tokens("supply")  # no star: ready
    assert len(table.tokens("supply")) == 26


@pytest.mark.rule("DP-SET-04")
def test_leader_cards_are_in_the_hidden_hand_and_the_supply_is_public() -> None:
    table = begin()
    spectator = table.view(None)
    assert spectator["hand"] is None
    assert spectator["tokens"]["red_unit_01"] == "supply"
    assert set(table.view("white")["hand"]).isdisjoint(RED_LEADERS)


@pytest.mark.rule("DP-SET-05")
def test_one_neutral_unit_stands_ready_in_each_region_at_random() -> None:
    boards = set()
    for seed in range(20):
        table = begin(seed=seed)
        spots = {name: table.at(name) for name in table.all["tokens"] if name.startswith("neutral_unit")}
        assert sorted(spots.values()) == sorted(REGION_IDS)  # no star: ready
        boards.add(tuple(spots.values()))
    assert len(boards) > 10


@pytest.mark.rule("DP-SET-06", "DP-SET-07", "DP-SET-08", "DP-SET-09", "DP-SET-10")
def test_markers_start_on_their_places() -> None:
    table = begin()
    assert table.score == 0
    assert table.will == "red"
    assert (table.month, table.day) == ("march_april", 1)
    assert table.at("trotsky_neutral") == table.at("trotsky_red") == "calendar"
    starts = {token["id"]: token["start"] for token in DATA["leader_tokens"]}
    assert (starts["trotsky_neutral"], starts["trotsky_red"]) == ("calendar:may_june", "calendar:august")
    assert table.markers == [None, None, None]


@pytest.mark.rule("DP-SET-11", "DP-SET-12")
def test_two_region_tiles_are_turned_up_at_random() -> None:
    pairs = set()
    for seed in range(60):
        table = begin(seed=seed)
        assert len(table.tiles) == 4
        assert sorted([*table.tiles, table.unrest, table.blockade]) == sorted(REGION_IDS)
        assert table.removed_tiles == []
        pairs.add((table.unrest, table.blockade))
        assert (table.view(None)["unrest"], table.view(None)["tiles_left"]) == (table.unrest, 4)
    assert {unrest for unrest, _ in pairs} == {blockade for _, blockade in pairs} == set(REGION_IDS)


@pytest.mark.rule("DP-SET-12", "DP-RULE-40")
def test_the_first_tile_goes_to_unrest_the_second_to_blockade() -> None:
    options = TITLE.complete_options(2, {})
    five_for_the_neutral_units = (0, 0, 0, 0, 0)
    g = TITLE.start(2, options, Dictated((*five_for_the_neutral_units, 3, 0), start=1))
    assert isinstance(g, Petrograd)
    assert (g.unrest, g.blockade) == (3, 0)


@pytest.mark.rule("DP-SET-13")
def test_the_blockade_marker_is_on_the_arrow_of_the_blockade_tile() -> None:
    arrows = {link["colour"]: link["id"] for link in DATA["connections"]}
    seen = set()
    for seed in range(40):
        table = begin(seed=seed)
        assert table.blocked == arrows[table.blockade]
        seen.add(table.blocked)
    assert len(seen) == 6


@pytest.mark.rule("DP-SET-14")
def test_the_deck_holds_all_command_cards_and_nothing_is_discarded() -> None:
    table = begin()
    dealt = [one for hand in table.hands.values() for one in hand if one in COMMAND_CARDS]
    assert sorted([*table.deck, *dealt]) == sorted(COMMAND_CARDS)
    assert table.discard == []
    assert begin(seed=1).hands != begin(seed=2).hands  # shuffled


# --- chapter 3: the round


@pytest.mark.rule("DP-RND-01", "DP-RND-02")
def test_five_phases_in_order_again_and_again() -> None:
    table = begin(seed=3)
    assert DATA["round"]["phases"] == ["draw", "objective", "action", "scoring", "cleanup"]
    phases = [table.phase]
    while table.match.result is None:
        seat = table.match.deciders[0]
        table.play(seat, table.match.options(seat)[-1])
        if table.phase != phases[-1]:
            phases.append(table.phase)
    # the order in which people are asked: nobody in the draw and clean-up phases, perhaps nobody in scoring
    after = {"objective": ["action"], "action": ["scoring", "objective"], "scoring": ["objective"]}
    assert all(new in after[old] for old, new in pairwise(phases))
    assert table.round == phases.count("objective") > 1
    kinds = [event["event"] for row in table.match.events(None) for event in row]
    order = [kind for kind in kinds if kind in ("round", "drew", "objective", "played", "revealed", "tiles")]
    one_round = ["round", "drew", "drew", "objective", "objective", *["played"] * 8, "revealed", "revealed", "tiles"]
    assert order[: len(one_round)] == one_round
    assert order[len(one_round)] == "round"


@pytest.mark.rule("DP-RND-03")
def test_the_goal_is_the_marker_on_the_own_half_or_at_the_own_end() -> None:
    by_date = scene(steps=["EndCheck"], month="october_november", score=2).match.result
    assert by_date == cg.Result((1,), (-2, 2), "october")
    by_track = scene(steps=["ScoringPhase"], unrest="green", blockade="red", score=-11, board={"green": "red_unit_01"})
    by_track.do("unrest:score")
    assert by_track.match.result == cg.Result((0,), (12, -12), "support_track")


# --- chapter 4: draw phase


@pytest.mark.rule("DP-DRAW-01", "DP-DRAW-02")
def test_each_player_draws_five_and_holds_eight_in_round_one() -> None:
    table = begin()
    for side, leaders in (("red", RED_LEADERS), ("white", WHITE_LEADERS)):
        hand = table.hands[side]
        assert len(hand) == 8
        assert set(hand) - leaders <= set(COMMAND_CARDS)
    assert table.happened("drew") == [{"event": "drew", "side": s, "count": 5} for s in ("red", "white")]


@pytest.mark.rule("DP-DRAW-01")
@pytest.mark.parametrize("will", ["red", "white"])
def test_the_holder_of_the_will_is_dealt_all_five_first(will: str) -> None:
    five = "green_2 green_3 green_4a green_4b green_5a"
    table = scene(steps=["DrawPhase"], will=will, deck=five, draws=(4, 3, 2, 1, 0))
    assert table.happened("drew", will)[0]["cards"] == [card(name) for name in reversed(five.split())]
    assert table.happened("drew")[0]["side"] == will
    assert "cards" not in table.happened("drew", "white" if will == "red" else "red")[0]


@pytest.mark.rule("DP-DRAW-03", "DP-DRAW-04")
def test_unplayed_cards_are_kept_without_limit() -> None:
    kept = "green_2 green_3 green_4a green_4b green_5a green_5b green_6a green_6b red_2 red_3 red_4a red_4b"
    table = scene(steps=["CleanUp", "DrawPhase"], red=kept, played=("blue_2 blue_3", ""))
    assert set(table.hands["red"]) >= {card(name) for name in kept.split()}
    assert len(table.hands["red"]) == 12 + 5
    assert DATA["round"]["hand_limit"] == 0


@pytest.mark.rule("DP-DRAW-05", "DP-RULE-26")
def test_an_empty_deck_is_renewed_from_the_discard_pile_in_the_middle_of_a_draw() -> None:
    table = scene(
        steps=["DrawPhase"],
        deck="green_2 green_3",
        red="lenin",
        played=("red_2 zinoviev", "red_3"),
        objectives=("blue_2", "blue_3"),
    )
    assert {card("green_2"), card("green_3")} < set(table.hands["red"])  # the old deck first
    assert len(table.hands["red"]) == 6
    assert len(table.hands["white"]) == 5
    drawn = {*table.hands["red"], *table.hands["white"]}
    untouched = {card(name) for name in ("red_2", "red_3", "blue_2", "blue_3", "zinoviev", "stalin")}
    assert drawn.isdisjoint(untouched)
    assert set(table.deck).isdisjoint(untouched)
    assert table.played == {"red": [card("red_2"), card("zinoviev")], "white": [card("red_3")]}
    assert table.discard == []
    assert len(table.happened("reshuffled")) == 1


@pytest.mark.rule("DP-DRAW-05", "DP-RULE-26")
def test_the_deck_is_not_renewed_before_a_card_is_needed() -> None:
    ten = "green_2 green_3 green_4a green_4b green_5a green_5b green_6a green_6b red_2 red_3"
    table = scene(steps=["DrawPhase"], deck=ten)
    assert (table.deck, len(table.discard)) == ([], 38)
    assert table.happened("reshuffled") == []


@pytest.mark.rule("DP-DRAW-05", "DP-BON-05", "DP-RULE-26")
def test_a_bonus_draw_renews_an_empty_deck() -> None:
    table = scene(turns="red white", red="green_2 green_3", white="blue_2", day=13, deck="", objectives=("red_2", ""))
    table.do("play:green_2", "decline")
    assert (table.deck, len(table.discard)) == ([], 44)
    assert "bonus_draw" in table.may("bonus")  # the discard pile will do
    table.do("bonus:bonus_draw")
    (drawn,) = set(table.hands["red"]) - {card("green_3")}
    assert drawn not in (card("green_2"), card("blue_2"), card("red_2"))  # not face-up cards or objectives
    assert (len(table.deck), table.discard) == (43, [])
    assert len(table.happened("reshuffled")) == 1


@pytest.mark.rule("DP-DRAW-06", "DP-RULE-44")
def test_a_draw_gives_what_there_is() -> None:
    everything = " ".join(COMMAND_CARDS[:42])
    table = scene(steps=["DrawPhase"], played=(everything, ""))
    assert (len(table.hands["red"]), len(table.hands["white"])) == (5, 1)
    assert table.deck == table.discard == []
    none_left = scene(turns="red", red="green_2", day=13, played=("", " ".join(COMMAND_CARDS[1:])))
    none_left.do("play:green_2", "decline")
    assert "bonus_draw" not in none_left.may("bonus")
    none_left.refuses("bonus:bonus_draw", "DP-ACT-10")


# --- chapter 5: objective phase


@pytest.mark.rule("DP-OBJ-01", "DP-D-02")
def test_each_lays_one_command_card_face_down_at_the_same_time() -> None:
    table = begin()
    red, white = (next(one for one in table.hands[side] if one in COMMAND_CARDS) for side in ("red", "white"))
    assert table.asked() == ["red", "white"]
    assert table.may("objective", "red") == set(table.hands["red"]) - RED_LEADERS
    assert table.may(side="red") == {f"objective:{one}" for one in set(table.hands["red"]) - RED_LEADERS}
    table.play(1, f"objective:{white}")
    assert table.asked() == ["red"]
    assert table.objective == {"red": None, "white": None}  # sealed until both have chosen
    table.play(0, f"objective:{red}")
    assert table.objective == {"red": red, "white": white}
    assert table.view("white")["sides"]["red"]["objective"] == "hidden"
    assert table.view(None)["sides"]["red"]["objective"] == "hidden"


@pytest.mark.rule("DP-OBJ-02")
def test_a_leader_card_is_no_objective() -> None:
    table = begin()
    table.refuses("objective:lenin", "DP-OBJ-02", "red")


@pytest.mark.rule("DP-OBJ-03", "DP-D-15")
def test_a_player_sees_the_own_objective_at_any_time() -> None:
    table = scene(turns="red white", red="green_2", white="green_3", objectives=("blue_2", "blue_3"))
    for _ in range(2):
        assert table.view("red")["sides"]["red"]["objective"] == card("blue_2")
        assert table.view("white")["sides"]["white"]["objective"] == card("blue_3")
        assert table.view("red")["sides"]["white"]["objective"] == "hidden"
        before = table.match.position()
        table.view("red")
        assert table.match.position() == before  # looking changes nothing
        if table.side() == "red":
            table.do("play:green_2", "decline")


@pytest.mark.rule("DP-OBJ-04")
def test_the_objective_has_left_the_hand_for_this_round() -> None:
    table = begin()
    red, white = (next(one for one in table.hands[side] if one in COMMAND_CARDS) for side in ("red", "white"))
    other = next(one for one in table.hands["red"] if one in COMMAND_CARDS and one != red)
    table.play(0, f"objective:{red}")
    table.play(1, f"objective:{white}")
    assert red not in table.hands["red"]
    assert len(table.hands["red"]) == 7
    table.refuses(f"play:{red}", "DP-OBJ-04")
    table.refuses(f"objective:{other}", "DP-OBJ-04")
