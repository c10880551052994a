"""What is kept of drawings: by all it depends on, and no more of it than there is room for."""

from __future__ import annotations

from typing import Any

from consigliere.drawing import Sheet, Shelf, kept_by, told_apart


def test_what_is_asked_for_stays_and_the_rest_goes() -> None:
    shelf: Shelf[int, str] = Shelf(100)
    shelf.put(0, "asked for", 10)
    for number in range(1, 1000):
        shelf.put(number, "once", 10)
        assert shelf.get(0) == "asked for"
    assert next(number for number in range(1, 1000) if shelf.get(number) is not None) > 980


def test_facts_are_told_apart_by_what_they_say() -> None:
    assert told_apart({"a": [1, "x"]}) == told_apart({"a": [1, "".join(["x"])]})
    differing: list[Any] = [1, True, "1", 1.0, None, [1], (1,), {1: 1}, [], {}, ""]
    assert len({told_apart(one) for one in differing}) == len(differing)


def test_a_part_is_drawn_once_for_its_facts() -> None:
    drawn: list[object] = []

    def draw(sheet: Sheet, name: str, facts: dict[str, int]) -> list[str]:
        drawn.append((name, dict(facts)))
        return [name, str(facts)]

    def words(message_id: str, /, **args: Any) -> str:
        return message_id

    sheets = [Sheet({"table": {"secret": number}, "result": None}, words, "part") for number in (1, 2)]
    first = kept_by(draw, sheets[0], "a", {"n": 1})
    assert kept_by(draw, sheets[1], "a", {"n": 1}) == first  # whatever else the sheets say
    assert kept_by(draw, sheets[1], "a", {"n": 2}) != first
    assert len(drawn) == 2
