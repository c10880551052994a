"""Estimates positions of La Cosa Nostra, and the value of things in deals. Bots know nothing else about the game.

Everything is measured in dollars at the end of the game: money, future income, expected results of assigned jobs, the
gangsters' further work, kills, laundered money. `value` compares these sums between the seats.
"""

from __future__ import annotations

from math import comb, exp
from typing import Final

from consigliere.engine import Option

from . import verbs
from .abilities import EARNS
from .commit import NEED_COUNTS, has_sources, pool
from .components import (
    ACTION,
    BLOCK,
    BUSINESS,
    BUSINESS_KIND,
    BUSINESSES,
    BUY,
    CANCEL_INFLUENCE,
    COLLECT,
    DRAW,
    EARNING,
    END,
    EXTRA_TURN,
    FACE,
    FACES,
    FINE,
    GAIN,
    GANGSTER,
    GUNS,
    INCOME,
    INFLUENCE,
    JOB_CATEGORY,
    JOB_EFFECTS,
    JOB_MONOPOLIES,
    JOB_STAKE,
    JOB_VALUE,
    JOBS,
    KILL,
    KILL_TO_BLOCK,
    KINDS,
    LAUNDER,
    MODES,
    MONOPOLIES,
    MONOPOLY_INCOME,
    MONOPOLY_KIND,
    MONOPOLY_MINIMUM,
    NOTHING,
    PIN_VALUE,
    PLANNING,
    REPEL,
    REROLL,
    ROB,
    SCORING,
    SPOT,
    STEAL,
    TAKE,
    TARGET_STRENGTH,
    Effects,
)
from .deed import Deed
from .income import kill_bonus
from .monopolies import recount
from .options import DIE, MOST_DICE
from .pieces import Token, planned_in
from .purchase import price
from .state import NewYork, put

# Guesses in dollars for what cannot be computed, found by playing bots against each other.
WORK: Final = 1600  # a gangster's job in a round to come, and for each of his guns
WORK_OF_GUN: Final = 900
CARD: Final = 350  # an influence card in hand
SCHEMER: Final = 4000  # one that gives a turn out of turn: too good to only hurry what would come anyway
HELP: Final = 700  # one that turns a roll or saves a life
TOKEN: Final = 200  # a deal token on a card, whatever for
IN_HAND: Final = 0.30  # the part of a job's expected value that counts before it is assigned
UNMET: Final = 0.15  # the same for an earning whose requirement is not met
PAID: Final = 0.95  # the same for a planned business that can be paid now
EARNED: Final = 0.6  # the part of the other assignments' expected value that a plan may count on
SURE: Final = 0.92  # the same for an assigned job: it may be robbed, blocked or sabotaged
HELD: Final = 0.7  # the part of a monopoly's income that counts after the next payday
TYPICAL_DICE: Final = 2
TYPICAL_VALUE: Final = 3  # a target gangster's strength
BLOCKED_CARD: Final = 900
KILLED_GANGSTER: Final = 9000
KILLED_BUSINESS: Final = 3000
TAKEN_BUSINESS: Final = 6000
BARGAIN: Final = 2500  # a business bought at once and cheaper
ROBBED: Final = 4500
REPELLED: Final = 2500
WIDTH: Final = 7000  # the scale of the comparison between seats, and for each round to come
WIDTH_OF_ROUND: Final = 3500

FINAL_FACTOR: Final[int] = SCORING["final_income_factor"]
LAUNDERED_FACTOR: Final[int] = SCORING["laundered_factor"]
MAJORITY: Final[float] = SCORING["most_gangsters_bonus"]


def _chances(dice: int, value: int) -> tuple[float, float]:
    """The probability of exactly one and of two or more successes."""
    p = min(1.0, max(0.0, (FACES + 1 - value) / FACES))
    none = (1 - p) ** dice
    one = comb(dice, 1) * p * (1 - p) ** (dice - 1) if dice else 0.0
    return one, max(0.0, 1 - none - one)


# The value of an influence card in hand
CARD_WORTH: Final = tuple(
    [
        SCHEMER if EXTRA_TURN in modes else HELP if set(modes) & {REROLL, KILL_TO_BLOCK, CANCEL_INFLUENCE} else CARD
        for modes in MODES
    ]
)

MOST_VALUE: Final = 16
CHANCES: Final = tuple(tuple(_chances(dice, value) for value in range(MOST_VALUE + 1)) for dice in range(MOST_DICE + 1))


def chances(dice: int, value: int) -> tuple[float, float]:
    """The probability of exactly one and of two or more successes, for any number of dice and any success value."""
    row = CHANCES[dice if dice < MOST_DICE else MOST_DICE]
    return row[0 if value < 0 else value if value < MOST_VALUE else MOST_VALUE]


# The value of an effect by itself, if it happens
FLAT: Final[dict[int, int]] = {
    BLOCK: BLOCKED_CARD,
    KILL: KILLED_GANGSTER,
    TAKE: TAKEN_BUSINESS,
    BUY: BARGAIN,
    ROB: ROBBED,
    REPEL: REPELLED,
}
BY_CASH: Final = (STEAL, FINE, COLLECT, LAUNDER)  # effects whose value depends on players' money


def _flat(effects: Effects) -> float:
    """The value of effects that does not depend on players' money."""
    found = 0.0
    for effect in effects:
        if effect.word == GAIN:
            found += effect.amount
        elif effect.word not in BY_CASH:
            found += FLAT.get(effect.word, KILLED_BUSINESS)
    return found


# By job and number of successes: its value, and the effects whose value depends on money
FLAT_PROMISE: Final = tuple([tuple([_flat(effects) for effects in rows]) for rows in JOB_EFFECTS])
CASH_EFFECTS: Final = tuple(
    [tuple([tuple([e for e in effects if e.word in BY_CASH]) for effects in rows]) for rows in JOB_EFFECTS]
)


def _promise(g: NewYork, seat: int, face: int, level: int) -> float:
    """The approximate value of a job with a number of successes."""
    found = FLAT_PROMISE[face][level]
    for effect in CASH_EFFECTS[face][level]:
        word = effect.word
        if word == COLLECT:
            found += sum([min(effect.amount, cash) for other, cash in enumerate(g.cash) if other != seat])
        elif word == LAUNDER:
            found += min(effect.amount, g.cash[seat])
        else:
            richest = max([cash for other, cash in enumerate(g.cash) if other != seat])
            found += min(effect.amount, richest) * (1.0 if word == STEAL else 0.3)
    return found


def _expected(g: NewYork, seat: int, face: int, dice: int, change: int) -> float:
    """The expected value of a job with these dice and change of the success value, if its requirement is met."""
    value = TYPICAL_VALUE if JOB_VALUE[face] == TARGET_STRENGTH else JOB_VALUE[face]
    one, two = chances(dice, value + change)
    if JOB_STAKE[face]:
        return max(0.0, 2 * (one + two) - 1) * min(JOB_STAKE[face], g.cash[seat])
    return two * _promise(g, seat, face, 2) + one * _promise(g, seat, face, 1)


def _typical(face: int) -> float:
    """The expected value of an unassigned job; -1 if it depends on money."""
    if JOB_STAKE[face] or CASH_EFFECTS[face][1] or CASH_EFFECTS[face][2]:
        return -1.0
    value = TYPICAL_VALUE if JOB_VALUE[face] == TARGET_STRENGTH else JOB_VALUE[face]
    one, two = chances(TYPICAL_DICE, value)
    return two * FLAT_PROMISE[face][2] + one * FLAT_PROMISE[face][1]


# Whether a job may take something other than money from others
TAKES_MONEY: Final = (GAIN, BUY, *BY_CASH)
SPOILS: Final = tuple([any(e.word not in TAKES_MONEY for row in rows for e in row) for rows in JOB_EFFECTS])
TYPICAL_PROMISE: Final = tuple([_typical(face) for face in range(JOBS)])
# The kinds of business that an earning requires; other jobs have no requirement
EARNING_NEEDS: Final = tuple([NEED_COUNTS[f] if JOB_CATEGORY[f] == EARNING else () for f in range(JOBS)])
NEEDS_MONOPOLY: Final = tuple([JOB_CATEGORY[f] == EARNING and JOB_MONOPOLIES[f] > 0 for f in range(JOBS)])


def paydays(g: NewYork) -> int:
    """The number of paydays to come; the last counts twice. [LCN-END-02]"""
    if g.phase == END:
        return 0
    left: int = g.rules.last_round - g.round + FINAL_FACTOR
    return left - (g.phase > ACTION)


def wealth(g: NewYork, seat: int) -> float:
    """A seat's expected result at the end, in dollars."""
    times = paydays(g)
    rounds = g.rules.last_round - g.round  # still to come after this one
    found = float(g.cash[seat] + LAUNDERED_FACTOR * g.laundered[seat])
    if g.trophies[seat]:
        found += kill_bonus(g, seat)
    for deed in g.deeds:
        if deed.seat == seat:
            found += deed.stake + _rolled(g, deed)
    # Income: of businesses (by kinds, which earnings need), of gangsters, of monopolies
    income = g.total(seat, EARNS) if g.rules.expansion else 0
    later = 0  # income that is blocked now and paid again later
    kinds = [0] * KINDS
    for business in g.holdings[seat]:
        if g.b_blocked[business]:
            later += INCOME[business]
        else:
            income += INCOME[business]
            kinds[BUSINESS_KIND[business]] += 1
    found += income * times
    if seat in g.monopoly:
        held = sum([MONOPOLY_INCOME[i] for i in range(MONOPOLIES) if g.monopoly[i] == seat])
        found += held * (min(times, 1) + HELD * max(0, times - 1))
    if later and rounds > 0 and times > 1:
        found += later * (times - 1)
    open_hand = g.phase <= PLANNING
    tasks = g.tasks
    planned = [
        planned_in(task)
        for gangster in g.crew[seat]
        for task in tasks[2 * gangster : 2 * gangster + 2]
        if task < NOTHING
    ]
    purse = g.cash[seat]
    for business in planned:  # an affordable purchase counts as made, so that hurrying it gains nothing
        purse -= price(g, seat, business)
        if purse >= 0:
            kinds[BUSINESS_KIND[business]] += 1
            found += PAID * new_monopoly(g, seat, BUSINESS_KIND[business], kinds, times)
    promised = 0.0  # the expected value of assigned jobs
    for gangster in g.crew[seat]:
        work = WORK + WORK_OF_GUN * (GUNS[gangster] + g.growth[gangster])
        found += work * rounds
        one, two = tasks[2 * gangster], tasks[2 * gangster + 1]
        if one == NOTHING and two == NOTHING and open_hand:
            found += work * 0.6
        for task in (one, two):
            if task >= 0:
                promised += assigned(g, seat, gangster, task, kinds)
    found += promised
    if planned:
        found += _purchases(g, seat, planned, promised, times)
    if rounds or open_hand:
        if g.jobs[seat]:
            found += _jobs_in_hand(g, seat, kinds)
        found += sum([CARD_WORTH[card] for card in g.influence[seat]])
        if g.tokens:
            found += TOKEN * sum([token.seat == seat for token in g.tokens])
    return found + _majority(g, seat, rounds)


def _jobs_in_hand(g: NewYork, seat: int, kinds: list[int]) -> float:
    """The expected value of the best jobs in hand."""
    best = [in_hand(g, seat, card % FACE, kinds) for card in g.jobs[seat]]
    best.sort(reverse=True)
    return IN_HAND * sum(best[:4])


def in_hand(g: NewYork, seat: int, face: int, kinds: list[int]) -> float:
    """The expected value of a job in hand, given to a typical gangster."""
    hope = TYPICAL_PROMISE[face]
    if hope < 0:
        hope = _expected(g, seat, face, TYPICAL_DICE, 0)
    return hope if _met(g, seat, face, kinds) else hope * UNMET


def _met(g: NewYork, seat: int, face: int, kinds: list[int]) -> bool:
    """Whether a job's requirement is met; `kinds` are the seat's unblocked businesses."""
    for kind, count in EARNING_NEEDS[face]:
        if kinds[kind] < count:
            return bool(g.tokens) and has_sources(g, seat, face)
    return not NEEDS_MONOPOLY[face] or has_sources(g, seat, face)


def assigned(g: NewYork, seat: int, gangster: int, task: int, kinds: list[int]) -> float:
    """The expected value of an assigned job."""
    face = task % FACE
    change = PIN_VALUE[g.working_pins(gangster)] if g.pins[gangster] else 0
    hope = _expected(g, seat, face, pool(g, gangster, JOB_CATEGORY[face] == EARNING), change)
    return SURE * (hope if _met(g, seat, face, kinds) else hope * UNMET)


def _rolled(g: NewYork, deed: Deed) -> float:
    """The value of a deed's current dice before they are counted, so that no bot rerolls a success."""
    if not deed.dice or deed.face < 0 or deed.successes or deed.succeeded or deed.reward:
        return 0.0
    hits = sum([die >= deed.value for die in deed.dice])
    return SURE * _promise(g, deed.seat, deed.face, min(2, hits)) * (2 if deed.gamble else 1) if hits else 0.0


def new_monopoly(g: NewYork, seat: int, kind: int, kinds: list[int], times: int) -> float:
    """The expected value of the monopoly that one more business of a kind would create. [LCN-MONO-02]"""
    if kind not in MONOPOLY_KIND or g.monopoly[MONOPOLY_KIND.index(kind)] == seat:
        return 0.0
    which = MONOPOLY_KIND.index(kind)
    rivals = [b for other, row in enumerate(g.holdings) if other != seat for b in row]
    against = sum([BUSINESS_KIND[business] == kind and not g.b_blocked[business] for business in rivals])
    if kinds[kind] != max(MONOPOLY_MINIMUM[which], against + 1):
        return 0.0  # not yet, or already by another
    return MONOPOLY_INCOME[which] * (min(times, 1) + HELD * max(0, times - 1))


def _purchases(g: NewYork, seat: int, planned: list[int], promised: float, times: int) -> float:
    """The expected value of planned businesses, each weighted by the chance to pay it. Money is spent only once.

    Cash counts in full, expected income of assigned jobs in part. Missing money quickly makes a purchase unlikely.
    """
    means = g.cash[seat] + EARNED * promised
    found = 0.0
    for business in sorted(planned, key=INCOME.__getitem__):
        cost = price(g, seat, business)
        gain = INCOME[business] * times - cost
        if gain > 0:
            likely = 1.0 if means >= cost else (max(0.0, means) / cost) ** 3
            found += PAID * likely * gain
        means -= cost
    return found


def _majority(g: NewYork, seat: int, rounds: int) -> float:
    """A seat's share of the bonus for the most gangsters. [LCN-END-03]"""
    counts = list(map(len, g.crew))
    most = max(counts)
    if counts[seat] < most - (rounds > 0):
        return 0.0
    return MAJORITY * (0.8 if counts[seat] == most and counts.count(most) == 1 else 0.25)


def value(g: NewYork, seat: int) -> float:
    """An estimate of a seat's chances between 0 (lost) and 1 (won), by comparing expected results."""
    if g.result is not None:
        return g.result.share(seat)
    if g.phase < DRAW:
        return 1 / g.rules.seats
    width = WIDTH + WIDTH_OF_ROUND * (g.rules.last_round - g.round)
    hopes = [wealth(g, other) for other in range(g.rules.seats)]
    best = max(hopes)
    weights = [exp((hope - best) / width) for hope in hopes]
    return weights[seat] / sum(weights)


def pointless(g: NewYork, seat: int, option: Option) -> bool:
    """Options that never help: rerolling a success, or having a rival reroll a miss. [LCN-TIM-09]

    Also an extra turn for what would come anyway, because the best of several sampled rolls looks better than waiting.
    """
    if option.verb == verbs.PLAY:
        return g.turn != seat and EXTRA_TURN in MODES[INFLUENCE[str(option.target)]] and _can_wait(g, seat)
    if option.verb not in ("reroll", "reroll_by_card", "die", "force_reroll") or not g.deeds:
        return False
    deed = g.deeds[-1]
    return (deed.dice[DIE[str(option.target)]] >= deed.value) == (option.verb != verbs.FORCE_REROLL)


def _can_wait(g: NewYork, seat: int) -> bool:
    """Whether waiting costs a seat's assignments less than the value of the card that would bring its turn forward.

    Attacks gain by coming first. Money is worth the same later, except for the risk to a job. In the last round the
    card has no value afterwards. [LCN-INFL-08]
    """
    if g.round == g.rules.last_round:
        return False
    kinds = [0] * KINDS
    for business in g.holdings[seat]:
        kinds[BUSINESS_KIND[business]] += not g.b_blocked[business]
    promised = 0.0
    for gangster in g.crew[seat]:
        for task in (g.tasks[2 * gangster], g.tasks[2 * gangster + 1]):
            if task >= 0:
                if SPOILS[task % FACE]:
                    return False
                promised += assigned(g, seat, gangster, task, kinds)
    return promised * (1 - SURE) / SURE < SCHEMER


# --- prices


def worth(g: NewYork, seat: int, kind: str, what: str) -> float:
    """The value of a thing to a seat, in dollars: a business, a gangster, a token on a card, peace with a seat.

    It is the seat's expected result with the thing minus that without it, no matter who has it now.
    """
    if kind == "peace":
        return sum([likely * loss for likely, loss in threats(g, int(what), seat)])
    have, lack = g.clone(), g.clone()
    if kind == "token":
        token = Token(seat, SPOT[what])
        have.tokens = (*[t for t in g.tokens if t != token], token)
        lack.tokens = tuple([t for t in g.tokens if t != token])
    elif kind == "business":
        business = BUSINESS[what]
        for world, owner in ((have, seat), (lack, -1)):
            world.holdings = [tuple([b for b in row if b != business]) for row in world.holdings]
            world.owner = put(world.owner, business, owner)
            if owner >= 0:
                world.holdings[owner] = (*world.holdings[owner], business)
            recount(world)
    else:
        gangster = GANGSTER[what]
        for world in (have, lack):
            world.crew = [tuple([x for x in row if x != gangster]) for row in world.crew]
        have.crew[seat] = (*have.crew[seat], gangster)
    return wealth(have, seat) - wealth(lack, seat)


def threats(g: NewYork, attacker: int, victim: int) -> list[tuple[float, float]]:
    """The expected loss of another seat by the attacks that a seat has assigned, in dollars."""
    found: list[tuple[float, float]] = []
    for gangster in g.crew[attacker]:
        for task in (g.tasks[2 * gangster], g.tasks[2 * gangster + 1]):
            if task < 0:
                continue
            face = task % FACE
            words = {effect.word for row in JOB_EFFECTS[face][1:] for effect in row}
            value = TYPICAL_VALUE if JOB_VALUE[face] == TARGET_STRENGTH else JOB_VALUE[face]
            one, two = chances(pool(g, gangster, False), value + PIN_VALUE[g.working_pins(gangster)])
            loss = 0.0
            for level, likely in ((1, one), (2, two)):
                for effect in JOB_EFFECTS[face][level]:
                    if effect.word in (STEAL, FINE):
                        loss += likely * min(effect.amount, g.cash[victim])
                    elif effect.word in FLAT and effect.word not in (BUY, ROB, REPEL):
                        loss += likely * FLAT[effect.word]
            if words and loss:
                found.append((1 / (g.rules.seats - 1), loss))
    return found


def missing_kinds(g: NewYork, seat: int, face: int) -> list[int]:
    """The kinds of business that an earning still needs, one entry for each card."""
    found: list[int] = []
    for kind, count in NEED_COUNTS[face]:
        have = sum([BUSINESS_KIND[b] == kind and not g.b_blocked[b] for b in g.holdings[seat]])
        mine = {spot for whose, spot in g.tokens if whose == seat and spot < BUSINESSES}
        lent = [spot for spot in mine if BUSINESS_KIND[spot] == kind]
        have += len([spot for spot in lent if g.owner[spot] >= 0 and not g.b_blocked[spot]])
        found += [kind] * max(0, count - have)
    return found
