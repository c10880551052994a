"""A table as its text form needs it: what one seat may know, with names and talk."""

from __future__ import annotations

from consigliere.board.text_form import Seen, Spoken, promises_in
from consigliere.table.play.finished import FinishedGame
from consigliere.table.play.loaded import LoadedTable
from consigliere.table.play.team import noted

from .seats import seat_names


def seen_at(loaded: LoadedTable, seat: int | None, language: str, game: FinishedGame | None = None) -> Seen:
    """Return what a seat (None: a spectator) may know of a table, from the record if it is finished."""
    names = seat_names(loaded, language, game.view(len(game), None) if game is not None else None, own_names=True)
    talk = [
        Spoken(names[line.seat] if line.seat is not None else line.name, line.text, bool(line.room))
        for _, line in loaded.talk.heard_by(seat)
        if line.text and noted(line) is None
    ]
    if game is not None:
        view = game.view(len(game), seat)
        return Seen(view, rows=game.told(seat), promises=game.promises(seat), talk=talk, names=names)
    rows = loaded.match.events(seat)
    return Seen(
        loaded.view(seat),
        loaded.options(seat) if seat is not None else (),
        loaded.extras(seat) if seat is not None else (),
        rows,
        promises_in(rows, loaded.setup.title.trade),
        loaded.deals_closed_by(),
        talk,
        names,
    )
