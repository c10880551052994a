"""`balance`: how even a game is."""

from __future__ import annotations

from typing import Any

import click

from consigliere.games import find

from .box import box_option
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
)


@click.command(
    epilog="""\b
Examples:
  consigliere balance dual_powers --games 400
  consigliere balance men_of_mayhem --players 5 --games 1000 --workers 0 --plot clubs.svg
  consigliere balance men_of_mayhem --box my.toml                  with the components of your own box
  consigliere balance men_of_mayhem --figures clubs --games 400    which of our own figures matter
\b
The same bot plays all seats. For each seat, side, family or club: its wins beside an equal chance (1 is a
fair share) with Wilson's 95 % interval. "More" and "less" mean that the whole interval lies on one side of 1;
"not told apart" is no proof of evenness.
With --figures every reconstructed number whose path begins so (`all`: every one) is moved up and down by a
quarter, and GAME played again: for each, the share of wins that changes most. "Matters" holds for all at once.""",
)
@click.argument("game")
@click.option("--players", type=int, default=None, help="Seats at the table.  [default: the fewest, at least two]")
@click.option("--bot", default="greedy", show_default=True, help="Who plays all seats.")
@click.option("--games", "number", type=int, default=200, show_default=True, help="Games to play.")
@click.option("--seed", type=int, default=1, show_default=True, help="Where all chance comes from.")
@click.option("--options", "settings", default="", help="Settings of the game, such as mode=solo,difficulty=3.")
@workers_option
@click.option("--plot", default="", metavar="FILE", help="Draw the shares, or their changes, as PNG or SVG.")
@click.option("--figures", "begin", default="", metavar="PATH", help="Move reconstructed numbers, one by one.")
@cluster_option
@load_option
@box_option
@as_json
def balance(
    game: str,
    players: int | None,
    bot: str,
    number: int,
    seed: int,
    settings: str,
    workers: int,
    plot: str,
    begin: str,
    address: str,
    as_json: bool,
) -> None:
    """Measure what seats, sides, families or clubs of GAME are worth."""
    from consigliere.lab.balance import Match, measure
    from consigliere.lab.figures import measure_moves, moves
    from consigliere.lab.plots import check_plot, plot_balance, plot_figures
    from consigliere.lab.workers import cluster

    title = find(game)
    seats = players if players is not None else max(2, title.facts.players[0])
    wanted = Match(game, seats, parse_options(title, settings), bot, seed)
    processes = worker_count(workers)
    if plot:
        check_plot(plot)
    if begin:
        tried = moves(game, "" if begin == "all" else begin)
        with cluster(address) as executor, progress_bar(f"{game}, figures", number * (1 + len(tried))) as progress:
            moved = measure_moves(wanted, tried, number, processes, progress, executor)
        if plot:
            plot_figures(moved, plot)
        if as_json:
            print_json(moved)
        else:
            _print_figures(moved)
        return
    with cluster(address) as executor, progress_bar(f"{game}, {seats} players", number) as progress:
        found = measure(wanted, number, processes, progress, executor)
    if plot:
        plot_balance(found, plot)
    if as_json:
        print_json(found)
    else:
        _print_balance(found)


def _print_balance(found: dict[str, Any]) -> None:
    from rich.table import Table

    click.secho(
        f"{found['game']}, {found['players']} players, {found['games']} games of {found['bot']}, seed {found['seed']}",
        bold=True,
    )
    table = Table()
    for heading in ("kind", "name", "played", "wins", "beside chance", "95 %", "verdict"):
        table.add_column(heading, justify="left" if heading in ("kind", "name", "verdict") else "right", no_wrap=True)
    for kind in found["kinds"]:
        for row in kind["rows"]:
            low, high = row["interval"]
            figures = f"{row['wins']:g}", f"{row['ratio']:.2f}", f"{low:.2f}-{high:.2f}"
            table.add_row(kind["kind"], row["name"], str(row["played"]), *figures, row["verdict"])
    console().print(table)


def _print_figures(found: dict[str, Any]) -> None:
    from rich.table import Table

    click.secho(
        f"{found['game']}, {found['players']} players, {found['games']} games of {found['bot']} each", bold=True
    )
    table = Table()
    for heading in ("figure", "is", "moved to", "changes most", "by", "at once 95 %", "matters"):
        table.add_column(heading, justify="left" if heading in ("figure", "changes most", "matters") else "right")
    for row in found["figures"]:
        largest = row["largest"]
        low, high = largest["interval"]
        figures = f"{largest['change']:+.2f}", f"{low:+.2f} to {high:+.2f}", "yes" if row["matters"] else ""
        table.add_row(row["path"], str(row["value"]), str(row["moved"]), largest["role"], *figures)
    console().print(table)
    for one in found["bound"]:
        click.echo(f"not moved: {one['path']} to {one['moved']} ({one['why']})")
