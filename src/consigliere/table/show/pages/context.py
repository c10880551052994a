"""Contexts: what the pages need to know. The server fills them, the pages turn them into HTML.

Every text in a context is already in the reader's language and already filtered by `match.view(seat)`. The pages word
everything else themselves (messages `web-...`). Texts are plain and the pages escape them, except for pictures, which
come from our own drawing code.

`show.pages` has one function for each context, which returns the whole page as text. `play_main` and `lobby_main`
return only the `<main id="table" data-version="N">` of a page, which the browser morphs.

The routes that pages link to are in `table/web`; `web/routes.py` lists all of them. Every POST is a form with the field
`csrf`. The server answers it with 303 to the page. If the request has the header `X-Fragment: 1` (our script sends it
for forms inside the table), the answer is 200 with the fragment, or 4xx with the fragment and a message in
`frame.flash`, or 303 if the address shows another kind of page now. A script with a live connection sends
`X-Fragment: line` and gets 204: the change arrives over that connection.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from consigliere.drawing import Lesson, Livery
from consigliere.engine import Facts, Setting
from consigliere.table.base.seat_clock import Calendar

Kind = Literal["human", "bot", "empty"]


@dataclass(frozen=True, slots=True)
class Flash:
    """One message to the reader after their action: a refusal, or a confirmation."""

    text: str
    kind: Literal["error", "good", "note"] = "error"
    rule: str = ""  # the ledger's id, if a rule refused it


TOKEN = "the-token-of-this-page-comes-in-here"
"""The placeholder for the token in forms.

`web/responses.py` replaces it by the browser's own token when a page is sent. On a live connection it stays, and the
script replaces it by the token of its page (`static/news.js`). No name is that long.
"""


@dataclass(frozen=True, slots=True)
class Frame:
    """What every page needs."""

    language: str
    csrf: str = TOKEN
    who: str = ""  # whose page it is, as far as a script may know; changes when the browser signs in or out
    path: str = "/"  # of this page, to return to after a change of language
    nickname: str = ""
    account: str = ""  # the account's name; "" for a guest
    nonce: str = ""  # of the Content-Security-Policy; the pages use no inline script or style
    flash: Flash | None = None
    vendor: bool = True  # whether static/vendor exists (fonts, idiomorph)
    bar: str = ""  # what the operator tells everybody
    halted: bool = False  # the operator has halted the clocks of all tables over days
    tournament: str = ""  # whose table this is
    waiting: int = 0  # how many tables wait for the reader, where that is known


# --- the front page and new tables


@dataclass(frozen=True, slots=True)
class GameCard:
    """A title on the front page. A game that is only announced has no `facts`."""

    id: str
    players: tuple[int, int]
    minutes: tuple[int, int]
    facts: Facts | None = None
    settings: tuple[Setting, ...] = ()
    windows: tuple[int, ...] = ()  # seconds to choose from for its hidden windows; empty if it has none
    bots: tuple[str, ...] = ()  # levels to play against, weakest first
    first_game: bool = False  # the rulebook has settings for a first game


@dataclass(frozen=True, slots=True)
class TableCard:
    """A table in a list: open for joining, or the reader's own."""

    id: str
    game: str
    host: str
    seats: int
    taken: int
    state: Literal["open", "running", "over"]
    your_move: bool = False
    names: tuple[str, ...] = ()
    standing: str = ""  # the status of a running game, in words: "Round 2, Action phase"
    waiting: str = ""  # whom it waits for, if that is public
    since: int = 0  # for how many seconds
    speed: str = ""  # brisk, steady or easy, over days
    zero: str = ""  # what happens when a clock runs out: bot, vote or end
    nights: bool = False  # everybody's own night stops their clock
    left: str = ""  # the reader's time left, worded
    seconds: float = 0.0  # the same; 0 without a clock
    share: float = 0.0  # the same as a share of the most that a clock can have
    low: bool = False  # it is nearly used up
    theirs: str = ""  # the time left of whom the table waits for, worded
    several: bool = False  # these are several people, and it is the least of their times
    late: bool = False  # it has run out
    asleep: bool = False  # it stands, because it is their night or a holiday
    wakes: str = ""  # at which hour it goes on by the reader's clock, if it is their night
    vacant: bool = False  # a seat waits for a substitute
    rated: bool = False
    steady: bool = False  # it asks for people who are steady or new
    people: tuple[SeatInfo, ...] = ()  # all seats, where the table waits for the reader
    lately: str = ""  # what has happened last, worded
    outcome: str = ""  # how a finished game ended for the reader
    day: str = ""  # when


class PuzzleInfo(NamedTuple):
    """A puzzle in a list."""

    game: str
    id: str
    kind: str
    number: int
    """Its place among the puzzles of its game, from 1."""
    level: int
    players: int
    solved: bool


@dataclass(frozen=True, slots=True)
class FrontContext:
    """The front page."""

    frame: Frame
    games: tuple[GameCard, ...]
    tables: tuple[TableCard, ...] = ()  # listed and open
    own: tuple[TableCard, ...] = ()  # where the reader sits
    daily: PuzzleInfo | None = None  # the puzzle of the day


@dataclass(frozen=True, slots=True)
class NewTableContext:
    """The form for a new table."""

    frame: Frame
    game: GameCard
    bots: tuple[str, ...]  # levels, ids of messages "bot-..." without the "bot-", weakest first
    chosen: Mapping[str, str] = field(default_factory=dict)  # the fields as sent, if one was invalid
    error: str = ""
    window: float = 0  # default seconds a window stays open; 0: until all have answered
    boxes: tuple[str, ...] = ()  # ids of corrected games that this server offers
    games: tuple[str, ...] = ()  # to choose from
    query: str = ""  # of the addresses of the other games


# --- a table


@dataclass(frozen=True, slots=True)
class Agreed:
    """What was agreed about time at a table over days."""

    speed: str  # brisk, steady, easy
    at_zero: str  # bot, vote, end
    nights: bool  # clocks stand at night and on holidays


@dataclass(frozen=True, slots=True)
class ClockInfo:
    """The clock of a seat at a table over days, as everybody may see it.

    What is left is not compared, because it changes with every look. The stored clock is: it changes when the clock is
    started, stopped or credited, or when its calendar does.
    """

    left: int = field(compare=False)  # seconds
    at: int = field(default=0, compare=False)  # when that was, in ms of the server's clock
    stored: tuple[float, float | None, Calendar] = (0.0, None, Calendar())  # as in the store, with the days it stands
    runs: bool = False
    asleep: bool = False  # it would run, but stands in its person's night or on a holiday
    late: bool = False  # it has run out
    halted: bool = False  # it stands with those of all tables
    low: bool = False
    stops: int = 0  # when it stands next, in ms; 0 if it does not run
    votable: bool = False  # the reader may vote about this seat
    wait: int = 0  # votes to wait
    bot: int = 0  # votes for a bot
    substitute: int = 0  # votes for a substitute
    needed: int = 0  # votes that decide


@dataclass(frozen=True, slots=True)
class Night:
    """A person's own night and holidays."""

    zone: str = "UTC"
    begins: int = 23
    ends: int = 8
    holidays: tuple[str, ...] = ()


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
    livery: Livery | None = None  # the livery of its side, by the game's face; None for the emblem of its number
    game: str = ""  # the game whose emblem it may be
    to_move: bool = False  # whether it must answer, as far as the reader may know
    replaced: bool = False  # a person's seat that a bot plays for now
    out: bool = False  # out of the game
    team: int = 0  # the number of its team, from 1; 0 if it plays alone
    counts: tuple[str, ...] = ()  # public figures, worded: "5 cards"
    advised: int = 0  # how often it has asked for advice
    clock: ClockInfo | None = None  # at a table over days
    vacant: bool = False  # it waits for a substitute
    profile: str = ""  # the account whose page the name leads to; "" if the reader may not see one
    word: str = ""  # how that person plays over days: new, steady or late; "" if it does not matter here


@dataclass(frozen=True, slots=True)
class ChatLine:
    """A chat line."""

    n: int
    name: str
    text: str
    seat: int | None = None
    own: bool = False
    when: str = ""


@dataclass(frozen=True, slots=True)
class LobbyContext:
    """A table before the game."""

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
    heir: bool = False  # the host is away, and the reader may take over
    version: int = 0
    bots: tuple[str, ...] = ()
    agreed: Agreed | None = None  # about time, over days
    rated: bool = False
    shared: bool = False
    lot: bool = False
    steady: bool = False
    lines: tuple[ChatLine, ...] = ()  # what was said


@dataclass(frozen=True, slots=True)
class RuleInfo:
    """A rule of the ledger."""

    id: str
    text: str
    chapter: str = ""
    line: int = 0  # of the rulebook's text, where the section about it begins; 0 if not known
    silent: bool = False  # the text says nothing about it; `line` is where one would look

    @property
    def is_ruling(self) -> bool:
        """Whether this is our own ruling on a question that the rulebook leaves open."""
        return "-RULE-" in self.id


@dataclass(frozen=True, slots=True)
class CurtainContext:
    """Hot-seat: the page shows nothing private until the named person takes the screen."""

    frame: Frame
    table: str
    game: str
    seat: SeatInfo
    seats: tuple[SeatInfo, ...]


# --- other pages


@dataclass(frozen=True, slots=True)
class AccountContext:
    """The account, or the forms to sign in."""

    frame: Frame
    games: tuple[TableCard, ...] = ()
    error: str = ""
    form: Literal["", "login", "register", "password", "delete"] = ""
    night: Night = Night()
    mail: bool = False  # this server sends mail, so there is a way to a new password
    token: str = ""  # for programs, just made: it is shown once
    has_token: bool = False


@dataclass(frozen=True, slots=True)
class RulesContext:
    """The rules of a game."""

    frame: Frame
    game: str
    rules: tuple[RuleInfo, ...]
    primer: tuple[Lesson, ...] = ()  # how to play, for beginners; before the rules
    query: str = ""  # what to search for; "" shows everything
    rulings_only: bool = False


@dataclass(frozen=True, slots=True)
class MessageContext:
    """A page for something that is missing or not allowed."""

    frame: Frame
    status: int
    title: str = ""  # "" for the default text of that status
    text: str = ""
    back: str = "/"
