"""The round: its six phases, and the end of the game. Chapters 4, 7 and 8 of the ledger."""

from __future__ import annotations

from consigliere.engine import Option, Result, Row, Step

from .cards import CardActs
from .components import (
    AFTERMATH,
    AFTERMATHS,
    AMBUSH,
    ARSON_GUNS,
    CARD_IDS,
    CARD_KIND,
    CASH,
    CLEAN_UP,
    CLUBHOUSE,
    CONTACT,
    CONTACT_PLACE,
    DATA,
    EMERGENCY,
    EMPTY,
    FACE_DOWN,
    FIREPROOF,
    FIRST_CONTACT,
    FIRST_TILE,
    GUN,
    ISSUE,
    ITEM_IDS,
    ITEMS,
    KIND_IDS,
    KIND_UNIT,
    MEMBER,
    OVER,
    PLACE,
    PLACE_IDS,
    REVEAL,
    SIDE_IDS,
    SPOTS,
    STRENGTH,
    SURVIVE_ON,
    TILES,
    TILES_PER_ROUND,
)
from .market import MARKET_PHASE
from .moments import Asks
from .options import BURN, BURN_FACE_DOWN, BURN_VERB, FACE_DOWN_IDS, LEAVE
from .orders import ORDERS_PHASE
from .state import Charming, put

BASE_ORDERS: tuple[tuple[int, ...], ...] = tuple(
    tuple(club[side]["base_orders"] for side in SIDE_IDS) for club in DATA["clubs"]
)


class Round(Step[Charming]):
    """Six phases in this order; the last round is played in full. [MM-RND-01, MM-RND-02]"""

    __slots__ = ()

    def run(self, g: Charming) -> None:
        g.round += 1
        g.phase = ISSUE
        if g.event_log is not None:
            g.emit("round", {"round": g.round})
        if g.rules.arson:
            g.stack.append(ROUND_GOES_ON)
            g.stack.append(Arson())
        else:
            g.stack.append(ROUND_GOES_ON)


class RoundGoesOn(Step[Charming]):
    """Issue orders, then run the other phases of the round in their order."""

    __slots__ = ()

    def run(self, g: Charming) -> None:
        issue_orders(g)
        g.then(
            REVEAL_TILES, RevealCard(g.rules.cards_in(g.round)), ORDERS_PHASE, MARKET_PHASE, AFTERMATH_PHASE, CLEANING
        )


# --- arson, before phase 1


class Arson(Asks):
    """The holder of the patch may burn one tile for a gun, and is asked even without a gun. [MM-VAR-07, -08]"""

    __slots__ = ()
    rule = "MM-VAR-07"
    verbs = (BURN_VERB, "leave")
    always_ask = True  # guns are hidden

    def problems(self, g: Charming) -> list[str]:
        return [] if g.rules.arson else ["nobody may burn anything in this game"]

    def deciders(self, g: Charming) -> tuple[int, ...]:
        return (g.patch,)

    def guard(self, g: Charming, seat: int, option: Option) -> str:
        """Whether a tile on the table can burn and the gang has a gun for it."""
        if option.verb != BURN_VERB:
            return ""
        burns = self.spot(g, option) >= 0 and PLACE.get(str(option.target), -1) not in FIREPROOF
        return "" if burns and g.goods[seat * ITEMS + GUN] >= ARSON_GUNS else "MM-VAR-07"

    def spot(self, g: Charming, option: Option) -> int:
        """The spot of the tile that an option names, -1 if none."""
        name = str(option.target)
        if name in FACE_DOWN_IDS:
            spot = FIRST_TILE + FACE_DOWN_IDS.index(name)
            return spot if g.sites[spot] == FACE_DOWN else -1
        place = PLACE.get(name, -1)
        return g.sites.index(place) if 0 <= place < TILES and place in g.sites else -1

    def candidates(self, g: Charming, seat: int, row: Row) -> list[Option]:
        found: list[Option] = []
        for spot in range(FIRST_TILE, FIRST_CONTACT):
            tile = g.sites[spot]
            if tile == FACE_DOWN:
                found.append(BURN_FACE_DOWN[spot - FIRST_TILE])
            elif tile >= 0:
                found.append(BURN[tile])
        found.append(LEAVE)
        return found

    def take(self, g: Charming, seat: int, option: Option) -> None:
        if option == LEAVE:
            return
        spot = self.spot(g, option)
        g.pay(seat, GUN, ARSON_GUNS)
        face_down = g.sites[spot] == FACE_DOWN
        # a face-down tile is shown when it is removed [MM-RULE-40]
        burnt = draw_tile(g) if face_down else g.sites[spot]
        g.burnt = (*g.burnt, burnt)
        for other in range(g.rules.seats):
            g.go_home(other, spot)
        fresh = draw_tile(g) if g.tiles else EMPTY  # if no tile is left, it is not replaced
        g.sites = put(g.sites, spot, fresh)
        if g.event_log is not None:
            facts = {"seat": seat, "tile": PLACE_IDS[burnt], "face_down": face_down, "guns": ARSON_GUNS}
            g.emit("burnt", {**facts, "fresh": PLACE_IDS[fresh] if fresh >= 0 else None})


def draw_tile(g: Charming) -> int:
    """Draw one of the tiles that nobody has seen."""
    at = g.random_below(len(g.tiles))
    tile = g.tiles[at]
    g.tiles = g.tiles[:at] + g.tiles[at + 1 :]
    return tile


# --- phase 1


def issue_orders(g: Charming) -> None:
    """Hand out the base orders of each board side, and one for each member in play. [MM-ORD-01, MM-ORD-02]"""
    for seat in range(g.rules.seats):
        if g.lives(seat):
            g.orders[seat] = BASE_ORDERS[g.clubs[seat]][g.sides[seat]] + g.in_play(seat) // MEMBER
    if g.event_log is not None:
        g.emit("orders", {} if g.rules.undercover else {"orders": list(g.orders)})  # [MM-VAR-03]


# --- phase 2


class RevealTiles(Step[Charming]):
    """Reveal two face-down tiles, in the order they were laid out. [MM-REV-01, MM-REV-02, MM-RULE-9]"""

    __slots__ = ()

    def run(self, g: Charming) -> None:
        g.phase = REVEAL
        for _ in range(TILES_PER_ROUND):
            if FACE_DOWN not in g.sites:
                return
            tile = draw_tile(g)
            g.sites = put(g.sites, g.sites.index(FACE_DOWN), tile)
            if g.event_log is not None:
                g.emit("tile", {"site": PLACE_IDS[tile]})


class RevealCard(Step[Charming]):
    """Reveal cards one by one; resolve each before the next. [MM-ANA-01, MM-ANA-02]"""

    __slots__ = ("more",)

    def __init__(self, more: int) -> None:
        self.more = more

    def problems(self, g: Charming) -> list[str]:
        most = g.rules.cards_in(g.round)
        return [] if 1 <= self.more <= most else [f"more is {self.more}, but this round turns up {most}"]

    def run(self, g: Charming) -> None:
        at = g.random_below(len(g.deck))
        card = g.deck[at]
        g.deck = g.deck[:at] + g.deck[at + 1 :]
        g.left -= 1
        if self.more > 1:
            g.stack.append(RevealCard(self.more - 1))
        if g.event_log is not None:
            g.emit("card", {"card": CARD_IDS[card]})
        kind = CARD_KIND[card]
        if kind == AMBUSH:
            g.then(CardActs(card), Discard(card))
            return
        g.lay(card)
        if kind == CONTACT:
            spot = g.sites.index(EMPTY, FIRST_CONTACT)
            g.sites = put(g.sites, spot, CONTACT_PLACE[card])


class Discard(Step[Charming]):
    """Discard an ambush as soon as it is resolved. [MM-ANA-13]"""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def problems(self, g: Charming) -> list[str]:
        ambush = self.card >= 0 and CARD_KIND[self.card] == AMBUSH
        return [] if ambush else ["card is no ambush"]

    def run(self, g: Charming) -> None:
        g.discard = (*g.discard, self.card)


# --- phase 5


class AftermathPhase(Step[Charming]):
    """Aftermath cards act in the order they were revealed. [MM-AFT-01, MM-AFT-02, MM-AFT-03]"""

    __slots__ = ()

    def run(self, g: Charming) -> None:
        g.phase = AFTERMATHS
        g.sold = ()
        g.then(*[CardActs(card) for card in g.lying if CARD_KIND[card] == AFTERMATH])


# --- phase 6


class CleanUp(Step[Charming]):
    """Remove order tokens, clear contacts, discard cards, then roll for the wounded. [MM-CLN-01, MM-CLN-02]"""

    __slots__ = ()

    def run(self, g: Charming) -> None:
        g.phase = CLEAN_UP
        g.marked = 0
        for spot in range(FIRST_CONTACT, SPOTS):
            if g.sites[spot] >= 0:
                for seat in range(g.rules.seats):
                    g.go_home(seat, spot)
        g.sites = g.sites[:FIRST_CONTACT] + (EMPTY,) * (SPOTS - FIRST_CONTACT)
        g.discard = g.discard + g.lying
        g.lying = ()
        g.refresh_mods()
        if g.event_log is not None:
            g.emit("clean_up", {})
        wounded = [EmergencyRoom(seat) for seat in g.living() if g.crew[seat * SPOTS + EMERGENCY]]
        g.then(*wounded, ROUND if g.round < g.rules.last_round else END)


class EmergencyRoom(Step[Charming]):
    """Roll a die for each wounded dude, members first: home or to the pool. [MM-ER-01, MM-ER-02, MM-RULE-38]"""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def problems(self, g: Charming) -> list[str]:
        return [] if g.lives(self.seat) else [f"seat is {self.seat}, which is out of the game"]

    def run(self, g: Charming) -> None:
        seat = self.seat
        wounded = g.crew[seat * SPOTS + EMERGENCY]
        for kind, number in ((0, wounded // MEMBER), (1, wounded % MEMBER)):
            for _ in range(number):
                die = g.roll()
                lives = die >= SURVIVE_ON
                g.crew[seat * SPOTS + EMERGENCY] -= KIND_UNIT[kind]
                if lives:
                    g.crew[seat * SPOTS + CLUBHOUSE] += KIND_UNIT[kind]
                else:
                    g.pool[seat] += KIND_UNIT[kind]
                if g.event_log is not None:
                    g.emit("emergency", {"seat": seat, "kind": KIND_IDS[kind], "die": die, "lives": lives})


# --- the end


class End(Step[Charming]):
    """Reveal all goods: most cash wins; ties by the patch, then guns, then a roll. [MM-END-01 to MM-END-04]"""

    __slots__ = ()

    def run(self, g: Charming) -> None:
        g.phase = OVER
        g.offers = ()
        cash = tuple([g.goods[seat * ITEMS + CASH] for seat in range(g.rules.seats)])
        if g.event_log is not None:
            for seat in g.living():
                goods = {name: g.goods[seat * ITEMS + item] for item, name in enumerate(ITEM_IDS)}
                g.emit("opened", {"seat": seat, **goods})
        tied = best_of(g.living(), [cash[seat] for seat in g.living()])
        if len(tied) == 1:
            g.end(Result((tied[0],), cash, "most_cash"))
        elif g.patch in tied:
            g.end(Result((g.patch,), cash, "patch"))
        else:
            tied = best_of(tied, [g.goods[seat * ITEMS + GUN] for seat in tied])
            reason = "most_guns" if len(tied) == 1 else "last_throw"
            while len(tied) > 1:
                dice = [g.roll() for _ in tied]
                totals = [die + STRENGTH[g.in_play(seat)] for die, seat in zip(dice, tied, strict=True)]
                if g.event_log is not None:
                    g.emit("last_throw", {"seats": tied, "dice": dice, "totals": totals})
                    for seat, die, total in zip(tied, dice, totals, strict=True):
                        g.emit("threw", {"seat": seat, "die": die, "total": total})
                tied = best_of(tied, totals)
            g.end(Result((tied[0],), cash, reason))


def best_of(seats: list[int], amounts: list[int]) -> list[int]:
    """The seats with the highest number."""
    best = max(amounts)
    return [seat for seat, amount in zip(seats, amounts, strict=True) if amount == best]


ROUND = Round()
ROUND_GOES_ON = RoundGoesOn()
REVEAL_TILES = RevealTiles()
AFTERMATH_PHASE = AftermathPhase()
CLEANING = CleanUp()
END = End()
STEPS: tuple[type[Step], ...] = (
    Round,
    RoundGoesOn,
    Arson,
    RevealTiles,
    RevealCard,
    Discard,
    AftermathPhase,
    CleanUp,
    EmergencyRoom,
    End,
)
