"""The page of tables: those that wait for the reader, free seats, games to watch, finished games."""

from __future__ import annotations

from dataclasses import dataclass

from consigliere.board.words import Words
from consigliere.games.editions import base_of

from . import html as h
from .context import Frame, TableCard
from .frame import document, empty, flash, icon, poster, texts, title_of
from .front import table_row
from .html import Element, Node, spelled

CARDS = 6  # tables that are shown large


@dataclass(frozen=True, slots=True)
class ClubContext:
    """The tables around a reader."""

    frame: Frame
    waiting: tuple[TableCard, ...] = ()  # for the reader
    others: tuple[TableCard, ...] = ()  # where the reader sits and others move, or the lobby waits
    free: tuple[TableCard, ...] = ()  # seats to take
    watch: tuple[TableCard, ...] = ()
    finished: tuple[TableCard, ...] = ()
    invited: tuple[tuple[TableCard, str], ...] = ()  # with the name of the one who invites


def club(context: ClubContext) -> str:
    """Render the page of tables."""
    frame = context.frame
    words = texts(frame.language)
    rest = context.waiting[CARDS:]
    content = h.main("#table.club")[
        h.div(".club-title")[
            h.h1[words("web-club-waiting", count=len(context.waiting))],
            h.span(".club-do")[
                h.a(".button", href="/tournaments")[icon("list"), h.span[words("web-tournaments")]],
                h.a(".button.primary", href="/")[icon("plus"), h.span[words("web-open-table")]],
            ],
        ],
        flash(frame.flash, words),
        bool(context.waiting) and h.ul(".club-cards")[[_card(table, words) for table in context.waiting[:CARDS]]],
        bool(rest) and h.ul(".table-list")[[table_row(one, words) for one in rest]],
        bool(context.others)
        and h.ul(".club-others", aria_label=words("web-club-others"))[
            h.li[words("web-club-others")], [h.li[_chip(table, words)] for table in context.others]
        ],
        h.div(".club-lists")[h.div[_seats(context, words)], h.div[_games(context, words)]],
    ]
    return document(frame, words("web-club"), content, kind="page")


def _seats(context: ClubContext, words: Words) -> Node:
    invited = [_invited(one, name, words) for one, name in context.invited]
    free = [_row(one, words, "web-sit-down") for one in context.free]
    return [
        bool(invited) and _list("invited", invited, words("web-invitations")),
        _list("free", free, words("web-club-free"), words("web-open-none")),
    ]


def _games(context: ClubContext, words: Words) -> Node:
    watch = [_row(one, words, "web-club-do-watch") for one in context.watch]
    finished = [_row(one, words, "web-club-look") for one in context.finished]
    return [
        _list("watch", watch, words("web-club-watch"), words("web-club-watch-none")),
        bool(finished) and _list("finished", finished, words("web-club-finished")),
    ]


def _card(table: TableCard, words: Words) -> Element:
    return h.li(".club-card", data_game=base_of(table.game), data_low="1" if table.low else None)[
        h.div(".club-art", aria_hidden="true")[poster(table.game, 480, 640)],
        h.div(".club-what")[
            h.h2[title_of(words, table.game)],
            bool(table.standing) and h.p[table.standing],
            h.p(".hint")[spelled(", ".join(table.names))],
            h.div(".club-play")[
                h.span[
                    bool(table.left) and h.span(".club-left")[h.strong[table.left], _bar(table.share)],
                    h.small[_pace(table, words)],
                ],
                h.a(".button.primary", href=f"/t/{table.id}")[words("web-club-play")],
            ],
        ],
    ]


def _chip(table: TableCard, words: Words) -> Element:
    if table.state == "open":
        sign, said = "people", words("web-club-taken", taken=table.taken, seats=str(table.seats))
    else:
        sign = "moon" if table.asleep else "clock"
        said = " · ".join([one for one in (table.waiting, table.theirs) if one])
    return h.a(href=f"/t/{table.id}")[icon(sign), h.b[title_of(words, table.game)], h.span[spelled(said)]]


def _bar(share: float) -> Element:
    """Render how much of a clock is left."""
    return h.svg(".bar", viewBox="0 0 100 6", preserveAspectRatio="none", aria_hidden="true")[
        Element("rect")(".bar-ground", width="100", height="6"), Element("rect")(width=f"{100 * share:.1f}", height="6")
    ]


def _pace(table: TableCard, words: Words) -> str:
    """Return the pace of a table with what it means."""
    speed = table.speed or "tonight"
    return (
        f"{words(f'web-speed-{speed}')}: {words(f'web-speed-{speed}-hint')}"
        if table.speed
        else words("web-speed-tonight")
    )


def _list(name: str, rows: list[Element], title: str, nothing: str = "") -> Element:
    return h.section(aria_labelledby=f"{name}-title")[
        h.h2(f"#{name}-title")[title],
        h.ul(".club-rows")[rows] if rows else empty(nothing),
    ]


def _row(table: TableCard, words: Words, label: str) -> Element:
    seats = words("web-club-taken", taken=table.taken, seats=str(table.seats)) if table.state == "open" else ""
    marks = [seats, _pace(table, words), words("web-new-rated") if table.rated else "", table.standing]
    return _line(table, spelled(", ".join(table.names)), " · ".join([one for one in marks if one]), words,
                 "web-state-substitute" if table.vacant else label)  # fmt: skip


def _invited(table: TableCard, name: str, words: Words) -> Element:
    return _line(
        table, spelled(words("web-invited-by", name=name)), f"{table.taken}/{table.seats}", words, "web-sit-down"
    )


def _line(table: TableCard, names: Node, marks: str, words: Words, label: str) -> Element:
    return h.li[
        poster(table.game, 44, 44),
        h.span(".table-what")[h.strong[title_of(words, table.game), ": ", names], h.span[marks]],
        h.a(".button.small", href=f"/t/{table.id}")[words(label)],
    ]
