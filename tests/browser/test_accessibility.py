"""Accessibility: three languages, a phone, screen readers, no reliance on colour, no wrong words."""

from __future__ import annotations

import re
from itertools import cycle
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .live_server import DESKTOP, PHONE, Visitors
from .player import PAINTED, Player
from .scenes import SCENES, Scene

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
MISSING = re.compile(r"⟦[^⟧]*⟧")
# Everything that is announced: the next update may come before the test reads the last one.
HEAR = """() => {
  const place = document.getElementById("announce");
  window.said = [];
  new MutationObserver(() => said.push(place.textContent)).observe(place, { childList: true });
}"""


# Rules of axe that are moderate or minor by definition. `serious` ignores those, and skipping them saves a third of the
# time.
# fmt: off
LESSER = (
    "aria-allowed-role", "aria-deprecated-role", "empty-heading", "empty-table-header", "focus-order-semantics",
    "form-field-multiple-labels", "heading-order", "hidden-content", "html-xml-lang-mismatch", "image-redundant-alt",
    "landmark-banner-is-top-level", "landmark-contentinfo-is-top-level", "landmark-main-is-top-level",
    "landmark-no-duplicate-banner", "landmark-no-duplicate-contentinfo", "landmark-no-duplicate-main",
    "landmark-one-main", "landmark-unique", "meta-viewport-large", "page-has-heading-one",
    "presentation-role-conflict", "region", "scope-attr-valid", "server-side-image-map", "skip-link",
    "table-duplicate-name",
)
# fmt: on
ONLY_SERIOUS = {"resultTypes": ["violations"], "rules": {rule: {"enabled": False} for rule in LESSER}}


def sideways(page: Page) -> int:
    """By how many pixels the page is wider than the window."""
    wide: int = page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return wide


# Take the content out of all drawings, and put it back. Their names stay.
TAKE_OUT = """() => {
  const named = (one) => ["title", "desc"].includes(one.nodeName);
  window.takenOut = [...document.querySelectorAll("svg")].filter((svg) => !svg.parentElement.closest("svg"))
    .map((svg) => [svg, [...svg.childNodes]]);
  for (const [svg, content] of takenOut) svg.replaceChildren(...content.filter(named));
}"""
PUT_BACK = "() => { for (const [svg, content] of takenOut) svg.replaceChildren(...content); }"


def serious(page: Page, drawings: bool = False) -> list[tuple[str, list[str], str]]:
    """The serious and critical findings of axe on a page.

    The drawings of a table are two thirds of its work: it looks at those of each game once, in `test_letters`.
    """
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))  # the policy forbids a script element; this works
    page.evaluate(PAINTED, True)  # axe finds no fault with colours that cannot be seen
    if not drawings:
        page.evaluate(TAKE_OUT)
    found = page.evaluate("options => axe.run(options).then(({ violations }) => violations)", ONLY_SERIOUS)
    if not drawings:
        page.evaluate(PUT_BACK)
    page.evaluate(PAINTED, False)
    return [
        (problem["id"], [node["target"] for node in problem["nodes"]][:4], problem["nodes"][0]["failureSummary"])
        for problem in found
        if problem["impact"] in {"serious", "critical"}
    ]


LATIN = re.compile(r"[A-Za-z]{3,}")
HEXADECIMAL = re.compile(r"[0-9a-f]{8,}")  # a secret (or its first digits) and its hash
NAMES = {"Consigliere", "Dual", "Powers", "Revolution", "Famiglia", "Cosa", "Nostra", "SHA", "Anna", "Guest"}
NAMES |= {"Shift"}  # as the key is labelled
NAMES |= {"echo", "xxd", "sha", "sum"}  # the command that checks the secret
SHOWN = """() => [...document.querySelectorAll('h1, h2, button, summary, .kicker, .hint, label > span')]
  .filter(one => one.checkVisibility() && !one.closest('.languages, kbd'))
  .map(one => one.textContent)"""


def _grouped() -> list[list[Scene]]:
    """Scenes with the same start share one page, which is loaded once."""
    found: dict[object, list[Scene]] = {}
    for scene in SCENES:
        found.setdefault(scene.enter, []).append(scene)
    return list(found.values())


Visits = tuple[tuple[str, tuple[int, int]], ...]
# In turn, so that each language is tried on both; `make browser-long` tries all of them at every page.
VISITS: tuple[Visits, ...] = (
    (("ru", PHONE), ("uk", DESKTOP)),
    (("uk", PHONE), ("en", DESKTOP)),
    (("en", PHONE), ("ru", DESKTOP)),
)


@pytest.mark.parametrize(
    ("scenes", "visits"),
    list(zip(_grouped(), cycle(VISITS), strict=False)),
    ids=lambda given: "-".join(one.name if isinstance(one, Scene) else one[0] for one in given),
)
def test_every_page_is_accessible(scenes: list[Scene], visits: Visits, visitor: Visitors) -> None:
    """In the language that the browser asks for or the reader chooses, on phone and desktop.

    All words are of that language, nothing is wider than the window, and axe finds nothing serious: on a desktop, and
    where a phone has a page of its own also there, in one language each, because its rules do not depend on the words.
    """
    (first, (width, height)), *_ = visits
    player = visitor(width, height, language=first)
    scenes[0].enter(player, visitor)
    page = player.page
    for language, (width, height) in visits:
        if language != first:
            address = page.url
            page.set_viewport_size({"width": width, "height": height})
            page.dispatch_event(f".languages button[value={language}]", "click")  # a sheet may cover the menu
            expect(page.locator("html")).to_have_attribute("lang", language)
            if page.url != address:  # an error page links to the front page
                page.goto(address)
        for scene in scenes:
            scene.open(player)
            assert page.get_attribute("html", "lang") == language
            assert not MISSING.findall(page.content())
            if language != "en":
                words = {word for text in page.evaluate(SHOWN) for word in LATIN.findall(HEXADECIMAL.sub("", text))}
                assert words <= NAMES, (scene.name, sorted(words - NAMES))
            assert sideways(page) <= 0, f"{scene.name} is too wide at {width} in {language}"
            on_desktop = width == DESKTOP[0]
            if on_desktop or page.locator("#table[data-page=play]").count():
                problems = serious(page, scene.drawings and on_desktop)
                assert not problems, f"{scene.name} at {width}: {problems}"


def test_the_language_is_changed_by_one_click_and_kept(anna: Player) -> None:
    page = anna.quick()
    for language, word in (("ru", "Журнал"), ("uk", "Розмова"), ("en", "Log")):
        anna.menu()
        page.click(f".languages button[value={language}]")
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("#tabs")).to_contain_text(word)
    anna.go()
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_a_turn_on_a_phone(visitor: Visitors) -> None:
    anna = visitor(width=360, height=740)
    page = anna.quick()
    for _ in range(6):
        anna.wait_for_question()
        assert sideways(page) <= 0
        board = page.locator("#viewport").bounding_box()
        ask = page.locator("#question").bounding_box()
        tabs = page.locator("#tabs").bounding_box()
        assert board
        assert ask
        assert tabs
        assert board["y"] + board["height"] <= ask["y"] + 1, "the question never covers the board"
        assert ask["y"] + ask["height"] <= tabs["y"] + 1
        assert tabs["y"] + tabs["height"] <= 741
        anna.choose()
    for tab in ("log", "talk", "rules"):
        page.click(f"#tab-{tab}")
        expect(page.locator(f"#panel-{tab}")).to_be_visible()
        assert sideways(page) <= 0
    page.click("#tab-board")
    expect(page.locator("#viewport")).to_be_visible()


def test_zoom_and_place_survive_the_next_rendering(anna: Player) -> None:
    page = anna.quick()
    page.click("[data-zoom=in]")
    page.click("[data-zoom=in]")
    page.locator("#viewport").evaluate("view => { view.scrollLeft = 120; view.scrollTop = 90; }")
    page.click("[data-switch=list]")
    anna.choose()
    anna.wait_for_question()
    assert page.locator("#viewport").evaluate("view => [view.scrollLeft, view.scrollTop]") == [120, 90]
    expect(page.locator("#listing")).to_have_attribute("open", "")
    page.click("[data-zoom=fit]")
    assert page.locator("#viewport").evaluate("view => view.scrollWidth - view.clientWidth") <= 0


def test_a_piece_shows_its_name_and_why_not(anna: Player) -> None:
    page = anna.quick()
    anna.point_at("#hand [data-thing=leader_card_lenin]")
    expect(page.locator("#card")).to_contain_text("Lenin")
    anna.point_at("#hand [data-legal]")
    expect(page.locator("#card strong")).not_to_be_empty()
    for _ in range(60):
        anna.wait_for_question()
        if anna.point_at("#table svg [data-why]"):
            break
        anna.choose()
    expect(page.locator("#card .why")).to_contain_text("DP-")


def test_changes_are_announced_and_the_board_can_be_read_as_a_list(anna: Player) -> None:
    page = anna.quick()
    page.evaluate(HEAR)
    anna.choose()
    page.wait_for_function("() => said.some((text) => text.includes('You lay down'))")
    page.keyboard.press("l")
    expect(page.locator(".listing-body")).to_be_visible()
    expect(page.locator(".listing-body")).to_contain_text("Vyborg Side")
    page.keyboard.press("Escape")
    expect(page.locator(".listing-body")).to_be_hidden()


def test_sound_is_off_until_asked_for(anna: Player) -> None:
    page = anna.quick()
    expect(page.locator("#sound")).to_have_attribute("aria-pressed", "false")
    anna.menu()
    page.click("#sound")
    expect(page.locator("#sound")).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(page.locator("#sound")).to_have_attribute("aria-pressed", "true")
