"""Tables over days on the pages: two browsers, refused paces, nights and holidays, texts."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from consigliere.board.words import LANGUAGES, Words
from consigliere.table.base.seat_clock import HOUR, PACES
from consigliere.table.play import days
from consigliere.table.play.tables import Tables
from consigliere.table.show.clocks import clock_on_card, some_names
from consigliere.table.store import day_queries
from consigliere.table.store.database import Store
from consigliere.table.store.day_queries import Habit

from .day_tables import STEADY, Hands, family, hands, play, slow_duel, turn_of, until
from .server import Browser, Server, text_of
from .stored_tables import ANNA, BORIS

__all__ = ["hands", "play"]


def test_two_people_play_over_days(server: Server, anna: Browser, boris: Browser) -> None:
    form = text_of(anna.get("/new/dual_powers").text)
    assert "Three moves a day and more." in form
    assert "72 h in hand, +12 h a turn, at most 120 h" in form
    fields = {"seat-0": "me", "seat-1": "open", "speed": "steady", "at_zero": "vote", "nights": "1"}
    table = anna.go("/new/dual_powers", seats=2, nickname="Anna", listed="1", **fields)
    for language, said in (("en", "the others vote"), ("ru", "остальные голосуют"), ("uk", "решта голосує")):
        reader = Browser(server.address, language)
        assert said in text_of(reader.get(table).text)
        reader.close()
    assert "Steady: 3 moves a day" in text_of(boris.get("/").text)
    boris.get(table)
    boris.go(f"{table}/join", seat=1, nickname="Boris")
    assert boris.http.get(f"{table}/board.svg").status_code == 404, "nothing is played yet"
    anna.go(f"{table}/start")
    page = anna.get(table).text
    assert "badge-clock" in page
    assert "2 d 23 h" in text_of(page) or "3 d 0 h" in text_of(page)
    assert "left" in text_of(anna.get("/").text)
    club = text_of(anna.get("/tables").text)
    assert "One table waits for you" in club
    assert "Steady: 3 moves a day, then a vote" in club
    stranger = Browser(server.address)
    boards = [reader.http.get(f"{table}/board.svg") for reader in (anna, stranger)]
    assert boards[0].text == boards[1].text, "everybody gets the board that everybody sees"
    assert "<svg" in boards[0].text
    watched = text_of(stranger.get("/tables").text)
    assert "Dual Powers: Anna, Boris" in watched[watched.index("To watch") :]
    again = anna.http.get(f"{table}/board.svg", headers={"if-none-match": boards[0].headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    stranger.close()
    anna.get(table)
    for what in ("replace", "restore"):
        refused = anna.post(f"{table}/{what}", seat=1)
        assert refused.status_code == 409
        assert "nobody is replaced by one person" in text_of(refused.text)
    assert anna.post(f"{table}/vote", seat=1, choice="bot").status_code == 409
    loaded = server.loaded(table.removeprefix("/t/"))
    assert (loaded.row.speed, loaded.row.at_zero, loaded.row.nights) == ("steady", "vote", True)
    assert loaded.row.window == STEADY.window
    assert loaded.row.patience == days.PATIENCE


@pytest.mark.parametrize(
    "fields", [{"speed": "never"}, {"speed": "easy", "at_zero": "x"}, {"speed": "easy", "hotseat": "1"}]
)
def test_a_pace_that_cannot_be_is_refused(anna: Browser, fields: dict[str, Any]) -> None:
    anna.get("/new/dual_powers")
    assert anna.post("/new/dual_powers", seats=2, nickname="Anna", **fields).status_code == 400


def test_a_night_and_holidays_are_chosen_on_the_account_page(anna: Browser) -> None:
    anna.http.cookies.set("zone", "Europe%2FKyiv")
    assert 'value="Europe/Kyiv"' in anna.get("/account").text
    night: dict[str, Any] = {"from": "22", "to": "6", "zone": "Asia/Tokyo"}
    saved = anna.post("/account/night", **night)
    assert "Your night is saved" in text_of(saved.text)
    for wrong in ({"from": "8", "to": "23"}, {"zone": "Mars/Base"}):
        assert anna.post("/account/night", **{**night, **wrong}).status_code == 400
    year = datetime.now(UTC).year + 1
    coming = " ".join(f"{year}-07-{day:02}" for day in range(1, 22))
    assert "Your holidays are saved" in text_of(anna.post("/account/holidays", days=coming).text)
    assert f"{year}-07-21" in anna.get("/account").text
    for text in (f"{coming} {year}-08-01", "yesterday", "2020-01-01"):
        assert anna.post("/account/holidays", days=text).status_code == 400
    assert 'value="Asia/Tokyo"' in anna.get("/account").text


def test_every_text_of_a_pace_exists_in_every_language() -> None:
    from consigliere.board.words import Words

    for language in LANGUAGES:
        words = Words(language)
        for speed in PACES:
            assert words.has(f"web-speed-{speed}")
            assert words.has(f"web-speed-{speed}-hint")
        for one in days.AT_ZERO:
            assert words.has(f"web-zero-{one}")
            assert words.has(f"web-agreed-{one}")


# --- in a list, all whose clocks run are named


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["and 1 more", "and 2 more", "and 5 more"]),
        ("ru", ["и ещё 1 человек", "и ещё 2 человека", "и ещё 5 человек"]),
        ("uk", ["і ще 1 людина", "і ще 2 людини", "і ще 5 людей"]),
    ],
)
def test_a_line_names_as_many_people_as_fit(language: str, said: list[str]) -> None:
    words, long = Words(language), "Alexandra-Maria von Hohenstein"
    many = ["Anna", "Boris", "Cyril", "Dora", "Eve", "Max"]
    assert [some_names(names, words) for names in ([], many[:1], many[:4])] == ["", "Anna", "Anna, Boris, Cyril, Dora"]
    assert some_names([long, "Boris"], words) == f"{long} {said[0]}"
    assert some_names(many, words) == f"Anna, Boris, Cyril, Dora {said[1]}"
    assert some_names([*many, "Petro", "Mila", "Ihor"], words) == f"Anna, Boris, Cyril, Dora {said[2]}"


def test_a_chip_names_everybody_whose_clock_runs(hands: Hands, play: Any) -> None:
    names, words = ["Anna", "Boris"], Words("en")

    async def scene(store: Store, tables: Tables) -> None:
        async with store.write() as connection:
            await day_queries.set_habit(connection, ANNA.owner, Habit("UTC", 0, 0))
            await day_queries.set_habit(connection, BORIS.owner, Habit("UTC", 13, 21))
        table = await slow_duel(tables, nights=True)
        loaded = await tables.cache.get(table)
        assert days.ticking(loaded) == [0, 1], "both choose an objective, and everybody sees who has"
        card = clock_on_card(loaded, None, names, words)
        assert (card["waiting"], card["several"], card["theirs"]) == ("Anna, Boris", True, "3 d 0 h")
        hands.time += 2 * HOUR  # the night of Boris began an hour ago
        card = clock_on_card(loaded, None, names, words)
        assert (card["waiting"], card["theirs"]) == ("Anna, Boris", "2 d 22 h"), "who is awake comes first"
        assert (card["asleep"], card["wakes"]) == (False, "")
        assert "left" in clock_on_card(loaded, 0, names, words), "a reader whose clock runs sees their own"
        hands.time += 3 * 24 * HOUR
        card = clock_on_card(loaded, None, names, words)
        assert (card["waiting"], card["late"]) == ("Anna", True), "Boris has time left, because of his nights"
        loaded = await until(tables, table, lambda one: turn_of(one) >= 0, hands)
        card = clock_on_card(loaded, None, names, words)
        assert (card["waiting"], card.get("several", False)) == (names[turn_of(loaded)], False)

    play(scene)


def test_a_chip_names_nobody_in_a_sealed_question(hands: Hands, play: Any) -> None:
    """Who has answered is a secret, and so is how many have not."""

    async def scene(_: Store, tables: Tables) -> None:
        table = await family(tables)
        loaded = await until(tables, table, lambda one: one.window() is not None, hands)
        assert clock_on_card(loaded, None, ["Anna", "Boris", "Cyril"], Words("en")) == {}

    play(scene)
