"""What a seat may know of a match: the view, and the worlds that look the same to the seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from .option import Option, Seat
from .step import OPEN, Answers, Row

if TYPE_CHECKING:
    from .chance import Chance
    from .match import Match
    from .state import State

PARTS: Final = 100  # more than any sealed answer has: `Match.number` counts questions in hundreds and parts in ones


def view(match: Match, seat: Seat | None) -> dict[str, Any]:
    """Everything a seat may know now, as JSON data; see `Match.view`."""
    setup = match.setup
    g = match.state
    title = match.title
    number = PARTS * g.moves
    name: str | None = None
    rule = ""
    progress = ""
    asked = False
    waiting: list[Seat] | None = []
    row: list[str] = []
    facts: dict[str, Any] = {}
    if g.stack:
        step = g.stack[-1]
        if isinstance(step, Answers):
            given: Row = () if seat is None else step.row(seat)
            if given:
                row = [str(option) for option in given]
                number += len(row)
            step = step.question
        name = type(step).__name__
        rule = step.rule
        progress = step.progress
        waiting = list(g.deciders) if progress == OPEN else None
        if seat is not None and seat in g.deciders:
            asked = True
            facts = step.question_facts(g, seat)
    offers: list[dict[str, Any]] = []
    if g.offers and title.trade is not None:
        trade = title.trade
        offers = [offer.to_json() for offer in g.offers if trade.sees_offer(g, seat, offer)]
    teams = title.teams(setup.seats, setup.options)
    return {
        "game": title.id,
        "rules": title.version,
        "seats": setup.seats,
        "options": setup.options.copy(),
        "commitment": setup.commitment,
        "seat": seat,
        "number": number,
        "step": name,
        "rule": rule,
        "asked": asked,
        "progress": progress,
        "waiting": waiting,
        "row": row,
        "out": list(g.seats_out),
        "teams": [list(team) for team in teams] if teams else [],
        "facts": facts,
        "table": title.view(g, seat),
        "offers": offers,
        "result": None if g.result is None else g.result.to_json(),
    }


def possible_state(match: Match, seat: Seat | None, chance: Chance) -> State:
    """A state that looks the same to a seat, with everything it cannot know redealt from `chance`."""
    g: State = match.title.determinize(match.state, seat, chance)
    for i, step in enumerate(g.stack):
        if isinstance(step, Answers) and step.asked != (seat,):
            g.stack[i] = _resealed(g, step, seat)
            g.deciders = g.stack[-1].deciders(g)
    if g.offers and match.title.trade is not None:
        trade = match.title.trade
        g.offers = tuple(offer for offer in g.offers if trade.sees_offer(g, seat, offer))
    return g


def _resealed(g: State, answers: Answers, seat: Seat | None) -> Answers:
    """Sealed answers with those of other seats removed or chosen at random, and the order of arrival removed."""
    if answers.question.by_arrival(g):
        whom = tuple(sorted(answers.asked))
        rows = tuple([answers.row(other) for other in whom])
        left = tuple([other for other in whom if other in answers.unanswered])
        answers = Answers(answers.question, answers.opened_at, whom, rows, left)
    for other in answers.asked:
        if other == seat or (seat is not None and answers.question.shares_answer(g, seat, other)):
            continue
        row: tuple[Option, ...] = ()
        again = other not in answers.unanswered and answers.question.progress == OPEN
        while again:
            options = answers.question.next_options(g, other, row)
            row = (*row, options[g.random_below(len(options))])
            again = not answers.question.is_complete(g, other, row)
        answers = answers.with_row(other, row, bool(row))
    return answers
