"""Two people, a commentator and the operator: a seat that is freed, hands shown later, a review that somebody leads."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, expect

from .live_server import PHONE, served, visiting
from .test_people import fits, member


def write(file: Path, *statements: str) -> None:
    """Change the store past the server, which looks every two seconds whether something was changed."""
    with closing(sqlite3.connect(file, timeout=60)) as store:
        for statement in (*statements, "UPDATE tables SET revision = revision + 1"):
            store.execute(statement)
        store.execute("INSERT OR REPLACE INTO switches VALUES ('outside', hex(randomblob(4)))")
        store.commit()


def agree(page: Page) -> None:
    page.locator("[data-slip=commentator] .slip-look").click()
    fits(page)
    page.locator("[data-slip=commentator] .slip-yes").click()


def where(page: Page) -> str:
    return page.locator(".replay-where").inner_text()


def test_a_commentator_sees_all_hands_later_and_a_review_is_led(chromium: Browser, tmp_path: Path) -> None:
    file = tmp_path / "table.db"
    with served(tmp_path) as (address, _), visiting(chromium, address) as visitor:
        anna, boris, nina = visitor(), visitor(*PHONE, language="ru"), visitor(language="uk")
        page, phone, looking = anna.page, boris.page, member(nina, "Nina")
        anna.go("/new/men_of_mayhem")
        page.get_by_label("Nickname").fill("Anna")
        page.locator(".opening-games a", has_text="Dual Powers").click()  # another game, another form
        page.locator(".pace", has_text="Brisk").click()
        expect(page.locator(".opening-sum")).to_contain_text("24 hours in hand")
        page.locator(".pace", has_text="Tonight").click()
        expect(page.locator(".opening-sum")).not_to_contain_text("24 hours in hand", use_inner_text=True)
        page.get_by_label("Nickname").fill("Anna")
        page.get_by_role("button", name="Only by link").click()
        page.wait_for_url("**/t/*")
        table = urlsplit(page.url).path
        boris.join(1, "Bore", page.url)
        page.get_by_role("button", name="Ask to leave").press("Enter")  # and they may come again
        expect(phone.locator(".join")).to_have_count(1)
        boris.join(1, "Boris")
        page.get_by_role("button", name="Start the game").click()
        anna.wait_for_question()

        write(file, "INSERT OR REPLACE INTO switches VALUES ('bar', 'Back at nine')")
        for one in (page, phone):
            expect(one.locator(".club-bar")).to_contain_text("Back at nine")  # without a reload

        page.locator("#tab-rules").click()
        page.locator("#sure-commentator summary").click()
        page.locator("#commentator-name").fill("Nina")
        page.get_by_role("button", name="Propose").click()
        agree(phone)
        expect(page.locator(".commented")).to_contain_text("Nina sees all hands: each move 15 minutes later")
        nina.go(table)
        looking.locator(".commented a").click()
        expect(looking.locator("main")).to_contain_text("Ще зарано")
        for player in (anna, boris):
            player.choose()
        anna.wait_for_question()
        write(file, "UPDATE choices SET at = at - 1000", "UPDATE tables SET started_at = started_at - 1000")
        for _ in range(60):
            nina.go(f"{table}/replay?eyes=open")
            if looking.locator(".commented").count():
                break
            looking.wait_for_timeout(200)
        expect(looking.locator(".commented")).to_contain_text("через 15 хвилин")
        expect(looking.locator("#hand svg")).to_have_count(2)
        assert where(looking) == "2 / 2"
        boris.go(f"{table}/replay?eyes=open")
        expect(phone.locator("main")).to_contain_text("403")  # who plays sees nothing
        page.locator(".commented").get_by_role("button", name="End it").click()
        expect(looking.locator("#table[data-page=play]")).to_have_count(1)  # away from the hands at once

        anna.send(f"{table}/close")
        expect(page.locator(".verdict")).to_be_visible()
        anna.go(f"{table}/replay?n=0")
        boris.go(table)
        page.get_by_role("button", name="Lead the others").click()
        phone.locator("#together a").click()
        expect(phone.locator("[data-when=follows]")).to_contain_text("Вас ведёт Anna")
        page.locator("#step-last").click()
        expect(phone.locator(".replay-where")).to_have_text("2 / 2")
        page.locator(".eyes button[value='1']").click()
        expect(phone.locator(".eyes button[value='1']")).to_have_attribute("aria-pressed", "true")
        phone.locator("#step-prev").click()
        expect(phone.locator("[data-when=led]")).to_be_visible()  # free
        page.locator("#step-first").click()
        expect(page.locator(".replay-where")).to_have_text("0 / 2")
        expect(phone.locator(".replay-where")).to_have_text("1 / 2")
        phone.locator("[data-when=led] [data-follow]").click()
        expect(phone.locator(".replay-where")).to_have_text("0 / 2")
        fits(phone)
        page.get_by_role("button", name="Stop", exact=True).click()
        expect(phone.locator("[data-when=alone]")).to_be_visible()
