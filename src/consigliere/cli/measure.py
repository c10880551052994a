"""`bench`: how fast it is, in ratios."""

from __future__ import annotations

import json
import sys
from typing import Any

import click

from consigliere.engine import NotUnderstood
from consigliere.games import find

from .common import (
    as_json,
    check_folder,
    console,
    load_option,
    parse_options,
    print_json,
    progress_bar,
    read_text,
    write_text,
)

TOO_SLOW = 1


@click.command(
    epilog="""\b
Examples:
  consigliere bench                                  every game at its smallest and largest table
  consigliere bench dual_powers:2                    one game, two players
  consigliere bench dual_powers:1:difficulty=6       with settings
  consigliere bench --peer all --plot speed.svg      beside OpenSpiel, RLCard and PettingZoo too
  consigliere bench --json -o before.json            keep a report
  consigliere bench --against before.json            exit code 1 if a figure grew by a fifth
\b
The unit is the floor step (fs): one method call and one copy of a list of 60 numbers, timed beside each
figure in the same process. Every contender runs in its own process, in rounds that take turns; a figure
is the median of its rounds (with the range), a ratio the median of the quotients within each round.""",
)
@click.argument("games", nargs=-1, metavar="[GAME[:PLAYERS[:SETTINGS]]]...")
@click.option("--rounds", type=int, default=5, show_default=True, help="Rounds; fewer than 5 say little.")
@click.option("--games", "number", type=int, default=200, show_default=True, help="Games of each contender in a round.")
@click.option("--quick", is_flag=True, help="Two short rounds: only to see that it works.")
@click.option("--peers/--no-peers", default=True, show_default=True, help="Measure other engines in the same run.")
@click.option("--peer", "named", multiple=True, help="Which ones; all: every one.  [default: catanatron]")
@click.option("--plot", default="", metavar="FILE", help="Draw the cost of a decision as PNG or SVG.")
@click.option("--against", default=None, metavar="FILE", help="Compare with an earlier report, in floor steps.")
@click.option("-o", "--output", default=None, metavar="FILE", help="Write the report as JSON to a file.")
@load_option
@as_json
def bench(
    games: tuple[str, ...],
    rounds: int,
    number: int,
    quick: bool,
    peers: bool,
    named: tuple[str, ...],
    plot: str,
    against: str | None,
    output: str | None,
    as_json: bool,
) -> None:
    """Measure the speed of games, compared with a known engine."""
    from consigliere.lab import bench as lab
    from consigliere.lab.plots import check_plot, plot_bench

    wanted = [one for text in games for one in _wanted(text)] or lab.every_game()
    earlier = _earlier(against) if against is not None else None
    if plot:
        check_plot(plot)
    if output is not None:
        check_folder(output)
    if quick:
        rounds, number = 2, 5
    chosen = (lab.every_peer() if "all" in named else named or (lab.PEER,)) if peers else ()
    with progress_bar("bench", rounds * (len(wanted) + len(chosen))) as progress:
        report = lab.bench(wanted, rounds, number, chosen, progress)
    if plot:
        plot_bench(report, plot)
    if output is not None:
        write_text(output, json.dumps(report, indent=2))
    if as_json:
        print_json(report)
    else:
        _print(report)
    slower = lab.regressions(earlier, report) if earlier is not None else []
    for one in slower:
        click.echo(f"consigliere: {one}", err=True)
    if any(one.fails for one in slower):
        sys.exit(TOO_SLOW)


def _wanted(text: str) -> list[Any]:
    """`dual_powers`, `dual_powers:2` or `dual_powers:1:difficulty=6`."""
    from consigliere.lab.bench import Wanted, every_game

    game, _, rest = text.partition(":")
    players, _, settings = rest.partition(":")
    title = find(game)
    if not players:
        return [one for one in every_game() if one.game == game]
    if not players.isdecimal():
        raise NotUnderstood(f"not a number of players: {players!r} (expected {game}:{title.facts.players[1]})")
    chosen = parse_options(title, settings)
    return [Wanted(game, int(players), title.complete_options(int(players), chosen))]


def _earlier(path: str) -> dict[str, Any]:
    try:
        report = json.loads(read_text(path))
    except ValueError as error:
        raise NotUnderstood(f"{path}: not a report of this benchmark") from error
    if not isinstance(report, dict) or "contenders" not in report:
        raise NotUnderstood(f"{path}: not a report of this benchmark")
    return report


# --- the tables

ROWS = (  # figure, its name, its format
    ("decisions_per_game", "decisions a game", "{:.1f}"),
    ("legal_per_decision", "legal options a decision", "{:.1f}"),
    ("forced_share", "decisions with one option", "{:.1%}"),
    ("games_per_second", "games/s", "{:.0f}"),
    ("decisions_per_second", "decisions/s", "{:.0f}"),
    ("start", "set-up of a game, fs", "{:.0f}"),
    ("decision", "decision, fs", "{:.1f}"),
    ("decision_options", "  of it: list the options", "{:.1f}"),
    ("decision_play", "  of it: play one", "{:.1f}"),
    ("legal_action", "each legal option, fs", "{:.1f}"),
    ("search_decisions_per_second", "decisions/s, search face", "{:.0f}"),
    ("search_decision", "decision, search face, fs", "{:.1f}"),
    ("clone", "clone of a state, fs", "{:.1f}"),
    ("clone_per_100_fields", "  for 100 fields", "{:.1f}"),
    ("match_clone", "clone of a match, fs", "{:.1f}"),
    ("view", "view of a seat, fs", "{:.1f}"),
    ("determinize", "determinization, fs", "{:.1f}"),
    ("playouts_tried_per_second", "playouts/s, 24 decisions, four tried", "{:.0f}"),
    ("playouts_by_habit_per_second", "playouts/s, 24 decisions, by habit", "{:.0f}"),
    ("playouts_to_the_end_per_second", "playouts/s, to the end, by habit", "{:.0f}"),
    ("fields", "fields of a state", "{:.0f}"),
    ("bytes_clone", "bytes of one more copy", "{:.0f}"),
    ("bytes_whole", "bytes of a state that shares nothing", "{:.0f}"),
    ("hash", "hash of all final states", "{}"),
)


def _print(report: dict[str, Any]) -> None:
    from rich.table import Table

    screen = console()
    table = Table(title="Speed: median of the rounds (least to most)", title_justify="left")
    table.add_column("")
    for contender in report["contenders"]:
        table.add_column(contender["name"], justify="right")
    for key, name, form in ROWS:
        table.add_row(name, *(_cell(contender, key, form) for contender in report["contenders"]))
    screen.print(table)
    if report["ratios"]:
        _print_ratios(report["ratios"])
    for absent in report["missing"]:
        click.echo(f"skipped {absent['peer']}: {absent['why']} (make bench installs it)")
    made = report["machine"]
    floors = [one["figures"]["floor_microseconds"]["median"] for one in report["contenders"]]
    click.echo(
        f"{report['rounds']} rounds; a floor step took {min(floors):.3f} to {max(floors):.3f} µs"
        f" on {made['implementation']} {made['python']} ({made['compiler']}, {made['system']},"
        f" {made['processors']} processors), engine {'compiled' if made['compiled'] else 'in plain Python'}"
    )


def _print_ratios(ratios: list[dict[str, Any]]) -> None:
    from rich.table import Table

    table = Table(title="Times as fast, round by round: median (least to most)", title_justify="left")
    for heading in ("", "decisions/s", "decision in fs", "decision, search face", "clone"):
        table.add_column(heading, justify="right" if heading else "left")
    for ratio in ratios:
        figures = (ratio.get(key) for key in ("decisions_per_second", "decision", "search_decision", "clone"))
        cells = ("" if figure is None else _spread(figure, "{:.1f}") for figure in figures)
        table.add_row(f"{ratio['contender']} : {ratio['peer']}", *cells)
    console().print(table)


def _cell(contender: dict[str, Any], key: str, form: str) -> str:
    if key in contender["figures"]:
        return _spread(contender["figures"][key], form)
    return form.format(contender[key]) if key in contender else ""


def _spread(figure: dict[str, Any], form: str) -> str:
    return f"{form.format(figure['median'])} ({form.format(figure['low'])}-{form.format(figure['high'])})"
