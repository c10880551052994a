"""Chance: every shuffle, draw and die roll comes from one counter-based generator.

A `Chance` is an immutable function of a counter. The counter is part of the game's state (`State.draws`), so copying a
state copies its future, and the same seed with the same choices gives the same game on every Python and platform.
Search and determinize use a Chance of their own, never this one.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from .errors import NotUnderstood
from .native import Given, i64

_MASK: Final = (1 << 64) - 1
_GOLDEN: Final = 0x9E3779B97F4A7C15
_SIGN: Final = 1 << 63


def _mix(x: int) -> int:
    """The finaliser of SplitMix64: a bijection of 64 bits in which every input bit flips half of the output bits."""
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & _MASK
    return x ^ (x >> 31)


def _wraps(word: i64) -> bool:
    """Whether numbers wrap around at 64 bits, as in C; Python's own never do."""
    return word * 4 == 0


_WRAPS: Final = _wraps(1 << 62)


def _upper(a: i64, b: i64) -> i64:
    """The upper half of the product of two unsigned words: computed by halves, because C has no wider numbers."""
    low = 0xFFFFFFFF
    a_high: i64 = (a >> 32) & low
    b_high: i64 = (b >> 32) & low
    middle: i64 = a_high * (b & low) + ((((a & low) * (b & low)) >> 32) & low)
    other: i64 = (a & low) * b_high + (middle & low)
    return a_high * b_high + ((middle >> 32) & low) + ((other >> 32) & low)


def _drawn(word: i64, count: i64, n: i64) -> i64:
    """`Fast.draw` for numbers that wrap around: the same steps, the same constants as signed numbers."""
    x: i64 = word + count * -0x61C8864680B583EB
    x = (x ^ ((x >> 30) & 0x3FFFFFFFF)) * -0x40A7B892E31B1A47
    x = (x ^ ((x >> 27) & 0x1FFFFFFFFF)) * -0x6B2FB644ECCEEE15
    return _upper(x ^ ((x >> 31) & 0x1FFFFFFFF), n)


class Chance:
    """The source of a game's random numbers."""

    __slots__ = ()

    def draw(self, count: int, n: int) -> int:
        """The draw number `count`: an integer from 0 to n - 1, each equally likely."""
        raise NotImplementedError

    def commitment(self) -> str:
        """A hash to publish before the game; "" if there is no secret."""
        return ""

    def record(self) -> dict[str, str]:
        """How a save names this generator."""
        raise NotImplementedError


class Fast(Chance):
    """For simulation and search: SplitMix64 over the counter. It is predictable, so never use it for a real table."""

    __slots__ = ("key", "seed", "word")

    def __init__(self, seed: int) -> None:
        self.seed = seed
        digest = hashlib.blake2b(str(seed).encode(), digest_size=8).digest() if not 0 <= seed <= _MASK else b""
        self.key = _mix(seed ^ _GOLDEN) if not digest else int.from_bytes(digest, "big")
        self.word: i64 = self.key if self.key < _SIGN else self.key - 2 * _SIGN  # the key as a signed number

    def draw(self, count: int, n: int) -> int:
        """The draw number `count` as a whole number from 0 to n - 1."""
        if _WRAPS and n < _SIGN:
            return _drawn(self.word, count, n)
        # `_mix`, written out: draws are the hottest spot of a deal. Then multiply-shift: the bias is below n / 2**64,
        # far under anything a simulation could notice.
        x = (self.key + count * _GOLDEN) & _MASK
        x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((x ^ (x >> 31)) * n) >> 64

    def record(self) -> dict[str, str]:
        """What a save contains: the seed."""
        return {"seed": str(self.seed)}


class Keyed(Chance):
    """For real tables: a keyed hash over a 256-bit secret, whose own hash is published before the first draw.

    Nobody can predict the next draw from earlier ones. Once the secret is published, anyone can check that no draw was
    changed.
    """

    __slots__ = ("secret",)

    def __init__(self, secret: bytes) -> None:
        if len(secret) != 32:
            raise NotUnderstood("a table's secret is 32 bytes")
        self.secret = secret

    @staticmethod
    def fresh() -> Keyed:
        """A generator with a new random secret."""
        return Keyed(secrets.token_bytes(32))

    def draw(self, count: int, n: int) -> int:
        """The draw number `count` as a whole number from 0 to n - 1."""
        limit = (1 << 128) - (1 << 128) % n  # reject the uneven rest, so that no outcome is favoured
        again = 0
        while True:
            text = f"{count}/{again}".encode()
            x = int.from_bytes(hashlib.blake2b(text, digest_size=16, key=self.secret).digest(), "big")
            if x < limit:
                return x % n
            again += 1

    def commitment(self) -> str:
        """The hash of the secret, published before the first draw."""
        return hashlib.sha256(self.secret).hexdigest()

    def record(self) -> dict[str, str]:
        """What a save contains: the secret."""
        return {"secret": self.secret.hex()}


class Dictated(Chance):
    """For tests: the first draws are given, the rest come from another generator.

    `draws` are the numbers the game will see, in order, from its draw number `start` on (the first draw is number 1). A
    number that is too large for its draw is an error in the test.
    """

    __slots__ = ("draws", "rest", "start")

    def __init__(self, draws: tuple[int, ...], start: int = 1, rest: Chance | None = None) -> None:
        self.draws = draws
        self.start = start
        self.rest: Chance = rest if rest is not None else Fast(0)

    def draw(self, count: int, n: int) -> int:
        """The dictated draw number `count`, or one of the other generator."""
        i = count - self.start
        if 0 <= i < len(self.draws):
            if not 0 <= self.draws[i] < n:
                raise NotUnderstood(f"dictated draw {i} is {self.draws[i]}, but the game asks for one below {n}")
            return self.draws[i]
        return self.rest.draw(count, n)

    def record(self) -> dict[str, str]:
        """What a save contains: the dictated draws and the other generator."""
        return {"draws": ",".join(str(d) for d in self.draws), "start": str(self.start), **self.rest.record()}


def checked_seed(seed: Given[int]) -> int:
    """A seed from a caller. Raises NotUnderstood unless it is a whole number."""
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise NotUnderstood(f"a seed is a whole number, not {repr(seed)[:40]}")
    return seed


def chance_from(record: dict[str, str]) -> Chance:
    """The generator a save names."""
    try:
        if "draws" in record:
            rest = chance_from({k: v for k, v in record.items() if k in ("seed", "secret")})
            draws = tuple(int(d) for d in record["draws"].split(",")) if record["draws"] else ()
            return Dictated(draws, int(record["start"]), rest)
        if "secret" in record:
            return Keyed(bytes.fromhex(record["secret"]))
        return Fast(int(record["seed"]))
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise NotUnderstood("the record of chance names neither a seed nor a secret that can be read") from error
