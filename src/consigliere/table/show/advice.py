"""Advice in words: what the best few choices are worth to a seat, and what they do."""

from __future__ import annotations

from typing import Any

from consigliere.board import tell
from consigliere.board.advice_words import reasons
from consigliere.board.words import words_for
from consigliere.engine import Option
from consigliere.games import face
from consigliere.table.play.loaded import LoadedTable

from .pages.advice_context import AdviceContext, WeighedInfo
from .pages.context import Frame
from .seats import seat_names


def advised(loaded: LoadedTable, seat: int, found: dict[str, Any], frame: Frame) -> AdviceContext:
    """Return advice as its reader sees it. Everything in it follows from the seat's view."""
    words = words_for(frame.language, loaded.row.game)
    rows = [*found["best"], *([found["other"]] if found["other"] is not None else [])]
    says = reasons(loaded.match, seat, rows, words)
    names, view, shows = seat_names(loaded, frame.language), loaded.view(seat), face(loaded.row.game)

    def weighed(one: dict[str, Any]) -> WeighedInfo:
        option = Option.parse(one["option"])
        return WeighedInfo(
            option=one["option"],
            label=tell.label(option, view, words, names),
            chance=float(one["chance"]),
            error=float(one["error"]),
            says=says[one["option"]],
            thing=shows.target_thing(option, view),
        )

    best = tuple([weighed(one) for one in found["best"]])
    other = weighed(found["other"]) if found["other"] is not None else None
    if other is not None and other.option in [one.option for one in best]:
        other = None
    people = [person for person in loaded.people if person.kind == "human" and not person.bot]
    return AdviceContext(
        frame=frame,
        table=loaded.id,
        game=loaded.row.game,
        number=loaded.number(seat),
        best=best,
        other=other,
        apart=bool(found["apart"]),
        worlds=int(found["worlds"]),
        seen=len(people) > 1,
    )
