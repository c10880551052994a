"""What every game's state contains, and the loop that runs it from one decision to the next."""

from __future__ import annotations

from typing import Annotated, Final, TypeVar

from .chance import Chance
from .deals import Offer
from .events import Details, Event
from .native import mypyc_attr
from .option import Option, Seat
from .result import Result
from .step import Answers, Question, Row, Sealed, Step, remaining

T = TypeVar("T")
Shared = Annotated[T, "never changes: copies of a state share it"]  # for a field, read by consigliere.lab.fields

NO_ANSWER: Final[tuple[Row, ...]] = ((),)  # what a seat has answered when it is asked: nothing yet
DRAW_RANGE: Final = (
    1 << 60
)  # the draw for four cards; out of heaps of a hundred the odds are off by less than a millionth


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The base of a game's state. A game declares its own plain fields, once; `consigliere.lab.fields` writes `clone`.

    It contains no history, because search copies states by the million.
    """

    __slots__ = (
        "chance",
        "deciders",
        "draws",
        "event_log",
        "moves",
        "offers",
        "result",
        "reveals",
        "reveals_for",
        "seats_out",
        "stack",
    )

    chance: Chance
    """The source of everything random."""
    draws: int
    """Numbers drawn from `chance` so far."""
    reveals: int
    """How often something hidden became known to somebody. Undo does not go past that."""
    reveals_for: Seat
    """The seat for which reveals are counted: what it knew before does not count. -1, in every real game and in every
    copy: for all seats. Foresight sets it in its own worlds."""
    moves: int
    """Questions answered so far. A sealed one counts once, with its last answer: the number is public."""
    stack: list[Step]
    """The steps to come; the last one is next."""
    deciders: tuple[Seat, ...]
    """Who owes an answer to the step on top; `advance` updates it."""
    event_log: list[Event] | None
    """Where events are recorded; None: nowhere (search)."""
    offers: tuple[Offer, ...]
    """Open offers between seats, oldest first."""
    seats_out: tuple[Seat, ...]
    """Seats that are out of the game, in the order they left: nothing is asked of them. Public."""
    result: Result | None
    """None while the game runs."""

    def begin_kernel(self, chance: Chance) -> None:
        """Set the fields above for a new game."""
        self.chance = chance
        self.draws = 0
        self.reveals = 0
        self.reveals_for = -1
        self.moves = 0
        self.stack = []
        self.deciders = ()
        self.event_log = None
        self.offers = ()
        self.seats_out = ()
        self.result = None

    def copy_kernel(self, new: State) -> None:
        """Copy the fields above. A copy records no events."""
        new.chance = self.chance
        new.draws = self.draws
        new.reveals = self.reveals
        new.reveals_for = -1
        new.moves = self.moves
        new.stack = self.stack[:]
        new.deciders = self.deciders
        new.event_log = None
        new.offers = self.offers
        new.seats_out = self.seats_out
        new.result = self.result

    def clone(self) -> State:
        """An independent copy that records no events. Steps and other immutable parts are shared."""
        raise NotImplementedError

    @property
    def step(self) -> Step | None:
        """The next step, whether it is automatic or asks; of a question to several seats, the step that asks.

        None when the game is over.
        """
        if not self.stack:
            return None
        top = self.stack[-1]
        return top.question if isinstance(top, Answers) else top

    def then(self, *steps: Step) -> None:
        """Push steps that come next, in this order, before all others."""
        self.stack.extend(steps[::-1])

    def random_below(self, n: int) -> int:
        """A random whole number from 0 to n - 1."""
        self.draws += 1
        return self.chance.draw(self.draws, n)

    def shuffle(self, cards: list[int]) -> None:
        """Fisher-Yates with the game's own chance."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.random_below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def deal_random(self, heap: list[int], count: int) -> list[int]:
        """Take `count` random cards from a heap. One draw serves four cards: for sampling worlds quickly."""
        left = len(heap)
        dealt: list[int] = []
        luck = 0
        for i in range(count):
            if i % 4 == 0:
                luck = self.random_below(DRAW_RANGE)
            at = luck % left
            luck //= left
            left -= 1
            dealt.append(heap[at])
            heap[at] = heap[left]
        del heap[left:]
        return dealt

    def count_reveal(self, whose: Seat = -1) -> None:
        """Something hidden has become known to somebody: nobody may undo past this.

        `whose`: the seat whose own secret all of it was, so that only this seat could foresee it. -1: something that no
        single seat knew.
        """
        if whose < 0 or whose != self.reveals_for:
            self.reveals += 1

    def emit(self, kind: str, facts: Details, secret: Details | None = None, knows: tuple[Seat, ...] = ()) -> None:
        """Record an event. In a hot path guard the call with `if g.event_log is not None`."""
        if self.event_log is not None:
            self.event_log.append(Event(kind, facts, secret, knows))

    def eliminate(self, seat: Seat) -> None:
        """Eliminate a seat: it is asked nothing any more, and its offers end."""
        if seat not in self.seats_out:
            self.seats_out = (*self.seats_out, seat)
            self.offers = tuple([offer for offer in self.offers if seat not in offer.parties])

    def end(self, result: Result) -> None:
        """End the game at once: remaining steps are not carried out."""
        self.stack.clear()
        self.deciders = ()
        self.result = result


def advance(g: State, one: bool = False) -> bool:
    """Run automatic steps up to the next decision or the end; or only `one` step: see `run_one`.

    It is one function because every choice of every playout runs it.
    """
    stack = g.stack
    while stack:
        step = stack[-1]
        if not isinstance(step, Question):
            stack.pop()
            step.run(g)
            if one:
                return True
            continue
        if type(step) is Answers:
            if step.opened_at != g.moves:  # another step came between: the question may concern others now
                step = stack[-1] = step.updated(g)
            g.deciders = step.unanswered if not g.seats_out else remaining(step.unanswered, g.seats_out)
        elif isinstance(step, Sealed):
            stack.pop()
            whom = step.seats(g) if not g.seats_out else remaining(step.seats(g), g.seats_out)
            if whom:
                stack.append(Answers(step, g.moves, whom, NO_ANSWER * len(whom), whom))
                g.deciders = whom
                return False
            step.resolve(g, [])
            if one:
                return True
            continue
        else:
            g.deciders = step.deciders(g) if not g.seats_out else remaining(step.deciders(g), g.seats_out)
        if g.deciders:
            return False
        stack.pop()
        if type(step) is Answers:
            step.close(g)
        if one:
            return True
    g.deciders = ()
    return False


def run_one(g: State) -> bool:
    """Run one automatic step; False if there is none: somebody decides, or the game is over.

    The table can be viewed between two of them: to show a scene step by step, and for foresight up to the first draw.
    """
    return advance(g, True)


def take(g: State, seat: Seat, option: Option) -> None:
    """Carry out a legal option and run to the next decision: the fast path for search and playouts."""
    g.moves += 1
    g.stack.pop().take(g, seat, option)
    advance(g)
