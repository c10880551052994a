"""What several commands share: reading input, writing files, tables and progress bars."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from consigliere.engine import NotUnderstood, Title
from consigliere.engine.ledger import Rule, load_ledger
from consigliere.games import load_modules
from consigliere.match import Match, load

LARGEST_SAVE = 50_000_000  # bytes; a save of a long game is a hundredth of this

as_json = click.option("--json", "as_json", is_flag=True, help="Print JSON, for programs.")
cluster_option = click.option(
    "--cluster", "address", default="", metavar="ADDRESS", help="Play on a Dask cluster, such as tcp://10.0.0.5:8786."
)
workers_option = click.option(
    "--workers", type=int, default=1, show_default=True, help="Processes to use; 0: one a processor."
)
language_option = click.option(
    "--language",
    type=click.Choice(["en", "ru", "uk"]),
    default=None,
    help="Language of the texts; else the one of your terminal, else English.",
)


def worker_count(workers: int) -> int:
    """The number of processes for `--workers`; raises NotUnderstood if it is negative."""
    from consigliere.lab.workers import default_workers

    if workers < 0:
        raise NotUnderstood(f"the number of workers is 0 or more, not {workers}")
    return workers or default_workers()


def load_option(command: Callable[..., None]) -> Callable[..., None]:
    """`--load MODULE` for a command that plays: registers games and bots of another package before it runs."""

    @wraps(command)
    def loaded(*args: Any, load: tuple[str, ...], **named: Any) -> None:
        load_modules(load)
        command(*args, **named)

    said = "Import a module first: games or bots of your own."
    return click.option("--load", multiple=True, metavar="MODULE", help=said)(loaded)


def print_json(value: Any) -> None:
    """Print one JSON value on stdout, for programs."""
    click.echo(json.dumps(value, ensure_ascii=False, indent=2))


def console() -> Console:
    """The console for tables. A pipe gets unwrapped rows, because it has no width."""
    return Console() if sys.stdout.isatty() else Console(width=200)


def chosen_language(given: str | None) -> str:
    """The requested language, or the terminal's."""
    from consigliere.board.words import pick_language

    spoken = (os.environ.get(name) for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))
    return given or pick_language(next(filter(None, spoken), None))


def parse_options(title: Title, text: str) -> dict[str, Any]:
    """Settings such as `mode=solo,difficulty=3`, each read as one of the values that the game knows for it."""
    chosen: dict[str, Any] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, equals, value = (piece.strip() for piece in part.partition("="))
        if not equals or not name or not value:
            raise NotUnderstood(f"not an option: {part!r} (expected name=value, such as mode=solo)")
        if name in chosen:
            raise NotUnderstood(f"option {name} is given twice")
        values = next((setting.values for setting in title.settings if setting.name == name), ())
        # A text that matches no value is passed on: the game's own error lists the valid ones.
        chosen[name] = next((one for one in values if str(one).lower() == value.lower()), value)
    return chosen


def parse_names(text: str) -> list[str]:
    """Names separated by commas."""
    return [name.strip() for name in text.split(",") if name.strip()]


def package(title: Title) -> str:
    """A game's folder, which contains its ledger and its dataset."""
    return type(title).__module__.rpartition(".")[0]


def ledger(title: Title, language: str = "en") -> dict[str, Rule]:
    """The rules of a game by id, in the reader's language."""
    return load_ledger(package(title), language)


def read_text(path: str) -> str:
    """The text of a file, or of stdin for `-`."""
    try:
        raw = sys.stdin.buffer.read(LARGEST_SAVE + 1) if path == "-" else _read_file(path)
        if len(raw) > LARGEST_SAVE:
            raise NotUnderstood(f"{path}: larger than any save")
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise NotUnderstood(f"{path}: not a text file") from error


def _read_file(path: str) -> bytes:
    with open(path, "rb") as file:
        return file.read(LARGEST_SAVE + 1)


def read_match(path: str) -> Match:
    """The match in a file; errors name the file."""
    try:
        return load(read_text(path))
    except NotUnderstood as error:
        raise NotUnderstood(f"{path}: {error}") from error


def write_text(path: str, text: str) -> None:
    """Write a file completely or not at all: an interrupted program leaves the old one."""
    check_folder(path)
    target = Path(path)
    spare = target.with_name(f".{target.name}.{os.getpid()}.new")
    try:
        spare.write_text(text, encoding="utf-8")
        spare.replace(target)
    finally:
        spare.unlink(missing_ok=True)


def check_folder(path: str) -> None:
    """Raise NotUnderstood if a file could not be written there: to be asked before long work, not after it."""
    folder = Path(path).parent
    if not folder.is_dir():
        raise NotUnderstood(f"{path}: there is no folder {folder}")
    if not os.access(folder, os.W_OK) or Path(path).is_dir():
        raise NotUnderstood(f"{path}: cannot be written")


@contextmanager
def progress_bar(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on stderr for long work; nothing unless stderr is a terminal."""
    screen = Console(stderr=True)
    if not screen.is_terminal:
        yield lambda done: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    # Redrawn only on progress: a refresh thread would be copied into forked worker processes.
    with Progress(*columns, console=screen, auto_refresh=False, transient=True) as bar:
        task = bar.add_task(what, total=total)

        def advance(done: int) -> None:
            bar.update(task, advance=done, refresh=True)

        yield advance
