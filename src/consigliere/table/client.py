"""A small client of the machine interface, for bots that play over the network. Standard library only.

seat = Client("http://127.0.0.1:8017").join(table, name="Machiavelli")
for question in seat.questions():
    seat.play(question["options"][0], question["number"])
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

from consigliere.engine import ConsigliereError

Json = dict[str, Any]
REVIEW_PAUSE = 1.0  # seconds between two requests for a review that is being made


class Refused(ConsigliereError):
    """The server refused a request. `status` and `kind` say how, `rule` which rule forbids it."""

    def __init__(self, status: int, answer: Json) -> None:
        super().__init__(str(answer.get("error", status)))
        self.status = status
        self.kind = str(answer.get("kind", ""))
        self.rule = str(answer.get("rule", ""))


class Client:
    """A server, and perhaps a token that opens one of its seats."""

    def __init__(self, address: str, token: str = "", timeout: float = 40.0) -> None:
        self.address = address.rstrip("/")
        self.token = token
        self.timeout = timeout

    def call(self, method: str, path: str, data: Json | None = None) -> Any:
        """Send one request. Return its answer, or raise Refused."""
        headers = {"accept": "application/json", "content-type": "application/json"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        body = None if data is None else json.dumps(data).encode()
        request = Request(f"{self.address}/api/v1{path}", body, headers, method=method)
        try:
            with urlopen(request, timeout=self.timeout) as answer:
                return json.load(answer)
        except HTTPError as error:
            with error:
                text = error.read()
            try:
                told = json.loads(text)
            except ValueError:
                told = {"error": text.decode(errors="replace")[:200]}
            raise Refused(error.code, told) from None

    def games(self) -> Json:
        """Return every game with its settings, and the levels of bots."""
        found: Json = self.call("GET", "/games")
        return found

    def tables(self) -> list[Json]:
        """Return open tables that anybody may join."""
        found: list[Json] = self.call("GET", "/tables")
        return found

    def open(self, game: str, seats: int, **more: Any) -> Table:
        """Open a table. Options, places, listed, name, speed and at_zero are as in the API description."""
        made = self.call("POST", "/tables", {"game": game, "seats": seats, **more})
        return Table(self.address, made["table"], made["token"] or "", made["seat"], made["host"])

    def join(self, table: str, name: str = "program", seat: int = -1, zone: str = "") -> Table:
        """Take a seat at a table. Over days its clock stands at night in the zone (such as "Europe/Kyiv")."""
        seated = self.call("POST", f"/tables/{table}/join", {"name": name, "seat": seat, "zone": zone})
        return Table(self.address, table, seated["token"], seated["seat"])

    def substitute(self, table: str, seat: int, name: str = "program", zone: str = "") -> Table:
        """Take a seat that waits for a substitute, at a running table over days."""
        seated = self.call("POST", f"/tables/{table}/substitute", {"name": name, "seat": seat, "zone": zone})
        return Table(self.address, table, seated["token"], seated["seat"])

    def tournaments(self) -> list[Json]:
        """Return tournaments that anybody finds."""
        found: list[Json] = self.call("GET", "/tournaments")
        return found

    def open_tournament(self, name: str, game: str, seats: int, rounds: int, **more: Any) -> Tournament:
        """Open a tournament, with the token of an account. Points, options, speed and the rest are as in the API."""
        wanted = {"name": name, "game": game, "seats": seats, "rounds": rounds, **more}
        return self.tournament(self.call("POST", "/tournaments", wanted)["tournament"])

    def tournament(self, tournament: str) -> Tournament:
        """Return a tournament by its id, to act there with this client's token."""
        return Tournament(self.address, tournament, self.token)


class Tournament(Client):
    """A tournament, and perhaps the token of an account that acts there."""

    def __init__(self, address: str, tournament: str, token: str = "") -> None:
        super().__init__(address, token)
        self.tournament_id = tournament

    def _at(self, method: str, what: str, data: Json | None = None) -> Any:
        return self.call(method, f"/tournaments/{self.tournament_id}{what}", data)

    def info(self) -> Json:
        """Return who takes part, the standings, and every round with its tables."""
        found: Json = self._at("GET", "")
        return found

    def enter(self) -> None:
        """Take part, before the start."""
        self._at("POST", "/join", {})

    def leave(self) -> None:
        """Take part no more."""
        self._at("POST", "/leave", {})

    def start(self) -> None:
        """Draw the first round. Only the organiser may do this, and close a round or call the tournament off."""
        self._at("POST", "/start", {})

    def close_round(self, number: int) -> None:
        """Close the tables of a round that are still played."""
        self._at("POST", "/close-round", {"round": number})

    def cancel(self) -> None:
        """Call the tournament off."""
        self._at("POST", "/cancel", {})

    def seat(self) -> Table:
        """Return your seat in the round that is played."""
        found = self._at("POST", "/seat", {})
        return Table(self.address, found["table"], found["token"], found["seat"])


class Table(Client):
    """A seat at a table."""

    def __init__(self, address: str, table: str, token: str = "", seat: int | None = None, host: str = "") -> None:
        super().__init__(address, token)
        self.table = table
        self.seat = seat
        self.host = host

    def _at(self, method: str, what: str, data: Json | None = None) -> Any:
        return self.call(method, f"/tables/{self.table}{what}", data)

    def info(self) -> Json:
        """Return who sits where, and the state of the table."""
        found: Json = self._at("GET", "")
        return found

    def start(self) -> None:
        """Start the game. Only the client that opened the table may do this."""
        Table(self.address, self.table, self.host)._at("POST", "/start", {})

    def clocks(self) -> Json:
        """Return the clocks of all seats, when the question closes, and votes about late seats and the pace."""
        found: Json = self._at("GET", "/clocks")
        return found

    def vote(self, seat: int, choice: str) -> Json:
        """Vote about a late seat: "wait", "bot", or "seat" for a substitute. Return the clocks."""
        found: Json = self._at("POST", "/vote", {"seat": seat, "choice": choice})
        return found

    def back(self) -> Json:
        """Take the seat back from the bot that plays it. Return the clocks."""
        found: Json = self._at("POST", "/back", {})
        return found

    def over_days(self, speed: str, zone: str = "") -> Json:
        """Propose to go on over days ("brisk", "steady", "easy"), agree, or say "no". Return the clocks."""
        found: Json = self._at("POST", "/over-days", {"speed": speed, "zone": zone})
        return found

    def view(self) -> Json:
        """Return everything the seat may know."""
        found: Json = self._at("GET", "/view")
        return found

    def text(self, form: str = "full", language: str = "en", rules: str = "none") -> str:
        """Return the table as text, "short" or "full". `rules` is "none", "question" or "all"."""
        query = urlencode({"form": form, "language": language, "rules": rules})
        return str(self._at("GET", f"/text?{query}")["text"])

    def options(self, language: str = "") -> Json:
        """Return what is asked now, and every legal answer; with a language, in words too."""
        found: Json = self._at("GET", f"/options?language={language}" if language else "/options")
        return found

    def poll(self, seconds: float) -> Json:
        """Return what is asked now, as soon as the seat is asked something or this time is over (at most 25
        seconds)."""
        found: Json = self._at("GET", f"/turn?timeout={seconds}")
        return found

    def turn(self) -> Json:
        """Return the same, as soon as the seat is asked something or the game is over."""
        while True:
            question: Json = self._at("GET", "/turn")
            if question["asked"] or question["over"]:
                return question

    def questions(self) -> Iterator[Json]:
        """Yield every question to the seat, until the game is over."""
        while not (question := self.turn())["over"]:
            yield question

    def hints(self, language: str = "en") -> Json:
        """Return what the seat can do now: every option with what it changes and which question follows."""
        found: Json = self._at("GET", f"/hints?{urlencode({'language': language})}")
        return found

    def advice(self, number: int, option: str = "", language: str = "en") -> Json:
        """Return the best few options of the question with this number, and one more if asked.

        Everybody sees that the seat has asked.
        """
        found: Json = self._at("POST", "/advice", {"number": number, "option": option, "language": language})
        return found

    def review(self, language: str = "en", seconds: float = 120.0) -> Json:
        """Return the review of the finished game. Waits so long until it is made; then `ready` is false."""
        until = time.monotonic() + seconds
        while True:
            found: Json = self._at("GET", f"/review?{urlencode({'language': language})}")
            left = until - time.monotonic()
            if found["ready"] or left <= 0:
                return found
            time.sleep(min(REVIEW_PAUSE, left))

    def play(self, option: str, number: int | None = None) -> Json:
        """Take an option. Return the next question."""
        then: Json = self._at("POST", "/play", {"option": option, "number": number})
        return then

    def events(self, since: int = 0) -> Json:
        """Return what has happened since the given number, as far as the seat may know it."""
        found: Json = self._at("GET", f"/events?since={since}")
        return found

    def offer(
        self,
        gives: list[list[Any]],
        text: str = "",
        public: bool = False,
        counter: int | None = None,
        to: tuple[int, ...] = (),
        wait: bool = False,
    ) -> bool:
        """Offer a deal: rows of giver, taker, kind, amount or piece; or promises alone, to these seats.

        With `wait`, an offer made while deals are closed goes out when they open. Returns False if it waits.
        """
        offer = {"gives": gives, "text": text, "public": public, "counter": counter, "to": list(to), "wait": wait}
        return bool(self._at("POST", "/offers", offer)["done"])

    def waiting(self) -> list[dict[str, Any]]:
        """Return own offers that wait until deals are open, and those that were refused then."""
        found: list[dict[str, Any]] = self._at("GET", "/waiting")
        return found

    def take_offer_back(self, number: int) -> None:
        """Take back a waiting offer, or dismiss a refused one."""
        self._at("DELETE", f"/waiting/{number}")

    def promises(self) -> list[dict[str, Any]]:
        """Return the promises this seat has heard, and the outcome of each."""
        found: list[dict[str, Any]] = self._at("GET", "/promises")
        return found

    def standing(self) -> Json:
        """Return the seat's standing answers, and those that the game has."""
        found: Json = self._at("GET", "/standing")
        return found

    def set_standing_answer(self, kind: str, order: str, until: str = "game", unless: str = "", value: int = 0) -> Json:
        """Answer questions of a kind from now on; "" asks again.

        In hidden windows "pass" always passes, "unless" passes unless there is another option. `standing` lists what
        else there is. It ends with the "phase", the "round" or the "game".
        """
        what = f"/standing/{kind}"
        given = {"order": order, "until": until, "unless": unless, "value": value}
        found: Json = self._at("PUT", what, given) if order else self._at("DELETE", what)
        return found

    def say(self, text: str, room: str = "") -> None:
        """Say something to the table, or in a private room."""
        self._at("POST", "/talk", {"text": text, "room": room})
