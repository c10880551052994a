"""What a choice does, in words: what it changes at once and for certain, and which figures differ some turns later."""

from __future__ import annotations

from typing import Any

from consigliere.engine import Match, Option
from consigliere.engine.foresight import foresee
from consigliere.games import face

from .hints import Change, change_text
from .words import Words

CERTAIN = 2  # immediate changes that are listed for a choice
THOUSAND = 1000  # above this an average is rounded to hundreds


def reasons(match: Match, seat: int, rows: list[dict[str, Any]], words: Words) -> dict[str, str]:
    """Return one or two sentences for each weighed option (`option`, `later`). Effects that all share are left out.

    Where no figure differs, what the list of the board says about the place that the option points at.
    """
    sure = {one["option"]: _certain(match, seat, one["option"], words) for one in rows}
    same: set[Change] = set.intersection(*[set(one.items()) for one in sure.values()]) if len(sure) > 1 else set()
    found: dict[str, str] = {}
    missing = "web-advice-open" if len(rows) > 1 else "web-advice-only"
    for one in rows:
        own = [change for change in sure[one["option"]].items() if change not in same]
        lines = [change_text(change, words) for change in own[:CERTAIN]]
        says = f"{'; '.join(lines)}." if lines else ""
        told = " ".join([text for text in (says, later(one["later"], words, 1)) if text])
        found[one["option"]] = told or _there(match, seat, one["option"], words) or words(missing)
    return found


def _there(match: Match, seat: int, option: str, words: Words) -> str:
    """Return the line of the board about the place that an option points at; "" if it is only a name."""
    shows, view = face(match.title.id), match.view(seat)
    thing = shows.target_thing(Option.parse(option), view)
    lines = [line for place in shows.listing(view, words) for line in place.lines] if thing else []
    text = next((line.text for line in lines if thing in line.things), "")
    if not text:
        return ""
    message, arguments = shows.thing_message(thing)
    return "" if text == words(message, **arguments) else text


def _certain(match: Match, seat: int, option: str, words: Words) -> dict[str, tuple[str, str]]:
    """Return which figures a choice changes at once and for certain: what they are and what they will be."""
    shows = face(match.title.id)
    return foresee(match, seat, Option.parse(option), lambda seen: shows.preview_figures(seen, words)).certain


def later(rows: list[list[Any]], words: Words, most: int) -> str:
    """Return a sentence about figures that differ some turns later; "" if there are none."""
    told = [
        words("web-advice-later-row", what=what, value=average(here), other=average(there))
        for what, here, there in rows[:most]
    ]
    return words("web-advice-later", rows="; ".join(told)) if told else ""


def average(number: float) -> str | int:
    """Return an average as people say it: small ones with a decimal, large ones in hundreds.

    A large one is a number, so that its digits are grouped as usual in the language.
    """
    if abs(number) >= THOUSAND:
        return int(round(number, -2))
    shown = f"{number:.1f}".removesuffix(".0")
    return "0" if shown == "-0" else shown.replace("-", "−")
