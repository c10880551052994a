"""What a click on the board can stand for: ways to a piece, questions in a menu next to it, and why it cannot be
chosen.

Everything is computed in possible worlds of the seat (`engine.routes`). A row of options is one click. It is stored as
ordinary options and undone as one.
"""

from __future__ import annotations

from typing import Any, TypedDict

from consigliere.board import tell
from consigliere.board.words import Words
from consigliere.engine import OPEN, Answers, Match, Option
from consigliere.engine.routes import Row, Way, after, after_row, shortest_ways, successors
from consigliere.games import face
from consigliere.table.play.loaded import ROW, LoadedTable

from .ledgers import ledger
from .option_buttons import sure_of

MOST_WAYS = 8  # ways listed at a piece; if there are more, the page shows where they begin
FEW = 6  # the maximum number of options in a menu next to a piece; numbers may be more
MOST_ASKED = 4  # questions in a menu next to a piece, one below the other
MOST_REASONS = 60  # options of a piece for which the reason is looked up


class Asked(TypedDict):
    """One option in the menu next to a piece."""

    option: str
    label: str
    ends: bool  # no further question follows in the menu
    sure: str  # the confirmation to ask before it is taken


class Ask(TypedDict):
    """A question in the menu next to a piece."""

    ask: str
    whole: bool  # it needs no heading
    number: bool  # its options are numbers in a row
    options: list[Asked]


class Found(TypedDict):
    """What a click on a piece can stand for."""

    ways: list[Asked]
    first: list[str]  # pieces with which the ways begin, if they are too many to list
    why: str


def goes_on(world: Match) -> bool:
    """Return whether the world after an option belongs to the same move: no other order, phase or round began.

    One click never reaches across such a beginning: nobody means the fight of now by aiming the next order.
    """
    begins = face(world.title.id).section_events
    return not any(event.kind in begins for event in world.state.event_log or ())


def same_move(match: Match, seat: int) -> dict[Option, Match]:
    """Return the worlds after the options (`engine.routes.successors`) that still belong to the same move."""
    return {option: later for option, later in successors(match, seat).items() if goes_on(later)}


def is_asked_beside(world: Match, seat: int) -> bool:
    """Return whether a question can be asked in a menu next to a piece: numbers, or few options that are no pieces."""
    if not goes_on(world):
        return False
    step = world.state.stack[-1]
    question = step.question if isinstance(step, Answers) else step
    options = world.options(seat)
    if question.progress != OPEN or len(options) < 2:
        return False
    shows, view = face(world.title.id), world.view(seat)
    if view["step"] in shows.steps_apart:
        return False
    if _is_number(options):
        return True
    if len(options) > FEW:
        return False
    return view["step"] in shows.steps_at_piece or not any(shows.target_thing(option, view) for option in options)


def _is_number(options: tuple[Option, ...]) -> bool:
    return len({option.verb for option in options}) == 1 and all(isinstance(one.target, int) for one in options)


def questions_after(loaded: LoadedTable, seat: int, row: Row, words: Words, names: list[str]) -> list[Ask]:
    """Return the questions for the menu next to a piece after a row of options.

    After a question for a number the next one is asked as if the largest was chosen. The options of the last question
    confirm: they end the row, or lead on to further questions.
    """
    asks: list[Ask] = []
    world = after_row(loaded.match, seat, row)
    while world is not None and len(asks) < MOST_ASKED and is_asked_beside(world, seat):
        options, view = world.options(seat), world.view(seat)
        number = _is_number(options)
        ends = {option: number or not _leads_on(world, seat, option) for option in options}
        # the confirming options come first
        shown = options if number else sorted(options, key=lambda option: not ends[option])
        asks.append(
            {
                "ask": tell.question({**view, "asked": True}, words, names),
                "whole": view["step"] in face(world.title.id).steps_at_piece,
                "number": number,
                "options": [_asked((option,), (world,), seat, words, names, ends[option]) for option in shown],
            }
        )
        if not number:
            break
        world = after(world, seat, options[-1])
    return asks


def _leads_on(world: Match, seat: int, option: Option) -> bool:
    later = after(world, seat, option)
    return later is not None and is_asked_beside(later, seat)


def _asked(row: Row, worlds: tuple[Match, ...], seat: int, words: Words, names: list[str], ends: bool) -> Asked:
    """Return a row of options as one, each labelled as when it will be asked."""
    views = [world.view(seat) for world in worlds]
    labels = [tell.label(option, view, words, names) for option, view in zip(row, views, strict=True)]
    label = labels[0]
    for more in labels[1:]:
        label = words("web-row", first=label, second=more)
    sure = next((text for one, view in zip(row, views, strict=True) if (text := sure_of(one, view, words, names))), "")
    return {"option": ROW.join([str(option) for option in row]), "label": label, "ends": ends, "sure": sure}


def ways_to_any(
    loaded: LoadedTable, seat: int, things: list[str], sources: frozenset[str], words: Words, names: list[str]
) -> Found:
    """Return the ways to the topmost of some pieces under a pointer that has any; otherwise the most specific
    reason."""
    nothing: Found = {"ways": [], "first": [], "why": ""}
    for thing in things:
        found = ways_to(loaded, seat, thing, sources, words, names)
        if found["ways"] or found["first"]:
            return found
        nothing["why"] = nothing["why"] or found["why"]
    nothing["why"] = nothing["why"] or words("web-cannot-now")
    return nothing


def ways_to(
    loaded: LoadedTable, seat: int, thing: str, sources: frozenset[str], words: Words, names: list[str]
) -> Found:
    """Return the shortest rows of options that end at a piece, or the reason why there are none.

    With `sources`, only rows that one of these pieces carries out: it was dragged to the other.
    """
    shows = face(loaded.row.game)
    first = loaded.options(seat)
    if loaded.window() is not None:
        return {"ways": [], "first": [], "why": ""}

    def aims(row: Row, worlds: tuple[Match, ...]) -> bool:
        view = worlds[-1].view(seat)
        if shows.target_thing(row[-1], view) != thing or not all(goes_on(world) for world in worlds[1:]):
            return False
        if not sources:
            return len(row) > 1 or thing not in shows.source_things(row[-1], view)
        return any(
            sources & {shows.target_thing(option, seen), *shows.source_things(option, seen)} - {thing}
            for option, world in zip(row, worlds, strict=True)
            for seen in (world.view(seat),)
        )

    def enters(option: Option, depth: int) -> bool:
        if option.verb in shows.direct_verbs and not sources:
            return False
        return not (depth and option.verb in shows.separate_verbs) and not shows.gives_up(option, loaded.view(seat))

    found = [
        way
        for way in shortest_ways(loaded.match, seat, aims, enters)
        if not (len(way.row) > 1 and way.row[-1].verb in shows.separate_verbs)
    ]
    view = loaded.view(seat)
    found = _told_apart(found, seat)
    starts = list(dict.fromkeys([shows.target_thing(way.row[0], view) for way in found]))
    if len(found) > MOST_WAYS and all(starts):
        return {"ways": [], "first": starts, "why": words("web-choose-first")}
    why = "" if found else _why_not(loaded, seat, thing, first, view, words)
    ways = [_asked(*way, seat, words, names, not _leads_on(way.worlds[-1], seat, way.row[-1])) for way in found]
    return {"ways": ways[:MOST_WAYS], "first": [], "why": why}


def _told_apart(ways: list[Way], seat: int) -> list[Way]:
    """Return the ways without those that nobody could tell from an earlier one."""
    known: dict[tuple[str, ...], Way] = {}
    for way in ways:
        shows = face(way.worlds[0].title.id)
        same = [
            shows.same_choice(option, world.view(seat)) or str(option)
            for option, world in zip(way.row, way.worlds, strict=True)
        ]
        known.setdefault(tuple(same), way)
    return list(known.values())


def _why_not(
    loaded: LoadedTable, seat: int, thing: str, options: tuple[Option, ...], view: dict[str, Any], words: Words
) -> str:
    """Return the reason why a piece cannot be chosen now, preferably for the verbs of the question."""
    shows, match = face(loaded.row.game), loaded.match
    verbs = {option.verb for option in options} | shows.explained_verbs.get(view["step"], frozenset())
    about = [
        option
        for option in match.title.actions(match.setup.seats, match.setup.options)
        if option.target == thing or (option.verb in verbs and shows.target_thing(option, view) == thing)
    ]
    about.sort(key=lambda option: option.verb not in verbs)
    rules = ledger(loaded.row.game, words.language)
    for option in about[:MOST_REASONS]:
        rule = match.why_not(seat, option)
        if rule and option.verb in verbs:
            said = shows.missing_reason(thing, rule, view, words) or (rules[rule].text if rule in rules else "")
            if said:
                cited = said if said.endswith("]") else f"{said} [{rule}]"
                return cited.replace("*", "").replace("`", "")
    return ""
