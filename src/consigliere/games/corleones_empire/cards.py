"""What jobs and allies do beyond icons: collect, place neutral characters, kill, move, steal, demand. [CE-CARD]"""

from __future__ import annotations

from typing import Final

from consigliere.engine import Decision, Option, Row, Sealed, Step

from . import effects
from .components import (
    ANY_CLASS,
    BILLS,
    CHIEF,
    CHIEF_DISTRICT,
    CLASS_IDS,
    COLLECT_BACK,
    COLLECT_FRONT,
    DISTRICT_IDS,
    DISTRICTS,
    E_CLASS,
    E_COUNT,
    E_FIGURE,
    E_KIND,
    E_SCOPE,
    E_TARGETS,
    EFFECT_IDS,
    FAMILY_CLASS,
    FIGURE_CLASS,
    FIGURE_IDS,
    FIRST_SPACE,
    KILL,
    KIND_IDS,
    KINDS,
    LOCATION_IDS,
    LOCATIONS,
    MAYOR,
    MOVE_OPPONENT,
    MOVE_OWN,
    NEUTRAL,
    OFFER,
    ONE_DISTRICT,
    OPPONENTS_DISCARD,
    PLACE_NEUTRAL,
    SPACE_IDS,
    STEAL_RANDOM,
    SUITCASE_THEFT,
)
from .options import (
    BACKS,
    COLLECT,
    DECLINE,
    DISTRICT_OF,
    FIGURE_OF,
    GIVE,
    KIND_OF,
    MOVE,
    NOTHING,
    PATROL,
    PLACE,
    ROB,
    SEAT_OF,
    SPACE_OF,
    TO,
    WHERE,
    due,
)
from .options import KILL as KILL_FIGURE
from .options import OFFER as OFFER_BILL
from .state import Empire, with_card, without_card

# --- collecting by card


class ChooseFront(Decision[Empire]):
    """The front of any one location, occupied or not; or none. [CE-CARD-03, CE-D-14, CE-RULE-5]"""

    __slots__ = ("seat",)
    FIELDS = ("seat",)
    rule = "CE-CARD-03"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def deciders(self, g: Empire) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, g: Empire, seat: int) -> list[Option]:
        return [*(COLLECT[location] for location in g.locations()), DECLINE]

    def take(self, g: Empire, seat: int, option: Option) -> None:
        if option.verb == "decline":
            return
        location = SPACE_OF[option.target]
        if g.told is not None:
            g.tell("collected", {"seat": seat, "location": LOCATION_IDS[location]})
        effects.collect_front(g, seat, location)

    def illegal(self, g: Empire, seat: int, option: Option, row: Row) -> str:
        if option == DECLINE:
            return ""
        if option.verb != "collect":
            return due(option)
        location = SPACE_OF.get(option.target, LOCATIONS)
        return "" if location < LOCATIONS and g.placed(location) else "CE-CARD-03"


class ChooseBack(Decision[Empire]):
    """The backs of all locations of one district; or none. Nobody shares them. [CE-CARD-04, CE-D-14]"""

    __slots__ = ("seat",)
    FIELDS = ("seat",)
    rule = "CE-CARD-04"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def deciders(self, g: Empire) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, g: Empire, seat: int) -> list[Option]:
        return [*BACKS, DECLINE]

    def take(self, g: Empire, seat: int, option: Option) -> None:
        if option.verb == "decline":
            return
        district = DISTRICT_OF[option.target]
        if g.told is not None:
            g.tell("collected_backs", {"seat": seat, "district": DISTRICT_IDS[district]})
        g.stack.append(effects.Effects(seat, g.district_backs(district), True))

    def illegal(self, g: Empire, seat: int, option: Option, row: Row) -> str:
        if option == DECLINE:
            return ""
        if option.verb != "backs":
            return due(option)
        return "" if option.target in DISTRICT_OF else "CE-CARD-04"


# --- neutral characters


def places(g: Empire, figure: int) -> list[Option]:
    """Where a neutral character may be put now; nowhere while it lies in the Hudson. [CE-NEU-02 to CE-NEU-04, 09]"""
    if figure in g.hudson:
        return []
    if figure == CHIEF:
        return [PATROL[district] for district in range(DISTRICTS) if district != g.chief]
    return [PLACE[space] for space in (g.free_spaces() if figure == MAYOR else g.free_locations())]


def put_chief(g: Empire) -> bool:
    """Whether the card played this turn has put the police chief into a district. [CE-NEU-10]"""
    return bool(g.commanded >> (CHIEF - NEUTRAL) & 1) and g.chief >= 0


class PlaceNeutral(Decision[Empire]):
    """Where the lent character goes, and collects; or nowhere: then it stays where it is.

    [CE-NEU-01 to CE-NEU-04, CE-NEU-09, CE-RULE-9, CE-D-15]
    """

    __slots__ = ("figure", "seat")
    FIELDS = ("seat", "figure")
    rule = "CE-NEU-01"

    def __init__(self, seat: int, figure: int) -> None:
        self.seat = seat
        self.figure = figure

    def deciders(self, g: Empire) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, g: Empire, seat: int) -> list[Option]:
        return [*places(g, self.figure), DECLINE]

    def take(self, g: Empire, seat: int, option: Option) -> None:
        if option.verb == "decline":
            return
        figure = self.figure
        g.commanded |= 1 << (figure - NEUTRAL)
        if g.told is not None:
            g.tell("lent", {"seat": seat, "figure": FIGURE_IDS[figure], "place": str(option.target)})
        if figure == CHIEF:
            g.chief = DISTRICT_OF[option.target]
            return
        if figure in g.at:
            g.at[g.at.index(figure)] = -1
        space = SPACE_OF[option.target]
        g.at[space] = figure
        collect(g, seat, space)

    def asks(self, g: Empire, seat: int) -> dict[str, object]:
        return {"figure": FIGURE_IDS[self.figure]}

    def illegal(self, g: Empire, seat: int, option: Option, row: Row) -> str:
        if option == DECLINE:
            return ""
        figure = self.figure
        if option.verb not in ("place", "patrol"):
            return due(option)
        if figure == CHIEF:
            if option.verb == "place":
                return "CE-NEU-04"
            district = DISTRICT_OF.get(option.target, -1)
            return "CE-NEU-04" if district < 0 else "CE-RULE-9" if district == g.chief else ""
        space = SPACE_OF.get(option.target, -1)
        if option.verb == "patrol" or space < 0:
            return "CE-NEU-02" if figure == MAYOR else "CE-NEU-03"
        if g.at[space] == figure:
            return "CE-RULE-9"
        if (space >= FIRST_SPACE) != (figure == MAYOR):
            return "CE-NEU-02" if figure == MAYOR else "CE-NEU-03"
        return g.bars_space(space, figure == MAYOR)


def collect(g: Empire, seat: int, space: int) -> None:
    """What a figure just put on a space collects for a seat. [CE-THUG-03, CE-FAM-04, CE-NEU-02, CE-NEU-03]"""
    if space < LOCATIONS:
        effects.collect_front(g, seat, space)
    else:
        g.stack.append(effects.Effects(seat, g.backs(space), True))


# --- killing


def victims(g: Empire, seat: int, spec: tuple[int, bool], district: int, named: tuple[int, ...]) -> list[int]:
    """The figures on the board that fit a target and are not named yet; all in one district if it is given.

    [CE-KILL-02, CE-RULE-26, CE-NEU-08]
    """
    found: list[int] = []
    if district >= 0:
        there = g.present(district)
    else:
        there = [figure for figure in g.at if figure >= 0]
        if g.chief >= 0:
            there.append(CHIEF)
    for figure in there:
        if not bars_victim(g, seat, figure, spec, named):
            found.append(figure)
    return found


def bars_victim(g: Empire, seat: int, figure: int, spec: tuple[int, bool], named: tuple[int, ...]) -> str:
    """The rule against naming a figure of the board for a target, "" if none."""
    wanted, own_too = spec
    if figure in named:
        return "CE-KILL-06"
    if wanted != ANY_CLASS and FIGURE_CLASS[figure] != wanted:
        return "CE-RULE-26"
    if own_too:
        return ""
    if figure >= NEUTRAL:
        return "CE-NEU-08" if g.commanded >> (figure - NEUTRAL) & 1 else ""
    return "CE-CARD-05" if g.owner(figure) == seat else ""


def name_victims(g: Empire, seat: int, effect: int, district: int, target: int, named: tuple[int, ...]) -> None:
    """Ask for the next target that some figure fits; after the last, all who were named die together. [CE-KILL-06]"""
    specs = E_TARGETS[effect]
    while target < len(specs) and not victims(g, seat, specs[target], district, named):
        target += 1
    if target < len(specs):
        g.stack.append(NameVictim(seat, effect, district, target, named))
        return
    for figure in named:
        g.kill(figure)


class KillWhere(Decision[Empire]):
    """The one district of all victims: one in which a fitting figure is present; or none. [CE-CARD-05, CE-D-16]"""

    __slots__ = ("effect", "seat")
    FIELDS = ("seat", "effect")
    rule = "CE-CARD-05"

    def __init__(self, seat: int, effect: int) -> None:
        self.seat = seat
        self.effect = effect

    def deciders(self, g: Empire) -> tuple[int, ...]:
        return (self.seat,)

    def fits(self, g: Empire, district: int) -> bool:
        return any(victims(g, self.seat, spec, district, ()) for spec in E_TARGETS[self.effect])

    def options(self, g: Empire, seat: int) -> list[Option]:
        return [*(WHERE[district] for district in range(DISTRICTS) if self.fits(g, district)), DECLINE]

    def take(self, g: Empire, seat: int, option: Option) -> None:
        if option.verb != "decline":
            name_victims(g, seat, self.effect, DISTRICT_OF[option.target], 0, ())

    def asks(self, g: Empire, seat: int) -> dict[str, object]:
        return {"effect": EFFECT_IDS[self.effect]}

    def illegal(self, g: Empire, seat: int, option: Option, row: Row) -> str:
        if option == DECLINE:
            return ""
        if option.verb != "where":
            return due(option)
        district = DISTRICT_OF.get(option.target, -1)
        return "" if district >= 0 and self.fits(g, district) else "CE-CARD-05"


class NameVictim(Decision[Empire]):
    """One figure that fits the target, or nobody. [CE-KILL-06, CE-CARD-05, CE-D-16]"""

    __slots__ = ("district", "effect", "figures", "seat", "target")
    FIELDS = ("seat", "effect", "district", "target", "figures")
    rule = "CE-KILL-06"

    def __init__(self, seat: int, effect: int, district: int, target: int, figures: tuple[int, ...]) -> None:
        self.seat = seat
        self.effect = effect
        self.district = district  # -1: anywhere
        self.target = target  # which of the card's targets
        self.figures = figures  # named for earlier ones

    def deciders(self, g: Empire) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, g: Empire, seat: int) -> list[Option]:
        found = victims(g, seat, E_TARGETS[self.effect][self.target], self.district, self.figures)
        return [*(KILL_FIGURE[figure] for figure in found), DECLINE]

    def take(self, g: Empire, seat: int, option: Option) -> None:
        specs = E_TARGETS[self.effect]
        target, figures = self.target + 1, self.figures
        if option.verb == "decline":  # for targets that are all alike no more are asked
            while target < len(specs) and specs[target] == specs[self.target]:
                target += 1
        else:
            figures = (*figures, FIGURE_OF[option.target])
        name_victims(g, seat, self.effect, self.district, target, figures)

    def asks(self, g: Empire, seat: int) -> dict[str, object]:
        wanted, own_too = E_TARGETS[self.effect][self.target]
        return {"class": CLASS_IDS[wanted], "own": own_too, "named": [FIGURE_IDS[figure] for figure in self.figures]}

    def illegal(self, g: Empire, seat: int, option: Option, row: Row) -> str:
        if option == DECLINE:
            return ""
        if option.verb != "kill":
            return due(option)
        figure = FIGURE_OF.get(option.target, -1)
        if figure < 0 or not g.on_board(figure):
            return "CE-KILL-02"
        if self.district >= 0 and figure not in g.present(self.district):
            return "CE-CARD-05"
        return bars_victim(g, seat, figure, E_TARGETS[self.effect][self.target], self.figures)


# --- moving


def bars_move(g: Empire, seat: int, effect: int, figure: int) -> str:
    """The rule against moving a figure by this effect, "" if none. [CE-CARD-06, CE-CARD-07]"""
    own = E_KIND[effect] == MOVE_OWN
    rule = "CE-CARD-06" if own else "CE-CARD-07"
    if figure in g.hudson:
        return "CE-KILL-05"
    if figure not in g.at or FIGURE_CLASS[figure] != E_CLASS[effect]:
        return rule
    if figure >= NEUTRAL:
        return rule if own else "CE-NEU-08" if g.commanded >> (figure - NEUTRAL) & 1 else ""
    return "" if (g.owner(figure) == seat) == own else rule


def movable(g: Empire, seat: int, effect: int) -> list[int]:
    """The figures that may be moved now: there is another free space for them."""
    family = E_CLASS[effect] == FAMILY_CLASS
    if not (g.free_spaces() if family else g.free_locations()):
        return []
    spaces = range(FIRST_SPACE, len(g.at)) if family else g.locations()
    return [g.at[space] for space in spaces if g.at[space] >= 0 and not bars_move(g, seat, effect, g.at[space])]


class MoveFigure(Decision[Empire]):
    """Which figure moves; or none. [CE-CARD-06, CE-CARD-07, CE-D-17]"""

    __slots__ = ("effect", "seat")
    FIELDS = ("seat", "effect")
    rule = "CE-CARD-06"

    def __init__(self, seat: int, effect: int) -> None:
        self.seat = seat
        self.effect = effect

    def deciders(self, g: Empire) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, g: Empire, seat: int) -> list[Option]:
        return [*(MOVE[figure] for figure in movable(g, seat, self.effect)), DECLINE]

    def take(self, g: Empire, seat: int, option: Option) -> None:
        if option.verb != "decline":
            g.stack.append(MoveTo(seat, self.effect, FIGURE_OF[option.target]))

    def asks(self, g: Empire, seat: int) -> dict[str, object]:
        return {"effect": EFFECT_IDS[self.effect]}

    def illegal(self, g: Empire, seat: int, option: Option, row: Row) -> str:
        if option == DECLINE:
            return ""
        if option.verb != "move":
            return due(option)
        figure = FIGURE_OF.get(option.target, -1)
        return bars_move(g, seat, self.effect, figure) if figure >= 0 else "CE-CARD-06"


class MoveTo(Decision[Empire]):
    """Another free, open space of the figure's kind; an own figure collects there as if just played.

    [CE-CARD-06, CE-CARD-07, CE-RULE-10]
    """

    __slots__ = ("effect", "figure", "seat")
    FIELDS = ("seat", "effect", "figure")
    rule = "CE-CARD-06"

    def __init__(self, seat: int, effect: int, figure: int) -> None:
        self.seat = seat
        self.effect = effect
        self.figure = figure

    def deciders(self, g: Empire) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, g: Empire, seat: int) -> list[Option]:
        family = E_CLASS[self.effect] == FAMILY_CLASS
        return [TO[space] for space in (g.free_spaces() if family else g.free_locations())]

    def take(self, g: Empire, seat: int, option: Option) -> None:
        space = SPACE_OF[option.target]
        left = g.at.index(self.figure)
        g.at[left] = -1
        g.at[space] = self.figure
        if g.told is not None:
            facts = {"figure": FIGURE_IDS[self.figure], "from": SPACE_IDS[left], "to": SPACE_IDS[space]}
            g.tell("moved", {"seat": seat} | facts)
        if E_KIND[self.effect] == MOVE_OWN:
            collect(g, seat, space)

    def asks(self, g: Empire, seat: int) -> dict[str, object]:
        return {"figure": FIGURE_IDS[self.figure]}

    def illegal(self, g: Empire, seat: int, option: Option, row: Row) -> str:
        if option.verb != "to":
            return due(option)
        space = SPACE_OF.get(option.target, -1)
        return g.bars_space(space, E_CLASS[self.effect] == FAMILY_CLASS) if space >= 0 else "CE-CARD-06"


# --- taking from opponents


def worth_robbing(g: Empire, effect: int, other: int) -> bool:
    """Whether a player has something to take, by public numbers. [CE-D-18]"""
    return (g.cards_but_allies(other) if E_KIND[effect] == STEAL_RANDOM else g.bills_in_case(other)) > 0


def opponents(g: Empire, seat: int, effect: int) -> list[int]:
    """The players somebody may be robbed by this effect."""
    return [other for other in g.after(seat) if worth_robbing(g, effect, other)]


class ChooseOpponent(Decision[Empire]):
    """Whom to rob: another player with something to take; or nobody. [CE-CARD-08, CE-CARD-09, CE-D-18]"""

    __slots__ = ("effect", "seat")
    FIELDS = ("seat", "effect")
    rule = "CE-CARD-08"

    def __init__(self, seat: int, effect: int) -> None:
        self.seat = seat
        self.effect = effect

    def deciders(self, g: Empire) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, g: Empire, seat: int) -> list[Option]:
        return [*(ROB[other] for other in opponents(g, seat, self.effect)), DECLINE]

    def take(self, g: Empire, seat: int, option: Option) -> None:
        if option.verb == "decline":
            return
        other = SEAT_OF[option.target]
        count = E_COUNT[self.effect]
        if E_KIND[self.effect] == STEAL_RANDOM:
            steal(g, seat, other, count)
        else:
            g.stack.append(GiveBills(seat, other, min(count, g.bills_in_case(other))))

    def asks(self, g: Empire, seat: int) -> dict[str, object]:
        return {"effect": EFFECT_IDS[self.effect]}

    def illegal(self, g: Empire, seat: int, option: Option, row: Row) -> str:
        if option == DECLINE:
            return ""
        if option.verb != "rob":
            return due(option)
        rule = "CE-CARD-08" if E_KIND[self.effect] == STEAL_RANDOM else "CE-CARD-09"
        other = SEAT_OF.get(option.target, -1)
        there = 0 <= other < g.rules.seats and other != seat
        return "" if there and worth_robbing(g, self.effect, other) else rule


def steal(g: Empire, seat: int, other: int, count: int) -> None:
    """Random cards of a hand, allies left out; only the two learn which. [CE-CARD-08, CE-ALLY-05, CE-RULE-36]"""
    for _ in range(min(count, g.cards_but_allies(other))):
        kind = g.hands[other][g.below(g.cards_but_allies(other))]
        g.hands[other] = without_card(g.hands[other], kind)
        g.hands[seat] = with_card(g.hands[seat], kind)
        if g.told is not None:
            g.tell("stole", {"seat": seat, "other": other}, {"card": KIND_IDS[kind]}, (seat, other))


class GiveBills(Sealed[Empire]):
    """The robbed player gives bills of his own choice from his suitcase. [CE-CARD-09, CE-D-19]"""

    __slots__ = ("count", "seat", "thief")
    FIELDS = ("thief", "seat", "count")
    rule = "CE-CARD-09"

    def __init__(self, thief: int, seat: int, count: int) -> None:
        self.thief = thief
        self.seat = seat
        self.count = count

    def seats(self, g: Empire) -> tuple[int, ...]:
        return (self.seat,)

    def next_options(self, g: Empire, seat: int, row: Row) -> list[Option]:
        return bills_left(g.cases[seat], row, GIVE)

    def complete(self, g: Empire, seat: int, row: Row) -> bool:
        return len(row) == self.count

    def resolve(self, g: Empire, answers: list[tuple[int, Row]]) -> None:
        seat, row = answers[0]
        given = [KIND_OF[option.target] for option in row]
        for bill in given:
            g.cases[seat] = without_card(g.cases[seat], bill)
            g.hands[self.thief] = with_card(g.hands[self.thief], bill)
        if g.told is not None:
            facts = {"seat": self.thief, "other": seat, "count": len(given)}
            g.tell("gave", facts, {"cards": [KIND_IDS[bill] for bill in given]}, (seat, self.thief))

    def asks(self, g: Empire, seat: int) -> dict[str, object]:
        return {"count": self.count, "other": self.thief}

    def illegal(self, g: Empire, seat: int, option: Option, row: Row) -> str:
        return bars_bill(g.cases[seat], option, row, "give", "CE-CARD-09")


def bills_left(cards: tuple[int, ...], row: Row, options: tuple[Option, ...]) -> list[Option]:
    """The kinds of bill among sorted cards beyond those already named."""
    for option in row:
        cards = without_card(cards, KIND_OF[option.target])
    found: list[Option] = []
    last = -1
    for kind in cards:
        if kind >= BILLS:
            break
        if kind != last:
            found.append(options[kind])
            last = kind
    return found


def bars_bill(cards: tuple[int, ...], option: Option, row: Row, verb: str, rule: str) -> str:
    """The rule against naming a bill next, "" if none."""
    if option.verb != verb:
        return due(option)
    kind = KIND_OF.get(option.target, KINDS)
    return "" if kind < BILLS and cards.count(kind) > row.count(option) else rule


class ForcedDiscard(Sealed[Empire]):
    """Every other player with a card discards of his own choice, all at once. [CE-CARD-10, CE-D-19]"""

    __slots__ = ("count", "seat")
    FIELDS = ("seat", "count")
    rule = "CE-CARD-10"
    weighed = True

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def seats(self, g: Empire) -> tuple[int, ...]:
        return tuple([other for other in g.after(self.seat) if g.hands[other]])

    def next_options(self, g: Empire, seat: int, row: Row) -> list[Option]:
        return effects.left_to_discard(g, seat, row)

    def complete(self, g: Empire, seat: int, row: Row) -> bool:
        return len(row) == min(self.count, len(g.hands[seat]))

    def resolve(self, g: Empire, answers: list[tuple[int, Row]]) -> None:
        for seat, row in answers:
            for option in row:
                g.throw(seat, KIND_OF[option.target])
            if g.told is not None:
                g.tell("discarded", {"seat": seat, "cards": [str(option.target) for option in row]})

    def asks(self, g: Empire, seat: int) -> dict[str, object]:
        return {"count": min(self.count, len(g.hands[seat])), "other": self.seat}

    def illegal(self, g: Empire, seat: int, option: Option, row: Row) -> str:
        return effects.bars_discard(g, seat, option, row, "CE-CARD-10")


class Offers(Sealed[Empire]):
    """Every other player offers a bill of his hand; the highest goes into the doer's suitcase, the others are lost.

    All who by public numbers might hold a bill are asked; one without can only say so. [CE-CARD-11, CE-D-19]
    """

    __slots__ = ("seat",)
    FIELDS = ("seat",)
    rule = "CE-CARD-11"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def seats(self, g: Empire) -> tuple[int, ...]:
        return tuple([other for other in g.after(self.seat) if g.cards_but_allies(other)])

    def next_options(self, g: Empire, seat: int, row: Row) -> list[Option]:
        return bills_left(g.hands[seat], row, OFFER_BILL) or [NOTHING]

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
        if g.told is not None:
            for seat, row in answers:
                g.tell("offer_shown", {"seat": seat, "card": str(row[0].target) or None})
            g.tell("offer_taken", {"seat": self.seat, "card": KIND_IDS[best] if best >= 0 else None})

    def asks(self, g: Empire, seat: int) -> dict[str, object]:
        return {"other": self.seat}

    def illegal(self, g: Empire, seat: int, option: Option, row: Row) -> str:
        if option == NOTHING:
            return "CE-CARD-11" if g.hands[seat][0] < BILLS else ""
        return bars_bill(g.hands[seat], option, row, "offer", "CE-CARD-11")


class BeyondIcons(effects.CardEffects):
    """The effects of jobs and allies that are no icons."""

    def possible(self, g: Empire, seat: int, effect: int) -> bool:
        """Whether a card's effect finds something to act on, by public knowledge."""
        kind = E_KIND[effect]
        if kind == PLACE_NEUTRAL:
            return bool(places(g, E_FIGURE[effect]))
        if kind == KILL:
            if E_SCOPE[effect] == CHIEF_DISTRICT and not put_chief(g):
                return False
            district = g.chief if E_SCOPE[effect] == CHIEF_DISTRICT else -1
            return any(victims(g, seat, spec, district, ()) for spec in E_TARGETS[effect])
        if kind in (MOVE_OWN, MOVE_OPPONENT):
            return bool(movable(g, seat, effect))
        if kind in (STEAL_RANDOM, SUITCASE_THEFT):
            return bool(opponents(g, seat, effect))
        if kind == OPPONENTS_DISCARD:
            return any(g.hands[other] for other in g.after(seat))
        if kind == OFFER:
            return any(g.cards_but_allies(other) for other in g.after(seat))
        return True

    def begin(self, g: Empire, seat: int, effect: int) -> None:
        """Put the effect's question."""
        kind = E_KIND[effect]
        if kind == COLLECT_FRONT:
            g.stack.append(ChooseFront(seat))
        elif kind == COLLECT_BACK:
            g.stack.append(ChooseBack(seat))
        elif kind == PLACE_NEUTRAL:
            g.stack.append(PlaceNeutral(seat, E_FIGURE[effect]))
        elif kind == KILL:
            if E_SCOPE[effect] == ONE_DISTRICT:
                g.stack.append(KillWhere(seat, effect))
            else:
                name_victims(g, seat, effect, g.chief if E_SCOPE[effect] == CHIEF_DISTRICT else -1, 0, ())
        elif kind in (MOVE_OWN, MOVE_OPPONENT):
            g.stack.append(MoveFigure(seat, effect))
        elif kind in (STEAL_RANDOM, SUITCASE_THEFT):
            g.stack.append(ChooseOpponent(seat, effect))
        elif kind == OPPONENTS_DISCARD:
            g.stack.append(ForcedDiscard(seat, E_COUNT[effect]))
        else:
            g.stack.append(Offers(seat))


effects.BEYOND.append(BeyondIcons())


STEPS: Final[tuple[type[Step], ...]] = (
    ChooseFront,
    ChooseBack,
    PlaceNeutral,
    KillWhere,
    NameVictim,
    MoveFigure,
    MoveTo,
    ChooseOpponent,
    GiveBills,
    ForcedDiscard,
    Offers,
)
