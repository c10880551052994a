"""One server for each test module that needs it, one PostgreSQL for all tests of the store."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

import pytest

from consigliere.table.store.database import Store

from . import fork_server
from .loop import run_async
from .new_database import open_prepared
from .server import Browser, Server, start_postgres
from .stored_tables import empty

fork_server.shared = True


@pytest.fixture(scope="session", autouse=True)
def _copied_databases() -> Iterator[None]:
    """New databases are copies (see `new_database`)."""
    with patch.object(Store, "open", staticmethod(open_prepared)):
        yield


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("table")
    running = Server(f"sqlite:///{folder}/tables.db", "--no-limits", "--load", "tests.table.extra_games")
    yield running
    running.stop()


@pytest.fixture
def anna(server: Server) -> Iterator[Browser]:
    browser = Browser(server.address)
    yield browser
    browser.close()


@pytest.fixture
def boris(server: Server) -> Iterator[Browser]:
    browser = Browser(server.address)
    yield browser
    browser.close()


@pytest.fixture
def stranger(server: Server) -> Iterator[Browser]:
    browser = Browser(server.address)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def one_postgres() -> Iterator[str]:
    """In its own folder: it does not run as root, and each pytest that starts on this machine makes the common folder
    of all pytest runs private, after which a database in it fails at its next checkpoint.
    """
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        server = start_postgres(Path(folder) / "postgres")
        yield server.get_uri()
        server.cleanup()


@pytest.fixture
def postgres(one_postgres: str) -> str:
    """An empty PostgreSQL."""
    run_async(empty(one_postgres))
    return one_postgres


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    uri: str = request.getfixturevalue("postgres")
    return uri
