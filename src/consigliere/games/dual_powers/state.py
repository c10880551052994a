"""The state of a game of Dual Powers: plain numbers and lists, and the questions the rules ask of them."""

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

    Rows of cards are tuples, replaced when they change: a copy of the state shares them. Only the tokens' places and
    faces are lists. Face-down stacks that nobody has seen (deck, tiles) have no order: what is drawn is decided when
    it is drawn.
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
    """As ids, since every view shows them and nothing else looks at them."""
    hands: tuple[Numbers, Numbers]
    """By side; leader cards stand first."""
    played: tuple[Numbers, Numbers]
    """By side, face up, in the order played."""
    objective: Numbers
    """By side: the card on the secret objective space, -1 if none."""
    objective_shown: tuple[bool, bool]
    """By side: face up."""
    objective_seen: bool
    """Solo: the player has looked at his own."""
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

    # --- made from the fields above (python -m consigliere.lab.fields); do not edit
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
    # --- end of what is made

    # --- cards

    def draw_cards(self, count: int) -> Numbers:
        """Command cards from the deck, as many as there are. An empty deck is renewed from the discard pile.

        [DP-DRAW-05, DP-DRAW-06]
        """
        deck = list(self.deck)
        if len(deck) >= count:
            drawn = self.take_random(deck, count)
        else:
            drawn = self.take_random(deck, len(deck))
            if self.discard:
                deck, self.discard = [CARD[card] for card in self.discard], ()
                if self.told is not None:
                    self.tell("reshuffled", {})
                drawn += self.take_random(deck, min(count - len(drawn), len(deck)))
        self.deck = tuple(deck)
        return tuple(drawn)

    def take_random(self, cards: list[int], count: int) -> list[int]:
        """Take some of a face-down stack whose order nobody knows; there are enough."""
        at = self.chance.at
        taken: list[int] = []
        for n in range(len(cards), len(cards) - count, -1):
            self.draws += 1
            i = at(self.draws, n)
            taken.append(cards[i])
            cards[i] = cards[n - 1]
            cards.pop()
        return taken

    def deal(self, side: int, count: int) -> None:
        """A side draws command cards into its hand; only that they were drawn is public. [DP-DRAW-01]"""
        drawn = self.draw_cards(count)
        red, white = self.hands
        self.hands = (red, white + drawn) if side else (red + drawn, white)
        if self.told is not None:
            seat = self.rules.seat[side]
            cards = {"cards": [CARD_IDS[card] for card in drawn]}
            self.tell("drew", {"side": SIDE_IDS[side], "count": len(drawn)}, cards, (seat,))

    def leave_hand(self, side: int, card: int) -> None:
        """A card leaves a hand."""
        red, white = self.hands
        hand = white if side else red
        i = hand.index(card)
        hand = hand[:i] + hand[i + 1 :]
        self.hands = (red, hand) if side else (hand, white)

    def play_card(self, side: int, card: int) -> None:
        """A card goes from a hand to the row in front of its player. [DP-ACT-05, DP-ACT-06]

        Which command cards a player holds was hidden; which leaders, all know.
        """
        if card < COMMANDS:
            self.revealed(self.rules.seat[side])
        red, white = self.hands
        if side:
            i = white.index(card)
            self.hands = (red, white[:i] + white[i + 1 :])
        else:
            i = red.index(card)
            self.hands = (red[:i] + red[i + 1 :], white)
        red, white = self.played
        self.played = (red, white + (card,)) if side else (red + (card,), white)  # noqa: RUF005  (twice as quick)
        if self.told is not None:
            self.tell("played", {"side": SIDE_IDS[side], "card": CARD_IDS[card]})

    # --- control and strength

    def controls(self, side: int, token: int) -> bool:
        """Own colour always; neutral tokens while holding the Will. The token is on the board. [DP-ORD-10]"""
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
        """The neutral tokens on the board that a side controls, beside its own ones. [DP-ORD-10]"""
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
        """The side with the greater strength in a region, -1 if nobody has it. [DP-STR-01]"""
        rules = self.rules
        where = self.where
        tired = self.tired
        weight = rules.weight
        red = white = neutral = 0  # what the tokens in the region weigh together; 0 only if there are none
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

    # --- changes that several chapters of the rules make

    def place(self, token: int, region: int) -> None:
        """Put a token into a region, ready. [DP-ORD-02, DP-LDR-01, DP-EVT-01]"""
        self.where[token] = region
        self.tired[token] = 0
        if self.told is not None:
            self.tell("placed", {"token": TOKEN_IDS[token], "region": REGION_IDS[region]})

    def refresh(self, token: int) -> None:
        """Turn an exhausted token to its ready side."""
        self.tired[token] = 0
        if self.told is not None:
            self.tell("refreshed", {"token": TOKEN_IDS[token], "region": REGION_IDS[self.where[token]]})

    def remove(self, token: int) -> None:
        """Units go back to their owner's supply, leaders and neutral units leave the game. [DP-EXH-03, DP-EXH-04]"""
        if self.told is not None:
            to = "supply" if RETURNS[token] else "out"
            self.tell("removed", {"token": TOKEN_IDS[token], "region": REGION_IDS[self.where[token]], "to": to})
        self.where[token] = SUPPLY if RETURNS[token] else OUT
        self.tired[token] = 0

    def take_will(self, side: int) -> None:
        """The Will goes to a side, or stays there. [DP-DATE-03, DP-SPC-03]"""
        if self.told is not None and self.will != side:
            self.tell("will", {"side": SIDE_IDS[side]})
        self.will = side

    def score_points(self, side: int, points: int, why: str) -> None:
        """Move the one marker towards the side's end; reaching an end finishes the game at once.

        [DP-PTS-01, DP-PTS-03, DP-END-01, DP-SOLO-30]
        """
        score = self.score + TRACK_SIGN[side] * points
        inside = -HALF_LENGTH < score < HALF_LENGTH
        self.score = score if inside else HALF_LENGTH if score > 0 else -HALF_LENGTH
        if self.told is not None:
            self.tell("scored", {"side": SIDE_IDS[side], "points": points, "why": why, "score": self.score})
        if not inside:
            self.finish(side, "support_track")

    def leader_on_track(self) -> int:
        """The side on whose half the score marker stands, -1 in the middle. [DP-PTS-02]"""
        if self.score == 0:
            return -1
        return 0 if self.score * TRACK_SIGN[0] > 0 else 1

    def finish(self, winner: int, reason: str) -> None:
        """The end. Scores are the marker's distance from the middle, counted towards each seat's own end."""
        if self.told is not None:
            self.tell("ended", {"side": SIDE_IDS[winner], "reason": reason, "score": self.score})
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
