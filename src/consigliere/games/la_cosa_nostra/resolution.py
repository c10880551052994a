"""Chapters 4.4 to 4.6: revealing a job, rolling for it and discarding it, in the steps of LCN-TIM-03.

Every step uses the deed on top of `g.deeds`. The results of a roll and reactions to it are in reactions.py.
"""

from __future__ import annotations

from typing import Final

from consigliere.engine import PASS, Decision, Option, Step

from . import dice, verbs
from .abilities import (
    EASIER_EARNINGS,
    EASIER_JOBS,
    GAMBLE_VALUE,
    GUARDS_ALL,
    GUARDS_BUSINESSMEN,
    RETURNS_JOB,
    SUBSTITUTE_VALUE,
)
from .commit import pool
from .components import (
    AT_BUSINESSMAN,
    ATTACK,
    CARRIES,
    FACE,
    FACES,
    GANGSTER_IDS,
    JOB_CATEGORY,
    JOB_IDS,
    JOB_VALUE,
    NONE,
    PIN_VALUE,
    TARGET_STRENGTH,
)
from .deed import (
    BY_EARNING,
    BY_SHOOTING,
    Deed,
    describe,
    is_earning,
)
from .options import (
    TAKE_JOB_BACK,
)
from .pieces import Split, Token
from .state import NewYork, put
from .step_checks import rolling


def reveal(g: NewYork, deed: Deed) -> None:
    """Step 1: reveal card, target, sources, stake and choices at once. [LCN-TIM-03, LCN-ATK-02]"""
    g.deeds.append(deed)
    g.count_reveal()
    if g.event_log is not None:
        g.emit("revealed", describe(deed))


# --- step 3: dice


class Roll(Step[NewYork]):
    """Fix the number of dice and the success value, then roll. [LCN-ROLL-01, LCN-ROLL-05, LCN-RULE-81]"""

    __slots__ = ()

    def problems(self, g: NewYork) -> list[str]:
        if not g.deeds or g.deeds[-1].planned < 0 or g.split[g.deeds[-1].gangster] is not None:
            return rolling(g)
        return ["dice_planned is given, but the gangster has split no dice"]

    def run(self, g: NewYork) -> None:
        deed = g.deeds[-1]
        count = dice_for(g, deed)
        deed.value = value_for(g, deed)
        deed.dice = tuple([g.random_below(FACES) + 1 for _ in range(count)])
        deed.fixed = 0
        if g.event_log is not None:
            g.emit("rolled", {**describe(deed), "dice": list(deed.dice), "value": deed.value})
        if deed.dice:
            g.stack.append(dice.ROLLER_DICE)


def dice_for(g: NewYork, deed: Deed) -> int:
    """The gangster's strength for this roll, or his part of a split. [LCN-ROLL-01, LCN-RULE-34, LCN-RULE-70]"""
    if deed.mode == BY_SHOOTING:
        return g.strength(deed.gangster)
    strength = pool(g, deed.gangster, is_earning(deed))
    if deed.planned < 0:
        return strength
    noted = g.split[deed.gangster]
    assert noted is not None
    g.split = put(g.split, deed.gangster, Split(noted.left, strength))
    return max(0, deed.planned + strength - noted.of)


def value_for(g: NewYork, deed: Deed) -> int:
    """The success value with all modifiers. [LCN-ROLL-05, LCN-KILL-04, LCN-KILL-05, LCN-RULE-70]"""
    if deed.mode == BY_SHOOTING:
        return g.strength(deed.target) + (CARRIES if g.carries(deed.target) else 0)
    if deed.mode == BY_EARNING:
        value = SUBSTITUTE_VALUE[deed.gangster]
    elif JOB_VALUE[deed.face] == TARGET_STRENGTH:
        value = g.strength(deed.target) + (CARRIES if g.carries(deed.target) else 0)
    else:
        value = JOB_VALUE[deed.face]
    value += PIN_VALUE[g.working_pins(deed.gangster)]
    if g.rules.expansion:
        value += g.total(deed.seat, EASIER_JOBS)
        if is_earning(deed):
            value += g.total(deed.seat, EASIER_EARNINGS)
        elif JOB_CATEGORY[deed.face] == ATTACK:
            value += g.total(deed.against, GUARDS_ALL)
            if deed.aim == AT_BUSINESSMAN:
                value += g.total(deed.against, GUARDS_BUSINESSMEN)
        if deed.gamble:
            value += GAMBLE_VALUE[deed.gangster]
    return value


# --- step 11: the end of a resolution


class Finish(Step[NewYork]):
    """Return used tokens, whatever the result of the roll. [LCN-DEAL-02]"""

    __slots__ = ()

    def problems(self, g: NewYork) -> list[str]:
        return rolling(g)

    def run(self, g: NewYork) -> None:
        deed = g.deeds[-1]
        for spot in deed.sources:
            token = Token(deed.seat, spot)
            if token in g.tokens:
                g.token_home(token)


class ReturnJob(Decision[NewYork]):
    """A job or reaction just performed may return to the hand. [LCN-SG-18, LCN-RULE-71, LCN-DEC-20]"""

    __slots__ = ()
    rule = "LCN-SG-18"

    def problems(self, g: NewYork) -> list[str]:
        return rolling(g)

    def deciders(self, g: NewYork) -> tuple[int, ...]:
        deed = g.deeds[-1]
        return (deed.seat,) if deed.card >= 0 and g.ready(deed.seat, RETURNS_JOB) >= 0 else ()

    def options(self, g: NewYork, seat: int) -> list[Option]:
        return [PASS, TAKE_JOB_BACK]

    def take(self, g: NewYork, seat: int, option: Option) -> None:
        if option.verb == verbs.TAKE_BACK_JOB:
            deed = g.deeds[-1]
            who = g.ready(seat, RETURNS_JOB)
            g.g_used = put(g.g_used, who, g.g_used[who] + 1)
            g.jobs[seat] = (*g.jobs[seat], deed.card)
            if g.event_log is not None:
                g.emit("took_back", {"seat": seat, "by": GANGSTER_IDS[who], "card": JOB_IDS[deed.card % FACE]})
            deed.card = NONE

    def question_facts(self, g: NewYork, seat: int) -> dict[str, object]:
        return {"card": JOB_IDS[g.deeds[-1].face]}


class Close(Step[NewYork]):
    """Put the job face up on the round's pile; henchman and sabotage leave too. [LCN-ACT-07, LCN-TIM-03]"""

    __slots__ = ()

    def problems(self, g: NewYork) -> list[str]:
        return rolling(g)

    def run(self, g: NewYork) -> None:
        deed = g.deeds.pop()
        if deed.card >= 0:
            g.bury_job(deed.card)
        g.job_done(deed.gangster, True)


ROLL: Final = Roll()
FINISH: Final = Finish()
RETURN_JOB: Final = ReturnJob()
CLOSE: Final = Close()
STEPS: Final[tuple[type[Step], ...]] = (Roll, Finish, ReturnJob, Close)
