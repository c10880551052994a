"""Clients of the official SDK play whole games: of every title in this process, over stdio, and over HTTP."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
import time
from typing import Any

import pytest
from mcp import Client, StdioServerParameters
from mcp.client.stdio import stdio_client

from consigliere import NotUnderstood
from consigliere.cli import main
from consigliere.games import find, titles
from consigliere.mcp_server.seats import MOST_SEATS, LocalSeat, SeatBook
from consigliere.mcp_server.server import create_server
from tests.table.loop import run_async

from .player import call, play_to_the_end, refused

GAMES = [title.id for title in titles()]


def run(test: Any, book: SeatBook | None = None) -> Any:
    """Run a test with a client and a server in this process."""

    async def inside() -> Any:
        async with Client(create_server(book or SeatBook())) as client:
            return await test(client)

    return run_async(inside())


@pytest.mark.parametrize("game", GAMES)
def test_a_client_plays_a_whole_game(game: str) -> None:
    async def play(client: Client) -> None:
        seats = max(2, find(game).facts.players[0])
        asked = {"game": game, "seats": seats, "seat": 1, "bots": ["random"] * (seats - 1), "seed": 3}
        taken = await call(client, "start_game", **asked)
        assert (taken["game"], taken["seat"]) == (game, 1)
        end = await play_to_the_end(client, {"seat_id": taken["seat_id"]})
        assert await refused(client, "play", option="pass", seat_id=taken["seat_id"]) == "the game is over"
        assert "## Question" in end

    run(play)


def test_a_client_deals_with_bots() -> None:
    """It makes offers, which bots answer; it answers theirs; it talks and reads the rules."""

    async def deal(client: Client) -> None:
        await call(client, "start_game", game="la_cosa_nostra", seats=3, bots=["trader", "trader"], seed=2)
        text = await call(client, "look")
        answered: set[str] = set()
        for _ in range(120):
            offer = re.search(r"Answers: ([a-z]+):(\d+)", text)
            if offer and offer[1] in ("accept", "refuse"):
                answered.add(offer[1])
                text = await call(client, "answer_offer", offer=int(offer[2]), answer=offer[1])
            elif "Deals are open." in text and "give" not in answered:
                answered.add("give")
                gift = {"gives": [[0, 1, "cash", 500]], "text": "#peace:1-0 For you."}
                text = await call(client, "make_offer", **gift)
                assert "For you." in await call(client, "look")
            else:
                now = await call(client, "options")
                code = now["options"][0]["code"] if now["asked"] else ""
                text = await (call(client, "play", option=code) if code else call(client, "wait"))
            if answered >= {"accept", "give"}:
                break
        assert answered >= {"accept", "give"}
        await call(client, "talk", text="Good evening")
        assert "⟪Good evening⟫" in await call(client, "look", form="short")
        assert "LCN-END-01" in await call(client, "rules", game="la_cosa_nostra", part="lcn-end", language="uk")

    run(deal, SeatBook(single_client=True))


def test_bad_input_is_one_clear_error() -> None:
    async def ask(client: Client) -> None:
        wrong: list[tuple[str, dict[str, Any], str]] = [
            ("start_game", {"game": "chess"}, "no game 'chess'"),
            ("start_game", {}, "game: Field required"),
            ("start_game", {"game": "dual_powers", "seats": 9}, "1 to 2 seats"),
            ("start_game", {"game": "dual_powers", "seat": 5}, "seats are 0 to 1"),
            ("start_game", {"game": "dual_powers", "bots": ["deep"]}, "no bot 'deep'"),
            ("start_game", {"game": "dual_powers", "bots": ["random"] * 2}, "1 bots are needed"),
            ("start_game", {"game": "dual_powers", "settings": {"mood": 1}}, "no option 'mood'"),
            ("start_game", {"game": "dual_powers", "sats": 2}, "has no argument 'sats'"),
            ("look", {"seat_id": "nobody"}, "no seat is held"),
            ("look", {}, "no seat is held"),
            ("tables", {}, "no game server is named"),
            ("take_seat", {"table": "x", "token": "y"}, "no game server is named"),
            ("rules", {"game": "dual_powers", "part": "DP-NONE"}, "has no rule"),
        ]
        for tool, asked, said in wrong:
            assert said in await refused(client, tool, **asked)
        seat = {"seat_id": (await call(client, "start_game", game="men_of_mayhem", seats=3, seed=1))["seat_id"]}
        before = await call(client, "look", **seat)
        now = await call(client, "options", **seat)
        code = now["options"][0]["code"]
        for asked, said in (
            ({"option": "Walk away"}, "not an option"),
            ({"option": "fly:moon"}, "is not among the legal options"),
            ({"option": code, "number": 10**6}, "has been answered"),
        ):
            assert said in await refused(client, "play", **seat, **asked)
        assert await refused(client, "answer_offer", offer=1, answer="accept", **seat)
        assert await refused(client, "make_offer", to=[0], **seat)
        assert "no private rooms" in await refused(client, "talk", text="Psst", room="0-1", **seat)
        assert await call(client, "look", **seat) == before, "what is refused changes nothing"
        await call(client, "leave", **seat)
        assert "no seat is held" in await refused(client, "look", **seat)

    run(ask)


def test_an_offer_is_shown_before_others_who_are_asked_too_answer() -> None:
    """In a question to all, bots that answered first would end their own offer."""

    class Asking:
        result, deciders = None, (0, 1)

        def view(self, seat: int) -> dict[str, Any]:
            return {"offers": [{"number": 7, "parties": [0, 1], "accepted": [1]}]}

        def deals_closed_by(self) -> str:
            return ""

    seat: Any = object.__new__(LocalSeat)
    seat.match, seat.seat, seat._shown = Asking(), 0, set()
    assert seat._called()
    assert not seat._called(), "each offer is reported once"


def test_every_tool_says_what_it_is_for() -> None:
    async def ask(client: Client) -> None:
        tools = (await client.list_tools()).tools
        assert len(tools) == 17
        assert all(tool.description and len(tool.description) > 30 for tool in tools)
        listed = await call(client, "games", language="uk")
        assert [game["game"] for game in listed["result"]] == GAMES

    run(ask)


def test_a_book_has_room_for_so_many_seats() -> None:
    book = SeatBook()
    seat = object.__new__(LocalSeat)
    keys = [book.add(seat) for _ in range(MOST_SEATS)]
    assert len(set(keys)) == MOST_SEATS
    with pytest.raises(NotUnderstood, match="try again later"):
        book.add(seat)


SOLO: dict[str, Any] = {"game": "dual_powers", "seats": 1, "settings": {"mode": "solo"}, "seed": 4}
COMMAND = [sys.executable, "-m", "consigliere", "mcp"]


def test_a_whole_game_over_stdio() -> None:
    async def play() -> None:
        async with Client(stdio_client(StdioServerParameters(command=COMMAND[0], args=COMMAND[1:]))) as client:
            await call(client, "start_game", **SOLO)
            assert "## Question" in await play_to_the_end(client, {})

    run_async(play())


def test_a_whole_game_over_http() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = subprocess.Popen([*COMMAND, "--http", "--port", str(port)], stderr=subprocess.DEVNULL)

    async def play() -> None:
        async with Client(f"http://127.0.0.1:{port}/mcp") as client:
            taken = await call(client, "start_game", **SOLO)
            assert "no seat is held" in await refused(client, "look"), "over HTTP nobody is given another's seat"
            assert "## Question" in await play_to_the_end(client, {"seat_id": taken["seat_id"]})

    try:
        until = time.monotonic() + 120
        while process.poll() is None and time.monotonic() < until:
            with socket.socket() as line:
                if line.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.05)
        run_async(play())
    finally:
        process.terminate()
        process.wait(60)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (["--server", "localhost:8017"], "begins with http"),
        (["--http", "--host", "0.0.0.0"], "--allow-host"),
        (["--token-file", "/no/such/file"], "/no/such/file"),
    ],
)
def test_the_command_refuses_what_it_cannot_do(wrong: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["mcp", *wrong])
    assert ended.value.code == 2
    told = capsys.readouterr().err
    assert said in told
    assert len(told.splitlines()) == 1
