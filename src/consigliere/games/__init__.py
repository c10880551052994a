"""The games. Each is a folder here with its rules, collected in `TITLE`, and a module `face` with what people see.

A game imports only engine and drawing. `register` adds a game from another package.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from consigliere.engine import NotUnderstood, Title
from consigliere.engine.box import BadBox, Box, box_from, read_box

from . import editions
from .editions import base_of, box_of, is_edition

if TYPE_CHECKING:  # playing millions of games needs no drawing
    from consigliere.drawing import Face

BUILT_IN = (
    "dual_powers",
    "corleones_empire",
    "la_famiglia",
    "la_cosa_nostra",
    "men_of_mayhem",
)  # in display order
ANNOUNCED: tuple[str, ...] = ()  # announced, not playable yet: a face without rules
GAMES = tuple(name for name in BUILT_IN if name not in ANNOUNCED)
_registered: dict[str, Title] = {}
_faces: dict[str, Face] = {}
_modules: dict[str, None] = {}  # those loaded by name, in order


def titles() -> list[Title]:
    """All games, those of this package first."""
    own = [find(name) for name in GAMES]
    return own + [title for name, title in _registered.items() if name not in GAMES]


def find(name: str) -> Title:
    """A game by its id, also a corrected one (`game@box`); raises NotUnderstood."""
    if isinstance(name, str) and is_edition(name):
        if box_of(name) is None:
            raise NotUnderstood(
                f"no box {name.partition(editions.MARK)[2][:40]!r} of {base_of(name)[:40]!r} is known here"
            )
        return editions.load_edition(find(base_of(name)), name)
    if not isinstance(name, str) or name not in _registered:
        if name not in GAMES:
            listed = ", ".join(dict.fromkeys([*GAMES, *_registered]))
            raise NotUnderstood(f"no game {repr(name)[:60]}; there are {listed}")
        register(import_module(f"{__name__}.{name}").TITLE)
    return _registered[name]


def face(name: str) -> Face:
    """The face of a game, also of an announced one; raises NotUnderstood. It is imported on first use: rules import no
    drawing. It is the `FACE` of the module `face` next to the game's rules; a game without one shows its ids."""
    if is_edition(name):  # its modules keep it, as long as it is in use
        return _face(editions.package_of(find(name)))
    if name not in _faces:
        ready = name not in ANNOUNCED or name in _registered
        _faces[name] = _face(type(find(name)).__module__.rpartition(".")[0] if ready else f"{__name__}.{name}")
    return _faces[name]


def _face(package: str) -> Face:
    from consigliere.drawing import Face

    if not package or find_spec(f"{package}.face") is None:
        return Face(package)
    found: Face = import_module(f"{package}.face").FACE
    return found


def announced_facts(name: str) -> tuple[tuple[int, int], tuple[int, int]]:
    """The facts on the box of an announced game: players and minutes. From its face, or from rules that are not
    registered yet."""
    from consigliere.drawing import AnnouncedGame

    shown = face(name)
    if isinstance(shown, AnnouncedGame):
        return shown.players, shown.minutes
    facts = import_module(f"{__name__}.{name}").TITLE.facts
    return facts.players, facts.minutes


def open_box(text: str, where: str = "the box", game: str = "") -> str:
    """Read a file of corrections and make its game known; returns the id to play it by. Raises BadBox.

    `game` is the only game that it may be for. A box that only confirms our figures is the game itself.
    """
    return install_box(read_box(text, where), where, game)


def install_box(box: Box, where: str = "the box", game: str = "") -> str:
    """The same for a box that has been read."""
    if game and box.game != base_of(game):
        raise BadBox(f"{where}: game is {box.game[:40]!r}, not {base_of(game)!r}")
    try:
        title = find(base_of(box.game))
    except NotUnderstood as error:
        raise BadBox(f"{where}: game: {error}") from error
    if is_edition(box.game):
        raise BadBox(f"{where}: game is {box.game[:60]!r}; corrections are made to {title.id}")
    return editions.install(title, box, where)


def find_saved(saved: dict[str, Any]) -> Title:
    """The game of a save, which brings its box if it was played under one; raises NotUnderstood."""
    name = str(saved.get("game"))
    where = "the save's box"
    unknown = is_edition(name) and box_of(name) is None and "box" in saved
    if unknown and install_box(box_from(saved["box"], where), where) != name:
        raise BadBox(f"{where} is not that of {name[:60]!r}")
    return find(name)


def load_module(module: str) -> None:
    """Import a module of games or bots from another package, or from the current folder; a `TITLE` in it is registered
    automatically."""
    if "" not in sys.path and os.getcwd() not in sys.path:  # an installed command does not look there
        sys.path.append(os.getcwd())
    try:
        found = getattr(import_module(module), "TITLE", None)
    except ModuleNotFoundError as error:
        raise NotUnderstood(f"no module {error.name}: is its folder on the path (PYTHONPATH)?") from error
    _modules[module] = None
    if isinstance(found, Title):
        register(found)


def loaded_modules() -> tuple[str, ...]:
    """The modules loaded by name: worker processes must load them as well."""
    return tuple(_modules)


def load_modules(modules: Iterable[str]) -> None:
    """Load several modules, at the start of a worker process."""
    for module in modules:
        load_module(module)


def register(title: Title, shown: Face | None = None) -> None:
    """Register a game; `shown` is its face, if that is not next to its rules."""
    _registered[title.id] = title
    _faces.pop(title.id, None)
    if shown is not None:
        _faces[title.id] = shown
