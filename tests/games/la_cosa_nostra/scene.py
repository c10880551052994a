"""Short notation for scenes of La Cosa Nostra, so that a test reads like the rule it checks.

    table = scene(
        round=3,
        blundetto=side(cash=5000, gangsters="big_joey=theft+henchman little_joey*", businesses="cop lawyer@calmuti"),
        calmuti=side(jobs="murder", influence="spy doctor"),
    )
    table.job("big_joey", "target:calmuti", dice=(1, 4, 5)).do("pass", "end_turn")
    assert table.cash("calmuti") == 2000

**Seats.** Families take their seats in the order they are named; others fill up to `seats` (three). A player who is not
described has $10,000, the three starters without assignments, no business and no cards in hand. Cards that nobody has
are in their deck. `side(...)` describes what a player has:

- `gangsters="a b"`: exactly these are in play (starters left out are gone; others left out wait under the boss). After
  a name: `=card` an assignment (a job, or a business as a planned purchase, perhaps with `@family` tokens on it; a
  second one with another `=`), `+card` an influence card on the gangster, `*` blocked, `~` the ability used once (`~~`
  twice). Special gangsters add the expansion.
- `businesses="a b"`: after a name `*` blocked, `~` used, `@family` a deal token of that family on it. The word `rest`
  stands for all businesses that nobody else has (so the deck is empty).
- `jobs`, `influence`: the hand. `trophies`: gangsters killed. `tokens`: spots with a deal token of the player, where
`@`
  cannot be used (monopolies). `laundered`, `cash`, `income`. `drawn=False`: the player has never drawn an influence
  card.
- `growth={"adriano_simeon": 2}`.

**Names.** A card is named by its id (`theft_r3`, `pimp_2`, `spy`) or by its kind (`theft`, `pimp`). A kind means the
first business not named elsewhere, or the latest job that can be in play in this round. Options can be shortened in the
same way ("job:theft", "target:pimp") if only one kind of card fits.

**Time.** `phase` is what comes next: "round" (the draw phase of `round`, after cards are turned back), "hire",
"planning", "action" (the default) or "income". `first` has the first player card. In planning and action, `turn` is
whose turn it is (by default the first player's). Alternatively, `stack=[...]` lists steps as in a position, the next
one last, and `phase` only names the phase. Automatic steps have already run when you get the table.

**Decks.** `market="a b c d"` (by default one of each of the first four kinds left). `deck="a b"` are on top of the
business deck, the rest below. `job_deck` lists all that is left of this round's deck, the others are out of the game;
`piles={2: "a b"}`. `influence_deck` is all of that deck and the rest is discarded; or `influence_discard`. `display`
and `aside` hold special gangsters; the rest are in their deck.

**Chance.** `draws=(0, 2)` sets the next draws of the scene, `table.dice(1, 4, 5)` the next rolls at any time (and
`table.draws` any draw). `table.rolled()` shows whether the dice were used as set.

**Playing.** `do("assign:big_joey", "job:theft")` plays options one by one for the only seat asked. If several are
asked, "pass" and "keep" are for all of them, and "calmuti play:schemer" names the family that answers. `calm()` passes
all windows up to the next turn. `job(gangster, *parts, dice=...)` performs a job. `deal(...)` makes an offer and has it
accepted; `offer(...)` only makes it.

**Seeing.** `asked()`, `step()`, `may(verb, family)`, `refuses(option, rule, family)`, `happened(kind, family)`,
`view(family)`; of each family `cash`, `hand`, `influence`, `businesses`, `gangsters`, `trophies`, `tokens`,
`tasks(gangster)`, `attached(gangster)`, `blocked()`; and every key of a position's table as an attribute (`market`,
`deck`, `piles`, `monopolies`, `round`, `phase`, `first`, `turn`).
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Any

import pytest

import consigliere as cg
from consigliere.engine import Dictated, Option, Window
from consigliere.games.la_cosa_nostra.components import (
    FAMILY_IDS,
    INFLUENCE_IDS,
    JOB_IDS,
    MONOPOLY_IDS,
)
from consigliere.games.la_cosa_nostra.draw import RedealCheck
from consigliere.games.la_cosa_nostra.monopolies import monopolists
from consigliere.games.la_cosa_nostra.state import NewYork
from consigliere.games.la_cosa_nostra.title import TITLE
from consigliere.match import Match, setup_of

from .scene_table import (
    CALLED,
    SPECIAL_IDS,
    STACKS,
    Cards,
    described_player,
    lay_tokens,
    place_gangsters,
    stock_businesses,
    stock_influence,
    stock_jobs,
)

GAME = "la_cosa_nostra"


# --- building the scene


def side(
    *,
    cash: int = 10_000,
    gangsters: str | None = None,
    businesses: str = "",
    jobs: str = "",
    influence: str = "",
    trophies: str = "",
    tokens: str = "",
    laundered: int = 0,
    income: int = 0,
    drawn: bool = True,
    growth: dict[str, int] | None = None,
) -> dict[str, Any]:
    """What a player has. See the top of this file."""
    return {**locals(), "growth": growth or {}}


def scene(
    *,
    phase: str = "action",
    round: int = 1,
    seats: int = 3,
    first: str = "",
    turn: str = "",
    stack: list[dict[str, Any]] | None = None,
    options: dict[str, Any] | None = None,
    market: str | None = None,
    deck: str = "",
    job_deck: str | None = None,
    piles: dict[int, str] | None = None,
    influence_deck: str | None = None,
    influence_discard: str = "",
    display: str = "",
    aside: str | None = None,
    declined: str = "",
    draws: tuple[int, ...] = (),
    **players: dict[str, Any],
) -> Table:
    """A match in a scene. See the top of this file."""
    families = [*players, *[name for name in FAMILY_IDS if name not in players]][: max(seats, len(players))]
    sides = [players.get(name, side()) for name in families]
    words = [text for one in sides for text in one.values() if isinstance(text, str)]
    words += [market or "", deck, job_deck or "", influence_deck or "", influence_discard, display, aside or ""]
    words += (piles or {}).values()
    settings = {"first_player": "host", **(options or {})}
    if any(name in SPECIAL_IDS for text in words for name in re.findall(r"\w+", text)):
        settings.setdefault("expansion_gangsters", True)
    start = begin(families, **settings).match
    rules = start.state.rules  # type: ignore[attr-defined]
    position = start.position()
    cards = Cards(round - (phase == "round"), words, rules.extra_cards)
    table: dict[str, Any] = position["table"]
    lead = families.index(first) if first else 0
    whose = families.index(turn) if turn else lead
    table.update(round=round, phase=phase, first=lead, turn=-1, deeds=[])
    table["declined"] = [families.index(name) for name in declined.split()]
    table["players"] = [described_player(one, families, seat, cards) for seat, one in enumerate(sides)]
    place_gangsters(table, families, rules.expansion, display.split(), aside, round)
    stock_businesses(table, cards, market, deck, sides)
    lay_tokens(table, families, sides)
    stock_jobs(table, cards, round, job_deck, piles or {}, [JOB_IDS[face] for face in rules.jobs])
    stock_influence(table, cards, influence_deck, influence_discard, [INFLUENCE_IDS[card] for card in rules.influence])
    if stack is None:
        stack = [{"step": name} for name in reversed(STACKS[phase])]
        if turn and phase in ("planning", "action"):
            stack[-1] = {"step": f"{phase.capitalize()}Cycle", "seat": whose}
        if phase == "round":
            table.update(round=round - 1, phase="income" if round > 1 else "setup")
    chance = {**Dictated(draws, start=1).record(), "draws_made": "0"}
    state = TITLE.restore(table, len(families), position["options"], start.state.chance)
    assert isinstance(state, NewYork)
    table["monopolies"] = dict(zip(MONOPOLY_IDS, monopolists(state), strict=True))
    position.update(table=table, stack=stack, chance=chance, moves=0)
    return Table(Match.begin(setup_of(GAME, position), is_complete=False))


def begin(families: Iterable[str] = FAMILY_IDS[:3], seed: int = 0, **options: Any) -> Table:
    """A new match with these bosses chosen: the first draw has been made."""
    names = list(families)
    match = cg.new(GAME, seats=len(names), seed=seed, options={"first_player": "host", **options})
    for seat, name in enumerate(names):
        match.play(seat, f"boss:{name}")
    return Table(match)


# --- playing and seeing


class Table:
    """A match, and what tests need of it."""

    def __init__(self, match: cg.Match) -> None:
        self.match = match

    # --- playing

    def do(self, *options: str) -> Table:
        """Take these options one by one. See the top of this file."""
        for text in options:
            family, _, option = text.rpartition(" ")
            seats = (self.seat(family),) if family else self.match.deciders
            assert seats, "nobody is asked"
            assert len(seats) == 1 or option in ("pass", "keep"), f"whose is {text!r}? {self.asked()} are asked"
            for seat in seats:
                self.play(seat, self._legal(seat, option))
        return self

    def play(self, seat: int, option: Option | str) -> None:
        """Take one option and check all invariants."""
        self.match.play(seat, option)
        assert self.match.title.problems(self.match.state) == [], f"after {option}"

    def _legal(self, seat: int, text: str) -> str:
        """An option with its short name written out; unchanged if nothing fits."""
        verb, _, word = text.partition(":")
        legal = [str(option) for option in (*self.match.options(seat), *self.match.extras(seat))]
        targets = [one.partition(":")[2] for one in legal if one.partition(":")[0] == verb]
        if text in legal or not word:
            return text
        fitting = [target for target in targets if word in CALLED.get(target, ())]
        sorts = {CALLED[target] for target in fitting}
        assert len(sorts) < 2, f"{text!r} could be any of {fitting}"
        return f"{verb}:{fitting[0]}" if fitting else text

    def job(self, gangster: str, *parts: str, dice: tuple[int, ...] = ()) -> Table:
        """Perform the job on a gangster with the named parts and these dice."""
        if dice:
            self.dice(*dice)
        return self.do(f"perform:{gangster}", *parts)

    def calm(self) -> Table:
        """Everybody passes in every window, up to the next other question."""
        while isinstance(self.match.step, Window) and not isinstance(self.match.step, RedealCheck):
            self.do("pass")
        return self

    def offer(self, maker: str, *gifts: tuple[str, str, str, str | int], text: str = "", public: bool = False) -> int:
        """Make an offer of gifts (giver, taker, kind, what); return its number."""
        gives = [[self.seat(giver), self.seat(taker), kind, what] for giver, taker, kind, what in gifts]
        said = json.dumps({"gives": gives, "text": text, "public": public})
        self.play(self.seat(maker), Option("offer", said))
        return self.match.state.offers[-1].number

    def deal(self, *gifts: tuple[str, str, str, str | int], text: str = "") -> Table:
        """The first giver makes an offer, and all others it names accept."""
        maker = gifts[0][0]
        number = self.offer(maker, *gifts, text=text)
        parties = {name for gift in gifts for name in gift[:2]}
        for family in self.families():
            if family in parties and family != maker:
                self.play(self.seat(family), f"accept:{number}")
        return self

    def dice(self, *faces: int) -> Table:
        """The next dice show these faces."""
        return self.draws(*[face - 1 for face in faces])

    def draws(self, *numbers: int) -> Table:
        """The next draws are these numbers, from 0 on."""
        g = self.match.state
        g.chance = Dictated(numbers, start=g.draws + 1, rest=g.chance)
        return self

    def refuses(self, text: str, rule: str, family: str = "") -> None:
        """Assert that the move is refused with this rule's id (or an error's name) and nothing has changed."""
        seat = self.seat(family) if family else self.match.deciders[0]
        before, seen, told = self.match.position(), self.match.view(seat), self.match.events(seat)
        error = {"NotYours": cg.NotYours, "Stale": cg.Stale, "NotUnderstood": cg.NotUnderstood}
        with pytest.raises(error.get(rule, cg.IllegalMove)) as refusal:
            self.match.play(seat, text)
        if isinstance(refusal.value, cg.IllegalMove):
            assert refusal.value.rule == rule
            assert rule in str(refusal.value)
        assert self.match.position() == before
        assert self.match.view(seat) == seen
        assert self.match.events(seat) == told

    # --- seeing

    def families(self) -> list[str]:
        return [player["family"] for player in self.all["players"]]

    def seat(self, family: str) -> int:
        return self.families().index(family)

    def asked(self) -> list[str]:
        """The families that owe an answer, in the order of seats."""
        return [self.families()[seat] for seat in sorted(self.match.deciders)]

    def step(self) -> str:
        """The question on the table."""
        return type(self.match.step).__name__

    def may(self, verb: str = "", family: str = "") -> set[str]:
        """The legal options as texts, those of one verb without it; of the (first) seat that is asked, or of a
        family."""
        seat = self.seat(family) if family else self.match.deciders[0]
        texts = {str(one) for one in self.match.options(seat)}
        return {text.partition(":")[2] for text in texts if text.partition(":")[0] == verb} if verb else texts

    def extras(self, family: str) -> set[str]:
        """The any-time options of a family."""
        return {str(option) for option in self.match.extras(self.seat(family))}

    def happened(self, kind: str, family: str | None = None) -> list[dict[str, Any]]:
        """The events of a kind as a family (None: a spectator) may know them, since the beginning of the scene."""
        rows = self.match.events(None if family is None else self.seat(family))
        return [event for row in rows for event in row if event["event"] == kind]

    def rolled(self) -> list[int]:
        """The dice of the last roll before any reroll."""
        found: list[int] = self.happened("rolled")[-1]["dice"]
        return found

    def view(self, family: str | None) -> dict[str, Any]:
        """The table as a family sees it; None is a spectator."""
        seen: dict[str, Any] = self.match.view(None if family is None else self.seat(family))["table"]
        return seen

    @property
    def all(self) -> dict[str, Any]:
        """Everything on the table, including secrets."""
        table: dict[str, Any] = self.match.position()["table"]
        return table

    def player(self, family: str) -> dict[str, Any]:
        found: dict[str, Any] = next(one for one in self.all["players"] if one["family"] == family)
        return found

    def cash(self, family: str) -> int:
        return int(self.player(family)["cash"])

    def laundered(self, family: str) -> int:
        return int(self.player(family)["laundered"])

    def hand(self, family: str) -> list[str]:
        """The jobs in a hand."""
        return [str(name) for name in self.player(family)["jobs"]]

    def influence(self, family: str) -> list[str]:
        return [str(name) for name in self.player(family)["influence"]]

    def businesses(self, family: str) -> list[str]:
        return [str(one["id"]) for one in self.player(family)["businesses"]]

    def gangsters(self, family: str) -> list[str]:
        return [str(one["id"]) for one in self.player(family)["gangsters"]]

    def trophies(self, family: str) -> list[str]:
        return [str(one["id"]) for one in self.player(family)["trophies"]]

    def tokens(self, family: str) -> list[str]:
        """Where a family's deal tokens lie."""
        return [str(name) for name in self.player(family)["tokens"]]

    def gangster(self, name: str) -> dict[str, Any]:
        """A gangster in play."""
        found: dict[str, Any] = next(
            one for player in self.all["players"] for one in player["gangsters"] if one["id"] == name
        )
        return found

    def tasks(self, gangster: str) -> list[str]:
        """The jobs and planned businesses on a gangster."""
        return [str(task.get("job") or task["purchase"]) for task in self.gangster(gangster).get("tasks", []) if task]

    def attached(self, gangster: str) -> list[str]:
        return [str(name) for name in self.gangster(gangster).get("attached", [])]

    def blocked(self) -> set[str]:
        """Every blocked card."""
        cards = [one for player in self.all["players"] for key in ("businesses", "gangsters") for one in player[key]]
        return {str(one["id"]) for one in cards if one.get("blocked")}

    def __getattr__(self, name: str) -> Any:
        """`table.market` is short for `table.all["market"]`."""
        if name.startswith("_"):
            raise AttributeError(name)
        try:
            return self.all[name]
        except KeyError as error:
            raise AttributeError(name) from error
