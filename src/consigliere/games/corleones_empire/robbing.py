"""Cards that take something from opponents: theft, forced discards, offers. [CE-CARD-08 to CE-CARD-11]"""

from __future__ import annotations

from typing import Final

from consigliere.engine import Option, Row, Sealed, Step

from .components import (
    BILLS,
    BUSINESS,
    E_COUNT,
    E_KIND,
    FIRST_ALLY,
    KIND_IDS,
    KINDS,
    OPPONENTS_DISCARD,
    STEAL_RANDOM,
    SUITCASE_THEFT,
)
from .effect_decision import EffectDecision
from .icons import CARD_BY_CARD, DiscardCards, discard_named, kinds_left
from .options import (
    DECLINE,
    GIVE,
    KIND_OF,
    NOTHING,
    ROB,
    SEAT_OF,
    foreign,
)
from .options import OFFER as OFFER_BILL
from .state import Empire, with_card, without_card
from .step_checks import effect_is, in_turn, number_is, phase_is


def _most(kind: int) -> int:
    """The most cards that an effect of a kind asks for."""
    return max([E_COUNT[effect] for effect, one in enumerate(E_KIND) if one == kind], default=1)


MOST_GIVEN: Final = _most(SUITCASE_THEFT)
MOST_FORCED: Final = _most(OPPONENTS_DISCARD)


def worth_robbing(g: Empire, effect: int, other: int) -> bool:
    """Whether a player has something to take, by public numbers. [CE-D-18]"""
    return (g.cards_but_allies(other) if E_KIND[effect] == STEAL_RANDOM else g.bills_in_case(other)) > 0


def opponents(g: Empire, seat: int, effect: int) -> list[int]:
    """The players that a seat may rob with this effect."""
    return [other for other in g.after(seat) if worth_robbing(g, effect, other)]


class ChooseOpponent(EffectDecision):
    """Choose the player to rob, who must have something to take; or nobody. [CE-CARD-08, CE-CARD-09, CE-D-18]"""

    __slots__ = ()
    rule = "CE-CARD-08"

    def problems(self, g: Empire) -> list[str]:
        wrong = in_turn(g, self.seat) or effect_is(self.effect, STEAL_RANDOM, SUITCASE_THEFT)
        if not wrong and not opponents(g, self.seat, self.effect):
            wrong.append("nobody has anything to take")
        return wrong

    def candidates(self, g: Empire, seat: int, row: Row) -> list[Option]:
        return [*[ROB[other] for other in g.after(seat)], DECLINE]

    def forbidden_by(self, g: Empire, seat: int, option: Option, row: Row) -> str:
        if option == DECLINE:
            return ""
        if option.verb != "rob":
            return foreign(g, option)
        if KIND_OF.get(option.target, 0) >= FIRST_ALLY:
            return "CE-ALLY-05"
        rule = "CE-CARD-08" if E_KIND[self.effect] == STEAL_RANDOM else "CE-CARD-09"
        other = SEAT_OF.get(option.target, -1)
        there = 0 <= other < g.rules.seats and other != seat
        return "" if there and worth_robbing(g, self.effect, other) else rule

    def take(self, g: Empire, seat: int, option: Option) -> None:
        if option.verb == "decline":
            return
        other = SEAT_OF[option.target]
        count = E_COUNT[self.effect]
        if E_KIND[self.effect] == STEAL_RANDOM:
            steal(g, seat, other, count)
        else:
            g.stack.append(GiveBills(seat, other, min(count, g.bills_in_case(other))))


def steal(g: Empire, seat: int, other: int, count: int) -> None:
    """Steal random cards but no allies. Only the two players learn which. [CE-CARD-08, CE-ALLY-05, CE-RULE-36]"""
    for _ in range(min(count, g.cards_but_allies(other))):
        kind = g.hands[other][g.random_below(g.cards_but_allies(other))]
        g.hands[other] = without_card(g.hands[other], kind)
        g.hands[seat] = with_card(g.hands[seat], kind)
        if g.event_log is not None:
            g.emit("stole", {"seat": seat, "other": other}, {"card": KIND_IDS[kind]}, (seat, other))


class GiveBills(Sealed[Empire]):
    """The robbed player chooses bills of their suitcase to give. [CE-CARD-09, CE-D-19]"""

    __slots__ = ("count", "seat", "thief")
    rule = "CE-CARD-09"
    listed_because = CARD_BY_CARD

    def __init__(self, thief: int, seat: int, count: int) -> None:
        self.thief = thief
        self.seat = seat
        self.count = count

    def problems(self, g: Empire) -> list[str]:
        wrong = phase_is(g, BUSINESS)
        if g.turn != self.thief or self.seat == self.thief:
            wrong.append(f"thief is {self.thief} and seat is {self.seat}: another robs in his own turn")
        return wrong or number_is("count", self.count, 1, min(MOST_GIVEN, g.bills_in_case(self.seat)))

    def seats(self, g: Empire) -> tuple[int, ...]:
        return (self.seat,)

    def next_options(self, g: Empire, seat: int, row: Row) -> list[Option]:
        return kinds_left(g.cases[seat], BILLS, row, GIVE)

    def is_complete(self, g: Empire, seat: int, row: Row) -> bool:
        return len(row) == self.count

    def resolve(self, g: Empire, answers: list[tuple[int, Row]]) -> None:
        seat, row = answers[0]
        given = [KIND_OF[option.target] for option in row]
        for bill in given:
            g.cases[seat] = without_card(g.cases[seat], bill)
            g.hands[self.thief] = with_card(g.hands[self.thief], bill)
        if g.event_log is not None:
            facts = {"seat": self.thief, "other": seat, "count": len(given)}
            g.emit("gave", facts, {"cards": [KIND_IDS[bill] for bill in given]}, (seat, self.thief))

    def question_facts(self, g: Empire, seat: int) -> dict[str, object]:
        return {"count": self.count - g.named(seat), "other": self.thief}

    def forbidden_by(self, g: Empire, seat: int, option: Option, row: Row) -> str:
        return bars_bill(g, g.cases[seat], option, row, "give", "CE-CARD-09")


def bars_bill(g: Empire, cards: tuple[int, ...], option: Option, row: Row, verb: str, rule: str) -> str:
    """The rule against naming a bill next, "" if none. `rule`: the rule of this question."""
    if option.verb != verb:
        return foreign(g, option, rule)
    kind = KIND_OF.get(option.target, KINDS)
    return "" if kind < BILLS and cards.count(kind) > row.count(option) else rule


class ForcedDiscard(DiscardCards):
    """Every other player with a card discards cards of their choice, all at once. [CE-CARD-10, CE-D-19]"""

    __slots__ = ("count", "seat")
    rule = "CE-CARD-10"
    discard_rule = "CE-CARD-10"

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def problems(self, g: Empire) -> list[str]:
        return in_turn(g, self.seat) or number_is("count", self.count, 1, MOST_FORCED)

    def seats(self, g: Empire) -> tuple[int, ...]:
        return tuple([other for other in g.after(self.seat) if g.hands[other]])

    def is_complete(self, g: Empire, seat: int, row: Row) -> bool:
        return len(row) == min(self.count, len(g.hands[seat]))

    def resolve(self, g: Empire, answers: list[tuple[int, Row]]) -> None:
        for seat, row in answers:
            discard_named(g, seat, row, "discarded")

    def question_facts(self, g: Empire, seat: int) -> dict[str, object]:
        return {"count": min(self.count, len(g.hands[seat])) - g.named(seat), "other": self.seat}


class Offers(Sealed[Empire]):
    """Every other player offers a bill. The highest goes into the acting player's suitcase, the others are lost.

    All players who might hold a bill, by public numbers, are asked. Without a bill they offer nothing.
    [CE-CARD-11, CE-D-19]
    """

    __slots__ = ("seat",)
    rule = "CE-CARD-11"
    listed_because = CARD_BY_CARD

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def problems(self, g: Empire) -> list[str]:
        return in_turn(g, self.seat)

    def seats(self, g: Empire) -> tuple[int, ...]:
        return tuple([other for other in g.after(self.seat) if g.cards_but_allies(other)])

    def next_options(self, g: Empire, seat: int, row: Row) -> list[Option]:
        return kinds_left(g.hands[seat], BILLS, row, OFFER_BILL) or [NOTHING]

    def resolve(self, g: Empire, answers: list[tuple[int, Row]]) -> None:
        best = -1
        for seat, row in answers:
            if row[0].verb == "offer":
                bill = KIND_OF[row[0].target]
                g.hands[seat] = without_card(g.hands[seat], bill)
                g.return_card(bill)
                best = max(best, bill)
        if best >= 0:
            g.stock[best] -= 1
            g.cases[self.seat] = with_card(g.cases[self.seat], best)
        if g.event_log is not None:
            for seat, row in answers:
                g.emit("offer_shown", {"seat": seat, "card": str(row[0].target) or None})
            g.emit("offer_taken", {"seat": self.seat, "card": KIND_IDS[best] if best >= 0 else None})

    def question_facts(self, g: Empire, seat: int) -> dict[str, object]:
        return {"other": self.seat}

    def forbidden_by(self, g: Empire, seat: int, option: Option, row: Row) -> str:
        if option == NOTHING:
            return "CE-CARD-11" if g.hands[seat][0] < BILLS else ""
        return bars_bill(g, g.hands[seat], option, row, "offer", "CE-CARD-11")


STEPS: Final[tuple[type[Step], ...]] = (ChooseOpponent, GiveBills, ForcedDiscard, Offers)
