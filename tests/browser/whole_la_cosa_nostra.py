"""A whole game of La Cosa Nostra in two browsers with two bots: `make browser-long`. Too long for every `make test`.

From the front page to the result page: a deal by offer and counter-offer, an Ambush, a Doctor. Every byte that reached
a browser is checked: its seat must have been allowed to know it at the time.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from html import unescape
from typing import Any

import pytest
from playwright.sync_api import expect

import consigliere as cg
from consigliere.board.words import Words
from consigliere.engine import Match
from consigliere.engine.deals import VERBS as DEALING
from consigliere.engine.viewing import PARTS
from consigliere.games.la_cosa_nostra.components import INFLUENCE_IDS, JOB_IDS
from consigliere.table.show.ledgers import ledger
from consigliere.table.show.pages.drawing import shapes

from .la_cosa_nostra_people import log, offer
from .live_server import dealing
from .player import READY, Player
from .predicted_game import BOTS, PRICES, SEATS, Game, find

CARDS: frozenset[str] = frozenset((*JOB_IDS, *INFLUENCE_IDS))
ID = re.compile(r"[a-z][a-z0-9_]+")
NUMBER = re.compile(r'<main id="table"[^>]*data-number="(\d+)"[^>]*data-page="play"')
WAITING = ", ".join(f"#badge-{seat}[data-move]" for seat in range(2, SEATS))
WORDS = [Words(language, "la_cosa_nostra") for language in ("en", "uk")]
CALLED = {card: {words.thing(card) for words in WORDS} for card in CARDS}
# Longer names first: "Theft" is no leak in "Car Theft".
NAME = re.compile(
    r"\b(?:" + "|".join(sorted({re.escape(name) for both in CALLED.values() for name in both}, key=len)[::-1]) + r")\b"
)


@pytest.fixture(scope="module")
def game() -> Game:
    return find()


@pytest.fixture(scope="module")
def server(game: Game, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with dealing(tmp_path_factory.mktemp("store"), game.secret) as address:
        yield address


def sit_down(anna: Player, boris: Player) -> None:
    """Anna opens a table with two bots from the front page. Boris comes by her link."""
    page = anna.go()
    page.click(".poster[data-game=la_cosa_nostra] a[href='/new/la_cosa_nostra']")
    page.wait_for_selector(READY)
    page.select_option("select[name=seats]", str(SEATS))
    page.fill("input[name=nickname]", "Anna")
    for seat, level in enumerate(BOTS, 2):
        page.select_option(f"select[name=seat-{seat}]", f"bot:{level}")
    page.click("form .button.primary[type=submit]")
    page.wait_for_url("**/t/*")
    boris.join(1, "Boris", page.url)
    page.click(".lobby-start .primary:enabled")
    for player in (anna, boris):
        player.page.wait_for_selector(f"{READY} #question")


def take(player: Player, option: str) -> None:
    """Press the button of an option once it is offered and no bot has to move, and wait for what follows."""
    button = player.page.locator(f"#table:not(:has({WAITING})) #choices button[value='{option}']")
    button.wait_for(state="attached")
    player.answered(option, button)


def strike(anna: Player, boris: Player) -> None:
    """Boris offers money for peace, Anna asks for more, Boris accepts."""
    anna.page.wait_for_selector("#choices button[value^='assign:']", state="attached")
    boris.page.click("#tab-deals")
    offer(boris, 0, {"cash": str(PRICES[0])}, {}, "Мир?")
    anna.page.click("#tab-deals")
    first = anna.page.locator(".offer", has_text="Мир?")
    first.locator("[data-counter]").click()
    offer(anna, 1, {}, {"cash": str(PRICES[1])}, "A thousand.")
    expect(boris.page.locator(".offer", has_text="Мир?")).to_have_count(0)
    boris.page.locator(".offer", has_text="A thousand.").locator("button[value^=accept]").click()
    for player in (anna, boris):
        expect(player.page.locator(".offer")).to_have_count(0)
        player.page.click("#tab-log")
        expect(player.page.locator("#panel-log")).to_contain_text(re.compile(r"1[\s,.\u00a0]?000"))


# What the two do, and how both logs describe it: Anna is a Blundetto, Boris a DiMaggio.
AWAITED = {
    "ambush:": (r"(Blundetto|DiMaggio|you)\) turns up Ambush against", r"(Бландетто|ДіМаджо|ви)\): «Засідка», ціль"),
    "play:doctor": (
        r"(You play|(Blundetto|DiMaggio) plays) Call the Doctor",
        r"(Ви розігруєте|(Бландетто|ДіМаджо) розігрують) карту «Виклик лікаря»",
    ),
}


def in_log(player: Player, words: str) -> bool:
    return bool(re.search(words, log(player.page)))


def answers(match: Match) -> list[tuple[int, str]]:
    """All answers. If several were asked at once, any of them may have been first."""
    return sorted((c.seat, str(c.option)) for c in match.history() if c.option.verb not in DEALING)


def test_a_whole_game_with_a_deal_an_ambush_and_a_doctor(game: Game, visitor: Callable[..., Player]) -> None:
    anna, boris = people = visitor().listen(), visitor(width=360, height=740, language="uk").listen()
    sit_down(anna, boris)
    made: set[str] = set()  # the awaited events: done by one of the two, and
    told: set[str] = set()  # read by both
    for number, (seat, option) in enumerate(game.choices):
        if number == game.deal_at:
            strike(anna, boris)
        take(people[seat], option)
        made |= {verb for verb in AWAITED if option.startswith(verb)}
        told |= {verb for verb in made - told if all(map(in_log, people, AWAITED[verb]))}
    for player in people:
        player.page.wait_for_selector(".verdict")
        expect(player.page.locator(".verdict h1")).not_to_be_empty()
        player.collect()
    assert told == AWAITED.keys()

    # The game equals the rehearsed one, choice by choice: the table adds nothing and leaves nothing out.
    with anna.page.expect_download() as download:
        anna.page.click("a[href$='/export']")
    played = cg.load(download.value.path().read_text(encoding="utf-8"))
    assert answers(played) == answers(game.match)
    assert played.result == game.match.result
    for player, seat in zip(people, (0, 1), strict=True):
        check_bytes(player, played, seat, game.secret)


# --- every byte


class Sight:
    """What a seat could know during a question: cards by id and by name."""

    def __init__(self) -> None:
        self.ids: set[str] = set()
        self.names: set[str] = set()


@lru_cache(maxsize=1 << 20)
def cards(text: str) -> frozenset[str]:
    """The cards that a text names by id."""
    return CARDS.intersection(ID.findall(text))


@lru_cache(maxsize=1 << 20)
def names(text: str) -> frozenset[str]:
    """The cards that a text names by their names."""
    return frozenset(NAME.findall(text))


def sights(played: Match, seat: int) -> dict[int, Sight]:
    """By number of the question: the cards that the seat has seen by then, in its views and in its log."""
    match = Match.begin(played.setup)
    found: dict[int, Sight] = {}
    logged: set[str] = set()
    for choice in (None, *played.history()):
        if choice is not None:
            match.play(choice.seat, choice.option)
        if match.result is not None:
            break
        logged |= cards(json.dumps(match.events(seat)[-1:]))
        sight = found.setdefault(match.number(None) // PARTS, Sight())
        sight.ids |= cards(json.dumps(match.view(seat))) | logged
    for sight in found.values():
        sight.names = {name for thing in sight.ids for name in CALLED[thing]}
    return found


# Rules mention cards. They are shown next to the board, under "not now", and for pieces that cannot be chosen. An
# update may contain only a part of such a text. So a card's name is no leak if the text around it belongs to a rule.
RULES = " ".join(
    [
        rule.text.replace("**", "").replace("`", "")
        for language in ("en", "uk")
        for rule in ledger("la_cosa_nostra", language).values()
    ]
)
CALLED_HERE = re.compile(rf"{NAME.pattern}|\b(?:{'|'.join(CARDS)})\b")
ENDS = re.compile(r"[<>&\"]")  # of a run of text
AROUND, LEAST = 12, 5  # letters compared on each side, and the minimum that must match in total


def untold_rules(html: str) -> str:
    """A message without the card names in its texts of rules."""
    return CALLED_HERE.sub(lambda found: "" if _of_a_rule(html, found.start(), found.end()) else found[0], html)


def _of_a_rule(html: str, start: int, end: int) -> bool:
    before = ENDS.split(html[max(0, start - AROUND) : start])[-1]
    after = ENDS.split(html[end : end + AROUND])[0]
    return len(before) + len(after) >= LEAST and f"{before}{html[start:end]}{after}" in RULES


def sent_in(message: dict[str, Any]) -> str:
    """Every text in a message. What it reuses from earlier messages was checked then."""
    parts = [part for one in (message, *message.get("beats", ())) for part in one["parts"].values()]
    told = [[part] if isinstance(part, str) else part for part in parts]
    return "".join([text for ops in told for text in ops if isinstance(text, str)])


def check_bytes(player: Player, played: Match, seat: int, secret: bytes) -> None:
    """No page and no frame names a card that the seat did not know when it was sent."""
    known = sights(played, seat)
    pages = 0
    for text in player.received:
        html = sent_in(json.loads(text)) if text.startswith('{"kind":"table"') else text
        html = html.replace(shapes("la_cosa_nostra"), "")  # the symbols of all cards, which every page contains
        if "verdict" in html:
            continue  # the game is over: everything is public
        assert secret.hex() not in html
        found = NUMBER.search(html)
        if found is None:
            assert 'id="table"' not in html or not cards(html), "cards before the game has begun"
            continue
        pages += 1
        sight = known[int(found[1]) // PARTS]
        pieces = untold_rules(unescape(html)).split("<")
        sent = frozenset().union(*map(cards, pieces))
        where = [piece for piece in pieces if cards(piece) - sight.ids]
        assert sent <= sight.ids, f"seat {seat} was sent {sorted(sent - sight.ids)} in {where}"
        read = frozenset().union(*map(names, pieces))
        assert read <= sight.names, f"seat {seat} read of {sorted(read - sight.names)}"
    assert pages > len(played.history()) // 4, "the pages were not recognised"
