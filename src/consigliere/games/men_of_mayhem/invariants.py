"""Chapter 15: all invariants of the ledger that concern a single state."""

from __future__ import annotations

from typing import Any

from consigliere.engine.step import Answers

from . import flow
from .components import (
    BAG,
    BAGS_IN_BOX,
    BAGS_IN_EXPANSION,
    CARD_IDS,
    CARD_KIND,
    CASH,
    CLUB_BARS,
    CLUB_BOX,
    CLUB_IDS,
    CONTACT,
    CONTACT_CARD,
    DATA,
    DECK_SIZE,
    DIE,
    DUDES,
    EMPTY,
    EXTRA_CARDS,
    FACE_DOWN,
    FIRST_CONTACT,
    FIRST_TILE,
    GUN,
    GUN_BONUS,
    GUNS_IN_BOX,
    GUNS_IN_EXPANSION,
    GUNS_PER_DUDE,
    HIGH_OCTANE,
    HOSPITAL,
    ISSUE,
    ITEM_IDS,
    ITEMS,
    MEMBER,
    MOST_HEAT,
    MOST_MEMBERS,
    MOST_PROSPECTS,
    NO_GUNS,
    OVER,
    PHASE_IDS,
    PLACE_IDS,
    PRINTED,
    RANDOM_TILES,
    REVEAL,
    ROUNDS,
    SIDE_IDS,
    SPOTS,
    START_TILES,
    STRENGTH,
    TILES,
    TILES_PER_ROUND,
    traffic_limit,
)
from .knowledge import MOST_LINKS
from .market import Count
from .rounds import Discard, RevealTiles, best_of
from .setup import ChooseClub, ChooseSide, LayOut, RollForClubs
from .state import Charming, Fight
from .throw_down import winner_of
from .victory import EndFight


def problems(g: Charming) -> list[str]:
    """A sentence for each invariant that a state violates."""
    chosen = [club for club in g.clubs if club >= 0]
    wrong = ["two players have one club"] if len(set(chosen)) < len(chosen) else []
    wrong += [f"{CLUB_IDS[club]} is not in this game" for club in chosen if club not in g.rules.clubs]
    if HIGH_OCTANE in g.sides and not g.rules.high_octane:
        wrong.append("a high octane side in an unleaded game")
    if not -1 <= g.patch < g.rules.seats:
        wrong.append(f"patch is {g.patch}, which is no seat")
    wrong += flow.problems(g)
    if wrong:
        return wrong
    if any(isinstance(step, LayOut) for step in g.stack):
        return _setting_up(g)
    if -1 in g.clubs or -1 in g.sides:
        return [*wrong, "a gang without a club or a side"]
    return [
        *_dudes(g),
        *_goods(g),
        *_gangs(g),
        *_sites(g),
        *_cards(g),
        *_fight(g),
        *_market(g),
        *_links(g),
        *_result(g),
    ]


def _setting_up(g: Charming) -> list[str]:
    """Nothing is on the table yet; every seat that is no longer to choose has a club and a side."""
    wrong: list[str] = []
    nothing = [g.goods, g.supply, g.heat, g.orders, g.crew, g.pool, g.gone, g.marked, g.left, g.fight, g.seats_out]
    nothing += [g.tiles, g.burnt, g.deck, g.lying, g.discard, g.sold, g.links]
    if any(any(row) if isinstance(row, list | tuple) else row for row in nothing) or set(g.sites) != {EMPTY}:
        wrong.append("something lies on the table before it is laid out")
    if any(isinstance(step, RollForClubs) for step in g.stack):
        if g.patch >= 0 or {*g.clubs, *g.sides} != {-1}:
            wrong.append("something has been chosen before the roll for it")
        return wrong
    choosing = [step.seat for step in g.stack if isinstance(step, ChooseClub)]
    sides = [step.seat for step in g.stack if isinstance(step, ChooseSide)] if g.rules.high_octane else choosing
    if g.patch < 0 or choosing != list(g.rules.order[g.patch][:1] + g.rules.order[g.patch][:0:-1])[: len(choosing)]:
        wrong.append("clubs are not chosen clockwise, the holder of the patch last")
    if len(sides) not in (len(choosing), len(choosing) + 1) or sides[: len(choosing)] != choosing:
        wrong.append("sides are not chosen by those who choose a club")
    for seat in range(g.rules.seats):
        if (g.clubs[seat] < 0) != (seat in choosing) or (g.sides[seat] < 0) != (seat in sides):
            wrong.append(f"club and side of seat {seat} do not fit who is still to choose")
    return wrong


def _dudes(g: Charming) -> list[str]:
    """1, 9: five members and five prospects of each gang; nobody at an impossible place."""
    wrong: list[str] = []
    for seat in range(g.rules.seats):
        row = g.crew[seat * SPOTS : (seat + 1) * SPOTS]
        everybody = [*row, g.pool[seat], g.gone[seat]]
        members, prospects = sum(x // MEMBER for x in everybody), sum(x % MEMBER for x in everybody)
        if (members, prospects) != (MOST_MEMBERS, MOST_PROSPECTS):
            wrong.append(f"seat {seat} has {members} members and {prospects} prospects")
        for spot in range(FIRST_TILE, SPOTS):
            if row[spot] and g.sites[spot] < 0:
                wrong.append(f"seat {seat} has dudes where no open site lies")
        lost = g.gone[seat] // MEMBER if g.rules.lean else g.gone[seat]
        if lost and not g.rules.fifteen_years:
            wrong.append(f"seat {seat} has lost dudes for good without a rule for it")
    return wrong


def _goods(g: Charming) -> list[str]:
    """2, 3: no piece is created or lost; no amount is negative."""
    wrong = [f"seat {i // ITEMS} has {n} {ITEM_IDS[i % ITEMS]}" for i, n in enumerate(g.goods) if n < 0]
    added = sum(CLUB_BOX[club] != "base" for club in g.clubs)
    shown = sum(g.fight.guns) if g.fight is not None and not _guns_returned(g) else 0
    for item, box, expansion, lying in (
        (GUN, GUNS_IN_BOX, GUNS_IN_EXPANSION, shown),
        (BAG, BAGS_IN_BOX, BAGS_IN_EXPANSION, 0),
    ):
        there = sum(g.goods[item::ITEMS]) + g.supply[item] + lying
        if there != box + added * expansion:
            wrong.append(f"{there} pieces of {ITEM_IDS[item]}, not {box + added * expansion}")
    return wrong


def _side(g: Charming, seat: int) -> dict[str, Any]:
    """An entry of a gang's board."""
    side: dict[str, Any] = DATA["clubs"][g.clubs[seat]][SIDE_IDS[g.sides[seat]]]
    return side


def _guns_returned(g: Charming) -> bool:
    """Whether the guns of the current fight have gone to the supply: from its end on. [MM-TD-24]"""
    return not any(isinstance(step, EndFight) for step in g.stack)


def _gangs(g: Charming) -> list[str]:
    """4, 5, 20: heat is on the track, the patch is with a living gang, nothing is left of an eliminated one."""
    wrong = [f"seat {seat} has {heat} heat" for seat, heat in enumerate(g.heat) if not 0 <= heat <= MOST_HEAT]
    if not 0 <= g.patch < g.rules.seats or not g.lives(g.patch):
        wrong.append("no living gang holds the patch")
    for seat in range(g.rules.seats):
        if not g.lives(seat):
            left = [g.in_play(seat), g.heat[seat], g.orders[seat], *g.goods[seat * ITEMS : (seat + 1) * ITEMS]]
            if any(left):
                wrong.append(f"seat {seat} is out and has something left")
        base = _side(g, seat)["base_orders"]
        if not 0 <= g.orders[seat] <= base + MOST_MEMBERS:
            wrong.append(f"seat {seat} has {g.orders[seat]} orders")
        elif g.phase == ISSUE and any(isinstance(step, RevealTiles) for step in g.stack) and g.lives(seat):
            due = base + g.in_play(seat) // MEMBER
            if g.orders[seat] != due:
                wrong.append(f"seat {seat} was issued {g.orders[seat]} orders, not {due}")
    return wrong


def _sites(g: Charming) -> list[str]:
    """8, 13: each tile is in one place; as many are revealed as the round requires."""
    wrong: list[str] = []
    down = g.sites.count(FACE_DOWN)
    row = [place for place in g.sites if place >= 0]
    tiles = [place for place in row if place < TILES] + [*g.tiles, *g.burnt]
    start = [tile for tile in START_TILES if not (g.rules.deadly and tile == HOSPITAL)]
    if sorted(tiles) != sorted([*start, *RANDOM_TILES]):
        wrong.append("a tile is missing or in two places")
    if any(tile not in RANDOM_TILES for tile in g.tiles) or down > len(g.tiles):
        wrong.append("face-down tiles are not random ones")
    if not g.rules.arson:
        random = sum(1 for place in row if place in RANDOM_TILES)
        rounds = g.round if g.phase >= REVEAL else max(0, g.round - 1)
        due = min(TILES_PER_ROUND * rounds, g.rules.random_tiles)
        if random != due or down != g.rules.random_tiles - due:
            wrong.append(f"{random} random tiles lie open, not {due}")
    for spot in range(FIRST_TILE, SPOTS):
        place = g.sites[spot]
        if spot >= FIRST_CONTACT and place != EMPTY and not 0 <= place - TILES < len(CONTACT_CARD):
            wrong.append(f"{PLACE_IDS[place] if place >= 0 else 'a face-down tile'} lies among the contacts")
        if spot < FIRST_CONTACT and place >= TILES:
            wrong.append(f"{PLACE_IDS[place]} lies among the tiles")
        if g.marked >> spot & 1 and place < 0:
            wrong.append("an order lies on a spot without a site")
    contacts = sorted(place for place in row if place >= TILES)
    cards = sorted(card for card in g.lying if CARD_KIND[card] == CONTACT)
    if sorted(CONTACT_CARD[place - TILES] for place in contacts) != cards:
        wrong.append("contacts on the table and contact cards that lie open are not the same")
    return wrong


def _cards(g: Charming) -> list[str]:
    """12: each card is in one place; the deck counts the rounds."""
    acting = [step.card for step in g.stack if isinstance(step, Discard)]  # an ambush in progress
    cards = [*g.deck, *g.lying, *g.discard, *acting]
    wrong = [] if sorted(cards) == sorted(g.rules.cards) else ["an anarchy card is missing or in two places"]
    wrong += [f"{CARD_IDS[card]} lies open twice" for card in set(g.lying) if g.lying.count(card) > 1]
    size = DECK_SIZE + EXTRA_CARDS * (g.rules.last_round - ROUNDS)
    drawn = len(g.lying) + len(g.discard) + len(acting)
    if g.left != size - drawn:
        wrong.append(f"{g.left} cards left of {size} after {drawn} were turned up")
    return wrong


def _fight(g: Charming) -> list[str]:
    """10, 14: the fight is consistent with the step it has reached."""
    fight = g.fight
    if fight is None:
        return []
    spot = g.sites.index(fight.site) if 0 <= fight.site < PRINTED and fight.site in g.sites else -1
    if spot < FIRST_TILE:
        return ["the fight is at no site on the table"]
    ahead: dict[str, bool] = {
        type(step.question if isinstance(step, Answers) else step).__name__: True for step in g.stack
    }
    wrong: list[str] = []
    if fight.starter != g.turn:
        wrong.append(f"the fight was started by seat {fight.starter}, but it is the turn of {g.turn}")
    if fight.barred and not CLUB_BARS[g.powers[fight.starter]]:
        wrong.append(f"seat {fight.starter} cannot bar backup")
    if "Backup" in ahead or "PullGuns" in ahead or "CloseFists" in ahead:
        rows = (fight.guns, fight.dice, fight.totals, fight.hits, fight.shots)
        if any(rows) or fight.winner >= 0 or fight.holder:
            wrong.append("the fight has been decided before fists are opened")
        if "CloseFists" in ahead and NO_GUNS[fight.site]:
            wrong.append(f"nobody may use guns at {PLACE_IDS[fight.site]}")
    else:
        wrong += _opened(g, fight, spot, ahead)
    if "Retreat" in ahead or "Losses" in ahead:  # nobody has gone home yet
        there = g.gangs_at(spot)
        fallen = "Retreat" in ahead and "Aiming" not in ahead  # some may be in the emergency room
        if there != fight.gangs and not (fallen and set(there) < set(fight.gangs)):
            wrong.append(f"gangs of the fight are {list(fight.gangs)}, but at the site are {list(there)}")
    elif any(seat != fight.winner for seat in g.gangs_at(spot)):
        wrong.append("a gang that did not win is still at the site")
    return wrong


def _opened(g: Charming, fight: Fight, spot: int, ahead: dict[str, bool]) -> list[str]:
    """A fight whose fists are open."""
    wrong: list[str] = []
    size = len(fight.gangs)
    whole = "ThrowDice" in ahead or "Losses" in ahead or "Aiming" in ahead  # nobody is wounded yet
    dudes = [g.crew[seat * SPOTS + spot] for seat in fight.gangs]
    if len(fight.guns) != size:
        return ["guns of the fight are missing"]
    if any(fight.guns) and NO_GUNS[fight.site]:
        wrong.append(f"guns were used at {PLACE_IDS[fight.site]}")
    most = [GUNS_PER_DUDE * DUDES[row] if whole else MOST_MEMBERS + MOST_PROSPECTS for row in dudes]
    if any(used > limit for used, limit in zip(fight.guns, most, strict=True)):
        wrong.append("more guns were used than there are dudes")
    if "ThrowDice" in ahead:
        if any((fight.dice, fight.totals, fight.hits, fight.shots)) or fight.winner >= 0 or fight.holder:
            wrong.append("the fight has been decided before the dice are thrown")
        return wrong
    if {len(fight.dice), len(fight.totals), len(fight.hits), len(fight.shots)} != {size}:
        return [*wrong, "dice, totals, hits and shots of the fight are missing"]
    if any(not 1 <= die <= DIE for die in fight.dice):
        wrong.append(f"dice of the fight are {list(fight.dice)}")
    for total, die, guns, row in zip(fight.totals, fight.dice, fight.guns, dudes, strict=True):
        least = die + GUN_BONUS * guns + STRENGTH[row]
        if total != least if whole else not least <= total <= least + STRENGTH[MOST_MEMBERS * MEMBER + MOST_PROSPECTS]:
            wrong.append(f"a total of {total} is not what the dudes, guns and die come to")
    return wrong + _decided(g, fight, dudes, ahead)


def _decided(g: Charming, fight: Fight, dudes: list[int], ahead: dict[str, bool]) -> list[str]:
    """The winner and the shots."""
    wrong: list[str] = []
    tied = [seat for seat, total in zip(fight.gangs, fight.totals, strict=True) if total == max(fight.totals)]
    same = "EndFight" in ahead  # the patch cannot have changed hands since the totals
    if same and fight.winner != winner_of(g, fight.gangs, fight.totals):
        wrong.append(f"winner of the fight is {fight.winner}, which the totals do not say")
    if fight.winner not in tied and (fight.winner >= 0 or len(tied) < 2):
        wrong.append(f"winner of the fight is {fight.winner}, who has not the highest total")
    defeated = fight.winner >= 0 and g.patch in fight.gangs and g.patch != fight.winner
    if (same and fight.holder != defeated) or (fight.holder and fight.winner < 0):
        wrong.append("holder of the fight does not say whether the holder of the patch was defeated")
    if sum(fight.hits) + sum(fight.shots) > sum(fight.guns):
        wrong.append("there are more shots than guns")
    if any(shots > guns for shots, guns in zip(fight.shots, fight.guns, strict=True)) or (
        len(fight.gangs) == 2 and any(fight.shots)
    ):
        wrong.append(f"shots of the fight are {list(fight.shots)}")
    falls = "Losses" in ahead or "Retreat" in ahead
    if any(hits > (DUDES[row] if falls else 0) for hits, row in zip(fight.hits, dudes, strict=True)):
        wrong.append(f"hits of the fight are {list(fight.hits)}")
    return wrong


def _market(g: Charming) -> list[str]:
    """11: bags shown are within the limit; the heat of this phase comes later."""
    if not any(isinstance(step, Count) for step in g.stack):
        pieces = BAGS_IN_BOX + sum(CLUB_BOX[club] != "base" for club in g.clubs) * BAGS_IN_EXPANSION
        return ["more bags are sold than there are"] if sum(g.sold) > pieces else []
    wrong: list[str] = []
    for seat, bags in enumerate(g.sold):
        limit = traffic_limit(g.heat[seat], g.powers[seat], g.mods)
        if bags and (not g.lives(seat) or 0 <= limit < bags):
            wrong.append(f"seat {seat} has shown {bags} bags on the market")
    shown = sum(g.sold)
    if shown > g.supply[BAG]:
        wrong.append(f"{shown} bags were sold, but there are {g.supply[BAG]} in the supply")
    return wrong


def _result(g: Charming) -> list[str]:
    """The result is the one that the goods imply. [MM-END-01 to MM-END-03, MM-ELIM-04]"""
    result = g.result
    if result is None:
        return ["the game is over without a result"] if g.phase == OVER else []
    living = g.living()
    cash = [g.goods[seat * ITEMS + CASH] for seat in range(g.rules.seats)]
    wrong: list[str] = []
    if list(result.scores) != cash:
        wrong.append(f"result.scores are {list(result.scores)}, but the cash is {cash}")
    if (len(living) == 1) != (result.reason == "last_gang") or (len(living) > 1) != (g.phase == OVER):
        wrong.append(f"result.reason is {result.reason}, with {len(living)} gangs left in {PHASE_IDS[g.phase]}")
    if g.phase == OVER and g.round != g.rules.last_round:
        wrong.append(f"the game is over after round {g.round} of {g.rules.last_round}")
    tied = best_of(living, [cash[seat] for seat in living])
    reason = "last_gang" if len(living) == 1 else "most_cash"
    if len(tied) > 1:
        armed = best_of(tied, [g.goods[seat * ITEMS + GUN] for seat in tied])
        reason = "patch" if g.patch in tied else "most_guns" if len(armed) == 1 else "last_throw"
        tied = [g.patch] if g.patch in tied else armed
    if result.reason != reason or len(result.winners) != 1 or result.winners[0] not in tied:
        wrong.append(f"result is not what the table gives: {reason} for seat {' or '.join(str(seat) for seat in tied)}")
    return wrong


def _links(g: Charming) -> list[str]:
    """The records of deals are consistent with the goods."""
    wrong: list[str] = []
    if any(link.one >= link.two for link in g.links):
        wrong.append("a deal names its gangs in the wrong order")
    if len(g.links) > MOST_LINKS:
        wrong.append(f"{len(g.links)} deals are noted")
    added = sum(CLUB_BOX[club] != "base" for club in g.clubs)
    pieces = {GUN: GUNS_IN_BOX + added * GUNS_IN_EXPANSION, BAG: BAGS_IN_BOX + added * BAGS_IN_EXPANSION}
    for link in g.links:
        if any(max(link.least_one[item], link.least_two[item]) > most for item, most in pieces.items()):
            wrong.append("a gang had more since a deal than there is")
    last: dict[int, tuple[int, int, int]] = {}
    for link in g.links:
        last[link.one], last[link.two] = link.least_one, link.least_two
    for seat, least in last.items():
        if any(least[item] > g.goods[seat * ITEMS + item] for item in range(ITEMS)):
            wrong.append(f"seat {seat} has less than the least it has had since its last deal")
    return wrong
