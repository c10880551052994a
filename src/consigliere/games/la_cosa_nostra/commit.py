"""What an assignment needs to know before it is revealed: target, sources, stake, gamble, split.

The pieces are named one after the other; only the whole is public. [LCN-TIM-03, LCN-TIM-17, LCN-DEC-08]
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

# What a job needs: kinds and how many different cards of each
NEED_COUNTS: Final[tuple[tuple[tuple[int, int], ...], ...]] = tuple(
    tuple((kind, JOB_NEEDS[face].count(kind)) for kind in dict.fromkeys(JOB_NEEDS[face])) for face in range(JOBS)
)


class Commit:
    """An answer as far as it is given; `ask` holds the choices for the next piece, nothing when it is whole."""

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
    """Candidates for a job's aim: what others have in play of the sort it is aimed at."""
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
    """Whom a job may be aimed at: always another player's, never a planned card. [LCN-ATK-01, 04, 06]"""
    return [option for option in in_sight(g, seat, face) if not target_bars(g, seat, face, option)]


def has_target(g: NewYork, seat: int, face: int) -> bool:
    """Whether a job may be aimed at anything."""
    for other in g.order():
        if other != seat:
            for option in _in_sight_of(g, other, JOB_AIM[face]):
                if not target_bars(g, seat, face, option):
                    return True
    return False


def target_bars(g: NewYork, seat: int, face: int, option: Option) -> str:
    """The rule against aiming a job at something, "" if none."""
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
    """Read a target off the option that names it."""
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
    """Own cards of a kind that can serve, and others' that bear a token of the seat. [LCN-EARN-02]"""
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
    """Fill the sources with what the answer names and what leaves no choice; ask where there is one. [LCN-EARN-07]

    Own cards are all alike and are named first, tokens in the order of their cards. Returns how far it read.
    """
    chosen: list[int] = []
    needs = [(_at_hand(g, seat, kind), count) for kind, count in NEED_COUNTS[face]]
    if JOB_MONOPOLIES[face]:
        needs.append((_monopolies_at_hand(g, seat), JOB_MONOPOLIES[face]))
    for (own, lent), count in needs:
        left, mine, first = count, 0, 0  # still to find, own cards used, first token not yet passed over
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
    """Whether every card that served a job could serve it once more. [LCN-RULE-28, LCN-RULE-66]"""
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
    """The dice a gangster rolls for a job of his: some count as stronger then. [LCN-ROLL-01, LCN-RULE-63]"""
    guns = AS_STRONG_JOB[gangster] or (AS_STRONG_EARNING[gangster] if earning else 0) or GUNS[gangster]
    found = guns + g.growth[gangster] + PIN_STRENGTH[g.working_pins(gangster)]
    return found if found > MIN_STRENGTH else MIN_STRENGTH


def owes_split(g: NewYork, gangster: int) -> bool:
    """Whether the dice must be split now: two unresolved jobs, none of them performed. [LCN-SG-15, LCN-RULE-34]"""
    if not SPLITS_DICE[gangster] or g.split[gangster] is not None:
        return False
    return g.tasks[2 * gangster] >= 0 and g.tasks[2 * gangster + 1] >= 0


def splits(g: NewYork, gangster: int) -> int:
    """The number of dice that are split."""
    return pool(g, gangster, False)


def planned_dice(g: NewYork, gangster: int, chosen: int) -> int:
    """The dice set apart for the job now performed, -1: all. A fresh split is noted down; a noted one is used up."""
    if not SPLITS_DICE[gangster]:
        return NONE
    if chosen >= 0:
        strength = splits(g, gangster)
        g.split = put(g.split, gangster, Split(strength - chosen, strength))
        return chosen
    noted = g.split[gangster]
    return noted.left if noted is not None else NONE


# --- the whole


def unperformable(g: NewYork, seat: int, face: int) -> str:
    """The rule by which a job cannot be performed now, "" if it can. [LCN-RULE-45]"""
    category = JOB_CATEGORY[face]
    if category == EARNING:
        return "" if has_sources(g, seat, face) else "LCN-EARN-06"
    if category == ATTACK:
        return "" if has_target(g, seat, face) else "LCN-ATK-05"
    return "" if category == NEUTRAL else "LCN-REACT-01"


def part_bars(g: NewYork, seat: int, face: int, commit: Commit, option: Option) -> str:
    """The rule against a next piece of an answer, "" if none; each piece has its own."""
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
    """An answer read piece by piece. A repetition has its sources and its dice already. [LCN-RULE-28]"""
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
