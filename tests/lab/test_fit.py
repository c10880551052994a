"""`consigliere fit`: repeatable, and it finds the true weights."""

from __future__ import annotations

import tomllib
from pathlib import Path
from random import Random

import pytest

from consigliere.bots.chances import FLATTEST, Look, shares
from consigliere.cli.app import main
from consigliere.engine import NotUnderstood
from consigliere.games import GAMES, find
from consigliere.lab.fit import as_toml, fit, fitting, play_games_of
from consigliere.lab.fit_weights import Moment, learn
from consigliere.match import new
from tests.commands import invoke

CLUBS = ("club: ours", "club: theirs")


def moments_of(steepness: float, sign: float, club: float, games: int = 700) -> list[Moment]:
    """Games of two sides with one sign each, whose chances are known."""
    random = Random(4)
    found = []
    for game in range(games):
        values, signs = (random.random(), random.random()), (random.random(), random.random())
        scores = [steepness * value + sign * more for value, more in zip(values, signs, strict=True)]
        ours = random.randrange(2)
        scores[ours] += club
        won = random.choices(range(2), shares(scores, 1.0))[0]
        look = Look(values, tuple((one,) for one in signs), tuple((CLUBS[side != ours],) for side in range(2)))
        found.append(Moment(game, 10 * (game % 10), look, tuple(float(side == won) for side in range(2))))
    return found


def test_known_weights_are_found_again() -> None:
    found = learn(moments_of(4.0, 3.0, 1.0), 100.0)
    assert sum(found.steepness) / 5 == pytest.approx(4.0, abs=1.0)
    assert sum(row[0] for row in found.signs) / 5 == pytest.approx(3.0, abs=1.0)
    assert 0.3 < found.roles["club: ours"] - found.roles["club: theirs"] < 1.0, "drawn towards none, by its penalty"


def test_what_means_nothing_gets_hardly_a_weight() -> None:
    """A lead still counts a little: otherwise advice could not tell options apart."""
    found = learn(moments_of(0.0, 0.0, 0.0), 100.0)
    assert all(FLATTEST <= one < 0.8 for one in found.steepness)
    assert all(abs(row[0]) < 0.4 for row in found.signs)
    assert all(abs(one) < 0.2 for one in found.roles.values())


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_signs_with_names(game: str) -> None:
    title = find(game)
    for seats in title.facts.players:
        match = new(game, seats, 1).clone()
        for _ in range(12):
            rows = title.signs(match.state)
            assert len(rows) == seats
            assert all(len(row) == len(title.sign_names) for row in rows)
            match.play(match.deciders[0], match.options(match.deciders[0])[0])
        assert len(set(title.sign_names)) == len(title.sign_names)


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
    assert len(table["brier"]) == len(table["constant"]) == 5


def test_the_command_writes_a_plot_and_refuses_what_makes_no_sense(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    plot = tmp_path / "fit.svg"
    given = ["fit", "dual_powers", "--players", "1", "--games", "2", "--plot", str(plot)]
    result = invoke(main, given, standalone_mode=False)
    assert result.exception is None
    assert "Brier score" in result.output
    assert plot.read_text().startswith("<?xml")
    with pytest.raises(NotUnderstood, match="between 2 and"):
        fit(fitting("dual_powers", 1, {}, seed=2), games=1)
    with pytest.raises(NotUnderstood, match="every number of players"):
        main(["fit", "dual_powers", "--players", "1", "--write"], standalone_mode=False)
