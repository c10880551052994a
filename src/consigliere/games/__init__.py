"""The titles. A game is a folder here with a `TITLE`, its rules, and in its module `face` a `FACE`: what people see.

A game knows engine and drawing and nothing else. One that lives in another package is made known by `register`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from consigliere.engine import NotUnderstood, Title

if TYPE_CHECKING:  # who plays millions of games needs no drawing
    from consigliere.drawing import Face

HOUSE = (
    "dual_powers",
    "corleones_empire",
    "la_famiglia",
    "la_cosa_nostra",
    "men_of_mayhem",
)  # in the order they are shown
COMING: tuple[str, ...] = ()  # announced, not playable yet: a face without rules
SHELF = tuple(name for name in HOUSE if name not in COMING)
_known: dict[str, Title] = {}
_faces: dict[str, Face] = {}
_modules: dict[str, None] = {}  # those loaded by name, in order


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


def face(name: str) -> Face:
    """What people see of a game, announced ones too; raises NotUnderstood. Found when first asked for: rules import no
    drawing. It is the `FACE` of the module `face` beside the game's rules; a game that has none shows its ids."""
    if name not in _faces:
        ready = name not in COMING or name in _known
        _faces[name] = _face(type(find(name)).__module__.rpartition(".")[0] if ready else f"{__name__}.{name}")
    return _faces[name]


def _face(package: str) -> Face:
    from consigliere.drawing import Face

    if not package or find_spec(f"{package}.face") is None:
        return Face(package)
    found: Face = import_module(f"{package}.face").FACE
    return found


def box(name: str) -> tuple[tuple[int, int], tuple[int, int]]:
    """What the box of an announced game says: players, and minutes. Its face says it, or rules not yet on the shelf."""
    from consigliere.drawing import AnnouncedGame

    shown = face(name)
    if isinstance(shown, AnnouncedGame):
        return shown.players, shown.minutes
    facts = import_module(f"{__name__}.{name}").TITLE.facts
    return facts.players, facts.minutes


def load_module(module: str) -> None:
    """Import a module of games or bots from another package, or from the folder one stands in; a `TITLE` in it comes on
    the shelf by itself."""
    if "" not in sys.path and os.getcwd() not in sys.path:  # a program installed as a command does not look there
        sys.path.append(os.getcwd())
    try:
        found = getattr(import_module(module), "TITLE", None)
    except ModuleNotFoundError as error:
        raise NotUnderstood(f"no module {error.name}: is its folder on the path (PYTHONPATH)?") from error
    _modules[module] = None
    if isinstance(found, Title):
        register(found)


def loaded_modules() -> tuple[str, ...]:
    """The modules loaded by name: a process that is started to play has to load them as well."""
    return tuple(_modules)


def load_modules(modules: Iterable[str]) -> None:
    """Load several; what worker processes begin with."""
    for module in modules:
        load_module(module)


def register(title: Title, shown: Face | None = None) -> None:
    """Put a game on the shelf; `shown` is its face where that is not found beside its rules."""
    _known[title.id] = title
    _faces.pop(title.id, None)
    if shown is not None:
        _faces[title.id] = shown
