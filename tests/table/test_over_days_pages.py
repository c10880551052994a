"""Tables over days on the pages: two browsers, refused paces, nights and holidays, texts."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from consigliere.board.words import LANGUAGES
from consigliere.table.base.seat_clock import PACES
from consigliere.table.play import days

from .day_tables import (
    STEADY,
)
from .server import Browser, Server, text_of


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
