"""Two people and a spectator: invitation, talk, folding, a report, friends and their pages, in three languages."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from .live_server import PHONE, Visitors
from .player import Player

PASSWORD = "correct horse"


def member(player: Player, name: str) -> Page:
    page = player.go("/account")
    page.locator("#register-name").fill(name)
    page.locator("#register-password").fill(PASSWORD)
    page.locator("form[action='/account/register'] button").click()
    expect(page.locator("form[action='/account/logout']").first).to_be_visible()
    return page


def fits(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_people_meet_talk_and_find_each_other_again(visitor: Visitors) -> None:
    anna, boris, watcher = visitor(), visitor(*PHONE, language="ru"), visitor(language="uk")
    page, phone = member(anna, "Anna Page"), member(boris, "Boris Page")
    for player in (anna, boris):
        player.send("/people/settings", rated="1")
    anna.go("/new/dual_powers?with=Boris%20Page")
    page.locator("input[name=rated]").check()
    page.get_by_role("button", name="Only by link").click()
    expect(page.locator(".agreed-pace")).to_contain_text("Rated")
    table = urlsplit(page.url).path
    boris.go("/tables")
    fits(phone)
    phone.locator("section", has_text="Приглашения").get_by_role("link", name="Сесть").click()
    phone.locator(".join button").click()
    phone.locator(".lobby-talk input[name=text]").fill("Начинаем?")
    phone.locator(".lobby-talk .say button").click()
    expect(page.locator(".lobby-talk .chat")).to_contain_text("Начинаем?")
    page.get_by_role("button", name="Start the game").click()
    watching = watcher.go(table)
    watcher.send(f"{table}/watchers", text="Дивіться уважно")
    page.locator("#tab-talk").click()
    expect(watching.locator(".chat", has_text="Дивіться уважно")).to_have_count(1)
    page.locator("#talk-tools summary").click()
    page.get_by_role("button", name="Fold Boris Page’s talk").click()
    expect(page.locator(".chat", has_text="(folded)")).to_have_count(1)
    expect(page.locator(".chat", has_text="Начинаем?")).to_have_count(0)
    expect(page.locator(".chat", has_text="Дивіться уважно")).to_have_count(0)
    page.locator("#report-why").fill("shouts")
    page.get_by_role("button", name="Report to the operator").click()
    expect(page.locator(".flash[data-kind=good]")).to_be_visible()
    page.goto("about:blank")  # a page of a table reloads when the table is closed, and that would cancel the next visit
    anna.send(f"{table}/close")
    anna.go("/people/Boris%20Page")
    expect(page.locator(".past-games")).to_contain_text("you")
    fits(page)
    page.get_by_role("button", name="Ask to be friends").click()
    boris.go("/people")
    phone.get_by_role("button", name="Дружить").click()
    expect(phone.get_by_role("button", name="Больше не дружить")).to_be_visible()
    fits(phone)
    watcher.go("/people/Boris%20Page")
    expect(watching.locator(".past-games")).to_have_count(
        0
    )  # the table was not listed, and the watcher did not sit there


def test_two_people_write_to_each_other(visitor: Visitors) -> None:
    anna, boris = visitor(), visitor(*PHONE, language="ru")
    page, phone = member(anna, "Anna Writes"), member(boris, "Boris Answers")
    anna.send("/people/Boris%20Answers/tie", kind="friend", on="1")
    boris.send("/people/Anna%20Writes/tie", kind="friend", on="1")
    anna.go("/people/Boris%20Answers")
    page.locator(".profile-do").get_by_role("link", name="Write").click()
    page.get_by_label("Message").fill("Thursday at nine?\nBring Mila.")
    page.get_by_role("button", name="Send").click()
    expect(page.locator(".letter-list li[data-own] p")).to_have_text(["Thursday at nine?", "Bring Mila."])
    fits(page)
    boris.go("/tables")
    fits(phone)
    phone.locator(".club-letters").get_by_role("link", name="Anna Writes").click()
    expect(phone.locator(".letter-list li[data-new]")).to_contain_text("Bring Mila.")
    phone.get_by_label("Сообщение", exact=True).fill("Хорошо, в девять.")
    phone.get_by_role("button", name="Отправить").click()
    expect(phone.locator(".letter-list li")).to_have_count(2)
    expect(phone.locator(".letter-list li[data-new]")).to_have_count(0)
    fits(phone)
    anna.go("/people")
    page.get_by_role("link", name="Boris Answers").first.click()
    expect(page.locator(".letter-list li[data-new]")).to_contain_text("Хорошо, в девять.")
    page.locator("#report summary").click()
    page.get_by_label("Why").fill("only a test")
    page.get_by_role("button", name="Report to the operator").click()
    expect(page.locator(".flash[data-kind=good]")).to_contain_text("The operator will read it")
