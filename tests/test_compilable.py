"""mypyc accepts the kernel and the rules.

`make compiled` takes minutes and is seldom run, so `make lint` runs mypyc's front end.

These tests show that it finds constructs that broke the build before, and that it reads the right files.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.effort import effort

from .compilable import HOOK, PROJECT, ROOT, compiled, faults

STAR = "def f(a: int, c: list[int]) -> bool:\n    return a in (1, *c)\n"
NESTED = "class A:\n    class B:\n        pass\n"
LOCAL = "def f() -> None:\n    class B:\n        pass\n"
OTHER_TYPE = """KINDS = ("cash", "card")
class Trade:
    lasting: tuple[str, ...] = ()
class Deals(Trade):
    lasting = KINDS
"""
REVERSED = """from typing import Any
def f(rows: list[list[Any]]) -> None:
    for row in reversed(rows):
        print(row)
"""


SAMPLES = {
    "attribute of another type": (OTHER_TYPE, 5),
    "loop over reversed": (REVERSED, 3),
    "star after in": (STAR, 2),
    "class in a class": (NESTED, 2),
    "class in a function": (LOCAL, 2),
}
TRIED = list(SAMPLES)[: effort(2, len(SAMPLES))]  # each starts the compiler, which takes seconds


@pytest.mark.parametrize(("source", "line"), [SAMPLES[name] for name in TRIED], ids=TRIED)
def test_what_mypyc_cannot_read_is_found(source: str, line: int, tmp_path: Path) -> None:
    file = tmp_path / "sample.py"
    file.write_text(source, encoding="utf-8")
    assert any(said.startswith(f"{file}:{line}: ") for said in faults([file]))


def test_what_mypyc_can_read_passes(tmp_path: Path) -> None:
    file = tmp_path / "sample.py"
    file.write_text("KINDS = ('cash', 'card')\nfound = [kind for kind in KINDS[::-1]]\n", encoding="utf-8")
    assert faults([file]) == []


def test_there_is_something_to_compile() -> None:
    names = {str(file.relative_to(ROOT / "src" / "consigliere")) for file in compiled()}
    assert {"match.py", "engine/match.py", "games/dual_powers/state.py"} <= names
    assert not {"engine/data.py", "games/dual_powers/title.py"} & names


def test_the_gate_asks_the_compiler_that_builds_the_wheel() -> None:
    assert "python -m tests.compilable" in (ROOT / "Makefile").read_text(encoding="utf-8")
    ours = [one for one in PROJECT["project"]["optional-dependencies"]["dev"] if re.match(r"mypy\b", one)]
    builds = [one for one in HOOK["dependencies"] if re.match(r"mypy\b", one)]
    assert len(ours) == 1
    assert ours == builds


def test_rows_of_fractions_say_that_they_are_rows() -> None:
    """mypyc stores a bare `Final` tuple of floats apart, and may find it unset: "value for final name was not set"."""
    bare = re.compile(r"^\w+: Final = \((?=[^\n]*\d\.\d)[-\d., ]+\)", re.MULTILINE)
    assert bare.search("GOOD: Final = (0.0, 1.0, 0.5)  # a good")
    assert [str(file) for file in compiled() if bare.search(file.read_text(encoding="utf-8"))] == []
