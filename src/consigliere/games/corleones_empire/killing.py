"""Cards that kill: choosing the district and the victims, who die together. [CE-CARD-05, CE-KILL]"""

from __future__ import annotations

from typing import Final

from consigliere.engine import Option, Row, Step

from .components import (
    ANY_CLASS,
    BOARD,
    CHIEF,
    CHIEF_DISTRICT,
    CLASS_IDS,
    E_SCOPE,
    E_TARGETS,
    EFFECT_IDS,
    FIGURE_CLASS,
    FIGURE_IDS,
    KILL,
    NEUTRAL,
    ONE_DISTRICT,
)
from .effect_decision import EffectDecision
from .options import (
    DECLINE,
    DISTRICT_OF,
    FIGURE_OF,
    WHERE,
    foreign,
)
from .options import KILL as KILL_FIGURE
from .state import Empire
from .step_checks import effect_is, in_turn, number_is


def victims(g: Empire, seat: int, spec: tuple[int, bool], district: int, named: tuple[int, ...]) -> list[int]:
    """The figures on the board, or in one district, that fit a target and are not named yet.

    [CE-KILL-02, CE-RULE-26, CE-NEU-08]
    """
    found: list[int] = []
    if district >= 0:
        there = g.present(district)
    else:
        there = [figure for figure in g.at if figure >= 0]
        if g.chief >= 0:
            there.append(CHIEF)
    for figure in there:
        if not bars_victim(g, seat, figure, spec, named):
            found.append(figure)
    return found


def bars_victim(g: Empire, seat: int, figure: int, spec: tuple[int, bool], named: tuple[int, ...]) -> str:
    """The rule against naming a figure of the board for a target, "" if none."""
    wanted, own_too = spec
    if figure in named:
        return "CE-KILL-06"
    if wanted != ANY_CLASS and FIGURE_CLASS[figure] != wanted:
        return "CE-RULE-26"
    if own_too:
        return ""
    if figure >= NEUTRAL:
        return "CE-NEU-08" if g.commanded >> (figure - NEUTRAL) & 1 else ""
    return "CE-CARD-05" if g.owner(figure) == seat else ""


def name_victims(g: Empire, seat: int, effect: int, district: int, target: int, named: tuple[int, ...]) -> None:
    """Ask for the next target that some figure fits. After the last, all named figures die together. [CE-KILL-06]"""
    specs = E_TARGETS[effect]
    while target < len(specs) and not victims(g, seat, specs[target], district, named):
        target += 1
    if target < len(specs):
        g.stack.append(NameVictim(seat, effect, district, target, named))
        return
    for figure in named:
        g.kill(figure)


class KillWhere(EffectDecision):
    """Choose the district of all victims, with at least one fitting figure, or none. [CE-CARD-05, CE-D-16]"""

    __slots__ = ()
    rule = "CE-CARD-05"

    def problems(self, g: Empire) -> list[str]:
        wrong = in_turn(g, self.seat) or effect_is(self.effect, KILL)
        if not wrong and E_SCOPE[self.effect] != ONE_DISTRICT:
            wrong.append(f"effect is {EFFECT_IDS[self.effect]}, which names no district")
        return wrong

    def fits(self, g: Empire, district: int) -> bool:
        """Whether a figure that the effect may kill is in the district. [CE-CARD-05]"""
        return any(victims(g, self.seat, spec, district, ()) for spec in E_TARGETS[self.effect])

    def candidates(self, g: Empire, seat: int, row: Row) -> list[Option]:
        return [*WHERE, DECLINE]

    def forbidden_by(self, g: Empire, seat: int, option: Option, row: Row) -> str:
        if option == DECLINE:
            return ""
        if option.verb != "where":
            return foreign(g, option)
        district = DISTRICT_OF.get(option.target, -1)
        return "" if district >= 0 and self.fits(g, district) else "CE-CARD-05"

    def take(self, g: Empire, seat: int, option: Option) -> None:
        if option.verb != "decline":
            name_victims(g, seat, self.effect, DISTRICT_OF[option.target], 0, ())


class NameVictim(EffectDecision):
    """Name a figure that fits the target, or nobody. [CE-KILL-06, CE-CARD-05, CE-D-16]"""

    __slots__ = ("district", "figures", "target")
    rule = "CE-KILL-06"

    def __init__(self, seat: int, effect: int, district: int, target: int, figures: tuple[int, ...]) -> None:
        self.seat = seat
        self.effect = effect
        self.district = district  # -1: anywhere
        self.target = target  # which of the card's targets
        self.figures = figures  # named for earlier targets

    def problems(self, g: Empire) -> list[str]:
        wrong = in_turn(g, self.seat) or effect_is(self.effect, KILL)
        if wrong:
            return wrong
        specs, scope = E_TARGETS[self.effect], E_SCOPE[self.effect]
        if (self.district < 0) != (scope == BOARD) or (scope == CHIEF_DISTRICT and self.district != g.chief):
            return ["district is not where the card kills"]
        wrong = number_is("target", self.target, 0, len(specs) - 1)
        if wrong:
            return wrong
        there = g.present(self.district) if self.district >= 0 else [*g.at, CHIEF if g.chief >= 0 else -1]
        earlier = specs[: self.target]
        for figure in self.figures:
            known = figure >= 0 and figure in there
            if not known or all(bars_victim(g, self.seat, figure, spec, ()) for spec in earlier):
                return [f"figures has {FIGURE_IDS[figure] if figure >= 0 else None}, who cannot have been named"]
        if len(set(self.figures)) != len(self.figures) or len(self.figures) > self.target:
            return ["figures has more than were named"]
        if not victims(g, self.seat, specs[self.target], self.district, self.figures):
            return [f"target is {self.target}, which nobody fits"]
        return []

    def candidates(self, g: Empire, seat: int, row: Row) -> list[Option]:
        found = victims(g, seat, E_TARGETS[self.effect][self.target], self.district, self.figures)
        return [*[KILL_FIGURE[figure] for figure in found], DECLINE]

    def forbidden_by(self, g: Empire, seat: int, option: Option, row: Row) -> str:
        if option == DECLINE:
            return ""
        if option.verb != "kill":
            return foreign(g, option)
        figure = FIGURE_OF.get(option.target, -1)
        if figure < 0 or not g.on_board(figure):
            return "CE-KILL-02"
        if self.district >= 0 and figure not in g.present(self.district):
            return "CE-CARD-05"
        return bars_victim(g, seat, figure, E_TARGETS[self.effect][self.target], self.figures)

    def take(self, g: Empire, seat: int, option: Option) -> None:
        specs = E_TARGETS[self.effect]
        target, figures = self.target + 1, self.figures
        if option.verb == "decline":  # do not ask again for equal targets
            while target < len(specs) and specs[target] == specs[self.target]:
                target += 1
        else:
            figures = (*figures, FIGURE_OF[option.target])
        name_victims(g, seat, self.effect, self.district, target, figures)

    def question_facts(self, g: Empire, seat: int) -> dict[str, object]:
        specs = E_TARGETS[self.effect]
        wanted, own_too = specs[self.target]
        named = [FIGURE_IDS[figure] for figure in self.figures]
        return {
            "class": CLASS_IDS[wanted],
            "own": own_too,
            "named": named,
            "number": self.target + 1,
            "all": len(specs),
        }


STEPS: Final[tuple[type[Step], ...]] = (KillWhere, NameVictim)
