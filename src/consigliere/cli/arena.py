"""`arena`: which bot is stronger."""

from __future__ import annotations

import json
from typing import Any

import click

from consigliere.games import find

from .common import (
    as_json,
    check_folder,
    cluster_option,
    console,
    load_option,
    parse_names,
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
  consigliere arena dual_powers --bots random,greedy,capo --games 40
  consigliere arena men_of_mayhem --players 4 --bots random,greedy --format ladder --keep games.jsonl
  consigliere arena la_famiglia --bots greedy,capo --games 200 --workers 0 --plot strength.png
  consigliere arena la_cosa_nostra --players 3 --bots trader,bully --talk 1 --games 6 --transcript talks
  consigliere arena men_of_mayhem --players 4 --bots greedy,capo --games 40 --seconds 1
  consigliere arena dual_powers --bots greedy,capo --games 200 --playouts 192
\b
In each pair the first bot holds one side and the second all the others. Every deal is played once from
each side. The same seed gives the same table with any number of workers and on a cluster. With --keep
an interrupted run goes on where it stopped, and a finished one can get more --games; the file has one
JSON line for each game. With --seconds
bots that look ahead think for a time, so their games differ from run to run and from machine to machine.""",
)
@click.argument("game")
@click.option("--players", type=int, default=None, help="Seats at the table.  [default: the fewest, at least two]")
@click.option("--bots", "names", default="random,greedy", show_default=True, help="Bots, by commas, weakest first.")
@click.option("--games", "number", type=int, default=40, show_default=True, help="Games of each pair.")
@click.option("--format", "form", default="round-robin", show_default=True, help="round-robin, or ladder: neighbours.")
@click.option("--seed", type=int, default=1, show_default=True, help="Where all chance comes from.")
@click.option("--options", "settings", default="", help="Settings of the game, such as mode=solo,difficulty=3.")
@click.option("--talk", type=int, default=0, show_default=True, help="Offers a seat may make before each question.")
@click.option(
    "--seconds", type=float, default=0.0, help="Time for a move of a bot that looks ahead, instead of its playouts."
)
@click.option(
    "--playouts", type=int, default=0, help="Playouts for a move of a bot that looks ahead, instead of its level's."
)
@workers_option
@click.option("--keep", default="", metavar="FILE", help="Keep all games in a file, one JSON line each.")
@click.option("--transcript", default="", metavar="NAME", help="Write what was said to NAME.jsonl and NAME.txt.")
@click.option("--plot", default="", metavar="FILE", help="Draw shares and ratings as PNG or SVG.")
@cluster_option
@load_option
@as_json
def arena(
    game: str,
    players: int | None,
    names: str,
    number: int,
    form: str,
    seed: int,
    settings: str,
    talk: int,
    seconds: float,
    playouts: int,
    workers: int,
    keep: str,
    transcript: str,
    plot: str,
    address: str,
    as_json: bool,
) -> None:
    """Let bots of GAME meet in pairs and rate them."""
    from consigliere.lab.arena import GameFile, play, ratings, report, season
    from consigliere.lab.plots import check_plot, plot_arena
    from consigliere.lab.workers import cluster

    title = find(game)
    low, _ = title.facts.players
    seats = players if players is not None else max(2, low)
    bots, options = parse_names(names), parse_options(title, settings)
    wanted = season(game, bots, seats, options, seed, number, form, talk, bool(transcript), seconds, playouts)
    processes = worker_count(workers)
    ratings(wanted, ())  # report a missing library now, not after the last game
    if plot:
        check_plot(plot)
    if transcript:
        check_folder(f"{transcript}.jsonl")
    kept = GameFile(keep, wanted) if keep else None
    known = kept.games if kept is not None else []
    todo = number * len(wanted.pairs) - len(known)
    with cluster(address) as executor, progress_bar(f"{game}, {seats} players", todo) as progress:

        def on_games(played: list[Any]) -> None:
            if kept is not None:
                kept.add(played)
            progress(len(played))

        games = play(wanted, known, processes, executor, on_games)
    found = report(wanted, games)
    if transcript:
        found["negotiation"] = _write_transcripts(wanted, games, transcript)
    if plot:
        plot_arena(found, plot)
    if as_json:
        print_json(found)
    else:
        _print_arena(found)


def _write_transcripts(wanted: Any, games: list[Any], name: str) -> list[dict[str, Any]]:
    """Write what was said in all games, for programs and to read; return what each bot said, in numbers."""
    from consigliere.lab.transcript import as_text, tally, transcribe
    from consigliere.match import new

    row = wanted.plan
    lines, texts, told = [], [], []
    for game in games:
        entries = transcribe(new(row.game, row.seats, game.seed, row.options), game.bots, game.choices)
        told.append((game.bots, entries))
        about = {"pair": game.pair, "game": game.number}
        lines += [json.dumps({**about, **entry.to_json(game.bots)}, ensure_ascii=False) + "\n" for entry in entries]
        seats = ", ".join(f"{seat} {bot}" for seat, bot in enumerate(game.bots))
        texts.append(as_text(entries, f"{row.game}, pair {game.pair}, game {game.number}, seed {game.seed}: {seats}"))
    write_text(f"{name}.jsonl", "".join(lines))
    write_text(f"{name}.txt", "\n".join(texts))
    return tally(told)


def _print_arena(found: dict[str, Any]) -> None:
    from rich.table import Table

    screen = console()
    click.secho(f"{found['game']}, {found['players']} players, seed {found['seed']}", bold=True)
    if "seconds" in found:
        click.echo(f"{found['seconds']:g} s for a move of a bot that looks ahead: another run gives other games")
    if "playouts" in found:
        click.echo(f"{found['playouts']} playouts for a move of a bot that looks ahead")
    table = Table()
    for heading in ("challenger", "field", "games", "wins", "share", "95 %", "chance", "verdict"):
        text = heading in ("challenger", "field", "verdict")
        table.add_column(heading, justify="left" if text else "right", no_wrap=True)
    for row in found["rows"]:
        low, high = row["interval"]
        figures = f"{row['wins']:g}", f"{row['share']:.1%}", f"{low * 100:.1f}-{high:.1%}", f"{row['chance']:.1%}"
        table.add_row(row["challenger"], row["field"], str(row["games"]), *figures, row["verdict"])
    screen.print(table)
    rated = ", ".join(f"{row['bot']} {row['mu']:.1f} ± {row['sigma']:.1f}" for row in found["ratings"])
    click.echo(f"OpenSkill: {rated}")
    for row in found.get("fallbacks", ()):
        click.echo(
            f"{row['bot']}: its model gave no usable answer to {row['decisions']} decisions in {row['games']} games; "
            "a built-in bot made them, so this says little about the model"
        )
    for row in found.get("negotiation", ()):
        click.echo(
            f"{row['bot']}, {row['seats']} seats: offers {row['offers']}, deals {row['deals']}, promises "
            f"{row['promises']} (kept {row['kept']}, broken {row['broken']}), statements {row['statements']} "
            f"(false {row['false']}), lies {row['lies']}"
        )
