"""Bots' offers to people stay open for a while, and timing does not reveal to others that there is one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from consigliere.engine import Title
from consigliere.table.base.visitor import Visitor
from consigliere.table.play import pacing
from consigliere.table.play.loaded import LoadedTable
from consigliere.table.play.pacing import MIN_OFFER_SECONDS
from consigliere.table.play.tables import Tables
from consigliere.table.play.workers import Job
from consigliere.table.show.pages.play_context import PlayContext
from consigliere.table.show.presenter import Presenter
from consigliere.table.store.database import Store
from consigliere.table.store.hub import Hub

from . import simulated_tables
from .loop import run_async
from .simulated_tables import AtOnce, Clock, SimulatedTable
from .stored_tables import run

GAMES = ("toy", "la_cosa_nostra", "men_of_mayhem")
OFFERS = {"toy": 8, "la_cosa_nostra": 5, "men_of_mayhem": 3}  # `python -m tests.table.simulated_tables` tries hundreds
# Tables at which a bot makes an offer early: with one person, with a spectator and with two people. At most tables of
# Men of Mayhem bots offer people nothing to the end, which takes ten seconds. If bots change, other tables follow.
EARLY = {"toy": (), "la_cosa_nostra": (), "men_of_mayhem": (9, 25, 26)}


@pytest.mark.parametrize("game", GAMES)
def test_every_offer_of_a_bot_stands_until_it_is_answered_or_for_its_time(game: str, toy: Title) -> None:
    found = simulated_tables.simulate(game, 4, OFFERS[game], first=EARLY[game])
    assert len(found) >= OFFERS[game]
    for persons, watched, made in found:
        assert made.kept or (made.why == "moved on" and (watched or persons > 1)), (persons, watched, made)
        assert made.owed or not (watched or persons > 1), (
            "where others look on, a bot waits for the person's own question"
        )


class Generous(AtOnce):
    """Bots that play at random. One gives money to the first person as often as it may; there are no other offers."""

    talks = True

    async def choose(self, job: Job, watched: bool = True) -> str | None:
        if job.offers < 0:
            return await super().choose(job, watched)
        match = (await self.tables.cache.get(self.table)).match
        trade = match.title.trade
        assert trade is not None
        first = job.seat == match.setup.seats - 1 and 0 in job.reach
        if not (
            self.talks and first and job.offers and trade.money_available(match.state, job.seat) >= trade.money_unit
        ):
            return ""
        if any(offer.maker == job.seat for offer in match.state.offers):
            return ""
        return f"offer:{json.dumps({'gives': [[job.seat, 0, trade.money_kind, trade.money_unit]]})}"


class Silent(Generous):
    """The same bots, without the offers."""

    talks = False


Seen = list[tuple[float, int]]


def seen_by_others(folder: Path, game: str, workers: type[AtOnce], persons: int) -> tuple[dict[str, Seen], int]:
    """When what a spectator and a second person see has changed, and how many private offers there were."""
    seen: dict[str, Seen] = {}

    async def scene(_store: Store, tables: Tables) -> int:
        presenter, ticking = Presenter(tables), Clock()
        eyes = {"spectator": Visitor("9" * 64, False, "en"), "second": Visitor("1" * 64, False, "en")}
        eyes["second"].session = "1" * 64  # who holds the second seat, if a person does

        async def look(loaded: LoadedTable) -> None:
            for name, visitor in eyes.items():
                assert presenter.own(loaded, visitor) == ([1] if name == "second" and persons == 2 else [])
                context = await presenter.context(loaded, visitor, "")
                assert isinstance(context, PlayContext)
                version = context.version
                rows = seen.setdefault(name, [])
                if not rows or rows[-1][1] != version:
                    rows.append((round(ticking.time, 2), version))

        with ticking.installed():
            party = SimulatedTable(
                tables, ticking, game, 4, persons, 5, watched=persons == 1, deals=False, workers=workers
            )
            party.look = look
            await party.play(6, most=260)
        return len(party.done) + len(party.open)

    offers: int = run(f"sqlite:///{folder}/{workers.__name__}.db", scene)
    return seen, offers


@pytest.mark.parametrize("persons", [1, 2], ids=["a spectator", "a second person"])
@pytest.mark.parametrize("game", GAMES)
def test_nobody_else_can_tell_by_time_that_there_is_a_private_offer(
    tmp_path: Path, game: str, toy: Title, persons: int
) -> None:
    one, made = seen_by_others(tmp_path, game, Generous, persons)
    other, none = seen_by_others(tmp_path, game, Silent, persons)
    assert made
    assert not none
    for name, rows in one.items():
        until = min(len(rows), len(other[name]))
        assert until > 10
        assert rows[:until] == other[name][:until], name


def test_a_bot_alone_with_a_person_waits_and_continues_when_somebody_looks(tmp_path: Path, toy: Title) -> None:
    async def scene(_store: Store, tables: Tables) -> list[float]:
        ticking = Clock()
        lefts: list[float] = []

        async def look(loaded: LoadedTable) -> None:
            if lefts or not pacing.recent_offers(loaded) or loaded.owes(0):
                return
            lefts.append(pacing.move_left(loaded, tables.hub))
            await tables.hub.note_spectator(loaded.id)
            lefts.append(pacing.move_left(loaded, tables.hub))
            assert 0 not in pacing.reachable_seats(loaded, 3, tables.hub)
            offer = pacing.recent_offers(loaded)[0][0]
            assert not pacing.may_say(loaded, offer.maker, f"withdraw:{offer.number}", tables.hub)
            ticking.time += MIN_OFFER_SECONDS
            assert pacing.may_say(loaded, offer.maker, f"withdraw:{offer.number}", tables.hub)
            assert pacing.move_left(loaded, tables.hub) <= 0
            ticking.time -= MIN_OFFER_SECONDS

        with ticking.installed():
            party = SimulatedTable(tables, ticking, "toy", 4, 1, 5, deals=False, workers=Generous)
            party.look = look
            await party.play(8, most=400)
        return lefts

    alone, seen = run(f"sqlite:///{tmp_path}/tables.db", scene)
    assert MIN_OFFER_SECONDS - 1 < alone <= MIN_OFFER_SECONDS
    assert seen <= 0.9


def test_spectators_are_remembered_for_a_while() -> None:
    ticking, hub = Clock(), Hub()
    woken: list[str] = []
    hub.on_look = woken.append

    async def scene() -> None:
        assert hub.spectated_since("t", 60) is None
        async with hub.looking("t", spectator=False):
            assert hub.spectated_since("t", 60) is None
        async with hub.looking("t", spectator=True):
            ticking.time += 4000
            assert hub.spectated_since("t", 60) == 4000
        ticking.time += 50
        assert hub.spectated_since("t", 60) == 4050
        ticking.time += 50
        assert hub.spectated_since("t", 60) is None
        await hub.note_spectator("t")
        assert woken == ["t", "t", "t"]

    with ticking.installed():
        run_async(scene())
