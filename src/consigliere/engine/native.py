"""What only the type checker and the compiler need: a marker, a machine word, and the type of a game's own state.

The marker: games of other packages may derive from a class, even if the engine is compiled. `make compiled` compiles
the engine and the games' rules to C with mypyc, which knows the marker by its name. Uncompiled it does nothing, and
nothing outside the standard library is imported.

`i64` is a 64-bit number, which in C is one register and wraps around on overflow; uncompiled it is any `int`.

`G` is the state in `Step[G]` and `Title[G]`. A class named without it accepts any state, because the kernel, bots and
pages work with all games. (That default is new in Python 3.13, hence the two spellings.)
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
