"""What each seat may see, the worlds it considers possible, and the whole state as readable JSON and back."""

from __future__ import annotations

from typing import Any

from consigliere.engine import BadPosition, Chance, Seat

from .components import COPIES, HAND, KIND, KIND_IDS, TURNS
from .state import SampleGameState as State
from .steps import Doubt


def _named(kinds: tuple[int, ...]) -> list[str]:
    return [KIND_IDS[kind] for kind in kinds]


def view(g: State, seat: Seat | None) -> dict[str, Any]:
    """Only owners see their hands; all see the number of cards, face-up cards, coins and claims."""
    claim = g.step if isinstance(g.step, Doubt) else None
    return {
        "turn": g.turns,
        "deck": len(g.deck),
        "cards": [len(hand) for hand in g.hands],
        "shown": [_named(row) for row in g.shown],
        "coins": list(g.coins),
        "claim": {"seat": claim.claimant, "victim": claim.victim, "kind": "thief"} if claim is not None else None,
        "hand": _named(g.hands[seat]) if seat is not None else None,
        "you": seat,
    }


def determinize(g: State, seat: Seat | None, chance: Chance) -> State:
    """A world that looks the same to the seat. Cards are sorted before they are redealt: their order is hidden too."""
    world = g.clone()
    world.chance, world.draws = chance, 0
    others = [other for other in range(len(g.hands)) if other != seat]
    pool = sorted([*g.deck, *[kind for other in others for kind in g.hands[other]]])
    world.shuffle(pool)
    hands = list(g.hands)
    for other in others:
        hands[other] = tuple(sorted([pool.pop() for _ in g.hands[other]]))
    world.hands, world.deck = tuple(hands), tuple(pool)
    return world


def write(g: State) -> dict[str, Any]:
    """The game's part of a position."""
    return {
        "turns": g.turns,
        "deck": _named(g.deck),
        "hands": [_named(hand) for hand in g.hands],
        "shown": [_named(row) for row in g.shown],
        "coins": list(g.coins),
    }


def read(position: dict[str, Any], seats: int, chance: Chance) -> State:
    """The state that a position describes; BadPosition lists all faults."""
    rows = [position["deck"], *position["hands"], *position["shown"]]
    wrong = [f"there is no card {name!r}" for row in rows for name in row if name not in KIND]
    if wrong:
        raise BadPosition(wrong)

    def kinds(row: list[str]) -> tuple[int, ...]:
        return tuple([KIND[name] for name in row])

    return State.make(
        chance,
        turns=int(position["turns"]),
        deck=kinds(position["deck"]),
        hands=tuple([tuple(sorted(kinds(row))) for row in position["hands"]]),
        shown=tuple([kinds(row) for row in position["shown"]]),
        coins=tuple(position["coins"]),
    )


def problems(g: State) -> list[str]:
    """A sentence for each invariant that the state violates."""
    everywhere = sorted([*g.deck, *[kind for row in (*g.hands, *g.shown) for kind in row]])
    wrong = []
    if everywhere != [kind for kind, copies in enumerate(COPIES) for _ in range(copies)]:
        wrong.append("the cards are not each in one place [SG-SET-01]")
    if any(len(hand) + len(row) != HAND for hand, row in zip(g.hands, g.shown, strict=True)):
        wrong.append("a seat has more or fewer cards than were dealt to it [SG-SET-01]")
    if min(g.coins) < 0:
        wrong.append("a seat has less than no coins")
    if any((not hand) != (seat in g.seats_out) for seat, hand in enumerate(g.hands)):
        wrong.append("who has no card is out, and nobody else [SG-LOSE-02]")
    if not 0 <= g.turns <= TURNS:
        wrong.append(f"there is no turn {g.turns} [SG-END-02]")
    if g.result is None:
        if g.turns == TURNS:
            wrong.append("all turns are over, and there is no result [SG-END-02]")
    elif g.result != g.outcome() or (g.result.reason == "forty_turns" and g.turns < TURNS):
        wrong.append("the result is not the one that cards and coins give [SG-END-01, SG-END-02]")
    return wrong
