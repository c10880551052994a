"""Runs the command line in this process."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from click import Command
from click.testing import CliRunner, Result

from consigliere.cli import main


def invoke(command: Command, args: Sequence[str], **more: Any) -> Result:
    """`CliRunner.invoke` in a thread of its own.

    Many commands run an event loop, and the main thread of a worker that has run a browser test already has one.
    """
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(partial(CliRunner().invoke, command, args, **more)).result()


def run(*args: str, typed: str = "") -> Result:
    """Run a command. An exception that is not an exit fails the test."""
    result = invoke(main, args, input=typed)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def ok(*args: str, typed: str = "") -> str:
    result = run(*args, typed=typed)
    assert result.exit_code == 0, result.stderr
    return result.stdout


def refused(*args: str) -> str:
    """One clear line on stderr, nothing on stdout, exit code 2."""
    result = run(*args)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    line, end, rest = result.stderr.partition("\n")
    assert line.startswith("consigliere: ")
    assert (end, rest) == ("\n", "")
    return line
