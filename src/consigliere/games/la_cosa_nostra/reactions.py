"""Chapters 6.1 and 8: the results of a roll, the windows to react to it, and the reactions.

A window asks everybody who could react by public knowledge, so that nobody learns who holds a fitting card.
[LCN-TIM-04, LCN-TIM-05]
"""

from __future__ import annotations

from typing import Final, NamedTuple

from consigliere.engine import PASS, Option, Row, Step, Window

from . import effects, influence, resolution, verbs
from .abilities import (
    BONUS_ATTACK,
    GAMBLE,
    NO_AMBUSH,
    NO_ROBBERY,
    SPLITS_DICE,
    SUBSTITUTE_EARNING,
    SUBSTITUTE_REACTION,
)
from .commit import owes_split, planned_dice, splits
from .components import (
    ALL,
    AMBUSH_BACKS,
    AT_GANGSTER,
    ATTACK,
    FACE,
    GAIN,
    GANGSTER,
    JOB_CATEGORY,
    JOB_EFFECTS,
    JOB_REPELS,
    JOB_ROBS,
    JOB_STRIKES_BACK,
    KILL_ATTACKER,
    NONE,
    NOTHING,
    ROB,
    ROBBERY_BACKS,
    SLOT,
    SLOT_IDS,
    Effects,
)
from .deed import (
    BY_EARNING,
    BY_REACTION,
    BY_SHOOTING,
    BY_SUBSTITUTE_REACTION,
    HARM_KILL,
    Deed,
    Reaction,
    describe,
    is_earning,
    new_deed,
)
from .harm import CANCEL_WINDOW, CONSEQUENCE, DOCTOR_WINDOW, harm
from .options import (
    AMBUSH,
    AMBUSH_INSTEAD,
    AMBUSH_WITH,
    REMOVED,
    ROB_WITH,
    SPLIT_VERB,
)
from .options import ROB as ROB_WITH_ALL
from .state import NewYork, back
from .step_checks import rolling

ROB_VERBS: Final = frozenset({verbs.ROB, *[verb for verb in SPLIT_VERB if verb.startswith("rob")]})
AMBUSH_VERBS: Final = frozenset({verbs.AMBUSH, *[verb for verb in SPLIT_VERB if verb.startswith("ambush")]})

# --- W_REVEAL: before the dice


class RevealWindow(Window[NewYork]):
    """Strengthening cards may be removed from the acting or the target gangster. [LCN-TIM-05, LCN-RULE-31, LCN-DEC-10]

    It is asked again after each, since the ability may be used twice at one moment. [LCN-SG-14]
    """

    __slots__ = ()
    rule = "LCN-SG-14"

    def problems(self, g: NewYork) -> list[str]:
        return rolling(g)

    def seats(self, g: NewYork) -> tuple[int, ...]:
        if not g.rules.expansion:
            return ()
        on = self._on(g)
        return tuple([seat for seat in g.order() if influence.removals(g, seat, on)])

    def _on(self, g: NewYork) -> tuple[int, ...]:
        deed = g.deeds[-1]
        return (deed.gangster, deed.target) if deed.aim == AT_GANGSTER else (deed.gangster,)

    def next_options(self, g: NewYork, seat: int, row: Row) -> list[Option]:
        return [PASS, *influence.removals(g, seat, self._on(g))]

    def resolve(self, g: NewYork, answers: list[tuple[int, Row]]) -> None:
        for seat, row in answers:
            if row[0].verb in REMOVED and row[0] in influence.removals(g, seat, self._on(g)):
                influence.remove(g, seat, REMOVED[row[0].verb], GANGSTER[str(row[0].target)])
                g.stack.append(RevealWindow())


# --- steps 5 to 7: successes and effects


class Outcome(Step[NewYork]):
    """Count the successes and push the effects that they trigger. [LCN-ROLL-02 to LCN-ROLL-04, LCN-RULE-54]"""

    __slots__ = ()

    def problems(self, g: NewYork) -> list[str]:
        return rolling(g)

    def run(self, g: NewYork) -> None:
        deed = g.deeds[-1]
        value = deed.value
        deed.successes = sum([die >= value for die in deed.dice])
        if deed.mode == BY_SHOOTING:
            self._shot(g, deed)
            return
        if deed.mode == BY_EARNING:
            deed.reward = SUBSTITUTE_EARNING[deed.gangster] * deed.successes
            words: Effects = ()
            works = deed.successes > 0
        else:
            words = JOB_EFFECTS[deed.face][min(2, deed.successes)]
            works = deed.successes > 0 and bool(words)
        deed.succeeded = deed.succeeded or works
        if g.event_log is not None:
            g.emit("outcome", {"seat": deed.seat, "successes": deed.successes, "works": works})
        if not works:
            if not deed.successes and deed.stake:
                if g.event_log is not None:
                    g.emit("money", {"from": deed.seat, "to": None, "amount": deed.stake, "why": "races"})
                deed.stake = 0  # lost to the bank [LCN-CARD-15]
            return
        if is_earning(deed):
            if words:
                deed.reward = sum([effect.amount for effect in words if effect.word == GAIN])
            if deed.gamble:
                deed.reward *= GAMBLE[deed.gangster]
            g.then(ROB_WINDOW, PAY)
        elif JOB_CATEGORY[deed.face] == ATTACK:
            g.then(AMBUSH_WINDOW, APPLY)
        elif deed.mode in (BY_REACTION, BY_SUBSTITUTE_REACTION):
            answer(g, deed, words)
        else:
            g.stack.append(APPLY)

    def _shot(self, g: NewYork, deed: Deed) -> None:
        """Shooting back is a separate kill attempt. [LCN-CARD-16, LCN-RULE-12]"""
        works = deed.successes >= JOB_STRIKES_BACK[deed.face]
        if g.event_log is not None:
            g.emit("outcome", {"seat": deed.seat, "successes": deed.successes, "works": works})
        if works:
            deed.harm = HARM_KILL
            harm(g)


class Pay(Step[NewYork]):
    """Pay the earner what robbers left of the reward. [LCN-EARN-01, LCN-REACT-02, LCN-INV-17]"""

    __slots__ = ()

    def problems(self, g: NewYork) -> list[str]:
        return rolling(g)

    def run(self, g: NewYork) -> None:
        deed = g.deeds[-1]
        g.earn(deed.seat, deed.reward - deed.taken, "reward")


class Apply(Step[NewYork]):
    """Step 7: the effects of a job that was not repelled. [LCN-TIM-03, chapter 7]"""

    __slots__ = ()

    def problems(self, g: NewYork) -> list[str]:
        return rolling(g)

    def run(self, g: NewYork) -> None:
        deed = g.deeds[-1]
        if deed.repelled:
            return
        for effect in JOB_EFFECTS[deed.face][min(2, deed.successes)]:
            effects.apply(g, deed, effect)


# --- W_ROB


def hides(g: NewYork, seat: int, backs: frozenset[int]) -> bool:
    """Whether a seat's gangsters could have a reaction, by public knowledge. [LCN-TIM-05, LCN-RULE-62]"""
    tasks = g.tasks
    for gangster in g.crew[seat]:
        if not g.g_blocked[gangster]:
            for task in (tasks[2 * gangster], tasks[2 * gangster + 1]):
                if task >= 0 and back(task) in backs:
                    return True
    return False


def revealing(g: NewYork, seat: int, plain: tuple[Option, ...], parted: tuple[tuple[Option, ...], ...]) -> list[Option]:
    """Candidates: every job of a seat, revealed as a reaction, with each split of a gangster who splits his dice."""
    found: list[Option] = []
    for gangster in g.crew[seat]:
        for slot in (2 * gangster, 2 * gangster + 1):
            if g.tasks[slot] >= 0:
                found.append(plain[slot])
                if SPLITS_DICE[gangster]:
                    found.extend([row[slot] for row in parted])
    return found


def held_bars(g: NewYork, seat: int, fits: tuple[bool, ...], option: Option) -> str:
    """The rule against revealing the job of a slot as a reaction of a sort, "" if none."""
    slot = SLOT.get(str(option.target), NONE)
    if slot >= 0 and g.place[slot // 2] == seat and g.g_blocked[slot // 2]:
        return "LCN-REACT-07"
    if slot < 0 or g.place[slot // 2] != seat or g.tasks[slot] < 0 or not fits[g.tasks[slot] % FACE]:
        return "LCN-REACT-01"
    dice = SPLIT_VERB.get(option.verb, NONE)
    if owes_split(g, slot // 2):
        return "" if 0 <= dice <= splits(g, slot // 2) else "LCN-SG-15"
    return "" if dice < 0 else "LCN-SG-15"


class Robbery(NamedTuple):
    """The robber, the slot of the card, and the dice of a split (-1: all)."""

    seat: int
    slot: int
    dice: int


class RobWindow(Window[NewYork]):
    """An unpaid reward may be robbed; the first who takes money ends it. [LCN-REACT-02 to LCN-REACT-04, LCN-TIM-10]"""

    __slots__ = ()
    rule = "LCN-REACT-02"

    def problems(self, g: NewYork) -> list[str]:
        return rolling(g)

    def seats(self, g: NewYork) -> tuple[int, ...]:
        deed = g.deeds[-1]
        if deed.taken or deed.repelled or NO_ROBBERY[deed.gangster]:
            return ()
        return tuple([seat for seat in g.order() if seat != deed.seat and hides(g, seat, ROBBERY_BACKS)])

    def candidates(self, g: NewYork, seat: int, row: Row) -> list[Option]:
        return [PASS, *revealing(g, seat, ROB_WITH_ALL, ROB_WITH)]

    def forbidden_by(self, g: NewYork, seat: int, option: Option, row: Row) -> str:
        return held_bars(g, seat, JOB_ROBS, option) if option.verb in ROB_VERBS else ""

    def resolve(self, g: NewYork, answers: list[tuple[int, Row]]) -> None:
        robbers: list[Robbery] = []
        for seat, row in answers:
            if row[0].verb != verbs.PASS:
                robbers.append(Robbery(seat, SLOT[str(row[0].target)], SPLIT_VERB.get(row[0].verb, NONE)))
        if robbers:
            g.then(Robberies(tuple(robbers)), RobWindow())

    def by_arrival(self, g: NewYork) -> bool:
        return g.rules.race_windows

    def question_facts(self, g: NewYork, seat: int) -> dict[str, object]:
        return {"seat": g.deeds[-1].seat, "reward": g.deeds[-1].reward}


class Robberies(Step[NewYork]):
    """Resolve robberies one by one. Those no longer possible return unseen. [LCN-TIM-06, LCN-TIM-10]"""

    __slots__ = ("waiting",)

    def __init__(self, waiting: tuple[Robbery, ...]) -> None:
        self.waiting = waiting

    def problems(self, g: NewYork) -> list[str]:
        wrong = rolling(g)
        for seat, slot, dice in self.waiting:
            if not 0 <= seat < g.rules.seats:
                wrong.append(f"waiting names seat {seat}; seats are 0 to {g.rules.seats - 1}")
            elif not NONE <= dice <= (splits(g, slot // 2) if SPLITS_DICE[slot // 2] else NONE):
                wrong.append(f"waiting names {dice} dice of {SLOT_IDS[slot]}")
        return wrong

    def run(self, g: NewYork) -> None:
        earning = g.deeds[-1]
        if earning.taken or not self.waiting:
            return
        seat, slot, dice = self.waiting[0]
        g.stack.append(Robberies(self.waiting[1:]))
        task = g.tasks[slot]
        if task >= 0 and JOB_ROBS[task % FACE] and g.stands(seat, slot // 2):
            react(g, seat, slot, dice, new_deed(BY_REACTION, seat, slot // 2, task % FACE, against=earning.seat))


def react(g: NewYork, seat: int, slot: int, dice: int, deed: Deed) -> None:
    """Reveal and resolve a reaction like a job. It uses no turn. [LCN-REACT-08]"""
    deed.planned = planned_dice(g, deed.gangster, dice)
    deed.card = deed.face + FACE * ALL
    g.tasks[slot] = NOTHING
    resolution.reveal(g, deed)
    g.then(REVEAL_WINDOW, resolution.ROLL, OUTCOME, resolution.RETURN_JOB, END_REACTION)


def answer(g: NewYork, deed: Deed, works: Effects) -> None:
    """Apply a successful reaction to the deed that it answers."""
    words = [effect.word for effect in works]
    if ROB in words:
        effect = works[words.index(ROB)]
        deed.reward = g.deeds[-2].reward * effect.num // effect.den
        again: tuple[Step, ...] = (ROB_WINDOW,) if g.rules.robbery_against_robbery else ()
        g.then(AMBUSH_WINDOW, *again, LOOT)
    elif KILL_ATTACKER in words:
        deed.harm = HARM_KILL
        g.then(CANCEL_WINDOW, REPULSE, DOCTOR_WINDOW, CONSEQUENCE)
    else:
        g.stack.append(REPULSE)


class Loot(Step[NewYork]):
    """The robber takes a part of the reward, minus what others robbed. [LCN-REACT-02, LCN-VAR-03, LCN-RULE-78]"""

    __slots__ = ()

    def problems(self, g: NewYork) -> list[str]:
        return rolling(g, 2)

    def run(self, g: NewYork) -> None:
        deed = g.deeds[-1]
        if not deed.repelled:
            g.deeds[-2].taken = deed.reward
            g.earn(deed.seat, deed.reward - deed.taken, "robbery")


# --- W_AMBUSH


class AmbushWindow(Window[NewYork]):
    """The attacked or robbed player may react before a success takes effect. [LCN-REACT-05 to 07, LCN-TIM-11]"""

    __slots__ = ()
    rule = "LCN-REACT-05"

    def problems(self, g: NewYork) -> list[str]:
        return rolling(g)

    def seats(self, g: NewYork) -> tuple[int, ...]:
        deed = g.deeds[-1]
        immune = NO_AMBUSH[deed.gangster]
        if deed.repelled or immune == 2 or (immune == 1 and JOB_CATEGORY[deed.face] == ATTACK):
            return ()
        seat = deed.against
        if hides(g, seat, AMBUSH_BACKS) or self._substitutes(g, seat):
            return (seat,)
        return ()

    def _substitutes(self, g: NewYork, seat: int) -> list[int]:
        """Jobs that may be discarded for an ambush when a gangster is attacked. [LCN-SG-10, LCN-RULE-30]"""
        deed = g.deeds[-1]
        found: list[int] = []
        if g.rules.expansion and deed.aim == AT_GANGSTER and JOB_CATEGORY[deed.face] == ATTACK:
            for gangster in g.crew[seat]:
                if SUBSTITUTE_REACTION[gangster] >= 0 and not g.g_blocked[gangster]:
                    found.extend([slot for slot in (2 * gangster, 2 * gangster + 1) if g.tasks[slot] >= 0])
        return found

    def candidates(self, g: NewYork, seat: int, row: Row) -> list[Option]:
        instead = [AMBUSH_INSTEAD[slot] for slot in self._substitutes(g, seat)]
        return [PASS, *revealing(g, seat, AMBUSH, AMBUSH_WITH), *instead]

    def forbidden_by(self, g: NewYork, seat: int, option: Option, row: Row) -> str:
        if option.verb in AMBUSH_VERBS:
            return held_bars(g, seat, JOB_REPELS, option)
        if option.verb == verbs.AMBUSH_INSTEAD and SLOT.get(str(option.target), NONE) not in self._substitutes(g, seat):
            return "LCN-SG-10"
        return ""

    def resolve(self, g: NewYork, answers: list[tuple[int, Row]]) -> None:
        if not answers or answers[0][1][0].verb == verbs.PASS:
            return
        seat, row = answers[0]
        attack = g.deeds[-1]
        slot = SLOT[str(row[0].target)]
        gangster = slot // 2
        g.stack.append(AmbushWindow())  # asked again unless it repels
        if row[0].verb == verbs.AMBUSH_INSTEAD:
            g.bury_job(g.tasks[slot])
            g.tasks[slot] = NOTHING
            face = SUBSTITUTE_REACTION[gangster]
            deed = self._against(BY_SUBSTITUTE_REACTION, seat, gangster, face, attack)
            resolution.reveal(g, deed)
            g.then(REVEAL_WINDOW, resolution.ROLL, OUTCOME, END_REACTION)
        else:
            face = g.tasks[slot] % FACE
            deed = self._against(BY_REACTION, seat, gangster, face, attack)
            react(g, seat, slot, SPLIT_VERB.get(row[0].verb, NONE), deed)

    @staticmethod
    def _against(mode: int, seat: int, gangster: int, face: int, attack: Deed) -> Deed:
        """An ambush on the attacker or robber."""
        return new_deed(mode, seat, gangster, face, aim=AT_GANGSTER, against=attack.seat, target=attack.gangster)

    def question_facts(self, g: NewYork, seat: int) -> dict[str, object]:
        return describe(g.deeds[-1])


class Repulse(Step[NewYork]):
    """The attack or robbery has no effect, unless the ambush itself was cancelled. [LCN-REACT-05, LCN-RULE-29]"""

    __slots__ = ()

    def problems(self, g: NewYork) -> list[str]:
        return rolling(g, 2)

    def run(self, g: NewYork) -> None:
        if not g.deeds[-1].void:
            g.deeds[-2].repelled = True
            if g.event_log is not None:
                g.emit("repelled", {"seat": g.deeds[-1].seat})


class EndReaction(Step[NewYork]):
    """End a reaction. A gangster who may still attack keeps card and attachments until then. [LCN-RULE-67]"""

    __slots__ = ()

    def problems(self, g: NewYork) -> list[str]:
        return rolling(g, 2)

    def run(self, g: NewYork) -> None:
        deed = g.deeds.pop()
        if BONUS_ATTACK[deed.gangster] >= 0 and g.stands(deed.seat, deed.gangster):
            main = g.deeds[0]
            main.reacted = (*main.reacted, Reaction(deed.gangster, deed.card))
            return
        if deed.card >= 0:
            g.bury_job(deed.card)
        g.job_done(deed.gangster, True)


REVEAL_WINDOW: Final = RevealWindow()
OUTCOME: Final = Outcome()
PAY: Final = Pay()
APPLY: Final = Apply()
ROB_WINDOW: Final = RobWindow()
LOOT: Final = Loot()
AMBUSH_WINDOW: Final = AmbushWindow()
REPULSE: Final = Repulse()
END_REACTION: Final = EndReaction()
STEPS: Final[tuple[type[Step], ...]] = (
    RevealWindow,
    Outcome,
    Pay,
    Apply,
    RobWindow,
    Robberies,
    Loot,
    AmbushWindow,
    Repulse,
    EndReaction,
)
