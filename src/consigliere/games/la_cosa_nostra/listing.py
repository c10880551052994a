"""The table as a list of places, for screen readers and for playing from the list.

Every card is described in full, with its abilities. The choices that point at it are next to its line.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from consigliere.drawing import Line, Place, Texts, View, cached_place

from .components import (
    BUSINESS,
    BUSINESS_KIND,
    COST,
    EARNING,
    FAMILY_GANGSTERS,
    FAMILY_IDS,
    GANGSTER,
    INCOME,
    JOB,
    JOB_CATEGORY,
    KIND_IDS,
    MONOPOLY_IDS,
    MONOPOLY_KIND,
)
from .options import DIE_IDS
from .telling import named
from .text import ROUNDS, deals, for_hire, task_text

HIDDEN: Final = "hidden"


def listing(view: View, words: Texts) -> tuple[Place, ...]:
    """The state of the game, rolls in progress, the market and public cards, every family, the reader's hand."""
    table = view["table"]
    found = [_stands(view, words)]
    if not table["round"]:
        return (*found, _bosses(view, words))
    if table["deeds"]:
        found.append(_deeds(view, words))
    prices = table["prices"]
    on_offer = [(name, prices[name]) for name in table["market"]]
    found.append(cached_place(_market, words, (on_offer, table["deck"]), table, words))
    found.append(_monopolies(view, words))
    if table["display"]:
        found.append(Place(words("text-display"), tuple([_hireable(view, name, words) for name in table["display"]])))
    players = [player for player in table["players"] if player["family"] is not None]
    who = (view["seat"], [player["family"] for player in table["players"]])
    for player in players:
        found.append(cached_place(_family, words, (player, who, _costs(player, prices)), view, player, words))
    decks = [table[name] for name in ("job_decks", "piles", "influence_deck", "influence_discard")]
    found.append(cached_place(_decks, words, decks, table, words))
    if table["hand"] is not None:
        found.append(_jobs(table, words))
        found.append(_influence(table, words))
    return tuple(found)


def _costs(player: dict[str, Any], prices: dict[str, int]) -> list[int]:
    """A family's costs of hiring gangsters under its boss, and of planned purchases."""
    planned = [task["business"] for one in player["gangsters"] for task in one["tasks"] if task and "business" in task]
    return [prices[name] for name in [*player["boss"], *planned]]


# --- public things


def _stands(view: View, words: Texts) -> Place:
    table = view["table"]
    lines = [words("text-round", round=str(table["round"]), rounds=str(table["rounds"]))] if table["round"] else []
    lines.append(words(f"phase-{table['phase']}"))
    if table["first"] is not None:
        lines.append(words("list-first", who=named(view, table["first"])))
    if table["turn"] is not None:
        lines.append(words("list-turn", who=named(view, table["turn"])))
    if table["round"]:
        money = [player["cash"] + player["laundered"] for player in table["players"]]
        most = [words(named(view, seat)) for seat, amount in enumerate(money) if amount == max(money)]
        lines.append(words("list-richest", who=", ".join(most), amount=max(money)))
    return Place(words("list-stands"), tuple([Line(line) for line in lines]))


def _bosses(view: View, words: Texts) -> Place:
    """The families, while the bosses are being chosen."""
    lines = []
    for family in FAMILY_IDS:
        taken = view["table"]["sides"].get(family)
        name = words(f"side-{family}")
        text = name if taken is None else words("list-taken", family=name, seat=str(taken["seat"] + 1))
        lines.append(Line(text, (family,)))
    return Place(words("list-bosses"), tuple(lines))


def _deeds(view: View, words: Texts) -> Place:
    """The rolls in progress with their dice; those of the last can be rerolled."""
    deeds = view["table"]["deeds"]
    lines = []
    for deed in deeds:
        who = words("text-owned", what=deed["gangster"], who=named(view, deed["seat"]))
        what = words(deed["job"]) if deed["job"] else words("text-for-money")
        against = deed.get("target") or (named(view, deed["against"]) if "against" in deed else "")
        aimed = f", {words('list-against', whom=words(against))}" if against else ""
        lines.append(Line(f"{who}: {what}{aimed}"))
        for i, shown in enumerate(deed["dice"]):
            good = "yes" if shown >= deed["value"] else "no"
            text = words("list-die", number=str(i + 1), shown=str(shown), value=str(deed["value"]), good=good)
            lines.append(Line(text, (DIE_IDS[i],) if deed is deeds[-1] else ()))
    return Place(words("text-deeds"), tuple(lines))


def _market(table: dict[str, Any], words: Texts) -> Place:
    lines = [Line(_printed(name, words, table["prices"][name]), (name,)) for name in table["market"]]
    deck = table["deck"]
    lines.append(Line(words("list-deck", count=len(deck))))
    for number, name in enumerate(deck, start=1):
        if name != HIDDEN:
            lines.append(Line(words("list-in-deck", number=str(number), what=name), (name,)))
    return Place(words("text-market"), tuple(lines))


def _printed(name: str, words: Texts, price: int | None = None) -> str:
    """A business with everything printed on it; on the market with the reader's price."""
    business = BUSINESS[name]
    cost = COST[business] if price is None else price
    return words("pic-business", name=words(name), income=INCOME[business], cost=cost)


def _monopolies(view: View, words: Texts) -> Place:
    """The holder of each monopoly, and how many businesses of its kind the families own."""
    lines = []
    for number, name in enumerate(MONOPOLY_IDS):
        facts = view["table"]["monopolies"][name]
        owned: Counter[int] = Counter()
        for player in view["table"]["players"]:
            owned[player["seat"]] += sum([_kind(one) == MONOPOLY_KIND[number] for one in player["businesses"]])
        counts = ", ".join([f"{words(named(view, seat))} {count}" for seat, count in owned.most_common() if count])
        text = words("list-monopoly", what=name, who=named(view, facts["seat"]))
        why = f" {words('list-owned', counts=counts)}" if counts else ""
        lines.append(Line(f"{text}{why}{deals(view, facts['tokens'], words)}", (name,)))
    return Place(words("text-monopolies"), tuple(lines))


def _kind(business: dict[str, Any]) -> int:
    return BUSINESS_KIND[BUSINESS[business["id"]]]


def _hireable(view: View, name: str, words: Texts) -> Line:
    special = GANGSTER[name] >= FAMILY_GANGSTERS
    hint = f". {words(f'{name}-hint')}" if special else ""
    return Line(f"{for_hire(view, name, words)}{hint}", (name,))


def _decks(table: dict[str, Any], words: Texts) -> Place:
    decks = [f"{number}: {count}" for number, count in zip(ROUNDS, table["job_decks"], strict=True)]
    lines = [Line(f"{words('text-job-decks')}. {', '.join(decks)}")]
    for number, pile in zip(ROUNDS, table["piles"], strict=True):
        if pile:
            cards = Counter([job["card"] for job in pile])
            hidden = cards.pop(HIDDEN, 0)
            shown = [_times(words(card), count) for card, count in cards.items()]
            shown += [words("text-face-down", count=hidden)] if hidden else []
            lines.append(Line(f"{words('text-pile', round=number)}: {', '.join(shown)}"))
    discard = Counter(table["influence_discard"])
    lines.append(Line(words("text-influence-deck", count=table["influence_deck"], gone=discard.total())))
    known = [_times(words(card), count) for card, count in discard.items() if card != HIDDEN]
    if known:
        lines.append(Line(words("list-discard", cards=", ".join(known))))
    return Place(words("list-decks"), tuple(lines))


def _times(text: str, count: int) -> str:
    return text if count == 1 else f"{count} × {text}"


# --- a family's place


def _family(view: View, player: dict[str, Any], words: Texts) -> Place:
    seat = player["seat"]
    backs = [ROUNDS[job["round"] - 1] for job in player["jobs"]]
    shown = ", ".join(backs) or words("none")
    lines = [
        Line(words("pic-cash", amount=player["cash"]), (player["family"],)),
        Line(words("pic-laundered", amount=player["laundered"])),
        Line(words("pic-payday", amount=player["payday"])),
        Line(words("list-cards", jobs=len(backs), backs=shown, influence=player["influence"])),
        Line(words("list-tokens", count=player["tokens"])),
    ]
    known = Counter([job["card"] for job in player["jobs"] if job["card"] != HIDDEN])
    if known and seat != view["seat"]:
        cards = [_times(words(card), count) for card, count in known.items()]
        lines.append(Line(f"{words('text-known')}: {', '.join(cards)}"))
    kinds: set[str] = set()
    for business in player["businesses"]:
        kind = KIND_IDS[_kind(business)]
        first = seat == view["seat"] and kind not in kinds and not business["blocked"]
        kinds |= {kind} if first else set()
        lines.append(Line(_business(view, business, words), (business["id"], kind) if first else (business["id"],)))
    for gangster in player["gangsters"]:
        lines += _gangster(view, gangster, words)
    for name in player["boss"]:
        waiting = _hireable(view, name, words)
        lines.append(Line(f"{words('text-boss')}: {waiting.text}", waiting.things))
    if player["trophies"]:
        lines.append(Line(f"{words('text-trophies')}: {', '.join([words(name) for name in player['trophies']])}"))
    message = "text-family-you" if seat == view["seat"] else "text-family"
    return Place(words(message, family=f"side-{player['family']}", seat=str(seat + 1)), tuple(lines))


def _marks(facts: dict[str, Any], words: Texts) -> list[str]:
    marks = [words("text-blocked")] if facts["blocked"] else []
    return marks + ([words("text-used")] if facts["used"] else [])


def _business(view: View, facts: dict[str, Any], words: Texts) -> str:
    return f"{', '.join([_printed(facts['id'], words), *_marks(facts, words)])}{deals(view, facts['tokens'], words)}"


def _gangster(view: View, facts: dict[str, Any], words: Texts) -> list[Line]:
    """A gangster with his first assignment. The second has its own line, since choices distinguish the two."""
    name = facts["id"]
    grown = "same" if facts["strength"] == facts["guns"] else "other"
    strength = {"strength": facts["strength"], "guns": facts["guns"], "grown": grown}
    parts = [words("list-gangster", what=name, **strength), *_marks(facts, words)]
    parts += [words(card) for card in facts["attached"]]
    if facts["split"] is not None:
        parts.append(words("text-split", count=facts["split"]))
    first, second = facts["tasks"]
    things = [name]
    parts.append(task_text(view, first, words) if first else words("list-idle"))
    if first and first["kind"] == "purchase":
        things.append(first["business"])
    hint = f". {words(f'{name}-hint')}" if GANGSTER[name] >= FAMILY_GANGSTERS else ""
    lines = [Line(f"{', '.join(parts)}{hint}", tuple(things))]
    if second:
        planned = (second["business"],) if second["kind"] == "purchase" else ()
        text = words("list-second", what=name, task=task_text(view, second, words))
        lines.append(Line(text, (f"{name}_2", *planned)))
    return lines


# --- the reader's own cards


def _jobs(table: dict[str, Any], words: Texts) -> Place:
    lines = []
    for job, count in Counter(table["hand"]).items():
        text = words("text-full", what=job)
        if JOB_CATEGORY[JOB[job]] != EARNING:
            text = f"{text}. {words(f'{job}-hint')}"
        lines.append(Line(_times(text, count), (job,)))
    return Place(words("text-your-jobs"), tuple(lines) or (Line(words("none")),))


def _influence(table: dict[str, Any], words: Texts) -> Place:
    lines = [
        Line(_times(f"{words(card)}. {words(f'{card}-hint')}", count), (card,))
        for card, count in Counter(table["influence"]).items()
    ]
    return Place(words("text-your-influence"), tuple(lines) or (Line(words("none")),))
