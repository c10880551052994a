"""Taking the effects of locations and cards one by one, in any order; sharing a front with its controller.

Icons are in icons.py, the other effects of jobs and allies in cards.py.
"""

from __future__ import annotations

from typing import Final

from consigliere.engine import Option, Row, SeatDecision, Step

from .components import (
    BACK,
    BILLS,
    COLLECT_FRONT,
    DRAW_JOBS,
    E_BILLS,
    E_CARD,
    E_COUNT,
    E_GOODS,
    E_KEEP,
    E_KIND,
    E_MUST,
    EFFECT_IDS,
    EXCHANGE,
    EXCHANGE_GOOD,
    FIRST_ALLY,
    FRONT,
    GAIN_BILL,
    GAIN_GOOD,
    GAIN_GOOD_CHOICE,
    HORSE_HEAD,
    LAUNDER,
    LOCATION_IDS,
    LOCATIONS,
    OF_ALLY,
    OF_CARD,
    OFFER,
    OPPONENTS_DISCARD,
    REWARD,
    SPACE_IDS,
    TOUCHES,
)
from .icons import LAUNDER_BILLS, Exchange, choose_good, draw_jobs, take_bills
from .options import (
    APPLY,
    EFFECT_OF,
    FINISH,
    FIRST,
    SEAT_OF,
    WAIVERS,
    foreign,
)
from .state import Empire
from .step_checks import effects_of, in_turn

# Groups of effects, built once: a tuple of names would be rebuilt at every question
_GOODS: Final = (GAIN_GOOD, GAIN_GOOD_CHOICE)
_BILLS: Final = (GAIN_BILL, REWARD)
_EXCHANGES: Final = (EXCHANGE_GOOD, EXCHANGE)
_UNASKED: Final = (GAIN_GOOD, HORSE_HEAD)
_ALWAYS: Final = (HORSE_HEAD, REWARD)

# MUST[bound][effect]: whether its owner has to take it
MUST: Final[tuple[tuple[bool, ...], ...]] = (
    tuple(kind == REWARD for kind in E_KIND),
    tuple(kind == REWARD or must for kind, must in zip(E_KIND, E_MUST, strict=True)),
)
# Mandatory effects without a question: their order does not matter while the stacks hold enough
SIMPLE: Final = tuple(kind in (GAIN_BILL, GAIN_GOOD, HORSE_HEAD, DRAW_JOBS, REWARD) for kind in E_KIND)
# Effects that ask their own question, in which they can be declined
ASKS: Final = tuple(
    kind not in (GAIN_BILL, GAIN_GOOD, HORSE_HEAD, DRAW_JOBS, REWARD, GAIN_GOOD_CHOICE, OPPONENTS_DISCARD, OFFER)
    for kind in E_KIND
)


def bound(g: Empire, seat: int, source: int) -> bool:
    """Whether gains are mandatory: for the active player, from a location or an ally.

    Otherwise everything but a job's bills may be declined.

    [CE-RULE-7, CE-THUG-10]
    """
    return source >= OF_ALLY or (source < OF_CARD and seat == g.turn)


class CardEffects:
    """The interface to effects that are not icons. cards.py implements it, which imports this module."""

    __slots__ = ()

    def possible(self, g: Empire, seat: int, effect: int) -> bool:
        """Whether the effect has something to act on, by public knowledge."""
        raise NotImplementedError

    def begin(self, g: Empire, seat: int, effect: int) -> None:
        """Ask the effect's question."""
        raise NotImplementedError


NON_ICON: Final[list[CardEffects]] = []


def possible(g: Empire, seat: int, effect: int) -> bool:
    """Whether an effect has something to act on, by public knowledge: numbers of cards, never their kinds. [CE-ICON-12]

    A player without a bill is asked to launder like everybody else.
    """
    kind = E_KIND[effect]
    if kind == LAUNDER:
        hand = g.hands[seat]
        return bool(hand) and hand[0] < FIRST_ALLY  # allies come last
    card = E_CARD[effect]
    if card >= 0 and g.stock[card]:
        return True
    if kind in _GOODS:
        for good in E_GOODS[effect]:
            if g.stock[good]:
                return True
        return False
    if kind == GAIN_BILL:
        return any(g.stock[:card])
    if kind in _EXCHANGES:
        return len(g.hands[seat]) >= E_COUNT[effect]
    if kind == DRAW_JOBS:
        return bool(g.deck or g.discard)
    if kind in _ALWAYS:
        return True
    return NON_ICON[0].possible(g, seat, effect)


class Effects(Step[Empire]):
    """The effects that a player has still to take. They are chosen one by one and each completed before the next.

    If the order does not matter, nobody is asked. Effects with nothing to act on lapse.
    [CE-FAM-06, CE-THUG-08, CE-ICON-01, CE-ICON-12, CE-RULE-7]
    """

    __slots__ = ("effects", "seat", "source")

    def __init__(self, seat: int, effects: tuple[int, ...], source: int) -> None:
        self.seat = seat
        self.effects = effects  # still to be taken
        self.source = source  # what shows them: a space or a card

    def problems(self, g: Empire) -> list[str]:
        return effects_of(g, self.seat, self.effects, self.source)

    def run(self, g: Empire) -> None:
        left = self.effects
        if not left:
            return
        seat = self.seat
        must = MUST[bound(g, seat, self.source)]
        if len(left) == 1 and (must[left[0]] or ASKS[left[0]]):
            begin(g, seat, left[0], (), self.source)
            return
        duties: list[int] = []
        choices: list[int] = []  # effects that may be declined and have something to act on
        for effect in left:
            if must[effect]:
                duties.append(effect)
            elif effect not in choices and possible(g, seat, effect):
                choices.append(effect)
        if choices:
            if not duties and len(choices) == 1 and ASKS[choices[0]]:
                begin(g, seat, choices[0], _less(left, choices[0]), self.source)
                return
        elif _lapsed(g, seat, duties):
            if g.event_log is not None:
                g.emit("lapsed", {"seat": seat, "effects": [EFFECT_IDS[effect] for effect in left]})
            return
        elif _settled(g, duties):
            self._all_in_turn(g, duties)
            return
        g.stack.append(NextEffect(seat, left, self.source))

    def _all_in_turn(self, g: Empire, duties: list[int]) -> None:
        """Carry out mandatory effects whose order does not matter, until one asks a question."""
        seat = self.seat
        left = self.effects
        draw = -1
        for effect in duties:
            card = E_CARD[effect]
            kind = E_KIND[effect]
            if card >= 0 and g.stock[card]:
                left = _less(left, effect)
                g.gain(seat, card)
            elif kind in _UNASKED:
                left = _less(left, effect)
                begin(g, seat, effect, (), self.source)
            elif kind == DRAW_JOBS:  # drawing unknown cards comes last
                if draw < 0:
                    draw = effect
            else:
                begin(g, seat, effect, _less(left, effect), self.source)
                return
        if draw >= 0:
            begin(g, seat, draw, _less(left, draw), self.source)
        elif left:
            g.stack.append(Effects(seat, left, self.source))


def _lapsed(g: Empire, seat: int, duties: list[int]) -> bool:
    """Whether none of these has anything to act on."""
    for effect in duties:
        if possible(g, seat, effect):
            return False
    return True


def _settled(g: Empire, duties: list[int]) -> bool:
    """Whether the order of these mandatory effects does not matter: no questions, and enough bills for all of them.

    For one effect, or several equal ones, the stack may be empty: the order still does not matter.
    """
    if duties.count(duties[0]) == len(duties):
        return True
    payer = -1
    several = False
    for effect in duties:
        if not SIMPLE[effect]:
            return False
        if E_BILLS[effect]:
            several = several or (payer >= 0 and payer != effect)
            payer = effect
    if not several:
        return True
    need = [0] * BILLS
    for effect in duties:
        for bill in E_BILLS[effect]:
            need[bill] += 1
            if need[bill] > g.stock[bill]:
                return False
    return True


def _less(left: tuple[int, ...], effect: int) -> tuple[int, ...]:
    i = 0
    while left[i] != effect:
        i += 1
    return left[:i] + left[i + 1 :]


# The rule that covers each icon
ICON_RULE: Final = {"launder": "CE-ICON-02", "bill": "CE-ICON-08"}


class NextEffect(SeatDecision[Empire]):
    """Choose the next effect, or `finish` if none of the rest is mandatory. [CE-D-07, CE-D-20]"""

    __slots__ = ("effects", "source")
    rule = "CE-FAM-06"
    asks_order = True
    listed_because = "a fifth of all questions: one walk over the effects, for speed"

    def __init__(self, seat: int, effects: tuple[int, ...], source: int) -> None:
        self.seat = seat
        self.effects = effects  # still to be taken
        self.source = source  # a space or a card

    def problems(self, g: Empire) -> list[str]:
        return effects_of(g, self.seat, self.effects, self.source)

    def options(self, g: Empire, seat: int) -> list[Option]:
        must = MUST[bound(g, seat, self.source)]
        found: list[Option] = []
        offered: list[int] = []
        duty = False
        for effect in self.effects:
            if must[effect]:
                duty = True
            elif not possible(g, seat, effect):
                continue
            if effect not in offered:
                offered.append(effect)
                found.append(APPLY[effect])
        if not duty:
            found.append(FINISH)
        return found

    def forbidden_by(self, g: Empire, seat: int, option: Option, row: Row) -> str:
        must = MUST[bound(g, seat, self.source)]
        if option.verb == "apply":
            effect = EFFECT_OF.get(option.target, -1)
            if effect not in self.effects:
                return elsewhere(g, effect, self.effects, self.source)
            return "" if must[effect] or possible(g, seat, effect) else "CE-ICON-12"
        if option.verb not in WAIVERS:
            return ICON_RULE.get(option.verb) or foreign(g, option)
        duty = "" if option == FINISH else "CE-RULE-7"
        for effect in self.effects:
            if E_KIND[effect] == REWARD:
                return "CE-JOB-04"
            if must[effect]:
                duty = "CE-RULE-7"
        return duty

    def take(self, g: Empire, seat: int, option: Option) -> None:
        if option.verb == "finish":
            if g.event_log is not None:
                g.emit("declined", {"seat": seat, "effects": [EFFECT_IDS[effect] for effect in self.effects]})
            return
        effect = EFFECT_OF[option.target]
        begin(g, seat, effect, _less(self.effects, effect), self.source)

    def question_facts(self, g: Empire, seat: int) -> dict[str, object]:
        return {"effects": [EFFECT_IDS[effect] for effect in self.effects], "bound": bound(g, seat, self.source)}


def elsewhere(g: Empire, effect: int, left: tuple[int, ...], source: int) -> str:
    """The rule against an effect that is not among those left: the one that says who collects it."""
    if effect < 0:
        return "CE-ICON-12"
    if E_KIND[effect] == REWARD:
        return "CE-JOB-04" if any(E_KIND[one] == REWARD for one in left) else "CE-CARD-01"
    if E_KIND[effect] >= COLLECT_FRONT or source >= OF_CARD:
        return "CE-CARD-01"
    if source < LOCATIONS:
        return "CE-FAM-04" if effect in BACK[source] and effect not in FRONT[source] else "CE-THUG-03"
    fronts = [FRONT[location] for location in g.locations() if g.district_of(location) in TOUCHES[source]]
    return "CE-THUG-03" if any(effect in front for front in fronts) else "CE-FAM-04"


def begin(g: Empire, seat: int, effect: int, rest: tuple[int, ...], source: int) -> None:
    """Carry out one effect, then the rest. An effect with nothing to act on lapses. [CE-ICON-12]"""
    if rest:
        g.stack.append(Effects(seat, rest, source))
    card = E_CARD[effect]
    if card >= 0 and g.stock[card]:
        g.gain(seat, card)
        return
    kind = E_KIND[effect]
    if not possible(g, seat, effect):
        if g.event_log is not None:
            g.emit("lapsed", {"seat": seat, "effects": [EFFECT_IDS[effect]]})
    elif kind == LAUNDER:
        g.stack.append(LAUNDER_BILLS[seat])
    elif kind in _BILLS:
        take_bills(g, seat, E_BILLS[effect])
    elif kind == DRAW_JOBS:
        draw_jobs(g, seat, E_COUNT[effect], E_KEEP[effect])
    elif kind == HORSE_HEAD:
        g.horse = seat
        if g.event_log is not None:
            g.emit("horse", {"seat": seat})
    elif kind in _EXCHANGES:
        g.stack.append(Exchange(seat, effect))
    elif kind == GAIN_GOOD_CHOICE:
        choose_good(g, seat, effect)
    else:
        NON_ICON[0].begin(g, seat, effect)


# --- collecting a front, with the controller


def collect_front(g: Empire, seat: int, location: int) -> None:
    """The active player applies the front of a location. Another player who controls the district does so too.

    [CE-THUG-03, CE-THUG-05, CE-THUG-06, CE-RULE-4]
    """
    controller = g.controller(g.district_of(location))
    if controller < 0 or controller == seat:
        g.stack.append(Effects(seat, FRONT[location], location))
    else:
        g.stack.append(WhoFirst(seat, controller, location))


class WhoFirst(SeatDecision[Empire]):
    """Choose which of the two players applies all their effects first. [CE-THUG-07, CE-D-13, CE-RULE-6]"""

    __slots__ = ("controller", "location")
    rule = "CE-THUG-07"

    def __init__(self, seat: int, controller: int, location: int) -> None:
        self.seat = seat
        self.controller = controller
        self.location = location

    def problems(self, g: Empire) -> list[str]:
        wrong = in_turn(g, self.seat)
        if self.location < 0 or not g.placed(self.location):
            wrong.append("location is not on the board")
        elif self.controller == self.seat or g.controller(g.district_of(self.location)) != self.controller:
            wrong.append(f"controller is {self.controller}, who has no share of {LOCATION_IDS[self.location]}")
        return wrong

    def candidates(self, g: Empire, seat: int, row: Row) -> list[Option]:
        return [FIRST[self.seat], FIRST[self.controller]]

    def forbidden_by(self, g: Empire, seat: int, option: Option, row: Row) -> str:
        if option.verb != "first":
            return foreign(g, option, "CE-THUG-07")
        return "" if SEAT_OF.get(option.target, -1) in (self.seat, self.controller) else "CE-THUG-07"

    def take(self, g: Empire, seat: int, option: Option) -> None:
        front = FRONT[self.location]
        mine, shared = Effects(self.seat, front, self.location), Effects(self.controller, front, self.location)
        own_first = SEAT_OF[option.target] == self.seat
        if g.event_log is not None:
            facts = {"seat": self.seat, "controller": self.controller, "location": LOCATION_IDS[self.location]}
            g.emit("shared", facts | {"first": self.seat if own_first else self.controller})
        if own_first:
            g.then(mine, shared)
        else:
            g.then(shared, mine)

    def question_facts(self, g: Empire, seat: int) -> dict[str, object]:
        return {"location": LOCATION_IDS[self.location], "other": self.controller}


# --- with a switch: sharing the backs that a card collects [CE-RULE-4]


def share_backs(g: Empire, seat: int, space: int) -> None:
    """A figure that a card has put on a family space collects; each controller shares the backs of own districts."""
    sharing = [other for other in g.after(seat) if g.backs_for(other, space)]
    if sharing:
        g.stack.append(WhoNext(seat, space, sum(1 << other for other in (seat, *sharing))))
    else:
        g.stack.append(Effects(seat, g.backs(space), space))


class WhoNext(SeatDecision[Empire]):
    """Choose who of those who share the backs collects next. [CE-THUG-07, CE-RULE-4]"""

    __slots__ = ("left", "space")
    rule = "CE-THUG-07"

    def __init__(self, seat: int, space: int, left: int) -> None:
        self.seat = seat
        self.space = space
        self.left = left  # bits of the seats that have not collected yet

    def problems(self, g: Empire) -> list[str]:
        wrong = in_turn(g, self.seat)
        if self.space < LOCATIONS:
            wrong.append("space is no family space")
        else:
            wrong += [
                f"left has seat {other}, which has no share"
                for other in self._sharing()
                if other >= g.rules.seats or not (other == self.seat or g.backs_for(other, self.space))
            ]
        return wrong if self.left.bit_count() > 1 else [*wrong, "left has fewer than two seats"]

    def _sharing(self) -> list[int]:
        return [seat for seat in range(self.left.bit_length()) if self.left >> seat & 1]

    def candidates(self, g: Empire, seat: int, row: Row) -> list[Option]:
        return [FIRST[other] for other in self._sharing()]

    def forbidden_by(self, g: Empire, seat: int, option: Option, row: Row) -> str:
        if option.verb != "first":
            return foreign(g, option, "CE-THUG-07")
        return "" if SEAT_OF.get(option.target, -1) in self._sharing() else "CE-THUG-07"

    def take(self, g: Empire, seat: int, option: Option) -> None:
        chosen = SEAT_OF[option.target]
        left = self.left & ~(1 << chosen)
        if left.bit_count() > 1:
            g.stack.append(WhoNext(seat, self.space, left))
        else:
            g.stack.append(self._share(g, left.bit_length() - 1))
        g.stack.append(self._share(g, chosen))

    def _share(self, g: Empire, seat: int) -> Effects:
        own = seat == self.seat
        return Effects(seat, g.backs(self.space) if own else g.backs_for(seat, self.space), self.space)

    def question_facts(self, g: Empire, seat: int) -> dict[str, object]:
        return {"space": SPACE_IDS[self.space]}


STEPS: Final[tuple[type[Step], ...]] = (Effects, NextEffect, WhoFirst, WhoNext)
