"""Self-play: what wins becomes likelier, and the same arguments give the same files."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from consigliere.engine import Option
from consigliere.games import find
from consigliere.lab import selfplay
from consigliere.lab.selfplay import Learner, Played, fit_outlook, lessons, main, play


def test_what_went_better_than_expected_becomes_likelier() -> None:
    learner = Learner({"Ask/go": 0.5})
    verb, named, slope = learner.numbers_of("Ask", Option("go", "home"))
    assert [learner.weights[one] for one in (verb, named, slope)] == [0.5, 0.0, 0.0]
    assert learner.numbers_of("Ask", Option("stay"))[1] == -1
    for _ in range(20):
        learner.step({named: 0.3, slope: -0.2}, 0.1)
    assert learner.weights[named] > 1
    assert learner.weights[slope] < -1
    assert set(learner.named()) == {"Ask/go", "Ask/go:home", "Ask/go~"}


def test_a_fit_finds_what_decides_games() -> None:
    random = Random(2)
    games = []
    for _ in range(400):
        rows = tuple((random.random(), random.random()) for _ in range(3))
        best = max(range(3), key=lambda seat: rows[seat][1])
        games.append(Played([(1, rows)], [float(seat == best) for seat in range(3)], {}))
    (weights,) = fit_outlook(games).values()
    assert weights[1] > 5
    assert abs(weights[0]) < weights[1] / 5


def test_a_round_is_judged_by_what_it_led_to_and_a_little_by_the_result() -> None:
    game = Played([(1, ((1.0,), (0.0,)))], [0.0, 1.0], {(0, 0): {}, (0, 1): {}, (1, 1): {}})
    found = lessons(game, {1: [100.0]})  # the first seat is sure to win after its first round, and loses
    assert found[0, 0] == pytest.approx(0.7 * 1.0 - 0.5)
    assert found[0, 1] == pytest.approx(-1.0)
    assert found[1, 1] == pytest.approx(1.0)


def test_a_game_of_quick_players_has_a_footing_for_each_round_but_the_first() -> None:
    played = play(Learner({}), find("la_cosa_nostra"), 3, Random(3))
    assert [left for left, _ in played.footings] == [3, 2, 1]
    assert sum(played.shares) == pytest.approx(1)
    assert {number for _, number in played.choices} == {0, 1, 2, 3}
    for sums in played.choices.values():
        assert sums


def test_the_same_arguments_give_the_same_files(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(selfplay, "BATCH", 3)
    texts = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        arguments = ["la_cosa_nostra", "--imitated", "0", "--games", "9", "--out", str(tmp_path / name)]
        monkeypatch.setattr("sys.argv", ["selfplay", *arguments])
        main()
        texts.append([(tmp_path / name / file).read_text("utf-8") for file in ("habits.json", "outlook.json")])
    assert texts[0] == texts[1]
    weights = [json.loads(text)["weights"] for text in texts[0]]
    assert weights[0]
    assert set(weights[1]) == {"1", "2", "3"}


def test_a_game_without_footing_is_refused() -> None:
    with pytest.raises(SystemExit, match="dual_powers does not say"):
        selfplay.study("dual_powers", 2, 1, 1, 1)
