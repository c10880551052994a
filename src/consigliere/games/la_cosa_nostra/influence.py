"""Chapter 4.8: influence cards. Playing them, cancelling them, and their effects."""

from __future__ import annotations

from typing import Final

from consigliere.engine import PASS, Decision, Option, Row, Step, Window

from . import market, verbs
from .abilities import BUSINESS_PEEKS, CANCELS_INFLUENCE, PEEKS, REMOVES
from .components import (
    ACTION,
    ALL,
    AT_GANGSTER,
    ATTACH,
    CANCEL_INFLUENCE,
    EXTRA_TURN,
    FACE,
    FACES,
    GANGSTER,
    GANGSTER_IDS,
    INFLUENCE,
    INFLUENCE_IDS,
    INFLUENCE_KNOWN,
    JOB_IDS,
    KILL_TO_BLOCK,
    MODE_IDS,
    MODES,
    NEW_MARKET,
    NONE,
    PEEK,
    PEEK_COUNT,
    PIN,
    PLANNING,
    REPLACE_MARKET,
    REROLL,
    SKIP_TURN,
    SLOT,
    SLOT_IDS,
    UNDO_BLOCK,
)
from .deed import HARM_BLOCK, HARM_KILL, NO_HARM
from .options import CANCEL_CARD, DIE_IDS, ENOUGH, FIRST_DIE, PEEK_AT, PLAY, PLAYED_ON_IDS, REMOVE
from .state import NewYork, put, without
from .step_checks import in_phase


def play(g: NewYork, seat: int, card: int, mode: int, thing: int = NONE, instead: Step | None = None) -> None:
    """Play a card with its choices. It may be cancelled; otherwise it takes effect.

    `instead` follows if it is cancelled. [LCN-GEN-04, LCN-INF-01, LCN-INF-02, LCN-TIM-08]
    """
    show(g, seat, card, mode, thing)
    g.stack.append(InfluenceWindow(seat, card, mode, thing, None, instead))


def show(g: NewYork, seat: int, card: int, mode: int, thing: int = NONE) -> None:
    """Move the card from the hand to the discard, face up."""
    g.influence[seat] = without(g.influence[seat], card)
    g.discard_influence(card)
    g.count_reveal()
    if g.event_log is not None:
        facts: dict[str, object] = {"seat": seat, "card": INFLUENCE_IDS[card], "mode": MODE_IDS[mode]}
        if mode == ATTACH:
            facts["gangster"] = PLAYED_ON_IDS[thing]
        elif mode == REROLL:
            facts["die"] = PLAYED_ON_IDS[thing]
        g.emit("played", facts)


WHEN_PLAYED: Final = {ATTACH: (PLANNING,), EXTRA_TURN: (ACTION,), SKIP_TURN: (ACTION,)}  # only in these phases
INSTEAD_OF: Final = {CANCEL_INFLUENCE: "InfluenceWindow", SKIP_TURN: "ActionTurn"}  # what follows a cancelled card
MOST_PEEKS: Final = max(*PEEK_COUNT, *PEEKS, *BUSINESS_PEEKS)


class InfluenceWindow(Window[NewYork]):
    """W_INF: another player may cancel the card just played; the first answer in turn order counts. [LCN-TIM-08]

    Cards that answer cards form a chain. Each window stores the step that follows if its card works (for a schemer, the
    turn) and the step that follows if it is cancelled (for a Godfather, the window of the card he answers; for a
    skipped turn, that turn).
    """

    __slots__ = ("influence", "instead", "leads_to", "mode", "seat", "thing")
    rule = "LCN-TIM-08"

    def __init__(
        self, seat: int, influence: int, mode: int, thing: int, leads_to: Step | None, instead: Step | None
    ) -> None:
        self.seat = seat
        self.influence = influence
        self.mode = mode
        self.thing = thing  # the gangster it is laid on, or the die: see PLAYED_ON_IDS
        self.leads_to = leads_to
        self.instead = instead

    def problems(self, g: NewYork) -> list[str]:
        card, mode = self.influence, self.mode
        if card < 0 or mode not in MODES[card]:
            return ["influence is a card that cannot be played so"]
        wrong = in_phase(g, *WHEN_PLAYED[mode]) if mode in WHEN_PLAYED else []
        if card + INFLUENCE_KNOWN * ALL not in g.influence_discard:
            wrong.append(f"{INFLUENCE_IDS[card]} is being played, but does not lie open in the discard")
        return wrong + self._aim_problems(g) + self._chain_problems(g)

    def _aim_problems(self, g: NewYork) -> list[str]:
        """What is wrong with the target of the card."""
        mode, thing = self.mode, self.thing
        if mode == ATTACH:
            on = 0 <= thing < FIRST_DIE and g.place[thing] < g.rules.seats and not g.pins[thing] & PIN[self.influence]
            return [] if on else ["thing is no gangster on whom the card can be laid"]
        if mode == REROLL:
            there = bool(g.deeds) and 0 <= thing - FIRST_DIE < len(g.deeds[-1].dice)
            return [] if there else ["thing is no die on the table"]
        if mode in (KILL_TO_BLOCK, UNDO_BLOCK):
            harm = HARM_KILL if mode == KILL_TO_BLOCK else HARM_BLOCK
            if not g.deeds or g.deeds[-1].harm != harm:
                return ["mode is a doctor's, but nobody is to be treated so"]
        return ["thing is given, but the card is played on nothing"] if thing >= 0 else []

    def _chain_problems(self, g: NewYork) -> list[str]:
        """What is wrong with the steps that follow if the card works or is cancelled."""
        wrong: list[str] = []
        for name, step, kind in (
            ("leads_to", self.leads_to, "ExtraTurn" if self.mode == EXTRA_TURN else ""),
            ("instead", self.instead, INSTEAD_OF.get(self.mode, "")),
        ):
            if (type(step).__name__ if step is not None else "") != kind:
                wrong.append(f"{name} is not {kind or None}")
            elif step is not None:
                same = kind == "InfluenceWindow" or getattr(step, "seat", NONE) == self.seat
                wrong += [f"{name}: {problem}" for problem in step.problems(g)]
                wrong += [] if same else [f"{name} is another seat's"]
        return wrong

    def seats(self, g: NewYork) -> tuple[int, ...]:
        rules = g.rules
        if not (rules.extra_cards or rules.expansion):
            return ()
        found: list[int] = []
        for seat in g.order():
            if seat != self.seat and (
                (rules.extra_cards and g.influence[seat] and g.drawn[seat])
                or (rules.expansion and g.ready(seat, CANCELS_INFLUENCE) >= 0)
            ):
                found.append(seat)
        return tuple(found)

    def candidates(self, g: NewYork, seat: int, row: Row) -> list[Option]:
        found = [PASS]
        for card in sorted(set(g.influence[seat])):
            if CANCEL_INFLUENCE in MODES[card]:
                found.append(PLAY[card])
        for gangster in g.crew[seat]:
            if CANCELS_INFLUENCE[gangster]:
                found.append(CANCEL_CARD[gangster])
        return found

    def forbidden_by(self, g: NewYork, seat: int, option: Option, row: Row) -> str:
        if option.verb == verbs.PLAY:
            card = INFLUENCE.get(str(option.target), NONE)
            return "" if card in g.influence[seat] and CANCEL_INFLUENCE in MODES[card] else "LCN-XC-01"
        if option.verb == verbs.CANCEL_CARD:
            gangster = GANGSTER.get(str(option.target), NONE)
            return "" if gangster >= 0 and gangster == g.ready(seat, CANCELS_INFLUENCE) else "LCN-SG-14"
        return ""

    def resolve(self, g: NewYork, answers: list[tuple[int, Row]]) -> None:
        for seat, row in answers:
            answer = row[0]
            if answer.verb == verbs.PLAY:  # the first card stays open until this one has worked or failed
                play(g, seat, INFLUENCE[str(answer.target)], CANCEL_INFLUENCE, NONE, self)
                return
            if answer.verb == verbs.CANCEL_CARD:
                gangster = GANGSTER[str(answer.target)]
                g.g_used = put(g.g_used, gangster, g.g_used[gangster] + 1)
                if g.event_log is not None:
                    g.emit("card_cancelled", {"seat": seat, "by": GANGSTER_IDS[gangster]})
                self._fail(g)
                return
        self._work(g)

    def _fail(self, g: NewYork) -> None:
        """Cancel the card: it has no effect, and what it answered continues."""
        if self.instead is not None:
            g.stack.append(self.instead)

    def question_facts(self, g: NewYork, seat: int) -> dict[str, object]:
        return {"seat": self.seat, "card": INFLUENCE_IDS[self.influence]}

    def _work(self, g: NewYork) -> None:
        """Apply the card's effect. [LCN-INFL-01 to LCN-INFL-08, LCN-XC-01, LCN-XC-02]"""
        mode = self.mode
        if mode == PEEK:
            g.stack.append(Peek(self.seat, PEEK_COUNT[self.influence], ()))
        elif mode == REPLACE_MARKET:
            market.replace_market(g, NEW_MARKET[self.influence])
        elif mode == ATTACH:
            g.attach(self.influence, self.thing)
        elif mode == EXTRA_TURN:
            assert self.leads_to is not None
            g.stack.append(self.leads_to)
        elif mode == REROLL:
            reroll_die(g, self.thing - FIRST_DIE)
        elif mode == KILL_TO_BLOCK:
            deed = g.deeds[-1]
            blocked = g.g_blocked if deed.aim == AT_GANGSTER else g.b_blocked
            deed.harm = NO_HARM if blocked[deed.target] else HARM_BLOCK  # he stays blocked [LCN-RULE-10]
        elif mode == UNDO_BLOCK:
            g.deeds[-1].harm = NO_HARM
        elif mode == CANCEL_INFLUENCE:
            if g.event_log is not None:
                g.emit("card_cancelled", {"seat": self.seat, "by": INFLUENCE_IDS[self.influence]})
            assert isinstance(self.instead, InfluenceWindow)
            self.instead._fail(g)


def reroll_die(g: NewYork, i: int) -> None:
    """Reroll one die on the table."""
    deed = g.deeds[-1]
    deed.dice = (*deed.dice[:i], g.random_below(FACES) + 1, *deed.dice[i + 1 :])
    if g.event_log is not None:
        g.emit("rerolled", {"die": DIE_IDS[i], "dice": list(deed.dice)})


# --- looking at assigned jobs


def peekable(g: NewYork, seat: int, seen: tuple[int, ...] = ()) -> list[int]:
    """The slots of other players with a face-down job. [LCN-INF-05]"""
    tasks = g.tasks
    found: list[int] = []
    for other in range(g.rules.seats):
        if other != seat:
            for gangster in g.crew[other]:
                slot = 2 * gangster
                if tasks[slot] >= 0 and slot not in seen:
                    found.append(slot)
                if tasks[slot + 1] >= 0 and slot + 1 not in seen:
                    found.append(slot + 1)
    return found


def can_peek(g: NewYork, seat: int) -> bool:
    """Whether another player has a face-down job to look at. [LCN-INF-05]"""
    tasks = g.tasks
    for other in range(g.rules.seats):
        if other != seat:
            for gangster in g.crew[other]:
                if tasks[2 * gangster] >= 0 or tasks[2 * gangster + 1] >= 0:
                    return True
    return False


class Peek(Decision[NewYork]):
    """Look at face-down jobs one by one. The seat knows them from then on. [LCN-INF-05, LCN-BIZ-01]"""

    __slots__ = ("left", "seat", "seen")
    rule = "LCN-INF-05"

    def __init__(self, seat: int, left: int, seen: tuple[int, ...]) -> None:
        self.seat = seat
        self.left = left
        self.seen = seen

    def problems(self, g: NewYork) -> list[str]:
        if len(set(self.seen)) != len(self.seen) or any(slot < 0 for slot in self.seen):
            return ["seen names a place twice, or none"]
        if self.left < 1 or self.left + len(self.seen) > MOST_PEEKS:
            return [f"left is {self.left} after {len(self.seen)}, but nobody looks at more than {MOST_PEEKS}"]
        return []

    def deciders(self, g: NewYork) -> tuple[int, ...]:
        return (self.seat,) if peekable(g, self.seat, self.seen) else ()

    def candidates(self, g: NewYork, seat: int, row: Row) -> list[Option]:
        return [*[PEEK_AT[slot] for slot in peekable(g, seat)], ENOUGH]

    def forbidden_by(self, g: NewYork, seat: int, option: Option, row: Row) -> str:
        if option.verb == verbs.PEEK:
            slot = SLOT.get(str(option.target), NONE)
            if slot in self.seen:
                return "LCN-INF-05"
            others = slot >= 0 and g.place[slot // 2] < g.rules.seats and g.place[slot // 2] != seat
            return "" if others and g.tasks[slot] >= 0 else "LCN-INFL-01"
        return "LCN-INF-05" if option == ENOUGH and not self.seen else ""

    def take(self, g: NewYork, seat: int, option: Option) -> None:
        if option.verb == verbs.ENOUGH:
            return
        slot = SLOT[str(option.target)]
        g.tasks[slot] |= FACE << seat
        g.count_reveal()
        if g.event_log is not None:
            card = {"card": JOB_IDS[g.tasks[slot] % FACE]}
            g.emit("peeked", {"seat": seat, "at": SLOT_IDS[slot]}, card, (seat,))
        if self.left > 1:
            g.stack.append(Peek(seat, self.left - 1, (*self.seen, slot)))


# --- removing a strengthening card from another player's gangster


def removals(g: NewYork, seat: int, on: tuple[int, ...] | None = None) -> list[Option]:
    """The cards that a seat could remove from gangsters of others, or from some. [LCN-SG-14, LCN-RULE-31]"""
    found: list[Option] = []
    who = g.ready(seat, CANCELS_INFLUENCE)
    if who < 0:
        return found
    which = REMOVES[who]
    for other in range(g.rules.seats):
        if other != seat:
            for gangster in g.crew[other]:
                pins = g.pins[gangster] & which
                if pins and (on is None or gangster in on):
                    found.extend([row[gangster] for pin, row in REMOVE.items() if pins & pin])
    return found


def removal_bars(g: NewYork, seat: int, option: Option, on: tuple[int, ...] | None = None) -> str:
    """The rule against removing a card from a gangster, "" if none."""
    return "" if option in removals(g, seat, on) else "LCN-SG-14"


def remove(g: NewYork, seat: int, pin: int, gangster: int) -> None:
    """Use the ability once: discard the card."""
    who = g.ready(seat, CANCELS_INFLUENCE)
    g.g_used = put(g.g_used, who, g.g_used[who] + 1)
    if g.event_log is not None:
        g.emit("removed_card", {"seat": seat, "by": GANGSTER_IDS[who], "gangster": GANGSTER_IDS[gangster]})
    g.drop_pins(gangster, pin)


class Remove(Step[NewYork]):
    """Carry out an answer of W_TURN, or drop it unseen if somebody was faster. [LCN-TIM-06]"""

    __slots__ = ("gangster", "pin", "seat")

    def __init__(self, seat: int, pin: int, gangster: int) -> None:
        self.seat = seat
        self.pin = pin
        self.gangster = gangster

    def problems(self, g: NewYork) -> list[str]:
        wrong = in_phase(g, ACTION)
        return (
            wrong
            if self.gangster >= 0 and self.pin in REMOVE
            else [*wrong, "pin and gangster name nothing to take off"]
        )

    def run(self, g: NewYork) -> None:
        if REMOVE[self.pin][self.gangster] in removals(g, self.seat):
            remove(g, self.seat, self.pin, self.gangster)


STEPS: Final[tuple[type[Step], ...]] = (InfluenceWindow, Peek, Remove)
