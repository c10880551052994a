"""Bots' offers to people stay open for a while, and timing does not reveal to others that there is one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from consigliere.engine import Title
from consigliere.engine.deals import parse_offer
from consigliere.table.base.visitor import Visitor
from consigliere.table.play import pacing
from consigliere.table.play.ended_offers import (
    ANSWERED,
    EXPIRED,
    LAPSED,
    MIN_OFFER_SECONDS,
    WITHDRAWN,
    EndedOffer,
    Moment,
    StandingOffer,
    note_offers,
)
from consigliere.table.play.loaded import LoadedTable
from consigliere.table.play.seating import Draft
from consigliere.table.play.segments import since
from consigliere.table.play.tables import Tables
from consigliere.table.play.workers import Job
from consigliere.table.show.pages.play_context import PlayContext
from consigliere.table.show.presenter import Presenter
from consigliere.table.store.database import Store
from consigliere.table.store.hub import Hub
from consigliere.table.store.rows import ChoiceRow
from tests.effort import effort
from tests.toy.market import Market

from . import simulated_tables
from .loop import run_async
from .simulated_tables import AtOnce, Clock, SimulatedTable
from .stored_tables import ANNA, run
from .test_deals import pages, to_open_deals
from .test_toy_game import market

GAMES = ("toy", "la_cosa_nostra", "men_of_mayhem")
OFFERS = effort(
    {"toy": 4, "la_cosa_nostra": 2, "men_of_mayhem": 1}, {"toy": 8, "la_cosa_nostra": 5, "men_of_mayhem": 3}
)  # `python -m tests.table.simulated_tables` tries hundreds
# Tables at which a bot makes an offer early: with one person, with a spectator and with two people. At most tables of
# Men of Mayhem bots offer people nothing to the end, which takes ten seconds. If bots change, other tables follow.
EARLY = {"toy": (), "la_cosa_nostra": (), "men_of_mayhem": effort((25,), (9, 25, 26))}


@pytest.mark.parametrize("game", GAMES)
def test_every_offer_of_a_bot_stands_until_it_is_answered_or_for_its_time(game: str, toy: Title) -> None:
    pace = 12.0 if game == "toy" else 0.9  # a shorter game would be over before an offer to a person has had its time
    found = simulated_tables.simulate(game, 4, OFFERS[game], first=EARLY[game], pace=pace)
    assert len(found) >= OFFERS[game]
    for persons, watched, made in found:
        assert made.seen, ("its slip went before it was answered and before its time", persons, watched, made)
        assert made.kept or made.why in ("impossible", "game over"), ("only a rule ends it", persons, watched, made)
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
            await party.play(6, most=effort(80, 140))
        return len(party.done) + len(party.open)

    offers: int = run(f"sqlite:///{folder}/{workers.__name__}.db", scene)
    return seen, offers


WHERE = [(game, persons) for game in GAMES for persons in (1, 2)]
WHERE = effort([WHERE[0], WHERE[3], WHERE[4]], WHERE)  # each game with a spectator or with a second person, or both


@pytest.mark.parametrize(("game", "persons"), WHERE)
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


def test_bots_speak_while_one_of_them_cannot_keep_its_offer(tmp_path: Path, toy: Title) -> None:
    async def scene(_store: Store, tables: Tables) -> None:
        places = ("me", "bot:random", "bot:random", "bot:random")
        table = await tables.seating.create(ANNA, Draft("toy", 4, places=places))
        await tables.seating.start(table)

        async def offer(maker: int, taker: int, coins: int) -> int:
            body = json.dumps({"gives": [[maker, taker, "coins", coins]]})
            await tables.moves.play(table, maker, f"offer:{body}")
            return (await tables.cache.get(table)).match.state.offers[-1].number

        state = (await to_open_deals(tables, table)).match.state
        assert isinstance(state, Market)
        coins = state.coins[1]
        await offer(1, 0, coins)
        asked, paid = await offer(0, 3, 1), await offer(1, 2, coins)
        loaded = await tables.cache.get(table)
        assert not pacing.may_say(loaded, 2, f"accept:{paid}", tables.hub), "then seat 1 could not keep its offer"
        assert pacing.may_say(loaded, 3, f"refuse:{asked}", tables.hub)
        await tables.moves.play(table, 2, f"accept:{paid}")
        loaded = await tables.cache.get(table)
        assert pacing.recent_offers(loaded)
        assert pacing.may_say(loaded, 3, f"refuse:{asked}", tables.hub)

    run(f"sqlite:///{tmp_path}/tables.db", scene)


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


def test_an_offer_that_ended_unanswered_stays_in_its_readers_sight(tmp_path: Path, toy: Title) -> None:
    """With the reason, for its time, and for nobody else. An answered one goes at once."""
    ticking, given = Clock(), '{"gives": [[0, 1, "coins", 1]]}'

    def ended(loaded: LoadedTable) -> list[list[str]]:
        loaded.wording = None
        return [[one.ended for one in page.deals.ended] for page in pages(loaded, 1, 0, 2, None)[::2]]

    async def scene(_store: Store, tables: Tables) -> None:
        loaded = await to_open_deals(tables, await market(tables))
        number = parse_offer(0, loaded.row.seats, given).number
        for verb, seat in (("withdraw", 0), ("refuse", 1)):
            await tables.offers.make(loaded.id, 0, given)
            assert ended(loaded) == [[], [], [], []]
            await tables.moves.play(loaded.id, seat, f"{verb}:{number}")
            first, *others = ended(loaded)
            assert len(first) == (verb == "withdraw")
            assert others == [[], [], []]
        await tables.offers.make(loaded.id, 0, given)
        await tables.moves.play(loaded.id, 0, f"withdraw:{number}")
        ticking.time += MIN_OFFER_SECONDS - 1
        assert ended(loaded)[0]
        ticking.time += 1
        assert not ended(loaded)[0]

    with ticking.installed():
        run(f"sqlite:///{tmp_path}/tables.db", scene)


def test_why_an_offer_ended() -> None:
    offer = parse_offer(0, 3, '{"gives": [[0, 1, "coins", 1]]}')
    reasons = {
        ("use:1", "person"): LAPSED,
        (f"withdraw:{offer.number}", "bot"): WITHDRAWN,
        (f"withdraw:{offer.number}", "clerk"): EXPIRED,
        (f"refuse:{offer.number}", "person"): ANSWERED,
        (f"refuse:{offer.number + 1}", "person"): LAPSED,
    }
    for (text, hand), why in reasons.items():
        row = ChoiceRow(7, 1, "choice", text, hand, 12.0)
        times, moment = {offer.number: StandingOffer(since(5.0), since(5.0))}, Moment(False, 3, True)
        (found,) = note_offers(times, (offer,), (), row, (), moment)
        assert (found.why, found.by, found.spent, times) == (why, 1, 7.0, {}), text
        times = {offer.number: StandingOffer(since(5.0), since(5.0))}
        assert note_offers(times, (offer,), (), row._replace(kind="undo"), (), moment) == ()


def test_an_offer_that_a_rule_ends_goes_on_with_the_time_that_it_has_left() -> None:
    offer = parse_offer(0, 3, '{"gives": [[0, 1, "coins", 1]], "text": "#peace:1-0"}')
    times: dict[int, StandingOffer] = {}
    ended: tuple[EndedOffer, ...] = ()

    def at(time: float, text: str, before: bool, after: bool, closed: bool = False) -> None:
        nonlocal ended
        row, moment = ChoiceRow(7, 1, "choice", text, "person", time), Moment(closed, 3, "offer" not in text)
        ended = note_offers(times, (offer,) * before, (offer,) * after, row, ended, moment)

    at(10.0, "offer:x", False, True)
    at(12.0, "use:1", True, True, closed=True)  # 2 s
    at(20.0, "use:1", True, True)
    at(25.0, "use:1", True, False)  # 5 s more
    (rests,) = ended
    assert (rests.unheard, rests.spent, rests.question) == (True, 7.0, 3)
    assert parse_offer(0, 3, rests.text.partition(":")[2]).number == offer.number
    at(40.0, "offer:x", False, True)
    assert not ended
    assert (times[offer.number].spent, times[offer.number].passed) == (7.0, True)
    at(53.5, "use:1", True, False)
    assert not ended[0].unheard
    at(60.0, "offer:x", False, True)  # it had its time: made again, it begins anew
    assert (times[offer.number].spent, times[offer.number].passed) == (0.0, False)
