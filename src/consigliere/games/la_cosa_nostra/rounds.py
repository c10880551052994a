"""Chapter 4: the phases of a round, the parts of its income phase, and the start of the next round."""

from __future__ import annotations

from typing import Final

from consigliere.engine import Step

from . import action, draw, hire, income, planning
from .components import ACTION, END, NONE, PAYDAY, PINS, SETUP, UNMARKED_BUSINESSES, UNMARKED_GANGSTERS
from .monopolies import recount
from .pieces import UNSPLIT
from .state import NewYork
from .step_checks import next_in


class Round(Step[NewYork]):
    """Unblock cards, refresh abilities, then push the phases. [LCN-RND-01, LCN-RND-02, LCN-RULE-05]"""

    __slots__ = ()

    def problems(self, g: NewYork) -> list[str]:
        if g.round >= g.rules.last_round:
            return [f"round is {g.round}, the last one"]
        return next_in(g, self, PAYDAY if g.round else SETUP)

    def run(self, g: NewYork) -> None:
        g.round += 1
        g.turn = NONE
        if g.event_log is not None:
            g.emit("round", {"round": g.round, "first": g.first})
        g.g_blocked = g.g_used = UNMARKED_GANGSTERS
        g.split = UNSPLIT
        g.b_blocked = g.b_used = UNMARKED_BUSINESSES
        recount(g)
        hiring: tuple[Step, ...] = (hire.PHASE,) if g.rules.expansion else ()
        draws = (draw.DRAW_PHASE, draw.REDEAL, draw.LATE_DRAW)
        g.then(*draws, *hiring, planning.PHASE, action.PHASE, INCOME_PHASE)


class IncomePhase(Step[NewYork]):
    """Income, hiring, growth, hand limit, attachments off, first player card; or the final payday.

    [LCN-INC-01 to LCN-INC-06, LCN-END-01]
    """

    __slots__ = ()

    def problems(self, g: NewYork) -> list[str]:
        return next_in(g, self, ACTION, PAYDAY)

    def run(self, g: NewYork) -> None:
        g.phase = PAYDAY
        g.turn = NONE
        order = g.order()
        payday = [income.Income(seat) for seat in order]
        if g.round >= g.rules.last_round:
            g.phase = END
            g.then(*payday, income.BONUS_INCOME, income.FINAL_PAYDAY)
            return
        hiring: list[Step] = [] if g.rules.expansion else [hire.IncomeHire(seat) for seat in order]
        growing: list[Step] = [income.Growth(seat) for seat in order] if g.rules.expansion else []
        g.then(*payday, income.BONUS_INCOME, *hiring, *growing, income.HAND_LIMIT, END_OF_ROUND)


class EndOfRound(Step[NewYork]):
    """Remove attachments and pass on the first player card. [LCN-INC-04, LCN-INC-05, LCN-RND-04]"""

    __slots__ = ()

    def problems(self, g: NewYork) -> list[str]:
        return next_in(g, self, PAYDAY)

    def run(self, g: NewYork) -> None:
        for gangster in range(len(g.pins)):
            if g.pins[gangster]:
                g.drop_pins(gangster, PINS - 1)
        g.first = (g.first + 1) % g.rules.seats
        g.stack.append(ROUND)


ROUND: Final = Round()
INCOME_PHASE: Final = IncomePhase()
END_OF_ROUND: Final = EndOfRound()
STEPS: Final[tuple[type[Step], ...]] = (Round, IncomePhase, EndOfRound)
