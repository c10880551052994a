"""Finds what is hidden from a seat, from positions and views of any game.

A component is hidden from a seat if its id is in the position but not in the seat's view. What ids cannot show is
declared here, one line per game.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import consigliere as cg
from consigliere.engine import Answers, BadPosition, Seat
from consigliere.match import Match

# Face-down stacks that nobody has seen and that exchange no cards with other places: redealing changes nothing.
UNORDERED: dict[str, tuple[str, ...]] = {
    "corleones_empire": ("deck",),  # the game's own tests check that jobs in hands are redealt with it
    "dual_powers": ("tiles", "leader_pile"),
    "la_cosa_nostra": ("deck", "job_decks", "influence_deck"),  # the game's own tests check the order of "deck"
    "men_of_mayhem": ("deck", "tiles"),  # the game's own tests check what deals have moved
}

# Games whose hidden cards are of a few kinds with many copies each: every hand has some of the common kinds. So it is
# enough that a row changes (CE-GEN-09, invariant 21: stacks are public, and the sum of what others hold can be
# counted).
HEAPS: frozenset[str] = frozenset({"corleones_empire"})

# Games that hide nothing else by id: behind a blind are numbers, which can be computed except for what deals have moved
# (MM-INF-04). Their own tests check those.
HEAPS_ALONE = {"men_of_mayhem"}

# The minimum of hidden things in forty moments, for games that have few: allies see each other's (LF-TEAM-01), and
# during events everything is public.
FEW_HIDDEN: dict[str, int] = {"la_famiglia": 50}

# Parts of the table whose numbers only some seats know: those who were no party to a deal do not (MM-INF-04). A seat's
# own numbers are in its view.
DOUBTFUL: dict[str, tuple[str, ...]] = {"men_of_mayhem": ("cash", "gun", "contraband", "dealt")}

# Rows of the table with one number per seat, which only that seat knows.
NUMBERS: dict[str, tuple[str, ...]] = {"toy": ("coins",)}

# Events after which cards that all have just seen may be anywhere.
SHUFFLES: dict[str, tuple[str, ...]] = {"dual_powers": ("reshuffled",), "corleones_empire": ("reshuffled", "job_done")}

Path = tuple[Any, ...]


def _known_family_cards(table: dict[str, Any], seat: Seat | None, path: Path) -> bool | None:
    """Whether a seat knows a card of La Cosa Nostra, where equal copies share one id. None if the id is enough."""
    who = -1 if seat is None else seat
    match path:
        case ("players", owner, "influence", _):
            return bool(owner == who)
        case ("players", owner, "jobs", i):
            return who in table["players"][owner]["jobs_known"][i]
        case ("players", owner, "gangsters", n, "tasks", slot, "job"):
            return who in table["players"][owner]["gangsters"][n]["tasks"][slot]["known"]
        case ("piles", number, i):
            return who in table["piles_known"][number][i]
        case ("influence_discard", i):
            return who in table["influence_discard_known"][i]
    return None


def _known_without_seeing(table: dict[str, Any], seat: Seat | None, path: Path) -> bool | None:
    """Whether a seat knows a thing of La Famiglia that is not in its view, such as where an order is.

    All gains and sales of special orders are public, so the order is in HQ unless it may be one of those placed face
    down while its owner had it.

    [LF-RULE-53]
    """
    match path:
        case ("players", owner, "orders", i):
            player = table["players"][owner]
            if seat is not None and seat % 2 == owner % 2:
                return True
            return not any(player["orders"][i] in could for could in _could_lie(table, owner))
        case ("map", name, "orders", i, "order"):
            owner = next(n for n, one in enumerate(table["players"]) if one["family"] == table["map"][name]["colour"])
            entry = table["map"][name]["orders"][i]
            if table["phase"] not in ("planning", "planning_lull") or (seat is not None and seat % 2 == owner % 2):
                return True
            return len(_had(table, owner, entry["known"])) == 1
        case ("reached",):
            return True  # where the last strike ended: all have seen it
    return None


def _had(table: dict[str, Any], owner: Seat, gained: int) -> set[str]:
    """The orders of a family that were in its HQ or on the map when it had gained this many special ones."""
    player = table["players"][owner]
    family = player["family"]
    basic = {f"{family}_basic_{name}" for name in ("strike", "muster", "bomb", "reinforce", "dig_in")}
    return (basic | set(player["gained"][:gained])) - set(player["sold"])


def _could_lie(table: dict[str, Any], owner: Seat) -> list[set[str]]:
    """What each face-down order of a family could be."""
    if table["phase"] not in ("planning", "planning_lull"):
        return []
    family = table["players"][owner]["family"]
    lying = [entry for place in table["map"].values() if place["colour"] == family for entry in place["orders"]]
    return [_had(table, owner, entry["known"]) for entry in lying]


def _known_cards(table: dict[str, Any], seat: Seat | None, path: Path) -> bool | None:
    """Whether a seat knows a card of Corleone's Empire: hands, suitcases and drawn cards are known to their owner.

    Allies and completed jobs are taken in public, and characters outside the board are visible. [CE-GEN-09]
    """
    who = -1 if seat is None else seat
    match path:
        case ("hands" | "suitcases", owner, _):
            return bool(owner == who)
        case ("drawn", _):
            return bool(table["drawer"] == who)
        case ("allies" | "completed" | "supply", _, _):
            return True
    return None


# If equal copies share one id, the id does not show whether this copy is seen: then the game's own marks do.
KNOWN: dict[str, Callable[[dict[str, Any], Seat | None, Path], bool | None]] = {
    "corleones_empire": _known_cards,
    "la_cosa_nostra": _known_family_cards,
    "la_famiglia": _known_without_seeing,
}


def leaves(node: Any, path: Path = ()) -> list[tuple[Path, Any]]:
    """Every value in nested JSON, with its path."""
    found: list[tuple[Path, Any]] = []
    _gather(node, path, found)
    return found


def _gather(node: Any, path: Path, found: list[tuple[Path, Any]]) -> None:
    if type(node) not in (dict, list):
        found.append((path, node))
        return
    for key, value in node.items() if type(node) is dict else enumerate(node):
        kind = type(value)
        if kind is dict or kind is list:
            _gather(value, (*path, key), found)
        else:
            found.append(((*path, key), value))


def texts(node: Any) -> set[str]:
    """Every text in nested JSON: values, keys, and the parts of texts like "play:card" and "region:face"."""
    found: set[str] = set()
    _read(node, found)
    return found.union(*(text.split(":") for text in found if ":" in text))


def _read(node: Any, found: set[str]) -> None:
    kind = type(node)
    if kind is str:
        found.add(node)
    elif kind is dict:
        found.update(node)
        for value in node.values():
            _read(value, found)
    elif kind is list:
        for value in node:
            _read(value, found)


def sealed_rows(position: dict[str, Any]) -> Iterator[tuple[Path, str]]:
    """The parts of open sealed answers."""
    for i, step in enumerate(position["stack"]):
        if step["step"] == "Answers":
            for path, text in leaves(step["rows"]):
                yield ("stack", i, step["whom"][path[0]], *path[1:]), text


def hidden(match: Match, seat: Seat | None) -> dict[Path, str]:
    """The paths in the position of the things that the seat cannot know, and what they are."""
    position = match.position()
    seen = texts(match.view(seat))
    table = [(("table", *path), value) for path, value in leaves(position["table"])]
    asks = KNOWN.get(match.title.id)
    found: dict[Path, str] = {}
    for path, value in table:
        known = asks(position["table"], seat, path[1:]) if asks is not None else None
        if isinstance(value, str) and not (value in seen if known is None else known):
            found[path] = value
    for path, text in sealed_rows(position):
        if path[2] != seat and not _forced(match, path):
            found[path] = text
    return {path: value for path, value in found.items() if path[1] not in UNORDERED.get(match.title.id, ())}


def _forced(match: Match, path: Path) -> bool:
    """Whether a sealed answer is no secret: by public facts it was the only one possible."""
    asked = match.state.stack[path[1]]
    assert isinstance(asked, Answers)
    worlds = [match.determinize(None, seed).state for seed in range(4)]
    return all(len(asked.question.next_options(world, path[2], ())) == 1 for world in worlds)


def row_of(path: Path) -> Path:
    """The list that a thing lies in; its own path if it lies alone."""
    return path[:-1] if isinstance(path[-1], int) else path


def places(found: dict[Path, str]) -> dict[Path, Counter[str]]:
    """The things of a row, regardless of order, and how many copies of each."""
    rows: dict[Path, Counter[str]] = {}
    for path, value in found.items():
        rows.setdefault(row_of(path), Counter())[value] += 1
    return rows


def can_differ(match: Match, seat: Seat | None, paths: Iterable[Path], others: Iterable[Match]) -> bool:
    """Whether a seat cannot rule out that one of the hidden things at these paths is another one.

    This asks no `determinize`. Each thing is exchanged with everything hidden elsewhere on the table, and replaced by
    whatever lies at its place in the other matches. If such a position is possible and looks the same to the seat, the
    seat cannot know the thing. If there is none, the thing follows from what the seat sees. A sealed answer never
    follows: `hidden` leaves out those that were forced.
    """
    position = match.position()
    sight = cg.from_position(match.title.id, position).view(seat)
    stacks = (name for name in UNORDERED.get(match.title.id, ()) if name in position["table"])
    elsewhere = {other: thing for other, thing in hidden(match, seat).items() if other[0] == "table"}
    elsewhere |= dict(leaf for name in stacks for leaf in leaves(position["table"][name], ("table", name)))
    for path in paths:
        if path[0] != "table":
            return True
        value = _at(position, path)
        tried: list[dict[Path, Any]] = [{path: thing} for thing in sorted(_found_at(path, others) - {value})]
        swaps = {(row_of(other), thing): other for other, thing in elsewhere.items() if thing != value}
        tried += [{path: thing, other: value} for (row, thing), other in swaps.items() if row != row_of(path)]
        if any(_changed_view(match, seat, changes) == sight for changes in tried):
            return True
    return False


def _found_at(path: Path, matches: Iterable[Match]) -> set[str]:
    """What lies at a place in these matches, in whatever entry of a list."""
    tables = [match.position()["table"] for match in matches]
    found = [leaf for table in tables for leaf in leaves(table[path[1]], path[:2])]
    return {value for other, value in found if isinstance(value, str) and _shape(other) == _shape(path)}


def _shape(path: Path) -> Path:
    return tuple(0 if isinstance(part, int) else part for part in path)


def _at(position: dict[str, Any], path: Path) -> Any:
    node: Any = position
    for part in path:
        node = node[part]
    return node


def _changed_view(match: Match, seat: Seat | None, changes: dict[Path, Any]) -> dict[str, Any] | None:
    """What the seat would see in the position with these changes; None if it is impossible."""
    position = json.loads(json.dumps(match.position()))
    for path, value in changes.items():
        _at(position, path[:-1])[path[-1]] = value
    try:
        return cg.from_position(match.title.id, position).view(seat)
    except BadPosition:
        return None


def everything(match: Match) -> dict[Path, Any]:
    """Everything that a position says about the table and sealed answers, by path."""
    position = match.position()
    return dict(leaves(position["table"], ("table",))) | dict(sealed_rows(position))
