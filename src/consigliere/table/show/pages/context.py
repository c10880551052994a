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

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from consigliere.drawing import Lesson, Livery
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


@dataclass(frozen=True, slots=True)
class RuleInfo:
    id: str
    text: str
    chapter: str = ""


@dataclass(frozen=True, slots=True)
class CurtainContext:
    """Hot-seat: nothing of anyone's is on the page until the named person takes the screen."""

    frame: Frame
    table: str
    game: str
    seat: SeatInfo
    seats: tuple[SeatInfo, ...]


# --- afterwards


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
