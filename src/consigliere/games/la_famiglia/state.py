"""The state of a game of La Famiglia: plain numbers and lists, with queries and changes that many rules share."""

from __future__ import annotations

from consigliere.engine import Chance, Shared, State

from .battle import Battle
from .components import (
    CAR_ATTACK,
    CAR_BOMB,
    CHEMISTS,
    CHEMISTS_BONUS,
    CHURCH,
    COLOUR_IDS,
    CONTROL_MARKERS,
    DISTRICT_IDS,
    DISTRICT_OF,
    FAMILY_IDS,
    HOLDS_DISTRICT,
    IN_DISTRICT,
    JUSTICE,
    KINDS,
    LAB_DEFENCE,
    LAB_LOSS,
    LAB_PAYS,
    NEUTRAL,
    NOBODY,
    ORDER_BIT,
    ORDER_IDS,
    PLACE_BASE,
    POLICE,
    PROTECTION,
    PROTECTS,
    RECRUIT_BASE,
    SEATS,
    TEAM,
    TERRITORY_IDS,
    TOKENS_EACH,
    VEST,
    Rules,
)


def put(row: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """A row with one of its values replaced."""
    new = list(row)
    new[at] = value
    return tuple(new)


class Sicily(State):
    """Everything on the table. A seat is a corner; colours 0 to 3 are seats, 4 is grey."""

    rules: Shared[Rules]
    round: int
    """1 to 4."""
    phase: int
    """Index into PHASE_IDS."""
    first: int
    """Who has the first player marker; -1 before it is drawn."""
    lead: int
    """Who had the first turn in this phase: a first player marker taken now counts from the next phase."""
    turn: int
    """Whose planning turn it is, -1 if nobody's."""
    drawn: tuple[tuple[int, ...], ...]
    """By team: the families drawn."""
    kinds: tuple[int, ...]
    """The control tokens in play."""
    family: tuple[int, ...]
    """By seat; -1 until chosen."""
    character: tuple[int, ...]
    """By seat; -1 until dealt."""
    gained: tuple[tuple[int, ...], ...]
    """By seat: special orders, in the order gained."""
    sold: tuple[int, ...]
    """By seat: orders out of the game, as bits."""
    hand: list[int]
    """By seat: orders in HQ, as bits."""
    money: list[int]
    men: list[int]
    """By seat: soldiers in HQ."""
    supply: list[int]
    """By seat: soldiers in supply."""
    garage: list[int]
    """By seat: cars in supply."""
    docks: tuple[int, ...]
    """By seat: boats in supply."""
    discs: list[int]
    """By seat: markers in supply."""
    opened: tuple[int, ...]
    """By seat and row: cells of the family board uncovered."""
    bust: list[int]
    """By seat: the lower cell next to which it stands, -1 in supply."""
    exempt: int
    """Bits of the seats that pay no marker fees in this phase (Authority)."""
    fresh: int
    """Bits of the territories on which an order was laid in this turn (Subordination)."""
    greys: int
    """Neutral soldiers in the bank."""
    labs_left: int
    """Labs in the bank."""
    owner: list[int]
    """By territory: a colour, -1 if empty; changed by `hold` alone."""
    lands: tuple[tuple[int, ...], ...]
    """The same by colour: its territories, ascending; those of nobody are the last."""
    soldiers: list[int]
    """By territory."""
    cars: list[int]
    """By territory: cars, only together with soldiers of their owner."""
    labs: list[int]
    """By territory."""
    boats: tuple[int, ...]
    """By sea and seat."""
    orders: list[int]
    """Two by territory: an order, -1 if none."""
    known: tuple[int, ...]
    """Two by territory: special orders its owner had gained when it was laid."""
    spent: int
    """Bits of the slots whose order was resolved and stays for its vest."""
    upper: list[int]
    """By cell of the upper board: markers, packed."""
    lower: list[int]
    """By cell of the lower board: markers, packed."""
    crests: tuple[int, ...]
    """By district: whose control marker stands there, -1 if none."""
    crests_up: int
    """Bits of the districts whose marker has been turned crest up."""
    claims: tuple[int, ...]
    """By team and control token: whose marker lies on it, -1 if free."""
    reached: int
    """The territory that the order being resolved has taken by its move, -1 if none."""
    battle: Battle | None
    """The attack in progress."""

    # --- generated from the fields above (python -m consigliere.lab.fields); do not edit
    # fmt: off

    __slots__ = (
        "battle", "boats", "bust", "cars", "character", "claims", "crests", "crests_up", "discs", "docks", "drawn",
        "exempt", "family", "first", "fresh", "gained", "garage", "greys", "hand", "kinds", "known", "labs",
        "labs_left", "lands", "lead", "lower", "men", "money", "opened", "orders", "owner", "phase", "reached",
        "round", "rules", "sold", "soldiers", "spent", "supply", "turn", "upper",
    )

    @staticmethod
    def make(
        chance: Chance, *, rules: Shared[Rules], round: int, phase: int, first: int, lead: int, turn: int,
        drawn: tuple[tuple[int, ...], ...], kinds: tuple[int, ...], family: tuple[int, ...],
        character: tuple[int, ...], gained: tuple[tuple[int, ...], ...], sold: tuple[int, ...], hand: list[int],
        money: list[int], men: list[int], supply: list[int], garage: list[int], docks: tuple[int, ...],
        discs: list[int], opened: tuple[int, ...], bust: list[int], exempt: int, fresh: int, greys: int,
        labs_left: int, owner: list[int], lands: tuple[tuple[int, ...], ...], soldiers: list[int], cars: list[int],
        labs: list[int], boats: tuple[int, ...], orders: list[int], known: tuple[int, ...], spent: int,
        upper: list[int], lower: list[int], crests: tuple[int, ...], crests_up: int, claims: tuple[int, ...],
        reached: int, battle: Battle | None,
    ) -> Sicily:
        new = Sicily()
        new.begin_kernel(chance)
        new.rules = rules
        new.round = round
        new.phase = phase
        new.first = first
        new.lead = lead
        new.turn = turn
        new.drawn = drawn
        new.kinds = kinds
        new.family = family
        new.character = character
        new.gained = gained
        new.sold = sold
        new.hand = hand
        new.money = money
        new.men = men
        new.supply = supply
        new.garage = garage
        new.docks = docks
        new.discs = discs
        new.opened = opened
        new.bust = bust
        new.exempt = exempt
        new.fresh = fresh
        new.greys = greys
        new.labs_left = labs_left
        new.owner = owner
        new.lands = lands
        new.soldiers = soldiers
        new.cars = cars
        new.labs = labs
        new.boats = boats
        new.orders = orders
        new.known = known
        new.spent = spent
        new.upper = upper
        new.lower = lower
        new.crests = crests
        new.crests_up = crests_up
        new.claims = claims
        new.reached = reached
        new.battle = battle
        return new

    def clone(self) -> Sicily:
        new = Sicily()
        self.copy_kernel(new)
        new.rules = self.rules
        new.round = self.round
        new.phase = self.phase
        new.first = self.first
        new.lead = self.lead
        new.turn = self.turn
        new.drawn = self.drawn
        new.kinds = self.kinds
        new.family = self.family
        new.character = self.character
        new.gained = self.gained
        new.sold = self.sold
        new.hand = self.hand[:]
        new.money = self.money[:]
        new.men = self.men[:]
        new.supply = self.supply[:]
        new.garage = self.garage[:]
        new.docks = self.docks
        new.discs = self.discs[:]
        new.opened = self.opened
        new.bust = self.bust[:]
        new.exempt = self.exempt
        new.fresh = self.fresh
        new.greys = self.greys
        new.labs_left = self.labs_left
        new.owner = self.owner[:]
        new.lands = self.lands
        new.soldiers = self.soldiers[:]
        new.cars = self.cars[:]
        new.labs = self.labs[:]
        new.boats = self.boats
        new.orders = self.orders[:]
        new.known = self.known
        new.spent = self.spent
        new.upper = self.upper[:]
        new.lower = self.lower[:]
        new.crests = self.crests
        new.crests_up = self.crests_up
        new.claims = self.claims
        new.reached = self.reached
        new.battle = self.battle
        return new

    # fmt: on
    # --- end of the generated part

    # --- queries

    def place_base(self, seat: int) -> int:
        """The rightmost uncovered value of the police row. [LF-FAM-02]"""
        return PLACE_BASE[self.family[seat]][self.opened[4 * seat + POLICE]]

    def recruit_base(self, seat: int) -> int:
        """The rightmost uncovered value of the church row. [LF-FAM-02]"""
        return RECRUIT_BASE[self.family[seat]][self.opened[4 * seat + CHURCH]]

    def car_attack(self, seat: int) -> int:
        """What a car adds to a move and attack. [LF-FAM-04]"""
        return CAR_ATTACK[self.family[seat]][self.opened[4 * seat + JUSTICE]]

    def car_bomb(self, seat: int) -> int:
        """What a car adds to an explosion. [LF-FAM-04]"""
        return CAR_BOMB[self.family[seat]][self.opened[4 * seat + JUSTICE]]

    def holds(self, seat: int, kind: int) -> bool:
        """Whether a control token works for a seat. [LF-CTL-05]"""
        return self.claims[KINDS * TEAM[seat] + kind] == seat

    def own_labs(self, seat: int) -> int:
        """The number of labs on a seat's territories."""
        labs = self.labs
        return sum([labs[place] for place in self.lands[seat]])

    def defence(self, place: int) -> int:
        """Labs, vests and Protection against moves and attacks and against explosions. [LF-MOV-10, LF-TOK-11]"""
        return sum(self.defence_parts(place).values())

    def defence_parts(self, place: int) -> dict[str, int]:
        """The parts that `defence` adds up, by name."""
        owner, labs = self.owner[place], self.labs[place]
        lying = (self.orders[2 * place], self.orders[2 * place + 1])
        return {
            "labs": LAB_DEFENCE * labs,
            "vests": sum([VEST[order] for order in lying if order >= 0]),
            "protection": PROTECTS if labs and 0 <= owner < SEATS and self.holds(owner, PROTECTION) else 0,
        }

    def holder_of(self, district: int) -> int:
        """The family that controls a district, -1 if none. [LF-CTL-01]"""
        owner = self.owner
        a, b, c = IN_DISTRICT[district]
        x, y, z = owner[a], owner[b], owner[c]
        holder = x if x in (y, z) else y if y == z else NOBODY
        return holder if holder != NEUTRAL else NOBODY

    def districts(self, seat: int) -> int:
        """How many districts a family controls, counted by soldiers. [LF-CTL-01, LF-RULE-27]"""
        owner = self.owner
        count = 0
        for a, b, c in IN_DISTRICT:
            if (owner[a] == seat) + (owner[b] == seat) + (owner[c] == seat) >= HOLDS_DISTRICT:
                count += 1
        return count

    def sea_boats(self, sea: int) -> int:
        """The number of boats on a sea, of all families."""
        return sum(self.boats[SEATS * sea : SEATS * sea + SEATS])

    def float(self, seat: int, sea: int, change: int) -> None:
        """Move boats from their owner's supply to a sea, or back."""
        self.docks = put(self.docks, seat, self.docks[seat] - change)
        at = SEATS * sea + seat
        self.boats = put(self.boats, at, self.boats[at] + change)

    # --- money and soldiers: every change is public [LF-RULE-53]

    def earn(self, seat: int, amount: int, why: str) -> None:
        """Take money from the bank."""
        if amount:
            self.money[seat] += amount
            if self.event_log is not None:
                self.emit("earned", {"seat": seat, "amount": amount, "why": why})

    def pay(self, seat: int, amount: int, why: str) -> None:
        """Pay money to the bank."""
        if amount:
            self.money[seat] -= amount
            if self.event_log is not None:
                self.emit("paid", {"seat": seat, "amount": amount, "why": why})

    def recruit(self, seat: int, count: int) -> None:
        """Recruit soldiers from supply to HQ, as many as the supply has. [LF-COM-01]"""
        count = min(count, self.supply[seat])
        if count > 0:
            self.supply[seat] -= count
            self.men[seat] += count
            if self.event_log is not None:
                self.emit("recruited", {"seat": seat, "count": count})

    def launder(self, seat: int) -> None:
        """Earn a lira for each own lab; Chemists bring more. [LF-ACT-12, LF-TOK-12]"""
        labs = self.own_labs(seat)
        if labs:
            bonus = CHEMISTS_BONUS if self.holds(seat, CHEMISTS) else 0
            self.earn(seat, LAB_PAYS * labs + bonus, "launder")

    # --- soldiers on the map

    def settle(self, place: int) -> None:
        """Update the control marker of a district after a territory has changed hands. [LF-CTL-01, LF-CTL-02]"""
        district = DISTRICT_OF[place]
        holder = self.holder_of(district)
        old = self.crests[district]
        if old == holder:
            return
        if old != NOBODY:
            self.crests = put(self.crests, district, NOBODY)
            self.crests_up &= ~(1 << district)
            if self.event_log is not None:
                self.emit("control_lost", {"seat": old, "district": DISTRICT_IDS[district]})
        if holder != NOBODY and self.crests.count(holder) < CONTROL_MARKERS:
            self.crests = put(self.crests, district, holder)
            if self.event_log is not None:
                self.emit("control_gained", {"seat": holder, "district": DISTRICT_IDS[district]})

    def hold(self, place: int, colour: int) -> None:
        """Set the owner of a territory: a colour, or nobody."""
        lands = list(self.lands)
        old = self.owner[place]
        self.owner[place] = colour
        lands[old] = tuple([other for other in lands[old] if other != place])
        lands[colour] = tuple(sorted((*lands[colour], place)))
        self.lands = tuple(lands)

    def take_over(self, place: int, colour: int, count: int) -> None:
        """Soldiers of a new colour take an empty territory: it loses one lab. [LF-LAB-03, LF-RULE-28]"""
        self.hold(place, colour)
        self.soldiers[place] = count
        gone = min(LAB_LOSS, self.labs[place])
        self.labs[place] -= gone
        self.labs_left += gone
        if self.event_log is not None:
            facts = {"place": TERRITORY_IDS[place], "colour": self.colour_id(colour), "count": count, "labs": gone}
            self.emit("took_control", facts)
        self.settle(place)

    def abandon(self, place: int) -> None:
        """Give up a territory without soldiers: orders go to HQ, cars are lost, labs stay. [LF-EVT-06, LF-MOV-03]"""
        seat = self.owner[place]
        if 0 <= seat < SEATS:
            self.garage[seat] += self.cars[place]
            self.cars[place] = 0
            self.take_back(place)
        self.hold(place, NOBODY)
        self.settle(place)

    def take_back(self, place: int) -> None:
        """Return all orders of a territory to HQ, resolved or not."""
        for slot in (2 * place, 2 * place + 1):
            if self.orders[slot] >= 0:
                self.return_order(slot)

    def return_order(self, slot: int) -> None:
        """Return an order to its owner's HQ, face down if it was. [LF-EVT-04, LF-RULE-48]"""
        order = self.orders[slot]
        seat = self.owner[slot >> 1]
        self.hand[seat] |= ORDER_BIT[order]
        self.orders[slot] = NOBODY
        if self.known[slot]:
            self.known = put(self.known, slot, 0)
        self.spent &= ~(1 << slot)
        if self.event_log is not None:
            self.emit("order_returned", {"seat": seat, "place": TERRITORY_IDS[slot >> 1]})

    def leave(self, place: int, count: int) -> None:
        """Soldiers leave a territory. If none remain, it is lost. [LF-MOV-03]"""
        self.soldiers[place] -= count
        if not self.soldiers[place]:
            self.abandon(place)

    def to_supply(self, colour: int, count: int) -> None:
        """Return soldiers to their supply, grey ones to the bank."""
        if colour == NEUTRAL:
            self.greys += count
        else:
            self.supply[colour] += count

    def kill(self, place: int, count: int, by: int) -> int:
        """Remove soldiers of a territory; for grey ones the remover recruits. Returns how many. [LF-MOV-12]

        If no soldiers are left, the caller abandons the territory after its attack.
        """
        count = min(count, self.soldiers[place])
        if count <= 0:
            return 0
        colour = self.owner[place]
        self.soldiers[place] -= count
        self.to_supply(colour, count)
        if self.event_log is not None:
            facts = {"place": TERRITORY_IDS[place], "colour": self.colour_id(colour), "count": count}
            self.emit("removed", facts)
        if colour == NEUTRAL and by < SEATS:
            self.recruit(by, count)
        return count

    # --- names

    def colour_id(self, colour: int) -> str:
        """The name of a colour: a family's, or grey."""
        return FAMILY_IDS[self.family[colour]] if 0 <= colour < SEATS else COLOUR_IDS[-1] if colour == NEUTRAL else ""

    def order_ids(self, seat: int, bits: int) -> list[str]:
        """The ids of a seat's order tokens that a set of bits names."""
        base = TOKENS_EACH * self.family[seat]
        return [ORDER_IDS[base + i] for i in range(TOKENS_EACH) if bits >> i & 1]
