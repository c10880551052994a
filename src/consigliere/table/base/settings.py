"""The settings of a server."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a server."""

    database: str = "sqlite:///consigliere.db"
    alone: bool = False  # no other process writes to this database: what is in memory need not be compared with it
    limits: bool = True  # how often somebody may ask, and how much one address may hold; the load test goes without
    workers: int = 2  # processes in which bots think
    think: float = 10.0  # seconds a bot may think before it is stopped
    pace: float = 0.9  # seconds a bot lets pass before its move
    window: float = 8.0  # seconds a hidden reaction window stays open
    patience: float = 600.0  # seconds an offer stands
    retire: float = 60.0  # days after which a table where nothing happens is closed; 0: never
    idle: float = 120.0  # seconds after which a table nobody looks at leaves memory
    host_away: float = 300.0  # seconds after which a host who is not there may be succeeded
    session: float = 90.0  # days after which a browser that did not come is signed out
    connections: int = 2000  # open at a time, if the system allows as many
    from_one: int = 0  # lines and waiting requests that one address may have open; 0: a quarter of all connections
    half_open: int = 200  # of them such as have not sent a whole request yet
    header_time: float = 10.0  # seconds a request's first lines may take
    body_time: float = 60.0  # seconds the rest of it may take
    secret: bytes | None = None  # of every new table, for tests that must know the deals; no option of the command line
    modules: tuple[str, ...] = ()  # imported at the start, here and where bots think: games from other packages
