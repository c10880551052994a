"""The command line. Each module here is a chapter of it; `app` puts them together."""

from .app import main

__all__ = ["main"]
