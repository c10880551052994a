"""One table in memory: its rows in the store, and the match replayed from them.

Readers see the match through `view`, `options` and `number` of a seat here. These are the engine's own, except in a
hidden reaction window: there the answers are held in the store and all played when the window closes, so that neither
order nor time reveals who had something to say. A seat sees its own held answer.
"""

from __future__ import annotations

import asyncio
import copy
from collections import Counter
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from consigliere.engine import OPEN, PASS, TIMED, Answers, Choice, Offer, Option, Setup, Window
from consigliere.engine.deals import VERBS
from consigliere.match import Match
from consigliere.table.base import clock
from consigliere.table.base.errors import Refused
from consigliere.table.base.seat_clock import PACES, TONIGHT, Calendar, SeatClock, envelope_closes, halts_in
from consigliere.table.base.turns import in_thread
from consigliere.table.store import day_queries, people_queries, queries
from consigliere.table.store.day_queries import Tenure, Vote
from consigliere.table.store.lesson_rows import LessonRow, lesson_of
from consigliere.table.store.rows import ChoiceRow, Holder, PendingUndo, Queued, SeatRow, TableRow
from consigliere.table.store.watching_queries import Commentator, commentators_of

from . import standing, windows
from .boxes import table_with_box
from .ended_offers import EndedOffer, Moment, StandingOffer, note_offers
from .hands import CLOSED, FOLLOWS, ORDERED
from .record import DAMAGE, EVERY, Broken, Damaged, after, find_rules, from_snapshot, release, replay, setup
from .segments import Segment, readers_of_undone, said, since
from .talk import Talk
from .undoable import PerMatch, choice_undoable, turn_undoable

LATELY = 24  # last choices that are searched for an answer that was sent twice
MOST_IN_ROW = 11  # options that may follow the first of a row
ROW = "\t"  # separates options that are taken together; no option contains it
MAX_SEGMENTS = 6  # remembered, to show them step by step


class LoadedTable:
    """A table in memory. Hold `lock` to change it; readers see the last committed state."""

    def __init__(self, row: TableRow, replayed: bool = True) -> None:
        self.row = row
        self.lock = asyncio.Lock()
        self.people: list[SeatRow] = []
        self.holders: list[Holder] = []
        self.screens: dict[str, int] = {}
        self.pending_undo: PendingUndo | None = None
        self.talk = Talk()
        self.held: dict[tuple[int, int], tuple[str, ...]] = {}
        self.standing: standing.Orders = {}
        self.queued: list[Queued] = []
        self.clocks: dict[int, SeatClock] = {}  # of a table over days: see `days.py`
        self.calendars: dict[int, Calendar] = {}
        self.votes: list[Vote] = []
        self.tenures: list[Tenure] = []
        self.commentators: list[Commentator] = []
        self.held_at: float | None = None  # when the last answer to the hidden question was given
        self.lesson: LessonRow | None = None
        self.folds: frozenset[tuple[str, int]] = frozenset()  # whose talk is folded for whom: owner, seat
        self._match: Match | None = None
        if replayed:
            self._match = Match.begin(setup(row.game, row.rules, row.seats, row.options, row.chance, row.position))
        self.follows = 0  # choices at the end that were taken together with the one before them
        self.segments: list[Segment] = []  # the last ones; each starts where the one before it ends
        self.head = 0  # the number of the last row applied
        self.moved = since(0.0)  # the time of the last row that was more than talk: private offers change no times
        self.moved_row, self.mover = 0, -1  # its number, and who made it; -1 for a deal or an undo
        self.heard = since(0.0)  # the time of the last row that was not a bot's talk
        self.opened = since(row.started_at or row.created_at)  # when the current question was asked
        self.waits: tuple[windows.Wait, ...] = ()  # the last hidden windows: from when to when
        self.question = self.match.number(None) if replayed else 0
        self.retakes: Counter[int | None] = Counter()  # how often something was taken back that a reader had seen
        self.offered: dict[int, StandingOffer] = {}
        self.ended: tuple[EndedOffer, ...] = ()  # the last ones
        self._offers: tuple[Offer, ...] = ()  # after the last row
        self.due_at = row.due_at  # as the store has it
        self.host_seen = row.host_seen
        self.used_at, self.loaded_at = clock.ticks(), since(clock.now())
        self.is_current = True  # nothing else can have been written since the last refresh
        self.wording: object = None  # the presenter's cache
        self.unseen = 0  # revisions that only one seat can notice: held answers
        self._undoable, self._resettable = PerMatch(), PerMatch()
        self._history: tuple[Match, int, list[Choice]] | None = None  # of which match, after how many rows

    @property
    def id(self) -> str:
        """The id of the table, as in its address."""
        return self.row.id

    @property
    def match(self) -> Match:
        """The game in progress. A finished game is read from its record instead: see `finished.py`."""
        if self._match is None:
            raise Broken("a finished game is read from its record")
        return self._match

    @match.setter
    def match(self, match: Match) -> None:
        """Replace the game in progress."""
        self._match = match

    @property
    def setup(self) -> Setup:
        """How the match began."""
        return self.match.setup

    @property
    def finished(self) -> bool:
        """Whether the game is over or the table was closed."""
        return self.row.state in ("over", "closed")

    # --- keeping up with the store

    @staticmethod
    async def load(connection: AsyncConnection, table_id: str, replayed: bool = True) -> LoadedTable | None:
        """Load a table from its newest snapshot and the rows after it; None if there is no such table.

        The replay runs in a thread, so that other tables do not wait for it. A finished game is replayed only if
        `replayed` is true.
        """
        row = await table_with_box(connection, table_id)
        if row is None:
            return None
        if row.state in ("over", "closed") and not replayed:
            loaded = LoadedTable(row, replayed=False)
            pulse = await queries.table_version(connection, table_id)
            loaded.head = pulse.head if pulse is not None else 0
        else:
            title = find_rules(row.game, row.rules)
            snapshot = await queries.snapshot(connection, table_id, release(title))
            # Rows before the snapshot are not replayed, but tell when its question was asked and how long windows took.
            rows = await queries.rows_after(connection, table_id, snapshot[0] - EVERY if snapshot is not None else 0)
            try:
                loaded = await in_thread(LoadedTable._played, row, snapshot, rows)
            except Broken:
                if snapshot is None:
                    raise
                rows = await queries.rows_after(connection, table_id, 0)
                loaded = await in_thread(LoadedTable._played, row, None, rows)
        await loaded.reread(connection)
        return loaded

    @staticmethod
    def _played(row: TableRow, snapshot: tuple[int, str] | None, rows: list[ChoiceRow]) -> LoadedTable:
        loaded = LoadedTable(row)
        if snapshot is not None:
            loaded._start_from(
                snapshot[0],
                from_snapshot(loaded.setup, snapshot[1]),
                [row for row in rows if row.number <= snapshot[0]],
            )
        loaded.take([row for row in rows if row.number > loaded.head], fresh=True)
        return loaded

    def _start_from(self, head: int, match: Match, rows: list[ChoiceRow]) -> None:
        """Start from a snapshot. The last rows before it are read for their times, not played."""
        self.head, self.match, self.question = head, match, match.number(None)
        for row in rows:
            self._time(row)
        beside = 0  # deals made since the question was asked
        for choice in reversed(match.history()):
            if not choice.extra:
                break
            beside += 1
        if rows:
            self.opened = since(rows[max(0, len(rows) - 1 - beside)].at)

    async def refresh(self, connection: AsyncConnection) -> bool:
        """Read what is new in the store; return whether anything was. Raises Refused if the table was deleted."""
        pulse = await queries.table_version(connection, self.id)
        if pulse is None:
            raise Refused("no-table", 404)
        self.due_at = pulse.due_at
        if (pulse.revision, pulse.head) == (self.row.revision, self.head):
            return False
        if pulse.head > self.head and self._match is not None:
            self.take(await queries.rows_after(connection, self.id, self.head))
            await self._read_clocks(connection)
        if pulse.revision != self.row.revision:
            await self.reread(connection)
        return True

    async def reread(self, connection: AsyncConnection) -> None:
        """Read everything about the table that is not a choice."""
        row = await queries.table(connection, self.id)
        if row is not None:
            if row.lot and (self.row.state, row.state) == ("open", "running"):
                self.talk.forget()  # who said what in the lobby has moved with them
            self.row, self.due_at, self.host_seen = row, row.due_at, row.host_seen
            if row.started_at is not None and row.started_at > self.opened.at:
                self.opened = since(row.started_at)
        self.people = await queries.seats_of(connection, self.id)
        if len(self.people) != self.row.seats:
            raise Damaged(f"{len(self.people)} of {self.row.seats} seats are stored")
        self.holders = await queries.holders_of(connection, self.id)
        self.screens = await queries.screens_of(connection, self.id)
        try:
            self.pending_undo = await queries.pending_undo_of(connection, self.id)
            self.held = await queries.held_of(connection, self.id)
        except DAMAGE as error:
            raise Damaged(f"held answers or a request to take back cannot be read: {type(error).__name__}") from error
        await self._read_clocks(connection)
        self.votes = await day_queries.votes_of(connection, self.id)
        self.standing = await queries.standing_of(connection, self.id)
        self.queued = await queries.queued_of(connection, self.id)
        self.lesson = await lesson_of(connection, self.id)
        self.folds = await people_queries.folds_at(connection, self.id)
        self.commentators = await commentators_of(connection, self.id)
        await self.talk.read_on(connection, self.id)

    async def _read_clocks(self, connection: AsyncConnection) -> None:
        """Read what only a table over days has."""
        if self.row.speed != TONIGHT:
            self.clocks, self.calendars = await day_queries.clocks_of(connection, self.id, self.row.nights)
            self.votes, self.tenures = await day_queries.votes_and_tenures(connection, self.id)
            self.talk.joined = day_queries.joined(self.tenures)
            self.held_at = await day_queries.last_held(connection, self.id, self.question)

    def take(self, rows: list[ChoiceRow], fresh: bool = False) -> None:
        """Apply stored rows. A fresh match has no readers yet and is changed in place."""
        if fresh:
            for row in rows:  # one by one: `_note` needs the match right after each row
                if row.number != self.head + 1:
                    raise Damaged(f"choice {self.head + 1} is missing")
                self.match = replay(self.match, [row])
                self._note(row)
            return
        before, place = self.match, len(self.history())
        for row in rows:
            earlier = self.match
            try:
                self.match = after(earlier, row)
            except DAMAGE as error:
                raise Damaged(f"choice {row.number} cannot be played: {type(error).__name__}") from error
            if row.kind != "choice":
                self.retakes.update(readers_of_undone(earlier, self.match))
            self._note(row)
        self._segment(before, place, rows)

    def with_rows(self, rows: list[ChoiceRow], match: Match) -> LoadedTable:
        """Return the table as it will be after these rows, to find out what will be due then."""
        later = copy.copy(self)
        later.offered, later.retakes = dict(self.offered), Counter()
        later.adopt(rows, match)
        return later

    def adopt(self, rows: list[ChoiceRow], match: Match) -> None:
        """Apply rows that were just committed, with the match they lead to."""
        if any(row.kind != "choice" for row in rows):
            self.retakes.update(readers_of_undone(self.match, match))
        before, place = self.match, len(self.history())
        self.match = match
        for row in rows:
            self._note(row)
        self._segment(before, place, rows)

    def _segment(self, before: Match, place: int, rows: list[ChoiceRow]) -> None:
        if any(row.kind != "choice" for row in rows):
            self.segments = []
        else:
            played = tuple([(row.seat, Option.parse(row.text)) for row in rows])
            self.segments = [*self.segments[1 - MAX_SEGMENTS :], Segment(before, place, played)]

    def segments_since(self, place: int) -> list[Segment]:
        """What was played after the first `place` choices; [] if that was forgotten."""
        later = [segment for segment in self.segments if segment.place >= place]
        return later if later and later[0].place == place else []

    def _note(self, row: ChoiceRow) -> None:
        self.head = row.number
        if row.kind != "choice" or row.text.partition(":")[0] not in VERBS:  # deals do not change what can be undone
            self.follows = self.follows + 1 if row.hand == FOLLOWS and row.kind == "choice" else 0
        self._time(row, self.match.last)
        question, moves = self.question, not said(row, self.match.last)[0]
        if self.match.number(None) != self.question:  # a deal does not ask the question again
            self.question, self.opened = self.match.number(None), since(row.at)
        before, self._offers = self._offers, self.match.state.offers
        moment = Moment(bool(self.match.deals_closed_by()), question, moves)
        self.ended = note_offers(self.offered, before, self._offers, row, self.ended, moment)

    def _time(self, row: ChoiceRow, last: Choice | None = None) -> None:
        """Note the time of a row. If it closed a hidden window, everybody has waited since the row before it."""
        talks, deals = said(row, last)
        if not talks or row.hand != "bot":
            self.heard = since(row.at)
        if talks:
            return
        if row.hand in (CLOSED, ORDERED) and row.at > self.moved.at > 0:
            self.waits = (*self.waits[1 - windows.MOST :], windows.Wait(self.moved.at, row.at))
        self.moved, self.moved_row = since(row.at), row.number
        self.mover = -1 if deals or row.kind != "choice" else row.seat

    # --- who is who

    def seats_of(self, owner: str) -> list[int]:
        """The seats an account, or a guest without one, may act for."""
        return sorted({holder.seat for holder in self.holders if holder.owner == owner})

    def driven(self, seat: int) -> str:
        """The level of the bot that plays a seat now; "" if a person does."""
        return self.people[seat].bot

    @property
    def running(self) -> bool:
        """Whether the game is in progress."""
        return self.row.state == "running"

    # --- what a seat sees

    def window(self) -> Answers | None:
        """The open hidden reaction window, or None."""
        stack = self.match.state.stack
        top = stack[-1] if stack else None
        return top if isinstance(top, Answers) and top.question.progress != OPEN else None

    @property
    def fixed_times(self) -> bool:
        """Whether hidden windows have a fixed time: only if two or more people could learn from it."""
        return self.row.window > 0 and sum(p.kind == "human" and not p.bot for p in self.people) > 1

    def timed(self, window: Answers) -> bool:
        """Whether a hidden window stays open for its full time. Otherwise the last answer closes it."""
        return self.fixed_times and (window.question.progress == TIMED or self.row.speed != TONIGHT)

    def held_row(self, window: Answers, seat: int) -> tuple[Option, ...]:
        """What a seat has answered in the window so far, as far as it is legal; else its standing order."""
        row: tuple[Option, ...] = ()
        said = self.held.get((self.question, seat))
        if said is None:
            return standing.window_answer(self, window, seat)
        for text in said:
            option = Option.parse(text)
            if self.is_complete(window, seat, row) or option not in window.question.next_options(
                self.match.state, seat, row
            ):
                break
            row = (*row, option)
        return row

    def is_complete(self, window: Answers, seat: int, row: tuple[Option, ...]) -> bool:
        """Whether a row of options is a complete answer to the window."""
        return bool(row) and window.question.is_complete(self.match.state, seat, row)

    def owes(self, seat: int) -> bool:
        """Whether a seat has a question to answer now."""
        if not self.running or seat not in self.match.deciders:
            return False
        window = self.window()
        return window is None or not self.is_complete(window, seat, self.held_row(window, seat))

    def view(self, seat: int | None) -> dict[str, Any]:
        """The engine's view of a seat, with its own held answer in it."""
        seen = self.match.view(seat)
        window = self.window()
        if window is not None and seat is not None and seat in window.asked:
            row = self.held_row(window, seat)
            if row:
                seen["row"] = [str(option) for option in row]
                seen["number"] = self.number(seat)
                seen["asked"] = self.owes(seat)
        return seen

    def number(self, seat: int | None) -> int:
        """The number of the question that a seat has now; held answers count."""
        window = self.window()
        held = len(self.held_row(window, seat)) if window is not None and seat is not None else 0
        return self.match.number(seat) + held

    def options(self, seat: int) -> tuple[Option, ...]:
        """The legal answers of a seat to the question it has now."""
        if not self.owes(seat):
            return ()
        window = self.window()
        if window is not None:
            return tuple(window.question.next_options(self.match.state, seat, self.held_row(window, seat)))
        return self.match.options(seat)

    def extras(self, seat: int) -> tuple[Option, ...]:
        """The options that a seat may take at any time."""
        return self.match.extras(seat) if self.running else ()

    def deals_closed_by(self) -> str:
        """The rule that forbids deals now; "" if none does, or if the game has no deals."""
        return self.match.deals_closed_by() if self.running else ""

    def to_send(self) -> Queued | None:
        """The first queued offer that can be sent now, or None. Not for a seat that a bot plays for its person."""
        if not self.queued or not self.running or self.deals_closed_by():
            return None
        return next((one for one in self.queued if not one.why and not self.driven(one.seat)), None)

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take its last choice back without asking anybody."""
        if not self.running:
            return False
        window = self.window()
        if window is not None and seat in window.asked:
            return bool(self.held_row(window, seat))
        return self._undoable.get(self.match, seat, lambda: choice_undoable(self, seat))

    def can_reset(self, seat: int) -> bool:
        """Whether taking back the whole turn takes back more than a plain undo."""
        return turn_undoable(self, seat, self._resettable)

    def history(self) -> list[Choice]:
        """The choices so far, oldest first; computed once for all readers."""
        known = self._history
        if known is None or known[0] is not self.match or known[1] != self.head:
            known = self._history = (self.match, self.head, self.match.history())
        return known[2]

    def last_own(self, seat: int) -> int | None:
        """How many choices come before the seat's last one; None if it has made none."""
        history = self.history()
        return next((i for i in range(len(history) - 1, -1, -1) if history[i].seat == seat), None)

    def answered(self, seat: int, option: str) -> bool:
        """Whether a seat has recently given this answer, to a question or in the hidden window.

        Others may have answered since.
        """
        window = self.window()
        held = self.held_row(window, seat) if window is not None and seat in window.asked else ()
        own = [str(choice.option) for choice in self.history()[-LATELY:] if choice.seat == seat]
        said, row = [*own, *(str(one) for one in held)], option.split(ROW)
        return any(said[i : i + len(row)] == row for i in range(len(said)))

    # --- time

    def window_left(self) -> float | None:
        """Seconds until the hidden window closes; None if it waits for all answers."""
        window = self.window()
        if window is None or not self.running or not self.timed(window):
            return None
        if self.row.speed != TONIGHT:
            return self.opened.left(self._closes(self._all_answered(window)) - self.opened.at)
        return self.opened.left(self.window_length(window))

    def _closes(self, answered: bool) -> float:
        """When the hidden question closes over days: at the latest, or because all have `answered`."""
        asked = window.asked if (window := self.window()) is not None else ()
        calendars = [self.calendars.get(seat, Calendar()) for seat in asked if not self.driven(seat)]
        last = max(self.opened.at, self.held_at or 0.0) if answered else None
        return envelope_closes(self.opened.at, last, calendars, PACES[self.row.speed], halts_in(self.calendars))

    def window_length(self, window: Answers) -> float:
        """Seconds that a hidden window is open at most. Depends only on its kind and on the last windows."""
        if self.row.speed != TONIGHT:
            return self._closes(answered=False) - self.opened.at
        routine = isinstance(window.question, Window) and window.question.routine
        return windows.length(self.row.window, routine, windows.spent(self.row.window, self.waits, self.opened.at))

    def time_limit(self) -> int:
        """The time limit of the question in seconds, after which the clerk answers it; 0: no limit."""
        tonight = self.running and self.row.speed == TONIGHT  # over days the pace takes its place
        return self.setup.title.time_limit(self.match.state) if tonight else 0

    def time_left(self) -> float | None:
        """Seconds left for the question; None if it has no time limit."""
        limit = self.time_limit()
        return self.opened.left(limit) if limit else None

    def longest(self) -> float:
        """Seconds that the question can take at most, from when it was asked; 0: unlimited."""
        window = self.window()
        if window is not None and self.window_left() is not None:
            return self.window_length(window)
        return self.time_limit()

    def window_complete(self) -> bool:
        """Whether everybody has answered a window that has no fixed time."""
        window = self.window()
        return window is not None and not self.timed(window) and self._all_answered(window)

    def _all_answered(self, window: Answers) -> bool:
        return not any(self.owes(seat) for seat in window.deciders(self.match.state))

    def default_answer(self, window: Answers, seat: int, row: tuple[Option, ...]) -> tuple[Option, ...]:
        """Complete an answer by passing."""
        while not self.is_complete(window, seat, row):
            legal = window.question.next_options(self.match.state, seat, row)
            row = (*row, PASS if PASS in legal else legal[0])
        return row
