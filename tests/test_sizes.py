"""No module is longer than 500 lines, tests included, and no function of the package longer than 60.

Exceptions, with reasons, are in `sizes.toml`.

Ruff checks the complexity of functions (C901, at most 20).
"""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
LONGEST_MODULE = 500
LONGEST_FUNCTION = 60
SHORT = 0.9  # times the limit: below it no exception is needed any more
EXCEPTIONS = tomllib.loads((ROOT / "tests" / "sizes.toml").read_text(encoding="utf-8"))


def long_modules(limit: float = LONGEST_MODULE) -> dict[str, int]:
    """Modules above the limit, with their number of lines."""
    found: dict[str, int] = {}
    for path in sorted([*(ROOT / "src").rglob("*.py"), *(ROOT / "tests").rglob("*.py")]):
        lines = len(path.read_text(encoding="utf-8").splitlines())
        if lines > limit:
            found[path.relative_to(ROOT).as_posix()] = lines
    return found


def long_functions(limit: float) -> dict[str, int]:
    """Functions above the limit as `path:name`, with their number of lines. A decorator is no part of a function."""
    found: dict[str, int] = {}
    for path in sorted((ROOT / "src").rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if text.count("\n") < limit:
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                lines = (node.end_lineno or node.lineno) - node.lineno + 1
                if lines > limit:
                    found[f"{path.relative_to(ROOT).as_posix()}:{node.name}"] = lines
    return found


def test_modules_are_short() -> None:
    found, excepted = long_modules(), EXCEPTIONS["modules"]
    assert {name: lines for name, lines in found.items() if name not in excepted} == {}
    nearly = long_modules(LONGEST_MODULE * SHORT)
    assert [name for name in excepted if name not in nearly] == [], "these are short now: remove their exceptions"


def test_functions_are_short() -> None:
    nearly, excepted = long_functions(LONGEST_FUNCTION * SHORT), EXCEPTIONS["functions"]
    found = {name: lines for name, lines in nearly.items() if lines > LONGEST_FUNCTION}
    assert {name: lines for name, lines in found.items() if name not in excepted} == {}
    assert [name for name in excepted if name not in nearly] == [], "these are short now: remove their exceptions"


def test_exceptions_have_reasons() -> None:
    reasons = [*EXCEPTIONS["modules"].values(), *EXCEPTIONS["functions"].values()]
    assert all(len(reason.split()) > 3 for reason in reasons)


def test_tests_leave_the_event_loop_of_their_thread_alone() -> None:
    """Playwright keeps an event loop running in a worker that has run a browser test. Use `tests.table.loop.run_async`
    for coroutines and `tests.commands.invoke` for commands."""
    forbidden = ("asyncio.run(", "CliRunner(")
    files = [file for file in (ROOT / "tests").rglob("test_*.py") if file != Path(__file__)]
    assert [file.name for file in files if any(one in file.read_text(encoding="utf-8") for one in forbidden)] == []
