"""A game's face: everything people see of it. Its rules (`engine.Title`) know nothing of it.

A face declares; the table never looks into a view for keys it happens to know. What a game does not declare is not
there: without pictures its page shows the listing, without a primer the rules. All its files lie in its folder:

    locale/en.ftl, ru.ftl, uk.ftl    its texts, among them `game-title`, `game-pitch` and `game-kind`
    theme.css                        colours, letters, and how the parts of its drawing lie on a page
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

SMALL, MOVE, REVEAL, BLOW, SUM = 250, 400, 700, 900, 1200  # milliseconds: how long an event is looked at in a scene


class Livery(NamedTuple):
    """What a side wears on every page, wherever its seat is named: the same as on the game's own board."""

    emblem: str
    """One of the frame's (star, column, anchor, key, rose, bell, wheel, crown), or of the face's own."""
    colour: str
    """As a style sheet writes it."""
    ink: str
    """Legible upon the colour."""
    pattern: str = ""
    """Which of the frame's eight emblems lends its pattern, where the emblem is the face's own."""


class Note(NamedTuple):
    """A short fact for the status line: its name on the page, the message that words it, and its arguments."""

    name: str
    message: str
    args: dict[str, Any] = {}


class SketchArea(NamedTuple):
    """What a team may draw on: the things that can be marked, and where they lie on the board's picture."""

    spots: dict[str, tuple[float, float]]
    page: str = ""
    """Sketches lie on the leaf they were drawn on: another one (a new round) begins empty."""


class Line(NamedTuple):
    """One line of a place, and the things it tells of: choices that point at them stand beside it."""

    text: str
    things: tuple[str, ...] = ()


class Place(NamedTuple):
    """A part of the board in words: where it is, and what lies there."""

    heading: str
    lines: tuple[Line, ...]


class Face:
    """The face of a game. One instance for each title, called `FACE` in the module `face` beside its rules."""

    style: ClassVar[Style | None] = None
    """Of its pictures."""
    liveries: ClassVar[dict[str, Livery]] = {}
    """By side; seats of a game without sides wear what their number has."""
    emblems: ClassVar[dict[str, str]] = {}
    """Its own signs: outlines in a box of 100 by 100 around 0,0, even-odd."""
    seat_facts: ClassVar[frozenset[str]] = frozenset({"seat"})
    """Facts of its questions and events whose numbers are seats."""
    abstract_verbs: ClassVar[frozenset[str]] = frozenset()
    """Verbs whose target is a way to go on, not a piece on the board."""
    aiming_verbs: ClassVar[frozenset[str]] = frozenset()
    """Verbs of cards in the hand after which the player may aim at the next target at once."""
    separate_verbs: ClassVar[frozenset[str]] = frozenset()
    """Verbs that begin another action: their targets are never offered as the next target of an earlier one."""
    repeatable_verbs: ClassVar[frozenset[str]] = frozenset()
    """Verbs with which a sealed answer names equal things one by one: several of a kind can be named at once."""
    last_resort_verbs: ClassVar[frozenset[str]] = frozenset()
    """Verbs that give something up: they are offered after all others, look different, and are asked about again."""
    steps_at_piece: ClassVar[frozenset[str]] = frozenset()
    """Questions that are asked beside the piece that led to them, though their options are pieces, too."""
    explained_verbs: ClassVar[dict[str, frozenset[str]]] = {}
    """By question: verbs whose pieces say why they cannot be chosen, even if none can be chosen now."""
    event_durations: ClassVar[dict[str, int]] = {}
    """How long an event is looked at, by its kind: SMALL to SUM; MOVE if not said."""
    section_events: ClassVar[dict[str, str]] = {}
    """Events that begin a part of the game, by kind. ROUND and PHASE divide the log; TURN begins a row of its own."""
    team_steps: ClassVar[frozenset[str]] = frozenset()
    """Steps a team decides together: one answers, allies state a wish."""
    scrolls_sideways: ClassVar[bool] = False
    """Whether its theme lets the parts beside the board be moved sideways on a narrow page."""
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
        """Whether it has texts at all: the ids of a game that has none stand for themselves."""
        return bool(self.read_file("locale", "en.ftl"))

    @property
    def has_primer(self) -> bool:
        """Whether it has a primer; asking for one draws it."""
        return type(self).primer is not Face.primer

    # --- words

    def thing_message(self, thing: str) -> tuple[str, dict[str, Any]]:
        """The message that names a thing, and its arguments; for things that have no message of their own."""
        return thing, {}

    def option_arguments(self, option: Option, view: View) -> dict[str, Any]:
        """What the wording of an option needs beside its target (where the piece stands, what it costs)."""
        return {}

    def text_arguments(self, facts: dict[str, Any], view: View) -> dict[str, Any]:
        """The facts of a question or of an event (it has its kind under "event") as their wording needs them."""
        return facts

    def merge_events(self, before: dict[str, Any], event: dict[str, Any]) -> dict[str, Any] | None:
        """Two events in a row as one, of a kind that only its texts know; None where each is told by itself."""
        return None

    def with_recent_events(self, view: View, late: Iterable[dict[str, Any]]) -> View:
        """A view as it is drawn with what was thrown or laid open of late and lies there until the next deed.

        `late` are the events its reader saw, the last one first: read no further than to the one that is sought.
        """
        return view

    def target_thing(self, option: Option, view: View) -> str:
        """The thing on the board that an option points at, "" for none."""
        return option.target if isinstance(option.target, str) and option.verb not in self.abstract_verbs else ""

    def touched_things(self, things: tuple[str, ...], event: dict[str, Any], view: View) -> tuple[str, ...]:
        """The things on the reader's board that an event tells of; `things` are all names among its facts."""
        return things

    def source_things(self, option: Option, view: View) -> tuple[str, ...]:
        """The things on the board that would carry an option out, so that a player may pick one of them first: the
        figures in a supply that could go to a place. Any of them stands for the same option."""
        return ()

    def gives_up(self, option: Option, view: View) -> bool:
        """Whether an option gives something up for nothing, so that the page asks once more before it is taken.

        By default the verb says it (`last_resort_verbs`); a game may look closer: to sit tight costs nothing where
        nothing else can be done. Texts: `sure-<verb>`, `sure-<verb>.do` and `sure-<verb>.keep`.
        """
        return option.verb in self.last_resort_verbs

    def missing_reason(self, thing: str, rule: str, view: View, words: Texts) -> str:
        """What exactly is missing where a rule forbids a piece, in a sentence, as the reader's view tells; "" for what
        the rule says well enough itself."""
        return ""

    def good_location(self, owner: Seat, kind: str, what: str, view: View) -> str:
        """Where goods that can be traded lie on the board: a thing, or the id of what they are drawn in; "" for none.

        Clicked there they are put into a deal.
        """
        return what

    # --- who is who, how it stands

    def sides(self, view: View) -> dict[str, Seat | None]:
        """The sides there are, and who plays each; None where nobody sits: that side is played by the rules.

        A side is named by the messages `side-<side>` and, where a badge may say more, `faction-<side>`.
        """
        return {}

    def status_notes(self, view: View) -> list[Note]:
        """Where the game stands, in a few words for the bar: round, phase, date."""
        return []

    def seat_counts(self, seat: Seat, view: View) -> list[tuple[str, int]]:
        """Public figures on a seat's badge: for each a message that says it, "5 cards", and its $count."""
        return []

    def seat_points(self, seat: Seat, view: View) -> int | None:
        """What a seat has, in its own view, of what the game counts at the end; None for a game that cannot tell."""
        return None

    def preview_figures(self, view: View, words: Texts) -> dict[str, str]:
        """Figures worth foreseeing (money, strengths, who leads where), worded: what each is called, and what it is.

        What a choice surely does is told in their changes, so a game writes nothing else for its previews.
        """
        return {}

    # --- the board

    def picture(self, view: View, words: Texts) -> Picture | None:
        """The table of a view on one sheet."""
        return None

    def pictures(self, view: View, words: Texts) -> dict[str, Picture]:
        """The same in parts, for a page that lays the table out itself: "board", then places beside it under names of
        their own, from left to right, then "hand" where the seat has one. Every piece is in exactly one."""
        whole = self.picture(view, words)
        return {} if whole is None else {"board": whole}

    def part_owner(self, part: str, view: View) -> Seat | None:
        """Whose place a part is: when all is laid open it is shown as its owner sees it."""
        return self.sides(view).get(part)

    def board_text(self, view: View, words: Texts) -> str:
        """The board as lines of text, for a terminal: by default its listing."""
        places = self.listing(view, words)
        return "\n\n".join(
            ["\n".join([place.heading, *[f"  {line.text}" for line in place.lines]]) for place in places]
        )

    def listing(self, view: View, words: Texts) -> tuple[Place, ...]:
        """The board by places, with headings and whole words: it can be read aloud, and played from."""
        return ()

    def sketch_area(self, view: View) -> SketchArea | None:
        """What a team may draw on, for its own eyes; None where a game has no teams, or nothing to mark."""
        return None

    # --- before and after

    def score_breakdown(self, view: View, events: list[dict[str, Any]]) -> list[tuple[str, list[int], str]]:
        """How the scores of a finished game came about, from all that everybody saw: lines that add up to them, each
        with the message that names it, what it brought every seat, and its rule ("" for none). Sums are written by the
        message `account-sum`, the last line has the label `account-total`. Empty if the game tells `scored` events."""
        return []

    def primer(self, words: Texts) -> tuple[Lesson, ...]:
        """How the game is played, in three minutes: lessons in the order they are read. None where a game has none."""
        return ()


class AnnouncedGame(Face):
    """The face of a game that cannot be played here yet: what stands on its box, its poster, title and pitch."""

    def __init__(self, package: str, players: tuple[int, int], minutes: tuple[int, int]) -> None:
        super().__init__(package)
        self.players = players
        self.minutes = minutes
