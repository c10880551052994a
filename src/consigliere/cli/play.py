"""`play`: a game in the terminal, hot-seat or against bots."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from itertools import count
from pathlib import Path

import click

from consigliere.board import tell
from consigliere.board.words import Words, words_for
from consigliere.bots import BOTS, Bot, RandomBot, Sight, Talker, default_bots, hold_talks, make
from consigliere.engine import OPEN, PASS, ConsigliereError, NotUnderstood, Option, Seat, Title
from consigliere.engine.deals import VERBS as DEALING
from consigliere.engine.promises import FreePromise
from consigliere.games import face, find
from consigliere.games.editions import base_of
from consigliere.match import Match, new

from .box import box_option
from .common import (
    chosen_language,
    language_option,
    ledger,
    load_option,
    parse_names,
    parse_options,
    read_match,
    write_text,
)
from .offer_dialogue import OfferDialogue

HUMAN = "human"
TALKS = 2  # how often bots may consider offers between two answers; they always answer offers to them


@click.command(
    epilog="""\b
Examples:
  consigliere play dual_powers                                you against the greedy bot
  consigliere play dual_powers --seats human,human            two people at one screen, with a curtain between
  consigliere play dual_powers --seats human --options mode=solo,difficulty=3
  consigliere play dual_powers --language ru --save evening.json
  consigliere play dual_powers --seats greedy,random          watch two bots
  consigliere play la_cosa_nostra --seats human,trader,bully  deals with bots that trade
\b
Type the number of an option; u takes it back, ? shows the rule, b the board, h all commands, q saves and
leaves. Where there is trade, o offers somebody a deal and p tells what was promised. Without --seed nobody can
foretell the draws: their hash is shown at the start, and `verify` checks it at the end.""",
)
@click.argument("game")
@click.option("--seats", "who", default=None, help=f"Who sits where, by commas: {HUMAN}, {', '.join(BOTS)}.")
@click.option("--options", "settings", default="", help="Settings of the game, such as mode=solo,difficulty=3.")
@click.option("--seed", type=int, default=None, help="Play a foreseeable game, the same every time.")
@click.option("--save", "path", default=None, metavar="FILE", help="Keep the game in FILE; go on with it if it exists.")
@language_option
@load_option
@box_option
def play(game: str, who: str | None, settings: str, seed: int | None, path: str | None, language: str | None) -> None:
    """Play GAME in the terminal, with people or against bots."""
    title = find(game)
    options = parse_options(title, settings)
    if path is not None and Path(path).exists():
        match = read_match(path)
        if base_of(match.title.id) != base_of(game):
            raise NotUnderstood(f"{path} is a game of {match.title.id}, not of {game}")
        if settings or seed is not None:
            raise NotUnderstood(f"{path} has its settings and its chance already; leave --options and --seed out")
        players = _players(who, match.setup.seats, title)
    else:
        players = _players(who, _usual_seats(title, options) if who is None else len(parse_names(who)), title)
        match = new(game, len(players), seed, options)
    TerminalGame(match, players, words_for(chosen_language(language), game), path).play()


def _players(who: str | None, seats: int, title: Title) -> list[str]:
    """A name for each seat: `human` or a bot's."""
    players = parse_names(who) if who is not None else [HUMAN, *default_bots(title.trades, seats - 1)]
    for name in players:
        if name != HUMAN and name not in BOTS:
            raise NotUnderstood(f"nobody is called {name!r}; at a seat sits {HUMAN}, {' or '.join(BOTS)}")
    if len(players) != seats:
        raise NotUnderstood(f"{len(players)} players for {seats} seats")
    return players


def _usual_seats(title: Title, options: dict[str, str | int | bool]) -> int:
    """The smallest number of seats with an opponent that the settings allow; otherwise the smallest."""
    low, high = title.facts.players
    for seats in range(max(2, low), high + 1):
        try:
            title.complete_options(seats, options)
        except NotUnderstood:
            continue
        return seats
    return low


def _answers(option: Option, number: int) -> bool:
    return option.verb in DEALING and option.target == number


class Leave(Exception):
    """Somebody quits."""


class TerminalGame:
    """A match at one screen: who looks at it, and what each has been shown so far."""

    def __init__(self, match: Match, players: Sequence[str], words: Words, path: str | None = None) -> None:
        self.match = match
        self.players = players
        self.words = words
        self.path = path
        self.humans = [seat for seat, name in enumerate(players) if name == HUMAN]
        self.bots: dict[Seat, Bot] = {seat: make(name, seat) for seat, name in enumerate(players) if name != HUMAN}
        self.names = [self._name(seat, name) for seat, name in enumerate(players)]
        self.told: dict[Seat | None, int] = {}  # how many rows of events each reader has seen
        self.looking: Seat | None = self.humans[0] if len(self.humans) == 1 else None
        self.shown: set[tuple[Seat, int]] = set()  # which person has seen which offer
        self.waiting: list[tuple[Seat, Option]] = []  # offers composed while deals are closed
        self.talked = (-1, 0)  # the question before which bots have talked, and how often

    def _name(self, seat: Seat, player: str) -> str:
        place = self.words("seat-name", number=str(seat + 1))
        return place if player == HUMAN else f"{self.words(f'bot-{player}')} · {place}"

    # --- the main loop

    def play(self) -> None:
        """Run until the game is over or somebody leaves."""
        self._greet()
        try:
            while self.match.result is None:
                self._next()
                if self.path is not None:
                    self._keep(self.path)
        except (Leave, KeyboardInterrupt):
            click.echo()
            self._leave()
            return
        self._close()

    def _next(self) -> None:
        """One answer: to an offer, by a bot if one is asked, by the person at the screen, or by the next person."""
        self._send_waiting()
        self._hear_bots()
        asked = self.match.deciders
        called = self._called(asked)
        if called is not None:
            if self._hand_over(called):
                self._ask(called)
            return
        for seat in asked:
            if seat in self.bots:
                self.match.play(seat, self.bots[seat].choose(Sight(self.match, seat)))
                if not self.humans:
                    self._tell_news(None)
                return
        seat = self.looking if self.looking in asked and self.looking is not None else asked[0]
        step = self.match.step
        if step is not None and step.progress != OPEN and self.match.options(seat) == (PASS,):
            self.match.play(seat, PASS)  # asked only to hide who could have reacted
            return
        if self._hand_over(seat):
            self._ask(seat)

    def _ask(self, seat: Seat) -> None:
        """Show the table to a person and read input until something happens."""
        asked = seat in self.match.deciders
        self._show(seat, board=asked)
        while True:
            said = self._read(self.words("terminal-prompt" if asked else "terminal-unasked"))
            if not said and not asked:
                return
            if not said and len(self.match.options(seat)) > 1:
                continue
            try:
                if self._command(seat, said):
                    return
            except ConsigliereError as error:
                click.echo(tell.refusal(error, self.words, said))

    def _command(self, seat: Seat, said: str) -> bool:
        """Carry out the input. True if the table has changed or must be shown again."""
        word, _, rest = said.partition(" ")
        if word == "h":
            click.echo(self.words("terminal-help"))
        elif word == "?":
            self._explain(seat, rest.strip())
        elif word == "s":
            path = rest.strip() or self._file()
            self._keep(path)
            click.echo(self.words("terminal-saved", file=path))
        elif word == "b":
            return True
        elif word == "u":
            self._take_back(seat)
            return True
        elif word == "o" and (trade := self.match.title.trade) is not None:
            option = OfferDialogue(self.match.view(seat), trade, self.words, self.names, self._read).offer()
            if option is not None and self._deals_open():
                self._play(seat, option)
            elif option is not None:
                self.waiting.append((seat, option))
                click.echo(self.words("web-queued"))
                return False
            return option is not None
        elif word == "p" and self.match.title.trade is not None:
            self._tell_promises(seat)
        else:
            self._play(seat, self._option(seat, said))
            return True
        return False

    def _play(self, seat: Seat, option: Option) -> None:
        self.match.play(seat, option)
        if option.verb in DEALING:
            self.talked = (-1, self.talked[1])  # bots may respond to that

    # --- deals

    def _deals_open(self) -> bool:
        return self.match.title.trade is not None and not self.match.deals_closed_by()

    def _send_waiting(self) -> None:
        """Send the offers composed while deals were closed, now that they are open, or say why not."""
        while self.waiting and self._deals_open():
            seat, option = self.waiting.pop(0)
            try:
                self._play(seat, option)
            except ConsigliereError as error:
                click.echo(f"{self.words('web-queue-failed')} {tell.refusal(error, self.words)}")

    def _tell_promises(self, seat: Seat) -> None:
        """The promises that a person has heard; for promises in free text, their owner says what became of them."""
        view = self.match.view(seat)
        for given in self.match.promises(seat):
            line = tell.promise(given.promise, view, self.words, self.names)
            if isinstance(given.promise, FreePromise):
                marks = f" (kept:{given.number}, broken:{given.number})" if seat in given.promise else ""
                line = f"{line} {self.words('said', text=given.text)}{marks}"
            click.echo(f"  {self.words(f'web-promise-{given.state}')}: {line}")

    def _hear_bots(self) -> None:
        """Before each question, and after a person's action in a deal, bots make and answer offers."""
        number = self.match.number(None)
        if not self._deals_open() or not any(isinstance(bot, Talker) for bot in self.bots.values()):
            return
        if self.talked[0] == number:
            return
        times = self.talked[1] + 1 if self.talked[0] == -1 else 0
        self.talked = (number, times)
        silent = RandomBot()
        table = [self.bots.get(seat, silent) for seat in range(self.match.setup.seats)]
        hold_talks(self.match, table, 1 if times < TALKS else 0)

    def _called(self, asked: tuple[Seat, ...]) -> Seat | None:
        """A person who has an unseen offer to answer and will not be asked anything else."""
        for seat in self.humans:
            for offer in self.match.view(seat)["offers"] if self._deals_open() and seat not in asked else ():
                waits = seat in offer["parties"] and seat not in offer["accepted"]
                if waits and (seat, offer["number"]) not in self.shown:
                    return seat
        return None

    def _take_back(self, seat: Seat) -> None:
        self.match.undo(seat)
        self.told = {reader: min(rows, len(self.match.events(reader))) for reader, rows in self.told.items()}

    def _option(self, seat: Seat, said: str) -> Option:
        """The option that a number, an option's own text, or a bare Enter means."""
        options = self.match.options(seat)
        if not said and len(options) == 1:
            return options[0]
        if said.isdecimal() and len(said) < 6:
            offered = (*options, *self._beside(seat))
            if 1 <= int(said) <= len(offered):
                return offered[int(said) - 1]
            raise NotUnderstood(said)
        return Option.parse(said)

    def _beside(self, seat: Seat) -> list[Option]:
        """What a seat may do besides its answer, in the order on the screen: the game's own options first, then each
        offer."""
        extras = self.match.extras(seat)
        offers = [offer["number"] for offer in self.match.view(seat)["offers"]]
        answers = [option for number in offers for option in extras if _answers(option, number)]
        return [*(option for option in extras if option not in answers), *answers]

    # --- output

    def _greet(self) -> None:
        commitment = self.match.view(None)["commitment"]
        if commitment:
            click.echo(self.words("terminal-commitment", hash=commitment))
        click.echo(self.words("terminal-help"))
        if not self.humans:
            self._tell_news(None)

    def _show(self, seat: Seat, board: bool = True) -> None:
        """The board, the events since, the question and its answers."""
        view = self.match.view(seat)
        click.echo()
        if board:
            click.echo(face(view["game"]).board_text(view, self.words))
        self._tell_news(seat)
        click.echo()
        click.secho(tell.question(view, self.words, self.names), bold=True)
        options = self.match.options(seat)
        beside = self._beside(seat)
        for i, option in enumerate(options, start=1):
            click.echo(f"{i:>4}  {tell.label(option, view, self.words, self.names)}")
        if beside or self._deals_open():
            click.echo()
        numbered = list(enumerate(beside, start=len(options) + 1))
        for i, option in numbered:
            if option.verb not in DEALING:
                click.echo(f"{i:>4}  {tell.label(option, view, self.words, self.names)}")
        for offer in view["offers"]:
            click.echo(f"      {tell.offer(offer, view, self.words, self.names)}")
            self.shown.add((seat, offer["number"]))
            for i, option in numbered:
                if _answers(option, offer["number"]):
                    click.echo(f"{i:>4}  {self.words(f'web-offer-{option.verb}')}")
        if self.match.title.trade is not None and (beside or self._deals_open()):
            click.echo(f"{'o':>4}  {self.words('terminal-deal')}")
        if self.match.promises(seat):
            click.echo(f"{'p':>4}  {self.words('web-promises')}")

    def _tell_news(self, seat: Seat | None) -> None:
        """The events that a reader has not been shown yet."""
        view = self.match.view(seat)
        rows = self.match.events(seat, self.told.get(seat, 0))
        self.told[seat] = self.told.get(seat, 0) + len(rows)
        standing = [offer["number"] for offer in view["offers"]] if seat is not None else []
        for event in tell.together((event for row in rows for event in row), view):
            if "offered" in (event["event"], event.get("deal")) and event["offer"]["number"] in standing:
                continue  # it is listed among the choices
            line = tell.sentence(event, view, self.words, self.names)
            if line:
                click.secho(f"  · {line}", dim=True)

    def _explain(self, seat: Seat, rule_id: str) -> None:
        """The rule behind the current question, or another one by its id."""
        wanted = (rule_id or str(self.match.view(seat).get("rule", ""))).upper()
        book = ledger(self.match.title, self.words.language)
        found = [rule for rule in book.values() if rule.id == wanted or rule.id.startswith(f"{wanted}-")]
        if not wanted or not found:
            click.echo(self.words("terminal-no-rule"))
        for rule in found:
            click.echo(f"{rule.id}  {rule.text}")

    def _hand_over(self, seat: Seat) -> bool:
        """A curtain between two people at one screen, so that neither sees the other's secrets.

        Before it, the person who has just decided reads the outcome and may take the choice back: then False.
        """
        if self.looking == seat:
            return True
        name = tell.player(seat, self.match.view(None), self.words, self.names)
        if self.looking is not None:
            self._tell_news(self.looking)
            if self._read(self.words("terminal-hand-over", name=name)) == "u" and self.match.can_undo(self.looking):
                self._take_back(self.looking)
                return False
        self._draw_curtain()
        self._read(self.words("terminal-curtain", name=name))
        self.looking = seat
        return True

    def _draw_curtain(self) -> None:
        """Clear the screen and its scroll-back; a pipe gets a line."""
        click.echo("\033[2J\033[3J\033[H" if sys.stdout.isatty() else "-" * 40, nl=not sys.stdout.isatty())

    def _read(self, prompt: str) -> str:
        click.echo(f"{prompt} ", nl=False)
        line = sys.stdin.readline()
        if not line or line.strip() == "q":  # the end of the input also means leaving
            raise Leave
        return line.strip()

    # --- the end

    def _close(self) -> None:
        reader = self.humans[0] if len(self.humans) == 1 else None
        view = self.match.view(reader)
        click.echo()
        click.echo(face(view["game"]).board_text(view, self.words))
        self._tell_news(reader)
        for line in tell.outcome(view, self.words, self.names):
            click.secho(line, bold=True)
        if self.path is not None:
            click.echo(self.words("terminal-saved", file=self.path))
            if view["commitment"]:
                command = f"consigliere verify {self.path} {view['commitment']}"
                click.echo(self.words("terminal-verify", command=command))

    def _leave(self) -> None:
        """Save the game and say how to continue it."""
        path = self._file()
        self._keep(path)
        click.echo(self.words("terminal-saved", file=path))
        command = f"consigliere play {self.match.title.id} --seats {','.join(self.players)} --save {path}"
        click.echo(self.words("terminal-continue", command=command))

    def _file(self) -> str:
        """The file for the save; by default, one that does not exist yet."""
        if self.path is None:
            names = (f"{self.match.title.id}{f'-{i}' if i > 1 else ''}.json" for i in count(1))
            self.path = next(name for name in names if not Path(name).exists())
        return self.path

    def _keep(self, path: str) -> None:
        write_text(path, self.match.save())
