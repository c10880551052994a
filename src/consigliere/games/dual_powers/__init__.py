"""Dual Powers: Revolution 1917, for two players or one against the Opposition."""

from .title import TITLE

__all__ = ["TITLE"]
