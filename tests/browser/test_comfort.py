"""Comfort: nothing moves or sounds without consent, two fingers zoom the board, the table prints, and unread messages
and offers are counted for those they address."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

import consigliere as cg
from tests.games.la_cosa_nostra.scene import scene, side

from .la_cosa_nostra_people import attack, offer, sit_down, take
from .midgame import sit_down_together
from .player import READY, Player

# Counts animations and sounds when they start: looking afterwards would be a race with their end.
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
    anna.first_run(COUNT)
    anna.quick()  # for a person who prefers reduced motion
    anna.choose()
    assert page.evaluate(RUNNING) == 0
    anna.wait_for_question()
    assert page.evaluate(RUNNING) == 0, "whose move it is needs no pulse"
    assert counted(page) == {"moved": 0, "sounded": 0}

    # The same table for a person who wants animations: pieces move, and sounds play once they are switched on.
    page.emulate_media(reduced_motion="no-preference")
    anna.choose()
    page.wait_for_function(f"({RUNNING})() > 0")
    assert counted(page)["moved"] > 0
    assert counted(page)["sounded"] == 0
    anna.menu()
    page.click("#sound")
    assert counted(page)["sounded"] == 1


def touch(page: Page, *rows: list[tuple[float, float]]) -> None:
    """Fingers on the screen: down at the first places, through the others, and up."""
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


def test_the_printed_page_has_the_table_and_no_buttons(anna: Player) -> None:
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


# --- sounds

# Notes that would have sounded, by their pitch.
NOTES = """
window.notes = [];
window.AudioContext = class {
  currentTime = 0;
  createOscillator() {
    const frequency = {};
    return { frequency, connect: (to) => to, start: () => notes.push(frequency.value), stop() {} };
  }
  createGain() {
    return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: (to) => to };
  }
};
"""
YOURS = [392, 523.25]  # the two notes of a question


def sounded(page: Page) -> list[float]:
    """What has sounded since the last call."""
    found: list[float] = page.evaluate("() => notes.splice(0)")
    return found


def test_it_sounds_when_something_happens_and_when_one_is_asked(visitor: Callable[..., Player]) -> None:
    """Boris passes a hidden window, which appears in no log; then Anna is asked."""
    anna, boris = visitor(), visitor()
    anna.first_run(NOTES)
    sit_down(anna, boris, attack())
    page = anna.page
    page.wait_for_selector("#question:not([data-yours])")
    anna.menu()
    page.click("#sound")
    assert sounded(page) == YOURS, "so it sounds"
    boris.page.click("#tab-talk")
    boris.page.fill(".say input[name=text]", "Quiet?")
    boris.page.keyboard.press("Enter")
    expect(page.locator("#panel-talk")).to_contain_text("Quiet?")
    assert sounded(page) == [], "words make no sound"
    lines = page.locator("#panel-log li").count()
    take(boris, "pass")
    anna.wait_to_be_asked()
    assert page.locator("#panel-log li").count() == lines
    assert sounded(page) == YOURS


# --- unsent text stays


def test_what_the_host_is_choosing_stays_while_others_come(visitor: Callable[..., Player]) -> None:
    anna, boris = visitor(), visitor()
    page = anna.go("/new/la_cosa_nostra")
    page.fill("input[name=nickname]", "Anna")
    for seat in (1, 2):
        page.select_option(f"select[name=seat-{seat}]", "open")
    page.click("form .button.primary[type=submit]")
    page.wait_for_url("**/t/*")
    page.click("#levels-2 summary")
    page.click("#levels-2 .tempers label:has(input[value=bully])")
    boris.join(1, "Boris", page.url)
    expect(page.locator(".lobby-seats")).to_contain_text("Boris")
    expect(page.locator("#levels-2 input[value=bully]")).to_be_checked()
    expect(page.locator("#levels-2 button[value=soldier]")).to_be_visible()


# --- unread counts


def three_families() -> cg.Match:
    """Deals are open."""
    one = side(cash=3000, businesses="pimp")
    return scene(round=2, turn="blundetto", blundetto=one, dimaggio=one, caruso=one).match


def say(player: Player, room: str, text: str) -> None:
    player.page.fill(f"#say-{room}", text)
    player.page.press(f"#say-{room}", "Enter")
    expect(player.page.locator("#panel-talk")).to_contain_text(text)


def test_what_was_said_and_offered_is_counted_until_it_is_seen(visitor: Callable[..., Player]) -> None:
    people = anna, boris, clara = visitor(width=360, height=740), visitor(), visitor().listen()
    sit_down_together(dict(enumerate(people)), three_families())
    page = anna.page
    talk, deals = page.locator("#tab-talk .count"), page.locator("#tab-deals .count")

    boris.page.click("#tab-talk")
    boris.page.click(".whisper > summary")
    boris.page.check(".whisper input[value='0']")
    boris.page.click(".whisper button")
    say(boris, "0-1", "Between us.")
    expect(talk).to_have_text("1")
    say(boris, "table", "Good evening.")
    expect(talk).to_have_text("2")
    expect(clara.page.locator("#tab-talk .count")).to_have_text("1")  # she learns nothing of the private room
    expect(boris.page.locator("#tab-talk .count")).to_be_hidden()  # these are their own words

    page.click("#tab-talk")
    expect(talk).to_be_hidden()
    expect(page.locator(".chat li[data-new]")).to_have_count(2)
    say(boris, "table", "Anybody?")
    expect(page.locator("#panel-talk")).to_contain_text("Anybody?")
    expect(talk).to_be_hidden()  # she is looking at it
    page.reload()
    page.wait_for_selector(READY)
    expect(page.locator(".chat li")).to_have_count(3)
    expect(talk).to_be_hidden()

    boris.page.click("#tab-deals")
    offer(boris, 0, {"cash": "500"}, {}, "A present.")
    expect(deals).to_have_text("1")
    page.click("#tab-deals")
    expect(deals).to_be_hidden()
    for count in ("#tab-deals .count", ".offer"):
        assert not clara.page.locator(count).locator("visible=true").count()
    assert not [text for text in clara.collect() for secret in ("Between us.", "A present.") if secret in text]


def test_a_badge_says_what_is_public_of_a_seat(anna: Player) -> None:
    """`Face.seat_counts`, while the rail is wide: beside a narrow one, and on a phone, the board shows them."""
    page = anna.quick()
    expect(page.locator("#badge-1 .badge-counts")).to_be_hidden()
    page.click("#tab-rules")
    expect(page.locator("#badge-1 .badge-counts")).to_be_visible()
    expect(page.locator("#badge-1 .badge-counts")).to_have_text(re.compile(r"^\d+ cards$"))
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator("#badge-1 .badge-counts")).to_be_hidden()


def test_a_reader_of_the_replay_sees_that_it_is_their_move(visitor: Callable[..., Player]) -> None:
    """In the bar and in the title. The mark also goes away when the player answers in another tab."""
    anna, boris = visitor(), visitor()
    sit_down_together({0: anna, 1: boris}, cg.new("dual_powers", 2, seed=5))
    mover, other = (anna, boris) if anna.asked() else (boris, anna)
    address, page = mover.page.url, mover.page
    while mover.asked():
        mover.choose()
    page.goto(f"{address}/replay?n=0")
    way = page.locator("#way-back")
    expect(way).to_have_text("Back to the table", use_inner_text=True)
    expect(page).to_have_title("Replay · Consigliere")
    while other.asked():
        other.choose()
    expect(way).to_have_text("Your move: to the table", use_inner_text=True)
    expect(page).to_have_title("● Your move – Replay · Consigliere")
    expect(page.locator(".replay-where")).to_contain_text("0 /")
    tab = Player(page.context.new_page(), mover.server)
    tab.page.goto(address)
    tab.wait_to_be_asked()
    while tab.asked():
        tab.choose()
    expect(way).to_have_text("Back to the table", use_inner_text=True)
    expect(page).to_have_title("Replay · Consigliere")
    tab.page.close()
