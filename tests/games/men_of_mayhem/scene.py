"""Short notation for scenes of Men of Mayhem, so that a test reads like the rule it checks.

    table = scene(
        samcro=gang(cash=5, guns=2, home="1m2p", docks="2m1p"),
        mayans=gang(docks="1m"),
        tiles="docks brothel",
    )
    table.do("fight:docks").dice(3, 4).do("samcro guns:1", "mayans guns:0")
    assert table.crew("samcro")["docks"] == "2m1p"

**Seats.** Clubs take their seats in the order they are named; others fill up to `seats` (three). All play the unleaded
side unless `gang(side="high_octane")` or `octane=True` for all. A gang that is not described has 4 cash, 2 guns, 2
bags, 1 heat, 6 orders and 2 members with 3 prospects at home. A described gang has what is given, and default goods
otherwise. Its dudes stand only where stated (`home`, `room`, a place's id); those not named are in the pool.

**Table.** `tiles`: random tiles that are face up, filled up to the number for the round (`round`, 1). `contacts`,
`lying`: open cards. As many others as the round has revealed (or `drawn` says) are discarded. `patch`, `turn`: the
first gang by default.

**Time.** By default it is the turn of `turn` in phase 3. `phase="market"`, "aftermath", "clean_up", "reveal" begin
there, "round" before the round. `stack=[...]` lists steps as in a position, the next one last.

**Playing.** `do("ride:docks")` plays for the seat that is asked; if several are, "mayans guns:2" names the gang that
answers. `dice(3, 4)` sets the next rolls, `draws(...)` any draws.
"""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

import consigliere as cg
from consigliere.engine import Dictated, Fast, Option
from consigliere.games import register
from consigliere.games.men_of_mayhem import TITLE
from consigliere.games.men_of_mayhem.components import (
    BAGS_IN_BOX,
    BAGS_IN_EXPANSION,
    CARD_IDS,
    CARD_KIND,
    CARD_KIND_IDS,
    CLUB_BOX,
    CLUB_IDS,
    DECK_SIZE,
    EXTRA_CARDS,
    FIRST_CONTACT,
    FIRST_TILE,
    GUNS_IN_BOX,
    GUNS_IN_EXPANSION,
    HOSPITAL,
    PLACE_IDS,
    RANDOM_TILES,
    ROUNDS,
    SPOTS,
    START_TILES,
    Rules,
)
from consigliere.games.men_of_mayhem.state import Charming
from consigliere.match import Match

register(TITLE)

GOODS = {"cash": "cash", "guns": "gun", "bags": "contraband"}
PHASES = ("round", "reveal", "orders", "market", "aftermath", "clean_up")


def state_of(match: Match) -> Charming:
    """A match's state with its own type."""
    assert isinstance(match.state, Charming)
    return match.state


def gang(**told: Any) -> dict[str, Any]:
    """What a gang has."""
    return told


def dudes(text: str) -> dict[str, int]:
    """ "2m1p" as a position writes it."""
    found = re.fullmatch(r"(?:(\d)m)?(?:(\d)p)?", text)
    assert found is not None, text
    return {"members": int(found[1] or 0), "prospects": int(found[2] or 0)}


def short(written: dict[str, int]) -> str:
    members, prospects = written["members"], written["prospects"]
    return (f"{members}m" if members else "") + (f"{prospects}p" if prospects else "")


def scene(
    *,
    seats: int = 3,
    round: int = 1,
    tiles: str = "",
    contacts: str = "",
    lying: str = "",
    patch: str = "",
    turn: str = "",
    octane: bool = False,
    phase: str = "orders",
    stack: list[dict[str, Any]] | None = None,
    settings: dict[str, Any] | None = None,
    dealt: list[dict[str, Any]] | None = None,
    shut: bool = False,
    face_down: int | None = None,
    burnt: str = "",
    supply: dict[str, int] | None = None,
    drawn: int | None = None,
    **gangs: Any,
) -> Table:
    """A table at a moment: see above."""
    names = [*gangs]
    names += [club for club in CLUB_IDS if club not in names][: max(0, seats - len(names))]
    seats = len(names)
    high = octane or any(told.get("side") == "high_octane" for told in gangs.values())
    given = {"mode": "high_octane" if high else "unleaded", **(settings or {})}
    options = TITLE.complete_options(seats, given)
    rules = Rules(seats, options)
    players = [_player(club, gangs.get(club), octane, phase == "orders", rules) for club in names]
    position: dict[str, Any] = {
        "game": TITLE.id,
        "rules": TITLE.version,
        "seats": seats,
        "options": options,
        "chance": {"seed": "1", "draws_made": "0"},
        "moves": 0,
        "offers": [],
        "result": None,
    }
    first = names.index(patch) if patch else 0
    whose = names.index(turn) if turn else first
    begun = phase in ("round",)
    table: dict[str, Any] = {
        "round": round - 1 if begun else round,
        "phase": {"round": "clean_up", "reveal": "reveal", "orders": "orders", "market": "black_market"}.get(
            phase, phase
        )
        if not (begun and round == 1)
        else "issue_orders",
        "patch": first,
        "turn": whose if phase == "orders" else -1,
        "players": players,
        "marked": [],
        "fight": None,
        "sold": [],
        "shut": shut,
        "dealt": dealt or [],
        "burnt": burnt.split(),
    }
    _lay_sites(table, rules, tiles, contacts, phase, face_down)
    _lay_cards(table, rules, contacts, lying, drawn)
    added = sum(CLUB_BOX[CLUB_IDS.index(club)] != "base" for club in names)
    guns = GUNS_IN_BOX + added * GUNS_IN_EXPANSION - sum(player["gun"] for player in players)
    bags = BAGS_IN_BOX + added * BAGS_IN_EXPANSION - sum(player["contraband"] for player in players)
    table["supply"] = {"gun": guns, "contraband": bags}
    if supply:  # smaller supplies: the last seat has the rest
        for kind, number in supply.items():
            players[-1][kind] += table["supply"][kind] - number
            table["supply"][kind] = number
    if stack is None:
        stack = [{"step": "CleanUp"}, {"step": "AftermathPhase"}, {"step": "MarketPhase"}, {"step": "NextTurn"}]
        if phase == "orders":
            stack.append({"step": "Turn", "seat": whose})
        else:
            stack = {
                "round": [{"step": "Round"}],
                "reveal": [*stack[:3], {"step": "OrdersPhase"}],
                "market": stack[:3],
                "aftermath": stack[:2],
                "clean_up": stack[:1],
            }[phase]
    for name in GOODS.values():
        table[name] = [player.pop(name) for player in players]
    if stack[0]["step"] != "CleanUp" and stack[0]["step"] != "Round":
        stack = [{"step": "CleanUp"}, {"step": "AftermathPhase"}, {"step": "MarketPhase"}, *stack]
    position |= {"table": table, "stack": stack}
    position["out"] = [seat for seat, club in enumerate(names) if gangs.get(club, {}).get("out")]
    for player in players:
        for name in ("marked",):
            for site in player.pop(name, "").split():
                table["marked"].append(site)
    return Table(cg.from_position(TITLE.id, position), names)


def _player(club: str, told: dict[str, Any] | None, octane: bool, orders: bool, rules: Rules) -> dict[str, Any]:
    told = dict(told if told is not None else {"home": "2m3p"})
    told.pop("out", None)
    side = told.pop("side", "high_octane" if octane else "unleaded")
    player: dict[str, Any] = {
        "club": club,
        "side": side,
        "cash": told.pop("cash", 4),
        "gun": told.pop("guns", 2),
        "contraband": told.pop("bags", 2),
        "heat": told.pop("heat", 1),
        "orders": told.pop("orders", 6 if orders else 0),
        "gone": dudes(told.pop("gone", "")),
        "marked": told.pop("marked", ""),
    }
    player["clubhouse"] = dudes(told.pop("home", ""))
    player["emergency_room"] = dudes(told.pop("room", ""))
    player["at"] = {place: dudes(text) for place, text in told.items()}
    everybody = [player["clubhouse"], player["emergency_room"], player["gone"], *player["at"].values()]
    player["pool"] = {kind: 5 - sum(row[kind] for row in everybody) for kind in ("members", "prospects")}
    return player


def _lay_sites(
    table: dict[str, Any], rules: Rules, tiles: str, contacts: str, phase: str, face_down: int | None
) -> None:
    start: list[str | None] = [PLACE_IDS[tile] for tile in START_TILES]
    if rules.deadly:
        start[start.index(PLACE_IDS[HOSPITAL])] = None
    rounds = table["round"]
    shown = tiles.split()
    due = min(2 * rounds, rules.random_tiles)
    rest = [PLACE_IDS[tile] for tile in RANDOM_TILES if PLACE_IDS[tile] not in shown]
    named = [place for player in table["players"] for place in player["at"]]
    for place in named:
        if place in rest and place not in shown:
            shown.append(place)
            rest.remove(place)
    quiet = [name for name in ("liquor_store", "courthouse", "lumber_yard", "warehouse", "pawn_shop") if name in rest]
    while len(shown) < due:
        name = (quiet or rest).pop(0)
        shown.append(name)
        if name in rest:
            rest.remove(name)
    down = rules.random_tiles - len(shown) if face_down is None else face_down
    row: list[str | None] = [*start, *shown, *["face_down"] * down]
    row += [None] * (FIRST_CONTACT - FIRST_TILE - len(row))
    cards = contacts.split()
    table["sites"] = [*row, *cards, *[None] * (SPOTS - FIRST_CONTACT - len(cards))]
    table["tiles"] = [name for name in rest if name not in table["burnt"]]
    missing = [name for name in start if name not in row]
    assert not missing


def _lay_cards(table: dict[str, Any], rules: Rules, contacts: str, lying: str, drawn: int | None) -> None:
    opened = [*contacts.split(), *lying.split()]
    due = sum(rules.cards_in(number) for number in range(1, table["round"] + 1)) if drawn is None else drawn
    spare = [
        CARD_IDS[card]
        for card in rules.cards
        if CARD_IDS[card] not in opened and CARD_KIND_IDS[CARD_KIND[card]] == "ambush"
    ]
    spare += [CARD_IDS[card] for card in rules.cards if CARD_IDS[card] not in (*opened, *spare)]
    table["lying"] = opened
    table["discard"] = spare[: max(0, due - len(opened))]
    table["deck"] = [CARD_IDS[c] for c in rules.cards if CARD_IDS[c] not in (*opened, *table["discard"])]
    size = DECK_SIZE + EXTRA_CARDS * (rules.last_round - ROUNDS)
    table["cards_left"] = size - len(table["lying"]) - len(table["discard"])


class Table:
    """A match with clubs addressed by name."""

    def __init__(self, match: Match, names: list[str]) -> None:
        self.match = match
        self.names = names

    @property
    def g(self) -> Charming:
        return state_of(self.match)

    # --- playing

    def seat(self, club: str) -> int:
        return self.names.index(club)

    def do(self, *options: str) -> Table:
        for text in options:
            who, _, option = text.rpartition(" ")
            seat = self.seat(who) if who else self.match.deciders[0]
            assert who or len(self.match.deciders) == 1, f"several are asked: {self.asked()}"
            self.match.play(seat, option)
        return self

    def dice(self, *rolls: int) -> Table:
        return self.draws(*[roll - 1 for roll in rolls])

    def draws(self, *numbers: int) -> Table:
        g = self.match.state
        g.chance = Dictated(numbers, g.draws + 1, Fast(1))
        return self

    def card(self, name: str) -> Table:
        """Set the card that is revealed next."""
        return self.draws(self.table["deck"].index(name))

    def offer(self, giver: str, taker: str, gives: dict[str, int], gets: dict[str, int] | None = None) -> int:
        """Make an offer; return its number."""
        a, b = self.seat(giver), self.seat(taker)
        row = [[a, b, GOODS.get(kind, kind), n] for kind, n in gives.items()]
        row += [[b, a, GOODS.get(kind, kind), n] for kind, n in (gets or {}).items()]
        self.match.play(a, Option("offer", json.dumps({"gives": row, "to": [b]})))
        return self.match.state.offers[-1].number

    def deal(self, giver: str, taker: str, gives: dict[str, int], gets: dict[str, int] | None = None) -> Table:
        number = self.offer(giver, taker, gives, gets)
        self.match.play(self.seat(taker), Option("accept", number))
        return self

    # --- seeing

    @property
    def table(self) -> dict[str, Any]:
        found: dict[str, Any] = self.match.position()["table"]
        return found

    def player(self, club: str) -> dict[str, Any]:
        table, seat = self.table, self.seat(club)
        found: dict[str, Any] = {**table["players"][seat], **{name: table[name][seat] for name in GOODS.values()}}
        return {**found, "out": self.seat(club) in self.match.state.seats_out}

    def goods(self, club: str) -> tuple[int, int, int]:
        player = self.player(club)
        return player["cash"], player["gun"], player["contraband"]

    def cash(self, club: str) -> int:
        return self.goods(club)[0]

    def heat(self, club: str) -> int:
        return int(self.player(club)["heat"])

    def orders(self, club: str) -> int:
        return int(self.player(club)["orders"])

    def crew(self, club: str) -> dict[str, str]:
        """Where a gang's dudes are, including the pool."""
        player = self.player(club)
        places = {"home": player["clubhouse"], "room": player["emergency_room"], "pool": player["pool"], **player["at"]}
        return {place: short(written) for place, written in places.items() if short(written)}

    @property
    def patch(self) -> str:
        return self.names[self.table["patch"]]

    def step(self) -> str:
        return type(self.match.step).__name__

    def asked(self) -> list[str]:
        return [self.names[seat] for seat in self.match.deciders]

    def may(self, club: str = "") -> list[str]:
        seat = self.seat(club) if club else self.match.deciders[0]
        return [str(option) for option in self.match.options(seat)]

    def refuses(self, option: str, rule: str, club: str = "") -> None:
        """Assert that the option is not offered, is refused with this rule, and nothing has changed."""
        seat = self.seat(club) if club else self.match.deciders[0]
        before = json.dumps(self.match.position())
        assert self.match.why_not(seat, Option.parse(option)) == rule
        with pytest.raises(cg.IllegalMove) as refusal:
            self.match.play(seat, option)
        assert refusal.value.rule == rule
        assert json.dumps(self.match.position()) == before

    def no_deal(
        self, rule: str, giver: str, taker: str, gives: dict[str, Any], gets: dict[str, Any] | None = None
    ) -> None:
        with pytest.raises(cg.IllegalMove) as refusal:
            self.offer(giver, taker, gives, gets)
        assert refusal.value.rule == rule

    def happened(self, kind: str, club: str | None = None) -> list[dict[str, Any]]:
        """Events of a kind so far, as a gang (or a spectator) has seen them."""
        seat = None if club is None else self.seat(club)
        return [event for row in self.match.events(seat) for event in row if event["event"] == kind]
