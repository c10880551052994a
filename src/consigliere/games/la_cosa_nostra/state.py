"""The state of a game of La Cosa Nostra: plain numbers, lists and tuples, and the queries that the rules need."""

from __future__ import annotations

from typing import TypeVar

from consigliere.engine import Chance, Shared, State

from .abilities import EARNS, SHIELDS
from .components import (
    ALL,
    FACE,
    FAMILY_IDS,
    GANGSTER_IDS,
    GUNS,
    INCOME,
    INFLUENCE_IDS,
    INFLUENCE_KNOWN,
    JOB_PINS,
    JOB_ROUND,
    MIN_STRENGTH,
    MONOPOLIES,
    MONOPOLY_INCOME,
    NONE,
    NOTHING,
    PIN,
    PIN_STRENGTH,
    PLACE_KNOWN,
    SPOT_IDS,
    TOKENS_EACH,
    Rules,
)
from .deed import Deed
from .pieces import Attachment, Split, Token, planned_in

Value = TypeVar("Value")


def put(row: tuple[Value, ...], at: int, value: Value) -> tuple[Value, ...]:
    """A row with one of its values replaced."""
    new = list(row)
    new[at] = value
    return tuple(new)


def without(row: tuple[Value, ...], item: Value) -> tuple[Value, ...]:
    """A row with one of its values taken out."""
    i = row.index(item)
    return row[:i] + row[i + 1 :]


class NewYork(State):
    """Everything on the table.

    Rows that seldom change are tuples: copies of the state share them, and a change creates a new row (`put`). Rows
    that change often are lists: cash, hands, crews, holdings, assignments and places of gangsters. Decks whose order
    nobody knows (jobs, influence, special gangsters) have no order: chance decides at each draw. The business deck has
    an order, because players may look at it.
    """

    rules: Shared[Rules]
    round: int
    phase: int
    first: int
    """The seat with the first player card."""
    turn: int
    """The seat whose turn it is, -1 if nobody's."""
    declined: int
    """Bits of the seats that have declined further second assignments this round."""
    family: tuple[int, ...]
    """By seat; -1 until chosen."""
    cash: list[int]
    laundered: tuple[int, ...]
    income: tuple[int, ...]
    """By seat: income of the last payday."""
    drawn: tuple[int, ...]
    """By seat: 1 once it has drawn an influence card from the deck."""
    jobs: list[tuple[int, ...]]
    """By seat: hand, each card + FACE * who knows it."""
    influence: list[tuple[int, ...]]
    """By seat: hand."""
    crew: list[tuple[int, ...]]
    """By seat: gangsters in play."""
    holdings: list[tuple[int, ...]]
    """By seat: businesses in play."""
    trophies: tuple[tuple[int, ...], ...]
    """By seat: gangsters killed."""
    tasks: list[int]
    """Two slots for each gangster: NOTHING, a job, or a planned business (see pieces.py)."""
    place: list[int]
    """By gangster: a seat, or UNDER_BOSS and so on."""
    g_blocked: tuple[int, ...]
    g_used: tuple[int, ...]
    """By gangster: uses of his ability this round."""
    growth: tuple[int, ...]
    pins: tuple[int, ...]
    """By gangster: a sum of PIN bits, one for each kind of attachment."""
    attached: tuple[Attachment, ...]
    split: tuple[Split | None, ...]
    """By gangster."""
    owner: tuple[int, ...]
    """By business: the seat that has it in play, else -1."""
    b_blocked: tuple[int, ...]
    b_used: tuple[int, ...]
    monopoly: tuple[int, ...]
    """The holder of each, -1 if nobody."""
    tokens: tuple[Token, ...]
    deck: tuple[int, ...]
    """Business + PLACE_KNOWN * who knows its place; the top is the last."""
    market: tuple[int, ...]
    job_decks: tuple[tuple[int, ...], ...]
    """By round."""
    piles: tuple[tuple[int, ...], ...]
    """By round: jobs performed, cancelled, lost or discarded in it."""
    influence_deck: tuple[int, ...]
    influence_discard: tuple[int, ...]
    """Card + INFLUENCE_KNOWN * who knows it."""
    deeds: list[Deed]

    # --- generated from the fields above (python -m consigliere.lab.fields); do not edit
    # fmt: off

    __slots__ = (
        "attached", "b_blocked", "b_used", "cash", "crew", "deck", "declined", "deeds", "drawn", "family", "first",
        "g_blocked", "g_used", "growth", "holdings", "income", "influence", "influence_deck", "influence_discard",
        "job_decks", "jobs", "laundered", "market", "monopoly", "owner", "phase", "piles", "pins", "place", "round",
        "rules", "split", "tasks", "tokens", "trophies", "turn",
    )

    @staticmethod
    def make(
        chance: Chance, *, rules: Shared[Rules], round: int, phase: int, first: int, turn: int, declined: int,
        family: tuple[int, ...], cash: list[int], laundered: tuple[int, ...], income: tuple[int, ...],
        drawn: tuple[int, ...], jobs: list[tuple[int, ...]], influence: list[tuple[int, ...]],
        crew: list[tuple[int, ...]], holdings: list[tuple[int, ...]], trophies: tuple[tuple[int, ...], ...],
        tasks: list[int], place: list[int], g_blocked: tuple[int, ...], g_used: tuple[int, ...],
        growth: tuple[int, ...], pins: tuple[int, ...], attached: tuple[Attachment, ...],
        split: tuple[Split | None, ...], owner: tuple[int, ...], b_blocked: tuple[int, ...], b_used: tuple[int, ...],
        monopoly: tuple[int, ...], tokens: tuple[Token, ...], deck: tuple[int, ...], market: tuple[int, ...],
        job_decks: tuple[tuple[int, ...], ...], piles: tuple[tuple[int, ...], ...], influence_deck: tuple[int, ...],
        influence_discard: tuple[int, ...], deeds: list[Deed],
    ) -> NewYork:
        new = NewYork()
        new.begin_kernel(chance)
        new.rules = rules
        new.round = round
        new.phase = phase
        new.first = first
        new.turn = turn
        new.declined = declined
        new.family = family
        new.cash = cash
        new.laundered = laundered
        new.income = income
        new.drawn = drawn
        new.jobs = jobs
        new.influence = influence
        new.crew = crew
        new.holdings = holdings
        new.trophies = trophies
        new.tasks = tasks
        new.place = place
        new.g_blocked = g_blocked
        new.g_used = g_used
        new.growth = growth
        new.pins = pins
        new.attached = attached
        new.split = split
        new.owner = owner
        new.b_blocked = b_blocked
        new.b_used = b_used
        new.monopoly = monopoly
        new.tokens = tokens
        new.deck = deck
        new.market = market
        new.job_decks = job_decks
        new.piles = piles
        new.influence_deck = influence_deck
        new.influence_discard = influence_discard
        new.deeds = deeds
        return new

    def clone(self) -> NewYork:
        new = NewYork()
        self.copy_kernel(new)
        new.rules = self.rules
        new.round = self.round
        new.phase = self.phase
        new.first = self.first
        new.turn = self.turn
        new.declined = self.declined
        new.family = self.family
        new.cash = self.cash[:]
        new.laundered = self.laundered
        new.income = self.income
        new.drawn = self.drawn
        new.jobs = self.jobs[:]
        new.influence = self.influence[:]
        new.crew = self.crew[:]
        new.holdings = self.holdings[:]
        new.trophies = self.trophies
        new.tasks = self.tasks[:]
        new.place = self.place[:]
        new.g_blocked = self.g_blocked
        new.g_used = self.g_used
        new.growth = self.growth
        new.pins = self.pins
        new.attached = self.attached
        new.split = self.split
        new.owner = self.owner
        new.b_blocked = self.b_blocked
        new.b_used = self.b_used
        new.monopoly = self.monopoly
        new.tokens = self.tokens
        new.deck = self.deck
        new.market = self.market
        new.job_decks = self.job_decks
        new.piles = self.piles
        new.influence_deck = self.influence_deck
        new.influence_discard = self.influence_discard
        new.deeds = [one.clone() for one in self.deeds] if self.deeds else []
        return new

    # fmt: on
    # --- end of the generated part

    # --- order and money

    def order(self) -> tuple[int, ...]:
        """The seats clockwise from the first player. [LCN-RND-03]"""
        return self.rules.order[self.first]

    def name(self, seat: int) -> str:
        """A seat's family, by which players are named."""
        return FAMILY_IDS[self.family[seat]]

    def earn(self, seat: int, amount: int, why: str) -> None:
        """Take money from the bank, which never runs out."""
        self.cash[seat] += amount
        if self.event_log is not None and amount:
            self.emit("money", {"from": None, "to": seat, "amount": amount, "why": why})

    def spend(self, seat: int, amount: int, why: str) -> None:
        """Pay money to the bank."""
        self.cash[seat] -= amount
        if self.event_log is not None and amount:
            self.emit("money", {"from": seat, "to": None, "amount": amount, "why": why})

    def pay(self, payer: int, payee: int, amount: int, why: str) -> None:
        """Pay another player in cash: at most what the payer has, no debt. [LCN-CARD-03, LCN-RULE-56]"""
        amount = min(amount, self.cash[payer])
        self.cash[payer] -= amount
        self.cash[payee] += amount
        if self.event_log is not None and amount:
            self.emit("money", {"from": payer, "to": payee, "amount": amount, "why": why})

    # --- gangsters

    def having(self, seat: int, table: tuple[int, ...] | tuple[bool, ...]) -> int:
        """A seat's unblocked gangster with an ability, -1 if none. [LCN-EXP-08]"""
        blocked = self.g_blocked
        for gangster in self.crew[seat]:
            if table[gangster] and not blocked[gangster]:
                return gangster
        return NONE

    def total(self, seat: int, table: tuple[int, ...]) -> int:
        """The sum of a figure over a seat's unblocked gangsters."""
        found = 0
        blocked = self.g_blocked
        for gangster in self.crew[seat]:
            if not blocked[gangster]:
                found += table[gangster]
        return found

    def payday(self, seat: int) -> int:
        """The current income of a payday: unblocked businesses, monopolies, earning gangsters.

        [LCN-INC-01, LCN-SG-29]
        """
        found = self.total(seat, EARNS) if self.rules.expansion else 0
        blocked = self.b_blocked
        for business in self.holdings[seat]:
            if not blocked[business]:
                found += INCOME[business]
        monopoly = self.monopoly
        if seat in monopoly:
            for i in range(MONOPOLIES):
                if monopoly[i] == seat:
                    found += MONOPOLY_INCOME[i]
        return found

    def ready(self, seat: int, uses: tuple[int, ...]) -> int:
        """A seat's unblocked gangster with a use of his ability left this round, -1 if none."""
        for gangster in self.crew[seat]:
            if self.g_used[gangster] < uses[gangster] and not self.g_blocked[gangster]:
                return gangster
        return NONE

    def working_pins(self, gangster: int) -> int:
        """The attachments that affect a gangster; some have no effect on gangsters of certain owners. [LCN-SG-07]"""
        pins = self.pins[gangster]
        if pins:  # so he is in play
            shield = self.having(self.place[gangster], SHIELDS)
            if shield >= 0:
                pins &= ~SHIELDS[shield]
        return pins

    def strength(self, gangster: int) -> int:
        """A gangster's strength: printed guns, growth and attachments; never below 1. [LCN-GEN-06, LCN-INV-07]"""
        found = GUNS[gangster] + self.growth[gangster]
        if self.pins[gangster]:
            found += PIN_STRENGTH[self.working_pins(gangster)]
        return found if found > MIN_STRENGTH else MIN_STRENGTH

    def stands(self, seat: int, gangster: int) -> bool:
        """Whether a gangster still belongs to a seat and is unblocked. [LCN-RULE-53]"""
        return self.place[gangster] == seat and not self.g_blocked[gangster]

    def carries(self, gangster: int) -> bool:
        """Whether a gangster has an unresolved job or purchase."""
        tasks = self.tasks
        return tasks[2 * gangster] != NOTHING or tasks[2 * gangster + 1] != NOTHING

    def job_slot(self, gangster: int) -> int:
        """A slot of a gangster with a job, -1 if none."""
        slot = 2 * gangster
        if self.tasks[slot] >= 0:
            return slot
        return slot + 1 if self.tasks[slot + 1] >= 0 else NONE

    def busy(self, seat: int) -> bool:
        """Whether a seat has an assignment left."""
        tasks = self.tasks
        for gangster in self.crew[seat]:
            if tasks[2 * gangster] != NOTHING or tasks[2 * gangster + 1] != NOTHING:
                return True
        return False

    def join(self, seat: int, gangster: int) -> None:
        """Put a gangster into a seat's crew."""
        self.place[gangster] = seat
        self.crew[seat] = (*self.crew[seat], gangster)

    def leave(self, gangster: int, place: int) -> None:
        """Move a gangster from his crew to another place."""
        seat = self.place[gangster]
        self.crew[seat] = without(self.crew[seat], gangster)
        self.place[gangster] = place

    # --- cards

    def draw_random(self, row: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
        """Draw a random card of a face-down stack; returns it and the rest."""
        i = self.random_below(len(row))
        return row[i], row[:i] + row[i + 1 :]

    def bury_job(self, card: int) -> None:
        """Put a job on the current round's pile, face up or hidden as it is. [LCN-ACT-07, LCN-RULE-09]"""
        self.piles = put(self.piles, self.round, (*self.piles[self.round], card))

    def discard_influence(self, card: int, knows: int = ALL) -> None:
        """Discard an influence card; played ones are face up. [LCN-INF-01]"""
        self.influence_discard = (*self.influence_discard, card + INFLUENCE_KNOWN * knows)

    def drop_pins(self, gangster: int, which: int) -> None:
        """Discard attachments of a gangster."""
        if self.pins[gangster] & which:
            off = [card for card in self.lying_on(gangster) if PIN[card] & which]
            self.pins = put(self.pins, gangster, self.pins[gangster] & ~which)
            for card in off:
                self.attached = without(self.attached, Attachment(gangster, card))
            for card in off:
                self.discard_influence(card)
            if self.event_log is not None:
                names = [INFLUENCE_IDS[card] for card in off]
                self.emit("unpinned", {"gangster": GANGSTER_IDS[gangster], "cards": names})

    def attach(self, card: int, gangster: int) -> None:
        """Lay an influence card just played on a gangster. [LCN-INFL-04]"""
        discard = self.influence_discard
        top = len(discard) - 1 - discard[::-1].index(card + INFLUENCE_KNOWN * ALL)  # the last of its kind
        self.influence_discard = discard[:top] + discard[top + 1 :]
        self.attached = (*self.attached, Attachment(gangster, card))
        self.pins = put(self.pins, gangster, self.pins[gangster] | PIN[card])

    def lying_on(self, gangster: int) -> list[int]:
        """The influence cards on a gangster."""
        return [card for on, card in self.attached if on == gangster]

    def job_done(self, gangster: int, was_job: bool) -> None:
        """After an assignment: henchman and sabotage leave with the gangster's last job. [LCN-RULE-16, LCN-RULE-34]"""
        if not self.pins[gangster] & JOB_PINS:
            return
        if self.job_slot(gangster) >= 0 or (not was_job and self.carries(gangster)):
            return
        self.drop_pins(gangster, JOB_PINS)

    def lose_task(self, slot: int) -> None:
        """Remove an assignment: a job goes unrevealed to the pile, a business under its deck. [LCN-ACT-03]"""
        task = self.tasks[slot]
        self.tasks[slot] = NOTHING
        if task >= 0:
            self.bury_job(task)
        else:
            self.to_bottom(planned_in(task))
        self.job_done(slot // 2, task >= 0)

    # --- businesses

    def to_bottom(self, business: int) -> None:
        """Put a business under its deck, which everybody sees. Its tokens go home. [LCN-ACT-04, LCN-DEAL-08]"""
        self.deck = (business + PLACE_KNOWN * ALL, *self.deck)
        self.b_blocked = put(self.b_blocked, business, 0)
        self.b_used = put(self.b_used, business, 0)
        self.tokens_home(business)

    # --- deal tokens

    def tokens_left(self, seat: int) -> int:
        """The number of unused deal tokens of a seat. [LCN-DEAL-05]"""
        return TOKENS_EACH - sum([token.seat == seat for token in self.tokens])

    def tokens_home(self, spot: int) -> None:
        """Return all tokens on a card to their owners. [LCN-DEAL-08]"""
        if self.tokens:
            for token in self.tokens:
                if token.spot == spot:
                    self.token_home(token)

    def token_home(self, token: Token) -> None:
        """Return one token to its owner. [LCN-DEAL-02, LCN-DEAL-07]"""
        self.tokens = without(self.tokens, token)
        if self.event_log is not None:
            self.emit("token_home", {"seat": token.seat, "spot": SPOT_IDS[token.spot]})


def back(card: int) -> int:
    """The round number on a job's back, which is always public. [LCN-GEN-09]"""
    return JOB_ROUND[card % FACE]
