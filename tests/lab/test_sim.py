"""The simulator: the same figures from the same seed, fair seats, correct intervals."""

from __future__ import annotations

import json
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

import consigliere as cg
from consigliere.bots import make, play_out
from consigliere.engine import NotUnderstood
from consigliere.lab.sim import SEEDS, Plan, Tally, plan, play_games_of, simulate
from consigliere.lab.stats import describe, median, wilson
from consigliere.lab.workers import default_workers


def figures(report: dict[str, Any]) -> dict[str, Any]:
    """Everything but the timing."""
    return {key: value for key, value in report.items() if key != "timing"}


def duel(seed: int = 1) -> Plan:
    return plan("dual_powers", ["random"], 2, {}, seed)


def test_the_same_seed_gives_the_same_figures_however_the_work_is_shared_out() -> None:
    alone = simulate(duel(), games=5)
    assert figures(simulate(duel(), games=5)) == figures(alone)
    assert figures(simulate(duel(), games=5, workers=2)) == figures(alone)
    with ThreadPoolExecutor(3) as executor:
        assert figures(simulate(duel(), games=5, workers=3, executor=executor)) == figures(alone)
    assert figures(simulate(duel(seed=2), games=5)) != figures(alone)


def test_the_report_adds_up() -> None:
    done: list[int] = []
    report = simulate(plan("dual_powers", ["random", "random"], 2, {}, 1), games=50, progress=done.append)
    assert sum(done) == 50
    assert json.loads(json.dumps(report)) == report
    assert report["games"] == 50
    assert sum(report["reasons"].values()) == 50
    assert set(report["reasons"]) <= set(cg.titles()[0].facts.endings)
    assert sum(seat["wins"] for seat in report["seats"]) == 50
    assert [(bot["bot"], bot["played"], bot["wins"]) for bot in report["bots"]] == [("random", 100, 50.0)]
    assert report["decisions_per_game"]["mean"] * 50 == pytest.approx(report["decisions"])
    for row in (*report["seats"], *report["bots"]):
        low, high = row["interval"]
        assert 0 <= low < row["rate"] < high <= 1


def test_everybody_sits_everywhere() -> None:
    wanted = Plan("dual_powers", 3, {}, ("a", "b", "c"), 1)
    assert [wanted.bots_of(number) for number in range(4)] == [
        ("a", "b", "c"),
        ("c", "a", "b"),
        ("b", "c", "a"),
        ("a", "b", "c"),
    ]
    assert plan("dual_powers", ["random"], 2, {}, 1).lineup == ("random", "random")


def test_any_game_of_a_row_can_be_dealt_again() -> None:
    """A surprising game can be found by its number and inspected with the usual commands."""
    wanted = plan("dual_powers", ["random", "random"], 2, {"lone_neutrals_count": True}, 9)
    assert len({wanted.seed_of(number) for number in range(1000)}) == 1000
    assert all(0 <= wanted.seed_of(number) < SEEDS for number in range(1000))
    tally = play_games_of(wanted, 5, 6)
    match = cg.new("dual_powers", 2, wanted.seed_of(5), {"lone_neutrals_count": True})
    assert wanted.options == match.view(None)["options"]
    play_out(match, [make("random", 1), make("random", 2)])
    assert tally.games == 1


def test_shared_victories_are_shared() -> None:
    tally = Tally(3)
    tally.count(("a", "b", "a"), 10, cg.Result((0, 1), (5, 5, 1), "tie"))
    other = Tally(3)
    other.count(("a", "b", "a"), 12, cg.Result((), (0, 0, 0), "all_lost"))
    tally.add(other)
    assert tally.games == 2
    assert tally.shared == Counter({2: 1, 0: 1})
    assert [dict(wins) for wins in tally.seat_wins] == [{2: 1}, {2: 1}, {}]
    assert dict(tally.bot_wins["a"]) == {2: 1}
    assert tally.bot_played == Counter(a=4, b=2)
    assert tally.bot_scores["a"] == Counter({5: 1, 1: 1, 0: 2})


def test_allies_win_as_one_and_only_teams_share_a_victory() -> None:
    tally = Tally(4, ((0, 2), (1, 3)))
    tally.count(("a", "b", "a", "b"), 10, cg.Result((0, 2), (6, 0, 6, 0), "districts"))
    tally.count(("a", "b", "a", "b"), 10, cg.Result((0, 1, 2, 3), (3, 3, 3, 3), "draw"))
    assert tally.shared == Counter({1: 1, 2: 1})
    assert [dict(wins) for wins in tally.seat_wins] == [{1: 1, 2: 1}, {2: 1}, {1: 1, 2: 1}, {2: 1}]
    assert dict(tally.bot_wins["a"]) == {1: 2, 2: 2}


def test_solo_games_count_too() -> None:
    report = simulate(plan("dual_powers", ["random"], 1, {"difficulty": 6}, 1), games=10)
    assert report["options"]["mode"] == "solo"
    assert report["without_winner"] + report["seats"][0]["wins"] == 10


@pytest.mark.parametrize(
    ("bots", "players", "options", "games", "workers"),
    [
        (["dragon"], 2, {}, 1, 1),
        ([], 2, {}, 1, 1),
        (["random"] * 3, 2, {}, 1, 1),
        (["random"], 7, {}, 1, 1),
        (["random"], 2, {"mode": "war"}, 1, 1),
        (["random"], 2, {}, 0, 1),
        (["random"], 2, {}, 10**12, 1),
        (["random"], 2, {}, 1, 0),
        (["random"], 2, {}, 1, 10**6),
    ],
)
def test_what_cannot_be_simulated_is_refused(
    bots: list[str], players: int, options: dict[str, Any], games: int, workers: int
) -> None:
    with pytest.raises(NotUnderstood):
        simulate(plan("dual_powers", bots, players, options, 1), games, workers)
    assert default_workers() >= 1


# --- statistics


def test_wilson_against_published_values() -> None:
    """Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29."""
    published = [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0, 0.1611), (1, 29, 0.0061, 0.1718)]
    for wins, games, low, high in published:
        assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_describe() -> None:
    assert describe(Counter())["mean"] is None
    assert describe(Counter([4])) == {"mean": 4.0, "sd": 0.0, "least": 4, "median": 4.0, "most": 4}
    assert describe(Counter([-1, 1]))["median"] == 0
    assert median([5.0]) == 5
