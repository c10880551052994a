"""Everything a player reads during play is legible: on a desktop no letter of the drawings is smaller than 11 px, and
on desktop and phone axe finds nothing serious, in any game. Uses static pages: no server, no script."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cache
from itertools import cycle, islice, pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Page

import consigliere as cg
from consigliere.board.words import LANGUAGES, words_for
from consigliere.games.la_famiglia.action_boards import BOARD_FIRST, CELL_DECISIVE, CELL_INFINITE, ONE
from consigliere.games.la_famiglia.components import ROUNDS
from consigliere.games.men_of_mayhem.components import CLUB_IDS
from consigliere.table.show import pages
from consigliere.table.show.boards import drawing
from tests.games.la_famiglia.scene import planning
from tests.games.men_of_mayhem.scene import gang, scene
from tests.pages import samples
from tests.pictures import at_random

from .letter_sizes import SMALLEST, letters
from .static_page import static_page_of, still
from .test_accessibility import serious, sideways

# A game in progress with the usual maximum of seats.
TABLES = {
    "dual_powers": (2, 60),
    "la_cosa_nostra": (5, 150),
    "corleones_empire": (5, 90),
    "la_famiglia": (4, 160),
    "men_of_mayhem": (4, 90),
}
SIZES = ((1440, 900), (390, 844))
Lay = Callable[[str, tuple[int, int]], Page]
Languages = Callable[..., Iterable[tuple[Any, str]]]
THERE: Any = gang(docks="1m1p", home="1m", guns=1)


@cache
def played(game: str) -> cg.Match:
    return at_random(game, *TABLES[game])


@pytest.fixture
def languages() -> Languages:
    """Pairs moments with languages, in turn: `make browser-long` tries every moment in every language."""

    def in_turn(*moments: Any, first: str = "en") -> Iterable[tuple[Any, str]]:
        return zip(moments, islice(cycle(LANGUAGES), LANGUAGES.index(first), None), strict=False)

    return in_turn


@pytest.fixture
def lay(still_page: Page, tmp_path: Path) -> Lay:
    """Shows a static page in a window of a size, instead of the one before."""

    def open_(text: str, size: tuple[int, int]) -> Page:
        file = tmp_path / "page.html"
        file.write_text(text, encoding="utf-8")
        still_page.set_viewport_size({"width": size[0], "height": size[1]})
        still_page.goto(file.as_uri())
        return still_page

    return open_


def assert_large_enough(page: Page) -> None:
    page.evaluate("() => document.querySelector('.more')?.removeAttribute('open')")  # the board in its usual layout
    found = letters(page)
    assert len(found) >= 30  # while families are chosen there is little else
    assert [(size, words) for size, words in found if size < SMALLEST] == []


def assert_nothing_serious(page: Page) -> None:
    """On a phone, then on a desktop, where the page stays afterwards."""
    for width, height in (*SIZES[1:], SIZES[0]):
        page.set_viewport_size({"width": width, "height": height})
        assert sideways(page) <= 0
        assert not serious(page, width == SIZES[0][0]), f"at {width}"


@pytest.mark.parametrize("game", TABLES)
def test_any_games_table_can_be_read(game: str, lay: Lay) -> None:
    """No letter on a desktop is smaller than 11 px. Axe finds nothing serious there and on a phone."""
    page = lay(static_page_of(played(game)), SIZES[0])
    assert_nothing_serious(page)
    assert_large_enough(page)
    assert_large_enough(lay(static_page_of(played(game), "ru"), SIZES[0]))


def test_dual_powers_can_be_read_on_a_notebook(lay: Lay, languages: Languages) -> None:
    """A duel and a solo game, in a window as low as a notebook's."""
    for match, language in languages(played("dual_powers"), alone(), first="ru"):
        page = lay(static_page_of(match, language), (1366, 768))
        assert_large_enough(page)
        assert sideways(page) <= 0


def alone() -> cg.Match:
    """A solo game in its first round, while Trotsky is still on the calendar."""
    match = cg.new("dual_powers", 1, seed=3, options={"mode": "solo"})
    pick = Random(2)
    for _ in range(12):
        match.play(0, pick.choice(match.options(0)))
    return match


def test_la_famiglia_can_be_read_on_a_phone_without_zooming(lay: Lay, languages: Languages) -> None:
    """Before and during a conflict: its map has larger pieces and shorter names there, and the rest moves aside."""
    for match, language in languages(played("la_famiglia"), fought()):
        page = lay(static_page_of(match, language), SIZES[1])
        assert_large_enough(page)
        assert sideways(page) <= 0


def test_la_famiglia_can_be_read_on_a_notebook(lay: Lay, languages: Languages) -> None:
    """While families are chosen, in planning and in a conflict. No text on its boards is cut off either."""
    for match, language in languages(cg.new("la_famiglia", 4, seed=5), played("la_famiglia"), fought()):
        page = lay(static_page_of(match, language), (1366, 768))
        assert_large_enough(page)
        assert [words for _, words in letters(page) if "…" in words] == []


TARGETS = """() => [...document.querySelectorAll("#viewport svg [data-thing], #hand svg [data-thing]")]
  .map((one) => [one.dataset.thing, one.getBoundingClientRect()])
  .filter(([, box]) => box.width && Math.min(box.width, box.height) < 21.5)
  .map(([thing, { width, height }]) => [thing, Math.round(width), Math.round(height)])"""


def test_la_famiglias_map_is_large_and_so_is_what_can_be_hit(lay: Lay) -> None:
    """The map takes 38 % of the window.

    Nothing that can be chosen is smaller than a row of a family board (22 px drawn, 24 px with the gap around it).
    """
    page = lay(static_page_of(played("la_famiglia")), SIZES[0])
    (map_,) = boxes(page, "#viewport svg.lf-board")
    assert map_["width"] * map_["height"] >= 0.38 * SIZES[0][0] * SIZES[0][1]
    assert page.evaluate(TARGETS) == []


# Every letter of the ledger that is covered by something drawn later, and every cell outside the ledger.
COVERED = """() => {
  const style = document.createElement("style");
  style.textContent = "svg * { pointer-events: visiblePainted !important }";
  document.head.append(style);
  const cells = [...document.querySelectorAll("[id^=cell-]")], pane = cells[0].closest("svg");
  const frame = pane.getBoundingClientRect();
  const found = cells.filter((one) => one.getBoundingClientRect().bottom > frame.bottom).map((one) => one.id);
  for (const one of pane.querySelectorAll("text")) {
    const matrix = one.getScreenCTM(), size = parseFloat(one.getAttribute("font-size"));
    for (let i = 0; i < one.getNumberOfChars(); i++) {
      const from = one.getStartPositionOfChar(i), to = one.getEndPositionOfChar(i);
      for (const across of [0.25, 0.5, 0.75]) {
        for (const up of [0.02, 0.2, 0.4]) {
          const at = new DOMPoint(from.x + (to.x - from.x) * across, from.y - size * up).matrixTransform(matrix);
          if (document.elementFromPoint(at.x, at.y) === one) continue;  // much cheaper than to list all that lies there
          const top = document.elementsFromPoint(at.x, at.y).find((it) => it === one || it.tagName !== "text");
          if (top !== one && one.textContent[i].trim() && !found.includes(one.textContent)) found.push(one.textContent);
        }
      }
    }
  }
  return [found, cells.length];
}"""


def crowded(number: int, count: int) -> cg.Match:
    """La Famiglia with many markers of every colour on every cell that takes them, and one on every other."""
    table = planning(round=number)
    for board, cells in ((number - 1, table.g.upper), (number, table.g.lower)):
        for at in range(len(cells)):
            every = CELL_INFINITE[BOARD_FIRST[board] + at]
            cells[at] = sum(count * ONE[colour] for colour in range(5)) if every else ONE[at % 4]
    table.g.bust[0] = CELL_DECISIVE.index(True, BOARD_FIRST[number])
    return table.match


def test_no_marker_of_la_famiglias_ledger_is_on_a_letter(lay: Lay, languages: Languages) -> None:
    """With one marker and with many, in every round. No cell is outside the ledger."""
    moments = (1, 1), *((number, 12) for number in range(1, ROUNDS + 1))
    for (number, count), language in languages(*moments):
        page = lay(static_page_of(crowded(number, count), language), (1366, 768))
        found, cells = page.evaluate(COVERED)
        assert cells > 30
        assert found == [], (number, count)
        assert_large_enough(page)


def fought() -> cg.Match:
    """La Famiglia when cards are played in a conflict."""
    match = cg.new("la_famiglia", 4, seed=5)
    pick = Random(2)
    while match.view(match.deciders[0])["step"] != "LayCards":
        seat = match.deciders[0]
        match.play(seat, pick.choice(match.options(seat)))
    return match


def test_what_may_be_chosen_on_a_map_is_edged_where_neighbours_do_not_cover_it(lay: Lay) -> None:
    match = cg.new("la_famiglia", 4, seed=5)
    while match.view(match.deciders[0])["step"] != "StartLabs":
        seat = match.deciders[0]
        match.play(seat, match.options(seat)[0])
    page = lay(static_page_of(match, seat=match.deciders[0]), SIZES[0])
    lands = page.locator("#stage .land[data-legal]")
    assert lands.count() == 6
    marks = "land => [...land.querySelectorAll('[class^=mark]')].map((one) => getComputedStyle(one))"
    seen = f"land => ({marks})(land).filter((one) => one.display !== 'none' && parseFloat(one.strokeWidth) > 9).length"
    assert lands.first.evaluate(seen) == 3
    assert page.locator("#stage .land:not([data-legal])").first.evaluate(seen) == 0


def test_where_six_sit_all_can_be_read_on_a_notebook_and_a_tablet(lay: Lay, languages: Languages) -> None:
    match = at_random("men_of_mayhem", 6, 250)
    for size, language in languages((1366, 768), (820, 1180), first="uk"):
        page = lay(static_page_of(match, language), size)
        page.evaluate("() => document.querySelector('.more')?.removeAttribute('open')")
        assert [(high, words) for high, words in letters(page) if high < SMALLEST] == [], size
        assert sideways(page) <= 0


def test_five_families_can_be_read_on_a_notebook(lay: Lay, languages: Languages) -> None:
    """When families are chosen, in the second round, and in the last, when the table is fullest."""
    moments = cg.new("la_cosa_nostra", 5, seed=1), *(at_random("la_cosa_nostra", 5, choices) for choices in (150, 480))
    for match, language in languages(*moments):
        page = lay(static_page_of(match, language), (1366, 768))
        assert_large_enough(page)
        nothing_yet = page.locator("#panel-log .empty").bounding_box()
        assert nothing_yet
        assert nothing_yet["x"] + nothing_yet["width"] <= 1366


def brawl(seats: int) -> cg.Match:
    """Men of Mayhem with a rumble of all seats and open fists: the strips have their minimum height."""
    clubs = CLUB_IDS[:seats]
    table = scene(
        seats=seats, round=3, tiles="docks", lying="task_force glut gun_crackdown", **dict.fromkeys(clubs, THERE)
    )
    table.do("fight:docks")
    while table.match.view(None)["step"] == "Backup":
        table.do("done")
    table.dice(*range(1, seats + 1)).do(*[f"{club} guns:1" for club in clubs])
    return table.match


def test_where_six_sit_clubs_and_a_rumble_of_all_can_be_read_on_a_notebook(lay: Lay, languages: Languages) -> None:
    for match, language in languages(cg.new("men_of_mayhem", 6, seed=1), brawl(6)):
        assert_large_enough(lay(static_page_of(match, language), (1366, 768)))


def test_corleones_empire_can_be_read_on_a_notebook_at_five_seats(lay: Lay, languages: Languages) -> None:
    for choices, language in languages(40, 90, 260):
        page = lay(static_page_of(at_random("corleones_empire", 5, choices), language), (1366, 768))
        assert_large_enough(page)
        assert sideways(page) <= 0


def test_axe_finds_nothing_serious_in_replay_and_result(lay: Lay) -> None:
    for text in (pages.replay(samples.replay()), pages.result(samples.result())):
        assert_nothing_serious(lay(still(text), SIZES[0]))


@pytest.mark.parametrize("size", [SIZES[0], (1366, 768)])
def test_two_open_hands_are_completely_visible_side_by_side_in_the_replay(size: tuple[int, int], lay: Lay) -> None:
    match = cg.new("dual_powers", 2, seed=5)
    drawn = drawing(match.view(None), words_for("en", "dual_powers"), {seat: match.view(seat) for seat in (0, 1)})
    shown = replace(samples.replay(), board=drawn.board, areas=drawn.areas, hands=drawn.hands)
    page = lay(still(pages.replay(shown)), size)
    assert page.locator("#hand > svg").count() == 2
    hand, last = boxes(page, "#hand", "#hand > svg:last-of-type")
    assert last["x"] + last["width"] <= hand["x"] + hand["width"]


def test_where_nobody_has_a_hand_the_board_takes_its_room_in_the_replay(lay: Lay) -> None:
    match = at_random("men_of_mayhem", 3, 60)
    drawn = drawing(match.view(None), words_for("en", "men_of_mayhem"))
    shown = replace(samples.replay(), game="men_of_mayhem", board=drawn.board, areas=drawn.areas, hands=())
    page = lay(still(pages.replay(shown)), (1440, 900))
    (board,) = boxes(page, "#board")
    assert board["y"] + board["height"] > 890
    (told,) = boxes(page, ".replay-line")
    assert told["height"] > 190  # the end of a round takes eight lines


@pytest.mark.parametrize("size", [*SIZES, (820, 1180)])
def test_an_open_list_of_choices_is_next_to_the_board(size: tuple[int, int], lay: Lay) -> None:
    page = lay(static_page_of(played("corleones_empire")), size)
    page.evaluate("() => (document.querySelector('.more').open = true)")
    board, list_ = (page.locator(one).bounding_box() for one in ("#viewport", ".more-list"))
    assert board
    assert list_
    apart = (
        list_["x"] >= board["x"] + board["width"] - 1
        or list_["y"] + list_["height"] <= board["y"] + 1
        or list_["y"] >= board["y"] + board["height"] - 1
    )
    assert apart, (board, list_)
    assert board["height"] > size[1] * 0.2  # on a phone goods and suitcase stay visible too


def boxes(page: Page, *parts: str) -> list[FloatRect]:
    """The positions of parts of a page."""
    found = [page.locator(part).bounding_box() for part in parts]
    return [box for box in found if box is not None]


def test_on_a_desktop_an_open_list_leaves_the_board_its_size_and_the_log_in_sight(lay: Lay) -> None:
    page = lay(static_page_of(played("corleones_empire")), SIZES[0])
    seen = []
    for is_open in (False, True):
        page.evaluate("open => (document.querySelector('.more').open = open)", is_open)
        seen.append(boxes(page, "#viewport", "#hand"))
    assert seen[0] == seen[1]
    log, list_ = boxes(page, "#panel-log", ".more-list")
    assert log["height"] > 30
    assert log["y"] + log["height"] <= list_["y"] + 1


@pytest.mark.parametrize("size", SIZES)
def test_without_script_everything_is_one_below_the_other(size: tuple[int, int], lay: Lay) -> None:
    page = lay(static_page_of(played("la_cosa_nostra")), size)
    page.evaluate("() => document.documentElement.classList.remove('js')")
    below = boxes(page, "#question", "#seats", "#stage", "#listing", "#hand", "#panel-log", "#panel-talk")
    assert len(below) == 7
    for above, one in pairwise(below):
        assert above["y"] + above["height"] <= one["y"] + 1, below
    assert sideways(page) <= 0
