"""Simulated tables of people and bots with the real clerk, and a clock that jumps to the next due time.

`python -m tests.table.simulated_tables men_of_mayhem --offers 60` measures how long the bots' offers to people stay
open, and how many of their slips stay in sight.
"""

from __future__ import annotations

import argparse
import random
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import chain, count
from unittest.mock import patch

from consigliere import bots
from consigliere.board.words import words_for
from consigliere.engine import ConsigliereError, Offer, Option
from consigliere.games import load_module
from consigliere.table.base import clock
from consigliere.table.base.visitor import Visitor
from consigliere.table.play import pacing
from consigliere.table.play.clerk import Clerk
from consigliere.table.play.ended_offers import MIN_OFFER_SECONDS
from consigliere.table.play.lasting import lasts
from consigliere.table.play.loaded import LoadedTable
from consigliere.table.play.pacing import people
from consigliere.table.play.seating import Draft, Person
from consigliere.table.play.tables import Tables
from consigliere.table.play.thinker import options_that_keep
from consigliere.table.play.workers import Job, Workers
from consigliere.table.show.pages.play_context import PlayContext
from consigliere.table.show.pages.slips import slips
from consigliere.table.show.presenter import Presenter
from consigliere.table.store.database import Store

from .stored_tables import ANNA, run

BOTS = ("trader", "bully", "miser")
START = 1_000_000.0


class Clock:
    """Both clocks of the table, set by the test."""

    def __init__(self) -> None:
        self.time = START

    def __call__(self) -> float:
        return self.time

    def installed(self) -> ExitStack:
        stack = ExitStack()
        stack.enter_context(patch.object(clock, "now", self))
        stack.enter_context(patch.object(clock, "ticks", self))
        return stack


class AtOnce(Workers):
    """Bots that think in this process and take no time. `play` gives quick answers."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(0)
        self.tables = tables
        self.table = ""

    async def choose(self, job: Job, watched: bool = True) -> str | None:
        match = self.tables.cache.current(await self.tables.cache.get(self.table)).match
        if job.held:
            match = match.clone(record_events=True)
            for text in job.held:
                match.play(job.seat, text)
        if job.offers < 0:
            sight = options_that_keep(bots.Sight(match, job.seat), job.kept, job.seed)
            return str(bots.make("random", job.seed + match.number(None)).choose(sight))
        player = bots.make(job.bot, job.seed)
        assert isinstance(player, bots.Talker)
        said = player.talk(bots.Sight(match, job.seat, job.offers, reach=frozenset(job.reach)))
        if said is None or (said.verb == "offer" and not lasts(match, job.seat, said, job.unasked, job.pace)):
            return ""
        return str(said)


class Stepped(Clerk):
    """The clerk with a timer on the simulated clock."""

    def __init__(self, tables: Tables, workers: Workers) -> None:
        super().__init__(tables, workers)
        self.due: float | None = None

    def _set_timer(self, table_id: str, seconds: float) -> None:
        self.due = clock.ticks() + seconds

    def _cancel_timer(self, table_id: str) -> None:
        self.due = None

    async def attend(self, table_id: str) -> None:
        """Do everything that is due at a table now."""
        await self._attend(table_id)


@dataclass
class Made:
    """A bot's offer to a person, and its outcome."""

    offer: Offer
    person: int
    made: float
    owed: bool
    ended: float = 0.0
    why: str = ""
    decided: bool = False
    table: int = 0
    seen: bool = False  # whether its slip was in sight until it was answered or its time was over
    stood: float = 0.0  # the seconds in which it could be answered: it stood and deals were open
    rests: int = 0  # how often a rule ended it before its time, so that its maker had to make it again

    @property
    def timely(self) -> bool:
        """Whether it could be answered for its time."""
        return self.stood >= MIN_OFFER_SECONDS - 1e-3

    @property
    def kept(self) -> bool:
        """Whether it stood until it was answered, or could be answered for its time."""
        return self.why == "answered" or self.timely


@dataclass
class SimulatedTable:
    """One table of people and bots, played to its end or until enough offers were made."""

    tables: Tables
    clock: Clock
    game: str
    seats: int
    persons: int
    seed: int
    watched: bool = False
    deals: bool = True  # people accept offers sometimes
    pace: float = 0.9  # seconds a bot waits before its move
    workers: type[AtOnce] = AtOnce
    look: Callable[[LoadedTable], Awaitable[None]] | None = None
    table: str = ""
    open: dict[int, Made] = field(default_factory=dict)
    done: list[Made] = field(default_factory=list)
    fading: list[Made] = field(default_factory=list)  # offers whose slips have to be in sight
    resting: dict[int, Made] = field(default_factory=dict)  # offers that a rule ended before their time
    presenter: Presenter | None = None

    def lot(self, *about: int) -> random.Random:
        """A random number that depends only on its arguments: a private offer changes no other choice."""
        return random.Random(f"{self.seed}/{about}")

    async def begin(self) -> Stepped:
        places = ["me", *["open"] * (self.persons - 1)]
        places += [f"bot:{BOTS[i % 3]}" for i in range(self.seats - self.persons)]
        draft = Draft(self.game, self.seats, places=tuple(places), window=8.0, pace=self.pace, patience=120.0)
        self.table = await self.tables.seating.create(ANNA, draft)
        for seat in range(1, self.persons):
            await self.tables.seating.join(Person(str(seat) * 64), self.table, seat, f"P{seat}")
        await self.tables.seating.start(self.table)
        workers = self.workers(self.tables)
        workers.table = self.table
        return Stepped(self.tables, workers)

    async def play(self, offers: int, most: int = 4000) -> list[Made]:
        clerk = await self.begin()
        decide: dict[tuple[int, int], float] = {}
        answer: dict[int, float] = {}
        changed = True
        for _ in range(most):
            if self.watched:
                await self.tables.hub.note_spectator(self.table)
            if changed or clerk.due is None or clerk.due <= self.clock.time:
                await clerk.attend(self.table)
            loaded = await self.tables.cache.get(self.table)
            self.note(loaded)
            await self.check_slips(loaded)
            if self.look is not None and loaded.running:
                await self.look(loaded)
            if not loaded.running or (len(self.done) >= offers and not (self.fading or self.resting)):
                break
            now = self.clock.time
            for seat in range(self.persons):
                number = loaded.number(seat)
                if loaded.owes(seat):
                    decide.setdefault((seat, number), now + self.lot(seat, number).choice((1.0, 2.5, 6.0, 15.0, 40.0)))
            for number in self.open:
                answer.setdefault(number, now + self.lot(number).choice((3.0, 8.0, 30.0, 90.0)))
            times = [
                time for (seat, number), time in decide.items() if loaded.owes(seat) and loaded.number(seat) == number
            ]
            times += [
                answer[number] for number in self.open if not loaded.deals_closed_by() and answer[number] > now - 1
            ]
            times += [now + MIN_OFFER_SECONDS - made.stood for made in self.open.values() if not made.timely]
            if clerk.due is not None:
                times.append(clerk.due)
            self.clock.time = max(now, min(times)) + 1e-6  # later than the due time, not exactly then
            for made in self.open.values() if not loaded.deals_closed_by() else ():
                made.stood += self.clock.time - now
            changed = await self.act(loaded, decide, answer)
            loaded = await self.tables.cache.get(self.table)
            self.note(loaded)
            await self.check_slips(loaded)
        return self.done[:offers]

    async def check_slips(self, loaded: LoadedTable) -> None:
        """Look whether the person sees each offer that was not answered and is younger than its time."""
        now = self.clock.time
        for made in list(self.fading):
            if (made.why == "answered" and made.ended) or made.timely or not loaded.running:
                made.seen = True  # a game that has ended is no live game
            elif made.ended and now >= made.made + MIN_OFFER_SECONDS - 0.1:
                made.seen = await self.slip_of(loaded, made)
            elif await self.slip_of(loaded, made):
                continue
            self.fading.remove(made)

    async def slip_of(self, loaded: LoadedTable, made: Made) -> bool:
        """Whether the person's page has the slip of an offer, open or with the reason why it ended.

        Of more than two open ones the page counts the others.
        """
        if self.presenter is None:
            self.presenter = Presenter(self.tables)
        reader = Visitor("9" * 64, False, "en")
        reader.session = next(one.owner for one in loaded.holders if one.seat == made.person)
        context = await self.presenter.context(loaded, reader, "")
        assert isinstance(context, PlayContext)
        assert context.seat == made.person
        shown = slips(context, words_for("en", self.game))
        waits = "slips-more" in shown and any(one.number == made.offer.number for one in loaded.match.state.offers)
        return waits or f'id="slip-offer-{made.offer.number}"' in shown

    async def act(self, loaded: LoadedTable, decide: dict[tuple[int, int], float], answer: dict[int, float]) -> bool:
        """A person's action now, if any."""
        now = self.clock.time
        for number, made in list(self.open.items()):
            if answer[number] <= now and not loaded.deals_closed_by():
                option = Option(self.lot(number).choice(("accept", "refuse", "refuse")), number)
                if option not in loaded.extras(made.person) or not self.deals:
                    option = Option("refuse", number)
                made.why = "answered"
                await self.tables.moves.play(self.table, made.person, str(option))
                return True
        for seat in range(self.persons):
            time = decide.get((seat, loaded.number(seat)))
            if loaded.owes(seat) and time is not None and time <= now:
                for made in self.open.values():
                    made.decided = made.decided or made.person == seat
                try:
                    await self.tables.moves.play(
                        self.table, seat, str(self.lot(seat, loaded.number(seat)).choice(loaded.options(seat)))
                    )
                except ConsigliereError:
                    decide.pop((seat, loaded.number(seat)))
                return True
        return False

    def note(self, loaded: LoadedTable) -> None:
        """Record which offers to people are new and which are gone."""
        persons = people(loaded)
        standing = {offer.number: offer for offer in loaded.match.state.offers}
        for number, offer in standing.items():
            to = persons & set(offer.parties)
            if number in self.resting:
                self.open[number] = self.resting.pop(number)
            elif number not in self.open and to and offer.maker not in persons:
                person = min(to)
                self.open[number] = Made(offer, person, self.clock.time, loaded.owes(person), table=self.seed - 1)
                self.fading.append(self.open[number])
        for number in [number for number in self.open if number not in standing]:
            made = self.open.pop(number)
            if made.kept or not loaded.running:
                self.end(made, "gone" if loaded.running else "game over")
            else:
                made.rests += 1
                self.resting[number] = made
        again = {one.offer.number for one in pacing.resting_offers(loaded)} if loaded.running else set[int]()
        for number in [number for number in self.resting if number not in again]:
            made = self.resting.pop(number)
            self.end(made, _why_gone(loaded, made.offer) if loaded.running else "game over")

    def end(self, made: Made, why: str) -> None:
        made.ended, made.why = self.clock.time, made.why or why
        self.done.append(made)


def _why_gone(loaded: LoadedTable, offer: Offer) -> str:
    """Whether a rule forbids an offer now, or it is simply gone."""
    trade = loaded.setup.title.trade
    assert trade is not None
    out = set(offer.parties) & set(loaded.match.state.seats_out)
    return "impossible" if out or trade.problem(loaded.match.state, offer, offer.maker) else "gone"


SETTINGS = ((1, False), (1, True), (2, False))  # people with a seat, and whether there is a spectator


def simulate(
    game: str, seats: int, offers: int, seed: int = 0, first: Sequence[int] = (), pace: float = 0.9
) -> list[tuple[int, bool, Made]]:
    """A number of bots' offers to people, at tables with one person, with a spectator, and with two people.

    One offer at each table in `first`, then as many as are missing at one table after the other, beginning with `seed`.
    """
    found: list[tuple[int, bool, Made]] = []

    async def scene(_store: Store, tables: Tables) -> None:
        ticking = Clock()
        with ticking.installed():
            for number in chain(first, count(seed)):
                persons, watched = SETTINGS[number % len(SETTINGS)]
                table = SimulatedTable(tables, ticking, game, seats, persons, number + 1, watched, pace=pace)
                most = 1 if number in first else min(offers - len(found), max(4, offers // 4))
                found.extend((persons, watched, made) for made in await table.play(most))
                if len(found) >= offers:
                    return

    with tempfile.TemporaryDirectory() as own:
        run(f"sqlite:///{own}/tables.db", scene)
    return found


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--offers", type=int, default=60)
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_args()
    load_module("tests.table.extra_games")
    found = simulate(wanted.game, wanted.seats, wanted.offers, wanted.seed)
    kinds = Counter((persons, watched, made.owed, made.why, made.kept) for persons, watched, made in found)
    for (persons, watched, owed, why, kept), times in sorted(kinds.items()):
        eyes = "spectator" if watched else "nobody else"
        print(f"{persons} people, {eyes}, {'(a)' if owed else '(b)'}, {why}, {'kept' if kept else 'short'}: {times}")
    answered = [made for *_, made in found if made.why == "answered"]
    others = [made for *_, made in found if made.why != "answered"]
    print(f"{len(found)} offers, {len(answered)} answered, shortest unanswered {min(m.stood for m in others):.1f} s")
    for made in others:
        if not made.kept:
            sight = "in sight" if made.seen else "NOT IN SIGHT"
            print(f"table {made.table}: {made.why} after {made.stood:.1f} s in which it could be answered, {sight}")
    print(f"stood until answered or for {MIN_OFFER_SECONDS:.0f} s: {sum(made.kept for *_, made in found)}", end="; ")
    print(f"{sum(made.rests > 0 for *_, made in found)} of them were made again after a rule had ended them")
    print(f"in sight until answered or for {MIN_OFFER_SECONDS:.0f} s: {sum(made.seen for *_, made in found)}")


if __name__ == "__main__":
    main()
