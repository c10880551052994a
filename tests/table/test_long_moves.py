"""Long moves in few clicks: rows of options taken and undone together, and forced answers."""

from __future__ import annotations

from random import Random

import consigliere as cg
from consigliere.engine import Option, Seat
from consigliere.engine.foresight import forced_answer
from consigliere.engine.routes import two_step_routes
from consigliere.games.la_famiglia.events import NextOrder
from consigliere.match import Match
from consigliere.table.play.loaded import ROW
from tests.games.la_famiglia.scene import A, B, Scene

from .server import Browser, Server
from .test_http import two_at_a_table


def test_a_row_is_taken_and_undone_as_one(server: Server, anna: Browser, boris: Browser) -> None:
    """Random play that takes every distant target in one click once it is offered."""
    table = two_at_a_table(anna, boris)
    pick, rows, undone = Random(3), 0, 0
    for _ in range(150):
        loaded = server.loaded(table[3:])
        if loaded.match.result is not None or (rows > 4 and undone > 2):
            break
        assert forced_answer(loaded.match) is None, "what is no choice has been answered already"
        browser = anna if loaded.owes(0) else boris
        options, number = browser.options(table)
        far = [option for option in options if ROW in option]
        before = [str(choice.option) for choice in loaded.match.history()]
        chosen = far[0] if far else pick.choice(options)
        assert browser.post(f"{table}/play", option=chosen, number=number).status_code == 303
        loaded = server.loaded(table[3:])
        made = [str(choice.option) for choice in loaded.match.history()]
        assert made[: len(before) + len(chosen.split(ROW))] == [*before, *chosen.split(ROW)]
        rows += bool(far)
        seat = 0 if browser is anna else 1
        if len(made) > len(before) + 1 and loaded.can_undo(seat):
            browser.post(f"{table}/undo", number=browser.options(table)[1])
            after = [str(choice.option) for choice in server.loaded(table[3:]).match.history()]
            assert after == before, "taken as one, taken back as one"
            undone += 1
            browser.post(f"{table}/play", option=chosen, number=browser.options(table)[1])
    assert rows > 0
    assert undone > 0


def test_a_row_with_one_wrong_option_changes_nothing(server: Server, anna: Browser, boris: Browser) -> None:
    table = two_at_a_table(anna, boris)
    options, number = anna.options(table)
    before = server.loaded(table[3:]).match.save()
    answer = anna.post(f"{table}/play", option=f"{options[0]}{ROW}to:nowhere", number=number)
    assert answer.status_code != 303 or server.loaded(table[3:]).match.save() == before
    assert server.loaded(table[3:]).match.save() == before


def with_a_henchman() -> tuple[Match, Seat]:
    """La Cosa Nostra in its first planning, with a card in the planner's hand that fits any gangster."""
    for seed in range(100):
        match = cg.new("la_cosa_nostra", seats=3, seed=seed)
        while match.view(None)["step"] != "PlanningTurn":
            seat = match.deciders[0]
            match.play(seat, match.options(seat)[0])
        seat = match.deciders[0]
        if Option("play", "henchman") in match.options(seat):
            return match, seat
    raise AssertionError


def test_what_a_card_in_hand_could_be_played_on_does_not_glow(
    server: Server, anna: Browser, boris: Browser, stranger: Browser
) -> None:
    """For an assignment the page does not highlight all gangsters just because a Henchman in hand fits any."""
    match, seat = with_a_henchman()
    assert Option("play", "henchman") in {way.first for way in two_step_routes(match, seat).values()}, (
        "or this test says nothing"
    )
    people = (anna, boris, stranger)
    brought = anna.http.post("/import", data={"csrf": anna.csrf}, files={"file": ("game.json", match.save())})
    table = brought.headers["location"]
    for one, browser in enumerate(people):
        browser.go(f"{table}/join", seat=one, nickname=f"Seat {one}")
    anna.go(f"{table}/start")
    options, _ = people[seat].options(table)
    assert "play:henchman" in options
    assert not [option for option in options if option.startswith("play:") and ROW in option]


def before_another_order() -> Match:
    """Red must choose how to fight. Brute force ends the attack, and red's bomb in Gela would come at once."""
    scene = Scene().put("enna", A, 5, orders="red_basic_strike").put("caltanissetta", B, 6).hq(A, men=0).hq(B, men=0)
    scene.put("gela", A, 2, orders="red_basic_bomb").put("licata", B, 2).put("piazza_armerina", B, 2)
    match = scene.ask(NextOrder(-1, -1)).play(A, "march:caltanissetta", "soldiers:5").match
    return cg.from_position("la_famiglia", match.position())


def test_one_click_never_reaches_across_the_end_of_an_order(server: Server, anna: Browser) -> None:
    match = before_another_order()
    routes = two_step_routes(match, A)
    assert Option("bomb", "licata") in routes, "or this test says nothing"
    brought = anna.http.post("/import", data={"csrf": anna.csrf}, files={"file": ("game.json", match.save())})
    table = brought.headers["location"]
    anna.go(f"{table}/join", seat=A, nickname="Anna")
    for seat in (1, 2, 3):
        anna.go(f"{table}/replace", seat=seat, level="random")
    anna.go(f"{table}/start")
    options, _ = anna.options(table)
    assert "conflict:brute" in options
    assert not [option for option in options if ROW in option]
