"""The form for a new table: the game, who sits, the pace, what was agreed, and beside it what will be opened."""

from __future__ import annotations

import contextlib

from consigliere.board import tell
from consigliere.board.words import Words, box_name
from consigliere.engine import NotUnderstood, Setting
from consigliere.games import find
from consigliere.table.base.seat_clock import HOUR, PACES, TONIGHT
from consigliere.table.play.levels import by_level, without_level

from . import html as h
from .context import GameCard, NewTableContext
from .frame import EMBLEMS, csrf, document, emblem, flash, hidden, icon, poster, short_title, texts, title_of
from .html import Element, Node
from .levels import bot_label
from .over_days import AT_ZERO, at_zero_choice, nights_switch, pace_choice

_HOUR = 3600  # seconds
USUAL = 4  # default number of players, within the game's range
FEW = 4  # settings that are all shown; more of them are behind a button


def new_table(context: NewTableContext) -> str:
    """Render the form for a new table. Every field has a sensible default, so it can be submitted at once."""
    frame, game = context.frame, context.game
    words = texts(frame.language, game.id)
    assert game.facts is not None, "a table can only be opened for a game that is there"
    invited = context.chosen.get("with", "")
    content = h.main("#table.opening")[
        h.form(".opening-form", method="post", action=f"/new/{game.id}")[
            csrf(frame),
            h.div(".opening-parts")[
                h.h1[words("web-new-title")],
                flash(frame.flash, words, game.id),
                context.error and h.p(".flash", data_kind="error", role="alert")[context.error],
                invited
                and [h.p(".flash", data_kind="note")[words("web-new-with", names=invited)], hidden("with", invited)],
                _games(context, words),
                h.p(".opening-rules")[
                    h.a(href=f"/rules/{game.id}")[words("web-rules")],
                    h.a(href=f"/box/{game.id}")[words("web-box")],
                ],
                _seats(context, words),
                pace_choice(context, words),
                h.div(".opening-pair")[
                    h.div[at_zero_choice(context, words), bool(game.windows) and _windows(context, words)],
                    _and(context, words),
                ],
                _settings(context, words),
                bool(context.boxes) and box_choice(context, words),
                _rulings(context, words),
            ],
            _summary(context, words),
        ]
    ]
    return document(
        frame,
        words("web-new-title"),
        content,
        kind="page",
        scripts=("seats", "zone"),
    )


def _games(context: NewTableContext, words: Words) -> Node:
    """Render the games to choose from. Each leads to its own form, for the same people."""
    if len(context.games) < 2:
        return None
    return h.nav(".opening-games", aria_label=words("web-new-game"))[
        h.h2[words("web-new-game")],
        h.ul[
            [
                h.li[
                    h.a(href=f"/new/{name}{context.query}", aria_current="page" if name == context.game.id else None)[
                        poster(name, 240, 320), h.span[short_title(words, name)]
                    ]
                ]
                for name in context.games
            ]
        ],
    ]


def _settings(context: NewTableContext, words: Words) -> Node:
    """Render the settings of the game. Many of them are behind a button: the usual ones are set."""
    game = context.game
    plain = [setting for setting in game.settings if not is_ruling(setting) and not decided_by_seats(setting, game)]
    if not plain:
        return None
    fields = h.div(".opening-settings")[[setting_field(setting, context, words) for setting in plain]]
    if len(plain) <= FEW:
        return h.fieldset[h.legend[words("web-new-options")], fields]
    changed = any(name.startswith("opt-") for name in context.chosen)
    return h.details(".rulings", open=changed)[
        h.summary[words("web-new-options"), " ", h.small[words("web-new-options-usual")]], fields
    ]


def _rulings(context: NewTableContext, words: Words) -> Node:
    rulings = [setting for setting in context.game.settings if is_ruling(setting)]
    return (
        bool(rulings)
        and h.details(".rulings")[
            h.summary[words("web-new-rulings")],
            h.p(".hint")[words("web-new-rulings-hint")],
            h.div(".opening-settings")[[setting_field(setting, context, words) for setting in rulings]],
        ]
    )


def _and(context: NewTableContext, words: Words) -> Element:
    """Render what else is agreed."""
    return h.fieldset(".opening-and")[
        h.legend[words("web-new-and")],
        h.div(".switches")[
            nights_switch(context, words),
            _switch("advice", words("web-new-advice"), words("web-new-advice-hint"), context, usual=True),
            bool(context.frame.account)
            and _switch("rated", words("web-new-rated"), words("web-new-rated-hint"), context),
            _switch("hotseat", words("web-new-hotseat"), words("web-new-hotseat-hint"), context),
            _switch("lot", words("web-new-lot"), words("web-new-lot-hint"), context),
            h.div(".over-days-only")[_switch("steady", words("web-new-steady"), words("web-new-steady-hint"), context)],
            _switch("shared", words("web-new-shared"), words("web-new-shared-hint"), context),
        ],
    ]


def _summary(context: NewTableContext, words: Words) -> Element:
    """Render what the form opens, in sentences. The style sheet shows those that hold."""
    game = context.game
    assert game.facts is not None
    least, most = game.facts.players
    low, high = (str(one) for one in game.facts.minutes)
    seats = context.chosen.get("seats", "")
    seats = seats if seats.isdecimal() and least <= int(seats) <= most else str(min(max(least, USUAL), most))
    return h.aside(".opening-sum", aria_labelledby="opening-sum")[
        h.p(".kicker")[words("web-new-sum")],
        h.h2("#opening-sum")[
            title_of(words, game.id), ": ", h.span(data_sum="seats")[seat_count(int(seats), game, words)]
        ],
        [_pace_sum(speed, words, low, high) for speed in (TONIGHT, *PACES)],
        h.ul[
            h.li[icon("eye"), words("web-new-sum-watch")],
            h.li[icon("lock"), words("web-new-sum-sealed")],
            h.li(data_if="advice")[icon("bulb"), words("web-new-sum-advice")],
            h.li(data_if="rated")[icon("people"), words("web-new-sum-rated")],
            h.li(data_if="lot")[icon("repeat"), words("web-new-sum-lot")],
            h.li(data_if="steady")[icon("clock"), words("web-new-sum-steady")],
            h.li(data_if="hotseat")[icon("person"), words("web-new-hotseat-hint")],
        ],
        h.button(".button.primary.big", type="submit", name="listed", value="1")[words("web-new-open")],
        h.p(".hint")[words("web-new-listed-hint")],
        h.button(".button", type="submit", name="listed", value="0")[words("web-new-open-link")],
    ]


def _pace_sum(speed: str, words: Words, low: str, high: str) -> Element:
    """Render what a pace means, with what happens when time runs out."""
    name = h.b[words(f"web-speed-{speed}"), ". "]
    if speed == TONIGHT:
        return h.p(data_speed=speed)[
            name, words("web-speed-tonight-hint"), " ", words("web-new-sum-minutes", low=low, high=high)
        ]
    pace = PACES[speed]
    figures = {"bank": pace.bank, "increment": pace.increment, "cap": pace.cap}
    return h.p(data_speed=speed)[
        name,
        words(f"web-speed-{speed}-hint"),
        " ",
        words("web-agreed-bank", **{one: str(round(seconds / HOUR)) for one, seconds in figures.items()}),
        " ",
        h.span(data_if="nights")[words("web-agreed-nights"), " "],
        [h.span(data_zero=one)[words(f"web-agreed-{one}")] for one in AT_ZERO],
    ]


def box_choice(context: NewTableContext, words: Words) -> Element:
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


def decided_by_seats(setting: Setting, game: GameCard) -> bool:
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


def is_ruling(setting: Setting) -> bool:
    """Return whether a setting switches a single ruling. Rulings are for experts, so they are listed separately."""
    return set(setting.values) <= {True, False} and "-RULE-" in setting.rule


def setting_field(setting: Setting, context: NewTableContext, words: Words) -> Element:
    """Render the choice of a setting."""
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
    """Render who sits: a tile for each seat, and how many there are."""
    assert context.game.facts is not None
    frame, (least, most) = context.frame, context.game.facts.players
    seats = context.chosen.get("seats", str(min(max(least, USUAL), most)))
    title = find(context.game.id)
    teams = title.teams(most, title.complete_options(most, {})) if least == most else ()
    nickname = context.chosen.get("nickname", frame.nickname)
    return h.fieldset(".opening-seats")[
        h.legend[words("web-new-who")],
        bool(frame.account) and hidden("nickname", nickname or frame.account),
        least == most and hidden("seats", most),
        h.div(".seat-tiles")[
            not frame.account
            and h.label(".seat-tile.asks")[
                h.span[words("web-nickname")],
                h.input(name="nickname", value=nickname, maxlength="24", required=True, autocomplete="nickname"),
            ],
            least != most
            and h.label(".seat-tile.asks")[
                h.span[words("web-new-count")],
                h.select(name="seats", data_seats="1")[
                    [
                        h.option(value=str(n), selected=str(n) == seats)[seat_count(n, context.game, words)]
                        for n in range(least, most + 1)
                    ]
                ],
            ],
            [_seat(i, context, words, teams) for i in range(most)],
        ],
    ]


def seat_count(seats: int, game: GameCard, words: Words) -> str:
    """Return the number of players, and the game variant that it implies."""
    decided = [setting for setting in game.settings if decided_by_seats(setting, game)]
    kinds = [tell.setting_value(s.name, _possible(s, game.id, seats)[0], words) for s in decided]
    return " · ".join([words("players-count", count=seats), *kinds])


def _seat(index: int, context: NewTableContext, words: Words, teams: tuple[tuple[int, ...], ...]) -> Element:
    chosen = context.chosen.get(f"seat-{index}", "me" if index == 0 else "open")
    values = [("me", words("web-seat-me")), ("open", words("web-seat-open"))]
    sign = EMBLEMS[index % len(EMBLEMS)]
    return h.label(".seat-tile", data_seat_row=str(index))[
        h.span(".mark", data_seat=str(index), data_side=sign, aria_hidden="true")[emblem(sign)],
        h.span(".seat-tile-what")[
            h.span[
                words("seat-name", number=str(index + 1)),
                [h.small[words("web-team", number=str(team))] for team, seats in enumerate(teams, 1) if index in seats],
            ],
            h.select(name=f"seat-{index}")[
                [h.option(value=value, selected=value == chosen)[label] for value, label in values],
                bot_options(context.bots, chosen, "bot:", words),
            ],
        ],
    ]


def bot_options(bots: tuple[str, ...], chosen: str, before: str, words: Words) -> Node:
    """Render the options of a list of bots, by level. `before` comes before the name of a bot in the value."""
    return [
        [
            h.optgroup(label=words(f"web-level-{level}"))[
                [
                    h.option(value=f"{before}{bot}", selected=chosen == f"{before}{bot}")[
                        bot_of_level(level, temper, words)
                    ]
                    for temper, bot in names.items()
                ]
            ]
            for level, names in by_level(bots).items()
        ],
        [
            h.option(value=f"{before}{bot}", selected=chosen == f"{before}{bot}")[bot_label(bot, words)]
            for bot in without_level(bots)
        ],
    ]


def bot_of_level(level: str, temper: str, words: Words) -> str:
    """Return the name of a bot in a list: its level, and its temper if it has one."""
    name = words(f"web-level-{level}")
    return f"{name}, {words(f'web-temper-{temper}')}" if temper else name


def _switch(name: str, label: str, hint: str, context: NewTableContext, usual: bool = False) -> Element:
    chosen = context.chosen.get(name) == "1" if set(context.chosen) - {"with"} else usual
    return h.label(".switch")[
        h.input(type="checkbox", name=name, value="1", checked=chosen),
        h.span[label, h.small[hint]],
    ]
