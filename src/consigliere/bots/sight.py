"""What a bot sees, and the interface of a bot."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from consigliere.engine import Match, Offer, Option, Seat, Title, Trade
from consigliere.engine.history import seen_events


class Sight:
    """A match as one seat sees it: its view, its options, and worlds that it cannot tell from the real one.

    A bot gets this and never the match itself, so it cannot cheat even by mistake.
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
        self.offers_left = offers_left  # how many offers the seat may still make before the next answer
        self.reach = reach  # the seats to which it may make an offer now; None: all

    @property
    def title(self) -> Title:
        """The game."""
        return self._match.title

    @property
    def view(self) -> dict[str, Any]:
        """What the seat may see, JSON-able."""
        return self._match.view(self.seat)

    @property
    def options(self) -> tuple[Option, ...]:
        """The legal answers to the current question."""
        return self._match.options(self.seat) if self._options is None else self._options

    def only(self, options: tuple[Option, ...]) -> Sight:
        """The same sight for a bot that may choose only some of the options."""
        return Sight(self._match, self.seat, self.offers_left, options, self.reach)

    @property
    def extras(self) -> tuple[Option, ...]:
        """What the seat may do at any time besides its answer: accept or refuse offers, and the game's own any-time
        options."""
        return self._match.extras(self.seat)

    @property
    def number(self) -> int:
        """The number of the current question as the seat sees it."""
        return self._match.number(self.seat)

    @property
    def seats(self) -> int:
        """The number of seats at the table."""
        return self._match.setup.seats

    @property
    def trade(self) -> Trade | None:
        """The rules of trade; None if the game has none."""
        return self._match.title.trade

    @property
    def offers(self) -> tuple[Offer, ...]:
        """The standing offers that the seat may know about."""
        trade, g = self._match.title.trade, self._match.state
        if trade is None:
            return ()
        return tuple([offer for offer in g.offers if trade.sees_offer(g, self.seat, offer)])

    def events(self, since: int = 0) -> list[list[dict[str, Any]]]:
        """What happened, as the seat may know it: `Match.events`."""
        return self._match.events(self.seat, since)

    def earlier(self, since: int, row: int, most: int) -> list[tuple[Sight, Option]]:
        """The seat's own last answers after one row of its events and until another, at most so many, newest first.

        Each comes with the match as the seat saw it when it gave that answer.
        """
        own, rows, history = list[int](), 0, self._match.history()
        whom = self._match.seats_sharing_view(self.seat)
        for i, choice in enumerate(history):
            rows += bool(seen_events(choice.events, whom))
            if rows > row:
                break
            if rows > since and choice.seat == self.seat and not choice.extra:
                own.append(i)
        replayed, found = Match.begin(self._match.setup), list[tuple[Sight, Option]]()
        for i, choice in enumerate(history[: own[-1] + 1] if own else ()):
            if i in own[-most:]:
                found.append((Sight(replayed.clone(), self.seat), choice.option))
            replayed.play(choice.seat, choice.option)
        return found[::-1]

    def world(self, seed: int) -> Match:
        """A possible world: everything the seat cannot know is redealt. The caller may play in it."""
        return self._match.determinize(self.seat, seed)


class Bot(Protocol):
    """A player that is not a person."""

    def choose(self, sight: Sight) -> Option:
        """One of `sight.options`."""
        ...


@runtime_checkable
class Talker(Bot, Protocol):
    """A bot that also acts unasked: it makes and answers offers, and takes any-time options."""

    def talk(self, sight: Sight) -> Option | None:
        """An offer, an answer to one, or another any-time option; None if it has nothing to say now.

        It is asked again after each action until it has none. Offers beyond `sight.offers_left`, or to seats outside
        `sight.reach`, are ignored.
        """
        ...
