"""MCP clients at tables of a running server: one joins, one takes a seat by its token, and they play to the end."""

from __future__ import annotations

import asyncio

from mcp import Client as McpClient

from consigliere.mcp_server.seats import SeatBook
from consigliere.mcp_server.server import create_server
from consigliere.table.client import Client
from tests.mcp_server.player import call, play_to_the_end, refused
from tests.table.loop import run_async

from .server import Server


def test_two_clients_play_at_a_servers_table(server: Server) -> None:
    host = Client(server.address).open("dual_powers", 2, name="Anna", listed=True)

    async def play() -> None:
        async with McpClient(create_server(SeatBook(), server.address, host.token)) as client:
            listed = (await call(client, "tables"))["result"]
            assert host.table in [one["table"] for one in listed]
            first = {"seat_id": (await call(client, "take_seat", table=host.table))["seat_id"]}
            second = {"seat_id": (await call(client, "join_table", table=host.table, name="Boris"))["seat_id"]}
            assert "not begun" in await refused(client, "look", **first)
            await asyncio.to_thread(host.start)
            await call(client, "talk", text="Good evening", **first)
            text = await call(client, "look", **second)
            assert "⟪Good evening⟫" in text
            assert "Anna" in text
            for asked in ({"option": "fly:moon"}, {"option": "pass", "number": 10**6}):
                assert await refused(client, "play", **second, **asked)
            ends = await asyncio.gather(play_to_the_end(client, first, seed=1), play_to_the_end(client, second, seed=2))
            assert all("## Question" in end for end in ends)
            assert await refused(client, "take_seat", table=host.table, token="wrong")
            assert await refused(client, "join_table", table="nowhere", name="Boris")
        async with McpClient(create_server(SeatBook(), "http://127.0.0.1:9")) as client:
            assert "cannot be reached" in await refused(client, "tables")

    run_async(play())
