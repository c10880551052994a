"""Chapter 8, conflict: from the bonuses to the new owner of the territory. [LF-MOV-09 to LF-MOV-25]"""

from __future__ import annotations

from typing import Final

from consigliere.engine import Decision, Option, Row, Sealed, SeatDecision, Step

from .battle import Battle
from .components import (
    ALLY,
    BRUTE,
    CANNONS,
    CANNONS_BONUS,
    CARD,
    CARD_FLEES,
    CARD_IDS,
    CARD_STEP,
    CARD_SWAPS,
    EVENTS,
    KIND_IDS,
    NEUTRAL,
    NEUTRALS,
    RECRUITS,
    RECRUITS_PLACE,
    SEATS,
    TERRITORY_IDS,
)
from .options import (
    BRUTE_FORCE,
    CARD_OPTION,
    CUNNING,
    DECLINE,
    LEAVE,
    MY_ALLY,
    MYSELF,
    SOLDIERS_OPTION,
    TAKE,
    USE,
)
from .state import Sicily
from .step_checks import attacking, fighting, in_phase, unless, unnamed, within


def fight(g: Sicily) -> Battle:
    """The battle in progress. There must be one."""
    assert g.battle is not None
    return g.battle


FIXED: Final = ("march", "sail", "past", "soldiers", "cars", "car_along")  # the parts of a move


def bars_fixed(g: Sicily, option: Option) -> str:
    """The rule against changing a move whose target has been attacked. [LF-MOV-06, LF-MOV-07]"""
    return "LF-MOV-06" if option.verb == "car_along" and fight(g).boats else "LF-MOV-07"


# --- step 2


class Clash(Step[Sicily]):
    """Remove defenders by the difference of attack and defence bonus. [LF-MOV-09 to LF-MOV-13, LF-RULE-21]"""

    __slots__ = ()

    def problems(self, g: Sicily) -> list[str]:
        return fighting(g)

    def run(self, g: Sicily) -> None:
        b = fight(g)
        if g.soldiers[b.place]:
            attack, defence = attack_bonus(g, b), g.defence(b.place)
            if g.event_log is not None:
                g.emit("bonuses", {"place": TERRITORY_IDS[b.place], "attack": attack, "defence": defence})
            if attack > defence:
                g.kill(b.place, attack - defence, b.seat)
        if g.soldiers[b.place]:
            g.stack.append(Conflict(b.seat))
        else:
            g.stack.append(SETTLE)


def attack_bonus(g: Sicily, b: Battle) -> int:
    """Skull, car and Cannons; agitated neutrals have none of them. [LF-MOV-09, LF-AGI-04, LF-TOK-06]"""
    return sum(attack_parts(g, b).values())


def attack_parts(g: Sicily, b: Battle) -> dict[str, int]:
    """The parts that `attack_bonus` adds up, by name."""
    return {
        "skull": b.skull,
        "car": g.car_attack(b.seat) if b.car else 0,
        "cannons": CANNONS_BONUS if b.boats and g.holds(b.seat, CANNONS) else 0,
    }


# --- step 3


class Conflict(SeatDecision[Sicily]):
    """The attacker chooses a cunning plan, or brute force for two soldiers. [LF-MOV-14, LF-MOV-15, LF-RULE-12]"""

    __slots__ = ()
    rule = "LF-MOV-14"

    def problems(self, g: Sicily) -> list[str]:
        return attacking(g, self.seat) or unless(
            fight(g).men and g.soldiers[fight(g).place], "one side has no soldiers"
        )

    def candidates(self, g: Sicily, seat: int, row: Row) -> list[Option]:
        return [CUNNING, BRUTE_FORCE]

    def forbidden_by(self, g: Sicily, seat: int, option: Option, row: Row) -> str:
        if option.verb in FIXED:
            return bars_fixed(g, option)
        if option.verb != "conflict":
            return "LF-MOV-14"
        return "LF-RULE-12" if option == BRUTE_FORCE and fight(g).men < BRUTE else ""

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        b = fight(g)
        if g.event_log is not None:
            g.emit("conflict", {"seat": seat, "how": str(option.target), "place": TERRITORY_IDS[b.place]})
        if option == BRUTE_FORCE:
            lose_attackers(g, BRUTE)
            g.stack.append(PAIRS)
        elif b.defender == NEUTRAL:
            g.stack.append(NeutralDefender((seat + 1) % SEATS))
        else:
            g.battle = b._replace(player=b.defender)
            g.stack.append(LAY_CARDS)

    def question_facts(self, g: Sicily, seat: int) -> dict[str, object]:
        b = fight(g)
        return {"place": TERRITORY_IDS[b.place], "men": b.men, "defenders": g.soldiers[b.place]}


def lose_attackers(g: Sicily, count: int) -> None:
    """Return attackers to their supply. Grey ones are counted for the defender of an agitation. [LF-RULE-24]"""
    b = fight(g)
    g.to_supply(b.colour, count)
    fallen = b.fallen + count if b.colour == NEUTRAL else 0
    g.battle = b.with_men(b.men - count, fallen)
    if g.event_log is not None:
        g.emit("attackers_lost", {"colour": g.colour_id(b.colour), "count": count, "place": TERRITORY_IDS[b.place]})


class NeutralDefender(SeatDecision[Sicily]):
    """The attacker's next enemy in turn order names the player of the neutrals. [LF-MOV-16, LF-RULE-43]"""

    __slots__ = ()
    rule = "LF-RULE-43"

    def problems(self, g: Sicily) -> list[str]:
        b = g.battle
        asked = b is not None and b.defender == NEUTRAL and self.seat == (b.seat + 1) % SEATS
        return unless(asked, f"seat {self.seat} names nobody for neutral defenders")

    def options(self, g: Sicily, seat: int) -> list[Option]:
        return [MYSELF, MY_ALLY]

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        player = seat if option == MYSELF else ALLY[seat]
        g.battle = fight(g)._replace(player=player)
        if g.event_log is not None:
            g.emit("plays_for_neutrals", {"seat": player})
        g.stack.append(LAY_CARDS)

    def question_facts(self, g: Sicily, seat: int) -> dict[str, object]:
        return {"place": TERRITORY_IDS[fight(g).place]}


class LayCards(Sealed[Sicily]):
    """Both sides lay one of their three cards face down, at the same time. [LF-MOV-16, LF-MOV-22, LF-RULE-40]"""

    __slots__ = ()
    rule = "LF-MOV-16"

    def problems(self, g: Sicily) -> list[str]:
        b = g.battle
        return unless(b is not None and b.player >= 0, "nobody plays the defender's cards")

    def seats(self, g: Sicily) -> tuple[int, ...]:
        b = fight(g)
        return (b.seat, b.player)

    def next_options(self, g: Sicily, seat: int, row: Row) -> list[Option]:
        return list(CARD_OPTION)

    def shares_answer(self, g: Sicily, seat: int, other: int) -> bool:
        """A laid card is known to the player's ally too. [LF-MOV-16]"""
        return ALLY[seat] == other

    def resolve(self, g: Sicily, answers: list[tuple[int, Row]]) -> None:
        b = fight(g)
        laid = {seat: CARD[str(row[0].target)] for seat, row in answers}
        g.battle = b._replace(attack_card=laid[b.seat], defence_card=laid[b.player])
        if g.event_log is not None:
            for seat in (b.seat, b.player):
                g.emit("card_laid", {"seat": seat}, {"card": CARD_IDS[laid[seat]]}, (seat, ALLY[seat]))
        g.then(TakeCard(b.seat, 1), TakeCard(b.player, 2), APPLY_CARDS)

    def question_facts(self, g: Sicily, seat: int) -> dict[str, object]:
        b = fight(g)
        return {"place": TERRITORY_IDS[b.place], "men": b.men, "defenders": g.soldiers[b.place]}


class TakeCard(SeatDecision[Sicily]):
    """The attacker, then the defender, may take the enemy's card. [LF-MOV-17, LF-RULE-14]"""

    __slots__ = ("side",)
    rule = "LF-MOV-17"

    def __init__(self, seat: int, side: int) -> None:
        self.seat = seat
        self.side = side  # 1: the attacker decides, 2: the defender

    def problems(self, g: Sicily) -> list[str]:
        b = g.battle
        if b is None or b.attack_card < 0 or b.defence_card < 0:
            return ["no conflict cards have been laid"]
        wrong = within("side", self.side, 1, 2)
        asked = b.seat if self.side == 1 else b.player
        return wrong or unless(self.seat == asked, f"seat is {self.seat}, but seat {asked} decides")

    def options(self, g: Sicily, seat: int) -> list[Option]:
        return [TAKE, LEAVE]

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        b = fight(g)
        if option == TAKE:
            g.battle = b._replace(taken=b.taken | self.side)
        if g.event_log is not None:
            g.emit("card_decision", {"seat": seat, "decision": str(option.target)})

    def question_facts(self, g: Sicily, seat: int) -> dict[str, object]:
        b = fight(g)
        return {"place": TERRITORY_IDS[b.place], "men": b.men, "defenders": g.soldiers[b.place]}


CARD_STEPS: Final = tuple(sorted(set(CARD_STEP)))


def card_sides(b: Battle) -> tuple[list[int], list[int]]:
    """The cards before both sides, after both could take the other's. [LF-MOV-17]"""
    sides: tuple[list[int], list[int]] = ([], [])
    sides[1 if b.taken & 2 else 0].append(b.attack_card)
    sides[0 if b.taken & 1 else 1].append(b.defence_card)
    return sides


class ApplyCards(Step[Sicily]):
    """Turn up the cards, for all to see. Only then do they take effect. [LF-MOV-18]"""

    __slots__ = ()

    def problems(self, g: Sicily) -> list[str]:
        return both_laid(g)

    def run(self, g: Sicily) -> None:
        g.count_reveal()
        b = fight(g)
        if g.event_log is not None:
            names = [[CARD_IDS[card] for card in side] for side in card_sides(b)]
            g.emit("cards_up", {"place": TERRITORY_IDS[b.place], "attacker": names[0], "defender": names[1]})
        g.stack.append(CARD_EFFECTS)


def both_laid(g: Sicily) -> list[str]:
    """The problem if a side has not laid its card."""
    b = g.battle
    return unless(b is not None and b.attack_card >= 0 and b.defence_card >= 0, "no conflict cards have been laid")


class CardEffects(Step[Sicily]):
    """Apply all Defectors, then all Cowards, to the sides that have them.

    [LF-MOV-19 to LF-MOV-21, LF-RULE-15 to LF-RULE-17]
    """

    __slots__ = ()

    def problems(self, g: Sicily) -> list[str]:
        return both_laid(g)

    def run(self, g: Sicily) -> None:
        sides = card_sides(fight(g))
        if g.rules.predictable:
            sides = (list(dict.fromkeys(sides[0])), list(dict.fromkeys(sides[1])))
        for step in CARD_STEPS:
            for side in (0, 1):
                for card in sides[side]:
                    if CARD_STEP[card] == step:
                        for _ in range(CARD_SWAPS[card]):
                            defect(g, side)
                        if CARD_FLEES[card]:
                            flee(g, side, CARD_FLEES[card])
        g.stack.append(PAIRS)


def defect(g: Sicily, side: int) -> None:
    """Replace an enemy soldier by an own one, if one is left. [LF-MOV-19, LF-RULE-15 to LF-RULE-17]"""
    b = fight(g)
    place = b.place
    if g.rules.defector_needs_supply and not in_supply(g, b.colour if side == 0 else b.defender):
        return
    if side == 0:
        if not g.soldiers[place]:
            return
        g.soldiers[place] -= 1
        g.to_supply(b.defender, 1)
        if in_supply(g, b.colour):
            g.to_supply(b.colour, -1)
            g.battle = b.with_men(b.men + 1, b.fallen)
    else:
        if not b.men:
            return
        g.to_supply(b.colour, 1)
        counts = g.rules.swaps_count and b.colour == NEUTRAL
        g.battle = b.with_men(b.men - 1, b.fallen + 1 if counts else b.fallen)
        if in_supply(g, b.defender):
            g.to_supply(b.defender, -1)
            g.soldiers[place] += 1
    if g.event_log is not None:
        colour = b.colour if side == 0 else b.defender
        g.emit("defector", {"colour": g.colour_id(colour), "place": TERRITORY_IDS[place]})


def in_supply(g: Sicily, colour: int) -> int:
    """The soldiers left in the supply of a colour; grey ones are common."""
    return g.greys if colour == NEUTRAL else g.supply[colour]


def flee(g: Sicily, side: int, count: int) -> None:
    """Own soldiers flee to HQ, grey ones to the bank, and their opponent recruits. [LF-MOV-20, LF-RULE-24]"""
    b = fight(g)
    colour = b.colour if side == 0 else b.defender
    count = min(count, b.men if side == 0 else g.soldiers[b.place])
    if count <= 0:
        return
    if side == 0:
        fallen = b.fallen + count if colour == NEUTRAL else 0
        g.battle = b.with_men(b.men - count, fallen)
    else:
        g.soldiers[b.place] -= count
    if g.event_log is not None:
        g.emit("coward", {"colour": g.colour_id(colour), "count": count, "place": TERRITORY_IDS[b.place]})
    if colour != NEUTRAL:
        g.men[colour] += count
    else:
        g.greys += count
        if side == 1:
            g.recruit(b.seat, count)


# --- step 4


class Pairs(Step[Sicily]):
    """Remove attackers and defenders in pairs until a side has none left. [LF-MOV-23]"""

    __slots__ = ()

    def problems(self, g: Sicily) -> list[str]:
        return fighting(g)

    def run(self, g: Sicily) -> None:
        b = fight(g)
        count = min(b.men, g.soldiers[b.place])
        if count:
            lose_attackers(g, count)
            g.kill(b.place, count, b.seat)
        g.stack.append(SETTLE)


class Settle(Step[Sicily]):
    """End the attack, after everybody has seen who is left. A side without soldiers loses cars and orders.

    [LF-MOV-13, LF-MOV-24, LF-MOV-25]
    """

    __slots__ = ()

    def problems(self, g: Sicily) -> list[str]:
        b = g.battle
        return (
            fighting(g) if b is None else unless(not (b.men and g.soldiers[b.place]), "both sides have soldiers left")
        )

    def run(self, g: Sicily) -> None:
        b = fight(g)
        place = b.place
        won = False
        if g.soldiers[place]:
            if b.car:
                g.garage[b.seat] += b.car
        else:
            g.abandon(place)
            if b.men:
                won = True
                g.take_over(place, b.colour, b.men)
                g.cars[place] += b.car
            elif b.car:
                g.garage[b.seat] += b.car
        g.battle = None
        if g.event_log is not None:
            how = "taken" if won else "held" if g.soldiers[place] else "empty"
            facts = {"seat": b.seat, "place": TERRITORY_IDS[place], "how": how, "count": g.soldiers[place]}
            g.emit("attack_over", facts)
        if won and b.colour == b.seat:
            g.stack.append(UseRecruits(b.seat, place))
        if b.fallen and b.defender < SEATS:
            g.stack.append(AfterAgitation(b.defender, b.fallen))


class UseRecruits(Decision[Sicily]):
    """After taking control by an attack, place a fixed number of soldiers from HQ. [LF-TOK-05, LF-RULE-19]"""

    __slots__ = ("place", "seat")
    rule = "LF-TOK-05"

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def problems(self, g: Sicily) -> list[str]:
        return [*in_phase(g, EVENTS), *unnamed(self)]

    def deciders(self, g: Sicily) -> tuple[int, ...]:
        seat = self.seat
        asked = g.holds(seat, RECRUITS) and g.men[seat] >= RECRUITS_PLACE and g.owner[self.place] == seat
        return (seat,) if asked else ()

    def options(self, g: Sicily, seat: int) -> list[Option]:
        return [USE[RECRUITS], DECLINE]

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        if option.verb == "use":
            g.men[seat] -= RECRUITS_PLACE
            g.soldiers[self.place] += RECRUITS_PLACE
            if g.event_log is not None:
                g.emit("used", {"seat": seat, "kind": KIND_IDS[RECRUITS]})
                g.emit("placed", {"seat": seat, "count": RECRUITS_PLACE, "place": TERRITORY_IDS[self.place]})

    def question_facts(self, g: Sicily, seat: int) -> dict[str, object]:
        return {"place": TERRITORY_IDS[self.place], "count": RECRUITS_PLACE}


class AfterAgitation(Decision[Sicily]):
    """The defender may recruit a soldier for each grey attacker removed. [LF-AGI-05, LF-RULE-24]"""

    __slots__ = ("most", "seat")
    rule = "LF-AGI-05"

    def __init__(self, seat: int, most: int) -> None:
        self.seat = seat
        self.most = most

    def problems(self, g: Sicily) -> list[str]:
        return [*in_phase(g, EVENTS), *within("most", self.most, 1, NEUTRALS)]

    def limit(self, g: Sicily) -> int:
        """The most soldiers that can go to HQ: the supply may hold fewer."""
        return min(self.most, g.supply[self.seat])

    def deciders(self, g: Sicily) -> tuple[int, ...]:
        return (self.seat,) if self.limit(g) > 0 else ()

    def options(self, g: Sicily, seat: int) -> list[Option]:
        return list(SOLDIERS_OPTION[: self.limit(g) + 1])

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        g.recruit(seat, int(option.target))

    def question_facts(self, g: Sicily, seat: int) -> dict[str, object]:
        return {"most": self.limit(g)}


CLASH: Final = Clash()
LAY_CARDS: Final = LayCards()
APPLY_CARDS: Final = ApplyCards()
CARD_EFFECTS: Final = CardEffects()
PAIRS: Final = Pairs()
SETTLE: Final = Settle()
STEPS: Final[tuple[type[Step[Sicily]], ...]] = (
    Clash,
    Conflict,
    NeutralDefender,
    LayCards,
    TakeCard,
    ApplyCards,
    CardEffects,
    Pairs,
    Settle,
    UseRecruits,
    AfterAgitation,
)
