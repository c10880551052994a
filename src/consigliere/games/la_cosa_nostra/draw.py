"""Chapter 4.1: the draw phase."""

from __future__ import annotations

from typing import Final

from consigliere.engine import PASS, Decision, Option, Row, SeatDecision, Step, Window

from . import verbs
from .abilities import BUSINESS_DRAWS, DRAWS_ANY, DRAWS_INFLUENCE
from .components import (
    ATTACK,
    DRAW,
    DRAW_INFLUENCE,
    DRAW_JOBS,
    FACE,
    HIRE,
    INFLUENCE_IDS,
    INFLUENCE_KNOWN,
    JOB_CATEGORY,
    JOB_IDS,
    PAYDAY,
    SETUP,
    STARTING_SET,
)
from .options import INFLUENCE_INSTEAD, JOBS_TO_DRAW, KEEP, REFUSE, RESHUFFLE
from .state import NewYork, back, put
from .step_checks import in_phase, next_in, only_expansion


def draw_jobs(g: NewYork, seat: int, count: int, round: int) -> int:
    """Draw jobs from a round's deck; only the seat sees them. Returns how many. [LCN-DRAW-01]"""
    deck = list(g.job_decks[round])
    seen = FACE << seat
    drawn: list[int] = []
    while deck and len(drawn) < count:
        drawn.append(deck.pop(g.random_below(len(deck))) + seen)
    g.job_decks = put(g.job_decks, round, tuple(deck))
    g.jobs[seat] = (*g.jobs[seat], *drawn)
    if g.event_log is not None and drawn:
        cards = {"cards": [JOB_IDS[card % FACE] for card in drawn]}
        g.emit("drew_jobs", {"seat": seat, "count": len(drawn), "round": round}, cards, (seat,))
    return len(drawn)


def draw_influence(g: NewYork, seat: int, count: int) -> int:
    """Draw influence cards. If the deck is empty, the discard becomes the new deck. [LCN-DRAW-04, LCN-VAR-05]"""
    if g.round < g.rules.influence_from_round:
        return 0
    drawn: list[int] = []
    for _ in range(count):
        if not g.influence_deck:
            if not g.influence_discard:
                break
            g.influence_deck = tuple([card % INFLUENCE_KNOWN for card in g.influence_discard])
            g.influence_discard = ()
            if g.event_log is not None:
                g.emit("influence_reshuffled", {})
        card, g.influence_deck = g.draw_random(g.influence_deck)
        drawn.append(card)
    if drawn:
        g.influence[seat] = (*g.influence[seat], *drawn)
        if not g.drawn[seat]:
            g.drawn = put(g.drawn, seat, 1)
        if g.event_log is not None:
            cards = {"cards": [INFLUENCE_IDS[card] for card in drawn]}
            g.emit("drew_influence", {"seat": seat, "count": len(drawn)}, cards, (seat,))
    return len(drawn)


class DrawPhase(Step[NewYork]):
    """In turn order, every player draws jobs and influence cards. [LCN-DRAW-01 to LCN-DRAW-04, LCN-DRAW-08]"""

    __slots__ = ()

    def problems(self, g: NewYork) -> list[str]:
        return next_in(g, self, PAYDAY if g.round > 1 else SETUP)

    def run(self, g: NewYork) -> None:
        g.phase = DRAW
        if g.round > 1 and g.round == g.rules.influence_from_round:
            hand_out_sets(g)
        for seat in g.order():
            draw_jobs(g, seat, DRAW_JOBS[g.round], g.round)
            more = sum([BUSINESS_DRAWS[business] for business in g.holdings[seat]])  # nothing is blocked now
            if g.rules.expansion:
                more += g.total(seat, DRAWS_INFLUENCE)
            draw_influence(g, seat, DRAW_INFLUENCE[g.round] + more)


def hand_out_sets(g: NewYork) -> None:
    """Hand out the starting influence cards. [LCN-SET-03, LCN-VAR-05]"""
    for seat in range(g.rules.seats):
        g.influence[seat] = (*g.influence[seat], *STARTING_SET)
    if g.event_log is not None:
        g.emit("starting_sets", {})


class RedealCheck(Window[NewYork]):
    """A player with only attacks may refuse; then all draw their jobs again. [LCN-DRAW-05, LCN-DRAW-06]

    Everybody is asked, so that nobody learns who could have refused.
    """

    __slots__ = ()
    rule = "LCN-DRAW-05"

    def problems(self, g: NewYork) -> list[str]:
        return next_in(g, self, DRAW)

    def seats(self, g: NewYork) -> tuple[int, ...]:
        return g.order()

    def next_options(self, g: NewYork, seat: int, row: Row) -> list[Option]:
        drawn = [card for card in g.jobs[seat] if back(card) == g.round]
        for card in drawn:
            if JOB_CATEGORY[card % FACE] != ATTACK:
                return [KEEP]
        return [KEEP, REFUSE] if drawn else [KEEP]

    def resolve(self, g: NewYork, answers: list[tuple[int, Row]]) -> None:
        refused = [seat for seat, row in answers if row[0].verb == verbs.REFUSE_CARDS]
        if not refused:
            return
        if g.event_log is not None:
            g.emit("redeal", {"seats": refused})
        for seat in g.order():
            drawn = [card % FACE for card in g.jobs[seat] if back(card) == g.round]
            g.jobs[seat] = tuple([card for card in g.jobs[seat] if back(card) != g.round])
            g.job_decks = put(g.job_decks, g.round, (*g.job_decks[g.round], *drawn))
        for seat in g.order():
            draw_jobs(g, seat, DRAW_JOBS[g.round], g.round)
        g.stack.append(RedealCheck())


class LateDraw(Step[NewYork]):
    """After all others have drawn: the extra cards of players who may mix them. [LCN-SG-13, LCN-DRAW-08]"""

    __slots__ = ()

    def problems(self, g: NewYork) -> list[str]:
        return next_in(g, self, DRAW)

    def run(self, g: NewYork) -> None:
        if g.rules.expansion:
            counts = [(seat, g.total(seat, DRAWS_ANY)) for seat in g.order()]
            g.then(*[ExtraDraw(seat, count) for seat, count in counts if count])


def extra_cards(g: NewYork, seat: int, count: int) -> list[str]:
    """What is wrong if a seat does not draw this many extra cards now. [LCN-SG-13]"""
    most = g.total(seat, DRAWS_ANY)
    wrong = only_expansion(g) + in_phase(g, DRAW, HIRE)
    return wrong if 0 < count <= most else [*wrong, f"count is {count}, not 1 to {most}"]


class ExtraDraw(SeatDecision[NewYork]):
    """Choose how many of the extra cards are jobs, before seeing any. [LCN-SG-13, LCN-DEC-21]"""

    __slots__ = ("count",)
    rule = "LCN-SG-13"

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def problems(self, g: NewYork) -> list[str]:
        return extra_cards(g, self.seat, self.count)

    def options(self, g: NewYork, seat: int) -> list[Option]:
        return list(JOBS_TO_DRAW[: self.count + 1])

    def take(self, g: NewYork, seat: int, option: Option) -> None:
        jobs = int(option.target)
        missing = jobs - draw_jobs(g, seat, jobs, g.round)
        draw_influence(g, seat, self.count - jobs)
        if missing:
            g.stack.append(EmptyDeck(seat, missing))

    def question_facts(self, g: NewYork, seat: int) -> dict[str, object]:
        return {"count": self.count}


class EmptyDeck(Decision[NewYork]):
    """The round's deck has no job left: choose the pile of the round before, influence cards, or nothing.

    [LCN-DRAW-07, LCN-RULE-33, LCN-DEC-33]
    """

    __slots__ = ("count", "seat")
    rule = "LCN-RULE-33"

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def problems(self, g: NewYork) -> list[str]:
        return extra_cards(g, self.seat, self.count)

    def deciders(self, g: NewYork) -> tuple[int, ...]:
        return (self.seat,) if len(self.options(g, self.seat)) > 1 else ()

    def options(self, g: NewYork, seat: int) -> list[Option]:
        found: list[Option] = []
        if g.piles[g.round - 1]:
            found.append(RESHUFFLE)
        if g.round >= g.rules.influence_from_round and (g.influence_deck or g.influence_discard):
            found.append(INFLUENCE_INSTEAD)
        found.append(PASS)
        return found

    def take(self, g: NewYork, seat: int, option: Option) -> None:
        if option.verb == verbs.INFLUENCE_INSTEAD:
            draw_influence(g, seat, self.count)
        elif option.verb == verbs.RESHUFFLE:
            # After the shuffle nobody knows which card is which.
            pile = tuple([card % FACE for card in g.piles[g.round - 1]])
            drawn: list[int] = []
            while pile and len(drawn) < self.count:
                card, pile = g.draw_random(pile)
                drawn.append(card + (FACE << seat))
            g.piles = put(g.piles, g.round - 1, pile)
            g.jobs[seat] = (*g.jobs[seat], *drawn)
            if g.event_log is not None:
                cards = {"cards": [JOB_IDS[card % FACE] for card in drawn]}
                g.emit("drew_from_pile", {"seat": seat, "count": len(drawn)}, cards, (seat,))

    def question_facts(self, g: NewYork, seat: int) -> dict[str, object]:
        return {"count": self.count}


DRAW_PHASE: Final = DrawPhase()
REDEAL: Final = RedealCheck()
LATE_DRAW: Final = LateDraw()
STEPS: Final[tuple[type[Step], ...]] = (DrawPhase, RedealCheck, LateDraw, ExtraDraw, EmptyDeck)
