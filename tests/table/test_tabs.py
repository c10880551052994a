"""Several pages of one browser: a person who signs up, in or out in one of them keeps their seats in all others.

In these tests an open page is its live connection and the token in its forms.
"""

from __future__ import annotations

import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from consigliere.table.client import Client

from .server import LIMIT, Browser, Server, options_of, text_of
from .test_http import two_at_a_table
from .test_live import heard, line, version_of
from .test_ownership import PASSWORD, as_before, cookie, member

OVER = 4401
WATCHING = "You are watching"


class Tab:
    """A page of a table that was loaded once: its token and its connection from then."""

    def __init__(self, server: Server, browser: Browser, table: str) -> None:
        self.server, self.browser, self.table = server, browser, table
        self.lines = ExitStack()
        self.page = browser.get(table).text
        found = re.search(r'name="csrf" value="(\w+)"', self.page)
        assert found
        self.token = found[1]
        self.line = self.connect(version_of(self.page))

    def connect(self, version: str = "") -> ClientConnection:
        self.lines.close()
        return self.lines.enter_context(line(self.server, self.table, self.browser, version))

    def told_that_it_is_over(self) -> None:
        """The connection ends, without first saying that its reader has no seat."""
        told: list[str] = []

        def listen() -> None:
            while True:
                told.append(text_of(heard(self.line).get("html", "")))

        with pytest.raises(ConnectionClosed) as closed:
            listen()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == OVER
        assert not [one for one in told if WATCHING in one]

    def reconnects(self, seated: bool = True) -> None:
        """As the page's script does, with the current cookie of the browser."""
        self.line = self.connect()
        told = heard(self.line)["html"]
        assert (WATCHING in text_of(told)) == (not seated)

    def play(self) -> int:
        """Answer the next question, with the token of the page as it was loaded. Return the status."""
        until = time.monotonic() + LIMIT
        while not (asked := options_of(self.browser.get(self.table).text))[0]:
            assert time.monotonic() < until
        return self.post("play", option=asked[0][0], number=asked[1])

    def say(self) -> int:
        """Say something, which only a seat can; return the status."""
        return self.post("chat", room="", text="Good evening.")

    def post(self, what: str, **fields: Any) -> int:
        headers, data = {"x-fragment": "line"}, {"csrf": self.token, **fields}
        return self.browser.http.post(f"{self.table}/{what}", data=data, headers=headers).status_code


@pytest.fixture
def tab(server: Server, anna: Browser) -> Iterator[Tab]:
    opened = Tab(server, anna, anna.quick())
    with opened.lines:
        yield opened


def test_an_open_page_keeps_its_seat_when_its_guest_signs_up(tab: Tab, anna: Browser) -> None:
    assert tab.play() == 204
    member(anna, "Anna Signs Up")
    tab.told_that_it_is_over()
    tab.reconnects()
    assert tab.play() == 204


def test_and_through_signing_out_and_in_again(tab: Tab, anna: Browser, boris: Browser) -> None:
    member(anna, "Anna In And Out")
    for way in ("logout", "login", "logout", "login"):
        tab.reconnects()
        anna.go(f"/account/{way}", name="Anna In And Out", password=PASSWORD)
        tab.told_that_it_is_over()
        tab.reconnects()
        assert tab.play() == 204, way
    boris.go("/account/login", name="Anna In And Out", password=PASSWORD)
    assert boris.options(tab.table)[0], "and the account has the seat all the time"


def test_and_through_signing_in_to_an_account_that_there_was(server: Server, tab: Tab, anna: Browser) -> None:
    elsewhere = Browser(server.address)
    member(elsewhere, "Anna Has One")
    elsewhere.close()
    anna.go("/account/login", name="Anna Has One", password=PASSWORD)
    tab.told_that_it_is_over()
    tab.reconnects()
    assert tab.play() == 204


def test_and_through_a_new_password(tab: Tab, anna: Browser) -> None:
    member(anna, "Anna New Password")
    tab.reconnects()
    assert anna.post("/account/password", password=PASSWORD, new="battery staple").status_code == 200
    tab.told_that_it_is_over()
    tab.reconnects()
    assert tab.play() == 204
    anna.go("/account/logout")
    assert tab.play() == 204, "what was brought along is still remembered"


def test_a_members_seat_waits_for_them(server: Server, anna: Browser) -> None:
    """A member who signs out has no seat. After signing in again, the open page has it as before."""
    member(anna, "Anna Member")
    tab = Tab(server, anna, anna.quick())
    with tab.lines:
        anna.go("/account/logout")
        tab.told_that_it_is_over()
        tab.reconnects(seated=False)
        assert tab.say() == 403
        anna.go("/account/login", name="Anna Member", password=PASSWORD)
        tab.told_that_it_is_over()
        tab.reconnects()
        assert tab.play() == 204


@pytest.mark.parametrize("how", ["everywhere", "delete"])
def test_signing_out_everywhere_leaves_nothing(server: Server, tab: Tab, anna: Browser, how: str) -> None:
    name = f"Anna {how}"
    member(anna, name)
    tab.reconnects()
    mine = cookie(anna)
    if how == "everywhere":
        anna.go("/account/logout", everywhere="1")
        tab.told_that_it_is_over()
    else:
        anna.go("/account/delete", password=PASSWORD)
    assert anna.options(tab.table)[0] == []
    assert tab.say() == 403, "not even the form is good"
    thief = as_before(server, mine)
    assert thief.options(tab.table)[0] == []
    thief.close()


def test_the_old_cookie_of_a_guest_gives_no_access(server: Server, tab: Tab, anna: Browser) -> None:
    """The page cannot listen in between either, before the browser has its new session."""
    known = [cookie(anna)]
    member(anna, "Anna Planted")
    known.append(cookie(anna))
    anna.go("/account/logout")
    assert anna.options(tab.table)[0]
    for value in known:
        thief = as_before(server, value)
        assert thief.options(tab.table)[0] == []
        with line(server, tab.table, thief) as socket, pytest.raises(ConnectionClosed) as closed:
            socket.recv(LIMIT)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == OVER
        thief.close()


def test_somebody_else_who_signs_in_there_gets_no_seat_of_a_member(server: Server, tab: Tab, anna: Browser) -> None:
    member(anna, "Anna Was Here")
    anna.go("/account/logout")
    other = Browser(server.address)
    member(other, "Boris Comes")
    other.close()
    anna.go("/account/login", name="Boris Comes", password=PASSWORD)
    assert anna.options(tab.table)[0] == []
    anna.go("/account/logout")
    assert anna.options(tab.table)[0] == [], "it went with Anna's account"
    anna.go("/account/login", name="Anna Was Here", password=PASSWORD)
    assert tab.play() == 204


def test_a_seat_that_was_left_does_not_come_back(server: Server, anna: Browser, boris: Browser) -> None:
    table = two_at_a_table(anna, boris)
    member(anna, "Anna Leaves")
    anna.go(f"{table}/leave")
    anna.go("/account/logout")
    assert anna.options(table)[0] == []
    assert server.loaded(table[3:]).people[0].kind == "bot"


def test_on_one_screen_the_seat_at_the_screen_stays(server: Server, anna: Browser) -> None:
    table = anna.go("/new/dual_powers", seats=2, seat__0="me", seat__1="me", hotseat=1, nickname="We")
    curtain = anna.get(table).text
    found = re.search(r'name="seat" value="(\d)"', curtain)
    assert found
    anna.go(f"{table}/curtain", seat=found[1])
    assert anna.options(table)[0]
    for way in ("register", "logout", "login"):
        anna.go(f"/account/{way}", name="We On One Screen", password=PASSWORD)
        assert anna.options(table)[0], way


def test_a_program_that_waits_keeps_waiting(server: Server, anna: Browser) -> None:
    """A seat's token for programs does not depend on who is signed in."""
    host = Client(server.address).open("dual_powers", 2, name="Anna")
    seat = Client(server.address).join(host.table, "Boris")
    host.start()
    member(anna, "Anna Beside A Program")
    question = next(iter(host.questions()))
    host.play(question["options"][0], question["number"])
    assert seat.options()["seat"] == 1


def test_sessions_that_are_over_leave_no_seats_behind_in_the_store(server: Server, tab: Tab, anna: Browser) -> None:
    def rows() -> int:
        with sqlite3.connect(server.database.removeprefix("sqlite:///")) as connection:
            wanted = "SELECT count(*) FROM brought WHERE table_id = ?"
            return int(connection.execute(wanted, (tab.table[3:],)).fetchone()[0])

    assert rows() == 0
    member(anna, "Anna In The Store")
    assert rows() == 1
    anna.go("/account/logout")
    assert rows() == 0
    anna.go("/account/login", name="Anna In The Store", password=PASSWORD)
    assert rows() == 1
    anna.go("/account/logout", everywhere="1")
    assert rows() == 0


def test_a_page_at_another_server_hears_of_it_too(postgres: str) -> None:
    servers: list[Server] = []
    anna: Browser | None = None
    try:
        servers += [Server(postgres, "--no-limits") for _ in range(2)]
        anna = Browser(servers[0].address)
        table = anna.quick()
        tab = Tab(servers[1], anna, table)
        with tab.lines:
            member(anna, "Anna At Two Servers")
            tab.told_that_it_is_over()
            tab.reconnects()
            assert tab.play() == 204
    finally:
        if anna is not None:
            anna.close()
        for server in servers:
            server.stop()
