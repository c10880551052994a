"""When a bot may speak and when it may move: the only place that decides this.

Two requirements meet here. A bot's offer to a person can be answered for `MIN_OFFER_SECONDS`, if need be in
several stretches while deals are open. And nobody outside a private offer may notice it, not even by the time that
passes. Therefore:

- A bot makes an offer to a person while the game waits for that person anyway. Nothing has to pause.
- In its own turn a bot makes an offer and waits, but only if nobody else can see the table (`watched`), and until the
  person has moved.
- Otherwise it keeps the offer to itself until the game waits for that person.
- It makes no offer to a person if the game could end, or the goods could be taken from it, before the offer has had
  its time. It still names its price to a person who has asked.
- What it has offered to a person stays available until the offer has had its time (`kept_offers`).
- Where others can see the table, moves are timed by the last row that everybody noticed, and each bot is asked for an
  offer exactly once before a move. What is said in private changes neither.
"""

from __future__ import annotations

import hashlib

from consigliere.engine import ConsigliereError, Offer, Option
from consigliere.engine.deals import offer_and_reason
from consigliere.match import Match
from consigliere.table.store.hub import Hub

from . import days
from .ended_offers import ANSWERED, MIN_OFFER_SECONDS, EndedOffer
from .lasting import OWN_MOVE_SPEED
from .loaded import MOST_IN_ROW, LoadedTable
from .team import asked_ally

ENDED_SECONDS = 8.0  # the minimum seconds that the reader sees why an offer ended
LONGEST_REST = 7 * 24 * 3600.0  # seconds after which an offer that rests is forgotten
LOOK_SECONDS = 600.0  # seconds for which somebody who has looked at a table without a seat counts as watching
WAITS_FOR_ALLY = 5  # and it waits this many times as long if an ally could suggest something first
TALK_SHARE = 4  # where others watch, bots start to talk after this part of the pause, so that the move is not late


def pause(pace: float, goes_on: bool) -> float:
    """Seconds a bot waits before a choice; `goes_on`: it made the last choice too."""
    return pace / OWN_MOVE_SPEED if goes_on else pace


def watched(loaded: LoadedTable, hub: Hub) -> bool:
    """Whether anybody besides one person can see the table: another person with a seat, or a spectator."""
    people = sum(person.kind == "human" for person in loaded.people)
    return people > 1 or hub.spectated_since(loaded.id, LOOK_SECONDS) is not None


def people(loaded: LoadedTable) -> set[int]:
    """The seats that people play themselves."""
    return {person.seat for person in loaded.people if person.kind == "human" and not person.bot}


def recent_offers(loaded: LoadedTable) -> list[tuple[Offer, float]]:
    """The bots' offers that a person has not answered and that must stand a while longer, with the seconds left."""
    persons = people(loaded)
    found: list[tuple[Offer, float]] = []
    for offer in loaded.match.state.offers:
        made = loaded.offered.get(offer.number)
        if made is not None and offer.maker not in persons and persons & (set(offer.parties) - set(offer.accepted)):
            left = made.left(MIN_OFFER_SECONDS)
            if left > 0:
                found.append((offer, left))
    return found


def ended_offers(loaded: LoadedTable, seat: int | None) -> list[tuple[EndedOffer, float, bool]]:
    """The offers to a seat that ended without its answer and that it still sees, the time until when, and whether it
    rests.

    It sees each as long as an offer stands at least, as long as it rests, and long enough to read why it ended.
    """
    found: list[tuple[EndedOffer, float, bool]] = []
    resting, due = resting_offers(loaded), to_renew(loaded) is not None
    for one in loaded.ended:
        if seat not in one.offer.parties or seat == one.offer.maker:
            continue
        if one.why == ANSWERED and (one.by == seat or seat in one.offer.accepted):
            continue
        if one in resting and not (due and loaded.opened.left(ENDED_SECONDS) <= 0):
            # Where another process makes the offers, this one learns of a failure only by waiting in vain.
            found.append((one, loaded.opened.at + ENDED_SECONDS if due else one.ended.at + LONGEST_REST, True))
        elif max(one.made.left(MIN_OFFER_SECONDS), one.ended.left(ENDED_SECONDS)) > 0:
            found.append((one, max(one.made.at + MIN_OFFER_SECONDS, one.ended.at + ENDED_SECONDS), False))
    return found


def resting_offers(loaded: LoadedTable) -> list[EndedOffer]:
    """The bots' offers to people that a rule ended before their time: they are made again when deals are open."""
    persons = people(loaded)
    return [
        one
        for one in loaded.ended
        if one.unheard
        and one.offer.maker not in persons
        and persons & (set(one.offer.parties) - set(one.offer.accepted))
        and one.ended.left(LONGEST_REST) > 0
    ]


def kept_offers(loaded: LoadedTable, seat: int) -> list[Offer]:
    """A bot's own offers to people that have not had their time, whether they stand or rest."""
    standing = [offer for offer, _ in recent_offers(loaded)]
    return [one for one in (*standing, *(rests.offer for rests in resting_offers(loaded))) if one.maker == seat]


def unasked(loaded: LoadedTable, seat: int) -> tuple[int, ...]:
    """The people to whom a bot's offer must be likely to last: all to whom it has not refused one since the question.

    Those have asked, and want to hear its price.
    """
    answered = [one.offer.maker for one in loaded.ended if (one.why, one.by) == (ANSWERED, seat)
                and one.question == loaded.question]  # fmt: skip
    return tuple(sorted(people(loaded) - set(answered)))


def to_renew(loaded: LoadedTable) -> EndedOffer | None:
    """A resting offer to make again now; None if there is none.

    Never during the question at which it ended: an offer that is still possible would tell what its maker's fist holds.
    """
    if not loaded.running or loaded.deals_closed_by():
        return None
    return next((one for one in resting_offers(loaded) if one.question != loaded.question), None)


# --- when


def _usual(loaded: LoadedTable) -> float:
    """Seconds a bot waits before its move at this table."""
    own = loaded.match.deciders == (loaded.mover,) and loaded.window() is None
    if any(asked_ally(loaded, seat) is not None for seat in people(loaded)):
        return loaded.row.pace * WAITS_FOR_ALLY
    return pause(loaded.row.pace, own)


def move_left(loaded: LoadedTable, hub: Hub) -> float:
    """Seconds until a bot may move."""
    usual = _usual(loaded)
    left = loaded.moved.left(usual)
    waiting = recent_offers(loaded) if not loaded.deals_closed_by() else []
    waiting = [(offer, stays) for offer, stays in waiting if not loaded.offered[offer.number].passed]
    if not watched(loaded, hub):
        return max([left, loaded.heard.left(usual), *(stays for _, stays in waiting)])
    if waiting and (looked := hub.spectated_since(loaded.id, LOOK_SECONDS)) is not None:
        # A bot that waited when somebody began to look continues at a random moment of its pause, as any bot would.
        left = max(left, usual * _phase(loaded) - looked)
    return left


def _phase(loaded: LoadedTable) -> float:
    text = f"phase/{loaded.moved_row}".encode()
    return hashlib.blake2b(text, key=loaded.row.chance.encode()[:64], digest_size=1).digest()[0] / 256


def talk_left(loaded: LoadedTable, hub: Hub, moves: bool) -> float:
    """Seconds until a bot may speak; `moves`: a bot has to move as well."""
    if not moves:
        return max(loaded.heard.left(loaded.row.pace), loaded.moved.left(loaded.row.pace))
    usual = _usual(loaded)
    if watched(loaded, hub):
        return loaded.moved.left(usual / TALK_SHARE)
    return max(loaded.moved.left(usual), loaded.heard.left(usual))


# --- to whom, and what


def reachable_seats(loaded: LoadedTable, seat: int, hub: Hub) -> frozenset[int]:
    """The seats to which a bot may make an offer now: bots always, people as described above."""
    persons = people(loaded)
    others = {person.seat for person in loaded.people} - persons
    engaged = {party for offer, _ in recent_offers(loaded) for party in offer.parties}
    limits = (loaded.window_left(), loaded.time_left())
    if any(left is not None and left < MIN_OFFER_SECONDS for left in limits):
        return frozenset(others)
    alone = not watched(loaded, hub) and loaded.owes(seat)
    return frozenset(others | {one for one in persons - engaged if loaded.owes(one) or alone})


def may_say(loaded: LoadedTable, seat: int, said: str, hub: Hub) -> bool:
    """Whether a bot may say this now.

    An offer to a person only if it can stay open long enough. Nothing that ends a recent offer of its own or of another
    bot.
    """
    option = Option.parse(said)
    if option.verb == "withdraw":
        # Not before its time, even if its maker can no longer keep it: that would tell what the maker has.
        return all(offer.number != offer_and_reason(option)[0] for offer, _ in recent_offers(loaded))
    trial = loaded.match.clone()
    try:
        trial.play(seat, option)
    except ConsigliereError:
        return option.verb != "offer"  # the writer refuses it, and says why
    if option.verb == "offer":
        offer = trial.state.offers[-1]
        if not set(offer.parties) - {seat} <= reachable_seats(loaded, seat, hub):
            return False
        if people(loaded) & set(offer.parties) and watched(loaded, hub):
            return _stands(loaded, trial, offer)
        return True
    trade, about = loaded.setup.title.trade, offer_and_reason(option)[0] if option.verb == "refuse" else option.target
    standing = {offer.number for offer in trial.state.offers}
    recent, resting = recent_offers(loaded), resting_offers(loaded)
    if any(offer.number not in standing for offer, _ in recent if offer.number != about):
        return False
    kept = [offer for offer, _ in recent if offer.number != about] + [one.offer for one in resting]
    if trade is None:
        return True
    # What its maker cannot keep even now hinders nobody: if all bots fell silent, that would tell.
    kept = [offer for offer in kept if not trade.problem(loaded.match.state, offer, offer.maker)]
    return not any(trade.problem(trial.state, offer, offer.maker) for offer in kept)


def _stands(loaded: LoadedTable, match: Match, offer: Offer) -> bool:
    """Whether an offer still stands after its bots have answered the question that they owe an answer to now."""
    if loaded.window() is not None:
        return True  # answers are held until the window closes
    trial = match.clone()
    for seat in offer.parties:
        if not loaded.driven(seat):
            continue
        for _ in range(MOST_IN_ROW):
            if trial.number(None) != match.number(None) or seat not in trial.deciders:
                break
            trial.play(seat, trial.options(seat)[0])
    return any(one.number == offer.number for one in trial.state.offers)


def expires_in(loaded: LoadedTable, number: int) -> float:
    """Seconds until an offer expires unanswered. Short patience does not shorten a bot's offer to a person."""
    kept = [left for offer, left in recent_offers(loaded) if offer.number == number]
    made = loaded.offered[number].made
    return max([made.left(days.lasts(loaded, made.at, loaded.row.patience)), *kept])


def expiry(loaded: LoadedTable, number: int) -> tuple[int, int]:
    """When an offer expires unanswered, in milliseconds of the wall clock, and how many seconds it stands in all.

    Zeros for an offer that an imported game contains.
    """
    if number not in loaded.offered:
        return 0, 0
    made = loaded.offered[number].made
    offer = next(one for one in loaded.match.state.offers if one.number == number)
    lasts = max(loaded.row.patience, MIN_OFFER_SECONDS if offer.maker not in people(loaded) else 0.0)
    if days.halted(loaded):
        return 0, 0  # nobody knows when it will
    lasts = days.lasts(loaded, made.at, lasts)
    return round(1000 * (made.at + lasts)), round(lasts)


def seconds_until_more_talk(loaded: LoadedTable) -> list[float]:
    """Seconds after which bots may say more to people than now, though nothing happens."""
    return [left for _, left in recent_offers(loaded)]
