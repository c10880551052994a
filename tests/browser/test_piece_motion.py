"""Pieces move from their old to their new place; equal cards of several open hands stay in their own hand."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.board.ftl import PACKAGE

STATIC = PACKAGE / "table" / "static"
TABLE = '<div id="table">{}</div><div class="shapes"><svg><defs><path id="coin" d="M0 0H9V9Z"/></defs></svg></div>'
HAND = """
<svg width="400" height="50">
  <rect id="gun" x="{}" width="40" height="40"/><rect id="{}" x="60" width="9" height="9"/>
</svg>
"""
BOARD = """
<svg width="800" height="400">
  <g id="bank"><rect width="20" height="20"/></g>
  <g id="purse"><rect x="600" y="300" width="20" height="20"/></g>
  <g id="first" transform="translate(0,100)"><rect width="20" height="20"/></g>
  <g id="second" transform="translate(0,200)"><rect width="20" height="20"/></g>
  <g id="deck"><rect x="300" y="0" width="40" height="60"/></g>
  <g data-die="3" transform="translate(500,50)"><rect width="20" height="20"/></g>
</svg>
"""
# What moves, since when, and where it is in between. The test sets the time, so a slow machine gives the same result.
RUN = """([change, flights]) => {
    const before = places(flights);
    new Function(change)();
    animateChanges(before, flights, 1800);
    const all = document.getAnimations();
    all.forEach((one) => one.pause());
    return all.map((one) => {
        const { delay, duration } = one.effect.getTiming();
        const target = one.effect.target;
        const at = (part) => {
            one.currentTime = delay + part * duration;
            const box = target.getBoundingClientRect();
            return Math.round(box.left + box.width / 2);
        };
        const name = target.id || (target.closest(".flight") ? "flight" : "die");
        return [name, delay, duration, at(0), at(0.5), at(0.999)];
    });
}"""


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    found = chromium.new_page(reduced_motion="no-preference")
    yield found
    found.close()


def put(page: Page, body: str) -> None:
    """Show a page with the animation scripts."""
    page.set_content(TABLE.format(body))
    rules = [line for line in (STATIC / "styles" / "scene.css").read_text().splitlines() if line.startswith(".flight")]
    page.add_style_tag(content="\n".join(rules))
    scripts = [(STATIC / f"{name}.js").read_text() for name in ("flights", "motion")]
    plain = re.sub(r"^import .*$|^export ", "", "\n".join(scripts), flags=re.MULTILINE)
    page.add_script_tag(content=f"{plain}; window.places = places; window.animateChanges = animateChanges;")


def run(page: Page, change: str, *flights: dict[str, Any]) -> list[list[Any]]:
    found: list[list[Any]] = page.evaluate(RUN, [change, list(flights)])
    return found


def test_a_card_that_is_in_two_hands_does_not_fly_from_one_to_the_other(page: Page) -> None:
    put(page, HAND.format(0, "mine") + HAND.format(200, "yours"))
    moved = run(page, 'document.getElementById("mine").setAttribute("x", "200")')
    assert [one[0] for one in moved] == ["mine"]


def test_moves_follow_one_another_and_are_seen_on_their_way(page: Page) -> None:
    put(page, BOARD)
    change = """for (const [name, x] of [["first", 400], ["second", 200]])
        document.getElementById(name).setAttribute("transform", `translate(${x},100)`)"""
    (first, second) = run(page, change)
    assert [first[0], second[0]] == ["first", "second"], "the longer way first"
    assert second[1] == first[1] + first[2], "the second waits for the first"
    for name, _, duration, start, middle, end in (first, second):
        assert 250 <= duration <= 400, name
        assert start < middle < end, name


def test_a_piece_that_comes_to_lie_on_something_turned_begins_where_it_was(page: Page) -> None:
    put(page, BOARD)
    change = """const [svg, piece] = [document.querySelector("#table svg"), document.getElementById("first")];
        svg.insertAdjacentHTML("beforeend", '<g id="band" transform="translate(500,200) rotate(-30) scale(2)"></g>');
        piece.removeAttribute("transform");
        document.getElementById("band").append(piece)"""
    was = page.evaluate("() => document.getElementById('first').getBoundingClientRect().left + 10")
    moved = {one[0]: one for one in run(page, change)}
    assert abs(moved["first"][3] - was) < 3


def test_what_has_no_id_flies_as_a_chip(page: Page) -> None:
    put(page, BOARD)
    moved = run(page, "", {"what": "#coin", "from": "bank", "to": "purse", "many": 3})
    assert len(moved) == 3
    for name, _, _, start, middle, end in moved:
        assert name == "flight"
        assert start < 40 < middle < end
        assert end > 560
    assert moved[0][1] < moved[1][1] < moved[2][1], "one after the other"
    page.evaluate("() => document.getAnimations().forEach((one) => one.finish())")
    page.wait_for_function("() => !document.querySelector('.flight')")


def test_a_card_turns_over_on_its_way_from_the_deck_and_a_die_rolls(page: Page) -> None:
    put(page, BOARD)
    change = """document.querySelector("#table svg").insertAdjacentHTML("beforeend",
        '<g id="card"><rect x="10" y="300" width="40" height="60"/></g>');
        document.querySelector("[data-die]").setAttribute("data-die", "5")"""
    moved = {one[0]: one for one in run(page, change, {"what": "card", "from": "deck", "to": "card", "turn": True})}
    assert set(moved) == {"card", "flight", "die"}, "the card, its back, the die"
    assert moved["card"][3] > moved["card"][5]
    wide = page.evaluate(
        """() => { const one = document.getAnimations().find((one) => one.effect.target.id === "card");
            const { duration, delay } = one.effect.getTiming();
            return [0.25, 0.75, 1].map((part) => {
                one.currentTime = delay + part * duration * 0.999;
                return document.getElementById("card").getBoundingClientRect().width;
            }); }"""
    )
    assert wide[0] < 1 < wide[1] < wide[2], "its face is seen in the second half"


def test_nothing_moves_for_those_who_prefer_it(page: Page) -> None:
    put(page, BOARD)
    page.emulate_media(reduced_motion="reduce")
    change = 'document.getElementById("first").setAttribute("transform", "translate(400,100)")'
    assert run(page, change, {"what": "#coin", "from": "bank", "to": "purse"}) == []


def test_a_die_on_a_card_that_is_seen_from_its_side_stops_nothing(page: Page) -> None:
    """The card has no width at that moment: its die does not roll, and everything else moves."""
    put(page, BOARD)
    edge = "document.querySelector('[data-die]').parentElement.insertAdjacentHTML('beforeend', "
    card = edge + """'<g id="card" transform="scale(0 1)"><g data-die="5"><rect width="9" height="9"/></g></g>');"""
    change = card + "document.getElementById('first').setAttribute('transform', 'translate(400,100)')"
    moved = {name for name, *_ in run(page, change)}
    assert "first" in moved
    assert "die" not in moved
