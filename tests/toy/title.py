"""The title object of Night Market."""

from __future__ import annotations

from typing import Any, ClassVar

from consigliere.engine import (
    PASS,
    BadPosition,
    Chance,
    Facts,
    Gift,
    NotUnderstood,
    Offer,
    Option,
    Seat,
    Setting,
    Title,
    Trade,
    seat_id,
)

from . import steps
from .market import CARD, CARD_IDS, COINS, GUARDS, PERMITS, RICH, STALL, STALL_IDS, THIEVES, Market, worth

RUN = 1.94  # the average income of a run


def runs_to_come(g: Market, seat: Seat) -> int:
    """How often a seat can still run goods: once a night, at its own stall or for each permit."""
    tonight = any(isinstance(step, steps.Turn) and step.seat == seat for step in g.stack)
    nights = g.nights - g.night + (tonight or isinstance(getattr(g.stack[-1], "question", None), steps.Bid))
    return nights if seat in g.owner else min(nights, sum(who == seat for who, _ in g.permits))


def plans_open(g: Market, seat: Seat) -> int:
    """How many of a seat's plans have not been carried out: it is being asked what it stashes."""
    asked = [getattr(step, "question", step) for step in g.stack]
    return sum(isinstance(step, steps.Stash) and step.seat == seat for step in asked)


class MarketTrade(Trade[Market]):
    """Coins (hidden), stalls, and permits for a stall: the taker puts a token on it. [TOY-TRADE]"""

    rule = "TOY-TRADE"
    money_kind = "coins"
    promisable = ("coins", "stall", "permit")

    def closed_by(self, g: Market) -> str:
        asked = [getattr(step, "question", step) for step in g.stack]
        return "TOY-LOCK" if any(isinstance(step, steps.Bid | steps.Rob | steps.Guard) for step in asked) else ""

    def problem(self, g: Market, offer: Offer, seat: Seat | None) -> str:
        given: set[tuple[str, str | int, Seat]] = set()
        for gift in offer.gives:
            if not self._possible(g, offer, gift, seat):
                return self.rule
            thing = (gift.kind, gift.what, gift.taker if gift.kind == "permit" else -1)
            if gift.kind != "coins" and thing in given:  # no stall twice, no two tokens of one seat on a stall
                return self.rule
            given.add(thing)
        return ""

    def _possible(self, g: Market, offer: Offer, gift: Gift, seat: Seat | None) -> bool:
        if gift.kind == "coins":
            given = [x.what for x in offer.gives if x.kind == "coins" and x.giver == gift.giver]
            amounts = [what for what in given if isinstance(what, int)]
            there = seat not in (None, gift.giver) or sum(amounts) <= g.coins[gift.giver]
            return there and len(amounts) == len(given)
        stall = STALL.get(str(gift.what), -1)
        if stall < 0 or g.owner[stall] != gift.giver:
            return False
        if gift.kind != "permit":
            return gift.kind == "stall"
        placed = sum(who == gift.taker for who, _ in g.permits)
        placed += sum(x.kind == "permit" and x.taker == gift.taker for x in offer.gives)
        return (gift.taker, stall) not in g.permits and placed <= PERMITS

    def transfer(self, g: Market, gift: Gift) -> None:
        if gift.kind == "coins":
            g.coins[gift.giver] -= int(gift.what)
            g.coins[gift.taker] += int(gift.what)
        elif gift.kind == "stall":
            g.owner[STALL[str(gift.what)]] = gift.taker
        else:
            g.permits.append((gift.taker, STALL[str(gift.what)]))

    def after_deal(self, g: Market, offer: Offer) -> None:
        g.permits = [(seat, stall) for seat, stall in g.permits if g.owner[stall] != seat]
        g.rich()

    def sees_deal(self, g: Market, seat: Seat | None, offer: Offer) -> bool:
        return not any(gift.kind == "coins" for gift in offer.gives)

    def goods(self, view: dict[str, Any]) -> list[tuple[Seat, str, str, int]]:
        found: list[tuple[Seat, str, str, int]] = []
        for seat in range(view["seats"]):
            coins = view["table"]["coins"] if seat == view["seat"] else RICH - 1  # hidden goods may exist
            found.append((seat, "coins", "", coins))
            for stall, owner in view["table"]["stalls"].items():
                if owner == seat:
                    found += [(seat, kind, stall, 1) for kind in ("stall", "permit")]
        return found

    def money_available(self, g: Market, seat: Seat) -> int:
        return g.coins[seat]

    def suggestions(self, g: Market, seat: Seat) -> list[tuple[Gift, ...]]:
        """A permit for a seat without a stall, and stalls for sale."""
        found: list[tuple[Gift, ...]] = []
        for stall, owner in enumerate(g.owner):
            for taker in range(g.seats):
                if owner >= 0 and owner != taker and seat in (owner, taker):
                    found += [(Gift(owner, taker, kind, STALL_IDS[stall]),) for kind in ("permit", "stall")]
        return found

    def possible_attacks(self, g: Market, attacker: Seat, victim: Seat) -> list[tuple[float, Market]]:
        """A robbery of the victim's next run."""
        if not any(card in THIEVES for card in g.hands[attacker]) or not runs_to_come(g, victim):
            return []
        after = g.clone()
        loot = min(3, after.coins[victim])
        after.coins[victim] -= loot
        after.coins[attacker] += loot
        return [(0.8, after)]

    def attack_in(self, event: dict[str, Any]) -> tuple[Seat, Seat] | None:
        return (event["seat"], event["from"]) if event["event"] == "robbed" else None

    def gifts_in(self, event: dict[str, Any]) -> list[Gift]:
        if event["event"] == "recalled":
            return [Gift(event["seat"], -1, "permit", event["stall"])]
        return [gift for gift in super().gifts_in(event) if gift.kind != "permit"]

    def fulfil(self, g: Market, gift: Gift) -> bool:
        if gift.kind != "permit":
            return super().fulfil(g, gift)
        permit = (gift.giver, STALL.get(str(gift.what), -1))
        if permit not in g.permits:
            return False
        g.permits.remove(permit)
        return True

    def ends_promises(self, event: dict[str, Any]) -> bool:
        return event["event"] == "dealt" and event["seat"] == 0


class NightMarket(Title[Market]):
    id = "toy"
    version = 4
    facts = Facts(
        players=(3, 6),
        minutes=(1, 2),
        hidden=True,
        simultaneous=True,
        endings=("nights", "rich"),
        longest=800,
    )
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("nights", (1, 2), 2, "TOY-END"),
        Setting("homeless", (False, True), False, "TOY-RUN"),
        Setting("race", (False, True), False, "TOY-ROB"),
        Setting("exile", (False, True), False, "TOY-EXILE"),
        Setting("teams", (False, True), False, "TOY-TEAM"),
    )
    steps = steps.STEPS
    trade: ClassVar[Trade | None] = MarketTrade()

    def check(self, seats: int, options: dict[str, Any]) -> None:
        if options["homeless"] and options["nights"] == 1:
            raise NotUnderstood("without stalls of their own the seats need two nights")
        if options["teams"] and seats % 2:
            raise NotUnderstood(f"teams of two need an even number of seats, not {seats}")

    def teams(self, seats: int, options: dict[str, Any]) -> tuple[tuple[Seat, ...], ...]:
        half = seats // 2
        return tuple((seat, seat + half) for seat in range(half)) if options["teams"] else ()

    def teams_share_views(self, seats: int, options: dict[str, Any]) -> bool:
        return True

    def start(self, seats: int, options: dict[str, Any], chance: Chance) -> Market:
        g = Market.make(
            chance,
            seats=seats,
            nights=options["nights"],
            race=options["race"],
            exile=options["exile"],
            teams=self.teams(seats, options),
            night=0,
            deck=list(range(len(CARD_IDS))),
            discard=[],
            hands=[[] for _ in range(seats)],
            stash=[[] for _ in range(seats)],
            coins=[COINS] * seats,
            owner=[stall if stall < seats else -1 for stall in range(len(STALL_IDS))],
            permits=[],
            plans=[0] * seats,
            searched=[False] * seats,
            dice=(),
        )
        g.then(steps.Night())
        if options["homeless"]:
            g.owner = [0] * len(STALL_IDS)
        return g

    def view(self, g: Market, seat: Seat | None) -> dict[str, Any]:
        return {
            "night": g.night,
            "deck": len(g.deck),
            "discard": [CARD_IDS[card] for card in g.discard],
            "cards": [g.cards(other) for other in range(g.seats)],
            "stalls": dict(zip(STALL_IDS, g.owner, strict=True)),
            "permits": [[who, STALL_IDS[stall]] for who, stall in g.permits],
            "plans": g.plans[:],
            "searched": g.searched[:],
            "dice": list(g.dice),
            "partners": {
                seat_id(mate): {
                    "hand": [CARD_IDS[card] for card in g.hands[mate]],
                    "stash": [CARD_IDS[card] for card in g.stash[mate]],
                    "coins": g.coins[mate],
                }
                for mate in (g.team(seat) if seat is not None else ())
                if mate != seat
            },
            "hand": [CARD_IDS[card] for card in g.hands[seat]] if seat is not None else None,
            "stash": [CARD_IDS[card] for card in g.stash[seat]] if seat is not None else None,
            "coins": g.coins[seat] if seat is not None else None,
        }

    def determinize(self, g: Market, seat: Seat | None, chance: Chance) -> Market:
        world = g.clone()
        world.chance = chance
        world.draws = 0
        known = g.team(seat) if seat is not None else ()
        others = [other for other in range(g.seats) if other not in known]
        pool = world.deck
        for other in others:
            pool += world.hands[other] + world.stash[other]
        pool.sort()  # the order of the stack is hidden too: the same view and seed must give the same world
        for other in others:
            most = min(g.cards(other), steps.MOST_STASHED * (g.plans[other] - plans_open(g, other)))
            stashed = world.random_below(most + 1)
            world.stash[other] = [world.take_random(pool) for _ in range(stashed)]
            world.hands[other] = [world.take_random(pool) for _ in range(g.cards(other) - stashed)]
        if g.result is None:  # the total is public: every payment to and from the bank was
            purse = sum(g.coins[other] for other in others)
            for other in others:
                world.coins[other] = 0
            for _ in range(purse):
                poor = [other for other in others if world.coins[other] < RICH - 1 and other not in g.seats_out]
                world.coins[poor[world.random_below(len(poor))]] += 1
        return world

    def extras(self, g: Market, seat: Seat) -> list[Option]:
        found = [Option("recall", STALL_IDS[stall]) for who, stall in g.permits if who == seat]
        if g.coins[seat] and not g.searched[seat] and not isinstance(g.stack[-1], steps.Search):
            found.append(Option("search"))
        return found

    def take_extra(self, g: Market, seat: Seat, option: Option) -> None:
        if option.verb == "recall":
            g.permits.remove((seat, STALL[str(option.target)]))
            g.emit("recalled", {"seat": seat, "stall": option.target})
        else:
            g.coins[seat] -= 1
            g.searched[seat] = True
            g.emit("searches", {"seat": seat})
            g.then(steps.Search(seat))

    def position(self, g: Market) -> dict[str, Any]:
        def cards(row: list[int]) -> list[str]:
            return [CARD_IDS[card] for card in row]

        return {
            "night": g.night,
            "deck": cards(g.deck),
            "discard": cards(g.discard),
            "hands": [cards(hand) for hand in g.hands],
            "stash": [cards(stash) for stash in g.stash],
            "coins": g.coins[:],
            "stalls": dict(zip(STALL_IDS, g.owner, strict=True)),
            "permits": [[who, STALL_IDS[stall]] for who, stall in g.permits],
            "plans": g.plans[:],
            "searched": g.searched[:],
            "dice": list(g.dice),
        }

    def restore(self, position: dict[str, Any], seats: int, options: dict[str, Any], chance: Chance) -> Market:
        p = position
        named = [*p["deck"], *p["discard"], *(card for row in p["hands"] + p["stash"] for card in row)]
        wrong = [f"there is no card {card!r}" for card in named if card not in CARD]
        stalls = [*p["stalls"], *(stall for _, stall in p["permits"])]
        wrong += [f"there is no stall {stall!r}" for stall in stalls if stall not in STALL]
        if wrong:
            raise BadPosition(wrong)

        def cards(row: list[str]) -> list[int]:
            return [CARD[card] for card in row]

        return Market.make(
            chance,
            seats=seats,
            nights=options["nights"],
            race=options["race"],
            exile=options["exile"],
            teams=self.teams(seats, options),
            night=int(p["night"]),
            deck=cards(p["deck"]),
            discard=cards(p["discard"]),
            hands=[cards(hand) for hand in p["hands"]],
            stash=[cards(stash) for stash in p["stash"]],
            coins=[int(coins) for coins in p["coins"]],
            owner=[p["stalls"][stall] for stall in STALL_IDS],
            permits=[(who, STALL[stall]) for who, stall in p["permits"]],
            plans=[int(plans) for plans in p["plans"]],
            searched=[bool(one) for one in p["searched"]],
            dice=tuple(int(die) for die in p["dice"]),
        )

    def problems(self, g: Market) -> list[str]:
        wrong: list[str] = []
        held = [*g.deck, *g.discard, *(card for row in g.hands + g.stash for card in row)]
        if sorted(held) != list(range(len(CARD_IDS))):
            wrong.append("the cards are not each in one place")
        if {len(row) for row in (g.hands, g.stash, g.coins, g.plans, g.searched)} != {g.seats}:
            wrong.append("there is not one of everything for each seat")
        elif min(g.coins) < 0:
            wrong.append("a seat has less than no coins")
        elif g.result is None and max(g.coins) >= RICH:
            wrong.append("a seat is rich but the game goes on")
        elif any(len(g.stash[s]) > steps.MOST_STASHED * g.plans[s] for s in range(g.seats)):
            wrong.append("more is stashed than was planned")
        elif any(g.cards(seat) or g.coins[seat] or seat in g.owner for seat in g.seats_out):
            wrong.append("a seat that is out of the game has something left")
        if any(not -1 <= owner < g.seats for owner in g.owner):
            wrong.append("a stall belongs to a seat that is not there")
        for seat in range(g.seats):
            if sum(who == seat for who, _ in g.permits) > PERMITS:
                wrong.append(f"seat {seat} has more than {PERMITS} permits")
        if len(set(g.permits)) != len(g.permits) or any(g.owner[stall] == who for who, stall in g.permits):
            wrong.append("a permit lies where it cannot")
        if not 0 <= g.night <= g.nights:
            wrong.append(f"there is no night {g.night}")
        return wrong

    def value(self, g: Market, seat: Seat) -> float:
        if g.result is not None:
            return g.result.share(seat)
        riches = [
            g.coins[other] + sum(worth(card) for card in g.stash[other]) + RUN * runs_to_come(g, other)
            for other in range(g.seats)
        ]
        return sum(riches[mate] for mate in g.team(seat)) / (1 + sum(riches))

    def actions(self, seats: int, options: dict[str, Any]) -> tuple[Option, ...]:
        every = list(range(len(CARD_IDS)))
        return (
            *steps.with_cards(steps.BID, every),
            *steps.with_cards(steps.STASH, every),
            *steps.with_cards(steps.ROB, list(THIEVES)),
            *steps.with_cards(steps.GUARD, list(GUARDS)),
            *(Option(steps.RUN, stall) for stall in STALL_IDS),
            *(Option(steps.LOOK, stall) for stall in STALL_IDS),
            *(Option(steps.STAKE, n) for n in range(steps.MOST_STAKED + 1)),
            *(Option(steps.EXILE, seat_id(seat)) for seat in range(seats)),
            steps.PLAN,
            steps.REST,
            steps.DONE,
            PASS,
        )


TITLE = NightMarket()
