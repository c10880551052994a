"""The effects that data.toml combines. No code here depends on the card or month that has an effect.

`can` tells whether an effect can be carried out, `begin` starts it. An effect that cannot be carried out is
never offered. [DP-ACT-10]
"""

from __future__ import annotations

from typing import Any, Final

from consigliere.engine import Option, Row

from . import actions, verbs
from .actions import DECLINE
from .components import (
    ACTION_PHASE,
    CARD_IDS,
    CARD_POINTS,
    CARD_RECRUIT,
    CARD_REGION,
    CONNECTION_IDS,
    DATA,
    EARNS_BONUS,
    LEADER_TOKEN,
    MONTH_IDS,
    NO_CARD,
    OPEN,
    OPPOSITION_OF_LEVEL,
    OUT,
    REGIONS,
    SCORING_PHASE,
    SIDE_IDS,
    SOLO,
    SUPPLY,
    TOKEN,
    TOKEN_IDS,
    UNREST_POINTS,
)
from .side_decision import SideDecision
from .state import Petrograd
from .step_checks import in_phase, played_by


class Effect:
    """An effect with its parameters. `card` is the card that has it, -1 for none."""

    __slots__ = ()

    def can(self, g: Petrograd, side: int, card: int) -> bool:
        """Whether the side could carry out this effect now."""
        return True

    def begin(self, g: Petrograd, side: int, card: int) -> None:
        """Carry out the effect, or push the step that asks how."""
        raise NotImplementedError


class RecruitUnits(Effect):
    """Recruit units of the side's supply, within a total value, into one region. [DP-ORD-01 to DP-ORD-06, DP-BON-02]"""

    __slots__ = ("first",)

    def __init__(self, data: dict[str, Any]) -> None:
        from_card = data.get("max_value_from") == "card.recruit"
        max_value: int = data.get("max_value", actions.NO_LIMIT)  # on the sum
        exact_value: int = data.get("exact_value", 0)  # 0: any
        max_tokens: int = data.get("max_tokens", actions.NO_LIMIT)
        to_card_region = data["region"] == "card.region"
        # The first question by side and card; the last entry, for card -1, is for effects without a card
        self.first: list[list[actions.Recruit]] = [[], []]
        for side in (0, 1):
            for card in (*range(len(CARD_IDS)), -1):
                limit = CARD_RECRUIT[card] if from_card else max_value
                region = CARD_REGION[card] if to_card_region else -1
                self.first[side].append(actions.Recruit(side, region, limit, exact_value, max_tokens, False))

    def can(self, g: Petrograd, side: int, card: int) -> bool:
        """Whether the supply holds a unit that fits. [DP-ORD-04]"""
        where = g.where
        for token in self.first[side][card].units:
            if where[token] == SUPPLY:
                return True
        return False

    def begin(self, g: Petrograd, side: int, card: int) -> None:
        g.stack.append(self.first[side][card])


class MoveToken(Effect):
    """Move one controlled token, ready or exhausted, along open connections. [DP-ORD-07, DP-ORD-08, DP-BON-03]"""

    __slots__ = ("first",)

    def __init__(self, data: dict[str, Any]) -> None:
        self.first = tuple(actions.Move(side, data["steps_min"], data["steps_max"]) for side in (0, 1))

    def can(self, g: Petrograd, side: int, card: int) -> bool:
        where = g.where
        ways = OPEN[g.blocked]
        for token in g.rules.own[side]:
            if ways[where[token]]:
                return True
        if g.will == side:
            for token in g.controlled_neutrals(side):
                if ways[where[token]]:
                    return True
        return False

    def begin(self, g: Petrograd, side: int, card: int) -> None:
        g.stack.append(self.first[side])


class RefreshToken(Effect):
    """Turn exhausted controlled tokens to ready. [DP-ORD-09, DP-BON-04]"""

    __slots__ = ("count",)

    def __init__(self, data: dict[str, Any]) -> None:
        self.count: int = data["count"]

    def can(self, g: Petrograd, side: int, card: int) -> bool:
        return g.can_refresh(side)

    def begin(self, g: Petrograd, side: int, card: int) -> None:
        for _ in range(self.count):
            g.stack.append(actions.Refresh(side))


class RecruitLeader(Effect):
    """Put the card's own leader from the supply into any region. [DP-LDR-01 to DP-LDR-04]"""

    __slots__ = ()

    def begin(self, g: Petrograd, side: int, card: int) -> None:
        g.stack.append(actions.PlaceLeader(side, LEADER_TOKEN[card]))


class MoveBlockade(Effect):
    """Move the blockade marker to another connection; the tile stays. [DP-SPC-01]"""

    __slots__ = ()

    def can(self, g: Petrograd, side: int, card: int) -> bool:
        return len(CONNECTION_IDS) > 1

    def begin(self, g: Petrograd, side: int, card: int) -> None:
        g.stack.append(actions.MoveBlockade(side))


class RevealObjective(Effect):
    """Turn the opponent's objective face up for good. A solo game has none. [DP-SPC-02, DP-SOLO-22]"""

    __slots__ = ()

    def can(self, g: Petrograd, side: int, card: int) -> bool:
        if g.rules.solo:
            return g.rules.solo_espionage_has_effect and PeekObjective().can(g, side, card)
        return g.objective[1 - side] >= 0 and not g.objective_shown[1 - side]

    def begin(self, g: Petrograd, side: int, card: int) -> None:
        if g.rules.solo:
            PeekObjective().begin(g, side, card)
            return
        g.objective_shown = (True, g.objective_shown[1]) if side == 1 else (g.objective_shown[0], True)
        g.count_reveal()
        if g.event_log is not None:
            g.emit("spied", {"side": SIDE_IDS[1 - side], "card": CARD_IDS[g.objective[1 - side]]})


class TakeWill(Effect):
    """The active side takes or keeps the Will. [DP-SPC-03]"""

    __slots__ = ()

    def begin(self, g: Petrograd, side: int, card: int) -> None:
        g.take_will(side)


class DrawCommand(Effect):
    """Draw command cards from the deck into the hand. [DP-BON-05]"""

    __slots__ = ("count",)

    def __init__(self, data: dict[str, Any]) -> None:
        self.count: int = data["count"]

    def can(self, g: Petrograd, side: int, card: int) -> bool:
        return bool(g.deck or g.discard)

    def begin(self, g: Petrograd, side: int, card: int) -> None:
        g.deal(side, self.count)


class PeekObjective(Effect):
    """Solo: the player looks at their own secret objective. [DP-SOLO-21]"""

    __slots__ = ()

    def can(self, g: Petrograd, side: int, card: int) -> bool:
        return g.objective[side] >= 0 and not g.objective_seen

    def begin(self, g: Petrograd, side: int, card: int) -> None:
        g.objective_seen = True
        g.count_reveal()
        if g.event_log is not None:
            secret = {"card": CARD_IDS[g.objective[side]]}
            g.emit("organised", {"side": SIDE_IDS[side]}, secret, (g.rules.seat[side],))


class PlaceToken(Effect):
    """A calendar event puts a token into the region of unrest. [DP-EVT-01]"""

    __slots__ = ("token",)

    def __init__(self, data: dict[str, Any]) -> None:
        self.token: int = TOKEN[data["token"]]

    def begin(self, g: Petrograd, side: int, card: int) -> None:
        if g.unrest >= 0:
            g.place(self.token, g.unrest)


class SwapToken(Effect):
    """An event replaces a token at its place and face, or does nothing if it is gone. [DP-EVT-03, DP-EVT-05]"""

    __slots__ = ("new", "old")

    def __init__(self, data: dict[str, Any]) -> None:
        self.old: int = TOKEN[data["from"]]
        self.new: int = TOKEN[data["to"]]

    def begin(self, g: Petrograd, side: int, card: int) -> None:
        place = g.where[self.old]
        g.where[self.old] = OUT
        if place < REGIONS:
            g.where[self.new] = place
            g.tired[self.new] = g.tired[self.old]
            if g.event_log is not None:
                g.emit("swapped", {"old": TOKEN_IDS[self.old], "new": TOKEN_IDS[self.new]})
        else:
            g.where[self.new] = OUT
            if g.event_log is not None:
                g.emit("removed", {"token": TOKEN_IDS[self.new], "region": None, "to": "out"})
        g.tired[self.old] = 0


class ScoreByMonth(Effect):
    """Score the points of the month field. [DP-UNR-03]"""

    __slots__ = ()

    def begin(self, g: Petrograd, side: int, card: int) -> None:
        g.score_points(side, UNREST_POINTS[g.month], "unrest")


class ScoreCard(Effect):
    """Score the points printed on the objective card. [DP-SCO-02]"""

    __slots__ = ()

    def begin(self, g: Petrograd, side: int, card: int) -> None:
        g.score_points(side, CARD_POINTS[card], CARD_IDS[card])


class TakeBonusAction(Effect):
    """Take one bonus action of the side's choice. [DP-UNR-04]"""

    __slots__ = ()

    def begin(self, g: Petrograd, side: int, card: int) -> None:
        if not g.rules.unrest_marker_stays_if_bonus_taken:
            g.markers = (-1, *g.markers[1:])
        g.stack.append(BonusAction(side))


class PlaceOppositionUnit(Effect):
    """Solo: place one ready opposition unit of a level, if one is left. [DP-SOLO-15, DP-SOLO-17]"""

    __slots__ = ("level", "to_card_region")

    def __init__(self, data: dict[str, Any]) -> None:
        self.level: int | None = data.get("level")  # None: the card's recruit value
        self.to_card_region: bool = data["region"] == "card.region"

    def begin(self, g: Petrograd, side: int, card: int) -> None:
        level = CARD_RECRUIT[card] if self.level is None else self.level
        where = g.where
        for token in OPPOSITION_OF_LEVEL[level]:
            if where[token] == SUPPLY:
                g.place(token, CARD_REGION[card] if self.to_card_region else g.unrest)
                return
        if g.event_log is not None:
            g.emit("none_left", {"level": level})


class PlaceOppositionLeader(Effect):
    """Solo: turn up the top leader card; its token enters the region of unrest. [DP-SOLO-10, DP-SOLO-11]"""

    __slots__ = ()

    def begin(self, g: Petrograd, side: int, card: int) -> None:
        if g.leader_pile:
            pile = list(g.leader_pile)
            (leader,) = g.take_random(pile, 1)
            g.leader_pile = tuple(pile)
            g.place(LEADER_TOKEN[leader], g.unrest)


class GiveWill(Effect):
    """Solo: the Will goes to the Opposition. [DP-SOLO-12]"""

    __slots__ = ()

    def begin(self, g: Petrograd, side: int, card: int) -> None:
        g.take_will(g.rules.opposition)


_BARE: Final[dict[str, Effect]] = {
    "recruit_leader": RecruitLeader(),
    "move_blockade": MoveBlockade(),
    "reveal_objective": RevealObjective(),
    "take_will": TakeWill(),
    "peek_objective": PeekObjective(),
    "score_by_month": ScoreByMonth(),
    "score_card_vp": ScoreCard(),
    "bonus_action": TakeBonusAction(),
    "place_opposition_leader": PlaceOppositionLeader(),
    "give_will": GiveWill(),
}


def read_effect(data: dict[str, Any]) -> Effect:
    """The effect that an entry of the dataset describes."""
    kind = data["kind"]
    if kind in _BARE:
        return _BARE[kind]
    if kind == "recruit_units":
        return RecruitUnits(data)
    if kind == "move_token":
        return MoveToken(data)
    if kind == "refresh_token":
        return RefreshToken(data)
    if kind == "draw_command":
        return DrawCommand(data)
    if kind == "place_token":
        return PlaceToken(data)
    if kind == "swap_token":
        return SwapToken(data)
    if kind == "place_opposition_unit":
        return PlaceOppositionUnit(data)
    raise ValueError(f"data.toml speaks of an effect {kind!r} that no code carries out")


def read_effects(entries: list[dict[str, Any]]) -> tuple[Effect, ...]:
    """The effects that a list in data.toml describes, in its order."""
    return tuple(read_effect(entry) for entry in entries)


def _single(entry: dict[str, Any]) -> Effect:
    (effect,) = read_effects(entry["effects"])
    return effect


# The effects printed on cards and spaces, by the id of the action and by card
ACTIONS: Final[dict[str, Effect]] = {entry["id"]: _single(entry) for entry in DATA["actions"]}
RECRUIT_ID: Final[str] = next(a["id"] for a in DATA["actions"] if a.get("printed_as") == "recruit value")
CARD_ACTIONS: Final[tuple[tuple[str, str], ...]] = tuple(
    (RECRUIT_ID, card["action"]) for card in DATA["command_cards"]
) + tuple((card["recruit_action"], card["special"]) for card in DATA["leader_cards"])

BONUS_IDS: Final[tuple[str, ...]] = tuple(entry["id"] for entry in DATA["bonus_actions"])
BONUS: Final[dict[str, Effect]] = {entry["id"]: _single(entry) for entry in DATA["bonus_actions"]}
BONUS_OPTION: Final[dict[str, Option]] = {name: Option(verbs.BONUS, name) for name in BONUS_IDS}


def _bonuses_of(mode: str) -> tuple[tuple[Option, Effect], ...]:
    names = [entry["id"] for entry in DATA["bonus_actions"] if mode in entry["modes"]]
    return tuple((BONUS_OPTION[name], BONUS[name]) for name in names)


DUEL_BONUS: Final = _bonuses_of("two_player")
SOLO_BONUS: Final = _bonuses_of("solo")
BONUS_CANDIDATES: Final = tuple([*[option for option, _ in row], DECLINE] for row in (DUEL_BONUS, SOLO_BONUS))
BONUS_OF: Final = tuple({option.target: effect for option, effect in row} for row in (DUEL_BONUS, SOLO_BONUS))

UNREST: Final[dict[str, Effect]] = {entry["id"]: _single(entry) for entry in DATA["scoring"]["unrest_options"]}

OBJECTIVE_EFFECTS: Final = read_effects(DATA["scoring"]["objective_effects"])

_EVENTS: Final = {event["id"]: read_effects(event["effects"]) for event in DATA["calendar"]["events"]}
MONTH_EFFECTS: Final[tuple[tuple[Effect, ...], ...]] = tuple(
    tuple(effect for event in month["events"] for effect in _EVENTS[event]) for month in DATA["calendar"]["months"]
)
assert len(MONTH_EFFECTS) == len(MONTH_IDS)

SOLO_OBJECTIVE_EFFECTS: Final = read_effects(SOLO["objective_phase_effects"])
SOLO_TURN_EFFECTS: Final = read_effects(SOLO["opposition_turn_effects"])
SOLO_BONUS_EFFECTS: Final = read_effects(SOLO["opposition_bonus_effects"])
# The name of the Opposition's bonus in the log: "it chooses recruiting as its bonus action" [DP-SOLO-17]
SOLO_BONUS_ID: Final[str] = next(name for name in BONUS_IDS if isinstance(BONUS[name], RecruitUnits))


class BonusAction(SideDecision):
    """One of the bonus actions that can be carried out, or none. [DP-BON-01, DP-D-12, DP-D-14, DP-D-17]

    One always can: a side has units, which can be recruited from the supply or moved on the board.
    """

    __slots__ = ()
    rule = "DP-BON-01"

    def problems(self, g: Petrograd) -> list[str]:
        wrong = in_phase(g, ACTION_PHASE, SCORING_PHASE) + played_by(g, self.side)
        if g.phase == ACTION_PHASE and not EARNS_BONUS[g.day]:
            wrong.append(f"day is {g.day}, which earns no bonus action")
        return wrong

    def candidates(self, g: Petrograd, seat: int, row: Row) -> list[Option]:
        return BONUS_CANDIDATES[g.rules.solo]

    def forbidden_by(self, g: Petrograd, seat: int, option: Option, row: Row) -> str:
        if option.verb == verbs.BONUS:
            effect = BONUS_OF[g.rules.solo].get(option.target)
            if effect is None:
                return "DP-SOLO-21" if option.target in BONUS else "DP-BON-01"
            return "" if effect.can(g, self.side, NO_CARD) else "DP-ACT-10"
        return "DP-UNR-02" if option.verb == verbs.UNREST else ""

    def take(self, g: Petrograd, seat: int, option: Option) -> None:
        if option.verb == verbs.DECLINE:
            if g.event_log is not None:
                g.emit("declined", {"side": SIDE_IDS[self.side]})
            return
        if g.event_log is not None:
            g.emit("bonus", {"side": SIDE_IDS[self.side], "action": option.target})
        BONUS[str(option.target)].begin(g, self.side, NO_CARD)
