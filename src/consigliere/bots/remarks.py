"""What a negotiating bot says about promises: why it kept or broke its own, and what it makes of those broken to it.

A promise that was given is judged from events alone, so a bot can speak about it however much later it is asked, and
also if it has been made anew in between. Why it broke one follows from its own answers before: each is looked at again,
with what the seat knew then.
"""

from __future__ import annotations

import json
from random import Random

from consigliere.engine import Gift, Option
from consigliere.engine.deals import BECAUSE
from consigliere.engine.promises import BROKEN, KEPT, STANDING, Delivery, Peace

from .conduct import ways_to_answer
from .memory import Memory, Settled
from .sight import Sight

TEMPTING = 0.01  # what an attack must have promised to bring before a bot mentions that it kept its word all the same
LATEST = 6  # promises it speaks about
SOON = 4  # rows of events after which it does not mention any more that it kept one
LOOKED_AT = 4  # own answers before a breach that may explain it
KEPT_AT = 3  # own answers while a promise stood that may have been tempting


class Remarks:
    """What one bot has to say. `word`: the most that keeping a promise may cost it, as in its manner."""

    def __init__(self, word: float, seed: int, shuns: float) -> None:
        self._word = word
        self._seed = seed
        self._shuns = shuns  # distrust from which on it makes no deals
        self._known: dict[tuple[int, int], str] = {}

    def next(self, sight: Sight, memory: Memory) -> Option | None:
        """The next remark; None if there is nothing to say."""
        answered: set[int] = set()
        for one in reversed(memory.settled[-LATEST:]):
            if memory.state_of(one) == STANDING:
                continue  # it was given once more
            if one.given.promise.giver == sight.seat:
                why = "" if memory.remarks(one) else self._own(sight, memory, one)
            elif one.given.promise.giver in answered:
                continue
            else:
                why = self._answer(memory, one)
                answered.add(one.given.promise.giver)
            if why:
                about = {"promise": one.given.number, "why": f"#why:{why}"}
                return Option(BECAUSE, json.dumps(about, separators=(",", ":")))
        return None

    def _answer(self, memory: Memory, one: Settled) -> str:
        """What follows from a promise to this seat that was broken."""
        giver, said = one.given.promise.giver, memory.remarks(one)
        if one.given.state != BROKEN:
            return ""
        if giver in memory.forgiven:
            return "forgive" if said & {"punish", "shun"} and "forgive" not in said else ""
        if said or giver not in memory.grudges:
            return ""
        return "shun" if memory.distrust.get(giver, 0.0) >= self._shuns else "punish"

    def _own(self, sight: Sight, memory: Memory, one: Settled) -> str:
        """Why it kept or broke its own promise; "" if there is nothing to say."""
        key = (one.given.number, one.row)
        if key not in self._known:
            if one.given.state == BROKEN:
                self._known[key] = self._breach(sight, one)
            elif memory.read - one.row <= SOON and self._word:
                self._known[key] = self._kept(sight, memory, one)
            else:
                self._known[key] = ""
        return self._known[key]

    def _random(self, one: Settled) -> Random:
        return Random(f"{self._seed}/{one.given.number}/{one.row}")

    def _breach(self, sight: Sight, one: Settled) -> str:
        word = one.given.promise
        if not self._word:
            return "unbound"
        if one.grudge:
            return "first"
        if isinstance(word, Delivery):
            return self._not_delivered(sight, one, word)
        forced, random = False, self._random(one)
        for then, option in sight.earlier(one.given.event_row, one.row, LOOKED_AT):
            if then.trade is None or option not in then.options:
                continue
            ways = ways_to_answer(then, random)
            if not any(word.taker in end.victims for end in ways[option]):
                continue
            if any(word.taker not in end.victims for ends in ways.values() for end in ends):
                return "gain"
            forced = True
        return "forced" if forced else "late"

    def _not_delivered(self, sight: Sight, one: Settled, word: Delivery) -> str:
        """By what it had at its last answer before."""
        then = next((before for before, _ in sight.earlier(one.given.event_row, one.row, 1)), sight)
        world = then.world(self._random(one).getrandbits(62))
        after = world.state.clone()
        if then.trade is None or not then.trade.fulfil(after, Gift(*word[:4])):
            return "lost"
        cost = world.title.value(world.state, sight.seat) - world.title.value(after, sight.seat)
        return "dear" if cost > self._word else "late"

    def _kept(self, sight: Sight, memory: Memory, one: Settled) -> str:
        """Only what is worth saying: that it delivers, and that it was tempted not to keep the peace."""
        word = one.given.promise
        if isinstance(word, Delivery):
            return "" if one.row in memory.delivered_aloud else "word"
        if not isinstance(word, Peace) or one.given.state != KEPT:
            return ""
        random = self._random(one)
        for then, _ in sight.earlier(one.given.event_row, one.row, KEPT_AT):
            world = then.world(random.getrandbits(62))
            before = world.title.value(world.state, sight.seat)
            attacks = then.trade.possible_attacks(world.state, sight.seat, word.taker) if then.trade else []
            if sum([likely * (world.title.value(after, sight.seat) - before) for likely, after in attacks]) > TEMPTING:
                return "tempted"
        return ""
