"""`fit`: from evaluations to chances to win."""

from __future__ import annotations

from typing import Any

import click

from consigliere.engine import NotUnderstood
from consigliere.games import find

from .common import (
    as_json,
    cluster_option,
    console,
    load_option,
    parse_options,
    print_json,
    progress_bar,
    worker_count,
    workers_option,
    write_text,
)


@click.command(
    epilog="""\b
Examples:
  consigliere fit dual_powers --games 200 --plot calibration.png
  consigliere fit corleones_empire --players 4 --games 100 --workers 0
  consigliere fit my_game --load my_game --write
\b
Greedy bots play. The Brier score is the squared error of the chances of all sides, with each half of
the games judged by the fit of the other half; beside it is that of a constant chance for every side, and
by how much it is better, with the standard error from game to game.
The same seed gives the same table with any number of workers.""",
)
@click.argument("game")
@click.option("--players", type=int, default=None, help="Seats at the table.  [default: every number, one by one]")
@click.option("--games", "number", type=int, default=200, show_default=True, help="Games for each number of seats.")
@click.option("--seed", type=int, default=1, show_default=True, help="Where all chance comes from.")
@click.option("--options", "settings", default="", help="Settings of the game, such as mode=solo,difficulty=3.")
@workers_option
@click.option("--plot", default="", metavar="FILE", help="Draw the calibration as PNG or SVG.")
@click.option("--write", "kept", is_flag=True, help="Write the table into the game's folder, where bots read it.")
@cluster_option
@load_option
@as_json
def fit(
    game: str,
    players: int | None,
    number: int,
    seed: int,
    settings: str,
    workers: int,
    plot: str,
    kept: bool,
    address: str,
    as_json: bool,
) -> None:
    """Fit the chances to win of GAME to the results of greedy games."""
    from consigliere.bots.chances import FILE, folder_of
    from consigliere.lab import fit as lab
    from consigliere.lab.plots import check_plot, plot_calibration
    from consigliere.lab.workers import cluster

    title = find(game)
    low, high = title.facts.players
    processes = worker_count(workers)
    if kept and (players is not None or settings):
        raise NotUnderstood("--write is for every number of players and the usual settings")
    folder = folder_of(title)
    if kept and folder is None:
        raise NotUnderstood(f"{game} has no folder to write to")
    if plot:
        check_plot(plot)
    counts = [players] if players is not None else list(range(low, high + 1))
    chosen = parse_options(title, settings)
    wanted = [lab.fitting(game, seats, chosen, seed) for seats in counts]
    with cluster(address) as executor, progress_bar("fit", number * len(wanted)) as progress:
        found = [lab.fit(one, number, processes, progress, executor) for one in wanted]
    if plot:
        plot_calibration(found, plot)
    if kept and folder is not None:
        write_text(str(folder / FILE), lab.as_toml(found))
    if as_json:
        print_json(found)
    else:
        _print(found)


def _print(found: list[dict[str, Any]]) -> None:
    from rich.table import Table

    for one in found:
        table = Table(
            title=f"{one['game']}, {one['players']} players, {one['games']} games, seed {one['seed']}",
            title_justify="left",
        )
        for heading in ("fifth", "steepness", "Brier score", "of a constant", "better by", "moments"):
            table.add_column(heading, justify="right")
        rows = [
            *zip(map(str, range(1, 6)), map(str, one["steepness"]), one["parts"], strict=True),
            ("all", "", one["all"]),
        ]
        for name, steepness, part in rows:
            better = "" if part["better"] is None else f"{part['better']} ± {part['error']}"
            table.add_row(name, steepness, str(part["brier"]), str(part["constant"]), better, str(part["moments"]))
        console().print(table)
