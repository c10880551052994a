"""A match: a state, how it began and the row of choices that led here. The one road in and out for everybody."""

from __future__ import annotations

import json
from typing import Any, Final, NamedTuple, Self

from . import deals, position
from .chance import Chance, Fast, chance_from
from .errors import IllegalMove, NotUnderstood, NotYours, Stale
from .events import Event
from .option import Option, Seat
from .promises import Given, Ledger
from .result import Result
from .saves import FORMAT, check_save, digest
from .state import State, advance
from .step import OPEN, Answers, Row, Step
from .title import Title

PARTS: Final = 100  # more than any sealed answer has: `Match.number` counts questions in hundreds and parts in ones
_NOTHING: Final[list[Event]] = []
_UNTRIED: Final[dict[int, bool]] = {}
WORLDS: Final = 12  # in which a choice is tried before it may be taken back
WORLDS_SHOWN: Final = 5  # for each observer, in which it is tried whether a choice has shown something hidden


class Setup(NamedTuple):
    """How a match began: with a chance, or from a position."""

    title: Title
    seats: int
    options: dict[str, Any]
    chance: Chance
    position: dict[str, Any] | None = None
    commitment: str = ""
    """The hash of the chance's secret, for all to see."""


class Choice(NamedTuple):
    """One choice of a match's history."""

    seat: Seat
    option: Option
    extra: bool
    """An any-time option, beside the stack."""
    firm: bool
    """Something was drawn or revealed: nobody may undo this."""
    events: list[Event]


Seen = tuple[dict[str, Any], list[dict[str, Any]]]  # what a seat sees of a choice: its view, and what was told

# The choices that a match shares with its clones: (what came before, the fields of choices one after the other).
Past = tuple[Any, list[Any]]  # mypyc knows no recursive types, hence Any
FIELDS: Final = len(Choice._fields)

# Choices laid out, up to the last of some fields; shared with clones, replaced and never changed.
Laid = tuple[list[Any], list[Choice]]
_NONE_LAID: Final[Laid] = ([], [])


class Match:
    """A game in progress. Build one with `consigliere.new`, `load` or `from_position`."""

    __slots__ = (
        "_laid",
        "_legal",
        "_legal_seat",
        "_past",
        "_since",
        "_tried",
        "_world",
        "opening",
        "setup",
        "state",
        "title",
    )

    def __init__(self, setup: Setup, state: State, past: Past | None = None, world: bool = False) -> None:
        self.setup = setup
        self.title = setup.title
        self.state = state
        self.opening: list[Event] = []  # what happened before the first choice
        self._past = past
        self._since: list[Any] = []  # the fields of later choices: flat, so that long games are light to keep
        self._laid: Laid = _NONE_LAID
        self._world = world  # a determinized world: it has no past of its own
        self._legal: tuple[Option, ...] | None = None
        self._legal_seat: Seat = -1
        self._tried = _UNTRIED  # choice of the history -> whether it showed somebody something; replaced, never changed

    # --- beginnings

    @classmethod
    def begin(cls, setup: Setup, whole: bool = True) -> Self:
        """A new match at its first decision. With `whole` False the steps of a position may run out: one stretch."""
        if setup.position is not None:
            state = position.read(setup.title, setup.position, setup.seats, setup.options)
            setup = setup._replace(chance=state.chance, commitment=state.chance.commitment())
        else:
            state = setup.title.start(setup.seats, setup.options, setup.chance)
        state.told = []
        match = cls(setup, state)
        if setup.position is not None:
            position.settle(state, setup.seats, whole)
        else:
            advance(state)
        match.opening = state.told
        return match

    @classmethod
    def resumed(cls, setup: Setup, state: State, opening: list[Event], history: list[Choice]) -> Self:
        """A match at a state that was kept together with its past. Both are believed: `load` is for what may lie."""
        match = cls(setup, state, (None, [field for choice in history for field in choice]))
        match.opening = opening
        return match

    @classmethod
    def load(cls, title: Title, saved: dict[str, Any]) -> Self:
        """A match from its save, replayed choice by choice under the rules; raises NotUnderstood."""
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
        """The seats that owe an answer now; more than one means simultaneous and secret. Empty when the game is over.

        For those who run a match. A player learns what may be known of it from the view.
        """
        return self.state.deciders

    @property
    def step(self) -> Step | None:
        """The question on the table; None when the game is over."""
        return self.state.step

    def options(self, seat: Seat) -> tuple[Option, ...]:
        """The legal options of a seat for the question on the table; () if it owes no answer."""
        if self._legal is not None and self._legal_seat == seat:
            return self._legal
        g = self.state
        if type(seat) is int and seat in g.deciders:
            top = g.stack[-1]
            if type(top) is Answers:  # as its `options`, without the calls
                i = 0
                while top.whom[i] != seat:
                    i += 1
                legal = tuple(top.of.next_options(g, seat, top.rows[i]))
            else:
                legal = tuple(top.options(g, seat))
        else:
            self._check_seat(seat)
            legal = ()
        self._legal = legal
        self._legal_seat = seat
        return legal

    def extras(self, seat: Seat) -> tuple[Option, ...]:
        """What a seat may do at any time, whoever's turn it is: the game's any-time options, and offers to answer."""
        self._check_seat(seat)
        if self.state.result is not None or seat in self.state.seats_out:
            return ()
        found = self.title.extras(self.state, seat)
        if self.title.trade is not None:
            found = found + deals.extras(self.title.trade, self.state, seat)
        return tuple(found)

    def play(self, seat: Seat, option: Option | str, number: int | None = None) -> None:
        """Take an option. `number`, where given, is the question it answers (`Match.number`): another one is stale.

        Raises NotUnderstood, IllegalMove, NotYours or Stale, and then nothing has changed.
        """
        if not isinstance(option, Option):
            option = Option.parse(option)
        legal = self._legal
        if legal is None or self._legal_seat != seat:
            legal = self.options(seat)
        for offered in legal:
            if offered is option:  # as a rule what `options` gave: nothing to compare
                break
        else:
            if option not in legal:
                self._play_beside(seat, option, number)
                return
            option = legal[legal.index(option)]  # what was offered: what equals it may read otherwise (1.0, True)
        if number is not None and number != self.number(seat):
            raise Stale(f"question {number} has been answered; the question now is {self.number(seat)}")
        g = self.state
        before = g.draws + g.reveals
        if g.told is not None:
            g.told = []
        g.moves += 1
        g.stack.pop().take(g, seat, option)
        advance(g)
        firm = g.draws + g.reveals != before
        if not firm and g.stack:
            top = g.stack[-1]
            # a sealed question has been put to others: could it be taken back until somebody answers, then this
            # would tell that somebody has
            firm = type(top) is Answers and top.untouched() and top.whom != (seat,) and not top.drafted()
        self._since += (seat, option, False, firm, g.told or _NOTHING)
        self._legal = None

    def _play_beside(self, seat: Seat, option: Option, number: int | None) -> None:
        """An any-time option or a deal; or the refusal that fits."""
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
        if g.told is not None:
            g.told = []
        top = g.stack[-1] if g.stack else None
        if trade is not None and option.verb in deals.VERDICTS and dealt:
            heard = self.promises(seat)
            deals.mark(trade, g, seat, heard, option, self._all_heard(option.target))
        elif trade is not None and dealt:
            deals.play_deal(trade, g, seat, self.setup.seats, option)
        else:
            self.title.take_extra(g, seat, option)
        if g.stack and g.stack[-1] is not top:
            g.moves += 1  # something else is asked now, and the old question is asked anew afterwards
        elif g.stack and isinstance(top, Answers):
            g.stack[-1] = top.refitted(g)
        advance(g)
        self._since += (seat, option, True, True, g.told or _NOTHING)
        self._legal = None

    def _refuse(self, seat: Seat, option: Option, number: int | None) -> None:
        g = self.state
        if number is not None and number != self.number(seat):
            raise Stale(f"question {number} has been answered; the question now is {self.number(seat)}")
        barred = self.title.bars_extra(g, seat, option)
        if barred:
            raise IllegalMove(f"{option.shown()} is not possible now", barred)
        if seat not in g.deciders:
            raise NotYours(f"seat {seat} owes no answer now")
        raise IllegalMove(f"{option.shown()} is not among the legal options", self._forbids(seat, option))

    def deals_shut(self) -> str:
        """The id of the rule by which no deal can be struck now, for all to see; "" while one can, or without deals."""
        trade = self.title.trade
        return trade.closed(self.state) if trade is not None and self.state.result is None else ""

    def why_not(self, seat: Seat, option: Option) -> str:
        """The id of the rule that forbids an option now; "" if it is legal, or if the seat owes no answer.

        An any-time option that is not possible has its rule whether the seat owes an answer or not.
        """
        if option in self.options(seat) or self.result is not None:
            return ""
        barred = self.title.bars_extra(self.state, seat, option)
        if barred or seat not in self.deciders:
            return barred
        return self._forbids(seat, option)

    def _forbids(self, seat: Seat, option: Option) -> str:
        """The rule against an option that is not offered to a seat that is asked."""
        step = self.step
        assert step is not None
        return self.state.stack[-1].illegal(self.state, seat, option, ()) or step.rule

    def number(self, seat: Seat | None) -> int:
        """The number of the question as this seat sees it: it grows, and sealed answers of others do not move it.

        Nor does it tell afterwards how many parts they had.
        """
        g = self.state
        parts = 0
        if g.stack and seat is not None:
            top = g.stack[-1]
            if isinstance(top, Answers):
                parts = len(top.row(seat))
        return PARTS * g.moves + parts

    # --- seeing

    def view(self, seat: Seat | None = None) -> dict[str, Any]:
        """Everything a seat may know now, JSON-able; None is a spectator."""
        setup = self.setup
        if seat is not None and (type(seat) is not int or not 0 <= seat < setup.seats):
            self._check_seat(seat)
        g = self.state
        title = self.title
        number = PARTS * g.moves
        name: str | None = None
        rule = ""
        progress = ""
        asked = False
        waiting: list[Seat] | None = []
        row: list[str] = []
        facts: dict[str, Any] = {}
        if g.stack:
            step = g.stack[-1]
            if isinstance(step, Answers):
                given: Row = () if seat is None else step.row(seat)
                if given:
                    row = [str(option) for option in given]
                    number += len(row)
                step = step.of
            name = type(step).__name__
            rule = step.rule
            progress = step.progress
            waiting = list(g.deciders) if progress == OPEN else None
            if seat is not None and seat in g.deciders:
                asked = True
                facts = step.asks(g, seat)
        offers: list[dict[str, Any]] = []
        if g.offers and title.trade is not None:
            trade = title.trade
            offers = [offer.to_json() for offer in g.offers if trade.sees(g, seat, offer)]
        teams = title.teams(setup.seats, setup.options)
        return {
            "game": title.id,
            "rules": title.version,
            "seats": setup.seats,
            "options": setup.options.copy(),
            "commitment": setup.commitment,
            "seat": seat,
            "number": number,
            "step": name,
            "rule": rule,
            "asked": asked,
            "progress": progress,
            "waiting": waiting,
            "row": row,
            "out": list(g.seats_out),
            "teams": [list(team) for team in teams] if teams else [],
            "facts": facts,
            "table": title.view(g, seat),
            "offers": offers,
            "result": None if g.result is None else g.result.to_json(),
        }

    def events(self, seat: Seat | None = None, since: int = 0) -> list[list[dict[str, Any]]]:
        """What happened, as a seat may know it: a list for the opening and one for each later choice it noticed.

        The first `since` of them are left out. A choice of which the seat may know nothing leaves no trace: an empty
        list would tell that somebody has given a sealed answer, or talks with somebody else.
        """
        if seat is not None:
            self._check_seat(seat)
        whom = self.seeing_together(seat)
        rows = [_seen(choice.events, whom) for choice in self.history()]
        return [_seen(self.opening, whom), *(row for row in rows if row)][since:]

    def promises(self, seat: Seat | None = None) -> list[Given]:
        """The promises a seat has heard given, oldest first, and what became of each as far as it knows."""
        if self.title.trade is None:
            return []
        ledger = Ledger(self.title.trade)
        ledger.learn(self.events(seat))
        if self.state.result is not None:
            ledger.close()
        return ledger.given

    def _all_heard(self, number: object) -> bool:
        """Whether a promise was given before everybody."""
        return any(given.number == number for given in self.promises(None))

    def seeing_together(self, seat: Seat | None) -> tuple[Seat, ...]:
        """Those whose secrets a seat shares: itself, and its team where a team sees as one. () for a spectator."""
        if seat is None:
            return ()
        setup = self.setup
        if self.title.shares_sight(setup.seats, setup.options):
            for team in self.title.teams(setup.seats, setup.options):
                if seat in team:
                    return team
        return (seat,)

    def history(self) -> list[Choice]:
        """The choices so far, oldest first."""
        until, known = self._laid
        rows: list[list[Any]] = []
        past: Past | None = self._past
        while past is not None and past[1] is not until:
            rows.append(past[1])
            past = past[0]
        if rows:  # a table asks after every choice: what was laid out once is not laid out again
            known = [*known] if past is not None else []
            for row in rows[::-1]:
                _lay_out(row, known)
            self._laid = (rows[0], known)
        elif past is None:
            known = []
        found = [*known]
        _lay_out(self._since, found)
        return found

    @property
    def last(self) -> Choice | None:
        """The newest choice, without laying out the whole past."""
        row = self._since or (self._past[1] if self._past is not None else [])
        return Choice(*row[-FIELDS:]) if row else None

    @property
    def result(self) -> Result | None:
        """None while the game goes on."""
        return self.state.result

    # --- other worlds

    def determinize(self, seat: Seat | None, seed: int) -> Self:
        """Another match: a possible world that looks the same to the seat, with everything it cannot know dealt anew.

        Answers of others that are still sealed are part of what it cannot know: where it is public that a seat has
        answered, it has answered something in this world too; else it is asked again.
        """
        if seat is not None:
            self._check_seat(seat)
        chance = Fast(seed)
        g = self.title.determinize(self.state, seat, chance)
        for i, step in enumerate(g.stack):
            if isinstance(step, Answers) and step.whom != (seat,):
                g.stack[i] = _resealed(g, step, seat)
                g.deciders = g.stack[-1].deciders(g)
        if g.offers and self.title.trade is not None:
            trade = self.title.trade
            g.offers = tuple(offer for offer in g.offers if trade.sees(g, seat, offer))
        # How the real match began must not come along: that is its seed, and so everything that is hidden.
        setup = Setup(self.title, self.setup.seats, self.setup.options, chance, None, self.setup.commitment)
        return type(self)(setup, g, None, True)

    def clone(self, telling: bool = False) -> Self:
        """An independent copy with the same past. It records no events unless asked to."""
        g = self.state.clone()
        if telling:
            g.told = []
        if self._since:
            self._past, self._since = (self._past, self._since), []
        match = type(self)(self.setup, g, self._past, self._world)
        match.opening = self.opening
        match._tried = self._tried
        match._laid = self._laid
        return match

    # --- keeping

    def save(self) -> str:
        """How it began and the row of choices, as JSON text. It holds the seed, hence every secret of the match."""
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
        if setup.position is not None:
            saved["position"] = setup.position
        if self._world:
            saved["position"], saved["choices"] = self.position(), []
        saved["check"] = digest(saved)
        return json.dumps(saved, ensure_ascii=False)

    def position(self) -> dict[str, Any]:
        """The whole state as readable JSON, every secret in it; `consigliere.from_position` reads it back."""
        return position.write(self.title, self.state, self.setup.seats, self.setup.options)

    # --- taking back

    def can_undo(self, seat: Seat, earlier: Match | None = None) -> bool:
        """Whether the seat may take its last choice back: nothing learned, drawn, revealed or done by another since.

        To find that out the game is played again up to that choice; from where it was `earlier`, if that is at hand.
        """
        return self._undone(seat, earlier) >= 0

    def learns(self, seat: Seat, option: Option) -> bool:
        """Whether a seat would learn something by taking an option now, so that it could not be taken back.

        It is tried in worlds that the seat deems possible: if what it sees afterwards differs, it has learned which
        kind of world it is in. No game says that by itself, and none can forget to.
        """
        mine = self.clone(telling=True)
        mine.play(seat, option)
        if mine._since[-2]:  # firm already
            return True
        here = mine._sight(seat)
        for seed in range(WORLDS):
            world = self.determinize(seat, seed)
            world.state.told = []
            world.play(seat, option)
            if world._sight(seat) != here:
                return True
        return False

    def shows(self, seat: Seat, option: Option) -> bool:
        """Whether taking an option now would show another seat something hidden, so that it could not be taken back.

        It is tried in worlds that each observer deems possible. If in one of them no answer of the seat would have
        looked to the observer as this one does, the observer has learned something. What is still sealed shows
        nothing. Spectators have no part in the game and do not count.
        """
        mine = self.clone(telling=True)
        mine.play(seat, option)
        if mine._since[-2]:  # firm already
            return True
        top = mine.state.stack[-1] if mine.state.stack else None
        if isinstance(top, Answers) and top.row(seat):
            return False
        asked = self.state.stack[-1]
        parts = [*(asked.row(seat) if isinstance(asked, Answers) else ()), option]
        together = self.seeing_together(seat)
        for observer in range(self.setup.seats):
            if observer in together:
                continue
            here = mine._seen_by(observer)
            if not here[1] and {**self.view(observer), "number": 0} == {**here[0], "number": 0}:
                continue  # nothing to be seen of it
            for seed in range(WORLDS_SHOWN):
                if not self.determinize(observer, seed)._could_look_so(seat, parts, observer, here):
                    return True
        return False

    def _could_look_so(self, seat: Seat, parts: list[Option], observer: Seat, here: Seen) -> bool:
        """Whether some answer of a seat in this world would look to an observer like the one that was given.

        As a rule that is the same answer. Where a part of it cannot be given here, another of its kind may look the
        same: of an order laid face down the observer sees that it lies there, not which it is.
        """
        if not parts:
            return self._seen_by(observer) == here
        options = self.options(seat)
        part = parts[0]
        for option in [part] if part in options else [other for other in options if other.verb == part.verb]:
            world = self.clone(telling=True)
            world.play(seat, option)
            if world._could_look_so(seat, parts[1:], observer, here):
                return True
        return False

    def _seen_by(self, observer: Seat) -> Seen:
        """What another seat sees just after a choice: the table, and what was told of it."""
        return self.view(observer), _seen(self._since[-1], self.seeing_together(observer))

    def _sight(self, seat: Seat) -> tuple[Any, ...]:
        """All that a seat sees just after a choice."""
        told = _seen(self._since[-1], self.seeing_together(seat))
        return self.view(seat), self.options(seat), self.extras(seat), told

    def undo(self, seat: Seat) -> None:
        """Take back the seat's last choice. Raises IllegalMove where something has been seen since."""
        undone = self._undone(seat)
        if undone < 0:
            raise IllegalMove("nothing to take back: something was drawn, revealed or done since")
        top = self.state.stack[-1]
        sealed = isinstance(top, Answers) and bool(top.row(seat))
        match = self.begin(self.setup)
        for i, choice in enumerate(self.history()):
            if i == undone or (i > undone and not sealed and not choice.extra):  # itself, and what was begun after it
                continue
            try:
                match.play(choice.seat, choice.option)
            except (IllegalMove, NotYours):
                # Only talk can come later and fail: what stood on the choice falls with it.
                if i < undone:
                    raise
        self.state, self.opening, self._legal, self._tried = match.state, match.opening, None, _UNTRIED
        self._past, self._since = match._past, match._since

    def _undone(self, seat: Seat, earlier: Match | None = None) -> int:
        """Which choice of the history the seat may take back; -1 if none.

        What others do in secret must not decide this, for a refusal would tell of it. So a sealed answer may be taken
        back while its question is open and nothing has come between, whoever has answered meanwhile (one who had
        waited would know as much); and private talk of others is passed over, as are the parts of an answer that one
        other has begun and nobody has seen: they fall with what they stood on.

        Nor does anybody's talk decide it: offers, refusals and promises take nothing away. A deal that moved goods
        ends it, for without the choice the goods might not be there. It does not end it for a sealed answer: nothing
        has been carried out that a deal could have used.
        """
        self._check_seat(seat)
        g = self.state
        if self._world or not g.stack:
            return -1
        whom = self.seeing_together(seat)
        top = g.stack[-1]
        sealed = isinstance(top, Answers) and bool(top.row(seat))
        if isinstance(top, Answers) and sealed and top.opened != g.moves:
            return -1
        drafts = 0  # parts of an answer that another has begun
        if isinstance(top, Answers) and not sealed and top.drafted() and not top.of.shared(g, seat, top.whom[0]):
            drafts = len(top.rows[0])
        last = self.last  # most often it is another's, and there is no need to lay out the whole past
        if last is None or (last.seat != seat and not sealed and not drafts and not _passes(last, whom)):
            return -1
        history = self.history()
        for i in range(len(history) - 1, -1, -1):
            choice = history[i]
            if is_talk(choice) or (sealed and choice.extra and choice.option.verb in deals.VERBS):
                continue
            if choice.seat == seat:
                may = not choice.extra and (sealed or not choice.firm)
                return i if may and not self._learned(history, i, earlier) else -1
            if drafts and not choice.extra:
                drafts -= 1
            elif not sealed and not _passes(choice, whom):
                return -1
        return -1

    def _learned(self, history: list[Choice], place: int, earlier: Match | None) -> bool:
        """Whether a choice made in this match has shown something to its seat or another; found out when asked."""
        if place not in self._tried:
            played = place + 1 if earlier is None else len(earlier.history())
            if earlier is not None and played <= place:
                before = earlier.clone(telling=True)
            else:
                before, played = self.begin(self.setup), 0
            for choice in history[played:place]:
                before.play(choice.seat, choice.option)
            choice = history[place]
            firm = before.learns(choice.seat, choice.option) or before.shows(choice.seat, choice.option)
            self._tried = {**self._tried, place: firm}
        return self._tried[place]

    def _check_seat(self, seat: Seat) -> None:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.setup.seats:
            raise NotUnderstood(f"no seat {repr(seat)[:40]} at this table; seats are 0 to {self.setup.seats - 1}")

    def __repr__(self) -> str:
        over = f", over: {self.result.reason}" if self.result is not None else ""
        return f"<Match {self.title.id}, {self.setup.seats} seats, {self.state.moves} moves{over}>"


def _lay_out(row: list[Any], found: list[Choice]) -> None:
    """Add the choices whose fields lie in a row."""
    for i in range(0, len(row), FIELDS):
        found.append(Choice(*row[i : i + FIELDS]))


def is_talk(choice: Choice) -> bool:
    """Whether a choice was talk alone: an offer, an answer to one or a promise, by which nothing changed hands."""
    if not choice.extra or choice.option.verb not in deals.VERBS:
        return False
    if choice.option.verb != "accept":
        return True
    if not choice.events:  # nobody listened: goods may have moved
        return False
    for event in choice.events:
        if event.facts.get("gives") or (event.secret is not None and event.secret.get("gives")):
            return False
    return True


def _passes(choice: Choice, whom: tuple[Seat, ...]) -> bool:
    """Whether a choice takes from others nothing that they may take back: talk, or what these seats know nothing of."""
    return is_talk(choice) or (choice.extra and bool(choice.events) and not _seen(choice.events, whom))


def _seen(events: list[Event], whom: tuple[Seat, ...]) -> list[dict[str, Any]]:
    """The events as seats that share their secrets may know them, without those of which they may know nothing."""
    return [seen for seen in [event.seen_by(*whom) for event in events] if seen is not None]


def _resealed(g: State, answers: Answers, seat: Seat | None) -> Answers:
    """The sealed answers of the other seats forgotten or made anew, and the order in which they came."""
    if answers.of.by_arrival(g):
        whom = tuple(sorted(answers.whom))
        rows = tuple([answers.row(other) for other in whom])
        left = tuple([other for other in whom if other in answers.left])
        answers = Answers(answers.of, answers.opened, whom, rows, left)
    for other in answers.whom:
        if other == seat or (seat is not None and answers.of.shared(g, seat, other)):
            continue
        row: tuple[Option, ...] = ()
        again = other not in answers.left and answers.of.progress == OPEN
        while again:
            options = answers.of.next_options(g, other, row)
            row = (*row, options[g.below(len(options))])
            again = not answers.of.complete(g, other, row)
        answers = answers.with_row(other, row, bool(row))
    return answers


def verify(match: Match, commitment: str) -> bool:
    """Whether a match, loaded from its save, drew everything from the secret whose hash was published before it began.

    Loading has replayed every choice under the rules with that secret, so nothing else is left to check.
    """
    text = commitment.strip().lower()
    if len(text) != 64 or any(sign not in "0123456789abcdef" for sign in text):
        raise NotUnderstood("a published hash is 64 hexadecimal signs")
    if match.setup.position is not None:
        raise NotUnderstood("a match that began from a position says nothing about the draws before it")
    if not match.setup.chance.commitment():
        raise NotUnderstood("this match was played from a seed, which is no secret: there is nothing to verify")
    return match.setup.chance.commitment() == text
