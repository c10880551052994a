"""The record of a finished game: every position as each seat saw it, and what each choice told them.

It is encoded once, while the rules of the game are installed, and decoded without playing anything. So it does not
depend on later rules, and showing any moment of a game takes the same time.
"""

from __future__ import annotations

import base64
import json
import struct
import zlib
from collections import Counter
from functools import cached_property
from typing import TYPE_CHECKING, Any

import msgspec

from consigliere.drawing import ByteCache
from consigliere.engine import Event
from consigliere.engine.promises import GivenPromise, PromiseTracker
from consigliere.engine.saves import FORMAT, digest
from consigliere.games import face
from consigliere.match import Match
from consigliere.table.store.rows import ChoiceRow

from .hands import FOLLOWS, ORDERED, STANDING
from .record import DAMAGE, Damaged, digest_of, read_event, write_event

if TYPE_CHECKING:  # bot processes do not need the database libraries
    from consigliere.table.store.rows import TableRow

BLOCK = 32  # positions stored together, the first of them complete
PUBLIC = "public"
AS_OBJECTS = 6  # a decoded block takes about this many times the bytes of its JSON
_decoded: ByteCache[tuple[object, int], list[Any]] = ByteCache(24_000_000)  # blocks of all games being replayed
LENGTH = struct.Struct(">I")


def write(match: Match, standing: list[int] | None = None) -> tuple[bytes, list[str]]:
    """Encode a game that has ended. Return it with the digest of each choice's events.

    `standing` are the numbers of the choices that standing answers made.
    """
    eyes: dict[str, int | None] = {PUBLIC: None, **{str(seat): seat for seat in range(match.setup.seats)}}
    history = match.history()
    digests: list[str] = []
    blocks: list[bytes] = []
    block: list[Any] = []
    last: dict[str, Any] = {}
    curve: list[list[float]] = []
    rounds: list[tuple[int, list[int | None]]] = []
    now: Any = None
    again = Match.begin(match.setup)
    for n in range(len(history) + 1):
        events = match.opening
        if n:
            again.play(history[n - 1].seat, history[n - 1].option)
            events = history[n - 1].events
        views = {name: again.view(seat) for name, seat in eyes.items()}
        frames = {name: [view] if not block else change(last[name], view) for name, view in views.items()}
        block.append([[write_event(event) for event in events], frames])
        last = views
        if n:
            digests.append(digest_of(events, list(views.values())))
        if match.title.evaluates:
            curve.append(_standings(again))
        if (begun := _round(views[PUBLIC])) is not None and begun != now:
            now = begun
            rounds.append((n, _points([views[str(seat)] for seat in range(match.setup.seats)])))
        if len(block) == BLOCK or n == len(history):
            blocks.append(_packed(block))
            block = []
    told = [event for row in match.events(None) for event in row]
    accounts = face(match.title.id).score_breakdown(match.view(None), told) if match.result is not None else ()
    head = {
        "save": json.loads(match.save()),
        "commitment": match.setup.commitment,
        "result": None if match.result is None else match.result.to_json(),
        "curve": curve,
        "rounds": rounds,
        "accounts": [[label, list(row), rule] for label, row, rule in accounts or ()],
        "scored": _scored(told, match.view(None), match.setup.seats),
        "promises": {name: _promised(match, seat) for name, seat in eyes.items()},
    }
    if standing:
        head["standing"] = standing
    parts = [_packed(head), *blocks]
    return b"".join(LENGTH.pack(len(part)) + part for part in parts), digests


def _promised(match: Match, seat: int | None) -> list[Any]:
    """Return what a seat knew of promises, after each choice that changed it."""
    trade = match.title.trade
    found: list[Any] = []
    if trade is None:
        return found
    ledger, whom, last = PromiseTracker(trade), match.seats_sharing_view(seat), list[Any]()
    rows = [match.opening, *(choice.events for choice in match.history())]
    for n, events in enumerate(rows):
        ledger.read_events([[fact for event in events if (fact := event.seen_by(*whom)) is not None]])
        if n == len(rows) - 1 and match.result is not None:
            ledger.close()
        now = [given.to_json() for given in ledger.promises]
        if now != last:
            found.append([n, now])
            last = now
    return found


def _packed(data: Any) -> bytes:
    return zlib.compress(json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode())


def _standings(match: Match) -> list[float]:
    """Return every seat's standing by the game's own evaluation."""
    return [round(match.title.value(match.state, seat), 4) for seat in range(match.setup.seats)]


def _round(view: dict[str, Any]) -> Any:
    """Return the round from the game's status line, or None if it has none."""
    return next((note.args for note in face(view["game"]).status_notes(view) if note.name == "round"), None)


def _points(views: list[dict[str, Any]]) -> list[int | None]:
    """Return every seat's points by the game's own count."""
    return [face(view["game"]).seat_points(seat, view) for seat, view in enumerate(views)]


def _scored(told: list[dict[str, Any]], view: dict[str, Any], seats: int) -> dict[str, list[int]]:
    """Return the points from `scored` events by reason, for a game without accounts."""
    sides = face(view["game"]).sides(view)
    gained: dict[str, list[int]] = {}
    for event in told:
        seat = event.get("seat", sides.get(str(event.get("side", ""))))
        if event["event"] == "scored" and isinstance(seat, int) and isinstance(event.get("points"), int):
            gained.setdefault(str(event.get("why", "")), [0] * seats)[seat] += event["points"]
    return gained


def kept_rows(rows: list[ChoiceRow]) -> list[ChoiceRow]:
    """Return the choices that were not taken back, in order."""
    kept: list[ChoiceRow] = []
    for one in rows:
        if one.kind == "choice":
            kept.append(one)
        elif one.kind == "back":
            del kept[int(one.text) :]
        elif mine := [i for i, old in enumerate(kept) if old.seat == one.seat]:
            del kept[mine[-1]]
    return kept


def standing_choices(rows: list[ChoiceRow]) -> list[int]:
    """Return the numbers of the choices, from 1, that standing answers made, with what was taken together with them."""
    found: list[int] = []
    for n, row in enumerate(kept := kept_rows(rows), 1):
        follows = row.hand == FOLLOWS and n - 1 in found and kept[n - 2].seat == row.seat
        if row.hand in (STANDING, ORDERED) or follows:
            found.append(n)
    return found


class FinishedGame:
    """The record of a game, decoded block by block on demand. `bare`: only its choices are left."""

    def __init__(self, head: dict[str, Any], blocks: list[bytes]) -> None:
        self.bare = not blocks
        self.save: dict[str, Any] = head["save"]
        self.commitment: str = head["commitment"]
        self.result: dict[str, Any] | None = head["result"]
        self.curve: list[list[float]] = head["curve"]
        self.accounts: list[tuple[str, list[int], str]] = [(a, b, c) for a, b, c in head["accounts"]]
        self.scored: dict[str, list[int]] = head["scored"]
        self._promises: dict[str, list[Any]] = head.get("promises", {})  # absent in older records
        self._rounds: list[tuple[int, list[int | None]]] | None = head.get("rounds")  # absent in older records
        self.standing: frozenset[int] = frozenset(head.get("standing", ()))  # choices that standing answers made
        self._blocks = blocks
        self._mark = object()  # the key of its blocks in the cache, which must not hold the game itself

    @staticmethod
    def read(data: bytes) -> FinishedGame:
        """Read a record. Raises Damaged if any part is not as it was written."""
        parts: list[bytes] = []
        place = 0
        try:
            while place < len(data):
                (length,) = LENGTH.unpack_from(data, place)
                place += LENGTH.size
                parts.append(data[place : place + length])
                place += length
            for block in parts[1:]:
                zlib.decompress(block)  # each ends with its own checksum
            return FinishedGame(msgspec.json.decode(zlib.decompress(parts[0])), parts[1:])
        except (struct.error, zlib.error, *DAMAGE) as error:
            raise Damaged(f"its record cannot be read: {type(error).__name__}") from error

    @staticmethod
    def bare_of(row: TableRow, rows: list[ChoiceRow]) -> FinishedGame:
        """Return a game without a record whose rules are gone: only its choices in order."""
        kept = kept_rows(rows)
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
        result = None if row.result is None else json.loads(row.result)
        head: dict[str, Any] = {
            "save": save,
            "commitment": "",
            "result": result,
            "curve": [],
            "accounts": [],
            "scored": {},
        }
        return FinishedGame(head, [])

    def __len__(self) -> int:
        return len(self.save["choices"])

    def _block(self, n: int) -> list[Any]:
        number = n // BLOCK
        known = _decoded.get((self._mark, number))
        if known is None:
            text = zlib.decompress(self._blocks[number])
            known = msgspec.json.decode(text)
            _decoded.put((self._mark, number), known, AS_OBJECTS * len(text))
        return known

    def view(self, n: int, seat: int | None) -> dict[str, Any]:
        """Return what a seat (None: a spectator) saw after `n` choices."""
        eye = PUBLIC if seat is None else str(seat)
        view: Any = None
        for _, frames in self._block(n)[: n % BLOCK + 1]:
            view = changed(view, frames[eye])
        found: dict[str, Any] = view
        return found

    def events(self, n: int) -> list[Event]:
        """Return the events of choice `n`. 0 is what happened before the first."""
        return [read_event(event) for event in self._block(n)[n % BLOCK][0]]

    @cached_property
    def rounds(self) -> tuple[int, ...]:
        """Return after how many choices each round began."""
        if self._rounds is not None:
            return tuple([n for n, _ in self._rounds])
        found: list[int] = []
        last: Any = None
        for n in range(len(self) + 1):
            now = _round(self.view(n, None))
            if now is not None and now != last:
                found.append(n)
                last = now
        return tuple(found)

    def points(self, n: int, seats: int) -> list[int | None]:
        """Return every seat's points after `n` choices. The record stores them for the start of each round."""
        known = None if self._rounds is None else next((had for at, had in self._rounds if at == n), None)
        return _points([self.view(n, seat) for seat in range(seats)]) if known is None else known

    def until(self, n: int) -> str:
        """Return the game's first `n` choices as text for an import, which continues from there."""
        saved = {name: value for name, value in self.save.items() if name not in ("check", "names")}
        saved["choices"] = self.save["choices"][:n]
        saved["check"] = digest(saved)
        return json.dumps(saved, ensure_ascii=False)

    def told(self, seat: int | None) -> list[list[dict[str, Any]]]:
        """Return the events as a seat knows them: a list for the opening and one for each later choice it noticed."""
        rows: list[list[dict[str, Any]]] = []
        for n in range(len(self) + 1):
            row = [fact for event in self.events(n) if (fact := event.seen_by(seat)) is not None]
            if row or not n:
                rows.append(row)
        return rows

    def promises(self, seat: int | None, n: int | None = None) -> list[GivenPromise]:
        """Return the promises a seat had heard, and what became of them, after `n` choices (default: at the end)."""
        found: list[GivenPromise] = []
        for at, heard in self._promises.get(PUBLIC if seat is None else str(seat), []):
            if n is None or at <= n:
                found = [GivenPromise.from_json(given) for given in heard]
        return found

    def promise_times(self, seat: int | None) -> list[tuple[int, int | None]]:
        """Return after how many choices a seat heard each promise and knew what had become of it; None: it never did.

        In the order of `promises`. The same words may have been given several times.
        """
        found: dict[tuple[int, int], tuple[int, int | None]] = {}
        heard: list[tuple[int, int]] = []
        for at, data in self._promises.get(PUBLIC if seat is None else str(seat), []):
            times, heard = Counter[int](), []
            for given in map(GivenPromise.from_json, data):
                key = (given.number, times[given.number])
                times[given.number] += 1
                heard.append(key)
                began, settled = found.get(key, (at, None))
                if given.state != "standing" and settled is None:
                    settled = at
                found[key] = (began, settled)
        return [found[key] for key in heard]

    @property
    def secret(self) -> str:
        """Return the secret of the shuffles, which is public once the game is over."""
        chance = self.save["chance"]
        return str(chance.get("secret", chance.get("seed", "")))

    def export(self, names: list[str]) -> str:
        """Return the game as text for `consigliere.load` and for an import, with people's names and the promises.

        Both are for readers; loading derives promises from the choices again. Each promise appears once, as its
        recipient knew it at the end.
        """
        saved = {name: value for name, value in self.save.items() if name != "check"}
        saved["names"] = names
        if self._promises:
            given = [(seat, one) for seat in range(saved["seats"]) for one in self.promises(seat)]
            saved["promises"] = [one.to_json() for seat, one in given if one.promise.taker == seat]
        saved["check"] = digest(saved)
        return json.dumps(saved, ensure_ascii=False)


# --- differences between views


def change(old: Any, new: Any) -> Any:
    """Return the difference between `old` and `new`: None, [new], or {"+": changes by key, "-": removed keys}."""
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
    """Apply a difference to `old`, without modifying it."""
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
    """Encode bytes as base64."""
    return base64.b64encode(data).decode()


def as_bytes(text: str) -> bytes:
    """Decode base64."""
    return base64.b64decode(text)
