"""Previews of a choice over HTTP: for the seat that is asked, and for nobody else."""

from __future__ import annotations

import json
import re
from html import unescape

from consigliere.engine import Option
from tests.games.la_cosa_nostra.scene import scene, side

from .server import Browser, Server
from .test_http import two_at_a_table


def look(browser: Browser, table: str, option: str, number: int | str) -> tuple[int, list[str]]:
    answer = browser.http.get(f"{table}/preview", params={"option": option, "number": number})
    return answer.status_code, answer.json() if answer.status_code == 200 else []


def test_pointing_at_a_card_shows_where_the_calendar_will_stop(server: Server, anna: Browser, boris: Browser) -> None:
    table = two_at_a_table(anna, boris)
    for browser in (anna, boris):  # the secret objectives: a sealed answer has no preview
        options, number = browser.options(table)
        assert look(browser, table, options[0], number)[0] == 200
        browser.post(f"{table}/play", option=options[0], number=number)
    first, second = (anna, boris) if anna.options(table)[0] else (boris, anna)
    options, number = first.options(table)
    before = server.loaded(table[3:]).match.save()
    card = next(option for option in options if option.startswith("play:"))
    status, lines = look(first, table, card, number)
    assert status == 200
    assert any(line.startswith("Calendar: ") and "→" in line for line in lines), lines
    assert server.loaded(table[3:]).match.save() == before, "looking changes nothing"
    assert look(second, table, card, number)[0] == 403, "who is not asked is told nothing"
    assert look(first, table, card, int(number) + 1)[0] == 409, "nor is an old page"
    assert look(first, table, "play:nothing", number)[0] == 409
    assert look(first, table, "::", number)[0] == 400
    assert look(first, table, "", number)[0] == 400


def test_a_row_taken_in_one_click_is_one_log_entry(anna: Browser, boris: Browser) -> None:
    """After a leader's card is played, a region can be aimed at: the button names the option, the preview its
    effect."""
    table = two_at_a_table(anna, boris)
    for browser in (anna, boris):
        options, number = browser.options(table)
        browser.post(f"{table}/play", option=options[0], number=number)
    first = anna if anna.options(table)[0] else boris
    options, number = first.options(table)
    first.post(f"{table}/play", option=next(one for one in options if "leader" in one), number=number)
    page = unescape(first.get(table).text)
    assert re.search(r"Leader Recruit: \w+ → Admiralty", page)
    assert 'title="The leader enters any region' in page, "what is nowhere on the board is told of all the same"
    number = first.options(table)[1]
    status, lines = look(first, table, "act:leader_recruit\tto:white", number)
    assert status == 200
    assert any(line.startswith("Admiralty: Red 0\xa0:\xa00 White → ") for line in lines), lines
    assert look(first, table, "act:leader_recruit\tto:nowhere", number) == (200, [])
    assert look(first, table, "finish\tto:white", number) == (200, []), "not what follows that option"
    assert look(first, table, "to:white\tto:white", number)[0] == 409


def at_a_turn(anna: Browser, boris: Browser) -> tuple[str, Browser]:
    """Corleone's Empire at its first turn, and the seat whose turn it is."""
    table = anna.go("/new/corleones_empire", seats=2, seat__0="me", seat__1="open", nickname="Anna")
    boris.go(f"{table}/join", seat=1, nickname="Boris")
    anna.go(f"{table}/start")
    for browser in (anna, boris):
        options, number = browser.options(table)
        browser.post(f"{table}/play", option=options[0], number=number)
    return table, anna if anna.options(table)[0] else boris


def test_what_a_figure_collects_is_foreseen(anna: Browser, boris: Browser) -> None:
    """A turn is sealed, because the payment for a job is. But a figure reveals nothing hidden."""
    table, first = at_a_turn(anna, boris)
    number = first.options(table)[1]
    status, lines = look(first, table, "thug:loc_queens", number)
    assert status == 200
    assert any(line.startswith("Influence in Queens: ") and "→" in line for line in lines), lines
    assert any("5 cards → 6 cards" in line for line in lines), lines
    assert not any(line.endswith("?") for line in lines), lines


def test_a_job_that_cannot_be_paid_says_why(anna: Browser, boris: Browser) -> None:
    """Nobody has goods at first, so no job can be done: the jobs in hand and on the table say what they need."""
    table, first = at_a_turn(anna, boris)
    assert not any(option.startswith(("job:", "common:")) for option in first.options(table)[0])
    page = unescape(first.get(table).text)
    for place in ("hand", "common"):
        found = re.search(rf'"{place}-[a-z_]+":{{[^}}]*"why":"([^"]*)"', page)
        assert found, place
        assert found[1].startswith("You lack ")


def test_what_is_aimed_at_over_a_first_option_is_foreseen_behind_it(anna: Browser, boris: Browser) -> None:
    table = two_at_a_table(anna, boris)
    for browser in (anna, boris):
        options, number = browser.options(table)
        browser.post(f"{table}/play", option=options[0], number=number)
    first = anna if anna.options(table)[0] else boris
    for _ in range(40):
        options, number = first.options(table)
        page = unescape(first.get(table).text)
        far = re.findall(r'name="option" value="([^"]*\t[^"]*)"', page)
        if far:
            break
        first.post(f"{table}/play", option=options[0], number=number)
        first = anna if anna.options(table)[0] else boris
    assert far, "or this test says nothing"
    assert look(first, table, far[0], number)[0] == 200
    begins, _, ends = far[0].partition("\t")
    assert look(first, table, f"{ends}\t{begins}", number)[0] == 409, "only on a way that leads there"


def test_a_bot_that_makes_no_deals_says_so_instead_of_letting_an_offer_lie(anna: Browser) -> None:
    bots = {"seat__1": "bot:greedy", "seat__2": "bot:trader"}
    table = anna.go("/new/men_of_mayhem", seats=3, seat__0="me", nickname="Anna", **bots)
    page = anna.get(table).text
    assert 'id="desk-2"' in page
    assert 'id="desk-1"' not in page
    assert page.count("This bot makes no deals") == 1


def test_a_choice_that_breaks_the_own_word_says_so(anna: Browser, boris: Browser) -> None:
    """To the seat that chooses, before it does: Big Joey's Murder would break a promise of peace to Lenny's family
    only."""
    match = scene(
        round=3,
        turn="blundetto",
        blundetto=side(gangsters="big_joey=murder"),
        dimaggio=side(gangsters="lenny_dimaggio=ambush"),
        caruso=side(gangsters="rocco_caruso=usury"),
    ).match
    match.play(0, Option("offer", json.dumps({"gives": [], "to": [1], "text": "#peace:0-1"})))
    match.play(1, Option("accept", match.view(1)["offers"][0]["number"]))
    saved = {"file": ("game.json", match.save())}
    table = anna.http.post("/import", data={"csrf": anna.csrf}, files=saved).headers["location"]
    for seat, (browser, name) in enumerate(((anna, "Anna"), (boris, "Boris"))):
        browser.go(f"{table}/join", seat=seat, nickname=name)
    anna.go(f"{table}/replace", seat=2, level="random")
    anna.go(f"{table}/start")
    number = anna.options(table)[1]
    assert look(anna, table, "perform:big_joey", number) == (200, []), "nobody is attacked yet"
    promise = "This breaks your promise: you will not attack DiMaggio before the round is over"
    status, lines = look(anna, table, "perform:big_joey\ttarget:lenny_dimaggio", number)
    assert (status, lines[0]) == (200, f"✗ {promise}"), "aimed at in one click"
    anna.post(f"{table}/play", option="perform:big_joey", number=number)
    options, number = anna.options(table)
    told = {option: look(anna, table, option, number)[1] for option in options}
    assert [option for option, lines in told.items() if f"✗ {promise}" in lines] == ["target:lenny_dimaggio"]
    assert len(told) > 1
