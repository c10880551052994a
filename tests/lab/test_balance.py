"""`consigliere balance`: every role is counted, shares add up, and any number of workers gives the same result."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from consigliere.cli import main
from consigliere.engine import NotUnderstood
from consigliere.games import GAMES, find
from consigliere.lab.balance import Match, measure, play_games_of
from consigliere.lab.figures import Move, measure_moves, moves
from consigliere.match import new
from tests.commands import invoke

DUEL = Match("dual_powers", 2, {}, "random", 3)


def test_seats_and_sides_share_all_wins_and_games() -> None:
    found = measure(DUEL, 12)
    kinds = {kind["kind"]: kind["rows"] for kind in found["kinds"]}
    assert set(kinds) == {"seat", "side"}
    for rows in kinds.values():
        assert [row["played"] for row in rows] == [12, 12]
        assert sum(row["wins"] for row in rows) == pytest.approx(12)
        assert sum(row["ratio"] for row in rows) == pytest.approx(2)
        assert all(row["interval"][0] <= row["ratio"] <= row["interval"][1] for row in rows)


def test_the_same_games_in_pieces_give_the_same_tally() -> None:
    options = find("dual_powers").complete_options(2, {})
    whole = play_games_of(DUEL._replace(options=options), 0, 6)
    parts = [play_games_of(DUEL._replace(options=options), first, first + 2) for first in (0, 2, 4)]
    assert sum((part.won for part in parts[1:]), parts[0].won) == whole.won


@pytest.mark.parametrize("game", GAMES)
def test_every_game_names_what_a_seat_plays(game: str) -> None:
    """A role that is known at the start, or after some choices."""
    match = new(game, max(2, find(game).facts.players[0]), 1).clone()
    for _ in range(40):
        if match.title.roles(match.state, 0):
            break
        match.play(match.deciders[0], match.options(match.deciders[0])[0])
    assert all(isinstance(name, str) for name in match.title.roles(match.state, 0).values())
    assert match.title.roles(match.state, 0)


def test_the_command(tmp_path: Path) -> None:
    plot = tmp_path / "sides.svg"
    said = invoke(main, ["balance", "dual_powers", "--bot", "random", "--games", "4", "--plot", str(plot)])
    assert said.exit_code == 0, said.output
    assert "side" in said.output
    assert plot.read_text(encoding="utf-8").startswith("<?xml")
    said = invoke(main, ["balance", "dual_powers", "--bot", "random", "--games", "2", "--json"])
    assert json.loads(said.stdout)["games"] == 2


@pytest.mark.parametrize(
    ("wanted", "games"), [(DUEL, 0), (DUEL._replace(bot="nobody"), 1), (DUEL._replace(seats=9), 1)]
)
def test_what_cannot_be_measured_is_refused(wanted: Match, games: int) -> None:
    with pytest.raises(NotUnderstood):
        measure(wanted, games)


def test_every_reconstructed_number_is_moved_up_and_down() -> None:
    found = moves("men_of_mayhem", "clubs")
    assert Move("clubs.samcro.high_octane.cash", 5, 6) in found, [move.path for move in found]
    assert Move("clubs.samcro.high_octane.cash", 5, 4) in found
    assert all(type(move.moved) is type(move.value) and move.moved != move.value for move in found)
    assert moves("men_of_mayhem", "nothing") == []


def test_what_a_figure_changes_is_compared_over_the_same_deals(tmp_path: Path) -> None:
    """A figure that makes no difference changes nothing; one that the check of the dataset fixes is not moved."""
    tried = moves("dual_powers", "units.red_unit_10.ready")
    report = measure_moves(DUEL, tried, 6)
    assert report == measure_moves(DUEL, tried, 6)
    assert len(report["figures"]) + len(report["bound"]) == len(tried) > 0
    for row in report["figures"]:
        low, high = row["largest"]["interval"]
        assert low <= row["largest"]["change"] <= high
        assert not row["matters"], "six games show nothing"
    with pytest.raises(NotUnderstood, match="consigliere box"):
        measure_moves(DUEL, [], 6)
    plot = tmp_path / "figures.svg"
    asked = ["balance", "dual_powers", "--bot", "random", "--games", "2", "--figures", "units.red_unit_10.ready"]
    said = invoke(main, [*asked, "--plot", str(plot)])
    assert said.exit_code == 0, said.output
    assert plot.read_text(encoding="utf-8").startswith("<?xml")
