"""Forecasts of a conflict's cards from what a reader may know. [LF-MOV-17 to LF-MOV-23]"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from .components import BRUTE, CARD, CARD_FLEES, CARD_IDS, CARD_STEP, CARD_SWAPS, CARDS

View = dict[str, Any]
_STEPS: Final = tuple(sorted(set(CARD_STEP)))
_CAUSES: Final = {
    step: "defector" if any(CARD_SWAPS[card] for card in range(CARDS) if CARD_STEP[card] == step) else "coward"
    for step in _STEPS
}


class Outcome(NamedTuple):
    """Attackers and defenders after the cards, before they are removed in pairs."""

    men: int
    defenders: int

    @property
    def left(self) -> int:
        """The survivors: attackers if positive, defenders if negative."""
        return self.men - self.defenders


def forecast(view: View) -> dict[str, tuple[Outcome, ...]]:
    """By choice: the outcome for each card that the enemy may have, if the enemy does not take the reader's card.

    Brute force has one outcome. Empty if the reader is asked neither about a card nor how to fight.
    """
    b = view["table"]["battle"]
    if b is None or not view["asked"]:
        return {}
    if view["step"] == "Conflict":
        return {"brute": (Outcome(b["men"] - BRUTE, b["defenders"]),)} if b["men"] >= BRUTE else {}
    if view["step"] != "TakeCard":
        return {}
    attacks = view["seat"] == b["seat"]
    own = b["cards"][0 if attacks else 1]
    if not isinstance(own, str):
        return {}
    found: dict[str, tuple[Outcome, ...]] = {}
    for deed in ("take", "leave"):
        taken = b["taken"] | ((1 if attacks else 2) if deed == "take" else 0)
        pairs = [(CARD[own], card) if attacks else (card, CARD[own]) for card in range(len(CARD_IDS))]
        found[deed] = tuple([_played(view, *pair, taken) for pair in pairs])
    return found


def both_stay(view: View) -> dict[str, tuple[Outcome, ...]]:
    """By card that the reader may lay, now or after a cunning plan: the outcome for each card of the enemy, if nobody
    takes the other's."""
    b = view["table"]["battle"]
    if b is None or not view["asked"] or view["step"] not in ("Conflict", "LayCards"):
        return {}
    attacks, cards = view["seat"] == b["seat"], range(len(CARD_IDS))
    return {
        name: tuple([_played(view, *((own, other) if attacks else (other, own)), 0) for other in cards])
        for own, name in enumerate(CARD_IDS)
    }


def course(view: View) -> tuple[tuple[str, Outcome], ...]:
    """What follows in a conflict until somebody is asked: each cause with the count after it.

    Before the cards that is the difference of the bonuses; when they lie open, their effects and the pairs.
    """
    b = view["table"]["battle"]
    now = Outcome(b["men"], b["defenders"])
    if view["step"] == "Settle":
        return ()
    if view["step"] == "Pairs":
        return (("pairs", _paired(now)),)
    if view["step"] == "CardEffects":
        found = [(_CAUSES[step], count) for step, count in _effects(view, _sides(view, *[CARD[c] for c in b["cards"]]))]
        return (*found, ("pairs", _paired(found[-1][1])))
    attack, defence = [sum(side.values()) for side in b["bonuses"]]
    return (("skull", Outcome(now.men, now.defenders - min(max(attack - defence, 0), now.defenders))),)


def _paired(count: Outcome) -> Outcome:
    """After soldiers have been removed in pairs. [LF-MOV-23]"""
    return Outcome(max(count.left, 0), max(-count.left, 0))


def _played(view: View, attack: int, defence: int, taken: int) -> Outcome:
    """The count after both cards have been applied to the sides that have them."""
    return _effects(view, _sides(view, attack, defence, taken))[-1][1]


def _sides(view: View, attack: int, defence: int, taken: int | None = None) -> tuple[list[int], list[int]]:
    """The cards before both sides. [LF-MOV-17, LF-MOV-21]"""
    taken = view["table"]["battle"]["taken"] if taken is None else taken
    sides: tuple[list[int], list[int]] = ([], [])
    sides[1 if taken & 2 else 0].append(attack)
    sides[0 if taken & 1 else 1].append(defence)
    if view["options"]["predictable_conflicts"]:
        return list(dict.fromkeys(sides[0])), list(dict.fromkeys(sides[1]))
    return sides


def _effects(view: View, sides: tuple[list[int], list[int]]) -> list[tuple[int, Outcome]]:
    """The counts after all Defectors and after all Cowards, as far as there are any."""
    b = view["table"]["battle"]
    count = [b["men"], b["defenders"]]
    spare = [_supply(view, b["colour"]), _supply(view, b["defender"])]
    found = []
    for step in _STEPS:
        for side in (0, 1):
            for card in sides[side]:
                if CARD_STEP[card] != step:
                    continue
                for _ in range(CARD_SWAPS[card]):
                    if count[1 - side]:
                        count[1 - side] -= 1
                        spare[1 - side] += 1
                        if spare[side]:
                            spare[side] -= 1
                            count[side] += 1
                count[side] -= min(CARD_FLEES[card], count[side])
        if any(CARD_STEP[card] == step for side in sides for card in side):
            found.append((step, Outcome(*count)))
    return found


def _supply(view: View, colour: str) -> int:
    """How many soldiers of a colour are in supply; grey ones are in the bank."""
    table = view["table"]
    for player in table["seats"]:
        if player["family"] == colour:
            return int(player["supply"])
    return int(table["bank"]["soldiers"])
