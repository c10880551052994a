"""The command `consigliere`: collects the commands and reports errors in one way."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import click

from consigliere import ConsigliereError, __version__
from consigliere.table.admin.tournaments import admin
from consigliere.table.web.command import serve

from .arena import arena
from .balance import balance
from .box import box
from .catalogue import check, games, new_game, rules
from .fit import fit
from .lessons import lessons
from .mcp import mcp
from .measure import bench
from .play import play
from .puzzles import puzzles
from .saves import replay, show, verify
from .simulate import sim

BAD_INPUT = 2
INTERRUPTED = 130  # the exit code that shells expect after Ctrl-C


class CommandGroup(click.Group):
    """A group of commands in which all bad input ends as one line on stderr and exit code 2."""

    def main(  # type: ignore[override]  # click declares two overloads; this serves both
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> Any:
        """Run a command; bad input ends as one line on stderr and exit code 2."""
        if not standalone_mode:
            return super().main(args, prog_name, standalone_mode=False, **extra)
        try:
            code = super().main(args, prog_name or "consigliere", standalone_mode=False, **extra)
        except ConsigliereError as error:
            self._refuse(str(error))
        except click.ClickException as error:
            self._refuse(error.format_message())
        except click.Abort:
            sys.exit(INTERRUPTED)
        except OSError as error:
            self._refuse(f"{error.filename}: {error.strerror}" if error.filename else str(error))
        sys.exit(code if isinstance(code, int) else 0)

    @staticmethod
    def _refuse(message: str) -> None:
        click.echo(f"consigliere: {' '.join(message.split())}", err=True)
        sys.exit(BAD_INPUT)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The commands in the order in which they were added."""
        return list(self.commands)  # in the order of the list below: the order of first use


@click.group(
    cls=CommandGroup,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog="""\b
A first evening:
  consigliere games                                  what can be played
  consigliere play dual_powers                       you against a bot, in the terminal
  consigliere rules dual_powers DP-ACT               the rules of one chapter
\b
A first experiment:
  consigliere sim dual_powers --bots random,greedy --games 100
  consigliere arena dual_powers --bots random,greedy which bot is stronger
  consigliere bench                                  how fast it is, in ratios
\b
`consigliere COMMAND --help` tells more. Bad input: one line on stderr and exit code 2.""",
)
@click.version_option(__version__, prog_name="consigliere")
@click.pass_context
def main(ctx: click.Context) -> None:
    """One table for five games of power: play them with people or bots, or study them from Python."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


# A new command is defined in a module here, or in its own package, and added to this list.
ALL = (
    serve,
    admin,
    games,
    rules,
    lessons,
    puzzles,
    play,
    show,
    replay,
    verify,
    sim,
    arena,
    fit,
    balance,
    mcp,
    bench,
    check,
    box,
    new_game,
)
for command in ALL:
    main.add_command(command)
