"""A running table: the question on top, the board, the hand, the seats and the rail.

The board comes drawn; here it is only marked: what may be chosen (`data-legal`), what may not and has a reason
(`data-why`), what changed since the reader's last move (`data-new`). So the marks are there without script too, and
morphing keeps them.

The page has places, each with one part of it in it. While it is open only the parts that change are sent to it
(`news.py`): a place is an element with its part's name in `data-part`, or in `data-drawing` if drawings lie there.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from markupsafe import Markup

from consigliere.board.words import Words
from consigliere.drawing import Line, Marks, Piece, Place
from consigliere.table.base import clock

from . import html as h
from .context import OptionInfo, PlayContext, Reason, SeatInfo, Standing
from .drawing import drawings, drawn, places, shapes
from .frame import (
    Parts,
    act,
    bot_level,
    cached,
    csrf,
    document,
    emblem,
    flash,
    hidden,
    icon,
    ledger_text,
    line_text,
    pattern_of,
    put,
    seat_mark,
    texts,
    title_of,
)
from .html import Element, Node, Woven, markup, spelled
from .rail import Beside, beside, rail, rail_parts, rules_here


def play(context: PlayContext, parts: Parts | None = None) -> str:
    """The whole page of a running table, of its parts where they have been made already."""
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
            # What belongs to the page and not to the table stands outside what is morphed.
            h.div("#announce.unseen", role="status", aria_live="polite"),
            h.div("#card", role="tooltip", hidden=True, data_again=words("web-choose-again")),
            _stage_line(words),
            h.p("#missed", hidden=True),
            h.p("#offline", role="status", hidden=True)[words("web-connecting")],
            h.p("#seat-kept.note-on-top", role="status", hidden=True)[h.a(href="/account")[words("web-seat-kept")]],
            _help(words),
            shapes(context.game),
        ],
    )


def play_main(context: PlayContext, parts: Parts | None = None) -> Element:
    """What changes with every choice: the `<main>` that the browser morphs, with these parts in its places."""
    if parts is None:
        parts = play_parts(context)
    around = Around(
        game=context.game,
        yours=bool(context.question),
        window=context.window,
        closes=context.closes if context.window else 0,
        passes=context.passes,
        seats=len(context.seats),
        areas=len(context.areas) if context.board is not None else None,
        hand=bool(context.hands),
        beside=beside(context),
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


class Around(NamedTuple):
    """All that the page around its parts depends on: while a table is played it is seldom another."""

    game: str
    yours: bool
    window: int
    closes: int
    passes: bool
    seats: int
    areas: int | None  # None: nothing is drawn
    hand: bool
    beside: Beside


@cached(1024)
def _empty(around: Around, words: Words) -> Node:
    return _filled(around, words, {})


def _filled(around: Around, words: Words, parts: Parts) -> Node:
    """The places of the page, with their parts in them."""
    window = around.window
    return [
        _heading(title_of(words, around.game)),
        h.section(
            "#question.ask",
            data_part="question",
            data_yours="1" if around.yours else None,
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
                _list_sign(words("web-listing")),
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
        rail(around.beside, words, parts),
        h.div("#facts", hidden=True, data_part="facts")[put(parts, "facts")],
    ]


LISTING, RULES, DEALS = "listing", "rules", "deals"
FOLDS = frozenset({LISTING, RULES, DEALS})
"""What is closed on most pages, and then not told of (`live.py`): the board in words, the rules at this step, the forms
in which offers are composed. A page that may have no script has all of it."""


def play_parts(context: PlayContext, opened: frozenset[str] = FOLDS) -> dict[str, Markup]:
    """What lies in the places of the page, by name, with so much of what can be opened."""
    words = texts(context.frame.language, context.game)
    marks = _marks(context)
    parts = {
        "question": markup(_question(context, words)),
        "seats": markup([_badge(seat, context, words) for seat in context.seats]),
        **rail_parts(context, words, DEALS in opened),
        "facts": _facts(context),
    }
    if LISTING in opened:
        parts[LISTING] = _listing(context, words)
    if RULES in opened:
        parts[RULES] = rules_here(context, words)
    if context.board is None:
        parts["in-words"] = markup([_place(place, *_beside(place, context)) for place in context.places()])
    else:
        parts.update(drawings(context.board, context.areas, marks))
    if context.hands:
        parts["hand"] = drawn(*context.hands, marks=marks)
    return parts


def _stage_line(words: Words) -> Element:
    """What a scene says while it is played. Whoever does not see it hears the same from the log's news."""
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


def _question(context: PlayContext, words: Words) -> Node:
    yours = bool(context.question)
    if yours:
        kicker, text = words("your-move"), context.question
    elif context.seat is None:
        kicker, text = words("web-watching"), context.waiting or words("waiting-hidden")
    else:
        out = any(seat.out and seat.index == context.seat for seat in context.seats)
        kicker = words("web-you-are-out" if out else "web-not-your-move")
        text = context.waiting or words("waiting-hidden")
    if yours:
        mover = next((seat for seat in context.seats if seat.index == context.seat), None)
    else:
        mover = next((seat for seat in context.seats if seat.to_move), None)
    mark = seat_mark(mover) if mover else emblem("mark")
    return [
        bool(context.log) and _just_now(line_text(context.log[-1][-1])),
        _asked(mark, kicker, context.status, text),
        h.div(".ask-do")[
            flash(context.frame.flash, words, context.game),
            _undo_request(context, words),
            _wishes(context),
            _choices(context, words),
            _wish(context, words),
            not yours and bool(context.awaited) and h.p(".awaited")[context.awaited],
            not yours and context.seat is not None and _hint(_meanwhile(context, words)),
            _standing(context, words),
        ],
        _tools(context, words),
    ]


def _wishes(context: PlayContext) -> Node:
    """What allies would like the reader to answer: it binds nobody. [LF-RULE-58]"""
    suggested = context.team.suggested if context.team is not None else ()
    return bool(suggested) and h.ul(".wishes", role="status")[[h.li[text] for text in suggested]]


def _wish(context: PlayContext, words: Words) -> Node:
    """What an ally decides for the team: the reader sees it, and may say what would be best."""
    team = context.team
    if team is None or not team.asked:
        return None
    return h.form("#wish.wish", method="post", action=f"/t/{context.table}/wish")[
        csrf(context.frame),
        hidden("number", team.number),
        h.p[team.asked],
        [
            h.button(
                ".button.small",
                type="submit",
                name="option",
                value=option.text,
                aria_pressed="true" if option.text == team.mine else "false",
            )[option.label]
            for option in team.options
        ],
        _hint(words("web-wish-hint")),
    ]


@cached(256)
def _just_now(text: Node) -> Element:
    """What happened last: on a phone, where the log is a page of its own, and this leads there."""
    return h.button(".just-now", type="button", data_tab="log")[text]


def _meanwhile(context: PlayContext, words: Words) -> str:
    """What the reader can do while others decide."""
    trades = context.deals is not None and not context.deals.closed
    do = words("web-meanwhile-deals" if trades else "web-meanwhile")
    return f"{words('web-meanwhile-undo')} {do}" if context.can_undo else do


@cached(2048)
def _asked(mark: Markup, kicker: str, facts: tuple[tuple[str, str], ...], text: str) -> Node:
    """Who is asked, and what; where the game stands."""
    return [
        h.div(".ask-who")[mark],
        h.div(".ask-text")[
            h.p(".kicker")[h.span[kicker], [h.span(".status", data_fact=name)[value] for name, value in facts]],
            h.h2("#ask-text", title=text)[text],
        ],
    ]


@cached(64)
def _hint(text: str) -> Element:
    return h.p(".hint")[text]


MOST_IN_BAR, LETTERS_IN_BAR = 5, 72  # choices that stand in the bar itself, and how long they may be together


def _fits(options: tuple[OptionInfo, ...]) -> bool:
    return len(options) <= MOST_IN_BAR and sum(len(option.label) for option in options) <= LETTERS_IN_BAR


def in_bar(options: tuple[OptionInfo, ...]) -> tuple[OptionInfo, ...]:
    """The choices that stand in the bar itself: all if they are few, else what lies nowhere on the board."""
    shown = options if _fits(options) else tuple([option for option in options if not option.thing])
    return shown if _fits(shown) else ()


def _choices(context: PlayContext, words: Words) -> Node:
    """The legal options as buttons: one form, each button one answer.

    What lies on the board is chosen there. Its buttons wait in a list, one key away, unless they are so few that they
    fit into the bar; a list that holds what is nowhere on the board is open from the start.
    """
    options, extras = context.options, context.extras
    if not options and not extras:
        return None
    shown = in_bar(options)
    listed = tuple([option for option in options if option not in shown])
    beside = extras if _fits((*shown, *extras)) else ()
    listed_extras = extras if not beside else ()
    return h.form("#choices.choices", method="post", action=f"/t/{context.table}/play", aria_label=words("choose"))[
        csrf(context.frame),
        hidden("number", context.number),
        [_choice(option) for option in shown],
        [_choice(option, ".extra") for option in beside],
        [option.text for option in options] == ["pass"] and _hint(words("web-only-pass")),
        bool(context.far) and h.div(hidden=True)[[_choice(option) for option in context.far]],
        bool(listed or listed_extras) and _list(context.number, listed, listed_extras, words),
    ]


def _list(number: int, options: tuple[OptionInfo, ...], extras: tuple[OptionInfo, ...], words: Words) -> Element:
    """Choices that have no room in the bar, kind by kind. Named by its question: another one begins as it should."""
    kinds: dict[str, list[OptionInfo]] = {}
    for option in options:
        kinds.setdefault(option.text.partition(":")[0], []).append(option)
    all_drawn = all(option.thing for option in options)
    count = len(options) + len(extras)
    return h.details(f"#more-{number}.more", open=not all_drawn)[
        h.summary(aria_keyshortcuts="c")[
            h.span[words("web-choose-board" if all_drawn and options else "web-choose" if options else "web-anytime")],
            h.span(".count")[str(count)],
        ],
        h.div(".more-list")[
            [h.div(".kind")[[_choice(option) for option in group]] for group in kinds.values()],
            bool(extras) and h.div(".kind")[[_choice(option, ".extra") for option in extras]],
        ],
    ]


@cached(4096)
def _choice(option: OptionInfo, style: str = "") -> Element:
    selector = f".choice{style}" if option.thing else f".choice.bare{style}"
    return h.button(
        selector,
        type="submit",
        name="option",
        value=option.text,
        id=f"option-{option.text}",
        data_for=option.thing or None,
        data_here=option.here or None,
        title=option.hint or None,
    )[option.label]


def _standing(context: PlayContext, words: Words) -> Node:
    """Standing orders for hidden windows: given in a window of the kind, taken back at any time."""
    if not context.standing:
        return None
    return h.details("#standing.standing")[
        h.summary[words("web-standing")], [_order(standing, context, words) for standing in context.standing]
    ]


def _order(standing: Standing, context: PlayContext, words: Words) -> Element:
    orders = [order for order in ("pass", "unless", "") if order != standing.order]
    if not context.may_unless and "unless" in orders:
        orders.remove("unless")
    return h.form(f"#standing-{standing.kind}", method="post", action=f"/t/{context.table}/standing")[
        csrf(context.frame),
        hidden("kind", standing.kind),
        h.span[standing.name, ": ", h.strong[words(f"web-standing-{standing.order or 'ask'}")]],
        [
            h.button(".button.small", type="submit", name="order", value=order)[
                words(f"web-standing-do-{order or 'ask'}")
            ]
            for order in orders
        ],
    ]


def _tools(context: PlayContext, words: Words) -> Element:
    table = context.table
    return h.div(".ask-tools")[
        context.can_undo
        and h.form("#undo.act", method="post", action=f"/t/{table}/undo")[
            csrf(context.frame),
            hidden("number", context.number),
            _undo(words("undo"), f"{words('undo')} (U)", "u"),
        ],
        context.can_reset
        and h.form("#reset.act", method="post", action=f"/t/{table}/undo")[
            csrf(context.frame),
            hidden("number", context.number),
            hidden("turn", 1),
            _reset(words("web-reset")),
        ],
        not context.can_undo
        and context.can_ask_undo
        and context.undo_request is None
        and h.form("#undo.act", method="post", action=f"/t/{table}/undo")[
            csrf(context.frame),
            hidden("number", context.number),
            _undo(words("web-undo-ask"), words("web-undo-ask-hint")),
        ],
        _rules_link(f"/rules/{context.game}{f'#{context.rules_here[0].id}' if context.rules_here else ''}", words),
        _rail_switch(words("web-rail-switch")),
    ]


@cached(16)
def _rail_switch(label: str) -> Element:
    """Closes and opens what stands beside the board; the page remembers it."""
    return h.button(
        ".tool.needs-script", type="button", data_switch="rail", aria_keyshortcuts="r", title=f"{label} (R)"
    )[icon("rail"), h.span[label]]


@cached(16)
def _reset(label: str) -> Element:
    return h.button(".tool", type="submit", title=label)[icon("reset"), h.span[label]]


@cached(64)
def _undo(label: str, title: str, key: str | None = None) -> Element:
    return h.button(".tool", type="submit", aria_keyshortcuts=key, title=title)[icon("undo"), h.span[label]]


@cached(512)
def _rules_link(address: str, words: Words) -> Element:
    return h.a(".tool", href=address, data_tab="rules", aria_keyshortcuts="?", title=f"{words('web-rules')} (?)")[
        icon("book"), h.span[words("web-rules")]
    ]


def _undo_request(context: PlayContext, words: Words) -> Node:
    request = context.undo_request
    if request is None:
        return None
    which = "what" if request.what else "any"
    asks = "web-undo-asked" if request.mine else "web-undo-wants"
    said = spelled(words(asks, name=request.by, which=which, what=request.what))  # the choice may quote somebody
    if request.mine or request.answered or context.seat is None:
        return h.p(".flash", data_kind="note", role="status")[said]
    action = f"/t/{context.table}/undo/answer"
    return h.div(".flash", data_kind="note", role="status")[
        h.span[said],
        act(context.frame, action, words("yes"), ".primary", answer="yes"),
        act(context.frame, action, words("no"), answer="no"),
    ]


# --- seats


def _badge(seat: SeatInfo, context: PlayContext, words: Words) -> Markup:
    return _seat(seat, words, markup(_substitute(seat, context, words)) if context.host else Markup())


@cached(1024)
def _seat(seat: SeatInfo, words: Words, substitute: Markup) -> Element:
    notes = [
        seat.yours and words("you"),
        bot_level(seat, words),
        bool(seat.team) and words("web-team", number=str(seat.team)),
        seat.out and words("web-out"),
        seat.replaced and words("web-replaced"),
        seat.kind == "human" and not seat.connected and words("web-away"),
    ]
    counts = ", ".join(seat.counts)
    return h.li(
        f"#badge-{seat.index}.badge",
        data_seat=str(seat.index),
        data_side=pattern_of(seat),
        data_move="1" if seat.to_move else None,
        data_yours="1" if seat.yours else None,
        data_out="1" if seat.out else None,
    )[
        seat_mark(seat),
        h.span(".badge-who")[
            h.strong[seat.name],
            h.span(".badge-role")[
                bool(seat.role) and h.span[seat.role],
                [h.em[note] for note in notes if note],
                seat.to_move and h.span(".unseen")[words("web-to-move")],
            ],
            bool(counts) and h.span(".badge-counts", title=counts)[_figures(seat.counts)],
        ],
        substitute,
    ]


@cached(2048)
def _figures(counts: tuple[str, ...]) -> Node:
    """A row breaks between figures, never between one and its name."""
    last = len(counts) - 1
    return [[h.span[f"{count},"], " "] if at < last else h.span[count] for at, count in enumerate(counts)]


def _substitute(seat: SeatInfo, context: PlayContext, words: Words) -> Node:
    """The host's buttons: a bot for somebody who is away, and the seat back to who comes again."""
    absent = seat.kind == "human" and not seat.connected and not seat.yours and not seat.replaced
    return [
        absent
        and context.bots
        and act(
            context.frame,
            f"/t/{context.table}/replace",
            [icon("bot"), h.span[words("web-replace")]],
            ".small",
            words("web-replace-hint"),
            seat=seat.index,
            level=context.bots[-1],
        ),
        seat.replaced
        and act(
            context.frame,
            f"/t/{context.table}/restore",
            [icon("person"), h.span[words("web-restore")]],
            ".small",
            words("web-restore"),
            seat=seat.index,
        ),
    ]


# --- the board


def _marks(context: PlayContext) -> Marks:
    """What is to be seen on a thing: it may be chosen, it may not and there is a reason, it has changed, or it is what
    the reader is asked about."""
    legal = {option.thing for option in (*context.options, *context.extras, *context.far)}
    changed = {thing for row in context.log for line in row if line.new and not line.own for thing in line.things}
    changed -= {thing for hand in context.hands for thing in hand.things}  # others have played a card like it
    marks: dict[str, tuple[str, ...]] = dict.fromkeys(context.forbidden, ("why",))
    marks.update(dict.fromkeys(legal, ("legal",)))
    marks.update({thing: (*marks.get(thing, ()), "new") for thing in changed})
    if context.options:
        facts = context.view.get("facts", {}).values()
        about = [thing for fact in facts for thing in (fact if isinstance(fact, list) else [fact])]
        marks.update({thing: (*marks.get(thing, ()), "about") for thing in about if isinstance(thing, str)})
    return marks


def _facts(context: PlayContext) -> Markup:
    """For the card beside a piece: what each thing is that does not say so itself, and for a forbidden one why not."""
    found: dict[str, dict[str, str]] = {}
    drawn = (context.board, *context.areas, *context.hands)
    mute = {thing for picture in drawn if picture is not None for thing in picture.mute}
    for thing, info in context.things.items():
        told = {"name": info.name if thing in mute else "", "state": info.state, "rule": info.rule}
        if any(told.values()):
            found[thing] = {kind: text for kind, text in told.items() if text}
    for thing, reason in context.forbidden.items():
        found.setdefault(thing, {})["why"] = reason.line.replace("**", "").replace("`", "")
        found[thing]["rule"] = reason.rule
    text = msgspec.json.encode(found).decode()
    return Markup(text.replace("&", "&amp;").replace("<", "&lt;"))  # between tags quotes need no more


def _listing(context: PlayContext, words: Words) -> Woven:
    """The board in words: for screen readers, and for anyone who likes lists."""
    here = context.places()
    blocks = [Piece.of(str(_now(context, here, words)), "now")]
    blocks += [Piece.of(_place(place, *_beside(place, context)), place.heading) for place in here]
    if context.forbidden:
        reasons = [
            _not_now(context.things[thing].name if thing in context.things else thing, reason, context.game)
            for thing, reason in context.forbidden.items()
        ]
        blocks.append(Piece.of(str(h.section[h.h3[words("web-not-now")], h.ul[reasons]]), "not now"))
    return Woven.of(blocks)


def _now(context: PlayContext, places: tuple[Place, ...], words: Words) -> Element:
    """What comes first to the ear: what is asked, where the game stands, who plays whom, and the choices that lie
    nowhere on the board. Whoever plays by the list alone finds everything in it."""
    there = {thing for place in places for line in place.lines for thing in line.things}
    sides = [f"{words('you') if seat.yours else seat.name}: {seat.role}" for seat in context.seats if seat.role]
    said = " · ".join([value for _, value in context.status]), "; ".join(sides)
    choices = [option for option in (*context.options, *context.extras) if option.thing not in there]
    return h.section(".now")[
        h.h3[context.question or context.waiting or words("waiting-hidden")],
        h.ul[[h.li[line] for line in said if line], [h.li[_in_list(option)] for option in choices]],
    ]


@cached(4096)
def _in_list(option: OptionInfo) -> Element:
    return h.button(".button.small", type="submit", form="choices", name="option", value=option.text)[option.label]


@cached(16)
def _list_sign(label: str) -> Element:
    return h.summary(title=label)[icon("list"), h.span[label]]


@cached(8192)
def _place(place: Place, *options: OptionInfo) -> Element:
    return h.section[bool(place.heading) and h.h3[place.heading], h.ul[[_line(line, *options) for line in place.lines]]]


def _beside(place: Place, context: PlayContext) -> list[OptionInfo]:
    """The choices that point at something in a place: they can be taken from the list."""
    there = {thing for line in place.lines for thing in line.things}
    return [option for option in (*context.options, *context.extras) if option.thing in there]


@cached(16384)
def _line(line: Line, *options: OptionInfo) -> Element:
    here = [option for option in options if option.thing in line.things]
    return h.li[line.text, [(" ", _in_list(option)) for option in here]]


@cached(4096)
def _not_now(name: str, reason: Reason, game: str) -> Element:
    rule = h.a(".rule", href=f"/rules/{game}#{reason.rule}")[reason.rule]
    return h.li[name, ": ", ledger_text(reason.line), " ", rule]


def _help(words: Words) -> Element:
    """The keys, on one card."""
    keys = [
        ("← →", words("web-key-walk")),
        ("Enter", words("web-key-take")),
        ("U", words("web-key-undo")),
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
