"""Guards name their rule: an option is offered exactly if no guard forbids it."""

from __future__ import annotations

import ast
import difflib
import re
from collections.abc import Iterator
from importlib import import_module
from itertools import islice
from pathlib import Path
from types import ModuleType

import pytest

import consigliere as cg
from consigliere.cli.common import package
from consigliere.engine import Option, Title, step
from consigliere.engine.ledger import load_ledger
from consigliere.engine.step import Answers, Sealed
from tests import toy
from tests.cases import all_titles
from tests.effort import LONG, effort
from tests.refusals import MOMENTS, STRIDE, file_of, moments, reasons, stored, written
from tests.toy import TITLE as TOY

ID = re.compile(r"[A-Z]{2,}-[A-Z]+-[0-9]+\Z")
GUARDED = all_titles()
GAMES = [title for title in GUARDED if title.id != TOY.id]
WORLDS = 3
PART = effort((500, 5), (MOMENTS, 1))  # `make test`: at a fifth of the moments of a third of the games
# Two rules that the components never let a guard return. The game's own tests check them (`test_rules_operations.py`).
# The third belongs to a ruling that is switched off in these games (`corleones_empire/test_switches.py`).
SILENT = {"men_of_mayhem": {"MM-OP-07", "MM-SUP-02"}, "corleones_empire": {"CE-RULE-42"}}
every_title = pytest.mark.parametrize("title", GUARDED, ids=lambda title: title.id)


@every_title
def test_a_reason_is_given_exactly_for_what_is_not_offered(title: Title) -> None:
    """It is also a rule of the ledger."""
    assert {why for _, _, why in reasons(title, *PART)} <= ledger(title)


@every_title
def test_what_is_refused_is_refused_as_it_was(title: Title) -> None:
    """A guard that names a different rule is detected. A part of the games gives a part of the stored reasons."""
    before = stored(title)
    listed = {(name, verb) for name, verb, _ in before}
    found = {(name, verb if (name, verb) in listed else "", why) for name, verb, why in reasons(title, *PART)}
    assert found
    assert found <= before, f"{sorted(found - before)[:40]}\nis it meant? python -m tests.refusals --write"
    if LONG:
        today, then = written(title).splitlines(), file_of(title).read_text(encoding="utf-8").splitlines()
        difference = list(difflib.unified_diff(then, today, "stored", "today", lineterm="", n=0))
        assert not difference, "\n".join(difference[:40])


@every_title
def test_every_guard_has_been_returned(title: Title) -> None:
    """Every id that a guard can return has been returned.

    Otherwise the guard never fails, or the test games never get there. The stored reasons are those of all games.
    """
    assert ids_of_guards(title) - {why for _, _, why in stored(title)} == SILENT.get(title.id, set())


@every_title
def test_a_reason_reveals_no_secret(title: Title) -> None:
    """It is the same in every world that the seat considers possible."""
    for match, space in islice(moments(title, effort(100, 300), 19), 0, None, effort(21, 7)):
        for seat in match.deciders:
            said = [match.why_not(seat, option) for option in space.actions]
            for seed in range(WORLDS):
                world = match.determinize(seat, seed)
                assert [world.why_not(seat, option) for option in space.actions] == said


@every_title
def test_every_guard_is_written_once(title: Title) -> None:
    """A step has candidates and `forbidden_by`, or only a list. If it has both, `listed_because` says why."""
    for name, cls in title.steps.items():
        listing = cls.next_options if issubclass(cls, Sealed) else cls.options
        base = Sealed.next_options if issubclass(cls, Sealed) else step.Step.options
        assert cls.why_illegal in (step.Step.why_illegal, Sealed.why_illegal), f"{name} has its own why_illegal()"
        twice = listing is not base and cls.forbidden_by is not step.Step.forbidden_by
        assert bool(cls.listed_because) == twice, (
            f"{name} lists its options and has forbidden_by(): say why in `listed_because`, or only then"
        )


@pytest.mark.parametrize("title", GAMES, ids=lambda title: title.id)
def test_few_refusals_lack_a_guard(title: Title) -> None:
    """Fewer than a tenth of refused options whose verb is offered get only the general rule of the decision."""
    named = total = 0
    for match, space in moments(title, MOMENTS // effort(9, 3), 3 * STRIDE):
        g = match.state
        for seat in match.deciders:
            top = g.stack[-1]
            asked, row = (top.question, top.row(seat)) if isinstance(top, Answers) else (top, ())
            offered = match.options(seat)
            verbs = {option.verb for option in offered}
            refused = [option for option in space.actions if option.verb in verbs and option not in offered]
            total += len(refused)
            named += sum(asked.forbidden_by(g, seat, option, row) != "" for option in refused)
    assert total > min(1000, 5 * len(space.actions)), "too few to tell"
    assert total - named < total / 10, f"{1 - named / total:.0%}"


def ledger(title: Title) -> set[str]:
    return set(re.findall(r"TOY-[A-Z]+", toy.__doc__ or "")) if title is TOY else set(load_ledger(package(title)))


# --- the source of the guards


def ids_of_guards(title: Title) -> set[str]:
    """The rule ids in the guards of a title's steps: literals, or constants of the module."""
    found: set[str] = set()
    for module in _modules(title):
        behind = {name: set(_ids(value)) for name, value in vars(module).items()}
        for node in ast.walk(ast.parse(_source(module).read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and _is_guard(node):
                for one in ast.walk(node):
                    if isinstance(one, ast.Constant):
                        found.update(_ids(one.value))
                    elif isinstance(one, ast.Name):
                        found |= behind.get(one.id, set())
    return found


def _modules(title: Title) -> list[ModuleType]:
    """The modules of a title's steps, and those of the same game whose functions they use."""
    found = {cls.__module__ for cls in title.steps.values()}
    package = next(iter(found)).rpartition(".")[0]
    for name in sorted(found):
        functions = [value for value in vars(import_module(name)).values() if callable(value)]
        found |= {str(getattr(one, "__module__", "")) for one in functions}
    return [import_module(name) for name in sorted(found) if name.rpartition(".")[0] == package]


def _source(module: ModuleType) -> Path:
    """The source of a module, compiled or not."""
    return Path(str(module.__file__)).with_name(f"{module.__name__.rpartition('.')[2]}.py")


def _is_guard(function: ast.FunctionDef) -> bool:
    return isinstance(function.returns, ast.Name) and function.returns.id == "str"


def _ids(value: object) -> Iterator[str]:
    """The rule ids in a constant: a string, or a table of strings."""
    if isinstance(value, str):
        if ID.match(value):
            yield value
    elif isinstance(value, tuple | list):
        for one in value:
            yield from _ids(one)
    elif isinstance(value, dict):
        yield from _ids(list(value.values()))


def test_the_kernel_asks_the_row_given_so_far() -> None:
    """For a sealed question, the current step receives the parts given so far."""
    heard: list[tuple[Option, ...]] = []

    class Asks(Sealed):
        def why_illegal(self, g: object, seat: int, option: Option, row: tuple[Option, ...]) -> str:
            heard.append(row)
            return ""

    given = (Option("a"),)
    g = cg.new("dual_powers", seats=2, seed=1).state
    Answers(Asks(), 0, (0,), (given,), (0,)).why_illegal(g, 0, Option("b"), ())
    assert heard == [given]
