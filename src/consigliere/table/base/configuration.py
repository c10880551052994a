"""Options of a command from a TOML file and from the environment, and secrets from files.

The command line wins over the environment, and the environment over the file. click looks in this order by itself: the
file becomes the defaults of the command.
"""

from __future__ import annotations

import ipaddress
import tomllib
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import click

from .settings import HERE, MailSettings

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


def _defaults(command: click.Command, settings: dict[str, Any]) -> dict[str, Any]:
    """Return the defaults of a command from a file, and those of its own commands under their names."""
    own = named_params(command)
    found = {name: value for name, value in settings.items() if name in own}
    if isinstance(command, click.Group):
        found |= {name: _defaults(part, settings) for name, part in command.commands.items()}
    return found


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
        context.default_map = _defaults(context.command, settings)
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


def _networks(_context: click.Context, _param: click.Parameter, given: tuple[str, ...]) -> tuple[str, ...]:
    """Check addresses and networks. A name could be resolved to anybody."""
    for text in given:
        try:
            ipaddress.ip_network(text)
        except ValueError:
            raise click.BadParameter(f"{text!r} is neither an address (10.0.0.5) nor a network (10.0.0.0/24)") from None
    return given


proxy_option = click.option(
    "--trusted-proxy",
    multiple=True,
    metavar="ADDRESS",
    default=HERE,
    show_default=True,
    callback=_networks,
    help="A proxy, or a network of proxies, that names the visitor in X-Forwarded-For.",
)


SECURITY = ("starttls", "tls", "none")


def mail_options(command: Any) -> Any:
    """The options of notice and mail, for every command that sends something. `mail_of` reads them."""
    path = click.Path(path_type=Path, dir_okay=False)
    options = [
        click.option("--public-url", default="", help="The address of this server as people know it: https://..."),
        click.option("--smtp-host", default="", help="A mail server. Without it nothing offers mail."),
        click.option("--smtp-port", default=587, show_default=True, type=click.IntRange(1, 65535)),
        click.option("--smtp-security", default=SECURITY[0], show_default=True, type=click.Choice(SECURITY)),
        click.option("--smtp-user", default="", help="Who signs in there; nobody unless given."),
        click.option("--smtp-password-file", type=path, default=None, help="A file with the password."),
        click.option("--mail-from", default="", help="The address that mails come from."),
        click.option("--allow-inner", multiple=True, metavar="HOST", help="An inner host or network for webhooks."),
    ]
    for option in reversed(options):
        command = option(command)
    return command


def mail_of(given: dict[str, Any]) -> dict[str, Any]:
    """Return the settings of notice and mail from the options of a command. Raises ClickException."""
    public = str(given["public_url"]).rstrip("/")
    if public and (urlsplit(public).scheme not in ("http", "https") or not urlsplit(public).hostname):
        raise click.ClickException("--public-url is an address such as https://club.example")
    settings: dict[str, Any] = {"public": public, "inner": tuple(given["allow_inner"])}
    if not given["smtp_host"]:
        return settings
    if not public or not given["mail_from"]:
        raise click.ClickException("mail needs --public-url (links in mails lead there) and --mail-from")
    file = given["smtp_password_file"]
    settings["mail"] = MailSettings(
        given["smtp_host"],
        given["mail_from"],
        given["smtp_port"],
        given["smtp_security"],
        given["smtp_user"],
        read_secret(file) if file is not None else "",
    )
    return settings


def database_of(address: str | None, file: Path | None) -> str:
    """Return the address of the database. Raises ClickException if it is given twice."""
    if address is not None and file is not None:
        raise click.ClickException("give --database or --database-file, not both")
    return address or (read_secret(file) if file is not None else DATABASE)
