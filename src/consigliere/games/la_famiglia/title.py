"""La Famiglia for the kernel: settings, and the functions of the other modules collected in `TITLE`."""

from __future__ import annotations

from typing import Any, ClassVar

from consigliere.engine import Chance, Facts, Lookahead, Option, Setting, Step, Title

from . import (
    actions,
    attack,
    before_conflict,
    boats,
    cells,
    choosing,
    columns,
    conflict,
    dataset,
    events,
    free,
    gathering,
    heuristics,
    influence,
    invariants,
    lull,
    payments,
    planning,
    positions,
    raids,
    resolving,
    setup,
    signs,
    step_format,
    supplies,
)
from . import options as opt
from . import view as sight
from .action_boards import CELL_IDS, COLUMN_IDS, SPREAD_IDS, TO_IDS, WHERE_IDS
from .components import DATA, FAMILY_IDS, ORDER_IDS, ROW_IDS, SEA_IDS, TEAM, TEAMS, TERRITORY_IDS, Rules
from .empty_table import blank
from .state import Sicily

STEPS: tuple[type[Step[Sicily]], ...] = (
    *setup.STEPS,
    *planning.STEPS,
    *cells.STEPS,
    *columns.STEPS,
    *actions.STEPS,
    *influence.STEPS,
    *gathering.STEPS,
    *boats.STEPS,
    *lull.STEPS,
    *events.STEPS,
    *resolving.STEPS,
    *supplies.STEPS,
    *attack.STEPS,
    *payments.STEPS,
    *before_conflict.STEPS,
    *conflict.STEPS,
    *raids.STEPS,
)


class LaFamiglia(Title[Sicily]):
    """Two teams of two families fight for the districts of Sicily over four rounds."""

    id = "la_famiglia"
    version = 2
    facts = Facts(
        players=(DATA["game"]["players"], DATA["game"]["players"]),
        minutes=(DATA["game"]["minutes"][0], DATA["game"]["minutes"][1]),
        hidden=True,
        simultaneous=True,
        endings=("one_family", "two_families", "most_districts", "bronte", "draw"),
        longest=6000,
    )
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("beginner_families", (False, True), False, "LF-SET-06"),
        Setting("predictable_conflicts", (False, True), False, "LF-MOV-21"),
        # Rulings of ours that can be read otherwise. Silent: games without them stay as they were.
        Setting("only_family", (False, True), False, "LF-RULE-37", silent=True),
        Setting("exact_placement", (False, True), False, "LF-RULE-11", silent=True),
        Setting("defector_needs_supply", (False, True), False, "LF-RULE-15", silent=True),
        Setting("swapped_neutrals_count", (False, True), False, "LF-RULE-24", silent=True),
        Setting("fewer_markers", (False, True), False, "LF-INF-05", silent=True),
    )
    first_game = {"beginner_families": True}  # LF-SET-06
    steps = {cls.__name__: cls for cls in STEPS}
    names = {
        "place": TERRITORY_IDS,
        "start": TERRITORY_IDS,
        "home": TERRITORY_IDS,
        "target": TERRITORY_IDS,
        "used": TERRITORY_IDS,
        "order": ORDER_IDS,
        "cell": CELL_IDS,
        "column": COLUMN_IDS,
        "row": ROW_IDS,
        "sea": SEA_IDS,
        "where": WHERE_IDS,
        "spread": SPREAD_IDS,
        "to": TO_IDS,
        "kept": TO_IDS,
    }
    codes = step_format.CODES

    lookahead = Lookahead(-1, tries=1, rounds=0)  # to the end of the round: all orders have been carried out

    def teams(self, seats: int, options: dict[str, Any]) -> tuple[tuple[int, ...], ...]:
        return TEAMS

    def teams_share_views(self, seats: int, options: dict[str, Any]) -> bool:
        """Allies may show each other everything, so they see it. [LF-TEAM-01]"""
        return True

    def start(self, seats: int, options: dict[str, Any], chance: Chance) -> Sicily:
        """An empty table. The setup is the first step of the game. [LF-SET-01]"""
        g = blank(Rules(options), chance)
        g.then(setup.DRAW_KINDS, setup.DRAW_FAMILIES, setup.LAY_OUT, events.ROUND)
        return g

    def view(self, g: Sicily, seat: int | None) -> dict[str, Any]:
        return sight.view(g, seat)

    def determinize(self, g: Sicily, seat: int | None, chance: Chance) -> Sicily:
        return sight.determinize(g, seat, chance)

    def extras(self, g: Sicily, seat: int) -> list[Option]:
        return free.extras(g, seat)

    def extra_forbidden_by(self, g: Sicily, seat: int, option: Option) -> str:
        return free.extra_forbidden_by(g, seat, option)

    def take_extra(self, g: Sicily, seat: int, option: Option) -> None:
        free.take_extra(g, seat, option)

    def position(self, g: Sicily) -> dict[str, Any]:
        return positions.write(g)

    def upgrade_step(self, step: dict[str, Any]) -> dict[str, Any]:
        return step_format.renewed(step)

    def restore(self, position: dict[str, Any], seats: int, options: dict[str, Any], chance: Chance) -> Sicily:
        return positions.read(position, Rules(options), chance)

    def problems(self, g: Sicily) -> list[str]:
        return invariants.problems(g)

    def check_data(self, data: dict[str, Any] | None = None) -> list[str]:
        return dataset.check(DATA if data is None else data)

    def value(self, g: Sicily, seat: int) -> float:
        return heuristics.value(g, seat)

    def options_to_try(self, g: Sicily, seat: int, options: list[Option]) -> list[Option]:
        return choosing.options_to_try(g, seat, options)

    def hints(self, g: Sicily, seat: int, options: list[Option]) -> list[float]:
        return choosing.hints(g, seat, options)

    def bot_intent(self, g: Sicily, seat: int) -> dict[str, Any] | None:
        return heuristics.intends(g, seat)

    sign_names = signs.NAMES

    def signs(self, g: Sicily) -> tuple[tuple[float, ...], ...]:
        return signs.signs(g)

    def roles(self, g: Sicily, seat: int) -> dict[str, str]:
        family = g.family[seat]
        return {"side": f"side {TEAM[seat] + 1}", **({"family": FAMILY_IDS[family]} if family >= 0 else {})}

    def actions(self, seats: int, options: dict[str, Any]) -> tuple[Option, ...]:
        return opt.every()


TITLE = LaFamiglia()
