"""The planner: moves tried ahead on a copy, in a world that the seat considers possible.

A plan is a seed, the question it starts from, and a list of moves. It is computed from these for every page, so nothing
has to be stored. The copy is made from what the seat sees, so it reveals nothing else.
"""

from __future__ import annotations

from typing import NamedTuple

from consigliere.board import tell
from consigliere.board.words import words_for
from consigliere.bots import GreedyBot, Sight
from consigliere.engine import ConsigliereError, Option
from consigliere.match import Match
from consigliere.table.base.errors import Refused
from consigliere.table.play.loaded import LoadedTable

from .boards import drawing, status
from .option_buttons import option_info
from .pages.advice_context import PlanContext
from .pages.context import Frame
from .pages.play_context import OptionInfo
from .seats import Reader, seat_names
from .wording import Wording

MOST_MOVES = 40  # of one plan: its address contains all of them
MOST_REPLIES = 12  # answers of others at a time


class Plan(NamedTuple):
    """The moves that a seat tries."""

    seat: int
    at: int  # the number of the question it starts from
    world: int  # the seed of what the seat cannot see
    moves: tuple[str, ...]  # "seat option", oldest first

    def query(self) -> list[tuple[str, str]]:
        """Return the plan as fields of an address."""
        return [("at", str(self.at)), ("world", str(self.world)), *(("m", move) for move in self.moves)]


def _begun(loaded: LoadedTable, plan: Plan) -> Match:
    return loaded.match.determinize(plan.seat, plan.world)


def _play(copy: Match, move: str) -> tuple[int, Option]:
    """Play one move of a plan. Raises Refused if it is not possible there."""
    seat, _, text = move.partition(" ")
    try:
        option = Option.parse(text)
        if not seat.isascii() or not seat.isdigit() or int(seat) not in copy.deciders:
            raise Refused("plan-stale", 409)
        copy.play(int(seat), option)
    except ConsigliereError as error:
        raise Refused("plan-stale", 409) from error
    return int(seat), option


def _decider(copy: Match, seat: int) -> int | None:
    """Return who decides next in the copy: the reader first, if they are among those asked."""
    if copy.result is not None or not copy.deciders:
        return None
    return seat if seat in copy.deciders else copy.deciders[0]


def answered(loaded: LoadedTable, plan: Plan) -> Plan:
    """Return the plan with the others' answers, chosen by quick players, until the reader decides again."""
    copy = _begun(loaded, plan)
    moves = list(plan.moves)
    for move in moves:
        _play(copy, move)
    bot = GreedyBot(plan.world, worlds=1, reach=1, throws=1)
    for _ in range(MOST_REPLIES):
        decider = _decider(copy, plan.seat)
        if decider is None or decider == plan.seat or len(moves) >= MOST_MOVES:
            break
        moves.append(f"{decider} {bot.choose(Sight(copy, decider))}")
        _play(copy, moves[-1])
    return plan._replace(moves=tuple(moves))


def planned(loaded: LoadedTable, plan: Plan, reader: Reader, wording: Wording, frame: Frame) -> PlanContext:
    """Return the page of a plan."""
    words = words_for(reader.language, loaded.row.game)
    names = seat_names(loaded, reader.language)
    copy = _begun(loaded, plan)
    said: list[str] = []
    for move in plan.moves:
        seat = move.partition(" ")[0]
        before = copy.view(int(seat)) if seat.isdigit() and int(seat) < loaded.row.seats else copy.view(plan.seat)
        who, option = _play(copy, move)
        said.append(f"{names[who]}: {tell.label(option, before, words, names)}")
    view = copy.view(plan.seat)
    decider = _decider(copy, plan.seat)
    options: tuple[OptionInfo, ...] = ()
    if decider is not None:
        seen = copy.view(decider)
        options = tuple([option_info(option, seen, words, "", names) for option in copy.options(decider)])
    drawn = drawing(view, words)
    seats = wording.seats(reader, view, frozenset())
    return PlanContext(
        frame=frame,
        table=loaded.id,
        game=loaded.row.game,
        seats=seats,
        world=plan.world,
        at=plan.at,
        moves=plan.moves,
        said=tuple(said),
        decider=None if decider is None else seats[decider],
        own=decider == plan.seat,
        options=options,
        board=drawn.board,
        areas=drawn.areas,
        hands=drawn.hands,
        status=status(view, words),
        outcome=tuple(tell.outcome(view, words, names)) if copy.result is not None else (),
    )
