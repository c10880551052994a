"""Valid stacks of a position: which step may be on top of which, and the state that goes with it."""

from __future__ import annotations

from typing import Final

from consigliere.engine import Step
from consigliere.engine.step import Answers

from .cards import CardActs, CardDone, CardWound, NameRival, PayOrHeat, Serve
from .components import (
    AFTERMATH,
    AFTERMATHS,
    CARD_ACTIONS,
    CARD_KIND,
    CLEAN_UP,
    EMERGENCY,
    EMPTY,
    FIRST_CONTACT,
    ISSUE,
    MARKET,
    ORDERS,
    OVER,
    PHASE_IDS,
    REVEAL,
    SETUP,
    SPOTS,
)
from .exploit import Heal, Look, Operations, PlaceProspect, SiteHeat, Steal, TrickChoice
from .law import Arrest, FifteenYears, HeatRow
from .market import Count, MarketPhase, Sale, Traffic
from .orders import NextTurn, OrdersPhase, Turn
from .riding import Gather, RideTo
from .rounds import (
    AftermathPhase,
    Arson,
    CleanUp,
    Discard,
    EmergencyRoom,
    End,
    RevealCard,
    RevealTiles,
    Round,
    RoundGoesOn,
)
from .setup import ChooseClub, ChooseSide, LayOut, RollForClubs
from .state import Charming
from .throw_down import Backup, CloseFists, PullGuns, ThrowDice
from .victory import ClaimPatch, DealsOpen, EndFight, ExploitAfter, FightOver, Loot, WinnersLoot
from .wounds import Aim, Aiming, Falling, Losses, Retreat, Wounded

Kind = type[Step]
# Where an arrest can come from: heat of several gangs, heat of a site, a card
_ARRESTS: Final = (HeatRow, WinnersLoot, AftermathPhase, TrickChoice, NextTurn, Serve, CardDone)
# Each step and the steps it may be on top of; () is the bottom
UPON: Final[dict[Kind, tuple[Kind, ...]]] = {
    Round: (),
    End: (),
    RoundGoesOn: (),
    CleanUp: (),
    LayOut: (Round,),
    RollForClubs: (LayOut,),
    ChooseClub: (LayOut, ChooseClub, ChooseSide),
    ChooseSide: (LayOut, ChooseClub),
    Arson: (RoundGoesOn,),
    AftermathPhase: (CleanUp,),
    MarketPhase: (AftermathPhase,),
    Traffic: (AftermathPhase,),
    OrdersPhase: (MarketPhase,),
    NextTurn: (MarketPhase,),
    RevealCard: (OrdersPhase,),
    RevealTiles: (RevealCard,),
    Discard: (OrdersPhase, RevealCard),
    CardActs: (Discard, OrdersPhase, RevealCard, CleanUp, CardActs),
    CardDone: (Discard, OrdersPhase, RevealCard, CleanUp, CardActs),
    Serve: (CardDone,),
    CardWound: (Serve, CardDone),
    PayOrHeat: (Serve, CardDone),
    NameRival: (Serve, CardDone),
    Turn: (NextTurn,),
    RideTo: (NextTurn,),
    Gather: (NextTurn, Backup),
    Operations: (SiteHeat, NextTurn),
    SiteHeat: (TrickChoice, NextTurn),
    TrickChoice: (NextTurn,),
    Steal: (Operations,),
    Look: (Operations, Loot, DealsOpen),
    Heal: (Operations,),
    PlaceProspect: (Operations,),
    FightOver: (NextTurn,),
    ClaimPatch: (FightOver,),
    WinnersLoot: (ClaimPatch,),
    EndFight: (WinnersLoot,),
    Losses: (EndFight,),
    PullGuns: (Losses,),
    CloseFists: (Losses,),
    ThrowDice: (Losses,),
    Backup: (PullGuns, Backup),
    Retreat: (EndFight,),
    Falling: (Retreat,),
    Aiming: (Falling,),
    Aim: (Aiming,),
    Wounded: (Falling,),
    HeatRow: (WinnersLoot, AftermathPhase),
    DealsOpen: (ClaimPatch,),
    Loot: (DealsOpen, Loot),
    ExploitAfter: (NextTurn,),
    Arrest: _ARRESTS,
    FifteenYears: _ARRESTS,
    Count: (Sale, HeatRow, AftermathPhase),
    Sale: (Sale, HeatRow, AftermathPhase),
    EmergencyRoom: (EmergencyRoom, Round, End),
}


# The phase that a step begins when it runs. Before it runs, both phases are valid
BEGINS: Final[dict[Kind, int]] = {Round: ISSUE, MarketPhase: MARKET, AftermathPhase: AFTERMATHS, CleanUp: CLEAN_UP}


def problems(g: Charming) -> list[str]:
    """What is wrong with the order of the steps, or with the table at this point of a round."""
    if g.result is not None:
        return []
    steps = [step.question if isinstance(step, Answers) else step for step in g.stack]
    kinds: list[Kind] = [type(step) for step in steps]
    wrong: list[str] = []
    for i, kind in enumerate(kinds):
        allowed = UPON[kind]
        if (kinds[i - 1] not in allowed) if i else bool(allowed):
            wrong.append(f"{kind.__name__} cannot lie upon {kinds[i - 1].__name__ if i else 'nothing'}")
    return wrong or [*_phase(g, kinds), *_turn(g, kinds), *_cards(g, steps), *_leftovers(g, steps, kinds)]


def phase_of(g: Charming, kinds: list[Kind]) -> int:
    """The phase that the steps on the stack imply."""
    if not kinds:
        return g.phase
    if LayOut in kinds:
        return SETUP
    if kinds[0] in (Round, End):
        return CLEAN_UP if g.round else SETUP
    if kinds[0] is RoundGoesOn or RevealTiles in kinds:
        return ISSUE
    if OrdersPhase in kinds:
        return REVEAL
    if MarketPhase in kinds:
        return ORDERS
    return MARKET if AftermathPhase in kinds else AFTERMATHS


def _phase(g: Charming, kinds: list[Kind]) -> list[str]:
    wrong: list[str] = []
    due = phase_of(g, kinds)
    if g.phase != due and (not kinds or g.phase != BEGINS.get(kinds[-1], due)):
        wrong.append(f"phase is {PHASE_IDS[g.phase]}, but the steps on the stack are of {PHASE_IDS[due]}")
    if (g.round == 0 and due != SETUP) or (g.round > 0 and LayOut in kinds):
        wrong.append(f"round is {g.round} in {PHASE_IDS[due]}")
    if kinds and kinds[0] in (Round, End) and (g.round == g.rules.last_round) != (kinds[0] is End):
        wrong.append(f"after round {g.round} of {g.rules.last_round} comes no {kinds[0].__name__}")
    if (FightOver in kinds) != (g.fight is not None):
        wrong.append("there is a fight on the table exactly while its steps are on the stack")
    if g.rules.seats - len(g.seats_out) < 2:
        wrong.append("one gang is left, and the game goes on")
    shut = _shut(g, kinds)
    if g.shut != shut:
        wrong.append(f"shut is {str(g.shut).lower()}, which does not fit what is being done")
    return wrong


def _shut(g: Charming, kinds: list[Kind]) -> bool:
    """Whether deals are closed until an effect ends. [MM-TRD-13]"""
    for step in g.stack:
        if isinstance(step, CardDone):
            return any(action["do"] == "pay_or_heat" for action in CARD_ACTIONS[step.card])
    if g.fight is None or not g.fight.dice:
        return False
    return DealsOpen in kinds or (WinnersLoot in kinds and g.fight.winner >= 0 and bool(g.mods.steals))


def _turn(g: Charming, kinds: list[Kind]) -> list[str]:
    """The seat whose turn it is: while an order is carried out, its owner; between turns, the seat that acted last."""
    if NextTurn not in kinds:
        return [f"turn is {g.turn}, but it is nobody's turn"] if g.turn >= 0 else []
    return ["turn is nobody's, but an order is carried out"] if g.turn < 0 and kinds[-1] is not NextTurn else []


def _cards(g: Charming, steps: list[Step]) -> list[str]:
    """The number of open cards fits the round; aftermaths act in their order. [MM-ANA-01, MM-AFT-01]"""
    wrong: list[str] = []
    more = sum([step.more for step in steps if isinstance(step, RevealCard)])
    begun = bool(steps) and isinstance(steps[0], CleanUp)  # the cards of this round are being revealed, or have been
    rounds = g.round if begun or g.phase in (CLEAN_UP, OVER) or not steps else g.round - 1
    due = sum([g.rules.cards_in(number) for number in range(1, rounds + 1)]) - more
    acting = [step.card for step in steps if isinstance(step, Discard)]
    drawn = len(g.lying) + len(g.discard) + len(acting)
    if drawn != due:
        wrong.append(f"{drawn} cards have been turned up by now, not {due}")
    if g.sites[FIRST_CONTACT:].count(EMPTY) < more:
        wrong.append("there is no room for the contacts that may be turned up")
    done = [step.card for step in steps[::-1] if isinstance(step, CardDone)]
    to_come = [step.card for step in steps[::-1] if isinstance(step, CardActs)]
    if acting:
        if [*done, *to_come] != (acting if not isinstance(steps[-1], Discard) else []):
            wrong.append("a card acts that is not the one turned up")
    elif (done or to_come) and g.phase > REVEAL:
        after = [card for card in g.lying if CARD_KIND[card] == AFTERMATH]
        if [*done, *to_come] != after[-len(done) - len(to_come) :]:
            wrong.append("aftermaths that act are not the last of those that lie open")
    return wrong


def _leftovers(g: Charming, steps: list[Step], kinds: list[Kind]) -> list[str]:
    """6: nothing is left over from another phase of the round."""
    wrong: list[str] = []
    seats = range(g.rules.seats)
    issued = RevealTiles in kinds or g.phase == REVEAL or (g.phase == ORDERS and NextTurn in kinds)
    if not issued and any(g.orders):
        wrong.append(f"orders are left in {PHASE_IDS[g.phase]}")
    if g.marked and g.phase not in (ORDERS, MARKET, AFTERMATHS) and kinds[-1:] != [CleanUp]:
        wrong.append(f"orders lie on sites in {PHASE_IDS[g.phase]}")
    wounded = [seat for seat in seats if g.crew[seat * SPOTS + EMERGENCY]]
    rolling = [step.seat for step in steps if isinstance(step, EmergencyRoom)]
    if len(set(rolling)) != len(rolling):
        wrong.append("EmergencyRoom comes twice for one seat")
    between = g.phase in (SETUP, ISSUE, CLEAN_UP) and kinds[-1:] != [CleanUp]
    if between and not set(wounded) <= set(rolling):
        wrong.append(f"dudes lie in the emergency room in {PHASE_IDS[g.phase]}")
    if between and g.lying:
        wrong.append(f"cards lie open in {PHASE_IDS[g.phase]}")
    return wrong + _market(g, steps, kinds)


def _market(g: Charming, steps: list[Step], kinds: list[Kind]) -> list[str]:
    """Bags on the market stay until it ends; a seller is paid, then takes heat."""
    opened = g.phase == MARKET and Traffic not in kinds and MarketPhase not in kinds
    if opened != bool(g.sold):
        return ["bags are shown on the market exactly from its opening to its end"]
    sellers = [seat for seat, bags in enumerate(g.sold) if bags]
    unpaid = [step.seat for step in steps if isinstance(step, Sale)]
    if len(set(unpaid)) != len(unpaid) or not set(unpaid) <= set(sellers):
        return ["Sale is for a seat that has shown no bags, or twice"]
    if Count in kinds and len(unpaid) != len(sellers):
        return ["Sale is missing for a seat that has shown bags"]
    return []
