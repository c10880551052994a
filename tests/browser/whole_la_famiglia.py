"""La Famiglia to its end in Chromium: a team of two people, one on a phone, against two bots. `make browser-long`.

It begins in the planning phase of the last round of a game that is read in, set so that an attack by boats, a cunning
plan and an explosion are sure to come. Somebody watches, and gets not a byte of what is the team's alone.
"""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import FilePayload, expect

import consigliere as cg
from consigliere.games.la_famiglia.components import PLANNING
from consigliere.games.la_famiglia.events import REVEAL
from consigliere.games.la_famiglia.lull import EVENTS_LULL_STEP, PLANNING_LULL_STEP
from consigliere.games.la_famiglia.planning import NextTurn
from tests.games.la_famiglia.scene import A, B, C, D, Scene

from .player import READY, Player
from .test_la_famiglia import PHONE, press

MOST = 400  # choices: far more than a last round has
PLAN = "We meet behind the church"
FACE_DOWN = ("red_basic_strike", "green_basic_bomb", "yellow_basic_dig_in")
WANTED = ("sail:ragusa", "conflict:cunning", "bomb:caltanissetta", "car_along:no", "use:car")


def last_round() -> str:
    """The last round of a game as a save: two markers left to move, the orders laid."""
    scene = Scene(round=4, phase=PLANNING)
    scene.put("camastra", A, 6, orders="red_basic_strike").put("ragusa", B, 5).boat("mare_agrigento", A)
    scene.boat("mare_licata", C).put("enna", C, 4, orders="green_basic_bomb").put("caltanissetta", B, 4)
    scene.put("noto", D, 3).put("bronte", D, 2, orders="yellow_basic_dig_in")
    for seat in (A, B, C, D):
        scene.hq(seat, money=4, men=3)
    scene.marker("b3_church_1", A).marker("b3_police_1", B)
    scene.ask(NextTurn(A), PLANNING_LULL_STEP, REVEAL, EVENTS_LULL_STEP)
    return cg.from_position("la_famiglia", scene.match.position()).save()


def begin(anna: Player, carla: Player, watcher: Player) -> None:
    """Anna reads the game in and sits down, Carla becomes her ally, bots take the other seats."""
    page = anna.go()
    page.wait_for_selector(READY)
    save: FilePayload = {"name": "g.json", "mimeType": "application/json", "buffer": last_round().encode()}
    page.set_input_files("input[type=file]", save)
    page.locator("form[action='/import'] button").click()
    page.wait_for_url("**/t/*")
    for player, name, seat in ((anna, "Anna", A), (carla, "Carla", C)):
        player.page.goto(page.url)
        player.page.fill(f"#nickname-{seat}", name)
        player.page.click(f".join:has(input[name=seat][value='{seat}']) button")
        player.page.wait_for_selector(f".join:has(input[name=seat][value='{seat}'])", state="detached")
    for seat in (B, D):
        form = page.locator(f"form:has(select):has(input[name=seat][value='{seat}'])")
        form.locator("button").click()
        page.wait_for_selector(f"form:has(select):has(input[name=seat][value='{seat}'])", state="detached")
    watcher.page.goto(page.url)
    page.click(".lobby-start .primary:enabled")
    for player in (anna, carla, watcher):
        player.page.wait_for_selector(f"{READY} #question")


def choose(player: Player) -> None:
    """What leads to the boats, the plan and the bomb; else the first answer."""
    buttons = player.page.locator("#choices button:not(.extra)")
    offered = buttons.evaluate_all("all => all.map(one => one.value)")
    wanted = next((option for option in WANTED if option in offered), None)
    soldiers = [option for option in offered if option.startswith("soldiers:")]
    option = wanted or (soldiers[-2] if len(soldiers) > 1 else offered[0])
    player.answered(option, player.page.locator(f"#choices button[value='{option}']").first)


def test_a_team_of_two_people_fights_the_last_round_against_bots(visitor: Callable[..., Player]) -> None:
    anna, carla, watcher = visitor(), visitor(), visitor()
    carla.page.set_viewport_size(PHONE)
    begin(anna, carla, watcher)
    table = anna.page.url
    anna.page.click("#tab-talk")
    anna.page.fill("#say-0-2", PLAN)
    anna.page.press("#say-0-2", "Enter")
    anna.page.click("#board-tools [data-switch=sketch]")
    press(anna, "camastra")
    press(anna, "ragusa")
    anna.page.keyboard.press("Escape")
    expect(carla.page.locator("#table svg .sketch path")).to_have_count(4)
    # Nobody goes on before Anna's turn: until then the orders lie face down.
    assert not any(order in text for text in watcher.collect() for order in FACE_DOWN)
    assert all(any(order in text for text in carla.collect()) for order in FACE_DOWN[:2])
    made, opened = 0, False
    while not anna.over():
        assert made < MOST
        opened = opened or anna.page.locator("[id^='turn-']").count() > 0
        for player in (anna, carla):
            if player.asked() and player.page.locator("#choices button:not(.extra)").count():
                choose(player)
                made += 1
                break
        else:
            anna.page.wait_for_timeout(50)
    assert opened
    for text in watcher.collect():
        assert PLAN not in text
        assert "through sketch" not in text
        assert 'id="hq-' not in text or "verdict" in text
    assert any(PLAN in text for text in carla.collect())
    anna.page.wait_for_selector(".verdict")
    game = cg.load(anna.page.request.get(f"{table}/export").text())
    told = [event for choice in game.events(None) for event in choice]
    assert any(event["event"] == "marched" and event["water"] for event in told)
    assert any(event["event"] == "cards_up" for event in told)
    assert any(event["event"] == "explosion" for event in told)
