"""What every page shows of its reader and of the server."""

from __future__ import annotations

from consigliere.table.base.visitor import Visitor
from consigliere.table.play.tables import Tables

from .pages.context import Flash, Frame


def frame_of(visitor: Visitor, tables: Tables, path: str, flash: Flash | None, vendor: bool) -> Frame:
    """Return the data that every page needs."""
    return Frame(
        language=visitor.language,
        who=visitor.who,
        path=path,
        nickname=visitor.nickname,
        account=visitor.account_name,
        flash=flash,
        vendor=vendor,
        bar=tables.bar,
        halted=tables.halted,
    )
