"""Logs: the same message at most once a minute, no secrets, as text or as JSON lines."""

from __future__ import annotations

import json
import logging
import re
from datetime import UTC, datetime

from . import clock

EVERY = 60.0  # seconds in which the same message is logged once
MOST = 500  # different messages remembered
SECRETS = re.compile(r"(/seat/)[\w-]+")


class Once(logging.Filter):
    """Logs the same message at most once a minute, and then how often it was repeated."""

    def __init__(self) -> None:
        super().__init__()
        self._said: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Let a record through unless the same message was logged within the last minute."""
        if record.levelno < logging.WARNING:
            return True
        kind = type(record.exc_info[1]).__name__ if record.exc_info and record.exc_info[1] is not None else ""
        key = (record.name, f"{record.msg}{kind}"[:200])
        now = clock.ticks()
        since, times = self._said.pop(key, (now - EVERY, 0))
        again = now - since >= EVERY
        if len(self._said) >= MOST:
            self._said.pop(next(iter(self._said)))
        self._said[key] = (now, 0) if again else (since, times + 1)
        if again and times:
            record.msg = f"{record.getMessage()} (and {times} more like this)"
            record.args = ()
        return again


class Discreet(logging.Filter):
    """Removes secrets from logged addresses."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Replace secrets in the arguments of a record."""
        if isinstance(record.args, tuple):
            record.args = tuple(SECRETS.sub(r"\1…", one) if isinstance(one, str) else one for one in record.args)
        return True


class JsonLines(logging.Formatter):
    """One JSON object per line: `at` (UTC), `level`, `logger`, `message`, and `error` with the traceback if any."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as one line."""
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up(verbose: bool, json_lines: bool) -> None:
    """Log to stderr, as text or as JSON lines."""
    logging.basicConfig(level=logging.INFO if verbose else logging.WARNING, format="%(asctime)s %(name)s %(message)s")
    if json_lines:
        for handler in logging.getLogger().handlers:
            handler.setFormatter(JsonLines())
    install_filters()


def install_filters() -> None:
    """Install both filters on every root handler."""
    for handler in logging.getLogger().handlers:
        handler.addFilter(Discreet())
        handler.addFilter(Once())
