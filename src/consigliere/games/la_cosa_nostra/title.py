"""La Cosa Nostra for the kernel: settings, and the functions of the other modules collected in `TITLE`."""

from __future__ import annotations

from typing import Any, ClassVar

from consigliere.engine import Answers, Chance, Facts, Footing, Lookahead, Option, Setting, Step, Title
from consigliere.engine.data import load_outlook

from . import (
    action,
    choosing,
    dataset,
    dice,
    draw,
    effects,
    follow_ups,
    footing,
    harm,
    heuristics,
    hire,
    income,
    influence,
    invariants,
    planning,
    positions,
    purchase,
    reactions,
    resolution,
    rounds,
    setup,
    signs,
    step_format,
    trade,
)
from . import options as opt
from . import view as sight
from .components import (
    DATA,
    FAMILY_IDS,
    GANGSTER_IDS,
    INFLUENCE_IDS,
    MODE_IDS,
    SLOT_IDS,
    Rules,
)
from .state import NewYork

VARIANTS = DATA["variants"]
OUTLOOK = {
    left: tuple([row.get(name, 0.0) for name in footing.NAMES])
    for left, row in load_outlook(__name__.rpartition(".")[0]).items()
}
STEPS: tuple[type[Step], ...] = (
    *setup.STEPS,
    *rounds.STEPS,
    *draw.STEPS,
    *hire.STEPS,
    *planning.STEPS,
    *influence.STEPS,
    *action.STEPS,
    *resolution.STEPS,
    *dice.STEPS,
    *effects.STEPS,
    *harm.STEPS,
    *purchase.STEPS,
    *reactions.STEPS,
    *follow_ups.STEPS,
    *income.STEPS,
)


class LaCosaNostra(Title[NewYork]):
    """Three to five families, four rounds, free deals; most money wins."""

    id = "la_cosa_nostra"
    version = 2
    facts = Facts(
        players=(DATA["meta"]["players_min"], DATA["meta"]["players_max"]),
        minutes=(DATA["meta"]["minutes"] // 2, 2 * DATA["meta"]["minutes"]),
        hidden=True,
        simultaneous=True,
        endings=("most_money", "estate", "shared"),
        longest=20000,
    )
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("expansion_gangsters", (False, True), VARIANTS["expansion_gangsters"], "LCN-EXP-01"),
        Setting("extra_cards", ("with_expansion", "on", "off"), "with_expansion", "LCN-RULE-48"),
        Setting("short_game", (False, True), VARIANTS["short_game"], "LCN-VAR-06"),
        Setting("espionage", (False, True), VARIANTS["espionage"], "LCN-VAR-01"),
        Setting("bonus_income", (False, True), VARIANTS["bonus_income"], "LCN-VAR-02"),
        Setting("robbery_against_robbery", (False, True), VARIANTS["robbery_against_robbery"], "LCN-VAR-03"),
        Setting("two_assignments_five_players", (False, True), VARIANTS["two_assignments_five_players"], "LCN-VAR-04"),
        Setting("influence_from_round", (1, 2, 3), VARIANTS["influence_from_round"], "LCN-VAR-05"),
        Setting("corrected_prices", (False, True), VARIANTS["corrected_prices"], "LCN-RULE-36"),
        Setting("planning_timer_seconds", (0, 60), VARIANTS["planning_timer_seconds"], "LCN-VAR-07"),
        Setting("race_windows", (False, True), VARIANTS["race_windows"], "LCN-TIM-15"),
        Setting("bosses", ("choice", "random"), "choice", "LCN-RULE-07"),
        Setting("first_player", ("random", "host"), "random", "LCN-SET-10"),  # the host sits on seat 0
    )
    steps = {cls.__name__: cls for cls in STEPS}
    names = {
        "gangster": GANGSTER_IDS,
        "fresh": GANGSTER_IDS,
        "influence": INFLUENCE_IDS,
        "seen": SLOT_IDS,
        "mode": MODE_IDS,
        "thing": opt.PLAYED_ON_IDS,
    }
    codes = step_format.CODES
    trade = trade.Deals()
    # Up to the next round: after payday `outlook` knows what plans were worth.
    lookahead = Lookahead(-1, tries=1, rounds=0, evidence=0.5, keyed=True)

    def setting_applies(self, setting: str, seats: int) -> bool:
        return seats == 5 or setting != "two_assignments_five_players"  # [LCN-PLAN-11]

    def start(self, seats: int, options: dict[str, Any], chance: Chance) -> NewYork:
        """An empty table. The setup is the first step of the game. [LCN-SET-01]"""
        g = positions.blank(Rules(seats, options), chance)
        if options["bosses"] == "random":
            g.then(setup.RANDOM_BOSSES, setup.LAY_OUT, rounds.ROUND)
        else:
            g.then(*[setup.ChooseBoss(seat) for seat in range(seats)], setup.LAY_OUT, rounds.ROUND)
        return g

    def view(self, g: NewYork, seat: int | None) -> dict[str, Any]:
        return sight.view(g, seat)

    def determinize(self, g: NewYork, seat: int | None, chance: Chance) -> NewYork:
        return sight.determinize(g, seat, chance)

    def extras(self, g: NewYork, seat: int) -> list[Option]:
        return trade.extras(g, seat)

    def extra_forbidden_by(self, g: NewYork, seat: int, option: Option) -> str:
        return trade.extra_forbidden_by(g, seat, option)

    def take_extra(self, g: NewYork, seat: int, option: Option) -> None:
        trade.take_extra(g, seat, option)

    def time_limit(self, g: NewYork) -> int:
        """The planning timer in seconds for an assignment, if it is switched on. [LCN-VAR-07]"""
        top = g.stack[-1] if g.stack else None
        planning_turn = isinstance(top, Answers) and isinstance(top.question, planning.PlanningTurn)
        return g.rules.planning_timer_seconds if planning_turn else 0

    def timed_answer(self, g: NewYork, seat: int) -> Option:
        top = g.stack[-1]
        assert isinstance(top, Answers)
        assert isinstance(top.question, planning.PlanningTurn)
        return planning.when_time_is_up(g, top.question, top.row(seat))

    def position(self, g: NewYork) -> dict[str, Any]:
        return positions.write(g)

    def upgrade_step(self, step: dict[str, Any]) -> dict[str, Any]:
        return step_format.renewed(step)

    def restore(self, position: dict[str, Any], seats: int, options: dict[str, Any], chance: Chance) -> NewYork:
        return positions.read(position, Rules(seats, options), chance)

    def problems(self, g: NewYork) -> list[str]:
        return invariants.problems(g)

    def check_data(self, data: dict[str, Any] | None = None) -> list[str]:
        return dataset.check(DATA if data is None else data)

    def value(self, g: NewYork, seat: int) -> float:
        return heuristics.value(g, seat)

    footing_names = footing.NAMES

    def outlook(self, g: NewYork, seat: int) -> float:
        return footing.outlook(g, seat, OUTLOOK)

    def footing(self, g: NewYork) -> Footing | None:
        return footing.footing(g)

    def options_to_try(self, g: NewYork, seat: int, options: list[Option]) -> list[Option]:
        return choosing.options_to_try(g, seat, options)

    def hints(self, g: NewYork, seat: int, options: list[Option]) -> list[float]:
        return choosing.hints(g, seat, options)

    def pointless(self, g: NewYork, seat: int, option: Option) -> bool:
        return heuristics.pointless(g, seat, option)

    sign_names = signs.NAMES

    def signs(self, g: NewYork) -> tuple[tuple[float, ...], ...]:
        return signs.signs(g)

    def roles(self, g: NewYork, seat: int) -> dict[str, str]:
        return {"family": FAMILY_IDS[g.family[seat]]} if g.family[seat] >= 0 else {}

    def actions(self, seats: int, options: dict[str, Any]) -> tuple[Option, ...]:
        return opt.every(Rules(seats, options))


TITLE = LaCosaNostra()
