"""Web push: messages that a browser shows although no page is open (RFC 8030, 8291 and 8292).

The browser gives an address at its push service and two keys. The message is encrypted for these keys, so the push
service cannot read it, and signed with the key of this server (VAPID).
"""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02
from py_vapid.utils import b64urldecode, b64urlencode

from consigliere.table.base import clock
from consigliere.table.store import notice_queries
from consigliere.table.store.database import Store

from .guard import Guard
from .message import Message
from .sealing import point_of, seal
from .webhooks import posted

LIFE = 12 * 3600  # seconds that a push service keeps a message for a browser that is off
TOKEN_LIFE = 6 * 3600  # seconds that our signature is valid; at most a day
POINT, AUTH = 65, 16  # bytes of a browser's keys
LONGEST_BODY = 300  # characters; a push service takes 4096 bytes


def check_keys(p256dh: str, auth: str) -> bool:
    """Return whether these can be the keys of a browser."""
    try:
        point, secret = b64urldecode(p256dh.encode()), b64urldecode(auth.encode())
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except (ValueError, TypeError):
        return False
    return len(point) == POINT and len(secret) == AUTH


class Push:
    """The server's own key, and what is sent with it."""

    def __init__(self, pem: str, contact: str = "") -> None:
        self._vapid = Vapid02.from_pem(pem.encode())
        self._contact = contact

    @staticmethod
    async def open(store: Store, contact: str = "") -> Push:
        """Use the key of this database; browsers are subscribed to it."""
        async with store.write() as connection:
            return Push(await notice_queries.server_key(connection, "vapid", new_key()), contact)

    @property
    def public_key(self) -> str:
        """The public key, as a browser wants it for a subscription."""
        return text_of(b64urlencode(point_of(self._vapid.public_key)))

    async def send(self, guard: Guard, endpoint: str, keys: dict[str, Any], message: Message) -> None:
        """Send a message to a browser. Raises Failed."""
        parts = urlsplit(endpoint)
        claims: dict[str, Any] = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": round(clock.now()) + TOKEN_LIFE,
            "sub": self._contact or "mailto:nobody@localhost.invalid",
        }
        headers = {
            **{name.lower(): value for name, value in self._vapid.sign(claims).items()},
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(LIFE),
            "urgency": "high" if message.urgent else "normal",
            "topic": topic_of(message),
        }
        await posted(guard, endpoint, encrypted(message, keys), headers)


def topic_of(message: Message) -> str:
    """Return the topic: a newer message of a topic replaces an older one that was not shown yet."""
    return "consigliere" if message.kind == notice_queries.NOTICE else f"consigliere-{message.kind}"


def encrypted(message: Message, keys: dict[str, Any]) -> bytes:
    """Return the message, readable for one browser only."""
    said = {
        "title": message.subject,
        "body": "\n".join(message.lines)[:LONGEST_BODY],
        "url": message.url,
        "tag": topic_of(message),
    }
    point, auth = (b64urldecode(str(keys[name]).encode()) for name in ("p256dh", "auth"))
    return seal(json.dumps(said, ensure_ascii=False).encode(), point, auth, ec.generate_private_key(ec.SECP256R1()))


def new_key() -> str:
    """Return a new key of a server, as PEM."""
    key = ec.generate_private_key(ec.SECP256R1())
    form = serialization.PrivateFormat.PKCS8
    return key.private_bytes(serialization.Encoding.PEM, form, serialization.NoEncryption()).decode()


def text_of(value: str | bytes) -> str:
    """Return text, whichever of both a library gives."""
    return value.decode() if isinstance(value, bytes) else value
