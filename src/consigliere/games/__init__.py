"""The titles. A game is a folder here with a `TITLE`; it knows the engine and nothing else.

A game that lives in another package is made known by `register`.
"""

from __future__ import annotations

from importlib import import_module

from consigliere.engine import NotUnderstood, Title

SHELF = ("dual_powers", "la_cosa_nostra")  # the games of this house, in the order they are shown
_known: dict[str, Title] = {}


def titles() -> list[Title]:
    """Every game there is, those of this house first."""
    own = [find(name) for name in SHELF]
    return own + [title for name, title in _known.items() if name not in SHELF]


def find(name: str) -> Title:
    """A game by its id; raises NotUnderstood."""
    if name not in _known:
        if name not in SHELF:
            listed = ", ".join(dict.fromkeys([*SHELF, *_known]))
            raise NotUnderstood(f"no game {name!r}; there are {listed}")
        register(import_module(f"{__name__}.{name}").TITLE)
    return _known[name]


def register(title: Title) -> None:
    """Put a game on the shelf."""
    _known[title.id] = title
