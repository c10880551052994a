"""The contract of copies: a clone has every field of the original and shares no mutable object with it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from consigliere.lab.fields import states
from tests.cases import ALL, Case, moments

SHARED = (int, str, bytes, float, tuple, frozenset, type(None))  # immutable types
KERNEL = ("chance", "deciders", "draws", "moves", "offers", "result", "reveals", "stack")


_declared: dict[type, list[str]] = {}


def declared(cls: type) -> list[str]:
    """The declared fields of a class with a generated `clone`, read from its source, because compiled classes do not
    expose them."""
    if cls not in _declared:
        *_, module = cls.__module__.split(".")
        source = Path(str(sys.modules[cls.__module__].__file__)).with_name(f"{module}.py")
        _declared[cls] = states(source.read_text(encoding="utf-8"))[cls.__name__]
    return _declared[cls]


def alike(one: Any, two: Any, name: str) -> None:
    """Equal, and no list or cloneable part is the same object."""
    if isinstance(one, list | dict | set):
        assert one is not two, f"{name} is shared with the copy"
        assert len(one) == len(two), name
        pairs = zip(one.values(), two.values(), strict=True) if isinstance(one, dict) else zip(one, two, strict=True)
        for i, (left, right) in enumerate(pairs):
            alike(left, right, f"{name}[{i}]")
    elif hasattr(one, "clone"):
        assert one is not two, f"{name} is shared with the copy"
        for field in declared(type(one)):
            alike(getattr(one, field), getattr(two, field), f"{name}.{field}")
    elif isinstance(one, SHARED):
        assert one == two, name
    else:
        assert one is two, name


@pytest.mark.parametrize("case", ALL, ids=str)
def test_a_clone_has_every_field_and_shares_nothing_that_can_change(case: Case) -> None:
    for match in moments(case, case.share(100)):
        g = match.state
        copy = g.clone()
        assert type(copy) is type(g)
        assert copy.event_log is None
        for name in [*KERNEL, *declared(type(g))]:
            alike(getattr(g, name), getattr(copy, name), name)
