"""Generates the code that copies a state from the declarations of its fields, so that the two cannot diverge.

A state declares each of its fields once, with its type and a short description. This tool writes the rest into the same
file, between two marker comments: `__slots__`, `make` with every field as a keyword, and `clone`. The type of a field
decides how it is copied: numbers, strings and tuples of them are shared, a list is sliced, anything with a `clone` is
cloned, and `Shared[...]` is shared on purpose. The tool refuses a type that it does not know, so no copy can be
forgotten.

    python -m consigliere.lab.fields                      rewrite all files of all games of the package
    python -m consigliere.lab.fields --check              only report files that are out of date (exit code 1)
    python -m consigliere.lab.fields path/to/state.py     a file of your own; in a .md page, the examples are rewritten

It processes classes that derive from `State`, and others that already contain the markers. Steps declare their fields
in the signature of `__init__`; `consigliere.lab.step_fields` writes their slots and assignments.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from .step_fields import STEPS, WrongStep, rewritten_steps, slots_of

BEGIN: Final = "    # --- generated from the fields above (python -m consigliere.lab.fields); do not edit"
END: Final = "    # --- end of the generated part"
WIDTH: Final = 120
PACKAGE: Final = Path(__file__).parents[1]

# Immutable values. The kernel's types are listed, because a game imports them from a package.
PLAIN: Final = frozenset({"int", "bool", "str", "float", "bytes", "None", "Seat"})
KERNEL: Final = frozenset({"Option", "Offer", "Gift", "Result", "Step", "Chance", "Row"})
EXAMPLE: Final = re.compile(r"^```python\n(?P<code>.*?)^```$", re.MULTILINE | re.DOTALL)


class Unknown(Exception):
    """A declaration whose type does not say how to copy it."""


class Field(NamedTuple):
    """One declaration of a state."""

    name: str
    type: str
    """As it is written in the source."""


class Names:
    """What the names in a file's annotations mean, according to the file itself and the files next to it."""

    def __init__(self, tree: ast.Module, path: Path | None) -> None:
        self.path = path
        self.aliases: dict[str, ast.expr] = {}
        self.classes: dict[str, ast.ClassDef] = {}
        self.imports: dict[str, str] = {}  # name -> module next to this file
        self.late = False  # annotations are not evaluated: a class may be named inside itself
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                self.classes[node.name] = node
            elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                self.aliases[node.targets[0].id] = node.value
            elif isinstance(node, ast.ImportFrom) and node.module == "__future__":
                self.late |= any(name.name == "annotations" for name in node.names)
            elif isinstance(node, ast.ImportFrom) and node.level == 1 and node.module:
                self.imports |= {name.asname or name.name: node.module for name in node.names}

    def beside(self, name: str) -> Names | None:
        """The names of the file that a name is imported from; None if it is not next to this one."""
        if self.path is None or name not in self.imports:
            return None
        file = self.path.parent.joinpath(*self.imports[name].split(".")).with_suffix(".py")
        return Names(ast.parse(file.read_text(encoding="utf-8")), file) if file.exists() else None

    def inherited_slots(self, cls: ast.ClassDef) -> set[str] | None:
        """The slots that a class inherits from a step, possibly through classes of this file and of its imports.

        None if it does not derive from a step.
        """
        for base in cls.bases:
            name = ast.unparse(base).partition("[")[0].rpartition(".")[2]
            other: Names | None = self
            if name not in self.classes or self.classes[name] is cls:
                other = self.beside(name)
            if other is not None and name in other.classes:
                parent = other.classes[name]
                found, own = other.inherited_slots(parent), slots_of(parent)
                if found is not None:
                    return found | set(ast.literal_eval(own.value) if own is not None else ())
            if name in STEPS:
                return set(STEPS[name])
        return None


def copied(value: str, kind: ast.expr, names: Names, depth: int = 0) -> str:
    """The expression that copies a value of this type; the value itself if it can be shared."""
    if isinstance(kind, ast.Constant):
        kind = ast.parse(kind.value, mode="eval").body if isinstance(kind.value, str) else kind
    if isinstance(kind, ast.Constant) and kind.value is None:
        return value
    if isinstance(kind, ast.BinOp) and isinstance(kind.op, ast.BitOr):
        left, right = copied(value, kind.left, names, depth), copied(value, kind.right, names, depth)
        if left == right == value:
            return value
        empty = [one for one in (kind.left, kind.right) if isinstance(one, ast.Constant) and one.value is None]
        if empty:
            return f"{right if left == value else left} if {value} is not None else None"
        raise Unknown(f"which of both it is: {ast.unparse(kind)}")
    if isinstance(kind, ast.Subscript):
        return _container(value, kind, names, depth)
    if not isinstance(kind, ast.Name):
        raise Unknown(ast.unparse(kind))
    return _named(value, kind.id, names, depth)


def _container(value: str, kind: ast.Subscript, names: Names, depth: int) -> str:
    parts = list(kind.slice.elts) if isinstance(kind.slice, ast.Tuple) else [kind.slice]
    parts = [part for part in parts if not (isinstance(part, ast.Constant) and part.value is ...)]
    outer = ast.unparse(kind.value)
    one = "abcdefgh"[depth] * 2 if depth else "one"
    if outer == "Shared":
        return value
    inner = [copied(one, part, names, depth + 1) for part in parts]
    shared = all(text == one for text in inner)
    if outer in ("tuple", "frozenset"):
        if not shared:
            raise Unknown(f"a {outer} that holds what can change: {ast.unparse(kind)}")
        return value
    if outer == "list":
        return f"{value}[:]" if shared else f"[{inner[0]} for {one} in {value}] if {value} else []"
    if outer == "set" and shared:
        return f"{value}.copy()"
    if outer == "dict" and inner[0] == one:
        return f"{value}.copy()" if shared else f"{{key: {inner[1]} for key, {one} in {value}.items()}}"
    raise Unknown(ast.unparse(kind))


def _named(value: str, name: str, names: Names, depth: int) -> str:
    if name in PLAIN | KERNEL and name not in names.aliases:
        return value
    if name in names.aliases:
        return copied(value, names.aliases[name], names, depth)
    if name in names.classes:
        cls = names.classes[name]
        bases = {ast.unparse(base) for base in cls.bases}
        if bases & {"NamedTuple", "Enum", "IntEnum", "StrEnum", "IntFlag"}:
            return value
        if any(isinstance(node, ast.FunctionDef) and node.name == "clone" for node in cls.body):
            return f"{value}.clone()"
        raise Unknown(f"{name}, which has no clone (write Shared[{name}] if it never changes)")
    other = names.beside(name)
    if other is None:
        raise Unknown(f"{name} (write Shared[{name}] if it never changes)")
    return _named(value, name, other, depth)


def fields(cls: ast.ClassDef) -> list[Field]:
    """The fields that a class declares, in order. Class constants are not fields."""
    found: list[Field] = []
    for node in cls.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            kind = ast.unparse(node.annotation)
            if node.value is not None and not kind.startswith(("ClassVar", "Final")):
                raise Unknown(f"{node.target.id}: a declaration has no value; the maker is given it")
            if node.value is None:
                found.append(Field(node.target.id, kind))
    return found


def states(text: str) -> dict[str, list[str]]:
    """The names of the fields of every state in a module, for tests: compiled classes do not expose them."""
    tree = ast.parse(text)
    return {cls.name: [field.name for field in fields(cls)] for cls in _declaring(tree, text.splitlines())}


def _declaring(tree: ast.Module, lines: list[str]) -> list[ast.ClassDef]:
    found = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    return [cls for cls in found if _is_state(cls) or BEGIN in lines[cls.lineno : cls.end_lineno]]


def _is_state(cls: ast.ClassDef) -> bool:
    return any(ast.unparse(base) in ("State", "engine.State", "cg.State") for base in cls.bases)


def _wrapped(head: str, items: Sequence[str], tail: str) -> list[str]:
    """Items on one line if they fit, otherwise on as few lines as possible: nobody needs to read the block."""
    line = f"{head}{', '.join(items)}{tail}"
    if len(line) <= WIDTH:
        return [line]
    indent = " " * (len(head) - len(head.lstrip()))
    deeper = f"{indent}    "
    lines = [deeper]
    for item in items:
        if len(lines[-1]) + len(item) + 2 > WIDTH:
            lines.append(deeper)
        lines[-1] += f"{item}, "
    return [head, *(line.rstrip() for line in lines), f"{indent}{tail}"]


def block(cls: ast.ClassDef, names: Names) -> list[str]:
    """The generated lines, markers included."""
    found = fields(cls)
    wrong: list[str] = []
    clones: list[str] = []
    for field in found:
        try:
            kind = ast.parse(field.type, mode="eval").body
            clones.append(f"        new.{field.name} = {copied(f'self.{field.name}', kind, names)}")
        except Unknown as error:
            wrong.append(f"{cls.name}.{field.name}: it does not say how to copy {error}")
    if wrong:
        raise Unknown("\n".join(wrong))
    state = _is_state(cls)
    own = cls.name if names.late else f'"{cls.name}"'
    slots = sorted(f'"{field.name}"' for field in found)
    arguments = [*(["chance: Chance"] if state else []), *(["*"] if found else [])]
    arguments += [f"{field.name}: {field.type}" for field in found]
    lines = [BEGIN, "    # fmt: off", "", *_wrapped("    __slots__ = (", slots, ",)" if len(slots) == 1 else ")"), ""]
    lines += ["    @staticmethod", *_wrapped("    def make(", arguments, f") -> {own}:")]
    lines.append(f"        new = {cls.name}()")
    if state:
        lines.append("        new.begin_kernel(chance)")
    lines += [f"        new.{field.name} = {field.name}" for field in found]
    lines += ["        return new", "", f"    def clone(self) -> {own}:", f"        new = {cls.name}()"]
    if state:
        lines.append("        self.copy_kernel(new)")
    return [*lines, *clones, "        return new", "", "    # fmt: on", END]


def rewritten(text: str, path: Path | None = None) -> str:
    """The text of a module with every block up to date. `path` is needed to look up names in files next to it."""
    tree = ast.parse(text)
    lines = text.splitlines()
    names = Names(tree, path)
    for cls in reversed(_declaring(tree, lines)):
        first, last = _place(cls, lines)
        made = block(cls, names)
        rest = [] if last >= len(lines) or not lines[last].strip() else [""]
        lines[first:last] = ([] if lines[first - 1] == "" else [""]) + made + rest
    return rewritten_steps("\n".join(lines) + "\n", names.inherited_slots)


def _place(cls: ast.ClassDef, lines: list[str]) -> tuple[int, int]:
    """The lines that the block replaces: those between the markers, or none after the last declaration."""
    inside = range(cls.lineno, cls.end_lineno or cls.lineno)
    begin = next((i for i in inside if lines[i] == BEGIN), -1)
    if begin >= 0:
        end = next((i for i in range(begin, (cls.end_lineno or 0) + 4) if i < len(lines) and lines[i] == END), -1)
        if end < 0:
            raise Unknown(f"{cls.name}: the block that is made has lost its last line ({END.strip()!r})")
        return begin, end + 1
    after = cls.body[0].end_lineno or cls.lineno
    for node, following in zip(cls.body, [*cls.body[1:], None], strict=True):
        if isinstance(node, ast.AnnAssign):
            said = isinstance(following, ast.Expr) and isinstance(following.value, ast.Constant)
            after = (following.end_lineno if said and following else node.end_lineno) or after
    return after, after


def rewritten_page(text: str) -> str:
    """A documentation page with the states in its examples up to date."""

    def again(found: re.Match[str]) -> str:
        code = found["code"]
        return f"```python\n{rewritten(code) if '(State)' in code else code}```"

    return EXAMPLE.sub(again, text)


def main(arguments: Sequence[str] | None = None) -> int:
    """The command. Its exit code is 1 if `--check` finds something, or if a declaration is not understood."""
    said = (__doc__ or "").split("\n", maxsplit=1)[0]
    parser = argparse.ArgumentParser(prog="python -m consigliere.lab.fields", description=said)
    parser.add_argument("--check", action="store_true", help="write nothing; report files that are out of date")
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE", help="default: the files of all games")
    given = parser.parse_args(arguments)
    bad = 0
    for file in given.files or [*sorted(PACKAGE.glob("games/*/*.py")), PACKAGE / "engine" / "step.py"]:
        text = file.read_text(encoding="utf-8")
        try:
            new = rewritten_page(text) if file.suffix == ".md" else rewritten(text, file)
        except (Unknown, WrongStep) as error:
            print(f"{file}: {error}", file=sys.stderr)
            bad = 1
            continue
        if new != text and given.check:
            print(f"{file}: the generated part is out of date", file=sys.stderr)
            bad = 1
        elif new != text:
            file.write_text(new, encoding="utf-8")
            print(f"{file}: written")
    return bad


if __name__ == "__main__":
    sys.exit(main())
