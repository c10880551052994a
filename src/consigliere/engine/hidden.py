"""Hidden things as plain numbers: who knows a card, what is dealt anew, whether everything is there once.

Where somebody may know a face-down card, its number carries who does: card + unit * bits, a bit for each seat and the
highest for those who only watch; `unit` is some power of two above every card. So a row of cards is a row of numbers,
and a state that holds rows is quickly copied.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .option import Seat
from .state import State


def knower_bit(seat: Seat | None, seats: int) -> int:
    """The bit of a seat among those who know a card, at a table of so many at most; None are those who only watch."""
    return 1 << (seats if seat is None else seat)


def seats_in_bits(bits: int, seats: int) -> list[int]:
    """The seats that know a card; those who only watch come last, as -1."""
    found = [seat for seat in range(seats) if bits >> seat & 1]
    return [*found, -1] if bits >> seats & 1 else found


def bits_of_seats(whom: Iterable[object], seats: int) -> int:
    """The bits of such a list; raises ValueError for what is no seat."""
    found = 0
    for seat in whom:
        if type(seat) is not int or not -1 <= seat < seats:
            raise ValueError(f"{seat!r} is not a seat that knows a card")
        found |= 1 << (seat % (seats + 1))
    return found


def unknown_cards(row: Sequence[int], knows: int, unit: int) -> list[int]:
    """The bare cards of a row that a seat does not know; `knows` is its eye times the unit."""
    return [card % unit for card in row if not card & knows]


def replace_unknown(row: Sequence[int], knows: int, unit: int, dealt: list[int]) -> tuple[int, ...]:
    """A row with its unknown cards replaced by cards dealt anew; who else knew one knows what lies there now."""
    return tuple([card if card & knows else dealt.pop() + card // unit * unit for card in row])


def redeal(world: State, heap: list[int], stays: int) -> list[int]:
    """So many of a heap stay in it (a deck without an order); the others are dealt, in random order.

    The heap is put in order first: where its cards truly lie is hidden, and a world must follow from what is seen.
    """
    heap.sort()
    return world.deal_random(heap, len(heap) - stays)


def miscounted(things: Iterable[int], copies: Sequence[int]) -> list[tuple[int, int]]:
    """Each thing that is not there as often as it should be, and how often it is; everything lies in one place."""
    found = [0] * len(copies)
    for thing in things:
        found[thing] += 1
    return [(thing, found[thing]) for thing, wanted in enumerate(copies) if found[thing] != wanted]
