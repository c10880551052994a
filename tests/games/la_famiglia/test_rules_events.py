"""Chapter 8: the events phase, supply orders, bombs, snitch, agitation, the special orders of the appendix."""

from __future__ import annotations

import pytest

from consigliere.games.la_famiglia.components import ORDER, PLANNING_LULL, TERRITORY
from consigliere.games.la_famiglia.events import EndEvents, NextOrder, Reveal

from .attacks import resolve
from .scene import GREY, NOBODY, A, B, C, D, Scene


@pytest.mark.rule("LF-EVT-01")
def test_all_orders_are_turned_up_at_once() -> None:
    scene = (
        Scene(phase=PLANNING_LULL)
        .put("enna", A, 3, orders="red_basic_strike")
        .put("bronte", B, 2, orders="blue_basic_bomb")
    )
    assert scene.match.view(B)["table"]["orders"]["enna"] == [None]
    before = scene.g.reveals
    scene.ask(Reveal())
    assert scene.g.reveals > before
    for reader in (None, A, B, C, D):
        places = scene.match.view(reader)["table"]["orders"]
        assert places["enna"] == ["red_basic_strike"]
        assert places["bronte"] == ["blue_basic_bomb"]
    assert {entry["order"] for entry in scene.told("revealed")[0]["orders"]} == {"red_basic_strike", "blue_basic_bomb"}


@pytest.mark.rule("LF-EVT-02", "LF-RULE-6", "LF-SUP-03")
def test_supplies_before_attacks_each_by_initiative_and_ties_in_turn_order() -> None:
    scene = Scene(first=B)
    scene.put("enna", A, 3, orders="red_basic_strike")  # attack 4
    scene.put("noto", C, 3, orders="green_justice_a")  # attack 4
    scene.put("bronte", B, 3, orders="blue_justice_a")  # attack 2
    scene.put("palermo", D, 3, orders="yellow_basic_dig_in")  # supply 6
    scene.put("adrano", B, 3, orders="blue_basic_dig_in")  # supply 6
    scene.put("modica", GREY, 1).put("taormina", GREY, 1)
    scene.ask(Reveal())
    seen = []
    while scene.who:
        seat = scene.who[0]
        seen.append((seat, scene.asked))
        scene.play(seat, "stop")
    assert [seat for seat, _ in seen] == [B, D, B, C, A]


@pytest.mark.rule("LF-RULE-6")
def test_a_player_with_several_equal_orders_chooses_and_others_come_between(monkeypatch: pytest.MonkeyPatch) -> None:
    from consigliere.games.la_famiglia import events

    if not str(events.__file__).endswith(".py"):
        pytest.skip("no two orders of the box are equal, and a compiled table cannot be changed")
    equal = list(events.RANK)
    for name in ("red_basic_bomb", "blue_basic_strike"):
        equal[ORDER[name]] = equal[ORDER["red_basic_strike"]]
    monkeypatch.setattr(events, "RANK", tuple(equal))
    scene = Scene().put("enna", A, 3, orders="red_basic_strike").put("gela", A, 2, orders="red_basic_bomb")
    scene.put("bronte", B, 2, orders="blue_basic_strike").put("licata", GREY, 1).ask(NextOrder(-1, -1))
    assert scene.options(A) == {"first:red_basic_strike", "first:red_basic_bomb"}
    assert scene.why(A, "first:blue_basic_strike") == "LF-RULE-6"
    scene.play(A, "first:red_basic_bomb", "stop")
    assert scene.who == (B,)
    assert scene.play(B, "stop").who == (A,)


@pytest.mark.rule("LF-EVT-03", "LF-EVT-04", "LF-EVT-05")
def test_nothing_need_be_done_and_a_vest_stays_till_the_end() -> None:
    scene = Scene().put("enna", A, 3, orders="red_basic_dig_in").put("gela", A, 1, orders="red_basic_strike")
    scene.ask(NextOrder(-1, -1))
    assert scene.asked == "ChooseNext"
    scene.play(A, "stop")
    assert scene.laid("enna") == ["red_basic_dig_in"]
    table = scene.match.view()["table"]
    assert table["orders"]["enna"] == table["resolved"] == ["red_basic_dig_in"]
    assert scene.asked == "Move"
    scene.play(A, "stop")
    assert scene.laid("gela") == []
    assert scene.has(A, "red_basic_strike")
    scene.ask(EndEvents())
    assert scene.laid("enna") == []
    assert scene.has(A, "red_basic_dig_in")
    assert scene.g.spent == 0


@pytest.mark.rule("LF-EVT-06", "LF-SUP-04")
def test_who_loses_all_soldiers_loses_the_order_there() -> None:
    scene = Scene().put("enna", A, 5, orders="red_basic_strike").put("caltanissetta", B, 2, orders="blue_basic_strike")
    scene.put("agrigento", GREY, 1).ask(NextOrder(-1, -1))
    scene.play(A, "march:caltanissetta", "soldiers:3")
    assert scene.has(B, "blue_basic_strike")
    assert scene.asked == ""  # blue's order is lost, not even partly done


@pytest.mark.rule("LF-EVT-08", "LF-RULE-11", "LF-SUP-01", "LF-SUP-02")
def test_supplies_go_to_the_orders_territory_plain_numbers_whatever_the_base() -> None:
    scene = Scene().put("licata", B, 1, orders="blue_economy_b").put("gela", B, 1).hq(B, men=5).open(B, "police", 3)
    resolve(scene, B, "licata", "blue_economy_b")
    assert scene.options(B) == {"part:lab", "part:place", "stop"}
    scene.play(B, "part:place")
    assert scene.offers(B, "soldiers") == {"1", "2", "3"}  # three, and not base + something
    assert scene.why(B, "soldiers:4") == "LF-EVT-08"
    scene.play(B, "soldiers:2", "part:lab")
    assert (scene.at("licata"), scene.lab("licata"), scene.asked) == ((B, 3), 1, "")
    base = Scene().put("enna", A, 1, orders="red_police_b").hq(A, men=9)
    resolve(base, A, "enna", "red_police_b").play(A, "part:place_base")
    assert base.offers(A, "soldiers") == {str(n) for n in range(1, 5 + 2 + 1)}  # the base with this cell is 5
    full = Scene().put("licata", B, 1, labs=2, orders="blue_economy_b").hq(B, men=0)
    assert resolve(full, B, "licata", "blue_economy_b").asked == ""


@pytest.mark.rule("LF-SUP-02")
def test_boats_of_an_order_next_to_its_territory_and_none_inland() -> None:
    scene = Scene().put("licata", B, 1, orders="blue_economy_a").put("palermo", B, 1)
    scene.boat("mare_agrigento", A).boat("mare_agrigento", C)
    resolve(scene, B, "licata", "blue_economy_a").play(B, "part:boat")
    assert scene.options(B) == {"boat:mare_agrigento", "boat:mare_licata"}
    scene.play(B, "boat:mare_licata", "sail_on:mare_agrigento", "sink:boat_red")
    assert scene.match.view()["table"]["seas"]["mare_agrigento"] == {"green": 1}
    scene.play(B, "part:money")
    assert scene.g.money[B] == 2
    inland = Scene().put("enna", B, 1, orders="blue_economy_a")
    assert resolve(inland, B, "enna", "blue_economy_a").options(B) == {"part:money", "stop"}
    assert inland.why(B, "part:boat") == "LF-SUP-02"


@pytest.mark.rule("LF-SUP-05", "LF-RULE-45")
def test_money_on_an_attack_order_before_or_after_its_attack() -> None:
    for row in (("part:money", "stop"), ("part:attack", "stop", "part:money")):
        scene = Scene().put("palermo", D, 3, orders="yellow_police_a")
        resolve(scene, D, "palermo", "yellow_police_a")
        assert scene.options(D) == {"part:attack", "part:money", "stop"}
        scene.play(D, *row)
        assert scene.g.money[D] == 1


@pytest.mark.rule("LF-RULE-45", "LF-AGI-01")
def test_agitation_is_the_last_of_all_and_the_attack_part_may_be_left() -> None:
    scene = Scene().put("noto", C, 3, orders="green_church_a").put("siracusa", GREY, 3)
    resolve(scene, C, "noto", "green_church_a").play(
        C, "part:agitate", "agitate:siracusa", "send:catania", "soldiers:1"
    )
    assert (scene.at("catania"), scene.asked) == ((GREY, 1), "")  # the attack can no longer be done
    after = Scene().put("noto", C, 3, orders="green_church_a").put("siracusa", GREY, 3)
    resolve(after, C, "noto", "green_church_a").play(C, "part:attack", "march:modica", "soldiers:1")
    assert after.asked == "Agitation"


@pytest.mark.rule("LF-RULE-18", "LF-RULE-45")
def test_an_order_continues_after_its_territory_was_left() -> None:
    scene = Scene().put("noto", C, 2, orders="green_church_a").put("siracusa", GREY, 3)
    resolve(scene, C, "noto", "green_church_a").play(C, "part:attack", "march:modica", "soldiers:2")
    assert scene.has(C, "green_church_a")
    assert scene.asked == "Agitation"


# --- explosion


@pytest.mark.rule("LF-BOMB-01", "LF-RULE-25")
def test_a_bomb_hits_a_land_neighbour_with_enemy_or_neutral_soldiers() -> None:
    scene = Scene().put("licata", A, 2, orders="red_basic_bomb").put("gela", C, 2).put("camastra", GREY, 2)
    scene.put("caltanissetta", B, 3).put("ragusa", B, 3).boat("mare_licata", A)
    resolve(scene, A, "licata", "red_basic_bomb")
    assert scene.offers(A, "bomb") == {"camastra"}
    assert scene.why(A, "bomb:gela") == "LF-RULE-25"
    assert scene.why(A, "bomb:ragusa") == "LF-TOK-03"  # two steps by land, and a bomb knows no boats
    assert scene.why(A, "bomb:licata") == "LF-BOMB-01"
    scene.play(A, "bomb:camastra")
    assert (scene.at("camastra"), scene.g.men[A]) == ((NOBODY, 0), 2)  # no control, but recruits [LF-BOMB-04]


@pytest.mark.rule("LF-BOMB-02", "LF-BOMB-03", "LF-EX-13", "LF-BOMB-04")
def test_a_car_adds_its_lower_half_and_is_used_up() -> None:
    scene = Scene().put("noto", C, 2, cars=1, orders="green_basic_bomb").open(C, "justice", 2)
    scene.put("siracusa", B, 9, labs=1)
    resolve(scene, C, "noto", "green_basic_bomb").play(C, "bomb:siracusa", "car_along:yes")
    assert scene.told("explosion")[0]["attack"] == 2 + 3
    assert (scene.at("siracusa"), scene.car("noto"), scene.g.garage[C]) == ((B, 5), 0, 5)
    kept = Scene().put("noto", C, 2, cars=1, orders="green_basic_bomb").put("siracusa", B, 9, labs=2)
    resolve(kept, C, "noto", "green_basic_bomb").play(C, "bomb:siracusa", "car_along:no")
    assert (kept.at("siracusa"), kept.car("noto")) == ((B, 9), 1)


@pytest.mark.rule("LF-BOMB-03", "LF-BOMB-05")
def test_an_explosion_that_leaves_nobody_removes_cars_and_orders_and_leaves_labs() -> None:
    scene = Scene().put("enna", A, 2, orders="red_basic_bomb")
    scene.put("nicosia", B, 1, cars=2, labs=1, orders="blue_basic_strike")
    resolve(scene, A, "enna", "red_basic_bomb").play(A, "bomb:nicosia")
    assert (scene.at("nicosia"), scene.lab("nicosia"), scene.g.garage[B]) == ((NOBODY, 0), 1, 5)
    assert scene.has(B, "blue_basic_strike")
    vest = Scene().put("enna", A, 2, orders="red_basic_bomb").put("nicosia", B, 3, orders="blue_basic_dig_in")
    resolve(vest, A, "enna", "red_basic_bomb").play(A, "bomb:nicosia")
    assert vest.at("nicosia") == (B, 3)


@pytest.mark.rule("LF-BOMB-06")
def test_two_bombs_with_a_car_each() -> None:
    scene = (
        Scene().put("adrano", B, 2, cars=1, orders="blue_justice_v").put("bronte", A, 9, labs=1).put("catania", A, 5)
    )
    resolve(scene, B, "adrano", "blue_justice_v").play(B, "bomb:bronte", "car_along:yes")
    attack = scene.told("explosion")[0]["attack"]
    assert attack == 3 + scene.g.car_bomb(B)
    assert scene.at("bronte") == (A, 9 - attack + 1)
    assert scene.asked == "Explosion"
    left = scene.at("bronte")[1]
    scene.play(B, "bomb:bronte")  # no second car: no question
    assert scene.at("bronte") == (A, left - 3 + 1)
    assert scene.asked == ""


@pytest.mark.rule("LF-TOK-03")
def test_a_time_bomb_reaches_two_steps_with_a_car() -> None:
    scene = Scene().put("licata", A, 2, cars=1, orders="red_basic_bomb").put("gela", C, 1).put("ragusa", B, 3)
    scene.token("time_bomb", A).put("camastra", B, 1)
    resolve(scene, A, "licata", "red_basic_bomb")
    assert {"ragusa", "camastra"} <= scene.offers(A, "bomb")
    scene.play(A, "bomb:ragusa")
    assert scene.options(A) == {"car_along:yes"}
    assert scene.why(A, "car_along:no") == "LF-TOK-03"
    without = Scene().put("licata", A, 2, orders="red_basic_bomb").put("ragusa", B, 3).put("camastra", B, 1)
    without.token("time_bomb", A)
    assert resolve(without, A, "licata", "red_basic_bomb").why(A, "bomb:ragusa") == "LF-TOK-03"


# --- snitch


@pytest.mark.rule("LF-SNI-01", "LF-SNI-02", "LF-SNI-03", "LF-EX-16")
def test_the_snitch_2_2_1_of_the_example() -> None:
    def table() -> Scene:
        scene = (
            Scene().put("enna", A, 2, orders="red_church_a").put("nicosia", B, 4, labs=2).put("caltanissetta", GREY, 3)
        )
        scene.put("piazza_armerina", D, 1, cars=1, orders="yellow_basic_strike").put("camastra", C, 2)
        return resolve(scene, A, "enna", "red_church_a").play(A, "part:snitch")

    scene = table()
    assert scene.at("enna") == (A, 1)
    assert scene.why(A, "inform:camastra") == "LF-SNI-02"  # the ally's
    scene.play(A, "inform:nicosia")
    assert scene.offers(A, "soldiers") == {"1", "2"}  # never three, whatever defends
    scene.play(A, "soldiers:2")
    assert scene.why(A, "inform:nicosia") == "LF-SNI-01"  # one number of the pattern for each
    scene.play(A, "inform:caltanissetta", "soldiers:2", "inform:piazza_armerina", "soldiers:1")
    assert (scene.at("nicosia"), scene.at("caltanissetta")) == ((B, 2), (GREY, 1))
    assert scene.at("piazza_armerina") == (NOBODY, 0)
    assert scene.has(D, "yellow_basic_strike")
    assert scene.g.garage[D] == 5  # as for bombs
    assert scene.g.men[A] == 2
    assert scene.asked == ""
    none = table().play(A, "stop")
    assert (none.at("enna"), none.at("nicosia")) == ((A, 1), (B, 4))
    last = Scene().put("enna", A, 1, orders="red_church_a").put("nicosia", B, 4)
    resolve(last, A, "enna", "red_church_a").play(A, "part:snitch", "inform:nicosia", "soldiers:1")
    assert (last.at("enna"), last.at("nicosia")) == ((NOBODY, 0), (B, 3))  # it continues without its territory


@pytest.mark.rule("LF-SNI-01", "LF-RULE-21")
def test_a_small_number_leaves_the_large_ones_of_the_pattern() -> None:
    scene = Scene().put("enna", A, 2, orders="red_church_a").put("nicosia", B, 4).put("caltanissetta", B, 4)
    scene.put("piazza_armerina", B, 4)
    resolve(scene, A, "enna", "red_church_a").play(A, "part:snitch", "inform:nicosia", "soldiers:1")
    assert scene.match.view(A)["facts"]["pattern"] == [2, 2]


# --- agitation


def agitation(families: tuple[str, ...] = ("red", "blue", "green", "yellow"), **switches: bool) -> Scene:
    """Green's order in Caltagirone, neutrals in Scordia, blue in Palagonia."""
    scene = Scene(families, switches=switches).put("caltagirone", C, 2, orders="green_church_a").put("scordia", GREY, 5)
    scene.put("palagonia", B, 3)
    return resolve(scene, C, "caltagirone", "green_church_a").play(C, "part:agitate")


@pytest.mark.rule("LF-AGI-02", "LF-AGI-03", "LF-AGI-04", "LF-EX-17")
def test_the_agitation_of_the_example() -> None:
    scene = agitation()
    scene.play(C, "agitate:scordia")
    assert scene.why(C, "send:caltagirone") == "LF-AGI-03"  # the own territory
    scene.play(C, "send:palagonia")
    assert scene.offers(C, "soldiers") == {"1", "2", "3", "4", "5"}
    scene.play(C, "soldiers:2")
    assert scene.at("scordia") == (GREY, 3)
    battle = scene.match.view()["table"]["battle"]
    assert (battle["colour"], battle["men"], battle["car"], battle["water"]) == ("grey", 2, 0, 0)
    assert scene.told("bonuses")[0]["attack"] == 0
    assert (scene.asked, scene.who) == ("Conflict", (C,))
    scene.play(C, "conflict:cunning")
    assert scene.who == (C, B)


@pytest.mark.rule("LF-AGI-02")
def test_agitation_reaches_as_far_as_printed() -> None:
    far = Scene().put("palermo", D, 2, orders="yellow_church_b").put("corleone", GREY, 1).put("castelvetrano", GREY, 1)
    far.put("marsala", GREY, 1).put("trapani", GREY, 1)
    resolve(far, D, "palermo", "yellow_church_b").play(D, "part:agitate")
    from consigliere.games.la_famiglia.components import STEPS_BETWEEN, TERRITORY_IDS

    near = {name for i, name in enumerate(TERRITORY_IDS) if 1 <= STEPS_BETWEEN[TERRITORY["palermo"]][i] <= 2}
    assert far.offers(D, "agitate") == near & {"corleone", "castelvetrano", "marsala", "trapani"}
    assert far.why(D, "agitate:trapani") == "LF-AGI-02"


@pytest.mark.rule("LF-AGI-05", "LF-RULE-24")
def test_for_each_fallen_neutral_the_defender_may_recruit_once_the_attack_is_over() -> None:
    scene = agitation().play(C, "agitate:scordia", "send:palagonia", "soldiers:5", "conflict:brute")
    # 5 - 2 by brute force against 3: all fall, five neutrals in all
    assert scene.at("palagonia") == (NOBODY, 0)
    assert (scene.asked, scene.who) == ("AfterAgitation", (B,))
    assert scene.offers(B, "soldiers") == {str(n) for n in range(6)}
    scene.play(B, "soldiers:4")
    assert scene.g.men[B] == 4
    swapped = agitation().play(
        C, "agitate:scordia", "send:palagonia", "soldiers:2", "conflict:cunning", "card:coward_1"
    )
    swapped.play(B, "card:defector").play(C, "card_of_enemy:leave").play(B, "card_of_enemy:leave")
    # Defector: 1 against 4 (not counted); Coward: 0 against 4 (counted, to the bank)
    assert swapped.at("palagonia") == (B, 4)
    assert swapped.offers(B, "soldiers") == {"0", "1"}
    assert swapped.g.greys == 30 - 3


@pytest.mark.rule("LF-AGI-06", "LF-RULE-23", "LF-LAB-03")
def test_neutrals_join_neutrals_and_take_what_is_empty() -> None:
    scene = Scene().put("caltagirone", C, 2, orders="green_church_a").put("scordia", GREY, 5).labs("palagonia", 2)
    resolve(scene, C, "caltagirone", "green_church_a").play(
        C, "part:agitate", "agitate:scordia", "send:palagonia", "soldiers:5"
    )
    assert (scene.at("palagonia"), scene.lab("palagonia"), scene.at("scordia")) == ((GREY, 5), 1, (NOBODY, 0))
    join = (
        Scene()
        .put("caltagirone", C, 2, orders="green_church_a")
        .put("scordia", GREY, 5)
        .put("palagonia", GREY, 1, labs=2)
    )
    resolve(join, C, "caltagirone", "green_church_a")
    join.play(C, "part:agitate", "agitate:scordia", "send:palagonia", "soldiers:2")
    assert (join.at("palagonia"), join.lab("palagonia"), join.asked) == ((GREY, 3), 2, "")
    won = agitation()
    won.labs("palagonia", 2).play(
        C, "agitate:scordia", "send:palagonia", "soldiers:5", "conflict:cunning", "card:defector"
    )
    won.play(B, "card:coward_2").play(C, "card_of_enemy:leave").play(B, "card_of_enemy:leave")
    assert (won.at("palagonia"), won.lab("palagonia")) == ((GREY, 6), 1)
    assert won.g.greys == 30 - 6  # the Defector brought one of the bank


@pytest.mark.rule("LF-RULE-23")
def test_control_tokens_of_the_agitator_do_not_apply_those_of_the_defender_do() -> None:
    scene = (
        Scene().put("caltagirone", C, 2, orders="green_church_a").put("scordia", GREY, 5).put("palagonia", B, 3, labs=1)
    )
    scene.token("bribe", C).hq(C, money=9, men=5).token("protection", B).token("recruits", C)
    resolve(scene, C, "caltagirone", "green_church_a").play(
        C, "part:agitate", "agitate:scordia", "send:palagonia", "soldiers:5"
    )
    assert scene.asked == "Conflict"  # no bribe
    assert scene.told("bonuses")[0]["defence"] == 2


# --- the special orders of the appendix


@pytest.mark.rule("LF-SPC-02", "LF-RULE-35")
def test_yellow_b_puts_a_car_and_a_lab_then_a_soldier_at_each_own_lab() -> None:
    scene = Scene().put("palermo", D, 1, labs=1, orders="yellow_economy_b").put("enna", D, 1, labs=1).hq(D, men=2)
    scene.put("noto", B, 1, labs=2)
    resolve(scene, D, "palermo", "yellow_economy_b").play(D, "part:car", "part:lab")
    assert (scene.car("palermo"), scene.lab("palermo")) == (1, 2)
    scene.play(D, "part:lab_reinforce")
    assert scene.offers(D, "reinforce") == {"palermo", "enna"}  # three labs, two soldiers: the owner chooses
    assert scene.why(D, "reinforce:noto") == "LF-SPC-02"
    scene.play(D, "reinforce:palermo", "reinforce:palermo")
    assert (scene.at("palermo"), scene.g.men[D], scene.asked) == ((D, 3), 0, "")
    more = Scene().put("palermo", D, 1, labs=1, orders="yellow_economy_b").hq(D, men=5)
    resolve(more, D, "palermo", "yellow_economy_b").play(D, "part:lab_reinforce", "reinforce:palermo")
    assert more.asked == ""  # never more soldiers than labs; car and lab come first or not at all


@pytest.mark.rule("LF-SPC-05", "LF-RULE-56")
def test_blue_b_in_either_order_and_from_the_new_territory() -> None:
    def table() -> Scene:
        scene = (
            Scene()
            .put("enna", B, 4, cars=1, orders="blue_police_b")
            .put("nicosia", A, 1)
            .put("mistretta", A, 6, labs=1)
        )
        scene.put("caltanissetta", A, 3)
        return resolve(scene, B, "enna", "blue_police_b")

    scene = table()
    assert scene.options(B) == {"part:attack", "part:bomb", "stop"}
    scene.play(B, "part:attack", "march:nicosia", "soldiers:2", "car_along:yes")
    assert scene.options(B) == {"start:enna", "start:nicosia", "stop"}
    scene.play(B, "start:nicosia", "bomb:mistretta")
    assert scene.options(B) == {"car_along:yes", "car_along:no"}  # the car that came along
    scene.play(B, "car_along:yes")
    assert (scene.car("nicosia"), scene.g.garage[B]) == (0, 5)
    from_home = table().play(B, "part:attack", "march:nicosia", "soldiers:2", "car_along:yes", "start:enna")
    from_home.play(B, "bomb:caltanissetta")
    assert from_home.asked == ""  # no car stands there any more
    bomb_first = table().play(B, "part:bomb", "bomb:nicosia", "car_along:no")
    assert bomb_first.at("nicosia") == (NOBODY, 0)
    assert bomb_first.asked == "Move"


@pytest.mark.rule("LF-SPC-05")
def test_blue_b_bombs_from_a_territory_it_has_taken_never_from_one_it_held_before() -> None:
    scene = Scene().put("enna", B, 4, cars=1, orders="blue_police_b").put("nicosia", B, 1).put("mistretta", A, 6)
    scene.put("caltanissetta", A, 3)
    resolve(scene, B, "enna", "blue_police_b").play(B, "part:attack", "march:nicosia", "soldiers:2", "car_along:no")
    assert scene.asked == "Explosion"
    assert scene.options(B) == {"bomb:caltanissetta", "stop"}
    assert scene.why(B, "bomb:mistretta") == "LF-TOK-03"


@pytest.mark.rule("LF-SPC-06", "LF-RULE-32")
def test_white_a_brings_soldiers_to_itself_and_two_neighbours() -> None:
    scene = Scene(("white", "blue", "green", "yellow")).put("enna", A, 1, orders="white_police_a").put("nicosia", A, 1)
    scene.put("caltanissetta", C, 1).put("piazza_armerina", GREY, 1).put("camastra", B, 1).hq(A, men=3).hq(C, men=1)
    resolve(scene, A, "enna", "white_police_a").play(A, "part:aid")
    assert scene.offers(A, "aid") == {"enna", "nicosia", "caltanissetta", "piazza_armerina"}
    assert scene.why(A, "aid:camastra") == "LF-SPC-06"
    scene.play(A, "aid:enna", "soldiers:2", "aid:caltanissetta")
    assert scene.who == (C,)
    assert scene.options(C) == {"soldiers:0", "soldiers:1"}
    scene.play(C, "soldiers:1")
    assert (scene.at("caltanissetta"), scene.g.men[C], scene.g.men[A]) == ((C, 2), 0, 1)
    scene.play(A, "aid:piazza_armerina", "soldiers:2")
    assert (scene.at("piazza_armerina"), scene.asked) == ((GREY, 3), "")  # two neighbours have been chosen


@pytest.mark.rule("LF-SPC-07", "LF-RULE-51", "LF-RULE-47", "LF-RULE-21")
def test_white_b_swaps_enemies_of_neighbours_who_move_in() -> None:
    scene = (
        Scene(("white", "blue", "green", "yellow"))
        .put("enna", A, 1, orders="white_police_b")
        .put("nicosia", B, 1, labs=2)
    )
    scene.put("caltanissetta", D, 4).put("piazza_armerina", GREY, 2).put("camastra", C, 2)
    resolve(scene, A, "enna", "white_police_b")
    assert scene.offers(A, "convert") == {"nicosia", "caltanissetta"}
    assert scene.why(A, "convert:piazza_armerina") == "LF-RULE-51"
    assert scene.why(A, "convert:camastra") == "LF-SPC-07"
    supply = scene.g.supply[A]
    scene.play(A, "convert:nicosia", "convert:caltanissetta", "convert:caltanissetta")
    assert (scene.at("nicosia"), scene.at("caltanissetta"), scene.at("enna")) == ((NOBODY, 0), (D, 2), (A, 4))
    assert (scene.g.supply[A], scene.asked) == (supply - 3, "")
    poor = Scene(("white", "blue", "green", "yellow")).put("enna", A, 1, orders="white_police_b").put("palermo", A, 48)
    poor.put("nicosia", B, 3)
    resolve(poor, A, "enna", "white_police_b").play(A, "convert:nicosia")
    assert poor.asked == ""  # nobody left in supply


@pytest.mark.rule("LF-RULE-38")
def test_the_seven_tokens_of_the_appendix_have_their_letters() -> None:
    for name in ("green_police_a", "black_police_b", "blue_police_b", "white_police_a", "white_police_b"):
        assert name in ORDER
    assert {"yellow_economy_b", "yellow_economy_v"} <= set(ORDER)


@pytest.mark.rule("LF-SNI-01")
def test_a_snitch_reaches_every_neighbour_the_first_of_the_map_too() -> None:
    from consigliere.games.la_famiglia.components import NEIGHBOURS, TERRITORY_IDS
    from consigliere.games.la_famiglia.raids import Inform

    start = NEIGHBOURS[0][0]
    scene = Scene().put(TERRITORY_IDS[start], A, 2).put(TERRITORY_IDS[0], B, 2).ask(Inform(A, start, (2, 2, 1), ()))
    assert scene.offers(A, "inform") == {TERRITORY_IDS[0]}
