"""A finished game as everybody saw it: every position through every pair of eyes, and what each choice told.

It is written once, while the rules it was played by are here, and read ever after without playing anything: whatever
rules come later, and however long the game, looking at it costs the same.
"""

from __future__ import annotations

import base64
import json
import zlib
from typing import TYPE_CHECKING, Any

from consigliere.engine import Event
from consigliere.engine.match import FORMAT, digest
from consigliere.games import face
from consigliere.match import Match

from .record import Row, read_event, told_by, write_event

if TYPE_CHECKING:  # processes that think have no use for the database's libraries
    from .queries import TableRow

KEY = 32  # positions between two that are written whole
PUBLIC = "public"


def write(match: Match) -> tuple[bytes, list[str]]:
    """What is kept of a game that has ended, and for each choice the digest of what it told."""
    seats = range(match.setup.seats)
    eyes: dict[str, int | None] = {PUBLIC: None, **{str(seat): seat for seat in seats}}
    frames: dict[str, list[Any]] = {name: [] for name in eyes}
    last: dict[str, Any] = {}
    curve: list[list[float]] | None = []
    again = Match.begin(match.setup)
    history = match.history()
    digests: list[str] = []
    for n in range(len(history) + 1):
        if n:
            again.play(history[n - 1].seat, history[n - 1].option)
        for name, seat in eyes.items():
            view = again.view(seat)
            frames[name].append([view] if n % KEY == 0 else change(last[name], view))
            last[name] = view
        if n:
            digests.append(told_by(history[n - 1].events, list(last.values())))
        if curve is not None:
            curve = _standings(again, curve)
    told = [event for row in match.events(None) for event in row]
    accounts = face(match.title.id).accounts(match.view(None), told) if match.result is not None else ()
    data = {
        "save": json.loads(match.save()),
        "commitment": match.setup.commitment,
        "result": None if match.result is None else match.result.to_json(),
        "opening": [write_event(event) for event in match.opening],
        "steps": [[c.seat, str(c.option), [write_event(event) for event in c.events]] for c in history],
        "frames": frames,
        "curve": curve or [],
        "accounts": [[label, list(row), rule] for label, row, rule in accounts or ()],
    }
    return zlib.compress(json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()), digests


def _standings(match: Match, curve: list[list[float]]) -> list[list[float]] | None:
    """How every seat stands, as the game's own evaluation has it; None for a game that has none."""
    try:
        return [*curve, [round(match.title.value(match.state, seat), 4) for seat in range(match.setup.seats)]]
    except NotImplementedError:
        return None


class FinishedGame:
    """What is kept of a game. `bare`: only its choices are left, nobody can say what was seen."""

    def __init__(self, data: dict[str, Any], bare: bool = False) -> None:
        self.bare = bare
        self.save: dict[str, Any] = data["save"]
        self.commitment: str = data["commitment"]
        self.result: dict[str, Any] | None = data["result"]
        self.opening: list[Event] = [read_event(event) for event in data["opening"]]
        self.steps: list[tuple[int, str, list[Event]]] = [
            (seat, option, [read_event(event) for event in events]) for seat, option, events in data["steps"]
        ]
        self.curve: list[list[float]] = data["curve"]
        self.accounts: list[tuple[str, list[int], str]] = [(a, b, c) for a, b, c in data["accounts"]]
        self._frames: dict[str, list[Any]] = data["frames"]

    @staticmethod
    def read(data: bytes) -> FinishedGame:
        return FinishedGame(json.loads(zlib.decompress(data)))

    @staticmethod
    def bare_of(row: TableRow, rows: list[Row]) -> FinishedGame:
        """A game whose rules are gone and of which nothing was written down in time: its choices in order."""
        kept: list[Row] = []
        for one in rows:
            if one.kind == "choice":
                kept.append(one)
            elif one.kind == "back":
                del kept[int(one.text) :]
            elif mine := [i for i, old in enumerate(kept) if old.seat == one.seat]:
                del kept[mine[-1]]
        save: dict[str, Any] = {
            "consigliere": FORMAT,
            "game": row.game,
            "rules": row.rules,
            "seats": row.seats,
            "options": json.loads(row.options),
            "chance": json.loads(row.chance),
            "choices": [f"{one.seat} {one.text}" for one in kept],
        }
        if row.position is not None:
            save["position"] = json.loads(row.position)
        save["check"] = digest(save)
        data = {
            "save": save,
            "commitment": "",
            "result": None if row.result is None else json.loads(row.result),
            "opening": [],
            "steps": [[one.seat, one.text, []] for one in kept],
            "frames": {},
            "curve": [],
            "accounts": [],
        }
        return FinishedGame(data, bare=True)

    def __len__(self) -> int:
        return len(self.steps)

    def view(self, n: int, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) saw after `n` choices."""
        frames = self._frames[PUBLIC if seat is None else str(seat)]
        start = n - n % KEY
        view = frames[start][0]
        for frame in frames[start + 1 : n + 1]:
            view = changed(view, frame)
        found: dict[str, Any] = view
        return found

    def events(self, n: int) -> list[Event]:
        """What choice `n` told; 0 is what happened before the first."""
        return self.steps[n - 1][2] if n else self.opening

    def told(self, seat: int | None) -> list[list[dict[str, Any]]]:
        """What happened, as a seat knows it: a list for the opening and one for each later choice it noticed."""
        rows = [
            [fact for event in self.events(n) if (fact := event.seen_by(seat)) is not None]
            for n in range(len(self) + 1)
        ]
        return [rows[0], *(row for row in rows[1:] if row)]

    @property
    def secret(self) -> str:
        chance = self.save["chance"]
        return str(chance.get("secret", chance.get("seed", "")))

    def export(self, names: list[str]) -> str:
        """The game as text that `consigliere.load` and an import read."""
        saved = {name: value for name, value in self.save.items() if name != "check"}
        saved["names"] = names
        saved["check"] = digest(saved)
        return json.dumps(saved, ensure_ascii=False)


# --- from one view to the next, in few words


def change(old: Any, new: Any) -> Any:
    """What makes `new` of `old`: None, [new], or {"+": changes by key, "-": keys gone}."""
    if type(old) is type(new) and old == new:
        return None
    if isinstance(old, dict) and isinstance(new, dict):
        changes = {key: change(old[key], value) if key in old else [value] for key, value in new.items()}
        return {
            "+": {key: value for key, value in changes.items() if value is not None},
            "-": [key for key in old if key not in new],
        }
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        changes = {str(i): change(a, b) for i, (a, b) in enumerate(zip(old, new, strict=True))}
        return {"+": {key: value for key, value in changes.items() if value is not None}}
    return [new]


def changed(old: Any, change: Any) -> Any:
    """`old` with a change applied; `old` itself stays as it is."""
    if change is None:
        return old
    if isinstance(change, list):
        return change[0]
    if isinstance(old, list):
        fresh = list(old)
        for key, one in change["+"].items():
            fresh[int(key)] = changed(old[int(key)], one)
        return fresh
    kept = {key: value for key, value in old.items() if key not in change["-"]}
    for key, one in change["+"].items():
        kept[key] = changed(old.get(key), one)
    return kept


def as_text(data: bytes) -> str:
    return base64.b64encode(data).decode()


def as_bytes(text: str) -> bytes:
    return base64.b64decode(text)
