"""Tournaments over HTTP: the pages in three languages, the JSON API with its client, and the operator."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from typing import Any

import pytest

from consigliere.board.words import LANGUAGES
from consigliere.table.client import Client, Refused

from .server import Browser, Server, text_of
from .test_admin import ok

PASSWORD = "correct horse"
FORM: dict[str, Any] = {
    "name": "Spring cup",
    "seats": "2",
    "rounds": "2",
    "points": "3 1",
    "listed": "1",
    "bot": "novice",
}


@pytest.fixture(scope="module")
def people(server: Server) -> Iterator[tuple[Browser, Browser]]:
    """Nina and Oleg, signed in."""
    nina, oleg = Browser(server.address), Browser(server.address)
    for browser, name in ((nina, "Nina"), (oleg, "Oleg")):
        browser.get("/account")
        assert browser.post("/account/register", name=name, password=PASSWORD).status_code == 303
    yield nina, oleg
    nina.close()
    oleg.close()


def opened(nina: Browser, **more: Any) -> str:
    answer = nina.post("/tournaments/new/bidding", **{**FORM, **more})
    assert answer.status_code == 303, text_of(answer.text)
    return str(answer.headers["location"])


def token_of(browser: Browser) -> str:
    page = browser.post("/account/token").text
    found = re.search(r"Your token: ([\w-]{43})", page)
    assert found is not None
    return found[1]


def test_pages_from_opening_to_the_final_standings(
    server: Server, people: tuple[Browser, Browser], stranger: Browser
) -> None:
    nina, oleg = people
    assert "Name of the tournament" in nina.get("/tournaments/new/bidding").text
    assert stranger.get("/tournaments/new/bidding").status_code == 303, "a guest is led to the list"
    cup = opened(nina)
    for language in LANGUAGES:
        reader = Browser(server.address, language)
        for path in ("/tournaments", cup):
            page = reader.get(path)
            assert page.status_code == 200
            assert "Spring cup" in text_of(page.text)
            assert "web-" not in text_of(page.text)
        reader.close()
    assert stranger.post(f"{cup}/join").status_code == 403
    assert nina.post(f"{cup}/start").status_code == 409
    for person in (nina, oleg):
        assert person.post(f"{cup}/join").status_code == 303
    page = oleg.post(f"{cup}/start")
    assert page.status_code == 403
    assert "Only the organiser" in text_of(page.text)
    version = re.search(r'data-version="(\d+)"', oleg.get(cup).text)
    assert version is not None
    assert oleg.get(f"{cup}/news?since={version[1]}").status_code == 204
    assert nina.post(f"{cup}/start").status_code == 303
    news = oleg.get(f"{cup}/news?since={version[1]}")
    assert news.status_code == 200
    assert news.text.startswith("<main")
    table = re.search(r'href="(/t/\w+)">To your table', news.text)
    assert table is not None
    assert cup in nina.get(table[1]).text, "the table leads back"
    assert nina.post(f"{cup}/close/2").status_code == 409
    assert nina.post(f"{cup}/close/1").status_code == 303
    assert "Round 2 of 2" in text_of(nina.get(cup).text)
    assert nina.post(f"{cup}/close/2").status_code == 303
    assert "The organiser of the tournament has closed the round" in text_of(oleg.get(table[1]).text)
    told = text_of(nina.get(cup).text)
    assert "Final standings" in told
    assert "ended unfinished" in told


@pytest.mark.parametrize(
    "wrong", [{"points": "3 x"}, {"points": "1 2"}, {"rounds": "many"}, {"seats": "9"}, {"name": ""}, {"speed": "soon"}]
)
def test_a_form_that_cannot_be_is_shown_again(people: tuple[Browser, Browser], wrong: dict[str, Any]) -> None:
    answer = people[0].post("/tournaments/new/bidding", **{**FORM, **wrong})
    assert answer.status_code == 400
    assert answer.text.count('role="alert"') == 1
    assert "Spring cup" in answer.text or "name" in wrong


def test_a_tournament_by_link_is_found_by_its_people_alone(people: tuple[Browser, Browser], stranger: Browser) -> None:
    nina, oleg = people
    cup = opened(nina, name="By link", listed="0")
    assert "By link" in text_of(nina.get("/tournaments").text)
    assert "By link" not in text_of(stranger.get("/tournaments").text)
    for person in people:
        person.post(f"{cup}/join")
    assert "By link" in text_of(oleg.get("/tournaments").text)
    assert nina.post(f"{cup}/start").status_code == 303
    assert "bidding" not in stranger.get("/tables").text.lower(), "its tables are not listed either"
    assert nina.post(f"{cup}/cancel").status_code == 303
    assert "called off" in text_of(oleg.get(cup).text)


def test_programs_play_a_whole_tournament(server: Server, people: tuple[Browser, Browser]) -> None:
    nina, oleg = (Client(server.address, token_of(browser)) for browser in people)
    cup = nina.open_tournament("Machines", "bidding", 2, 2, points=[2, 0], listed=True)
    theirs = oleg.tournament(cup.tournament_id)
    assert cup.tournament_id in [one["id"] for one in Client(server.address).tournaments()]
    for one in (cup, theirs):
        one.enter()
    with pytest.raises(Refused) as error:
        theirs.enter()
    assert (error.value.status, error.value.kind) == (409, "tournament-joined")
    theirs.leave()
    theirs.enter()
    for token, status in (("", 401), ("x" * 43, 403)):
        with pytest.raises(Refused) as error:
            Client(server.address, token).tournament(cup.tournament_id).start()
        assert (error.value.status, error.value.kind) == (status, "bad-account-key")
    cup.start()
    for number in (1, 2):
        while (now := cup.info())["tournament"]["round"] < number:  # the keeper draws it when the first is over
            time.sleep(0.05)
        assert len([one for one in now["tables"] if one["round"] == number]) == 1
        seats = [cup.seat(), theirs.seat()]
        assert {one.seat for one in seats} == {0, 1}
        while not (done := seats[0].poll(0))["over"]:
            for seat in seats:
                asked = seat.poll(0)
                if asked["asked"]:
                    seat.play(asked["options"][-1], asked["number"])
        assert done["over"]
    while (now := cup.info())["tournament"]["state"] != "over":
        time.sleep(0.05)
    assert sum(one["points"] for one in now["standings"]) == 4
    assert {one["name"] for one in now["standings"]} == {"Nina", "Oleg"}
    had = [[seat["entrant"] for seat in table["seats"]] for table in now["tables"]]
    assert had[0] == had[1][::-1], "seats are rotated"
    other = nina.open_tournament("More machines", "bidding", 2, 1)
    with pytest.raises(Refused) as error:
        other.close_round(1)
    assert error.value.kind == "tournament-round"
    other.cancel()
    assert other.info()["tournament"]["state"] == "cancelled"
    people[0].post("/account/token", drop="1")
    with pytest.raises(Refused) as error:
        other.enter()
    assert error.value.kind == "bad-account-key"


def test_the_operator_cancels_one(server: Server, people: tuple[Browser, Browser]) -> None:
    cup = opened(people[0], name="Stopped").rpartition("/")[2]
    assert "Stopped" in ok(server.database, "tournament", "list")
    assert "is cancelled" in ok(server.database, "tournament", "cancel", cup)
    assert "called off" in text_of(people[0].get(f"/tournaments/{cup}").text)
