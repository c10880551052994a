"""A player that does only what the guided solo game told it to look at: it counts.

Four things that the lesson says: points come from the unrest and from the region to which the Opposition's open cards
add up; a lead must be safe, for the Opposition moves last; a card recruits there or brings somebody there; leaders wait
for the last turn of a round.
"""

from __future__ import annotations

from math import exp
from typing import Any, Final, NamedTuple

from consigliere.engine import Option
from consigliere.games.dual_powers.components import (
    CARD,
    CARD_DAYS,
    CARD_POINTS,
    CARD_RECRUIT,
    CARD_REGION,
    COMMANDS,
    CONNECTION_ENDS,
    CONNECTION_IDS,
    EARNS_BONUS,
    LEADER_TOKEN,
    MONTH_IDS,
    NEUTRAL,
    REGION_IDS,
    SIDE_IDS,
    TOKEN,
    TOKEN_EXHAUSTED,
    TOKEN_OWNER,
    TOKEN_READY,
    TOKEN_VALUE,
    UNREST_POINTS,
)
from consigliere.games.dual_powers.effects import CARD_ACTIONS

Table = dict[str, Any]
OWN, OTHER, NOBODYS = range(3)
LAST_DAY: Final = 31
SLIDING: Final = (29, 30)  # [DP-DATE-04]

# What the lesson leaves to a person's judgement. Found by trying sets of values on seeds 1000 to 1199 and 3000 to 3199.
USUAL = 2.3  # points of an objective that is not known yet
SHARPNESS = 1.2  # how much one day more makes a region the Opposition's objective
UNSEEN = 0.8  # what any region may be worth as the own, unseen objective
NEXT_UNREST = 0.225  # of its points: it is counted a round later
SAFE, SAFER = 1.0, 0.7  # the lead that is safe, and by how much more for each card the Opposition will turn up
MORE_TOKENS = 0.86  # they decide when strength is level
WILL = 0.9
BONUS_DAY = 0.5
TOO_EARLY = 2.5  # a leader before the last turn of a round; Lenin, who brings the Will, three times more
LOOK = 0.2  # at the own objective


class Piece(NamedTuple):
    """A token on the map."""

    place: str
    whose: int
    strength: int
    token: int


class Count(NamedTuple):
    """Strength and tokens in a region: the own ones, the Opposition's, and neutral ones."""

    strength: tuple[int, int, int] = (0, 0, 0)
    tokens: tuple[int, int, int] = (0, 0, 0)

    def changed(self, whose: int, strength: int, tokens: int = 0) -> Count:
        more = [strength * (who == whose) for who in range(3)], [tokens * (who == whose) for who in range(3)]
        plus = [tuple(a + b for a, b in zip(old, new, strict=True)) for old, new in zip(self, more, strict=True)]
        return Count(*plus)  # type: ignore[arg-type]

    def lead(self, mine: bool) -> float:
        """By how much the player is ahead, if the Will of the People is theirs or not. [DP-STR-01 to DP-STR-05]"""
        ruler = OWN if mine else OTHER
        sums, counts = list(self.strength[:2]), list(self.tokens[:2])
        if counts[ruler]:
            sums[ruler] += self.strength[NOBODYS]
            counts[ruler] += self.tokens[NOBODYS]
        if sums[OWN] != sums[OTHER] or not sum(counts):
            return float(sums[OWN] - sums[OTHER])
        more = counts[OWN] - counts[OTHER]
        return MORE_TOKENS * ((more > 0) - (more < 0) or (0.5 if mine else -0.5))


Counts = dict[str, Count]


class Board:
    """What a player counts who looks at the table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.mine = table["will"] == table["you"]
        own = SIDE_IDS.index(table["you"])
        self.pieces: dict[str, Piece] = {}
        self.counts: Counts = dict.fromkeys(REGION_IDS, Count())
        for name, spot in table["tokens"].items():
            place, _, face = spot.partition(":")
            if face:
                token = TOKEN[name]
                tired = TOKEN_EXHAUSTED[token] if TOKEN_EXHAUSTED[token] >= 0 else table["difficulty"]
                whose = NOBODYS if TOKEN_OWNER[token] == NEUTRAL else OWN if TOKEN_OWNER[token] == own else OTHER
                self.pieces[name] = Piece(place, whose, TOKEN_READY[token] if face == "ready" else tired, token)
                self.counts[place] = self.counts[place].changed(whose, self.pieces[name].strength, 1)
        self.worth = self._worth()

    def _worth(self) -> dict[str, float]:
        """The points that each region is likely to bring at the end of the round."""
        table = self.table
        days, points = dict.fromkeys(REGION_IDS, 0), dict.fromkeys(REGION_IDS, 0)
        for name in table["sides"]["white" if table["you"] == "red" else "red"]["played"]:
            region = REGION_IDS[CARD_REGION[CARD[name]]]
            days[region] += CARD_DAYS[CARD[name]]
            points[region] = max(points[region], CARD_POINTS[CARD[name]])
        chances = {region: exp(SHARPNESS * days[region] / (1 + table["pile"])) for region in REGION_IDS}
        found = {r: (points[r] or USUAL) * chances[r] / sum(chances.values()) for r in REGION_IDS}
        objective = table["sides"][table["you"]]["objective"]
        unrest = UNREST_POINTS[MONTH_IDS.index(table["month"])]
        for region in REGION_IDS:
            if objective in CARD:
                found[region] += CARD_POINTS[CARD[objective]] * (region == REGION_IDS[CARD_REGION[CARD[objective]]])
            else:
                found[region] += UNSEEN
            found[region] += unrest * (region == table["unrest"]) + NEXT_UNREST * unrest * (region == table["blockade"])
        return found

    def value(self, counts: Counts | None = None, mine: bool | None = None) -> float:
        """The points that are likely, with these counts."""
        will = self.mine if mine is None else mine
        safe = SAFE + SAFER * self.table["pile"]
        leads = {region: count.lead(will) / safe for region, count in (counts or self.counts).items()}
        return sum(self.worth[region] * max(-1.0, min(1.0, lead)) for region, lead in leads.items()) + WILL * will

    def more(self, region: str, whose: int, strength: int, tokens: int = 0) -> Counts:
        return {**self.counts, region: self.counts[region].changed(whose, strength, tokens)}

    def recruits(self, card: int) -> tuple[int, int]:
        """The value of the units that a card can recruit, and how many they are: large ones first."""
        own, got, many = SIDE_IDS.index(self.table["you"]), 0, 0
        home = [TOKEN[name] for name, spot in self.table["tokens"].items() if spot == "supply"]
        for value in sorted([TOKEN_VALUE[token] for token in home if TOKEN_OWNER[token] == own], reverse=True):
            if value and got + value <= CARD_RECRUIT[card]:
                got, many = got + value, many + 1
        return got, many

    def reached(self, start: str, steps: int) -> set[str]:
        found = {start}
        for _ in range(steps):
            found |= {
                REGION_IDS[end]
                for name, ends in zip(CONNECTION_IDS, CONNECTION_ENDS, strict=True)
                if name != self.table["blocked"] and any(REGION_IDS[one] in found for one in ends)
                for end in ends
            }
        return found - {start}

    def moved(self, name: str, region: str, mine: bool | None = None) -> float:
        piece, counts = self.pieces[name], dict(self.counts)
        counts[piece.place] = counts[piece.place].changed(piece.whose, -piece.strength, -1)
        counts[region] = counts[region].changed(piece.whose, piece.strength, 1)
        return self.value(counts, mine)

    def best_move(self, name: str, steps: int, mine: bool | None = None) -> float:
        ways = self.reached(self.pieces[name].place, steps)
        return max([self.moved(name, region, mine) for region in ways], default=-9.0)

    def refreshed(self, name: str, mine: bool | None = None) -> float:
        piece = self.pieces[name]
        gain = TOKEN_READY[piece.token] - piece.strength
        return self.value(self.more(piece.place, piece.whose, gain), mine) + gain / 100

    def act(self, name: str, card: int, mine: bool) -> float:
        """What one of a command card's two uses brings."""
        if name == "recruit":
            return self.value(self.more(REGION_IDS[CARD_REGION[card]], OWN, *self.recruits(card)), mine)
        own = [one for one, piece in self.pieces.items() if piece.whose == OWN or (piece.whose == NOBODYS and mine)]
        if name in ("move", "double_move"):
            return max([self.best_move(one, 2 if name == "double_move" else 1, mine) for one in own], default=-9.0)
        return max([self.refreshed(one, mine) for one in own], default=-9.0)

    def card(self, name: str) -> float:
        """What a card brings in its best use, and what the calendar brings with it."""
        card = CARD[name]
        day = self.table["day"] + CARD_DAYS[card]
        stop = LAST_DAY if day in SLIDING else day
        mine, bonus = self.mine or day > LAST_DAY, BONUS_DAY * (stop <= LAST_DAY and EARNS_BONUS[stop])
        if card < COMMANDS:
            return bonus + max([self.act(action, card, mine) for action in CARD_ACTIONS[card]])
        lenin = CARD_ACTIONS[card][1] == "inspire_people"
        early = TOO_EARLY * ((self.table["round"] < 3) + 3 * lenin) if self.table["pile"] > 1 else 0.0
        strength = TOKEN_READY[LEADER_TOKEN[card]]
        return bonus - early + max([self.value(self.more(r, OWN, strength, 1), mine or lenin) for r in REGION_IDS])


def _bonus(board: Board, name: str) -> float:
    if name == "bonus_recruit":
        return max([board.value(board.more(region, OWN, 1, 1)) for region in REGION_IDS])
    if name in ("bonus_move", "bonus_refresh"):
        return board.act(name.removeprefix("bonus_"), 0, board.mine)
    return board.value() + {"bonus_organise": LOOK, "bonus_draw": -LOOK}.get(name, -1.0)


def _where(board: Board, step: str, name: str, facts: dict[str, Any]) -> float:
    if step == "MoveTo":
        return board.moved(facts["token"], name)
    strength = TOKEN_READY[TOKEN[facts["token"]]] if step == "PlaceLeader" else 1
    return board.value(board.more(name, OWN, strength, 1))


def taste(option: Option, view: dict[str, Any]) -> float:
    """How much a choice is worth to somebody who counts."""
    step, name = view["step"], str(option.target)
    board = Board(view["table"])
    if step == "Turn":
        return board.card(name)
    if step == "CommandAction" and name:
        return board.act(name, CARD[view["facts"]["card"]], board.mine)
    if step == "BonusAction":
        return _bonus(board, name)
    if option.verb == "to":
        return _where(board, step, name, view["facts"])
    if option.verb == "recruit":
        token = TOKEN[name]
        return float(TOKEN_VALUE[token] + TOKEN_READY[token]) + TOKEN_EXHAUSTED[token] / 10
    if option.verb == "move":
        return board.best_move(name, int(view["facts"].get("most", 1)))
    if option.verb == "refresh":
        return board.refreshed(name)
    if option.verb in ("decline", "stop"):
        return board.value()
    if name == "inspire_people":
        return 3.0 if not board.mine else 0.0
    return {"leader_recruit": 2.0, "score": 1.0}.get(name, -1.0 if option.verb == "finish" else -2.0)
