"""What people and programs can do at a table. Every change goes through here: checked, stored, then told."""

from __future__ import annotations

import json
from typing import Any

from consigliere import bots
from consigliere.drawing import Slate
from consigliere.engine import ConsigliereError, IllegalMove, NotUnderstood, NotYours, Option, Stale
from consigliere.engine.deals import MOST_OPEN, parse_offer
from consigliere.engine.deals import VERBS as DEALING
from consigliere.engine.foresight import forced
from consigliere.games import face, find
from consigliere.match import Match, new
from consigliere.table.base import clock
from consigliere.table.base.errors import Refused
from consigliere.table.base.names import LONGEST_NAME, one_line, tidy_name
from consigliere.table.base.turns import in_thread
from consigliere.table.store import queries
from consigliere.table.store.queries import Queued, SeatRow, Wish
from consigliere.table.store.rows import ChoiceRow

from .finished import as_bytes
from .loaded import CLOSED, FOLLOWS, MOST_IN_ROW, PASSES, ROW, UNLESS, LoadedTable
from .record import after
from .seating import PACE, PATIENCE, WINDOW, Draft, Person, Seating, table_row
from .table_cache import marked
from .talk import room_seats
from .team import MOST_DRAWN, asked_ally, drawn, meant, note, notes, team_of, team_room, wishes

LONGEST_LINE = 500
MOST_LINES_PLAYED_ON = 2_000  # of an imported game that is not over


class Tables(Seating):
    """All tables of the store."""

    # --- playing

    async def play(self, table_id: str, seat: int, text: str, number: int | None = None, hand: str = "person") -> None:
        """A seat's answer, or one of its any-time options. When this returns, it is stored.

        A row of options with ROW between them is taken as one: all of them or none. What follows and is no choice, as
        everybody knows, is answered with it.
        """
        option, *row = [Option.parse(part) for part in text.split(ROW, MOST_IN_ROW)]
        async with self.at(table_id) as loaded:
            _must_run(loaded)
            window = loaded.window()
            beside = option.verb in DEALING or option in loaded.extras(seat)
            if window is not None and seat in window.whom and not beside:
                await self._hold(loaded, seat, option, number)
                return
            match = loaded.match.clone(telling=True)
            match.play(seat, option, number)
            rows = [marked(_row(loaded, 1, seat, "choice", str(option), hand), match)]
            for more in row:
                match.play(seat, more)
                rows.append(marked(_row(loaded, len(rows) + 1, seat, "choice", str(more), FOLLOWS), match))
            while not beside and (only := forced(match)) is not None:
                match.play(*only)
                rows.append(marked(_row(loaded, len(rows) + 1, only[0], "choice", str(only[1]), FOLLOWS), match))
            await self._append(loaded, rows, match)

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
        revision = loaded.row.revision
        await self._change(loaded, lambda c: queries.hold(c, loaded.id, loaded.question, seat, answers))
        if loaded.row.revision == revision + 1:  # nobody wrote anything else meanwhile
            loaded.unseen += 1
        if loaded.window_done():
            await self._close_window(loaded)

    async def order(self, table_id: str, seat: int, kind: str, order: str) -> None:
        """A standing order of a seat for hidden windows of a kind; "" takes it back. [LCN-TIM-14]"""
        async with self.at(table_id) as loaded:
            _must_run(loaded)
            if kind not in loaded.window_kinds() or order not in ("", PASSES, UNLESS) or loaded.row.hotseat:
                raise Refused("bad-order", 400)
            await self._change(loaded, lambda c: queries.set_standing(c, table_id, seat, kind, order))
            if loaded.window_done():
                await self._close_window(loaded)

    async def close_window(self, table_id: str) -> None:
        """Play everybody's answer to a hidden window, in the order they came, once its time has come."""
        async with self.at(table_id) as loaded:
            left = loaded.window_left()
            done = loaded.window_done()
            if loaded.running and (done or (left is not None and left <= 0)):
                await self._close_window(loaded)

    async def _close_window(self, loaded: LoadedTable) -> None:
        window = loaded.window()
        assert window is not None
        match = loaded.match.clone(telling=True)
        rows: list[ChoiceRow] = []
        now, hand = clock.now(), CLOSED if loaded.timed(window) else "clerk"
        for seat in loaded.closing_order(window):
            for option in loaded.closing_row(window, seat):
                match.play(seat, option)
                row = _row(loaded, len(rows) + 1, seat, "choice", str(option), hand)
                rows.append(marked(row._replace(at=now), match))
        await self._append(loaded, rows, match)

    async def offer(self, table_id: str, seat: int, offer: str, counter: int | None = None, wait: bool = False) -> bool:
        """Make an offer; as a counter-offer it refuses the one it answers, both or neither.

        With `wait` one made while deals are shut goes out when they open; False: it waits.
        """
        async with self.at(table_id) as loaded:
            _must_run(loaded)
            if wait and loaded.deals_shut():
                await self._queue(loaded, seat, offer, counter)
                return False
            match, rows = _offered(loaded, seat, offer, counter)
            await self._append(loaded, rows, match)
            return True

    async def _queue(self, loaded: LoadedTable, seat: int, offer: str, counter: int | None) -> None:
        if seat in loaded.match.state.seats_out:
            raise NotYours(f"seat {seat} is out of the game")
        number = parse_offer(seat, loaded.row.seats, offer).number
        if sum(one.seat == seat and one.number != number for one in loaded.queued) >= MOST_OPEN:
            raise Refused("queue-full", 409, most=MOST_OPEN)
        waiting = Queued(seat, number, offer, counter, "", clock.now())
        await self._change(loaded, lambda c: queries.queue(c, loaded.id, waiting))

    async def unqueue(self, table_id: str, seat: int, number: int) -> None:
        """Take back an offer that waits, or put away one that could not go out."""
        async with self.at(table_id) as loaded:
            if not any((one.seat, one.number) == (seat, number) for one in loaded.queued):
                raise Refused("not-queued", 409)
            await self._change(loaded, lambda c: queries.unqueue(c, table_id, seat, number))

    async def send_queued(self, table_id: str, waiting: Queued) -> None:
        """Deals are open: an offer that has waited goes out, or keeps the rule that forbids it."""
        async with self.at(table_id) as loaded:
            if loaded.to_send() != waiting:
                return
            seat, number, counter = waiting.seat, waiting.number, waiting.counter
            if not any(offer.number == counter for offer in loaded.match.state.offers):
                counter = None  # what it was an answer to is not there any more
            try:
                match, rows = _offered(loaded, seat, waiting.offer, counter)
            except ConsigliereError as error:
                failed = waiting._replace(why=(error.rule if isinstance(error, IllegalMove) else "") or "-")
                await self._change(loaded, lambda c: queries.queue(c, table_id, failed))
            else:
                await self._append(loaded, rows, match, also=lambda c: queries.unqueue(c, table_id, seat, number))

    # --- taking back

    async def undo(self, table_id: str, seat: int, number: int | None = None, turn: bool = False) -> bool:
        """Take back the own last choice where nothing has been seen since; else ask the others. True: taken back.

        What was taken as one goes back as one; the whole `turn`, as far as nothing has been seen of it.
        """
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
                match, rows = loaded.match, [_row(loaded, 1, seat, "undo", "", "person")]
                match = await in_thread(after, match, rows[0])
                while (turn or len(rows) <= loaded.follows) and match.can_undo(seat):
                    rows.append(_row(loaded, len(rows) + 1, seat, "undo", "", FOLLOWS))
                    match = await in_thread(after, match, rows[-1])
                await self._append(loaded, rows, match)
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
        await self._append(loaded, [row], await in_thread(after, loaded.match, row))

    # --- talk

    async def say(self, table_id: str, room: str, seat: int, text: str) -> None:
        text = one_line(text)
        if not text or len(text) > LONGEST_LINE:
            raise Refused("line-length", 400, most=LONGEST_LINE)
        async with self.at(table_id) as loaded:
            if room and room != team_room(loaded, seat):  # a team's own is always open
                if seat not in room_seats(room) or not may_whisper(loaded):
                    raise Refused("no-room", 403)
                if not loaded.talk.opened(room):
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
            if not loaded.talk.opened(room):
                name = loaded.people[seat].name
                await self._change(loaded, lambda c: queries.say(c, table_id, room, seat, name, ""))
            return room

    # --- what a team notes for itself

    async def sketch(self, table_id: str, seat: int, start: str, end: str) -> None:
        """Draw an arrow on the board, or a mark on one thing; drawn already it is wiped off. Only the team sees it."""
        async with self.at(table_id) as loaded:
            slate = self._slate(loaded, seat)
            things = {start, end} - {""}
            if not start or start == end or not things <= slate.spots.keys():
                raise Refused("no-sketch", 400)
            there = {(one.start, one.end) for one in drawn(notes(loaded, seat), slate.leaf)}
            if (start, end) not in there and len(there) >= MOST_DRAWN:
                raise Refused("sketch-full", 409)
            await self._note(loaded, seat, note(note="draw", leaf=slate.leaf, start=start, end=end))

    async def wipe(self, table_id: str, seat: int) -> None:
        """Wipe off all that the team has drawn."""
        async with self.at(table_id) as loaded:
            slate = self._slate(loaded, seat)
            if drawn(notes(loaded, seat), slate.leaf):
                await self._note(loaded, seat, note(note="wipe", leaf=slate.leaf))

    def _slate(self, loaded: LoadedTable, seat: int) -> Slate:
        """What a seat may draw on now."""
        _must_run(loaded)
        slate = face(loaded.row.game).slate(loaded.view(seat))
        if slate is None or not team_of(loaded, seat):
            raise Refused("no-sketch", 409)
        return slate

    async def wish(self, table_id: str, seat: int, text: str, number: int | None) -> None:
        """What a seat would like its ally to answer. The ally's own answer stands whatever it is. [LF-RULE-58]"""
        async with self.at(table_id) as loaded:
            _must_run(loaded)
            ally = asked_ally(loaded, seat)
            if ally is None or number != loaded.number(ally):
                raise Refused("no-wish", 409)
            option = Option.parse(text)
            if option not in loaded.options(ally):
                raise Refused("no-wish", 400)
            await self._note(loaded, seat, note(note="wish", to=ally, number=number, option=str(option)))

    async def reply(self, table_id: str, seat: int, number: int, choice: str) -> None:
        """A bot that has answered tells an ally who wished something of it whether it did that. It decides alone."""
        async with self.at(table_id) as loaded:
            wished = wishes(notes(loaded, seat), seat, number)
            if wished and loaded.driven(seat):
                met = choice in wished.values()
                await self._note(loaded, seat, note(note="reply", met=met, option=choice))

    async def mean(self, table_id: str, seat: int) -> None:
        """A bot tells its team what it means to do, where a person is in it and it has something new to say."""
        async with self.at(table_id) as loaded:
            persons = [one for one in team_of(loaded, seat) if loaded.people[one].kind == "human"]
            if not loaded.running or not persons or not loaded.driven(seat):
                return
            world = loaded.match.determinize(seat, loaded.head)  # it tells what its seat knows and no more
            event = loaded.setup.title.intends(world.state, seat)
            if event is not None and event != meant(notes(loaded, seat), seat):
                await self._note(loaded, seat, note(note="mean", event=event))

    async def _note(self, loaded: LoadedTable, seat: int, text: str) -> None:
        room, name = team_room(loaded, seat), loaded.people[seat].name
        await self._change(loaded, lambda c: queries.say(c, loaded.id, room, seat, name, text))

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
            plan = Draft(row.game, row.seats, options, (), row.listed, row.hotseat, row.window, row.pace, row.patience)
            match = new(plan.game, plan.seats, options=plan.options, secret=self._secret)
            fresh = table_row(person, plan, match.title.version, match.setup.options, match.setup.chance.record())
            people = [p if p.kind == "bot" else p._replace(bot="") for p in loaded.people]
            own = loaded.seats_of(person.owner)
            if all(p.kind == "bot" or (p.kind == "human" and p.seat in own) for p in people):
                fresh = fresh._replace(state="running", started_at=fresh.created_at)

            async def write(connection: Any) -> None:
                await queries.add_table(connection, fresh, people, loaded.holders)

            await self._change(loaded, write, rematch=fresh.id)
        self._tell(fresh.id)
        return fresh.id

    async def export(self, loaded: LoadedTable) -> str:
        """A whole game as text that `consigliere.load` and `import_game` read. Only of a game that is over."""
        if not loaded.finished:
            raise Refused("not-over", 409)
        names = [person.name or f"bot:{person.bot}" for person in loaded.people]
        return (await self.finished(loaded)).export(names)

    async def branch(
        self, person: Person, loaded: LoadedTable, n: int, seat: int | None, window: float, pace: float, patience: float
    ) -> str:
        """A table of one's own from a moment of a finished game: at a seat with bots at the others, or at all of them.

        Only of a game that is over: its shuffles go on as they were, and everybody may know them.
        """
        if not loaded.finished:
            raise Refused("not-over", 409)
        game = await self.finished(loaded)
        seats = range(loaded.row.seats)
        if game.bare or not 0 <= n < len(game) or (seat is not None and seat not in seats):
            raise Refused("no-moment", 400)
        table = await self.import_game(person, game.until(n), window, pace, patience, hotseat=seat is None)
        company = bots.company(find(loaded.row.game).trades, len(seats))
        for one in seats:
            if seat in (None, one):
                name = person.nickname if seat is not None else f"{person.nickname[: LONGEST_NAME - 2]} {one + 1}"
                await self.join(person, table, one, name)
            else:
                await self.seat_bot(table, one, company[one])
        await self.start(table)
        return table

    async def import_game(
        self,
        person: Person,
        text: str,
        window: float = WINDOW,
        pace: float = PACE,
        patience: float = PATIENCE,
        hotseat: bool = False,
    ) -> str:
        """A table from a save: to be looked at if the game is over, else to be sat down at and played on.

        It is read and played in a process of its own, with a limit of time: a stranger's file is a stranger's work.
        """
        found = await self.recorder.examine(text)
        seats, over = found["seats"], found["result"] is not None
        if not over and len(found["rows"]) > MOST_LINES_PLAYED_ON:
            raise NotUnderstood(f"an unfinished game of more than {MOST_LINES_PLAYED_ON} choices")
        people = [_imported(seat, found["names"], seats, over) for seat in range(seats)]
        plan = Draft(
            found["game"], seats, found["options"], hotseat=hotseat, window=window, pace=pace, patience=patience
        )
        row = table_row(person, plan, found["rules"], found["options"], found["chance"])
        row = row._replace(
            state="over" if over else "open",
            started_at=row.created_at if over else None,
            imported=True,
            result=json.dumps(found["result"]) if over else None,
            position=None if found["position"] is None else json.dumps(found["position"]),
        )
        now = clock.now()
        rows = [
            ChoiceRow(i, seat, "choice", said, "import", now, told)
            for i, (seat, said, told) in enumerate(found["rows"], 1)
        ]
        async with self.store.write() as connection:
            await queries.keep_session(connection, person.session, person.nickname, person.account)
            await queries.add_table(connection, row, people, [])
            if over:  # nobody plays on: what was seen is kept, and the save is in it
                await queries.add_finished(connection, row.id, as_bytes(found["record"]))
            elif rows:
                await queries.add_rows(connection, row.id, rows)
                await queries.add_snapshot(connection, row.id, len(rows), found["release"], found["snapshot"])
        return row.id


def _imported(seat: int, names: object, seats: int, over: bool) -> SeatRow:
    """Who sat there, in an imported game; where it goes on, every seat is free."""
    name = names[seat] if isinstance(names, list) and len(names) == seats else ""
    level = name[4:] if isinstance(name, str) and name.startswith("bot:") else ""
    if over and level in bots.BOTS:
        return SeatRow(seat, "bot", "", level)
    return SeatRow(seat, "human", _name_or(name, ""), "") if over else SeatRow(seat, "empty", "", "")


def may_whisper(loaded: LoadedTable) -> bool:
    """Secret talk goes with secret deals: games with trade allow it, at tables of three and more."""
    return loaded.setup.title.trades and loaded.row.seats > 2


def _must_run(loaded: LoadedTable) -> None:
    if loaded.row.state == "open":
        raise Refused("not-begun", 409)
    if not loaded.running:
        raise Refused("over", 409)


def _must_agree(loaded: LoadedTable, wish: Wish) -> list[int]:
    """The seats whose consent is still wanted: those that persons play."""
    return [p.seat for p in loaded.people if p.kind == "human" and not p.bot and p.seat not in wish.agreed]


def _row(loaded: LoadedTable, offset: int, seat: int, kind: str, text: str, hand: str) -> ChoiceRow:
    return ChoiceRow(loaded.head + offset, seat, kind, text, hand, clock.now())


def _offered(loaded: LoadedTable, seat: int, offer: str, counter: int | None) -> tuple[Match, list[ChoiceRow]]:
    """The match after an offer, and the rows that lead there."""
    match = loaded.match.clone(telling=True)
    rows: list[ChoiceRow] = []
    for text in [*([f"refuse:{counter}"] if counter is not None else []), f"offer:{offer}"]:
        option = Option.parse(text)
        match.play(seat, option)
        rows.append(marked(_row(loaded, len(rows) + 1, seat, "choice", str(option), "person"), match))
    return match, rows


def _name_or(name: object, other: str) -> str:
    try:
        return tidy_name(str(name))
    except Refused:
        return other
