"""The Godfather: Corleone's Empire, for two to five families."""

from .title import TITLE

__all__ = ["TITLE"]
