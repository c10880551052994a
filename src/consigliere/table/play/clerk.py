"""The clerk: moves bots, closes hidden windows when their time is up, lets offers expire. One task per busy table.

The store says when something is due at a table. This process sets a timer for every change it makes itself, and from
time to time asks the store for other tables that are due soon and that no process attends to. A table that waits for
people only costs nothing.

If several processes share a database, one at a time drives a table, by a lease in the store. A process that stops
releases its leases, and another takes over at once. If two processes drove a table at once, nothing would break: the
key (table, number) lets only one move in.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import random
from collections import deque
from collections.abc import Coroutine
from typing import Any, NamedTuple, TypeVar

from consigliere import bots
from consigliere.engine import PASS, ConsigliereError
from consigliere.table.base import clock
from consigliere.table.base.errors import Refused
from consigliere.table.store import queries
from consigliere.table.store.database import StoreDown

from . import days, due, guided, pacing, standing
from .ended_offers import offer_text
from .loaded import LoadedTable
from .record import Broken
from .segments import since
from .tables import Tables
from .workers import Job, Workers

LEASE = queries.LEASE
OFFERS = 2  # that a bot makes between two answers
TRIES = 3  # times in a row that a bot may fail to say in time whether it has an offer
SOON = 1.0  # second until the next try to withdraw an offer
SCAN = 10.0  # seconds between two scans for tables that are due and that nobody attends to, at most
FAILED = 2.0  # seconds until the next scan after one that failed: tables fell due while the store was away
FIRST = 0.25  # seconds for which a due table is left to the process that changed it last
MANY = 48  # tables taken from the store in one scan; if there are more, the next scan comes soon
TAKEN = 2.0  # seconds until the next try to lease a table that another process drives
LATELY = 8  # decisions of a bot whose times are remembered
STOP = 5.0  # seconds that a stopping process waits for its pending writes
T = TypeVar("T")
log = logging.getLogger("consigliere.clerk")


class Asked(NamedTuple):
    """When a bot was asked for an offer: after which row, and to whom it could have made one."""

    head: int
    reach: frozenset[int]


class Talks:
    """What the bots of a table have said since the last answer."""

    def __init__(self) -> None:
        self.question = -1
        self.made: dict[int, int] = {}  # offers by seat, before this question is answered
        self.silent: dict[int, Asked] = {}  # when a seat last had nothing to say
        self.step = -1
        self.asked: set[int] = set()  # who was asked for an offer since the last row that everybody noticed
        self.failed: dict[int, int] = {}  # how often in a row a seat's bot failed or took too long


class Clerk:
    """Does what is due at tables."""

    def __init__(self, tables: Tables, workers: Workers) -> None:
        self._tables = tables
        self._workers = workers
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._leases: dict[str, float] = {}  # until when, in ticks
        self._talks: dict[str, Talks] = {}
        self._thinking: set[asyncio.Future[Any]] = set()
        self._took: dict[tuple[str, str], deque[float]] = {}  # seconds of the last decisions, by game and bot
        self._scan: asyncio.Task[None] | None = None
        self._look = asyncio.Event()
        self._closed = False
        self.scanned_at = clock.ticks()  # when the store was last asked what is due

    async def open(self) -> None:
        """Start: release the leases of dead processes and look for tables where something is due."""
        self._tables.writer.wake = self.wake
        self._tables.hub.on_remote_change = self._on_remote_change
        self._tables.hub.on_look = self._on_look
        self._tables.hub.leaving = False
        await self._end_dead_leases()
        self._scan = asyncio.create_task(self._scan_forever())

    async def close(self) -> None:
        """Stop and release all leases.

        Bots stop thinking, but pending writes are finished: otherwise a lease might be committed after the release.
        Changes that people still make in this process are announced as left to other processes.
        """
        if self._closed:
            return
        self._closed = self._tables.hub.leaving = True
        for alarm in self._alarms.values():
            alarm.cancel()
        for thought in self._thinking:
            thought.cancel()
        if self._scan is not None:
            self._scan.cancel()
        tasks = [*self._busy.values(), *([self._scan] if self._scan is not None else [])]
        late = (await asyncio.wait(tasks, timeout=STOP))[1] if tasks else set()
        for task in late:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        async with self._tables.store.write() as connection:
            await queries.end_leases(connection, [self._tables.hub.process])
            await self._tables.store.announce(connection, "", 0)

    def silent_for(self) -> float:
        """Seconds since the store was last asked what is due."""
        return clock.ticks() - self.scanned_at

    async def _end_dead_leases(self) -> None:
        """Release the leases of dead processes, before they run out."""
        async with self._tables.store.read() as connection:
            drivers = await queries.drivers(connection)
        dead = await self._tables.hub.dead(drivers)
        if dead:
            async with self._tables.store.write() as connection:
                await queries.end_leases(connection, dead)

    def wake(self, table_id: str) -> None:
        """React to a change of a table: set a timer, or attend to it now."""
        if self._closed:
            return
        if table_id in self._busy:
            self._again.add(table_id)
            return
        loaded = self._tables.cache.cached(table_id)
        if loaded is None:
            self._begin(table_id)
            return
        left = self._left(loaded)
        if left is None and loaded.due_at is None:
            self._forget(table_id)  # it waits for people only
        elif left is not None and left > 0:
            self._set_timer(table_id, left)
        else:
            self._begin(table_id)

    def _on_remote_change(self, table_id: str) -> None:
        """React to a change made by another process.

        If we hold the lease, what follows is ours to do. If not, the other process does it, and our timer is stale.
        Without a table id, scan for tables that were left to us.
        """
        if not table_id:
            self._look.set()
        elif self._leases.get(table_id, 0.0) > clock.ticks():
            self._begin(table_id)
        else:
            self._cancel_timer(table_id)

    def _on_look(self, table_id: str) -> None:
        """React to a spectator: a bot that waits for an answer to its private offer continues."""
        if self._leases.get(table_id, 0.0) > clock.ticks():
            self.wake(table_id)

    def _begin(self, table_id: str) -> None:
        if table_id in self._busy or self._closed:
            self._again.add(table_id)
            return
        self._cancel_timer(table_id)
        task = asyncio.create_task(self._attend(table_id))
        self._busy[table_id] = task
        task.add_done_callback(lambda _: self._done(table_id))

    def _done(self, table_id: str) -> None:
        self._busy.pop(table_id, None)
        if table_id in self._again:
            self._again.discard(table_id)
            self.wake(table_id)

    def _set_timer(self, table_id: str, seconds: float) -> None:
        self._cancel_timer(table_id)
        loop = asyncio.get_running_loop()
        self._alarms[table_id] = loop.call_later(seconds, self._begin, table_id)

    def _cancel_timer(self, table_id: str) -> None:
        alarm = self._alarms.pop(table_id, None)
        if alarm is not None:
            alarm.cancel()

    def _forget(self, table_id: str) -> None:
        self._cancel_timer(table_id)
        self._talks.pop(table_id, None)

    async def _scan_forever(self) -> None:
        while True:
            self._look.clear()
            rest = SCAN
            try:
                if self._tables.store.postgres:
                    await self._end_dead_leases()
                room = max(0, MANY - len(self._busy))
                async with self._tables.store.read() as connection:
                    found = await queries.due(connection, SCAN, MANY)
                self.scanned_at = clock.ticks()
                fresh = [(table_id, left) for table_id, left in found if not self._attends_to(table_id)]
                late = [table_id for table_id, left in fresh if left <= 0]
                for table_id in late[:room]:
                    self._begin(table_id)
                if len(found) >= MANY or len(late) > room:
                    rest = SOON
                # Due before the next scan and not ours so far: the process that attended to it may be dead.
                rest = min([rest, *(left + FIRST for _, left in fresh if left > 0)])
            except StoreDown as error:
                rest = FAILED
                log.warning("scan for due tables failed; trying again: %s", error)
            except Exception:
                rest = FAILED
                log.exception("scan for due tables failed; trying again")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._look.wait(), rest)

    def _attends_to(self, table_id: str) -> bool:
        """Whether we attend to a table, or will before the next scan."""
        alarm = self._alarms.get(table_id)
        soon = alarm is not None and alarm.when() - asyncio.get_running_loop().time() <= SCAN
        return soon or table_id in self._busy

    async def _attend(self, table_id: str) -> None:
        """Do what is due at a table until nothing is; set a timer for what will be due later."""
        try:
            while not self._closed:
                self._again.discard(table_id)
                loaded = await self._tables.cache.get(table_id)
                left = self._left(loaded)
                if left is None:
                    self._forget(table_id)
                    await self._tables.writer.postpone(loaded, None)
                    return
                if left > 0:
                    self._set_timer(table_id, left)
                    if left > SCAN:  # otherwise every scan would find it
                        await self._tables.writer.postpone(loaded, left)
                    return
                if not await self._may_drive(table_id):
                    self._set_timer(table_id, TAKEN)
                    return
                with contextlib.suppress(ConsigliereError):  # the game has moved on in the meantime
                    await self._act(loaded)
        except asyncio.CancelledError:
            raise
        except (Broken, Refused, StoreDown) as error:
            log.warning("table %s: %s", table_id, error)
        except Exception:
            log.exception("table %s: the clerk stopped until something changes there", table_id)

    async def _may_drive(self, table_id: str) -> bool:
        now = clock.ticks()
        if self._leases.get(table_id, 0.0) - now > LEASE / 2:
            return True
        async with self._tables.store.write() as connection:
            taken = await queries.lease(connection, table_id, self._tables.hub.process)
        if taken:
            self._leases = {one: until for one, until in self._leases.items() if until > now}
            self._leases[table_id] = now + LEASE
        else:
            self._leases.pop(table_id, None)
        return taken

    # --- what is due

    def _left(self, loaded: LoadedTable) -> float | None:
        return due.seconds_until_due(loaded, self._bot_to_talk, self._tables.hub)

    async def _act(self, loaded: LoadedTable) -> None:
        closes = due.window_left(loaded)
        if closes is not None and closes <= 0:
            await self._tables.moves.close_window(loaded)
            return
        late = loaded.time_left()
        if late is not None and late <= 0:
            await self._answer_for(loaded)
            return
        answer = standing.due(loaded)
        if answer is not None and answer[0] <= 0 and not days.halted(loaded):
            await self._tables.moves.answer_standing(loaded, answer[1])
            return
        seat_late = days.overdue(loaded)
        if seat_late is not None:
            await self._attend_late(loaded, seat_late)
            return
        if days.agreed_pace(loaded):
            await self._tables.pace_votes.begin(loaded)
            return
        waiting = loaded.to_send()
        if waiting is not None:
            await self._tables.offers.send_queued(loaded, waiting)
            return
        resting = pacing.to_renew(loaded) if guided.guided(loaded) is None else None
        if resting is not None:
            await self._tables.offers.renew(loaded, resting)
            return
        for number in list(loaded.offered) if guided.guided(loaded) is None else ():
            if pacing.expires_in(loaded, number) <= 0:
                await self._expire(loaded, number)
                return
        hub, seat, speaker = self._tables.hub, due.bot_to_move(loaded), self._bot_to_talk(loaded)
        if speaker is not None:
            if pacing.talk_left(loaded, hub, seat is not None) <= 0:
                await self._let_talk(loaded, speaker)
        elif seat is not None and pacing.move_left(loaded, hub) <= 0:
            await self._move_bot(loaded, seat)

    async def _answer_for(self, loaded: LoadedTable) -> None:
        """Answer a question whose time is up, as the game says, part by part."""
        question = loaded.question
        while loaded.running and loaded.question == question and loaded.match.deciders:
            seat = loaded.match.deciders[0]
            option = loaded.setup.title.timed_answer(loaded.match.state, seat)
            await self._tables.moves.play(loaded, seat, str(option), hand="clerk")
            loaded = self._tables.cache.current(loaded)

    async def _attend_late(self, loaded: LoadedTable, seat: int) -> None:
        """Do what was agreed about a seat whose clock has run out."""
        if loaded.row.at_zero == days.END:
            await self._tables.seating.close(loaded, "time")
        elif days.decides_by_vote(loaded):
            await self._tables.lateness.put_caretaker(loaded, seat)
        else:
            level, question = bots.default_bots(loaded.setup.title.trades, 1)[0], loaded.question
            while loaded.running and loaded.question == question and seat in loaded.match.deciders:  # part by part
                await self._move_bot(loaded, seat, level)
                loaded = self._tables.cache.current(loaded)
            await self._tables.lateness.raise_to_floor(loaded.id, seat)

    async def _expire(self, loaded: LoadedTable, number: int) -> None:
        maker = next((offer.maker for offer in loaded.match.state.offers if offer.number == number), None)
        try:
            if maker is not None:
                await self._tables.moves.play(loaded, maker, f"withdraw:{number}", hand="clerk")
        except ConsigliereError:  # trade is closed now: try again soon
            made = since(clock.now() - loaded.row.patience + SOON)
            loaded.offered[number] = loaded.offered[number]._replace(made=made)

    # --- bots make offers in games with trade

    def _bot_to_talk(self, loaded: LoadedTable) -> int | None:
        """A bot that has not been asked for an offer since the last change; None if all were.

        Where others watch and a bot has to move, each is asked once: what they say in private must not take time.
        """
        speakers = due.bots_with_offers(loaded)
        if not speakers:
            return None
        if guided.speaker(loaded) is not None:
            return speakers[0]
        talks = self._talks.setdefault(loaded.id, Talks())
        if talks.question != loaded.question:
            talks.question, talks.made = loaded.question, {}
        if talks.step != loaded.moved_row:
            talks.step, talks.asked = loaded.moved_row, set()
        hub = self._tables.hub
        if due.bot_to_move(loaded) is not None and pacing.watched(loaded, hub):
            speakers = [seat for seat in speakers if seat not in talks.asked]
        heads = {seat: Asked(loaded.head, pacing.reachable_seats(loaded, seat, hub)) for seat in speakers}
        return next((seat for seat in speakers if talks.silent.get(seat) != heads[seat]), None)

    async def _let_talk(self, loaded: LoadedTable, seat: int) -> None:
        following = guided.speaker(loaded)
        if following is not None:
            await self._tables.moves.play(loaded, seat, following.option, hand="bot")
            return
        talks, hub = self._talks[loaded.id], self._tables.hub
        now, left = Asked(loaded.head, pacing.reachable_seats(loaded, seat, hub)), OFFERS - talks.made.get(seat, 0)
        talks.asked.add(seat)
        seed = seed_of(loaded.row.chance, str(seat))
        save = loaded.match.save()
        reach, unasked = tuple(sorted(now.reach)), pacing.unasked(loaded, seat)
        job = Job(save, (), seat, loaded.driven(seat), seed, max(0, left), reach, (), unasked, loaded.row.pace)
        said = await self._think_in_worker(loaded, job)
        # A timeout is no answer: on a busy machine an offer would stay unanswered. But stop after some tries.
        talks.failed[seat] = 0 if said is not None else talks.failed.get(seat, 0) + 1
        if 0 < talks.failed[seat] < TRIES:
            talks.asked.discard(seat)
            return
        offers = bool(said) and str(said).startswith("offer:")
        if not said or (offers and left <= 0) or not pacing.may_say(loaded, seat, said, hub):
            talks.silent[seat] = now
            return
        if offers:
            talks.made[seat] = talks.made.get(seat, 0) + 1
        try:
            await self._tables.moves.play(loaded, seat, said, hand="bot")
        except ConsigliereError:  # others cannot pay it, or something has changed
            talks.silent[seat] = now

    async def _think_in_worker(self, loaded: LoadedTable, job: Job) -> str | None:
        """Let a bot think in a worker process."""
        watched = loaded.id in self._tables.hub.listened()
        return await self._unless_closed(self._workers.choose(job, watched))

    async def _unless_closed(self, thinking: Coroutine[Any, Any, T]) -> T:
        """Wait for something that takes a bot's time; cancelled when this process stops."""
        thought = asyncio.ensure_future(thinking)
        if self._closed:
            thought.cancel()
        self._thinking.add(thought)
        try:
            return await thought
        finally:
            self._thinking.discard(thought)

    async def _move_bot(self, loaded: LoadedTable, seat: int, level: str = "") -> None:
        match, number = loaded.match, loaded.number(seat)
        options = loaded.options(seat)
        window = loaded.window()
        held = tuple(str(option) for option in loaded.held_row(window, seat)) if window is not None else ()
        now = guided.guided(loaded)
        following = guided.scripted(loaded, now) if now is not None else None
        kind = (loaded.row.game, level or loaded.driven(seat))
        if following is not None:
            choice: str | None = following.option
        elif len(options) == 1:
            choice = str(options[0])
            if window is None and self._took.get(kind):  # that it had no choice may be its secret
                await self._unless_closed(asyncio.sleep(random.choice(self._took[kind])))
        else:
            seed, began = seed_of(loaded.row.chance, f"{seat}/{number}"), clock.ticks()
            kept = tuple(offer_text(offer) for offer in pacing.kept_offers(loaded, seat))
            job = Job(match.save(), held, seat, level or loaded.driven(seat), seed, kept=kept)
            choice = await self._think_in_worker(loaded, job)
            took = min(clock.ticks() - began, self._workers.limit)  # longer only where a process had to start
            self._took.setdefault(kind, deque(maxlen=LATELY)).append(took)
        legal = {str(option) for option in options}
        if choice not in legal:
            log.warning(
                "table %s: seat %d's bot gave no legal answer in time; playing the fallback move", loaded.id, seat
            )
            choice = str(PASS) if str(PASS) in legal else random.choice(sorted(legal))
        await self._tables.moves.play(loaded, seat, choice, number, hand="bot")
        await self._tables.team.reply(loaded, seat, number, choice)
        await self._tables.team.announce_intent(loaded, seat)


def seed_of(chance: str, what: str) -> int:
    """The seed of a bot's own random choices.

    Nobody at the table can guess it. It does not depend on restarts or on the order of answers to a question.
    """
    return int.from_bytes(hashlib.blake2b(what.encode(), key=chance.encode()[:64], digest_size=6).digest())
