"""`games`, `rules`, `check`: the games, their rules, and checks of both."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click

from consigliere.engine import NotUnderstood, Title
from consigliere.engine.box import SOURCES
from consigliere.engine.data import load_data, sources
from consigliere.games import find, titles

from .common import as_json, chosen_language, console, language_option, ledger, load_option, package, print_json

FAILED = 1


@click.command(
    epilog="""\b
Examples:
  consigliere games
  consigliere games --json | python -m json.tool"""
)
@load_option
@as_json
def games(as_json: bool) -> None:
    """List the games: players, settings, ways to end."""
    if as_json:
        print_json([_facts(title) for title in titles()])
        return
    from rich.table import Table

    for title in titles():
        low, high = title.facts.players
        players = str(low) if low == high else f"{low}-{high}"
        table = Table(title=f"{title.id}: {players} players, {_minutes(title)}, rules version {title.version}")
        table.title_justify = "left"
        table.add_column("setting")
        table.add_column("values")
        table.add_column("default")
        table.add_column("rule")
        for setting in title.settings:
            values = ", ".join(str(value).lower() for value in setting.values)
            table.add_row(setting.name, values, str(setting.default).lower(), setting.rule)
        console().print(table)


def _minutes(title: Title) -> str:
    low, high = title.facts.minutes
    return f"{low} minutes" if low == high else f"{low}-{high} minutes"


def _facts(title: Title) -> dict[str, Any]:
    facts = title.facts
    return {
        "id": title.id,
        "rules": title.version,
        "players": list(facts.players),
        "minutes": list(facts.minutes),
        "hidden": facts.hidden,
        "simultaneous": facts.simultaneous,
        "trade": title.trades,
        "endings": list(facts.endings),
        "longest": facts.longest,
        "settings": [
            {"name": one.name, "values": list(one.values), "default": one.default, "rule": one.rule}
            for one in title.settings
        ],
    }


@click.command(
    epilog="""\b
Examples:
  consigliere rules dual_powers                 the whole ledger
  consigliere rules dual_powers DP-ACT          one chapter
  consigliere rules dual_powers dp-act-03       one rule
  consigliere rules dual_powers --language ru   in Russian
  consigliere rules dual_powers --json          for programs"""
)
@click.argument("game")
@click.argument("rule_id", metavar="[ID]", default="")
@language_option
@load_option
@as_json
def rules(game: str, rule_id: str, language: str | None, as_json: bool) -> None:
    """Show the rules of GAME: all, or those whose id begins with ID."""
    title = find(game)
    book = ledger(title, chosen_language(language))
    wanted = rule_id.upper()
    found = [book[wanted]] if wanted in book else [rule for rule in book.values() if rule.id.startswith(wanted)]
    if not found:
        chapters = dict.fromkeys(rule.id.rpartition("-")[0] for rule in book.values())
        raise NotUnderstood(f"no rule of {game} begins with {rule_id!r}; ids begin with {', '.join(chapters)}")
    if as_json:
        print_json([rule._asdict() for rule in found])
        return
    chapter = ""
    for rule in found:
        if rule.chapter != chapter:
            chapter = rule.chapter
            click.secho(f"\n{chapter}\n", bold=True)
        click.echo(f"{click.style(rule.id, bold=True)}  {rule.text}")


@click.command(
    epilog="""\b
Examples:
  consigliere check                      the datasets of all games
  consigliere check dual_powers          one of them, with where its figures come from
  consigliere check --rules              ledger rules that no test cites (in a checkout of the source)
  consigliere check dual_powers --contract            a minute of play: what breaks the contract of all games, and why
  consigliere check night_watch --contract --load night_watch      a game of your own, beside where you stand
\b
Exit code: 0 when all is well, 1 when something is wrong, 2 for bad input."""
)
@click.argument("game", default="")
@click.option("--rules", "by_rules", is_flag=True, help="List ledger rules without a test instead.")
@click.option("--contract", "by_contract", is_flag=True, help="Ask the contract of all games instead, quickly.")
@load_option
@click.option("--tests", default="tests", show_default=True, help="The folder of the tests, for --rules.")
@as_json
def check(game: str, by_rules: bool, by_contract: bool, tests: str, as_json: bool) -> None:
    """Check datasets, tests of rules, or the contract of a game."""
    chosen = [find(game)] if game else titles()
    if by_contract:
        reports = [_check_contract(title) for title in chosen]
    else:
        reports = [_check_rules(title, tests) if by_rules else _check_data(title) for title in chosen]
    if as_json:
        print_json(reports)
    else:
        for report in reports:
            _print_report(report)
    if any(report["problems"] for report in reports):
        sys.exit(FAILED)


@click.command(
    "new-game",
    epilog="""\b
Examples:
  consigliere new-game night_watch                       the folder night_watch, here
  consigliere new-game spice_market --like auction       with trade, sealed bids and hidden goods
  consigliere serve --load night_watch                   plays it in the browser
  consigliere play night_watch --load night_watch        plays it in the terminal
  consigliere check night_watch --contract --load night_watch""",
)
@click.argument("name")
@click.option("--into", default=".", show_default=True, help="Where the folder is created.")
@click.option(
    "--like",
    type=click.Choice(["bluff", "auction"]),
    default="bluff",
    show_default=True,
    help="The sample to start from. bluff: turns, claims, doubt. auction: trade, sealed bids, hidden goods.",
)
def new_game(name: str, into: str, like: str) -> None:
    """Create a game of your own: a folder that plays at once.

    It has texts, a theme, a poster and tests.
    """
    from consigliere.lab.new_game import new_game as create

    for file in create(name, Path(into), like):
        click.echo(str(file))
    where = "" if Path(into).resolve() == Path.cwd() else f"cd {into} && "
    click.echo(f"\nPlay it:  {where}consigliere serve --load {name}", err=True)
    click.echo(f"Check it: {where}consigliere check {name} --contract --load {name}", err=True)
    click.echo("How to change it: docs/adding-a-game.md", err=True)


def _check_data(title: Title) -> dict[str, Any]:
    """What the rulebook states about the components, and the sources of the figures."""
    return {"game": title.id, "problems": title.check_data(), "sources": sources(load_data(package(title)))}


def _check_rules(title: Title, tests: str) -> dict[str, Any]:
    """Rules that no test cites, and citations of rules that do not exist."""
    from consigliere.lab.rulecheck import unknown_marks, untested_rules

    untested = untested_rules(title.id, tests)
    problems = [f"{rule} has no test" for rule in untested]
    problems += [f"no such rule: {mark}" for mark in unknown_marks(title.id, tests)]
    return {"game": title.id, "problems": problems, "rules": len(ledger(title)), "untested": untested}


def _check_contract(title: Title) -> dict[str, Any]:
    """The problems that a minute of random play finds."""
    from consigliere.lab.contract import report

    problems, notes = report(title)
    return {"game": title.id, "problems": problems, "notes": notes}


def _print_report(report: dict[str, Any]) -> None:
    problems = report["problems"]
    if "sources" in report:
        counted = ", ".join(f"{report['sources'][source]} {source}" for source in SOURCES)
        verdict = "is not valid" if problems else "is valid"
        summary = f"{report['game']}: dataset {verdict}; sources of its entries: {counted}"
    elif "notes" in report:
        breaches = f"{len(problems)} breaches of the contract" if problems else "the contract holds"
        summary = f"{report['game']}: {breaches}"
    else:
        untested = len(report["untested"])
        summary = f"{report['game']}: {report['rules']} rules, {untested or 'none'} without a test"
    click.echo(summary)
    for problem in problems:
        click.echo(f"  {problem}")
    for note in report.get("notes", ()):
        click.echo(f"  note: {note}")
