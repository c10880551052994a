"""Shared by all tests: strict texts, reproducible property tests, and a toy game."""

from __future__ import annotations

import gc
import re
from collections.abc import Iterator
from zlib import crc32

import pytest
from hypothesis import HealthCheck, settings

from consigliere.board.words import Words
from consigliere.engine import Title
from consigliere.games import GAMES, _registered, register
from tests.effort import LONG
from tests.toy import TITLE as TOY

# A text that is missing or cannot be formatted fails the test that asked for it.
Words.strict = True

# The same examples in every run, so that a failure comes from the change at hand. `make fuzz` searches for new
# examples.
settings.register_profile(
    "consigliere", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("consigliere")

# Modules and game data live until the end of the run, so the collector need not scan them again and again. It runs less
# often, and only for what the tests create.
gc.set_threshold(50_000, 20, 50)


def pytest_collection_finish() -> None:
    """Exempt everything that exists before the first test from garbage collection."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def unregister_games() -> Iterator[None]:
    """Unregister the games that a test has registered, so that the next test sees only the built-in ones."""
    before = dict(_registered)
    yield
    _registered.clear()
    _registered.update(before)


@pytest.fixture(scope="module")
def toy() -> Iterator[Title]:
    """Register the toy game while the tests of one module run."""
    register(TOY)
    yield TOY
    _registered.pop(TOY.id, None)


# --- shards: the tests of one game, so that several machines or people can share the work

SHARED = "shared"  # the shard of the tests that belong to no single game


def shard_of(nodeid: str) -> str:
    """The shard of a test: the game in its path or parameters, or `shared` if there is none or more than one."""
    named = [game for game in GAMES if game in nodeid]
    return named[0] if len(named) == 1 else SHARED


# Long tests start first, so that no worker is left with one of them at the end.
LONGEST = (
    "tests/contract/test_guards.py::test_a_reason_reveals_no_secret[la_famiglia]",
    "tests/table/test_kill.py",
    "tests/table/test_limits.py",
    "tests/table/test_long_work.py",
    "tests/browser/",
    "tests/mutants/",
    "tests/table/",
)


def _rank(item: pytest.Item) -> tuple[int, str]:
    """Sort key: long tests first; tests of the contract last and by case, so that each case's games are played once."""
    first = next((i for i, start in enumerate(LONGEST) if item.nodeid.startswith(start)), len(LONGEST))
    if not item.nodeid.startswith("tests/contract/"):
        return first, ""
    given = item.callspec.params.values() if isinstance(item, pytest.Function) and hasattr(item, "callspec") else ()
    return first + 1, next((getattr(one, "name", "") or getattr(one, "id", "") for one in given), "")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--shard", action="append", default=[], metavar="NAME", help=f"{SHARED}, or a game; repeatable")


def _is_for_long(item: pytest.Item) -> bool:
    """Whether a test of the contract is left to `make test-long`.

    `make test` tries each mixture of settings in a third of these tests, another third for the next mixture.
    """
    case = re.search(r"\[.*-mix(\d+)", item.name)
    if LONG or case is None or not item.nodeid.startswith("tests/contract/"):
        return False
    return (crc32(item.name.partition("[")[0].encode()) + int(case[1])) % 3 != 0


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    items[:] = [item for item in items if not _is_for_long(item)]
    items.sort(key=_rank)
    wanted = config.getoption("--shard")
    unknown = set(wanted) - {SHARED, *GAMES}
    if unknown:
        raise pytest.UsageError(f"no shard {', '.join(sorted(unknown))}; there are {', '.join((SHARED, *GAMES))}")
    if wanted:
        dropped = [item for item in items if shard_of(item.nodeid) not in wanted]
        items[:] = [item for item in items if shard_of(item.nodeid) in wanted]
        config.hook.pytest_deselected(items=dropped)
