"""The five games in mid-game at full tables, for tests of all games."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import Page

import consigliere as cg
from consigliere.bots import Sight, make
from consigliere.engine import Answers
from consigliere.games import face

from .player import READY, Player

# Seats, and the number of choices of greedy bots after which about half of the game is played.
TABLES = {
    "dual_powers": (2, 90),
    "corleones_empire": (5, 300),
    "la_famiglia": (4, 250),
    "la_cosa_nostra": (5, 370),
    "men_of_mayhem": (6, 290),
}
KEPT = Path(__file__).parents[2] / "build" / "midgames"  # of the last test run, each with the name of that run
PIECES = 5  # the minimum number of options


class Midgame(NamedTuple):
    game: str
    match: cg.Match
    seat: int  # the seat that is asked


@cache
def midgame(game: str) -> Midgame:
    """One seat alone is asked, in public, and its answers are on the board. All processes of a test run share it."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", "")
    shared = KEPT / f"{game}.json"
    if run and shared.exists() and shared.read_text(encoding="utf-8").startswith(run):
        match = cg.load(shared.read_text(encoding="utf-8").removeprefix(run))
    else:
        match = _played(game)
        if run:
            KEPT.mkdir(parents=True, exist_ok=True)
            own = shared.with_suffix(f".{os.getpid()}")
            own.write_text(run + match.save(), encoding="utf-8")
            own.replace(shared)  # others find nothing or all of it
    return Midgame(game, match, match.deciders[0])


def _played(game: str) -> cg.Match:
    """Half a game of greedy bots, which takes seconds."""
    seats, choices = TABLES[game]
    match = cg.new(game, seats=seats, seed=3)
    bots = [make("greedy", 1 + seat) for seat in range(seats)]
    while choices > 0 or not _asks_one_about_pieces(match):
        seat = match.deciders[0]
        match.play(seat, bots[seat].choose(Sight(match, seat)))
        choices -= 1
    return match


def _asks_one_about_pieces(match: cg.Match) -> bool:
    if len(match.deciders) != 1 or isinstance(match.state.stack[-1], Answers):
        return False
    seat = match.deciders[0]
    view, shown = match.view(seat), face(match.title.id)
    return len({shown.target_thing(option, view) for option in match.options(seat)} - {""}) >= PIECES


def sit_down(player: Player, moment: Midgame, level: str = "random") -> Page:
    """The player has imported the game and is asked. Bots sit at the other seats, and nobody waits for them."""
    sit_down_together({moment.seat: player}, moment.match, level)
    player.wait_to_be_asked()
    return player.page


def sit_down_together(players: dict[int, Player], match: cg.Match, level: str = "random") -> str:
    """People have their seats at an imported game, and bots the others. Return the path of the table."""
    host, *_ = players.values()
    address = host.send("/import", file=match.save())
    table = urlsplit(address).path
    for (seat, player), name in zip(players.items(), ("Anna", "Boris", "Carla"), strict=False):
        player.send(f"{table}/join", seat=str(seat), nickname=name)
    for seat in range(match.setup.seats):
        if seat not in players:
            host.send(f"{table}/replace", seat=str(seat), level=level)
    host.send(f"{table}/start")
    for player in players.values():
        player.page.goto(address)
    for player in players.values():
        player.page.wait_for_selector(f"{READY} #question")
    return table
