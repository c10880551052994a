"""The deal table: a thread for every partner with their offers and deals, and the offer being composed.

Goods are selected on the board (`static/deal.js`) or in a list. Both fill in the same form, which works without script.
The promises the reader knows of are listed above the threads.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from markupsafe import Markup

from consigliere.board.words import Words

from . import html as h
from .context import SeatInfo
from .frame import cached, csrf, empty, hidden, icon, seat_mark
from .html import Element, Node, markup, spelled
from .play_context import DealLine, Deals, Good, OfferInfo, PlayContext, PromiseInfo, WaitingInfo

SIGNS = {"standing": "○", "kept": "✓", "broken": "✗", "disputed": "≠", "unknown": "?"}


class Partner(NamedTuple):
    """A seat to talk or deal with."""

    seat: int
    name: str
    mark: Markup
    bot: bool = False
    deals: bool = True


def partner(seat: SeatInfo) -> Partner:
    """Return a seat as a partner for talk and deals."""
    return Partner(seat.index, seat.name, seat_mark(seat), bool(seat.level), seat.deals)


def deal_table(context: PlayContext, deals: Deals, words: Words, desks: bool = True) -> Node:
    """Render the deals panel. `desks`: with the forms for composing offers."""
    partners = [partner(seat) for seat in context.seats if not seat.yours and seat.kind != "empty" and not seat.out]
    seated = context.seat is not None
    return [
        deals.closed
        and h.p(".hint")[
            words("web-deals-closed"),
            " ",
            h.a(".rule", href=f"/rules/{context.game}#{deals.closed}")[deals.closed],
        ],
        bool(deals.offers)
        and h.ol(".thread-lines")[[_standing(offer, words, h.p(".line-says")[offer.maker]) for offer in deals.offers]],
        bool(deals.promises) and _promises(deals.promises, context, words),
        seated and [_thread(one, context, deals, words, desks) for one in partners],
        not seated and not deals.offers and empty(words("web-deals-empty"), "deal"),
    ]


# --- promises


def _promises(promises: tuple[PromiseInfo, ...], context: PlayContext, words: Words) -> Node:
    """Render all promises the reader has heard: standing ones first, the rest folded."""
    standing = [one for one in promises if one.state in ("standing", "disputed")]
    past = [one for one in reversed(promises) if one not in standing]
    return h.section("#promises.promises", aria_labelledby="promises-title")[
        h.h3("#promises-title")[words("web-promises")],
        bool(standing) and h.ul[[_promise(one, context, words) for one in standing]],
        bool(past)
        and h.details("#promises-past")[
            h.summary[words("web-promises-past"), " ", h.span(".count")[str(len(past))]],
            h.ul[[_promise(one, context, words) for one in past]],
        ],
    ]


def promise_list(promises: tuple[PromiseInfo, ...], seats: Sequence[SeatInfo], words: Words) -> Element:
    """Render the promises as they stood at an earlier moment."""
    return h.details("#promises.promises.replay-promises")[
        h.summary[words("web-promises"), " ", h.span(".count")[str(len(promises))]],
        h.ul[
            [
                h.li(".promise", data_state=one.state)[
                    h.span(".promise-state")[SIGNS[one.state], " ", words(f"web-promise-{one.state}")],
                    h.span[spelled(one.text)],
                    _remarks(one, seats, words),
                ]
                for one in promises
            ]
        ],
    ]


def _remarks(promise: PromiseInfo, seats: Sequence[SeatInfo], words: Words) -> Node:
    """Render what was said about the outcome of a promise."""
    names = {seat.index: words("you").capitalize() if seat.yours else seat.name for seat in seats}
    return [
        h.p(".promise-remark")[spelled(words("web-remark", name=names[seat], said=said))]
        for seat, said in promise.remarks
    ]


def _promise(promise: PromiseInfo, context: PlayContext, words: Words) -> Element:
    return h.li(".promise", data_state=promise.state)[
        h.span(".promise-state")[SIGNS[promise.state], " ", words(f"web-promise-{promise.state}")],
        h.span[spelled(promise.text)],
        bool(promise.marks)
        and h.form(".offer-do", method="post", action=f"/t/{context.table}/play")[
            csrf(context.frame),
            hidden("number", context.number),
            [
                h.button(".button.small", type="submit", name="option", value=mark)[
                    words(f"web-mark-{mark.partition(':')[0]}")
                ]
                for mark in promise.marks
            ],
        ],
        _remarks(promise, context.seats, words),
        promise.explains
        and h.form(f"#because-{promise.number}.offer-do", method="post", action=f"/t/{context.table}/play")[
            csrf(context.frame),
            hidden("number", context.number),
            h.label(".why")[
                h.span(".unseen")[words("web-because-why")],
                h.input(
                    id=f"because-why-{promise.number}",
                    name="why",
                    maxlength="200",
                    required=True,
                    autocomplete="off",
                    placeholder=words("web-because-why"),
                    data_keep="1",
                ),
            ],
            h.button(".button.small", type="submit", name="option", value=f"because:{promise.number}")[
                words("web-because-do")
            ],
        ],
    ]


# --- a thread


def _thread(one: Partner, context: PlayContext, deals: Deals, words: Words, desks: bool) -> Element:
    lines = deals.threads.get(one.seat, ())
    waiting = [offer for offer in deals.waiting if offer.to == one.seat]
    between = [
        promise
        for promise in deals.promises
        if promise.state == "standing" and {one.seat, context.seat} == {*promise.seats}
    ]
    name = f"thread-name-{one.seat}"
    return h.section(f"#thread-{one.seat}.thread", aria_labelledby=name)[
        _thread_name(one, name),
        bool(lines)
        and h.ol(".thread-lines", tabindex="0", aria_label=one.name)[
            [_line(line, context, words) for line in reversed(lines)]
        ],
        bool(between)
        and h.ul(".thread-promises")[[h.li[SIGNS[promise.state], " ", spelled(promise.text)] for promise in between]],
        [_waiting(offer, context, words) for offer in waiting],
        (_desk if desks else _closed_desk)(one, context, deals, words)
        if one.deals
        else h.p(".hint")[words("web-bot-silent")],
    ]


@cached(256)
def _thread_name(one: Partner, name: str) -> Element:
    return h.h3(f"#{name}")[one.mark, h.span[one.name]]


def _line(line: DealLine, context: PlayContext, words: Words) -> Markup:
    if line.offer is not None:
        says = markup(h.p(".line-says")[line.says])
        return _answerable(line.offer, says, line.key, context.table, context.number, csrf(context.frame), words)
    return _past(line)


@cached(2048)
def _past(line: DealLine) -> Element:
    return h.li(f"#line-{line.key}", data_kind=line.kind, data_own="1" if line.own else None)[
        h.p(".line-says")[spelled(line.says) if line.kind == "marked" else line.says],
        line.terms and h.p[line.terms],
        line.text and h.blockquote[spelled(line.text)],
    ]


@cached(512)
def _answerable(
    offer: OfferInfo, says: Markup, key: str, table: str, number: int, token: Markup, words: Words
) -> Element:
    """Render a standing offer with its answers, at the place where it was made."""
    can = {answer.partition(":")[0]: answer for answer in offer.answers}
    return _standing(
        offer,
        words,
        says,
        bool(can)
        and h.form(f"#answer-{offer.number}.offer-do", method="post", action=f"/t/{table}/play")[
            token,
            hidden("number", number),
            [
                h.button(".button.small", type="submit", name="option", value=answer)[words(f"web-offer-{verb}")]
                for verb, answer in can.items()
            ],
            not offer.mine
            and bool(offer.mirror)
            and h.button(
                ".button.small.needs-script",
                type="button",
                data_counter=str(offer.number),
                data_maker=str(offer.seat),
                data_mirror=offer.mirror,
            )[words("web-offer-counter")],
            "refuse" in can
            and h.label(".why")[
                h.span(".unseen")[words("web-refuse-why")],
                h.input(
                    id=f"why-{offer.number}",
                    name="why",
                    maxlength="200",
                    autocomplete="off",
                    placeholder=words("web-refuse-why"),
                    data_keep="1",
                ),
            ],
        ],
    )


def _standing(offer: OfferInfo, words: Words, says: Node, answer: Node = None) -> Element:
    return h.li(f"#offer-{offer.number}.offer", data_own="1" if offer.mine else None)[
        says,
        not offer.public and h.span(".private")[icon("lock")],
        h.p(".offer-terms")[offer.terms],
        offer.text and h.blockquote[spelled(offer.text)],
        offer.waiting and h.p(".hint")[words("waiting-for", names=", ".join(offer.waiting))],
        answer,
    ]


def _waiting(offer: WaitingInfo, context: PlayContext, words: Words) -> Element:
    """Render an offer that has not gone out yet, or was refused."""
    return h.div(f"#waiting-{offer.number}.offer.waits", data_own="1", data_failed="1" if offer.failed else None)[
        h.p(".offer-terms")[offer.terms],
        offer.text and h.blockquote[spelled(offer.text)],
        h.p(".hint")[
            words("web-queue-failed" if offer.failed else "web-queued"),
            bool(offer.rule) and [" ", h.a(".rule", href=f"/rules/{context.game}#{offer.rule}")[offer.rule]],
        ],
        h.form(".offer-do", method="post", action=f"/t/{context.table}/unqueue")[
            csrf(context.frame),
            h.button(".button.small", type="submit", name="offer", value=str(offer.number))[
                words("web-queue-away" if offer.failed else "web-queue-drop")
            ],
        ],
    ]


# --- composing


def _desk(one: Partner, context: PlayContext, deals: Deals, words: Words) -> Markup:
    lines = deals.threads.get(one.seat, ())
    standing = tuple([line.offer for line in lines if line.offer is not None and not line.offer.mine])
    goods = deals.goods()
    give = tuple([good for good in goods if good.seat == context.seat])
    take = tuple([good for good in goods if good.seat == one.seat])
    table, token = context.table, csrf(context.frame)
    return _composing(one, table, token, standing, give, take, bool(deals.closed), deals.peace, deals.minutes, words)


def _closed_desk(one: Partner, _context: PlayContext, _deals: Deals, words: Words) -> Element:
    """Render an empty placeholder for an offer form while the panel is closed."""
    return h.details(f"#desk-{one.seat}.desk", name="desk")[h.summary[words("web-offer-new", name=one.name)]]


@cached(512)
def _composing(
    one: Partner,
    table: str,
    token: Markup,
    standing: tuple[OfferInfo, ...],
    give: tuple[Good, ...],
    take: tuple[Good, ...],
    closed: bool,
    peace: bool,
    minutes: int,
    words: Words,
) -> Element:
    """Render the form for an offer to one seat.

    Its input is kept while the table changes. Only one offer is composed at a time.
    """
    to = one.seat
    halves = (("give", give), ("take", take))
    return h.details(f"#desk-{to}.desk", name="desk")[
        h.summary[words("web-offer-new", name=one.name)],
        h.form(f"#deal-{to}.deal", method="post", action=f"/t/{table}/offer")[
            token,
            hidden("to", to),
            h.div(".deal-top")[
                h.p(f"#sum-{to}.deal-sum", role="status", data_keep="1", data_nothing=words("web-deal-nothing")),
                h.button(".button.primary", type="submit")[words("web-queue-do" if closed else "web-offer-do")],
                h.button(".button.needs-script", type="button", data_desk_close=str(to))[words("web-close")],
            ],
            h.div(".sums")[
                [_sums(half, tuple([good for good in goods if not good.what]), to, words) for half, goods in halves]
            ],
            h.p(".hint.needs-script")[words("web-deal-board")],
            h.details(f"#list-{to}.deal-list")[
                h.summary[words("web-deal-list")],
                [_instead(offer, words) for offer in standing],
                [_pieces(half, tuple([good for good in goods if good.what]), to, words) for half, goods in halves],
            ],
            _promising(one, peace, give, take, words),
            h.label(".form-field")[
                h.span[words("web-offer-words")],
                h.input(id=f"words-{to}", name="text", maxlength="300", autocomplete="off", data_keep="1"),
            ],
            h.label(".switch")[_kept("checkbox", f"word-{to}", "word", "1"), h.span[words("web-word-promise")]],
            h.label(".switch")[_kept("checkbox", f"public-{to}", "public", "1"), h.span[words("web-offer-public")]],
            one.bot and h.p(".hint")[words("web-bot-deaf")],
            h.p(".hint")[words("web-offer-hint"), bool(minutes) and [" ", words("web-offer-stands", count=minutes)]],
        ],
    ]


def _instead(offer: OfferInfo, words: Words) -> Element:
    return h.label(f"#countered-{offer.number}.switch")[
        _kept("checkbox", f"counter-{offer.number}", "counter", str(offer.number)),
        h.span[words("web-offer-instead", terms=offer.terms)],
    ]


@cached(512)
def _promising(one: Partner, peace: bool, give: tuple[Good, ...], take: tuple[Good, ...], words: Words) -> Element:
    """Render what either side could promise, as far as the game can judge it."""
    to = one.seat
    return h.details(f"#promise-{to}.deal-promises")[
        h.summary[words("web-promises-make")],
        [
            h.fieldset[
                h.legend[words(f"web-promise-{half}")],
                peace
                and h.label(".switch")[
                    _kept("checkbox", f"peace-{half}-{to}", "peace", half), h.span[words("web-promise-peace")]
                ],
                [_amount(f"later-{half}", good, to, words("web-promise-later", what=good.step)) for good in goods],
                any(good.lasts for good in back)
                and h.label(".switch")[
                    _kept("checkbox", f"back-{half}-{to}", "back", half), h.span[words("web-promise-back")]
                ],
            ]
            for half, goods, back in (
                ("give", [good for good in give if good.lasts and not good.what], take),
                ("take", [good for good in take if good.lasts and not good.what], give),
            )
        ],
        h.label(".form-field")[
            h.span[words("web-until")],
            h.select(id=f"until-{to}", name="until", data_keep="1")[
                [h.option(value=str(rounds))[words(f"web-until-{rounds}")] for rounds in (0, 1)]
            ],
        ],
    ]


def _sums(half: str, goods: tuple[Good, ...], to: int, words: Words) -> Node:
    """Render the amounts that one side would give."""
    if not goods:
        return None
    return h.fieldset[
        h.legend[words(f"web-you-{half}")],
        [_amount(half, good, to, words("web-sum", most=good.label), most=good.most) for good in goods],
    ]


@cached(2048)
def _amount(half: str, good: Good, to: int, label: str, most: int = 0) -> Element:
    key = f"{half}-{to}-{good.kind}-"
    return h.div(
        f"#good-{key}.sum",
        data_most=str(most or ""),
        data_unit=str(good.unit),
        data_half=half,
        data_at=(most and good.at) or None,
        data_says=f"+ {good.step}" if most else None,
    )[
        h.label(for_=f"deal-{key}")[label],
        _step("less", "minus", f"− {good.step}"),
        _kept("number", key, f"{half}-{good.kind}", None),
        _step("more", "plus", f"+ {good.step}"),
    ]


@cached(256)
def _step(way: str, sign: str, label: str) -> Element:
    return h.button(".button.small.needs-script", type="button", data_sum=way, title=label)[
        icon(sign), h.span(".unseen")[label]
    ]


@cached(1024)
def _pieces(half: str, goods: tuple[Good, ...], to: int, words: Words) -> Node:
    """Render the pieces to tick, by kind."""
    if not goods:
        return Markup()
    kinds = dict.fromkeys(good.kind for good in goods)
    return h.fieldset[
        h.legend[words(f"web-you-{half}")],
        [
            h.div(".goods", data_kind=kind)[
                words.has(f"desk-kind-{kind}") and h.p(".goods-kind")[words(f"desk-kind-{kind}", half=half)],
                [_piece(good, half, to) for good in goods if good.kind == kind],
            ]
            for kind in kinds
        ],
    ]


@cached(4096)
def _piece(good: Good, half: str, to: int) -> Element:
    key = f"{half}-{to}-{good.kind}-{good.what}"
    box = _kept("checkbox", key, half, f"{good.kind}:{good.what}")
    return h.label(
        f"#good-{key}.switch", data_good=good.what, data_half=half, data_at=good.at or None, data_says=good.says
    )[box, h.span[good.label]]


def _kept(kind: str, key: str, name: str, value: str | None) -> Element:
    """Render a control whose state belongs to the reader. Its markup never changes, so a morph leaves it alone."""
    return h.input(
        id=f"deal-{key}",
        type=kind,
        name=name,
        value=value,
        min="0" if kind == "number" else None,
        inputmode="numeric" if kind == "number" else None,
        data_keep="1",
    )
