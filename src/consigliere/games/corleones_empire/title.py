"""Corleone's Empire for the kernel: set-up, settings, and the functions of the other modules collected in `TITLE`."""

from __future__ import annotations

from typing import Any, ClassVar

from consigliere.engine import Chance, Facts, Lookahead, NotUnderstood, Option, Setting, Step, Title

from . import (
    accounts,
    bribery,
    business,
    cards,
    dataset,
    effects,
    heuristics,
    icons,
    killing,
    options,
    positions,
    robbing,
    rounds,
    signs,
    turf,
)
from . import view as sight
from .components import (
    ALL_JOBS,
    DATA,
    DISTRICT_IDS,
    DISTRICTS,
    EFFECT_IDS,
    FAMILY_IDS,
    FIGURE_IDS,
    KIND_IDS,
    LOCATION_IDS,
    MEMBERS_IN,
    MOST_SEATS,
    OPENING,
    SOURCE_IDS,
    SPACES,
    STACK_SIZE,
    START_BILLS,
    START_JOBS,
    Rules,
    Switches,
    rules_for,
)
from .state import ASIDE, Empire, with_card

STEPS: tuple[type[Step[Any]], ...] = (
    *business.STEPS,
    *effects.STEPS,
    *icons.STEPS,
    *cards.STEPS,
    *killing.STEPS,
    *robbing.STEPS,
    *rounds.STEPS,
    *turf.STEPS,
    *bribery.STEPS,
    *accounts.STEPS,
)
BY_LOT = "random"


class CorleonesEmpire(Title[Empire]):
    """Two to five families play four rounds. The most money in a suitcase wins."""

    id = "corleones_empire"
    version = 2
    facts = Facts(
        players=(DATA["players_min"], DATA["players_max"]),
        minutes=(60, 90),
        hidden=True,
        simultaneous=True,
        endings=("money", "districts", "shared"),
        longest=4000,
    )
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("first", (BY_LOT, *(str(n + 1) for n in range(MOST_SEATS))), BY_LOT, "CE-SET-10"),
        # Rulings of ours that can be read otherwise. Silent: games without them stay as they were.
        Setting("tie_frees_district", (False, True), False, "CE-RULE-3", silent=True),
        Setting("shared_backs", (False, True), False, "CE-RULE-4", silent=True),
        Setting("named_member", (False, True), False, "CE-RULE-42", silent=True),
    )
    steps = {cls.__name__: cls for cls in STEPS}
    seat_fields = ("controller", "order", "seat", "thief")
    names = {
        "effects": EFFECT_IDS,
        "effect": EFFECT_IDS,
        "location": LOCATION_IDS,
        "district": DISTRICT_IDS,
        "figure": FIGURE_IDS,
        "figures": FIGURE_IDS,
        "bill": KIND_IDS,
        "bills": KIND_IDS,
        "source": SOURCE_IDS,
    }

    lookahead = Lookahead(-1, tries=1, rounds=0)  # to the end of the round: the turf war and tribute are over

    def check(self, seats: int, options: dict[str, Any]) -> None:
        if options["first"] != BY_LOT and int(options["first"]) > seats:
            raise NotUnderstood(f"with {seats} seats the first player cannot be number {options['first']}")

    def start(self, seats: int, options: dict[str, Any], chance: Chance) -> Empire:
        """The table before the first round; families are chosen first. [CE-SET-01 to CE-SET-10]"""
        rules = self._rules(seats, options)
        stock = list(STACK_SIZE)
        for bill in START_BILLS:
            stock[bill] -= seats
        g = Empire.make(
            chance,
            rules=rules,
            round=1,
            phase=OPENING,
            horse=rules.begins,
            turn=-1,
            family=(-1,) * seats,
            seat_of=(-1,) * len(FAMILY_IDS),
            hands=[START_BILLS] * seats,
            cases=[()] * seats,
            played=((),) * seats,
            supply=[rules.thug_bits | MEMBERS_IN[1]] * seats,
            stock=stock,
            deck=ALL_JOBS,
            discard=(),
            common=(-1,) * rules.common,
            allies=(),
            tiles=(),
            at=[-1] * SPACES,
            chief=ASIDE,
            hudson=(),
            markers=((),) * DISTRICTS,
            freed=0,
            drawer=-1,
            drawn=(),
            doing=-1,
            commanded=0,
            bids=(),
        )
        g.then(*(business.ChooseFamily(seat) for seat in range(seats)), rounds.ROUND)
        for _ in range(rules.setup_tiles):
            business.open_tile(g, "blue")
        rounds.fill_common(g)
        rounds.deal_allies(g)
        for seat in range(seats):
            for _ in range(START_JOBS):
                g.hands[seat] = with_card(g.hands[seat], g.draw_job())
        if g.horse < 0:
            g.horse = g.random_below(seats)
        return g

    def _rules(self, seats: int, options: dict[str, Any]) -> Rules:
        begins = -1 if options["first"] == BY_LOT else int(options["first"]) - 1
        switches = [bool(options.get(name)) for name in ("tie_frees_district", "shared_backs", "named_member")]
        return rules_for(seats, begins, Switches(*switches))

    def view(self, g: Empire, seat: int | None) -> dict[str, Any]:
        return sight.view(g, seat)

    def determinize(self, g: Empire, seat: int | None, chance: Chance) -> Empire:
        return sight.determinize(g, seat, chance)

    def position(self, g: Empire) -> dict[str, Any]:
        return positions.write(g)

    def restore(self, position: dict[str, Any], seats: int, options: dict[str, Any], chance: Chance) -> Empire:
        return positions.read(position, self._rules(seats, options), chance)

    def problems(self, g: Empire) -> list[str]:
        return positions.problems(g)

    effect_tables = (("location", "tile", "central_park"), ("job", "ally"))

    def check_data(self, data: dict[str, Any] | None = None) -> list[str]:
        return dataset.check(DATA if data is None else data)

    def value(self, g: Empire, seat: int) -> float:
        return heuristics.value(g, seat)

    def options_to_try(self, g: Empire, seat: int, options: list[Option]) -> list[Option]:
        return heuristics.likely(g, seat, options)

    def hints(self, g: Empire, seat: int, options: list[Option]) -> list[float]:
        return heuristics.hints(g, seat, options)

    sign_names = signs.NAMES

    def signs(self, g: Empire) -> tuple[tuple[float, ...], ...]:
        return signs.signs(g)

    def roles(self, g: Empire, seat: int) -> dict[str, str]:
        return {"place": f"place {(seat - g.horse) % g.rules.seats + 1} in the first round"}

    def actions(self, seats: int, options_: dict[str, Any]) -> tuple[Option, ...]:
        return options.every(bool(options_.get("named_member")))


TITLE = CorleonesEmpire()
