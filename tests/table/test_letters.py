"""Letters: private messages between two people, who may write to whom, limits, reports, and notices about them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from consigliere.board.words import LANGUAGES
from consigliere.cli import main
from consigliere.table.base.errors import Refused
from consigliere.table.base.visitor import Visitor
from consigliere.table.notice import collecting
from consigliere.table.notice.registry import Reader
from consigliere.table.play import notices
from consigliere.table.play.seating import Person
from consigliere.table.show.pages.letters import LONGEST_LETTER
from consigliere.table.store import letter_queries, notice_queries, people_queries
from consigliere.table.store.notice_queries import Preferences
from consigliere.table.store.notice_schema import outbox
from consigliere.table.web import letters
from consigliere.table.web.letters import MOST_LETTERS, UNANSWERED, Letters
from tests.commands import invoke

from .notice_club import BASE, SOON, Club, database_file, hands
from .notice_club import play as play_club
from .server import Browser, Server, text_of
from .test_people import ANNA, BORIS, CLARA, member, members

__all__ = ["database_file", "hands"]

SECRET = "meet me behind the club"


def address(name: str) -> str:
    return f"/people/{name.replace(' ', '%20')}/letters"


def befriend(one: Browser, other: Browser, name: str, other_name: str) -> None:
    member(one, name)
    member(other, other_name)
    one.go(f"/people/{other_name.replace(' ', '%20')}/tie", kind="friend", on="1")
    other.go(f"/people/{name.replace(' ', '%20')}/tie", kind="friend", on="1")


def still(page: str) -> str:
    """A page without what is new at every request."""
    return re.sub(r'name="csrf" value="\w+"', "", page)


# --- on the pages


def test_friends_write_to_each_other(anna: Browser, boris: Browser, stranger: Browser) -> None:
    befriend(anna, boris, "Anna Letter", "Boris Letter")
    assert f'href="{address("Boris Letter")}"' in anna.get("/people/Boris%20Letter").text
    assert "You have not written to each other yet." in text_of(anna.get(address("Boris Letter")).text)
    anna.go(address("Boris Letter"), text="  Thursday?\r\n\r\nAt nine. ")
    before = still(anna.get(address("Boris Letter")).text)
    club = text_of(boris.get("/tables").text)
    assert "New messages" in club
    assert "Anna Letter" in club
    assert "1 new" in text_of(boris.get("/people").text)
    read = boris.get(address("Anna Letter")).text
    assert "<p>Thursday?</p><p>At nine.</p>" in re.sub(r"&#(\d+);", lambda one: chr(int(one[1])), read)
    assert still(anna.get(address("Boris Letter")).text) == before, "the writer does not learn that it was read"
    assert "New messages" not in text_of(boris.get("/tables").text)
    assert "1 new" not in text_of(boris.get("/people").text)
    boris.go(address("Anna Letter"), text="Gladly <b>")
    answer = text_of(anna.get(address("Boris Letter")).text)
    assert answer.index("Thursday?") < answer.index("Gladly <b>")
    assert "Thursday" not in stranger.get(address("Boris Letter")).text
    member(stranger, "Sonya Letter")
    assert "Thursday" not in stranger.get(address("Boris Letter")).text, "nobody else can read it"
    for language in LANGUAGES:
        anna.http.headers["accept-language"] = language
        anna.go("/language", language=language, next="/")
        page = anna.get(address("Boris Letter"))
        assert page.status_code == 200
        assert "web-" not in text_of(page.text)


def test_who_may_write_to_whom(anna: Browser, boris: Browser, stranger: Browser) -> None:
    assert stranger.post(address("Boris Met"), text="hello").status_code == 403, "a guest has no account"
    assert stranger.get(address("Boris Met")).status_code == 403
    member(anna, "Anna Met")
    member(boris, "Boris Met")
    member(stranger, "Sonya Met")
    profile = anna.get("/people/Boris%20Met").text
    assert address("Boris Met") not in profile
    refused = anna.post(address("Boris Met"), text=SECRET)
    assert refused.status_code == 403
    assert "people you have met in a finished game" in text_of(refused.text)
    assert anna.get(address("Boris Met")).status_code == 403, "there is nothing to read either"
    assert anna.post(address("Anna Met"), text="me").status_code == 400
    assert anna.post(address("Nobody Met"), text="you").status_code == 404
    table = anna.go("/new/dual_powers", seats=2, seat__0="me", seat__1="open", nickname="Anna")
    boris.go(f"{table}/join", seat=1, nickname="Somebody Else")
    anna.go(f"{table}/start")
    assert anna.post(address("Boris Met"), text=SECRET).status_code == 403, "it would tell who sits there"
    anna.go(f"{table}/close")
    anna.go(address("Boris Met"), text="A good game.")
    boris.go("/people/settings", friends="1")
    assert anna.post(address("Boris Met"), text="Hello?").status_code == 403, "the page is for friends alone"
    assert "A good game." in text_of(anna.get(address("Boris Met")).text)
    boris.go(address("Anna Met"), text="It was.")
    anna.go(address("Boris Met"), text="Again?")
    assert stranger.post(address("Boris Met"), text="And me?").status_code == 403


def test_a_block_ends_letters_on_both_sides(anna: Browser, boris: Browser) -> None:
    befriend(anna, boris, "Anna Wall", "Boris Wall")
    anna.go(address("Boris Wall"), text="First.")
    boris.go("/people/Anna%20Wall/tie", kind="block", on="1")
    for answer in (anna.get(address("Boris Wall")), anna.post(address("Boris Wall"), text="Second.")):
        assert answer.status_code == 404, "as if there were nobody"
    assert "Boris Wall" not in text_of(anna.get("/people").text)
    assert "Anna Wall" not in text_of(boris.get("/tables").text)
    kept = text_of(boris.get(address("Anna Wall")).text)
    assert "First." in kept, "who blocks can still read and report"
    assert "You cannot write here now." in kept
    assert boris.post(address("Anna Wall"), text="Third.").status_code == 403


def test_folded_letters_are_folded_for_the_reader_alone(anna: Browser, boris: Browser) -> None:
    befriend(anna, boris, "Anna Quiet", "Boris Quiet")
    boris.go("/people/Anna%20Quiet/tie", kind="mute", on="1")
    anna.go(address("Boris Quiet"), text="Are you there?")
    assert "You have folded what this person says." in text_of(boris.get(address("Anna Quiet")).text)
    assert "folded" not in text_of(anna.get(address("Boris Quiet")).text)
    assert "New messages" not in text_of(boris.get("/tables").text)


def test_bad_letters_get_one_clear_error_and_stay_in_the_form(anna: Browser, boris: Browser) -> None:
    befriend(anna, boris, "Anna Limit", "Boris Limit")
    for text in ("", "   \n ", "x" * (LONGEST_LETTER + 1), "a\0b", "\x1b\x7f", "\u2800"):
        answer = anna.post(address("Boris Limit"), text=text)
        assert answer.status_code == 400, repr(text[:10])
        if "\0" not in text:
            assert f"1 to {LONGEST_LETTER}" in text_of(answer.text).replace(",", "")
    kept = anna.post(address("Boris Limit"), text="x" * (LONGEST_LETTER + 1)).text
    assert "&#120;" * LONGEST_LETTER in kept
    assert "You have not written to each other yet." in text_of(anna.get(address("Boris Limit")).text)
    for _ in range(UNANSWERED):
        anna.go(address("Boris Limit"), text="Hello?")
    refused = anna.post(address("Boris Limit"), text="Answer me!")
    assert refused.status_code == 409
    assert f"at most {UNANSWERED} messages in a row" in text_of(refused.text)
    assert "Answer me!" not in text_of(boris.get(address("Anna Limit")).text)
    boris.go(address("Anna Limit"), text="I was asleep.")
    anna.go(address("Boris Limit"), text="Sorry,\x1b\u00a0Boris\t.")
    assert "Sorry, Boris ." in text_of(boris.get(address("Anna Limit")).text), "as in talk"


def test_a_report_keeps_the_last_letters_of_both(server: Server, anna: Browser, boris: Browser) -> None:
    befriend(anna, boris, "Anna Hurt", "Boris Rude")
    report = "/people/Boris%20Rude/report"
    assert anna.post(report, why="nothing yet").status_code == 404
    anna.go(address("Boris Rude"), text="Good evening.")
    boris.go(address("Anna Hurt"), text="You will regret it.")
    assert anna.post(report, why=" ").status_code == 400
    anna.go(report, why="a threat")
    assert "The operator will read it" in text_of(anna.get(f"{address('Boris Rude')}?reported=1").text)
    found = json.loads(invoke(main, ["admin", "--database", server.database, "reports", "--lines", "--json"]).output)
    mine = next(one for one in found if one["about"] == "Boris Rude")
    assert (mine["by"], mine["table"], mine["why"]) == ("Anna Hurt", "", "a threat")
    assert [line[1:4] for line in mine["lines"]] == [
        [0, "Anna Hurt", "Good evening."],
        [1, "Boris Rude", "You will regret it."],
    ]
    assert boris.post("/people/Anna%20Hurt/report", why="she reports").status_code == 303


# --- in the store


def visitor(person: Person) -> Visitor:
    one = Visitor(person.owner, fresh=False, language="en")
    one.account, one.account_name = person.account, person.nickname
    return one


def test_a_person_writes_so_many_letters_a_day(database_file: str, hands: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr(letters, "UNANSWERED", MOST_LETTERS + 1)

    async def scene(one: Club) -> None:
        await friends(one)
        writing = Letters(one.store)
        for number in range(MOST_LETTERS):
            await writing.write(visitor(ANNA), "Boris", f"letter {number}")
        with pytest.raises(Refused) as refused:
            await writing.write(visitor(ANNA), "Boris", "one more")
        assert refused.value.status == 429
        hands.time += 25 * 3600
        await writing.write(visitor(ANNA), "Boris", "the next day")

    play_club(database_file, hands, scene)


# --- notices


async def friends(one: Club) -> None:
    await members(one.store, ANNA, BORIS, CLARA)
    async with one.store.write() as connection:
        for who, whom in (("anna", "boris"), ("boris", "anna"), ("clara", "boris"), ("boris", "clara")):
            await people_queries.tie(connection, who, whom, people_queries.FRIEND)
    await one.registry.add_webhook(Reader("boris", "en", BASE), "json", one.http.url("/boris"))


async def write(one: Club, person: Person, text: str = SECRET) -> None:
    await Letters(one.store).write(visitor(person), "Boris", text)


def test_a_letter_is_told_once_without_its_words(database: str, hands: Any) -> None:
    async def scene(one: Club) -> None:
        await friends(one)
        await write(one, ANNA)
        assert await one.look(notices.SETTLE - 5) == []
        await write(one, ANNA, "and bring the money")
        told = await one.look(SOON)
        assert [post["letters"] for post in told] == [[{"from": "Anna", "url": f"{BASE}/people/Anna/letters"}]]
        assert told[0]["tables"] == []
        assert "Anna has written to you." in told[0]["text"]
        assert SECRET not in json.dumps(told)
        await write(one, ANNA, "hello?")
        assert await one.look(collecting.EVERY * 2) == [], "one notice of unread letters"
        await write(one, CLARA)
        assert [post["letters"][0]["from"] for post in await one.look(SOON)] == ["Clara"]
        hands.time += letter_queries.APART
        await write(one, ANNA, "still there?")
        assert [post["letters"][0]["from"] for post in await one.look(SOON)] == ["Anna"]

    play_club(database, hands, scene)


def quiet_after(decide: Callable[[Club], Any]) -> Callable[[Club], Any]:
    """A scene in which a letter was written and something happens before it is told."""

    async def scene(one: Club) -> None:
        await friends(one)
        await write(one, ANNA)
        await decide(one)
        assert await one.look(SOON) == []
        assert await one.look(collecting.EVERY * 2) == []
        assert await one.rows(outbox.c.state) == [("seen",)]

    return scene


async def read_it(one: Club) -> None:
    await Letters(one.store).mark_read(visitor(BORIS), "Anna")


async def fold(one: Club) -> None:
    async with one.store.write() as connection:
        await people_queries.tie(connection, "boris", "anna", people_queries.MUTE)


async def block(one: Club) -> None:
    async with one.store.write() as connection:
        await people_queries.tie(connection, "boris", "anna", people_queries.BLOCK)


async def only_deadlines(one: Club) -> None:
    async with one.store.write() as connection:
        await notice_queries.set_preferences(connection, "boris", Preferences("en", BASE, notice_queries.DEADLINES))


@pytest.mark.parametrize("decide", [read_it, fold, block, only_deadlines])
def test_nobody_is_told_of_a_letter_that_they_have_read_or_do_not_want(
    database_file: str, hands: Any, decide: Callable[[Club], Any]
) -> None:
    play_club(database_file, hands, quiet_after(decide))


def test_a_letter_that_is_read_while_a_message_waits_is_not_in_it(database_file: str, hands: Any) -> None:
    async def scene(one: Club) -> None:
        await friends(one)
        await write(one, ANNA)
        await write(one, CLARA)
        async with one.store.write() as connection:
            hands.time += SOON
            await collecting.collect(connection, one.store.hub, hands.time)
        await read_it(one)
        told = await one.look()
        assert [letter["from"] for letter in told[0]["letters"]] == ["Clara"]

    play_club(database_file, hands, scene)
