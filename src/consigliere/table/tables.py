"""What people and programs can do at a table. Every change goes through here: checked, stored, then told.

A move is tried on a copy of the match, inserted under the key (table, number), and only when the store has committed
it does this process show it. Where another process was first, the insert fails, the table is read again, and the
mover is told that the game has moved on.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from consigliere import bots
from consigliere.engine import IllegalMove, NotUnderstood, NotYours, Option, Stale
from consigliere.engine.deals import VERBS as DEALING
from consigliere.engine.match import digest, read_save
from consigliere.games import find
from consigliere.match import Match, new

from . import queries, secrets
from .errors import Refused
from .loaded import PASSES, UNLESS, LoadedTable, room_seats
from .queries import Holder, SeatRow, TableRow, Wish
from .record import EVERY, Row, after, freeze, release
from .store import Conflict, Store

MOST_KEPT = 512  # tables kept in memory
LONGEST_NAME = 24
LONGEST_LINE = 500
MOST_LINES_IMPORTED = 20_000
PACE = 0.9
WINDOW = 12.0
PATIENCE = 600.0


class Plan:
    """A table to be made: the game, its options, and who shall sit where ("me", "open", "bot:level")."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: dict[str, Any] | None = None,
        places: tuple[str, ...] = (),
        listed: bool = False,
        hotseat: bool = False,
        window: float = WINDOW,
        pace: float = PACE,
        patience: float = PATIENCE,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options or {})
        self.places = places
        self.listed = listed
        self.hotseat = hotseat
        self.window = window
        self.pace = pace
        self.patience = patience


class Person:
    """Who asks: a browser (by the hash of its secret), with its nickname and perhaps an account."""

    def __init__(self, guest: str, nickname: str = "", account: str | None = None) -> None:
        self.guest = guest
        self.nickname = nickname
        self.account = account


def tidy_name(name: str) -> str:
    """A nickname in one line, without what cannot be seen."""
    clean = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    if not clean or len(clean) > LONGEST_NAME:
        raise Refused("name-length", 400, most=LONGEST_NAME)
    return clean


class Tables:
    """All tables of the store."""

    def __init__(self, store: Store, alone: bool = False, secret: bytes | None = None) -> None:
        self.store = store
        self._secret = secret  # given to every new table instead of a fresh one
        self._alone = alone  # every change goes through this object, so what it keeps is what is stored
        self.hub = store.hub
        self.wake: Callable[[str], None] = lambda table_id: None  # the clerk's ear: bots and windows may be due
        self._kept: dict[str, LoadedTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}

    # --- finding

    async def get(self, table_id: str) -> LoadedTable:
        """A table, caught up with the store."""
        loaded = self._kept.get(table_id)
        if loaded is None:
            loaded = await self._load(table_id)
        elif not (self._alone and loaded.sure):
            async with loaded.lock:
                await self._refresh(loaded)
        loaded.used_at = time.monotonic()
        return loaded

    async def _load(self, table_id: str) -> LoadedTable:
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            try:
                if table_id in self._kept:
                    return self._kept[table_id]
                async with self.store.read() as connection:
                    loaded = await LoadedTable.load(connection, table_id)
                if loaded is None:
                    raise Refused("no-table", 404)
                self._kept[table_id] = loaded
                self._make_room()
                return loaded
            finally:
                self._loading.pop(table_id, None)

    def _make_room(self) -> None:
        if len(self._kept) > MOST_KEPT:
            idle = [one for one in self._kept.values() if not one.lock.locked() and one.id not in self.hub.listened()]
            for loaded in sorted(idle, key=lambda one: one.used_at)[: MOST_KEPT // 8]:
                self._kept.pop(loaded.id, None)

    async def _refresh(self, loaded: LoadedTable) -> None:
        async with self.store.read() as connection:
            await loaded.refresh(connection)
        loaded.sure = True

    def kept(self, table_id: str) -> LoadedTable | None:
        """A table as this process last saw it, if it has it in memory."""
        return self._kept.get(table_id)

    def doubt(self) -> None:
        """Something was written past this object: compare with the store again before the next look."""
        for loaded in self._kept.values():
            loaded.sure = False

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[LoadedTable]:
        """A table held for a change, caught up with the store."""
        loaded = self._kept.get(table_id) or await self._load(table_id)
        async with loaded.lock:
            if not (self._alone and loaded.sure):
                await self._refresh(loaded)
            loaded.used_at = time.monotonic()
            yield loaded

    # --- writing

    async def _append(self, loaded: LoadedTable, rows: list[Row], match: Match) -> None:
        """Insert rows and what follows from them, commit, and tell."""
        over = match.result is not None
        try:
            async with self.store.write() as connection:
                await queries.add_rows(connection, loaded.id, rows)
                if over:
                    result = json.dumps(match.result.to_json()) if match.result is not None else None
                    await queries.touch(connection, loaded.id, state="over", result=result)
                if loaded.wish is not None and any(row.kind != "choice" for row in rows):
                    await queries.set_wish(connection, loaded.id, None)
                    await queries.touch(connection, loaded.id)
                if rows[-1].number // EVERY > loaded.head // EVERY:
                    frozen = freeze(match)
                    await queries.add_snapshot(connection, loaded.id, rows[-1].number, release(match.setup), frozen)
                await self.store.announce(connection, loaded.id, rows[-1].number)
        except Conflict as error:
            await self._refresh(loaded)
            raise Stale("somebody else was first; the game has moved on") from error
        loaded.adopt(rows, match)
        if over or loaded.wish is not None:
            await self._refresh(loaded)
        self._tell(loaded.id)

    async def _change(self, loaded: LoadedTable, write: Callable[[Any], Any], **values: Any) -> None:
        """A change that is not a choice: write it, raise the revision, commit, and tell."""
        async with self.store.write() as connection:
            await write(connection)
            await queries.touch(connection, loaded.id, **values)
            await self.store.announce(connection, loaded.id, loaded.head)
        await self._refresh(loaded)
        self._tell(loaded.id)

    def _tell(self, table_id: str) -> None:
        self.hub.changed(table_id)
        self.wake(table_id)

    # --- opening a table

    async def create(self, person: Person, plan: Plan) -> str:
        """A new table in the lobby; its secret is drawn now, so that its hash can be shown before the first choice."""
        places = plan.places or ("me",) + ("open",) * (plan.seats - 1)
        if len(places) != plan.seats:
            raise NotUnderstood(f"{plan.seats} seats need {plan.seats} places, not {len(places)}")
        match = new(plan.game, plan.seats, options=plan.options, secret=self._secret)
        mine = [seat for seat, place in enumerate(places) if place == "me"]
        if len(mine) > 1 and not plan.hotseat:
            raise Refused("one-seat", 400)
        people: list[SeatRow] = []
        for seat, place in enumerate(places):
            kind, _, level = place.partition(":")
            if kind == "bot":
                bots.make(level)  # raises NotUnderstood
                people.append(SeatRow(seat, "bot", "", level))
            elif kind == "me":
                name = person.nickname if len(mine) == 1 else f"{person.nickname} {mine.index(seat) + 1}"
                people.append(SeatRow(seat, "human", name[:LONGEST_NAME], ""))
            elif kind == "open":
                people.append(SeatRow(seat, "empty", "", ""))
            else:
                raise NotUnderstood(f"a place is me, open or bot:level, not {place[:40]!r}")
        row = _table_row(person, plan, match)
        seated = [Holder(seat, person.guest, person.account) for seat in mine]
        async with self.store.write() as connection:
            await queries.keep_guest(connection, person.guest, person.nickname, person.account)
            await queries.add_table(connection, row, people, seated)
        return row.id

    async def join(self, person: Person, table_id: str, seat: int, name: str) -> int:
        """Sit down at a free seat; -1 takes the first. Refused where it is taken."""
        name = tidy_name(name)
        async with self.at(table_id) as loaded:
            if loaded.row.state != "open":
                raise Refused("begun", 409)
            if loaded.seats_of(person.guest, person.account) and not loaded.row.hotseat:
                raise Refused("already-seated", 409)
            free = [p.seat for p in loaded.people if p.kind == "empty"]
            if not free or seat not in (-1, *free):
                raise Refused("seat-taken" if free else "no-free-seat", 409)
            seat = free[0] if seat == -1 else seat

            async def write(connection: Any) -> None:
                await queries.keep_guest(connection, person.guest, person.nickname or name, person.account)
                await queries.set_seat(connection, table_id, SeatRow(seat, "human", name, ""))
                await queries.add_holder(connection, table_id, Holder(seat, person.guest, person.account))

            await self._change(loaded, write)
            return seat

    async def leave(self, table_id: str, seat: int) -> None:
        """Get up before the game. In a running game a seat is replaced, never emptied."""
        async with self.at(table_id) as loaded:
            if loaded.row.state != "open":
                raise Refused("begun", 409)

            async def write(connection: Any) -> None:
                await queries.drop_holders(connection, table_id, seat)
                await queries.set_seat(connection, table_id, SeatRow(seat, "empty", "", ""))

            await self._change(loaded, write)

    async def seat_bot(self, table_id: str, seat: int, level: str) -> None:
        """Before the game a bot takes a free seat; in it, a bot plays for a person who is away."""
        bots.make(level)
        async with self.at(table_id) as loaded:
            if loaded.row.state not in ("open", "running"):
                raise Refused("over", 409)
            person = _seat(loaded, seat)
            if person.kind == "empty":
                person = SeatRow(seat, "bot", "", level)
            else:
                person = person._replace(bot=level)
            await self._change(loaded, lambda connection: queries.set_seat(connection, table_id, person))

    async def unseat_bot(self, table_id: str, seat: int) -> None:
        """Give a seat back to its person; before the game, a bot gets up."""
        async with self.at(table_id) as loaded:
            person = _seat(loaded, seat)
            if person.kind == "bot":
                if loaded.row.state != "open":
                    raise Refused("bot-always", 409)
                person = SeatRow(seat, "empty", "", "")
            else:
                person = person._replace(bot="")
            await self._change(loaded, lambda connection: queries.set_seat(connection, table_id, person))

    async def start(self, table_id: str) -> None:
        async with self.at(table_id) as loaded:
            if loaded.row.state != "open":
                raise Refused("begun", 409)
            if any(person.kind == "empty" for person in loaded.people):
                raise Refused("seats-empty", 409)
            state = "running" if loaded.match.result is None else "over"
            await self._change(loaded, _nothing, state=state)

    async def close(self, table_id: str) -> None:
        """The host ends the evening. A game that is over stays to be looked at."""
        async with self.at(table_id) as loaded:
            if loaded.row.state in ("over", "closed"):
                raise Refused("over", 409)
            await self._change(loaded, _nothing, state="closed")

    # --- playing

    async def play(self, table_id: str, seat: int, text: str, number: int | None = None, hand: str = "person") -> None:
        """A seat's answer, or one of its any-time options. When this returns, it is stored."""
        option = Option.parse(text)
        async with self.at(table_id) as loaded:
            _must_run(loaded)
            window = loaded.window()
            beside = option.verb in DEALING or option in loaded.extras(seat)
            if window is not None and seat in window.whom and not beside:
                await self._hold(loaded, seat, option, number)
                return
            match = loaded.match.clone(telling=True)
            match.play(seat, option, number)
            await self._append(loaded, [_row(loaded, 1, seat, "choice", str(option), hand)], match)

    async def _hold(self, loaded: LoadedTable, seat: int, option: Option, number: int | None) -> None:
        """An answer inside a hidden window: kept in the store, played when the window closes."""
        window = loaded.window()
        assert window is not None
        if number is not None and number != loaded.number(seat):
            raise Stale(f"question {number} has been answered; the question now is {loaded.number(seat)}")
        if not loaded.owes(seat):
            raise NotYours(f"seat {seat} owes no answer now")
        if option not in loaded.options(seat):
            rule = window.of.illegal(loaded.match.state, seat, option, loaded.held_row(window, seat))
            raise IllegalMove(f"{option} is not among the legal options", rule)
        answers = tuple(str(one) for one in (*loaded.held_row(window, seat), option))
        await self._change(loaded, lambda c: queries.hold(c, loaded.id, loaded.question, seat, answers))
        if loaded.row.window <= 0 and loaded.window_done():
            await self._close_window(loaded)

    async def order(self, table_id: str, seat: int, kind: str, order: str) -> None:
        """A standing order of a seat for hidden windows of a kind; "" takes it back. [LCN-TIM-14]"""
        async with self.at(table_id) as loaded:
            _must_run(loaded)
            if kind not in loaded.window_kinds() or order not in ("", PASSES, UNLESS) or loaded.row.hotseat:
                raise Refused("bad-order", 400)
            await self._change(loaded, lambda c: queries.set_standing(c, table_id, seat, kind, order))
            if loaded.row.window <= 0 and loaded.window_done():
                await self._close_window(loaded)

    async def close_window(self, table_id: str) -> None:
        """Play everybody's answer to a hidden window, in the order they came, once its time has come."""
        async with self.at(table_id) as loaded:
            closes = loaded.window_closes()
            done = loaded.row.window <= 0 and loaded.window_done()
            if loaded.running and (done or (closes is not None and time.time() >= closes)):
                await self._close_window(loaded)

    async def _close_window(self, loaded: LoadedTable) -> None:
        window = loaded.window()
        assert window is not None
        match = loaded.match.clone(telling=True)
        rows: list[Row] = []
        for seat in loaded.closing_order(window):
            for option in loaded.closing_row(window, seat):
                match.play(seat, option)
                rows.append(_row(loaded, len(rows) + 1, seat, "choice", str(option), "clerk"))
        await self._append(loaded, rows, match)

    async def offer(self, table_id: str, seat: int, offer: str, counter: int | None = None) -> None:
        """Make an offer; as a counter-offer it refuses the one it answers, both or neither."""
        async with self.at(table_id) as loaded:
            _must_run(loaded)
            match = loaded.match.clone(telling=True)
            texts = ([f"refuse:{counter}"] if counter is not None else []) + [f"offer:{offer}"]
            rows: list[Row] = []
            for text in texts:
                option = Option.parse(text)
                match.play(seat, option)
                rows.append(_row(loaded, len(rows) + 1, seat, "choice", str(option), "person"))
            await self._append(loaded, rows, match)

    # --- taking back

    async def undo(self, table_id: str, seat: int, number: int | None = None) -> bool:
        """Take back the own last choice where nothing has been seen since; else ask the others. True: taken back."""
        async with self.at(table_id) as loaded:
            _must_run(loaded)
            if number is not None and number != loaded.number(seat):
                raise Stale(f"question {number} has been answered; the question now is {loaded.number(seat)}")
            window = loaded.window()
            if window is not None and seat in window.whom:
                row = loaded.held_row(window, seat)
                if not row:
                    raise Refused("nothing-to-undo", 409)
                answers = tuple(str(one) for one in row[:-1])
                await self._change(loaded, lambda c: queries.hold(c, loaded.id, loaded.question, seat, answers))
                return True
            if loaded.match.can_undo(seat):
                row_ = _row(loaded, 1, seat, "undo", "", "person")
                await self._append(loaded, [row_], after(loaded.match, row_))
                return True
            keep = loaded.last_own(seat)
            if keep is None:
                raise Refused("nothing-to-undo", 409)
            if loaded.wish is not None:
                raise Refused("request-stands", 409)
            wish = Wish(seat, loaded.head, keep, (seat,))
            if not _must_agree(loaded, wish):
                await self._go_back(loaded, wish)
                return True
            await self._change(loaded, lambda c: queries.set_wish(c, table_id, wish))
            return False

    async def answer_undo(self, table_id: str, seat: int, yes: bool) -> None:
        """Agree or refuse; the asker's own "no" withdraws the request."""
        async with self.at(table_id) as loaded:
            _must_run(loaded)
            wish = loaded.wish
            if wish is None:
                raise Refused("request-gone", 409)
            if not yes:
                await self._change(loaded, lambda c: queries.set_wish(c, table_id, None))
                return
            wish = wish._replace(agreed=tuple(sorted({*wish.agreed, seat})))
            if _must_agree(loaded, wish):
                await self._change(loaded, lambda c: queries.set_wish(c, table_id, wish))
            else:
                await self._go_back(loaded, wish)

    async def _go_back(self, loaded: LoadedTable, wish: Wish) -> None:
        row = _row(loaded, 1, wish.seat, "back", str(wish.keep), "person")
        await self._append(loaded, [row], after(loaded.match, row))

    # --- talk

    async def say(self, table_id: str, room: str, seat: int, text: str) -> None:
        text = " ".join("".join(c if c.isprintable() else " " for c in text).split())
        if not text or len(text) > LONGEST_LINE:
            raise Refused("line-length", 400, most=LONGEST_LINE)
        async with self.at(table_id) as loaded:
            if room and (seat not in room_seats(room) or not may_whisper(loaded)):
                raise Refused("no-room", 403)
            if room and not any(line.room == room for line in loaded.talk):
                raise Refused("no-room", 403)
            name = loaded.people[seat].name
            await self._change(loaded, lambda c: queries.say(c, table_id, room, seat, name, text))

    async def open_room(self, table_id: str, seat: int, others: list[int]) -> str:
        """A private room for a set of seats, where the game allows secret talk."""
        async with self.at(table_id) as loaded:
            if not may_whisper(loaded):
                raise Refused("no-whisper", 409)
            members = sorted({seat, *others})
            if len(members) < 2 or not all(0 <= one < loaded.row.seats for one in members):
                raise Refused("room-size", 400)
            room = "-".join(str(one) for one in members)
            if not any(line.room == room for line in loaded.talk):
                name = loaded.people[seat].name
                await self._change(loaded, lambda c: queries.say(c, table_id, room, seat, name, ""))
            return room

    # --- seats and devices

    async def new_key(self, table_id: str, seat: int) -> str:
        """A secret that opens a seat: for another device, or for a program. Only its hash is kept."""
        secret = secrets.fresh()
        async with self.store.write() as connection:
            await queries.add_key(connection, table_id, seat, secrets.hashed(secret))
        return secret

    async def seat_of_key(self, secret: str) -> tuple[str, int] | None:
        if not secrets.plausible(secret):
            return None
        async with self.store.read() as connection:
            return await queries.find_key(connection, secrets.hashed(secret))

    async def hold_seat(self, person: Person, table_id: str, seat: int) -> None:
        """Another browser may act for a seat from now on: it had the seat's key."""
        async with self.at(table_id) as loaded:

            async def write(connection: Any) -> None:
                await queries.keep_guest(connection, person.guest, person.nickname, person.account)
                await queries.add_holder(connection, table_id, Holder(seat, person.guest, person.account))

            await self._change(loaded, write)

    async def take_screen(self, table_id: str, guest: str, seat: int) -> None:
        async with self.at(table_id) as loaded:
            await self._change(loaded, lambda c: queries.set_screen(c, table_id, guest, seat))

    # --- afterwards

    async def rematch(self, person: Person, table_id: str) -> str:
        """The same game with the same people, who keep their seats; whoever asks first makes the table.

        Where nobody else has to come it starts at once: against bots, and with all people at this one screen.
        """
        async with self.at(table_id) as loaded:
            if loaded.row.rematch is not None:
                return loaded.row.rematch
            if loaded.row.state not in ("over", "closed"):
                raise Refused("not-over", 409)
            row = loaded.row
            options = json.loads(row.options)
            plan = Plan(row.game, row.seats, options, (), row.listed, row.hotseat, row.window, row.pace, row.patience)
            fresh = _table_row(person, plan, new(plan.game, plan.seats, options=plan.options, secret=self._secret))
            people = [p if p.kind == "bot" else p._replace(bot="") for p in loaded.people]
            own = loaded.seats_of(person.guest, person.account)
            if all(p.kind == "bot" or (p.kind == "human" and p.seat in own) for p in people):
                fresh = fresh._replace(state="running")

            async def write(connection: Any) -> None:
                await queries.add_table(connection, fresh, people, loaded.holders)

            await self._change(loaded, write, rematch=fresh.id)
        self._tell(fresh.id)
        return fresh.id

    def export(self, loaded: LoadedTable) -> str:
        """A whole game as text that `consigliere.load` and `import_game` read. Only of a game that is over."""
        if loaded.row.state not in ("over", "closed"):
            raise Refused("not-over", 409)
        saved = json.loads(loaded.match.save())
        saved["names"] = [person.name or f"bot:{person.bot}" for person in loaded.people]
        saved["check"] = digest(saved)
        return json.dumps(saved, ensure_ascii=False)

    async def import_game(
        self, person: Person, text: str, window: float = WINDOW, pace: float = PACE, patience: float = PATIENCE
    ) -> str:
        """A table from a save: to be looked at if the game is over, else to be sat down at and played on."""
        saved = read_save(text)
        lines = saved.get("choices")
        if isinstance(lines, list) and len(lines) > MOST_LINES_IMPORTED:
            raise NotUnderstood(f"a save of more than {MOST_LINES_IMPORTED} choices")
        match = await asyncio.to_thread(Match.load, find(str(saved.get("game"))), saved)
        names = saved.get("names")
        seats = match.setup.seats
        over = match.result is not None
        people = []
        for seat in range(seats):
            name = names[seat] if isinstance(names, list) and len(names) == seats else ""
            level = name[4:] if isinstance(name, str) and name.startswith("bot:") else ""
            if over and level in bots.BOTS:
                people.append(SeatRow(seat, "bot", "", level))
            elif over:
                people.append(SeatRow(seat, "human", _name_or(name, f"{seat + 1}"), ""))
            else:
                people.append(SeatRow(seat, "empty", "", ""))
        plan = Plan(match.title.id, seats, match.setup.options, window=window, pace=pace, patience=patience)
        row = _table_row(person, plan, match)
        result = json.dumps(match.result.to_json()) if match.result is not None else None
        row = row._replace(
            state="over" if over else "open",
            imported=True,
            result=result,
            position=None if match.setup.position is None else json.dumps(match.setup.position),
        )
        now = time.time()
        rows = [Row(i + 1, c.seat, "choice", str(c.option), "import", now) for i, c in enumerate(match.history())]
        async with self.store.write() as connection:
            await queries.keep_guest(connection, person.guest, person.nickname, person.account)
            await queries.add_table(connection, row, people, [])
            if rows:
                await queries.add_rows(connection, row.id, rows)
        return row.id


def may_whisper(loaded: LoadedTable) -> bool:
    """Secret talk goes with secret deals: games with trade allow it, at tables of three and more."""
    return bool(loaded.setup.title.facts.trade) and loaded.row.seats > 2


def _must_run(loaded: LoadedTable) -> None:
    if loaded.row.state == "open":
        raise Refused("not-begun", 409)
    if not loaded.running:
        raise Refused("over", 409)


def _must_agree(loaded: LoadedTable, wish: Wish) -> list[int]:
    """The seats whose consent is still wanted: those that persons play."""
    return [p.seat for p in loaded.people if p.kind == "human" and not p.bot and p.seat not in wish.agreed]


def _seat(loaded: LoadedTable, seat: int) -> SeatRow:
    if not 0 <= seat < loaded.row.seats:
        raise NotUnderstood(f"no seat {seat} at this table")
    return loaded.people[seat]


def _row(loaded: LoadedTable, offset: int, seat: int, kind: str, text: str, hand: str) -> Row:
    return Row(loaded.head + offset, seat, kind, text, hand, time.time())


def _name_or(name: object, other: str) -> str:
    try:
        return tidy_name(str(name))
    except Refused:
        return other


def _table_row(person: Person, plan: Plan, match: Match) -> TableRow:
    now = time.time()
    return TableRow(
        id=secrets.table_id(),
        game=plan.game,
        rules=match.title.version,
        seats=plan.seats,
        options=json.dumps(match.setup.options),
        chance=json.dumps(match.setup.chance.record()),
        position=None,
        state="open",
        revision=1,
        host=person.guest,
        listed=plan.listed,
        hotseat=plan.hotseat,
        imported=False,
        window=0.0 if plan.hotseat else plan.window,
        pace=plan.pace,
        patience=plan.patience,
        result=None,
        rematch=None,
        driver=None,
        driven_until=0.0,
        created_at=now,
        changed_at=now,
    )


async def _nothing(connection: Any) -> None:
    return None
