"""The board as a list, in every game: it contains what the picture shows, and the game can be played from it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from consigliere.board.words import LANGUAGES, Words, words_for
from consigliere.engine import Title
from consigliere.games import face, titles
from consigliere.table.show.boards import status
from tests.cases import USUAL, Case, moments

GAMES = [case for case in USUAL if case.title in titles()]
MOST = {case.title.id: case for case in GAMES}  # the maximum number of seats of each

FORM = re.compile(r"_|⟦|\bNone\b|\{")  # an id, a missing text, an empty fact: not words


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


@pytest.mark.parametrize("case", GAMES, ids=str)
def test_every_choice_on_the_board_stands_in_one_line_of_whole_words(case: Case) -> None:
    pointed: set[str] = set()
    for i, match in enumerate(moments(case, 40)):
        words = words_for(LANGUAGES[i % len(LANGUAGES)], case.title.id)
        for seat in (*match.deciders, None):
            view = match.view(seat)
            places = face(case.title.id).listing(view, words)
            assert all(place.heading and place.lines for place in places)
            headings = [place.heading for place in places]
            assert len(set(headings)) == len(headings), "two places are called alike"
            wordless = [line.text for place in places for line in place.lines if FORM.search(line.text)]
            assert not wordless
            told = Counter([thing for place in places for line in place.lines for thing in line.things])
            assert not [thing for thing, lines in told.items() if lines > 1], "a thing stands in two lines"
            for option in match.options(seat) if seat is not None else ():
                thing = face(case.title.id).target_thing(option, view)
                pointed |= {option.verb} if thing in told else set()
                if _chosen(match.setup.seats, view):
                    assert not thing or thing in told, f"{option} has no line to stand in"
    assert len(pointed) > 1


def _chosen(seats: int, view: dict[str, Any]) -> bool:
    """Whether every seat has a side: before that there is nothing on the table except what can be chosen."""
    return len([seat for seat in face(view["game"]).sides(view).values() if seat is not None]) >= seats


# --- the list contains everything that the picture shows

# Identity of a seat, positions on the sheet, and parts of a sum that is listed: not separate facts.
NO_FACTS = {"seat", "you", "team", "spot", "growth", "rounds"}
OFTEN = 2  # how often a kind of figure is changed


def _figures(node: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths of all numbers and booleans in a table."""
    for key, value in node.items() if isinstance(node, dict) else enumerate(node):
        if isinstance(value, dict | list):
            yield from _figures(value, (*way, key))
        elif isinstance(value, int) and key not in NO_FACTS:
            yield (*way, key)


def _changed(view: dict[str, Any], way: tuple[Any, ...], pick: Random) -> dict[str, Any]:
    """A view with one figure changed."""
    other = deepcopy(view)
    node = other["table"]
    for key in way[:-1]:
        node = node[key]
    value = node[way[-1]]
    node[way[-1]] = not value if isinstance(value, bool) else value + pick.choice((1, -1))
    return other


def _seen(title: Title, view: dict[str, Any]) -> tuple[str, ...]:
    drawn = face(title.id).pictures(view, words_for("en", title.id))
    return tuple([picture.svg(styled=False) for picture in drawn.values()])


def _told(title: Title, view: dict[str, Any]) -> tuple[Any, ...]:
    words = words_for("en", title.id)
    places = face(title.id).listing(view, words)
    return status(view, words), *[(place.heading, [line.text for line in place.lines]) for place in places]


@pytest.mark.parametrize("case", MOST.values(), ids=str)
def test_a_figure_in_the_picture_is_in_the_list(case: Case) -> None:
    """Change each figure of a view alone: if the picture changes, so must the list."""
    tried: Counter[tuple[Any, ...]] = Counter()
    shown = 0
    for i, match in enumerate(moments(case, 60)):
        view = match.view(match.deciders[0] if match.deciders else 0)
        if not _chosen(case.seats, view):
            continue
        pick = Random(i)
        kinds: dict[tuple[Any, ...], list[tuple[Any, ...]]] = {}
        for way in _figures(view["table"]):
            kinds.setdefault(tuple(["#" if isinstance(key, int) else key for key in way]), []).append(way)
        for kind, ways in kinds.items():
            if tried[kind] >= OFTEN:
                continue
            way = pick.choice(ways)
            other = _changed(view, way, pick)
            try:
                drawn, told = _seen(case.title, other), _told(case.title, other)
            except (LookupError, ValueError, ArithmeticError):
                continue  # there is no such table
            tried[kind] += 1
            if drawn != _seen(case.title, view):
                shown += 1
                assert told != _told(case.title, view), (i, way)
    assert shown > 10
