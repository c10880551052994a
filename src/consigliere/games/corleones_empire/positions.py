"""The whole state as readable JSON and back, and the ledger's invariants."""

from __future__ import annotations

from collections import Counter
from typing import Any

from consigliere.engine import BadPosition, Chance
from consigliere.engine.reading import Reader

from .accounts import EndOfGame, closing, outcome
from .bribery import Served, shown_in_case
from .business import ChooseFamily, FamilyBusiness, FinishJob, NextTurn, OpenLocation
from .components import (
    ALL_JOBS,
    ALLY_DECK,
    ALLY_ROUND,
    BILLS,
    BRIBING,
    BUSINESS,
    CHIEF,
    DISTRICT,
    DISTRICT_IDS,
    DISTRICTS,
    EACH,
    FAMILY,
    FAMILY_CLASS,
    FAMILY_IDS,
    FIGURE,
    FIGURE_CLASS,
    FIGURE_IDS,
    FIRST_ALLY,
    FIRST_JOB,
    FIRST_SPACE,
    KIND,
    KIND_IDS,
    LOCATION_IDS,
    MARKERS_EACH,
    MEMBERS_IN,
    NEUTRAL,
    NEUTRAL_IDS,
    OPENING,
    PHASE_IDS,
    ROUND_COLOUR,
    ROUNDS,
    SPACE,
    SPACE_IDS,
    SPACES,
    STACK_SIZE,
    STACKED,
    THUG_CLASS,
    TILE_COLOUR,
    TRIBUTE,
    TURF_WAR,
    WILD,
    Rules,
)
from .icons import KeepJob
from .rounds import EndOfRound, Round, Tribute, unbegun
from .state import ASIDE, DROWNED, Empire, Numbers
from .turf import TurfWar, freed_districts

_ROLES = tuple(name.partition("_")[2] for name in FIGURE_IDS[:EACH])


def write(g: Empire) -> dict[str, Any]:
    """The game's own part of a position. Contents of hands and suitcases are separated by who may know them."""
    names = KIND_IDS
    return {
        "round": g.round,
        "phase": PHASE_IDS[g.phase],
        "horse": g.horse,
        "turn": g.turn if g.turn >= 0 else None,
        "families": [FAMILY_IDS[family] if family >= 0 else None for family in g.family],
        "hands": [[names[kind] for kind in hand if kind < FIRST_ALLY] for hand in g.hands],
        "allies": [[names[kind] for kind in hand if kind >= FIRST_ALLY] for hand in g.hands],
        "suitcases": [[names[kind] for kind in case if kind < BILLS] for case in g.cases],
        "completed": [[names[kind] for kind in case if kind >= FIRST_JOB] for case in g.cases],
        "played": [[names[ally] for ally in row] for row in g.played],
        "supply": [[role for i, role in enumerate(_ROLES) if bits >> i & 1] for bits in g.supply],
        "stacks": {names[kind]: count for kind, count in enumerate(g.stock)},
        "deck": [names[job] for job in g.deck],
        "discard": [names[job] for job in g.discard],
        "common": [names[job] if job >= 0 else None for job in g.common],
        "offer": [names[ally] for ally in g.allies],
        "tiles": [LOCATION_IDS[tile] for tile in g.tiles],
        "figures": {SPACE_IDS[space]: FIGURE_IDS[figure] for space, figure in enumerate(g.at) if figure >= 0},
        "chief": DISTRICT_IDS[g.chief] if g.chief >= 0 else None,
        "hudson": [FIGURE_IDS[figure] for figure in g.hudson],
        "markers": {district: list(g.markers[i]) for i, district in enumerate(DISTRICT_IDS)},
        **({"freed": freed_districts(g)} if g.rules.tie_frees else {}),
        "drawer": g.drawer if g.drawer >= 0 else None,
        "drawn": [names[job] for job in g.drawn],
        "doing": names[g.doing] if g.doing >= 0 else None,
        "commanded": [name for i, name in enumerate(NEUTRAL_IDS) if g.commanded >> i & 1],
        "bids": [[names[bill] for bill in bid] for bid in g.bids],
    }


class _Reader(Reader):
    """A reader for cards of each sort, seats and rows."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.seats = seats

    def kinds(self, names: Any, first: int, end: int, what: str) -> Numbers:
        """Cards of a sort, in the order given."""
        found = [self.find(KIND, name, what) for name in names]
        self.problems += [f"{KIND_IDS[kind]} is no {what}" for kind in found if not first <= kind < end]
        return tuple(found)

    def seat(self, value: Any, what: str) -> int:
        """A seat of the table; None is nobody."""
        if value is None:
            return -1
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < self.seats:
            self.problems.append(f"{what} is no seat: {value!r}")
            return 0
        return value

    def rows(self, p: dict[str, Any], key: str, length: int) -> list[Any]:
        """The list under a key, which must have this length."""
        found = list(p[key])
        if len(found) != length:
            self.problems.append(f"{key} has {len(found)} entries, not {length}")
            found = [*found, *([[]] * length)][:length]
        return found


def read(p: dict[str, Any], rules: Rules, chance: Chance) -> Empire:
    """The state that a position describes. BadPosition lists everything impossible in it."""
    seats = rules.seats
    names = _Reader(seats)
    jobs, allies = (FIRST_JOB, FIRST_ALLY), (FIRST_ALLY, len(KIND_IDS))
    hands = [names.kinds(row, 0, FIRST_ALLY, "card of a hand") for row in names.rows(p, "hands", seats)]
    held = [names.kinds(row, *allies, "ally") for row in names.rows(p, "allies", seats)]
    bills = [names.kinds(row, 0, BILLS, "bill") for row in names.rows(p, "suitcases", seats)]
    done = [names.kinds(row, *jobs, "job") for row in names.rows(p, "completed", seats)]
    families = [FAMILY.get(name, -1) if name is not None else -1 for name in names.rows(p, "families", seats)]
    names.problems += [
        f"there is no family {name!r}" for name in p["families"] if name is not None and name not in FAMILY
    ]
    chosen = [family for family in families if family >= 0]
    if len(set(chosen)) != len(chosen):
        names.problems.append("a family is chosen twice")
    at = [-1] * SPACES
    for place, figure in p["figures"].items():
        at[names.find(SPACE, place, "space")] = names.find(FIGURE, figure, "figure")
    places = dict(zip(LOCATION_IDS, range(len(LOCATION_IDS)), strict=True))
    hudson = tuple(names.find(FIGURE, figure, "figure") for figure in p["hudson"])
    number = int(p["round"])
    if not 1 <= number <= ROUNDS:
        raise BadPosition([f"there is no round {p['round']!r}"])
    chief = names.find(DISTRICT, p["chief"], "district") if p["chief"] is not None else ASIDE
    roles = {role: 1 << i for i, role in enumerate(_ROLES)}
    g = Empire.make(
        chance,
        rules=rules,
        round=number,
        phase=names.find({name: i for i, name in enumerate(PHASE_IDS)}, p["phase"], "phase"),
        horse=names.seat(p["horse"], "horse"),
        turn=names.seat(p["turn"], "turn"),
        family=tuple(families),
        seat_of=tuple(families.index(family) if family in families else -1 for family in range(len(FAMILY_IDS))),
        hands=[tuple(sorted((*hand, *more))) for hand, more in zip(hands, held, strict=True)],
        cases=[tuple(sorted((*some, *more))) for some, more in zip(bills, done, strict=True)],
        played=tuple(tuple(sorted(names.kinds(row, *allies, "ally"))) for row in names.rows(p, "played", seats)),
        supply=[sum({names.find(roles, role, "figure") for role in row}) for row in names.rows(p, "supply", seats)],
        stock=[int(p["stacks"][KIND_IDS[kind]]) for kind in range(STACKED)],
        deck=tuple(sorted(names.kinds(p["deck"], *jobs, "job"))),
        discard=names.kinds(p["discard"], *jobs, "job"),
        common=tuple(-1 if job is None else names.kinds([job], *jobs, "job")[0] for job in p["common"]),
        allies=tuple(sorted(names.kinds(p["offer"], *allies, "ally"))),
        tiles=tuple(names.find(places, tile, "tile") for tile in p["tiles"]),
        at=at,
        chief=DROWNED if CHIEF in hudson else chief,
        hudson=hudson,
        markers=tuple(tuple(names.seat(owner, "marker") for owner in p["markers"][name]) for name in DISTRICT_IDS),
        freed=sum({1 << names.find(DISTRICT, name, "district") for name in p.get("freed", ())}),
        drawer=names.seat(p["drawer"], "drawer"),
        drawn=tuple(sorted(names.kinds(p["drawn"], *jobs, "job"))),
        doing=-1 if p["doing"] is None else names.kinds([p["doing"]], *jobs, "job")[0],
        commanded=sum({1 << names.find(FIGURE, name, "figure") - NEUTRAL for name in p["commanded"]}),
        bids=tuple(tuple(sorted(names.kinds(bid, 0, BILLS, "bill"))) for bid in p["bids"]),
    )
    if names.problems:
        raise BadPosition(names.problems)
    return g


def problems(g: Empire) -> list[str]:
    """The violated invariants of the ledger, as far as a single state shows them."""
    return [*_cards(g), *_figures(g), *_board(g), *_moment(g), *_result(g)]


def _no_turn_to_come(g: Empire) -> bool:
    """Whether the stack leads to the turf war without another turn."""
    names = {type(step) for step in g.stack}
    return TurfWar in names and not names & {Round, OpenLocation, FamilyBusiness, NextTurn}


def _result(g: Empire) -> list[str]:
    """A finished game: the last round is over, all hands are empty, and the result follows from the table."""
    if g.result is None:
        return []
    wrong = closing(g)
    if not wrong and g.result != outcome(g):
        wrong.append(f"result is not that of this table, which is {outcome(g).to_json()}")
    return wrong


def _cards(g: Empire) -> list[str]:
    """Invariants 1 to 4 and 12."""
    wrong: list[str] = []
    held = [kind for row in (*g.hands, *g.cases) for kind in row]
    for kind in range(STACKED):
        count = g.stock[kind] + held.count(kind)
        if count != STACK_SIZE[kind] or g.stock[kind] < 0:
            wrong.append(f"there are {count} cards {KIND_IDS[kind]}, not {STACK_SIZE[kind]}")
    jobs = [kind for kind in held if FIRST_JOB <= kind < FIRST_ALLY]
    jobs += [*g.deck, *g.discard, *g.drawn, *(job for job in (*g.common, g.doing) if job >= 0)]
    if sorted(jobs) != list(ALL_JOBS):
        wrong.append("the jobs are not each in one place")
    if any(BILLS <= kind < FIRST_JOB for case in g.cases for kind in case):
        wrong.append("a good lies in a suitcase")
    allies = [*(kind for kind in held if kind >= FIRST_ALLY), *(ally for row in g.played for ally in row), *g.allies]
    wrong += [f"{KIND_IDS[ally]} is in two places" for ally in sorted(set(allies)) if allies.count(ally) > 1]
    if any(kind >= FIRST_ALLY for case in g.cases for kind in case):
        wrong.append("an ally lies in a suitcase")
    deck = ALLY_DECK[g.round]
    wrong += [f"{KIND_IDS[ally]} is on offer too early or too late" for ally in g.allies if ALLY_ROUND[ally] != deck]
    known = [ally for ally in allies if ALLY_ROUND[ally] > g.round]
    wrong += [f"{KIND_IDS[ally]} has not been dealt yet" for ally in known]
    if len(g.allies) > g.rules.allies:
        wrong.append(f"{len(g.allies)} allies are on offer")
    if len(g.common) != g.rules.common:
        wrong.append(f"there are {len(g.common)} cells for common jobs, not {g.rules.common}")
    if bool(g.drawn) != (g.drawer >= 0):
        wrong.append("drawn jobs and who chooses among them do not go together")
    if WILD in held and not any(TILE_COLOUR[tile] == "red" for tile in g.tiles):
        wrong.append("narcotics are about before the first red tile")
    return wrong


def _figures(g: Empire) -> list[str]:
    """Invariants 8 to 10, 14 and 24."""
    wrong: list[str] = []
    there = [*(figure for figure in g.at if figure >= 0), *g.hudson, *([CHIEF] if g.chief >= 0 else [])]
    wrong += [f"{FIGURE_IDS[figure]} is in two places" for figure in sorted(set(there)) if there.count(figure) > 1]
    for space, figure in enumerate(g.at):
        if figure < 0:
            continue
        if FIGURE_CLASS[figure] != (FAMILY_CLASS if space >= FIRST_SPACE else THUG_CLASS):
            wrong.append(f"{FIGURE_IDS[figure]} stands on {SPACE_IDS[space]}")
        if g.rules.closed[space] or (space < FIRST_SPACE and not g.placed(space)):
            wrong.append(f"{SPACE_IDS[space]} cannot be used")
    if (g.chief == DROWNED) != (CHIEF in g.hudson):
        wrong.append("the police chief is not in one place")
    joined = g.rules.thug_bits | MEMBERS_IN[g.round]
    for seat, family in enumerate(g.family):
        away = 0
        for figure in there:
            if figure < NEUTRAL and figure // EACH == family:
                away |= 1 << figure % EACH
        if g.supply[seat] & away or g.supply[seat] | away != joined:
            wrong.append(f"the figures of seat {seat} are not each in one place")
    taken = [FIGURE_IDS[figure] for figure in there if figure < NEUTRAL and g.seat_of[figure // EACH] < 0]
    wrong += [f"{name} belongs to nobody here" for name in taken]
    if g.phase == OPENING and there:
        wrong.append("figures are out before family business")
    return wrong


def _board(g: Empire) -> list[str]:
    """Invariants 5 to 7, 13, 15, 16 and 20."""
    wrong: list[str] = []
    if len(set(g.tiles)) != len(g.tiles) or any(tile < DISTRICTS for tile in g.tiles):
        wrong.append("a tile lies on the board twice, or is none")
    closed = any(isinstance(step, Round | OpenLocation) for step in g.stack)  # this round's is still to be opened
    colours = ["blue"] * g.rules.setup_tiles + [ROUND_COLOUR[n] for n in range(1, g.round + 1 - closed)]
    if [TILE_COLOUR[tile] for tile in g.tiles] != colours:
        wrong.append("the tiles are not those of the rounds so far")
    for seat in range(g.rules.seats):
        if g.stock_of_markers(seat) < 0:
            wrong.append(f"seat {seat} has more than {MARKERS_EACH} markers")
    wars = g.round if g.phase > BUSINESS and not unbegun(g) else g.round - 1
    if any(len(stack) > wars for stack in g.markers):
        wrong.append("more markers in a district than turf wars")
    if not 0 <= g.horse < g.rules.seats:
        wrong.append("nobody holds the horse head")
    return wrong


def _moment(g: Empire) -> list[str]:
    """Turn, phase and what is in progress fit together. Invariants 11 and 12."""
    wrong: list[str] = []
    choosing = [step.seat for step in g.stack if isinstance(step, ChooseFamily)]
    homeless = [seat for seat, family in enumerate(g.family) if family < 0 and seat not in choosing]
    wrong += [f"seat {seat} has no family and is not asked for one" for seat in homeless]
    if choosing and (g.round > 1 or g.phase != OPENING):
        wrong.append("families are chosen before the first round")
    if g.turn >= 0 and g.phase != BUSINESS:
        wrong.append("somebody has a turn outside family business")
    if any(g.supply) and ((g.phase in (TURF_WAR, BRIBING)) or _no_turn_to_come(g)):
        wrong.append("figures are left in a supply after family business")
    if (g.doing >= 0) != any(isinstance(step, FinishJob) for step in g.stack):
        wrong.append("a job is carried out exactly until it goes into a suitcase")
    if g.drawn and not isinstance(g.step, KeepJob):
        wrong.append("jobs are drawn and nobody is asked which to keep")
    if g.commanded and g.turn < 0:
        wrong.append("a character is commanded outside a turn")
    away = [i for i in range(len(NEUTRAL_IDS)) if g.commanded >> i & 1 and not g.on_board(NEUTRAL + i)]
    wrong += [f"{NEUTRAL_IDS[i]} is commanded and is not on the board" for i in away]
    if any(g.played) and g.phase == TRIBUTE and not isinstance(g.step, Tribute):
        wrong.append("allies lie on the table after the tribute has begun")
    if any(isinstance(step, EndOfRound | EndOfGame) for step in g.stack) and any(g.supply):
        wrong.append("figures are left in a supply at the end of the round")
    if isinstance(g.step, EndOfRound | EndOfGame) and any(len(hand) > g.limit() for hand in g.hands):
        wrong.append(f"a hand has more than {g.limit()} cards after the tribute")
    if g.bids and (g.phase != BRIBING or not any(isinstance(step, Served) for step in g.stack)):
        wrong.append("there are bids outside bribery")
    if g.bids and len(g.bids) != g.rules.seats:
        wrong.append("there is not one bid for each seat")
    elif any((Counter(shown_in_case(g, seat)) - Counter(case)) for seat, case in enumerate(g.cases)):
        wrong.append("a bid shows a bill that is not in its suitcase")
    return wrong
