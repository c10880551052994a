"""The dataset is valid, and errors in a broken one are reported."""

import copy
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import consigliere as cg
from consigliere.engine import data as engine_data
from consigliere.games.dual_powers import effects
from consigliere.games.dual_powers.components import DATA
from consigliere.games.dual_powers.dataset import FIGURES, check
from consigliere.games.dual_powers.dataset_shape import EFFECTS, shape
from consigliere.games.dual_powers.title import TITLE

Table = dict[str, Any]


def test_the_dataset_is_sound() -> None:
    assert shape(DATA) == []
    assert check(DATA) == []
    assert TITLE.check_data() == []


def of(data: Table, name: str) -> Table:
    """An entry by its id, in any table."""
    tables = [*data.values(), data["calendar"]["months"], data["calendar"]["events"], data["solo"]["difficulty_chips"]]
    rows = [row for table in tables if isinstance(table, list) for row in table]
    return next(row for row in rows if row.get("id") == name)


def put(name: str, **fields: Any) -> Callable[[Table], None]:
    """The entry of this id with other fields."""
    return lambda data: of(data, name).update(fields)


def each(table: str, select: Table, **fields: Any) -> Callable[[Table], None]:
    """Every entry of a table that has the selected values, with other fields."""

    def change(data: Table) -> None:
        for row in data[table]:
            if all(row[field] == value for field, value in select.items()):
                row.update(fields)

    return change


def drop(table: str, name: str) -> Callable[[Table], None]:
    """The table without one entry."""
    return lambda data: data[table].remove(of(data, name))


def effect(name: str, **fields: Any) -> Callable[[Table], None]:
    """The effect of an action with other parameters."""
    return lambda data: of(data, name)["effects"][0].update(fields)


def both(one: Callable[[Table], None], other: Callable[[Table], None]) -> Callable[[Table], Any]:
    return lambda data: [change(data) for change in (one, other)]


def without(*path: str) -> Callable[[Table], None]:
    def change(data: Table) -> None:
        here = data
        for part in path[:-1]:
            here = here[part]
        del here[path[-1]]

    return change


BREAKS: list[tuple[str, Callable[[Table], Any], str]] = [
    # what the code cannot run without
    ("a table is gone", without("units"), "no table [[units]]"),
    ("a table is empty", lambda d: d["units"].clear(), "no table [[units]]"),
    ("a single table is gone", without("calendar"), "no table [calendar]"),
    ("a row is no table", lambda d: d["units"].append(7), "is no table"),
    ("a field is gone", lambda d: of(d, "command_green_2").pop("days"), "command_cards[command_green_2].days"),
    ("a field has another type", put("command_green_2", days="two"), "command_cards[command_green_2].days is 'two'"),
    ("a truth for a number", put("red_unit_01", value=True), "units[red_unit_01].value is True"),
    ("a switch is gone", without("rules", "lone_neutrals_count"), "rules.lone_neutrals_count"),
    ("an id twice", put("red_unit_02", id="red_unit_01"), "red_unit_01 is there twice"),
    ("two tables share an id", put("leader_lenin", id="red_unit_01"), "two tokens share an id"),
    ("a region that is not there", put("command_green_2", region="pink"), "names 'pink'"),
    ("an action that is not there", put("command_green_2", action="fly"), "names 'fly'"),
    ("a token that is not there", put("leader_card_lenin", token="leader_marx"), "names 'leader_marx'"),
    ("a home that is not there", put("red_unit_01", when_removed="attic"), "names 'attic'"),
    ("a connection to itself", put("green_red", regions=["green", "green"]), "does not join two regions"),
    ("a connection of three", put("green_red", regions=["green", "red", "blue"]), "does not join two regions"),
    ("an event that is not there", put("july", events=["rain"]), "names an event that does not exist"),
    ("no recruit action", put("recruit", printed_as="icon"), "exactly one action"),
    ("the factions swapped", lambda d: d["factions"].reverse(), "red and white, in this order"),
    ("a tile twice", put("tile_green", region="red", blocks="red_brown"), "not every region has a tile"),
    ("an unknown effect", effect("move", kind="teleport"), "no effect 'teleport' is known"),
    ("an effect that is no table", lambda d: of(d, "move").update(effects=["go"]), "no effect None is known"),
    ("two effects for one", lambda d: of(d, "move")["effects"].append({"kind": "take_will"}), "exactly one effect"),
    ("an unknown parameter", effect("move", speed=3), "move_token knows no speed"),
    ("a parameter is gone", lambda d: of(d, "move")["effects"][0].pop("steps_max"), "move_token needs steps_max"),
    ("a parameter of another kind", effect("move", steps_max="far"), "cannot do steps_max = 'far'"),
    ("a value the code does not know", effect("recruit", region="next door"), "cannot do region = 'next door'"),
    ("an effect on nothing", effect("trotsky_returns", token="trotsky_pink"), "names 'trotsky_pink'"),
    # sources and names
    ("no source", lambda d: of(d, "red_unit_01").pop("source"), "units[red_unit_01]: source is None"),
    ("a source nobody knows", put("red_unit_01", source="hearsay"), "source is 'hearsay'"),
    ("no source inside the calendar", lambda d: of(d, "july").pop("source"), "calendar.months[july]: source is None"),
    ("no source inside solo", lambda d: d["solo"]["opposition_units"][0].pop("source"), "solo.opposition_units[0]"),
    ("a field's source", lambda d: of(d, "leader_lenin")["fields_source"].update(name="hearsay"), "leader_lenin].name"),
    ("no name in Ukrainian", lambda d: of(d, "july")["name"].pop("uk"), "calendar.months[july] has no name in uk"),
    ("an empty name", lambda d: of(d, "green")["name"].update(ru=" "), "regions[green] has no name in ru"),
    ("a district without a name", lambda d: of(d, "green")["district"].pop("en"), "regions[green] has no name in en"),
    # counts
    ("a command card too few", drop("command_cards", "command_green_2"), "components.command_cards"),
    ("the list says otherwise", lambda d: d["components"].update(command_cards=47), "the list 47"),
    ("a unit of another colour", put("red_unit_01", owner="white"), "components.units_red"),
    ("a tile too many", lambda d: d["region_tiles"].append({**of(d, "tile_red"), "id": "other"}), "region_tiles"),
    ("a marker too few", drop("objective_markers", "objective_marker_3"), "components.objective_markers"),
    ("two boards", lambda d: d["components"].update(board=2), "components.board"),
    ("three aid cards", lambda d: d["components"].update(aid_cards=3), "components.aid_cards"),
    ("a space is gone", drop("board_spaces", "unrest"), "a space for unrest"),
    ("the points of July", put("july", unrest_points=4), "the months, their points"),
    ("October ends nothing", put("october_november", ends_game=False), "the months, their points"),
    # the map
    ("C1", put("green_red", regions=["green", "purple"]), "C1: no connection green-red"),
    ("C1 without its tile", put("tile_green", blocks="red_brown"), "C1: no tile puts the blockade on green-red"),
    ("C2", put("white_blue", regions=["white", "green"]), "C2: no connection blue-white"),
    ("C3", put("brown_purple", regions=["brown", "green"]), "C3: no connection brown-purple"),
    ("C4", put("tile_blue", blocks="green_red"), "C4: tile_blue"),
    ("C4 by colour", put("blue_green", colour="green"), "C4: tile_blue"),
    ("C5 twice", put("red_brown", regions=["red", "green"]), "C5 (designed): two connections join the same regions"),
    ("C5 apart", both(put("blue_green", regions=["blue", "brown"]), put("red_brown", regions=["white", "brown"])),
     "C5 (designed): the map is not connected"),
    ("C6", put("blue_green", regions=["green", "brown"]), "C6 (designed)"),
    # command cards
    ("K1 recruit", put("command_green_2", recruit=4), "K1: recruit values"),
    ("K1 actions", each("command_cards", {"action": "refresh"}, action="move"), "K1: recruit values"),
    ("K1 points", put("command_green_2", vp=0), "K1: every card has days and points"),
    ("K2", each("command_cards", {"region": "purple", "days": 4}, days=5), "K2: no purple card with 4 days"),
    ("K3", each("command_cards", {"region": "green", "days": 4}, recruit=3), "K3: no green card"),
    ("K4", put("command_red_2", days=3), "K4: no red card with 2 days"),
    ("K5", put("command_purple_2", vp=4), "K5: no purple 4 scores more"),
    ("K6", put("command_blue_2", region="red"), "K6 (designed)"),
    # leaders
    ("L1", put("leader_card_lenin", special="espionage"), "L1 (public): the three red leaders"),
    ("L2", put("leader_card_kerensky", faction="red"), "L2: Kerensky"),
    ("L3", each("leader_cards", {"faction": "white"}, exhausted=0), "L3: no white leader"),
    ("L4", put("leader_lenin", ready=9), "L4: leader_card_lenin"),
    ("L4 the token's card", put("leader_lenin", card="leader_card_stalin"), "L4: leader_card_lenin"),
    ("L5", put("leader_card_lenin", days=6), "L5 (designed)"),
    ("L6", put("leader_card_lenin", ready=1), "L6: leader_card_lenin"),
    ("T1", put("trotsky_red", ready=2), "T1 (designed): the two Trotsky tokens"),
    ("T1 the sides", put("trotsky_red", owner="white"), "T1: one Trotsky token is neutral, one red"),
    ("T1 the places", put("trotsky_red", start="calendar:july"), "T1: Trotsky waits"),
    # units
    ("U1", put("red_unit_01", owner="neutral"), "U1: there are 10 red"),
    ("U2", each("units", {"owner": "red", "value": 1}, value=2), "U2: red lacks"),
    ("U3", each("units", {"owner": "red", "exhausted": 3}, exhausted=2), "U3: no red unit"),
    ("U4", each("units", {"owner": "red", "exhausted": 0}, exhausted=1), "U4: strengths 3 + 1 + 0"),
    ("U5", put("red_unit_10", ready=4), "U5 (public): a red unit"),
    ("U1 a home", put("red_unit_10", when_removed="out_of_game"), "U1: a red unit has another home"),
    ("U1 a neutral home", put("neutral_unit_01", when_removed="supply"), "U1: neutral units start in the regions"),
    ("U5 neutral", put("neutral_unit_01", value=2), "U5 (public): neutral units"),
    ("U6", put("red_unit_10", exhausted=2), "U6 (designed): the figures of the red units"),
    ("U7", each("units", {"owner": "neutral"}, exhausted=1), "U7 (public): no neutral unit"),
    # the track
    ("S1", lambda d: d["support_track"].update(start=1), "S1: the track"),
    ("S1 one way", lambda d: d["factions"][1].update(track_sign=-1), "S1: the track"),
    ("S2", lambda d: d["support_track"].update(half_length=3), "S2: example F"),
    ("S3", lambda d: d["support_track"].update(half_length=10), "S3 (designed)"),
    # solo
    ("eight of a level", lambda d: d["solo"]["opposition_units"][0].update(count=8), "opposition units: 9 each"),
    ("a level twice", put("difficulty_chip_1_2", faces=[1, 1]), "levels 1 to 6 once each"),
    ("a fifth bonus in the duel", put("bonus_organise", modes=["two_player", "solo"]), "four bonus actions"),
]  # fmt: skip


@pytest.mark.parametrize(("breaking", "words"), [b[1:] for b in BREAKS], ids=[b[0] for b in BREAKS])
def test_a_broken_dataset_is_reported(breaking: Callable[[Table], Any], words: str) -> None:
    data = copy.deepcopy(DATA)
    breaking(data)
    problems = check(data)
    assert any(words in problem for problem in problems), problems


@pytest.mark.parametrize(
    ("changing", "allowed"),
    [
        (put("command_purple_2", vp=3), "K5"),  # below one of the two purple fours
        (put("trotsky_neutral", ready=1, exhausted=3), "L6"),
        (put("trotsky_red", ready=1, exhausted=3), "L6"),
    ],
    ids=["a dear purple 2", "neutral Trotsky", "red Trotsky"],
)
def test_figures_the_rulebook_leaves_open_are_not_its_own(changing: Callable[[Table], Any], allowed: str) -> None:
    """Correct figures of the real box break no rule that claims to be a fact of the rulebook."""
    data = copy.deepcopy(DATA)
    changing(data)
    assert all("(designed)" in problem or "(public)" in problem for problem in check(data)), check(data)
    assert not any(problem.startswith(allowed) for problem in check(data))


@pytest.mark.parametrize("path", FIGURES)
def test_every_stated_figure_is_checked(path: str) -> None:
    data = copy.deepcopy(DATA)
    table, field = path.split(".")
    data[table][field] = {str: "another", list: [99], bool: False}.get(type(FIGURES[path]), 99)
    assert any(problem.startswith(f"{path} is ") for problem in check(data)), check(data)


def test_the_vocabulary_is_what_the_code_carries_out() -> None:
    examples = {int: 1, str: "trotsky_red"}
    for kind, parameters in EFFECTS.items():
        entry: Table = {"kind": kind}
        for name, values in parameters.items():
            entry[name.rstrip("!")] = values[0] if isinstance(values, tuple) else examples[values]
        assert effects.read_effect(entry) is not None
    with pytest.raises(ValueError, match="teleport"):
        effects.read_effect({"kind": "teleport"})


def test_a_dataset_that_cannot_be_played_with_is_said_in_one_sentence() -> None:
    """Run in a separate process: the components are read once, on first use of the game."""
    program = """
import consigliere.engine.data as data
load = data.load_data
data.load_data = lambda package: {**load(package), "units": []}
import consigliere as cg
try:
    cg.new("dual_powers", seats=2, seed=1)
except cg.NotUnderstood as error:
    print(error)
"""
    answer = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60)
    assert answer.stdout == "the dataset of dual_powers cannot be played with: there is no table [[units]]\n"


def test_a_dataset_that_is_no_toml_is_said_in_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "data.toml").write_text("units = [", encoding="utf-8")
    monkeypatch.setattr(engine_data, "files", lambda package: tmp_path)
    with pytest.raises(cg.NotUnderstood, match="the dataset of dual_powers is no TOML"):
        engine_data.load_data("consigliere.games.dual_powers")
