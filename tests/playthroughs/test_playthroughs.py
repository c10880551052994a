"""The stored playthroughs equal what is played today."""

from __future__ import annotations

import difflib
from pathlib import Path

import pytest

from tests.cases import Case, all_titles
from tests.playthroughs import CASES, FOLDER, WIDTH, file_of, playthrough
from tests.playthroughs.__main__ import main

pytestmark = pytest.mark.usefixtures("toy")


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_playthrough_replays_as_stored(case: Case) -> None:
    stored = file_of(case).read_text(encoding="utf-8").splitlines()
    played = playthrough(case).splitlines()
    difference = list(difflib.unified_diff(stored, played, file_of(case).name, "today", lineterm="", n=2))
    assert not difference, "\n".join(difference[:60]) + "\nis it meant? python -m tests.playthroughs --write"


def test_every_game_has_its_playthroughs_and_no_file_is_left_over() -> None:
    assert {file.name for file in FOLDER.glob("*.txt")} == {file_of(case).name for case in CASES}
    assert {case.title.id for case in CASES} == {title.id for title in all_titles()}


def test_a_playthrough_is_readable() -> None:
    for case in CASES:
        lines = file_of(case).read_text(encoding="utf-8").splitlines()
        assert max(map(len, lines)) <= WIDTH + 40  # a long word is not broken
        assert lines[-1].startswith("the end: ")


def test_the_command_says_what_differs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tests.playthroughs.__main__.file_of", lambda case: file_of(case, tmp_path))
    monkeypatch.setattr("tests.playthroughs.__main__.CASES", CASES[-1:])
    name = file_of(CASES[-1]).name
    assert main([]) == 1
    assert main(["--write"]) == 0
    assert main([]) == 0
    assert capsys.readouterr().out.splitlines() == [f"{name}: differs", f"{name}: written", f"{name}: as it was"]
