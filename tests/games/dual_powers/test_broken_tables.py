"""Tables with one error: exactly that error is reported, completely and without others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import consigliere as cg
from consigliere.games.dual_powers.components import CARD_IDS, OPEN, REGION_IDS, REGIONS, SIDE_IDS

from .scene import Table, begin, card, scene
from .test_positions import duel, solo

Change = Callable[[dict[str, Any]], Any]
AMONG = "a leader card lies among command cards"
LENIN = "leader_card_lenin is not in its owner's hand, once"
OUTSIDE = "an objective marker is on the map outside the scoring phase"
MARKER_2 = "marker 2 is not in the region of a revealed objective"
OF_SOLO = "only the solo game has an Opposition with cards of its own, and an objective looked at once"
OPPOSITION = "the Opposition has no hand and lays no objective"
SPACES = "the spaces of unrest and blockade each hold a tile as long as tiles are renewed"
GOES_ON = "the marker is at an end of the track but the game goes on"


def scoring(**more: Any) -> Table:
    return scene(steps=["ScoringPhase"], board={"brown": "red_unit_01"}, **more)


def july() -> Table:
    return duel(month="july")


def august() -> Table:
    return duel(month="august")


def shifted(name: str, start: tuple[str, ...], end: tuple[str, ...]) -> Change:
    """A card is elsewhere."""

    def change(table: dict[str, Any]) -> None:
        source, goal = table, table
        for key in start:
            source = source[key]
        for key in end:
            goal = goal[key]
        source.remove(card(name))  # type: ignore[attr-defined]
        goal.append(card(name))  # type: ignore[attr-defined]

    return change


def put(**spots: str) -> Change:
    return lambda table: table["tokens"].update(spots)


def said(**values: Any) -> Change:
    return lambda table: table.update(values)


def first_as_objective(table: dict[str, Any]) -> None:
    table["deck"].remove(CARD_IDS[0])
    table["objective"]["white"] = CARD_IDS[0]


def laid_first(side: str) -> Change:
    """The first of all cards is an objective."""

    def change(table: dict[str, Any]) -> None:
        for place in (table["deck"], table["hands"]["red"], table["hands"]["white"]):
            if CARD_IDS[0] in place:
                place.remove(CARD_IDS[0])
        table["objective"][side] = CARD_IDS[0]

    return change


def returned(space: str) -> Change:
    """The tile of a space returns to the stack."""
    return lambda table: (table["tiles"].append(table[space]), table.update({space: None}))


RED_HAND = ("hands", "red")
CASES: list[tuple[Callable[[], Table], Change, list[str]]] = [
    (
        begin,
        lambda t: t["deck"].append(t["deck"][0]),
        ["command cards: ['command_green_2'] in two places, none missing"],
    ),
    (begin, lambda t: t["deck"].pop(0), ["command cards: none in two places, ['command_green_2'] missing"]),
    (
        begin,
        lambda t: t["deck"].__setitem__(0, t["deck"][1]),
        ["command cards: ['command_green_3'] in two places, ['command_green_2'] missing"],
    ),
    (begin, shifted("lenin", RED_HAND, ("deck",)), [AMONG]),
    (begin, shifted("lenin", RED_HAND, ("discard",)), [AMONG]),
    (solo, lambda t: t["pile"].append("leader_card_lenin"), [AMONG]),
    (
        duel,
        lambda t: (t["hands"]["red"].remove("leader_card_lenin"), t["objective"].update(red="leader_card_lenin")),
        [AMONG],
    ),
    (begin, shifted("lenin", RED_HAND, ("hands", "white")), [LENIN]),
    (duel, shifted("lenin", RED_HAND, ("played", "white")), [LENIN]),
    (duel, lambda t: t["played"]["red"].append("leader_card_lenin"), [LENIN]),
    (duel, put(leader_lenin="blue"), ["leader_lenin has entered before its card was played"]),
    (solo, put(leader_lvov="blue"), ["leader_lvov has entered before its card was played"]),
    (duel, put(red_unit_10="supply:exhausted"), ["red_unit_10 is exhausted but not on the board"]),
    (duel, put(red_unit_10="calendar"), ["red_unit_10 does not belong on the calendar"]),
    (duel, put(leader_kerensky="calendar"), ["leader_kerensky does not belong on the calendar"]),
    (duel, put(red_unit_10="out"), ["red_unit_10 must be on the board or in supply"]),
    (solo, put(white_unit_01="supply"), ["white_unit_01 must be out of the game"]),
    (solo, put(white_unit_01="blue"), ["white_unit_01 must be out of the game"]),
    (solo, put(opposition_1_01="out"), ["opposition_1_01 is out of the game"]),
    (solo, put(opposition_1_01="calendar"), ["opposition_1_01 does not belong on the calendar"]),
    (duel, put(neutral_unit_02="supply"), ["neutral_unit_02 is in a supply"]),
    (duel, put(trotsky_neutral="supply"), ["trotsky_neutral is in a supply"]),
    (
        july,
        put(trotsky_neutral="blue", trotsky_red="blue"),
        ["two Trotskys are on the board", "red Trotsky is on the board before August"],
    ),
    (
        july,
        put(trotsky_neutral="supply", trotsky_red="blue"),
        ["trotsky_neutral is in a supply", "red Trotsky is on the board before August"],
    ),
    (july, put(trotsky_neutral="blue", trotsky_red="supply"), []),
    (july, put(trotsky_red="blue"), ["red Trotsky is on the board before August"]),
    (july, put(trotsky_neutral="blue"), []),
    (lambda: duel(month="may_june"), put(trotsky_neutral="blue"), []),
    (august, put(trotsky_neutral="blue"), ["neutral Trotsky is on the board outside May to July"]),
    (august, put(trotsky_red="blue"), []),
    (duel, put(trotsky_neutral="blue"), ["neutral Trotsky is on the board outside May to July"]),
    (duel, put(opposition_1_01="supply"), ["table.tokens.opposition_1_01 means nothing here"]),
    (duel, lambda t: t["tokens"].pop("red_unit_10"), ["table.tokens.red_unit_10 is missing"]),
    (duel, put(red_unit_99="supply"), ["table.tokens.red_unit_99 means nothing here"]),
    (
        duel,
        put(neutral_unit_01="blue:sleepy"),
        ["table.tokens.neutral_unit_01 is 'blue:sleepy', which cannot be (read as 'blue')"],
    ),
    (duel, put(neutral_unit_01="moscow"), ["there is no place 'moscow'"]),
    (duel, said(will="green"), ["there is no side 'green'"]),
    *[(duel, said(markers=[None, region, None]), [OUTSIDE, MARKER_2]) for region in REGION_IDS],
    (scoring, said(markers=["blue", None, None]), ["marker 1 is not in the region of unrest"]),
    (duel, said(markers=[None, None]), [OUTSIDE, "there are three objective markers"]),
    (scoring, said(objective_shown={"red": True, "white": False}), ["an objective is face up that is not there"]),
    (scoring, said(objective_shown={"red": False, "white": True}), ["an objective is face up that is not there"]),
    (solo, lambda t: t["hands"]["white"].append(t["deck"].pop()), [OPPOSITION]),
    (solo, first_as_objective, [OPPOSITION]),
    (duel, lambda t: t["pile"].append(t["deck"].pop()), [OF_SOLO]),
    (duel, lambda t: t["leader_pile"].append("leader_card_kerensky"), [OF_SOLO]),
    (duel, said(objective_seen=True), [OF_SOLO]),
    *[(duel, said(day=day), [f"day {day} cannot be"]) for day in (0, 29, 30, 32)],
    *[(duel, said(day=day), []) for day in (1, 28, 31)],
    *[(duel, said(score=score), [f"score {score} is beyond the track"]) for score in (-13, 13)],
    *[(duel, said(score=score), [GOES_ON]) for score in (-12, 12)],
    *[(duel, said(score=score), []) for score in (-11, 11)],
    (duel, lambda t: t["tiles"].pop(), ["the six region tiles are not each in one place"]),
    (duel, returned("unrest"), [SPACES]),
    (duel, returned("blockade"), [SPACES]),
    (
        lambda: solo("play:green_5b"),
        said(phase="scoring"),
        [
            "stack[3] OppositionTurn: phase is scoring, not action",
            "stack[4] CommandAction: phase is scoring, not action",
        ],
    ),
    *[(begin, laid_first(one), [f"stack[4] ChooseObjective: objective.{one} lies there already"]) for one in SIDE_IDS],
    (duel, said(round=0), ["round is 0, but the first has begun"]),
    (duel, said(round=-1), ["there is no round -1 on day 1 of march_april; the last is 2"]),
    (
        lambda: duel(month="october_november", day=28),
        said(round=12),
        ["there is no round 12 on day 28 of october_november; the last is 11"],
    ),
    (lambda: duel(month="october_november", day=28), said(round=11), []),
]


def problems_of(position: dict[str, Any]) -> list[str]:
    try:
        cg.from_position("dual_powers", position)
    except cg.BadPosition as error:
        return error.problems
    return []


@pytest.mark.parametrize(("table", "change", "problems"), CASES, ids=[str(i) for i in range(len(CASES))])
def test_what_is_said_of_a_table(table: Callable[[], Table], change: Change, problems: list[str]) -> None:
    position = table().match.position()
    cg.from_position("dual_powers", position)
    change(position["table"])
    assert problems_of(position) == problems


@pytest.mark.rule("DP-RULE-15")
def test_without_new_tiles_the_spaces_may_be_empty() -> None:
    """The solo game always renews its tiles: its Opposition needs the region of unrest."""
    for mode, right in (("duel", True), ("solo", False)):
        switches = {"region_tiles_reshuffle_when_empty": False}
        table = scene(mode=mode, turns="red", red="green_5b", switches=switches)
        position = table.match.position()
        for space in ("unrest", "blockade"):
            returned(space)(position["table"])
        if right:
            cg.from_position("dual_powers", position)
        else:
            with pytest.raises(cg.BadPosition, match="each hold a tile"):
                cg.from_position("dual_powers", position)


@pytest.mark.rule("DP-UNR-02")
@pytest.mark.parametrize("region", REGION_IDS)
def test_unrest_may_be_in_every_region(region: str) -> None:
    other = next(one for one in REGION_IDS if one != region)
    table = scene(steps=["ScoringPhase"], board={region: "red_unit_01"}, unrest=region, blockade=other)
    assert table.step() == "UnrestChoice"
    assert table.markers == [region, None, None]
    cg.from_position("dual_powers", table.match.position())


@pytest.mark.rule("DP-BON-01", "DP-ACT-10")
def test_some_bonus_action_is_always_possible() -> None:
    """A unit that is not in the supply is on the board, and can always leave in one direction, whatever is blocked."""
    assert all(ways[region] for ways in OPEN for region in range(REGIONS))
    assert not any(ways[place] for ways in OPEN for place in range(REGIONS, REGIONS + 3))


# --- steps


def step_of(table: Table, **fields: Any) -> list[str]:
    """The errors of a position whose next step has other fields."""
    position = table.match.position()
    cg.from_position("dual_powers", position)
    position["stack"][-1] = {**position["stack"][-1], **fields}
    with pytest.raises(cg.BadPosition) as refusal:
        cg.from_position("dual_powers", position)
    return refusal.value.problems


NOBODY = "side is None, which nobody plays"
NO_RECRUITING = "region, left, exact, more and placed are of no recruiting that is under way"


@pytest.mark.rule("DP-ORD-01", "DP-BON-02")
def test_recruiting_has_the_terms_of_the_card_or_of_the_bonus() -> None:
    by_card = duel("play:green_5b", "act:recruit")
    assert step_of(by_card, side=None) == [f"stack[{len(by_card.match.position()['stack']) - 1}] Recruit: {NOBODY}"]
    bonus = duel("play:green_5b", "decline", "bonus:bonus_recruit", day=10)
    first = {"region": None, "left": -1, "exact": 1, "more": 1, "placed": False}
    assert {key: bonus.match.position()["stack"][-1][key] for key in first} == first
    for wrong in (
        {"left": 0},
        {"left": 1},
        {"more": 0},
        {"more": -1},
        {"more": 2},
        {"exact": 0},
        {"region": "green"},
        {"placed": True},
        {"placed": True, "more": 0},
        {"placed": True, "more": 1, "region": "green"},
        {"placed": True, "more": 0, "region": "green"},
        {"placed": True, "more": -1, "region": "green"},
    ):
        (said,) = step_of(bonus, **wrong)
        assert said.endswith(NO_RECRUITING), wrong


@pytest.mark.rule("DP-BON-02")
def test_the_place_of_a_bonus_recruit_has_its_terms() -> None:
    table = duel("play:green_5b", "decline", "bonus:bonus_recruit", "recruit:red_unit_03", day=10)
    assert table.step() == "RecruitWhere"
    for wrong in ({"left": 0}, {"more": -1}, {"more": 0}, {"exact": 0}):
        (said,) = step_of(table, **wrong)
        assert said.endswith("left, exact and more are of no recruiting that is under way"), wrong
    (said,) = step_of(table, side=None)
    assert said.endswith(NOBODY)
    (said,) = step_of(table, token=None)
    assert said.endswith("token is None, which cannot be recruited")


@pytest.mark.rule("DP-LDR-01", "DP-ACT-08")
def test_a_leader_that_is_still_to_enter_is_in_the_supply() -> None:
    table = duel("play:lenin")
    position = table.match.position()
    position["table"]["tokens"]["leader_lenin"] = "blue"
    with pytest.raises(cg.BadPosition) as refusal:
        cg.from_position("dual_powers", position)
    (said,) = refusal.value.problems
    assert said.endswith("LeaderAction: recruit is still to be done, but leader_lenin has left the supply")
    position["stack"][-1]["recruit"] = False
    assert not Table(cg.from_position("dual_powers", position)).may("act") & {"leader_recruit"}
    (said,) = step_of(table, side=None)
    assert said.endswith(NOBODY)
    assert len(step_of(table, card=None)) == 1


@pytest.mark.rule("DP-LDR-01", "DP-ACT-08")
def test_a_leader_that_is_being_placed_is_not_still_to_enter() -> None:
    table = duel("play:lenin", "act:leader_recruit")
    assert table.step() == "PlaceLeader"
    position = table.match.position()
    position["stack"][-2]["recruit"] = True
    (said,) = problems_of(position)
    assert said.endswith("LeaderAction: recruit is still to be done, but leader_lenin is being placed")


@pytest.mark.rule("DP-LDR-01")
def test_a_leader_enters_by_the_card_played_last() -> None:
    """A unit is no leader, whatever was played, and the first card of a row is not the last."""
    table = duel("play:lenin", "act:leader_recruit")
    for name in ("red_unit_01", "red_unit_02", None):
        (said,) = step_of(table, token=name)
        assert said.endswith(f"token is {name}, not that of a leader card just played")
    command = duel("play:green_5b")
    position = command.match.position()
    for name in ("red_unit_01", "red_unit_02", None):
        position["stack"][-1] = {"step": "PlaceLeader", "side": "red", "token": name}
        with pytest.raises(cg.BadPosition, match="not that of a leader card just played"):
            cg.from_position("dual_powers", position)
    later = scene(turns="red white", red="lenin", white="blue_2", played=("green_5b", ""))
    later.do("play:lenin", "act:leader_recruit")
    cg.from_position("dual_powers", later.match.position())


@pytest.mark.rule("DP-ACT-07")
@pytest.mark.parametrize("name", [CARD_IDS[0], "command_blue_3", "leader_card_lenin"])
def test_what_is_done_is_that_of_the_card_played_last(name: str) -> None:
    table = scene(turns="red white", red=name, white="blue_2", played=("green_5b", ""))
    table.do(f"play:{name}")
    cg.from_position("dual_powers", table.match.position())
    for other in ("blue_2", "green_5b"):
        assert any("which red has not just played" in said for said in step_of(table, card=card(other)))


@pytest.mark.rule("DP-BON-01", "DP-UNR-04")
def test_a_bonus_of_the_unrest_needs_no_day() -> None:
    table = scoring().do("unrest:bonus")
    assert table.day == 1
    assert table.step() == "BonusAction"
    cg.from_position("dual_powers", table.match.position())
