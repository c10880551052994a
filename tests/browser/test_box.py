"""The box page: a figure is corrected in place, the check answers, the card is drawn again, and a file leaves."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from .live_server import Visitors
from .test_accessibility import serious

PATIENCE = 60_000  # ms: the process that draws starts with the first correction
COUNT, BILLS, COST = "job.numbers_game.count", "job.numbers_game.bills", "job.numbers_game.cost"
EFFECTS = "job.numbers_game.effects"
NUMBERS_GAME = "/box/corleones_empire?table=job&entry=job.numbers_game"


def field_of(page: Page, path: str) -> Locator:
    return page.locator(f'[data-path="{path}"]')


@pytest.mark.parametrize("width", [1440, 390])
def test_a_figure_is_corrected_in_place(visitor: Visitors, width: int) -> None:
    page = visitor(width, 900).go(NUMBERS_GAME)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    field, check = field_of(page, COUNT), page.locator("#box-check")
    field.locator("input").fill("3")
    expect(check).to_contain_text("jobs: 45, not 44", timeout=PATIENCE)
    expect(field.locator(".box-was")).to_have_text("was 2")
    if width < 1000:
        return
    field.locator(".box-was").click()
    expect(field.locator("input")).to_have_value("2")
    expect(field.locator("input")).to_be_focused()
    expect(field.locator(".box-was")).to_be_hidden()
    before = page.locator("#box-drawn").inner_html()
    bills = field_of(page, BILLS)
    bills.locator("input").first.fill("5")
    bills.locator("input").last.fill("5")
    expect(check).to_contain_text("The check says yes", timeout=PATIENCE)
    assert page.locator("#box-drawn").inner_html() != before
    effect = field_of(page, EFFECTS)
    drawn = page.locator("#box-drawn").inner_html()
    effect.locator(".effect > select").select_option(label="gain bill")
    effect.locator(".effect input[type=number]").fill("2")
    expect(effect.locator("textarea")).to_have_value('[{"kind":"gain_bill","value":2}]')
    expect(check).to_contain_text("The check says yes", timeout=PATIENCE)
    page.wait_for_function("before => document.getElementById('box-drawn').innerHTML !== before", arg=drawn)
    page.reload()  # the browser has stored it
    assert [one.input_value() for one in bills.locator("input").all()] == ["5", "5"]
    page.locator("#box-name").fill("Anna's")
    with page.expect_download() as leaving:
        page.locator("#box-file button").click()
    saved = tomllib.loads(Path(leaving.value.path()).read_text(encoding="utf-8"))
    assert saved["name"] == "Anna's"
    assert saved["values"] == {BILLS: [5, 5], EFFECTS: [{"kind": "gain_bill", "value": 2}]}


def test_minus_and_plus_change_a_number(visitor: Visitors) -> None:
    """With the mouse and with the keys; a number ends at 0, and its buttons say what it is now."""
    page = visitor().go(NUMBERS_GAME)
    field, check = field_of(page, COUNT), page.locator("#box-check")
    number = field.get_by_role("spinbutton", name="count")
    more, less = field.get_by_role("button", name="More: count"), field.get_by_role("button", name="Less: count")
    more.click()
    expect(number).to_have_value("3")
    expect(check).to_contain_text("jobs: 45, not 44", timeout=PATIENCE)
    expect(more).to_have_accessible_name("More: count (3)")
    number.press("ArrowUp")
    expect(number).to_have_value("4")
    expect(check).to_contain_text("jobs: 46, not 44", timeout=PATIENCE)
    less.focus()
    for _ in range(4):
        page.keyboard.press("Enter")
    expect(number).to_have_value("0")
    expect(less).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Enter")
    expect(number).to_have_value("0")
    number.fill("-1")  # whoever types may type anything; the check answers
    expect(check).to_contain_text(f"{COUNT}: -1 is below 0", timeout=PATIENCE)
    assert serious(page) == []


def test_a_list_of_numbers_becomes_longer_and_shorter(visitor: Visitors) -> None:
    page = visitor().go(NUMBERS_GAME)
    bills, check = field_of(page, BILLS), page.locator("#box-check")
    bills.get_by_role("button", name="One more").click()
    expect(bills.locator("input")).to_have_count(3)
    assert [one.input_value() for one in bills.locator("input").all()][1:] == ["2", "2"]
    expect(bills.locator("input").last).to_have_accessible_name("bills 3")
    expect(bills.locator(".box-was")).to_have_text("was [3,2]")
    for _ in range(3):
        bills.get_by_role("button", name="One less").click()
    expect(bills.locator("input")).to_have_count(0)
    expect(check).not_to_be_empty(timeout=PATIENCE)
    page.reload()
    expect(bills.locator("input")).to_have_count(0)
    bills.locator(".box-was").click()
    expect(bills.locator("input")).to_have_count(2)


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_a_finger_changes_a_number_of_several(visitor: Visitors, language: str) -> None:
    """Buttons are large enough for a finger, have names in the reader's language, and money is counted in thousands."""
    page = visitor(390, 844, language=language, finger=True).go(
        "/box/la_cosa_nostra?table=monopolies&all=1&entry=monopolies.lending"
    )
    field = field_of(page, "monopolies.lending.income")
    more = field.locator("[data-by='1']")
    size = more.bounding_box()
    assert size is not None
    assert min(size["width"], size["height"]) >= 44
    more.tap()
    expect(field.locator("input")).to_have_value("10000")
    assert (
        more.get_attribute("aria-label")
        == {"en": "More", "ru": "Больше", "uk": "Більше"}[language]
        + ({"en": ": income (10000)", "ru": ": доход (10000)", "uk": ": дохід (10000)"}[language])
    )
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_next_uncertain_component_is_one_press_away(visitor: Visitors) -> None:
    page = visitor().go(NUMBERS_GAME)
    page.locator(".box-next").click()
    expect(page.locator("#box-editor")).not_to_have_attribute("data-entry", "job.numbers_game")
    expect(page.locator("#box-editor .box-field[data-source=reconstructed]").first).to_be_visible()
