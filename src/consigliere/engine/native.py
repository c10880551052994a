"""What only the type checker and the compiler need: a marker, a machine word, the type of a game's own state, and the
type of what callers hand in.

The marker: games of other packages may derive from a class, even if the engine is compiled. `make compiled` compiles
the engine and the games' rules to C with mypyc, which knows the marker by its name. Uncompiled it does nothing, and
nothing outside the standard library is imported.

`i64` is a 64-bit number, which in C is one register and wraps around on overflow; uncompiled it is any `int`.

`G` is the state in `Step[G]` and `Title[G]`. A class named without it accepts any state, because the kernel, bots and
pages work with all games. (That default is new in Python 3.13, hence the two spellings.)

`Given[int]` is an `int` that a caller hands in. Type checkers read it as `int`. Compiled code would refuse anything
else with a bare TypeError before the first line of a function runs. So mypyc is told that `COMPILING` is true and reads
it as "anything", and our own checks raise the same error in both builds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, TypeVar, Union

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr

    from .state import State

    G = TypeVar("G", bound=State, default=Any)
else:
    G = TypeVar("G")
    i64 = int

    def mypyc_attr(**marks):
        return lambda cls: cls


T = TypeVar("T")
COMPILING = False
if not COMPILING:
    Given = Annotated[T, "from a caller"]
else:
    Given = Union[T, Any]  # noqa: UP007  (mypy reads no alias in `T | Any`)

__all__ = ["G", "Given", "i64", "mypyc_attr"]
