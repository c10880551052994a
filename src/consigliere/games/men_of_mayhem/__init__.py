"""Sons of Anarchy: Men of Mayhem: three to six clubs, six rounds, most cash wins."""

from .title import TITLE

__all__ = ["TITLE"]
