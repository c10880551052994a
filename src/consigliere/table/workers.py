"""Bots think in processes of their own, never in the event loop; one that thinks too long is ended.

A worker is handed a whole save over a pipe: it is our own code. The bot inside it is given a `Sight` and no more.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import resource
import signal
from collections.abc import Sequence
from importlib import import_module
from multiprocessing.connection import Connection
from typing import NamedTuple

MEMORY = 2 << 30  # bytes of address space a worker may have
START = 30.0  # seconds a new worker may take to come up, on top of the time to think


class Job(NamedTuple):
    """One decision: the game, what the seat has answered so far in a window that holds answers, the seat and its bot."""

    save: str
    held: tuple[str, ...]
    seat: int
    bot: str
    seed: int


def _work(line: Connection, modules: tuple[str, ...]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends us
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    os.nice(5)  # people first
    for module in modules:
        import_module(module)
    from consigliere import bots
    from consigliere.match import load

    line.send("ready")
    while True:
        try:
            job = line.recv()
        except (EOFError, OSError):
            return
        try:
            match = load(job.save)
            for text in job.held:
                match.play(job.seat, text)
            line.send(str(bots.make(job.bot, job.seed).choose(bots.Sight(match, job.seat))))
        except Exception as error:  # whatever a bot does wrong, the game goes on with the fallback move
            line.send(error)


class _Worker:
    """One process and the line to it. Only one thread at a time uses it."""

    def __init__(self, modules: tuple[str, ...]) -> None:
        self._modules = modules
        self._process: multiprocessing.process.BaseProcess | None = None
        self._line: Connection | None = None

    def ask(self, job: Job, limit: float) -> str | None:
        """The bot's choice; None if it failed or took too long, and then the process is no more."""
        try:
            line = self._start()
            line.send(job)
            if line.poll(limit):
                answer = line.recv()
                return answer if isinstance(answer, str) else None
        except (EOFError, OSError):
            pass
        self.end()
        return None

    def _start(self) -> Connection:
        if self._line is None or self._process is None or not self._process.is_alive():
            self.end()
            # Spawned, not forked: the server has threads, and a fork would copy their locks.
            context = multiprocessing.get_context("spawn")
            self._line, theirs = context.Pipe()
            self._process = context.Process(target=_work, args=(theirs, self._modules), daemon=True)
            self._process.start()
            theirs.close()
            if not self._line.poll(START) or self._line.recv() != "ready":
                raise OSError("a bot's process did not come up")
        return self._line

    def end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join(5)
        if self._line is not None:
            self._line.close()
        self._process = self._line = None


class Workers:
    """A few processes that think for all bots of this server."""

    def __init__(self, count: int = 2, limit: float = 10.0, modules: Sequence[str] = ()) -> None:
        self.limit = limit
        self._all = [_Worker(tuple(modules)) for _ in range(count)]
        self._idle: asyncio.Queue[_Worker] = asyncio.Queue()
        for worker in self._all:
            self._idle.put_nowait(worker)

    async def choose(self, job: Job) -> str | None:
        """A bot's choice as text, or None where it has none in time."""
        worker = await self._idle.get()
        try:
            return await asyncio.to_thread(worker.ask, job, self.limit)
        finally:
            self._idle.put_nowait(worker)

    def close(self) -> None:
        for worker in self._all:
            worker.end()
