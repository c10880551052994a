"""The package as it is handed over: what it claims, what it brings, what it asks for."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

import consigliere
from consigliere.cli import main
from consigliere.table import command
from tests.conftest import HOUSE, shard_of

ROOT = Path(__file__).parents[1]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def test_the_version_stands_in_one_place() -> None:
    assert PROJECT["project"]["dynamic"] == ["version"]
    assert ROOT / PROJECT["tool"]["hatch"]["version"]["path"] == Path(consigliere.__file__)


def test_ci_runs_every_python_we_claim() -> None:
    classifiers = " ".join(PROJECT["project"]["classifiers"])
    claimed = re.findall(r"Python :: (\d+\.\d+)", classifiers)
    matrix = re.search(r"python: \[(.*)\]", (ROOT / ".github" / "workflows" / "test.yml").read_text(encoding="utf-8"))
    assert matrix is not None
    assert claimed == re.findall(r"\d+\.\d+", matrix[1])
    assert PROJECT["project"]["requires-python"] == f">={claimed[0]}"


def test_a_researcher_needs_the_standard_librarys_company_only() -> None:
    """Importing, playing and searching bring in nothing that was not in Python already."""
    code = (
        "import sys, sysconfig, consigliere as cg\n"
        "from consigliere.bots import GreedyBot, Sight\n"
        "m = cg.new('dual_powers', seats=2, seed=1)\n"
        "m.play(0, GreedyBot(1).choose(Sight(m, 0)))\n"
        "alien = {n.partition('.')[0] for n in sys.modules} - set(sys.stdlib_module_names) - {'consigliere'}\n"
        "print(sorted(n for n in alien if not n.startswith(('_', 'sitecustom', 'usercustom', 'mypy'))))\n"
    )
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert answer.stdout.strip() == "[]"


def test_the_web_table_says_what_it_lacks(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    with pytest.raises(SystemExit) as exit_:
        main(["serve", "--port", "0"])
    assert exit_.value.code == 2
    said = capsys.readouterr().err
    assert "uvicorn" in said
    assert "pip install 'consigliere[table]'" in said


def test_a_system_that_cannot_lock_files_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "fcntl", None)
    with (tmp_path / "lock").open("w") as file:
        command._lock(file)
    assert "cannot lock files" in capsys.readouterr().err


def test_the_wheel_takes_the_browsers_files_along() -> None:
    wheel = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]
    assert "src/consigliere/table/static/vendor" in wheel["artifacts"]


def test_every_test_is_in_one_shard() -> None:
    """A shard leaves nothing out: whatever names no game, or several, is the house's."""
    assert shard_of("tests/games/dual_powers/test_rules_act.py::test_x") == "dual_powers"
    assert shard_of("tests/contract/test_play.py::test_y[la_cosa_nostra-3-seats]") == "la_cosa_nostra"
    assert shard_of("tests/table/test_http.py::test_z") == HOUSE
    assert shard_of("tests/contract/test_z.py::test_w[dual_powers-la_cosa_nostra]") == HOUSE
