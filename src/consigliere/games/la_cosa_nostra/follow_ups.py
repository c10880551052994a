"""Chapter 8, step 10 of a resolution: shooting back, the repetition of a job, further attacks."""

from __future__ import annotations

from typing import Final

from consigliere.engine import PASS, Decision, Option, Row, Sealed, Step

from . import reactions, resolution, verbs
from .abilities import BONUS_ATTACK, NOT_REPEATED, REPEATS
from .commit import Commit, aim_at, has_target, in_sight, part_bars, read, still_there, target_bars
from .components import AT_GANGSTER, ATTACK, GANGSTER_IDS, JOB_CATEGORY, JOB_KIND, JOB_STRIKES_BACK, NONE
from .deed import BY_BONUS, BY_JOB, BY_SHOOTING, new_deed
from .options import REPEAT, SHOOT
from .state import NewYork, put
from .step_checks import rolling


class FollowUps(Step[NewYork]):
    """Push shooting back, the repetition, and the further attacks of the acting and reacting gangsters. [LCN-TIM-03]"""

    __slots__ = ()

    def problems(self, g: NewYork) -> list[str]:
        return rolling(g)

    def run(self, g: NewYork) -> None:
        gangster = g.deeds[-1].gangster
        g.then(SHOOT_BACK, REPEAT_JOB, BonusAttack(gangster), REACTED)


class ShootBack(Decision[NewYork]):
    """A drive-by without success: the target may try to kill the shooter. [LCN-CARD-16, LCN-RULE-70, LCN-DEC-18]"""

    __slots__ = ()
    rule = "LCN-CARD-16"

    def problems(self, g: NewYork) -> list[str]:
        return rolling(g)

    def deciders(self, g: NewYork) -> tuple[int, ...]:
        deed = g.deeds[-1]
        if deed.face == NONE or deed.successes or not JOB_STRIKES_BACK[deed.face]:
            return ()
        if not g.stands(deed.against, deed.target):
            return ()
        return (deed.against,)

    def options(self, g: NewYork, seat: int) -> list[Option]:
        return [PASS, SHOOT]

    def take(self, g: NewYork, seat: int, option: Option) -> None:
        if option.verb == verbs.SHOOT_BACK:
            deed = g.deeds[-1]
            back = new_deed(
                BY_SHOOTING, seat, deed.target, deed.face, aim=AT_GANGSTER, against=deed.seat, target=deed.gangster
            )
            resolution.reveal(g, back)
            g.then(reactions.REVEAL_WINDOW, resolution.ROLL, reactions.OUTCOME, DROP)

    def question_facts(self, g: NewYork, seat: int) -> dict[str, object]:
        deed = g.deeds[-1]
        return {"gangster": GANGSTER_IDS[deed.target], "target": GANGSTER_IDS[deed.gangster]}


class RepeatJob(Sealed[NewYork]):
    """Repeat the same job after a success. [LCN-SG-01, LCN-RULE-28, LCN-RULE-66, LCN-DEC-19]"""

    __slots__ = ()
    rule = "LCN-SG-01"

    def problems(self, g: NewYork) -> list[str]:
        return rolling(g)

    def seats(self, g: NewYork) -> tuple[int, ...]:
        deed = g.deeds[-1]
        gangster = deed.gangster
        if not deed.succeeded or deed.again or deed.mode != BY_JOB or g.g_used[gangster] >= REPEATS[gangster]:
            return ()
        if JOB_KIND[deed.face] in NOT_REPEATED[gangster] or not g.stands(deed.seat, gangster):
            return ()
        if JOB_CATEGORY[deed.face] == ATTACK:
            return (deed.seat,) if has_target(g, deed.seat, deed.face) else ()
        return (deed.seat,) if still_there(g, deed.seat, deed.sources) else ()

    def _commit(self, g: NewYork, seat: int, row: Row) -> Commit:
        deed = g.deeds[-1]
        return read(g, seat, deed.gangster, deed.face, row[1:], True)

    def candidates(self, g: NewYork, seat: int, row: Row) -> list[Option]:
        return self._commit(g, seat, row).ask if row else [PASS, REPEAT]

    def forbidden_by(self, g: NewYork, seat: int, option: Option, row: Row) -> str:
        if not row:
            return ""
        commit = self._commit(g, seat, row)
        asked = option.verb == commit.ask[0].verb
        return part_bars(g, seat, g.deeds[-1].face, commit, option) if asked else self.rule

    def is_complete(self, g: NewYork, seat: int, row: Row) -> bool:
        return row[0].verb == verbs.PASS or not self._commit(g, seat, row).ask

    def resolve(self, g: NewYork, answers: list[tuple[int, Row]]) -> None:
        if not answers or answers[0][1][0].verb == verbs.PASS:
            return
        seat, row = answers[0]
        commit = self._commit(g, seat, row)
        deed = g.deeds.pop()
        g.g_used = put(g.g_used, deed.gangster, g.g_used[deed.gangster] + 1)
        g.cash[seat] -= commit.stake
        deed.aim, deed.against, deed.target = commit.aim, commit.against, commit.target
        deed.stake, deed.gamble, deed.again = commit.stake, commit.gamble, True
        deed.dice, deed.successes, deed.reward, deed.taken = (), 0, 0, 0
        deed.void = deed.repelled = False
        resolution.reveal(g, deed)
        g.then(reactions.REVEAL_WINDOW, resolution.ROLL, reactions.OUTCOME, SHOOT_BACK)


class BonusAttack(Sealed[NewYork]):
    """A gangster may make a further attack right after his job. [LCN-SG-04, LCN-RULE-67, LCN-DEC-19]"""

    __slots__ = ("gangster",)
    rule = "LCN-SG-04"

    def __init__(self, gangster: int) -> None:
        self.gangster = gangster

    def problems(self, g: NewYork) -> list[str]:
        if not g.deeds:
            return rolling(g)
        may = [g.deeds[0].gangster, *[reaction.gangster for reaction in g.deeds[0].reacted]]
        return [] if self.gangster in may else ["gangster is nobody who has acted or reacted"]

    def seats(self, g: NewYork) -> tuple[int, ...]:
        face = BONUS_ATTACK[self.gangster]
        seat = g.place[self.gangster]
        if face < 0 or seat >= g.rules.seats or g.g_blocked[self.gangster]:
            return ()
        return (seat,) if has_target(g, seat, face) else ()

    def candidates(self, g: NewYork, seat: int, row: Row) -> list[Option]:
        return [PASS, *in_sight(g, seat, BONUS_ATTACK[self.gangster])]

    def forbidden_by(self, g: NewYork, seat: int, option: Option, row: Row) -> str:
        return target_bars(g, seat, BONUS_ATTACK[self.gangster], option) if option.verb == verbs.TARGET else ""

    def resolve(self, g: NewYork, answers: list[tuple[int, Row]]) -> None:
        if not answers or answers[0][1][0].verb == verbs.PASS:
            return
        seat, row = answers[0]
        face = BONUS_ATTACK[self.gangster]
        commit = Commit()
        aim_at(g, face, row[0], commit)
        deed = new_deed(
            BY_BONUS, seat, self.gangster, face, aim=commit.aim, against=commit.against, target=commit.target
        )
        resolution.reveal(g, deed)
        g.then(reactions.REVEAL_WINDOW, resolution.ROLL, reactions.OUTCOME, DROP)

    def question_facts(self, g: NewYork, seat: int) -> dict[str, object]:
        return {"gangster": GANGSTER_IDS[self.gangster]}


class Reacted(Step[NewYork]):
    """The further attacks of gangsters who reacted, one by one. [LCN-RULE-67]"""

    __slots__ = ()

    def problems(self, g: NewYork) -> list[str]:
        return rolling(g)

    def run(self, g: NewYork) -> None:
        waiting = g.deeds[-1].reacted
        if waiting:
            g.then(BonusAttack(waiting[0].gangster), END_REACTED, REACTED)


class EndReacted(Step[NewYork]):
    """Discard a reaction card and its attachments after the further attack. [LCN-RULE-67]"""

    __slots__ = ()

    def problems(self, g: NewYork) -> list[str]:
        return rolling(g) or ([] if g.deeds[0].reacted else ["reacted names nobody who has still to attack"])

    def run(self, g: NewYork) -> None:
        deed = g.deeds[-1]
        gangster, card = deed.reacted[0]
        deed.reacted = deed.reacted[1:]
        if card >= 0:
            g.bury_job(card)
        g.job_done(gangster, True)


class Drop(Step[NewYork]):
    """End a roll that was made without a card."""

    __slots__ = ()

    def problems(self, g: NewYork) -> list[str]:
        return rolling(g, 2)

    def run(self, g: NewYork) -> None:
        g.deeds.pop()


FOLLOW_UPS: Final = FollowUps()
SHOOT_BACK: Final = ShootBack()
REPEAT_JOB: Final = RepeatJob()
REACTED: Final = Reacted()
END_REACTED: Final = EndReacted()
DROP: Final = Drop()
STEPS: Final[tuple[type[Step], ...]] = (FollowUps, ShootBack, RepeatJob, BonusAttack, Reacted, EndReacted, Drop)
