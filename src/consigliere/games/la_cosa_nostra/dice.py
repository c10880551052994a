"""Chapter 8: W_DICE, between the roll and the count of its successes."""

from __future__ import annotations

from typing import Final

from consigliere.engine import PASS, Decision, Option, Row, Step, Window

from . import influence, verbs
from .abilities import BUSINESS_REROLLS, BUSINESS_USES, FORCES_REROLL, REROLLS_ANY
from .components import BUSINESS_IDS, FACES, GANGSTER, GANGSTER_IDS, MODES, NONE, REROLL
from .deed import Deed, is_earning
from .options import (
    DIE,
    DIE_IDS,
    FIRST_DIE,
    FORCE_REROLL,
    REROLL_ANY,
    REROLL_BY_BUSINESS,
    REROLL_BY_CARD,
    ROLL_AGAIN,
    TAKE_DIE,
)
from .state import NewYork, put
from .step_checks import only_expansion, rolling


class RollerDice(Window[NewYork]):
    """The roller may use any rerolls in any order. After a pass the others are asked. [LCN-TIM-09]"""

    __slots__ = ()
    rule = "LCN-TIM-09"

    def problems(self, g: NewYork) -> list[str]:
        return rolling(g)

    def seats(self, g: NewYork) -> tuple[int, ...]:
        deed = g.deeds[-1]
        seat = deed.seat
        if deed.fixed == (1 << len(deed.dice)) - 1:
            return ()
        if (
            self._business(g, deed) >= 0
            or (g.rules.extra_cards and g.influence[seat] and g.drawn[seat])
            or (g.rules.expansion and g.ready(seat, REROLLS_ANY) >= 0)
        ):
            return (seat,)
        return ()

    def _business(self, g: NewYork, deed: Deed) -> int:
        """A businessman who can reroll a die of an earning. [LCN-BIZ-03]"""
        if is_earning(deed):
            for business in g.holdings[deed.seat]:
                if (
                    BUSINESS_REROLLS[business]
                    and g.b_used[business] < BUSINESS_USES[business]
                    and not g.b_blocked[business]
                ):
                    return business
        return NONE

    def candidates(self, g: NewYork, seat: int, row: Row) -> list[Option]:
        deed = g.deeds[-1]
        found = [PASS]
        if self._business(g, deed) >= 0:
            found.extend(REROLL_BY_BUSINESS[: len(deed.dice)])
        if g.rules.extra_cards:
            found.extend(REROLL_BY_CARD[: len(deed.dice)])
        found.extend([REROLL_ANY[gangster] for gangster in g.crew[seat] if REROLLS_ANY[gangster]])
        return found

    def forbidden_by(self, g: NewYork, seat: int, option: Option, row: Row) -> str:
        deed = g.deeds[-1]
        if option.verb == verbs.REROLL_ANY:
            gangster = GANGSTER.get(str(option.target), NONE)
            return "" if gangster >= 0 and gangster == g.ready(seat, REROLLS_ANY) else "LCN-SG-17"
        if option.verb == verbs.REROLL and self._business(g, deed) < 0:
            return "LCN-BIZ-03"
        if option.verb == verbs.REROLL_BY_CARD and not any(REROLL in MODES[card] for card in g.influence[seat]):
            return "LCN-XC-02"
        if option.verb == verbs.REROLL or option.verb == verbs.REROLL_BY_CARD:
            die = DIE.get(str(option.target), NONE)
            return "" if 0 <= die < len(deed.dice) and not deed.fixed >> die & 1 else "LCN-TIM-09"
        return ""

    def resolve(self, g: NewYork, answers: list[tuple[int, Row]]) -> None:
        if not answers or answers[0][1][0].verb == verbs.PASS:
            g.stack.append(OthersDice())
            return
        seat, row = answers[0]
        answer = row[0]
        g.stack.append(RollerDice())
        if answer.verb == verbs.REROLL:
            business = self._business(g, g.deeds[-1])
            g.b_used = put(g.b_used, business, g.b_used[business] + 1)
            if g.event_log is not None:
                g.emit("used", {"seat": seat, "card": BUSINESS_IDS[business]})
            influence.reroll_die(g, DIE[str(answer.target)])
        elif answer.verb == verbs.REROLL_BY_CARD:
            card = next(card for card in g.influence[seat] if REROLL in MODES[card])
            influence.play(g, seat, card, REROLL, FIRST_DIE + DIE[str(answer.target)])
        else:
            gangster = GANGSTER[str(answer.target)]
            g.g_used = put(g.g_used, gangster, g.g_used[gangster] + 1)
            if g.event_log is not None:
                g.emit("used", {"seat": seat, "card": GANGSTER_IDS[gangster]})
            g.stack.append(RerollAny(0))

    def question_facts(self, g: NewYork, seat: int) -> dict[str, object]:
        return facts_of_roll(g)


def facts_of_roll(g: NewYork) -> dict[str, object]:
    """The dice on the table and their success value."""
    deed = g.deeds[-1]
    return {"seat": deed.seat, "dice": list(deed.dice), "value": deed.value}


class RerollAny(Decision[NewYork]):
    """Choose any number of own dice, which are rerolled together. [LCN-SG-17]"""

    __slots__ = ("chosen",)
    rule = "LCN-SG-17"

    def __init__(self, chosen: int) -> None:
        self.chosen = chosen  # bits of the dice picked up so far

    def problems(self, g: NewYork) -> list[str]:
        wrong = only_expansion(g) + rolling(g)
        if not wrong and (self.chosen >> len(g.deeds[-1].dice) or self.chosen & g.deeds[-1].fixed):
            wrong.append("chosen names a die that cannot be picked up")
        return wrong

    def deciders(self, g: NewYork) -> tuple[int, ...]:
        return (g.deeds[-1].seat,)

    def candidates(self, g: NewYork, seat: int, row: Row) -> list[Option]:
        return [ROLL_AGAIN, *TAKE_DIE[: len(g.deeds[-1].dice)]]

    def forbidden_by(self, g: NewYork, seat: int, option: Option, row: Row) -> str:
        if option.verb == verbs.DIE:
            die = DIE.get(str(option.target), NONE)
            # picked from left to right, so that each set of dice has one answer only
            if not self.chosen.bit_length() <= die < len(g.deeds[-1].dice):
                return "LCN-SG-17"
            return "LCN-TIM-09" if g.deeds[-1].fixed >> die & 1 else ""
        return ""

    def take(self, g: NewYork, seat: int, option: Option) -> None:
        if option.verb == verbs.DIE:
            g.stack.append(RerollAny(self.chosen | 1 << DIE[str(option.target)]))
            return
        deed = g.deeds[-1]
        deed.dice = tuple(
            [g.random_below(FACES) + 1 if self.chosen >> i & 1 else die for i, die in enumerate(deed.dice)]
        )
        if g.event_log is not None:
            names = [DIE_IDS[i] for i in range(len(deed.dice)) if self.chosen >> i & 1]
            g.emit("rerolled", {"picked": names, "dice": list(deed.dice)})

    def question_facts(self, g: NewYork, seat: int) -> dict[str, object]:
        chosen = [DIE_IDS[i] for i in range(self.chosen.bit_length()) if self.chosen >> i & 1]
        return {**facts_of_roll(g), "chosen": chosen}


class OthersDice(Window[NewYork]):
    """Another player may have one die rerolled; then the roller is asked again. [LCN-SG-12, LCN-TIM-09]"""

    __slots__ = ()
    rule = "LCN-SG-12"

    def problems(self, g: NewYork) -> list[str]:
        return rolling(g)

    def seats(self, g: NewYork) -> tuple[int, ...]:
        if not g.rules.expansion:
            return ()
        roller = g.deeds[-1].seat
        order = g.rules.order[roller]
        return tuple([seat for seat in order[1:] if g.ready(seat, FORCES_REROLL) >= 0])

    def next_options(self, g: NewYork, seat: int, row: Row) -> list[Option]:
        return [PASS, *FORCE_REROLL[: len(g.deeds[-1].dice)]]

    def resolve(self, g: NewYork, answers: list[tuple[int, Row]]) -> None:
        for seat, row in answers:
            if row[0].verb == verbs.FORCE_REROLL:
                gangster = g.ready(seat, FORCES_REROLL)
                g.g_used = put(g.g_used, gangster, g.g_used[gangster] + 1)
                if g.event_log is not None:
                    g.emit("used", {"seat": seat, "card": GANGSTER_IDS[gangster]})
                die = DIE[str(row[0].target)]
                g.deeds[-1].fixed |= 1 << die
                influence.reroll_die(g, die)
                g.stack.append(RollerDice())
                return

    def question_facts(self, g: NewYork, seat: int) -> dict[str, object]:
        return facts_of_roll(g)


ROLLER_DICE: Final = RollerDice()
STEPS: Final[tuple[type[Step], ...]] = (RollerDice, RerollAny, OthersDice)
