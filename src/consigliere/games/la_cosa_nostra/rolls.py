"""Checks of rolls in progress in a position, and of the steps that end them."""

from __future__ import annotations

from typing import Final

from consigliere.engine import Answers, Step

from .abilities import (
    BONUS_ATTACK,
    GAMBLE,
    REPEATS,
    SPLITS_DICE,
    SUBSTITUTE_EARNING,
    SUBSTITUTE_JOB,
    SUBSTITUTE_REACTION,
)
from .components import (
    ACTION,
    ALL,
    AT_GANGSTER,
    AT_PLAYER,
    ATTACK,
    BUSINESS_KIND,
    BUSINESSES,
    FACE,
    FACES,
    GAIN,
    GANGSTER_IDS,
    IS_COMPANY,
    JOB_AIM,
    JOB_CATEGORY,
    JOB_EFFECTS,
    JOB_IDS,
    JOB_MONOPOLIES,
    JOB_NEEDS,
    JOB_REPELS,
    JOB_ROBS,
    JOB_ROUND,
    JOB_STAKE,
    JOB_STRIKES_BACK,
    NO_AIM,
    NONE,
    REACTION,
    ROB,
    TROPHY,
)
from .components import AT_BUSINESSMAN as AT_MAN
from .deed import (
    BY_BONUS,
    BY_EARNING,
    BY_JOB,
    BY_REACTION,
    BY_SHOOTING,
    BY_SUBSTITUTE,
    BY_SUBSTITUTE_REACTION,
    MODE_IDS,
    NO_HARM,
    Deed,
    is_earning,
)
from .follow_ups import Drop
from .harm import Consequence
from .options import MOST_DICE
from .reactions import AmbushWindow, Apply, EndReaction, Outcome
from .resolution import Close, Roll
from .state import NewYork

# The step that ends a roll, by its mode
ENDS: Final[dict[int, type[Step]]] = {
    BY_JOB: Close,
    BY_SUBSTITUTE: Close,
    BY_EARNING: Close,
    BY_REACTION: EndReaction,
    BY_SUBSTITUTE_REACTION: EndReaction,
    BY_BONUS: Drop,
    BY_SHOOTING: Drop,
}
BEFORE: Final = (Roll, Outcome, AmbushWindow, Apply)  # the target is still in its place while one of these is to come
MOST_VALUE: Final = 20  # far beyond any success value that cards and abilities can give


def problems(g: NewYork) -> list[str]:
    """Each roll has its last step on the stack, and fits the job, the gangster and the roll that it answers."""
    steps = [step.question if isinstance(step, Answers) else step for step in g.stack]
    ends = [i for i, step in enumerate(steps) if isinstance(step, (Close, EndReaction, Drop))]
    if not g.deeds and not ends:
        return []
    if [ENDS[deed.mode] for deed in g.deeds] != [type(steps[i]) for i in ends]:
        return [f"deeds has {len(g.deeds)} rolls on their way, which are not those that steps on the stack end"]
    if g.phase != ACTION:
        return ["deeds has a roll outside the action phase"]
    wrong: list[str] = []
    for i, deed in enumerate(g.deeds):
        to_come = steps[ends[i] + 1 : ends[i + 1] if i + 1 < len(ends) else len(steps)]
        found = _fits(g, deed, g.deeds[i - 1] if i else None) or [*_aimed(g, deed, to_come), *_rolled(g, i, to_come)]
        wrong += [f"deeds[{i}]: {problem}" for problem in found]
    return wrong


def _faces(deed: Deed) -> bool:
    """Whether the gangster can do this job in this way."""
    face, gangster = deed.face, deed.gangster
    if deed.mode == BY_EARNING:
        return face < 0 and SUBSTITUTE_EARNING[gangster] > 0
    if face < 0:
        return False
    if deed.mode == BY_JOB:
        return JOB_CATEGORY[face] != REACTION
    if deed.mode == BY_REACTION:
        return JOB_CATEGORY[face] == REACTION
    if deed.mode == BY_SHOOTING:
        return JOB_STRIKES_BACK[face] > 0
    by = {BY_SUBSTITUTE: SUBSTITUTE_JOB, BY_SUBSTITUTE_REACTION: SUBSTITUTE_REACTION, BY_BONUS: BONUS_ATTACK}
    return face == by[deed.mode][gangster]


def _fits(g: NewYork, deed: Deed, below: Deed | None) -> list[str]:
    """Gangster, job and card belong together, and a reaction answers the roll below it."""
    wrong: list[str] = []
    name = GANGSTER_IDS[deed.gangster]
    if g.place[deed.gangster] not in (deed.seat, TROPHY):
        wrong.append(f"gangster {name} is not seat {deed.seat}'s")
    if not _faces(deed):
        return [*wrong, f"job is none that {name} does as {MODE_IDS[deed.mode]}"]
    face = deed.face
    if deed.mode in (BY_JOB, BY_REACTION):
        if deed.card not in (NONE, face + FACE * ALL) or face not in g.rules.jobs or JOB_ROUND[face] > g.round:
            wrong.append(f"card is not {JOB_IDS[face]}, revealed to all")
    elif deed.card >= 0:
        wrong.append("card is given, but no card stands for this roll")
    if (deed.mode in (BY_JOB, BY_SUBSTITUTE, BY_EARNING)) != (below is None):
        return [*wrong, f"mode {MODE_IDS[deed.mode]} answers nothing, or nothing is answered"]
    if below is not None and deed.mode in (BY_REACTION, BY_SUBSTITUTE_REACTION):
        wrong += _answers(deed, below)
    if deed.mode == BY_SHOOTING and below is not None and (deed.face, deed.gangster) != (below.face, below.target):
        wrong.append("shooting back is for the target of the job below")
    return wrong


def _answers(deed: Deed, below: Deed) -> list[str]:
    """A robbery answers an earning or a robbery; an ambush answers an attack or a robbery."""
    wrong: list[str] = []
    if deed.against != below.seat:
        wrong.append("against is not the seat whose roll is answered")
    robs = JOB_ROBS[deed.face]
    robbed = below.face >= 0 and JOB_ROBS[below.face]
    if robs and not is_earning(below) and not robbed:
        wrong.append("a robbery answers an earning alone")
    if not robs and not robbed and (below.face < 0 or JOB_CATEGORY[below.face] != ATTACK):
        wrong.append("an ambush answers an attack or a robbery alone")
    return wrong


def _aimed(g: NewYork, deed: Deed, to_come: list[Step]) -> list[str]:
    """The target of the roll is in its place until the roll is resolved."""
    face = deed.face
    if deed.mode in (BY_REACTION, BY_SUBSTITUTE_REACTION):
        aim = AT_GANGSTER if JOB_REPELS[face] else NO_AIM
    else:
        aim = AT_GANGSTER if deed.mode == BY_SHOOTING else JOB_AIM[face] if face != NONE else NO_AIM
    if deed.aim != aim:
        return ["aim is not that of the job"]
    robs = deed.mode == BY_REACTION and JOB_ROBS[face]
    if (deed.against >= 0) != (aim != NO_AIM or robs) or deed.against == deed.seat:
        return ["against is not another seat where the job is aimed at one, or is where it is not"]
    if (deed.target >= 0) != (aim not in (NO_AIM, AT_PLAYER)):
        return ["target is missing, or given for a job without one"]
    if deed.target < 0:
        return []
    if aim == AT_GANGSTER:
        there, gone = g.place[deed.target] == deed.against, g.place[deed.target] == TROPHY
    else:
        if IS_COMPANY[deed.target] != (aim != AT_MAN):
            return ["target is no business of the sort that the job is aimed at"]
        there, gone = g.owner[deed.target] == deed.against, True
    pending = deed.harm != NO_HARM or any(isinstance(step, BEFORE) for step in to_come)
    return [] if there or (gone and not pending) else [f"target is not seat {deed.against}'s"]


def _rolled(g: NewYork, at: int, to_come: list[Step]) -> list[str]:
    """The dice and their results so far."""
    deed = g.deeds[at]
    wrong: list[str] = []
    counted = not any(isinstance(step, (Roll, Outcome)) for step in to_come)
    if len(deed.dice) > MOST_DICE or not all(1 <= die <= FACES for die in deed.dice):
        return ["dice cannot be thrown so"]
    if abs(deed.value) > MOST_VALUE:
        wrong.append(f"value cannot be {deed.value}")
    if deed.planned >= 0 and (not SPLITS_DICE[deed.gangster] or deed.planned > MOST_DICE):
        wrong.append(f"dice_planned is {deed.planned}, but the gangster does not split so")
    if deed.successes != (sum(die >= deed.value for die in deed.dice) if counted else 0):
        wrong.append(f"successes is {deed.successes}, which the dice do not say")
    if deed.again and not REPEATS[deed.gangster]:
        wrong.append("again, but the gangster repeats nothing")
    if deed.gamble and not (GAMBLE[deed.gangster] and is_earning(deed)):
        wrong.append("gamble, but the gangster does not")
    most = JOB_STAKE[deed.face] if deed.face >= 0 else 0
    if not 0 <= deed.stake <= most:
        wrong.append(f"stake is {deed.stake}, not 0 to {most}")
    if deed.reward != (_reward(g, at) if counted else 0) or not 0 <= deed.taken <= deed.reward:
        wrong.append(f"reward is {deed.reward} and taken {deed.taken}, which the roll does not bring")
    if deed.harm != NO_HARM and not any(isinstance(step, Consequence) for step in to_come):
        wrong.append("harm is to be done, but no step does it")
    if deed.harm != NO_HARM and deed.target < 0:
        wrong.append("harm is to be done to nobody")
    return [*wrong, *_sources(deed), *_reacted(g, at)]


def _reward(g: NewYork, at: int) -> int:
    """What the successes of a roll are worth."""
    deed = g.deeds[at]
    if deed.mode == BY_EARNING:
        return SUBSTITUTE_EARNING[deed.gangster] * deed.successes
    works = JOB_EFFECTS[deed.face][min(2, deed.successes)]
    for effect in works:
        if effect.word == ROB and deed.mode == BY_REACTION:
            return g.deeds[at - 1].reward * effect.num // effect.den
    if not is_earning(deed) or not deed.successes:
        return 0
    return sum(effect.amount for effect in works if effect.word == GAIN) * (GAMBLE[deed.gangster] if deed.gamble else 1)


def _sources(deed: Deed) -> list[str]:
    """The sources of the job meet its requirements."""
    if deed.mode != BY_JOB:
        return ["sources are given for a job that needs none"] if deed.sources else []
    kinds = sorted(BUSINESS_KIND[spot] for spot in deed.sources if spot < BUSINESSES)
    monopolies = sum(spot >= BUSINESSES for spot in deed.sources)
    right = kinds == sorted(JOB_NEEDS[deed.face]) and monopolies == JOB_MONOPOLIES[deed.face]
    return [] if right and len(set(deed.sources)) == len(deed.sources) else ["sources are not what the job needs"]


def _reacted(g: NewYork, at: int) -> list[str]:
    """Gangsters who may still attack after a reaction are listed at the first roll. [LCN-RULE-67]"""
    deed = g.deeds[at]
    if deed.reacted and at:
        return ["reacted is noted at the first roll alone"]
    for gangster, card in deed.reacted:
        reaction = card < 0 or (JOB_CATEGORY[card % FACE] == REACTION and card // FACE == ALL)
        if BONUS_ATTACK[gangster] < 0 or not reaction:
            return ["reacted names somebody who does not attack again"]
    return []
