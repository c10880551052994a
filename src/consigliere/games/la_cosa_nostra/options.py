"""All options of the game, created once and shared. Decisions only select from these rows."""

from __future__ import annotations

from typing import Final

from consigliere.engine import PASS, Option

from . import verbs
from .abilities import (
    AS_STRONG_EARNING,
    AS_STRONG_JOB,
    BUSINESS_PEEKS,
    CANCELS_HARM,
    CANCELS_INFLUENCE,
    DOUBLE,
    DRAWS_ANY,
    GROW_COST,
    GROW_MAX,
    LAUNDERS,
    PEEKS,
    REMOVES,
    REROLLS_ANY,
    SPLITS_DICE,
    SUBSTITUTE_EARNING,
    SUBSTITUTE_JOB,
    SUBSTITUTE_REACTION,
)
from .components import (
    BUSINESS_IDS,
    BUSINESSES,
    FAMILY_GANGSTERS,
    FAMILY_IDS,
    GANGSTER_IDS,
    GANGSTERS,
    GUNS,
    INFLUENCE_IDS,
    JOB_EFFECTS,
    JOB_IDS,
    JOB_STAKE,
    KIND_IDS,
    LAUNDER,
    MODE_IDS,
    MODES,
    PIN_OF,
    PIN_STRENGTH,
    SLOT_IDS,
    SPOT_IDS,
    STARTER,
    STEP_OF_MONEY,
    Rules,
)

MOST_DICE: Final = max(*GUNS, *GROW_MAX, *AS_STRONG_JOB, *AS_STRONG_EARNING) + max(PIN_STRENGTH)
MOST_SPLIT: Final = max(  # the most dice of gangsters who can split them
    max(GUNS[g], GROW_MAX[g], AS_STRONG_JOB[g]) + max(PIN_STRENGTH) for g in range(GANGSTERS) if SPLITS_DICE[g]
)
DIE_IDS: Final[tuple[str, ...]] = tuple(f"die_{i + 1}" for i in range(MOST_DICE))
FIRST_DIE: Final = GANGSTERS
PLAYED_ON_IDS: Final = (*GANGSTER_IDS, *DIE_IDS)  # what an influence card is played on
DIE: Final[dict[str, int]] = {name: i for i, name in enumerate(DIE_IDS)}


def _row(verb: str, names: tuple[str, ...]) -> tuple[Option, ...]:
    return tuple(Option(verb, name) for name in names)


# --- setup, draw, hire
BOSS: Final = _row(verbs.BOSS, FAMILY_IDS)
KEEP: Final = Option(verbs.KEEP)
REFUSE: Final = Option(verbs.REFUSE_CARDS)
JOBS_TO_DRAW: Final = tuple(Option(verbs.JOBS, n) for n in range(8))
RESHUFFLE: Final = Option(verbs.RESHUFFLE)
INFLUENCE_INSTEAD: Final = Option(verbs.INFLUENCE_INSTEAD)
HIRE: Final = _row(verbs.HIRE, GANGSTER_IDS)
EXCHANGE: Final = _row(verbs.EXCHANGE, GANGSTER_IDS)
GIVE: Final = _row(verbs.GIVE, GANGSTER_IDS)

# --- planning
ASSIGN: Final = _row(verbs.ASSIGN, GANGSTER_IDS)
JOB_CARD: Final = _row(verbs.JOB, JOB_IDS)
PLAN: Final = _row(verbs.PLAN, BUSINESS_IDS)
PLAN_FROM_DECK: Final = _row(verbs.PLAN_FROM_DECK, BUSINESS_IDS)
SEARCH: Final = Option(verbs.SEARCH)
DONE: Final = Option(verbs.DONE)
DECLINE: Final = Option(verbs.DECLINE)

# --- influence cards and abilities in one's own turn
PLAY: Final = _row(verbs.PLAY, INFLUENCE_IDS)
MODE: Final = _row(verbs.MODE, MODE_IDS)
ON: Final = _row(verbs.ON, GANGSTER_IDS)
USE_GANGSTER: Final = _row(verbs.USE, GANGSTER_IDS)
USE_BUSINESS: Final = _row(verbs.USE, BUSINESS_IDS)
REMOVE: Final[dict[int, tuple[Option, ...]]] = {  # by the pin that is taken off
    pin: _row(f"remove_{name}", GANGSTER_IDS) for name, pin in PIN_OF.items()
}
REMOVED: Final[dict[str, int]] = {f"remove_{name}": pin for name, pin in PIN_OF.items()}
TAKE_BACK: Final = _row(verbs.TAKE_BACK, SLOT_IDS)
PEEK_AT: Final = _row(verbs.PEEK, SLOT_IDS)
ENOUGH: Final = Option(verbs.ENOUGH)
LOOK: Final = _row(verbs.LOOK, INFLUENCE_IDS)

# --- the commit of an assignment
PERFORM: Final = _row(verbs.PERFORM, SLOT_IDS)
INSTEAD: Final = _row(verbs.INSTEAD, SLOT_IDS)
BUY_PLANNED: Final = _row(verbs.BUY, SLOT_IDS)
CANCEL: Final = _row(verbs.CANCEL, SLOT_IDS)
TARGET_FAMILY: Final = _row(verbs.TARGET, FAMILY_IDS)
TARGET_BUSINESS: Final = _row(verbs.TARGET, BUSINESS_IDS)
TARGET_GANGSTER: Final = _row(verbs.TARGET, GANGSTER_IDS)
SOURCE: Final = _row(verbs.SOURCE, SPOT_IDS)
GAMBLE_YES: Final = Option(verbs.GAMBLE, "yes")
GAMBLE_NO: Final = Option(verbs.GAMBLE, "no")
DICE: Final = tuple(Option(verbs.DICE, n) for n in range(MOST_SPLIT + 1))
END_TURN: Final = Option(verbs.END_TURN)

# --- amounts of money [LCN-RULE-80]
_LAUNDER_LIMITS: Final = [e.amount for rows in JOB_EFFECTS for row in rows for e in row if e.word == LAUNDER]
STAKE: Final = tuple(Option(verbs.STAKE, n) for n in range(0, max(JOB_STAKE) + 1, STEP_OF_MONEY))
STAKE_ALL: Final = Option(verbs.STAKE, "all")
WASH: Final = tuple(Option(verbs.LAUNDER, n) for n in range(0, max(*_LAUNDER_LIMITS, *LAUNDERS) + 1, STEP_OF_MONEY))
WASH_ALL: Final = Option(verbs.LAUNDER, "all")


def amounts(row: tuple[Option, ...], everything: Option, limit: int) -> list[Option]:
    """The options for an amount from 0 to a limit: whole steps, and "all" if the limit is between two steps."""
    found = list(row[: limit // STEP_OF_MONEY + 1])
    if limit % STEP_OF_MONEY:
        found.append(everything)
    return found


def amount_of(option: Option, limit: int) -> int:
    """The amount an option names; "all" is the limit."""
    return option.target if isinstance(option.target, int) else limit


# --- answers in windows
ROB: Final = _row(verbs.ROB, SLOT_IDS)
ROB_WITH: Final = tuple(_row(f"rob_{n}_dice", SLOT_IDS) for n in range(MOST_SPLIT + 1))
AMBUSH: Final = _row(verbs.AMBUSH, SLOT_IDS)
AMBUSH_WITH: Final = tuple(_row(f"ambush_{n}_dice", SLOT_IDS) for n in range(MOST_SPLIT + 1))
SPLIT_VERB: Final[dict[str, int]] = {
    f"{verb}_{n}_dice": n for verb in (verbs.ROB, verbs.AMBUSH) for n in range(MOST_SPLIT + 1)
}
AMBUSH_INSTEAD: Final = _row(verbs.AMBUSH_INSTEAD, SLOT_IDS)
PREVENT: Final = _row(verbs.PREVENT, GANGSTER_IDS)
CANCEL_CARD: Final = _row(verbs.CANCEL_CARD, GANGSTER_IDS)
REROLL_BY_BUSINESS: Final = _row(verbs.REROLL, DIE_IDS)
REROLL_BY_CARD: Final = _row(verbs.REROLL_BY_CARD, DIE_IDS)
REROLL_ANY: Final = _row(verbs.REROLL_ANY, GANGSTER_IDS)
FORCE_REROLL: Final = _row(verbs.FORCE_REROLL, DIE_IDS)
TAKE_DIE: Final = _row(verbs.DIE, DIE_IDS)
ROLL_AGAIN: Final = Option(verbs.ROLL)

# --- choices after the roll
PURCHASE: Final = _row(verbs.PURCHASE, BUSINESS_IDS)
SHOOT: Final = Option(verbs.SHOOT_BACK)
REPEAT: Final = Option(verbs.REPEAT)
TAKE_JOB_BACK: Final = Option(verbs.TAKE_BACK_JOB)

# --- income phase
DOUBLE_KIND: Final = _row(verbs.DOUBLE, KIND_IDS)
GROW: Final = _row(verbs.GROW, GANGSTER_IDS)
DISCARD_JOB: Final = _row(verbs.DISCARD, JOB_IDS)
DISCARD_INFLUENCE: Final = _row(verbs.DISCARD_INFLUENCE, INFLUENCE_IDS)

# --- at any time
HOME: Final = _row(verbs.HOME, SPOT_IDS)


def every(rules: Rules) -> tuple[Option, ...]:
    """The numbered action space: all options that a decision of a game with these rules can offer."""
    gangsters = range(GANGSTERS if rules.expansion else FAMILY_GANGSTERS)

    def slots(row: tuple[Option, ...]) -> list[Option]:
        return [row[2 * g + i] for g in gangsters for i in range(2 if DOUBLE[g] else 1)]

    def some(row: tuple[Option, ...], table: tuple[object, ...]) -> list[Option]:
        return [row[g] for g in gangsters if table[g]]

    found: list[Option] = [PASS, *BOSS, KEEP, REFUSE, DONE, ENOUGH, END_TURN]
    found += [HIRE[g] for g in gangsters if not STARTER[g]]
    found += [JOB_CARD[face] for face in rules.jobs]
    found += [ASSIGN[g] for g in gangsters]
    found += [*PLAN, *[PLAY[card] for card in rules.influence]]
    choices = {mode for modes in MODES if len(modes) > 1 for mode in modes}
    found += [MODE[mode] for mode in sorted(choices)]
    found += [*[ON[g] for g in gangsters], *slots(PEEK_AT)]
    found += [USE_BUSINESS[b] for b in range(BUSINESSES) if BUSINESS_PEEKS[b]]
    found += [*slots(PERFORM), *slots(BUY_PLANNED), *slots(CANCEL), *TARGET_FAMILY, *TARGET_BUSINESS]
    found += [*[TARGET_GANGSTER[g] for g in gangsters], *SOURCE, *STAKE, STAKE_ALL, *WASH, WASH_ALL]
    found += [*slots(ROB), *slots(AMBUSH), *REROLL_BY_BUSINESS, *PURCHASE, SEARCH, SHOOT]
    found += [*[DISCARD_JOB[face] for face in rules.jobs]]
    found += [DISCARD_INFLUENCE[card] for card in rules.influence]
    if rules.extra_cards:
        found += REROLL_BY_CARD
    if rules.expansion:
        found += [DECLINE, RESHUFFLE, INFLUENCE_INSTEAD, REPEAT, TAKE_JOB_BACK, ROLL_AGAIN, GAMBLE_NO, GAMBLE_YES]
        found += [*JOBS_TO_DRAW[: max(DRAWS_ANY) + 1], *DICE, *TAKE_DIE, *FORCE_REROLL, *PLAN_FROM_DECK, *DOUBLE_KIND]
        found += [EXCHANGE[g] for g in gangsters if g >= FAMILY_GANGSTERS]
        found += [*some(GIVE, STARTER), *some(GROW, GROW_COST), *some(REROLL_ANY, REROLLS_ANY)]
        found += [*some(CANCEL_CARD, CANCELS_INFLUENCE), *some(PREVENT, CANCELS_HARM)]
        found += [USE_GANGSTER[g] for g in gangsters if PEEKS[g] or LAUNDERS[g]]
        found += [option for pin, row in REMOVE.items() if any(pins & pin for pins in REMOVES) for option in row]
        found += [*TAKE_BACK]
        for g in gangsters:
            if SUBSTITUTE_JOB[g] >= 0 or SUBSTITUTE_EARNING[g]:
                found.append(INSTEAD[2 * g])
            if SUBSTITUTE_REACTION[g] >= 0:
                found.append(AMBUSH_INSTEAD[2 * g])
            if SPLITS_DICE[g]:
                found += [row[2 * g + i] for row in (*ROB_WITH, *AMBUSH_WITH) for i in range(2)]
    return tuple(found)
