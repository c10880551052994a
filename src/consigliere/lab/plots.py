"""Plots of what the lab measured, as PNG or SVG files."""

from __future__ import annotations

from typing import Any

from consigliere.engine import NotUnderstood


def plot_arena(found: dict[str, Any], path: str) -> None:
    """Draw the win share of each pair with its interval, beside the ratings; the ending of `path` says the format."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise NotUnderstood("plots need matplotlib: pip install 'consigliere[lab]'") from None
    played = [row for row in reversed(found["rows"]) if row["games"]]
    rated = list(reversed(found["ratings"]))
    figure = Figure(figsize=(11, 1.6 + 0.4 * max(len(played), len(rated))), layout="constrained")
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
    try:
        figure.savefig(path)
    except (OSError, ValueError) as error:
        raise NotUnderstood(f"cannot write the plot {path}: {error}") from None
