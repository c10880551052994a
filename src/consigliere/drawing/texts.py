"""The interface through which drawings get texts."""

from __future__ import annotations

from typing import Any, Protocol


class Texts(Protocol):
    """Turns a message's id and arguments into a text in the reader's language. Drawings may be cached by it."""

    def __call__(self, message_id: str, /, **args: Any) -> str: ...

    def __hash__(self) -> int: ...


def counted(names: list[str], sign: str = "×") -> list[str]:
    """Equal ones written once, with their number.

    >>> counted(["crate", "guard", "crate"], " ×")
    ['crate ×2', 'guard']
    """
    return [name if names.count(name) == 1 else f"{name}{sign}{names.count(name)}" for name in dict.fromkeys(names)]
