"""The state of a game of Dual Powers: plain numbers and lists, and the queries that the rules need."""

from __future__ import annotations

from consigliere.engine import Chance, Result, Shared, State

from .components import (
    CARD,
    CARD_IDS,
    COMMANDS,
    HALF_LENGTH,
    NEUTRAL,
    OUT,
    REGION_IDS,
    REGIONS,
    RETURNS,
    SIDE_IDS,
    SUPPLY,
    TOKEN_IDS,
    TRACK_SIGN,
    Rules,
)

Numbers = tuple[int, ...]  # cards or regions


class Petrograd(State):
    """Everything on and around the board.

    Rows of cards are tuples: copies of the state share them, and a change creates a new tuple. Only the tokens' places
    and faces are lists. Face-down stacks that nobody has seen (deck, tiles) have no order: chance decides at each draw.
    """

    rules: Shared[Rules]
    round: int
    phase: int
    day: int
    month: int
    """Index into MONTH_IDS."""
    will: int
    """The side that holds the Will of the People."""
    score: int
    """0 is the middle; red's end is negative, white's positive."""
    unrest: int
    """Region of the tile on «Unrest!», -1 if none."""
    blockade: int
    """Region of the tile on «Blockade!», -1 if none."""
    blocked: int
    """The connection under the blockade marker."""
    tiles: Numbers
    """Face-down region tiles."""
    removed_tiles: Numbers
    deck: Numbers
    discard: tuple[str, ...]
    """As ids, since only views read them."""
    hands: tuple[Numbers, Numbers]
    """By side; leader cards first."""
    played: tuple[Numbers, Numbers]
    """By side, face up, in the order played."""
    objective: Numbers
    """By side: the card on the secret objective space, -1 if none."""
    objective_shown: tuple[bool, bool]
    """By side: face up."""
    objective_seen: bool
    """Solo: the player has looked at their own."""
    markers: Numbers
    """Regions of the objective markers 1, 2, 3; -1 on their circles."""
    where: list[int]
    """By token: a region, SUPPLY, OUT or CALENDAR."""
    tired: list[int]
    """By token: 0 ready, 1 exhausted."""
    pile: Numbers
    """Solo: the Opposition's face-down cards."""
    leader_pile: Numbers
    """Solo: the Opposition's face-down leader cards."""

    # --- generated from the fields above (python -m consigliere.lab.fields); do not edit
    # fmt: off

    __slots__ = (
        "blockade", "blocked", "day", "deck", "discard", "hands", "leader_pile", "markers", "month", "objective",
        "objective_seen", "objective_shown", "phase", "pile", "played", "removed_tiles", "round", "rules", "score",
        "tiles", "tired", "unrest", "where", "will",
    )

    @staticmethod
    def make(
        chance: Chance, *, rules: Shared[Rules], round: int, phase: int, day: int, month: int, will: int, score: int,
        unrest: int, blockade: int, blocked: int, tiles: Numbers, removed_tiles: Numbers, deck: Numbers,
        discard: tuple[str, ...], hands: tuple[Numbers, Numbers], played: tuple[Numbers, Numbers], objective: Numbers,
        objective_shown: tuple[bool, bool], objective_seen: bool, markers: Numbers, where: list[int], tired: list[int],
        pile: Numbers, leader_pile: Numbers,
    ) -> Petrograd:
        new = Petrograd()
        new.begin_kernel(chance)
        new.rules = rules
        new.round = round
        new.phase = phase
        new.day = day
        new.month = month
        new.will = will
        new.score = score
        new.unrest = unrest
        new.blockade = blockade
        new.blocked = blocked
        new.tiles = tiles
        new.removed_tiles = removed_tiles
        new.deck = deck
        new.discard = discard
        new.hands = hands
        new.played = played
        new.objective = objective
        new.objective_shown = objective_shown
        new.objective_seen = objective_seen
        new.markers = markers
        new.where = where
        new.tired = tired
        new.pile = pile
        new.leader_pile = leader_pile
        return new

    def clone(self) -> Petrograd:
        new = Petrograd()
        self.copy_kernel(new)
        new.rules = self.rules
        new.round = self.round
        new.phase = self.phase
        new.day = self.day
        new.month = self.month
        new.will = self.will
        new.score = self.score
        new.unrest = self.unrest
        new.blockade = self.blockade
        new.blocked = self.blocked
        new.tiles = self.tiles
        new.removed_tiles = self.removed_tiles
        new.deck = self.deck
        new.discard = self.discard
        new.hands = self.hands
        new.played = self.played
        new.objective = self.objective
        new.objective_shown = self.objective_shown
        new.objective_seen = self.objective_seen
        new.markers = self.markers
        new.where = self.where[:]
        new.tired = self.tired[:]
        new.pile = self.pile
        new.leader_pile = self.leader_pile
        return new

    # fmt: on
    # --- end of the generated part

    # --- cards

    def draw_cards(self, count: int) -> Numbers:
        """Draw command cards, as many as there are. If the deck is empty, the discard pile becomes the new deck.

        [DP-DRAW-05, DP-DRAW-06]
        """
        deck = list(self.deck)
        if len(deck) >= count:
            drawn = self.take_random(deck, count)
        else:
            drawn = self.take_random(deck, len(deck))
            if self.discard:
                deck, self.discard = [CARD[card] for card in self.discard], ()
                if self.event_log is not None:
                    self.emit("reshuffled", {})
                drawn += self.take_random(deck, min(count - len(drawn), len(deck)))
        self.deck = tuple(deck)
        return tuple(drawn)

    def take_random(self, cards: list[int], count: int) -> list[int]:
        """Take random cards from a face-down stack. It must hold enough."""
        at = self.chance.draw
        taken: list[int] = []
        for n in range(len(cards), len(cards) - count, -1):
            self.draws += 1
            i = at(self.draws, n)
            taken.append(cards[i])
            cards[i] = cards[n - 1]
            cards.pop()
        return taken

    def deal(self, side: int, count: int) -> None:
        """A side draws command cards into its hand. Others see only how many. [DP-DRAW-01]"""
        drawn = self.draw_cards(count)
        red, white = self.hands
        self.hands = (red, white + drawn) if side else (red + drawn, white)
        if self.event_log is not None:
            seat = self.rules.seat[side]
            cards = {"cards": [CARD_IDS[card] for card in drawn]}
            self.emit("drew", {"side": SIDE_IDS[side], "count": len(drawn)}, cards, (seat,))

    def leave_hand(self, side: int, card: int) -> None:
        """A card leaves a hand."""
        red, white = self.hands
        hand = white if side else red
        i = hand.index(card)
        hand = hand[:i] + hand[i + 1 :]
        self.hands = (red, hand) if side else (hand, white)

    def play_card(self, side: int, card: int) -> None:
        """A card goes from a hand to the row in front of its player. [DP-ACT-05, DP-ACT-06]

        Command cards in hand are hidden; leaders are public.
        """
        if card < COMMANDS:
            self.count_reveal(self.rules.seat[side])
        red, white = self.hands
        if side:
            i = white.index(card)
            self.hands = (red, white[:i] + white[i + 1 :])
        else:
            i = red.index(card)
            self.hands = (red[:i] + red[i + 1 :], white)
        red, white = self.played
        self.played = (red, white + (card,)) if side else (red + (card,), white)  # noqa: RUF005  (twice as quick)
        if self.event_log is not None:
            self.emit("played", {"side": SIDE_IDS[side], "card": CARD_IDS[card]})

    # --- control and strength

    def controls(self, side: int, token: int) -> bool:
        """Whether a side controls a token on the board: its own, or a neutral one with the Will. [DP-ORD-10]"""
        owner = self.rules.owner[token]
        if owner == side:
            return True
        if owner != NEUTRAL or self.will != side:
            return False
        return not self.rules.neutral_control_needs_presence or self.present(side, self.where[token])

    def present(self, side: int, region: int) -> bool:
        """Whether a token of the side's own colour stands in the region."""
        where = self.where
        for token in self.rules.own[side]:
            if where[token] == region:
                return True
        return False

    def controlled_neutrals(self, side: int) -> list[int]:
        """The neutral tokens on the board that a side controls. [DP-ORD-10]"""
        found: list[int] = []
        if self.will == side:
            where = self.where
            anywhere = not self.rules.neutral_control_needs_presence
            for token in self.rules.neutral:
                if where[token] < REGIONS and (anywhere or self.present(side, where[token])):
                    found.append(token)
        return found

    def can_refresh(self, side: int) -> bool:
        """Whether a side controls an exhausted token; only tokens on the board are exhausted. [DP-ORD-09]"""
        tired = self.tired
        for token in self.rules.own[side]:
            if tired[token]:
                return True
        if self.will == side:
            for token in self.controlled_neutrals(side):
                if tired[token]:
                    return True
        return False

    def stronger(self, region: int) -> int:
        """The side with the greater strength in a region, -1 if neither. [DP-STR-01]"""
        rules = self.rules
        where = self.where
        tired = self.tired
        weight = rules.weight
        red = white = neutral = 0  # total weights in the region; 0 only without tokens
        for token in rules.own[0]:
            if where[token] == region:
                red += weight[2 * token + tired[token]]
        for token in rules.own[1]:
            if where[token] == region:
                white += weight[2 * token + tired[token]]
        for token in rules.neutral:
            if where[token] == region:
                neutral += weight[2 * token + tired[token]]
        return rules.weighed(red, white, neutral, self.will)[2]

    # --- changes shared by several chapters of the rules

    def place(self, token: int, region: int) -> None:
        """Put a token into a region, ready. [DP-ORD-02, DP-LDR-01, DP-EVT-01]"""
        self.where[token] = region
        self.tired[token] = 0
        if self.event_log is not None:
            self.emit("placed", {"token": TOKEN_IDS[token], "region": REGION_IDS[region]})

    def refresh(self, token: int) -> None:
        """Turn an exhausted token to its ready side."""
        self.tired[token] = 0
        if self.event_log is not None:
            self.emit("refreshed", {"token": TOKEN_IDS[token], "region": REGION_IDS[self.where[token]]})

    def remove(self, token: int) -> None:
        """Units go back to their owner's supply, leaders and neutral units leave the game. [DP-EXH-03, DP-EXH-04]"""
        if self.event_log is not None:
            to = "supply" if RETURNS[token] else "out"
            self.emit("removed", {"token": TOKEN_IDS[token], "region": REGION_IDS[self.where[token]], "to": to})
        self.where[token] = SUPPLY if RETURNS[token] else OUT
        self.tired[token] = 0

    def take_will(self, side: int) -> None:
        """The Will goes to a side, or stays there. [DP-DATE-03, DP-SPC-03]"""
        if self.event_log is not None and self.will != side:
            self.emit("will", {"side": SIDE_IDS[side]})
        self.will = side

    def score_points(self, side: int, points: int, why: str) -> None:
        """Move the marker towards the side's end. Reaching an end finishes the game at once.

        [DP-PTS-01, DP-PTS-03, DP-END-01, DP-SOLO-30]
        """
        score = self.score + TRACK_SIGN[side] * points
        inside = -HALF_LENGTH < score < HALF_LENGTH
        self.score = score if inside else TRACK_SIGN[side] * HALF_LENGTH
        if self.event_log is not None:
            self.emit("scored", {"side": SIDE_IDS[side], "points": points, "why": why, "score": self.score})
        if not inside:
            self.finish(side, "support_track")

    def leader_on_track(self) -> int:
        """The side whose half holds the score marker, -1 in the middle. [DP-PTS-02]"""
        if self.score == 0:
            return -1
        return 0 if self.score * TRACK_SIGN[0] > 0 else 1

    def finish(self, winner: int, reason: str) -> None:
        """End the game. A seat's score is the marker's distance from the middle towards the seat's own end."""
        if self.event_log is not None:
            self.emit("ended", {"side": SIDE_IDS[winner], "reason": reason, "score": self.score})
        self.end(self.outcome(winner, reason))

    def outcome(self, winner: int, reason: str) -> Result:
        """The result if the game ended now."""
        seat = self.rules.seat
        scores = [0] * (1 if self.rules.solo else 2)
        for side in (0, 1):
            if seat[side] >= 0:
                scores[seat[side]] = self.score * TRACK_SIGN[side]
        winners = (seat[winner],) if seat[winner] >= 0 else ()
        return Result(winners, tuple(scores), reason)


def with_row(rows: tuple[Numbers, Numbers], side: int, row: Numbers) -> tuple[Numbers, Numbers]:
    """Both sides' rows with one of them replaced."""
    return (row, rows[1]) if side == 0 else (rows[0], row)
