"""The parser of rule marks."""

from pathlib import Path

import pytest

from consigliere import NotUnderstood
from consigliere.engine.ledger import load_ledger
from consigliere.lab.rulecheck import marks, unknown_marks, untested_rules

LEDGER = list(load_ledger("consigliere.games.dual_powers"))


def written(folder: Path, text: str) -> Path:
    (folder / "test_some.py").write_text(text, encoding="utf-8")
    return folder


def test_marks_are_read_without_importing(tmp_path: Path) -> None:
    folder = written(
        tmp_path,
        """
raise SystemExit("a test file is never run by its reader")
import pytest
from pytest import mark
pytestmark = pytest.mark.rule("DP-SET-01")
CASES = [pytest.param(1, marks=pytest.mark.rule("DP-SET-02"))]
@pytest.mark.rule("DP-ACT-03", "DP-ACT-04")
def test_a(): ...
class TestB:
    @mark.rule("DP-ACT-05")
    async def test_b(self): ...
@pytest.mark.parametrize("n", [pytest.param(2, marks=[pytest.mark.rule("DP-ACT-06")])])
def test_c(n): ...
# @pytest.mark.rule("DP-ACT-07")
text = '@pytest.mark.rule("DP-ACT-08")'
@pytest.mark.rule("DP-ACT-09")
def helper(): ...
""",
    )
    found = {"DP-SET-01", "DP-SET-02", "DP-ACT-03", "DP-ACT-04", "DP-ACT-05", "DP-ACT-06"}
    assert {mark.rule for mark in marks(folder)} == found
    assert untested_rules("dual_powers", folder) == [rule for rule in LEDGER if rule not in found]


def test_marks_of_unknown_rules_are_named_with_their_place(tmp_path: Path) -> None:
    folder = written(
        tmp_path,
        """import pytest
@pytest.mark.rule("DP-ACT-99")
def test_a(): ...
@pytest.mark.rule(*IDS)
def test_b(): ...
@pytest.mark.rule("CE-ACT-99")
def test_of_another_game(): ...
""",
    )
    wrong = unknown_marks("dual_powers", folder)
    assert wrong == [
        f"DP-ACT-99 ({folder / 'test_some.py'}:2)",
        f"a rule id that is not written out ({folder / 'test_some.py'}:4)",
    ]


def test_advice_needs_no_test(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("consigliere.lab.rulecheck.load_ledger", lambda package: {"DP-TIP-01": 0, "DP-ACT-01": 0})
    assert untested_rules("dual_powers", written(tmp_path, "")) == ["DP-ACT-01"]


def test_what_cannot_be_read_is_said_clearly(tmp_path: Path) -> None:
    with pytest.raises(NotUnderstood, match="no folder"):
        untested_rules("dual_powers", tmp_path / "nowhere")
    with pytest.raises(NotUnderstood, match="no game 'chess'"):
        untested_rules("chess", tmp_path)
    with pytest.raises(NotUnderstood, match="not Python"):
        untested_rules("dual_powers", written(tmp_path, "def test_("))


def test_every_rule_of_dual_powers_is_tested() -> None:
    tests = Path(__file__).parents[1]
    assert untested_rules("dual_powers", tests) == []
    assert unknown_marks("dual_powers", tests) == []
