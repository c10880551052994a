"""The effects of jobs and allies that are not icons: collecting, placing neutral characters, moving figures.

Killing is in killing.py, taking from opponents in robbing.py. [CE-CARD]
"""

from __future__ import annotations

from typing import Final

from consigliere.engine import Option, Row, SeatDecision, Step

from . import effects
from .components import (
    CHIEF,
    CHIEF_DISTRICT,
    COLLECT_FRONT,
    DISTRICTS,
    E_CLASS,
    E_COUNT,
    E_FIGURE,
    E_KIND,
    E_SCOPE,
    E_TARGETS,
    EFFECT_IDS,
    FAMILY_CLASS,
    FIGURE_CLASS,
    FIGURE_IDS,
    FIRST_SPACE,
    KILL,
    LOCATION_IDS,
    LOCATIONS,
    MAYOR,
    MOVE_OPPONENT,
    MOVE_OWN,
    NEUTRAL,
    OFFER,
    ONE_DISTRICT,
    OPPONENTS_DISCARD,
    PLACE_NEUTRAL,
    PUT_AWAY,
    SPACE_IDS,
    STEAL_RANDOM,
    SUITCASE_THEFT,
)
from .effect_decision import EffectDecision
from .icons import LaunderBill
from .killing import KillWhere, name_victims, victims
from .options import (
    COLLECT,
    DECLINE,
    DISTRICT_OF,
    FIGURE_OF,
    MOVE,
    PATROL,
    PLACE,
    SPACE_OF,
    TO,
    foreign,
)
from .robbing import ChooseOpponent, ForcedDiscard, Offers, opponents
from .state import Empire
from .step_checks import effect_is, in_turn

# --- collecting by card


class ChooseFront(SeatDecision[Empire]):
    """Collect the front of any one location, occupied or not, or none. [CE-CARD-03, CE-D-14, CE-RULE-5]"""

    __slots__ = ()
    rule = "CE-CARD-03"

    def problems(self, g: Empire) -> list[str]:
        return in_turn(g, self.seat)

    def candidates(self, g: Empire, seat: int, row: Row) -> list[Option]:
        return [*COLLECT[:DISTRICTS], *[COLLECT[tile] for tile in g.tiles], DECLINE]

    def forbidden_by(self, g: Empire, seat: int, option: Option, row: Row) -> str:
        if option == DECLINE:
            return ""
        if option.verb != "collect":
            return foreign(g, option)
        location = SPACE_OF.get(option.target, LOCATIONS)
        return "" if location < LOCATIONS and g.placed(location) else "CE-CARD-03"

    def take(self, g: Empire, seat: int, option: Option) -> None:
        if option.verb == "decline":
            return
        location = SPACE_OF[option.target]
        if g.event_log is not None:
            g.emit("collected", {"seat": seat, "location": LOCATION_IDS[location]})
        effects.collect_front(g, seat, location)


# --- neutral characters


def places(g: Empire, figure: int) -> list[Option]:
    """Where a neutral character may go now; nowhere while it is in the Hudson. [CE-NEU-02 to CE-NEU-04, CE-NEU-09]"""
    if figure in g.hudson:
        return []
    if figure == CHIEF:
        return [PATROL[district] for district in range(DISTRICTS) if district != g.chief]
    return [PLACE[space] for space in (g.free_spaces() if figure == MAYOR else g.free_locations())]


def put_chief(g: Empire) -> bool:
    """Whether the card played this turn has put the police chief into a district. [CE-NEU-10]"""
    return bool(g.commanded >> (CHIEF - NEUTRAL) & 1) and g.chief >= 0


def kills_later(g: Empire) -> bool:
    """Whether the card being carried out kills somebody after this question. [CE-NEU-10]"""
    for step in g.stack:
        if isinstance(step, effects.Effects) and any(E_KIND[effect] == KILL for effect in step.effects):
            return True
    return False


class PlaceNeutral(SeatDecision[Empire]):
    """Choose the place of a neutral character, where it collects; or leave it where it is.

    [CE-NEU-01 to CE-NEU-04, CE-NEU-09, CE-RULE-9, CE-D-15]
    """

    __slots__ = ("figure",)
    rule = "CE-NEU-01"

    def __init__(self, seat: int, figure: int) -> None:
        self.seat = seat
        self.figure = figure

    def problems(self, g: Empire) -> list[str]:
        wrong = in_turn(g, self.seat)
        if self.figure < NEUTRAL:
            wrong.append("figure is no neutral character")
        elif not places(g, self.figure):
            wrong.append(f"figure is {FIGURE_IDS[self.figure]}, for which there is no place")
        return wrong

    def candidates(self, g: Empire, seat: int, row: Row) -> list[Option]:
        return [*places(g, self.figure), DECLINE]

    def forbidden_by(self, g: Empire, seat: int, option: Option, row: Row) -> str:
        if option == DECLINE:
            return ""
        figure = self.figure
        if option.verb not in ("place", "patrol"):
            return "CE-NEU-10" if option.verb == "kill" and kills_later(g) else foreign(g, option)
        if figure == CHIEF:
            if option.verb == "place":
                return "CE-NEU-04"
            district = DISTRICT_OF.get(option.target, -1)
            return "CE-NEU-04" if district < 0 else "CE-RULE-9" if district == g.chief else ""
        space = SPACE_OF.get(option.target, -1)
        if option.verb == "patrol" or space < 0:
            return "CE-NEU-02" if figure == MAYOR else "CE-NEU-03"
        if g.at[space] == figure:
            return "CE-RULE-9"
        if (space >= FIRST_SPACE) != (figure == MAYOR):
            return "CE-NEU-02" if figure == MAYOR else "CE-NEU-03"
        return g.bars_space(space, figure == MAYOR)

    def take(self, g: Empire, seat: int, option: Option) -> None:
        if option.verb == "decline":
            return
        figure = self.figure
        g.commanded |= 1 << (figure - NEUTRAL)
        if g.event_log is not None:
            g.emit("lent", {"seat": seat, "figure": FIGURE_IDS[figure], "place": str(option.target)})
        if figure == CHIEF:
            g.chief = DISTRICT_OF[option.target]
            return
        if figure in g.at:
            g.at[g.at.index(figure)] = -1
        space = SPACE_OF[option.target]
        g.at[space] = figure
        collect_by_card(g, seat, space)

    def question_facts(self, g: Empire, seat: int) -> dict[str, object]:
        return {"figure": FIGURE_IDS[self.figure]}


def collect(g: Empire, seat: int, space: int) -> None:
    """Collect for a seat what a figure just put on a space brings. [CE-THUG-03, CE-FAM-04, CE-NEU-02, CE-NEU-03]"""
    if space < LOCATIONS:
        effects.collect_front(g, seat, space)
    else:
        g.stack.append(effects.Effects(seat, g.backs(space), space))


def collect_by_card(g: Empire, seat: int, space: int) -> None:
    """Collect for a figure that a card has put on a space. With a switch, backs are shared then. [CE-RULE-4]"""
    if g.rules.backs_shared and space >= LOCATIONS:
        effects.share_backs(g, seat, space)
    else:
        collect(g, seat, space)


# --- moving


def bars_move(g: Empire, seat: int, effect: int, figure: int) -> str:
    """The rule against moving a figure by this effect, "" if none. [CE-CARD-06, CE-CARD-07]"""
    own = E_KIND[effect] == MOVE_OWN
    rule = "CE-CARD-06" if own else "CE-CARD-07"
    if figure in g.hudson:
        return "CE-KILL-05"
    if figure < 0 or figure not in g.at or FIGURE_CLASS[figure] != E_CLASS[effect]:
        return rule
    if figure >= NEUTRAL:
        return rule if own else "CE-NEU-08" if g.commanded >> (figure - NEUTRAL) & 1 else ""
    return "" if (g.owner(figure) == seat) == own else rule


def movable(g: Empire, seat: int, effect: int) -> list[int]:
    """The figures that can be moved now, because another space is free for them."""
    family = E_CLASS[effect] == FAMILY_CLASS
    if not (g.free_spaces() if family else g.free_locations()):
        return []
    spaces = range(FIRST_SPACE, len(g.at)) if family else g.locations()
    return [g.at[space] for space in spaces if g.at[space] >= 0 and not bars_move(g, seat, effect, g.at[space])]


class MoveFigure(EffectDecision):
    """Choose the figure that moves, or none. [CE-CARD-06, CE-CARD-07, CE-D-17]"""

    __slots__ = ()
    rule = "CE-CARD-06"

    def problems(self, g: Empire) -> list[str]:
        wrong = in_turn(g, self.seat) or effect_is(self.effect, MOVE_OWN, MOVE_OPPONENT)
        if not wrong and not movable(g, self.seat, self.effect):
            wrong.append(f"effect is {EFFECT_IDS[self.effect]}, and nobody can be moved")
        return wrong

    def candidates(self, g: Empire, seat: int, row: Row) -> list[Option]:
        return [*[MOVE[figure] for figure in movable(g, seat, self.effect)], DECLINE]

    def forbidden_by(self, g: Empire, seat: int, option: Option, row: Row) -> str:
        if option == DECLINE:
            return ""
        if option.verb != "move":
            return foreign(g, option)
        return bars_move(g, seat, self.effect, FIGURE_OF.get(option.target, -1))

    def take(self, g: Empire, seat: int, option: Option) -> None:
        if option.verb != "decline":
            g.stack.append(MoveTo(seat, self.effect, FIGURE_OF[option.target]))


class MoveTo(EffectDecision):
    """Choose another free, open space of the figure's kind. An own figure collects there as if just played.

    [CE-CARD-06, CE-CARD-07, CE-RULE-10]
    """

    __slots__ = ("figure",)
    rule = "CE-CARD-06"

    def __init__(self, seat: int, effect: int, figure: int) -> None:
        self.seat = seat
        self.effect = effect
        self.figure = figure

    def problems(self, g: Empire) -> list[str]:
        wrong = in_turn(g, self.seat) or effect_is(self.effect, MOVE_OWN, MOVE_OPPONENT)
        if not wrong and self.figure not in movable(g, self.seat, self.effect):
            wrong.append(f"figure is {FIGURE_IDS[self.figure] if self.figure >= 0 else None}, which cannot be moved")
        return wrong

    def candidates(self, g: Empire, seat: int, row: Row) -> list[Option]:
        family = E_CLASS[self.effect] == FAMILY_CLASS
        return [TO[space] for space in (g.free_spaces() if family else g.free_locations())]

    def forbidden_by(self, g: Empire, seat: int, option: Option, row: Row) -> str:
        rule = "CE-CARD-06" if E_KIND[self.effect] == MOVE_OWN else "CE-CARD-07"
        if option.verb != "to":
            return foreign(g, option, rule)
        space = SPACE_OF.get(option.target, -1)
        return g.bars_space(space, E_CLASS[self.effect] == FAMILY_CLASS) if space >= 0 else rule

    def take(self, g: Empire, seat: int, option: Option) -> None:
        space = SPACE_OF[option.target]
        left = g.at.index(self.figure)
        g.at[left] = -1
        g.at[space] = self.figure
        if g.event_log is not None:
            facts = {"figure": FIGURE_IDS[self.figure], "from": SPACE_IDS[left], "to": SPACE_IDS[space]}
            g.emit("moved", {"seat": seat} | facts)
        if E_KIND[self.effect] == MOVE_OWN:
            collect_by_card(g, seat, space)

    def question_facts(self, g: Empire, seat: int) -> dict[str, object]:
        return {"figure": FIGURE_IDS[self.figure]}


class NonIconEffects(effects.CardEffects):
    """The effects of jobs and allies that are not icons."""

    def possible(self, g: Empire, seat: int, effect: int) -> bool:
        """Whether a card's effect has something to act on, by public knowledge."""
        kind = E_KIND[effect]
        if kind == PLACE_NEUTRAL:
            return bool(places(g, E_FIGURE[effect]))
        if kind == KILL:
            if E_SCOPE[effect] == CHIEF_DISTRICT and not put_chief(g):
                return False
            district = g.chief if E_SCOPE[effect] == CHIEF_DISTRICT else -1
            return any(victims(g, seat, spec, district, ()) for spec in E_TARGETS[effect])
        if kind in (MOVE_OWN, MOVE_OPPONENT):
            return bool(movable(g, seat, effect))
        if kind in (STEAL_RANDOM, SUITCASE_THEFT):
            return bool(opponents(g, seat, effect))
        if kind == OPPONENTS_DISCARD:
            return any(g.hands[other] for other in g.after(seat))
        if kind == PUT_AWAY:
            return g.cards_but_allies(seat) > 0
        if kind == OFFER:
            return any(g.cards_but_allies(other) for other in g.after(seat))
        return True

    def begin(self, g: Empire, seat: int, effect: int) -> None:
        """Ask the effect's question."""
        kind = E_KIND[effect]
        if kind == COLLECT_FRONT:
            g.stack.append(ChooseFront(seat))
        elif kind == PUT_AWAY:
            g.stack.append(LaunderBill(seat, E_COUNT[effect] - 1))
        elif kind == PLACE_NEUTRAL:
            g.stack.append(PlaceNeutral(seat, E_FIGURE[effect]))
        elif kind == KILL:
            if E_SCOPE[effect] == ONE_DISTRICT:
                g.stack.append(KillWhere(seat, effect))
            else:
                name_victims(g, seat, effect, g.chief if E_SCOPE[effect] == CHIEF_DISTRICT else -1, 0, ())
        elif kind in (MOVE_OWN, MOVE_OPPONENT):
            g.stack.append(MoveFigure(seat, effect))
        elif kind in (STEAL_RANDOM, SUITCASE_THEFT):
            g.stack.append(ChooseOpponent(seat, effect))
        elif kind == OPPONENTS_DISCARD:
            g.stack.append(ForcedDiscard(seat, E_COUNT[effect]))
        else:
            g.stack.append(Offers(seat))


effects.NON_ICON.append(NonIconEffects())


STEPS: Final[tuple[type[Step], ...]] = (ChooseFront, PlaceNeutral, MoveFigure, MoveTo)
