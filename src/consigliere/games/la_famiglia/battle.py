"""An attack in progress: what is off the map while a territory is disputed. Immutable."""

from __future__ import annotations

from typing import NamedTuple


class Battle(NamedTuple):
    """Attackers before a territory. The defenders are still on it."""

    seat: int
    """Who decides for the attackers."""
    colour: int
    """Whose soldiers they are: the seat's, or grey (agitation)."""
    place: int
    """The disputed territory."""
    start: int
    """Where they came from."""
    men: int
    """Attackers left."""
    car: int
    """Cars that came along: 0 or 1."""
    boats: int
    """1 if they came by boat."""
    skull: int
    order: int
    """The order that is being carried out."""
    defender: int
    """Who defends: a seat, or grey."""
    fallen: int
    """Grey attackers removed (for the defender of an agitation)."""
    player: int = -1
    """Who plays the defender's cards."""
    attack_card: int = -1
    """The card that the attacker has laid."""
    defence_card: int = -1
    taken: int = 0
    """1: the attacker took the defender's card; 2: the defender took the attacker's."""

    def with_men(self, men: int, fallen: int) -> Battle:
        """A copy with these numbers of attackers left and of grey ones removed."""
        return Battle(*self[:4], men, *self[5:10], fallen, *self[11:])
