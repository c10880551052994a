"""Dual Powers for the kernel: set-up, settings, and the functions of the other modules collected in `TITLE`."""

from __future__ import annotations

from typing import Any, ClassVar

from consigliere.engine import Chance, Facts, Lookahead, NotUnderstood, Option, Setting, Step, Title

from . import actions, dataset, heuristics, positions, scoring, signs, solo, steps
from . import view as sight
from .components import (
    CARD_IDS,
    COMMANDS,
    CONNECTION_IDS,
    DATA,
    DRAW_PHASE,
    LEADER_CARDS,
    MONTH,
    NEUTRAL,
    NO_CARD,
    NO_CONNECTION,
    NO_MARKERS,
    NO_REGION,
    REGION_IDS,
    REGIONS,
    RULINGS,
    SIDE_IDS,
    SOLO,
    START_SCORE,
    SWITCHES,
    TILE_BLOCKS,
    TOKEN_IDS,
    UNIT_TOKENS,
    rules_for,
)
from .effects import BONUS_OPTION, BonusAction
from .state import Petrograd, with_row

STEPS: tuple[type[Step], ...] = (
    steps.Round,
    steps.DrawPhase,
    steps.ObjectivePhase,
    steps.ChooseObjective,
    steps.ActionPhase,
    steps.Turn,
    steps.CommandAction,
    steps.LeaderAction,
    scoring.ScoringPhase,
    scoring.ResolveUnrest,
    scoring.UnrestChoice,
    scoring.RevealObjectives,
    scoring.ScoreObjective,
    scoring.Exhaust,
    scoring.EndCheck,
    steps.CleanUp,
    BonusAction,
    actions.Recruit,
    actions.RecruitWhere,
    actions.Move,
    actions.MoveTo,
    actions.Refresh,
    actions.PlaceLeader,
    actions.MoveBlockade,
    solo.SoloDraw,
    solo.SoloObjectivePhase,
    solo.OppositionTurn,
)


class DualPowers(Title[Petrograd]):
    """Two sides, one city, one marker on the support track."""

    id = "dual_powers"
    version = 1
    facts = Facts(
        players=(DATA["meta"]["players_min"], DATA["meta"]["players_max"]),
        minutes=(DATA["meta"]["minutes_min"], DATA["meta"]["minutes_max"]),
        hidden=True,
        simultaneous=True,
        endings=("support_track", "october", "october_will", "round_three", "round_three_will"),
        longest=880,  # ten rounds (ledger, invariant 21): 2 objectives, 8 turns of 10 answers, 6 in the scoring
    )
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("mode", ("duel", "solo"), "duel"),
        Setting("side", SIDE_IDS, "red", "DP-SET-01"),
        Setting("difficulty", tuple(range(SOLO["difficulty_min"], SOLO["difficulty_max"] + 1)), 1, "DP-SOLO-03"),
        *(Setting(name, (True, False), DATA["rules"][name], RULINGS[name]) for name in SWITCHES),
    )
    steps = {cls.__name__: cls for cls in STEPS}
    names = {
        "side": SIDE_IDS,
        "card": CARD_IDS,
        "token": TOKEN_IDS,
        "region": REGION_IDS,
    }
    lookahead = Lookahead(24, looks=3)

    def defaults(self, seats: int) -> dict[str, Any]:
        return {**super().defaults(seats), "mode": "solo" if seats == 1 else "duel"}

    def setting_applies(self, setting: str, seats: int) -> bool:
        return seats == 1 or setting not in ("difficulty", "solo_espionage_has_effect")

    def check(self, seats: int, options: dict[str, Any]) -> None:
        wanted = 1 if options["mode"] == "solo" else 2
        if seats != wanted:
            raise NotUnderstood(f"mode {options['mode']} has {wanted} seat{'s' if wanted > 1 else ''}, not {seats}")

    def start(self, seats: int, options: dict[str, Any], chance: Chance) -> Petrograd:
        """Chapter 2 and 12.1: the board before the first round. [DP-SET-01 to DP-SET-14, DP-SOLO-02 to DP-SOLO-06]"""
        rules = rules_for(options)
        where = list(rules.start)
        hands = (LEADER_CARDS[0], LEADER_CARDS[1])
        leader_pile: tuple[int, ...] = ()
        if rules.solo:
            leader_pile = hands[rules.opposition]
            hands = with_row(hands, rules.opposition, ())
        setup = DATA["setup"]
        g = Petrograd.make(
            chance,
            rules=rules,
            round=0,
            phase=DRAW_PHASE,
            day=DATA["calendar"]["start_day"],
            month=MONTH[DATA["calendar"]["start_month"]],
            will=SIDE_IDS.index(setup["will_holder"]),
            score=START_SCORE,
            unrest=NO_REGION,
            blockade=NO_REGION,
            blocked=NO_CONNECTION,
            tiles=(),
            removed_tiles=(),
            deck=tuple(range(COMMANDS)),
            discard=(),
            hands=hands,
            played=((), ()),
            objective=(NO_CARD, NO_CARD),
            objective_shown=(False, False),
            objective_seen=False,
            markers=NO_MARKERS,
            where=where,
            tired=[0] * rules.tokens,
            pile=(),
            leader_pile=leader_pile,
        )
        g.then(steps.ROUND)
        neutral = list(UNIT_TOKENS[NEUTRAL])
        g.shuffle(neutral)
        for region, token in enumerate(neutral):
            g.where[token] = region
        tiles = list(range(REGIONS))
        g.unrest, g.blockade = g.take_random(tiles, 2)
        g.tiles = tuple(tiles)
        g.blocked = TILE_BLOCKS[g.blockade]
        return g

    def view(self, g: Petrograd, seat: int | None) -> dict[str, Any]:
        return sight.view(g, seat)

    def determinize(self, g: Petrograd, seat: int | None, chance: Chance) -> Petrograd:
        return sight.determinize(g, seat, chance)

    def position(self, g: Petrograd) -> dict[str, Any]:
        return positions.write(g)

    def restore(self, position: dict[str, Any], seats: int, options: dict[str, Any], chance: Chance) -> Petrograd:
        return positions.read(position, rules_for(options), chance)

    def problems(self, g: Petrograd) -> list[str]:
        return positions.problems(g)

    effect_tables = (("actions", "bonus_actions", "scoring", "calendar", "solo"),)

    def check_data(self, data: dict[str, Any] | None = None) -> list[str]:
        return dataset.check(DATA if data is None else data)

    def value(self, g: Petrograd, seat: int) -> float:
        return heuristics.value(g, seat)

    sign_names = signs.NAMES

    def signs(self, g: Petrograd) -> tuple[tuple[float, ...], ...]:
        return signs.signs(g)

    def roles(self, g: Petrograd, seat: int) -> dict[str, str]:
        return {"side": SIDE_IDS[g.rules.side_of(seat)]}

    def actions(self, seats: int, options: dict[str, Any]) -> tuple[Option, ...]:
        tokens = rules_for(options).tokens
        return (
            *actions.PLAY,
            *actions.OBJECTIVE[:COMMANDS],
            *actions.RECRUIT[:tokens],
            *actions.MOVE[:tokens],
            *actions.REFRESH[:tokens],
            *actions.TO,
            *actions.BLOCK[: len(CONNECTION_IDS)],
            *steps.ACT.values(),
            *BONUS_OPTION.values(),
            *scoring.UNREST_OPTION.values(),
            actions.DECLINE,
            actions.FINISH,
            actions.STOP,
        )


TITLE = DualPowers()
