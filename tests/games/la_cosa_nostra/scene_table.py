"""Builds the table of a scene from its notation, card by card: see `scene.py`."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Any

from consigliere.games.la_cosa_nostra.components import (
    BUSINESS_IDS,
    BUSINESS_KIND,
    FAMILY_GANGSTERS,
    FAMILY_IDS,
    GANGSTER_FAMILY,
    GANGSTER_IDS,
    GUNS,
    INFLUENCE_COPIES,
    INFLUENCE_IDS,
    JOB_COPIES,
    JOB_EXTRA,
    JOB_IDS,
    JOB_KIND,
    JOB_ROUND,
    KIND_IDS,
    STARTER,
)

SPECIAL_IDS = GANGSTER_IDS[FAMILY_GANGSTERS:]
BUSINESS_KINDS = tuple(KIND_IDS[kind] for kind in BUSINESS_KIND)
# The names of each card besides its id
CALLED: dict[str, tuple[str, ...]] = {
    **{name: (BUSINESS_KINDS[i],) for i, name in enumerate(BUSINESS_IDS)},
    **{name: (JOB_KIND[i],) for i, name in enumerate(JOB_IDS)},
}
# The number of copies of each card. Every copy of a business is a separate card, because tokens lie on it
COPIES = {**dict(zip(JOB_IDS, JOB_COPIES, strict=True)), **dict(zip(INFLUENCE_IDS, INFLUENCE_COPIES, strict=True))}
STACKS = {
    "round": ("Round",),
    "hire": ("HirePhase", "PlanningPhase", "ActionPhase", "IncomePhase"),
    "planning": ("PlanningPhase", "ActionPhase", "IncomePhase"),
    "action": ("ActionPhase", "IncomePhase"),
    "income": ("IncomePhase",),
}


class Cards:
    """Gives every card named in a scene to the player it is named for, each as often as there are copies."""

    def __init__(self, round: int, words: Iterable[str], extra: bool) -> None:
        self.round = round
        self.named = {name for text in words for name in re.findall(r"\w+", text)}
        self.given: Counter[str] = Counter()
        self.extra = extra

    def take(self, word: str, ids: tuple[str, ...]) -> str:
        """The card that a word stands for."""
        free = [
            name
            for name in ids
            if self.count(name) and (name == word or COPIES.get(name, 1) > 1 or name not in self.named)
        ]
        found = [name for name in free if name == word or word in CALLED.get(name, ())]
        if ids is JOB_IDS and word not in found:
            found = [name for name in found if self._out(name)]
            # deterministic: the first copy of the latest round
            found.sort(key=lambda name: -JOB_ROUND[JOB_IDS.index(name)])
        assert found, f"no {word!r} is left, or there never was one"
        self.given[found[0]] += 1
        return found[0]

    def count(self, name: str) -> int:
        """How many of a card nobody has yet."""
        return COPIES.get(name, 1) - self.given[name]

    def _out(self, job: str) -> bool:
        i = JOB_IDS.index(job)
        return JOB_ROUND[i] <= self.round and (self.extra or not JOB_EXTRA[i])

    def row(self, words: str, ids: tuple[str, ...]) -> list[str]:
        return [self.take(word, ids) for word in words.split()]

    def left(self, ids: Iterable[str]) -> list[str]:
        return [name for name in ids for _ in range(self.count(name))]


def described_player(one: dict[str, Any], families: list[str], seat: int, cards: Cards) -> dict[str, Any]:
    family = families[seat]
    names = one["gangsters"]
    if names is None:
        own = [i for i in range(FAMILY_GANGSTERS) if FAMILY_IDS[GANGSTER_FAMILY[i]] == family and STARTER[i]]
        names = " ".join(GANGSTER_IDS[i] for i in own)
    jobs = cards.row(one["jobs"], JOB_IDS)
    return {
        "family": family,
        "cash": one["cash"],
        "laundered": one["laundered"],
        "income": one["income"],
        "drawn": one["drawn"],
        "jobs": jobs,
        "jobs_known": [[seat] for _ in jobs],
        "influence": cards.row(one["influence"], INFLUENCE_IDS),
        "businesses": [described_business(word, cards) for word in one["businesses"].split() if word != "rest"],
        "gangsters": [described_gangster(word, one, seat, cards) for word in names.split()],
        "trophies": [{"id": name, "growth": one["growth"].get(name, 0)} for name in one["trophies"].split()],
        "tokens": [],
    }


def described_business(word: str, cards: Cards) -> dict[str, Any]:
    name = re.match(r"\w+", word)
    assert name is not None
    written: dict[str, Any] = {"id": cards.take(name[0], BUSINESS_IDS)}
    if "*" in word:
        written["blocked"] = True
    if "~" in word:
        written["used"] = word.count("~")
    written["@"] = re.findall(r"@(\w+)", word)
    return written


def described_gangster(word: str, one: dict[str, Any], seat: int, cards: Cards) -> dict[str, Any]:
    name = re.match(r"\w+", word)
    assert name is not None
    assert name[0] in GANGSTER_IDS, f"no gangster {word!r}"
    written: dict[str, Any] = {"id": name[0]}
    tasks = [described_task(text, seat, cards) for text in re.findall(r"=(\w+(?:@\w+)*)", word)]
    if tasks:
        written["tasks"] = tasks
    attached = [cards.take(text, INFLUENCE_IDS) for text in re.findall(r"\+(\w+)", word)]
    if attached:
        written["attached"] = attached
    if "*" in word:
        written["blocked"] = True
    if "~" in word:
        written["used"] = word.count("~")
    if name[0] in one["growth"]:
        written["growth"] = one["growth"][name[0]]
    return written


def described_task(text: str, seat: int, cards: Cards) -> dict[str, Any]:
    word, *families = text.split("@")
    if word in BUSINESS_IDS or word in BUSINESS_KINDS:
        return {"purchase": cards.take(word, BUSINESS_IDS), "@": families}
    return {"job": cards.take(word, JOB_IDS), "known": [seat]}


def place_gangsters(
    table: dict[str, Any], families: list[str], expansion: bool, display: list[str], aside: str | None, round: int
) -> None:
    """All gangsters that are neither in play nor a trophy."""
    there = {one["id"] for player in table["players"] for key in ("gangsters", "trophies") for one in player[key]}
    places: dict[str, list[str]] = {name: [] for name in table["elsewhere"]}
    for i, name in enumerate(GANGSTER_IDS):
        if name in there:
            continue
        if i < FAMILY_GANGSTERS:
            played = FAMILY_IDS[GANGSTER_FAMILY[i]] in families
            places["under_boss" if played and not STARTER[i] else "gone"].append(name)
        elif not expansion:
            places["gone"].append(name)
        elif name in display:
            places["display"].append(name)
        else:
            strong = GUNS[i] == 4 and round < 3  # [LCN-EXP-01, LCN-EXP-04]
            places["aside" if (name in aside.split() if aside is not None else strong) else "special_deck"].append(name)
    table["elsewhere"] = places


def stock_businesses(
    table: dict[str, Any], cards: Cards, market: str | None, top: str, sides: list[dict[str, Any]]
) -> None:
    on_top = cards.row(top, BUSINESS_IDS)
    shown = None if market is None else cards.row(market, BUSINESS_IDS)
    rest = cards.left(BUSINESS_IDS)
    if shown is None:
        kinds = {BUSINESS_KINDS[BUSINESS_IDS.index(name)]: name for name in reversed(rest)}
        shown = sorted(kinds.values(), key=BUSINESS_IDS.index)[:4]
        rest = [name for name in rest if name not in shown]
    for seat, one in enumerate(sides):
        if "rest" in one["businesses"].split():
            table["players"][seat]["businesses"] += [{"id": name, "@": []} for name in rest]
            rest = []
    table["market"] = shown
    table["deck"] = [*on_top, *rest]
    table["deck_known"] = [[] for _ in table["deck"]]


def lay_tokens(table: dict[str, Any], families: list[str], sides: list[dict[str, Any]]) -> None:
    players = table["players"]
    planned = [task for player in players for one in player["gangsters"] for task in one.get("tasks", [])]
    spots = [(one, one["id"]) for player in players for one in player["businesses"]]
    spots += [(task, task["purchase"]) for task in planned if "purchase" in task]
    for written, name in spots:
        for family in written.pop("@"):
            players[families.index(family)]["tokens"].append(name)
    for seat, one in enumerate(sides):
        players[seat]["tokens"] += one["tokens"].split()


def stock_jobs(
    table: dict[str, Any], cards: Cards, round: int, deck: str | None, piles: dict[int, str], jobs: list[str]
) -> None:
    everybody = [*range(5), -1]
    lying = {number: cards.row(piles.get(number, ""), JOB_IDS) for number in range(1, 5)}
    known = {number: [everybody for _ in row] for number, row in lying.items()}
    exactly = None if deck is None else cards.row(deck, JOB_IDS)
    rest = cards.left(jobs)
    decks = [[name for name in rest if JOB_ROUND[JOB_IDS.index(name)] == number] for number in range(1, 5)]
    if exactly is not None:  # the others were played in this round, unrevealed
        lying[round] += decks[round - 1]
        known[round] += [[] for _ in decks[round - 1]]
        decks[round - 1] = exactly
    table["job_decks"] = decks
    table["piles"], table["piles_known"] = list(lying.values()), list(known.values())


def stock_influence(table: dict[str, Any], cards: Cards, deck: str | None, discard: str, ids: list[str]) -> None:
    exactly = None if deck is None else cards.row(deck, INFLUENCE_IDS)
    thrown = cards.row(discard, INFLUENCE_IDS)
    rest = cards.left(ids)
    table["influence_deck"] = rest if exactly is None else exactly
    table["influence_discard"] = thrown if exactly is None else [*thrown, *rest]
    table["influence_discard_known"] = [[*range(5), -1] for _ in table["influence_discard"]]
