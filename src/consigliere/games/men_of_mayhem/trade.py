"""Deals: cash, guns and bags between two gangs, at any open moment. Chapter 3 of the ledger."""

from __future__ import annotations

from typing import Any, Final

from consigliere.engine import Gift, Offer, Trade
from consigliere.engine.step import Answers

from . import heuristics
from .components import BAG, CASH, GUN, ITEM, ITEM_IDS, ITEMS, MARKET, SETUP
from .exploit import Look, Steal
from .knowledge import dealt
from .market import Traffic
from .state import Charming
from .throw_down import CloseFists

# What nobody can give, and the rule that says so. Anything else unknown is not a good
WORTH_ASKING: Final = {"cash": 15, "gun": 4, "contraband": 4}  # of a rival, whose stock is hidden
NOT_FOR_SALE: Final = {"patch": "MM-PAT-06", "promise": "MM-TRD-03", "debt": "MM-TRD-03"}


def committed(g: Charming, seat: int, item: int) -> int:
    """Goods in a gang's closed fist. [MM-TRD-06]"""
    top = g.stack[-1] if g.stack else None
    if isinstance(top, Answers) and item != CASH:
        of = top.question
        if isinstance(of, CloseFists if item == GUN else Traffic):
            row = top.row(seat)
            return int(row[0].target) if row else 0
    return 0


def free(g: Charming, seat: int, item: int) -> int:
    """What a gang could hand over now."""
    return g.goods[seat * ITEMS + item] - committed(g, seat, item)


class Deals(Trade[Charming]):
    """Any two gangs, any amounts, gifts included; promises are not binding. [MM-TRD-01 to MM-TRD-13]"""

    rule = "MM-TRD-01"
    failure_rule = "MM-TRD-09"
    lapse_rule = "MM-TRD-12"
    money_kind = "cash"
    money_unit = 1
    promisable = ITEM_IDS

    def closed_by(self, g: Charming) -> str:
        top = g.stack[-1] if g.stack else None
        if isinstance(top, Steal):
            return "MM-TRD-11"
        if g.phase == SETUP or g.shut or isinstance(top, Look):
            return "MM-TRD-13"
        return "MM-TRD-04" if g.result is not None else ""

    def problem(self, g: Charming, offer: Offer, seat: int | None) -> str:
        if len(offer.parties) > 2:
            return "MM-TRD-01"
        if not all(g.lives(party) for party in offer.parties):
            return "MM-ELIM-03"
        wanted = [0] * (g.rules.seats * ITEMS)
        for giver, _, kind, what in offer.gives:
            if kind not in ITEM:
                return NOT_FOR_SALE.get(kind, "MM-TRD-02")
            if not isinstance(what, int):
                return "MM-TRD-02"
            wanted[giver * ITEMS + ITEM[kind]] += what
        for party in offer.parties:
            if seat is not None and party != seat:
                continue  # the other gang's stock is hidden [MM-TRD-05]
            for item in range(ITEMS):
                number = wanted[party * ITEMS + item]
                if number > free(g, party, item):
                    if seat is None:  # spent or in a closed fist: the other side is not told which [MM-TRD-09]
                        return "MM-TRD-09"
                    return "MM-TRD-06" if number <= g.goods[party * ITEMS + item] else "MM-TRD-05"
        return ""

    def transfer(self, g: Charming, gift: Gift) -> None:
        g.goods[gift.giver * ITEMS + ITEM[gift.kind]] -= int(gift.what)
        g.goods[gift.taker * ITEMS + ITEM[gift.kind]] += int(gift.what)

    def after_deal(self, g: Charming, offer: Offer) -> None:
        dealt(g, offer.parties[0], offer.parties[1])

    def goods(self, view: dict[str, Any]) -> list[tuple[int, str, str, int]]:
        """Own goods up to what there is; of a rival's only the kinds are known. [MM-TRD-05]"""
        found: list[tuple[int, str, str, int]] = []
        for player in view["table"]["players"]:
            if player["out"] or player["club"] is None:
                continue
            for name in ITEM_IDS:
                most = player["goods"][name] if player["goods"] is not None else WORTH_ASKING[name]
                if most:
                    found.append((player["seat"], name, "", most))
        return found

    def sees_offer(self, g: Charming, seat: int | None, offer: Offer) -> bool:
        """Offers, open or refused, are visible to the two gangs only. [MM-TRD-08]"""
        return seat is not None and seat in offer.parties

    def sees_deal(self, g: Charming, seat: int | None, offer: Offer) -> bool:
        return seat is not None and seat in offer.parties

    # --- for bots

    def money_available(self, g: Charming, seat: int) -> int:
        return g.goods[seat * ITEMS + CASH]

    def suggestions(self, g: Charming, seat: int) -> list[tuple[Gift, ...]]:
        """One or two guns, one or two bags, in either direction: bots find the price."""
        found: list[tuple[Gift, ...]] = []
        for other in g.living():
            if other == seat:
                continue
            for item in (GUN, BAG):
                for number in (1, 2, 3):
                    if free(g, other, item) >= number:
                        found.append((Gift(other, seat, ITEM_IDS[item], number),))
                    if free(g, seat, item) >= number:
                        found.append((Gift(seat, other, ITEM_IDS[item], number),))
        return found

    def possible_attacks(self, g: Charming, attacker: int, victim: int) -> list[tuple[float, Charming]]:
        return heuristics.blows(g, attacker, victim)

    def attack_in(self, event: dict[str, Any]) -> tuple[int, int] | None:
        """The seats that an option attacks: the first rival at a fight's site, a thief's victim, the accused.

        What a card lets the winner of a fight steal is no attack: the winner has not chosen it, and may have been
        attacked.
        """
        kind = event["event"]
        if kind == "fight":
            rivals = [seat for seat in event["seats"] if seat != event["seat"]]
            return event["seat"], rivals[0]
        if kind == "stolen" and not event.get("spoils"):
            return event["seat"], event["from"]
        if kind == "accused":
            return event["seat"], event["at"]
        return None

    def promises_due(self, g: Charming) -> bool:
        """From the market phase on: before that, borrowed goods can still be used."""
        return bool(g.phase >= MARKET)

    def ends_promises(self, event: dict[str, Any]) -> bool:
        return bool(event["event"] == "round")
