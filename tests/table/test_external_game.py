"""A game of another package is served like ours: its texts, theme, poster, rules and board."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from consigliere.lab.new_game import new_game

from .server import LIMIT, Server

GAME = "night_watch"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("abroad")
    new_game(GAME, folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(folder))
        server = Server(f"sqlite:///{folder / 'table.db'}", "--no-limits", "--load", GAME)
        yield server
        server.stop()


@pytest.fixture
def browser(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(
        base_url=server.address, follow_redirects=True, headers={"accept-language": "uk"}, timeout=LIMIT
    ) as client:
        yield client


def test_it_is_on_the_front_page_with_title_pitch_and_poster(browser: httpx.Client) -> None:
    page = browser.get("/").text
    assert f'data-game="{GAME}"' in page
    assert "Дві карти, одна брехня." in page
    assert f'src="/poster/{GAME}.' in page
    poster = browser.get(f"/poster/{GAME}.svg")
    assert poster.headers["content-type"].startswith("image/svg+xml")
    assert "#b8371f" in poster.text


def test_its_theme_and_the_style_of_its_drawing_are_served(browser: httpx.Client) -> None:
    assert f'[data-game="{GAME}"]' in browser.get("/faces/all.css").text
    assert ".night-watch .ink" in browser.get(f"/picture/{GAME}.css").text


def test_its_rules_are_a_page_in_the_readers_language(browser: httpx.Client) -> None:
    page = browser.get(f"/rules/{GAME}").text
    assert 'id="NW-DOUBT-02"' in page
    assert "Хто має злодія, показує його" in page


def test_it_is_played_with_its_own_words_and_board(browser: httpx.Client) -> None:
    page = browser.get("/").text
    token = page.partition('name="csrf" value="')[2].partition('"')[0]
    table = browser.post("/quick", data={"csrf": token, "game": GAME})
    assert table.status_code == 200
    assert 'class="night-watch board"' in table.text
    assert "⟦" not in table.text
    assert "Хід 1" in table.text


def test_what_is_not_there_is_not_there(browser: httpx.Client) -> None:
    for address in ("/poster/no_such_game.svg", "/picture/no_such_game.css", "/emblems/no_such_game.svg"):
        assert browser.get(address).status_code == 404
