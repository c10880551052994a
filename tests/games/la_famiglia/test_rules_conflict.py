"""Chapter 8: attacks step by step, with cards, swaps, payments and control tokens of the events phase."""

from __future__ import annotations

import pytest

from consigliere.engine import NotYours
from consigliere.games.la_famiglia.components import TERRITORY
from consigliere.games.la_famiglia.events import NextOrder
from consigliere.games.la_famiglia.telling import in_turn

from .attacks import at_the_cards, attack, cards, resolve, strike
from .scene import GREY, NOBODY, A, B, C, D, Scene

# --- step 2


@pytest.mark.rule("LF-MOV-09", "LF-MOV-11", "LF-EX-13")
def test_skull_and_car_remove_the_difference_and_a_car_never_defends() -> None:
    scene = Scene().put("noto", C, 4, cars=1, orders="green_basic_strike").open(C, "justice", 2)
    scene.put("siracusa", B, 9, cars=3)
    resolve(scene, C, "noto", "green_basic_strike").play(C, "march:siracusa", "soldiers:3", "car_along:yes")
    assert scene.told("bonuses")[0] == {"place": "siracusa", "attack": 4, "defence": 0}
    assert (scene.at("siracusa"), scene.g.supply[B]) == ((B, 5), 50 - 5)
    even = strike().put("caltanissetta", B, 3, labs=2)
    attack(even, "march:caltanissetta", "soldiers:2")
    assert even.at("caltanissetta") == (B, 3)


@pytest.mark.rule("LF-MOV-10", "LF-LAB-02", "LF-EVT-07")
def test_labs_and_vests_of_all_orders_defend_before_and_after_they_are_resolved() -> None:
    scene = strike().put("caltanissetta", B, 4, labs=1, orders="blue_basic_dig_in blue_basic_bomb")
    scene.g.spent |= 1 << 2 * TERRITORY["caltanissetta"]  # the first has been resolved
    attack(scene, "march:caltanissetta", "soldiers:2")
    assert scene.told("bonuses")[0]["defence"] == 1 + 2 + 1
    grey = strike().put("caltanissetta", GREY, 3, labs=1)
    attack(grey, "march:caltanissetta", "soldiers:2")
    assert grey.told("bonuses")[0]["defence"] == 1


@pytest.mark.rule("LF-MOV-12", "LF-MOV-13")
def test_removed_neutrals_bring_recruits_and_a_cleared_target_falls_at_once() -> None:
    scene = strike().put("caltanissetta", GREY, 2).put("agrigento", A, 1)
    supply = scene.g.supply[A]
    attack(scene, "march:caltanissetta", "soldiers:2")
    assert (scene.at("caltanissetta"), scene.asked) == ((A, 2), "")
    assert (scene.g.men[A], scene.g.supply[A]) == (2, supply - 2)
    taken = strike().put("caltanissetta", B, 2, cars=1, orders="blue_basic_strike")
    attack(taken, "march:caltanissetta", "soldiers:2")
    assert (taken.at("caltanissetta"), taken.car("caltanissetta"), taken.g.garage[B]) == ((A, 2), 0, 5)
    assert taken.has(B, "blue_basic_strike")
    poor = strike().put("palermo", A, 44).put("caltanissetta", GREY, 2)  # one soldier left in supply
    attack(poor, "march:caltanissetta", "soldiers:2")
    assert (poor.g.men[A], poor.g.supply[A]) == (1, 0)


# --- step 3


@pytest.mark.rule("LF-MOV-14", "LF-MOV-15", "LF-RULE-12")
def test_brute_force_costs_two_attackers_and_needs_two() -> None:
    scene = strike().put("caltanissetta", B, 4)
    attack(scene, "march:caltanissetta", "soldiers:5")
    assert scene.options(A) == {"conflict:cunning", "conflict:brute"}
    scene.play(A, "conflict:brute")  # 5 - 2 against 4 - 2: one is left
    assert (scene.at("caltanissetta"), scene.asked) == ((A, 1), "")
    one = strike().put("caltanissetta", B, 4)
    attack(one, "march:caltanissetta", "soldiers:1")
    assert one.why(A, "conflict:brute") == "LF-RULE-12"
    two = strike().put("caltanissetta", B, 4)
    attack(two, "march:caltanissetta", "soldiers:2", "conflict:brute")
    assert (two.at("caltanissetta"), two.at("enna")) == ((B, 2), (A, 3))


@pytest.mark.rule("LF-MOV-16", "LF-MOV-22", "LF-RULE-40", "LF-RULE-13")
def test_both_lay_one_of_three_cards_unseen_and_have_all_three_again_next_time() -> None:
    scene = at_the_cards()
    assert sorted(scene.who) == [A, B]
    three = {"card:defector", "card:coward_1", "card:coward_2"}
    assert scene.options(A) == scene.options(B) == three
    scene.play(A, "card:coward_2")
    assert scene.who == (B,)
    for reader, seen in ((A, "coward_2"), (C, "coward_2"), (B, True), (D, True), (None, True)):
        assert scene.match.view(reader)["table"]["battle"]["cards"] == [seen, None]
    scene.play(B, "card:coward_1")
    for reader, seen in ((B, "coward_1"), (D, "coward_1"), (A, True), (None, True)):
        assert scene.match.view(reader)["table"]["battle"]["cards"][1] == seen
    scene.play(A, "card_of_enemy:leave").play(B, "card_of_enemy:leave")
    again = Scene().put("enna", A, 5, orders="red_basic_strike").put("caltanissetta", B, 6)
    attack(again, "march:caltanissetta", "soldiers:3", "conflict:cunning")
    assert again.options(A) == three


@pytest.mark.rule("LF-MOV-17", "LF-RULE-14")
def test_the_attacker_decides_first_and_only_about_the_enemys_card() -> None:
    scene = at_the_cards().play(A, "card:defector").play(B, "card:coward_1")
    assert (scene.asked, scene.who) == ("TakeCard", (A,))
    with pytest.raises(NotYours):
        scene.match.play(B, "card_of_enemy:take")
    scene.play(A, "card_of_enemy:take")
    assert scene.who == (B,)
    scene.play(B, "card_of_enemy:take")  # both swapped
    assert scene.told("cards_up")[0]["attacker"] == ["coward_1"]
    assert scene.told("cards_up")[0]["defender"] == ["defector"]
    both = cards(at_the_cards(), "defector", "coward_1", red_takes=True)
    assert sorted(both.told("cards_up")[0]["attacker"]) == ["coward_1", "defector"]
    assert both.told("cards_up")[0]["defender"] == []


@pytest.mark.rule("LF-MOV-18", "LF-MOV-19", "LF-MOV-20")
def test_defectors_before_cowards_each_on_the_side_before_which_it_lies() -> None:
    # 4 attackers, 4 defenders. Red's defector: 5 against 3; blue's coward 1: 5 against 2.
    scene = cards(at_the_cards(), "defector", "coward_1")
    assert scene.at("caltanissetta") == (A, 3)
    assert scene.g.men[B] == 1
    # Blue's defector, red's coward 2: 3 against 5, then 1 against 5.
    scene = cards(at_the_cards(), "coward_2", "defector")
    assert scene.at("caltanissetta") == (B, 4)
    assert scene.g.men[A] == 2


@pytest.mark.rule("LF-MOV-18", "LF-MOV-20")
def test_a_coward_takes_at_most_all_and_both_cards_are_applied() -> None:
    scene = at_the_cards(attackers=1)  # 1 against 4
    cards(scene, "coward_2", "coward_2")
    assert (scene.g.men[A], scene.g.men[B], scene.at("caltanissetta")) == (1, 2, (B, 2))


@pytest.mark.rule("LF-MOV-21")
def test_predictable_conflicts_apply_identical_cards_once() -> None:
    # Blue takes red's card and has two Defectors: 4 against 4 becomes 3 against 5, without the agreement 2 against 6.
    agreed = cards(at_the_cards(predictable=True), "defector", "defector", blue_takes=True)
    assert agreed.at("caltanissetta") == (B, 2)
    plain = cards(at_the_cards(), "defector", "defector", blue_takes=True)
    assert plain.at("caltanissetta") == (B, 4)
    # Coward 1 and Coward 2 are not identical.
    mixed = cards(at_the_cards(predictable=True), "coward_1", "coward_2", red_takes=True)
    assert mixed.g.men[A] == 3


@pytest.mark.rule("LF-RULE-15")
def test_a_defector_without_an_enemy_does_nothing_and_with_an_empty_supply_the_enemy_still_goes() -> None:
    scene = at_the_cards(attackers=4, defenders=6)
    g = scene.g
    g.hold(TERRITORY["palermo"], A)
    g.soldiers[TERRITORY["palermo"]] = g.supply[A]
    g.supply[A] = 0
    cards(scene, "defector", "coward_1")  # 4 against 3, then 4 against 2
    assert scene.at("caltanissetta") == (A, 2)
    nobody = at_the_cards(attackers=1, defenders=3)  # 1 against 1; both have a Defector, the attacker's first
    cards(nobody, "defector", "defector")
    assert nobody.at("caltanissetta") == (NOBODY, 0)  # 2 against 0, then 1 against 1, then a pair
    gone = at_the_cards(attackers=1)  # 1 against 4; blue takes red's Defector, and the second finds nobody
    cards(gone, "defector", "defector", blue_takes=True)
    assert gone.at("caltanissetta") == (B, 5)
    left = at_the_cards(attackers=4, defenders=3)  # 4 against 1; red takes blue's Defector
    cards(left, "defector", "defector", red_takes=True)
    assert left.at("caltanissetta") == (A, 5)


@pytest.mark.rule("LF-MOV-16", "LF-RULE-43", "LF-RULE-58")
def test_for_neutrals_the_next_enemy_names_who_plays() -> None:
    scene = strike().put("caltanissetta", GREY, 5)
    attack(scene, "march:caltanissetta", "soldiers:3", "conflict:cunning")
    assert (scene.asked, scene.who) == ("NeutralDefender", (B,))
    with pytest.raises(NotYours):
        scene.match.play(D, "defend:self")
    scene.play(B, "defend:ally")
    assert scene.who == (A, D)
    own = strike().put("caltanissetta", GREY, 5)
    attack(own, "march:caltanissetta", "soldiers:3", "conflict:cunning").play(B, "defend:self")
    assert own.who == (A, B)


@pytest.mark.rule("LF-RULE-16", "LF-RULE-17", "LF-MOV-20")
def test_cards_for_neutrals() -> None:
    def fight(red: str, blue: str) -> Scene:
        scene = strike().put("caltanissetta", GREY, 6)
        attack(scene, "march:caltanissetta", "soldiers:3", "conflict:cunning").play(B, "defend:self")
        assert scene.g.men[A] == 2  # the skull removed two
        return cards(scene, red, blue)

    swapped = fight("defector", "coward_1")  # 3 against 4: 4 against 3, then 4 against 2
    assert swapped.at("caltanissetta") == (A, 2)
    assert swapped.g.men[A] == 2 + 1 + 2  # the coward and the pairs bring recruits, the defector none
    neutral = fight("coward_1", "defector")  # 2 against 5, then 1 against 5
    assert neutral.at("caltanissetta") == (GREY, 4)
    assert neutral.g.greys == 30 - 4


@pytest.mark.rule("LF-MOV-23", "LF-MOV-24", "LF-MOV-25")
def test_pairs_go_until_a_side_has_none() -> None:
    held = Scene().put("enna", A, 5, cars=1, orders="red_basic_strike")
    held.put("caltanissetta", B, 6, cars=1, labs=2, orders="blue_basic_strike")
    attack(held, "march:caltanissetta", "soldiers:4", "car_along:yes", "conflict:brute")  # skull 2 + car 1 - labs 2
    assert (held.at("caltanissetta"), held.car("caltanissetta")) == ((B, 3), 1)
    assert (held.g.garage[A], held.lab("caltanissetta"), held.laid("caltanissetta")) == (5, 2, ["blue_basic_strike"])
    empty = strike().put("caltanissetta", B, 4, cars=1, labs=1, orders="blue_basic_strike")
    attack(empty, "march:caltanissetta", "soldiers:5", "conflict:brute")  # 3 against 3
    assert (empty.at("caltanissetta"), empty.lab("caltanissetta"), empty.g.garage[B]) == ((NOBODY, 0), 1, 5)
    assert empty.has(B, "blue_basic_strike")
    won = strike().put("caltanissetta", B, 3, labs=2)
    attack(won, "march:caltanissetta", "soldiers:5", "conflict:brute")
    assert (won.at("caltanissetta"), won.lab("caltanissetta")) == ((NOBODY, 0), 2)
    taken = Scene().put("enna", A, 6, orders="red_basic_strike").put("caltanissetta", B, 3, labs=2)
    attack(taken, "march:caltanissetta", "soldiers:6", "conflict:brute")
    assert (taken.at("caltanissetta"), taken.lab("caltanissetta")) == ((A, 1), 1)


@pytest.mark.rule("LF-EX-14", "LF-RULE-28", "LF-RULE-33")
def test_the_conflict_of_the_rulebook_step_by_step() -> None:
    """Julia (red): 6 soldiers and a car, car value 2; Alexei (blue): 4 soldiers, 2 labs, a vest of 1."""
    scene = Scene().put("enna", A, 6, cars=1, orders="red_basic_strike").open(A, "justice", 1)
    scene.put("caltanissetta", B, 4, labs=2, orders="blue_basic_bomb")
    julia, alexei = scene.g.supply[A], scene.g.supply[B]
    assert scene.g.car_attack(A) == 2
    attack(scene, "march:caltanissetta", "soldiers:5", "car_along:yes")
    assert scene.told("bonuses")[0] == {"place": "caltanissetta", "attack": 4, "defence": 3}
    assert scene.at("caltanissetta") == (B, 3)
    scene.play(A, "conflict:cunning", "card:coward_1").play(B, "card:defector")
    scene.play(A, "card_of_enemy:leave").play(B, "card_of_enemy:take")
    # Defector: Julia 4, Alexei 4. Coward: Alexei 3, his HQ +1. Three pairs go.
    assert (scene.at("caltanissetta"), scene.car("caltanissetta"), scene.lab("caltanissetta")) == ((A, 1), 1, 1)
    assert scene.has(B, "blue_basic_bomb")
    assert scene.g.men[B] == 1
    assert (scene.g.supply[A] - julia, scene.g.supply[B] - alexei) == (4, 3)
    assert scene.at("enna") == (A, 1)


# --- orders with a swap or a payment


@pytest.mark.rule("LF-SPC-01", "LF-RULE-47", "LF-RULE-16")
def test_green_a_swaps_one_defender() -> None:
    scene = Scene().put("noto", C, 3, orders="green_police_a").put("siracusa", B, 4)
    resolve(scene, C, "noto", "green_police_a").play(C, "march:siracusa", "soldiers:2")
    assert scene.offers(C, "swap") == {"0", "1"}
    supply = (scene.g.supply[C], scene.g.supply[B])
    scene.play(C, "swap:1")  # 3 against 3, then the skull
    assert (scene.g.battle and scene.g.battle.men, scene.at("siracusa")) == (3, (B, 2))
    assert scene.g.supply[C] == supply[0] - 1
    assert scene.g.supply[B] == supply[1] + 1 + 1
    grey = Scene().put("noto", C, 3, orders="green_police_a").put("siracusa", GREY, 4)
    resolve(grey, C, "noto", "green_police_a").play(C, "march:siracusa", "soldiers:2", "swap:1")
    assert grey.g.men[C] == 1  # for the skull's neutral only
    poor = Scene().put("noto", C, 3, orders="green_police_a").put("siracusa", B, 4).put("palermo", C, 47)
    resolve(poor, C, "noto", "green_police_a").play(C, "march:siracusa", "soldiers:2")
    assert poor.asked == "Conflict"  # nobody in supply to swap for


@pytest.mark.rule("LF-SPC-04", "LF-RULE-47", "LF-RULE-21")
def test_black_b_swaps_two_and_may_take_the_territory_so() -> None:
    families = ("black", "blue", "green", "yellow")
    scene = Scene(families).put("enna", A, 3, orders="black_police_b").put("caltanissetta", B, 2, cars=1)
    resolve(scene, A, "enna", "black_police_b").play(A, "march:caltanissetta", "soldiers:1")
    assert scene.offers(A, "swap") == {"0", "1", "2"}
    scene.play(A, "swap:2")
    assert (scene.at("caltanissetta"), scene.g.garage[B]) == ((A, 3), 5)
    poor = Scene(families).put("enna", A, 3, orders="black_police_b").put("caltanissetta", B, 4).put("palermo", A, 46)
    resolve(poor, A, "enna", "black_police_b").play(A, "march:caltanissetta", "soldiers:1")
    assert poor.why(A, "swap:2") == "LF-RULE-47"


@pytest.mark.rule("LF-SPC-03", "LF-RULE-54")
def test_yellow_c_pays_for_defenders_also_by_selling_orders() -> None:
    def pay(money: int, orders: str) -> Scene:
        scene = Scene().put("palermo", D, 5, orders="yellow_economy_v").put("bagheria", A, 5)
        scene.hq(D, money=money, orders=orders)
        return resolve(scene, D, "palermo", "yellow_economy_v").play(D, "march:bagheria", "soldiers:4")

    scene = pay(2, "")
    assert scene.offers(D, "pay") == {"0", "1", "2"}
    assert scene.why(D, "pay:3") == "LF-RULE-54"
    scene.play(D, "pay:2")
    assert (scene.g.money[D], scene.at("bagheria")) == (0, (A, 2))  # two paid for, one by the skull
    short = pay(1, "yellow_basic_bomb yellow_basic_muster")
    assert "pay:3" in short.options(D)
    short.play(D, "pay:3")
    assert short.asked == "Raise"
    assert short.options(D) == {"sell:sale_yellow_basic_bomb", "sell:sale_yellow_basic_muster"}
    short.play(D, "sell:sale_yellow_basic_bomb", "sell:sale_yellow_basic_muster")
    assert (short.g.money[D], short.at("bagheria")) == (0, (A, 1))
    helped = pay(1, "yellow_basic_bomb").hq(B, money=4)
    helped.play(D, "pay:2").play(B, "give:1")  # the ally's gift comes while the question is open
    assert (helped.has(D, "yellow_basic_bomb"), helped.asked) == (True, "Conflict")


@pytest.mark.rule("LF-RULE-54", "LF-RULE-3")
def test_a_payment_that_was_chosen_is_made() -> None:
    scene = Scene().put("palermo", D, 5, orders="yellow_economy_v").put("bagheria", A, 9)
    scene.hq(D, money=2, orders="yellow_basic_bomb yellow_basic_muster")
    resolve(scene, D, "palermo", "yellow_economy_v").play(D, "march:bagheria", "soldiers:4", "pay:4")
    assert "give:1" not in scene.extras(D)
    assert scene.why(D, "give:1") == "LF-RULE-3"


# --- control tokens


@pytest.mark.rule("LF-TOK-02", "LF-RULE-54", "LF-RULE-21", "LF-RULE-29")
def test_bribe_after_the_target_is_fixed_and_before_the_orders_own_effect() -> None:
    scene = Scene().put("noto", C, 4, orders="green_police_a").put("siracusa", B, 3).token("bribe", C).hq(C, money=3)
    resolve(scene, C, "noto", "green_police_a").play(C, "march:siracusa", "soldiers:3")
    assert scene.options(C) == {"use:bribe", "decline"}
    scene.play(C, "use:bribe")
    assert (scene.g.money[C], scene.at("siracusa"), scene.asked) == (1, (B, 2), "Swap")
    alone = strike().put("caltanissetta", B, 1).token("bribe", A).hq(A, money=2)
    attack(alone, "march:caltanissetta", "soldiers:1", "use:bribe")
    assert alone.at("caltanissetta") == (A, 1)  # without a fight
    grey = strike().put("caltanissetta", GREY, 1).token("bribe", A).hq(A, money=2)
    attack(grey, "march:caltanissetta", "soldiers:1", "use:bribe")
    assert grey.g.men[A] == 1  # a removal of neutrals brings recruits
    empty = strike().token("bribe", A).hq(A, money=2)
    assert attack(empty, "march:nicosia", "soldiers:1").asked == ""
    twice = Scene().put("enna", A, 6, orders="red_justice_v").put("caltanissetta", B, 1).put("nicosia", B, 1)
    twice.token("bribe", A).hq(A, money=4)
    resolve(twice, A, "enna", "red_justice_v").play(A, "march:caltanissetta", "soldiers:1", "use:bribe", "start:enna")
    assert twice.play(A, "march:nicosia", "soldiers:1").asked == "UseBribe"


@pytest.mark.rule("LF-TOK-05", "LF-RULE-19")
def test_recruits_after_an_attack_exactly_two_or_none() -> None:
    scene = strike().put("caltanissetta", B, 1).token("recruits", A).hq(A, men=3)
    attack(scene, "march:caltanissetta", "soldiers:1")
    assert scene.options(A) == {"use:recruits", "decline"}
    scene.play(A, "use:recruits")
    assert (scene.at("caltanissetta"), scene.g.men[A]) == ((A, 3), 1)
    few = strike().put("caltanissetta", B, 1).token("recruits", A).hq(A, men=1)
    assert attack(few, "march:caltanissetta", "soldiers:1").asked == ""
    empty = strike().token("recruits", A).hq(A, men=3)
    assert attack(empty, "march:nicosia", "soldiers:1").asked == ""


@pytest.mark.rule("LF-TOK-06")
def test_cannons_when_a_boat_is_used_even_to_a_land_neighbour() -> None:
    def shot(way: str) -> int:
        scene = Scene().put("licata", A, 4, orders="red_basic_strike").put("gela", B, 9).boat("mare_licata", A)
        scene.token("cannons", A)
        resolve(scene, A, "licata", "red_basic_strike").play(A, f"{way}:gela", "soldiers:2")
        return int(scene.told("bonuses")[0]["attack"])

    assert (shot("sail"), shot("march")) == (3, 2)


@pytest.mark.rule("LF-TOK-07", "LF-RULE-30")
def test_accomplices_attack_past_an_empty_or_neutral_territory() -> None:
    def table() -> Scene:
        scene = Scene().put("enna", A, 4, cars=1, orders="red_basic_strike").put("nicosia", GREY, 3)
        scene.put("mistretta", B, 1).put("caltanissetta", D, 2).put("petralia", C, 1).token("accomplices", A)
        return scene.hq(A, money=1)

    scene = resolve(table(), A, "enna", "red_basic_strike")
    assert scene.why(A, "past:caltanissetta") == "LF-RULE-30"  # an enemy's
    scene.play(A, "past:nicosia")
    assert scene.why(A, "march:enna") == "LF-MOV-04"
    assert scene.why(A, "march:petralia") == "LF-TEAM-04"
    assert scene.why(A, "march:palermo") == "LF-RULE-30"
    scene.play(A, "march:mistretta", "soldiers:2", "car_along:yes")
    assert (scene.g.money[A], scene.at("mistretta"), scene.at("nicosia")) == (0, (A, 2), (GREY, 3))
    assert scene.car("mistretta") == 1
    broke = resolve(table().hq(A, money=0, orders=""), A, "enna", "red_basic_strike")
    assert broke.why(A, "past:nicosia") == "LF-TOK-07"
    without = Scene().put("enna", A, 4, orders="red_basic_strike").hq(A, money=3)
    assert resolve(without, A, "enna", "red_basic_strike").why(A, "past:nicosia") == "LF-TOK-07"


@pytest.mark.rule("LF-TOK-11", "LF-TOK-09")
def test_protection_adds_to_a_territory_with_a_lab_once() -> None:
    def defence(labs: int, holder: int) -> int:
        scene = strike().put("caltanissetta", B, 4, labs=labs).token("protection", holder)
        attack(scene, "march:caltanissetta", "soldiers:1")
        return int(scene.told("bonuses")[0]["defence"])

    assert [defence(labs, B) for labs in (0, 1, 2)] == [0, 2, 3]
    assert defence(2, D) == 2  # the ally's token does not help


# --- what everybody sees


@pytest.mark.rule("LF-MOV-09", "LF-MOV-10", "LF-EVT-02")
def test_the_table_shows_whose_turn_it_is_and_what_each_side_adds() -> None:
    """Skull 2 and a car against a lab and a vest; then the remaining orders, supplies first."""
    scene = Scene().put("enna", A, 6, cars=1, orders="red_basic_strike").put("noto", D, 3, orders="yellow_basic_bomb")
    scene.put("caltanissetta", B, 5, labs=1, orders="blue_basic_dig_in").put(
        "palermo", C, 2, orders="green_basic_strike"
    )
    scene.ask(NextOrder(-1, -1))
    table = scene.match.view()["table"]
    assert table["current"] == {"place": "caltanissetta", "order": "blue_basic_dig_in"}
    rows = [(place, order) for place, order, _ in in_turn(table)]
    assert rows[0] == ("caltanissetta", "blue_basic_dig_in")
    assert [place for place, _ in rows[1:]] == ["enna", "palermo", "noto"]  # by initiative
    scene.play(B, "stop").play(A, "march:caltanissetta", "soldiers:5", "car_along:yes")
    table = scene.match.view()["table"]
    assert table["current"] == {"place": "enna", "order": "red_basic_strike"}
    attack, defence = table["battle"]["bonuses"]
    assert attack == {"skull": 2, "car": scene.g.car_attack(A), "cannons": 0}
    assert defence == {"labs": 1, "vests": 2, "protection": 0}
    told = scene.told("bonuses")[0]
    assert (told["attack"], told["defence"]) == (sum(attack.values()), sum(defence.values()))
