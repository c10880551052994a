"""Contexts of a game in progress: the question, the board, the log, talk, deals. See `context.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from consigliere.drawing import Picture, Place

from .context import Frame, RuleInfo, SeatInfo


class OptionInfo(NamedTuple):
    """One legal option. `thing` is the data-thing of the element on the board it points at."""

    text: str  # as `Option` writes it: what the form sends
    label: str
    thing: str = ""
    hint: str = ""
    rule: str = ""
    here: str = ""  # what the card of that element calls it, which tells the rest itself; empty: by its label
    sources: tuple[str, ...] = ()  # pieces that would carry it out: who picks one of them sees what it can do


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a piece cannot be chosen now."""

    rule: str
    line: str


@dataclass(frozen=True, slots=True)
class ThingInfo:
    """What the card beside a piece says."""

    name: str
    state: str = ""
    rule: str = ""


class LogLine(NamedTuple):
    """A sentence of the log."""

    n: int  # the number of the choice it belongs to
    text: str
    own: bool = False
    new: bool = False  # since the reader's last move
    seat: int | None = None
    things: tuple[str, ...] = ()  # what it changed: marked on the board while new
    weight: int = 0  # how long it is looked at in a scene: of several the weightiest is their sum
    ruled: bool = False  # done by a side that nobody plays, if only because the reader has moved
    quotes: bool = False  # it has words in it that somebody chose himself
    begins: str = ""  # the part of the game that it begins: ROUND, PHASE or TURN


class LogRow(tuple[LogLine, ...]):
    """What one choice told, oldest first. Pages look up by it what they have written of it, all rows of a long log for
    every page: so it remembers its hash."""

    _hash: int | None = None

    def __hash__(self) -> int:
        if self._hash is None:
            self._hash = super().__hash__()
        return self._hash


@dataclass(frozen=True, slots=True)
class ChatLine:
    """A line of talk."""

    n: int
    name: str
    text: str
    seat: int | None = None
    own: bool = False
    when: str = ""


@dataclass(frozen=True, slots=True)
class Room:
    """A room of the talk with its last lines."""

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
    """What the reader's team notes for itself: sketches on the board, and wishes about what one of it decides."""

    room: str
    spots: tuple[tuple[str, str], ...] = ()  # things that can be marked, and their names; none: nothing to draw on
    drawn: tuple[SketchInfo, ...] = ()
    asked: str = ""  # what an ally decides for the team now, "" if nothing
    number: int = 0  # of that question
    options: tuple[OptionInfo, ...] = ()  # and its answers
    mine: str = ""  # the reader's wish about it, as `OptionInfo.text`
    suggested: tuple[str, ...] = ()  # what allies would like the reader to answer, worded


class Good(NamedTuple):
    """Something that can change hands, for the deal desk: an amount up to `most`, or one piece."""

    kind: str
    what: str  # "" for an amount, else the piece's id
    label: str
    most: int = 0
    seat: int = 0  # who owns it
    unit: int = 1  # an amount is raised and lowered by this, in words:
    step: str = ""
    says: str = ""  # what a piece is called in a deal: itself, or a use of it
    at: str = ""  # the thing on the board it lies at: clicked there, it is chosen
    lasts: bool = False  # it can be promised for later


@dataclass(frozen=True, slots=True)
class OfferInfo:
    """A standing offer."""

    number: int
    maker: str
    terms: str  # who gives what to whom, and what is promised, in sentences
    text: str = ""  # what was said with it
    mine: bool = False
    public: bool = False
    answers: tuple[str, ...] = ()  # accept, refuse, withdraw: options as the form sends them
    waiting: tuple[str, ...] = ()  # names of those who have not agreed
    seat: int = 0  # its maker's
    mirror: str = ""  # its terms from the reader's side, for a counter-offer: names and values of the form, as JSON


@dataclass(frozen=True, slots=True)
class DealLine:
    """One thing that passed between the reader and a partner: an offer, an answer, a deal, what became of a word."""

    key: str
    kind: str  # offered, countered, refused, withdrew, agreed, deal, marked
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
    seats: tuple[int, int] = (0, 0)  # whose it is, and to whom
    marks: tuple[str, ...] = ()  # what the reader may say became of it: options as the form sends them


@dataclass(frozen=True, slots=True)
class WaitingInfo:
    """An offer of the reader that waits until deals are open; `rule`: it could not go out."""

    number: int
    to: int
    terms: str
    text: str = ""
    failed: bool = False
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Deals:
    """The deal table, where the game has trade."""

    offers: tuple[OfferInfo, ...] = ()  # of others among themselves, made for all to see
    goods: Callable[[], tuple[Good, ...]] = field(default=tuple, compare=False)  # what may be named, once asked for
    closed: str = ""  # the rule by which no deal can be struck now
    peace: bool = False  # the game knows attacks, and so a word not to attack
    minutes: int = 0  # an offer that nobody answers is withdrawn after so many
    threads: Mapping[int, tuple[DealLine, ...]] = field(default_factory=dict)  # by partner, oldest first
    promises: tuple[PromiseInfo, ...] = ()  # all the reader knows of, oldest first
    waiting: tuple[WaitingInfo, ...] = ()


@dataclass(frozen=True, slots=True)
class Standing:
    """What the reader has said once and for all about hidden windows of a kind, or could say of the one before them."""

    kind: str  # of window
    name: str
    order: str = ""  # pass, unless; "" for none
    now: bool = False  # such a window is on the table and asks the reader


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """Somebody asks all others to agree to take a choice back."""

    by: str
    mine: bool = False
    answered: bool = False  # the reader has said yes
    what: str = ""  # the choice, as the log tells it; empty where the reader knows nothing of it


@dataclass(frozen=True, slots=True)
class PlayContext:
    """A running table as one reader sees it: from `view`, `options`, `extras` and `events` of that seat alone."""

    frame: Frame
    table: str
    game: str
    version: int  # grows with every change of the table, as this reader may notice it
    number: int  # of the question, sent back with the answer
    seat: int | None
    seats: tuple[SeatInfo, ...]
    board: Picture | None  # None where a game draws none: then the sections stand in its place
    question: str  # "" when nothing is asked of the reader
    options: tuple[OptionInfo, ...] = ()
    extras: tuple[OptionInfo, ...] = ()
    far: tuple[OptionInfo, ...] = ()  # rows of two options, by the thing the second points at: chosen on the board
    waiting: str = ""  # whom the table waits for, where that may be told
    awaited: str = ""  # and what is being decided
    areas: tuple[Picture, ...] = ()  # further pictures beside the board: each seat's place, from left to right
    hands: tuple[Picture, ...] = ()  # one more, where the game draws the hand apart
    status: tuple[tuple[str, str], ...] = ()  # short facts for the bar, worded: ("round", "Round 2")
    view: Mapping[str, Any] = field(default_factory=dict)
    forbidden: Mapping[str, Reason] = field(default_factory=dict)  # by thing
    things: Mapping[str, ThingInfo] = field(default_factory=dict)  # by thing
    places: Callable[[], tuple[Place, ...]] = field(default=tuple, compare=False)  # the board in words, once asked for
    log: tuple[LogRow, ...] = ()  # oldest first; none is empty
    rooms: tuple[Room, ...] = ()
    team: TeamNotes | None = None  # None: the reader plays for nobody else
    may_whisper: bool = False  # the game allows secret talk
    deals: Deals | None = None  # None: a game without trade
    rules_here: tuple[RuleInfo, ...] = ()  # of the step the table stands at
    window: int = 0  # seconds the question on the table can last, whoever answers; 0: it waits for all
    closes: int = 0  # and when it closes, in milliseconds of the server's clock
    passes: bool = True  # who lets it close has passed; else a choice is made for them
    can_undo: bool = False
    can_reset: bool = False  # more than one choice of the turn can be taken back
    can_ask_undo: bool = False
    undo_request: UndoRequest | None = None
    standing: tuple[Standing, ...] = ()
    may_unless: bool = False  # windows have a fixed time, so that one may be passed by who has nothing to say
    commitment: str = ""
    host: bool = False
    heir: bool = False  # the host is gone, and the reader may take over
    hotseat: bool = False
    invitation: str = ""
    bots: tuple[str, ...] = ()
