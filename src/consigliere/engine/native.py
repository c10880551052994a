"""A mark for the compiler: games of other packages may build on a class, also where the engine is compiled.

`make compiled` turns the engine and the games' rules into C by mypyc, which knows the mark by its name. Uncompiled it
means nothing, and nothing outside the standard library is imported.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**marks):
        return lambda cls: cls


__all__ = ["mypyc_attr"]
