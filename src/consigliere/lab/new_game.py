"""A new game's folder, laid out from the sample: it plays at once, and every file of it is there to be rewritten."""

from __future__ import annotations

import keyword
import re
import subprocess
import sys
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from consigliere.engine import NotUnderstood

SAMPLE = "sample_game"
SUFFIXES = (".py", ".md", ".toml", ".ftl", ".css", ".svg")  # games kept and read are written by the new game itself


def new_game(name: str, where: Path) -> list[Path]:
    """Lay out the package `name` in a folder; the files that were written. Raises NotUnderstood."""
    if not re.fullmatch(r"[a-z][a-z0-9_]{2,39}", name) or keyword.iskeyword(name) or name == SAMPLE:
        raise NotUnderstood(f"a game's name is a word of small letters, digits and _, not {name!r}")
    target = where / name
    if target.exists():
        raise NotUnderstood(f"{target} is there already")
    written: list[Path] = []
    _copy(files(__package__) / SAMPLE, target, name, written)
    played = subprocess.run(
        [sys.executable, "-m", f"{name}.tests"], cwd=where, capture_output=True, text=True, check=True
    )
    return written + [target / "tests" / Path(line).name for line in played.stdout.splitlines()]


def _copy(source: Traversable, target: Path, name: str, written: list[Path]) -> None:
    target.mkdir(parents=True)
    for entry in sorted(source.iterdir(), key=lambda one: one.name):
        if entry.is_dir():
            if entry.name != "__pycache__":
                _copy(entry, target / entry.name, name, written)
        elif entry.name.endswith(SUFFIXES):
            file = target / entry.name
            file.write_text(renamed(entry.read_text(encoding="utf-8"), name), encoding="utf-8")
            written.append(file)


def renamed(text: str, name: str) -> str:
    """The sample's text for a game of another name: ids, classes, titles and the prefix of its rules.

    >>> renamed("class SampleGame: id = 'sample_game'  # [SG-END-01] Sample Game", "night_watch")
    "class NightWatch: id = 'night_watch'  # [NW-END-01] Night Watch"
    """
    parts = name.split("_")
    title = " ".join([part.capitalize() for part in parts if part])
    prefix = ("".join([part[0] for part in parts if part]) if len(parts) > 1 else name[:2]).upper()
    for old, new in (
        ("consigliere.lab.sample_game", name),
        ("sample_game", name),
        ("sample-game", name.replace("_", "-")),
        ("SampleGame", title.replace(" ", "")),
        ("Sample Game", title),
        ("SG-", f"{prefix}-"),
        ("Игра-образец", title),
        ("игры-образца", title),
        ("Гра-зразок", title),
        ("гри-зразка", title),
    ):
        text = text.replace(old, new)
    return text
