"""La Cosa Nostra: three to five families, four rounds, most money wins."""

from .title import TITLE

__all__ = ["TITLE"]
