"""Short notation for scenes, so that a test reads like the rule it checks.

    table = scene(turns="red", red="green_4a", board={"green": "kerensky white_unit_01*"}, day=26)
    table.do("play:green_4a", "act:recruit", "recruit:red_unit_01")
    assert table.at("red_unit_01") == "green"

A star marks an exhausted token. Everything not named is out of the way: tokens of the two sides in their supplies,
neutral units out of the game, cards in the deck, leader cards set aside. Short names are allowed: `green_4a` is the
card `command_green_4a`, `lenin` the leader's card or token, depending on the place.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

import consigliere as cg
from consigliere.engine import Dictated, Option
from consigliere.games.dual_powers.components import (
    CARD_IDS,
    COMMANDS,
    CONNECTION_IDS,
    REGION_IDS,
    SIDE_IDS,
    TILE_BLOCKS,
    TOKEN_IDS,
)
from consigliere.match import Match, setup_of

GAME = "dual_powers"
COMMAND_CARDS = CARD_IDS[:COMMANDS]


def card(name: str) -> str:
    """The id of a card by its short name."""
    return next(full for full in (name, f"command_{name}", f"leader_card_{name}") if full in CARD_IDS)


def cards(names: str) -> list[str]:
    return [card(name) for name in names.split()]


def token(name: str) -> str:
    """The id of a token by its short name."""
    return next(full for full in (name, f"leader_{name}") if full in TOKEN_IDS)


def option(text: str) -> str:
    """An option with its short name written out."""
    verb, colon, target = text.partition(":")
    if verb in ("play", "objective"):
        target = card(target)
    elif verb in ("recruit", "move", "refresh"):
        target = token(target)
    return f"{verb}{colon}{target}"


class Table:
    """A match, and what tests need of it."""

    def __init__(self, match: cg.Match) -> None:
        self.match = match

    # --- playing

    def do(self, *options: str) -> Table:
        """Take these options one by one, each for the only seat that is asked."""
        for text in options:
            (seat,) = self.match.deciders
            self.play(seat, option(text))
        return self

    def play(self, seat: int, choice: Option | str) -> None:
        """Take one option and check all invariants."""
        self.match.play(seat, choice)
        assert self.match.title.problems(self.match.state) == [], f"after {choice}"

    def idle(self) -> Table:
        """Decline everything that the card just played offers, up to the next turn or phase."""
        while self.step() in ("CommandAction", "LeaderAction", "BonusAction"):
            self.do("finish" if self.step() == "LeaderAction" else "decline")
        return self

    def seat(self, side: str) -> int:
        return self.match.state.rules.seat[SIDE_IDS.index(side)]  # type: ignore[attr-defined]

    def asked(self) -> list[str]:
        """The sides that owe an answer."""
        return [SIDE_IDS[self.match.state.rules.side_of(seat)] for seat in self.match.deciders]  # type: ignore[attr-defined]

    def side(self) -> str:
        """The one side that is asked."""
        (side,) = self.asked()
        return side

    def may(self, verb: str = "", side: str = "") -> set[str]:
        """The legal options as texts, those of one verb without it; of the seat that is asked, or of a side."""
        seat = self.seat(side) if side else self.match.deciders[0]
        texts = {str(one) for one in self.match.options(seat)}
        return {text.partition(":")[2] for text in texts if text.partition(":")[0] == verb} if verb else texts

    def refuses(self, text: str, rule: str, side: str = "") -> None:
        """Assert that the move is refused with this rule's id (or error name) and changes nothing."""
        seat = self.seat(side) if side else self.match.deciders[0]
        before, seen, told = self.match.position(), self.match.view(seat), self.match.events(seat)
        error = {"NotYours": cg.NotYours, "Stale": cg.Stale}.get(rule, cg.IllegalMove)
        with pytest.raises(error) as refusal:
            self.match.play(seat, option(text))
        if isinstance(refusal.value, cg.IllegalMove):
            assert refusal.value.rule == rule
            assert rule in str(refusal.value)
            assert self.match.why_not(seat, Option.parse(option(text))) == rule
        assert self.match.position() == before
        assert self.match.view(seat) == seen
        assert self.match.events(seat) == told

    # --- seeing

    @property
    def all(self) -> dict[str, Any]:
        """Everything on and around the board, secrets too."""
        table: dict[str, Any] = self.match.position()["table"]
        return table

    def at(self, name: str) -> str:
        """Where a token is; with a star if it is exhausted."""
        return str(self.all["tokens"][token(name)]).replace(":exhausted", "*")

    def tokens(self, place: str) -> set[str]:
        """The tokens of a place, exhausted ones with a star."""
        spots = {name: str(spot).replace(":exhausted", "*") for name, spot in self.all["tokens"].items()}
        return {name + spot[len(place) :] for name, spot in spots.items() if spot in (place, place + "*")}

    def step(self) -> str:
        return type(self.match.step).__name__

    def view(self, side: str | None) -> dict[str, Any]:
        """The table as a side sees it; None is a spectator."""
        seen: dict[str, Any] = self.match.view(None if side is None else self.seat(side))["table"]
        return seen

    def happened(self, kind: str, side: str | None = None) -> list[dict[str, Any]]:
        """The events of a kind as a side may know them, from the beginning."""
        rows = self.match.events(None if side is None else self.seat(side))
        return [event for row in rows for event in row if event["event"] == kind]

    def __getattr__(self, name: str) -> Any:
        """`table.day` is short for `table.all["day"]`."""
        if name.startswith("_"):
            raise AttributeError(name)
        return self.all[name]


def _stack(turns: str | None, steps: Iterable[str]) -> list[dict[str, Any]]:
    """The steps to come, the next one last."""
    if turns is None:
        return [{"step": name} for name in reversed(list(steps))]
    row: list[dict[str, Any]] = [{"step": "Round"}, {"step": "CleanUp"}, {"step": "ScoringPhase"}]
    for who in reversed(turns.split()):
        row.append({"step": "OppositionTurn"} if who == "opposition" else {"step": "Turn", "side": who})
    return row


def _phase(steps: list[str], round: int) -> str:
    """The phase of the first of these steps; the action phase if there are none."""
    for phase, first in (
        ("scoring", "ResolveUnrest RevealObjectives Exhaust EndCheck CleanUp"),
        ("draw", "ObjectivePhase SoloObjectivePhase"),
        ("objective", "ChooseObjective ActionPhase"),
        ("cleanup" if round > 1 else "draw", "DrawPhase SoloDraw"),
    ):
        if steps and steps[0] in first.split():
            return phase
    return "action"


def scene(
    *,
    turns: str | None = None,
    steps: Iterable[str] = (),
    mode: str = "duel",
    side: str = "red",
    difficulty: int = 1,
    switches: dict[str, bool] | None = None,
    board: dict[str, str] | None = None,
    red: str = "",
    white: str = "",
    objectives: tuple[str, str] = ("", ""),
    shown: tuple[bool, bool] = (False, False),
    seen: bool = False,
    played: tuple[str, str] = ("", ""),
    deck: str | None = None,
    discard: str = "",
    pile: str = "",
    leader_pile: str = "",
    day: int = 1,
    month: str = "march_april",
    will: str = "red",
    score: int = 0,
    round: int = 1,
    unrest: str | None = "brown",
    blockade: str | None = "green",
    blocked: str = "",
    tiles: str | None = None,
    draws: tuple[int, ...] = (),
) -> Table:
    """A match in the action phase with `turns` left ("red white"), or before the named `steps`.

    If `deck` is given, exactly these cards are in the deck and the rest in the discard pile. If `tiles` is given, these
    are in the stack and the rest removed. `draws` sets the next random results.
    """
    seats = 1 if mode == "solo" else 2
    options = {"mode": mode, "side": side, "difficulty": difficulty, **(switches or {})}
    position = cg.new(GAME, seats=seats, seed=0, options=options).position()
    chance = Dictated(draws, start=1).record()
    table: dict[str, Any] = {
        "round": round,
        "phase": _phase(list(steps), round),
        "day": day,
        "month": month,
        "will": will,
        "score": score,
        "unrest": unrest,
        "blockade": blockade,
        "blocked": blocked or CONNECTION_IDS[TILE_BLOCKS[REGION_IDS.index(blockade or "green")]],
        "objective_shown": dict(zip(SIDE_IDS, shown, strict=True)),
        "objective_seen": seen,
        "markers": [None, None, None],
        "tokens": _tokens(mode, side, month, board or {}),
        "pile": cards(pile),
        "leader_pile": cards(leader_pile),
    }
    free = [region for region in REGION_IDS if region not in (unrest, blockade)]
    table["tiles"] = free if tiles is None else tiles.split()
    table["removed_tiles"] = [region for region in free if region not in table["tiles"]]
    table["hands"] = {"red": cards(red), "white": cards(white)}
    table["played"] = dict(zip(SIDE_IDS, [cards(row) for row in played], strict=True))
    table["objective"] = dict(zip(SIDE_IDS, [card(name) if name else None for name in objectives], strict=True))
    _deal(table, deck, cards(discard))
    position.update(table=table, stack=_stack(turns, steps), chance={**chance, "draws_made": "0"}, moves=0)
    return Table(Match.begin(setup_of(GAME, position), is_complete=False))


def _tokens(mode: str, side: str, month: str, board: dict[str, str]) -> dict[str, str]:
    absent = ("white" if side == "red" else "red") if mode == "solo" else "nobody"
    places: dict[str, str] = {}
    for name in TOKEN_IDS:
        if name.startswith("opposition") and mode == "duel":
            continue
        gone = name.startswith(("neutral_unit", f"{absent}_unit"))
        places[name] = "out" if gone else "supply"
    late = month not in ("march_april", "may_june", "july")
    places["trotsky_neutral"] = "calendar" if month == "march_april" else "out"
    places["trotsky_red"] = "out" if late else "calendar"
    for region, names in board.items():
        for name in names.split():
            face = ":exhausted" if name.endswith("*") and region in REGION_IDS else ""
            places[token(name.rstrip("*"))] = region + face
    return places


def _deal(table: dict[str, Any], deck: str | None, discard: list[str]) -> None:
    """Put every command card without a place into the deck, or into the discard pile if the deck is given."""
    held = [*table["hands"]["red"], *table["hands"]["white"], *table["played"]["red"], *table["played"]["white"]]
    held += [*table["pile"], *discard, *(one for one in table["objective"].values() if one)]
    free = [one for one in COMMAND_CARDS if one not in held]
    table["deck"] = free if deck is None else cards(deck)
    table["discard"] = discard + ([] if deck is None else [one for one in free if one not in table["deck"]])


def begin(mode: str = "duel", seed: int = 0, **options: Any) -> Table:
    """A new match."""
    return Table(cg.new(GAME, seats=1 if mode == "solo" else 2, seed=seed, options={"mode": mode, **options}))


def stronger(board: str, will: str = "red", **more: Any) -> str | None:
    """The side with the greater strength in a region where these tokens stand."""
    table = scene(board={"green": board}, will=will, unrest="green", blockade="red", steps=["ResolveUnrest"], **more)
    side = table.happened("unrest")[0]["side"]
    return None if side is None else str(side)
