"""Caches that are bounded in bytes.

A number of entries says nothing about memory: one part of a drawing has fifty letters, another fifty thousand, and a
key may be larger than its value. So every entry is measured when it is added, with its key.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from functools import lru_cache, wraps
from sys import getsizeof
from typing import Any, Final, Generic, ParamSpec, TypeVar, cast
from weakref import WeakSet

K = TypeVar("K")
V = TypeVar("V")
P = ParamSpec("P")

OVERHEAD = 150  # bytes of an entry besides its key and value: a row of a dictionary, a tuple, a number


def size_of(thing: Any) -> int:
    """Roughly how many bytes an object takes, with everything in it.

    What many objects share (functions, the texts of a language) counts as nothing.
    """
    kind = type(thing)
    if kind in _FLAT:
        return getsizeof(thing)
    if isinstance(thing, tuple | list | frozenset | set):
        return getsizeof(thing) + sum(map(size_of, thing))
    if isinstance(thing, dict):
        return getsizeof(thing) + sum(map(size_of, thing)) + sum(map(size_of, thing.values()))
    names = _field_names(kind)
    if names:
        return getsizeof(thing) + sum([size_of(getattr(thing, name)) for name in names])
    return getsizeof(thing) if isinstance(thing, str | bytes) else 0


_FLAT = frozenset((str, bytes, int, float))


_names_by_class: dict[type, tuple[str, ...]] = {}


def _field_names(kind: type) -> tuple[str, ...]:
    names = _names_by_class.get(kind)
    if names is None:
        names = tuple([field.name for field in fields(kind)]) if is_dataclass(kind) else ()
        _names_by_class[kind] = names
    return names


class ByteCache(Generic[K, V]):
    """A cache with a limit in bytes. The least recently used entries are evicted first.

    It has two generations. New entries, and old ones that are requested, go to the young one. When that holds half of
    the bytes, the old generation is dropped, and the young one becomes the old one. So a hit costs one lookup and no
    bookkeeping.
    """

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self._young: dict[K, tuple[V, int]] = {}
        self._old: dict[K, tuple[V, int]] = {}
        self._young_size = self._old_size = 0
        _byte_caches.add(self)

    @property
    def size(self) -> int:
        """Bytes of all entries."""
        return self._young_size + self._old_size

    def __len__(self) -> int:
        return len(self._young.keys() | self._old.keys())

    def get(self, key: K) -> V | None:
        """The cached value, or None. A hit in the old generation moves the entry to the young one."""
        found = self._young.get(key)
        if found is None and (found := self._old.get(key)) is not None:
            self.put(key, *found)
        return None if found is None else found[0]

    def put(self, key: K, value: V, size: int | None = None) -> None:
        """Add an entry. It is measured, unless the caller knows its size."""
        if size is None:
            size = OVERHEAD + size_of(key) + size_of(value)
        half = self.limit // 2
        if self._young_size + size > half:
            if size > half:
                return  # it would leave no room for anything else
            self.drop_old()
        self._young_size += size
        self._young[key] = (value, size)

    def drop_old(self) -> None:
        """Drop the old generation, even if there is room: everything not requested since the last drop."""
        self._old, self._young = self._young, {}
        self._old_size, self._young_size = self._young_size, 0

    def clear(self) -> None:
        """Drop both generations."""
        self.drop_old()
        self.drop_old()


class ByteBudget:
    """The bytes that several small caches may hold together. When they are used up, the largest cache is cleared."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.size = 0  # bytes added to the caches since each was cleared; evicted entries are still counted
        self._sizes: dict[Any, int] = {}

    def add(self, cache: Any, size: int) -> None:
        """Count an entry of a cache. If there is no room for it, the largest cache is cleared."""
        self.size += size
        self._sizes[cache] = self._sizes.get(cache, 0) + size
        while self.size > self.limit:
            largest = max(self._sizes, key=self._sizes.__getitem__)
            largest.cache_clear()
            self.size -= self._sizes[largest]
            self._sizes[largest] = 0

    def clear(self) -> None:
        """Clear all of the caches."""
        for one in self._sizes:
            one.cache_clear()
        self._sizes = dict.fromkeys(self._sizes, 0)
        self.size = 0


SMALL_CACHES: Final = ByteBudget(16_000_000)  # of pages and their parts
_byte_caches: Final[WeakSet[ByteCache[Any, Any]]] = WeakSet()


def evict_unused() -> None:
    """Drop what was not requested since the last call, from every cache. Small caches are cleared."""
    for one in list(_byte_caches):
        one.drop_old()
    SMALL_CACHES.clear()


def sized_lru_cache(
    entries: int, size: Callable[[Any], int] | None = None, budget: ByteBudget = SMALL_CACHES
) -> Callable[[Callable[P, V]], Callable[P, V]]:
    """`functools.lru_cache` with a number of entries and a budget in bytes, for results that differ in size.

    `size` estimates an entry from its value, if measuring all of it and its arguments takes too long.
    """

    def decorate(make: Callable[P, V]) -> Callable[P, V]:
        @wraps(make)
        def measured(*args: P.args, **kwargs: P.kwargs) -> V:
            made = make(*args, **kwargs)
            budget.add(kept, OVERHEAD + (size_of(args) + size_of(made) if size is None else size(made)))
            return made

        kept = lru_cache(maxsize=entries)(measured)
        return cast(Callable[P, V], kept)

    return decorate
