"""A deed: one roll of the dice on its way from the reveal to its last consequence, and what it is aimed at.

Deeds lie on a stack of their own in the state: a robbery answers an earning, an ambush answers the robbery.
"""

from __future__ import annotations

from typing import Final

from .components import AT_GANGSTER, BUSINESS_IDS, EARNING, GANGSTER_IDS, JOB_CATEGORY, JOB_IDS, SPOT_IDS

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


class Deed:
    """The public facts of a roll. `card` is the revealed job (-1: none), `face` the job whose rules it follows."""

    __slots__ = (
        "again",
        "against",
        "aim",
        "card",
        "dice",
        "face",
        "fixed",
        "gamble",
        "gangster",
        "harm",
        "mode",
        "planned",
        "reacted",
        "repelled",
        "reward",
        "seat",
        "sources",
        "stake",
        "succeeded",
        "successes",
        "taken",
        "target",
        "value",
        "void",
    )
    FIELDS: Final = (
        "mode",
        "seat",
        "gangster",
        "face",
        "card",
        "aim",
        "against",
        "target",
        "sources",
        "stake",
        "gamble",
        "planned",
        "dice",
        "fixed",
        "value",
        "successes",
        "succeeded",
        "reward",
        "taken",
        "harm",
        "void",
        "repelled",
        "again",
        "reacted",
    )

    def __init__(
        self,
        mode: int,
        seat: int,
        gangster: int,
        face: int,
        card: int = -1,
        aim: int = 0,
        against: int = -1,
        target: int = -1,
        sources: tuple[int, ...] = (),
        stake: int = 0,
        gamble: bool = False,
        planned: int = -1,
        dice: tuple[int, ...] = (),
        fixed: int = 0,
        value: int = 0,
        successes: int = 0,
        succeeded: bool = False,
        reward: int = 0,
        taken: int = 0,
        harm: int = NO_HARM,
        void: bool = False,
        repelled: bool = False,
        again: bool = False,
        reacted: tuple[int, ...] = (),
    ) -> None:
        self.mode = mode
        self.seat = seat
        self.gangster = gangster
        self.face = face
        self.card = card
        self.aim = aim
        self.against = against  # the player who is attacked or robbed, -1 if none
        self.target = target  # a business or a gangster, by `aim`
        self.sources = sources  # where the required businesses and monopolies were found
        self.stake = stake
        self.gamble = gamble
        self.planned = planned  # dice set apart for this roll by a split, -1: the gangster's whole strength
        self.dice = dice
        self.fixed = fixed  # bits of the dice that nobody but their rerolling opponent may touch any more
        self.value = value
        self.successes = successes
        self.succeeded = succeeded  # enough successes for an effect, in this run or the one before
        self.reward = reward
        self.taken = taken  # what robbers took of the reward
        self.harm = harm  # what is about to happen to the target
        self.void = void  # cancelled: no effect at all
        self.repelled = repelled
        self.again = again  # this is the repetition
        self.reacted = reacted  # gangsters who may still beat, each with the reaction he revealed: g, card, g, card ...

    def clone(self) -> Deed:
        return Deed(
            self.mode,
            self.seat,
            self.gangster,
            self.face,
            self.card,
            self.aim,
            self.against,
            self.target,
            self.sources,
            self.stake,
            self.gamble,
            self.planned,
            self.dice,
            self.fixed,
            self.value,
            self.successes,
            self.succeeded,
            self.reward,
            self.taken,
            self.harm,
            self.void,
            self.repelled,
            self.again,
            self.reacted,
        )


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
