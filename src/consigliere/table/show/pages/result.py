"""The result: how the game ended, the curve of the lead, and the proof that no shuffle was changed."""

from __future__ import annotations

import re
from itertools import pairwise

from consigliere.board.words import Words

from . import html as h
from .context import SeatInfo
from .drawing import shapes, stage
from .frame import act, csrf, document, flash, icon, pattern_of, poster, seat_mark, texts, title_of
from .html import Element, Node
from .people import note_form, seat_name
from .result_context import ResultContext, ScoreLine
from .together import connection, invitation


def result(context: ResultContext) -> str:
    """Render the end of the game: the story first, then the scores, then the next actions."""
    frame = context.frame
    words = texts(frame.language, context.game)
    base = f"/t/{context.table}"
    content = h.main("#table.result", data_page="result")[
        h.section(".verdict", data_won="1" if context.seat in context.winners else None)[
            h.div(".verdict-art", aria_hidden="true")[poster(context.game, 480, 640)],
            h.div(".verdict-text")[
                h.p(".kicker")[title_of(words, context.game), " · ", words("decisions-count", count=context.choices)],
                h.h1[context.headline],
                h.ul(".outcome")[[h.li[line] for line in context.outcome]],
                h.div(".verdict-actions")[
                    context.can_rematch and act(frame, f"{base}/rematch", words("web-rematch"), ".primary.big"),
                    context.can_replay
                    and h.a(".button.big", href=f"{base}/replay?n=0")[icon("play"), h.span[words("web-replay")]],
                    context.can_review
                    and h.a(".button.big", href=f"{base}/review")[icon("bulb"), h.span[words("web-review")]],
                    context.can_card
                    and h.a(".quiet", href=f"{base}/picture.png", download=True)[words("web-share-card")],
                    context.can_share
                    and h.a(".quiet", href=f"{base}/picture.svg", download=True, data_share="1")[words("web-share")],
                    bool(context.choices) and h.a(".quiet", href=f"{base}/export", download=True)[words("web-export")],
                    h.a(".quiet", href="/")[words("web-to-front")],
                ],
            ],
        ],
        flash(frame.flash, words, context.game),
        context.can_replay and context.can_rematch and invitation(context.table, words),
        h.div(".result-parts")[
            bool(context.scores) and _scores(context, words),
            bool(context.by_round) and _by_round(context, words),
            len(context.curve) > 1 and _story(context, words),
            context.board is not None
            and h.section(".last-board", aria_labelledby="last-title")[
                h.h2("#last-title")[words("web-last-position")], stage(context.game, context.board, context.areas)
            ],
            bool(context.shares) and _given_away(context, words),
            context.note is not None and note_form(context.table, context.note, csrf(frame), words),
            context.secret and _proof(context, words),
        ],
    ]
    return document(
        frame,
        context.headline,
        content,
        game=context.game,
        kind="result-page",
        scripts=("result", "together"),
        data={"data_together": connection(context.table)} if context.can_replay and context.can_rematch else None,
        meta=_preview(context, words),
        after=shapes(context.game),
    )


def _preview(context: ResultContext, words: Words) -> Node:
    """Render what other sites show of a link to this page (Open Graph)."""
    if not context.address or not context.can_card:
        return None
    said = {
        "og:type": "website",
        "og:site_name": "Consigliere",
        "og:title": f"{title_of(words, context.game)}: {context.headline}",
        "og:description": " ".join([context.when, "·", *context.outcome[:2]]),
        "og:url": context.address,
        "og:image": f"{context.address}/picture.png",
        "og:image:type": "image/png",
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:locale": words.language,
    }
    return [
        [h.meta(property=name, content=text) for name, text in said.items()],
        h.meta(name="twitter:card", content="summary_large_image"),
    ]


def _scores(context: ResultContext, words: Words) -> Element:
    return h.section(".accounts", aria_labelledby="accounts-title")[
        h.h2("#accounts-title")[words("web-accounts")],
        h.table[
            h.thead[
                h.tr[
                    h.td,
                    [
                        h.th(scope="col", data_won="1" if seat.index in context.winners else None)[
                            seat_mark(seat), h.span[seat_name(seat)]
                        ]
                        for seat in context.seats
                    ],
                ]
            ],
            h.tbody[[_score(line, context, words) for line in context.scores]],
        ],
    ]


def _score(line: ScoreLine, context: ResultContext, words: Words) -> Element:
    rule = line.rule and h.a(".rule", href=f"/rules/{context.game}#{line.rule}")[line.rule]
    return h.tr(".total" if line.total else "")[
        h.th(scope="row")[line.label or words("web-total"), rule or None], [h.td[value] for value in line.values]
    ]


def _by_round(context: ResultContext, words: Words) -> Element:
    """Render everybody's points after each round, as figures and as bars. A round links to its end in the replay."""
    return h.section(".accounts.by-round", aria_labelledby="rounds-title")[
        h.h2("#rounds-title")[words("web-by-round")],
        h.table[
            h.thead[
                h.tr[h.td, [h.th(scope="col")[seat_mark(seat), h.span[seat_name(seat)]] for seat in context.seats]]
            ],
            h.tbody[
                [
                    h.tr[
                        h.th(scope="row")[h.a(href=f"/t/{context.table}/replay?n={line.n}")[line.label]],
                        [
                            h.td(data_seat=str(seat.index), data_side=pattern_of(seat))[
                                value,
                                h.svg(".bar", viewBox="0 0 100 6", preserveAspectRatio="none", aria_hidden="true")[
                                    Element("rect")(width=f"{100 * share:.1f}", height="6")
                                ],
                            ]
                            for seat, value, share in zip(context.seats, line.values, line.shares, strict=False)
                        ],
                    ]
                    for line in context.by_round
                ]
            ],
        ],
    ]


def _sides(context: ResultContext) -> list[tuple[SeatInfo, ...]]:
    """Return who plays against whom: teams, or each seat alone."""
    found: dict[tuple[int, int], tuple[SeatInfo, ...]] = {}
    for seat in context.seats:
        key = (seat.team, -1 if seat.team else seat.index)
        found[key] = (*found.get(key, ()), seat)
    return list(found.values())


def _story(context: ResultContext, words: Words) -> Element:
    sides = _sides(context)
    return h.section(".story", aria_labelledby="story-title")[
        h.h2("#story-title")[words("web-story")],
        _lead(context, sides, words) if len(sides) == 2 else _curve(context, words),
        bool(context.turning)
        and h.ol(".turning")[
            [
                h.li[h.a(href=f"/t/{context.table}/replay?n={point.n}")[h.b[str(point.n)], h.span[point.text]],]
                for point in context.turning
            ]
        ],
    ]


CURVE_WIDTH, CURVE_HEIGHT = 720, 240
CURVE_FOOT = 26  # space for the names of the rounds
LETTER = 6.7  # the maximum width of a letter in a round's name


_NUMBER = re.compile(r"\d+")


def _rounds(context: ResultContext, left: float, width: float) -> list[Element]:
    """Render the axis below a curve: where each round ends, and its name."""
    last = max(context.curve[-1][0], 1)
    found, begin = [], left
    for line in context.by_round:
        end = left + min(line.n / last, 1) * width
        found.append(Element("path")(".round", d=f"M{end:.1f} {CURVE_HEIGHT - 14}V{CURVE_HEIGHT + 4}"))
        names = (line.label, line.label.partition(":")[0], *_NUMBER.findall(line.label)[:1])
        called = next((name for name in names if len(name) * LETTER <= end - begin), "")
        if called:
            middle = f"{(begin + end) / 2:.1f}"
            found.append(Element("text")(".round-name", x=middle, y=str(CURVE_HEIGHT + 16))[called])
        begin = end
    return found


def _curve(context: ResultContext, words: Words) -> Element:
    """Render each seat's standing over the game.

    Lines differ in dash as well as in colour, and end in the seat's emblem.
    """
    last = max(context.curve[-1][0], 1)

    def x(n: int) -> float:
        return round(16 + n / last * (CURVE_WIDTH - 64), 1)

    def y(standing: float) -> float:
        return round(16 + (1 - min(1.0, max(0.0, standing))) * (CURVE_HEIGHT - 32), 1)

    element, parts = Element, []
    for share in (0, 0.25, 0.5, 0.75, 1):
        parts.append(element("path")(".grid", d=f"M16 {y(share)}H{CURVE_WIDTH - 48}"))
    for point in context.turning:
        parts.append(element("path")(".turn", d=f"M{x(point.n)} 12V{CURVE_HEIGHT - 12}"))
    ends = _apart([y(end) for end in context.curve[-1][1]])
    for i, seat in enumerate(context.seats):
        points = " ".join(f"{x(n)},{y(standings[i])}" for n, standings in context.curve if i < len(standings))
        end = ends[i] if i < len(ends) else y(0)
        side = pattern_of(seat)
        parts.append(element("polyline")(".under", points=points))
        parts.append(element("polyline")(".lead", data_seat=str(seat.index), data_side=side, points=points))
        parts.append(
            element("foreignObject")(x=str(CURVE_WIDTH - 40), y=str(end - 9), width="18", height="18")[seat_mark(seat)]
        )
    label = words("web-curve", names=", ".join(seat.name for seat in context.seats))
    return h.figure(".curve")[
        h.svg(viewBox=f"0 0 {CURVE_WIDTH} {CURVE_HEIGHT + CURVE_FOOT}", role="img", aria_label=label)[
            parts, _rounds(context, 16, CURVE_WIDTH - 64)
        ],
        h.figcaption[
            [
                h.span(".curve-key", data_seat=str(seat.index), data_side=pattern_of(seat))[
                    seat_mark(seat), seat_name(seat)
                ]
                for seat in context.seats
            ],
            h.small[words("web-curve-hint")],
        ],
    ]


def _lead(context: ResultContext, sides: list[tuple[SeatInfo, ...]], words: Words) -> Element:
    """Render one curve for a duel of two people or two teams. It leans towards the side that is ahead."""
    names = [", ".join(seat.name for seat in side) for side in sides]
    last = max(context.curve[-1][0], 1)
    middle = CURVE_HEIGHT / 2

    def point(n: int, standings: tuple[float, ...]) -> str:
        above, below = [
            sum([standings[seat.index] for seat in side if seat.index < len(standings)]) / len(side) for side in sides
        ]
        lean = max(-1.0, min(1.0, above - below))
        return f"{16 + n / last * (CURVE_WIDTH - 32):.1f},{middle - lean * (middle - 16):.1f}"

    line = " ".join(point(n, standings) for n, standings in context.curve)
    foot = f"{CURVE_WIDTH - 16},{middle} 16,{middle}"
    element, parts = Element, []
    for i, seat in enumerate([side[0] for side in sides]):
        side = {"data_seat": str(seat.index), "data_side": pattern_of(seat)}
        parts.append(
            element("rect")(
                ".half",
                x="16",
                y=str(16 + i * (middle - 16)),
                width=str(CURVE_WIDTH - 32),
                height=str(middle - 16),
                **side,
            )
        )
        parts.append(element("text")(x="24", y=str(36 if i == 0 else CURVE_HEIGHT - 22), **side)[names[i]])
    parts.append(element("polygon")(".area-of-lead", points=f"{line} {foot}"))
    parts.append(element("path")(".grid", d=f"M16 {middle}H{CURVE_WIDTH - 16}"))
    for turn in context.turning:
        x = 16 + turn.n / last * (CURVE_WIDTH - 32)
        parts.append(element("path")(".turn", d=f"M{x:.1f} 12V{CURVE_HEIGHT - 12}"))
    parts.append(element("polyline")(".lead", points=line))
    label = words("web-lead", above=names[0], below=names[1])
    return h.figure(".curve.duel")[
        h.svg(viewBox=f"0 0 {CURVE_WIDTH} {CURVE_HEIGHT + CURVE_FOOT}", role="img", aria_label=label)[
            parts, _rounds(context, 16, CURVE_WIDTH - 32)
        ],
        h.figcaption[h.small[words("web-lead-hint")]],
    ]


def _apart(heights: list[float], least: float = 25) -> list[float]:
    """Return the heights, moved apart so that signs at them do not overlap."""
    order = sorted(range(len(heights)), key=lambda i: heights[i])
    found = list(heights)
    for above, below in pairwise(order):
        found[below] = max(found[below], found[above] + least)
    low = CURVE_HEIGHT - 16.0
    for i in reversed(order):
        found[i] = min(found[i], low)
        low = found[i] - least
    return found


def _given_away(context: ResultContext, words: Words) -> Element:
    """Render whether the game is given to researchers, and the reader's own consent."""
    return h.section(".own-note", aria_labelledby="share-title")[
        h.h2("#share-title")[words("web-new-shared")],
        h.p(".hint")[words(f"web-share-{context.shares}")],
        context.shares == "ask" and act(context.frame, f"/t/{context.table}/share", words("web-share-agree")),
    ]


def _proof(context: ResultContext, words: Words) -> Element:
    return h.section(".proof", aria_labelledby="proof-title")[
        h.h2("#proof-title")[words("web-proof")],
        h.p[words("web-proof-text")],
        h.dl(".pairs")[
            h.dt[words("web-proof-before")],
            h.dd[h.code("#commitment")[context.commitment]],
            h.dt[words("web-proof-after")],
            h.dd[h.code("#secret")[context.secret]],
        ],
        h.p(".hint")[words("web-proof-how"), " ", h.code[f"echo {context.secret[:8]}… | xxd -r -p | sha256sum"]],
        h.div(".needs-script")[
            h.button(
                ".button",
                type="button",
                data_verify="1",
                data_good=words("web-proof-good"),
                data_bad=words("web-proof-bad"),
            )[icon("lock"), h.span[words("web-proof-check")]],
            h.output(".verified", aria_live="polite"),
        ],
    ]
