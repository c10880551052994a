"""Single components, for the page that shows what is in the box."""

from __future__ import annotations

from typing import Any, Final

from consigliere.drawing import YESEVA, Picture, Texts
from consigliere.drawing.svg import at, rect
from consigliere.games.la_famiglia.components import DATA

from . import cards, hq, ledger, sicily, theatre
from .families import choice
from .pieces import boats, cars, fig, flask, lira, soldiers
from .score import token
from .style import STYLE, icon, patterns

_PART: Final = "lf-box"
_EDGE: Final = 8
_FAMILY: Final = (300, 250)
_SIGN: Final = 70
_PERSON: Final = (150, 214)
_NOBODY: Final = "grey"
_COLOURS: Final = ("blue", "red")  # of the sides that a conflict card names


def component(table: str, entry: dict[str, Any], words: Texts) -> Picture | None:
    """An order, a board, a card, a token, a house, or a part of the map; None for anything else."""
    key = str(entry.get("id", ""))
    if table == "order":
        wide, high = hq.LETTER
        letter = at(0, 0, hq.letter_inside(words, _PART, entry["family"], key), class_=f"of-{entry['family']}")
        return _framed(wide, high, letter)
    if table == "family":
        wide, high = _FAMILY
        return _framed(wide, high, at(0, 0, choice(words, key, wide, high), class_=f"of-{key}"))
    if table == "control_token":
        return _framed(60, 60, at(30, 30, token(key), scale=1.5))
    if table == "conflict_card":
        return _framed(*cards.CARD_SIZE, cards.conflict_card(_PART, words, key, *_COLOURS))
    if table == "character":
        return _framed(*_PERSON, *_person(entry, words))
    if table == "action_board":
        return _framed(ledger.WIDTH, ledger.HEIGHT, *ledger.page(words, _PART, int(key)))
    if table == "column":
        return _framed(68, 86, ledger.front(key))
    if table == "row":
        plate = rect(0, 0, _SIGN, _SIGN, rx=6, class_="chalk thin")
        return _framed(_SIGN, _SIGN, plate, icon(key, _SIGN / 2, _SIGN / 2, 46))
    return _part_of_map(table, entry, words)


def _part_of_map(table: str, entry: dict[str, Any], words: Texts) -> Picture | None:
    """A territory, a sea, a border between seas, a district, or the whole map."""
    field = {"sea_border": "between", "district": "territories"}.get(table)
    if table in ("territory", "sea"):
        names = [entry["id"]]
    elif table == "map":
        names = [sea["id"] for sea in DATA["sea"]]
    elif field is not None:
        names = entry[field]
    else:
        return None
    x, y, wide, high, drawn = sicily.plan(words, _PART, names)
    return _framed(wide, high, at(-x, -y, *drawn))


def _person(entry: dict[str, Any], words: Texts) -> list[str]:
    """A character: the money, men and machines that a family begins with."""
    wide, high = _PERSON
    rows = (
        (lira(1, -20, -11, 40, 22), entry["money"]),
        (soldiers(_NOBODY, 1, 26) + icon("hq", 24, 0, 18), entry["hq_soldiers"]),
        (soldiers(_NOBODY, 1, 26) + icon("place", 24, 0, 18), entry["map_soldiers"]),
        (cars(_NOBODY, 1, 26), entry["cars"]),
        (boats(_NOBODY, 1, 30), entry["boats"]),
        (flask(26), entry["labs"]),
    )
    step = (high - 40) / len(rows)
    found = [
        rect(1.5, 3, wide, high, rx=6, class_="cast"),
        rect(0, 0, wide, high, rx=6, class_="chalk thin frame"),
        rect(1, 1, wide - 2, 28, rx=5, class_="deep"),
        YESEVA.line(words(entry["id"]), wide / 2, 21, 17, wide - 12, class_="display chalk"),
    ]
    for i, (sign, number) in enumerate(rows):
        y = 38 + step * (i + 0.5)
        found += [at(40, y, sign), fig(f"× {number}", 104, y, 20)]
    return found


def _framed(width: float, height: float, *inside: str) -> Picture:
    edge = 2 * _EDGE
    clips = sicily.clips(_PART) + ledger.clips(_PART) + theatre.clips(_PART)
    return Picture.of(width + edge, height + edge, "", STYLE, patterns(_PART) + clips, at(_EDGE, _EDGE, *inside))
