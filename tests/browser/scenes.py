"""How to reach every page, for tests of all pages and for screenshots."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from consigliere.table.client import Client

from .la_cosa_nostra_people import attack, offer, sit_down, take
from .live_server import Visitors
from .midgame import midgame
from .midgame import sit_down as sit_down_in
from .player import READY, Player

_finished: dict[str, str] = {}  # server -> the address of a game played to its end, which takes a while


def _nothing(player: Player) -> None:
    pass


class Scene(NamedTuple):
    """A page or a state of it, and how to get there."""

    name: str
    enter: Callable[[Player, Visitors], None]
    open: Callable[[Player], None] = _nothing  # what to open on the page after each load
    drawings: bool = False  # whether axe looks at its drawings, as the scripts leave them


def finished(player: Player) -> str:
    """A finished table that anyone may look at. Programs play it, because rendering pages takes time."""
    if player.server not in _finished:
        seat = Client(player.server).open("dual_powers", 2, name="Anna", places=["me", "bot:random"])
        seat.start()
        for question in seat.questions():
            seat.play(question["options"][0], question["number"])
        _finished[player.server] = f"{player.server}/t/{seat.table}"
    return _finished[player.server]


def _front(player: Player, visitors: Visitors) -> None:
    player.go()


def _new(player: Player, visitors: Visitors) -> None:
    player.go("/new/dual_powers")


def _lobby(player: Player, visitors: Visitors) -> None:
    player.open_table()


def _door(player: Player, visitors: Visitors) -> None:
    """The lobby as a guest sees it."""
    player.page.goto(visitors().open_table())


def _objective(player: Player, visitors: Visitors) -> None:
    player.quick()


def _middle(player: Player, visitors: Visitors) -> None:
    """A game in progress, at a question with pieces on the board."""
    sit_down_in(player, midgame("dual_powers"))


def _noir(player: Player, visitors: Visitors) -> None:
    """A game for three with deals and windows, after families were chosen."""
    page = player.quick("la_cosa_nostra")
    player.choose()
    page.wait_for_selector("#hand [data-thing]")


def _deals(player: Player) -> None:
    player.page.click(f"{READY} #tab-deals")
    desk = player.page.locator(".desk > summary")
    if desk.count():
        desk.first.click()


def _attacked(anna: Player, boris: Player) -> None:
    """Two people in the middle of a fight: Anna attacks, Boris has an Ambush."""
    sit_down(anna, boris, attack())
    take(boris, "pass")
    anna.page.wait_for_selector("#choices button[value='perform:big_joey']", state="attached")


def _counter(player: Player, visitors: Visitors) -> None:
    """An open offer and a counter-offer being written."""
    boris = visitors()
    _attacked(player, boris)
    boris.page.click("#tab-deals")
    offer(boris, 0, {"cash": "1000"}, {"business": "cop_1"}, "Protection?")
    page = player.page
    page.click("#tab-deals")
    page.locator(".offer", has_text="Protection?").locator("[data-counter]").click()
    page.fill("#deal-take-1-cash-", "2500")
    page.wait_for_selector("#desk-1:has-text('2,500')")


def _ambush(player: Player, visitors: Visitors) -> None:
    anna = visitors()
    _attacked(anna, player)
    take(anna, "perform:big_joey")
    take(anna, "target:lenny_dimaggio")
    player.page.wait_for_selector("#choices button[value='ambush:lenny_dimaggio']", state="attached")


def _doctor(player: Player, visitors: Visitors) -> None:
    boris = visitors()
    _attacked(player, boris)
    take(player, "perform:big_joey")
    take(player, "target:lenny_dimaggio")
    take(boris, "ambush:lenny_dimaggio")
    player.page.wait_for_selector("#choices button[value='play:doctor']", state="attached")


def _watching(player: Player, visitors: Visitors) -> None:
    other = visitors()
    other.quick()
    player.page.goto(other.page.url)


def _talk(player: Player, visitors: Visitors) -> None:
    page = player.quick()
    page.click("#tab-talk")
    page.fill(".say input[name=text]", "Petrograd!")
    page.keyboard.press("Enter")
    page.wait_for_selector(".chat li")


def _tab(name: str) -> Callable[[Player], None]:
    def turn(player: Player) -> None:
        player.page.click(f"{READY} #tab-{name}")

    return turn


def _curtain(player: Player, visitors: Visitors) -> None:
    player.open_table(second="me", hotseat=True)
    player.page.wait_for_selector(".curtain-card")


def _result(player: Player, visitors: Visitors) -> None:
    player.page.goto(finished(player))


def _replay(player: Player, visitors: Visitors) -> None:
    player.page.goto(finished(player) + "/replay?n=24")


def _account(player: Player, visitors: Visitors) -> None:
    player.go("/account")


def _rules(player: Player, visitors: Visitors) -> None:
    player.go("/rules/dual_powers#DP-ACT-05")


def _primer(player: Player, visitors: Visitors) -> None:
    player.go("/rules/la_cosa_nostra#primer")


def _nowhere(player: Player, visitors: Visitors) -> None:
    player.go("/t/nobody-sits-here")


SCENES = (
    Scene("front", _front),
    Scene("new-table", _new),
    Scene("lobby", _lobby),
    Scene("invited", _door),
    Scene("objective", _objective),
    Scene("middle", _middle, drawings=True),
    Scene("watching", _watching),
    Scene("noir", _noir, drawings=True),
    Scene("deals", _noir, _deals),
    Scene("talk", _talk, _tab("talk")),
    Scene("rule", _objective, _tab("rules")),
    Scene("curtain", _curtain),
    Scene("result", _result),
    Scene("replay", _replay),
    Scene("account", _account),
    Scene("rules", _rules),
    Scene("primer", _primer, drawings=True),
    Scene("nowhere", _nowhere),
)
# Only for the screenshots: windows must wait for everybody (`--window 0`).
FIGHT = (Scene("counter", _counter), Scene("ambush", _ambush), Scene("doctor", _doctor))
