"""Composing an offer in the terminal: for whom, what you give, what you get, a remark. All by number."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple

import click

from consigliere.board import tell
from consigliere.board.words import Words
from consigliere.engine import Option, Seat, Trade
from consigliere.engine.deals import MAX_WORDS
from consigliere.engine.promises import Delivery, FreePromise, Peace, Promise

DROP = "c"
WORD_ROOM = MAX_WORDS - 200  # the most characters a person may write; promises are added to them
PEACE, LATER, BACK, WORD = "#peace", "#later", "#back", "#word"  # promises in the list
MOST_LATER = 1_000_000


class Item(NamedTuple):
    """A line of the list: a piece, an amount up to `most`, or a promise (its kind begins with #)."""

    kind: str
    what: str
    most: int
    label: str


class Dropped(Exception):
    """The person has cancelled the offer."""


class OfferDialogue:
    """The dialogue with one person. `read` shows a prompt and returns the input."""

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
        """The offer in the kernel's form; None if it was cancelled. The kernel decides whether it is legal."""
        try:
            return self._offer()
        except Dropped:
            click.echo(self.words("terminal-deal-dropped"))
            return None

    def _offer(self) -> Option | None:
        to = self._partner()
        name = tell.player(to, self.view, self.words, self.names)
        gives: list[list[Any]] = []
        promises: list[Promise] = []
        lent: list[Seat] = []  # who will return what they get
        own_word = False
        for giver, taker, question in ((self.seat, to, "terminal-deal-give"), (to, self.seat, "terminal-deal-take")):
            for item in self._chosen(self._items(giver, to), self.words(question, name=name)):
                if item.kind == PEACE:
                    promises.append(Peace(giver, taker))
                elif item.kind == LATER:
                    promises.append(Delivery(giver, taker, item.what, self._amount(item)))
                elif item.kind == BACK:
                    lent.append(giver)
                elif item.kind == WORD:
                    own_word = True
                else:
                    gives.append([giver, taker, item.kind, item.what or self._amount(item)])
        for owner, holder, kind, what in gives:
            if holder in lent and kind in self.trade.promisable:
                promises.append(Delivery(holder, owner, kind, what))
        word = self._ask(self.words("terminal-deal-word"))[:WORD_ROOM]
        own = [str(FreePromise(self.seat, to))] if own_word and word else []
        if not gives and not promises and not own:
            click.echo(self.words("refused-bad-offer"))
            return None
        said = " ".join([*own, word, *[str(promise) for promise in promises]]).strip()
        offered = {"gives": gives, "text": said, "parties": sorted((self.seat, to))}
        terms = tell.terms(offered, self.view, self.words, self.names)
        free = tell.free_words(said, self.view, self.words, self.names)
        told = f" {self.words('said', text=free)}" if free else ""
        click.echo()
        click.echo(self.words("terminal-deal-sum", name=name, terms=terms) + told)
        self._ask(self.words("terminal-deal-sure"))
        return Option("offer", json.dumps({"gives": gives, "to": [to], "text": said}, ensure_ascii=False))

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
        """What one of the two could give; pieces with the same name are separate lines."""
        found: list[Item] = []
        for owner, kind, what, most in self.trade.goods(self.view):
            if owner == giver and most > 0:
                label = tell.goods(kind, what or most, self.words)
                found.append(Item(kind, what, most, label if what else self.words("terminal-deal-up-to", what=label)))
        return found + self._promises(giver, to)

    def _promises(self, giver: Seat, to: Seat) -> list[Item]:
        """What one of the two could promise, as far as the game can judge it; free text only for the own side."""
        who = self.words("web-promise-take" if giver == to else "web-promise-give")
        found: list[Item] = []
        if self.trade.has_attacks:  # the game has attacks, so peace can be promised
            found.append(Item(PEACE, "", 1, self.words("web-promise-peace")))
        if self.trade.money_kind in self.trade.promisable:
            unit = tell.goods(self.trade.money_kind, self.trade.money_unit, self.words)
            label = self.words("web-promise-later", what=unit)
            found.append(Item(LATER, self.trade.money_kind, MOST_LATER, label))
        if self.trade.promisable:
            found.append(Item(BACK, "", 1, self.words("web-promise-back")))
        found = [item._replace(label=f"{who}: {item.label}") for item in found]
        return [*found, Item(WORD, "", 1, self.words("web-word-promise"))] if giver == self.seat else found

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
        """Indices in a list from the input, each once; None if it is not a row of valid numbers."""
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
