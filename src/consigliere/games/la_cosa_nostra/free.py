"""Free actions in one's own turn besides the assignment: influence cards and abilities.

An answer begins with one of these options and may need a second part. Afterwards the turn continues.
[LCN-PLAN-09, LCN-INF-03, LCN-DEC-05, LCN-DEC-07]
"""

from __future__ import annotations

from typing import Final

from consigliere.engine import Option, Row, Step

from . import influence, verbs
from .abilities import (
    BUSINESS_PEEKS,
    BUSINESS_USES,
    LAUNDER_USES,
    LAUNDERS,
    PEEK_USES,
    PEEKS,
    RETURNS_JOB,
    SHIELDS,
)
from .components import (
    ATTACH,
    ATTACH_RULE,
    ATTACHES,
    BUSINESS,
    FACE,
    GANGSTER,
    GANGSTER_IDS,
    IN_ACTION,
    IN_PLANNING,
    INFLUENCE,
    JOB_IDS,
    MODE_IDS,
    MODES,
    NONE,
    NOTHING,
    ON_OTHERS_ONLY,
    OWN_TURN,
    PEEK,
    PIN,
    PLANNING,
    REPLACE_MARKET,
    SKIP_TURN,
    SLOT,
    SLOT_IDS,
)
from .options import (
    MODE,
    ON,
    PLAY,
    REMOVED,
    TAKE_BACK,
    USE_BUSINESS,
    USE_GANGSTER,
    WASH,
    WASH_ALL,
    amount_of,
    amounts,
)
from .state import NewYork, put

VERBS: Final = frozenset({verbs.PLAY, verbs.USE, verbs.TAKE_BACK, *REMOVED})


def options(g: NewYork, seat: int, may_skip: bool) -> list[Option]:
    """The first parts of free actions. `may_skip`: a card that skips the turn may be played."""
    found: list[Option] = []
    hand = g.influence[seat]
    peek = can = False
    if hand:
        allowed = IN_PLANNING if g.phase == PLANNING else IN_ACTION
        peek = influence.can_peek(g, seat)
        can = True
        for card in sorted(set(hand)):
            if OWN_TURN[card] and allowed[card] and modes(g, seat, card, may_skip, peek):
                found.append(PLAY[card])
    for business in g.holdings[seat]:
        if BUSINESS_PEEKS[business] and g.b_used[business] < BUSINESS_USES[business] and not g.b_blocked[business]:
            peek, can = (peek if can else influence.can_peek(g, seat)), True
            if peek:
                found.append(USE_BUSINESS[business])
    if g.rules.expansion:
        _abilities(g, seat, found)
    return found


def _abilities(g: NewYork, seat: int, found: list[Option]) -> None:
    gangster = g.ready(seat, PEEK_USES)
    if gangster >= 0 and influence.can_peek(g, seat):
        found.append(USE_GANGSTER[gangster])
    found.extend(influence.removals(g, seat))
    if g.phase == PLANNING:
        return
    gangster = g.ready(seat, LAUNDER_USES)
    if gangster >= 0 and g.cash[seat] > 0:
        found.append(USE_GANGSTER[gangster])
    if g.ready(seat, RETURNS_JOB) >= 0:
        for gangster in g.crew[seat]:
            for slot in (2 * gangster, 2 * gangster + 1):
                if g.tasks[slot] >= 0:
                    found.append(TAKE_BACK[slot])


def bars(g: NewYork, seat: int, option: Option, may_skip: bool) -> str:
    """The rule against beginning a free action, "" if `options` lists it."""
    verb, name = option.verb, str(option.target)
    if verb == verbs.PLAY:
        return _play_bars(g, seat, INFLUENCE.get(name, NONE), may_skip)
    if verb == verbs.USE:
        return _use_bars(g, seat, name)
    if verb in REMOVED:
        return influence.removal_bars(g, seat, option)
    slot = SLOT.get(name, NONE)
    if g.phase == PLANNING or g.ready(seat, RETURNS_JOB) < 0:
        return "LCN-SG-18"
    return "" if slot >= 0 and g.place[slot // 2] == seat and g.tasks[slot] >= 0 else "LCN-RULE-71"


def _play_bars(g: NewYork, seat: int, card: int, may_skip: bool) -> str:
    if card not in g.influence[seat]:
        return "LCN-INF-03"
    if not OWN_TURN[card] or not (IN_PLANNING if g.phase == PLANNING else IN_ACTION)[card]:
        return "LCN-INF-04"
    if modes(g, seat, card, may_skip, influence.can_peek(g, seat)):
        return ""
    if PEEK in MODES[card]:
        return "LCN-INF-05"
    return "LCN-INFL-08" if SKIP_TURN in MODES[card] else ATTACH_RULE[card]


def _use_bars(g: NewYork, seat: int, name: str) -> str:
    """The rule against using the ability of a businessman or a gangster."""
    business, gangster = BUSINESS.get(name, NONE), GANGSTER.get(name, NONE)
    if business >= 0:
        if g.owner[business] != seat or not BUSINESS_PEEKS[business]:
            return "LCN-BIZ-01"
        if g.b_blocked[business]:
            return "LCN-BLK-03"
        if g.b_used[business] >= BUSINESS_USES[business]:
            return "LCN-BIZ-04"
        return "" if influence.can_peek(g, seat) else "LCN-INF-05"
    if gangster < 0 or g.place[gangster] != seat or g.g_blocked[gangster]:
        return "LCN-EXP-08"
    if PEEK_USES[gangster]:
        if g.g_used[gangster] >= PEEK_USES[gangster]:
            return "LCN-SG-08"
        return "" if influence.can_peek(g, seat) else "LCN-INF-05"
    if LAUNDER_USES[gangster]:
        if g.phase == PLANNING or g.g_used[gangster] >= LAUNDER_USES[gangster]:
            return "LCN-SG-28"
        return "" if g.cash[seat] > 0 else "LCN-LAUN-01"
    return "LCN-EXP-08"


def part_bars(g: NewYork, seat: int, row: Row, may_skip: bool, option: Option) -> str:
    """The rule against the next part of a free action, "" if none."""
    if option.verb != verbs.ON:
        if option in parts(g, seat, row, may_skip):
            return ""
        return "LCN-SG-28" if option.verb == verbs.LAUNDER else "LCN-INF-01"
    card, gangster = INFLUENCE[str(row[0].target)], GANGSTER.get(str(option.target), NONE)
    owner = g.place[gangster] if gangster >= 0 else NONE
    if not 0 <= owner < g.rules.seats or (owner == seat and ON_OTHERS_ONLY[card]):
        return ATTACH_RULE[card]
    if g.rules.expansion:
        shield = g.having(owner, SHIELDS)
        if shield >= 0 and SHIELDS[shield] & PIN[card]:
            return "LCN-SG-07"
    return ATTACH_RULE[card] if g.pins[gangster] & PIN[card] else ""


def modes(g: NewYork, seat: int, card: int, may_skip: bool, peek: bool) -> list[int]:
    """The ways in which a card could be played in one's own turn now."""
    found: list[int] = []
    for mode in MODES[card]:
        if (
            (mode == PEEK and peek)
            or mode == REPLACE_MARKET
            or (mode == ATTACH and places(g, seat, card, True))
            or (mode == SKIP_TURN and may_skip)
        ):
            found.append(mode)
    return found


def places(g: NewYork, seat: int, card: int, some: bool = False) -> list[int]:
    """The gangsters that may get an attachment; `some`: stop at the first player. [LCN-INFL-04 to 07, LCN-SG-07]"""
    pin, pins = PIN[card], g.pins
    found: list[int] = []
    for other in range(g.rules.seats):
        if other == seat and ON_OTHERS_ONLY[card]:
            continue
        if g.rules.expansion:
            shield = g.having(other, SHIELDS)
            if shield >= 0 and SHIELDS[shield] & pin:
                continue
        for gangster in g.crew[other]:
            if not pins[gangster] & pin:
                found.append(gangster)
        if some and found:
            break
    return found


def parts(g: NewYork, seat: int, row: Row, may_skip: bool) -> list[Option]:
    """The options for the next part of a free action; none if it is complete."""
    verb = row[0].verb
    if verb == verbs.PLAY:
        card = INFLUENCE[str(row[0].target)]
        if ATTACHES[card]:
            return [ON[gangster] for gangster in places(g, seat, card)] if len(row) == 1 else []
        if len(row) == 1 and len(MODES[card]) > 1:
            ways = modes(g, seat, card, may_skip, influence.can_peek(g, seat))
            return [MODE[mode] for mode in ways] if len(ways) > 1 else []
    elif verb == verbs.USE and len(row) == 1:
        gangster = GANGSTER.get(str(row[0].target), NONE)
        if gangster >= 0 and LAUNDERS[gangster]:
            return amounts(WASH, WASH_ALL, min(LAUNDERS[gangster], g.cash[seat]))[1:]
    return []


def take(g: NewYork, seat: int, row: Row, may_skip: bool, turn: Step[NewYork]) -> None:
    """Carry out a free action. The turn continues afterwards, unless a card skips it. [LCN-INFL-08]"""
    verb, thing = row[0].verb, str(row[0].target)
    if verb == verbs.PLAY:
        _play(g, seat, row, may_skip, turn)
        return
    g.stack.append(turn)
    if verb == verbs.TAKE_BACK:
        take_job_back(g, seat, SLOT[thing])
    elif verb in REMOVED:
        influence.remove(g, seat, REMOVED[verb], GANGSTER[thing])
    elif thing in BUSINESS:
        business = BUSINESS[thing]
        g.b_used = put(g.b_used, business, g.b_used[business] + 1)
        _used(g, seat, thing)
        g.stack.append(influence.Peek(seat, BUSINESS_PEEKS[business], ()))
    else:
        gangster = GANGSTER[thing]
        g.g_used = put(g.g_used, gangster, g.g_used[gangster] + 1)
        _used(g, seat, thing)
        if LAUNDERS[gangster]:
            launder(g, seat, amount_of(row[1], min(LAUNDERS[gangster], g.cash[seat])))
        else:
            g.stack.append(influence.Peek(seat, PEEKS[gangster], ()))


def _play(g: NewYork, seat: int, row: Row, may_skip: bool, turn: Step[NewYork]) -> None:
    card = INFLUENCE[str(row[0].target)]
    if ATTACHES[card]:
        g.stack.append(turn)
        influence.play(g, seat, card, ATTACH, GANGSTER[str(row[1].target)])
        return
    ways = modes(g, seat, card, may_skip, influence.can_peek(g, seat))
    mode = MODE_IDS.index(str(row[1].target)) if len(row) > 1 else ways[0]
    if mode == SKIP_TURN:
        influence.play(g, seat, card, mode, NONE, turn)
    else:
        g.stack.append(turn)
        influence.play(g, seat, card, mode)


def _used(g: NewYork, seat: int, thing: str) -> None:
    if g.event_log is not None:
        g.emit("used", {"seat": seat, "card": thing})


def launder(g: NewYork, seat: int, amount: int) -> None:
    """Launder cash: it is safe, counts double at the end, and cannot be spent. [LCN-LAUN-01, LCN-LAUN-02]"""
    g.cash[seat] -= amount
    g.laundered = put(g.laundered, seat, g.laundered[seat] + amount)
    if g.event_log is not None:
        g.emit("laundered", {"seat": seat, "amount": amount})


def take_job_back(g: NewYork, seat: int, slot: int) -> None:
    """Return an assigned job to the hand. Its gangster is idle. [LCN-SG-18, LCN-RULE-39, LCN-RULE-71]"""
    who = g.ready(seat, RETURNS_JOB)
    g.g_used = put(g.g_used, who, g.g_used[who] + 1)
    card = g.tasks[slot]
    g.tasks[slot] = NOTHING
    g.jobs[seat] = (*g.jobs[seat], card)
    g.job_done(slot // 2, True)
    if g.event_log is not None:
        facts = {"seat": seat, "by": GANGSTER_IDS[who], "at": SLOT_IDS[slot]}
        g.emit("took_back", facts, {"card": JOB_IDS[card % FACE]}, (seat,))
