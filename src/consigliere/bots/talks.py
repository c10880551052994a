"""The order of talk between two answers, for simulation and for tables of bots.

Bots could exchange things back and forth for ever, so talk is bounded: each seat makes at most a fixed number of offers
before the next answer [LCN-NEG-15]. Answers to offers need no bound, because each uses up an offer. Remarks about
promises need none either, because a seat makes only a few about each.
"""

from __future__ import annotations

from collections.abc import Sequence

from consigliere.engine import IllegalMove, Match, Option, Seat
from consigliere.engine.deals import BECAUSE, offer_and_reason
from consigliere.engine.viewing import PARTS

from .sight import Bot, Sight, Talker

ANSWERS = ("accept", "refuse", "withdraw", BECAUSE)
"""What is not counted: each uses up an offer, or is said once about a promise."""


def hold_talks(match: Match, bots: Sequence[Bot], most: int) -> None:
    """Let the bots that negotiate talk until all have nothing to say, each making at most `most` offers.

    Those concerned speak first: the parties of a new offer, the maker of a refused one. At the beginning and after each
    deal, those who have agreed to standing offers may withdraw before anybody else speaks. So no deal is made to which
    one of its parties would no longer agree.
    """
    seats = match.setup.seats
    number = match.number(None)
    first = number // PARTS  # a different seat begins each time, determined by public facts
    table = [seat for seat in [(first + i) % seats for i in range(seats)] if isinstance(bots[seat], Talker)]
    left = dict.fromkeys(table, most)
    _review(match, bots)
    queue = table
    while queue and match.result is None and match.number(None) == number and _open(match):
        seat, *queue = queue
        option = _hear(match, bots, seat, left[seat])
        if option is None:
            continue
        if option.verb not in ANSWERS:
            if not left[seat]:
                continue
            left[seat] -= 1
        standing = match.state.offers
        try:
            match.play(seat, option)
        except IllegalMove:  # the other side lacks something in secret; the seat now knows that much
            continue
        if option.verb == "offer":
            queue = _called(queue, table, [*(x for x in match.state.offers[-1].parties if x != seat), seat])
        elif option.verb == BECAUSE:
            queue = _called(queue, table, [seat])
        elif option.verb == "accept" or option.verb not in ANSWERS:
            _review(match, bots)
            queue = table  # goods have changed hands: everybody may reconsider
        else:
            about, _ = offer_and_reason(option)
            queue = _called(queue, table, [seat, *(offer.maker for offer in standing if offer.number == about)])


def _called(queue: list[Seat], table: list[Seat], seats: list[Seat]) -> list[Seat]:
    """The queue with some seats moved to its head, in this order."""
    head = [seat for seat in dict.fromkeys(seats) if seat in table]
    return [*head, *(seat for seat in queue if seat not in head)]


def _open(match: Match) -> bool:
    """Whether deals are allowed now. While they are not, standing offers stay as they are."""
    return match.title.trade is not None and not match.deals_closed_by()


def _hear(match: Match, bots: Sequence[Bot], seat: Seat, left: int) -> Option | None:
    bot = bots[seat]
    return bot.talk(Sight(match, seat, left)) if isinstance(bot, Talker) else None


def _review(match: Match, bots: Sequence[Bot]) -> None:
    """Let those who have agreed to standing offers withdraw from them; anything else they say is ignored now."""
    for offer in match.state.offers:
        for seat in offer.accepted:
            option = _hear(match, bots, seat, 0) if match.result is None and _open(match) else None
            if option is not None and option.verb in ("withdraw", "refuse"):
                match.play(seat, option)
