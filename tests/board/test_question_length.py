"""A question fits into two lines of the bar: at most 104 letters in any language, with the longest names."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import consigliere
from consigliere.board.words import LANGUAGES
from consigliere.games import titles

MOST = 104
NAME, FIGURE = 20, 4  # the length of a long name, and of a number
WORDED = {"name", "names", "trick", "what", "dice"}  # arguments that are not numbers
ROOT = Path(consigliere.__file__).parent / "games"


def longest(pattern: ast.Pattern | None, messages: dict[str, ast.Message | ast.Term]) -> int:
    """The maximum length of a text."""
    if pattern is None:
        return 0
    return sum(
        len(one.value) if isinstance(one, ast.TextElement) else of_expression(one.expression, messages)
        for one in pattern.elements
    )


def of_expression(
    expression: ast.InlineExpression | ast.Placeable | ast.SelectExpression,
    messages: dict[str, ast.Message | ast.Term],
) -> int:
    if isinstance(expression, ast.SelectExpression):
        return max(longest(variant.value, messages) for variant in expression.variants)
    if isinstance(expression, ast.Placeable):
        return of_expression(expression.expression, messages)
    if isinstance(expression, ast.MessageReference | ast.TermReference):
        return longest(messages[expression.id.name].value, messages)
    if isinstance(expression, ast.FunctionReference):
        return NAME
    if isinstance(expression, ast.VariableReference):
        return NAME if expression.id.name in WORDED else FIGURE
    return len(getattr(expression, "value", ""))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_question_is_longer_than_the_bar_has_room_for(language: str) -> None:
    found: dict[str, int] = {}
    counted = 0
    for title in titles():
        file = ROOT / title.id / "locale" / f"{language}.ftl"
        if not file.is_file():
            continue  # a game that only tests use
        parsed = FluentParser().parse(file.read_text(encoding="utf-8"))
        messages = {one.id.name: one for one in parsed.body if isinstance(one, ast.Message | ast.Term)}
        for name, message in messages.items():
            if name.startswith("ask-"):
                counted += 1
                found[f"{title.id} {name}"] = longest(message.value, messages)
    assert counted > 100
    assert {name: length for name, length in found.items() if length > MOST} == {}
