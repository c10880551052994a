"""Chapter 8: moving by land and over water, and orders with two shotguns."""

from __future__ import annotations

import pytest

from .attacks import attack, resolve, strike
from .scene import GREY, NOBODY, A, B, C, Scene

# --- moving


@pytest.mark.rule("LF-MOV-01", "LF-MOV-04", "LF-TEAM-04")
def test_at_least_one_soldier_to_one_land_neighbour_never_the_allys() -> None:
    scene = strike().put("caltanissetta", C, 2).put("nicosia", B, 1)
    resolve(scene, A, "enna", "red_basic_strike")
    assert scene.why(A, "march:caltanissetta") == "LF-TEAM-04"
    assert scene.why(A, "march:palermo") == scene.why(A, "march:enna") == "LF-MOV-04"
    scene.play(A, "march:nicosia")
    assert scene.why(A, "soldiers:0") == scene.why(A, "soldiers:6") == "LF-MOV-04"
    scene.play(A, "soldiers:5")
    assert scene.at("enna") == (NOBODY, 0)  # nobody has to stay
    assert scene.at("nicosia") == (A, 5)


@pytest.mark.rule("LF-MOV-03", "LF-RULE-18")
def test_a_territory_left_by_the_last_soldier_is_lost() -> None:
    scene = Scene().put("enna", A, 2, cars=2, labs=1, orders="red_basic_strike red_basic_dig_in")
    attack(scene, "march:nicosia", "soldiers:2", "car_along:yes")
    assert (scene.at("enna"), scene.car("enna"), scene.lab("enna")) == ((NOBODY, 0), 0, 1)
    assert scene.has(A, "red_basic_strike")
    assert scene.has(A, "red_basic_dig_in")
    assert (scene.car("nicosia"), scene.g.garage[A]) == (1, 4)


@pytest.mark.rule("LF-MOV-02", "LF-RULE-46", "LF-EVT-03")
def test_gathering_comes_before_the_first_shotgun_by_land_and_is_optional() -> None:
    scene = Scene().put("enna", A, 1, orders="red_basic_muster").put("nicosia", A, 3, cars=1).put("licata", A, 2)
    scene.put("caltanissetta", C, 2).boat("mare_licata", A)
    resolve(scene, A, "enna", "red_basic_muster")
    assert scene.asked == "GatherFrom"
    assert scene.offers(A, "from") == {"nicosia"}
    assert scene.why(A, "from:caltanissetta") == scene.why(A, "from:licata") == "LF-MOV-02"
    scene.play(A, "from:nicosia", "soldiers:2", "cars:1")
    assert (scene.at("enna"), scene.at("nicosia"), scene.car("enna")) == ((A, 3), (A, 1), 1)
    assert scene.asked == "Move"
    scene.play(A, "stop")  # the move need not follow
    assert scene.asked == ""
    twice = Scene().put("enna", A, 3, orders="red_police_a").put("nicosia", A, 3).put("caltanissetta", GREY, 1)
    resolve(twice, A, "enna", "red_police_a").play(A, "stop", "march:petralia", "soldiers:1")
    assert twice.asked == "SecondMove"
    twice.play(A, "start:enna")
    assert twice.asked == "Move"  # no second gathering


@pytest.mark.rule("LF-MOV-05", "LF-TEAM-03", "LF-EX-15")
def test_the_boat_chain_of_the_example() -> None:
    """Julia's order in Camastra; her boat and Dasha's lie in Mare Agrigento and Mare Licata."""

    def chain(*boats: tuple[str, int]) -> Scene:
        scene = Scene().put("camastra", A, 5, cars=1, orders="red_basic_strike").put("ragusa", B, 4)
        for sea, seat in boats:
            scene.boat(sea, seat)
        return resolve(scene, A, "camastra", "red_basic_strike")

    scene = chain(("mare_agrigento", A), ("mare_licata", C))
    assert "ragusa" in scene.offers(A, "sail")
    assert scene.why(A, "sail:palermo") == "LF-MOV-05"
    scene.play(A, "sail:ragusa", "soldiers:4")
    assert scene.asked == "Conflict"  # no question about the car: it may not come
    assert (scene.car("camastra"), scene.at("camastra")) == (1, (A, 1))
    assert chain(("mare_agrigento", A)).why(A, "sail:ragusa") == "LF-MOV-05"
    assert chain(("mare_licata", C)).why(A, "sail:ragusa") == "LF-MOV-05"
    assert chain(("mare_agrigento", B), ("mare_licata", C)).why(A, "sail:ragusa") == "LF-MOV-05"
    assert chain(("mare_agrigento", C), ("mare_licata", C)).why(A, "sail:ragusa") == ""


@pytest.mark.rule("LF-MOV-04", "LF-MOV-05")
def test_over_water_never_back_to_the_start_nor_to_the_ally() -> None:
    scene = Scene().put("licata", A, 3, orders="red_basic_strike").put("gela", C, 1).boat("mare_licata", C)
    resolve(scene, A, "licata", "red_basic_strike")
    assert scene.why(A, "sail:licata") == "LF-MOV-04"
    assert scene.why(A, "sail:gela") == "LF-TEAM-04"
    assert scene.offers(A, "sail") == {"modica", "ragusa"}


@pytest.mark.rule("LF-MOV-06", "LF-MOV-07")
def test_one_car_by_land_and_everything_fixed_first() -> None:
    scene = Scene().put("enna", A, 4, cars=2, orders="red_basic_strike").put("caltanissetta", B, 9)
    resolve(scene, A, "enna", "red_basic_strike").play(A, "march:caltanissetta")
    assert scene.why(A, "car_along:yes") == "LF-MOV-07"  # first the number
    scene.play(A, "soldiers:2")
    assert scene.g.battle is None
    assert scene.options(A) == {"car_along:yes", "car_along:no"}
    scene.play(A, "car_along:yes")
    assert scene.match.view()["table"]["battle"]["car"] == scene.car("enna") == 1


@pytest.mark.rule("LF-MOV-08", "LF-RULE-41", "LF-LAB-03", "LF-RULE-22")
def test_an_empty_target_is_taken_an_own_one_joined() -> None:
    scene = strike().labs("nicosia", 2)
    attack(scene, "march:nicosia", "soldiers:2")
    assert (scene.at("nicosia"), scene.lab("nicosia"), scene.asked) == ((A, 2), 1, "")
    own = Scene().put("enna", A, 4, cars=1, orders="red_basic_strike").put("nicosia", A, 1, labs=2)
    attack(own, "march:nicosia", "soldiers:2", "car_along:yes")
    assert (own.at("nicosia"), own.lab("nicosia"), own.car("nicosia"), own.asked) == ((A, 3), 2, 1, "")


# --- two shotguns


@pytest.mark.rule("LF-MOV-26", "LF-RULE-55")
def test_a_second_shotgun_from_the_order_or_from_what_was_reached() -> None:
    def twice() -> Scene:
        scene = Scene().put("enna", A, 5, orders="red_justice_v").put("nicosia", A, 2).put("caltanissetta", GREY, 1)
        return resolve(scene, A, "enna", "red_justice_v")

    scene = twice().play(A, "march:caltanissetta", "soldiers:2")
    assert scene.options(A) == {"start:enna", "start:caltanissetta", "stop"}
    assert scene.why(A, "start:nicosia") == "LF-MOV-26"
    scene.play(A, "start:caltanissetta", "march:agrigento")
    assert scene.offers(A, "soldiers") == {"1", "2"}
    own = twice().play(A, "march:nicosia", "soldiers:5")  # an own territory was entered, and nobody stayed
    assert own.options(A) == {"start:nicosia", "stop"}
    assert own.why(A, "start:enna") == "LF-RULE-55"
    own.play(A, "start:nicosia", "march:enna")
    assert "7" in own.offers(A, "soldiers")  # all who are there, not only those that came
    held = Scene().put("enna", A, 5, orders="red_justice_v").put("caltanissetta", B, 9)
    resolve(held, A, "enna", "red_justice_v").play(A, "march:caltanissetta", "soldiers:2", "conflict:brute")
    held.play(A, "start:enna", "march:caltanissetta", "soldiers:3")  # the same target once more, skulls counting again
    assert held.told("bonuses")[0]["attack"] == 3
    assert held.play(A, "conflict:brute").asked == ""  # and no third


@pytest.mark.rule("LF-MOV-26", "LF-RULE-20")
def test_one_car_in_the_whole_order() -> None:
    def twice() -> Scene:
        scene = Scene().put("enna", A, 6, cars=2, orders="red_justice_v").put("caltanissetta", GREY, 1)
        return resolve(scene, A, "enna", "red_justice_v")

    along = twice().play(A, "march:caltanissetta", "soldiers:2", "car_along:yes", "start:caltanissetta")
    along.play(A, "march:agrigento", "soldiers:2")
    assert along.options(A) == {"car_along:yes", "car_along:no"}  # the same car takes part in both
    home = twice().play(A, "march:caltanissetta", "soldiers:2", "car_along:yes", "start:enna")
    home.play(A, "march:nicosia", "soldiers:1")
    assert (home.asked, home.car("enna")) == ("", 1)  # never a second one
    later = twice().play(A, "march:caltanissetta", "soldiers:2", "car_along:no", "start:enna")
    later.play(A, "march:nicosia", "soldiers:1", "car_along:yes")
    assert later.car("nicosia") == 1
    lost = Scene().put("enna", A, 6, cars=2, orders="red_justice_v").put("caltanissetta", B, 9)
    resolve(lost, A, "enna", "red_justice_v")
    lost.play(A, "march:caltanissetta", "soldiers:2", "car_along:yes", "conflict:brute", "start:enna")
    lost.play(A, "march:nicosia", "soldiers:1")
    assert lost.car("enna") == 1  # a lost car is not replaced
    water = Scene().put("licata", A, 6, cars=1, orders="red_justice_v").boat("mare_licata", A)
    resolve(water, A, "licata", "red_justice_v").play(A, "sail:ragusa", "soldiers:1", "start:licata", "march:gela")
    assert water.play(A, "soldiers:1").options(A) == {"car_along:yes", "car_along:no"}
