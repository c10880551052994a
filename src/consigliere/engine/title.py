"""What a game is to the kernel: its fact sheet, its settings and the few functions everything else is built from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Generic, NamedTuple

from .chance import Chance
from .deals import Trade
from .errors import NotUnderstood
from .native import G
from .option import Option, Seat
from .step import Step


class Facts(NamedTuple):
    """A title's fact sheet: what tools and tests want to know of a game without playing it."""

    players: tuple[int, int]
    minutes: tuple[int, int]
    hidden: bool
    """Some seats know what others do not."""
    simultaneous: bool
    """Several seats answer at once, unseen."""
    endings: tuple[str, ...]
    """Every `Result.reason` there is."""
    longest: int
    """No game has more decisions."""


class Setting(NamedTuple):
    """Something agreed before the game: its name, the values it may have, the one it has unless told otherwise."""

    name: str
    values: tuple[str | int | bool, ...]
    default: str | int | bool
    rule: str = ""
    """The ruling it switches."""


class Code(NamedTuple):
    """How a position writes a value that holds several things in one number, and reads it again."""

    write: Callable[[Any], Any]
    read: Callable[[Any], Any]


class Title(Generic[G]):
    """A game whose state is G. One instance for each title; it holds no state of any match."""

    id: ClassVar[str]
    version: ClassVar[int]
    """Of the rules; raised whenever a stored game would go otherwise."""
    facts: ClassVar[Facts]
    settings: ClassVar[tuple[Setting, ...]]
    steps: ClassVar[dict[str, type[Step]]]
    """Every step by its name, for positions."""
    names: ClassVar[dict[str, tuple[str, ...]]] = {}
    """A step's field -> the ids its numbers stand for."""
    seat_fields: ClassVar[tuple[str, ...]] = ("seat",)
    """Fields of steps that hold a seat, or several: a position may name only seats of its table there."""
    codes: ClassVar[dict[str, Code]] = {}
    """A step's field -> how a position writes it, where ids alone do not do."""
    trade: ClassVar[Trade | None] = None
    """What seats may trade, and how; None for a game without deals."""

    # --- starting

    def start(self, seats: int, options: dict[str, Any], chance: Chance) -> G:
        """A new game with its first step on the stack. `options` are complete and checked."""
        raise NotImplementedError

    def applies(self, setting: str, seats: int) -> bool:
        """Whether a setting means anything with this number of seats: what does not is neither asked nor told."""
        return True

    def check(self, seats: int, options: dict[str, Any]) -> None:
        """Raise NotUnderstood if these settings do not go together with this number of seats."""

    def teams(self, seats: int, options: dict[str, Any]) -> tuple[tuple[Seat, ...], ...]:
        """Who plays together, each team in order of seats; () where everybody plays for himself."""
        return ()

    def shares_sight(self, seats: int, options: dict[str, Any]) -> bool:
        """Whether a team sees all that each of its seats may see: views show it, and secret events reach all of it."""
        return False

    # --- who may know what

    def view(self, g: G, seat: Seat | None) -> dict[str, Any]:
        """What a seat may see (None: a spectator), JSON-able. The only way out for anything hidden."""
        raise NotImplementedError

    def determinize(self, g: G, seat: Seat | None, chance: Chance) -> G:
        """A copy in which everything the seat cannot know is dealt anew, with `chance` as its future."""
        raise NotImplementedError

    # --- beside the stack

    def extras(self, g: G, seat: Seat) -> list[Option]:
        """The game's any-time options for a seat, whoever's turn it is. Deals are the kernel's own."""
        return []

    def bars_extra(self, g: G, seat: Seat, option: Option) -> str:
        """The id of the rule that forbids an any-time option now; "" if it is offered, or is none of this game's."""
        return ""

    def take_extra(self, g: G, seat: Seat, option: Option) -> None:
        """Carry out an any-time option; it may push steps, but leaves those below as they are."""
        raise NotImplementedError

    # --- against the clock

    def time_limit(self, g: G) -> int:
        """The seconds the seat asked has by agreement for the question on the table; 0 if it may take its time."""
        return 0

    def timed_answer(self, g: G, seat: Seat) -> Option:
        """What is answered for a seat whose time is up: one legal option, the next part where some are given."""
        raise NotImplementedError

    # --- positions

    def position(self, g: G) -> dict[str, Any]:
        """The game's own part of a position: readable, JSON-able, complete."""
        raise NotImplementedError

    def renewed(self, step: dict[str, Any]) -> dict[str, Any]:
        """A step of a position as it is written today, where an earlier release wrote it otherwise; may be changed."""
        return step

    def restore(self, position: dict[str, Any], seats: int, options: dict[str, Any], chance: Chance) -> G:
        """The state a position describes; raises BadPosition with everything that is wrong."""
        raise NotImplementedError

    def problems(self, g: G) -> list[str]:
        """Every invariant of the ledger that the state breaks, in words; empty for every reachable state."""
        raise NotImplementedError

    # --- components

    def check_data(self) -> list[str]:
        """Everything that is wrong with the game's dataset, in words: counts, references, stated facts, provenance."""
        raise NotImplementedError

    # --- what a bot needs to know

    def value(self, g: G, seat: Seat) -> float:
        """How good the state looks for a seat: 0 lost, 1 won. Called on states whose hidden parts are a guess."""
        raise NotImplementedError

    @property
    def evaluates(self) -> bool:
        """Whether the game has such an evaluation: without one no bot thinks and a finished game has no curve."""
        return type(self).value is not Title.value

    def pointless(self, g: G, seat: Seat, option: Option) -> bool:
        """Whether a legal option is never better than declining, whatever is hidden and however luck falls: a bot
        leaves it alone, where tries by lot might show it in too good a light."""
        return False

    def likely(self, g: G, seat: Seat, options: list[Option]) -> list[Option]:
        """Of the legal options those that a bot tries out when it looks ahead, at least one; all unless a game knows
        better (numbers between the least and the most, pieces that differ in nothing)."""
        return options

    def intends(self, g: G, seat: Seat) -> dict[str, Any] | None:
        """What a bot in this seat tells its team that it means to do, in the form of an event with its facts: a
        sentence is made of it for each reader. None where it has nothing to say. Called on a world that its seat
        deems possible."""
        return None

    def actions(self, seats: int, options: dict[str, Any]) -> tuple[Option, ...]:
        """The numbered action space: every option any decision can ever offer, in a fixed order."""
        raise NotImplementedError

    # --- common to all

    def complete_options(self, seats: int, given: dict[str, Any]) -> dict[str, Any]:
        """The settings with defaults filled in, checked one by one and together."""
        low, high = self.facts.players
        if not isinstance(seats, int) or isinstance(seats, bool) or not low <= seats <= high:
            raise NotUnderstood(f"{self.id} has {low} to {high} seats, not {seats!r}")
        for name, value in given.items():
            known = {setting.name: setting for setting in self.settings}
            if name not in known:
                raise NotUnderstood(f"{self.id} has no option {name!r}; it has {', '.join(known)}")
            allowed = known[name].values
            if not any(value == one and type(value) is type(one) for one in allowed):
                listed = ", ".join(str(one).lower() if isinstance(one, bool) else str(one) for one in allowed)
                raise NotUnderstood(f"option {name} is one of {listed}, not {value!r}")
        full = self.defaults(seats)
        full.update(given)
        self.check(seats, full)
        return full

    @property
    def trades(self) -> bool:
        """Whether seats may make deals in this game."""
        return self.trade is not None

    def defaults(self, seats: int) -> dict[str, Any]:
        """The settings nobody has chosen; a game may let them depend on the seats."""
        return {setting.name: setting.default for setting in self.settings}
