"""The deal table of one reader: a thread for each partner, promises, queued offers. From what the seat has seen."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import partial
from typing import Any

from consigliere.board import tell
from consigliere.board.words import Words
from consigliere.drawing import cached_place
from consigliere.engine import Event, Option, Trade
from consigliere.engine.deals import VERDICTS, parse_offer
from consigliere.engine.promises import (
    BROKEN,
    KEPT,
    STANDING,
    Delivery,
    FreePromise,
    GivenPromise,
    Peace,
    PromiseTracker,
    parse_promises,
)
from consigliere.games import face
from consigliere.table.play.ended_offers import FAILED, LAPSED
from consigliere.table.play.guided import guided
from consigliere.table.play.loaded import LoadedTable
from consigliere.table.play.pacing import ended_offers, expiry

from .pages.play_context import Amount, DealLine, Deals, Good, OfferInfo, PromiseInfo, WaitingInfo

KINDS = ("offered", "withdrew", "refused", "agreed", "deal", "marked", "explained")
MOST_LINES = 24  # lines shown of one thread
MOST_PROMISES = 40

Tellers = tuple[dict[str, Any], Words, list[str]]  # the context of a sentence: the view, the texts, the names


class DealHistory:
    """What one seat has heard about deals so far. It reads incrementally, and starts again after an undo."""

    def __init__(self, loaded: LoadedTable, seat: int | None) -> None:
        self._loaded = loaded
        self._seat = seat
        self._read = 0  # choices
        self._last: list[Event] | None = None  # the events of the last choice read
        self.ledger: PromiseTracker | None = None
        self.events: list[tuple[int, dict[str, Any]]] = []  # events of the kinds above, with the number of their row

    def read_on(self) -> DealHistory:
        """Read the choices made since the last call. Read everything again after an undo."""
        match, history = self._loaded.match, self._loaded.history()
        trade = self._loaded.setup.title.trade
        same = 0 < self._read <= len(history) and history[self._read - 1].events is self._last
        if self.ledger is None or not same:
            assert trade is not None
            self.ledger, self.events, self._read = PromiseTracker(trade), [], 0
            self._learn(match.opening)
        for choice in history[self._read :]:
            self._learn(choice.events)
        self._read, self._last = len(history), history[-1].events if history else None
        return self

    def _learn(self, events: list[Event]) -> None:
        assert self.ledger is not None
        whom = self._loaded.match.seats_sharing_view(self._seat)
        seen = [fact for fact in (event.seen_by(*whom) for event in events) if fact is not None]
        for fact in seen:
            if _kind(fact) in KINDS:
                self.events.append((self.ledger.rows_read, fact))
            for given in self.ledger.read_event(fact):
                if not isinstance(given.promise, FreePromise):  # the two partners settle those themselves
                    self.events.append((self.ledger.rows_read, _promise_outcome(given)))
        self.ledger.rows_read += bool(seen)


def _promise_outcome(given: GivenPromise) -> dict[str, Any]:
    """Return an event for the thread that says whether a promise was kept or broken."""
    return {"event": given.state, "seat": given.promise.giver, "parties": given.parties, "given": given.promise}


def _kind(event: dict[str, Any]) -> str:
    return str(event.get("deal") if event["event"] == "talk" else event["event"])


def deals(
    loaded: LoadedTable, heard: DealHistory, seat: int | None, view: dict[str, Any], words: Words, names: list[str]
) -> Deals:
    """Return everything about deals that a reader sees."""
    trade = loaded.setup.title.trade
    assert trade is not None
    heard.read_on()
    tellers = (view, words, names)
    assert heard.ledger is not None
    standing = {offer["number"]: _offer(loaded, offer, seat, view, words, names) for offer in view["offers"]}
    between: dict[int, list[tuple[str, dict[str, Any]]]] = {}
    newest: dict[int, str] = {}  # the line where a standing offer can be answered
    for place, (row, event) in enumerate(heard.events):
        partner = _partner(event, seat)
        if partner is not None:
            key = f"{row}-{place}"
            between.setdefault(partner, []).append((key, event))
            number = event.get("offer", {}).get("number")
            if number in standing:
                newest[number] = key
    threads = {
        partner: _thread(told, {newest[number]: info for number, info in standing.items() if number in newest}, tellers)
        for partner, told in between.items()
    }
    shown = {line.offer.number for thread in threads.values() for line in thread if line.offer is not None}
    for offer in view["offers"]:  # made before this history begins, or so long ago that its line is not shown
        info = standing[offer["number"]]
        if seat in offer["parties"] and info.number not in shown:
            partner = _partner({"offer": offer, "seat": info.seat}, seat)
            assert partner is not None
            says = _says("offered", info.seat, tellers)
            line = DealLine(f"s-{info.number}", "offered", says, info.terms, info.text, info.mine, info)
            threads[partner] = (*threads.get(partner, ()), line)
            shown.add(info.number)
    return Deals(
        tuple(info for info in standing.values() if info.number not in shown),
        partial(goods, trade, seat, view, words),
        loaded.deals_closed_by() if loaded.running else trade.rule,
        trade.has_attacks,
        max(1, round(loaded.row.patience / 60)),
        threads,
        promised(heard.ledger.promises, seat, view, words, names),
        _waiting(loaded, seat, view, words, names),
        _ended(loaded, seat, view, words, names),
    )


def _partner(event: dict[str, Any], seat: int | None) -> int | None:
    """Return the partner whose thread an event belongs to, or None if the reader has no part in it."""
    parties = event.get("offer", event)["parties"]
    if seat not in parties:
        return None
    maker = event.get("offer", event).get("maker", event["seat"])
    return int(maker) if maker != seat else next(one for one in parties if one != seat)


def _thread(
    told: list[tuple[str, dict[str, Any]]], standing: dict[str, OfferInfo], tellers: Tellers
) -> tuple[DealLine, ...]:
    lines: list[DealLine] = []
    last = told[-MOST_LINES:]
    for place, (key, event) in enumerate(last):
        line = _line(key, event, standing.get(key), lines, tellers)
        if _kind(event) == "offered" and line.offer is None and not _answered(event["offer"], last[place + 1 :]):
            line = replace(line, text=f"{line.text} {tellers[1]('web-thread-lapsed')}".strip())
        lines.append(line)
    return tuple(lines)


def _answered(offer: dict[str, Any], later: list[tuple[str, dict[str, Any]]]) -> bool:
    """Return whether an offer that no longer stands was answered. If not, it lapsed under the game's rules."""
    for _, event in later:
        if event.get("offer", {}).get("number") == offer["number"]:
            return True
        if _kind(event) == "deal" and event.get("gives", []) == offer["gives"]:
            return True
    return False


def _says(kind: str, seat: int, tellers: Tellers) -> str:
    view, words, names = tellers
    message = f"web-thread-{kind}"
    return words(f"{message}.you" if seat == view["seat"] else message, name=names[seat])


def _line(
    key: str, event: dict[str, Any], offer: OfferInfo | None, before: list[DealLine], tellers: Tellers
) -> DealLine:
    kind, own = _kind(event), event["seat"] == tellers[0]["seat"]
    if kind == "marked":
        return DealLine(key, kind, tell.sentence(event, *tellers) or "", own=own)
    if kind == "explained":
        told = tell.remark(event["why"], *tellers)
        about = tell.promise(tell.about_promise(event), *tellers)
        return DealLine(key, kind, tellers[1]("web-thread-explained", what=about), "", told, own)
    if kind in (KEPT, BROKEN):
        return DealLine(
            key, kind, tellers[1](f"web-thread-{kind}", what=tell.promise(event["given"], *tellers)), own=own
        )
    if kind == "deal":
        struck = {"gives": event.get("gives", []), "text": event.get("text", ""), "parties": event["parties"]}
        terms, text = tell.terms(struck, *tellers), tell.free_words(struck["text"], *tellers)
        if before and (before[-1].terms, before[-1].text) == (terms, text):  # the offer just above says the same
            return DealLine(key, kind, tellers[1]("web-thread-settled"), own=own)
        return DealLine(key, kind, tellers[1]("web-thread-deal"), terms, text, own)
    made = event["offer"]
    if kind == "offered":
        if before and before[-1].kind == "refused" and before[-1].own == own:
            kind = "countered"
        terms, text = tell.terms(made, *tellers), tell.free_words(made["text"], *tellers)
    else:
        terms, text = "", tell.spoken(event.get("why", ""), *tellers)
    return DealLine(key, kind, _says(kind, event["seat"], tellers), terms, text, own, offer)


def _offer(
    loaded: LoadedTable,
    offer: dict[str, Any],
    seat: int | None,
    view: dict[str, Any],
    words: Words,
    names: list[str],
) -> OfferInfo:
    options = loaded.extras(seat) if seat is not None else ()
    # In a lesson an offer stands until its script or the learner answers it.
    expires = loaded.running and guided(loaded) is None
    closes, lasts = expiry(loaded, offer["number"]) if expires else (0, 0)
    answers = [o for o in options if o.verb in ("accept", "refuse", "withdraw") and o.target == offer["number"]]
    return OfferInfo(
        number=offer["number"],
        maker=names[offer["maker"]],
        terms=tell.terms(offer, view, words, names),
        text=tell.free_words(offer["text"], view, words, names),
        mine=offer["maker"] == seat,
        public=offer["public"],
        answers=tuple(str(option) for option in answers),
        waiting=tuple(names[one] for one in offer["parties"] if one not in (*offer["accepted"], seat)),
        seat=offer["maker"],
        closes=closes,
        lasts=lasts,
        asks=seat in offer["parties"] and seat not in offer["accepted"],
        **_from_readers_side(loaded, offer, seat, view, words, names),
        mirror=_mirror(offer, seat) if seat in offer["parties"] and len(offer["parties"]) == 2 else "",
        amounts=_amounts(loaded, offer, seat, view, words),
    )


def _ended(
    loaded: LoadedTable, seat: int | None, view: dict[str, Any], words: Words, names: list[str]
) -> tuple[OfferInfo, ...]:
    """Return the offers to the reader that ended a moment ago without an answer, and why."""
    trade, found = loaded.setup.title.trade, list[OfferInfo]()
    assert trade is not None
    for one, until, rests in ended_offers(loaded, seat):
        lapsed = one.why in (LAPSED, FAILED)
        why = "rests" if rests else "own" if lapsed and one.by == seat else LAPSED if lapsed else one.why
        says = words(f"web-slip-ended-{why}", name=names[one.offer.maker if rests else one.by])
        info = _offer(loaded, one.offer.to_json(), seat, view, words, names)
        rule = trade.lapse_rule if lapsed else ""
        mirror = "" if rests else info.mirror  # proposed by the reader too, it would be there twice
        found.append(replace(info, closes=round(1000 * until), ended=says, ended_by=rule, mirror=mirror))
    return tuple(found)


def _amounts(
    loaded: LoadedTable, offer: dict[str, Any], seat: int | None, view: dict[str, Any], words: Words
) -> tuple[Amount, ...]:
    """Return the amounts of an offer to the reader, and money on both sides: what is haggled about."""
    trade = loaded.setup.title.trade
    if trade is None or seat not in offer["parties"] or len(offer["parties"]) != 2 or offer["maker"] == seat:
        return ()
    named: dict[tuple[int, str], int] = {}
    for giver, _, kind, what in offer["gives"]:
        if isinstance(what, int):
            named[giver, kind] = named.get((giver, kind), 0) + what
    found: list[Amount] = []
    for owner, kind, piece, most in trade.goods(view):
        if piece or owner not in offer["parties"] or not ((owner, kind) in named or kind == trade.money_kind):
            continue
        half, now = "give" if owner == seat else "take", named.get((owner, kind), 0)
        unit = trade.money_unit if kind == trade.money_kind else 1
        found.append(
            Amount(f"{half}-{kind}", now, tell.goods(kind, now, words), most, unit, tell.goods(kind, unit, words))
        )
    return tuple(sorted(found, key=lambda amount: amount.name.startswith("take")))


def _from_readers_side(
    loaded: LoadedTable, offer: dict[str, Any], seat: int | None, view: dict[str, Any], words: Words, names: list[str]
) -> dict[str, Any]:
    """Return the terms as the reader sees them: what they give and get, and what is promised."""
    trade = loaded.setup.title.trade
    if trade is None or seat not in offer["parties"]:
        return {}
    own = {kind: most for owner, kind, what, most in trade.goods(view) if owner == seat and not what}
    halves: dict[str, list[tuple[str, str]]] = {"give": [], "get": []}
    for giver, taker, kind, what in offer["gives"]:
        if seat not in (giver, taker):
            continue
        after = ""
        if isinstance(what, int) and kind in own:
            amounts = own[kind], own[kind] + (what if taker == seat else -what)
            after = " → ".join(_figure(tell.goods(kind, n, words), n) for n in amounts)
        halves["give" if giver == seat else "get"].append((tell.goods(kind, what, words), after))
    promised = tell.terms({**offer, "gives": []}, view, words, names)
    return {**{half: tuple(goods) for half, goods in halves.items()}, "promised": (promised,) if promised else ()}


def _figure(text: str, amount: int) -> str:
    """Return an amount as the game writes it if that is a figure ("$3,000"), else the number alone."""
    return str(amount) if any(letter.isalpha() for letter in text) else text


def _mirror(offer: dict[str, Any], seat: int | None) -> str:
    """Return the same terms as the other side's form would name them."""
    fields: dict[str, Any] = {"pieces": [], "sums": {}, "peace": [], "later": {}}
    for giver, _, kind, what in offer["gives"]:
        half = "give" if giver == seat else "take"
        if isinstance(what, int):
            fields["sums"][f"{half}-{kind}"] = fields["sums"].get(f"{half}-{kind}", 0) + what
        else:
            fields["pieces"].append([half, f"{kind}:{what}"])
    until = 0
    for word in parse_promises(offer["text"], offer["parties"]):
        half = "give" if word.giver == seat else "take"
        if isinstance(word, Peace):
            fields["peace"].append(half)
        elif isinstance(word, Delivery) and isinstance(word.what, int):
            fields["later"][f"later-{half}-{word.kind}"] = word.what
        elif isinstance(word, Delivery):
            fields.setdefault("back", []).append("take" if half == "give" else "give")
        if not isinstance(word, FreePromise):
            until = max(until, word.extra_rounds)
    fields["until"] = min(until, 1)
    return json.dumps(fields, separators=(",", ":"))


def promised(
    given: list[GivenPromise], seat: int | None, view: dict[str, Any], words: Words, names: list[str]
) -> tuple[PromiseInfo, ...]:
    """Return the ledger of promises in words. It never omits a promise that still stands."""
    found: list[PromiseInfo] = []
    for place, one in enumerate(given):
        text = tell.promise(one.promise, view, words, names)
        if not text:
            continue
        marks: list[str] = []
        if isinstance(one.promise, FreePromise):
            text = f"{text} {words('said', text=one.text)}"
            said = dict(one.verdicts)
            if seat in one.promise and view["result"] is None:
                marks = [
                    f"{verb}:{one.number}" for verb in VERDICTS if said.get(int(seat or 0)) is not (verb == "kept")
                ]
        pair = (one.promise.giver, one.promise.taker)
        spoken = sorted(one.remarks, key=lambda remark: remark[0] != one.promise.giver)
        remarks = tuple([(by, tell.remark(why, view, words, names)) for by, why in spoken])
        explains = one.state != STANDING and seat in pair and view["result"] is None
        explains = explains and all(by != seat for by, _ in remarks)
        text = f"{text[:1].upper()}{text[1:]}"
        found.append(PromiseInfo(one.number, text, one.state, pair, tuple(marks), remarks, explains, place))
    late = found[-MOST_PROMISES:]
    return tuple([one for one in found[:-MOST_PROMISES] if one.state == STANDING] + late)


def _waiting(
    loaded: LoadedTable, seat: int | None, view: dict[str, Any], words: Words, names: list[str]
) -> tuple[WaitingInfo, ...]:
    found: list[WaitingInfo] = []
    for one in loaded.queued:
        if one.seat != seat:
            continue
        offer = parse_offer(one.seat, loaded.row.seats, one.offer).to_json()
        to = next(party for party in offer["parties"] if party != seat)
        terms, text = tell.terms(offer, view, words, names), tell.free_words(offer["text"], view, words, names)
        found.append(WaitingInfo(one.number, to, terms, text, bool(one.why), one.why.strip("-")))
    return tuple(found)


def goods(trade: Trade, seat: int | None, view: dict[str, Any], words: Words) -> tuple[Good, ...]:
    """Return what an offer of the reader can name, and where it is on the board."""
    if seat is None:
        return ()
    shown = face(view["game"])
    found: list[Good] = []
    for owner, kind, what, most in trade.goods(view):
        if not what and not most:
            continue
        at, lasts = shown.good_location(owner, kind, what, view), kind in trade.promisable
        # A game may give more detail about pieces that are chosen from a list.
        about = (
            shown.option_arguments(Option(f"desk_{kind}", what), view) if what and words.has(f"desk-{kind}") else None
        )
        unit = trade.money_unit if not what and kind == trade.money_kind else 1
        facts = (kind, what, most, owner, unit, at, lasts, about)
        found.append(cached_place(_good, words, facts, words, *facts))
    return tuple(found)


def _good(
    words: Words,
    kind: str,
    what: str,
    most: int,
    owner: int,
    unit: int,
    at: str,
    lasts: bool,
    about: dict[str, Any] | None,
) -> Good:
    label = says = tell.goods(kind, what or most, words)
    if what:
        if about is not None:
            label = words(f"desk-{kind}", what=what, **about)
        return Good(kind, what, label, most, owner, says=says, at=at, lasts=lasts)
    return Good(kind, "", label, most, owner, unit, tell.goods(kind, unit, words), says, at, lasts)
