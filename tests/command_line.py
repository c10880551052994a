"""Run a command of the command line inside the test's process."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from click import Command
from click.testing import CliRunner, Result


def invoke(command: Command, args: Sequence[str], **more: Any) -> Result:
    """`CliRunner.invoke` in a thread of its own.

    Many commands run an event loop, and the main thread of a worker that has run a browser test already has one.
    """
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(partial(CliRunner().invoke, command, args, **more)).result()
