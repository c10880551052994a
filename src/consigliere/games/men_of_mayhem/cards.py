"""Anarchy cards that act: ambushes at once, aftermaths in phase 5. Chapter 4 of the ledger."""

from __future__ import annotations

from typing import Any

from consigliere.engine import Option, Row, Step

from .components import (
    CARD_ACTIONS,
    CARD_IDS,
    CARD_NUMBER,
    CARD_SITE,
    CARD_TARGET,
    CASH,
    DUDES,
    EMERGENCY,
    ITEM,
    ITEM_IDS,
    ITEMS,
    KIND_UNIT,
    SPOTS,
)
from .knowledge import seen
from .law import arrest, cool, figure, has, picks, take_heat
from .moments import SeatAsks
from .operations import recruit, rival
from .options import ACCUSE, ACCUSE_VERB, HEAT, PAY, PICK_VERB
from .state import EVERYBODY, Charming


def targets(g: Charming, card: int) -> tuple[int, ...]:
    """The seats that a card affects, in turn order. Ties count in full. [MM-ANA-09, MM-ANA-14]"""
    living = g.living()
    kind = CARD_TARGET[card]
    if kind == "all":
        return tuple(living)
    if kind == "heat_at_least":
        return tuple([seat for seat in living if g.heat[seat] >= CARD_NUMBER[card]])
    if kind == "highest_heat":
        amounts = [g.heat[seat] for seat in living]
    elif kind == "lowest_heat":
        amounts = [-g.heat[seat] for seat in living]
    elif kind == "fewest_dudes":
        amounts = [-DUDES[g.in_play(seat)] for seat in living]
    elif kind == "most_sites":
        amounts = [g.sites_controlled(seat) for seat in living]
    else:  # most_dudes_at
        spot = g.spot(CARD_SITE[card])
        amounts = [DUDES[g.crew[seat * SPOTS + spot]] if spot >= 0 else 0 for seat in living]
    best = max(amounts)
    if best == 0 and kind in ("most_sites", "most_dudes_at"):
        return ()
    return tuple([seat for seat, amount in zip(living, amounts, strict=True) if amount == best])


def no_action(card: int) -> list[str]:
    """A problem if the card is not one that acts."""
    return [] if card >= 0 and CARD_ACTIONS[card] else ["card is none that acts"]


def acting(g: Charming, seat: int, do: str, card: int = -1) -> list[dict[str, Any]]:
    """The actions of this kind of the card that acts now on a living gang; of one card only, if it is given."""
    for step in g.stack:
        if isinstance(step, CardDone) and card in (-1, step.card) and g.lives(seat):
            return [action for action in CARD_ACTIONS[step.card] if action["do"] == do]
    return []


class CardStep(Step[Charming]):
    """A step of a card that acts."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def problems(self, g: Charming) -> list[str]:
        return no_action(self.card)


class CardActs(CardStep):
    """A card acts. Its targets are fixed before its first action, then served in turn order. [MM-ANA-03, MM-ANA-08]"""

    __slots__ = ()

    def run(self, g: Charming) -> None:
        hit = targets(g, self.card)
        if g.event_log is not None:
            g.emit("card_acts", {"card": CARD_IDS[self.card], "seats": list(hit)})
        if hit:
            g.shut = any(action["do"] == "pay_or_heat" for action in CARD_ACTIONS[self.card])  # [MM-TRD-13]
            g.then(Serve(self.card, hit), CardDone(self.card))


class CardDone(CardStep):
    """After the last target, open deals again. [MM-TRD-13]"""

    __slots__ = ()

    def run(self, g: Charming) -> None:
        g.shut = False


class Serve(Step[Charming]):
    """Apply the card to its targets one by one; skip a gang that is eliminated meanwhile. [MM-ANA-14]"""

    __slots__ = ("card", "seats")

    def __init__(self, card: int, seats: tuple[int, ...]) -> None:
        self.card = card
        self.seats = seats

    def problems(self, g: Charming) -> list[str]:
        under = g.under(self)
        if not isinstance(under, CardDone) or under.card != self.card:
            return ["card is not the one that acts"]
        return [] if self.seats and len(set(self.seats)) == len(self.seats) else ["seats are one or more, each once"]

    def run(self, g: Charming) -> None:
        seat = self.seats[0]
        if len(self.seats) > 1:
            g.stack.append(Serve(self.card, self.seats[1:]))
        if g.lives(seat):
            for action in CARD_ACTIONS[self.card][::-1]:
                _act(g, seat, self.card, action)


def _act(g: Charming, seat: int, card: int, action: dict[str, Any]) -> None:
    """One action of a card on one gang."""
    do: str = action["do"]
    if do == "take_heat":
        take_heat(g, seat, action["n"])
    elif do == "discard_heat":
        cool(g, seat, action["n"])
    elif do == "lose":
        lose(g, seat, card, ITEM[action["what"]], action["n"])
    elif do == "gain":
        for name, number in action["get"].items():
            receive(g, seat, card, ITEM[name], number)
    elif do == "gain_per_site":
        receive(g, seat, card, CASH, action["cash"] * g.sites_controlled(seat))
    elif do == "lose_per_wounded":
        lose(g, seat, card, CASH, action["cash"] * DUDES[g.crew[seat * SPOTS + EMERGENCY]])
    elif do == "arrest":
        arrest(g, seat)
    elif do == "wound":
        g.stack.append(CardWound(seat, action["n"]))
    elif do == "recruit":
        recruit(g, seat, action["n"])
    elif do == "pay_or_heat":
        g.stack.append(PayOrHeat(seat, card, action["cash"], action["heat"]))
    else:  # arrest_rival
        g.stack.append(NameRival(seat, card))


def receive(g: Charming, seat: int, card: int, item: int, number: int) -> None:
    """Take goods from the supply, in turn order while they last. [MM-SUP-02, MM-SUP-07]"""
    got = g.gain(seat, item, number)
    if g.event_log is not None and got:
        g.emit("received", {"seat": seat, "card": CARD_IDS[card], "item": ITEM_IDS[item], "amount": got})


def lose(g: Charming, seat: int, card: int, item: int, number: int) -> None:
    """A gang loses goods, at most what it has. If it has too few, everybody learns that. [MM-ANA-10, MM-INF-02]"""
    lost = min(number, g.goods[seat * ITEMS + item])
    g.pay(seat, item, lost)
    if lost < number:
        seen(g, seat, item, EVERYBODY)
    if number:
        g.count_reveal()
    if g.event_log is not None:
        facts = {"seat": seat, "card": CARD_IDS[card], "item": ITEM_IDS[item], "amount": lost, "short": lost < number}
        g.emit("lost", facts)


class CardWound(SeatAsks):
    """The owner picks own dudes in play, outside the emergency room. [MM-ANA-15, MM-DEC-24]"""

    __slots__ = ("left",)
    rule = "MM-ANA-15"
    verbs = (PICK_VERB,)

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def problems(self, g: Charming) -> list[str]:
        wounds = max([action["n"] for action in acting(g, self.seat, "wound")], default=0)
        return [] if 0 <= self.left <= wounds else [f"left is {self.left}, but the card wounds {wounds}"]

    def deciders(self, g: Charming) -> tuple[int, ...]:
        whole = g.in_play(self.seat) - g.crew[self.seat * SPOTS + EMERGENCY]
        return (self.seat,) if self.left and whole else ()

    def candidates(self, g: Charming, seat: int, row: Row) -> list[Option]:
        return [
            *picks(g, seat, range(EMERGENCY), (0, 1)),
            *picks(g, seat, range(EMERGENCY + 1, SPOTS), (0, 1)),
        ]

    def guard(self, g: Charming, seat: int, option: Option) -> str:
        picked = figure(g, seat, option)
        if picked is None or picked[1] < 0 or picked[1] == EMERGENCY:
            return "MM-ANA-15"
        return "" if has(g.crew[seat * SPOTS + picked[1]], picked[0]) else "MM-ANA-15"

    def take(self, g: Charming, seat: int, option: Option) -> None:
        picked = figure(g, seat, option)
        assert picked is not None
        kind, spot = picked
        if g.event_log is not None:
            number = {"members": int(kind == 0), "prospects": int(kind == 1)}
            g.emit("wounded", {"seat": seat, "place": g.name_of(seat, spot), **number})
        g.move(seat, spot, EMERGENCY, KIND_UNIT[kind])
        g.stack.append(CardWound(seat, self.left - 1))

    def question_facts(self, g: Charming, seat: int) -> dict[str, Any]:
        return {"left": self.left}


class PayOrHeat(SeatAsks):
    """Each target pays the full amount or takes the heat. All are asked, whatever they have. [MM-ANA-15, MM-INF-01]"""

    __slots__ = ("amount", "card", "cash")
    rule = "MM-ANA-15"
    verbs = ("pay", "heat")
    always_ask = True  # cash is hidden

    def __init__(self, seat: int, card: int, cash: int, amount: int) -> None:
        self.seat = seat
        self.card = card
        self.cash = cash
        self.amount = amount

    def problems(self, g: Charming) -> list[str]:
        for action in acting(g, self.seat, "pay_or_heat", self.card):
            if (action["cash"], action["heat"]) == (self.cash, self.amount):
                return []
        return [f"cash {self.cash} or amount {self.amount} of heat is not what the card that acts asks for"]

    def candidates(self, g: Charming, seat: int, row: Row) -> list[Option]:
        return [PAY, HEAT]

    def guard(self, g: Charming, seat: int, option: Option) -> str:
        """Paying requires the full amount."""
        return "MM-ANA-15" if option == PAY and g.goods[seat * ITEMS + CASH] < self.cash else ""

    def take(self, g: Charming, seat: int, option: Option) -> None:
        if option.verb == "heat":
            take_heat(g, seat, self.amount)
            return
        g.pay(seat, CASH, self.cash)
        if g.event_log is not None:
            card = CARD_IDS[self.card]
            g.emit("lost", {"seat": seat, "card": card, "item": ITEM_IDS[CASH], "amount": self.cash, "short": False})

    def question_facts(self, g: Charming, seat: int) -> dict[str, Any]:
        return {"card": CARD_IDS[self.card], "cash": self.cash, "heat": self.amount}


class NameRival(SeatAsks):
    """The favoured gang names the rival to be arrested; the rival picks the member. [MM-ANA-12, MM-DEC-28]"""

    __slots__ = ("card",)
    rule = "MM-ANA-12"
    verbs = (ACCUSE_VERB,)

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def problems(self, g: Charming) -> list[str]:
        named = acting(g, self.seat, "arrest_rival", self.card)
        return [] if named else ["card is not the one by which this seat names a rival"]

    def candidates(self, g: Charming, seat: int, row: Row) -> list[Option]:
        return [ACCUSE[club] for club in g.clubs]

    def guard(self, g: Charming, seat: int, option: Option) -> str:
        return "" if rival(g, seat, option, ACCUSE_VERB) >= 0 else "MM-ANA-12"

    def take(self, g: Charming, seat: int, option: Option) -> None:
        other = rival(g, seat, option, ACCUSE_VERB)
        if g.event_log is not None:
            g.emit("accused", {"seat": seat, "at": other, "card": CARD_IDS[self.card]})
        arrest(g, other)

    def question_facts(self, g: Charming, seat: int) -> dict[str, Any]:
        return {"card": CARD_IDS[self.card]}


STEPS: tuple[type[Step], ...] = (CardActs, CardDone, Serve, CardWound, PayOrHeat, NameRival)
