"""La Cosa Nostra between two people and two bots: a deal after a counter-offer, an Ambush, a Doctor, and no leak.

The scene is set by a save, which anyone may bring to a table. Windows wait until all have answered: in these tests
nobody is to be kept waiting for the time that hides who could have reacted.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from consigliere.board.words import Words
from tests.games.la_cosa_nostra.scene import scene, side

from .player import READY, Player
from .stage import serving

BOTS = ("trader", "bully")
THOUGHT = 60_000  # ms a bot may take on a busy machine
# What they hold in hand or have face down: until it is played, no byte of it reaches the other browser.
ANNAS, BORISS = ("doctor_1", "usury_r3", "murder_r3_1"), ("ambush_r3", "schemer_1")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("store"), "--window", "0") as address:
        yield address


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


def sit_down(anna: Player, boris: Player, save: str, folder: Path, bots: tuple[str, str] = BOTS) -> None:
    """Anna brings a save, Boris takes the second seat, bots the others."""
    file = folder / "game.json"
    file.write_text(save, encoding="utf-8")
    page = anna.go()
    page.set_input_files("input[type=file]", file)
    page.click(".import button")
    page.wait_for_url("**/t/*")
    for player, name, seat in ((anna, "Anna", 0), (boris, "Boris", 1)):
        if player is boris:
            player.page.goto(page.url)
        player.page.fill(f"#nickname-{seat}", name)
        player.page.click(f".join:has(input[name=seat][value='{seat}']) button")
        player.page.wait_for_selector(".join", state="detached")
    for seat, level in enumerate(bots, 2):
        form = page.locator(f"form[action$='/replace']:has(input[name=seat][value='{seat}'])")
        form.locator("select").select_option(level)
        form.locator("button").click()
        form.wait_for(state="detached")
    page.click(".lobby-start .primary")
    for player in (anna, boris):
        player.page.wait_for_selector(f"{READY} #question")


def take(player: Player, option: str) -> None:
    """Press the button of an option once it is offered."""
    button = player.page.locator(f"#choices button[value='{option}']")
    button.wait_for()
    before = player.version
    button.click()
    player._moved(before)


def offer(player: Player, to: int, give: dict[str, str], take: dict[str, str], words: str = "") -> None:
    """Fill in the desk for a seat: amounts by kind, pieces ticked by id."""
    page = player.page
    if page.locator(f"#desk-{to}:not([open])").count():
        page.click(f"#desk-{to} > summary")
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
    """How things could betray themselves: by id, and by name in the languages of the two."""
    return [*things, *(Words(language, "la_cosa_nostra").thing(thing) for language in ("en", "uk") for thing in things)]


def told(text: str) -> str:
    """What a page of the table says, without the texts of the rules."""
    if 'id="table"' not in text and 'id=\\"table\\"' not in text:
        return ""
    return re.sub(r"<article.*?</article>|<style.*?</style>", "", text, flags=re.DOTALL)


def log(page: Page) -> str:
    return page.locator("#panel-log").text_content() or ""


def test_a_deal_by_counter_offer_an_ambush_and_a_doctor(visitor: Callable[..., Player], tmp_path: Path) -> None:
    anna, boris = visitor(), visitor(width=360, height=740, language="uk")
    sit_down(anna, boris, attack(), tmp_path)

    # Before Anna's turn Boris is asked whether he comes first; he says once and for all that he does not.
    boris.page.click("#standing > summary")
    boris.page.click("#standing-TurnWindow button[value=pass]")
    anna.page.wait_for_selector("#choices button[value='perform:big_joey']")

    # An offer, a counter-offer in its place, and the deal.
    boris.page.click("#tab-deals")
    offer(boris, 0, {"cash": "1000"}, {"business": "cop_1"}, "Протекція?")
    anna.page.click("#tab-deals")
    first = anna.page.locator(".offer", has_text="Протекція?")
    first.wait_for()
    first.locator("[data-counter]").click()
    offer(anna, 1, {"business": "cop_1"}, {"cash": "2000"}, "Two thousand.")
    second = boris.page.locator(".offer", has_text="Two thousand.")
    second.wait_for()
    expect(boris.page.locator(".offer", has_text="Протекція?")).to_have_count(0)  # the counter-offer refused it
    second.locator("button[value^=accept]").click()
    expect(anna.page.locator(".offer", has_text="Two thousand.")).to_have_count(0)
    expect(anna.page.locator("#deal-give-1-business-cop_1")).to_have_count(0)  # the desk is in step with the table
    expect(anna.page.locator("#good-give-1-cash-")).to_contain_text("7,000")

    # A bot judges an offer too, and a present it takes: when it has thought about it.
    offer(anna, 2, {"cash": "500"}, {})
    expect(anna.page.locator("#good-give-1-cash-")).to_contain_text("6,500", timeout=THOUGHT)

    # So far neither browser has received anything of what the other holds.
    for player, secrets in ((boris, ANNAS), (anna, BORISS)):
        leaked = sorted({name for text in player.collect() for name in names(secrets) if name in told(text)})
        assert not leaked, f"the other browser was sent {leaked}"
    assert any(name in told(text) for text in boris.received for name in names(BORISS)), "who holds them sees them"

    # The Murder: Boris answers with his Ambush, which kills Big Joey; the Doctor saves his life.
    take(anna, "perform:big_joey")
    take(anna, "target:lenny_dimaggio")
    assert not any(name in told(text) for text in anna.collect() for name in names(("ambush_r3",)))
    take(boris, "ambush:lenny_dimaggio")
    take(anna, "play:doctor_1")
    anna.page.wait_for_selector("#choices button[value='end_turn']")
    anna.page.click("#tab-log")
    assert "Ambush" in log(anna.page)
    assert "Doctor" in log(anna.page)
    assert "лікаря" in log(boris.page)
    take(anna, "end_turn")
