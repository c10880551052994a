"""What the pages need to know: the server fills these, the pages turn them into HTML. The contract between the two.

Everything a person reads in here is already in the reader's language and already filtered by `match.view(seat)`;
everything else the pages word themselves (messages `web-...`). Texts are plain: the pages escape them. The exceptions
are pictures, from our own drawing code.

`consigliere.table.pages` has one function a context, each giving the whole page as text: front, new_table, lobby, play,
curtain, result, replay, account, rules, message; and `fragment(context)` for a LobbyContext or PlayContext: the
`<main id="table" data-version="N">` of that page, which the browser morphs.

The addresses the pages use. Every POST is a form with the field `csrf`. After it the server answers 303 to the page;
or, when the request carries the header `X-Fragment: 1` (our script sends it on forms inside the table), 200 with the
`fragment`, and for a refusal the fitting 4xx, also with the fragment, whose `frame.flash` says what was wrong; where
another page stands at the address now (started, ended, curtain) 303 even then: the script goes there. A script whose
live line is open says `X-Fragment: line` and gets 204 for what was done: the news of it come over the line.

    GET  /                       front
    GET  /static/...             our files; static/vendor may be missing. On a page every file that is the same for all
                                 goes by a name that follows from what is in it: `files.address`
    POST /language               language, next              sets the language cookie
    POST /quick                  game                        a table against bots, started; 303 to /t/{id}
    GET  /new/{game}             new_table
    POST /new/{game}             seats, opt-{setting}, seat-{i} (me | open | bot:{level}), listed (1), hotseat (1),
                                 nickname
    POST /import                 file (multipart)            a whole game from its export
    GET  /t/{id}                 lobby, play, curtain or result, as the table stands; without a seat: as a spectator
    GET  /t/{id}/qr.svg          the invitation as QR code
    POST /t/{id}/join            seat, nickname
    POST /t/{id}/leave
    POST /t/{id}/start           (host)
    POST /t/{id}/close           (host)
    POST /t/{id}/replace         seat, level                 (host) a bot plays for a seat
    POST /t/{id}/restore         seat                        (host) and gives it back
    POST /t/{id}/play            option, number              an option of `options` or `extras`, as its text
    POST /t/{id}/standing        kind, order (pass | unless | "")   what to answer in hidden windows of a kind
    POST /t/{id}/undo            number                      asks the others where a plain undo is not possible
    POST /t/{id}/undo/answer     answer (yes | no)
    POST /t/{id}/chat            room, text
    POST /t/{id}/room            seat (repeated)             opens a private room
    POST /t/{id}/offer           to, give and take (repeated, {kind}:{piece}), give-{kind} and take-{kind} (amounts),
                                 text, peace (repeated, give or take), public (1), counter (the offer it answers)
    POST /t/{id}/curtain         seat                        hot-seat: the named seat is at the screen now
    POST /t/{id}/rematch                                     303 to the new table
    GET  /t/{id}/replay          n, eyes                     eyes: a seat's number, "open" or "public"
    POST /t/{id}/branch          n, seat (a number, or "all")     a table of one's own from that moment, once it is over
    GET  /t/{id}/picture.svg     the last position as a picture, once the game is over
    GET  /t/{id}/export          the save, once the game is over
    GET  /rules/{game}           rules: #primer, then every rule; anchors are rule ids and primer-{lesson}
    GET  /faces/all.css          sheets.faces_css(): the themes of all games
    GET  /picture/{game}.css     sheets.picture_css(game): the style of its drawings and its sides' colours
    GET  /poster/{game}.svg      sheets.poster(game)
    GET  /emblems/{game}.svg     sheets.emblems(game): its own signs, as symbols
    GET  /account                account
    POST /account/register       name, password
    POST /account/login          name, password
    POST /account/logout
    POST /account/nickname       nickname, next
    WS   /t/{id}/live            version=N (the one on the page). The server sends JSON texts:
                                 {"kind": "table", "version": N, "parts": {name: text, or how it is made of the last}}
                                 {"kind": "page"}: another page stands at this address now (started, ended, curtain)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from consigliere.drawing import Lesson, Livery, Picture, Place
from consigliere.engine import Facts, Setting

Kind = Literal["human", "bot", "empty"]


@dataclass(frozen=True, slots=True)
class Flash:
    """One message to the reader after what they did: a refusal, or that it worked."""

    text: str
    kind: Literal["error", "good", "note"] = "error"
    rule: str = ""  # the ledger's id, where a rule refused it


TOKEN = "the-token-of-this-page-comes-in-here"
"""What stands in forms until their page leaves: then the browser's own token comes in (`answers.py`). What goes over a
live line keeps it, and the script puts in the token of its page (`static/news.js`). No name is as long."""


@dataclass(frozen=True, slots=True)
class Frame:
    """What every page needs, whatever it shows."""

    language: str
    csrf: str = TOKEN
    who: str = ""  # whose page it is, as far as a script may know: another once the browser has signed in or out
    path: str = "/"  # of this page, to come back to after a change of language
    nickname: str = ""
    account: str = ""  # the account's name; "" for a guest
    nonce: str = ""  # of the Content-Security-Policy; the pages use no inline script or style
    flash: Flash | None = None
    vendor: bool = True  # whether static/vendor is there (fonts, idiomorph)


# --- the front page and the way to a table


@dataclass(frozen=True, slots=True)
class GameCard:
    """A title on the front page. What cannot be played yet is announced: `facts` is None."""

    id: str
    players: tuple[int, int]
    minutes: tuple[int, int]
    facts: Facts | None = None
    settings: tuple[Setting, ...] = ()
    windows: tuple[int, ...] = ()  # seconds that its hidden windows may stay open, to choose from; none: it has none
    bots: tuple[str, ...] = ()  # levels to play against, weakest first


@dataclass(frozen=True, slots=True)
class TableCard:
    """A table in a list: open for joining, or one's own."""

    id: str
    game: str
    host: str
    seats: int
    taken: int
    state: Literal["open", "running", "over"]
    your_move: bool = False
    names: tuple[str, ...] = ()
    standing: str = ""  # where a running game is, worded: "Round 2, Action phase"
    waiting: str = ""  # whom it waits for, where that may be told
    since: int = 0  # and for how many seconds


@dataclass(frozen=True, slots=True)
class FrontContext:
    frame: Frame
    games: tuple[GameCard, ...]
    tables: tuple[TableCard, ...] = ()  # listed and open
    own: tuple[TableCard, ...] = ()  # where the reader sits


@dataclass(frozen=True, slots=True)
class NewTableContext:
    frame: Frame
    game: GameCard
    bots: tuple[str, ...]  # levels, ids of messages "bot-..." without the "bot-", weakest first
    chosen: Mapping[str, str] = field(default_factory=dict)  # the fields as sent, when something was wrong with them
    error: str = ""
    window: float = 0  # seconds a window stays open if nothing is chosen; 0: until all have answered


# --- a table


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """A seat as everybody may see it."""

    index: int
    name: str
    kind: Kind
    level: str = ""  # of a bot
    deals: bool = True  # whether it answers offers; bots of some levels do not
    connected: bool = True
    yours: bool = False
    host: bool = False
    role: str = ""  # the side or family it plays, in the reader's language
    livery: Livery | None = None  # what its side wears, as the game's face says; None for the emblem of its number
    game: str = ""  # whose own emblem that may be
    to_move: bool = False  # whether it owes an answer, as far as the reader may know
    replaced: bool = False  # a person's seat that a bot plays for now
    out: bool = False  # of the game
    team: int = 0  # the number of its team, from 1; 0 where it plays for itself
    counts: tuple[str, ...] = ()  # public figures, worded: "5 cards"


@dataclass(frozen=True, slots=True)
class LobbyContext:
    frame: Frame
    table: str
    game: str
    options: tuple[tuple[str, str], ...]  # name and value, worded
    seats: tuple[SeatInfo, ...]
    host: bool
    invitation: str  # the whole address
    commitment: str = ""
    listed: bool = False
    hotseat: bool = False
    seated: bool = False
    heir: bool = False  # the host is gone, and the reader may take over
    version: int = 0
    bots: tuple[str, ...] = ()


class OptionInfo(NamedTuple):
    """One legal option. `thing` is the data-thing of the element on the board it points at."""

    text: str  # as `Option` writes it: what the form sends
    label: str
    thing: str = ""
    hint: str = ""
    rule: str = ""
    here: str = ""  # what the card of that element calls it, which tells the rest itself; empty: by its label


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
    n: int
    name: str
    text: str
    seat: int | None = None
    own: bool = False
    when: str = ""


@dataclass(frozen=True, slots=True)
class Room:
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
    by: str
    mine: bool = False
    answered: bool = False  # the reader has said yes
    what: str = ""  # the choice, as the log tells it; empty where the reader knows nothing of it


@dataclass(frozen=True, slots=True)
class RuleInfo:
    id: str
    text: str
    chapter: str = ""


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


@dataclass(frozen=True, slots=True)
class CurtainContext:
    """Hot-seat: nothing of anyone's is on the page until the named person takes the screen."""

    frame: Frame
    table: str
    game: str
    seat: SeatInfo
    seats: tuple[SeatInfo, ...]


# --- afterwards


@dataclass(frozen=True, slots=True)
class ScoreLine:
    label: str
    values: tuple[str, ...]  # one a seat
    total: bool = False
    rule: str = ""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    n: int
    text: str


@dataclass(frozen=True, slots=True)
class RoundLine:
    """What every seat had at the end of a round, worded, and as a share of the most that anybody ever had."""

    label: str
    values: tuple[str, ...]
    shares: tuple[float, ...]
    n: int  # the moment in the replay


@dataclass(frozen=True, slots=True)
class ResultContext:
    frame: Frame
    table: str
    game: str
    seat: int | None
    seats: tuple[SeatInfo, ...]
    headline: str  # "You have won", "Anna wins"
    outcome: tuple[str, ...]  # how it came about, line by line
    winners: tuple[int, ...] = ()
    scores: tuple[ScoreLine, ...] = ()
    curve: tuple[tuple[int, tuple[float, ...]], ...] = ()  # (number of the choice, each seat's standing 0..1)
    turning: tuple[TurningPoint, ...] = ()
    choices: int = 0
    commitment: str = ""
    secret: str = ""
    board: Picture | None = None  # the last position, open
    areas: tuple[Picture, ...] = ()
    by_round: tuple[RoundLine, ...] = ()  # what each seat had when a round was over
    can_rematch: bool = False
    can_replay: bool = True
    can_share: bool = False  # there is a picture of the whole table


@dataclass(frozen=True, slots=True)
class ReplayContext:
    frame: Frame
    table: str
    game: str
    seats: tuple[SeatInfo, ...]
    n: int  # choices played, 0 to `of`
    of: int
    eyes: str  # a seat's number, "open" or "public"
    may: tuple[str, ...]  # the eyes the reader may borrow
    board: Picture | None
    lines: tuple[LogLine, ...] = ()  # what the last choice brought
    status: tuple[tuple[str, str], ...] = ()
    areas: tuple[Picture, ...] = ()
    hands: tuple[Picture, ...] = ()  # several where all lies open
    rounds: tuple[tuple[int, str], ...] = ()  # where each begins, and what it is called
    over: bool = True  # else it is an earlier moment of a game that goes on
    can_branch: bool = False  # it can be played on from here
    promises: tuple[PromiseInfo, ...] = ()  # heard by then
    asked: bool = False  # the reader's move is due now, whatever he looks at


# --- the rest


@dataclass(frozen=True, slots=True)
class AccountContext:
    frame: Frame
    games: tuple[TableCard, ...] = ()
    error: str = ""
    form: Literal["", "login", "register", "password", "delete"] = ""


@dataclass(frozen=True, slots=True)
class RulesContext:
    frame: Frame
    game: str
    rules: tuple[RuleInfo, ...]
    primer: tuple[Lesson, ...] = ()  # how it is played, for those who have never seen it; before the rules


@dataclass(frozen=True, slots=True)
class MessageContext:
    """A designed page for what is not there or not allowed."""

    frame: Frame
    status: int
    title: str = ""  # "" for our own words for that status
    text: str = ""
    back: str = "/"
