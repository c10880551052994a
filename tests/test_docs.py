"""Every Python example of README, docs and docstrings runs, and every command line is valid."""

from __future__ import annotations

import doctest
import json
import re
import shlex
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import click
import pytest

import consigliere as cg
from consigliere import bots
from consigliere.cli import main
from consigliere.drawing import Face
from consigliere.games import GAMES, find

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "consigliere"
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
FLAGS = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS
BLOCK = re.compile(r"^```(?P<language>\w*)[^\n]*\n(?P<code>.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?P<target>[^)#:]+)(#[^)]*)?\)")


def blocks(page: Path, *languages: str) -> Iterator[tuple[int, str]]:
    """The code blocks of a page in these languages, each with its first line number."""
    text = page.read_text(encoding="utf-8")
    for found in BLOCK.finditer(text):
        if found["language"] in languages:
            yield text.count("\n", 0, found.start("code")) + 1, found["code"]


def modules() -> list[str]:
    """Every module with an example."""
    files = [file for file in sorted(SOURCE.rglob("*.py")) if ">>>" in file.read_text(encoding="utf-8")]
    return [".".join(file.relative_to(SOURCE.parent).with_suffix("").parts).removesuffix(".__init__") for file in files]


@pytest.fixture(autouse=True)
def registered_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """An example may register a game or a bot. Neither stays registered."""
    from consigliere import games

    games.titles()
    monkeypatch.setattr(games, "_registered", dict(games._registered))
    monkeypatch.setattr(bots, "BOTS", dict(bots.BOTS))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_python_examples(page: Path) -> None:
    """The examples of a page run in one session from top to bottom."""
    session: dict[str, Any] = {"__name__": "__main__"}
    for line, code in blocks(page, "python"):
        if ">>>" in code:
            test = doctest.DocTestParser().get_doctest(code, session, page.name, str(page), line - 1)
            result = doctest.DocTestRunner(optionflags=FLAGS).run(test, clear_globs=False)
            assert result.failed == 0
            session.update(test.globs)
        else:
            exec(compile("\n" * (line - 1) + code, str(page), "exec"), session)


@pytest.mark.parametrize("path", sorted((ROOT / "docs" / "notebooks").glob("*.ipynb")), ids=lambda path: path.name)
def test_notebooks_run(path: Path) -> None:
    """The cells of a notebook run in one session from top to bottom. None has stored output, which could be stale."""
    session: dict[str, Any] = {"__name__": "__main__"}
    for number, cell in enumerate(json.loads(path.read_text(encoding="utf-8"))["cells"]):
        if cell["cell_type"] == "code":
            assert cell["outputs"] == []
            exec(compile("".join(cell["source"]), f"{path.name}, cell {number}", "exec"), session)
    assert session["share"] > 0.5, "the greedy bot beats random ones"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_exist(page: Path) -> None:
    """Every `consigliere ...` line of a page is parsed with all its options. None is executed."""
    for line, code in blocks(page, "sh"):
        for command in code.splitlines():
            words = shlex.split(command, comments=True)
            if words[:1] == ["consigliere"]:
                words = words[: next((i for i, word in enumerate(words) if word in ("|", ">", "&&")), len(words))]
                parse(words[1:], f"{page.name}:{line}: {command}")


def parse(words: list[str], where: str) -> None:
    try:
        with main.make_context("consigliere", list(words)) as context:
            name, command, rest = main.resolve_command(context, [*context._protected_args, *context.args])
            while isinstance(command, click.Group):
                context = command.make_context(name, rest, parent=context)
                name, command, rest = command.resolve_command(context, [*context._protected_args, *context.args])
            assert command is not None
            command.make_context(name, rest, parent=context)
    except click.ClickException as error:
        pytest.fail(f"{where}: {error.format_message()}")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    text = BLOCK.sub("", page.read_text(encoding="utf-8"))
    missing = [found["target"] for found in LINK.finditer(text) if not (page.parent / found["target"]).exists()]
    assert missing == []


def test_prose_is_wrapped_at_120_columns() -> None:
    """Rows of tables, pictures and code cannot be wrapped. The changelog has one line for each change."""
    written = [*PAGES, ROOT / "CONTRIBUTING.md", ROOT / "SECURITY.md", ROOT / "CODE_OF_CONDUCT.md"]
    long: list[str] = []
    for page in written:
        prose = BLOCK.sub(lambda block: "\n" * block[0].count("\n"), page.read_text(encoding="utf-8")).splitlines()
        rows = [
            number for number, line in enumerate(prose, start=1) if len(line) > 120 and not line.startswith(("|", "!["))
        ]
        long += [f"{page.name}:{number}" for number in rows]
    assert long == []


@pytest.mark.parametrize("name", modules())
def test_docstrings(name: str) -> None:
    module: ModuleType = import_module(name)
    assert doctest.testmod(module, optionflags=FLAGS).failed == 0


def _listed(page: str, chapter: str) -> set[str]:
    """The names in the first column of a table."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8").partition(f"## {chapter}\n")[2].partition("\n## ")[0]
    return {name for row in re.findall(r"^\| (`.*?) \|", text, re.MULTILINE) for name in re.findall(r"`(\w+)`", row)}


def test_the_reference_lists_every_key_of_a_view() -> None:
    assert _listed("reference.md", "View keys") == set(cg.new("dual_powers", seats=2, seed=1).view(0))


def test_the_route_of_a_click_is_drawn_with_files_and_functions_that_exist() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    hops = re.findall(r"^ ?(\d+)  ([\w/., ]+?\.py)(?:: (\w+))? {2,}", text, re.MULTILINE)
    assert [int(number) for number, _, _ in hops] == list(range(1, len(hops) + 1))
    assert 8 <= len(hops) <= 10
    for _, files, name in hops:
        sources = [(SOURCE / "table" / file).read_text(encoding="utf-8") for file in files.split(", ")]
        assert not name or re.search(rf"def {name}\b", sources[0]), (files, name)


def test_the_page_of_faces_names_all_that_a_face_declares() -> None:
    text = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8").partition("## 9. What people see")[2]
    declared = {name for name in vars(Face) if not name.startswith("_")} - {"read_file", "has_texts", "has_primer"}
    assert {name for name in declared if f"`{name}`" not in text and f"{name}(" not in text} == set()


@pytest.mark.parametrize("package", ["engine", "bots"])
def test_the_api_reference_lists_every_public_name(package: str) -> None:
    """The pages group the names by hand, so a new one must be added there. Aliases are explained in the text."""
    pages = "".join(
        [(ROOT / "docs" / "api" / f"{name}.md").read_text(encoding="utf-8") for name in (package, "engine")]
    )
    module = import_module(f"consigliere.{package}")
    shared = {*cg.__all__, "Seat", "Row", "Details", "Shared"}  # on the page of matches; plain aliases
    public = {name for name in module.__all__ if name not in shared and not isinstance(getattr(module, name), str)}
    assert {name for name in public if not re.search(rf"\.{name}$", pages, re.MULTILINE)} == set()


def test_every_direct_dependency_has_its_reason() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = [*project["project"]["dependencies"], *project["build-system"]["requires"]]
    for extra in project["project"]["optional-dependencies"].values():
        wanted += extra
    names = {re.split(r"[\[<>=~! ;]", one)[0] for one in wanted} - {"consigliere"}
    reasons = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    assert [name for name in sorted(names) if f"`{name}`" not in reasons] == []


CHAPTER = {
    "corleones_empire": "Corleone's Empire",
    "dual_powers": "Dual Powers",
    "la_cosa_nostra": "La Cosa Nostra",
    "la_famiglia": "La Famiglia",
    "men_of_mayhem": "Men of Mayhem",
}


@pytest.mark.parametrize("title", GAMES)
def test_every_part_of_a_position_is_explained(title: str) -> None:
    """docs/positions.md has a table for each built-in game, with every key of its position."""
    text = (ROOT / "docs" / "positions.md").read_text(encoding="utf-8")
    chapters = {part.partition("\n")[0].removesuffix(": the table"): part for part in text.split("\n## ")}
    chapter = chapters[CHAPTER[title]]
    seats = find(title).facts.players[1]
    parts = set(cg.new(title, seats=seats, seed=1).position()["table"])
    assert {part for part in parts if f"`{part}`" not in chapter} == set()
