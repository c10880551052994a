"""`box`: what is printed on the components, where we know it from, and corrections by somebody who owns the box."""

from __future__ import annotations

import difflib
import sys
from collections.abc import Callable
from functools import wraps
from importlib.resources import files
from typing import Any

import click

from consigliere.engine import NotUnderstood, Title
from consigliere.engine.box import CORRECTED, Box, Entry, changes, entries, read_box, value_at
from consigliere.engine.data import load_data
from consigliere.games import editions, find, open_box
from consigliere.games.editions import is_edition

from .common import as_json, console, load_option, package, print_json, read_text

FAILED = 1


def box_option(command: Callable[..., None]) -> Callable[..., None]:
    """`--box FILE` for a command that plays GAME: it plays the corrected game instead."""

    @wraps(command)
    def boxed(*args: Any, game: str, box: str, **named: Any) -> None:
        command(*args, game=open_box(read_text(box), box, game) if box else game, **named)

    said = "Play with corrected components: a file that `consigliere box GAME --check FILE` accepts."
    return click.option("--box", default="", metavar="FILE", help=said)(boxed)


@click.command(
    epilog="""\b
Examples:
  consigliere box corleones_empire                         every entry, with its source
  consigliere box corleones_empire --uncertain             what is not certain
  consigliere box corleones_empire job.numbers_game        the figures of one entry, and how to write them
  consigliere box corleones_empire --check my.toml         what the check says to corrections
  consigliere box corleones_empire --with my.toml          every entry as corrected
  consigliere box corleones_empire --patch my.toml         a patch for our own dataset, with your notes
\b
A file of corrections:
  game = "corleones_empire"
  rules = 7
  name = "my copy, English edition"
  [values]
  "job.numbers_game.bills" = [5, 2]
  [notes]
  "job.numbers_game.bills" = "both cards of my copy say so"
\b
Exit code: 0 when all is well, 1 when the check says no, 2 for bad input."""
)
@click.argument("game")
@click.argument("entry", default="")
@click.option("--uncertain", is_flag=True, help="Only entries with reconstructed figures.")
@click.option("--with", "given", default="", metavar="FILE", help="Show the entries as corrected by a file.")
@click.option("--check", "checked", default="", metavar="FILE", help="Check a file of corrections.")
@click.option("--patch", default="", metavar="FILE", help="Print corrections as a patch for data.toml.")
@load_option
@as_json
def box(game: str, entry: str, uncertain: bool, given: str, checked: str, patch: str, as_json: bool) -> None:
    """Show what is in the box of GAME; check or export corrections."""
    title = find(game)
    if checked:
        _check(title, _read(title, checked), checked, as_json)
    elif patch:
        click.echo(_patch(title, _read(title, patch), patch), nl=False)
    else:
        known = _read(title, given) if given else None
        found = entries(load_data(package(title)), known)
        shown = [one for one in found if (not uncertain or not one.certain) and _wanted(one, entry)]
        if not shown and entry:
            tables = ", ".join(dict.fromkeys(one.table for one in found))
            raise NotUnderstood(f"no entry of {game} begins with {entry!r}; the tables are {tables}")
        if as_json:
            print_json([_as_json(one) for one in shown])
        else:
            _print(game, shown, bool(entry))


def _wanted(entry: Entry, path: str) -> bool:
    return not path or entry.path == path or entry.path.startswith(f"{path}.")


def _read(title: Title, path: str) -> Box:
    found = read_box(read_text(path), path)
    if found.game != title.id:
        raise NotUnderstood(f"{path}: game is {found.game[:40]!r}, not {title.id!r}")
    return found


def _as_json(entry: Entry) -> dict[str, Any]:
    figures = [{"path": one.path, "value": one.value, "source": one.source, "note": one.note} for one in entry.figures]
    return {"entry": entry.path, "source": entry.source, "certain": entry.certain, "figures": figures}


def _print(game: str, shown: list[Entry], in_full: bool) -> None:
    from rich.table import Table

    table = Table()
    for heading in ("figure", "source", "value") if in_full else ("entry", "source", "reconstructed", "corrected"):
        table.add_column(heading, overflow="fold")
    for one in shown:
        if in_full:
            for figure in one.figures:
                table.add_row(figure.path, figure.source, _text(figure.value))
        else:
            unsure = [_field(one, f.path) for f in one.figures if f.source == "reconstructed"]
            seen = [_field(one, f.path) for f in one.figures if f.source == CORRECTED]
            every = len(unsure) == len(one.figures)
            table.add_row(one.path, one.source, "everything" if every else ", ".join(unsure), ", ".join(seen))
    console().print(table)
    certain = sum(one.certain for one in shown)
    click.echo(f"{game}: {certain} of {len(shown)} entries are certain")


def _field(entry: Entry, path: str) -> str:
    return path[len(entry.path) + 1 :]


def _text(value: Any) -> str:
    import json

    return json.dumps(value, ensure_ascii=False)


def _check(title: Title, found: Box, path: str, as_json: bool) -> None:
    problems = editions.problems(title, found, path)
    changed = changes(load_data(package(title)), found)
    name = "" if problems else open_box(read_text(path), path) if path != "-" else editions.install(title, found, path)
    if as_json:
        print_json({"game": title.id, "box": name, "changed": changed, "problems": problems})
    else:
        for one, value in changed.items():
            click.echo(f"{one}: {_text(value_at(load_data(package(title)), one))} -> {_text(value)}")
        confirmed = len(found.values) - len(changed)
        told = f"{len(changed)} corrected, {confirmed} confirmed"
        if found.rules != title.version:
            told += f"; made for rules {found.rules}, this release plays {title.version}"
        click.echo(f"{path}: {told}")
        for problem in problems:
            click.echo(f"  {problem}")
        if name:
            click.echo(f"it can be played: {name}" if is_edition(name) else "it changes nothing")
    if problems:
        sys.exit(FAILED)


def _patch(title: Title, found: Box, path: str) -> str:
    """A unified diff of data.toml: the corrected values, `source = "public"` where everything is known, and notes."""
    import tomlkit

    faults = editions.problems(title, found, path)
    if faults:
        raise NotUnderstood(f"{path}: {'; '.join(faults)}")
    file = files(package(title)) / "data.toml"
    old = file.read_text(encoding="utf-8")
    document = tomlkit.parse(old)
    for figure, value in changes(load_data(package(title)), found).items():
        row, field = _row(document, figure)
        row[field] = _inline(value)
        note = found.notes.get(figure) or found.name or "seen in a box"
        row[field].comment(f"corrected: {note}")
    where = f"src/{'/'.join(package(title).split('.'))}/data.toml"
    new = tomlkit.dumps(document)
    lines = difflib.unified_diff(old.splitlines(True), new.splitlines(True), f"a/{where}", f"b/{where}")
    return "".join(lines)


def _row(document: Any, path: str) -> tuple[Any, str]:
    *way, field = path.split(".")
    node = document
    for step in way:
        if isinstance(node, list):
            node = next(one for i, one in enumerate(node) if str(one.get("id", i + 1)) == step)
        else:
            node = node[step]
    return node, field


def _inline(value: Any) -> Any:
    import tomlkit

    if isinstance(value, dict):
        table = tomlkit.inline_table()
        for key, one in value.items():
            table[key] = _inline(one)
        return table
    if isinstance(value, list):
        array = tomlkit.array()
        for one in value:
            array.append(_inline(one))
        return array
    return tomlkit.item(value)
