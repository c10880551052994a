"""`mcp`: a seat for clients of the Model Context Protocol."""

from __future__ import annotations

import os
from pathlib import Path

import click

from consigliere.engine import NotUnderstood

from .common import load_option

TOKEN = "CONSIGLIERE_TOKEN"


@click.command(
    epilog=f"""\b
Examples:
  consigliere mcp                                        over stdio; games against bots in this process
  consigliere mcp --server http://127.0.0.1:8017         tables of a running server, too
  consigliere mcp --http --port 8018                     over HTTP, at http://127.0.0.1:8018/mcp
\b
The client takes a seat with start_game, join_table or take_seat. take_seat uses the token it is given, else the one in
{TOKEN} or in --token-file. A client over HTTP names its seat by the seat_id it was given.""",
)
@click.option(
    "--server", "address", default="", metavar="ADDRESS", help="A running game server whose tables may be joined."
)
@click.option("--token-file", default="", metavar="FILE", help="A file with the token of a seat, for take_seat.")
@click.option("--http", is_flag=True, help="Serve streamable HTTP instead of stdio.")
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen at.")
@click.option("--port", type=click.IntRange(1, 65535), default=8018, show_default=True, help="Port to listen at.")
@click.option(
    "--allow-host", multiple=True, metavar="NAME", help="A host name clients use, needed if not this machine's."
)
@load_option
def mcp(address: str, token_file: str, http: bool, host: str, port: int, allow_host: tuple[str, ...]) -> None:
    """Let any MCP client take a seat: over stdio, or over HTTP."""
    try:
        from consigliere.mcp_server.seats import SeatBook
        from consigliere.mcp_server.server import create_server, http_security
    except ImportError:
        raise NotUnderstood("the MCP server needs the MCP SDK: pip install 'consigliere[mcp]'") from None

    if address and not address.startswith(("http://", "https://")):
        raise NotUnderstood(f"a server's address begins with http:// or https://, not {address[:40]!r}")
    token = Path(token_file).read_text(encoding="utf-8").strip() if token_file else os.environ.get(TOKEN, "")
    server = create_server(SeatBook(single_client=not http), address, token)
    if http:
        security = http_security(host, allow_host)
        click.echo(f"MCP at http://{host}:{port}/mcp", err=True)
        server.run("streamable-http", host=host, port=port, transport_security=security)
    else:
        server.run("stdio")
