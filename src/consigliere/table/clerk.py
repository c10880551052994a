"""The clerk: moves bots, closes hidden windows when their time is up, lets offers expire. One task a table with work.

Of several processes on one database one drives a table at a time, by a lease in the store; when it dies another takes
over. Were two to drive at once nothing would break: the key (table, number) lets only one move in.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import random
import time

from consigliere import bots
from consigliere.engine import PASS, ConsigliereError

from . import queries
from .loaded import LoadedTable
from .tables import Tables
from .workers import Job, Workers

LEASE = 20.0
OFFERS = 2  # a bot makes between two answers
TRIES = 3  # a bot that was asked whether it has something to say and did not come to it in time
SOON = 1.0  # second until an offer that could not be withdrawn is looked at again
SCAN = 10.0  # seconds between two looks for tables that nobody drives
log = logging.getLogger("consigliere.clerk")


class Talks:
    """What the bots of a table have said between two answers."""

    def __init__(self) -> None:
        self.question = -1
        self.made: dict[int, int] = {}  # offers by seat, before this question is answered
        self.silent: dict[int, int] = {}  # the last row after which a seat had nothing to say
        self.failed: dict[int, int] = {}  # how often in a row a seat's bot failed or took too long


class Clerk:
    """Does what is due at tables, and nothing else."""

    def __init__(self, tables: Tables, workers: Workers) -> None:
        self._tables = tables
        self._workers = workers
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._leases: dict[str, float] = {}
        self._talks: dict[str, Talks] = {}
        self._scan: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._tables.wake = self.wake
        if not self._tables.store.postgres:  # alone on the file: whoever drove before is no more
            async with self._tables.store.write() as connection:
                await queries.end_leases(connection)
        self._scan = asyncio.create_task(self._look_round())

    async def close(self) -> None:
        tasks = [*self._busy.values(), *([self._scan] if self._scan is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def wake(self, table_id: str) -> None:
        """Something has changed at a table: see whether anything is due there."""
        if table_id in self._busy:
            self._again.add(table_id)
            return
        loaded = self._tables.kept(table_id)
        if loaded is not None and self._due(loaded) is None:
            return  # persons alone, and nothing that happens by itself
        self._begin(table_id)

    def _begin(self, table_id: str) -> None:
        task = asyncio.create_task(self._attend(table_id))
        self._busy[table_id] = task
        task.add_done_callback(lambda _: self._done(table_id))

    def _done(self, table_id: str) -> None:
        self._busy.pop(table_id, None)
        if table_id in self._again:
            self._again.discard(table_id)
            self.wake(table_id)

    async def _look_round(self) -> None:
        while True:
            try:
                async with self._tables.store.read() as connection:
                    forsaken = await queries.forsaken(connection)
                for table_id in forsaken:  # what we remember of it may be old: look at the store
                    if table_id not in self._busy:
                        self._begin(table_id)
            except Exception:
                log.exception("looking round failed; trying again")
            await asyncio.sleep(SCAN)

    async def _attend(self, table_id: str) -> None:
        """Do what is due at a table until nothing is; sleep in between where something will be."""
        try:
            while True:
                self._again.discard(table_id)
                loaded = await self._tables.get(table_id)
                wait = self._due(loaded)
                if wait is None or not await self._may_drive(table_id):
                    return
                if wait > 0:
                    await asyncio.sleep(min(wait, LEASE / 3))
                    continue
                with contextlib.suppress(ConsigliereError):  # the game has moved on while we were about to
                    await self._act(loaded)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("table %s: the clerk gave up until something changes there", table_id)

    async def _may_drive(self, table_id: str) -> bool:
        now = time.time()
        if self._leases.get(table_id, 0.0) - now > LEASE / 2:
            return True
        async with self._tables.store.write() as connection:
            taken = await queries.lease(connection, table_id, self._tables.hub.process, now + LEASE)
        if taken:
            self._leases[table_id] = now + LEASE
        else:
            self._leases.pop(table_id, None)
        return taken

    # --- what is due

    def _due(self, loaded: LoadedTable) -> float | None:
        """Seconds until something must be done; None if nothing ever must as things stand."""
        if not loaded.running:
            self._leases.pop(loaded.id, None)
            self._talks.pop(loaded.id, None)
            return None
        now = time.time()
        moments: list[float] = []
        if self._bot_to_move(loaded) is not None or self._bot_to_talk(loaded) is not None:
            moments.append(loaded.moved_at + loaded.row.pace)
        closes = _closes(loaded)
        if closes is not None:
            moments.append(closes)
        late = loaded.time_is_up()
        if late is not None:
            moments.append(late)
        moments.extend(at + loaded.row.patience for at in loaded.offered_at.values())
        return None if not moments else max(0.0, min(moments) - now)

    def _bot_to_move(self, loaded: LoadedTable) -> int | None:
        for seat in loaded.match.deciders:
            if loaded.driven(seat) and loaded.owes(seat):
                return seat
        return None

    async def _act(self, loaded: LoadedTable) -> None:
        now = time.time()
        closes = _closes(loaded)
        if closes is not None and closes <= now:
            await self._tables.close_window(loaded.id)
            return
        late = loaded.time_is_up()
        if late is not None and late <= now:
            await self._answer_for(loaded)
            return
        for number, at in list(loaded.offered_at.items()):
            if at + loaded.row.patience <= now:
                await self._expire(loaded, number)
                return
        if loaded.moved_at + loaded.row.pace <= now:
            speaker = self._bot_to_talk(loaded)
            if speaker is not None:
                await self._let_talk(loaded, speaker)
                return
            seat = self._bot_to_move(loaded)
            if seat is not None:
                await self._move_bot(loaded, seat)

    async def _answer_for(self, loaded: LoadedTable) -> None:
        """The time for a question is up: answer it as the game says, part by part, until it is answered."""
        question = loaded.question
        while loaded.running and loaded.question == question and loaded.match.deciders:
            seat = loaded.match.deciders[0]
            option = loaded.setup.title.timed_answer(loaded.match.state, seat)
            await self._tables.play(loaded.id, seat, str(option), hand="clerk")
            loaded = await self._tables.get(loaded.id)

    async def _expire(self, loaded: LoadedTable, number: int) -> None:
        maker = next((offer.maker for offer in loaded.match.state.offers if offer.number == number), None)
        try:
            if maker is not None:
                await self._tables.play(loaded.id, maker, f"withdraw:{number}", hand="clerk")
        except ConsigliereError:  # trade is closed at this moment: look again soon
            loaded.offered_at[number] = time.time() - loaded.row.patience + SOON

    # --- bots speak unasked where the game has trade

    def _bot_to_talk(self, loaded: LoadedTable) -> int | None:
        """A bot that has not been heard since the last thing that happened."""
        trade = loaded.setup.title.trade
        if trade is None or trade.closed(loaded.match.state):
            return None
        talks = self._talks.setdefault(loaded.id, Talks())
        if talks.question != loaded.question:
            talks.question, talks.made = loaded.question, {}
        for person in loaded.people:
            heard = talks.silent.get(person.seat) == loaded.head
            if person.bot and not heard and isinstance(bots.make(person.bot), bots.Talker):
                return person.seat
        return None

    async def _let_talk(self, loaded: LoadedTable, seat: int) -> None:
        talks = self._talks[loaded.id]
        head, left = loaded.head, OFFERS - talks.made.get(seat, 0)
        seed = seed_of(loaded.row.chance, str(seat))
        job = Job(loaded.match.save(), (), seat, loaded.driven(seat), seed, max(0, left))
        said = await self._workers.choose(job)
        # No answer is not silence: on a busy machine an offer would lie there unanswered. But nobody is asked for ever.
        talks.failed[seat] = 0 if said is not None else talks.failed.get(seat, 0) + 1
        if 0 < talks.failed[seat] < TRIES:
            return
        if not said or (said.startswith("offer:") and left <= 0):
            talks.silent[seat] = head
            return
        if said.startswith("offer:"):
            talks.made[seat] = talks.made.get(seat, 0) + 1
        try:
            await self._tables.play(loaded.id, seat, said, hand="bot")
        except ConsigliereError:  # what others have in secret is not enough for it, or things have changed
            talks.silent[seat] = head

    async def _move_bot(self, loaded: LoadedTable, seat: int) -> None:
        match, number = loaded.match, loaded.number(seat)
        options = loaded.options(seat)
        window = loaded.window()
        held = tuple(str(option) for option in loaded.held_row(window, seat)) if window is not None else ()
        if len(options) == 1:
            choice: str | None = str(options[0])
        else:
            seed = seed_of(loaded.row.chance, f"{seat}/{number}")
            job = Job(match.save(), held, seat, loaded.driven(seat), seed)
            choice = await self._workers.choose(job)
        legal = {str(option) for option in options}
        if choice not in legal:
            log.warning("table %s: seat %d's bot gave no legal answer in time; the fallback move", loaded.id, seat)
            choice = str(PASS) if str(PASS) in legal else random.choice(sorted(legal))
        await self._tables.play(loaded.id, seat, choice, number, hand="bot")


def _closes(loaded: LoadedTable) -> float | None:
    """When the hidden window on the table is to be closed: at its time, or at once where standing orders suffice."""
    if loaded.running and loaded.row.window <= 0 and loaded.window_done():
        return loaded.opened_at
    return loaded.window_closes()


def seed_of(chance: str, what: str) -> int:
    """A seed for a bot's own dice. Nobody at the table can guess it, and neither a restart nor the order of answers to
    the same question changes it.
    """
    return int.from_bytes(hashlib.blake2b(what.encode(), key=chance.encode()[:64], digest_size=6).digest())
