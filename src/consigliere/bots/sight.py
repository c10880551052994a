"""What a bot gets to see, and what a bot is."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from consigliere.engine import Match, Offer, Option, Seat, Trade


class Sight:
    """A match through the eyes of one seat: its view, its options, and worlds that it cannot tell from the real one.

    A bot is given this and never the match itself, so it cannot cheat even by mistake.
    """

    __slots__ = ("_match", "_options", "offers_left", "reach", "seat")

    def __init__(
        self,
        match: Match,
        seat: Seat,
        offers_left: int = 0,
        options: tuple[Option, ...] | None = None,
        reach: frozenset[Seat] | None = None,
    ) -> None:
        self._match = match
        self._options = options
        self.seat = seat
        self.offers_left = offers_left  # how many offers the seat may still make before the next answer is given
        self.reach = reach  # the seats it may make an offer to now; None: all

    @property
    def view(self) -> dict[str, Any]:
        """What the seat may see, JSON-able."""
        return self._match.view(self.seat)

    @property
    def options(self) -> tuple[Option, ...]:
        """The legal answers to the question on the table."""
        return self._match.options(self.seat) if self._options is None else self._options

    def only(self, options: tuple[Option, ...]) -> Sight:
        """The same sight for a bot that is to choose among some of the options."""
        return Sight(self._match, self.seat, self.offers_left, options, self.reach)

    @property
    def extras(self) -> tuple[Option, ...]:
        """What the seat may do at any time beside its answer: offers to accept or refuse, a game's own."""
        return self._match.extras(self.seat)

    @property
    def number(self) -> int:
        """The number of the question on the table as the seat sees it."""
        return self._match.number(self.seat)

    @property
    def seats(self) -> int:
        """The number of seats at the table."""
        return self._match.setup.seats

    @property
    def trade(self) -> Trade | None:
        """The rules of trade; None where the game has none."""
        return self._match.title.trade

    @property
    def offers(self) -> tuple[Offer, ...]:
        """The standing offers that the seat may know of."""
        trade, g = self._match.title.trade, self._match.state
        if trade is None:
            return ()
        return tuple([offer for offer in g.offers if trade.sees_offer(g, self.seat, offer)])

    def events(self, since: int = 0) -> list[list[dict[str, Any]]]:
        """What happened, as the seat may know it: `Match.events`."""
        return self._match.events(self.seat, since)

    def world(self, seed: int) -> Match:
        """A possible world: everything the seat cannot know is dealt anew. Play in it as you like."""
        return self._match.determinize(self.seat, seed)


class Bot(Protocol):
    """A player that is not a person."""

    def choose(self, sight: Sight) -> Option:
        """One of `sight.options`."""
        ...


@runtime_checkable
class Talker(Bot, Protocol):
    """A bot that also speaks unasked: it makes and answers offers, and does what may be done at any time."""

    def talk(self, sight: Sight) -> Option | None:
        """An offer, an answer to one, or another any-time option; None: it has nothing to say now.

        It is asked again after each thing it says, until it is silent. Offers beyond `sight.offers_left`, or to seats
        outside `sight.reach`, are not heard.
        """
        ...
