"""The page of tables: those that wait for the reader, free seats, games to watch, finished games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from consigliere.board.words import Words
from consigliere.games.editions import base_of
from consigliere.table.base.names import letters_page

from . import html as h
from .context import Frame, TableCard
from .frame import document, empty, flash, icon, poster, seat_mark, short_title, texts, title_of
from .front import table_row
from .html import Element, Node, spelled
from .over_days import AT_ZERO

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
    letters: tuple[tuple[str, int], ...] = ()  # who has written to the reader, and how many letters are new


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
        bool(context.letters)
        and h.ul(".club-others.club-letters", aria_label=words("web-letters-unread"))[
            h.li[words("web-letters-unread")], [h.li[_letter(name, count, words)] for name, count in context.letters]
        ],
        bool(context.others)
        and h.ul(".club-others", aria_label=words("web-club-others"))[
            h.li[words("web-club-others")], [h.li[_chip(table, words)] for table in context.others]
        ],
        h.div(".club-lists")[h.div[_seats(context, words)], h.div[_games(context, words)]],
    ]
    return document(frame, words("web-club"), content, kind="page")


def _seats(context: ClubContext, words: Words) -> Node:
    invited = [_invited(one, name, words) for one, name in context.invited]
    free = [_free(one, words) for one in context.free]
    return [
        bool(invited) and _list("invited", invited, words("web-invitations")),
        _list("free", free, words("web-club-free"), words("web-open-none")),
    ]


def _games(context: ClubContext, words: Words) -> Node:
    watch = [_watched(one, words) for one in context.watch]
    finished = [_past(one, words) for one in context.finished]
    return [
        _list("watch", watch, words("web-club-watch"), words("web-club-watch-none")),
        bool(finished) and _list("finished", finished, words("web-club-finished")),
    ]


def _card(table: TableCard, words: Words) -> Element:
    return h.li(".club-card", data_game=base_of(table.game), data_low="1" if table.low else None)[
        h.div(".club-art", aria_hidden="true")[
            h.img(src=f"/t/{table.id}/board.svg", alt="", width="480", height="240", loading="lazy")
        ],
        h.div(".club-what")[
            h.h2[h.a(href=f"/t/{table.id}")[short_title(words, table.game)]],
            h.p(".club-lately")[table.standing, bool(table.standing and table.lately) and ". ", spelled(table.lately)],
            h.p(".club-people")[[seat_mark(seat) for seat in table.people], h.span[spelled(", ".join(table.names))]],
            h.div(".club-play")[
                h.span[
                    bool(table.left) and h.span(".club-left")[h.strong[table.left], _bar(table.share)],
                    h.small[_pace(table, words, short=True)],
                ],
                h.a(".button.primary", href=f"/t/{table.id}", aria_label=_play_label(table, words))[
                    words("web-club-play")
                ],
            ],
        ],
    ]


def _play_label(table: TableCard, words: Words) -> str:
    return f"{words('web-club-play')}: {title_of(words, table.game)}"


def _chip(table: TableCard, words: Words) -> Element:
    sign, said = "people", words("web-club-taken", taken=table.taken, seats=str(table.seats))
    if table.state != "open":
        sign, said = "moon" if table.asleep else "clock", table.waiting
        if table.late:
            said = f"{table.waiting}: {table.theirs}"
        elif table.theirs and table.waiting:
            one = "has" if not table.asleep else "sleeps" if table.wakes else "away"
            how = "have" if table.several else one
            said = words(f"web-club-{how}", name=table.waiting, left=table.theirs, hour=table.wakes)
    return h.a(href=f"/t/{table.id}")[icon(sign), h.b[short_title(words, table.game)], h.span[spelled(said)]]


def _letter(name: str, count: int, words: Words) -> Element:
    new = words("web-letters-new", count=count)
    return h.a(href=letters_page(name))[icon("send"), h.b[spelled(name)], h.span[new]]


def _bar(share: float) -> Element:
    """Render how much of a clock is left."""
    return h.svg(".bar", viewBox="0 0 100 6", preserveAspectRatio="none", aria_hidden="true")[
        Element("rect")(".bar-ground", width="100", height="6"), Element("rect")(width=f"{100 * share:.1f}", height="6")
    ]


def _pace(table: TableCard, words: Words, short: bool = False) -> str:
    """Return the pace of a table with what was agreed about time; in short with what is least usual of it."""
    if not table.speed:
        return words("web-speed-tonight")
    zero, nights = words(f"web-club-zero-{table.zero}"), words("web-club-nights") if table.nights else ""
    agreed = [nights, zero] if not short else [nights or zero] if table.zero == AT_ZERO[0] else [zero]
    return ", ".join([words(f"web-club-pace-{table.speed}"), *filter(None, agreed)])


def _list(name: str, rows: list[Element], title: str, nothing: str = "") -> Element:
    return h.section(aria_labelledby=f"{name}-title")[
        h.h2(f"#{name}-title")[title],
        h.ul(".club-rows")[rows] if rows else empty(nothing),
    ]


def _free(table: TableCard, words: Words) -> Element:
    """Render a table with a free seat: how many there are, and what was agreed."""
    game, names = short_title(words, table.game), ", ".join(table.names)
    if table.vacant:
        head = words("web-club-vacant", game=game)
        return _line(table, head, [spelled(names), words("web-club-vacant-hint")], words, "web-club-do-look")
    head = words("web-club-seats", game=game, free=table.seats - table.taken, seats=str(table.seats))
    host = bool(table.names) and spelled(names)
    asks = bool(table.steady) and words("web-club-steady")
    rated = bool(table.rated) and words("web-new-rated")
    marks: list[Node] = [_pace(table, words), host, rated, asks]
    return _line(table, head, marks, words, "web-sit-down")


def _watched(table: TableCard, words: Words) -> Element:
    head = [short_title(words, table.game), ": ", spelled(", ".join(table.names))]
    marks = [table.standing, _pace(table, words), bool(table.rated) and words("web-new-rated")]
    return _line(table, head, marks, words, "web-club-do-watch")


def _past(table: TableCard, words: Words) -> Element:
    head = [short_title(words, table.game), ": ", table.outcome]
    marks = [table.day, spelled(", ".join(table.names)), bool(table.rated) and words("web-new-rated")]
    return _line(table, head, marks, words, "web-club-look")


def _invited(table: TableCard, name: str, words: Words) -> Element:
    head = [short_title(words, table.game), ": ", spelled(words("web-invited-by", name=name))]
    seats = words("web-club-taken", taken=table.taken, seats=str(table.seats))
    return _line(table, head, [_pace(table, words), seats], words, "web-sit-down")


def _line(table: TableCard, head: Node, marks: Sequence[Node], words: Words, label: str) -> Element:
    told = [one for one in marks if one]
    return h.li[
        poster(table.game, 44, 44),
        h.span(".table-what")[h.strong[head], h.span[[(bool(n) and " · ", one) for n, one in enumerate(told)]]],
        h.a(".button.small", href=f"/t/{table.id}")[words(label)],
    ]
