"""`consigliere fit`: repeatable, and it finds the true weights."""

from __future__ import annotations

import tomllib
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from consigliere.bots.chances import shares
from consigliere.cli.app import main
from consigliere.engine import NotUnderstood
from consigliere.lab.fit import Moment, as_toml, fit, fitting, play_games_of
from consigliere.lab.fit import _steepest as steepest


def test_a_known_steepness_is_found_again() -> None:
    random = Random(4)
    for true in (0.0, 5.0):
        moments = []
        for game in range(1500):
            values = (random.random(), random.random(), random.random())
            won = random.choices(range(3), shares(values, true))[0]
            moments.append(Moment(game, 10, values, tuple(float(side == won) for side in range(3))))
        assert steepest(moments) == pytest.approx(true, abs=0.7)


def test_the_same_seed_gives_the_same_table_however_it_is_cut() -> None:
    wanted = fitting("dual_powers", 1, {}, seed=2)
    whole, lengths = play_games_of(wanted, 0, 2)
    parts = [play_games_of(wanted, at, at + 1) for at in (1, 0)]
    assert sorted(whole) == sorted(moment for some, _ in parts for moment in some)
    assert sorted(lengths) == sorted(length for _, some in parts for length in some)
    found = fit(wanted, games=2)
    assert found == fit(wanted, games=2)
    table = tomllib.loads(as_toml([found]))["seats"]["1"]
    assert (table["length"], table["steepness"]) == (found["length"], found["steepness"])


def test_the_command_writes_a_plot_and_refuses_what_makes_no_sense(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    plot = tmp_path / "fit.svg"
    given = ["fit", "dual_powers", "--players", "1", "--games", "2", "--plot", str(plot)]
    result = CliRunner().invoke(main, given, standalone_mode=False)
    assert result.exception is None
    assert "Brier score" in result.output
    assert plot.read_text().startswith("<?xml")
    with pytest.raises(NotUnderstood, match="between 2 and"):
        fit(fitting("dual_powers", 1, {}, seed=2), games=1)
    with pytest.raises(NotUnderstood, match="every number of players"):
        main(["fit", "dual_powers", "--players", "1", "--write"], standalone_mode=False)
