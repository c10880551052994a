"""The state of Corleone's Empire: plain numbers and rows of cards, and the queries that the rules need."""

from __future__ import annotations

from bisect import bisect_left
from functools import lru_cache
from typing import Final

from consigliere.engine import Answers, Chance, State
from consigliere.engine.state import Shared

from .components import (
    BACK,
    BY_PARK,
    CHIEF,
    DISTRICTS,
    EACH,
    FIGURE_IDS,
    FIRST_ALLY,
    FIRST_SPACE,
    HAND_LIMIT,
    KIND_IDS,
    KINDS,
    LOCATIONS,
    MARKERS_EACH,
    NEUTRAL,
    PARK_BACK,
    PLACES_BY,
    SPACES_BY,
    STACKED,
    TOUCHES,
    Rules,
)

Numbers = tuple[int, ...]
ASIDE: Final = -1  # where the police chief is when he is not in a district
DROWNED: Final = -2


def with_card(row: Numbers, kind: int) -> Numbers:
    """A sorted row of cards with one more."""
    i = 0
    for other in row:  # rows are short: this is faster than calling a binary search
        if other > kind:
            break
        i += 1
    cards = list(row)
    cards.insert(i, kind)
    return tuple(cards)


def without_card(row: Numbers, kind: int) -> Numbers:
    """A sorted row of cards with one of a kind fewer."""
    i = row.index(kind)
    return row[:i] + row[i + 1 :]


def without_cards(row: Numbers, kinds: list[int]) -> Numbers:
    """A sorted row of cards without some that it holds."""
    gone = sorted(kinds)
    gone.append(KINDS)  # larger than any kind: a sentinel
    i = 0
    left: list[int] = []
    for kind in row:
        if kind == gone[i]:
            i += 1
        else:
            left.append(kind)
    return tuple(left)


def put(rows: tuple[Numbers, ...], at: int, row: Numbers) -> tuple[Numbers, ...]:
    """Rows with one of them replaced."""
    return rows[:at] + (row,) + rows[at + 1 :]  # noqa: RUF005


class Empire(State):
    """Everything on the table, in hands and in suitcases."""

    rules: Shared[Rules]
    round: int  # 1 to 4
    phase: int  # index into PHASE_IDS
    horse: int  # the seat with the horse head: the first player
    turn: int  # the active player in family business, -1 outside it
    family: Numbers  # by seat: its family, -1 not chosen yet
    seat_of: Numbers  # by family: its seat, -1 nobody's
    hands: list[Numbers]  # by seat: kinds, sorted; allies come last
    cases: list[Numbers]  # by seat, the suitcase: bills, then completed jobs, sorted
    played: tuple[Numbers, ...]  # by seat: allies played this round
    supply: list[int]  # by seat: bits of its figures there, thugs lowest
    stock: list[int]  # by kind of bill and good: cards in the stack
    deck: Numbers  # jobs nobody has seen, sorted: chance decides at each draw
    discard: Numbers  # jobs face up, oldest first
    common: Numbers  # by cell: a job, -1 empty
    allies: Numbers  # on offer, sorted
    tiles: Numbers  # locations opened, in the order of districts 1, 2, 3 ...
    at: list[int]  # by space: the figure on it, -1 free
    chief: int  # district of the police chief, ASIDE or DROWNED
    hudson: Numbers  # figures killed this round
    markers: tuple[Numbers, ...]  # by district: seats, from the bottom up
    freed: int  # bits of districts that nobody controls after a tie; 0 without the switch
    drawer: int  # the seat choosing among drawn jobs, -1 none
    drawn: Numbers  # the jobs it chooses from, sorted
    doing: int  # the job being carried out, -1 none
    commanded: int  # bits of neutral figures that act for the active player this turn
    bids: tuple[Numbers, ...]  # by seat, during bribery: the bills shown

    # --- generated from the fields above (python -m consigliere.lab.fields); do not edit
    # fmt: off

    __slots__ = (
        "allies", "at", "bids", "cases", "chief", "commanded", "common", "deck", "discard", "doing", "drawer", "drawn",
        "family", "freed", "hands", "horse", "hudson", "markers", "phase", "played", "round", "rules", "seat_of",
        "stock", "supply", "tiles", "turn",
    )

    @staticmethod
    def make(
        chance: Chance, *, rules: Shared[Rules], round: int, phase: int, horse: int, turn: int, family: Numbers,
        seat_of: Numbers, hands: list[Numbers], cases: list[Numbers], played: tuple[Numbers, ...], supply: list[int],
        stock: list[int], deck: Numbers, discard: Numbers, common: Numbers, allies: Numbers, tiles: Numbers,
        at: list[int], chief: int, hudson: Numbers, markers: tuple[Numbers, ...], freed: int, drawer: int,
        drawn: Numbers, doing: int, commanded: int, bids: tuple[Numbers, ...],
    ) -> Empire:
        new = Empire()
        new.begin_kernel(chance)
        new.rules = rules
        new.round = round
        new.phase = phase
        new.horse = horse
        new.turn = turn
        new.family = family
        new.seat_of = seat_of
        new.hands = hands
        new.cases = cases
        new.played = played
        new.supply = supply
        new.stock = stock
        new.deck = deck
        new.discard = discard
        new.common = common
        new.allies = allies
        new.tiles = tiles
        new.at = at
        new.chief = chief
        new.hudson = hudson
        new.markers = markers
        new.freed = freed
        new.drawer = drawer
        new.drawn = drawn
        new.doing = doing
        new.commanded = commanded
        new.bids = bids
        return new

    def clone(self) -> Empire:
        new = Empire()
        self.copy_kernel(new)
        new.rules = self.rules
        new.round = self.round
        new.phase = self.phase
        new.horse = self.horse
        new.turn = self.turn
        new.family = self.family
        new.seat_of = self.seat_of
        new.hands = self.hands[:]
        new.cases = self.cases[:]
        new.played = self.played
        new.supply = self.supply[:]
        new.stock = self.stock[:]
        new.deck = self.deck
        new.discard = self.discard
        new.common = self.common
        new.allies = self.allies
        new.tiles = self.tiles
        new.at = self.at[:]
        new.chief = self.chief
        new.hudson = self.hudson
        new.markers = self.markers
        new.freed = self.freed
        new.drawer = self.drawer
        new.drawn = self.drawn
        new.doing = self.doing
        new.commanded = self.commanded
        new.bids = self.bids
        return new

    # fmt: on
    # --- end of the generated part

    # --- the board

    def locations(self) -> Numbers:
        """Every location on the board: the printed ones, then the tiles. [CE-BRD-02]"""
        return PRINTED + self.tiles

    def district_of(self, location: int) -> int:
        """The district a location lies in; the tiles fill districts 1, 2, 3 ... in turn. [CE-OPEN-02]"""
        return location if location < DISTRICTS else self.tiles.index(location)

    def placed(self, location: int) -> bool:
        """Whether a location is on the board."""
        return location < DISTRICTS or location in self.tiles

    def controller(self, district: int) -> int:
        """The owner of the topmost marker, -1 if there is none. [CE-WAR-07]

        With a switch, nobody controls a district after a tie or a win of the neutral side. [CE-RULE-3]
        """
        stack = self.markers[district]
        return stack[-1] if stack and not self.freed >> district & 1 else -1

    def backs(self, space: int) -> Numbers:
        """What a figure on a family space collects."""
        return backs(space, self.tiles)

    def backs_for(self, seat: int, space: int) -> Numbers:
        """The backs by a family space in the districts that a seat controls. [CE-RULE-4]"""
        found: Numbers = ()
        for district in TOUCHES[space]:
            if self.controller(district) == seat:
                found += BACK[district]
                if district < len(self.tiles):
                    found += BACK[self.tiles[district]]
        return found

    def present(self, district: int) -> list[int]:
        """The figures in a district: in its locations, on the family spaces that touch it, and the chief.

        [CE-BRD-05, CE-NEU-04]
        """
        at = self.at
        tiles = self.tiles
        found: list[int] = []
        figure = at[district]
        if figure >= 0:
            found.append(figure)
        if district < len(tiles):
            figure = at[tiles[district]]
            if figure >= 0:
                found.append(figure)
        for space in SPACES_BY[district]:
            figure = at[space]
            if figure >= 0:
                found.append(figure)
        if self.chief == district:
            found.append(CHIEF)
        return found

    def owner(self, figure: int) -> int:
        """The seat that owns a figure, -1 for a neutral one."""
        return self.seat_of[figure // EACH] if figure < NEUTRAL else -1

    def influence(self, district: int) -> list[int]:
        """Influence points by seat; the neutral side is last. [CE-WAR-02, CE-WAR-03]"""
        points = [0] * (self.rules.seats + 1)
        at = self.at
        seat_of = self.seat_of
        for space in PLACES_BY[district]:
            figure = at[space]
            if figure >= 0:
                points[seat_of[figure // EACH] if figure < NEUTRAL else -1] += 1
        if district < len(self.tiles):
            figure = at[self.tiles[district]]
            if figure >= 0:
                points[seat_of[figure // EACH] if figure < NEUTRAL else -1] += 1
        if self.chief == district:
            points[-1] += 1
        return points

    def free_spaces(self) -> list[int]:
        """Family spaces that a family member or the mayor may take now. [CE-FAM-01, CE-BRD-06, CE-BRD-07]"""
        at = self.at
        found: list[int] = []
        for space in self.rules.open:
            if at[space] < 0:
                found.append(space)
        return found

    def free_locations(self) -> list[int]:
        """Locations whose thug space is free. [CE-THUG-01, CE-THUG-02]"""
        at = self.at
        found: list[int] = []
        for location in PRINTED:
            if at[location] < 0:
                found.append(location)
        for location in self.tiles:
            if at[location] < 0:
                found.append(location)
        return found

    def bars_space(self, space: int, family: bool) -> str:
        """The rule against putting a figure on a space, "" if none. `family`: a family member or mayor."""
        if family != (space >= FIRST_SPACE):
            return "CE-FAM-01" if family else "CE-BRD-03"
        if space < LOCATIONS and not self.placed(space):
            return "CE-THUG-01"
        if self.rules.closed[space]:
            return "CE-BRD-06"
        if self.at[space] >= 0:
            return "CE-BRD-07" if family else "CE-THUG-02"
        return ""

    # --- cards

    def cards_but_allies(self, seat: int) -> int:
        """How many cards of a hand are not allies. This is public. [CE-ALLY-05]"""
        return bisect_left(self.hands[seat], FIRST_ALLY)

    def bills_in_case(self, seat: int) -> int:
        """How many bills are in a suitcase. This is public."""
        return bisect_left(self.cases[seat], STACKED)

    def limit(self) -> int:
        """The hand limit of the round's tribute. [CE-TRIB-02]"""
        return HAND_LIMIT[self.round]

    def gain(self, seat: int, kind: int) -> None:
        """Take a bill or good from its stack into a hand. [CE-GEN-07]"""
        self.stock[kind] -= 1
        self.hands[seat] = with_card(self.hands[seat], kind)
        if self.event_log is not None:
            self.emit("gained", {"seat": seat, "card": KIND_IDS[kind]})

    def return_card(self, kind: int) -> None:
        """Discard a card: bills and goods to their stacks, jobs to the discard pile, allies out of the game.

        [CE-TRIB-03, CE-ICON-11, CE-RULE-34]
        """
        if kind < STACKED:
            self.stock[kind] += 1
        elif kind < FIRST_ALLY:
            self.discard += (kind,)

    def launder(self, seat: int, bill: int) -> None:
        """Move a bill from the hand into the suitcase. The answer that named it has shown it. [CE-ICON-02]"""
        self.hands[seat] = without_card(self.hands[seat], bill)
        self.cases[seat] = with_card(self.cases[seat], bill)
        if self.event_log is not None:
            self.emit("laundered", {"seat": seat, "card": KIND_IDS[bill]})

    def draw_job(self) -> int:
        """Draw a random job, -1 if there is none. If the deck is empty, the discard pile becomes the new deck.

        [CE-SUP-03, CE-RULE-13, CE-RULE-39]
        """
        if not self.deck:
            if not self.discard:
                return -1
            self.deck, self.discard = tuple(sorted(self.discard)), ()
            if self.event_log is not None:
                self.emit("reshuffled", {})
        i = self.random_below(len(self.deck))
        job = self.deck[i]
        self.deck = self.deck[:i] + self.deck[i + 1 :]
        return job

    def named(self, seat: int) -> int:
        """How many parts of its answer to the current sealed question a seat has given."""
        top = self.stack[-1]
        return len(top.row(seat)) if isinstance(top, Answers) else 0

    # --- figures

    def kill(self, figure: int) -> None:
        """Move a figure into the Hudson. [CE-KILL-01, CE-KILL-03]"""
        if figure == CHIEF:
            self.chief = DROWNED
        else:
            self.at[self.at.index(figure)] = -1
        self.hudson += (figure,)
        if self.event_log is not None:
            self.emit("killed", {"seat": self.turn, "figure": FIGURE_IDS[figure]})

    def on_board(self, figure: int) -> bool:
        """Whether a figure is on the board. The Chief of Police has his own field."""
        return self.chief >= 0 if figure == CHIEF else figure in self.at

    def stock_of_markers(self, seat: int) -> int:
        """Markers a seat has left. [CE-SET-07]"""
        left = MARKERS_EACH
        for stack in self.markers:
            for owner in stack:
                if owner == seat:
                    left -= 1
        return left

    def after(self, seat: int) -> list[int]:
        """The other seats, clockwise."""
        seats = self.rules.seats
        return [(seat + i) % seats for i in range(1, seats)]


@lru_cache(maxsize=1 << 13)
def backs(space: int, tiles: Numbers) -> Numbers:
    """All backs of the districts by a family space, of which `tiles` lie in the first ones, and of Central Park.

    [CE-FAM-04, CE-FAM-05]
    """
    found: Numbers = ()
    for district in TOUCHES[space]:
        found += BACK[district]
        if district < len(tiles):
            found += BACK[tiles[district]]
    return found + PARK_BACK if BY_PARK[space] else found


PRINTED: Final = tuple(range(DISTRICTS))
