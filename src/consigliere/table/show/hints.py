"""Hints on request: what a seat can do here, and what each choice leads to, by what the seat sees."""

from __future__ import annotations

from consigliere.board.hints import hints_of
from consigliere.board.words import words_for
from consigliere.table.play.loaded import LoadedTable

from .boards import status
from .ledgers import rule_info
from .pages.context import Frame
from .pages.hints_context import HintsContext
from .seats import seat_names


def hinted(loaded: LoadedTable, seat: int, frame: Frame) -> HintsContext:
    """Return what a seat can do now. Everything in it follows from the seat's view."""
    game = loaded.row.game
    words, view = words_for(frame.language, game), loaded.view(seat)
    found = hints_of(loaded.match, seat, view, loaded.options(seat), seat_names(loaded, frame.language), words)
    return HintsContext(
        frame=frame,
        table=loaded.id,
        game=game,
        number=loaded.number(seat),
        question=found.question,
        rules=rule_info(game, str(view.get("rule") or ""), frame.language),
        status=tuple([text for _, text in status(view, words)]),
        always=found.always,
        groups=found.groups,
        trades=loaded.setup.title.trade is not None,
    )
