"""Clicks per move when everything is chosen on the board, compared with the number of stored options."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator

from consigliere.bots import Bot, Sight, make
from consigliere.engine import PASS, Option
from consigliere.table.play.loaded import ROW, LoadedTable
from consigliere.table.show.pages.play_context import PlayContext
from consigliere.table.show.pages.question import in_bar
from consigliere.table.show.presenter import Presenter
from tests.browser.midgame import TABLES
from tests.choice_cost import sitting

from .rows import Row

CHOICES = 400
TYPICAL = 4  # the number of kinds of moves listed per game
HEADS = ("game", "move", "times", "stored options", "clicks")


class Move:
    """The answers of one seat in a row, until another seat is asked."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.stored: list[Option] = []
        self.clicks = 0

    def __str__(self) -> str:
        return ", ".join(option.verb for option in self.stored)


def clicks(page: PlayContext, text: str) -> int:
    """How many clicks an answer takes on a page: two if a piece has several answers and none has a button."""
    if any(option.text == text for option in page.far):
        return 1
    chosen = next(option for option in page.options if option.text == text)
    beside = [option for option in (*page.options, *page.extras) if option.thing == chosen.thing]
    return 2 if chosen.thing and len(beside) > 1 and chosen not in in_bar(page.options) else 1


def answer(loaded: LoadedTable, seat: int, page: PlayContext, bot: Bot) -> str:
    """What a greedy player does, aimed at the final target if the page offers that."""
    first = bot.choose(Sight(loaded.match, seat))
    world = loaded.match.clone()
    world.play(seat, first)
    if world.deciders == (seat,):
        row = f"{first}{ROW}{bot.choose(Sight(world, seat))}"
        if any(option.text == row for option in page.far):
            return row
    return str(first)


async def moves(game: str, seats: int) -> list[Move]:
    found, ended = list[Move](), True
    bots = [make("greedy", 1 + seat) for seat in range(seats)]
    async with sitting(game, seats, 1) as (tables, table, people):
        presenter = Presenter(tables)
        for _ in range(CHOICES):
            loaded = await tables.cache.get(table)
            seat = next((one for one in range(seats) if loaded.owes(one)), None)
            if seat is None:
                break
            if loaded.window() is not None:  # sealed and answered in one click; it ends a move
                options = loaded.options(seat)
                await tables.moves.play(table, seat, str(PASS if PASS in options else options[0]), loaded.number(seat))
                ended = True
                continue
            page = await presenter.context(loaded, people[seat], "")
            assert isinstance(page, PlayContext)
            text, before = answer(loaded, seat, page, bots[seat]), len(loaded.history())
            if ended or found[-1].seat != seat:
                found.append(Move(seat))
                ended = False
            found[-1].clicks += clicks(page, text)
            await tables.moves.play(table, seat, text, page.number)
            loaded = await tables.cache.get(table)
            found[-1].stored += [choice.option for choice in loaded.history()[before:] if choice.seat == seat]
    return found


def rows() -> Iterator[Row]:
    """The most frequent moves, and all moves together; means."""
    for game, (seats, _) in TABLES.items():
        made = asyncio.run(moves(game, seats))
        for name, _ in Counter(map(str, made)).most_common(TYPICAL):
            yield _row(game, name, [move for move in made if str(move) == name])
        yield _row(game, "all", made)


def _row(game: str, name: str, made: list[Move]) -> Row:
    stored = sum(len(move.stored) for move in made) / len(made)
    return game, name, len(made), round(stored, 2), round(sum(move.clicks for move in made) / len(made), 2)
