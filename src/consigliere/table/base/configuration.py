"""Options of a command from a TOML file and from the environment, and secrets from files.

The command line wins over the environment, and the environment over the file. click looks in this order by itself: the
file becomes the defaults of the command.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import click

PREFIX = "CONSIGLIERE"  # of the environment's variables: CONSIGLIERE_PORT, CONSIGLIERE_FROM_ONE
ENVIRONMENT = {"auto_envvar_prefix": PREFIX}
LARGEST = 100_000  # bytes of a file that is read as a secret or as settings
DATABASE = "sqlite:///consigliere.db"


def read_settings(path: Path) -> dict[str, Any]:
    """Return the settings in a TOML file: the names of options without dashes in front. Raises ClickException."""
    try:
        text = path.read_bytes()[: LARGEST + 1].decode()
        found = tomllib.loads(text)
    except OSError as error:
        raise click.ClickException(f"{path}: {error.strerror}") from None
    except (UnicodeError, tomllib.TOMLDecodeError) as error:
        raise click.ClickException(f"{path} is not TOML: {error}") from None
    for name, value in found.items():
        if isinstance(value, dict):
            raise click.ClickException(f"{path}: [{name}] is not known; settings stand without sections")
    return {name.replace("-", "_"): value for name, value in found.items()}


def read_secret(path: Path) -> str:
    """Return the secret in a file, without the line's end. Raises ClickException."""
    try:
        secret = path.read_bytes()[:LARGEST].decode().strip()
    except OSError as error:
        raise click.ClickException(f"{path}: {error.strerror}") from None
    except UnicodeError:
        raise click.ClickException(f"{path} is not text") from None
    if not secret:
        raise click.ClickException(f"{path} is empty")
    return secret


def named_params(command: click.Command) -> set[str]:
    """Return the names that a file may set for a command."""
    return {param.name for param in command.params if param.name and param.name not in ("config", "help")}


def config_option(known: Callable[[], Iterable[str]] | None = None) -> Callable[[Any], Any]:
    """`--config FILE`: the options of this command from a TOML file.

    `known` returns all names that the file may contain, if those are more than the options of the command itself.
    """

    def use(context: click.Context, _param: click.Parameter, path: Path | None) -> Path | None:
        if path is None:
            return None
        settings = read_settings(path)
        own = named_params(context.command)
        allowed = own | set(known() if known is not None else ())
        for name in settings:
            if name not in allowed:
                raise click.ClickException(f"{path}: no setting {name.replace('_', '-')!r}")
        context.default_map = {name: value for name, value in settings.items() if name in own}
        return path

    return click.option(
        "--config",
        type=click.Path(path_type=Path, dir_okay=False),
        is_eager=True,
        expose_value=False,
        callback=use,
        help="A TOML file with these options.",
    )


def database_options(command: Any) -> Any:
    """`--database` and `--database-file`, for every command that opens a database."""
    said = "A file with that address, if it contains a password."
    path = click.Path(path_type=Path, dir_okay=False)
    command = click.option("--database-file", type=path, default=None, help=said)(command)
    return click.option("--database", default=None, help=f"{DATABASE} unless given; or postgresql://...")(command)


def database_of(address: str | None, file: Path | None) -> str:
    """Return the address of the database. Raises ClickException if it is given twice."""
    if address is not None and file is not None:
        raise click.ClickException("give --database or --database-file, not both")
    return address or (read_secret(file) if file is not None else DATABASE)
