"""Runs the tests of mutants, each in a child of a process that has already imported and collected everything.

A child changes the code of one function in place and runs the tests that reach it, the quickest first, up to the first
failure. So most mutants cost less than a second. Code that runs at import needs a new process (see `fresh`), and so
does a function that runs during collection and caches its results.
"""

from __future__ import annotations

import contextlib
import json
import os
import selectors
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass
from functools import cached_property
from importlib import import_module
from itertools import chain
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import coverage
import pytest

from tests.mutants.operators import Mutant, code_of, mutated
from tests.mutants.pytest_plugin import Watch, confine, only_what_is_needed
from tests.mutants.reach import Reach
from tests.mutants.targets import Target, module_name

COLLECTING = "while tests are collected"
OPTIONS = ("-q", "-s", "--assert=plain", "-p", "no:cacheprovider")
QUICK = 0.3  # seconds: shorter tests run by length, longer ones in pytest's order, which shares their games


@dataclass(frozen=True)
class Verdict:
    """The result for a mutant: killed, overdue (a test did not end), survived, or unreached by any test."""

    outcome: str
    by: str  # the test that failed
    seconds: float
    tests: int  # the maximum number of tests run
    passed: tuple[str, ...] = ()  # of a survivor: the marks of the tests that did not notice (`Reach.mark`)


@dataclass
class Job:
    mutant: Mutant
    pid: int
    began: float
    tests: list[str]
    answer: bytes = b""


class Runner:
    """A plugin that replaces pytest's own loop over the tests."""

    def __init__(self, target: Target, reach: Reach, say: Callable[[str], None], limit: float) -> None:
        self.target, self.reach, self.say = target, reach, say
        self.work: Callable[[Runner], None] = lambda runner: None  # what runs after the tests are collected
        self.watch = Watch(limit)
        self.passed: dict[str, set[str]] = {}  # by mutant: marks of tests that need not run again
        self.trusted: set[str] = set()  # tests that passed without a change, after the quicker ones
        self.items: dict[str, pytest.Item] = {}
        self.order: list[str] = []
        self.tracer = coverage.Coverage(
            data_file=None, config_file=False, include=[str(Path(path).resolve()) for path in target.sources]
        )

    def start(self) -> int:
        only_what_is_needed()
        self.tracer.start()
        for path in self.target.sources:
            import_module(module_name(path))
        self.tracer.switch_context(COLLECTING)
        arguments = [*self.target.tests, *self.target.options, *OPTIONS]
        return int(pytest.main(arguments, plugins=[self, self.watch]))

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.tracer.stop()
        data = self.tracer.get_data()
        for path in self.target.sources:
            contexts = data.contexts_by_lineno(str(Path(path).resolve()))
            self.reach.imported[path] = {line for line, when in contexts.items() if "" in when}
            self.reach.collected[path] = {line for line, when in contexts.items() if COLLECTING in when}
        self.items = {item.nodeid: item for item in session.items}
        self._trace(self.reach.unknown(self.items))
        seconds = self.reach.seconds
        quick = sorted((one for one in self.items if seconds[one] <= QUICK), key=lambda one: seconds[one])
        self.order = quick + [one for one in self.items if seconds[one] > QUICK]
        self.work(self)
        return True

    # --- building the map

    def _trace(self, nodeids: list[str]) -> None:
        """Find out which lines these tests run, and how long they take."""
        if not nodeids:
            return
        self.say(f"tracing {len(nodeids)} tests ...")
        items = [self.items[nodeid] for nodeid in nodeids]
        found = _in_child(lambda: self._traced(items))
        for nodeid in nodeids:
            self.reach.learn(nodeid, found["lines"].get(nodeid, {}), found["seconds"][nodeid])
        for nodeid in found["failed"]:
            self._leave_out(nodeid)
        self.reach.save()

    def _leave_out(self, nodeid: str) -> None:
        self.say(f"left out, it fails without any change: {nodeid}")
        self.reach.broken.append(nodeid)
        self.reach.save()

    def _traced(self, items: list[pytest.Item]) -> dict[str, Any]:
        tracer = coverage.Coverage(
            data_file=None, config_file=False, include=[str(Path(path).resolve()) for path in self.target.sources]
        )
        tracer.start()
        lines: dict[str, dict[str, list[int]]] = {}
        self.watch.begins = tracer.switch_context
        self.watch.run(items, stop=False)
        tracer.stop()
        data = tracer.get_data()
        for path in self.target.sources:
            for line, contexts in data.contexts_by_lineno(str(Path(path).resolve())).items():
                for nodeid in contexts:
                    lines.setdefault(nodeid, {}).setdefault(path, []).append(line)
        return {"lines": lines, "failed": self.watch.failed, "seconds": self.watch.seconds}

    # --- mutants

    def results(self, mutants: Iterable[Mutant], workers: int) -> Iterator[tuple[Mutant, Verdict]]:
        """Yield verdicts as they come in, with so many processes at once."""
        waiting = selectors.DefaultSelector()
        # mutants that need a new process take longest: run them last
        queue = iter(sorted(mutants, key=self.reach.at_import))
        while True:
            while len(waiting.get_map()) < workers and (mutant := next(queue, None)) is not None:
                begun = self._begin(mutant)
                if isinstance(begun, Verdict):
                    yield mutant, begun
                else:
                    waiting.register(begun[0], selectors.EVENT_READ, begun[1])
            if not waiting.get_map():
                return
            for ready, _ in waiting.select():
                job: Job = ready.data
                told = os.read(ready.fd, 65536)
                job.answer += told
                if not told:
                    waiting.unregister(ready.fd)
                    os.close(ready.fd)
                    _, status = os.waitpid(job.pid, 0)
                    verdict = self._verdict(job, status)
                    if verdict is not None:
                        yield job.mutant, verdict
                    else:
                        queue = chain([job.mutant], queue)

    def _begin(self, mutant: Mutant) -> Verdict | tuple[int, Job]:
        early = self.reach.at_import(mutant)
        reaching = self.reach.tests(mutant)
        tests = [nodeid for nodeid in self.order if nodeid in reaching]
        if early:  # then every test may notice
            tests += [nodeid for nodeid in self.order if nodeid not in reaching]
        if not tests:
            return Verdict("unreached", "", 0.0, 0)
        passed = self.passed.get(mutant.id, set())
        broken = set(self.reach.broken)
        tests = [nodeid for nodeid in tests if nodeid not in broken and self.reach.mark(nodeid) not in passed]
        if not tests:
            return Verdict("survived", "", 0.0, 0, tuple(sorted(passed)))
        reading, writing = os.pipe()
        began = time.monotonic()
        pid = 0 if early else self._fork(mutant, tests, writing)
        if not pid:
            pid = self._fresh(mutant, tests, not passed, writing)
        os.close(writing)
        return reading, Job(mutant, pid, began, tests)

    def _verdict(self, job: Job, status: int) -> Verdict | None:
        """None if the failed test also fails without a change: then run the mutant once more."""
        if not job.answer and not os.WIFSIGNALED(status):  # not caused by the mutant
            raise RuntimeError(f"the process for {job.mutant} ended with {os.waitstatus_to_exitcode(status)}")
        outcome, by = json.loads(job.answer) if job.answer else ("killed", f"signal {os.WTERMSIG(status)}")
        seconds = round(time.monotonic() - job.began, 2)
        if outcome == "survived":
            passed = self.passed.get(job.mutant.id, set()) | {self.reach.mark(nodeid) for nodeid in job.tests}
            return Verdict(outcome, by, seconds, len(job.tests), tuple(sorted(passed)))
        if by in job.tests and by not in self.trusted:
            items = [self.items[nodeid] for nodeid in job.tests[: job.tests.index(by) + 1]]
            failed = _in_child(lambda: self._unchanged(items))["failed"]
            if by in failed:
                self._leave_out(by)
                return None
            self.trusted.add(by)
        return Verdict(outcome, by, seconds, len(job.tests))

    def _unchanged(self, items: list[pytest.Item]) -> dict[str, Any]:
        self.watch.run(items, stop=False)
        return {"failed": self.watch.failed}

    def _fork(self, mutant: Mutant, tests: list[str], pipe: int) -> int:
        """Start a child with the change; 0 if the function cannot be changed in place."""
        function = _living(mutant)
        if function is None:
            return 0
        source = self.reach.sources[mutant.path]
        tree = mutated(mutant, source, self.target.unchanged)
        code = code_of(compile(tree, function.__code__.co_filename, "exec"), mutant.function, mutant.first)
        if code is None or code.co_freevars != function.__code__.co_freevars:
            return 0
        pid = os.fork()
        if pid:
            return pid
        try:
            confine()

            def tell(outcome: str, by: str) -> None:
                os.write(pipe, json.dumps([outcome, by]).encode())
                os._exit(0)

            function.__code__ = code
            self.watch.overdue = lambda nodeid: tell("overdue", nodeid)
            items = [self.items[nodeid] for nodeid in tests]
            try:
                self.watch.run(items, self.reach.seconds)
            except BaseException as error:  # pytest itself failed
                tell("killed", type(error).__name__)
            tell("killed" if self.watch.failed else "survived", self.watch.failed[0] if self.watch.failed else "")
        finally:
            os._exit(1)

    def _fresh(self, mutant: Mutant, tests: list[str], others: bool, pipe: int) -> int:
        """Run a new process, with unknown tests as well if asked: test names may come from the data."""
        work = {
            "pipe": pipe,
            "mutant": asdict(mutant),
            "source": self.reach.sources[mutant.path],
            "unchanged": sorted(self.target.unchanged),
            "tests": tests,
            "known": [*self.reach.keys] if others else None,
            "seconds": self.reach.seconds,
            "limit": self.watch.limit,
            "rounds": [self.target.tests[:1], self.target.tests[1:]] if self.target.tests[1:] else [self.target.tests],
            "options": [*self.target.options, *OPTIONS],
        }
        command = [sys.executable, "-m", "tests.mutants.fresh"]
        child = subprocess.Popen(command, stdin=subprocess.PIPE, pass_fds=(pipe,), stdout=subprocess.DEVNULL)
        assert child.stdin is not None
        with contextlib.suppress(BrokenPipeError):
            child.stdin.write(json.dumps(work).encode())
            child.stdin.close()
        child.returncode = 0  # the loop waits for it, not Popen
        return child.pid


def _in_child(work: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    """Return what a function returns in a forked child. The parent process is unchanged."""
    reading, writing = os.pipe()
    pid = os.fork()
    if not pid:
        try:
            os.close(reading)
            confine()
            signal.signal(signal.SIGPROF, signal.SIG_IGN)
            with os.fdopen(writing, "w") as pipe:
                json.dump(work(), pipe)
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as pipe:
        told = pipe.read()
    os.waitpid(pid, 0)
    found: dict[str, Any] = json.loads(told)
    return found


def _living(mutant: Mutant) -> FunctionType | None:
    """The function of a mutant in the imported module."""
    path = str(Path(mutant.path).resolve())
    found: object = next((one for one in list(sys.modules.values()) if _file(one) == path), None)
    for name in mutant.function.split("."):
        found = vars(found).get(name) if isinstance(found, type | ModuleType) else None
    if isinstance(found, property):
        sides = (found.fget, found.fset)
        found = next((one for one in sides if one is not None and _starts(one) == mutant.first), None)
    elif isinstance(found, classmethod | staticmethod):
        found = found.__func__
    elif isinstance(found, cached_property):
        found = found.func
    found = getattr(found, "__wrapped__", found)
    return found if isinstance(found, FunctionType) and _starts(found) == mutant.first else None


def _file(module: ModuleType) -> str:
    return getattr(module, "__file__", None) or ""


def _starts(function: object) -> int:
    code = getattr(function, "__code__", None)
    return code.co_firstlineno if code is not None else 0
