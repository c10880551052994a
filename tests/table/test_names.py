"""What seats are called at a table."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from consigliere.table.show.wording import seat_names
from consigliere.table.store.queries import SeatRow

from .server import Browser, text_of


def table(*people: tuple[str, str]) -> Any:
    """People by kind and name or level."""
    seats = [
        SeatRow(seat, kind, name if kind == "human" else "", name if kind == "bot" else "")
        for seat, (kind, name) in enumerate(people)
    ]
    return SimpleNamespace(row=SimpleNamespace(game="la_cosa_nostra"), people=seats)


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_no_two_seats_are_called_alike(language: str) -> None:
    """A choice that aims at a seat names it: three bots of a kind would be three buttons with the same words."""
    people = (("bot", "greedy"), ("human", "Anna"), ("bot", "greedy"), ("human", "Anna"), ("bot", "greedy"))
    names = seat_names(table(*people), language)
    assert len(set(names)) == len(names)
    assert names[2].startswith(names[0])


def test_a_name_that_somebody_took_is_left_to_him() -> None:
    names = seat_names(table(("human", "Anna"), ("human", "Anna 2"), ("human", "Anna")), "en")
    assert names == ["Anna", "Anna 2", "Anna 3"]


def test_a_list_of_tables_calls_them_as_the_table_does(anna: Browser) -> None:
    """Also where a person is called like a bot, and before all seats are taken."""
    seats = {"seat__0": "me", "seat__1": "bot:greedy", "seat__2": "bot:greedy", "seat__3": "open"}
    table = anna.go("/new/la_cosa_nostra", seats=4, nickname="Greedy bot", listed=1, **seats)
    assert "Greedy bot, Greedy bot 2, Greedy bot 3" in text_of(anna.get("/").text)
    assert "Greedy bot 3" in anna.get(table).text
