"""Positions: a whole state as readable JSON and back. How tests, bug reports and puzzles set a scene."""

from __future__ import annotations

from typing import Any

from .chance import chance_from
from .deals import Offer
from .errors import BadPosition, NotUnderstood
from .option import Option
from .result import Result
from .state import State
from .step import Answers, Sealed, Step
from .title import Title


def write(title: Title, g: State, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """The whole state. It holds every secret: never for a player's eyes."""
    return {
        "game": title.id,
        "rules": title.version,
        "seats": seats,
        "options": options,
        "chance": {**g.chance.record(), "draws_made": str(g.draws)},
        "moves": g.moves,
        "table": title.position(g),
        "stack": [_write_step(title, step) for step in g.stack],
        "offers": [offer.to_json() for offer in g.offers],
        "result": None if g.result is None else g.result.to_json(),
    }


def read(title: Title, position: dict[str, Any], seats: int, options: dict[str, Any]) -> State:
    """The state a position describes. Raises BadPosition with a list of everything that is wrong."""
    try:
        record = {k: v for k, v in position["chance"].items() if k != "draws_made"}
        g = title.restore(position["table"], seats, options, chance_from(record))
        g.draws = int(position["chance"].get("draws_made", "0"))
        g.moves = int(position.get("moves", 0))
        g.stack = [_read_step(title, step) for step in position["stack"]]
        g.offers = tuple(Offer.from_json(offer) for offer in position.get("offers", []))
        result = position.get("result")
        g.result = None if result is None else _read_result(result)
    except NotUnderstood:
        raise
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise BadPosition([f"cannot be read: {type(error).__name__}: {error}"]) from error
    problems = title.problems(g)
    if (g.result is None) != bool(g.stack):
        problems.append("a game goes on while steps are on its stack and is over when there are none")
    if problems:
        raise BadPosition(problems)
    return g


def _read_result(data: dict[str, Any]) -> Result:
    return Result(tuple(data["winners"]), tuple(data["scores"]), str(data["reason"]))


def _write_step(title: Title, step: Step) -> dict[str, Any]:
    written: dict[str, Any] = {"step": type(step).__name__}
    for name in step.FIELDS:
        written[name] = _write_value(title, name, getattr(step, name))
    return written


def _write_value(title: Title, name: str, value: Any) -> Any:
    if isinstance(value, Step):
        return _write_step(title, value)
    if isinstance(value, Option):
        return str(value)
    if isinstance(value, tuple):
        return [_write_value(title, name, item) for item in value]
    if isinstance(value, int) and not isinstance(value, bool) and name in title.names:
        return title.names[name][value] if value >= 0 else None
    return value


def _read_step(title: Title, written: dict[str, Any]) -> Step:
    name = written["step"]
    if name == "Answers":
        inner = _read_step(title, written["of"])
        if not isinstance(inner, Sealed):
            raise BadPosition([f"{type(inner).__name__} takes no sealed answers"])
        rows = tuple(tuple(Option.parse(text) for text in row) for row in written["rows"])
        return Answers(inner, int(written["opened"]), tuple(written["whom"]), rows, tuple(written["left"]))
    cls = title.steps.get(name)
    if cls is None:
        raise BadPosition([f"there is no step {name!r}"])
    return cls(*[_read_value(title, field, written[field]) for field in cls.FIELDS])


def _read_value(title: Title, name: str, value: Any) -> Any:
    if isinstance(value, list):
        return tuple(_read_value(title, name, item) for item in value)
    if isinstance(value, dict):
        return _read_step(title, value)
    if name in title.names:
        if value is None:
            return -1
        if value not in title.names[name]:
            raise BadPosition([f"there is no {name} {value!r}"])
        return title.names[name].index(value)
    return value
