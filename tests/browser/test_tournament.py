"""Two people and a whole small tournament: opening, joining, rounds that follow each other, the final standings."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import urljoin, urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from consigliere.table.client import Client, Table

from .live_server import PHONE, Profiles, Visitors, visiting
from .player import Player
from .test_people import fits, member


@pytest.fixture
def club(chromium: Browser, toy_server: str, profiles: Profiles) -> Iterator[tuple[Visitors, str]]:
    """People at a server that has a game of six bids."""
    with visiting(chromium, toy_server, painted=False, profiles=profiles) as make:
        yield make, toy_server


def token_of(page: Page, button: str) -> str:
    page.get_by_role("button", name=button, exact=True).click()
    return (page.locator(".flash code").text_content() or "").rpartition(" ")[2]


def play_out(seats: list[Table]) -> None:
    """Play a game to its end by calls of `play`."""
    while not seats[0].poll(0)["over"]:
        for seat in seats:
            asked = seat.poll(0)
            if asked["asked"]:
                seat.play(asked["options"][-1], asked["number"])


def test_two_people_and_a_whole_tournament(club: tuple[Visitors, str]) -> None:
    visitor, address = club
    anna, boris = visitor(), visitor(*PHONE, language="uk")
    page, phone = member(anna, "Anna Cup"), member(boris, "Boris Cup")
    tokens = [token_of(page, "New token"), token_of(phone, "Новий токен")]
    anna.go("/tables")
    page.get_by_role("link", name="Tournaments").click()
    page.locator(".tournament-games a[href$=bidding]").click()
    page.locator("input[name=name]").fill("Cup of bids")
    page.locator("input[name=rounds]").fill("2")
    page.locator("input[name=points]").fill("3 1")
    page.locator("input[name=listed]").check()
    page.get_by_role("button", name="Open a tournament").click()
    expect(page.locator("#invitation")).to_have_value(page.url)
    cup = urlsplit(page.url).path
    page.get_by_role("button", name="Join").click()
    boris.go("/tournaments")
    fits(phone)
    phone.locator(f".club-rows a[href='{cup}']").click()
    phone.get_by_role("button", name="Взяти участь").click()
    expect(page.locator(".tournament-people")).to_contain_text("Boris Cup")  # by itself
    page.get_by_role("button", name="Draw the first round").click()
    for number in (1, 2):
        expect(phone.locator(f"#round-{number}")).to_be_visible()
        expect(phone.get_by_role("link", name="До вашого столу")).to_be_visible()
        fits(phone)
        play_out([Client(address, token).tournament(cup.rpartition("/")[2]).seat() for token in tokens])
    for one in (page, phone):
        expect(one.locator(".standings tbody tr")).to_have_count(2)
        expect(one.locator(".tournament-state[data-state=over]")).to_be_visible()
        expect(one.locator(".drawn[data-state=over]")).to_have_count(2)
    expect(page.locator(".standings [data-col=games]").nth(1)).to_have_text("2")
    seats = page.locator(".drawn-seats")
    assert seats.nth(0).inner_text() != seats.nth(1).inner_text(), "the second round has other seats"
    fits(page)
    fits(phone)
    both_give_their_game_away(anna, boris)


def both_give_their_game_away(anna: Player, boris: Player) -> None:
    """A finished game is given to researchers when both people agree."""
    page, phone = anna.page, boris.page
    page.locator(".drawn a").first.click()
    expect(page.locator(".own-note", has_text="For researchers")).to_be_visible()
    table, games = urlsplit(page.url).path, urljoin(page.url, "/games.jsonl")
    boris.go(table)
    assert page.request.get(games).text() == ""
    page.get_by_role("button", name="I agree").click()
    expect(page.locator(".own-note", has_text="For researchers")).to_contain_text("You have agreed")
    assert page.request.get(games).text() == "", "one of two is not enough"
    phone.get_by_role("button", name="Я погоджуюся").click()
    expect(phone.locator(".own-note", has_text="Для дослідників")).to_contain_text("Згодні всі")
    fits(phone)
    given = page.request.get(games).text()
    assert len(given.splitlines()) == 1
    assert "Anna Cup" not in given
