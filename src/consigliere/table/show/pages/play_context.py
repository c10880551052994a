"""Contexts of a game in progress: the question, the board, the log, talk, deals. See `context.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from consigliere.drawing import Picture, Place

from .context import ChatLine, Frame, RuleInfo, SeatInfo
from .lesson_context import LessonInfo


class OptionInfo(NamedTuple):
    """One legal option. `thing` is the data-thing of the element on the board it points at."""

    text: str  # as `Option` writes it: what the form sends
    label: str
    thing: str = ""
    hint: str = ""
    rule: str = ""
    here: str = ""  # its text on that element's card, which says the rest; empty: its label
    sources: tuple[str, ...] = ()  # pieces that would carry it out; selecting one shows what it can do
    sure: str = ""  # it gives something up: the confirmation and both answers, line by line
    same: bool = False  # nobody could tell it from an earlier one: only its piece on the board stands for it
    asks: bool = False  # a menu next to the piece can ask further questions before it is taken


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a piece cannot be chosen now."""

    rule: str
    line: str


@dataclass(frozen=True, slots=True)
class ThingInfo:
    """The text of the card next to a piece."""

    name: str
    state: str = ""
    rule: str = ""


class TallyRow(NamedTuple):
    """One side of what decided a fight, worded."""

    seat: int | None
    name: str
    parts: tuple[tuple[str, str, int], ...]  # message, its text, and how much it counted: more than nothing
    total: int
    wins: bool
    notes: tuple[str, ...] = ()  # what decided besides the sum


class LogLine(NamedTuple):
    """A sentence of the log."""

    n: int  # the number of the choice it belongs to
    text: str
    own: bool = False
    new: bool = False  # since the reader's last move
    seat: int | None = None
    things: tuple[str, ...] = ()  # things it changed: marked on the board while new
    weight: int = 0  # how long it is shown in a scene; of several lines the longest-shown is their summary
    ruled: bool = False  # done by an automatic side in response to the reader's move
    quotes: bool = False  # it contains somebody's own words
    begins: str = ""  # the part of the game that it begins: ROUND, PHASE or TURN
    kind: str = ""  # of its event
    tally: tuple[TallyRow, ...] = ()  # what decided the fight that it tells the end of
    upon: bool = False  # another seat did it to the reader


class LogRow(tuple[LogLine, ...]):
    """The lines of one choice, oldest first.

    It caches its hash: pages use it as a cache key, for all rows of a long log on every page.
    """

    _hash: int | None = None

    def __hash__(self) -> int:
        if self._hash is None:
            self._hash = super().__hash__()
        return self._hash


@dataclass(frozen=True, slots=True)
class Room:
    """A chat room with its last lines."""

    id: str  # "" is the whole table
    name: str
    seats: tuple[int, ...] = ()
    lines: tuple[ChatLine, ...] = ()


@dataclass(frozen=True, slots=True)
class SketchInfo:
    """An arrow or a mark that the reader's team has drawn on the board."""

    start: str
    end: str  # "" for a mark
    text: str


@dataclass(frozen=True, slots=True)
class TeamNotes:
    """The notes of the reader's team: sketches on the board, and suggestions for a decision of one member."""

    room: str
    spots: tuple[tuple[str, str], ...] = ()  # things that can be marked, and their names; empty: nothing to draw on
    drawn: tuple[SketchInfo, ...] = ()
    asked: str = ""  # what an ally decides for the team now, or ""
    number: int = 0  # the number of that question
    options: tuple[OptionInfo, ...] = ()  # its answers
    mine: str = ""  # the reader's suggestion, as `OptionInfo.text`
    suggested: tuple[str, ...] = ()  # what allies suggest to the reader, worded


class Good(NamedTuple):
    """Something that can change hands, for the offer form: an amount up to `most`, or one piece."""

    kind: str
    what: str  # "" for an amount, else the piece's id
    label: str
    most: int = 0
    seat: int = 0  # its owner
    unit: int = 1  # the step by which an amount changes, in words
    step: str = ""
    says: str = ""  # the name of a piece in a deal: itself, or a use of it
    at: str = ""  # the thing on the board where it lies; a click there selects it
    lasts: bool = False  # it can be promised for later


class Amount(NamedTuple):
    """An amount in an offer that a counter-offer may change: a field of the form, and what the offer says now."""

    name: str  # of the field: give-cash
    now: int
    said: str  # the same in words
    most: int
    unit: int
    step: str  # the unit in words


@dataclass(frozen=True, slots=True)
class OfferInfo:
    """An offer that stands, or that ended a moment ago."""

    number: int
    maker: str
    terms: str  # who gives what to whom, and what is promised, in sentences
    text: str = ""  # the message with it
    mine: bool = False
    public: bool = False
    answers: tuple[str, ...] = ()  # accept, refuse, withdraw: options as the form sends them
    waiting: tuple[str, ...] = ()  # names of those who have not agreed
    seat: int = 0  # its maker's
    mirror: str = ""  # its terms from the reader's side, for a counter-offer: names and values of the form, as JSON
    amounts: tuple[Amount, ...] = ()  # what of it a counter-offer can change without more ado
    give: tuple[tuple[str, str], ...] = ()  # what the reader would give: each thing, and "3 → 2" for an amount
    get: tuple[tuple[str, str], ...] = ()  # and what they would get
    promised: tuple[str, ...] = ()  # what is promised with it, in sentences
    closes: int = 0  # when it expires unanswered, in milliseconds of the server's clock
    lasts: int = 0  # seconds that it stands in all
    asks: bool = False  # whether the reader has not answered it yet
    ended: str = ""  # why it no longer stands, in a sentence; `closes`: until when it is shown
    ended_by: str = ""  # the rule that ended it


@dataclass(frozen=True, slots=True)
class DealLine:
    """One event between the reader and a partner: an offer, an answer, a deal, the outcome of a promise."""

    key: str
    kind: str  # offered, countered, refused, withdrew, agreed, deal, marked, explained
    says: str  # who did what
    terms: str = ""
    text: str = ""
    own: bool = False
    offer: OfferInfo | None = None  # while it stands


@dataclass(frozen=True, slots=True)
class PromiseInfo:
    """A promise that the reader has heard."""

    number: int
    text: str
    state: str  # standing, kept, broken, disputed, unknown
    seats: tuple[int, int] = (0, 0)  # from whom, and to whom
    marks: tuple[str, ...] = ()  # the outcomes that the reader may report: options as the form sends them
    remarks: tuple[tuple[int, str], ...] = ()  # who said what about its outcome
    explains: bool = False  # the reader may say why it was kept or broken, and has not yet
    place: int = 0  # among all promises that the reader has heard


@dataclass(frozen=True, slots=True)
class WaitingInfo:
    """An offer of the reader that waits until deals are open. `rule`: it was refused then."""

    number: int
    to: int
    terms: str
    text: str = ""
    failed: bool = False
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Deals:
    """The deal table, if the game has trade."""

    offers: tuple[OfferInfo, ...] = ()  # public offers among others
    goods: Callable[[], tuple[Good, ...]] = field(default=tuple, compare=False)  # what may be named, computed on demand
    closed: str = ""  # the rule that forbids deals now
    peace: bool = False  # the game has attacks, and so a promise not to attack
    minutes: int = 0  # an unanswered offer is withdrawn after so many
    threads: Mapping[int, tuple[DealLine, ...]] = field(default_factory=dict)  # by partner, oldest first
    promises: tuple[PromiseInfo, ...] = ()  # all the reader knows of, oldest first
    waiting: tuple[WaitingInfo, ...] = ()
    ended: tuple[OfferInfo, ...] = ()  # offers to the reader that ended a moment ago without an answer


@dataclass(frozen=True, slots=True)
class Standing:
    """The reader's standing answer to questions of a kind, or those they could give to the current question."""

    kind: str
    name: str
    order: str = ""  # "" for none
    now: bool = False  # such a question is open and asks the reader
    says: str = ""  # the standing answer with its end and its condition, in words
    until: str = "game"
    unless: str = ""
    value: int = 0
    stopped: str = ""  # why it answers no more
    soon: bool = False  # it will answer the question on the table
    answers: tuple[tuple[str, str], ...] = ()  # that could be given: name and words
    conditions: tuple[tuple[str, str, tuple[int, int] | None], ...] = ()  # name, words, and the numbers of each


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """A request to all others to agree to an undo."""

    by: str
    mine: bool = False
    answered: bool = False  # the reader has agreed
    what: str = ""  # the choice, as the log tells it; empty if the reader knows nothing of it
    seat: int = 0  # of the one who asks


@dataclass(frozen=True, slots=True)
class PaceVote:
    """A proposal to go on over days, or none yet. The reader may propose or answer."""

    speed: str = ""  # brisk, steady, easy; "": nobody has proposed anything
    by: str = ""
    seat: int = 0  # of the one who proposed it, or of the first who agrees
    mine: bool = False  # the reader agrees
    agreed: int = 0
    needed: int = 0


@dataclass(frozen=True, slots=True)
class CommentaryInfo:
    """A commentator of the table, proposed or agreed, or none yet."""

    name: str = ""  # "": nobody is proposed
    delay: str = ""
    by: str = ""  # who has proposed it
    seat: int = 0
    mine: bool = False  # the reader agrees
    votes: bool = False  # the reader has a say
    agreed: int = 0
    needed: int = 0
    delays: tuple[str, ...] = ()  # to choose from, for a proposal
    key: str = ""  # of the proposal, sent back with the answer

    @property
    def looks(self) -> bool:
        """Whether everybody has agreed."""
        return bool(self.name) and self.agreed >= self.needed


@dataclass(frozen=True, slots=True)
class PlayContext:
    """A running table as one reader sees it: from `view`, `options`, `extras` and `events` of that seat alone."""

    frame: Frame
    table: str
    game: str
    version: int  # grows with every change of the table that this reader may notice
    number: int  # the number of the question, sent back with the answer
    seat: int | None
    seats: tuple[SeatInfo, ...]
    board: Picture | None  # None if the game has no drawing: the sections replace it
    question: str  # "" if the reader is not asked anything
    options: tuple[OptionInfo, ...] = ()
    extras: tuple[OptionInfo, ...] = ()
    far: tuple[OptionInfo, ...] = ()  # rows of two options, by the thing the second points at: chosen on the board
    waiting: str = ""  # whom the table waits for, if that is public
    awaited: str = ""  # what is being decided
    areas: tuple[Picture, ...] = ()  # pictures next to the board: each seat's place, from left to right
    hands: tuple[Picture, ...] = ()  # the reader's hand, if the game draws it separately
    status: tuple[tuple[str, str], ...] = ()  # short facts for the bar, worded: ("round", "Round 2")
    view: Mapping[str, Any] = field(default_factory=dict)
    forbidden: Mapping[str, Reason] = field(default_factory=dict)  # by thing
    things: Mapping[str, ThingInfo] = field(default_factory=dict)  # by thing
    places: Callable[[], tuple[Place, ...]] = field(default=tuple, compare=False)  # the board in words, on demand
    log: tuple[LogRow, ...] = ()  # oldest first; no row is empty
    rooms: tuple[Room, ...] = ()
    team: TeamNotes | None = None  # None: the reader has no team
    may_talk_secretly: bool = False  # the game allows secret talk
    folded: tuple[int, ...] = ()  # seats whose talk the reader has folded
    deals: Deals | None = None  # None: a game without trade
    rules_here: tuple[RuleInfo, ...] = ()  # the rules of the current step
    window: int = 0  # seconds the current question can last; 0: it waits for all
    closes: int = 0  # when it closes, in milliseconds of the server's clock
    passes: bool = True  # no answer means pass; otherwise an answer is chosen for them
    can_undo: bool = False
    can_reset: bool = False  # more than one choice of the turn can be undone
    can_ask_undo: bool = False
    undo_request: UndoRequest | None = None
    pace_vote: PaceVote | None = None  # None: the table cannot go on over days, or the reader does not vote
    commentary: CommentaryInfo | None = None  # None: there is none, and the reader may not propose one
    standing: tuple[Standing, ...] = ()
    commitment: str = ""
    host: bool = False
    heir: bool = False  # the host is away, and the reader may take over
    hotseat: bool = False
    invitation: str = ""
    bots: tuple[str, ...] = ()
    advice: bool = False  # the reader may ask for advice on the question
    hints: bool = False  # the reader may ask what they can do here
    distance: str = ""  # how far the reader is from winning, by what they see
    lesson: LessonInfo | None = None  # the guided game of the reader
