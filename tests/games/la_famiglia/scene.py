"""Scenes of La Famiglia: a table with just what a test needs, and the question it is about."""

from __future__ import annotations

from typing import Any

from consigliere.engine import Dictated, Fast, Option, Setup, Step, advance
from consigliere.games import register
from consigliere.games.la_famiglia import TITLE
from consigliere.games.la_famiglia.action_boards import BOARD_FIRST, BOARD_SIZE, CELL, CELL_INFINITE, ONE, PACK, PACKED
from consigliere.games.la_famiglia.components import (
    BASIC_HAND,
    EVENTS,
    FAMILY,
    FAMILY_BOARD,
    KIND,
    KINDS,
    NEUTRAL,
    NOBODY,
    ORDER,
    ORDER_BIT,
    PLANNING,
    ROW,
    SEA,
    SEATS,
    TEAM,
    TERRITORY,
    Rules,
)
from consigliere.games.la_famiglia.empty_table import blank
from consigliere.games.la_famiglia.state import Sicily, put
from consigliere.match import Match

register(TITLE)
GAME = TITLE.id
A, B, C, D, GREY = 0, 1, 2, 3, NEUTRAL  # the corners; A and C are a team, B and D the other
FAMILIES = ("red", "blue", "green", "yellow")


class Scene:
    """A table of four: red and green (A, C) against blue and yellow (B, D). Every piece stays accounted for."""

    def __init__(
        self,
        families: tuple[str, ...] = FAMILIES,
        round: int = 1,
        phase: int = EVENTS,
        first: int = A,
        predictable: bool = False,
        kinds: str = "",
        switches: dict[str, bool] | None = None,
    ) -> None:
        options = {"beginner_families": False, "predictable_conflicts": predictable, **(switches or {})}
        g = blank(Rules(options), Fast(0))
        g.event_log = []
        g.family = tuple(FAMILY[name] for name in families)
        g.drawn = ((g.family[0], g.family[2]), (g.family[1], g.family[3]))
        g.character = (0, 1, 2, 3)
        g.kinds = tuple(sorted(KIND[name] for name in kinds.split())) or tuple(range(7))
        g.round, g.phase, g.first, g.lead = round, phase, first, first
        g.upper, g.lower = [0] * BOARD_SIZE[round - 1], [0] * BOARD_SIZE[round]
        infinite = next(
            c for c in range(BOARD_FIRST[round], BOARD_FIRST[round] + BOARD_SIZE[round]) if CELL_INFINITE[c]
        )
        g.lower[infinite - BOARD_FIRST[round]] = 8 * ONE[NEUTRAL]
        for seat in range(SEATS):
            g.hand[seat] = BASIC_HAND[g.family[seat]]
        self.g: Sicily = g
        self.match = Match(Setup(TITLE, 4, options, g.chance), g)

    # --- building the table

    def put(self, place: str, colour: int, count: int, cars: int = 0, labs: int = 0, orders: str = "") -> Scene:
        """Soldiers, cars, labs and orders (face up or down according to the phase) on a territory."""
        g, at = self.g, TERRITORY[place]
        g.hold(at, colour)
        g.soldiers[at] = count
        g.to_supply(colour, -count)
        g.cars[at] = cars
        if cars:
            g.garage[colour] -= cars
        self.labs(place, labs)
        for i, name in enumerate(orders.split()):
            self.gain(colour, name)
            g.orders[2 * at + i] = ORDER[name]
            g.known = put(g.known, 2 * at + i, len(g.gained[colour]))
            g.hand[colour] &= ~ORDER_BIT[ORDER[name]]
        if colour != NEUTRAL:
            g.settle(at)
        return self

    def labs(self, place: str, count: int) -> Scene:
        self.g.labs[TERRITORY[place]] = count
        self.g.labs_left -= count
        return self

    def hq(self, seat: int, money: int = 0, men: int = 0, orders: str | None = None) -> Scene:
        """What is behind a screen. With `orders` exactly these tokens; the other basic ones were sold long ago."""
        g = self.g
        g.money[seat] = money
        g.supply[seat] += g.men[seat] - men
        g.men[seat] = men
        if orders is not None:
            for name in orders.split():
                self.gain(seat, name)
            keep = sum(ORDER_BIT[ORDER[name]] for name in orders.split())
            lying = sum(ORDER_BIT[o] for o in g.orders if o >= 0 and o // 13 == g.family[seat])
            g.sold = put(g.sold, seat, g.sold[seat] | g.hand[seat] & ~keep & ~lying)
            g.hand[seat] = keep
        return self

    def gain(self, seat: int, name: str) -> None:
        """A special order: its row is opened up to its cell."""
        g, order = self.g, ORDER[name]
        for row, cells in enumerate(FAMILY_BOARD[g.family[seat]]):
            for at, cell in enumerate(cells):
                if cell.order == order and g.opened[4 * seat + row] <= at:
                    self.open(seat, list(ROW)[row], at + 1)

    def open(self, seat: int, row: str, count: int) -> Scene:
        """Uncover a row up to a cell: the markers are in supply, the special orders in HQ."""
        g, r = self.g, ROW[row]
        while g.opened[4 * seat + r] < count:
            cell = FAMILY_BOARD[g.family[seat]][r][g.opened[4 * seat + r]]
            g.opened = put(g.opened, 4 * seat + r, g.opened[4 * seat + r] + 1)
            g.discs[seat] += 1
            if cell.order >= 0:
                g.hand[seat] |= ORDER_BIT[cell.order]
                rows = list(g.gained)
                rows[seat] = (*rows[seat], cell.order)
                g.gained = tuple(rows)
        return self

    def boat(self, sea: str, seat: int, count: int = 1) -> Scene:
        self.g.float(seat, SEA[sea], count)
        return self

    def token(self, kind: str, seat: int) -> Scene:
        """A control token in the hands of a seat."""
        g = self.g
        g.claims = put(g.claims, KINDS * TEAM[seat] + KIND[kind], seat)
        g.discs[seat] -= 1
        if KIND[kind] not in g.kinds:
            g.kinds = tuple(sorted((*g.kinds, KIND[kind])))
        return self

    def marker(self, cell: str, colour: int, count: int = 1) -> Scene:
        """Markers on a cell of either board; grey ones come from those that lie elsewhere."""
        g, at = self.g, CELL[cell]
        if colour == NEUTRAL:
            source = next(i for i, packed in enumerate(g.lower) if packed >> PACK * NEUTRAL >= count)
            g.lower[source] -= count * ONE[NEUTRAL]
        else:
            g.discs[colour] -= count
        row, first = (g.lower, g.round) if at >= BOARD_FIRST[g.round] else (g.upper, g.round - 1)
        row[at - BOARD_FIRST[first]] += count * ONE[colour]
        return self

    def chance(self, *draws: int) -> Scene:
        self.g.chance = Dictated(draws, self.g.draws + 1)
        return self

    # --- playing

    def ask(self, *steps: Step[Any]) -> Scene:
        """Put steps on the stack and run to the first question."""
        g = self.g
        g.stack.clear()
        g.then(*steps)
        self._settled()
        advance(g)
        return self

    def _settled(self) -> None:
        wrong = TITLE.problems(self.g)
        assert not wrong, wrong

    def play(self, seat: int, *options: str) -> Scene:
        for option in options:
            self.match.play(seat, option)
            self._settled()
        return self

    def options(self, seat: int) -> set[str]:
        return {str(option) for option in self.match.options(seat)}

    def extras(self, seat: int) -> set[str]:
        return {str(option) for option in self.match.extras(seat)}

    def offers(self, seat: int, verb: str) -> set[str]:
        """The targets of one verb among the options."""
        return {str(option.target) for option in self.match.options(seat) if option.verb == verb}

    def why(self, seat: int, option: str) -> str:
        """The rule that forbids an option; "" if it is offered."""
        return self.match.why_not(seat, Option.parse(option))

    @property
    def asked(self) -> str:
        step = self.match.step
        return type(step).__name__ if step is not None else ""

    @property
    def who(self) -> tuple[int, ...]:
        return self.match.deciders

    # --- looking

    def at(self, place: str) -> tuple[int, int]:
        """Whose soldiers stand there, and how many."""
        at = TERRITORY[place]
        return self.g.owner[at], self.g.soldiers[at]

    def laid(self, place: str) -> list[str]:
        at = TERRITORY[place]
        names = list(ORDER)
        return [names[o] for o in self.g.orders[2 * at : 2 * at + 2] if o >= 0]

    def has(self, seat: int, name: str) -> bool:
        """Whether an order is in HQ."""
        return bool(self.g.hand[seat] & ORDER_BIT[ORDER[name]])

    def car(self, place: str) -> int:
        return self.g.cars[TERRITORY[place]]

    def lab(self, place: str) -> int:
        return self.g.labs[TERRITORY[place]]

    def on(self, cell: str) -> dict[str, int]:
        """The markers on a cell by colour."""
        g, at = self.g, CELL[cell]
        row, first = (g.lower, g.round) if at >= BOARD_FIRST[g.round] else (g.upper, g.round - 1)
        packed = row[at - BOARD_FIRST[first]]
        found = {colour: packed >> PACK * colour & PACKED for colour in range(SEATS + 1)}
        return {self.g.colour_id(colour): count for colour, count in found.items() if count}

    def told(self, kind: str) -> list[dict[str, Any]]:
        """What all saw of a kind of event in the last choice."""
        return [event.facts for event in (self.g.event_log or []) if event.kind == kind]


def planning(**settings: Any) -> Scene:
    """A scene in the planning phase."""
    return Scene(phase=PLANNING, **settings)


def planning_table(**settings: Any) -> Scene:
    """A scene in the planning phase. Everybody has a territory; in round 1 markers of all colours are on board 0."""
    scene = planning(**settings)
    scene.put("enna", A, 3).put("bronte", B, 3).put("noto", C, 3).put("palermo", D, 3)
    if scene.g.round == 1:
        scene.marker("b0_justice_1", GREY).marker("b0_justice_2", A).marker("b0_police_1", B).marker("b0_church_2", C)
    return scene


__all__ = ["GAME", "GREY", "NOBODY", "A", "B", "C", "D", "Scene", "planning", "planning_table"]
