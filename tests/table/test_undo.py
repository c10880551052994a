"""Undo in every game: choices taken together go back together, a whole turn goes back in one click to the last thing
seen, and a request to others says what it would take back."""

from __future__ import annotations

from collections import Counter
from html import unescape
from random import Random

import pytest

from consigliere.games import titles
from consigliere.table.base.visitor import Visitor
from consigliere.table.play.loaded import LoadedTable
from consigliere.table.play.tables import Tables
from consigliere.table.show.pages.play_context import PlayContext
from consigliere.table.show.presenter import Presenter
from tests.choice_cost import sitting

from .loop import run_async

CHOICES = 400  # at most
WANTED = ("row", "turn", "asked")
# What never occurred there in a thousand answers: nobody aims over a card in hand, and most answers reveal something.
NEVER = {"corleones_empire": {"row"}, "la_cosa_nostra": {"row", "turn"}}
TRIED = 0.4  # the share of answers that are taken back: with all of them the game would not progress
GAMES = [title.id for title in titles() if title.id != "toy"]


def made(loaded: LoadedTable) -> list[tuple[int, str]]:
    return [(choice.seat, str(choice.option)) for choice in loaded.history()]


async def take_back(tables: Tables, table: str, seat: int, text: str, before: list[tuple[int, str]]) -> str:
    """After an answer: take it back if possible, and answer again. Return what was tried."""
    loaded = await tables.cache.get(table)
    now = made(loaded)
    if loaded.window() is not None or len(now) <= len(before) or not loaded.can_undo(seat):
        return ""
    if len(now) > len(before) + 1:
        more = loaded.can_reset(seat)
        await tables.undo.take_back(table, seat)
        loaded = await tables.cache.get(table)
        assert made(loaded) == before, f"{text}: taken as one, taken back as one"
        assert not more or loaded.match.can_undo(seat), "the whole turn is offered where it is more than the row"
        await tables.moves.play(table, seat, text)
        return "row"
    if loaded.can_reset(seat):
        await tables.undo.take_back(table, seat, turn=True)
        loaded = await tables.cache.get(table)
        left, own = made(loaded), [option for who, option in now if who == seat]
        gone = len(now) - len(left)
        assert gone > 1, "offered only where it takes back more than the last choice"
        # Others may have answered the same question meanwhile: their answers stay.
        assert [one for one in left if one[0] != seat] == [one for one in now if one[0] != seat]
        assert [option for who, option in left if who == seat] == own[: len(own) - gone]
        assert not loaded.match.can_undo(seat), "everything up to the last thing seen"
        return "turn"
    return ""


async def ask(tables: Tables, table: str, presenter: Presenter, people: list[Visitor], seat: int) -> str:
    """Ask the others to take a seat's last choice back, then withdraw the request.

    Return what the next of them reads.
    """
    loaded = await tables.cache.get(table)
    over = loaded.match.result is not None
    if over or loaded.window() is not None or loaded.can_undo(seat) or loaded.last_own(seat) is None:
        return ""
    assert not await tables.undo.take_back(table, seat)
    loaded = await tables.cache.get(table)
    other = (seat + 1) % len(people)
    page = await presenter.context(loaded, people[other], "")
    assert isinstance(page, PlayContext)
    request = page.undo_request
    assert request is not None
    assert not request.mine
    told = {line.text for row in page.log for line in row}
    assert not request.what or request.what in told, "from the reader's own log"
    shown = unescape(str(presenter.parts(loaded, page)["slips"]))  # text by others is encoded as numbers
    await tables.undo.answer(table, seat, False)
    return "asked" if request.what and request.what.rstrip(".")[:12] in shown else "unseen"


@pytest.mark.parametrize("game", GAMES)
def test_what_is_taken_back_and_how_it_is_asked_for(game: str) -> None:
    """A random game that takes every distant target in one click once it is offered."""

    wanted = [what for what in WANTED if what not in NEVER.get(game, ())]

    async def play() -> Counter[str]:
        found: Counter[str] = Counter()
        pick, seats = Random(5), next(title for title in titles() if title.id == game).facts.players[1]
        async with sitting(game, seats, 3) as (tables, table, people):
            presenter = Presenter(tables)
            for _ in range(CHOICES):
                loaded = await tables.cache.get(table)
                asked = [seat for seat in range(seats) if loaded.owes(seat)]
                if not asked or all(found[what] > 1 for what in wanted):
                    break
                seat = pick.choice(asked)
                page = await presenter.context(loaded, people[seat], "")
                assert isinstance(page, PlayContext)
                text = pick.choice(page.far or page.options).text
                before = made(loaded)
                await tables.moves.play(table, seat, text, page.number)
                if pick.random() < TRIED:
                    found[await take_back(tables, table, seat, text, before)] += 1
                if found["asked"] < 2:
                    found[await ask(tables, table, presenter, people, seat)] += 1
        return found

    found = run_async(play())
    assert all(found[what] for what in wanted), found
