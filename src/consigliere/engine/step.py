"""Steps: the flow of a game as data on a stack.

A step is a small immutable object, a paragraph of the rulebook. It either runs automatically or waits for a seat. No
part of the flow is on Python's call stack, so a state can be copied, saved, searched and rewound at any decision.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic

from .native import G, mypyc_attr
from .option import Option, Seat

if TYPE_CHECKING:
    from .state import State

Row = tuple[Option, ...]  # the parts of an answer given so far

# What people see of an open question besides the question itself; each step declares one of these.
OPEN: Final = "open"
"""`progress`: everybody sees who has not answered yet."""
HIDDEN: Final = "hidden"
"""`progress`: nobody learns who has answered. The question closes with the last answer."""
TIMED: Final = "timed"
"""`progress`: like HIDDEN, and the question stays open for a fixed time, so the moment of closing reveals nothing."""

_FIELD_NAMES: Final[dict[type, tuple[str, ...]]] = {}  # cache of `field_names`


def remaining(seats: tuple[Seat, ...], out: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """These seats without the eliminated ones."""
    return tuple([seat for seat in seats if seat not in out]) if out else seats


def field_names(cls: type[Step]) -> tuple[str, ...]:
    """The fields of a step in the order of the arguments of its `__init__`, by which a position writes them."""
    if cls not in _FIELD_NAMES:
        from inspect import signature  # slow to import; it reads compiled classes too

        _FIELD_NAMES[cls] = tuple(signature(cls).parameters)
    return _FIELD_NAMES[cls]


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[G]):
    """The base of all steps of a game whose state is G.

    The arguments of `__init__` declare its fields; `python -m consigliere.lab.fields` writes `__slots__` from them.
    """

    __slots__ = ()
    waits: ClassVar[bool] = False
    """True: it asks somebody, as every `Question` does; False: it runs automatically."""
    sealed: ClassVar[bool] = False
    """True: a question to be opened to several seats; the kernel makes it Answers."""
    progress: ClassVar[str] = OPEN
    """What shows while it is open: OPEN, HIDDEN or TIMED."""
    always_ask: ClassVar[bool] = False
    """True: only the seat knows whether it has a choice, so the question is asked even if there is a single answer."""
    asks_order: ClassVar[bool] = False
    """True: the answer only decides an order. If the order does not matter, a table answers automatically."""
    own_turn: ClassVar[bool] = False
    """True: the seat's own turn, not a small answer in between. At a table over days it earns time."""
    rule: ClassVar[str] = ""
    """The ledger's id for this decision: shown with errors and behind "?"."""
    listed_because: ClassVar[str] = ""
    """Why a step with `forbidden_by` also lists its `options` itself, such as "from tables, for speed".

    Its `forbidden_by` must then reject every illegal option with one of its verbs. The contract test compares both over
    the whole action space."""

    def problems(self, g: G) -> list[str]:
        """What is wrong with this step in a position: one sentence each, naming the field. [] in any game played.

        A position is refused with these. Everything that the other methods rely on must be checked here: fields in
        range, and what the table must contain for the step to be carried out.
        """
        return []

    def run(self, g: G) -> None:
        """Run an automatic step, which has been popped: change the state and perhaps push what follows."""
        raise NotImplementedError

    def deciders(self, g: G) -> tuple[Seat, ...]:
        """The seats that owe an answer; () if the step has nothing to ask, and it is dropped."""
        return ()

    def candidates(self, g: G, seat: Seat, row: Row) -> list[Option]:
        """Options that may be legal, in the order in which they are offered. `forbidden_by` decides which of them are.

        `row` contains the parts of the answer given so far; it is () except for a Sealed question.
        """
        raise NotImplementedError

    def forbidden_by(self, g: G, seat: Seat, option: Option, row: Row) -> str:
        """The id of the rule that forbids an option now: the first guard that fails; "" if none does.

        This is the only place for a step's guards. It may be asked about any option of the action space.
        """
        return ""

    def options(self, g: G, seat: Seat) -> list[Option]:
        """Exactly the legal choices of a decider: the candidates that no rule forbids.

        A step without guards lists them here. A step with `forbidden_by` does so only if `listed_because` says why.
        """
        return [option for option in self.candidates(g, seat, ()) if not self.forbidden_by(g, seat, option, ())]

    def take(self, g: G, seat: Seat, option: Option) -> None:
        """Carry out an option; the step has been popped."""
        raise NotImplementedError

    def question_facts(self, g: G, seat: Seat) -> dict[str, Any]:
        """What the wording of the question needs (ids of cards, amounts): public facts and the seat's own only."""
        return {}

    def why_illegal(self, g: G, seat: Seat, option: Option, row: Row) -> str:
        """The id of the rule that forbids an option now; "" exactly if it is offered.

        Games override `forbidden_by` instead.
        """
        return self.forbidden_by(g, seat, option, row) or ("" if option in self.options(g, seat) else self.rule)

    def __repr__(self) -> str:
        fields = ", ".join(repr(getattr(self, name)) for name in field_names(type(self)))
        return f"{type(self).__name__}({fields})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step[G]):
    """A step that waits for somebody; the kernel's base class. A game's own are a `Decision` or a `Sealed`."""

    __slots__ = ()
    waits = True


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Question[G]):
    """A step that waits for one seat, in public."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatDecision(Decision[G]):
    """A decision of the seat in its first field. A decision with more fields has its own `__init__`."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def deciders(self, g: G) -> tuple[Seat, ...]:
        """The seat; override it if there may be nothing to ask."""
        return (self.seat,)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Question[G]):
    """A question to several seats at once; the answers are hidden and carried out together when the last is in.

    No answer is visible before that. `progress` says whether it is visible who has answered.

    An answer may be a row of several options (cards of a bid, one by one); `is_complete` says whether it is complete. A
    question to a single seat whose parts must stay private until the last is given is a Sealed with one seat.
    """

    __slots__ = ()
    sealed = True
    values_parts: ClassVar[bool] = False
    """True: `Title.value` reads the parts of an answer given so far, so a bot can judge each by itself."""
    answer_reveals: ClassVar[bool] = True
    """False: only one seat is asked, and `resolve` itself calls `count_reveal` if the answer revealed something."""

    def seats(self, g: G) -> tuple[Seat, ...]:
        """Everybody who is asked, by public knowledge."""
        raise NotImplementedError

    def next_options(self, g: G, seat: Seat, row: Row) -> list[Option]:
        """The legal next parts of the seat's answer after those already given: the candidates that no rule forbids."""
        return [option for option in self.candidates(g, seat, row) if not self.forbidden_by(g, seat, option, row)]

    def is_complete(self, g: G, seat: Seat, row: Row) -> bool:
        """Whether the answer is complete."""
        return True

    def why_illegal(self, g: G, seat: Seat, option: Option, row: Row) -> str:
        """The rule that forbids the next part of an answer; "" exactly if it is offered."""
        return self.forbidden_by(g, seat, option, row) or (
            "" if option in self.next_options(g, seat, row) else self.rule
        )

    def shares_answer(self, g: G, seat: Seat, other: Seat) -> bool:
        """Whether a seat sees what another seat has answered so far, as allies do; its possible worlds contain that."""
        return False

    def by_arrival(self, g: G) -> bool:
        """Whether answers are carried out in order of arrival instead of the order of `seats`."""
        return False

    def on_answered(self, g: G, seat: Seat) -> None:
        """Called when a seat's answer is complete and others are not: what follows from that alone, in public."""

    def resolve(self, g: G, answers: list[tuple[Seat, Row]]) -> None:
        """Carry out all answers; the step has been popped. They come in the order of `seats`, or of arrival."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Sealed[G]):
    """A reaction window: asks every seat that could react according to public knowledge, never only those that can.

    Each is offered PASS. No view shows whom the table waits for, and a table keeps it open for a fixed time.
    """

    __slots__ = ()
    progress = TIMED
    routine: ClassVar[bool] = False
    """True: it occurs in every turn, so everybody knows the question; a table may keep it open for a shorter time."""


class Answers(Question["State"]):
    """A Sealed step in progress: who is asked and what each has answered so far.

    Created by the kernel, never by a game.
    """

    __slots__ = ("asked", "opened_at", "question", "rows", "unanswered")

    def __init__(
        self,
        question: Sealed,
        opened_at: int,
        asked: tuple[Seat, ...],
        rows: tuple[Row, ...],
        unanswered: tuple[Seat, ...],
    ) -> None:
        self.question = question
        # State.moves when the question was asked: while it is unchanged, no other step came between
        self.opened_at = opened_at
        self.asked = asked
        self.rows = rows  # by place in `whom`
        self.unanswered = unanswered  # seats whose answer is not complete yet

    def deciders(self, g: State) -> tuple[Seat, ...]:
        """The seats whose answer is not complete."""
        return self.unanswered

    def row(self, seat: Seat) -> Row:
        """What a seat has answered so far."""
        return self.rows[self.asked.index(seat)] if seat in self.asked else ()

    def untouched(self) -> bool:
        """Whether nobody has given any part of an answer yet."""
        for row in self.rows:
            if row:
                return False
        return True

    def is_draft(self) -> bool:
        """Whether only one seat is asked, in public: until its answer is complete it is a private draft."""
        return len(self.asked) == 1 and self.question.progress == OPEN

    def options(self, g: State, seat: Seat) -> list[Option]:
        """The next parts that a seat may answer."""
        return self.question.next_options(g, seat, self.rows[self.asked.index(seat)])

    def question_facts(self, g: State, seat: Seat) -> dict[str, Any]:
        """What the wording of the question needs."""
        return self.question.question_facts(g, seat)

    def why_illegal(self, g: State, seat: Seat, option: Option, row: Row) -> str:
        """The rule that forbids the next part of a seat's answer; "" if it is offered."""
        return self.question.why_illegal(g, seat, option, self.row(seat))

    def with_row(self, seat: Seat, row: Row, is_complete: bool) -> Answers:
        """The same question with one seat's answer replaced."""
        i = self.asked.index(seat)
        rows = (*self.rows[:i], row, *self.rows[i + 1 :])
        waiting = (*self.unanswered, seat) if seat not in self.unanswered else self.unanswered
        left = tuple([other for other in self.asked if other in waiting and not (is_complete and other == seat)])
        return Answers(self.question, self.opened_at, self.asked, rows, left)

    def moved_last(self, seat: Seat) -> Answers:
        """The same question with a seat after all others."""
        i = self.asked.index(seat)
        rows = (*self.rows[:i], *self.rows[i + 1 :], self.rows[i])
        return Answers(
            self.question, self.opened_at, (*self.asked[:i], *self.asked[i + 1 :], seat), rows, self.unanswered
        )

    def updated(self, g: State) -> Answers:
        """The same question after an any-time option: put to those it concerns now, with the answers still possible.

        A seat that still owed an answer owes one now: if what it has given is complete, its last part is asked again.
        """
        answers = self.with_current_seats(g)
        for seat, row in zip(answers.asked, answers.rows, strict=True):
            kept: Row = ()
            is_complete = False
            for option in row:
                if is_complete or option not in self.question.next_options(g, seat, kept):
                    break
                kept = (*kept, option)
                is_complete = self.question.is_complete(g, seat, kept)
            done = is_complete and kept == row and seat not in answers.unanswered
            if is_complete and not done:
                kept = kept[:-1]
            if kept != row or done != (seat not in answers.unanswered):
                answers = answers.with_row(seat, kept, done)
        return answers

    def with_current_seats(self, g: State) -> Answers:
        """The same question put to those it concerns now; the answers of all others are dropped."""
        asked = remaining(self.question.seats(g), g.seats_out)
        if self.question.by_arrival(g):
            asked = (
                *[seat for seat in self.asked if seat in asked],
                *[seat for seat in asked if seat not in self.asked],
            )
        if asked == self.asked:
            return self
        left = tuple([seat for seat in asked if seat in self.unanswered or seat not in self.asked])
        return Answers(self.question, self.opened_at, asked, tuple([self.row(seat) for seat in asked]), left)

    def close(self, g: State) -> None:
        """The last answer is in: carry out all of them. Nobody may take an answer back any more."""
        g.count_reveal()
        self.question.resolve(g, list(zip(self.asked, self.rows, strict=True)))

    def take(self, g: State, seat: Seat, option: Option) -> None:
        """Add a part to a seat's answer; the last answer closes the question."""
        if len(self.asked) == 1:  # most questions: the same as below, without searching for the seat
            row = self.rows[0] + (option,)
            if self.question.is_complete(g, seat, row):
                if self.question.answer_reveals and g.reveals_for != seat:  # `count_reveal`: it was the seat's own
                    g.reveals += 1
                self.question.resolve(g, [(seat, row)])
            else:
                g.moves -= 1
                g.stack.append(Answers(self.question, self.opened_at, self.asked, (row,), self.asked))
            return
        i = 0
        while self.asked[i] != seat:
            i += 1
        row = self.rows[i] + (option,)
        given = list(self.rows)
        given[i] = row
        rows = tuple(given)
        if not self.question.is_complete(g, seat, row):
            g.moves -= 1  # not answered yet; how many parts were given, and by whom, must not show
            g.stack.append(Answers(self.question, self.opened_at, self.asked, rows, self.unanswered))
            return
        left = tuple([other for other in self.unanswered if other != seat])
        answers = Answers(self.question, self.opened_at, self.asked, rows, left)
        if self.question.by_arrival(g):
            answers = answers.moved_last(seat)
        if left:
            g.moves -= 1
            g.stack.append(answers)
            self.question.on_answered(g, seat)
        else:
            answers.close(g)
