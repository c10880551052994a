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

from . import books, secrets
from .books import Holder, SeatRow, TableRow, Wish
from .errors import Refused
from .record import EVERY, Row, after, freeze, release
from .sitting import PASSES, UNLESS, Sitting, room_seats
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
        self._kept: dict[str, Sitting] = {}
        self._loading: dict[str, asyncio.Lock] = {}

    # --- finding

    async def get(self, table_id: str) -> Sitting:
        """A table, caught up with the store."""
        sitting = self._kept.get(table_id)
        if sitting is None:
            sitting = await self._load(table_id)
        elif not (self._alone and sitting.sure):
            async with sitting.lock:
                await self._refresh(sitting)
        sitting.used_at = time.monotonic()
        return sitting

    async def _load(self, table_id: str) -> Sitting:
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            try:
                if table_id in self._kept:
                    return self._kept[table_id]
                async with self.store.read() as connection:
                    sitting = await Sitting.load(connection, table_id)
                if sitting is None:
                    raise Refused("no-table", 404)
                self._kept[table_id] = sitting
                self._make_room()
                return sitting
            finally:
                self._loading.pop(table_id, None)

    def _make_room(self) -> None:
        if len(self._kept) > MOST_KEPT:
            idle = [one for one in self._kept.values() if not one.lock.locked() and one.id not in self.hub.listened()]
            for sitting in sorted(idle, key=lambda one: one.used_at)[: MOST_KEPT // 8]:
                self._kept.pop(sitting.id, None)

    async def _refresh(self, sitting: Sitting) -> None:
        async with self.store.read() as connection:
            await sitting.refresh(connection)
        sitting.sure = True

    def kept(self, table_id: str) -> Sitting | None:
        """A table as this process last saw it, if it has it in memory."""
        return self._kept.get(table_id)

    def doubt(self) -> None:
        """Something was written past this object: compare with the store again before the next look."""
        for sitting in self._kept.values():
            sitting.sure = False

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[Sitting]:
        """A table held for a change, caught up with the store."""
        sitting = self._kept.get(table_id) or await self._load(table_id)
        async with sitting.lock:
            if not (self._alone and sitting.sure):
                await self._refresh(sitting)
            sitting.used_at = time.monotonic()
            yield sitting

    # --- writing

    async def _append(self, sitting: Sitting, rows: list[Row], match: Match) -> None:
        """Insert rows and what follows from them, commit, and tell."""
        over = match.result is not None
        try:
            async with self.store.write() as connection:
                await books.add_rows(connection, sitting.id, rows)
                if over:
                    result = json.dumps(match.result.to_json()) if match.result is not None else None
                    await books.touch(connection, sitting.id, state="over", result=result)
                if sitting.wish is not None and any(row.kind != "choice" for row in rows):
                    await books.set_wish(connection, sitting.id, None)
                    await books.touch(connection, sitting.id)
                if rows[-1].number // EVERY > sitting.head // EVERY:
                    frozen = freeze(match)
                    await books.add_snapshot(connection, sitting.id, rows[-1].number, release(match.setup), frozen)
                await self.store.announce(connection, sitting.id, rows[-1].number)
        except Conflict as error:
            await self._refresh(sitting)
            raise Stale("somebody else was first; the game has moved on") from error
        sitting.adopt(rows, match)
        if over or sitting.wish is not None:
            await self._refresh(sitting)
        self._tell(sitting.id)

    async def _change(self, sitting: Sitting, write: Callable[[Any], Any], **values: Any) -> None:
        """A change that is not a choice: write it, raise the revision, commit, and tell."""
        async with self.store.write() as connection:
            await write(connection)
            await books.touch(connection, sitting.id, **values)
            await self.store.announce(connection, sitting.id, sitting.head)
        await self._refresh(sitting)
        self._tell(sitting.id)

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
        sitting = [Holder(seat, person.guest, person.account) for seat in mine]
        async with self.store.write() as connection:
            await books.keep_guest(connection, person.guest, person.nickname, person.account)
            await books.add_table(connection, row, people, sitting)
        return row.id

    async def join(self, person: Person, table_id: str, seat: int, name: str) -> int:
        """Sit down at a free seat; -1 takes the first. Refused where it is taken."""
        name = tidy_name(name)
        async with self.at(table_id) as sitting:
            if sitting.row.state != "open":
                raise Refused("begun", 409)
            if sitting.seats_of(person.guest, person.account) and not sitting.row.hotseat:
                raise Refused("already-seated", 409)
            free = [p.seat for p in sitting.people if p.kind == "empty"]
            if not free or seat not in (-1, *free):
                raise Refused("seat-taken" if free else "no-free-seat", 409)
            seat = free[0] if seat == -1 else seat

            async def write(connection: Any) -> None:
                await books.keep_guest(connection, person.guest, person.nickname or name, person.account)
                await books.set_seat(connection, table_id, SeatRow(seat, "human", name, ""))
                await books.add_holder(connection, table_id, Holder(seat, person.guest, person.account))

            await self._change(sitting, write)
            return seat

    async def leave(self, table_id: str, seat: int) -> None:
        """Get up before the game. In a running game a seat is replaced, never emptied."""
        async with self.at(table_id) as sitting:
            if sitting.row.state != "open":
                raise Refused("begun", 409)

            async def write(connection: Any) -> None:
                await books.drop_holders(connection, table_id, seat)
                await books.set_seat(connection, table_id, SeatRow(seat, "empty", "", ""))

            await self._change(sitting, write)

    async def seat_bot(self, table_id: str, seat: int, level: str) -> None:
        """Before the game a bot takes a free seat; in it, a bot plays for a person who is away."""
        bots.make(level)
        async with self.at(table_id) as sitting:
            if sitting.row.state not in ("open", "running"):
                raise Refused("over", 409)
            person = _seat(sitting, seat)
            if person.kind == "empty":
                person = SeatRow(seat, "bot", "", level)
            else:
                person = person._replace(bot=level)
            await self._change(sitting, lambda connection: books.set_seat(connection, table_id, person))

    async def unseat_bot(self, table_id: str, seat: int) -> None:
        """Give a seat back to its person; before the game, a bot gets up."""
        async with self.at(table_id) as sitting:
            person = _seat(sitting, seat)
            if person.kind == "bot":
                if sitting.row.state != "open":
                    raise Refused("bot-always", 409)
                person = SeatRow(seat, "empty", "", "")
            else:
                person = person._replace(bot="")
            await self._change(sitting, lambda connection: books.set_seat(connection, table_id, person))

    async def start(self, table_id: str) -> None:
        async with self.at(table_id) as sitting:
            if sitting.row.state != "open":
                raise Refused("begun", 409)
            if any(person.kind == "empty" for person in sitting.people):
                raise Refused("seats-empty", 409)
            state = "running" if sitting.match.result is None else "over"
            await self._change(sitting, _nothing, state=state)

    async def close(self, table_id: str) -> None:
        """The host ends the evening. A game that is over stays to be looked at."""
        async with self.at(table_id) as sitting:
            if sitting.row.state in ("over", "closed"):
                raise Refused("over", 409)
            await self._change(sitting, _nothing, state="closed")

    # --- playing

    async def play(self, table_id: str, seat: int, text: str, number: int | None = None, hand: str = "person") -> None:
        """A seat's answer, or one of its any-time options. When this returns, it is stored."""
        option = Option.parse(text)
        async with self.at(table_id) as sitting:
            _must_run(sitting)
            window = sitting.window()
            beside = option.verb in DEALING or option in sitting.extras(seat)
            if window is not None and seat in window.whom and not beside:
                await self._hold(sitting, seat, option, number)
                return
            match = sitting.match.clone(telling=True)
            match.play(seat, option, number)
            await self._append(sitting, [_row(sitting, 1, seat, "choice", str(option), hand)], match)

    async def _hold(self, sitting: Sitting, seat: int, option: Option, number: int | None) -> None:
        """An answer inside a hidden window: kept in the store, played when the window closes."""
        window = sitting.window()
        assert window is not None
        if number is not None and number != sitting.number(seat):
            raise Stale(f"question {number} has been answered; the question now is {sitting.number(seat)}")
        if not sitting.owes(seat):
            raise NotYours(f"seat {seat} owes no answer now")
        if option not in sitting.options(seat):
            rule = window.of.illegal(sitting.match.state, seat, option)
            raise IllegalMove(f"{option} is not among the legal options", rule)
        answers = tuple(str(one) for one in (*sitting.held_row(window, seat), option))
        await self._change(sitting, lambda c: books.hold(c, sitting.id, sitting.question, seat, answers))
        if sitting.row.window <= 0 and sitting.window_done():
            await self._close_window(sitting)

    async def order(self, table_id: str, seat: int, kind: str, order: str) -> None:
        """A standing order of a seat for hidden windows of a kind; "" takes it back. [LCN-TIM-14]"""
        async with self.at(table_id) as sitting:
            _must_run(sitting)
            if kind not in sitting.window_kinds() or order not in ("", PASSES, UNLESS) or sitting.row.hotseat:
                raise Refused("bad-order", 400)
            await self._change(sitting, lambda c: books.set_standing(c, table_id, seat, kind, order))
            if sitting.row.window <= 0 and sitting.window_done():
                await self._close_window(sitting)

    async def close_window(self, table_id: str) -> None:
        """Play everybody's answer to a hidden window, in the order they came, once its time has come."""
        async with self.at(table_id) as sitting:
            closes = sitting.window_closes()
            done = sitting.row.window <= 0 and sitting.window_done()
            if sitting.running and (done or (closes is not None and time.time() >= closes)):
                await self._close_window(sitting)

    async def _close_window(self, sitting: Sitting) -> None:
        window = sitting.window()
        assert window is not None
        match = sitting.match.clone(telling=True)
        rows: list[Row] = []
        for seat in sitting.closing_order(window):
            for option in sitting.closing_row(window, seat):
                match.play(seat, option)
                rows.append(_row(sitting, len(rows) + 1, seat, "choice", str(option), "clerk"))
        await self._append(sitting, rows, match)

    async def offer(self, table_id: str, seat: int, offer: str, counter: int | None = None) -> None:
        """Make an offer; as a counter-offer it refuses the one it answers, both or neither."""
        async with self.at(table_id) as sitting:
            _must_run(sitting)
            match = sitting.match.clone(telling=True)
            texts = ([f"refuse:{counter}"] if counter is not None else []) + [f"offer:{offer}"]
            rows: list[Row] = []
            for text in texts:
                option = Option.parse(text)
                match.play(seat, option)
                rows.append(_row(sitting, len(rows) + 1, seat, "choice", str(option), "person"))
            await self._append(sitting, rows, match)

    # --- taking back

    async def undo(self, table_id: str, seat: int, number: int | None = None) -> bool:
        """Take back the own last choice where nothing has been seen since; else ask the others. True: taken back."""
        async with self.at(table_id) as sitting:
            _must_run(sitting)
            if number is not None and number != sitting.number(seat):
                raise Stale(f"question {number} has been answered; the question now is {sitting.number(seat)}")
            window = sitting.window()
            if window is not None and seat in window.whom:
                row = sitting.held_row(window, seat)
                if not row:
                    raise Refused("nothing-to-undo", 409)
                answers = tuple(str(one) for one in row[:-1])
                await self._change(sitting, lambda c: books.hold(c, sitting.id, sitting.question, seat, answers))
                return True
            if sitting.match.can_undo(seat):
                row_ = _row(sitting, 1, seat, "undo", "", "person")
                await self._append(sitting, [row_], after(sitting.match, row_))
                return True
            keep = sitting.last_own(seat)
            if keep is None:
                raise Refused("nothing-to-undo", 409)
            if sitting.wish is not None:
                raise Refused("request-stands", 409)
            wish = Wish(seat, sitting.head, keep, (seat,))
            if not _must_agree(sitting, wish):
                await self._go_back(sitting, wish)
                return True
            await self._change(sitting, lambda c: books.set_wish(c, table_id, wish))
            return False

    async def answer_undo(self, table_id: str, seat: int, yes: bool) -> None:
        """Agree or refuse; the asker's own "no" withdraws the request."""
        async with self.at(table_id) as sitting:
            _must_run(sitting)
            wish = sitting.wish
            if wish is None:
                raise Refused("request-gone", 409)
            if not yes:
                await self._change(sitting, lambda c: books.set_wish(c, table_id, None))
                return
            wish = wish._replace(agreed=tuple(sorted({*wish.agreed, seat})))
            if _must_agree(sitting, wish):
                await self._change(sitting, lambda c: books.set_wish(c, table_id, wish))
            else:
                await self._go_back(sitting, wish)

    async def _go_back(self, sitting: Sitting, wish: Wish) -> None:
        row = _row(sitting, 1, wish.seat, "back", str(wish.keep), "person")
        await self._append(sitting, [row], after(sitting.match, row))

    # --- talk

    async def say(self, table_id: str, room: str, seat: int, text: str) -> None:
        text = " ".join("".join(c if c.isprintable() else " " for c in text).split())
        if not text or len(text) > LONGEST_LINE:
            raise Refused("line-length", 400, most=LONGEST_LINE)
        async with self.at(table_id) as sitting:
            if room and (seat not in room_seats(room) or not may_whisper(sitting)):
                raise Refused("no-room", 403)
            if room and not any(line.room == room for line in sitting.talk):
                raise Refused("no-room", 403)
            name = sitting.people[seat].name
            await self._change(sitting, lambda c: books.say(c, table_id, room, seat, name, text))

    async def open_room(self, table_id: str, seat: int, others: list[int]) -> str:
        """A private room for a set of seats, where the game allows secret talk."""
        async with self.at(table_id) as sitting:
            if not may_whisper(sitting):
                raise Refused("no-whisper", 409)
            members = sorted({seat, *others})
            if len(members) < 2 or not all(0 <= one < sitting.row.seats for one in members):
                raise Refused("room-size", 400)
            room = "-".join(str(one) for one in members)
            if not any(line.room == room for line in sitting.talk):
                name = sitting.people[seat].name
                await self._change(sitting, lambda c: books.say(c, table_id, room, seat, name, ""))
            return room

    # --- seats and devices

    async def new_key(self, table_id: str, seat: int) -> str:
        """A secret that opens a seat: for another device, or for a program. Only its hash is kept."""
        secret = secrets.fresh()
        async with self.store.write() as connection:
            await books.add_key(connection, table_id, seat, secrets.hashed(secret))
        return secret

    async def seat_of_key(self, secret: str) -> tuple[str, int] | None:
        if not secrets.plausible(secret):
            return None
        async with self.store.read() as connection:
            return await books.find_key(connection, secrets.hashed(secret))

    async def hold_seat(self, person: Person, table_id: str, seat: int) -> None:
        """Another browser may act for a seat from now on: it had the seat's key."""
        async with self.at(table_id) as sitting:

            async def write(connection: Any) -> None:
                await books.keep_guest(connection, person.guest, person.nickname, person.account)
                await books.add_holder(connection, table_id, Holder(seat, person.guest, person.account))

            await self._change(sitting, write)

    async def take_screen(self, table_id: str, guest: str, seat: int) -> None:
        async with self.at(table_id) as sitting:
            await self._change(sitting, lambda c: books.set_screen(c, table_id, guest, seat))

    # --- afterwards

    async def rematch(self, person: Person, table_id: str) -> str:
        """The same game with the same people, who keep their seats; whoever asks first makes the table.

        Where nobody else has to come it starts at once: against bots, and with all people at this one screen.
        """
        async with self.at(table_id) as sitting:
            if sitting.row.rematch is not None:
                return sitting.row.rematch
            if sitting.row.state not in ("over", "closed"):
                raise Refused("not-over", 409)
            row = sitting.row
            options = json.loads(row.options)
            plan = Plan(row.game, row.seats, options, (), row.listed, row.hotseat, row.window, row.pace, row.patience)
            fresh = _table_row(person, plan, new(plan.game, plan.seats, options=plan.options, secret=self._secret))
            people = [p if p.kind == "bot" else p._replace(bot="") for p in sitting.people]
            own = sitting.seats_of(person.guest, person.account)
            if all(p.kind == "bot" or (p.kind == "human" and p.seat in own) for p in people):
                fresh = fresh._replace(state="running")

            async def write(connection: Any) -> None:
                await books.add_table(connection, fresh, people, sitting.holders)

            await self._change(sitting, write, rematch=fresh.id)
        self._tell(fresh.id)
        return fresh.id

    def export(self, sitting: Sitting) -> str:
        """A whole game as text that `consigliere.load` and `import_game` read. Only of a game that is over."""
        if sitting.row.state not in ("over", "closed"):
            raise Refused("not-over", 409)
        saved = json.loads(sitting.match.save())
        saved["names"] = [person.name or f"bot:{person.bot}" for person in sitting.people]
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
            await books.keep_guest(connection, person.guest, person.nickname, person.account)
            await books.add_table(connection, row, people, [])
            if rows:
                await books.add_rows(connection, row.id, rows)
        return row.id


def may_whisper(sitting: Sitting) -> bool:
    """Secret talk goes with secret deals: games with trade allow it, at tables of three and more."""
    return bool(sitting.setup.title.facts.trade) and sitting.row.seats > 2


def _must_run(sitting: Sitting) -> None:
    if sitting.row.state == "open":
        raise Refused("not-begun", 409)
    if not sitting.running:
        raise Refused("over", 409)


def _must_agree(sitting: Sitting, wish: Wish) -> list[int]:
    """The seats whose consent is still wanted: those that persons play."""
    return [p.seat for p in sitting.people if p.kind == "human" and not p.bot and p.seat not in wish.agreed]


def _seat(sitting: Sitting, seat: int) -> SeatRow:
    if not 0 <= seat < sitting.row.seats:
        raise NotUnderstood(f"no seat {seat} at this table")
    return sitting.people[seat]


def _row(sitting: Sitting, offset: int, seat: int, kind: str, text: str, hand: str) -> Row:
    return Row(sitting.head + offset, seat, kind, text, hand, time.time())


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
