"""The frame of every page: the document, its head and foot, and the small parts that all pages share.

Nothing here depends on a game. A game contributes its name in `data-game` (the themes of the faces), its poster, and
the livery of its sides. There is no inline script or style, so the strictest Content-Security-Policy holds.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache, wraps
from sys import getsizeof
from typing import ParamSpec

from markupsafe import Markup

from consigliere.board.words import LANGUAGES, Words, words_for
from consigliere.board.words import title_of as called
from consigliere.drawing import sized_lru_cache
from consigliere.games import titles
from consigliere.games.editions import base_of, is_edition

from . import html as h
from .context import Flash, Frame, SeatInfo
from .files import address
from .html import Element, Node, markup, spelled
from .play_context import LogLine
from .sheets import ALL
from .terms import glossed, glossed_in_link, unbroken

EMBLEMS = ("star", "column", "anchor", "key", "rose", "bell", "wheel", "crown")
"""The emblems that mark seats besides colour and pattern, in the order of the seats."""

Given = ParamSpec("Given")

_MARKS = re.compile(r"(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`[^`]+`)")


@cache
def texts(language: str, game: str = "") -> Words:
    """Return the texts of a page: the frame's, with a game's own."""
    return words_for(language, game) if game else Words(language)


def title_of(words: Words, game: str) -> str:
    """Return the name of a game in the reader's language."""
    return called(game, words.language)


def short_title(words: Words, game: str) -> str:
    """Return the name by which people call a game: the shorter half of "Sons of Anarchy: Men of Mayhem"."""
    title = title_of(words, game)
    main, colon, rest = title.partition(": ")
    return min(main, rest, key=len) if colon and not is_edition(game) else title


def poster(game: str, width: int, height: int) -> Element:
    """Render a game's poster as decoration: its title is next to it."""
    return h.img(src=address(f"/poster/{base_of(game)}.svg"), alt="", width=str(width), height=str(height))


ICONS = "/static/icons.svg"
ARGUMENTS = 500  # bytes of the objects from which a part of a page is rendered, besides their texts


def _size_of_part(part: Markup) -> int:
    """Estimate the bytes of a part of a page and of its arguments, which take about as much again."""
    return ARGUMENTS + 2 * getsizeof(part)


def cached(most: int) -> Callable[[Callable[Given, Node]], Callable[Given, Markup]]:
    """Cache a part of a page by its arguments, up to so many entries and bytes.

    A table's page is rendered after every choice and for every reader, and most of it stays the same. The arguments
    must be everything the part depends on. So no part takes a context, and readers share only what is equal.
    """

    def keeping(make: Callable[Given, Node]) -> Callable[Given, Markup]:
        @wraps(make)
        def made(*args: Given.args, **kwargs: Given.kwargs) -> Markup:
            return markup(make(*args, **kwargs))

        return sized_lru_cache(most, _size_of_part)(made)

    return keeping


Parts = Mapping[str, Markup]
"""The parts of a page, by name. An empty mapping renders the page around them."""


def put(parts: Parts, name: str) -> Markup:
    """Return the part of a page with this name, or nothing."""
    return parts.get(name, Markup())


# --- small parts


@cached(64)
def icon(name: str) -> Element:
    """Render an icon of the frame. It is always next to or inside something that has a name."""
    return h.svg(".icon", aria_hidden="true")[_use(name)]


@cached(256)
def emblem(name: str, game: str = "") -> Element:
    """Render an emblem of the frame, or one of a game's own."""
    return h.svg(".emblem", aria_hidden="true")[_use(name, f"/emblems/{base_of(game)}.svg" if game else ICONS)]


def _use(name: str, sheet: str = ICONS) -> Element:
    return Element("use")(href=f"{address(sheet)}#{name}")


@cached(4096)
def hidden(name: str, value: str | int) -> Node:
    """Render a hidden field of a form."""
    return h.input(type="hidden", name=name, value=str(value))


def csrf(frame: Frame) -> Markup:
    """Render the hidden field with the token of the page."""
    return hidden("csrf", frame.csrf)


def act(
    frame: Frame, action: str, label: Node, /, style: str = "", title: str | None = None, **fields: str | int
) -> Markup:
    """Render a form with a single button."""
    sent = (csrf(frame), *(hidden(name, value) for name, value in fields.items()))
    return _act(sent, action, markup(label), style, title)


def sure(frame: Frame, action: str, words: Words, label: str) -> Element:
    """Render a button that asks for confirmation before an action that cannot be undone."""
    return h.details(".sure", id=f"sure-{label}")[
        h.summary(".button.quiet")[words(label)],
        h.div(".sure-ask")[
            h.p[words(f"{label}-sure")],
            act(frame, action, words(f"{label}-yes"), ".danger"),
        ],
    ]


@cached(1024)
def _act(sent: tuple[Markup, ...], action: str, label: Markup, style: str, title: str | None) -> Element:
    return h.form(".act", method="post", action=action)[
        sent, h.button(f".button{style}", type="submit", title=title)[label]
    ]


def pattern_of(seat: SeatInfo) -> str:
    """Return the pattern of a seat's side, or a hat before it has one. Without sides, the seat's number decides."""
    worn = seat.livery
    name = (worn.pattern or worn.emblem) if worn is not None else ""
    return name if name in (*EMBLEMS, "mark") else EMBLEMS[seat.index % len(EMBLEMS)]


def bot_level(seat: SeatInfo, words: Words) -> str:
    """Return the level of the bot at a seat, or "" for a person."""
    if seat.kind != "bot":
        return ""
    message = f"bot-{seat.level}"
    return words(message) if words.has(message) else words("web-bot")


def seat_mark(seat: SeatInfo) -> Markup:
    """Render colour, pattern and emblem of a seat as one mark. The emblem may be one of its game's own."""
    side, worn = pattern_of(seat), seat.livery
    if seat.kind == "empty":
        return _mark(seat.index, side, "empty", "")
    if worn is None or worn.emblem in (*EMBLEMS, "mark"):
        return _mark(seat.index, side, side, "")
    return _mark(seat.index, side, worn.emblem, seat.game)


@cached(256)
def _mark(seat: int, side: str, sign: str, game: str) -> Element:
    return h.span(".mark", data_seat=str(seat), data_side=side, aria_hidden="true")[emblem(sign, game)]


def flash(message: Flash | None, words: Words, game: str = "") -> Node:
    """Render the message after the reader's action, with a link to the rule that refused it."""
    if message is None:
        return None
    rule = message.rule and game and h.a(".rule", href=f"/rules/{game}#{message.rule}")[message.rule]
    return h.p(".flash", data_kind=message.kind, role="alert" if message.kind == "error" else "status")[
        h.span[message.text], rule or None
    ]


@cached(1024)
def ledger_text(text: str, words: Words | None = None) -> Node:
    """Render a rule of the ledger: its emphasis and code marks as elements, everything else as text.

    With `words`, the terms of the game's glossary are marked.
    """
    return chapter_text(text, words, set())


def chapter_text(text: str, words: Words | None, seen: set[str]) -> Node:
    """The same for one of several rules that are read together: the terms in `seen` are not marked again."""

    def plain(part: str) -> Node:
        return part if words is None else glossed(part, words, seen)

    return [_marked(part, words, seen) if i % 2 else plain(part) for i, part in enumerate(_MARKS.split(text))]


def _marked(part: str, words: Words | None, seen: set[str]) -> Node:
    if part.startswith("**"):
        return h.strong[chapter_text(part[2:-2], words, seen)]
    return h.code[part[1:-1]] if part.startswith("`") else h.em[chapter_text(part[1:-1], words, seen)]


def line_text(line: LogLine, words: Words | None = None) -> Node:
    """Render a line of the log. Quoted text is written as numeric references.

    With `words`, terms of the glossary are marked; not in what a player wrote.
    """
    if line.quotes:
        return spelled(line.text)
    return unbroken(line.text) if words is None else glossed_in_link(line.text, words)


@cached(256)
def empty(text: str, sign: str = "mark") -> Element:
    """Render an empty place with a text that says what would fill it."""
    return h.div(".empty")[emblem(sign) if sign in {"mark", *EMBLEMS} else icon(sign), h.p[text]]


# --- the document


def document(
    frame: Frame,
    title: str,
    content: Node,
    *,
    game: str = "",
    kind: str = "plain",
    after: Node = None,
    scripts: tuple[str, ...] = (),
    styles: tuple[str, ...] = (),
    data: dict[str, str] | None = None,
    meta: Node = None,
) -> str:
    """Render the whole page.

    `kind` is the page's layout; `styles` are style sheets that only this page needs; `data` are data attributes of
    the body for the scripts; `meta` goes into its head.
    """
    words = texts(frame.language, game)
    sheets = [
        *(["/static/vendor/fonts.css"] if frame.vendor else []),
        f"/faces/{base_of(game) or ALL}.css",
        *(f"/sheets/{sheet}.css" for sheet in (*_bundles(kind), *styles)),
        *([f"/picture/{base_of(game)}.css"] if game else []),
    ]
    page = h.html(lang=frame.language, data_game=base_of(game) or None)[
        h.head[
            h.meta(charset="utf-8"),
            h.title[f"{title} · Consigliere" if title else "Consigliere"],
            h.meta(name="viewport", content="width=device-width, initial-scale=1, viewport-fit=cover"),
            h.meta(name="color-scheme", content="light dark"),
            h.meta(name="referrer", content="same-origin"),
            meta,
            h.link(rel="icon", href=address("/static/favicon.svg"), type="image/svg+xml"),
            h.link(rel="manifest", href=address("/static/app.webmanifest")),
            h.link(rel="apple-touch-icon", href=address("/static/app-180.png")),
            (h.link(rel="stylesheet", href=address(sheet)) for sheet in sheets),
            h.script(src=address("/static/before_paint.js")),
            (h.script(type="module", src=address(f"/static/{script}.js")) for script in (*scripts, "club_bar")),
        ],
        h.body(f".{kind}", data_vendor="1" if frame.vendor else None, data_who=frame.who or None, **(data or {}))[
            h.a(".skip", href="#table")[words("web-skip")],
            club_bar(frame, words),
            head(frame, words, game, kind),
            content,
            not _at_table(kind) and foot(words),
            after,
        ],
    ]
    return f"<!doctype html>{page}"


def _bundles(kind: str) -> tuple[str, ...]:
    """Return the bundles of style sheets that a page needs. A running table is light: it needs only its own."""
    if kind == "play":
        return ("frame", "table")
    return ("frame", "replay", "table") if _at_table(kind) else ("frame", "pages", "table")


def _at_table(kind: str) -> bool:
    """Return whether the board needs the whole page."""
    return kind.split(".", maxsplit=1)[0] == "play"


def club_bar(frame: Frame, words: Words) -> Node:
    """Render what the operator tells everybody, and that all clocks are halted; nothing if there is nothing."""
    if not frame.bar and not frame.halted:
        return None
    return h.aside(".club-bar", aria_label=words("web-club-bar"))[
        frame.halted and h.p[icon("clock"), h.span[words("web-clocks-halted")]], frame.bar and h.p[h.span[frame.bar]]
    ]


def club_bar_text(frame: Frame) -> str:
    """Return the operator's bar for a page that is open already; "" if there is none."""
    return str(markup(club_bar(frame, texts(frame.language))))


def head(frame: Frame, words: Words, game: str, kind: str) -> Element:
    """Render the head of a page. At a running table it is one button with its menu, to leave room for the board."""
    name = frame.account or frame.nickname
    brand = h.a(".brand", href="/")[emblem("mark"), h.span["Consigliere"]]
    playing = _at_table(kind)
    rest = [
        h.span(".head-game")[title_of(words, game)] if game else None,
        h.nav(".head-tools", aria_label=words("web-tools"))[
            kind == "play" and _sound(words),
            playing and kind != "play" and pace(words, "head-link"),
            game and not playing and h.a(".head-link", href=f"/rules/{game}")[icon("book"), h.span[words("web-rules")]],
            game
            and not playing
            and h.a(".head-link.head-box", href=f"/box/{game}")[icon("box"), h.span[words("web-box")]],
            bool(frame.tournament)
            and h.a(".head-link", href=f"/tournaments/{frame.tournament}")[
                icon("list"), h.span[words("web-tournament")]
            ],
            not playing and bool(frame.waiting) and _bell(frame.waiting, words),
            _language(frame, words),
            h.a(".head-link", href="/account")[icon("person"), h.span[name or words("web-account")]],
        ],
    ]
    if not playing:
        return h.header(".head")[brand, not game and _ways(frame.path, words), rest]
    return h.header(".head")[
        h.details("#menu-head.head-menu")[
            h.summary(title=words("web-tools"))[emblem("mark"), h.span(".unseen")[words("web-tools")]],
            h.div(".head-sheet")[brand, rest],
        ]
    ]


WAYS = (
    ("/tables", "board", "web-club"),
    ("/", "box", "web-way-games"),
    ("/puzzles", "bulb", "web-puzzles"),
    ("/people", "people", "web-people"),
)
"""The main pages, with their signs and names."""


def _ways(path: str, words: Words) -> Element:
    """Render the ways to the main pages. A page below one of them counts as being there."""
    here = next((way for way, *_ in WAYS if way != "/" and path.startswith(way)), path)
    return h.nav(".head-ways", aria_label=words("web-ways"))[
        [
            h.a(".head-link", href=way, aria_current="page" if way == here else None)[
                icon(sign), h.span[words(name, count=len(titles()))]
            ]
            for way, sign, name in WAYS
        ]
    ]


def _bell(waiting: int, words: Words) -> Element:
    """Render how many tables wait for the reader."""
    said = words("web-club-waiting", count=waiting)
    return h.a(".head-link.head-bell", href="/tables", title=said)[
        icon("bell"), h.span[str(waiting), h.span(".unseen")[" ", said]]
    ]


def _sound(words: Words) -> Element:
    """Render the sound switch. It is off by default and needs a script."""
    return h.button(
        "#sound.head-link.needs-script",
        type="button",
        aria_pressed="false",
        data_on=words("web-sound-on"),
        data_off=words("web-sound-off"),
    )[icon("mute"), icon("sound"), h.span[words("web-sound-off")]]


PACES = ("step", "slow", "normal", "fast", "off")


@cached(16)
def pace(words: Words, style: str) -> Element:
    """Render the button that steps through the pace of scenes. The browser stores it; the style sheet shows it."""
    return h.button(f"#pace.{style}.needs-script", type="button", title=words("web-pace"))[
        icon("play"),
        h.span(".pips", aria_hidden="true")[[h.i] * 4],
        [h.span(".pace-name", data_pace=one)[words(f"web-pace-{one}")] for one in PACES],
    ]


def _language(frame: Frame, words: Words) -> Element:
    return h.form(".languages", method="post", action="/language", aria_label=words("web-language"))[
        csrf(frame),
        hidden("next", frame.path),
        (
            h.button(
                type="submit",
                name="language",
                value=code,
                lang=code,
                aria_pressed="true" if code == frame.language else "false",
                title=texts(code)("language-name"),
            )[h.span(aria_hidden="true")[code.upper()], h.span(".unseen")[texts(code)("language-name")]]
            for code in LANGUAGES
        ),
    ]


def foot(words: Words) -> Element:
    """Render the foot of every page."""
    return h.footer(".foot")[h.p[words("web-foot", count=len(titles()))]]
