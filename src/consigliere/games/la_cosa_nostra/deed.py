"""A deed: one roll of the dice, from its reveal to its last consequence, with its target.

The state has a stack of deeds: a robbery answers an earning, an ambush answers the robbery.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from .components import AT_GANGSTER, BUSINESS_IDS, EARNING, GANGSTER_IDS, JOB_CATEGORY, JOB_IDS, NONE, SPOT_IDS

MODE_IDS: Final = ("job", "substitute", "substitute_earning", "reaction", "substitute_reaction", "bonus", "shoot_back")
# a job performed; another job, or a roll for money, instead of it; a reaction revealed, or used instead of a job;
# a further attack after a job; the answer to a failed drive-by
BY_JOB: Final = 0
BY_SUBSTITUTE: Final = 1
BY_EARNING: Final = 2
BY_REACTION: Final = 3
BY_SUBSTITUTE_REACTION: Final = 4
BY_BONUS: Final = 5
BY_SHOOTING: Final = 6

HARM_IDS: Final = ("none", "block", "kill")
NO_HARM: Final = 0
HARM_BLOCK: Final = 1
HARM_KILL: Final = 2


class Reaction(NamedTuple):
    """A gangster who may still attack after his reaction, and its card (-1: none). [LCN-RULE-67]"""

    gangster: int
    card: int


class Deed:
    """The public facts of a roll."""

    mode: int
    seat: int
    gangster: int
    face: int
    """The job whose rules it follows, -1 if none."""
    card: int
    """The revealed job with those who know it, -1 if none."""
    aim: int
    against: int
    """The player who is attacked or robbed, -1 if none."""
    target: int
    """A business or a gangster, by `aim`."""
    sources: tuple[int, ...]
    """The businesses and monopolies that met the requirements."""
    stake: int
    gamble: bool
    planned: int
    """The dice for this roll after a split, -1: the gangster's full strength."""
    dice: tuple[int, ...]
    fixed: int
    """Bits of the dice that only the rerolling opponent may still reroll."""
    value: int
    successes: int
    succeeded: bool
    """Whether there were enough successes for an effect, in this run or the one before."""
    reward: int
    taken: int
    """What robbers took of the reward."""
    harm: int
    """What is about to happen to the target."""
    void: bool
    """Cancelled: no effect at all."""
    repelled: bool
    again: bool
    """Whether this is the repetition."""
    reacted: tuple[Reaction, ...]

    # --- generated from the fields above (python -m consigliere.lab.fields); do not edit
    # fmt: off

    __slots__ = (
        "again", "against", "aim", "card", "dice", "face", "fixed", "gamble", "gangster", "harm", "mode", "planned",
        "reacted", "repelled", "reward", "seat", "sources", "stake", "succeeded", "successes", "taken", "target",
        "value", "void",
    )

    @staticmethod
    def make(
        *, mode: int, seat: int, gangster: int, face: int, card: int, aim: int, against: int, target: int,
        sources: tuple[int, ...], stake: int, gamble: bool, planned: int, dice: tuple[int, ...], fixed: int,
        value: int, successes: int, succeeded: bool, reward: int, taken: int, harm: int, void: bool, repelled: bool,
        again: bool, reacted: tuple[Reaction, ...],
    ) -> Deed:
        new = Deed()
        new.mode = mode
        new.seat = seat
        new.gangster = gangster
        new.face = face
        new.card = card
        new.aim = aim
        new.against = against
        new.target = target
        new.sources = sources
        new.stake = stake
        new.gamble = gamble
        new.planned = planned
        new.dice = dice
        new.fixed = fixed
        new.value = value
        new.successes = successes
        new.succeeded = succeeded
        new.reward = reward
        new.taken = taken
        new.harm = harm
        new.void = void
        new.repelled = repelled
        new.again = again
        new.reacted = reacted
        return new

    def clone(self) -> Deed:
        new = Deed()
        new.mode = self.mode
        new.seat = self.seat
        new.gangster = self.gangster
        new.face = self.face
        new.card = self.card
        new.aim = self.aim
        new.against = self.against
        new.target = self.target
        new.sources = self.sources
        new.stake = self.stake
        new.gamble = self.gamble
        new.planned = self.planned
        new.dice = self.dice
        new.fixed = self.fixed
        new.value = self.value
        new.successes = self.successes
        new.succeeded = self.succeeded
        new.reward = self.reward
        new.taken = self.taken
        new.harm = self.harm
        new.void = self.void
        new.repelled = self.repelled
        new.again = self.again
        new.reacted = self.reacted
        return new

    # fmt: on
    # --- end of the generated part


def new_deed(
    mode: int,
    seat: int,
    gangster: int,
    face: int,
    *,
    card: int = NONE,
    aim: int = 0,
    against: int = NONE,
    target: int = NONE,
    sources: tuple[int, ...] = (),
    stake: int = 0,
    gamble: bool = False,
    planned: int = NONE,
) -> Deed:
    """A deed before its reveal, without dice."""
    return Deed.make(
        mode=mode,
        seat=seat,
        gangster=gangster,
        face=face,
        card=card,
        aim=aim,
        against=against,
        target=target,
        sources=sources,
        stake=stake,
        gamble=gamble,
        planned=planned,
        dice=(),
        fixed=0,
        value=0,
        successes=0,
        succeeded=False,
        reward=0,
        taken=0,
        harm=NO_HARM,
        void=False,
        repelled=False,
        again=False,
        reacted=(),
    )


def describe(deed: Deed) -> dict[str, object]:
    """The public facts of a deed, as ids."""
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
    """Whether the deed is an earning, or a roll that counts as one. [LCN-RULE-69]"""
    return deed.mode == BY_EARNING or (deed.face >= 0 and JOB_CATEGORY[deed.face] == EARNING)
