"""Playing: answers to questions, answers held in hidden windows, and standing answers."""

from __future__ import annotations

from consigliere.engine import Answers, IllegalMove, NotYours, Option, Stale
from consigliere.engine.deals import VERBS as DEALING
from consigliere.engine.foresight import forced_answer, needless_order
from consigliere.table.base import clock
from consigliere.table.base.errors import Refused
from consigliere.table.base.seat_clock import TONIGHT
from consigliere.table.store import queries
from consigliere.table.store.rows import ChoiceRow, StandingOrder

from . import standing
from .hands import CLOSED, FOLLOWS, ORDERED, STANDING
from .loaded import MOST_IN_ROW, ROW, LoadedTable
from .table_cache import TableRef
from .writer import TableWriter, marked, must_run, next_row


class Moves:
    """What a seat can do in a game in progress."""

    def __init__(self, writer: TableWriter) -> None:
        self._writer = writer
        self._cache = writer.cache

    async def play(
        self, table: TableRef, seat: int, text: str, number: int | None = None, hand: str = "person"
    ) -> None:
        """Play a seat's answer, or an option that is open at any time. When this returns, it is stored.

        Options with ROW between them are taken together: all of them or none. Forced choices that follow are played
        too, and so are questions of order where the order does not matter.
        """
        option, *row = [Option.parse(part) for part in text.split(ROW, MOST_IN_ROW)]
        async with self._cache.at(table) as loaded:
            must_run(loaded)
            window = loaded.window()
            beside = option.verb in DEALING or option in loaded.extras(seat)
            if window is not None and seat in window.asked and not beside:
                await self._hold(loaded, seat, option, number)
                return
            match = loaded.match.clone(record_events=True)
            match.play(seat, option, number)
            rows = [marked(next_row(loaded, 1, seat, "choice", str(option), hand), match)]
            for more in row:
                match.play(seat, more)
                rows.append(marked(next_row(loaded, len(rows) + 1, seat, "choice", str(more), FOLLOWS), match))
            while not beside and (only := forced_answer(match) or needless_order(match)) is not None:
                match.play(*only)
                rows.append(marked(next_row(loaded, len(rows) + 1, only[0], "choice", str(only[1]), FOLLOWS), match))
            await self._writer.append(loaded, rows, match)

    async def _hold(self, loaded: LoadedTable, seat: int, option: Option, number: int | None) -> None:
        """Hold an answer in a hidden window: stored now, played when the window closes."""
        window = loaded.window()
        assert window is not None
        if number is not None and number != loaded.number(seat):
            raise Stale(f"question {number} has been answered; the question now is {loaded.number(seat)}")
        if not loaded.owes(seat):
            raise NotYours(f"seat {seat} owes no answer now")
        if option not in loaded.options(seat):
            rule = window.question.why_illegal(loaded.match.state, seat, option, loaded.held_row(window, seat))
            raise IllegalMove(f"{option} is not among the legal options", rule)
        answers = tuple(str(one) for one in (*loaded.held_row(window, seat), option))
        revision = loaded.row.revision
        await self._writer.change(
            loaded,
            lambda c: queries.hold(c, loaded.id, loaded.question, seat, answers),
            stirs=loaded.row.speed != TONIGHT,  # another server must know when it closes
        )
        if loaded.row.revision == revision + 1:  # nothing else was written meanwhile
            loaded.unseen += 1
        if loaded.window_complete():
            await self._close_window(loaded)

    async def set_standing_answer(self, table: TableRef, seat: int, kind: str, order: StandingOrder | None) -> None:
        """Set a seat's standing answer to questions of a kind; None removes it. [LCN-TIM-14]

        If such a question is open and the seat owes an answer, it is answered now.
        """
        async with self._cache.at(table) as loaded:
            must_run(loaded)
            if loaded.row.hotseat or not standing.answers_to(loaded.setup.title, kind):
                raise Refused("bad-order", 400)
            fit = None if order is None else standing.checked(loaded.setup.title, kind, order)
            await self._writer.change(loaded, lambda c: queries.set_standing(c, loaded.id, seat, kind, fit), stirs=True)
            window = loaded.window()
            if window is not None and loaded.row.speed != TONIGHT and seat in window.asked and not loaded.owes(seat):
                # Over days the time of the last answer decides when the window closes: this is one.
                given = tuple(str(option) for option in loaded.held_row(window, seat))
                await self._writer.change(
                    loaded, lambda c: queries.hold(c, loaded.id, loaded.question, seat, given), stirs=True
                )
            if loaded.window_complete():
                await self._close_window(loaded)
            elif fit is not None and kind == standing.question_kind(loaded.match):
                await self._answer_standing(loaded, seat)

    async def answer_standing(self, table: TableRef, seat: int) -> None:
        """Give a seat's standing answer to the question that it is asked in public, if it is due."""
        async with self._cache.at(table) as loaded:
            due = standing.due(loaded)
            if due is not None and due[0] <= 0:
                await self._answer_standing(loaded, seat)

    async def _answer_standing(self, loaded: LoadedTable, seat: int) -> None:
        """Give a standing answer, and those to the questions of the same kind that directly follow it."""
        match, rows, now = loaded.match.clone(record_events=True), list[ChoiceRow](), loaded
        kind = standing.question_kind(match)
        for _ in range(MOST_IN_ROW):
            option = standing.public_answer(now, seat) if standing.question_kind(match) == kind else None
            if option is None:
                break
            hand = FOLLOWS if rows else STANDING
            match.play(seat, option)
            rows.append(marked(next_row(loaded, len(rows) + 1, seat, "choice", str(option), hand), match))
            while (only := forced_answer(match) or needless_order(match)) is not None:
                match.play(*only)
                rows.append(marked(next_row(loaded, len(rows) + 1, only[0], "choice", str(only[1]), FOLLOWS), match))
            now = loaded.with_rows(rows, match.clone())
            now.standing = standing.after_rows(loaded, now, rows)
        if rows:
            await self._writer.append(loaded, rows, match)

    async def close_window(self, table: TableRef) -> None:
        """Play all answers to a hidden window, in the order they came in, if its time is up or all have answered."""
        async with self._cache.at(table) as loaded:
            left = loaded.window_left()
            done = loaded.window_complete()
            if loaded.running and (done or (left is not None and left <= 0)):
                await self._close_window(loaded)

    async def _close_window(self, loaded: LoadedTable) -> None:
        window = loaded.window()
        assert window is not None
        match = loaded.match.clone(record_events=True)
        rows: list[ChoiceRow] = []
        now, hand = clock.now(), CLOSED if loaded.timed(window) else "clerk"
        for seat in closing_order(loaded, window):
            ordered = (loaded.question, seat) not in loaded.held and loaded.held_row(window, seat)
            by = (ORDERED if hand == CLOSED else STANDING) if ordered else hand
            for option in loaded.default_answer(window, seat, loaded.held_row(window, seat)):
                match.play(seat, option)
                row = next_row(loaded, len(rows) + 1, seat, "choice", str(option), by)
                rows.append(marked(row._replace(at=now), match))
        await self._writer.append(loaded, rows, match)


def closing_order(loaded: LoadedTable, window: Answers) -> list[int]:
    """The order in which answers are played when the window closes: as they came in, then silent seats.

    Over days it is the order of seats: who was quick must not show.
    """
    rest = window.deciders(loaded.match.state)
    if loaded.row.speed != TONIGHT:
        return sorted(rest)
    said = [seat for question, seat in loaded.held if question == loaded.question]
    return [*(seat for seat in said if seat in rest), *(seat for seat in rest if seat not in said)]
