"""What a choice surely does, over HTTP: for whoever is asked, and for nobody else."""

from __future__ import annotations

from .server import Browser, Server
from .test_http import two_at_a_table


def look(browser: Browser, table: str, option: str, number: int | str) -> tuple[int, list[str]]:
    answer = browser.http.get(f"{table}/preview", params={"option": option, "number": number})
    return answer.status_code, answer.json() if answer.status_code == 200 else []


def test_pointing_at_a_card_tells_where_the_calendar_will_stop(server: Server, anna: Browser, boris: Browser) -> None:
    table = two_at_a_table(anna, boris)
    for browser in (anna, boris):  # the secret objectives: what is sealed shows nothing beforehand
        options, number = browser.options(table)
        assert look(browser, table, options[0], number)[0] == 200
        browser.post(f"{table}/play", option=options[0], number=number)
    first, second = (anna, boris) if anna.options(table)[0] else (boris, anna)
    options, number = first.options(table)
    before = server.loaded(table[3:]).match.save()
    card = next(option for option in options if option.startswith("play:"))
    status, lines = look(first, table, card, number)
    assert status == 200
    assert any(line.startswith("Calendar: ") and "→" in line for line in lines), lines
    assert server.loaded(table[3:]).match.save() == before, "looking changes nothing"
    assert look(second, table, card, number)[0] == 403, "who is not asked is told nothing"
    assert look(first, table, card, int(number) + 1)[0] == 409, "nor is an old page"
    assert look(first, table, "play:nothing", number)[0] == 409
    assert look(first, table, "::", number)[0] == 400
