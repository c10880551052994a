"""Plots of the lab's results, as PNG or SVG files."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from consigliere.engine import NotUnderstood

MOST_FIGURES = 30  # those that change most
FEW = 20  # a bin with fewer moments is not shown


def check_plot(path: str) -> None:
    """Raise NotUnderstood if a plot could not be written there: to be asked before a long run, not after it."""
    canvas = _figure_class()().canvas
    ending = Path(path).suffix.lower().removeprefix(".")
    known = sorted(canvas.get_supported_filetypes())
    if ending not in known:
        raise NotUnderstood(f"cannot write the plot {path}: its name ends with none of {', '.join(known)}")
    folder = Path(path).parent
    if not (folder.is_dir() and os.access(folder, os.W_OK)) or Path(path).is_dir():
        raise NotUnderstood(f"cannot write the plot {path}: no such folder, or it cannot be written to")


def plot_arena(found: dict[str, Any], path: str) -> None:
    """Draw the win share of each pair with its interval, next to the ratings.

    The suffix of `path` chooses the format.
    """
    figure_class = _figure_class()
    played = [row for row in reversed(found["rows"]) if row["games"]]
    rated = list(reversed(found["ratings"]))
    figure = figure_class(figsize=(11, 1.6 + 0.4 * max(len(played), len(rated))), layout="constrained")
    shares, skills = figure.subplots(1, 2, width_ratios=(3, 2))
    pairs = [f"{row['challenger']} against {row['field']}" for row in played]
    below = [max(0.0, row["share"] - row["interval"][0]) for row in played]  # an interval that ends at 0 may be rounded
    above = [max(0.0, row["interval"][1] - row["share"]) for row in played]
    shares.errorbar([row["share"] for row in played], pairs, xerr=[below, above], fmt="o", capsize=3)
    shares.axvline(found["chance"], linestyle="--", color="grey", label="chance")
    shares.set(xlim=(0, 1), xlabel="share of wins, 95 % interval")
    shares.legend()
    names, middle = [row["bot"] for row in rated], [row["mu"] for row in rated]
    skills.errorbar(middle, names, xerr=[row["sigma"] for row in rated], fmt="s", capsize=3)
    skills.set(xlabel="OpenSkill rating and its uncertainty")
    figure.suptitle(f"{found['game']}, {found['players']} players, {found['games']} games a pair, seed {found['seed']}")
    _save(figure, path)


def plot_bench(found: dict[str, Any], path: str) -> None:
    """Draw what a decision and a copy cost each contender, in floor steps, on a logarithmic scale."""
    rows = sorted(found["contenders"], key=lambda one: -one["figures"]["decision"]["median"])
    figure = _figure_class()(figsize=(11, 1.4 + 0.36 * len(rows)), layout="constrained")
    sides = figure.subplots(1, 2, sharey=True)
    for side, key, label in zip(sides, ("decision", "clone"), ("a decision", "a copy of a state"), strict=True):
        for row in rows:
            one = row["figures"].get(key)
            if one is None:
                side.plot([], [])
                continue
            colour = "tab:red" if "hash" in row else "tab:grey"
            error = [[one["median"] - one["low"]], [one["high"] - one["median"]]]
            side.errorbar([one["median"]], [row["name"]], xerr=error, fmt="o", capsize=3, color=colour)
        side.set(xscale="log", xlabel=f"{label}, floor steps (less is faster)")
        side.grid(axis="x", which="both", alpha=0.3)
    built = "compiled" if found["machine"]["compiled"] else "plain Python"
    figure.suptitle(f"Ours ({built}) in red; medians of {found['rounds']} interleaved rounds")
    _save(figure, path)


def plot_balance(found: dict[str, Any], path: str) -> None:
    """Draw the share of wins of each seat, side, family or club compared with an equal chance, with intervals."""
    rows = [(f"{kind['kind']}: {row['name']}", row) for kind in found["kinds"] for row in kind["rows"]][::-1]
    figure = _figure_class()(figsize=(8, 1.4 + 0.32 * len(rows)), layout="constrained")
    side = figure.subplots()
    for name, row in rows:
        low, high = row["interval"]
        error = [[max(0.0, row["ratio"] - low)], [max(0.0, high - row["ratio"])]]
        side.errorbar([row["ratio"]], [name], xerr=error, fmt="o", capsize=3, color="tab:blue")
    side.axvline(1.0, linestyle="--", color="grey")
    side.set(xlabel="wins beside an equal chance, 95 % interval")
    figure.suptitle(f"{found['game']}, {found['players']} players, {found['games']} games of {found['bot']}")
    _save(figure, path)


def plot_figures(found: dict[str, Any], path: str) -> None:
    """Draw the largest change of a share of wins by each moved figure, with intervals that hold for all at once."""
    rows = [row for row in found["figures"][:MOST_FIGURES] if row["largest"]][::-1]
    figure = _figure_class()(figsize=(9, 1.4 + 0.32 * len(rows)), layout="constrained")
    side = figure.subplots()
    for row in rows:
        largest = row["largest"]
        low, high = largest["interval"]
        error = [[largest["change"] - low], [high - largest["change"]]]
        name = f"{row['path']} {row['value']} to {row['moved']}: {largest['role']}"
        colour = "tab:red" if row["matters"] else "tab:grey"
        side.errorbar([largest["change"]], [name], xerr=error, fmt="o", capsize=3, color=colour)
    side.axvline(0.0, linestyle="--", color="grey")
    side.set(xlabel="change of the share of wins, beside an equal chance; intervals hold for all at once")
    figure.suptitle(f"{found['game']}, {found['players']} players, {found['games']} games of {found['bot']} each")
    _save(figure, path)


def _figure_class() -> Any:
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise NotUnderstood("plots need matplotlib: pip install 'consigliere[lab]'") from None
    return Figure


def _save(figure: Any, path: str) -> None:
    try:
        figure.savefig(path)
    except (OSError, ValueError) as error:
        raise NotUnderstood(f"cannot write the plot {path}: {error}") from None


def plot_calibration(found: Sequence[dict[str, Any]], path: str) -> None:
    """Draw how often predictions came true, and the Brier score by fifths of a game compared with a constant's."""
    figure = _figure_class()(figsize=(10, 4.2), layout="constrained")
    given, errors = figure.subplots(1, 2)
    given.plot([0, 1], [0, 1], linestyle="--", color="grey")
    for one in found:
        rows = [row for row in one["calibration"] if row["count"] >= FEW]
        name = f"{one['players']} players"
        given.plot([row["given"] for row in rows], [row["came"] for row in rows], marker="o", label=name)
        parts = [part for part in one["parts"] if part["moments"]]
        fifths = list(range(1, len(parts) + 1))
        (line,) = errors.plot(fifths, [part["brier"] for part in parts], marker="o", label=name)
        errors.plot(fifths, [part["constant"] for part in parts], linestyle="--", color=line.get_color())
    given.set(xlim=(0, 1), ylim=(0, 1), xlabel="chance given", ylabel="how often it came")
    given.legend()
    errors.set(xlabel="fifth of the game", ylabel="Brier score (dashed: a constant)")
    errors.set_xticks(range(1, 6))
    first = found[0]
    figure.suptitle(f"{first['game']}: chances to win, {first['games']} greedy games, seed {first['seed']}")
    _save(figure, path)
