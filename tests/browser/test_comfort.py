"""What a reader can count on: nothing moves or sounds unasked, two fingers zoom the board, the table prints."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from .player import Player

# Counts what would move or sound: asking afterwards would be a race against the end of it.
COUNT = """
window.counted = { moved: 0, sounded: 0 };
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  counted.moved += 1;
  return animate.apply(this, how);
};
window.AudioContext = class extends AudioContext {
  constructor(...how) {
    super(...how);
    counted.sounded += 1;
  }
};
"""
RUNNING = "() => document.getAnimations().filter((one) => one.playState === 'running').length"


def counted(page: Page) -> dict[str, int]:
    found: dict[str, int] = page.evaluate("() => counted")
    return found


def test_nothing_moves_and_nothing_sounds_unless_the_reader_wants_it(anna: Player) -> None:
    page = anna.page
    page.add_init_script(COUNT)
    anna.quick()  # as somebody who prefers reduced motion
    anna.choose()
    assert page.evaluate(RUNNING) == 0
    anna.wait_for_question()
    assert page.evaluate(RUNNING) == 0, "whose move it is needs no pulse"
    assert counted(page) == {"moved": 0, "sounded": 0}

    # The same table for somebody who likes it lively: pieces travel, and a sound comes once it is asked for.
    page.emulate_media(reduced_motion="no-preference")
    anna.choose()
    assert page.evaluate(RUNNING) > 0
    assert counted(page)["moved"] > 0
    assert counted(page)["sounded"] == 0
    page.click("#sound")
    assert counted(page)["sounded"] == 1


def touch(page: Page, *rows: list[tuple[float, float]]) -> None:
    """Fingers on the screen: down at the first row of places, through the others, and up."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 2})
    for i, row in enumerate(rows):
        points: list[dict[str, Any]] = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(row)]
        session.send("Input.dispatchTouchEvent", {"type": "touchMove" if i else "touchStart", "touchPoints": points})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()


def test_two_fingers_zoom_the_board_on_a_phone_and_nothing_else(visitor: Callable[..., Player]) -> None:
    anna = visitor(width=360, height=740)
    page = anna.quick()
    view = page.locator("#viewport").bounding_box()
    before = page.locator("#stage").bounding_box()
    assert view
    assert before
    x, y = view["x"] + view["width"] / 2, view["y"] + view["height"] / 2
    question = page.get_attribute("#table", "data-number")
    touch(page, *([(x - away, y), (x + away, y)] for away in (30, 50, 70, 90)))
    after = page.locator("#stage").bounding_box()
    assert after
    assert after["width"] > 2 * before["width"]
    assert after["x"] < view["x"], "what was between the fingers has stayed there"
    assert page.evaluate("() => [visualViewport.scale, document.documentElement.scrollWidth]") == [1, 360]
    assert page.get_attribute("#table", "data-number") == question, "and no piece was chosen"
    touch(page, *([(x - away, y), (x + away, y)] for away in (90, 60, 30, 15)))
    expect(page.locator("#stage")).to_have_js_property("offsetWidth", round(before["width"]))


def test_on_paper_there_is_the_table_and_no_button(anna: Player) -> None:
    page = anna.quick()
    page.click("[data-zoom=in]")
    page.emulate_media(media="print")
    for gone in ("#question", "#rail", ".head", ".foot", "#listing", ".zoom"):
        expect(page.locator(gone)).to_be_hidden()
    assert page.locator("button:visible, input:visible").count() == 0
    for there in ("#seats", "#stage svg >> nth=0", "#hand"):
        expect(page.locator(there)).to_be_visible()
    paper = page.pdf(format="A4", landscape=True)
    assert paper.count(b"/Type /Page\n") == 1, "all of it on one sheet, however the board was zoomed"
