"""A position of La Cosa Nostra as readable JSON and back. The ledger's invariants are in invariants.py.

Each row of hidden cards has a second row of the same length with the seats that know each card; -1 is spectators.
"""

from __future__ import annotations

from typing import Any, Final

from consigliere.engine import BadPosition, Chance
from consigliere.engine.hidden import bits_of_seats, seats_in_bits
from consigliere.engine.reading import Reader

from .components import (
    ASIDE,
    BUSINESS,
    BUSINESS_IDS,
    BUSINESSES,
    DISPLAY,
    FACE,
    FAMILY,
    FAMILY_IDS,
    GANGSTER,
    GANGSTER_IDS,
    GANGSTERS,
    GONE,
    INFLUENCE,
    INFLUENCE_IDS,
    INFLUENCE_KNOWN,
    JOB,
    JOB_IDS,
    MONOPOLIES,
    MONOPOLY_IDS,
    MOST_SEATS,
    NONE,
    NOTHING,
    PHASE_IDS,
    PIN,
    PLACE_KNOWN,
    ROUNDS,
    SLOT_IDS,
    SPECIAL_DECK,
    SPOT,
    SPOT_IDS,
    TROPHY,
    UNDER_BOSS,
    UNMARKED_BUSINESSES,
    UNMARKED_GANGSTERS,
    Rules,
)
from .pieces import UNSPLIT, Attachment, Token, planned_in, purchase_of
from .state import NewYork, put
from .step_format import deed_read, deed_written, split_read, split_written

PLACE_NAMES: Final = {
    UNDER_BOSS: "under_boss",
    GONE: "gone",
    SPECIAL_DECK: "special_deck",
    DISPLAY: "display",
    ASIDE: "aside",
}


# --- writing


def _all_know(row: tuple[int, ...], unit: int) -> list[list[int]]:
    return [seats_in_bits(code // unit, MOST_SEATS) for code in row]


def _names(row: tuple[int, ...], unit: int, names: tuple[str, ...]) -> list[str]:
    return [names[code % unit] for code in row]


def _task(g: NewYork, slot: int) -> dict[str, Any] | None:
    task = g.tasks[slot]
    if task >= 0:
        return {"job": JOB_IDS[task % FACE], "known": seats_in_bits(task // FACE, MOST_SEATS)}
    return None if task == NOTHING else {"purchase": BUSINESS_IDS[planned_in(task)]}


def _gangster(g: NewYork, gangster: int) -> dict[str, Any]:
    """A gangster in play, without default values."""
    written: dict[str, Any] = {"id": GANGSTER_IDS[gangster]}
    tasks = [_task(g, 2 * gangster), _task(g, 2 * gangster + 1)]
    if tasks[1] is not None:
        written["tasks"] = tasks
    elif tasks[0] is not None:
        written["tasks"] = tasks[:1]
    if g.g_blocked[gangster]:
        written["blocked"] = True
    for key, row in (("used", g.g_used), ("growth", g.growth)):
        if row[gangster]:
            written[key] = row[gangster]
    split = g.split[gangster]
    if split is not None:
        written["split"] = split_written(split)
    if g.pins[gangster]:
        written["attached"] = [INFLUENCE_IDS[card] for card in g.lying_on(gangster)]
    return written


def _business(g: NewYork, business: int) -> dict[str, Any]:
    written: dict[str, Any] = {"id": BUSINESS_IDS[business]}
    if g.b_blocked[business]:
        written["blocked"] = True
    if g.b_used[business]:
        written["used"] = g.b_used[business]
    return written


def write(g: NewYork) -> dict[str, Any]:
    """The game's own part of a position: everything on the table by id, secrets included."""
    seats = range(g.rules.seats)
    return {
        "round": g.round,
        "phase": PHASE_IDS[g.phase],
        "first": g.first,
        "turn": g.turn,
        "declined": [seat for seat in seats if g.declined >> seat & 1],
        "players": [
            {
                "family": FAMILY_IDS[g.family[seat]] if g.family[seat] >= 0 else None,
                "cash": g.cash[seat],
                "laundered": g.laundered[seat],
                "income": g.income[seat],
                "drawn": bool(g.drawn[seat]),
                "jobs": _names(g.jobs[seat], FACE, JOB_IDS),
                "jobs_known": _all_know(g.jobs[seat], FACE),
                "influence": [INFLUENCE_IDS[card] for card in g.influence[seat]],
                "businesses": [_business(g, business) for business in g.holdings[seat]],
                "gangsters": [_gangster(g, gangster) for gangster in g.crew[seat]],
                "trophies": [{"id": GANGSTER_IDS[x], "growth": g.growth[x]} for x in g.trophies[seat]],
                "tokens": [SPOT_IDS[token.spot] for token in g.tokens if token.seat == seat],
            }
            for seat in seats
        ],
        "elsewhere": {
            name: [GANGSTER_IDS[x] for x in range(GANGSTERS) if g.place[x] == place]
            for place, name in PLACE_NAMES.items()
        },
        "monopolies": {name: g.monopoly[i] for i, name in enumerate(MONOPOLY_IDS)},
        "market": [BUSINESS_IDS[business] for business in g.market],
        "deck": _names(tuple(reversed(g.deck)), PLACE_KNOWN, BUSINESS_IDS),
        "deck_known": _all_know(tuple(reversed(g.deck)), PLACE_KNOWN),
        "job_decks": [[JOB_IDS[face] for face in g.job_decks[number]] for number in range(1, ROUNDS + 1)],
        "piles": [_names(g.piles[number], FACE, JOB_IDS) for number in range(1, ROUNDS + 1)],
        "piles_known": [_all_know(g.piles[number], FACE) for number in range(1, ROUNDS + 1)],
        "influence_deck": [INFLUENCE_IDS[card] for card in g.influence_deck],
        "influence_discard": _names(g.influence_discard, INFLUENCE_KNOWN, INFLUENCE_IDS),
        "influence_discard_known": _all_know(g.influence_discard, INFLUENCE_KNOWN),
        "deeds": [deed_written(deed) for deed in g.deeds],
    }


# --- reading


class _Reader(Reader):
    """A reader for hidden cards (with those who know them) and assignments."""

    def bits(self, who: list[Any]) -> int:
        try:
            return bits_of_seats(who, MOST_SEATS)
        except ValueError as error:
            self.problems.append(str(error))
            return 0

    def cards(
        self, table: dict[str, int], names: list[Any], known: list[list[Any]], unit: int, what: str
    ) -> tuple[int, ...]:
        if len(names) != len(known):
            self.problems.append(f"it does not say of every {what} who knows it")
            return ()
        return tuple([self.find(table, x, what) + unit * self.bits(who) for x, who in zip(names, known, strict=True)])

    def task(self, task: Any) -> int:
        if task is None:
            return NOTHING
        if "job" in task:
            return self.find(JOB, task["job"], "job") + FACE * self.bits(task["known"])
        return purchase_of(self.find(BUSINESS, task["purchase"], "business"))


def read(p: dict[str, Any], rules: Rules, chance: Chance) -> NewYork:
    """The state that a position describes. BadPosition lists every unknown name."""
    names = _Reader()
    g = blank(rules, chance)
    if len(p["players"]) != rules.seats:
        raise BadPosition([f"{len(p['players'])} players at a table of {rules.seats}"])
    g.round = int(p["round"])
    g.phase = names.find({name: i for i, name in enumerate(PHASE_IDS)}, p["phase"], "phase")
    g.first, g.turn = int(p["first"]), int(p["turn"])
    g.declined = sum([1 << int(seat) for seat in p["declined"]])
    for seat, player in enumerate(p["players"]):
        _read_player(g, seat, player, names)
    for place, name in PLACE_NAMES.items():
        for gangster in names.find_all(GANGSTER, p["elsewhere"][name], "gangster"):
            g.place[gangster] = place
    g.monopoly = tuple([int(p["monopolies"][name]) for name in MONOPOLY_IDS])
    g.market = names.find_all(BUSINESS, p["market"], "business")
    g.deck = tuple(reversed(names.cards(BUSINESS, p["deck"], p["deck_known"], PLACE_KNOWN, "business")))
    g.job_decks = ((), *[names.find_all(JOB, p["job_decks"][i], "job") for i in range(ROUNDS)])
    piles, known = p["piles"], p["piles_known"]
    g.piles = ((), *[names.cards(JOB, piles[i], known[i], FACE, "job") for i in range(ROUNDS)])
    g.influence_deck = names.find_all(INFLUENCE, p["influence_deck"], "influence card")
    known = p["influence_discard_known"]
    g.influence_discard = names.cards(INFLUENCE, p["influence_discard"], known, INFLUENCE_KNOWN, "influence card")
    g.deeds = [deed_read(deed, rules.seats) for deed in p["deeds"]]
    if names.problems:
        raise BadPosition(names.problems)
    return g


def _read_player(g: NewYork, seat: int, player: dict[str, Any], names: _Reader) -> None:
    g.family = put(g.family, seat, NONE if player["family"] is None else names.find(FAMILY, player["family"], "family"))
    g.cash[seat] = int(player["cash"])
    g.laundered = put(g.laundered, seat, int(player["laundered"]))
    g.income = put(g.income, seat, int(player.get("income", 0)))
    g.drawn = put(g.drawn, seat, int(player["drawn"]))
    g.jobs[seat] = names.cards(JOB, player["jobs"], player["jobs_known"], FACE, "job")
    g.influence[seat] = names.find_all(INFLUENCE, player["influence"], "influence card")
    for written in player["businesses"]:
        business = names.find(BUSINESS, written["id"], "business")
        g.holdings[seat] = (*g.holdings[seat], business)
        g.owner = put(g.owner, business, seat)
        g.b_blocked = put(g.b_blocked, business, int(written.get("blocked", False)))
        g.b_used = put(g.b_used, business, int(written.get("used", 0)))
    for written in player["gangsters"]:
        gangster = names.find(GANGSTER, written["id"], "gangster")
        g.crew[seat] = (*g.crew[seat], gangster)
        g.place[gangster] = seat
        g.g_blocked = put(g.g_blocked, gangster, int(written.get("blocked", False)))
        g.g_used = put(g.g_used, gangster, int(written.get("used", 0)))
        g.growth = put(g.growth, gangster, int(written.get("growth", 0)))
        g.split = put(g.split, gangster, split_read(written["split"]) if "split" in written else None)
        for card in names.find_all(INFLUENCE, written.get("attached", []), "influence card"):
            g.attached = (*g.attached, Attachment(gangster, card))
            g.pins = put(g.pins, gangster, g.pins[gangster] | PIN[card])
        for i, task in enumerate(written.get("tasks", [])):
            g.tasks[2 * gangster + i] = names.task(task)
    for written in player["trophies"]:
        gangster = names.find(GANGSTER, written["id"], "gangster")
        g.trophies = put(g.trophies, seat, (*g.trophies[seat], gangster))
        g.place[gangster] = TROPHY
        g.growth = put(g.growth, gangster, int(written.get("growth", 0)))
    spots = names.find_all(SPOT, player["tokens"], "place for a token")
    g.tokens = (*g.tokens, *[Token(seat, spot) for spot in spots])


def blank(rules: Rules, chance: Chance) -> NewYork:
    """An empty table."""
    seats = rules.seats
    return NewYork.make(
        chance,
        rules=rules,
        round=0,
        phase=0,
        first=NONE,
        turn=NONE,
        declined=0,
        family=(NONE,) * seats,
        cash=[0] * seats,
        laundered=(0,) * seats,
        income=(0,) * seats,
        drawn=(0,) * seats,
        jobs=[()] * seats,
        influence=[()] * seats,
        crew=[()] * seats,
        holdings=[()] * seats,
        trophies=((),) * seats,
        tasks=[NOTHING] * len(SLOT_IDS),
        place=[GONE] * GANGSTERS,
        g_blocked=UNMARKED_GANGSTERS,
        g_used=UNMARKED_GANGSTERS,
        growth=UNMARKED_GANGSTERS,
        pins=UNMARKED_GANGSTERS,
        attached=(),
        split=UNSPLIT,
        owner=(NONE,) * BUSINESSES,
        b_blocked=UNMARKED_BUSINESSES,
        b_used=UNMARKED_BUSINESSES,
        monopoly=(NONE,) * MONOPOLIES,
        tokens=(),
        deck=(),
        market=(),
        job_decks=((),) * (ROUNDS + 1),
        piles=((),) * (ROUNDS + 1),
        influence_deck=(),
        influence_discard=(),
        deeds=[],
    )
