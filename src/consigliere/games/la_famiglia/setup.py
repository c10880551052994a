"""Chapter 2: the setup, from the families to the first markers on board 0."""

from __future__ import annotations

from typing import Final

from consigliere.engine import Decision, Option, Row, SeatDecision, Step

from .action_boards import BOARD_SIZE, CELL, CELL_CIRCLE, CELL_IDS, ONE
from .components import (
    ALLY,
    BASIC_HAND,
    BEGINNER,
    BOATS,
    CARS,
    CHARACTER_IDS,
    CHARACTERS,
    DRAWN_EACH,
    FAMILIES,
    FAMILY,
    FAMILY_IDS,
    FIRST_GIFT,
    KIND_IDS,
    KINDS,
    KINDS_IN_PLAY,
    LABS_EACH,
    NEUTRAL,
    NOBODY,
    ORDER_FROM,
    SEA,
    SEAS_OF,
    SEATS,
    SETUP,
    SOLDIERS,
    START,
    START_LANDS,
    START_MARKERS,
    START_OWNERS,
    TEAM,
    TERRITORY,
)
from .options import BOAT, CAR, FAMILY_OPTION, LAB, MARKER, SOLDIER
from .state import Sicily, put
from .step_checks import in_phase, unless, within

START_SOLDIERS: Final = tuple(sum(count for owner, count in START if owner == seat) for seat in range(SEATS))


class DrawKinds(Step[Sicily]):
    """Draw seven control tokens. Both teams use the same kinds. [LF-SET-04]"""

    __slots__ = ()

    def problems(self, g: Sicily) -> list[str]:
        return unless(not g.kinds and not g.upper, "kinds have been drawn")

    def run(self, g: Sicily) -> None:
        kinds = list(range(KINDS))
        g.shuffle(kinds)
        g.kinds = tuple(sorted(kinds[:KINDS_IN_PLAY]))
        if g.event_log is not None:
            g.emit("kinds_drawn", {"kinds": [KIND_IDS[kind] for kind in g.kinds]})


class DrawFamilies(Step[Sicily]):
    """Draw three families for each team to choose from; in a first game one for each player. [LF-SET-05, LF-SET-06]"""

    __slots__ = ()

    def problems(self, g: Sicily) -> list[str]:
        return unless(g.family == (NOBODY,) * SEATS and not any(g.drawn), "families have been drawn")

    def run(self, g: Sicily) -> None:
        if g.rules.beginner:
            dealt = list(BEGINNER)
            g.shuffle(dealt)
            g.family = tuple(dealt)
            g.drawn = tuple(tuple([dealt[s] for s in range(SEATS) if TEAM[s] == team]) for team in (0, 1))
            if g.event_log is not None:
                for seat in range(SEATS):
                    g.emit("leads", {"seat": seat, "family": FAMILY_IDS[g.family[seat]]})
            return
        families = list(range(FAMILIES))
        g.shuffle(families)
        g.drawn = (tuple(sorted(families[:DRAWN_EACH])), tuple(sorted(families[DRAWN_EACH : 2 * DRAWN_EACH])))
        if g.event_log is not None:
            for seat in (0, 1):
                names = [FAMILY_IDS[family] for family in g.drawn[TEAM[seat]]]
                g.emit("families_drawn", {"seats": [seat, ALLY[seat]], "families": names})
        g.then(*[ChooseFamily(seat) for seat in range(SEATS)])


class ChooseFamily(SeatDecision[Sicily]):
    """Each corner in turn order chooses one of its team's families. [LF-SET-05, LF-RULE-44, LF-RULE-58]"""

    __slots__ = ()
    rule = "LF-SET-05"

    def problems(self, g: Sicily) -> list[str]:
        if g.family[self.seat] != NOBODY:
            return [f"seat {self.seat} leads a family already"]
        drawn = [*g.drawn[0], *g.drawn[1]]
        return (
            []
            if len(set(drawn)) == len(drawn) == 2 * DRAWN_EACH
            else ["each team has three families of its own to choose from"]
        )

    def candidates(self, g: Sicily, seat: int, row: Row) -> list[Option]:
        return [FAMILY_OPTION[family] for family in g.drawn[TEAM[seat]]]

    def forbidden_by(self, g: Sicily, seat: int, option: Option, row: Row) -> str:
        family = FAMILY.get(str(option.target), -1)
        if option.verb != "family" or family not in g.drawn[TEAM[seat]]:
            return "LF-SET-05"
        return "LF-RULE-44" if g.family[ALLY[seat]] == family else ""

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        family = FAMILY[str(option.target)]
        g.family = put(g.family, seat, family)
        if g.event_log is not None:
            g.emit("leads", {"seat": seat, "family": FAMILY_IDS[family]})


class LayOut(Step[Sicily]):
    """Lay out pieces, first player, characters and the first player's gift. [LF-SET-07 to LF-SET-15]"""

    __slots__ = ()

    def problems(self, g: Sicily) -> list[str]:
        return ["the table is laid already"] if g.upper else []

    def run(self, g: Sicily) -> None:
        for seat in range(SEATS):
            g.hand[seat] = BASIC_HAND[g.family[seat]]
        g.owner = list(START_OWNERS)
        g.lands = START_LANDS
        for place, (colour, count) in enumerate(START):
            g.soldiers[place] = count
            g.to_supply(colour, -count)
        g.upper = [ONE[NEUTRAL] if CELL_CIRCLE[cell] else 0 for cell in range(BOARD_SIZE[0])]
        g.lower = [0] * BOARD_SIZE[1]
        g.first = g.lead = g.random_below(SEATS)
        cards = list(range(len(CHARACTERS)))
        g.shuffle(cards)
        g.character = tuple(cards[:SEATS])
        if g.event_log is not None:
            g.emit("first_player", {"seat": g.first})
        for seat in range(SEATS):
            card = CHARACTERS[g.character[seat]]
            g.money[seat] += card.money
            g.men[seat] += card.hq_soldiers
            g.supply[seat] -= card.hq_soldiers
            if g.event_log is not None:
                facts = {"seat": seat, "character": CHARACTER_IDS[g.character[seat]]}
                g.emit("character", {**facts, "money": card.money, "count": card.hq_soldiers})
        order = ORDER_FROM[g.first]
        last = order[-1]
        g.money[g.first] -= FIRST_GIFT
        g.money[last] += FIRST_GIFT
        if g.event_log is not None:
            g.emit("first_gift", {"seat": g.first, "other": last, "amount": FIRST_GIFT})
        cards_of = [CHARACTERS[card] for card in g.character]
        g.then(
            *[StartUnits(s, cards_of[s].map_soldiers, cards_of[s].cars, cards_of[s].boats) for s in order],
            *[StartLabs(s, cards_of[s].labs) for s in order],
            *[StartMarker(s) for _ in range(START_MARKERS) for s in order],
        )


class StartUnits(Decision[Sicily]):
    """Place the extra units of the character one by one; boats do not move. [LF-SET-16, LF-RULE-2]"""

    __slots__ = ("boats", "cars", "seat", "soldiers")
    rule = "LF-SET-16"

    def __init__(self, seat: int, soldiers: int, cars: int, boats: int) -> None:
        self.seat = seat
        self.soldiers = soldiers  # still to be placed
        self.cars = cars
        self.boats = boats

    def problems(self, g: Sicily) -> list[str]:
        seat = self.seat
        card = CHARACTERS[g.character[seat]]
        placed = SOLDIERS - g.supply[seat] - g.men[seat] - START_SOLDIERS[seat]
        left = (card.map_soldiers - placed, card.cars - (CARS - g.garage[seat]), card.boats - (BOATS - g.docks[seat]))
        wrong = unless(left == (self.soldiers, self.cars, self.boats), f"the card of seat {seat} has {left} units left")
        return [*in_phase(g, SETUP), *unless(g.lands[seat], f"seat {seat} has no territory"), *wrong]

    def deciders(self, g: Sicily) -> tuple[int, ...]:
        return (self.seat,) if self.soldiers or self.cars or self.boats else ()

    def candidates(self, g: Sicily, seat: int, row: Row) -> list[Option]:
        own = g.lands[seat]
        found = [SOLDIER[place] for place in own] if self.soldiers else []
        found += [CAR[place] for place in own] if self.cars else []
        return [*found, *BOAT] if self.boats else found

    def forbidden_by(self, g: Sicily, seat: int, option: Option, row: Row) -> str:
        name, verb = str(option.target), option.verb
        if verb == "boat":
            sea = SEA.get(name, -1)
            return "" if self.boats and sea >= 0 and next_to_own(g, seat, sea) else "LF-SET-16"
        left = self.soldiers if verb == "soldier" else self.cars if verb == "car" else 0
        place = TERRITORY.get(name, -1)
        return "" if left and place >= 0 and g.owner[place] == seat else "LF-SET-16"

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        name = str(option.target)
        soldiers, cars, boats = self.soldiers, self.cars, self.boats
        if option.verb == "soldier":
            g.supply[seat] -= 1
            g.soldiers[TERRITORY[name]] += 1
            soldiers -= 1
        elif option.verb == "car":
            g.garage[seat] -= 1
            g.cars[TERRITORY[name]] += 1
            cars -= 1
        else:
            g.float(seat, SEA[name], 1)
            boats -= 1
        if g.event_log is not None:
            g.emit("unit_placed", {"seat": seat, "unit": option.verb, "place": name})
        if soldiers or cars or boats:
            g.stack.append(StartUnits(seat, soldiers, cars, boats))

    def question_facts(self, g: Sicily, seat: int) -> dict[str, object]:
        return {"soldiers": self.soldiers, "cars": self.cars, "boats": self.boats}


def next_to_own(g: Sicily, seat: int, sea: int) -> bool:
    """Whether a sea is next to an own territory."""
    for place in g.lands[seat]:
        if sea in SEAS_OF[place]:
            return True
    return False


class StartLabs(Decision[Sicily]):
    """Place the character's labs on own territories, at most two on each. [LF-SET-17]"""

    __slots__ = ("labs", "seat")
    rule = "LF-SET-17"

    def __init__(self, seat: int, labs: int) -> None:
        self.seat = seat
        self.labs = labs

    def problems(self, g: Sicily) -> list[str]:
        room = sum([LABS_EACH - g.labs[place] for place in g.lands[self.seat]])
        return [*in_phase(g, SETUP), *within("labs", self.labs, 0, min(room, g.labs_left))]

    def deciders(self, g: Sicily) -> tuple[int, ...]:
        return (self.seat,) if self.labs else ()

    def candidates(self, g: Sicily, seat: int, row: Row) -> list[Option]:
        return [LAB[place] for place in g.lands[seat]]

    def forbidden_by(self, g: Sicily, seat: int, option: Option, row: Row) -> str:
        place = TERRITORY.get(str(option.target), -1)
        if option.verb != "lab" or place < 0 or g.owner[place] != seat:
            return "LF-SET-17"
        return "" if g.labs[place] < LABS_EACH else "LF-ACT-11"

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        name = str(option.target)
        g.labs[TERRITORY[name]] += 1
        g.labs_left -= 1
        if g.event_log is not None:
            g.emit("unit_placed", {"seat": seat, "unit": "lab", "place": name})
        if self.labs > 1:
            g.stack.append(StartLabs(seat, self.labs - 1))

    def question_facts(self, g: Sicily, seat: int) -> dict[str, object]:
        return {"labs": self.labs}


BELOW_CIRCLES: Final = tuple(cell for cell in range(BOARD_SIZE[0]) if not CELL_CIRCLE[cell])


class StartMarker(SeatDecision[Sicily]):
    """Put a marker from supply on a free cell below the grey circles of board 0. [LF-SET-18]"""

    __slots__ = ()
    rule = "LF-SET-18"
    listed_because = "the free cells as they are, for speed"

    def problems(self, g: Sicily) -> list[str]:
        steps = [step for step in g.stack if isinstance(step, StartMarker)]
        own = len([step for step in steps if step.seat == self.seat])
        free = len([cell for cell in BELOW_CIRCLES if not g.upper[cell]])
        wrong = unless(own <= g.discs[self.seat], f"seat {self.seat} has too few markers")
        return [*in_phase(g, SETUP), *wrong, *unless(len(steps) <= free, "board 0 has too few free cells")]

    def options(self, g: Sicily, seat: int) -> list[Option]:
        upper = g.upper
        return [MARKER[cell] for cell in BELOW_CIRCLES if not upper[cell]]

    def forbidden_by(self, g: Sicily, seat: int, option: Option, row: Row) -> str:
        cell = CELL.get(str(option.target), -1)
        if option.verb != "marker" or not 0 <= cell < BOARD_SIZE[0] or CELL_CIRCLE[cell]:
            return "LF-SET-18"
        return "LF-PLAN-05" if g.upper[cell] else ""

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        cell = CELL[str(option.target)]
        g.upper[cell] = ONE[seat]
        g.discs[seat] -= 1
        if g.event_log is not None:
            g.emit("marker_placed", {"seat": seat, "cell": CELL_IDS[cell]})


DRAW_KINDS: Final = DrawKinds()
DRAW_FAMILIES: Final = DrawFamilies()
LAY_OUT: Final = LayOut()
STEPS: Final[tuple[type[Step[Sicily]], ...]] = (
    DrawKinds,
    DrawFamilies,
    ChooseFamily,
    LayOut,
    StartUnits,
    StartLabs,
    StartMarker,
)
