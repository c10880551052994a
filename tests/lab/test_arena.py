"""The arena: fair pairs, the same results on any machine, and nothing lost when it is interrupted."""

from __future__ import annotations

import json
import os
import signal
from functools import cache
from pathlib import Path
from typing import Any

import pandas
import pytest
from distributed import Client, LocalCluster

import consigliere as cg
from consigliere.cli import main
from consigliere.engine import NotUnderstood
from consigliere.lab.arena import FORMATS, Game, GameFile, Season, play, play_games, ratings, report, season
from consigliere.lab.sim import plan, simulate
from tests.commands import invoke
from tests.effort import LONG


def duel(games: int = 6, bots: tuple[str, ...] = ("random", "greedy")) -> Season:
    return season("dual_powers", list(bots), 2, {}, 7, games)


@cache
def played_alone() -> list[Game]:
    """The games of `duel`, played in this process."""
    return play(duel())


def three(games: int = 6, form: str = FORMATS[0]) -> Season:
    return season("men_of_mayhem", ["random", "greedy"], 3, {}, 3, games, form)


# --- who meets whom


def test_with_two_sides_each_pair_meets_once() -> None:
    assert duel(bots=("random", "greedy", "trader")).pairs == (
        ("greedy", "random"),
        ("trader", "random"),
        ("trader", "greedy"),
    )


def test_with_more_sides_each_bot_challenges_each_other() -> None:
    assert three().pairs == (("random", "greedy"), ("greedy", "random"))
    assert three(form="ladder").pairs == (("greedy", "random"),)


@pytest.mark.parametrize(
    ("game", "players", "sides"),
    [("dual_powers", 2, ((0,), (1,))), ("la_famiglia", 4, ((0, 2), (1, 3))), ("la_cosa_nostra", 3, ((0,), (1,), (2,)))],
)
def test_each_deal_is_played_from_every_side(game: str, players: int, sides: tuple[tuple[int, ...], ...]) -> None:
    wanted = season(game, ["random", "greedy"], players, {}, 1, 1, "ladder")._replace(pairs=(("greedy", "random"),))
    assert wanted.sides == sides
    quick = wanted._replace(pairs=(("random", "random"),))
    games = play_games(quick, 0, range(2 * len(sides)))
    assert [one.side for one in games] == [*sides, *sides]
    assert len({one.seed for one in games}) == 2
    for one in games:
        assert cg.new(game, players, one.seed, quick.plan.options) is not None
        won = [any(seat in one.winners for seat in side) for side in sides]
        assert one.share == (1 / sum(won) if won[sides.index(one.side)] else 0)


def test_the_challenger_holds_its_side_and_nothing_else() -> None:
    for one in play_games(three(), 0, range(3)):
        assert [seat for seat, name in enumerate(one.bots) if name == "random"] == list(one.side)


# --- the same results everywhere


def test_the_same_seed_gives_the_same_table_with_any_number_of_workers() -> None:
    alone = report(duel(), played_alone())
    assert report(duel(), play(duel(), workers=2)) == alone
    assert json.loads(json.dumps(alone)) == alone
    assert report(duel(), list(reversed(played_alone()))) == alone
    assert [row["verdict"] for row in alone["rows"]] == ["stronger"]
    assert [row["bot"] for row in alone["ratings"]] == ["greedy", "random"]


def test_a_cluster_gives_the_same_table_and_loses_no_game() -> None:
    """In `make test-long` its workers are processes, and one of them is killed. Starting them takes long."""
    games = duel(10 if LONG else 4)
    alone = play(games)
    with LocalCluster(n_workers=2, threads_per_worker=1, processes=LONG, dashboard_address=None) as cluster:
        with Client(cluster) as client:
            processes: dict[str, int] = client.run(os.getpid)
            killed: list[int] = []

            def on_games(played: list[Game]) -> None:
                if LONG and not killed:  # one of the two fails while games are running
                    killed.append(min(processes.values()))
                    os.kill(killed[0], signal.SIGKILL)

            assert play(games, executor=client, on_games=on_games) == alone
            assert len(processes) == 2
            assert bool(killed) == LONG
            counted = plan("dual_powers", ["random"], 2, {}, 1)
            one, many = simulate(counted, 8), simulate(counted, 8, executor=client)
            assert {**one, "timing": None} == {**many, "timing": None}
        answer = invoke(main, [*ARENA, "--json"])
        there = invoke(main, [*ARENA, "--json", "--cluster", cluster.scheduler_address])
        assert there.output == answer.output
        assert json.loads(there.output)["rows"]


ARENA = ["arena", "dual_powers", "--bots", "random,greedy", "--games", "4"]


def test_nobody_at_the_address_of_a_cluster_is_said_in_one_line() -> None:
    answer = invoke(main, [*ARENA, "--cluster", "nowhere"])
    assert answer.exit_code == 2
    assert "no Dask scheduler answers at nowhere" in answer.stderr
    assert len(answer.stderr.splitlines()) == 1


# --- the file of games


def test_an_interrupted_season_continues_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    alone = played_alone()
    first = GameFile(str(path), duel())
    first.add(alone[:3])
    with path.open("a") as file:
        file.write('{"season": "half a li')
    again = GameFile(str(path), duel())
    assert again.games == alone[:3]
    played: list[Game] = []

    def on_games(games: list[Game]) -> None:
        again.add(games)
        played.extend(games)

    assert play(duel(), again.games, on_games=on_games) == alone
    assert sorted(played) == alone[3:]
    assert sorted(GameFile(str(path), duel()).games) == alone


@pytest.mark.parametrize("workers", [1, 2])
def test_each_game_is_kept_when_it_ends(workers: int) -> None:
    wanted = season("dual_powers", ["random", "novice"], players=2, options={}, seed=1, games=8)
    at_once: list[int] = []
    play(wanted, workers=workers, on_games=lambda games: at_once.append(len(games)))
    assert at_once == [1] * 8


def test_pandas_reads_the_games(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    GameFile(str(path), duel()).add(played_alone())
    frame = pandas.read_json(path, lines=True)
    assert len(frame) == 6
    always = set(Game._fields) - {"fallbacks", "choices"}  # available if asked for
    assert set(frame.columns) == {"season", "game", "rules", "players", *always}
    assert frame["share"].mean() == report(duel(), played_alone())["rows"][0]["share"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("not JSON\n", "line 1: not a game"),
        ("[1]\n", "line 1: not a game"),
        ('{"season": "another"}\n', "line 1: a game of another season"),
    ],
)
def test_a_file_that_does_not_fit_is_refused_and_left_alone(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(text)
    with pytest.raises(NotUnderstood, match=said):
        GameFile(str(path), duel())
    assert path.read_text() == text


def test_a_line_that_is_no_game_of_the_season_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    GameFile(str(path), duel()).add([played_alone()[0]._replace(pair=99)])
    with pytest.raises(NotUnderstood, match="line 1: not a game of this season"):
        GameFile(str(path), duel())


def test_a_finished_season_gets_more_games_and_never_loses_some(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    alone = played_alone()
    GameFile(str(path), duel(games=4)).add(alone[:4])
    assert GameFile(str(path), duel()).games == alone[:4]
    kept = path.read_text()
    with pytest.raises(NotUnderstood, match="line 4: game 4 of a pair, and 3 are asked for"):
        GameFile(str(path), duel(games=3))
    assert path.read_text() == kept


# --- ratings, plots, bad input


def test_ratings_follow_the_results() -> None:
    wanted = duel(bots=("random", "greedy", "trader"))
    template = Game(0, 0, 1, ("greedy", "random"), (0,), 1.0, (0,), (5, 1), ((0,), (1,)), "end", 9, 0)
    games = [template._replace(number=number) for number in range(8)]
    games += [template._replace(pair=2, number=number, bots=("trader", "greedy")) for number in range(8)]
    rated = ratings(wanted, games)
    assert [row["bot"] for row in rated] == ["trader", "greedy", "random"]
    assert rated[0]["sigma"] < ratings(wanted, games[:1])[0]["sigma"]


@pytest.mark.parametrize("ending", ["png", "svg"])
def test_the_plot_is_drawn(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"plot.{ending}"
    answer = invoke(main, [*ARENA, "--plot", str(path)])
    assert answer.exit_code == 0, answer.output
    assert "OpenSkill: greedy" in answer.output
    assert path.stat().st_size > 5000


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"bots": ["random"]}, "two or more different bots"),
        ({"bots": ["random", "random"]}, "two or more different bots"),
        ({"bots": ["random", "dragon"]}, "no bot 'dragon'"),
        ({"form": "cup"}, "no format 'cup'"),
        ({"games": 0}, "the number of games"),
        ({"players": 1}, "one side only"),
        ({"players": 7}, "1 to 2 seats"),
        ({"talk": 1}, "has no trade"),
    ],
)
def test_what_cannot_be_played_is_refused(given: dict[str, Any], said: str) -> None:
    usual: dict[str, Any] = {
        "game": "dual_powers",
        "bots": ["random", "greedy"],
        "players": 2,
        "options": {},
        "seed": 1,
        "games": 1,
    }
    with pytest.raises(NotUnderstood, match=said):
        season(**{**usual, **given})


def test_a_plot_that_cannot_be_written_is_said_before_a_game_is_played(tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere" / "plot.png", tmp_path / "plot.xyz"):
        answer = invoke(main, [*ARENA, "--games", "100000", "--plot", str(path)])
        assert answer.exit_code == 2
        assert "cannot write the plot" in answer.stderr


def test_a_transcript_that_cannot_be_written_is_said_before_a_game_is_played(tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "talks"
    answer = invoke(main, [*ARENA, "--games", "100000", "--transcript", str(path)])
    assert answer.exit_code == 2
    assert answer.stderr == f"consigliere: {path}.jsonl: there is no folder {path.parent}\n"


def test_a_model_that_was_silent_is_said() -> None:
    games = [game._replace(fallbacks=(3, 0) if game.bots[0] == "greedy" else (0, 4)) for game in played_alone()]
    assert report(duel(), games)["fallbacks"] == [{"bot": "greedy", "decisions": 21, "games": 6}]
    assert "fallbacks" not in report(duel(), played_alone())


# --- time instead of playouts


def test_bots_that_look_ahead_get_a_time_for_each_move_and_the_report_says_so(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    command = ["arena", "dual_powers", "--bots", "random,capo", "--games", "2", "--seconds", "0.001"]
    told = invoke(main, [*command, "--keep", str(path)])
    assert told.exit_code == 0, told.output
    assert "0.001 s for a move" in told.output
    assert [json.loads(line)["seconds"] for line in path.read_text().splitlines()] == [0.001, 0.001]
    before = path.read_text()
    again = invoke(main, [*command, "--keep", str(path), "--json"])
    found = json.loads(again.stdout)
    assert (found["seconds"], found["reproducible"], found["rows"][0]["games"]) == (0.001, False, 2)
    assert path.read_text() == before, "what was played is not played again"
    usual = season("dual_powers", ["random", "capo"], 2, {}, 1, 2)
    assert not {"seconds", "reproducible"} & set(usual.to_json())
    with pytest.raises(NotUnderstood, match="another season"):
        GameFile(str(path), usual)


def test_playouts_replace_the_budget_of_a_level_and_a_run_can_be_repeated() -> None:
    wanted = season("dual_powers", ["random", "consigliere"], 2, {}, 1, 2, playouts=2, choices=True)
    assert wanted.to_json()["playouts"] == 2
    games = play(wanted)
    assert play(wanted) == games


@pytest.mark.parametrize(
    ("bots", "budget", "said"),
    [
        (["random", "greedy"], {"playouts": 9}, "none would use the playouts"),
        (["random", "capo"], {"playouts": -1}, "the playouts for a move lie between 1 and"),
        (["random", "capo"], {"playouts": 9, "seconds": 1.0}, "seconds or playouts, not both"),
    ],
)
def test_playouts_that_nobody_would_use_are_refused(bots: list[str], budget: dict[str, Any], said: str) -> None:
    with pytest.raises(NotUnderstood, match=said):
        season("dual_powers", bots, 2, {}, 1, 2, **budget)


@pytest.mark.parametrize(
    ("bots", "seconds", "said"),
    [(["random", "greedy"], 1.0, "none of these bots looks ahead"), (["random", "capo"], -1.0, "between 0.001 and 60")],
)
def test_a_time_that_nobody_would_use_is_refused(bots: list[str], seconds: float, said: str) -> None:
    with pytest.raises(NotUnderstood, match=said):
        season("dual_powers", bots, 2, {}, 1, 2, seconds=seconds)
