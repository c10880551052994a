"""What a choice costs a server, part by part: `python -m tests.work --game la_cosa_nostra --seats 4 --choices 150`.

A game is played at random in this process, and after each choice every seat and one spectator is told what has changed
on an open line, as `live.py` does it: no network, no other process. So the figures, milliseconds of this thread for
each choice, hold on a busy machine too; compare them with each other, or with another version in the same minute.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import thread_time
from typing import TypeVar

from consigliere.table.deflate import deflated
from consigliere.table.guards import Visitor
from consigliere.table.loaded import LoadedTable
from consigliere.table.news import Told
from consigliere.table.pages.context import PlayContext
from consigliere.table.presenter import Presenter
from consigliere.table.seating import Draft, Person
from consigliere.table.store import Store
from consigliere.table.tables import Tables

T = TypeVar("T")
WARM = 20  # choices before the count begins: words are read, and what is drawn once has been


class Line:
    """A reader with an open line."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.told: Told | None = None
        self.seen = 0
        self.sent: list[int] = []

    def send(self, text: str) -> None:
        self.sent.append(len(deflated(text.encode())))


class Work:
    """Where the time goes."""

    def __init__(self) -> None:
        self.spent: defaultdict[str, float] = defaultdict(float)

    def of(self, what: str, do: Callable[[], T]) -> T:
        begin = thread_time()
        done = do()
        self.spent[what] += thread_time() - begin
        return done


async def tell(presenter: Presenter, loaded: LoadedTable, line: Line, work: Work) -> None:
    """As `live.py` does."""
    begin = thread_time()
    context = await presenter.context(loaded, line.visitor, "")
    work.spent["words and drawings"] += thread_time() - begin
    if not isinstance(context, PlayContext) or context.version == line.seen:
        return
    work.of("pages", lambda: presenter.parts(loaded, context))
    if line.told is None:  # the page has just been opened
        line.told, line.seen = Told(presenter.parts(loaded, context), place=len(loaded.history())), context.version
        return
    told = line.told
    reader = presenter.reader(loaded, line.visitor)
    text = work.of("scenes and news", lambda: presenter.news(loaded, reader, context, told, line.seen))
    line.seen = context.version
    work.of("deflate", lambda: line.send(text))


@asynccontextmanager
async def sitting(game: str, seats: int, seed: int) -> AsyncIterator[tuple[Tables, str, list[Visitor]]]:
    """A table in this process that has begun, in a store of its own: everybody is a person, windows wait for all."""
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite:///{folder}/tables.db")
        tables = Tables(store, alone=True, secret=bytes([seed] * 32))
        people = [Visitor(f"person {i}", False, ("en", "ru", "uk")[i % 3]) for i in range(seats)]
        try:
            table = await tables.create(Person(people[0].session, "P0"), Draft(game, seats, window=0))
            for seat in range(1, seats):
                await tables.join(Person(people[seat].session), table, seat, f"P{seat}")
            await tables.start(table)
            yield tables, table, people
        finally:
            await store.close()


async def run(game: str, seats: int, choices: int, spectators: int, seed: int) -> tuple[Work, list[Line], int]:
    rng, work, played = random.Random(seed), Work(), 0
    async with sitting(game, seats, seed) as (tables, table, people):
        presenter = Presenter(tables)
        lines = [Line(one) for one in people] + [Line(Visitor(f"eye {i}", False, "en")) for i in range(spectators)]
        for line in lines:
            await tell(presenter, await tables.get(table), line, work)
        for number in range(WARM + choices):
            if number == WARM:
                work, played = Work(), 0
            loaded = await tables.get(table)
            asked = [seat for seat in range(seats) if loaded.owes(seat)]
            if not asked:
                break
            seat = rng.choice(asked)
            option = rng.choice(loaded.options(seat))
            begin = thread_time()
            await tables.play(table, seat, str(option), loaded.number(seat))
            work.spent["playing and storing"] += thread_time() - begin
            played += 1
            loaded = await tables.get(table)
            for line in lines:
                await tell(presenter, loaded, line, work)
    return work, lines, played


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="la_cosa_nostra")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--choices", type=int, default=150)
    parser.add_argument("--spectators", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    work, lines, played = asyncio.run(run(wanted.game, wanted.seats, wanted.choices, wanted.spectators, wanted.seed))
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
