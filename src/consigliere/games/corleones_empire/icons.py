"""The icons of the rulebook: launder, bills, jobs, exchanges, goods. [CE-ICON, CE-SUP]"""

from __future__ import annotations

from typing import Final

from consigliere.engine import Option, Row, Sealed, SeatDecision, Step

from .components import (
    BILLS,
    E_BILLS,
    E_COUNT,
    E_GOODS,
    E_KIND,
    EFFECT_IDS,
    EXCHANGE,
    EXCHANGE_GOOD,
    GAIN_GOOD_CHOICE,
    KIND_IDS,
    KINDS,
    MOST_SEATS,
    PUT_AWAY,
)
from .effect_decision import EffectDecision
from .options import (
    BILL,
    DECLINE,
    DISCARD,
    GOOD,
    KEEP,
    KIND_OF,
    foreign,
)
from .options import LAUNDER as LAUNDER_BILL
from .state import Empire, with_card, without_card, without_cards
from .step_checks import effect_is, number_is, resolves

CARD_BY_CARD: Final = "by merging two sorted rows, for speed: a quarter of all questions name cards one by one"

MOST_BILLS: Final = max(len(bills) for bills in E_BILLS)  # in one gain
MOST_PUT_AWAY: Final = max([n for kind, n in zip(E_KIND, E_COUNT, strict=True) if kind == PUT_AWAY], default=1)

# --- launder


class LaunderBill(Sealed[Empire]):
    """Show one bill of the hand and put it into the suitcase, or none. [CE-ICON-02, CE-CARD-12, CE-D-08]

    Everybody with a card that may be a bill is asked. Skipping the question would reveal that they hold no bill.
    """

    __slots__ = ("more", "seat")
    rule = "CE-ICON-02"
    listed_because = CARD_BY_CARD

    def __init__(self, seat: int, more: int) -> None:
        self.seat = seat
        self.more = more  # further bills of the same effect

    def problems(self, g: Empire) -> list[str]:
        wrong = resolves(g, self.seat) or number_is("more", self.more, 0, MOST_PUT_AWAY - 1)
        if not g.cards_but_allies(self.seat):
            wrong.append(f"seat is {self.seat}, which has no card that might be a bill")
        return wrong

    def seats(self, g: Empire) -> tuple[int, ...]:
        return (self.seat,)

    def next_options(self, g: Empire, seat: int, row: Row) -> list[Option]:
        found = kinds_left(g.hands[seat], BILLS, (), LAUNDER_BILL)
        found.append(DECLINE)
        return found

    def resolve(self, g: Empire, answers: list[tuple[int, Row]]) -> None:
        seat, row = answers[0]
        if row[0].verb == "launder":
            g.launder(seat, KIND_OF[row[0].target])
            if self.more and g.cards_but_allies(seat):
                g.stack.append(LaunderBill(seat, self.more - 1))
        elif g.event_log is not None:
            g.emit("no_launder", {"seat": seat})

    def forbidden_by(self, g: Empire, seat: int, option: Option, row: Row) -> str:
        if option == DECLINE:
            return ""
        if option.verb != "launder":
            return foreign(g, option)
        bill = KIND_OF.get(option.target, KINDS)
        return "" if bill < BILLS and bill in g.hands[seat] else "CE-ICON-02"


LAUNDER_BILLS: Final = tuple(LaunderBill(seat, 0) for seat in range(MOST_SEATS))  # by seat

# --- bills


def take_bills(g: Empire, seat: int, bills: tuple[int, ...]) -> None:
    """Take bills one by one in the order shown. A smaller bill replaces one that is out. [CE-SUP-02, CE-SUP-05]"""
    stock = g.stock
    for i, bill in enumerate(bills):
        if stock[bill]:
            g.gain(seat, bill)
            continue
        smaller = [kind for kind in range(bill) if stock[kind]]
        if len(smaller) > 1:
            g.then(Substitute(seat, bill), TakeBills(seat, bills[i + 1 :]))
            return
        if smaller:
            g.gain(seat, smaller[0])
        elif g.event_log is not None:
            g.emit("no_bill", {"seat": seat, "card": KIND_IDS[bill]})


class TakeBills(Step[Empire]):
    """Take the remaining bills of a gain. [CE-SUP-05]"""

    __slots__ = ("bills", "seat")

    def __init__(self, seat: int, bills: tuple[int, ...]) -> None:
        self.seat = seat
        self.bills = bills

    def problems(self, g: Empire) -> list[str]:
        wrong = resolves(g, self.seat) or number_is("the number of bills", len(self.bills), 0, MOST_BILLS)
        other = [KIND_IDS[bill] if bill >= 0 else None for bill in self.bills if not 0 <= bill < BILLS]
        return wrong + [f"bills has {name}, which is no bill" for name in other]

    def run(self, g: Empire) -> None:
        take_bills(g, self.seat, self.bills)


class Substitute(SeatDecision[Empire]):
    """Choose one smaller bill for a denomination that is out. [CE-SUP-02, CE-D-12, CE-RULE-12]"""

    __slots__ = ("bill",)
    rule = "CE-SUP-02"

    def __init__(self, seat: int, bill: int) -> None:
        self.seat = seat
        self.bill = bill

    def problems(self, g: Empire) -> list[str]:
        wrong = resolves(g, self.seat)
        if not 0 <= self.bill < BILLS:
            wrong.append("bill is no bill")
        elif g.stock[self.bill] or not any(g.stock[: self.bill]):
            wrong.append(f"bill is {KIND_IDS[self.bill]}, for which no smaller one is to be chosen")
        return wrong

    def candidates(self, g: Empire, seat: int, row: Row) -> list[Option]:
        return [BILL[kind] for kind in range(self.bill - 1, -1, -1)]

    def forbidden_by(self, g: Empire, seat: int, option: Option, row: Row) -> str:
        if option.verb != "bill":
            return foreign(g, option)
        bill = KIND_OF.get(option.target, KINDS)
        return "" if bill < self.bill and g.stock[bill] else "CE-SUP-02"

    def take(self, g: Empire, seat: int, option: Option) -> None:
        g.gain(seat, KIND_OF[option.target])

    def question_facts(self, g: Empire, seat: int) -> dict[str, object]:
        return {"card": KIND_IDS[self.bill]}


# --- jobs


def draw_jobs(g: Empire, seat: int, count: int, keep: int) -> None:
    """Draw jobs from the deck. If all of them may be kept, there is no question.

    [CE-ICON-03, CE-RULE-13]
    """
    drawn: list[int] = []
    for _ in range(count):
        job = g.draw_job()
        if job >= 0:
            drawn.append(job)
    if g.event_log is not None:
        names = {"cards": [KIND_IDS[job] for job in drawn]}
        g.emit("drew", {"seat": seat, "count": len(drawn)}, names, (seat,))
    if len(drawn) <= keep:
        for job in drawn:
            g.hands[seat] = with_card(g.hands[seat], job)
    else:
        drawn.sort()
        g.drawer = seat
        g.drawn = tuple(drawn)
        g.stack.append(KeepJob(seat, keep))


class KeepJob(SeatDecision[Empire]):
    """Choose the drawn job to keep. The others go face up to the discard pile. [CE-ICON-03, CE-D-09]"""

    __slots__ = ("keep",)
    rule = "CE-ICON-03"
    listed_because = "straight from the sorted cards, for speed: every third thug draws jobs"

    def __init__(self, seat: int, keep: int) -> None:
        self.seat = seat
        self.keep = keep

    def problems(self, g: Empire) -> list[str]:
        wrong = resolves(g, self.seat) or number_is("keep", self.keep, 1, max(len(g.drawn) - 1, 0))
        if g.drawer != self.seat:
            wrong.append(f"seat is {self.seat}, which has drawn no jobs")
        return wrong

    def options(self, g: Empire, seat: int) -> list[Option]:
        found: list[Option] = []
        last = -1
        for job in g.drawn:
            if job != last:
                found.append(KEEP[job])
                last = job
        return found

    def forbidden_by(self, g: Empire, seat: int, option: Option, row: Row) -> str:
        if option.verb != "keep":
            return foreign(g, option, "CE-ICON-03")
        return "" if KIND_OF.get(option.target, -1) in g.drawn else "CE-ICON-03"

    def take(self, g: Empire, seat: int, option: Option) -> None:
        job = KIND_OF[option.target]
        g.drawn = without_card(g.drawn, job)
        g.hands[seat] = with_card(g.hands[seat], job)
        if self.keep > 1:
            g.stack.append(KeepJob(seat, self.keep - 1))
            return
        if g.event_log is not None:
            shown = [KIND_IDS[other] for other in g.drawn]
            g.emit("kept", {"seat": seat, "discarded": shown}, {"card": KIND_IDS[job]}, (seat,))
        g.discard += g.drawn
        g.drawn = ()
        g.drawer = -1
        g.count_reveal(seat)

    def question_facts(self, g: Empire, seat: int) -> dict[str, object]:
        return {"cards": [KIND_IDS[job] for job in g.drawn]}


# --- exchanges

# EXCHANGE_RULE[effect]: the rule of the exchange icon
EXCHANGE_RULE: Final = tuple(
    "CE-ICON-07"
    if kind == EXCHANGE_GOOD
    else ("CE-ICON-04", "CE-ICON-05", "CE-ICON-06")[min(count, 3) - 1]
    if kind == EXCHANGE
    else ""
    for kind, count in zip(E_KIND, E_COUNT, strict=True)
)


class Exchange(Sealed[Empire]):
    """Discard a number of cards for bills or a good, or decline. [CE-ICON-04 to CE-ICON-07, CE-D-10]

    The cards are named one by one and shown together at the end. [CE-SUP-04, CE-RULE-40]
    """

    __slots__ = ("effect", "seat")
    rule = "CE-ICON-04"
    values_parts = True
    listed_because = CARD_BY_CARD

    def __init__(self, seat: int, effect: int) -> None:
        self.seat = seat
        self.effect = effect

    def problems(self, g: Empire) -> list[str]:
        wrong = resolves(g, self.seat) or effect_is(self.effect, EXCHANGE, EXCHANGE_GOOD)
        if not wrong and len(g.hands[self.seat]) < E_COUNT[self.effect]:
            wrong.append(f"seat is {self.seat}, which has fewer than {E_COUNT[self.effect]} cards")
        return wrong

    def seats(self, g: Empire) -> tuple[int, ...]:
        return (self.seat,)

    def next_options(self, g: Empire, seat: int, row: Row) -> list[Option]:
        found = left_to_discard(g, seat, row)
        return found if row else [*found, DECLINE]

    def is_complete(self, g: Empire, seat: int, row: Row) -> bool:
        return row[0].verb == "decline" or len(row) == E_COUNT[self.effect]

    def resolve(self, g: Empire, answers: list[tuple[int, Row]]) -> None:
        seat, row = answers[0]
        effect = self.effect
        if row[0].verb == "decline":
            if g.event_log is not None:
                g.emit("declined", {"seat": seat, "effects": [EFFECT_IDS[effect]]})
            return
        discard_named(g, seat, row, "discarded")
        if E_KIND[effect] == EXCHANGE:
            take_bills(g, seat, E_BILLS[effect])
        else:
            choose_good(g, seat, effect)

    def question_facts(self, g: Empire, seat: int) -> dict[str, object]:
        return {"effect": EFFECT_IDS[self.effect], "count": E_COUNT[self.effect] - g.named(seat)}

    def forbidden_by(self, g: Empire, seat: int, option: Option, row: Row) -> str:
        if option == DECLINE and not row:
            return ""
        return bars_discard(g, seat, option, row, EXCHANGE_RULE[self.effect])


def left_to_discard(g: Empire, seat: int, row: Row) -> list[Option]:
    """The kinds of card in a hand, without the cards already named."""
    return kinds_left(g.hands[seat], KINDS, row, DISCARD)


def kinds_left(cards: tuple[int, ...], end: int, row: Row, options: tuple[Option, ...]) -> list[Option]:
    """The options for the kinds below `end` among sorted cards, without the cards already named.

    A quarter of all questions use this, so it merges the two sorted rows and copies nothing.
    """
    named: list[int] = []
    skip = KINDS  # larger than any kind: a sentinel
    if row:
        for option in row:
            named.append(KIND_OF[option.target])
        named.sort()
        named.append(skip)
        skip = named[0]
    i = 0
    found: list[Option] = []
    last = -1
    for kind in cards:
        if kind >= end:
            break
        if kind == skip:
            i += 1
            skip = named[i]
        elif kind != last:
            found.append(options[kind])
            last = kind
    return found


def discard_named(g: Empire, seat: int, row: Row, event: str) -> None:
    """Discard the cards of an answer, and report it as an event of this name."""
    named = [KIND_OF[option.target] for option in row]
    for kind in named:
        g.return_card(kind)
    g.hands[seat] = without_cards(g.hands[seat], named)
    if g.event_log is not None:
        g.emit(event, {"seat": seat, "cards": [str(option.target) for option in row]})


def bars_discard(g: Empire, seat: int, option: Option, row: Row, rule: str) -> str:
    """The rule against discarding a card next, "" if none. It must be in the hand and not named already.

    `rule`: the rule of this discard.
    """
    if option.verb != "discard":
        return foreign(g, option, rule)
    kind = KIND_OF.get(option.target, -1)
    if kind == g.doing and kind >= 0 and kind not in g.hands[seat]:
        return "CE-JOB-09"
    if kind in g.played[seat]:
        return "CE-ALLY-02"
    return "" if g.hands[seat].count(kind) > row.count(option) else rule


class DiscardCards(Sealed[Empire]):
    """Several seats discard cards of their choice, named one by one."""

    __slots__ = ()
    values_parts = True
    listed_because = CARD_BY_CARD
    discard_rule = ""  # forbids any other card

    def next_options(self, g: Empire, seat: int, row: Row) -> list[Option]:
        return left_to_discard(g, seat, row)

    def forbidden_by(self, g: Empire, seat: int, option: Option, row: Row) -> str:
        return bars_discard(g, seat, option, row, self.discard_rule)


def choose_good(g: Empire, seat: int, effect: int) -> None:
    """Take a good of the player's choice among the kinds shown. [CE-ICON-07, CE-CARD-02, CE-SUP-01]"""
    there = [good for good in E_GOODS[effect] if g.stock[good]]
    if len(there) > 1:
        g.stack.append(ChooseGood(seat, effect))
    elif there:
        g.gain(seat, there[0])
    elif g.event_log is not None:
        g.emit("no_good", {"seat": seat})


class ChooseGood(EffectDecision):
    """Choose the good to take. [CE-ICON-07, CE-CARD-02, CE-D-11]"""

    __slots__ = ()
    rule = "CE-ICON-07"

    def problems(self, g: Empire) -> list[str]:
        wrong = resolves(g, self.seat) or effect_is(self.effect, EXCHANGE_GOOD, GAIN_GOOD_CHOICE)
        if not wrong and not any(g.stock[good] for good in E_GOODS[self.effect]):
            wrong.append(f"effect is {EFFECT_IDS[self.effect]}, and no such good is left")
        return wrong

    def candidates(self, g: Empire, seat: int, row: Row) -> list[Option]:
        return [GOOD[good] for good in E_GOODS[self.effect]]

    def forbidden_by(self, g: Empire, seat: int, option: Option, row: Row) -> str:
        if option.verb != "good":
            return foreign(g, option)
        good = KIND_OF.get(option.target, KINDS)
        if good not in E_GOODS[self.effect]:
            return "CE-ICON-07"
        return "" if g.stock[good] else "CE-SUP-01"

    def take(self, g: Empire, seat: int, option: Option) -> None:
        g.gain(seat, KIND_OF[option.target])

    def question_facts(self, g: Empire, seat: int) -> dict[str, object]:
        return {}  # the options say it all


STEPS: Final[tuple[type[Step], ...]] = (LaunderBill, TakeBills, Substitute, KeepJob, Exchange, ChooseGood)
