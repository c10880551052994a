"""La Famiglia: The Great Mafia War."""

from .title import TITLE

__all__ = ["TITLE"]
