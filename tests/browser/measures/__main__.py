"""`make measures ARGS="clicks waits"`: measure everything, or some kinds of figures."""

from __future__ import annotations

import sys

from . import answers, bars, clicks, cold, contrasts, shares, waits, weights
from .rows import show

KINDS = {
    "shares": shares,
    "clicks": clicks,
    "bars": bars,
    "waits": waits,
    "answers": answers,
    "weights": weights,
    "cold": cold,
    "contrasts": contrasts,
}


def main(wanted: set[str]) -> None:
    for name, kind in KINDS.items():
        if not wanted or name in wanted:
            print(f"## {name}\n")
            show(kind.HEADS, kind.rows())


if __name__ == "__main__":
    main(set(sys.argv[1:]))
