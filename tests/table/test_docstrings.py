"""Every public name of the web table has a docstring."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from consigliere import table

PACKAGE = Path(table.__file__).parent


def undocumented(body: list[ast.stmt], prefix: str) -> Iterator[str]:
    """Public classes and functions without a docstring, with those inside classes."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and not node.name.startswith("_"):
            if not ast.get_docstring(node):
                yield f"{prefix}{node.name}"
            if isinstance(node, ast.ClassDef):
                yield from undocumented(node.body, f"{prefix}{node.name}.")


def test_every_public_name_has_a_docstring() -> None:
    found: list[str] = []
    for path in sorted(PACKAGE.rglob("*.py")):
        if "versions" not in path.parts:  # Alembic calls every migration the same
            tree = ast.parse(path.read_text(encoding="utf-8"))
            found += [f"{path.relative_to(PACKAGE)}: {name}" for name in undocumented(tree.body, "")]
    assert found == []
