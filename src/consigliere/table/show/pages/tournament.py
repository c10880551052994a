"""The pages of tournaments: the list, the form for a new one, and one tournament with its rounds and standings."""

from __future__ import annotations

from consigliere.board.words import Words
from consigliere.table.base.names import person_page
from consigliere.table.base.seat_clock import TONIGHT

from . import html as h
from .context import NewTableContext
from .frame import act, csrf, document, empty, flash, icon, poster, sure, texts, title_of
from .html import Element, Node, spelled
from .new_table import bot_options, box_choice, decided_by_seats, is_ruling, seat_count, setting_field
from .over_days import agreed, pace_choice
from .tournament_context import (
    DrawnSeat,
    DrawnTable,
    StandingInfo,
    TournamentCard,
    TournamentContext,
    TournamentListContext,
)

ROUNDS = 3  # usual number
FEWEST = 2  # people who can begin


def tournament_list(context: TournamentListContext) -> str:
    """Render all tournaments that the reader finds, and the ways to open one."""
    frame = context.frame
    words = texts(frame.language)
    rows = [_row(card, words) for card in context.cards]
    content = h.main("#table.club.tournaments")[
        h.div(".club-title")[h.h1[words("web-tournaments")]],
        h.p(".lead")[words("web-tournaments-lead")],
        flash(frame.flash, words),
        h.div(".club-lists")[
            h.section(aria_labelledby="tournaments-title")[
                h.h2("#tournaments-title")[words("web-tournaments")],
                h.ul(".club-rows")[rows] if rows else empty(words("web-tournaments-none")),
            ],
            h.section(aria_labelledby="new-title")[
                h.h2("#new-title")[words("web-tournament-new")],
                _games(context, words) if frame.account else _sign_in(words),
            ],
        ],
    ]
    return document(frame, words("web-tournaments"), content, kind="page")


def _sign_in(words: Words) -> Node:
    return [
        h.p(".hint")[words("web-tournament-account")],
        h.p[h.a(".button.primary", href="/account")[words("web-login")]],
    ]


def _games(context: TournamentListContext, words: Words) -> Node:
    return [
        h.p(".hint")[words("web-tournament-which")],
        h.ul(".tournament-games")[
            [
                h.li[h.a(href=f"/tournaments/new/{game.id}")[poster(game.id, 44, 44), h.span[title_of(words, game.id)]]]
                for game in context.games
            ]
        ],
    ]


def _row(card: TournamentCard, words: Words) -> Element:
    marks = [
        title_of(words, card.game),
        words("web-tournament-people", count=card.people),
        words("web-tournament-round-of", round=str(card.round), rounds=str(card.rounds))
        if card.round
        else words("web-tournament-rounds-count", count=card.rounds),
        words(f"web-speed-{card.speed}"),
    ]
    return h.li[
        poster(card.game, 44, 44),
        h.span(".table-what")[
            h.strong[spelled(card.name)],
            h.span[" · ".join(marks)],
        ],
        h.span(".tournament-state", data_state=card.state)[words(f"web-tournament-state-{card.state}")],
        h.a(".button.small", href=f"/tournaments/{card.id}")[words("web-tournament-look")],
    ]


# --- a new one


def new_tournament(context: NewTableContext) -> str:
    """Render the form for a new tournament. It asks for a table as the form for a new table does."""
    frame, game = context.frame, context.game
    words = texts(frame.language, game.id)
    plain = [setting for setting in game.settings if not is_ruling(setting) and not decided_by_seats(setting, game)]
    rulings = [setting for setting in game.settings if is_ruling(setting)]
    content = h.main("#table.new-table.sheet")[
        h.div(".sheet-art")[poster(game.id, 480, 640)],
        h.form(".sheet-body", method="post", action=f"/tournaments/new/{game.id}")[
            csrf(frame),
            h.h1[words("web-tournament-new")],
            h.p(".lead")[title_of(words, game.id)],
            context.error and h.p(".flash", data_kind="error", role="alert")[context.error],
            _format(context, words),
            plain
            and h.fieldset[h.legend[words("web-new-game")], [setting_field(one, context, words) for one in plain]],
            bool(context.boxes) and box_choice(context, words),
            pace_choice(context, words),
            h.fieldset[h.legend[words("web-new-door")], _listed(context, words)],
            rulings
            and h.details(".rulings")[
                h.summary[words("web-new-rulings")],
                h.p(".hint")[words("web-new-rulings-hint")],
                [setting_field(setting, context, words) for setting in rulings],
            ],
            h.div(".sheet-actions")[
                h.button(".button.primary", type="submit")[words("web-tournament-new")],
                h.a(".quiet", href="/tournaments")[words("web-back")],
            ],
        ],
    ]
    title = words("web-tournament-new")
    return document(frame, title, content, game=game.id, kind="page", scripts=("seats", "zone"))


def _format(context: NewTableContext, words: Words) -> Element:
    """Render the fields of the tournament itself."""
    assert context.game.facts is not None
    least, most = context.game.facts.players
    chosen = context.chosen
    seats = chosen.get("seats", str(min(max(2, least, 4), most)))
    name = h.input(name="name", value=chosen.get("name", ""), maxlength="60", required=True)
    count = h.select(name="seats", data_seats="1")[
        [
            h.option(value=str(n), selected=str(n) == seats)[seat_count(n, context.game, words)]
            for n in range(max(2, least), most + 1)
        ]
    ]
    rounds = h.input(
        name="rounds", type="number", min="1", max="12", value=chosen.get("rounds", str(ROUNDS)), required=True
    )
    points = h.input(name="points", value=chosen.get("points", ""), maxlength="60", inputmode="numeric")
    bot = h.select(name="bot")[bot_options(context.bots, chosen.get("bot", "soldier"), "", words)]
    return h.fieldset[
        h.legend[words("web-tournament-form")],
        _field(words("web-tournament-name"), "", name),
        _field(words("web-tournament-seats"), "", count),
        _field(words("web-tournament-rounds"), words("web-tournament-rounds-hint"), rounds),
        _field(words("web-tournament-points"), words("web-tournament-points-hint"), points),
        _field(words("web-tournament-bot"), words("web-tournament-bot-hint"), bot),
    ]


def _field(label: str, hint: str, control: Node) -> Element:
    return h.label(".form-field")[h.span[label, bool(hint) and h.small[hint]], control]


def _listed(context: NewTableContext, words: Words) -> Element:
    return h.label(".switch")[
        h.input(type="checkbox", name="listed", value="1", checked=context.chosen.get("listed") == "1"),
        h.span[words("web-tournament-listed"), h.small[words("web-tournament-listed-hint")]],
    ]


# --- one tournament


def tournament(context: TournamentContext) -> str:
    """Render the page of a tournament."""
    card = context.card
    content = tournament_main(context)
    return document(context.frame, card.name, content, kind="page", scripts=("tournament",))


def tournament_main(context: TournamentContext) -> Element:
    """Render what changes while the page is open."""
    frame, card = context.frame, context.card
    words = texts(frame.language)
    return h.main("#table.tournament", data_version=str(context.version))[
        h.header(".tournament-head")[
            poster(card.game, 72, 96),
            h.div[
                h.h1[spelled(card.name)],
                h.p(".hint")[_facts(context, words)],
                h.p(".hint")[_organiser(card.organiser, words)],
            ],
            h.span(".tournament-state", data_state=card.state)[
                words("web-tournament-round-of", round=str(card.round), rounds=str(card.rounds))
                if card.state == "running"
                else words(f"web-tournament-state-{card.state}")
            ],
        ],
        flash(frame.flash, words),
        _now(context, words),
        h.div(".tournament-parts")[
            h.div[_standings(context, words), _how(context, words)],
            h.div[[_round(number, tables, words) for number, tables in context.rounds] or _agreed(context, words)],
        ],
    ]


def _facts(context: TournamentContext, words: Words) -> str:
    card = context.card
    facts = [
        title_of(words, card.game),
        words("web-tournament-tables-of", seats=card.seats),
        words("web-tournament-rounds-count", count=card.rounds),
        words("web-tournament-points-are", points=" ".join(map(str, context.points))),
        words(f"web-speed-{card.speed}"),
    ]
    return " · ".join(facts)


def _organiser(name: str, words: Words) -> Node:
    if not name:
        return words("web-tournament-by", name=words("web-tournament-organiser-gone"))
    return h.a(".who-link", href=person_page(name))[spelled(words("web-tournament-by", name=name))]


def _now(context: TournamentContext, words: Words) -> Element:
    """Render what the reader can do now."""
    frame, card, base = context.frame, context.card, f"/tournaments/{context.card.id}"
    may_join = card.state == "open" and not context.takes_part
    return h.section(".tournament-now", data_yours="1" if context.own_table else None)[
        bool(context.own_table)
        and [
            h.p[words("web-tournament-yours")],
            h.a(".button.primary", href=f"/t/{context.own_table}")[words("web-tournament-to-table")],
        ],
        may_join and not frame.account and _sign_in(words),
        may_join and bool(frame.account) and act(frame, f"{base}/join", words("web-tournament-join"), ".primary"),
        card.state == "open" and context.takes_part and not context.organises and h.p[words("web-tournament-waits")],
        card.state == "open" and context.organises and _start(context, words),
        card.state == "running"
        and context.organises
        and sure(frame, f"{base}/close/{card.round}", words, "web-tournament-close"),
        card.state == "open"
        and context.takes_part
        and act(frame, f"{base}/leave", words("web-tournament-leave"), ".quiet"),
        card.state == "running"
        and context.takes_part
        and sure(frame, f"{base}/leave", words, "web-tournament-withdraw"),
        card.state in ("open", "running")
        and context.organises
        and sure(frame, f"{base}/cancel", words, "web-tournament-cancel"),
        card.state == "open" and _link(context, words),
    ]


def _start(context: TournamentContext, words: Words) -> Node:
    if context.card.people < FEWEST:
        return h.p(".hint")[words("web-tournament-few")]
    return act(
        context.frame, f"/tournaments/{context.card.id}/start", words("web-tournament-start"),
        "" if not context.takes_part else ".primary",
    )  # fmt: skip


def _link(context: TournamentContext, words: Words) -> Element:
    return h.div(".tournament-link")[
        h.p(".hint")[words("web-tournament-link")],
        h.div(".copy")[
            h.input("#invitation", value=context.link, readonly=True, aria_label=words("web-tournament-link")),
            h.button(".button.needs-script", type="button", data_copy="invitation", data_done=words("web-copied"))[
                icon("copy"), h.span[words("web-copy")]
            ],
        ],
    ]


def _standings(context: TournamentContext, words: Words) -> Element:
    begun = context.card.round > 0
    title = "web-tournament-final" if context.card.state == "over" else "web-tournament-standings"
    if not begun:
        title = "web-tournament-joined"
    return h.section(aria_labelledby="standings-title")[
        h.h2("#standings-title")[words(title)],
        _table(context.standings, words)
        if begun
        else h.ol(".tournament-people")[[h.li[_person(one, words)] for one in context.standings]]
        if context.standings
        else empty(words("web-tournament-joined-none"), "people"),
    ]


def _table(standings: tuple[StandingInfo, ...], words: Words) -> Element:
    columns = ("rank", "name", "points", "opponents", "wins", "games")
    return h.table(".standings")[
        h.thead[h.tr[[h.th(scope="col", data_col=one)[words(f"web-tournament-col-{one}")] for one in columns]]],
        h.tbody[
            [
                h.tr(data_yours="1" if one.yours else None)[
                    h.td(data_col="rank")[str(one.rank)],
                    h.th(scope="row")[_person(one, words)],
                    h.td(data_col="points")[h.strong[one.points]],
                    h.td(data_col="opponents")[one.opponents],
                    h.td(data_col="wins")[str(one.wins)],
                    h.td(data_col="games")[str(one.games)],
                ]
                for one in standings
            ]
        ],
    ]


def _person(one: StandingInfo, words: Words) -> Node:
    if not one.name:
        return h.em[words("web-tournament-gone")]
    return [
        h.a(".who-link", href=person_page(one.name))[spelled(one.name)],
        one.yours and [" ", h.small[words("you")]],
        one.left and [" ", h.small[words("web-tournament-has-left")]],
    ]


def _how(context: TournamentContext, words: Words) -> Element:
    seed = words("web-tournament-seed", seed=context.seed) if context.seed else words("web-tournament-seed-later")
    return h.details("#how.rulings")[
        h.summary[words("web-tournament-how")],
        h.p(".hint")[words("web-tournament-how-seats")],
        h.p(".hint")[words("web-tournament-how-points")],
        h.p(".hint")[words("web-tournament-how-ties")],
        h.p(".hint.tournament-seed")[seed],
        context.card.round > 0 and _agreed(context, words),
    ]


def _agreed(context: TournamentContext, words: Words) -> Node:
    return h.section(".tournament-agreed", aria_label=words("web-lobby-agreed"))[
        h.h2[words("web-lobby-agreed")],
        context.card.speed != TONIGHT and agreed(context.agreed, words),
        h.dl(".pairs")[[(h.dt[name], h.dd[value]) for name, value in context.options]],
    ]


def _round(number: int, tables: tuple[DrawnTable, ...], words: Words) -> Element:
    return h.section(".round", aria_labelledby=f"round-{number}")[
        h.h2(f"#round-{number}")[words("web-tournament-round", round=str(number))],
        h.ul(".round-tables")[[_drawn(table, words) for table in tables]],
    ]


def _drawn(table: DrawnTable, words: Words) -> Element:
    yours = any(seat.yours for seat in table.seats)
    return h.li(".drawn", data_state=table.state, data_yours="1" if yours else None)[
        h.div(".drawn-head")[
            h.strong[words("web-tournament-table", number=str(table.number))],
            h.small[words(f"web-tournament-table-{table.state}")],
            bool(table.table) and h.a(".button.small", href=f"/t/{table.table}")[words("web-tournament-look")],
        ],
        h.ol(".drawn-seats")[[_seat(seat, words) for seat in table.seats]],
    ]


def _seat(seat: DrawnSeat, words: Words) -> Element:
    who: Node = spelled(seat.name) if seat.name else h.em[words("web-tournament-gone")]
    if seat.bot:
        who = [icon("bot"), h.em[words("web-tournament-seat-bot")]]
    told = words("web-tournament-without") if seat.away else seat.points
    return h.li(data_yours="1" if seat.yours else None)[
        h.span(".drawn-who")[who],
        bool(seat.points) and not seat.bot and h.span(".drawn-points")[told],
        h.span(".drawn-place")[f"{seat.place}." if seat.place else ""],
    ]
