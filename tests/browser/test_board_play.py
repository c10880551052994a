"""Playing on the board, in every game at a full table: legal pieces react, others let the click through; with touch,
the first tap shows and enlarges, the second chooses; and lists of choices end with a whole row."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

import consigliere as cg
from consigliere.board import tell
from consigliere.board.words import LANGUAGES, words_for
from consigliere.table.show.option_buttons import option_info
from consigliere.table.show.pages.question import in_bar
from tests.effort import effort

from .live_server import Visitors
from .midgame import TABLES, midgame, sit_down
from .player import FREE_SPOT, LEGAL, Player
from .test_accessibility import sideways

NAMES = ["Konstantin-Aleksandr", "Проповедник Иеремия", "Auntie Quan", "Big Lena", "Sparks", "Marzullo"]
CROWDED = ("dual_powers",)  # where pieces stand on places that can be chosen
LONGEST_LISTS = "men_of_mayhem"
ONE = "dual_powers"  # what is the same in all games is tried in one
# Each game by mouse or by finger; `make browser-long` tries all by both.
BY_MOUSE = effort((ONE, "la_famiglia", "men_of_mayhem"), TABLES)
BY_FINGER = effort((ONE, "corleones_empire", "la_cosa_nostra"), TABLES)
NARROW = ((390, 844), (820, 1180), (768, 1024), (740, 360))

# The pieces of the answers that the drawings show, and the highlighted ones.
LIVE = """() => {
  const names = (all, key) => [...new Set([...all].map((one) => one.dataset[key]))].sort();
  const there = (thing) => document.querySelector(`#table svg [data-thing="${CSS.escape(thing)}"]`);
  return [
    names(document.querySelectorAll("#choices button[data-for]"), "for").filter(there),
    names(document.querySelectorAll("#table svg [data-legal]"), "thing"),
  ];
}"""
# A spot where a piece that cannot be chosen covers one that can.
COVERED = """() => {
  for (const piece of document.querySelectorAll("#table svg [data-thing]:not([data-legal])")) {
    const box = piece.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const [top, ...below] = document.elementsFromPoint(x, y).map((one) => one.closest("[data-thing]")).filter(Boolean);
    if (!top || top.closest("[data-legal]")) continue;
    const legal = below.find((one) => one.closest("#table [data-legal]"));
    if (legal) return { x, y };
  }
  return null;
}"""
# How many rows of an open list are cut by its lower edge.
CUT = """() => {
  const open = document.querySelector(".more[open] .more-list");
  const list = open.getBoundingClientRect();
  const rows = [...open.querySelectorAll("button")].map((one) => one.getBoundingClientRect());
  return rows.filter((row) => row.top < list.bottom - 1 && row.bottom > list.bottom + 1).length;
}"""

# The longest question and answers in Russian, in the bar.
LONG = """() => {
  const [question, ...answers] = [
    "Ленин: рекрутирование лидера и особое действие, по одному разу, в любом порядке",
    "Рекрутировать за Нарвской заставой: 3", "Организовать протест", "Отказаться",
  ];
  const button = (text) => Object.assign(document.createElement("button"), { textContent: text, className: "choice" });
  document.getElementById("choices").replaceChildren(...answers.map(button));
  document.getElementById("ask-text").textContent = question;
  dispatchEvent(new Event("resize"));
}"""
# What in the bar is cut off or outside its edges.
BEYOND = """() => {
  const text = document.getElementById("ask-text");
  const [bar, tools] = ["#question", ".ask-tools"].map((one) => document.querySelector(one).getBoundingClientRect());
  const beyond = [...document.querySelectorAll("#choices > button")].filter((one) => {
    const box = one.getBoundingClientRect();
    const apart = box.right <= tools.left + 1 || box.left >= tools.right - 1 || box.top >= tools.bottom - 1;
    return box.right > innerWidth || box.top < bar.top - 1 || box.bottom > bar.bottom + 1 || !apart;
  });
  if (text.scrollHeight > text.clientHeight + 2) beyond.push(text);
  return beyond.map((one) => one.textContent);
}"""


def chosen(player: Player, before: str) -> None:
    """The click is answered, with everything that the menu next to it asks."""
    player.answer_menu(before)
    player.moved(before)


@pytest.mark.parametrize("game", BY_MOUSE)
def test_by_mouse(game: str, visitor: Visitors) -> None:
    """Whatever may be chosen is live, and whatever may not lets the click through."""
    anna = visitor()
    page = sit_down(anna, midgame(game))
    no_tooltip_covers_a_card(page)
    through = 0
    for _ in range(14 if game in CROWDED else 2):
        anna.wait_for_question()
        if anna.over() or through > 1:
            break
        live, glows = page.evaluate(LIVE)
        assert live == glows
        before, spot = anna.number, page.evaluate(COVERED)
        if spot:
            page.mouse.click(spot["x"], spot["y"])
            chosen(anna, before)
            through += 1
        elif anna.touch() is None and anna.number == before:
            anna.choose()
        anna.wait_to_be_asked()
    assert through or game not in CROWDED
    if game == ONE:
        no_bar_of_any_game_is_cut_or_grows(page)


def no_tooltip_covers_a_card(page: Page) -> None:
    """The tooltip of a hand card covers no other card: to compare what could be played instead."""
    held = page.evaluate(FREE_SPOT, "#hand [data-thing]")
    if not held:
        return  # its hand is on the board
    page.mouse.move(held["x"], held["y"])
    expect(page.locator("#card")).to_be_visible()
    page.wait_for_timeout(500)  # the preview makes it longer
    shown = page.locator("#card").bounding_box()
    hand = page.locator("#hand svg:visible").first.bounding_box()
    assert shown
    assert hand
    assert shown["y"] + shown["height"] <= hand["y"] + 24


@pytest.mark.parametrize("game", BY_FINGER)
def test_by_finger(game: str, visitor: Visitors) -> None:
    """The first tap shows and the second chooses; open lists end with a whole row."""
    anna = visitor(390, 844, finger=True)
    page = sit_down(anna, midgame(game))
    assert sideways(page) <= 0
    lists_end_with_a_whole_row(page, game)
    if game == ONE:
        a_long_question_and_long_answers_stay_whole(page)
    page.set_viewport_size({"width": 390, "height": 844})
    page.reload()
    anna.wait_to_be_asked()
    before, card = anna.number, page.locator("#card")
    held = page.evaluate(FREE_SPOT, "#hand [data-thing]:not([data-legal])")
    if held:
        page.touchscreen.tap(held["x"], held["y"])
        expect(card).to_be_visible()
        piece = page.locator(f"#hand [data-thing='{held['thing']}']").bounding_box()
        assert piece
        if card.locator("svg").count():
            large = card.locator("svg").bounding_box()
            assert large
            assert large["height"] > 1.2 * piece["height"]
        else:
            assert max(piece["width"], piece["height"]) > 125, "only what is large already is not enlarged"

    spot = page.evaluate(FREE_SPOT, LEGAL)
    assert spot, "something that may be chosen is in sight"
    page.touchscreen.tap(spot["x"], spot["y"])
    expect(card).to_be_visible()
    expect(page.locator(f"#table svg [data-thing='{spot['thing']}'][data-aim]").first).to_be_attached()
    assert anna.number == before, "a tap is no commitment"
    assert not page.locator("#menu button").count()
    page.touchscreen.tap(spot["x"], spot["y"])
    chosen(anna, before)


def open_list(page: Page) -> None:
    page.evaluate("() => { const more = document.querySelector('.more'); if (more) more.open = true; }")
    page.wait_for_function("() => document.documentElement.style.getPropertyValue('--list')")


def lists_end_with_a_whole_row(page: Page, game: str) -> None:
    """In every window with the longest lists, in two with the others. The question stays above the list, in the bar."""
    for width, height in ((1440, 900), NARROW[0]) if game != LONGEST_LISTS else ((1440, 900), (1366, 768), *NARROW):
        page.set_viewport_size({"width": width, "height": height})
        open_list(page)
        page.wait_for_function(f"() => ({CUT})() === 0")
        assert sideways(page) <= 0
        text, first = (page.locator(one).first.bounding_box() for one in ("#ask-text", ".more-list button"))
        assert text
        assert first
        assert text["y"] + text["height"] <= first["y"] + 1, (width, height)
        small = page.evaluate(
            "() => Math.min(...[...document.querySelectorAll('#choices :is(button, summary)')]"
            ".filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().height))"
        )
        assert small >= (44 if (width, height) in NARROW else 30)


def a_long_question_and_long_answers_stay_whole(page: Page) -> None:
    """In every window. On a desktop the bar stays slim, and nothing has to be scrolled sideways."""
    page.evaluate(LONG)
    for width, height in ((1440, 900), (1366, 768), *NARROW):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"() => !({BEYOND})().length")
        assert sideways(page) <= 0
        bar = page.locator("#question").bounding_box()
        assert bar
        assert bar["height"] <= (72 if (width, height) not in NARROW else 0.3 * height)


# Every bar in turn: what is cut off, and whether the bar has changed its height.
FILLED = f"""bars => {{
  const bar = document.getElementById("question");
  const high = bar.offsetHeight, found = [];
  for (const [question, ...answers] of bars) {{
    const button = document.createElement("button");
    button.className = "choice";
    const buttons = answers.map((text) => Object.assign(button.cloneNode(), {{ textContent: text }}));
    document.getElementById("choices").replaceChildren(...buttons);
    document.getElementById("ask-text").textContent = question;
    dispatchEvent(new Event("resize"));
    const cut = ({BEYOND})();
    if (cut.length || bar.offsetHeight !== high) found.push([question, answers, cut, bar.offsetHeight]);
  }}
  return found;
}}"""


def longest_bars(each: int = 4) -> list[list[str]]:
    """The longest questions and answers from a part of every game, in every language."""
    found: list[list[str]] = []
    for game in TABLES:
        match, pick = cg.new(game, seats=TABLES[game][0], seed=9), Random(3)
        bars: dict[str, list[list[str]]] = {language: [] for language in LANGUAGES}
        for _ in range(120):
            seat = match.deciders[0]
            view, options = match.view(seat), match.options(seat)
            for language, rows in bars.items():
                words = words_for(language, game)
                shown = in_bar(tuple([option_info(option, view, words, "", NAMES) for option in options]))
                rows.append([tell.question(view, words, NAMES), *[option.label for option in shown]])
            match.play(seat, pick.choice(options))
        for rows in bars.values():
            unlike = list({tuple(row): row for row in rows}.values())
            found += sorted(unlike, key=lambda row: -len(row[0]))[:each]
            found += sorted(unlike, key=lambda row: -sum(map(len, row)))[:each]
    return found


def no_bar_of_any_game_is_cut_or_grows(page: Page) -> None:
    """The longest ones of every game in every language, with long names, on a desktop."""
    bars = longest_bars()
    assert max(len(question) for question, *_ in bars) > 70
    for width, height in ((1440, 900), (1366, 768)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(FILLED, bars) == [], (width, height)
