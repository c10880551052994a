"""Encrypts a message for one browser, as web push asks for (RFC 8291, with the encoding of RFC 8188).

The library that does this exists as source only, which a fresh machine could not install from the lock files.
"""

from __future__ import annotations

import os

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

RECORD = 4096  # bytes of a record; a message is one record
SALT, KEY, NONCE = 16, 16, 12  # bytes
LAST = b"\x02"  # after the text of the last record


def seal(text: bytes, point: bytes, auth: bytes, key: ec.EllipticCurvePrivateKey, salt: bytes = b"") -> bytes:
    """Return a text that only the browser with this point and secret can read. The key must be new for each message."""
    salt = salt or os.urandom(SALT)
    own = point_of(key.public_key())
    browser = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    shared = derived(key.exchange(ec.ECDH(), browser), auth, b"WebPush: info\0" + point + own, 32)
    sealed = cipher(shared, salt).encrypt(nonce(shared, salt), text + LAST, None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(own)]) + own + sealed


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    """Return a public key as an uncompressed point."""
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def cipher(shared: bytes, salt: bytes) -> AESGCM:
    """Return the cipher of a message."""
    return AESGCM(derived(shared, salt, b"Content-Encoding: aes128gcm\0", KEY))


def nonce(shared: bytes, salt: bytes) -> bytes:
    """Return the nonce of a message's only record."""
    return derived(shared, salt, b"Content-Encoding: nonce\0", NONCE)


def derived(secret: bytes, salt: bytes, purpose: bytes, length: int) -> bytes:
    """Return a key for one purpose."""
    return HKDF(hashes.SHA256(), length, salt, purpose).derive(secret)
