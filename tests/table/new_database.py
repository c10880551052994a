"""New databases for tests: copies of one that was migrated once. Each new one would run all migrations again."""

from __future__ import annotations

import shutil
import tempfile
from functools import cache
from pathlib import Path

from consigliere.table.store.database import Store

from .loop import run_async

PREFIX = "sqlite:///"
open_store = Store.open  # without copies


@cache
def _template() -> tempfile.TemporaryDirectory[str]:
    """A folder with an empty database, made by the store itself."""
    folder = tempfile.TemporaryDirectory()

    async def make() -> None:
        await (await open_store(f"{PREFIX}{folder.name}/tables.db")).close()

    run_async(make())
    return folder


def prepare(address: str) -> None:
    """Put an empty, migrated database where an SQLite file is about to be created."""
    file = Path(address.removeprefix(PREFIX))
    if address.startswith(PREFIX) and file.suffix == ".db" and not file.exists() and file.parent.is_dir():
        shutil.copy(Path(_template().name) / "tables.db", file)


async def open_prepared(address: str, migrate: bool = True) -> Store:
    """`Store.open`, with a copy for a new database."""
    if migrate:
        prepare(address)
    return await open_store(address, migrate)
