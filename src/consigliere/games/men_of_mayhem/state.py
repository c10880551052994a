"""The state of a game of Men of Mayhem: plain numbers, lists and tuples, and the queries that the rules need."""

from __future__ import annotations

from typing import Final, NamedTuple

from consigliere.engine import Chance, Shared, State, Step

from .components import (
    CARD_KIND,
    CASH,
    CLUB_IDS,
    CLUBHOUSE,
    DIE,
    EMERGENCY,
    FIRST_TILE,
    HASSLE,
    HOME,
    ITEMS,
    MEMBERS,
    MOST_SEATS,
    PLACE_IDS,
    PRINTED,
    PROSPECTS,
    ROOM,
    SPOTS,
    Mods,
    Rules,
    mods_of,
)

SPECTATOR = 1 << MOST_SEATS
EVERYBODY = (1 << (MOST_SEATS + 1)) - 1
Three = tuple[int, int, int]


class Link(NamedTuple):
    """A deal of two gangs, and what others can compute about it: see `knowledge.py`. [MM-INF-04]"""

    one: int
    two: int
    least_one: Three
    """By item: the least the first gang has had since this deal, up to its next one."""
    least_two: Three
    shown_one: Three = (0, 0, 0)
    """By item: bits of those who have seen the first gang's stock in that time (the last bit: spectators)."""
    shown_two: Three = (0, 0, 0)


class Fight(NamedTuple):
    """A throw down in progress. Rows are indexed like `gangs`."""

    site: int
    starter: int
    gangs: tuple[int, ...]
    """The participants, in the turn order of its beginning. [MM-TD-02]"""
    barred: bool
    """Nobody may call for backup. [MM-CLUB-04]"""
    guns: tuple[int, ...] = ()
    """Opened fists; empty until then."""
    dice: tuple[int, ...] = ()
    totals: tuple[int, ...] = ()
    winner: int = -1
    """A seat; -1 before the totals, or if nobody wins."""
    hits: tuple[int, ...] = ()
    """Shots assigned to each gang that it has not taken yet."""
    shots: tuple[int, ...] = ()
    """Shots that each gang has still to assign."""
    holder: bool = False
    """The holder of the patch took part and was defeated. [MM-PAT-05]"""


def put(row: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """A row with one value replaced."""
    return (*row[:at], value, *row[at + 1 :])


class Charming(State):
    """Everything on the table.

    Rows that seldom change are tuples: copies of the state share them, and a change makes a new row. What changes often
    is a list. Nobody sees a face-down tile or card before it is revealed, so it has no identity before: it is drawn
    when it is revealed.
    """

    rules: Shared[Rules]
    round: int
    phase: int
    patch: int
    """The seat with the Reaper Patch, -1 before there is one."""
    turn: int
    """The seat whose turn it is, -1 if nobody's."""
    clubs: tuple[int, ...]
    """By seat; -1 until chosen."""
    sides: tuple[int, ...]
    """By seat: UNLEADED or HIGH_OCTANE; -1 until chosen."""
    powers: tuple[int, ...]
    """By seat: the club whose special rules the gang has; PLAIN for the unleaded side."""
    goods: list[int]
    """Hidden goods: cash, guns, bags of the first seat, then of the second, and so on. The contents of a closed fist
    are still counted here; those of an opened one are not."""
    supply: list[int]
    """By item; cash never runs out and is not counted."""
    heat: list[int]
    orders: list[int]
    crew: list[int]
    """By seat and spot: the dudes there, see MEMBER."""
    pool: list[int]
    """By seat: dudes not in play."""
    gone: tuple[int, ...]
    """By seat: dudes removed from the game. [MM-VAR-04, MM-VAR-06]"""
    sites: tuple[int, ...]
    """By spot: the tile or contact card there, EMPTY or FACE_DOWN."""
    marked: int
    """Bits of the spots exploited this round."""
    tiles: tuple[int, ...]
    """Random tiles that nobody has seen: face down on the table, or set aside."""
    burnt: tuple[int, ...]
    """Tiles removed from the game. [MM-VAR-07]"""
    left: int
    """Cards left in the anarchy deck."""
    deck: tuple[int, ...]
    """Cards that nobody has seen: in the deck, or set aside."""
    lying: tuple[int, ...]
    """Anarchy cards open this round, in the order they were revealed."""
    discard: tuple[int, ...]
    mods: Shared[Mods]
    """The rules that hassles change: follows from `lying`."""
    fight: Shared[Fight | None]
    sold: tuple[int, ...]
    """By seat: bags shown on this round's market, until it ends; () before the fists are opened."""
    shut: bool
    """Deals are closed until an effect that takes goods ends. [MM-TRD-13]"""
    links: tuple[Link, ...]
    """The deals made, oldest first: what gangs cannot know about each other's goods."""

    # --- generated from the fields above (python -m consigliere.lab.fields); do not edit
    # fmt: off

    __slots__ = (
        "burnt", "clubs", "crew", "deck", "discard", "fight", "gone", "goods", "heat", "left", "links", "lying",
        "marked", "mods", "orders", "patch", "phase", "pool", "powers", "round", "rules", "shut", "sides", "sites",
        "sold", "supply", "tiles", "turn",
    )

    @staticmethod
    def make(
        chance: Chance, *, rules: Shared[Rules], round: int, phase: int, patch: int, turn: int, clubs: tuple[int, ...],
        sides: tuple[int, ...], powers: tuple[int, ...], goods: list[int], supply: list[int], heat: list[int],
        orders: list[int], crew: list[int], pool: list[int], gone: tuple[int, ...], sites: tuple[int, ...],
        marked: int, tiles: tuple[int, ...], burnt: tuple[int, ...], left: int, deck: tuple[int, ...],
        lying: tuple[int, ...], discard: tuple[int, ...], mods: Shared[Mods], fight: Shared[Fight | None],
        sold: tuple[int, ...], shut: bool, links: tuple[Link, ...],
    ) -> Charming:
        new = Charming()
        new.begin_kernel(chance)
        new.rules = rules
        new.round = round
        new.phase = phase
        new.patch = patch
        new.turn = turn
        new.clubs = clubs
        new.sides = sides
        new.powers = powers
        new.goods = goods
        new.supply = supply
        new.heat = heat
        new.orders = orders
        new.crew = crew
        new.pool = pool
        new.gone = gone
        new.sites = sites
        new.marked = marked
        new.tiles = tiles
        new.burnt = burnt
        new.left = left
        new.deck = deck
        new.lying = lying
        new.discard = discard
        new.mods = mods
        new.fight = fight
        new.sold = sold
        new.shut = shut
        new.links = links
        return new

    def clone(self) -> Charming:
        new = Charming()
        self.copy_kernel(new)
        new.rules = self.rules
        new.round = self.round
        new.phase = self.phase
        new.patch = self.patch
        new.turn = self.turn
        new.clubs = self.clubs
        new.sides = self.sides
        new.powers = self.powers
        new.goods = self.goods[:]
        new.supply = self.supply[:]
        new.heat = self.heat[:]
        new.orders = self.orders[:]
        new.crew = self.crew[:]
        new.pool = self.pool[:]
        new.gone = self.gone
        new.sites = self.sites
        new.marked = self.marked
        new.tiles = self.tiles
        new.burnt = self.burnt
        new.left = self.left
        new.deck = self.deck
        new.lying = self.lying
        new.discard = self.discard
        new.mods = self.mods
        new.fight = self.fight
        new.sold = self.sold
        new.shut = self.shut
        new.links = self.links
        return new

    # fmt: on
    # --- end of the generated part

    # --- order

    def order(self) -> tuple[int, ...]:
        """The seats clockwise from the holder of the patch. [MM-PAT-02]"""
        return self.rules.order[self.patch]

    def living(self) -> list[int]:
        """The gangs still in the game, in turn order."""
        out = self.seats_out
        return [seat for seat in self.rules.order[self.patch] if seat not in out]

    def lives(self, seat: int) -> bool:
        """Whether a gang is still in the game."""
        return seat not in self.seats_out

    def club(self, seat: int) -> str:
        """The id of the club that a seat plays."""
        return CLUB_IDS[self.clubs[seat]]

    def seat_of(self, club: int) -> int:
        """The seat that plays a club, -1 if none."""
        return self.clubs.index(club) if club in self.clubs else -1

    def roll(self) -> int:
        """Roll a die."""
        return self.random_below(DIE) + 1

    # --- places

    def spot(self, place: int) -> int:
        """The spot of a place, -1 if it is not on the table; every gang's own clubhouse is its CLUBHOUSE."""
        if place >= HOME:
            return EMERGENCY if place == ROOM else CLUBHOUSE
        sites = self.sites
        return sites.index(place) if place in sites else -1

    def place(self, seat: int, spot: int) -> int:
        """What is at a spot, from a gang's point of view."""
        if spot >= FIRST_TILE:
            return self.sites[spot]
        return HOME + self.clubs[seat] if spot == CLUBHOUSE else ROOM

    def rivals_at(self, seat: int, spot: int) -> bool:
        """Whether another gang has a dude at a tile or contact card. [MM-CTL-02]"""
        crew = self.crew
        return sum(crew[spot::SPOTS]) != crew[seat * SPOTS + spot]

    def controls(self, seat: int, spot: int) -> bool:
        """Whether only this gang has a dude there. [MM-CTL-01, MM-CTL-03]"""
        mine = self.crew[seat * SPOTS + spot]
        return mine != 0 and sum(self.crew[spot::SPOTS]) == mine

    def gangs_at(self, spot: int) -> tuple[int, ...]:
        """The gangs with a dude at a tile or contact card, in turn order."""
        crew = self.crew
        return tuple([seat for seat in self.rules.order[self.patch] if crew[seat * SPOTS + spot]])

    def in_play(self, seat: int) -> int:
        """All dudes of a gang in play, the emergency room included."""
        return sum(self.crew[seat * SPOTS : (seat + 1) * SPOTS])

    def move(self, seat: int, source: int, target: int, dudes: int) -> None:
        """Move dudes of a gang from one spot to another."""
        crew = self.crew
        crew[seat * SPOTS + source] -= dudes
        crew[seat * SPOTS + target] += dudes

    def go_home(self, seat: int, spot: int) -> None:
        """Move all dudes of a gang at a spot to its clubhouse."""
        crew = self.crew
        crew[seat * SPOTS] += crew[seat * SPOTS + spot]
        crew[seat * SPOTS + spot] = 0

    def sites_controlled(self, seat: int) -> int:
        """Tiles and contact cards under a gang's control."""
        found = 0
        for spot in range(FIRST_TILE, SPOTS):
            if self.crew[seat * SPOTS + spot] and not self.rivals_at(seat, spot):
                found += 1
        return found

    # --- goods

    def pay(self, seat: int, item: int, amount: int) -> None:
        """Return goods to the supply, where they are available at once. [MM-SUP-06]"""
        self.goods[seat * ITEMS + item] -= amount
        if item != CASH:
            self.supply[item] += amount
        if self.links:
            self.noted(seat)

    def gain(self, seat: int, item: int, amount: int) -> int:
        """Take goods from the supply, as many as there are; returns how many. [MM-SUP-02, MM-SUP-03]"""
        if item != CASH:
            amount = min(amount, self.supply[item])
            self.supply[item] -= amount
        self.goods[seat * ITEMS + item] += amount
        return amount

    def hand_over(self, giver: int, taker: int, item: int, amount: int) -> None:
        """Move goods from one gang to another."""
        self.goods[giver * ITEMS + item] -= amount
        self.goods[taker * ITEMS + item] += amount
        if self.links:
            self.noted(giver)

    def noted(self, seat: int) -> None:
        """After a gang's goods shrink, lower the least it has had since its last deal. [MM-INF-04]"""
        links = self.links
        for i in range(len(links) - 1, -1, -1):
            link = links[i]
            if seat in (link.one, link.two):
                goods = self.goods
                least = link.least_one if seat == link.one else link.least_two
                at = seat * ITEMS
                now = (min(least[0], goods[at]), min(least[1], goods[at + 1]), min(least[2], goods[at + 2]))
                if now != least:
                    new = link._replace(least_one=now) if seat == link.one else link._replace(least_two=now)
                    self.links = (*links[:i], new, *links[i + 1 :])
                return

    # --- cards

    def lay(self, card: int) -> None:
        """Reveal a card; a hassle is in force from now on. [MM-ANA-04]"""
        self.lying = (*self.lying, card)
        self.refresh_mods()

    def refresh_mods(self) -> None:
        """Recompute what the permanent cards and the open hassles change."""
        hassles = tuple([card for card in self.lying if CARD_KIND[card] == HASSLE])
        self.mods = mods_of((*self.rules.permanent, *hassles))

    # --- the stack

    def under(self, step: Step) -> Step | None:
        """The step directly below a step, for its `problems`; None at the bottom."""
        for i in range(len(self.stack) - 1, 0, -1):
            if self.stack[i] is step:
                return self.stack[i - 1]
        return None

    def over(self, step: Step) -> Step | None:
        """The step directly above a step; None at the top."""
        for i in range(len(self.stack) - 1):
            if self.stack[i] is step:
                return self.stack[i + 1]
        return None

    def acts(self, seat: int) -> list[str]:
        """What is wrong with a step in which a gang carries out an order. [MM-TURN-01]"""
        if not self.lives(seat):
            return [f"seat is {seat}, which is out of the game"]
        return [] if self.turn == seat else [f"seat is {seat}, but it is the turn of {self.turn}"]

    def open_site(self, site: int) -> list[str]:
        """What is wrong with a field that must name a tile or contact card on the table."""
        lies = 0 <= site < PRINTED and site in self.sites
        return [] if lies else [f"site is {PLACE_IDS[site]}, which is no site on the table"]

    # --- events

    def name_of(self, seat: int, spot: int) -> str:
        """The id of the place at a spot; a clubhouse is the seat's own."""
        return PLACE_IDS[self.place(seat, spot)]


COUNTED: Final = [
    {"members": members, "prospects": prospects} for members, prospects in zip(MEMBERS, PROSPECTS, strict=True)
]


def counted(dudes: int) -> dict[str, int]:
    """The numbers of members and prospects, by name."""
    return COUNTED[dudes].copy()


def fight_of(g: Charming) -> Fight:
    """The current fight; there must be one."""
    assert g.fight is not None
    return g.fight
