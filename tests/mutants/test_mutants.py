"""The tool itself: what it changes, what it skips, and what it counts as killed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.mutants import targets
from tests.mutants.journal import Journal, explained, sample, summary
from tests.mutants.operators import mutants, mutated
from tests.mutants.reach import carried
from tests.mutants.runner import Verdict

ROOT = Path(__file__).parents[2]

RULES = '''\
"""A sample of rules."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    LIMIT = 1

PRICE = 3


class Shop:
    __slots__ = ("cash",)
    event_log = None

    def __init__(self, cash: int) -> None:
        self.cash = cash

    @property
    def rich(self) -> bool:
        return self.cash > 10

    def buy(self, number: int) -> str:
        """Spend it."""
        if self.event_log is not None:
            self.event_log.append(number)
        if number * PRICE > self.cash:
            return "R-1"
        self.cash -= number * PRICE
        return ""

    def give(self, number: int) -> None:
        if number < 0:
            raise ValueError(f"{number + 1} is wrong")
        self.cash += number


def total(numbers: list[int]) -> int:
    found = 0
    while numbers:
        found += numbers.pop()
    return found
'''

CHECKS = """\
from rules import Shop, total


def test_buying():
    shop = Shop(7)
    assert shop.buy(3) == "R-1"
    assert shop.cash == 7
    assert shop.buy(2) == ""
    assert shop.cash == 1


def test_exact_cash():
    assert Shop(6).buy(2) == ""


def test_rich():
    assert Shop(20).rich


def test_total():
    assert total([1, 2]) == 3
"""


def changes(source: str) -> set[tuple[str, str]]:
    return {(one.before, one.after) for one in mutants("rules.py", source)}


def test_the_changes_of_a_condition() -> None:
    source = "def f(a, b, c):\n    if a < b and not c:\n        return 1\n    return min(a, 0)\n"
    assert changes(source) == {
        ("a < b and (not c)", "not (a < b and (not c))"),
        ("a < b and (not c)", "a < b or not c"),
        ("a < b and (not c)", "not c"),
        ("a < b and (not c)", "a < b"),
        ("a < b and (not c)", "a <= b and (not c)"),
        ("a < b and (not c)", "a < b and c"),
        ("return 1", "pass"),
        ("return 1", "return 2"),
        ("return min(a, 0)", "return max(a, 0)"),
        ("return min(a, 0)", "return min(a, 1)"),
    }


def test_a_negative_number_is_one_number() -> None:
    source = "def f(a):\n    return a.get(-1) or -a\n"
    assert {after for _, after in changes(source)} == {
        "return a.get(0) or -a",  # one higher: often the first index, where -1 means none
        "return a.get(1) or -a",
        "return a.get(-1) or a",
        "return a.get(-1) and -a",
        "return a.get(-1)",
        "return -a",
    }


def test_what_cannot_change_a_rule_is_left_alone() -> None:
    source = """\
class Step:
    "Says 1."
    __match_args__: tuple = (1, 2)
    __slots__ = ("a",)
    @cache(1)
    def run(self, g: Row[1]) -> Row[2]:
        assert g > 1
        found: list[Row[1]]
        if g.event_log is not None:
            f"{1 + 1}"
        raise ValueError(1 + 1)
    def __repr__(self):
        return str(1 + 1)
"""
    assert changes(source) == {("raise ValueError(1 + 1)", "pass")}


def test_an_id_stays_where_lines_move() -> None:
    moved = "# a comment\n\n" + RULES
    assert {one.id for one in mutants("rules.py", RULES)} == {one.id for one in mutants("rules.py", moved)}
    assert len({one.id for one in mutants("rules.py", RULES)}) == len(mutants("rules.py", RULES))


def test_a_sample_is_the_same_for_the_same_seed_and_hardly_changes_with_the_source() -> None:
    all_of_them = mutants("rules.py", RULES)
    assert sample(all_of_them, 1, 8) == sample(all_of_them[::-1], 1, 8)
    assert sample(all_of_them, 1, 8) != sample(all_of_them, 2, 8)
    assert len(sample(all_of_them, 1, 0)) == len(all_of_them)
    gone = sample(all_of_them, 1, 8)[3]
    fewer = [one for one in all_of_them if one != gone]
    assert set(sample(fewer, 1, 8)) > set(sample(all_of_them, 1, 8)) - {gone}


def test_every_mutant_of_the_package_compiles_and_differs() -> None:
    """In the kernel: the changed part has another text, and the file is still valid Python."""
    target = targets.target(targets.KERNEL)
    found = target.mutants()
    assert len(found) > 2000
    assert len({one.id for one in found}) == len(found)
    for one in sample(found, 1, 40):
        assert one.before != one.after
        compile(mutated(one, (ROOT / one.path).read_text(encoding="utf-8"), target.unchanged), one.path, "exec")


def test_every_game_has_rules_to_break_and_tests_to_notice() -> None:
    for name in targets.names():
        target = targets.target(name)
        assert len(target.sources) > 8
        assert all((ROOT / file).exists() for file in (*target.sources, *target.tests))
        assert not {Path(file).stem for file in target.sources} & targets.NO_RULES


def test_what_is_known_of_a_line_goes_with_it() -> None:
    assert carried({1: 1, 2: 2, 3: 4}, "a\nb\nc\n", "a\nnew\nb\nc\n") == {1: 1, 2: 3, 3: 2, 4: 4}
    assert carried({1: 1, 2: 2, 3: 4}, "a\nb\nc\n", "a\nother\nc\n") == {1: 1, 2: 7, 3: 4}


def test_the_bar_asks_for_an_explanation_of_every_survivor(tmp_path: Path) -> None:
    page = tmp_path / "mutants.md"
    found = mutants("rules.py", RULES)[:20]
    journal = Journal(tmp_path / "journal.jsonl")
    for one in found:
        journal.note(one, Verdict("killed" if one is not found[0] else "survived", "", 0.1, 1))
    again = Journal(tmp_path / "journal.jsonl")
    assert summary("sample", found, again, explained(page)) == ("| sample | 20 | 19 | 0 | 1 | 0 | 95.0 % |", False)
    page.write_text(f"| id | why |\n| --- | --- |\n| `{found[0].id}` | the same for all amounts |\n")
    assert summary("sample", found, again, explained(page)) == ("| sample | 20 | 19 | 0 | 1 | 1 | 95.0 % |", True)
    assert not summary("sample", mutants("rules.py", RULES), again, explained(page))[1]  # not all of them have run


@pytest.fixture
def shop(tmp_path: Path) -> Path:
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "rules.py").write_text(RULES)
    (tmp_path / "checks").mkdir()
    (tmp_path / "checks" / "test_rules.py").write_text(CHECKS)
    return tmp_path


def run(folder: Path, *arguments: str) -> str:
    path = os.pathsep.join([str(ROOT), str(folder / "src")])
    options = ["--sources", "src", "--tests", "checks", "--count", "0", "--limit", "0.3"]
    done = subprocess.run(
        [sys.executable, "-m", "tests.mutants", *options, *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,  # 1: the required score is not reached
    )
    assert not done.stderr
    return done.stdout


def test_a_covered_line_is_killed_and_what_no_test_asks_survives(shop: Path) -> None:
    run(shop)
    journal = Journal(shop / "build" / "mutants" / "sources.jsonl")
    found = {(one.before, one.after): journal.verdicts[one.id] for one in mutants("src/rules.py", RULES)}
    outcomes = {change: verdict.outcome for change, verdict in found.items()}
    assert outcomes.pop(("self.event_log.append(number)", "pass")) == "unreached"
    left = {change for change, outcome in outcomes.items() if outcome in ("survived", "unreached")}
    assert left == {
        ("return self.cash > 10", "return self.cash >= 10"),  # no test checks exactly 10
        ("return self.cash > 10", "return self.cash > 11"),
        ("number < 0", "number <= 0"),  # nobody gives anything
        ("number < 0", "not number < 0"),
        ("number < 0", "number < 1"),
        ("raise ValueError(f'{number + 1} is wrong')", "pass"),
        ("self.cash += number", "pass"),
        ("self.cash += number", "self.cash -= number"),
    }
    assert outcomes["self.cash += number", "pass"] == "unreached"
    assert found["number * PRICE > self.cash", "number * PRICE >= self.cash"].by.endswith("::test_exact_cash")
    assert outcomes["PRICE = 3", "PRICE = 4"] == "killed"  # in a new process: it is read at import

    # Add a test for one of them; only the survivors run again.
    (shop / "checks" / "test_more.py").write_text(
        "from rules import Shop\n\n\n"
        "def test_giving():\n    shop = Shop(1)\n    shop.give(2)\n    assert shop.cash == 3\n"
    )
    told = run(shop, "--again")
    assert "tracing 1 tests" in told
    assert "9 mutants to run" in told
    journal = Journal(shop / "build" / "mutants" / "sources.jsonl")
    after = {(one.before, one.after): journal.verdicts[one.id].outcome for one in mutants("src/rules.py", RULES)}
    assert after["self.cash += number", "pass"] == "killed"
    assert after["number < 0", "number <= 0"] == "survived"


def test_a_mutant_that_never_ends_is_overdue(shop: Path) -> None:
    (shop / "src" / "rules.py").write_text("def down(n):\n    while n > 0:\n        n -= 1\n    return n\n")
    (shop / "checks" / "test_rules.py").write_text("from rules import down\n\ndef test():\n    assert down(3) == 0\n")
    told = run(shop)
    assert "overdue in" in told
    assert told.splitlines()[-1] == "| sources | 5 | 5 | 2 | 0 | 0 | 100.0 % |"


def test_a_module_whose_import_never_ends_is_overdue(shop: Path) -> None:
    (shop / "src" / "rules.py").write_text("LEFT = 3\nwhile LEFT > 0:\n    LEFT -= 1\n")
    (shop / "checks" / "test_rules.py").write_text("from rules import LEFT\n\ndef test():\n    assert LEFT == 0\n")
    assert "overdue in" in run(shop, "--limit", "0.1")
