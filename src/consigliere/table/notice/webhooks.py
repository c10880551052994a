"""Messages to webhooks: Discord, Slack and what understands the same, and plain JSON that is signed.

Plain JSON is signed as Standard Webhooks are: the id, the time and the body with HMAC-SHA256.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
from collections.abc import Mapping
from secrets import token_bytes
from typing import Any

from consigliere.table.base import clock

from .guard import Forbidden, Guard, Unreachable
from .message import Failed, Message

DISCORD, SLACK, PLAIN = "discord", "slack", "json"
KINDS = (DISCORD, SLACK, PLAIN)
LONGEST = 1900  # characters that Discord accepts, about
SECRET = "whsec_"  # how a secret of Standard Webhooks begins
LONGEST_WAIT = 3600.0  # seconds that a receiver can ask us to wait


def new_secret() -> str:
    """Return a secret to sign with."""
    return SECRET + base64.b64encode(token_bytes(24)).decode()


def signature(secret: str, delivery: str, at: int, body: bytes) -> str:
    """Return the signature of a message."""
    key = base64.b64decode(secret.removeprefix(SECRET))
    signed = hmac.new(key, f"{delivery}.{at}.".encode() + body, hashlib.sha256).digest()
    return f"v1,{base64.b64encode(signed).decode()}"


def body_of(kind: str, message: Message) -> bytes:
    """Return what is sent to a webhook."""
    text = message.text[:LONGEST]
    if kind == DISCORD:
        said: dict[str, Any] = {"content": _for_discord(text), "allowed_mentions": {"parse": []}}
    elif kind == SLACK:
        said = {"text": text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")}
    else:
        tables = [
            {"table": one.table, "game": one.game, "pace": one.speed, "events": list(one.events), "url": one.url}
            for one in message.items
            if one.table
        ]
        letters = [{"from": one.writer, "url": one.url} for one in message.items if one.writer]
        said = {"type": message.kind, "text": text, "tables": tables, "letters": letters, "stop": message.stop}
    return json.dumps(said, ensure_ascii=False).encode()


def _for_discord(text: str) -> str:
    """Return a text in which names cannot format anything or name anybody."""
    return "".join(f"\\{letter}" if letter in "*_~`|>#@<[]()" else letter for letter in text)


async def send(guard: Guard, kind: str, url: str, secret: str, message: Message) -> None:
    """Send a message to a webhook. Raises Failed."""
    body, at = body_of(kind, message), round(clock.now())
    headers = {"content-type": "application/json"}
    if kind == PLAIN:
        headers["webhook-id"] = message.id
        headers["webhook-timestamp"] = str(at)
        headers["webhook-signature"] = signature(secret, message.id, at, body)
    await posted(guard, url, body, headers)


async def posted(guard: Guard, url: str, body: bytes, headers: Mapping[str, str]) -> None:
    """Post, and judge the answer. Raises Failed."""
    try:
        status, answer = await guard.post(url, body, headers)
    except Forbidden as error:
        raise Failed(f"forbidden-{error}", lasting=True) from None
    except Unreachable as error:
        raise Failed(str(error)) from None
    if 200 <= status < 300:
        return
    code = f"http-{status}"
    if status in (404, 410):
        raise Failed(code, lasting=True, gone=True)
    if status in (408, 425, 429) or status >= 500:
        raise Failed(code, wait=_wait(answer.get("retry-after", "")))
    raise Failed(code, lasting=True)


def _wait(text: str) -> float:
    return min(LONGEST_WAIT, float(text)) if text.isascii() and text.isdigit() and len(text) < 9 else 0.0
