"""What a server is told at its start."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Settings:
    database: str = "sqlite:///consigliere.db"
    alone: bool = False  # no other process writes to this database: what is in memory need not be compared with it
    limits: bool = True  # rate limits; the load test goes without
    workers: int = 2  # processes in which bots think
    think: float = 10.0  # seconds a bot may think before it is stopped
    pace: float = 0.9  # seconds a bot lets pass before its move
    window: float = 12.0  # seconds a hidden reaction window stays open
    patience: float = 600.0  # seconds an offer stands
    secret: bytes | None = None  # of every new table, for tests that must know the deals; no option of the command line
    modules: tuple[str, ...] = ()  # imported at the start, here and where bots think: games from other packages
