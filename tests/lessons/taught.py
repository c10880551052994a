"""Players that do only what the guided games told them to look at, against random bots.

    python -m tests.lessons.taught                  # 100 games for each lesson
    python -m tests.lessons.taught dual_powers 40

Each player is a list of preferences that a lesson has spoken of. Where a lesson said nothing, it chooses at random. It
reads its own view and its options, nothing else. docs/lessons.md has the results.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import consigliere as cg
from consigliere.engine import Option, Result
from consigliere.games.corleones_empire import telling
from consigliere.games.la_famiglia.components import DISTRICT_OF, TERRITORY

from .solo_player import taste as solo

View = dict[str, Any]
Taste = Callable[[Option, View], float]
"""How much a choice fits what the lesson said; the highest is chosen, of equal ones any."""

GAMES = 100


def _number(option: Option) -> int:
    return option.target if isinstance(option.target, int) else int(str(option.target).rpartition("_")[2])


def _by_verb(view: View, option: Option, tastes: dict[str, dict[str, float]]) -> float:
    return tastes.get(view["step"], {}).get(option.verb, 0.0)


# --- Dual Powers: the unrest, the objective, the 15th, the new month, both actions of a leader, points

_DUEL = {
    "CommandAction": {"decline": -1.0},
    "LeaderAction": {"finish": -1.0},
    "Recruit": {"finish": -1.0},
    "MoveTo": {"stop": -1.0},
    "BonusAction": {"decline": -1.0},
}


def duel(option: Option, view: View) -> float:
    """The unrest and the own objective pay; the calendar gives bonus actions and the Will."""
    table, step, name = view["table"], view["step"], str(option.target)
    goals = [table["unrest"], str(table["sides"].get(table["you"], {}).get("objective")).split("_")[1:2]]
    wanted = {table["unrest"], *(goals[1] or [])}
    if step == "ChooseObjective":
        return 2.0 * (name.split("_")[1] == table["unrest"])
    if step == "Turn":
        leader = name.startswith("leader")
        days = 3 if leader else int("".join([c for c in name.split("_")[2] if c.isdigit()]))
        day = table["day"] + days
        return 3.0 * (day in (15, 31)) + 2.0 * (day > 31) + leader + 2.0 * (not leader and name.split("_")[1] in wanted)
    if step in ("PlaceLeader", "RecruitWhere", "MoveTo") and option.verb == "to":
        return 3.0 * (name == table["unrest"]) + 2.0 * (name in wanted)
    if step == "Recruit" and option.verb == "recruit":
        return _number(option) / 10
    if name in ("recruit", "leader_recruit", "bonus_recruit", "score", "espionage", "inspire_people"):
        return 2.0 + (name in ("espionage", "inspire_people"))
    return _by_verb(view, option, _DUEL)


# --- Corleone's Empire: jobs at once, pay before washing, the largest bill, small bids, dear jobs and small bills go

_EMPIRE = {
    "LaunderBill": {"decline": -1.0},
    "Exchange": {"decline": 1.0},
    "NextEffect": {"finish": -1.0},
}


def empire(option: Option, view: View) -> float:
    """Washed money counts: pay first, then the largest bills into the suitcase."""
    table, step, name = view["table"], view["step"], str(option.target)
    if step == "Turn":
        if option.verb in ("job", "common"):
            return 5.0
        if option.verb in ("thug", "family"):
            brings = telling.brings(name, table["tiles"])
            bills = [int(card[5:]) for card in table["hand"] if card.startswith("bill_")]
            washed = sum(sorted(bills)[::-1][: brings.count("launder")])
            return 1.0 + washed / 4 + sum(int(one[-1]) for one in brings if one.startswith("gain_bill")) / 4
        return 1.0
    if step == "NextEffect" and option.verb == "apply":
        return 3.0 if name.startswith(("reward", "gain_bill")) else 1.0 if name == "launder" else 2.0
    if option.verb in ("launder", "bill"):
        return 1.0 + _number(option)
    if step == "Bids":
        return 2.0 - _number(option) / 10 if option.verb == "bid" and not view["row"] else float(option.verb == "done")
    if option.verb in ("discard", "give", "offer"):
        return -_number(option) if name.startswith("bill_") else 1.0
    return _by_verb(view, option, _EMPIRE)


# --- La Famiglia: orders and soldiers, two territories of a district, weak neighbours, the cunning plan, a coward

_SICILY = {
    "ChoosePart": {"stop": -1.0},
    "GiveOrder": {"stop": -1.0},
    "Move": {"stop": -1.0},
    "ChooseNext": {"stop": -1.0},
    "Explosion": {"stop": -1.0},
    "ColumnChoice": {"stop": -1.0},
    "InstantLab": {"decline": -1.0},
    "InstantCar": {"decline": -1.0},
}


def sicily(option: Option, view: View) -> float:
    """Districts win: march where few defend, and where a second territory of a district falls."""
    table, step, name = view["table"], view["step"], str(option.target)
    own = table["seats"][view["seat"]]["family"]
    if option.verb in ("march", "place", "at") and name in TERRITORY:
        here = TERRITORY[name]
        district = [i for i, one in enumerate(DISTRICT_OF) if one == DISTRICT_OF[here] and i != here]
        mine = sum(table["owners"][i] == own for i in district)
        if option.verb == "march":
            return 5.0 + 2 * mine - table["soldiers"][here] if table["owners"][here] != own else 0.0
        return float(table["soldiers"][here]) if option.verb == "at" else 1.0 + mine
    if option.verb == "soldiers":
        return float(_number(option))
    if option.verb == "order":
        return 1.0 if "basic" in name else 2.0
    if option.verb == "conflict":
        return 1.0 if name == "cunning" else 0.0
    if option.verb == "card":
        return 1.0 if name.startswith("coward") else 0.0
    if step == "TakeCard":
        return 1.0 if name == "take" else 0.0
    if option.verb == "do":
        return {"order": 3.0, "place": 2.0, "recruit": 1.0}.get(name, 1.0)
    return _by_verb(view, option, _SICILY)


# --- La Cosa Nostra: every gangster works, businesses are bought, gangsters hired, jobs performed and not cancelled

_NEW_YORK = {
    "PlanningTurn": {"assign": 3.0, "plan": 2.0, "job": 1.0, "done": 0.0, "play": -1.0, "use": 0.5},
    "ActionTurn": {
        "perform": 4.0,
        "buy": 3.0,
        "target": 1.0,
        "end_turn": 0.0,
        "cancel": -1.0,
        "play": -2.0,
        "use": -1.0,
    },
    "IncomeHire": {"hire": 1.0},
    "BuyNow": {"purchase": 1.0},
}


def new_york(option: Option, view: View) -> float:
    """Actions and businesses make money. What cannot be paid is not planned."""
    table, step = view["table"], view["step"]
    own = table["players"][view["seat"]]
    if step == "PlanningTurn" and option.verb == "plan":
        return 2.0 if own["cash"] >= 4000 else 0.5
    if option.verb == "launder":
        return float(_number(option))
    return _by_verb(view, option, _NEW_YORK)


# --- Men of Mayhem: stand alone and exploit, keep the heat low, spare members, sell while one may

_CHARMING = {
    "Operations": {"use": 1.0},
    "ExploitAfter": {"exploit": 1.0},
    "ClaimPatch": {"take": 1.0},
    "Backup": {"call": 1.0},
}


def charming(option: Option, view: View) -> float:
    """Cash counts: exploit where one stands alone, sell bags, and mind the heat."""
    table, step, name = view["table"], view["step"], str(option.target)
    own = table["players"][view["seat"]]
    if step == "Turn":
        if option.verb == "exploit":
            return 6.0 if name != "charming_police" or own["heat"] >= 3 else 1.0
        return {"ride": 3.0, "recruit": 2.0, "patch_in": 2.0, "fight": 1.0, "sit_tight": -1.0}.get(option.verb, 0.0)
    if step == "RideTo":
        site = next((one for one in table["sites"] if one["id"] == name), None)
        empty = site is not None and not site["gangs"] and not site["marked"]
        return 2.0 * empty + 2.0 * (name == "charming_police" and own["heat"] >= 3)
    if step == "TrickChoice":
        return 1.0 if (option.verb == "trick") == (own["heat"] < 3) else 0.0
    if step == "Traffic":
        return float(_number(option))
    if step == "CloseFists":
        return -abs(_number(option) - 1.0)
    if step in ("Wounded", "Arrest", "CardWound"):
        return 1.0 if "prospect" in name else 0.0
    return _by_verb(view, option, _CHARMING)


class Taught(NamedTuple):
    """A lesson and the player that it makes."""

    lesson: str
    game: str
    seats: int
    taste: Taste
    options: dict[str, Any]
    team: tuple[int, ...] = (0,)
    """The seats of its side. At the others, and at an ally's, random bots play."""


ALL = (
    Taught("dual_powers/duel", "dual_powers", 2, duel, {}),
    Taught("dual_powers/solo", "dual_powers", 1, solo, {"mode": "solo", "difficulty": 1}),
    Taught("corleones_empire/first", "corleones_empire", 4, empire, {}),
    Taught("la_famiglia/first", "la_famiglia", 4, sicily, {"beginner_families": True}, (0, 2)),
    Taught("la_cosa_nostra/first", "la_cosa_nostra", 4, new_york, {}),
    Taught("men_of_mayhem/first", "men_of_mayhem", 4, charming, {}),
)


class Outcome(NamedTuple):
    """How a game went for the taught player."""

    won: float
    """1, or its share of a shared victory."""
    beaten: float
    """The share of its opponents that ended below it; half for those level with it. Without opponents: whether a random
    player in its seat ends below it in the same game."""


def _result(taught: Taught, seed: int, random_only: bool) -> Result:
    """The result of one game. The taught player's seat moves from game to game."""
    match = cg.new(taught.game, taught.seats, seed=seed, options=taught.options)
    pick, me = Random(seed), seed % taught.seats
    while match.result is None:
        seat = match.deciders[0]
        options = match.options(seat)
        if seat == me and not random_only and len(options) > 1:
            view = match.view(seat)
            worth = [taught.taste(option, view) for option in options]
            options = tuple([one for one, value in zip(options, worth, strict=True) if value == max(worth)])
        match.play(seat, pick.choice(options))
    return match.result


def play(taught: Taught, seed: int, random_only: bool = False) -> Outcome:
    """How a game went for the taught player's seat; with `random_only` it is random too."""
    me, result = seed % taught.seats, _result(taught, seed, random_only)
    winners, scores = result.winners, result.scores
    side = next((team for team in result.teams if me in team), (me,))
    won = len(set(winners) & set(side)) / len(winners) if winners else 0.0
    if result.teams:
        return Outcome(won, won)
    below = [scores[seat] for seat in range(taught.seats) if seat not in side]
    if not below:
        below = list(_result(taught, seed, True).scores)
    level = [1.0 * (scores[me] > other) + 0.5 * (scores[me] == other) for other in below]
    return Outcome(won, sum(level) / len(level))


def measure(taught: Taught, games: int, random_only: bool = False) -> Outcome:
    """The averages over some games."""
    rows = [play(taught, seed, random_only) for seed in range(games)]
    return Outcome(sum([row.won for row in rows]) / games, sum([row.beaten for row in rows]) / games)


def main() -> None:
    """Print the table of docs/lessons.md."""
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    games = int(sys.argv[2]) if len(sys.argv) > 2 else GAMES
    for taught in ALL:
        if wanted in taught.lesson:
            found, plain = measure(taught, games), measure(taught, games, random_only=True)
            print(
                f"{taught.lesson}: won {found.won:.0%} (random {plain.won:.0%}), "
                f"ahead of {found.beaten:.0%} of opponents (random {plain.beaten:.0%}), {games} games",
                flush=True,
            )


if __name__ == "__main__":
    main()
