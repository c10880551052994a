"""Requests take turns: a limited number at a time from one address, clients in rotation."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from consigliere.table.base.turns import MAX_QUEUED, Turn, Turns, end_turn, in_thread, in_turn, outside_turn

from .loop import run_async


async def breathe() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_an_address_has_so_many_at_a_time_and_leaves_room_for_others() -> None:
    async def scene() -> None:
        turns = Turns(waiting=100, each=2, most=4)
        crowd = [asyncio.create_task(turns.enter("crowd", (b"a",))) for _ in range(20)]
        await breathe()
        assert sum(one.done() for one in crowd) == 2
        assert await asyncio.wait_for(turns.enter("else", ()), 1), "nobody at another address waits for them"
        turns.leave("crowd")
        await breathe()
        assert sum(one.done() for one in crowd) == 3
        for _ in range(19):
            turns.leave("crowd")
            await breathe()
        assert all(one.done() and one.result() for one in crowd)
        turns.leave("else")
        assert not turns._lanes
        assert turns._inside == 0

    run_async(scene())


def test_clients_of_one_address_take_turns() -> None:
    async def scene() -> None:
        turns = Turns(waiting=100, each=1, most=4)
        assert await turns.enter("home", (b"greedy",))
        served: list[str] = []

        async def ask(who: bytes) -> None:
            assert await turns.enter("home", (who,))
            served.append(who.decode())
            turns.leave("home")

        tasks = [asyncio.create_task(ask(b"greedy")) for _ in range(10)]
        await breathe()
        tasks.append(asyncio.create_task(ask(b"sister")))
        await breathe()
        turns.leave("home")
        await asyncio.gather(*tasks)
        assert served.index("sister") <= 2

    run_async(scene())


def test_the_client_with_most_waiting_requests_must_retry() -> None:
    async def scene() -> None:
        turns = Turns(waiting=MAX_QUEUED + 6, each=1, most=1)
        assert await turns.enter("home", ())
        greedy = [asyncio.create_task(turns.enter("home", (b"greedy",))) for _ in range(MAX_QUEUED + 5)]
        await breathe()
        assert [one.done() for one in greedy] == [True] * 5 + [False] * MAX_QUEUED
        assert not any(one.result() for one in greedy[:5])
        others = [asyncio.create_task(turns.enter("home", (f"{n}".encode(),))) for n in range(8)]
        await breathe()
        assert not any(one.done() for one in others), "those with one wait on"
        assert sum(one.done() for one in greedy) == 7
        for task in (*greedy, *others):
            task.cancel()
        await asyncio.gather(*greedy, *others, return_exceptions=True)
        turns.leave("home")
        assert not turns._lanes

    run_async(scene())


def test_who_has_nothing_to_do_but_to_wait_has_no_turn() -> None:
    """A request that waits, or whose work runs elsewhere, lets others in, and continues without queueing again."""

    async def scene() -> list[str]:
        turns, told = Turns(waiting=100, each=1, most=1), []
        go, back = asyncio.Event(), asyncio.Event()

        async def app(scope: Any, receive: Any, send: Any) -> None:
            told.append(f"begins {scope['path']}")
            if scope["path"] == "/import":
                async with outside_turn():
                    await go.wait()
            elif scope["path"] == "/turn":
                end_turn()
                await back.wait()
            told.append(f"ends {scope['path']}")
            await send({"type": "http.response.start", "status": 200, "headers": []})

        async def nothing(*_: Any) -> None:
            return None

        wrapped: Any = in_turn(app, turns)

        def ask(path: str) -> asyncio.Task[None]:
            scope = {"type": "http", "path": path, "client": ("10.0.0.1", 1), "headers": []}
            return asyncio.create_task(wrapped(scope, nothing, nothing))

        tasks = [ask("/import"), ask("/turn"), ask("/page")]
        await breathe()
        assert told == ["begins /import", "begins /turn", "begins /page", "ends /page"]
        go.set()
        await breathe()
        assert told[-1] == "ends /import"
        back.set()
        await asyncio.gather(*tasks)
        assert not turns._lanes
        return told

    run_async(scene())


def test_a_turn_is_given_back_whatever_happens() -> None:
    async def scene() -> None:
        turns = Turns(waiting=10, each=1, most=1)
        one = Turn(turns, "home", ())
        assert await one.begin()
        waiting = asyncio.create_task(turns.enter("home", ()))
        await breathe()
        one.end()  # the turn reaches the waiting request at the moment it is cancelled
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert not turns._lanes
        assert turns._inside == 0
        assert await asyncio.wait_for(turns.enter("home", ()), 1)

    run_async(scene())


def test_a_fault_in_a_thread_reaches_whoever_waits() -> None:
    """StopIteration too, which no future can carry: the request would never be answered."""

    async def scene() -> None:
        with pytest.raises(RuntimeError, match="StopIteration"):
            await asyncio.wait_for(in_thread(next, iter(())), 5)
        with pytest.raises(ValueError, match="empty"):
            await asyncio.wait_for(in_thread(max, ()), 5)

    run_async(scene())
