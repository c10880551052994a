"""Golden games replay as stored, under the rules they were played by."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from consigliere.engine import Title
from consigliere.games import register
from tests.cases import USUAL, all_titles
from tests.golden import __main__ as command
from tests.golden import broken, folder, games, outcome, record, stored, write
from tests.toy import TITLE as TOY
from tests.toy.title import NightMarket

pytestmark = pytest.mark.usefixtures("toy")

GOLDEN = [(title, name) for title in all_titles() for name in stored(title)]


@pytest.mark.parametrize(("title", "name"), GOLDEN, ids=[f"{title.id}-{name}" for title, name in GOLDEN])
def test_a_golden_game_replays_as_stored(title: Title, name: str) -> None:
    golden = stored(title)[name]
    assert broken(golden) == ""
    assert golden["save"]["rules"] == title.version
    assert name.startswith(f"{golden['save']['seats']}-{golden['result']['reason']}-")


@pytest.mark.parametrize("title", all_titles(), ids=lambda title: title.id)
def test_every_way_of_ending_has_its_golden_game(title: Title) -> None:
    found = {golden["result"]["reason"] for golden in stored(title).values()}
    assert found == set(title.facts.endings)
    low, high = title.facts.players
    assert {golden["save"]["seats"] for golden in stored(title).values()} == set(range(low, high + 1))


def test_dual_powers_is_won_by_either_side_and_solo_won_and_lost_in_every_way() -> None:
    title = next(title for title in all_titles() if title.id == "dual_powers")
    duel = [f"2-{reason}-seat{seat}" for reason in ("support_track", "october", "october_will") for seat in (0, 1)]
    ways = ("support_track", "round_three", "round_three_will")
    solo = [f"1-{reason}-{won}" for reason in ways for won in ("won", "lost")]
    assert set(stored(title)) == {*duel, *solo}


# --- the command


class OtherRules(NightMarket):
    """Night Market with changed rules."""

    version = NightMarket.version + 1


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A folder with one golden game of the toy."""
    match = next(games(USUAL[-1], 1, 0))
    assert match.result is not None
    write(TOY, {outcome(4, match.result): match}, tmp_path)
    return tmp_path


def test_a_golden_game_of_todays_rules_is_not_overwritten_unless_forced(kept: Path) -> None:
    other = list(games(USUAL[-1], 2, 0))[-1]
    name = next(iter(stored(TOY, kept)))
    before = stored(TOY, kept)
    assert write(TOY, {name: other}, kept) == ([], [name])
    assert stored(TOY, kept) == before
    assert write(TOY, {name: other}, kept, force=True) == ([name], [])
    assert stored(TOY, kept) == {name: record(other)}


def test_once_the_rules_have_a_new_version_it_is_written_again(kept: Path) -> None:
    title = OtherRules()
    name, golden = next(iter(stored(TOY, kept).items()))
    register(title)
    try:
        assert "this version plays rules 5" in broken(golden)
        match = next(games(USUAL[-1]._replace(title=title), 1, 0))
        assert write(title, {name: match}, kept) == ([name], [])
        assert broken(stored(title, kept)[name]) == ""
    finally:
        register(TOY)


def test_what_breaks_is_named(kept: Path) -> None:
    golden = next(iter(stored(TOY, kept).values()))
    assert broken(golden) == ""
    assert "last position" in broken({**golden, "final": "0"})
    assert "ends otherwise" in broken({**golden, "result": {}})
    assert "checksum" in broken({**golden, "save": {**golden["save"], "choices": []}})


def test_the_command_reports_broken_games_and_fails(
    kept: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "stored", lambda title: stored(title, kept))
    name = next(iter(stored(TOY, kept)))
    assert command.main(["--game", "toy"]) == 0
    assert capsys.readouterr().out == f"toy/{name}: as it was\n"
    file = folder(TOY, kept) / f"{name}.json"
    file.write_text(json.dumps({**json.loads(file.read_text()), "final": ""}))
    assert command.main(["--game", "toy"]) == 1
    assert "last position" in capsys.readouterr().out
    assert command.main(["--game", "chess"]) == 2
