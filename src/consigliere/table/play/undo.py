"""Taking choices back: alone if nobody has seen anything since, otherwise with the consent of all."""

from __future__ import annotations

from consigliere.engine import Stale
from consigliere.table.base.errors import Refused
from consigliere.table.base.turns import in_thread
from consigliere.table.store import queries
from consigliere.table.store.rows import PendingUndo

from .hands import FOLLOWS
from .loaded import LoadedTable
from .record import after
from .table_cache import TableRef
from .writer import TableWriter, must_run, next_row


class Undo:
    """Takes choices back."""

    def __init__(self, writer: TableWriter) -> None:
        self._writer = writer
        self._cache = writer.cache

    async def take_back(self, table: TableRef, seat: int, number: int | None = None, turn: bool = False) -> bool:
        """Take back the seat's last choice if nobody has seen anything since; otherwise ask the others.

        Choices taken together are taken back together; with `turn`, the whole turn as far as possible. Returns whether
        it was taken back.
        """
        async with self._cache.at(table) as loaded:
            must_run(loaded)
            if number is not None and number != loaded.number(seat):
                raise Stale(f"question {number} has been answered; the question now is {loaded.number(seat)}")
            window = loaded.window()
            if window is not None and seat in window.asked:
                row = loaded.held_row(window, seat)
                if not row:
                    raise Refused("nothing-to-undo", 409)
                answers = tuple(str(one) for one in row[:-1])
                await self._writer.change(loaded, lambda c: queries.hold(c, loaded.id, loaded.question, seat, answers))
                return True
            if loaded.can_undo(seat):
                match, rows = loaded.match, [next_row(loaded, 1, seat, "undo", "", "person")]
                match = await in_thread(after, match, rows[0])
                while (turn or len(rows) <= loaded.follows) and match.can_undo(seat):
                    rows.append(next_row(loaded, len(rows) + 1, seat, "undo", "", FOLLOWS))
                    match = await in_thread(after, match, rows[-1])
                await self._writer.append(loaded, rows, match)
                return True
            keep = loaded.last_own(seat)
            if keep is None:
                raise Refused("nothing-to-undo", 409)
            if loaded.pending_undo is not None:
                raise Refused("request-stands", 409)
            asked = PendingUndo(seat, loaded.head, keep, (seat,))
            if not _must_agree(loaded, asked):
                await self._go_back(loaded, asked)
                return True
            await self._writer.change(loaded, lambda c: queries.set_pending_undo(c, loaded.id, asked))
            return False

    async def answer(self, table: TableRef, seat: int, yes: bool) -> None:
        """Agree or refuse. The asker's own "no" withdraws the request."""
        async with self._cache.at(table) as loaded:
            must_run(loaded)
            asked = loaded.pending_undo
            if asked is None:
                raise Refused("request-gone", 409)
            if not yes:
                await self._writer.change(loaded, lambda c: queries.set_pending_undo(c, loaded.id, None))
                return
            asked = asked._replace(agreed=tuple(sorted({*asked.agreed, seat})))
            if _must_agree(loaded, asked):
                await self._writer.change(loaded, lambda c: queries.set_pending_undo(c, loaded.id, asked))
            else:
                await self._go_back(loaded, asked)

    async def _go_back(self, loaded: LoadedTable, asked: PendingUndo) -> None:
        row = next_row(loaded, 1, asked.seat, "back", str(asked.keep), "person")
        await self._writer.append(loaded, [row], await in_thread(after, loaded.match, row))


def _must_agree(loaded: LoadedTable, asked: PendingUndo) -> list[int]:
    """The seats whose consent is missing: those that people play."""
    return [p.seat for p in loaded.people if p.kind == "human" and not p.bot and p.seat not in asked.agreed]
