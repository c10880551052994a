"""Hidden things as plain numbers: who knows a card, redealing, and checks that everything is there once.

If somebody may know a face-down card, its number includes who does: card + unit * bits, a bit for each seat and the
highest for spectators; `unit` is a power of two above every card. So a row of cards is a row of numbers, and states
with such rows are fast to copy.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .option import Seat
from .state import State


def knower_bit(seat: Seat | None, seats: int) -> int:
    """The bit of a seat (None: a spectator) among those who know a card; `seats` is the largest number of seats."""
    return 1 << (seats if seat is None else seat)


def seats_in_bits(bits: int, seats: int) -> list[int]:
    """The seats that know a card; spectators come last, as -1."""
    found = [seat for seat in range(seats) if bits >> seat & 1]
    return [*found, -1] if bits >> seats & 1 else found


def bits_of_seats(whom: Iterable[object], seats: int) -> int:
    """The bits of such a list; raises ValueError for anything that is not a seat."""
    found = 0
    for seat in whom:
        if type(seat) is not int or not -1 <= seat < seats:
            raise ValueError(f"{seat!r} is not a seat that knows a card")
        found |= 1 << (seat % (seats + 1))
    return found


def unknown_cards(row: Sequence[int], knows: int, unit: int) -> list[int]:
    """The bare cards of a row that a seat does not know; `knows` is its bit times the unit."""
    return [card % unit for card in row if not card & knows]


def replace_unknown(row: Sequence[int], knows: int, unit: int, dealt: list[int]) -> tuple[int, ...]:
    """A row whose unknown cards are replaced by redealt ones; others who knew a card know the new one."""
    return tuple([card if card & knows else dealt.pop() + card // unit * unit for card in row])


def redeal(world: State, heap: list[int], stays: int) -> list[int]:
    """Redeal from a heap without an order: a number of cards stay in it, the others are returned in random order.

    The heap is sorted first: its real order is hidden, and a possible world must depend only on what is seen.
    """
    heap.sort()
    return world.deal_random(heap, len(heap) - stays)


def miscounted(things: Iterable[int], copies: Sequence[int]) -> list[tuple[int, int]]:
    """Each thing that does not occur as often as it should, and how often it does; everything must be in one place."""
    found = [0] * len(copies)
    for thing in things:
        found[thing] += 1
    return [(thing, found[thing]) for thing, wanted in enumerate(copies) if found[thing] != wanted]
