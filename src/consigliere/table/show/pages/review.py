"""The review: who would have won when, which moments decided it, what was known, and who kept their promises."""

from __future__ import annotations

from consigliere.board.words import Words

from . import html as h
from .advice_context import Line, MomentInfo, ReviewContext, WordInfo
from .context import SeatInfo
from .drawing import drawn, shapes
from .frame import act, document, flash, icon, pattern_of, seat_mark, texts, title_of
from .html import Element, Node, spelled
from .together import connection, invitation

WIDTH, HEIGHT = 1200, 250
LEFT, RIGHT, TOP, FOOT = 44, 178, 24, 28
LETTER = 7.2  # the width of a letter in a round's name
LONGEST = 14  # letters of a name at the end of a line
APART = 24.0  # the distance between the names at the ends of the lines


def review(context: ReviewContext) -> str:
    """Render the review of a finished game."""
    frame = context.frame
    words = texts(frame.language, context.game)
    base = f"/t/{context.table}"
    content = h.main("#table.review", data_page="review")[
        h.header(".review-head")[
            h.div[
                h.p(".kicker")[title_of(words, context.game), " · ", words("decisions-count", count=context.choices)],
                h.h1[context.headline],
            ],
            h.div(".review-do")[
                h.a(".button.primary", href=f"{base}/replay?n=0")[icon("play"), h.span[words("web-replay")]],
                h.a(".button", href=base)[words("web-review-to-result")],
            ],
        ],
        flash(frame.flash, words, context.game),
        context.own and invitation(context.table, words),
        not context.ready and h.p(".flash.review-making", data_kind="note", role="status")[words("web-review-making")],
        bool(context.lines) and _curves(context, words),
        context.ready and context.own and _moments(context, words),
        h.div(".review-pair")[
            bool(context.known) and _known(context, words),
            context.can_try and bool(_trials(context)) and _try_again(context, words),
        ],
        bool(context.words_given) and _words_given(context, words),
    ]
    return document(
        frame,
        words("web-review"),
        content,
        game=context.game,
        kind="review-page",
        scripts=("together",) if context.own else (),
        data={"data_together": connection(context.table)} if context.own else None,
        after=shapes(context.game),
    )


# --- the curves


def _x(n: float, last: int) -> float:
    return round(LEFT + n / max(last, 1) * (WIDTH - LEFT - RIGHT), 1)


def _y(chance: float) -> float:
    return round(TOP + (1 - min(1.0, max(0.0, chance))) * (HEIGHT - TOP), 1)


def _curves(context: ReviewContext, words: Words) -> Element:
    """Render everybody's chances. Lines differ in dash as well as in colour; the reader's own is thick."""
    last, element = context.choices, Element
    parts: list[Node] = [_stripes(context)]
    for share in (0, 25, 50, 75, 100):
        y = _y(share / 100)
        parts.append(element("path")(".grid", d=f"M{LEFT} {y}H{WIDTH - RIGHT}"))
        parts.append(element("text")(".percent", x=str(LEFT - 8), y=str(y + 4))[str(share)])
    parts.append(_pins(context))
    for line in sorted(context.lines, key=lambda one: one.own):
        points = " ".join(f"{_x(n, last)},{_y(chance)}" for n, chance in line.points)
        side = {"data_seat": str(line.seat.index), "data_side": pattern_of(line.seat), "points": points}
        parts.append(element("polyline")(".lead.own" if line.own else ".lead", **side))
    parts += _ends(context.lines, words)
    label = words("web-review-curve", names=", ".join(line.seat.name for line in context.lines))
    hint = words("web-review-hint-own" if context.own else "web-review-hint-public")
    return h.section(".review-part", aria_labelledby="curve-title")[
        h.h2("#curve-title")[words("web-review-title"), " ", h.small[hint]],
        h.figure(".curve.chances")[
            h.svg(viewBox=f"0 0 {WIDTH} {HEIGHT + FOOT}", role="img", aria_label=label)[parts],
            h.figcaption(".curve-keys")[
                [
                    h.span(".curve-key", data_seat=str(line.seat.index), data_side=pattern_of(line.seat))[
                        seat_mark(line.seat), _name(line.seat, line.own, words), " ", line.end
                    ]
                    for line in context.lines
                ]
            ],
        ],
    ]


def _name(seat: SeatInfo, own: bool, words: Words) -> str:
    return words("you").capitalize() if own else seat.name


def _stripes(context: ReviewContext) -> list[Element]:
    """Render the rounds below the curves, every second one on a lighter ground."""
    last, found = context.choices, []
    edges = [n for n, _ in context.rounds] + [last]
    for i, (n, name) in enumerate(context.rounds):
        begin, end = _x(n, last), _x(edges[i + 1], last)
        if i % 2:
            stripe = Element("rect")(".stripe", x=str(begin), y=str(TOP), width=str(round(end - begin, 1)))
            found.append(stripe(height=str(HEIGHT - TOP)))
        called = next((one for one in (name, name.partition(":")[0]) if len(one) * LETTER <= end - begin), "")
        if called:
            found.append(Element("text")(".round-name", x=str(begin + 6), y=str(HEIGHT + 18))[called])
    return found


def _pins(context: ReviewContext) -> list[Element]:
    """Render the numbers of the moments above the curves."""
    found, element = [], Element
    before = -APART
    for number, moment in enumerate(context.moments, 1):
        x = _x(moment.n, context.choices)
        place = max(x, before + APART)
        before = place
        found.append(element("path")(".turn", d=f"M{x} {TOP}V{HEIGHT}"))
        found.append(element("circle")(".pin", cx=str(place), cy="12", r="10"))
        found.append(element("text")(".pin-number", x=str(place), y="16.500")[str(number)])
    return found


def _ends(lines: tuple[Line, ...], words: Words) -> list[Element]:
    """Render the names at the ends of the lines, moved apart where they would overlap."""
    order = sorted(lines, key=lambda line: -line.points[-1][1])
    heights: list[float] = []
    for line in order:
        heights.append(max(_y(line.points[-1][1]), heights[-1] + APART if heights else 0))
    low = float(HEIGHT)
    for i in range(len(heights) - 1, -1, -1):
        heights[i] = min(heights[i], low)
        low = heights[i] - APART
    found = []
    for line, y in zip(order, heights, strict=True):
        x = WIDTH - RIGHT + 10
        found.append(
            Element("foreignObject")(x=str(x), y=str(round(y - 9, 1)), width="18", height="18")[seat_mark(line.seat)]
        )
        name = _name(line.seat, line.own, words)
        name = name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"
        found.append(Element("text")(".end", x=str(x + 26), y=str(round(y + 5, 1)))[f"{name} {line.end}"])
    return found


# --- moments


def _moments(context: ReviewContext, words: Words) -> Element:
    if not context.moments:
        return h.section(".review-part")[h.p[words("web-review-none")]]
    return h.section(".review-moments", aria_labelledby="moments-title")[
        h.h2("#moments-title")[words("web-review-moments", count=len(context.moments))],
        h.ol(".moments")[[_moment(context, one, n, words) for n, one in enumerate(context.moments, 1)]],
    ]


def _moment(context: ReviewContext, one: MomentInfo, number: int, words: Words) -> Element:
    marks = {thing: ("you" if message == "web-review-played" else "better",) for thing, message in one.things}
    gain = f"−{-one.gain}" if one.gain < 0 else f"+{one.gain}"
    return h.li(".moment", id=f"moment-{number}", data_kind=one.kind)[
        one.board is not None
        and h.a(
            ".moment-board",
            href=f"/t/{context.table}/replay?n={one.n}&eyes={context.seat}",
            aria_label=f"{words('web-review-board')}: {one.when}",
        )[drawn(one.board, marks=marks)],
        h.div(".moment-text")[
            h.p(".moment-head")[
                h.span(".number")[str(number)],
                h.span(".kicker")[one.when, ", ", words("web-review-move", n=str(one.n))],
                h.b(data_sign="minus" if one.gain < 0 else "plus")[gain],
            ],
            h.dl[[(h.dt[label], h.dd[spelled(text)]) for label, text in one.rows]],
        ],
    ]


# --- what was known, and trying again


def _known(context: ReviewContext, words: Words) -> Element:
    return h.section(".review-part", aria_labelledby="known-title")[
        h.h2("#known-title")[words("web-review-knew-title", n=str(context.known_at))],
        h.table(".known")[
            h.thead[
                h.tr[h.td, h.th(scope="col")[words("web-review-knew")], h.th(scope="col")[words("web-review-was")]]
            ],
            h.tbody[
                [
                    h.tr[h.th(scope="row")[seat_mark(row.seat), h.span[row.seat.name]], h.td[row.knew], h.td[row.was]]
                    for row in context.known
                ]
            ],
        ],
        h.p(".hint")[words("web-review-verdict")],
    ]


def _trials(context: ReviewContext) -> list[MomentInfo]:
    return [one for one in context.moments if one.kind != "others"]


def _try_again(context: ReviewContext, words: Words) -> Element:
    return h.section(".review-part.try-again", aria_labelledby="try-title")[
        h.h2("#try-title")[words("web-review-try")],
        h.ul[
            [
                h.li[
                    h.span[h.strong[one.rows[1][1].rpartition(" · ")[0]], h.small[one.when]],
                    act(
                        context.frame,
                        f"/t/{context.table}/branch",
                        words("web-review-try-do"),
                        ".small.primary" if one.kind == "wrong" else ".small",
                        n=one.n,
                        seat=context.seat or 0,
                    ),
                ]
                for one in _trials(context)
            ]
        ],
        h.p(".hint")[words("web-review-try-hint")],
    ]


# --- promises


def _words_given(context: ReviewContext, words: Words) -> Element:
    return h.section(".review-part.words-given", aria_labelledby="words-title")[
        h.h2("#words-title")[words("web-review-words"), " ", h.small[words("web-review-words-hint")]],
        h.ul(".kept-by")[[_kept(seat, context, words) for seat in context.seats]],
        h.table[
            h.thead[
                h.tr[
                    [h.th(scope="col")[words(f"web-review-{column}")] for column in ("when", "whom", "word", "came")],
                    h.td,
                ]
            ],
            h.tbody[[_word(one, context, words) for one in context.words_given]],
        ],
        h.p(".hint")[words("web-review-heard")],
    ]


def _kept(seat: SeatInfo, context: ReviewContext, words: Words) -> Node:
    given = [one for one in context.words_given if one.promise.seats[0] == seat.index]
    kept = [one for one in given if one.promise.state == "kept"]
    broken = [one for one in given if one.promise.state == "broken"]
    if not given:
        return None
    dear, own, below = sum(one.dear for one in kept), seat.index == context.seat, ""
    if broken:
        when = ", ".join(dict.fromkeys(one.settled for one in broken if one.settled))
        below = words("web-review-broke", count=len(broken), when=when)
    elif dear:
        below = words("web-review-dear", count=dear)
    return h.li[
        seat_mark(seat),
        h.div[
            h.strong[
                words("web-review-kept", name=_name(seat, own, words), kept=len(kept), all=len(kept) + len(broken))
            ],
            below and h.small[below],
        ],
    ]


def _word(one: WordInfo, context: ReviewContext, words: Words) -> Element:
    giver, taker = (context.seats[index] for index in one.promise.seats)
    eyes = "public" if context.seat is None else context.seat
    return h.tr[
        h.td[h.a(href=f"/t/{context.table}/replay?n={one.n}&eyes={eyes}")[one.when]],
        h.td(".whom", title=f"{giver.name} → {taker.name}")[
            seat_mark(giver), " → ", seat_mark(taker), h.span(".unseen")[f"{giver.name} → {taker.name}"]
        ],
        h.td[spelled(one.promise.text)],
        h.td[
            one.came,
            [
                h.p(".remark")[
                    seat_mark(context.seats[seat]),
                    spelled(
                        words(
                            "web-remark",
                            name=_name(context.seats[seat], seat == context.seat, words),
                            said=said,
                        )
                    ),
                ]
                for seat, said in one.promise.remarks
            ],
        ],
        h.td(".came", data_state=one.promise.state)[
            {"kept": "✓ ", "broken": "✗ "}.get(one.promise.state, ""), words(f"web-promise-{one.promise.state}")
        ],
    ]
