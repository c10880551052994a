"""Boxes at this server: files of corrections that it was started with, and those of stored and imported games.

A box is stored under the id of its corrected game, which is also the `game` of every table played with it. So a table
can be opened as long as its database exists, whatever files a server is started with later.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from pathlib import Path

from sqlalchemy.ext.asyncio import AsyncConnection

from consigliere.engine import NotUnderstood
from consigliere.engine.box import BadBox, box_from
from consigliere.games import find, install_box, open_box
from consigliere.games.editions import base_of, box_of, is_edition
from consigliere.table.base.turns import in_thread
from consigliere.table.store import queries
from consigliere.table.store.box_queries import add_box, count_boxes, stored_box
from consigliere.table.store.database import Store
from consigliere.table.store.rows import TableRow

MOST_BOXES = 500  # of imported games; a file names its own
log = logging.getLogger("consigliere.table")


def read_boxes(paths: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """Read files of corrections and make their games known: the corrected games by game. Raises BadBox."""
    found: dict[str, tuple[str, ...]] = {}
    for path in paths:
        try:
            text = Path(path).read_text(encoding="utf-8")
        except UnicodeDecodeError as error:
            raise BadBox(f"{path}: not a text file") from error
        name = open_box(text, path)
        if is_edition(name):
            found[base_of(name)] = (*found.get(base_of(name), ()), name)
    return found


async def keep_boxes(store: Store, offered: dict[str, tuple[str, ...]]) -> None:
    """Store the boxes that this server was started with, and load their games now, so that nobody waits later."""
    names = [name for several in offered.values() for name in several]
    for name in names:
        await in_thread(find, name)
    if names:
        async with store.write() as connection:
            for name in names:
                await add_box(connection, name, as_stored(name))


def as_stored(game: str) -> str:
    """Return a known box as it is stored."""
    box = box_of(game)
    assert box is not None
    return json.dumps(box.to_json(), ensure_ascii=False)


async def table_with_box(connection: AsyncConnection, table_id: str) -> TableRow | None:
    """Return a stored table, whose game is known from now on; None if there is no such table."""
    row = await queries.table(connection, table_id)
    if row is not None:
        await know_box(connection, row.game)
    return row


async def know_box(connection: AsyncConnection, game: str) -> None:
    """Make the game of a stored table known, if it is a corrected one. What cannot be read is left unknown."""
    if not is_edition(game):
        return
    if box_of(game) is None:
        data = await stored_box(connection, game)
        if data is None:
            return
        try:
            await in_thread(install_box, box_from(json.loads(data)))
        except (NotUnderstood, ValueError) as error:
            log.error("the box of %s cannot be used: %s", game, error)
            return
    await in_thread(find, game)


async def keep_imported(connection: AsyncConnection, game: str) -> None:
    """Store the box of an imported game. Raises NotUnderstood if there are too many."""
    if is_edition(game) and await stored_box(connection, game) is None:
        if await count_boxes(connection) >= MOST_BOXES:
            raise NotUnderstood(f"this server has games of {MOST_BOXES} boxes and takes no more")
        await add_box(connection, game, as_stored(game))
