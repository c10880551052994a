"""People at La Cosa Nostra in the browser: how they sit down, answer and deal."""

from __future__ import annotations

import json
import re
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from consigliere.board.words import Words
from tests.games.la_cosa_nostra.scene import scene, side

from .player import READY, Player

BOTS = ("trader", "bully")


def attack() -> str:
    """Round 3: Anna's Big Joey has a Murder, Boris's Lenny an Ambush that will kill, and Anna holds a Doctor."""
    table = scene(
        round=3,
        turn="blundetto",
        draws=(5, 5, 5, 4, 4),  # the dice: three sixes for the Murder, two fives for the Ambush
        blundetto=side(
            cash=5000,
            gangsters="big_joey=murder jimmy_bananas",
            businesses="cop lawyer",
            jobs="usury",
            influence="doctor",
        ),
        dimaggio=side(
            cash=4000, gangsters="lenny_dimaggio=ambush phil_malony", businesses="pimp dealer", influence="schemer"
        ),
        caruso=side(cash=3000, businesses="casino"),
        laserva=side(cash=3000, businesses="night_club"),
    )
    return table.match.save()


def sit_down(anna: Player, boris: Player, save: str, bots: tuple[str, ...] = BOTS) -> None:
    """Anna has imported a save, Boris has the second seat, bots the others."""
    address = anna.send("/import", file=save)
    table = urlsplit(address).path
    for player, name, seat in ((anna, "Anna", "0"), (boris, "Boris", "1")):
        player.send(f"{table}/join", seat=seat, nickname=name)
    for bot, level in enumerate(bots, 2):
        anna.send(f"{table}/replace", seat=str(bot), level=level)
    anna.send(f"{table}/start")
    for player in (anna, boris):
        player.page.goto(address)
    for player in (anna, boris):
        player.page.wait_for_selector(f"{READY} #question")


def sit_down_through_pages(anna: Player, boris: Player, save: str, folder: Path, bots: tuple[str, ...] = BOTS) -> None:
    """The same through the pages: Anna imports a save, Boris takes the second seat, bots get the others."""
    page = anna.bring(save, folder)
    for player, name, seat in ((anna, "Anna", 0), (boris, "Boris", 1)):
        player.join(seat, name, page.url if player is boris else "")
    for seat, level in enumerate(bots, 2):
        anna.put_bot(seat, level)
    page.click(".lobby-start .primary")
    for player in (anna, boris):
        player.page.wait_for_selector(f"{READY} #question")


def take(player: Player, option: str) -> None:
    """Press the button of an option once it is offered."""
    button = player.page.locator(f"#choices button[value='{option}']")
    button.wait_for(state="attached")
    player.answered(option, button)


def offer(player: Player, to: int, give: dict[str, str], take: dict[str, str], words: str = "") -> None:
    """Compose an offer to a seat from its list: amounts by kind, pieces ticked by id."""
    page = player.page
    if page.locator(f"#desk-{to}:not([open])").count():
        page.click(f"#desk-{to} > summary")
    if any(not what.isdigit() for what in (*give.values(), *take.values())):
        page.locator(f"#list-{to}").evaluate("list => { list.open = true }")
    for half, goods in (("give", give), ("take", take)):
        for kind, what in goods.items():
            if what.isdigit():
                page.fill(f"#deal-{half}-{to}-{kind}-", what)
            else:
                page.check(f"#deal-{half}-{to}-{kind}-{what}")
    page.fill(f"#words-{to}", words)
    expect(page.locator(f"#deal-{to} button[type=submit]")).to_be_enabled()
    page.click(f"#deal-{to} button[type=submit]")


def names(things: tuple[str, ...]) -> list[str]:
    """What would reveal the cards: their ids, and their names in the languages of both people."""
    return [*things, *(Words(language, "la_cosa_nostra").thing(thing) for language in ("en", "uk") for thing in things)]


def told(text: str) -> str:
    """What a page of the table or an update says, without the texts of the rules and the shapes that every page of the
    game contains."""
    if text.startswith("{"):
        try:
            news = json.loads(text)
        except ValueError:
            return ""
        for one in (news, *news.get("beats", ())):
            if isinstance(one.get("parts"), dict):
                one["parts"].pop("rules", None)
        return json.dumps(news, ensure_ascii=False)
    if 'id="table"' not in text:
        return ""
    left_out = r"<article.*?</article>|<style.*?</style>|<div class=.shapes.[^>]*><svg.*?</svg></div>"
    return re.sub(left_out, "", text, flags=re.DOTALL)


def log(page: Page) -> str:
    return page.locator("#panel-log").text_content() or ""
