"""What the kernel knows about a game: its facts, its settings and the functions that everything else is built from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Generic, NamedTuple

from .chance import Chance
from .deals import Trade
from .errors import NotUnderstood
from .native import G, Given
from .option import Option, Seat
from .step import Step


class Facts(NamedTuple):
    """Facts about a game that tools and tests need without playing it."""

    players: tuple[int, int]
    minutes: tuple[int, int]
    hidden: bool
    """Some seats know things that others do not."""
    simultaneous: bool
    """Several seats answer at once, in secret."""
    endings: tuple[str, ...]
    """Every possible `Result.reason`."""
    longest: int
    """The largest number of decisions of a game."""


class Setting(NamedTuple):
    """An option of a game chosen before it begins: its name, its possible values and its default."""

    name: str
    values: tuple[str | int | bool, ...]
    default: str | int | bool
    rule: str = ""
    """The id of the rule that it switches."""
    silent: bool = False
    """Left out of a game's options while it has its default. A setting that is added later is silent, so that saves,
    positions and views of games without it stay as they were."""


class Code(NamedTuple):
    """How a position writes and reads a value that packs several things into one number."""

    write: Callable[[Any], Any]
    read: Callable[[Any], Any]


class Lookahead(NamedTuple):
    """How playouts continue when a bot looks ahead, and how far."""

    decisions: int
    """Real decisions of all seats; the evaluation judges the state after them. -1: no limit."""
    tries: int = 4
    """Options that a quick player tries at each decision. 1: it chooses by habit alone (`habits.json`)."""
    rounds: int = -1
    """The playout also stops when so many rounds after the present one are over; -1: it does not."""
    evidence: float = 0.0
    """Standard errors by which an option must be better than the greedy bot's choice to replace it."""
    keyed: bool = False
    """Quick players draw by what they are asked, not one after the other: playouts of different options in the same
    world differ less by chance. Only with tries=1."""
    looks: int = 1
    """How often the evaluation judges a playout: after equal parts of its decisions, the last time at its end. The mean
    of several values varies less from world to world than the last. Only for a playout with a number of decisions."""


class Footing(NamedTuple):
    """What the seats have between two rounds."""

    left: int
    """The rounds to come: each has its own weights."""
    rows: tuple[tuple[float, ...], ...]
    """By seat, the numbers that `Title.footing_names` names."""


class Title(Generic[G]):
    """A game whose state is G. One instance for each title; it holds no state of any match."""

    id: ClassVar[str]
    """The name of the game in commands, saves and addresses; the same as its package."""
    version: ClassVar[int]
    """The version of the rules; raised by every change after which a stored game would go differently."""
    facts: ClassVar[Facts]
    """Players, minutes, endings and what else tools need to know before a game."""
    settings: ClassVar[tuple[Setting, ...]]
    """What players agree on before the game; () for nothing."""
    first_game: ClassVar[dict[str, str | int | bool]] = {}
    """Settings that the rulebook means for a first game. Pages offer them first; they are not the defaults."""
    steps: ClassVar[dict[str, type[Step]]]
    """Every step by its name, for positions."""
    names: ClassVar[dict[str, tuple[str, ...]]] = {}
    """A step's field -> the ids its numbers stand for."""
    seat_fields: ClassVar[tuple[str, ...]] = ("seat",)
    """Fields of steps that hold a seat, or several: a position may name only seats of its table there."""
    codes: ClassVar[dict[str, Code]] = {}
    """A step's field -> how a position writes it, if ids are not enough."""
    trade: ClassVar[Trade | None] = None
    """What seats may trade, and how; None for a game without deals."""

    # --- starting

    def start(self, seats: int, options: dict[str, Any], chance: Chance) -> G:
        """A new game with its first step on the stack. `options` are complete and checked."""
        raise NotImplementedError

    def setting_applies(self, setting: str, seats: int) -> bool:
        """Whether a setting has a meaning with this number of seats; if not, it is neither asked nor shown."""
        return True

    def check(self, seats: int, options: dict[str, Any]) -> None:
        """Raise NotUnderstood if these settings do not go together with this number of seats."""

    def teams(self, seats: int, options: dict[str, Any]) -> tuple[tuple[Seat, ...], ...]:
        """The teams, each in order of seats; () if everybody plays alone."""
        return ()

    def teams_share_views(self, seats: int, options: dict[str, Any]) -> bool:
        """Whether a team sees everything that any of its seats may see, in views and secret events."""
        return False

    # --- who may know what

    def view(self, g: G, seat: Seat | None) -> dict[str, Any]:
        """What a seat may see (None: a spectator) as JSON data. Nothing hidden leaves the engine another way."""
        raise NotImplementedError

    def determinize(self, g: G, seat: Seat | None, chance: Chance) -> G:
        """A copy in which everything the seat cannot know is redealt from `chance`."""
        raise NotImplementedError

    # --- outside the stack

    def extras(self, g: G, seat: Seat) -> list[Option]:
        """The game's any-time options for a seat, on anybody's turn. Deals are the kernel's own."""
        return []

    def extra_forbidden_by(self, g: G, seat: Seat, option: Option) -> str:
        """The id of the rule that forbids an any-time option now; "" if it is offered, or is none of this game's."""
        return ""

    def take_extra(self, g: G, seat: Seat, option: Option) -> None:
        """Carry out an any-time option; it may push steps, but leaves those below as they are."""
        raise NotImplementedError

    # --- against the clock

    def time_limit(self, g: G) -> int:
        """The time limit in seconds for the question on the table; 0 if there is none."""
        return 0

    def timed_answer(self, g: G, seat: Seat) -> Option:
        """The default answer of a seat whose time is up: one legal option, or the next part of its answer."""
        raise NotImplementedError

    # --- positions

    def position(self, g: G) -> dict[str, Any]:
        """The game's own part of a position: readable and complete JSON data."""
        raise NotImplementedError

    def upgrade_step(self, step: dict[str, Any]) -> dict[str, Any]:
        """A step of a position in today's form, if an earlier release wrote another. It may be changed in place."""
        return step

    def restore(self, position: dict[str, Any], seats: int, options: dict[str, Any], chance: Chance) -> G:
        """The state that a position describes; raises BadPosition with all faults."""
        raise NotImplementedError

    def problems(self, g: G) -> list[str]:
        """A sentence for each invariant of the ledger that the state violates; empty for every reachable state."""
        raise NotImplementedError

    # --- components

    box: ClassVar[dict[str, Any] | None] = None
    """The corrections that its components were made with (`engine.box`); None for a game as we have it."""

    effect_tables: ClassVar[tuple[tuple[str, ...], ...]] = ()
    """Tables of the dataset whose effects share one vocabulary. A table that is not named has its own."""

    def check_data(self, data: dict[str, Any] | None = None) -> list[str]:
        """A sentence for each fault of a dataset: counts, references, stated facts, sources, effects that no code
        carries out. `data` is a corrected dataset; by default the game's own is checked. A sentence with "(designed)"
        is about our own design: it is no reason to refuse a box."""
        raise NotImplementedError

    # --- what a bot needs to know

    def value(self, g: G, seat: Seat) -> float:
        """How good the state is for a seat, from 0 (lost) to 1 (won). Hidden parts of the state are sampled."""
        raise NotImplementedError

    def outlook(self, g: G, seat: Seat) -> float:
        """How good the state at the end of a playout is for a seat, from 0 (lost) to 1 (won): the evaluation, unless
        the game knows better there."""
        return self.value(g, seat)

    footing_names: ClassVar[tuple[str, ...]] = ()
    """What a seat has between two rounds, in the words of the rulebook: the names of `footing`."""

    def footing(self, g: G) -> Footing | None:
        """What each seat has, if a round begins; None at any other moment. `lab.selfplay` learns from it who wins."""
        return None

    @property
    def evaluates(self) -> bool:
        """Whether the game has such an evaluation. Without one bots do not search and a finished game has no curve."""
        return type(self).value is not Title.value

    lookahead: ClassVar[Lookahead | None] = Lookahead(24)
    """How bots that search play on. None: looking ahead has not been shown to help, and they choose by `value`."""

    def pointless(self, g: G, seat: Seat, option: Option) -> bool:
        """Whether a legal option is never better than declining, whatever is hidden or drawn.

        Bots leave it out, since sampling might overrate it.
        """
        return False

    def options_to_try(self, g: G, seat: Seat, options: list[Option]) -> list[Option]:
        """The legal options that a bot tries when it looks ahead, at least one.

        All by default; a game may leave out some (numbers between the smallest and the largest, equal pieces).
        """
        return options

    def hints(self, g: G, seat: Seat, options: list[Option]) -> list[float]:
        """What a quick player notices about each option, as a number; 0 for nothing special, [] if the game has no
        hints. `habits.json` says how much it matters. Called at every step of every playout, so it must be cheap."""
        return []

    def round_of(self, g: G) -> int:
        """The number of the round; 0 in a game without rounds."""
        return int(getattr(g, "round", 0))

    def roles(self, g: G, seat: Seat) -> dict[str, str]:
        """What a seat plays besides its number, by kind ("side", "club"); {} before it is known, or for nothing.

        `consigliere balance` measures the balance by these. If one is known at the start, the start counts.
        """
        return {}

    sign_names: ClassVar[tuple[str, ...]] = ()
    """What else tells how well a seat stands, in the words of the rulebook: the names of `signs`."""

    def signs(self, g: G) -> tuple[tuple[float, ...], ...]:
        """For each seat, the numbers that `sign_names` names. Only chances to win depend on them: `consigliere fit`."""
        return ()

    def bot_intent(self, g: G, seat: Seat) -> dict[str, Any] | None:
        """What a bot in this seat tells its team about its plans, as an event with its facts; None for nothing.

        Called on a world that the seat considers possible.
        """
        return None

    def actions(self, seats: int, options: dict[str, Any]) -> tuple[Option, ...]:
        """The numbered action space: every option any decision can ever offer, in a fixed order."""
        raise NotImplementedError

    # --- common to all

    def complete_options(self, seats: Given[int], given: dict[str, Any]) -> dict[str, Any]:
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
        for setting in self.settings:
            if setting.silent and full.get(setting.name) == setting.default:
                full.pop(setting.name, None)
        self.check(seats, full)
        return full

    @property
    def trades(self) -> bool:
        """Whether seats may make deals in this game."""
        return self.trade is not None

    def defaults(self, seats: int) -> dict[str, Any]:
        """The default settings; a game may let them depend on the number of seats."""
        return {setting.name: setting.default for setting in self.settings if not setting.silent}
