"""Tables over days in the HTTP interface: opening one, its clocks, votes about a late seat, and coming back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from consigliere.table.base.seat_clock import GRID, HOUR, PACES
from consigliere.table.client import Client, Table
from consigliere.table.play import days

from .day_tables import Hands, hands, turn_of, until
from .loop import run_async
from .server import Server
from .test_api import refused
from .test_hidden_counts import BASE, opened

__all__ = ["hands"]
STEADY = PACES["steady"]
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of the framework, for every address


class Programs:
    """Programs at one table, in the process of the server."""

    def __init__(self, app: Any) -> None:
        self._http = httpx.AsyncClient(transport=httpx.ASGITransport(app, raise_app_exceptions=False), base_url=BASE)
        self.table = ""
        self.tokens: list[str] = []

    async def call(self, method: str, what: str, reader: int | None = None, status: int = 200, /, **data: Any) -> Any:
        headers = {} if reader is None else {"authorization": f"Bearer {self.tokens[reader]}"}
        path = f"/api/v1/tables/{self.table}/{what}" if self.table else f"/api/v1/{what}"
        answer = await self._http.request(method, path, headers=headers, json=data if method == "POST" else None)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def sit_down(self, seats: int, **more: Any) -> None:
        made = await self.call("POST", "tables", None, 201, game="la_cosa_nostra", seats=seats, **more)
        self.table, self.tokens = made["table"], [made["token"]]
        for n in range(1, seats):
            self.tokens.append((await self.call("POST", "join", None, 201, name=f"P{n}"))["token"])
        host = {"authorization": f"Bearer {made['host']}"}
        assert (await self._http.post(f"/api/v1/tables/{self.table}/start", headers=host)).status_code == 200


def test_a_late_seat_is_voted_about_replaced_and_taken_over(tmp_path: Path, hands: Hands) -> None:
    async def scene() -> None:
        async with opened(tmp_path, {}) as (app, services):
            tables, programs = services.tables, Programs(app)
            await programs.sit_down(3, speed="steady", at_zero="vote", nights=False)
            table = programs.table
            loaded = await until(tables, table, lambda one: turn_of(one) >= 0, hands)
            late = turn_of(loaded)
            one, two = [seat for seat in range(3) if seat != late]
            own, seen, watched = [await programs.call("GET", "clocks", seat) for seat in (late, one, None)]
            left = days.left(loaded, late)
            assert (own["now"], own["speed"], own["at_zero"], own["nights"]) == (hands.time, "steady", "vote", False)
            assert own["pace"] == {
                "bank": 72 * HOUR, "increment": 12 * HOUR, "cap": 120 * HOUR, "window": 12 * HOUR
            }  # fmt: skip
            assert [(at["left"], at["running"]) for at in own["seats"]] == [
                (round(days.left(loaded, seat)), seat == late) for seat in range(3)
            ]
            assert own["seats"][late]["deadline"] == round(hands.time + left)
            assert seen["seats"][late] == watched["seats"][late] == own["seats"][late] | {"deadline": None}
            question = await programs.call("GET", "options", late)
            assert question["deadline"] == own["seats"][late]["deadline"]

            await programs.call("POST", "vote", one, 409, seat=late, choice="bot")
            await programs.call("POST", "vote", one, 400, seat=late, choice="nonsense")
            hands.time += left
            seen = await programs.call("POST", "vote", one, seat=late, choice="wait")
            at = seen["seats"][late]
            assert (at["late"], at["votes"], at["needed"], at["may_vote"]) == (
                True, {"wait": 1, "bot": 0, "seat": 0}, 2, True
            )  # fmt: skip
            assert not (await programs.call("GET", "clocks"))["seats"][late]["may_vote"]
            await programs.call("POST", "vote", late, 403, seat=late, choice="wait")
            seen = await programs.call("POST", "vote", two, seat=late, choice="wait")
            assert seen["seats"][late]["left"] == STEADY.increment

            hands.time += STEADY.increment
            for voter in (one, two):
                seen = await programs.call("POST", "vote", voter, seat=late, choice="bot")
            assert (seen["seats"][late]["left"], seen["seats"][late]["vacant"]) == (None, False)
            await programs.call("POST", "back", one, 409)
            await programs.call("POST", "back", None, 401)
            seen = await programs.call("POST", "back", late)
            assert (seen["seats"][late]["left"], seen["seats"][late]["running"]) == (STEADY.increment, True)

            hands.time += STEADY.increment
            await programs.call("POST", "substitute", None, 409, seat=late, name="Dora")
            for voter in (one, two):
                seen = await programs.call("POST", "vote", voter, seat=late, choice="seat")
            assert seen["seats"][late]["vacant"]
            await programs.call("POST", "substitute", None, 400, seat=late, zone="Atlantis/Capital")
            given = await programs.call("POST", "substitute", None, 201, seat=late, name="Dora")
            await programs.call("GET", "options", late, 403)
            programs.tokens[late] = given["token"]
            assert (await programs.call("GET", "options", late))["seat"] == late
            seen = await programs.call("GET", "clocks", late)
            assert (seen["seats"][late]["left"], seen["seats"][late]["vacant"]) == (STEADY.increment, False)

    run_async(scene())


def test_a_sealed_question_shows_its_latest_close_and_no_clock_runs(tmp_path: Path, hands: Hands) -> None:
    async def scene() -> None:
        async with opened(tmp_path, {}) as (app, services):
            tables, programs = services.tables, Programs(app)
            await programs.sit_down(3, speed="steady", nights=True, zone="Europe/Kyiv")
            loaded = await until(tables, programs.table, lambda one: one.window() is not None, hands)
            assert loaded.calendars[0].zone == "Europe/Kyiv"
            first = await programs.call("GET", "clocks")
            assert first["closes"] % GRID == 0
            assert first["closes"] >= first["now"] + STEADY.window
            nobody = await programs.call("GET", "")
            owing = [seat for seat in range(3) if loaded.owes(seat)]
            for seat in owing:
                question = await programs.call("GET", "options", seat)
                assert question["deadline"] == first["closes"]
                await tables.hub.arrive(programs.table, seat)
                assert await programs.call("GET", "") == nobody, "nothing tells who comes to answer"
                while (now := await tables.cache.get(programs.table)).owes(seat):
                    await tables.moves.play(programs.table, seat, str(now.options(seat)[0]), now.number(seat))
                seen = await programs.call("GET", "clocks")
                assert seen == first, "nothing tells who has answered"
                await tables.hub.depart(programs.table, seat)
            assert all(not at["running"] for at in first["seats"])

    run_async(scene())


def test_the_client_opens_over_days_and_turns_tonight_into_it(server: Server) -> None:
    client = Client(server.address)
    refused("not-understood", 400, client.open, "dual_powers", 2, speed="steady", window=30)
    refused("bad-zone", 400, client.open, "dual_powers", 2, speed="steady", zone="Atlantis/Capital")
    refused("bad-form", 400, client.open, "dual_powers", 2, speed="hourly")
    slow = client.open("dual_powers", 2, name="Anna", speed="brisk", at_zero="end", nights=False)
    assert [slow.info()[name] for name in ("speed", "at_zero", "nights")] == ["brisk", "end", False]
    refused("bad-zone", 400, client.join, slow.table, "Boris", zone="Atlantis/Capital")
    refused("not-begun", 409, client.substitute, slow.table, 1)

    anna = client.open("dual_powers", 2, name="Anna", window=0)
    assert [anna.info()[name] for name in ("speed", "at_zero", "nights")] == ["tonight", None, False]
    boris = client.join(anna.table, "Boris", zone="Asia/Tokyo")
    anna.start()
    watching = Table(server.address, anna.table)
    assert (watching.clocks()["pace"], anna.clocks()["proposal"]) == (None, None)
    assert [at["left"] for at in anna.clocks()["seats"]] == [None, None]
    assert anna.over_days("easy")["proposal"] == {"speed": "easy", "by": 0, "agreed": 1, "needed": 2, "mine": True}
    assert not boris.clocks()["proposal"]["mine"]
    assert watching.clocks()["proposal"] is None
    refused("pace-proposed", 409, boris.over_days, "brisk")
    assert boris.over_days("no")["proposal"] is None
    anna.over_days("steady")
    begun = boris.over_days("steady", zone="Asia/Tokyo")
    assert (begun["speed"], begun["at_zero"], begun["proposal"]) == ("steady", "bot", None)
    assert all(at["left"] is not None for at in begun["seats"])
    assert server.loaded(anna.table).calendars[1].zone == "Asia/Tokyo"
    refused("not-late", 409, anna.vote, 1, "wait")
    refused("no-seat", 409, anna.back)
