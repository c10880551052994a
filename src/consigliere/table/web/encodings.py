"""Compression: brotli if the browser takes it, otherwise gzip.

A page is compressed while somebody waits for it; a file that is the same for all is compressed once and cached.
"""

from __future__ import annotations

import re
import zlib
from functools import lru_cache

import brotli

LEAST = 1000  # bytes; a shorter body fits into a packet or two uncompressed
TEXTS = ("text/", "image/svg+xml")
QUICK = {"br": 4, "gzip": 4}  # levels; each takes 8 ns per byte, 1 or 2 ms per page
NOT_AT_ALL = re.compile(r"q\s*=\s*0(\.0*)?")
THOROUGH = {"br": 11, "gzip": 9}


def best(accepted: str | None) -> str:
    """Return the best encoding that a browser accepts: br, gzip or "" for none."""
    wanted: dict[str, bool] = {}
    for part in (accepted or "").lower().split(","):
        name, *parameters = (one.strip() for one in part.split(";"))
        wanted[name] = not any(NOT_AT_ALL.fullmatch(one) for one in parameters)
    return next((one for one in ("br", "gzip") if wanted.get(one)), "")


def worth(kind: str, length: int) -> bool:
    """Return whether a body of this media type is worth compressing."""
    return length >= LEAST and kind.startswith(TEXTS)


def pack(body: bytes, encoding: str, levels: dict[str, int] = QUICK) -> bytes:
    """Compress a body."""
    if encoding == "br":
        packed: bytes = brotli.compress(body, quality=levels["br"])
        return packed
    return zlib.compress(body, levels["gzip"], wbits=31) if encoding == "gzip" else body


@lru_cache(maxsize=512)
def packed_once(body: bytes, encoding: str) -> bytes:
    """Compress a constant body, with a cache."""
    return pack(body, encoding, THOROUGH)
