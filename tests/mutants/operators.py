"""Mutants of a source file: one small change each, made on the syntax tree.

Code that cannot change a rule is skipped: annotations, docstrings and all other texts, decorators, assertions, error
messages, `if TYPE_CHECKING`, lists of fields, `__repr__`, and the guards `if g.event_log is not None`, which only save
time.
"""

from __future__ import annotations

import ast
import hashlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from types import CodeType

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}
UNCHANGED_NAMES = {"__slots__", "__match_args__", "__all__"}
UNCHANGED_FUNCTIONS = {"__repr__", "__str__", "__hash__"}
NO_NUMBERS = (ast.List, ast.Tuple, ast.ListComp, ast.JoinedStr)  # `+` between these is concatenation


@dataclass(frozen=True)
class Mutant:
    """One change. The id stays the same as long as the function's name and the changed statement do."""

    id: str
    path: str  # of the file, relative to the project root
    function: str  # the outermost function that contains it, with its classes; "" outside of functions
    first: int  # the function's first line, decorators included
    line: int
    lines: tuple[int, int]  # a test that runs one of these lines may notice
    statement: tuple[int, int]  # the lines of the statement, or of its condition
    before: str
    after: str
    place: int  # its index among the sites of the file
    lasting: bool  # runs when the module is imported
    cached: bool  # its function caches its results

    def __str__(self) -> str:
        return f"{self.id}  {self.path}:{self.line} {self.function or '(module)'}"

    def diff(self) -> str:
        before = [f"- {line}" for line in self.before.splitlines()]
        after = [f"+ {line}" for line in self.after.splitlines()]
        return "\n".join([str(self), *before, *after])


@dataclass
class Site:
    """A node to replace: `parent.name`, or `parent.name[index]` if that is a list."""

    parent: ast.AST
    name: str
    index: int | None
    new: ast.AST
    shown: ast.AST  # the part of the source shown in a diff
    spans: ast.AST  # whose lines count
    function: str
    first: int
    lasting: bool
    cached: bool

    def swap(self) -> None:
        """Insert the new node and keep the old one, so that the same call restores it."""
        if self.index is None:
            old = getattr(self.parent, self.name)
            setattr(self.parent, self.name, self.new)
        else:
            row = getattr(self.parent, self.name)
            old, row[self.index] = row[self.index], self.new
        if self.shown is old or self.shown is self.new:  # a whole statement, or a whole condition
            self.shown = self.new
        self.new = old


class Finder:
    """Walks a module and lists its sites in the order of the source."""

    def __init__(self, unchanged: frozenset[str] = frozenset()) -> None:
        self.sites: list[Site] = []
        self.unchanged = unchanged | UNCHANGED_FUNCTIONS
        self.scope: list[str] = []  # classes, and functions up to the outermost
        self.function: ast.FunctionDef | ast.AsyncFunctionDef | None = None  # the outermost one
        self.shown: ast.AST = ast.Module([], [])

    # --- walking

    def body(self, parent: ast.AST, name: str) -> None:
        for index, statement in enumerate(getattr(parent, name)):
            if isinstance(statement, ast.stmt):
                self.statement(parent, name, index, statement)
            else:
                self.inside(statement)  # an except clause, a case of a match

    def statement(self, parent: ast.AST, name: str, index: int, node: ast.stmt) -> None:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            self.definition(node)
            return
        if isinstance(node, ast.Assert | ast.Import | ast.ImportFrom) or _is_fixed(node):
            return
        self.shown = node
        last = parent is self.function and index == len(getattr(parent, name)) - 1
        for new in self.other_statements(node, last):
            self.add(parent, name, index, node, new)
        if isinstance(node, ast.Raise):
            return
        if isinstance(node, ast.If | ast.While):
            self.shown = node.test
            if isinstance(node, ast.If) and not _has_own_opposite(node.test) and not _is_event_guard(node.test):
                self.add(node, "test", None, node.test, ast.UnaryOp(ast.Not(), node.test))
        elif isinstance(node, ast.For):
            self.shown = node.iter
        for child, value in ast.iter_fields(node):
            if child in ("body", "orelse", "finalbody", "handlers", "cases"):
                self.body(node, child)
            elif child != "annotation":
                self.field(node, child, value)

    def definition(self, node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> None:
        if node.name in self.unchanged:
            return
        if self.function is not None:  # a function in a function: part of the outer one
            self.body(node, "body")
            return
        self.scope.append(node.name)
        if isinstance(node, ast.ClassDef):
            self.body(node, "body")
        else:
            for name in ("defaults", "kw_defaults"):  # these are read when the module is imported
                self.shown = node.args
                self.field(node.args, name, getattr(node.args, name))
            self.function = node
            self.body(node, "body")
            self.function = None
        self.scope.pop()

    def inside(self, node: ast.AST) -> None:
        """What lies below an expression, or in a clause of a statement."""
        for name, value in ast.iter_fields(node):
            if name == "body" and isinstance(value, list):
                self.body(node, name)
            elif name != "annotation":
                self.field(node, name, value)

    def field(self, parent: ast.AST, name: str, value: object) -> None:
        rows = list(enumerate(value)) if isinstance(value, list) else [(None, value)]
        for index, node in rows:
            if isinstance(node, ast.expr):
                if isinstance(node, ast.JoinedStr) or _is_event_guard(node) or _are_types(parent, index):
                    continue
                if isinstance(parent, ast.comprehension) and name == "ifs":
                    self.add(parent, name, index, node, ast.Constant(True))
                for new in self.other_expressions(node):
                    self.add(parent, name, index, node, new)
                if _negative(node) is None:
                    self.inside(node)
            elif isinstance(node, ast.AST):
                self.inside(node)

    def add(self, parent: ast.AST, name: str, index: int | None, old: ast.AST, new: ast.AST) -> None:
        ast.copy_location(new, old)
        ast.fix_missing_locations(new)
        decorators = self.function.decorator_list if self.function is not None else []
        first = min([self.function.lineno, *(one.lineno for one in decorators)]) if self.function is not None else 0
        cached = any("cache" in ast.unparse(one) for one in decorators)
        shown = self.shown if hasattr(self.shown, "lineno") else old
        scope = ".".join(self.scope)
        self.sites.append(Site(parent, name, index, new, shown, old, scope, first, self.function is None, cached))

    # --- changes

    def other_statements(self, node: ast.stmt, last: bool) -> Iterator[ast.stmt]:
        """Removed, if the code is valid without it."""
        match node:
            case ast.Raise(exc=ast.Name(id="NotImplementedError")):
                pass  # a base class declares what subclasses must have
            case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Delete() | ast.Raise():
                yield ast.Pass()
            case ast.Assign(targets=targets) if all(isinstance(one, ast.Attribute | ast.Subscript) for one in targets):
                yield ast.Pass()
            case ast.Return() if not last:
                yield ast.Pass()
            case ast.Continue():
                yield ast.Break()
            case ast.Break():
                yield ast.Pass()
        if isinstance(node, ast.AugAssign) and type(node.op) in ARITHMETIC and not isinstance(node.value, NO_NUMBERS):
            yield ast.AugAssign(node.target, ARITHMETIC[type(node.op)](), node.value)

    def other_expressions(self, node: ast.expr) -> Iterator[ast.expr]:
        match node:
            case ast.Compare(left=left, ops=ops, comparators=others):
                for i, op in enumerate(ops):
                    yield ast.Compare(left, [*ops[:i], COMPARISONS[type(op)](), *ops[i + 1 :]], others)
            case ast.BinOp(left=left, op=op, right=right) if type(op) in ARITHMETIC and not self.joins(node):
                yield ast.BinOp(left, ARITHMETIC[type(op)](), right)
            case ast.BoolOp(op=op, values=values):
                yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
                for i, value in enumerate(values):
                    if not _is_event_guard(value):
                        rest = [*values[:i], *values[i + 1 :]]
                        yield ast.BoolOp(op, rest) if len(rest) > 1 else rest[0]
            case ast.UnaryOp(op=ast.Not() | ast.USub(), operand=operand):
                yield operand
                if (number := _negative(node)) is not None:
                    yield ast.Constant(number + 1)
            case ast.IfExp(test=test, body=body, orelse=orelse) if not _has_own_opposite(test):
                yield ast.IfExp(test, orelse, body)
            case ast.Constant(value=bool(value)):
                yield ast.Constant(not value)
            case ast.Constant(value=int(value)):
                yield ast.Constant(value + 1)
            case ast.Call(func=ast.Name(id=name), args=args, keywords=keywords) if name in CALLS:
                yield ast.Call(ast.Name(CALLS[name], ast.Load()), args, keywords)

    def joins(self, node: ast.BinOp) -> bool:
        """Whether it joins texts or lists, or types in an alias: no arithmetic."""
        sides = (node.left, node.right)
        if any(isinstance(side, NO_NUMBERS) or _is_text(side) for side in sides):
            return True
        return isinstance(node.op, ast.BitOr) and self.function is None


def _negative(node: ast.expr) -> int | None:
    """The value of a negative number: it is one number, so one higher than -1 is 0, not -2."""
    match node:
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int(value))):
            return -value
    return None


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _are_types(parent: ast.AST, index: int | None) -> bool:
    """The second argument of `isinstance`: a type, or several with `|` between them."""
    return isinstance(parent, ast.Call) and index == 1 and ast.unparse(parent.func) == "isinstance"


def _is_event_guard(node: ast.AST) -> bool:
    return isinstance(node, ast.Compare) and ast.unparse(node).endswith("event_log is not None")


def _has_own_opposite(test: ast.expr) -> bool:
    """Whether changing its operator is the same as negating the condition."""
    if isinstance(test, ast.UnaryOp):
        return isinstance(test.op, ast.Not)
    opposites = ast.Eq | ast.NotEq | ast.In | ast.NotIn | ast.Is | ast.IsNot
    return isinstance(test, ast.Compare) and len(test.ops) == 1 and isinstance(test.ops[0], opposites)


def _is_fixed(node: ast.stmt) -> bool:
    """A list of fields, or code that only the type checker reads."""
    if isinstance(node, ast.If):
        return ast.unparse(node.test) == "TYPE_CHECKING"
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return any(isinstance(one, ast.Name) and one.id in UNCHANGED_NAMES for one in targets)


def _text(node: ast.AST) -> str:
    return ast.unparse(node) if not isinstance(node, ast.Pass) else "pass"


def sites(tree: ast.Module, unchanged: frozenset[str] = frozenset()) -> list[Site]:
    finder = Finder(unchanged)
    finder.body(tree, "body")
    return finder.sites


def mutants(path: str, source: str, unchanged: frozenset[str] = frozenset()) -> list[Mutant]:
    """All mutants of a file. `unchanged` names functions to skip."""
    found: list[Mutant] = []
    tree = ast.parse(source)
    seen: Counter[str] = Counter()
    for place, site in enumerate(sites(tree, unchanged)):
        before = _text(site.shown)
        site.swap()
        after = _text(site.shown)
        site.swap()
        key = "\0".join((path, site.function, before, after))
        seen[key] += 1
        name = hashlib.sha256(f"{key}\0{seen[key]}".encode()).hexdigest()[:8]
        line = getattr(site.spans, "lineno", 0)
        lines = (line, getattr(site.spans, "end_lineno", line))
        statement = (getattr(site.shown, "lineno", line), getattr(site.shown, "end_lineno", line))
        found.append(
            Mutant(
                id=name,
                path=path,
                function=site.function,
                first=site.first,
                line=line,
                lines=lines,
                statement=statement,
                before=before,
                after=after,
                place=place,
                lasting=site.lasting,
                cached=site.cached,
            )
        )
    return found


def mutated(mutant: Mutant, source: str, unchanged: frozenset[str] = frozenset()) -> ast.Module:
    """The whole file with the change applied. Line numbers stay the same."""
    tree = ast.parse(source)
    sites(tree, unchanged)[mutant.place].swap()
    return tree


def code_of(module: CodeType, function: str, first: int) -> CodeType | None:
    """The code of a function by its qualified name and first line."""
    for const in module.co_consts:
        if isinstance(const, CodeType):
            if const.co_qualname == function and const.co_firstlineno == first:
                return const
            if function.startswith(f"{const.co_qualname}."):
                found = code_of(const, function, first)
                if found is not None:
                    return found
    return None
