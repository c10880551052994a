"""Before the first move: who sits where, the invitation, and the curtain of a hot-seat table."""

from __future__ import annotations

from consigliere.board.words import Words

from . import html as h
from .context import CurtainContext, LobbyContext, SeatInfo
from .frame import (
    act,
    bot_level,
    csrf,
    document,
    emblem,
    flash,
    hidden,
    icon,
    pattern_of,
    poster,
    seat_mark,
    sure,
    texts,
    title_of,
)
from .html import Element, Node
from .levels import level_choice
from .over_days import agreed
from .people import seat_name
from .primer import primer_link
from .talk import said, say_form


def lobby(context: LobbyContext) -> str:
    """Render the table before it starts."""
    words = texts(context.frame.language, context.game)
    title = f"{words('web-lobby-title')}: {title_of(words, context.game)}"
    data = {
        "data_table": context.table,
        "data_live": f"/t/{context.table}/live",
        "data_unsent_form": words("web-unsent-form"),
    }
    return document(
        context.frame, title, lobby_main(context), game=context.game, kind="page", scripts=("table", "zone"), data=data
    )


def lobby_main(context: LobbyContext) -> Element:
    """Render the part of the lobby that changes while people come and go."""
    frame = context.frame
    words = texts(frame.language, context.game)
    return h.main("#table.lobby.sheet", data_version=str(context.version), data_page="lobby")[
        h.div(".sheet-art")[poster(context.game, 480, 640)],
        h.div(".sheet-body")[
            h.h1[words("web-lobby-title")],
            h.p(".lead")[title_of(words, context.game)],
            words.has("game-goal") and h.p(".lobby-goal")[h.b[words("web-goal")], " ", words("game-goal")],
            flash(frame.flash, words, context.game),
            agreed(context.agreed, words),
            context.rated and h.p(".agreed-pace")[words("web-lobby-rated")],
            context.shared and h.p(".agreed-pace")[words("web-lobby-shared")],
            context.steady and h.p(".agreed-pace")[words("web-lobby-steady")],
            context.lot and h.p(".agreed-pace")[words("web-lobby-lot")],
            h.ol(".lobby-seats")[[_seat(seat, context, words) for seat in context.seats]],
            _start(context, words),
            h.p(".lobby-learn")[words("web-lobby-learn"), " ", primer_link(context.game, words, "", new_tab=True)],
            not context.hotseat and _talk(context, words),
            not context.hotseat and _invitation(context, words),
            h.details(".rulings")[
                h.summary[words("web-lobby-agreed")],
                h.dl(".pairs")[[(h.dt[name], h.dd[value]) for name, value in context.options]],
            ],
            context.commitment and commitment(context.commitment, words),
            h.div(".sheet-actions")[
                context.heir and act(frame, f"/t/{context.table}/host", words("web-take-host")),
                context.host and sure(frame, f"/t/{context.table}/close", words, "web-close-table"),
                context.seated
                and context.agreed is not None
                and h.a(".button.quiet", href=f"/t/{context.table}/notice")[words("web-notice-here")],
                context.seated and act(frame, f"/t/{context.table}/leave", words("web-leave"), ".quiet"),
            ],
        ],
    ]


def _seat(seat: SeatInfo, context: LobbyContext, words: Words) -> Element:
    frame, table = context.frame, context.table
    who: Node = seat_name(seat) if seat.name else words("web-seat-free")
    return h.li(".lobby-seat", data_kind=seat.kind, data_yours="1" if seat.yours else None)[
        seat_mark(seat),
        h.span(".lobby-who")[
            h.strong[who],
            h.span[
                bool(seat.role) and h.em[seat.role],
                bool(seat.team) and h.em[words("web-team", number=str(seat.team))],
                seat.yours and h.em[words("you")],
                seat.host and h.em[words("web-host")],
                seat.kind == "bot" and h.em[bot_level(seat, words)],
                bool(seat.word) and h.em[words(f"web-word-{seat.word}")],
                seat.kind == "human" and not seat.connected and h.em[words("web-away")],
            ],
        ],
        h.div(".lobby-do")[
            seat.kind == "empty" and not context.seated and _join(seat, context, words),
            seat.kind == "empty"
            and context.host
            and context.bots
            and h.form(".act.seat-bot", method="post", action=f"/t/{table}/replace")[
                csrf(frame),
                hidden("seat", seat.index),
                level_choice(context.bots, seat.index, words),
            ],
            seat.kind == "bot"
            and context.host
            and act(frame, f"/t/{table}/restore", words("web-remove-bot"), ".quiet", seat=seat.index),
            seat.kind == "human"
            and context.host
            and not seat.yours
            and act(frame, f"/t/{table}/remove", words("web-remove-person"), ".quiet", seat=seat.index),
        ],
    ]


def _join(seat: SeatInfo, context: LobbyContext, words: Words) -> Element:
    return h.form(".join", method="post", action=f"/t/{context.table}/join")[
        csrf(context.frame),
        hidden("seat", seat.index),
        h.label[
            h.span(".unseen")[words("web-nickname")],
            h.input(
                name="nickname",
                id=f"nickname-{seat.index}",
                value=context.frame.nickname,
                placeholder=words("web-nickname"),
                maxlength="24",
                required=True,
                autocomplete="nickname",
                data_keep="1",
            ),
        ],
        h.button(".button.primary", type="submit")[words("web-sit-down")],
    ]


def _start(context: LobbyContext, words: Words) -> Element:
    ready = all(seat.kind != "empty" for seat in context.seats)
    if context.host and ready:
        return h.div(".lobby-start")[
            act(context.frame, f"/t/{context.table}/start", words("web-start"), ".primary.big")
        ]
    return h.p(".lobby-start.waiting", role="status")[words("web-lobby-host-starts" if ready else "web-lobby-waits")]


def _talk(context: LobbyContext, words: Words) -> Node:
    """Render what is said before the game. Whoever sits down can talk."""
    if not context.seated and not context.lines:
        return None
    worn: dict[int | None, str] = {seat.index: pattern_of(seat) for seat in context.seats}
    return h.section(".lobby-talk.room", aria_label=words("web-room-table"))[
        h.h2[words("web-room-table")],
        bool(context.lines)
        and h.ol(".chat", tabindex="0", aria_label=words("web-room-table"))[
            [said(line, worn.get(line.seat)) for line in reversed(context.lines)]
        ],
        context.seated and say_form("", context.table, csrf(context.frame), words),
    ]


def _invitation(context: LobbyContext, words: Words) -> Element:
    return h.section(".invitation", aria_labelledby="invitation-title")[
        h.img(".qr", src=f"/t/{context.table}/qr.svg", alt=words("web-qr"), width="132", height="132"),
        h.div[
            h.h2("#invitation-title")[words("web-invitation")],
            h.p[words("web-invitation-hint")],
            h.div(".copy")[
                h.input(
                    "#invitation",
                    value=context.invitation,
                    readonly=True,
                    aria_label=words("web-invitation"),
                    data_keep="1",
                ),
                h.button(
                    ".button.needs-script",
                    type="button",
                    data_copy="invitation",
                    data_done=words("web-copied"),
                )[icon("copy"), h.span[words("web-copy")]],
            ],
            h.p(".hint")[words("web-lobby-listed" if context.listed else "web-lobby-private")],
        ],
    ]


def commitment(value: str, words: Words) -> Element:
    """Render the hash of the secret that makes every shuffle. It is shown before the first card is dealt."""
    return h.details(".seal")[
        h.summary[icon("lock"), h.span[words("web-seal")]], h.p[words("web-seal-hint")], h.code[value]
    ]


# --- hot-seat


def curtain(context: CurtainContext) -> str:
    """Render the hot-seat hand-over page. It shows nobody's secrets."""
    frame = context.frame
    words = texts(frame.language, context.game)
    seat = context.seat
    content = h.main("#table.curtain", data_page="curtain")[
        h.div(".drapes", aria_hidden="true"),
        h.div(".curtain-card")[
            seat_mark(seat),
            h.p(".kicker")[words("web-curtain-kicker")],
            h.h1[seat.name],
            h.p[words("web-curtain-text", name=seat.name)],
            flash(frame.flash, words, context.game),
            h.form(".act", method="post", action=f"/t/{context.table}/curtain")[
                csrf(frame),
                hidden("seat", seat.index),
                h.button(".button.primary.big", type="submit", autofocus=True)[
                    emblem("mark"), h.span[words("web-curtain-lift", name=seat.name)]
                ],
            ],
        ],
    ]
    data = {
        "data_table": context.table,
        "data_live": f"/t/{context.table}/live",
        "data_unsent_form": words("web-unsent-form"),
    }
    return document(
        frame,
        words("web-curtain-title"),
        content,
        game=context.game,
        kind="curtain-page",
        scripts=("table",),
        data=data,
    )
