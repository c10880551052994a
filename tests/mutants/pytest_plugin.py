"""A pytest plugin that records the outcome of each test, ends a test that runs too long, and stops at a failure.

Failures are not reported in full: nobody reads them, and formatting takes longer than the test.
"""

from __future__ import annotations

import os
import resource
import signal
import time
from collections.abc import Callable, Sequence
from types import FrameType

import pytest
from hypothesis import Phase, settings

TIMES_SLOWER = 8  # times its duration without a change
MEMORY = 3 << 30  # memory that a mutant may use; one that loops may use everything


class Watch:
    """The outcome of the tests run so far. `seconds` is the processor time by test."""

    def __init__(self, limit: float) -> None:
        self.limit = limit  # processor seconds that any test may take, and a long one more
        self.failed: list[str] = []
        self.seconds: dict[str, float] = {}
        self.overdue: Callable[[str], None] = lambda nodeid: None
        self.begins: Callable[[str], object] = lambda nodeid: None
        self._now = ""

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self) -> None:
        """One failing example is enough. Do not shrink it."""
        quick = [phase for phase in Phase if phase not in (Phase.shrink, Phase.explain)]
        settings.register_profile("mutants", settings(), phases=quick)
        settings.load_profile("mutants")

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> pytest.TestReport | None:
        error = call.excinfo
        if error is None or isinstance(error.value, pytest.skip.Exception | pytest.xfail.Exception):
            return None
        when = call.when if call.when != "collect" else "setup"
        return pytest.TestReport(item.nodeid, item.location, {}, "failed", error.typename, when)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    def run(self, items: Sequence[pytest.Item], limits: dict[str, float] | None = None, stop: bool = True) -> None:
        """Run these in this order, up to the first failure if asked."""
        signal.signal(signal.SIGPROF, self._alarm)
        for i, item in enumerate(items):
            self._now = item.nodeid
            if limits is not None:
                usual = limits.get(item.nodeid, 0.0)
                signal.setitimer(signal.ITIMER_PROF, max(self.limit, usual * TIMES_SLOWER))
            self.begins(item.nodeid)
            before = time.process_time()
            following = items[i + 1] if i + 1 < len(items) else None
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            signal.setitimer(signal.ITIMER_PROF, 0)
            self.seconds[item.nodeid] = time.process_time() - before
            if stop and self.failed:
                return

    def _alarm(self, number: int, frame: FrameType | None) -> None:
        self.overdue(self._now)


def only_what_is_needed() -> None:
    """Only pytest's own plugins: importing the others takes most of a second."""
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"


def confine() -> None:
    """For a child process: no terminal output, and a memory limit."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
