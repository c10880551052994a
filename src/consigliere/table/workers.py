"""Bots think in processes of their own, never in the event loop; one that thinks too long is ended."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
from collections.abc import Sequence
from typing import NamedTuple

START = 30.0  # seconds a new process may take to come up, beside the time to think


class Job(NamedTuple):
    """One decision: the game, what the seat has answered so far where answers are held, the seat and its bot.

    With `offers` of zero or more the bot is not asked for its answer but whether it has something to say: an offer (so
    many may it still make), an answer to one, an any-time option; "" is silence.
    """

    save: str
    held: tuple[str, ...]
    seat: int
    bot: str
    seed: int
    offers: int = -1


class _Worker:
    """One process (`thinker.py`) and the line to it: a job a line, an answer a line."""

    def __init__(self, modules: tuple[str, ...]) -> None:
        self._modules = modules
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, job: Job, limit: float) -> str | None:
        """The bot's choice; None if it failed or took too long, and then the process is no more."""
        try:
            process = await self._started()
            assert process.stdin is not None
            process.stdin.write(json.dumps(job).encode() + b"\n")
            await process.stdin.drain()
            answer = json.loads(await asyncio.wait_for(self._line(process), limit))
            return answer if isinstance(answer, str) else None
        except (TimeoutError, OSError, ValueError):
            await self.end()
            return None
        except asyncio.CancelledError:  # half a conversation is of no use to the next one
            await self.end()
            raise

    async def _started(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            await self.end()
            pipe = asyncio.subprocess.PIPE
            command = (sys.executable, "-m", "consigliere.table.thinker", *self._modules)
            self._process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
            await asyncio.wait_for(self._line(self._process), START)
        return self._process

    @staticmethod
    async def _line(process: asyncio.subprocess.Process) -> bytes:
        assert process.stdout is not None
        line = await process.stdout.readline()
        if not line:
            raise OSError("a bot's process has ended")
        return line

    async def end(self) -> None:
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()
            self._process = None


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
            return await worker.ask(job, self.limit)
        finally:
            self._idle.put_nowait(worker)

    async def close(self) -> None:
        for worker in self._all:
            await worker.end()
