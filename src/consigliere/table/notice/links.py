"""Signed links: to confirm an address, to stop notices, to choose a new password.

A link says what it is for, so none can be used for something else. Links that change who may do something expire, and
are used once because what they refer to changes. A link that stops notices holds as long as the channel does.
"""

from __future__ import annotations

import hashlib
from secrets import token_urlsafe
from typing import Any

from itsdangerous import BadData, URLSafeSerializer

from consigliere.table.base import clock
from consigliere.table.store import notice_queries
from consigliere.table.store.database import Store

CONFIRM, STOP, RESET = "confirm", "stop", "reset"
DAY = 24 * 3600.0
LIFE = {CONFIRM: DAY, RESET: 3600.0}  # seconds; a link to stop has no end
LONGEST = 400  # characters of a link's secret


class Links:
    """Signs links, and reads them."""

    def __init__(self, key: str) -> None:
        self._key = key

    @staticmethod
    async def open(store: Store) -> Links:
        """Use the key of this database, so that every server reads the links of all."""
        async with store.write() as connection:
            return Links(await notice_queries.server_key(connection, "links", token_urlsafe(32)))

    def sign(self, purpose: str, *what: str) -> str:
        """Return the secret of a link."""
        ends = round(clock.now() + LIFE[purpose]) if purpose in LIFE else 0
        text = self._serializer(purpose).dumps([ends, *what])
        return text if isinstance(text, str) else text.decode()

    def read(self, purpose: str, secret: str) -> tuple[str, ...] | None:
        """Return what a link is about; None if it is not ours, is for something else, or has expired."""
        if len(secret) > LONGEST:
            return None
        try:
            said: Any = self._serializer(purpose).loads(secret)
        except BadData:
            return None
        if not isinstance(said, list) or not said or not isinstance(said[0], int):
            return None
        ends, *what = said
        if (ends and clock.now() > ends) or not all(isinstance(one, str) for one in what):
            return None
        return tuple(what)

    def _serializer(self, purpose: str) -> URLSafeSerializer:
        digest = {"digest_method": hashlib.sha256, "key_derivation": "hmac"}
        return URLSafeSerializer(self._key, salt=f"consigliere {purpose}", signer_kwargs=digest)


def fingerprint(hashed: str) -> str:
    """Return what changes with a password: a link for a new one is then used up."""
    return hashlib.sha256(hashed.encode()).hexdigest()[:24]
