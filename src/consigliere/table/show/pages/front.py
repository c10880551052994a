"""The front page and the form for a new table."""

from __future__ import annotations

import contextlib

from consigliere.board import tell
from consigliere.board.lessons import lessons
from consigliere.board.puzzles import puzzles
from consigliere.board.words import Words, box_name
from consigliere.engine import NotUnderstood, Setting
from consigliere.games import find, titles
from consigliere.games.editions import base_of
from consigliere.table.play.levels import by_level, without_level

from . import html as h
from .context import FrontContext, GameCard, NewTableContext, TableCard
from .frame import csrf, document, emblem, empty, flash, hidden, icon, poster, texts, title_of
from .html import Element, Node, spelled
from .levels import bot_label, quick_levels
from .over_days import pace_choice
from .primer import primer_link
from .puzzle import daily_card

_HOUR = 3600  # seconds
USUAL = 4  # default number of players, within the game's range


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
                bool(table.speed)
                and h.small[words(f"web-speed-{table.speed}"), ": ", words(f"web-speed-{table.speed}-hint")],
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


def new_table(context: NewTableContext) -> str:
    """Render the form for a new table. Every field has a sensible default, so it can be submitted at once."""
    frame, game = context.frame, context.game
    words = texts(frame.language, game.id)
    assert game.facts is not None, "a table can only be opened for a game that is there"
    plain = [setting for setting in game.settings if not _is_ruling(setting) and not _by_seats(setting, game)]
    rulings = [setting for setting in game.settings if _is_ruling(setting)]
    invited = context.chosen.get("with", "")
    content = h.main("#table.new-table.sheet")[
        h.div(".sheet-art")[poster(game.id, 480, 640)],
        h.form(".sheet-body", method="post", action=f"/new/{game.id}")[
            csrf(frame),
            h.h1[words("web-new-title")],
            h.p(".lead")[title_of(words, game.id), " · ", minutes_text(game.facts.minutes, words)],
            flash(frame.flash, words, game.id),
            context.error and h.p(".flash", data_kind="error", role="alert")[context.error],
            invited
            and [h.p(".flash", data_kind="note")[words("web-new-with", names=invited)], hidden("with", invited)],
            h.fieldset[
                h.legend[words("web-new-you")],
                h.label(".form-field")[
                    h.span[words("web-nickname")],
                    h.input(
                        name="nickname",
                        value=context.chosen.get("nickname", frame.nickname),
                        maxlength="24",
                        required=True,
                        autocomplete="nickname",
                    ),
                ],
            ],
            _seats(context, words),
            plain
            and h.fieldset[h.legend[words("web-new-game")], [_setting(setting, context, words) for setting in plain]],
            bool(context.boxes) and _boxes(context, words),
            pace_choice(context, words),
            bool(game.windows) and _windows(context, words),
            h.fieldset[
                h.legend[words("web-new-door")],
                _switch("listed", words("web-new-listed"), words("web-new-listed-hint"), context),
                _switch("hotseat", words("web-new-hotseat"), words("web-new-hotseat-hint"), context),
                _switch("advice", words("web-new-advice"), words("web-new-advice-hint"), context, usual=True),
                bool(frame.account) and _switch("rated", words("web-new-rated"), words("web-new-rated-hint"), context),
                _switch("shared", words("web-new-shared"), words("web-new-shared-hint"), context),
            ],
            rulings
            and h.details(".rulings")[
                h.summary[words("web-new-rulings")],
                h.p(".hint")[words("web-new-rulings-hint")],
                [_setting(setting, context, words) for setting in rulings],
            ],
            h.div(".sheet-actions")[
                h.button(".button.primary", type="submit")[words("web-new-open")],
                h.a(".quiet", href="/")[words("web-back")],
            ],
        ],
    ]
    return document(frame, words("web-new-title"), content, game=game.id, kind="page", scripts=("seats", "zone"))


def _boxes(context: NewTableContext, words: Words) -> Element:
    """Render the choice of components: those of a box, or ours."""
    chosen = context.chosen.get("box", context.boxes[0])
    return h.fieldset[
        h.legend[words("web-box")],
        h.label(".form-field")[
            h.span[words("web-new-box"), h.small[words("web-new-box-hint")]],
            h.select(name="box")[
                [h.option(value=name, selected=name == chosen)[box_name(name)] for name in context.boxes],
                h.option(value=context.game.id, selected=chosen == context.game.id)[words("web-new-box-ours")],
            ],
        ],
    ]


def _windows(context: NewTableContext, words: Words) -> Element:
    """Render the choice of how long hidden windows stay open: short for an evening, long over days."""
    chosen = context.chosen.get("window", "")
    usual = words("web-new-window-usual", length=_length(context.window, words))
    return h.fieldset(".evening")[
        h.legend[words("web-new-windows")],
        h.label(".form-field")[
            h.span[words("web-new-window"), h.small[words("web-new-window-hint")]],
            h.select(name="window")[
                h.option(value="", selected=not chosen)[usual],
                [
                    h.option(value=str(seconds), selected=chosen == str(seconds))[_length(seconds, words)]
                    for seconds in context.game.windows
                ],
            ],
        ],
    ]


def _length(seconds: float, words: Words) -> str:
    """Return how long a window stays open, in words."""
    if not seconds:
        return words("web-new-window-all")
    unit, count = ("seconds", seconds) if seconds < _HOUR else ("hours", seconds / _HOUR)
    return words(f"web-new-window-{unit}", count=int(count) if count == int(count) else count)


def _by_seats(setting: Setting, game: GameCard) -> bool:
    """Return whether the number of seats decides a setting (one seat is the solo game), so that it is not asked."""
    assert game.facts is not None
    least, most = game.facts.players
    return all(len(_possible(setting, game.id, seats)) == 1 for seats in range(least, most + 1))


def _possible(setting: Setting, game: str, seats: int) -> list[str | int | bool]:
    """Return the values of a setting that are possible with so many seats."""
    found: list[str | int | bool] = []
    for value in setting.values:
        with contextlib.suppress(NotUnderstood):
            find(game).complete_options(seats, {setting.name: value})
            found.append(value)
    return found


def _is_ruling(setting: Setting) -> bool:
    """Return whether a setting switches a single ruling. Rulings are for experts, so they are listed separately."""
    return set(setting.values) <= {True, False} and "-RULE-" in setting.rule


def _setting(setting: Setting, context: NewTableContext, words: Words) -> Element:
    usual = find(context.game.id).first_game.get(setting.name, setting.default)
    chosen = context.chosen.get(f"opt-{setting.name}", _value(usual))
    hint = f"setting-{setting.name}-hint"
    name = tell.setting(setting.name, words)
    counts = _counts(setting, context.game)
    if len(setting.values) > 2:
        control: Node = h.select(name=f"opt-{setting.name}")[
            [
                h.option(value=_value(value), selected=_value(value) == chosen)[
                    tell.setting_value(setting.name, value, words)
                ]
                for value in setting.values
            ]
        ]
        return h.label(".form-field", data_for_seats=counts)[
            h.span[name, words.has(hint) and h.small[words(hint)]], control
        ]
    return h.div(".form-field", role="radiogroup", aria_label=name, data_for_seats=counts)[
        h.span[name, words.has(hint) and h.small[words(hint)]],
        h.span(".segments")[
            [
                h.label[
                    h.input(
                        type="radio", name=f"opt-{setting.name}", value=_value(value), checked=_value(value) == chosen
                    ),
                    h.span[tell.setting_value(setting.name, value, words)],
                ]
                for value in setting.values
            ]
        ],
    ]


def _counts(setting: Setting, game: GameCard) -> str | None:
    """Return the player counts for which a setting matters, for the script that hides it otherwise. None: always."""
    assert game.facts is not None
    least, most = game.facts.players
    counts = [n for n in range(least, most + 1) if find(game.id).setting_applies(setting.name, n)]
    return None if len(counts) == most + 1 - least else " ".join(map(str, counts))


def _value(value: str | int | bool) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _seats(context: NewTableContext, words: Words) -> Element:
    assert context.game.facts is not None
    least, most = context.game.facts.players
    seats = context.chosen.get("seats", str(min(max(least, USUAL), most)))
    title = find(context.game.id)
    teams = title.teams(most, title.complete_options(most, {})) if least == most else ()
    return h.fieldset[
        h.legend[words("web-new-seats")],
        least != most
        and h.label(".form-field")[
            h.span[words("web-new-count")],
            h.select(name="seats", data_seats="1")[
                [
                    h.option(value=str(n), selected=str(n) == seats)[_count(n, context.game, words)]
                    for n in range(least, most + 1)
                ]
            ],
        ],
        least == most and hidden("seats", most),
        [_seat(i, context, words, teams) for i in range(most)],
    ]


def _count(seats: int, game: GameCard, words: Words) -> str:
    """Return the number of players, and the game variant that it implies."""
    decided = [setting for setting in game.settings if _by_seats(setting, game)]
    kinds = [tell.setting_value(s.name, _possible(s, game.id, seats)[0], words) for s in decided]
    return " · ".join([words("players-count", count=seats), *kinds])


def _seat(index: int, context: NewTableContext, words: Words, teams: tuple[tuple[int, ...], ...]) -> Element:
    chosen = context.chosen.get(f"seat-{index}", "me" if index == 0 else "open")
    values = [("me", words("web-seat-me")), ("open", words("web-seat-open"))]
    return h.label(".form-field", data_seat_row=str(index))[
        h.span[
            words("seat-name", number=str(index + 1)),
            [h.small[words("web-team", number=str(team))] for team, seats in enumerate(teams, 1) if index in seats],
        ],
        h.select(name=f"seat-{index}")[
            [h.option(value=value, selected=value == chosen)[label] for value, label in values],
            [
                h.optgroup(label=words(f"web-level-{level}"))[
                    [
                        h.option(value=f"bot:{bot}", selected=chosen == f"bot:{bot}")[_bot_label(level, temper, words)]
                        for temper, bot in names.items()
                    ]
                ]
                for level, names in by_level(context.bots).items()
            ],
            [
                h.option(value=f"bot:{bot}", selected=chosen == f"bot:{bot}")[bot_label(bot, words)]
                for bot in without_level(context.bots)
            ],
        ],
    ]


def _bot_label(level: str, temper: str, words: Words) -> str:
    """Return the name of a bot in a list: its level, and its temper if it has one."""
    name = words(f"web-level-{level}")
    return f"{name}, {words(f'web-temper-{temper}')}" if temper else name


def _switch(name: str, label: str, hint: str, context: NewTableContext, usual: bool = False) -> Element:
    chosen = context.chosen.get(name) == "1" if set(context.chosen) - {"with"} else usual
    return h.label(".switch")[
        h.input(type="checkbox", name=name, value="1", checked=chosen),
        h.span[label, h.small[hint]],
    ]
