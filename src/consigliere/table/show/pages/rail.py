"""The rail next to the board: log, chat, deals, rules. Without script the four are below each other."""

from __future__ import annotations

from typing import NamedTuple

from markupsafe import Markup

from consigliere.board.glossary import glossary
from consigliere.board.words import Words
from consigliere.table.base.seat_clock import PACES
from consigliere.table.play.talk import WATCHERS

from . import html as h
from .commentary import proposal_form
from .context import RuleInfo
from .deals import Partner, deal_table, partner
from .frame import Parts, act, cached, csrf, empty, hidden, icon, ledger_text, pattern_of, put, sure
from .html import Element, Node, markup
from .lesson import lesson_parts
from .lobby import commitment
from .log import fresh_lines, log, since
from .play_context import PlayContext, Room, TeamNotes
from .primer import primer_link
from .slips import slips
from .talk import said, say_form, talk_tools
from .terms import glossed


class RailContext(NamedTuple):
    """Everything the rail depends on, without the content of its panels."""

    fresh: int  # new lines of the log
    deals: bool
    sketches: bool
    lesson: bool = False


def rail_context(context: PlayContext) -> RailContext:
    """Return what the rail depends on."""
    sketches = context.team is not None and bool(context.team.spots)
    return RailContext(len(fresh_lines(context)), context.deals is not None, sketches, context.lesson is not None)


def rail(around: RailContext, words: Words, parts: Parts) -> Element:
    """Render tabs and panels.

    The page remembers which one is open (body[data-tab]), not the table. The page also counts unread chat lines and
    deals (unread.js).
    """
    tabs = [
        ("board", "board", words("web-tab-board"), 0),
        ("log", "log", words("web-tab-log"), around.fresh),
        ("talk", "talk", words("web-tab-talk"), 0),
        ("deals", "deal", words("web-tab-deals"), 0),
        ("rules", "book", words("web-tab-rules"), 0),
    ]
    if not around.deals:
        tabs = [tab for tab in tabs if tab[0] != "deals"]
    if around.lesson:
        tabs.insert(1, ("lesson", "hat-novice", words("web-tab-lesson"), 0))
    return h.aside("#rail.rail", aria_label=words("web-rail"))[
        h.div("#slips.slips", data_part="slips", role="region", aria_label=words("web-slips"), aria_live="polite")[
            put(parts, "slips")
        ],
        h.div("#tabs.tabs.needs-script", role="tablist", aria_label=words("web-rail"))[
            [_tab(name, sign, label, count) for name, sign, label, count in tabs]
        ],
        h.div("#since.since.needs-script", data_part="since")[put(parts, "since")],
        _revealed(words),
        [_panel(name, words(f"web-tab-{name}"), put(parts, name)) for name, *_ in tabs[1:]],
        _board_tools(words, around.sketches),
    ]


def rail_parts(context: PlayContext, words: Words, desks: bool) -> dict[str, Markup]:
    """Render the content of the panels. `desks`: with the forms of offers."""
    parts = {
        "slips": slips(context, words),
        "since": since(context, words),
        "log": log(context, words),
        "talk": markup(
            [
                [_room(room, context, words) for room in context.rooms],
                _whisper(context, words),
                talk_tools(context, csrf(context.frame), words),
            ]
        ),
    }
    if context.lesson is not None:
        parts["lesson"] = markup(lesson_parts(context.lesson, words))
    if context.deals is not None:
        parts["deals"] = markup(deal_table(context, context.deals, words, desks))
    return parts


@cached(16)
def _revealed(words: Words) -> Element:
    """Render the place for revealed things. It stays until it is closed or the reader acts (reveals.js)."""
    return h.section("#kept.kept", data_keep="1", hidden=True, aria_label=words("web-revealed"))[
        h.ol(tabindex="0"),  # it scrolls on a phone
        h.div(".kept-do")[
            h.button(".tool", type="button", data_kept="again", title=words("web-revealed-again"))[
                icon("play"), h.span(".unseen")[words("web-revealed-again")]
            ],
            h.button(".tool", type="button", data_kept="close", title=words("web-revealed-close"))[
                icon("close"), h.span(".unseen")[words("web-revealed-close")]
            ],
        ],
    ]


@cached(16)
def _board_tools(words: Words, sketches: bool) -> Element:
    """Render the board controls: zoom in, zoom out, fit, list, wide rail, and a pencil for players with allies.

    They are next to the board, so that they cover nothing.
    """
    ways = (("in", "plus"), ("out", "minus"), ("fit", "fit"))
    return h.div("#board-tools.board-tools.needs-script", role="group", aria_label=words("web-zoom"))[
        [
            h.button(type="button", data_zoom=way, title=words(f"web-zoom-{way}"))[
                icon(sign), h.span(".unseen")[words(f"web-zoom-{way}")]
            ]
            for way, sign in ways
        ],
        h.button(type="button", data_switch="list", aria_keyshortcuts="l", title=f"{words('web-listing')} (L)")[
            icon("list"), h.span(".unseen")[words("web-listing")]
        ],
        h.button(type="button", data_switch="wide", aria_keyshortcuts="w", title=f"{words('web-rail-wide')} (W)")[
            icon("wide"), h.span(".unseen")[words("web-rail-wide")]
        ],
        h.button(type="button", data_switch="pin", aria_pressed="false", title=words("web-rail-pin"))[
            icon("pin"), h.span(".unseen")[words("web-rail-pin")]
        ],
        sketches
        and h.button(type="button", data_switch="sketch", aria_pressed="false", title=words("web-sketch-board"))[
            icon("pencil"), h.span(".unseen")[words("web-sketch-board")]
        ],
    ]


@cached(256)
def _tab(name: str, sign: str, label: str, count: int) -> Element:
    return h.button(
        f"#tab-{name}.tab",
        type="button",
        role="tab",
        data_tab=name,
        aria_controls="board" if name == "board" else f"panel-{name}",
        aria_selected="false",
        title=label,
    )[icon(sign), h.span[label], h.span(".count", hidden=count == 0)[str(count) if count else ""]]


def _panel(name: str, title: str, content: Markup) -> Element:
    return h.section(f"#panel-{name}.panel", role="tabpanel", aria_labelledby=f"panel-title-{name}", tabindex="-1")[
        _panel_title(name, title), h.div(".panel-body", data_part=name)[content]
    ]


@cached(64)
def _panel_title(name: str, title: str) -> Element:
    return h.h2(f"#panel-title-{name}.panel-title")[title]


# --- chat


def _room(room: Room, context: PlayContext, words: Words) -> Element:
    name = room.name or words("web-room-table")
    worn: dict[int | None, str] = {seat.index: pattern_of(seat) for seat in context.seats}
    return h.section(".room", aria_label=name)[
        _room_name(name, "lock" if room.id else "people"),
        h.ol(".chat", tabindex="0", aria_label=name)[[said(line, worn.get(line.seat)) for line in reversed(room.lines)]]
        if room.lines
        else empty(words("web-talk-empty"), "talk"),
        context.seat is not None and say_form(room.id, context.table, csrf(context.frame), words),
        room.id == WATCHERS and _say_watching(context.table, csrf(context.frame), words),
        context.team is not None
        and room.id == context.team.room
        and bool(context.team.spots)
        and _sketches(context.team, context.table, csrf(context.frame), words),
    ]


@cached(256)
def _sketches(team: TeamNotes, table: str, token: Markup, words: Words) -> Element:
    """Render what the team has drawn on the board, and the drawing tools: on the board itself, or by name from here."""
    action = f"/t/{table}/sketch"
    return h.section("#sketches.sketches", aria_label=words("web-sketches"))[
        h.h4[words("web-sketches")],
        h.p(".hint")[words("web-sketch-hint")],
        h.ul[
            [
                h.li[
                    h.span[one.text],
                    h.form(method="post", action=action)[
                        token,
                        hidden("start", one.start),
                        hidden("end", one.end),
                        h.button(".tool", type="submit", title=words("web-sketch-wipe-one"))[
                            icon("close"), h.span(".unseen")[words("web-sketch-wipe-one")]
                        ],
                    ],
                ]
                for one in team.drawn
            ]
        ]
        if team.drawn
        else None,
        h.form("#sketch.sketch", method="post", action=action)[
            token,
            _spots("start", words("web-sketch-start"), "", team.spots),
            _spots("end", words("web-sketch-end"), words("web-sketch-only-mark"), team.spots),
            h.div(".sketch-do")[
                h.button(".button.small", type="submit")[words("web-sketch-do")],
                h.button(".button.small.needs-script", type="button", data_switch="sketch", aria_pressed="false")[
                    words("web-sketch-board")
                ],
            ],
        ],
        bool(team.drawn)
        and h.form("#sketch-wipe", method="post", action=action)[
            token, hidden("wipe", 1), h.button(".quiet", type="submit")[words("web-sketch-wipe")]
        ],
    ]


@cached(64)
def _spots(name: str, label: str, none: str, spots: tuple[tuple[str, str], ...]) -> Element:
    return h.label(".form-field")[
        h.span[label],
        h.select(id=f"sketch-{name}", name=name, data_keep="1")[
            none and h.option(value="")[none], [h.option(value=thing)[text] for thing, text in spots]
        ],
    ]


@cached(256)
def _room_name(name: str, sign: str) -> Element:
    return h.h3[icon(sign), h.span[name]]


@cached(64)
def _say_watching(table: str, token: Markup, words: Words) -> Node:
    """Render the form in which spectators talk among themselves."""
    return [h.p(".hint")[words("web-watchers-hint")], say_form(WATCHERS, table, token, words, "watchers")]


def _whisper(context: PlayContext, words: Words) -> Node:
    if context.seat is None:
        return None
    if not context.may_talk_secretly:
        return h.p(".hint")[words("web-no-whisper")]
    others = tuple([partner(seat) for seat in context.seats if not seat.yours and seat.kind != "empty"])
    return _whisper_to(others, context.table, csrf(context.frame), words)


@cached(1024)
def _whisper_to(others: tuple[Partner, ...], table: str, token: Markup, words: Words) -> Element:
    return h.details(".whisper")[
        h.summary[icon("lock"), h.span[words("web-whisper")]],
        h.form(method="post", action=f"/t/{table}/room")[
            token,
            h.fieldset[
                h.legend[words("web-whisper-who")],
                [
                    h.label(".switch")[
                        h.input(
                            type="checkbox",
                            name="seat",
                            id=f"whisper-{other.seat}",
                            value=str(other.seat),
                            data_keep="1",
                        ),
                        other.mark,
                        h.span[other.name],
                    ]
                    for other in others
                ],
            ],
            h.button(".button", type="submit")[words("web-whisper-open")],
        ],
    ]


# --- rules


def rules_here(context: PlayContext, words: Words) -> Markup:
    """Render the rules at this step, with related links."""
    here: Node = [
        _how_to_win(words("game-goal") if words.has("game-goal") else "", context.distance, words),
        _rules_here(context.rules_here, words),
        _rules_links(context.game, words, context.commitment),
        context.seat is not None
        and not context.hotseat
        and act(context.frame, f"/t/{context.table}/link", words("web-other-device"), ".quiet"),
        context.seat is not None
        and any(seat.clock is not None for seat in context.seats)
        and h.p[h.a(href=f"/t/{context.table}/notice")[words("web-notice-here")]],
        context.pace_vote is not None and not context.pace_vote.speed and _over_days(context, words),
        proposal_form(context, words),
        context.heir and act(context.frame, f"/t/{context.table}/host", words("web-take-host")),
        context.host and sure(context.frame, f"/t/{context.table}/close", words, "web-close-table"),
        context.seat is not None and sure(context.frame, f"/t/{context.table}/leave", words, "web-leave"),
    ]
    return markup(here)


def _over_days(context: PlayContext, words: Words) -> Element:
    """Render the way to propose to go on over days."""
    return h.details(".sure", id="sure-over-days")[
        h.summary(".button.quiet")[words("web-over-days")],
        h.div(".over-days")[
            h.p(".hint")[words("web-over-days-hint")],
            [
                act(
                    context.frame,
                    f"/t/{context.table}/over-days",
                    [words(f"web-speed-{speed}"), ": ", words(f"web-speed-{speed}-hint")],
                    speed=speed,
                )
                for speed in PACES
            ],
        ],
    ]


@cached(512)
def _how_to_win(goal: str, distance: str, words: Words) -> Node:
    """Render the goal of the game, and how far the reader is from it."""
    return (
        bool(goal)
        and h.section(".how-to-win", aria_labelledby="how-to-win")[
            h.h3("#how-to-win")[words("web-how-to-win")],
            h.p[glossed(goal, words)],
            bool(distance) and h.p(".distance")[distance],
        ]
    )


@cached(512)
def _rules_here(rules: tuple[RuleInfo, ...], words: Words) -> Node:
    return [
        h.p(".hint")[words("web-rules-here")],
        [
            h.article(".rule-text", id=f"here-{rule.id}")[h.h3[rule.id], h.p[ledger_text(rule.text, words)]]
            for rule in rules
        ]
        or empty(words("web-rules-none"), "book"),
    ]


@cached(1024)
def _rules_links(game: str, words: Words, sealed: str) -> Node:
    """Render links to all rules, the keyboard shortcuts, and the commitment to the shuffles."""
    return [
        h.p[primer_link(game, words, "", new_tab=True)],
        h.p[h.a(href=f"/rules/{game}#ledger", target="_blank")[words("web-rules-all")]],
        bool(glossary(game, words.language))
        and h.p[h.a(href=f"/glossary/{game}", target="_blank")[words("web-glossary")]],
        h.button(".quiet.needs-script", type="button", data_keys="1")[words("web-keys")],
        sealed and commitment(sealed, words),
    ]
