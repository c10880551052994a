"""The pages over HTTP, without scripts: permissions, and what nobody may see."""

from __future__ import annotations

import re
import time
from typing import Any

import httpx
import pytest

from consigliere.match import load
from consigliere.table.store import queries
from consigliere.table.store.database import Store
from consigliere.table.store.rows import ChoiceRow
from consigliere.table.web.routes import PAGES

from .loop import run_async
from .server import LIMIT, Browser, Server, text_of


def secrets_of(server: Server, table: str) -> list[list[str]]:
    """By seat, the cards that only this seat knows at the moment: in its hand and nowhere else visible."""
    match = server.loaded(table).match
    seats = range(match.setup.seats)
    seen = {eye: set(words_of(match.view(eye))) for eye in (None, *seats)}
    hands = [match.view(seat)["table"]["hand"] for seat in seats]
    return [
        [card for card in hand if not any(card in seen[other] for other in seen if other != seat)]
        for seat, hand in enumerate(hands)
    ]


def words_of(data: object) -> list[str]:
    if isinstance(data, dict):
        return [word for value in data.values() for word in words_of(value)]
    if isinstance(data, list):
        return [word for value in data for word in words_of(value)]
    return [data] if isinstance(data, str) else []


def two_at_a_table(anna: Browser, boris: Browser) -> str:
    table = anna.go("/new/dual_powers", seats=2, seat__0="me", seat__1="open", nickname="Anna")
    boris.go(f"{table}/join", seat=1, nickname="Boris")
    anna.go(f"{table}/start")
    return table


def test_a_whole_game_against_a_bot_without_script(server: Server, anna: Browser) -> None:
    table, until = anna.quick(), time.monotonic() + LIMIT
    while "/rematch" not in anna.received[-1]:
        assert time.monotonic() < until
        options, number = anna.options(table)
        if options:
            anna.post(f"{table}/play", option=options[0], number=number)
        else:
            time.sleep(0.02)  # polling without a pause would take processor time from the bot
    loaded = server.loaded(table[3:])
    assert loaded.row.state == "over"
    assert loaded.match.result is not None
    assert loaded.setup.chance.record()["secret"] in anna.get(table).text
    saved = anna.get(f"{table}/export").text
    again = anna.http.post("/import", data={"csrf": anna.csrf}, files={"file": ("game.json", saved)})
    assert again.status_code == 303
    imported = anna.get(f"{again.headers['location']}/export").text
    assert load(imported).save() == loaded.match.save()
    for eyes in ("open", "public", "0", "1"):
        assert anna.get(f"{table}/replay?n=7&eyes={eyes}").status_code == 200
    rematch = anna.go(f"{table}/rematch")
    assert rematch != table
    assert anna.go(f"{table}/rematch") == rematch
    assert server.loaded(rematch[3:]).row.state == "running", "nobody else has to come"
    assert anna.options(rematch)[0]


def test_neither_receives_the_others_secrets(server: Server, anna: Browser, boris: Browser, stranger: Browser) -> None:
    table = two_at_a_table(anna, boris)
    watcher = stranger
    for _ in range(60):
        hands = secrets_of(server, table[3:])
        start = [len(one.received) for one in (anna, boris, watcher)]
        for browser in (anna, boris):
            options, number = browser.options(table)
            browser.get(f"{table}/replay")
            browser.get(f"{table}/replay?eyes=public&n=3")
            watcher.get(table)
            if options:
                browser.post(f"{table}/play", fragment=True, option=options[-1], number=number)
                break
        # What was sent before the choice took effect must not contain the hands of that moment.
        for seat, browser in enumerate((anna, boris)):
            for page in browser.received[start[seat] :][:3]:
                assert not [card for card in hands[1 - seat] if card in page]
        for page in watcher.received[start[2] :][:1]:
            assert not [card for card in (*hands[0], *hands[1]) if card in page]


def test_only_what_was_offered_to_this_seat_is_accepted(
    server: Server, anna: Browser, boris: Browser, stranger: Browser
) -> None:
    table = two_at_a_table(anna, boris)
    stranger.get(table)
    options, number = anna.options(table)
    before = server.loaded(table[3:]).match.save()

    def refused(browser: Browser, what: str, status: int, **fields: Any) -> None:
        answer = browser.post(f"{table}/{what}", **fields)
        assert answer.status_code == status, (what, answer.status_code, text_of(answer.text)[:300])
        assert server.loaded(table[3:]).match.save() == before

    refused(stranger, "play", 403, option=options[0], number=number)  # no seat
    refused(boris, "play", 422, option=options[0], number=number)  # another seat's card
    refused(anna, "play", 422, option="play:leader_card_lenin", number=number)  # not offered now
    refused(anna, "play", 409, option=options[0], number=number + 100)  # another question
    refused(anna, "play", 400, option="", number=number)
    refused(anna, "play", 400, option="x" * 5000, number=number)
    refused(anna, "play", 400, option=options[0], number="one")
    refused(anna, "play", 400, option=options[0])
    refused(anna, "play", 403, option=options[0], number=number, csrf="")
    refused(anna, "play", 403, option=options[0], number=number, csrf=boris.csrf)
    refused(boris, "start", 403)
    refused(boris, "close", 403)
    refused(boris, "replace", 403, seat=0, level="random")
    refused(boris, "restore", 403, seat=0)
    refused(stranger, "undo", 403, number=number)
    refused(stranger, "chat", 403, text="hello")
    refused(stranger, "rematch", 403)
    refused(anna, "rematch", 409)
    refused(anna, "start", 409)
    refused(stranger, "leave", 403)
    refused(stranger, "join", 409, seat=1, nickname="Clara")
    refused(anna, "undo/answer", 409, answer="yes")
    refused(anna, "curtain", 403, seat=1)
    refused(anna, "room", 409, seat=1)
    refused(anna, "offer", 422, to=1, give__cash=3)
    assert stranger.get(f"{table}/export").status_code == 409
    assert stranger.get(f"{table}/replay?eyes=0").status_code == 403
    assert anna.get(f"{table}/replay?eyes=1").status_code == 403
    assert boris.get(f"{table}/replay?eyes=open").status_code == 403

    # The valid choice works once. Sent again it is stale, and changes nothing.
    assert anna.post(f"{table}/play", option=options[0], number=number).status_code == 303
    before = server.loaded(table[3:]).match.save()
    refused(anna, "play", 409, option=options[0], number=number)


def test_every_form_wants_the_token_and_our_own_origin(server: Server, anna: Browser) -> None:
    table = anna.quick()
    paths = [path for route in PAGES for path in route.paths if "POST" in str(route.http_methods)]
    assert len(paths) > 20
    # Mail programs stop a channel by themselves (RFC 8058): without a cookie, by the secret in the link.
    paths.remove("/notice/stop/{secret:str}")
    for path in paths:
        address = re.sub(r"\{table:str\}", table[3:], path)
        address = re.sub(r"\{game:str\}", "dual_powers", address)
        address = re.sub(r"\{(key|cup):str\}", "x" * 43, address)
        address = re.sub(r"\{number:int\}", "1", address)
        assert anna.http.post(address, data={}).status_code == 403, path
        for headers in ({"origin": "https://elsewhere.example"}, {"sec-fetch-site": "cross-site"}):
            assert anna.http.post(address, data={"csrf": anna.csrf}, headers=headers).status_code == 403, path


def test_every_answer_carries_the_guards_headers(server: Server, anna: Browser) -> None:
    table = anna.quick()
    for path in ("/", table, "/rules/dual_powers", "/account", "/nowhere", "/api/v1/games", f"{table}/qr.svg"):
        headers = anna.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
    cookie = server_cookie(server)
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie


def server_cookie(server: Server) -> str:
    return httpx.get(f"{server.address}/", timeout=LIMIT).headers["set-cookie"]


@pytest.mark.parametrize("name", ["<script>alert(1)</script>", '"><img src=x>', "</title><b>"])
def test_names_and_talk_are_escaped_everywhere(server: Server, anna: Browser, name: str) -> None:
    name = name[:24]
    table = anna.go("/new/dual_powers", seats=2, seat__0="me", seat__1="bot:random", nickname=name)
    anna.go(f"{table}/chat", text=name, room="")
    for path in (table, "/", f"{table}/replay"):
        assert name not in anna.get(path).text


def test_a_seat_opens_on_another_device_by_its_link(
    server: Server, anna: Browser, boris: Browser, stranger: Browser
) -> None:
    table = two_at_a_table(anna, boris)
    page = anna.post(f"{table}/link").text
    link = re.search(r"/t/\w+/seat/[\w-]{43}", page)
    assert link
    phone = stranger
    assert phone.options(table)[0] == []
    door = phone.get(link[0])
    assert door.status_code == 303, "the secret does not stay in the address"
    assert door.headers["location"] == f"{table}/seat"
    assert phone.get(f"{table}/seat").status_code == 200
    assert phone.options(table)[0] == []  # opening the link changes nothing: programs follow links too
    phone.get(f"{table}/seat")
    phone.go(f"{table}/seat")
    assert phone.options(table)[0] == anna.options(table)[0] != []
    assert phone.get(link[0]).status_code == 404, "it is used up"
    assert phone.get(link[0][:-4] + "xxxx").status_code == 404


def test_a_link_is_no_token_and_can_be_revoked(
    server: Server, anna: Browser, boris: Browser, stranger: Browser
) -> None:
    table = two_at_a_table(anna, boris)
    found = re.search(r"/t/\w+/seat/([\w-]{43})", anna.post(f"{table}/link").text)
    assert found
    bearer = {"authorization": f"Bearer {found[1]}"}
    assert (
        httpx.get(f"{server.address}/api/v1/tables/{table[3:]}/options", headers=bearer, timeout=LIMIT).status_code
        == 403
    )
    stranger.get(found[0])
    stranger.get(f"{table}/seat")
    stranger.go(f"{table}/seat")
    assert stranger.options(table)[0]
    second = re.search(r"/t/\w+/seat/([\w-]{43})", anna.post(f"{table}/link").text)
    assert second
    anna.go(f"{table}/unlink")
    assert stranger.options(table)[0] == [], "who came by a link holds the seat no longer"
    assert stranger.get(second[0]).status_code == 404
    assert anna.options(table)[0]


def test_host_lets_a_bot_play_for_the_absent_and_gives_the_seat_back(
    server: Server, anna: Browser, boris: Browser
) -> None:
    table = two_at_a_table(anna, boris)
    anna.go(f"{table}/replace", seat=1, level="random")
    options, number = anna.options(table)
    anna.post(f"{table}/play", option=options[0], number=number)
    until = time.monotonic() + LIMIT
    while not anna.options(table)[0]:  # the bot has to choose its objective first
        assert time.monotonic() < until
    assert {c.seat for c in server.loaded(table[3:]).match.history()} == {0, 1}
    anna.go(f"{table}/restore", seat=1)
    assert server.loaded(table[3:]).people[1].bot == ""
    anna.go(f"{table}/close")
    assert anna.post(f"{table}/play", option="pass", number=1).status_code == 409


def test_undo_and_a_request_to_the_others(server: Server, anna: Browser, boris: Browser) -> None:
    table = two_at_a_table(anna, boris)
    first = server.loaded(table[3:]).match.save()
    options, number = anna.options(table)
    anna.post(f"{table}/play", option=options[0], number=number)
    anna.go(f"{table}/undo", number=anna.options(table)[1])
    assert server.loaded(table[3:]).match.save() == first
    for browser in (anna, boris):
        options, number = browser.options(table)
        browser.post(f"{table}/play", option=options[0], number=number)
    assert len(server.loaded(table[3:]).match.history()) == 2
    anna.go(f"{table}/undo")  # both objectives are chosen: now an undo needs everybody's consent
    assert len(server.loaded(table[3:]).match.history()) == 2
    assert boris.post(f"{table}/undo/answer", answer="yes").status_code == 303
    assert server.loaded(table[3:]).match.save() == first
    rows = [row.kind for row in rows_of(server, table[3:])]
    assert rows == ["choice", "undo", "choice", "choice", "back"]  # nothing is ever deleted from the store


def test_a_request_to_take_back_says_which_move(anna: Browser, boris: Browser) -> None:
    """For each reader in the words of the log."""
    table = anna.go("/new/corleones_empire", seats=2, seat__0="me", seat__1="open", nickname="Anna")
    boris.go(f"{table}/join", seat=1, nickname="Boris")
    anna.go(f"{table}/start")
    for browser in (anna, boris):
        options, number = browser.options(table)
        browser.post(f"{table}/play", option=options[0], number=number)
    first, other, name = (anna, boris, "Anna") if anna.options(table)[0] else (boris, anna, "Boris")
    first.post(f"{table}/play", option="thug:loc_midtown", number=first.options(table)[1])
    first.go(f"{table}/undo")  # jobs have been drawn: an undo needs everybody's consent
    told = text_of(other.get(table).text)
    assert f"{name} asks to take this back: “{name}: a thug to Penn Central Railroad.”" in told
    told = text_of(first.get(table).text)
    assert "You have asked to take this back: “You send a thug to Penn Central Railroad.”" in told


def rows_of(server: Server, table: str) -> list[ChoiceRow]:
    async def load() -> list[ChoiceRow]:
        store = await Store.open(server.database)
        async with store.read() as connection:
            rows = await queries.rows_after(connection, table, 0)
        await store.close()
        return rows

    return run_async(load())


def test_hot_seat_hides_everything_behind_the_curtain(server: Server, anna: Browser) -> None:
    table = anna.go("/new/dual_powers", seats=2, seat__0="me", seat__1="me", hotseat=1, nickname="Anna")
    seat = 0
    for _ in range(12):
        curtain = anna.get(table)
        if "/curtain" in curtain.text:
            known = [card for hand in secrets_of(server, table[3:]) for card in hand]
            assert not [card for card in known if card in curtain.text]
            found = re.search(r'name="seat" value="(\d)"', curtain.text)
            assert found
            seat = int(found[1])
            anna.go(f"{table}/curtain", seat=seat)
        page = anna.get(table).text
        assert not [card for card in secrets_of(server, table[3:])[1 - seat] if card in page]
        options, number = anna.options(table)
        assert options
        answer = anna.post(f"{table}/play", fragment=True, option=options[0], number=number)
        assert answer.status_code in (200, 303)
        if answer.status_code == 200:
            assert not [card for card in secrets_of(server, table[3:])[1 - seat] if card in answer.text]


def test_an_account_brings_the_games_along(server: Server, anna: Browser, stranger: Browser) -> None:
    table = anna.quick()
    assert anna.post("/account/register", name="Anna K", password="short").status_code == 400
    anna.go("/account/register", name="Anna K", password="correct horse")
    assert anna.options(table)[0]
    other = stranger
    assert other.post("/account/register", name="anna k", password="correct horse").status_code == 409
    assert other.post("/account/login", name="Anna K", password="battery staple").status_code == 403
    assert other.options(table)[0] == []
    other.go("/account/login", name="anna k", password="correct horse")
    assert other.options(table)[0]
    other.go("/account/logout")
    assert other.options(table)[0] == []


def test_in_three_languages(server: Server) -> None:
    for language in ("en", "ru", "uk"):
        browser = Browser(server.address, language)
        table = browser.quick()
        page = browser.get(table).text
        assert f'lang="{language}"' in page
        assert "⟦" not in page
        refusal = browser.post(f"{table}/play", option="play:nothing", number=5)
        assert refusal.status_code == 409
        assert ("look again" in refusal.text) == (language == "en")
        browser.close()


def test_only_what_means_something_is_offered(server: Server, anna: Browser) -> None:
    """Nothing is traded in Dual Powers, so no trader is offered. A duel has no difficulty setting."""
    for game, trades in (("dual_powers", False), ("la_cosa_nostra", True)):
        assert ("bot:soldier-trader" in anna.get(f"/new/{game}").text) == trades
    answer = anna.post("/new/dual_powers", nickname="Anna", seats=2, seat__0="me", seat__1="open")
    lobby = anna.get(answer.headers["location"]).text
    assert "trader" not in lobby
    assert "Difficulty" not in lobby
    assert "Unplayed command cards" in lobby


def test_what_cannot_be_read_is_refused_in_words(server: Server, anna: Browser) -> None:
    assert anna.get("/t/nosuchtable").status_code == 404
    assert anna.get("/rules/nosuchgame").status_code == 404
    assert anna.get("/new/nosuchgame").status_code == 404
    for data in ("", "{", "[]", '{"consigliere": 1}', "[" * 100_000):
        answer = anna.http.post("/import", data={"csrf": anna.csrf}, files={"file": ("game.json", data)})
        assert answer.status_code == 400, data[:20]
    huge = anna.http.post("/import", data={"csrf": anna.csrf}, files={"file": ("game.json", "x" * 4_000_000)})
    assert huge.status_code == 413
    assert anna.http.post("/quick", data={"csrf": anna.csrf, "game": "x" * 200_000}).status_code == 413
    assert anna.post("/new/dual_powers", seats=7).status_code == 400
    assert anna.post("/new/dual_powers", seats=2, opt__mode="nonsense").status_code == 400
    assert anna.post("/new/dual_powers", seats=2, seat__1="bot:nonsense").status_code == 400
    assert anna.post("/language", language="ru", next="//elsewhere.example/").headers["location"] == "/"


def test_what_a_side_does_that_nobody_plays_is_marked_new(server: Server, anna: Browser) -> None:
    """In the solo game the Opposition moves as part of the player's last choice: only its unit is marked as new."""
    table = anna.go("/new/dual_powers", seats=1, seat__0="me", nickname="Anna")
    seen = 0
    for _ in range(40):
        options, number = anna.options(table)
        anna.post(f"{table}/play", option=options[0], number=number)
        told = [event for event in server.loaded(table[3:]).history()[-1].events if event.kind == "placed"]
        marked = set(re.findall(r'data-thing="(\w+)" [^>]*data-new="1"', anna.get(table).text))
        marked |= set(re.findall(r'data-new="1" [^>]*data-thing="(\w+)"', anna.get(table).text))
        for token in [event.facts["token"] for event in told if "token" in event.facts]:
            if token.startswith(("opposition", "red_unit", "white_unit")):
                assert (token in marked) == token.startswith("opposition"), (token, marked)
                seen += token.startswith("opposition")
        if seen > 2:
            break
    assert seen > 2
