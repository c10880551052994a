"""What an operator sets and sees: configuration, logs, readiness, metrics."""

from __future__ import annotations

import io
import json
import logging
import re
import socket
from pathlib import Path
from typing import Any

import httpx
import pytest
from click.testing import Result
from litestar.testing import TestClient

from consigliere.cli import main
from consigliere.table.base.logs import JsonLines
from consigliere.table.base.settings import Settings
from consigliere.table.web import command, health_routes
from consigliere.table.web.app import create_app
from consigliere.table.web.metrics import Metrics, owed
from consigliere.table.web.services import Services
from tests.commands import invoke

from .server import Browser, Server
from .stored_tables import BORIS, run

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


# --- configuration


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Settings, str, int, bool]]:
    """Servers that would have been started."""
    found: list[tuple[Settings, str, int, bool]] = []
    monkeypatch.setattr(command, "run", lambda *given: found.append(given))
    return found


def serve(*args: str, **environment: str) -> Result:
    return invoke(main, ["serve", *args], env=environment)


def test_without_options_a_server_is_what_it_was(begun: list[Any]) -> None:
    assert serve().exit_code == 0
    assert begun == [(Settings(), "127.0.0.1", 8017, False)]


def test_the_command_line_wins_over_the_environment_and_that_over_the_file(begun: list[Any], tmp_path: Path) -> None:
    file = tmp_path / "consigliere.toml"
    file.write_text('port = 1\npace = 2.5\nfrom-one = 7\nlimits = false\nload = ["a", "b"]\nlog = "json"\n')
    assert serve("--config", str(file), "--port", "3", CONSIGLIERE_PORT="2", CONSIGLIERE_PACE="0.5").exit_code == 0
    settings, _, port, _ = begun[0]
    assert (port, settings.pace, settings.from_one, settings.limits) == (3, 0.5, 7, False)
    assert (settings.modules, settings.json_logs) == (("a", "b"), True)
    serve(CONSIGLIERE_CONFIG=str(file))
    assert begun[1][2] == 1


def test_the_address_of_the_database_can_be_in_a_file(begun: list[Any], tmp_path: Path) -> None:
    secret = tmp_path / "database"
    secret.write_text("postgresql://user:word@host/name\n")
    serve(CONSIGLIERE_DATABASE_FILE=str(secret))
    assert begun[0][0].database == "postgresql://user:word@host/name"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("prot = 1", "no setting 'prot'"),
        ("port = ", "is not TOML"),
        ('port = "x"', "'x' is not a valid integer"),
        ("[port]\na = 1", "settings stand without sections"),
    ],
)
def test_a_wrong_file_is_refused_in_one_line(begun: list[Any], tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "consigliere.toml"
    file.write_text(text)
    result = serve("--config", str(file))
    assert (result.exit_code, begun) == (2, [])
    assert said in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_database_is_named_once(begun: list[Any], tmp_path: Path) -> None:
    (tmp_path / "empty").touch()
    both = serve("--database", "sqlite:///a.db", "--database-file", str(tmp_path / "empty"))
    assert "not both" in both.stderr
    assert begun == []
    assert "is empty" in serve("--database-file", str(tmp_path / "empty")).stderr


# --- logs


def test_a_log_can_be_json_lines() -> None:
    heard = io.StringIO()
    handler = logging.StreamHandler(heard)
    handler.setFormatter(JsonLines())
    log = logging.Logger("consigliere.test")
    log.addHandler(handler)
    try:
        raise ValueError("two\nlines")
    except ValueError:
        log.warning("table %s: %s", "x", "слово", exc_info=True)
    line = json.loads(heard.getvalue())
    assert heard.getvalue().count("\n") == 1
    assert (line["level"], line["logger"], line["message"]) == ("warning", "consigliere.test", "table x: слово")
    assert "ValueError: two" in line["error"]
    assert line["at"].endswith("+00:00")


# --- readiness


def test_a_server_lives_even_if_it_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with TestClient(create_app(Settings(database=f"sqlite:///{tmp_path}/tables.db"))) as client:
        services: Services = client.app.state.services
        ready = client.get("/ready")
        assert (ready.status_code, set(ready.json().values())) == (200, {True})
        with monkeypatch.context() as patch:  # the clerk goes on and writes the time of its last look
            patch.setattr(
                type(services.clerk), "scanned_at", property(lambda _: -1000.0, lambda *_: None), raising=False
            )
            assert client.get("/ready").json()["keeper"] is False
        monkeypatch.setattr(health_routes, "free_space", lambda file: 5)
        assert client.get("/ready").json()["disk"] is False
        monkeypatch.setattr(health_routes, "known_versions", lambda: {"9999"})
        answer = client.get("/ready")
        assert (answer.status_code, answer.json()["migrations"]) == (503, False)
        assert client.get("/live").text == "ok"


# --- metrics


def test_metrics_are_on_a_port_of_their_own_and_name_no_table(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    server = Server(f"sqlite:///{tmp_path}/tables.db", "--no-limits", "--metrics", str(port))
    browser = Browser(server.address)
    table = browser.quick()
    options, number = browser.options(table)
    browser.post(f"{table}/play", option=options[0], number=number)
    told = httpx.get(f"http://127.0.0.1:{port}/metrics").text
    assert browser.get("/metrics").status_code == 404, "not where the players are"
    browser.close()
    server.stop()
    assert table.removeprefix("/t/") not in told
    assert re.search(r'consigliere_requests_total\{method="GET",route="/t/\{table\}",status="2xx"\} \d', told), told
    assert 'consigliere_choices_total{hand="other"} 1.0' in told


def test_an_answer_in_a_hidden_window_changes_no_figure(tmp_path: Path) -> None:
    from consigliere.engine import OPEN
    from consigliere.table.play.seating import Draft

    from .stored_tables import ANNA

    async def scene(_: Any, tables: Any) -> None:
        plan = Draft("la_cosa_nostra", 3, {}, ("me", "open", "bot:random"), window=20.0)
        table = await tables.seating.create(ANNA, plan)
        await tables.seating.join(BORIS, table, 1, "Boris")
        await tables.seating.start(table)
        loaded = await tables.cache.get(table)
        for _ in range(400):
            window = loaded.window()
            if window is not None and window.question.progress != OPEN and {0, 1} <= set(window.asked):
                break
            seat = next(seat for seat in range(3) if loaded.owes(seat))
            await tables.moves.play(table, seat, str(loaded.options(seat)[0]), loaded.number(seat))
            loaded = await tables.cache.get(table)
        window = loaded.window()
        assert window is not None
        before = owed(loaded)
        await tables.moves.play(table, 0, str(loaded.options(0)[0]), loaded.number(0))
        assert loaded.held
        assert owed(loaded) == before == 2

    run(f"sqlite:///{tmp_path}/tables.db", scene)


def test_a_private_offer_is_no_choice() -> None:
    from consigliere.table.store.rows import ChoiceRow

    metrics = Metrics()
    metrics.count_rows([ChoiceRow(1, 0, "choice", "offer:{}", "person", 0.0), ChoiceRow(2, 0, "undo", "", "person", 0)])
    assert metrics.registry.get_sample_value("consigliere_choices_total", {"hand": "other"}) is None
    metrics.count_rows([ChoiceRow(3, 0, "choice", "pass", "bot", 0.0)])
    assert metrics.registry.get_sample_value("consigliere_choices_total", {"hand": "bot"}) == 1.0
