"""What the parts of the picture share: the view, the reader's words, and the names and looks of pieces.

The board is redrawn after every choice, and most pieces stay the same. Functions that draw a piece are therefore cached
by their arguments (`functools`): they take only what they depend on, and no sheet. Functions with a sheet select that
from a view. The board and the places next to it are drawn on sheets with `only` the data they depend on. Readers who
see the same share a cached drawing.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from consigliere import drawing
from consigliere.drawing import Texts
from consigliere.games.dual_powers.components import (
    DATA,
    NEUTRAL,
    RED,
    SIDE_IDS,
    TOKEN,
    TOKEN_IDS,
    TOKEN_READY,
    WEIGHT,
    WHITE,
    rules_for,
)
from consigliere.games.dual_powers.names import name_of

SYMBOL: Final[dict[str, str]] = {region["id"]: region["symbol"] for region in DATA["regions"]}
LEADERS: Final = frozenset(token["id"] for token in DATA["leader_tokens"])
OWNER: Final[dict[str, str]] = {token["id"]: token["owner"] for token in [*DATA["units"], *DATA["leader_tokens"]]}
ORDER: Final = {name: i for i, name in enumerate(TOKEN_IDS)}


# What the board shows besides tokens and sides, and what the Opposition has besides its tokens
_PUBLIC: Final = (
    "day", "month", "unrest", "blockade", "blocked", "tiles_left", "markers", "score", "half_length", "deck", "discard",
)  # fmt: skip
_PILES: Final = ("pile", "leader_pile", "difficulty")


class Balance(NamedTuple):
    """Which side is stronger in a region, and why."""

    red: int
    white: int
    leads: str
    """A side, "" for nobody."""
    why: str
    """The reason: strength, numbers (of tokens) or will; if nobody leads: level, alone (neutral tokens), empty."""
    neutrals: str
    """The side that its neutral tokens count for, "none" for neither, "" without neutral tokens."""


class Sheet(drawing.Sheet):
    """One picture being drawn."""

    def __init__(self, view: dict[str, Any], words: Texts, part: str) -> None:
        super().__init__(view, words, part)
        self.you: str | None = self.table["you"]
        self.will: str = self.table["will"]
        self.tokens: dict[str, str] = self.table["tokens"]
        self.rules = rules_for(view["options"])
        self.sides: dict[str, dict[str, Any]] = self.table["sides"]
        # In solo the Opposition is the side where nobody sits; "" in a duel.
        self.opposition = next((side for side in SIDE_IDS if self.sides[side]["seat"] is None), "")
        self.winner = self._winner()
        self._found: dict[str, list[str]] | None = None

    @property
    def _lying(self) -> dict[str, list[str]]:
        """The tokens by place, computed once. A part from the cache does not need it."""
        if self._found is None:  # `cached_property` would take a lock for each sheet
            self._found = {}
            for token, spot in self.tokens.items():
                self._found.setdefault(spot.partition(":")[0], []).append(token)
        return self._found

    def only(self, tokens: dict[str, str], sides: dict[str, dict[str, Any]], you: str | None, *names: str) -> Sheet:
        """A sheet that holds only these tokens and sides, this part of the table, and the winner."""
        table = {"you": you, "will": self.will, "tokens": tokens, "sides": sides}
        table.update({name: self.table[name] for name in names})
        result = {"winners": list(self.winners)} if self.view["result"] is not None else None
        waiting = [facts["seat"] for facts in sides.values() if "hand" in facts and self.waits_for(facts["seat"])]
        view = {"options": self.view["options"], "result": result, "waiting": waiting, "table": table}
        made = Sheet(view, self.words, self.id_prefix)
        if tokens is self.tokens:
            made._found = self._found
        return made

    def public(self) -> Sheet:
        """What the board depends on: everything that is public."""
        seats = {side: {"seat": facts["seat"]} for side, facts in self.sides.items()}
        return self.only(self.tokens, seats, None, *_PUBLIC, *(("count", "results") if "count" in self.table else ()))

    def beside(self, side: str) -> Sheet:
        """What a side's place depends on: the side's things, and whether it is the reader's."""
        apart = [*self.lying("supply"), *self.lying("out")]
        tokens = {token: spot for token, spot in apart if self.owner(token) == side}
        sides = {name: facts if name == side else {"seat": facts["seat"]} for name, facts in self.sides.items()}
        piles = _PILES if side == self.opposition else ()
        return self.only(tokens, sides, side if self.you == side else None, *piles)

    def lying(self, place: str) -> list[tuple[str, str]]:
        """The tokens at a place with their faces, unordered."""
        return [(token, self.tokens[token]) for token in self._lying.get(place, ())]

    @property
    def away(self) -> list[str]:
        """The tokens of the region on the stage that count there. [DP-STR-01]"""
        region = self.table["count"]["region"]
        counts = self.balance(region).neutrals in SIDE_IDS
        return [name for name in self.tokens_in(region) if counts or self.owner(name) != "neutral"]

    def _winner(self) -> str | None:
        """The side that has won; None while the game runs."""
        if self.view["result"] is None:
            return None
        return next((side for side in SIDE_IDS if self.sides[side]["seat"] in self.winners), self.opposition)

    def name(self, thing: str, form: str = "") -> str:
        """The name of a thing; `form` is one that its message has."""
        return called(self.words, thing, form)

    def owner(self, token: str) -> str:
        """The side a token belongs to, or "neutral"."""
        return OWNER.get(token, self.opposition)

    def strength(self, token: str, exhausted: bool) -> int:
        """The number on a face; an Opposition unit's exhausted one is the difficulty. [DP-COMP-21, DP-COMP-22]"""
        return self.rules.strength[2 * TOKEN[token] + exhausted]

    def place(self, token: str) -> tuple[str, bool]:
        """Where a token is, and whether it lies on its exhausted face."""
        where, _, face = self.tokens[token].partition(":")
        return where, face == "exhausted"

    def tokens_in(self, place: str) -> list[str]:
        """The tokens at a place, red first, then neutral, then white; of one owner leaders first, then the stronger."""
        return sorted(self._lying.get(place, ()), key=self._rank)

    def _rank(self, token: str) -> tuple[int, bool, int, int]:
        owner = ("red", "neutral", "white").index(self.owner(token))
        return owner, token not in LEADERS, -TOKEN_READY[TOKEN[token]], ORDER[token]

    def balance(self, region: str) -> Balance:
        """Who is stronger in a region by the rules, with the reason. [DP-STR-01]"""
        rules, will = self.rules, SIDE_IDS.index(self.will)
        weights = [0, 0, 0]
        for token in self._lying.get(region, ()):
            t = TOKEN[token]
            weights[rules.owner[t]] += rules.weight[2 * t + self.place(token)[1]]
        red, white, stronger = rules.weighed(weights[RED], weights[WHITE], weights[NEUTRAL], will)
        neutrals = ""
        if weights[NEUTRAL]:
            neutrals = self.will if (red, white)[will] > weights[will] else "none"
        if red != white:
            why = "strength" if red // WEIGHT != white // WEIGHT else "numbers"
        elif red:
            why = "level" if stronger < 0 else "will"
        else:
            why = "alone" if neutrals else "empty"
        return Balance(red // WEIGHT, white // WEIGHT, SIDE_IDS[stronger] if stronger >= 0 else "", why, neutrals)


def weighed_up(words: Texts, balance: Balance, opposition: str) -> list[str]:
    """Who is stronger in a region and why, and whom its neutral tokens count for. [DP-STR-01]"""
    leads, neutrals = (_side(side, opposition) for side in (balance.leads, balance.neutrals))
    more, less = max(balance.red, balance.white), min(balance.red, balance.white)
    lines = [words("list-leads", why=balance.why, side=leads, more=more, less=less)]
    if balance.neutrals and balance.why != "alone":
        lines.append(words("list-neutrals", side=neutrals))
    return lines


def _side(side: str, opposition: str) -> str:
    """The message that names a side; "none" if there is none."""
    if side not in SIDE_IDS:
        return "none"
    return "side-unseated" if side == opposition else f"side-{side}"


def called(words: Texts, thing: str, form: str = "") -> str:
    """The name of a thing; `form` is one that its message has."""
    message, args = name_of(thing)
    return words(f"{message}.{form}" if form else message, **args)
