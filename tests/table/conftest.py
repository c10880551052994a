"""One server for each module of tests that asks for it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from .server import Browser, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("table")
    running = Server(f"sqlite:///{folder}/tables.db", "--no-limits", "--load", "tests.table.shelf")
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
