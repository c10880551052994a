"""The pages of the web table: pure functions from a context to HTML. See `context.py`."""

from collections.abc import Mapping

from markupsafe import Markup

from consigliere.drawing import Marks, Picture

from .account import account
from .advice import advice, advice_panel
from .box import box, checklist
from .club import club
from .context import LobbyContext
from .drawing import drawings, drawn
from .frame import club_bar_text
from .front import front
from .glossary import glossary_page
from .hints import hints, hints_panel
from .html import markup
from .lesson import learn
from .letters import letters
from .lobby import curtain, lobby, lobby_main
from .message import message
from .new_table import new_table
from .notice import link_page, notice, table_notice
from .people import people, profile
from .plan import plan
from .play import FOLDABLE_PARTS, play, play_main, play_parts
from .play_context import PlayContext
from .primer import lessons
from .puzzle import puzzle, puzzle_list
from .replay import replay
from .result import result
from .review import review
from .round_summary import round_summary, staged
from .rules import LONGEST_QUERY, rules
from .seat_link import seat_link, take_seat
from .sheets import emblems, faces_css, picture_css, poster
from .tournament import new_tournament, tournament, tournament_list, tournament_main

__all__ = [
    "FOLDABLE_PARTS",
    "LONGEST_QUERY",
    "account",
    "advice",
    "advice_panel",
    "beat",
    "box",
    "checklist",
    "club",
    "club_bar_text",
    "curtain",
    "emblems",
    "faces_css",
    "fragment",
    "front",
    "glossary_page",
    "hints",
    "hints_panel",
    "learn",
    "lessons",
    "letters",
    "link_page",
    "lobby",
    "message",
    "new_table",
    "new_tournament",
    "notice",
    "parts",
    "people",
    "picture_css",
    "plan",
    "play",
    "poster",
    "profile",
    "puzzle",
    "puzzle_list",
    "replay",
    "result",
    "review",
    "round_summary",
    "rules",
    "seat_link",
    "staged",
    "table_notice",
    "take_seat",
    "tournament",
    "tournament_list",
    "tournament_main",
]


def parts(context: LobbyContext | PlayContext, opened: frozenset[str] = FOLDABLE_PARTS) -> dict[str, Markup]:
    """Render the parts of a page that change while it is open, by name. "" is the `<main>` around them."""
    if isinstance(context, LobbyContext):
        return {"": markup(lobby_main(context))}
    return {"": markup(play_main(context, {})), **play_parts(context, opened)}


def beat(
    board: Picture | None, areas: tuple[Picture, ...], hands: tuple[Picture, ...], marks: Marks
) -> dict[str, Markup]:
    """Return the drawings of one step of a scene, by place."""
    made = {} if board is None else drawings(board, areas, marks)
    if hands:
        made["hand"] = drawn(*hands, marks=marks)
    return made


def fragment(context: LobbyContext | PlayContext, made: Mapping[str, Markup] | None = None) -> str:
    """Render the whole `<main>` of a page that changes while it is open, from parts that are already `made` if
    given.
    """
    if isinstance(context, LobbyContext):
        return str(lobby_main(context))
    return str(play_main(context, made))
