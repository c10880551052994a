"""A position of Dual Powers as readable JSON and back, and the ledger's invariants (chapter 18)."""

from __future__ import annotations

from typing import Any, Final

from consigliere.engine import BadPosition, Chance
from consigliere.engine.hidden import miscounted
from consigliere.engine.reading import Reader

from .components import (
    CALENDAR,
    CARD,
    CARD_DAYS,
    CARD_IDS,
    CARD_REGION,
    COMMANDS,
    CONNECTION,
    CONNECTION_IDS,
    FIRST_DAY,
    HALF_LENGTH,
    LAST_DAY,
    LAST_MONTH,
    LEADER_CARDS,
    LEADER_TOKEN,
    MONTH,
    MONTH_IDS,
    NO_MARKERS,
    OPPOSITION,
    OUT,
    PHASE_IDS,
    PLACE,
    PLACE_IDS,
    REGION,
    REGION_IDS,
    REGIONS,
    SCORING_PHASE,
    SIDE_IDS,
    SNAP_DAYS,
    STOP_ON,
    SUPPLY,
    TOKEN_IDS,
    TROTSKY_NEUTRAL,
    TROTSKY_RED,
    TURNS,
    UNIT_TOKENS,
    Rules,
)
from .scoring import ending
from .solo import ROUNDS as SOLO_ROUNDS
from .solo import opposition_objective
from .state import Numbers, Petrograd
from .steps import Round, Turn

SHORTEST: Final = min(CARD_DAYS)


def _turns_a_month() -> int:
    """Turns from the first day of a month to the first of the next, if every card moves the date the least possible."""
    day, turns = FIRST_DAY, 0
    while day <= LAST_DAY:
        day, turns = STOP_ON[day] + SHORTEST, turns + 1
    return turns


TURNS_A_MONTH: Final = _turns_a_month()


def write(g: Petrograd) -> dict[str, Any]:
    """The game's own part of a position: everything on the table by id, secrets included."""

    def cards(row: Numbers) -> list[str]:
        return [CARD_IDS[card] for card in row]

    def region(number: int) -> str | None:
        return REGION_IDS[number] if number >= 0 else None

    return {
        "round": g.round,
        "phase": PHASE_IDS[g.phase],
        "day": g.day,
        "month": MONTH_IDS[g.month],
        "will": SIDE_IDS[g.will],
        "score": g.score,
        "unrest": region(g.unrest),
        "blockade": region(g.blockade),
        "blocked": CONNECTION_IDS[g.blocked],
        "tiles": [REGION_IDS[tile] for tile in g.tiles],
        "removed_tiles": [REGION_IDS[tile] for tile in g.removed_tiles],
        "deck": cards(g.deck),
        "discard": list(g.discard),
        "hands": {side: cards(g.hands[i]) for i, side in enumerate(SIDE_IDS)},
        "played": {side: cards(g.played[i]) for i, side in enumerate(SIDE_IDS)},
        "objective": {
            side: CARD_IDS[g.objective[i]] if g.objective[i] >= 0 else None for i, side in enumerate(SIDE_IDS)
        },
        "objective_shown": {side: g.objective_shown[i] for i, side in enumerate(SIDE_IDS)},
        "objective_seen": g.objective_seen,
        "markers": [region(marker) for marker in g.markers],
        "tokens": {
            TOKEN_IDS[t]: PLACE_IDS[place] + (":exhausted" if g.tired[t] else "") for t, place in enumerate(g.where)
        },
        "pile": cards(g.pile),
        "leader_pile": cards(g.leader_pile),
    }


def _leaders_first(names: Reader, cards: list[Any]) -> Numbers:
    """A hand in the state's order: leader cards first."""
    hand = names.find_all(CARD, cards, "card")
    return tuple(sorted(hand, key=lambda card: card < COMMANDS))


def read(p: dict[str, Any], rules: Rules, chance: Chance) -> Petrograd:
    """The state that a position describes. BadPosition lists every unknown name."""
    names = Reader()
    sides = {name: i for i, name in enumerate(SIDE_IDS)}
    # Tokens that are missing, unknown tokens and unknown faces are named by the kernel, which compares with what the
    # state would be written as.
    spots = [str(p["tokens"].get(name, "supply")).partition(":") for name in TOKEN_IDS[: rules.tokens]]
    g = Petrograd.make(
        chance,
        rules=rules,
        round=int(p["round"]),
        phase=names.find({name: i for i, name in enumerate(PHASE_IDS)}, p["phase"], "phase"),
        day=int(p["day"]),
        month=names.find(MONTH, p["month"], "month"),
        will=names.find(sides, p["will"], "side"),
        score=int(p["score"]),
        unrest=names.find_optional(REGION, p["unrest"], "region"),
        blockade=names.find_optional(REGION, p["blockade"], "region"),
        blocked=names.find(CONNECTION, p["blocked"], "connection"),
        tiles=names.find_all(REGION, p["tiles"], "region"),
        removed_tiles=names.find_all(REGION, p["removed_tiles"], "region"),
        deck=names.find_all(CARD, p["deck"], "card"),
        discard=tuple(CARD_IDS[card] for card in names.find_all(CARD, p["discard"], "card")),
        hands=(_leaders_first(names, p["hands"]["red"]), _leaders_first(names, p["hands"]["white"])),
        played=(names.find_all(CARD, p["played"]["red"], "card"), names.find_all(CARD, p["played"]["white"], "card")),
        objective=tuple(names.find_optional(CARD, p["objective"][side], "card") for side in SIDE_IDS),
        objective_shown=(bool(p["objective_shown"]["red"]), bool(p["objective_shown"]["white"])),
        objective_seen=bool(p["objective_seen"]),
        markers=tuple(names.find_optional(REGION, marker, "region") for marker in p["markers"]),
        where=[names.find(PLACE, place, "place") for place, _, _ in spots],
        tired=[int(face == "exhausted") for _, _, face in spots],
        pile=names.find_all(CARD, p["pile"], "card"),
        leader_pile=names.find_all(CARD, p["leader_pile"], "card"),
    )
    if names.problems:
        raise BadPosition(names.problems)
    return g


def problems(g: Petrograd) -> list[str]:
    """The violated invariants of chapter 18, as far as a single state shows them."""
    return [*_cards(g), *_tokens(g), *_board(g), *_time(g), *_result(g)]


def _time(g: Petrograd) -> list[str]:
    """Rounds and turns played are possible, and there are cards for those to come. [DP-RND-02, DP-ACT-01, DP-ACT-05]"""
    wrong: list[str] = []
    most = _rounds(g)
    if not 0 <= g.round <= most:
        wrong.append(f"there is no round {g.round} on day {g.day} of {MONTH_IDS[g.month]}; the last is {most}")
    elif g.round == 0 and not (g.stack and isinstance(g.stack[-1], Round)):
        wrong.append("round is 0, but the first has begun")
    for side in (0, 1):
        turns = [step for step in g.stack if isinstance(step, Turn) and step.side == side]
        if g.rules.seat[side] >= 0 and len(turns) > len(g.hands[side]):
            wrong.append(f"hands.{SIDE_IDS[side]} has {len(g.hands[side])} cards for {len(turns)} turns")
    return wrong


def _rounds(g: Petrograd) -> int:
    """The latest round possible on this date, since every card advances the date (ledger, invariant 21).

    This is one more than in a game played from the start: a scene may skip turns of its round.
    """
    if g.rules.solo:
        return SOLO_ROUNDS
    turns = TURNS_A_MONTH * LAST_MONTH  # the last month ends the round and the game
    if g.month < LAST_MONTH:
        turns = TURNS_A_MONTH * g.month + (g.day - FIRST_DAY) // SHORTEST
    return turns // (2 * TURNS) + 2


def _result(g: Petrograd) -> list[str]:
    """A finished game ended in a scoring phase, and marker and calendar agree. [DP-END-01 to DP-END-05]"""
    if g.result is None:
        return []
    winner, reason = ending(g)
    if g.phase != SCORING_PHASE or winner < 0:
        return ["there is a result, but nothing at this table ends the game"]
    right = g.outcome(winner, reason)
    if g.result != right:
        return [f"the result is {right.reason} with winners {list(right.winners)} and scores {list(right.scores)}"]
    return []


def _cards(g: Petrograd) -> list[str]:
    wrong: list[str] = []
    discard = tuple(CARD[card] for card in g.discard)
    held = [*g.deck, *discard, *g.hands[0], *g.hands[1], *g.played[0], *g.played[1], *g.pile]
    held += [card for card in g.objective if card >= 0]
    odd = miscounted([card for card in held if card < COMMANDS], (1,) * COMMANDS)
    if odd:
        twice = sorted(CARD_IDS[card] for card, there in odd if there)
        missing = [CARD_IDS[card] for card, there in odd if not there]
        wrong.append(f"command cards: {twice or 'none'} in two places, {missing or 'none'} missing")
    for place in (g.deck, discard, g.pile, g.objective):
        if any(card >= COMMANDS for card in place):
            wrong.append("a leader card lies among command cards")
    for side in (0, 1):
        for card in LEADER_CARDS[side]:
            places = [g.hands[side].count(card), g.played[side].count(card), g.leader_pile.count(card)]
            if sum(places) > 1 or card in g.hands[1 - side] or card in g.played[1 - side]:
                wrong.append(f"{CARD_IDS[card]} is not in its owner's hand, once")
            unplayed = card in g.hands[side] or card in g.leader_pile
            if unplayed and g.where[LEADER_TOKEN[card]] != SUPPLY:
                wrong.append(f"{TOKEN_IDS[LEADER_TOKEN[card]]} has entered before its card was played")
    return wrong


def _tokens(g: Petrograd) -> list[str]:
    wrong: list[str] = []
    for token, place in enumerate(g.where):
        name = TOKEN_IDS[token]
        if g.tired[token] and place >= REGIONS:
            wrong.append(f"{name} is exhausted but not on the board")
        if place == CALENDAR and token not in (TROTSKY_NEUTRAL, TROTSKY_RED):
            wrong.append(f"{name} does not belong on the calendar")
    for side in (0, 1):
        absent = side == g.rules.opposition
        for token in UNIT_TOKENS[side]:
            if (g.where[token] == OUT) != absent:
                must = "out of the game" if absent else "on the board or in supply"
                wrong.append(f"{TOKEN_IDS[token]} must be {must}")
    if g.rules.solo:
        wrong += [f"{TOKEN_IDS[t]} is out of the game" for t in OPPOSITION if g.where[t] == OUT]
    wrong += [f"{TOKEN_IDS[t]} is in a supply" for t in g.rules.neutral if g.where[t] == SUPPLY]
    neutral, red = g.where[TROTSKY_NEUTRAL], g.where[TROTSKY_RED]
    if neutral < REGIONS and red < REGIONS:
        wrong.append("two Trotskys are on the board")
    if red < REGIONS and g.month < MONTH["august"]:
        wrong.append("red Trotsky is on the board before August")
    if neutral < REGIONS and not MONTH["may_june"] <= g.month < MONTH["august"]:
        wrong.append("neutral Trotsky is on the board outside May to July")
    return wrong


def _markers(g: Petrograd) -> list[str]:
    """Marker 1 is in the region of unrest, 2 and 3 in the regions of revealed objectives. [DP-SCO-01, DP-REV-03]"""
    wrong: list[str] = []
    if g.markers[0] not in (-1, g.unrest):
        wrong.append("marker 1 is not in the region of unrest")
    shown = [g.objective[side] for side in (0, 1) if g.objective_shown[side]]
    if g.rules.solo:
        shown.append(opposition_objective(g.played[g.rules.opposition]))
    regions = [CARD_REGION[card] for card in shown if card >= 0]
    for number, region in enumerate(g.markers[1:], 2):
        if region >= 0 and region not in regions:
            wrong.append(f"marker {number} is not in the region of a revealed objective")
    if any(g.objective_shown[side] and g.objective[side] < 0 and side != g.rules.opposition for side in (0, 1)):
        wrong.append("an objective is face up that is not there")
    return wrong


def _board(g: Petrograd) -> list[str]:
    wrong: list[str] = []
    tiles = [*g.tiles, *g.removed_tiles, *(tile for tile in (g.unrest, g.blockade) if tile >= 0)]
    if sorted(tiles) != list(range(REGIONS)):
        wrong.append("the six region tiles are not each in one place")
    if min(g.unrest, g.blockade) < 0 and (g.rules.region_tiles_reshuffle_when_empty or g.rules.solo):
        wrong.append("the spaces of unrest and blockade each hold a tile as long as tiles are renewed")
    if not 1 <= g.day <= LAST_DAY or g.day in SNAP_DAYS:
        wrong.append(f"day {g.day} cannot be")
    if abs(g.score) > HALF_LENGTH:
        wrong.append(f"score {g.score} is beyond the track")
    if g.result is None and abs(g.score) == HALF_LENGTH:
        wrong.append("the marker is at an end of the track but the game goes on")
    if g.phase != SCORING_PHASE and g.markers != NO_MARKERS:
        wrong.append("an objective marker is on the map outside the scoring phase")
    if len(g.markers) != 3:
        wrong.append("there are three objective markers")
    else:
        wrong += _markers(g)
    if g.rules.solo and (g.hands[g.rules.opposition] or g.objective[g.rules.opposition] >= 0):
        wrong.append("the Opposition has no hand and lays no objective")
    if not g.rules.solo and (g.pile or g.leader_pile or g.objective_seen):
        wrong.append("only the solo game has an Opposition with cards of its own, and an objective looked at once")
    return wrong
