"""The types of the JSON API: requests are checked against them, and OpenAPI is generated from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Text = Annotated[str, Meta(max_length=4000)]
Speed = Literal["tonight", "brisk", "steady", "easy"]  # how fast a table is played: without clocks, or over days
AtZero = Literal["bot", "vote", "end"]  # what happens over days when a clock runs out
Zone = Annotated[str, Meta(max_length=60)]  # such as Europe/Kyiv; "" is UTC


class Refusal(Struct):
    """Why a request was refused: `kind` is one of not-understood, not-legal, not-yours, stale, or a word of its own."""

    error: str
    kind: str
    rule: str = ""


class SettingInfo(Struct):
    """A setting of a game: its values and its default."""

    name: str
    values: list[str | int | bool]
    default: str | int | bool


class GameInfo(Struct):
    """A game: how many play, how long, and its settings. `rules` is the version of its rules."""

    id: str
    rules: int
    players: tuple[int, int]
    minutes: tuple[int, int]
    hidden: bool
    simultaneous: bool
    trade: bool
    endings: list[str]
    settings: list[SettingInfo]


class Catalogue(Struct):
    """All games, and the levels of bots."""

    games: list[GameInfo]
    bots: list[str]


class NewTable(Struct, forbid_unknown_fields=True):
    """A new table. `places` has one word per seat: "me" (at most once), "open", or "bot:<level>".

    `pace` is the seconds between two moves of bots, `window` those that a hidden window is open at a table of tonight.
    `speed` is tonight or over days. Over days, `at_zero` says what happens when a clock runs out: a bot gives a small
    answer and the others vote about a turn, the others always vote, or the game ends unrated. With `nights` every
    clock stands in its person's night; yours is in `zone`.
    """

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=12)]
    name: Name = "program"
    options: dict[Annotated[str, Meta(max_length=60)], str | int | bool] = {}
    places: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=12)] = []
    listed: bool = False
    pace: Annotated[float, Meta(ge=0, le=60)] | None = None
    window: Annotated[float, Meta(ge=0, le=600)] | None = None
    advice: bool = True
    speed: Speed = "tonight"
    at_zero: AtZero = "bot"
    nights: bool = True
    zone: Zone = ""


class Opened(Struct):
    """A table that was opened. `host` starts and closes it; `token` plays the seat. Neither is shown again."""

    table: str
    address: str
    host: str
    seat: int | None
    token: str | None


class Join(Struct, forbid_unknown_fields=True):
    """A request to sit down; seat -1 is the first free one. Over days, your night is in `zone`."""

    name: Name = "program"
    seat: Annotated[int, Meta(ge=-1, le=11)] = -1
    zone: Zone = ""


class Seated(Struct):
    """The seat, and the token that plays it."""

    seat: int
    token: str


class SeatState(Struct):
    """Who sits at a seat: `kind` is human, bot or empty. `advised`: how often it has asked for advice."""

    seat: int
    kind: str
    name: str
    bot: str
    present: bool
    advised: int = 0


class TableInfo(Struct):
    """A table: `state` is open, running, over or closed. `advice`: whether its seats may ask for advice and hints.

    `speed`, `at_zero` and `nights` are what was agreed about time; `at_zero` is null at a table of tonight.
    """

    id: str
    game: str
    rules: int
    state: str
    options: dict[str, Any]
    seats: list[SeatState]
    commitment: str
    result: dict[str, Any] | None
    advice: bool = False
    speed: Speed = "tonight"
    at_zero: AtZero | None = None
    nights: bool = False


class Question(Struct):
    """What a seat is asked now: take one of `options`, with `number`. `extras` may be taken at any time.

    `question` and `words` (what each option does) are set if a language was requested. `deadline`: when the seat's
    time is up, in seconds since 1970; null: never, or nothing is asked.
    """

    seat: int
    asked: bool
    over: bool
    number: int
    step: str | None
    options: list[str]
    extras: list[str]
    can_undo: bool
    question: str = ""
    words: dict[str, str] = {}
    deadline: int | None = None


class Answer(Struct, forbid_unknown_fields=True):
    """An option to take. `number` is the number of the question it answers."""

    option: Text
    number: Annotated[int, Meta(ge=0, le=2**53)] | None = None


class TableText(Struct):
    """The table as text, and the number of the question in it."""

    text: str
    number: int


class Happened(Struct):
    """One list of events for each choice the reader noticed. When `retakes` grows, read again from the start."""

    events: list[list[dict[str, Any]]]
    next: int
    retakes: int


class OfferMade(Struct, forbid_unknown_fields=True):
    """An offer.

    `gives` has rows [giver, taker, kind, amount or piece]. Without rows, `text` promises to the seats in `to`.

    `wait`: an offer made while deals are closed goes out when they open.
    """

    gives: Annotated[list[tuple[int, int, str, str | int]], Meta(max_length=24)]
    text: Annotated[str, Meta(max_length=500)] = ""
    public: bool = False
    counter: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    to: Annotated[list[int], Meta(max_length=12)] = []
    wait: bool = False


class WaitingOffer(Struct):
    """An offer that waits until deals are open. `why` is the rule that refused it then."""

    number: int
    gives: list[tuple[int, int, str, str | int]]
    text: str
    public: bool
    why: str


class PromiseHeard(Struct):
    """A promise that the seat has heard: its text in `promise`, and its outcome as far as the seat knows.

    `said` is what seats have reported about a promise in free text: kept or not. `remarks` has rows of seat and text:
    why it was kept or broken, and what follows from that.
    """

    number: int
    promise: str
    giver: int
    taker: int
    parties: list[int]
    text: str
    state: Literal["standing", "kept", "broken", "disputed", "unknown"]
    said: dict[str, bool]
    remarks: list[tuple[int, str]]


Until = Literal["phase", "round", "game"]  # when a standing answer ends by itself


class Order(Struct, forbid_unknown_fields=True):
    """A standing answer.

    `order` and the condition `unless` are among those that the game has for the question; `value` is the number of the
    condition. `until` says when it ends by itself.
    """

    order: Annotated[str, Meta(min_length=1, max_length=10)]
    until: Until = "game"
    unless: Annotated[str, Meta(max_length=20)] = ""
    value: Annotated[int, Meta(ge=-(2**31), lt=2**31)] = 0


class StandingChoices(Struct):
    """The standing answers to one kind of question.

    `unless` has the conditions, each with the lowest and the highest number, or null if it takes none.
    """

    answers: list[str]
    unless: dict[str, tuple[int, int] | None]


class StandingOrders(Struct):
    """Standing answers.

    `windows` are the hidden windows of the game. `orders` are the seat's own, by kind of question; `given` has them
    whole. `kinds` are all that the game has. `stopped` says which of the seat's own stopped, and why.
    """

    windows: list[str]
    orders: dict[str, str]
    kinds: dict[str, StandingChoices]
    given: dict[str, Order]
    stopped: dict[str, str]


class Said(Struct, forbid_unknown_fields=True):
    """A chat line. Room "" is the whole table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    room: Annotated[str, Meta(max_length=40)] = ""


class TalkLine(Struct):
    """A chat line. `id` is its number among all lines that this reader could hear at the table."""

    id: int
    room: str
    seat: int | None
    name: str
    text: str


class Done(Struct):
    """Whether the request was carried out."""

    done: bool = True


# --- advice, hints and reviews


class AdviceAsked(Struct, forbid_unknown_fields=True):
    """A request for advice on the question with this `number`. `option` is one more option to weigh."""

    number: Annotated[int, Meta(ge=0, le=2**53)]
    option: Text = ""
    language: Literal["en", "ru", "uk"] = "en"


class WeighedOption(Struct):
    """An option, the seat's chance to win after it (0 to 1), the error of that chance, and what the option does."""

    option: str
    words: str
    chance: float
    error: float
    why: str


class Advice(Struct):
    """The best few options, the best first. `apart`: the first is significantly better than the second.

    `other` is the option that was asked about, unless it is among the best. `worlds`: possible worlds that were tried.
    """

    number: int
    best: list[WeighedOption]
    other: WeighedOption | None
    apart: bool
    worlds: int


class HintedOption(Struct):
    """An option: what it is, what it changes or may change, and the question that follows at once."""

    option: str
    words: str
    about: str
    changes: list[str]
    then: str


class HintedKind(Struct):
    """Options of one kind. `changes` is what each of them changes."""

    about: str
    changes: list[str]
    options: list[HintedOption]


class RuleText(Struct):
    """A rule by its id, with its text."""

    id: str
    text: str


class Hints(Struct):
    """What the seat can do now. `always` is what every option changes; `deals`: offers may be made besides."""

    number: int
    question: str
    status: list[str]
    rules: list[RuleText]
    always: list[str]
    kinds: list[HintedKind]
    deals: bool


class ReviewSide(Struct):
    """The chances of a side over the game. `points` has rows of moment and chance; a team is named by one seat."""

    seat: int
    name: str
    own: bool
    score: str
    points: list[tuple[int, float]]


class ReviewMoment(Struct):
    """A moment worth looking at again: before choice `n`. `gain` is in per cent of the chance to win.

    `kind`: a choice of the reader that was wrong or right, or what others did. `comments` has rows of label and text.
    """

    n: int
    when: str
    kind: Literal["wrong", "right", "others"]
    gain: int
    comments: list[tuple[str, str]]


class ReviewKnown(Struct):
    """What the reader could know of another seat before the costliest choice, and what was true."""

    seat: int
    name: str
    knew: str
    was: str


class ReviewPromise(Struct):
    """A promise that the reader heard, when, its outcome (`came`: in a sentence) and what was said about it."""

    n: int
    when: str
    giver: int
    taker: int
    text: str
    state: Literal["standing", "kept", "broken", "disputed", "unknown"]
    came: str
    remarks: list[tuple[int, str]]


class Review(Struct):
    """The review of a finished game. While `ready` is false it is still being made: ask again some seconds later.

    `seat` is the reader's seat, by whose knowledge everything is judged; null: by what everybody could know. `known_at`
    is the moment of `known`. `rounds` has rows of moment and name.
    """

    ready: bool
    seat: int | None
    headline: str
    choices: int
    rounds: list[tuple[int, str]]
    sides: list[ReviewSide]
    moments: list[ReviewMoment]
    known_at: int
    known: list[ReviewKnown]
    promises: list[ReviewPromise]
