"""`sim`: many games, and their statistics."""

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
    parse_names,
    parse_options,
    print_json,
    progress_bar,
    worker_count,
    workers_option,
)


@click.command(
    epilog="""\b
Examples:
  consigliere sim dual_powers --bots random --games 1000
  consigliere sim dual_powers --bots random,greedy --games 400 --seed 1 --workers 2
  consigliere sim dual_powers --players 1 --bots greedy --options mode=solo,difficulty=3
  consigliere sim dual_powers --bots random,greedy --json | python -m json.tool
\b
Everybody moves one seat on after each game. The same seed gives the same figures with any number of
workers; only `timing` differs. Intervals are Wilson's, 95 %: a shared win counts as a part of one.""",
)
@click.argument("game")
@click.option("--players", type=int, default=None, help="Seats at the table.  [default: one a bot, as the game allows]")
@click.option("--bots", "names", default="random", show_default=True, help="Bots, by commas; too few are repeated.")
@click.option("--games", "number", type=int, default=100, show_default=True, help="How many games.")
@click.option("--seed", type=int, default=1, show_default=True, help="Where all chance comes from.")
@click.option("--options", "settings", default="", help="Settings of the game, such as mode=solo,difficulty=3.")
@click.option("--talk", type=int, default=0, show_default=True, help="Offers a seat may make before each question.")
@workers_option
@cluster_option
@load_option
@box_option
@as_json
def sim(
    game: str,
    players: int | None,
    names: str,
    number: int,
    seed: int,
    settings: str,
    talk: int,
    workers: int,
    address: str,
    as_json: bool,
) -> None:
    """Let bots play many games of GAME and count."""
    from consigliere.lab.sim import plan, simulate
    from consigliere.lab.workers import cluster

    title = find(game)
    lineup = parse_names(names)
    low, high = title.facts.players
    if players is None:
        players = max(low, min(high, max(2, len(lineup))))
    wanted = plan(game, lineup, players, parse_options(title, settings), seed, talk)
    processes = worker_count(workers)
    with cluster(address) as executor, progress_bar(f"{game}, {players} players", number) as progress:
        report = simulate(wanted, number, processes, progress, executor)
    if as_json:
        print_json(report)
    else:
        _print_sim(report)


def _print_sim(report: dict[str, Any]) -> None:
    from rich.table import Table

    screen = console()
    per_game, timing = report["decisions_per_game"], report["timing"]
    defaults = {setting.name: setting.default for setting in find(report["game"]).settings}
    chosen = {name: value for name, value in report["options"].items() if value != defaults[name]}
    settings = "".join(f", {name}={str(value).lower()}" for name, value in chosen.items())
    click.secho(f"{report['game']}, {report['players']} players{settings}, seed {report['seed']}", bold=True)
    click.echo(
        f"{report['games']} games, {report['decisions']} decisions"
        f" ({per_game['mean']:.1f} a game, {per_game['least']} to {per_game['most']});"
        f" {timing['decisions_per_second']:.0f} decisions/s, {timing['games_per_second']:.1f} games/s"
        f" with {timing['workers']} worker{'s' if timing['workers'] > 1 else ''}"
    )
    table = Table()
    for heading in ("who", "games", "wins", "rate", "95 %", "score ± sd", "median", "range"):
        table.add_column(heading, justify="left" if heading == "who" else "right", no_wrap=True)
    for row in report["bots"]:
        table.add_row(row["bot"], str(row["played"]), *_figures(row))
    table.add_section()
    for row in report["seats"]:
        table.add_row(f"seat {row['seat']}", str(report["games"]), *_figures(row))
    screen.print(table)
    reasons = ", ".join(f"{reason} {count}" for reason, count in report["reasons"].items())
    click.echo(f"Endings: {reasons}")
    if report["talk"]:
        deals = report["deals_per_game"]
        each = ", ".join(f"{row['bot']} {row['deals_per_game']:.1f}" for row in report["bots"])
        click.echo(f"Deals: {deals['mean']:.1f} a game, {deals['least']:g} to {deals['most']:g}; a seat of {each}")
    if report["shared"] or report["without_winner"]:
        click.echo(f"Shared victories: {report['shared']}; without a winner: {report['without_winner']}")


def _figures(row: dict[str, Any]) -> list[str]:
    low, high = row["interval"]
    score = row["score"]
    return [
        f"{row['wins']:g}",
        f"{row['rate']:.1%}",
        f"{low * 100:.1f}-{high:.1%}",
        f"{score['mean']:.1f} ± {score['sd']:.1f}",
        f"{score['median']:g}",
        f"{score['least']:g}..{score['most']:g}",
    ]
