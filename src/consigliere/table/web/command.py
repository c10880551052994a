"""`consigliere serve`: the web table on this machine."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
from dataclasses import replace
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

import click

from consigliere.table.base import configuration, system
from consigliere.table.base.settings import Settings

if TYPE_CHECKING:
    from .metrics import Metrics


@click.command(context_settings=configuration.ENVIRONMENT)
@configuration.config_option()
@click.option("--host", default="127.0.0.1", show_default=True, help="Where to listen; 0.0.0.0 for the whole network.")
@click.option("--port", default=8017, show_default=True, type=click.IntRange(0, 65535), help="0 takes any free port.")
@configuration.database_options
@click.option("--workers", default=2, show_default=True, type=click.IntRange(1, 64), help="Processes bots think in.")
@click.option("--limits/--no-limits", default=True, help="How often one may ask, how much one address holds.")
@click.option("--pace", default=0.9, show_default=True, help="Seconds a bot waits before its move.")
@click.option("--window", default=8.0, show_default=True, help="Seconds a hidden window is open; 0: until all answer.")
@click.option("--patience", default=600.0, show_default=True, help="Seconds an offer stands that nobody answers.")
@click.option("--retire", default=60.0, show_default=True, help="Days until a table nobody plays at closes; 0: never.")
@click.option("--idle", default=120.0, show_default=True, help="Seconds until a table nobody looks at leaves memory.")
@click.option("--connections", default=2000, show_default=True, type=click.IntRange(16), help="Open at a time.")
@click.option("--from-one", default=0, type=click.IntRange(0), help="Of them held open by one address; 0: a quarter.")
@configuration.proxy_option
@click.option("--load", multiple=True, metavar="MODULE", help="Import a module first: games or bots of your own.")
@click.option("--box", multiple=True, metavar="FILE", help="Corrected components: see `consigliere box`.")
@click.option("--metrics", default=0, type=click.IntRange(0, 65535), help="Port for Prometheus; 0: none.")
@click.option("--metrics-host", default="127.0.0.1", show_default=True, help="Where the metrics listen.")
@configuration.mail_options
@click.option("--log", default="text", show_default=True, type=click.Choice(["text", "json"]), help="Form of the log.")
@click.option("--verbose", is_flag=True, help="Log every request.")
def serve(
    host: str,
    port: int,
    database: str | None,
    database_file: Path | None,
    workers: int,
    limits: bool,
    pace: float,
    window: float,
    patience: float,
    retire: float,
    idle: float,
    connections: int,
    from_one: int,
    trusted_proxy: tuple[str, ...],
    load: tuple[str, ...],
    box: tuple[str, ...],
    metrics: int,
    metrics_host: str,
    log: str,
    verbose: bool,
    **notice: Any,
) -> None:
    """Open the web table: play in the browser, with friends and bots."""
    settings = Settings(
        database=configuration.database_of(database, database_file),
        workers=workers,
        limits=limits,
        pace=pace,
        window=window,
        patience=patience,
        retire=retire,
        idle=idle,
        connections=connections,
        from_one=from_one,
        proxies=trusted_proxy,
        boxes=box,
        metrics=metrics,
        metrics_host=metrics_host,
        json_logs=log == "json",
        modules=load,
        **configuration.mail_of(notice),
    )
    try:
        _check_boxes(settings)
        run(settings, host, port, verbose)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("consigliere"):
            raise
        message = f"the web table needs {error.name}, which is not installed: pip install 'consigliere[table]'"
        raise click.ClickException(message) from error


def _check_boxes(settings: Settings) -> None:
    """Report a wrong file before anything is opened."""
    if settings.boxes:
        from consigliere.games import load_module
        from consigliere.table.play.boxes import read_boxes

        for module in settings.modules:
            load_module(module)
        read_boxes(settings.boxes)


# Seconds after which a waiting thread gets the interpreter. SQLite's thread waits twice for every choice, while all
# other writers wait for it. Python's default of five milliseconds is longer than its work.
HANDOVER = 0.0005


def run(settings: Settings, host: str, port: int, verbose: bool = False) -> None:
    """Listen until the process ends."""
    import uvicorn

    from consigliere.table.base.logs import set_up
    from consigliere.table.base.turns import Turns, in_turn

    from .app import create_app
    from .connections import ACCEPTED_AT_ONCE, BACKLOG, ConnectionLimiter, whole_requests
    from .live_compression import LiveProtocol
    from .responses import finished_pages

    sys.setswitchinterval(HANDOVER)
    alone = _prepare(settings.database)  # a lock, held until this process ends
    settings = replace(settings, alone=alone is not None)
    listening = socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    port = listening.getsockname()[1]
    metrics = _metrics(settings)
    app = create_app(settings, metrics)
    set_up(verbose, settings.json_logs)
    _announce(host, port)
    door, served = ConnectionLimiter(settings), finished_pages(metrics.counted(app) if metrics is not None else app)
    config = uvicorn.Config(
        whole_requests(in_turn(served, Turns(door.waiting)) if settings.limits else served),
        http=door.protocol(),
        backlog=ACCEPTED_AT_ONCE,
        log_level="info" if verbose else "warning",
        log_config=None,
        access_log=verbose,
        loop=system.event_loop(),
        ws=LiveProtocol,
        forwarded_allow_ips=list(settings.proxies),
        ws_max_size=4096,
        timeout_graceful_shutdown=3,
        server_header=False,
    )

    class Server(uvicorn.Server):
        """Releases its tables to the other servers of this database before it closes its connections."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            for one in sockets or []:  # few are accepted at once, but a crowd must not keep others out of the queue
                one.listen(BACKLOG)
            # The code makes few reference cycles, and most are short-lived. The housekeeper collects the rest. Nothing
            # that is loaded at startup is garbage.
            gc.set_threshold(5_000, 1_000, 1_000)
            gc.collect()
            gc.freeze()

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            await app.state.services.clerk.close()
            await super().shutdown(sockets)

    # In each round of its loop uvloop accepts one connection from each listening socket. In a crowd everybody would
    # wait for as many rounds as there are connections before them. So several sockets share one queue.
    more = ACCEPTED_AT_ONCE - 1 if config.loop == "uvloop" else 0
    Server(config).run(sockets=[listening, *(listening.dup() for _ in range(more))])
    if alone is not None:
        alone.close()


def _announce(host: str, port: int) -> None:
    """Print the address of the server, and a warning if fonts are missing."""
    from consigliere.table.base import vendor

    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    lacking = vendor.missing()
    if lacking:
        click.echo(f"{lacking[0]} is missing: pages use the system's fonts. `make assets` fetches them.", err=True)
    click.echo(f"Consigliere is at http://{f'[{shown}]' if ':' in shown else shown}:{port}/  (Ctrl-C ends it)")


def _metrics(settings: Settings) -> Metrics | None:
    """Open the port of the metrics, if one is wanted."""
    if not settings.metrics:
        return None
    from .metrics import Metrics

    metrics = Metrics()
    metrics.listen(settings.metrics_host, settings.metrics)
    return metrics


def _prepare(database: str) -> IO[str] | None:
    """Migrate the database, or report in one line why it failed. A SQLite file belongs to one server only."""
    import sqlite3

    from alembic.util import CommandError
    from asyncpg import InterfaceError, PostgresError
    from sqlalchemy.exc import SQLAlchemyError

    from consigliere.table.store.database import (
        Store,
        StoreError,
        StoreFailed,
        check_integrity,
        create_private,
        read_url,
    )

    async def open_once() -> None:
        await (await Store.open(database)).close()

    unusable = (StoreError, StoreFailed, SQLAlchemyError, CommandError, sqlite3.Error, PostgresError, InterfaceError)
    lock = None
    try:
        url = read_url(database)
        if url.get_backend_name() == "sqlite" and url.database:
            create_private(Path(f"{url.database}.lock"))
            lock = Path(f"{url.database}.lock").open("w")  # noqa: SIM115
            if not system.lock(lock):
                click.echo("This system cannot lock files: no second server may use the same database.", err=True)
            check_integrity(Path(url.database))
        asyncio.run(open_once())
    except (*unusable, OSError) as error:
        if lock is not None:
            lock.close()
        if isinstance(error, BlockingIOError):
            raise click.ClickException(f"another server has {url.database} open; several share a PostgreSQL") from None
        told = str(error).splitlines()
        raise click.ClickException(
            f"the database {_shown(database)} cannot be used: {told[0] if told else type(error).__name__}"
        ) from None
    return lock


def _shown(database: str) -> str:
    """Return the address of a database without its password."""
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import ArgumentError

    try:
        return make_url(database).render_as_string(hide_password=True)
    except ArgumentError:
        return repr(database)
