"""Worker processes, in which bots think, people are advised, and records are encoded: never in the event loop.

Slow ones are killed.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from consigliere.engine import NotUnderstood
from consigliere.games.editions import box_of
from consigliere.table.base.turns import outside_turn

from .finished import as_bytes
from .record import Damaged

if TYPE_CHECKING:
    from consigliere.table.store.rows import ChoiceRow, TableRow

LONG = 100_000  # bytes; a longer answer is parsed outside the event loop
LONGEST = 256 << 20  # maximum bytes of an answer
HUNG = 20  # a process that takes this many times its processor time is considered hung
MOST_DRAFTS = 60  # until the process that draws them is replaced
START = 120.0  # seconds a new process may take to start, besides the time to think; busy machines need many


class Job(NamedTuple):
    """One decision: the game, the seat's held answers so far, the seat and its bot.

    With `offers` of zero or more, the bot is not asked for its answer but whether it has something to say: an offer (it
    may make this many more, to seats in `reach`), an answer to one, an any-time option; "" is silence.
    """

    save: str
    held: tuple[str, ...]
    seat: int
    bot: str
    seed: int
    offers: int = -1
    reach: tuple[int, ...] = ()
    kept: tuple[str, ...] = ()  # the bot's own offers that it must stay able to carry out, as the texts of options
    unasked: tuple[int, ...] = ()  # people to whom an offer must be likely to last
    pace: float = 0.0  # seconds that a bot waits before a move


class _Worker:
    """One process (`thinker.py`) and its pipe: one job per line, one answer per line."""

    def __init__(self, modules: tuple[str, ...]) -> None:
        self._modules = modules
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, what: str, job: object, limit: float, processor: float | None = None) -> Any:
        """Return its answer, or None if it failed, used up its `processor` time, or exceeded the limit.

        After an error or the limit, the process is killed.
        """
        try:
            process = await self._started()
            assert process.stdin is not None
            process.stdin.write(json.dumps([what, job, processor]).encode() + b"\n")
            line = await asyncio.wait_for(self._send_and_read(process), limit)
            return await asyncio.to_thread(json.loads, line) if len(line) > LONG else json.loads(line)
        except (TimeoutError, OSError, ValueError):
            await self.end()
            return None
        except asyncio.CancelledError:  # the next job must not read the answer to this one
            await self.end()
            raise

    async def _started(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            await self.end()
            pipe = asyncio.subprocess.PIPE
            command = (sys.executable, "-m", "consigliere.table.play.thinker", *self._modules)
            self._process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, limit=LONGEST)
            await asyncio.wait_for(self._line(self._process), START)
        return self._process

    async def _send_and_read(self, process: asyncio.subprocess.Process) -> bytes:
        assert process.stdin is not None
        await process.stdin.drain()
        return await self._line(process)

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
    """A pool of processes that think for all bots of this server."""

    def __init__(self, count: int = 2, limit: float = 10.0, modules: Sequence[str] = ()) -> None:
        self.limit = limit
        self._all = [_Worker(tuple(modules)) for _ in range(count)]
        # The last one back thinks next: a process starts only when all that run are busy.
        self._idle: asyncio.LifoQueue[_Worker] = asyncio.LifoQueue()
        for worker in self._all:
            self._idle.put_nowait(worker)
        self._patient = asyncio.Semaphore(max(1, count - 1))

    async def choose(self, job: Job, watched: bool = True) -> str | None:
        """Return a bot's choice as text, or None if it has none in time. Unwatched tables leave one process free."""
        if not watched:
            async with self._patient:
                return await self.choose(job)
        worker = await self._idle.get()
        try:
            answer = await worker.ask("think", job, self.limit)
            return answer if isinstance(answer, str) else None
        finally:
            self._idle.put_nowait(worker)

    async def advise(self, job: Sequence[object]) -> Any:
        """Return advice for a person, or None if there is none in time. One process is always left to the bots."""
        async with self._patient:
            worker = await self._idle.get()
            try:
                return await worker.ask("advise", job, self.limit)
            finally:
                self._idle.put_nowait(worker)

    async def close(self) -> None:
        """Stop all worker processes."""
        for worker in self._all:
            await worker.end()


class Recorder:
    """Two more processes for long jobs without urgency: one encodes finished games, one checks imports.

    There are two, so that nobody waits for the end of their game because a stranger uploads files. The limit is
    processor time, because the load of the machine is nobody's fault.
    """

    def __init__(self, modules: Sequence[str] = (), limit: float = 60.0) -> None:
        self.limit = limit
        self._writer, self._reader = _Worker(tuple(modules)), _Worker(tuple(modules))
        self._writes, self._reads = asyncio.Lock(), asyncio.Lock()

    async def record(self, row: TableRow, rows: list[ChoiceRow]) -> bytes:
        """Encode a finished game as everybody saw it."""
        began = (row.game, row.rules, row.seats, row.options, row.chance, row.position)
        box = box_of(row.game)
        async with outside_turn(), self._writes:
            answer = await self._ask(self._writer, "record", [began, rows, None if box is None else box.to_json()])
        return as_bytes(answer["record"])

    async def examine(self, text: str) -> dict[str, Any]:
        """Check an uploaded save by playing it to its end. Raises NotUnderstood."""
        async with outside_turn(), self._reads:
            found: dict[str, Any] = await self._ask(self._reader, "examine", text)
        return found

    async def _ask(self, worker: _Worker, what: str, job: object) -> Any:
        answer = await worker.ask(what, job, HUNG * self.limit + START, self.limit)
        if not isinstance(answer, dict):
            raise NotUnderstood("a game too long to be played again here")
        if "refused" in answer:
            raise NotUnderstood(answer["refused"])
        if "damaged" in answer:
            raise Damaged(answer["damaged"])
        return answer

    async def close(self) -> None:
        """Stop the worker process."""
        await self._writer.end()
        await self._reader.end()


class Drafts:
    """One process that draws corrected components. It is replaced now and then, because it keeps what it has drawn."""

    def __init__(self, modules: Sequence[str] = (), limit: float = 20.0) -> None:
        self.limit = limit
        self._worker, self._turn = _Worker(tuple(modules)), asyncio.Lock()
        self._drawn = 0

    async def draft(self, box: dict[str, Any], paths: Sequence[str], language: str) -> dict[str, Any]:
        """Return what `drafts.draft` says. Raises NotUnderstood if it takes too long."""
        async with outside_turn(), self._turn:
            if self._drawn >= MOST_DRAFTS:
                await self._worker.end()
                self._drawn = 0
            self._drawn += 1
            answer = await self._worker.ask("draft", [box, list(paths), language], self.limit + START, self.limit)
        if not isinstance(answer, dict):
            raise NotUnderstood("these components cannot be drawn in time")
        return answer

    async def close(self) -> None:
        """Stop the process."""
        await self._worker.end()


class Analysts:
    """Think for people: a process of the bots' pool advises, one more reviews finished games."""

    def __init__(self, workers: Workers | None = None, modules: Sequence[str] = (), limit: float = 240.0) -> None:
        self.limit = limit
        self.waiting = 0  # who ask for advice now
        self._workers = workers or Workers(1, modules=modules)
        self._reviewer, self._reviews = _Worker(tuple(modules)), asyncio.Lock()

    async def advise(self, job: Sequence[object]) -> dict[str, Any] | None:
        """Return advice (`analysis.advice`), or None if it took too long."""
        self.waiting += 1
        try:
            async with outside_turn():
                answer = await self._workers.advise(job)
        finally:
            self.waiting -= 1
        return answer if isinstance(answer, dict) else None

    async def review(self, job: Sequence[object]) -> dict[str, Any] | None:
        """Return the review of a finished game (`analysis.review`), or None if it took too long."""
        async with self._reviews:
            answer = await self._reviewer.ask("review", job, HUNG * self.limit + START, self.limit)
        return answer if isinstance(answer, dict) else None

    async def close(self) -> None:
        """Stop the processes."""
        await self._workers.close()
        await self._reviewer.end()
