"""Fields of steps declared once: `__slots__` and the assignments are written from the signature of `__init__`.

`consigliere.lab.fields` runs it. The author of a step writes

    def __init__(self, seat: Seat, cards: tuple[int, ...]) -> None: ...

and the tool adds `__slots__ = ("cards", "seat")` and `self.seat = seat`, `self.cards = cards`. Later it keeps all three
in agreement. Other statements in `__init__` stay; an attribute they assign (a value computed from the fields) gets a
slot too.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Final

# The steps of the kernel, and the slots that each has.
STEPS: Final = {"Step": (), "Question": (), "Decision": (), "SeatDecision": ("seat",), "Sealed": (), "Window": ()}


class WrongStep(Exception):
    """An `__init__` from which the fields cannot be read."""


def rewritten_steps(text: str, inherited: Callable[[ast.ClassDef], set[str] | None]) -> str:
    """The text of a module with the slots and assignments of every step up to date.

    `inherited` returns the slots that a class inherits from a step; None if it derives from none.
    """
    lines = text.splitlines()
    for cls in reversed([node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]):
        slots, init = inherited(cls), _init(cls)
        if slots is not None and init is not None:
            _write_assignments(lines, init, _arguments(cls, init))
            _write_slots(lines, cls, init, slots)
    return "\n".join(lines) + "\n"


def slots_of(cls: ast.ClassDef) -> ast.Assign | None:
    """The statement that sets the slots of a class."""
    found = [node for node in cls.body if isinstance(node, ast.Assign)]
    return next((node for node in found if ast.unparse(node.targets[0]) == "__slots__"), None)


def _init(cls: ast.ClassDef) -> ast.FunctionDef | None:
    return next((node for node in cls.body if isinstance(node, ast.FunctionDef) and node.name == "__init__"), None)


def _arguments(cls: ast.ClassDef, init: ast.FunctionDef) -> list[str]:
    given = init.args
    if given.vararg or given.kwarg or given.kwonlyargs or given.posonlyargs or given.defaults:
        raise WrongStep(f"{cls.name}: the fields of a step are plain arguments without defaults")
    if any(isinstance(node, ast.Call) and ast.unparse(node.func) == "super().__init__" for node in ast.walk(init)):
        raise WrongStep(f"{cls.name}: a step assigns its own fields and does not call super().__init__")
    return [argument.arg for argument in given.args[1:]]


def _assigned(init: ast.FunctionDef) -> set[str]:
    """Every attribute that `__init__` assigns."""
    found = [node for node in ast.walk(init) if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)]
    return {node.attr for node in found if ast.unparse(node.value) == "self"}


def _field(node: ast.stmt) -> str:
    """The name in `self.name = name`; "" for any other statement."""
    if not isinstance(node, ast.Assign | ast.AnnAssign) or not isinstance(node.value, ast.Name):
        return ""
    target = node.targets[0] if isinstance(node, ast.Assign) else node.target
    return node.value.id if ast.unparse(target) == f"self.{node.value.id}" else ""


def _write_assignments(lines: list[str], init: ast.FunctionDef, arguments: list[str]) -> None:
    """Remove the assignments of former arguments and add those that are missing, after the others."""
    fields = {_field(node): node for node in init.body if _field(node)}
    added = [f"        self.{name} = {name}" for name in arguments if name not in fields]
    gone = [node for name, node in fields.items() if name not in arguments]
    empty = [node for node in init.body if isinstance(node, ast.Pass) or ast.unparse(node) == "..."]
    if not added and not gone:
        return
    kept = [node.end_lineno or 0 for name, node in fields.items() if name in arguments]
    head = init.body[0]
    if empty and head.lineno == init.lineno:  # def ...: ... on one line
        line = lines[init.lineno - 1]
        lines[init.lineno - 1] = line[: head.col_offset].rstrip()
        place = init.lineno
        empty = []
    else:
        place = max(kept, default=head.lineno - 1)
    lines[place:place] = added
    for node in sorted([*gone, *empty], key=lambda node: -node.lineno):
        first = node.lineno - 1 + (len(added) if node.lineno > place else 0)
        del lines[first : first + (node.end_lineno or node.lineno) - node.lineno + 1]


def _write_slots(lines: list[str], cls: ast.ClassDef, init: ast.FunctionDef, inherited: set[str]) -> None:
    """Write `__slots__` where it is, or first after the docstring."""
    gone = {_field(node) for node in init.body} - {argument.arg for argument in init.args.args}
    names = sorted(((_assigned(init) - gone) | set(_arguments(cls, init))) - inherited)
    old = slots_of(cls)
    if old is not None and ast.literal_eval(old.value) == tuple(names):
        return
    listed = ", ".join(f'"{name}"' for name in names) + ("," if len(names) == 1 else "")
    written = [f"    __slots__ = ({listed})"]
    if len(written[0]) > 120:
        written = ["    __slots__ = (", *(f'        "{name}",' for name in names), "    )"]
    if old is not None:
        lines[old.lineno - 1 : old.end_lineno] = written
        return
    said = ast.get_docstring(cls) is not None
    place = (cls.body[0].end_lineno or 0) if said else cls.body[0].lineno - 1
    after = [""] if cls.body[-1] is cls.body[0] or isinstance(cls.body[int(said)], ast.FunctionDef) else []
    if lines[place : place + 1] == [""] and said:
        place += 1
        after = after if lines[place].strip().startswith(("def", "@")) else []
    lines[place:place] = [*written, *after]
