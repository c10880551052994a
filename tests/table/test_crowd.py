"""No address can lock out others, or players at the same address: connections are shared fairly, and players at a table
take precedence."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest

from consigliere.table.base.addresses import grouped
from consigliere.table.base.errors import Refused
from consigliere.table.base.settings import Settings
from consigliere.table.client import Client, Table
from consigliere.table.web.connections import QUEUE, Connection, ConnectionLimiter, Stage
from consigliere.table.web.connections import AddressGroup as Places
from consigliere.table.web.held_connections import MAX_IMPORTS, MAX_LIVE, MAX_POLLS, Hold, Holds
from consigliere.table.web.limits import Asker

from .crowd import Crowd, From, SeatFrom
from .loop import run_async
from .server import LIMIT, Browser, Server

CONNECTIONS = 200  # of a server with few places, so that a small crowd fills it
PLACES = "--connections", str(CONNECTIONS)
FIRST, SECOND, ELSEWHERE = "127.0.0.2", "127.0.0.3", "127.0.0.9"


# --- a real server under attack


@pytest.fixture
def besieged(tmp_path: Path) -> Iterator[Server]:
    server = Server(f"sqlite:///{tmp_path}/tables.db", "--limits", *PLACES)
    yield server
    server.stop()


def seated(server: Server, here: str, name: str = "Anna") -> list[Table]:
    """Two people who play a game from one address."""
    client = From(server.address, here)
    host = client.open("dual_powers", 2, name=name)
    guest = client.join(host.table, "Boris")
    From(server.address, here, host.host).call("POST", f"/tables/{host.table}/start", {})
    return [SeatFrom(server.address, here, seat) for seat in (host, guest)]


def plays(seats: list[Table], choices: int = 6) -> None:
    """Every request of theirs is answered, although the crowd stays."""
    for _ in range(choices):
        question = next(q for q in (seat.options() for seat in seats) if q["asked"])
        then = seats[question["seat"]].play(question["options"][0], question["number"])
        assert then["number"] != question["number"] or not then["asked"]


def all_of_them(server: Server, here: str, table: str) -> list[Crowd]:
    """Everything one address can hold: live connections of strangers, requests of free seats that wait, half requests,
    keep-alives."""
    crowds = [Crowd(server.port, here) for _ in range(4)]
    crowds[0].lines(table, CONNECTIONS)
    client = From(server.address, here)
    for n in range(12):  # opening a table gives a seat to anybody
        free = client.open("dual_powers", 2, name=f"Free {n}")
        crowds[1].polls(free, CONNECTIONS // 6)
    crowds[2].send(CONNECTIONS, b"GET / HTTP/1.1\r\nhost: ")
    crowds[3].resting(CONNECTIONS)
    return crowds


def until_settled(crowds: list[Crowd], most: int) -> None:
    """Until the server keeps no more of them than it has places for."""
    until = time.monotonic() + LIMIT
    while sum(crowd.alive() for crowd in crowds) > most:
        assert time.monotonic() < until, "it keeps more than it has places for"
        time.sleep(0.2)


def test_a_seated_player_gets_in_whatever_one_address_holds(besieged: Server) -> None:
    """At another address and at the attacker's, both people who came before and people who come now."""
    before = seated(besieged, ELSEWHERE), seated(besieged, FIRST)
    crowds: list[Crowd] = []
    try:
        for here in (FIRST, SECOND):
            crowds += all_of_them(besieged, here, before[0][0].table)
        until_settled(crowds, CONNECTIONS)
        for players in before:
            plays(players)
        for here in (ELSEWHERE, FIRST):
            plays(seated(besieged, here))
        assert httpx.get(f"{besieged.address}/health", timeout=LIMIT).status_code == 200
    finally:
        for crowd in crowds:
            crowd.leave()


@pytest.mark.parametrize("what", ["polls", "lines"])
def test_one_address_holds_no_more_than_its_share(besieged: Server, what: str) -> None:
    table = Client(besieged.address).open("dual_powers", 2)
    crowd = Crowd(besieged.port, FIRST)
    try:
        if what == "lines":
            crowd.lines(table.table, CONNECTIONS)
        else:
            for _ in range(12):
                crowd.polls(From(besieged.address, FIRST).open("dual_powers", 2), CONNECTIONS // 10)
        until_settled([crowd], CONNECTIONS // 4)
        assert crowd.alive() > 0
        other = Crowd(besieged.port, SECOND)
        other.lines(table.table, 3)
        time.sleep(0.5)
        assert other.alive() == 3, "another address has its own"
        other.leave()
    finally:
        crowd.leave()


def test_a_proxy_we_trust_says_whose_share_it_is(besieged: Server) -> None:
    """All come from the proxy's address, and each is counted at the forwarded address."""
    table = Client(besieged.address).open("dual_powers", 2)
    crowd, other = Crowd(besieged.port, "127.0.0.1"), Crowd(besieged.port, "127.0.0.1")
    ask = (
        f"GET /t/{table.table}/live HTTP/1.1\r\nhost: 127.0.0.1:{besieged.port}\r\n"
        f"origin: http://127.0.0.1:{besieged.port}\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
        "sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nx-forwarded-for: "
    )
    try:
        crowd.send(60, f"{ask}2001:db8::1\r\n\r\n".encode())
        crowd.send(60, f"{ask}2001:db8::2:1\r\n\r\n".encode())  # the same client
        other.send(10, f"{ask}2001:db8:0:1::1\r\n\r\n".encode())
        until_settled([crowd], CONNECTIONS // 8)
        assert other.alive() == 10
    finally:
        crowd.leave()
        other.leave()


def test_a_tab_of_somebody_who_plays_keeps_its_line(besieged: Server) -> None:
    """The live connections of strangers at the same address are closed for it, not the other way round."""
    anna = Browser(besieged.address)
    table = anna.quick()
    crowd, own = Crowd(besieged.port, "127.0.0.1"), Crowd(besieged.port, "127.0.0.1")
    cookies = "; ".join(f"{name}={value}" for name, value in anna.http.cookies.items())
    try:
        crowd.lines(table.removeprefix("/t/"), CONNECTIONS)
        ask = (
            f"GET {table}/live HTTP/1.1\r\nhost: 127.0.0.1:{besieged.port}\r\norigin: http://127.0.0.1:{besieged.port}"
            "\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
            f"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\ncookie: {cookies}\r\n\r\n"
        )
        own.send(3, ask.encode())
        crowd.lines(table.removeprefix("/t/"), 50)
        time.sleep(0.5)
        assert own.alive() == 3
    finally:
        crowd.leave()
        own.leave()
        anna.close()


def test_a_poll_whose_program_is_gone_holds_nothing(tmp_path: Path) -> None:
    """A program that starts again and again is not locked out by its abandoned connections."""
    server = Server(f"sqlite:///{tmp_path}/tables.db", "--limits", "--connections", "40")
    try:
        seat = Client(server.address).open("dual_powers", 2)
        for _ in range(6):
            crowd = Crowd(server.port, FIRST)
            crowd.polls(seat, 10)
            crowd.leave()
        assert seat.options()["over"] is False
    finally:
        server.stop()


# --- which connection is closed for which


def guest(number: int | str = 0) -> Asker:
    return Asker("browser", str(number))


def home(number: int | str = 0) -> Asker:
    return Asker("address", str(number))


class Held:
    """What is held in a test."""

    def __init__(self, holds: Holds) -> None:
        self.holds = holds
        self.stack = ExitStack()
        self.all: list[Hold] = []

    def line(self, who: int | str, where: int | str, seated: bool = False) -> Hold | None:
        with suppress(Refused):
            self.all.append(self.stack.enter_context(self.holds.line(guest(who), home(where), seated)))
            return self.all[-1]
        return None

    def poll(self, who: int | str, where: int | str) -> Hold | None:
        with suppress(Refused):
            self.all.append(self.stack.enter_context(self.holds.poll(guest(who), home(where))))
            return self.all[-1]
        return None

    def open(self) -> int:
        return sum(not hold.ended for hold in self.all)


def test_places_are_kept_for_those_who_sit() -> None:
    held = Held(Holds(100, 25, True))
    for n in range(400):
        held.line(n, n % 40)
    assert held.open() == len(held.holds) == 50, "those who look on have half of all"
    players = [held.line(f"seated {n}", f"home {n}", seated=True) for n in range(40)]
    assert all(one is not None and not one.ended for one in players)
    assert len(held.holds) == 75, "a quarter is left for those who come and go"
    held.stack.close()
    assert len(held.holds) == 0
    assert not held.holds._by_address
    assert not held.holds._watching


def test_the_largest_holder_gives_way() -> None:
    held = Held(Holds(100, 25, True))
    for where in range(3):  # three addresses with free seats have filled all places
        for n in range(40):
            held.poll(f"{where} {n % 5}", where)
    assert len(held.holds) == 75
    one = held.line("somebody", "elsewhere", seated=True)
    assert one is not None
    for where in range(3):
        for n in range(40):
            held.poll(f"{where} {n % 5}", where)
    assert not one.ended, "who has one is not sent away for who has twenty-five"


def test_at_one_address_the_largest_holder_gives_way() -> None:
    held = Held(Holds(400, 20, True))
    mine = held.line("mine", "home", seated=True)
    assert mine is not None
    for n in range(100):
        held.poll(f"free {n % 4}", "home")
    assert held.holds.from_address(home("home")) == 20
    assert not mine.ended
    assert held.line("sister", "home", seated=True) is not None
    assert held.line("stranger", "home") is None


def test_a_browser_has_so_many_lines_and_a_seat_so_many_polls() -> None:
    held = Held(Holds(1000, 250, True))
    assert sum(held.line(1, 1, seated=True) is not None for _ in range(MAX_LIVE + 5)) == MAX_LIVE
    polls = [held.poll(2, 2) for _ in range(MAX_POLLS + 5)]
    assert [one is not None and one.ended for one in polls] == [True] * 5 + [False] * MAX_POLLS


def test_one_address_has_so_many_files_read() -> None:
    holds = Holds(100, 25, True)
    with ExitStack() as stack:
        for _ in range(MAX_IMPORTS):
            stack.enter_context(holds.reading(home(1)))
        with pytest.raises(Refused):
            stack.enter_context(holds.reading(home(1)))
        stack.enter_context(holds.reading(home(2)))
    assert not holds._reading


def test_an_address_is_what_one_customer_has() -> None:
    assert grouped("10.0.0.1") == "10.0.0.1"
    assert grouped("2001:db8::1") == grouped("2001:db8::ffff:1") == "2001:db8::/64"
    assert grouped("2001:db8:0:1::1") != grouped("2001:db8::1")
    assert grouped("::ffff:10.0.0.1") == grouped("10.0.0.1")
    assert grouped("nonsense") == "nonsense"


# --- accepting connections


class Wire:
    """The transport of a connection, as far as the server uses it."""

    def __init__(self) -> None:
        self.aborted = self.closing = self.paused = False
        self.owed = 0

    def abort(self) -> None:
        self.aborted = True

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False

    def is_closing(self) -> bool:
        return self.closing

    def get_write_buffer_size(self) -> int:
        return self.owed


def test_a_client_that_reads_nothing_is_disconnected_in_time() -> None:
    one = Connection(Wire(), "1")  # type: ignore[arg-type]
    wire: Wire = one.transport  # type: ignore[assignment]
    assert all(one.is_reading(now, 60.0) for now in range(0, 1000, 5)), "nothing is owed"
    wire.owed = 9000
    assert all(one.is_reading(1000.0 + now, 60.0) for now in range(0, 61, 5))
    assert not one.is_reading(1070.0, 60.0)
    wire.owed = 8000
    assert one.is_reading(1075.0, 60.0), "he has taken something"
    patient = True
    for n in range(80):  # a byte now and then is not enough
        wire.owed = 8000 - n
        patient = one.is_reading(1080.0 + 5 * n, 60.0)
    assert not patient
    wire.owed = 0
    assert one.is_reading(2000.0, 60.0)
    wire.closing = True
    assert one.is_reading(2005.0, 60.0)
    assert not one.is_reading(2030.0, 60.0), "a close that comes to no end"


def test_the_address_with_most_makes_room() -> None:
    crowd = Places()
    assert len(crowd) == 0
    assert crowd.next_to_close() is None
    rests, sends, served = (Connection(Wire(), "1") for _ in range(3))  # type: ignore[arg-type]
    for one, stage in ((rests, Stage.IDLE), (sends, Stage.SENDING), (served, Stage.SERVED)):
        crowd.stages[stage][one] = None
    assert crowd.next_to_close() is rests
    del crowd.stages[Stage.IDLE][rests]
    assert crowd.next_to_close() is None, "nobody is sent away in the middle of an answer, or of a request"
    assert crowd.next_to_close((Stage.SENDING,)) is sends


def test_who_finds_no_place_waits_and_comes_in_when_there_is_one() -> None:
    """All places are taken by requests that are being answered: none is closed for the next one, which waits."""

    async def scene() -> None:
        limiter = ConnectionLimiter(Settings(connections=16))

        def comes(address: str) -> tuple[Connection, Wire]:
            wire = Wire()
            one = Connection(wire, address)  # type: ignore[arg-type]
            limiter.admit(one)
            return one, wire

        served: list[Connection] = []
        for n in range(16):
            served.append(comes(f"served {n}")[0])
            limiter.move(served[-1], Stage.SERVED)
        flood = [comes("flood") for _ in range(QUEUE + 3)]
        late, wire = comes("late")
        assert [wire.aborted for _, wire in flood] == [True] * 3 + [False] * QUEUE, "so many may wait, the last ones"
        waited = [wire.paused]
        limiter.forget(served[0])
        assert [one.stage for one, _ in flood].count(Stage.SENDING) == 1
        waited.append(wire.paused)
        limiter.move(served[1], Stage.IDLE)  # it can be closed for one that waits
        waited.append(wire.paused)
        assert waited == [True, True, False], "and those of another address are not behind all of these"
        for one in (*served, late, *(one for one, _ in flood)):
            limiter.forget(one)
        assert not limiter._groups
        assert sum(limiter._counted) == 0

    run_async(scene())


def test_a_share_follows_from_the_number_of_places() -> None:
    limiter = ConnectionLimiter(Settings(connections=200))
    assert (limiter.most, limiter.each) == (200, 100)
    assert ConnectionLimiter(Settings(connections=200, from_one=90)).each == 180
    assert ConnectionLimiter(Settings(connections=200, limits=False)).each == 200
