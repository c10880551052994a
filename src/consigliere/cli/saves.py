"""`show`, `replay`, `verify`: a save as a picture, as a story, and whether its draws were honest."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import click

from consigliere.board import tell
from consigliere.board.words import Words, words_for
from consigliere.engine import NotUnderstood, Seat
from consigliere.engine.match import verify as honest
from consigliere.games import face
from consigliere.match import Match

from .common import as_json, chosen_language, language_option, load_option, print_json, read_match, write_text

DISHONEST = 1

seat_option = click.option("--seat", type=int, default=None, help="Through whose eyes; else a spectator's.")


@click.command(
    epilog="""\b
Examples:
  consigliere show evening.json                          the board as text, as a spectator sees it
  consigliere show evening.json --seat 0 -o board.svg    as seat 0 sees it, drawn
  consigliere show evening.json --at 12 -o -             after twelve choices, the drawing on stdout"""
)
@click.argument("save")
@seat_option
@click.option("--at", type=int, default=None, metavar="N", help="After the first N choices; else after the last.")
@click.option("-o", "--output", default=None, metavar="FILE", help="Draw the board as SVG into FILE; - is stdout.")
@language_option
@load_option
def show(save: str, seat: Seat | None, at: int | None, output: str | None, language: str | None) -> None:
    """Show the board of the game in the file SAVE (- reads stdin)."""
    match = read_match(save)
    if at is not None:
        match = _rewound(match, at)
    spoken = chosen_language(language)
    view = match.view(seat)
    if output is None:
        words = words_for(spoken, match.title.id)
        click.echo(face(view["game"]).board_text(view, words))
        click.echo(tell.question(view, words))
    elif output == "-":
        click.echo(match.svg(seat, spoken))
    else:
        write_text(output, match.svg(seat, spoken))


@click.command(
    epilog="""\b
Examples:
  consigliere replay evening.json                        the story of a game
  consigliere replay evening.json --seat 0 --language uk as seat 0 lived it
  consigliere replay evening.json --json                 events, for programs"""
)
@click.argument("save")
@seat_option
@language_option
@load_option
@as_json
def replay(save: str, seat: Seat | None, language: str | None, as_json: bool) -> None:
    """Show the game in the file SAVE, choice by choice."""
    match = read_match(save)
    words = words_for(chosen_language(language), match.title.id)
    told = list(_story(match, seat, words))
    if as_json:
        print_json({"game": match.title.id, "seat": seat, "choices": told, "result": match.view(seat)["result"]})
        return
    width = len(str(len(told)))
    for row in told:
        for i, line in enumerate(row["told"]):
            click.echo(f"{row['number'] if i == 0 else '':>{width}}  {line}")
    click.echo()
    view = match.view(seat)
    for line in tell.outcome(view, words) or [tell.question(view, words)]:
        click.secho(line, bold=True)


def _story(match: Match, seat: Seat | None, words: Words) -> Iterator[dict[str, Any]]:
    """The events of each choice, as a seat came to know them; 0 is the opening."""
    again = Match.begin(match.setup)
    noticed = 0
    for number, choice in enumerate([None, *match.history()]):
        if choice is not None:
            again.play(choice.seat, choice.option)
        view = again.view(seat)
        rows = again.events(seat, since=noticed)  # none for a choice that the seat may not know about
        noticed += len(rows)
        events = [event for row in rows for event in row]
        lines = (tell.sentence(event, view, words) for event in events)
        yield {"number": number, "events": events, "told": [line for line in lines if line]}


def _rewound(match: Match, at: int) -> Match:
    """The match after its first choices."""
    history = match.history()
    if not 0 <= at <= len(history):
        raise NotUnderstood(f"the save has {len(history)} choices; there is no position after {at}")
    again = Match.begin(match.setup)
    for choice in history[:at]:
        again.play(choice.seat, choice.option)
    return again


@click.command(
    epilog="""\b
Example:
  consigliere verify evening.json 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
\b
The hash is published before the first draw, the secret is in the finished game's save. If the secret fits
the hash and the game can be replayed from it, every shuffle, draw and die was fixed from the start.
Exit code: 0 if so, 1 if not, 2 for bad input."""
)
@click.argument("save")
@click.argument("commitment")
@load_option
@as_json
def verify(save: str, commitment: str, as_json: bool) -> None:
    """Check the draws of the game in SAVE against their COMMITMENT.

    That is the hash that was published before the first draw.
    """
    match = read_match(save)  # replays every choice under the rules, drawing from the secret again
    fits = honest(match, commitment)
    if as_json:
        print_json({"game": match.title.id, "commitment": commitment, "honest": fits})
    elif fits:
        click.echo(f"honest: the secret fits the hash, and all {len(match.history())} choices replay from it")
    else:
        click.echo("NOT honest: the secret in the save does not fit the hash")
    if not fits:
        sys.exit(DISHONEST)
