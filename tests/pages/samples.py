"""Contexts as the server would fill them, one for each page: for rendering tests and for a look without a server."""

from __future__ import annotations

from typing import Any, Literal

import consigliere as cg
from consigliere.board import tell
from consigliere.board.words import Words
from consigliere.drawing import Line, Place
from consigliere.games import face, find
from consigliere.table.show.pages.context import (
    AccountContext,
    ChatLine,
    CurtainContext,
    Flash,
    Frame,
    FrontContext,
    GameCard,
    LobbyContext,
    MessageContext,
    NewTableContext,
    RuleInfo,
    RulesContext,
    SeatInfo,
    TableCard,
)
from consigliere.table.show.pages.notice_context import ChannelInfo, LinkContext, NoticeContext, TableNoticeContext
from consigliere.table.show.pages.people_context import LetterInfo, LettersContext
from consigliere.table.show.pages.play_context import (
    DealLine,
    Deals,
    Good,
    LogLine,
    LogRow,
    OfferInfo,
    OptionInfo,
    PlayContext,
    PromiseInfo,
    Reason,
    Room,
    ThingInfo,
    UndoRequest,
    WaitingInfo,
)
from consigliere.table.show.pages.result_context import ReplayContext, ResultContext, RoundLine, ScoreLine, TurningPoint

GAME = "dual_powers"
RED, WHITE = face(GAME).liveries.values()
HOSTILE = '<script>alert("x")</script> & "Ольга"'
ANNOUNCED = ("corleones_empire", "la_famiglia", "la_cosa_nostra", "men_of_mayhem")


def frame(language: str = "en", **more: Any) -> Frame:
    return Frame(language=language, csrf="token", nickname="Anna", **more)


def games() -> tuple[GameCard, ...]:
    title = find(GAME)
    own = GameCard(GAME, title.facts.players, title.facts.minutes, title.facts, title.settings)
    return (own, *(GameCard(name, (3, 5), (60, 90)) for name in ANNOUNCED))


def seats(to_move: int | None = 0) -> tuple[SeatInfo, ...]:
    return (
        SeatInfo(
            0, "Anna", "human", yours=True, host=True, role="Petrograd Soviet", livery=RED, to_move=to_move == 0,
            counts=("7 cards",),
        ),
        SeatInfo(
            1, HOSTILE, "bot", level="greedy", role="Provisional Government", livery=WHITE, to_move=to_move == 1,
            counts=("8 cards",),
        ),
    )  # fmt: skip


def front(language: str = "en") -> FrontContext:
    own = (
        TableCard("k7", GAME, "Anna", 2, 2, "running", your_move=True, names=("Anna", "Greedy bot")),
        TableCard("k8", GAME, "Anna", 2, 2, "over", names=("Anna", "Борис")),
    )
    listed = (TableCard("k9", GAME, HOSTILE, 2, 1, "open", names=(HOSTILE,)),)
    return FrontContext(frame(language), games(), listed, own)


def front_empty(language: str = "en") -> FrontContext:
    return FrontContext(frame(language), games())


def new_table(language: str = "en") -> NewTableContext:
    return NewTableContext(frame(language), games()[0], ("random", "greedy"), error="")


def lobby(language: str = "en") -> LobbyContext:
    words = Words(language, GAME)
    chosen = tuple(
        (tell.setting(setting.name, words), tell.setting_value(setting.name, setting.default, words))
        for setting in find(GAME).settings
    )
    people = (
        seats(None)[0],
        SeatInfo(1, "", "empty", role="Provisional Government", livery=WHITE),
    )
    return LobbyContext(
        frame(language), "k9", GAME, chosen, people, True, "https://example.org/t/k9x2p7", "5f" * 32, seated=True,
        bots=("random", "greedy"),
    )  # fmt: skip


def match(choices: int = 40) -> cg.Match:
    """A game in progress, at a decision of seat 0."""
    game = cg.new(GAME, seats=2, seed=5)
    for _ in range(choices):
        seat = game.deciders[0]
        game.play(seat, game.options(seat)[0])
    while game.deciders != (0,):
        seat = game.deciders[0]
        game.play(seat, game.options(seat)[0])
    return game


def play(language: str = "en", seat: int | None = 0, **more: Any) -> PlayContext:
    game = match()
    words = Words(language, GAME)
    view = game.view(seat)
    names = ("Anna", "Boris")
    options = game.options(seat) if seat is not None else ()
    listed = tuple(
        OptionInfo(str(option), tell.label(option, view, words), str(option.target), rule="DP-ACT-05")
        for option in options
    )
    log = []
    for n, row in enumerate(game.events(seat)):
        told = [text for text in [tell.sentence(event, view, words, names) for event in row] if text]
        things = ("green",) if n > 34 else ()
        lines = [LogLine(n, text, own=n % 2 == 0, new=n > 34, seat=n % 2, things=things) for text in told]
        if lines:
            log.append(LogRow(lines))
    drawings = face(GAME).pictures(view, words)
    facts: dict[str, Any] = {
        "frame": frame(language),
        "table": "k7",
        "game": GAME,
        "version": 12,
        "number": view["number"],
        "seat": seat,
        "seats": seats(0),
        "board": drawings["board"],
        "areas": (drawings["red"], drawings["white"]),
        "hands": (drawings["hand"],) if "hand" in drawings else (),
        "question": tell.question(view, words, names) if seat is not None else "",
        "options": listed,
        "waiting": words("waiting-for", names="Boris"),
        "status": (("round", words("round", number="1")), ("date", "May, 12")),
        "forbidden": {"blue": Reason("DP-ACT-10", "An action that cannot be carried out is not offered.")},
        "things": {"blue": ThingInfo("Vasilievsky Island (blue)")},
        "places": lambda: (Place("Regions", (Line("Petrograd Side: red 3, white 1"), Line("Admiralty: empty"))),),
        "log": tuple(log),
        "rooms": (
            Room(
                "", "", lines=(ChatLine(1, HOSTILE, HOSTILE, 1), ChatLine(2, "Anna", "Well played.", 0, True, "20:14"))
            ),
        ),
        "rules_here": (
            RuleInfo("DP-ACT-05", "Step 1: the active player chooses one card from the hand.", "6. Action phase"),
        ),
        "can_undo": True,
        "commitment": "5f" * 32,
    }
    return PlayContext(**(facts | more))


def waiting(language: str = "en") -> PlayContext:
    awaited = tell.awaited({"step": "Turn"}, Words(language, "dual_powers"))
    return play(language, question="", awaited=awaited, options=(), seats=seats(1), can_undo=False, can_ask_undo=True)


def trading(language: str = "en") -> PlayContext:
    """What Dual Powers does not have: deals, private rooms, a request to undo."""
    asked = OfferInfo(
        301, HOSTILE, "You give $ 2,000.", HOSTILE, answers=("accept:301", "refuse:301"), seat=1, mirror="{}"
    )
    own = OfferInfo(302, "Anna", "You give $ 500.", mine=True, answers=("withdraw:302",), waiting=("Boris",))
    lines = (
        DealLine("1-0", "offered", "Anna offers:", "You give $ 500.", own=True),
        DealLine("1-1", "refused", HOSTILE, text=HOSTILE),
        DealLine("1-2", "offered", "Boris offers:", asked.terms, HOSTILE, offer=asked),
        DealLine("1-3", "offered", "You offer:", own.terms, own=True, offer=own),
    )
    promises = (
        PromiseInfo(7, HOSTILE, "standing", (0, 1), ("kept:7", "broken:7")),
        PromiseInfo(8, "Boris will not attack you before the round is over", "broken", (1, 0)),
    )
    waiting = (WaitingInfo(9, 1, "You give $ 1.", HOSTILE), WaitingInfo(10, 1, "You give $ 2.", "", True, "X-1"))
    goods = (Good("cash", "", "$", 5000, 0), Good("token", "lawyer_1", "Lawyer", 0, 1), Good("cash", "", "$", 0, 1))
    rooms = (Room("", ""), Room("r1", "Anna, Boris", (0, 1), (ChatLine(3, "Boris", "Between us.", 1),)))
    return play(
        language,
        deals=Deals(goods=lambda: goods, threads={1: lines}, promises=promises, waiting=waiting, peace=True),
        rooms=rooms,
        may_talk_secretly=True,
        undo_request=UndoRequest("Boris"),
        can_undo=False,
    )


def refused(language: str = "en") -> PlayContext:
    return play(
        language, frame=frame(language, flash=Flash("Rule DP-ACT-05 does not allow that", "error", "DP-ACT-05"))
    )


def curtain(language: str = "en") -> CurtainContext:
    return CurtainContext(frame(language), "k7", GAME, seats()[0], seats())


def result(language: str = "en") -> ResultContext:
    words = Words(language, GAME)
    drawings = face(GAME).pictures(match().view(0), words)
    lead = [((n * 7) % 11 - 5) / 36 for n in range(0, 90, 3)]
    return ResultContext(
        frame=frame(language),
        table="k7",
        game=GAME,
        seat=0,
        seats=seats(None),
        headline=words("result-you-won"),
        outcome=("The marker has reached the end of the track.",),
        winners=(0,),
        scores=(
            ScoreLine("Unrest", ("7", "4"), rule="DP-SCORE-01"),
            ScoreLine("Objectives", ("9", "6")),
            ScoreLine("Sum", ("16", "10"), total=True),
        ),
        curve=tuple((3 * n, (0.5 + x, 0.5 - x)) for n, x in enumerate(lead)),
        turning=(TurningPoint(30, "Lenin arrives on the Vyborg Side."), TurningPoint(63, "The blockade moves.")),
        choices=90,
        commitment="5f" * 32,
        secret="a7" * 32,
        board=drawings["board"],
        areas=(drawings["red"], drawings["white"]),
        by_round=(
            RoundLine("Round 1", ("3", "−3"), (0.6, 0.0), 41),
            RoundLine("Round 2", ("5", "−5"), (1.0, 0.0), 90),
        ),
        can_rematch=True,
        can_share=True,
    )


def replay(language: str = "en") -> ReplayContext:
    drawings = face(GAME).pictures(match().view(None), Words(language, GAME))
    return ReplayContext(
        frame=frame(language),
        table="k7",
        game=GAME,
        seats=seats(None),
        n=30,
        of=90,
        eyes="open",
        may=("open", "public", "0", "1"),
        board=drawings["board"],
        lines=(LogLine(30, "Anna plays Petrograd-2."),),
        status=(("round", "Round 1"),),
        areas=(drawings["red"], drawings["white"]),
        rounds=((0, "Round 1"), (41, "Round 2")),
        can_branch=True,
    )


def account(language: str = "en") -> AccountContext:
    return AccountContext(frame(language))


def notice(language: str = "en") -> NoticeContext:
    channels = (
        ChannelInfo("1", "mail", "anna@club.example", confirmed=False),
        ChannelInfo("2", "push", "<script>alert(1)</script>", error="http-503"),
        ChannelInfo("3", "json", "hooks.example", off=True, error="http-404", secret="whsec_x"),
        ChannelInfo("4", "slack", "hooks.example", off=True, error="stopped"),
    )
    return NoticeContext(frame(language, account="anna"), channels, "deadlines", mail=True, push_key="key")


def table_notice(language: str = "en") -> TableNoticeContext:
    return TableNoticeContext(frame(language), "table1", "dual_powers", "all", channels=False)


def link(language: str, purpose: Literal["forgot", "reset", "stop"]) -> LinkContext:
    return LinkContext(frame(language), purpose, "/account/forgot", "anna@club.example", error="no")


def member(language: str = "en") -> AccountContext:
    return AccountContext(frame(language, account="anna"), front().own)


def rules(language: str = "en") -> RulesContext:
    from consigliere.engine.ledger import load_ledger

    ledger = load_ledger(f"consigliere.games.{GAME}")
    return RulesContext(
        frame(language), GAME, tuple(RuleInfo(*rule[:3]) for rule in ledger.values() if not rule.internal)
    )


def message(language: str = "en") -> MessageContext:
    return MessageContext(frame(language), 404)


def letters(language: str = "en") -> LettersContext:
    rows = (LetterInfo("Thursday?", "9:30", own=True), LetterInfo(f"Yes.\n\n{HOSTILE}", "10:00", own=False, new=True))
    return LettersContext(frame(language, account="anna"), HOSTILE[:24], rows, writes=True, text=HOSTILE)
