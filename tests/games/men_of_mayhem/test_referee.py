"""A second referee, written from the rulebook alone: it follows the events of random games and computes independently.

It knows the components from data.toml and shares no code with the rules: where dudes stand, who wins a fight and who is
shot, what the market pays, who takes heat and when that is one too many, what is behind each blind when it is removed.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files
from random import Random
from typing import Any

import pytest

import consigliere as cg
from tests.cases import play_random

GAME = "men_of_mayhem"
DATA = tomllib.loads((files(f"consigliere.games.{GAME}") / "data.toml").read_text(encoding="utf-8"))
CLUBS = {club["id"]: club for club in DATA["clubs"]}
CARDS = {card["id"]: card for card in DATA["cards"]}
SITES = {site["id"]: site for site in DATA["sites"]} | {c["id"]: c for c in DATA["cards"] if c["kind"] == "contact"}
MEMBER, PROSPECT = "member", "prospect"
VARIANTS = ("undercover", "hardcore_cards", "fifteen_years", "arson", "dirty_money", "gangageddon", "lean_supplies")
Event = dict[str, Any]


def printed_operations() -> dict[str, dict[str, Any]]:
    """Every operation by its name in events."""
    found = {}
    for name, site in SITES.items():
        for i, op in enumerate(site["ops"]):
            found[f"{name}_{i + 1}"] = op
        for i, op in enumerate(site.get("trick", {}).get("ops", ())):
            found[f"{name}_trick_{i + 1}"] = op
    for club in CLUBS.values():
        for rule in club["high_octane"]["rules"]:
            for i, op in enumerate(rule.get("ops", ())):
                found[f"{rule['id']}_{i + 1}"] = op
    return found


OPERATIONS = printed_operations()


class Referee:
    """The notes of an observer who gets all events."""

    def __init__(self, seats: int, options: dict[str, Any], patch: int) -> None:
        self.seats, self.options, self.patch = seats, options, patch
        self.clubs: dict[int, dict[str, Any]] = {}
        self.rules: dict[int, list[dict[str, Any]]] = {}  # of the side each gang plays
        self.goods: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.heat = [0] * seats
        self.dudes: list[Counter[tuple[str, str]]] = [Counter() for _ in range(seats)]  # (kind, place)
        self.out: set[int] = set()
        self.supply: Counter[str] = Counter()
        self.open: set[str] = {site["id"] for site in DATA["sites"] if site["kind"] == "start"}
        self.used: set[str] = set()
        self.hassles: list[str] = ["gang_war"] if options["gangageddon"] else []
        self.fists: Counter[int] = Counter()
        self.hits: Counter[int] = Counter()
        self.shots: Counter[int] = Counter()
        self.fighters: list[int] = []
        self.site = ""
        self.due: list[tuple[int, int]] = []  # who must take how much heat next
        self.fights = self.markets = self.arrests = self.rumbles = 0

    def hear(self, event: Event) -> None:
        getattr(self, f"on_{event['event']}", lambda _: None)(event)

    # --- the data it uses

    def order(self) -> list[int]:
        """The holder of the patch first, then clockwise."""
        return [seat for i in range(self.seats) if (seat := (self.patch + i) % self.seats) not in self.out]

    def at(self, seat: int, kind: str, place: str) -> int:
        return self.dudes[seat][kind, self.place(place)]

    def all_at(self, seat: int, place: str) -> int:
        return self.at(seat, MEMBER, place) + self.at(seat, PROSPECT, place)

    def place(self, name: str) -> str:
        return "home" if name.startswith("clubhouse") else name

    def move(self, seat: int, kind: str, source: str, target: str, number: int = 1) -> None:
        source, target = self.place(source), self.place(target)
        assert self.dudes[seat][kind, source] >= number, (seat, kind, source)
        self.dudes[seat][kind, source] -= number
        self.dudes[seat][kind, target] += number

    def go_home(self, seat: int, place: str) -> None:
        for kind in (MEMBER, PROSPECT):
            self.move(seat, kind, place, "home", self.at(seat, kind, place))

    def pay(self, seat: int, what: str, number: int) -> None:
        assert self.goods[seat][what] >= number, (seat, what)
        self.goods[seat][what] -= number
        self.supply[what] += number

    def get(self, seat: int, what: str, number: int) -> None:
        if what != "cash":
            assert self.supply[what] >= number
        self.supply[what] -= number
        self.goods[seat][what] += number

    def changes(self, kind: str) -> list[dict[str, Any]]:
        """The changes by the hassles in force to one value."""
        return [change for name in self.hassles for change in CARDS[name]["modifiers"] if change["mod"] == kind]

    def own(self, seat: int, kind: str) -> list[dict[str, Any]]:
        """The same for the rules of a gang's board."""
        return [change for rule in self.rules[seat] for change in rule.get("modifiers", ()) if change["mod"] == kind]

    def extra(self) -> int:
        return sum(change["n"] for change in self.changes("extra_heat"))

    def controls(self, seat: int, site: str) -> bool:
        return self.all_at(seat, site) > 0 and not any(self.all_at(o, site) for o in range(self.seats) if o != seat)

    # --- setting up

    def on_club(self, event: Event) -> None:
        board = CLUBS[event["club"]][event["side"]]
        seat = event["seat"]
        self.clubs[seat] = board
        self.rules[seat] = board.get("rules", [])
        self.goods[seat].update(cash=board["cash"], gun=board["guns"], contraband=board["contraband"])
        self.heat[seat] = board["heat"]
        for kind in (MEMBER, PROSPECT):
            self.dudes[seat][kind, "home"] = board[f"{kind}s"]
            self.dudes[seat][kind, "pool"] = 5 - board[f"{kind}s"]
        if self.options["lean_supplies"]:
            self.dudes[seat][PROSPECT, "pool"] = 0
        self.supply["gun"] -= board["guns"]
        self.supply["contraband"] -= board["contraband"]
        box = CLUBS[event["club"]]["box"]
        if len(self.clubs) == 1:
            self.supply.update(gun=DATA["counts"]["guns"], contraband=DATA["counts"]["contraband"])
        if box != "base":
            more = DATA["counts_per_expansion"]
            self.supply.update(gun=more["guns"], contraband=more["contraband"])

    def on_orders(self, event: Event) -> None:
        assert ("orders" in event) != self.options["undercover"]
        for seat in self.order() if "orders" in event else ():
            assert event["orders"][seat] == self.clubs[seat]["base_orders"] + self.members(seat)

    def members(self, seat: int) -> int:
        """Those in play, including the emergency room."""
        return sum(self.at(seat, MEMBER, place) for place in ("home", "emergency_room", *self.open))

    def on_tile(self, event: Event) -> None:
        self.open.add(event["site"])

    def on_card(self, event: Event) -> None:
        card = CARDS[event["card"]]
        if card["kind"] == "hassle":
            self.hassles.append(card["id"])
        elif card["kind"] == "contact":
            self.open.add(card["id"])

    def on_burnt(self, event: Event) -> None:
        self.pay(event["seat"], "gun", event["guns"])
        for seat in range(self.seats):
            self.go_home(seat, event["tile"])
        self.open.discard(event["tile"])
        if event["fresh"]:
            self.open.add(event["fresh"])

    # --- orders

    def on_ride(self, event: Event) -> None:
        for kind in (MEMBER, PROSPECT):
            self.move(event["seat"], kind, event["from"], event["to"], event[f"{kind}s"])

    on_backup = on_ride

    def on_exploit(self, event: Event) -> None:
        assert self.controls(event["seat"], event["site"])
        assert event["site"] not in self.used
        self.used.add(event["site"])

    def on_used(self, event: Event) -> None:
        op, seat = OPERATIONS[event["op"]], event["seat"]
        bonus = 0
        if "give" in op:
            ((item, price),) = op["give"].items()
            if op["op"] == "spend" and event["get"] in ("gun", "contraband"):
                price = max(1, price - sum(change["cash"] for change in self.own(seat, "buy_discount")))
            assert (event["give"], event["paid"]) == (item, price)
            self.pay(seat, item, price)
            if op["op"] == "sell":
                sold = [*self.own(seat, "sell_bonus"), *self.changes("sell_bonus")]
                bonus = sum(change["cash"] for change in sold if change["item"] == item)
            for change in self.changes("forbid_op"):
                assert (change["op"], change["item"]) not in ((op["op"], item), (op["op"], event["get"]))
        if event["get"] in ("cash", "gun", "contraband"):
            number = op["get"][event["get"]] + bonus
            short = event["get"] != "cash" and self.supply[event["get"]] < number
            assert event["amount"] == (self.supply[event["get"]] if short else number)
            self.get(seat, event["get"], event["amount"])

    def on_recruited(self, event: Event) -> None:
        self.move(event["seat"], PROSPECT, "pool", event["place"], event["number"])

    def on_patched_in(self, event: Event) -> None:
        self.pay(event["seat"], "cash", 1)
        self.pay(event["seat"], "gun", 1)
        self.move(event["seat"], PROSPECT, event["place"], "pool")
        self.move(event["seat"], MEMBER, "pool", event["place"])

    def on_healed(self, event: Event) -> None:
        self.move(event["seat"], event["kind"], "emergency_room", "home")

    def on_patch(self, event: Event) -> None:
        assert event["seat"] not in self.out
        self.patch = event["seat"]

    def on_stolen(self, event: Event) -> None:
        have = self.goods[event["from"]][event["item"]]
        assert event["amount"] <= have
        assert event["short"] == (event["amount"] == have and event["short"])
        self.goods[event["from"]][event["item"]] -= event["amount"]
        self.goods[event["seat"]][event["item"]] += event["amount"]

    def on_looked(self, event: Event) -> None:
        assert {item: event[item] for item in ("cash", "gun", "contraband")} == self.stock(event["at"])

    def stock(self, seat: int) -> dict[str, int]:
        return {item: self.goods[seat][item] for item in ("cash", "gun", "contraband")}

    def on_deal(self, event: Event) -> None:
        for giver, taker, what, number in event["gives"]:
            assert self.goods[giver][what] >= number
            self.goods[giver][what] -= number
            self.goods[taker][what] += number

    # --- a fight

    def on_fight(self, event: Event) -> None:
        self.site = event["site"]
        self.fighters = [seat for seat in self.order() if self.all_at(seat, self.site)]
        assert event["seats"] == self.fighters
        assert len(self.fighters) > 1
        assert self.at(event["seat"], MEMBER, self.site) > 0
        self.fists.clear()
        self.fights += 1
        self.rumbles += len(self.fighters) > 2

    def on_fist(self, event: Event) -> None:
        seat, guns = event["seat"], event["guns"]
        assert not SITES[self.site].get("no_guns", False)
        assert guns <= min(self.goods[seat]["gun"], self.all_at(seat, self.site))
        self.fists[seat] = guns
        self.goods[seat]["gun"] -= guns

    def on_totals(self, event: Event) -> None:
        totals = {}
        for row in event["gangs"]:
            seat = row["seat"]
            strength = 2 * self.at(seat, MEMBER, self.site) + self.at(seat, PROSPECT, self.site)
            totals[seat] = row["die"] + strength + 3 * self.fists[seat]
            assert row["total"] == totals[seat]
        assert list(totals) == self.fighters
        best = [seat for seat in self.fighters if totals[seat] == max(totals.values())]
        winner = best[0] if len(best) == 1 else self.patch if self.patch in best else None
        assert event["winner"] == winner
        self.shots = Counter(self.fists)
        self.hits.clear()
        if len(self.fighters) == 2:
            one, two = self.fighters
            self.hits[one] = min(self.shots[two], self.all_at(one, self.site))
            self.hits[two] = min(self.shots[one], self.all_at(two, self.site))
            self.shots.clear()

    def on_aimed(self, event: Event) -> None:
        assert len(self.fighters) > 2
        assert event["seat"] != event["at"]
        self.shots[event["seat"]] -= event["number"]
        self.hits[event["at"]] += event["number"]
        assert self.shots[event["seat"]] >= 0
        assert self.hits[event["at"]] <= self.all_at(event["at"], self.site)

    def on_wounded(self, event: Event) -> None:
        seat = event["seat"]
        if self.fighters:
            for shooter in self.fighters:  # nothing is lost as long as another dude can be hit
                if self.shots[shooter]:
                    left = [o for o in self.fighters if o != shooter and self.all_at(o, self.site) > self.hits[o]]
                    assert not left
                    self.shots[shooter] = 0
            self.hits[seat] -= event["members"] + event["prospects"]
        for kind in (MEMBER, PROSPECT):
            self.move(seat, kind, event["place"], "emergency_room", event[f"{kind}s"])

    def on_retreat(self, event: Event) -> None:
        assert not any(self.hits.values())
        for seat in self.fighters:
            if seat != event["winner"]:
                self.go_home(seat, self.site)
        self.supply["gun"] += self.fists.total()
        amount = 1 + sum(change["n"] - 1 for change in self.changes("gun_heat"))
        self.due = [(seat, amount + self.extra()) for seat in self.order() if self.fists[seat]] if amount > 0 else []
        self.fighters = []

    # --- heat

    def on_heat(self, event: Event) -> None:
        seat = event["seat"]
        if self.due:
            assert (seat, event["amount"]) == self.due.pop(0)
        self.heat[seat] += event["amount"]
        assert self.heat[seat] == event["heat"] <= 4
        dirty = 2 * event["amount"] if self.options["dirty_money"] else 0
        assert event["cash"] == dirty
        self.get(seat, "cash", dirty)

    def on_cooled(self, event: Event) -> None:
        self.heat[event["seat"]] -= event["amount"]
        assert self.heat[event["seat"]] == event["heat"] >= 0

    def on_arrest(self, event: Event) -> None:
        if self.due:
            seat, amount = self.due.pop(0)
            assert seat == event["seat"]
            assert self.heat[seat] + amount > 4
        self.heat[event["seat"]] = 1
        self.arrests += 1

    def on_arrested(self, event: Event) -> None:
        seat = event["seat"]
        assert event["kind"] == MEMBER or self.own(seat, "prospect_may_be_arrested")
        self.move(seat, event["kind"], event["place"], "pool")
        gain = sum(change["cash"] for change in self.own(seat, "arrest_gain"))
        assert event["cash"] == gain
        self.get(seat, "cash", gain)

    def on_removed(self, event: Event) -> None:
        self.move(event["seat"], event["kind"], event["place"], "gone")

    def on_disbanded(self, event: Event) -> None:
        seat = event["seat"]
        assert self.members(seat) == 0
        assert {item: event[item] for item in ("cash", "gun", "contraband")} == self.stock(seat)
        for item, number in self.stock(seat).items():
            self.pay(seat, item, number)
        self.dudes[seat].clear()
        self.heat[seat] = 0
        self.out.add(seat)
        self.due = [row for row in self.due if row[0] != seat]

    # --- the end of a round

    def on_market(self, event: Event) -> None:
        self.markets += 1
        assert [row["seat"] for row in event["gangs"]] == self.order()
        total = 0
        for row in event["gangs"]:
            limit = self.limit(row["seat"])
            assert row["bags"] <= self.goods[row["seat"]]["contraband"]
            assert limit is None or row["bags"] <= limit
            total += row["bags"]
        assert event["total"] == total
        if not total:
            return
        printed = next(p for up_to, p in DATA["black_market"][f"players_{self.seats}"] if total <= up_to or up_to < 0)
        price = max(1, printed + sum(change["n"] for change in self.changes("price_delta")))
        assert event["price"] == price
        for row in event["gangs"]:
            self.pay(row["seat"], "contraband", row["bags"])
            self.get(row["seat"], "cash", price * row["bags"])
        amount = 1 + sum(change["n"] - 1 for change in self.changes("traffic_heat"))
        sellers = [row["seat"] for row in event["gangs"] if row["bags"]]
        self.due = [(seat, amount + self.extra()) for seat in sellers] if amount > 0 else []

    def limit(self, seat: int) -> int | None:
        """How many bags a gang may sell; None: all it has."""
        limit = next(level["limit"] for level in DATA["heat_track"]["levels"] if level["heat"] == self.heat[seat])
        if limit > 0:
            changes = [*self.own(seat, "traffic_delta"), *self.changes("traffic_delta")]
            limit = max(0, limit + sum(change["n"] for change in changes))
        caps = [change["n"] for change in self.changes("traffic_cap")]
        return min([*([limit] if limit >= 0 else []), *caps], default=None)

    def on_received(self, event: Event) -> None:
        self.get(event["seat"], event["item"], event["amount"])

    def on_lost(self, event: Event) -> None:
        self.pay(event["seat"], event["item"], event["amount"])
        if event["short"]:
            assert self.goods[event["seat"]][event["item"]] == 0

    def on_clean_up(self, event: Event) -> None:
        assert not self.due
        for name in [name for name in self.open if name in CARDS]:
            for seat in range(self.seats):
                self.go_home(seat, name)
            self.open.discard(name)
        self.used.clear()
        self.hassles = ["gang_war"] if self.options["gangageddon"] else []

    def on_emergency(self, event: Event) -> None:
        assert event["lives"] == (event["die"] >= DATA["emergency_room"]["survive_on"])
        self.move(event["seat"], event["kind"], "emergency_room", "home" if event["lives"] else "pool")

    def on_opened(self, event: Event) -> None:
        assert {item: event[item] for item in ("cash", "gun", "contraband")} == self.stock(event["seat"])
        assert not any(self.dudes[event["seat"]][kind, "emergency_room"] for kind in (MEMBER, PROSPECT))

    # --- who wins

    def winner(self) -> int | None:
        """Most cash, then the patch, then most guns; None if only a final roll can decide."""
        living = self.order()
        cash = max(self.goods[seat]["cash"] for seat in living)
        tied = [seat for seat in living if self.goods[seat]["cash"] == cash]
        if self.patch in tied:
            return self.patch
        guns = max(self.goods[seat]["gun"] for seat in tied)
        tied = [seat for seat in tied if self.goods[seat]["gun"] == guns]
        return tied[0] if len(tied) == 1 else None


def everything_told(match: cg.Match) -> list[Event]:
    """All events with all their secrets, in order."""
    rows = [match.opening, *[choice.events for choice in match.history()]]
    return [{"event": e.kind, **e.facts, **(e.secret or {})} for row in rows for e in row]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_second_referee_comes_to_the_same_results(seats: int) -> None:
    fights = markets = arrests = rumbles = 0
    for seed in range(8):
        options = dict.fromkeys(VARIANTS, True) if seed % 3 == 2 else {}
        match, pick = cg.new(GAME, seats=seats, seed=seed, options=options), Random(seed)
        while match.result is None:
            play_random(match, pick)
        first = next(choice for choice in match.history() if choice.option.verb == "club").seat
        referee = Referee(seats, match.setup.options, (first - 1) % seats)  # who chooses last has the patch
        for event in everything_told(match):
            referee.hear(event)
        assert match.result.scores == tuple(stock["cash"] for stock in referee.goods)
        assert referee.winner() in (None, *match.result.winners)
        table = match.position()["table"]
        assert [player["heat"] for player in table["players"]] == referee.heat
        assert table["supply"] == {item: referee.supply[item] for item in ("gun", "contraband")}
        for seat, player in enumerate(table["players"]):
            homes = {f"{kind}s": referee.dudes[seat][kind, "home"] for kind in (MEMBER, PROSPECT)}
            assert player["clubhouse"] == homes
        fights += referee.fights
        markets += referee.markets
        arrests += referee.arrests
        rumbles += referee.rumbles
    assert markets >= 36
    assert fights > 20
    assert rumbles > 0
    assert arrests > 0
