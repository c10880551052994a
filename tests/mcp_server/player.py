"""A client of the official SDK that plays a seat with a fixed seed."""

from __future__ import annotations

from random import Random
from typing import Any

from mcp import Client


async def call(client: Client, tool: str, **arguments: Any) -> Any:
    """The answer of a tool: its data if there is any, otherwise its text. A refusal fails the test."""
    told = await client.call_tool(tool, arguments)
    text = "".join([getattr(part, "text", "") for part in told.content])
    assert not told.is_error, text
    return text if told.structured_content is None else told.structured_content


async def refused(client: Client, tool: str, **arguments: Any) -> str:
    """The error text of a tool."""
    told = await client.call_tool(tool, arguments)
    (part,) = told.content
    text: str = getattr(part, "text", "")
    assert told.is_error, text
    assert "\n" not in text
    return text


async def play_to_the_end(client: Client, seat: dict[str, Any], seed: int = 1, steps: int = 5000) -> str:
    """Play a whole game and return its result."""
    pick = Random(seed)
    for _ in range(steps):
        now = await call(client, "options", **seat)
        if now["over"]:
            return str(await call(client, "look", form="short", **seat))
        if not now["asked"]:
            await call(client, "wait", seconds=20, **seat)
            continue
        option = pick.choice(now["options"])
        assert option["words"]
        await call(client, "play", option=option["code"], number=now["number"], **seat)
    raise AssertionError("the game does not end")
