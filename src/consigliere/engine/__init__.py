"""The kernel that every game is built on. It knows no game, network or clock, and reads only a game's own data."""

from .chance import Chance, Dictated, Fast, Keyed
from .deals import Gift, Offer, Trade
from .errors import BadPosition, ConsigliereError, IllegalMove, NotUnderstood, NotYours, Stale
from .events import Details, Event
from .history import Choice
from .match import Match, Setup
from .option import PASS, Option, Seat, seat_id, seat_of
from .playouts import Habits, kind_of, play_on
from .result import Result
from .state import Shared, State, advance, take
from .step import HIDDEN, OPEN, TIMED, Answers, Decision, Row, Sealed, SeatDecision, Step, Window
from .title import Code, Facts, Footing, Lookahead, Setting, Title

__all__ = [
    "HIDDEN",
    "OPEN",
    "PASS",
    "TIMED",
    "Answers",
    "BadPosition",
    "Chance",
    "Choice",
    "Code",
    "ConsigliereError",
    "Decision",
    "Details",
    "Dictated",
    "Event",
    "Facts",
    "Fast",
    "Footing",
    "Gift",
    "Habits",
    "IllegalMove",
    "Keyed",
    "Lookahead",
    "Match",
    "NotUnderstood",
    "NotYours",
    "Offer",
    "Option",
    "Result",
    "Row",
    "Sealed",
    "Seat",
    "SeatDecision",
    "Setting",
    "Setup",
    "Shared",
    "Stale",
    "State",
    "Step",
    "Title",
    "Trade",
    "Window",
    "advance",
    "kind_of",
    "play_on",
    "seat_id",
    "seat_of",
    "take",
]
