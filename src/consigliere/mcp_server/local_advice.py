"""Advice and hints for a seat in a game of this process, as the JSON API of the web table gives them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from consigliere.board import tell
from consigliere.board.advice_words import reasons
from consigliere.board.hints import hints_of
from consigliere.board.ledgers import ledger
from consigliere.board.words import words_for
from consigliere.engine import NotUnderstood, NotYours, Option, Seat, Stale
from consigliere.games import face
from consigliere.match import Match
from consigliere.table.play.analysis import SECONDS, advice_in, seed_of_view

Json = dict[str, Any]


def local_advice(match: Match, seat: Seat, option: str, names: Sequence[str], language: str, playouts: int = 0) -> Json:
    """Return the best few options of a seat, and one more if asked. With `playouts` there is no time limit."""
    _must_be_asked(match, seat)
    if not match.title.evaluates:
        raise NotUnderstood("there is no advice in this game")
    if option and Option.parse(option) not in match.options(seat):
        raise Stale("this choice is not offered now")
    view, words = match.view(seat), words_for(language, match.title.id)
    seconds = 0.0 if playouts else SECONDS
    found = advice_in(match, seat, seed_of_view(view), option, language, playouts, seconds)
    rows = [*found["best"], *([found["other"]] if found["other"] is not None else [])]
    why = reasons(match, seat, rows, words)

    def told(one: Json) -> Json:
        label = tell.label(Option.parse(one["option"]), view, words, names)
        why_so = why[one["option"]]
        return {"option": one["option"], "words": label, "chance": one["chance"], "error": one["error"], "why": why_so}

    best, other = [told(one) for one in found["best"]], found["other"]
    return {
        "number": match.number(seat),
        "best": best,
        "other": None if other is None or other["option"] in [one["option"] for one in best] else told(other),
        "apart": found["apart"],
        "worlds": found["worlds"],
    }


def local_hints(match: Match, seat: Seat, names: Sequence[str], language: str) -> Json:
    """Return what a seat can do now, and what each choice leads to."""
    _must_be_asked(match, seat)
    game, view = match.title.id, match.view(seat)
    words, rule = words_for(language, game), ledger(game, language).get(str(view.get("rule") or ""))
    found = hints_of(match, seat, view, match.options(seat), names, words)
    return {
        "number": match.number(seat),
        "question": found.question,
        "status": [words(note.message, **note.args) for note in face(game).status_notes(view)],
        "rules": [] if rule is None else [{"id": rule.id, "text": rule.text}],
        "always": list(found.always),
        "kinds": [
            {
                "about": kind.about,
                "changes": list(kind.shared),
                "options": [
                    {
                        "option": one.option,
                        "words": one.label,
                        "about": one.about,
                        "changes": list(one.lines),
                        "then": one.then,
                    }
                    for one in kind.hints
                ],
            }
            for kind in found.groups
        ],
        "deals": match.title.trade is not None,
    }


def _must_be_asked(match: Match, seat: Seat) -> None:
    if seat not in match.deciders:
        raise NotYours("nothing is asked of you now")
