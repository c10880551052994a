"""Chapters 4.4 to 4.6 and 8: from the reveal of a job to its last consequence, step by step as LCN-TIM-03 has it.

Every step looks at the deed on top of `g.deeds`. Windows that answer a roll stand in reactions.py.
"""

from __future__ import annotations

from typing import Final

from consigliere.engine import PASS, Decision, Option, Step

from . import dice, effects, follow_ups, reactions
from .abilities import (
    EASIER_EARNINGS,
    EASIER_JOBS,
    GAMBLE,
    GAMBLE_VALUE,
    GUARDS_ALL,
    GUARDS_BUSINESSMEN,
    RETURNS_JOB,
    SUBSTITUTE_EARNING,
    SUBSTITUTE_VALUE,
)
from .commit import pool
from .components import (
    AT_BUSINESSMAN,
    AT_GANGSTER,
    ATTACK,
    BUSINESS_IDS,
    CARRIES,
    EARNING,
    FACE,
    FACES,
    GAIN,
    GANGSTER_IDS,
    JOB_CATEGORY,
    JOB_EFFECTS,
    JOB_IDS,
    JOB_STRIKES_BACK,
    JOB_VALUE,
    PIN_VALUE,
    SPOT_IDS,
    SPOTS,
    TARGET_STRENGTH,
    Effect,
)
from .deed import (
    BY_EARNING,
    BY_REACTION,
    BY_SHOOTING,
    BY_SUBSTITUTE_REACTION,
    HARM_KILL,
    MODE_IDS,
    Deed,
)
from .options import (
    TAKE_JOB_BACK,
)
from .state import NewYork, put


def begin(g: NewYork, deed: Deed) -> None:
    """A job of a player's own turn is resolved: the whole of LCN-TIM-03."""
    reveal(g, deed)
    g.then(reactions.REVEAL_WINDOW, ROLL, OUTCOME, follow_ups.FOLLOW_UPS, FINISH, RETURN_JOB, CLOSE)


def reveal(g: NewYork, deed: Deed) -> None:
    """Step 1: card, target, sources, stake, choices, all at once. [LCN-TIM-03, LCN-ATK-02]"""
    g.deeds.append(deed)
    g.revealed()
    if g.told is not None:
        g.tell("revealed", describe(deed))


def describe(deed: Deed) -> dict[str, object]:
    """The public facts of a deed, in names."""
    facts: dict[str, object] = {
        "mode": MODE_IDS[deed.mode],
        "seat": deed.seat,
        "gangster": GANGSTER_IDS[deed.gangster],
        "job": JOB_IDS[deed.face] if deed.face >= 0 else None,
    }
    if deed.against >= 0:
        facts["against"] = deed.against
    if deed.target >= 0:
        facts["target"] = (GANGSTER_IDS if deed.aim == AT_GANGSTER else BUSINESS_IDS)[deed.target]
    if deed.sources:
        facts["sources"] = [SPOT_IDS[spot] for spot in deed.sources]
    if deed.stake:
        facts["stake"] = deed.stake
    if deed.gamble:
        facts["gamble"] = True
    if deed.planned >= 0:
        facts["planned"] = deed.planned
    return facts


def is_earning(deed: Deed) -> bool:
    """An earning card, or a roll that counts as one. [LCN-RULE-69]"""
    return deed.mode == BY_EARNING or (deed.face >= 0 and JOB_CATEGORY[deed.face] == EARNING)


# --- step 3: dice


class Roll(Step[NewYork]):
    """Number of dice and success value are fixed, then the dice roll. [LCN-ROLL-01, LCN-ROLL-05, LCN-RULE-81]"""

    __slots__ = ()

    def run(self, g: NewYork) -> None:
        deed = g.deeds[-1]
        count = dice_for(g, deed)
        deed.value = value_for(g, deed)
        deed.dice = tuple([g.below(FACES) + 1 for _ in range(count)])
        deed.fixed = 0
        if g.told is not None:
            g.tell("rolled", {**describe(deed), "dice": list(deed.dice), "value": deed.value})
        if deed.dice:
            g.stack.append(dice.ROLLER_DICE)


def dice_for(g: NewYork, deed: Deed) -> int:
    """The gangster's strength for this roll, or his part of a split. [LCN-ROLL-01, LCN-RULE-34, LCN-RULE-70]"""
    if deed.mode == BY_SHOOTING:
        return g.strength(deed.gangster)
    strength = pool(g, deed.gangster, is_earning(deed))
    if deed.planned < 0:
        return strength
    noted = g.split[deed.gangster] - 1  # a change since the split is taken from the next roll
    g.split = put(g.split, deed.gangster, 1 + noted // 16 * 16 + strength)
    return max(0, deed.planned + strength - noted % 16)


def value_for(g: NewYork, deed: Deed) -> int:
    """The success value with all that changes it. [LCN-ROLL-05, LCN-KILL-04, LCN-KILL-05, LCN-RULE-70]"""
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


# --- steps 5 to 7: successes and effects


class Outcome(Step[NewYork]):
    """Successes are counted; what they are enough for is on its way. [LCN-ROLL-02 to LCN-ROLL-04, LCN-RULE-54]"""

    __slots__ = ()

    def run(self, g: NewYork) -> None:
        deed = g.deeds[-1]
        value = deed.value
        deed.successes = sum([die >= value for die in deed.dice])
        if deed.mode == BY_SHOOTING:
            self._shot(g, deed)
            return
        if deed.mode == BY_EARNING:
            deed.reward = SUBSTITUTE_EARNING[deed.gangster] * deed.successes
            effects: tuple[Effect, ...] = ()
            works = deed.successes > 0
        else:
            effects = JOB_EFFECTS[deed.face][min(2, deed.successes)]
            works = deed.successes > 0 and bool(effects)
        deed.succeeded = deed.succeeded or works
        if g.told is not None:
            g.tell("outcome", {"seat": deed.seat, "successes": deed.successes, "works": works})
        if not works:
            if not deed.successes and deed.stake:
                if g.told is not None:
                    g.tell("money", {"from": deed.seat, "to": None, "amount": deed.stake, "why": "races"})
                deed.stake = 0  # lost to the bank [LCN-CARD-15]
            return
        if is_earning(deed):
            if effects:
                deed.reward = sum([effect.amount for effect in effects if effect.word == GAIN])
            if deed.gamble:
                deed.reward *= GAMBLE[deed.gangster]
            g.then(reactions.ROB_WINDOW, PAY)
        elif JOB_CATEGORY[deed.face] == ATTACK:
            g.then(reactions.AMBUSH_WINDOW, APPLY)
        elif deed.mode in (BY_REACTION, BY_SUBSTITUTE_REACTION):
            reactions.outcome(g, deed, effects)
        else:
            g.stack.append(APPLY)

    def _shot(self, g: NewYork, deed: Deed) -> None:
        """Shooting back: a kill attempt of its own. [LCN-CARD-16, LCN-RULE-12]"""
        works = deed.successes >= JOB_STRIKES_BACK[deed.face]
        if g.told is not None:
            g.tell("outcome", {"seat": deed.seat, "successes": deed.successes, "works": works})
        if works:
            deed.harm = HARM_KILL
            effects.harm(g)


class Pay(Step[NewYork]):
    """What robbers left of the reward goes to the earner. [LCN-EARN-01, LCN-REACT-02, LCN-INV-17]"""

    __slots__ = ()

    def run(self, g: NewYork) -> None:
        deed = g.deeds[-1]
        g.earn(deed.seat, deed.reward - deed.taken, "reward")


class Apply(Step[NewYork]):
    """Step 7: the effects of a job that was not repelled. [LCN-TIM-03, chapter 7]"""

    __slots__ = ()

    def run(self, g: NewYork) -> None:
        deed = g.deeds[-1]
        if deed.repelled:
            return
        for effect in JOB_EFFECTS[deed.face][min(2, deed.successes)]:
            effects.apply(g, deed, effect)


# --- step 11: the end of a resolution


class Finish(Step[NewYork]):
    """Used tokens go home, whatever the roll gave. [LCN-DEAL-02]"""

    __slots__ = ()

    def run(self, g: NewYork) -> None:
        deed = g.deeds[-1]
        for spot in deed.sources:
            token = deed.seat * SPOTS + spot
            if token in g.tokens:
                g.token_home(token)


class ReturnJob(Decision[NewYork]):
    """A job or reaction just performed may be taken back to the hand. [LCN-SG-18, LCN-RULE-71, LCN-DEC-20]"""

    __slots__ = ()
    rule = "LCN-SG-18"

    def deciders(self, g: NewYork) -> tuple[int, ...]:
        deed = g.deeds[-1]
        return (deed.seat,) if deed.card >= 0 and g.ready(deed.seat, RETURNS_JOB) >= 0 else ()

    def options(self, g: NewYork, seat: int) -> list[Option]:
        return [PASS, TAKE_JOB_BACK]

    def take(self, g: NewYork, seat: int, option: Option) -> None:
        if option.verb == "take_back_job":
            deed = g.deeds[-1]
            who = g.ready(seat, RETURNS_JOB)
            g.g_used = put(g.g_used, who, g.g_used[who] + 1)
            g.jobs[seat] = (*g.jobs[seat], deed.card)
            if g.told is not None:
                g.tell("took_back", {"seat": seat, "by": GANGSTER_IDS[who], "card": JOB_IDS[deed.card % FACE]})
            deed.card = -1

    def asks(self, g: NewYork, seat: int) -> dict[str, object]:
        return {"card": JOB_IDS[g.deeds[-1].face]}


class Close(Step[NewYork]):
    """The job goes face up to the pile of the round, henchman and sabotage with it. [LCN-ACT-07, LCN-TIM-03]"""

    __slots__ = ()

    def run(self, g: NewYork) -> None:
        deed = g.deeds.pop()
        if deed.card >= 0:
            g.bury_job(deed.card)
        g.job_done(deed.gangster, True)


ROLL: Final = Roll()
OUTCOME: Final = Outcome()
PAY: Final = Pay()
APPLY: Final = Apply()
FINISH: Final = Finish()
RETURN_JOB: Final = ReturnJob()
CLOSE: Final = Close()
STEPS: Final[tuple[type[Step], ...]] = (Roll, Outcome, Pay, Apply, Finish, ReturnJob, Close)
