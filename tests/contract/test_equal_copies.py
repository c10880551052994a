"""Equal copies: a seat that cannot see two equal pieces cannot tell them apart.

Swap two copies of the same printed piece between hidden places. A seat that knows neither of them sees no difference,
now or when one is played instead of the other. The game's dataset says which pieces are equal: an entry with several
`copies`. A game whose state holds kinds instead of copies has nothing to swap, and passes.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

import consigliere as cg
from consigliere.engine import Option, Seat, Title
from consigliere.engine.data import load_data
from consigliere.match import Match
from tests.cases import USUAL, Case, all_readers, moments
from tests.contract.secrets import hidden


def kinds(title: Title) -> set[str]:
    """The ids of printed pieces that exist several times."""
    package = type(title).__module__.rpartition(".")[0]
    if not (files(package) / "data.toml").is_file():
        return set()
    return {entry["id"] for entry in entries(load_data(package)) if entry["copies"] > 1}


def entries(node: Any) -> Iterator[dict[str, Any]]:
    """Every entry of a dataset with a number of copies."""
    if isinstance(node, dict):
        if isinstance(node.get("copies"), int) and "id" in node:
            yield node
        for value in node.values():
            yield from entries(value)
    elif isinstance(node, list):
        for value in node:
            yield from entries(value)


def exchanged(text: str, one: str, two: str) -> str:
    """A text with two names swapped everywhere."""
    return re.sub(rf"(?<![a-z0-9_])(?:{one}|{two})(?![a-z0-9_])", lambda m: two if m[0] == one else one, text)


def pairs(match: Match, seat: Seat | None, alike: set[str]) -> Iterator[tuple[str, str]]:
    """Copies of one kind that are both hidden from the seat, in different rows: one pair per kind."""
    rows: dict[str, dict[str, str]] = {}
    for path, value in hidden(match, seat).items():
        kind = re.sub(r"_[0-9]+\Z", "", value)
        if value != kind and kind in alike:
            rows.setdefault(kind, {}).setdefault(str(path[:-1]), value)
    for copies in rows.values():
        if len(copies) > 1:
            one, two, *_ = copies.values()
            yield one, two


def sight(match: Match, seat: Seat | None) -> str:
    seen: dict[str, Any] = {"view": match.view(seat), "events": match.events(seat)[1:]}
    if seat is not None:
        seen |= {"options": [str(option) for option in match.options(seat)]}
    return json.dumps(seen)


def law(match: Match, alike: set[str]) -> int:
    """The number of cases checked. Raises AssertionError if a swap is visible."""
    looked = 0
    here = cg.from_position(match.title.id, match.position())
    for seat in all_readers(match):
        for one, two in pairs(match, seat, alike):
            there = cg.from_position(match.title.id, json.loads(exchanged(json.dumps(match.position()), one, two)))
            assert sight(there, seat) == sight(here, seat), (seat, one, two)
            looked += 1
            for other in match.deciders:
                for option in here.options(other):
                    if other != seat and str(option.target).rpartition(":")[2] in (one, two):
                        left, right = here.clone(record_events=True), there.clone(record_events=True)
                        left.play(other, option)
                        right.play(other, Option.parse(exchanged(str(option), one, two)))
                        assert sight(left, seat) == sight(right, seat), (seat, str(option))
    return looked


@pytest.mark.parametrize("case", USUAL, ids=str)
def test_equal_copies_are_one_kind_to_everybody_else(case: Case) -> None:
    alike = kinds(case.title)
    for match in moments(case, 40):
        if match.result is None and alike:
            law(match, alike)


def test_a_visible_swap_is_detected() -> None:
    """A toy game with copies where playing a thief reveals which one it was. The test detects it."""
    case = next(case for case in USUAL if case.title.id == "toy")

    def looked() -> int:
        return sum(law(match, {"thief"}) for match in moments(case, 400) if match.result is None)

    with pytest.raises(AssertionError, match="thief"):
        looked()
