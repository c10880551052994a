"""Random secrets: of browsers, seat keys, table ids; and tokens derived from them."""

from __future__ import annotations

import hashlib
import hmac
import secrets

TOKEN = 40  # letters
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that are taken for one another


def table_id() -> str:
    """Names a table in its address. Whoever has it may watch, and sit down where a seat is free."""
    return "".join(secrets.choice(_LETTERS) for _ in range(14))


def fresh() -> str:
    """A new secret of 256 bits, fit for cookies, addresses and headers."""
    return secrets.token_urlsafe(32)


def plausible(secret: str) -> bool:
    """Whether a text could be one of our secrets."""
    return len(secret) == 43 and secret.isascii() and secret.replace("-", "a").replace("_", "a").isalnum()


def hashed(secret: str) -> str:
    """What the store keeps of a secret. It has 256 bits: a plain hash cannot be searched."""
    return hashlib.sha256(secret.encode()).hexdigest()


def csrf(secret: str) -> str:
    """The token a browser's forms carry: derived from its cookie, which no other site can read."""
    return hmac.new(secret.encode(), b"csrf", hashlib.sha256).hexdigest()[:TOKEN]


def is_token(text: str) -> bool:
    """Whether a text could be such a token."""
    return len(text) == TOKEN and not text.strip("0123456789abcdef")


def masked(token: str) -> str:
    """A token as one page shows it: a mask drawn anew and the token under it. No two pages show the same, so that
    nothing can be learned by comparing how long they are when packed."""
    mask = secrets.token_bytes(len(token) // 2)
    return (mask + _xor(mask, bytes.fromhex(token))).hex()


def unmasked(shown: str) -> str:
    """The token that a page showed so; "" if it is none."""
    try:
        both = bytes.fromhex(shown)
    except ValueError:
        return ""
    half = len(both) // 2
    return "" if len(both) % 2 else _xor(both[:half], both[half:]).hex()


def _xor(one: bytes, other: bytes) -> bytes:
    return bytes([a ^ b for a, b in zip(one, other, strict=True)])


def same(a: str, b: str) -> bool:
    """Compare without telling by time how much fits."""
    return hmac.compare_digest(a.encode(), b.encode())
