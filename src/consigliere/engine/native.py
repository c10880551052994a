"""What only the type checker and the compiler need: a mark, a machine's word, and the type of a game's own state.

The mark: games of other packages may build on a class, also where the engine is compiled.

`make compiled` turns the engine and the games' rules into C by mypyc, which knows the mark by its name. Uncompiled it
means nothing, and nothing outside the standard library is imported.

`i64` is a number of 64 bits, which in C is one register and goes round where it overflows; uncompiled it is any `int`.

`G` is the state in `Step[G]` and `Title[G]`. Where a class is named without it, any state is meant: the kernel,
bots and pages serve all games. (That default is new in Python 3.13, hence the two spellings.)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr

    from .state import State

    G = TypeVar("G", bound=State, default=Any)
else:
    G = TypeVar("G")
    i64 = int

    def mypyc_attr(**marks):
        return lambda cls: cls


__all__ = ["G", "i64", "mypyc_attr"]
