"""A position is refused if a step's fields or the table do not fit it, or if its result is impossible."""

from collections.abc import Callable
from typing import Any

import pytest

import consigliere as cg
from consigliere.engine import Fast, position
from consigliere.games.dual_powers.components import REGION_IDS
from consigliere.games.dual_powers.title import TITLE

from .scene import COMMAND_CARDS, Table, begin, card, scene, token

Change = Callable[[dict[str, Any], dict[str, Any]], Any]  # of the table and of the step that comes next


def refused(table: Table, change: Change) -> list[str]:
    """The complaints about a valid position after a change."""
    position = table.match.position()
    cg.from_position("dual_powers", position)
    top = position["stack"][-1]
    change(position["table"], top.get("of", top))
    with pytest.raises(cg.BadPosition) as refusal:
        cg.from_position("dual_powers", position)
    return refusal.value.problems


def duel(*options: str, **more: Any) -> Table:
    """A turn of red with the board of most of these tests, after these options."""
    board = {"blue": "red_unit_01 white_unit_01* neutral_unit_01", "green": "red_unit_02*"}
    row = {"red": "green_5b lenin zinoviev", "white": "blue_2", "board": board, "will": "white", **more}
    return scene(turns="red white", **row).do(*options)


def solo(*options: str) -> Table:
    board = {"blue": "red_unit_01", "brown": "kerensky"}
    table = scene(mode="solo", turns="red opposition", red="green_5b", leader_pile="lvov", pile="blue_2", board=board)
    return table.do(*options)


WHITE_BY_NOBODY = "side is white, which nobody plays"
BREAKS: list[tuple[Callable[[], Table], Change, str]] = [
    (begin, lambda t, s: t.update(phase="draw"), "phase is draw, not objective"),
    (duel, lambda t, s: t.update(phase="scoring"), "phase is scoring, not action"),
    (duel, lambda t, s: t.update(phase="cleanup"), "phase is cleanup, not action"),
    (duel, lambda t, s: s.update(side=None), "side is None, which nobody plays"),
    (duel, lambda t, s: t.update(round=0), "round is 0, but the first has begun"),
    (duel, lambda t, s: t.update(round=3), "there is no round 3 on day 1 of march_april; the last is 2"),
    (
        duel,
        lambda t, s: t["hands"]["white"].clear() or t["deck"].append(card("blue_2")),
        "hands.white has 0 cards for 1 turns",
    ),
    (solo, lambda t, s: s.update(side="white"), WHITE_BY_NOBODY),
    (solo, lambda t, s: t.update(round=4), "the last is 3"),
    (
        solo,
        lambda t, s: t["hands"]["white"].append(t["deck"].pop()),
        "the Opposition has no hand and lays no objective",
    ),
    (
        duel,
        lambda t, s: [
            t["deck"].extend(one for one in t["hands"]["red"] if one in COMMAND_CARDS),
            t["hands"]["red"].clear(),
        ],
        "hands.red has 0 cards for 1 turns",
    ),
    (begin, lambda t, s: laid(t), "objective.red lies there already"),
    (
        lambda: scene(turns="white red", white="kerensky", red="blue_2").do("play:kerensky"),
        lambda t, s: s.update(side=None),
        "side is None, which nobody plays",
    ),
    (lambda: duel("play:green_5b"), lambda t, s: s.update(card=card("blue_2")), "which red has not just played"),
    (lambda: duel("play:green_5b"), lambda t, s: s.update(card=None), "card is None, which red has not just played"),
    (lambda: duel("play:green_5b"), lambda t, s: s.update(side="white"), "which white has not just played"),
    (lambda: solo("play:green_5b"), lambda t, s: s.update(side="white"), WHITE_BY_NOBODY),
    (
        lambda: duel("play:green_5b"),
        lambda t, s: s.update(step="LeaderAction", recruit=True, special=True),
        "no leader card",
    ),
    (
        lambda: duel("play:lenin"),
        lambda t, s: [s.pop("recruit"), s.pop("special"), s.update(step="CommandAction")],
        "no command card",
    ),
    (lambda: duel("play:green_5b", "act:recruit"), lambda t, s: s.update(region="blue"), "of no recruiting"),
    (lambda: duel("play:green_5b", "act:recruit"), lambda t, s: s.update(left=4), "of no recruiting"),
    (lambda: duel("play:green_5b", "act:recruit"), lambda t, s: s.update(left=99), "of no recruiting"),
    (lambda: duel("play:green_5b", "act:recruit"), lambda t, s: s.update(exact=99), "of no recruiting"),
    (lambda: duel("play:green_5b", "act:recruit"), lambda t, s: s.update(more=2), "of no recruiting"),
    (lambda: duel("play:green_5b", "act:recruit"), lambda t, s: s.update(placed=True), "of no recruiting"),
    *[
        (
            lambda: duel("play:green_5b", "act:recruit", "recruit:red_unit_03"),
            lambda t, s, field=field, value=value: s.update({field: value}),
            "of no recruiting",
        )
        for field, value in (("left", 0), ("left", -1), ("left", 3), ("more", 1), ("more", 0), ("placed", False))
    ],
    (
        lambda: duel("play:green_5b", "act:recruit", "recruit:red_unit_03"),
        lambda t, s: s.update(region="blue"),
        "of no recruiting",
    ),
    (lambda: bonus("bonus_recruit", "recruit:red_unit_03"), lambda t, s: s.update(more=2), "of no recruiting"),
    (
        lambda: bonus("bonus_recruit", "recruit:red_unit_03"),
        lambda t, s: s.update(token="red_unit_01"),
        "token is red_unit_01, which cannot be recruited",
    ),
    (
        lambda: bonus("bonus_recruit", "recruit:red_unit_03"),
        lambda t, s: s.update(token="red_unit_10"),
        "token is red_unit_10, which cannot be recruited",
    ),
    (lambda: bonus("bonus_move"), lambda t, s: s.update(most=2, steps=2), "which nothing allows"),
    (
        lambda: bonus("bonus_move"),
        lambda t, s: t["tokens"].update(red_unit_01="supply", red_unit_02="supply"),
        "side is red, which has no token to move",
    ),
    (lambda: bonus("bonus_move", "move:red_unit_01"), lambda t, s: s.update(most=0), "which nothing allows"),
    (lambda: bonus("bonus_move", "move:red_unit_01"), lambda t, s: s.update(steps=-1), "which nothing allows"),
    (
        lambda: bonus("bonus_move", "move:red_unit_01"),
        lambda t, s: s.update(token="red_unit_03"),
        "token is red_unit_03, which is not on the board",
    ),
    (
        lambda: bonus("bonus_move", "move:red_unit_01"),
        lambda t, s: s.update(token="white_unit_01"),
        "token is white_unit_01, which red does not control",
    ),
    (
        lambda: bonus("bonus_move", "move:red_unit_01"),
        lambda t, s: s.update(token="neutral_unit_01"),
        "token is neutral_unit_01, which red does not control",
    ),
    (lambda: bonus("bonus_refresh"), lambda t, s: s.update(side=None), "side is None, which nobody plays"),
    (
        lambda: duel("play:lenin", "act:leader_recruit"),
        lambda t, s: s.update(token=token("zinoviev")),
        "not that of a leader card just played",
    ),
    (
        lambda: duel("play:lenin", "act:leader_recruit"),
        lambda t, s: t["tokens"].update(leader_lenin="blue"),
        "which is not in the supply",
    ),
    (
        lambda: duel("play:zinoviev", "act:organise_protest"),
        lambda t, s: s.update(side=None),
        "side is None, which nobody plays",
    ),
    (lambda: duel(day=10).do("play:green_5b", "decline"), lambda t, s: t.update(day=14), "day is 14, which earns no"),
    (
        lambda: scene(steps=["ScoringPhase"], board={"brown": "red_unit_01"}),
        lambda t, s: s.update(side="white"),
        "side is white, which is not the stronger",
    ),
    (
        lambda: scene(steps=["ScoringPhase"], board={"brown": "red_unit_01"}),
        lambda t, s: t.update(markers=[None, None, None]),
        "marker 1 is not in the region of unrest",
    ),
]


def emptied(table: dict[str, Any]) -> None:
    """Red has no card left; its leader cards are set aside."""
    table["deck"] += [one for one in table["hands"]["red"] if one in COMMAND_CARDS]
    table["hands"]["red"].clear()


def laid(table: dict[str, Any]) -> None:
    """Red has chosen an objective before being asked."""
    command = next(one for one in table["hands"]["red"] if one in COMMAND_CARDS)
    table["hands"]["red"].remove(command)
    table["objective"]["red"] = command


def bonus(name: str, *options: str) -> Table:
    return duel("play:green_5b", "decline", f"bonus:{name}", *options, day=10)


@pytest.mark.parametrize(("table", "change", "words"), BREAKS, ids=[f"{i}: {b[2]}" for i, b in enumerate(BREAKS)])
def test_a_step_that_does_not_fit_is_refused(table: Callable[[], Table], change: Change, words: str) -> None:
    said = refused(table(), change)
    assert any(words in problem for problem in said), said


def test_steps_that_run_by_themselves_belong_to_their_phase() -> None:
    """Only the next step checks the phase; later steps do not."""
    outline = {
        "scoring": ("Round", "DrawPhase", "ActionPhase", "ScoringPhase", "Turn"),
        "action": ("Round", "CleanUp", "Exhaust", "EndCheck", "ResolveUnrest", "RevealObjectives", "ObjectivePhase"),
    }
    for phase, names in outline.items():
        for name in names:
            position = duel().match.position()
            position["table"]["phase"] = phase
            step = {"step": name, "side": "red"} if name == "Turn" else {"step": name}
            position["stack"] = [{"step": "Round"}, step] if name != "Round" else [step]
            with pytest.raises(cg.BadPosition, match=f"{name}: phase is {phase}"):
                cg.from_position("dual_powers", position)


def test_the_draw_comes_after_the_clean_up_of_the_round_before() -> None:
    for number, phase, right in ((1, "draw", True), (1, "cleanup", False), (2, "cleanup", True), (2, "draw", False)):
        written = begin().match.position()
        written["table"].update(round=number, phase=phase)
        written["stack"] = [*written["stack"][:-1], {"step": "ObjectivePhase"}, {"step": "DrawPhase"}]
        if right:
            cg.from_position("dual_powers", written)
        else:
            with pytest.raises(cg.BadPosition, match=f"DrawPhase: phase is {phase}"):
                cg.from_position("dual_powers", written)


@pytest.mark.rule("DP-CLN-01")
def test_the_clean_up_is_a_phase() -> None:
    assert scene(steps=["CleanUp"]).phase == "cleanup"


def test_a_game_may_begin_before_its_first_round() -> None:
    options = TITLE.complete_options(2, {})
    written = position.write(TITLE, TITLE.start(2, options, Fast(1)), 2, options)
    assert written["table"]["round"] == 0
    assert Table(cg.from_position("dual_powers", written)).step() == "ChooseObjective"


@pytest.mark.rule("DP-RULE-06")
def test_a_neutral_token_led_away_may_go_on() -> None:
    """With the switch, control requires presence, but a double move in progress may be finished."""
    table = scene(
        turns="red white",
        red="green_2",
        white="blue_2",
        will="red",
        board={"blue": "neutral_unit_01 red_unit_01"},
        switches={"neutral_control_needs_presence": True},
    )
    table.do("play:green_2", "act:double_move", "move:neutral_unit_01", "to:white")
    assert table.step() == "MoveTo"
    cg.from_position("dual_powers", table.match.position())


def test_a_marker_stands_where_an_objective_was_revealed() -> None:
    for region in REGION_IDS:
        written = scene(steps=["ScoringPhase"], board={"brown": "red_unit_01"}).match.position()
        written["table"]["markers"] = ["brown", region, None]
        with pytest.raises(cg.BadPosition, match="marker 2 is not in the region of a revealed objective"):
            cg.from_position("dual_powers", written)


@pytest.mark.rule("DP-OBJ-04")
def test_a_card_used_as_objective_is_not_played() -> None:
    for name in COMMAND_CARDS:
        hand = next(one for one in COMMAND_CARDS if one != name)
        white = next(one for one in COMMAND_CARDS if one not in (name, hand))
        table = scene(turns="red white", red=hand, white=white, objectives=(name, ""))
        table.refuses(f"play:{name}", "DP-OBJ-04")


@pytest.mark.parametrize("name", ["SoloDraw", "SoloObjectivePhase", "OppositionTurn"])
def test_a_duel_has_no_opposition(name: str) -> None:
    position = duel().match.position()
    position["stack"].append({"step": name})
    with pytest.raises(cg.BadPosition, match="only a solo game has an Opposition"):
        cg.from_position("dual_powers", position)


@pytest.mark.parametrize("name", ["DrawPhase", "ObjectivePhase", "ChooseObjective"])
def test_a_solo_game_has_phases_of_its_own(name: str) -> None:
    position = solo().match.position()
    position["stack"].append({"step": name})
    with pytest.raises(cg.BadPosition, match="solo game"):
        cg.from_position("dual_powers", position)


@pytest.mark.parametrize("field", [{"marker": 0}, {"marker": 99}, {"marker": 2}, {"card": None}, {"card": "lenin"}])
def test_a_score_is_that_of_a_revealed_objective(field: dict[str, Any]) -> None:
    table = scene(steps=["ScoringPhase"], board={"brown": "red_unit_01"}, objectives=("green_2", "blue_2"))
    position = table.match.position()
    position["table"]["markers"] = ["brown", "green", "blue"]
    position["table"]["objective_shown"] = {"red": True, "white": True}
    score = {"step": "ScoreObjective", "marker": 1, "card": card("green_2")}
    position["stack"] = [{"step": "Round"}, {"step": "CleanUp"}, score]
    cg.from_position("dual_powers", position)
    if field.get("card"):
        field = {"card": card(field["card"])}
    position["stack"][-1] = {**score, **field}
    with pytest.raises(cg.BadPosition, match="marker"):
        cg.from_position("dual_powers", position)


def test_what_was_not_revealed_is_not_scored() -> None:
    table = scene(steps=["ScoringPhase"], board={"brown": "red_unit_01"}, objectives=("green_2", ""))
    written = table.match.position()
    written["table"]["markers"] = ["brown", "green", None]
    written["table"]["objective_shown"] = {"red": True, "white": False}
    for name in (None, card("lenin")):
        score = {"step": "ScoreObjective", "marker": 2, "card": name}
        written["stack"] = [{"step": "Round"}, {"step": "CleanUp"}, score]
        with pytest.raises(cg.BadPosition, match="marker 3 is not in the region of the card"):
            cg.from_position("dual_powers", written)


def ended(**more: Any) -> dict[str, Any]:
    """The position of a game that has just ended by the calendar."""
    return scene(steps=["EndCheck"], month="october_november", **more).match.position()


@pytest.mark.rule("DP-END-02", "DP-END-03", "DP-END-04")
def test_a_result_is_the_one_that_the_table_gives() -> None:
    for score, result in ((-2, (0, [2, -2], "october")), (0, (1, [0, 0], "october_will"))):
        position = ended(score=score, will="white")
        winner, scores, reason = result
        assert position["result"] == {"winners": [winner], "scores": scores, "reason": reason}
        cg.from_position("dual_powers", position)
        changes: list[dict[str, Any]] = [
            {"winners": [1 - winner]},
            {"winners": []},
            {"scores": [scores[0] + 1, scores[1]]},
            {"reason": "support_track"},
            {"reason": "round_three"},
        ]
        for change in changes:
            with pytest.raises(cg.BadPosition, match=f"the result is {reason} with winners"):
                cg.from_position("dual_powers", {**position, "result": {**position["result"], **change}})


@pytest.mark.rule("DP-END-01")
def test_a_result_needs_an_end() -> None:
    for key, value in (("month", "september"), ("phase", "cleanup"), ("phase", "action")):
        position = ended(score=3)
        position["table"][key] = value
        with pytest.raises(cg.BadPosition, match="nothing at this table ends the game"):
            cg.from_position("dual_powers", position)
    position = ended(score=3)
    position["table"].update(score=12)
    with pytest.raises(cg.BadPosition, match="the result is support_track with winners"):
        cg.from_position("dual_powers", position)


@pytest.mark.rule("DP-SOLO-31")
def test_the_result_of_a_solo_game() -> None:
    table = scene(mode="solo", steps=["EndCheck"], round=3, score=2, leader_pile="")
    position = table.match.position()
    assert position["result"] == {"winners": [], "scores": [-2], "reason": "round_three"}
    cg.from_position("dual_powers", position)
    position["result"]["winners"] = [0]
    with pytest.raises(cg.BadPosition, match="the result is round_three with winners"):
        cg.from_position("dual_powers", position)


# --- undo


@pytest.mark.rule("DP-ACT-05", "DP-DRAW-01")
def test_a_command_card_that_others_have_seen_cannot_be_taken_back() -> None:
    """A leader card can be taken back, because its holder is public."""
    table = duel("play:green_5b")
    assert not table.match.can_undo(0)
    table.do("act:recruit")
    assert table.match.can_undo(0)
    table.match.undo(0)
    assert not table.match.can_undo(0)
    leader = duel("play:lenin")
    assert leader.match.can_undo(0)
    leader.match.undo(0)
    assert leader.step() == "Turn"
