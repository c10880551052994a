"""The pages of the web table: pure functions, a context in, HTML out. What they need is written in `context.py`."""

from .account import account
from .context import LobbyContext, PlayContext
from .drawing import emblems, faces_css, picture_css, poster
from .front import front, new_table
from .lobby import curtain, lobby, lobby_main
from .message import message
from .play import play, play_main
from .primer import lessons
from .replay import replay
from .result import result
from .rules import rules
from .seat_link import seat_link, take_seat

__all__ = [
    "account",
    "curtain",
    "emblems",
    "faces_css",
    "fragment",
    "front",
    "lessons",
    "lobby",
    "message",
    "new_table",
    "picture_css",
    "play",
    "poster",
    "replay",
    "result",
    "rules",
    "seat_link",
    "take_seat",
]


def fragment(context: LobbyContext | PlayContext) -> str:
    """The `<main>` of a page that changes while it is open: what the browser morphs."""
    main = lobby_main(context) if isinstance(context, LobbyContext) else play_main(context)
    return "".join(main.iter_chunks())
