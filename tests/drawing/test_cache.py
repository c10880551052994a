"""Cached drawings: the cache key has everything a drawing depends on, and the cache stays within its limit."""

from __future__ import annotations

import gc
import random
import tracemalloc
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from consigliere.drawing import ByteBudget, ByteCache, Sheet, cache_key, draw_cached_by, size_of, sized_lru_cache


def test_what_is_asked_for_stays_and_the_rest_goes() -> None:
    cache: ByteCache[int, str] = ByteCache(100)
    cache.put(0, "asked for", 10)
    for number in range(1, 1000):
        cache.put(number, "once", 10)
        assert cache.get(0) == "asked for"
    assert next(number for number in range(1, 1000) if cache.get(number) is not None) > 980


def test_cache_keys_of_different_facts_differ() -> None:
    assert cache_key({"a": [1, "x"]}) == cache_key({"a": [1, "".join(["x"])]})
    differing: list[Any] = [1, True, "1", 1.0, None, [1], (1,), {1: 1}, [], {}, ""]
    assert len({cache_key(one) for one in differing}) == len(differing)


def test_a_part_is_drawn_once_for_its_facts() -> None:
    drawn: list[object] = []

    def draw(sheet: Sheet, name: str, facts: dict[str, int]) -> list[str]:
        drawn.append((name, dict(facts)))
        return [name, str(facts)]

    def words(message_id: str, /, **args: Any) -> str:
        return message_id

    sheets = [Sheet({"table": {"secret": number}, "result": None}, words, "part") for number in (1, 2)]
    first = draw_cached_by(draw, sheets[0], "a", {"n": 1})
    assert draw_cached_by(draw, sheets[1], "a", {"n": 1}) == first  # whatever else the sheets contain
    assert draw_cached_by(draw, sheets[1], "a", {"n": 2}) != first
    assert len(drawn) == 2


# --- the size of the cache in bytes


def held(make: Callable[[], object]) -> tuple[int, object]:
    """The bytes that something takes, as Python's allocator counts them, and the thing itself."""
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        made = make()
        gc.collect()
        return tracemalloc.get_traced_memory()[0] - before, made
    finally:
        tracemalloc.stop()


def text(rng: random.Random) -> str:
    """Some letters of one of three alphabets: in Python's memory a letter takes one, two or four bytes."""
    return "".join(rng.choices(rng.choice(("abc", "абв", "😀😁")), k=rng.randrange(20, 4000)))


def test_the_size_of_a_cache_is_what_its_entries_take() -> None:
    def fill() -> ByteCache[tuple[str, bytes], str]:
        rng = random.Random(1)
        cache: ByteCache[tuple[str, bytes], str] = ByteCache(200_000)
        for number in range(300):  # a key may be larger than the cached value
            cache.put((f"part {number}", rng.randbytes(rng.randrange(3000))), text(rng))
            assert cache.size <= cache.limit
        return cache

    really, cache = held(fill)
    assert isinstance(cache, ByteCache)
    assert 0.7 * cache.size <= really <= 1.3 * cache.size


def test_an_entry_larger_than_half_the_limit_is_not_kept() -> None:
    cache: ByteCache[int, str] = ByteCache(1000)
    cache.put(1, "light", 10)
    cache.put(2, "heavy", 501)
    assert cache.get(1) == "light"
    assert cache.get(2) is None
    cache.drop_old()
    assert cache.get(1) == "light", "asked for, it stays"
    cache.drop_old()
    cache.drop_old()
    assert cache.get(1) is None
    assert cache.size == 0


def test_small_caches_share_a_budget() -> None:
    budget = ByteBudget(300_000)

    @sized_lru_cache(100_000, budget=budget)
    def long(number: int) -> str:
        return "ж" * 2000

    @sized_lru_cache(100_000, budget=budget)
    def short(number: int) -> str:
        return f"{number}"

    def fill() -> None:
        for number in range(700):
            long(number)
            short(number)
            assert budget.size <= budget.limit

    really, _ = held(fill)
    assert really <= 1.3 * budget.limit
    assert short(699) is short(699), "and what is kept is made once"


def test_everything_a_page_is_made_of_is_measured() -> None:
    class Row(NamedTuple):
        text: str

    @dataclass(frozen=True, slots=True)
    class Part:
        rows: tuple[Row, ...]
        facts: dict[str, str]

    long = "x" * 10_000
    for thing in (
        long,
        Row(long),
        (Row(long),),
        [long],
        {long: 1},
        {1: long},
        Part((Row(long),), {}),
        Part((), {"a": long}),
    ):
        assert 10_000 < size_of(thing) < 11_000
    assert size_of(print) == 0
