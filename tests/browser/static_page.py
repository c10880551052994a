"""A static page of a table: no server, no scripts, the same drawings and style sheets.

For tests of positions and sizes: it is ready in a second.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import consigliere as cg
from consigliere.board import tell
from consigliere.board.words import words_for
from consigliere.games import face
from consigliere.table.show import pages
from consigliere.table.show.boards import drawing, status
from consigliere.table.show.option_buttons import option_info as worded
from consigliere.table.show.pages.context import Frame, SeatInfo
from consigliere.table.show.pages.files import file, plain
from consigliere.table.show.pages.play_context import PlayContext

STATIC = Path(pages.__file__).parents[2] / "static"
NAMES = ("Anna", "Boris", "Carla", "Dario", "Emma", "Fritz")
STYLE = re.compile(r'<link rel="stylesheet" href="([^"]+)"[^>]*>')


def static_page_of(match: cg.Match, language: str = "en", seat: int = 0) -> str:
    """The page of a seat that is at a running table."""
    game, view = match.title.id, match.view(seat)
    words = words_for(language, game)
    drawn = drawing(view, words)
    names = list(NAMES[: match.setup.seats])
    sides = {played_by: side for side, played_by in face(game).sides(view).items()}
    seats = tuple(
        SeatInfo(index=i, name=name, kind="human", yours=i == seat, livery=face(game).liveries.get(sides.get(i, "")))
        for i, name in enumerate(names)
    )
    asked = seat in match.deciders
    context = PlayContext(
        frame=Frame(language=language, csrf="token"),
        table="still",
        game=game,
        version=1,
        number=1,
        seat=seat,
        seats=seats,
        board=drawn.board,
        areas=drawn.areas,
        hands=drawn.hands,
        question=tell.question({**view, "asked": asked}, words, names) if asked else "",
        options=tuple(worded(option, view, words, "", names) for option in match.options(seat)) if asked else (),
        status=status(view, words),
        view=view,
    )
    return still(pages.play(context))


def still(text: str) -> str:
    """A page without its scripts, its style sheets in it."""
    text = re.sub(r"<script[^>]*></script>", "", text)
    text = STYLE.sub(lambda found: f"<style>{_sheet(found[1])}</style>", text)
    return text.replace("<html ", '<html class="js" ', 1)


@cache
def _sheet(address: str) -> str:
    path = plain(address)[0]
    if not path.startswith("/static/"):
        made = file(path)
        return made.body.decode() if made is not None else ""
    found = STATIC / path.removeprefix("/static/")
    return (
        found.read_text(encoding="utf-8").replace('url("', f'url("{found.parent.as_uri()}/') if found.is_file() else ""
    )
