"""Random secrets: of browsers, seat keys, table ids; and tokens derived from them."""

from __future__ import annotations

import hashlib
import hmac
import secrets

TOKEN = 40  # characters
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # without look-alikes


def table_id() -> str:
    """Return a new table id for its address. Anyone who has it may watch, and may take a free seat."""
    return "".join(secrets.choice(_LETTERS) for _ in range(14))


def fresh() -> str:
    """Return a new secret of 256 bits, safe for cookies, addresses and headers."""
    return secrets.token_urlsafe(32)


def plausible(secret: str) -> bool:
    """Return whether a text could be one of our secrets."""
    return len(secret) == 43 and secret.isascii() and secret.replace("-", "a").replace("_", "a").isalnum()


def hashed(secret: str) -> str:
    """Return the hash of a secret for the store. A secret has 256 bits, so a plain hash is safe."""
    return hashlib.sha256(secret.encode()).hexdigest()


def csrf(secret: str) -> str:
    """Return the token for a browser's forms, derived from its cookie, which no other site can read."""
    return hmac.new(secret.encode(), b"csrf", hashlib.sha256).hexdigest()[:TOKEN]


def is_token(text: str) -> bool:
    """Return whether a text could be such a token."""
    return len(text) == TOKEN and not text.strip("0123456789abcdef")


def masked(token: str) -> str:
    """Return a token under a fresh random mask.

    No two pages show the same text, so their compressed sizes reveal nothing.
    """
    mask = secrets.token_bytes(len(token) // 2)
    return (mask + _xor(mask, bytes.fromhex(token))).hex()


def unmasked(shown: str) -> str:
    """Return the token under a mask, or "" if there is none."""
    try:
        both = bytes.fromhex(shown)
    except ValueError:
        return ""
    half = len(both) // 2
    return "" if len(both) % 2 else _xor(both[:half], both[half:]).hex()


def _xor(one: bytes, other: bytes) -> bytes:
    return bytes([a ^ b for a, b in zip(one, other, strict=True)])


def same(a: str, b: str) -> bool:
    """Compare in constant time."""
    return hmac.compare_digest(a.encode(), b.encode())
