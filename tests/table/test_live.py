"""The live connection: updates for those who may have them, and nothing for anybody else."""

from __future__ import annotations

import json
import re
import time
from typing import Any
from weakref import WeakKeyDictionary

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from consigliere.table.client import Client, Table

from .server import LIMIT, Browser, Screen, Server, options_of
from .test_http import secrets_of, two_at_a_table

AWAY = "<em>away</em>"  # the label of a seat whose person has no page open


def line(
    server: Server, table: str, browser: Browser | None = None, version: str = "", **more: Any
) -> ClientConnection:
    """A live connection as a browser's script opens it."""
    headers = {}
    if browser is not None:
        headers["cookie"] = "; ".join(f"{name}={value}" for name, value in browser.http.cookies.items())
    address = f"{server.address.replace('http', 'ws')}{table}/live?version={version}"
    origin = more.pop("origin", server.address)
    # It receives everything, read or not: a client that stops reading answers no pings, and the server closes the
    # connection.
    patient = {"open_timeout": LIMIT, "ping_interval": None, "max_queue": None, **more}
    return connect(address, origin=origin, additional_headers=headers, **patient)


def version_of(page: str) -> str:
    found = re.search(r'id="table"[^>]*data-version="(\d+)"|data-version="(\d+)"[^>]*id="table"', page)
    assert found, page[:500]
    return found[1] or found[2]


SCREENS: WeakKeyDictionary[ClientConnection, Screen] = WeakKeyDictionary()


def heard(socket: ClientConnection) -> dict[str, Any]:
    """The next message.

    Its "html" is what this connection has received of the page, if it got everything from the start.
    """
    message: dict[str, Any] = json.loads(socket.recv(LIMIT))
    if message["kind"] == "table":
        message["html"] = SCREENS.setdefault(socket, Screen()).hear(message)
    return message


def silent(socket: ClientConnection) -> bool:
    """Whether nothing arrives for a moment. Use it only if nothing may arrive at all: a slow machine is silent too."""
    try:
        socket.recv(0.7)
    except TimeoutError:
        return True
    return False


def test_each_seat_gets_its_own_rendering_and_no_secrets(
    server: Server, anna: Browser, boris: Browser, stranger: Browser
) -> None:
    table = two_at_a_table(anna, boris)
    people = (anna, boris)
    with line(server, table, anna) as a, line(server, table, boris) as b, line(server, table) as watcher:
        lines = (a, b)
        for socket in (a, b, watcher):
            assert heard(socket)["kind"] == "table"
        wait_for_presence(server, table, {0, 1})
        for _ in range(16):
            asked = next(seat for seat in (0, 1) if people[seat].options(table)[0])
            options, number = people[asked].options(table)
            answer = people[asked].post(f"{table}/play", fragment=True, option=options[0], number=number)
            assert answer.status_code == 200
            hidden = secrets_of(server, table[3:])
            for seat in (0, 1):  # a choice that all may notice is sent to all
                page = people[seat].get(table).text
                last = up_to(lines[seat], page)[-1]["html"]
                assert version_of(last) == version_of(page)
                assert not [card for card in hidden[1 - seat] if card in last]
                assert options_of(last)[0] == options_of(page)[0]
            for message in up_to(watcher, stranger.get(table).text):
                assert not [card for card in hidden[0] + hidden[1] if card in message["html"]]


def up_to(socket: ClientConnection, page: str) -> list[dict[str, Any]]:
    """Everything that arrives until the updates are as new as a page.

    Of several changes in a row only the last is sent.
    """
    found = [heard(socket)]
    while int(found[-1]["version"]) < int(version_of(page)):
        found.append(heard(socket))
    return found


def up_to_the_end(socket: ClientConnection) -> None:
    while True:
        heard(socket)


def wait_for_presence(server: Server, table: str, seats: set[int]) -> None:
    """Wait until the server has noticed whose connections are open, which takes a moment."""
    until = time.monotonic() + LIMIT
    while {seat["seat"] for seat in Table(server.address, table[3:]).info()["seats"] if seat["present"]} != seats:
        assert time.monotonic() < until
        time.sleep(0.02)


def test_a_line_that_is_not_read_for_long_still_answers(server: Server, anna: Browser) -> None:
    """Otherwise a test that plays a whole game before it reads its messages fails on a busy machine."""
    table = anna.quick()
    with line(server, table, anna) as socket:
        heard(socket)
        for number in range(40):
            assert anna.post(f"{table}/chat", room="", text=f"line {number}").status_code == 303
        assert socket.ping().wait(LIMIT / 4)


def test_a_player_who_reconnects_catches_up(server: Server, anna: Browser, boris: Browser) -> None:
    table = two_at_a_table(anna, boris)
    old = version_of(anna.get(table).text)
    options, number = boris.options(table)
    boris.post(f"{table}/play", option=options[0], number=number)
    with line(server, table, anna, old) as socket:
        news = heard(socket)
        assert news["kind"] == "table"
        assert int(news["version"]) > int(old)
    with line(server, table, anna, version_of(anna.get(table).text)) as socket:
        assert silent(socket)


def test_another_page_is_announced(server: Server, anna: Browser, boris: Browser) -> None:
    table = anna.go("/new/dual_powers", seats=2, seat__0="me", seat__1="open", nickname="Anna")
    lobby = version_of(anna.get(table).text)
    with line(server, table, anna, lobby) as socket:
        boris.go(f"{table}/join", seat=1, nickname="Boris")
        assert "Boris" in heard(socket)["html"]
        anna.go(f"{table}/start")
        assert heard(socket) == {"kind": "page"}
    with line(server, table, anna, lobby) as socket:  # the page is still the lobby's: it missed the start
        assert heard(socket) == {"kind": "page"}


def test_who_is_there_is_seen(server: Server, anna: Browser, boris: Browser) -> None:
    table = two_at_a_table(anna, boris)
    with line(server, table, anna, version_of(anna.get(table).text)) as a:
        wait_for_presence(server, table, {0})
        with line(server, table, boris, version_of(boris.get(table).text)):
            assert AWAY not in heard(a)["html"]
            wait_for_presence(server, table, {0, 1})
        assert AWAY in heard(a)["html"]
        wait_for_presence(server, table, {0})


def test_only_our_own_pages_may_listen(server: Server, anna: Browser) -> None:
    table = anna.quick()
    for origin in ("https://elsewhere.example", None):
        with pytest.raises((InvalidStatus, ConnectionClosed)), line(server, table, anna, origin=origin) as socket:
            socket.recv(LIMIT)
    with pytest.raises((InvalidStatus, ConnectionClosed)), line(server, "/t/nosuchtable", anna) as socket:
        socket.recv(LIMIT)


def test_a_connection_sends_nothing_more_after_logging_out(server: Server, anna: Browser, boris: Browser) -> None:
    """A tab left open after the log-out sees no more of the game, not even as a spectator. Others do."""
    boris.go("/account/register", name="Boris Live", password="correct horse")
    table = two_at_a_table(anna, boris)
    mine, theirs = version_of(anna.get(table).text), version_of(boris.get(table).text)
    with line(server, table, anna, mine) as a, line(server, table, boris, theirs) as b:
        wait_for_presence(server, table, {0, 1})
        up_to(b, boris.get(table).text)
        boris.go("/account/logout")
        options, number = anna.options(table)
        if not options:  # it is the other's turn: say something instead
            anna.post(f"{table}/chat", room="", text="still there?")
        else:
            anna.post(f"{table}/play", option=options[0], number=number)
        up_to(a, anna.get(table).text)
        with pytest.raises(ConnectionClosed):
            heard(b)


def test_what_a_browser_sends_changes_nothing(server: Server, anna: Browser) -> None:
    table = anna.go("/new/dual_powers", seats=2, seat__0="me", seat__1="open", nickname="Anna")
    with line(server, table, anna, version_of(anna.get(table).text)) as socket:
        socket.send("play:everything")
        socket.send(json.dumps({"kind": "play", "option": "pass"}))
        assert silent(socket)
    with line(server, table, anna) as socket:
        socket.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            up_to_the_end(socket)


def test_a_held_answer_is_no_news_to_the_others(server: Server) -> None:
    """In a hidden window only the person who has answered sees that."""
    host = Client(server.address).open("toy", 3, name="Anna", window=600)
    seats = [host, *(Client(server.address).join(host.table, f"Guest {i}") for i in (1, 2))]
    host.start()
    for _ in range(400):
        questions = [seat.options() for seat in seats]
        asked = next(q for q in questions if q["asked"])
        if asked["step"] in ("Rob", "Guard"):
            break
        choice = next((o for o in asked["options"] if o.startswith(("run", "done"))), asked["options"][-1])
        seats[asked["seat"]].play(choice, asked["number"])
    else:
        raise AssertionError("no window came")
    with line(server, f"/t/{host.table}") as watcher:
        heard(watcher)
        assert silent(watcher)
        before = [seat.view() for seat in seats]
        seats[asked["seat"]].play("pass", asked["number"])
        assert silent(watcher)
        after = [seat.view() for seat in seats]
    for seat in range(3):
        assert (before[seat] == after[seat]) == (seat != asked["seat"])


def test_two_servers_on_one_postgresql(postgres: str) -> None:
    """A choice sent to one server is rendered by the other. A choice sent to both is played once."""
    servers: list[Server] = []
    browsers: list[Browser] = []
    try:
        servers += [Server(postgres, "--no-limits") for _ in range(2)]
        anna, boris = (Browser(server.address) for server in servers)
        browsers += [anna, boris]
        table = two_at_a_table(anna, boris)
        for _ in range(6):
            asked = next(i for i in (0, 1) if browsers[i].options(table)[0])
            other = browsers[1 - asked]
            options, number = browsers[asked].options(table)
            with line(servers[1 - asked], table, other, version_of(other.get(table).text)) as socket:
                assert browsers[asked].post(f"{table}/play", option=options[0], number=number).status_code == 303
                assert up_to(socket, other.get(table).text)[-1]["kind"] == "table"
            again = {"csrf": browsers[asked].csrf, "option": options[0], "number": str(number)}
            answers = [browsers[asked].http.post(f"{server.address}{table}/play", data=again) for server in servers]
            assert {answer.status_code for answer in answers} == {409}
        assert len(servers[0].loaded(table[3:]).match.history()) == 6
    finally:
        for browser in browsers:
            browser.close()
        for server in servers:
            server.stop()


def test_the_board_in_words_is_sent_to_pages_that_have_it_open(server: Server, anna: Browser, boris: Browser) -> None:
    table = two_at_a_table(anna, boris)

    def choose() -> None:
        mover, (options, number) = next(
            (one, found) for one in (anna, boris) if (found := options_of(one.get(table).text))[0]
        )
        mover.post(f"{table}/play", option=options[0], number=number)

    def told_by_a_choice(socket: ClientConnection) -> set[str]:
        """The parts of a page that came with a choice, up to the final page."""
        choose()
        return {part for message in up_to(socket, anna.get(table).text) for part in message["parts"]}

    with line(server, table, anna) as a:
        assert "question" in (first := heard(a)["parts"])
        assert "listing" not in first
        assert "listing" not in told_by_a_choice(a)
        a.send("anything else")
        a.send("open listing")
        opened = heard(a)["parts"]
        assert set(opened) == {"", "listing"}  # without the surrounding element a browser would not show it
        listed = re.search(r'class="listing-body"[^>]*>(.*?)</div>', anna.get(table).text, re.DOTALL)
        assert listed is not None
        assert listed[1] == opened["listing"]  # identical to a page without script
        assert "listing" in told_by_a_choice(a)
        a.send("open")
        assert silent(a)
        assert "listing" not in told_by_a_choice(a)
