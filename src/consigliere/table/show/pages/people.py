"""The pages about people: one person's page, and the people around the reader."""

from __future__ import annotations

from datetime import UTC, datetime
from urllib.parse import quote

from consigliere.board.words import Words
from consigliere.table.base.names import letters_page, person_page
from consigliere.table.base.seat_clock import HOUR
from consigliere.table.play.ratings import SHOWN_AFTER
from consigliere.table.play.reliability import ANSWERS, FEWEST

from . import html as h
from .context import SeatInfo
from .frame import act, csrf, document, emblem, empty, flash, icon, short_title, texts, title_of
from .html import Element, Node, spelled
from .over_days import duration
from .people_context import PastGame, PeopleContext, ProfileContext, RatingInfo, Reliability

WIDTH, HEIGHT = 200, 64  # of the curve of a rating


def seat_name(seat: SeatInfo) -> Node:
    """Render who sits at a seat, with a link to their page if the reader may see one."""
    return h.a(".who-link", href=person_page(seat.profile))[seat.name] if seat.profile else seat.name


# --- one person


def profile(context: ProfileContext) -> str:
    """Render the page of a person."""
    frame = context.frame
    words = texts(frame.language)
    content = h.main("#table.profile")[
        h.aside(".profile-who")[_who(context, words)],
        h.div(".profile-parts")[
            flash(frame.flash, words),
            context.closed and empty(words("web-profile-closed", name=context.name), "lock"),
            context.reliability is not None and _facts(context, context.reliability, words),
            not context.closed and _ratings(context, words),
            not context.closed and _lately(context, words),
            context.yours and _settings(context, words),
        ],
    ]
    return document(frame, context.name, content, kind="page")


def _who(context: ProfileContext, words: Words) -> Node:
    frame, base = context.frame, person_page(context.name)
    since = datetime.fromtimestamp(context.since, UTC).date()
    return [
        h.div(".person-hat", aria_hidden="true")[emblem("mark")],
        h.h1[spelled(context.name)],
        h.p(".hint")[words("web-profile-since", date=since), " ", context.night is not None and _night(context, words)],
        context.reliability is not None and _word(context.reliability, words),
        not context.yours
        and bool(frame.account)
        and h.div(".profile-do")[
            not context.blocked
            and bool(context.invites_to)
            and h.a(".button.primary", href=f"/new/{context.invites_to}?with={quote(context.name)}")[
                words("web-invite")
            ],
            context.writes and h.a(".button", href=letters_page(context.name))[words("web-write")],
            not context.blocked and _friendship(context, words),
        ],
        context.met is not None
        and h.p(".hint")[
            spelled(
                words(
                    "web-met-at",
                    count=context.met.tables,
                    name=context.name,
                    theirs=str(context.met.theirs),
                    yours=str(context.met.yours),
                )
            )
        ],
        not context.yours
        and bool(frame.account)
        and h.div(".profile-quiet")[
            act(
                frame,
                f"{base}/tie",
                spelled(words("web-unmute" if context.muted else "web-mute", name=context.name)),
                ".quiet",
                kind="mute",
                on="0" if context.muted else "1",
            ),
            act(
                frame,
                f"{base}/tie",
                words("web-unblock" if context.blocked else "web-block"),
                ".quiet",
                kind="block",
                on="0" if context.blocked else "1",
            ),
        ],
    ]


def _night(context: ProfileContext, words: Words) -> str:
    assert context.night is not None
    begins, ends, zone = context.night
    return words("web-profile-night", begins=str(begins), ends=str(ends), zone=zone)


def _word(facts: Reliability, words: Words) -> Element:
    hint = (
        words("web-word-hint-new")
        if facts.word == "new"
        else words("web-word-hint", kept=facts.kept, seats=facts.seats, missed=facts.missed)
    )
    return h.p(".in-a-word", data_word=facts.word)[h.strong[words(f"web-word-{facts.word}")], h.span[hint]]


def _friendship(context: ProfileContext, words: Words) -> Node:
    label, on = {
        "none": ("web-friend-add", "1"),
        "asked": ("web-friend-withdraw", "0"),
        "asks": ("web-friend-accept", "1"),
        "both": ("web-friend-remove", "0"),
    }[context.friend]
    return act(context.frame, f"{person_page(context.name)}/tie", words(label), "", kind="friend", on=on)


def _facts(context: ProfileContext, facts: Reliability, words: Words) -> Element:
    title = words("web-facts-yours") if context.yours else spelled(words("web-facts", name=context.name))
    usual = _span(*facts.usual, words) if facts.usual is not None else "–"
    figures = [
        (usual, words("web-fact-usual" if facts.usual is not None else "web-fact-usual-none")),
        (
            words("web-fact-of", kept=str(facts.kept), seats=str(facts.seats)),
            words("web-fact-kept", seats=facts.seats),
        ),
        (str(facts.missed), words("web-fact-missed", missed=facts.missed)),
        (str(facts.thanks), words("web-fact-thanks", thanks=facts.thanks)),
    ]
    return h.section(".card", aria_labelledby="facts-title")[
        h.h2("#facts-title")[title],
        h.dl(".four-facts")[[h.div[h.dd[figure], h.dt[label]] for figure, label in figures]],
        h.details(".how-counted")[
            h.summary[h.span[words("web-facts-note")], " ", h.b[words("web-facts-how")]],
            h.p(".hint")[words("web-facts-how-text", answers=str(ANSWERS), fewest=str(FEWEST))],
        ],
    ]


def _span(low: float, high: float, words: Words) -> str:
    """Return two times as one figure, in whole hours where they are longer than that."""
    hours = words("web-unit-hours")
    until = f"{round(high / HOUR)} {hours}" if high >= HOUR else duration(high, words)
    return f"{round(low / HOUR)} – {until}" if low >= HOUR else f"{duration(low, words)} – {until}"


def _ratings(context: ProfileContext, words: Words) -> Element:
    return h.section(".card", aria_labelledby="rating-title")[
        h.h2("#rating-title")[words("web-rating"), " ", h.small[words("web-rating-hint", after=str(SHOWN_AFTER))]],
        h.div(".ratings")[[_rating(one, words) for one in context.ratings]]
        if context.ratings
        else h.p(".hint")[words("web-rating-none")],
    ]


def _rating(info: RatingInfo, words: Words) -> Element:
    name = words("web-rating-name", game=short_title(words, info.game), seats=info.seats)
    if not info.values:
        soon = words("web-rating-soon", count=info.games, after=str(SHOWN_AFTER))
        return h.div(".rating.soon")[h.span[name], h.span[soon]]
    low, high = min(info.values), max(info.values)
    step = WIDTH / max(1, len(info.values) - 1)
    points = [
        f"{i * step:.1f},{HEIGHT - 6 - (HEIGHT - 12) * (value - low) / max(10, high - low):.1f}"
        for i, value in enumerate(info.values)
    ]
    last = points[-1].split(",")
    ground = f"0,{HEIGHT} {' '.join(points)} {last[0]},{HEIGHT}"
    label = words("web-rating-curve", first=str(info.values[0]), last=str(info.values[-1]))
    return h.div(".rating")[
        h.span(".rating-name")[name],
        h.span[h.b[str(info.values[-1])], " ", words("web-rating-games", count=info.games)],
        h.svg(viewBox=f"0 0 {WIDTH + 6} {HEIGHT}", role="img", aria_label=label)[
            Element("polygon")(points=ground),
            Element("polyline")(points=" ".join(points)),
            Element("circle")(cx=last[0], cy=last[1], r="4"),
        ],
    ]


def _lately(context: ProfileContext, words: Words) -> Element:
    return h.section(".card", aria_labelledby="lately-title")[
        h.h2("#lately-title")[words("web-lately")],
        h.ul(".past-games")[[_past(one, context, words) for one in context.games]]
        if context.games
        else h.p(".hint")[words("web-lately-none")],
        not context.yours and h.p(".hint")[words("web-profile-hidden-games")],
    ]


def _past(one: PastGame, context: ProfileContext, words: Words) -> Element:
    return h.li(data_won="1" if one.won else None)[
        h.a(href=f"/t/{one.table}", title=title_of(words, one.game))[short_title(words, one.game)],
        h.span[spelled(one.with_whom)],
        h.span[one.outcome, one.rated and [" · ", words("web-new-rated")]],
        h.span(".past-when")[h.span[one.length], h.small[one.day]],
        one.again and act(context.frame, f"/t/{one.table}/rematch", words("web-again"), ".small", words("web-rematch")),
    ]


def _settings(context: ProfileContext, words: Words) -> Element:
    return h.section(".card", aria_labelledby="settings-title")[
        h.h2("#settings-title")[words("web-profile-settings")],
        h.form(".stack", method="post", action="/people/settings")[
            csrf(context.frame),
            _switch("rated", "web-profile-rated", context.rated, words),
            _switch("friends", "web-profile-shown", context.friends_only, words),
            h.button(".button", type="submit")[words("web-save")],
        ],
    ]


def _switch(name: str, label: str, on: bool, words: Words) -> Element:
    return h.label(".switch")[
        h.input(type="checkbox", name=name, value="1", checked=on),
        h.span[words(label), h.small[words(f"{label}-hint")]],
    ]


# --- the people around the reader


def people(context: PeopleContext) -> str:
    """Render the people around the reader: friends, questions, and whom they have met at tables."""
    frame = context.frame
    words = texts(frame.language)
    member = bool(frame.account)
    content = h.main("#table.people.column")[
        h.h1[words("web-people")],
        flash(frame.flash, words),
        context.error and h.p(".flash", data_kind="error", role="alert")[context.error],
        h.p(".lead")[words("web-people-lead" if member else "web-people-guest")],
        not member and h.p[h.a(".button.primary", href="/account")[words("web-account")]],
        member
        and [
            h.form(".row", method="get", action="/people")[
                h.label[
                    h.span(".unseen")[words("web-people-find")],
                    h.input(name="name", placeholder=words("web-people-find"), maxlength="32", required=True),
                ],
                h.button(".button", type="submit")[words("web-people-find-do")],
                h.a(".button", href=person_page(frame.account))[icon("person"), h.span[words("web-profile-yours")]],
            ],
            bool(context.letters) and _letters(context, words),
            bool(context.asking) and _names(context, words, "web-friend-asks", context.asking, answer=True),
            _names(context, words, "web-friends", context.friends, "web-friends-none"),
            bool(context.asked) and _names(context, words, "web-friend-asked", context.asked),
            _names(context, words, "web-met", context.met, "web-met-none"),
            bool(context.blocked) and _names(context, words, "web-blocked", context.blocked),
        ],
    ]
    return document(frame, words("web-people"), content, kind="page")


def _names(
    context: PeopleContext, words: Words, title: str, names: tuple[str, ...], nothing: str = "", answer: bool = False
) -> Element:
    return h.section(".card")[
        h.h2[words(title)],
        h.ul(".name-list")[
            [
                h.li[
                    h.a(href=person_page(name))[icon("person"), h.span[spelled(name)]],
                    answer
                    and act(
                        context.frame,
                        f"{person_page(name)}/tie",
                        words("web-friend-accept"),
                        ".small",
                        kind="friend",
                        on="1",
                    ),
                ]
                for name in names
            ]
        ]
        if names
        else h.p(".hint")[words(nothing)],
    ]


def _letters(context: PeopleContext, words: Words) -> Element:
    """Render with whom the reader has exchanged letters, the latest first."""
    return h.section(".card")[
        h.h2[words("web-letters")],
        h.ul(".name-list")[
            [
                h.li[
                    h.a(href=letters_page(name))[icon("send"), h.span[spelled(name)]],
                    bool(unread) and h.b(".new-letters")[words("web-letters-new", count=unread)],
                ]
                for name, unread in context.letters
            ]
        ],
    ]


# --- a note on a game


def note_form(table: str, note: str, frame_token: Node, words: Words) -> Element:
    """Render the form for a private note on a finished game."""
    return h.section(".own-note", aria_labelledby="note-title")[
        h.h2("#note-title")[words("web-note")],
        h.p(".hint")[words("web-note-hint")],
        h.form(".stack", method="post", action=f"/t/{table}/note")[
            frame_token,
            h.textarea(name="text", rows="3", maxlength="4000", aria_labelledby="note-title")[spelled(note)],
            h.button(".button", type="submit")[words("web-save")],
        ],
    ]
