"""Every public class, function and method of the package has a docstring.

Two kinds need none of their own: methods that override a documented method of the package, and what
`consigliere.lab.fields` writes between its marks.
"""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import consigliere
from consigliere.lab.fields import BEGIN, END

PACKAGE = Path(consigliere.__file__).parent
EXEMPT = {
    "versions": "Alembic calls the functions of every migration the same",
    "tests": "a test's name says what it tests",
}
"""Folders that are not checked, with the reason."""


class Name(NamedTuple):
    """A public class, function or method."""

    module: str
    owner: str
    """The class that contains it, "" for none."""
    name: str
    documented: bool

    def __str__(self) -> str:
        return f"{self.module}: {self.owner}{'.' if self.owner else ''}{self.name}"


def public_names(module: str, text: str) -> Iterator[Name]:
    """The public names of a module, with those inside its public classes."""
    lines = text.splitlines()
    generated: set[int] = set()
    for first, line in enumerate(lines, start=1):
        if line == BEGIN:
            generated.update(range(first, lines.index(END, first) + 1))

    def inside(body: list[ast.stmt], owner: str) -> Iterator[Name]:
        for node in body:
            if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                continue
            if node.name.startswith("_") or node.lineno in generated:
                continue
            yield Name(module, owner, node.name, bool(ast.get_docstring(node)))
            if isinstance(node, ast.ClassDef):
                yield from inside(node.body, f"{owner}.{node.name}" if owner else node.name)

    return inside(ast.parse(text).body, "")


def bases(name: Name) -> Iterator[tuple[str, str]]:
    """The module and name of every base class of the class that contains a name."""
    found: object = importlib.import_module(name.module)
    for part in name.owner.split("."):
        found = getattr(found, part)
    assert isinstance(found, type)
    return ((base.__module__, base.__qualname__) for base in found.__mro__[1:])


def undocumented(names: list[Name]) -> list[Name]:
    """Names without a docstring, except methods that override a documented one."""
    documented = {(name.module, name.owner, name.name) for name in names if name.documented}
    return [
        name
        for name in names
        if not name.documented and not (name.owner and any((*base, name.name) in documented for base in bases(name)))
    ]


def test_every_public_name_has_a_docstring() -> None:
    names: list[Name] = []
    for path in sorted(PACKAGE.rglob("*.py")):
        place = path.relative_to(PACKAGE)
        if not EXEMPT.keys() & set(place.parts):
            module = ".".join(("consigliere", *place.with_suffix("").parts)).removesuffix(".__init__")
            names += public_names(module, path.read_text(encoding="utf-8"))
    assert len(names) > 3000
    assert [str(name) for name in undocumented(names)] == []
