"""Sample Game: a small bluffing game, two to five seats. Claims that may be lies, doubt, and seats that leave."""

from .title import TITLE

__all__ = ["TITLE"]
