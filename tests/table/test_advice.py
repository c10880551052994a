"""Advice, plans, reviews and levels over HTTP: who may ask, what others learn of it, and that nothing else changes."""

from __future__ import annotations

import copy
import json
import re
import time
from html import unescape
from urllib.parse import urlencode

import msgspec
import pytest

import consigliere as cg
from consigliere.bots import LEVELS, GreedyBot, Sight
from consigliere.engine.saves import digest
from consigliere.table.client import Table
from consigliere.table.play import analysis, levels
from consigliere.table.play.analysis import seed_of_view
from consigliere.table.play.finished import FinishedGame, write
from consigliere.table.show import pages
from consigliere.table.show.pages.context import Frame
from consigliere.table.show.plans import Plan, planned
from consigliere.table.show.reviews import _ReviewWriter, review_context, smoothed
from consigliere.table.show.seats import Reader
from consigliere.table.show.wording import Wording
from consigliere.table.web.api_advice import review_of

from .server import LIMIT, Browser, Server, text_of


def at_a_turn(anna: Browser, boris: Browser, **settings: str) -> tuple[str, Browser, Browser]:
    """Dual Powers after the secret objectives: the seat whose turn it is, and the other."""
    fields = {"seats": "2", "seat__0": "me", "seat__1": "open", "nickname": "Anna", **settings}
    table = anna.go("/new/dual_powers", **fields)
    boris.go(f"{table}/join", seat=1, nickname="Boris")
    anna.go(f"{table}/start")
    for browser in (anna, boris):
        options, number = browser.options(table)
        browser.post(f"{table}/play", option=options[0], number=number)
    return (table, anna, boris) if anna.options(table)[0] else (table, boris, anna)


def test_who_is_asked_gets_advice_and_the_others_see_that_it_was_asked(
    server: Server, anna: Browser, boris: Browser, stranger: Browser
) -> None:
    table, first, second = at_a_turn(anna, boris, advice="1")
    assert "asked for advice" not in text_of(second.get(table).text)
    options, number = first.options(table)
    before = server.loaded(table[3:])
    answer = first.post(f"{table}/advice", fragment=True, number=number)
    assert answer.status_code == 200, answer.text
    body = unescape(answer.text)
    named = re.findall(r'data-option="([^"]+)"', body)
    assert 1 <= len(named) <= 3
    assert set(named) <= set(options)
    assert "% to win, give or take" in body
    assert body.count('class="chance"') == len(named)
    for reader in (first, second):
        assert "asked for advice once" in text_of(reader.get(table).text)
    assert "asked for advice once" in text_of(stranger.get(table).text)
    after = server.loaded(table[3:])
    assert after.match.save() == before.match.save(), "advice changes nothing in the game"
    assert after.head == before.head
    other = next(one for one in options if one not in named and "\t" not in one)
    pointed = unescape(first.post(f"{table}/advice", fragment=True, number=number, option=other).text)
    assert f'data-option="{other}"' in pointed.partition('id="advice-point"')[2]
    assert "asked for advice once" in text_of(second.get(table).text), "once for each question"
    assert second.post(f"{table}/advice", fragment=True, number=number).status_code == 403
    assert stranger.post(f"{table}/advice", fragment=True, number=number).status_code == 403
    assert first.post(f"{table}/advice", fragment=True, number=number + 100).status_code == 409
    assert first.post(f"{table}/advice", fragment=True, number=number, option="play:nothing").status_code == 409
    assert "<main" in first.post(f"{table}/advice", number=number).text, "a page of its own without script"


def test_a_table_without_advice_gives_none(anna: Browser, boris: Browser) -> None:
    table, first, _ = at_a_turn(anna, boris)
    _, number = first.options(table)
    assert 'id="advice-ask"' not in first.get(table).text
    answer = first.post(f"{table}/advice", fragment=True, number=number)
    assert (answer.status_code, answer.text) == (403, "There is no advice at this table")


def test_a_plan_is_tried_on_a_copy_that_nobody_sees(
    server: Server, anna: Browser, boris: Browser, stranger: Browser
) -> None:
    table, first, second = at_a_turn(anna, boris)
    rows, shown = server.loaded(table[3:]).match.save(), _steady(second.get(table).text)
    page = first.get(f"{table}/plan")
    assert page.status_code == 200
    links = re.findall(r'class="choice" href="([^"]+)"', page.text)
    assert len(links) == len([one for one in first.options(table)[0] if "\t" not in one])
    deeper = first.get(unescape(links[0]))
    assert deeper.status_code == 200
    assert "Take back" in deeper.text
    replied = first.get(unescape(links[0]) + "&reply=1")
    assert replied.status_code == 303
    assert first.get(replied.headers["location"]).status_code == 200
    assert first.get(f"{table}/plan?{urlencode({'at': 1})}").status_code == 409
    assert first.get(f"{links[0].partition('&')[0]}&world=1&m=0+play%3Anothing").status_code == 409
    assert first.get(f"{table}/plan?" + "&".join(["m=0+finish"] * 50)).status_code == 400
    assert stranger.get(f"{table}/plan").status_code == 403
    assert server.loaded(table[3:]).match.save() == rows
    assert _steady(second.get(table).text) == shown, "nobody can notice a plan"


def _steady(page: str) -> str:
    """A page without the parts that differ from request to request."""
    return re.sub(r'(name="csrf" value|data-now|data-version)="[^"]*"', "", page)


def test_a_plan_follows_from_what_the_seat_sees(server: Server, anna: Browser, boris: Browser) -> None:
    table, *_ = at_a_turn(anna, boris)
    loaded = server.loaded(table[3:])
    seat = loaded.match.deciders[0]
    twin = copy.copy(loaded)
    twin.wording = None
    twin.match = loaded.match.determinize(seat, 77)
    assert twin.match.position() != loaded.match.position()
    assert seed_of_view(twin.view(seat)) == seed_of_view(loaded.view(seat)), "and so does the seed of advice"
    option = loaded.options(seat)[0]
    shown = set()
    for one in (loaded, twin):
        plan = Plan(seat, one.match.number(seat), 5, (f"{seat} {option}",))
        context = planned(one, plan, Reader(seat, "en"), Wording(one), Frame("en"))
        shown.add(pages.plan(context))
    assert len(shown) == 1


# --- reviews


def finished() -> cg.Match:
    """A short finished game, with people's names in its save."""
    match = cg.new("dual_powers", seats=2, seed=3)
    bots = [GreedyBot(seat, worlds=1, reach=0) for seat in range(2)]
    while match.result is None:
        seat = match.deciders[0]
        match.play(seat, bots[seat].choose(Sight(match, seat)))
    return match


def with_names(match: cg.Match) -> str:
    saved = json.loads(match.save())
    saved.pop("check")
    saved["names"] = ["Anna", "bot:greedy"]
    saved["check"] = digest(saved)
    return json.dumps(saved)


def brought(browser: Browser, match: cg.Match) -> str:
    file = {"file": ("game.json", with_names(match).encode(), "application/json")}
    answer = browser.http.post("/import", data={"csrf": browser.csrf}, files=file)
    assert answer.status_code == 303, text_of(answer.text)
    return str(answer.headers["location"])


def test_a_review_is_made_once_and_only_of_a_game_that_is_over(
    server: Server, anna: Browser, boris: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    running, first, _ = at_a_turn(anna, boris)
    assert first.get(f"{running}/review").status_code == 409, "nothing of it can be asked for while a game runs"
    match = finished()
    table = brought(anna, match)
    assert f"{table}/review" in anna.get(table).text
    page, until = anna.get(f"{table}/review"), time.monotonic() + LIMIT
    program = Table(server.address, table[3:])
    assert not program.review(seconds=0)["ready"]
    assert "worked out" in page.text
    assert page.headers["refresh"]
    while "review-making" in page.text:
        assert time.monotonic() < until
        time.sleep(0.2)
        page = anna.get(f"{table}/review")
    assert page.text.count("<polyline") == 2
    assert "by what everybody could see" in page.text
    made = program.review("uk")
    assert (made["ready"], made["seat"], made["moments"], len(made["sides"])) == (True, None, [], 2)
    assert program.review()["headline"] in page.text
    for name, few in {
        "POINTS": 6,
        "CURVE_WORLDS": 1,
        "FIRST_WORLDS": 1,
        "MORE_WORLDS": 4,
        "MOST_DECISIONS": 20,
    }.items():
        monkeypatch.setattr(analysis, name, few)
    monkeypatch.setattr(analysis, "LEAST", 0.0)
    found = analysis.review(json.loads(match.save()), [0])
    assert json.loads(json.dumps(found)) == found
    assert set(found["curves"]) == {"public", "0"}
    loaded, game = server.loaded(table[3:]), FinishedGame.read(write(match)[0])
    for language in ("en", "ru", "uk"):
        reader = Reader(0, language, own=(0,))
        context = review_context(loaded, game, found, reader, Wording(loaded), Frame(language))
        assert context.own
        assert [line.own for line in context.lines].count(True) == 1
        for moment, stored in zip(
            [m for m in context.moments if m.kind != "others"], found["moments"]["0"], strict=True
        ):
            assert moment.n == stored["n"]
        told = msgspec.to_builtins(review_of(context))
        assert [one["n"] for one in told["moments"]] == [one.n for one in context.moments]
        assert [one["own"] for one in told["sides"]].count(True) == 1
        assert (told["seat"], told["choices"]) == (0, len(game))
        assert "/branch" in pages.review(context) or not found["moments"]["0"]
    (other,) = _ReviewWriter(loaded, game, 0, Reader(0, "en", own=(0,)), Wording(loaded), "en").known(12)
    held = game.view(12, 1)["table"]["hand"]
    assert other.was.startswith("In hand: ")
    assert other.was.count(", ") == len(held) - 1, "every card is named, and nothing else"


def test_a_smooth_curve_keeps_its_level_and_loses_its_noise() -> None:
    noisy = [(n, 0.5 + (0.2 if n % 2 else -0.2)) for n in range(60)]
    calm = smoothed(noisy, 3.5)
    assert [n for n, _ in calm] == [n for n, _ in noisy]
    assert max(abs(p - 0.5) for _, p in calm[6:-6]) < 0.01
    assert [p for _, p in smoothed([(0, 0.3), (10, 0.3)], 1.0)] == pytest.approx([0.3, 0.3])
    assert smoothed([*noisy, (60, 1.0)], 3.5)[-1] == (60, 1.0), "the result is known"


# --- levels


def test_levels_name_the_bots_there_are() -> None:
    today = ("random", "greedy", "trader", "bully", "miser", "capo", "consigliere")
    assert list(levels.by_level(today)) == list(LEVELS)
    assert levels.named(today, "soldier", "bully") == "bully"
    assert levels.named(today, "capo", "bully") == "capo", "as it comes, where there is no such temper"
    named = ("novice", "novice-miser", "capo", "capo-miser", "mine")
    assert levels.by_level(named) == {
        "novice": {"": "novice", "miser": "novice-miser"},
        "capo": {"": "capo", "miser": "capo-miser"},
    }
    assert levels.tempers(named) == ("", "miser")
    assert levels.without_level(named) == ["mine"]
    with pytest.raises(cg.NotUnderstood, match="no level 'soldier'"):
        levels.named(named, "soldier")


def test_a_level_is_seated_with_one_click_and_old_names_go_on_working(server: Server, anna: Browser) -> None:
    table = anna.go("/new/la_cosa_nostra", seats=3, seat__0="me", seat__1="open", seat__2="open", nickname="Anna")
    lobby = anna.get(table).text
    assert re.findall(r'class="level" type="submit" name="level" value="(\w+)"', lobby)[:2] == ["novice", "soldier"]
    anna.go(f"{table}/replace", seat=1, level="soldier", temper="bully")
    anna.go(f"{table}/replace", seat=2, level="greedy")
    kept = [person.bot for person in server.loaded(table[3:]).people]
    assert levels.level_of(kept[1]) == ("soldier", "bully")
    assert kept[2] == "greedy"
    assert anna.post(f"{table}/replace", seat=2, level="king").status_code == 400
    quick = anna.go("/quick", game="la_cosa_nostra", seats=3, level="novice")
    assert {levels.level_of(person.bot)[0] for person in server.loaded(quick[3:]).people[1:]} == {"novice"}
