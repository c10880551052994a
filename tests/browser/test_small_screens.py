"""Phones, portrait and landscape: own goods stay visible, maps fit, small text is legible after one tap."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

import consigliere as cg
from consigliere.games.corleones_empire.components import DISTRICT_IDS
from consigliere.games.men_of_mayhem.components import CLUB_IDS
from tests.effort import effort
from tests.games.corleones_empire.scene import scene as scene_of_new_york
from tests.games.men_of_mayhem.scene import gang, scene

from .letter_sizes import SMALLEST
from .live_server import Visitors
from .midgame import TABLES, midgame, sit_down
from .player import READY
from .static_page import static_page_of

UPRIGHT, SIDEWAYS = (390, 844), (844, 390)
Laid = Callable[[cg.Match, int, tuple[int, int]], Page]

# Whether a part is completely visible.
SEEN = """selector => {
  const port = document.getElementById("viewport").getBoundingClientRect();
  const inside = (box) => box.width > 0 && box.left >= port.left - 1 && box.right <= port.right + 1
    && box.top >= port.top - 1 && box.bottom <= port.bottom + 1;
  return [...document.querySelectorAll(selector)].map((one) => inside(one.getBoundingClientRect()));
}"""


@pytest.fixture
def lay(still_phone: Page, tmp_path: Path) -> Laid:
    """Shows the page of a seat, without a server, in a window of a size, instead of the one before."""

    def open_(match: cg.Match, seat: int, size: tuple[int, int]) -> Page:
        file = tmp_path / "page.html"
        file.write_text(static_page_of(match, "en", seat), encoding="utf-8")
        still_phone.set_viewport_size({"width": size[0], "height": size[1]})
        still_phone.goto(file.as_uri())
        still_phone.evaluate("() => document.querySelector('.more')?.removeAttribute('open')")
        return still_phone

    return open_


@pytest.mark.parametrize(
    ("game", "size", "goods"),
    [
        ("la_cosa_nostra", UPRIGHT, "[data-place='0'] .cover .lamp"),
        ("men_of_mayhem", UPRIGHT, ".area-board + .area .stock"),
        ("men_of_mayhem", SIDEWAYS, ".area-board + .area .stock"),
    ],
)
def test_own_goods_are_visible_at_every_scroll_position(
    game: str, size: tuple[int, int], goods: str, lay: Laid
) -> None:
    moment = midgame(game)
    page = lay(moment.match, moment.seat, size)
    for top in (0, 200, 400):
        page.evaluate("top => document.getElementById('viewport').scrollTo(0, top)", top)
        seen = page.evaluate(SEEN, goods)
        assert seen, goods
        assert all(seen), (top, seen)


def test_the_whole_city_fits_a_phone(lay: Laid) -> None:
    """Without dragging: every district, letters that can be read, corners that can be hit."""
    moment = midgame("corleones_empire")
    page = lay(moment.match, moment.seat, UPRIGHT)
    assert page.evaluate("() => document.getElementById('viewport').scrollWidth") <= UPRIGHT[0]
    seen = page.evaluate(SEEN, ".corleones-empire.board [id*='area-'] > .frame")
    assert len(seen) == len(DISTRICT_IDS)
    assert all(seen), seen
    assert small(page, ".corleones-empire.board") == []
    corners: list[float] = page.evaluate("""() => [...document.querySelectorAll(".corleones-empire.board .disc")]
      .map((one) => one.getBoundingClientRect().width)""")
    assert min(corners) >= 24


@pytest.mark.parametrize("game", ["dual_powers", "corleones_empire", "la_famiglia"])
def test_a_map_is_no_higher_than_a_phone_held_sideways(game: str, lay: Laid) -> None:
    moment = midgame(game)
    page = lay(moment.match, moment.seat, SIDEWAYS)
    assert page.evaluate(SEEN, ".area-board > svg") == [True]
    assert small(page, ".corleones-empire.board") == []  # its whole map is drawn for phones
    page.evaluate("() => document.getElementById('viewport').scrollTo(0, 150)")  # the rest scrolls next to it
    assert page.evaluate(SEEN, ".area-board > svg") == [True]


@pytest.mark.parametrize("game", TABLES)
def test_two_fingers_enlarge_every_drawing(game: str, lay: Laid) -> None:
    moment = midgame(game)
    page = lay(moment.match, moment.seat, UPRIGHT)
    scales = "() => [...document.querySelectorAll('#stage > .area > svg')].map((one) => one.getScreenCTM().a)"
    zoom = """times => {
      document.documentElement.toggleAttribute("data-zoomed", times > 1);
      document.documentElement.style.setProperty("--zoom", times);
    }"""
    for width, height in (UPRIGHT, SIDEWAYS):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(zoom, 1)
        before: list[float] = page.evaluate(scales)
        page.evaluate(zoom, 2)
        after: list[float] = page.evaluate(scales)
        assert len(before) >= 2
        assert all(new > 1.5 * old for new, old in zip(after, before, strict=True)), (before, after)


def test_no_site_covers_another_on_a_phone(lay: Laid) -> None:
    """Without the billboard of a closed site and without the tap area."""
    moment = midgame("men_of_mayhem")
    page = lay(moment.match, moment.seat, (UPRIGHT[0], 2400))
    covered: list[Any] = page.evaluate("""() => {
      const found = [];
      for (const word of document.querySelectorAll(".men-of-mayhem.board .lot text")) {
        const box = word.getBoundingClientRect();
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)?.closest(".lot");
        const own = word.closest(".lot");
        if (box.width && top && top !== own) found.push([own.id, word.textContent, top.id]);
      }
      return found;
    }""")
    assert covered == []


def test_all_ten_sites_are_in_sight_on_a_phone_above_the_own_goods(lay: Laid) -> None:
    """Signs, operations and crews, with letters large enough."""
    crowd: Any = gang(docks="2m1p", home="1m", brothel="1m")
    table = scene(seats=4, round=4, **dict.fromkeys(CLUB_IDS[:3], crowd), lin_syndicate=gang(pawn_shop="2m3p"))
    page = lay(table.match, 0, UPRIGHT)
    pinned = "() => document.querySelector('.area-board + .area').getBoundingClientRect().top"
    lowest = """selector => Math.max(...[...document.querySelectorAll(selector)].map(
      (one) => one.getBoundingClientRect().bottom))"""
    for part in (".named", ".terms", ".crew"):
        selector = f".men-of-mayhem .lot {part}"
        assert len(page.query_selector_all(selector)) == 10, part
        assert page.evaluate(lowest, selector) <= page.evaluate(pinned) + 6, part
    assert small(page, ".men-of-mayhem .lot") == []


def test_the_steps_of_a_throw_down_are_not_cut_on_a_phone(lay: Laid) -> None:
    there: Any = gang(docks="1m1p", home="1m", guns=1)
    table = scene(seats=3, round=3, tiles="docks", **dict.fromkeys(CLUB_IDS[:3], there))
    table.do("fight:docks")
    while table.match.view(None)["step"] == "Backup":
        table.do("done")
    seat = table.match.deciders[0]
    page = lay(table.match, seat, UPRIGHT)
    seen = page.evaluate(SEEN, ".men-of-mayhem .fight .fight-step > use:first-of-type, .men-of-mayhem .fight .now text")
    assert len(seen) >= 4
    assert all(seen), seen
    assert small(page, ".men-of-mayhem .fight.stage") == []


def test_a_long_throw_down_fits_a_phone(lay: Laid) -> None:
    """Strength of twenty and more: the bar ends within the window."""
    table = scene(samcro=gang(docks="4m5p", guns=2), mayans=gang(docks="1m1p"), tiles="docks")
    table.do("fight:docks")
    while table.match.view(None)["step"] == "Backup":
        table.do("done")
    table.dice(6, 1).do("samcro guns:1", "mayans guns:0")
    assert table.match.view(None)["table"]["fight"]["totals"][0] >= 20
    page = lay(table.match, 0, UPRIGHT)
    ends = page.eval_on_selector_all(".fight.stage .bar", "all => all.map(one => one.getBoundingClientRect().right)")
    assert len(ends) == 2
    assert max(ends) <= UPRIGHT[0], ends


def test_scenes_are_legible_on_a_phone(lay: Laid) -> None:
    """An arrest, the black market and the sealed bids: letters large enough, everything within the window."""
    there: Any = gang(docks="2m", home="1m", bags=3, heat=1)
    market = scene(phase="market", tiles="docks", **dict.fromkeys(CLUB_IDS[:3], there))
    steps = [{"step": "Bids"}, {"step": "Tribute"}]
    bribery = scene_of_new_york(
        phase="bribery", cases=["bill_5", "bill_3", "bill_1"], offer="bandit beat_cop", stack=steps
    )
    arrest = scene(samcro=gang(home="1m", docks="2m", heat=4, guns=1), mayans=gang(docks="1m"), tiles="docks")
    arrest.do("fight:docks")
    while arrest.match.view(None)["step"] == "Backup":
        arrest.do("done")
    arrest.dice(6, 1).do("samcro guns:1", "mayans guns:0")
    while arrest.match.view(None)["step"] != "Arrest":
        arrest.do(str(arrest.match.options(arrest.match.deciders[0])[0]))
    for table, stage, parts in (
        (arrest, ".men-of-mayhem .arrest :is(.line-up, .what, .ladder)", ".men-of-mayhem .suspect .frame"),
        (market, ".men-of-mayhem .bazaar", ".men-of-mayhem .price"),
        (bribery, ".corleones-empire .on-stage", ".corleones-empire .for-sale"),
    ):
        page = lay(table.match, table.match.deciders[0], UPRIGHT)
        seen = page.evaluate(SEEN, parts)
        assert len(seen) >= 2
        assert all(seen), (stage, seen)
        assert small(page, stage) == []


SMALL = """([selector, least]) => [...document.querySelectorAll(`${selector} :is(text, .fig)`)]
  .filter((one) => one.getBoundingClientRect().width)
  .map((one) => {
    const { c, d } = one.getScreenCTM();
    const size = one.tagName === "g" ? 100 / 0.72 : parseFloat(getComputedStyle(one).fontSize);
    return [Math.round(10 * size * Math.hypot(c, d)) / 10, one.textContent];
  })
  .filter(([size]) => size < least)"""


def small_in(page: Page, selector: str) -> list[Any]:
    """Letters of the drawings in an element that are too small to read."""
    return small(page, f"{selector} svg")


def small(page: Page, selector: str) -> list[Any]:
    """Letters of a part of a drawing that are too small to read."""
    found: list[Any] = page.evaluate(SMALL, [selector, SMALLEST])
    return found


TAP = """([selector, text]) => {
  const one = [...document.querySelectorAll(selector)].find((it) => !text || it.textContent.includes(text));
  one.scrollIntoView({ block: "center", inline: "center" });
  const box = one.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}"""


def tap(page: Page, selector: str, text: str = "") -> None:
    x, y = page.evaluate(TAP, [selector, text])
    page.touchscreen.tap(x, y)


TAPPED = [game for game in TABLES if game != "men_of_mayhem"]  # `make browser-long` tries all


@pytest.mark.parametrize("game", effort(TAPPED[::2], TAPPED))
def test_taps_on_a_phone(game: str, visitor: Visitors) -> None:
    """Where small pieces are: next to them, on a card of the hand, and on the hand of a phone held sideways."""
    page = sit_down(visitor(*UPRIGHT, finger=True), midgame(game))
    page.wait_for_selector(READY)
    if game == "dual_powers":
        a_tap_next_to_the_pieces_zooms_in_and_another_zooms_out(page)
    if game in ("dual_powers", "la_cosa_nostra"):
        tap(page, "#hand svg [data-thing]")
        page.wait_for_selector("#card:not([hidden]) > svg")
        assert small_in(page, "#card") == []
    page.set_viewport_size({"width": SIDEWAYS[0], "height": SIDEWAYS[1]})
    page.reload()
    page.wait_for_selector(READY)
    a_tap_raises_the_hand(page)


@pytest.mark.parametrize("game", effort(["dual_powers"], TABLES))
def test_a_replay_on_a_phone_can_be_read_after_one_tap(game: str, visitor: Visitors) -> None:
    """The board and the open hands. The board stays enlarged from one moment to the next."""
    page = sit_down(visitor(*UPRIGHT, finger=True), midgame(game))
    page.goto(f"{page.url.partition('?')[0]}/replay")
    page.wait_for_selector("#table[data-page=replay]")
    if small_in(page, "#hand"):
        page.locator("#hand").tap(position={"x": 60, "y": 40})
        assert small_in(page, "#hand") == []
        page.locator("#hand").tap(position={"x": 60, "y": 40})
    if small_in(page, "#viewport .area-board"):
        page.locator("#viewport .area-board > svg").tap(position={"x": 200, "y": 60})
        page.wait_for_selector("html[data-zoomed]")
        assert small_in(page, "#viewport .area-board") == []
        before = page.get_attribute("#table", "data-n")
        page.locator("#step-prev").tap()
        page.wait_for_selector(f"#table:not([data-n='{before}'])")
        assert page.locator("html[data-zoomed]").count() == 1
        page.locator("#viewport").tap(position={"x": 60, "y": 60})
        page.wait_for_selector("html:not([data-zoomed])")


def a_tap_next_to_the_pieces_zooms_in_and_another_zooms_out(page: Page) -> None:
    calendar = "#viewport svg .calendar"
    small = page.evaluate(f"() => document.querySelector('{calendar} .fig').getBoundingClientRect().height")
    tap(page, f"{calendar} .fig")
    page.wait_for_selector("html[data-zoomed]")
    large = page.evaluate(f"() => document.querySelector('{calendar} .fig').getBoundingClientRect().height")
    assert large > 1.7 * small
    assert small_in(page, "#viewport .area-board") == []
    tap(page, f"{calendar} .fig")
    page.wait_for_selector("html:not([data-zoomed])")


def a_tap_raises_the_hand(page: Page) -> None:
    board = "() => Math.round(document.getElementById('viewport').getBoundingClientRect().height)"
    before = page.evaluate(board)
    tap(page, "#hand svg [data-thing]")
    page.wait_for_selector("html[data-hand-raised]")
    assert small_in(page, "#hand") == []
    assert page.evaluate(board) == before  # it covers the board, which stays in place
    page.touchscreen.tap(300, 120)
    page.wait_for_selector("html:not([data-hand-raised])")
