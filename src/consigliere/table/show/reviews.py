"""The review of a finished game in words and lines: chances over time, moments, what was known, promises."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from math import exp
from typing import Any

from consigliere.board import tell
from consigliere.board.advice_words import later
from consigliere.board.words import Words, words_for
from consigliere.drawing import Picture
from consigliere.engine import Option
from consigliere.engine.promises import BROKEN, KEPT, Delivery, GivenPromise, Peace
from consigliere.games import face
from consigliere.table.play.analysis import DROP
from consigliere.table.play.finished import FinishedGame
from consigliere.table.play.loaded import LoadedTable

from .boards import drawing, status
from .deals import promised
from .lead import WIDTH
from .log_lines import log_lines, seen
from .pages.advice_context import KnownInfo, Line, MomentInfo, ReviewContext, WordInfo
from .pages.context import Frame, SeatInfo
from .results import score_text
from .seats import Reader, counts_of, seat_names
from .wording import Wording

SECRETS = 4  # figures listed of what was hidden
TOLD = 2  # sentences about what others did


def smoothed(points: Sequence[tuple[int, float]], width: float) -> list[tuple[int, float]]:
    """Return a curve with every point averaged with its neighbours, by a Gaussian. It narrows towards the end, so that
    the last point is exact: the result is known."""
    found: list[tuple[int, float]] = []
    for n, _ in points:
        deviation = max(min(width, (points[-1][0] - n) / 2), 1e-9)
        weights = [exp(-(((m - n) / deviation) ** 2) / 2) for m, _ in points]
        found.append((n, sum([w * p for w, (_, p) in zip(weights, points, strict=True)]) / sum(weights)))
    return found


def review_context(
    loaded: LoadedTable,
    game: FinishedGame,
    found: dict[str, Any] | None,
    reader: Reader,
    wording: Wording,
    frame: Frame,
) -> ReviewContext:
    """Return the review for a reader: as a player by what they could see, otherwise by what everybody could."""
    seat = reader.seat if reader.seat is not None else next(iter(reader.own), None)
    told = _ReviewWriter(loaded, game, seat, reader, wording, frame.language)
    if found is not None and str(seat) not in found["curves"]:
        seat = told.seat = None
    return ReviewContext(
        frame=frame,
        table=loaded.id,
        game=loaded.row.game,
        seats=told.seats,
        headline=told.headline(),
        choices=len(game),
        ready=found is not None,
        own=seat is not None,
        seat=seat,
        rounds=tuple([(n, told.when(n)) for n in game.rounds]),
        can_try=seat is not None,
        words_given=told.words_given(),
        **(told.review(found) if found is not None else {}),
    )


def _figures_of(name: str, figures: dict[str, str]) -> list[str]:
    """Return the first few figures of a seat, without its name."""
    begins = f"{name}: "
    own = [f"{what.removeprefix(begins)}: {text}" for what, text in figures.items() if what.startswith(begins)]
    return own[:SECRETS]


def _without_owner(figures: list[str]) -> list[str]:
    """Return figures without the name that begins all of them: the row says whose they are."""
    owner = figures[0].partition(": ")[0] if figures else ""
    if all(one.startswith(f"{owner}: ") and one.count(": ") > 1 for one in figures):
        return [one.removeprefix(f"{owner}: ") for one in figures]
    return figures


class _ReviewWriter:
    """A finished game for one reader."""

    def __init__(
        self, loaded: LoadedTable, game: FinishedGame, seat: int | None, reader: Reader, wording: Wording, language: str
    ) -> None:
        self.loaded, self.game, self.seat = loaded, game, seat
        self.words: Words = words_for(language, loaded.row.game)
        self.names = seat_names(loaded, language, game.view(len(game), None), own_names=True)
        self.seats: tuple[SeatInfo, ...] = wording.seats(reader, game.view(len(game), seat), frozenset())

    def headline(self) -> str:
        """Return the result in one sentence."""
        lines = tell.outcome(self.game.view(len(self.game), self.seat), self.words, self.names)
        return lines[0] if lines else self.words("game-over")

    def when(self, n: int) -> str:
        """Return the round of a moment, or its number if the game has no rounds."""
        named = dict(status(self.game.view(n, None), self.words)).get("round", "")
        return named or self.words("web-review-move", n=str(n))

    def review(self, found: dict[str, Any]) -> dict[str, Any]:
        """Return what depends on the stored review."""
        curve = found["curves"]["public" if self.seat is None else str(self.seat)]
        lines = self._lines(curve)
        stored = found["moments"].get(str(self.seat), [])
        moments = [self._moment(one) for one in stored]
        fate = self._costliest_event(curve, [one["n"] for one in stored]) if self.seat is not None else None
        if fate is not None:
            moments.append(fate)
        moments.sort(key=lambda one: one.n)
        worst = min([one for one in moments if one.kind == "wrong"], key=lambda one: one.gain, default=None)
        return {
            "lines": lines,
            "moments": tuple(moments),
            "known": self.known(worst.n) if worst is not None else (),
            "known_at": worst.n if worst is not None else 0,
        }

    # --- the curves

    def _lines(self, curve: list[list[Any]]) -> tuple[Line, ...]:
        """Return a line for each side. A team has one."""
        found: dict[tuple[int, int], Line] = {}
        scores = (self.game.result or {}).get("scores", [])
        for seat in self.seats:
            key = (seat.team, -1 if seat.team else seat.index)
            own = seat.index == self.seat
            if key in found and not own:
                continue
            points = smoothed([(n, row[seat.index]) for n, row in curve], WIDTH * max(1, len(self.game)))
            score = score_text(self.game, self.words, int(scores[seat.index])) if seat.index < len(scores) else ""
            found[key] = Line(seat, tuple([(n, round(p, 4)) for n, p in points]), own, score)
        return tuple(found.values())

    # --- moments

    def _label(self, text: str, view: dict[str, Any]) -> str:
        return tell.label(Option.parse(text), view, self.words, self.names)

    def _moment(self, one: dict[str, Any]) -> MomentInfo:
        """Return a decision of the reader, with what would have been better or next best, and why."""
        n, words = int(one["n"]), self.words
        view = self.game.view(n, self.seat)
        (played, chance), (better, other) = one["played"], one["better"]
        wrong = one["gain"] > 0
        because = later(one["later"].get(words.language, []), words, 2) or words("web-review-slow")
        if not wrong:
            because = f"{words('web-review-right')} {because}"
        thing = face(self.loaded.row.game).target_thing
        mine, theirs = thing(Option.parse(played), view), thing(Option.parse(better), view)
        marks = [(mine, "web-review-played"), (theirs, "web-review-better" if wrong else "web-review-next")]
        return MomentInfo(
            n=n,
            when=self.when(n),
            kind="wrong" if wrong else "right",
            gain=-round(100 * one["gain"]),
            rows=(
                (words("web-review-played"), f"{self._label(played, view)} · {round(100 * chance)}\u00a0%"),
                (
                    words("web-review-better" if wrong else "web-review-next"),
                    f"{self._label(better, view)} · {round(100 * other)}\u00a0%",
                ),
                (words("web-review-because"), because),
            ),
            board=self._board(view),
            things=tuple([(one, mark) for one, mark in marks if one]),
        )

    def _board(self, view: dict[str, Any]) -> Picture | None:
        return drawing(view, self.words).board

    def _costliest_event(self, curve: list[list[Any]], taken: list[int]) -> MomentInfo | None:
        """Return the moment at which others cost the reader most, if no choice of the reader explains it."""
        assert self.seat is not None
        lines = {
            seat.index: smoothed([(n, row[seat.index]) for n, row in curve], WIDTH * len(self.game) / 2)
            for seat in self.seats
        }
        own = lines[self.seat]
        drops = [(b[1] - a[1], i) for i, (a, b) in enumerate(pairwise(own))]
        for drop, i in sorted(drops):
            first, last = own[i][0], own[i + 1][0]
            if drop > -DROP / 2:
                return None
            if any(first - 2 <= n <= last for n in taken):
                continue
            n = self._sharpest(first, last)
            if n is not None:
                return self._costliest_event_info(n, i, lines)
        return None

    def _sharpest(self, first: int, last: int) -> int | None:
        """Return the choice of another seat after which the reader's standing fell most, in a part of the game."""
        assert self.seat is not None
        history = self.game.save["choices"]
        fallen = [
            (self.game.curve[n][self.seat] - self.game.curve[n - 1][self.seat], n)
            for n in range(first + 1, last + 1)
            if not history[n - 1].startswith(f"{self.seat} ") and seen(self.game.events(n), self.seat)
        ]
        return min(fallen)[1] if fallen else None

    def _costliest_event_info(self, n: int, i: int, lines: dict[int, list[tuple[int, float]]]) -> MomentInfo:
        assert self.seat is not None
        words, view = self.words, self.game.view(n, self.seat)
        said = log_lines(n, seen(self.game.events(n), self.seat), view, words, self.names)
        told = [(words("web-review-not-yours"), " ".join([line.text for line in said[:TOLD]]))] if said else []
        shift = {seat: (line[max(0, i - 1)][1], line[min(len(line) - 1, i + 2)][1]) for seat, line in lines.items()}
        winner = max(shift, key=lambda seat: shift[seat][1] - shift[seat][0])
        shifts = [
            words(
                "web-review-shift",
                name=words("you").capitalize() if seat == self.seat else self.names[seat],
                **{"from": str(round(100 * shift[seat][0])), "to": str(round(100 * shift[seat][1]))},
            )
            for seat in dict.fromkeys((self.seat, winner))
        ]
        return MomentInfo(
            n=n,
            when=self.when(n),
            kind="others",
            gain=round(100 * (shift[self.seat][1] - shift[self.seat][0])),
            rows=(
                *told,
                (words("web-review-did"), ", ".join(shifts)),
                (words("web-review-because"), words("web-review-nothing")),
            ),
            board=self._board(view),
        )

    # --- what was known

    def known(self, n: int) -> tuple[KnownInfo, ...]:
        """Return, for each other seat, what the reader could know of it before a choice, and what was hidden."""
        words, shows = self.words, face(self.loaded.row.game)
        mine = self.game.view(n, self.seat)
        known = shows.preview_figures(mine, words)
        rows: list[KnownInfo] = []
        for seat in self.seats:
            if seat.index == self.seat:
                continue
            theirs = shows.preview_figures(self.game.view(n, seat.index), words)
            you = words("you")  # the same figure reads differently to its owner
            differ = {
                what: text
                for what, text in theirs.items()
                if known.get(what) != text and you not in (text, known.get(what))
            }
            hidden = _without_owner([f"{what}: {text}" for what, text in differ.items()])
            points = shows.seat_points(seat.index, self.game.view(n, seat.index))
            is_told = str(points) in [re.sub(r"\D", "", text) for text in differ.values()]  # where money is points
            if points is not None and not is_told and shows.seat_points(seat.index, mine) is None:
                hidden.insert(0, f"{words('web-points')}: {points}")
            hand = self._hand(self.game.view(n, seat.index))
            told = [*hidden[:SECRETS], *([words("web-review-hand", things=", ".join(hand))] if hand else [])]
            rows.append(
                KnownInfo(
                    seat,
                    ", ".join(counts_of(seat.index, mine, words) or _figures_of(seat.name, known)) or "–",
                    "; ".join(told) or words("web-review-nothing-hidden"),
                )
            )
        return tuple(rows)

    def _hand(self, view: dict[str, Any]) -> list[str]:
        """Return the names of what only the owner of a view saw, each with its number."""
        words, shows = self.words, face(self.loaded.row.game)
        headings = [words(message) for message in shows.hidden_places]
        lines = [line for place in shows.listing(view, words) if place.heading in headings for line in place.lines]
        found: list[str] = []
        for line in lines:
            message, arguments = shows.thing_message(line.things[0]) if line.things else ("", {})
            name = re.match(rf"(\d+ × )?{re.escape(words(message, **arguments))}", line.text) if message else None
            if name is not None:
                found.append(name[0])
        return found

    # --- promises

    def words_given(self) -> tuple[WordInfo, ...]:
        """Return the promises that the reader has heard, with their outcomes."""
        given, times = self.game.promises(self.seat), self.game.promise_times(self.seat)
        view = self.game.view(len(self.game), self.seat)
        found: list[WordInfo] = []
        for one in promised(given, None, view, self.words, self.names):
            of, (n, settled) = given[one.place], times[one.place]
            when = self.when(settled) if settled is not None else ""
            dear = any(seat == of.promise.giver and why == "#why:tempted" for seat, why in of.remarks)
            found.append(WordInfo(n, self.when(n), one, self._came(of, when), when, dear))
        return tuple(found)

    def _came(self, given: GivenPromise, when: str) -> str:
        """Return what became of a promise as a sentence; "" if nobody can say."""
        if given.state not in (KEPT, BROKEN) or not when:
            return ""
        sorts = {Peace: "peace", Delivery: "later"}
        sort = sorts.get(type(given.promise), "word")
        return self.words("web-review-held" if given.state == KEPT else "web-review-failed", sort=sort, when=when)
