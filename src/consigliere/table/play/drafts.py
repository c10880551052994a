"""Components with corrections that somebody is trying out: what the check says, and how they look."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from consigliere.board.words import Words, words_for
from consigliere.engine import NotUnderstood, Title
from consigliere.engine.box import BadBox, box_from
from consigliere.engine.data import load_data
from consigliere.games import editions, face, find

MOST_DRAWN = 60  # components of one request


def draft(data: dict[str, Any], paths: list[str], language: str) -> dict[str, Any]:
    """Return what the check says about corrections, the pictures of some entries with them, and why one is missing."""
    try:
        box = box_from(data)
        title = find(box.game)
        problems = editions.problems(title, box)
    except NotUnderstood as error:
        return {"problems": [str(error)], "pictures": {}}
    try:
        made = editions.draft(title, box)
    except BadBox as error:
        return {"problems": problems or [str(error)], "pictures": {}}
    try:
        words = words_for(language, made.id)
        drawn = {path: picture(made, path, words) for path in paths[:MOST_DRAWN]}
        return {"problems": problems, "pictures": {path: one for path, one in drawn.items() if one}}
    finally:
        if made.id != title.id:
            editions.drop(made.id)


def dataset(title: Title[Any]) -> dict[str, Any]:
    """Return the dataset of a game, for reading only: a page asks for every entry, and the file is long."""
    return _read(editions.package_of(title))


_read = lru_cache(maxsize=4)(load_data)


def picture(title: Title, path: str, words: Words) -> str:
    """Return an entry as the game draws it, as SVG for a page; "" if it is no piece of its own or cannot be drawn."""
    table, _, key = path.partition(".")
    found = dataset(title).get(table)
    rows = found if isinstance(found, list) else []
    row = next((one for i, one in enumerate(rows, 1) if str(one.get("id", i)) == key), None) if key else found
    if not isinstance(row, dict):
        return ""
    try:
        drawn = face(title.id).component(table, row, words)
    except (LookupError, TypeError, ValueError, AttributeError, ZeroDivisionError):
        return ""  # a figure that the check refuses need not be drawable
    return "" if drawn is None else drawn.static_svg(f"{table}-{key}-", spoken=False)
