"""Options at the wrong moment: the rule against an answer to a question that is not being asked.

Every decision of this game names its verbs and guards them itself; for all other verbs it calls `misplaced`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from consigliere.engine import Decision, Option, Row

from .components import HAS_TRICK, MARKET, NO_GUNS, ORDERS, SETUP
from .options import (
    ACCUSE_VERB,
    BAGS_VERB,
    BAR_VERB,
    BARE,
    BURN_VERB,
    CALL_VERB,
    CLUB_VERB,
    EXPLOIT_VERB,
    FIGHT_VERB,
    GUNS_VERB,
    PATCH_IN_VERB,
    RECRUIT_VERB,
    RIDE_VERB,
    ROB_VERB,
    SHOOT_VERB,
    SIDE_VERB,
)
from .state import Charming

ORDER_VERBS: Final = (
    RIDE_VERB,
    EXPLOIT_VERB,
    FIGHT_VERB,
    BAR_VERB,
    RECRUIT_VERB,
    PATCH_IN_VERB,
    "sit_tight",
    "club_order",
)
# Verbs of a single question, and the rule that says when it is asked
ONLY_WHEN: Final = {
    CLUB_VERB: "MM-SET-05",
    SIDE_VERB: "MM-SET-04",
    ROB_VERB: "MM-OP-04",
    "look": "MM-OP-05",
    "take": "MM-PAT-05",
    SHOOT_VERB: "MM-TD-20",
    ACCUSE_VERB: "MM-ANA-12",
}


BARE_VERBS: Final = tuple(option.verb for option in BARE)


class Asks(Decision[Charming]):
    """A decision of one gang. `guard` is called for the verbs it names."""

    __slots__ = ()
    verbs: ClassVar[tuple[str, ...]] = ()

    def forbidden_by(self, g: Charming, seat: int, option: Option, row: Row) -> str:
        if option.verb not in self.verbs:
            return misplaced(g, seat, option) or self.rule
        if option.target != "" and option.verb in BARE_VERBS:
            return self.rule  # it has a target
        return self.guard(g, seat, option)

    def guard(self, g: Charming, seat: int, option: Option) -> str:
        """The rule against an option of the decision's own verbs, "" if none."""
        return ""


class SeatAsks(Asks):
    """A decision of the gang in its first field. A decision with more fields has its own `__init__`."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def deciders(self, g: Charming) -> tuple[int, ...]:
        return (self.seat,)


class TrickAhead(SeatAsks):
    """Whether a site is being exploited whose trick comes next. [MM-TRK-05]"""

    __slots__ = ("site",)

    def __init__(self, seat: int, site: int) -> None:
        self.seat = seat
        self.site = site


def misplaced(g: Charming, seat: int, option: Option) -> str:
    """The rule against an option that answers another question; "" if the current question has the best reason."""
    verb = option.verb
    if verb in ORDER_VERBS:
        return bars_order(g, seat, verb)
    if verb == CALL_VERB:
        return bars_call(g, seat)
    if verb == GUNS_VERB:
        return bars_guns(g)
    if verb == BAGS_VERB:
        return "MM-MKT-03" if g.phase >= MARKET else "MM-MKT-01"
    if verb == "trick":
        return bars_trick(g, seat)
    if verb == BURN_VERB:
        # As many burnt tiles as rounds: one was burnt this round. Otherwise the start of the round has passed unused.
        return "MM-VAR-08" if 0 < g.round <= len(g.burnt) and g.patch == seat else "MM-VAR-07"
    return ONLY_WHEN.get(verb, "")


def bars_order(g: Charming, seat: int, verb: str) -> str:
    """Orders belong to the own turn, while there is one left. [MM-TURN-01, MM-TURN-03, MM-TD-25, MM-TD-26]"""
    fight = g.fight
    if verb == EXPLOIT_VERB and fight is not None and fight.winner == seat:
        return "MM-TD-25" if fight.starter == seat else "MM-TD-26"
    if g.phase == SETUP:
        return ""
    if g.phase > ORDERS or (g.turn == seat and not g.orders[seat]):
        return "MM-TURN-03"
    return "MM-TURN-01" if g.turn != seat else ""


def bars_call(g: Charming, seat: int) -> str:
    """Backup is called once, by participants of a fight. [MM-TD-02, MM-TD-08, MM-TD-10, MM-CLUB-04, MM-ANA-04]"""
    fight = g.fight
    if fight is None or seat not in fight.gangs:
        return "MM-TD-02"
    if fight.barred:
        return "MM-CLUB-04"
    if g.mods.no_backup:
        return "MM-ANA-04"
    return "MM-TD-08" if g.orders[seat] else "MM-TD-10"


def bars_guns(g: Charming) -> str:
    """Guns are used once, between the backup and the dice. [MM-TD-11, MM-TD-13, MM-TD-14]"""
    fight = g.fight
    if fight is None:
        return ""
    if NO_GUNS[fight.site]:
        return "MM-TD-13"
    return "MM-TD-14" if fight.guns else "MM-TD-11"


def bars_trick(g: Charming, seat: int) -> str:
    """A trick follows the main effect, costs an order, and must be printed. [MM-TRK-01, MM-TRK-04, MM-TRK-05]"""
    for step in g.stack[::-1]:
        if isinstance(step, TrickAhead) and step.seat == seat:
            if not g.orders[seat]:
                return "MM-TRK-04"
            return "MM-TRK-05" if HAS_TRICK[step.site] else "MM-TRK-01"
    return "MM-TRK-01"
