"""How long offers could be answered, and those that ended unanswered: the reader sees these for a while, and why.

A rule can end an offer while its time runs (Men of Mayhem: a closed fist). A bot's offer to a person then *rests*: the
bot makes it again when the next question is asked and deals are open, and its time goes on from where it stopped.
"""

from __future__ import annotations

import json
from typing import Final, NamedTuple

from consigliere.engine import Offer, Option
from consigliere.engine.deals import offer_and_reason
from consigliere.table.store.rows import ChoiceRow

from .segments import Since, since

MIN_OFFER_SECONDS: Final = 20.0  # a bot's offer to a person can be answered for so long at least
LAPSED: Final = "lapsed"
"""Play went on and a rule of the game ended it."""
FAILED: Final = "failed"
"""The same, and it could not be made again."""
WITHDRAWN: Final = "withdrawn"
EXPIRED: Final = "expired"
ANSWERED: Final = "answered"
MOST: Final = 8  # ended offers remembered


class StandingOffer(NamedTuple):
    """The times of an offer that stands."""

    made: Since
    open: Since | None  # since when it can be answered; None while deals are closed
    spent: float = 0.0  # the seconds before that in which it could be answered
    passed: bool = False  # somebody who could have answered it has made a move since

    def left(self, seconds: float) -> float:
        """What is left of a number of seconds in which it can be answered."""
        return seconds - self.spent if self.open is None else self.open.left(seconds - self.spent)

    def paused(self, at: Since) -> StandingOffer:
        """The same offer after deals were closed at a moment."""
        return self if self.open is None else self._replace(open=None, spent=self._spent_until(at))

    def _spent_until(self, at: Since) -> float:
        return self.spent + (max(0.0, at.at - self.open.at) if self.open is not None else 0.0)


class EndedOffer(NamedTuple):
    """An offer that no longer stands."""

    offer: Offer
    made: Since
    ended: Since
    why: str
    by: int  # who made the choice that ended it
    spent: float = 0.0  # the seconds in which it could be answered
    question: int = -1  # the number of the question during which it ended

    @property
    def unheard(self) -> bool:
        """Whether a rule ended it before it could be answered for its time."""
        return self.why == LAPSED and self.spent < MIN_OFFER_SECONDS

    @property
    def text(self) -> str:
        """The option by which its maker makes the same offer again."""
        return offer_text(self.offer)


def offer_text(offer: Offer) -> str:
    """The option by which its maker makes an offer."""
    gives, to = [list(gift) for gift in offer.gives], [x for x in offer.parties if x != offer.maker]
    body = {"gives": gives, "to": to, "text": offer.text, "public": offer.public}
    return f"offer:{json.dumps(body, separators=(',', ':'))}"


class Moment(NamedTuple):
    """What the times of offers depend on, besides the row itself."""

    closed: bool  # whether deals are closed after the row
    question: int  # the number of the question before the row
    moves: bool  # whether the row is a move, and not only talk


def note_offers(
    times: dict[int, StandingOffer],
    before: tuple[Offer, ...],
    standing: tuple[Offer, ...],
    row: ChoiceRow,
    ended: tuple[EndedOffer, ...],
    moment: Moment,
) -> tuple[EndedOffer, ...]:
    """Update the times of the standing offers, and return the last offers that have ended."""
    numbers, at = {offer.number for offer in standing}, since(row.at)
    rested = {one.offer.number: one.spent for one in ended if one.unheard}
    if row.kind == "choice":  # what was taken back has not ended
        for offer in before:
            if offer.number not in numbers and offer.number in times:
                time = times[offer.number].paused(at)
                one = EndedOffer(offer, time.made, at, _why(offer, row), row.seat, time.spent, moment.question)
                ended = (*ended[1 - MOST :], one)
    ended = tuple([one for one in ended if one.offer.number not in numbers])  # an equal offer has the same number
    for number in times.keys() - numbers:
        del times[number]
    for offer in standing:
        spent = rested.get(offer.number)
        time = times.get(offer.number) or StandingOffer(at, None, spent or 0.0, spent is not None)
        time = time.paused(at) if moment.closed else time if time.open is not None else time._replace(open=at)
        times[offer.number] = time._replace(passed=time.passed or (moment.moves and row.seat in _asked(offer)))
    return ended


def _asked(offer: Offer) -> set[int]:
    return set(offer.parties) - set(offer.accepted)


def _why(offer: Offer, row: ChoiceRow) -> str:
    option = Option.parse(row.text)
    if option.verb not in ("accept", "refuse", "withdraw") or offer_and_reason(option)[0] != offer.number:
        return LAPSED
    if option.verb != "withdraw":
        return ANSWERED
    return EXPIRED if row.hand == "clerk" else WITHDRAWN
