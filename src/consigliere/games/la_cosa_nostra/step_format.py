"""Readable fields in positions for rolls in progress, and for steps that pack several numbers into one."""

from __future__ import annotations

from typing import Any, Final

from consigliere.engine import BadPosition, Code
from consigliere.engine.hidden import bits_of_seats, seats_in_bits

from .components import (
    AIM_IDS,
    ATTACHMENT_IDS,
    BUSINESS,
    BUSINESS_IDS,
    FACE,
    GANGSTER,
    GANGSTER_IDS,
    JOB,
    JOB_IDS,
    MOST_SEATS,
    NONE,
    REROLL,
    SLOT_IDS,
    SPOT,
    SPOT_IDS,
)
from .components import MODE_IDS as CARD_MODE_IDS
from .deed import HARM_IDS, MODE_IDS, Deed, Reaction
from .options import DIE, DIE_IDS, MOST_DICE
from .pieces import Split
from .reactions import Robbery

AT_GANGSTER: Final = AIM_IDS.index("gangster")


# --- cards


def card_written(card: int) -> dict[str, Any] | None:
    """A job with those who know it; None if there is none."""
    return None if card < 0 else {"job": JOB_IDS[card % FACE], "known": seats_in_bits(card // FACE, MOST_SEATS)}


def card_read(written: dict[str, Any] | None) -> int:
    """The job card that `card_written` wrote; -1 for None."""
    return NONE if written is None else JOB[written["job"]] + FACE * bits_of_seats(written["known"], MOST_SEATS)


# --- deeds


def _maybe(number: int) -> int | None:
    return number if number >= 0 else None


def deed_written(deed: Deed) -> dict[str, Any]:
    """A deed as readable JSON."""
    things = GANGSTER_IDS if deed.aim == AT_GANGSTER else BUSINESS_IDS
    return {
        "mode": MODE_IDS[deed.mode],
        "seat": deed.seat,
        "gangster": GANGSTER_IDS[deed.gangster],
        "job": JOB_IDS[deed.face] if deed.face >= 0 else None,
        "card": card_written(deed.card),
        "aim": AIM_IDS[deed.aim],
        "against": _maybe(deed.against),
        "target": things[deed.target] if deed.target >= 0 else None,
        "sources": [SPOT_IDS[spot] for spot in deed.sources],
        "stake": deed.stake,
        "gamble": deed.gamble,
        "dice_planned": _maybe(deed.planned),
        "dice": list(deed.dice),
        "fixed": [i + 1 for i in range(len(deed.dice)) if deed.fixed >> i & 1],
        "value": deed.value,
        "successes": deed.successes,
        "succeeded": deed.succeeded,
        "reward": deed.reward,
        "taken": deed.taken,
        "harm": HARM_IDS[deed.harm],
        "void": deed.void,
        "repelled": deed.repelled,
        "again": deed.again,
        "reacted": [
            {"gangster": GANGSTER_IDS[gangster], "card": card_written(card)} for gangster, card in deed.reacted
        ],
    }


def deed_read(written: dict[str, Any], seats: int) -> Deed:
    """The deed that `deed_written` wrote. ValueError names a seat that is not at the table."""
    aim = AIM_IDS.index(written["aim"])
    things = GANGSTER if aim == AT_GANGSTER else BUSINESS
    seat, against = written["seat"], written["against"]
    for one in (seat, against):
        if one is not None and (type(one) is not int or not 0 <= one < seats):
            raise ValueError(f"a roll is about seat {one!r}, which is not at this table")
    return Deed.make(
        mode=MODE_IDS.index(written["mode"]),
        seat=seat,
        gangster=GANGSTER[written["gangster"]],
        face=NONE if written["job"] is None else JOB[written["job"]],
        card=card_read(written["card"]),
        aim=aim,
        against=NONE if against is None else against,
        target=NONE if written["target"] is None else things[written["target"]],
        sources=tuple(SPOT[spot] for spot in written["sources"]),
        stake=int(written["stake"]),
        gamble=bool(written["gamble"]),
        planned=NONE if written["dice_planned"] is None else int(written["dice_planned"]),
        dice=tuple(int(die) for die in written["dice"]),
        fixed=sum(1 << (int(i) - 1) for i in written["fixed"]),
        value=int(written["value"]),
        successes=int(written["successes"]),
        succeeded=bool(written["succeeded"]),
        reward=int(written["reward"]),
        taken=int(written["taken"]),
        harm=HARM_IDS.index(written["harm"]),
        void=bool(written["void"]),
        repelled=bool(written["repelled"]),
        again=bool(written["again"]),
        reacted=tuple(Reaction(GANGSTER[one["gangster"]], card_read(one["card"])) for one in written["reacted"]),
    )


# --- a gangster's split dice


def split_written(split: Split) -> dict[str, int]:
    """A gangster's split dice as readable JSON."""
    return {"left": split.left, "of": split.of}


def split_read(written: dict[str, Any]) -> Split:
    """The split that `split_written` wrote. ValueError if more dice are left than there were."""
    left, of = int(written["left"]), int(written["of"])
    if not 0 <= left <= of <= MOST_DICE:
        raise ValueError(f"{left} of {of} dice cannot be left of a split")
    return Split(left, of)


# --- steps


def _robberies(waiting: tuple[Robbery, ...]) -> list[dict[str, Any]]:
    return [{"seat": seat, "slot": SLOT_IDS[slot], "dice": _maybe(dice)} for seat, slot, dice in waiting]


def _robberies_read(written: list[dict[str, Any]]) -> tuple[Robbery, ...]:
    found: list[Robbery] = []
    for one in written:
        seat, slot, dice = one["seat"], one["slot"], one["dice"]
        if type(seat) is not int or slot not in SLOT_IDS or (dice is not None and type(dice) is not int):
            raise BadPosition([f"waiting of Robberies cannot be {one!r}"])
        found.append(Robbery(seat, SLOT_IDS.index(slot), NONE if dice is None else dice))
    return tuple(found)


def _dice(bits: int) -> list[str]:
    """The dice picked up, by their index on the table."""
    return [name for die, name in enumerate(DIE_IDS) if bits >> die & 1]


def _dice_read(written: list[Any]) -> int:
    return sum([1 << DIE[name] for name in dict.fromkeys(written)])


def renewed(step: dict[str, Any]) -> dict[str, Any]:
    """A step in the current format. Positions of older stored games have bare numbers in these places."""
    if step["step"] == "InfluenceWindow" and type(step.get("mode")) is int:
        things = DIE_IDS if step["mode"] == REROLL else GANGSTER_IDS
        step["thing"] = things[step["thing"]] if step["thing"] >= 0 else None
        step["mode"] = CARD_MODE_IDS[step["mode"]]
    if step["step"] == "RerollAny" and type(step.get("chosen")) is int:
        step["chosen"] = _dice(step["chosen"])
    return step


CODES: Final[dict[str, Code]] = {
    "chosen": Code(_dice, _dice_read),
    "schemed": Code(lambda bits: seats_in_bits(bits, MOST_SEATS), lambda seats: bits_of_seats(seats, MOST_SEATS)),
    "waiting": Code(_robberies, _robberies_read),
    "pin": Code(
        lambda bit: ATTACHMENT_IDS[int(bit).bit_length() - 1], lambda name: 1 << ATTACHMENT_IDS.index(str(name))
    ),
}
