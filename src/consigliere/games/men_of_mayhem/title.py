"""Men of Mayhem for the kernel: settings, and the functions of the other modules collected in TITLE."""

from __future__ import annotations

from typing import Any, ClassVar

from consigliere.engine import Chance, Facts, Lookahead, NotUnderstood, Option, Setting, Step, Title

from . import (
    cards,
    choosing,
    dataset,
    exploit,
    heuristics,
    invariants,
    law,
    market,
    orders,
    positions,
    riding,
    rounds,
    setup,
    signs,
    throw_down,
    trade,
    victory,
    wounds,
)
from . import options as opt
from . import view as sight
from .components import CARD_IDS, CLUBS, DATA, ITEM_IDS, MOST_EXTRA_ROUNDS, OP_IDS, PART_IDS, PLACE_IDS, Rules
from .state import Charming

STEPS: tuple[type[Step], ...] = (
    *setup.STEPS,
    *rounds.STEPS,
    *cards.STEPS,
    *orders.STEPS,
    *riding.STEPS,
    *exploit.STEPS,
    *throw_down.STEPS,
    *wounds.STEPS,
    *victory.STEPS,
    *law.STEPS,
    *market.STEPS,
)


class MenOfMayhem(Title[Charming]):
    """Three to six motorcycle clubs, six rounds, free deals; most cash wins."""

    id = "men_of_mayhem"
    # 1 to 3: other starting goods of some sides; 4: deals while a victim is named, other prices; 5: what a card lets
    # the winner of a fight steal was told like a theft by choice, and broke promises of peace
    version = 6
    facts = Facts(
        players=tuple(DATA["meta"]["players_with_expansions"]),
        minutes=tuple(DATA["meta"]["minutes"]),
        hidden=True,
        simultaneous=True,
        endings=("most_cash", "patch", "most_guns", "last_throw", "last_gang"),
        longest=20000,
    )
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("mode", ("high_octane", "unleaded"), "high_octane", "MM-SET-04"),
        Setting("clubs", ("both", "base", "grim_bastards", "calaveras"), "both", "MM-X56-03"),
        Setting("deadly_rounds", (False, True), False, "MM-VAR-01"),
        Setting("long_road", tuple(range(MOST_EXTRA_ROUNDS + 1)), 0, "MM-VAR-02"),
        Setting("undercover", (False, True), False, "MM-VAR-03"),
        Setting("lean_supplies", (False, True), False, "MM-VAR-04"),
        Setting("hardcore_cards", (False, True), False, "MM-VAR-05"),
        Setting("fifteen_years", (False, True), False, "MM-VAR-06"),
        Setting("arson", (False, True), False, "MM-VAR-07"),
        Setting("dirty_money", (False, True), False, "MM-VAR-09"),
        Setting("gangageddon", (False, True), False, "MM-VAR-10"),
    )
    steps = {cls.__name__: cls for cls in STEPS}
    seat_fields = ("seat", "seats", "victim")
    names = {
        "site": PLACE_IDS,
        "source": PLACE_IDS,
        "target": PLACE_IDS,
        "called": PLACE_IDS,
        "card": CARD_IDS,
        "op": OP_IDS,
        "part": PART_IDS,
        "item": ITEM_IDS,
    }
    trade = trade.Deals()
    lookahead = Lookahead(-1, tries=1, rounds=0, evidence=0.5)  # to the end of the round, when all orders are given

    def check(self, seats: int, options: dict[str, Any]) -> None:
        """There are at least as many clubs as players. [MM-SET-10]"""
        clubs = {"base": CLUBS - 2, "both": CLUBS}.get(options["clubs"], CLUBS - 1)
        if clubs < seats:
            raise NotUnderstood(f"{seats} players need as many clubs; with clubs={options['clubs']} there are {clubs}")

    def start(self, seats: int, options: dict[str, Any], chance: Chance) -> Charming:
        """An empty table; the set-up itself is the first step. [MM-SET-01]"""
        g = positions.blank(Rules(seats, options), chance)
        g.then(setup.ROLL_FOR_CLUBS, setup.LAY_OUT, rounds.ROUND)
        return g

    def view(self, g: Charming, seat: int | None) -> dict[str, Any]:
        return sight.view(g, seat)

    def determinize(self, g: Charming, seat: int | None, chance: Chance) -> Charming:
        return sight.determinize(g, seat, chance)

    def position(self, g: Charming) -> dict[str, Any]:
        return positions.write(g)

    def restore(self, position: dict[str, Any], seats: int, options: dict[str, Any], chance: Chance) -> Charming:
        return positions.read(position, Rules(seats, options), chance)

    def problems(self, g: Charming) -> list[str]:
        return invariants.problems(g)

    effect_tables = (("sites", "cards", "clubs"),)

    def check_data(self, data: dict[str, Any] | None = None) -> list[str]:
        return dataset.check(DATA if data is None else data)

    def value(self, g: Charming, seat: int) -> float:
        return heuristics.value(g, seat)

    def pointless(self, g: Charming, seat: int, option: Option) -> bool:
        return choosing.pointless(g, seat, option)

    def options_to_try(self, g: Charming, seat: int, options: list[Option]) -> list[Option]:
        return choosing.likely(g, seat, options)

    def hints(self, g: Charming, seat: int, options: list[Option]) -> list[float]:
        return choosing.hints(g, seat, options)

    sign_names = signs.NAMES

    def signs(self, g: Charming) -> tuple[tuple[float, ...], ...]:
        return signs.signs(g)

    def roles(self, g: Charming, seat: int) -> dict[str, str]:
        return {"club": g.club(seat)} if g.clubs[seat] >= 0 else {}

    def actions(self, seats: int, options: dict[str, Any]) -> tuple[Option, ...]:
        return opt.every(Rules(seats, options))


TITLE = MenOfMayhem()
