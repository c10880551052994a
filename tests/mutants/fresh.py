"""One mutant in a new process: for code that runs when modules are imported or tests are collected.

`python -m tests.mutants.fresh` reads its job from standard input and writes its verdict to a pipe.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

import pytest

from tests.mutants.operators import Mutant, mutated
from tests.mutants.pytest_plugin import Watch, confine

COLLECTING = 12  # times the limit of a test: what imports and the collection of tests may take


class Mutated(SourceFileLoader):
    """Loads one module from its changed syntax tree."""

    def __init__(self, name: str, path: str, code: CodeType) -> None:
        super().__init__(name, path)
        self.code = code

    def get_code(self, fullname: str) -> CodeType:
        return self.code


class Finder(MetaPathFinder):
    """Finds modules as usual, except for one file."""

    def __init__(self, path: Path, code: CodeType) -> None:
        self.path = path.resolve()
        self.code = code

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        found = PathFinder.find_spec(fullname, path, target)
        if found is None or found.origin is None or Path(found.origin).resolve() != self.path:
            return None
        found.loader = Mutated(fullname, found.origin, self.code)
        return found


class Chosen:
    """Runs the chosen tests in the given order, and then the unknown ones if asked."""

    def __init__(self, work: dict[str, Any]) -> None:
        self.rank: dict[str, int] = {nodeid: i for i, nodeid in enumerate(work["tests"])}
        self.known: set[str] | None = set(work["known"]) if work["known"] is not None else None
        self.seconds: dict[str, float] = work["seconds"]
        self.watch = Watch(work["limit"])

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if item.nodeid in self.rank or self._is_new(item.nodeid)]
        items.sort(key=lambda item: self.rank.get(item.nodeid, len(self.rank)))

    def _is_new(self, nodeid: str) -> bool:
        return self.known is not None and nodeid not in self.known

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if not session.testsfailed:  # by an error during collection
            self.watch.run(session.items, self.seconds)
        return True


def main() -> None:
    work = json.load(sys.stdin)
    pipe = int(work["pipe"])
    confine()

    def tell(outcome: str, by: str) -> None:
        os.write(pipe, json.dumps([outcome, by]).encode())
        os._exit(0)

    mutant = Mutant(**work["mutant"])
    file = Path(mutant.path)
    tree = mutated(mutant, work["source"], frozenset(work["unchanged"]))
    sys.meta_path.insert(0, Finder(file, compile(tree, str(file.resolve()), "exec")))
    signal.signal(signal.SIGPROF, lambda number, frame: tell("overdue", "while tests were collected"))
    for tests in work["rounds"]:  # the target's own folder first: the others take long to collect
        signal.setitimer(signal.ITIMER_PROF, COLLECTING * work["limit"])
        chosen = Chosen(work)
        chosen.watch.overdue = lambda nodeid: tell("overdue", nodeid)
        code = pytest.main([*tests, *work["options"]], plugins=[chosen, chosen.watch])
        if chosen.watch.failed:
            tell("killed", chosen.watch.failed[0])
        if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            tell("killed", "while tests were collected")
    tell("survived", "")


if __name__ == "__main__":
    main()
