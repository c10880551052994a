"""Corrections of a game's components by somebody who owns the box: one small TOML file.

    game = "corleones_empire"
    rules = 7                                # the version whose dataset was corrected
    name = "Anna's copy, English edition"

    [values]                                 # the path of a figure -> what the box prints
    "job.numbers_game.count" = 3

    [notes]                                  # why, for readers; optional
    "job.numbers_game.count" = "counted twice"

A path names a table of data.toml, an entry (its `id`, or its number from 1 on) and a field. A value has the type of the
one it replaces. `Box.id` depends only on the values that differ from the dataset: it names the corrected components in
saves, exports and at tables.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Iterator
from copy import deepcopy
from math import gcd
from typing import Any, Final, NamedTuple

from .errors import NotUnderstood

SOURCES: Final = ("rulebook", "public", "reconstructed")
DIGITS: Final = 12  # of a box's id
LONGEST_NAME: Final = 60  # letters of a box's name
LONGEST_NOTE: Final = 500
LARGEST_FIGURE: Final = 100_000
_COARSE: Final = 100  # from which common step on figures are changed by it
LARGEST: Final = 200_000  # characters of a file
CORRECTED: Final = "corrected"
_LANGUAGES: Final = ("en", "ru", "uk")
_FIXED: Final = frozenset({"id", "source", "fields_source", "schema", "slug", "id_prefix", "prefix", "game"})


class BadBox(NotUnderstood):
    """A file of corrections is wrong. The message names the place."""


class Box(NamedTuple):
    """The corrections of one game."""

    game: str
    rules: int
    name: str
    values: dict[str, Any]
    """The path of a figure -> what the box prints. Values equal to the dataset's confirm it."""
    notes: dict[str, str]

    def to_json(self) -> dict[str, Any]:
        """What a save stores, so that a game under this box can be read without the file."""
        return {"game": self.game, "rules": self.rules, "name": self.name, "values": self.values}


class Figure(NamedTuple):
    """One figure of a dataset: a number, a word or a list, with its source."""

    path: str
    value: Any
    source: str
    note: str = ""


class Entry(NamedTuple):
    """One entry of a dataset with its figures: a card, a tile, a row of numbers."""

    table: str
    key: str
    """Its id, or its number from 1 on; "" if the table is one entry."""
    source: str
    figures: tuple[Figure, ...]

    @property
    def path(self) -> str:
        """The path that all its figures begin with."""
        return f"{self.table}.{self.key}" if self.key else self.table

    @property
    def certain(self) -> bool:
        """Whether every figure is the rulebook's, public, or seen in a box."""
        return all(figure.source != "reconstructed" for figure in self.figures)


# --- files


def read_box(text: str, where: str = "the box") -> Box:
    """The corrections in a TOML text; raises BadBox with the place of the first fault."""
    if len(text) > LARGEST:
        raise BadBox(f"{where}: longer than {LARGEST} characters")
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadBox(f"{where}: no TOML: {error}") from error
    return box_from(data, where)


def box_from(data: Any, where: str = "the box") -> Box:
    """The same from parsed data: a file, or the part of a save."""
    if not isinstance(data, dict):
        raise BadBox(f"{where}: not the corrections of a game")
    known: dict[str, type] = {"game": str, "rules": int, "name": str, "values": dict, "notes": dict}
    for key in data:
        if key not in known:
            raise BadBox(f"{where}: {key} means nothing here; a box has {', '.join(known)}")
    full = {"name": "", "notes": {}, **data}
    for key, kind in known.items():
        if not isinstance(full.get(key), kind) or isinstance(full[key], bool):
            raise BadBox(f"{where}: {key} is missing" if key not in full else f"{where}: {key} is {_short(full[key])}")
    if len(full["name"]) > LONGEST_NAME or not full["name"].isprintable():
        raise BadBox(f"{where}: name has at most {LONGEST_NAME} printable letters")
    for path, note in full["notes"].items():
        if not isinstance(note, str) or len(note) > LONGEST_NOTE:
            raise BadBox(f"{where}: notes.{path} is no text of at most {LONGEST_NOTE} letters")
        if path not in full["values"]:
            raise BadBox(f"{where}: notes.{path} belongs to no value")
    for path, value in full["values"].items():
        if not _plain(value):
            raise BadBox(
                f'{where}: values."{path}" is {_short(value)}; a figure is a number, a word, yes or no, or a list'
            )
    return Box(full["game"], full["rules"], full["name"], dict(full["values"]), dict(full["notes"]))


def _plain(value: Any, depth: int = 0) -> bool:
    """Whether a value is JSON and not nested deeply. TOML has dates and numbers with fractions, too."""
    if depth > 6:
        return False
    if isinstance(value, dict):
        return all(isinstance(key, str) and _plain(one, depth + 1) for key, one in value.items())
    if isinstance(value, list):
        return all(_plain(one, depth + 1) for one in value)
    return isinstance(value, str | bool) or (isinstance(value, int | float) and abs(value) <= LARGEST_FIGURE)


def write_box(box: Box) -> str:
    """The file of a box."""
    lines = [f"game = {_toml(box.game)}", f"rules = {box.rules}", f"name = {_toml(box.name)}", "", "[values]"]
    lines += [f"{_toml(path)} = {_toml(value)}" for path, value in box.values.items()]
    if box.notes:
        lines += ["", "[notes]", *(f"{_toml(path)} = {_toml(note)}" for path, note in box.notes.items())]
    return "\n".join(lines) + "\n"


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        inner = ", ".join([f"{key if key.isidentifier() else _toml(key)} = {_toml(one)}" for key, one in value.items()])
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list):
        return f"[{', '.join([_toml(one) for one in value])}]"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


# --- figures


def entries(data: dict[str, Any], box: Box | None = None) -> list[Entry]:
    """Every entry of a dataset, in its order, each figure with its source; with a box, as corrected by it."""
    shown = data if box is None else corrected(data, box)
    found: list[Entry] = []
    for table, value in shown.items():
        if isinstance(value, list):
            found += [_entry(table, _key(one, i), one, box) for i, one in enumerate(value) if isinstance(one, dict)]
        elif isinstance(value, dict) and value.get("source") in SOURCES:
            found.append(_entry(table, "", value, box))
    return found


def _entry(table: str, key: str, row: dict[str, Any], box: Box | None) -> Entry:
    path = f"{table}.{key}" if key else table
    return Entry(table, key, row.get("source", ""), tuple(_figures(path, row, row.get("source", ""), box)))


def _figures(path: str, row: dict[str, Any], source: str, box: Box | None) -> Iterator[Figure]:
    own = row.get("source", source)
    for field, value in row.items():
        if field in _FIXED or field.endswith("_source") or (field in SOURCES and isinstance(value, list)):
            continue
        here, origin = f"{path}.{field}", _source(row, field, own)
        if isinstance(value, dict) and _nested(value):
            yield from _figures(here, value, origin, box)
        elif _rows(value):
            for i, one in enumerate(value):
                yield from _figures(f"{here}.{_key(one, i)}", one, origin, box)
        else:
            known = box is not None and any(here == one or one.startswith(f"{here}.") for one in box.values)
            note = "" if box is None else box.notes.get(here, "")
            yield Figure(here, value, CORRECTED if known else origin, note)


def _source(row: dict[str, Any], field: str, own: str) -> str:
    """The source of a field. Datasets say it in three ways: by field, by a list of fields, beside the field."""
    named = row.get("fields_source", {}).get(field) or row.get(f"{field}_source")
    for source in SOURCES:
        listed = row.get(source)
        if isinstance(listed, list) and field in listed:
            named = source
    return named if named in SOURCES else own


def _nested(value: dict[str, Any]) -> bool:
    """Whether a table inside an entry has figures of its own: a side of a board. A name and a cost are one figure."""
    return "source" in value or "id" in value or any(_rows(one) for one in value.values())


def _rows(value: Any) -> bool:
    """Whether a list holds entries: rows with an id or a source. A list of effects is one figure."""
    return (
        isinstance(value, list)
        and bool(value)
        and all(isinstance(one, dict) and ("id" in one or "source" in one) for one in value)
    )


def _key(row: dict[str, Any], place: int) -> str:
    return str(row.get("id", place + 1))


# --- corrections


def corrected(data: dict[str, Any], box: Box, where: str = "the box") -> dict[str, Any]:
    """A copy of a dataset with the corrections; raises BadBox for a path or a type that does not fit."""
    made = deepcopy(data)
    for path, value in box.values.items():
        row, field = _find(made, path, f'{where}: values."{path}"')
        old = row.get(field, _like(made, path))
        if not _same_kind(old, value):
            raise BadBox(f'{where}: values."{path}" is {_short(value)}; the dataset has {_short(old)} there')
        row[field] = deepcopy(value)
    return made


def changes(data: dict[str, Any], box: Box) -> dict[str, Any]:
    """The values that differ from the dataset's. The others confirm what it says."""
    found: dict[str, Any] = {}
    for path, value in box.values.items():
        row, field = _find(data, path, path)
        if field not in row or row[field] != value:
            found[path] = value
    return found


def box_id(game: str, changed: dict[str, Any]) -> str:
    """The name of corrected components; "" if nothing is changed."""
    if not changed:
        return ""
    text = json.dumps([game, changed], ensure_ascii=True, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:DIGITS]


def value_at(data: dict[str, Any], path: str) -> Any:
    """The value of a figure; raises BadBox if there is none."""
    row, field = _find(data, path, path)
    return row.get(field)


def _find(data: dict[str, Any], path: str, said: str) -> tuple[dict[str, Any], str]:
    """The row that holds a figure, and its field there."""
    *way, field = path.split(".")
    node: Any = data
    for i, step in enumerate(way):
        if isinstance(node, list):
            rows = [one for place, one in enumerate(node) if isinstance(one, dict) and _key(one, place) == step]
            node = rows[0] if rows else None
        else:
            node = node.get(step) if isinstance(node, dict) else None
        if node is None:
            raise BadBox(f"{said}: no {step!r} in {'.'.join(way[:i]) or 'the dataset'}")
    if not way or not isinstance(node, dict) or (field not in node and _like(data, path) is None):
        raise BadBox(f"{said}: {'.'.join(way) or 'the dataset'} has no figure {field!r}")
    if field in _FIXED or field.endswith("_source") or (isinstance(node.get(field), dict) and _nested(node[field])):
        raise BadBox(f"{said}: {field} cannot be corrected")
    if _rows(node.get(field)) and "kind" not in node[field][0]:
        raise BadBox(f"{said}: {field} has entries of its own; correct those")
    return node, field


def _like(data: dict[str, Any], path: str) -> Any:
    """The value of the same field in a sibling entry: a field that this entry lacks may be added."""
    table, _, rest = path.partition(".")
    field = rest.rpartition(".")[2]
    rows = data.get(table)
    if not isinstance(rows, list) or rest.count(".") != 1:
        return None
    return next((row[field] for row in rows if isinstance(row, dict) and field in row), None)


def _same_kind(old: Any, new: Any) -> bool:
    """Whether a value may replace another. What is inside a list or table is for the game's own check."""
    if isinstance(old, dict) and set(old) == set(_LANGUAGES):
        return (
            isinstance(new, dict) and set(new) == set(old) and all(isinstance(one, str) and one for one in new.values())
        )
    if isinstance(old, dict) and old and isinstance(new, dict):
        kinds = {type(one) for one in old.values()}
        return all(type(one) is type(old[key]) if key in old else type(one) in kinds for key, one in new.items())
    if isinstance(old, list) and old and isinstance(new, list):
        kinds = {type(one) for one in old}
        return all(type(one) in kinds for one in new)
    return type(old) is type(new)


def lowest(data: dict[str, Any], path: str) -> int:
    """The least number that can be printed in a figure: 0, unless the same field of its table has a negative one."""
    table, field = path.partition(".")[0], path.rpartition(".")[2]
    return -LARGEST_FIGURE if min(_numbers_at(data.get(table), field), default=0) < 0 else 0


def step_of(data: dict[str, Any], path: str) -> int:
    """By how much figures of a field usually differ: 1, or 1000 where money is counted in thousands."""
    table, field = path.partition(".")[0], path.rpartition(".")[2]
    common = gcd(*_numbers_at(data.get(table), field))
    return common if common >= _COARSE and common % _COARSE == 0 else 1


def too_low(data: dict[str, Any], path: str, value: Any) -> list[str]:
    """What is wrong with negative numbers in a corrected value."""
    least = lowest(data, path)
    return [f"{path}: {one} is below {least}" for one in _numbers_in(value) if one < least][:1]


def _numbers_at(node: Any, field: str) -> Iterator[int]:
    """All numbers that a field has, in whatever row of a table."""
    if isinstance(node, list):
        for one in node:
            yield from _numbers_at(one, field)
    elif isinstance(node, dict):
        for key, one in node.items():
            yield from _numbers_in(one) if key == field else ()
            yield from _numbers_at(one, field)


def _numbers_in(value: Any) -> list[int]:
    """The numbers of a figure: one, several, or one for each of several things. Effects say numbers of their own."""
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else [value]
    return [one for one in parts if isinstance(one, int) and not isinstance(one, bool)]


# --- effects

_WORDS: Final = ("kind", "op", "do", "mod")  # the field that says what an effect does
Vocabulary = dict[tuple[str, str], list[dict[str, Any]]]


def vocabulary(data: dict[str, Any], tables: tuple[str, ...]) -> Vocabulary:
    """What the effects of some tables can say: every word, with all its uses."""
    found: Vocabulary = {}
    for table in tables:
        for row in data[table] if isinstance(data.get(table), list) else [data.get(table)]:
            for field, value in row.items() if isinstance(row, dict) else ():
                for effect in effects_in(value) if field not in _FIXED else ():
                    word = next(name for name in _WORDS if name in effect)
                    found.setdefault((word, effect[word]), []).append(effect)
    return found


def unsayable(known: Vocabulary, path: str, value: Any) -> list[str]:
    """What effects in a corrected value say that no code carries out, each with what can be said instead."""
    wrong: list[str] = []
    for effect in effects_in(value):
        word = next(name for name in _WORDS if name in effect)
        uses = known.get((word, effect[word]))
        if uses is None:
            can = sorted({name for field, name in known if field == word})
            wrong.append(f"{path}: nothing can {effect[word]!r}; what can be said: {', '.join(can)}")
            continue
        allowed = {name for use in uses for name in use}
        needed = set.intersection(*[set(use) for use in uses])
        if not needed <= set(effect) <= allowed:
            said = ", ".join([f"{name}{'' if name in needed else ' (optional)'}" for name in sorted(allowed - {word})])
            wrong.append(f"{path}: {effect[word]} says {said or 'nothing more'}")
            continue
        for name, one in effect.items():
            kinds = {type(use[name]) for use in uses if name in use}
            if type(one) not in kinds:
                wrong.append(
                    f"{path}: {name} of {effect[word]} is {_short(one)}; others have {_short(uses[0].get(name))}"
                )
            elif isinstance(one, str) and one not in (choices := {use[name] for use in uses if name in use}):
                wrong.append(
                    f"{path}: {name} of {effect[word]} is {one!r}; what can be said: {', '.join(sorted(choices))}"
                )
    return wrong


def unknown_words(data: dict[str, Any], path: str, value: Any) -> list[str]:
    """Words in a corrected value that no other entry of its table has in that field: a colour, a good, a region."""
    table, _, rest = path.partition(".")
    rows = data.get(table)
    if (
        not isinstance(rows, list)
        or rest.count(".") != 1
        or (isinstance(value, dict) and set(value) == set(_LANGUAGES))
    ):
        return []
    field = rest.rpartition(".")[2]
    known = {word for row in rows if isinstance(row, dict) and field in row for word in _plain_words(row[field])}
    strange = [word for word in _plain_words(value) if word not in known]
    return [f"{path}: {word!r} means nothing; what can be said: {', '.join(sorted(known))}" for word in strange]


def _plain_words(value: Any) -> list[str]:
    if isinstance(value, str):
        return [] if value.startswith("#") else [value]
    if isinstance(value, list):
        return [one for one in value if isinstance(one, str)]
    return list(value) if isinstance(value, dict) and not any(name in value for name in _WORDS) else []


def effects_in(value: Any) -> Iterator[dict[str, Any]]:
    """The effects in a figure, at any depth."""
    if isinstance(value, dict):
        if any(isinstance(value.get(name), str) for name in _WORDS) and "name" not in value:
            yield value
        for one in value.values():
            yield from effects_in(one)
    elif isinstance(value, list):
        for one in value:
            yield from effects_in(one)


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."
