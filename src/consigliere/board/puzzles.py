"""Puzzles: a moment of a game between bots, a question to one seat, a few answers, and the best one.

The puzzles of a game are in `puzzles/puzzles.json`, in the folder of its face. `consigliere puzzles make` writes that
file; docs/puzzles.md describes it. A puzzle stores no position: the game is played again from its seed up to that
moment, so a position that the present rules do not allow is noticed at once.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from functools import lru_cache
from typing import Any, NamedTuple

from consigliere.engine import ConsigliereError, Fast, Match, NotUnderstood, Offer, Option, Setup
from consigliere.games import face, find
from consigliere.games.editions import base_of

FOLDER = "puzzles"
FILE = "puzzles.json"
REFUSED = "refused.toml"
FORMAT = 1

MOVE, READ, OFFER = "move", "read", "offer"
KINDS = (MOVE, READ, OFFER)
ACCEPT, REFUSE = "accept", "refuse"
NOT, SURE, COUNT, MOST = "not", "sure", "count", "most"
READINGS = (NOT, SURE, COUNT, MOST)
"""What a puzzle of the kind `read` asks: what a seat cannot hold, what it holds for certain, how much it has, or how
many of a sort it can hold at most.
"""


class Record(NamedTuple):
    """A game between bots, from which puzzles were made."""

    seats: int
    options: dict[str, Any]
    seed: int
    choices: tuple[str, ...]
    """Each as seat and option."""
    bot: str
    """The bot at every seat."""


class Reading(NamedTuple):
    """What a puzzle of the kind `read` asks about."""

    holder: int
    """The seat whose hidden things it asks about."""
    what: str
    """The name of the hidden things, in `reads.toml` and in the texts of the game."""
    asks: str
    """One of READINGS."""
    place: str = ""
    """Where they lie, if there are several places; for MOST, the sort."""
    steps: tuple[tuple[int, int], ...] = ()
    """Why it is so: after which choices (-1: from the beginning) what lies there became more or less, and by how much.
    For SURE and NOT it is the choice with which the answer came or went."""


class Made(NamedTuple):
    """How a file was made: the same makes it again."""

    seed: int
    counts: dict[str, int]
    """By kind: how many puzzles were wanted."""
    games: int
    """The most games."""
    bot: str
    """The bot at every seat."""


class Checked(NamedTuple):
    """One check of a puzzle: a seed, the number of worlds, and by how much the answer is better than the next best.

    For the kind `read`: the share of the worlds in which the most plausible wrong answer is not right.
    """

    seed: int
    worlds: int
    margin: float
    error: float


class Puzzle(NamedTuple):
    """A question with one best answer."""

    game: str
    id: str
    kind: str
    record: Record
    at: int
    """The number of choices before this moment."""
    seat: int
    """Who is asked."""
    choices: tuple[str, ...]
    answer: str
    level: int
    """1: a first look finds it; 2: it takes a count of the own move; 3: it takes looking ahead."""
    seen: str
    """A digest of what the seat sees."""
    checked: tuple[Checked, ...]
    chances: dict[str, float]
    """By choice: the chance to win after it. {} for the kind `read`."""
    later: dict[str, list[list[Any]]]
    """By language: figures that differ some turns later, as `board.later` finds them."""
    reading: Reading | None
    offer: int
    """The number of the offer that is judged; 0 for other kinds."""

    @property
    def path(self) -> str:
        """How it is stored and addressed."""
        return f"{self.game}/{self.id}"


def digest(view: dict[str, Any]) -> str:
    """A digest of what a view shows of a game; the same on every machine.

    The version of the rules and the settings are left out: a new version or setting may well change nothing here.
    """
    shown = {name: value for name, value in view.items() if name not in ("rules", "options")}
    text = json.dumps(shown, sort_keys=True, ensure_ascii=False, default=str)
    return hashlib.blake2b(text.encode(), digest_size=6).hexdigest()


def id_of(kind: str, record: Record, at: int, seat: int) -> str:
    """The id of a puzzle: the same moment always has the same one."""
    text = f"{record.seats}/{record.seed}/{at}/{seat}"
    return f"{kind}-{hashlib.blake2b(text.encode(), digest_size=4).hexdigest()}"


@lru_cache(64)
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game; () if it has none. Raises NotUnderstood for a file that has no puzzles in it."""
    if base_of(game) != game:  # with corrected components another answer may be best
        return ()
    text = face(game).read_file(FOLDER, FILE)
    return read_puzzles(game, text) if text else ()


@lru_cache(64)
def refused(game: str) -> dict[str, str]:
    """The puzzles of a game that somebody has read and left out, by id, with the reason. The makers of puzzles leave
    them out, so that the same seed makes the same file again."""
    text = face(game).read_file(FOLDER, REFUSED)
    try:
        found = tomllib.loads(text) if text else {}
    except tomllib.TOMLDecodeError as error:
        raise NotUnderstood(f"{REFUSED} of {game}: no TOML: {error}") from error
    if any(not isinstance(reason, str) or not reason.strip() for reason in found.values()):
        raise NotUnderstood(f"{REFUSED} of {game}: every puzzle needs a reason")
    return dict(found)


def find_puzzle(path: str) -> Puzzle | None:
    """A puzzle by game and id; None if this release has no such puzzle."""
    game, _, name = path.partition("/")
    try:
        return next((puzzle for puzzle in puzzles(game) if puzzle.id == name), None)
    except NotUnderstood:
        return None


def read_puzzles(game: str, text: str) -> tuple[Puzzle, ...]:
    """Puzzles from the text of their file. Raises NotUnderstood with what is wrong."""
    try:
        data = json.loads(text)
    except ValueError as error:
        raise NotUnderstood(f"puzzles of {game}: no JSON: {error}") from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise NotUnderstood(f"puzzles of {game}: not a file of format {FORMAT}")
    try:
        records = [
            Record(
                int(one["seats"]),
                dict(one["options"]),
                int(one["seed"]),
                tuple(map(str, one["choices"])),
                str(one["bot"]),
            )
            for one in data["games"]
        ]
        found = tuple([_puzzle(game, one, records) for one in data["puzzles"]])
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise NotUnderstood(f"puzzles of {game}: {type(error).__name__} {error}") from error
    ids = [puzzle.id for puzzle in found]
    twice = sorted({one for one in ids if ids.count(one) > 1})
    if twice:
        raise NotUnderstood(f"puzzles of {game}: more than one {', '.join(twice)}")
    return found


def made_by(game: str) -> Made | None:
    """How the file of a game was made; None if it does not say so, or if there is none."""
    text = face(game).read_file(FOLDER, FILE)
    try:
        made = json.loads(text).get("made") if text else None
        return None if made is None else Made(**made)
    except (ValueError, TypeError, AttributeError) as error:
        raise NotUnderstood(f"puzzles of {game}: {type(error).__name__} {error}") from error


def _puzzle(game: str, data: dict[str, Any], records: list[Record]) -> Puzzle:
    reading = data.get("reading")
    puzzle = Puzzle(
        game=game,
        id=str(data["id"]),
        kind=str(data["kind"]),
        record=records[data["game"]],
        at=int(data["at"]),
        seat=int(data["seat"]),
        choices=tuple(map(str, data["choices"])),
        answer=str(data["answer"]),
        level=int(data["level"]),
        seen=str(data["seen"]),
        checked=tuple(Checked(*one) for one in data["checked"]),
        chances={str(choice): float(chance) for choice, chance in data.get("chances", {}).items()},
        later={str(language): list(rows) for language, rows in data.get("later", {}).items()},
        reading=None
        if reading is None
        else Reading(**{**reading, "steps": tuple([(int(at), int(by)) for at, by in reading.get("steps", ())])}),
        offer=int(data.get("offer", 0)),
    )
    if puzzle.kind not in KINDS or (puzzle.kind == READ) != (reading is not None):
        raise NotUnderstood(f"puzzle {puzzle.path}: {puzzle.kind!r} is no kind of puzzle")
    if puzzle.reading is not None and puzzle.reading.asks not in READINGS:
        raise NotUnderstood(f"puzzle {puzzle.path}: asks {puzzle.reading.asks!r}")
    if puzzle.answer not in puzzle.choices or len(set(puzzle.choices)) < max(2, len(puzzle.choices)):
        raise NotUnderstood(f"puzzle {puzzle.path}: its answer is not one of two or more different choices")
    return puzzle


def write_puzzles(found: tuple[Puzzle, ...], made: Made | None = None) -> str:
    """The text of a file with these puzzles of one game: one line for each game that was played and each puzzle.

    A game ends there with the last moment that is needed.
    """
    records = list({json.dumps(puzzle.record): puzzle.record for puzzle in found}.values())
    needed = [max([puzzle.at for puzzle in found if puzzle.record == record]) for record in records]
    games = [
        json.dumps(record._replace(choices=record.choices[:most])._asdict(), ensure_ascii=False)
        for record, most in zip(records, needed, strict=True)
    ]
    rows = [json.dumps(_written(puzzle, records), ensure_ascii=False) for puzzle in found]
    how = [] if made is None else [f'"made": {json.dumps(made._asdict())}']
    parts = [f'"format": {FORMAT}', *how, f'"games": [\n{_lines(games)}\n]', f'"puzzles": [\n{_lines(rows)}\n]']
    return "{" + ",\n".join(parts) + "}\n"


def _lines(rows: list[str]) -> str:
    return ",\n".join(rows)


def _written(puzzle: Puzzle, records: list[Record]) -> dict[str, Any]:
    row = {name: value for name, value in puzzle._asdict().items() if name != "record" and value not in ({}, None)}
    row["game"] = records.index(puzzle.record)
    if puzzle.reading is not None:
        row["reading"] = {name: value for name, value in puzzle.reading._asdict().items() if value not in ("", ())}
    if not puzzle.offer:
        del row["offer"]
    return row


# --- the moment of a puzzle


def begun(game: str, record: Record) -> Match:
    """The game of a record at its first decision."""
    title = find(game)
    chance = Fast(record.seed)
    options = title.complete_options(record.seats, record.options)
    return Match.begin(Setup(title, record.seats, options, chance, None, chance.commitment()))


def play_choice(match: Match, text: str) -> None:
    """Play one choice of a record. Raises what the engine raises."""
    seat, _, option = text.partition(" ")
    match.play(int(seat), Option.parse(option))


def moment(puzzle: Puzzle, earlier: Match | None = None, since: int = 0) -> Match:
    """The game at the moment of a puzzle. Raises NotUnderstood if the present rules do not allow it, or if the seat
    sees something else than when the puzzle was made.

    `earlier` is the same game after `since` choices, if there is one. It is played on.
    """
    match = begun(puzzle.game, puzzle.record) if earlier is None else earlier
    for number, text in enumerate(puzzle.record.choices[since : puzzle.at], since):
        try:
            play_choice(match, text)
        except ConsigliereError as error:
            raise NotUnderstood(f"puzzle {puzzle.path}: choice {number + 1} cannot be played: {error}") from error
    if digest(match.view(puzzle.seat)) != puzzle.seen:
        raise NotUnderstood(f"puzzle {puzzle.path}: seat {puzzle.seat} sees something else than when it was made")
    wrong = _problem(puzzle, match)
    if wrong:
        raise NotUnderstood(f"puzzle {puzzle.path}: {wrong}")
    return match


def standing_offer(puzzle: Puzzle, match: Match) -> Offer | None:
    """The offer that a puzzle is about; None if it does not stand."""
    return next((offer for offer in match.state.offers if offer.number == puzzle.offer), None)


def _problem(puzzle: Puzzle, match: Match) -> str:
    """What is wrong with a puzzle at its moment; "" for nothing."""
    if puzzle.kind == MOVE:
        legal = {str(option) for option in match.options(puzzle.seat)}
        barred = [choice for choice in puzzle.choices if choice not in legal]
        return f"{barred[0]} is not legal" if barred else ""
    if puzzle.kind == OFFER:
        if set(puzzle.choices) != {ACCEPT, REFUSE} or standing_offer(puzzle, match) is None:
            return f"no offer {puzzle.offer} stands"
        legal = {str(option) for option in match.extras(puzzle.seat)}
        wanted = {f"{ACCEPT}:{puzzle.offer}", f"{REFUSE}:{puzzle.offer}"}
        return "" if wanted <= legal else f"the offer {puzzle.offer} cannot be answered"
    assert puzzle.reading is not None
    holder = puzzle.reading.holder
    return "" if holder != puzzle.seat and 0 <= holder < puzzle.record.seats else f"{holder} is no other seat"


def daily(all_puzzles: tuple[Puzzle, ...], day: int) -> Puzzle | None:
    """The puzzle of a day, given as a number of days: one after another in an order of its own, the same everywhere.

    Each comes once before any comes again.
    """
    if not all_puzzles:
        return None
    turn, place = divmod(day, len(all_puzzles))
    order = sorted(
        all_puzzles, key=lambda puzzle: hashlib.blake2b(f"{turn}/{puzzle.path}".encode(), digest_size=8).digest()
    )
    return order[place]
