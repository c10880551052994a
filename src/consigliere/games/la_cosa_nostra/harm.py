"""Chapter 6: kills and blocks, preventing and treating them, and their consequences for the target."""

from __future__ import annotations

from typing import Final

from consigliere.engine import PASS, Option, Row, Step, Window

from . import influence, verbs
from .abilities import BOUNTY, CANCELS_HARM
from .components import (
    AT_COMPANY,
    AT_GANGSTER,
    BUSINESS_IDS,
    GANGSTER,
    GANGSTER_IDS,
    INFLUENCE,
    KILL_TO_BLOCK,
    MODES,
    NOTHING,
    PINS,
    TROPHY,
    UNDO_BLOCK,
)
from .deed import HARM_IDS, HARM_KILL, NO_HARM, describe
from .monopolies import lose_business, recount
from .options import PLAY, PREVENT
from .state import NewYork, put
from .step_checks import rolling


def harm(g: NewYork) -> None:
    """A kill, destruction or block: it may be prevented or treated, then it happens. [LCN-TIM-03]"""
    g.then(CANCEL_WINDOW, DOCTOR_WINDOW, CONSEQUENCE)


# --- W_CANCEL and W_DOCTOR


class CancelWindow(Window[NewYork]):
    """A kill, destruction or block about to happen may be prevented. [LCN-SG-09, LCN-TIM-12, LCN-DEC-14]"""

    __slots__ = ()
    rule = "LCN-SG-09"

    def problems(self, g: NewYork) -> list[str]:
        return rolling(g)

    def seats(self, g: NewYork) -> tuple[int, ...]:
        if not g.rules.expansion:
            return ()
        return tuple([seat for seat in g.order() if self._protectors(g, seat)])

    def _protectors(self, g: NewYork, seat: int) -> list[int]:
        deed = g.deeds[-1]
        if seat == deed.seat or deed.harm == NO_HARM:
            return []
        harm = HARM_IDS[deed.harm]
        if deed.aim == AT_COMPANY and deed.harm == HARM_KILL:
            harm = "destroy"
        return [
            gangster
            for gangster in g.crew[seat]
            if harm in CANCELS_HARM[gangster] and not g.g_blocked[gangster] and g.job_slot(gangster) >= 0
        ]

    def next_options(self, g: NewYork, seat: int, row: Row) -> list[Option]:
        return [PASS, *[PREVENT[gangster] for gangster in self._protectors(g, seat)]]

    def resolve(self, g: NewYork, answers: list[tuple[int, Row]]) -> None:
        for seat, row in answers:
            if row[0].verb == verbs.PREVENT:
                gangster = GANGSTER[str(row[0].target)]
                if g.event_log is not None:
                    g.emit("prevented", {"seat": seat, "gangster": GANGSTER_IDS[gangster]})
                g.lose_task(g.job_slot(gangster))
                g.deeds[-1].harm = NO_HARM
                g.deeds[-1].void = True
                return

    def question_facts(self, g: NewYork, seat: int) -> dict[str, object]:
        return {**describe(g.deeds[-1]), "harm": HARM_IDS[g.deeds[-1].harm]}


class DoctorWindow(Window[NewYork]):
    """A gangster or businessman just killed or blocked may be treated; one doctor at a time. [LCN-INFL-03, RULE-77]"""

    __slots__ = ()
    rule = "LCN-INFL-03"

    def problems(self, g: NewYork) -> list[str]:
        return rolling(g)

    def seats(self, g: NewYork) -> tuple[int, ...]:
        deed = g.deeds[-1]
        if deed.harm == NO_HARM or deed.aim == AT_COMPANY:
            return ()
        return tuple([seat for seat in g.order() if seat != deed.seat and g.influence[seat] and g.drawn[seat]])

    def next_options(self, g: NewYork, seat: int, row: Row) -> list[Option]:
        mode = KILL_TO_BLOCK if g.deeds[-1].harm == HARM_KILL else UNDO_BLOCK
        return [PASS, *[PLAY[card] for card in sorted(set(g.influence[seat])) if mode in MODES[card]]]

    def resolve(self, g: NewYork, answers: list[tuple[int, Row]]) -> None:
        for seat, row in answers:
            if row[0].verb == verbs.PLAY:
                mode = KILL_TO_BLOCK if g.deeds[-1].harm == HARM_KILL else UNDO_BLOCK
                g.stack.append(DoctorWindow())
                influence.play(g, seat, INFLUENCE[str(row[0].target)], mode)
                return

    def question_facts(self, g: NewYork, seat: int) -> dict[str, object]:
        return {**describe(g.deeds[-1]), "harm": HARM_IDS[g.deeds[-1].harm]}


# --- step 9: final consequences


class Consequence(Step[NewYork]):
    """Apply the harm to the target, as the doctors left it. [LCN-TIM-03, chapter 6]"""

    __slots__ = ()

    def problems(self, g: NewYork) -> list[str]:
        return rolling(g)

    def run(self, g: NewYork) -> None:
        deed = g.deeds[-1]
        harm, deed.harm = deed.harm, NO_HARM
        if harm == NO_HARM:
            return
        target = deed.target
        if deed.aim == AT_GANGSTER:
            if harm == HARM_KILL:
                kill_gangster(g, target, deed.seat)
            else:
                block_gangster(g, target)
        elif harm == HARM_KILL:
            lose_business(g, target)
            g.to_bottom(target)
            if g.event_log is not None:
                g.emit("killed", {"seat": deed.seat, "business": BUSINESS_IDS[target]})
        else:
            g.b_blocked = put(g.b_blocked, target, 1)
            g.tokens_home(target)
            if g.event_log is not None:
                g.emit("blocked", {"seat": deed.seat, "business": BUSINESS_IDS[target]})
        recount(g)


def lose_assignments(g: NewYork, gangster: int) -> None:
    """Remove all assignments of a gangster. [LCN-BLK-02, LCN-KILL-03]"""
    for slot in (2 * gangster, 2 * gangster + 1):
        if g.tasks[slot] != NOTHING:
            g.lose_task(slot)


def block_gangster(g: NewYork, gangster: int) -> None:
    """Block a gangster, who loses all assignments. [LCN-BLK-02]"""
    g.g_blocked = put(g.g_blocked, gangster, 1)
    if g.event_log is not None:
        g.emit("blocked", {"gangster": GANGSTER_IDS[gangster]})
    lose_assignments(g, gangster)


def kill_gangster(g: NewYork, gangster: int, killer: int) -> None:
    """Kill a gangster: he becomes a trophy, all his cards are lost, a bounty is paid. [LCN-KILL-02, 03, LCN-SG-03]"""
    hunter = g.having(killer, BOUNTY)
    bounty = BOUNTY[hunter] * g.strength(gangster) if hunter >= 0 else 0
    if g.event_log is not None:
        g.emit("killed", {"seat": killer, "gangster": GANGSTER_IDS[gangster]})
    lose_assignments(g, gangster)
    g.drop_pins(gangster, PINS - 1)
    g.g_blocked = put(g.g_blocked, gangster, 0)
    g.split = put(g.split, gangster, None)
    g.leave(gangster, TROPHY)
    g.trophies = put(g.trophies, killer, (*g.trophies[killer], gangster))
    g.earn(killer, bounty, "bounty")


CANCEL_WINDOW: Final = CancelWindow()
DOCTOR_WINDOW: Final = DoctorWindow()
CONSEQUENCE: Final = Consequence()
STEPS: Final[tuple[type[Step], ...]] = (CancelWindow, DoctorWindow, Consequence)
