"""Create the folder of a new game from a sample. It plays at once, and the author rewrites its files one by one."""

from __future__ import annotations

import keyword
import re
import subprocess
import sys
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from consigliere.engine import NotUnderstood

SAMPLES = {"bluff": "sample_game", "auction": "sample_auction"}
SUFFIXES = (".py", ".md", ".toml", ".ftl", ".css", ".svg")  # the new game creates its own golden games


def new_game(name: str, where: Path, like: str = "bluff") -> list[Path]:
    """Create the package `name` in a folder, from the sample `like`. Return the files. Raises NotUnderstood."""
    if like not in SAMPLES:
        raise NotUnderstood(f"there is no sample {like!r}; there are {', '.join(SAMPLES)}")
    if not re.fullmatch(r"[a-z][a-z0-9_]{2,39}", name) or keyword.iskeyword(name) or name in SAMPLES.values():
        raise NotUnderstood(f"a game's name is a word of small letters, digits and _, not {name!r}")
    target = where / name
    if target.exists():
        raise NotUnderstood(f"{target} is there already")
    written: list[Path] = []
    _copy(files(__package__) / SAMPLES[like], target, name, written)
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
    """A sample's text for a game of another name: ids, classes, titles and the prefix of its rules.

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
        ("consigliere.lab.sample_auction", name),
        ("sample_auction", name),
        ("sample-auction", name.replace("_", "-")),
        ("SampleAuction", title.replace(" ", "")),
        ("Sample Auction", title),
        ("SA-", f"{prefix}-"),
        ("Аукцион-образец", title),
        ("аукциона-образца", title),
        ("Аукціон-зразок", title),
        ("аукціону-зразка", title),
        ("Игра-образец", title),
        ("игры-образца", title),
        ("Гра-зразок", title),
        ("гри-зразка", title),
    ):
        text = text.replace(old, new)
    return text
