"""The log: rounds and phases divide it, each turn is a row under its outcome, and a fight keeps what decided it.

Above it is what has happened since the reader's last move, by kind, with a button that plays it back.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from markupsafe import Markup

from consigliere.board.words import Words
from consigliere.drawing import BLOW, PHASE, REVEAL, ROUND, TURN, Piece, sized_lru_cache

from . import html as h
from .context import SeatInfo
from .frame import cached, empty, icon, line_text, pattern_of, seat_mark
from .html import Element, Node, Woven, markup
from .play_context import LogLine, LogRow, PlayContext, TallyRow

DIVIDERS = (ROUND, PHASE)
SCENE = 4  # lines of one turn from which on they are folded under their outcome
DICE = ("tally-hit", "tally-miss")  # parts that are dice
MUCH = 24  # the longest part of a bar that the style sheet knows
SUFFERED = 2  # lines of what was done to the reader that stay unfolded
KINDS = 4  # kinds of events in the strip; the rest is a number
WORD, LEAST = 0.24, 1.2  # seconds in which a word is read, and that a moment takes at least: as in scene.js

Worn = tuple[tuple[int, str, Markup], ...]
"""The pattern and the mark of each seat."""


def fresh_lines(context: PlayContext) -> list[LogLine]:
    """Return the lines since the reader's last move."""
    return [line for row in context.log for line in row if line.new]


# --- since your move


def since(context: PlayContext, words: Words) -> Markup:
    """Render what has happened since the reader's last move, by kind, and a link that plays it back.

    While that is next to nothing, the goal of the game is in this place.
    """
    fresh = fresh_lines(context)
    if len(fresh) < 2:
        return markup(goal(words))
    counted = Counter([line.kind for line in fresh if words.has(f"since-{line.kind}")])
    kinds = tuple(counted.most_common(KINDS))
    rest = len(fresh) - sum([count for _, count in kinds])
    moments: dict[int, int] = {}
    for line in fresh:
        moments[line.n] = moments.get(line.n, 0) + len(line.text.split())
    lasts = round(sum([max(LEAST, WORD * count) for count in moments.values()]))
    return _since(kinds, rest, fresh[0].n, lasts, context.table, words)


@cached(256)
def _since(kinds: tuple[tuple[str, int], ...], rest: int, first: int, lasts: int, table: str, words: Words) -> Node:
    told = [words(f"since-{kind}", count=count) for kind, count in kinds]
    if not told:
        told = [words("web-since", count=rest)]
    elif rest:
        told.append(words("web-since-other", count=rest))
    return h.div(".since-strip")[
        h.button(".since-count", type="button", data_kept="since")[
            h.b[words("web-since-title")], h.span[", ".join(told)]
        ],
        h.a(
            ".since-play",
            href=f"/t/{table}/replay?n={max(0, first - 1)}&play=1",
            title=words("web-since-play"),
        )[icon("play"), h.span(".unseen")[words("web-since-play")], f"{lasts // 60}:{lasts % 60:02}"],
    ]


def goal(words: Words) -> Node:
    """Render what the game is about in one line; nothing for a game that does not say so."""
    return words.has("game-goal") and h.p(".goal")[h.b[words("web-goal")], " ", words("game-goal")]


# --- rows


def log(context: PlayContext, words: Words) -> Markup:
    """Render the log, newest first in the document.

    The style sheet reverses it, so the newest is visible without script.
    """
    if not context.log:
        return markup(empty(words("web-log-empty"), "log"))
    worn = _worn(context.seats)
    rows = [_log_begins(words("web-tab-log"))]
    fresh = context.log[-1][0].new
    for told in reversed(list(_turns(context.log))):
        if fresh and not told[0].new:
            fresh = False
            rows.append(_log_since(words("web-log-new")))
        rows.append(_log_row(told, worn, context.table, words))
    return Woven.of([*rows, _LOG_ENDS])


def _worn(seats: Sequence[SeatInfo]) -> Worn:
    return tuple([(seat.index, pattern_of(seat), seat_mark(seat)) for seat in seats])


def _turns(rows: Sequence[LogRow]) -> Iterator[LogRow]:
    """Yield the rows of the log, with successive choices of one seat as one: a turn is one row."""
    turn: list[LogRow] = []
    for row in rows:
        if turn and not _continues(turn[0], row):
            yield _joined(tuple(turn))
            turn = []
        turn.append(row)
    if turn:
        yield _joined(tuple(turn))


def _continues(turn: LogRow, row: LogRow) -> bool:
    """Return whether a choice belongs to the turn of the same seat. Fights and new parts of the game stand alone."""
    seat = turn[0].seat
    lines = (*turn, *row)
    return (
        seat is not None
        and turn[0].new == row[-1].new
        and all(line.seat in (seat, None) and not line.begins and not line.tally for line in lines)
    )


@lru_cache(maxsize=8192)
def _joined(rows: tuple[LogRow, ...]) -> LogRow:
    return rows[0] if len(rows) == 1 else LogRow([line for row in rows for line in row])


_LOG_ENDS: Final = Piece.of("</ol>")


@lru_cache(maxsize=16)
def _log_begins(label: str) -> Piece:
    return Piece.of(str(h.ol(".log", tabindex="0", aria_label=label)).removesuffix("</ol>"))


@lru_cache(maxsize=16)
def _log_since(text: str) -> Piece:
    return Piece.of(str(h.li(".log-since")[h.span[text]]))


@sized_lru_cache(32768)
def _log_row(told: LogRow, worn: Worn, table: str, words: Words) -> Piece:
    """Render the lines of one turn, newest first."""
    return Piece.of(str(markup(_log_lines(told[::-1], worn, table, words))), str(told[0].n))


def _log_lines(told: tuple[LogLine, ...], worn: Worn, table: str, words: Words) -> list[Node]:
    """Render the lines of one turn, newest first: dividers, and rows between them."""
    places = _places(told)
    rows: list[Node] = []
    first = 0
    for end, line in enumerate(told, 1):
        divides = line.begins in DIVIDERS
        answers = end < len(told) and line.ruled and not told[end].ruled  # an automatic side plays: its own row
        if not divides and not answers and line.begins != TURN and end < len(told):
            continue
        part = told[first : end - divides]
        if part:
            rows.append(_row(part, places[first:], worn, table, words))
        if divides:
            rows.append(_divider(line, places[end - 1], table, words))
        first = end
    return rows


def _places(told: tuple[LogLine, ...]) -> list[int]:
    """Return the place of each line in its choice, counted from the last one.

    So a line keeps its id when the oldest ones are cut off.
    """
    seen: Counter[int] = Counter()
    places: list[int] = []
    for line in told:
        seen[line.n] += 1
        places.append(seen[line.n])
    return places


def _divider(line: LogLine, place: int, table: str, words: Words) -> Element:
    """Render the start of a round or a phase. It is never folded under somebody's move."""
    return h.li(f"#log-{line.n}-{place}.log-{line.begins}", data_new="1" if line.new else None)[
        _moment(line, place, table, words)
    ]


def _row(told: Sequence[LogLine], places: Sequence[int], worn: Worn, table: str, words: Words) -> Element:
    """Render one turn, newest line first: its outcome, and what led to it. Much of that is folded."""
    outcome = _outcome(told)
    whose = outcome.seat if outcome.seat is not None else _winner(outcome)
    side = next((pattern for seat, pattern, _ in worn if seat == whose), None)
    mark = next((mark for seat, _, mark in worn if seat == whose), Markup())
    lines = [_line(line, place, line is outcome, table, words) for line, place in zip(told, places, strict=False)]
    folded = len(told) >= SCENE or any(line.tally for line in told)
    return h.li(
        f".log-turn{'.log-scene' * folded}{'.log-fight' * any(line.tally for line in told)}",
        data_new="1" if outcome.new else None,
        data_own="1" if outcome.own else None,
        data_seat=None if whose is None else str(whose),
        data_side=side,
    )[
        mark or icon("log"),
        _fold(told, places[0], outcome, lines, worn, words) if folded else h.ol(".log-lines")[lines],
    ]


def _outcome(told: Sequence[LogLine]) -> LogLine:
    """Return what a turn came to: its heaviest line, of equal ones the newest; or how it began if none is heavier."""
    outcome = max(told, key=lambda line: line.weight)
    return told[-1] if outcome.weight == told[-1].weight else outcome


def _winner(line: LogLine) -> int | None:
    return next((row.seat for row in line.tally if row.wins), None)


def _fold(
    told: Sequence[LogLine], place: int, outcome: LogLine, lines: list[Element], worn: Worn, words: Words
) -> Element:
    began = outcome if outcome.tally else told[-1]  # a fight says enough by its sum
    score = [str(row.total) for row in outcome.tally]
    suffered = [line for line in _suffered(told, outcome) if line.text not in (outcome.text, began.text)]
    beginning = outcome.text != began.text and not (suffered and outcome.seat is None)
    hidden = len(lines) - 1 - beginning - len(suffered)
    return h.details(f"#scene-{outcome.n}-{place}")[
        h.summary[
            h.span(".log-outcome")[line_text(outcome, words)],
            len(score) > 1 and h.b(".log-score")[" : ".join(score)],
            beginning and h.span(".log-began")[line_text(began)],
            [h.span(".log-suffered")[line_text(line)] for line in suffered],
            hidden > 0 and h.span(".log-more")[words("web-log-more", count=hidden)],
        ],
        [_tally(line, len(told) > 1 and line is not outcome, worn) for line in reversed(told) if line.tally],
        h.ol(".log-steps")[lines],
    ]


def _suffered(told: Sequence[LogLine], outcome: LogLine) -> list[LogLine]:
    """Return what another seat's turn did to the reader, oldest first: it is never folded away."""
    if outcome.own:
        return []
    least = REVEAL if outcome.seat is None else BLOW  # of what all do together, the own part is told
    hurt = [line for line in told[::-1] if line.upon or (line.own and line.weight >= least)]
    heaviest = sorted(hurt, key=lambda line: -line.weight)[:SUFFERED]
    return [line for line in hurt if line in heaviest]


def _tally(line: LogLine, captioned: bool, worn: Worn) -> Element:
    """Render what decided a fight: a bar for each side, in the units of the sum."""
    most = max([_length(row) for row in line.tally])
    return h.div(".decided")[
        captioned and h.p[line_text(line)],
        [_tally_row(row, most, worn) for row in line.tally],
    ]


def _length(row: TallyRow) -> int:
    return sum([amount for *_, amount in row.parts])


def _tally_row(row: TallyRow, most: int, worn: Worn) -> Element:
    mark = next((mark for seat, _, mark in worn if seat == row.seat), None)
    side = next((pattern for seat, pattern, _ in worn if seat == row.seat), None)
    said = ", ".join([f"{name} {amount}" for _, name, amount in row.parts])
    dice = all(part in DICE for part, *_ in row.parts)  # they show what they are
    rest = most - _length(row)
    return h.div(
        ".tally-row",
        data_wins="1" if row.wins else None,
        data_seat=None if row.seat is None else str(row.seat),
        data_side=side,
    )[
        mark or h.span(".tally-who")[row.name],
        h.span(".tally-bar", role="img", aria_label=f"{row.name}: {said} = {row.total}", title=said)[
            [h.i(f".{part}", data_much=str(min(amount, MUCH)))[str(amount)] for part, _, amount in row.parts],
            rest > 0 and h.i(".tally-rest", data_much=str(min(rest, MUCH))),
        ],
        h.b[str(row.total)],
        h.span(".tally-words", aria_hidden="true")[said] if len(row.parts) > 1 and not dice else None,
        bool(row.notes) and h.span(".tally-notes")[", ".join(row.notes)],
    ]


def _line(line: LogLine, place: int, head: bool, table: str, words: Words) -> Element:
    """Render a line with a link to the board at its moment, as the reader saw it.

    Only one line of a choice is a tab stop.
    """
    return h.li(
        f"#log-{line.n}-{place}{'.log-head' * head}",
        data_new="1" if line.new else None,
        data_things=" ".join(line.things) or None,
    )[_moment(line, place, table, words)]


def _moment(line: LogLine, place: int, table: str, words: Words) -> Element:
    address = f"/t/{table}/replay?n={line.n}"
    return h.a(".moment", href=address, tabindex=None if place == 1 else "-1")[line_text(line, words)]
