"""The settings of a server."""

from __future__ import annotations

from dataclasses import dataclass, field

HERE = ("127.0.0.1", "::1")  # this machine


@dataclass(frozen=True, slots=True)
class MailSettings:
    """The mail server that sends our mails."""

    host: str
    sender: str  # the address that mails come from
    port: int = 587
    security: str = "starttls"  # starttls, tls, none
    user: str = ""
    password: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a server."""

    database: str = "sqlite:///consigliere.db"
    alone: bool = False  # no other process writes to this database, so memory need not be compared with it
    limits: bool = True  # rate limits and limits per address; the load test turns them off
    workers: int = 2  # processes for bots
    think: float = 10.0  # seconds a bot may think before it is stopped
    pace: float = 0.9  # seconds a bot waits before its move
    window: float = 8.0  # seconds a hidden reaction window stays open
    patience: float = 600.0  # seconds an offer stands
    retire: float = 60.0  # days after which an unused table is closed; 0: never
    idle: float = 120.0  # seconds after which an unused table is evicted from memory
    host_away: float = 300.0  # seconds after which others may take over from an absent host
    session: float = 90.0  # days after which an unused session is signed out
    connections: int = 2000  # open at a time, if the system allows that many
    from_one: int = 0  # live connections and waiting requests per address; 0: a quarter of all connections
    proxies: tuple[str, ...] = HERE  # addresses and networks whose X-Forwarded-For is believed
    half_open: int = 200  # connections without a complete request
    header_time: float = 10.0  # seconds to send the request line and headers
    body_time: float = 60.0  # seconds to send the body
    secret: bytes | None = None  # of every new table, for tests that must know the deals; not a command-line option
    boxes: tuple[str, ...] = ()  # files of corrected components; new tables of their games are played with them
    metrics: int = 0  # the port of the metrics; 0: none
    metrics_host: str = "127.0.0.1"
    json_logs: bool = False
    modules: tuple[str, ...] = ()  # imported at startup, here and in bot processes: games from other packages
    public: str = ""  # the address of this server as people know it: https://club.example
    mail: MailSettings | None = None  # None: nothing offers mail
    inner: tuple[str, ...] = ()  # hosts and networks that notices may go to although they are not public
