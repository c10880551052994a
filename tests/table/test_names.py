"""The names of seats at a table."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

import consigliere as cg
from consigliere.board import tell
from consigliere.board.words import Words
from consigliere.games import GAMES, face, find
from consigliere.table.show.seats import role_of, seat_names
from consigliere.table.store.rows import SeatRow

from .server import Browser, text_of


def table(*people: tuple[str, str], game: str = "la_cosa_nostra") -> Any:
    """People by kind and name or level."""
    seats = [
        SeatRow(seat, kind, name if kind == "human" else "", name if kind == "bot" else "")
        for seat, (kind, name) in enumerate(people)
    ]
    return SimpleNamespace(row=SimpleNamespace(game=game, state="open"), people=seats)


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("game", GAMES)
def test_bots_have_names_from_the_world_of_their_game(game: str, language: str) -> None:
    """By seat, so that a bot keeps its name when others come or go."""
    most = find(game).facts.players[1]
    names = seat_names(table(*[("bot", "greedy")] * most, game=game), language)
    assert len(set(names)) == most
    assert not any("bot" in name.lower() or "бот" in name.lower() for name in names)
    alone = seat_names(table(*[("human", "Anna")] * (most - 1), ("bot", "greedy"), game=game), language)
    assert alone[-1] == names[-1]


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.usefixtures("toy")
def test_bots_of_a_game_without_names_have_unique_names(language: str) -> None:
    """An option that targets a seat names it: three bots of a kind would be three buttons with the same text."""
    people = (("bot", "greedy"), ("human", "Anna"), ("bot", "greedy"), ("human", "Anna"), ("bot", "greedy"))
    names = seat_names(table(*people, game="toy"), language)
    assert len(set(names)) == len(names)
    assert names[2].startswith(names[0])


def test_a_taken_name_stays_with_its_owner() -> None:
    names = seat_names(table(("human", "Anna"), ("human", "Anna 2"), ("human", "Anna")), "en")
    assert names == ["Anna", "Anna 2", "Anna 3"]


@pytest.mark.parametrize("game", ["dual_powers", "corleones_empire", "la_cosa_nostra"])
def test_a_bot_is_called_by_its_side_where_the_game_calls_seats_so(game: str) -> None:
    """Badge, log, deals and result use one name. A person keeps theirs, except where sentences need the family."""
    match = cg.new(game, seats=2 if game == "dual_powers" else 3, seed=1)
    while len(taken(match)) < match.setup.seats:
        seat = match.deciders[0]
        match.play(seat, match.options(seat)[0])
    people = [("human", "Anna"), *[("bot", "greedy")] * (match.setup.seats - 1)]
    running = table(*people, game=game)
    running.row.state, running.match = "running", match
    names = seat_names(running, "en")
    assert seat_names(running, "en", own_names=True)[0] == "Anna"
    sides = [Words("en", game)(f"side-{taken(match)[seat]}") for seat in range(len(people))]
    view, words = match.view(None), Words("en", game)
    assert tell.player(1, view, words, names) == sides[1], "not White (White)"
    if game == "la_cosa_nostra":
        assert names == sides
        assert role_of(running.people[0], view, words, own_names=False) == "Anna"
        assert role_of(running.people[0], view, words, own_names=True) == sides[0]
    else:
        assert names == ["Anna", *sides[1:]]


def taken(match: cg.Match) -> dict[int, str]:
    """The side of each seat that has one."""
    return {seat: side for side, seat in face(match.title.id).sides(match.view(None)).items() if seat is not None}


def test_a_list_of_tables_calls_them_as_the_table_does(anna: Browser) -> None:
    """Also if a person has the name of a bot, and before all seats are taken."""
    seats = {"seat__0": "me", "seat__1": "bot:greedy", "seat__2": "bot:greedy", "seat__3": "open"}
    table = anna.go("/new/la_cosa_nostra", seats=4, nickname="Uncle Beppe", listed=1, **seats)
    assert "Uncle Beppe, Uncle Beppe 2, Sal the Florist" in text_of(anna.get("/").text)
    lobby = text_of(anna.get(table).text)
    assert "Uncle Beppe 2" in lobby
    assert "Greedy bot" in lobby  # the kind of bot is shown next to its name
