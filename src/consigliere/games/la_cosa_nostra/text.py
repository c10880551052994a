"""The table of a view as text for a terminal, within 100 columns and without colour.

First the public things: market, monopolies, decks, gangsters for hire, a roll in progress. Then every family's place,
the reader's own last, and the reader's hand.
"""

from __future__ import annotations

from functools import lru_cache
from textwrap import wrap
from typing import Any, Final

from consigliere.drawing import Texts, counted

from .components import BUSINESS, EARNING, FAMILY_GANGSTERS, GANGSTER, GUNS, INCOME, JOB, JOB_CATEGORY
from .telling import named

WIDTH: Final = 100
NAME: Final = 28  # columns of a gangster's name
HARD: Final = "\N{NO-BREAK SPACE}"
ROUNDS: Final = ("I", "II", "III", "IV")

Table = dict[str, Any]


def board_text(view: dict[str, Any], words: Texts) -> str:
    """Everything on the table that the view's seat may see. Blank lines separate places."""
    table = view["table"]
    parts = [_common(view, words)]
    if table["display"]:
        parts.append(_display(view, words))
    if table["deeds"]:
        parts.append(_deeds(view, words))
    you = view["seat"]
    places = [player for player in table["players"] if player["family"] is not None]
    parts += [_family(view, player, words) for player in sorted(places, key=lambda player: player["seat"] == you)]
    if table["hand"] is not None:
        parts.append(_hand(table, words))
    return "\n\n".join("\n".join(line.rstrip() for line in part) for part in parts)


# --- lines


def _row(label: str, items: list[str], indent: int = 0) -> tuple[str, ...]:
    """A label and its items, wrapped between items."""
    text = f"{HARD}· ".join(item.replace(" ", HARD) for item in items)
    return _wrapped(f"{label}: {text}", indent)


@lru_cache(maxsize=4096)
def _wrapped(text: str, indent: int = 0) -> tuple[str, ...]:
    """Lines of text, cached because the board is written after every choice and most of it stays the same."""
    lines = wrap(text, WIDTH, initial_indent=" " * indent, subsequent_indent=" " * (indent + 4))
    return tuple([line.replace(HARD, " ") for line in lines])


@lru_cache(maxsize=4096)
def _beside(text: str) -> tuple[str, ...]:
    """Lines next to a gangster's name."""
    return tuple(wrap(text, WIDTH - NAME - 9))


def _seats(view: dict[str, Any], seats: list[int], words: Texts) -> list[str]:
    return counted([words(named(view, seat)) for seat in seats], " ×")


# --- public things


def _common(view: dict[str, Any], words: Texts) -> list[str]:
    table = view["table"]
    when = [words("text-round", round=str(table["round"]), rounds=str(table["rounds"]))] if table["round"] else []
    when.append(words(f"phase-{table['phase']}"))
    if table["first"] is not None:
        when.append(words("text-first", who=named(view, table["first"])))
    if table["turn"] is not None:
        when.append(words("text-turn", who=named(view, table["turn"])))
    if not table["round"]:
        return when  # the bosses are being chosen, the table is empty
    return [
        " · ".join(when),
        *_row(words("text-market"), [_offered(name, table, words) for name in table["market"]] or ["–"]),
        *_known_deck(table, words),
        *_row(words("text-monopolies"), [_monopoly(view, name, words) for name in table["monopolies"]]),
        *_decks(table, words),
    ]


def _offered(business: str, table: Table, words: Texts) -> str:
    return words("text-priced", what=business, price=table["prices"][business], income=INCOME[BUSINESS[business]])


def _known_deck(table: Table, words: Texts) -> list[str]:
    """The business deck from the top, as far as the reader has seen it."""
    deck = table["deck"]
    label = words("text-deck", count=len(deck))
    seen = [f"{place}. {words(name)}" for place, name in enumerate(deck, start=1) if name != "hidden"]
    return [*_row(label, seen)] if seen else [label]


def _monopoly(view: dict[str, Any], name: str, words: Texts) -> str:
    facts = view["table"]["monopolies"][name]
    held = words("text-held", what=name, who=named(view, facts["seat"]))
    return f"{held}{deals(view, facts['tokens'], words)}"


def deals(view: dict[str, Any], tokens: list[int], words: Texts) -> str:
    """The owners of deal tokens on a card, as the end of a line; empty if there are none."""
    return f" {words('text-tokens-on', names=', '.join(_seats(view, tokens, words)))}" if tokens else ""


def _decks(table: Table, words: Texts) -> list[str]:
    decks = [f"{number} {count}" for number, count in zip(ROUNDS, table["job_decks"], strict=True)]
    influence = words("text-influence-deck", count=table["influence_deck"], gone=len(table["influence_discard"]))
    lines = [f"{words('text-job-decks')}: {' · '.join(decks)}   {influence}"]
    for number, pile in zip(ROUNDS, table["piles"], strict=True):
        if pile:
            open_cards = [words(job["card"]) for job in pile if job["card"] != "hidden"]
            hidden = len(pile) - len(open_cards)
            shown = counted(open_cards, " ×") + ([words("text-face-down", count=hidden)] if hidden else [])
            lines += _row(words("text-pile", round=number), shown)
    return lines


def _display(view: dict[str, Any], words: Texts) -> list[str]:
    """The special gangsters for hire, with their abilities."""
    lines = [f"{words('text-display')}:"]
    for name in view["table"]["display"]:
        lines += _wrapped(f"{for_hire(view, name, words)}. {words(f'{name}-hint')}", 2)
    return lines


def _deeds(view: dict[str, Any], words: Texts) -> list[str]:
    """The rolls in progress with their dice."""
    lines = [f"{words('text-deeds')}:"]
    for deed in view["table"]["deeds"]:
        who = words("text-owned", what=deed["gangster"], who=named(view, deed["seat"]))
        what = words(deed["job"]) if deed["job"] else words("text-for-money")
        against = deed.get("target") or (named(view, deed["against"]) if "against" in deed else "")
        line = f"{who}: {what}{' → ' + words(against) if against else ''}"
        if deed["dice"]:
            dice = ", ".join(map(str, deed["dice"]))
            line += f". {words('text-dice', dice=dice, count=len(deed['dice']), value=str(deed['value']))}"
        lines += _wrapped(line, 2)
    return lines


# --- a family's place


def _family(view: dict[str, Any], player: dict[str, Any], words: Texts) -> list[str]:
    seat = player["seat"]
    message = "text-family-you" if seat == view["seat"] else "text-family"
    backs = [str(job["round"]) for job in player["jobs"]]
    facts = [
        words("text-cash", amount=player["cash"]),
        words("text-laundered", amount=player["laundered"]),
        words("text-tokens", count=player["tokens"]),
        words("text-jobs", count=len(backs), backs=" ".join(backs) or "–"),
        words("text-influence", count=player["influence"]),
    ]
    head = words(message, family=f"side-{player['family']}", seat=str(seat + 1))
    lines = [*_row(head, facts)]
    lines += _row(words("text-businesses"), [_business(view, b, words) for b in player["businesses"]] or ["–"], 2)
    for gangster in player["gangsters"]:
        lines += _gangster(view, gangster, words)
    if player["boss"]:
        hire = [for_hire(view, name, words) for name in player["boss"]]
        lines += _row(words("text-boss"), hire, 2)
    if player["trophies"]:
        lines += _row(words("text-trophies"), [words(name) for name in player["trophies"]], 2)
    known = [words(job["card"]) for job in player["jobs"] if job["card"] != "hidden"]
    if known and seat != view["seat"]:
        lines += _row(words("text-known"), known, 2)
    return lines


def for_hire(view: dict[str, Any], name: str, words: Texts) -> str:
    """A gangster who can be hired, with his current price; less than on his card in an exchange. [LCN-EXP-05]"""
    return words("text-for-hire", what=name, guns=str(GUNS[GANGSTER[name]]), price=view["table"]["prices"][name])


def _business(view: dict[str, Any], facts: dict[str, Any], words: Texts) -> str:
    marks = [words("text-blocked")] if facts["blocked"] else []
    marks += [words("text-used")] if facts["used"] else []
    name = words(facts["id"]) + (f" [{', '.join(marks)}]" if marks else "")
    return f"{name}{deals(view, facts['tokens'], words)}"


def _gangster(view: dict[str, Any], facts: dict[str, Any], words: Texts) -> list[str]:
    """A gangster: strength, name, attachments, assignments, and his ability if he is special."""
    marks = [words(card) for card in facts["attached"]]
    marks += [words("text-blocked")] if facts["blocked"] else []
    marks += [words("text-used")] if facts["used"] else []
    if facts["split"] is not None:
        marks.append(words("text-split", count=facts["split"]))
    tasks = [task_text(view, task, words) for task in facts["tasks"] if task]
    name = f"{'▮' * facts['strength']:<5} {words(facts['id']):<{NAME}}"
    text = "; ".join([*([f"[{', '.join(marks)}]"] if marks else []), *(tasks or [words("text-idle")])])
    first, *rest = _beside(text)
    lines = [f"  {name} {first}", *[" " * (NAME + 9) + line for line in rest]]
    if GANGSTER[facts["id"]] >= FAMILY_GANGSTERS:
        lines += _wrapped(words(f"{facts['id']}-hint"), 8)
    return lines


def task_text(view: dict[str, Any], task: dict[str, Any], words: Texts) -> str:
    """A gangster's assignment: a planned purchase, or a job, whose name may be hidden."""
    if task["kind"] == "purchase":
        planned = words("text-purchase", what=task["business"], price=view["table"]["prices"][task["business"]])
        return f"{planned}{deals(view, task['tokens'], words)}"
    if task["card"] == "hidden":
        return words("text-job-hidden", round=ROUNDS[task["round"] - 1])
    return words("text-job", what=task["card"], round=ROUNDS[task["round"] - 1])


# --- the reader's own cards


def _hand(table: Table, words: Texts) -> list[str]:
    lines = [f"{words('text-your-jobs')}:{'' if table['hand'] else ' –'}"]
    for job in table["hand"]:
        face = words("text-full", what=job)
        earning = JOB_CATEGORY[JOB[job]] == EARNING  # its terms say everything; other jobs need their effects
        lines += _wrapped(face if earning else f"{face}. {words(f'{job}-hint')}", 2)
    lines.append(f"{words('text-your-influence')}:{'' if table['influence'] else ' –'}")
    for card in table["influence"]:
        lines += _wrapped(f"{words(card)}. {words(f'{card}-hint')}", 2)
    return lines
