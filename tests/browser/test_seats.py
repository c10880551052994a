"""Six seats, teams and an elimination, in the toy game: everybody sees who is out and who plays with whom."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.table.server import Browser, text_of

from .live_server import LIMIT, Visitors

SEATS = 6
ORDER = ("exile:", "done", "rest", "pass")  # votes somebody out, otherwise does as little as possible


@pytest.fixture
def people(toy_server: str) -> Iterator[list[Browser]]:
    found = [Browser(toy_server) for _ in range(SEATS)]
    yield found
    for one in found:
        one.close()


def _sit_down(people: list[Browser]) -> str:
    """A table for six with teams and a vote, all seats are people."""
    host, *guests = people
    places = {f"seat__{i}": "open" for i in range(1, SEATS)}
    table = host.go(
        "/new/toy",
        seats=SEATS,
        opt__exile="true",
        opt__teams="true",
        opt__nights="2",
        seat__0="me",
        nickname="Anna",
        **places,
    )
    for i, guest in enumerate(guests, 1):
        guest.go(f"{table}/join", seat=i, nickname=f"Guest {i}")
    host.go(f"{table}/start")
    return table


def _play(people: list[Browser], table: str, until: str) -> None:
    """All vote against the third seat, and otherwise do as little as possible, until a page shows it."""
    limit = time.monotonic() + LIMIT / 1000
    while time.monotonic() < limit:
        for i, one in enumerate(people):
            options, number = one.options(table)
            if until in one.received[-1]:
                return
            if options:
                votes = [option for option in options if option == "exile:seat_2"]
                eager = ("run:", *ORDER) if i in (0, 3) else ORDER  # the first team earns something, the others nothing
                quiet = [option for wish in eager for option in options if option.startswith(wish)]
                one.post(f"{table}/play", option=(votes or quiet or options)[0], number=number)
    pytest.fail(f"nobody saw {until!r}")


def test_who_is_out_and_who_plays_together_is_on_the_badges_and_a_team_wins_as_one(
    visitor: Visitors, toy_server: str, people: list[Browser]
) -> None:
    table = _sit_down(people)
    watcher = visitor()
    watcher.server = toy_server
    page = watcher.go(table)
    expect(page.locator(".badge")).to_have_count(SEATS)
    expect(page.locator("#badge-0")).to_contain_text("team 1")
    expect(page.locator("#badge-3")).to_contain_text("team 1")
    expect(page.locator("#badge-1")).to_contain_text("team 2")
    _play(people, table, 'data-out="1"')
    expect(page.locator("#badge-2[data-out]")).to_contain_text("out of the game")
    expect(page.locator(".badge[data-out]")).to_have_count(1)
    out = text_of(people[2].get(table).text)
    assert "You are out of the game" in out
    assert people[2].options(table)[0] == []
    # a team has its own room for talk, which nobody else hears
    assert people[0].post(f"{table}/chat", room="0-3", text="between us").status_code == 303
    assert "between us" in text_of(people[3].get(table).text)
    assert "between us" not in text_of(people[1].get(table).text)
    assert people[1].post(f"{table}/chat", room="0-3", text="listening").status_code == 403
    page.goto("about:blank")
    for _ in range(4):  # sometimes nobody earns anything, and all teams share
        _play(people, table, 'data-page="result"')
        said = [text_of(one.get(table).text) for one in people]
        if any("Your team has won" in one for one in said):
            break
        table = _sit_down(people)
    assert sum("Your team has won" in one for one in said) == 2
    assert sum("have won together" in one for one in said) == SEATS - 2
