"""The choices before an assignment is revealed: target, sources, stake, gamble, split.

The parts are named one by one; only the complete commit is public. [LCN-TIM-03, LCN-TIM-17, LCN-DEC-08]
"""

from __future__ import annotations

from typing import Final

from consigliere.engine import Option, Row

from . import verbs
from .abilities import AS_STRONG_EARNING, AS_STRONG_JOB, GAMBLE, SPLITS_DICE
from .components import (
    AT_BUSINESSMAN,
    AT_GANGSTER,
    AT_PLAYER,
    ATTACK,
    BUSINESS,
    BUSINESS_KIND,
    BUSINESSES,
    EARNING,
    FAMILY,
    GANGSTER,
    GUNS,
    IS_COMPANY,
    JOB_AIM,
    JOB_CATEGORY,
    JOB_MONOPOLIES,
    JOB_NEEDS,
    JOB_ONLY_BLOCKS,
    JOB_STAKE,
    JOBS,
    MIN_STRENGTH,
    MONOPOLIES,
    NEUTRAL,
    NONE,
    PIN_STRENGTH,
    SPOT,
    SPOTS,
)
from .options import (
    DICE,
    GAMBLE_NO,
    GAMBLE_YES,
    SOURCE,
    STAKE,
    STAKE_ALL,
    TARGET_BUSINESS,
    TARGET_FAMILY,
    TARGET_GANGSTER,
    amount_of,
    amounts,
)
from .pieces import Split, Token
from .state import NewYork, put

# The requirements of a job: kinds, and how many different cards of each
NEED_COUNTS: Final[tuple[tuple[tuple[int, int], ...], ...]] = tuple(
    tuple((kind, JOB_NEEDS[face].count(kind)) for kind in dict.fromkeys(JOB_NEEDS[face])) for face in range(JOBS)
)


class Commit:
    """A partial answer. `ask` holds the options for the next part; it is empty if the answer is complete."""

    __slots__ = ("against", "aim", "ask", "gamble", "planned", "sources", "stake", "target")

    def __init__(self) -> None:
        self.ask: list[Option] = []
        self.aim = 0
        self.against = NONE
        self.target = NONE
        self.sources: tuple[int, ...] = ()
        self.stake = 0
        self.gamble = False
        self.planned = NONE


# --- targets


def in_sight(g: NewYork, seat: int, face: int) -> list[Option]:
    """Candidates for a job's target: what others have in play of the right sort."""
    found: list[Option] = []
    for other in g.order():
        if other != seat:
            found.extend(_in_sight_of(g, other, JOB_AIM[face]))
    return found


def _in_sight_of(g: NewYork, other: int, aim: int) -> list[Option]:
    if aim == AT_PLAYER:
        return [TARGET_FAMILY[g.family[other]]]
    if aim == AT_GANGSTER:
        return [TARGET_GANGSTER[gangster] for gangster in g.crew[other]]
    return [TARGET_BUSINESS[business] for business in g.holdings[other]]


def targets(g: NewYork, seat: int, face: int) -> list[Option]:
    """The legal targets of a job: another player's, and no planned card. [LCN-ATK-01, LCN-ATK-04, LCN-ATK-06]"""
    return [option for option in in_sight(g, seat, face) if not target_bars(g, seat, face, option)]


def has_target(g: NewYork, seat: int, face: int) -> bool:
    """Whether a job has a legal target."""
    for other in g.order():
        if other != seat:
            for option in _in_sight_of(g, other, JOB_AIM[face]):
                if not target_bars(g, seat, face, option):
                    return True
    return False


def target_bars(g: NewYork, seat: int, face: int, option: Option) -> str:
    """The rule against a target of a job, "" if none."""
    aim, name = JOB_AIM[face], str(option.target)
    if aim == AT_PLAYER:
        family = FAMILY.get(name, NONE)
        return "" if family in g.family and g.family.index(family) != seat else "LCN-ATK-01"
    if aim == AT_GANGSTER:
        gangster = GANGSTER.get(name, NONE)
        return "" if gangster >= 0 and g.place[gangster] < g.rules.seats and g.place[gangster] != seat else "LCN-ATK-01"
    business = BUSINESS.get(name, NONE)
    if business < 0 or IS_COMPANY[business] != (aim != AT_BUSINESSMAN):
        return "LCN-ATK-01"
    if g.owner[business] < 0:
        return "LCN-ATK-04"
    if g.owner[business] == seat:
        return "LCN-ATK-01"
    return "LCN-ATK-06" if JOB_ONLY_BLOCKS[face] and g.b_blocked[business] else ""


def aim_at(g: NewYork, face: int, option: Option, commit: Commit) -> None:
    """Set the target that an option names."""
    aim = commit.aim = JOB_AIM[face]
    name = str(option.target)
    if aim == AT_PLAYER:
        commit.against = g.family.index(FAMILY[name])
    elif aim == AT_GANGSTER:
        commit.target = GANGSTER[name]
        commit.against = g.place[commit.target]
    else:
        commit.target = BUSINESS[name]
        commit.against = g.owner[commit.target]


# --- sources


def _at_hand(g: NewYork, seat: int, kind: int) -> tuple[list[int], list[int]]:
    """Cards of a kind that can meet a requirement: own ones, and others' with a token of the seat. [LCN-EARN-02]"""
    own = [b for b in g.holdings[seat] if BUSINESS_KIND[b] == kind and not g.b_blocked[b]]
    lent: list[int] = []
    for whose, spot in g.tokens:
        if whose != seat or spot >= BUSINESSES or BUSINESS_KIND[spot] != kind or spot in lent:
            continue
        if g.owner[spot] >= 0 and not g.b_blocked[spot]:
            lent.append(spot)
    lent.sort()
    return own, lent


def _monopolies_at_hand(g: NewYork, seat: int) -> tuple[list[int], list[int]]:
    """The same for monopoly cards. [LCN-XC-04]"""
    low = SPOTS - MONOPOLIES
    own = [low + i for i in range(MONOPOLIES) if g.monopoly[i] == seat]
    lent = [
        low + i for i in range(MONOPOLIES) if g.monopoly[i] not in (NONE, seat) and Token(seat, low + i) in g.tokens
    ]
    return own, lent


def has_sources(g: NewYork, seat: int, face: int) -> bool:
    """Whether the requirement is met now. [LCN-EARN-02, LCN-EARN-03, LCN-EARN-05]"""
    for kind, count in NEED_COUNTS[face]:
        have = 0
        blocked = g.b_blocked
        for business in g.holdings[seat]:
            if BUSINESS_KIND[business] == kind and not blocked[business]:
                have += 1
        if have < count:
            if not g.tokens:
                return False
            own, lent = _at_hand(g, seat, kind)
            if len(own) + len(lent) < count:
                return False
    if JOB_MONOPOLIES[face]:
        own, lent = _monopolies_at_hand(g, seat)
        return len(own) + len(lent) >= JOB_MONOPOLIES[face]
    return True


def _choose_sources(g: NewYork, seat: int, face: int, tail: Row, at: int, commit: Commit) -> int:
    """Collect the sources that the answer names or that are forced; ask if there is a choice. [LCN-EARN-07]

    Own cards are interchangeable and named first, tokens in the order of their cards. Returns how many parts it read.
    """
    chosen: list[int] = []
    needs = [(_at_hand(g, seat, kind), count) for kind, count in NEED_COUNTS[face]]
    if JOB_MONOPOLIES[face]:
        needs.append((_monopolies_at_hand(g, seat), JOB_MONOPOLIES[face]))
    for (own, lent), count in needs:
        left, mine, first = count, 0, 0  # still to find, own cards used, first token not yet skipped
        while left:
            choices: list[int] = []
            if first == 0 and mine < len(own) and left - 1 <= len(own) - mine - 1 + len(lent):
                choices.append(own[mine])
            choices.extend([lent[i] for i in range(first, len(lent)) if left - 1 <= len(lent) - i - 1])
            if len(choices) == 1:
                spot = choices[0]
            elif at < len(tail):
                spot = SPOT[str(tail[at].target)]
                at += 1
            else:
                commit.ask = [SOURCE[spot] for spot in choices]
                return at
            chosen.append(spot)
            left -= 1
            if spot in lent:
                first = lent.index(spot) + 1
            else:
                mine += 1
    commit.sources = tuple(chosen)
    return at


def still_there(g: NewYork, seat: int, sources: tuple[int, ...]) -> bool:
    """Whether all sources of a job could be used again. [LCN-RULE-28, LCN-RULE-66]"""
    for spot in sources:
        if spot < BUSINESSES:
            if g.b_blocked[spot] or g.owner[spot] < 0:
                return False
            mine = g.owner[spot] == seat
        else:
            holder = g.monopoly[spot - BUSINESSES]
            if holder < 0:
                return False
            mine = holder == seat
        if not mine and Token(seat, spot) not in g.tokens:
            return False
    return True


# --- dice


def pool(g: NewYork, gangster: int, earning: bool) -> int:
    """The dice that a gangster rolls for a job; some are stronger for certain jobs. [LCN-ROLL-01, LCN-RULE-63]"""
    guns = AS_STRONG_JOB[gangster] or (AS_STRONG_EARNING[gangster] if earning else 0) or GUNS[gangster]
    found = guns + g.growth[gangster] + PIN_STRENGTH[g.working_pins(gangster)]
    return found if found > MIN_STRENGTH else MIN_STRENGTH


def owes_split(g: NewYork, gangster: int) -> bool:
    """Whether the dice must be split now: two jobs, neither performed yet. [LCN-SG-15, LCN-RULE-34]"""
    if not SPLITS_DICE[gangster] or g.split[gangster] is not None:
        return False
    return g.tasks[2 * gangster] >= 0 and g.tasks[2 * gangster + 1] >= 0


def splits(g: NewYork, gangster: int) -> int:
    """The number of dice to split."""
    return pool(g, gangster, False)


def planned_dice(g: NewYork, gangster: int, chosen: int) -> int:
    """The dice for the job now performed, -1: all. A new split is stored; a stored one is used up."""
    if not SPLITS_DICE[gangster]:
        return NONE
    if chosen >= 0:
        strength = splits(g, gangster)
        g.split = put(g.split, gangster, Split(strength - chosen, strength))
        return chosen
    noted = g.split[gangster]
    return noted.left if noted is not None else NONE


# --- the complete commit


def unperformable(g: NewYork, seat: int, face: int) -> str:
    """The rule against performing a job now, "" if none. [LCN-RULE-45]"""
    category = JOB_CATEGORY[face]
    if category == EARNING:
        return "" if has_sources(g, seat, face) else "LCN-EARN-06"
    if category == ATTACK:
        return "" if has_target(g, seat, face) else "LCN-ATK-05"
    return "" if category == NEUTRAL else "LCN-REACT-01"


def part_bars(g: NewYork, seat: int, face: int, commit: Commit, option: Option) -> str:
    """The rule against the next part of an answer, "" if none."""
    if option.verb == verbs.TARGET:
        return target_bars(g, seat, face, option)
    if option in commit.ask:
        return ""
    if option.verb == verbs.SOURCE:
        return "LCN-EARN-02"
    if option.verb == verbs.STAKE:
        return "LCN-CARD-15"
    return "LCN-SG-27" if option.verb == verbs.GAMBLE else "LCN-SG-15"


def read(g: NewYork, seat: int, gangster: int, face: int, tail: Row, repeated: bool = False) -> Commit:
    """Read an answer part by part. A repetition has its sources and its dice already. [LCN-RULE-28]"""
    commit = Commit()
    at = 0
    category = JOB_CATEGORY[face]
    if category == ATTACK:
        if not tail:
            commit.ask = targets(g, seat, face)
            return commit
        aim_at(g, face, tail[0], commit)
        at = 1
    elif category == EARNING and not repeated and (JOB_NEEDS[face] or JOB_MONOPOLIES[face]):
        at = _choose_sources(g, seat, face, tail, at, commit)
        if commit.ask:
            return commit
    if JOB_STAKE[face]:
        limit = min(JOB_STAKE[face], g.cash[seat])
        if at == len(tail):
            commit.ask = amounts(STAKE, STAKE_ALL, limit)
            return commit
        commit.stake = amount_of(tail[at], limit)
        at += 1
    if category == EARNING and GAMBLE[gangster]:
        if at == len(tail):
            commit.ask = [GAMBLE_NO, GAMBLE_YES]
            return commit
        commit.gamble = tail[at].target == "yes"
        at += 1
    if not repeated and owes_split(g, gangster):
        if at == len(tail):
            commit.ask = list(DICE[: splits(g, gangster) + 1])
            return commit
        commit.planned = int(tail[at].target)
    return commit
