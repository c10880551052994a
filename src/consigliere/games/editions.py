"""Games with corrected components, next to the games themselves.

The tables of a game are built once, when its modules are imported: that is what makes play fast. So a corrected game is
the same source imported once more, under a name with the box's id (`corleones_empire@3f0c9a1b77de`), with the corrected
dataset. Rules, drawings and bots of both can be used in one process, and neither costs the other anything. A compiled
game runs interpreted under a box, because a compiled module exists only once in a process.
"""

from __future__ import annotations

import builtins
import importlib
import sys
from collections.abc import Mapping, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from consigliere.engine import Title
from consigliere.engine.box import (
    BadBox,
    Box,
    Vocabulary,
    box_id,
    changes,
    corrected,
    too_low,
    unknown_words,
    unsayable,
    vocabulary,
)
from consigliere.engine.data import correct_data, load_data

MARK = "@"
DESIGNED = ("(designed)", "[designed]")  # a check of our own design, from which a box may differ
MOST_LOADED = 24  # corrected games in memory; each takes some megabytes
_boxes: dict[str, Box] = {}
_loaded: dict[str, Title] = {}  # the most recently used last


def base_of(game: str) -> str:
    """The game that a corrected game is an edition of; any other game is its own."""
    return game.partition(MARK)[0]


def is_edition(game: str) -> bool:
    """Whether a game is a corrected one."""
    return MARK in game


def box_of(game: str) -> Box | None:
    """The box of a corrected game; None for a game as we have it, or if the box is not known here."""
    return _boxes.get(game)


def boxes() -> tuple[Box, ...]:
    """All boxes known here: worker processes must know them as well."""
    return tuple(_boxes.values())


def problems(title: Title, box: Box, where: str = "the box") -> list[str]:
    """What the game's own check says about corrected components; [] if they can be played.

    Raises BadBox if the corrections cannot even be applied.
    """
    own = load_data(package_of(title))
    data = corrected(own, box, where)
    known: dict[tuple[str, ...], Vocabulary] = {}
    wrong = [fault for path, value in box.values.items() for fault in _unsayable(title, own, known, path, value)]
    if wrong:
        return wrong
    try:
        return [fault for fault in title.check_data(data) if not any(mark in fault for mark in DESIGNED)]
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        return [f"the check cannot read it: {type(error).__name__}: {error}"]


def _unsayable(
    title: Title, data: dict[str, Any], known: dict[tuple[str, ...], Vocabulary], path: str, value: Any
) -> list[str]:
    """Words, numbers and effects that mean nothing in a table; `known` caches the vocabularies."""
    strange = unknown_words(data, path, value) or too_low(data, path, value)
    if strange or not isinstance(value, list | dict):
        return strange
    table = path.partition(".")[0]
    tables = next((group for group in title.effect_tables if table in group), (table,))
    if tables not in known:
        known[tables] = vocabulary(data, tables)
    return unsayable(known[tables], path, value)


def install(title: Title, box: Box, where: str = "the box") -> str:
    """Make a corrected game known and return its id, or the game's own if nothing is changed. Raises BadBox."""
    faults = problems(title, box, where)
    if faults:
        raise BadBox(f"{where}: {'; '.join(faults)}")
    return _register(title, box)


def load_edition(title: Title, name: str) -> Title:
    """The corrected game with this id; its box is installed."""
    if name in _loaded:
        _loaded[name] = _loaded.pop(name)
        return _loaded[name]
    while len(_loaded) >= MOST_LOADED:
        _forget(next(iter(_loaded)))
    made = _import(title, name)
    _loaded[name] = made
    return made


def draft(title: Title, box: Box) -> Title:
    """A corrected game that may not pass its check, to draw its components. `drop` it after use.

    Raises BadBox if the components cannot be built.
    """
    corrected(load_data(package_of(title)), box)
    name = _register(title, box)
    if name == title.id:
        return title
    try:
        return load_edition(title, name)
    except (LookupError, TypeError, ValueError, AttributeError, AssertionError) as error:
        drop(name)
        raise BadBox(f"no components can be made of it: {type(error).__name__}: {error}") from error


def drop(name: str) -> None:
    """Forget a corrected game and its box."""
    _forget(name)
    _boxes.pop(name, None)


def package_of(title: Title) -> str:
    """The package of a game's rules and data."""
    return type(title).__module__.rpartition(".")[0]


def _register(title: Title, box: Box) -> str:
    made = box_id(title.id, changes(load_data(package_of(title)), box))
    if not made:
        return title.id
    name = f"{title.id}{MARK}{made}"
    _boxes.setdefault(name, box)
    return name


def _import(title: Title, name: str) -> Title:
    package = f"{package_of(title)}{MARK}{name.partition(MARK)[2]}"
    correct_data(package, _boxes[name])
    try:
        found = (
            getattr(importlib.import_module(package), "TITLE", None)
            or importlib.import_module(f"{package}.title").TITLE
        )
    except BaseException:
        _unload(package)
        raise
    assert isinstance(found, Title)
    type(found).id = name
    type(found).box = _boxes[name].to_json()
    return found


def _forget(name: str) -> None:
    made = _loaded.pop(name, None)
    if made is not None:
        _unload(package_of(made))


def _unload(package: str) -> None:
    for module in [one for one in sys.modules if one == package or one.startswith(f"{package}.")]:
        del sys.modules[module]
    parent, _, last = package.rpartition(".")
    if parent in sys.modules:
        vars(sys.modules[parent]).pop(last, None)
    correct_data(package, None)


class _Source(SourceFileLoader):
    """Loads a module of a corrected game from the game's source."""

    def __init__(self, name: str, path: str, own: str, edition: str) -> None:
        super().__init__(name, path)
        self._own = own
        self._edition = edition

    def exec_module(self, module: ModuleType) -> None:
        """Run the module. Where it imports its own game by the full name, it gets the corrected one."""
        own, edition = self._own, self._edition

        def imported(
            name: str,
            globals_: Mapping[str, Any] | None = None,
            locals_: Mapping[str, Any] | None = None,
            names: Sequence[str] | None = (),
            level: int = 0,
        ) -> ModuleType:
            if level == 0 and (name == own or name.startswith(f"{own}.")):
                name = edition + name[len(own) :]
            return builtins.__import__(name, globals_, locals_, names or (), level)

        vars(module)["__builtins__"] = {**vars(builtins), "__import__": imported}
        super().exec_module(module)


class _Finder(MetaPathFinder):
    """Finds the modules of corrected games, always their source: a compiled module cannot be loaded twice."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        head, mark, tail = fullname.partition(MARK)
        if not mark:
            return None
        digits, _, inner = tail.partition(".")
        edition = f"{head}{MARK}{digits}"
        package = find_spec(head)
        if package is None or not package.submodule_search_locations:
            return None
        place = Path(next(iter(package.submodule_search_locations)), *inner.split(".") if inner else ())
        if (place / "__init__.py").is_file():
            file, inside = place / "__init__.py", [str(place)]
        else:
            file, inside = place.with_suffix(".py"), None
        if not file.is_file():
            return None
        loader = _Source(fullname, str(file), head, edition)
        return spec_from_file_location(fullname, file, loader=loader, submodule_search_locations=inside)


sys.meta_path.insert(0, _Finder())
