"""`puzzles`: make puzzles from games between bots, and check those that are there."""

from __future__ import annotations

from pathlib import Path

import click

from consigliere.board.puzzles import FILE, FOLDER, KINDS, Puzzle, made_by, write_puzzles
from consigliere.board.puzzles import puzzles as puzzles_of
from consigliere.engine import NotUnderstood
from consigliere.games import face, find, titles

from .common import check_folder, load_option, progress_bar, write_text


@click.group(
    epilog="""\b
Examples:
  consigliere puzzles make dual_powers --seed 1 --count 24 --out puzzles.json
  consigliere puzzles make my_game --load my_game --write
  consigliere puzzles check                       every position and every answer is still legal
  consigliere puzzles check dual_powers --deep    and every answer is still the best""",
)
def puzzles() -> None:
    """Make puzzles from games between bots, list them, and check them."""


@puzzles.command(name="make")
@click.argument("game")
@click.option("--seed", type=int, default=1, show_default=True, help="Where all chance comes from.")
@click.option("--count", type=int, default=24, show_default=True, help="Puzzles wanted, of all kinds together.")
@click.option("--kind", "kinds", multiple=True, type=click.Choice(KINDS), help="Only this kind; can be repeated.")
@click.option("--games", "most", type=int, default=40, show_default=True, help="The most games to play.")
@click.option(
    "--bot",
    default="",
    metavar="BOT",
    help='The bot at every seat: a level, or "playouts=48 candidates=3 pairs=16", which is the default.',
)
@click.option("--again", is_flag=True, help="Make the file of the game again, with the seed and the bots it names.")
@click.option("--keep", "kept", default="", metavar="FOLDER", help="Keep the games here, and play none twice.")
@click.option("--out", default="", metavar="FILE", help="Write the file here.")
@click.option("--write", "into", is_flag=True, help="Write the file into the game's folder.")
@load_option
def make(
    game: str,
    seed: int,
    count: int,
    kinds: tuple[str, ...],
    most: int,
    bot: str,
    again: bool,
    kept: str,
    out: str,
    into: bool,
) -> None:
    """Play games of GAME between bots and keep the moments with one clearly best answer."""
    from consigliere.lab.puzzles import Wanted, kinds_of, make_puzzles, shared_out

    title = find(game)
    path = out or (_file(title.id) if into else "")
    if path:
        check_folder(path)
    if again:
        made = made_by(title.id)
        if made is None:
            raise NotUnderstood(f"no file of {title.id} says how it was made")
        wanted = Wanted(title.id, *made, kept)
    else:
        wanted = Wanted(title.id, seed, shared_out(count, kinds or kinds_of(title.id)), most, bot, kept)
    before = face(title.id).read_file(FOLDER, FILE)
    with progress_bar("games", wanted.games) as progress:

        def keep(so_far: tuple[Puzzle, ...]) -> None:
            if path:  # an interrupted run leaves what it has found
                write_text(path, write_puzzles(so_far, wanted.made))
            progress(1)

        found = make_puzzles(wanted, keep)
    _print(found)
    if again:
        same = write_puzzles(found, wanted.made) == before
        click.echo("the file is the same" if same else "the file differs")


@puzzles.command(name="check")
@click.argument("games", nargs=-1)
@click.option("--deep", is_flag=True, help="Search every answer again, in other worlds: minutes.")
@click.option("--seed", type=int, default=0, show_default=True, help="Of the other worlds.")
@load_option
def check(games: tuple[str, ...], deep: bool, seed: int) -> None:
    """Check that every puzzle can still be reached and answered under the present rules."""
    from consigliere.lab.puzzles import check_puzzles

    wrong: list[str] = []
    for game in games or tuple(title.id for title in titles()):
        number = len(puzzles_of(find(game).id))
        found = check_puzzles(game, deep, seed)
        click.echo(f"{game}: {number} puzzles, {len(found)} wrong")
        wrong += found
    for line in wrong:
        click.echo(line)
    if wrong:
        raise NotUnderstood(f"{len(wrong)} puzzles are wrong")


@puzzles.command(name="list")
@click.argument("games", nargs=-1)
@load_option
def show(games: tuple[str, ...]) -> None:
    """List the puzzles. Their answers are listed too."""
    for game in games or tuple(title.id for title in titles()):
        _print(puzzles_of(find(game).id))


def _print(found: tuple[Puzzle, ...]) -> None:
    for one in found:
        margins = ", ".join([f"{checked.margin:.2f} in {checked.worlds} worlds" for checked in one.checked])
        click.echo(f"{one.path}: level {one.level}, {one.answer} of {len(one.choices)}, margin {margins}")
    for kind in KINDS:
        click.echo(f"{kind}: {sum(one.kind == kind for one in found)}")


def _file(game: str) -> str:
    folder = face(game).folder
    if not isinstance(folder, Path):
        raise NotUnderstood(f"{game} has no folder to write to")
    (folder / FOLDER).mkdir(exist_ok=True)
    return str(folder / FOLDER / FILE)
