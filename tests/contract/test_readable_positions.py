"""Positions are readable: a step uses ids, and its numbers are counts or seats."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from consigliere.engine import Title
from consigliere.games import find
from consigliere.games.la_cosa_nostra.components import GANGSTER_IDS
from tests.cases import all_titles
from tests.refusals import moments

FIELDS = {  # fields of steps that count something or hold a seat, besides `seat` itself
    "amount", "boats", "car", "cars", "cash", "controller", "count", "den", "discount", "each", "exact", "far",
    "initiative", "keep", "labs", "last", "left", "limit", "marker", "members", "men", "more", "most", "num", "number",
    "opened", "order", "pattern", "price", "prospects", "schemed", "seat", "seats", "shot", "side", "soldiers",
    "steps", "target", "thief", "uses", "victim", "water", "whom",
    # fields of the toy
    "reward", "robber", "runner", "stake",
}  # fmt: skip
every_title = pytest.mark.parametrize("title", all_titles(), ids=lambda title: title.id)


def numbers(written: Any, name: str = "") -> Iterator[str]:
    """The keys of bare numbers in a step."""
    if isinstance(written, dict):
        for key, value in written.items():
            yield from numbers(value, key)
    elif isinstance(written, list):
        for value in written:
            yield from numbers(value, name)
    elif isinstance(written, int) and not isinstance(written, bool):
        yield name


@every_title
def test_a_bare_number_of_a_step_counts_something_or_is_a_seat(title: Title) -> None:
    found: set[str] = set()
    for match, _ in islice(moments(title, 400, 23), 0, None, 2):
        found.update(numbers(match.position()["stack"]))
    assert found <= FIELDS | DONE.get(title.id, set())


# The completed parts of an order or a cell are identified by their position: first, second, ...
DONE = {"la_famiglia": {"done"}}


@pytest.mark.parametrize(
    ("game", "before", "now"),
    [
        ("la_famiglia", {"step": "NextOrder", "rank": 113, "last": 2}, {"rank": {"attack": True, "initiative": 13}}),
        ("la_famiglia", {"step": "NextOrder", "rank": -1, "last": -1}, {"rank": None}),
        ("la_famiglia", {"step": "ChooseNext", "done": 6}, {"done": [2, 3]}),
        ("la_famiglia", {"step": "Place", "how": 1}, {"where": "own"}),
        ("la_famiglia", {"step": "GiveOrder", "how": 2}, {"spread": "same"}),
        ("la_famiglia", {"step": "Influence", "how": 1}, {"to": "board"}),
        ("la_famiglia", {"step": "TwoRows", "kept": 1}, {"kept": "board"}),
        ("la_cosa_nostra", {"step": "RerollAny", "chosen": 5}, {"chosen": ["die_1", "die_3"]}),
        ("la_cosa_nostra", {"step": "InfluenceWindow", "mode": 8, "thing": 1}, {"mode": "reroll", "thing": "die_2"}),
        ("la_cosa_nostra", {"step": "InfluenceWindow", "mode": 0, "thing": -1}, {"mode": "peek", "thing": None}),
        ("la_cosa_nostra", {"step": "InfluenceWindow", "mode": 4, "thing": 0}, {"thing": GANGSTER_IDS[0]}),
    ],
)
def test_what_an_earlier_release_wrote_is_read(game: str, before: dict[str, Any], now: dict[str, Any]) -> None:
    """Stored games may begin with such a position (two of the golden games do)."""
    step = find(game).upgrade_step(dict(before))
    assert {key: step[key] for key in now} == now
    assert "how" not in step
