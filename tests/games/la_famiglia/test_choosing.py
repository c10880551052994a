"""Hints for quick players: what an order is worth where it would lie, what a move would gain, how large a number is."""

from __future__ import annotations

from consigliere.bots.greedy import GreedyBot
from consigliere.bots.sight import Sight
from consigliere.engine import Option
from consigliere.games.la_famiglia import TITLE
from consigliere.games.la_famiglia.action_boards import CELL
from consigliere.games.la_famiglia.actions import GiveOrder, Recruit
from consigliere.games.la_famiglia.attack import Move
from consigliere.games.la_famiglia.cells import ChoosePart
from consigliere.games.la_famiglia.components import ORDER, PLANNING, TERRITORY

from .scene import A, B, Scene


def hints(scene: Scene) -> dict[str, float]:
    """The hints of the seat that is asked, by option."""
    g = scene.g
    options: list[Option] = list(scene.match.options(A))
    return dict(zip(map(str, options), TITLE.hints(g, A, options), strict=True))


def test_an_attack_is_worth_more_where_it_takes_something() -> None:
    scene = Scene(phase=PLANNING).put("enna", A, 5).put("nicosia", B, 1).put("trapani", A, 5)
    scene.hq(A, orders="red_basic_strike").ask(GiveOrder(A, 1, 0, ())).play(A, "order:red_basic_strike")
    found = hints(scene)
    assert found["at:enna"] > found["at:trapani"]


def test_a_move_is_worth_what_it_takes() -> None:
    scene = Scene().put("enna", A, 3, orders="red_basic_strike").put("nicosia", B, 1).put("caltanissetta", B, 9)
    enna = TERRITORY["enna"]
    found = hints(scene.ask(Move(A, enna, enna, ORDER["red_basic_strike"], 0, True)))
    assert found["march:nicosia"] > 0.0
    assert found["march:caltanissetta"] == found["stop"] == 0.0


def test_numbers_are_hints_themselves() -> None:
    found = hints(Scene(phase=PLANNING).put("enna", A, 1).ask(Recruit(A, 3)))
    assert found["recruit:3"] > found["recruit:1"] > 0.0


def test_many_soldiers_in_hq_are_placed_and_not_joined_by_more() -> None:
    """A soldier in HQ has a value as long as it can soon be placed."""
    cell = CELL["b2_church_3"]  # recruit or place
    for men, chosen in ((0, "do:recruit"), (20, "do:place")):
        scene = Scene(phase=PLANNING, round=2).put("enna", A, 1).hq(A, men=men, orders="").ask(ChoosePart(A, cell, 0))
        assert str(GreedyBot(1).choose(Sight(scene.match, A))) == chosen
