"""The public API of a match: the kernel's match with its picture, and the functions that create one."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from consigliere.engine import Chance, Dictated, Facts, Fast, Keyed, NotUnderstood, Seat, Setting, Setup
from consigliere.engine import Match as EngineMatch
from consigliere.engine.chance import checked_seed
from consigliere.engine.native import Given
from consigliere.engine.position import arrange
from consigliere.engine.saves import read_save
from consigliere.games import find, find_saved
from consigliere.games import titles as known_titles

if TYPE_CHECKING:
    from consigliere.drawing import Picture


class Match(EngineMatch):
    """A game in progress. It also draws itself and describes itself as text.

    Create one with `new`, `load`, `from_position` or `scene`.
    """

    __slots__ = ()

    def picture(self, seat: Given[Seat | None] = None, language: Given[str] = "en") -> Picture:
        """The picture of the table as a seat sees it (None: a spectator): an object with its size, style and things."""
        from consigliere.board.picture import draw  # texts and drawings are imported only if somebody looks

        return draw(self.view(seat), language)

    def svg(self, seat: Given[Seat | None] = None, language: Given[str] = "en") -> str:
        """The table as a seat sees it (None: a spectator) as SVG."""
        return self.picture(seat, language).svg()

    def text(
        self,
        seat: Given[Seat | None] = None,
        form: Given[str] = "full",
        language: Given[str] = "en",
        rules: Given[str] = "none",
    ) -> str:
        """The table as text, as a seat sees it (None: a spectator): what there is, what is asked, what may be done.

        `form` is "short" or "full", `rules` is "none", "question" (the rule behind it) or "all".

        >>> print(new("dual_powers", seats=2, seed=7).text(0, "short").splitlines()[0])
        # Dual Powers: Revolution 1917
        """
        from consigliere.board.text_form import seen_by, table_text

        return table_text(seen_by(self, seat), form, language, rules)

    def dictated(self, *draws: Given[int]) -> Match:
        """A new match that begins here, with dictated chance: each draw is a number below the requested bound.

        After these it draws as this one would. docs/positions.md explains what a draw means.
        """
        position = self.position()
        chance = Dictated(_draws(draws), self.state.draws + 1, self.state.chance)
        made = position["chance"]["draws_made"]
        return from_position(self.title.id, {**position, "chance": {**chance.record(), "draws_made": made}})

    def _repr_svg_(self) -> str:
        """A notebook shows the public view; call `svg(seat)` for a seat's own."""
        return self.svg()


class GameInfo:
    """What is known about a game before a match begins: its id, players, settings."""

    def __init__(self, game: str, version: int, facts: Facts, settings: tuple[Setting, ...], trades: bool) -> None:
        self.id = game
        self.version = version
        self.facts = facts
        self.settings = settings
        self.trades = trades

    def __repr__(self) -> str:
        low, high = self.facts.players
        return f"<{self.id}: {low}-{high} players>"


def titles() -> list[GameInfo]:
    """All games that can be played: their numbers of players, settings and ways to end.

    >>> titles()[0]
    <dual_powers: 1-2 players>
    """
    return [GameInfo(title.id, title.version, title.facts, title.settings, title.trades) for title in known_titles()]


def new(
    game: Given[str],
    seats: Given[int],
    seed: Given[int | None] = None,
    options: Given[dict[str, Any] | None] = None,
    secret: Given[bytes | None] = None,
    draws: Given[Sequence[int]] = (),
) -> Match:
    """A new match at its first decision.

    With a `seed` the match is reproducible, and predictable for anyone who knows the seed: use it for simulation.
    Without one, a new 256-bit secret (or the given one) determines every draw, and `view()["commitment"]` is its hash.
    `draws` dictates the first draws, from the set-up on: use it for tests and puzzles.

    >>> match = new("dual_powers", seats=2, seed=7, options={"mode": "duel"})
    >>> match.deciders
    (0, 1)
    """
    title = find(game)
    if options is not None and not isinstance(options, dict):
        raise NotUnderstood(f"options are given by name, not as {repr(options)[:40]}")
    full = title.complete_options(seats, options or {})
    if secret is not None and not isinstance(secret, bytes):
        raise NotUnderstood(f"a table's secret is 32 bytes, not {repr(secret)[:40]}")
    chance: Chance
    if seed is not None:
        chance = Fast(checked_seed(seed))
    else:
        chance = Keyed(secret) if secret is not None else Keyed.fresh()
    dictated = _draws(draws)
    if dictated:
        chance = Dictated(dictated, 1, chance)
    return Match.begin(Setup(title, seats, full, chance, None, chance.commitment()))


def load(saved: Given[str]) -> Match:
    """Read a save and replay it choice by choice. Raises NotUnderstood if it is damaged or of other rules."""
    data = read_save(saved)
    return Match.load(find_saved(data), data)


def from_position(game: Given[str], position: Any) -> Match:
    """A match that begins in a given position (plain JSON); raises BadPosition with a list of all faults."""
    return Match.begin(setup_of(game, position))


def scene(
    game: Given[str],
    seats: Given[int],
    options: Given[dict[str, Any] | None] = None,
    *,
    table: Given[dict[str, Any] | None] = None,
    steps: Given[Sequence[dict[str, Any]]] = (),
    draws: Given[Sequence[int]] = (),
    rest: Given[str] = "",
    seed: Given[int] = 0,
) -> Match:
    """A match that begins in a scene: the first position of a new game with some things moved.

    `table` contains what differs, in the format of a position. Whatever it lists is taken from where it was, and what
    it displaces goes to the list called `rest`. `steps` are the steps to come, the next one first; without them the
    match goes on like a new game. `draws` dictates the next draws. Raises BadPosition with a list of all faults.

    >>> match = scene("dual_powers", 2, table={"phase": "action", "day": 12, "tokens": {"red_unit_01": "green"}},
    ...               steps=[{"step": "Turn", "side": "red"}], rest="deck")
    >>> match.step, match.view(0)["table"]["day"]
    (Turn(0), 12)
    """
    if not isinstance(table or {}, dict) or not isinstance(rest, str):
        raise NotUnderstood("a scene's `table` is a dictionary, and `rest` the name of a list in it")
    if not isinstance(steps, list | tuple) or not all(isinstance(step, dict) for step in steps):
        raise NotUnderstood("a scene's `steps` are a list of dictionaries")
    first = new(game, seats, seed=checked_seed(seed), options=options)
    position = arrange(first.position(), table or {}, rest)
    if steps:
        position["stack"] = [dict(step) for step in steps[::-1]]
        position["moves"] = 0
    match = from_position(game, position)
    dictated = _draws(draws)
    return match.dictated(*dictated) if dictated else match


def _draws(draws: Any) -> tuple[int, ...]:
    """Dictated draws, checked."""
    if (
        not isinstance(draws, Sequence)
        or isinstance(draws, bytes)
        or not all(type(draw) is int and draw >= 0 for draw in draws)
    ):
        raise NotUnderstood("what chance says is a row of whole numbers from 0 on")
    return tuple(draws)


def setup_of(game: Given[str], position: Any) -> Setup:
    """The set-up of a match that begins in a position; the table in the position is checked later."""
    title = find(game)
    try:
        position = json.loads(json.dumps(position))  # our own copy, without anything that a save cannot hold
    except (TypeError, ValueError, RecursionError) as error:
        raise NotUnderstood("a position is plain JSON") from error
    if not isinstance(position, dict) or position.get("game") != game:
        raise NotUnderstood(f"not a position of {game}")
    if position.get("rules") != title.version:
        raise NotUnderstood(f"a position of other rules of {game} than {title.version}, which this version plays")
    seats, given = position.get("seats"), position.get("options", {})
    if not isinstance(seats, int) or not isinstance(given, dict):
        raise NotUnderstood("a position names its seats and options")
    full = title.complete_options(seats, given)
    return Setup(title, seats, full, Fast(0), position)
