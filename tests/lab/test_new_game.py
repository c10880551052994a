"""A new game: `new-game` creates a folder with a playable game, and `check --contract` reports what is wrong in
words."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from consigliere.bots import levels
from consigliere.drawing import Face, Note, Picture, svg
from consigliere.engine import Chance, NotUnderstood, Option, Setting
from consigliere.games import _faces, _registered, register
from consigliere.lab.contract import contract, report
from consigliere.lab.new_game import new_game, renamed
from consigliere.lab.sample_game import TITLE
from consigliere.lab.sample_game.components import THIEF
from consigliere.lab.sample_game.face import FACE, SIGNS, SampleGameFace
from consigliere.lab.sample_game.state import SampleGameState
from consigliere.lab.sample_game.steps import Doubt, Exchange, Lose, Turn
from consigliere.lab.sample_game.title import SampleGame
from tests.cases import Case
from tests.contract.test_clones import test_a_clone_has_every_field_and_shares_nothing_that_can_change as copies

GAMES = 4


@pytest.fixture(autouse=True)
def registered_sample() -> Iterator[None]:
    register(TITLE, FACE)
    yield
    _registered.pop(TITLE.id)
    _faces.pop(TITLE.id)


def run(*command: str, where: Path) -> subprocess.CompletedProcess[str]:
    """Run a command in its own process, without pytest plugins: importing those takes a second."""
    environment = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    line = [sys.executable, "-m", *command]
    return subprocess.run(line, cwd=where, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(("like", "ending"), [("bluff", "last_one"), ("auction", "closing_time")])
def test_a_new_game_plays_keeps_the_contract_and_passes_its_own_tests(tmp_path: Path, like: str, ending: str) -> None:
    made = run("consigliere", "new-game", "night_watch", "--like", like, where=tmp_path)
    assert made.returncode == 0, made.stderr
    assert "consigliere serve --load night_watch" in made.stderr
    folder = tmp_path / "night_watch"
    assert {file.name for file in (folder / "locale").iterdir()} == {"en.ftl", "ru.ftl", "uk.ftl"}
    assert (folder / "tests" / "playthrough.txt").is_file()
    assert (folder / "tests" / f"golden-{ending}.json").is_file()
    left = [file for file in folder.rglob("*") if file.is_file() and file.suffix != ".pyc"]
    traces = ("sample", "SA-", "SG-", "образ", "зразк")
    assert not [file for file in left for trace in traces if trace in file.read_text(encoding="utf-8")]
    cited = run(
        "consigliere",
        "check",
        "night_watch",
        "--rules",
        "--load",
        "night_watch",
        "--tests",
        "night_watch/tests",
        where=tmp_path,
    )
    assert cited.stdout.endswith("rules, none without a test\n"), cited.stdout + cited.stderr
    checked = run("consigliere", "check", "night_watch", "--contract", "--load", "night_watch", where=tmp_path)
    assert checked.stdout == "night_watch: the contract holds\n", checked.stdout + checked.stderr
    tested = run("pytest", "-q", "-W", "error", "-p", "no:cacheprovider", "night_watch", where=tmp_path)
    assert tested.returncode == 0, tested.stdout


def test_the_contract_of_copies_reads_a_state_of_any_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A field that a copy gets wrong is found in a game of another package too."""
    new_game("night_watch", tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    try:
        title = import_module("night_watch").TITLE
        few = [Case(title, seats, title.defaults(seats), f"night_watch-{seats}") for seats in title.facts.players]
        for case in few:
            copies(case)
        state = type(few[0].begin(1).state)
        whole: Any = state.clone

        def careless(g: Any) -> Any:
            new = whole(g)
            new.turns += 1
            return new

        monkeypatch.setattr(state, "clone", careless)
        with pytest.raises(AssertionError, match="turns"):
            copies(few[0])
    finally:
        for name in [name for name in sys.modules if name.partition(".")[0] == "night_watch"]:
            del sys.modules[name]


def test_a_name_that_cannot_be_a_package_or_is_taken_is_refused(tmp_path: Path) -> None:
    for name in ("Night", "night watch", "1st", "class", "../up", "sample_game", "sample_auction"):
        with pytest.raises(NotUnderstood, match="small letters"):
            new_game(name, tmp_path)
    (tmp_path / "taken").mkdir()
    with pytest.raises(NotUnderstood, match="there already"):
        new_game("taken", tmp_path)
    with pytest.raises(NotUnderstood, match="no sample 'chess'; there are bluff, auction"):
        new_game("whispers", tmp_path, "chess")
    assert renamed("SG-END-01", "whispers") == "WH-END-01"


# --- problems are reported in words


def test_the_sample_keeps_it() -> None:
    assert contract(TITLE, GAMES) == []


def test_two_pieces_that_share_an_id(monkeypatch: pytest.MonkeyPatch) -> None:
    def twice(self: Any, view: Any, words: Any) -> Picture:
        inside = svg.group(id="coin") + svg.group(id="coin")
        return Picture.of(9, 9, "Two coins", self.style, inside)

    monkeypatch.setattr(SampleGameFace, "picture", twice)
    assert "two pieces share an id: coin" in contract(TITLE, GAMES)


def test_a_verb_that_is_never_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = SampleGameFace.picture
    monkeypatch.setattr(
        SampleGameFace, "picture", lambda self, view, words: _without(whole(self, view, words), "seat_")
    )
    found = contract(TITLE, GAMES)
    assert [one for one in found if one.startswith("this verb is never drawn: steal (what it points at has no data_")]
    assert not [problem for problem in found if "lose" in problem]


def _without(picture: Picture, prefix: str) -> Picture:
    """The same picture, but some of its things cannot be clicked."""
    body = picture.svg(styled=False).replace(f' data-thing="{prefix}', f' data-name="{prefix}')
    return Picture.of(picture.width, picture.height, picture.label, picture.style, body)


def test_a_text_that_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SampleGameFace, "seat_counts", lambda self, seat, view: [("count-camels", 1)])
    assert [one for one in contract(TITLE, GAMES) if one.startswith("a text is missing or wrong: count-camels (")]


def test_a_text_that_one_language_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Ukrainian reader would get it in English."""
    whole = SampleGameFace.read_file

    def short(self: Any, *path: str) -> str:
        return whole(self, *path).replace("event-out =", "event-gone =") if path[-1] == "uk.ftl" else whole(self, *path)

    monkeypatch.setattr(SampleGameFace, "read_file", short)
    assert "locale/uk.ftl lacks event-out" in contract(TITLE, 0)


def test_a_window_without_a_name_for_standing_orders(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SampleGame, "steps", {**SampleGame.steps, "Ward": Doubt})
    said = [one for one in contract(TITLE, 0) if "window-" in one]
    assert said == ["a text is missing or wrong: window-Ward (en, ru, uk): no such text"]


def test_a_face_that_breaks_is_a_problem_and_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SampleGameFace, "seat_counts", lambda self, seat, view: None)
    found = contract(TITLE, GAMES)
    assert [one for one in found if one.startswith("what people read cannot be made: TypeError")], found


def test_a_view_that_reveals_what_others_hide(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = SampleGame.view
    monkeypatch.setattr(SampleGame, "view", lambda self, g, seat: {**honest(self, g, seat), "all": str(g.hands)})
    assert "determinize changes what the seat itself sees: all" in contract(TITLE, GAMES)


def test_a_world_that_cannot_be_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card that was shown must stay where it was shown: a world dealt without it breaks a moment later."""

    def shown_too_late(self: Doubt, g: Any, answers: list[Any]) -> None:
        true = THIEF in g.hands[self.claimant]
        g.then(Lose(answers[0][0]), Exchange(self.claimant)) if true else g.then(Lose(self.claimant))

    monkeypatch.setattr(Doubt, "resolve", shown_too_late)
    found = [one for one in contract(TITLE, GAMES) if one.startswith("a world that determinize imagines at ")]
    assert found
    assert all("(steps.py:" in one for one in found), "it says where"


def test_an_error_in_a_face_is_reported_with_its_line_and_without_verbs(monkeypatch: pytest.MonkeyPatch) -> None:
    for kind in tuple(SIGNS):
        monkeypatch.delitem(SIGNS, kind)
    found, notes = report(TITLE, GAMES)
    assert [one for one in found if "KeyError" in one and "(face.py:" in one], found
    assert not [one for one in found if "text is missing" in one], found
    assert notes == [], "no game went far enough to tell which verbs are rare"
    causes = [one.partition("KeyError")[2] for one in found if "KeyError" in one]
    assert len(causes) == len(set(causes)), "a cause is told once, not for every game"


def test_settings_are_played_with_and_worded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Non-default settings are tried too, and the names of settings are looked up in every language."""
    start = SampleGame.start

    def poor(self: SampleGame, seats: int, options: dict[str, Any], chance: Chance) -> SampleGameState:
        if options["harbour"] == "rich":
            raise KeyError("rich")
        return start(self, seats, options, chance)

    monkeypatch.setattr(SampleGame, "settings", (Setting("harbour", ("poor", "rich"), "poor"),))
    monkeypatch.setattr(SampleGame, "start", poor)
    found = contract(TITLE, 12)
    assert [one for one in found if "KeyError: 'rich'" in one], found
    assert "a text is missing or wrong: setting-harbour (en, ru, uk): no such text" in found


def test_a_primer_that_lacks_a_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SampleGameFace, "primer", lambda self, words: words("primer-goal"))
    assert "a text is missing or wrong: primer-goal (en, ru, uk): no such text" in contract(TITLE, 0)


def test_options_and_reasons_that_disagree(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turn, "why_illegal", lambda self, g, seat, option, row: "")
    assert "strike at Turn: it is not offered, but no rule forbids it" in contract(TITLE, GAMES)


def test_an_option_outside_the_action_space(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = SampleGame.actions
    without = lambda self, seats, options: tuple(o for o in whole(self, seats, options) if o != Option("work"))  # noqa: E731
    monkeypatch.setattr(SampleGame, "actions", without)
    assert "work is offered but not in Title.actions" in contract(TITLE, GAMES)


def test_every_command_plays_a_game_of_ones_own(tmp_path: Path) -> None:
    new_game("night_watch", tmp_path)
    save = str(tmp_path / "night_watch" / "tests" / "golden-last_one.json")
    for command, answer in (
        (("games",), "night_watch: 2-5 players"),
        (("rules", "night_watch", "NW-END"), "NW-END-01"),
        (("play", "night_watch", "--seats", "random,random"), " wins"),
        (("show", save), "Seat 1"),
        (("replay", save), "is out of the game"),
        (("sim", "night_watch", "--bots", "random,greedy", "--games", "4", "--workers", "2"), "last_one"),
        (("bench", "night_watch:2", "--quick", "--no-peers"), "night_watch"),
    ):
        done = run("consigliere", *command, "--load", "night_watch", where=tmp_path)
        assert (done.returncode, done.stderr) == (0, ""), (command, done.stderr)
        assert answer in done.stdout, (command, done.stdout)


def test_accounts_without_texts_or_with_a_wrong_sum(monkeypatch: pytest.MonkeyPatch) -> None:
    """The result page would show the ids of the messages."""
    score = lambda self, view, events: [("list-hand", [1 + n for n in view["result"]["scores"]], "")]  # noqa: E731
    monkeypatch.setattr(SampleGameFace, "score_breakdown", score)
    found = contract(TITLE, GAMES)
    assert "a text is missing or wrong: account-total (en, ru, uk): no such text" in found
    assert "a text is missing or wrong: account-sum (en, ru, uk): no such text" in found
    assert "the lines of Face.score_breakdown do not add up to the scores" in found


def test_a_face_that_looks_for_its_files_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(_faces, TITLE.id, Face())
    found = contract(TITLE, 0)
    assert found[0].startswith("FACE looks for its files in consigliere.drawing, not in consigliere.lab.sample_game: ")
    assert not [one for one in found if "its folder has no" in one], "the files are there"


def test_points_that_no_page_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SampleGameFace, "seat_points", lambda self, seat, view: 1)
    assert [note for note in report(TITLE, GAMES)[1] if note.startswith("Face.seat_points is never shown")]
    named = lambda self, view: [Note("round", "status-turn", {"number": "1"})]  # noqa: E731
    monkeypatch.setattr(SampleGameFace, "status_notes", named)
    assert not [note for note in report(TITLE, GAMES)[1] if note.startswith("Face.seat_points")]


def test_levels_of_bots_that_nobody_can_read_are_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "levels.toml").write_text("[boss]\nplayouts = 8\n")
    monkeypatch.setattr(levels, "folder_of", lambda title: tmp_path)
    levels.levels_of.cache_clear()
    assert [problem for problem in contract(TITLE, 1) if "no level 'boss'" in problem]
    levels.levels_of.cache_clear()
