"""How long hidden windows stay open is chosen when a table is opened, and shown to all in the same way."""

from __future__ import annotations

import re

from .server import Browser, Server


def open_table(browser: Browser, **fields: object) -> str:
    seats = {"seat__0": "me", "seat__1": "open", "seat__2": "bot:random"}
    return browser.go("/new/la_cosa_nostra", seats=3, nickname="Anna", **seats, **fields)


def test_the_length_is_chosen_when_a_table_is_opened(server: Server, anna: Browser) -> None:
    form = anna.get("/new/la_cosa_nostra").text
    assert 'name="window"' in form
    usual = server.loaded(open_table(anna)[3:]).row.window
    assert f">{usual:g} seconds, as this server has it<" in form
    assert 'name="window"' not in anna.get("/new/dual_powers").text, "a game without windows asks for no length"
    for seconds in (5, 20, 24 * 3600):
        assert server.loaded(open_table(anna, window=seconds)[3:]).row.window == seconds
    assert anna.post("/new/la_cosa_nostra", seats=3, nickname="Anna", window=7).status_code == 400


def test_everybody_sees_the_same_clock_no_matter_who_is_asked(server: Server, anna: Browser, boris: Browser) -> None:
    """At a table of two people all see when a window closes: seats that are asked, seats that are not, and
    spectators."""
    table = open_table(anna, window=24 * 3600)
    boris.go(f"{table}/join", seat=1, nickname="Boris")
    anna.go(f"{table}/start")
    for _ in range(60):
        if server.loaded(table[3:]).window() is not None:
            break
        for browser in (anna, boris):
            options, number = browser.options(table)
            if options:
                browser.post(f"{table}/play", option=options[0], number=number)
    assert server.loaded(table[3:]).window_left() is not None
    stranger = Browser(server.address)
    clocks = {re.search(r'data-window="(\d+)" data-closes="(\d+)"', one.get(table).text) for one in (anna, boris)}
    shown = {found.groups() if found else None for found in clocks}
    watched = re.search(r'data-window="(\d+)" data-closes="(\d+)"', stranger.get(table).text)
    stranger.close()
    assert shown == {watched.groups() if watched else None}
    assert None not in shown
