"""What a newcomer may ask at any time: how to win, what a word means, where the rulebook says it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .live_server import PHONE, Visitors
from .player import Player

RULINGS = ("la_famiglia", "corleones_empire")  # disputed ones: a table may choose the other reading


@pytest.mark.parametrize(("language", "heading"), [("en", "How do I win?"), ("uk", "Як мені перемогти?")])
def test_a_key_shows_how_far_it_is_to_winning(visitor: Visitors, language: str, heading: str) -> None:
    player: Player = visitor(language=language)
    page = player.quick("la_famiglia")
    page.keyboard.press("?")
    panel = page.locator("#panel-rules")
    expect(panel).to_be_visible()
    expect(panel.locator("#how-to-win")).to_have_text(heading)
    expect(panel.locator(".how-to-win .distance")).to_be_visible()


def test_a_word_of_the_game_opens_its_definition(visitor: Visitors) -> None:
    """By pointing, by the keyboard and by a finger; Escape closes it."""
    page = visitor().go("/rules/corleones_empire")
    mark = page.locator("#ledger [data-term]").first
    term = page.locator("#term")
    mark.evaluate("mark => mark.scrollIntoView({ block: 'center', behavior: 'instant' })")
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    mark.hover()
    expect(term).to_be_visible()
    expect(term.locator("a")).to_have_attribute("href", f"/glossary/corleones_empire#{mark.get_attribute('data-term')}")
    page.keyboard.press("Escape")
    expect(term).to_be_hidden()
    page.mouse.move(0, 0)
    page.keyboard.press("Tab")  # whoever uses the keyboard sees the focus
    mark.focus()
    expect(term).to_be_visible()
    expect(mark).to_have_attribute("aria-describedby", "term")
    phone = visitor(*PHONE, language="ru", finger=True).go("/rules/corleones_empire")
    phone.locator("#ledger [data-term]").first.tap()
    shown = phone.locator("#term")
    expect(shown).to_be_visible()
    box = shown.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE[0]


def test_rules_are_searched_and_our_rulings_stand_apart(visitor: Visitors) -> None:
    page = visitor().go("/rules/la_famiglia")
    rows = page.locator("#ledger .rule-row:visible")
    everything = rows.count()
    page.locator("#rules-search input[type=search]").fill("defector swap")
    expect(page.locator("#rules-search output")).to_contain_text("Found: ")
    expect(page.locator("#LF-RULE-15")).to_be_visible()
    assert 0 < rows.count() < everything
    page.locator("#rules-search input[type=search]").fill("")
    page.locator("#rules-search input[type=checkbox]").check()
    expect(rows).to_have_count(page.locator("#ledger .rule-row:visible .ruling").count())
    assert rows.count() > 10
    assert page.locator("#ledger .rule-row:visible .rule-line").count() == rows.count(), "each with its line"


@pytest.mark.parametrize("game", RULINGS)
def test_disputed_rulings_are_options_of_a_table(visitor: Visitors, game: str) -> None:
    page = visitor().go(f"/new/{game}")
    fields = page.locator("[name^='opt-']")
    names = {str(one.get_attribute("name")).removeprefix("opt-") for one in fields.all()}
    own = {
        "la_famiglia": {
            *("only_family", "exact_placement", "defector_needs_supply"),
            *("swapped_neutrals_count", "fewer_markers"),
        },
        "corleones_empire": {"tie_frees_district", "shared_backs", "named_member"},
    }[game]
    assert own <= names
