"""What mypyc cannot read has stopped `make compiled` before, and nobody saw it: the build takes minutes. To look for
the known kinds of it takes a second: a star inside a row after `in`, a class inside another thing, an attribute that
overrides one of another type (mypy allows a narrower one; a compiled class has one place for both).
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from fnmatch import fnmatch
from importlib import import_module
from inspect import get_annotations
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from consigliere.engine import step

from .test_package import PROJECT, ROOT

HOOK: dict[str, Any] = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
PLAIN = str(step.__file__).endswith(".py")
SOURCES = ROOT / "src"
SIMPLE = ("str", "int", "bool", "float")  # whatever holds one of these has its type
LITERAL = ast.Constant | ast.Tuple | ast.List | ast.Dict | ast.Set  # it takes the type of what it overrides


def compiled() -> list[Path]:
    """The files of the compiled build."""
    found = [file for pattern in HOOK["include"] for file in sorted(ROOT.glob(pattern.lstrip("/")))]
    left_out = [f"/{pattern.lstrip('/')}" for pattern in HOOK["exclude"]]
    return [file for file in found if not any(f"/{file.relative_to(ROOT)}".endswith(one) for one in left_out)]


def name_of(file: Path) -> str:
    return ".".join(file.relative_to(SOURCES).with_suffix("").parts)


def nodes_of(source: str) -> list[ast.AST]:
    return list(ast.walk(ast.parse(source)))


FILES = compiled()
COMPILED = frozenset(name_of(file) for file in FILES)


def starred(nodes: list[ast.AST]) -> Iterator[int]:
    """Lines with `x in (a, *b)`."""
    for node in nodes:
        if isinstance(node, ast.Compare):
            for way, row in zip(node.ops, node.comparators, strict=True):
                parts = row.elts if isinstance(row, ast.Tuple | ast.List | ast.Set) else []
                if isinstance(way, ast.In | ast.NotIn) and any(isinstance(one, ast.Starred) for one in parts):
                    yield node.lineno


def nested(nodes: list[ast.AST]) -> Iterator[int]:
    """Lines with a class inside a class or a function."""
    for node in nodes:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            yield from (one.lineno for one in node.body if isinstance(one, ast.ClassDef))


def other_types(nodes: list[ast.AST], module: ModuleType) -> Iterator[str]:
    """Attributes that override one whose type is declared, by a value that has a type of its own: neither written out
    there, nor declared again, nor one of the simple ones."""
    for node in nodes:
        if isinstance(node, ast.ClassDef):
            for line in node.body:
                if isinstance(line, ast.Assign) and not isinstance(line.value, LITERAL):
                    for name in (one.id for one in line.targets if isinstance(one, ast.Name)):
                        yield from _differs(getattr(module, node.name), name)


def _differs(cls: type, name: str) -> Iterator[str]:
    for base in cls.__mro__[1:]:
        wanted = get_annotations(base).get(name)
        if wanted is not None and base.__module__ in COMPILED and type(cls.__dict__[name]).__name__ not in SIMPLE:
            yield f"{cls.__module__}: {cls.__name__}.{name} is declared as {wanted} in {base.__name__}, and not here"


def test_the_known_kinds_are_found() -> None:
    assert list(starred(nodes_of("a in (b, *c)\na not in [*c]\na in (b, c)\nx = (b, *c)"))) == [1, 2]
    assert list(nested(nodes_of("class A:\n  class B: pass\ndef f():\n  class C: pass\nclass D: pass"))) == [2, 4]


@pytest.mark.skipif(not PLAIN, reason="compiled classes hide what their attributes were declared as")
def test_another_type_is_found() -> None:
    code = """from __future__ import annotations
from consigliere.engine import Trade
KINDS = ("cash", "card")
RULE = "R-1"
class Deals(Trade):
    lasting = KINDS
    rule = RULE
class Better(Trade):
    lasting: tuple[str, ...] = KINDS
class Plain(Trade):
    lasting = ("cash",)
"""
    module = ModuleType("sample")
    exec(code, vars(module))
    assert [line.split(" ")[1] for line in other_types(nodes_of(code), module)] == ["Deals.lasting"]


def test_there_is_something_to_compile() -> None:
    names = {str(file.relative_to(SOURCES / "consigliere")) for file in FILES}
    assert {"match.py", "engine/match.py", "games/dual_powers/state.py"} <= names
    assert not any(fnmatch(name, "*/title.py") or name == "engine/data.py" for name in names)


@pytest.mark.skipif(not PLAIN, reason="it has been compiled")
def test_mypyc_can_read_the_kernel_and_the_rules() -> None:
    found = []
    for file in FILES:
        name = str(file.relative_to(ROOT))
        nodes = nodes_of(file.read_text(encoding="utf-8"))
        found += [f"{name}:{line}: a star inside a row after `in`" for line in starred(nodes)]
        found += [f"{name}:{line}: a class inside another thing" for line in nested(nodes)]
        found += other_types(nodes, import_module(name_of(file)))
    assert not found, "\n".join(found)
