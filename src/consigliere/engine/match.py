"""A match: a state, how it began and the choices that led to it. All play, views and saves go through it."""

from __future__ import annotations

import json
from typing import Any, Final, NamedTuple, Self

from . import deals, position, undo, viewing
from .chance import Chance, Fast, chance_from, checked_seed
from .errors import IllegalMove, NotUnderstood, NotYours, Stale
from .events import Event
from .history import EMPTY_CACHE, FIELDS, Choice, ChoiceCache, SharedChoices, add_choices, build_choices, seen_events
from .native import Given
from .option import Option, Seat, checked_option
from .promises import GivenPromise, PromiseTracker
from .result import Result
from .saves import FORMAT, check_save, digest
from .state import State, advance
from .step import Answers, Step
from .title import Title
from .viewing import PARTS

_NOTHING: Final[list[Event]] = []
_NONE_SHOWN: Final[dict[int, bool]] = {}


class Setup(NamedTuple):
    """How a match began: the title, the table and either a source of chance or a position."""

    title: Title
    seats: int
    options: dict[str, Any]
    chance: Chance
    position: dict[str, Any] | None = None
    commitment: str = ""
    """The public hash of the secret behind `chance`; "" if there is none."""


class Match:
    """A game in progress. Build one with `consigliere.new`, `load` or `from_position`."""

    __slots__ = (
        "_anytime",
        "_anytime_seat",
        "_choice_cache",
        "_is_world",
        "_legal",
        "_legal_seat",
        "_new_choices",
        "_shared_choices",
        "_shown_cache",
        "opening",
        "setup",
        "state",
        "title",
    )

    def __init__(self, setup: Setup, state: State, past: SharedChoices | None = None, world: bool = False) -> None:
        self.setup = setup
        self.title = setup.title
        self.state = state
        self.opening: list[Event] = []  # what happened before the first choice
        self._shared_choices = past
        self._new_choices: list[Any] = []  # the fields of later choices, flat (see `history`)
        self._choice_cache: ChoiceCache = EMPTY_CACHE
        self._is_world = world  # a determinized world: it has no history
        self._legal: tuple[Option, ...] | None = None
        self._legal_seat: Seat = -1
        self._anytime: tuple[Option, ...] | None = None  # what `extras` last returned, until something is played
        self._anytime_seat: Seat = -1
        self._shown_cache = (
            _NONE_SHOWN  # index of a choice -> whether it showed somebody something; replaced, never changed
        )

    # --- beginnings

    @classmethod
    def begin(cls, setup: Setup, is_complete: bool = True) -> Self:
        """A new match at its first decision. With `is_complete` False the steps of a position may run out."""
        if setup.position is not None:
            state = position.read(setup.title, setup.position, setup.seats, setup.options)
            setup = setup._replace(chance=state.chance, commitment=state.chance.commitment())
        else:
            state = setup.title.start(setup.seats, setup.options, setup.chance)
        state.event_log = []
        match = cls(setup, state)
        if setup.position is not None:
            position.settle(state, setup.seats, is_complete)
        else:
            advance(state)
        match.opening = state.event_log
        return match

    @classmethod
    def resumed(cls, setup: Setup, state: State, opening: list[Event], history: list[Choice]) -> Self:
        """A match at a stored state, with its stored history. Both are trusted: use `load` for untrusted data."""
        match = cls(setup, state, (None, [field for choice in history for field in choice]))
        match.opening = opening
        return match

    @classmethod
    def load(cls, title: Title, saved: dict[str, Any]) -> Self:
        """A match from its save, replayed choice by choice under the rules. Raises NotUnderstood."""
        check_save(title, saved)
        options = title.complete_options(saved["seats"], saved["options"])
        chance = chance_from(saved["chance"])
        match = cls.begin(Setup(title, saved["seats"], options, chance, saved.get("position"), chance.commitment()))
        for number, text in enumerate(saved["choices"]):
            try:
                who, _, option = str(text).partition(" ")
                match.play(int(who), Option.parse(option))
            except (ValueError, IllegalMove, NotYours, Stale) as error:
                raise NotUnderstood(f"choice {number + 1} of the save cannot be replayed: {error}") from error
        return match

    # --- playing

    @property
    def deciders(self) -> tuple[Seat, ...]:
        """The seats that owe an answer now.

        Several seats answer simultaneously and in secret. Empty when the game is over.

        For programs that run a match. A player sees the public part of it in the view.
        """
        return self.state.deciders

    @property
    def step(self) -> Step | None:
        """The question on the table; None when the game is over."""
        return self.state.step

    def options(self, seat: Given[Seat]) -> tuple[Option, ...]:
        """The legal options of a seat for the question on the table; () if it owes no answer."""
        if self._legal is not None and self._legal_seat == seat and type(seat) is int:  # 1.0 and True equal 1
            return self._legal
        g = self.state
        if type(seat) is int and seat in g.deciders:
            top = g.stack[-1]
            if type(top) is Answers:  # inlined `Answers.options`: this is a hot path
                i = 0
                while top.asked[i] != seat:
                    i += 1
                legal = tuple(top.question.next_options(g, seat, top.rows[i]))
            else:
                legal = tuple(top.options(g, seat))
        else:
            self._check_seat(seat)
            legal = ()
        self._legal = legal
        self._legal_seat = seat
        return legal

    def extras(self, seat: Given[Seat]) -> tuple[Option, ...]:
        """What a seat may do at any time, on anybody's turn: the game's any-time options and answers to offers."""
        self._check_seat(seat)
        if self._anytime is not None and self._anytime_seat == seat:
            return self._anytime
        if self.state.result is not None or seat in self.state.seats_out:
            return ()
        found = self.title.extras(self.state, seat)
        if self.title.trade is not None:
            found = found + deals.offer_options(self.title.trade, self.state, seat)
        self._anytime, self._anytime_seat = tuple(found), seat
        return self._anytime

    def play(self, seat: Given[Seat], option: Given[Option | str], number: Given[int | None] = None) -> None:
        """Take an option. `number`, if given, is the question it answers (`Match.number`); if that has passed: Stale.

        Raises NotUnderstood, IllegalMove, NotYours or Stale. The match is then unchanged.
        """
        if not isinstance(option, Option):
            option = Option.parse(option)
        legal = self._legal
        if legal is None or self._legal_seat != seat or type(seat) is not int:
            legal = self.options(seat)
        for offered in legal:
            if offered is option:  # usually the object that `options` returned: no comparison needed
                break
        else:
            if option not in legal:
                self._check_number(number)
                self._play_anytime(seat, checked_option(option), number)
                return
            option = legal[legal.index(option)]  # keep the offered one: an equal one may print differently (1.0, True)
        if number is not None:
            self._check_number(number)
            if number != self.number(seat):
                raise Stale(f"question {number} has been answered; the question now is {self.number(seat)}")
        g = self.state
        before = g.draws + g.reveals
        if g.event_log is not None:
            g.event_log = []
        g.moves += 1
        g.stack.pop().take(g, seat, option)
        advance(g)
        firm = g.draws + g.reveals != before
        if not firm and g.stack:
            top = g.stack[-1]
            # A sealed question has been put to other seats. If the choice could be undone until one of them answers, a
            # refusal would reveal that one has.
            firm = type(top) is Answers and top.untouched() and top.asked != (seat,) and not top.is_draft()
        self._new_choices += (seat, option, False, firm, g.event_log or _NOTHING)
        self._legal = self._anytime = None

    def _play_anytime(self, seat: Seat, option: Option, number: int | None) -> None:
        """Take an any-time option or a deal, or raise the error that fits."""
        g = self.state
        if g.result is not None:
            raise Stale("the game is over")
        if seat in g.seats_out:
            raise NotYours(f"seat {seat} is out of the game")
        trade = self.title.trade
        dealt = trade is not None and option.verb in deals.VERBS
        if not dealt:
            extras = self.title.extras(g, seat)
            if option not in extras:
                self._refuse(seat, option, number)
            option = extras[extras.index(option)]
        if g.event_log is not None:
            g.event_log = []
        top = g.stack[-1] if g.stack else None
        if trade is not None and option.verb in deals.VERDICTS and dealt:
            heard = self.promises(seat)
            deals.mark_promise(trade, g, seat, heard, option, self._is_public(option.target))
        elif trade is not None and option.verb == deals.BECAUSE and dealt:
            number, _ = deals.promise_and_reason(option)
            deals.explain_promise(trade, g, seat, self.promises(seat), option, self._is_public(number))
        elif trade is not None and dealt:
            deals.play_deal(trade, g, seat, self.setup.seats, option)
        else:
            self.title.take_extra(g, seat, option)
        if g.stack and g.stack[-1] is not top:
            g.moves += 1  # another question comes first; the old one is asked again afterwards
        elif g.stack and isinstance(top, Answers):
            g.stack[-1] = top.updated(g)
        advance(g)
        self._new_choices += (seat, option, True, True, g.event_log or _NOTHING)
        self._legal = self._anytime = None

    def _refuse(self, seat: Seat, option: Option, number: int | None) -> None:
        """Raise the error that fits an option which the seat may not take."""
        g = self.state
        if number is not None and number != self.number(seat):
            raise Stale(f"question {number} has been answered; the question now is {self.number(seat)}")
        barred = self.title.extra_forbidden_by(g, seat, option)
        if barred:
            raise IllegalMove(f"{option.short_text()} is not possible now", barred)
        if seat not in g.deciders:
            raise NotYours(f"seat {seat} owes no answer now")
        raise IllegalMove(f"{option.short_text()} is not among the legal options", self._forbids(seat, option))

    def deals_closed_by(self) -> str:
        """The id of the rule that closes deals now, which is public; "" while deals are open or the game has none."""
        trade = self.title.trade
        return trade.closed_by(self.state) if trade is not None and self.state.result is None else ""

    def why_not(self, seat: Given[Seat], option: Given[Option]) -> str:
        """The id of the rule that forbids an option now; "" if it is legal, or if the seat owes no answer.

        An any-time option that is not possible has its rule whether the seat owes an answer or not. Offers are not
        covered: their terms are checked when they are played.
        """
        if option in self.options(seat) or option in self.extras(seat) or self.result is not None:
            return ""
        option = checked_option(option)
        barred = self.title.extra_forbidden_by(self.state, seat, option)
        if barred or seat not in self.deciders:
            return barred
        return self._forbids(seat, option)

    def _forbids(self, seat: Seat, option: Option) -> str:
        """The rule against an option that is not offered to a seat that is asked."""
        step = self.step
        assert step is not None
        return self.state.stack[-1].why_illegal(self.state, seat, option, ()) or step.rule

    def number(self, seat: Given[Seat | None]) -> int:
        """The number of the question as this seat sees it. It only grows.

        Sealed answers of other seats do not change it, and it never reveals how many parts they had.
        """
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.setup.seats):
            self._check_seat(seat)
        g = self.state
        parts = 0
        if g.stack and seat is not None:
            top = g.stack[-1]
            if isinstance(top, Answers):
                parts = len(top.row(seat))
        return PARTS * g.moves + parts

    # --- viewing

    def view(self, seat: Given[Seat | None] = None) -> dict[str, Any]:
        """Everything a seat may know now, as JSON data; None is a spectator."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.setup.seats):
            self._check_seat(seat)
        return viewing.view(self, seat)

    def events(self, seat: Given[Seat | None] = None, since: Given[int] = 0) -> list[list[dict[str, Any]]]:
        """What happened, as a seat may know it: a list for the opening and one for each later choice it noticed.

        The first `since` of them are left out. A choice of which the seat may know nothing is left out too: an empty
        list would reveal that somebody has given a sealed answer or talks in private.
        """
        if seat is not None:
            self._check_seat(seat)
        if type(since) is not int or since < 0:
            raise NotUnderstood(f"`since` is a whole number from 0 on, not {repr(since)[:40]}")
        whom = self.seats_sharing_view(seat)
        rows = [seen_events(choice.events, whom) for choice in self.history()]
        return [seen_events(self.opening, whom), *(row for row in rows if row)][since:]

    def promises(self, seat: Given[Seat | None] = None) -> list[GivenPromise]:
        """The promises a seat has heard, oldest first, each with its outcome as far as the seat knows it."""
        if self.title.trade is None:
            if seat is not None:
                self._check_seat(seat)
            return []
        ledger = PromiseTracker(self.title.trade)
        ledger.read_events(self.events(seat))
        if self.state.result is not None:
            ledger.close()
        return ledger.promises

    def _is_public(self, number: object) -> bool:
        """Whether a promise was made in public."""
        return any(given.number == number for given in self.promises(None))

    def seats_sharing_view(self, seat: Seat | None) -> tuple[Seat, ...]:
        """The seats whose secrets a seat knows: its own, and its team's if teams share them. () for a spectator."""
        if seat is None:
            return ()
        setup = self.setup
        if self.title.teams_share_views(setup.seats, setup.options):
            for team in self.title.teams(setup.seats, setup.options):
                if seat in team:
                    return team
        return (seat,)

    def history(self) -> list[Choice]:
        """The choices so far, oldest first."""
        laid = self._choice_cache
        if self._shared_choices is None or self._shared_choices[1] is not laid[0]:
            laid = self._choice_cache = build_choices(self._shared_choices, laid)
        found = [*laid[1]]
        add_choices(self._new_choices, found)
        return found

    @property
    def last(self) -> Choice | None:
        """The newest choice; cheaper than `history()[-1]`. None before the first."""
        row = self._new_choices or (self._shared_choices[1] if self._shared_choices is not None else [])
        return Choice(*row[-FIELDS:]) if row else None

    @property
    def result(self) -> Result | None:
        """None while the game runs."""
        return self.state.result

    # --- other worlds

    def determinize(self, seat: Given[Seat | None], seed: Given[int]) -> Self:
        """Another match: a possible world that looks the same to the seat, with everything it cannot know redealt.

        This includes sealed answers of other seats. If it is public that a seat has answered, it has a random answer in
        this world; otherwise it is asked again.
        """
        if seat is not None:
            self._check_seat(seat)
        chance = Fast(checked_seed(seed))
        g = viewing.possible_state(self, seat, chance)
        # Do not copy the real setup: its seed would reveal everything that is hidden.
        setup = Setup(self.title, self.setup.seats, self.setup.options, chance, None, self.setup.commitment)
        return type(self)(setup, g, None, True)

    def clone(self, record_events: bool = False) -> Self:
        """An independent copy with the same history. It records events only if `record_events`."""
        g = self.state.clone()
        if record_events:
            g.event_log = []
        if self._new_choices:
            self._shared_choices, self._new_choices = (self._shared_choices, self._new_choices), []
        match = type(self)(self.setup, g, self._shared_choices, self._is_world)
        match.opening = self.opening
        match._shown_cache = self._shown_cache
        match._choice_cache = self._choice_cache
        return match

    # --- saving

    def save(self) -> str:
        """The setup and the choices as JSON text. It contains the seed, and so every secret of the match."""
        setup = self.setup
        saved: dict[str, Any] = {
            "consigliere": FORMAT,
            "game": self.title.id,
            "rules": self.title.version,
            "seats": setup.seats,
            "options": setup.options,
            "chance": setup.chance.record(),
            "choices": [f"{choice.seat} {choice.option}" for choice in self.history()],
        }
        if self.title.box is not None:
            saved["box"] = self.title.box
        if setup.position is not None:
            saved["position"] = setup.position
        if self._is_world:
            saved["position"], saved["choices"] = self.position(), []
        saved["check"] = digest(saved)
        return json.dumps(saved, ensure_ascii=False)

    def position(self) -> dict[str, Any]:
        """The whole state as readable JSON, secrets included; `consigliere.from_position` reads it back."""
        return position.write(self.title, self.state, self.setup.seats, self.setup.options)

    # --- undo

    def can_undo(self, seat: Given[Seat], earlier: Given[Match | None] = None) -> bool:
        """Whether the seat may take its last choice back: nothing was learned, drawn, revealed or done by others since.

        To find out, the game is replayed up to that choice, starting from `earlier` if given: this match at an earlier
        moment.
        """
        self._check_seat(seat)
        if earlier is not None and not isinstance(earlier, Match):
            raise NotUnderstood(f"`earlier` is this match at an earlier moment, not {repr(earlier)[:40]}")
        return undo.find_undoable(self, seat, earlier) != undo.NO_CHOICE

    def would_learn(self, seat: Given[Seat], option: Given[Option]) -> bool:
        """Whether a seat would learn something by taking an option now. Such a choice cannot be taken back.

        The option is tried in worlds that the seat considers possible: if what it sees afterwards differs between
        them, it has learned something. No game declares this, so none can forget to.
        """
        self._check_seat(seat)
        return undo.would_learn(self, seat, checked_option(option))

    def would_show(self, seat: Given[Seat], option: Given[Option]) -> bool:
        """Whether taking an option now would show another seat something hidden. Such a choice cannot be taken back.

        The option is tried in worlds that each observer considers possible. If in one of them no answer of the seat
        would look to the observer as this one does, the observer has learned something. A sealed answer shows
        nothing. Spectators take no part in the game and do not count.
        """
        self._check_seat(seat)
        return undo.would_show(self, seat, checked_option(option))

    def undo(self, seat: Given[Seat]) -> None:
        """Take back the seat's last choice. Raises IllegalMove if something has been seen since."""
        self._check_seat(seat)
        match = undo.undone_match(self, seat)
        self.state, self.opening, self._shown_cache = match.state, match.opening, _NONE_SHOWN
        self._legal = self._anytime = None
        self._shared_choices, self._new_choices = match._shared_choices, match._new_choices

    def _check_seat(self, seat: Given[Seat | None]) -> None:
        if type(seat) is not int or not 0 <= seat < self.setup.seats:
            raise NotUnderstood(f"no seat {repr(seat)[:40]} at this table; seats are 0 to {self.setup.seats - 1}")

    def _check_number(self, number: Given[int | None]) -> None:
        if number is not None and type(number) is not int:
            raise NotUnderstood(f"the number of a question is a whole number, not {repr(number)[:40]}")

    def __repr__(self) -> str:
        over = f", over: {self.result.reason}" if self.result is not None else ""
        return f"<Match {self.title.id}, {self.setup.seats} seats, {self.state.moves} moves{over}>"


def verify(match: Match, commitment: Given[str]) -> bool:
    """Whether a match loaded from its save drew everything from the secret whose hash was published before it began.

    Loading has already replayed every choice with that secret, so only the hash remains to check.
    """
    text = commitment.strip().lower() if isinstance(commitment, str) else ""
    if len(text) != 64 or any(sign not in "0123456789abcdef" for sign in text):
        raise NotUnderstood("a published hash is 64 hexadecimal signs")
    if match.setup.position is not None:
        raise NotUnderstood("a match that began from a position says nothing about the draws before it")
    if not match.setup.chance.commitment():
        raise NotUnderstood("this match was played from a seed, which is no secret: there is nothing to verify")
    return match.setup.chance.commitment() == text
