"""A scene in the browser: beat by beat, skipped by keys, and the page at its end."""

from __future__ import annotations

import re
import signal
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

import consigliere as cg
from consigliere.table.show.pages.files import address
from tests.table import fork_server

from .la_cosa_nostra_people import attack, take
from .la_cosa_nostra_people import sit_down as seat_both
from .live_server import Visitors, served, visiting
from .midgame import Midgame, sit_down
from .player import Player

WINDOW = 5.0  # seconds of the table's hidden windows, and the step of `tests.table.stepped_clock`


def of_the_page(script: str) -> str:
    """A script that imports the same modules as the page, by their full names."""
    return re.sub(r"/static/\w+\.js", lambda found: address(found[0]), script)


PATIENCE = of_the_page("""async ([now, closes, asked]) => {
  const { sceneBudget, setClock } = await import("/static/time_ring.js");
  setClock(now);
  const frame = document.createElement("div");
  const bar = frame.appendChild(Object.assign(document.createElement("div"), { id: "question" }));
  if (closes) bar.dataset.closes = closes;
  if (asked) bar.dataset.yours = "1";
  const most = sceneBudget(frame);
  return most === Infinity ? -1 : most;
}""")

PLAY = of_the_page("""async ([beats, most]) => {
  const { play } = await import("/static/scene.js");
  window.shown = 0;
  window.over = false;
  play(beats.map((ms) => ({ ms, says: [] })), () => (window.shown += 1), most).then(() => (window.over = true));
}""")


def test_a_scene_is_played_and_a_key_ends_it(anna: Player) -> None:
    """After families are chosen, the automatic steps are shown one by one, at a pace that the browser remembers."""
    anna.page.emulate_media(reduced_motion="no-preference")
    page = anna.page
    anna.go()
    anna.play_now("la_cosa_nostra")
    anna.wait_for_question()
    names = page.locator("#pace .pace-name")
    expect(page.locator("body")).to_have_attribute("data-pace", "normal")
    expect(names.filter(visible=True)).to_have_text("Normal pace")
    for pace in ("fast", "off", "step", "slow"):
        page.click("#pace")
        expect(page.locator("body")).to_have_attribute("data-pace", pace)
    page.reload()
    expect(names.filter(visible=True)).to_have_text("Slow")
    said = page.locator("#scene-says")
    anna.wait_for_question()
    page.locator("#choices button[name=option]").first.dispatch_event("click")
    page.wait_for_selector("body[data-scene]")
    expect(page.locator("#scene")).to_be_visible()
    first = said.text_content()
    page.keyboard.press("Space")
    expect(said).not_to_have_text(first or "")
    page.keyboard.press("Escape")
    page.wait_for_selector("body:not([data-scene])")
    expect(page.locator("#panel-log")).to_contain_text("Round 1 begins")
    fold = page.locator(".log-scene summary").first
    fold.click()
    page.locator(".log-scene[data-new] a.moment, .log-scene a.moment").first.click()
    page.wait_for_url("**/replay?n=*")
    expect(page.locator("#board svg").first).to_be_visible()


def test_who_is_asked_keeps_three_quarters_of_the_time(anna: Player) -> None:
    """The time left when the question arrives, by the server's clock and not by the reader's."""
    page = anna.go()
    page.clock.set_fixed_time(50_000_000)
    for now in (1_000_000, 50_000_000, 90_000_000):
        assert page.evaluate(PATIENCE, [now, now + 8000, True]) == 2000
        assert page.evaluate(PATIENCE, [now, now + 8000, False]) == 8000, "who is not asked loses nothing by watching"
        assert page.evaluate(PATIENCE, [now, now - 1, True]) == 0
        assert page.evaluate(PATIENCE, [now, 0, True]) == -1, "a question that waits for its answer hurries nobody"


def test_a_scene_takes_no_longer_than_it_may(anna: Player) -> None:
    """If time is short, the first beats are skipped. A scene that is short enough is played as planned."""
    anna.page.emulate_media(reduced_motion="no-preference")
    anna.page.clock.install()
    page = anna.go()
    page.clock.pause_at(page.evaluate("() => Date.now() + 60000"))
    for most, until in ((1500, (0, 0, 500)), (9000, (0, 500, 1000))):
        page.evaluate(PLAY, [[500, 500, 1000], most])
        gone = 0
        for beat, begins in enumerate(until):
            page.clock.run_for(begins - gone)
            gone = begins
            page.wait_for_function("n => window.shown >= n", arg=beat + 1)
        whole = min(most, 2000)
        page.clock.run_for(whole - gone - 1)
        assert page.evaluate("() => [window.shown, window.over]") == [3, False]
        page.clock.run_for(1)
        page.wait_for_function("() => window.over")


@pytest.fixture
def visitor(chromium: Browser, server: str) -> Iterator[Visitors]:
    """Creates people with profiles that nobody uses again: these tests set their clocks."""
    with visiting(chromium, server, painted=False) as make:
        yield make


@pytest.fixture(scope="module")
def stopped(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, fork_server.Running]]:
    """A server whose clock is set by the test: however slow the machine, no window closes early."""
    more = ("--window", str(WINDOW), "--pace", "0", "--load", "tests.table.stepped_clock")
    with served(tmp_path_factory.mktemp("store"), *more) as found:
        yield found


def test_a_scene_before_a_window_leaves_time_to_answer(
    stopped: tuple[str, fork_server.Running], visitor: Callable[..., Player]
) -> None:
    """Anna attacks and is ambushed: dice and hit are shown before she is asked for her Doctor, with little time left.

    The test also sets the clock of her browser: a quarter of a window after the scene began, it is over.
    """
    at, server = stopped
    anna, boris = visitor(), visitor()
    for player in (anna, boris):
        player.server = at
    anna.page.clock.install()
    anna.page.emulate_media(reduced_motion="no-preference")
    seat_both(anna, boris, attack())
    for _ in range(4):
        anna.page.click("#pace")
    expect(anna.page.locator("body")).to_have_attribute("data-pace", "slow")
    server.send(signal.SIGUSR1)  # nobody reacts before her turn
    take(anna, "perform:big_joey")
    take(anna, "target:lenny_dimaggio")
    take(boris, "ambush:lenny_dimaggio")
    server.send(signal.SIGUSR1)
    anna.page.clock.pause_at(anna.page.evaluate("() => Date.now() + 1000"))
    anna.page.wait_for_selector("body[data-scene]")
    anna.page.clock.run_for(int(1000 * WINDOW / 4))
    anna.page.wait_for_selector("body:not([data-scene])")
    expect(anna.page.locator("#question[data-yours] #choices button[value='play:doctor']")).to_be_attached()


SAY = of_the_page("""async () => {
  const { say } = await import("/static/scene.js");
  document.body.dataset.scene = "1"; // one is played
  say(["Somebody does something.", "Something comes of it."]);
  const box = (name) => document.querySelector(name).getBoundingClientRect();
  const [scene, question] = [box("#scene"), box("#question")];
  return [scene.top, scene.bottom, box("#hand").bottom, question.bottom];
}""")

SEEK = of_the_page("""async () => {
  const { seek } = await import("/static/board.js");
  const hand = document.getElementById("hand");
  for (const piece of hand.querySelectorAll("[data-legal]")) piece.removeAttribute("data-legal");
  const first = hand.querySelector("svg [data-thing]");
  first.setAttribute("data-legal", "1");
  const at = () => first.getBoundingClientRect().left - hand.getBoundingClientRect().left;
  hand.scrollLeft = 10000;
  const away = at();
  document.getElementById("table").dataset.number = "another";
  seek();
  const found = at();
  seek(); // it has been in sight
  hand.scrollLeft = 10000;
  seek(); // of the same question: the reader may look elsewhere
  return [away, found, at()];
}""")


BACK = of_the_page("""async () => {
  const { seek } = await import("/static/board.js");
  const [port, table] = [document.getElementById("viewport"), document.getElementById("table")];
  for (const piece of table.querySelectorAll("svg [data-legal]")) piece.removeAttribute("data-legal");
  const low = (piece) => piece.getBoundingClientRect().bottom;
  const last = [...port.querySelectorAll("svg [data-thing]")].sort((a, b) => low(a) - low(b)).at(-1);
  const ask = (number) => {
    last.setAttribute("data-legal", "1");
    table.dataset.number = number;
    seek();
    return port.scrollTop;
  };
  const answered = () => {
    last.removeAttribute("data-legal");
    seek();
    return port.scrollTop;
  };
  port.scrollTop = 0;
  const tops = [ask("another"), answered(), ask("a third")];
  port.dispatchEvent(new WheelEvent("wheel", { bubbles: true })); // the reader moves it himself
  return [...tops, answered()];
}""")


def test_on_a_phone_hand_and_board_move_to_what_may_be_chosen(visitor: Callable[..., Player]) -> None:
    """A person is asked for their first turn, with a hand wider than the window."""
    match = cg.new("corleones_empire", 2, seed=4)
    while match.view(match.deciders[0])["step"] != "Turn":
        match.play(match.deciders[0], match.options(match.deciders[0])[0])
    phone = visitor(390, 844)
    sit_down(phone, Midgame("corleones_empire", match, match.deciders[0]))
    a_hand_scrolled_away_comes_back_once(phone.page)
    phone.page.reload()
    phone.wait_to_be_asked()
    a_board_that_moved_by_itself_goes_back_once_nothing_may_be_chosen_there(phone.page)
    phone.page.reload()
    phone.wait_to_be_asked()
    a_scene_is_shown_where_the_answers_will_be(phone.page)


def a_hand_scrolled_away_comes_back_once(page: Page) -> None:
    away, found, later = page.evaluate(SEEK)
    assert away < 0
    assert found >= 0
    assert later == away


def a_board_that_moved_by_itself_goes_back_once_nothing_may_be_chosen_there(page: Page) -> None:
    moved, back, again, own = page.evaluate(BACK)
    assert moved > 0
    assert back == 0
    assert again == own > 0, "never against the reader"


def a_scene_is_shown_where_the_answers_will_be(page: Page) -> None:
    page.emulate_media(reduced_motion="no-preference")
    top, bottom, hand, foot = page.evaluate(SAY)
    assert hand <= top < bottom <= foot + 1, "neither over the hand nor over the tabs"
    page.evaluate(of_the_page("import('/static/scene.js').then(({ clearBar }) => clearBar())"))
    expect(page.locator("#scene")).to_be_hidden()
