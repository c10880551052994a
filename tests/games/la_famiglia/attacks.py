"""Attacks of red on blue in the events phase, up to the moment that a test is about."""

from __future__ import annotations

from consigliere.games.la_famiglia.components import ORDER, TERRITORY
from consigliere.games.la_famiglia.resolving import ResolveOrder

from .scene import A, B, Scene


def resolve(scene: Scene, seat: int, place: str, order: str) -> Scene:
    """The order's turn has come."""
    return scene.ask(ResolveOrder(seat, TERRITORY[place], ORDER[order]))


def strike(**settings: bool) -> Scene:
    """Red's Strike (1 shotgun, skull 2) in Enna against blue in Caltanissetta."""
    return Scene(predictable=settings.pop("predictable", False), switches=settings).put(
        "enna", A, 5, orders="red_basic_strike"
    )


def attack(scene: Scene, *answers: str) -> Scene:
    return resolve(scene, A, "enna", "red_basic_strike").play(A, *answers)


def at_the_cards(attackers: int = 4, defenders: int = 6, **settings: bool) -> Scene:
    """Red against blue's Caltanissetta, a cunning plan chosen: both owe a card. Skull 2 has removed two of blue's."""
    scene = strike(**settings).put("caltanissetta", B, defenders).hq(A, men=0).hq(B, men=0)
    return attack(scene, "march:caltanissetta", f"soldiers:{attackers}", "conflict:cunning")


def cards(scene: Scene, red: str, blue: str, red_takes: bool = False, blue_takes: bool = False) -> Scene:
    scene.play(A, f"card:{red}").play(B, f"card:{blue}")
    scene.play(A, f"card_of_enemy:{'take' if red_takes else 'leave'}")
    return scene.play(B, f"card_of_enemy:{'take' if blue_takes else 'leave'}")
