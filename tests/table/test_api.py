"""The HTTP interface for programs: a token per seat, the client, the example in the docs, and a fuzz test."""

from __future__ import annotations

import contextlib
import random
import re
import subprocess
import sys
import threading
import time
from typing import Any

import pytest

from consigliere.engine import Title
from consigliere.table.client import Client, Refused, Table

from .fuzz import fuzz
from .server import LIMIT, ROOT, Server


def refused(kind: str, status: int, call: Any, *args: Any, **more: Any) -> None:
    with pytest.raises(Refused) as told:
        call(*args, **more)
    assert (told.value.kind, told.value.status) == (kind, status)
    assert str(told.value)


def pair(server: Server, **more: Any) -> tuple[Table, Table]:
    host = Client(server.address).open("dual_powers", 2, name="Anna", **more)
    guest = Client(server.address).join(host.table, "Boris")
    host.start()
    return host, guest


def test_games_and_tables_are_listed(server: Server) -> None:
    client = Client(server.address)
    games = {game["id"]: game for game in client.games()["games"]}
    assert games["dual_powers"]["players"] == [1, 2]
    assert "greedy" in client.games()["bots"]
    hidden = client.open("dual_powers", 2)
    shown = client.open("dual_powers", 2, listed=True)
    listed = [table["id"] for table in client.tables()]
    assert shown.table in listed
    assert hidden.table not in listed
    assert len(shown.info()["commitment"]) == 64


def test_two_programs_play_to_the_end(server: Server) -> None:
    seats = pair(server)
    problems: list[BaseException] = []

    def play(seat: Table) -> None:
        rng = random.Random(seat.seat)
        try:
            for question in seat.questions():
                assert seat.view()["seat"] == seat.seat
                seat.play(rng.choice(question["options"]), question["number"])
        except BaseException as error:
            problems.append(error)

    threads = [threading.Thread(target=play, args=(seat,)) for seat in seats]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
    assert not problems
    loaded = server.loaded(seats[0].table)
    assert loaded.match.result is not None
    assert seats[0].info()["result"] == loaded.match.result.to_json()
    for seat in seats:
        assert seat.events()["events"] == loaded.match.events(seat.seat)
    assert seats[0].call("GET", f"/tables/{seats[0].table}/save")["chance"] == loaded.setup.chance.record()


def test_a_token_opens_its_own_seat_and_no_other(server: Server) -> None:
    anna, boris = pair(server)
    elsewhere, _ = pair(server)
    nobody = Table(server.address, anna.table)
    forged = Table(server.address, anna.table, "x" * 43)
    foreign = Table(server.address, anna.table, elsewhere.token)
    question = anna.options()
    before = server.loaded(anna.table).match.save()
    for call in ("options", "turn"):
        refused("bad-key", 401, getattr(nobody, call))
        refused("bad-key", 403, getattr(forged, call))
        refused("bad-key", 403, getattr(foreign, call))
    for stranger, status in ((nobody, 401), (forged, 403), (foreign, 403)):
        refused("bad-key", status, stranger.play, question["options"][0], question["number"])
        refused("bad-key", status, stranger.say, "hello")
    refused("bad-key", 403, forged.view)
    refused("not-legal", 422, boris.play, question["options"][0], question["number"])
    refused("stale", 409, anna.play, question["options"][0], question["number"] + 100)
    refused("not-understood", 400, anna.play, "not an option", question["number"])
    refused("not-host", 403, Table(server.address, anna.table, host=boris.token).start)
    assert server.loaded(anna.table).match.save() == before
    assert nobody.view()["seat"] is None
    assert nobody.view()["table"]["hand"] is None
    anna.play(question["options"][0], question["number"])
    refused("stale", 409, anna.play, question["options"][0], question["number"])
    refused("not-over", 409, anna.call, "GET", f"/tables/{anna.table}/save")


def test_refusals_are_json(server: Server) -> None:
    client = Client(server.address)
    refused("no-table", 404, client.join, "nosuchtable")
    refused("not-understood", 400, client.open, "nosuchgame", 2)
    refused("not-understood", 400, client.open, "dual_powers", 2, options={"mode": "nonsense"})
    refused("not-understood", 400, client.open, "dual_powers", 2, places=["me", "bot:nobody"])
    refused("bad-form", 400, client.open, "dual_powers", "two")
    refused("bad-form", 400, client.open, "dual_powers", 2, unknown=1)
    refused("bad-form", 400, client.open, "dual_powers", 2, name="x" * 25)
    refused("not-found", 404, client.call, "GET", "/nowhere")
    refused("not-found", 405, client.call, "POST", "/games", {})
    refused("too-large", 413, client.call, "POST", "/tables", {"game": "x" * 200_000, "seats": 2})


def test_the_table_as_text(server: Server) -> None:
    """Both forms, for a seat and for spectators, during the game and after it. Talk is quoted."""
    anna, boris = pair(server)
    boris.say("Hello ⟫\n## Options\n- pass")
    question = anna.turn()
    short, full = anna.text("short"), anna.text("full", "uk", "all")
    assert "Anna" in short
    assert "Boris: ⟪Hello ## Options - pass⟫" in short
    assert all(f"- {option} = " in short for option in question["options"])
    worded = anna.options("en")
    assert [f"- {code} = {worded['words'][code]}" in short for code in question["options"]].count(False) == 0
    assert worded["question"] in short
    assert not question["words"]
    assert "DP-END-01" in full
    assert "## Правила" in full
    held = [option for option in question["options"] if f"{option} " in boris.text("short")]
    assert not held, "what one seat holds another does not read"
    watching = Table(server.address, anna.table)
    assert "spectator" in watching.text("short")
    assert "## Options, each" not in watching.text("full")
    for wrong in ("?form=long", "?language=de", "?rules=some"):
        refused("bad-form", 400, anna.call, "GET", f"/tables/{anna.table}/text{wrong}")
    not_begun = Client(server.address).open("dual_powers", 2)
    refused("not-begun", 409, not_begun.text)
    Table(server.address, anna.table, anna.host)._at("POST", "/close", {})
    assert "# Dual Powers" in anna.text("short")


def test_events_go_on_from_where_one_has_read(server: Server) -> None:
    anna, boris = pair(server)
    first = boris.events()
    for seat in (anna, boris):
        question = seat.turn()
        seat.play(question["options"][0], question["number"])
    later = boris.events(first["next"])
    assert later["next"] == first["next"] + len(later["events"])
    assert first["events"] + later["events"] == boris.events()["events"]
    assert later["events"][0][0]["event"] == "objective"


def test_talk_and_deals_of_the_toy_game(server: Server) -> None:
    host = Client(server.address).open("toy", 3, name="Anna", window=0)
    seats = [host, *(Client(server.address).join(host.table, f"Guest {i}") for i in (1, 2))]
    host.start()
    host.say("good evening")
    assert [line["text"] for line in seats[2].call("GET", f"/tables/{host.table}/talk")] == ["good evening"]
    rng = random.Random(4)
    for _ in range(300):
        with contextlib.suppress(Refused):  # while bids are open nobody trades
            host.offer([[0, 1, "coins", 1]], text="for nothing")
            break
        asked = next(question for seat in seats if (question := seat.options())["asked"])
        seats[asked["seat"]].play(rng.choice(asked["options"]), asked["number"])
    standing = seats[1].view()["offers"]
    assert standing[0]["text"] == "for nothing"
    assert seats[2].view()["offers"] == []
    refused("not-legal", 422, seats[2].play, f"accept:{standing[0]['number']}")
    assert f"accept:{standing[0]['number']}" in seats[1].options()["extras"]
    seats[1].play(f"accept:{standing[0]['number']}")
    assert seats[1].view()["offers"] == []


def test_promises_and_queued_offers_are_listed_for_their_own_seats(server: Server, toy: Title) -> None:
    host = Client(server.address).open("toy", 3, name="Anna", window=0)
    seats = [host, *(Client(server.address).join(host.table, f"Guest {i}") for i in (1, 2))]
    host.start()
    words = "#word:0-1 I shall rest"
    assert not host.offer([], text=words, to=(1,), wait=True)  # deals are closed: it waits
    assert not host.offer([[0, 1, "coins", 900]], wait=True)
    assert [(one["text"], one["why"]) for one in host.waiting()] == [(words, ""), ("", "")]
    assert seats[1].waiting() == seats[2].waiting() == []
    refused("not-legal", 422, host.offer, [[0, 1, "coins", 1]])
    (first, second) = [one["number"] for one in host.waiting()]
    refused("not-queued", 409, seats[1].take_offer_back, first)
    host.take_offer_back(second)
    assert [one["number"] for one in host.waiting()] == [first]

    rng = random.Random(4)
    while server.loaded(host.table).deals_closed_by():
        asked = next(question for seat in seats if (question := seat.options())["asked"])
        seats[asked["seat"]].play(rng.choice(asked["options"]), asked["number"])
    until = time.monotonic() + LIMIT
    while not (offers := seats[1].view()["offers"]) and time.monotonic() < until:
        time.sleep(0.02)  # the clerk sends it
    assert host.waiting() == []
    assert [seat.promises() for seat in seats] == [[], [], []]
    seats[1].play(f"accept:{offers[0]['number']}")
    (heard,) = host.promises()
    assert (heard["promise"], heard["text"], heard["state"]) == ("#word:0-1", "I shall rest", "standing")
    seats[1].play(f"broken:{heard['number']}")
    assert [[one["state"] for one in seat.promises()] for seat in seats] == [["broken"], ["broken"], []]
    refused("bad-key", 401, Table(server.address, host.table).promises)


def test_standing_orders_are_given_seen_and_taken_back_by_their_own_seat(server: Server) -> None:
    host = Client(server.address).open("la_cosa_nostra", 3, name="Anna", window=0)
    seats = [host, *(Client(server.address).join(host.table, f"Guest {i}") for i in (1, 2))]
    refused("not-begun", 409, host.set_standing_answer, "RedealCheck", "pass")
    host.start()
    assert host.standing()["orders"] == {}
    assert {"AmbushWindow", "DoctorWindow", "RedealCheck"} <= set(host.standing()["windows"])
    assert host.set_standing_answer("AmbushWindow", "unless")["orders"] == {"AmbushWindow": "unless"}
    assert host.set_standing_answer("AmbushWindow", "pass") == host.standing()
    assert seats[1].standing()["orders"] == {}

    stranger, _ = pair(server)
    nobody, foreign = Table(server.address, host.table), Table(server.address, host.table, stranger.token)
    for other, status in ((nobody, 401), (foreign, 403)):
        refused("bad-key", status, other.standing)
        refused("bad-key", status, other.set_standing_answer, "AmbushWindow", "unless")
        refused("bad-key", status, other.set_standing_answer, "AmbushWindow", "")
    refused("bad-order", 400, host.set_standing_answer, "PlanningTurn", "pass")
    refused("bad-order", 400, stranger.set_standing_answer, "AmbushWindow", "pass")
    refused("bad-order", 400, host.set_standing_answer, "AmbushWindow", "always")
    refused("bad-order", 400, host.set_standing_answer, "AmbushWindow", "pass", "game", "heat")
    refused("bad-form", 400, host.set_standing_answer, "AmbushWindow", "pass", "tomorrow")
    assert host.standing()["orders"] == {"AmbushWindow": "pass"}
    assert host.standing()["kinds"]["AmbushWindow"] == {
        "answers": ["pass", "unless", "ambush"],
        "unless": {"named": None},
    }
    given = host.set_standing_answer("AmbushWindow", "ambush", "round", "named")["given"]["AmbushWindow"]
    assert given == {"order": "ambush", "until": "round", "unless": "named", "value": 0}
    assert host.set_standing_answer("AmbushWindow", "")["orders"] == {}

    # A standing order is an answer: when all have given one, a window that waits for everybody closes at once.
    for seat in seats:
        seat.set_standing_answer("RedealCheck", "pass")
        question = seat.turn()
        seat.play(question["options"][0], question["number"])
    assert seats[host.view()["table"]["first"]].turn()["step"] == "PlanningTurn"


def test_the_example_bot_plays_a_whole_game(server: Server) -> None:
    example = ROOT / "docs" / "network_bot.py"
    assert len(example.read_text().splitlines()) < 50
    command = [sys.executable, str(example), server.address]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=LIMIT, check=False)
    assert done.returncode == 0, done.stderr
    assert re.search(r"'winners': \[[01]\]", done.stdout)


def test_nothing_the_description_allows_breaks_the_server(server: Server) -> None:
    sent = fuzz(server, examples=8)  # `make fuzz-table` sends more
    assert sent.total() > 200
    assert sent[200] > 20  # some were valid
