"""What locations and cards do: effects taken one by one in the order their owner likes, and the icons of the rulebook.

What jobs and allies do beyond icons stands in cards.py.
"""

from __future__ import annotations

from typing import Final

from consigliere.engine import Decision, Option, Row, Sealed, Step

from .components import (
    BILLS,
    COLLECT_FRONT,
    DRAW_JOBS,
    E_BILLS,
    E_COUNT,
    E_GOODS,
    E_KEEP,
    E_KIND,
    E_MUST,
    EFFECT_IDS,
    EXCHANGE,
    EXCHANGE_GOOD,
    FRONT,
    GAIN_BILL,
    GAIN_GOOD,
    GAIN_GOOD_CHOICE,
    HORSE_HEAD,
    KIND_IDS,
    KINDS,
    LAUNDER,
    LOCATION_IDS,
    OFFER,
    OPPONENTS_DISCARD,
    REWARD,
    STACKED,
)
from .options import (
    APPLY,
    BILL,
    DECLINE,
    DISCARD,
    EFFECT_OF,
    FINISH,
    FIRST,
    GOOD,
    KEEP,
    KIND_OF,
    SEAT_OF,
    due,
)
from .options import LAUNDER as LAUNDER_BILL
from .state import Empire, with_card, without_card

# MUST[bound][effect]: whether its owner has to take it. `bound`: the active player on a location or an ally.
MUST: Final = (
    tuple(kind == REWARD for kind in E_KIND),
    tuple(kind == REWARD or must for kind, must in zip(E_KIND, E_MUST, strict=True)),
)
# Duties that need no answer, so that their order is no choice while the stacks hold what they take
SIMPLE: Final = tuple(kind in (GAIN_BILL, GAIN_GOOD, HORSE_HEAD, DRAW_JOBS, REWARD) for kind in E_KIND)
# Effects that put a question of their own to their owner, in which they can be declined
ASKS: Final = tuple(
    kind not in (GAIN_BILL, GAIN_GOOD, HORSE_HEAD, DRAW_JOBS, REWARD, GAIN_GOOD_CHOICE, OPPONENTS_DISCARD, OFFER)
    for kind in E_KIND
)


class CardEffects:
    """What cards do beyond icons. cards.py fills it in: such an effect may in turn open a collection, which is here."""

    __slots__ = ()

    def possible(self, g: Empire, seat: int, effect: int) -> bool:
        """Whether the effect finds something to act on, by public knowledge."""
        raise NotImplementedError

    def begin(self, g: Empire, seat: int, effect: int) -> None:
        """Put the effect's question."""
        raise NotImplementedError


BEYOND: Final[list[CardEffects]] = []


def possible(g: Empire, seat: int, effect: int) -> bool:
    """Whether an effect finds something to act on, by what everybody knows: numbers of cards, never which. [CE-ICON-12]

    A player without a bill is asked to launder like any other.
    """
    kind = E_KIND[effect]
    if kind == LAUNDER:
        return g.cards_but_allies(seat) > 0
    if kind == DRAW_JOBS:
        return bool(g.deck or g.discard)
    if kind in (EXCHANGE, EXCHANGE_GOOD):
        return len(g.hands[seat]) >= E_COUNT[effect]
    if kind == GAIN_BILL:
        return any(g.stock[: E_BILLS[effect][0] + 1])
    if kind in (GAIN_GOOD, GAIN_GOOD_CHOICE):
        for good in E_GOODS[effect]:
            if g.stock[good]:
                return True
        return False
    if kind in (HORSE_HEAD, REWARD):
        return True
    return BEYOND[0].possible(g, seat, effect)


class Effects(Step[Empire]):
    """The effects a player still has to take: chosen one by one, each carried out to its end before the next.

    `bound`: gains are a duty (the active player's, of a location or an ally); else everything but a job's bills may be
    declined. Where the order is no choice nobody is asked for it; what can no longer act on anything lapses.
    [CE-FAM-06, CE-THUG-08, CE-ICON-01, CE-ICON-12, CE-RULE-7]
    """

    __slots__ = ("bound", "effects", "seat")
    FIELDS = ("seat", "effects", "bound")

    def __init__(self, seat: int, effects: tuple[int, ...], bound: bool) -> None:
        self.seat = seat
        self.effects = effects  # still to be taken
        self.bound = bound

    def run(self, g: Empire) -> None:
        left = self.effects
        if not left:
            return
        seat = self.seat
        must = MUST[self.bound]
        if len(left) == 1 and (must[left[0]] or ASKS[left[0]]):
            begin(g, seat, left[0], (), self.bound)
            return
        duties: list[int] = []
        choices: list[int] = []  # what may be declined and finds something to act on
        lapsed = True
        for effect in left:
            if must[effect]:
                duties.append(effect)
                if lapsed and possible(g, seat, effect):
                    lapsed = False
            elif effect not in choices and possible(g, seat, effect):
                choices.append(effect)
        if not choices:
            if lapsed:
                if g.told is not None:
                    g.tell("lapsed", {"seat": seat, "effects": [EFFECT_IDS[effect] for effect in left]})
                return
            if _settled(g, duties):
                for effect in duties:
                    kind = E_KIND[effect]
                    if kind == GAIN_GOOD or kind == HORSE_HEAD or (kind == GAIN_BILL and g.stock[E_BILLS[effect][0]]):  # noqa: SIM109
                        left = _less(left, effect)
                        begin(g, seat, effect, (), self.bound)
                    elif kind != DRAW_JOBS:
                        begin(g, seat, effect, _less(left, effect), self.bound)
                        return
                duties = [effect for effect in left if must[effect]]
                if duties:  # cards nobody knows come last
                    begin(g, seat, duties[0], _less(left, duties[0]), self.bound)
                elif left:
                    g.stack.append(Effects(seat, left, self.bound))
                return
        elif not duties and len(choices) == 1 and ASKS[choices[0]]:
            begin(g, seat, choices[0], _less(left, choices[0]), self.bound)
            return
        g.stack.append(NextEffect(seat, left, self.bound))


def _settled(g: Empire, duties: list[int]) -> bool:
    """Whether the order of these duties changes nothing: no answers, and bills enough for all that take some.

    A single one, or several alike, may well find its stack empty: then nothing depends on the order either.
    """
    if duties.count(duties[0]) == len(duties):
        return True
    need = [0] * BILLS
    short = False
    payers: list[int] = []
    for effect in duties:
        if not SIMPLE[effect]:
            return False
        if E_BILLS[effect] and effect not in payers:
            payers.append(effect)
        for bill in E_BILLS[effect]:
            need[bill] += 1
            if need[bill] > g.stock[bill]:
                short = True
    return not short or len(payers) == 1


def _less(left: tuple[int, ...], effect: int) -> tuple[int, ...]:
    i = left.index(effect)
    return left[:i] + left[i + 1 :]


class NextEffect(Decision[Empire]):
    """Which effect comes next; `finish` gives up all that is left, if none of it is a duty. [CE-D-07, CE-D-20]"""

    __slots__ = ("bound", "effects", "seat")
    FIELDS = ("seat", "effects", "bound")
    rule = "CE-FAM-06"

    def __init__(self, seat: int, effects: tuple[int, ...], bound: bool) -> None:
        self.seat = seat
        self.effects = effects  # still to be taken
        self.bound = bound

    def deciders(self, g: Empire) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, g: Empire, seat: int) -> list[Option]:
        must = MUST[self.bound]
        found: list[Option] = []
        duty = False
        for effect in self.effects:
            if must[effect]:
                duty = True
            elif not possible(g, seat, effect):
                continue
            if APPLY[effect] not in found:
                found.append(APPLY[effect])
        if not duty:
            found.append(FINISH)
        return found

    def take(self, g: Empire, seat: int, option: Option) -> None:
        if option.verb == "finish":
            if g.told is not None:
                g.tell("declined", {"seat": seat, "effects": [EFFECT_IDS[effect] for effect in self.effects]})
            return
        effect = EFFECT_OF[option.target]
        begin(g, seat, effect, _less(self.effects, effect), self.bound)

    def asks(self, g: Empire, seat: int) -> dict[str, object]:
        return {"effects": [EFFECT_IDS[effect] for effect in self.effects], "bound": self.bound}

    def illegal(self, g: Empire, seat: int, option: Option, row: Row) -> str:
        must = MUST[self.bound]
        if option == FINISH:
            bills = any(E_KIND[effect] == REWARD for effect in self.effects)
            return ("CE-JOB-04" if bills else "CE-RULE-7") if any(must[effect] for effect in self.effects) else ""
        if option.verb != "apply":
            return due(option)
        effect = EFFECT_OF.get(option.target, -1)
        if effect not in self.effects:
            return elsewhere(effect, self.effects)
        return "" if must[effect] or possible(g, seat, effect) else "CE-ICON-12"


def elsewhere(effect: int, left: tuple[int, ...]) -> str:
    """Why an effect that is not among those left cannot be taken: what would have to show it."""
    if effect < 0:
        return "CE-ICON-12"
    if E_KIND[effect] == REWARD:
        return "CE-JOB-04" if any(E_KIND[one] == REWARD for one in left) else "CE-CARD-01"
    return "CE-CARD-01" if E_KIND[effect] >= COLLECT_FRONT else "CE-THUG-03"


def begin(g: Empire, seat: int, effect: int, rest: tuple[int, ...], bound: bool) -> None:
    """Carry out one effect; then the rest. What finds nothing to act on lapses. [CE-ICON-12]"""
    if rest:
        g.stack.append(Effects(seat, rest, bound))
    kind = E_KIND[effect]
    if not possible(g, seat, effect):
        if g.told is not None:
            g.tell("lapsed", {"seat": seat, "effects": [EFFECT_IDS[effect]]})
    elif kind == LAUNDER:
        g.stack.append(LaunderBill(seat))
    elif kind in (GAIN_BILL, REWARD):
        take_bills(g, seat, E_BILLS[effect])
    elif kind == GAIN_GOOD:
        g.gain(seat, E_GOODS[effect][0])
    elif kind == DRAW_JOBS:
        draw_jobs(g, seat, E_COUNT[effect], E_KEEP[effect])
    elif kind == HORSE_HEAD:
        g.horse = seat
        if g.told is not None:
            g.tell("horse", {"seat": seat})
    elif kind in (EXCHANGE, EXCHANGE_GOOD):
        g.stack.append(Exchange(seat, effect))
    elif kind == GAIN_GOOD_CHOICE:
        choose_good(g, seat, effect)
    else:
        BEYOND[0].begin(g, seat, effect)


# --- collecting a front, with the controller


def collect_front(g: Empire, seat: int, location: int) -> None:
    """The active player applies the front of a location; so does whoever else controls the district.

    [CE-THUG-03, CE-THUG-05, CE-THUG-06, CE-RULE-4]
    """
    controller = g.controller(g.district_of(location))
    if controller < 0 or controller == seat:
        g.stack.append(Effects(seat, FRONT[location], True))
    else:
        g.stack.append(WhoFirst(seat, controller, location))


class WhoFirst(Decision[Empire]):
    """Who of the two applies his effects first; each resolves all of his own. [CE-THUG-07, CE-D-13, CE-RULE-6]"""

    __slots__ = ("controller", "location", "seat")
    FIELDS = ("seat", "controller", "location")
    rule = "CE-THUG-07"

    def __init__(self, seat: int, controller: int, location: int) -> None:
        self.seat = seat
        self.controller = controller
        self.location = location

    def deciders(self, g: Empire) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, g: Empire, seat: int) -> list[Option]:
        return [FIRST[self.seat], FIRST[self.controller]]

    def take(self, g: Empire, seat: int, option: Option) -> None:
        front = FRONT[self.location]
        mine, shared = Effects(self.seat, front, True), Effects(self.controller, front, False)
        own_first = SEAT_OF[option.target] == self.seat
        if g.told is not None:
            facts = {"seat": self.seat, "controller": self.controller, "location": LOCATION_IDS[self.location]}
            g.tell("shared", facts | {"first": self.seat if own_first else self.controller})
        if own_first:
            g.then(mine, shared)
        else:
            g.then(shared, mine)

    def asks(self, g: Empire, seat: int) -> dict[str, object]:
        return {"location": LOCATION_IDS[self.location], "other": self.controller}

    def illegal(self, g: Empire, seat: int, option: Option, row: Row) -> str:
        if option.verb != "first":
            return due(option)
        return "" if SEAT_OF.get(option.target, -1) in (self.seat, self.controller) else "CE-THUG-07"


# --- launder


class LaunderBill(Sealed[Empire]):
    """One bill of the hand, shown, goes into the suitcase; or none. [CE-ICON-02, CE-D-08]

    Whoever holds a card that may be a bill is asked, and nobody answers for him: that would tell that he has none.
    """

    __slots__ = ("seat",)
    FIELDS = ("seat",)
    rule = "CE-ICON-02"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def seats(self, g: Empire) -> tuple[int, ...]:
        return (self.seat,)

    def next_options(self, g: Empire, seat: int, row: Row) -> list[Option]:
        found: list[Option] = []
        last = -1
        for kind in g.hands[seat]:
            if kind >= BILLS:
                break
            if kind != last:
                found.append(LAUNDER_BILL[kind])
                last = kind
        found.append(DECLINE)
        return found

    def resolve(self, g: Empire, answers: list[tuple[int, Row]]) -> None:
        seat, row = answers[0]
        if row[0].verb == "launder":
            g.launder(seat, KIND_OF[row[0].target])
        elif g.told is not None:
            g.tell("no_launder", {"seat": seat})

    def illegal(self, g: Empire, seat: int, option: Option, row: Row) -> str:
        if option == DECLINE:
            return ""
        if option.verb != "launder":
            return due(option)
        bill = KIND_OF.get(option.target, KINDS)
        return "" if bill < BILLS and bill in g.hands[seat] else "CE-ICON-02"


# --- bills


def take_bills(g: Empire, seat: int, bills: tuple[int, ...]) -> None:
    """Bills are taken one by one in the order shown; for one that is out, one smaller bill. [CE-SUP-02, CE-SUP-05]"""
    for i, bill in enumerate(bills):
        if g.stock[bill]:
            g.gain(seat, bill)
            continue
        smaller = [kind for kind in range(bill) if g.stock[kind]]
        if len(smaller) > 1:
            g.then(Substitute(seat, bill), TakeBills(seat, bills[i + 1 :]))
            return
        if smaller:
            g.gain(seat, smaller[0])
        elif g.told is not None:
            g.tell("no_bill", {"seat": seat, "card": KIND_IDS[bill]})


class TakeBills(Step[Empire]):
    """The bills of a gain that are still to be taken. [CE-SUP-05]"""

    __slots__ = ("bills", "seat")
    FIELDS = ("seat", "bills")

    def __init__(self, seat: int, bills: tuple[int, ...]) -> None:
        self.seat = seat
        self.bills = bills

    def run(self, g: Empire) -> None:
        take_bills(g, self.seat, self.bills)


class Substitute(Decision[Empire]):
    """One smaller bill for a denomination that is out. [CE-SUP-02, CE-D-12, CE-RULE-12]"""

    __slots__ = ("bill", "seat")
    FIELDS = ("seat", "bill")
    rule = "CE-SUP-02"

    def __init__(self, seat: int, bill: int) -> None:
        self.seat = seat
        self.bill = bill

    def deciders(self, g: Empire) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, g: Empire, seat: int) -> list[Option]:
        return [BILL[kind] for kind in range(self.bill - 1, -1, -1) if g.stock[kind]]

    def take(self, g: Empire, seat: int, option: Option) -> None:
        g.gain(seat, KIND_OF[option.target])

    def asks(self, g: Empire, seat: int) -> dict[str, object]:
        return {"card": KIND_IDS[self.bill]}

    def illegal(self, g: Empire, seat: int, option: Option, row: Row) -> str:
        if option.verb != "bill":
            return due(option)
        bill = KIND_OF.get(option.target, KINDS)
        return "" if bill < self.bill and g.stock[bill] else "CE-SUP-02"


# --- jobs


def draw_jobs(g: Empire, seat: int, count: int, keep: int) -> None:
    """Take the top jobs of the deck; with no more than may be kept there is nothing to choose.

    [CE-ICON-03, CE-RULE-13]
    """
    drawn = [job for job in [g.draw_job() for _ in range(count)] if job >= 0]
    if g.told is not None:
        names = {"cards": [KIND_IDS[job] for job in drawn]}
        g.tell("drew", {"seat": seat, "count": len(drawn)}, names, (seat,))
    if len(drawn) <= keep:
        for job in drawn:
            g.hands[seat] = with_card(g.hands[seat], job)
    else:
        g.drawer = seat
        g.drawn = tuple(sorted(drawn))
        g.stack.append(KeepJob(seat, keep))


class KeepJob(Decision[Empire]):
    """Which of the drawn jobs stays in hand; the others go face up to the discard. [CE-ICON-03, CE-D-09]"""

    __slots__ = ("keep", "seat")
    FIELDS = ("seat", "keep")
    rule = "CE-ICON-03"

    def __init__(self, seat: int, keep: int) -> None:
        self.seat = seat
        self.keep = keep

    def deciders(self, g: Empire) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, g: Empire, seat: int) -> list[Option]:
        found: list[Option] = []
        for job in g.drawn:
            if KEEP[job] not in found:
                found.append(KEEP[job])
        return found

    def take(self, g: Empire, seat: int, option: Option) -> None:
        job = KIND_OF[option.target]
        g.drawn = without_card(g.drawn, job)
        g.hands[seat] = with_card(g.hands[seat], job)
        if self.keep > 1:
            g.stack.append(KeepJob(seat, self.keep - 1))
            return
        if g.told is not None:
            shown = [KIND_IDS[other] for other in g.drawn]
            g.tell("kept", {"seat": seat, "discarded": shown}, {"card": KIND_IDS[job]}, (seat,))
        g.discard += g.drawn
        g.drawn = ()
        g.drawer = -1
        g.revealed()

    def asks(self, g: Empire, seat: int) -> dict[str, object]:
        return {"cards": [KIND_IDS[job] for job in g.drawn]}

    def illegal(self, g: Empire, seat: int, option: Option, row: Row) -> str:
        if option.verb != "keep":
            return due(option)
        return "" if KIND_OF.get(option.target, -1) in g.drawn else "CE-ICON-03"


# --- exchanges


class Exchange(Sealed[Empire]):
    """Discard so many cards of the hand and take bills or a good for them; or decline. [CE-ICON-04 to 07, CE-D-10]

    The cards are named one after the other, and shown together when all are. [CE-SUP-04, CE-RULE-40]
    """

    __slots__ = ("effect", "seat")
    FIELDS = ("seat", "effect")
    rule = "CE-ICON-04"
    weighed = True

    def __init__(self, seat: int, effect: int) -> None:
        self.seat = seat
        self.effect = effect

    def seats(self, g: Empire) -> tuple[int, ...]:
        return (self.seat,)

    def next_options(self, g: Empire, seat: int, row: Row) -> list[Option]:
        found = left_to_discard(g, seat, row)
        return found if row else [*found, DECLINE]

    def complete(self, g: Empire, seat: int, row: Row) -> bool:
        return row[0].verb == "decline" or len(row) == E_COUNT[self.effect]

    def resolve(self, g: Empire, answers: list[tuple[int, Row]]) -> None:
        seat, row = answers[0]
        effect = self.effect
        if row[0].verb == "decline":
            if g.told is not None:
                g.tell("declined", {"seat": seat, "effects": [EFFECT_IDS[effect]]})
            return
        for option in row:
            g.throw(seat, KIND_OF[option.target])
        if g.told is not None:
            g.tell("discarded", {"seat": seat, "cards": [str(option.target) for option in row]})
        if E_KIND[effect] == EXCHANGE:
            take_bills(g, seat, E_BILLS[effect])
        else:
            choose_good(g, seat, effect)

    def asks(self, g: Empire, seat: int) -> dict[str, object]:
        return {"effect": EFFECT_IDS[self.effect], "count": E_COUNT[self.effect]}

    def illegal(self, g: Empire, seat: int, option: Option, row: Row) -> str:
        if option == DECLINE:
            return "CE-ICON-04" if row else ""
        return bars_discard(g, seat, option, row, "CE-ICON-04")


def left_to_discard(g: Empire, seat: int, row: Row) -> list[Option]:
    """The kinds of card in a hand beyond those already named."""
    hand = g.hands[seat]
    if row:
        for option in row:
            hand = without_card(hand, KIND_OF[option.target])
    found: list[Option] = []
    last = -1
    for kind in hand:
        if kind != last:
            found.append(DISCARD[kind])
            last = kind
    return found


def bars_discard(g: Empire, seat: int, option: Option, row: Row, rule: str) -> str:
    """The rule against discarding a card next, "" if none: it must be in the hand, beyond those already named."""
    if option.verb != "discard":
        return due(option)
    kind = KIND_OF.get(option.target, -1)
    if kind == g.doing and kind >= 0 and kind not in g.hands[seat]:
        return "CE-JOB-09"
    if kind in g.played[seat]:
        return "CE-ALLY-02"
    return "" if g.hands[seat].count(kind) > row.count(option) else rule


def choose_good(g: Empire, seat: int, effect: int) -> None:
    """A good of the kinds shown whose stack is not empty, the player's choice. [CE-ICON-07, CE-CARD-02, CE-SUP-01]"""
    there = [good for good in E_GOODS[effect] if g.stock[good]]
    if len(there) > 1:
        g.stack.append(ChooseGood(seat, effect))
    elif there:
        g.gain(seat, there[0])
    elif g.told is not None:
        g.tell("no_good", {"seat": seat})


class ChooseGood(Decision[Empire]):
    """Which good to take. [CE-ICON-07, CE-CARD-02, CE-D-11]"""

    __slots__ = ("effect", "seat")
    FIELDS = ("seat", "effect")
    rule = "CE-ICON-07"

    def __init__(self, seat: int, effect: int) -> None:
        self.seat = seat
        self.effect = effect

    def deciders(self, g: Empire) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, g: Empire, seat: int) -> list[Option]:
        return [GOOD[good] for good in E_GOODS[self.effect] if g.stock[good]]

    def take(self, g: Empire, seat: int, option: Option) -> None:
        g.gain(seat, KIND_OF[option.target])

    def illegal(self, g: Empire, seat: int, option: Option, row: Row) -> str:
        if option.verb != "good":
            return due(option)
        good = KIND_OF.get(option.target, KINDS)
        if good not in E_GOODS[self.effect]:
            return "CE-ICON-07"
        return "" if good < STACKED and g.stock[good] else "CE-SUP-01"


STEPS: Final[tuple[type[Step], ...]] = (
    Effects,
    NextEffect,
    WhoFirst,
    LaunderBill,
    TakeBills,
    Substitute,
    KeepJob,
    Exchange,
    ChooseGood,
)
