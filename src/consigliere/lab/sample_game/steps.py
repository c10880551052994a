"""The flow of Sample Game, in the order of its rules.

`forbidden_by` says what forbids an option; `problems` says what must hold for a step in a position.
"""

from __future__ import annotations

from typing import Any, Final

from consigliere.engine import PASS, Option, Row, Seat, SeatDecision, Step, Window, seat_id, seat_of

from .components import HAND, KIND, KIND_IDS, LOOT, PRICE, THIEF, TURNS
from .state import SampleGameState as State

WORK: Final = Option("work")
DOUBT: Final = Option("doubt")
STEAL: Final = "steal"
STRIKE: Final = "strike"
LOSE: Final = "lose"


def two_in_the_game(g: State, one: Seat, other: Seat) -> list[str]:
    """The acting seat and its target are different, and the acting seat is in the game."""
    if one == other:
        return [f"seat {one} does something to itself"]
    return [f"seat {one} is out of the game"] if one in g.seats_out else []


class Turn(SeatDecision[State]):
    """A seat works, steals or strikes. [SG-TURN-01]"""

    __slots__ = ()
    rule = "SG-TURN-01"
    own_turn = True

    def problems(self, g: State) -> list[str]:
        return [f"seat {self.seat} is out of the game"] if self.seat in g.seats_out else []

    def candidates(self, g: State, seat: Seat, row: Row) -> list[Option]:
        return [WORK, *[Option(verb, seat_id(other)) for verb in (STEAL, STRIKE) for other in g.others(seat)]]

    def forbidden_by(self, g: State, seat: Seat, option: Option, row: Row) -> str:
        """The rule against a theft or a strike, "" if none: the first guard that fails."""
        if option == WORK:
            return ""
        other = seat_of(option.target)
        if other is None or other not in g.others(seat):
            return "SG-TURN-01"
        if option.verb == STEAL:
            return "" if g.coins[other] else "SG-STEAL-01"
        return "" if g.coins[seat] >= PRICE else "SG-STRIKE-01"

    def take(self, g: State, seat: Seat, option: Option) -> None:
        other = seat_of(option.target)
        if other is None:
            g.pay(seat, 1)
            g.emit("worked", {"seat": seat})
            g.then(Next(seat))
        elif option.verb == STEAL:
            g.emit("claimed", {"seat": seat, "victim": seat_id(other)})
            g.then(Doubt(seat, other), Next(seat))
        else:
            g.pay(seat, -PRICE)
            g.emit("struck", {"seat": seat, "victim": seat_id(other)})
            g.then(Lose(other), Next(seat))


class Doubt(Window[State]):
    """All others may doubt the claim, whatever they hold: the first after the claimant counts. [SG-DOUBT-01]"""

    __slots__ = ("claimant", "victim")
    rule = "SG-DOUBT-01"

    def __init__(self, claimant: Seat, victim: Seat) -> None:
        self.claimant = claimant
        self.victim = victim

    def problems(self, g: State) -> list[str]:
        return two_in_the_game(g, self.claimant, self.victim)

    def seats(self, g: State) -> tuple[Seat, ...]:
        return tuple(g.others(self.claimant))

    def next_options(self, g: State, seat: Seat, row: Row) -> list[Option]:
        return [DOUBT, PASS]

    def question_facts(self, g: State, seat: Seat) -> dict[str, Any]:
        return {"claimant": seat_id(self.claimant), "victim": seat_id(self.victim)}

    def resolve(self, g: State, answers: list[tuple[Seat, Row]]) -> None:
        doubters = [seat for seat, row in answers if row[0] == DOUBT]
        if not doubters:
            g.then(Theft(self.claimant, self.victim))
            return
        true = THIEF in g.hands[self.claimant]
        g.emit("doubted", {"seat": doubters[0], "claimant": seat_id(self.claimant), "true": true})
        if true:  # [SG-DOUBT-02]
            # Replace the card before the next decision. While the hand holds a card that all have seen, possible worlds
            # must too.
            g.then(Exchange(self.claimant), Lose(doubters[0]), Theft(self.claimant, self.victim))
        else:  # [SG-DOUBT-03]
            g.then(Lose(self.claimant))


class Exchange(Step[State]):
    """The shown thief goes into the deck, and is replaced by another card. [SG-DOUBT-02]"""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def problems(self, g: State) -> list[str]:
        return [] if THIEF in g.hands[self.seat] else [f"seat {self.seat} has shown no thief"]

    def run(self, g: State) -> None:
        hand, deck = list(g.hands[self.seat]), [*g.deck, THIEF]
        hand.remove(THIEF)
        g.shuffle(deck)
        drawn = deck.pop()
        g.deck = tuple(deck)
        g.with_hand(self.seat, tuple(sorted([*hand, drawn])))
        g.count_reveal()
        g.emit("exchanged", {"seat": self.seat}, {"card": KIND_IDS[drawn]}, (self.seat,))


class Theft(Step[State]):
    """Two coins change hands, or one if there is only one. [SG-STEAL-01]"""

    __slots__ = ("thief", "victim")

    def __init__(self, thief: Seat, victim: Seat) -> None:
        self.thief = thief
        self.victim = victim

    def problems(self, g: State) -> list[str]:
        return two_in_the_game(g, self.thief, self.victim)

    def run(self, g: State) -> None:
        if self.victim in g.seats_out:  # the victim doubted, lost the last card and returned its coins
            return
        loot = min(LOOT, g.coins[self.victim])
        g.pay(self.victim, -loot)
        g.pay(self.thief, loot)
        g.emit("stole", {"seat": self.thief, "victim": seat_id(self.victim), "count": loot})


class Lose(SeatDecision[State]):
    """A seat turns one of its cards face up for good; without cards it is eliminated. [SG-LOSE-01, SG-LOSE-02]"""

    __slots__ = ()
    rule = "SG-LOSE-01"

    def problems(self, g: State) -> list[str]:
        return [] if g.hands[self.seat] else [f"seat {self.seat} has no card to lose"]

    def options(self, g: State, seat: Seat) -> list[Option]:
        return [Option(LOSE, KIND_IDS[kind]) for kind in dict.fromkeys(g.hands[seat])]

    def take(self, g: State, seat: Seat, option: Option) -> None:
        kind = KIND[str(option.target)]
        hand = list(g.hands[seat])
        hand.remove(kind)
        g.with_hand(seat, tuple(hand))
        g.shown = tuple([(*row, kind) if other == seat else row for other, row in enumerate(g.shown)])
        g.count_reveal()
        g.emit("lost", {"seat": seat, "card": option.target})
        if not hand:
            g.pay(seat, -g.coins[seat])
            g.eliminate(seat)
            g.emit("out", {"seat": seat})
            if len(g.seats_out) == len(g.hands) - 1:  # [SG-END-01]
                g.finish()


class Next(Step[State]):
    """The next seat in the game has the turn; after forty turns the game is over. [SG-TURN-01, SG-END-02]"""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, g: State) -> None:
        g.turns += 1
        if g.turns < TURNS:
            g.then(Turn(g.others(self.seat)[0]))
            return
        g.finish()


STEPS: Final[tuple[type[Step], ...]] = (Turn, Doubt, Exchange, Theft, Lose, Next)
LONGEST: Final = TURNS * (2 + 5 + HAND * 5)
