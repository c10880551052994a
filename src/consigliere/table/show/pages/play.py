"""A running table: the question on top, the board, the hand, the seats and the rail.

The board is already drawn. This module only adds marks: what may be chosen (`data-legal`), what is forbidden with a
reason (`data-why`), what changed since the reader's last move (`data-new`). So the marks work without script too, and
morphing keeps them.

The page has places with one part each. While it is open, only changed parts are sent (`news.py`). A place is an element
with its part's name in `data-part`, or in `data-drawing` if it has drawings.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from markupsafe import Markup

from consigliere.board.words import Words
from consigliere.drawing import Marks
from consigliere.table.base import clock

from . import html as h
from .advice import advice_place
from .drawing import drawings, drawn, places, shapes
from .frame import (
    Parts,
    cached,
    document,
    icon,
    pattern_of,
    put,
    texts,
    title_of,
)
from .html import Element, Node, markup
from .lesson import coach
from .listing import list_sign, listing, options_beside, place_item
from .play_context import PlayContext
from .question import question
from .rail import RailContext, rail, rail_context, rail_parts, rules_here
from .seat_badges import badge


def play(context: PlayContext, parts: Parts | None = None) -> str:
    """Render the whole page of a running table, from rendered parts if given."""
    frame = context.frame
    words = texts(frame.language, context.game)
    title = title_of(words, context.game)
    data = {
        "data_table": context.table,
        "data_live": f"/t/{context.table}/live",
        "data_now": str(round(1000 * clock.now())),
        "data_title": title,
        "data_move": words("your-move"),
        "data_connecting": words("web-connecting"),
        "data_unsent": words("web-unsent"),
        "data_unsent_form": words("web-unsent-form"),
        "data_new": words("web-log-new"),
        "data_sure_title": words("web-sure-title"),
        "data_not_asked": words("web-not-asked", question="…"),
    }
    return document(
        frame,
        f"{words('your-move')} – {title}" if context.question else title,
        play_main(context, parts),
        game=context.game,
        kind="play",
        scripts=("table",),
        data=data,
        after=[
            # What belongs to the page and not to the table is outside the morphed part.
            h.div("#announce.unseen", role="status", aria_live="polite"),
            h.div("#card", role="tooltip", hidden=True, data_again=words("web-choose-again")),
            _stage_line(words),
            h.p("#herald", aria_hidden="true", hidden=True),
            h.div("#round-sum", role="status", hidden=True),
            h.p("#missed", hidden=True),
            h.p("#offline", role="status", hidden=True)[words("web-connecting")],
            h.p("#seat-kept.note-on-top", role="status", hidden=True)[h.a(href="/account")[words("web-seat-kept")]],
            _help(words),
            context.seat is not None and advice_place(words),
            shapes(context.game),
        ],
    )


def play_main(context: PlayContext, parts: Parts | None = None) -> Element:
    """Render the `<main>` that the browser morphs after every choice, with these parts in it."""
    if parts is None:
        parts = play_parts(context)
    around = PageFrame(
        game=context.game,
        yours=bool(context.question),
        window=context.window,
        closes=context.closes if context.window else 0,
        passes=context.passes,
        seats=len(context.seats),
        areas=len(context.areas) if context.board is not None else None,
        hand=bool(context.hands),
        rail=rail_context(context),
        coached=context.lesson is not None,
        side=next((pattern_of(seat) for seat in context.seats if seat.index == context.seat and seat.livery), None),
    )
    words = texts(context.frame.language, context.game)
    return h.main(
        "#table",
        data_version=str(context.version),
        data_number=str(context.number),
        data_page="play",
        data_eyes="public" if context.seat is None else str(context.seat),
        data_yours="1" if around.yours else None,
    )[_filled(around, words, parts) if parts else _empty(around, words)]


class PageFrame(NamedTuple):
    """Everything the page around its parts depends on. It seldom changes during a game."""

    game: str
    yours: bool
    window: int
    closes: int
    passes: bool
    seats: int
    areas: int | None  # None: nothing is drawn
    hand: bool
    rail: RailContext
    coached: bool = False
    side: str | None = None  # the reader's: a theme may give the bar its colours


@cached(1024)
def _empty(around: PageFrame, words: Words) -> Node:
    return _filled(around, words, {})


def _filled(around: PageFrame, words: Words, parts: Parts) -> Node:
    """Render the places of the page with their parts."""
    window = around.window
    return [
        _heading(title_of(words, around.game)),
        h.section(
            "#question.ask",
            data_part="question",
            data_yours="1" if around.yours else None,
            data_side=around.side,
            data_window=str(window) if window else None,
            data_closes=str(around.closes) if window else None,
            data_missed=words("web-window-missed" if around.passes else "web-time-up") if window else None,
            aria_labelledby="ask-text",
        )[put(parts, "question")],
        h.ol("#seats.seats", data_part="seats", aria_label=words("web-seats"), data_count=str(around.seats))[
            put(parts, "seats")
        ],
        h.section("#board.board", aria_label=words("web-board"))[
            h.div("#viewport", tabindex="0", aria_label=words("web-board-pan"), role="group")[
                places(around.game, around.areas, parts)
                if around.areas is not None
                else h.div("#stage.in-words", data_part="in-words")[put(parts, "in-words")]
            ],
            h.details("#listing.listing")[
                list_sign(words("web-listing")),
                h.div(
                    ".listing-body",
                    data_part=LISTING,
                    tabindex="0",
                    role="region",
                    aria_label=words("web-listing"),
                )[put(parts, LISTING)],
            ],
        ],
        around.hand
        and h.section("#hand.hand", data_drawing="hand", aria_label=words("web-hand"), tabindex="0")[
            put(parts, "hand")
        ],
        rail(around.rail, words, parts),
        around.coached
        and h.section("#coach.coach", data_part="coach", aria_label=words("web-lesson"))[put(parts, "coach")],
        h.div("#facts", hidden=True, data_part="facts")[put(parts, "facts")],
    ]


LISTING, RULES, DEALS = "listing", "rules", "deals"
FOLDABLE_PARTS = frozenset({LISTING, RULES, DEALS})
"""The foldable parts, closed on most pages and then not sent (`live.py`).

These are the board in words, the rules at this step, and the forms for composing offers. A page that may have no script
gets all of them.
"""


def play_parts(context: PlayContext, opened: frozenset[str] = FOLDABLE_PARTS) -> dict[str, Markup]:
    """Render the parts of the page, by name. `opened` are the foldable parts to include."""
    words = texts(context.frame.language, context.game)
    marks = _marks(context)
    parts = {
        "question": markup(question(context, words)),
        "seats": markup([badge(seat, context, words) for seat in context.seats]),
        **rail_parts(context, words, DEALS in opened),
        "facts": _facts(context),
    }
    if LISTING in opened:
        parts[LISTING] = listing(context, words)
    if RULES in opened:
        parts[RULES] = rules_here(context, words)
    if context.board is None:
        parts["in-words"] = markup([place_item(place, *options_beside(place, context)) for place in context.places()])
    else:
        parts.update(drawings(context.board, context.areas, marks))
    if context.lesson is not None:
        parts["coach"] = markup(coach(context.lesson, context.frame, context.table, words))
    if context.hands:
        parts["hand"] = drawn(*context.hands, marks=marks)
    return parts


def _stage_line(words: Words) -> Element:
    """Render the line for the text of a scene. It is not read aloud: the log's news say the same."""
    return h.div("#scene", hidden=True)[
        h.ol("#scene-says", aria_hidden="true"),
        h.button(".tool", type="button", data_scene="end", title=f"{words('web-scene-skip')} (Esc)")[
            icon("last"), h.span(".unseen")[words("web-scene-skip")]
        ],
    ]


@cached(16)
def _heading(title: str) -> Element:
    return h.h1(".unseen")[title]


# --- the question


# --- seats


# --- the board


def _marks(context: PlayContext) -> Marks:
    """Return the marks on things: selectable, forbidden with a reason, changed, or subject of the question."""
    legal: dict[str, dict[str, None]] = {}  # by thing: marks for its options, in order
    for option in (*context.options, *context.extras, *context.far):
        verb = option.text.partition(":")[0]
        legal.setdefault(option.thing, {"legal": None}).update({f"can-{verb}": None} if verb.isidentifier() else {})
    useful = {option.thing for option in (*context.options, *context.extras, *context.far) if not option.sure}
    for thing, found in legal.items():
        if thing and thing not in useful:
            found["costs"] = None
    changed = {thing for row in context.log for line in row if line.new and not line.own for thing in line.things}
    changed -= {thing for hand in context.hands for thing in hand.things}  # others have played an equal card
    marks: dict[str, tuple[str, ...]] = dict.fromkeys(context.forbidden, ("why",))
    marks.update(dict.fromkeys([one for option in context.options for one in option.sources], ("from",)))
    marks.update({thing: tuple(found) for thing, found in legal.items()})
    marks.update({thing: (*marks.get(thing, ()), "new") for thing in changed})
    if context.options:
        facts = context.view.get("facts", {}).values()
        about = [thing for fact in facts for thing in (fact if isinstance(fact, list) else [fact])]
        marks.update({thing: (*marks.get(thing, ()), "about") for thing in about if isinstance(thing, str)})
    return marks


def _facts(context: PlayContext) -> Markup:
    """Return data for the card next to a piece: names of things that do not show them, and reasons for forbidden
    ones."""
    found: dict[str, dict[str, str]] = {}
    drawn = (context.board, *context.areas, *context.hands)
    mute = {thing for picture in drawn if picture is not None for thing in picture.unlabelled_things}
    for thing, info in context.things.items():
        told = {"name": info.name if thing in mute else "", "state": info.state, "rule": info.rule}
        if any(told.values()):
            found[thing] = {kind: text for kind, text in told.items() if text}
    for thing, reason in context.forbidden.items():
        found.setdefault(thing, {})["why"] = reason.line.replace("*", "").replace("`", "")
        found[thing]["rule"] = reason.rule
    text = msgspec.json.encode(found).decode()
    return Markup(text.replace("&", "&amp;").replace("<", "&lt;"))  # between tags, quotes need no escape


def _help(words: Words) -> Element:
    """Render the card with the keyboard shortcuts."""
    keys = [
        ("← →", words("web-key-walk")),
        ("Enter", words("web-key-take")),
        ("U", words("web-key-undo")),
        ("I", words("web-hints")),
        ("H", words("web-key-advice")),
        ("?", words("web-key-rules")),
        ("L", words("web-key-list")),
        ("+ − 0", words("web-key-zoom")),
        (words("web-key-space"), words("web-key-beat")),
        ("Esc", words("web-key-close")),
    ]
    return h.dialog("#keys", aria_label=words("web-keys"))[
        h.h2[words("web-keys")],
        h.dl(".pairs")[[(h.dt[h.kbd[key]], h.dd[text]) for key, text in keys]],
        h.form(method="dialog")[h.button(".button", type="submit")[words("web-close")]],
    ]
