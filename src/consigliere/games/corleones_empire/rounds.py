"""The round, the tribute at its end, and the preparation of the next round. [CE-GEN-02, CE-TRIB, CE-EOR]"""

from __future__ import annotations

from typing import Final

from consigliere.engine import Row, Step

from .accounts import END_OF_GAME
from .bribery import BRIBES
from .business import FAMILY_BUSINESS, OPEN_LOCATION, FamilyBusiness, OpenLocation
from .components import ALLIES_OF, BRIBING, BUSINESS, HAND_LIMIT, KIND_IDS, MEMBERS_IN, ROUNDS, TRIBUTE, TURF_WAR
from .icons import DiscardCards, discard_named
from .state import ASIDE, Empire, with_card
from .step_checks import begins, not_begun, phase_is
from .turf import WAR


class Round(Step[Empire]):
    """Five phases; the last round skips the fourth. [CE-GEN-02, CE-BRIBE-07]"""

    __slots__ = ()

    def problems(self, g: Empire) -> list[str]:
        return not_begun(g)

    def run(self, g: Empire) -> None:
        g.then(OPEN_LOCATION, FAMILY_BUSINESS, WAR, BRIBES, TRIBUTES)


def unbegun(g: Empire) -> bool:
    """Whether a round is prepared but its first phase has not begun."""
    return any(isinstance(step, Round | OpenLocation | FamilyBusiness) for step in g.stack)


# --- phase 5: tribute to the Don


class Tribute(Step[Empire]):
    """Return played allies to hands, then cut hands to the limit. [CE-TRIB-01, CE-TRIB-05]"""

    __slots__ = ()

    def problems(self, g: Empire) -> list[str]:
        return [] if unbegun(g) else begins(g, isinstance(g.step, Tribute), TRIBUTE, (BUSINESS, TURF_WAR, BRIBING))

    def run(self, g: Empire) -> None:
        g.phase = TRIBUTE
        for seat in range(g.rules.seats):
            if g.event_log is not None and g.played[seat]:
                g.emit("allies_back", {"seat": seat, "cards": [KIND_IDS[ally] for ally in g.played[seat]]})
            for ally in g.played[seat]:
                g.hands[seat] = with_card(g.hands[seat], ally)
        g.played = ((),) * g.rules.seats
        g.then(PAY_TRIBUTE, END_OF_GAME if g.round == ROUNDS else END_OF_ROUND)


class PayTribute(DiscardCards):
    """Players above the hand limit discard exactly the excess, cards of their choice, all at once.

    [CE-TRIB-02 to CE-TRIB-04, CE-D-23, CE-RULE-19]
    """

    __slots__ = ()
    rule = "CE-TRIB-02"
    discard_rule = "CE-TRIB-02"

    def problems(self, g: Empire) -> list[str]:
        wrong = phase_is(g, TRIBUTE)
        if any(g.played):
            wrong.append("allies lie on the table still")
        return wrong

    def seats(self, g: Empire) -> tuple[int, ...]:
        limit = g.limit()
        return tuple([seat for seat in range(g.rules.seats) if len(g.hands[seat]) > limit])

    def is_complete(self, g: Empire, seat: int, row: Row) -> bool:
        return len(row) == len(g.hands[seat]) - HAND_LIMIT[g.round]

    def resolve(self, g: Empire, answers: list[tuple[int, Row]]) -> None:
        for seat, row in answers:
            discard_named(g, seat, row, "tribute")

    def question_facts(self, g: Empire, seat: int) -> dict[str, object]:
        return {"count": len(g.hands[seat]) - g.limit() - g.named(seat), "limit": g.limit()}


# --- between rounds


class EndOfRound(Step[Empire]):
    """Send figures home, advance Don Vito, add new members, refill jobs, deal new allies.

    [CE-EOR-01 to CE-EOR-05]
    """

    __slots__ = ()

    def problems(self, g: Empire) -> list[str]:
        wrong = phase_is(g, TRIBUTE)
        if g.round == ROUNDS:
            wrong.append(f"the game ends with round {g.round}")
        return wrong

    def run(self, g: Empire) -> None:
        send_home(g)
        g.round += 1
        bits = g.rules.thug_bits | MEMBERS_IN[g.round]
        g.supply = [bits] * g.rules.seats
        fill_common(g)
        deal_allies(g)
        g.stack.append(ROUND)


def send_home(g: Empire) -> None:
    """Remove every figure from the board and the Hudson. [CE-EOR-01]"""
    g.at = [-1] * len(g.at)
    g.chief = ASIDE
    g.hudson = ()


def fill_common(g: Empire) -> None:
    """Fill empty cells from the deck while it lasts. [CE-SET-05, CE-EOR-04, CE-JOB-08]"""
    g.common = tuple([job if job >= 0 else g.draw_job() for job in g.common])


def deal_allies(g: Empire) -> None:
    """Remove the remaining allies from the game and deal those of the new round. [CE-SET-06, CE-EOR-05]"""
    deck = list(ALLIES_OF[g.round])
    count = g.rules.allies if deck else 0
    g.allies = tuple(sorted([deck.pop(g.random_below(len(deck))) for _ in range(count)]))


ROUND: Final = Round()
TRIBUTES: Final = Tribute()
PAY_TRIBUTE: Final = PayTribute()
END_OF_ROUND: Final = EndOfRound()
STEPS: Final[tuple[type[Step], ...]] = (Round, Tribute, PayTribute, EndOfRound)
