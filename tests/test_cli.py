"""The command line: every command, every kind of bad input, and whole games played through the keyboard."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

import consigliere as cg
from consigliere.board import tell
from consigliere.board.words import Words
from consigliere.cli import main
from consigliere.engine.saves import digest
from consigliere.games import face


def run(*args: str, typed: str = "") -> Result:
    """Run a command. An exception that is not an exit fails the test."""
    result = CliRunner().invoke(main, list(args), input=typed)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def ok(*args: str, typed: str = "") -> str:
    result = run(*args, typed=typed)
    assert result.exit_code == 0, result.stderr
    return result.stdout


def refused(*args: str) -> str:
    """One clear line on stderr, nothing on stdout, exit code 2."""
    result = run(*args)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    line, end, rest = result.stderr.partition("\n")
    assert line.startswith("consigliere: ")
    assert (end, rest) == ("\n", "")
    return line


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


# --- playing


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_whole_game_against_a_bot(here: Path) -> None:
    shown = ok("play", "dual_powers", "--seats", "human,random", "--seed", "3", "--language", "en", typed="1\n" * 999)
    assert "Choose a command card as your secret objective" in shown
    assert "You have won" in shown or "You have lost" in shown
    assert not list(here.iterdir())


@pytest.mark.usefixtures("toy")
def test_a_game_without_texts_shows_its_ids(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of another package can be played in the terminal before it has any text."""
    monkeypatch.setattr(Words, "strict", False)
    ok("play", "toy", "--seats", "random,random,random", "--seed", "1", "--save", "toy.json")
    match = cg.load(Path("toy.json").read_text(encoding="utf-8"))
    assert match.result is not None
    assert match.result.reason in ok("replay", "toy.json")
    assert ok("show", "toy.json")


def test_a_whole_solo_game_in_each_language(here: Path) -> None:
    for language in ("en", "ru", "uk"):
        solo = ("play", "dual_powers", "--options", "mode=solo", "--language", language, "--save", "x.json")
        shown = ok(*solo, typed="1\n" * 999)
        match = cg.load((here / "x.json").read_text(encoding="utf-8"))
        assert match.result is not None
        assert "⟦" not in shown
        for line in tell.outcome(match.view(0), Words(language, "dual_powers")):
            assert line in shown
        assert f"consigliere verify x.json {match.view(0)['commitment']}" in shown
        (here / "x.json").unlink()


def test_watching_bots_needs_no_keyboard(here: Path) -> None:
    shown = ok("play", "dual_powers", "--seats", "random,random", "--seed", "1", "--language", "en")
    assert "The game ends." in shown
    assert "You" not in shown.replace("Your choice", "")


def test_two_people_at_one_screen_see_only_their_own(here: Path) -> None:
    match = cg.new("dual_powers", seats=2, seed=4)
    words = Words("en", "dual_powers")
    cards = [{tell.label(option, match.view(seat), words) for option in match.options(seat)} for seat in (0, 1)]
    hot_seat = ("play", "dual_powers", "--seats", "human,human", "--seed", "4", "--language", "en")
    shown = ok(*hot_seat, typed="\n1\n\n\n1\nq\n")
    greeting, first, second = shown.split("-" * 40)
    assert all(label not in greeting for label in cards[0] | cards[1])
    assert all(label in first for label in cards[0])
    assert all(label not in first for label in cards[1] - cards[0])
    assert all(label in second.split("Enter raises the curtain.")[1] for label in cards[1])
    assert "You lay down" not in second.split("Choose a command card")[0]
    kept = cg.load((here / "dual_powers.json").read_text(encoding="utf-8"))
    assert len(kept.history()) == 2


def test_taking_back_before_the_curtain_falls(here: Path) -> None:
    """A sealed answer can be taken back while the question is open. The screen is handed over only afterwards."""
    typed = "\n1\nu\n2\n\n\nq\n"
    ok("play", "dual_powers", "--seats", "human,human", "--seed", "4", "--save", "two.json", typed=typed)
    kept = cg.load((here / "two.json").read_text(encoding="utf-8"))
    begun = cg.new("dual_powers", seats=2, seed=4)
    assert [(choice.seat, choice.option) for choice in kept.history()] == [(0, begun.options(0)[1])]


def test_undo_quit_and_go_on(here: Path) -> None:
    match = cg.new("dual_powers", seats=1, seed=2)
    while not match.can_undo(0):
        match.play(0, match.options(0)[0])
    done = len(match.history())
    shown = ok(
        "play", "dual_powers", "--seats", "human", "--seed", "2", "--language", "en", typed="1\n" * done + "u\nq\n"
    )
    kept = cg.load((here / "dual_powers.json").read_text(encoding="utf-8"))
    assert len(kept.history()) == done - 1
    assert "consigliere play dual_powers --seats human --save dual_powers.json" in shown
    ok("play", "dual_powers", "--seats", "human", "--save", "dual_powers.json", typed="1\n")
    again = cg.load((here / "dual_powers.json").read_text(encoding="utf-8"))
    assert again.save() == match.save()
    ok("play", "dual_powers", "--seats", "human", typed="")  # end of input also quits; no file is overwritten
    assert (here / "dual_powers-2.json").exists()


def test_what_can_be_typed(here: Path) -> None:
    typed = "h\n?\n? dp-set-01\n? zz\nb\n77\n0\nfly:moon\nFLY MOON\nu\n\ns side.json\n1\n1\nq\n"
    shown = ok("play", "dual_powers", "--seats", "human", "--seed", "2", "--language", "en", typed=typed)
    assert "take back" in shown
    rule = cg.new("dual_powers", seats=1, seed=2).view(0)["rule"]
    assert f"{rule}  " in shown
    assert "DP-SET-01  " in shown
    assert "No rule of that name" in shown
    assert "Not understood: “77”" in shown
    assert "Not understood: “0”" in shown
    assert f"Rule {rule} does not allow that" in shown
    assert "Not understood: “FLY MOON”" in shown
    assert "Not allowed now" in shown  # nothing to undo
    assert len(cg.load((here / "side.json").read_text(encoding="utf-8")).history()) == 0
    assert len(cg.load((here / "dual_powers.json").read_text(encoding="utf-8")).history()) == 2


def test_an_option_may_be_typed_by_its_own_name(here: Path) -> None:
    option = cg.new("dual_powers", seats=1, seed=2).options(0)[2]
    ok("play", "dual_powers", "--seats", "human", "--seed", "2", "--save", "x.json", typed=f"{option}\n")
    kept = cg.load((here / "x.json").read_text(encoding="utf-8"))
    assert [choice.option for choice in kept.history()] == [option]


# --- deals at one screen


def in_planning(path: Path) -> cg.Match:
    """Three families in New York, at the first question of the planning phase: seat 0 decides, and deals are open."""
    match = cg.new("la_cosa_nostra", seats=3, seed=3)
    while match.view(0)["step"] != "PlanningTurn":
        match.play(match.deciders[0], match.options(match.deciders[0])[0])
    path.write_text(match.save(), encoding="utf-8")
    return match


def offers_in(path: Path) -> list[dict[str, Any]]:
    kept = cg.load(path.read_text(encoding="utf-8"))
    return [json.loads(str(choice.option.target)) for choice in kept.history() if choice.option.verb == "offer"]


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_an_offer_is_made_by_numbers_and_answered(here: Path, language: str) -> None:
    """Money and the permission to put a token on a card, for a business and a promise of peace.

    The bot says yes or no.
    """
    path = here / "x.json"
    match = in_planning(path)
    assert match.title.trade is not None
    goods = match.title.trade.goods(match.view(0))
    lawyer = [good[1:3] for good in goods if good[0] == 1].index(("business", "lawyer_1")) + 1
    peace = sum(good[0] == 1 for good in goods) + 1
    typed = f"o\n1\n1, 3\n9999\nmany\n1 500\n{lawyer} {peace}\nFriends?\n\nq\n"
    shown = ok(
        "play", "la_cosa_nostra", "--save", str(path), "--seats", "human,trader,greedy", "--language", language,
        typed=typed,
    )  # fmt: skip
    first = match.view(0)["table"]["players"][0]["businesses"][0]["id"]
    gives = [[0, 1, "cash", 1500], [0, 1, "token", first], [1, 0, "business", "lawyer_1"]]
    assert offers_in(path)[0] == {"gives": gives, "to": [1], "text": "Friends? #peace:1-0"}
    words = Words(language, "la_cosa_nostra")
    for said in ("9999", "many"):
        assert words("error-not-understood", text=said) in shown
    assert "⟦" not in shown
    assert "#peace" not in shown
    kept = cg.load(path.read_text(encoding="utf-8"))
    assert {choice.option.verb for choice in kept.history() if choice.seat == 1} & {"accept", "refuse"}


def test_promises_are_made_by_numbers_and_shown(here: Path) -> None:
    """Money for later and a promise in free words. The promise is shown with its outcome."""
    path = here / "x.json"
    match = in_planning(path)
    assert match.title.trade is not None
    peace = sum(good[0] == 0 for good in match.title.trade.goods(match.view(0))) + 1
    play = ("play", "la_cosa_nostra", "--save", str(path), "--seats", "human,greedy,greedy", "--language", "en")
    ok(*play, typed=f"o\n1\n{peace + 1} {peace + 3}\n500\n\nA vote for you.\n\nq\n")
    (offer,) = offers_in(path)
    assert offer == {"gives": [], "to": [1], "text": "#word:0-1 A vote for you. #later:0-1:cash:500"}
    kept = cg.load(path.read_text(encoding="utf-8"))
    kept.play(1, f"accept:{kept.view(1)['offers'][0]['number']}")
    word = kept.promises(0)[0].number
    path.write_text(kept.save(), encoding="utf-8")
    shown = ok(*play, typed=f"p\nbroken:{word}\np\nq\n")
    assert "stands: you will give Greedy bot · Seat 2 $500 before the round is over" in shown
    assert f"stands: You give your word to Greedy bot · Seat 2: “A vote for you.” (kept:{word}, broken:{word})" in shown
    assert "broken: You give your word to Greedy bot · Seat 2" in shown


def test_an_offer_composed_while_deals_are_closed_waits(here: Path) -> None:
    path = here / "x.json"
    match = cg.new("la_cosa_nostra", seats=3, seed=3)  # nobody has a family yet
    path.write_text(match.save(), encoding="utf-8")
    play = ("play", "la_cosa_nostra", "--save", str(path), "--seats", "human,greedy,greedy", "--language", "en")
    made = "o\n1\n1\n\n\n\n"  # before the game begins, only a promise of peace can be given
    shown = ok(*play, typed=f"{made}q\n")
    assert Words("en")("web-queued") in shown
    assert offers_in(path) == []
    ok(*play, typed=made + "1\n" * 4 + "q\n")
    assert [offer["text"] for offer in offers_in(path)] == ["#peace:0-1"]


def test_an_offer_may_be_dropped_at_any_point_and_nothing_is_no_offer(here: Path) -> None:
    path = here / "x.json"
    before = in_planning(path).save()
    asked = ("", "1\n", "1\n1\n", "1\n1\n500\n", "1\n1\n500\n\n", "1\n1\n500\n\n\n")
    typed = "".join(f"o\n{row}c\n" for row in asked) + "o\n1\n\n\n" + "\n" + "q\n"
    shown = ok(
        "play", "la_cosa_nostra", "--save", str(path), "--seats", "human,human,greedy", "--language", "en",
        typed="\n" + typed,
    )  # fmt: skip
    assert shown.count("No offer was made.") == len(asked)
    assert shown.count("Name at least one thing that changes hands") == 1
    assert path.read_text(encoding="utf-8") == before


def test_people_at_one_screen_are_called_to_answer_an_offer(here: Path) -> None:
    """The screen is hidden, the addressee reads the offer and answers by its number; then the first player
    continues."""
    path = here / "x.json"
    match = in_planning(path)
    shown = ok(
        "play", "la_cosa_nostra", "--save", str(path), "--seats", "human,human,human", "--language", "en",
        typed="\no\n2\n1\n500\n\nFor you.\n\n\n\n1\n\n\nq\n",
    )  # fmt: skip
    before, called, after = shown.rsplit("-" * 40, 2)
    assert "With whom?" in before
    assert "An offer by Seat 1 (Blundetto): Seat 1 → you: $500. “For you.”\n   1  Accept\n   2  Refuse" in called
    words = Words("en", "la_cosa_nostra")
    assert not any(tell.label(option, match.view(0), words) in called for option in match.options(0))
    assert "You make an offer" not in called
    assert "strike a deal" in after
    kept = cg.load(path.read_text(encoding="utf-8"))
    assert [player["cash"] for player in kept.view(0)["table"]["players"]] == [1500, 2000, 2500]
    assert kept.deciders == (0,)
