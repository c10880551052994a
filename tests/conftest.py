"""Shared by all tests: strict texts, reproducible property tests, and a toy game."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from consigliere.board.words import Words
from consigliere.engine import Title
from consigliere.games import SHELF, _known, register
from tests.toy import TITLE as TOY

# A text that is missing or cannot be formed fails the test that asked for it.
Words.strict = True

# The same examples in every run: a test tells about the change at hand, `make fuzz` looks for what nobody thought of.
settings.register_profile(
    "consigliere", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("consigliere")

# Thousands of tests, all modules and every game's tables are there to the end, and need not be looked through again and
# again for garbage; what the tests themselves leave behind is looked for, less often.
gc.set_threshold(50_000, 20, 50)


def pytest_collection_finish() -> None:
    """Whatever is there when the first test begins is no garbage."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def shelf_as_it_was() -> Iterator[None]:
    """Whatever a test has put on the shelf is gone after it: the next one counts the games there are."""
    before = dict(_known)
    yield
    _known.clear()
    _known.update(before)


@pytest.fixture(scope="module")
def toy() -> Iterator[Title]:
    """The toy game on the shelf, for as long as one module's tests run."""
    register(TOY)
    yield TOY
    _known.pop(TOY.id, None)


# --- shards: a game's tests by themselves, so that several machines, or several people, need not run all of them

HOUSE = "house"  # what belongs to no single game


def shard_of(nodeid: str) -> str:
    """The game a test belongs to, by its folder or the game in its parameters; the house's, where it names none."""
    named = [game for game in SHELF if game in nodeid]
    return named[0] if len(named) == 1 else HOUSE


# The longest first, so that no worker is left alone with one of them at the end.
LONGEST = (
    "tests/contract/test_guards.py::test_a_reason_tells_no_secret[la_famiglia]",
    "tests/table/test_kill.py",
    "tests/table/test_bounds.py",
    "tests/browser/",
    "tests/mutants/",
    "tests/table/",
)


def _rank(item: pytest.Item) -> tuple[int, str]:
    """The long ones first, the contract last, by what it is asked about: games are walked once for all its laws."""
    first = next((i for i, start in enumerate(LONGEST) if item.nodeid.startswith(start)), len(LONGEST))
    if not item.nodeid.startswith("tests/contract/"):
        return first, ""
    given = item.callspec.params.values() if isinstance(item, pytest.Function) and hasattr(item, "callspec") else ()
    return first + 1, next((getattr(one, "name", "") or getattr(one, "id", "") for one in given), "")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--shard", action="append", default=[], metavar="NAME", help=f"{HOUSE}, or a game; repeatable")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    items.sort(key=_rank)
    wanted = config.getoption("--shard")
    unknown = set(wanted) - {HOUSE, *SHELF}
    if unknown:
        raise pytest.UsageError(f"no shard {', '.join(sorted(unknown))}; there are {', '.join((HOUSE, *SHELF))}")
    if wanted:
        dropped = [item for item in items if shard_of(item.nodeid) not in wanted]
        items[:] = [item for item in items if shard_of(item.nodeid) in wanted]
        config.hook.pytest_deselected(items=dropped)
