"""The page's scripts and style sheets: unit tests of the scripts, types in each of them, no dead rules in the CSS."""

from __future__ import annotations

import ast
import functools
import itertools
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

import consigliere
from consigliere.table.show.pages import sheets

PACKAGE = Path(consigliere.__file__).parent
STATIC = PACKAGE / "table" / "static"
WEB = PACKAGE.parents[1] / "web"
SCRIPTS = sorted(STATIC.glob("*.js"))
SHEETS = sorted([*STATIC.glob("styles/*.css"), *PACKAGE.glob("games/*/theme.css"), *PACKAGE.glob("lab/*/theme.css")])

LONGEST_SHEET = 200  # lines

NAME = re.compile(r"""[.#]([A-Za-z_][\w-]*)|\[([\w-]+)|[\^$*~|]?=["']?([A-Za-z_][\w-]*)""")
WORD = re.compile(r"[A-Za-z_][\w-]*")


@pytest.mark.skipif(shutil.which("node") is None, reason="Node is not installed")
@pytest.mark.skipif(not (WEB / "node_modules" / "jsdom").is_dir(), reason="`make tools` has not been run")
def test_the_scripts_pass_their_unit_tests() -> None:
    files = sorted(str(path) for path in (WEB / "tests").glob("*.test.mjs"))
    done = subprocess.run(["node", "--test", *files], capture_output=True, text=True, timeout=240, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_every_script_is_checked_for_types(script: Path) -> None:
    assert script.read_text().startswith("// @ts-check\n"), (
        "`make lint` checks only scripts that begin with // @ts-check"
    )


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: f"{sheet.parent.name}-{sheet.name}")
def test_nothing_moves_for_longer_than_five_seconds(sheet: Path) -> None:
    """Motion without an end distracts from reading, and a page that waits for an answer would draw all the time."""
    for animation in re.findall(r"animation:([^;}]+)", sheet.read_text(encoding="utf-8")):
        assert "infinite" not in animation, animation
        seconds = [float(number) / (1000 if unit else 1) for number, unit in re.findall(r"([\d.]+)(m?)s\b", animation)]
        times = [int(number) for number in re.findall(r"(?<![\w.-])(\d+)(?![\w.%])", animation)]
        assert sum(seconds) * max(times, default=1) <= 5, animation


def names(sheet: str) -> set[str]:
    """The classes, ids, attributes and their values that the selectors of a style sheet mention."""
    plain = re.sub(r"/\*.*?\*/", "", sheet, flags=re.DOTALL)
    selectors = re.findall(r"([^{}]+)\{", plain)
    found = (NAME.finditer(one) for one in selectors if not one.strip().startswith("@"))
    return {match[1] or match[2] or match[3] for matches in found for match in matches}


def texts(source: str) -> Iterator[str]:
    """The strings of a Python file except docstrings, and the names of its keyword arguments: h.div(data_part=...)."""
    for node in ast.walk(ast.parse(source)):
        children = [one for one in ast.iter_child_nodes(node) if not isinstance(node, ast.Expr)]
        yield from (one.value for one in children if isinstance(one, ast.Constant) and isinstance(one.value, str))
        if isinstance(node, ast.keyword) and node.arg:
            yield node.arg.replace("_", "-")


@functools.cache
def mentioned() -> frozenset[str]:
    """Every word in the sources of pages and drawings, spelled as a style sheet would spell it."""
    python = (text for path in PACKAGE.rglob("*.py") for text in texts(path.read_text()))
    others = (path.read_text() for path in [*SCRIPTS, *PACKAGE.rglob("*.svg")])
    words = {word for text in itertools.chain(python, others) for word in WORD.findall(text)}
    camel = {re.sub(r"[A-Z]", lambda capital: "-" + capital[0].lower(), word) for word in words}  # dataset.forSeats
    return frozenset(words | {f"data-{word}" for word in camel})


def is_mentioned(name: str) -> bool:
    """Literally, or composed: `panel-talk` from f"panel-{tab}"."""
    beginnings = (name[: dash.end()] for dash in re.finditer("-", name))
    return name in mentioned() or any(one in mentioned() and one != "data-" for one in beginnings)


def test_names_are_found_in_selectors_alone() -> None:
    sheet = '/* .gone */ .a:not(#b) > [data-c="d"] { color: #fff; } @media (x) { .f.g { margin: .5em } }'
    assert names(sheet) == {"a", "b", "data-c", "d", "f", "g"}


def test_every_style_sheet_is_in_one_bundle() -> None:
    bundled = [part for parts in sheets.BUNDLES.values() for part in parts]
    assert sorted([*bundled, "themes"]) == sorted(path.stem for path in STATIC.glob("styles/*.css"))


@pytest.mark.parametrize(
    "sheet", [path for path in SHEETS if path.parent.name == "styles"], ids=lambda sheet: sheet.stem
)
def test_style_sheets_are_short(sheet: Path) -> None:
    assert len(sheet.read_text().splitlines()) <= LONGEST_SHEET, "one part of a page in each"


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: f"{sheet.parent.name}/{sheet.name}")
def test_no_style_sheet_has_selectors_that_no_page_uses(sheet: Path) -> None:
    dead = sorted(name for name in names(sheet.read_text()) if not is_mentioned(name))
    assert not dead, f"no page, script or drawing mentions {', '.join(dead)}"
