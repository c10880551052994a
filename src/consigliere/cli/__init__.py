"""The command line. Each module here has some commands; `app` collects them."""

from .app import main

__all__ = ["main"]
