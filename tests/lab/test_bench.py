"""The benchmark runs and reports what the docs promise. No test checks a speed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from consigliere.cli import main
from consigliere.engine import NotUnderstood
from consigliere.lab.bench import FLOOR_FIGURES, Wanted, bench, every_game, regressions, spread
from consigliere.lab.contenders import Ours
from consigliere.lab.floor import Timing, floor_step, time_with_floor
from tests.commands import invoke

PEER = """
class _Colours(type):
    def __iter__(cls): return iter("RBOW")

class Color(metaclass=_Colours):
    pass

class RandomPlayer:
    def __init__(self, colour): self.colour = colour

class Game:
    def __init__(self, players, seed): self.seed, self.state = seed, type("State", (), {})(); self._deal(0)
    def _deal(self, turn): self.state.num_turns, self.state.playable_actions = turn, [1, 2, 3][: 1 + turn % 3]
    def winning_color(self): return "R" if self.state.num_turns >= 300 else None
    def execute(self, action): assert action in self.state.playable_actions; self._deal(self.state.num_turns + 1)
    def copy(self): return Game([], self.seed)
"""


@pytest.fixture
def peer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A stand-in for Catanatron, found before the real one."""
    (tmp_path / "catanatron.py").write_text(PEER)
    about = tmp_path / "catanatron-0.0.1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: catanatron\nVersion: 0.0.1\n")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    return tmp_path


def run(*args: str) -> tuple[int, str, str]:
    result = invoke(main, ["bench", *args])
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.exit_code, result.stdout, result.stderr


def test_every_game_is_measured_at_its_smallest_and_largest_table() -> None:
    wanted = every_game()
    assert [(one.game, one.players) for one in wanted if one.game == "dual_powers"] == [
        ("dual_powers", 1),
        ("dual_powers", 2),
    ]


def test_a_quick_run_compared_with_a_peer(peer: Path, tmp_path: Path) -> None:
    kept = tmp_path / "report.json"
    code, out, _ = run("dual_powers:2", "dual_powers:1:difficulty=6", "--quick", "--json", "-o", str(kept))
    assert code == 0
    report = json.loads(out)
    assert json.loads(kept.read_text()) == report
    duel, solo, catan = report["contenders"]
    assert duel["name"] == "dual_powers, 2 players"
    assert solo["name"] == "dual_powers, solo, difficulty=6"
    assert catan["name"] == "Catanatron 0.0.1"
    for ours in (duel, solo):
        assert set(FLOOR_FIGURES) <= set(ours["figures"])
        assert all(len(figure["rounds"]) == 2 for figure in ours["figures"].values())
        assert all(figure["low"] > 0 for name, figure in ours["figures"].items() if name != "decision_play")
        assert ours["bytes_whole"] > 0
        assert 0 <= ours["forced_share"] < 1 < ours["legal_per_decision"]
        assert len(ours["hash"]) == 16
    parts = duel["figures"]["decision_options"]["rounds"][0] + duel["figures"]["decision_play"]["rounds"][0]
    assert parts == pytest.approx(duel["figures"]["decision"]["rounds"][0])
    assert catan["decisions_per_game"] == 300
    assert [ratio["contender"] for ratio in report["ratios"]] == [duel["name"], solo["name"]]
    first = report["ratios"][0]["decisions_per_second"]["rounds"][0]
    speeds = [one["figures"]["decisions_per_second"]["rounds"][0] for one in (duel, catan)]
    assert first == pytest.approx(speeds[0] / speeds[1])


def test_a_missing_peer_is_skipped_with_a_clear_line(peer: Path) -> None:
    (peer / "catanatron.py").write_text("raise ImportError('No module named catanatron')")
    code, out, _ = run("dual_powers:2", "--quick")
    assert code == 0
    assert "skipped catanatron: No module named catanatron" in out
    assert "decision, fs" in out
    assert "a floor step took" in out


def test_tables_are_printed(peer: Path) -> None:
    code, out, _ = run("dual_powers:1", "--quick")
    assert code == 0
    assert "hash of all final states" in out
    assert "dual_powers, solo : Catanatron 0.0.1" in out


def test_a_contender_that_breaks_down_is_not_passed_over(peer: Path) -> None:
    (peer / "catanatron.py").write_text("raise SystemExit(3)")
    with pytest.raises(RuntimeError, match="stopped with code 3"):
        bench([Wanted("dual_powers", 2, {})], rounds=1, games=1)


def test_final_states_are_the_same_in_every_run() -> None:
    one = Ours("dual_powers", 2, {}, 1)
    assert one.describe()["hash"] == Ours("dual_powers", 2, {}, 1).describe()["hash"]
    assert one.hash != Ours("dual_powers", 2, {}, 2).hash


def test_a_game_with_another_ending_is_detected() -> None:
    ours = Ours("dual_powers", 2, {}, 1)
    ours.hash = "0" * 16
    with pytest.raises(AssertionError, match="other games"):
        ours.round()


def test_the_floor() -> None:
    assert floor_step(100) > 0
    assert Timing(seconds=3.0, floor=0.5).floor_steps(2) == 3
    ran: list[int] = []
    assert time_with_floor([lambda: ran.append(1), lambda: ran.append(2)]).floor > 0
    assert ran == [1, 2]
    assert spread([3.0, 1.0, 2.0]) == {"median": 2.0, "low": 1.0, "high": 3.0, "rounds": [3.0, 1.0, 2.0]}


# --- the gate


def report(**figures: float) -> dict[str, Any]:
    medians = {name: {"median": value} for name, value in figures.items()}
    return {"contenders": [{"name": "x", "hash": "0", "figures": medians}]}


def test_the_gate_warns_at_a_tenth_and_fails_at_a_fifth() -> None:
    found = regressions(report(decision=40, clone=10, view=60), report(decision=43, clone=11.5, view=73))
    assert [(one.figure, one.fails) for one in found] == [("clone", False), ("view", True)]
    assert str(found[1]) == "x: view 60.0 -> 73.0 floor steps, 1.22 times (too slow)"
    assert regressions(report(decision=40), {"contenders": []}) == []


@pytest.mark.parametrize("wrong", [{}, {"contenders": [{}]}, {"contenders": 3}, report(decision=0)])
def test_the_gate_refuses_what_is_no_report(wrong: dict[str, Any]) -> None:
    with pytest.raises(NotUnderstood):
        regressions(wrong, report(decision=1))


def test_the_gate_on_the_command_line(tmp_path: Path) -> None:
    """Compared with a report where everything took next to no time, everything is too slow."""
    code, out, _ = run("dual_powers:2", "--quick", "--no-peers", "--json")
    assert code == 0
    before = json.loads(out)
    assert before["ratios"] == []
    for figure in before["contenders"][0]["figures"].values():
        figure["median"] /= 1000
    path = tmp_path / "before.json"
    path.write_text(json.dumps(before))
    code, _, err = run("dual_powers:2", "--quick", "--no-peers", "--against", str(path))
    assert code == 1
    assert "dual_powers, 2 players: decision" in err
    path.write_text("{}")
    assert run("--against", str(path))[0] == 2
    path.write_text("no")
    assert run("--against", str(path))[0] == 2


@pytest.mark.parametrize(
    ("wanted", "rounds", "games"),
    [([], 1, 1), ([Wanted("dual_powers", 2, {})], 0, 1), ([Wanted("dual_powers", 2, {})], 1, 0)],
)
def test_what_cannot_be_measured_is_refused(wanted: list[Wanted], rounds: int, games: int) -> None:
    with pytest.raises(NotUnderstood):
        bench(wanted, rounds, games)
