"""The flow of Dual Powers, in the rulebook's order: round, draw, objective, action, clean-up.

The questions of actions are in actions.py, scoring and the end in scoring.py, the steps of the solo game in solo.py.
"""

from __future__ import annotations

from typing import Final

from consigliere.engine import Option, Row, Sealed, Step

from . import solo, verbs
from .actions import CARD_OF, DECLINE, FINISH, OBJECTIVE, PLAY, PlaceLeader
from .calendar import advance_date
from .components import (
    ACTION_PHASE,
    CARD_DAYS,
    CARD_IDS,
    CLEANUP_PHASE,
    COMMANDS,
    CONNECTION_IDS,
    DRAW_COUNT,
    DRAW_PHASE,
    EARNS_BONUS,
    LEADER_CARDS,
    LEADER_TOKEN,
    NO_CARD,
    NO_MARKERS,
    NO_REGION,
    OBJECTIVE_PHASE,
    REGION_IDS,
    SCORING_PHASE,
    SIDE_IDS,
    SUPPLY,
    TILE_BLOCKS,
    TOKEN_IDS,
    TURNS,
)
from .effects import ACTIONS, CARD_ACTIONS, BonusAction, Effect
from .scoring import SCORING
from .side_decision import SideDecision
from .state import Petrograd
from .step_checks import begins, in_phase, just_played, played_by
from .view import knows_objective

# Steps 3 and 4 of a turn [DP-ACT-04]
LATER: Final = (verbs.ACT, verbs.BONUS, verbs.RECRUIT, verbs.MOVE, verbs.REFRESH, verbs.TO, verbs.BLOCK)

LEADER_AS_OBJECTIVE: Final = OBJECTIVE[COMMANDS:]

# --- chapter 3: the round


class Round(Step[Petrograd]):
    """A round of five phases. Rounds repeat until the game ends. [DP-RND-01, DP-RND-02]"""

    __slots__ = ()

    def problems(self, g: Petrograd) -> list[str]:
        return begins(g, self, CLEANUP_PHASE if g.round else DRAW_PHASE)

    def run(self, g: Petrograd) -> None:
        g.round += 1
        if g.event_log is not None:
            g.emit("round", {"round": g.round})
        g.then(*(SOLO_PHASES if g.rules.solo else PHASES))


# --- chapter 4: draw phase


class DrawPhase(Step[Petrograd]):
    """Five command cards each; the holder of the Will is dealt first. [DP-DRAW-01]"""

    __slots__ = ()

    def problems(self, g: Petrograd) -> list[str]:
        if g.rules.solo:
            return ["a solo game has a draw phase of its own"]
        return begins(g, self, CLEANUP_PHASE if g.round > 1 else DRAW_PHASE)

    def run(self, g: Petrograd) -> None:
        g.phase = DRAW_PHASE
        g.deal(g.will, DRAW_COUNT)
        g.deal(1 - g.will, DRAW_COUNT)


# --- chapter 5: objective phase


class ObjectivePhase(Step[Petrograd]):
    """Both players choose an objective at the same time. [DP-OBJ-01]"""

    __slots__ = ()

    def problems(self, g: Petrograd) -> list[str]:
        if g.rules.solo:
            return ["a solo game has an objective phase of its own"]
        return begins(g, self, DRAW_PHASE)

    def run(self, g: Petrograd) -> None:
        g.phase = OBJECTIVE_PHASE
        g.stack.append(CHOOSE_OBJECTIVE)


class ChooseObjective(Sealed[Petrograd]):
    """Each player lays one command card face down as secret objective. [DP-OBJ-01 to DP-OBJ-04, DP-D-02]"""

    __slots__ = ()
    rule = "DP-OBJ-01"
    listed_because = "from the hand, for speed"

    def problems(self, g: Petrograd) -> list[str]:
        wrong = in_phase(g, OBJECTIVE_PHASE)
        if g.rules.solo:
            wrong.append("nobody chooses an objective in a solo game")
        for side in (0, 1):
            if g.objective[side] >= 0:
                wrong.append(f"objective.{SIDE_IDS[side]} lies there already")
            if not any(card < COMMANDS for card in g.hands[side]):
                wrong.append(f"hands.{SIDE_IDS[side]} has no command card to lay")
        return wrong

    def seats(self, g: Petrograd) -> tuple[int, ...]:
        return tuple(sorted(g.rules.seat))

    def next_options(self, g: Petrograd, seat: int, row: Row) -> list[Option]:
        return [OBJECTIVE[card] for card in g.hands[g.rules.side_of(seat)] if card < COMMANDS]

    def forbidden_by(self, g: Petrograd, seat: int, option: Option, row: Row) -> str:
        if option in LEADER_AS_OBJECTIVE:
            return "DP-OBJ-02"
        return "" if option in self.next_options(g, seat, row) else "DP-OBJ-01"

    def resolve(self, g: Petrograd, answers: list[tuple[int, Row]]) -> None:
        for seat, row in answers:
            side = g.rules.side_of(seat)
            card = CARD_OF[row[0].target]
            g.leave_hand(side, card)
            g.objective = (card, g.objective[1]) if side == 0 else (g.objective[0], card)
            if g.event_log is not None:
                g.emit("objective", {"side": SIDE_IDS[side]}, {"card": CARD_IDS[card]}, (seat,))


# --- chapter 6: action phase


class ActionPhase(Step[Petrograd]):
    """Turns alternate, four each. The holder of the Will begins; later changes of the Will do not matter.

    In solo the Opposition takes the first and the last of nine. [DP-ACT-01 to DP-ACT-03, DP-SOLO-13]
    """

    __slots__ = ()

    def problems(self, g: Petrograd) -> list[str]:
        return begins(g, self, OBJECTIVE_PHASE)

    def run(self, g: Petrograd) -> None:
        g.phase = ACTION_PHASE
        g.then(*(TURNS_AGAINST[g.rules.opposition] if g.rules.solo else TURNS_OF[g.will]))


class Turn(SideDecision):
    """Play a card; the date, the action and perhaps a bonus action follow. [DP-ACT-04 to DP-ACT-06, DP-D-03]"""

    __slots__ = ()
    rule = "DP-ACT-05"
    own_turn = True
    listed_because = "from the hand, for speed: asked for every turn of every playout"

    def problems(self, g: Petrograd) -> list[str]:
        return in_phase(g, ACTION_PHASE) + played_by(g, self.side)

    def deciders(self, g: Petrograd) -> tuple[int, ...]:
        return g.rules.asked[self.side] if g.hands[self.side] else ()

    def options(self, g: Petrograd, seat: int) -> list[Option]:
        found: list[Option] = []
        for card in g.hands[self.side]:
            found.append(PLAY[card])
        return found

    def take(self, g: Petrograd, seat: int, option: Option) -> None:
        side = self.side
        card = CARD_OF[option.target]
        g.play_card(side, card)
        advance_date(g, side, CARD_DAYS[card])
        action = CARD_ACTION[side][card]
        if EARNS_BONUS[g.day]:  # the date stopped there; the action cannot move it
            g.then(action, BONUS_ACTION[side])
        else:
            g.stack.append(action)
        if g.event_log is not None and not action.deciders(g):  # the step is skipped: log why [DP-ACT-09]
            g.emit("idle", {"side": SIDE_IDS[side], "card": CARD_IDS[card]})

    def forbidden_by(self, g: Petrograd, seat: int, option: Option, row: Row) -> str:
        if option.verb == verbs.OBJECTIVE:
            return "DP-OBJ-04"
        if option.verb != verbs.PLAY:
            return "DP-ACT-04" if option.verb in LATER else self.rule
        side = self.side
        card = CARD_OF.get(option.target, NO_CARD)
        if card in g.hands[side]:
            return ""
        if card in LEADER_CARDS[side]:  # so it has been played
            return "DP-LDR-04" if g.where[LEADER_TOKEN[card]] == SUPPLY else "DP-CLN-06"
        # A refusal must not reveal an objective that its owner has not seen. [DP-SOLO-09]
        if card != NO_CARD and card == g.objective[side] and knows_objective(g, side, side):
            return "DP-OBJ-04"
        return "DP-ACT-05"


class CardAction(SideDecision):
    """What a card just played lets its side do: one of its two effects at a time."""

    __slots__ = ("card",)

    def __init__(self, side: int, card: int) -> None:
        self.side = side
        self.card = card

    def problems(self, g: Petrograd) -> list[str]:
        return in_phase(g, ACTION_PHASE) + (played_by(g, self.side) or just_played(g, self.side, self.card))

    def question_facts(self, g: Petrograd, seat: int) -> dict[str, object]:
        return {"card": CARD_IDS[self.card]}


class CommandAction(CardAction):
    """Choose one of the two effects of a command card, or neither. [DP-ACT-07, DP-ACT-09, DP-ACT-10, DP-D-04]"""

    __slots__ = ()
    rule = "DP-ACT-10"
    listed_because = "from the card's two effects, for speed: asked in every turn of every playout"

    def problems(self, g: Petrograd) -> list[str]:
        wrong = super().problems(g)
        if self.card >= COMMANDS:
            wrong.append(f"card is {CARD_IDS[self.card]}, no command card")
        return wrong

    def deciders(self, g: Petrograd) -> tuple[int, ...]:
        side, card = self.side, self.card
        first, second = CARD_EFFECTS[card]
        return g.rules.asked[side] if first.can(g, side, card) or second.can(g, side, card) else ()

    def options(self, g: Petrograd, seat: int) -> list[Option]:
        side, card = self.side, self.card
        first, second = CARD_EFFECTS[card]
        found: list[Option] = []
        if first.can(g, side, card):
            found.append(CARD_OPTIONS[card][0])
        if second.can(g, side, card):
            found.append(CARD_OPTIONS[card][1])
        if g.rules.action_may_be_declined:
            found.append(DECLINE)
        return found

    def forbidden_by(self, g: Petrograd, seat: int, option: Option, row: Row) -> str:
        if option.verb == verbs.ACT:
            if option.target not in CARD_ACTIONS[self.card]:
                return "DP-ACT-07"
            return "" if ACTION_OF[option.target].can(g, self.side, self.card) else "DP-ACT-10"
        if option == DECLINE:
            return "" if g.rules.action_may_be_declined else "DP-RULE-11"
        return early_bonus(g) if option.verb == verbs.BONUS else self.rule

    def take(self, g: Petrograd, seat: int, option: Option) -> None:
        if g.event_log is not None:
            name = "declined" if option.verb == verbs.DECLINE else "action"
            g.emit(name, {"side": SIDE_IDS[self.side], "action": option.target, "card": CARD_IDS[self.card]})
        if option.verb != verbs.DECLINE:
            ACTION_OF[option.target].begin(g, self.side, self.card)


def early_bonus(g: Petrograd) -> str:
    """The rule against a bonus action before the action: it comes later, or was not earned at all."""
    return "DP-ACT-04" if EARNS_BONUS[g.day] else "DP-DATE-06"


class LeaderAction(CardAction):
    """The leader recruit and the special of a leader card, each once, in either order. [DP-ACT-08, DP-D-08, DP-D-11]"""

    __slots__ = ("recruit", "special")
    rule = "DP-ACT-08"
    listed_because = "from the card's two effects, for speed: an eighth of all questions of a solo game"

    def __init__(self, side: int, card: int, recruit: bool, special: bool) -> None:
        self.side = side
        self.card = card
        self.recruit = recruit  # still to be done
        self.special = special  # still to be done

    def problems(self, g: Petrograd) -> list[str]:
        wrong = super().problems(g)
        if 0 <= self.card < COMMANDS:
            wrong.append(f"card is {CARD_IDS[self.card]}, no leader card")
        elif not wrong and self.recruit:
            leader = LEADER_TOKEN[self.card]
            if g.where[leader] != SUPPLY:
                wrong.append(f"recruit is still to be done, but {TOKEN_IDS[leader]} has left the supply")
            elif any(isinstance(step, PlaceLeader) and step.token == leader for step in g.stack):
                wrong.append(f"recruit is still to be done, but {TOKEN_IDS[leader]} is being placed")
        return wrong

    def deciders(self, g: Petrograd) -> tuple[int, ...]:
        side, card = self.side, self.card
        if self.recruit or (self.special and CARD_EFFECTS[card][1].can(g, side, card)):
            return g.rules.asked[side]
        return ()

    def options(self, g: Petrograd, seat: int) -> list[Option]:
        side, card = self.side, self.card
        found: list[Option] = []
        if self.recruit:
            found.append(CARD_OPTIONS[card][0])
        if self.special and CARD_EFFECTS[card][1].can(g, side, card):
            found.append(CARD_OPTIONS[card][1])
        if g.rules.action_may_be_declined:
            found.append(FINISH)
        return found

    def forbidden_by(self, g: Petrograd, seat: int, option: Option, row: Row) -> str:
        if option.verb == verbs.ACT:
            recruit, special = CARD_ACTIONS[self.card]
            if option.target not in (recruit, special):
                return "DP-SPC-04"
            if not (self.recruit if option.target == recruit else self.special):
                return "DP-ACT-08"
            return "" if ACTION_OF[option.target].can(g, self.side, self.card) else "DP-ACT-10"
        if option == FINISH:
            return "" if g.rules.action_may_be_declined else "DP-RULE-11"
        if option.verb == verbs.RECRUIT:
            return "DP-LDR-01"
        return early_bonus(g) if option.verb == verbs.BONUS else self.rule

    def take(self, g: Petrograd, seat: int, option: Option) -> None:
        if option.verb == verbs.FINISH:
            if g.event_log is not None:
                g.emit("declined", {"side": SIDE_IDS[self.side], "card": CARD_IDS[self.card]})
            return
        if g.event_log is not None:
            g.emit("action", {"side": SIDE_IDS[self.side], "action": option.target, "card": CARD_IDS[self.card]})
        recruiting = option.target == CARD_ACTIONS[self.card][0]
        rest = LeaderAction(self.side, self.card, self.recruit and not recruiting, self.special and recruiting)
        g.stack.append(rest)
        ACTION_OF[option.target].begin(g, self.side, self.card)


# --- chapter 10: clean-up phase


class CleanUp(Step[Petrograd]):
    """Advance tiles, take markers back, discard played cards and objectives. [DP-CLN-01 to DP-CLN-07]"""

    __slots__ = ()

    def problems(self, g: Petrograd) -> list[str]:
        return begins(g, self, SCORING_PHASE)

    def run(self, g: Petrograd) -> None:
        g.phase = CLEANUP_PHASE
        self._move_tiles(g)
        g.markers = NO_MARKERS
        cards = g.played[0] + g.played[1] + g.objective
        if not g.rules.keep_unplayed_cards:
            cards += g.hands[0] + g.hands[1]
            g.hands = (
                tuple([card for card in g.hands[0] if card >= COMMANDS]),
                tuple([card for card in g.hands[1] if card >= COMMANDS]),
            )
        discarded: list[str] = []
        for card in cards:
            if 0 <= card < COMMANDS:
                discarded.append(CARD_IDS[card])
        g.discard += tuple(discarded)
        g.played = ((), ())
        g.objective = (NO_CARD, NO_CARD)
        g.objective_shown = (False, False)
        g.objective_seen = False

    def _move_tiles(self, g: Petrograd) -> None:
        if g.unrest >= 0:
            g.removed_tiles += (g.unrest,)
        g.unrest, g.blockade = g.blockade, NO_REGION
        if not g.tiles and g.rules.region_tiles_reshuffle_when_empty:
            g.tiles, g.removed_tiles = g.removed_tiles, ()
        if g.tiles:
            tiles = list(g.tiles)
            g.blockade = g.take_random(tiles, 1)[0]
            g.tiles = tuple(tiles)
            g.blocked = TILE_BLOCKS[g.blockade]
        if g.event_log is not None:
            unrest = REGION_IDS[g.unrest] if g.unrest >= 0 else None
            blockade = REGION_IDS[g.blockade] if g.blockade >= 0 else None
            g.emit("tiles", {"unrest": unrest, "blockade": blockade, "connection": CONNECTION_IDS[g.blocked]})


ACTION_OF: Final[dict[str | int, Effect]] = dict(ACTIONS.items())  # by an option's target
CARD_EFFECTS: Final = tuple((ACTIONS[first], ACTIONS[second]) for first, second in CARD_ACTIONS)
ACT: Final[dict[str, Option]] = {name: Option(verbs.ACT, name) for name in ACTIONS}
CARD_OPTIONS: Final = tuple((ACT[first], ACT[second]) for first, second in CARD_ACTIONS)
BONUS_ACTION: Final = (BonusAction(0), BonusAction(1))
CARD_ACTION: Final[tuple[tuple[Step, ...], ...]] = tuple(  # by side and card: the action of a played card
    tuple(
        CommandAction(side, card) if card < COMMANDS else LeaderAction(side, card, True, True)
        for card in range(len(CARD_IDS))
    )
    for side in (0, 1)
)
TURN: Final = (Turn(0), Turn(1))
ROUND: Final = Round()
DRAW: Final = DrawPhase()
OBJECTIVES: Final = ObjectivePhase()
CHOOSE_OBJECTIVE: Final = ChooseObjective()
TURNS_OF_ROUND: Final = ActionPhase()
CLEAN_UP: Final = CleanUp()

# The outline of a round, in the order of play
PHASES: Final[tuple[Step, ...]] = (DRAW, OBJECTIVES, TURNS_OF_ROUND, SCORING, CLEAN_UP, ROUND)
SOLO_PHASES: Final = (solo.SOLO_DRAW, solo.SOLO_OBJECTIVE, TURNS_OF_ROUND, SCORING, CLEAN_UP, ROUND)
TURNS_OF: Final = ((TURN[0], TURN[1]) * TURNS, (TURN[1], TURN[0]) * TURNS)  # by the holder of the Will, who begins
TURNS_AGAINST: Final = tuple(  # by the Opposition's side, which has the first turn and the last
    (solo.OPPOSITION_TURN, *((TURN[1 - side], solo.OPPOSITION_TURN) * solo.PLAYER_TURNS)) for side in (0, 1)
)
