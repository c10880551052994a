"""Chapter 15: every invariant of the ledger that can be read off a single state."""

from __future__ import annotations

from .components import (
    BAG,
    BAGS_IN_BOX,
    BAGS_IN_EXPANSION,
    CARD_IDS,
    CARD_KIND,
    CLUB_BOX,
    CLUB_IDS,
    CONTACT,
    CONTACT_CARD,
    DECK_SIZE,
    EMERGENCY,
    EMPTY,
    EXTRA_CARDS,
    FACE_DOWN,
    FIRST_CONTACT,
    FIRST_TILE,
    GUN,
    GUNS_IN_BOX,
    GUNS_IN_EXPANSION,
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
    PLACE_IDS,
    RANDOM_TILES,
    REVEAL,
    ROUNDS,
    SETUP,
    SPOTS,
    START_TILES,
    TILES,
    TILES_PER_ROUND,
)
from .rounds import Discard
from .state import Charming
from .throw_down import EndFight


def problems(g: Charming) -> list[str]:
    """Everything in a state that cannot be."""
    chosen = [club for club in g.clubs if club >= 0]
    wrong = ["two players have one club"] if len(set(chosen)) < len(chosen) else []
    wrong += [f"{CLUB_IDS[club]} is not in this game" for club in chosen if club not in g.rules.clubs]
    if g.phase == SETUP:
        return wrong
    if -1 in g.clubs or -1 in g.sides:
        return [*wrong, "a gang without a club or a side"]
    return [*wrong, *_dudes(g), *_goods(g), *_gangs(g), *_sites(g), *_cards(g), *_fight(g), *_links(g)]


def _dudes(g: Charming) -> list[str]:
    """1, 9: five members and five prospects of each gang; nobody where nobody can be."""
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
        if g.gone[seat] and not (g.rules.lean or g.rules.fifteen_years):
            wrong.append(f"seat {seat} has lost dudes for good without a rule for it")
    return wrong


def _goods(g: Charming) -> list[str]:
    """2, 3: pieces are neither made nor lost; nobody owes anything."""
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


def _guns_returned(g: Charming) -> bool:
    """Whether the guns of the fight on the table have gone to the supply: from its end on. [MM-TD-24]"""
    return not any(isinstance(step, EndFight) for step in g.stack)


def _gangs(g: Charming) -> list[str]:
    """4, 5, 20: heat on the track, the patch with a living gang, nothing left of one that is out."""
    wrong = [f"seat {seat} has {heat} heat" for seat, heat in enumerate(g.heat) if not 0 <= heat <= MOST_HEAT]
    if not 0 <= g.patch < g.rules.seats or not g.lives(g.patch):
        wrong.append("no living gang holds the patch")
    for seat in range(g.rules.seats):
        if not g.lives(seat):
            left = [g.in_play(seat), g.heat[seat], g.orders[seat], *g.goods[seat * ITEMS : (seat + 1) * ITEMS]]
            if any(left):
                wrong.append(f"seat {seat} is out and has something left")
    return wrong


def _sites(g: Charming) -> list[str]:
    """8, 13: each tile in one place; as many turned up as the round has."""
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
    if g.phase == ISSUE and (g.marked or contacts or g.lying or any(g.crew[EMERGENCY::SPOTS])):
        wrong.append("something of the last round is left")
    return wrong


def _cards(g: Charming) -> list[str]:
    """12: each card once; the deck is the clock."""
    acting = [step.card for step in g.stack if isinstance(step, Discard)]  # an ambush being dealt with
    cards = [*g.deck, *g.lying, *g.discard, *acting]
    wrong = [] if sorted(cards) == sorted(g.rules.cards) else ["an anarchy card is missing or in two places"]
    wrong += [f"{CARD_IDS[card]} lies open twice" for card in set(g.lying) if g.lying.count(card) > 1]
    size = DECK_SIZE + EXTRA_CARDS * (g.rules.last_round - ROUNDS)
    drawn = len(g.lying) + len(g.discard) + len(acting)
    if g.left != size - drawn:
        wrong.append(f"{g.left} cards left of {size} after {drawn} were turned up")
    rounds = g.round if g.phase > REVEAL else g.round - 1
    due = sum([g.rules.cards_in(number) for number in range(1, rounds + 1)])
    most = sum([g.rules.cards_in(number) for number in range(1, g.round + 1)])
    if not due <= drawn <= most:
        wrong.append(f"{drawn} cards have been turned up in round {g.round}")
    return wrong


def _fight(g: Charming) -> list[str]:
    """10: guns used are at most the dudes there were, and none where guns are forbidden."""
    fight = g.fight
    if fight is None:
        return []
    wrong: list[str] = []
    if fight.guns and NO_GUNS[fight.site] and any(fight.guns):
        wrong.append(f"guns were used at {PLACE_IDS[fight.site]}")
    if g.phase == OVER:
        wrong.append("a fight is on the table after the end")
    return wrong


def _links(g: Charming) -> list[str]:
    """What is noted of deals fits the goods."""
    wrong: list[str] = []
    if any(link.one >= link.two for link in g.links):
        wrong.append("a deal names its gangs in the wrong order")
    last: dict[int, tuple[int, int, int]] = {}
    for link in g.links:
        last[link.one], last[link.two] = link.least_one, link.least_two
    for seat, least in last.items():
        if any(least[item] > g.goods[seat * ITEMS + item] for item in range(ITEMS)):
            wrong.append(f"seat {seat} has less than the least it has had since its last deal")
    return wrong
