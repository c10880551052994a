"""A game's face: everything people see of it. Its rules (`engine.Title`) do not depend on it.

The table reads only what a face declares; it knows no game's views. What a game does not declare is left out: without
pictures its page shows the listing, without a primer the rules. All its files are in its folder:

    locale/en.ftl, ru.ftl, uk.ftl    its texts, among them `game-title`, `game-pitch` and `game-kind`
    theme.css                        colours, fonts, and the layout of the parts of its drawing on a page
    poster.svg                       480 by 640
    rules.md, rules.ru.md, ...       the ledger
    data.toml                        the components
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, ClassVar, NamedTuple

from consigliere.engine import Option, Seat

from .picture import Picture
from .primer import Lesson
from .style import Style
from .texts import Texts

View = dict[str, Any]


ROUND, PHASE, TURN = "round", "phase", "turn"  # parts of a game that an event may begin

SMALL, MOVE, REVEAL, BLOW, SUM = 250, 400, 700, 900, 1200  # milliseconds: how long a scene shows an event


class Livery(NamedTuple):
    """The emblem and colours of a side on every page, wherever its seat is named, and on the game's board."""

    emblem: str
    """One of the built-in ones (star, column, anchor, key, rose, bell, wheel, crown), or one of the face's own."""
    colour: str
    """A CSS colour."""
    ink: str
    """A CSS colour that is legible on `colour`."""
    pattern: str = ""
    """The built-in emblem whose pattern is used, if the emblem is the face's own."""


class Note(NamedTuple):
    """A short fact for the status line: its name on the page, its message, and the message's arguments."""

    name: str
    message: str
    args: dict[str, Any] = {}


class SketchArea(NamedTuple):
    """What a team may draw on: the things that can be marked, and their positions on the board's picture."""

    spots: dict[str, tuple[float, float]]
    page: str = ""
    """Sketches belong to the leaf they were drawn on: another one (a new round) begins empty."""


class Flight(NamedTuple):
    """Something that flies over the board: money to its owner, a card from a hand, riders along a road.

    It names only what the reader's own pictures show; anything else is not animated. A piece that keeps its id is
    animated without a flight.
    """

    what: str
    """The id or the thing of a piece; with `#`, a shape of the style (`Style.shapes`), shown on a chip."""
    source: str
    """Where it was before: an id or a thing of the pictures."""
    target: str
    """Where it is now. If it is `what` itself, the piece moves; otherwise a copy of it does."""
    many: int = 1
    side: str = ""
    """Whose colours a chip has."""
    turn: bool = False
    """Whether a card turns over on its way, from its look at the source to its look at the target."""


class Count(NamedTuple):
    """One side of what decided a fight: what counted for it, and its sum."""

    who: Seat | str
    """A seat, or the message that names a side without one."""
    parts: tuple[tuple[str, int], ...]
    """The message that names each part, and how much it counted."""
    total: int
    wins: bool = False
    notes: tuple[str, ...] = ()
    """Messages for what decided besides the sum: cards, a tie-break."""


class Line(NamedTuple):
    """One line of a place, and the things it is about: options that point at them are shown next to it."""

    text: str
    things: tuple[str, ...] = ()


class Place(NamedTuple):
    """A part of the board in words: its name, and what is there."""

    heading: str
    lines: tuple[Line, ...]


class Face:
    """Everything people see of a game.

    Each title has one instance, called `FACE`, in the module `face` next to its rules.
    """

    style: ClassVar[Style | None] = None
    """The style of its pictures."""
    liveries: ClassVar[dict[str, Livery]] = {}
    """By side; seats of a game without sides use the entry of their number."""
    emblems: ClassVar[dict[str, str]] = {}
    """Its own emblems: outlines in a box of 100 by 100 around 0,0, even-odd."""
    seat_facts: ClassVar[frozenset[str]] = frozenset({"seat"})
    """Facts of its questions and events whose numbers are seats."""
    abstract_verbs: ClassVar[frozenset[str]] = frozenset()
    """Verbs whose target is a way to continue, not a piece on the board."""
    aiming_verbs: ClassVar[frozenset[str]] = frozenset()
    """Verbs of cards in the hand after which the player may choose the next target at once."""
    separate_verbs: ClassVar[frozenset[str]] = frozenset()
    """Verbs that begin another action: their targets are never offered as the next target of an earlier one."""
    direct_verbs: ClassVar[frozenset[str]] = frozenset()
    """Verbs that are chosen only at their own piece, or by dragging it: a click on a target behind them does not."""
    repeatable_verbs: ClassVar[frozenset[str]] = frozenset()
    """Verbs with which a sealed answer names equal things one by one: several of a kind can be named at once."""
    last_resort_verbs: ClassVar[frozenset[str]] = frozenset()
    """Verbs that give something up: they are listed last, look different, and ask for confirmation."""
    steps_at_piece: ClassVar[frozenset[str]] = frozenset()
    """Questions asked in a menu next to the piece that led to them, although their options are pieces too. Their text
    says everything: the menu has no heading."""
    steps_apart: ClassVar[frozenset[str]] = frozenset()
    """Questions about something else than the choice before them: never asked in a menu next to its piece."""
    explained_verbs: ClassVar[dict[str, frozenset[str]]] = {}
    """By question: verbs whose pieces say why they cannot be chosen, even if none can be chosen now."""
    event_durations: ClassVar[dict[str, int]] = {}
    """How long an event is shown, by its kind: SMALL to SUM; the default is MOVE."""
    section_events: ClassVar[dict[str, str]] = {}
    """Events that begin a part of the game, by kind. ROUND and PHASE divide the log; TURN begins a row of its own."""
    seats_named_by_side: ClassVar[bool] = False
    """Whether its texts call seats by their sides. A bot is then called by its side everywhere."""
    people_named_by_side: ClassVar[bool] = False
    """The same for people during the game: every sentence names the side, and the badge has the person's own name below
    it. For texts in which no other name could stand: a family is plural, and indeclinable."""
    team_steps: ClassVar[frozenset[str]] = frozenset()
    """Steps that a team decides together: one answers, allies suggest."""
    scrolls_sideways: ClassVar[bool] = False
    """Whether its theme lets the parts next to the board scroll sideways on a narrow page."""
    score_message: ClassVar[str] = "result-score"
    """The message of a score: $name, $score."""

    def __init__(self, package: str = "") -> None:
        self.package = package or type(self).__module__.rpartition(".")[0]
        self.folder: Traversable | None = files(self.package) if self.package else None  # None: no package, no files

    # --- its files

    def read_file(self, *name: str) -> str:
        """The text of one of its files; "" if there is none."""
        if self.folder is None:
            return ""
        found = self.folder.joinpath(*name)
        return found.read_text(encoding="utf-8") if found.is_file() else ""

    @property
    def has_texts(self) -> bool:
        """Whether it has texts at all: a game without texts shows its ids."""
        return bool(self.read_file("locale", "en.ftl"))

    @property
    def has_primer(self) -> bool:
        """Whether it has a primer. Requesting one draws it."""
        return type(self).primer is not Face.primer

    # --- words

    def thing_message(self, thing: str) -> tuple[str, dict[str, Any]]:
        """The message that names a thing, and its arguments; for things without a message of their own."""
        return thing, {}

    def option_arguments(self, option: Option, view: View) -> dict[str, Any]:
        """What the wording of an option needs besides its target (where the piece is, what it costs)."""
        return {}

    def text_arguments(self, facts: dict[str, Any], view: View) -> dict[str, Any]:
        """The facts of a question or of an event (its kind is under "event") as their wording needs them."""
        return facts

    def merge_events(self, before: dict[str, Any], event: dict[str, Any]) -> dict[str, Any] | None:
        """Merge two successive events into one, of a kind that only its texts know; None to keep both."""
        return None

    def with_recent_events(self, view: View, late: Iterable[dict[str, Any]]) -> View:
        """A view as it is drawn, with what was rolled or revealed recently and stays visible until the next action.

        `late` are the events its reader saw, the last one first: read only as far as needed.
        """
        return view

    def tally(
        self, event: dict[str, Any], view: View, earlier: Iterable[dict[str, Any]], later: Iterable[dict[str, Any]]
    ) -> tuple[Count, ...]:
        """What decided a fight, a count or a roll, side by side, for the event that says how it ended.

        `earlier` are the events the reader saw before it, the newest first; `later` those between it and the view, the
        oldest first. The log keeps it one click away. Nothing for all other events.
        """
        return ()

    def target_thing(self, option: Option, view: View) -> str:
        """The thing on the board that an option points at, "" if none."""
        return option.target if isinstance(option.target, str) and option.verb not in self.abstract_verbs else ""

    def same_choice(self, option: Option, view: View) -> str:
        """A text that options share if nobody can see which of them was taken; "" if there is no such option.

        Only the first of them is in the bar, lists and menus. On the board each piece can be clicked.
        """
        return ""

    def touched_things(self, things: tuple[str, ...], event: dict[str, Any], view: View) -> tuple[str, ...]:
        """The things on the reader's board that an event is about; `things` are all names among its facts."""
        return things

    def source_things(self, option: Option, view: View) -> tuple[str, ...]:
        """The things on the board that would carry out an option, so that a player may select one of them first: the
        figures in a supply that could go to a place. All of them stand for the same option."""
        return ()

    def flights(self, event: dict[str, Any], view: View) -> Iterable[Flight]:
        """What flies when an event happens, as its reader saw it. `view` is the reader's, just after it."""
        return ()

    def gives_up(self, option: Option, view: View) -> bool:
        """Whether an option gives something up for nothing, so that the page asks for confirmation.

        By default the verb decides (`last_resort_verbs`). A game may look closer: passing costs nothing if nothing else
        can be done. Texts: `sure-<verb>`, `sure-<verb>.do` and `sure-<verb>.keep`.
        """
        return option.verb in self.last_resort_verbs

    def missing_reason(self, thing: str, rule: str, view: View, words: Texts) -> str:
        """What exactly is missing if a rule forbids a piece, as a sentence from the reader's view; "" if the text of
        the rule is enough."""
        return ""

    def good_location(self, owner: Seat, kind: str, what: str, view: View) -> str:
        """Where goods that can be traded are on the board: a thing, or the id of the element that contains them; "" if
        nowhere.

        A click there adds them to a deal.
        """
        return what

    # --- sides and standing

    def sides(self, view: View) -> dict[str, Seat | None]:
        """The sides, and the seat that plays each; None if the rules play that side.

        The messages `side-<side>` and, for longer badges, `faction-<side>` name a side.
        """
        return {}

    def status_notes(self, view: View) -> list[Note]:
        """The stage of the game, in a few words for the status bar: round, phase, date."""
        return []

    def seat_counts(self, seat: Seat, view: View) -> list[tuple[str, int]]:
        """Public figures on a seat's badge: for each a message, such as "5 cards", and its $count."""
        return []

    def seat_points(self, seat: Seat, view: View) -> int | None:
        """A seat's points so far, as its own view shows them; None if the game has no such number."""
        return None

    def way_to_win(self, seat: Seat, view: View) -> dict[str, Any] | None:
        """The arguments of the message `way-to-win`: how far a seat is from winning, as its own view shows it. None if
        the game does not say so."""
        return None

    def standings(self, view: View, words: Texts) -> list[tuple[str, list[str]]]:
        """The standings when a round is over: lines with a label and a figure for each seat.

        A figure that the reader may not know is "?". Shown over the board at the end of each round; empty shows
        nothing.
        """
        return []

    def preview_figures(self, view: View, words: Texts) -> dict[str, str]:
        """Figures for previews (money, strengths, who leads where): the text and the value of each.

        A preview shows how a choice certainly changes them. A game needs nothing else for its previews.
        """
        return {}

    # --- the board

    def picture(self, view: View, words: Texts) -> Picture | None:
        """The picture of a view."""
        return None

    def pictures(self, view: View, words: Texts) -> dict[str, Picture]:
        """The same in parts, for a page that lays out the table itself: "board", then places next to it under names of
        their own, from left to right, then "hand" if the seat has one, before it "purse" if there is a line of what it
        owns for windows that are too small for the hand. Every piece is in exactly one part."""
        whole = self.picture(view, words)
        return {} if whole is None else {"board": whole}

    def stage(self, view: View, events: list[dict[str, Any]], words: Texts) -> Picture | None:
        """A picture in front of the board while events are shown, for a climax that has no place on it; None for most.

        Only to look at: nothing on it can be chosen. A climax with choices belongs in `pictures`.
        """
        return None

    def part_owner(self, part: str, view: View) -> Seat | None:
        """The seat that a part belongs to: when everything is revealed, the part is shown as its owner sees it."""
        return self.sides(view).get(part)

    def board_text(self, view: View, words: Texts) -> str:
        """The board as lines of text, for a terminal: by default its listing."""
        places = self.listing(view, words)
        return "\n\n".join(
            ["\n".join([place.heading, *[f"  {line.text}" for line in place.lines]]) for place in places]
        )

    hidden_places: ClassVar[tuple[str, ...]] = ()
    """The messages of headings in `listing` under which a seat finds what only it sees, such as its hand. A review
    tells what was there."""

    def listing(self, view: View, words: Texts) -> tuple[Place, ...]:
        """The board by place, with headings and full words: for screen readers, and for play without a picture."""
        return ()

    def sketch_area(self, view: View) -> SketchArea | None:
        """What a team may draw on, visible only to the team; None if a game has no teams, or nothing to mark."""
        return None

    def component(self, table: str, entry: dict[str, Any], words: Texts) -> Picture | None:
        """One component as it is drawn, by its table and its entry in the dataset; None if it is no piece of its own.

        The page that shows what is in the box draws it, also with corrected figures.
        """
        return None

    # --- before and after

    def score_breakdown(self, view: View, events: list[dict[str, Any]]) -> list[tuple[str, list[int], str]]:
        """How the scores of a finished game came about, from public events: lines that add up to them, each with the
        message that names it, what it brought every seat, and its rule ("" if none). The message `account-sum` formats
        sums, the last line has the label `account-total`. Empty if the game has `scored` events."""
        return []

    def primer(self, words: Texts) -> tuple[Lesson, ...]:
        """How the game is played, in three minutes: lessons in reading order. None if a game has none."""
        return ()


class AnnouncedGame(Face):
    """The face of a game that cannot be played yet: the facts on its box, its poster, title and pitch."""

    def __init__(self, package: str, players: tuple[int, int], minutes: tuple[int, int]) -> None:
        super().__init__(package)
        self.players = players
        self.minutes = minutes
