"""Seats that MCP clients hold: in a game in this process with bots, or at a table of a running server."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Mapping, Sequence
from threading import RLock
from typing import Any, Protocol

from consigliere.board.foreign import quoted
from consigliere.board.text_form import Seen, Spoken, option_words, question_words, seen_by, table_text
from consigliere.bots import Bot, RandomBot, Sight, Talker, hold_talks
from consigliere.engine import OPEN, PASS, NotUnderstood, Option, Seat
from consigliere.match import Match
from consigliere.table.client import Table

from .local_advice import local_advice, local_hints

MOST_SEATS = 200  # held at a time
IDLE = 2 * 3600.0  # seconds after which an unused seat may be released to make room
MOST_TALK = 200  # lines of talk that a local game keeps
TALKS = 2  # how often bots may make offers between two answers; they always answer offers to them
LONGEST_WAIT = 25.0

Json = dict[str, Any]


class HeldSeat(Protocol):
    """What a client can do with a seat, wherever the table is."""

    game: str

    def text(self, form: str, language: str, rules: str) -> str:
        """Return the table as text."""
        ...

    def options(self, language: str) -> Json:
        """Return the question, its number, and the options with their words."""
        ...

    def hints(self, language: str) -> Json:
        """Return what the seat can do now, and what each choice leads to."""
        ...

    def advice(self, option: str, language: str) -> Json:
        """Return the best few options, and one more if asked."""
        ...

    def review(self, language: str) -> Json:
        """Return the review of the finished game."""
        ...

    def play(self, option: str, number: int | None) -> None:
        """Take an option."""
        ...

    def offer(self, offer: Json) -> None:
        """Make an offer."""
        ...

    def say(self, text: str, room: str) -> None:
        """Say something to the table or in a private room."""
        ...

    def wait(self, seconds: float) -> None:
        """Wait until the seat is asked something, the game is over or the time is up."""
        ...


class LocalSeat:
    """A seat in a game in this process. Bots hold the other seats and move at once."""

    def __init__(self, match: Match, seat: Seat, bots: Mapping[Seat, Bot], names: Sequence[str] = ()) -> None:
        self.game = match.title.id
        self.match = match
        self.seat = seat
        self.bots = dict(bots)
        self.names = list(names)
        self.playouts = 0  # another budget for advice, without a time limit: for tests
        self._lock = RLock()  # the SDK runs tools in threads
        self._said: list[Spoken] = []
        self._talked = (-1, 0)  # the question before which bots have talked, and how often
        self._shown: set[int] = set()  # offers that the seat has had a chance to answer
        self._go_on()

    def text(self, form: str, language: str, rules: str) -> str:
        """Return the table as text."""
        with self._lock:
            return table_text(seen_by(self.match, self.seat, self.names, self._said), form, language, rules)

    def options(self, language: str) -> Json:
        """Return the question, its number, and the options with their words."""
        with self._lock:
            match, seat = self.match, self.seat
            seen = Seen(match.view(seat), match.options(seat), match.extras(seat), names=self.names)
            return {
                "asked": bool(seen.options),
                "over": self.match.result is not None,
                "number": self.match.number(self.seat),
                "question": question_words(seen, language),
                "options": [str(option) for option in seen.options],
                "extras": [str(option) for option in seen.extras],
                "words": {str(one): option_words(one, seen, language) for one in (*seen.options, *seen.extras)},
            }

    def hints(self, language: str) -> Json:
        """Return what the seat can do now, and what each choice leads to."""
        with self._lock:
            return local_hints(self.match, self.seat, self.names, language)

    def advice(self, option: str, language: str) -> Json:
        """Return the best few options, and one more if asked."""
        with self._lock:
            return local_advice(self.match, self.seat, option, self.names, language, self.playouts)

    def review(self, language: str) -> Json:
        """There is none: the web table makes and stores reviews."""
        raise NotUnderstood("a game in this process has no review; tables of a game server have one")

    def play(self, option: str, number: int | None) -> None:
        """Take an option. The bots then move until the seat is asked again."""
        with self._lock:
            taken = Option.parse(option)
            answers = taken in self.match.options(self.seat)
            self.match.play(self.seat, taken, number)
            if not answers:
                self._talked = (-1, self._talked[1])  # bots may respond to that
            self._go_on()

    def offer(self, offer: Json) -> None:
        """Make an offer. Bots answer at once."""
        self.play(str(Option("offer", json.dumps(offer, ensure_ascii=False))), None)

    def say(self, text: str, room: str) -> None:
        """Say something. Bots do not read talk; only offers count at this table."""
        if room:
            raise NotUnderstood("a game with bots has no private rooms; leave the room empty")
        with self._lock:
            name = self.names[self.seat] if self.names else str(self.seat)
            self._said = [*self._said, Spoken(name, text)][-MOST_TALK:]

    def wait(self, seconds: float) -> None:
        """Let the bots move. There is nothing to wait for, because they move at once."""
        with self._lock:
            self._go_on()

    def _go_on(self) -> None:
        """Let the bots talk and move until the seat is asked, has a new offer to answer, or the game is over."""
        while self.match.result is None:
            self._hear_bots()
            if self._called():
                return
            asked = self.match.deciders
            bot = next((seat for seat in asked if seat in self.bots), None)
            if bot is not None:
                self.match.play(bot, self.bots[bot].choose(Sight(self.match, bot)))
                continue
            step = self.match.step
            if step is not None and step.progress != OPEN and self.match.options(self.seat) == (PASS,):
                self.match.play(self.seat, PASS)  # asked only to hide who could have reacted
                continue
            return

    def _hear_bots(self) -> None:
        """Before each question, and after the seat's own action in a deal, bots make and answer offers."""
        talkers = any(isinstance(bot, Talker) for bot in self.bots.values())
        if self.match.title.trade is None or self.match.deals_closed_by() or not talkers:
            return
        number = self.match.number(None)
        if self._talked[0] == number:
            return
        times = self._talked[1] + 1 if self._talked[0] == -1 else 0
        self._talked = (number, times)
        table = [self.bots.get(seat, RandomBot()) for seat in range(self.match.setup.seats)]
        hold_talks(self.match, table, 1 if times < TALKS else 0)

    def _called(self) -> bool:
        """Whether there is an offer to the seat that it has not seen. Each offer is reported once.

        Also while the seat is asked: others who are asked with it might answer first, and end the offer.
        """
        if self.match.result is not None:
            return False
        fresh = {
            offer["number"]
            for offer in self.match.view(self.seat)["offers"]
            if self.seat in offer["parties"] and self.seat not in offer["accepted"]
        }
        called = bool(fresh - self._shown) and not self.match.deals_closed_by()
        self._shown |= fresh
        return called


class RemoteSeat:
    """A seat at a table of a running server."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.game = str(table.info()["game"])

    def text(self, form: str, language: str, rules: str) -> str:
        """Return the table as text."""
        return self.table.text(form, language, rules)

    def options(self, language: str) -> Json:
        """Return the question, its number, and the options with their words."""
        found = self.table.options(language)
        return {name: found[name] for name in ("asked", "over", "number", "question", "options", "extras", "words")}

    def hints(self, language: str) -> Json:
        """Return what the seat can do now, and what each choice leads to."""
        return self.table.hints(language)

    def advice(self, option: str, language: str) -> Json:
        """Return the best few options, and one more if asked. Everybody at the table sees that it was asked."""
        return self.table.advice(self.table.options()["number"], option, language)

    def review(self, language: str) -> Json:
        """Return the review of the finished game, or that it is not ready yet."""
        found = self.table.review(language, LONGEST_WAIT)
        for moment in found["moments"]:  # what others did may quote them, and so may a promise
            if moment["kind"] == "others":
                moment["comments"] = [[label, quoted(text)] for label, text in moment["comments"]]
        for promise in found["promises"]:
            promise["text"] = quoted(promise["text"])
        return found

    def play(self, option: str, number: int | None) -> None:
        """Take an option."""
        self.table.play(option, number)

    def offer(self, offer: Json) -> None:
        """Make an offer."""
        self.table.offer(offer["gives"], offer["text"], offer["public"], None, tuple(offer["to"]))

    def say(self, text: str, room: str) -> None:
        """Say something to the table or in a private room."""
        self.table.say(text, room)

    def wait(self, seconds: float) -> None:
        """Wait until the seat is asked something, the game is over or the time is up."""
        self.table.poll(max(0.0, min(seconds, LONGEST_WAIT)))


class SeatBook:
    """The seats that clients of one server hold, by a key that only the client knows.

    With `single_client` (stdio) a client with one seat need not name its key.
    """

    def __init__(self, single_client: bool = False) -> None:
        self.single_client = single_client
        self._lock = RLock()
        self._held: dict[str, tuple[HeldSeat, float]] = {}

    def add(self, seat: HeldSeat) -> str:
        """Store a seat and return its key. Raises NotUnderstood if there is no room."""
        with self._lock:
            now = time.monotonic()
            if len(self._held) >= MOST_SEATS:
                self._held = {key: one for key, one in self._held.items() if now - one[1] < IDLE}
            if len(self._held) >= MOST_SEATS:
                raise NotUnderstood(f"this server holds {MOST_SEATS} seats, which is all it can; try again later")
            key = secrets.token_urlsafe(12)
            self._held[key] = (seat, now)
            return key

    def get(self, key: str) -> HeldSeat:
        """The seat of a key. Raises NotUnderstood."""
        with self._lock:
            if not key and self.single_client and len(self._held) == 1:
                (key,) = self._held
            if key not in self._held:
                raise NotUnderstood("no seat is held under this seat_id; start_game, join_table and take_seat give one")
            seat = self._held[key][0]
            self._held[key] = (seat, time.monotonic())
            return seat

    def drop(self, key: str) -> None:
        """Remove a seat. Raises NotUnderstood if there is none."""
        with self._lock:
            seat = self.get(key)
            self._held = {name: one for name, one in self._held.items() if one[0] is not seat}
