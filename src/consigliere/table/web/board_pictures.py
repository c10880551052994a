"""Pictures of boards on the cards of tables: drawn and compressed once for all who ask for them.

A picture is made from the public view alone, and the view itself is its key. So neither a picture nor the time that it
takes depends on anything that a spectator may not know.
"""

from __future__ import annotations

import hashlib
from typing import Final, NamedTuple

import msgspec

from consigliere.board.words import words_for
from consigliere.drawing import ByteCache
from consigliere.games import face
from consigliere.table.base.errors import Refused
from consigliere.table.base.turns import in_thread
from consigliere.table.play.loaded import LoadedTable

from . import encodings


class BoardPicture(NamedTuple):
    """A picture as it is sent. `tag` changes with what it shows."""

    body: bytes
    tag: str


_pictures: Final[ByteCache[tuple[str, str, str, bytes], BoardPicture]] = ByteCache(8_000_000)


async def board_picture(loaded: LoadedTable, language: str, encoding: str) -> BoardPicture:
    """Return the board of a running game as everybody sees it now, compressed. Raises Refused if there is none."""
    if not loaded.running:
        raise Refused("not-found", 404)
    view = loaded.view(None)
    key = (loaded.row.game, language, encoding, hashlib.sha256(msgspec.json.encode(view)).digest())
    known = _pictures.get(key)
    if known is None:
        known = await in_thread(_draw, loaded.row.game, view, language, encoding)
        if known is None:
            raise Refused("not-found", 404)
        _pictures.put(key, known)
    return known


def _draw(game: str, view: dict[str, object], language: str, encoding: str) -> BoardPicture | None:
    board = face(game).pictures(view, words_for(language, game)).get("board")
    if board is None:
        return None
    drawn = board.svg().encode()
    return BoardPicture(encodings.pack(drawn, encoding), hashlib.sha256(drawn).hexdigest()[:22])
