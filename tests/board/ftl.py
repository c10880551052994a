"""Shared by the tests of texts: which messages exist, and which of them the code uses."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

import consigliere
from consigliere.engine import Title
from consigliere.table.play.standing import declared

PACKAGE = Path(consigliere.__file__).parent
FRAME = PACKAGE / "board" / "locale"
PLURALS = {"zero", "one", "two", "few", "many"}


@dataclass
class Message:
    """One message of an .ftl file, or one term. The id of a term begins with a dash."""

    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)  # ids of messages, terms and attributes
    functions: set[str] = field(default_factory=set)
    attributes: set[str] = field(default_factory=set)
    plurals: list[set[str]] = field(default_factory=list)  # the keys of each selector over a number
    numbered: set[str] = field(default_factory=set)  # variables with a variant for an exact number


@cache
def ftl_messages(path: Path) -> dict[str, Message]:
    """All messages and terms of a file by id. A line that Fluent cannot parse, or a repeated id, fails the test."""
    messages: dict[str, Message] = {}
    for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path}: cannot read {entry.content!r}"
        if isinstance(entry, ftl.Message | ftl.Term):
            name = ("-" if isinstance(entry, ftl.Term) else "") + entry.id.name
            assert name not in messages, f"{path}: {name} is defined twice"
            messages[name] = Message(attributes={attribute.id.name for attribute in entry.attributes})
            assert len(messages[name].attributes) == len(entry.attributes), f"{path}: {name} has a form twice"
            _Reader(messages[name]).visit(entry)
    return messages


class _Reader(visitor.Visitor):
    def __init__(self, message: Message) -> None:
        self.message = message

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.message.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.message.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_TermReference(self, node: ftl.TermReference) -> None:
        self.message.references.add(f"-{node.id.name}" + (f".{node.attribute.name}" if node.attribute else ""))
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        self.message.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
        if keys & PLURALS:
            self.message.plurals.append(keys)
        numbered = any(isinstance(variant.key, ftl.NumberLiteral) for variant in node.variants)
        if numbered and isinstance(node.selector, ftl.VariableReference):
            self.message.numbered.add(node.selector.id.name)
        self.generic_visit(node)


def public(messages: dict[str, Message]) -> set[str]:
    """Each language has its own terms. The code only asks for messages."""
    return {name for name in messages if not name.startswith("-")}


@cache
def messages(folder: Path, language: str = "en") -> dict[str, Message]:
    """The messages of a locale by id, without terms."""
    found = ftl_messages(folder / f"{language}.ftl")
    return {name: found[name] for name in public(found)}


def forms_asked(folder: Path, language: str) -> set[str]:
    """The grammatical forms that the texts of a file ask for, such as TEXT($region, form: "in")."""
    return set(re.findall(r'form: "([a-z-]+)"', (folder / f"{language}.ftl").read_text(encoding="utf-8")))


def sources(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


@cache
def nodes(file: Path) -> list[ast.AST]:
    """A parsed program."""
    return list(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))


class Literals:
    """The string literals of a program: plain ones, and f-strings as patterns."""

    def __init__(self, files: list[Path]) -> None:
        self.whole: set[str] = set()
        self.patterns: set[str] = set()
        for file in files:
            for node in nodes(file):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    self.whole.add(node.value)
                elif isinstance(node, ast.JoinedStr):
                    self._add(node)

    def _add(self, node: ast.JoinedStr) -> None:
        """An f-string counts as a pattern if its fixed part looks like a part of an id: f"web-{x}", f"{x}-hint"."""
        fixed = [part.value for part in node.values if isinstance(part, ast.Constant)]
        if any(re.fullmatch(r"[a-z]+-|-[a-z]+", str(text)) for text in fixed):
            parts = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in node.values]
            self.patterns.add("".join(parts))

    def name(self, message_id: str) -> bool:
        """Whether the program mentions a message or one of its forms."""
        if message_id in self.whole or any(text.partition(".")[0] == message_id for text in self.whole):
            return True
        return any(re.fullmatch(pattern, message_id) for pattern in self.patterns)


def told_kinds(files: list[Path]) -> set[str]:
    """The kinds of event that a program emits with a literal name: g.emit("kind", ...)."""
    found: set[str] = set()
    for file in files:
        for node in nodes(file):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute | ast.Name):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id
                if name in ("emit", "_tell"):
                    found |= {a.value for a in node.args if isinstance(a, ast.Constant) and isinstance(a.value, str)}
    return found


def standing_texts(title: Title) -> set[str]:
    """The messages that a game's standing answers need: the questions, the answers and the conditions."""
    kinds = declared(title).kinds
    found = {f"window-{kind}" for kind in kinds}
    found |= {f"standing-{kind}-{answer}" for kind, entry in kinds.items() for answer in entry.answers}
    return found | {f"standing-unless-{name}" for entry in kinds.values() for name in entry.unless}
