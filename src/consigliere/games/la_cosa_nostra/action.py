"""Chapters 4.3 and 8: the action phase. Turns, the windows before them, and the commit of an assignment."""

from __future__ import annotations

from typing import Final

from consigliere.engine import PASS, Option, Row, Sealed, Step, Window

from . import follow_ups, free, influence, reactions, resolution, verbs
from .abilities import (
    CANCELS_INFLUENCE,
    DOUBLE,
    SUBSTITUTE_EARNING,
    SUBSTITUTE_JOB,
)
from .commit import Commit, has_target, part_bars, planned_dice, read, unperformable
from .components import (
    ACTION,
    ALL,
    BUSINESS_IDS,
    EXTRA_TURN,
    FACE,
    GANGSTER,
    GANGSTER_IDS,
    INFLUENCE,
    JOB_IDS,
    MODES,
    NONE,
    NOTHING,
    PLANNING,
    SLOT,
    SLOT_IDS,
)
from .deed import BY_EARNING, BY_JOB, BY_SUBSTITUTE, Deed, new_deed
from .options import BUY_PLANNED, CANCEL, END_TURN, INSTEAD, PERFORM, PLAY, REMOVED
from .pieces import planned_in
from .purchase import buy_planned, price
from .state import NewYork, back
from .step_checks import in_phase, next_in, whose_turn

RESOLVES: Final = frozenset({verbs.PERFORM, verbs.INSTEAD, verbs.BUY, verbs.CANCEL})


class ActionPhase(Step[NewYork]):
    """Begin the action phase with the first player. [LCN-ACT-01]"""

    __slots__ = ()

    def problems(self, g: NewYork) -> list[str]:
        return next_in(g, self, PLANNING, ACTION)

    def run(self, g: NewYork) -> None:
        g.phase = ACTION
        if g.event_log is not None:
            g.emit("action", {"round": g.round})
        g.stack.append(ActionCycle(g.first))


class ActionStep(Step[NewYork]):
    """A step of the action phase that concerns one seat."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def problems(self, g: NewYork) -> list[str]:
        return in_phase(g, ACTION)


class ActionCycle(ActionStep):
    """Find the next player with an assignment, or end the phase. [LCN-ACT-01, LCN-ACT-02, LCN-ACT-12]"""

    __slots__ = ()

    def run(self, g: NewYork) -> None:
        seats = g.rules.seats
        for i in range(seats):
            seat = (self.seat + i) % seats
            if g.busy(seat):
                g.turn = seat
                g.then(TurnWindow(seat, 0), StartTurn(seat), ActionCycle((seat + 1) % seats))
                return
        g.turn = NONE


class TurnWindow(Window[NewYork]):
    """W_TURN: before a turn, others may play a schemer or remove a card from a gangster. [LCN-TIM-07, LCN-INFL-08]"""

    __slots__ = ("schemed", "seat")
    rule = "LCN-TIM-07"
    routine = True

    def __init__(self, seat: int, schemed: int) -> None:
        self.seat = seat
        self.schemed = schemed  # bits of the seats that have played one before this turn

    def problems(self, g: NewYork) -> list[str]:
        wrong = in_phase(g, ACTION) + whose_turn(g, self, self.seat)
        if self.schemed >> g.rules.seats or self.schemed >> self.seat & 1:
            wrong.append("schemed names a seat that cannot have played before this turn")
        return wrong

    def seats(self, g: NewYork) -> tuple[int, ...]:
        if not g.busy(self.seat):
            return ()
        found: list[int] = []
        expansion = g.rules.expansion
        for seat in g.order():
            if seat == self.seat:
                continue
            if (g.influence[seat] and not self.schemed >> seat & 1 and g.busy(seat)) or (
                expansion and g.ready(seat, CANCELS_INFLUENCE) >= 0 and influence.removals(g, seat)
            ):
                found.append(seat)
        return tuple(found)

    def candidates(self, g: NewYork, seat: int, row: Row) -> list[Option]:
        found = [PASS, *[PLAY[card] for card in sorted(set(g.influence[seat])) if EXTRA_TURN in MODES[card]]]
        if g.rules.expansion:
            found.extend(influence.removals(g, seat))
        return found

    def forbidden_by(self, g: NewYork, seat: int, option: Option, row: Row) -> str:
        if option.verb == verbs.PLAY:
            card = INFLUENCE.get(str(option.target), NONE)
            if self.schemed >> seat & 1 or not g.busy(seat):
                return "LCN-TIM-07"
            return "" if card in g.influence[seat] and EXTRA_TURN in MODES[card] else "LCN-INFL-08"
        return influence.removal_bars(g, seat, option) if option.verb in REMOVED else ""

    def resolve(self, g: NewYork, answers: list[tuple[int, Row]]) -> None:
        steps: list[Step] = []
        schemed = self.schemed
        for seat, row in answers:
            answer = row[0]
            if answer.verb == verbs.PLAY:
                card = INFLUENCE[str(answer.target)]
                influence.show(g, seat, card, EXTRA_TURN)
                schemed |= 1 << seat
                steps.append(influence.InfluenceWindow(seat, card, EXTRA_TURN, NONE, ExtraTurn(seat), None))
            elif answer.verb in REMOVED:
                steps.append(influence.Remove(seat, REMOVED[answer.verb], GANGSTER[str(answer.target)]))
        if steps:
            g.then(*steps, TurnWindow(self.seat, schemed))

    def by_arrival(self, g: NewYork) -> bool:
        return g.rules.race_windows

    def question_facts(self, g: NewYork, seat: int) -> dict[str, object]:
        return {"seat": self.seat}


class StartTurn(ActionStep):
    """Begin the turn, if there is something to resolve. [LCN-RULE-76]"""

    __slots__ = ()

    def run(self, g: NewYork) -> None:
        if g.busy(self.seat):
            g.turn = self.seat
            g.stack.append(ActionTurn(self.seat, False, False, NONE))


class ExtraTurn(ActionStep):
    """A schemer's turn: a normal turn without a window before it. [LCN-TIM-07, LCN-RULE-57, LCN-RULE-76]"""

    __slots__ = ()

    def run(self, g: NewYork) -> None:
        if g.busy(self.seat):
            g.then(ActionTurn(self.seat, True, False, NONE), GoOnWith(g.turn))
            g.turn = self.seat


class GoOnWith(ActionStep):
    """After a schemer's turn, give the turn back to the interrupted player. [LCN-TIM-07]"""

    __slots__ = ()

    def problems(self, g: NewYork) -> list[str]:
        wrong = super().problems(g)
        opened = [step.seat for step in g.stack if isinstance(step, TurnWindow)]
        if opened[-1:] != [self.seat]:
            wrong.append(f"seat is {self.seat}, whose turn was not interrupted")
        return wrong

    def run(self, g: NewYork) -> None:
        g.turn = self.seat


class ActionTurn(Sealed[NewYork]):
    """Perform or cancel one assignment; influence cards and abilities before and after. [LCN-TIM-02, LCN-DEC-08]

    The parts of the commit stay hidden until it is complete. [LCN-TIM-17]
    """

    __slots__ = ("done", "extra", "gangster", "seat")
    rule = "LCN-ACT-02"
    own_turn = True
    listed_because = "in one loop over the assignments, for speed: the longest list of the game"

    def __init__(self, seat: int, extra: bool, done: bool, gangster: int) -> None:
        self.seat = seat
        self.extra = extra  # a schemer's turn
        self.done = done  # an assignment has been resolved
        self.gangster = gangster  # the double gangster whose other assignment may follow, -1 if none

    def problems(self, g: NewYork) -> list[str]:
        wrong = in_phase(g, ACTION) + whose_turn(g, self, self.seat)
        if self.gangster >= 0 and not (self.done and DOUBLE[self.gangster]):
            wrong.append(f"gangster is {GANGSTER_IDS[self.gangster]}, of whom no second assignment can follow")
        return wrong

    def seats(self, g: NewYork) -> tuple[int, ...]:
        return (self.seat,)

    def next_options(self, g: NewYork, seat: int, row: Row) -> list[Option]:
        if row:
            if row[0].verb in free.VERBS:
                return free.parts(g, seat, row, not (self.done or self.extra))
            return self._commit(g, seat, row).ask
        found: list[Option] = []
        if self.done:
            found.append(END_TURN)
            if self.gangster >= 0 and g.place[self.gangster] == seat:
                self._resolvable(g, self.gangster, found)
            found.extend(free.options(g, seat, False))
            return found
        for gangster in g.crew[seat]:
            self._resolvable(g, gangster, found)
        may_skip = bool(found) and not self.extra
        if not found:
            found.append(END_TURN)  # the last assignment was taken back to the hand [LCN-RULE-39]
        found.extend(free.options(g, seat, may_skip))
        return found

    def _resolvable(self, g: NewYork, gangster: int, found: list[Option]) -> None:
        seat = self.seat
        tasks = g.tasks
        for slot in (2 * gangster, 2 * gangster + 1):
            task = tasks[slot]
            if task == NOTHING:
                continue
            if task < 0:
                if price(g, seat, planned_in(task)) <= g.cash[seat]:
                    found.append(BUY_PLANNED[slot])
            else:
                if not unperformable(g, seat, task % FACE):
                    found.append(PERFORM[slot])
                if not _no_substitute(g, seat, gangster):
                    found.append(INSTEAD[slot])
            found.append(CANCEL[slot])

    def _commit(self, g: NewYork, seat: int, row: Row) -> Commit:
        """The parts given so far of performing a job or a substitute."""
        face = self._face(g, row)
        return read(g, seat, SLOT[str(row[0].target)] // 2, face, row[1:]) if face >= 0 else Commit()

    def _face(self, g: NewYork, row: Row) -> int:
        """The job that is performed, or the gangster's substitute for it; -1 if none."""
        slot = SLOT[str(row[0].target)]
        if row[0].verb == verbs.PERFORM:
            return g.tasks[slot] % FACE
        return SUBSTITUTE_JOB[slot // 2] if row[0].verb == verbs.INSTEAD else NONE

    def is_complete(self, g: NewYork, seat: int, row: Row) -> bool:
        verb = row[0].verb
        if verb == verbs.PERFORM or verb == verbs.INSTEAD:
            return not self._commit(g, seat, row).ask
        return verb not in free.VERBS or not free.parts(g, seat, row, not (self.done or self.extra))

    def resolve(self, g: NewYork, answers: list[tuple[int, Row]]) -> None:
        seat, row = answers[0]
        verb = row[0].verb
        if verb == verbs.END_TURN:
            return
        if verb in free.VERBS:
            free.take(g, seat, row, not (self.done or self.extra), self)
            return
        slot = SLOT[str(row[0].target)]
        gangster = slot // 2
        g.stack.append(ActionTurn(seat, self.extra, True, gangster if DOUBLE[gangster] else NONE))
        if verb == verbs.CANCEL:
            cancel(g, seat, slot)
        elif verb == verbs.BUY:
            buy_planned(g, seat, slot)
        elif verb == verbs.PERFORM:
            perform(g, seat, slot, self._commit(g, seat, row))
        else:
            substitute(g, seat, slot, self._commit(g, seat, row))

    def question_facts(self, g: NewYork, seat: int) -> dict[str, object]:
        return {"extra": self.extra, "done": self.done}

    def _resolve_bars(self, g: NewYork, verb: str, slot: int) -> str:
        """The rule against resolving an assignment with this option, "" if none."""
        seat, gangster = self.seat, slot // 2
        if slot < 0 or g.place[gangster] != seat:
            return "LCN-ACT-01"
        if self.done and gangster != self.gangster:
            return "LCN-ACT-01" if self.gangster < 0 else "LCN-ACT-11"
        task = g.tasks[slot]
        if task == NOTHING:
            return "LCN-BLK-02" if g.g_blocked[gangster] else "LCN-ACT-09"
        if verb == verbs.CANCEL:
            return ""
        if verb == verbs.BUY:
            if task >= 0:
                return "LCN-ACT-05"
            return "" if price(g, seat, planned_in(task)) <= g.cash[seat] else "LCN-ACT-06"
        if task < 0:
            return "LCN-ACT-07"
        return unperformable(g, seat, task % FACE) if verb == verbs.PERFORM else _no_substitute(g, seat, gangster)

    def forbidden_by(self, g: NewYork, seat: int, option: Option, row: Row) -> str:
        verb = option.verb
        may_skip = not (self.done or self.extra)
        if row:
            if row[0].verb in free.VERBS:
                asked = verb in [part.verb for part in free.parts(g, seat, row, may_skip)[:1]]
                return free.part_bars(g, seat, row, may_skip, option) if asked else self.rule
            commit = self._commit(g, seat, row)
            if commit.ask and commit.ask[0].verb == verb:
                return part_bars(g, seat, self._face(g, row), commit, option)
            return self.rule
        if verb in RESOLVES:
            return self._resolve_bars(g, verb, SLOT.get(str(option.target), NONE))
        if verb in free.VERBS:
            why = free.bars(g, seat, option, may_skip and g.busy(seat))
            return "LCN-RULE-76" if why == "LCN-INFL-08" and self.extra and not self.done else why
        if option == END_TURN:
            return "" if self.done or not g.busy(seat) else "LCN-ACT-02"
        if verb == verbs.HIRE:  # only in the hire phase
            return "LCN-EXP-03" if g.rules.expansion else "LCN-INC-02"
        return self.rule


def _no_substitute(g: NewYork, seat: int, gangster: int) -> str:
    """The rule against using a gangster's substitute for a job, "" if none. [LCN-SG-06, LCN-SG-30]"""
    if SUBSTITUTE_EARNING[gangster]:
        return ""
    if SUBSTITUTE_JOB[gangster] < 0:
        return "LCN-SG-06"
    return "" if has_target(g, seat, SUBSTITUTE_JOB[gangster]) else "LCN-ATK-05"


def cancel(g: NewYork, seat: int, slot: int) -> None:
    """Cancel an assignment: a job stays hidden, a business goes under its deck. [LCN-ACT-03, LCN-ACT-04, LCN-ACT-08]"""
    task = g.tasks[slot]
    if g.event_log is not None:
        facts: dict[str, object] = {"seat": seat, "at": SLOT_IDS[slot]}
        if task >= 0:
            g.emit("cancelled", {**facts, "round": back(task)}, {"card": JOB_IDS[task % FACE]}, (seat,))
        else:
            g.emit("cancelled", {**facts, "business": BUSINESS_IDS[planned_in(task)]})
    g.lose_task(slot)


def perform(g: NewYork, seat: int, slot: int, commit: Commit) -> None:
    """Reveal the job with all its choices. [LCN-ACT-07, LCN-TIM-03]"""
    gangster = slot // 2
    face = g.tasks[slot] % FACE
    planned = planned_dice(g, gangster, commit.planned)
    g.tasks[slot] = NOTHING
    deed = new_deed(
        BY_JOB,
        seat,
        gangster,
        face,
        card=face + FACE * ALL,
        aim=commit.aim,
        against=commit.against,
        target=commit.target,
        sources=commit.sources,
        stake=commit.stake,
        gamble=commit.gamble,
        planned=planned,
    )
    g.cash[seat] -= commit.stake
    begin(g, deed)


def substitute(g: NewYork, seat: int, slot: int, commit: Commit) -> None:
    """Discard the job unrevealed for the gangster's substitute. [LCN-SG-06, LCN-SG-30, LCN-RULE-68]"""
    gangster = slot // 2
    g.bury_job(g.tasks[slot])
    g.tasks[slot] = NOTHING
    if g.event_log is not None:
        g.emit("substitute", {"seat": seat, "gangster": GANGSTER_IDS[gangster]})
    if SUBSTITUTE_JOB[gangster] >= 0:
        face = SUBSTITUTE_JOB[gangster]
        deed = new_deed(
            BY_SUBSTITUTE, seat, gangster, face, aim=commit.aim, against=commit.against, target=commit.target
        )
    else:
        deed = new_deed(BY_EARNING, seat, gangster, NONE)
    begin(g, deed)


def begin(g: NewYork, deed: Deed) -> None:
    """Push the steps that resolve a job of a player's own turn: all of LCN-TIM-03."""
    resolution.reveal(g, deed)
    g.then(
        reactions.REVEAL_WINDOW,
        resolution.ROLL,
        reactions.OUTCOME,
        follow_ups.FOLLOW_UPS,
        resolution.FINISH,
        resolution.RETURN_JOB,
        resolution.CLOSE,
    )


PHASE: Final = ActionPhase()
STEPS: Final[tuple[type[Step], ...]] = (
    ActionPhase,
    ActionCycle,
    TurnWindow,
    StartTurn,
    ExtraTurn,
    GoOnWith,
    ActionTurn,
)
