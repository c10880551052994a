"""Whole games in the browser: by mouse, by keyboard, without script, on one screen and on two."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

from playwright.sync_api import Route, expect

import consigliere as cg

from .live_server import LIMIT
from .midgame import sit_down_together
from .player import CARD, READY, Player

# Choices with the board in sight; rendering it after each of a whole game is left to `make browser-long`.
ON_BOARD = 12


def test_a_whole_game_from_the_front_page_to_the_result(anna: Player) -> None:
    page = anna.from_the_front_page()
    assert page.locator("#hand [data-legal]").count() == 5, "five command cards may become the objective"
    for taken in range(ON_BOARD):
        anna.wait_for_question()
        if taken % 2 or anna.choose_on_board() is None:
            anna.choose()
    assert anna.play_out() > 0, "how long a game lasts is up to chance"
    expect(page.locator(".verdict h1")).not_to_be_empty()
    expect(page.locator(".accounts tr.total td")).to_have_count(2)
    expect(page.locator(".curve.duel .lead")).to_have_count(1)  # towards whose name it leans
    expect(page.locator(".curve.duel .half")).to_have_count(2)
    page.wait_for_selector(READY)
    page.click("[data-verify]")
    expect(page.locator(".verified")).to_have_attribute("data-kind", "good")
    page.click(".verdict-actions a[href*=replay]")
    page.wait_for_url("**/replay*")  # wait for its script: a key pressed before is lost
    expect(page.locator(".replay-where")).to_contain_text("0 /")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".replay-where")).to_contain_text("1 /")
    page.click(".eyes button[value='1']")
    expect(page.locator(".eyes button[value='1']")).to_have_attribute("aria-pressed", "true")
    page.goto(page.url.split("/replay")[0])
    old = page.url
    page.click(".verdict-actions .primary")
    page.wait_for_selector("#choices button", state="attached")  # against bots the next game starts at once
    assert page.url != old


def before_the_second_round() -> cg.Match:
    """Dual Powers when the last card of the first round is played: soon both draw."""
    match = cg.new("dual_powers", 2, seed=5)
    while len(match.view(1)["table"]["sides"]["white"]["played"]) < 4:
        before = match.clone()
        match.play(match.deciders[0], match.options(match.deciders[0])[0])
    return before


def test_two_browsers_and_neither_receives_the_others_secrets(visitor: Callable[..., Player]) -> None:
    anna, boris = visitor().listen(), visitor().listen()
    sit_down_together({0: anna, 1: boris}, before_the_second_round())
    for player in (anna, boris):
        player.without_picture()  # what is received is the same, and need not be rendered
    seen_hands: dict[Player, set[str]] = {anna: set(), boris: set()}
    sent: dict[Player, set[str]] = {anna: set(), boris: set()}  # the cards named in what each has received
    read = {anna: 0, boris: 0}
    checked = 0
    for _ in range(16):  # to the second round, and fewer than the four rounds that one deck lasts
        until = time.monotonic() + LIMIT / 1000
        while not any(player.asked() or player.over() for player in (anna, boris)):
            assert time.monotonic() < until
            anna.page.wait_for_timeout(20)  # polling without a pause would take processor time from those who answer
        if anna.over() or boris.over():
            break
        for player, other in ((anna, boris), (boris, anna)):
            # A card in a hand has never been public, as long as the deck has not been reshuffled.
            hidden = player.hand()
            seen_hands[player] |= hidden
            if not hidden:
                continue
            received = other.collect()
            sent[other].update(card for text in received[read[other] :] for card in CARD.findall(text))
            read[other] = len(received)
            leaked = sent[other] & hidden
            assert not leaked, f"the other browser was sent {leaked}"
            checked += len(hidden)
        mover = anna if anna.asked() else boris
        mover.choose()
    assert checked > 60
    assert len(seen_hands[anna]) > 5
    assert len(seen_hands[boris]) > 5
    # Drawn cards are named in the log too, only for their owner.
    owner = [text for text in boris.received if "You draw" in text]
    told = {line for text in owner for line in re.findall(r"You draw (?:[^.,<]*, ){4}[^.<]*\.", text)}
    assert told
    assert not any(line in text for line in told for text in anna.received)


def test_a_guest_reconnects_in_another_tab_and_on_another_device(visitor: Callable[..., Player]) -> None:
    anna = visitor()
    anna.quick()
    card = anna.choose().partition(":")[2]
    # Other updates may come first: the choice is carried out when its card has left the hand.
    anna.page.wait_for_selector(f"#hand [data-thing='{card}']", state="detached")
    anna.wait_for_question()
    hand, address = anna.hand(), anna.page.url
    again = anna.page.context.new_page()
    again.goto(address)
    tab = Player(again, anna.server)
    again.wait_for_selector("#hand [data-thing]")
    assert tab.hand() == hand
    anna.page.click("#tab-rules")
    anna.page.click("form[action$='/link'] button")
    link = anna.page.input_value("#table input[readonly]")
    phone = visitor(width=360, height=740)
    phone.page.goto(link)
    phone.page.click("#table form button")
    phone.page.wait_for_selector("#hand [data-thing]")
    assert phone.hand() == hand
    stranger = visitor().listen()
    stranger.page.goto(address)
    stranger.page.wait_for_selector("#question")
    assert stranger.page.locator("#hand").count() == 0
    assert not {card for text in stranger.collect() for card in CARD.findall(text)} & hand


def test_lost_connections_are_taken_up_again(anna: Player) -> None:
    page = anna.quick()
    page.context.set_offline(True)
    page.evaluate("() => dispatchEvent(new Event('offline'))")
    page.context.set_offline(False)
    anna.choose()
    anna.wait_for_question()
    anna.complaints = [text for text in anna.complaints if "WebSocket" not in text and "ERR_INTERNET" not in text]


def test_an_answer_given_while_the_line_is_down_is_kept_and_sent(anna: Player) -> None:
    """The page stays, says that nothing was sent yet, and sends when it is online again. Other buttons wait too."""
    page = anna.quick()
    address, before = page.url, anna.number
    page.context.set_offline(True)
    anna.press(page.locator("#choices button").first)
    expect(page.locator("#unsent")).to_be_visible()
    expect(page.locator("#offline")).to_be_hidden()  # one message says both
    note, bar = (page.locator(one).bounding_box() for one in ("#unsent", "#question"))
    assert note
    assert bar
    assert note["y"] >= bar["y"] + bar["height"], "the question stays in sight"
    kept = page.locator("#unsent").inner_text()
    page.keyboard.press("Escape")  # the open list of choices covers the tabs
    page.click("#tab-rules")
    page.click("#sure-web-leave > summary")
    page.click("#sure-web-leave button")
    expect(page.locator("#unsent")).not_to_have_text(kept)  # only the reader tries this again
    assert page.url == address
    assert anna.number == before, "nothing has happened"
    page.context.set_offline(False)
    anna.moved(before)
    expect(page.locator("#unsent")).to_be_hidden()
    anna.wait_for_question()
    assert page.locator(".flash[data-kind=error]").count() == 0
    anna.complaints = [text for text in anna.complaints if "WebSocket" not in text and "ERR_INTERNET" not in text]


def test_an_answer_that_arrived_though_no_answer_came_back_is_no_error(anna: Player) -> None:
    page = anna.quick()
    before = anna.number
    lost: list[str] = []

    def lose(route: Route) -> None:
        lost.append(route.request.post_data or "")
        if len(lost) == 1:  # the server has it, and the browser does not get the answer
            route.fetch()
            route.abort()
        else:
            route.continue_()

    page.route("**/play", lose)
    anna.press(page.locator("#choices button").first)
    expect(page.locator("#unsent")).to_be_visible()
    expect(page.locator("#unsent")).to_be_hidden()
    assert len(lost) == 2
    assert "again=1" in lost[1]
    anna.moved(before)
    assert page.locator(".flash[data-kind=error]").count() == 0
    anna.complaints = [text for text in anna.complaints if "ERR_FAILED" not in text]


def test_hot_seat_draws_a_curtain_between_two_people(anna: Player) -> None:
    anna.listen().open_table(second="me", hotseat=True)
    page = anna.page
    page.wait_for_selector(".curtain-card")
    hands: list[set[str]] = []
    for _ in range(2):
        before = len(anna.collect())
        assert page.locator("#hand").count() == 0
        shown = page.content()
        assert not CARD.findall(shown), "behind the curtain lies nobody's card"
        page.click(".curtain-card button")
        page.wait_for_selector("#hand [data-thing]")
        hands.append(anna.hand())
        others = hands[0] if len(hands) == 2 else set()
        assert not {card for text in anna.collect()[before:] for card in CARD.findall(text)} & (others - hands[-1])
        anna.press(page.locator("#choices button").first)
        page.wait_for_selector(".curtain-card, #question:not([data-yours])")
    assert len(hands) == 2
    assert hands[0].isdisjoint(hands[1])


def test_a_turn_by_keyboard_alone(anna: Player) -> None:
    page = anna.go()
    for address in ("/learn/", "/t/"):  # a newcomer is offered a lesson first
        for _ in range(40):
            page.keyboard.press("Tab")
            if page.evaluate("() => document.activeElement.closest('form[action=\"/quick\"]') !== null"):
                break
        page.keyboard.press("Enter")
        page.wait_for_url(f"**{address}*")
    taken: list[str] = []
    for _ in range(60):
        anna.wait_to_be_asked()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowLeft")
        focused = page.evaluate("() => [document.activeElement.value, document.activeElement.dataset.for || '']")
        assert focused[0], "the keyboard is on an option"
        if focused[1]:
            assert page.locator("#table svg [data-aim]").count() > 0, "and its piece is outlined"
        before = anna.number
        page.keyboard.press("Enter")
        anna.moved(before)
        taken.append(focused[0].partition(":")[0])
        if taken[-1] == "play" and page.locator("#undo").count():
            before = anna.number
            page.keyboard.press("u")
            anna.moved(before)
            taken.pop()
            assert page.locator("#choices button[value^='play:']").count() > 0, "the card is back in the hand"
            page.keyboard.press("?")
            expect(page.locator("#panel-rules")).to_be_visible()
            page.keyboard.press("?")
            expect(page.locator("#panel-log")).to_be_visible()
            break
    assert taken[0] == "objective"


def test_without_script_the_forms_play(visitor: Callable[..., Player]) -> None:
    anna = visitor(script=False)
    page = anna.go()
    anna.play_now("dual_powers")
    page.click("#choices .more > summary")
    page.locator("#choices button").first.click()
    until = time.monotonic() + LIMIT / 1000
    while not page.locator("#choices button[value^='play:']").count():
        assert time.monotonic() < until
        page.reload()
    page.click("#choices .more > summary")
    page.locator("#choices button[value^='play:']").first.click()
    expect(page.locator("#panel-log .log")).to_contain_text("You play")


def test_without_the_libraries_from_npm_the_table_is_replaced_instead_of_morphed(anna: Player) -> None:
    anna.page.route("**/vendor/**", lambda route: route.abort())
    page = anna.quick()
    anna.choose()
    anna.wait_for_question()
    anna.choose()
    expect(page.locator(".log")).to_contain_text("You play")
    anna.complaints = [text for text in anna.complaints if "ERR_FAILED" not in text]


def test_talk_reaches_the_others_and_what_is_being_written_stays(visitor: Callable[..., Player]) -> None:
    anna, boris = visitor(), visitor()
    address = anna.open_table()
    boris.page.goto(address)
    boris.page.fill("input[name=nickname]", "<b>Boris</b>")
    boris.page.click(".join button")
    anna.page.click(".lobby-start .primary")
    boris.page.wait_for_selector("#question")
    anna.page.wait_for_selector("#question")
    anna.page.click("#tab-talk")
    anna.page.fill(".say input[name=text]", "half a sen")
    boris.page.click("#tab-talk")
    boris.page.fill(".say input[name=text]", "<i>Hello</i>")
    boris.page.keyboard.press("Enter")
    expect(anna.page.locator("#panel-talk")).to_contain_text("<i>Hello</i>")
    expect(anna.page.locator("#seats")).to_contain_text("<b>Boris</b>")
    expect(anna.page.locator(".say input[name=text]")).to_have_value("half a sen")
    expect(anna.page.locator("#panel-talk")).to_be_visible()


def test_keys_reach_every_question_of_a_game_with_far_ends_though_the_picture_is_hidden(anna: Player) -> None:
    """In planning, one click on the board gives a gangster a job: no key may trigger such a button."""
    page = anna.go()
    anna.play_now("la_cosa_nostra")
    seen: set[str] = set()
    for _ in range(12):
        anna.wait_to_be_asked()
        page.evaluate("() => ['viewport', 'hand'].forEach((id) => document.getElementById(id)?.remove())")
        page.keyboard.press("ArrowRight")
        option = page.evaluate("() => document.activeElement.name === 'option' && document.activeElement.value")
        assert option, page.locator("#question").inner_text()
        seen.add(option.partition(":")[0])
        if "assign" in seen:
            break
        before = page.get_attribute("#table", "data-number")
        page.keyboard.press("Enter")
        page.wait_for_function("n => document.getElementById('table').dataset.number !== n", arg=before)
    assert "boss" in seen
    assert len(seen) > 2
