"""Advice in words: what the best few choices are worth to a seat, and what they do."""

from __future__ import annotations

from typing import Any

from consigliere.board import tell
from consigliere.board.words import Words, words_for
from consigliere.engine import Option
from consigliere.engine.foresight import foresee
from consigliere.games import face
from consigliere.table.play.loaded import LoadedTable

from .pages.advice_context import AdviceContext, WeighedInfo
from .pages.context import Frame
from .seats import seat_names

CERTAIN = 2  # immediate changes that are listed for a choice
THOUSAND = 1000  # above this an average is rounded to hundreds


def advised(loaded: LoadedTable, seat: int, found: dict[str, Any], frame: Frame) -> AdviceContext:
    """Return advice as its reader sees it. Everything in it follows from the seat's view."""
    words = words_for(frame.language, loaded.row.game)
    rows = [*found["best"], *([found["other"]] if found["other"] is not None else [])]
    sure = {one["option"]: _certain(loaded, seat, one["option"], words) for one in rows}
    same = set.intersection(*[set(one.items()) for one in sure.values()]) if len(sure) > 1 else set()
    weighed = {
        one["option"]: _weighed(
            loaded, seat, one, [row for row in sure[one["option"]].items() if row not in same], words
        )
        for one in rows
    }
    best = tuple([weighed[one["option"]] for one in found["best"]])
    other = weighed[found["other"]["option"]] if found["other"] is not None else None
    if other in best:
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


Change = tuple[str, tuple[str, str]]


def _certain(loaded: LoadedTable, seat: int, option: str, words: Words) -> dict[str, tuple[str, str]]:
    """Return which figures a choice changes at once and for certain: what they are and what they will be."""
    shows = face(loaded.row.game)
    return foresee(loaded.match, seat, Option.parse(option), lambda seen: shows.preview_figures(seen, words)).certain


def _weighed(loaded: LoadedTable, seat: int, one: dict[str, Any], sure: list[Change], words: Words) -> WeighedInfo:
    """Return a choice with its effects. Effects that all choices share are removed before."""
    option, view = Option.parse(one["option"]), loaded.view(seat)
    names, shows = seat_names(loaded, words.language), face(loaded.row.game)
    lines = [
        words("web-foreseen", what=what, **{"from": before or "–", "to": after or "–"})
        for what, (before, after) in sure[:CERTAIN]
    ]
    says = f"{'; '.join(lines)}." if lines else ""
    return WeighedInfo(
        option=one["option"],
        label=tell.label(option, view, words, names),
        chance=float(one["chance"]),
        error=float(one["error"]),
        says=" ".join([text for text in (says, *later(one["later"], words, 1)) if text]) or words("web-advice-open"),
        thing=shows.target_thing(option, view),
    )


def later(rows: list[list[Any]], words: Words, most: int) -> list[str]:
    """Return sentences about figures that differ some turns later."""
    return [
        words("web-advice-later", what=what, value=average(here), other=average(there))
        for what, here, there in rows[:most]
    ]


def average(number: float) -> str:
    """Return an average as people say it: small ones with a decimal, large ones in hundreds."""
    if abs(number) >= THOUSAND:
        return f"{round(number, -2):,.0f}".replace(",", "\u202f")
    shown = f"{number:.1f}".removesuffix(".0")
    return "0" if shown == "-0" else shown.replace("-", "−")
