"""The command line: every command, every kind of bad input, and whole games played through the keyboard."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import consigliere as cg
from consigliere.board import tell
from consigliere.board.words import Words
from consigliere.cli import main
from consigliere.engine.saves import digest
from consigliere.games import face

from .commands import ok, refused, run


def played(choices: int = 12, seed: int | None = 5) -> cg.Match:
    """A game in progress, always with the first option."""
    match = cg.new("dual_powers", seats=2, seed=seed)
    while match.result is None and len(match.history()) < choices:
        match.play(match.deciders[0], match.options(match.deciders[0])[0])
    return match


@pytest.fixture
def save(tmp_path: Path) -> str:
    path = tmp_path / "game.json"
    path.write_text(played().save(), encoding="utf-8")
    return str(path)


# --- general


def test_without_a_command_it_shows_its_help() -> None:
    assert ok() == ok("--help")
    for command in main.commands:
        assert command in ok()
    assert [line for line in ok().splitlines() if line.startswith("  ") and line.endswith("...")] == [], (
        "the first sentences fit on a line"
    )
    for command in ("games", "rules", "play", "show", "replay", "verify", "sim", "bench", "check"):
        assert "Example" in ok(command, "--help")


def test_it_runs_as_a_module_too() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "consigliere", "rules", "chess"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("consigliere: no game 'chess'; there are dual_powers")


def test_a_closed_pipe_is_no_error() -> None:
    command = f"{sys.executable} -m consigliere rules dual_powers | head -n 1"
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=False)
    assert done.stderr == ""


# --- the catalogue


def test_games() -> None:
    assert "dual_powers" in ok("games")
    listed = {game["id"]: game for game in json.loads(ok("games", "--json"))}
    assert listed["dual_powers"]["players"] == [1, 2]
    assert "mode" in {setting["name"] for setting in listed["dual_powers"]["settings"]}


def test_rules() -> None:
    everything = ok("rules", "dual_powers")
    assert "DP-SET-01" in everything
    assert "DP-ACT-03" in everything
    chapter = json.loads(ok("rules", "dual_powers", "dp-act", "--json"))
    assert {rule["id"][:6] for rule in chapter} == {"DP-ACT"}
    one = json.loads(ok("rules", "dual_powers", "DP-ACT-03", "--json"))
    assert [rule["id"] for rule in one] == ["DP-ACT-03"]
    assert one[0]["text"] in everything


def test_check_data() -> None:
    assert "dual_powers: dataset is valid" in ok("check")
    report = json.loads(ok("check", "dual_powers", "--json"))
    assert report[0]["problems"] == []
    assert set(report[0]["sources"]) == {"rulebook", "public", "reconstructed"}


def test_check_data_fails_where_a_dataset_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    title = played(0).title
    monkeypatch.setattr(type(title), "check_data", lambda self, data=None: ["units: 25 of 26"])
    result = run("check")
    assert result.exit_code == 1
    assert "dual_powers: dataset is not valid" in result.stdout
    assert "units: 25 of 26" in result.stdout
    assert json.loads(run("check", "dual_powers", "--json").stdout)[0]["problems"] == ["units: 25 of 26"]


def test_check_rules_fails_where_a_rule_has_no_test(tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text(
        "import pytest\n\n@pytest.mark.rule('DP-ACT-03')\n@pytest.mark.rule('DP-NIX-01')\ndef test_it(): ...\n"
    )
    result = run("check", "dual_powers", "--rules", "--tests", str(tmp_path), "--json")
    assert result.exit_code == 1
    report = json.loads(result.stdout)[0]
    assert "DP-ACT-03" not in report["untested"]
    assert "DP-ACT-04 has no test" in report["problems"]
    assert any("DP-NIX-01" in problem for problem in report["problems"])
    assert "DP-ACT-04 has no test" in run("check", "--rules", "--tests", str(tmp_path)).stdout


# --- the simulator


def test_sim_counts_the_same_with_any_number_of_workers() -> None:
    one = json.loads(ok("sim", "dual_powers", "--bots", "random", "--games", "8", "--seed", "7", "--json"))
    two = json.loads(ok("sim", "dual_powers", "--games", "8", "--seed", "7", "--workers", "2", "--json"))
    assert one.pop("timing")["workers"] == 1
    assert two.pop("timing")["workers"] == 2
    assert one == two
    assert one["games"] == 8
    other = json.loads(ok("sim", "dual_powers", "--games", "8", "--seed", "8", "--json"))
    assert other["decisions"] != one["decisions"]


def test_sim_as_a_table() -> None:
    table = ok("sim", "dual_powers", "--bots", "random,greedy", "--games", "2", "--workers", "0")
    assert "greedy" in table
    assert "seat 1" in table
    assert "95 %" in table
    solo = ok("sim", "dual_powers", "--players", "1", "--options", "difficulty=3", "--games", "5")
    assert "mode=solo, difficulty=3" in solo


# --- saves


def test_show(save: str, tmp_path: Path) -> None:
    words = Words("en", "dual_powers")
    match = cg.load(Path(save).read_text(encoding="utf-8"))
    text = ok("show", save, "--seat", "0", "--language", "en")
    assert face("dual_powers").board_text(match.view(0), words) in text
    assert tell.question(match.view(0), words) in text
    early = ok("show", save, "--at", "2", "--language", "uk")
    assert face("dual_powers").board_text(played(2).view(None), Words("uk", "dual_powers")) in early
    assert ok("show", save, "--at", "12") == ok("show", save)
    assert ok("show", "-", typed=Path(save).read_text(encoding="utf-8")) == ok("show", save)


def test_show_draws(save: str, tmp_path: Path) -> None:
    match = cg.load(Path(save).read_text(encoding="utf-8"))
    picture = tmp_path / "board.svg"
    assert ok("show", save, "--seat", "1", "-o", str(picture), "--language", "en") == ""
    assert picture.read_text(encoding="utf-8") == match.svg(1, "en")
    assert ok("show", save, "-o", "-", "--language", "ru") == match.svg(None, "ru") + "\n"
    assert not list(tmp_path.glob(".*"))


def test_replay_shows_what_a_seat_came_to_know(save: str) -> None:
    match = cg.load(Path(save).read_text(encoding="utf-8"))
    for seat, args in ((None, []), (0, ["--seat", "0"]), (1, ["--seat", "1"])):
        story = json.loads(ok("replay", save, "--json", *args))
        assert [row["number"] for row in story["choices"]] == list(range(13))
        assert [row["events"] for row in story["choices"] if row["events"]] == match.events(seat)
    lived = ok("replay", save, "--seat", "0", "--language", "en")
    own = next(line for line in lived.splitlines() if "You draw" in line)
    assert own.strip() not in ok("replay", save, "--language", "en")
    assert "Раунд 1" in ok("replay", save, "--language", "ru")


def test_replay_of_a_finished_game_names_the_winner(tmp_path: Path) -> None:
    match = played(10_000)
    path = tmp_path / "whole.json"
    path.write_text(match.save(), encoding="utf-8")
    story = ok("replay", str(path), "--language", "en")
    for line in tell.outcome(match.view(None), Words("en", "dual_powers")):
        assert line in story


def test_verify(tmp_path: Path) -> None:
    match = played(seed=None)
    commitment = match.view(None)["commitment"]
    path = tmp_path / "sealed.json"
    path.write_text(match.save(), encoding="utf-8")
    assert ok("verify", str(path), commitment).startswith("honest")
    assert json.loads(ok("verify", str(path), commitment.upper(), "--json"))["honest"] is True
    other = run("verify", str(path), "0" * 64)
    assert other.exit_code == 1
    assert "NOT honest" in other.stdout
    swapped = json.loads(match.save())
    swapped["chance"]["secret"] = "00" * 32
    swapped["choices"] = []
    swapped["check"] = digest(swapped)
    path.write_text(json.dumps(swapped), encoding="utf-8")
    assert run("verify", str(path), commitment).exit_code == 1


# --- bad input


BAD = [
    ("conquer",),
    ("--nonsense",),
    ("rules",),
    ("rules", "chess"),
    ("rules", "dual_powers", "LF-"),
    ("rules", "dual_powers", "DP-ACT-03", "more"),
    ("check", "chess"),
    ("check", "--rules", "--tests", "/nowhere/at/all"),
    ("play", "chess"),
    ("play", "dual_powers", "--seats", "human,dragon"),
    ("play", "dual_powers", "--seats", "human,human,human"),
    ("play", "dual_powers", "--seats", ""),
    ("play", "dual_powers", "--seats", "human,greedy", "--options", "mode=solo"),
    ("play", "dual_powers", "--options", "mode=war"),
    ("play", "dual_powers", "--options", "weather=rain"),
    ("play", "dual_powers", "--options", "mode"),
    ("play", "dual_powers", "--options", "mode=duel,mode=solo"),
    ("play", "dual_powers", "--seed", "lucky"),
    ("play", "dual_powers", "--language", "tlh"),
    ("sim", "chess"),
    ("sim", "dual_powers", "--bots", "dragon"),
    ("sim", "dual_powers", "--bots", ""),
    ("sim", "dual_powers", "--bots", "random,random,random"),
    ("sim", "dual_powers", "--players", "3"),
    ("sim", "dual_powers", "--players", "0"),
    ("sim", "dual_powers", "--games", "0"),
    ("sim", "dual_powers", "--games", "many"),
    ("sim", "dual_powers", "--workers", "-1"),
    ("sim", "dual_powers", "--workers", "100000"),
    ("sim", "dual_powers", "--options", "difficulty=7"),
    ("bench", "chess"),
    ("bench", "dual_powers:3"),
    ("bench", "dual_powers:two"),
    ("bench", "dual_powers:1:difficulty=0"),
    ("bench", "--rounds", "0"),
    ("bench", "--games", "0"),
    ("bench", "--against", "/nowhere/at/all.json"),
    ("bench", "--output", "/nowhere/at/all.json"),
    ("bench", "--plot", "/nowhere/at/all.svg"),
    ("balance", "dual_powers", "--games", "1000000", "--plot", "/nowhere/at/all.svg"),
    ("fit", "dual_powers", "--games", "1000000", "--plot", "/nowhere/at/all.svg"),
    ("puzzles", "make", "dual_powers", "--out", "/nowhere/at/all.json"),
    ("show", "/nowhere/at/all.json"),
    ("show", "/"),
    ("replay", "/nowhere/at/all.json"),
    ("verify", "/nowhere/at/all.json", "0" * 64),
]


@pytest.mark.parametrize("args", BAD, ids=" ".join)
def test_bad_input(args: tuple[str, ...]) -> None:
    refused(*args)


def test_bad_input_about_a_good_save(save: str, tmp_path: Path) -> None:
    before = Path(save).read_bytes()
    assert "seats are 0 to 1" in refused("show", save, "--seat", "2")
    refused("show", save, "--seat", "-1")
    refused("replay", save, "--seat", "9")
    assert "12 choices" in refused("show", save, "--at", "13")
    refused("show", save, "--at", "-1")
    refused("show", save, "-o", str(tmp_path / "no" / "such" / "folder.svg"))
    assert "64 hexadecimal" in refused("verify", save, "beef")
    assert "nothing to verify" in refused("verify", save, "0" * 64)
    refused("play", "dual_powers", "--save", save, "--seed", "1")
    refused("play", "dual_powers", "--save", save, "--options", "mode=duel")
    refused("play", "dual_powers", "--save", save, "--seats", "human")
    assert "not a report" in refused("bench", "--against", save)
    assert Path(save).read_bytes() == before


def tampered(change: Callable[[dict[str, Any]], object], seal: bool) -> str:
    saved = json.loads(played().save())
    change(saved)
    if seal:
        saved["check"] = digest(saved)
    return json.dumps(saved)


DAMAGED = {
    "empty": "",
    "not JSON": "once upon a time",
    "other JSON": "[1, 2, 3]",
    "cut short": played().save()[:-40],
    "a number": "7",
    "deep": "[" * 100_000,
    "a choice changed": tampered(lambda s: s["choices"].__setitem__(0, "0 objective:nothing"), seal=False),
    "checksum gone": tampered(lambda s: s.pop("check"), seal=False),
    "another seed": tampered(lambda s: s["chance"].update(seed="6"), seal=False),
    "an unknown game": tampered(lambda s: s.update(game="chess"), seal=True),
    "other rules": tampered(lambda s: s.update(rules=999), seal=True),
    "another format": tampered(lambda s: s.update(consigliere=999), seal=True),
    "too many seats": tampered(lambda s: s.update(seats=9), seal=True),
    "an unknown option": tampered(lambda s: s["options"].update(weather="rain"), seal=True),
    "no chance": tampered(lambda s: s.update(chance={}), seal=True),
    "an illegal choice": tampered(lambda s: s["choices"].__setitem__(0, "0 objective:nothing"), seal=True),
    "another seat's choice": tampered(lambda s: s["choices"].insert(3, "1 " + s["choices"][2][2:]), seal=True),
    "an answer given already": tampered(lambda s: s["choices"].insert(1, s["choices"][0]), seal=True),
    "no option": tampered(lambda s: s["choices"].__setitem__(2, "0 PLAY?:x y"), seal=True),
    "no seat": tampered(lambda s: s["choices"].__setitem__(2, "pass"), seal=True),
    "no text": tampered(lambda s: s["choices"].__setitem__(2, {"seat": 0}), seal=True),
}


@pytest.mark.parametrize("kind", DAMAGED)
def test_damaged_saves(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "damaged.json"
    path.write_text(DAMAGED[kind], encoding="utf-8")
    commands = (
        ("show", str(path)),
        ("show", str(path), "-o", str(tmp_path / "board.svg")),
        ("replay", str(path)),
        ("verify", str(path), "0" * 64),
        ("play", "dual_powers", "--save", str(path)),
    )
    for command in commands:
        assert str(path) in refused(*command)
    assert path.read_text(encoding="utf-8") == DAMAGED[kind]
    assert sorted(tmp_path.iterdir()) == [path]


def test_a_save_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "noise.json"
    path.write_bytes(bytes(range(256)))
    assert "not a text file" in refused("replay", str(path))
