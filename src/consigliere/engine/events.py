"""Events: what happened, as typed records, and who may know it.

They contain identifiers, no sentences: sentences are made later, for a language and a reader. Search switches events
off (`State.event_log` is None), so a step records them only inside `if g.event_log is not None`.
"""

from __future__ import annotations

from typing import Any

from .option import Seat

Details = dict[str, Any]  # identifiers and numbers by name


class Event:
    """One thing that happened: all may know `facts`, only the seats in `knows` may know `secret`.

    If there is only a secret, the others do not even learn that something happened.
    """

    __slots__ = ("facts", "kind", "knows", "secret")

    def __init__(self, kind: str, facts: Details, secret: Details | None = None, knows: tuple[Seat, ...] = ()) -> None:
        self.kind = kind
        self.facts = facts
        self.secret = secret
        self.knows = knows

    def seen_by(self, *seats: Seat | None) -> Details | None:
        """The event as JSON data, as a seat (None: a spectator), or seats that share their secrets, may know it.

        None if they may know nothing about it.
        """
        if self.secret is not None:
            if any(seat is not None and seat in self.knows for seat in seats):
                return {"event": self.kind, **self.facts, **self.secret}
            if not self.facts:
                return None
        return {"event": self.kind, **self.facts}

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.facts!r}, {self.secret!r}, {self.knows!r})"
