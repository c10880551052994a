"""What decided an attack, added up again from what the reader was told about it: soldiers, bonuses and cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any, Final

from consigliere.drawing import Count, View

from .attack import SKULL
from .components import BRUTE, ORDER

Details = dict[str, Any]
NEUTRALS: Final = "grey"


def tally(event: Details, view: View, earlier: Iterable[Details]) -> tuple[Count, ...]:
    """The sums of both sides when an attack is over, and of a bomb.

    A defence bonus stops at most the attack bonus; what is left of it, and soldiers lost before the final count, are
    shown but do not count. [LF-MOV-09 to LF-MOV-25]
    """
    if event["event"] == "explosion":
        attack, defence = event["attack"], event["defence"]
        return (
            Count(event["seat"], (("tally-attack", attack),), attack, attack > defence),
            Count("tally-defence", (("tally-defence", defence),), defence, attack <= defence),
        )
    if event["event"] != "attack_over":
        return ()
    told = iter(earlier)
    fight = list(_until_attack(told))
    if not fight or fight[-1]["event"] != "attack":
        return ()
    order = _order(told)
    if order is None:  # only part of what happened is told, as in a scene
        return ()
    sums = _Sums(fight[-1])
    for step in reversed(fight[:-1]):
        sums.add(step)
    sums.settle(event)
    skull = SKULL[ORDER[order]] if sums.attack and sums.colour != NEUTRALS else 0
    attacker = Count(_who(sums.colour, view), sums.attack_parts(skull), sums.total(0), event["how"] == "taken")
    defender = Count(_who(sums.defender, view), sums.defence_parts(), sums.total(1), event["how"] == "held")
    return attacker._replace(notes=tuple(sums.notes[0])), defender._replace(notes=tuple(sums.notes[1]))


def _until_attack(told: Iterator[Details]) -> Iterator[Details]:
    """The events of the attack, newest first, up to the one that began it."""
    for event in told:
        yield event
        if event["event"] in ("attack", "attack_over"):
            return


def _order(told: Iterator[Details]) -> str | None:
    """The order that was carried out; None if its beginning is not told."""
    return next((str(event["order"]) for event in told if event["event"] == "order_begins"), None)


def _who(colour: str, view: View) -> int | str:
    """The seat of a colour, or the message that names the neutrals."""
    seats = [at for at, player in enumerate(view["table"]["seats"]) if player["family"] == colour]
    return seats[0] if seats else colour


class _Sums:
    """The attack as its events change it. Index 0 is the attacker, 1 the defender."""

    def __init__(self, attack: Details) -> None:
        self.colour, self.defender, self.car = attack["colour"], attack["defender"], attack["car"]
        self.soldiers: list[int] = [attack["count"], attack["defenders"]]
        self.lost, self.won = [0, 0], [0, 0]
        self.attack: int = 0
        self.defence: int = 0
        self.notes: list[list[str]] = [[], []]
        self._before_bonuses = True

    def add(self, event: Details) -> None:
        """Count one event."""
        kind = event["event"]
        if kind == "swapped":
            self.soldiers[0] += event["count"]
            self.lost[1] += event["count"]
        elif kind == "removed" and self._before_bonuses:
            self.lost[1] += event["count"]
        elif kind == "bonuses":
            self.attack, self.defence, self._before_bonuses = event["attack"], event["defence"], False
        elif kind == "conflict" and event["how"] == "brute":
            self.lost[0] += BRUTE
            self.notes[0].append("tally-brute")
        elif kind == "cards_up":
            self.notes[0] += event["attacker"]
            self.notes[1] += event["defender"]
        elif kind in ("defector", "coward"):
            side = 0 if event["colour"] == self.colour else 1
            if kind == "coward":
                self.lost[side] += event["count"]
            else:
                self.won[side] += 1
                self.lost[1 - side] += 1

    def settle(self, event: Details) -> None:
        """Correct the soldiers won by a Defector: without one in supply, a side wins none, and nothing says so."""
        left = {"taken": event["count"], "held": -event["count"]}.get(event["how"], 0)
        most = list(self.won)
        for won in product(*[range(most[side], -1, -1) for side in (0, 1)]):
            self.won = list(won)
            if self.total(0) - self.total(1) == left:
                return
        self.won = most  # the bonuses alone removed more than were there

    def total(self, side: int) -> int:
        """What counts for a side."""
        bonus = self.attack if side == 0 else min(self.attack, self.defence)
        return self.soldiers[side] - self.lost[side] + self.won[side] + bonus

    def attack_parts(self, skull: int) -> tuple[tuple[str, int], ...]:
        """What the attacker's sum consists of. Cars go by land and Cannons by water, so only one of them adds."""
        more = "tally-car" if self.car else "tally-cannons"
        return (*self._parts(0), ("tally-skull", skull), (more, self.attack - skull), ("tally-lost", self.lost[0]))

    def defence_parts(self) -> tuple[tuple[str, int], ...]:
        """What the defender's sum consists of."""
        used = min(self.attack, self.defence)
        return (
            *self._parts(1),
            ("tally-defence", used),
            ("tally-unused", self.defence - used),
            ("tally-lost", self.lost[1]),
        )

    def _parts(self, side: int) -> tuple[tuple[str, int], ...]:
        return ("tally-soldiers", self.soldiers[side] - self.lost[side]), ("tally-won", self.won[side])
