"""A whole game of La Famiglia in Chromium: a team of two people, one on a phone, against two bots. `make browser-long`.

From the front page to the result: they talk and draw in their team's room, attack over boats, fight with a cunning plan
and set off a bomb. A spectator gets no byte of what only the team may see.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

import consigliere as cg
from consigliere.engine import Match
from consigliere.engine.viewing import PARTS

from .live_server import dealing
from .player import READY, Player
from .predicted_la_famiglia import BOT, PEOPLE, SEATS, Game, find, has_all
from .test_la_famiglia import PHONE, press
from .whole_la_cosa_nostra import NUMBER, sent_in

PLAN = "We meet behind the church"
LETTER = re.compile(r'id="order-([a-z0-9_]+)"')  # a readable order, on the map or behind a screen
BOTS = [seat for seat in range(SEATS) if seat not in PEOPLE]
WAITING = ", ".join(f"#badge-{seat}[data-move]" for seat in BOTS)


@pytest.fixture(scope="module")
def game() -> Game:
    return find()


@pytest.fixture(scope="module")
def server(game: Game, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with dealing(tmp_path_factory.mktemp("store"), game.secret) as address:
        yield address


def sit_down(anna: Player, carla: Player, watcher: Player) -> None:
    """Anna opens a table with two bots from the front page.

    Carla joins as her ally by her link, and a spectator watches.
    """
    page = anna.go()
    page.click(".poster[data-game=la_famiglia] a[href='/new/la_famiglia']")
    page.wait_for_selector(READY)
    page.fill("input[name=nickname]", "Anna")
    page.select_option("select[name=seat-2]", "open")
    for seat in BOTS:
        page.select_option(f"select[name=seat-{seat}]", f"bot:{BOT}")
    page.locator("label:has(input[name=opt-beginner_families][value=false])").click()
    page.click("form .button.primary[type=submit]")
    page.wait_for_url("**/t/*")
    carla.join(2, "Carla", page.url)
    watcher.page.goto(page.url)
    page.click(".lobby-start .primary:enabled")
    for player in (anna, carla, watcher):
        player.page.wait_for_selector(f"{READY} #question")


def talk_and_draw(anna: Player, carla: Player) -> None:
    """A chat line and an arrow in the team's room, which the ally gets."""
    anna.page.click("#tab-talk")
    anna.page.fill("#say-0-2", PLAN)
    anna.page.press("#say-0-2", "Enter")
    anna.page.click("#board-tools [data-switch=sketch]")
    press(anna, "camastra")
    press(anna, "ragusa")
    anna.page.keyboard.press("Escape")
    expect(carla.page.locator("#table svg .sketch path")).to_have_count(4)


def take(player: Player, option: str) -> None:
    """Press the button of an option once it is offered and no bot has to move, and wait for what follows."""
    button = player.page.locator(f"#table:not(:has({WAITING})) #choices button[value='{option}']").first
    button.wait_for(state="attached")
    player.answered(option, button)


def test_a_team_of_two_people_plays_a_whole_game_against_bots(game: Game, visitor: Callable[..., Player]) -> None:
    anna, carla, watcher = visitor().listen(), visitor().listen(), visitor().listen()
    carla.page.set_viewport_size(PHONE)
    people = {0: anna, 2: carla}
    sit_down(anna, carla, watcher)
    drawn = False
    for seat, option in game.choices:
        if not drawn and option.startswith("move:"):
            talk_and_draw(anna, carla)
            drawn = True
        take(people[seat], option)
    for player in (anna, carla, watcher):
        player.page.wait_for_selector(".verdict")
        expect(player.page.locator(".verdict h1")).not_to_be_empty()
        player.collect()

    # The game equals the rehearsed one, with boats, a plan and a bomb.
    played = cg.load(anna.page.request.get(f"{anna.page.url.partition('?')[0]}/export").text())
    assert has_all(played)
    assert played.result == game.match.result
    assert any(PLAN in text for text in carla.received)
    check_bytes(watcher, played, game.secret)


def face_up(played: Match) -> dict[int, set[str]]:
    """By number of the question: the orders that have been public since the last planning phase began."""
    match = Match.begin(played.setup)
    found: dict[int, set[str]] = {}
    seen: set[str] = set()
    for choice in (None, *played.history()):
        if choice is not None:
            match.play(choice.seat, choice.option)
        told = match.events(None)[-1]
        named = {name for event in told for name in re.findall(r"[a-z0-9_]+", json.dumps(event))}
        lying = [name for names in match.view(None)["table"]["orders"].values() for name in names if name is not None]
        seen |= named | set(lying)
        found.setdefault(match.number(None) // PARTS, set()).update(seen)
        if any(event["event"] == "planning" for event in told):
            seen = set()
    return found


def check_bytes(watcher: Player, played: Match, secret: bytes) -> None:
    """Nothing of the team's room, no screen, and no order before it is revealed."""
    known = face_up(played)
    pages = letters = 0
    for text in watcher.received:
        assert PLAN not in text
        assert "through sketch" not in text
        html = sent_in(json.loads(text)) if text.startswith('{"kind":"table"') else text
        if "verdict" in html:
            continue  # the game is over: everything is public
        assert secret.hex() not in html
        assert 'id="hq-' not in html
        number = NUMBER.search(html)
        read = set(LETTER.findall(html))
        if number is None:
            assert not read, "orders before the game has begun"
            continue
        pages += 1
        letters += len(read)
        assert read <= known[int(number[1]) // PARTS], f"orders face down: {sorted(read)}"
    assert pages > len(played.history()) // 4, "the pages were not recognised"
    assert letters, "no order was ever turned up"
