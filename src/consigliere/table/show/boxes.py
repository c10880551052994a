"""What is in the box of a game, for its pages: entries, figures, sources, pictures."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from consigliere.board.words import Words, words_for
from consigliere.engine.box import CORRECTED, SOURCES, Entry, Figure, effects_in, entries, lowest, step_of, vocabulary
from consigliere.engine.data import load_data
from consigliere.engine.ledger import load_lines
from consigliere.games import editions, find
from consigliere.games.editions import base_of, box_of
from consigliere.table.play.drafts import dataset, picture

from .pages.box_context import BoxContext, ChecklistContext, EntryInfo, FigureInfo, SectionInfo
from .pages.context import Frame

LANGUAGES = {"en", "ru", "uk"}
MOST_CHOICES = 40  # of a word; more are written as text


def box_page(
    frame: Frame, game: str, table: str, chosen: str, uncertain_only: bool, offered: tuple[str, ...]
) -> BoxContext:
    """Return the page: one table of the dataset, and an entry of it to edit."""
    found = _entries(game)
    names = _tables(game)
    table = (
        table
        if table in names
        else next((name for name in names if any(not one.certain for one in found if one.table == name)), names[0])
    )
    shown = [one for one in found if one.table == table and (not uncertain_only or not one.certain)]
    words = words_for(frame.language, game)
    infos = tuple([_info(game, one, words) for one in shown])
    edited = next((one for one in found if one.path == chosen), None)
    title = find(game)
    return BoxContext(
        frame=frame,
        game=game,
        rules=title.version,
        sections=_sections(game, words),
        sources=_sources(found),
        table=table,
        uncertain_only=uncertain_only,
        entries=infos,
        chosen=None if edited is None else _info(game, edited, words),
        forms=() if edited is None else tuple(_forms(game, edited.table)),
        boxes=offered,
    )


def checklist(frame: Frame, game: str, uncertain_only: bool) -> ChecklistContext:
    """Return all entries in a list to print."""
    found, words = _entries(game), words_for(frame.language, game)
    rows = []
    for section in _sections(game, words):
        shown = [one for one in found if one.table == section.table and (not uncertain_only or not one.certain)]
        if shown:
            rows.append((section, tuple([_info(game, one, words) for one in shown])))
    return ChecklistContext(frame, game, tuple(rows), uncertain_only)


def _data(game: str) -> dict[str, Any]:
    return dataset(find(game))


@lru_cache(maxsize=16)
def _entries(game: str) -> list[Entry]:
    return entries(load_data(editions.package_of(find(base_of(game)))), box_of(game))


@lru_cache(maxsize=16)
def _tables(game: str) -> list[str]:
    """Return the tables of a dataset: first those whose entries are drawn, then rows of figures."""
    words, first = words_for("en", game), {entry.table: entry.path for entry in reversed(_entries(game))}
    names = list(dict.fromkeys(entry.table for entry in _entries(game)))
    return sorted(names, key=lambda name: not _picture(game, first[name], words))


def _sections(game: str, words: Words) -> tuple[SectionInfo, ...]:
    rows = {name: [one for one in _entries(game) if one.table == name] for name in _tables(game)}
    return tuple(
        [
            SectionInfo(name, table_name(name, words), len(row), sum(one.certain for one in row))
            for name, row in rows.items()
        ]
    )


def table_name(table: str, words: Words) -> str:
    """Return the name of a table of the dataset; its id if the game has no text for it."""
    message = f"box-{table.replace('_', '-')}"
    return words(message) if words.has(message) else table.replace("_", " ").capitalize()


def field_name(field: str, words: Words) -> str:
    """Return the name of a field of the dataset; its id if there is no text for it."""
    message = f"web-box-field-{field.replace('_', '-')}"
    return words.plain(message) or words.plain(field) or field.replace("_", " ")


def _sources(found: list[Entry]) -> dict[str, int]:
    counted = dict.fromkeys((*SOURCES, CORRECTED), 0)
    for entry in found:
        counted[_stamp(entry)] += 1
    return counted


def _stamp(entry: Entry) -> str:
    """Return the source of an entry as its stamp says it: its own, or that somebody has corrected it."""
    return CORRECTED if any(figure.source == CORRECTED for figure in entry.figures) else entry.source


def _info(game: str, entry: Entry, words: Words) -> EntryInfo:
    figures = tuple([_figure(game, entry, one, words) for one in entry.figures])
    drawn = _picture(game, entry.path, words)
    unsure = sum(one.source == "reconstructed" for one in entry.figures)
    line = _lines(game).get(entry.path, 0) if entry.source == "rulebook" else 0
    return EntryInfo(entry.path, _name(entry, words), _stamp(entry), unsure, figures, drawn, line)


@lru_cache(maxsize=16)
def _lines(game: str) -> dict[str, int]:
    return load_lines(editions.package_of(find(game)))["entries"]


@lru_cache(maxsize=2048)
def _picture(game: str, path: str, words: Words) -> str:
    return picture(find(game), path, words)


def _name(entry: Entry, words: Words) -> str:
    named = next((one.value for one in entry.figures if one.path == f"{entry.path}.name"), None)
    if isinstance(named, dict) and words.language in named:
        return str(named[words.language])
    if entry.key and words.has(entry.key):
        return words(entry.key)
    return entry.key.replace("_", " ") or table_name(entry.table, words)


def _forms(game: str, table: str) -> list[dict[str, Any]]:
    """Return the ways to say an effect: every word, once for each set of fields that it has somewhere."""
    group = next((group for group in find(game).effect_tables if table in group), (table,))
    found: list[dict[str, Any]] = []
    for (field, word), uses in sorted(vocabulary(_data(game), group).items()):
        shapes = {tuple(sorted(set(use) - {field})): use for use in reversed(uses)}
        for keys, sample in shapes.items():
            more = f": {', '.join(keys)}" if len(shapes) > 1 and keys else ""
            values = {key: _different([use[key] for use in uses if key in use]) for key in keys}
            label = f"{word}{more}".replace("_", " ")
            found.append({"label": label, "word": field, "keys": [field, *keys], "sample": sample, "values": values})
    return found


def _different(values: list[Any]) -> list[Any]:
    return [value for i, value in enumerate(values) if value not in values[:i]]


def _says_effects(game: str, entry: Entry, figure: Figure) -> bool:
    """Return whether a figure is about effects: it has some, or it is empty where others have some."""
    if any(effects_in(figure.value)):
        return True
    rows = _data(game).get(entry.table)
    field = figure.path.rpartition(".")[2]
    return figure.value == [] and isinstance(rows, list) and any(any(effects_in(row.get(field))) for row in rows)


def _figure(game: str, entry: Entry, figure: Figure, words: Words) -> FigureInfo:
    kind, choices = _kind(game, entry, figure)
    label = " · ".join([field_name(part, words) for part in figure.path[len(entry.path) + 1 :].split(".")])
    data = _data(game)
    least, step = lowest(data, figure.path), step_of(data, figure.path)
    return FigureInfo(figure.path, label, figure.value, figure.source, kind, choices, figure.note, least, step)


def _kind(game: str, entry: Entry, figure: Figure) -> tuple[str, tuple[str, ...]]:
    """Return how a figure is edited, and the words to choose from."""
    value = figure.value
    if isinstance(value, bool):
        return "switch", ()
    if isinstance(value, int):
        return "number", ()
    if isinstance(value, dict) and set(value) == LANGUAGES:
        return "names", ()
    field = figure.path.rpartition(".")[2]
    if (
        isinstance(value, dict)
        and value
        and all(isinstance(one, int) and not isinstance(one, bool) for one in value.values())
    ):
        keys = _choices(game, entry.table, field) if figure.path.count(".") == 2 else ()
        return "counts", tuple(dict.fromkeys([*keys, *value]))
    if isinstance(value, list) and all(isinstance(one, int) and not isinstance(one, bool) for one in value) and value:
        return "numbers", ()
    if isinstance(value, list) and value and all(isinstance(one, str) for one in value):
        return "list", _choices(game, entry.table, field)
    if isinstance(value, str):
        choices = _choices(game, entry.table, field) if entry.key and figure.path.count(".") == 2 else ()
        return ("choice", choices) if 1 < len(choices) <= MOST_CHOICES else ("words", ())
    return ("effects" if _says_effects(game, entry, figure) else "json"), ()


@lru_cache(maxsize=1024)
def _choices(game: str, table: str, field: str) -> tuple[str, ...]:
    """Return the words that entries of a table have in a field."""
    found: dict[str, None] = {}
    rows = _data(game).get(table)
    for row in rows if isinstance(rows, list) else ():
        value = row.get(field)
        for word in [value] if isinstance(value, str) else value if isinstance(value, list | dict) else ():
            if isinstance(word, str):
                found[word] = None
    return tuple(found)
