"""Starts the servers of the tests: one process imports all code once and is forked for each server.

Importing everything takes a server two seconds of processor time, most of the cost of a short test. Measurements (`make
load`, `make siege`) start each server in its own interpreter, and so does every system without pidfd.
"""

from __future__ import annotations

import gc
import json
import os
import random
import select
import signal
import subprocess
import sys
import tempfile
import time
from functools import cache
from pathlib import Path
from typing import Any, Protocol

ROOT = Path(__file__).parents[2]


class Running(Protocol):
    """A server's process, as seen from outside."""

    pid: int

    def first_line(self) -> str:
        """Its first line of output; "" if it ends instead."""

    def send(self, number: signal.Signals) -> None:
        """Send a signal, unless it has ended."""

    def ended(self, seconds: float) -> bool:
        """Whether it has ended, or ends within the time."""


class Alone:
    """A server in its own interpreter."""

    def __init__(self, arguments: list[str]) -> None:
        command = [sys.executable, "-m", "consigliere", *arguments]
        self._process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        self.pid = self._process.pid

    def first_line(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline()

    def send(self, number: signal.Signals) -> None:
        self._process.send_signal(number)

    def ended(self, seconds: float) -> bool:
        try:
            self._process.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            return False
        return True


class Forked:
    """A server forked from the fork server. It is held by a file descriptor, so its process id cannot be reused."""

    def __init__(self, pid: int, said: Path) -> None:
        self.pid = pid
        self._said = said
        self._held = os.pidfd_open(pid)

    def __del__(self) -> None:
        os.close(self._held)

    def first_line(self) -> str:
        while True:
            gone = self.ended(0)
            line = self._said.read_text()
            if "\n" in line or gone:
                return line
            time.sleep(0.01)

    def send(self, number: signal.Signals) -> None:
        if not self.ended(0):
            signal.pidfd_send_signal(self._held, number)

    def ended(self, seconds: float) -> bool:
        return bool(select.select([self._held], [], [], seconds)[0])


class ForkServer:
    """The process that is forked, and the pipe to it: for each server a line with its arguments and output file."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory()
        command = [sys.executable, "-m", "tests.table.fork_server"]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True, bufsize=1)
        self._forked = 0
        self._answer()

    def fork(self, arguments: list[str]) -> Forked:
        self._forked += 1
        said = Path(self._folder.name) / f"{self._forked}.txt"
        said.touch()
        assert self._process.stdin is not None
        print(json.dumps([arguments, str(said)]), file=self._process.stdin)
        return Forked(int(self._answer()), said)

    def _answer(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line, "the fork server has ended"
        return line


shared = False  # whether servers are forked


@cache
def _fork_server() -> ForkServer:
    return ForkServer()


def start(arguments: list[str]) -> Running:
    """`consigliere` with these arguments, in a process.

    A server that loads a game from another folder starts in its own interpreter, with today's PYTHONPATH.
    """
    loaded = [arguments[i + 1] for i, argument in enumerate(arguments) if argument == "--load"]
    forked = shared and hasattr(os, "pidfd_open") and all(module.startswith("tests.") for module in loaded)
    return _fork_server().fork(arguments) if forked else Alone(arguments)


# --- inside the fork server


def main() -> None:
    from consigliere.board.words import LANGUAGES, words_for
    from consigliere.games import GAMES, face, titles
    from consigliere.table.base.settings import Settings
    from consigliere.table.web import command, connections, live, live_compression, services, table_routes
    from consigliere.table.web.accounts import decoy
    from consigliere.table.web.app import create_app

    titles()
    assert all((command, connections, live, live_compression, services, table_routes))  # imported once for all
    for game in GAMES:
        face(game)
        for language in LANGUAGES:
            words_for(language, game)
    create_app(Settings())  # this process serves nobody: it does not load data early
    decoy()
    gc.freeze()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for them here
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    print("open", flush=True)
    for line in sys.stdin:
        arguments, said = json.loads(line)
        pid = os.fork()
        if pid == 0:
            be(arguments, said)
        print(pid, flush=True)


def be(arguments: list[str], said: str) -> None:
    """Become a server; ends with it."""
    from consigliere.cli import main as consigliere

    status: Any = 1
    try:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        random.seed()
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.dup2(os.open(said, os.O_WRONLY | os.O_APPEND), 1)
        sys.stdout = os.fdopen(1, "w", buffering=1, closefd=False)
        consigliere(arguments, standalone_mode=False)
        status = 0
    except BaseException as error:  # a child must never return into the fork server's loop
        print(f"{type(error).__name__}: {error}", file=sys.stderr)
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)


if __name__ == "__main__":
    main()
