"""The flow of Night Market, in the order of its rules."""

from __future__ import annotations

from typing import Any, Final

from consigliere.engine import HIDDEN, PASS, Decision, Option, Row, Sealed, Seat, Step, Window, seat_id, seat_of

from .market import CARD, CARD_IDS, GUARDS, STALL, STALL_IDS, THIEVES, Market, worth

BID: Final = "bid"
STASH: Final = "stash"
RUN: Final = "run"
ROB: Final = "rob"
STAKE: Final = "stake"
GUARD: Final = "guard"
LOOK: Final = "look"
EXILE: Final = "exile"
DONE: Final = Option("done")
PLAN: Final = Option("plan")
REST: Final = Option("rest")
MOST_BID: Final = 3
MOST_STASHED: Final = 2
MOST_STAKED: Final = 2


def card_of(option: Option) -> int:
    return CARD[str(option.target)]


def with_cards(verb: str, cards: list[int]) -> list[Option]:
    return [Option(verb, CARD_IDS[card]) for card in cards]


class Night(Step[Market]):
    """[TOY-NIGHT]"""

    __slots__ = ()

    def run(self, g: Market) -> None:
        if g.night == g.nights:
            g.finish("nights")
            return
        g.night += 1
        g.searched = [False] * g.seats
        for seat in range(g.seats):
            if seat in g.seats_out:
                continue
            drawn = [g.take_random(g.deck) for _ in range(min(g.dealt, len(g.deck)))]
            g.hands[seat] += drawn
            g.emit("dealt", {"seat": seat, "count": len(drawn)}, {"cards": [CARD_IDS[card] for card in drawn]}, (seat,))
        g.then(Bid())


class Bid(Sealed[Market]):
    """[TOY-BID]"""

    __slots__ = ()
    rule = "TOY-BID"

    def seats(self, g: Market) -> tuple[Seat, ...]:
        return tuple(range(g.seats))

    def next_options(self, g: Market, seat: Seat, row: Row) -> list[Option]:
        return [*(o for o in with_cards(BID, g.hands[seat]) if o not in row), DONE]

    def is_complete(self, g: Market, seat: Seat, row: Row) -> bool:
        return row[-1] == DONE or len(row) == MOST_BID

    def resolve(self, g: Market, answers: list[tuple[Seat, Row]]) -> None:
        bids = [0] * g.seats
        for seat, row in answers:
            cards = [card_of(option) for option in row if option != DONE]
            bids[seat] = sum(worth(card) for card in cards)
            for card in cards:
                g.spend(seat, card)
            g.emit("bid", {"seat": seat, "cards": [CARD_IDS[card] for card in cards]})
        first = bids.index(max(bids))
        vote = [Exile()] if g.exile and g.night == 1 else []
        g.then(*(Turn(seat) for seat in (first, *g.after(first))), *vote, Night())


class Turn(Decision[Market]):
    """[TOY-TURN, TOY-RUN]"""

    __slots__ = ("seat",)
    rule = "TOY-TURN"
    own_turn = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def deciders(self, g: Market) -> tuple[Seat, ...]:
        return (self.seat,)

    def candidates(self, g: Market, seat: Seat, row: Row) -> list[Option]:
        return [*[Option(RUN, name) for name in STALL_IDS], PLAN, REST]

    def forbidden_by(self, g: Market, seat: Seat, option: Option, row: Row) -> str:
        """The stall is the seat's own, or its owner permits it."""
        if option.verb != RUN:
            return ""
        stall = STALL.get(str(option.target), -1)
        return "" if stall >= 0 and (g.owner[stall] == seat or (seat, stall) in g.permits) else "TOY-RUN"

    def take(self, g: Market, seat: Seat, option: Option) -> None:
        if option == REST:
            g.emit("rested", {"seat": seat})
        elif option == PLAN:
            g.plans[seat] += 1
            g.then(Stash(seat))
        else:
            stall = STALL[str(option.target)]
            if g.owner[stall] != seat:
                g.permits.remove((seat, stall))
            total = g.roll(2)
            reward = 3 if total >= 9 else 2 if total >= 5 else 0
            g.emit("ran", {"seat": seat, "stall": option.target, "dice": list(g.dice), "reward": reward})
            if reward:
                g.then(Rob(seat, reward))


class Stash(Sealed[Market]):
    """A private commit: a sealed question to one seat. [TOY-PLAN]"""

    __slots__ = ("seat",)
    rule = "TOY-PLAN"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def problems(self, g: Market) -> list[str]:
        room = MOST_STASHED * g.plans[self.seat] - len(g.stash[self.seat])
        return [] if room >= MOST_STASHED else [f"seat {self.seat} stashes more than it has planned"]

    def seats(self, g: Market) -> tuple[Seat, ...]:
        return (self.seat,)

    def next_options(self, g: Market, seat: Seat, row: Row) -> list[Option]:
        return [*(o for o in with_cards(STASH, g.hands[seat]) if o not in row), DONE]

    def is_complete(self, g: Market, seat: Seat, row: Row) -> bool:
        return row[-1] == DONE or len(row) == MOST_STASHED

    def resolve(self, g: Market, answers: list[tuple[Seat, Row]]) -> None:
        cards = [card_of(option) for option in answers[0][1] if option != DONE]
        for card in cards:
            g.hands[self.seat].remove(card)
            g.stash[self.seat].append(card)
        g.emit("planned", {"seat": self.seat}, {"cards": [CARD_IDS[card] for card in cards]}, (self.seat,))


class Rob(Window[Market]):
    """A reward waits. Nobody may learn whether an answer has one part or two: most are returned unseen. [TOY-ROB]"""

    __slots__ = ("reward", "seat")
    rule = "TOY-ROB"

    def __init__(self, seat: Seat, reward: int) -> None:
        self.seat = seat
        self.reward = reward

    def seats(self, g: Market) -> tuple[Seat, ...]:
        return tuple(seat for seat in g.after(self.seat) if g.cards(seat))

    def next_options(self, g: Market, seat: Seat, row: Row) -> list[Option]:
        if row:
            return [Option(STAKE, n) for n in range(min(MOST_STAKED, g.coins[seat]) + 1)]
        return [PASS, *with_cards(ROB, [card for card in g.hands[seat] if card in THIEVES])]

    def is_complete(self, g: Market, seat: Seat, row: Row) -> bool:
        return row[0] == PASS or len(row) == 2

    def by_arrival(self, g: Market) -> bool:
        return g.race

    def resolve(self, g: Market, answers: list[tuple[Seat, Row]]) -> None:
        for seat, row in answers:
            if row[0] != PASS:
                stake = int(row[1].target)
                g.spend(seat, card_of(row[0]))
                g.coins[seat] -= stake
                g.emit("robbed", {"seat": seat, "from": self.seat, "card": row[0].target, "stake": stake})
                g.then(Guard(seat, stake, self.seat, self.reward))
                return
        g.emit("paid", {"seat": self.seat, "coins": self.reward})
        g.gain(self.seat, self.reward)

    def question_facts(self, g: Market, seat: Seat) -> dict[str, Any]:
        return {"runner": self.seat, "reward": self.reward}


class Guard(Window[Market]):
    """Opens while a robbery is carried out. A robbery that fails opens the first window again. [TOY-GUARD]"""

    __slots__ = ("reward", "robber", "runner", "stake")
    rule = "TOY-GUARD"

    def __init__(self, robber: Seat, stake: int, runner: Seat, reward: int) -> None:
        self.robber = robber
        self.stake = stake
        self.runner = runner
        self.reward = reward

    def seats(self, g: Market) -> tuple[Seat, ...]:
        return tuple(seat for seat in g.after(self.robber) if g.cards(seat))

    def next_options(self, g: Market, seat: Seat, row: Row) -> list[Option]:
        return [PASS, *with_cards(GUARD, [card for card in g.hands[seat] if card in GUARDS])]

    def resolve(self, g: Market, answers: list[tuple[Seat, Row]]) -> None:
        for seat, row in answers:
            if row[0] != PASS:
                g.spend(seat, card_of(row[0]))
                g.emit("guarded", {"seat": seat, "card": row[0].target})
                g.then(Rob(self.runner, self.reward))
                return
        success = g.roll(1) + self.stake >= 4
        g.emit("struggle", {"robber": self.robber, "die": g.dice[0], "success": success})
        if success:
            g.gain(self.robber, self.reward)
        else:
            g.then(Rob(self.runner, self.reward))


class Exile(Sealed[Market]):
    """All vote. Nobody learns who has voted before the last one has. [TOY-EXILE]"""

    __slots__ = ()
    rule = "TOY-EXILE"
    progress = HIDDEN

    def seats(self, g: Market) -> tuple[Seat, ...]:
        return tuple(range(g.seats))

    def candidates(self, g: Market, seat: Seat, row: Row) -> list[Option]:
        return [PASS, *[Option(EXILE, seat_id(other)) for other in range(g.seats)]]

    def forbidden_by(self, g: Market, seat: Seat, option: Option, row: Row) -> str:
        if option == PASS:
            return ""
        other = seat_of(option.target)
        if option.verb != EXILE or other is None or not other < g.seats or other == seat or other in g.seats_out:
            return self.rule
        return "TOY-TEAM" if other in g.team(seat) else ""

    def resolve(self, g: Market, answers: list[tuple[Seat, Row]]) -> None:
        against: dict[Seat, list[str]] = {}
        for seat, row in answers:
            other = seat_of(row[0].target)
            if other is not None:
                against.setdefault(other, []).append(seat_id(seat))
        most = max((len(by) for by in against.values()), default=0)
        named = [seat for seat, by in against.items() if len(by) == most >= 2]
        if len(named) != 1:
            g.emit("nobody_exiled", {})
            return
        g.emit("exiled", {"seat": named[0], "by": against[named[0]]})
        g.exiled(named[0])


class Search(Decision[Market]):
    """Pushed on top of the current question. [TOY-SEARCH]"""

    __slots__ = ("seat",)
    rule = "TOY-SEARCH"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def deciders(self, g: Market) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, g: Market, seat: Seat) -> list[Option]:
        return [Option(LOOK, name) for name in STALL_IDS]

    def take(self, g: Market, seat: Seat, option: Option) -> None:
        die = g.roll(1)
        g.emit("looked", {"seat": seat, "stall": option.target, "die": die})
        if die == 6:
            g.gain(seat, 3)


STEPS: Final[dict[str, type[Step]]] = {
    cls.__name__: cls for cls in (Night, Bid, Turn, Stash, Rob, Guard, Exile, Search)
}
