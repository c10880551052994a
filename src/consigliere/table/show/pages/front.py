"""The front page and the form for a new table."""

from __future__ import annotations

from consigliere.board.lessons import lessons
from consigliere.board.puzzles import puzzles
from consigliere.board.words import Words
from consigliere.games import titles
from consigliere.games.editions import base_of

from . import html as h
from .context import FrontContext, GameCard, TableCard
from .frame import csrf, document, emblem, empty, flash, hidden, icon, poster, texts, title_of
from .html import Element, Node, spelled
from .levels import quick_levels
from .new_table import USUAL
from .primer import primer_link
from .puzzle import daily_card


def front(context: FrontContext) -> str:
    """Render the front page: the games, current tables, and one click to a new table."""
    frame = context.frame
    words = texts(frame.language)
    content = h.main("#table.front")[
        h.section(".hero")[h.h1[words("web-hero", count=len(titles()))], h.p[words("web-hero-more")]],
        flash(frame.flash, words),
        bool(context.own)
        and h.section(".own-tables", aria_labelledby="own-title")[
            h.h2("#own-title")[words("web-own-tables")], _tables(context.own, words, "")
        ],
        h.section(".posters", aria_label=words("web-games"))[
            [_poster(game, context, texts(frame.language, game.id)) for game in context.games]
        ],
        h.p(".hint.front-bots")[words("web-quick-usual-hint")],
        context.daily is not None and daily_card(context.daily, words),
        h.div(".front-lists")[
            h.section(aria_labelledby="open-title")[
                h.h2("#open-title")[words("web-open-tables")],
                _tables(context.tables, words, words("web-open-none"), watch=True),
            ],
            _import(context, words),
        ],
    ]
    return document(frame, "", content, kind="front-page", styles=("puzzle",))


def _poster(game: GameCard, context: FrontContext, words: Words) -> Element:
    ready = game.facts is not None
    return h.article(
        ".poster", data_game=game.id, data_ready="1" if ready else None, aria_labelledby=f"poster-{game.id}"
    )[
        poster(game.id, 480, 640),
        h.div(".poster-text")[
            not ready and h.p(".stamp")[words("web-coming")],
            h.h2(f"#poster-{game.id}")[_title(words, game.id)],
            words.has("game-pitch") and h.p(".pitch")[words("game-pitch")],
            _facts(game, words),
            ready
            and h.div(".poster-actions")[
                _quick(game, context, words),
                h.a(".button", href=f"/new/{game.id}")[words("web-open-table")],
                bool(lessons(game.id))
                and h.a(".learn.quiet", href=f"/learn/{game.id}")[icon("hat-novice"), h.span[words("web-learn")]],
                bool(puzzles(game.id))
                and h.a(".learn.quiet", href=f"/puzzles/{game.id}")[icon("bulb"), h.span[words("web-puzzles")]],
                primer_link(game.id, words),
            ],
        ],
    ]


def _quick(game: GameCard, context: FrontContext, words: Words) -> Element:
    """Render the button that starts a table against bots, with optional fields for their number and level."""
    least, most = game.players
    return h.form(".quick", method="post", action="/quick")[
        csrf(context.frame),
        hidden("game", game.id),
        not context.own and bool(lessons(game.id)) and hidden("learn", "ask"),
        h.button(".button.primary", type="submit")[words("web-play-now")],
        least < most
        and h.label[
            h.span(".unseen")[words("web-quick-seats")],
            h.select(name="seats")[
                [
                    h.option(value=str(seats), selected=seats == min(max(least, USUAL), most))[
                        words("players-count", count=seats)
                    ]
                    for seats in range(least, most + 1)
                ]
            ],
        ],
        bool(game.first_game)
        and h.label[
            h.span(".unseen")[words("web-quick-kind")],
            h.select(name="first")[
                h.option(value="1", selected=True)[words("web-quick-first")],
                h.option(value="")[words("web-quick-full")],
            ],
        ],
        len(game.bots) > 1 and quick_levels(game.bots, words),
    ]


def _title(words: Words, game: str) -> Node:
    """Render the title with its part before or after the colon in small type, as on a box."""
    main, colon, rest = title_of(words, game).partition(": ")
    if not colon:
        return main
    first = h.span(".title-small")[main] if len(main) > len(rest) else None
    return [first, h.span(".title-big")[rest]] if first else [h.span(".title-big")[main], h.span(".title-small")[rest]]


def _facts(game: GameCard, words: Words) -> Node:
    return h.ul(".facts")[
        h.li[icon("people"), players_text(game.players, words)],
        h.li[icon("clock"), minutes_text(game.minutes, words)],
        words.has("game-kind") and h.li[emblem("mark"), words("game-kind")],
    ]


def players_text(players: tuple[int, int], words: Words) -> str:
    """Return the number of players, worded."""
    least, most = players
    return words("players-count", count=most) if least == most else words("players-range", least=least, most=most)


def minutes_text(minutes: tuple[int, int], words: Words) -> str:
    """Return the duration of a game, worded."""
    least, most = minutes
    return words("minutes-count", count=most) if least == most else words("web-minutes-range", least=least, most=most)


def _tables(tables: tuple[TableCard, ...], words: Words, nothing: str, watch: bool = False) -> Node:
    if not tables:
        return empty(nothing)
    return h.ul(".table-list")[[table_row(table, words, watch) for table in tables]]


def table_row(table: TableCard, words: Words, watch: bool = False) -> Element:
    """Render a table in a list. Running tables of others say that they may be watched."""
    names = ", ".join(table.names) or table.host
    state = words("your-move") if table.your_move else words(f"web-state-{table.state}")
    if watch and table.state == "running":
        state = words("web-state-substitute" if table.vacant else "web-state-watch")
    return h.li[
        h.a(href=f"/t/{table.id}", data_game=base_of(table.game), data_move="1" if table.your_move else None)[
            poster(table.game, 48, 64),
            h.span(".table-what")[
                h.strong[title_of(words, table.game)],
                h.span[spelled(names)],
                bool(table.standing) and h.small[table.standing],
                bool(table.speed) and h.small[words(f"web-club-pace-{table.speed}")],
            ],
            h.span(".table-state")[
                state,
                bool(table.left) and h.small(".table-left")[words("web-time-left", left=table.left)],
                table.state == "open" and h.small[f"{table.taken}/{table.seats}"],
                bool(table.waiting) and h.small[spelled(words("web-waits-for", names=table.waiting))],
                table.state == "running" and h.small[_since(table.since, words)],
            ],
        ]
    ]


def _since(seconds: int, words: Words) -> str:
    """Return a duration in everyday words."""
    for unit, length in (("days", 86400), ("hours", 3600), ("minutes", 60)):
        if seconds >= length:
            return words(f"web-since-{unit}", count=seconds // length)
    return words("web-since-now")


def _import(context: FrontContext, words: Words) -> Element:
    return h.section(".import", aria_labelledby="import-title")[
        h.h2("#import-title")[words("web-import")],
        h.p[words("web-import-hint")],
        h.form(method="post", action="/import", enctype="multipart/form-data")[
            csrf(context.frame),
            h.label[h.span(".unseen")[words("web-import-file")], h.input(type="file", name="file", required=True)],
            h.button(".button", type="submit")[words("web-import-do")],
        ],
    ]


# --- a new table
