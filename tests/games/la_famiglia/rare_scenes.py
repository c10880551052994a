"""Scenes close to the rarest choices of La Famiglia. Each leads to the end of the game."""

from __future__ import annotations

from typing import Any

from consigliere.engine import Step
from consigliere.games.la_famiglia.action_boards import CELL, OWN_ONLY
from consigliere.games.la_famiglia.actions import Equip, GiveOrder, Place, Recruit
from consigliere.games.la_famiglia.cells import Decisive
from consigliere.games.la_famiglia.components import ORDER, TERRITORY
from consigliere.games.la_famiglia.events import RANK, REVEAL, EndEvents, WhichFirst
from consigliere.games.la_famiglia.influence import Influence
from consigliere.games.la_famiglia.lull import EVENTS_LULL_STEP, PLANNING_LULL_STEP, Claim
from consigliere.games.la_famiglia.planning import NextTurn, UseBoats, UseDrivers
from consigliere.games.la_famiglia.resolving import ChooseNext, ResolveOrder
from consigliere.match import Match

from .scene import GREY, A, B, C, D, Scene, planning


def _ends(scene: Scene, *steps: Step[Any]) -> Match:
    """The question, then the rest of the events phase of the last round."""
    return scene.ask(*steps, EndEvents(), EVENTS_LULL_STEP).match


def _plans(scene: Scene, *steps: Step[Any]) -> Match:
    """The question, then the rest of the last round."""
    return scene.ask(*steps, PLANNING_LULL_STEP, REVEAL, EVENTS_LULL_STEP).match


def _order(scene: Scene, seat: int, place: str, order: str) -> Match:
    return _ends(scene, ResolveOrder(seat, TERRITORY[place], ORDER[order]))


def tie() -> Match:
    scene = Scene(round=4).put("enna", A, 3, orders="red_basic_strike")
    return _ends(scene, WhichFirst(A, RANK[ORDER["red_basic_strike"]]))


def past() -> Match:
    scene = Scene(round=4).put("enna", A, 4, cars=1, orders="red_basic_strike").put("nicosia", GREY, 3)
    scene.put("mistretta", B, 1).put("caltanissetta", D, 2).put("petralia", C, 1).token("accomplices", A).hq(A, money=1)
    return _order(scene, A, "enna", "red_basic_strike")


def paid() -> Match:
    scene = Scene(round=4).put("palermo", D, 5, orders="yellow_economy_v").put("bagheria", A, 5)
    scene.hq(D, money=1, orders="yellow_basic_bomb yellow_basic_muster")
    return _order(scene, D, "palermo", "yellow_economy_v")


def convert() -> Match:
    scene = Scene(("white", "blue", "green", "yellow"), round=4).put("enna", A, 1, orders="white_police_b")
    scene.put("nicosia", B, 1, labs=2).put("caltanissetta", D, 4).put("piazza_armerina", GREY, 2).put("camastra", C, 2)
    return _order(scene, A, "enna", "white_police_b")


def reinforce() -> Match:
    scene = Scene(round=4).put("palermo", D, 1, labs=1, orders="yellow_economy_b").put("enna", D, 1, labs=1)
    return _order(scene.hq(D, men=3).put("noto", B, 1, labs=2), D, "palermo", "yellow_economy_b")


def reinforced() -> Match:
    """The soldiers came first: car and lab are no longer possible."""
    scene = Scene(round=4).put("palermo", D, 1, labs=1, orders="yellow_economy_b").hq(D, men=1)
    return _ends(scene, ChooseNext(D, TERRITORY["palermo"], ORDER["yellow_economy_b"], 4))


def agitated() -> Match:
    """Agitation was the last of all."""
    scene = Scene(round=4).put("noto", C, 3, orders="green_church_a").put("siracusa", GREY, 3)
    return _ends(scene, ChooseNext(C, TERRITORY["noto"], ORDER["green_church_a"], 2))


def stir() -> Match:
    scene = Scene(round=4).put("noto", C, 3, orders="green_church_a").put("siracusa", GREY, 3).put("modica", B, 1)
    scene.ask(ResolveOrder(C, TERRITORY["noto"], ORDER["green_church_a"]), EndEvents(), EVENTS_LULL_STEP)
    return scene.play(C, "part:agitate").match


def aid() -> Match:
    scene = Scene(("white", "blue", "green", "yellow"), round=4).put("enna", A, 1, orders="white_police_a")
    scene.put("nicosia", A, 1).put("caltanissetta", C, 1).put("piazza_armerina", GREY, 1).put("camastra", B, 1)
    return _order(scene.hq(A, men=3), A, "enna", "white_police_a")


def snitch() -> Match:
    scene = Scene(round=4).put("enna", A, 2, orders="red_church_a").put("nicosia", B, 4).put("caltanissetta", GREY, 3)
    return _order(scene.put("camastra", C, 2), A, "enna", "red_church_a")


def second() -> Match:
    scene = Scene(round=4).put("enna", A, 3, orders="red_justice_v").put("nicosia", GREY, 1).put("caltanissetta", B, 2)
    scene.ask(ResolveOrder(A, TERRITORY["enna"], ORDER["red_justice_v"]), EndEvents(), EVENTS_LULL_STEP)
    return scene.play(A, "march:nicosia", "soldiers:3").match


def recruits() -> Match:
    scene = Scene(round=4).put("enna", A, 4, orders="red_basic_strike").put("nicosia", B, 1).put("noto", A, 1)
    return _order(scene.token("recruits", A).token("bribe", A).hq(A, men=3, money=4), A, "enna", "red_basic_strike")


def few_left() -> Match:
    return _ends(Scene(round=4).put("enna", A, 47).put("noto", C, 1), Recruit(A, 5))


def own_only() -> Match:
    return _ends(Scene(round=4).put("enna", A, 1).hq(A, men=3), Place(A, 6, OWN_ONLY))


def same_turn() -> Match:
    scene = planning(round=4).put("enna", A, 1, orders="red_basic_bomb").put("gela", A, 1).token("subordination", A)
    scene.g.fresh = 1 << TERRITORY["enna"]
    scene.ask(GiveOrder(A, 1, 0, ()), PLANNING_LULL_STEP, REVEAL, EVENTS_LULL_STEP)
    return scene.play(A, "order:red_basic_strike").match


def one_bust() -> Match:
    scene = planning(round=4).put("enna", A, 3).hq(A, money=5, men=1).marker("b4_church_1", D).marker("b3_church_1", A)
    scene.g.bust[A] = CELL["b4_church_1"]
    scene.ask(NextTurn(A), PLANNING_LULL_STEP, REVEAL, EVENTS_LULL_STEP)
    return scene.play(A, "move:b3_church_1-red").match


def decisive() -> Match:
    scene = planning(round=4).put("enna", A, 3).hq(A, money=5, men=1).marker("b4_church_1", D)
    scene.g.bust[A] = CELL["b4_church_1"]
    return _plans(scene, Decisive(A))


def boats() -> Match:
    scene = Scene(round=4).put("licata", A, 1, cars=5).boat("mare_agrigento", B).boat("mare_agrigento", D)
    return _ends(scene, Equip(A))


def two_orders() -> Match:
    scene = planning(round=4).put("enna", A, 1, orders="red_basic_bomb red_basic_dig_in").put("gela", A, 1)
    scene.ask(GiveOrder(A, 1, 0, ()), PLANNING_LULL_STEP, REVEAL, EVENTS_LULL_STEP)
    return scene.play(A, "order:red_basic_strike").match


def claimed() -> Match:
    """The ally holds a token. There are more districts than markers on the team's other tokens."""
    scene = Scene(round=4, kinds="recruits bribe").token("bribe", A)
    for name, seat in (("trapani", A), ("marsala", A), ("licata", C), ("gela", C)):
        scene.put(name, seat, 1)
    return _ends(scene, Claim(C))


def swap() -> Match:
    scene = Scene(("black", "blue", "green", "yellow"), round=4).put("enna", A, 3, orders="black_police_b")
    return _order(scene.put("nicosia", B, 4).put("palermo", A, 46), A, "enna", "black_police_b")


def drivers() -> Match:
    scene = planning(round=4).put("enna", A, 1).put("noto", A, 1).token("drivers", A).token("boats", A)
    return _plans(scene, UseBoats(A), UseDrivers(A))


def two_starts() -> Match:
    """Blue B has taken a territory: the bomb may also start there."""
    scene = Scene(round=4).put("enna", B, 4, cars=1, orders="blue_police_b").put("nicosia", A, 1)
    scene.put("mistretta", A, 6, labs=1).put("caltanissetta", A, 3)
    scene.ask(ResolveOrder(B, TERRITORY["enna"], ORDER["blue_police_b"]), EndEvents(), EVENTS_LULL_STEP)
    return scene.play(B, "part:attack", "march:nicosia", "soldiers:2", "car_along:no").match


def second_bomb() -> Match:
    scene = Scene(round=4).put("adrano", B, 2, cars=1, orders="blue_justice_v").put("bronte", A, 9, labs=1)
    scene.ask(ResolveOrder(B, TERRITORY["adrano"], ORDER["blue_justice_v"]), EndEvents(), EVENTS_LULL_STEP)
    return scene.play(B, "bomb:bronte", "car_along:yes").match


def with_a_car() -> Match:
    """Whether the bomb is in a car, which it must be for two steps."""
    scene = Scene(round=4).put("licata", A, 2, cars=1, orders="red_basic_bomb").put("gela", C, 1).put("ragusa", B, 3)
    scene.token("time_bomb", A).put("camastra", B, 1)
    scene.ask(ResolveOrder(A, TERRITORY["licata"], ORDER["red_basic_bomb"]), EndEvents(), EVENTS_LULL_STEP)
    return scene.play(A, "bomb:ragusa").match


def by_water() -> Match:
    """An attack over boats, with a car left behind."""
    scene = Scene(round=4).put("camastra", A, 5, cars=1, orders="red_basic_strike").put("ragusa", B, 5)
    scene.boat("mare_agrigento", A).boat("mare_licata", C).token("bribe", A).hq(A, money=2)
    scene.ask(ResolveOrder(A, TERRITORY["camastra"], ORDER["red_basic_strike"]), EndEvents(), EVENTS_LULL_STEP)
    return scene.play(A, "sail:ragusa", "soldiers:4").match


def second_car() -> Match:
    """A second shotgun from a place with another car; a car has already come along."""
    scene = Scene(round=4).put("enna", A, 6, cars=2, orders="red_justice_v").put("caltanissetta", GREY, 1)
    scene.ask(ResolveOrder(A, TERRITORY["enna"], ORDER["red_justice_v"]), EndEvents(), EVENTS_LULL_STEP)
    scene.play(A, "march:caltanissetta", "soldiers:2", "car_along:yes", "start:enna")
    return scene.play(A, "march:nicosia").match


def fallen() -> Match:
    """Agitated neutrals have been removed before a family."""
    scene = Scene(round=4).put("caltagirone", C, 2, orders="green_church_a").put("scordia", GREY, 5)
    scene.put("palagonia", B, 3)
    scene.ask(ResolveOrder(C, TERRITORY["caltagirone"], ORDER["green_church_a"]), EndEvents(), EVENTS_LULL_STEP)
    scene.play(C, "part:agitate", "agitate:scordia", "send:palagonia", "soldiers:5", "conflict:brute")
    return scene.match


def last_rows() -> Match:
    """A row of the family board has no marker left."""
    return _plans(planning(round=4).put("enna", A, 1).open(A, "economy", 3), Influence(A, 2, 0, -1))


def twice_gathered() -> Match:
    """Two shotguns and a completed gather."""
    scene = Scene(("white", "blue", "green", "yellow"), round=4).put("enna", A, 4, orders="white_church_v")
    scene.put("nicosia", A, 3).put("caltanissetta", GREY, 1)
    scene.ask(ResolveOrder(A, TERRITORY["enna"], ORDER["white_church_v"]), EndEvents(), EVENTS_LULL_STEP)
    return scene.play(A, "part:attack", "stop", "march:caltanissetta", "soldiers:2").match


ALL = (
    drivers,
    two_starts,
    second_bomb,
    with_a_car,
    by_water,
    second_car,
    fallen,
    last_rows,
    twice_gathered,
    two_orders,
    claimed,
    swap,
    tie,
    past,
    paid,
    convert,
    reinforce,
    reinforced,
    agitated,
    stir,
    aid,
    snitch,
    second,
    recruits,
    few_left,
    own_only,
    same_turn,
    one_bust,
    decisive,
    boats,
)
