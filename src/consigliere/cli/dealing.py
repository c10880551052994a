"""An offer made in the terminal: whom, what you give, what you get, a word. Everything by its number."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple

import click

from consigliere.board import tell
from consigliere.board.words import Words
from consigliere.engine import Option, Seat, Trade
from consigliere.engine.deals import LONGEST_WORDS
from consigliere.engine.promises import Peace

DROP = "c"
WORD_ROOM = LONGEST_WORDS - 40  # what a person may say: promises are added to it


class Item(NamedTuple):
    """A line of the list: a piece, an amount up to `most`, or a word not to attack (its kind is "")."""

    kind: str
    what: str
    most: int
    label: str


class Dropped(Exception):
    """The person has thought better of it."""


class Desk:
    """One person's dialogue. `read` shows a prompt and gives back what was typed."""

    def __init__(
        self, view: dict[str, Any], trade: Trade, words: Words, names: list[str], read: Callable[[str], str]
    ) -> None:
        self.view = view
        self.trade = trade
        self.words = words
        self.names = names
        self.read = read
        self.seat: Seat = view["seat"]

    def offer(self) -> Option | None:
        """The offer as the kernel reads it; None if it was dropped. Whether it can be made is the kernel's to say."""
        try:
            return self._offer()
        except Dropped:
            click.echo(self.words("terminal-deal-dropped"))
            return None

    def _offer(self) -> Option | None:
        to = self._partner()
        name = tell.player(to, self.view, self.words, self.names)
        gives: list[list[Any]] = []
        promises: list[str] = []
        for giver, taker, question in ((self.seat, to, "terminal-deal-give"), (to, self.seat, "terminal-deal-take")):
            for item in self._chosen(self._items(giver, to), self.words(question, name=name)):
                if item.kind:
                    gives.append([giver, taker, item.kind, item.what or self._amount(item)])
                else:
                    promises.append(item.what)
        if not gives:
            click.echo(self.words("refused-bad-offer"))
            return None
        word = self._ask(self.words("terminal-deal-word"))[:WORD_ROOM]
        said = " ".join([word, *promises]).strip()
        goods = "; ".join(tell.gift(gift, self.view, self.words, self.names) for gift in gives)
        spoken = tell.spoken(said, self.view, self.words, self.names)
        told = f" {self.words('said', text=spoken)}" if said else ""
        click.echo()
        click.echo(self.words("terminal-deal-sum", name=name, goods=goods) + told)
        self._ask(self.words("terminal-deal-sure"))
        return Option("offer", json.dumps({"gives": gives, "text": said}, ensure_ascii=False))

    # --- the questions

    def _partner(self) -> Seat:
        others = [seat for seat in range(self.view["seats"]) if seat != self.seat]
        called = [tell.player(seat, self.view, self.words, self.names) for seat in others]
        self._list(self.words("terminal-deal-whom"), called)
        while True:
            picked = self._numbers(self._ask(self.words("terminal-deal-number")), len(others))
            if picked is not None and len(picked) == 1:
                return others[picked[0]]

    def _items(self, giver: Seat, to: Seat) -> list[Item]:
        """What one of the two could give, pieces of the same name once for each."""
        found: list[Item] = []
        for owner, kind, what, most in self.trade.goods(self.view):
            if owner == giver and most > 0:
                label = tell.goods(kind, what or most, self.words)
                found.append(Item(kind, what, most, label if what else self.words("terminal-deal-up-to", what=label)))
        if self.trade.attacks:  # the game knows attacks: peace has a price
            word = str(Peace(giver, self.seat if giver == to else to))
            name = tell.player(to, self.view, self.words, self.names)
            label = self.words("web-peace-take" if giver == to else "web-peace-give", name=name)
            found.append(Item("", word, 1, label))
        return found

    def _chosen(self, items: list[Item], question: str) -> list[Item]:
        self._list(question, [item.label for item in items])
        while True:
            picked = self._numbers(self._ask(self.words("terminal-deal-numbers")), len(items))
            if picked is not None:
                return [items[i] for i in picked]

    def _amount(self, item: Item) -> int:
        while True:
            said = self._ask(self.words("terminal-deal-amount", what=item.label))
            plain = said.replace(",", "").replace(".", "").replace(" ", "").replace("\u00a0", "").removeprefix("$")
            if plain.isdecimal() and len(plain) < 10 and 1 <= int(plain) <= item.most:
                return int(plain)
            self._not_understood(said)

    def _numbers(self, said: str, most: int) -> list[int] | None:
        """Places in a list from what was typed, each once; None where that is no row of its numbers."""
        parts = said.replace(",", " ").split()
        if all(part.isdecimal() and len(part) < 4 and 1 <= int(part) <= most for part in parts):
            return list(dict.fromkeys(int(part) - 1 for part in parts))
        self._not_understood(said)
        return None

    # --- the screen

    def _ask(self, prompt: str) -> str:
        said = self.read(prompt)
        if said == DROP:
            raise Dropped
        return said

    def _list(self, question: str, lines: list[str]) -> None:
        click.echo()
        click.secho(question, bold=True)
        for i, line in enumerate(lines, start=1):
            click.echo(f"{i:>4}  {line}")

    def _not_understood(self, said: str) -> None:
        click.echo(self.words("error-not-understood", text=said))
