"""A piece that moves in a choice is animated, in all five games: real drawings, sampled frames.

The page is static (`static_page.py`). The animation scripts get what the server would send for the choice.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import consigliere as cg
from consigliere.board.words import words_for
from consigliere.bots import Sight, make
from consigliere.engine.scenes import Beat, beats
from consigliere.games import face
from consigliere.table.show import pages
from consigliere.table.show.boards import drawing
from consigliere.table.show.log_lines import seen
from consigliere.table.show.scenes import flights

from .midgame import midgame
from .static_page import static_page_of
from .test_piece_motion import STATIC

MOST = 400  # choices until the kind of move occurs
Event = dict[str, Any]
# By game: the event, and what moves then: a piece by its id, or a flying token.
MOVES: dict[str, tuple[str, Callable[[Event], str]]] = {
    "dual_powers": ("moved", lambda event: f"token-{event['token']}"),
    "corleones_empire": ("family_played", lambda event: f"figure-{event['figure']}"),
    "la_famiglia": ("marched", lambda _: "flight"),
    "la_cosa_nostra": ("assigned", lambda event: f"task-{event['at']}"),
    "men_of_mayhem": ("ride", lambda event: "figure-"),
}
GOODS = {  # by game: an event in which money or goods move between places
    "dual_powers": "scored",
    "corleones_empire": "gained",
    "la_famiglia": "earned",
    "la_cosa_nostra": "money",
    "men_of_mayhem": "trafficked",
}
# Every animation at its start, in four frames on its way and at its end: the centre of what moves.
SAMPLE = """([parts, flights]) => {
    const before = places(flights);
    for (const [name, html] of Object.entries(parts))
        for (const place of document.querySelectorAll(`[data-drawing="${name}"]`)) place.innerHTML = html;
    animateChanges(before, flights, 1800);
    const all = document.getAnimations().filter((one) => one.effect.target.closest("#table svg, .flight"));
    all.forEach((one) => one.pause());
    return all.map((one) => {
        const { delay, duration } = one.effect.getTiming();
        const target = one.effect.target;
        const frames = [0, 0.2, 0.4, 0.6, 0.8, 0.999].map((part) => {
            one.currentTime = delay + part * duration;
            const box = target.getBoundingClientRect();
            return [box.left + box.width / 2, box.top + box.height / 2];
        });
        return [target.closest(".flight") ? "flight" : target.id, delay, duration, frames];
    });
}"""


@pytest.fixture(scope="module")
def board(chromium: Browser) -> Iterator[Page]:
    page = chromium.new_page(reduced_motion="no-preference", viewport={"width": 1440, "height": 900})
    yield page
    page.close()


def find(game: str, kind: str) -> tuple[cg.Match, int, list[Beat], Event]:
    """A choice in the middle of a game that causes an event, the seat of a reader who saw it, and its beats."""
    match = midgame(game).match.clone()
    bots = [make("greedy", 1 + seat) for seat in range(match.setup.seats)]
    for _ in range(MOST):
        seat = match.deciders[0]
        option = bots[seat].choose(Sight(match, seat))
        staged = beats(match, seat, option)
        for number, beat in enumerate(staged):
            for event in seen(beat.events, seat):
                if event["event"] == kind:
                    return match, seat, staged[: number + 1], event
        match.play(seat, option)
    raise AssertionError(f"no {kind} in {game}")


def sampled(page: Page, game: str, kind: str) -> tuple[list[list[Any]], Event]:
    match, seat, staged, event = find(game, kind)
    page.set_content(static_page_of(match, seat=seat))
    scripts = [(STATIC / f"{name}.js").read_text() for name in ("flights", "motion")]
    plain = re.sub(r"^import .*$|^export ", "", "\n".join(scripts), flags=re.MULTILINE)
    page.add_script_tag(content=f"{plain}; window.places = places; window.animateChanges = animateChanges;")
    words = words_for("en", game)
    found: list[list[Any]] = []
    for beat in staged:
        view, told = beat.match.view(seat), seen(beat.events, seat)
        drawn = drawing(face(game).with_recent_events(view, reversed(told)), words)
        parts = {name: str(part) for name, part in pages.beat(drawn.board, drawn.areas, drawn.hands, {}).items()}
        found = page.evaluate(SAMPLE, [parts, flights(told, view)])
    return found, event


def on_its_way(frames: list[list[float]]) -> bool:
    """Whether something is visible in between, away from its old and its new place."""
    (x0, y0), (x1, y1) = frames[0], frames[-1]
    far = abs(x1 - x0) + abs(y1 - y0)
    ways = [abs(x - x0) + abs(y - y0) for x, y in frames]
    return far > 20 and ways == sorted(ways) and any(0.1 * far < way < 0.9 * far for way in ways)


@pytest.mark.parametrize("game", MOVES)
def test_a_piece_that_changes_place_is_seen_moving(board: Page, game: str) -> None:
    kind, piece = MOVES[game]
    found, event = sampled(board, game, kind)
    moving = [(name, duration) for name, _, duration, frames in found if on_its_way(frames)]
    own = [duration for name, duration in moving if name == "flight" or name.startswith(piece(event))]
    assert own, (event, moving)
    assert all(250 <= duration <= 400 for duration in own)


@pytest.mark.parametrize("game", GOODS)
def test_money_and_goods_are_seen_flying(board: Page, game: str) -> None:
    found, event = sampled(board, game, GOODS[game])
    flown = [delay for name, delay, _, frames in found if name == "flight" and on_its_way(frames)]
    assert flown, (event, [name for name, *_ in found])
    assert max(flown) <= 1800
