"""Slips: requests by others, as paper slips next to the board. The bar keeps the reader's own question.

A slip is an offer, a request for an undo, or a suggestion of an ally. At most two are open; the rest is a count.
"""

from __future__ import annotations

import json
from typing import Any

from markupsafe import Markup

from consigliere.board.words import Words

from . import html as h
from .commentary import looking_line, slip_body
from .context import SeatInfo
from .frame import act, cached, csrf, hidden, icon, seat_mark
from .html import Element, Node, markup, spelled
from .over_days import bank_text
from .play_context import Amount, OfferInfo, PlayContext

MOST_SLIPS = 2


def slips(context: PlayContext, words: Words) -> Markup:
    """Render the requests by others, the most urgent first."""
    looks = looking_line(context, words)
    if context.seat is None:
        vacancies = [_vacancy(seat, context, words) for seat in context.seats if seat.vacant]
        return markup([looks, vacancies[:MOST_SLIPS]])
    found: list[Node] = [
        *_seats(context, words),
        *_commentator(context, words),
        *_over_days(context, words),
        *_undo_request(context, words),
        *_allies(context, words),
        *_offers(context, words),
    ]
    more = len(found) - MOST_SLIPS
    return markup([looks, found[:MOST_SLIPS], more > 0 and _count(more, words), _ended(context, words)])


@cached(64)
def _count(more: int, words: Words) -> Element:
    """Render how many further slips wait. They are offers: everything else comes first."""
    return h.button(".slips-more", type="button", data_tab="deals")[words("web-slips-more", count=more)]


def _slip(key: str, mark: Markup, head: Node, body: Node, short: Node, time: Node, words: Words) -> Element:
    """Render a slip. On a phone it is one line with a button that opens it in place of the question."""
    name = f"slip-{key}-name"
    return h.section(f"#slip-{key}.slip", role="group", aria_labelledby=name, data_slip=key)[
        h.div(".slip-line")[
            mark,
            h.span[short],
            time,
            h.button(".slip-look", type="button", data_look=key)[words("web-slip-look")],
        ],
        h.div(".slip-full")[
            h.h3(f"#{name}")[mark, h.span[head]],
            body,
            time,
            h.button(".slip-back", type="button", data_look="")[words("web-slip-back")],
        ],
    ]


def _mark(context: PlayContext, seat: int) -> Markup:
    return next((seat_mark(one) for one in context.seats if one.index == seat), Markup())


# --- offers


def _offers(context: PlayContext, words: Words) -> list[Markup]:
    """Render the open offers that the reader may answer, the oldest first."""
    if context.deals is None:
        return []
    lines = [line.offer for thread in context.deals.threads.values() for line in thread]
    standing = [one for one in lines if one is not None and one.asks]
    return [
        _offer(one, _mark(context, one.seat), context.table, context.number, csrf(context.frame), words)
        for one in sorted(standing, key=lambda one: (one.closes, one.number))
    ]


@cached(512)
def _offer(offer: OfferInfo, mark: Markup, table: str, number: int, token: Markup, words: Words) -> Element:
    """Render an open offer. While deals are closed it stays in sight, without answers."""
    can = {answer.partition(":")[0]: answer for answer in offer.answers}
    return _slip(
        f"offer-{offer.number}",
        mark,
        words("web-slip-offers", name=offer.maker),
        [
            _terms(offer, words),
            not can and h.p(".slip-note")[words("web-slip-closed")],
            bool(can)
            and h.form(".slip-do", method="post", action=f"/t/{table}/play")[
                token,
                hidden("number", number),
                "accept" in can
                and h.button(".slip-yes", type="submit", name="option", value=can["accept"], data_key="a")[
                    words("web-offer-accept")
                ],
                "accept" not in can and h.p(".slip-cannot")[words("web-slip-cannot")],
                bool(offer.mirror)
                and h.button(".needs-script", type="button", data_key="c", data_haggle=f"offer-{offer.number}")[
                    words("web-offer-counter")
                ],
                "refuse" in can
                and h.button(type="submit", name="option", value=can["refuse"], data_key="r")[
                    words("web-offer-refuse")
                ],
            ],
            bool(can and offer.mirror) and _counter(offer, table, token, words),
        ],
        offer.terms,
        offer.closes > 0
        and h.p(
            ".slip-time.needs-script",
            data_closes=str(offer.closes),
            data_lasts=str(offer.lasts),
            data_says=words("web-slip-until", time="#"),
        )[h.i(aria_hidden="true"), h.span(data_keep="1")],
        words,
    )


def _terms(offer: OfferInfo, words: Words) -> list[Node]:
    """Render what the reader would give and get, what is promised, and the words with it."""
    return [
        bool(offer.give or offer.get)
        and h.div(".slip-goods")[
            _half(words("web-you-give"), offer.give, words),
            icon("deal"),
            _half(words("web-you-take"), offer.get, words),
        ],
        [h.p(".slip-says")[line] for line in offer.promised],
        not (offer.give or offer.get or offer.promised) and h.p(".slip-says")[offer.terms],
        bool(offer.text) and h.blockquote[spelled(offer.text)],
    ]


def _ended(context: PlayContext, words: Words) -> list[Markup]:
    """Render the last offers to the reader that ended unanswered, until they have been in sight for their time."""
    if context.deals is None:
        return []
    return [
        _ended_offer(one, _mark(context, one.seat), context.game, words)
        for one in sorted(context.deals.ended, key=lambda one: one.closes)[-MOST_SLIPS:]
    ]


@cached(64)
def _ended_offer(offer: OfferInfo, mark: Markup, game: str, words: Words) -> Element:
    """Render an offer that no longer stands, why, and a way to propose the same."""
    key = f"offer-{offer.number}"
    rule = bool(offer.ended_by) and h.a(".rule", href=f"/rules/{game}#{offer.ended_by}")[offer.ended_by]
    propose = h.button(
        ".needs-script",
        type="button",
        data_counter="",
        data_maker=str(offer.seat),
        data_mirror=offer.mirror,
    )[words("web-slip-propose")]
    close = h.button(".needs-script", type="button", data_dismiss=key)[words("web-slip-dismiss")]
    body: list[Node] = [
        _terms(offer, words),
        h.p(".slip-why")[offer.ended, " ", rule],
        h.div(".slip-do")[bool(offer.mirror) and propose, close],
    ]
    slip = _slip(key, mark, words("web-slip-offered", name=offer.maker), body, offer.ended, None, words)
    return h.div(".slip-ended", data_until=str(offer.closes))[slip]


def _counter(offer: OfferInfo, table: str, token: Markup, words: Words) -> Element:
    """Render a counter-offer in the slip: the same terms with other amounts. Anything else is for the deal desk."""
    terms: dict[str, Any] = json.loads(offer.mirror)
    return h.form(".slip-counter.needs-script", method="post", action=f"/t/{table}/offer")[
        token,
        hidden("to", offer.seat),
        hidden("counter", offer.number),
        [hidden(half, piece) for half, piece in terms.get("pieces", ())],
        [hidden("peace", half) for half in terms.get("peace", ())],
        [hidden("back", half) for half in terms.get("back", ())],
        [hidden(name, amount) for name, amount in terms.get("later", {}).items()],
        hidden("until", terms.get("until", 0)),
        [_amount(one, offer.number, words) for one in offer.amounts],
        h.div(".slip-do")[
            h.button(".slip-yes", type="submit")[words("web-offer-do")],
            h.button(
                type="button",
                data_counter=str(offer.number),
                data_maker=str(offer.seat),
                data_mirror=offer.mirror,
            )[words("web-slip-desk")],
            h.button(type="button", data_haggle="")[words("web-slip-not")],
        ],
    ]


def _amount(one: Amount, offer: int, words: Words) -> Element:
    half = "give" if one.name.startswith("give") else "take"
    key = f"haggle-{offer}-{one.name}"
    return h.div(".sum.slip-sum", data_most=str(one.most or ""), data_unit=str(one.unit))[
        h.label(for_=key)[h.b[words(f"web-you-{half}")], " ", words("web-slip-instead", what=one.said)],
        _step("less", "minus", f"− {one.step}"),
        h.input(id=key, type="number", name=one.name, value=str(one.now), min="0", inputmode="numeric", data_keep="1"),
        _step("more", "plus", f"+ {one.step}"),
    ]


def _step(way: str, sign: str, label: str) -> Element:
    return h.button(type="button", data_sum=way, title=label)[icon(sign), h.span(".unseen")[label]]


def _half(label: str, goods: tuple[tuple[str, str], ...], words: Words) -> Element:
    """Render what one side gives: each thing, and what the reader has of it before and after."""
    return h.div[
        h.span[label],
        [(h.b[what], bool(after) and h.small[after]) for what, after in goods] or h.b[words("web-slip-nothing")],
    ]


# --- seats whose time is up, and the way back to one's own


def _seats(context: PlayContext, words: Words) -> list[Element]:
    """Render the vote about a late seat at a table over days, and the way back for whoever a bot plays for."""
    found: list[Element] = []
    for seat in context.seats:
        if seat.index == context.seat and seat.replaced:
            head = words("web-slip-replaced")
            back = act(context.frame, f"/t/{context.table}/back", words("web-come-back"), ".slip-yes")
            body = [h.p(".slip-says")[words("web-slip-replaced-says")], h.div(".slip-do")[back]]
            found.append(_slip("back", seat_mark(seat), head, body, head, None, words))
        if seat.clock is not None and seat.clock.votable:
            found.append(_vote(seat, context, words))
        elif seat.clock is not None and seat.clock.late and seat.index == context.seat:
            head = words("web-slip-own-late")
            found.append(
                _slip(
                    "own-late",
                    seat_mark(seat),
                    head,
                    h.p(".slip-says")[words("web-slip-own-late-says")],
                    head,
                    None,
                    words,
                )
            )
    return found


def _vote(seat: SeatInfo, context: PlayContext, words: Words) -> Element:
    info, action = seat.clock, f"/t/{context.table}/vote"
    assert info is not None
    head = words("web-slip-late", name=seat.name)
    votes = h.div(".slip-do")[
        act(context.frame, action, words("web-vote-wait"), ".slip-yes", seat=seat.index, choice="wait"),
        act(context.frame, action, words("web-vote-bot"), seat=seat.index, choice="bot"),
        act(context.frame, action, words("web-vote-seat"), seat=seat.index, choice="seat"),
    ]
    votes_given = {"wait": info.wait, "bot": info.bot, "seat": info.substitute}
    tally = words("web-vote-tally", **votes_given, needed=info.needed)
    body = [h.p(".slip-says")[words("web-slip-late-says")], votes, h.p(".slip-note")[tally]]
    return _slip(f"late-{seat.index}", seat_mark(seat), head, body, head, None, words)


def _vacancy(seat: SeatInfo, context: PlayContext, words: Words) -> Element:
    """Render the invitation of a seat that waits for a substitute, to somebody who only watches."""
    head = words("web-slip-vacant", name=seat.name)
    sit = act(
        context.frame, f"/t/{context.table}/substitute", words("web-slip-vacant-sit"), ".slip-yes", seat=seat.index
    )
    body = [h.p(".slip-says")[words("web-slip-vacant-says")], h.div(".slip-do")[sit]]
    return _slip(f"vacant-{seat.index}", seat_mark(seat), head, body, head, None, words)


def _over_days(context: PlayContext, words: Words) -> list[Element]:
    """Render a proposal to go on over days."""
    vote, action = context.pace_vote, f"/t/{context.table}/over-days"
    if vote is None or not vote.speed:
        return []
    head = words("web-slip-days", pace=words(f"web-speed-{vote.speed}"))
    refuse = act(context.frame, action, words("web-slip-days-withdraw" if vote.mine else "no"), speed="no")
    agree = act(context.frame, action, words("web-slip-agree"), ".slip-yes", speed=vote.speed)
    said = words("web-slip-days-says", hint=words(f"web-speed-{vote.speed}-hint"), bank=bank_text(vote.speed, words))
    tally = words("web-slip-days-tally", agreed=vote.agreed, needed=vote.needed)
    body = [
        h.p(".slip-says")[said],
        h.div(".slip-do")[not vote.mine and agree, refuse],
        h.p(".slip-note")[tally],
    ]
    return [_slip("days", _mark(context, vote.seat), head, body, head, None, words)]


def _commentator(context: PlayContext, words: Words) -> list[Element]:
    """Render a proposal to let somebody comment."""
    info = context.commentary
    if info is None or not info.name or info.looks or not info.votes:
        return []
    head = spelled(words("web-slip-commentator", name=info.name))
    return [_slip("commentator", _mark(context, info.seat), head, slip_body(info, context, words), head, None, words)]


# --- requests


def _undo_request(context: PlayContext, words: Words) -> list[Element]:
    request = context.undo_request
    if request is None:
        return []
    which = "what" if request.what else "any"
    asks = "web-undo-asked" if request.mine else "web-undo-wants"
    said = spelled(words(asks, name=request.by, which=which, what=request.what))  # the choice may quote somebody
    action = f"/t/{context.table}/undo/answer"
    open_ = not request.mine and not request.answered
    head = words("web-slip-undo.you" if request.mine else "web-slip-undo", name=request.by)
    answers = h.div(".slip-do")[
        act(context.frame, action, words("web-slip-agreed"), ".slip-yes", answer="yes"),
        act(context.frame, action, words("no"), answer="no"),
    ]
    body = [h.p(".slip-says")[said], open_ and answers]
    return [_slip("undo", _mark(context, request.seat), head, body, head, None, words)]


def _allies(context: PlayContext, words: Words) -> list[Element]:
    """Render what allies suggest to the reader, and what an ally decides for the team. [LF-RULE-58]"""
    team = context.team
    if team is None:
        return []
    found: list[Element] = []
    if team.suggested:
        head = words("web-slip-wish")
        said = h.ul(".wishes", role="status")[[h.li[text] for text in team.suggested]]
        found.append(_slip("wish", Markup(), head, said, team.suggested[0], None, words))
    if team.asked:
        form = h.form("#wish.slip-do", method="post", action=f"/t/{context.table}/wish")[
            csrf(context.frame),
            hidden("number", team.number),
            [
                h.button(
                    type="submit",
                    name="option",
                    value=option.text,
                    aria_pressed="true" if option.text == team.mine else "false",
                )[option.label]
                for option in team.options
            ],
        ]
        head = words("web-slip-ally")
        body = [h.p(".slip-says")[team.asked], form, h.p(".slip-note")[words("web-wish-hint")]]
        found.append(_slip("ally", Markup(), head, body, team.asked, None, words))
    return found
