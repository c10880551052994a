"""Measures what a choice costs a server, part by part.

`python -m tests.choice_cost --game la_cosa_nostra --seats 4 --choices 150`.

Random games are played in this process, one choice at each table in turn. After each choice every seat and one
spectator get the update for their page, as `live.py` sends it, but without network or other processes. So the figures,
milliseconds of this thread per choice, are valid on a busy machine too. Compare them with each other, or with another
version in the same minute. `--tables 128` shows how much is redrawn with many tables.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from time import thread_time
from typing import TypeVar

from consigliere.table.base.visitor import Visitor
from consigliere.table.play.loaded import LoadedTable
from consigliere.table.play.seating import Draft, Person
from consigliere.table.play.tables import Tables
from consigliere.table.show.news import SentState
from consigliere.table.show.pages.play_context import PlayContext
from consigliere.table.show.presenter import Presenter
from consigliere.table.store.database import Store
from consigliere.table.web.live_compression import deflated

T = TypeVar("T")
WARM = 20  # choices before the measurement: texts are loaded, and shared drawings are cached


class Line:
    """A reader with an open connection."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.told: SentState | None = None
        self.seen = 0
        self.sent: list[int] = []

    def send(self, text: str) -> None:
        self.sent.append(len(deflated(text.encode())))


class Work:
    """Adds up the time by part."""

    def __init__(self) -> None:
        self.spent: defaultdict[str, float] = defaultdict(float)

    def of(self, what: str, do: Callable[[], T]) -> T:
        begin = thread_time()
        done = do()
        self.spent[what] += thread_time() - begin
        return done


async def tell(presenter: Presenter, loaded: LoadedTable, line: Line, work: Work) -> None:
    """Send a reader what has changed, as `live.py` does."""
    begin = thread_time()
    context = await presenter.context(loaded, line.visitor, "")
    work.spent["words and drawings"] += thread_time() - begin
    if not isinstance(context, PlayContext) or context.version == line.seen:
        return
    work.of("pages", lambda: presenter.parts(loaded, context, frozenset()))
    if line.told is None:  # the page has just been opened
        shown = presenter.shown(loaded, context, context.version)
        line.told, line.seen = SentState(shown, place=len(loaded.history())), context.version
        return
    told = line.told
    reader = presenter.reader(loaded, line.visitor)
    text = work.of("scenes and news", lambda: presenter.news(loaded, reader, context, told, line.seen))
    line.seen = context.version
    work.of("deflate", lambda: line.send(text))


@asynccontextmanager
async def sitting(game: str, seats: int, seed: int) -> AsyncIterator[tuple[Tables, str, list[Visitor]]]:
    """A started table in this process with its own store: all seats are people, and windows wait for all."""
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite:///{folder}/tables.db")
        tables = Tables(store, alone=True, secret=bytes([seed] * 32))
        people = [Visitor(f"person {i}", False, ("en", "ru", "uk")[i % 3]) for i in range(seats)]
        try:
            table = await tables.seating.create(Person(people[0].session, "P0"), Draft(game, seats, window=0))
            for seat in range(1, seats):
                await tables.seating.join(Person(people[seat].session), table, seat, f"P{seat}")
            await tables.seating.start(table)
            yield tables, table, people
        finally:
            await store.close()


class Table:
    """One table with its readers and players."""

    def __init__(self, tables: Tables, table: str, people: list[Visitor], spectators: int, seed: int) -> None:
        self.tables, self.table, self.seats = tables, table, len(people)
        self.presenter = Presenter(tables)
        self.lines = [Line(one) for one in people] + [Line(Visitor(f"eye {i}", False, "en")) for i in range(spectators)]
        self.rng = random.Random(seed)

    async def tell(self, work: Work) -> None:
        loaded = await self.tables.cache.get(self.table)
        for line in self.lines:
            await tell(self.presenter, loaded, line, work)

    async def choose(self, work: Work) -> bool:
        """Play one choice of any seat and tell all readers; False once the game is over."""
        loaded = await self.tables.cache.get(self.table)
        asked = [seat for seat in range(self.seats) if loaded.owes(seat)]
        if not asked:
            return False
        seat = self.rng.choice(asked)
        option = self.rng.choice(loaded.options(seat))
        begin = thread_time()
        await self.tables.moves.play(self.table, seat, str(option), loaded.number(seat))
        work.spent["playing and storing"] += thread_time() - begin
        await self.tell(work)
        return True


async def run(
    game: str, seats: int, choices: int, spectators: int, seed: int, tables: int = 1
) -> tuple[Work, list[Line], int]:
    work, played = Work(), 0
    async with AsyncExitStack() as stack:
        sat = [await stack.enter_async_context(sitting(game, seats, seed + i)) for i in range(tables)]
        at = [Table(*one, spectators, seed + i) for i, one in enumerate(sat)]
        for table in at:
            await table.tell(work)
        for number in range(WARM + choices):
            if number == WARM:
                work, played = Work(), 0
            for table in at:
                played += await table.choose(work)
    return work, [line for table in at for line in table.lines], played


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="la_cosa_nostra")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--choices", type=int, default=150)
    parser.add_argument("--spectators", type=int, default=1)
    parser.add_argument("--tables", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    work, lines, played = asyncio.run(
        run(wanted.game, wanted.seats, wanted.choices, wanted.spectators, wanted.seed, wanted.tables)
    )
    for what, seconds in work.spent.items():
        print(f"{what:24s}{1000 * seconds / played:9.2f} ms a choice")
    print(f"{'together':24s}{1000 * sum(work.spent.values()) / played:9.2f} ms a choice, {played} choices")
    sent = sorted(size for line in lines for size in line.sent)
    print(
        f"deflated, kB a message: median {sent[len(sent) // 2] / 1000:.1f}, the largest",
        *[f"{x / 1000:.1f}" for x in sent[-5:]],
    )


if __name__ == "__main__":
    main()
