"""Single components, for the page that shows what is in the box."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from consigliere.drawing import Picture, Texts, die
from consigliere.drawing.svg import at, circle
from consigliere.engine import Fast, Match, Setup, Title
from consigliere.games.men_of_mayhem.components import MAIN_OPS, PLACE, SIDE_IDS, TRICK_OPS

from .cards import HIGH, WIDE, poster
from .clubs import BOARD, club_side
from .column import AMBULANCE, POLE, ambulance, pole, price_rows
from .gang import heat
from .lots import house
from .phrases import printed
from .pieces import icon
from .sheet import Valley
from .street import ROAD
from .style import STYLE

_PART: Final = "mm-box"
_EDGE: Final = 8
_SITE_WIDE: Final = 186.0
_TOKEN: Final = 70
_TRACK: Final = (254.0, 46.0)
_ICONS: Final = {"throw_down": "fight", "turn_a_trick": "trick", "call_backup": "backup"}  # others have their own name
_PLAYERS: Final = (3, 4, 5, 6)


def component(title: Title[Any], table: str, entry: dict[str, Any], words: Texts) -> Picture | None:
    """A card, a site, a club's board, an order, a die or a track; None for anything else."""
    key = str(entry.get("id", ""))
    if table == "cards":
        return _framed(WIDE, HIGH, poster(key, 0, 0, words))
    if table == "sites":
        terms = tuple([printed(op) for op in (*MAIN_OPS[PLACE[key]], *TRICK_OPS[PLACE[key]])])
        return _framed(_SITE_WIDE, ROAD, house(key, words, _PART, terms))
    if table == "clubs":
        wide, high = BOARD
        sides = [at(i * (wide + 12), 0, club_side(key, side, words)) for i, side in enumerate(SIDE_IDS)]
        return _framed(2 * wide + 12, high, *sides)
    if table in ("orders", "order_extras"):
        mid = _TOKEN / 2
        ground = circle(mid, mid, mid - 2, class_="night", stroke="var(--accent)", stroke_width=3)
        return _framed(_TOKEN, _TOKEN, ground, icon(_ICONS.get(key, key), mid, mid, mid * 1.2, "lamp"))
    if table == "dice":
        return _framed(_TOKEN, _TOKEN, die(entry["sides"], _TOKEN / 2, _TOKEN / 2, _TOKEN - 12))
    return _track(title, table, entry, words)


def _track(title: Title[Any], table: str, entry: dict[str, Any], words: Texts) -> Picture | None:
    """The heat, the emergency room, or the black market for each number of players."""
    if table == "heat_track":
        return _framed(*_TRACK, heat(Valley(_view(title), words, _PART), 0, 0, 0, *_TRACK, True))
    if table == "emergency_room":
        x, y, wide, high = AMBULANCE
        view = _view(title)
        empty = Valley({**view, "table": {**view["table"], "wounded": {}}}, words, _PART)
        return _framed(wide, high, at(-x, -y, ambulance(empty)))
    if table == "black_market":
        _, _, wide, high = POLE
        rows = [price_rows(entry[f"players_{players}"], 0) for players in _PLAYERS]
        poles = [pole(row, 0, i * (wide + 16), 0, wide, high, words) for i, row in enumerate(rows)]
        return _framed(len(poles) * (wide + 16) - 16, high, *poles)
    return None


@lru_cache(maxsize=1)
def _view(title: Title[Any]) -> dict[str, Any]:
    """The table of a game whose clubs have been chosen."""
    seats = title.facts.players[0]
    match = Match.begin(Setup(title, seats, title.complete_options(seats, {}), Fast(7)))
    for _ in range(2 * seats):
        seat = match.deciders[0]
        match.play(seat, match.options(seat)[0])
    return match.view(0)


def _framed(width: float, height: float, *inside: str) -> Picture:
    return Picture.of(width + 2 * _EDGE, height + 2 * _EDGE, "", STYLE, at(_EDGE, _EDGE, *inside))
