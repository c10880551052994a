"""Updates of a page: the difference gives the new page, and is no larger than the change."""

from __future__ import annotations

import json
import random

from consigliere.drawing import Piece
from consigliere.table.show.news import SentState, change, changed, cut
from consigliere.table.show.pages.html import Woven

from .server import Screen


def page(rng: random.Random, length: int) -> str:
    """Something like a page, with much repetition."""
    kinds = ("<g>", "</g>", '<rect x="{}"/>', "<li>{} & Söhne</li>", '{{"name":"{}"}},', "plain {} 😀", "<", "{{")
    return "".join(rng.choice(kinds).format(rng.randrange(9)) for _ in range(length))


def test_whatever_has_changed_the_new_text_comes_out() -> None:
    rng = random.Random(3)
    for _ in range(400):
        old, new = page(rng, rng.randrange(60)), page(rng, rng.randrange(60))
        at = rng.randrange(len(old) + 1)
        for other in (new, old[:at] + new[:20] + old[at:], old[at:] + old[:at], ""):
            assert changed(old, change(old, other)) == other
        assert "".join(cut(old)) == old


def woven(rng: random.Random, length: int) -> Woven:
    """A text with blocks. Some blocks concern the same thing in every text."""
    blocks = [
        Piece.of(
            f'<g id="{name}" class="{rng.randrange(3)}"><path d="M{rng.randrange(4)} 0h9v9h-9z"/><b>{name}</b>',
            name,
        )
        for name in rng.sample(["", "a", "b", "c", "d", "e", "f"], min(length, 7))
    ]
    more = [Piece.of(f"<li>{rng.randrange(9)} of them and no more</li>")] * length
    return Woven.of([*blocks, Piece.of("<hr>"), *more])


def test_what_has_changed_of_blocks_is_found_by_them() -> None:
    rng = random.Random(4)
    for _ in range(400):
        old, new = woven(rng, rng.randrange(9)), woven(rng, rng.randrange(9))
        assert changed(str(old), change(old, new)) == new
        assert change(old, old) == [0, len(cut(str(old)))]


def test_a_mark_on_a_long_drawing_costs_a_line() -> None:
    old = "".join(f'<g id="piece-{i}" data-thing="piece-{i}"><path d="M{i} 0h10v10z"/></g>' for i in range(2000))
    new = old.replace('"piece-700">', '"piece-700" data-legal="1">').replace(
        '"piece-900">', '"piece-900" data-why="1">'
    )
    ops = change(old, new)
    assert changed(old, ops) == new
    assert len(json.dumps(ops)) < 400


def test_a_connection_sends_only_what_the_browser_does_not_show() -> None:
    first = {"": '<main data-version="1">', "log": "<li>one</li>", "board": "<svg>" + "<path/>" * 50 + "</svg>"}
    told, screen = SentState(first), Screen()
    second = {**first, "": '<main data-version="2">', "log": "<li>two</li><li>one</li>"}
    news = told.news(second)
    # the browser has no text of these yet, so they are sent in full
    assert news == {"": second[""], "log": second["log"]}
    screen.show(news)
    third = {**second, "": '<main data-version="3">', "log": "<li>three</li>" * 9 + second["log"], "hand": "<svg/>"}
    news = told.news(third)
    assert sorted(news) == ["", "hand", "log"]
    screen.show(news)
    assert {name: third[name] for name in screen.parts} == screen.parts
    assert "hand" not in told.news(second)  # a part that is gone
    assert told.news(third)["hand"] == "<svg/>"  # and exists again: it is sent as new


def test_a_new_connection_gets_everything() -> None:
    parts = {"": "<main>", "log": "<li>one</li>"}
    assert SentState().news(parts) == parts
