"""Puzzles as their reader sees them: the moment from the view of one seat, and what is said about an answer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from consigliere.board import tell
from consigliere.board.advice_words import CERTAIN, later
from consigliere.board.hints import change_text
from consigliere.board.puzzles import (
    COUNT,
    MOST,
    MOVE,
    NOT,
    OFFER,
    READ,
    SURE,
    Puzzle,
    daily,
    moment,
    puzzles,
    standing_offer,
)
from consigliere.board.words import Words, words_for
from consigliere.engine import Match, NotUnderstood, Option
from consigliere.engine.foresight import foresee
from consigliere.games import face, titles
from consigliere.table.base import clock
from consigliere.table.base.errors import Refused

from .boards import drawing, status
from .log_lines import seen
from .option_buttons import option_info
from .pages.context import Frame, PuzzleInfo, SeatInfo
from .pages.play_context import OptionInfo
from .pages.puzzle_context import (
    ASKED,
    RIGHT,
    SHOWN,
    WRONG,
    Because,
    PuzzleContext,
    PuzzleListContext,
)
from .seats import livery_of, side_name, side_of

DAY = 24 * 3600
LOG_LINES = 400  # the end of the log that a page has
STEP_LINES = 3  # sentences about one choice that explain a reading


class Moment(NamedTuple):
    """What a seat sees and may do at the moment of a puzzle."""

    match: Match
    view: dict[str, Any]


MOST_MOMENTS = 32  # cached
_moments: dict[str, Moment] = {}


def moment_of(puzzle: Puzzle) -> Moment:
    """Return the moment of a puzzle. The last few are cached."""
    known = _moments.get(puzzle.path)
    if known is None:
        try:
            match = moment(puzzle)
        except NotUnderstood:
            raise Refused("not-found", 404) from None
        known = Moment(match, match.view(puzzle.seat))
        while len(_moments) >= MOST_MOMENTS:
            _moments.pop(next(iter(_moments)))
        _moments[puzzle.path] = known
    return known


def all_puzzles(game: str = "") -> tuple[Puzzle, ...]:
    """Return the puzzles of a game, or of all games. A file that cannot be read has none."""
    found: list[Puzzle] = []
    for title in titles():
        if game in ("", title.id):
            try:
                found += puzzles(title.id)
            except NotUnderstood:
                continue
    return tuple(found)


def puzzle_of_today(game: str = "") -> Puzzle | None:
    """Return the puzzle of the day: of all games, or of one. It changes at midnight UTC."""
    return daily(all_puzzles(game), int(clock.now() // DAY))


def puzzle_info(puzzle: Puzzle, solved: set[str]) -> PuzzleInfo:
    """Return a puzzle as a list shows it."""
    number = [one.id for one in puzzles(puzzle.game)].index(puzzle.id) + 1
    return PuzzleInfo(
        puzzle.game, puzzle.id, puzzle.kind, number, puzzle.level, puzzle.record.seats, puzzle.path in solved
    )


def puzzle_list(game: str, solved: set[str], frame: Frame) -> PuzzleListContext:
    """Return the list of puzzles."""
    today = puzzle_of_today(game)
    return PuzzleListContext(
        frame,
        game,
        tuple([puzzle_info(puzzle, solved) for puzzle in all_puzzles(game)]),
        None if today is None else puzzle_info(today, solved),
    )


def puzzle_context(puzzle: Puzzle, said: str, shown: bool, solved: set[str], frame: Frame) -> PuzzleContext:
    """Return the page of a puzzle, before or after an answer."""
    here = moment_of(puzzle)
    words = words_for(frame.language, puzzle.game)
    view = here.view
    names = _names(puzzle, view, words)
    told = said if said in puzzle.choices else ""
    state = SHOWN if shown else ASKED if not told else RIGHT if told == puzzle.answer else WRONG
    drawn = drawing(view, words)
    every = puzzles(puzzle.game)
    return PuzzleContext(
        frame=frame,
        info=puzzle_info(puzzle, solved),
        count=len(every),
        solved=sum(one.path in solved for one in every),
        seats=_seats(puzzle, view, words, names),
        seat=puzzle.seat,
        asks=_asks(puzzle, words, names),
        about=_about(puzzle, here, words, names),
        choices=tuple([_choice(puzzle, choice, view, words, names) for choice in puzzle.choices]),
        state=state,
        said=told,
        answer=puzzle.answer if state in (RIGHT, SHOWN) else "",
        because=_because(puzzle, here, state, told, words, names),
        chances=_chances(puzzle, state, told),
        following=_following(puzzle, solved),
        log=tuple(_log(here, puzzle.seat, words, names)),
        status=status(view, words),
        board=drawn.board,
        areas=drawn.areas,
        hands=drawn.hands,
    )


def _following(puzzle: Puzzle, solved: set[str]) -> PuzzleInfo | None:
    """Return the next puzzle of the game that is not solved, from this one on and then from the first."""
    every = puzzles(puzzle.game)
    at = [one.id for one in every].index(puzzle.id)
    rest = [one for one in (*every[at + 1 :], *every[:at]) if one.path not in solved]
    return puzzle_info(rest[0], solved) if rest else None


def _names(puzzle: Puzzle, view: dict[str, Any], words: Words) -> list[str]:
    """Return the names of the seats: by their sides, because that is what the board shows of them."""
    names: list[str] = []
    for seat in range(puzzle.record.seats):
        side, own = side_of(seat, view), f"bot-name-{seat + 1}"
        if side:
            names.append(words(f"side-{side}"))
        else:
            names.append(words(own) if words.has(own) else words("seat-name", number=str(seat + 1)))
    return names


def _seats(puzzle: Puzzle, view: dict[str, Any], words: Words, names: list[str]) -> tuple[SeatInfo, ...]:
    return tuple(
        SeatInfo(
            index=seat,
            name=name,
            kind="human" if seat == puzzle.seat else "bot",
            yours=seat == puzzle.seat,
            role=role if (role := side_name(seat, view, words)) not in name else "",
            livery=livery_of(seat, view),
            game=puzzle.game,
        )
        for seat, name in enumerate(names)
    )


def _asks(puzzle: Puzzle, words: Words, names: list[str]) -> str:
    reading = puzzle.reading
    if reading is None:
        return words(f"web-puzzle-ask-{puzzle.kind}")
    sort = reading.place if words.has(reading.place) else reading.place.rpartition("_")[2]
    place = words.thing(sort, "full") if reading.asks == MOST else reading.place
    facts = {"name": names[reading.holder], "place": place}
    own = f"puzzle-{reading.what}-{reading.asks}"
    return words(own if words.has(own) else f"web-puzzle-ask-{reading.asks}", **facts)


def _about(puzzle: Puzzle, here: Moment, words: Words, names: list[str]) -> tuple[str, ...]:
    """Return the question of the game, or the terms of the offer."""
    if puzzle.kind == MOVE:
        return (tell.question(here.view, words, names),)
    if puzzle.kind == OFFER:
        offer = standing_offer(puzzle, here.match)
        assert offer is not None
        maker = words("web-puzzle-offer-from", name=names[offer.maker])
        return (maker, tell.terms(offer.to_json(), here.view, words, names))
    return ()


def _choice(puzzle: Puzzle, choice: str, view: dict[str, Any], words: Words, names: list[str]) -> OptionInfo:
    if puzzle.kind == MOVE:
        return option_info(Option.parse(choice), view, words, "", names)
    if puzzle.kind == OFFER:
        return OptionInfo(choice, words(f"web-puzzle-{choice}"))
    assert puzzle.reading is not None
    if puzzle.reading.asks in (COUNT, MOST):
        return OptionInfo(choice, choice)
    return OptionInfo(choice, words.thing(choice, "full"))


# --- after an answer


def _chances(puzzle: Puzzle, state: str, said: str) -> dict[str, int]:
    """Return the chance to win after the choice that was made, or after all once the answer is known."""
    known = puzzle.choices if state in (RIGHT, SHOWN) else (said,) if state == WRONG else ()
    return {choice: round(100 * puzzle.chances[choice]) for choice in known if choice in puzzle.chances}


def _because(puzzle: Puzzle, here: Moment, state: str, said: str, words: Words, names: list[str]) -> Because | None:
    if state == ASKED:
        return None
    if state == WRONG:
        return Because(words("web-puzzle-wrong"), tuple(_why_not(puzzle, here, said, words, names)))
    best = _choice(puzzle, puzzle.answer, here.view, words, names).label
    heading = words("web-puzzle-right") if state == RIGHT else words("web-puzzle-shown", answer=best)
    lines = list(_why_read(puzzle, here, words, names) if puzzle.kind == READ else _why(puzzle, here, words))
    worlds = sum(one.worlds for one in puzzle.checked)
    return Because(heading, (*lines, words("web-puzzle-checked", count=worlds)))


def _why_not(puzzle: Puzzle, here: Moment, said: str, words: Words, names: list[str]) -> Iterator[str]:
    """Say what is wrong with a choice, and what it changes, without the right one."""
    reading = puzzle.reading
    if reading is None:
        chance = round(100 * puzzle.chances.get(said, 0.0))
        yield words("web-puzzle-less", chance=str(chance))
        yield from _at_once(puzzle, here, said, words)
    elif reading.asks == NOT:
        yield words("web-puzzle-possible", name=names[reading.holder])
    elif reading.asks == SURE:
        yield words("web-puzzle-uncertain", name=names[reading.holder])
    elif reading.asks == MOST:
        yield words("web-puzzle-most-again")
    else:
        yield words("web-puzzle-count-again", name=names[reading.holder])


def _why(puzzle: Puzzle, here: Moment, words: Words) -> Iterator[str]:
    """Say why a choice is best: the chances, what changes at once, what differs later."""
    others = [chance for choice, chance in puzzle.chances.items() if choice != puzzle.answer]
    best = round(100 * puzzle.chances[puzzle.answer])
    yield words("web-puzzle-chance", chance=str(best), other=str(round(100 * max(others))))
    yield from _at_once(puzzle, here, puzzle.answer, words)
    rows = sorted(puzzle.later.get(words.language, []), key=lambda row: row[0] != words("web-points"))
    differs = later(rows, words, 2)  # points first: they are what the others lead to
    if differs:
        yield differs


def _at_once(puzzle: Puzzle, here: Moment, choice: str, words: Words) -> Iterator[str]:
    """Say what a move changes at once and for certain."""
    if puzzle.kind != MOVE:
        return
    shows = face(puzzle.game)
    coming = foresee(here.match, puzzle.seat, Option.parse(choice), lambda view: shows.preview_figures(view, words))
    for change in list(coming.certain.items())[:CERTAIN]:
        yield change_text(change, words)


def _why_read(puzzle: Puzzle, here: Moment, words: Words, names: list[str]) -> Iterator[str]:
    """Say why something is certain: where it lies, or the lines of the log that say it."""
    reading = puzzle.reading
    assert reading is not None
    name = names[reading.holder]
    told = [(by, _told(here, at, puzzle.seat, name, words, names)) for at, by in reading.steps]
    if reading.asks == NOT:
        places = _places(puzzle.answer, here.view["table"], words)
        if places:
            yield words("web-puzzle-seen-at", place=places[0])
        else:
            yield words("web-puzzle-left" if told else "web-puzzle-no-room", name=name)
            yield from [words("web-puzzle-told", told=text) for _, text in told]
    elif reading.asks == SURE:
        yield words("web-puzzle-holds", name=name)
        yield from [words("web-puzzle-told", told=text) for _, text in told]
    elif reading.asks == MOST:
        yield words("web-puzzle-most-left", name=name)
        places = _counted_places(f"{reading.place}_", here.view["table"], words)
        if places:
            yield words("web-puzzle-most-where", places=", ".join(places))
    else:
        yield words("web-puzzle-counted", name=name)
        for i, (by, text) in enumerate(told):
            if i == 0 and not (name in text and str(by) in text):  # nothing tells what everybody begins with
                yield words("web-puzzle-began", count=str(by))
            else:
                yield words("web-puzzle-step", change=f"{by:+d}".replace("-", "−"), told=text)
        if told:
            yield words("web-puzzle-sum", count=puzzle.answer)


def _told(here: Moment, at: int, seat: int, name: str, words: Words, names: list[str]) -> str:
    """Return what the log says about a seat after a choice; everything, if it does not name the seat."""
    match = here.match
    events = seen(match.opening if at < 0 else match.history()[at].events, seat)
    told = [tell.sentence(event, here.view, words, names) for event in tell.together(events, here.view)]
    lines = [line for line in told if line]
    return " ".join(([line for line in lines if name in line] or lines)[:STEP_LINES])


def _counted_places(begin: str, table: dict[str, Any], words: Words) -> list[str]:
    """Return where the reader sees things of a sort, with their number, as far as the game has words for it."""
    found = {key: _count(value, begin) for key, value in table.items() if words.has(f"puzzle-at-{key}")}
    return [f"{words(f'puzzle-at-{key}')}: {count}" for key, count in found.items() if count]


def _count(value: Any, begin: str) -> int:
    if isinstance(value, dict):
        return sum([_count(one, begin) for one in value.values()])
    if isinstance(value, list):
        return sum([_count(one, begin) for one in value])
    return int(isinstance(value, str) and value.startswith(begin))


def _places(thing: str, table: dict[str, Any], words: Words) -> list[str]:
    """Return where the reader sees a thing, as far as the game has words for it."""
    found = [key for key, value in table.items() if _contains(value, thing)]
    return [words(f"puzzle-at-{key}") for key in found if words.has(f"puzzle-at-{key}")]


def _contains(value: Any, thing: str) -> bool:
    if isinstance(value, dict):
        return any(_contains(one, thing) for one in value.values())
    return any(_contains(one, thing) for one in value) if isinstance(value, list) else value == thing


def _log(here: Moment, seat: int, words: Words, names: list[str]) -> Iterator[str]:
    """Return the end of what the seat has seen, oldest first."""
    match, view = here.match, here.view
    rows = [seen(match.opening, seat), *(seen(choice.events, seat) for choice in match.history())]
    told = [tell.sentence(event, view, words, names) for row in rows for event in tell.together(row, view)]
    yield from [text for text in told if text][-LOG_LINES:]
