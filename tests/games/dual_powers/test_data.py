"""Chapter 1: the components, their counts and what is printed on them."""

import re
from importlib.resources import files

import pytest

from consigliere.engine.ledger import load_ledger
from consigliere.games.dual_powers.components import DATA, REGION_IDS, TOKEN_IDS

from .scene import COMMAND_CARDS, begin, card, scene

COUNTS = DATA["components"]


@pytest.mark.rule("DP-COMP-01")
def test_the_board() -> None:
    assert COUNTS["board"] == 1
    assert len(REGION_IDS) == 6
    for mark in ("symbol", "css"):  # each region its own colour and symbol
        assert len({region[mark] for region in DATA["regions"]}) == 6
    for region in REGION_IDS:
        assert any(region in link["regions"] for link in DATA["connections"])
    calendar = DATA["calendar"]
    assert (calendar["first_day"], calendar["last_day"], len(calendar["months"])) == (1, 31, 6)
    spaces = [space["id"] for space in DATA["board_spaces"]]
    assert spaces == ["unrest", "blockade", "objective_red", "objective_white"]
    seen = begin().view(None)
    assert len(seen["markers"]) == 3  # three circles
    assert -seen["half_length"] < seen["score"] == 0 < seen["half_length"]
    assert seen["will"] in ("red", "white")


@pytest.mark.rule("DP-COMP-02")
def test_the_rules_lie_in_the_box_and_the_code_cites_no_others() -> None:
    assert COUNTS["rulebook"] == 1
    ledger = load_ledger("consigliere.games.dual_powers")
    assert len(ledger) == 247
    package = files("consigliere.games.dual_powers")
    for file in ("state", "steps", "actions", "effects", "calendar", "solo", "view", "title", "components"):
        text = (package / f"{file}.py").read_text(encoding="utf-8")
        cited = set(re.findall(r"DP-[A-Z]+-\d+", text))
        assert cited <= set(ledger), file


@pytest.mark.rule("DP-COMP-03", "DP-COMP-14")
def test_one_tile_for_each_region_with_identical_backs() -> None:
    assert COUNTS["region_tiles"] == len(DATA["region_tiles"]) == 6
    assert sorted(tile["region"] for tile in DATA["region_tiles"]) == sorted(REGION_IDS)
    table = begin()
    for who in ("red", "white", None):
        view = table.view(who)
        assert view["tiles_left"] == 4  # a number: the backs reveal nothing
        assert "tiles" not in view
        assert (view["unrest"], view["blockade"]) == (table.unrest, table.blockade)  # what they show, round by round


@pytest.mark.rule("DP-COMP-04", "DP-COMP-05", "DP-COMP-06", "DP-COMP-07")
def test_56_cards() -> None:
    commands, leaders = DATA["command_cards"], DATA["leader_cards"]
    assert COUNTS["cards_total"] == 56 == len(commands) + len(leaders) + COUNTS["aid_cards"]
    assert COUNTS["command_cards"] == len(commands) == len({one["id"] for one in commands}) == 48
    assert all(one["copies"] == 1 for one in commands)
    assert [one["faction"] for one in leaders].count("red") == 3 == COUNTS["leader_cards_red"]
    assert [one["faction"] for one in leaders].count("white") == 3 == COUNTS["leader_cards_white"]
    assert COUNTS["leader_cards"] == len(leaders) == 6
    assert COUNTS["aid_cards"] == 2


@pytest.mark.rule("DP-COMP-08", "DP-COMP-09")
def test_8_leader_tokens_and_26_units() -> None:
    owners = [token["owner"] for token in DATA["leader_tokens"] if token["card"]]
    assert (owners.count("red"), owners.count("white")) == (3, 3)
    assert {token["id"] for token in DATA["leader_tokens"] if not token["card"]} == {"trotsky_neutral", "trotsky_red"}
    assert len(DATA["leader_tokens"]) == 8
    owners = [token["owner"] for token in DATA["units"]]
    assert (owners.count("red"), owners.count("white"), owners.count("neutral"), len(owners)) == (10, 10, 6, 26)
    assert len(begin().all["tokens"]) == 8 + 26


@pytest.mark.rule("DP-COMP-10", "DP-COMP-11")
def test_markers() -> None:
    for marker in ("score_marker", "blockade_marker", "day_marker", "month_marker", "will_marker"):
        assert COUNTS[marker] == 1
    for field in ("score", "blocked", "day", "month", "will"):
        assert isinstance(begin().view(None)[field], int | str)  # one value: one marker
    assert [marker["number"] for marker in DATA["objective_markers"]] == [1, 2, 3]


@pytest.mark.rule("DP-COMP-12", "DP-COMP-13")
def test_solo_components() -> None:
    assert [(kind["level"], kind["count"]) for kind in DATA["solo"]["opposition_units"]] == [(1, 9), (2, 9), (3, 9)]
    assert COUNTS["opposition_units_total"] == 27 == sum(name.startswith("opposition") for name in TOKEN_IDS)
    assert len(begin("solo").all["tokens"]) == 8 + 26 + 27
    assert COUNTS["difficulty_chips"] == len(DATA["solo"]["difficulty_chips"]) == 3


@pytest.mark.rule("DP-COMP-15")
def test_a_command_card_has_five_elements() -> None:
    for one in DATA["command_cards"]:
        assert one["days"] >= 1
        assert one["region"] in REGION_IDS
        assert one["recruit"] in (1, 2, 3)
        assert one["action"] in ("move", "double_move", "refresh")
        assert one["vp"] >= 1
        name = f"{one['region']}-{one['days']}"
        assert one["name"]["en"].lower().startswith(name)  # a card is named by region and day number


@pytest.mark.rule("DP-COMP-15", "DP-ACT-07")
@pytest.mark.parametrize("name", COMMAND_CARDS)
def test_every_command_card_offers_what_is_printed_on_it(name: str) -> None:
    (one,) = [entry for entry in DATA["command_cards"] if entry["id"] == name]
    table = scene(turns="red white", red=name, white="kerensky", board={"blue": "lenin*"})
    table.do(f"play:{name}")
    assert table.may("act") == {"recruit", one["action"]}
    table.do("act:recruit")
    values = {token["id"]: token["value"] for token in DATA["units"] if token["owner"] == "red"}
    assert table.may("recruit") == {unit for unit, value in values.items() if value <= one["recruit"]}


@pytest.mark.rule("DP-COMP-17")
@pytest.mark.parametrize("region", REGION_IDS)
def test_the_region_of_a_card_has_two_uses(region: str) -> None:
    played = scene(turns="red white", red=f"{region}_4a", white="lvov")
    played.do(f"play:{region}_4a", "act:recruit", "recruit:red_unit_05")
    assert played.at("red_unit_05") == region
    unrest, blockade = [other for other in REGION_IDS if other != region][:2]
    laid = scene(
        steps=["ScoringPhase"],
        objectives=(f"{region}_4a", ""),
        board={region: "white_unit_01"},
        unrest=unrest,
        blockade=blockade,
    )
    assert laid.score == 3  # its points, for the stronger side there
    assert region in laid.markers


@pytest.mark.rule("DP-COMP-19")
@pytest.mark.parametrize("leader", DATA["leader_cards"], ids=lambda entry: str(entry["name"]["en"]))
def test_a_leader_card_has_four_elements_and_no_others(leader: dict[str, object]) -> None:
    assert not {"region", "recruit", "vp"} & set(leader)
    name = str(leader["id"])
    red, white = (name, "blue_2") if leader["faction"] == "red" else ("blue_2", name)
    turns = "red white" if leader["faction"] == "red" else "white red"
    table = scene(turns=turns, red=red, white=white, objectives=("green_2", "green_3"))
    table.do(f"play:{name}")
    assert table.day == 1 + int(str(leader["days"]))
    assert table.may("act") == {"leader_recruit", str(leader["special"])}
    table.do("act:leader_recruit")
    assert table.may("to") == set(REGION_IDS)  # any region


@pytest.mark.rule("DP-COMP-19")
def test_each_side_has_each_special_once() -> None:
    for side in ("red", "white"):
        specials = sorted(one["special"] for one in DATA["leader_cards"] if one["faction"] == side)
        assert specials == ["espionage", "inspire_people", "organise_protest"]


@pytest.mark.rule("DP-COMP-20")
def test_strengths_on_a_leader_card_are_its_tokens() -> None:
    tokens = {token["id"]: token for token in DATA["leader_tokens"]}
    for one in DATA["leader_cards"]:
        token = tokens[one["token"]]
        assert (one["ready"], one["exhausted"], one["faction"]) == (token["ready"], token["exhausted"], token["owner"])
        assert one["ready"] > one["exhausted"]  # the larger number is the ready face


@pytest.mark.rule("DP-COMP-21")
@pytest.mark.parametrize("token", [*DATA["units"], *DATA["leader_tokens"]], ids=lambda entry: str(entry["id"]))
def test_both_faces_of_every_token_count_as_printed(token: dict[str, object]) -> None:
    rules = begin().match.state.rules  # type: ignore[attr-defined]
    index = TOKEN_IDS.index(str(token["id"]))
    assert rules.strength[2 * index : 2 * index + 2] == (token["ready"], token["exhausted"])


@pytest.mark.rule("DP-COMP-22")
@pytest.mark.parametrize("level", range(1, 7))
def test_x_is_the_level_in_force(level: int) -> None:
    rules = begin("solo", difficulty=level).match.state.rules  # type: ignore[attr-defined]
    for index, name in enumerate(TOKEN_IDS):
        if name.startswith("opposition"):
            assert rules.strength[2 * index] == int(name.split("_")[1])
            assert rules.strength[2 * index + 1] == level


def test_cards_are_found_by_their_names() -> None:
    """Scenes rely on it: the rulebook's own names are the ids."""
    assert card("green_4a") == "command_green_4a"
    assert card("lenin") == "leader_card_lenin"
