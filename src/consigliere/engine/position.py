"""Positions: a whole state as readable JSON and back, for tests, bug reports and puzzles."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

from .chance import Chance, Fast, chance_from
from .deals import Offer
from .errors import BadPosition, NotUnderstood
from .option import Option
from .result import Result
from .state import State, advance
from .step import Answers, Sealed, Step, field_names, remaining
from .strict import differences, missing, short_repr
from .title import Title

T = TypeVar("T")
Path = tuple[str | int, ...]
CHANCE = ("seed", "secret", "draws", "start", "draws_made")  # what the record of a chance may contain
# The keys under which a position stores fields of `Answers`. They are part of the format of saves.
ANSWERS_KEYS = {"question": "of", "opened_at": "opened", "asked": "whom", "unanswered": "left"}
# The errors that reading an invalid part can raise; each becomes one line about the position.
_CANNOT = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RecursionError,
    StopIteration,
    TypeError,
    ValueError,
)


def write(title: Title, g: State, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """The whole state. It contains every secret: never show it to a player."""
    written = {
        "game": title.id,
        "rules": title.version,
        "seats": seats,
        "options": options.copy(),
        "chance": {**g.chance.record(), "draws_made": str(g.draws)},
        "moves": g.moves,
        "table": title.position(g),
        "stack": [_write_step(title, step) for step in g.stack],
        "offers": [offer.to_json() for offer in g.offers],
        "result": None if g.result is None else g.result.to_json(),
    }
    if g.seats_out:
        written["out"] = list(g.seats_out)
    return written


class _Wrong:
    """Collects the faults of a position, part by part."""

    def __init__(self) -> None:
        self.problems: list[str] = []

    def say(self, problems: list[str]) -> None:
        """Record a fault; each is recorded once."""
        self.problems += [problem for problem in dict.fromkeys(problems) if problem not in self.problems]

    def part(self, name: str, read: Callable[[], T]) -> T | None:
        """What a part of the position describes; None, and the reason recorded, if it cannot be read."""
        try:
            return read()
        except BadPosition as error:
            self.say(error.problems)
        except NotUnderstood as error:
            self.say([str(error)])
        except KeyError as error:
            # otherwise it was reported by name
            if not any(problem.endswith(" is missing") for problem in self.problems):
                self.say([f"{name} cannot be read: it has no {error}"])
        except _CANNOT as error:
            self.say([f"{name} cannot be read: {type(error).__name__}: {error}"])
        return None


def read(title: Title, position: dict[str, Any], seats: int, options: dict[str, Any]) -> State:
    """The state that a position describes. Raises BadPosition with a list of all faults.

    It is read strictly: the input must be exactly what would be written for the state it describes (`strict.py`).
    """
    if not isinstance(position, dict):
        raise BadPosition(["a position has parts with names"])
    wrong = _Wrong()
    wrong.say([f"{key} is missing" for key in ("chance", "table", "stack") if key not in position])
    pattern = title.position(title.start(seats, options, Fast(0)))
    wrong.say(missing(position.get("table"), pattern, "table"))
    record: dict[str, str] = wrong.part("chance", lambda: dict(position["chance"].items())) or {}
    wrong.say([f"chance.{key} means nothing here" for key in record if key not in CHANCE])
    draws = wrong.part("draws_made", lambda: int(record.pop("draws_made", "0")))
    chance = wrong.part("chance", lambda: chance_from(record))
    moves = wrong.part("moves", lambda: int(position.get("moves", 0)))
    steps = wrong.part("stack", lambda: [_renewed(title, step) for step in position["stack"]]) or []
    if steps:
        position = {**position, "stack": steps}
    stack = [wrong.part(f"step {i + 1}", partial(_read_step, title, step, seats)) for i, step in enumerate(steps)]
    offers = wrong.part("offers", lambda: tuple(_read_offer(offer, seats) for offer in position.get("offers", [])))
    out = wrong.part("out", lambda: _read_out(position.get("out", []), seats))
    result = wrong.part("result", lambda: _read_result(position.get("result"), seats))
    table = position.get("table")
    g: State | None = None
    if isinstance(table, dict):
        g = wrong.part("table", partial(_restored, title, table, pattern, (seats, options, chance or Fast(0))))
    if g is not None:
        g.draws = draws or 0
        g.moves = moves or 0
        g.stack = [step for step in stack if step is not None]
        g.offers = offers or ()
        g.seats_out = out or ()
        g.result = result
        wrong.say(_kernel_problems(title, g, seats, options))
        wrong.say(wrong.part("table", lambda: title.problems(g)) or [])
        wrong.say(wrong.part("table", lambda: _not_as_written(title, g, position, seats, options)) or [])
    if (position.get("result") is None) != bool(steps):
        wrong.say(["a game goes on while steps are on its stack and is over when there are none"])
    if g is not None and not wrong.problems:
        wrong.say(stack_problems(g))
    if g is not None and not wrong.problems and g.stack and g.stack[-1].waits and not g.stack[-1].sealed:
        g.deciders = wrong.part("the last step", lambda: g.stack[-1].deciders(g)) or ()
    if g is None or wrong.problems:
        raise BadPosition(wrong.problems)
    return g


Setting = tuple[int, dict[str, Any], Chance]  # seats, options and chance of the table that is read


def _restored(title: Title, table: dict[str, Any], pattern: dict[str, Any], setting: Setting) -> State:
    """The state that a table describes. A part that a game cannot read is reported by its path."""
    try:
        g: State = title.restore(table, *setting)
        return g
    except NotUnderstood:
        raise
    except _CANNOT as error:
        place, value = _culprit(title, table, pattern, setting, type(error))
        raise BadPosition([f"{place} cannot be {short_repr(value)}"]) from error


def _culprit(
    title: Title, table: dict[str, Any], pattern: dict[str, Any], setting: Setting, fault: type[Exception]
) -> tuple[str, Any]:
    """The deepest part of a table that a game cannot read: replaced by a new game's part, the table can be read."""
    place: Path = ()
    while True:
        node, usual = _at(table, place), _at(pattern, place)
        if not isinstance(node, dict | list) or type(node) is not type(usual):
            break
        keys = list(node) if isinstance(node, dict) else list(range(min(len(node), len(usual))))
        for key in keys:
            if (isinstance(usual, list) or key in usual) and node[key] != usual[key]:
                mended: dict[str, Any] = json.loads(json.dumps(table))
                _at(mended, place)[key] = usual[key]
                if _readable(title, mended, setting, fault):
                    place = (*place, key)
                    break
        else:
            break
    where = "table" + "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in place)
    return where, _at(table, place)


def _readable(title: Title, table: dict[str, Any], setting: Setting, fault: type[Exception]) -> bool:
    """Whether a table can be read without this fault; it may have others."""
    try:
        title.restore(table, *setting)
    except fault:
        return False
    except (NotUnderstood, *_CANNOT):
        return True
    return True


def _at(node: Any, place: Path) -> Any:
    for key in place:
        node = node[key]
    return node


def _kernel_problems(title: Title, g: State, seats: int, options: dict[str, Any]) -> list[str]:
    """What is wrong with the kernel's own part of a state: counters and the result."""
    found = []
    if g.draws < 0:
        found.append(f"chance.draws_made cannot be {g.draws}")
    if g.moves < 0:
        found.append(f"moves cannot be {g.moves}")
    result = g.result
    if result is not None:
        if result.reason not in title.facts.endings:
            found.append(f"result.reason is {short_repr(result.reason)}, not one of {', '.join(title.facts.endings)}")
        if len(set(result.winners)) != len(result.winners):
            found.append("result.winners names a seat twice")
        if result.teams != title.teams(seats, options):
            found.append("result.teams are not the teams of this table")
    return found


def stack_problems(g: State) -> list[str]:
    """What must hold for the steps on the stack and does not, each with the step's place and name."""
    found: list[str] = []
    for i, step in enumerate(g.stack):
        inner = step.question if isinstance(step, Answers) else step
        try:
            wrong = inner.problems(g)
            if not wrong and isinstance(step, Answers):
                wrong = _wrong_answers(g, step, i == len(g.stack) - 1)
        except _CANNOT as error:
            wrong = [f"cannot be carried out: {type(error).__name__}: {error}"]
        found += [f"stack[{i}] {type(inner).__name__}: {problem}" for problem in wrong]
    return found


def _wrong_answers(g: State, answers: Answers, top: bool) -> list[str]:
    """What is wrong with the answers given so far to a sealed question."""
    if not 0 <= answers.opened_at <= g.moves:
        return [f"opened is {answers.opened_at}, but there were {g.moves} moves"]
    if not top or answers.opened_at != g.moves:
        return []  # another step came between: the question is asked again before it is answered
    asked = remaining(answers.question.seats(g), g.seats_out)
    if sorted(answers.asked) != sorted(asked) or (answers.asked != asked and not answers.question.by_arrival(g)):
        return [f"whom is {list(answers.asked)}, but it is put to {list(asked)}"]
    found: list[str] = []
    for seat, row in zip(answers.asked, answers.rows, strict=True):
        is_complete = False
        for i, option in enumerate(row):
            if is_complete or option not in answers.question.next_options(g, seat, row[:i]):
                found.append(f"seat {seat} cannot have answered {option.short_text()}")
                break
            is_complete = answers.question.is_complete(g, seat, row[: i + 1])
        else:
            if is_complete == (seat in answers.unanswered):
                found.append(f"left is {list(answers.unanswered)}, which does not fit what seat {seat} has answered")
    return found


def _renewed(title: Title, written: Any) -> Any:
    """A step in today's format, and the steps inside it; formats of earlier releases are converted."""
    if not isinstance(written, dict) or "step" not in written:
        return written
    return title.upgrade_step({name: _renewed(title, value) for name, value in written.items()})


def _not_as_written(title: Title, g: State, position: dict[str, Any], seats: int, options: dict[str, Any]) -> list[str]:
    """How a position differs from the one its state is written as. Chance and settings are checked elsewhere."""
    given = {key: value for key, value in position.items() if key not in ("chance", "options")}
    written = json.loads(json.dumps(write(title, g, seats, options)))  # as it is stored: a row is a list
    if len(g.stack) != len(position.get("stack", [])):
        given.pop("stack", None)  # a step that could not be read has been reported
        written["stack"] = []
    return differences(given, {key: value for key, value in written.items() if key in given or key == "table"}, "")


def settle(g: State, seats: int, is_complete: bool = True) -> None:
    """Run a state just read to its next decision; raises BadPosition if its steps lead nowhere."""
    try:
        advance(g)
        if is_complete and not g.deciders and g.result is None:
            raise BadPosition(["the steps on the stack lead to neither a question nor a result"])
        for seat in g.deciders:
            if not _is_seat(seat, seats):
                raise BadPosition([f"{type(g.stack[-1]).__name__} asks seat {seat!r}, which is not at this table"])
            if not g.stack[-1].options(g, seat):
                raise BadPosition([f"the steps on the stack leave seat {seat} no option"])
            g.stack[-1].question_facts(g, seat)
    except NotUnderstood:
        raise
    except _CANNOT as error:
        raise BadPosition([f"the steps on the stack cannot be carried out: {type(error).__name__}: {error}"]) from error


def arrange(position: dict[str, Any], table: dict[str, Any], rest: str = "") -> dict[str, Any]:
    """A position with some things moved for a scene, the rest unchanged.

    Parts of `table` replace those of the position; nested objects are merged key by key. Everything that a list names
    is removed from its old place. What it displaces goes to the end of the table's list called `rest`.
    """
    old: dict[str, Any] = json.loads(json.dumps(position["table"]))
    new: dict[str, Any] = json.loads(json.dumps(table))
    wanted = set(_listed(new))
    before = [thing for thing in _listed(old) if thing not in wanted]
    merged = _merged(_without(old, wanted), new)
    still = set(_listed(merged))
    gone = [thing for thing in dict.fromkeys(before) if thing not in still]
    if gone and rest:
        merged[rest] = [*merged.get(rest, []), *gone]
    return {**position, "table": merged}


def _listed(node: Any) -> list[str]:
    """Every name in a list."""
    if isinstance(node, dict):
        return [name for value in node.values() for name in _listed(value)]
    if isinstance(node, list):
        return [name for one in node for name in ([one] if isinstance(one, str) else _listed(one))]
    return []


def _without(node: Any, things: set[str]) -> Any:
    if isinstance(node, dict):
        return {key: _without(value, things) for key, value in node.items()}
    if isinstance(node, list):
        return [_without(one, things) for one in node if not (isinstance(one, str) and one in things)]
    return node


def _merged(old: Any, new: Any) -> Any:
    if isinstance(old, dict) and isinstance(new, dict):
        return {**old, **{key: _merged(old.get(key), value) for key, value in new.items()}}
    return new


def _read_out(data: list[Any], seats: int) -> tuple[int, ...]:
    if not all(_is_seat(seat, seats) for seat in data) or len(set(data)) != len(data):
        raise BadPosition(["the seats that are out of the game are not of this table, each once"])
    return tuple(data)


def _read_result(data: dict[str, Any] | None, seats: int) -> Result | None:
    if data is None:
        return None
    result = Result(
        tuple(data["winners"]),
        tuple(data["scores"]),
        str(data["reason"]),
        tuple(tuple(team) for team in data.get("teams", [])),
        tuple(data.get("ties", [])),
    )
    is_complete = len(result.scores) == seats and len(result.ties) in (0, seats)
    if not is_complete or not all(_is_seat(winner, seats) for winner in result.winners):
        raise BadPosition(["the result is not one of this table's seats"])
    return result


def _read_offer(data: dict[str, Any], seats: int) -> Offer:
    offer = Offer.from_json(data)
    named = [offer.maker, *offer.parties, *offer.accepted, *(x for gift in offer.gives for x in gift[:2])]
    if not all(_is_seat(seat, seats) for seat in named):
        raise BadPosition([f"offer {offer.number} is not between seats of this table"])
    return offer


def _is_seat(seat: object, seats: int) -> bool:
    return isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < seats


def _write_step(title: Title, step: Step) -> dict[str, Any]:
    written: dict[str, Any] = {"step": type(step).__name__}
    for name in field_names(type(step)):
        key = ANSWERS_KEYS.get(name, name) if isinstance(step, Answers) else name
        written[key] = _write_value(title, key, getattr(step, name))
    return written


def _write_value(title: Title, name: str, value: Any) -> Any:
    if name in title.codes:
        return title.codes[name].write(value)
    if isinstance(value, Step):
        return _write_step(title, value)
    if isinstance(value, Option):
        return str(value)
    if isinstance(value, tuple):
        return [_write_value(title, name, item) for item in value]
    if isinstance(value, int) and not isinstance(value, bool) and name in title.names:
        return title.names[name][value] if value >= 0 else None
    return value


def _read_step(title: Title, written: dict[str, Any], seats: int) -> Step:
    name = written["step"]
    if name == "Answers":
        inner = _read_step(title, written["of"], seats)
        if not isinstance(inner, Sealed):
            raise BadPosition([f"{type(inner).__name__} takes no sealed answers"])
        rows = tuple(tuple(Option.parse(text) for text in row) for row in written["rows"])
        whom, left = tuple(written["whom"]), tuple(written["left"])
        asked = all(_is_seat(seat, seats) for seat in whom) and len(set(whom)) == len(whom) == len(rows)
        if not asked or not left or left != tuple(seat for seat in whom if seat in left):
            raise BadPosition([f"the answers to {type(inner).__name__} do not fit the seats that are asked"])
        return Answers(inner, int(written["opened"]), whom, rows, left)
    cls = title.steps.get(name)
    if cls is None:
        raise BadPosition([f"there is no step {name!r}"])
    fields = field_names(cls)
    absent = [f"{field} of {name} is missing" for field in fields if field not in written]
    if absent:
        raise BadPosition(absent)
    values = [_read_value(title, field, written[field], seats) for field in fields]
    kinds = _kinds(cls)
    for field, value in zip(fields, values, strict=True):
        if not _fits(value, kinds.get(field)):
            raise BadPosition([f"{field} of {name} cannot be {written[field]!r}"])
        named = value if isinstance(value, tuple) else (value,)
        if field in title.seat_fields and not all(_is_seat(seat, seats) for seat in named):
            raise BadPosition([f"{field} of {name} is {short_repr(written[field])}; seats are 0 to {seats - 1}"])
    return cls(*values)


def _kinds(cls: type[Step]) -> dict[str, Any]:
    """The types of a step's fields; a compiled step has none here and checks them itself."""
    return get_type_hints(cls.__init__) if hasattr(cls.__init__, "__annotations__") else {}


def _fits(value: Any, kind: Any) -> bool:
    if get_origin(kind) is tuple:
        return isinstance(value, tuple) and all(_fits(item, get_args(kind)[0]) for item in value)
    if kind is int:
        return isinstance(value, int) and not isinstance(value, bool)
    return not isinstance(kind, type) or isinstance(value, kind)


def _read_value(title: Title, name: str, value: Any, seats: int) -> Any:
    if name in title.codes:
        return title.codes[name].read(value)
    if isinstance(value, list):
        return tuple(_read_value(title, name, item, seats) for item in value)
    if isinstance(value, dict):
        return _read_step(title, value, seats)
    if name in title.names:
        if value is None:
            return -1
        if value not in title.names[name]:
            raise BadPosition([f"there is no {name} {value!r}"])
        return title.names[name].index(value)
    return value
