"""`consigliere serve`: the web table on this machine."""

from __future__ import annotations

import logging
import socket
from pathlib import Path

import click

from .settings import Settings

DEFAULT_FILE = Path("consigliere.db")


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on; 0.0.0.0 for the whole network.")
@click.option("--port", default=8017, show_default=True, type=click.IntRange(0, 65535), help="0 takes any free port.")
@click.option("--database", default=f"sqlite:///{DEFAULT_FILE}", show_default=True, help="sqlite:///FILE or postgresql://...")
@click.option("--workers", default=2, show_default=True, type=click.IntRange(1, 64), help="Processes for bots to think in.")
@click.option("--limits/--no-limits", default=True, help="Rate limits.")
@click.option("--pace", default=0.9, show_default=True, help="Seconds a bot waits before its move.")
@click.option("--verbose", is_flag=True, help="Log every request.")
def serve(host: str, port: int, database: str, workers: int, limits: bool, pace: float, verbose: bool) -> None:
    """Open the web table: play in the browser, with friends and bots."""
    import uvicorn

    from .app import create_app
    from .store import StoreError, read_url

    try:
        read_url(database)
    except StoreError as error:
        raise click.ClickException(str(error)) from error
    listening = socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    port = listening.getsockname()[1]
    logging.basicConfig(level=logging.INFO if verbose else logging.WARNING, format="%(asctime)s %(name)s %(message)s")
    settings = Settings(database=database, workers=workers, limits=limits, pace=pace)
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    click.echo(f"Consigliere is at http://{f'[{shown}]' if ':' in shown else shown}:{port}/  (Ctrl-C ends it)")
    config = uvicorn.Config(
        create_app(settings),
        log_level="info" if verbose else "warning",
        log_config=None,
        access_log=verbose,
        ws="websockets-sansio",
        ws_max_size=4096,
        timeout_graceful_shutdown=3,
        server_header=False,
    )
    uvicorn.Server(config).run(sockets=[listening])
