"""Runs the command line in this process."""

from __future__ import annotations

from click.testing import CliRunner, Result

from consigliere.cli import main


def run(*args: str, typed: str = "") -> Result:
    """Run a command. An exception that is not an exit fails the test."""
    result = CliRunner().invoke(main, list(args), input=typed)
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
