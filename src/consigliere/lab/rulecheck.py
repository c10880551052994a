"""Finds ledger rules without a test, by reading `@pytest.mark.rule("DP-ACT-03")`.

Test files are parsed, never imported: that is enough, and safe.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from consigliere.engine import NotUnderstood
from consigliere.engine.ledger import load_ledger
from consigliere.games import find

ADVICE = "TIP"  # the kind of id of tips for players, which need no test


class Mark(NamedTuple):
    """One `pytest.mark.rule`: the id it names ("" if it is not a literal) and where it is."""

    rule: str
    file: Path
    line: int

    def __str__(self) -> str:
        return f"{self.rule or 'a rule id that is not written out'} ({self.file}:{self.line})"


def untested_rules(game: str, tests_dir: str | Path) -> list[str]:
    """The ids of a game's ledger that no test cites, in the ledger's order. Advice needs no test."""
    tested = {mark.rule for mark in marks(tests_dir)}
    return [rule for rule in _ledger(game) if rule not in tested and rule.split("-")[1] != ADVICE]


def unknown_marks(game: str, tests_dir: str | Path) -> list[str]:
    """Marks with the game's own prefix that name no rule of its ledger, each with file and line."""
    known = _ledger(game)
    prefixes = {rule.split("-")[0] for rule in known}
    return [
        str(mark)
        for mark in marks(tests_dir)
        if mark.rule not in known and (not mark.rule or mark.rule.split("-")[0] in prefixes)
    ]


def marks(tests_dir: str | Path) -> list[Mark]:
    """Every rule mark of the test files in a folder. Raises NotUnderstood if there are none."""
    folder = Path(tests_dir)
    if not folder.is_dir():
        raise NotUnderstood(f"no folder {str(tests_dir)!r} to read tests from")
    found: list[Mark] = []
    for file in sorted(folder.rglob("test_*.py")):
        try:
            found.extend(_marks_of(file, file.read_text(encoding="utf-8")))
        except (SyntaxError, UnicodeDecodeError) as error:
            raise NotUnderstood(f"{file} is not Python that can be read: {error}") from error
    return found


def _ledger(game: str) -> dict[str, object]:
    return dict(load_ledger(type(find(game)).__module__.rpartition(".")[0]))


@cache
def _marks_of(file: Path, text: str) -> tuple[Mark, ...]:
    """The marks of one file, parsed once for all games."""
    return tuple(_marks_in(ast.parse(text, str(file)), file))


def _marks_in(tree: ast.Module, file: Path) -> Iterator[Mark]:
    helpers = {node for call in _decorators_of_helpers(tree) for node in ast.walk(call)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _is_rule_mark(node.func) and node not in helpers:
            for argument in node.args:
                rule = argument.value if isinstance(argument, ast.Constant) else None
                yield Mark(rule if isinstance(rule, str) else "", file, node.lineno)


def _decorators_of_helpers(tree: ast.Module) -> Iterator[ast.expr]:
    """Marks on something that pytest does not collect prove nothing."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            prefix = "Test" if isinstance(node, ast.ClassDef) else "test"
            if not node.name.startswith(prefix):
                yield from node.decorator_list


def _is_rule_mark(func: ast.expr) -> bool:
    """`pytest.mark.rule` or `mark.rule`."""
    if not (isinstance(func, ast.Attribute) and func.attr == "rule"):
        return False
    return (isinstance(func.value, ast.Attribute) and func.value.attr == "mark") or (
        isinstance(func.value, ast.Name) and func.value.id == "mark"
    )
